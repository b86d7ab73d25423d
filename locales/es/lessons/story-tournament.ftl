### Las palabras de lessons/story-tournament.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source f8362aa4
lesson-story-tournament = Los primeros torneos
    .about = En el café se juega por una copa.
    .can = ¡Ya sabes dónde fue el primer gran torneo!
    .notes = Objetivo: que la clase sepa que en el siglo XVIII la gente jugaba en los cafés, que algunos incluso vivían de ello y que los torneos llegaron en el XIX: el primer gran torneo fue en Londres, en 1851. Pregunta a quién le gustaría hacer un torneo en clase.

# source fd10c8d6
lesson-story-tournament_coffee-house = Hacia 1700 se jugaba en los cafés, y algunos vivían de ello. ¡Toca la copa!
    .paper = Hacia 1700 se jugaba en los cafés, y algunos vivían de ello.

# source 70813112
lesson-story-tournament_first = El primer gran _torneo_ llegó más tarde: fue en Londres, en 1851. ¿Quién gana la copa?

# source 39214bb4
lesson-story-tournament_you = Hoy, niñas y niños de todo el mundo juegan torneos. ¡Quizá tú también!
