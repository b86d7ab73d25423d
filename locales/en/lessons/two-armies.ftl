### The words of lessons/two-armies.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-two-armies = Two armies
    .about = Six kinds of pieces, sixteen on each side.
    .can = You know every piece in both armies by name!
    .notes = Goal: children know the two armies piece by piece: six kinds, sixteen on each side, each piece facing its twin, and the king as the one that must never be lost. Hide one piece of each kind in a bag and let the children feel which one it is. Then take a piece off a full board while they look away: who is missing? The king and queen often get mixed up: the king has a cross, the queen a crown with points. The order in which strangers are taken matters: who guards whom?

lesson-two-armies_knights = Two ships come in with two crews. Tap all { $total } knights!
    .paper = Two ships come in with two crews. Find all { $total } knights!
    .hint-1 = Look for ears and a mane, on both ships.
    .hint-2 = White has two of them: on b1 and g1.
    .yes = All { $total } knights! Each crew has two.
    .no = Look for a horse: it has ears and a mane.

lesson-two-armies_six-kinds = Six kinds, six stars! Catch them all in { $best } moves.
    .hint-1 = Each star waits for a different piece. Use all six!
    .hint-2 = The pawn and the king take the near ones, b4 and f2.
    .hint-3 = Rook to a6, bishop to g5, queen to d7, knight to h3.
    .yes = Rook, bishop, queen, king, knight and pawn: all aboard!

lesson-two-armies_stowaway = A stowaway! Take the black piece in White’s crew.
    .hint-1 = Look along your first row. Which piece is black?
    .hint-2 = A black bishop sits on g1. Who stands beside it?
    .hint-3 = Take on g1 with the rook from h1.
    .yes = Out it goes! The ship is all yours again.
    .no = You can play that, but the stowaway is still on board.

lesson-two-armies_sixteen = Count White’s crew, big and small. How many are on board?
    .hint-1 = Count one row. The other row is just as long.
    .hint-2 = Eight pawns stand in front, eight more behind them.
    .yes = Yes: 16! And Black’s crew is just as big.
    .option-eight = 8
    .option-eight-say = That’s only one row. There’s another one!
    .option-twelve = 12
    .option-twelve-say = More than that! Count both rows, square by square.
    .option-sixteen = 16

lesson-two-armies_twin = Each of your pieces has a twin on the other ship. Take a twin!
    .hint-1 = One file has no pawns. Which one?
    .hint-2 = From a1 your rook looks up the file to its twin.
    .hint-3 = Take the rook on a8 with your rook.
    .yes = Caught! Every piece faces its twin.
    .no = Sure, you can do that, but nothing is taken. Which path is clear?
    .wrong-a1-a7 = One more step, and you’ve got it!

lesson-two-armies_most-important = Now you’re Black! Two pieces are attacked: save the most important one!
    .because-still-in-check = Your king is in check! It’s the one you must never lose.
    .hint-1 = The knight attacks your king and your queen. Which one must never be lost?
    .hint-2 = Move your king, for example to d7.
    .yes = The king is safe! A game goes on without a queen, never without a king.

lesson-two-armies_missing = One of your pieces is missing from the ship! Put it back on its square.
    .hint-1 = Look along the row of your king. Which square is empty?
    .hint-2 = Compare both ships: which piece has no twin?
    .hint-3 = The twin of the bishop on c1 belongs on c8.
    .yes = The bishop is back on c8, and your crew is whole!
    .no = Not there yet. Look along the row of your king.

lesson-two-armies_strangers = Three strangers on your ship! Take them all, and lose nobody.
    .hint-1 = Your bishop could take the rook on e7. But who guards it?
    .hint-2 = The knight on c6 guards the rook on e7. Take the knight first.
    .hint-3 = Take on c6 with the rook. Then take on e7 and h4 with the bishop.
    .yes = All three are gone, and your whole crew is safe!

lesson-two-armies_ship-fight = Ship against ship! Take everything I have except the king.
    .hint-1 = Your queen sees far. What can it take for free?
    .hint-2 = Before each move, ask: what could I take from you?
    .yes = Only my king is left on board. Well fought!
