### The words of lessons/set-up.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-set-up = Set up the pieces
    .about = Every piece has its own square before the game.
    .notes =
        Goal: every child sets up the board alone. First the board: a light corner at each player’s right hand. Then from the corners inwards: rook, knight, bishop; the queen takes the square of its own color, the king the last one; the pawns stand in front. The usual mistake swaps queen and king, often because the board lies a quarter turn round. Let the class race against a sand clock, not against each other.

lesson-set-up_armies = This is how every game begins. The two queens face each other across the board.

lesson-set-up_corners = Place the rooks in the corners. Beside them come the knights, then the bishops.
    .hint-1 = Take a rook and tap a1. The other rook belongs on h1.
    .hint-2 = A knight stands next to each rook: on b1 and g1.
    .hint-3 = The bishops belong on c1 and f1.
    .yes = From the corners inwards: rook, knight, bishop. You placed both wings.
    .no = Not there yet. Go inwards from the corner: rook, knight, bishop.

lesson-set-up_queen-and-king = Place the queen and the king. The white queen loves its own color: a light square.
    .hint-1 = Is d1 light or dark? And e1?
    .hint-2 = The queen belongs on d1, which is light. The king takes e1.
    .yes = The white queen is on light d1, the king beside it.
    .no = Look at the two squares. Which one is as light as the queen?

lesson-set-up_corner-inwards = These four go on the first row. Tap them from the corner inwards.
    .hint-1 = Who stands in the corner? The rook: now it is on f5.
    .hint-2 = The knight stands beside the rook: tap e3.
    .hint-3 = Then comes the bishop on c6, then the queen on b4.
    .yes = Rook, knight, bishop, queen: so they stand from the corner a1.

lesson-set-up_swapped = Two white pieces have changed places. Tap both squares.
    .hint-1 = Look at the corners first, then go inwards.
    .hint-2 = Which piece belongs on the light square d1?
    .hint-3 = The king stands on d1 and the queen on e1.
    .yes = You found them: the queen belongs on d1, the king on e1.
    .no = That piece stands at home. Which queen does not stand on its own color?

lesson-set-up_black-army = You play Black. Place the queen, the king and the pawns.
    .hint-1 = The black queen wants a dark square: d8.
    .hint-2 = The king stands beside it on e8, facing the white king.
    .hint-3 = All eight pawns stand in front, from a7 to h7.
    .yes = The queen is on dark d8, the king beside it. The pawns stand in front.
    .no = Not there yet. The queen stands on its own color, the pawns in front.

lesson-set-up_mixed-up = You play Black: four of your pieces have changed places. Tap all four.
    .hint-1 = Start in the corner on h8: rook, and which piece comes next?
    .hint-2 = On g8 stands a bishop. Who belongs there?
    .hint-3 = The same happened on the other wing: look at b8 and c8.
    .yes = All { $total }! Beside each rook belongs a knight, and then a bishop.
    .no = That piece stands at home. Go inwards: rook, knight, bishop.

lesson-set-up_rook-out = Everybody stands at home. Try to bring the rook from a1 to a3.
    .hint-1 = Tap the rook on a1, then tap a3.
    .hint-2 = Your own pawn stands on a2. Try it and see.
    .yes = You saw it: the rook has to wait. Its own pawn is in the way.

lesson-set-up_knight-out = Now the knight on b1 wants to go to a3. Is that allowed?
    .hint-1 = Is there a piece that jumps?
    .hint-2 = From b1 to a3 is a knight’s jump, and a3 is empty.
    .yes = Right: the knight jumps over the pawns. It can start at once.
    .no = Two squares straight and one aside, over the pawns: a knight may.

lesson-set-up_real-board = Set up a real board. Is there a light corner at everybody’s right hand?
