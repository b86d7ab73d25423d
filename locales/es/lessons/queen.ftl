### Las palabras de lessons/queen.toml.
###
### Las menos palabras posibles: el niño aún no lee ni conoce los nombres de las casillas. Solo las pistas los dicen.

# source 971c362d
lesson-queen = La dama
    .about = Torre y alfil a la vez.
    .can = ¡Ya sabes mover la dama en cualquier dirección!
    .notes = Objetivo: ver que la dama va como una torre o como un alfil, y de ninguna otra manera. Que la clase diga de qué pieza es la jugada que acaba de hacer la dama: «como una torre», «como un alfil». Ser fuerte no lo es todo: la dama no salta, y la pieza que se pone donde mira una torre puede ser capturada.

# source 3b400ca4
lesson-queen_first-star = ¡La dama hace las dos cosas!
    .hint-1 = Primero recto, luego en diagonal.
    .hint-2 = Primero a d6. Luego a h2.
    .yes = ¡Guau!

# source 7feceb98
lesson-queen_corners = ¡Tres esquinas!
    .hint-1 = Una dama va de esquina a esquina en una jugada.
    .hint-2 = Ve por h8 y a8 hasta h1.
    .yes = ¡Zas!

# source 96de6eb5
lesson-queen_crooked = ¡Prueba el camino torcido!
    .hint-1 = Toca la dama y luego el final de la flecha.
    .hint-2 = Muévela de d4 a e6. Volverá.
    .yes = ¡Recto o en diagonal!
    .because-piece-cant-move-that-way = ¡Uy!

# source 08becab8
lesson-queen_no-jumping = ¡Intenta saltar!
    .hint-1 = Toca la dama y luego el final de la flecha.
    .hint-2 = Muévela de d1 a h5. Volverá.
    .yes = Una dama nunca salta.
    .because-path-blocked = ¡Pum!

# source d5766b31
lesson-queen_four-knights = ¡Atrapa mis cuatro caballos!
    .hint-1 = Los caballos saltan. Captura uno siempre que puedas.
    .hint-2 = Ponte donde no llegue ningún caballo.
    .yes = ¡Los cuatro!

# source cbe0b41f
lesson-queen_whole-row = ¡Cómete toda la fila!
    .hint-1 = Empieza por el peón de g5.
    .hint-2 = Luego captura en f5, e5, d5 y c5.
    .yes = ¡Burp!

# source 9147cf83
lesson-queen_maze = ¡Busca el camino!
    .hint-1 = Sigue las casillas libres con el dedo.
    .hint-2 = Ve por e2, e5 y f6 hasta h6.
    .yes = ¡Ahí está!

# source 258b5024
lesson-queen_careful = ¡Cuidado!
    .hint-1 = Las torres miran las casillas marcadas. Párate en otra.
    .hint-2 = Primero a h1. Luego a h6, y después a b6.
    .yes = ¡Uf!

# source bcce720c
lesson-queen_queen-hunt = ¡Captura todos los peones!
    .hint-1 = Los peones quieren llegar a tu lado del tablero. Captúralos antes.
    .hint-2 = La dama de d1 puede capturar el peón de d7.
    .yes = ¡Me has ganado!
