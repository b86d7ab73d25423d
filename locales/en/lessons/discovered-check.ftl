### The words of lessons/discovered-check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-discovered-check = Surprise: discovered check
    .about = One piece steps aside, and the piece behind it gives check.
    .can = You can open a line like a curtain, and give double check!
    .notes = Goal: see that a piece can give check without moving, because a friend opens its line. In class, three children are rook, curtain and king: the curtain steps aside and the king calls “check”. Many children answer a double check by taking one checker; let them find the second one with a finger on each line. The windmill at the end is worth a second look: which piece gives check on which move?

lesson-discovered-check_step-aside = Give check without moving your rook!
    .wrong-e1-e3 = The rook is closer, but the bishop is still in the way.
    .hint-1 = The rook on e1 looks along its line. Who’s in the way?
    .hint-2 = Move the bishop from e4 to any square. Any of them will do.
    .yes = The bishop opened the line like a curtain: a _discovered check_!
    .no = Not yet: the bishop on e4 must open the line to e8.

lesson-discovered-check_grab = Step aside with your knight, and then grab the rook!
    .wrong-e5-d7 = Check! But on d7 the king takes your knight.
    .hint-1 = The knight opens the line. From where does it attack b8?
    .hint-2 = Two squares are good for that: c6 and d7. On which is it safe?
    .hint-3 = Jump to c6, and then take on b8.
    .yes = Check, and an attack in the same jump. The rook is gone!
    .no = Not yet: step aside so that the knight attacks the rook.

lesson-discovered-check_double-check = _Double check_: the knight and the rook attack together. Find both ways!
    .wrong-e4-c5 = Only the rook gives check: from c5 no knight reaches e8.
    .wrong-e4-g5 = Only the rook gives check: from g5 no knight reaches e8.
    .hint-1 = Every knight move opens the rook’s line. When does the knight attack too?
    .hint-2 = From which squares does a knight reach e8?
    .hint-3 = Jump from e4 to d6 or to f6.
    .yes = Both ways! Each time two pieces attack the king at once.
    .no = Not yet: the rook and the knight must attack e8 together.

lesson-discovered-check_surprise = Now you’re Black: the bishop moved, and it’s check! Get your king out.
    .hint-1 = The bishop came from d5. Who was behind it?
    .hint-2 = The rook looks along the d-file, from d1 to d8. Go to c7, e7 or e8.
    .yes = You got away from the rook! The bishop only opened the curtain.

lesson-discovered-check_one-checker = The bishop on c6 gives check. Take it!
    .hint-1 = Which of your pieces can go to c6?
    .hint-2 = Take with the pawn, from b7 to c6.
    .yes = Only one piece gave check, and now it’s gone.
    .no = Running is allowed. Now take the bishop.

lesson-discovered-check_one-too-many = Two checks at once! Tap the piece that stops your pawn from taking the bishop.
    .paper = Two checks at once! Which piece stops your pawn from taking the bishop?
    .because-double-check-king-must-move = Still a double check: only the king may move. Which two pieces give it?
    .because-pawn-diagonal-needs-capture = Then there’s nobody on c6 to take. Choose another piece!
    .hint-1 = The bishop gives one check. Who gives the other?
    .hint-2 = The bishop moved off the e-file. Who looks along it now?
    .hint-3 = The rook on e1 gives the second check. Tap it!
    .yes = Now only the bishop gives check, and your pawn may take it.

lesson-discovered-check_king-runs = Double check! Find every square where your king can go.
    .hint-1 = The rook on d1 attacks the whole d-file. Leave it!
    .hint-2 = Does anybody guard the bishop on e7?
    .hint-3 = There are { $total } squares. Taking the bishop is one of them.
    .yes = All { $total }! Your king may even take the unguarded bishop on e7.

lesson-discovered-check_take-with-check = Open your rook’s line, and take something with the bishop.
    .wrong-d4-g1 = That’s discovered check! But here the bishop can take something.
    .hint-1 = The bishop on d4 hides your rook on d8.
    .hint-2 = Follow the bishop’s lines. A white piece is at one end.
    .hint-3 = Take the queen on a7 with the bishop.
    .yes = You took the queen, and the rook gave check. Two things in one move!
    .no = That’s allowed, but it takes nothing. Look along the bishop’s lines.

lesson-discovered-check_windmill = The windmill turns! Take, come back with check, and take again.
    .hint-1 = When the rook leaves g2, the bishop on f3 gives check.
    .hint-2 = Take on d2. Then come back to g2.
    .hint-3 = Now take on b2. White can only step aside.
    .hint-4 = At the end take the queen on a2.
    .yes = Whoosh! Pawn, knight and queen: the windmill took them all.
    .no = Not this time: take something, or come back to g2.
