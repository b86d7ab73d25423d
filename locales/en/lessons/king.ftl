### The words of lessons/king.toml.
###
### As few words as can be: the child reads none yet, and knows no names of squares. Only hints name squares.

lesson-king = The king
    .about = One step, in any direction.
    .can = You can keep the king out of danger!
    .notes = Goal: children move the king one step in all eight directions, and never to a square that an enemy attacks. Two children walk two kings past each other on a real board: they never stand side by side. Some children forget the diagonal steps, others think the king is strong because it is important. The last game brings back every piece the children met in the meadow.

lesson-king_first-star = Only one step!
    .hint-1 = Tap the star.
    .hint-2 = Step from e4 to f5.
    .yes = Yes!

lesson-king_long-walk = Run after the star!
    .hint-1 = A diagonal step is one step, too.
    .hint-2 = Follow it, one square at a time.
    .yes = Caught!

lesson-king_two-steps = Try two steps!
    .hint-1 = Tap the king, then the end of the arrow.
    .hint-2 = Move it from e4 to e6. It’ll come back.
    .yes = Just one!
    .because-king-too-far = Too far!

lesson-king_danger = Try to follow the arrow!
    .hint-1 = Tap the king, then the end of the arrow.
    .hint-2 = Move it from e4 to f4. It’ll come back.
    .yes = A king stays safe.
    .because-king-into-attack = The rook sees you!

lesson-king_horse = Hunt together!
    .hint-1 = The others hunt. The king keeps out of the way.
    .hint-2 = Take a knight as soon as you can.
    .yes = What a team!

lesson-king_take = Eat all three!
    .hint-1 = Take the pawn next to your king.
    .hint-2 = Take on d4, then on e3, then on f2.
    .yes = Yum!

lesson-king_tiptoe = Tiptoe past the rook!
    .hint-1 = Keep off the marked squares.
    .hint-2 = Go around your pawn on d5, through e5.
    .yes = Phew!

lesson-king_tiptoe-again = Now past the bishop!
    .hint-1 = The bishop looks along its diagonal. Step across it.
    .hint-2 = Step from e5 to d6.
    .yes = Nobody saw you!

lesson-king_team = One star each!
    .hint-1 = King, queen, rook and bishop: each catches one star.
    .hint-2 = The bishop goes to c4 first. Then the king steps to e2.
    .yes = Hooray!

lesson-king_finale = Take all six pawns!
    .hint-1 = The pawns want to reach your end of the board. Take them first.
    .hint-2 = The rook on a1 can take the pawn on a7.
    .yes = You beat me!
