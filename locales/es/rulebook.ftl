### El libro de reglas: tarjetas, reglas de la casa, palabras.

## El libro de reglas: su pantalla

# source 2339a690
book-search = Buscar en las reglas
# source 17b8b4aa
book-nothing = Aquí no hay nada sobre «{ $query }». Prueba otra palabra.
# source 1681e10a
book-allowed = Permitido
# source b1395db7
book-not-allowed = No permitido
# source 62de6aab
book-not-yet = Todavía no
# source 27e81e51
book-ends = La partida acaba
# source b0178e6e
book-draw = La partida acaba en tablas
# source 3c9a3afa
book-goes-on = La partida sigue
# source d5d4ee39
book-before = Antes: { $played }.
# source 9b47c6b2
book-look = Mira
# source 1db89aaa
book-written = Se escribe: { $san }
# source bb768571
book-try-promotion = Pruébalo: el peón de { $from } a { $to }. Se convierte en { PIECE($piece, form: "un") }.
# source 1f17066c
book-yes = Sí, esto está permitido.
# source c8693275
book-touched = Has tocado { PIECE($piece, form: "el") } de { $square }.
# source 5d8576ee
book-adjusted = «¡Compongo!» Después has tocado { PIECE($piece, form: "el") } de { $square }.
# source 03941f05
book-press = Pulsa «{ $action }».
# source 87d153c4
book-unsaid = Nadie ha dicho jaque.
# source e78ff33c
book-under = Reglas de la casa: { $rules }.
# source 7d7aa4e8
book-normal = Ajedrez normal.
# source d4a4e9a6
book-option = { $name }: { $reading }
# source 1da36e58
book-claim-threefold = Reclamar: tercera vez
# source a42b087d
book-claim-fifty = Reclamar: cincuenta jugadas
# source 4c8fb4fb
book-took-back = La jugada se ha deshecho.
# source e3cb4545
book-house = Reglas de la casa
# source 4d129db8
book-laws = Torneos (las Leyes)
# source 1a330328
book-family = Regla de la casa de Fun Family Chess, no de las Leyes
# source 0ba7bb7b
book-sheets = Lo que dicen algunas hojas de reglas
# source 1f27d1e9
book-lessons = Lecciones sobre esta regla
# source 45d6b3c5
book-words = Palabras de esta tarjeta
# source 834be853
book-cards = Reglas sobre esta palabra
# source 5bd5ab8d
book-more = Más en el libro de reglas
# source bcb404ab
book-glossary = Palabras de la A a la Z

## Capítulos

# source e6b3fd6d
chapter-board = El tablero y los turnos
# source 7bacd3c5
chapter-pieces = Las piezas
# source 38a1a21b
chapter-pawn = El peón
# source 8e54207a
chapter-check = El rey y el jaque
# source ec138b08
chapter-castling = El enroque
# source fe065180
chapter-ending = Cómo acaba la partida
# source 124b76c8
chapter-together = Jugar con otros
# source b9a0865a
chapter-writing = Escribir jugadas
# source 78521b09
chapter-manners = Buenos modales
# source f1467d27
chapter-family = El juego en familia
# source 743690e4
chapter-words = Palabras

## Reglas de la casa: cómo se llaman y de dónde vienen

# source d49eaceb
profile-fide = Ajedrez de torneo
# source 5e885b35
profile-fide-says = Como en un torneo: pieza tocada, pieza movida.
# source 8a283ed6
profile-fide-origin = Las Leyes del Ajedrez, como en los torneos.
# source 6f3d970d
profile-fide-online = Ajedrez en línea
# source 0150fcb5
profile-fide-online-says = Tocar no obliga. Tres veces la misma posición: tablas al momento.
# source d617c09b
profile-fide-online-origin = Partidas en pantalla: el programa cuenta por los dos.
# source 1b28710a
profile-club = Club escolar
# source 6051fcd7
profile-club-says = La jugada hecha no se deshace, salvo que tu rival sea amable.
# source c1817c75
profile-club-origin = Una hoja de un club escolar.
# source 7b872cbe
profile-sheet = Hoja corta
# source 5f43ff5e
profile-sheet-says = Corto y sencillo: no menciona las tablas reclamadas ni acordadas.
# source ce41dd98
profile-sheet-origin = Una hoja de reglas de una página.
# source a1897048
profile-print-and-play = Juego en caja
# source 23fbd9cc
profile-print-and-play-says = Di «jaque» por cortesía. Cualquiera puede reclamar tablas.
# source a035d15e
profile-print-and-play-origin = Las reglas de un juego para imprimir y recortar.
# source befdf16d
profile-school = Torneo escolar
# source 64b4a910
profile-school-says = Abandonar y acordar tablas: no se menciona. ¡Pregunta antes!
# source 67081ae7
profile-school-origin = Una eliminatoria escolar, sin árbitro.
# source 66bd2906
profile-family = Familia
# source df357d14
profile-family-says = Di «jaque» en voz alta, o nadie tiene que responder.
# source 0c4774e2
profile-family-origin = Fun Family Chess, un juego en familia de hasta cuatro.
# source 784af2f8
profile-friends = Entre amigos
# source 3219d6a5
profile-friends-says = Tocar no obliga, y se puede volver atrás.
# source 03911c62
profile-friends-origin = Dos amigos en una pantalla.

## Lo que dicen algunas hojas de reglas, y lo que vale

# source 370669dd
sheet-knight-castles = Una hoja deja enrocar al caballo. Es un descuido: el enroque es de rey y torre.
# source f82aa4f4
sheet-next-to-rook = Una hoja pone el rey junto a la torre. Mejor cuenta: al enrocar, el rey va exactamente dos casillas.
# source f4f11e28
sheet-take-king = Dos hojas dicen que se captura el rey. En ajedrez, nunca: el jaque mate acaba antes la partida.
# source 4f35324a
sheet-reach = Una hoja pregunta adónde podría ir una pieza rival. Lo que cuenta es dónde ataca. Un peón avanza recto, pero ataca en diagonal.
# source e4fe5c29
sheet-any-in-check = Una hoja habla de cualquier pieza en jaque. Solo un rey puede estar en jaque.
# source 0205ae8a
sheet-stalemate-twice = Una hoja nombra el ahogado dos veces, como si hubiera dos. Hay uno: sin jugada y sin jaque.
# source 2743d739
sheet-may-promote = Dos hojas dicen que el peón puede coronar. Tiene que hacerlo: nunca se queda como peón en su última fila.
# source e62dcc1c
sheet-tip-king = Hay quien tumba su rey para abandonar. Decirlo es más claro.
# source 6aea80ae
sheet-family-board = Fun Family Chess dice: filas añadidas, y sin el peón de más a la derecha. Falta el dibujo: el tamaño lo elegimos nosotros.
# source 05fe2fa7
sheet-family-pawns = Fun Family Chess dice: cada peón puede avanzar dos casillas en cualquier momento.
# source bfcbb735
sheet-family-passing = Fun Family Chess dice: la captura al paso vale tras cada avance doble. Cuánto tiempo vale lo elegimos nosotros.
# source d807d27c
sheet-family-attackers = Fun Family Chess dice: todas las piezas pueden sufrir un ataque doble, menos el rey.
# source 04d52dbc
sheet-family-absent = Fun Family Chess dice: niños de hasta diez años, y quien tenga 25 menos que el mayor. Nosotros pedimos ambas cosas.
# source d8aa0cb5
sheet-family-say-check = Fun Family Chess lo llama una regla normal del ajedrez. No lo es: en los torneos nadie tiene que decir jaque.
# source eaa654c6
sheet-family-teams = Fun Family Chess dice: un equipo para toda la partida o una parte. Lo que pueden los aliados lo elegimos nosotros.
# source f7455a99
sheet-family-supervisor = Fun Family Chess dice: quien supervisa, madre o padre, puede cambiar todas las reglas, sobre todo la cuarta.
# source 496f09d1
sheet-family-silent = Fun Family Chess no dice nada de esto. Lo elegimos nosotros, y tu familia puede hacerlo de otra manera.

## Lo que enseña un tablero para mirar

# source d0994e57
look-corner = h1 es una casilla clara. Queda a la derecha de las blancas.
# source 8716f17f
look-queens = d1 es clara, así que ahí va la dama blanca. La negra va en d8, que es oscura.
# source ea868834
look-released = Alguien soltó el peón en e4: ya no puede ir a e3.
# source 57497518
look-hands = Antes de la primera jugada, los dos rivales se dan la mano.
# source 772c1f99
look-thinking = Las negras piensan. Las blancas esperan en silencio.
# source 1efbb3de
look-family-kings = Los reyes: el blanco en g1, el azul en a6, el negro en g12, el amarillo en l6. Empiezan las blancas.
# source da776f8e
look-family-two = Dos reyes: el blanco en e1, el negro en e8.
# source 693354c0
look-family-row = La fila ocho es aquí solo el centro del tablero: el peón sigue siendo peón.
# source 3cdaaccf
look-family-attacked = La torre blanca de g4 ataca al rey negro, y las blancas han dicho jaque.
# source d61f54f8
look-family-asleep = Las negras no están: sus piezas duermen.
# source 4588ca86
look-family-dream = Las negras no están: una torre dormida no ataca nada.
# source 5327ce02
look-family-said = Las blancas han dicho jaque.
# source ed235b37
look-family-promise = Blancas y azules son aliadas, pero es solo una promesa.
# source 6db76244
look-family-statues = Las negras están fuera: sus piezas son estatuas y cualquiera puede capturarlas.
# source 1b0471da
look-family-stone = Las negras están fuera: una estatua no ataca nada.
# source 431a239c
look-family-pass = Las negras no tienen jugada, pero nadie ha dicho jaque: pasan.
# source 4113ee9c
look-family-last-two = Azules y amarillas están fuera: solo quedan dos reyes.
# source 0e3998b8
look-family-others = Azules y amarillas siguen jugando: solo las negras quedan fuera.

## Lo que dice ahí el ajedrez normal

# source 924329e9
normal-family-board = Dos ejércitos juegan en 64 casillas.
# source ec593037
normal-family-pawns = Solo la primera jugada de un peón puede ser de dos pasos.
# source cbaf1bfe
normal-family-passing = Solo la jugada siguiente puede capturar al paso.
# source 58c2e670
normal-family-last-row = La última fila es la octava, o la primera para las negras.
# source aa1d7669
normal-family-attackers = El único rival puede atacar al rey con dos piezas.
# source 683ce7c9
normal-family-absent = Ninguna pieza duerme: todas se pueden capturar.
# source 06a1221d
normal-family-say-check = Todo jaque vale, dicho o no.
# source e5aa6f10
normal-family-teams = Cada cual juega solo.
# source 44692303
normal-family-supervisor = Ninguna regla cambia durante la partida.
# source bb8173d0
normal-family-mate = El mate acaba la partida.
# source 6329f5b8
normal-family-pass = Eso es ahogado, y son tablas.
# source 27bdd8aa
normal-family-last-king = Un mate gana la partida.
# source 46094770
normal-family-draw = Dos jugadores se ponen de acuerdo.

## Reglas a las que no lleva ningún motivo: sus textos son tarjetas como las de `rules.ftl`

# source 44e8d7ce
rule-board = El tablero tiene 64 casillas. A la derecha de cada bando hay una esquina clara.
# source 790fcb70
rule-setup = Ocho peones están delante de ocho piezas. Cada dama empieza en su propio color.
# source dd577d34
rule-attack = Una pieza ataca las casillas donde podría capturar. Una pieza clavada también ataca.
# source 6b90ab80
rule-in-check = Un rey atacado está en jaque. Hay que ayudarlo enseguida.
# source 82a8238f
rule-three-ways = Aparta al rey, pon algo en medio o captura la pieza atacante.
# source af8f2aa1
rule-kings-apart = Dos reyes nunca están uno junto al otro. Entre ellos hay al menos una casilla.
# source f086f8c3
rule-guarded = El rey captura una pieza solo si nadie la defiende.
# source c3c93edc
rule-castling-rook = La torre que enroca puede estar atacada. También puede cruzar una casilla atacada.
# source b2319a37
rule-same-position = Mismas piezas, mismo turno, mismos derechos: esa es la misma posición.
# source df3e0796
rule-adjust = En tu turno, di primero «compongo». Entonces puedes colocar bien una pieza.
# source 9432ef0e
rule-one-hand = Cada jugada se hace con una sola mano, también el enroque.
# source 3960ee43
rule-take-back = En un torneo no se deshace ninguna jugada. Entre amigos se puede acordar otra cosa.
# source d6dd7d0a
rule-say-check = En casa muchos dicen jaque, pero nadie tiene que decirlo. Vale también sin palabras.
# source 04344ded
rule-not-allowed = ¿Alguien ha hecho una jugada prohibida? Se coloca todo como estaba y se mueve otra vez.
# source 9ef9d269
rule-written-square = Cada casilla tiene una letra y un número. De un peón, escribe solo la casilla.
# source 84fc4aca
rule-written-piece = Escribe la letra de la pieza y luego la casilla adonde va.
# source b26a9b79
rule-written-capture = Una x dice que hubo una captura. Con un peón, escribe primero su columna.
# source 7e971874
rule-written-check = El signo + es jaque. El signo # es jaque mate.
# source 92b801d8
rule-written-castling = O-O es el enroque corto. O-O-O es el enroque largo.
# source d031e86c
rule-written-promotion = Detrás de la casilla se escribe en qué se convierte el peón.
# source e95362b8
rule-written-two = ¿Podrían ir ahí dos piezas iguales? Añade la columna o la fila.
# source fd0dc41f
rule-written-en-passant = Escribe la casilla donde acaba tu peón, como en toda captura.
# source 3e6c5636
rule-hands = Da la mano antes y después de la partida. Di: ¡buena partida!
# source 95d20e9f
rule-quiet = Guarda silencio mientras otros juegan. Nunca molestes y nunca ayudes.
# source 280c2e51
rule-family-board = Regla familiar 1: hasta cuatro ejércitos juegan en el sentido del reloj. El tablero es una cruz, sin esquinas.
# source 22a389b0
rule-family-pawns = Regla familiar 2: un peón puede dar dos pasos en cualquier momento. Las dos casillas deben estar vacías.
# source e17ca708
rule-family-passing = Regla familiar 2: un peón que pasó corriendo se puede capturar. Cada jugador tiene un turno para hacerlo.
# source b43db070
rule-family-last-row = Un peón corona en la última casilla de su camino.
# source 1fbf2b32
rule-family-attackers = Regla familiar 3: dos jugadores pueden atacar la misma pieza. Al rey solo puede atacarlo uno.
# source 474be714
rule-family-absent = Regla familiar 4: quien es joven puede irse y volver. Sus piezas duermen, y solo los peones pueden capturarlas.
# source 06a23398
rule-family-say-check = Regla familiar 5: si nadie dice jaque, no hay que responder.
# source 8608bef8
rule-family-teams = Regla familiar 6: se puede jugar en equipo, aunque sea un rato. Si todos quieren, los aliados no se capturan entre sí.
# source 14ec3ccd
rule-family-supervisor = Regla familiar 7: un adulto puede cambiar reglas entre dos jugadas.
# source f02232ef
rule-family-mate = Quien recibe mate queda fuera, y el rey se va. Las demás piezas quedan como estatuas.
# source 98358910
rule-family-pass = ¿No tienes jugada legal, y nadie ha dicho jaque? Pasas.
# source f4e5e7c3
rule-family-last-king = Gana el último que conserva su rey.
# source 907dcab0
rule-family-draw = Solo son tablas si aceptan todos los que siguen jugando.

## Los títulos de las tarjetas

# source f84b89d6
card-board = El tablero
# source c6f49660
card-setup = Cómo empiezan las piezas
# source 729f2d8f
card-turns = Jugar por turnos
# source 45a38d98
card-capture = Capturar una pieza
# source 5b8de8d3
card-attack = Qué es atacar
# source 07ff7268
card-bishop = El alfil
# source 1536e020
card-rook = La torre
# source 0269d156
card-queen = La dama
# source c114affe
card-no-jump = Sin saltar
# source 3ad4a580
card-knight = El caballo
# source 497776ec
card-king = El rey
# source de24f15c
card-pawn = Avanzar y capturar
# source fccb3669
card-pawn-step = Un paso de frente
# source ed5e24a2
card-pawn-double = Dos pasos al empezar
# source d34aa608
card-pawn-capture = Capturar en diagonal
# source 8f8d1d81
card-en-passant = Captura al paso: a quién
# source 387f843e
card-en-passant-now = Captura al paso: cuándo
# source ae03af49
card-promotion = Coronación
# source 7f31a20e
card-in-check = En jaque
# source 586d4ca9
card-check = Tu rey, siempre a salvo
# source d9828e83
card-three-ways = Tres formas de salir del jaque
# source 847dd49d
card-kings-apart = Los reyes guardan distancia
# source be03675c
card-guarded = Una pieza defendida
# source 0f343686
card-king-stays = El rey nunca se captura
# source 435dec6b
card-castling = Cómo se enroca
# source ef997f54
card-castling-never = Cuándo se pierde el enroque
# source 3ea7f37a
card-castling-now = Cuándo el enroque debe esperar
# source 42c5a015
card-castling-rook = Lo que no impide el enroque
# source 3807d051
card-checkmate = Jaque mate
# source 47d0026d
card-stalemate = Ahogado
# source 52bbf682
card-dead-position = Posición muerta
# source 1d68d69a
card-threefold = La misma posición tres veces
# source b836aeaa
card-same-position = Cuándo la posición es la misma
# source e49c75ca
card-fivefold = La misma posición cinco veces
# source 516eaa94
card-fifty-moves = Cincuenta jugadas tranquilas
# source 030131e7
card-seventy-five = Setenta y cinco jugadas tranquilas
# source f959716f
card-agreement = Acordar tablas
# source 0809559b
card-resignation = Abandonar
# source 125a6501
card-touch-move = Pieza tocada, pieza movida
# source 4a6897e5
card-release = Soltar la pieza
# source 630538a7
card-castle-touch = Tocar para enrocar
# source 524ff42b
card-adjust = «Compongo»
# source 3e4055a4
card-one-hand = Una sola mano
# source d45377bb
card-take-back = Deshacer una jugada
# source bf43c8ff
card-claims = Reclamar tablas
# source bb7da3cc
card-say-check = Decir jaque
# source f79aa72d
card-not-allowed = Una jugada no permitida
# source 3427ab88
card-written-square = Los nombres de las casillas
# source 5235168b
card-written-piece = Las letras de las piezas
# source 101dbc5a
card-written-capture = x: captura
# source d27dcabe
card-written-check = + y #: jaque y mate
# source 20bf77dc
card-written-castling = O-O: enroque
# source c67119f0
card-written-promotion = =: coronación
# source 2eeabdab
card-written-two = Dos piezas iguales
# source 27b9d8da
card-written-en-passant = a. p.: al paso
# source 66952aac
card-hands = Antes y después de la partida
# source b0a99683
card-quiet = Dejar pensar
# source 83c47037
card-family-board = Cuatro ejércitos, un tablero
# source af8e8b87
card-family-pawns = Peones en marcha
# source 7421b4e6
card-family-passing = Al paso, por turnos
# source 779a1972
card-family-last-row = Donde acaba el camino del peón
# source 8b851daa
card-family-attackers = Un solo atacante del rey
# source 09a24215
card-family-absent = Irse y volver
# source eb8327f5
card-family-say-check = Hay que decir jaque
# source 86eaf690
card-family-teams = Equipos
# source 5e2c35b3
card-family-supervisor = Quien supervisa
# source df70f9b0
card-family-mate = Mate y estatuas
# source 51d26918
card-family-pass = ¿Sin jugada? Pasas
# source 0695e8df
card-family-last-king = Gana el último rey
# source a5092005
card-family-draw = Tablas entre cuatro

## Palabras y lo que significan

# source 2222d6bf
word-square = casilla
# source 30fbc53d
word-square-meaning = Uno de los 64 cuadros del tablero. Es clara u oscura.
# source 5a812159
word-file = columna
# source 71256128
word-file-meaning = Ocho casillas seguidas desde las blancas hasta las negras. Lleva una letra, de la «a» a la «h».
# source 3481832d
word-rank = fila
# source 2ef08764
word-rank-meaning = Ocho casillas seguidas de lado a lado. Lleva un número, del 1 al 8.
# source 500c6b9f
word-diagonal = diagonal
# source 39a492c7
word-diagonal-meaning = Una línea inclinada de casillas, todas del mismo color.
# source bb4c719f
word-short-side = flanco de rey
# source 3dab5d5b
word-short-side-meaning = Las columnas e, f, g y h: la mitad donde empiezan los reyes.
# source a68454ec
word-long-side = flanco de dama
# source f1a21f28
word-long-side-meaning = Las columnas a, b, c y d: la mitad donde empiezan las damas.
# source a3fa649b
word-piece = pieza
# source 053b8f05
word-piece-meaning = Un rey, una dama, una torre, un alfil o un caballo. Muchas veces también los peones.
# source caff5467
word-move = jugada
# source 0949a58f
word-move-meaning = Lo que hace un bando en su turno: mover una pieza.
# source 40800e3f
word-ply = media jugada
# source 8696da98
word-ply-meaning = Una jugada de un bando. La de las blancas y la respuesta de las negras son dos.
# source ffed3afb
word-capture = capturar
# source 8e07e3cc
word-capture-meaning = Quitar del tablero una pieza rival moviendo a su casilla. También se dice comer.
# source 3df27699
word-attack = atacar
# source 15add52d
word-attack-meaning = Una pieza ataca una casilla si podría capturar algo en ella.
# source 1716896b
word-guard = defender
# source 66a1937b
word-guard-meaning = Una pieza defiende a una compañera si puede recapturar en su casilla. También vigila casillas vacías.
# source 6131abff
word-check = jaque
# source d6b650b4
word-check-meaning = Un rey está en jaque mientras una pieza rival lo ataca.
# source bed888c8
word-double-check = jaque doble
# source 9e152a75
word-double-check-meaning = Dos piezas dan jaque a la vez. Solo sirve mover el rey.
# source e2b4edce
word-discovered-check = jaque a la descubierta
# source 9a689781
word-discovered-check-meaning = Una pieza se aparta y la que está detrás da jaque.
# source 2a186f87
word-checkmate = jaque mate
# source 3815e135
word-checkmate-meaning = Un rey en jaque al que nada puede salvar. La partida ha terminado.
# source 85bf2e03
word-stalemate = ahogado
# source ba79c24e
word-stalemate-meaning = El bando que juega no tiene jugada ni está en jaque. Son tablas.
# source 4be78511
word-draw = tablas
# source 7a8e5fda
word-draw-meaning = Nadie gana: medio punto para cada uno.
# source 5cd1d4a8
word-dead-position = posición muerta
# source 8c6a5f80
word-dead-position-meaning = Una posición en la que ninguna jugada puede llevar ya al mate.
# source d60bf11f
word-pin = clavada
# source 38669f6e
word-pin-meaning = Una pieza que no puede salir de su línea: detrás está su rey.
# source d4a805cd
word-fork = ataque doble
# source 1ed5a05f
word-fork-meaning = Una pieza ataca a otras dos o más a la vez.
# source fbffa88f
word-skewer = enfilada
# source 2f27ac52
word-skewer-meaning = Una pieza atacada se aparta, y se captura la que está detrás.
# source cb12b49b
word-block = tapar
# source 28eba0f6
word-block-meaning = Poner una pieza entre el rey y la pieza que da jaque.
# source 17d68eb0
word-flight = casilla de escape
# source b0e8eb2f
word-flight-meaning = Una casilla segura adonde puede ir un rey en jaque.
# source a7b9ea5f
word-castling = enroque
# source 8ddb8063
word-castling-meaning = El rey y la torre se mueven juntos, una vez en la partida.
# source 32516a88
word-castling-right = derecho de enroque
# source 6cbcd1bf
word-castling-right-meaning = Dura mientras ni el rey ni la torre se hayan movido.
# source f838bba4
word-en-passant = captura al paso
# source c2a2f984
word-en-passant-meaning = Capturar un peón que ha pasado junto al tuyo con dos pasos. En francés: en passant.
# source 44f3bc4f
word-promotion = coronación
# source f9f11df5
word-promotion-meaning = En su última fila, el peón se hace dama, torre, alfil o caballo. También se llama promoción.
# source 1072cddf
word-underpromotion = subpromoción
# source c00e16b6
word-underpromotion-meaning = Elegir torre, alfil o caballo al coronar un peón.
# source 0493a148
word-double-step = avance doble
# source ef249598
word-double-step-meaning = Los dos pasos de un peón desde su casilla inicial.
# source 43a49e04
word-last-row = última fila
# source df7bb966
word-last-row-meaning = La octava fila para los peones blancos, la primera para los negros.
# source 6ed42f2b
word-exchange = cambio
# source 44f557f5
word-exchange-meaning = Cada bando captura una pieza del otro.
# source 80838d3f
word-value = valor
# source 82d053b9
word-value-meaning = Lo que vale una pieza: peón 1, caballo y alfil 3, torre 5, dama 9.
# source 57317b87
word-position = posición
# source b9229fe4
word-position-meaning = Dónde están todas las piezas y a quién le toca jugar.
# source e366c4b6
word-quiet-move = jugada tranquila
# source bdd3e64b
word-quiet-move-meaning = Una jugada sin captura y sin mover un peón.
# source c057a5c7
word-repetition = repetición
# source 52d4bddc
word-repetition-meaning = La misma posición aparece otra vez.
# source c18d339e
word-perpetual-check = jaque perpetuo
# source 6efeb3bf
word-perpetual-check-meaning = Jaque tras jaque, sin fin. Acaba en tablas por repetición.
# source d744b993
word-claim = reclamar tablas
# source f80ced27
word-claim-meaning = Decir que la partida es tablas según las reglas, y demostrarlo.
# source 54b23312
word-draw-offer = oferta de tablas
# source 0c5fe67f
word-draw-offer-meaning = Preguntar a tu rival: ¿lo dejamos en tablas?
# source 21fa1129
word-resign = abandonar
# source 0941bf7c
word-resign-meaning = Decir: ganas tú. Nadie está obligado.
# source 3ec2c087
word-touch-move = pieza tocada
# source 9a3e8494
word-touch-move-meaning = Si tocas una pieza que puede moverse, tienes que moverla.
# source bcd9eb82
word-adjust = compongo
# source 2e4baa07
word-adjust-meaning = Se dice antes de colocar bien una pieza. En francés: j’adoube.
# source e12b4e07
word-arbiter = árbitro
# source 4c07b941
word-arbiter-meaning = La persona que ayuda con las reglas en un torneo.
# source 78047c17
word-clock = reloj de ajedrez
# source a49f3c27
word-clock-meaning = Dos relojes en uno. Cada uno muestra el tiempo que le queda a un bando.
# source 10a5abe0
word-house-rule = regla de la casa
# source 52b1d853
word-house-rule-meaning = Una regla que ha acordado una familia, una clase o un club.
# source 030df4f0
word-laws = Leyes del Ajedrez
# source 24931746
word-laws-meaning = Las reglas de la Federación Internacional de Ajedrez, FIDE. Se usan en los torneos.
# source 7f28c349
word-notation = notación
# source 7d6426b3
word-notation-meaning = Escribir las jugadas con letras y números.
# source 8002403f
word-coordinates = coordenadas
# source c531032c
word-coordinates-meaning = Las letras y los números del borde del tablero.
# source b422e8e7
word-opening = apertura
# source 0f84575e
word-opening-meaning = Las primeras jugadas de una partida, cuando salen las piezas.
# source 1f8e0f5f
word-endgame = final de partida
# source 69a2dbce
word-endgame-meaning = La última parte de una partida, cuando quedan pocas piezas.
