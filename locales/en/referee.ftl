### "Am I allowed?": the board that is put up, what is amiss with it, and the answers.

## Putting up the board

referee-put-up = Make this board look like yours.
referee-put-up-holding = { $side ->
    [white] Now tap the squares for the white { PIECE($piece) }.
   *[black] Now tap the squares for the black { PIECE($piece) }.
 }
referee-put-up-removing = Tap every piece that’s not on your board.
referee-put-up-moving = { PIECE($piece, form: "the", cap: 1) } on { $square }: tap its new square.
referee-fits = This board is ready for questions.
referee-too-many = { $side ->
    [white] White has too many pieces: a new one only comes from a pawn.
   *[black] Black has too many pieces: a new one only comes from a pawn.
 }
referee-mend-first = Almost! One thing can’t be right:
referee-phase-put-up = Change board
referee-phase-ask = Ask about a move
referee-remove = Take away
referee-start = New game
referee-empty = Empty board
referee-undo = Undo
referee-copy = Copy FEN
referee-copied = Copied. You can paste this board anywhere.
referee-paste = Paste FEN
referee-pasted = Here’s the board you pasted.
referee-pasted-part = Here’s the board you pasted. I left out “{ $part }”: that’s not part of a board.
referee-rules = Rules: { $rules }
referee-whose-turn = Whose turn is it?
referee-before = What happened before?
referee-before-nothing = Nothing that happened before matters on this board.
referee-earlier = Earlier
referee-ask-moved = { $side ->
    [white] Has the rook on { $square } or the white king moved before?
   *[black] Has the rook on { $square } or the black king moved before?
 }
referee-ask-passed = Did the pawn just go from { $from } to { $to }?
referee-ask-said = Did somebody say “check”?

## What cannot be so

referee-no-king = { $side ->
    [white] Where is the white king?
   *[black] Where is the black king?
 }
referee-many-kings = { $side ->
    [white] White can have only one king. There are kings on { LIST($squares) }.
   *[black] Black can have only one king. There are kings on { LIST($squares) }.
 }
referee-pawns = { COUNT($squares) ->
    [one] No pawn can stand on { LIST($squares) }: it would have gone back or changed.
   *[other] No pawns can stand on { LIST($squares) }: they would have gone back or changed.
 }
referee-open-king = { $side ->
    [white] White could take the king on { $square } with { MEN($men, form: "the") }. So it’s Black’s turn.
   *[black] Black could take the king on { $square } with { MEN($men, form: "the") }. So it’s White’s turn.
 }
referee-no-castling = { $side ->
    [white] To castle, White needs king and rook on { LIST($squares) }.
   *[black] To castle, Black needs king and rook on { LIST($squares) }.
 }
referee-not-passed = No pawn can have stepped past { $square } just now.
referee-mend-king = { $side ->
    [white] Add a white king
   *[black] Add a black king
 }
referee-mend-turn = { $side ->
    [white] It’s White’s turn
   *[black] It’s Black’s turn
 }
referee-mend-remove = Take away
referee-mend-castling = No castling there
referee-mend-passed = That didn’t happen

## Asking

referee-ask = Show me the move you’re asking about.
referee-ask-target = { PIECE($piece, form: "the", cap: 1) } on { $square }: where to?
referee-turn = { $side ->
    [white] It’s White’s turn.
   *[black] It’s Black’s turn.
 }
referee-cannot-win = { $side ->
    [white] White can no longer win.
   *[black] Black can no longer win.
 }
referee-ask-for = { $side ->
    [white] Ask for White
   *[black] Ask for Black
 }
referee-play-it = Play it
referee-played = Played. What else do you want to know?
referee-play-on = Play on
referee-yes-move = Yes: { PIECE($piece, form: "the") } may go from { $from } to { $to }.
referee-yes-take = Yes: { PIECE($piece, form: "the") } may take { PIECE($captured, form: "the") } on { $to }.
referee-yes-castle = Yes, castle: the king goes to { $to }, the rook from { $rook } to { $lands }.
referee-yes-en-passant = Yes, in passing: your pawn goes to { $to } and takes the pawn on { $square }.
referee-yes-promote = Yes: the pawn goes to { $to } and becomes { PIECE($piece, form: "a") }.
referee-yes-take-and-promote = Yes: the pawn takes { PIECE($captured, form: "the") } on { $to } and becomes { PIECE($piece, form: "a") }.

## A text that is no board

referee-fen-empty = There’s nothing to paste yet. First copy a FEN.
referee-fen-rows = { $rows ->
    [one] A FEN has eight rows with / between them. I found { $rows } row.
   *[other] A FEN has eight rows with / between them. I found { $rows } rows.
 }
referee-fen-row = { $count ->
    [one] In this FEN, row { $row } of the board has { $count } square, not 8.
   *[other] In this FEN, row { $row } of the board has { $count } squares, not 8.
 }
referee-fen-letter = Look at character { $place } of this FEN: “{ $letter }” isn’t a piece.
referee-fen-turn = Look at “{ $part }” in this FEN: w or b belongs there, to say whose turn it is.
referee-fen-castling = Look at “{ $part }” in this FEN: castling is written with K, Q, k, q or -.
referee-fen-passed = Look at “{ $part }” in this FEN: a square such as e3 belongs there, or -.
referee-fen-clock = Look at “{ $part }” in this FEN: a number belongs there.
referee-fen-more = This FEN should end before “{ $part }”. Leave the rest out.
referee-fen-address = There’s no board in this address. Copy the FEN itself.
