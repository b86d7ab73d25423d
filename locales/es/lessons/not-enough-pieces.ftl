### Las palabras de lessons/not-enough-pieces.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e8ff03f7
lesson-not-enough-pieces = Cuando las piezas no bastan
    .about = Si nadie puede dar nunca jaque mate, son tablas.
    .notes = La pregunta no es «¿quién tiene más?», sino «¿todavía es posible algún jaque mate?». Que la clase ponga rey y alfil contra rey e intente construir entre todos un jaque mate, con ayuda de los dos bandos. Error común: creer que dos caballos contra un rey, o alfiles de distinto color, son tablas al momento. Ahí es posible un jaque mate si el otro bando ayuda, así que la partida sigue.

# source 80e99406
lesson-not-enough-pieces_two-kings =
    Dos reyes solos nunca pueden dar jaque mate. Eso es una _posición muerta_: tablas al momento.

# source a0d802c3
lesson-not-enough-pieces_bishop = Las blancas tienen un rey y un alfil. ¿Puede alguien todavía dar jaque mate?
    .hint-1 = Imagina el rey negro en la esquina a8.
    .hint-2 = El alfil vigila un solo color. Siempre queda una salida.
    .yes = Exacto: un alfil y los reyes no bastan. Es una posición muerta.

# source fef096ef
lesson-not-enough-pieces_knight = Juegas con las negras, con un rey y un caballo. ¿Qué es esto?
    .hint-1 = ¿Pueden un caballo y un rey vigilar todas las salidas?
    .hint-2 = No: queda una salida abierta, incluso en la esquina.
    .yes = Exacto: un caballo y los reyes no bastan. Es una posición muerta.

# source 5f10dc84
lesson-not-enough-pieces_one-pawn = Ahora las negras tienen también un peón en e7. ¿Qué es esto?
    .hint-1 = ¿En qué puede convertirse el peón de e7?
    .hint-2 = En su última fila se convierte en dama o en torre.
    .hint-3 = Con una dama, las negras pueden dar jaque mate.
    .yes = Exacto: el peón puede convertirse en dama. ¡Se sigue jugando!
    .no = Piensa en el peón de e7. Puede convertirse en dama.

# source 5098fca0
lesson-not-enough-pieces_same-color = Un alfil cada bando: en c1 y en f8. ¿Qué es esto?
    .hint-1 = ¿De qué color es c1? ¿De qué color es f8?
    .hint-2 = Los dos alfiles están en casillas oscuras y nunca salen de ellas.
    .hint-3 = Las casillas claras solo las vigilan los reyes.
    .yes = Exacto: los dos alfiles van solo por casillas oscuras. Es una posición muerta.

# source 1d5f221d
lesson-not-enough-pieces_other-color = Ahora el alfil negro está en c8, una casilla clara. ¿Qué es esto?
    .hint-1 = Un alfil va por casillas oscuras y el otro por claras.
    .hint-2 = En una esquina, el alfil propio puede tapar la salida del rey.
    .hint-3 = Así que un jaque mate es raro, pero posible.
    .yes = Exacto: aquí el jaque mate es raro, pero posible. ¡Se sigue jugando!
    .no = Casillas oscuras y claras juntas: aquí puede haber jaque mate.

# source 50adc40d
lesson-not-enough-pieces_two-knights = Dos caballos y el rey: ¿pueden dar jaque mate? ¡Encuéntralo!
    .hint-1 = El rey de h6 vigila g7 y h7.
    .hint-2 = El caballo de f6 vigila g8. Usa el otro caballo.
    .hint-3 = Mueve el caballo de g5 a f7.
    .yes = ¡Jaque mate! Con dos caballos puede pasar, así que se sigue jugando.
    .no = El caballo de f6 debe vigilar g8. Usa el caballo de g5.

# source 5375000b
lesson-not-enough-pieces_wall = ¡Cuántos peones! ¿Podrá pasar alguna vez un rey o un peón?
    .hint-1 = Cada peón está frente a otro. Ningún peón puede moverse.
    .hint-2 = ¿Podría ir el rey blanco a b3, d3, f3 o h3?
    .hint-3 = Los peones negros las vigilan todas. El rey negro tampoco puede pasar.
    .yes = Exacto: nadie cruza el muro. Es una posición muerta, incluso con peones.

# source e9572a20
lesson-not-enough-pieces_real-board =
    Una torre basta. ¡Pon estas tres piezas y construye un jaque mate con alguien!
