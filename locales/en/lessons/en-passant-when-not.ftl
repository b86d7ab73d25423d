### The words of lessons/en-passant-when-not.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-en-passant-when-not = En passant: now or never
    .about = When taking in passing is allowed, and when it’s not.
    .can = You take in passing right away, and only a pawn that ran!
    .notes = Goal: check three things before taking in passing: is it a pawn, did it run two squares, was that the very last move? In class, play the last move twice, once with one step and once with two, and let the children raise a hand only when the pawn can be taken. Many children think the chance stays, or that any piece may be taken in this way. In some steps two pieces are beside the child’s pawn: ask why the other one may not be taken.

lesson-en-passant-when-not_at-once = A pawn ran two squares just now. Take it, now or never!
    .wrong-h5-h6 = You may walk on, but then the chance is gone. Take!
    .wrong-a2-a3 = That’s allowed, but then the chance is gone. Take!
    .wrong-a2-a4 = You can play that, but then the chance is gone. Take!
    .hint-1 = It ran from g7 to g5, past your pawn on h5.
    .hint-2 = Take in passing, from h5 to g6.
    .yes = A pawn, two squares, just now: three times yes!
    .no = Your king can wait. This chance can’t!

lesson-en-passant-when-not_king-moved-last = Two pawns stand beside yours. Take the one that ran just now!
    .because-ep-not-available = That pawn didn’t move just now. Which one did?
    .wrong-e5-e6 = You may walk on, but then the chance is gone. Take!
    .hint-1 = Which black pawn moved last?
    .hint-2 = The last move was from f7 to f5.
    .hint-3 = Take in passing, from e5 to f6.
    .yes = You saw who ran: only the very last move counts!
    .no = Your king can wait. This chance can’t!

lesson-en-passant-when-not_too-late = Two pawns ran past, one after the other. Catch the one you still can!
    .because-ep-chance-lost = Too late: the pawn on g5 ran earlier. Which one ran last?
    .wrong-a5-a6 = You may walk on, but then this chance is gone, too.
    .wrong-h5-h6 = You may walk on, but then this chance is gone, too.
    .hint-1 = Who ran last: the pawn on g5 or the pawn on b5?
    .hint-2 = The pawn on b5 has just come from b7.
    .hint-3 = Take in passing, from a5 to b6.
    .yes = Now or never: only the last runner can be caught!
    .no = Sure, you can do that, but then this chance is gone, too.

lesson-en-passant-when-not_usual-capture = This pawn ran to f5, and yours is on e4. Take it!
    .wrong-e4-e5 = That walks right past. Look diagonally: where is the black pawn?
    .hint-1 = Your pawn on e4 takes diagonally, as always.
    .hint-2 = Move your pawn from e4 to f5.
    .yes = The usual way! You landed on f5, where the pawn was.
    .no = That’s allowed, but it takes nothing. Look diagonally from e4.

lesson-en-passant-when-not_hidden-guard = A pawn ran past, but you may not take it. Take one piece off so that you may!
    .because-ep-exposes-king = Both pawns would leave the rank, and somebody would see your king. Who?
    .hint-1 = Two pawns would leave the rank together. Who looks at h5 then?
    .hint-2 = Look along the whole rank, from a5 to your king on h5.
    .hint-3 = The rook on a5 would see your king. Take it off!
    .yes = Without the rook your king is safe. Now you may take in passing!

lesson-en-passant-when-not_one-step = Now you’re Black! One of the three arrows is forbidden: try that one.
    .hint-1 = The white pawn came from d3. How many steps was that?
    .hint-2 = Only one step: it didn’t run past anybody.
    .hint-3 = Move your pawn from e4 to d3. It comes back.
    .yes = It took only one step. So nobody can take it in passing!
    .no = That’s allowed. Look for another arrow!

lesson-en-passant-when-not_two-steps = This time the pawn came from d2. Now take it in passing!
    .wrong-e4-f3 = A knight is a good catch! Now take in passing.
    .wrong-e4-e3 = You may walk on, but then the chance is gone. Take!
    .hint-1 = It ran from d2 to d4, past your pawn on e4.
    .hint-2 = Take in passing, from e4 to d3.
    .yes = Two squares, just now: caught on d3!
    .no = You can play that. Now take the pawn that ran!

lesson-en-passant-when-not_not-a-pawn = Take a neighbor in passing: the knight or the pawn?
    .because-ep-not-a-pawn = Not the knight: only pawns are taken in passing. Who else is beside your pawn?
    .wrong-b4-b3 = You may walk on, but then the chance is gone. Take!
    .hint-1 = Who just ran: the knight on c4 or the pawn on a4?
    .hint-2 = The pawn ran from a2 to a4.
    .hint-3 = Take in passing, from b4 to a3.
    .yes = Only a pawn is ever taken in passing. The knight may stay!
    .no = Your king can wait. This chance can’t!

lesson-en-passant-when-not_three-runners = Three white pawns are on the run. Catch each one right away!
    .wrong-b4-b3 = You may walk on, but then the runner escapes. Take it!
    .wrong-c3-c2 = That pawn can wait. What’s diagonally ahead of f4 now?
    .wrong-h4-h3 = You may walk on, but then the runner escapes. Take it!
    .hint-1 = The first ran to c4: take from b4 to c3.
    .hint-2 = The second took one step, to e3. How does a pawn usually take?
    .hint-3 = Take from f4 to e3.
    .hint-4 = The third ran to g4: take from h4 to g3.
    .yes = In passing, the usual way, in passing: nobody got past you!
    .no = Sure, you can do that. But one runner can be caught now!
