### The words of lessons/three-ways-out.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-three-ways-out = Three ways out of check
    .about = Run away, put a piece between, or take the attacker.
    .notes =
        Goal: for every check look for all three ways: run, block, take. Let the class show them with three gestures: two running fingers, a flat hand, a closed fist. The stubborn mistake is that only the king may move in check; so ask for block and take first. A knight’s check cannot be blocked, nor a check from the square beside the king.

lesson-three-ways-out_ways = In check? _Run_ away, put a piece _between_, or _take_ the attacker.

lesson-three-ways-out_run = You play Black, and the rook on a8 gives check. Find both squares to run to!
    .hint-1 = The rook guards the whole row: leave it.
    .hint-2 = One step off the row: which squares touch e8?
    .hint-3 = Your own pawn stands on d7. The squares e7 and f7 are free.
    .yes = Both! You stepped off the rook’s row.

lesson-three-ways-out_block = The rook on a1 gives check, and your king cannot run. Put a piece between!
    .hint-1 = The rook looks from a1 to g1. Which squares lie between?
    .hint-2 = Which squares of the first row can your bishop reach?
    .hint-3 = Move the bishop from c2 to b1 or d1.
    .yes = The bishop stands between, and the rook no longer sees your king.
    .because-king-stays-on-line = Not yet: on that row the rook still sees your king. Use the bishop.

lesson-three-ways-out_door = Still check! Try to open a door instead: the pawn goes to h3.
    .hint-1 = Tap the pawn on h2, then tap h3.
    .hint-2 = Does the pawn help against the rook now? Try it and see.
    .yes = You saw it: in check the king needs help now. A door comes too late.

lesson-three-ways-out_no-check = Now the rook stands on a2. May the pawn go from h2 to h3?
    .hint-1 = Does the rook on a2 attack your king on g1?
    .hint-2 = No check: then you play what you like.
    .yes = Right: nobody gives check, so the pawn is free to go.
    .no = Follow the rook from a2: it does not see g1. There is no check.

lesson-three-ways-out_knight-check = The knight on f3 gives check. There are { $total } ways out: find both!
    .hint-1 = A knight jumps: can anything stand in its way?
    .hint-2 = Which pawn can take on f3? And where can the king step?
    .hint-3 = Take with the pawn from g2, or run to h1.
    .yes = Both! Against a knight you run or you take.
    .because-still-in-check = Not yet: a knight jumps over everything. Take it or run.

lesson-three-ways-out_all-three = Check from a1! Find all { $total }: one run, one block, one take.
    .hint-1 = Take: which piece looks along the diagonal to a1?
    .hint-2 = Block: which piece can come to d1?
    .hint-3 = Run: the first row is guarded. Is g2 free?
    .yes = Run, block, take: you found all { $total } ways.

lesson-three-ways-out_guarded-queen = You play Black. The queen stands next to your king: who may take it?
    .hint-1 = Look at the pawn on d6: what does it guard?
    .hint-2 = The pawn guards e7, so the king may not take there.
    .hint-3 = The knight jumps from g6 to e7.
    .yes = The knight took the queen. You saw that the pawn guards e7.
    .because-king-captures-protected = Not yet: the pawn on d6 guards the queen. Who else can take on e7?

lesson-three-ways-out_real-board = Build this on a real board. Show somebody how Black can run, block and take!
