### The words of lessons/stalemate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-stalemate = Stalemate
    .about = No check and no move: nobody wins.
    .can = You can avoid stalemate, and save a game with it!
    .notes = Goal: know that a side without a move, whose king is not in check, is stalemated, and that this is a draw. In class, play king and queen against king and let the others call out when the lone king runs out of moves. Many children think that stalemate wins for the side with more pieces, or forget that a pawn may still move. Ask before each winning move: what can the other side play next? In the last step stalemate is a rescue.

lesson-stalemate_freeze = Freeze the king: no check, and nowhere to go!
    .wrong-h2-b8 = Check! And the king takes your queen.
    .wrong-h2-a2 = That’s check. Freeze it without a check!
    .wrong-h2-h8 = That’s check. Freeze it without a check!
    .wrong-h2-h1 = That’s check. Freeze it without a check!
    .wrong-h2-g2 = That’s check. Freeze it without a check!
    .hint-1 = The king on a8 can go to a7, b7 and b8.
    .hint-2 = From which square does the queen guard all three?
    .hint-3 = Play the queen from h2 to c7.
    .yes = No check, and no move at all: that’s _stalemate_!
    .no = Not yet: the king can still move.

lesson-stalemate_who-wins = Black is stalemated, and you have an extra queen. Who wins?
    .hint-1 = Is the black king in check on a8?
    .option-more = Me, with my extra queen
    .option-more-say = The queen doesn’t count here: without checkmate nobody wins.
    .option-draw = Nobody. It’s a draw.
    .option-draw-say = Right: stalemate is always a _draw_. Even a queen changes nothing.
    .option-again = Black must pass, and I move again
    .option-again-say = With two players nobody ever passes. Without a move the game ends.

lesson-stalemate_your-king = Black’s pawn wants to become a queen. Put your king in its way!
    .hint-1 = The pawn on f2 needs the square f1.
    .hint-2 = Move the king from g2 to f1. Then see what Black does.
    .yes = White has no move but isn’t in check: stalemate saved you!
    .no = You can play that, but the pawn goes on to f1. Stand in its way!

lesson-stalemate_win-it = Find the checkmate. Careful: two queen moves leave Black without a move!
    .wrong-f1-f7 = Stop: no check, and Black has no move. That would be a draw!
    .wrong-f1-c4 = Stop: no check, but g8 is guarded. That would be stalemate!
    .wrong-f1-h1 = Check, but the king steps to g8.
    .hint-1 = Your king guards f7, g7 and h7. Which square must the queen guard?
    .hint-2 = The queen must give check and guard g8 as well.
    .hint-3 = Play the queen from f1 to f8.
    .yes = The queen gives check along the rank. Your king guards the rest.
    .no = Not yet: give check so that g8 is guarded too.

lesson-stalemate_throw-it-away = Now the other way around: find both queen moves that are stalemate.
    .wrong-f1-f8 = That’s checkmate. Now look for a move without check.
    .hint-1 = No check this time, but the queen must guard g8.
    .hint-2 = Which lines lead to g8? Look for squares the queen can reach.
    .hint-3 = From f7 the queen guards g8, and from c4 too.
    .yes = Both! Avoid these moves when you want to win.
    .no = Not yet: look for no check, and no move left for Black.

lesson-stalemate_not-a-queen = Careful! Turn your pawn into the right piece.
    .wrong-f7-f8-q = Stop: no check, and Black has no move. A draw!
    .wrong-f7-f8-b = A bishop is too weak here. Try again!
    .wrong-f7-f8-n = A knight is too weak here. Try again!
    .hint-1 = Imagine a queen on f8. Where could the black king go?
    .hint-2 = Nowhere! Choose a piece that leaves it the square h6.
    .hint-3 = Go to f8 and choose the rook.
    .yes = The rook leaves the king one square, and you’ll win.
    .no = Not yet: walk your pawn to f8.

lesson-stalemate_with-a-pawn = Now you’re Black, and your king is stuck. Find a move!
    .hint-1 = The king is stuck. Who else can move?
    .hint-2 = The pawn on a7 can go to a6.
    .yes = A pawn that can move saves you: the game goes on!

lesson-stalemate_leave-air = One rook move is checkmate: find it!
    .wrong-h2-b2 = Stop: the white king isn’t in check and has no move. A draw!
    .hint-1 = Your king guards a2 and b2. Which square is left for White?
    .hint-2 = Play the rook from h2 to h1.
    .yes = Check on a1, and no square to go. You gave checkmate, not stalemate.
    .no = Not yet: look for a check along the first rank.

lesson-stalemate_last-rook = This looks bad! Save a draw: give your rook away with check.
    .wrong-d3-d2 = Check! But the queen takes, and your king gets the square b1.
    .hint-1 = Your king on a1 has no square. Only the rook can move.
    .hint-2 = What if the white king takes your rook?
    .hint-3 = Play the rook from d3 to e3.
    .yes = No rook, no check, no move: stalemate! You’re saved.
    .no = Not yet: give your rook to the white king, with check.
