### Las palabras de lessons/story-queen.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source e4340cef
lesson-story-queen = La dama aprende a volar
    .about = Un pasito se convierte en un gran vuelo.
    .can = ¡Ya sabes cómo se hizo fuerte la dama!
    .notes = Objetivo: ver que por el camino cambiaron las reglas: durante siglos, la dama daba un solo paso en diagonal. Hacia 1500, el juego ya tenía más o menos la forma que conocemos. Deja que la clase juegue una partida con la dama antigua.

# source f929bf6a
lesson-story-queen_weak = Durante siglos, la dama solo daba un pasito, siempre en diagonal. ¡Tócala dos veces!
    .paper = Durante siglos, la dama solo daba un pasito, siempre en diagonal.

# source 143bc595
lesson-story-queen_flies = Hace unos 500 años aprendió a volar. ¡Tócala otra vez!
    .paper = Hace unos 500 años aprendió a volar.

# source fac5b2e8
lesson-story-queen_today = Ahora es la pieza más fuerte de todas. Así, el ajedrez se convirtió en el juego que conoces.
