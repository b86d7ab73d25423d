### Las palabras de lessons/rook.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source d1f6c910
lesson-rook = La torre
    .about = Líneas rectas, muros y estrellas.
    .notes = Objetivo: la torre va en línea recta, hasta donde el camino esté libre, y nunca salta. En un tablero en el suelo, que un niño camine como torre y otros hagan de muros. Despistes comunes: ir en diagonal en un tablero vacío, doblar una esquina en una sola jugada y saltar por encima de una pieza propia.

# source f6157cac
lesson-rook_lines =
    La _torre_ va recta: arriba, abajo, izquierda o derecha. Llega tan lejos como quiera.

# source 8972f0c7
lesson-rook_every-square = Toca cada casilla adonde puede ir esta torre.
    .hint-1 = Empieza en b2 y sube hasta el borde.
    .hint-2 = Ahora ve por la fila a la derecha. Después mira a la izquierda y abajo.
    .yes = ¡Las { $total } casillas! Has seguido las dos líneas hasta el borde.
    .no = Mira otra vez la fila y la columna. Solo cuentan las líneas rectas.

# source f6c2563b
lesson-rook_three-stars = Recoge las { $total } estrellas. Se puede en { $best } jugadas.
    .hint-1 = Entre dos estrellas de la misma fila hay una sola jugada.
    .hint-2 = Ve primero a c7. Luego a g7, y después a g2.
    .yes = ¡Las { $total } estrellas! Cada jugada ha seguido una línea recta.

# source 84b6fe5e
lesson-rook_slantwise = Intenta ir en diagonal: mueve la torre de e4 a g6.
    .hint-1 = Toca la torre de e4 y luego g6.
    .hint-2 = No se quedará ahí, y no importa. Mira qué pasa.
    .yes = Lo has visto: la torre va recta, nunca en diagonal.

# source 706d73a2
lesson-rook_own-pawn = La torre blanca quiere ir a d5. ¿Se puede?
    .hint-1 = Mira la pieza de d5. ¿Es blanca o negra?
    .hint-2 = Dos piezas nunca comparten una casilla.
    .yes = Exacto: tu propio peón de d5 es un muro.
    .no = Mira otra vez d5. Ahí está tu propio peón.

# source ee2857cd
lesson-rook_other-pawn = Ahora el peón de d5 es negro. ¿Puede ir ahí la torre?
    .hint-1 = ¿Qué ha cambiado? Mira el color del peón.
    .hint-2 = Una pieza del otro bando se puede capturar.
    .yes = Exacto: la torre captura el peón negro y se queda en d5.
    .no = Mira otra vez d5. Ese peón es del otro bando.

# source a79fab18
lesson-rook_no-jumping = Juegas con las negras. Intenta saltar por encima del peón hasta a5.
    .hint-1 = Toca la torre de g5 y luego a5.
    .hint-2 = En b5 hay algo en medio. Pruébalo igualmente.
    .yes = Lo has visto: una torre nunca salta por encima de una pieza.

# source 5c6864fd
lesson-rook_wall = Tu propio peón de a3 es un muro. Recoge las dos estrellas en { $best } jugadas.
    .hint-1 = La torre no puede pasar de a3. ¿Qué otra línea sale de a1?
    .hint-2 = Ve por la primera fila hasta el otro lado.
    .hint-3 = De h1 sube a h8. Así el camino hasta a8 queda libre.
    .yes = ¡Las dos estrellas! Has rodeado el muro.

# source d77e2836
lesson-rook_first-capture = Juegas con las negras. Captura la única pieza blanca al alcance de tu torre.
    .hint-1 = Sigue cada línea hasta encontrar una pieza.
    .hint-2 = Tu propio peón de c5 es un muro. Mira entonces la columna h.
    .hint-3 = El alfil de h2 es la primera pieza de la columna.
    .yes = Has capturado el alfil. La dama de detrás quedaba fuera de su alcance.
    .no = Puedes jugar eso, pero no captura nada. Sigue hasta una pieza blanca.
    .wrong-h5-h3 = ¡Un paso más! El alfil está en h2.
    .because-path-blocked = Todavía no: la primera pieza de la línea te detiene. Si es blanca, captúrala.
