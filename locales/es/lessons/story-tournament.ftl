### Las palabras de lessons/story-tournament.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 30b072de
lesson-story-tournament = Los primeros torneos
    .about = En el café se juega por una copa.
    .can = ¡Ya sabes dónde empezaron los torneos!
    .notes = Objetivo: que la clase sepa que los torneos y los jugadores profesionales se hicieron habituales a partir del siglo XVIII. Pregunta a quién le gustaría hacer un torneo en clase.

# source ea514c2e
lesson-story-tournament_coffee-house = Hace unos 300 años se jugaba en los cafés. ¡Toca la copa!
    .paper = Hace unos 300 años se jugaba en los cafés.

# source 9b33d9cb
lesson-story-tournament_first = Allí se jugaban _torneos_, y algunos vivían del ajedrez. ¿Quién gana la copa?

# source 39214bb4
lesson-story-tournament_you = Hoy, niñas y niños de todo el mundo juegan torneos. ¡Quizá tú también!
