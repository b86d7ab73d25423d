### Ejercicios que hace el programa: qué se practica y qué se pregunta en cada tablero.

# Lo que se practica, como título y en una lista: sin punto al final.
skill-where-rook = ¿Adónde puede ir la torre?
skill-where-bishop = ¿Adónde puede ir el alfil?
skill-where-queen = ¿Adónde puede ir la dama?
skill-where-king = ¿Adónde puede ir el rey?
skill-where-knight = ¿Adónde puede ir el caballo?
skill-where-pawn = ¿Adónde puede ir el peón?
skill-collect = Recoge las estrellas
skill-take-all = Captura todas las piezas
skill-square-names = Los nombres de las casillas
skill-what-can-it-take = ¿Qué puede capturar la pieza?
skill-who-attacks = ¿Quién ataca a la pieza?
skill-who-protects = ¿Quién defiende a la pieza?
skill-who-gives-check = ¿Quién da jaque?
skill-king-runs = ¿Adónde puede huir el rey?
skill-ways-out = Todas las formas de salir del jaque
skill-status = ¿Jaque, mate o ahogado?
skill-mate-in-1 = Mate en una jugada
skill-mate-in-2 = Mate en dos jugadas
skill-stalemate = Ahogado en una jugada
skill-castle-or-not = ¿Puede enrocar el rey?
skill-castle-which-side = ¿Adónde puede ir el rey? ¡El enroque cuenta!
skill-en-passant-or-not = ¿Puede capturar al paso el peón?
skill-en-passant-move = Captura al paso
skill-promotion = ¿En qué se convierte el peón?
skill-allowed-or-not = ¿Está permitida esta jugada?
skill-safe-move = Una jugada segura
skill-free-capture = Gana una pieza
skill-write-the-move = Escribe la jugada
skill-dead-or-not = ¿Alguien puede ganar todavía?
skill-claim = ¿Puedes reclamar tablas?
skill-family-where = Alrededor de las esquinas
skill-family-pawns = La marcha de los peones
skill-family-en-passant = Al paso desde todos los lados
skill-family-attackers = Atacantes desde todos los lados
skill-family-second-attack = ¿Otro atacante?
skill-family-away = Alguien no está
skill-family-say-check = ¿Alguien ha dicho «jaque»?

# Lo que se pregunta en un tablero; igual en la pantalla que en papel, así que nadie toca ni escribe.
ask-moves = ¿Adónde puede ir { PIECE($piece, form: "el") } de { $square }? ¡Toca todas las casillas!
ask-castlings = ¿Adónde puede ir el rey? Los enroques también cuentan.
ask-captures = ¿Qué puede capturar { PIECE($piece, form: "el") } de { $square }?
ask-attackers = ¿Quién ataca { PIECE($piece, form: "al") } de { $square }?
ask-guards = ¿Quién defiende { PIECE($piece, form: "al") } de { $square }?
ask-checkers = ¿Quién da jaque?
ask-escapes = ¿Adónde puede ir el rey? ¡Toca todas las casillas!
ask-stars = Recoge todas las estrellas con { PIECE($piece, form: "el") } de { $square }. ¡Busca el camino más corto!
ask-stars-safe = Recoge todas las estrellas con { PIECE($piece, form: "el") } de { $square }. ¡Nunca pares en una casilla vigilada!
ask-take-all = Captura todas las demás piezas con { PIECE($piece, form: "el") } de { $square }. ¡Busca el camino más corto!
ask-promote-mate = ¡Corona el peón de modo que sea mate!
ask-mate = ¡Da mate en una jugada!
ask-mate-in-two = ¡Da mate en dos jugadas!
ask-stalemate = ¡Ahoga al rey en una jugada!
ask-promote = ¡Corona el peón!
ask-escape = ¡Busca todas las formas de salir del jaque!
ask-safe = Busca una jugada segura: que nada tuyo se pueda capturar gratis.
ask-free = ¿Qué pieza puedes ganar? ¡Captúrala!
ask-passing = ¡Captura el peón que acaba de pasar corriendo!
ask-allowed = Mira la flecha. ¿Está permitida esta jugada?
ask-may-castle = ¿Puede enrocar el rey? El rey y la torre no se han movido.
ask-standing = Mira el rey del bando al que le toca. ¿Qué le pasa?
ask-alive = Mira qué piezas quedan. ¿Todavía puede ganar alguien?
ask-claim = Mira las jugadas. ¿Puedes reclamar tablas?
ask-claim-next = La flecha muestra tu jugada. ¿Puedes reclamar tablas con ella?
ask-find = ¿Sabes los nombres?
ask-file = ¿Conoces las columnas?
ask-rank = ¿Conoces las filas?
ask-color = ¿Lo sabes sin mirar?

# De dónde viene un tablero propio y de quién son las piezas, antes de lo que se pregunta; y lo último que se ha jugado antes de preguntar por una jugada.
ask-own-game = Esto pasó en tu partida contra { -coach }.
ask-as-black = Juegas con las negras.
ask-allowed-after = { $side ->
    [white] Juegas con las negras: la última jugada fue de { $from } a { $to }. ¿Está permitida la jugada de la flecha?
   *[black] Las negras acaban de mover de { $from } a { $to }. ¿Está permitida la jugada de la flecha?
 }

# En el tablero de cuatro: con qué piezas se juega y lo que ningún tablero muestra.
ask-as = { $side ->
    [white] Juegas con las blancas.
    [blue] Juegas con las azules.
    [black] Juegas con las negras.
   *[yellow] Juegas con las amarillas.
 }
ask-away = { $side ->
    [white] Las blancas no están.
    [blue] Las azules no están.
    [black] Las negras no están.
   *[yellow] Las amarillas no están.
 }
ask-said = { $side ->
    [white] Las blancas han dicho «jaque».
    [blue] Las azules han dicho «jaque».
    [black] Las negras han dicho «jaque».
   *[yellow] Las amarillas han dicho «jaque».
 }
ask-unsaid = Nadie ha dicho «jaque».
ask-moved = { $side ->
    [white] Las blancas han movido de { $from } a { $to }.
    [blue] Las azules han movido de { $from } a { $to }.
    [black] Las negras han movido de { $from } a { $to }.
   *[yellow] Las amarillas han movido de { $from } a { $to }.
 }

# Lo mismo donde hay muchos tableros en una hoja: la pieza está en un círculo.
circled-moves = ¿Adónde puede ir { PIECE($piece, form: "el") } del círculo?
circled-escapes = ¿Adónde puede ir el rey?
circled-captures = ¿Qué puede capturar la pieza del círculo?
circled-attackers = ¿Quién ataca a la pieza del círculo?
circled-guards = ¿Quién defiende a la pieza del círculo?
circled-stars = Recoge todas las estrellas con la pieza del círculo. ¡Busca el camino más corto!
circled-stars-safe = Recoge todas las estrellas con la pieza del círculo. ¡Nunca pares en una casilla vigilada!
circled-take-all = Captura todas las demás piezas con la del círculo. ¡Busca el camino más corto!

# Sobre una hoja, y para quien quiera la misma otra vez.
drill-level = Nivel { $level } de { $total } · { $name }
drill-again = Los mismos tableros otra vez: squarewise drill { $name } --count { $count }
