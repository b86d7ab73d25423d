### Por qué una jugada no se puede hacer, cómo acaba una partida y las reglas en palabras sencillas.
###
### Di primero lo que sí se puede, o «Todavía no:». Nombra la casilla y la pieza.
### Dos frases como mucho. $men son piezas con su casilla: { MEN($men, form: "el") }.

## Cómo acaba una partida

ending-checkmate = { $side ->
    [white] Jaque mate: nada salva al rey blanco { MEN($men, form: "del") }. Ganan las negras.
   *[black] Jaque mate: nada salva al rey negro { MEN($men, form: "del") }. Ganan las blancas.
 }
ending-checkmate-of-several = { $side ->
    [white] Jaque mate: nada salva al rey blanco { MEN($men, form: "del") }.
    [blue] Jaque mate: nada salva al rey azul { MEN($men, form: "del") }.
    [yellow] Jaque mate: nada salva al rey amarillo { MEN($men, form: "del") }.
   *[black] Jaque mate: nada salva al rey negro { MEN($men, form: "del") }.
 }
ending-stalemate = { $side ->
    [white] Ahogado: las blancas no están en jaque, pero no tienen jugada. Son tablas.
    [blue] Ahogado: las azules no están en jaque, pero no tienen jugada. Son tablas.
    [yellow] Ahogado: las amarillas no están en jaque, pero no tienen jugada. Son tablas.
   *[black] Ahogado: las negras no están en jaque, pero no tienen jugada. Son tablas.
 }
ending-dead-position = Posición muerta: ninguna jugada puede llevar ya al mate. Son tablas.
ending-dead-position-men = { COUNT($men) ->
    [one] Además de los reyes, solo queda { MEN($men, form: "el") }. Nadie puede dar mate: son tablas.
   *[other] Además de los reyes, solo quedan { MEN($men, form: "el") }. Nadie puede dar mate: son tablas.
 }
ending-dead-position-kings = Solo quedan los dos reyes. Nadie puede dar mate: son tablas.
ending-fivefold = La misma posición aparece por quinta vez. Son tablas.
ending-seventy-five = Setenta y cinco jugadas por bando sin captura ni jugada de peón. Son tablas.
ending-threefold = La misma posición ha aparecido tres veces. Son tablas.
ending-fifty-moves = Cincuenta jugadas por bando sin captura ni jugada de peón. Son tablas.
ending-threefold-moves = Las mismas jugadas se han repetido tres veces seguidas. Con esta regla de la casa son tablas.
ending-threefold-at-once = La misma posición aparece por tercera vez. Con esta regla de la casa son tablas al momento.
ending-threefold-pieces = Las mismas piezas han estado tres veces en las mismas casillas. Con esta regla de la casa basta para tablas.
ending-fivefold-pieces = Las mismas piezas están por quinta vez en las mismas casillas. Con esta regla de la casa basta para tablas.
ending-fifty-moves-at-once = Cincuenta jugadas por bando sin captura ni jugada de peón. Con esta regla de la casa son tablas al momento.
ending-fifty-moves-reset = Cincuenta jugadas por bando sin captura ni coronación. Aquí también cuentan las jugadas de peón, y son tablas.
ending-seventy-five-reset = Setenta y cinco jugadas por bando sin captura ni coronación. Aquí también cuentan las jugadas de peón, y son tablas.
ending-agreement = Los dos bandos están de acuerdo: son tablas.
ending-resignation = { $side ->
    [white] Las blancas abandonan. Ganan las negras.
   *[black] Las negras abandonan. Ganan las blancas.
 }
ending-resignation-draw = Un bando abandona, pero el otro nunca podría dar mate. Son tablas.

## Reclamar tablas, y piezas tocadas

claim-off = Con estas reglas nadie puede reclamar tablas.
claim-not-mentioned = Estas reglas no mencionan cómo reclamar tablas. Hay que acordarlo antes de la próxima partida.
claim-agreement-off = Con estas reglas nadie puede acordar tablas.
claim-resign-off = Con estas reglas nadie abandona. ¡Sigue jugando!
claim-not-your-turn = { $side ->
    [white] Espera tu turno: ahora solo pueden reclamar las blancas.
    [blue] Espera tu turno: ahora solo pueden reclamar las azules.
    [yellow] Espera tu turno: ahora solo pueden reclamar las amarillas.
   *[black] Espera tu turno: ahora solo pueden reclamar las negras.
 }
claim-not-your-move = { $side ->
    [white] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las blancas, porque es su turno.
    [blue] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las azules, porque es su turno.
    [yellow] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las amarillas, porque es su turno.
   *[black] Puedes reclamar por la posición del tablero. Con la próxima jugada solo pueden las negras, porque es su turno.
 }
claim-count-too-low = { $times ->
    [one] Todavía no: esta posición aparece por primera vez. Hacen falta tres.
   *[other] Todavía no: esta posición ha aparecido { $times } veces. Hacen falta tres.
 }
claim-count-too-low-then = { $times ->
    [one] Todavía no: esa posición sería nueva. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: con esa son solo { $times } veces. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
claim-moves-too-low = { $times ->
    [one] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. De momento va una.
   *[other] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. De momento van { $times }.
 }
claim-moves-too-low-then = { $times ->
    [one] Todavía no: aquí hay que repetir las mismas jugadas tres veces seguidas. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: las mismas jugadas serían solo { $times } veces seguidas. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
claim-pieces-too-low = { $times ->
    [one] Todavía no: las mismas piezas deben estar tres veces en las mismas casillas. Es la primera vez.
   *[other] Todavía no: las mismas piezas deben estar tres veces en las mismas casillas. De momento van { $times }.
 }
claim-pieces-too-low-then = { $times ->
    [one] Todavía no: las piezas estarían así por primera vez. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: las piezas estarían así solo { $times } veces. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
claim-fifty-too-low = { $moves ->
    [one] Todavía no: { $moves } jugada tranquila por bando. Hacen falta cincuenta.
   *[other] Todavía no: { $moves } jugadas tranquilas por bando. Hacen falta cincuenta.
 }
claim-fifty-too-low-then = { $moves ->
    [one] Todavía no: solo { $moves } jugada tranquila por bando. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: solo { $moves } jugadas tranquilas por bando. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
claim-fifty-reset-too-low = { $moves ->
    [one] Todavía no: { $moves } jugada por bando sin captura ni coronación. Hacen falta cincuenta.
   *[other] Todavía no: { $moves } jugadas por bando sin captura ni coronación. Hacen falta cincuenta.
 }
claim-fifty-reset-too-low-then = { $moves ->
    [one] Todavía no: solo { $moves } jugada por bando sin captura ni coronación. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
   *[other] Todavía no: solo { $moves } jugadas por bando sin captura ni coronación. Ahora mueve { PIECE($piece, form: "tu") } a { $to }.
 }
claim-lost-by-touch = Has tocado una pieza: primero mueve. La próxima vez podrás reclamar.
claim-too-early = Todavía no: primero, una jugada de cada bando.
claim-several-left = Hay quien sigue jugando. La partida continúa sin ti.
touched-piece-must-move = Has tocado { PIECE($piece, form: "tu") } de { $square }, así que debe moverse.
touched-piece-must-move-castle = Has tocado tu rey y luego tu torre, así que enrocas.
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Has tocado { PIECE($piece, form: "el") } de { $square }, así que debes capturarla.
   *[masculine] Has tocado { PIECE($piece, form: "el") } de { $square }, así que debes capturarlo.
 }
touched-piece-must-be-captured-with = Has tocado las dos: { PIECE($by, form: "tu") } captura { PIECE($piece, form: "el") } de { $square }.
released-final = Has soltado { PIECE($piece, form: "tu") } en { $square }, así que ahí se queda.
nothing-released = Primero haz tu jugada en el tablero.
takeback-never = Una jugada hecha ya no se deshace.
takeback-needs-consent = Pregunta primero: tu rival tiene que aceptar.
check-forgotten = Eso era jaque. Decirlo es una cortesía.
check-does-not-bind = No has dicho jaque, así que nadie tiene que responder.

## Por qué una jugada está permitida, aunque dé miedo

allowed-castle = El camino del rey hasta { $square } está libre y es seguro.
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca a la torre de { $square }. No importa: solo cuenta el camino del rey.
   *[other] { MEN($men, form: "el", cap: 1) } atacan a la torre de { $square }. No importa: solo cuenta el camino del rey.
 }
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca { $square }, pero solo pasa la torre. Solo cuenta el camino del rey.
   *[other] { MEN($men, form: "el", cap: 1) } atacan { $square }, pero solo pasa la torre. Solo cuenta el camino del rey.
 }
allowed-en-passant = El peón de { $pawn } acaba de avanzar dos casillas. Tu peón lo captura al paso, en { $square }.
allowed-takes-checker = { PIECE($piece, form: "el", cap: 1) } captura { PIECE($captured, form: "el") } de { $square }. Así se acaba el jaque.
allowed-blocks = { PIECE($piece, form: "el", cap: 1) } se pone en medio, en { $square }. Así se acaba el jaque.
allowed-pinned = { PIECE($piece, form: "el", cap: 1) } de { $from } protege a su rey. Después de esta jugada a { $to }, el rey sigue a salvo.
allowed-pawn-takes = El peón captura en diagonal, y en { $square } hay { PIECE($captured, form: "un") }.
allowed-pawn-two = Desde { $from } un peón puede avanzar dos casillas. El camino hasta { $square } está libre.
allowed-king-takes = { GENDER($captured) ->
    [feminine] Nadie defiende { PIECE($captured, form: "al") } de { $square }. Por eso el rey puede capturarla.
   *[masculine] Nadie defiende { PIECE($captured, form: "al") } de { $square }. Por eso el rey puede capturarlo.
 }
allowed-king-steps = Nadie ataca { $square }. Por eso el rey puede ir ahí.
allowed-knight = El caballo salta por encima de otras piezas. Por eso puede ir a { $square }.
allowed-way = Nada lo impide: { PIECE($piece, form: "el") } tiene el camino libre hasta { $square }.
allowed-way-safe = Nada lo impide: { PIECE($piece, form: "el") } tiene el camino libre hasta { $square }. Tu rey está a salvo.

## Qué es una posición, y por qué

standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "el", cap: 1) } ataca al rey de { $square }: es jaque.
   *[other] { MEN($men, form: "el", cap: 1) } atacan al rey de { $square }: es jaque.
 }
standing-not-attacked = Nadie ataca al rey de { $square }: no es jaque.
standing-no-way-out = El rey está atacado y no tiene salida: es mate.
standing-no-move = No hay jaque y no queda ninguna jugada: es ahogado.
standing-can-run = El rey todavía puede ir a { $square }.
standing-can-take = { MEN($men, form: "el", cap: 1) } todavía puede capturar { PIECE($piece, form: "el") } de { $square }.
standing-can-block = { MEN($men, form: "el", cap: 1) } todavía puede ponerse en medio, en { $square }.
standing-can-move = { MEN($men, form: "el", cap: 1) } todavía puede ir a { $square }.

## A quién le toca

reason-game-over = { $side ->
    [white] La partida ha terminado: el rey blanco está en jaque mate. Empieza de nuevo para seguir.
    [blue] La partida ha terminado: el rey azul está en jaque mate. Empieza de nuevo para seguir.
    [yellow] La partida ha terminado: el rey amarillo está en jaque mate. Empieza de nuevo para seguir.
   *[black] La partida ha terminado: el rey negro está en jaque mate. Empieza de nuevo para seguir.
 }
reason-game-over-stalemate = { $side ->
    [white] La partida ha terminado: el rey blanco está ahogado. Son tablas.
    [blue] La partida ha terminado: el rey azul está ahogado. Son tablas.
    [yellow] La partida ha terminado: el rey amarillo está ahogado. Son tablas.
   *[black] La partida ha terminado: el rey negro está ahogado. Son tablas.
 }
reason-game-over-dead-position = La partida ha terminado: ya nadie puede dar mate. Son tablas.
reason-game-over-fivefold = La partida ha terminado: esta posición apareció cinco veces. Son tablas.
reason-game-over-seventy-five = La partida ha terminado: setenta y cinco jugadas tranquilas por bando. Son tablas.
reason-game-over-threefold = La partida ha terminado: esta posición apareció tres veces. Son tablas.
reason-game-over-fifty-moves = La partida ha terminado: cincuenta jugadas tranquilas por bando. Son tablas.
reason-game-over-agreement = La partida ha terminado: los dos bandos acordaron tablas.
reason-game-over-resignation = { $side ->
    [white] La partida ha terminado: las blancas abandonaron. Empieza de nuevo para seguir.
    [blue] La partida ha terminado: las azules abandonaron. Empieza de nuevo para seguir.
    [yellow] La partida ha terminado: las amarillas abandonaron. Empieza de nuevo para seguir.
   *[black] La partida ha terminado: las negras abandonaron. Empieza de nuevo para seguir.
 }
reason-game-over-resignation-draw = La partida ha terminado: son tablas. Un bando abandonó, pero el otro ya no podía ganar.
reason-no-piece = Elige una casilla con una pieza. { $square } está vacía.
reason-not-your-piece = { $side ->
    [white] Elige una pieza blanca: juegan las blancas. { PIECE($piece, form: "el", cap: 1) } de { $square } es de las negras.
   *[black] Elige una pieza negra: juegan las negras. { PIECE($piece, form: "el", cap: 1) } de { $square } es de las blancas.
 }
reason-same-square = Elige otra casilla. Quedarse en { $square } no es una jugada.

## Enroque

reason-castle-king-moved = Ya no: tu rey se ha movido antes. Solo enroca un rey que nunca se haya movido.
reason-castle-king-moved-castled = Otra vez no: tu rey ya ha enrocado.
reason-castle-rook-captured = Ya no: { PIECE($piece, form: "un") } capturó la torre que estaba en { $square }.
reason-castle-rook-moved = Ya no: la torre de { $square } se ha movido antes. Solo enroca una torre que nunca se haya movido.
reason-castle-no-rook = Para enrocar necesitas tu torre en { $square }. Esa casilla está vacía.
reason-castle-no-rook-other = Para enrocar necesitas tu propia torre en { $square }. { PIECE($piece, form: "el", cap: 1) } que está ahí no puede enrocar.
reason-castle-right-lost = Aquí no: tu rey o la torre de { $square } ya se movió.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } está en medio. Primero despeja el camino.
   *[other] Todavía no: { MEN($men, form: "el") } están en medio. Primero despeja el camino.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } da jaque. En jaque no se enroca.
   *[other] Todavía no: { MEN($men, form: "el") } dan jaque. En jaque no se enroca.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Todavía no: el rey pasaría por { $square }. { MEN($men, form: "el", cap: 1) } ataca esa casilla.
   *[other] Todavía no: el rey pasaría por { $square }. { MEN($men, form: "el", cap: 1) } atacan esa casilla.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Todavía no: el rey llegaría a { $square }. { MEN($men, form: "el", cap: 1) } ataca esa casilla.
   *[other] Todavía no: el rey llegaría a { $square }. { MEN($men, form: "el", cap: 1) } atacan esa casilla.
 }

## Cómo se mueven las piezas

reason-own-piece-on-target = Captura solo piezas rivales. { PIECE($piece, form: "tu", cap: 1) } ya está en { $square }.
reason-king-on-rook = Para enrocar, mueve tu rey dos casillas, a { $square }. Después la torre salta por encima.
reason-king-on-rook-away = Tu torre ya está en { $square }. El rey enroca desde { $home }: dos casillas hacia una torre.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] El alfil va en diagonal. De { $from } a { $to } no hay diagonal.
    [rook] La torre va hacia arriba, hacia abajo o hacia un lado. Así no llega de { $from } a { $to }.
    [queen] La dama va recta o en diagonal. De { $from } a { $to } no hay ni recta ni diagonal.
    [knight] El caballo salta dos casillas en línea recta y una de lado. De { $from } a { $to } no hay salto de caballo.
   *[other] { PIECE($piece, form: "el", cap: 1) } de { $from } no se mueve así hasta { $to }.
 }
reason-path-blocked = { PIECE($piece, form: "el", cap: 1) } no puede saltar. { PIECE($blocker, form: "el", cap: 1) } de { $square } está en medio.
reason-path-blocked-own = { PIECE($piece, form: "el", cap: 1) } no puede saltar. { PIECE($blocker, form: "tu", cap: 1) } de { $square } está en medio.
reason-king-too-far = El rey da un solo paso. De { $from } a { $to } es demasiado lejos.
reason-king-too-far-castle = El rey da un solo paso. Solo enroca desde su casilla, { $square }.

## Peones

reason-pawn-backward = Los peones solo avanzan. El peón de { $from } no puede retroceder.
reason-pawn-sideways = Los peones avanzan recto. El peón de { $from } no puede ir de lado.
reason-pawn-double-not-from-start = El peón de { $from } da un paso. Los dos pasos solo se dan desde la fila { $row }.
reason-pawn-too-far = Los peones dan un paso, o dos desde su casilla inicial. De { $from } a { $to } es demasiado lejos.
reason-pawn-double-not-from-start-at-the-side = El peón de { $from } avanza un paso. Solo da dos desde su casilla inicial.
reason-pawn-too-far-for-two = Los peones dan un paso o dos. De { $from } a { $to } es demasiado lejos.
reason-pawn-cant-move-that-way = Un peón avanza recto y captura a un paso en diagonal. Así no va de { $from } a { $to }.
reason-pawn-takes-elsewhere = Los peones capturan a un paso, en diagonal hacia delante. Así no se llega de { $from } a { $to }.
reason-pawn-double-blocked = Todavía no: las dos casillas deben estar vacías. En { $square } hay { PIECE($piece, form: "un") }.
reason-pawn-cant-capture-straight = Los peones capturan en diagonal, no de frente. { PIECE($piece, form: "el", cap: 1) } de { $square } cierra el paso.
reason-pawn-cant-capture-straight-but = Los peones capturan en diagonal: mira { LIST($captures) }. De frente, { $square } está ocupada.
reason-pawn-diagonal-needs-capture = Un peón va en diagonal solo para capturar. { $square } está vacía.
reason-ep-beside-only = Aquí solo captura al paso un peón que está justo al lado. En { $square } el tuyo no puede.
reason-ep-next-only = Ya es tarde: aquí solo captura al paso el siguiente jugador. En { $square } ya no vale.

## Captura al paso

reason-ep-not-a-pawn = Al paso solo se capturan peones. En { $square } hay { PIECE($piece, form: "un") }.
reason-ep-chance-lost = Ya es tarde: solo valía en la jugada siguiente. El peón de { $square } se queda.
reason-ep-turn-over = Ya es tarde: cada jugador tiene solo un turno para eso. El peón de { $square } se queda.
reason-ep-pawn-did-not-double-step = Al paso solo se captura tras un avance doble. Este peón fue de { $from } a { $square }.
reason-ep-not-available = Al paso solo se captura justo tras un avance doble. El peón de { $square } no lo hizo en la última jugada.

## La seguridad del rey

reason-cant-capture-king = Un rey nunca se captura. El rey de { $square } se queda.
reason-king-captures-protected = { COUNT($men) ->
    [one] Todavía no: { MEN($men, form: "el") } defiende { PIECE($piece, form: "al") } de { $square }.
   *[other] Todavía no: { MEN($men, form: "el") } defienden { PIECE($piece, form: "al") } de { $square }.
 }
reason-king-next-to-king = Los reyes guardan distancia. El otro rey, en { $king }, vigila { $square }.
reason-king-stays-on-line = Sal de la línea: { PIECE($piece, form: "el") } de { $from } también llega a { $square }.
reason-king-into-attack = { COUNT($men) ->
    [one] Busca una casilla segura: { MEN($men, form: "el") } vigila { $square }.
   *[other] Busca una casilla segura: { MEN($men, form: "el") } vigilan { $square }.
 }
reason-double-check-king-must-move = Mueve el rey: { MEN($men, form: "el") } dan jaque a la vez.
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
reason-ep-exposes-king = { COUNT($men) ->
    [one] Todavía no: los dos peones saldrían de la línea. Entonces { MEN($men, form: "el") } atacaría a tu rey.
   *[other] Todavía no: los dos peones saldrían de la línea. Entonces { MEN($men, form: "el") } atacarían a tu rey.
 }
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Todavía no: { PIECE($piece, form: "el") } de { $square } ya no estaría. Entonces { MEN($men, form: "el") } atacaría a tu rey.
   *[other] Todavía no: { PIECE($piece, form: "el") } de { $square } ya no estaría. Entonces { MEN($men, form: "el") } atacarían a tu rey.
 }
reason-pinned = Todavía no: { PIECE($piece, form: "tu") } de { $square } debe quedarse. Protege al rey contra { MEN($men, form: "el") }.
reason-pinned-line = Sigue en medio: { PIECE($piece, form: "tu") } de { $square } no debe apartarse. Protege al rey contra { MEN($men, form: "el") }.

## Coronación

reason-promotion-piece-missing = El peón va a { $square }. Elige dama, torre, alfil o caballo.
reason-promotion-piece-invalid = { $piece ->
    [pawn] Elige dama, torre, alfil o caballo. No puede quedarse como peón.
   *[other] Elige dama, torre, alfil o caballo. Un peón nunca se convierte en { PIECE($piece, form: "un") }.
 }
reason-promotion-not-allowed = Solo un peón en su última fila se convierte en otra pieza. En { $square } no cambia nada.
reason-promotion-row-here = En este juego el peón ya corona en { $square }. Elige dama, torre, alfil o caballo.
reason-promotion-row-not = Mueve el peón tal como es. En este juego ninguno corona en { $square }.

## Qué tendría que cambiar

change-title = ¿Qué tendría que cambiar?
change-remove = { PIECE($piece, form: "el", cap: 1) } de { $square } tendría que desaparecer. Entonces sí se podría.
change-shift = { PIECE($piece, form: "el", cap: 1) } de { $from } tendría que estar en { $to }. Entonces sí se podría.
change-turn = Tendría que ser el turno del otro bando. Entonces sí se podría.
change-castling = Harían falta un rey y una torre que nunca se hubieran movido. Entonces podrías enrocar.
change-passed = El peón tendría que acabar de dar dos pasos, por { $square }. Entonces podrías capturarlo al paso.
change-none = Aquí no basta un solo cambio: quitar una pieza o moverla una casilla.

## Las tarjetas detrás de «Ver la regla»

rule-title = Leyes del Ajedrez, artículo { $article }
rule-turns = Empiezan las blancas y luego se juega por turnos. Cada turno es una jugada con una pieza propia.
rule-capture = Nunca muevas encima de una pieza tuya. Para capturar una pieza rival, mueve a su casilla.
rule-bishop = El alfil va en diagonal. Sigue hasta que algo le cierra el paso.
rule-rook = La torre va recta: adelante, atrás o de lado. Sigue hasta que algo le cierra el paso.
rule-queen = La dama va recta o en diagonal. Sigue hasta que algo le cierra el paso.
rule-no-jump = Alfiles, torres y damas nunca saltan por encima de una pieza.
rule-knight = El caballo va dos casillas en línea recta y una de lado. Puede saltar.
rule-pawn = El peón avanza recto y captura en diagonal. Nunca retrocede.
rule-pawn-step = El peón da un paso de frente a una casilla vacía.
rule-pawn-double = En su primera jugada, un peón puede dar dos pasos. Las dos casillas deben estar vacías.
rule-pawn-capture = Un peón captura a un paso en diagonal hacia delante. Va en diagonal solo para capturar.
rule-en-passant = ¿Un peón pasa junto al tuyo con dos pasos? Captúralo como si hubiera dado solo uno.
rule-en-passant-now = La captura al paso solo vale en la jugada siguiente.
rule-promotion = Un peón en su última fila corona. Elige dama, torre, alfil o caballo.
rule-king = El rey da un paso en cualquier dirección. Solo al enrocar da dos.
rule-castling = Enroque: el rey va dos casillas hacia una torre. La torre acaba en la casilla que cruzó el rey.
rule-castling-never = Si el rey se ha movido, ya nunca enroca. Una torre que se ha movido, tampoco.
rule-castling-now = Ninguna casilla que pisa el rey puede estar atacada. Entre rey y torre no puede haber nada.
rule-check = Después de tu jugada, tu rey no puede estar atacado.
rule-king-stays = El rey nunca se captura. La partida acaba con el jaque mate.
rule-checkmate = Un rey atacado que nada puede salvar está en jaque mate. La partida acaba al momento.
rule-stalemate = Sin jugada y sin jaque, el rey está ahogado. La partida acaba en tablas.
rule-dead-position = ¿Ninguna jugada puede llevar ya al mate? Entonces son tablas.
rule-fivefold = La misma posición por quinta vez: son tablas. Nadie tiene que pedirlo.
rule-seventy-five = Setenta y cinco jugadas por bando sin capturar ni mover peones: tablas. Si la última da mate, vale el mate.
rule-threefold = ¿La misma posición aparece por tercera vez? En tu turno puedes reclamar tablas.
rule-fifty-moves = ¿Cincuenta jugadas por bando sin captura ni jugada de peón? Puedes reclamar tablas.
rule-agreement = Los dos bandos pueden acordar tablas. Antes, cada uno debe hacer una jugada.
rule-resignation = Puedes abandonar: gana el otro bando. Si ese bando nunca podría dar mate, son tablas.
rule-claims = Las tablas se reclaman en tu turno, antes de tocar una pieza.
rule-touch-move = Si tocas una pieza tuya que puede moverse, muévela. Si tocas una rival que puedes capturar, captúrala.
rule-release = Una pieza que sueltas en su nueva casilla se queda ahí.
rule-castle-touch = Para enrocar, toca primero tu rey y después la torre.

## Reglas de la casa
##
## El nombre de cada punto y cómo lo lee cada reglamento. Dos lecturas se ven una junto a otra.

house-repetition = La misma posición otra vez
house-repetition-fide-position = Si una posición aparece por tercera vez, se pueden reclamar tablas.
house-repetition-club-sequence = Si ambos repiten tres veces seguidas sus jugadas, se pueden reclamar tablas.
house-repetition-automatic = Si una posición aparece por tercera vez, son tablas al momento.
house-same-position = Cuándo dos posiciones son iguales
house-same-position-fide = Deben coincidir piezas, turno, enroque y captura al paso.
house-same-position-disposition-only = Bastan las mismas piezas en las mismas casillas y el mismo turno.
house-fifty-reset = Qué reinicia la cuenta de jugadas tranquilas
house-fifty-reset-pawn-or-capture = Cada captura y cada jugada de peón reinicia la cuenta.
house-fifty-reset-promotion-or-capture = Solo una captura o una coronación reinicia la cuenta.
house-fifty-effect = Cincuenta jugadas tranquilas por bando
house-fifty-effect-claim = Se pueden reclamar tablas.
house-fifty-effect-automatic = Son tablas al momento.
house-fivefold = La misma posición por quinta vez
house-fivefold-on = Son tablas, y nadie tiene que pedirlo.
house-fivefold-off = La partida sigue hasta que alguien reclame.
house-seventy-five = Setenta y cinco jugadas tranquilas por bando
house-seventy-five-on = Son tablas, y nadie tiene que pedirlo.
house-seventy-five-off = La partida sigue, dure lo que dure.
house-claims = Reclamar tablas
house-claims-on = Se pueden reclamar tablas por repetición o por cincuenta jugadas.
house-claims-off = Nadie puede reclamar tablas.
house-claims-not-mentioned = No se menciona: se acuerda antes si se reclaman tablas.
house-claim-by = Quién puede reclamar tablas
house-claim-by-player-to-move = Solo el bando al que le toca jugar.
house-claim-by-any-player = Cualquiera, en todo momento.
house-dead-position = Cuando ya nadie puede dar mate
house-dead-position-full = Son tablas en cuanto ninguna jugada puede llevar al mate.
house-dead-position-material-four = Solo son tablas cuatro casos: reyes solos, un alfil, un caballo, o un alfil por bando, los dos por casillas del mismo color.
house-dead-position-off = Se sigue jugando.
house-agreement = Acordar tablas
house-agreement-on = Los dos bandos pueden acordar tablas.
house-agreement-off = No se pueden acordar tablas.
house-agreement-not-mentioned = No se menciona: se acuerda antes de la partida.
house-resign = Abandonar
house-resign-on = Se puede abandonar.
house-resign-off = Nadie abandona: se juega hasta el final.
house-resign-not-mentioned = No se menciona: se acuerda antes de la partida. Nadie está obligado a seguir.
house-resign-vs-unwinnable = Abandonar cuando el otro bando nunca puede ganar
house-resign-vs-unwinnable-draw = La partida acaba en tablas.
house-resign-vs-unwinnable-loss = Gana el otro bando de todos modos.
house-promotion-set = En qué puede convertirse un peón
house-promotion-set-qrbn = En dama, torre, alfil o caballo.
house-promotion-set-qrbnp = En dama, torre, alfil o caballo, o se queda como peón.
house-promotion-compulsory = ¿Tiene que coronar el peón?
house-promotion-compulsory-true = Sí: en la última fila siempre se convierte en otra pieza.
house-promotion-compulsory-false = No: se puede dejar como peón.
house-touch = Tocar una pieza
house-touch-touch-move = Si tocas una pieza, tienes que moverla o capturarla.
house-touch-release-final = Se puede tocar y pensar; al soltar, la jugada queda hecha.
house-touch-free-until-confirm = Prueba lo que quieras hasta decir: esta es mi jugada.
house-takeback = Deshacer una jugada
house-takeback-never = Nunca.
house-takeback-opponent-agrees = Solo si tu rival está de acuerdo.
house-takeback-free = Siempre que quieras.
house-announce-check = Decir jaque
house-announce-check-off = Nadie tiene que decirlo.
house-announce-check-courtesy = Decirlo es una cortesía.
house-announce-check-required-to-bind = Si nadie dice jaque, no hay que responder.

## El juego en familia

reason-off-board = Quédate en el tablero: ahí no hay casilla.
reason-ally-piece-on-target = En { $square } está { PIECE($piece, form: "el") } de tu equipo. Los aliados no se capturan entre sí.
reason-path-crosses-corner = La esquina estorba: { PIECE($piece, form: "tu") } no puede ir de { $from } a { $to }.
reason-corner-squeeze = En este juego nadie pasa por una esquina interior. { PIECE($piece, form: "tu", cap: 1) } no puede ir de { $from } a { $to }.
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "el", cap: 1) } de { $square } duerme: su bando no está. Solo un peón puede capturar una pieza dormida.
reason-rule3-king-double-attack = Solo un jugador puede atacar al rey de { $king }. Aquí serían varios: { MEN($men, form: "el") }.
reason-sleepers-guard = Cuidado con las piezas dormidas: en este juego siguen vigilando. Tu rey no estaría a salvo de { MEN($men, form: "el") }.
reason-commanded-guard = Cuidado con las piezas que ahora lleva otro: siguen luchando. Tu rey no estaría a salvo de { MEN($men, form: "el") }.
house-check-call = Quién dice jaque
house-check-call-by-hand = Lo dice quien juega, con su jugada.
house-check-call-auto = El programa lo dice solo.
house-call-window = Hasta cuándo se puede decir jaque
house-call-window-next-move = Hasta que mueva el siguiente jugador.
house-call-window-until-victim-moves = Hasta que mueva quien está en jaque.
house-silent-check-capture = Un rey en un jaque que nadie dijo
house-silent-check-capture-false = El rey nunca se captura.
house-silent-check-capture-true = El rey se puede capturar, y su bando queda fuera.
house-double-step = Cuándo puede un peón dar dos pasos
house-double-step-first-move = Solo en su primera jugada.
house-double-step-any-time = Siempre, desde cualquier casilla.
house-ep-geometry = Qué peones pueden capturar al paso
house-ep-geometry-attacks-x = Cualquier peón que ataque la casilla de paso.
house-ep-geometry-beside-y = Solo un peón que esté justo al lado del otro.
house-ep-window = Hasta cuándo se puede capturar al paso
house-ep-window-until-movers-turn = Cada uno de los demás tiene un turno para hacerlo.
house-ep-window-next-player-only = Solo puede hacerlo el siguiente jugador.
house-ep-takes-both = Cuando hay una pieza en la casilla de paso
house-ep-takes-both-false = Se captura solo esa pieza.
house-ep-takes-both-true = Se capturan esa pieza y también el peón.
house-promotion-row = Dónde corona un peón
house-promotion-row-end-of-line = Donde acaba su camino.
house-promotion-row-far-row-only = Solo en la fila más alejada de su salida.
house-promotion-row-own-8th = A partir de su octava fila.
house-promotion-row-any-enemy-back-row = En la fila de atrás de cualquier otro jugador.
house-corner-squeeze = Pasos en diagonal junto a una esquina interior
house-corner-squeeze-true = Son pasos como los demás.
house-corner-squeeze-false = La esquina cierra el paso.
house-setup = Cómo están los ejércitos al empezar
house-setup-mirror = Cada ejército es el reflejo del que tiene enfrente.
house-setup-rotate = Cada dama está a la izquierda de su rey.
house-restore-pawn-if-no-neighbour = El último peón de la derecha junto a un sitio vacío
house-restore-pawn-if-no-neighbour-false = Se queda fuera.
house-restore-pawn-if-no-neighbour-true = Vuelve al tablero.
house-rule3 = Un rey atacado por dos jugadores
house-rule3-off = Se puede.
house-rule3-forbid = Un segundo jugador no puede sumarse al ataque.
house-rule3-answer-one = Se puede, y solo hay que responder al primer jaque.
house-rule3-solo-mate = Se puede, pero el jaque mate lo da un solo ejército.
house-team-counts-as-one = ¿Cuentan los aliados como un solo atacante?
house-team-counts-as-one-false = No: cada aliado cuenta.
house-team-counts-as-one-true = Sí: los aliados cuentan como uno.
house-absent = Quién puede dejar la mesa un rato
house-absent-never = Nadie: todos se quedan hasta el final.
house-absent-both = Niños de hasta diez años, si un jugador les lleva 25.
house-absent-gap-only = Quien tenga 25 años menos que la persona de más edad.
house-absent-age-only = Niños de hasta diez años.
house-absent-supervisor-ok = Quien tenga permiso de quien supervisa.
house-absent-attack = Las piezas de quien no está
house-absent-attack-false = Duermen y no atacan nada.
house-absent-attack-true = Siguen vigilando sus casillas.
house-absent-counts-alive = Ganar mientras alguien no está
house-absent-counts-alive-true = Nadie gana hasta que esa persona vuelva o quede fuera.
house-absent-counts-alive-false = Gana el último jugador que queda en la mesa.
house-alliances = Jugar en equipos
house-alliances-informal = Una promesa: las reglas no cambian.
house-alliances-formal = Los aliados no se capturan ni se dan jaque entre sí.
house-alliances-fixed = Dos contra dos siempre: sur y norte contra oeste y este.
house-mated-army = Las piezas de quien ha quedado fuera
house-mated-army-statues = Se quedan como estatuas, y cualquiera puede capturarlas.
house-mated-army-remove = Salen del tablero.
house-mated-army-captured-by-mater = Luchan para quien dio el jaque mate.
house-stalemate = Quien no tiene ninguna jugada
house-stalemate-draw-all = La partida acaba en tablas para todos.
house-stalemate-pass = Pasa el turno; si solo quedan dos, son tablas.
house-stalemate-out = Queda fuera.
house-supervisor = Alguien que supervisa
house-supervisor-false = Nadie cambia las reglas durante la partida.
house-supervisor-true = Un adulto puede cambiar las reglas entre dos jugadas.
