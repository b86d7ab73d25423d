### The words of lessons/rook.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-rook = The rook
    .about = Straight lines, walls and stars.
    .notes = Goal: the rook goes straight, as far as the way is free, and never jumps. On a floor board let one child walk as the rook while others stand in the way as walls. Usual mistakes: going slantwise on an empty board, turning a corner in one move, and jumping over a piece of their own.

lesson-rook_lines =
    The _rook_ goes straight: up, down, left or right. It goes as far as it likes.

lesson-rook_every-square = Tap every square this rook can go to.
    .hint-1 = Start on b2 and walk up to the edge.
    .hint-2 = Now walk right along the row. Then look left and down.
    .yes = All { $total } squares! You followed both lines to the edge.
    .no = Look along the row and the column again. Only straight lines count.

lesson-rook_three-stars = Collect all { $total } stars. It can be done in { $best } moves.
    .hint-1 = Stars that share a row are one move apart.
    .hint-2 = Go to c7 first. Then to g7, and then to g2.
    .yes = All { $total } stars! Every move followed a straight line.

lesson-rook_slantwise = Try to go diagonally: move the rook from e4 to g6.
    .hint-1 = Tap the rook on e4, then tap g6.
    .hint-2 = It will not stay there, and that is fine. See what happens.
    .yes = You saw it: the rook goes straight, never diagonally.

lesson-rook_own-pawn = The white rook wants to go to d5. Is that allowed?
    .hint-1 = Look at the piece on d5. Is it white or black?
    .hint-2 = Two pieces never share one square.
    .yes = Right: your own pawn on d5 is a wall.
    .no = Look at d5 again. Your own pawn stands there.

lesson-rook_other-pawn = Now the pawn on d5 is black. May the rook go there?
    .hint-1 = What changed? Look at the color of the pawn.
    .hint-2 = A piece of the other side can be taken.
    .yes = Right: the rook takes the black pawn and stands on d5.
    .no = Look at d5 again. That pawn belongs to the other side.

lesson-rook_no-jumping = You play Black. Try to jump over the pawn to a5.
    .hint-1 = Tap the rook on g5, then tap a5.
    .hint-2 = Something on b5 is in the way. Try it all the same.
    .yes = You saw it: a rook never jumps over a piece.

lesson-rook_wall = Your own pawn on a3 is a wall. Collect both stars in { $best } moves.
    .hint-1 = The rook cannot pass a3. Which other line leads out of a1?
    .hint-2 = Go along the first row to the other side.
    .hint-3 = From h1 go up to h8. Then the way to a8 is free.
    .yes = Both stars! You walked around the wall.

lesson-rook_first-capture = You play Black. Take the one white piece your rook can reach.
    .hint-1 = Walk along each line until you meet a piece.
    .hint-2 = Your own pawn on c5 is a wall. So look along the h-column.
    .hint-3 = The bishop on h2 is the first piece on the column.
    .yes = You took the bishop. The queen behind it was out of reach.
    .no = You may play that, but it takes nothing. Go on to a white piece.
    .wrong-h5-h3 = One step more! The bishop stands on h2.
    .because-path-blocked = Not yet: the first piece on the line stops you. Take that one, if it is white.
