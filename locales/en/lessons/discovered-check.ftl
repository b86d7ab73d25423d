### The words of lessons/discovered-check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-discovered-check = Surprise: discovered check
    .about = One piece steps aside, and the piece behind it gives check.
    .notes = Goal: see that a piece can give check without moving, because a friend opens its line. In class, three children are rook, curtain and king: the curtain steps aside and the king calls “check”. Many children answer a double check by taking one checker; let them find the second one with a finger on each line.

lesson-discovered-check_curtain =
    The bishop on d5 hides the rook like a curtain. It steps aside, and the rook gives check: _discovered check_!

lesson-discovered-check_step-aside = Now you: give check without moving the rook.
    .hint-1 = The rook on e1 looks along its line. Who stands in the way?
    .hint-2 = Move the bishop from e4 to any square. Every one will do.
    .yes = Check! The bishop stepped aside, and the rook looks at e8.
    .no = Not yet: the bishop on e4 must open the line to e8.
    .wrong-e1-e3 = The rook is closer, but the bishop still stands in the way.

lesson-discovered-check_take-with-check = You play Black. Open the rook’s line, and take something with the bishop.
    .hint-1 = The bishop on d4 hides your rook on d8.
    .hint-2 = Follow the bishop’s lines. A white piece stands at one end.
    .hint-3 = Take the queen on a7 with the bishop.
    .yes = You took the queen, and the rook gave check. Two things in one move!
    .no = You may play that, but it takes nothing. Look along the bishop’s lines.
    .wrong-d4-g1 = That is discovered check! But this time the bishop can take something.

lesson-discovered-check_double-check = Make it a _double check_: knight and rook attack the king together. Find both ways.
    .hint-1 = Every knight move opens the rook’s line. When does the knight attack too?
    .hint-2 = From which squares does a knight reach e8?
    .hint-3 = Jump from e4 to d6 or to f6.
    .yes = Both ways! Each time two pieces attack the king at once.
    .no = Not yet: the rook and the knight must attack e8 together.
    .wrong-e4-c5 = Only the rook gives check: from c5 no knight reaches e8.
    .wrong-e4-g5 = Only the rook gives check: from g5 no knight reaches e8.

lesson-discovered-check_one-checker = You play Black, and the bishop on c6 gives check. May your pawn take it?
    .hint-1 = Count the white pieces that attack e8.
    .hint-2 = Only the bishop attacks e8. The rook looks along its line from d1.
    .yes = Right: one piece gives check, and the pawn takes that piece.
    .no = Only the bishop gives check. When it is gone, your king is safe.

lesson-discovered-check_two-checkers = Now the rook stands on e1. Try again: take the bishop on c6.
    .hint-1 = Tap the pawn on b7, then tap c6.
    .hint-2 = Two pieces give check now. Try it and see.
    .yes = You saw it: in a double check only the king may move.

lesson-discovered-check_king-runs = Double check! You play Black: tap every square where your king may go.
    .hint-1 = The rook on d1 guards its line, up to d7.
    .hint-2 = Does anybody guard the bishop on e7?
    .hint-3 = There are { $total } squares. Taking the bishop is one of them.
    .yes = All { $total }! Your king may even take the unguarded bishop on e7.

lesson-discovered-check_own-curtain = Now your bishop on e2 is the curtain of your own king. Try to play it to c4.
    .hint-1 = Tap the bishop on e2, then tap c4.
    .hint-2 = The rook on e7 waits behind it. Try it and see.
    .yes = You saw it: the bishop is pinned. It must shield its king.

lesson-discovered-check_along-the-line = Now a rook shields the king on e1. May it go to e5?
    .hint-1 = Which line does the black rook on e7 use?
    .hint-2 = On e5 your rook still stands between e7 and e1.
    .yes = Right: it stays on the line, so it still shields the king.
    .no = Look at the line from e7 to e1. On e5 the rook still blocks it.
