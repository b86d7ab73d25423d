### The words of lessons/king-danger.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-king-danger = The king stays out of danger
    .about = The king never steps where a piece could take it.
    .notes = Goal: the king never goes to an attacked square, and a pinned piece stays on its line. Ask before each king move: “Who looks at that square?” Usual mistakes: taking a guarded piece with the king, stepping back along the line of the check, and putting the two kings side by side.

lesson-king-danger_danger =
    The black rook on a2 guards its whole row. Your king may never step there.

lesson-king-danger_safe-squares = Tap every square where the white king may go.
    .hint-1 = The king goes one step. Which squares touch e1?
    .hint-2 = Cross out the row that the rook guards. What is left?
    .yes = Both squares! You kept the king away from the guarded row.
    .no = Look at each square again. Could the rook on a2 take there?

lesson-king-danger_free-queen = The queen gives check from g2. May your king take it?
    .hint-1 = Look for a black piece that guards g2.
    .hint-2 = The bishop on d6 looks at h2 and g3. What about g2?
    .yes = Right: nobody guards g2, so the king takes the queen.
    .no = Follow the bishop’s lines from d6. None of them goes to g2.

lesson-king-danger_guarded-queen = Now the bishop stands on d5. May your king take the queen?
    .hint-1 = Only the bishop moved. Follow its line from d5.
    .hint-2 = The line runs over e4 and f3. Where does it go on?
    .yes = Right: the bishop guards g2. A king never takes a guarded piece.
    .no = Follow the line from d5: e4, f3, g2. The bishop guards the queen.

lesson-king-danger_shadow = Check! Try to run from the rook: from e4 to f4.
    .hint-1 = Tap the king on e4, then tap f4.
    .hint-2 = The rook looks along the whole row. Try it and see.
    .yes = You saw it: the rook’s line goes on behind the king.

lesson-king-danger_two-kings = You play Black. Try to step next to the white king: to d4.
    .hint-1 = Tap the king on d5, then tap d4.
    .hint-2 = Each king guards every square beside it. Try it and see.
    .yes = You saw it: two kings never stand side by side.

lesson-king-danger_pinned-guard = The knight on e2 is pinned: it may not move. You play Black: try to step to d4.
    .hint-1 = Tap the king on c5, then tap d4.
    .hint-2 = The knight on e2 may not leave its king. Does it still guard?
    .hint-3 = From e2 the knight guards d4. Try it and see.
    .yes = You saw it: a pinned piece still guards its squares.

lesson-king-danger_run = The rook on h1 gives check! Find every safe square for your king.
    .hint-1 = The rook guards the whole first row.
    .hint-2 = Leave the row: one step up, straight or diagonally.
    .hint-3 = There are { $total } safe squares: d2, e2 and f2.
    .yes = All { $total }! You left the rook’s row each time.
    .because-king-stays-on-line = Not yet: the rook’s line goes on behind your king. Leave the row.

lesson-king-danger_rook-again = An old friend: the rook. Get the star, and stop only where it is safe.
    .hint-1 = Look where the bishop on c4 can go. Keep off those squares.
    .hint-2 = First move the rook from f8 to f2. Nobody guards f2.
    .yes = Got it, and safe at every stop. You looked before you moved!
    .wrong-f8-g8 = Look at the bishop’s long line: it reaches g8.
    .wrong-f8-f1 = Look at the bishop’s other line: it reaches f1.
