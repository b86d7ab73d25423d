### El libro de reglas: tarjetas, reglas de la casa, palabras.

## El libro de reglas: su pantalla

book-search = Buscar en las reglas
book-nothing = Aquí no hay nada sobre «{ $query }». Prueba otra palabra.
book-allowed = Permitido
book-not-allowed = No permitido
book-not-yet = Todavía no
book-ends = La partida acaba
book-draw = La partida acaba en tablas
book-goes-on = La partida sigue
book-before = Antes: { $moves }.
book-look = Mira
book-written = Se escribe: { $san }
book-try-promotion = Pruébalo: el peón de { $from } a { $to }. Se convierte en { PIECE($piece, form: "un") }.
book-yes = Sí, esto está permitido.
book-touched = Has tocado { PIECE($piece, form: "el") } de { $square }.
book-adjusted = «¡Compongo!» Después has tocado { PIECE($piece, form: "el") } de { $square }.
book-press = Pulsa «{ $action }».
book-unsaid = Nadie ha dicho jaque.
book-under = Reglas de la casa: { $rules }.
book-claim-threefold = Reclamar: tercera vez
book-claim-fifty = Reclamar: cincuenta jugadas
book-took-back = La jugada se ha deshecho.
book-house = Reglas de la casa
book-laws = Torneos (las Leyes)
book-sheets = Lo que dicen algunas hojas de reglas
book-lessons = Lecciones sobre esta regla
book-words = Palabras de esta tarjeta
book-cards = Reglas sobre esta palabra
book-more = Más en el libro de reglas
book-glossary = Palabras de la A a la Z

## Capítulos

chapter-board = El tablero y los turnos
chapter-pieces = Las piezas
chapter-pawn = El peón
chapter-check = El rey y el jaque
chapter-castling = El enroque
chapter-ending = Cómo acaba la partida
chapter-together = Jugar con otros
chapter-writing = Escribir jugadas
chapter-manners = Buenos modales
chapter-words = Palabras

## Reglas de la casa: cómo se llaman y de dónde vienen

profile-fide = Torneo
profile-fide-online = En línea
profile-club = Club
profile-sheet = Hoja corta
profile-print-and-play = Para imprimir
profile-school = Escuela
profile-family = Familia
origin-fide = Las Leyes del Ajedrez, como en los torneos.
origin-fide-online = Partidas en pantalla: el programa cuenta por los dos.
origin-club = Una hoja de un club escolar.
origin-sheet = Una hoja de reglas de una página.
origin-print-and-play = Las reglas de un juego para imprimir y recortar.
origin-school = Una eliminatoria escolar, sin árbitro.
origin-family = Un juego en familia de hasta cuatro.

## Lo que dicen algunas hojas de reglas, y lo que vale

sheet-knight-castles = Una hoja deja enrocar al caballo. Es un descuido: el enroque es de rey y torre.
sheet-next-to-rook = Una hoja pone el rey junto a la torre. Mejor cuenta: el rey va exactamente dos casillas.
sheet-take-king = Dos hojas dicen que se captura el rey. En ajedrez, nunca: el jaque mate acaba antes la partida.
sheet-reach = Una hoja pregunta adónde podría ir una pieza rival. Lo que cuenta es dónde ataca. Un peón avanza recto, pero vigila en diagonal.
sheet-any-in-check = Una hoja habla de cualquier pieza en jaque. Solo un rey puede estar en jaque.
sheet-stalemate-twice = Una hoja nombra el ahogado dos veces, como si hubiera dos. Hay uno: sin jugada y sin jaque.
sheet-may-promote = Dos hojas dicen que el peón puede coronar. Tiene que hacerlo: nunca se queda como peón en su última fila.
sheet-tip-king = Hay quien tumba su rey para abandonar. Decirlo es más claro.

## Lo que enseña un tablero para mirar

look-corner = h1 es una casilla clara. Queda a la derecha de las blancas.
look-queens = d1 es clara, así que ahí va la dama blanca. La negra va en d8, que es oscura.
look-released = El peón ya está suelto en e4. No puede ir a e3.
look-hands = Antes de la primera jugada, los dos rivales se dan la mano.
look-thinking = Las negras piensan. Las blancas esperan en silencio.

## Reglas a las que no lleva ningún motivo: sus textos son tarjetas como las de `rules.ftl`

rule-board = El tablero tiene 64 casillas. A la derecha de cada bando hay una esquina clara.
rule-setup = Ocho peones están delante de ocho piezas. Cada dama empieza en su propio color.
rule-attack = Una pieza ataca las casillas donde podría capturar. Una pieza clavada también ataca.
rule-in-check = Un rey atacado está en jaque. Hay que ayudarlo enseguida.
rule-three-ways = Aparta al rey, pon algo en medio o captura la pieza atacante.
rule-kings-apart = Dos reyes nunca están uno junto al otro. Entre ellos queda una casilla libre.
rule-guarded = El rey captura una pieza solo si nadie la defiende.
rule-castling-rook = La torre que enroca puede estar atacada. También puede cruzar una casilla vigilada.
rule-same-position = Mismas piezas, mismo turno, mismos derechos: esa es la misma posición.
rule-adjust = Di primero «compongo». Entonces puedes colocar bien una pieza.
rule-one-hand = Cada jugada se hace con una sola mano, también el enroque.
rule-take-back = En un torneo no se deshace ninguna jugada. Entre amigos se puede acordar otra cosa.
rule-say-check = Nadie tiene que decir jaque. Vale también sin palabras.
rule-not-allowed = ¿Alguien ha hecho una jugada prohibida? Se coloca todo como estaba y se mueve otra vez.
rule-written-square = Cada casilla tiene una letra y un número. De un peón, escribe solo la casilla.
rule-written-piece = Escribe la letra de la pieza y luego la casilla adonde va.
rule-written-capture = Una x dice que hubo una captura. Con un peón, escribe primero su columna.
rule-written-check = El signo + es jaque. El signo # es jaque mate.
rule-written-castling = O-O es el enroque corto. O-O-O es el enroque largo.
rule-written-promotion = Detrás de la casilla se escribe en qué se convierte el peón.
rule-written-two = ¿Podrían ir ahí dos piezas iguales? Añade la columna o la fila.
rule-written-en-passant = Escribe la casilla donde acaba tu peón, como en toda captura.
rule-hands = Da la mano antes y después de la partida. Di: ¡buena partida!
rule-quiet = Guarda silencio mientras otros juegan. Nunca molestes y nunca ayudes.

## Los títulos de las tarjetas

card-board = El tablero
card-setup = Cómo empiezan las piezas
card-turns = Jugar por turnos
card-capture = Capturar una pieza
card-attack = Qué es atacar
card-bishop = El alfil
card-rook = La torre
card-queen = La dama
card-no-jump = Sin saltar
card-knight = El caballo
card-king = El rey
card-pawn = Avanzar y capturar
card-pawn-step = Un paso de frente
card-pawn-double = Dos pasos al empezar
card-pawn-capture = Capturar en diagonal
card-en-passant = Captura al paso: a quién
card-en-passant-now = Captura al paso: cuándo
card-promotion = Coronación
card-in-check = En jaque
card-check = Tu rey, siempre a salvo
card-three-ways = Tres formas de salir del jaque
card-kings-apart = Los reyes guardan distancia
card-guarded = Una pieza defendida
card-king-stays = El rey nunca se captura
card-castling = Cómo se enroca
card-castling-never = Cuándo se pierde el enroque
card-castling-now = Cuándo el enroque debe esperar
card-castling-rook = Lo que no impide el enroque
card-checkmate = Jaque mate
card-stalemate = Ahogado
card-dead-position = Posición muerta
card-threefold = La misma posición tres veces
card-same-position = Cuándo la posición es la misma
card-fivefold = La misma posición cinco veces
card-fifty-moves = Cincuenta jugadas tranquilas
card-seventy-five = Setenta y cinco tranquilas
card-agreement = Acordar tablas
card-resignation = Abandonar
card-touch-move = Pieza tocada, pieza movida
card-release = Soltar la pieza
card-castle-touch = Tocar para enrocar
card-adjust = «Compongo»
card-one-hand = Una sola mano
card-take-back = Deshacer una jugada
card-claims = Reclamar tablas
card-say-check = Decir jaque
card-not-allowed = Una jugada no permitida
card-written-square = Los nombres de las casillas
card-written-piece = Las letras de las piezas
card-written-capture = x: captura
card-written-check = + y #: jaque y mate
card-written-castling = O-O: enroque
card-written-promotion = =: coronación
card-written-two = Dos piezas iguales
card-written-en-passant = a. p.: al paso
card-hands = Antes y después de la partida
card-quiet = Dejar pensar

## Palabras y lo que significan

word-square = casilla
word-square-meaning = Uno de los 64 cuadros del tablero. Es clara u oscura.
word-file = columna
word-file-meaning = Ocho casillas seguidas desde las blancas hasta las negras. Lleva una letra, de la a a la h.
word-rank = fila
word-rank-meaning = Ocho casillas seguidas de lado a lado. Lleva un número, del 1 al 8.
word-diagonal = diagonal
word-diagonal-meaning = Casillas de un mismo color que se tocan por las esquinas.
word-short-side = flanco de rey
word-short-side-meaning = Las columnas e, f, g y h: la mitad donde empiezan los reyes.
word-long-side = flanco de dama
word-long-side-meaning = Las columnas a, b, c y d: la mitad donde empiezan las damas.
word-piece = pieza
word-piece-meaning = Un rey, una dama, una torre, un alfil o un caballo. Muchas veces también los peones.
word-move = jugada
word-move-meaning = Lo que hace un bando en su turno: mover una pieza.
word-ply = media jugada
word-ply-meaning = Una jugada de un bando. La de las blancas y la respuesta de las negras son dos.
word-capture = capturar
word-capture-meaning = Quitar del tablero una pieza rival moviendo a su casilla. También se dice comer.
word-attack = atacar
word-attack-meaning = Una pieza ataca una casilla si podría capturar algo en ella.
word-guard = defender
word-guard-meaning = Una pieza está defendida si una compañera puede recapturar en su casilla.
word-check = jaque
word-check-meaning = Un rey está en jaque mientras una pieza rival lo ataca.
word-double-check = jaque doble
word-double-check-meaning = Dos piezas dan jaque a la vez. Solo sirve mover el rey.
word-discovered-check = jaque a la descubierta
word-discovered-check-meaning = Una pieza se aparta y la que está detrás da jaque.
word-checkmate = jaque mate
word-checkmate-meaning = Un rey en jaque al que nada puede salvar. La partida ha terminado.
word-stalemate = ahogado
word-stalemate-meaning = El bando que juega no tiene jugada ni está en jaque. Son tablas.
word-draw = tablas
word-draw-meaning = Nadie gana: medio punto para cada uno.
word-dead-position = posición muerta
word-dead-position-meaning = Una posición en la que ninguna jugada puede llevar ya al mate.
word-pin = clavada
word-pin-meaning = Una pieza que no puede salir de su línea: detrás está su rey.
word-fork = ataque doble
word-fork-meaning = Una pieza ataca a otras dos a la vez.
word-skewer = enfilada
word-skewer-meaning = Una pieza atacada se aparta, y se captura la que está detrás.
word-block = tapar
word-block-meaning = Poner una pieza entre el rey y la pieza que da jaque.
word-flight = casilla de escape
word-flight-meaning = Una casilla segura adonde puede ir un rey en jaque.
word-castling = enroque
word-castling-meaning = El rey y la torre se mueven juntos, una vez en la partida.
word-castling-right = derecho de enroque
word-castling-right-meaning = Dura mientras ni el rey ni la torre se hayan movido.
word-en-passant = captura al paso
word-en-passant-meaning = Capturar un peón que ha pasado junto al tuyo con dos pasos. En francés: en passant.
word-promotion = coronación
word-promotion-meaning = En su última fila, el peón pasa a dama, torre, alfil o caballo. También se llama promoción.
word-double-step = avance doble
word-double-step-meaning = Los dos pasos de un peón desde su casilla inicial.
word-last-row = última fila
word-last-row-meaning = La octava fila para los peones blancos, la primera para los negros.
word-exchange = cambio
word-exchange-meaning = Cada bando captura una pieza del otro.
word-value = valor
word-value-meaning = Lo que vale una pieza: peón 1, caballo y alfil 3, torre 5, dama 9.
word-position = posición
word-position-meaning = Dónde están todas las piezas y a quién le toca jugar.
word-quiet-move = jugada tranquila
word-quiet-move-meaning = Una jugada sin captura y sin mover un peón.
word-repetition = repetición
word-repetition-meaning = La misma posición aparece otra vez.
word-claim = reclamar tablas
word-claim-meaning = Decir que la partida es tablas según las reglas, y demostrarlo.
word-draw-offer = oferta de tablas
word-draw-offer-meaning = Preguntar a tu rival: ¿lo dejamos en tablas?
word-resign = abandonar
word-resign-meaning = Decir: ganas tú. Nadie está obligado.
word-touch-move = pieza tocada
word-touch-move-meaning = Si tocas una pieza, tienes que moverla.
word-adjust = compongo
word-adjust-meaning = Se dice antes de colocar bien una pieza. En francés: j'adoube.
word-arbiter = árbitro
word-arbiter-meaning = La persona que ayuda con las reglas en un torneo.
word-clock = reloj de ajedrez
word-clock-meaning = Dos relojes en uno. Cada uno muestra el tiempo que le queda a un bando.
word-house-rule = regla de la casa
word-house-rule-meaning = Una regla que ha acordado una familia, una clase o un club.
word-laws = Leyes del Ajedrez
word-laws-meaning = Las reglas de la Federación Internacional de Ajedrez, FIDE. Se usan en los torneos.
word-notation = notación
word-notation-meaning = Escribir las jugadas con letras y números.
word-coordinates = coordenadas
word-coordinates-meaning = Las letras y los números del borde del tablero.
word-opening = apertura
word-opening-meaning = Las primeras jugadas de una partida, cuando salen las piezas.
word-endgame = final
word-endgame-meaning = La última parte de una partida, cuando quedan pocas piezas.
