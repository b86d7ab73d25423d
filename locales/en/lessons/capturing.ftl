### The words of lessons/capturing.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-capturing = Taking pieces
    .about = Go onto a piece of the other side to take it.
    .notes =
        Goal: to take means to move onto the square of a piece of the other side; that piece stays out. Let the children say “my rook takes your knight” and lay the taken piece beside the board. Usual mistakes: jumping over a piece as in checkers, taking one’s own piece, or believing that one must take whenever one can.

lesson-capturing_how = To take, go onto a piece of the other side. That piece leaves the board.

lesson-capturing_own-pawn = Try to take your own pawn on e5 with the knight.
    .hint-1 = Tap the knight on f3, then tap e5.
    .hint-2 = Both are white. Try it and see.
    .yes = You saw it: nobody takes a piece of the same color.

lesson-capturing_black-pawn = Now the pawn on e5 is black. May the knight take it?
    .hint-1 = What changed? Look at the color of the pawn.
    .hint-2 = The knight jumps from f3 to e5. Who stands there now?
    .yes = Right: the knight lands on e5, and the black pawn leaves.
    .no = Look at e5 again. That pawn belongs to the other side.

lesson-capturing_queen-looks = Tap every black piece that your queen can take now.
    .hint-1 = Walk along each line from d3 until you meet a piece.
    .hint-2 = The first piece on a line stops you. Is it black or white?
    .hint-3 = Behind the knight on d6 the bishop is safe. Your own pawn stands on f3.
    .yes = All { $total }! On each line you looked at the first piece only.
    .no = Look again: the queen takes only the first piece on a line.

lesson-capturing_rook-hunt = Take all { $total } knights with your rook. It can be done in { $best } moves.
    .hint-1 = Which knight stands on the same line as the rook on c3?
    .hint-2 = First take on c5. From there look at c7.
    .hint-3 = From c7 the rook sees h7.
    .yes = All { $total } knights are off the board! The rook always took their square.

lesson-capturing_king-takes = A knight stands next to your king. May the king take it?
    .hint-1 = The king goes one step. Is d5 one step from e4?
    .hint-2 = Nobody else is there to guard the knight.
    .yes = Right: the king takes as it walks, one step away.
    .no = Look from e4 to d5: one step. The king may take there.

lesson-capturing_gone = Watch: the rook takes the knight on d7. What happens to the knight?
    .hint-1 = Look at d7: who stands there now?
    .hint-2 = Two pieces never share one square. Can the knight come back?
    .yes = Yes: a taken piece stays beside the board until the end.
    .option-home = It starts again on its first square
    .option-home-say = Not in chess: a taken piece does not start again.
    .option-swap = White may use it later
    .option-swap-say = Not in chess: a taken piece never changes sides.
    .option-out = It stays out of this game

lesson-capturing_pawn-again = You play Black. Tap every piece that your pawn on e5 can take.
    .hint-1 = A pawn walks straight ahead. How does it take?
    .hint-2 = Look one step diagonally ahead: at d4 and f4.
    .yes = Both! The pawn takes diagonally ahead, not straight and not sideways.
    .no = Look again: a pawn takes one step diagonally ahead.

lesson-capturing_real-board = Set up this queen and five pawns on a real board. Take all five in five moves!
