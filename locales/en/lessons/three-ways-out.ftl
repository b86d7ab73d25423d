### The words of lessons/three-ways-out.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-three-ways-out = Three ways out of check
    .about = Run away, put a piece in between, or take the attacker.
    .can = You can get out of check in three ways!
    .notes = Goal: for every check look for all three ways: run, block, take. Let the class show them with three gestures: two running fingers, a flat hand, a closed fist. The stubborn mistake is that only the king may move in check; so ask for block and take first. A knight’s check cannot be blocked, nor a check from the square beside the king. The escape room at the end can be played with the whole class: who calls the only way out?

lesson-three-ways-out_run = Check! _Run_ away: find both squares.
    .because-king-stays-on-line = That square is still on the rook’s rank. Leave the rank!
    .hint-1 = The rook attacks the whole rank: leave it.
    .hint-2 = One step off the rank: which squares touch e1?
    .hint-3 = Your own pawn is on d2. The squares e2 and f2 are free.
    .yes = Both! You stepped off the rook’s rank.

lesson-three-ways-out_block = Your king can’t run. Put a piece _in between_!
    .because-king-stays-on-line = Not yet: the rook still sees your king on that rank. Use the bishop.
    .because-still-in-check = That doesn’t help: it’s still check. Use the bishop.
    .hint-1 = The rook looks from a1 to g1. Which squares are in between?
    .hint-2 = Which squares of the first rank can your bishop reach?
    .hint-3 = Move the bishop from c2 to b1 or d1.
    .yes = The bishop blocks, and the rook no longer sees your king.

lesson-three-ways-out_no-check = The rook went to a2: no check! Open a door for your king.
    .hint-1 = Your own pawns shut your king in. Move one of them.
    .hint-2 = Play the pawn from h2 to h3.
    .yes = Fresh air! Without a check there’s time for that.
    .no = That’s allowed, but it doesn’t open a door. Move a pawn.

lesson-three-ways-out_take-it = Check from far away! _Take_ the queen.
    .wrong-c4-e3 = That blocks, and it’s allowed. But you can take the queen!
    .wrong-f1-f2 = That blocks, and it’s allowed. But you can take the queen!
    .wrong-g1-h1 = Running is allowed. But you can take the queen!
    .hint-1 = Follow the queen’s line from b6 to g1.
    .hint-2 = Which of your pieces can jump to b6?
    .hint-3 = Take with the knight, from c4 to b6.
    .yes = Gone! Nobody attacks your king anymore.

lesson-three-ways-out_knight-check = The knight on f3 gives check. Find both ways out!
    .because-still-in-check = Not yet: a knight jumps over everything. Take it or run.
    .hint-1 = A knight jumps: can anything stand in its way?
    .hint-2 = Which pawn can take on f3? And where can the king step?
    .hint-3 = Take with the pawn from g2, or run to h1.
    .yes = Both! Against a knight you run or you take.

lesson-three-ways-out_pawn-check = A pawn gives check from next door. Find both ways out!
    .because-king-captures-protected = The bishop on b7 guards the pawn. Who else can take it?
    .because-still-in-check = Nothing fits in between. Take the pawn, or run.
    .hint-1 = May your king take the pawn? Look at the bishop on b7.
    .hint-2 = Who else can take on g2? And where can the king run?
    .hint-3 = Take with the rook from f2, or run to g1.
    .yes = Both! Against a neighbor you run or you take.

lesson-three-ways-out_all-three = Check from a1! Find all { $total }: one run, one block, one take.
    .hint-1 = Take: which piece looks along the diagonal to a1?
    .hint-2 = Block: which piece can come to d1?
    .hint-3 = Run: get off the first rank. Is g2 free?
    .yes = Run, block, take: you found all { $total } ways.

lesson-three-ways-out_guarded-queen = Now you’re Black! The queen gives check: who can take it?
    .because-king-captures-protected = Not yet: the pawn on d6 guards the queen. Who else can take on e7?
    .hint-1 = Look at the pawn on d6: what does it guard?
    .hint-2 = The pawn guards e7, so the king may not take there.
    .hint-3 = The knight jumps from g6 to e7.
    .yes = The knight took the queen. You saw that the pawn guards e7.

lesson-three-ways-out_escape-room = The escape room! Three checks in a row: get out each time.
    .hint-1 = Each time there’s only one way out.
    .hint-2 = First block with the pawn: from e3 to e2.
    .hint-3 = Then take the queen with the bishop from d2.
    .hint-4 = At the end run with the king to g6.
    .yes = Block, take, run: you escaped from everything!
