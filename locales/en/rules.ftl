### Why a move is refused, how a game ends, and the rules in a child's words.
###
### Start with what the child may do, or with "Not yet:". Name the square and the piece.
### At most two sentences. $men are pieces with their squares: { MEN($men, form: "the") }.

## How a game ends

ending-checkmate = { $side ->
    [white] Checkmate: nothing can save the white king from { MEN($men, form: "the") }. Black wins.
   *[black] Checkmate: nothing can save the black king from { MEN($men, form: "the") }. White wins.
 }
ending-checkmate-of-several = { $side ->
    [white] Checkmate: nothing can save the white king from { MEN($men, form: "the") }.
    [blue] Checkmate: nothing can save the blue king from { MEN($men, form: "the") }.
    [yellow] Checkmate: nothing can save the yellow king from { MEN($men, form: "the") }.
   *[black] Checkmate: nothing can save the black king from { MEN($men, form: "the") }.
 }
ending-stalemate = { $side ->
    [white] Stalemate: White isn’t in check but has no move. It’s a draw.
    [blue] Stalemate: Blue isn’t in check but has no move. It’s a draw.
    [yellow] Stalemate: Yellow isn’t in check but has no move. It’s a draw.
   *[black] Stalemate: Black isn’t in check but has no move. It’s a draw.
 }
ending-dead-position = Dead position: no moves at all can lead to checkmate. The game is a draw.
ending-dead-position-men = { COUNT($men) ->
    [one] Only the kings and { MEN($men, form: "the") } are left. Nobody can checkmate: the game is a draw.
   *[other] Besides the kings, only { MEN($men, form: "the") } are left. Nobody can checkmate: the game is a draw.
 }
ending-dead-position-kings = Only the two kings are left. Nobody can checkmate: the game is a draw.
ending-fivefold = The same position has come up for the fifth time. The game is a draw.
ending-seventy-five = Seventy-five moves each: no capture, no pawn move. The game is a draw.
ending-threefold = The same position has come up three times. The game is a draw.
ending-fifty-moves = Fifty moves each: no capture, no pawn move. The game is a draw.
ending-threefold-moves = The same moves were made three times in a row. By this house rule the game is a draw.
ending-threefold-at-once = The same position has come up for the third time. Under these house rules that’s a draw at once.
ending-threefold-pieces = The same pieces stood on the same squares three times. Under these house rules that’s enough for a draw.
ending-fivefold-pieces = The same pieces stand on the same squares for the fifth time. Under these house rules that’s enough for a draw.
ending-fifty-moves-at-once = Fifty moves each: no capture, no pawn move. Under these house rules that’s a draw at once.
ending-fifty-moves-reset = Fifty moves each: no capture, no promotion. Under these house rules pawn moves count too, and the game is a draw.
ending-seventy-five-reset = Seventy-five moves each: no capture, no promotion. Under these house rules pawn moves count too, and the game is a draw.
ending-agreement = Both players agree: the game is a draw.
ending-resignation = { $side ->
    [white] White resigns. Black wins.
   *[black] Black resigns. White wins.
 }
ending-resignation-draw = One side resigns, but the other can never give checkmate. It’s a draw.

## Claims, and pieces that were touched

claim-off = Nobody can claim a draw under these rules.
claim-not-mentioned = These rules don’t mention claiming a draw. Agree on it before the next game.
claim-agreement-off = Nobody can agree to a draw under these rules.
claim-resign-off = Nobody gives up under these rules. Play on!
claim-not-your-turn = { $side ->
    [white] Wait for your turn: only White may claim now.
    [blue] Wait for your turn: only Blue may claim now.
    [yellow] Wait for your turn: only Yellow may claim now.
   *[black] Wait for your turn: only Black may claim now.
 }
claim-not-your-move = { $side ->
    [white] You may claim for the position on the board. Only White, whose turn it is, may claim with the next move.
    [blue] You may claim for the position on the board. Only Blue, whose turn it is, may claim with the next move.
    [yellow] You may claim for the position on the board. Only Yellow, whose turn it is, may claim with the next move.
   *[black] You may claim for the position on the board. Only Black, whose turn it is, may claim with the next move.
 }
claim-count-too-low = { $times ->
    [one] Not yet: this position has come up once. It takes three times.
   *[other] Not yet: this position has come up { $times } times. It takes three.
 }
claim-count-too-low-then = { $times ->
    [one] Not yet: that position would be new. Now play { PIECE($piece, form: "your") } to { $to }.
   *[other] Not yet: that makes only { $times } times. Now play { PIECE($piece, form: "your") } to { $to }.
 }
claim-moves-too-low = { $times ->
    [one] Not yet: here the same moves must be played three times in a row. So far it’s once.
   *[other] Not yet: here the same moves must be played three times in a row. So far it’s { $times } times.
 }
claim-moves-too-low-then = { $times ->
    [one] Not yet: here the same moves must be played three times in a row. Now play { PIECE($piece, form: "your") } to { $to }.
   *[other] Not yet: the same moves would be played only { $times } times in a row. Now play { PIECE($piece, form: "your") } to { $to }.
 }
claim-pieces-too-low = { $times ->
    [one] Not yet: the same pieces must stand on the same squares three times. So far it’s once.
   *[other] Not yet: the same pieces must stand on the same squares three times. So far it’s { $times } times.
 }
claim-pieces-too-low-then = { $times ->
    [one] Not yet: the pieces would stand like that for the first time. Now play { PIECE($piece, form: "your") } to { $to }.
   *[other] Not yet: the pieces would stand like that only { $times } times. Now play { PIECE($piece, form: "your") } to { $to }.
 }
claim-fifty-too-low = { $moves ->
    [0] Not yet: the count has only just started. Fifty are needed.
    [one] Not yet: { $moves } quiet move each. Fifty are needed.
   *[other] Not yet: { $moves } quiet moves each. Fifty are needed.
 }
claim-fifty-too-low-then = { $moves ->
    [0] Not yet: the count has only just started. Now play { PIECE($piece, form: "your") } to { $to }.
    [one] Not yet: only { $moves } quiet move each. Now play { PIECE($piece, form: "your") } to { $to }.
   *[other] Not yet: only { $moves } quiet moves each. Now play { PIECE($piece, form: "your") } to { $to }.
 }
claim-fifty-reset-too-low = { $moves ->
    [0] Not yet: the count has only just started. Fifty are needed.
    [one] Not yet: { $moves } move each without a capture or a promotion. Fifty are needed.
   *[other] Not yet: { $moves } moves each without a capture or a promotion. Fifty are needed.
 }
claim-fifty-reset-too-low-then = { $moves ->
    [0] Not yet: the count has only just started. Now play { PIECE($piece, form: "your") } to { $to }.
    [one] Not yet: only { $moves } move each without a capture or a promotion. Now play { PIECE($piece, form: "your") } to { $to }.
   *[other] Not yet: only { $moves } moves each without a capture or a promotion. Now play { PIECE($piece, form: "your") } to { $to }.
 }
claim-lost-by-touch = You touched a piece, so move first. You can claim next time.
claim-too-early = Not yet: each player must make a move first.
claim-several-left = Others are still playing. The game goes on without you.
touched-piece-must-move = You touched { PIECE($piece, form: "your") } on { $square }, so you must move it.
touched-piece-must-move-castle = You touched your king and then your rook, so you castle.
touched-piece-must-be-captured = You touched { PIECE($piece, form: "the") } on { $square }, so you take it.
touched-piece-must-be-captured-with = You touched both, so { PIECE($by, form: "your") } takes { PIECE($piece, form: "the") } on { $square }.
released-final = You let go of { PIECE($piece, form: "your") } on { $square }, so it stays there.
nothing-released = Make your move on the board first.
takeback-never = Once you’ve made a move, it stays.
takeback-needs-consent = Ask first: the other player must agree.
check-forgotten = That was check. It’s polite to say it.
check-does-not-bind = You didn’t say check, so nobody has to answer it.

## Why a move is allowed, whatever might be feared

allowed-castle = The king’s path to { $square } is clear and safe.
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "the", cap: 1) } attacks the rook on { $square }. That doesn’t matter: only the king’s path counts.
   *[other] { MEN($men, form: "the", cap: 1) } attack the rook on { $square }. That doesn’t matter: only the king’s path counts.
 }
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "the", cap: 1) } attacks { $square }, but only your rook crosses it. Only the king’s path counts.
   *[other] { MEN($men, form: "the", cap: 1) } attack { $square }, but only your rook crosses it. Only the king’s path counts.
 }
allowed-en-passant = The pawn on { $pawn } has just gone two squares. So your pawn may take it in passing, on { $square }.
allowed-takes-checker = { PIECE($piece, form: "the", cap: 1) } takes { PIECE($captured, form: "the") } on { $square }. Then the check is over.
allowed-blocks = { PIECE($piece, form: "the", cap: 1) } steps in between, on { $square }. Then the check is over.
allowed-pinned = { PIECE($piece, form: "the", cap: 1) } on { $from } shields its king. It keeps the king safe on { $to }, too.
allowed-pawn-takes = A pawn takes diagonally, and { PIECE($captured, form: "a") } stands on { $square }.
allowed-pawn-two = From { $from } a pawn may go two squares. The path to { $square } is clear.
allowed-king-takes = Nobody guards { PIECE($captured, form: "the") } on { $square }. So the king may take it.
allowed-king-steps = Nobody attacks { $square }. So the king may go there.
allowed-knight = A knight jumps over other pieces. So it may go to { $square }.
allowed-way = No rule stops it: { PIECE($piece, form: "the") } has a clear path to { $square }.
allowed-way-safe = No rule stops it: { PIECE($piece, form: "the") } has a clear path to { $square }. Your king is safe.

## What a position is, and why

standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "the", cap: 1) } attacks the king on { $square }: that’s check.
   *[other] { MEN($men, form: "the", cap: 1) } attack the king on { $square }: that’s check.
 }
standing-not-attacked = Nobody attacks the king on { $square }: that’s not check.
standing-no-way-out = The king is attacked and has no way out: that’s checkmate.
standing-no-move = No check, and no move is left: that’s stalemate.
standing-can-run = The king can still go to { $square }.
standing-can-take = { MEN($men, form: "the", cap: 1) } can still take { PIECE($piece, form: "the") } on { $square }.
standing-can-block = { MEN($men, form: "the", cap: 1) } can still step in between, on { $square }.
standing-can-move = { MEN($men, form: "the", cap: 1) } can still go to { $square }.

## Whose move it is

reason-game-over = { $side ->
    [white] The game is over: White is checkmated.
    [blue] The game is over: Blue is checkmated.
    [yellow] The game is over: Yellow is checkmated.
   *[black] The game is over: Black is checkmated.
 }
reason-game-over-stalemate = { $side ->
    [white] The game is over: White is stalemated, so it’s a draw.
    [blue] The game is over: Blue is stalemated, so it’s a draw.
    [yellow] The game is over: Yellow is stalemated, so it’s a draw.
   *[black] The game is over: Black is stalemated, so it’s a draw.
 }
reason-game-over-dead-position = The game is over: nobody can give checkmate anymore. It’s a draw.
reason-game-over-fivefold = The game is over: this position has come up five times. It’s a draw.
reason-game-over-seventy-five = The game is over: seventy-five moves each without progress. It’s a draw.
reason-game-over-threefold = The game is over: this position has come up three times. It’s a draw.
reason-game-over-fifty-moves = The game is over: fifty moves each without progress. It’s a draw.
reason-game-over-agreement = The game is over: you both agreed to a draw.
reason-game-over-resignation = { $side ->
    [white] The game is over: White has resigned.
    [blue] The game is over: Blue has resigned.
    [yellow] The game is over: Yellow has resigned.
   *[black] The game is over: Black has resigned.
 }
reason-game-over-resignation-draw = The game is over: it’s a draw. One side resigned, but the other could never win.
reason-no-piece = Choose a square with a piece. { $square } is empty.
reason-not-your-piece = { $side ->
    [white] Choose a white piece: it’s White’s turn. { PIECE($piece, form: "the", cap: 1) } on { $square } is black.
   *[black] Choose a black piece: it’s Black’s turn. { PIECE($piece, form: "the", cap: 1) } on { $square } is white.
 }
reason-same-square = Choose another square. Staying on { $square } isn’t a move.

## Castling

reason-castle-king-moved = Not anymore: your king has already moved. Only a king that has never moved can castle.
reason-castle-king-moved-castled = Not again: your king has castled already.
reason-castle-rook-captured = Not anymore: { PIECE($piece, form: "a") } took the rook that stood on { $square }.
reason-castle-rook-moved = Not anymore: the rook from { $square } has already moved. Castling needs a rook that has never moved.
reason-castle-no-rook = Castling needs your rook on { $square }. That square is empty.
reason-castle-no-rook-other = Castling needs your own rook on { $square }. { PIECE($piece, form: "the", cap: 1) } there can’t castle.
reason-castle-right-lost = Not here: your king or the rook on { $square } has already moved.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Not yet: { MEN($men, form: "the") } is in the way. First clear the path.
   *[other] Not yet: { MEN($men, form: "the") } are in the way. First clear the path.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Not yet: { MEN($men, form: "the") } gives check. You can’t castle out of check.
   *[other] Not yet: { MEN($men, form: "the") } give check. You can’t castle out of check.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Not yet: the king would cross { $square }. { MEN($men, form: "the", cap: 1) } attacks that square.
   *[other] Not yet: the king would cross { $square }. { MEN($men, form: "the", cap: 1) } attack that square.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Not yet: the king would land on { $square }. { MEN($men, form: "the", cap: 1) } attacks that square.
   *[other] Not yet: the king would land on { $square }. { MEN($men, form: "the", cap: 1) } attack that square.
 }

## How pieces move

reason-own-piece-on-target = Take only enemy pieces. { PIECE($piece, form: "your", cap: 1) } is already on { $square }.
reason-king-on-rook = To castle, move your king two squares, to { $square }. The rook then jumps over it.
reason-king-on-rook-away = Your rook is already on { $square }. The king castles from { $home }: two squares toward a rook.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] The bishop moves diagonally. { $from } and { $to } aren’t on the same diagonal.
    [rook] The rook goes up, down or sideways. From { $from } to { $to } is none of these.
    [queen] The queen moves straight or diagonally. From { $from } to { $to } is neither.
    [knight] The knight jumps two squares straight and one to the side. From { $from } to { $to } isn’t a knight’s jump.
   *[other] { PIECE($piece, form: "the", cap: 1) } on { $from } doesn’t move that way to { $to }.
 }
reason-path-blocked = { PIECE($piece, form: "the", cap: 1) } can’t jump. { PIECE($blocker, form: "the", cap: 1) } on { $square } is in the way.
reason-path-blocked-own = { PIECE($piece, form: "the", cap: 1) } can’t jump. { PIECE($blocker, form: "your", cap: 1) } on { $square } is in the way.
reason-king-too-far = The king goes one step. From { $from } to { $to } is too far.
reason-king-too-far-castle = The king goes one step. It castles only from its home on { $square }.

## Pawns

reason-pawn-backward = Pawns only go forward. The pawn on { $from } can’t turn back.
reason-pawn-sideways = Pawns go straight ahead. The pawn on { $from } can’t step aside.
reason-pawn-double-not-from-start = The pawn on { $from } goes one step. Only a pawn on rank { $row } may go two.
reason-pawn-too-far = Pawns go one step, or two from their start. From { $from } to { $to } is too far.
reason-pawn-double-not-from-start-at-the-side = The pawn on { $from } goes one step. It goes two only from its starting square.
reason-pawn-too-far-for-two = Pawns go one step or two. From { $from } to { $to } is too far.
reason-pawn-cant-move-that-way = A pawn goes straight ahead and takes one step diagonally. It can’t get from { $from } to { $to }.
reason-pawn-takes-elsewhere = Pawns take diagonally, one step ahead. This one can’t get from { $from } to { $to }.
reason-pawn-double-blocked = Not yet: both squares must be empty. { PIECE($piece, form: "a", cap: 1) } stands on { $square }.
reason-pawn-cant-capture-straight = Pawns take diagonally, not straight ahead. { PIECE($piece, form: "the", cap: 1) } on { $square } blocks the way.
reason-pawn-cant-capture-straight-but = Pawns take diagonally: look at { LIST($captures) }. Straight ahead, { $square } is blocked.
reason-pawn-diagonal-needs-capture = A pawn goes diagonally only to take. { $square } is empty.
reason-ep-beside-only = Here only a pawn right beside the other may take in passing. Yours can’t take on { $square }.
reason-ep-next-only = Too late: here only the very next player may take in passing. The chance on { $square } is over.

## En passant: taking in passing

reason-ep-not-a-pawn = Only a pawn can be taken in passing. { PIECE($piece, form: "a", cap: 1) } stands on { $square }.
reason-ep-chance-lost = Too late: that works only right after two steps. The pawn on { $square } stays.
reason-ep-turn-over = Too late: every player gets one turn to do it. The pawn on { $square } stays.
reason-ep-pawn-did-not-double-step = A pawn can be taken in passing only after two steps. This one came from { $from } to { $square }.
reason-ep-not-available = A pawn can be taken in passing only right after two steps. The pawn on { $square } didn’t just do that.

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
    [block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can put a piece in between.
    [run-take] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can step away or take it.
    [run-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can step away or put a piece in between.
    [take-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. You can take it or put a piece in between.
    [run-take-block] First save your king: { PIECE($piece, form: "the") } on { $square } gives check. Step away, take it, or put a piece in between.
   *[none] First save your king: { PIECE($piece, form: "the") } on { $square } gives check.
 }
reason-ep-exposes-king = Not yet: both pawns would leave the line. Then { MEN($men, form: "the") } would attack your king.
reason-ep-exposes-king-alone = Not yet: { PIECE($piece, form: "the") } on { $square } would be gone. Then { MEN($men, form: "the") } would attack your king.
reason-pinned = Not yet: { PIECE($piece, form: "your") } on { $square } must stay. It shields the king from { MEN($men, form: "the") }.
reason-pinned-line = Stay in between: { PIECE($piece, form: "your") } on { $square } must not step aside. It shields the king from { MEN($men, form: "the") }.

## Promotion

reason-promotion-piece-missing = The pawn goes to { $square }. Choose a queen, rook, bishop or knight.
reason-promotion-piece-invalid = { $piece ->
    [pawn] Choose a queen, rook, bishop or knight. It can’t stay a pawn.
   *[other] Choose a queen, rook, bishop or knight. A pawn never becomes { PIECE($piece, form: "a") }.
 }
reason-promotion-not-allowed = Only a pawn on its last rank becomes another piece. On { $square } nothing changes.
reason-promotion-row-here = In this game a pawn changes on { $square } already. Choose a queen, rook, bishop or knight.
reason-promotion-row-not = Move the pawn as it is. In this game no pawn changes on { $square }.
reason-off-board = Stay on the board: there’s no square there.
reason-ally-piece-on-target = Your partner’s { PIECE($piece) } stands on { $square }. Partners don’t take each other’s pieces.
reason-path-crosses-corner = Watch the corner: { PIECE($piece, form: "your") } can’t go from { $from } to { $to }.
reason-corner-squeeze = In this game nobody goes past an inner corner. { PIECE($piece, form: "your", cap: 1) } can’t go from { $from } to { $to }.
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "the", cap: 1) } on { $square } is asleep: its player is away. Only a pawn may take it.
reason-rule3-king-double-attack = Only one player may attack the king on { $king }. Here several would: { MEN($men, form: "the") }.
reason-sleepers-guard = Watch the sleeping pieces: in this game they still guard. Your king wouldn’t be safe from { MEN($men, form: "the") }.
reason-commanded-guard = Watch the pieces with a new player: they still fight. Your king wouldn’t be safe from { MEN($men, form: "the") }.

## What would have to change

change-title = What would have to change?
change-remove = { PIECE($piece, form: "the", cap: 1) } on { $square } would have to be gone. Then the move would work.
change-shift = { PIECE($piece, form: "the", cap: 1) } on { $from } would have to be on { $to }. Then the move would work.
change-turn = It would have to be the other side’s turn. Then the move would work.
change-castling = It would need a king and a rook that have never moved. Then you could castle.
change-passed = The pawn would need to have just gone two steps, past { $square }. Then you could take it in passing.
change-none = Taking a piece away or moving it one square isn’t enough.

## The cards behind "Show me the rule"

rule-title = Laws of Chess, article { $article }
rule-turns = White starts, then both take turns. Each turn is one move with a piece of your own.
rule-capture = Never move onto your own piece. To take an enemy piece, move onto its square.
rule-bishop = The bishop moves diagonally. It goes as far as you like, until something blocks the way.
rule-rook = The rook moves straight: forward, back or sideways. It goes as far as you like, until something blocks the way.
rule-queen = The queen moves straight or diagonally. It goes as far as you like, until something blocks the way.
rule-no-jump = Bishops, rooks and queens never jump over a piece.
rule-knight = The knight goes two squares straight and one to the side. It may jump.
rule-pawn = The pawn walks straight ahead and takes diagonally. It never goes back.
rule-pawn-step = The pawn goes one step straight ahead to an empty square.
rule-pawn-double = On its first move a pawn may go two steps. Both squares must be empty.
rule-pawn-capture = A pawn takes one step diagonally ahead. It goes diagonally only to take.
rule-en-passant = Did a pawn just go two steps and pass yours? Take it as if it had gone one.
rule-en-passant-now = Taking in passing is allowed only on the very next move.
rule-promotion = A pawn on its last rank changes. Choose a queen, rook, bishop or knight.
rule-king = The king goes one step in any direction. It goes two only to castle.
rule-castling = Castling: the king goes two squares toward a rook. The rook lands on the square the king crossed.
rule-castling-never = A king that has moved cannot castle anymore. A rook that has moved cannot either.
rule-castling-now = The king may not start on, cross or land on attacked squares. Nothing may be between king and rook.
rule-check = After your move your own king may not be attacked.
rule-king-stays = The king is never taken. The game ends when it is checkmated.
rule-checkmate = A king that is attacked and cannot be saved is checkmated. The game ends at once.
rule-stalemate = No move, but not in check: that is stalemate. The game is a draw.
rule-dead-position = Can no moves at all lead to checkmate? Then the game is a draw.
rule-fivefold = The same position for the fifth time: the game is a draw. Nobody has to ask.
rule-seventy-five = Seventy-five moves each, no capture, no pawn move: a draw. Checkmate comes first.
rule-threefold = Has the same position come up three times? On your turn you may claim a draw.
rule-fifty-moves = Fifty moves each without a capture or a pawn move? You may claim a draw.
rule-agreement = Both players may agree to a draw. First each must have made a move.
rule-resignation = You may give up: the other side wins. It is a draw if that side could never checkmate.
rule-claims = Claim a draw on your own turn, before you touch a piece.
rule-touch-move = If you touch your piece and it can move, move it. If you touch a piece you can take, take it.
rule-release = Let go of a piece on its new square, and it stays.
rule-castle-touch = To castle, touch your king first, then the rook.

## House rules
##
## The name of a point, and how each rule set reads on it. Two readings stand side by side.

house-repetition = The same position again
house-repetition-fide-position = When a position comes up for the third time, a player may claim a draw.
house-repetition-club-sequence = When both play the same moves three times in a row, a player may claim a draw.
house-repetition-automatic = When a position comes up for the third time, the game is a draw at once.
house-same-position = When two positions are the same
house-same-position-fide = Pieces, turn, castling and taking in passing must all be the same.
house-same-position-disposition-only = The same pieces on the same squares and the same turn are enough.
house-fifty-reset = What restarts the count of quiet moves
house-fifty-reset-pawn-or-capture = Every capture and every pawn move starts the count again.
house-fifty-reset-promotion-or-capture = Only a capture or a promotion starts the count again.
house-fifty-effect = Fifty quiet moves each
house-fifty-effect-claim = A player may claim a draw.
house-fifty-effect-automatic = The game is a draw at once.
house-fivefold = The same position for the fifth time
house-fivefold-on = The game is a draw, and nobody has to ask.
house-fivefold-off = The game goes on until somebody claims.
house-seventy-five = Seventy-five quiet moves each
house-seventy-five-on = The game is a draw, and nobody has to ask.
house-seventy-five-off = The game goes on, however long it takes.
house-claims = Claiming a draw
house-claims-on = A player may claim a draw by repetition or fifty moves.
house-claims-off = Nobody can claim a draw.
house-claims-not-mentioned = Not mentioned: agree before the game whether draws are claimed.
house-claim-by = Who may claim a draw
house-claim-by-player-to-move = Only the player whose turn it is.
house-claim-by-any-player = Any player, at any time.
house-dead-position = When nobody can checkmate anymore
house-dead-position-full = The game is a draw whenever no moves can lead to checkmate.
house-dead-position-material-four = Only four cases are a draw: just kings, one bishop, one knight, or one bishop each on the same color.
house-dead-position-off = The players play on.
house-agreement = Agreeing to a draw
house-agreement-on = Both players may agree to a draw.
house-agreement-off = Players cannot agree to a draw.
house-agreement-not-mentioned = Not mentioned: agree on it before the game.
house-resign = Giving up
house-resign-on = A player may give up.
house-resign-off = Nobody gives up: play to the end.
house-resign-not-mentioned = Not mentioned: agree on it before the game. Nobody has to play on.
house-resign-vs-unwinnable = Giving up when the other side can never win
house-resign-vs-unwinnable-draw = The game is a draw.
house-resign-vs-unwinnable-loss = The game is still lost.
house-promotion-set = What a pawn may become
house-promotion-set-qrbn = A queen, rook, bishop or knight.
house-promotion-set-qrbnp = A queen, rook, bishop or knight, or it stays a pawn.
house-promotion-compulsory = Must the pawn change?
house-promotion-compulsory-true = Yes: on the last rank a pawn always becomes another piece.
house-promotion-compulsory-false = No: the player may leave it a pawn.
house-touch = Touching a piece
house-touch-touch-move = Touch a piece and you must move it, or take it.
house-touch-release-final = You may touch and think; once you let go, the move stands.
house-touch-free-until-confirm = Try out what you like until you say: this is my move.
house-takeback = Taking a move back
house-takeback-never = Never.
house-takeback-opponent-agrees = Only if the other player agrees.
house-takeback-free = Whenever you like.
house-announce-check = Saying check
house-announce-check-off = Nobody has to say it.
house-announce-check-courtesy = It is polite to say it.
house-announce-check-required-to-bind = If nobody says check, nobody has to answer it.
house-check-call = Who says check
house-check-call-by-hand = The player says it, with the move.
house-check-call-auto = The program says it by itself.
house-call-window = How long you may still say check
house-call-window-next-move = Until the next player has moved.
house-call-window-until-victim-moves = Until the player in check has moved.
house-silent-check-capture = A king in check, and nobody said so
house-silent-check-capture-false = The king is never taken.
house-silent-check-capture-true = The king may be taken, and its player is out.
house-double-step = When a pawn may go two steps
house-double-step-first-move = Only on its first move.
house-double-step-any-time = At any time, from any square.
house-ep-geometry = Which pawns may take in passing
house-ep-geometry-attacks-x = Every pawn that attacks the square passed over.
house-ep-geometry-beside-y = Only a pawn that stands right beside the other.
house-ep-window = How long a pawn can be taken in passing
house-ep-window-until-movers-turn = Every other player gets one turn to do it.
house-ep-window-next-player-only = Only the very next player may do it.
house-ep-takes-both = When a piece stands on the square passed over
house-ep-takes-both-false = The capture takes only that piece.
house-ep-takes-both-true = The capture takes that piece and the pawn as well.
house-promotion-row = Where a pawn changes
house-promotion-row-end-of-line = Where its path ends.
house-promotion-row-far-row-only = Only on the row farthest from its start.
house-promotion-row-own-8th = From its eighth row on.
house-promotion-row-any-enemy-back-row = On the back row of any other player.
house-corner-squeeze = Diagonal steps past an inner corner
house-corner-squeeze-true = They are steps like any other.
house-corner-squeeze-false = The corner is in the way.
house-setup = How the armies stand at the start
house-setup-mirror = Opposite armies mirror each other.
house-setup-rotate = Every queen stands left of her king.
house-restore-pawn-if-no-neighbour = The far right pawn beside an empty seat
house-restore-pawn-if-no-neighbour-false = It stays away.
house-restore-pawn-if-no-neighbour-true = It comes back.
house-rule3 = A king attacked by two players
house-rule3-off = That is allowed.
house-rule3-forbid = A second player may not join the attack.
house-rule3-answer-one = It is allowed, and only the first check must be answered.
house-rule3-solo-mate = It is allowed, but checkmate must come from one army alone.
house-team-counts-as-one = Do partners count as one attacker?
house-team-counts-as-one-false = No: each partner counts.
house-team-counts-as-one-true = Yes: partners count as one.
house-absent = Who may leave the table for a while
house-absent-never = Nobody: all stay until the end.
house-absent-both = Children up to ten, if the oldest player is 25 years older.
house-absent-gap-only = Whoever is 25 years younger than the oldest player.
house-absent-age-only = Children up to ten.
house-absent-supervisor-ok = Whoever the supervisor lets go.
house-absent-attack = The pieces of a player who is away
house-absent-attack-false = They sleep and attack nothing.
house-absent-attack-true = They still guard their squares.
house-absent-counts-alive = Winning while somebody is away
house-absent-counts-alive-true = Nobody wins before that player is back or out.
house-absent-counts-alive-false = The last player at the table wins.
house-alliances = Playing in teams
house-alliances-informal = A promise: the rules stay as they are.
house-alliances-formal = Partners do not take each other’s pieces or give each other check.
house-alliances-fixed = Two against two: South and North against West and East, to the end.
house-mated-army = The pieces of a player who is out
house-mated-army-statues = They stay as statues, and anybody may take them.
house-mated-army-remove = They leave the board.
house-mated-army-captured-by-mater = They fight for the player who gave checkmate.
house-stalemate = A player who has no move
house-stalemate-draw-all = The game is a draw for all.
house-stalemate-pass = The player passes; with two players left it is a draw.
house-stalemate-out = The player is out.
house-supervisor = A supervisor
house-supervisor-false = Nobody changes the rules during the game.
house-supervisor-true = A grown-up may change the rules between two moves.
