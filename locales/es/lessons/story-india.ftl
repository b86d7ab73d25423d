### Las palabras de lessons/story-india.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 01c65737
lesson-story-india = El juego de las cuatro tropas
    .about = En la India, donde nació el ajedrez.
    .can = ¡Ya sabes dónde nació el ajedrez!
    .notes = Objetivo: que la clase sepa que el ajedrez nació en la India hace más de 1400 años, como un juego con cuatro clases de soldados: el chaturanga. Muestra la India en un mapa. Error común: creer que el ajedrez siempre ha sido como es hoy.

# source 38078b71
lesson-story-india_court = Hace mucho tiempo, en la _India_, dos amigos prueban un juego nuevo. ¡Toca el elefante!
    .paper = Hace mucho tiempo, en la _India_, dos amigos prueban un juego nuevo.

# source 0782f175
lesson-story-india_four-parts = Soldados a pie, caballos, carros y elefantes: un ejército de cuatro tropas. Por eso el ajedrez más antiguo conocido se llama _chaturanga_.

# source d733c768
lesson-story-india_today = Hoy son nuestros peones, caballos, torres y alfiles. De eso hace más de 1400 años.
