### The words of lessons/en-passant-how.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-en-passant-how = En passant: taking in passing
    .about = A pawn ran past yours, and you may still take it.
    .notes = Goal: take a pawn that ran past with two steps, and know that it leaves from the square beside, not from the square where one lands. In class, lay a paper footprint on the jumped square and say: “Take it as if it stood here.” Usual slip: children move sideways onto the pawn, or forget to lift it off.

lesson-en-passant-how_it-ran-past =
    The black pawn made a _double step_, past your pawn. Take it as if it stood on f6: _en passant_!

lesson-en-passant-how_first-time = The black pawn ran past yours, from d7 to d5. Take it in passing.
    .hint-1 = Which square did the black pawn jump over? The circle shows it.
    .hint-2 = Tap the pawn on e5, then tap d6.
    .yes = Your pawn is on d6, and the pawn on d5 is gone.
    .no = Your king can wait. Take with the pawn on e5.
    .wrong-e5-e6 = You may walk on, but then the chance is gone. Take on d6.
    .because-pawn-sideways = Not sideways: land behind it, on the square it jumped over.

lesson-en-passant-how_black-takes = You play Black. White ran from c2 to c4: take it in passing.
    .hint-1 = Which square did the white pawn jump over? The circle shows it.
    .hint-2 = Tap the pawn on b4, then tap c3.
    .yes = Your pawn is on c3, and the pawn on c4 is gone.
    .no = Your king can wait. Take with the pawn on b4.
    .wrong-b4-b3 = You may walk on, but then the chance is gone. Take on c3.

lesson-en-passant-how_usual-way = Black went one step, and you take on f6. Where do you lift the black pawn off?
    .hint-1 = Where does the black pawn stand right now?
    .hint-2 = It stands on f6. Your pawn lands there too.
    .yes = From f6: your pawn lands on the pawn it takes, as always.
    .no = Look for the black pawn. You lift it off where it stands.

lesson-en-passant-how_passing-way = Now Black went two steps, and you take in passing. Where do you lift the pawn off?
    .hint-1 = Where does the black pawn stand right now?
    .hint-2 = Your pawn lands on f6, but the black pawn stands beside you.
    .yes = From f5: you land on f6, but the pawn stood beside you.
    .no = Look for the black pawn. You lift it off where it stands.

lesson-en-passant-how_who-can = Black has just played from d7 to d5. Tap every white pawn that may take it.
    .hint-1 = Taking in passing works from the squares beside d5.
    .hint-2 = Who stands on c5? Who stands on e5?
    .yes = Both neighbors may take, from the left or from the right. You choose one.
    .no = Not this one: a pawn must stand right beside d5.

lesson-en-passant-how_whole-story = Set a trap: walk your pawn from f4 to f5. Then take!
    .hint-1 = Your pawn on f5 waits. Watch the black pawn on g7.
    .hint-2 = It ran past to g5. Take it: from f5 to g6.
    .yes = You waited on f5, and you took the pawn that ran past.

lesson-en-passant-how_out-of-check = You play Black, and the pawn on c4 gives check. Take it!
    .hint-1 = The pawn on b3 guards c4, so your king may not take.
    .hint-2 = The white pawn came from c2. Which square did it jump over?
    .hint-3 = Take in passing: from b4 to c3.
    .yes = You took it in passing: the pawn on c4 is gone.
    .no = Not yet: take the pawn that ran to c4.
    .because-king-captures-protected = Not with the king: the pawn on b3 guards c4. Who else can take?

lesson-en-passant-how_real-board =
    Set up this picture for real. Black runs to f5: take in passing, and lift the pawn off.
