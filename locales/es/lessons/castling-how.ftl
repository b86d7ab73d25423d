### Las palabras de lessons/castling-how.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5343eb38
lesson-castling-how = El enroque
    .about = El rey y la torre se mueven en un solo turno.
    .can = ¡Sabes esconder a tu rey con el enroque corto y el largo!
    .notes = Objetivo: hacer el enroque corto y el largo con los dos colores: el rey va dos casillas y la torre cae junto a él, al otro lado. En un tablero de verdad, pide una sola mano y primero el rey; en un torneo, quien toca antes la torre quizá tenga que mover solo la torre. Despistes comunes: en el lado largo el rey va tres casillas, o se queda justo al lado de la esquina de la torre. En la partida del final el enroque pone una torre delante de los peones; pregunta qué lado ayuda más.

# source 80962d2b
lesson-castling-how_short = Para _enrocar_, mueve tu rey dos casillas hacia la torre.
    .hint-1 = La torre espera en h1. Dos casillas hacia ella: ¿dónde es?
    .hint-2 = Toca el rey de e1 y luego g1. La torre salta sola.
    .yes = ¡Tu rey se esconde tras la torre! Con la torre cercana se llama enroque _corto_.
    .no = Puedes jugar eso, pero para enrocar el rey va dos casillas.
    .wrong-e1-f1 = Eso es un paso. Para enrocar, el rey da dos: a g1.
    .wrong-h1-f1 = Solo se ha movido la torre. Empieza por el rey: llévalo a g1.
    .because-own-piece-on-target = Ahí está tu pieza: para enrocar, el rey va a g1.

# source c13169e2
lesson-castling-how_long = Esta torre espera lejos: haz el enroque _largo_. Al enrocar, el rey va siempre dos casillas.
    .hint-1 = La torre está en a1. Dos casillas hacia ella: ¿dónde es?
    .hint-2 = Toca el rey de e1 y luego c1. La torre viene sola.
    .yes = ¡Otra vez dos casillas! El rey está en c1 y la torre en d1.
    .no = Puedes jugar eso, pero para enrocar el rey va dos casillas.
    .wrong-e1-d1 = Eso es un paso. Para enrocar, el rey da dos: a c1.
    .wrong-a1-d1 = Solo se ha movido la torre. Empieza por el rey: llévalo a c1.
    .because-king-too-far = Al enrocar, el rey va solo dos casillas, aquí a c1.
    .because-own-piece-on-target = Ahí está tu pieza: para enrocar, el rey va a c1.

# source 6444f98d
lesson-castling-how_where-now = Las blancas han hecho el enroque largo. ¡Pon el rey donde está ahora!
    .hint-1 = El rey empezó en e1 y fue dos casillas hacia a1.
    .hint-2 = El rey va en c1, al lado de su torre.
    .yes = Rey en c1, torre en d1: tras el enroque quedan juntos.

# source c5a7fb79
lesson-castling-how_clear-the-way = Despeja el camino: peón, caballo, alfil. ¡Luego haz el enroque corto!
    .because-castle-pieces-between = El camino aún no está libre. ¿Están vacías f1 y g1?
    .hint-1 = Primero tu peón va de e2 a e4.
    .hint-2 = Saca el caballo, de g1 a f3.
    .hint-3 = Saca el alfil, de f1 a c4.
    .hint-4 = ¿Están vacías f1 y g1? Mueve el rey de e1 a g1.
    .yes = Peón, caballo, alfil, enroque: ahora tu rey está a salvo.
    .no = Puedes jugar eso. Esta vez despeja el camino con peón, caballo y alfil.

# source e7c7941c
lesson-castling-how_castle-with-check = ¡Enroca de modo que tu torre llegue dando jaque!
    .hint-1 = El rey negro está en f8. ¿Qué enroque lleva una torre a esa columna?
    .hint-2 = Enroque corto: la torre llega a f1 y mira a f8.
    .hint-3 = Mueve el rey de e1 a g1.
    .yes = Has enrocado, y al momento la torre da jaque desde f1.
    .no = Todavía no: enroca y mira adónde llega la torre.
    .wrong-e1-c1 = Has enrocado, pero desde d1 la torre no mira a f8.
    .wrong-h1-f1 = Eso también es jaque. Esta vez enroca: mueve el rey.

# source 64aef07c
lesson-castling-how_real-board = ¿Cómo se enroca en un tablero de verdad?
    .hint-1 = Piensa en las jugadas de antes: ¿qué pieza fue primero?
    .option-king = Con una mano: primero el rey y luego la torre
    .option-king-say = Exacto: el rey va primero, y una sola mano lo hace todo.
    .option-both = Con las dos manos a la vez
    .option-both-say = El enroque es una jugada: se hace con una sola mano.
    .option-rook = Con una mano: primero la torre y luego el rey
    .option-rook-say = Cuidado: si tocas primero la torre, quizá debas mover solo la torre.

# source 609f54d5
lesson-castling-how_open-the-gate = ¡Ahora juegas con las negras! Quita una pieza para poder hacer el enroque largo.
    .because-castle-pieces-between = La puerta sigue cerrada. ¿Quién está entre tu rey y la torre de a8?
    .hint-1 = El enroque largo es con la torre de a8. ¿Quién está entre ella y tu rey?
    .hint-2 = El alfil de f8 solo cierra el camino corto. ¡Mira al otro lado!
    .hint-3 = El caballo de b8 cierra la puerta. ¡Quítalo!
    .yes = ¡La puerta está abierta! Entre el rey y la torre todo debe estar vacío.

# source 6660c7df
lesson-castling-how_bishop-out = Abre la puerta con tu alfil. ¡Luego enroca!
    .because-castle-pieces-between = El alfil de f8 aún cierra la puerta. ¡Muévelo primero!
    .wrong-f8-a3 = Ahí el peón de b2 captura tu alfil. ¡Elige otra casilla!
    .hint-1 = Saca el alfil de f8, por ejemplo a e7.
    .hint-2 = ¿Están vacías f8 y g8? Mueve el rey de e8 a g8.
    .yes = Primero el alfil y luego el rey: ¡a salvo tras la torre!
    .no = Puedes jugar eso. Esta vez: primero el alfil y luego el enroque.

# source 5cfb7848
lesson-castling-how_avalanche = ¡Una avalancha de peones! Captúralos todos antes de que pase uno.
    .hint-1 = Enroca, y una torre mirará a dos peones a la vez.
    .hint-2 = Un peón ataca las casillas en diagonal hacia delante. No te pares ahí.
    .hint-3 = Empieza así: mueve el rey de e8 a c8.
    .yes = Has parado la avalancha: ¡tus torres se han llevado todos los peones!
