### The words of lessons/bishop.toml.
###
### As few words as can be: the child reads none yet, and knows no names of squares. Only hints name squares.

lesson-bishop = The bishop
    .about = Diagonals, and one color forever.
    .can = You can slide the bishop along the diagonals!
    .notes = Goal: the bishop goes diagonally, never jumps, never takes a friend, and never changes the color of its square. Two children move a light-square and a dark-square bishop around a real board and try to meet on one square: they never can. Some children bend the line halfway. One move is one straight diagonal.

lesson-bishop_first-star = The bishop goes diagonally!
    .hint-1 = Tap the star.
    .hint-2 = Go to g5. Then go to d8.
    .yes = Whoosh!

lesson-bishop_zigzag = Zigzag to the star!
    .hint-1 = It takes two moves.
    .hint-2 = First go to f5. Then to c8.
    .yes = Clever!

lesson-bishop_straight = Try to go straight!
    .hint-1 = Tap the bishop, then the end of the arrow.
    .hint-2 = Move it from d4 to d7. It’ll come back.
    .yes = A bishop goes diagonally.
    .because-piece-cant-move-that-way = Oops!

lesson-bishop_both-bishops = Two bishops hunt one flying star!
    .paper = Two bishops hunt the stars in order: 1, 2, 3, 4!
    .hint-1 = One bishop stays on dark squares, one on light squares.
    .hint-2 = The bishop on c1 goes to g5. Then the bishop on f1 goes to c4.
    .yes = Each keeps its color.

lesson-bishop_pawn-then-rook = Now take both!
    .hint-1 = The pawn comes first.
    .hint-2 = Take on e3, and then on g5.
    .yes = Yum!

lesson-bishop_own-pawn = Try to take your pawn!
    .hint-1 = Tap the bishop, then the end of the arrow.
    .hint-2 = Move it from f1 to d3. It’ll come back.
    .yes = It’s your friend!
    .because-own-piece-on-target = Oh no!

lesson-bishop_maze = Slip through!
    .hint-1 = Follow the free squares with your finger.
    .hint-2 = Go to d2, to e1, to f2, and then to g1.
    .yes = Clever!

lesson-bishop_horse = Catch both my knights!
    .hint-1 = One bishop looks at dark squares, one at light ones.
    .hint-2 = Take a knight as soon as you can.
    .yes = Got them!
