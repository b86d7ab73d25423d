### The words of lessons/en-passant-when-not.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-en-passant-when-not = En passant: now or never
    .about = When taking in passing is allowed, and when it is not.
    .notes = Goal: check three things before taking in passing: is it a pawn, did it run two squares, was that the very last move? In class, play the last move twice, once with one step and once with two, and let the children raise a hand only when the capture is there. Many children think the chance stays, or that any piece may be taken in this way.

lesson-en-passant-when-not_three-questions =
    Ask: is it a pawn, did it run two squares, just now? Three times yes: you may take.

lesson-en-passant-when-not_at-once = Black has just run from g7 to g5. May your pawn take in passing on g6?
    .hint-1 = Is it a pawn? Did it run two squares just now?
    .hint-2 = The circle shows the square it jumped over: g6.
    .yes = Right: a pawn, two squares, and just now.
    .no = A pawn ran two squares, and that was the last move.

lesson-en-passant-when-not_too-late = Now each side has made one more move. Try to take in passing on g6.
    .hint-1 = Tap the pawn on h5, then tap g6.
    .hint-2 = The circle on g6 is gone. Try it and see.
    .yes = You saw it: the chance lasts for one turn only.

lesson-en-passant-when-not_two-steps = You play Black. White ran from d2 to d4: may your pawn take on d3?
    .hint-1 = Watch the white pawn: where did it start?
    .hint-2 = It ran two squares, past your pawn on e4.
    .yes = Right: it ran from d2 to d4, so you take on d3.
    .no = It jumped over d3 just now, so you may take it there.

lesson-en-passant-when-not_one-step = This time the white pawn came from d3. May you take on d3?
    .hint-1 = Count the steps of the white pawn.
    .hint-2 = From d3 to d4 is one step. It jumped over nothing.
    .yes = Right: it took one step only, so nobody takes it in passing.
    .no = The pawn came from d3 to d4: one step. It takes two.

lesson-en-passant-when-not_not-a-pawn = You play Black, and a knight landed beside you on c4. Try to take it in passing.
    .hint-1 = Tap the pawn on b4, then tap c3.
    .hint-2 = The piece on c4 is a knight. Try it and see.
    .yes = You saw it: only a pawn is ever taken in passing.

lesson-en-passant-when-not_king-moved-last = Black moved the king last, to e7. May your pawn take in passing on d6?
    .hint-1 = Which black piece moved last?
    .hint-2 = Taking in passing answers a pawn’s run, not a king’s move.
    .yes = Right: the last move was the king’s, not the pawn’s.
    .no = The pawn has stood on d5 for longer. The king moved last.

lesson-en-passant-when-not_open-row = A hard one: the pawn ran to f5. Try to take it in passing on f6.
    .hint-1 = Look along the whole row, from a5 to your king on h5.
    .hint-2 = Two pawns leave the row at once. Who looks at h5 then?
    .hint-3 = Tap the pawn on e5, then tap f6.
    .yes = You saw it: even in passing, your own king must stay safe.

lesson-en-passant-when-not_usual-capture = The pawn ran to f5, and yours stands on e4. Take it!
    .hint-1 = Your pawn on e4 takes diagonally, as always.
    .hint-2 = Tap the pawn on e4, then tap f5.
    .yes = A usual capture: you landed on f5, where the pawn stood.
    .no = You may play that, but it takes nothing. Look diagonally from e4.
    .wrong-e4-e5 = That walks past. Take with your pawn: where is the black pawn?
