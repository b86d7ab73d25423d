### The words of lessons/not-enough-pieces.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-not-enough-pieces = Not enough pieces
    .about = When nobody can ever give checkmate, the game is a draw.
    .notes = The question is not “Who has more?” but “Is any checkmate still possible at all?”. Let the class set up king and bishop against king and try to build a checkmate together, with both sides helping. A usual mistake: two knights against a king, or bishops on different colors, are taken for a draw at once. A checkmate is possible there if the other side helps, so the game goes on.

lesson-not-enough-pieces_two-kings =
    Two kings alone can never give checkmate. That is a _dead position_: a draw at once.

lesson-not-enough-pieces_bishop = White has a king and a bishop. Can anybody still give checkmate?
    .hint-1 = Think of the black king in the corner a8.
    .hint-2 = The bishop guards one color only. There is always a way out.
    .yes = Right: one bishop and the kings are not enough. A dead position.

lesson-not-enough-pieces_knight = You play Black, with a king and a knight. What is this?
    .hint-1 = Can one knight and one king guard every way out?
    .hint-2 = No: a way out stays open, even in the corner.
    .yes = Right: one knight and the kings are not enough. A dead position.

lesson-not-enough-pieces_one-pawn = Now Black has a pawn on e7 as well. What is this?
    .hint-1 = What can the pawn on e7 become?
    .hint-2 = On its last row it becomes a queen or a rook.
    .hint-3 = With a queen Black can give checkmate.
    .yes = Right: the pawn can become a queen. Play on!
    .no = Think of the pawn on e7. It may become a queen.

lesson-not-enough-pieces_same-color = One bishop each: on c1 and on f8. What is this?
    .hint-1 = What color is c1? What color is f8?
    .hint-2 = Both bishops stand on dark squares, so they never leave them.
    .hint-3 = Nobody guards the light squares but the kings.
    .yes = Right: both bishops go on dark squares only. A dead position.

lesson-not-enough-pieces_other-color = Now the black bishop stands on c8, on a light square. What is this?
    .hint-1 = One bishop goes on dark squares, the other on light ones.
    .hint-2 = In a corner its own bishop can block a king’s way out.
    .hint-3 = So a checkmate is rare, but it is possible.
    .yes = Right: checkmate is rare here, but possible. Play on!
    .no = Dark and light squares together: a checkmate can happen here.

lesson-not-enough-pieces_two-knights = Two knights and the king: can they give checkmate? Find it!
    .hint-1 = The king on h6 guards g7 and h7.
    .hint-2 = The knight on f6 guards g8. Use the other knight.
    .hint-3 = Move the knight from g5 to f7.
    .yes = Checkmate! With two knights it can happen, so people play on.
    .no = The knight on f6 must keep g8. Use the knight on g5.

lesson-not-enough-pieces_wall = So many pawns! Can a king or a pawn ever get through?
    .hint-1 = Each pawn stands in front of another. No pawn can move.
    .hint-2 = Could the white king step to b3, d3, f3 or h3?
    .hint-3 = The black pawns guard them all. Black’s king is stuck as well.
    .yes = Right: nobody gets through the wall. A dead position, even with pawns.

lesson-not-enough-pieces_real-board =
    One rook is enough. Put up these three pieces and build a checkmate together!
