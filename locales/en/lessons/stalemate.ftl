### The words of lessons/stalemate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-stalemate = Stalemate
    .about = No check and no move: nobody wins.
    .notes = Goal: know that a side without a move, whose king is not in check, is stalemated, and that this is a draw. In class, play king and queen against king and let the others call out when the lone king runs out of air. Many children think that stalemate wins for the side with more pieces, or forget that a pawn may still move.

lesson-stalemate_no-move =
    Black’s king is not attacked, and Black has no move. That is _stalemate_: a draw.

lesson-stalemate_alone = It is Black’s turn, and the queen stands on c7. What is this?
    .hint-1 = Does the queen on c7 attack a8 right now?
    .hint-2 = The queen guards a7, b7 and b8. Is there any other move?

lesson-stalemate_with-a-pawn = Now Black has a pawn on a7. What is this?
    .hint-1 = The king is still stuck. Who else can move?
    .hint-2 = The pawn on a7 can go to a6.
    .yes = The pawn on a7 can still move.

lesson-stalemate_your-king = You play White. Tap every square beside your king that Black guards.
    .hint-1 = The black king guards every square beside f3.
    .hint-2 = The pawn on f2 guards the two squares diagonally ahead of it.
    .hint-3 = The pawn’s own square counts too: the king guards f2.
    .yes = All { $total }! White has no move but is not in check: stalemate.
    .no = Not yet: tap a square beside f1 that a black piece guards.

lesson-stalemate_blocked-pawn = You play White, and you also have a pawn. What is this?
    .hint-1 = Does the queen on b3 attack a1 right now?
    .hint-2 = The queen guards a2, b1 and b2.
    .hint-3 = Your pawn on h4 looks at h5. Can it go there?
    .yes = Your pawn on h4 is blocked as well.

lesson-stalemate_who-wins = White is stalemated, and Black is two rooks ahead. Who wins?
    .hint-1 = Is the white king in check on a1?
    .option-more = Black, with two extra rooks
    .option-more-say = Rooks do not count here: without checkmate nobody wins.
    .option-draw = Nobody. It is a draw.
    .option-draw-say = Right: stalemate is always a draw. Even two rooks change nothing.
    .option-again = White must pass, and Black moves again
    .option-again-say = Nobody ever passes in chess. Without a move the game ends.

lesson-stalemate_win-it = Find the checkmate. Careful: two queen moves leave Black no air!
    .hint-1 = Your king guards f7, g7 and h7. Which square must the queen guard?
    .hint-2 = The queen must give check and guard g8 as well.
    .hint-3 = Play the queen from f1 to f8.
    .yes = The queen gives check along the row. Your king guards the rest.
    .no = Not yet: give check so that g8 is guarded too.
    .wrong-f1-f7 = Stop: no check, and Black has no move. That would be a draw!
    .wrong-f1-c4 = Stop: no check, but g8 is guarded. That would be stalemate!
    .wrong-f1-h1 = Check, but the king steps to g8.

lesson-stalemate_throw-it-away = Now look the other way: find both queen moves that are stalemate.
    .hint-1 = No check this time, but the queen must guard g8.
    .hint-2 = Which lines lead to g8? Look for squares the queen can reach.
    .hint-3 = From f7 the queen guards g8, and from c4 too.
    .yes = Both! Keep off these moves when you want to win.
    .no = Not yet: look for no check, and no move left for Black.
    .wrong-f1-f8 = That is checkmate. Now look for a move without check.

lesson-stalemate_leave-air = You play Black. One rook move is checkmate: find it.
    .hint-1 = The black king guards a2 and b2. Which square is left for White?
    .hint-2 = Play the rook from h2 to h1.
    .yes = Check on a1, and no square left. You gave checkmate, not stalemate.
    .no = Not yet: look for a check along the first row.
    .wrong-h2-b2 = Stop: the white king is not in check and has no move. A draw!
