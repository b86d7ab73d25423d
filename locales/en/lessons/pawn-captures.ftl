### The words of lessons/pawn-captures.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-pawn-captures = The pawn takes
    .about = A pawn walks straight ahead and takes diagonally.
    .can = Your pawns can walk and take!
    .notes = Goal: a pawn walks one way and takes another way. Let two rows of children face each other and take only diagonally ahead. The common mistake is to take straight ahead, or to walk diagonally to an empty square. In the battle at the end, ask before each move: which of my pawns can take, and which can be taken?

lesson-pawn-captures_how = A pawn _takes_ one step diagonally ahead. Take all three!
    .hint-1 = Follow the arrow.
    .hint-2 = Then look diagonally ahead again.
    .hint-3 = Take on d4, e5 and d6.
    .yes = Zig, zag, zig: all three are gone!

lesson-pawn-captures_empty = Nobody is on d5. Try to go there with your pawn!
    .hint-1 = Tap the pawn on e4, then the end of the arrow.
    .hint-2 = Move from e4 to d5. The pawn will come back.
    .yes = With nobody to take, a pawn walks straight ahead.
    .no = That’s allowed. Now follow the arrow!

lesson-pawn-captures_straight = The knight is right in front of your pawn on d4. Which pawn can take it?
    .hint-1 = Straight ahead a pawn only walks.
    .hint-2 = The pawn on e4 has the knight diagonally ahead.
    .hint-3 = Take on d5 with the pawn from e4.
    .yes = Diagonally it is! Straight ahead a pawn takes nothing.
    .because-pawn-cant-capture-straight = Bump! A pawn never takes straight ahead.

lesson-pawn-captures_too-far = Now try to take the knight on g4, far away!
    .hint-1 = Tap the pawn on e2, then the knight on g4.
    .hint-2 = Move from e2 to g4. The pawn will come back.
    .yes = Long steps are for walking, never for taking.
    .no = That’s allowed. Now follow the arrow!

lesson-pawn-captures_where-to = Your pawn can walk or take. Play all { $total } moves!
    .hint-1 = The pawn is on its first square. How far may it walk?
    .hint-2 = It walks to e3 or e4. Now look diagonally ahead.
    .hint-3 = There’s a knight on d3. The square f3 is empty.
    .yes = All { $total } moves! Two for walking, and d3 for taking.

lesson-pawn-captures_zigzag = Walk and take! Get all { $total } in { $best } moves.
    .hint-1 = Where must the pawn stand to take the rook?
    .hint-2 = Walk only one step first: to c3.
    .hint-3 = Go to c3, d4, d5, e6 and f7.
    .yes = You bit them all!

lesson-pawn-captures_chain = Now you’re Black! Take all { $total } knights with your pawn.
    .hint-1 = Which knight is one step diagonally ahead of g7?
    .hint-2 = Take on f6. From there look at e5.
    .hint-3 = Did the pawn walk past a knight? Then start again: pawns never go back.
    .yes = All { $total } knights! Every step went diagonally ahead.

lesson-pawn-captures_only-one = Only one of your pawns can take. Do it!
    .hint-1 = Look one step diagonally ahead of each black pawn.
    .hint-2 = The knight and the bishop are straight ahead: no pawn takes them.
    .hint-3 = The rook on g6 is diagonally ahead of the pawn on h7.
    .yes = You found the pawn that looks at g6. The rook is gone!
    .no = Sure, you can do that, but it takes nothing. Look diagonally ahead.
    .because-pawn-cant-capture-straight = That piece is straight ahead. Which one is diagonally ahead?

lesson-pawn-captures_look-first = One step or two? Walk where no pawn can take you!
    .hint-1 = White’s pawns look diagonally ahead, too.
    .hint-2 = The pawn on b4 looks at c5. The pawn on h4 looks at g5.
    .hint-3 = Take one step: to c6 or to g6.
    .yes = Nobody can bite you there!
    .wrong-c7-c5 = The pawns on b4 and d4 look at c5. One step is enough!
    .wrong-g7-g5 = The pawn on h4 looks at g5. One step is enough!

lesson-pawn-captures_battle = A battle: the first pawn across wins! If one of us gets stuck, nobody wins.
    .hint-1 = Before you move, look: can a pawn of yours take?
    .hint-2 = A pawn with a clear path runs all the way across.
    .yes = Your pawn broke through!
