### Las pantallas: botones, las palabras de cada día del entrenador, avisos.

## El programa

# The language's name in the language itself.
language-name = Español
app-name = Squarewise

## La pantalla de inicio

home-hello = ¡Hola, { $learner }!
home-go-on = ¡Adelante, { $learner }!
home-hello-you = ¡Hola!
home-go-on-you = ¡Adelante!
home-place = Paso { $step } de { $total }: { $lesson }
home-first = Empieza por: { $lesson }
home-next = Siguiente: { $lesson }
home-all-done = Has terminado todas las lecciones. ¡Repite la que quieras!
home-no-lessons = Aquí no hay ninguna lección.
home-lessons-coming = Tus propias lecciones se están cargando. Estarán aquí en un momento.
home-lesson-coming = La lección «{ $lesson }» se abre en cuanto esté lista.
home-shelf-count = { $done } de { $total }
home-certificate-kept = ¡Lo has logrado! Tu diploma ya se puede imprimir: { $file }
home-certificate-not-kept = No se ha podido guardar el diploma. Pide ayuda a un adulto.
home-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }
home-own-lesson = Lección propia
home-replaces = Ocupa el lugar de una lección incluida
home-about-foreign = Solo en { $language }
table-title = Partida para dos
referee-title = ¿Se puede?
rulebook-title = Las reglas
learners-title = ¿Quién aprende?

# Estantes de lecciones
shelf-board = El tablero
shelf-pieces = Cómo se mueven las piezas
shelf-safety = Valor y seguridad
shelf-check = Jaque, mate, ahogado
shelf-special-moves = Jugadas especiales
shelf-ending-the-game = Cómo acaba la partida
shelf-first-game = Tu primera partida
shelf-family-game = El juego en familia
shelf-games = Juegos con { -coach }
shelf-other = Más lecciones
shelf-own = { $name }

# Quien aprende elige un animal.
animal-owl = Búho
animal-fox = Zorro
animal-bear = Oso
animal-hare = Liebre
animal-frog = Rana
animal-mouse = Ratón
animal-penguin = Pingüino
animal-turtle = Tortuga

# Quién aprende
learners-hello = ¡Hola! ¿Quién aprende hoy?
learners-choose = Elige tu animal.
learners-change = Elige un animal y un nombre para { $learner }.
learners-name = Tu nombre, si quieres
learners-privacy = Basta con el nombre de pila. No sale de este equipo.
learners-add = Añadir a alguien
learners-guest = De visita
learners-guest-line = Las estrellas no se guardan
learners-edit = Datos de { $learner }
learners-save = Guardar
learners-remove = Quitar a { $learner }
learners-remove-question = ¿Quitar a { $learner } de la lista?
learners-remove-line = No se borra nada. Las estrellas pasan a una carpeta.
learners-keep = No, se queda
learners-more = Más

## Botones

button-start = Empezar
button-continue = Seguir
button-play-again = Otra vez
button-next = Siguiente
button-back = Atrás
button-home = Inicio
button-all-steps = Todos los pasos
button-legal = Sí
button-not-legal = No
button-hint = Pista
button-read-aloud = Escuchar
button-hint-of = Pista { $hint } de { $total }
button-say-again = Repítelo
button-take-back = Deshacer
button-again = Reiniciar
button-show-rule = Ver la regla
button-show-house-rule = Ver la regla de la casa
house-rule-heading = Regla de la casa, no de torneo
button-got-it = Entendido
button-close = Cerrar
button-flip = Girar el tablero
button-done = Listo
button-i-count = Cuento { $number }
button-fewer = Uno menos
button-more = Uno más
button-erase = Borrar
button-play-me = Juega contra mí
button-play-two = Juega con alguien
button-say-check = ¡Jaque!
button-agree-draw = Acordamos tablas
button-give-up = { $side ->
    [white] Abandonan las blancas
    [blue] Abandonan las azules
    [yellow] Abandonan las amarillas
   *[black] Abandonan las negras
 }

## Respuestas para elegir

answer-check = Jaque
answer-check-no-mate = Jaque, pero no mate
answer-checkmate = Jaque mate
answer-stalemate = Ahogado
answer-dead-position = Nadie puede ganar
answer-dead-not-stalemate = Posición muerta
answer-play-on = Seguir jugando
answer-no-check = Sin jaque: seguir jugando
answer-threefold = La misma posición tres veces
answer-fifty-moves = Cincuenta jugadas tranquilas
answer-nothing = Nada que reclamar
answer-light = Clara
answer-dark = Oscura

## Ajustes

settings-title = Ajustes
language-share = { $percent } %
settings-language = Idioma
settings-theme = Colores
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-theme-contrast = Mucho contraste
settings-dots = Puntos donde puede ir una pieza
settings-motion = Animaciones
settings-size = Tamaño
settings-percent = { $percent } %
settings-room = En esta ventana cabe un { $percent } %.
settings-board = Tablero
settings-board-green = Verde
settings-board-wood = Madera
settings-board-sea = Mar
settings-board-lavender = Lavanda
settings-pieces = Piezas
settings-pieces-drawn = Dibujadas
settings-pieces-plain = Sencillas
settings-left-handed = Mano izquierda
settings-sound = Sonidos
settings-speech = Voz
settings-on = Sí
settings-off = No
settings-licences = Licencias
settings-licences-say = Muchas personas han hecho partes de este programa. Aquí están todas las licencias.

## La lección

step-of = Paso { $step } de { $total }

judge-question-castle = { $side ->
    [white] ¿Pueden enrocar aquí las blancas?
    [blue] ¿Pueden enrocar aquí las azules?
    [yellow] ¿Pueden enrocar aquí las amarillas?
   *[black] ¿Pueden enrocar aquí las negras?
 }
judge-question-move = ¿Puede { PIECE($piece, form: "el") } ir de { $from } a { $to }?
said-check = Alguien ha dicho «jaque».
said-nothing = Nadie ha dicho nada.
status-question = { $side ->
    [white] Juegan las blancas. ¿Qué es esto?
    [blue] Juegan las azules. ¿Qué es esto?
    [yellow] Juegan las amarillas. ¿Qué es esto?
   *[black] Juegan las negras. ¿Qué es esto?
 }
claim-next = Quieres mover { PIECE($piece, form: "el") } a { $to }.
name-square = ¿Dónde está { $square }?
name-file = ¿Dónde está la columna { $file }?
name-rank = ¿Dónde está la fila { $rank }?
name-light-or-dark = La casilla { $square }, ¿es clara u oscura?
# Lo que se lee en el campo vacío, antes de la primera letra.
write-here = Tu jugada

# Lo que da la cuenta, una vez respondida la pregunta.
fact-times-then = { $times ->
    [one] Tras esta jugada, la posición aparecería por primera vez.
   *[other] Tras esta jugada, la posición aparecería por { $times }.ª vez.
 }
fact-rights-gone = Las piezas ya estaban así, pero con otros derechos. Esa vez no cuenta.
fact-times = { $times ->
    [one] Esta posición aparece por primera vez.
   *[other] Esta posición ha aparecido { $times } veces.
 }
# Cuándo estaba la posición: al comienzo (1 o 0), y tras qué jugadas.
fact-plies = { $start ->
    [1] { COUNT($numbers) ->
        [0] Estaba al comienzo.
        [1] Estaba al comienzo y tras la jugada { LIST($numbers) }.
       *[other] Estaba al comienzo y tras las jugadas { LIST($numbers) }.
     }
   *[other] { COUNT($numbers) ->
        [1] Estaba tras la jugada { LIST($numbers) }.
       *[other] Estaba tras las jugadas { LIST($numbers) }.
     }
 }
fact-quiet = { $moves ->
    [0] Acaba de haber una captura o una jugada de peón.
    [one] { $moves } jugada por bando sin captura ni jugada de peón.
   *[other] { $moves } jugadas por bando sin captura ni jugada de peón.
 }
fact-quiet-before = { $moves ->
    [one] Antes de estas jugadas: { $moves } jugada tranquila por bando.
   *[other] Antes de estas jugadas: { $moves } jugadas tranquilas por bando.
 }
fact-values = Peón 1, caballo 3, alfil 3, torre 5, dama 9.
# Las letras de rey, dama, torre, alfil y caballo en las jugadas escritas, sin nada en medio.
piece-letters = RDTAC

coach-tap-square = Toca una casilla.
coach-pick-piece = Toca una pieza y luego la casilla adonde va.
coach-your-turn = { $side ->
    [white] Te toca con las blancas.
    [blue] Te toca con las azules.
    [yellow] Te toca con las amarillas.
   *[black] Te toca con las negras.
 }
coach-try-it = Pruébalo: { PIECE($piece, form: "el") } de { $from } a { $to }.
coach-no-more-hints = Ya has visto todas las pistas. ¡Prueba una jugada!
coach-legal-but-other = Puedes jugar eso. Esta vez buscamos otra jugada.
coach-that-is-mine = ¡Eh! ¡Eso es mío!
coach-only-piece-moves = En este paso solo se mueve { PIECE($piece, form: "el") } de { $square }.
coach-only-this-moves = Aquí solo se mueve { PIECE($piece, form: "el") }.
coach-not-safe = { COUNT($men) ->
    [one] Detente donde estés a salvo. { MEN($men, form: "el", cap: 1) } vigila { $square }.
   *[other] Detente donde estés a salvo. { MEN($men, form: "el", cap: 1) } vigilan { $square }.
 }
coach-hangs = { COUNT($men) ->
    [one] Todavía no: perderías { PIECE($piece, form: "tu") } de { $square }. { MEN($men, form: "el", cap: 1) } podría capturar gratis.
   *[other] Todavía no: perderías { PIECE($piece, form: "tu") } de { $square }. { MEN($men, form: "el", cap: 1) } podrían capturar gratis.
 }
coach-taken-back = { GENDER($captured) ->
    [feminine] Todavía no: { PIECE($captured, form: "el") } de { $square } está defendida. { MEN($men, form: "el", cap: 1) } capturaría { PIECE($piece, form: "tu") }.
   *[masculine] Todavía no: { PIECE($captured, form: "el") } de { $square } está defendido. { MEN($men, form: "el", cap: 1) } capturaría { PIECE($piece, form: "tu") }.
 }
coach-taken-elsewhere = Todavía no: entonces { MEN($men, form: "el") } captura { PIECE($piece, form: "tu") } de { $square }.
coach-takes-nothing = Puedes jugar eso, pero no captura nada. ¿Qué pieza puedes ganar?
coach-no-check = Todavía no: eso no da jaque. Sin jaque no hay mate.
coach-stalemates = Ahogado: sin jaque y sin jugada. Son solo tablas.
coach-mates-instead = ¡Es incluso jaque mate! Pero esta vez buscamos el ahogado.
coach-checks-instead = ¡Jaque! En un ahogado nadie ataca al rey.
coach-move-left-king = Todavía no: el rey aún puede ir a { $square }.
coach-move-left = Todavía no: { MEN($men, form: "el") } aún puede ir a { $square }.
coach-no-mate-king = Todavía no: el rey va a { $square }. Entonces no hay mate.
coach-no-mate-taken = Todavía no: { MEN($men, form: "el") } captura { PIECE($piece, form: "tu") } de { $square }. Entonces no hay mate.
coach-no-mate-after = Todavía no: { MEN($men, form: "el") } va a { $square }. Entonces no hay mate.
coach-way-out-run = ¡Jaque! Pero el rey todavía puede ir a { $square }.
coach-way-out-take = ¡Jaque! Pero { MEN($men, form: "el") } puede capturar { PIECE($piece, form: "tu") } de { $square }.
coach-way-out-block = ¡Jaque! Pero { MEN($men, form: "el") } puede tapar en { $square }.
coach-squares-more = { $left ->
    [one] Vas bien. Falta { $left } casilla.
   *[other] Vas bien. Faltan { $left } casillas.
 }
coach-not-this-square = Mira otra vez { $square }. Esa casilla no cuenta.
coach-empty-square = En { $square } no hay nadie. ¡Toca una pieza!
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "el", cap: 1) } de { $square } es de las negras. Buscamos piezas blancas.
   *[black] { PIECE($piece, form: "el", cap: 1) } de { $square } es de las blancas. Buscamos piezas negras.
 }
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Quién la ataca?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Quién lo ataca?
 }
coach-asked-guards = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Quién la defiende?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Quién lo defiende?
 }
coach-asked-moves = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Adónde puede ir?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Adónde puede ir?
 }
coach-asked-captures = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Qué puede capturar?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Qué puede capturar?
 }
coach-attackers-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }. Faltan { $left } piezas.
 }
coach-guards-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }. Faltan { $left } piezas.
 }
coach-checkers-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } da jaque. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } da jaque. Faltan { $left } piezas.
 }
coach-take-one-off = Quita una pieza para que la jugada esté permitida.
coach-nobody-there = En { $square } no hay nadie. Toca una pieza que se pueda quitar.
coach-stays = La pieza de { $square } tiene que quedarse. ¡Prueba con otra!
coach-sort = Tócalas una tras otra, en el orden correcto.
coach-sort-more = { $left ->
    [one] ¡Bien! ¿Y qué va al final?
   *[other] ¡Bien! ¿Qué va después?
 }
coach-sort-first = Todavía no. Antes va { PIECE($piece, form: "el") } de { $square }.
sort-first-named = Todavía no. Antes va: «{ $name }».
coach-found-before = Ya tienes { $square }. ¡Busca otra!
coach-hint-piece = Fíjate en { PIECE($piece, form: "el") } de { $square }.
coach-hint-square = Fíjate en { $square }.
coach-hint-next = Lleva { PIECE($piece, form: "el") } a { $square }.
coach-hint-back = Desde aquí no hay camino. ¡Deshaz tu jugada!
coach-that-is-allowed = Puedes jugar eso. Ahora busca una jugada que una regla impida.
coach-moves-more = { $left ->
    [one] Esa es una de ellas. Falta otra.
   *[other] Esa es una de ellas. Faltan { $left }.
 }
coach-stars-left = { $left ->
    [one] ¡Falta { $left }!
   *[other] ¡Faltan { $left }!
 }
coach-star-flew = { $left ->
    [one] ¡Una vez más!
   *[other] ¡Se escapa!
 }
coach-check = { $side ->
    [white] ¡Jaque! El rey blanco está atacado.
    [blue] ¡Jaque! El rey azul está atacado.
    [yellow] ¡Jaque! El rey amarillo está atacado.
   *[black] ¡Jaque! El rey negro está atacado.
 }
coach-try-freely = Prueba la jugada que quieras.
coach-tries-more = { $left ->
    [one] Bien. Haz { $left } jugada más.
   *[other] Bien. Haz { $left } jugadas más.
 }
coach-next-of-line = Bien. ¿Qué viene ahora?
coach-what-is-it = ¿Qué es esto?
coach-not-said = Nadie ha dicho jaque: aquí no cuenta.
coach-can-win = Mira qué piezas quedan. Alguien todavía puede dar mate.
coach-nobody-wins = Mira qué piezas quedan. ¿Podrá alguien dar mate alguna vez?
coach-may-you-claim = ¿Puedes reclamar tablas aquí?
coach-claim-there = Cuenta otra vez. Sí hay algo que reclamar.
coach-how-many = ¿Qué número te sale?
coach-count-more = Hay más de { $number }. Cuenta otra vez.
coach-count-fewer = Hay menos de { $number }. Cuenta otra vez.
coach-write-move = Mira la flecha. Escribe esa jugada.
coach-write-letters = Empieza por la letra de la pieza. El peón no lleva letra.
coach-plus-missing = La jugada está bien y da jaque. Escribe + detrás.
coach-hash-missing = La jugada está bien y es mate. Escribe # detrás.
coach-plus-untrue = { PIECE($piece, form: "el", cap: 1) } de { $square } no da jaque. Quita el +.
coach-hash-untrue = { PIECE($piece, form: "el", cap: 1) } de { $square } no da jaque. Quita el #.
coach-not-mate = Es jaque, pero no es mate. Escribe + en lugar de #.
coach-wrote-other = Ahí dice: { PIECE($piece, form: "el") } de { $from } a { $to }. Buscamos otra jugada.
coach-set-up = Elige una pieza y toca su casilla.
coach-set-up-where = ¿Dónde va { PIECE($piece, form: "el") }?
coach-set-up-pick = Primero elige una pieza junto al tablero.
coach-set-up-taken = { $square } está ocupada. ¿Qué casilla sigue libre?
coach-set-up-elsewhere = En { $square } no: ahí no va { PIECE($piece, form: "el") }.
coach-set-up-more = { $left ->
    [one] Bien. Falta { $left } pieza.
   *[other] Bien. Faltan { $left } piezas.
 }
coach-choose = ¿Tú qué crees?
coach-choose-again = Casi. Mira otra vez.
coach-that-is-square = Esa es { $square }. Lee primero la letra y luego el número.
coach-that-is-file = Esa es { $square }. La letra te dice la columna.
coach-that-is-rank = Esa es { $square }. El número te dice la fila.
coach-color-again = Mira sus vecinas. Las claras y las oscuras se turnan.
coach-name-more = { $left ->
    [one] ¡Sí! Falta { $left }.
   *[other] ¡Sí! Faltan { $left }.
 }
coach-say-check = ¡Buena jugada! Ahora dilo: pulsa ¡Jaque!
coach-other-way-run = Eso sirve. Esta vez, que escape el rey.
coach-other-way-block = Eso sirve. Esta vez, pon una pieza en medio.
coach-other-way-take = Eso sirve. Esta vez, captura la pieza que da jaque.
promotion-question = El peón va a { $square }. ¿En qué se convierte?
promotion-piece = { PIECE($piece, cap: 1) }

## Logrado: se dice lo que se ha hecho

done-squares = { $found ->
    [one] Has encontrado la casilla. Solo hay una.
    [2] Has encontrado las dos casillas.
   *[other] Has encontrado las { $found } casillas.
 }
done-attackers = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }.
    [2] ¡Sí! { MEN($men, form: "el", cap: 1) } atacan { PIECE($piece, form: "al") }.
   *[other] Sí, las { COUNT($men) } piezas atacan { PIECE($piece, form: "al") }.
 }
done-guards = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }.
    [2] ¡Sí! { MEN($men, form: "el", cap: 1) } defienden { PIECE($piece, form: "al") }.
   *[other] Sí, las { COUNT($men) } piezas defienden { PIECE($piece, form: "al") }.
 }
done-checkers = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } da jaque.
   *[other] Sí, { MEN($men, form: "el") } dan jaque.
 }
done-stars = { $moves ->
    [one] Todas las estrellas en { $moves } jugada. ¡No se puede en menos!
   *[other] Todas las estrellas en { $moves } jugadas. ¡No se puede en menos!
 }
done-stars-more = Todas las estrellas en { $moves } jugadas. Se puede en { $best }.
done-captures = { $moves ->
    [one] Captura hecha en { $moves } jugada. ¡No se puede en menos!
   *[other] Todo capturado en { $moves } jugadas. ¡No se puede en menos!
 }
done-captures-more = Todo capturado en { $moves } jugadas. Se puede en { $best }.
done-move = Has movido { PIECE($piece, form: "el") } a { $to }. ¡Eso es!
done-capture = { PIECE($piece, form: "tu", cap: 1) } ha capturado { PIECE($captured, form: "el") } en { $to }.
done-castle = Has enrocado: el rey en { $king }, la torre en { $rook }.
done-en-passant = Captura al paso: tu peón está en { $to }. La casilla { $pawn } queda vacía.
done-promotion = Tu peón ha llegado a { $to } y ya es { PIECE($piece, form: "un") }.
done-check = ¡Jaque! { PIECE($piece, form: "tu", cap: 1) } ha ido a { $to } y el rey está atacado.
done-checkmate = ¡Jaque mate con { PIECE($piece, form: "tu") } en { $to }! El rey está atacado y no tiene salida.
done-stalemate = ¡Ahogado! Nadie ataca al rey, y no queda ninguna jugada.
done-safe = ¡Bien visto! Ahora nadie puede capturar gratis una pieza tuya.
done-castle-can = El rey puede enrocar hacia { $square }.
done-castle-and-to = ¿Y a { $square }?
done-all-moves = { $found ->
    [one] Has encontrado la jugada. Solo hay una.
    [2] Has encontrado las dos jugadas.
   *[other] Has encontrado las { $found } jugadas.
 }
done-judged-legal = Lo has visto: esta jugada está permitida.
done-judged-not-legal = Lo has visto: esta jugada no está permitida.
done-refused = Lo has probado y ahora sabes el motivo.
done-tries = { $moves ->
    [one] Has hecho { $moves } jugada permitida.
   *[other] Has hecho { $moves } jugadas permitidas.
 }
done-line = Has acertado todas las jugadas.
done-status-play-on = La partida no ha terminado: se sigue jugando.
done-claim = Has contado bien: puedes reclamar tablas.
done-claim-nothing = Has contado bien: todavía no hay nada que reclamar.
done-count = Has contado bien: { $number }.
done-written = Se escribe así: { $san }.
done-set-up = Cada pieza está en su sitio.
done-allowed = ¡Ahora la jugada está permitida!
done-chosen = Sí, eso es.
done-sorted = Sí, ahora todo está en orden.
done-named = { $found ->
    [one] Has acertado.
   *[other] Has acertado las { $found } veces.
 }
done-pawn-across = { $side ->
    [white] Un peón blanco ha cruzado el tablero. ¡Ganan las blancas!
    [blue] Un peón azul ha cruzado el tablero. ¡Ganan las azules!
    [yellow] Un peón amarillo ha cruzado el tablero. ¡Ganan las amarillas!
   *[black] Un peón negro ha cruzado el tablero. ¡Ganan las negras!
 }
done-all-taken = { $side ->
    [white] Las blancas lo han capturado todo. ¡Ganan las blancas!
    [blue] Las azules lo han capturado todo. ¡Ganan las azules!
    [yellow] Las amarillas lo han capturado todo. ¡Ganan las amarillas!
   *[black] Las negras lo han capturado todo. ¡Ganan las negras!
 }
done-your-pawn-across = Tu peón ha cruzado el tablero. ¡Ganas tú!
done-you-took-all = Lo has capturado todo. ¡Ganas tú!
done-my-pawn-across = Mi peón ha cruzado el tablero. ¡Gano yo!
done-i-took-all = Lo he capturado todo. ¡Gano yo!
done-no-move = { $side ->
    [white] Las blancas no tienen jugada. Nadie gana.
    [blue] Las azules no tienen jugada. Nadie gana.
    [yellow] Las amarillas no tienen jugada. Nadie gana.
   *[black] Las negras no tienen jugada. Nadie gana.
 }
done-game-lost = ¡Bien luchado! ¿Jugamos otra vez?

lesson-done = Has terminado «{ $lesson }».
lesson-done-stars = { $stars ->
    [one] Has ganado una estrella.
   *[other] Has ganado { $stars } estrellas.
 }
lesson-steps-title = Ya has terminado «{ $lesson }».
lesson-steps-line = Elige un paso para repetirlo. Tus estrellas se quedan.
lesson-step-number = Paso { $step }
lesson-learned = Has aprendido: { $about }
lesson-file-broken = Ahora el archivo tiene un error. Ves la lección como estaba antes.
lesson-words-broken = Ahora hay un error en { $file }: aquí pueden faltar palabras.
lesson-real-board = ¡Ahora pruébalo en un tablero de verdad!

## Luces del enroque: dos palabras cortas cada una

light-king-home = Rey quieto
light-rook-home = Torre quieta
light-path-free = Camino libre
light-no-check = Sin jaque
light-way-safe = Paso seguro
light-goal-safe = Llegada segura

## El tablero en palabras

board-side = { $side ->
    [white] Blancas
    [blue] Azules
    [yellow] Amarillas
   *[black] Negras
 }
piece-name = { PIECE($piece, cap: 1) }

## Hojas de ejercicios en papel

# Delante de la línea en la que se escribe.
paper-name = Nombre
paper-date = Fecha
paper-page = Página { $page } de { $total }
# Sobre un tablero que solo se mira.
paper-remember = Mira y recuerda
paper-turn = { $side ->
    [white] Juegan las blancas
    [blue] Juegan las azules
    [yellow] Juegan las amarillas
   *[black] Juegan las negras
 }
paper-played = Antes se jugó: { $played }
paper-cross = Pon una cruz en cada una de estas casillas.
paper-cross-one = Tacha la pieza que hay que quitar.
paper-mark = Márcalo en el tablero.
paper-number = Escribe 1, 2, 3, etc. junto a las piezas, en el orden correcto.
paper-number-boxes = Escribe 1, 2, 3, etc. en los cuadritos, en el orden correcto.
paper-draw = Dibuja estas piezas en su sitio.
paper-moves = Escríbelo:
paper-below = Escríbelo debajo del tablero.
paper-answer = Tu respuesta:
paper-why-not = La jugada no está permitida. ¿Por qué?
# Mientras no se sepan leer y escribir las jugadas, se dibujan.
paper-arrows = { $count ->
    [one] Dibuja la jugada con una flecha.
   *[other] Dibuja las jugadas con flechas numeradas.
 }
paper-arrows-all = Dibuja una flecha para cada una de estas jugadas.
paper-becomes = ¿En qué se convierte el peón?
# Otra persona las lee en voz alta en la página de soluciones.
paper-replies = Juégalo en un tablero de verdad. Las respuestas del rival están en las soluciones.
# Tableros pequeños en fila: lo que había antes de la pregunta.
paper-at-first = Al principio
paper-after-move = Después de la jugada { $number }
paper-now = Ahora
# Hay varias flechas dibujadas, y una de ellas está prohibida.
paper-cross-arrow = Tacha la flecha de la jugada prohibida. ¿Por qué está prohibida?
# Casillas para marcar: por qué una jugada no está permitida. Cada una dice algo de esta jugada.
paper-why-way = Esta pieza no se mueve así.
paper-why-far = Está demasiado lejos.
paper-why-between = Algo cierra el paso.
paper-why-own-piece = Allí hay una pieza del mismo bando.
paper-why-straight = Capturaría hacia delante.
paper-why-nothing = No hay nada que capturar.
paper-why-passing = Ningún peón acaba de pasar a su lado.
paper-why-first-square = Ya dejó su primera casilla.
paper-why-has-moved = El rey o la torre ya se ha movido.
paper-why-other-rook = Ya no es la primera torre.
paper-why-no-rook = No hay torre con la que enrocar.
paper-why-in-check = El rey está ahora en jaque.
paper-why-through = El rey pasaría por una casilla atacada.
paper-why-king = Entonces el rey estaría en jaque.
paper-why-king-stays = Capturaría un rey.
paper-why-partner = Allí hay una pieza de la pareja.
paper-why-corner = Una esquina recortada cierra el paso.
paper-why-sleeps = Solo un peón puede capturar esta pieza dormida.
paper-why-two-players = Dos jugadores atacarían a un mismo rey.
paper-why-becomes = Tiene que convertirse en otra pieza.
paper-why-not-that = Ningún peón se convierte en esa pieza.
paper-why-last-row = No está en su última fila.
paper-why-nobody = Allí no hay nadie.
paper-why-stays = La pieza se queda donde está.
paper-why-turn = No le toca mover.
paper-why-over = La partida ha terminado.
paper-real-board = Juégalo en un tablero de verdad.
paper-answers = Soluciones
paper-for-teacher = Para docentes
paper-fewest = { $moves ->
    [one] Hace falta al menos { $moves } jugada.
   *[other] Hacen falta al menos { $moves } jugadas.
 }
paper-article = Leyes del Ajedrez, artículo { $article }
paper-as-on-board = Como en el tablero.
paper-open = Hay más de una buena solución.

## La página en un navegador

page-loading = Squarewise se está cargando…
page-broken = Algo se ha roto y Squarewise se ha parado. Tus estrellas están a salvo.
page-missing = No se ha podido cargar Squarewise. ¿Hay internet? Entonces inténtalo otra vez.
page-again = Otra vez
page-no-script = Squarewise necesita JavaScript. Actívalo para esta página.

## Avisos

notice-restored = No se pudo leer { $file }. Ha vuelto la última copia buena, y el archivo antiguo se guarda como { $aside }.
notice-set-aside = No se pudo leer { $file }. Se guarda como { $aside } y empezamos de cero.
notice-newer = { $file } viene de un Squarewise más nuevo. Se lee, pero no se cambia nada en él.
notice-unreadable = No se pudo abrir { $file }, así que ahí no se guarda nada. ({ $cause })
unsaved-stars = Tus estrellas nuevas aún no están guardadas. Squarewise lo sigue intentando. Avisa a un adulto. ({ $cause })
unsaved-game = Esta partida aún no está guardada. Squarewise lo sigue intentando. ({ $cause })
unsaved-learners = No se pudo guardar la lista de quienes aprenden. Inténtalo otra vez. ({ $cause })
unsaved-settings = Lo que elegiste aún no está guardado. Squarewise lo sigue intentando. ({ $cause })
notice-in-use = Squarewise sigue abierto en otro sitio con este nombre. Por eso aquí no se cambia ni se guarda nada. Ciérralo primero allí.
notice-no-folder = No hay ninguna carpeta para tus estrellas, así que no se guardan.

## Lecciones con errores, y la línea de comandos

problems-notice = { $lessons ->
    [one] { $lessons } lección tiene un error y no se muestra.
   *[other] { $lessons } lecciones tienen errores y no se muestran.
 }
quoted = «{ $text }»
problems-title = Lecciones por reparar
problems-none = Ya no queda nada por reparar.
problems-place = Línea { $line }, columna { $column }
cli-no-display = Squarewise necesita una pantalla para abrir su ventana, y aquí no está definida { $missing }.
cli-no-answer = Squarewise necesita una pantalla para abrir su ventana, y en { $display } no responde ninguna.
cli-no-window = Squarewise no pudo abrir su ventana. ({ $cause })
cli-broke-down = Squarewise se ha detenido por un error. Todo lo aprendido está guardado. Hay un informe para los autores en «{ $report }».
cli-no-gui = Este programa se compiló sin su ventana. Compílalo con la característica «gui» para jugar las lecciones.
cli-in-terminal = Eso no lo hace la ventana. Abre una terminal y escribe: { $command }
cli-window-apart = La ventana es un programa aparte: { $file }
cli-no-folder = No se lee ninguna lección de «{ $folder }»: no está ahí.
no-lesson = No hay ninguna lección llamada «{ $lesson }».
no-lesson-near = No hay ninguna lección llamada «{ $lesson }». ¿Querías decir «{ $near }»?
cli-no-language = Squarewise todavía no habla «{ $language }», así que habla inglés.

## Jugadas escritas con el teclado, y las marcas de un tablero hecho con letras

cli-may-move = Puedes jugar eso: { PIECE($piece, form: "el") } de { $from } a { $to }.
unread-not-a-move = Así no se escribe una jugada. Escribe e2e4 o Cf3.
unread-which-piece = ¿Qué pieza quieres decir? Valen las de { LIST($squares) }.
unread-no-such-piece = { GENDER($piece) ->
    [feminine] No hay ninguna { PIECE($piece) } que pueda hacer eso.
   *[masculine] No hay ningún { PIECE($piece) } que pueda hacer eso.
 }
unread-nothing-captured = En { $square } no hay nada que capturar. Quita la x.
unread-written = ¡Casi! Esta jugada se escribe { $written }.
mark-attacks = ataca
mark-line = su línea
mark-danger = en peligro
mark-about = mira aquí
mark-gone = se iría
mark-allowed = posible
mark-moved = se movió

## Modo clase: una lección delante de un grupo

show-place = { $step } / { $total }
show-leave = Salir (Esc)
show-notes = Para docentes
show-no-notes = Esta lección no tiene notas.
# Las notas para docentes, en una ventana propia.
notes-window = En su propia ventana
notes-now = En pantalla
notes-answer = Respuesta
notes-hints = Pistas
notes-next = Después
notes-last = Este es el último paso.
notes-cover = Aquí están las respuestas. Pon esta ventana en una pantalla que la clase no vea.
notes-uncover = Mostrar las respuestas
vote-title = ¿Quién dice A? Toca una vez por mano o escribe el número.
vote-reveal = Ver la respuesta
vote-more = Una mano más
vote-less = Una mano menos
## La mesa: dos personas ante una pantalla

# Los reglamentos que se pueden elegir, cada uno con una frase.
table-choose-rules = ¿Con qué reglas se juega?
table-begin = { $side ->
    [white] Empiezan las blancas. ¡Mueve una pieza!
   *[black] Empiezan las negras. ¡Mueve una pieza!
 }
table-shake-hands = ¡a darse la mano!
button-play = Jugar
button-other-rules = Otras reglas
button-look-again = Ver de nuevo

table-turn = { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
 }
table-touched = { GENDER($piece) ->
    [feminine] Has tocado { PIECE($piece, form: "el") } de { $square }. Ahora captúrala.
   *[masculine] Has tocado { PIECE($piece, form: "el") } de { $square }. Ahora captúralo.
 }
table-confirm = ¿Es esta tu jugada? Pulsa «Listo» o deshazla.
table-will-offer = Ahora haz tu jugada. La oferta de tablas va con ella.
table-will-offer-not-mentioned = Estas reglas no mencionan las tablas acordadas. Tu oferta va con la próxima jugada.
table-offered = { $side ->
    [white] Las blancas ofrecen tablas. ¿Aceptan las negras?
   *[black] Las negras ofrecen tablas. ¿Aceptan las blancas?
 }
table-declined = { $side ->
    [white] Las blancas prefieren seguir jugando.
   *[black] Las negras prefieren seguir jugando.
 }
table-asks-back = { $side ->
    [white] Las blancas piden deshacer la jugada. ¿Aceptan las negras?
   *[black] Las negras piden deshacer la jugada. ¿Aceptan las blancas?
 }
table-stays-made = { $side ->
    [white] Las blancas dicen que no. La jugada no se deshace.
   *[black] Las negras dicen que no. La jugada no se deshace.
 }
table-intends-threefold = Muéstrame tu jugada. Debe llevar a la misma posición por tercera vez.
table-intends-fifty = Muéstrame tu jugada. Debe ser la última de cincuenta jugadas tranquilas.
table-says-check = Dices «jaque». Ahora haz la jugada.
table-check = { $side ->
    [white] ¡Jaque! Las blancas deben responder.
   *[black] ¡Jaque! Las negras deben responder.
 }
table-what-claim = ¿Qué reclamas?
table-claim-threefold-next = Tres veces, tras mi jugada
table-claim-fifty-next = Cincuenta jugadas, tras la mía
table-resign-sure = { $side ->
    [white] ¿Abandonan las blancas?
    [blue] ¿Abandonan las azules?
    [yellow] ¿Abandonan las amarillas?
   *[black] ¿Abandonan las negras?
 }
table-resign-not-mentioned = Estas reglas no mencionan el abandono. { $player }, ¿abandonas?
table-new-sure = ¿Empezar otra partida? Esta termina aquí.
game-home-sure = ¿Quieres volver al inicio?
table-replace-sure = ¿Jugar lo que has pegado? Esta partida termina aquí.

button-yes-draw = Sí, tablas
button-no-play-on = No, seguir
button-offer-draw = Ofrecer tablas
button-claim-draw = Reclamar tablas
button-resign = Abandono
button-redo = Rehacer
button-new-game = Nueva partida
button-copy-position = Copiar posición
button-copy-moves = Copiar jugadas
button-paste = Pegar
button-ask-referee = Preguntar al árbitro
button-auto-turn = Girar tras cada jugada
button-more-ways = Más

# Aquí aparece lo que se escribe; esto es el campo vacío.
table-type = Escribe una jugada, como Cf3
table-no-moves = Aquí aparecerán las jugadas.
table-copied-position = La posición está copiada.
table-copied-moves = Las jugadas están copiadas.
table-pasted = Esto es lo que has pegado.
table-paste-empty = Todavía no hay nada que pegar.
table-paste-position = No puedo leer esa posición. Tu partida sigue aquí.
table-paste-move = No puedo jugar la jugada { $number }: { $word }. Tu partida sigue aquí.

# Lo último que pasó, en palabras.
table-moved = { $side ->
    [white] Blancas: { PIECE($piece) } de { $from } a { $to }.
   *[black] Negras: { PIECE($piece) } de { $from } a { $to }.
 }
table-took = { $side ->
    [white] Blancas: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
   *[black] Negras: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
 }
table-took-passing = { $side ->
    [white] Blancas: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
   *[black] Negras: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
 }
table-castled-short = { $side ->
    [white] Las blancas hacen el enroque corto.
   *[black] Las negras hacen el enroque corto.
 }
table-castled-long = { $side ->
    [white] Las blancas hacen el enroque largo.
   *[black] Las negras hacen el enroque largo.
 }
table-promoted = { $side ->
    [white] Blancas: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
   *[black] Negras: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
 }
table-cheer-took = { $number ->
    [0] ¡Ñam! { PIECE($piece, form: "un", cap: 1) } menos.
    [1] ¡Zas! { PIECE($piece, form: "un", cap: 1) } fuera.
   *[other] ¡Uy! Se va { PIECE($piece, form: "un") }.
 }
table-cheer-castled = ¡Hala! Rey y torre en una sola jugada.
table-cheer-promoted = ¡Tachán! ¡Ahora el peón es { PIECE($piece, form: "un") }!
table-took-back = Deshecho: { PIECE($piece) } de { $from } a { $to }.
table-not-played = Sin jugar: { PIECE($piece) } de { $from } a { $to }.
table-event-offered = { $side ->
    [white] Las blancas ofrecen tablas.
   *[black] Las negras ofrecen tablas.
 }
table-event-claimed = { $side ->
    [white] Las blancas reclaman tablas.
   *[black] Las negras reclaman tablas.
 }
table-event-resigned = { $side ->
    [white] Las blancas abandonan.
   *[black] Las negras abandonan.
 }
table-event-agreed = Blancas y negras acuerdan tablas.
table-event-said-check = { $side ->
    [white] Las blancas dicen «jaque».
   *[black] Las negras dicen «jaque».
 }
table-captured = { $side ->
    [white] Las blancas han capturado
   *[black] Las negras han capturado
 }

## Una jugada prohibida, hecha a pesar de todo

anyway-try = Probar igualmente
anyway-back = Devolver la pieza
anyway-taken = Entonces { PIECE($piece, form: "el") } de { $square } capturaría a tu rey.

## Una lección con el teclado

typed-empty = Escribe una jugada: e2e4 o Cf3
typed-targets = { PIECE($piece, form: "el", cap: 1) } de { $from } puede ir a { LIST($squares) }.
typed-no-targets = { PIECE($piece, form: "el", cap: 1) } de { $from } no puede ir ahora a ninguna parte.
typed-pick-first = Primero elige una pieza.

## Lo que ha pasado en una lección, línea a línea

happened-title = Qué ha pasado
happened-copy = Copiar todo
happened-coach = Entrenador: { $said }
happened-answer = Respuesta: { $answer }
happened-hint = Has pedido una pista.
happened-again = Has empezado de nuevo.
happened-moved = { $side ->
    [white] Blancas: { PIECE($piece, form: "el") } va de { $from } a { $to }.
    [blue] Azules: { PIECE($piece, form: "el") } va de { $from } a { $to }.
    [yellow] Amarillas: { PIECE($piece, form: "el") } va de { $from } a { $to }.
   *[black] Negras: { PIECE($piece, form: "el") } va de { $from } a { $to }.
 }
happened-star-flew = La estrella vuela de { $from } a { $to }.
happened-tried = Lo has intentado: { PIECE($piece, form: "el") } de { $from } a { $to }.
happened-tried-empty = Lo has intentado: de { $from } a { $to }.
happened-took-back = Deshecho: { PIECE($piece, form: "el") } vuelve a { $square }.
happened-chosen = Has elegido { $square }.
happened-solved = ¡Resuelto!

## Lo que aquí no hace nada, o no se puede abrir

not-here-why = No hay nada que explicar: no se ha rechazado ninguna jugada y este paso no pregunta nada.
not-here-vote = No hay nada que votar: este paso no tiene respuestas para elegir.
not-here-hint = Aquí no hay pista.
not-here-refused = No hay nada que explicar: no se ha rechazado ninguna jugada.
not-here-key = Esta tecla no hace nada aquí. F1 muestra las teclas.
dropped-folder = Las lecciones de «{ $folder }» ya están aquí, hasta que cierres la ventana.
dropped-empty = No hay ninguna lección en «{ $folder }». Una lección es un archivo que termina en .toml.
dropped-zip = «{ $file }» está comprimido. Descomprímelo y suelta la carpeta aquí.
dropped-other = «{ $file }» no es una lección. Suelta un archivo que termine en .toml, o una carpeta con ellos.

## La tarjeta con las teclas

help-title = Teclas
help-next = Al botón siguiente
help-press = Pulsarlo; tomar y soltar una pieza
help-walk = Recorrer el tablero
help-jump = Saltar a una pieza
help-typed = Escribir una jugada y luego Enter
help-targets = Decir adónde puede ir la pieza
help-choose = La primera, segunda o tercera respuesta
help-show = Mostrarlo a la clase
help-cancel = Soltar, cerrar, volver
help-draw = Dibujar flechas y círculos (Mayús, Alt, Ctrl: otros colores)
help-on = Paso siguiente
help-back = Paso anterior
help-why = ¿Por qué? La regla o la respuesta
help-vote = La clase vota
help-arrows = Quitar y poner las flechas
help-blank = Pantalla en blanco
help-leave = Salir
help-move-on = Jugada siguiente
help-move-back = Jugada anterior
help-why-not = ¿Por qué no? La regla
key-arrows = Flechas
key-pieces = R D T A C P
key-typed = e2e4, /Cf3
key-erase = Retroceso
key-right = Botón derecho
key-on = Espacio, Av Pág
key-before = Re Pág

## Carteles y diplomas

poster-castling = ¿Puedo enrocar?
poster-check = Salir del jaque
poster-endings = Cómo acaba una partida
poster-castle-free = Sí: rey y torre nunca se movieron; camino libre y seguro.
poster-castle-between = No: hay una pieza entre el rey y la torre.
poster-castle-out = No: el rey está en jaque.
poster-castle-through = No: el rey cruzaría una casilla atacada.
poster-castle-into = No: el rey llegaría a una casilla atacada.
poster-castle-rook = Sí: solo está atacada la torre. Eso no importa.
poster-check-run = Escapar: el rey va a una casilla segura.
poster-check-block = Tapar: una pieza se pone en medio.
poster-check-take = Capturar: alguien captura la pieza que da jaque.
poster-check-stay = No: después de esta jugada, el rey seguiría en jaque.
poster-check-knight = No: nadie puede ponerse entre un caballo y el rey.
poster-check-double = No: dos piezas dan jaque, así que debe moverse el rey.
poster-by-itself = por sí sola
poster-by-claim = si alguien lo reclama
poster-by-words = con palabras
certificate-title = Diploma
certificate-learned = ha terminado todas las lecciones del estante
certificate-signed = Firma
day-written = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
 } de { $year }

home-sound-on = Sonido activado
home-sound-off = Sonido desactivado
home-show-cards = Ver todas las lecciones en tarjetas
home-show-path = Ver el camino
home-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
 }
table-event-adjusted = { $side ->
    [white] Las blancas colocan bien { PIECE($piece, form: "el") } en { $square }.
   *[black] Las negras colocan bien { PIECE($piece, form: "el") } en { $square }.
 }
button-adjust = Compongo
table-adjusting = Dices «compongo». Toca una pieza para colocarla bien.
table-adjusted = Has colocado bien { PIECE($piece, form: "el") } en { $square }. Puedes mover cualquier pieza.
table-claimer = { $side ->
    [white] Reclaman las blancas
   *[black] Reclaman las negras
 }
button-fifty-counter = Contar jugadas tranquilas

help-shelf = A la lección por donde vas; luego, de estante en estante
key-pages = Av Pág, Re Pág

# Historias ilustradas: lo que se puede tocar y el arroz del tablero.
story-india = El elefante
story-persia = La caravana
story-baghdad = El libro
story-europe = El barco
story-rice = El tablero para el arroz
story-queen = La dama
story-tournament = La copa
story-rice-count = { $count ->
    [one] a1: { $grains } grano
   *[other] { $count } casillas. En la última: { $grains }. En total: { $rice }
 }
