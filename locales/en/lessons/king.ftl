### The words of lessons/king.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-king = The king
    .about = One step, in any direction.
    .notes =
        Goal: children move the king one step in all eight directions.
        Two children walk two kings past each other on a real board. It prepares “kings stay apart”.
        Some children forget the diagonal steps, others think the king is strong because it is important.

lesson-king_one-step =
    The _king_ goes one step, in any direction. It is slow, but the most important piece.

lesson-king_edge = You play Black. Tap every square your king can go to.
    .hint-1 = Begin with d8, then walk around the king.
    .hint-2 = There are { $total }: two beside it, three in the next row.
    .yes = All { $total }! At the edge the king has fewer squares.
    .no = Only squares that touch e8 count, at a corner too.

lesson-king_corner = Now the king stands in the corner. How many squares can it go to?
    .hint-1 = Look beside a1, above it, and diagonally.
    .hint-2 = The squares are a2, b2 and b1.
    .yes = Only three: a2, b2 and b1. A corner is narrow.

lesson-king_step-ahead = The king wants to go from e4 to e5. Is that allowed?
    .hint-1 = Do the squares e4 and e5 touch?
    .hint-2 = One step in any direction is allowed.
    .yes = Right: e5 is one step away.
    .no = The square e5 touches e4: that is one step.

lesson-king_two-steps = And one square more? Try to move the king from e4 to e6.
    .hint-1 = Tap the king on e4, then tap e6.
    .hint-2 = It comes back, and that is fine. See what happens.
    .yes = You saw it: one step, then it is the other player’s turn.

lesson-king_long-walk = You play Black. Walk your king to the star on a1 in { $best } steps.
    .hint-1 = A diagonal step brings the king nearer in two ways at once.
    .hint-2 = Go g7, f6, e5 and on along the diagonal.
    .yes = There it is! Diagonal steps are the shortest way.

lesson-king_take = A king takes as it goes: one step. Take the pawn it can reach.
    .hint-1 = Look at the eight squares around e4.
    .hint-2 = The pawn on d3 touches e4 at a corner.
    .yes = Your king took the pawn on d3. The others were too far.
    .no = You may play that, but it takes nothing. Which pawn touches e4?
    .because-king-too-far = Not yet: the king goes one step. Which pawn touches e4?

lesson-king_queen-again = The king needs 7 moves from a1 to h8. And the queen?
    .hint-1 = The queen goes as far as it likes, diagonally too.
    .hint-2 = Look along the diagonal from a1 to h8.
    .option-one = One move
    .option-two = Two moves
    .option-two-say = Even fewer: look at the long diagonal.
    .option-seven = Seven moves, too
    .option-seven-say = The queen need not stop after one step.
    .yes = Yes: the long diagonal is one move for a queen.

lesson-king_real-board =
    Put two kings on a real board: on e1 and e8. They change sides, but never stand next to each other.
