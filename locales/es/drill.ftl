### Ejercicios que hace el programa: qué se practica y qué se pregunta en cada tablero.

# Lo que se practica, como título y en una lista: sin punto al final.
# source e2821d0f
skill-where-rook = ¿Adónde puede ir la torre?
# source a932c02b
skill-where-bishop = ¿Adónde puede ir el alfil?
# source 232c9baf
skill-where-queen = ¿Adónde puede ir la dama?
# source 6aac0dcf
skill-where-king = ¿Adónde puede ir el rey?
# source 7a0c04c3
skill-where-knight = ¿Adónde puede ir el caballo?
# source 87faf4d5
skill-where-pawn = ¿Adónde puede ir el peón?
# source 5abd96a6
skill-collect = Recoge las estrellas
# source 0aff41e7
skill-take-all = Captura todas las piezas
# source 85b5046e
skill-square-names = Los nombres de las casillas
# source 2a40d6c8
skill-what-can-it-take = ¿Qué puede capturar la pieza?
# source 8dd42fa7
skill-who-attacks = ¿Quién ataca a la pieza?
# source 0c17bb17
skill-who-protects = ¿Quién defiende a la pieza?
# source 04c85f81
skill-who-gives-check = ¿Quién da jaque?
# source 5b0b9681
skill-king-runs = ¿Adónde puede huir el rey?
# source dacf1574
skill-ways-out = Todas las formas de salir del jaque
# source 67eb69e7
skill-status = ¿Jaque, mate o ahogado?
# source 09e9050c
skill-mate-in-1 = Mate en una jugada
# source 2a27753c
skill-mate-in-2 = Mate en dos jugadas
# source 27b8616c
skill-stalemate = Ahogado en una jugada
# source aaa51cf2
skill-castle-or-not = ¿Puede enrocar el rey?
# source b2b652ae
skill-castle-which-side = ¿Adónde puede ir el rey? ¡El enroque cuenta!
# source 8a93edf3
skill-en-passant-or-not = ¿Puede capturar al paso el peón?
# source 63ce192e
skill-en-passant-move = Captura al paso
# source e8009e2b
skill-promotion = ¿En qué se convierte el peón?
# source c2430486
skill-allowed-or-not = ¿Está permitida esta jugada?
# source f988c56c
skill-safe-move = Una jugada segura
# source 24231a20
skill-free-capture = Gana una pieza
# source 7c843d80
skill-write-the-move = Escribe la jugada
# source dc0b94a5
skill-dead-or-not = ¿Alguien puede ganar todavía?
# source f3773c21
skill-claim = ¿Puedes reclamar tablas?
# source 2ae29d9c
skill-family-where = Alrededor de las esquinas
# source 588fc490
skill-family-pawns = La marcha de los peones
# source b3b51927
skill-family-en-passant = Al paso desde todos los lados
# source 17cd99b2
skill-family-attackers = Atacantes desde todos los lados
# source 61a89f01
skill-family-second-attack = ¿Otro atacante?
# source 509c2b39
skill-family-away = Alguien no está
# source dde9d9ab
skill-family-say-check = ¿Alguien ha dicho «jaque»?

# Lo que se pregunta en un tablero; igual en la pantalla que en papel, así que nadie toca ni escribe.
# source 997f0190
ask-moves = ¿Adónde puede ir { PIECE($piece, form: "el") } de { $square }? ¡Toca todas las casillas!
# source c57dd0f5
ask-moves-circled = ¿Adónde puede ir { PIECE($piece, form: "el") } del círculo? ¡Toca todas las casillas!
# source 72a4dfaf
ask-castlings = ¿Adónde puede ir el rey? Los enroques también cuentan.
# source 46cb0047
ask-captures = ¿Qué puede capturar { PIECE($piece, form: "el") } de { $square }?
# source f0cd3a46
ask-attackers = ¿Quién ataca { PIECE($piece, form: "al") } de { $square }?
# source 7df55d93
ask-guards = ¿Quién defiende { PIECE($piece, form: "al") } de { $square }?
# source f8f54b45
ask-checkers = ¿Quién da jaque?
# source d8c5acc2
ask-escapes = ¿Adónde puede ir el rey? ¡Toca todas las casillas!
# source 9854e8ea
ask-stars = Recoge todas las estrellas con { PIECE($piece, form: "el") } de { $square }. ¡Busca el camino más corto!
# source 4a13bf0d
ask-stars-safe = Recoge todas las estrellas con { PIECE($piece, form: "el") } de { $square }. ¡Nunca pares en una casilla vigilada!
# source cfe74629
ask-take-all = Captura todas las demás piezas con { PIECE($piece, form: "el") } de { $square }. ¡Busca el camino más corto!
# source 5ec2d2d9
ask-promote-mate = ¡Corona el peón de modo que sea mate!
# source 66b1ae00
ask-mate = ¡Da mate en una jugada!
# source 6b780222
ask-mate-in-two = ¡Da mate en dos jugadas!
# source 0069a932
ask-stalemate = ¡Ahoga al rey en una jugada!
# source 8e5d038a
ask-promote = ¡Corona el peón!
# source d5451fe4
ask-escape = ¡Busca todas las formas de salir del jaque!
# source 86fcda69
ask-safe = Busca una jugada segura: que nada tuyo se pueda capturar gratis.
# source 0afafc5c
ask-free = ¿Qué pieza puedes ganar? ¡Captúrala!
# source ccc48916
ask-passing = ¡Captura el peón que acaba de pasar corriendo!
# source 40dd4ba2
ask-allowed = Mira la flecha. ¿Está permitida esta jugada?
# source 4bc76255
ask-may-castle = ¿Puede enrocar el rey? El rey y la torre no se han movido.
# source 1799c891
ask-standing = Mira el bando al que le toca. ¿Jaque, mate, ahogado o nada de eso?
# source 43101676
ask-alive = Mira qué piezas quedan. ¿Todavía puede ganar alguien?
# source 72431d70
ask-claim = Mira las jugadas. ¿Puedes reclamar tablas?
# source fd2dfb9c
ask-claim-next = La flecha muestra tu jugada. ¿Puedes reclamar tablas con ella?
# source 77b9ca68
ask-find = ¿Sabes los nombres?
# source f1ad512a
ask-file = ¿Conoces las columnas?
# source a75e85e6
ask-rank = ¿Conoces las filas?
# source 758f1f4d
ask-color = ¿Lo sabes sin mirar?

# De dónde viene un tablero propio y de quién son las piezas, antes de lo que se pregunta; y lo último que se ha jugado antes de preguntar por una jugada.
# source b0cb16e6
ask-own-game = Esto pasó en tu partida contra { -coach }.
# source 02722158
ask-as-black = Juegas con las negras.
# source b5d89945
ask-allowed-after = { $side ->
    [white] Juegas con las negras: la última jugada fue de { $from } a { $to }. ¿Está permitida la jugada de la flecha?
   *[black] Las negras acaban de mover de { $from } a { $to }. ¿Está permitida la jugada de la flecha?
 }

# En el tablero de cuatro: con qué piezas se juega y lo que ningún tablero muestra.
# source 6b2214de
ask-as = { $side ->
    [white] Juegas con las blancas.
    [blue] Juegas con las azules.
    [black] Juegas con las negras.
   *[yellow] Juegas con las amarillas.
 }
# source c3dc1b34
ask-away = { $side ->
    [white] Las blancas no están.
    [blue] Las azules no están.
    [black] Las negras no están.
   *[yellow] Las amarillas no están.
 }
# source 4d827d8b
ask-said = { $side ->
    [white] Las blancas han dicho «jaque».
    [blue] Las azules han dicho «jaque».
    [black] Las negras han dicho «jaque».
   *[yellow] Las amarillas han dicho «jaque».
 }
# source 84d0e4eb
ask-unsaid = Nadie ha dicho «jaque».
# source 244a8977
ask-moved = { $side ->
    [white] Las blancas han movido de { $from } a { $to }.
    [blue] Las azules han movido de { $from } a { $to }.
    [black] Las negras han movido de { $from } a { $to }.
   *[yellow] Las amarillas han movido de { $from } a { $to }.
 }

# Lo mismo donde hay muchos tableros en una hoja: la pieza está en un círculo.
# source e15e5681
circled-moves = ¿Adónde puede ir { PIECE($piece, form: "el") } del círculo?
# source dd9da881
circled-escapes = ¿Adónde puede ir el rey?
# source 6d8b38e7
circled-captures = ¿Qué puede capturar la pieza del círculo?
# source e50d8e1e
circled-attackers = ¿Quién ataca a la pieza del círculo?
# source af0497e7
circled-guards = ¿Quién defiende a la pieza del círculo?
# source 7e823e9e
circled-stars = Recoge todas las estrellas con la pieza del círculo. ¡Busca el camino más corto!
# source 0c6e2197
circled-stars-safe = Recoge todas las estrellas con la pieza del círculo. ¡Nunca pares en una casilla vigilada!
# source 6a834bf7
circled-take-all = Captura todas las demás piezas con la del círculo. ¡Busca el camino más corto!

# Sobre una hoja, y para quien quiera la misma otra vez.
# source 4b0bdca3
drill-level = Nivel { $level } de { $total } · { $name }
# source bc928679
drill-again = Los mismos ejercicios otra vez: squarewise drill { $name } --count { $count }
