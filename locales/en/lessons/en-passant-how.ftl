### The words of lessons/en-passant-how.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-en-passant-how = En passant: taking in passing
    .about = A pawn ran past yours, and you may still take it.
    .can = You can catch a pawn that runs past!
    .notes = Goal: take a pawn that ran past with a double step, and know that it is taken off the square beside yours, not the square where you land. In class, lay a paper footprint on the square it ran across and say: “Take it as if it stood here.” On a real board, let them lift the taken pawn off; many forget it, or move sideways onto the pawn. In the game at the end White’s pawns run past again and again: who sees it first?

lesson-en-passant-how_first-time = A _double step_, right past your pawn! Catch it _in passing_: follow the arrow.
    .hint-1 = The circle shows the square it ran across.
    .hint-2 = Move your pawn from e5 to d6.
    .yes = Caught _en passant_: that’s French for “in passing”. The pawn on d5 is gone.
    .no = Your king can wait. Take with the pawn on e5.
    .wrong-e5-e6 = You may walk on, but then the pawn escapes. Take on d6!
    .because-pawn-sideways = Not sideways: land behind it, on the square it ran across.

lesson-en-passant-how_passing-way = Your pawn takes in passing and lands on f6. Tap the pawn that leaves the board!
    .paper = Your pawn takes in passing and lands on f6. Which pawn leaves the board?
    .hint-1 = Where is the black pawn right now?
    .hint-2 = It’s right beside your pawn. It leaves the board from there.
    .yes = The pawn leaves f5, though yours lands on f6. Only pawns can do that!
    .no = Look for the black pawn. It leaves the board where it stands.

lesson-en-passant-how_who-can = A pawn ran to d5. Two of yours can catch it: find both!
    .wrong-c5-c6 = That pawn walks on. It could have taken the pawn beside it!
    .wrong-e5-e6 = That pawn walks on. It could have taken the pawn beside it!
    .hint-1 = Which of your pawns are right beside d5?
    .hint-2 = Take on d6: once from c5, and once from e5.
    .yes = From either side! The others are too far away.
    .no = Not yet: take with a pawn right beside d5.

lesson-en-passant-how_whole-story = Set a trap beside the track! Walk to f5, wait, and take.
    .wrong-f5-f6 = You may walk on, but then the pawn escapes. Take it!
    .hint-1 = Walk from f4 to f5. Then watch the black pawn.
    .hint-2 = It ran past to g5. Take from f5 to g6.
    .yes = Snap! The trap worked.
    .no = Your king can wait. The trap is a job for your pawn.

lesson-en-passant-how_two-runners = Two pawns want to race past. Catch them both!
    .wrong-e5-e6 = You may walk on, but then the runner escapes. Take it!
    .wrong-b5-b6 = You may walk on, but then the runner escapes. Take it!
    .hint-1 = The first one ran to d5. Which of your pawns is beside it?
    .hint-2 = Take from e5 to d6.
    .hint-3 = The second one ran to a5. Take from b5 to a6.
    .yes = Both runners are caught. Nobody gets past you!
    .no = Not yet: take the pawn that has just run past.

lesson-en-passant-how_black-takes = Now you’re Black! A white pawn ran past, too: take it in passing.
    .hint-1 = The circle shows the square it ran across.
    .hint-2 = Move your pawn from b4 to c3.
    .yes = Your pawn is on c3, and the pawn on c4 is gone.
    .no = Your king can wait. Take with the pawn on b4.
    .wrong-b4-b3 = You may walk on, but then the pawn escapes. Take on c3!
    .because-pawn-sideways = Not sideways: land behind it, on the square it ran across.

lesson-en-passant-how_out-of-check = The pawn on c4 gives check. Take it!
    .hint-1 = The pawn on b3 guards c4, so your king may not take.
    .hint-2 = The white pawn came from c2. Which square did it run across?
    .hint-3 = Take in passing, from b4 to c3.
    .yes = You took it in passing: no pawn, no check!
    .no = Not yet: take the pawn that ran to c4.
    .because-king-captures-protected = Not with the king: the pawn on b3 guards c4. Who else can take?

lesson-en-passant-how_last-run = White shouldn’t have run! Find both checkmates.
    .wrong-c1-b2 = Check! But the king takes your queen.
    .wrong-c1-a1 = Check! But the king takes your queen.
    .wrong-c1-a3 = Check! But the king takes your queen.
    .hint-1 = Your queen attacks a1, b1, b2 and a3. Leave it on c1.
    .hint-2 = Which of your pawns are beside b4?
    .hint-3 = Take in passing on b3: from a4, or from c4.
    .yes = Both! One pawn gives check, and the other one guards it.
    .no = Not yet: a pawn must give check on b3.

lesson-en-passant-how_pawn-fight = Bring a pawn across first! Any pawn that runs past can be caught.
    .hint-1 = Did one of my pawns just run two squares? Look beside it!
    .hint-2 = Take what you can, then run to the last rank.
    .yes = Your pawn is across! You won the race.
