### Las palabras de lessons/writing-moves.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 994860a7
lesson-writing-moves = Jugadas en papel
    .about = Una letra para la pieza y luego su casilla. El peón no lleva letra.
    .notes = La clase escribe las jugadas como en los torneos: la letra de la pieza, una x si captura, la casilla. Da a cada pareja una hoja con dos columnas: una persona juega y la otra escribe. Un error común es ponerle una P al peón, otro es olvidar su columna: un peón que captura empieza por la letra de su columna. En otros países las letras cambian; las casillas son las mismas en todas partes.

# source 8a21aad8
lesson-writing-moves_letters =
    Rey R, dama D, torre T, alfil A, caballo C. El caballo a f3 se escribe Cf3.

# source 5cf52c3d
lesson-writing-moves_pawn = Un peón no lleva letra. Escribe la jugada del peón a e4.
    .hint-1 = Escribe solo la casilla adonde llega el peón.
    .hint-2 = Una letra y un número: e4.
    .yes = Eso es: e4. No hay letra mayúscula, así que es un peón.

# source 02980220
lesson-writing-moves_knight = Ahora escribe la jugada del caballo de g1 a f3.
    .hint-1 = ¿Con qué letra empieza la palabra caballo?
    .hint-2 = Primero C y luego la casilla: Cf3.
    .yes = Eso es: Cf3. Primero la letra y luego la casilla.

# source abfd1505
lesson-writing-moves_rook-goes = La torre va de d1 a d5. Escribe la jugada.
    .hint-1 = ¿Qué letra tiene la torre?
    .hint-2 = Primero T y luego la casilla: Td5.
    .yes = Eso es: Td5. La casilla d5 estaba vacía.

# source 15f3efe4
lesson-writing-moves_rook-takes = Ahora la torre captura el peón de d5. Escríbelo: una x quiere decir captura.
    .hint-1 = La x va entre la letra y la casilla.
    .hint-2 = T, luego x y luego la casilla: Txd5.
    .yes = Eso es: Txd5, la torre captura en d5.

# source 1311b6e6
lesson-writing-moves_pawn-takes = Juegas con las negras y el peón de e5 captura en d4. Escribe la jugada.
    .hint-1 = Un peón no lleva letra. Empieza por su columna.
    .hint-2 = El peón viene de la columna e, así que empieza por e.
    .hint-3 = Primero e, luego x y luego la casilla: exd4.
    .yes = Eso es: exd4. Dice de dónde venía el peón.

# source e97981b1
lesson-writing-moves_read-and-play = Ahora lee y juega. Juegas con las negras: e5, luego Cc6, luego a6.
    .hint-1 = Sin letra mayúscula es un peón. Primero el peón va a e5.
    .hint-2 = C es el caballo. ¿Qué caballo puede ir a c6?
    .hint-3 = Al final va otra vez un peón, de a7 a a6.
    .yes = Has leído las tres jugadas: e5, Cc6 y a6.
    .no = Mira otra vez la letra y la casilla.
    .wrong-g8-f6 = Esa jugada se escribe Cf6. Lee otra vez la casilla: c6.
    .wrong-d7-d6 = Esa jugada se escribe d6. Lee otra vez las letras.

# source 9478f4b7
lesson-writing-moves_real-board =
    En un tablero de verdad: cinco jugadas cada bando, y escríbelas. ¿Puede repetirlas alguien?
