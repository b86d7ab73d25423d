### The words of lessons/set-up.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-set-up = Set up the pieces
    .about = Every piece has its own square before the game.
    .can = You can set up a board all alone!
    .notes = Goal: every child sets up the board alone. First the board: a light corner on each player’s right. Then from the corners inward: rook, knight, bishop; the queen takes the square of its own color, the king the last one; the pawns stand in front. The common mistake swaps queen and king, often because the board is a quarter turn off. Then try who can leave the harbor first: only knights and pawns. Let the class race against a sand timer, not against each other.

lesson-set-up_corners = The crew comes home! Rooks into the corners, then knights, then bishops.
    .hint-1 = Take a rook and tap a1. The other rook belongs on h1.
    .hint-2 = A knight stands next to each rook: on b1 and g1.
    .hint-3 = The bishops belong on c1 and f1.
    .yes = From the corners inward: rook, knight, bishop. Both sides are done!
    .no = Not there yet. Go inward from the corner: rook, knight, bishop.

lesson-set-up_queen-and-king = Place the queen and the king. The white queen loves its own color!
    .hint-1 = Is d1 light or dark? And e1?
    .hint-2 = The queen belongs on d1, which is light. The king takes e1.
    .yes = The white queen is on light d1, the king beside it.
    .no = Look at the two squares. Which one is light, like the queen?

lesson-set-up_swapped = Somebody was careless: two white pieces have traded places. Tap both!
    .paper = Somebody was careless: two white pieces have traded places. Which two?
    .hint-1 = Look at the corners first, then go inward.
    .hint-2 = Which piece belongs on the light square d1?
    .hint-3 = The king is on d1 and the queen is on e1.
    .yes = Found! The queen belongs on d1, the king on e1.
    .no = That piece is at home. Which queen isn’t on its own color?

lesson-set-up_rook-out = All aboard! Let the rook try to leave: follow the arrow.
    .hint-1 = Tap the rook on a1, then tap a3.
    .hint-2 = Your own pawn is on a2. Try it and see.
    .yes = That’s it: the rook has to wait. Its own pawn is in the way.

lesson-set-up_knight-out = One piece doesn’t need an open gate. Bring it out over the pawns!
    .hint-1 = Which piece can jump?
    .hint-2 = Jump with the knight from g1, for example to f3.
    .yes = Hop! The knight can leave the ship at once.
    .no = You can play that. Now let somebody jump over the pawns.

lesson-set-up_open-gate = The queen and a bishop want to go out. Catch both stars in { $best } moves!
    .hint-1 = One pawn blocks both of them. Which one?
    .hint-2 = Move the pawn from e2. Now look at a6 and h5.
    .hint-3 = Bishop to a6, queen to h5.
    .yes = One pawn made way, and two pieces went out!

lesson-set-up_black-army = Now you’re Black! Place the queen, the king and the pawns.
    .hint-1 = The black queen wants a dark square: d8.
    .hint-2 = The king goes beside it on e8, facing the white king.
    .hint-3 = All eight pawns go in front, from a7 to h7.
    .yes = The queen is on dark d8. The two queens face each other!
    .no = Not there yet. The queen goes on its own color, the pawns in front.

lesson-set-up_mixed-up = A wave mixed up your crew! Tap all four that aren’t at home.
    .paper = A wave mixed up your crew! Which four aren’t at home?
    .hint-1 = Start in the corner h8: after the rook, which piece comes next?
    .hint-2 = A bishop is on g8. Which piece belongs there?
    .hint-3 = The same happened on the other side: look at b8 and c8.
    .yes = All { $total }! A knight belongs beside each rook, and then a bishop.
    .no = That piece is at home. Go inward: rook, knight, bishop.

lesson-set-up_all-aboard = Evening in the harbor: three of your pieces want to go home. Who goes first?
    .hint-1 = The bishop belongs on f8. Which piece is in its way?
    .hint-2 = The queen goes first, from e7 to d8. The knight can always go.
    .hint-3 = Queen to d8, bishop to f8, knight to g8.
    .yes = Both crews are home, and the next game can begin!
    .no = Sure, you can do that, but now they want to go home.
    .wrong-c5-d6 = Not the bishop yet: the queen on e7 is in its way.

lesson-set-up_whole-crew = Your whole crew is ready! Take my knight and my four pawns.
    .hint-1 = Bring out a pawn first, then knights and bishops.
    .hint-2 = Before each move: could my knight or a pawn take that piece?
    .yes = Only my king is left now. What a crew!
