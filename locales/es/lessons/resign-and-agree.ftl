### Las palabras de lessons/resign-and-agree.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 09c688c4
lesson-resign-and-agree = Abandonar y acordar tablas
    .about = Cómo se acaba una partida con palabras.
    .notes = Objetivo: saber que una partida puede acabar con palabras: un bando abandona, o los dos acuerdan tablas. Represéntalo con un tablero delante de la clase: ofrecer, dar la mano, decir que no, seguir jugando. Una idea común es que hay que aceptar una oferta de tablas; otra, que solo se puede abandonar en el turno propio. Anima a quien empieza a seguir jugando: el otro bando puede tener un descuido.

# source 26b580e4
lesson-resign-and-agree_resign =
    _Abandonar_ es dar la partida por perdida. Dilo, o tumba tu rey con cuidado.

# source d0f9b9ac
lesson-resign-and-agree_who-wins = Las negras ya no ven esperanza y abandonan. ¿Cómo acaba la partida?
    .option-mate = Se sigue hasta el jaque mate
    .option-mate-say = Ya nadie juega: abandonar acaba la partida al momento.
    .option-white = Ganan las blancas
    .option-draw = Son tablas
    .option-draw-say = Aquí nadie ha acordado tablas. Un bando ha abandonado.
    .hint-1 = Abandonar es dar por perdida toda la partida.
    .hint-2 = Las negras abandonan. ¿Qué bando queda?
    .yes = Exacto: las negras han abandonado, así que ganan las blancas al momento.

# source e05070cc
lesson-resign-and-agree_any-time = Ahora juegan las blancas. ¿Pueden abandonar las negras igualmente?
    .option-any = Sí, en cualquier momento
    .option-turn = No, solo en su turno
    .hint-1 = Abandonar no es una jugada. No se mueve ninguna pieza.
    .hint-2 = Las negras dicen una palabra: abandono.
    .yes = Exacto: se puede abandonar en cualquier momento.
    .no = Las negras no necesitan su turno para eso. Basta con decirlo.

# source 04b61e6f
lesson-resign-and-agree_good-moment = Juegas con las blancas y quieres ofrecer tablas. ¿Cuándo lo dices?
    .option-thinking = Mientras piensan las negras
    .option-thinking-say = Todavía no: eso molesta a las negras. ¿Cuándo hay calma?
    .option-again = Tras cada jugada, una y otra vez
    .option-again-say = Con una vez basta. Preguntar una y otra vez molesta.
    .option-after = Una vez, justo tras mi jugada
    .hint-1 = Piensa en las negras: ¿cuándo molestan menos las palabras?
    .hint-2 = Primero tu jugada, después tu oferta.
    .yes = Exacto: primero mueves y luego dices: ofrezco tablas.

# source 2f44035b
lesson-resign-and-agree_handshake = Las blancas mueven a d2 y ofrecen tablas. Las negras dan la mano: ¿y ahora?
    .option-draw = La partida acaba en tablas
    .option-white = Las blancas han abandonado
    .option-on = Se sigue jugando
    .hint-1 = Las blancas han ofrecido tablas. ¿Qué dice la mano de las negras?
    .hint-2 = Dar la mano quiere decir: sí, de acuerdo.
    .yes = Exacto: los dos están de acuerdo, así que son tablas al momento.
    .no = Las blancas preguntaron, y las negras dijeron que sí con la mano.

# source 2a06cce2
lesson-resign-and-agree_a-move-instead = La misma oferta, pero las negras mueven a d7. ¿Y ahora?
    .option-draw = La partida acaba en tablas
    .option-black = Pierden las negras
    .option-black-say = Nadie tiene que decir que sí. Las negras solo quieren jugar.
    .option-on = Se sigue jugando
    .hint-1 = ¿Han aceptado las negras las tablas?
    .hint-2 = Una jugada en vez de una respuesta quiere decir: no, gracias.
    .yes = Exacto: nadie tiene que aceptar. Una jugada dice no a la oferta.
    .no = Para las tablas hacen falta los dos bandos. Las negras han movido.

# source 39f0cb0c
lesson-resign-and-agree_silent-hand = Alguien tiende la mano y no dice nada. ¿Qué significa?
    .option-resign = Siempre: abandono
    .option-resign-say = Quizá. También podría ser una oferta de tablas.
    .option-ask = Nadie lo sabe: pregunta
    .option-draw = Siempre: ofrezco tablas
    .option-draw-say = Quizá. También podría querer decir: abandono.
    .hint-1 = ¿Puede una mano significar más de una cosa?
    .hint-2 = Con ella se puede abandonar, o también ofrecer tablas.
    .yes = Exacto: una mano sola dice poco. Pregunta primero.

# source 8deb0863
lesson-resign-and-agree_look-first = Juegas con las negras y piensas ofrecer tablas. Primero mira: ¡encuentra el jaque mate!
    .hint-1 = La torre de a2 retiene al rey en la primera fila.
    .hint-2 = Deja ahí esa torre. Usa la torre de b3.
    .hint-3 = Mueve la torre de b3 a b1.
    .yes = ¡Jaque mate! Has mirado primero, y no hacía falta ninguna oferta.
    .wrong-a2-a1 = Jaque, pero ahora el rey escapa a f2. La torre de a2 debe quedarse.
    .wrong-b3-g3 = Jaque, pero el rey va a f1 o h1. Da jaque por la primera fila.

# source 73ff30b2
lesson-resign-and-agree_end-it = ¡Una partida para dos! Una jugada cada bando; luego, acordar tablas o abandonar.
    .hint-1 = Mueve los peones o los reyes: primero las blancas, luego las negras.
    .hint-2 = Tras dos jugadas aparecen los botones para acabar.
