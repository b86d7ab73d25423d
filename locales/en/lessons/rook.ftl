### The words of lessons/rook.toml.
###
### As few words as can be: the child reads none yet, and knows no names of squares. Only hints name squares.

lesson-rook = The rook
    .about = Straight lines, walls and stars.
    .can = You can steer the rook around any wall!
    .notes = Goal: the rook goes straight, as far as the path is clear, takes what it meets, and never jumps. Nothing has to be read: let the child tap. On a floor board let one child walk as the rook while others stand in the way as walls. Common mistakes: turning a corner in one move, and jumping over a piece of their own. When a piece runs away, ask after each move: can you take something now?

lesson-rook_first-star = Catch the star!
    .hint-1 = Tap the star.
    .hint-2 = The rook goes straight to d7.
    .yes = Yes!

lesson-rook_own-star = Lift the rook yourself!
    .paper = Find the path to the star!
    .hint-1 = Tap the rook first. Then the star.
    .hint-2 = Move the rook from b4 to g4.
    .yes = Great!

lesson-rook_three-stars = Now the star flies!
    .paper = Catch the stars in order: 1, 2, 3!
    .hint-1 = It flies on when you catch it. Go after it!
    .hint-2 = Go to c7 first. Then to g7, and then to g2.
    .yes = Caught!

lesson-rook_first-capture = Take the pawn!
    .hint-1 = Put your rook on the pawn.
    .hint-2 = Move from c2 to c6. The pawn leaves the board.
    .yes = Gone!

lesson-rook_runaway = Catch the runaways!
    .hint-1 = The pawns are running to your end of the board. Catch them before they get there.
    .hint-2 = Take a pawn whenever you can.
    .yes = All caught!

lesson-rook_no-jumping = Try to jump!
    .hint-1 = Tap the rook, then the end of the arrow.
    .hint-2 = Move it from d2 to d7. It’ll come back.
    .yes = A rook never jumps.
    .no = That’s allowed. Now follow the arrow!
    .because-path-blocked = Bump!

lesson-rook_slantwise = Now try going diagonally!
    .hint-1 = Tap the rook, then the end of the arrow.
    .hint-2 = Move it from e4 to g6. It’ll come back.
    .yes = A rook goes straight.
    .no = That’s allowed. Now follow the arrow!
    .because-piece-cant-move-that-way = Oops!

lesson-rook_wall = Go around the wall!
    .hint-1 = Your own pawns are the wall. Go sideways first.
    .hint-2 = Go to h1, to h8, and then to a8. Then back to h8, to h2 and to b2.
    .yes = Well done!

lesson-rook_horse = Catch my knight!
    .hint-1 = The knight hops away. Wait where you can take it next.
    .hint-2 = Take it as soon as you can.
    .yes = You caught it!
