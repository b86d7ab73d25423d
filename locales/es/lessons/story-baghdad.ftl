### Las palabras de lessons/story-baghdad.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 526401ee
lesson-story-baghdad = La casa de los libros
    .about = El ajedrez en el mundo musulmán.
    .can = ¡Ya sabes quién escribió los primeros libros de ajedrez!
    .notes = Objetivo: que la clase sepa que el ajedrez llegó a Europa a través del mundo musulmán, donde se escribieron los primeros libros sobre él. Pregunta: ¿cuáles de nuestros juegos piden suerte y cuáles piden habilidad?

# source 2a0aa9bf
lesson-story-baghdad_news = Desde Persia, el juego viajó por todo el _mundo musulmán_. ¡Toca el libro!
    .paper = Desde Persia, el juego viajó por todo el _mundo musulmán_.

# source 25c672fd
lesson-story-baghdad_books = En Bagdad, unos sabios escribieron los primeros libros de ajedrez.

# source 53ccfea6
lesson-story-baghdad_skill = En el ajedrez nadie tira los dados. Es un juego de _habilidad_, no de suerte.
