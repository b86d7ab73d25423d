### The words of lessons/pawn-captures.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-pawn-captures = The pawn takes
    .about = A pawn walks straight ahead and takes diagonally.
    .notes =
        Goal: a pawn walks one way and takes another way. Let two rows of children face each other and take only diagonally ahead. The usual mistake is to take straight ahead, or to walk diagonally to an empty square. The small battle at the end needs two players: draw lots for White, then change colors.

lesson-pawn-captures_how = A pawn walks straight ahead. It _takes_ one step diagonally ahead: on c5 or e5.

lesson-pawn-captures_straight = Try to take the knight straight ahead: from e4 to e5.
    .hint-1 = Tap the pawn on e4, then tap e5.
    .hint-2 = The pawn will come back, and that is fine. See what happens.
    .yes = You saw it: straight ahead a pawn only walks. The knight blocks it.

lesson-pawn-captures_diagonal = Now the knight stands on d5. May the pawn take it?
    .hint-1 = What changed? The knight is no longer straight ahead.
    .hint-2 = From e4 to d5 is one step diagonally ahead.
    .yes = Right: the knight on d5 stands one step diagonally ahead.
    .no = Look from e4 to d5: one step diagonally ahead. That is how a pawn takes.

lesson-pawn-captures_empty = Now the knight is gone. Try to walk from e4 to d5.
    .hint-1 = Tap the pawn on e4, then tap d5.
    .hint-2 = Nobody stands on d5. Try it and see.
    .yes = You saw it: a pawn goes diagonally only to take.

lesson-pawn-captures_chain = You play Black. Take all { $total } knights with your pawn.
    .hint-1 = Which knight stands one step diagonally ahead of g7?
    .hint-2 = Take on f6. From there look at e5.
    .hint-3 = Did the pawn walk past a knight? Then start again: pawns never go back.
    .yes = All { $total } knights! Every step went diagonally ahead.

lesson-pawn-captures_too-far = A first step may be two squares long. Try to take the knight on g4.
    .hint-1 = Tap the pawn on e2, then tap g4.
    .hint-2 = Count the steps from e2: f3, g4. Try it and see.
    .yes = You saw it: two steps are for walking. A pawn takes one step away.

lesson-pawn-captures_where-to = Tap every square this pawn can go to. Some are for walking, one is for taking.
    .hint-1 = The pawn stands on its first square. How far may it walk?
    .hint-2 = It walks to e3 or e4. Now look diagonally ahead.
    .hint-3 = A knight stands on d3. Nobody stands on f3.
    .yes = All { $total } squares! Two for walking, and d3 for taking.
    .no = Look again: straight ahead to walk, one step diagonally to take.

lesson-pawn-captures_only-one = You play Black: only one of your pawns can take. Which?
    .hint-1 = Look one step diagonally ahead of each black pawn.
    .hint-2 = The knight on b5 and the bishop on e4 stand straight ahead.
    .hint-3 = The rook on g6 stands diagonally ahead of the pawn on h7.
    .yes = You found the pawn that looks at g6. The rook is gone!
    .no = You may play that, but it takes nothing. Look diagonally ahead.
    .because-pawn-cant-capture-straight = Not yet: that piece stands straight ahead. Which piece stands diagonally ahead?

lesson-pawn-captures_battle = Play with somebody: the first pawn across wins. If one side cannot move, nobody wins.
    .hint-1 = Before you move, look: could a pawn take yours there?
    .hint-2 = A pawn with a free way runs to the last row.
    .yes = A good battle! Shake hands, then change colors and play again.
