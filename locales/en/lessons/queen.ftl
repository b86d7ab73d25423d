### The words of lessons/queen.toml.
###
### As few words as can be: the child reads none yet, and knows no names of squares. Only hints name squares.

lesson-queen = The queen
    .about = Rook and bishop in one.
    .can = You can send the queen off in any direction!
    .notes = Goal: children see that the queen goes like a rook or like a bishop, and in no other way. Let the class name the piece whose move the queen has just used: “like a rook”, “like a bishop”. Strength is not everything: the queen cannot jump, and a piece on a square where a rook looks can be taken.

lesson-queen_first-star = The queen does both!
    .hint-1 = First straight, then diagonally.
    .hint-2 = Go to d6 first. Then go to h2.
    .yes = Wow!

lesson-queen_corners = Three corners!
    .hint-1 = A queen goes from corner to corner in one move.
    .hint-2 = Go to h8, to a8, and then to h1.
    .yes = Whoosh!

lesson-queen_crooked = Try going crooked!
    .hint-1 = Tap the queen, then the end of the arrow.
    .hint-2 = Move it from d4 to e6. It’ll come back.
    .yes = Straight or diagonally!
    .because-piece-cant-move-that-way = Oops!

lesson-queen_no-jumping = Try to jump!
    .hint-1 = Tap the queen, then the end of the arrow.
    .hint-2 = Move it from d1 to h5. It’ll come back.
    .yes = Queens never jump.
    .because-path-blocked = Bump!

lesson-queen_four-knights = Catch all my knights!
    .hint-1 = The knights hop. Take one whenever you can.
    .hint-2 = Stop where no knight can land.
    .yes = All caught!

lesson-queen_whole-row = Eat the whole row!
    .hint-1 = Begin with the pawn on g5.
    .hint-2 = Then take on f5, e5, d5 and c5.
    .yes = Burp!

lesson-queen_maze = Find the way!
    .hint-1 = Follow the free squares with your finger.
    .hint-2 = Go to e2, to e5, to f6, and then to h6.
    .yes = There it is!

lesson-queen_careful = Careful!
    .hint-1 = The rooks see the marked squares. Stop on a square without a mark.
    .hint-2 = First go to h1. Then to h6, and then to b6.
    .yes = Phew!

lesson-queen_queen-hunt = Take every pawn!
    .hint-1 = The pawns want to reach your end of the board. Take them first.
    .hint-2 = The queen on d1 can take the pawn on d7.
    .yes = You beat me!
