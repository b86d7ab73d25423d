### Las palabras de lessons/writing-moves.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 629595f9
lesson-writing-moves = Jugadas en papel
    .about = Una letra para la pieza y luego su casilla. El peón no lleva letra.
    .can = ¡Sabes leer y escribir un código secreto de jugadas!
    .notes = Objetivo: la clase primero lee jugadas y luego las escribe como en los torneos: la letra de la pieza, una x si captura, la casilla. Esconde un tesoro: escribe cinco jugadas en un papel, que una pareja las haga en el tablero y que en la última casilla espere una golosina. Después da a cada pareja una hoja con dos columnas: una persona juega y la otra escribe. Un error común es ponerle una P al peón, otro es olvidar su columna: un peón que captura empieza por la letra de su columna. En otros países las letras cambian; las casillas son las mismas en todas partes.

# source 2fa7369b
lesson-writing-moves_letters = ¡Un código secreto! C es el caballo, así que juega: Cf3.
    .wrong-f2-f3 = Eso era un peón. La C pide un caballo.
    .wrong-g1-h3 = ¡Esa es la pieza! Lee otra vez la casilla: f3.
    .hint-1 = Primero va una letra y luego una casilla. ¿Qué pieza es la C?
    .hint-2 = Mueve el caballo de g1 a f3.
    .yes = ¡Descifrado! C es el caballo, y va a f3.
    .no = Puedes jugar eso. Esta vez lee el código: caballo, f3.

# source d24985ee
lesson-writing-moves_map = T torre, A alfil, R rey, D dama. El mapa dice: Th7, Ae4, Rf2 y Dd8.
    .hint-1 = Lee una jugada cada vez: ¿quién es y adónde va?
    .hint-2 = Primero la torre a h7, luego el alfil a e4.
    .hint-3 = Después el rey a f2 y la dama a d8.
    .yes = ¡Jaque mate! Ya lees el mapa entero.
    .no = Puedes jugar eso. Lee otra vez la letra que sigue y su casilla.

# source adc6509f
lesson-writing-moves_pawn = Un peón no lleva letra. Ahora escribes tú: el peón va a e4.
    .hint-1 = Escribe solo la casilla adonde llega el peón.
    .hint-2 = Una letra y un número: e4.
    .yes = Eso es: e4. No hay letra mayúscula, así que es un peón.

# source b4664c8d
lesson-writing-moves_knight = Escribe la jugada del caballo de g1 a f3.
    .hint-1 = ¿Con qué letra empieza la palabra caballo?
    .hint-2 = Primero C y luego la casilla: Cf3.
    .yes = Eso es: Cf3. Primero la letra y luego la casilla.

# source 33fca104
lesson-writing-moves_rook-takes = Ahora la torre captura el peón de d5. Escríbelo: la x quiere decir «captura».
    .hint-1 = ¿Qué letra tiene la torre? Va la primera.
    .hint-2 = La x va entre la letra y la casilla.
    .hint-3 = T, luego x y luego la casilla: Txd5.
    .yes = Eso es: Txd5, la torre captura en d5.

# source f3d4e2f0
lesson-writing-moves_coins = Hay tres monedas en el mapa: Axd5, Cxe5, Axf7. ¡Recógelas!
    .wrong-d1-d5 = Esa jugada es Txd5. El mapa dice A: ¿quién es?
    .wrong-e5-f7 = Esa jugada es Cxf7. El mapa dice A: ¿quién es?
    .hint-1 = La letra dice quién captura; la casilla dice dónde.
    .hint-2 = El alfil captura en d5, el caballo captura en e5.
    .hint-3 = Al final, el alfil captura en f7.
    .yes = ¡Tres monedas! Las letras te dijeron quién debía capturar.
    .no = Puedes jugar eso. Lee otra vez el mapa: letra, x, casilla.

# source 6b82e84a
lesson-writing-moves_pawn-takes = ¡Ahora juegas con las negras! Escribe esto: tu peón de e5 captura en d4.
    .hint-1 = Un peón no lleva letra. Empieza por su columna.
    .hint-2 = El peón viene de la columna e, así que empieza por e.
    .hint-3 = Primero e, luego x y luego la casilla: exd4.
    .yes = Eso es: exd4. Dice de dónde venía el peón.

# source 52240a59
lesson-writing-moves_read-and-play = ¡Una carta en una botella! Dice: e5, luego Cc6, luego a6.
    .hint-1 = Sin letra mayúscula es un peón. Primero el peón va a e5.
    .hint-2 = C es el caballo. ¿Qué caballo puede ir a c6?
    .hint-3 = Al final va otra vez un peón, de a7 a a6.
    .yes = Has leído las tres jugadas: e5, Cc6 y a6.
    .no = Mira otra vez la letra y la casilla.
    .wrong-g8-f6 = Esa jugada se escribe Cf6. Lee otra vez la casilla: c6.
    .wrong-d7-d6 = Esa jugada se escribe d6. Lee otra vez las letras.

# source 60f502d5
lesson-writing-moves_treasure = Aquí está el código del tesoro: exd4, Cc6, Cxe5. ¿Qué se esconde en e5?
    .hint-1 = Primero captura un peón: el de la columna e.
    .hint-2 = Luego el caballo de b8 va a c6 y espera el tesoro.
    .hint-3 = Captura en e5 con el caballo.
    .yes = ¡La dama blanca! Has encontrado el tesoro.
    .no = Puedes jugar eso, pero así nadie encuentra el tesoro. ¡Lee otra vez!
