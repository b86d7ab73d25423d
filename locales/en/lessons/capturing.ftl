### The words of lessons/capturing.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-capturing = Taking pieces
    .about = Land on the other side’s piece, and it’s gone.
    .can = You can take with every piece you know!
    .notes = Goal: to take means to move onto the square of a piece of the other side; that piece stays out. Let the children say “my rook takes your knight” and lay the taken piece beside the board. In the puzzles where every move takes, let them point out the whole way with a finger first. Common mistakes: jumping over a piece as in checkers, taking a piece of their own, or believing that they must take whenever they can. How a pawn takes comes in the next land.

lesson-capturing_how = To take, land on the other side’s piece. Take both!
    .hint-1 = Which black piece is on the same file as your rook?
    .hint-2 = First take the knight on d7.
    .hint-3 = From d7 the rook goes straight to a7.
    .yes = Both are off the board!

lesson-capturing_own-pawn = Hop from piece to piece and take all { $total }! Your own pawns stay.
    .hint-1 = Where can the knight take something?
    .hint-2 = First take the pawn on e5. Then look at c6.
    .hint-3 = Take on e5, c6 and d8.
    .yes = All { $total }! Nobody takes a piece of their own color.
    .because-own-piece-on-target = Ouch! That pawn is your own.

lesson-capturing_who-takes = Only one of your pieces can take the queen. Do it!
    .hint-1 = The rook and the bishop both have a pawn in the way.
    .hint-2 = Who jumps over everything?
    .hint-3 = The knight hops from c4 to e5.
    .yes = Hop, and the queen is gone!
    .no = You can play that, but the queen is still there.
    .wrong-a1-c3 = That was only the pawn. Who reaches the queen?

lesson-capturing_queen-looks = Your queen can take { $total } pieces now. Find all { $total } ways!
    .hint-1 = Walk along each line from d3 until you meet a piece.
    .hint-2 = The first piece on a line stops you. Is it black or white?
    .hint-3 = The bishop is safe behind the knight on d6. Your own pawn is on f3.
    .yes = All { $total }! The queen takes only the first piece on a line.
    .no = Sure, you can do that, but nothing is taken. Follow the lines of your queen.

lesson-capturing_rook-hunt = Take all { $total } knights with your rook in { $best } moves.
    .hint-1 = Which knight is on the same file as the rook on c3?
    .hint-2 = First take on c5. From there look at c7.
    .hint-3 = From c7 the rook sees h7.
    .yes = All { $total } knights are off the board!

lesson-capturing_king-takes = A king takes too, one step away. Take all three!
    .hint-1 = Look first: which piece looks after another one?
    .hint-2 = The bishop on b5 looks after the knight on c4.
    .hint-3 = Take on d5. Then go to c5, b5 and c4.
    .yes = Yum! Your king was hungry.
    .because-king-captures-protected = Not yet: the bishop looks after the knight. Take the bishop first!

lesson-capturing_gone = Watch: the rook takes the knight on d7. What happens to the knight?
    .paper = The rook took the knight on d7. What happens to the knight?
    .hint-1 = Look at d7: who’s there now?
    .hint-2 = Two pieces never share one square. Can the knight come back?
    .yes = Yes: a taken piece stays off the board until the game ends.
    .option-home = It starts again on its first square
    .option-home-say = Not in chess: a taken piece doesn’t start again.
    .option-swap = White may use it later
    .option-swap-say = Not in chess: a taken piece never changes sides.
    .option-out = It stays out of this game

lesson-capturing_real-board = Five pawns, five moves! Take one with every move.
    .hint-1 = From each pawn you must see the next one.
    .hint-2 = Begin with the pawn on d5.
    .hint-3 = Take on d5, a5, a7, g7 and g2.
    .yes = Five moves, five pawns!

lesson-capturing_feast = Now you’re Black! Take all { $total } in { $best } hops.
    .hint-1 = Before you hop, look where the next piece is.
    .hint-2 = Begin with f6, d5 and b4.
    .hint-3 = Take on f6, d5, b4, c2, e3 and g4.
    .yes = Every hop a bite!

lesson-capturing_three-against-one = Take my rook, my knight and my bishop!
    .hint-1 = Before each move: what can your queen take?
    .hint-2 = Look first: can I take your queen there?
    .yes = You took them all. What a queen!
