### Las palabras de lessons/family-coming-and-going.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f66a05b2
lesson-family-coming-and-going = Irse y volver
    .about = Regla de la casa: los más pequeños pueden irse y volver.
    .can = ¡Ya sabes qué pasa cuando alguien se va y vuelve!
    .notes =
        Objetivo: un niño pequeño puede dejar la mesa y volver. Sus piezas se quedan donde están y duermen: no atacan nada, su rey no puede recibir jaque mate y solo los peones pueden capturarlas. El turno se salta la silla vacía. La hoja del juego habla de niños de hasta diez años y de jugadores con 25 años menos que el mayor; aquí pedimos las dos cosas, y quien supervisa puede permitir más. Que un niño salga de verdad de la habitación durante dos vueltas. Error común: seguir temiendo una torre dormida. En los torneos no existe nada de esto. En la lección, Ben lleva las negras; que un niño haga de Ben.

# source d3e71080
lesson-family-coming-and-going_snack = Regla de la casa: un niño puede irse. Las negras duermen: ¡haz una jugada con cada color despierto!
    .hint-1 = Empiezan las blancas y siguen las azules. Las negras duermen: ¿quién va después?
    .hint-2 = Tras las azules van las amarillas. Basta con un pasito cada vez.
    .yes = El turno se ha saltado a las negras. ¡Así los pequeños le toman cariño al ajedrez!
    .because-not-your-piece = No les toca. Van blancas, azules y amarillas: las negras duermen.

# source 1739f89e
lesson-family-coming-and-going_how-old = ¿Quién puede irse? Nuestra elección: hasta diez años, y 25 menos que quien más tiene.

# source 910900ee
lesson-family-coming-and-going_who-may = Blancas: 9 años; azules: 6; negras: 12; amarillas: 33. ¡Toca el rey que puede irse!
    .paper = Blancas: 9 años; azules: 6; negras: 12; amarillas: 33. ¿Qué rey puede irse?
    .hint-1 = La persona de más edad lleva las amarillas. Cuenta desde la edad de cada niño hasta 33.
    .hint-2 = De 9 a 33 van solo 24 años. Y 12 son más de diez.
    .hint-3 = De 6 a 33 van 27 años. Toca el rey azul de a6.
    .yes = Exacto: seis años, y 27 de diferencia. Quien supervisa puede permitir más.
    .no = Todavía no: hasta diez años, y 25 menos que quien más tiene.

# source a5998859
lesson-family-coming-and-going_rook-waits = Ben, el de las negras, no está. Intenta capturar con tu torre el caballo dormido de e5.
    .hint-1 = Toca la torre de e1 y luego e5.
    .hint-2 = El jugador del caballo no está. Pruébalo y verás.
    .yes = Lo has visto: la torre debe dejar en paz a quien duerme.
    .no = Eso está permitido. ¡Sigue la flecha!

# source 1ccf3a41
lesson-family-coming-and-going_pawn-takes = Solo los peones pueden capturar piezas dormidas. ¡Captura las { $total } con tus dos peones!
    .hint-1 = ¿Qué pieza dormida está en diagonal delante de un peón?
    .hint-2 = Un peón captura en c5; el otro, en e5, f6 y e7.
    .yes = ¡No se ha despertado nadie! Los peones pueden hacerlo.
    .because-absent-only-pawns-may-capture = Todavía no: la torre debe esperar. Solo un peón puede capturar una pieza dormida.

# source d0a46d44
lesson-family-coming-and-going_back-again = Ben ha vuelto y sus piezas están despiertas. ¡Captura el caballo con la pieza que tenía que esperar!
    .hint-1 = Los peones ya podían antes. ¿Quién no podía?
    .hint-2 = Mira por la línea de tu torre de e1.
    .hint-3 = Captura el caballo de e5 con la torre.
    .yes = Exacto: se vuelve cuando se quiera y se juega como todos.
    .no = Puedes jugar eso, pero así no capturas el caballo.
    .wrong-d4-e5 = El peón podía hacerlo todo el tiempo. ¿Quién tenía que esperar?

# source e73cd709
lesson-family-coming-and-going_sleeping-rook = Las negras duermen otra vez. ¡Pasa de puntillas junto a la torre hasta la estrella!
    .hint-1 = Lo elegimos así: una pieza dormida no ataca nada.
    .hint-2 = Ve a h6 y luego a i5.
    .yes = ¡Chis! Lo elegimos así: la torre de h8 no ataca nada mientras duerme.

# source f420f938
lesson-family-coming-and-going_rook-awake = ¡Ben ha vuelto y la torre está despierta! Llega otra vez a la estrella.
    .hint-1 = ¿Qué ve ahora la torre? A través de tu peón no puede mirar.
    .hint-2 = Pasa por detrás de tu peón: g4, h3, i4, i5.
    .yes = Tu peón era el muro. Un rey nunca se mete en peligro.
    .because-king-into-attack = La torre está despierta y ve esa casilla. ¡Ve por otro lado!

# source 599d90a5
lesson-family-coming-and-going_no-mate = Ben no está. La torre blanca de c12 ataca al rey dormido: ¿qué es eso?
    .hint-1 = ¿Qué puede pasarle al rey de alguien que no está?
    .hint-2 = A quien no está no se le puede dar jaque mate.
    .yes = Exacto: un rey dormido no está en jaque ni en jaque mate. Ben puede acabar su merienda.
    .option-mate = Jaque mate
    .option-mate-say = A quien no está no se le da jaque mate. ¡No sería amable!
    .option-check = Jaque
    .option-check-say = Un rey dormido no puede estar en jaque. Ben ni siquiera está aquí.
    .option-nothing = Ni jaque ni mate: el rey duerme

# source 9a5f9c41
lesson-family-coming-and-going_wake-up = ¡Ahora juegas con las negras y has vuelto! Todas se han acercado: captura las { $total } piezas.
    .hint-1 = Tu dama ve dos de ellas. ¡Empieza por el alfil de g11!
    .hint-2 = Ve de g11 a j8 y sigue hasta j4.
    .hint-3 = Captura en g11, j8, j4, f4 y d6.
    .yes = ¡Buenos días! Ahora todos saben que has vuelto.
