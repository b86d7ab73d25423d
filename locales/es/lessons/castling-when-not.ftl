### Las palabras de lessons/castling-when-not.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source feeb4b8d
lesson-castling-when-not = ¿Enroque o no?
    .about = Una jugada de rey y torre, y cuándo no está permitida.
    .notes = Objetivo: todas las condiciones del enroque, una por una: nada en medio, y el rey ni está, ni pasa, ni llega a una casilla atacada. Que los niños digan las condiciones en voz alta con un dedo en cada casilla del camino del rey. Despistes comunes: creer que una torre atacada o b1 atacada lo impiden, y enrocar para salir de un jaque.

# source 72d0ab46
lesson-castling-when-not_how =
    El rey va _dos casillas_ hacia una torre. La torre lo salta y cae a su lado, en el círculo.

# source b7af8359
lesson-castling-when-not_both-ways = Juegas con las negras. Encuentra los dos enroques.
    .hint-1 = Mueve el rey dos casillas: a g8 o a c8.
    .hint-2 = La torre salta sola. Después prueba por el otro lado.
    .yes = ¡Los dos! El rey ha ido dos casillas y la torre lo ha saltado.
    .no = Mueve solo el rey, y dos casillas: a g8 o c8.

# source cc7227d5
lesson-castling-when-not_knight-between = Intenta el enroque largo: mueve el rey de e1 a c1.
    .hint-1 = Toca el rey de e1 y luego c1.
    .hint-2 = En b1 todavía hay un caballo. Pruébalo y verás.
    .yes = Lo has visto: entre rey y torre todo debe estar vacío.

# source e4b6d421
lesson-castling-when-not_through-danger = Intenta el enroque corto: mueve el rey de e1 a g1.
    .hint-1 = Toca el rey de e1 y luego g1.
    .hint-2 = De camino, el rey cruza f1. ¿Quién mira a f1?
    .yes = Lo has visto: el rey nunca cruza una casilla vigilada.

# source bf60f857
lesson-castling-when-not_rook-attacked = Ahora la torre negra mira a h1. ¿Pueden las blancas hacer el enroque corto?
    .hint-1 = ¿Qué casillas pisa el rey? Solo e1, f1 y g1.
    .hint-2 = La torre de h8 no vigila ninguna de esas casillas.
    .yes = Exacto: tu torre puede estar atacada. Solo cuentan las casillas del rey.
    .no = Mira e1, f1 y g1. La torre de h8 no vigila ninguna.

# source 93301460
lesson-castling-when-not_only-the-rook = La torre blanca mira a b8. ¿Pueden las negras hacer el enroque largo?
    .hint-1 = El rey va de e8 a c8 y pasa por d8.
    .hint-2 = ¿Quién cruza b8: el rey o la torre?
    .hint-3 = Solo la torre cruza b8, y una torre puede hacerlo.
    .yes = Exacto: el rey nunca pisa b8. Solo la torre cruza esa casilla.
    .no = Sigue al rey: e8, d8, c8. Nunca pisa b8.

# source 3e956bff
lesson-castling-when-not_out-of-check = Juegas con las negras y estás en jaque. Intenta el enroque corto.
    .hint-1 = Toca el rey de e8 y luego g8.
    .hint-2 = La torre de e2 da jaque. Pruébalo igualmente.
    .yes = Lo has visto: en jaque no se enroca.

# source 02d0d8d8
lesson-castling-when-not_one-way-left = El rey nunca puede meterse en peligro. Enroca por el lado seguro.
    .hint-1 = ¿Dónde acaba el rey: en g1 o en c1?
    .hint-2 = La torre negra mira hasta g1. Mira ahora el otro lado.
    .hint-3 = Mueve el rey de e1 a c1.
    .yes = Bien visto: g1 estaba vigilada y c1 era segura.
    .no = Enrocar es mover el rey dos casillas. ¿Qué lado es seguro?
    .because-castle-into-check = Por este lado no: la torre de g8 vigila g1. Prueba por el otro.

# source 85fd0b8b
lesson-castling-when-not_came-back = Mira cómo el rey sale y vuelve. ¿Pueden enrocar ahora las blancas?
    .hint-1 = ¿Se ha movido el rey blanco en esta partida?
    .hint-2 = Ha ido a e2 y ha vuelto. Eso cuenta para siempre.
    .yes = Exacto: un rey que se movió una vez ya nunca enroca.
    .no = El rey ha vuelto, pero se ha movido. Así se pierde el enroque.
