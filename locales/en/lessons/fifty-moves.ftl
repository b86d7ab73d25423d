### The words of lessons/fifty-moves.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-fifty-moves = Fifty quiet moves
    .about = Fifty moves each without a capture or a pawn move: a draw.
    .can = You count quiet moves, hold out, and start the count again!
    .notes = A quiet move takes nothing and moves no pawn. After fifty quiet moves by each side the player whose turn it is may claim a draw. Let two children play king and rook against king on a demonstration board while the class counts aloud: sacks of flour, chalk lines, beans in a jar. Whoever is behind counts up, whoever wants to win empties the jar with a pawn move or by taking. A common mistake is to think that checks or castling start the count again: only taking and pawn moves do, and a promotion is a pawn move.

lesson-fifty-moves_quiet = A _quiet_ move takes nothing and moves no pawn. Go to a3, then to a1!
    .wrong-d3-d5 = You take a pawn: that’s a capture. And the king takes your rook!
    .hint-1 = Taking is called a _capture_, and it isn’t quiet. Move the rook to a3.
    .hint-2 = Now move it from a3 to a1.
    .yes = The count goes up. Fifty quiet moves each, and you may claim a draw!
    .no = Not there: go to a3 with the rook, then to a1.

lesson-fifty-moves_start-again = Which moves start the count again? Find all { $total }.
    .hint-1 = Taking something or moving a pawn starts the count again.
    .hint-2 = The pawn on e2 has two moves. What can the rook take?
    .hint-3 = Play the pawn to e3, to e4, and the rook to a5.
    .yes = All { $total }! Now you count from one again.
    .no = That’s a quiet move: the count goes on. Take something or move the pawn.
    .wrong-e1-c1 = Castling is a quiet move: it takes nothing and moves no pawn.

lesson-fifty-moves_forty-nine = Forty-nine quiet moves each, and it’s your turn. Can you claim a draw?
    .hint-1 = How many quiet moves must each side have made?
    .hint-2 = You need fifty. Each side is one short.
    .yes = Right: forty-nine each isn’t enough yet.

lesson-fifty-moves_fifty = Each side has made one more quiet move. Can you claim a draw now?
    .hint-1 = Forty-nine and one more: how many is that?
    .hint-2 = Fifty each, a hundred in all: that’s enough.
    .yes = Right: fifty quiet moves each, so you may claim a draw.
    .no = You have fifty each, and it’s your turn. Claim it!

lesson-fifty-moves_say-it-first = Black has made fifty quiet moves, you forty-nine. You’re planning rook to d1: can you claim?
    .hint-1 = Is the rook’s move to d1 a quiet move?
    .hint-2 = It takes nothing, and it moves no pawn.
    .hint-3 = With it you’ve made fifty too.
    .yes = Right: write the move down, don’t play it, and claim.
    .no = The rook’s move to d1 is quiet. It’s your fiftieth.

lesson-fifty-moves_stop-the-count = You want to win, but the count is nearly full. Start it again!
    .hint-1 = Take something, or move a pawn.
    .hint-2 = Take the knight on d7 with your rook.
    .yes = The count is empty again. Black can’t claim, and you can still win!
    .no = Quiet, and fifty each! Now Black may claim a draw.

lesson-fifty-moves_hold-out = Now you’re Black. Only two more quiet moves: run from checkmate!
    .wrong-g8-h8 = Then the rook gives checkmate on a8. Not into the corner!
    .wrong-f8-g8 = Then the rook gives checkmate on a8. Run the other way!
    .hint-1 = Don’t stop opposite the white king, or in the corner.
    .hint-2 = Go to f8, away from the corner.
    .hint-3 = Now run on to e8.
    .yes = Phew! You held out, and the count is full.

lesson-fifty-moves_your-turn = It’s your turn, with fifty quiet moves each. Can you claim?
    .hint-1 = Whose turn is it now? That side may claim.
    .hint-2 = You have fifty each, and it’s your turn: claim!
    .yes = Saved! A lone king against a rook, and it’s a draw.
    .no = White has moved. Now it’s your turn, with fifty quiet moves each.

lesson-fifty-moves_all-alone = Your king is alone, and I have a queen and a knight. Reach a draw!
    .hint-1 = Run from checkmate, and take what nobody guards.
    .hint-2 = Two kings alone are a draw. So is stalemate: no check, and no move.
