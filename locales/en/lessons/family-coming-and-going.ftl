### The words of lessons/family-coming-and-going.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-coming-and-going = Coming and going
    .about = House rule: a young player may leave and come back.
    .can = You know what happens when somebody leaves and comes back!
    .notes =
        Goal: a young child may leave the table and come back. The pieces stay where they are and sleep: they attack nothing, their king cannot be checkmated, and only pawns may take them. The turn passes over the empty chair. The game’s sheet speaks of children of ten or younger and of players 25 years younger than the oldest; we ask for both, and the supervisor may allow more. Let one child really leave the room for two rounds. Children often still fear a sleeping rook. None of this exists in tournaments. In the lesson Ben plays Black; one child can be Ben.

lesson-family-coming-and-going_snack = House rule: a child may leave. Black sleeps: make one move for each of the others!
    .hint-1 = White begins, then Blue moves. Black sleeps, so who’s next?
    .hint-2 = After Blue comes Yellow. A small step is enough each time.
    .yes = The turn skipped Black. That’s how little children come to love chess!
    .because-not-your-piece = It isn’t their turn. It goes White, Blue, Yellow: Black sleeps.

lesson-family-coming-and-going_how-old = Who may leave? Our choice: ten or younger, and 25 years younger than the oldest.

lesson-family-coming-and-going_who-may = White is 9 years old, Blue 6, Black 12, Yellow 33. Tap the king that may leave!
    .paper = White is 9 years old, Blue 6, Black 12, Yellow 33. Which king may leave?
    .hint-1 = The oldest is Yellow. Count from each child’s age to 33.
    .hint-2 = From 9 to 33 is only 24 years. And 12 is more than ten.
    .hint-3 = From 6 to 33 is 27 years. Tap the blue king on a6.
    .yes = Right: six, and 27 years younger. The grown-up in charge may allow more.
    .no = Not yet: ten or younger, and 25 years younger than the oldest.

lesson-family-coming-and-going_rook-waits = Black is away. Try to take the sleeping knight on e5 with your rook.
    .hint-1 = Tap the rook on e1, then tap e5.
    .hint-2 = The knight’s player is away. Try it and see.
    .yes = Now you know: the rook must leave a sleeping piece alone.
    .no = That’s allowed. Follow the arrow!

lesson-family-coming-and-going_pawn-takes = Only pawns may take sleeping pieces. Take all { $total } with your two pawns!
    .hint-1 = Which sleeping piece is diagonally ahead of a pawn?
    .hint-2 = One pawn takes on c5, the other on e5, f6 and e7.
    .yes = Nobody woke up! Pawns may do that.
    .because-absent-only-pawns-may-capture = Not yet: the rook must wait. Only a pawn may take a sleeping piece.

lesson-family-coming-and-going_back-again = Ben is back, and the black pieces are awake. Take the knight with the piece that had to wait!
    .hint-1 = Pawns could take it before. Who couldn’t?
    .hint-2 = Look along the file of your rook on e1.
    .hint-3 = Take the knight on e5 with the rook.
    .yes = Right: you may come back anytime, and play like everybody else.
    .no = Sure, you can do that, but it doesn’t take the knight.
    .wrong-d4-e5 = The pawn could do that all along. Who had to wait?

lesson-family-coming-and-going_sleeping-rook = Black sleeps again. Tiptoe past the rook to the star!
    .hint-1 = Our choice: a sleeping piece attacks nothing.
    .hint-2 = Go to h6, and then to i5.
    .yes = Hush! The rook on h8 attacks nothing while it sleeps.

lesson-family-coming-and-going_rook-awake = Ben is back, and the rook is awake! Get to the star again.
    .hint-1 = What does the rook see now? It can’t look through your pawn.
    .hint-2 = Go around behind your pawn: g4, h3, i4, then i5.
    .yes = Your pawn was the wall. A king never walks into danger.
    .because-king-into-attack = The rook is awake and sees that square. Go another way!

lesson-family-coming-and-going_no-mate = Black is away. White’s rook on c12 attacks the sleeping king: what’s that?
    .hint-1 = What can happen to a king whose player is away?
    .hint-2 = Nobody can be checkmated while away.
    .yes = Right: a sleeping king is neither in check nor in checkmate. Ben can finish that snack.
    .option-mate = Checkmate
    .option-mate-say = Nobody is checkmated while away. That would be unkind!
    .option-check = Check
    .option-check-say = A sleeping king can’t be in check. Its player isn’t even here.
    .option-nothing = Neither: the king is asleep

lesson-family-coming-and-going_wake-up = Now you’re Black, and back again! They all crept close: take all { $total }.
    .hint-1 = Your queen sees two of them. Start with the bishop on g11!
    .hint-2 = From g11 go to j8, and then on to j4.
    .hint-3 = Take on g11, j8, j4, f4 and d6.
    .yes = Good morning! Now everybody knows that you’re back.
