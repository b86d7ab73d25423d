### The words of lessons/three-times-exactly.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-three-times-exactly = Really the same?
    .about = When two positions are the same, and how to claim.
    .can = You can tell whether two positions are really the same!
    .notes = For those who want to know exactly. Two positions are the same if the pieces, the side to move, the rights to castle and the right to take in passing are the same; a right to castle counts until it is lost, even if castling is not possible now; the right to take in passing counts only if a pawn could really take. A wrong claim ends nothing, but a move that was named with it must be played. Put two photographs side by side and ask what cannot be seen in them.

lesson-three-times-exactly_second-ride = Both rooks rode out and came home. Once more: rook to g1, and home!
    .hint-1 = Move the rook from h1 to g1.
    .hint-2 = Now go back to h1.
    .yes = The same pieces. But short castling was lost on the very first ride!
    .no = Not there: rook to g1, and then home to h1.

lesson-three-times-exactly_third-ride = That was the third ride of the rooks. Can you claim a draw now?
    .hint-1 = At the start you could castle short. Never again after that.
    .hint-2 = So leave the start out. After how many rides was it the same?
    .yes = Right: leave the start out, and all three rides end the same.
    .no = Leave the start out, and count the three rides.

lesson-three-times-exactly_claim-in-order = Your next move will make it three times. Tap what you do, in order!
    .paper = Your next move will make it three times. What do you do, and in what order?
    .option-write = I write my move down, but don’t play it
    .option-call = I stop the clock and call the arbiter
    .option-look = The arbiter counts the positions
    .option-draw = The game is a draw
    .hint-1 = A move that’s played ends your turn. So don’t play it yet.
    .hint-2 = First your pencil, then the clock.
    .yes = Right: first write, then call. If you claim, you must prove it.

lesson-three-times-exactly_whose-turn = You’re Black. Rook and kings are here for the third time: can you claim?
    .hint-1 = Whose turn was it before? Whose turn is it now?
    .hint-2 = Twice it was White’s turn, and now it’s yours.
    .yes = Right: it must be the same side’s turn. So this one is new.
    .no = The pieces are the same, but look whose turn it was.

lesson-three-times-exactly_passing-counts = White’s pawn ran past yours, and nobody took it. Can you claim a draw?
    .hint-1 = What could your pawn on c4 do the first time?
    .hint-2 = It could take in passing, but only right away.
    .yes = Right: at first your pawn could take in passing. That makes only two.
    .no = They look alike, but at first your pawn could take in passing.

lesson-three-times-exactly_passing-gone = The knight rode out and home once more. Can you claim now?
    .hint-1 = Nobody can take in passing anymore. Leave the first time out.
    .hint-2 = Count how often the knight has come home since then.
    .yes = Right: without the first time it’s still three!
    .no = One more ride than before: count again.

lesson-three-times-exactly_claimed-too-soon = You claimed with knight to g8, but that’s only twice. What must you do?
    .hint-1 = Which move did you name?
    .hint-2 = Play the knight from f6 to g8.
    .yes = A wrong claim ends nothing. But the move you named must be played.
    .no = You named another move: the knight goes to g8.
