### The words of lessons/fifty-moves.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-fifty-moves = Fifty quiet moves
    .about = Fifty moves each without a capture or a pawn move: a draw.
    .notes = A quiet move takes nothing and moves no pawn. After fifty quiet moves of each side the player whose turn it is may claim a draw; after seventy-five the draw comes by itself, unless the last move is checkmate. Let two children play king and rook against king on a demonstration board while the class counts aloud. A usual mistake is that checks or castling start the count again: only captures and pawn moves do, and a promotion is a pawn move.

lesson-fifty-moves_quiet =
    A _quiet_ move takes nothing and moves no pawn. Fifty quiet moves each: you may claim a draw.

lesson-fifty-moves_start-again = Which moves start the count again? Find all { $total }.
    .hint-1 = Every capture and every pawn move starts the count again.
    .hint-2 = The pawn on e2 has two moves. What can the rook take?
    .hint-3 = Play the pawn to e3, to e4, and the rook to a5.
    .yes = All { $total }: two pawn moves and one capture. Now the count starts again.
    .no = That is a quiet move: the count goes on. Take something or move the pawn.
    .wrong-e1-c1 = Castling is a quiet move: it takes nothing and moves no pawn.

lesson-fifty-moves_forty-nine = Forty-nine quiet moves each, and it is your turn. Can you claim a draw?
    .hint-1 = How many quiet moves must each side have made?
    .hint-2 = Fifty are needed. One of each is still missing.
    .yes = Right: forty-nine each is not enough yet.

lesson-fifty-moves_fifty = Now it is fifty quiet moves each. Can you claim a draw?
    .hint-1 = How many quiet moves are needed?
    .hint-2 = Fifty each is enough, and it is your turn.
    .yes = Right: fifty quiet moves each, so you may claim a draw.
    .no = Fifty are there, and it is your turn. Claim it!

lesson-fifty-moves_say-it-first = Black made fifty quiet moves, you forty-nine. Rook to d1: can you claim?
    .hint-1 = Is the rook’s move to d1 a quiet move?
    .hint-2 = It takes nothing, and it moves no pawn.
    .hint-3 = With it you have made fifty as well.
    .yes = Right: write the move down, do not play it, and claim.
    .no = The rook’s move to d1 is quiet. It is your fiftieth.

lesson-fifty-moves_takes = The same count. But now the rook takes on d5: can you claim?
    .hint-1 = What stands on d5?
    .hint-2 = Taking the pawn is a capture. What happens to the count?
    .yes = Right: taking the pawn on d5 starts the count again.

lesson-fifty-moves_your-turn = You play Black. Now both sides have made fifty quiet moves: can you claim?
    .hint-1 = Whose turn is it now? That side may claim.
    .hint-2 = It is your turn, with fifty quiet moves each.
    .yes = Right: it is Black’s turn, so now Black may claim.
    .no = White has moved. Now it is your turn, and fifty are there.

lesson-fifty-moves_seventy-five = Black has made seventy-five quiet moves, you seventy-four. Move the rook to a5!
    .hint-1 = Move the rook from a1 to a5.
    .hint-2 = It is your seventy-fifth quiet move. See what happens.
    .yes = Seventy-five quiet moves each: a draw. Nobody has to ask.

lesson-fifty-moves_mate-first = The same count, but the rook goes to a8. What is this?
    .hint-1 = Is the black king in check? Look along the eighth row.
    .hint-2 = The white king guards g7 and h7. The rook guards g8.
    .hint-3 = Checkmate ends the game before anybody counts.
    .yes = Checkmate comes first: White wins, whatever the count says.
