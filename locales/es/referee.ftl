### «¿Se puede?»: el tablero que se coloca, lo que en él no puede ser y las respuestas.

## Colocar el tablero

# source 0f51286e
referee-put-up = Pon este tablero igual que el tuyo.
# source 4e23f090
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
# source cb772cd2
referee-put-up-removing = Toca cada pieza que no está en tu tablero.
# source 8ee2589e
referee-put-up-moving = { PIECE($piece, form: "el", cap: 1) } de { $square }: toca su nueva casilla.
# source b1a5f92e
referee-fits = Este tablero está listo. ¡Ya puedes preguntar!
# source 204b876d
referee-too-many = { $side ->
    [white] Las blancas tienen demasiadas piezas: una nueva solo sale de un peón.
   *[black] Las negras tienen demasiadas piezas: una nueva solo sale de un peón.
 }
# source e58e7fa1
referee-mend-first = ¡Casi! Hay algo que no puede ser:
# source de619a5e
referee-phase-put-up = Cambiar tablero
# source 01371126
referee-phase-ask = Preguntar
# source d52f976a
referee-remove = Quitar
# source 5d626707
referee-start = Nueva partida
# source aca568a5
referee-empty = Tablero vacío
# source 79dc7ce3
referee-undo = Deshacer
# source 7eafcdb0
referee-copy = Copiar FEN
# source 472817de
referee-copied = Copiado. Puedes pegar este tablero donde quieras.
# source 31469e08
referee-paste = Pegar FEN
# source 930b58b1
referee-pasted = Este es el tablero que has pegado.
# source 5990bb02
referee-pasted-part = Este es el tablero que has pegado. He dejado fuera «{ $part }»: eso no es parte de un tablero.
# source ef5b7ccc
referee-rules = Reglas: { $rules }
# source 74dc763e
referee-whose-turn = ¿A quién le toca?
# source c16869f9
referee-before = ¿Qué pasó antes?
# source 1813a559
referee-before-nothing = En este tablero no cuenta nada de lo anterior.
# source f5ada819
referee-earlier = Antes
# source c49bb44c
referee-ask-moved = { $side ->
    [white] ¿Se ha movido antes la torre de { $square } o el rey blanco?
   *[black] ¿Se ha movido antes la torre de { $square } o el rey negro?
 }
# source 7155af74
referee-ask-passed = ¿El peón acaba de ir de { $from } a { $to }?
# source 78e3b2bc
referee-ask-said = ¿Alguien ha dicho «jaque»?

## Lo que no puede ser

# source 354a4136
referee-no-king = { $side ->
    [white] ¿Dónde está el rey blanco?
   *[black] ¿Dónde está el rey negro?
 }
# source 88599315
referee-many-kings = { $side ->
    [white] Las blancas solo pueden tener un rey. Aquí hay reyes en { LIST($squares) }.
   *[black] Las negras solo pueden tener un rey. Aquí hay reyes en { LIST($squares) }.
 }
# source 4a82785d
referee-pawns = { COUNT($squares) ->
    [one] En { LIST($squares) } no puede haber un peón: habría retrocedido o coronado.
   *[other] En { LIST($squares) } no puede haber peones: habrían retrocedido o coronado.
 }
# source c297543f
referee-open-king = { $side ->
    [white] Las blancas podrían capturar al rey de { $square } con { MEN($men, form: "el") }. Así que juegan las negras.
   *[black] Las negras podrían capturar al rey de { $square } con { MEN($men, form: "el") }. Así que juegan las blancas.
 }
# source 6f45d7b4
referee-no-castling = { $side ->
    [white] Para enrocar, las blancas necesitan rey y torre en { LIST($squares) }.
   *[black] Para enrocar, las negras necesitan rey y torre en { LIST($squares) }.
 }
# source 5a712a82
referee-not-passed = Ningún peón puede acabar de pasar por { $square }.
# source 4964aaab
referee-mend-king = { $side ->
    [white] Poner un rey blanco
   *[black] Poner un rey negro
 }
# source 2b37d53b
referee-mend-turn = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
 }
# source 6127aec1
referee-mend-remove = Quitar
# source a534e269
referee-mend-castling = Sin enroque ahí
# source 113639dd
referee-mend-passed = Sin ese paso

## Preguntar

# source 0ec81128
referee-ask = Muéstrame la jugada por la que preguntas.
# source e4845b04
referee-ask-target = { PIECE($piece, form: "el", cap: 1) } de { $square }: ¿adónde?
# source 47c4ca40
referee-turn = { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
 }
# source c311b67f
referee-cannot-win = { $side ->
    [white] Las blancas ya no pueden ganar nunca.
   *[black] Las negras ya no pueden ganar nunca.
 }
# source 93d26660
referee-ask-for = { $side ->
    [white] Preguntar por las blancas
   *[black] Preguntar por las negras
 }
# source 793d4ee6
referee-play-it = Jugarla
# source 06e4c28b
referee-played = Jugada hecha. ¿Qué más quieres saber?
# source 01df1d3e
referee-play-on = Seguir jugando
# source b1f75042
referee-yes-move = Sí: { PIECE($piece, form: "el") } puede ir de { $from } a { $to }.
# source 1383c9bd
referee-yes-take = Sí: { PIECE($piece, form: "el") } puede capturar { PIECE($captured, form: "el") } en { $to }.
# source d4b52268
referee-yes-castle = Sí, enroca: el rey va a { $to }, la torre de { $rook } a { $lands }.
# source a4698989
referee-yes-en-passant = Sí, al paso: tu peón va a { $to } y captura el de { $square }.
# source 60a56924
referee-yes-promote = Sí: el peón va a { $to } y se convierte en { PIECE($piece, form: "un") }.
# source 31467044
referee-yes-take-and-promote = Sí: el peón captura { PIECE($captured, form: "el") } en { $to } y se convierte en { PIECE($piece, form: "un") }.

## Un texto que no es un tablero

# source 37793252
referee-fen-empty = Todavía no hay nada que pegar. Primero copia una FEN.
# source 362cc883
referee-fen-rows = { $rows ->
    [one] Una FEN tiene ocho filas separadas por /. He encontrado { $rows } fila.
   *[other] Una FEN tiene ocho filas separadas por /. He encontrado { $rows } filas.
 }
# source de1fc092
referee-fen-row = { $count ->
    [one] En esta FEN, la fila { $row } del tablero tiene { $count } casilla en lugar de 8.
   *[other] En esta FEN, la fila { $row } del tablero tiene { $count } casillas en lugar de 8.
 }
# source 7f4919ec
referee-fen-letter = Mira el signo { $place } de esta FEN: «{ $letter }» no es ninguna pieza.
# source a7cc38d8
referee-fen-turn = Mira «{ $part }» en esta FEN: ahí va w o b, según quién juegue.
# source a2878d88
referee-fen-castling = Mira «{ $part }» en esta FEN: el enroque se escribe con K, Q, k, q o -.
# source 8c6244dc
referee-fen-passed = Mira «{ $part }» en esta FEN: ahí va una casilla como e3, o -.
# source f68b1c81
referee-fen-clock = Mira «{ $part }» en esta FEN: ahí va un número.
# source f53982c8
referee-fen-more = Esta FEN debería terminar antes de «{ $part }». Quita lo que sobra.
# source 94a995c3
referee-fen-address = En esta dirección no hay ningún tablero. Copia la propia FEN.
