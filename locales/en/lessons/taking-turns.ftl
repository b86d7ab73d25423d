### The words of lessons/taking-turns.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-taking-turns = Taking turns
    .about = White begins. Then one move each, and nobody skips.
    .can = You know whose turn it is, and you never miss yours!
    .notes = Goal: White begins, each turn is exactly one move with a piece of your own, and nobody may skip a turn. Play on one demonstration board, half the class against the other half, and let the class say whose turn it is before each move. Common mistakes: two moves in a row, moving the other side’s piece, and putting a piece back as if that were a move. In the trap, Black would love to skip a turn but may not: let two children act it out. What happens when a piece is touched comes later, with good manners.

lesson-taking-turns_who-begins = You’re Black, and both crews are ready. Tap the two knights that may begin!
    .paper = You’re Black, and both crews are ready. Which two knights may begin?
    .hint-1 = In chess the same crew always makes the first move.
    .hint-2 = White begins. White’s knights are on b1 and g1.
    .yes = Yes: _White_ makes the first move. You come second.
    .no = Not that one: Black never moves before White.

lesson-taking-turns_black-second = White has moved! Now it’s your turn: stop that pawn with your own.
    .hint-1 = The white pawn on e4 wants to go on to e5.
    .hint-2 = Move your pawn from e7 to e5.
    .yes = Face to face! One move each: now it’s White’s turn.
    .no = That’s allowed. Now move the pawn to e5.
    .wrong-e7-e6 = Go one square farther, and the white pawn can’t pass.

lesson-taking-turns_put-back = You lift the knight and put it back on g8. Is that a move?
    .hint-1 = Where was the knight before, and where is it now?
    .hint-2 = A move ends on a different square.
    .yes = Right: a move ends on a different square. It’s still your turn.
    .no = The knight is on g8, just as before. Nothing has moved.

lesson-taking-turns_must-move = You would love to skip your turn, but nobody may. Find your only move!
    .because-king-into-attack = Your king would be taken there. Look for another square!
    .hint-1 = Your pawn can’t move. Only the king can.
    .hint-2 = The rook attacks the whole g-file. Go to h7.
    .yes = That was the only one. In chess you always have to move!

lesson-taking-turns_one-each = Now you’re White! Pawn to e4, wait, then the knight to f3.
    .hint-1 = First tap the pawn on e2, then tap e4.
    .hint-2 = Black answers by itself. Then it’s your turn again.
    .hint-3 = Now move the knight from g1 to f3.
    .yes = You, Black, you, Black: one move each, and never two!
    .no = You can play that. Now play the pawn to e4, then the knight to f3.

lesson-taking-turns_nobody-there = White wants to go from e3 to e4. Is that a move?
    .hint-1 = Look at e3: which piece is there?
    .hint-2 = A move needs a piece. Is there one on e3?
    .yes = Right: e3 is empty, and without a piece there’s no move.
    .no = Look at e3 again. Nobody is there.

lesson-taking-turns_pawn-first = Two turns for you: bring the bishop from f1 to c4!
    .hint-1 = Your own pawn blocks the way. It needs the first turn.
    .hint-2 = Move the pawn from e2, wait for Black, then look at c4.
    .hint-3 = Pawn to e4, then bishop to c4.
    .yes = First the pawn, then the bishop: each on its own turn.
    .no = You can play that, but the bishop still wants to reach c4.

lesson-taking-turns_trap = Black may not skip either! Checkmate in two moves: first close the trap.
    .wrong-g1-h1 = Check! But now the king steps to g8.
    .hint-1 = Black’s pawn is stuck, so its king has to move. Leave it only one square!
    .hint-2 = From f7 your king attacks g8 and g7. Where must Black go?
    .hint-3 = King to f7, and then rook to h1.
    .yes = Checkmate! Black had to walk into the trap.
    .no = That’s allowed. King first, and then the rook gives check.

lesson-taking-turns_race = Your turn, my turn: bring a pawn across before I do!
    .hint-1 = Let your knights catch my pawns first.
    .hint-2 = Before you move: which of my pawns could run next?
    .yes = Across! You made good use of every turn.
