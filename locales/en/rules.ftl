### Why a move is refused, how a game ends, and the rules in a child's words.
###
### Start with what the child may do, or with "Not yet:". Name the square and the piece.
### At most two sentences. $men are pieces with their squares: { MEN($men, form: "the") }.

## How a game ends

ending-checkmate = { $side ->
    [white] Checkmate: nothing helps the white king against { MEN($men, form: "the") }. Black wins.
   *[black] Checkmate: nothing helps the black king against { MEN($men, form: "the") }. White wins.
 }
ending-stalemate = { $side ->
    [white] Stalemate: White is not in check but has no move. It is a draw.
   *[black] Stalemate: Black is not in check but has no move. It is a draw.
 }
ending-dead-position = Dead position: nobody can ever give checkmate with { MEN($men, form: "bare") }. The game is a draw.
ending-fivefold = The same position is there for the fifth time. The game is a draw.
ending-seventy-five = Seventy-five moves each: no capture, no pawn move. The game is a draw.
ending-threefold = The same position was there three times. The game is a draw.
ending-fifty-moves = Fifty moves each: no capture, no pawn move. The game is a draw.
ending-agreement = Both players agree: the game is a draw.
ending-resignation = { $side ->
    [white] White resigns. Black wins.
   *[black] Black resigns. White wins.
 }
ending-resignation-draw = One side resigns, but the other can never give checkmate. It is a draw.

## Whose move it is

reason-game-over = { $side ->
    [white] The game is over: White is checkmated. Start again to play on.
   *[black] The game is over: Black is checkmated. Start again to play on.
 }
reason-game-over-stalemate = { $side ->
    [white] The game is over: White is stalemated, so it is a draw.
   *[black] The game is over: Black is stalemated, so it is a draw.
 }
reason-game-over-dead-position = The game is over: nobody can give checkmate any more. It is a draw.
reason-game-over-fivefold = The game is over: this position came five times. It is a draw.
reason-game-over-seventy-five = The game is over: seventy-five moves each without progress. It is a draw.
reason-game-over-threefold = The game is over: this position came three times. It is a draw.
reason-game-over-fifty-moves = The game is over: fifty moves each without progress. It is a draw.
reason-game-over-agreement = The game is over: you both agreed to a draw.
reason-game-over-resignation = { $side ->
    [white] The game is over: White has resigned. Start again to play on.
   *[black] The game is over: Black has resigned. Start again to play on.
 }
reason-game-over-resignation-draw = The game is over: one side resigned, the other could never win.
reason-no-piece = Choose a square with a piece. { $square } is empty.
reason-not-your-piece = { $side ->
    [white] Choose a white piece: it is White's turn. { PIECE($piece, form: "the", cap: 1) } on { $square } is black.
   *[black] Choose a black piece: it is Black's turn. { PIECE($piece, form: "the", cap: 1) } on { $square } is white.
 }
reason-same-square = Choose another square. Staying on { $square } is not a move.

## Castling

reason-castle-king-moved = Not any more: your king has moved before. Only a king that never moved may castle.
reason-castle-king-moved-castled = Not again: your king has castled already.
reason-castle-rook-captured = Not any more: { PIECE($piece, form: "a") } took the rook that stood on { $square }.
reason-castle-rook-moved = Not any more: the rook from { $square } has moved before. Castling needs a rook that never moved.
reason-castle-no-rook = Castling needs your rook on { $square }. That square is empty.
reason-castle-no-rook-other = Castling needs your own rook on { $square }. { PIECE($piece, form: "the", cap: 1) } there cannot castle.
reason-castle-right-lost = Not here: your king or the rook on { $square } has moved before.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Not yet: { MEN($men, form: "the") } is in the way. First clear the path.
   *[other] Not yet: { MEN($men, form: "the") } are in the way. First clear the path.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Not yet: { MEN($men, form: "the") } gives check. Nobody castles out of check.
   *[other] Not yet: { MEN($men, form: "the") } give check. Nobody castles out of check.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Not yet: the king would cross { $square }. { MEN($men, form: "the", cap: 1) } guards it.
   *[other] Not yet: the king would cross { $square }. { MEN($men, form: "the", cap: 1) } guard it.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Not yet: the king would land on { $square }. { MEN($men, form: "the", cap: 1) } guards it.
   *[other] Not yet: the king would land on { $square }. { MEN($men, form: "the", cap: 1) } guard it.
 }

## How pieces move

reason-own-piece-on-target = Choose another square. { PIECE($piece, form: "your", cap: 1) } already stands on { $square }.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] The bishop moves diagonally. From { $from } to { $to } is no diagonal.
    [rook] The rook moves in straight lines. From { $from } to { $to } is not straight.
    [queen] The queen moves straight or diagonally. From { $from } to { $to } is neither.
    [knight] The knight jumps two squares straight and one aside. From { $from } to { $to } is no knight's jump.
   *[other] { PIECE($piece, form: "the", cap: 1) } on { $from } does not move that way to { $to }.
 }
reason-path-blocked = { PIECE($piece, form: "the", cap: 1) } cannot jump. { PIECE($blocker, form: "the", cap: 1) } on { $square } is in the way.
reason-path-blocked-own = { PIECE($piece, form: "the", cap: 1) } cannot jump. { PIECE($blocker, form: "your", cap: 1) } on { $square } is in the way.
reason-king-too-far = The king goes one step. From { $from } to { $to } is too far.

## Pawns

reason-pawn-backward = Pawns only go forward. The pawn on { $from } cannot turn back.
reason-pawn-sideways = Pawns go straight ahead. The pawn on { $from } cannot step aside.
reason-pawn-double-not-from-start = The pawn on { $from } goes one step. Two steps only start on row { $rank }.
reason-pawn-too-far = Pawns go one step, or two from their start. From { $from } to { $to } is too far.
reason-pawn-cant-move-that-way = A pawn goes straight ahead and takes one step diagonally. From { $from } that does not lead to { $to }.
reason-pawn-double-blocked = Not yet: both squares must be empty. { PIECE($piece, form: "a", cap: 1) } stands on { $square }.
reason-pawn-cant-capture-straight = Pawns take diagonally, not straight ahead. { PIECE($piece, form: "the", cap: 1) } on { $square } blocks the way.
reason-pawn-cant-capture-straight-but = Pawns take diagonally: look at { LIST($captures) }. Straight ahead, { $square } is blocked.
reason-pawn-diagonal-needs-capture = A pawn goes diagonally only to take. { $square } is empty.

## En passant: taking in passing

reason-ep-not-a-pawn = Only a pawn is taken in passing. { PIECE($piece, form: "a", cap: 1) } stands on { $square }.
reason-ep-chance-lost = Too late: that chance lasted one turn. The pawn on { $square } stays.
reason-ep-pawn-did-not-double-step = A pawn is taken in passing only after two steps. This one came from { $from } to { $square }.
reason-ep-not-available = A pawn is taken in passing only right after two steps. The pawn on { $square } made none just now.

## The king's safety

reason-cant-capture-king = A king is never taken. The king on { $square } stays.
reason-king-captures-protected = { COUNT($men) ->
    [one] Not yet: { MEN($men, form: "the") } guards { PIECE($piece, form: "the") } on { $square }.
   *[other] Not yet: { MEN($men, form: "the") } guard { PIECE($piece, form: "the") } on { $square }.
 }
reason-king-next-to-king = Kings stay apart. The other king on { $king } guards { $square }.
reason-king-stays-on-line = Step off the line: { PIECE($piece, form: "the") } on { $from } still reaches { $square }.
reason-king-into-attack = { COUNT($men) ->
    [one] Find a safe square: { MEN($men, form: "the") } guards { $square }.
   *[other] Find a safe square: { MEN($men, form: "the") } guard { $square }.
 }
reason-double-check-king-must-move = Move the king: { MEN($men, form: "the") } give check together.
reason-still-in-check = { $ways ->
    [run] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. The king can step away.
    [take] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can take it.
    [block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can put a piece between.
    [run-take] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can step away or take it.
    [run-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can step away or put a piece between.
    [take-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can take it or put a piece between.
    [run-take-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. Step away, take it, or put a piece between.
   *[none] First save your king: { PIECE($piece, form: "the") } on { $square } gives check.
 }
reason-ep-exposes-king = Not yet: both pawns would leave the line. Then { MEN($men, form: "the") } would attack your king.
reason-pinned = Not yet: { PIECE($piece, form: "your") } on { $square } must stay. It shields the king from { MEN($men, form: "the") }.
reason-pinned-line = Stay between: { PIECE($piece, form: "your") } on { $square } must not step aside. It shields the king from { MEN($men, form: "the") }.

## Promotion

reason-promotion-piece-missing = The pawn goes to { $square }. Choose a queen, rook, bishop or knight.
reason-promotion-piece-invalid = Choose a queen, rook, bishop or knight. A pawn never becomes { PIECE($piece, form: "a") }.
reason-promotion-not-allowed = Only a pawn on its last row becomes another piece. On { $square } nothing changes.

## The cards behind "Show me the rule"

rule-title = Laws of Chess, article { $article }
rule-turns = White starts, then both take turns. Each turn is one move with one's own piece.
rule-capture = Never move onto your own piece. To take an enemy piece, move onto its square.
rule-bishop = The bishop moves diagonally. It goes until something blocks the way.
rule-rook = The rook moves straight along rows and columns. It goes until something blocks the way.
rule-queen = The queen moves straight or diagonally. It goes until something blocks the way.
rule-no-jump = Bishops, rooks and queens never jump over a piece.
rule-knight = The knight goes two squares straight and one to the side. It may jump.
rule-pawn = The pawn walks straight ahead and takes diagonally. It never goes back.
rule-pawn-step = The pawn goes one step straight ahead to an empty square.
rule-pawn-double = On its first move a pawn may go two steps. Both squares must be empty.
rule-pawn-capture = A pawn takes one step diagonally ahead. It goes diagonally only to take.
rule-en-passant = A pawn ran two steps past yours? Take it as if it went one.
rule-en-passant-now = Taking in passing is allowed only in the very next move.
rule-promotion = A pawn on its last row changes. Choose a queen, rook, bishop or knight.
rule-king = The king goes one step in any direction. Only castling takes it two.
rule-castling = Castling: the king goes two squares towards a rook. The rook lands on the square the king crossed.
rule-castling-never = Once the king has moved, it never castles. A rook that moved cannot castle either.
rule-castling-now = The king may not start, cross or land on a guarded square. Nothing may stand between.
rule-check = After your move your own king may not be attacked.
rule-king-stays = The king is never taken. The game ends when it is checkmated.
rule-checkmate = A king that is attacked and cannot be saved is checkmated. The game ends at once.
rule-stalemate = No move, but not in check: that is stalemate. The game is a draw.
rule-dead-position = Can no moves at all lead to checkmate? Then the game is a draw.
rule-fivefold = The same position for the fifth time ends the game. Nobody has to ask.
rule-seventy-five = Seventy-five moves each, no capture, no pawn move: a draw. Checkmate comes first.
rule-threefold = The same position comes for the third time? On your turn you may claim a draw.
rule-fifty-moves = Fifty moves each without capture or pawn move? You may claim a draw.
rule-agreement = Both players may agree to a draw. First each must have made a move.
rule-resignation = You may give up: the other side wins. It is a draw if that side could never checkmate.
