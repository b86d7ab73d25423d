### The words of lessons/good-manners.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-good-manners = Good manners
    .about = Shake hands, be quiet, and think before you touch a piece.
    .notes = Tournaments play touch-move: a touched piece moves, a touched piece of the other side is taken, if a rule allows it. Some clubs let children touch, think and put back, and a piece is final when it is let go. Agree with the class before the first game which rule holds today. Practice “I adjust” and the handshake in pairs. A usual mistake is to touch first and think afterwards; another, to point out a slip loudly instead of calling a grown-up.

lesson-good-manners_hands =
    Shake hands before the game and after it. While you play, be quiet.

lesson-good-manners_crooked = Your knight on g1 stands crooked. What do you say before you touch it?
    .option-nothing = Nothing, I just push it
    .option-nothing-say = Not yet: then you would have to move the knight.
    .option-check = Check
    .option-check-say = Check means that a king is attacked. Here nothing is.
    .option-adjust = I adjust
    .hint-1 = Say that you only want to put it right.
    .hint-2 = Two words: I adjust.
    .yes = Right: say “I adjust” first, then put the knight right.

lesson-good-manners_touched = In a tournament a touched piece must move. You touched the knight on g1: tap its squares!
    .hint-1 = The knight jumps two squares straight and one aside.
    .hint-2 = Since the pawn left e2, that square is free as well.
    .yes = All { $total } squares, and one of them it must be. Think first, then touch!
    .no = The touched knight must move. Where does it jump from g1?

lesson-good-manners_club-touched = In one club you may touch, think and put back. May the bishop move instead?
    .option-free = Yes, I put the knight back
    .option-knight = No, the knight must move
    .option-knight-say = So it is in a tournament. This club has its own rule.
    .hint-1 = Nothing was let go on a new square yet.
    .hint-2 = Under this club’s rule touching alone does not count.
    .yes = Right: under this rule you may. Ask which rule holds before you play.

lesson-good-manners_club-let-go = The same club. You let go of the bishop on c4: may you change it?
    .option-always = Yes, whenever I like
    .option-never = No, nobody can allow it
    .option-never-say = So it is in a tournament. In this club one person can allow it.
    .option-kind = Only if Black agrees
    .hint-1 = The bishop was let go. Now the move is made.
    .hint-2 = In this club the other player may be kind, or not.
    .yes = Right: letting go ends the move. Only Black can allow a change.
    .no = You let go, so the move is made. Whom could you ask?

lesson-good-manners_touched-theirs = Tournament: you touched the black knight on e5, so take it. Find both ways.
    .hint-1 = Which of your pieces attack e5?
    .hint-2 = Look at the knight on f3 and at the pawn on d4.
    .yes = Both ways! A touched piece of the other side is taken.
    .no = You touched the knight on e5. Now some piece must take it.

lesson-good-manners_cannot-move = You play Black and touched the bishop on e7. Try to move it to c5.
    .hint-1 = Tap the bishop on e7, then tap c5.
    .hint-2 = The rook on e1 looks along the e-file. Try it and see.
    .yes = You saw it: it cannot move. Then you may move any other piece.

lesson-good-manners_not-allowed = Black’s bishop jumped over the pawn on e7. You both see it: what now?
    .option-on = We play on
    .option-on-say = Then the whole game would stand on a forbidden move.
    .option-lost = Black loses at once
    .option-lost-say = A slip can happen. There is a kinder way.
    .option-back = Back, and another move
    .hint-1 = A bishop never jumps. So this move does not count.
    .hint-2 = Put the bishop back on f8. And then?
    .yes = Right: take it back and play an allowed move. Or call a grown-up.
