### The words of lessons/taking-turns.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-taking-turns = Taking turns
    .about = White begins. Then one move each, and nobody skips.
    .notes =
        Goal: White begins, each turn is exactly one move with one’s own piece, and nobody may skip a turn. Play on one demonstration board, half the class against the other half, and let the class say whose turn it is before each move. Usual mistakes: two moves in a row, moving the other side’s piece, and putting a piece back as if that were a move. What happens when a piece is touched comes later, with good manners.

lesson-taking-turns_white-first = White moves first. Then Black, then White again: always one move each.

lesson-taking-turns_black-first = Nobody has moved yet. May Black begin and go from e7 to e5?
    .hint-1 = Who makes the first move of a game?
    .hint-2 = White begins, always. Whose pawn stands on e7?
    .yes = Right: not yet. White makes the first move.
    .no = The game has not begun. White makes the first move.

lesson-taking-turns_black-second = White has gone to e4. May Black go to e5 now?
    .hint-1 = What changed? Look at the pawn on e4.
    .hint-2 = White made one move. Who comes next?
    .yes = Right: after White’s move it is Black’s turn.
    .no = White has moved once. Then it is Black’s turn.

lesson-taking-turns_one-each = You play White. Move the pawn to e4, wait, then bring the knight to f3.
    .hint-1 = First tap the pawn on e2, then tap e4.
    .hint-2 = Black answers by itself. Then it is your turn again.
    .hint-3 = Now move the knight from g1 to f3.
    .yes = One move each, two times over. Now White would move again.
    .no = You may play that. Today: first the pawn to e4, then the knight to f3.

lesson-taking-turns_nobody-there = White wants to go from e3 to e4. Is that a move?
    .hint-1 = Look at e3: which piece stands there?
    .hint-2 = A move needs a piece. Is there one on e3?
    .yes = Right: e3 is empty, and without a piece there is no move.
    .no = Look at e3 once more. Nobody stands there.

lesson-taking-turns_put-back = Black lifts the knight and puts it back on g8. Is that a move?
    .hint-1 = Where was the knight before, and where is it now?
    .hint-2 = A move ends on another square.
    .yes = Right: a move ends on another square. It is still Black’s turn.
    .no = The knight stands on g8 as before. So nothing has moved.

lesson-taking-turns_skip = You play Black and like your pieces as they stand. May you skip your turn?
    .hint-1 = White made one move. What must Black do now?
    .hint-2 = One move each: does a game go on without your move?
    .yes = Right: on your turn you always make a move.
    .option-yes = Yes, as often as I like
    .option-yes-say = Not in chess: on your turn you always move.
    .option-once = Yes, but only once
    .option-once-say = Not even once: on your turn you always move.
    .option-no = No, I have to move

lesson-taking-turns_bishop-out = You play Black, and it is your turn. Try to bring the bishop from f8 to c5.
    .hint-1 = Tap the bishop on f8, then tap c5.
    .hint-2 = Your own pawn stands on e7. Try it and see.
    .yes = You saw it: the pawn on e7 has to move first. Bishops never jump.

lesson-taking-turns_game-over = Watch: the black queen gives checkmate. May the king still go to f2?
    .hint-1 = Who has won? Is the game still going on?
    .hint-2 = When a game is over, nobody moves any more.
    .yes = Right: checkmate ends the game. After that nobody moves.
    .no = The queen on h4 has won. After the end nobody moves.
