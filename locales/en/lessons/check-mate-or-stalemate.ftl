### The words of lessons/check-mate-or-stalemate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-check-mate-or-stalemate = Check, checkmate or stalemate?
    .about = Two questions tell you what a position is.
    .notes = Goal: sort any position with two questions: is the king attacked, and is there any legal move? In class, three corners of the room are check, checkmate and stalemate, and the children walk to the corner they believe in. Usual slips: a pinned piece is thought to block, and a pawn far away that can still move is overlooked.

lesson-check-mate-or-stalemate_two-questions =
    First ask: is the king attacked? Then ask: is there any legal move?

lesson-check-mate-or-stalemate_queen-in-front = It is Black’s turn, and a queen stands on e7. What is this?
    .hint-1 = Is the king on e8 attacked? Can it take the queen?
    .hint-2 = The white king guards e7. Which squares does the queen guard?
    .yes = Attacked, and no move.

lesson-check-mate-or-stalemate_rook-in-front = Now a rook stands on e7. What is this?
    .hint-1 = Is the king on e8 attacked?
    .hint-2 = The rook does not guard d8 or f8. Does the white king?
    .yes = Attacked, but d8 and f8 are free.

lesson-check-mate-or-stalemate_pawn-in-front = Now it is a pawn on e7. What is this?
    .hint-1 = A pawn takes diagonally. Does it attack e8?
    .hint-2 = The pawn guards d8 and f8. Who guards d7 and f7?
    .hint-3 = The white king guards d7, f7 and the pawn on e7.
    .yes = Not attacked, and no move.

lesson-check-mate-or-stalemate_knight-helps = You play Black, and the rook on a8 gives check. Put your knight in the way.
    .hint-1 = Which square between a8 and g8 can the knight on f7 reach?
    .hint-2 = Jump from f7 to d8.
    .yes = The knight blocks on d8, so it was only check.
    .because-still-in-check = Not yet: the rook on a8 still gives check. Use your knight.

lesson-check-mate-or-stalemate_pinned-knight = Now the bishop stands on b3. Try the same: the knight from f7 to d8.
    .hint-1 = Tap the knight on f7, then tap d8.
    .hint-2 = The bishop looks from b3 over f7 to g8. Try it and see.
    .yes = You saw it: a pinned knight cannot help against another check.

lesson-check-mate-or-stalemate_is-it-mate = Now the pawn is back on h7. It is Black’s turn: what is this?
    .hint-1 = The rook on a8 gives check and guards f8 and h8.
    .hint-2 = May the knight on f7 leave? The bishop on b3 pins it.
    .hint-3 = The pawn on h7 shuts the last door.
    .yes = The knight is pinned, and the door on h7 is shut.

lesson-check-mate-or-stalemate_no-step-left = Now you play White. What is this?
    .hint-1 = Is your king on h1 attacked? Which squares does the queen guard?
    .hint-2 = Can your pawn on c5 go to c6?
    .yes = King and pawn are both stuck, and nobody gives check.

lesson-check-mate-or-stalemate_one-step-left = Now your pawn stands on c4. What is this?
    .hint-1 = Only the pawn has changed its square. What lies ahead of it?
    .hint-2 = The pawn on c4 can go to c5.
    .yes = The pawn on c4 has one step left.
