### Por qué una jugada no se puede hacer, cómo acaba una partida y las reglas en palabras sencillas.
###
### Di primero lo que sí se puede, o «Todavía no:». Nombra la casilla y la pieza.
### Dos frases como mucho. $men son piezas con su casilla: { MEN($men, form: "el") }.

## Cómo acaba una partida

# source 4c806e9b
ending-checkmate = { $side ->
    [white] Jaque mate: nada salva al rey blanco { MEN($men, form: "del") }. Ganan las negras.
   *[black] Jaque mate: nada salva al rey negro { MEN($men, form: "del") }. Ganan las blancas.
 }
# source 3ad7e0ce
ending-checkmate-of-several = { $side ->
    [white] Jaque mate: nada salva al rey blanco { MEN($men, form: "del") }.
    [blue] Jaque mate: nada salva al rey azul { MEN($men, form: "del") }.
    [yellow] Jaque mate: nada salva al rey amarillo { MEN($men, form: "del") }.
   *[black] Jaque mate: nada salva al rey negro { MEN($men, form: "del") }.
 }
# source 287bf9d0
ending-stalemate = { $side ->
    [white] Ahogado: las blancas no están en jaque, pero no tienen jugada. Son tablas.
    [blue] Ahogado: las azules no están en jaque, pero no tienen jugada. Son tablas.
    [yellow] Ahogado: las amarillas no están en jaque, pero no tienen jugada. Son tablas.
   *[black] Ahogado: las negras no están en jaque, pero no tienen jugada. Son tablas.
 }
# source eae63f12
ending-dead-position = Posición muerta: ninguna jugada puede llevar ya al mate. Son tablas.
# source ab01b4c0
ending-dead-position-men = { COUNT($men) ->
    [one] Además de los reyes, solo queda { MEN($men, form: "el") }. Nadie puede dar mate: son tablas.
   *[other] Además de los reyes, solo quedan { MEN($men, form: "el") }. Nadie puede dar mate: son tablas.
 }
# source aff7567d
ending-dead-position-kings = Solo quedan los dos reyes. Nadie puede dar mate: son tablas.
# source 14d5e2e8
ending-fivefold = La misma posición aparece por quinta vez. Son tablas.
# source 1b3a6e4c
ending-seventy-five = Setenta y cinco jugadas por bando sin captura ni jugada de peón. Son tablas.
# source 38f5ee12
ending-threefold = La misma posición ha aparecido tres veces. Son tablas.
# source 15d9163f
ending-fifty-moves = Cincuenta jugadas por bando sin captura ni jugada de peón. Son tablas.
# source 9aff8bb4
ending-threefold-moves = Las mismas jugadas se han repetido tres veces seguidas. Con esta regla de la casa son tablas.
# source 548556f8
ending-threefold-at-once = La misma posición aparece por tercera vez. Con esta regla de la casa son tablas al momento.
# source 04b1b0b9
ending-threefold-pieces = Las mismas piezas han estado tres veces en las mismas casillas. Con esta regla de la casa basta para tablas.
# source 48a172cc
ending-fivefold-pieces = Las mismas piezas están por quinta vez en las mismas casillas. Con esta regla de la casa basta para tablas.
# source a3d5a6bf
ending-fifty-moves-at-once = Cincuenta jugadas por bando sin captura ni jugada de peón. Con esta regla de la casa son tablas al momento.
# source dd2e599b
ending-fifty-moves-reset = Cincuenta jugadas por bando sin captura ni coronación. Aquí también cuentan las jugadas de peón, y son tablas.
# source b37eb404
ending-seventy-five-reset = Setenta y cinco jugadas por bando sin captura ni coronación. Aquí también cuentan las jugadas de peón, y son tablas.
# source d78f3233
ending-agreement = Los dos bandos están de acuerdo: son tablas.
# source 16de3bdd
ending-resignation = { $side ->
    [white] Las blancas abandonan. Ganan las negras.
   *[black] Las negras abandonan. Ganan las blancas.
 }
# source 545ac37e
ending-resignation-draw = Un bando abandona, pero el otro nunca podría dar mate. Son tablas.

## Reclamar tablas, y piezas tocadas

# source 90467014
claim-off = Con estas reglas nadie puede reclamar tablas.
# source 78b18fb6
claim-not-mentioned = Estas reglas no mencionan cómo reclamar tablas. Hay que acordarlo antes de la próxima partida.
# source 14c9111e
claim-agreement-off = Con estas reglas nadie puede acordar tablas.
# source 23b89d21
claim-resign-off = Con estas reglas nadie abandona. ¡Sigue jugando!
# source b602e134
claim-not-your-turn = { $side ->
    [white] Espera tu turno: ahora solo pueden reclamar las blancas.
    [blue] Espera tu turno: ahora solo pueden reclamar las azules.
    [yellow] Espera tu turno: ahora solo pueden reclamar las amarillas.
   *[black] Espera tu turno: ahora solo pueden reclamar las negras.
 }
# source 509c482a
claim-not-your-move = { $side ->
    [white] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las blancas, porque es su turno.
    [blue] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las azules, porque es su turno.
    [yellow] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las amarillas, porque es su turno.
   *[black] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las negras, porque es su turno.
 }
# source d175a64c
claim-count-too-low = { $times ->
    [one] Todavía no: esta posición aparece por primera vez. Hacen falta tres.
   *[other] Todavía no: esta posición ha aparecido { $times } veces. Hacen falta tres.
 }
# source c45e7bed
claim-count-too-low-then = { $times ->
    [one] Todavía no: esa posición sería nueva. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: con esa son solo { $times } veces. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
# source 63f612a5
claim-moves-too-low = { $times ->
    [one] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. De momento va una.
   *[other] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. De momento van { $times }.
 }
# source f866190a
claim-moves-too-low-then = { $times ->
    [one] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: las mismas jugadas serían solo { $times } veces seguidas. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
# source 8e31b85a
claim-pieces-too-low = { $times ->
    [one] Todavía no: las mismas piezas deben estar tres veces en las mismas casillas. Es la primera vez.
   *[other] Todavía no: las mismas piezas deben estar tres veces en las mismas casillas. De momento van { $times }.
 }
# source eabf60f8
claim-pieces-too-low-then = { $times ->
    [one] Todavía no: las piezas estarían así por primera vez. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: las piezas estarían así solo { $times } veces. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
# source 09668432
claim-fifty-too-low = { $moves ->
    [0] Todavía no: la cuenta acaba de empezar. Hacen falta cincuenta jugadas.
    [one] Todavía no: { $moves } jugada tranquila por bando. Hacen falta cincuenta.
   *[other] Todavía no: { $moves } jugadas tranquilas por bando. Hacen falta cincuenta.
 }
# source 40f5f8a9
claim-fifty-too-low-then = { $moves ->
    [0] Todavía no: la cuenta acaba de empezar. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
    [one] Todavía no: solo { $moves } jugada tranquila por bando. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: solo { $moves } jugadas tranquilas por bando. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
# source 2617f3de
claim-fifty-reset-too-low = { $moves ->
    [0] Todavía no: la cuenta acaba de empezar. Hacen falta cincuenta jugadas.
    [one] Todavía no: { $moves } jugada por bando sin captura ni coronación. Hacen falta cincuenta.
   *[other] Todavía no: { $moves } jugadas por bando sin captura ni coronación. Hacen falta cincuenta.
 }
# source 2b367583
claim-fifty-reset-too-low-then = { $moves ->
    [0] Todavía no: la cuenta acaba de empezar. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
    [one] Todavía no: solo { $moves } jugada por bando sin captura ni coronación. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: solo { $moves } jugadas por bando sin captura ni coronación. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
# source f7bc3fc9
claim-lost-by-touch = Has tocado una pieza: primero mueve. La próxima vez podrás reclamar.
# source e417db6b
claim-too-early = Todavía no: primero, una jugada de cada bando.
# source d6ee27d5
claim-several-left = Hay quien sigue jugando. La partida continúa sin ti.
# source 11e45500
touched-piece-must-move = Has tocado { PIECE($piece, form: "tu") } de { $square }, así que debe moverse.
# source da512644
touched-piece-must-move-castle = Has tocado tu rey y luego tu torre, así que enrocas.
# source 2a33013e
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Has tocado { PIECE($piece, form: "el") } de { $square }, así que debes capturarla.
   *[masculine] Has tocado { PIECE($piece, form: "el") } de { $square }, así que debes capturarlo.
 }
# source 7adbce38
touched-piece-must-be-captured-with = Has tocado las dos: { PIECE($by, form: "tu") } captura { PIECE($piece, form: "el") } de { $square }.
# source 0dce409e
released-final = Has soltado { PIECE($piece, form: "tu") } en { $square }, así que ahí se queda.
# source 6bb7fcd3
nothing-released = Primero haz tu jugada en el tablero.
# source e911cccb
takeback-never = Una jugada hecha ya no se deshace.
# source d880853b
takeback-needs-consent = Pregunta primero: tu rival tiene que aceptar.
# source 2e868fc4
check-forgotten = Eso era jaque. Decirlo es una cortesía.
# source 2719f45f
check-does-not-bind = No has dicho jaque, así que nadie tiene que responder.

## Por qué una jugada está permitida, aunque dé miedo

# source 03c10a97
allowed-castle = El camino del rey hasta { $square } está libre y es seguro.
# source 6dccfa19
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca a la torre de { $square }. No importa: solo cuenta el camino del rey.
   *[other] { MEN($men, form: "el", cap: 1) } atacan a la torre de { $square }. No importa: solo cuenta el camino del rey.
 }
# source 82962dd8
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca { $square }, pero solo pasa la torre. Solo cuenta el camino del rey.
   *[other] { MEN($men, form: "el", cap: 1) } atacan { $square }, pero solo pasa la torre. Solo cuenta el camino del rey.
 }
# source a4bf315a
allowed-en-passant = El peón de { $pawn } acaba de avanzar dos casillas. Tu peón lo captura al paso, en { $square }.
# source 5ad05bc2
allowed-takes-checker = { PIECE($piece, form: "el", cap: 1) } captura { PIECE($captured, form: "el") } de { $square }. Así se acaba el jaque.
# source 86d18a8a
allowed-blocks = { PIECE($piece, form: "el", cap: 1) } se pone en medio, en { $square }. Así se acaba el jaque.
# source 204a31b4
allowed-pinned = { PIECE($piece, form: "el", cap: 1) } de { $from } protege a su rey. Después de esta jugada a { $to }, el rey sigue a salvo.
# source 774edbb5
allowed-pawn-takes = El peón captura en diagonal, y en { $square } hay { PIECE($captured, form: "un") }.
# source c6869ed9
allowed-pawn-two = Desde { $from } un peón puede avanzar dos casillas. El camino hasta { $square } está libre.
# source ed635205
allowed-king-takes = { GENDER($captured) ->
    [feminine] Nadie defiende { PIECE($captured, form: "al") } de { $square }. Por eso el rey puede capturarla.
   *[masculine] Nadie defiende { PIECE($captured, form: "al") } de { $square }. Por eso el rey puede capturarlo.
 }
# source e2ade7dc
allowed-king-steps = Nadie ataca { $square }. Por eso el rey puede ir ahí.
# source 0850e6b6
allowed-knight = El caballo salta por encima de otras piezas. Por eso puede ir a { $square }.
# source dc6e96b6
allowed-way = Nada lo impide: { PIECE($piece, form: "el") } tiene el camino libre hasta { $square }.
# source 6d0c4085
allowed-way-safe = Nada lo impide: { PIECE($piece, form: "el") } tiene el camino libre hasta { $square }. Tu rey está a salvo.

## Qué es una posición, y por qué

# source 200cd148
standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca al rey de { $square }: es jaque.
   *[other] { MEN($men, form: "el", cap: 1) } atacan al rey de { $square }: es jaque.
 }
# source c8fa2138
standing-not-attacked = Nadie ataca al rey de { $square }: no es jaque.
# source f8b73f71
standing-no-way-out = El rey está atacado y no tiene salida: es mate.
# source ca112136
standing-no-move = No hay jaque y no queda ninguna jugada: es ahogado.
# source 53ba6f37
standing-can-run = El rey todavía puede ir a { $square }.
# source d22ecb37
standing-can-take = { MEN($men, form: "el", cap: 1) } todavía puede capturar { PIECE($piece, form: "el") } de { $square }.
# source 510f9181
standing-can-block = { MEN($men, form: "el", cap: 1) } todavía puede ponerse en medio, en { $square }.
# source 9e010ff2
standing-can-move = { MEN($men, form: "el", cap: 1) } todavía puede ir a { $square }.

## A quién le toca

# source 9ae7304e
reason-game-over = { $side ->
    [white] La partida ha terminado: el rey blanco está en jaque mate.
    [blue] La partida ha terminado: el rey azul está en jaque mate.
    [yellow] La partida ha terminado: el rey amarillo está en jaque mate.
   *[black] La partida ha terminado: el rey negro está en jaque mate.
 }
# source f1bc90f5
reason-game-over-stalemate = { $side ->
    [white] La partida ha terminado: el rey blanco está ahogado. Son tablas.
    [blue] La partida ha terminado: el rey azul está ahogado. Son tablas.
    [yellow] La partida ha terminado: el rey amarillo está ahogado. Son tablas.
   *[black] La partida ha terminado: el rey negro está ahogado. Son tablas.
 }
# source 32557188
reason-game-over-dead-position = La partida ha terminado: ya nadie puede dar mate. Son tablas.
# source 892249cb
reason-game-over-fivefold = La partida ha terminado: esta posición apareció cinco veces. Son tablas.
# source 5284d4f6
reason-game-over-seventy-five = La partida ha terminado: setenta y cinco jugadas tranquilas por bando. Son tablas.
# source 896b2765
reason-game-over-threefold = La partida ha terminado: esta posición apareció tres veces. Son tablas.
# source 1fac8073
reason-game-over-fifty-moves = La partida ha terminado: cincuenta jugadas tranquilas por bando. Son tablas.
# source 1a0dac4c
reason-game-over-agreement = La partida ha terminado: los dos bandos acordaron tablas.
# source 22114ace
reason-game-over-resignation = { $side ->
    [white] La partida ha terminado: las blancas abandonaron.
    [blue] La partida ha terminado: las azules abandonaron.
    [yellow] La partida ha terminado: las amarillas abandonaron.
   *[black] La partida ha terminado: las negras abandonaron.
 }
# source 984a2f05
reason-game-over-resignation-draw = La partida ha terminado: son tablas. Un bando abandonó, pero el otro ya no podía ganar.
# source 83461a43
reason-no-piece = Elige una casilla con una pieza. { $square } está vacía.
# source 02cb4365
reason-not-your-piece = { $side ->
    [white] Elige una pieza blanca: juegan las blancas. { PIECE($piece, form: "el", cap: 1) } de { $square } es de las negras.
   *[black] Elige una pieza negra: juegan las negras. { PIECE($piece, form: "el", cap: 1) } de { $square } es de las blancas.
 }
# source bad4636c
reason-same-square = Elige otra casilla. Quedarse en { $square } no es una jugada.

## Enroque

# source 161eb670
reason-castle-king-moved = Ya no: tu rey se ha movido antes. Solo enroca un rey que nunca se haya movido.
# source 88f40747
reason-castle-king-moved-castled = Otra vez no: tu rey ya ha enrocado.
# source 8e392903
reason-castle-rook-captured = Ya no: { PIECE($piece, form: "un") } capturó la torre que estaba en { $square }.
# source 80a42ee7
reason-castle-rook-moved = Ya no: la torre de { $square } se ha movido antes. Solo enroca una torre que nunca se haya movido.
# source c97e0212
reason-castle-no-rook = Para enrocar necesitas tu torre en { $square }. Esa casilla está vacía.
# source 20c01c98
reason-castle-no-rook-other = Para enrocar necesitas tu propia torre en { $square }. { PIECE($piece, form: "el", cap: 1) } que está ahí no puede enrocar.
# source 2c9329fc
reason-castle-right-lost = Aquí no: tu rey o la torre de { $square } ya se movió.
# source cf74040f
reason-castle-pieces-between = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } está en medio. Primero despeja el camino.
   *[other] Todavía no: { MEN($men, form: "el") } están en medio. Primero despeja el camino.
 }
# source c0a796af
reason-castle-out-of-check = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } da jaque. En jaque no se enroca.
   *[other] Todavía no: { MEN($men, form: "el") } dan jaque. En jaque no se enroca.
 }
# source eab8ea3c
reason-castle-through-check = { COUNT($men) ->
    [one] Todavía no: el rey pasaría por { $square }. { MEN($men, form: "el", cap: 1) } ataca esa casilla.
   *[other] Todavía no: el rey pasaría por { $square }. { MEN($men, form: "el", cap: 1) } atacan esa casilla.
 }
# source 493978ab
reason-castle-into-check = { COUNT($men) ->
    [one] Todavía no: el rey llegaría a { $square }. { MEN($men, form: "el", cap: 1) } ataca esa casilla.
   *[other] Todavía no: el rey llegaría a { $square }. { MEN($men, form: "el", cap: 1) } atacan esa casilla.
 }

## Cómo se mueven las piezas

# source 19bc279d
reason-own-piece-on-target = Captura solo piezas rivales. { PIECE($piece, form: "tu", cap: 1) } ya está en { $square }.
# source a08942c5
reason-king-on-rook = Para enrocar, mueve tu rey dos casillas, a { $square }. Después la torre salta por encima.
# source a45b3c8e
reason-king-on-rook-away = Tu torre ya está en { $square }. El rey enroca desde { $home }: dos casillas hacia una torre.
# source c3b9a583
reason-piece-cant-move-that-way = { $piece ->
    [bishop] El alfil va en diagonal. De { $from } a { $to } no hay diagonal.
    [rook] La torre va hacia arriba, hacia abajo o hacia un lado. Así no llega de { $from } a { $to }.
    [queen] La dama va recta o en diagonal. De { $from } a { $to } no hay ni recta ni diagonal.
    [knight] El caballo salta dos casillas en línea recta y una de lado. De { $from } a { $to } no hay salto de caballo.
   *[other] { PIECE($piece, form: "el", cap: 1) } de { $from } no se mueve así hasta { $to }.
 }
# source a6b21e11
reason-path-blocked = { PIECE($piece, form: "el", cap: 1) } no puede saltar. { PIECE($blocker, form: "el", cap: 1) } de { $square } está en medio.
# source f20b98c6
reason-path-blocked-own = { PIECE($piece, form: "el", cap: 1) } no puede saltar. { PIECE($blocker, form: "tu", cap: 1) } de { $square } está en medio.
# source 82de6950
reason-king-too-far = El rey da un solo paso. De { $from } a { $to } es demasiado lejos.
# source 283c3f41
reason-king-too-far-castle = El rey da un solo paso. Solo enroca desde su casilla, { $square }.

## Peones

# source ee86bbe6
reason-pawn-backward = Los peones solo avanzan. El peón de { $from } no puede retroceder.
# source d76ffd74
reason-pawn-sideways = Los peones avanzan recto. El peón de { $from } no puede ir de lado.
# source c25cef46
reason-pawn-double-not-from-start = El peón de { $from } da un paso. Los dos pasos solo se dan desde la fila { $row }.
# source 808fc2bf
reason-pawn-too-far = Los peones dan un paso, o dos desde su casilla inicial. De { $from } a { $to } es demasiado lejos.
# source cfc72ebf
reason-pawn-double-not-from-start-at-the-side = El peón de { $from } avanza un paso. Solo da dos desde su casilla inicial.
# source a51a629c
reason-pawn-too-far-for-two = Los peones dan un paso o dos. De { $from } a { $to } es demasiado lejos.
# source ae7651e9
reason-pawn-cant-move-that-way = Un peón avanza recto y captura a un paso en diagonal. Así no va de { $from } a { $to }.
# source b2ad3d53
reason-pawn-takes-elsewhere = Los peones capturan a un paso, en diagonal hacia delante. Así no se llega de { $from } a { $to }.
# source e997078d
reason-pawn-double-blocked = Todavía no: las dos casillas deben estar vacías. En { $square } hay { PIECE($piece, form: "un") }.
# source 4c5b6edf
reason-pawn-cant-capture-straight = Los peones capturan en diagonal, no de frente. { PIECE($piece, form: "el", cap: 1) } de { $square } cierra el paso.
# source 6ada8aa0
reason-pawn-cant-capture-straight-but = Los peones capturan en diagonal: mira { LIST($captures) }. De frente, { $square } está ocupada.
# source 41704783
reason-pawn-diagonal-needs-capture = Un peón va en diagonal solo para capturar. { $square } está vacía.
# source 9d956d98
reason-ep-beside-only = Aquí solo captura al paso un peón que está justo al lado. En { $square } el tuyo no puede.
# source 8d483feb
reason-ep-next-only = Ya es tarde: aquí solo captura al paso el siguiente jugador. En { $square } ya no vale.

## Captura al paso

# source 9f0366e6
reason-ep-not-a-pawn = Al paso solo se capturan peones. En { $square } hay { PIECE($piece, form: "un") }.
# source 7963717d
reason-ep-chance-lost = Ya es tarde: solo valía en la jugada siguiente. El peón de { $square } se queda.
# source a1f64229
reason-ep-turn-over = Ya es tarde: cada jugador tiene solo un turno para eso. El peón de { $square } se queda.
# source 169126e2
reason-ep-pawn-did-not-double-step = Al paso solo se captura tras un avance doble. Este peón fue de { $from } a { $square }.
# source 52e8959b
reason-ep-not-available = Al paso solo se captura justo tras un avance doble. El peón de { $square } no lo hizo en la última jugada.

## La seguridad del rey

# source c7a0fd03
reason-cant-capture-king = Un rey nunca se captura. El rey de { $square } se queda.
# source e54627cb
reason-king-captures-protected = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") } de { $square }.
   *[other] Todavía no: { MEN($men, form: "el") } defienden { PIECE($piece, form: "al") } de { $square }.
 }
# source 1fc8fb82
reason-king-next-to-king = Los reyes guardan distancia. El otro rey, en { $king }, vigila { $square }.
# source 66691117
reason-king-stays-on-line = Sal de la línea: { PIECE($piece, form: "el") } de { $from } también llega a { $square }.
# source ad566174
reason-king-into-attack = { COUNT($men) ->
    [one] Busca una casilla segura: { MEN($men, form: "el") } vigila { $square }.
   *[other] Busca una casilla segura: { MEN($men, form: "el") } vigilan { $square }.
 }
# source 79119b41
reason-double-check-king-must-move = Mueve el rey: { MEN($men, form: "el") } dan jaque a la vez.
# source a0887b09
reason-still-in-check = { $ways ->
    [run] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. El rey puede apartarse.
    [take] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Puedes capturar esa pieza.
    [block] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Puedes poner una pieza en medio.
    [run-take] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Apártate o captura esa pieza.
    [run-block] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Apártate o pon una pieza en medio.
    [take-block] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Captura esa pieza o pon otra en medio.
    [run-take-block] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque. Apártate, captura esa pieza o pon otra en medio.
   *[none] Primero salva a tu rey: { PIECE($piece, form: "el") } de { $square } da jaque.
 }
# source 37f1edac
reason-ep-exposes-king = { COUNT($men) ->
    [one] Todavía no: los dos peones saldrían de la línea. Entonces { MEN($men, form: "el") } atacaría a tu rey.
   *[other] Todavía no: los dos peones saldrían de la línea. Entonces { MEN($men, form: "el") } atacarían a tu rey.
 }
# source 0d8d26ba
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Todavía no: { PIECE($piece, form: "el") } de { $square } ya no estaría. Entonces { MEN($men, form: "el") } atacaría a tu rey.
   *[other] Todavía no: { PIECE($piece, form: "el") } de { $square } ya no estaría. Entonces { MEN($men, form: "el") } atacarían a tu rey.
 }
# source 8d2eead5
reason-pinned = Todavía no: { PIECE($piece, form: "tu") } de { $square } debe quedarse. Protege al rey contra { MEN($men, form: "el") }.
# source 10504157
reason-pinned-line = Sigue en medio: { PIECE($piece, form: "tu") } de { $square } no debe apartarse. Protege al rey contra { MEN($men, form: "el") }.

## Coronación

# source 1da94c65
reason-promotion-piece-missing = El peón va a { $square }. Elige dama, torre, alfil o caballo.
# source c30bf661
reason-promotion-piece-invalid = { $piece ->
    [pawn] Elige dama, torre, alfil o caballo. No puede quedarse como peón.
   *[other] Elige dama, torre, alfil o caballo. Un peón nunca se convierte en { PIECE($piece, form: "un") }.
 }
# source 44f05d78
reason-promotion-not-allowed = Solo un peón en su última fila se convierte en otra pieza. En { $square } no cambia nada.
# source 7eaeeb95
reason-promotion-row-here = En este juego el peón ya corona en { $square }. Elige dama, torre, alfil o caballo.
# source 27046e75
reason-promotion-row-not = Mueve el peón tal como es. En este juego ninguno corona en { $square }.

## Qué tendría que cambiar

# source 7c19508e
change-title = ¿Qué tendría que cambiar?
# source 2dcf659b
change-remove = { PIECE($piece, form: "el", cap: 1) } de { $square } tendría que desaparecer. Entonces sí se podría.
# source 24c20f19
change-shift = { PIECE($piece, form: "el", cap: 1) } de { $from } tendría que estar en { $to }. Entonces sí se podría.
# source d1c16754
change-turn = Tendría que ser el turno del otro bando. Entonces sí se podría.
# source ee4408b8
change-castling = Harían falta un rey y una torre que nunca se hubieran movido. Entonces podrías enrocar.
# source 7e2f3794
change-passed = El peón tendría que acabar de dar dos pasos, por { $square }. Entonces podrías capturarlo al paso.
# source 3cdddf02
change-none = Aquí no basta un solo cambio: quitar una pieza o moverla una casilla.

## Las tarjetas detrás de «Ver la regla»

# source 773364cd
rule-title = Leyes del Ajedrez, artículo { $article }
# source 4b8f3902
rule-turns = Empiezan las blancas y luego se juega por turnos. Cada turno es una jugada con una pieza propia.
# source d7557072
rule-capture = Nunca muevas encima de una pieza tuya. Para capturar una pieza rival, mueve a su casilla.
# source 60800a78
rule-bishop = El alfil va en diagonal. Llega hasta donde quieras, mientras nada le cierre el paso.
# source 3fa835de
rule-rook = La torre va recta: adelante, atrás o de lado. Llega hasta donde quieras, mientras nada le cierre el paso.
# source b073fe59
rule-queen = La dama va recta o en diagonal. Llega hasta donde quieras, mientras nada le cierre el paso.
# source 2bbc3e68
rule-no-jump = Alfiles, torres y damas nunca saltan por encima de una pieza.
# source f331ad0e
rule-knight = El caballo va dos casillas en línea recta y una de lado. Puede saltar.
# source 0e267318
rule-pawn = El peón avanza recto y captura en diagonal. Nunca retrocede.
# source 39668bfa
rule-pawn-step = El peón da un paso de frente a una casilla vacía.
# source 4b6d5dce
rule-pawn-double = En su primera jugada, un peón puede dar dos pasos. Las dos casillas deben estar vacías.
# source cd23c5b9
rule-pawn-capture = Un peón captura a un paso en diagonal hacia delante. Va en diagonal solo para capturar.
# source a78f3039
rule-en-passant = ¿Un peón pasa junto al tuyo con dos pasos? Captúralo como si hubiera dado solo uno.
# source 68a5e02c
rule-en-passant-now = La captura al paso solo vale en la jugada siguiente.
# source 945a98e5
rule-promotion = Un peón en su última fila corona. Elige dama, torre, alfil o caballo.
# source 69facc90
rule-king = El rey da un paso en cualquier dirección. Solo al enrocar da dos.
# source b3f108a8
rule-castling = Enroque: el rey va dos casillas hacia una torre. La torre acaba en la casilla que cruzó el rey.
# source 718e2c09
rule-castling-never = Si el rey se ha movido, ya nunca enroca. Una torre que se ha movido, tampoco.
# source 9d0ade82
rule-castling-now = Ninguna casilla que pisa el rey puede estar atacada. Entre rey y torre no puede haber nada.
# source b5b23ab3
rule-check = Después de tu jugada, tu rey no puede estar atacado.
# source fc28cc19
rule-king-stays = El rey nunca se captura. La partida acaba con el jaque mate.
# source 6994b9fc
rule-checkmate = Un rey atacado que nada puede salvar está en jaque mate. La partida acaba al momento.
# source 4add214f
rule-stalemate = Sin jugada y sin jaque, el rey está ahogado. La partida acaba en tablas.
# source a04c3008
rule-dead-position = ¿Ninguna jugada puede llevar ya al mate? Entonces son tablas.
# source be325eef
rule-fivefold = La misma posición por quinta vez: son tablas. Nadie tiene que pedirlo.
# source cb8e5ab2
rule-seventy-five = Setenta y cinco jugadas por bando sin capturar ni mover peones: tablas. Si la última da mate, vale el mate.
# source 114e06da
rule-threefold = ¿La misma posición aparece por tercera vez? En tu turno puedes reclamar tablas.
# source 7be781a3
rule-fifty-moves = ¿Cincuenta jugadas por bando sin captura ni jugada de peón? Puedes reclamar tablas.
# source b0072ea6
rule-agreement = Los dos bandos pueden acordar tablas. Antes, cada uno debe hacer una jugada.
# source 66849ddc
rule-resignation = Puedes abandonar: gana el otro bando. Si ese bando nunca podría dar mate, son tablas.
# source 4dc7ee7e
rule-claims = Las tablas se reclaman en tu turno, antes de tocar una pieza.
# source 754674af
rule-touch-move = Si tocas una pieza tuya que puede moverse, muévela. Si tocas una rival que puedes capturar, captúrala.
# source 765f01d3
rule-release = Una pieza que sueltas en su nueva casilla se queda ahí.
# source 02755c26
rule-castle-touch = Para enrocar, toca primero tu rey y después la torre.

## Reglas de la casa
##
## El nombre de cada punto y cómo lo lee cada reglamento. Dos lecturas se ven una junto a otra.

# source e9c7bbec
house-repetition = La misma posición otra vez
# source 194bfac9
house-repetition-fide-position = Si una posición aparece por tercera vez, se pueden reclamar tablas.
# source 4084cbfb
house-repetition-club-sequence = Si ambos repiten tres veces seguidas sus jugadas, se pueden reclamar tablas.
# source 90a8093e
house-repetition-automatic = Si una posición aparece por tercera vez, son tablas al momento.
# source 82622b60
house-same-position = Cuándo dos posiciones son iguales
# source db896440
house-same-position-fide = Deben coincidir piezas, turno, enroque y captura al paso.
# source 01809dc9
house-same-position-disposition-only = Bastan las mismas piezas en las mismas casillas y el mismo turno.
# source 2cc9ce2a
house-fifty-reset = Qué reinicia la cuenta de jugadas tranquilas
# source da0becee
house-fifty-reset-pawn-or-capture = Cada captura y cada jugada de peón reinicia la cuenta.
# source a37b4e5b
house-fifty-reset-promotion-or-capture = Solo una captura o una coronación reinicia la cuenta.
# source 925aee16
house-fifty-effect = Cincuenta jugadas tranquilas por bando
# source 65fe0172
house-fifty-effect-claim = Se pueden reclamar tablas.
# source 72f17f2b
house-fifty-effect-automatic = Son tablas al momento.
# source 8f4dca26
house-fivefold = La misma posición por quinta vez
# source bd233e8c
house-fivefold-on = Son tablas, y nadie tiene que pedirlo.
# source a286749f
house-fivefold-off = La partida sigue hasta que alguien reclame.
# source 0f7fc62c
house-seventy-five = Setenta y cinco jugadas tranquilas por bando
# source 730dcb1a
house-seventy-five-on = Son tablas, y nadie tiene que pedirlo.
# source 96052665
house-seventy-five-off = La partida sigue, dure lo que dure.
# source 81be27a3
house-claims = Reclamar tablas
# source df75d08d
house-claims-on = Se pueden reclamar tablas por repetición o por cincuenta jugadas.
# source 8380da82
house-claims-off = Nadie puede reclamar tablas.
# source 3b4dbc11
house-claims-not-mentioned = No se menciona: se acuerda antes si se reclaman tablas.
# source 73ab5de1
house-claim-by = Quién puede reclamar tablas
# source 45c78785
house-claim-by-player-to-move = Solo el bando al que le toca jugar.
# source 47e30c39
house-claim-by-any-player = Cualquiera, en todo momento.
# source fb7a07d4
house-dead-position = Cuando ya nadie puede dar mate
# source 3313cc9c
house-dead-position-full = Son tablas en cuanto ninguna jugada puede llevar al mate.
# source ce1dba5c
house-dead-position-material-four = Solo son tablas cuatro casos: reyes solos, un alfil, un caballo, o un alfil por bando, los dos por casillas del mismo color.
# source 56ec4671
house-dead-position-off = Se sigue jugando.
# source 09c3c103
house-agreement = Acordar tablas
# source da35e931
house-agreement-on = Los dos bandos pueden acordar tablas.
# source 3568bb8c
house-agreement-off = No se pueden acordar tablas.
# source df425789
house-agreement-not-mentioned = No se menciona: se acuerda antes de la partida.
# source d924e77a
house-resign = Abandonar
# source bf1a4a60
house-resign-on = Se puede abandonar.
# source 3a7b79fc
house-resign-off = Nadie abandona: se juega hasta el final.
# source df113b38
house-resign-not-mentioned = No se menciona: se acuerda antes de la partida. Nadie está obligado a seguir.
# source cccf5acc
house-resign-vs-unwinnable = Abandonar cuando el otro bando nunca puede ganar
# source 7a1142c6
house-resign-vs-unwinnable-draw = La partida acaba en tablas.
# source d2453522
house-resign-vs-unwinnable-loss = Gana el otro bando de todos modos.
# source 91458e82
house-promotion-set = En qué puede convertirse un peón
# source f2cf6350
house-promotion-set-qrbn = En dama, torre, alfil o caballo.
# source 17183d59
house-promotion-set-qrbnp = En dama, torre, alfil o caballo, o se queda como peón.
# source a1650811
house-promotion-compulsory = ¿Tiene que coronar el peón?
# source 463101d7
house-promotion-compulsory-true = Sí: en la última fila siempre se convierte en otra pieza.
# source f81ac7ad
house-promotion-compulsory-false = No: se puede dejar como peón.
# source dd16938a
house-touch = Tocar una pieza
# source f0388d3c
house-touch-touch-move = Si tocas una pieza, tienes que moverla o capturarla.
# source 0f649d22
house-touch-release-final = Se puede tocar y pensar; al soltar, la jugada queda hecha.
# source ecbd7e5d
house-touch-free-until-confirm = Prueba lo que quieras hasta decir: esta es mi jugada.
# source 26731efc
house-takeback = Deshacer una jugada
# source eaaf78d6
house-takeback-never = Nunca.
# source 32147b97
house-takeback-opponent-agrees = Solo si tu rival está de acuerdo.
# source efd9daf4
house-takeback-free = Siempre que quieras.
# source f1494604
house-announce-check = Decir jaque
# source 481bf03d
house-announce-check-off = Nadie tiene que decirlo.
# source 92a3243d
house-announce-check-courtesy = Decirlo es una cortesía.
# source b95bc9e8
house-announce-check-required-to-bind = Si nadie dice jaque, no hay que responder.

## El juego en familia

# source d37ef3ea
reason-off-board = Quédate en el tablero: ahí no hay casilla.
# source aa1202ef
reason-ally-piece-on-target = En { $square } está { PIECE($piece, form: "el") } de tu equipo. Los aliados no se capturan entre sí.
# source 54430d15
reason-path-crosses-corner = La esquina estorba: { PIECE($piece, form: "tu") } no puede ir de { $from } a { $to }.
# source f8701da9
reason-corner-squeeze = En este juego nadie pasa por una esquina interior. { PIECE($piece, form: "tu", cap: 1) } no puede ir de { $from } a { $to }.
# source 44728860
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "el", cap: 1) } de { $square } duerme: su bando no está. Solo un peón puede capturar una pieza dormida.
# source efc94ce4
reason-rule3-king-double-attack = Solo un jugador puede atacar al rey de { $king }. Aquí serían varios: { MEN($men, form: "el") }.
# source c48b0814
reason-sleepers-guard = Cuidado con las piezas dormidas: en este juego siguen vigilando. Tu rey no estaría a salvo de { MEN($men, form: "el") }.
# source 5f077866
reason-commanded-guard = Cuidado con las piezas que ahora lleva otro: siguen luchando. Tu rey no estaría a salvo de { MEN($men, form: "el") }.
# source 0b46f1da
house-check-call = Quién dice jaque
# source 4f54a3f9
house-check-call-by-hand = Lo dice quien juega, con su jugada.
# source 446c6ed4
house-check-call-auto = El programa lo dice solo.
# source fd3ffd49
house-call-window = Hasta cuándo se puede decir jaque
# source f0f7d81a
house-call-window-next-move = Hasta que mueva el siguiente jugador.
# source 0ae1c24b
house-call-window-until-victim-moves = Hasta que mueva quien está en jaque.
# source 7ded3876
house-silent-check-capture = Un rey en un jaque que nadie dijo
# source 566abd3b
house-silent-check-capture-false = El rey nunca se captura.
# source 2f13da72
house-silent-check-capture-true = El rey se puede capturar, y su bando queda fuera.
# source 733fa11c
house-double-step = Cuándo puede un peón dar dos pasos
# source 633feb92
house-double-step-first-move = Solo en su primera jugada.
# source 7575ceed
house-double-step-any-time = Siempre, desde cualquier casilla.
# source 3fb76f03
house-ep-geometry = Qué peones pueden capturar al paso
# source 03d75d0b
house-ep-geometry-attacks-x = Cualquier peón que ataque la casilla de paso.
# source 91a3cab0
house-ep-geometry-beside-y = Solo un peón que esté justo al lado del otro.
# source c72e438a
house-ep-window = Hasta cuándo se puede capturar al paso
# source 7650a584
house-ep-window-until-movers-turn = Cada uno de los demás tiene un turno para hacerlo.
# source 571df0f4
house-ep-window-next-player-only = Solo puede hacerlo el siguiente jugador.
# source bd3f03f0
house-ep-takes-both = Cuando hay una pieza en la casilla de paso
# source 57b52cb3
house-ep-takes-both-false = Se captura solo esa pieza.
# source 56e79f14
house-ep-takes-both-true = Se capturan esa pieza y también el peón.
# source 3e253444
house-promotion-row = Dónde corona un peón
# source 7628ca7a
house-promotion-row-end-of-line = Donde acaba su camino.
# source 955c51ea
house-promotion-row-far-row-only = Solo en la fila más alejada de su salida.
# source a6302fbb
house-promotion-row-own-8th = A partir de su octava fila.
# source c461e545
house-promotion-row-any-enemy-back-row = En la fila de atrás de cualquier otro jugador.
# source 6c8be4c9
house-corner-squeeze = Pasos en diagonal junto a una esquina interior
# source 4bf62ac2
house-corner-squeeze-true = Son pasos como los demás.
# source ff0cf22c
house-corner-squeeze-false = La esquina cierra el paso.
# source 3c94a1e8
house-setup = Cómo están los ejércitos al empezar
# source 73dd60e8
house-setup-mirror = Cada ejército es el reflejo del que tiene enfrente.
# source 15584542
house-setup-rotate = Cada dama está a la izquierda de su rey.
# source 2e60816b
house-restore-pawn-if-no-neighbour = El último peón de la derecha junto a un sitio vacío
# source b8b3ea35
house-restore-pawn-if-no-neighbour-false = Se queda fuera.
# source 1872dd74
house-restore-pawn-if-no-neighbour-true = Vuelve al tablero.
# source 54556eee
house-rule3 = Un rey atacado por dos jugadores
# source 63a25ad9
house-rule3-off = Se puede.
# source 78be2d5c
house-rule3-forbid = Un segundo jugador no puede sumarse al ataque.
# source fa4493ae
house-rule3-answer-one = Se puede, y solo hay que responder al primer jaque.
# source 5e5b02ac
house-rule3-solo-mate = Se puede, pero el jaque mate lo da un solo ejército.
# source fe68029c
house-team-counts-as-one = ¿Cuentan los aliados como un solo atacante?
# source 332e5ef3
house-team-counts-as-one-false = No: cada aliado cuenta.
# source cfebdf8b
house-team-counts-as-one-true = Sí: los aliados cuentan como uno.
# source cd49fdb4
house-absent = Quién puede dejar la mesa un rato
# source 3c5c4bc4
house-absent-never = Nadie: todos se quedan hasta el final.
# source 7ffa9b19
house-absent-both = Niños de hasta diez años, si un jugador les lleva 25.
# source 48052d36
house-absent-gap-only = Quien tenga 25 años menos que la persona de más edad.
# source 1fcc68f5
house-absent-age-only = Niños de hasta diez años.
# source 1a0f005d
house-absent-supervisor-ok = Quien tenga permiso de quien supervisa.
# source f15dfe1c
house-absent-attack = Las piezas de quien no está
# source 1d2fff0c
house-absent-attack-false = Duermen y no atacan nada.
# source 78b66fdf
house-absent-attack-true = Siguen vigilando sus casillas.
# source 815518ea
house-absent-counts-alive = Ganar mientras alguien no está
# source 024c978b
house-absent-counts-alive-true = Nadie gana hasta que esa persona vuelva o quede fuera.
# source f9bca4e6
house-absent-counts-alive-false = Gana el último jugador que queda en la mesa.
# source 3c2285e2
house-alliances = Jugar en equipos
# source cd3f4cf1
house-alliances-informal = Una promesa: las reglas no cambian.
# source 076a27c4
house-alliances-formal = Los aliados no se capturan ni se dan jaque entre sí.
# source 3c1c2c37
house-alliances-fixed = Dos contra dos siempre: sur y norte contra oeste y este.
# source 8920cf6d
house-mated-army = Las piezas de quien ha quedado fuera
# source 1c581937
house-mated-army-statues = Se quedan como estatuas, y cualquiera puede capturarlas.
# source 6ae4e98b
house-mated-army-remove = Salen del tablero.
# source 11b2d0f8
house-mated-army-captured-by-mater = Luchan para quien dio el jaque mate.
# source a2e7ce93
house-stalemate = Quien no tiene ninguna jugada
# source 6e049a14
house-stalemate-draw-all = La partida acaba en tablas para todos.
# source fefb67fa
house-stalemate-pass = Pasa el turno; si solo quedan dos, son tablas.
# source 24ba9a0a
house-stalemate-out = Queda fuera.
# source f4024f12
house-supervisor = Alguien que supervisa
# source 83e4ddd1
house-supervisor-false = Nadie cambia las reglas durante la partida.
# source 60d5c895
house-supervisor-true = Un adulto puede cambiar las reglas entre dos jugadas.
