### The words of lessons/check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-check = Check!
    .about = Check is an attack on the king, and it must be answered.
    .can = You can give check, and you never miss one!
    .notes = Goal: check is an attack on the king; it counts whether anybody says it or not, and the king is never taken. Let one child be the king on a floor board and others give check with rook, bishop, knight and pawn. Common mistakes: thinking that a check that was not called does not count, that a king left in check may be taken, and that every check is a good move. In the last step two rooks take turns; on a real board, let one child be the king that runs.

lesson-check_rook = Attack the king with your rook! Then call it: press Check!
    .paper = Attack the king with your rook! Then say it out loud: check!
    .hint-1 = The rook must look at e8 along a rank or a file.
    .hint-2 = Move it to a8 or to e1.
    .hint-3 = Then press the Check! button.
    .yes = An attack on the king is _check_. Everybody heard it!
    .no = That’s allowed, but the rook doesn’t attack e8 from there.

lesson-check_pawn = Give check with a pawn. How does a pawn attack?
    .wrong-d6-d7 = A pawn attacks nothing straight ahead. Try the other pawn.
    .hint-1 = A pawn attacks one step diagonally ahead.
    .hint-2 = From c7 a pawn attacks b8 and d8.
    .yes = The pawn on c7 attacks d8 diagonally. You used the right pawn!
    .no = You can play that, but it doesn’t give check. Move a pawn.

lesson-check_queen = The queen gives check in { $total } ways. Find them all!
    .hint-1 = The queen looks straight and diagonally. Which lines lead to e8?
    .hint-2 = Three squares on the e-file are in reach: e1, e2 and e3.
    .hint-3 = Two squares touch the king: d7 and d8.
    .yes = All { $total }! Be careful: on d7 and d8 the king could take the queen.
    .no = You can do that, but the queen doesn’t attack e8 from there.

lesson-check_safe-step = Your king can’t go to f3. Tap the piece that attacks f3!
    .paper = Your king can’t go to f3. Which piece attacks f3?
    .because-king-into-attack = Somebody still attacks f3. Follow every line that leads there!
    .hint-1 = Nobody walks into check. Who looks at f3?
    .hint-2 = The pawn on d5 shuts the queen’s line. Who else looks at f3?
    .hint-3 = The rook on f8 looks along the f-file. Tap it!
    .yes = Without the rook, f3 is safe: the queen’s line is shut.

lesson-check_shield = Now your pawn is a shield. Walk to the star!
    .hint-1 = The rook’s line ends at your pawn. Behind it you’re safe.
    .hint-2 = Go to f3, and then to e4.
    .yes = Behind its shield your king walks safely.

lesson-check_who = Now you’re Black, and in check! Tap the piece that attacks your king.
    .paper = Now you’re Black, and in check! Which piece attacks your king?
    .hint-1 = Follow each white line. Does it reach e8?
    .hint-2 = Your pawns on d7 and e7 stop the queen and the rook.
    .hint-3 = Look from h5 through g6 and f7.
    .yes = The bishop on h5 gives check. You followed its line to your king.
    .no = Something is in its way, or it looks somewhere else. Follow another line to e8.

lesson-check_silence = White says nothing. Look closely, and make a move that’s allowed!
    .because-still-in-check = Nobody said it, but it’s check! Look at the queen’s line.
    .hint-1 = Look at the board, not at White’s mouth: is your king attacked?
    .hint-2 = The queen on e2 looks at e8. Leave its line.
    .hint-3 = Step to d7, d8, f7 or f8.
    .yes = Right: an attack is an attack. In tournaments most players say nothing.

lesson-check_knight = Now you attack: give check with your knight!
    .hint-1 = The white king is on g1. From where does a knight attack g1?
    .hint-2 = Look at e2, f3 and h3. Where can your knight jump?
    .hint-3 = From f4 the knight reaches e2 and h3.
    .yes = From there the knight attacks g1, and nothing can get in between.
    .no = That’s allowed, but it doesn’t attack g1. Jump closer.

lesson-check_chase = Chase the king! Give check three times, with one rook after the other.
    .wrong-a5-a4 = Check! But now nobody guards the fifth rank.
    .wrong-h8-e8 = Check! But the king just steps off that file.
    .hint-1 = One rook guards a rank. The other one gives check.
    .hint-2 = The rook on a5 stands guard. Give check with the other one.
    .hint-3 = Play h8 to h4, then a5 to a3, then h4 to h2.
    .yes = What a chase! The very last check comes later.
    .no = You can play that, but use the other rook. One must stand guard.
