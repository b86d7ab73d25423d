### The words of lessons/check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-check = Check!
    .about = Check is an attack on the king, and it must be answered.
    .notes =
        Goal: check is an attack on the king; it counts whether anybody says it or not, and the king is never taken. Let one child be the king on a floor board and others give check with rook, bishop, knight and pawn. Usual mistakes: a check that was not said does not count, a king that overlooked a check may be taken, and every check is a good move.

lesson-check_attack = The rook attacks the king. That is _check_!

lesson-check_who = You play Black and you are in check. Tap the piece that attacks your king.
    .hint-1 = Follow each white line. Does it reach e8?
    .hint-2 = Your pawns on d7 and e7 stop the queen and the rook.
    .hint-3 = Look from h5 over g6 and f7.
    .yes = The bishop on h5 gives check. You followed its line to your king.
    .no = Something is in the way, or it looks elsewhere. Follow another line to e8.

lesson-check_rook = Give check with your rook, and say it: press Check!
    .hint-1 = The rook must look at e8 along a row or a column.
    .hint-2 = Move it to a8 or to e1.
    .hint-3 = Then press the button Check!
    .yes = Now the rook looks straight at the king, and everybody heard it.

lesson-check_knight = You play Black. Give check with your knight.
    .hint-1 = The white king stands on g1. From where does a knight attack g1?
    .hint-2 = Look at e2, f3 and h3. Where can your knight jump?
    .hint-3 = From f4 the knight reaches e2 and h3.
    .yes = From there the knight attacks g1, and nothing can stand in between.
    .no = You may play that, but it does not attack g1. Jump closer.

lesson-check_queen = The queen gives check in { $total } ways. Find them all!
    .hint-1 = The queen looks straight and diagonally. Which lines lead to e8?
    .hint-2 = Three squares on the e-column are in reach: e1, e2 and e3.
    .hint-3 = Two squares touch the king: d7 and d8.
    .yes = All { $total }! Be careful: on d7 and d8 the king could take the queen.
    .no = You may play that, but there the queen does not see e8.

lesson-check_pawn = Give check with a pawn. How does a pawn attack?
    .hint-1 = A pawn attacks one step diagonally ahead.
    .hint-2 = From c7 a pawn attacks b8 and d8.
    .yes = The pawn on c7 attacks d8 diagonally. You used the right pawn!
    .no = You may play that, but it gives no check. Move a pawn.
    .wrong-d6-d7 = Straight ahead a pawn attacks nothing. Try the other pawn.

lesson-check_into-check = Nobody walks into check. Try it: move your king from g2 to f3.
    .hint-1 = Tap the king on g2, then tap f3.
    .hint-2 = The rook on f8 looks along the f-column. Try it and see.
    .yes = You saw it: the rook guards f3, so the king stays away.

lesson-check_shield = Now your pawn stands on f4. May the king go to f3?
    .hint-1 = What changed? Follow the rook from f8.
    .hint-2 = The rook’s line ends at the pawn on f4.
    .yes = Right: the pawn is a shield. The rook no longer guards f3.
    .no = Follow the rook from f8: the pawn on f4 stops it.

lesson-check_silence = White gives check and says nothing. Is the black king in check all the same?
    .hint-1 = Look at the board, not at the mouth: is the king attacked?
    .hint-2 = The queen on e2 looks at e8. That is enough.
    .yes = Yes: an attack is an attack. In tournaments most players say nothing.
    .option-yes = Yes, and Black must answer it
    .option-no = No, somebody has to say it
    .option-no-say = Saying it is kind, but not needed. Look at the queen’s line.
    .option-take = If Black overlooks it, White takes the king
    .option-take-say = A king is never taken. Black must answer the check first.
