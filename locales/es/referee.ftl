### «¿Se puede?»: el tablero que se coloca, lo que en él no puede ser y las respuestas.

## Colocar el tablero

referee-put-up = Pon este tablero igual que el tuyo.
referee-put-up-holding = { $side ->
    [white] { GENDER($piece) ->
        [feminine] Ahora toca las casillas de la { PIECE($piece) } blanca.
       *[masculine] Ahora toca las casillas del { PIECE($piece) } blanco.
     }
   *[black] { GENDER($piece) ->
        [feminine] Ahora toca las casillas de la { PIECE($piece) } negra.
       *[masculine] Ahora toca las casillas del { PIECE($piece) } negro.
     }
 }
referee-put-up-removing = Toca cada pieza que no está en tu tablero.
referee-put-up-moving = { PIECE($piece, form: "el", cap: 1) } de { $square }: toca su nueva casilla.
referee-fits = Este tablero está listo. ¡Ya puedes preguntar!
referee-too-many = { $side ->
    [white] Las blancas tienen demasiadas piezas: una nueva solo sale de un peón.
   *[black] Las negras tienen demasiadas piezas: una nueva solo sale de un peón.
 }
referee-mend-first = ¡Casi! Hay algo que no puede ser:
referee-phase-put-up = Cambiar tablero
referee-phase-ask = Preguntar
referee-remove = Quitar
referee-start = Nueva partida
referee-empty = Tablero vacío
referee-undo = Deshacer
referee-copy = Copiar FEN
referee-copied = Copiado. Puedes pegar este tablero donde quieras.
referee-paste = Pegar FEN
referee-pasted = Este es el tablero que has pegado.
referee-rules = Reglas: { $rules }
referee-whose-turn = ¿A quién le toca?
referee-before = ¿Qué pasó antes?
referee-before-nothing = En este tablero no cuenta nada de lo anterior.
referee-earlier = Antes
referee-ask-moved = { $side ->
    [white] ¿Se ha movido antes la torre de { $square } o el rey blanco?
   *[black] ¿Se ha movido antes la torre de { $square } o el rey negro?
 }
referee-ask-passed = ¿El peón acaba de ir de { $from } a { $to }?
referee-ask-said = ¿Alguien ha dicho «jaque»?

## Lo que no puede ser

referee-no-king = { $side ->
    [white] ¿Dónde está el rey blanco?
   *[black] ¿Dónde está el rey negro?
 }
referee-many-kings = { $side ->
    [white] Las blancas solo tienen un rey. Aquí hay reyes en { LIST($squares) }.
   *[black] Las negras solo tienen un rey. Aquí hay reyes en { LIST($squares) }.
 }
referee-pawns = { COUNT($squares) ->
    [one] En { LIST($squares) } no puede haber un peón: habría retrocedido o coronado.
   *[other] En { LIST($squares) } no puede haber peones: habrían retrocedido o coronado.
 }
referee-open-king = { $side ->
    [white] Las blancas podrían capturar al rey de { $square } con { MEN($men, form: "el") }. Así que juegan las negras.
   *[black] Las negras podrían capturar al rey de { $square } con { MEN($men, form: "el") }. Así que juegan las blancas.
 }
referee-no-castling = { $side ->
    [white] Para enrocar, las blancas necesitan rey y torre en { LIST($squares) }.
   *[black] Para enrocar, las negras necesitan rey y torre en { LIST($squares) }.
 }
referee-not-passed = Ningún peón puede acabar de pasar por { $square }.
referee-mend-king = { $side ->
    [white] Poner un rey blanco
   *[black] Poner un rey negro
 }
referee-mend-turn = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
 }
referee-mend-remove = Quitar
referee-mend-castling = Sin enroque ahí
referee-mend-passed = Sin ese paso

## Preguntar

referee-ask = Muéstrame la jugada por la que preguntas.
referee-ask-target = { PIECE($piece, form: "el", cap: 1) } de { $square }: ¿adónde?
referee-turn = { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
 }
referee-cannot-win = { $side ->
    [white] Las blancas ya no pueden ganar nunca.
   *[black] Las negras ya no pueden ganar nunca.
 }
referee-ask-for = { $side ->
    [white] Preguntar por las blancas
   *[black] Preguntar por las negras
 }
referee-play-it = Jugarla
referee-played = Jugada hecha. ¿Qué más quieres saber?
referee-play-on = Seguir jugando
referee-yes-move = Sí: { PIECE($piece, form: "el") } puede ir de { $from } a { $to }.
referee-yes-take = Sí: { PIECE($piece, form: "el") } puede capturar { PIECE($captured, form: "el") } en { $to }.
referee-yes-castle = Sí, enroca: el rey va a { $to }, la torre de { $rook } a { $lands }.
referee-yes-en-passant = Sí, al paso: tu peón va a { $to } y captura el de { $square }.
referee-yes-promote = Sí: el peón va a { $to } y se convierte en { PIECE($piece, form: "un") }.
referee-yes-take-and-promote = Sí: el peón captura { PIECE($captured, form: "el") } en { $to } y se convierte en { PIECE($piece, form: "un") }.

## Un texto que no es un tablero

referee-fen-empty = Todavía no hay nada que pegar. Primero copia una FEN.
referee-fen-rows = { $rows ->
    [one] Una FEN tiene ocho filas separadas por /. He encontrado { $rows } fila.
   *[other] Una FEN tiene ocho filas separadas por /. He encontrado { $rows } filas.
 }
referee-fen-row = { $count ->
    [one] En esta FEN, la fila { $row } del tablero tiene { $count } casilla en lugar de 8.
   *[other] En esta FEN, la fila { $row } del tablero tiene { $count } casillas en lugar de 8.
 }
referee-fen-letter = Mira el signo { $place } de esta FEN: «{ $letter }» no es ninguna pieza.
referee-fen-turn = Mira «{ $part }» en esta FEN: ahí va w o b, según quién juegue.
referee-fen-castling = Mira «{ $part }» en esta FEN: el enroque se escribe con K, Q, k, q o -.
referee-fen-passed = Mira «{ $part }» en esta FEN: ahí va una casilla como e3, o -.
referee-fen-clock = Mira «{ $part }» en esta FEN: ahí va un número.
referee-fen-more = Esta FEN debería terminar antes de «{ $part }». Quita lo que sobra.
