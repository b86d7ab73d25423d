### The words of lessons/queen.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-queen = The queen
    .about = Rook and bishop in one piece.
    .notes =
        Goal: children see that the queen goes like a rook or like a bishop, and in no other way.
        Let the class name the piece whose move the queen has just used: “like a rook”, “like a bishop”.
        Strong is not everything: the queen cannot jump, and it never moves like a knight.

lesson-queen_eight-ways =
    The _queen_ goes like a rook or like a bishop. It goes as far as it likes.

lesson-queen_every-square = You play Black. Tap every square your queen can go to.
    .hint-1 = Your own pieces on d8, d4 and h5 are walls.
    .hint-2 = First go straight, like a rook: towards d8 and towards h5.
    .hint-3 = Then go diagonally, like a bishop: towards d4.
    .yes = All { $total } squares! Two straight lines and one diagonal.
    .no = Follow each line from h8 and stop before your own piece.

lesson-queen_corners = Collect the stars in { $total } corners. It can be done in { $best } moves.
    .hint-1 = A queen goes from corner to corner in one move.
    .hint-2 = Go around the edge: a8, h8, h1.
    .yes = All { $total } corners! No line is too long for a queen.

lesson-queen_two-slantwise = The queen wants to go from d4 to f6. Is that allowed?
    .hint-1 = Walk with your finger: d4, e5, f6.
    .hint-2 = That is a diagonal, as the bishop goes.
    .yes = Right: d4, e5, f6 is a diagonal.
    .no = Walk over e5: that is a diagonal, and the way is free.

lesson-queen_crooked = And the square beside f6? Try to move the queen to e6.
    .hint-1 = Tap the queen on d4, then tap e6.
    .hint-2 = No straight line and no diagonal leads there. Try it.
    .yes = You saw it: straight or diagonal, but nothing in between.

lesson-queen_no-jumping = You play Black. Try to jump over your pawn: from d8 to h4.
    .hint-1 = Tap the queen on d8, then tap h4.
    .hint-2 = Your own pawn on e7 stands on the way. Try it.
    .yes = You saw it: even the queen never jumps.

lesson-queen_four-knights = Take all four knights in { $best } moves.
    .hint-1 = From d4 two diagonals lead to knights: to b2 and f2.
    .hint-2 = Knights on one row or column are one move apart.
    .hint-3 = Take on b2, then on b7, then on f7, then on f2.
    .yes = All four knights! You went diagonally and straight.

lesson-queen_three-friends = Tap every white piece that could take the pawn on g7.
    .hint-1 = The rooks look straight. One of them looks along the seventh row.
    .hint-2 = The bishops look diagonally. Which one sees g7?
    .hint-3 = The queen on g1 looks up the g-column.
    .yes = All { $total }! You followed straight lines and diagonals.
    .no = Follow the lines of that piece. Does one of them end on g7?
