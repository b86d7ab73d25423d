### Las palabras de lessons/story-rice.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 03dff1e9
lesson-story-rice = Una montaña de arroz
    .about = Un grano, luego dos, luego cuatro.
    .can = ¡Ya conoces la historia del arroz!
    .notes = Objetivo: ver lo deprisa que crece algo que se duplica una y otra vez. La leyenda dice que el juego lo inventó un matemático indio; nadie sabe si es verdad. El número es: 18 446 744 073 709 551 615 granos, suficientes para alimentar al mundo unos 800 años. Pon arroz en un tablero de verdad y mira hasta dónde llegas.

# source e7496531
lesson-story-rice_wish = Un rey de la India adoraba el nuevo juego y dijo: ¡pide un deseo! El inventor pidió arroz: un grano en a1.

# source bce15cee
lesson-story-rice_doubled = En cada casilla siguiente, el doble: 2, luego 4, luego 8. ¡Toca el tablero!
    .paper = Y en cada casilla siguiente, el doble: 2, luego 4, luego 8.

# source 89eb3556
lesson-story-rice_rows = Una fila está llena: 255 granos, una cucharada. ¡Sigue tocando!
    .paper = Una fila está llena: 255 granos, una cucharada.

# source 2ce6a302
lesson-story-rice_mountain = Semanas contando en vano: ¡toda una montaña de arroz! ¡Llena el tablero!
    .paper = Semanas contando en vano: ¡toda una montaña de arroz!

# source c2659654
lesson-story-rice_kingdom = Más de 18 trillones de granos: ¡arroz para todo el mundo durante 800 años! El rey dio todo su reino.
