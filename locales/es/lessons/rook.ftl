### Las palabras de lessons/rook.toml.
###
### Las menos palabras posibles: el niño aún no lee ni conoce los nombres de las casillas. Solo las pistas los dicen.

# source 57653d4c
lesson-rook = La torre
    .about = Líneas rectas, muros y estrellas.
    .can = ¡Ya sabes rodear todos los muros con la torre!
    .notes = Objetivo: la torre va recta, hasta donde el camino esté libre, captura lo que encuentra y nunca salta. No hay que leer nada: deja que toque. En un tablero en el suelo, un niño camina como torre y otros hacen de muros. Despistes comunes: doblar una esquina en una sola jugada y saltar por encima de una pieza propia. Cuando una pieza huye, pregunta tras cada jugada: ¿puedes capturar algo ahora?

# source b51471ba
lesson-rook_first-star = ¡Atrapa la estrella!
    .hint-1 = Toca la estrella.
    .hint-2 = La torre va recta hasta d7.
    .yes = ¡Sí!

# source 85554d17
lesson-rook_own-star = ¡Ahora levanta tú la torre!
    .paper = ¡Encuentra el camino a la estrella!
    .hint-1 = Toca primero la torre. Luego la estrella.
    .hint-2 = Mueve la torre de b4 a g4.
    .yes = ¡Genial!

# source f1d14d57
lesson-rook_three-stars = ¡Ahora la estrella vuela!
    .paper = ¡Atrapa las estrellas en orden: 1, 2, 3!
    .hint-1 = Cuando la atrapas, se va volando. ¡Síguela!
    .hint-2 = Ve primero a c7. Luego a g7, y después a g2.
    .yes = ¡Atrapada!

# source cd0a2a77
lesson-rook_first-capture = ¡Captura el peón!
    .hint-1 = Pon tu torre sobre el peón.
    .hint-2 = Muévela de c2 a c6. El peón sale del tablero.
    .yes = ¡Fuera!

# source 819994bb
lesson-rook_runaway = ¡Atrapa a los fugitivos!
    .hint-1 = Los peones corren hacia tu lado del tablero. Atrápalos antes de que lleguen.
    .hint-2 = Captura un peón siempre que puedas.
    .yes = ¡Todos atrapados!

# source 8a25d89e
lesson-rook_no-jumping = ¡Intenta saltar!
    .hint-1 = Toca la torre y luego el final de la flecha.
    .hint-2 = Muévela de d2 a d7. Volverá.
    .yes = Una torre nunca salta.
    .no = Eso sí se puede. ¡Sigue la flecha!
    .because-path-blocked = ¡Pum!

# source b1742961
lesson-rook_slantwise = ¡Prueba en diagonal!
    .hint-1 = Toca la torre y luego el final de la flecha.
    .hint-2 = Muévela de e4 a g6. Volverá.
    .yes = Una torre solo va recta.
    .no = Eso sí se puede. ¡Sigue la flecha!
    .because-piece-cant-move-that-way = ¡Uy!

# source 42179b23
lesson-rook_wall = ¡Rodea el muro!
    .hint-1 = Tus propios peones son el muro. Ve primero hacia un lado.
    .hint-2 = Ve por h1 y h8 hasta a8. Luego vuelve por h8 y h2 hasta b2.
    .yes = ¡Bien hecho!

# source d8c41f7f
lesson-rook_horse = ¡Atrapa mi caballo!
    .hint-1 = El caballo se va saltando. Ponte donde puedas capturarlo después.
    .hint-2 = Captúralo en cuanto puedas.
    .yes = ¡Atrapado!
