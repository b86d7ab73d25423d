### Las pantallas: botones, las palabras de cada día del entrenador, avisos.

## El programa

# The language's name in the language itself.
# source e1f2ae9e
language-name = Español
# source 0c5ab5de
app-name = Squarewise

## La pantalla de inicio

# source 8a34ebc8
home-hello = ¡Hola, { $learner }!
# source ec8a051d
home-go-on = ¡Adelante, { $learner }!
# source f84c508d
home-hello-you = ¡Hola!
# source 8ed544e0
home-go-on-you = ¡Adelante!
# source aa2bce9a
home-place = Paso { $step } de { $total }: { $lesson }
# source 17c0eb52
home-first = Empieza por: { $lesson }
# source aa1df858
home-next = Siguiente: { $lesson }
# source b14b62ff
home-left = Sigue tu partida con { -coach }
# source b4e485f9
home-left-line = { $name }, jugada { $number }
# source 94b8186a
home-left-away = Quitar la partida
# source 00eb1822
home-left-away-sure = ¿De verdad la quitas?
# source 21010fda
home-all-done = Has terminado todas las lecciones. ¡Repite la que quieras!
# source 11e234a6
home-no-lessons = Aquí no hay ninguna lección.
# source eca017c1
home-lessons-coming = Tus propias lecciones se están cargando. Estarán aquí en un momento.
# source c6fad670
home-lesson-coming = La lección «{ $lesson }» se abre en cuanto esté lista.
# source 2ec86399
home-shelf-count = { $done } de { $total }
# source 91481580
home-certificate-kept = ¡Lo has logrado! Tu diploma ya se puede imprimir: { $file }
# source f13f26a6
home-certificate-not-kept = No se ha podido guardar el diploma. Pide ayuda a un adulto.
# source 0ab06654
home-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }
# source 2a953f90
home-own-lesson = Lección propia
# source cdd3b69b
home-replaces = Ocupa el lugar de una lección incluida
# source 70f9c2c7
home-about-foreign = Solo en { $language }
# source 10278c6b
language-called = { $language ->
    [de] alemán
    [en] inglés
    [fr] francés
    [es] español
    [ru] ruso
    [it] italiano
    [pl] polaco
    [nl] neerlandés
    [pt] portugués
    [uk] ucraniano
    [tr] turco
    [el] griego
    [cs] checo
    [sk] eslovaco
    [hu] húngaro
    [ro] rumano
    [bg] búlgaro
    [sr] serbio
    [hr] croata
    [sl] esloveno
    [sv] sueco
    [da] danés
    [nb] noruego
    [nn] noruego
    [no] noruego
    [fi] finés
    [et] estonio
    [lv] letón
    [lt] lituano
    [is] islandés
    [ga] irlandés
    [cy] galés
    [ca] catalán
    [eu] euskera
    [gl] gallego
    [he] hebreo
    [ar] árabe
    [fa] persa
    [hi] hindi
    [bn] bengalí
    [ta] tamil
    [ur] urdu
    [zh] chino
    [ja] japonés
    [ko] coreano
    [vi] vietnamita
    [th] tailandés
    [id] indonesio
    [ms] malayo
    [tl] tagalo
    [sw] suajili
    [af] afrikáans
    [sq] albanés
    [mk] macedonio
    [be] bielorruso
    [bs] bosnio
    [hy] armenio
    [ka] georgiano
    [az] azerí
    [kk] kazajo
    [uz] uzbeko
    [mn] mongol
    [eo] esperanto
    [la] latín
    [mt] maltés
    [lb] luxemburgués
   *[other] { $language }
 }
# source 23cdb76b
table-title = Partida para dos
# source a936882d
referee-title = ¿Se puede?
# source 45242a1a
rulebook-title = Las reglas
# source 5386b886
learners-title = ¿Quién aprende?

# Estantes de lecciones
# source e1df9fe6
shelf-games = Juegos con { -coach }
# source a4ecaa6d
shelf-other = Más lecciones
# source 7d3bb3b0
shelf-own = { $name }

# Quien aprende elige un animal.
# source 951ebcc3
animal-owl = Búho
# source e4389c8b
animal-fox = Zorro
# source 536cf815
animal-bear = Oso
# source fd09aab1
animal-hare = Liebre
# source 34844d31
animal-frog = Rana
# source c53ef15f
animal-mouse = Ratón
# source 49970227
animal-penguin = Pingüino
# source 671adbd1
animal-turtle = Tortuga

# Quién aprende
# source f8c5440d
learners-hello = ¡Hola! ¿Quién aprende hoy?
# source 1ce89902
learners-choose = Elige tu animal.
# source 3875f1c6
learners-change = Elige un animal y un nombre para { $learner }.
# source da78d87f
learners-name = Tu nombre, si quieres
# source 182be044
learners-privacy = Basta con el nombre de pila. No sale de este equipo.
# source 84702ff0
learners-add = Añadir a alguien
# source ede8c46d
learners-guest = De visita
# source 8a323438
learners-guest-line = Las estrellas no se guardan
# source 539ff240
learners-edit = Datos de { $learner }
# source 8d05b201
learners-save = Guardar
# source 6bc77d10
learners-remove = Quitar a { $learner }
# source 1d44f629
learners-remove-question = ¿Quitar a { $learner } de la lista?
# source f97b9e6a
learners-remove-line = No se borra nada. Las estrellas pasan a una carpeta.
# source 816a50b3
learners-keep = No, se queda
# source a39f5bc9
learners-more = Más

## Botones

# source 54d31be7
button-start = Empezar
# source 7869296b
button-continue = Seguir
# source 05d9df52
button-play-again = Otra vez
# source 44938757
button-next = Siguiente
# source 13f34a0b
button-back = Atrás
# source 3fd5df13
button-home = Inicio
# source fa334aee
button-all-steps = Todos los pasos
# source bf4c8e75
button-legal = Sí
# source 9d59b3e5
button-not-legal = No
# source 41a64437
button-hint = Pista
# source dfed1f88
button-read-aloud = Escuchar
# source 1fe64815
button-hint-of = Pista { $hint } de { $total }
# source 19c61483
button-say-again = Repítelo
# source 16889a6c
button-take-back = Deshacer
# source e5367c5f
button-again = Reiniciar
# source d724fae3
button-show-rule = Ver la regla
# source 4d4cfb96
button-show-house-rule = Ver la regla de la casa
# source 71728976
house-rule-heading = Regla de la casa, no de torneo
# source b63e6e32
button-got-it = Entendido
# source 3ead90fb
button-close = Cerrar
# source 9dd7de84
button-flip = Girar el tablero
# source 49320735
button-done = Listo
# source 9bfa0e19
button-i-count = Cuento { $number }
# source bc789c7f
button-fewer = Uno menos
# source 5fced1b7
button-more = Uno más
# source 30875cc3
button-erase = Borrar
# source d1b739d9
button-play-me = Juega contra mí
# source f590017d
button-play-two = Juega con alguien
# source 39617a18
button-say-check = ¡Jaque!
# source 6c35fae2
button-agree-draw = Acordamos tablas
# source 3cc86b7a
button-give-up = { $side ->
    [white] Abandonan las blancas
    [blue] Abandonan las azules
    [yellow] Abandonan las amarillas
   *[black] Abandonan las negras
 }

## Respuestas para elegir

# source 520e1c79
answer-check = Jaque
# source 3cc9bf38
answer-check-no-mate = Jaque, pero no mate
# source 577eacd1
answer-checkmate = Jaque mate
# source 6746deed
answer-stalemate = Ahogado
# source 145176f6
answer-dead-position = Nadie puede ganar
# source 1e7f8a5f
answer-dead-not-stalemate = Posición muerta
# source 757ee36e
answer-play-on = Seguir jugando
# source 05c19923
answer-no-check = Sin jaque: seguir jugando
# source 51535019
answer-threefold = La misma posición tres veces
# source a731ab14
answer-fifty-moves = Cincuenta jugadas tranquilas
# source ed6901da
answer-nothing = Nada que reclamar
# source b3bf1295
answer-light = Clara
# source 0add222b
answer-dark = Oscura

## Ajustes

# source d393f095
settings-title = Ajustes
# source 6c20be16
language-share = { $percent } %
# source efcf88bc
settings-language = Idioma
# source 017851c1
settings-theme = Colores
# source f6616922
settings-theme-light = Claros
# source b099ddac
settings-theme-dark = Oscuros
# source 00b72448
settings-theme-contrast = Mucho contraste
# source e4c715bd
settings-dots = Puntos donde puede ir una pieza
# source a56fcfe9
settings-motion = Animaciones
# source 2cb3cfee
settings-size = Tamaño
# source 2ab4572b
settings-percent = { $percent } %
# source 1dba24ca
settings-room = El máximo que cabe en esta ventana es { $percent } %.
# source ebbd686a
settings-board = Tablero
# source eed60e6f
settings-board-green = Verde
# source 6b71f0eb
settings-board-wood = Madera
# source bf9dd0bf
settings-board-sea = Mar
# source 13935d5f
settings-board-lavender = Lavanda
# source 917b861e
settings-pieces = Piezas
# source ae3d8a2e
settings-pieces-drawn = Dibujadas
# source f29aaad6
settings-pieces-plain = Sencillas
# source e0e5b1b2
settings-left-handed = Mano izquierda
# source ce2b9117
settings-sound = Sonidos
# source 846f2208
settings-speech = Voz
# source 76d1eba6
settings-on = Sí
# source 0126c546
settings-off = No
# source 7490cdc0
settings-licences = Licencias
# source dd664e4b
settings-licences-say = Muchas personas han hecho partes de este programa. Aquí están todas las licencias.

## La lección

# source bc294ea7
step-of = Paso { $step } de { $total }

# source 4df0c19f
judge-question-castle = { $side ->
    [white] ¿Pueden enrocar aquí las blancas?
    [blue] ¿Pueden enrocar aquí las azules?
    [yellow] ¿Pueden enrocar aquí las amarillas?
   *[black] ¿Pueden enrocar aquí las negras?
 }
# source 31b1ff8c
judge-question-move = ¿Puede { PIECE($piece, form: "el") } ir de { $from } a { $to }?
# source 7c395f02
said-check = Alguien ha dicho «jaque».
# source 25c0a766
said-nothing = Nadie ha dicho nada.
# source fb4d3df3
status-question = { $side ->
    [white] Juegan las blancas. ¿Qué es esto?
    [blue] Juegan las azules. ¿Qué es esto?
    [yellow] Juegan las amarillas. ¿Qué es esto?
   *[black] Juegan las negras. ¿Qué es esto?
 }
# source c5130c6e
claim-next = Quieres mover { PIECE($piece, form: "el") } a { $to }.
# source 24a87cdc
name-square = ¿Dónde está { $square }?
# source 3bf5dbcc
name-file = ¿Dónde está la columna { $file }?
# source 97e77456
name-rank = ¿Dónde está la fila { $rank }?
# source 4760ca96
name-light-or-dark = La casilla { $square }, ¿es clara u oscura?
# Lo que se lee en el campo vacío, antes de la primera letra.
# source fb48afc6
write-here = Tu jugada

# Lo que da la cuenta, una vez respondida la pregunta.
# source b00a29db
fact-times-then = { $times ->
    [one] Tras esta jugada, la posición aparecería por primera vez.
   *[other] Tras esta jugada, la posición aparecería por { $times }.ª vez.
 }
# source 8a7f35cb
fact-rights-gone = Las piezas ya estaban así, pero el enroque o la captura al paso eran distintos. Esa vez no cuenta.
# source bc1d4fed
fact-times = { $times ->
    [one] Esta posición aparece por primera vez.
   *[other] Esta posición ha aparecido { $times } veces.
 }
# Cuándo estaba la posición: al comienzo (1 o 0), y tras qué jugadas.
# source 5ac93a3e
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
# source 54317178
fact-quiet = { $moves ->
    [0] Acaba de haber una captura o una jugada de peón.
    [one] { $moves } jugada por bando sin captura ni jugada de peón.
   *[other] { $moves } jugadas por bando sin captura ni jugada de peón.
 }
# source 920692dd
fact-quiet-before = { $moves ->
    [one] Antes de estas jugadas: { $moves } jugada tranquila por bando.
   *[other] Antes de estas jugadas: { $moves } jugadas tranquilas por bando.
 }
# source 64d25547
fact-values = Peón 1, caballo 3, alfil 3, torre 5, dama 9.
# Las letras de rey, dama, torre, alfil y caballo en las jugadas escritas, sin nada en medio.
# source ea509f40
piece-letters = RDTAC

# source c239137d
coach-tap-square = Toca una casilla.
# source 374acb8d
coach-pick-piece = Toca una pieza y luego la casilla adonde va.
# source cb6d8e82
coach-your-turn = { $side ->
    [white] Te toca con las blancas.
    [blue] Te toca con las azules.
    [yellow] Te toca con las amarillas.
   *[black] Te toca con las negras.
 }
# source 5e041588
coach-try-it = Pruébalo: { PIECE($piece, form: "el") } de { $from } a { $to }.
# source 31888b3f
coach-no-more-hints = Ya has visto todas las pistas. ¡Prueba una jugada!
# source 8b283f30
coach-legal-but-other = Puedes jugar eso. Esta vez buscamos otra jugada.
# source a1d5e00d
coach-that-is-mine = ¡Eh! ¡Eso es mío!
# source d26b63f0
coach-only-piece-moves = En este paso solo se mueve { PIECE($piece, form: "el") } de { $square }.
# source a469afd5
coach-only-this-moves = Aquí solo se mueve { PIECE($piece, form: "el") }.
# source a95f09d6
coach-not-safe = { COUNT($men) ->
    [one] Detente donde estés a salvo. { MEN($men, form: "el", cap: 1) } vigila { $square }.
   *[other] Detente donde estés a salvo. { MEN($men, form: "el", cap: 1) } vigilan { $square }.
 }
# source fb8e49ae
coach-hangs = { COUNT($men) ->
    [one] Todavía no: perderías { PIECE($piece, form: "tu") } de { $square }. { MEN($men, form: "el", cap: 1) } podría capturar gratis.
   *[other] Todavía no: perderías { PIECE($piece, form: "tu") } de { $square }. { MEN($men, form: "el", cap: 1) } podrían capturar gratis.
 }
# source 9974d5fa
coach-taken-back = { GENDER($captured) ->
    [feminine] Todavía no: { PIECE($captured, form: "el") } de { $square } está defendida. { MEN($men, form: "el", cap: 1) } capturaría { PIECE($piece, form: "tu") }.
   *[masculine] Todavía no: { PIECE($captured, form: "el") } de { $square } está defendido. { MEN($men, form: "el", cap: 1) } capturaría { PIECE($piece, form: "tu") }.
 }
# source e707c718
coach-taken-elsewhere = Todavía no: entonces { MEN($men, form: "el") } captura { PIECE($piece, form: "tu") } de { $square }.
# source db92637c
coach-takes-nothing = Puedes jugar eso, pero no captura nada. ¿Qué pieza puedes ganar?
# source 345b9c5c
coach-no-check = Todavía no: eso no da jaque. Sin jaque no hay mate.
# source 6f855f16
coach-stalemates = Ahogado: sin jaque y sin jugada. Son solo tablas.
# source bb6e0ac8
coach-mates-instead = ¡Es incluso jaque mate! Pero esta vez buscamos el ahogado.
# source 715e42c7
coach-checks-instead = ¡Jaque! En un ahogado nadie ataca al rey.
# source 13b6dcf9
coach-move-left-king = Todavía no: el rey aún puede ir a { $square }.
# source bbbc51a1
coach-move-left = Todavía no: { MEN($men, form: "el") } aún puede ir a { $square }.
# source 13bb509f
coach-no-mate-king = Todavía no: el rey puede escapar a { $square }. Así que no es mate.
# source e60ae377
coach-no-mate-taken = Todavía no: { MEN($men, form: "el") } puede capturar { PIECE($piece, form: "tu") } de { $square }. Así que no es mate.
# source f6227913
coach-no-mate-after = Todavía no: { MEN($men, form: "el") } puede ir a { $square }. Así que no es mate.
# source f5c057d1
coach-way-out-run = ¡Jaque! Pero el rey todavía puede ir a { $square }.
# source a88cd6b6
coach-way-out-take = ¡Jaque! Pero { MEN($men, form: "el") } puede capturar { PIECE($piece, form: "tu") } de { $square }.
# source 444ab1bc
coach-way-out-block = ¡Jaque! Pero { MEN($men, form: "el") } puede tapar en { $square }.
# source cc49d67e
coach-squares-more = { $left ->
    [one] Vas bien. Falta { $left } casilla.
   *[other] Vas bien. Faltan { $left } casillas.
 }
# source 8a1f9ff9
coach-not-this-square = Mira otra vez { $square }. Esa casilla no cuenta.
# source 991669b7
coach-empty-square = En { $square } no hay nadie. ¡Toca una pieza!
# source e511f2c5
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "el", cap: 1) } de { $square } es de las negras. Buscamos piezas blancas.
   *[black] { PIECE($piece, form: "el", cap: 1) } de { $square } es de las blancas. Buscamos piezas negras.
 }
# source 20c2439e
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Quién la ataca?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Quién lo ataca?
 }
# source 3c99287d
coach-asked-guards = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Quién la defiende?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Quién lo defiende?
 }
# source 72268046
coach-asked-moves = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Adónde puede ir?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Adónde puede ir?
 }
# source c021fb3f
coach-asked-captures = { GENDER($piece) ->
    [feminine] Esa es { PIECE($piece, form: "el") }. ¿Qué puede capturar?
   *[masculine] Ese es { PIECE($piece, form: "el") }. ¿Qué puede capturar?
 }
# source f244416f
coach-attackers-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }. Faltan { $left } piezas.
 }
# source b3bbcc90
coach-guards-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }. Faltan { $left } piezas.
 }
# source 0a4f0d6a
coach-checkers-more = { $left ->
    [one] Sí, { MEN($men, form: "el") } da jaque. Falta { $left } pieza.
   *[other] Sí, { MEN($men, form: "el") } da jaque. Faltan { $left } piezas.
 }
# source 9998235a
coach-take-one-off = Quita una pieza para que la jugada esté permitida.
# source 2e7c66f7
coach-nobody-there = En { $square } no hay nadie. Toca una pieza que se pueda quitar.
# source a5436bb1
coach-stays = La pieza de { $square } tiene que quedarse. ¡Prueba con otra!
# source 9e34393b
coach-sort = Tócalas una tras otra, en el orden correcto.
# source 1351fa2a
coach-sort-more = { $left ->
    [one] ¡Bien! ¿Y qué va al final?
   *[other] ¡Bien! ¿Qué va después?
 }
# source f253f0af
coach-sort-first = Todavía no. Antes va { PIECE($piece, form: "el") } de { $square }.
# source 2de86b91
sort-first-named = Todavía no. Antes va: «{ $name }».
# source 9ed1a94f
coach-found-before = Ya tienes { $square }. ¡Busca otra!
# source 82cc46e1
coach-hint-piece = Fíjate en { PIECE($piece, form: "el") } de { $square }.
# source 07c5b25d
coach-hint-square = Fíjate en { $square }.
# source 293cacbe
coach-hint-next = Lleva { PIECE($piece, form: "el") } a { $square }.
# source 44be9c09
coach-hint-back = Desde aquí no hay camino. ¡Deshaz tu jugada!
# source 49dc0ce2
coach-that-is-allowed = Puedes jugar eso. Ahora busca una jugada que una regla impida.
# source f84b0a39
coach-moves-more = { $left ->
    [one] Esa es una de ellas. Falta otra.
   *[other] Esa es una de ellas. Faltan { $left }.
 }
# source 9a23b1d1
coach-stars-left = { $left ->
    [one] ¡Falta { $left }!
   *[other] ¡Faltan { $left }!
 }
# source 624e8d57
coach-star-flew = { $left ->
    [one] ¡Una vez más!
   *[other] ¡Se escapa!
 }
# source a9bc42bd
coach-check = { $side ->
    [white] ¡Jaque! El rey blanco está atacado.
    [blue] ¡Jaque! El rey azul está atacado.
    [yellow] ¡Jaque! El rey amarillo está atacado.
   *[black] ¡Jaque! El rey negro está atacado.
 }
# source f755c86a
coach-try-freely = Prueba la jugada que quieras.
# source c2f0273d
coach-tries-more = { $left ->
    [one] Bien. Haz { $left } jugada más.
   *[other] Bien. Haz { $left } jugadas más.
 }
# source aafb3d05
coach-next-of-line = Bien. ¿Qué viene ahora?
# source 0c2ca5bc
coach-what-is-it = ¿Qué es esto?
# source 703d64c0
coach-not-said = Nadie ha dicho jaque: aquí no cuenta.
# source 6c3676d4
coach-can-win = Mira qué piezas quedan. Alguien todavía puede dar mate.
# source abed1fb7
coach-nobody-wins = Mira qué piezas quedan. ¿Podrá alguien dar mate alguna vez?
# source c2072fc8
coach-may-you-claim = ¿Puedes reclamar tablas aquí?
# source ed13071e
coach-claim-there = Cuenta otra vez. Sí hay algo que reclamar.
# source 61ee41c7
coach-how-many = ¿Qué número te sale?
# source f33df256
coach-count-more = Hay más de { $number }. Cuenta otra vez.
# source a04db64e
coach-count-fewer = Hay menos de { $number }. Cuenta otra vez.
# source 49b0d22c
coach-write-move = Mira la flecha. Escribe esa jugada.
# source 7de8f66e
coach-write-letters = Empieza por la letra de la pieza. El peón no lleva letra.
# source 4915ebf3
coach-plus-missing = La jugada está bien y da jaque. Escribe + detrás.
# source 24ac8c0c
coach-hash-missing = La jugada está bien y es mate. Escribe # detrás.
# source f901677e
coach-plus-untrue = { PIECE($piece, form: "el", cap: 1) } de { $square } no da jaque. Quita el +.
# source 9bcc9306
coach-hash-untrue = { PIECE($piece, form: "el", cap: 1) } de { $square } no da jaque. Quita el #.
# source 8ec04f5c
coach-not-mate = Es jaque, pero no es mate. Escribe + en lugar de #.
# source 3adf9bef
coach-wrote-other = Ahí dice: { PIECE($piece, form: "el") } de { $from } a { $to }. Buscamos otra jugada.
# source adfe250c
coach-set-up = Elige una pieza y toca su casilla.
# source 41dad498
coach-set-up-where = ¿Dónde va { PIECE($piece, form: "el") }?
# source 490181a2
coach-set-up-pick = Primero elige una pieza junto al tablero.
# source 96381e08
coach-set-up-taken = { $square } está ocupada. ¿Qué casilla sigue libre?
# source 570ae23e
coach-set-up-elsewhere = En { $square } no: ahí no va { PIECE($piece, form: "el") }.
# source 61ca5080
coach-set-up-more = { $left ->
    [one] Bien. Falta { $left } pieza.
   *[other] Bien. Faltan { $left } piezas.
 }
# source c39f7d0f
coach-choose = ¿Tú qué crees?
# source 1075f055
coach-choose-again = Casi. Mira otra vez.
# source bbc8cc03
coach-that-is-square = Esa es { $square }. Lee primero la letra y luego el número.
# source 8a1bc35f
coach-that-is-file = Esa es { $square }. La letra te dice la columna.
# source 37508c0a
coach-that-is-rank = Esa es { $square }. El número te dice la fila.
# source 9a1b2fa6
coach-color-again = Mira sus vecinas. Las claras y las oscuras se turnan.
# source 0b0a39ca
coach-name-more = { $left ->
    [one] ¡Sí! Falta { $left }.
   *[other] ¡Sí! Faltan { $left }.
 }
# source e9a471da
coach-say-check = ¡Buena jugada! Ahora dilo: pulsa ¡Jaque!
# source f8cf6a8a
coach-other-way-run = Eso sirve. Esta vez, que escape el rey.
# source 875dc0a9
coach-other-way-block = Eso sirve. Esta vez, pon una pieza en medio.
# source df825fa3
coach-other-way-take = Eso sirve. Esta vez, captura la pieza que da jaque.
# source 35eb47c9
promotion-question = El peón va a { $square }. ¿En qué se convierte?
# source 4e51c5d8
promotion-piece = { PIECE($piece, cap: 1) }
# source 3703fe22
promotion-cancel = No mover el peón

## Logrado: se dice lo que se ha hecho

# source 2c675f2f
done-squares = { $found ->
    [one] Has encontrado la casilla. Solo hay una.
    [2] Has encontrado las dos casillas.
   *[other] Has encontrado las { $found } casillas.
 }
# source b541ae18
done-attackers = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } ataca { PIECE($piece, form: "al") }.
    [2] ¡Sí! { MEN($men, form: "el", cap: 1) } atacan { PIECE($piece, form: "al") }.
   *[other] Sí, las { COUNT($men) } piezas atacan { PIECE($piece, form: "al") }.
 }
# source 4063c22f
done-guards = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") }.
    [2] ¡Sí! { MEN($men, form: "el", cap: 1) } defienden { PIECE($piece, form: "al") }.
   *[other] Sí, las { COUNT($men) } piezas defienden { PIECE($piece, form: "al") }.
 }
# source de13b1e7
done-checkers = { COUNT($men) ->
    [one] Sí, { MEN($men, form: "el") } da jaque.
   *[other] Sí, { MEN($men, form: "el") } dan jaque.
 }
# source 9e17cb20
done-stars = { $moves ->
    [one] Todas las estrellas en { $moves } jugada. ¡No se puede en menos!
   *[other] Todas las estrellas en { $moves } jugadas. ¡No se puede en menos!
 }
# source ca21116c
done-stars-more = Todas las estrellas en { $moves } jugadas. Se puede en { $best }.
# source d33af176
done-captures = { $moves ->
    [one] Captura hecha en { $moves } jugada. ¡No se puede en menos!
   *[other] Todo capturado en { $moves } jugadas. ¡No se puede en menos!
 }
# source 69258e73
done-captures-more = Todo capturado en { $moves } jugadas. Se puede en { $best }.
# source d3034839
done-move = Has movido { PIECE($piece, form: "el") } a { $to }. ¡Eso es!
# source c41c2fe9
done-capture = { PIECE($piece, form: "tu", cap: 1) } ha capturado { PIECE($captured, form: "el") } en { $to }.
# source 4b425f1e
done-castle = Has enrocado: el rey en { $king }, la torre en { $rook }.
# source 5c96b4e5
done-en-passant = Captura al paso: tu peón está en { $to }. La casilla { $pawn } queda vacía.
# source 56df964a
done-promotion = Tu peón ha llegado a { $to } y ya es { PIECE($piece, form: "un") }.
# source b5c438f7
done-check = ¡Jaque! { PIECE($piece, form: "tu", cap: 1) } ha ido a { $to } y el rey está atacado.
# source d0bfa266
done-checkmate = ¡Jaque mate con { PIECE($piece, form: "tu") } en { $to }! El rey está atacado y no tiene salida.
# source 704bdd40
done-stalemate = ¡Ahogado! Nadie ataca al rey, y no queda ninguna jugada.
# source eaad1d38
done-safe = ¡Bien visto! Ahora nadie puede capturar gratis una pieza tuya.
# source f3729ecb
done-castle-can = El rey puede enrocar hacia { $square }.
# source 419b3f1e
done-castle-and-to = ¿Y hacia { $square }?
# source 976a1319
done-all-moves = { $found ->
    [one] Has encontrado la jugada. Solo hay una.
    [2] Has encontrado las dos jugadas.
   *[other] Has encontrado las { $found } jugadas.
 }
# source 710a50b8
done-judged-legal = Lo has visto: esta jugada está permitida.
# source 114a2fef
done-judged-not-legal = Lo has visto: esta jugada no está permitida.
# source 047fa550
done-refused = Lo has probado y ahora sabes el motivo.
# source 3595c202
done-tries = { $moves ->
    [one] Has hecho { $moves } jugada permitida.
   *[other] Has hecho { $moves } jugadas permitidas.
 }
# source e2c7e3dd
done-line = Has acertado todas las jugadas.
# source 001c62e7
done-status-play-on = La partida no ha terminado: se sigue jugando.
# source 85a8c95f
done-claim = Has contado bien: puedes reclamar tablas.
# source 5cfe0cd8
done-claim-nothing = Has contado bien: todavía no hay nada que reclamar.
# source ac783c12
done-count = Has contado bien: { $number }.
# source 88f0c104
done-written = Se escribe así: { $san }.
# source e4d0a47a
done-set-up = Cada pieza está en su sitio.
# source 15c6912a
done-allowed = ¡Ahora la jugada está permitida!
# source aca583c4
done-chosen = Sí, eso es.
# source d1f9f2d3
done-sorted = Sí, ahora todo está en orden.
# source ce1a7a03
done-named = { $found ->
    [one] Has acertado.
   *[other] Has acertado las { $found } veces.
 }
# source eb8fb2dd
done-pawn-across = { $side ->
    [white] Un peón blanco ha cruzado el tablero. ¡Ganan las blancas!
    [blue] Un peón azul ha cruzado el tablero. ¡Ganan las azules!
    [yellow] Un peón amarillo ha cruzado el tablero. ¡Ganan las amarillas!
   *[black] Un peón negro ha cruzado el tablero. ¡Ganan las negras!
 }
# source 9211c238
done-all-taken = { $side ->
    [white] Las blancas lo han capturado todo. ¡Ganan las blancas!
    [blue] Las azules lo han capturado todo. ¡Ganan las azules!
    [yellow] Las amarillas lo han capturado todo. ¡Ganan las amarillas!
   *[black] Las negras lo han capturado todo. ¡Ganan las negras!
 }
# source 5c30b1d1
done-your-pawn-across = Tu peón ha cruzado el tablero. ¡Ganas tú!
# source d7d34935
done-you-took-all = Lo has capturado todo. ¡Ganas tú!
# source cdeaa6bb
done-my-pawn-across = Mi peón ha cruzado el tablero. ¡Gano yo!
# source f16ab82f
done-i-took-all = Lo he capturado todo. ¡Gano yo!
# source b9b02d8e
done-no-move = { $side ->
    [white] Las blancas no tienen jugada. Nadie gana.
    [blue] Las azules no tienen jugada. Nadie gana.
    [yellow] Las amarillas no tienen jugada. Nadie gana.
   *[black] Las negras no tienen jugada. Nadie gana.
 }
# source c834e017
done-game-lost = ¡Buena partida! ¿Jugamos otra vez?

# source 639d109f
lesson-done = Has terminado «{ $lesson }».
# source 4a4a3d18
lesson-done-stars = { $stars ->
    [one] Has ganado una estrella.
   *[other] Has ganado { $stars } estrellas.
 }
# source 9b49009f
lesson-steps-title = Ya has terminado «{ $lesson }».
# source 53fe2c86
lesson-steps-line = Elige un paso para repetirlo. Tus estrellas se quedan.
# source 17468e4f
lesson-step-number = Paso { $step }
# source 2c53fa4f
lesson-learned = Has aprendido: { $about }
# source 47cebd81
lesson-file-broken = Ahora el archivo tiene un error. Ves la lección como estaba antes.
# source 52dac86b
lesson-words-broken = Ahora hay un error en { $file }: aquí pueden faltar palabras.
# source 80f1d37d
lesson-real-board = ¡Ahora pruébalo en un tablero de verdad!

## Luces del enroque: dos palabras cortas cada una

# source a4c7e02d
light-king-home = Rey quieto
# source 7bbd8849
light-rook-home = Torre quieta
# source 9038ff45
light-path-free = Camino libre
# source 66a6920e
light-no-check = Sin jaque
# source d999a836
light-way-safe = Paso seguro
# source 7f5d4a2e
light-goal-safe = Llegada segura

## El tablero en palabras

# source 49e76fb0
board-side = { $side ->
    [white] Blancas
    [blue] Azules
    [yellow] Amarillas
   *[black] Negras
 }
# source 70f01882
piece-name = { PIECE($piece, cap: 1) }

## Hojas de ejercicios en papel

# Delante de la línea en la que se escribe.
# source 4aa43deb
paper-name = Nombre
# source 9b331811
paper-date = Fecha
# source d68dad77
paper-page = Página { $page } de { $total }
# Sobre un tablero que solo se mira.
# source 1e8d876d
paper-remember = Mira y recuerda
# source 2e05e9b2
paper-turn = { $side ->
    [white] Juegan las blancas
    [blue] Juegan las azules
    [yellow] Juegan las amarillas
   *[black] Juegan las negras
 }
# source 497945d1
paper-played = Antes se jugó: { $played }
# source 137479d3
paper-cross = Pon una cruz en cada una de estas casillas.
# source 65a02ccf
paper-cross-one = Tacha la pieza que hay que quitar.
# source 22720148
paper-mark = Márcalo en el tablero.
# source 8c985c51
paper-number = Escribe 1, 2, 3, etc. junto a las piezas, en el orden correcto.
# source 219aa99c
paper-number-boxes = Escribe 1, 2, 3, etc. en los cuadritos, en el orden correcto.
# source 4cda582f
paper-draw = Dibuja estas piezas en su sitio.
# source c7596bb1
paper-moves = Escríbelo:
# source 244495b6
paper-below = Escríbelo debajo del tablero.
# source 56c60ec4
paper-answer = Tu respuesta:
# source ed2a26b3
paper-why-not = La jugada no está permitida. ¿Por qué?
# Mientras no se sepan leer y escribir las jugadas, se dibujan.
# source ca3abf04
paper-arrows = { $count ->
    [one] Dibuja la jugada con una flecha.
   *[other] Dibuja las jugadas con flechas numeradas.
 }
# source 67d966c7
paper-arrows-all = Dibuja una flecha para cada una de estas jugadas.
# source 2f5ad1cb
paper-becomes = ¿En qué se convierte el peón?
# Otra persona las lee en voz alta en la página de soluciones.
# source bf2e9945
paper-replies = Juégalo en un tablero de verdad. Las respuestas del rival están en las soluciones.
# Tableros pequeños en fila: lo que había antes de la pregunta.
# source 77d91521
paper-at-first = Al principio
# source ab091561
paper-after-move = Después de la jugada { $number }
# source 9518967b
paper-now = Ahora
# Hay varias flechas dibujadas, y una de ellas está prohibida.
# source d1374c80
paper-cross-arrow = Tacha la flecha de la jugada prohibida. ¿Por qué está prohibida?
# Casillas para marcar: por qué una jugada no está permitida. Cada una dice algo de esta jugada.
# source f204c0f6
paper-why-way = Esta pieza no se mueve así.
# source b32b9817
paper-why-far = Está demasiado lejos.
# source 4d8df457
paper-why-between = Algo cierra el paso.
# source e9acf763
paper-why-own-piece = Allí hay una pieza del mismo bando.
# source 24d1c518
paper-why-straight = Capturaría de frente.
# source 7eb99c22
paper-why-nothing = No hay nada que capturar.
# source b79e3f8c
paper-why-passing = Ningún peón acaba de pasar a su lado.
# source 5573cdc9
paper-why-first-square = Ya ha dejado su primera casilla.
# source 4a63e3a5
paper-why-has-moved = El rey o la torre ya se ha movido.
# source b21ade7d
paper-why-other-rook = No es la torre del principio.
# source 90c803ce
paper-why-no-rook = No hay torre con la que enrocar.
# source 6ef3fbb5
paper-why-in-check = El rey está ahora en jaque.
# source a906145b
paper-why-through = El rey pasaría por una casilla atacada.
# source 7ca2d257
paper-why-king = Entonces el rey estaría en jaque.
# source 52318c11
paper-why-king-stays = Capturaría a un rey.
# source 5e7fe93c
paper-why-partner = Allí hay una pieza del mismo equipo.
# source b2041cec
paper-why-corner = Ahí falta una esquina del tablero.
# source c5db026c
paper-why-sleeps = Solo un peón puede capturar esta pieza dormida.
# source ed92e6c4
paper-why-two-players = Dos jugadores atacarían a un mismo rey.
# source 5c8b9816
paper-why-becomes = Tiene que convertirse en otra pieza.
# source c71f6d19
paper-why-not-that = Ningún peón se convierte en esa pieza.
# source 6a07d304
paper-why-last-row = No está en su última fila.
# source 409cc2aa
paper-why-nobody = Allí no hay nadie.
# source a01b3225
paper-why-stays = La pieza se queda donde está.
# source 2ebba1a2
paper-why-turn = No le toca mover.
# source 2d176781
paper-why-over = La partida ha terminado.
# source 13b592e7
paper-real-board = Juégalo en un tablero de verdad.
# source 86961663
paper-answers = Soluciones
# source 24d51d8d
paper-for-teacher = Para docentes
# source 227589fd
paper-fewest = { $moves ->
    [one] Hace falta al menos { $moves } jugada.
   *[other] Hacen falta al menos { $moves } jugadas.
 }
# source d8850f97
paper-article = Leyes del Ajedrez, artículo { $article }
# source d57da8c4
paper-as-on-board = Como en el tablero.
# source 5c8d7bef
paper-open = Hay más de una buena solución.

## La página en un navegador

# source ea7df031
page-loading = Squarewise se está cargando…
# source c0e54268
page-broken = Algo se ha roto y Squarewise se ha parado. Tus estrellas están a salvo.
# source e1bc24b7
page-missing = No se ha podido cargar Squarewise. ¿Hay internet? Entonces inténtalo otra vez.
# source 4f552645
page-again = Otra vez
# source 53ed51cc
page-no-script = Squarewise necesita JavaScript. Actívalo para esta página.

## Avisos

# source 3358f27f
notice-restored = No se pudo leer { $file }. Ha vuelto la última copia buena, y el archivo antiguo se guarda como { $aside }.
# source ac219cd1
notice-set-aside = No se pudo leer { $file }. Se guarda como { $aside } y empezamos de cero.
# source e01fd04b
notice-game-strange = Una partida con { -coach } no se puede leer, o su lección ha cambiado. Esa partida se queda en el archivo. Puedes empezar otra.
# source 236892c8
notice-newer = { $file } viene de un Squarewise más nuevo. Se lee, pero no se cambia nada en él.
# source f9bb2d76
notice-unreadable = No se pudo abrir { $file }, así que ahí no se guarda nada. ({ $cause })
# source 653f3e39
unsaved-stars = Tus estrellas nuevas aún no están guardadas. Squarewise lo sigue intentando. Avisa a un adulto. ({ $cause })
# source 14fd0cb1
unsaved-game = Esta partida aún no está guardada. Squarewise lo sigue intentando. ({ $cause })
# source 3daaa8ee
unsaved-learners = No se pudo guardar la lista de quienes aprenden. Inténtalo otra vez. ({ $cause })
# source f3c7773a
unsaved-settings = Lo que elegiste aún no está guardado. Squarewise lo sigue intentando. ({ $cause })
# source d6df70ed
unkept-page = Este navegador no deja que Squarewise guarde tus estrellas, así que avisa a un adulto.
# source 9d566377
unkept-folder = Squarewise no puede guardar nada en su carpeta, ni tus estrellas: avisa a un adulto.
# source b7d4d8b5
notice-in-use = Squarewise sigue abierto en otro sitio con este nombre. Por eso aquí no se cambia ni se guarda nada. Ciérralo primero allí.
# source b4fc884d
notice-no-folder = No hay ninguna carpeta para tus estrellas, así que no se guardan.

## Lecciones con errores, y la línea de comandos

# source 3d1efcde
problems-notice = { $lessons ->
    [one] { $lessons } lección tiene un error y no se muestra.
   *[other] { $lessons } lecciones tienen errores y no se muestran.
 }
# source 3832b27e
quoted = «{ $text }»
# source 98589d0a
problems-title = Lecciones por reparar
# source 97e49ea2
problems-notes = Avisos sobre tus lecciones
# source 6cd39d7f
problems-none = Ya no queda nada por reparar.
# source 90003eb8
problems-place = Línea { $line }, columna { $column }
# source 7fe78585
cli-no-display = Squarewise necesita una pantalla para abrir su ventana, y aquí no está definida { $missing }.
# source 32a60f0a
cli-no-answer = Squarewise necesita una pantalla para abrir su ventana, y en { $display } no responde ninguna.
# source ce818f66
cli-no-window = Squarewise no pudo abrir su ventana. ({ $cause })
# source a99f89af
cli-no-library = Squarewise no puede abrir su ventana porque falta la biblioteca { $library }.
# source 62dfb648
cli-broke-down = Squarewise se ha detenido por un error. Todo lo aprendido está guardado. Hay un informe para los autores en «{ $report }».
# source 8514664b
cli-no-gui = Este programa se compiló sin su ventana. Compílalo con la característica «gui» para jugar las lecciones.
# source dfb8eb5a
cli-in-terminal = Eso se hace en una terminal. Abre una y escribe: { $command }
# source 2717d0e9
cli-window-apart = La ventana es un programa aparte: { $file }
# source a86634e2
cli-no-folder = No se lee ninguna lección de «{ $folder }»: no está ahí.
# source 19f6e7b8
cli-kept-nowhere = Squarewise no puede guardar nada en «{ $folder }», tampoco las estrellas.
# source db29a63b
no-lesson = No hay ninguna lección llamada «{ $lesson }».
# source 0365ea53
no-lesson-near = No hay ninguna lección llamada «{ $lesson }». ¿Querías decir «{ $near }»?
# source ee7f6883
cli-no-language = Squarewise todavía no habla «{ $language }», así que habla inglés.

## Jugadas escritas con el teclado, y las marcas de un tablero hecho con letras

# source 263f8409
cli-may-move = Puedes jugar eso: { PIECE($piece, form: "el") } de { $from } a { $to }.
# source a6e4f42f
unread-not-a-move = Así no se escribe una jugada. Escribe e2e4 o Cf3.
# source 6e1ee85d
unread-which-piece = ¿Qué pieza quieres decir? Valen las de { LIST($squares) }.
# source 3eaa2e28
unread-no-such-piece = { GENDER($piece) ->
    [feminine] No hay ninguna { PIECE($piece) } que pueda hacer eso.
   *[masculine] No hay ningún { PIECE($piece) } que pueda hacer eso.
 }
# source 337e7d93
unread-nothing-captured = En { $square } no hay nada que capturar. Quita la x.
# source f778d428
unread-written = ¡Casi! Esta jugada se escribe { $written }.
# source 9e262ed2
unread-written-several = ¡Casi! ¿Cuál de estas quieres decir? { $written }
# source 52ba2572
unread-draw-offer = (=) quiere decir que alguien ha ofrecido tablas. No es una jugada.
# source cd12681b
unread-draw-offer-move = (=) quiere decir que alguien ha ofrecido tablas. La jugada sola se escribe { $written }.
# source 5030257b
unread-comment = { $text } dice qué piensa alguien de una jugada. La jugada sola se escribe { $written }.
# source e9f15617
unread-result = { $text } dice cómo acabó una partida. No es una jugada.
# source c09c3970
unread-pass = En el ajedrez no puedes pasar. Escribe adónde va una pieza.
# source e7a23b96
mark-attacks = ataca
# source 4628e11e
mark-line = su línea
# source 78b7f7fd
mark-danger = en peligro
# source 0d0ef6a8
mark-about = mira aquí
# source 00d9afe9
mark-gone = se iría
# source 706f6c6d
mark-allowed = posible
# source a6aad8b6
mark-moved = se movió

## Modo clase: una lección delante de un grupo

# source 9c1541be
show-place = { $step } / { $total }
# source 6b9adcb6
show-leave = Salir (Esc)
# source 613b9211
show-notes = Para docentes
# source ef2dfe0a
show-no-notes = Esta lección no tiene notas.
# Las notas para docentes, en una ventana propia.
# source b2134a69
notes-window = En su propia ventana
# source be5deb0e
notes-now = En pantalla
# source b748e5fa
notes-answer = Respuesta
# source c6d9d9c8
notes-hints = Pistas
# source 46a177e7
notes-next = Después
# source be903b1f
notes-last = Este es el último paso.
# source 849c4cfe
notes-cover = Aquí están las respuestas. Pon esta ventana en una pantalla que la clase no vea.
# source 3b5419cb
notes-uncover = Mostrar las respuestas
# source 1b4e205a
vote-title = ¿Quién dice A? Toca una vez por mano o escribe el número.
# source 6ae0bc7e
vote-reveal = Ver la respuesta
# source 38a84bd4
vote-more = Una mano más
# source 2f4c9558
vote-less = Una mano menos
## La mesa: dos personas ante una pantalla

# Los reglamentos que se pueden elegir, cada uno con una frase.
# source 45ea2472
table-choose-rules = ¿Con qué reglas se juega?
# source 9bcf16ae
table-begin = { $side ->
    [white] Empiezan las blancas. ¡Mueve una pieza!
   *[black] Empiezan las negras. ¡Mueve una pieza!
 }
# source a44cb25f
table-shake-hands = ¡a darse la mano!
# source de68dfad
button-play = Jugar
# source 48536ada
button-other-rules = Otras reglas
# source 0afe3050
button-look-again = Ver de nuevo

# source 3e899df0
table-turn = { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
 }
# source a385fd9e
table-touched = { GENDER($piece) ->
    [feminine] Has tocado { PIECE($piece, form: "el") } de { $square }. Ahora captúrala.
   *[masculine] Has tocado { PIECE($piece, form: "el") } de { $square }. Ahora captúralo.
 }
# source 71711fc2
table-confirm = ¿Es esta tu jugada? Pulsa «Listo» o deshazla.
# source c7147570
table-will-offer = Ahora haz tu jugada. La oferta de tablas va con ella.
# source 194816bf
table-will-offer-not-mentioned = Estas reglas no mencionan las tablas acordadas. Tu oferta va con la próxima jugada.
# source da858242
table-offered = { $side ->
    [white] Las blancas ofrecen tablas. ¿Aceptan las negras?
   *[black] Las negras ofrecen tablas. ¿Aceptan las blancas?
 }
# source 422845d9
table-declined = { $side ->
    [white] Las blancas prefieren seguir jugando.
   *[black] Las negras prefieren seguir jugando.
 }
# source e2a6cb39
table-asks-back = { $side ->
    [white] Las blancas piden deshacer la jugada. ¿Aceptan las negras?
   *[black] Las negras piden deshacer la jugada. ¿Aceptan las blancas?
 }
# source a8e8b77f
table-stays-made = { $side ->
    [white] Las blancas dicen que no. La jugada no se deshace.
   *[black] Las negras dicen que no. La jugada no se deshace.
 }
# source 94737399
table-intends-threefold = Muéstrame tu jugada. Debe llevar a la misma posición por tercera vez.
# source 5beefd1b
table-intends-fifty = Muéstrame tu jugada. Debe ser la última de cincuenta jugadas tranquilas.
# source 5517ebc5
table-says-check = Dices «jaque». Ahora haz la jugada.
# source 52354b95
table-check = { $side ->
    [white] ¡Jaque! Las blancas deben responder.
   *[black] ¡Jaque! Las negras deben responder.
 }
# source 44ece757
table-what-claim = ¿Qué reclamas?
# source ff77f0f4
table-claim-threefold-next = Tres veces, tras mi jugada
# source 286fc7f3
table-claim-fifty-next = Cincuenta jugadas, tras la mía
# source 55cb7067
table-resign-sure = { $side ->
    [white] ¿Abandonan las blancas?
    [blue] ¿Abandonan las azules?
    [yellow] ¿Abandonan las amarillas?
   *[black] ¿Abandonan las negras?
 }
# source 7e7b35ce
table-resign-not-mentioned = Estas reglas no mencionan el abandono. { $player }, ¿abandonas?
# source 51cfbde5
table-new-sure = ¿Empezar otra partida? Esta termina aquí.
# source b35367a7
game-home-sure = ¿Quieres volver al inicio?
# source 22e0b976
table-replace-sure = ¿Jugar lo que has pegado? Esta partida termina aquí.

# source effdddb3
button-yes-draw = Sí, tablas
# source dd2d60ff
button-no-play-on = No, seguir
# source 86f17765
button-offer-draw = Ofrecer tablas
# source 82e151f9
button-claim-draw = Reclamar tablas
# source 372b2d9e
button-resign = Abandono
# source a4253764
button-redo = Rehacer
# source c288b068
button-new-game = Nueva partida
# source 183bf204
button-copy-position = Copiar posición
# source 58db752c
button-copy-moves = Copiar jugadas
# source 671a2b43
button-paste = Pegar
# source 94a80e0d
button-ask-referee = Preguntar al árbitro
# source b668829d
button-auto-turn = Girar tras cada jugada
# source 7c6747bc
button-more-ways = Más

# Aquí aparece lo que se escribe; esto es el campo vacío.
# source f183e897
table-type = Escribe una jugada, como Cf3
# source 2ffcf577
table-no-moves = Aquí aparecerán las jugadas.
# source 92e9f75d
table-copied-position = La posición está copiada.
# source ed4e4af7
table-copied-moves = Las jugadas están copiadas.
# source 333650f4
table-pasted = Esto es lo que has pegado.
# source 98a84bb9
table-paste-empty = Todavía no hay nada que pegar.
# source 36d2f94b
table-paste-position = No puedo leer esa posición. Tu partida sigue aquí.
# source bf670ab9
table-paste-move = No puedo jugar la jugada { $number }: { $word }. Tu partida sigue aquí.

# Lo último que pasó, en palabras.
# source 4653966a
table-moved = { $side ->
    [white] Blancas: { PIECE($piece) } de { $from } a { $to }.
   *[black] Negras: { PIECE($piece) } de { $from } a { $to }.
 }
# source 68fbce24
table-took = { $side ->
    [white] Blancas: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
   *[black] Negras: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
 }
# source 3687a87e
table-took-passing = { $side ->
    [white] Blancas: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
   *[black] Negras: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
 }
# source 28221c68
table-castled-short = { $side ->
    [white] Las blancas hacen el enroque corto.
   *[black] Las negras hacen el enroque corto.
 }
# source c36b54b0
table-castled-long = { $side ->
    [white] Las blancas hacen el enroque largo.
   *[black] Las negras hacen el enroque largo.
 }
# source fdf158ff
table-promoted = { $side ->
    [white] Blancas: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
   *[black] Negras: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
 }
# source f0ce1dc4
table-cheer-took = { $number ->
    [0] ¡Ñam! { PIECE($piece, form: "un", cap: 1) } menos.
    [1] ¡Zas! { PIECE($piece, form: "un", cap: 1) } fuera.
   *[other] ¡Uy! Se va { PIECE($piece, form: "un") }.
 }
# source 893a2707
table-cheer-castled = ¡Zas! Rey y torre en una sola jugada.
# source 3d49a4ca
table-cheer-promoted = ¡Tachán! ¡Ahora el peón es { PIECE($piece, form: "un") }!
# source 801ea241
table-took-back = Deshecho: { PIECE($piece) } de { $from } a { $to }.
# source 0b036db5
table-not-played = Sin jugar: { PIECE($piece) } de { $from } a { $to }.
# source d74611e1
table-event-offered = { $side ->
    [white] Las blancas ofrecen tablas.
   *[black] Las negras ofrecen tablas.
 }
# source 2b3b5087
table-event-claimed = { $side ->
    [white] Las blancas reclaman tablas.
   *[black] Las negras reclaman tablas.
 }
# source d1caa673
table-event-resigned = { $side ->
    [white] Las blancas abandonan.
   *[black] Las negras abandonan.
 }
# source 4ab3d345
table-event-agreed = Blancas y negras acuerdan tablas.
# source b764ecb2
table-event-said-check = { $side ->
    [white] Las blancas dicen «jaque».
   *[black] Las negras dicen «jaque».
 }
# source 8aaa771f
table-captured = { $side ->
    [white] Las blancas han capturado
   *[black] Las negras han capturado
 }

## Una jugada prohibida, hecha a pesar de todo

# source 72690d08
anyway-try = Probar igualmente
# source 9132136e
anyway-back = Devolver la pieza
# source b9fd67a0
anyway-taken = Entonces { PIECE($piece, form: "el") } de { $square } capturaría a tu rey.

## Una lección con el teclado

# source 51ccbf08
typed-empty = Escribe una jugada: e2e4 o Cf3
# source fb78b65f
typed-targets = { PIECE($piece, form: "el", cap: 1) } de { $from } puede ir a { LIST($squares) }.
# source 58dd2269
typed-no-targets = { PIECE($piece, form: "el", cap: 1) } de { $from } no puede ir ahora a ninguna parte.
# source 959cdb33
typed-pick-first = Primero elige una pieza.

## Lo que ha pasado en una lección, línea a línea

# source 9cdaa397
happened-title = Qué ha pasado
# source e819f7d1
happened-copy = Copiar todo
# source 2b6f98a7
happened-coach = Entrenador: { $said }
# source 80cd2cda
happened-answer = Respuesta: { $answer }
# source 225df60b
happened-hint = Has pedido una pista.
# source e5301382
happened-again = Has empezado de nuevo.
# source 33f4f057
happened-moved = { $side ->
    [white] Blancas: { PIECE($piece, form: "el") } va de { $from } a { $to }.
    [blue] Azules: { PIECE($piece, form: "el") } va de { $from } a { $to }.
    [yellow] Amarillas: { PIECE($piece, form: "el") } va de { $from } a { $to }.
   *[black] Negras: { PIECE($piece, form: "el") } va de { $from } a { $to }.
 }
# source fb288cf5
happened-star-flew = La estrella vuela de { $from } a { $to }.
# source 70819e2b
happened-tried = Lo has intentado: { PIECE($piece, form: "el") } de { $from } a { $to }.
# source 717544e6
happened-tried-empty = Lo has intentado: de { $from } a { $to }.
# source dc04b759
happened-took-back = Deshecho: { PIECE($piece, form: "el") } vuelve a { $square }.
# source 1fe98996
happened-chosen = Has elegido { $square }.
# source 4405f60d
happened-solved = ¡Resuelto!

## Lo que aquí no hace nada, o no se puede abrir

# source d45d612d
not-here-why = No hay nada que explicar: no se ha rechazado ninguna jugada y este paso no pregunta nada.
# source 8447ff7c
not-here-vote = No hay nada que votar: este paso no tiene respuestas para elegir.
# source 489599a0
not-here-hint = Aquí no hay pista.
# source e3e17681
not-here-refused = No hay nada que explicar: no se ha rechazado ninguna jugada.
# source f27924b3
not-here-key = Esta tecla no hace nada aquí. F1 muestra las teclas.
# source 1e0bb6db
dropped-folder = Las lecciones de «{ $folder }» ya están aquí, hasta que cierres la ventana.
# source 72822db5
dropped-empty = No hay ninguna lección en «{ $folder }». Una lección es un archivo que termina en .toml.
# source 07cf975f
dropped-zip = «{ $file }» está comprimido. Descomprímelo y suelta la carpeta aquí.
# source 619a6ad6
dropped-games = En «{ $file }» hay partidas, no una lección. Copia las jugadas de una partida en una lección.
# source 17605546
dropped-table = En «{ $file }» hay una lista de tableros, no una lección. Copia un tablero de ahí en una lección.
# source 6e7253f3
dropped-other = «{ $file }» no es una lección. Suelta un archivo que termine en .toml, o una carpeta con ellos.

## La tarjeta con las teclas

# source a7f75bda
help-title = Teclas
# source aab56dbc
help-next = Al botón siguiente
# source 6f996c1e
help-press = Pulsarlo; tomar y soltar una pieza
# source 09c361ba
help-walk = Recorrer el tablero
# source dbf67f5a
help-jump = Saltar a una pieza
# source 821999ad
help-typed = Escribir una jugada y luego Enter
# source 3054efd5
help-targets = Decir adónde puede ir la pieza
# source bd70ae0f
help-choose = La primera, segunda o tercera respuesta
# source 59c05099
help-show = Mostrarlo a la clase
# source 65f1d6b2
help-cancel = Soltar, cerrar, volver
# source 1da5e3cd
help-draw = Dibujar flechas y círculos (Mayús, Alt, Ctrl: otros colores)
# source de49a87a
help-on = Paso siguiente
# source 52bb4db0
help-back = Paso anterior
# source 95cb16e8
help-why = ¿Por qué? La regla o la respuesta
# source 1e08adfc
help-vote = La clase vota
# source 8fc5a74b
help-arrows = Quitar y poner las flechas
# source acfaa170
help-blank = Pantalla en blanco
# source 81484410
help-leave = Salir
# source 2036644f
help-move-on = Jugada siguiente
# source ddda2ce1
help-move-back = Jugada anterior
# source c0f965d5
help-why-not = ¿Por qué no? La regla
# source e9c29db9
key-arrows = Flechas
# source 68e86d23
key-pieces = R D T A C P
# source ccf4b3c2
key-typed = e2e4, /Cf3
# source beb79fd7
key-erase = Retroceso
# source 4e4169bf
key-right = Botón derecho
# source 0eb317c0
key-on = Espacio, Av Pág
# source 5aee4e71
key-before = Re Pág

## Carteles y diplomas

# source 0c2f9418
poster-castling = ¿Puedo enrocar?
# source fae141fb
poster-check = Salir del jaque
# source 95dab1e7
poster-endings = Cómo acaba una partida
# source ede25e7a
poster-castle-free = Sí: rey y torre nunca se movieron; camino libre y seguro.
# source 87ec98d3
poster-castle-between = No: hay una pieza entre el rey y la torre.
# source 28d95873
poster-castle-out = No: el rey está en jaque.
# source e98dbed9
poster-castle-through = No: el rey cruzaría una casilla atacada.
# source e1cd9b82
poster-castle-into = No: el rey llegaría a una casilla atacada.
# source bece89fc
poster-castle-rook = Sí: solo está atacada la torre. Eso no importa.
# source ce7125b4
poster-check-run = Escapar: el rey va a una casilla segura.
# source dcdf7aa6
poster-check-block = Tapar: una pieza se pone en medio.
# source dedd4125
poster-check-take = Capturar: alguien captura la pieza que da jaque.
# source a938a3cf
poster-check-stay = No: después de esta jugada, el rey seguiría en jaque.
# source 1ee00b01
poster-check-knight = No: nadie puede ponerse entre un caballo y el rey.
# source aa6f81e3
poster-check-double = No: dos piezas dan jaque, así que debe moverse el rey.
# source 1c7d8ecd
poster-by-itself = por sí sola
# source 3912c1ba
poster-by-claim = si alguien lo reclama
# source 5a4e9722
poster-by-words = con palabras
# source 326f3037
certificate-title = Diploma
# source e5286e52
certificate-learned = ha terminado todas las lecciones del estante
# source 65dd591c
certificate-signed = Firma
# source 40d5bb27
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

# source 28888017
home-sound-on = Sonido activado
# source ed5476fd
home-sound-off = Sonido desactivado
# source 4b400127
home-show-cards = Ver todas las lecciones en tarjetas
# source 021c8d16
home-show-path = Ver el camino
# source f3f8e074
home-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
 }
# source eae1cfc6
table-event-adjusted = { $side ->
    [white] Las blancas colocan bien { PIECE($piece, form: "el") } en { $square }.
   *[black] Las negras colocan bien { PIECE($piece, form: "el") } en { $square }.
 }
# source 8b882356
button-adjust = Compongo
# source 2be4b492
table-adjusting = Dices «compongo». Toca una pieza para colocarla bien.
# source 0a9aab9d
table-adjusted = Has colocado bien { PIECE($piece, form: "el") } en { $square }. Puedes mover cualquier pieza.
# source 87e6b8e8
table-claimer = { $side ->
    [white] Reclaman las blancas
   *[black] Reclaman las negras
 }
# source 9ba46c89
button-fifty-counter = Contar jugadas tranquilas

# source 696cdfe1
help-shelf = A la lección por donde vas; luego, de estante en estante
# source 7dfc4fa1
key-pages = Av Pág, Re Pág

# Historias ilustradas: lo que se puede tocar y el arroz del tablero.
# source afbebbb5
story-india = El elefante
# source 769b3341
story-persia = La caravana
# source 727357a1
story-baghdad = El libro
# source 0a05a78b
story-europe = El barco
# source db51c245
story-rice = El tablero para el arroz
# source d097c0db
story-queen = La dama
# source ff7d9b7e
story-tournament = La copa
# source db64244a
story-rice-count = { $count ->
    [one] a1: { $grains } grano
   *[other] { $count } casillas. En la última: { $grains }. En total: { $rice }
 }
