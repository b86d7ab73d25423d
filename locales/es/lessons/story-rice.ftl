### Las palabras de lessons/story-rice.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 66833e22
lesson-story-rice = Una montaña de arroz
    .about = Un grano, luego dos, luego cuatro.
    .can = ¡Ya conoces la historia del arroz!
    .notes = Objetivo: ver lo deprisa que crece algo que se dobla una y otra vez. La leyenda dice que el juego lo inventó un matemático indio; nadie sabe si es verdad. El número es: 18 446 744 073 709 551 615 granos, suficientes para alimentar al mundo unos 800 años. Pon arroz en un tablero de verdad y mira hasta dónde llegas.

# source 7bbcb2a6
lesson-story-rice_wish = Un rey adoraba el nuevo juego y dijo: ¡pide un deseo! El inventor pidió arroz: un grano en a1.

# source 06edfb1c
lesson-story-rice_doubled = «Y en cada casilla siguiente, el doble». ¡Toca el tablero!

# source 712c67b7
lesson-story-rice_rows = Una fila está llena: 255 granos, una cucharada. ¡Sigue tocando!

# source ae0aeb46
lesson-story-rice_mountain = Cuatro filas están llenas: más de cuatro mil millones de granos. ¡Llena el tablero!

# source 7a0e815f
lesson-story-rice_kingdom = ¡Una montaña más alta que el Everest! El rey tuvo que entregar todo su reino.
