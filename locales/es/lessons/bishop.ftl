### Las palabras de lessons/bishop.toml.
###
### Las menos palabras posibles: el niño aún no lee ni conoce los nombres de las casillas. Solo las pistas los dicen.

# source 78cce317
lesson-bishop = El alfil
    .about = Diagonales, y un solo color para siempre.
    .can = ¡Ya sabes deslizar el alfil en diagonal!
    .notes = Objetivo: el alfil va en diagonal, nunca salta, nunca captura a un amigo y nunca cambia de color. Dos niños llevan un alfil de casillas claras y otro de casillas oscuras por un tablero de verdad e intentan encontrarse en una casilla: nunca lo consiguen. Algunos niños doblan la línea a medio camino. Una jugada es una sola diagonal recta.

# source f42ccd2c
lesson-bishop_first-star = ¡El alfil va en diagonal!
    .hint-1 = Toca la estrella.
    .hint-2 = Ve a g5. Luego ve a d8.
    .yes = ¡Zas!

# source e3b9aa85
lesson-bishop_zigzag = ¡En zigzag a la estrella!
    .hint-1 = Hacen falta dos jugadas.
    .hint-2 = Primero a f5. Luego a c8.
    .yes = ¡Muy bien!

# source 0e7944b4
lesson-bishop_straight = ¡Intenta ir recto!
    .hint-1 = Toca el alfil y luego el final de la flecha.
    .hint-2 = Muévelo de d4 a d7. Volverá.
    .yes = Un alfil solo va en diagonal.
    .because-piece-cant-move-that-way = ¡Uy!

# source 83cbdbd5
lesson-bishop_both-bishops = ¡Dos alfiles cazan una estrella que vuela!
    .paper = ¡Dos alfiles cazan las estrellas: 1, 2, 3, 4!
    .hint-1 = Un alfil va por casillas oscuras, el otro por claras.
    .hint-2 = El alfil de c1 va a g5. Luego el alfil de f1 va a c4.
    .yes = Cada uno sigue en su color.

# source 00bd04f4
lesson-bishop_pawn-then-rook = ¡Ahora captura los dos!
    .hint-1 = El peón va primero.
    .hint-2 = Captura en e3 y después en g5.
    .yes = ¡Ñam!

# source 2db63014
lesson-bishop_own-pawn = ¡Intenta capturar tu peón!
    .hint-1 = Toca el alfil y luego el final de la flecha.
    .hint-2 = Muévelo de f1 a d3. Volverá.
    .yes = Es tu amigo.
    .because-own-piece-on-target = ¡Oh, no!

# source 30d8fc57
lesson-bishop_maze = ¡Cuélate!
    .hint-1 = Sigue las casillas libres con el dedo.
    .hint-2 = Ve por d2, e1 y f2 hasta g1.
    .yes = ¡Muy bien!

# source 73154748
lesson-bishop_horse = ¡Atrapa mis dos caballos!
    .hint-1 = Un alfil mira las casillas oscuras, el otro las claras.
    .hint-2 = Captura un caballo en cuanto puedas.
    .yes = ¡Atrapados!
