### The words of lessons/pawn-walks.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-pawn-walks = The pawn walks
    .about = One step ahead, two from its start, and never back.
    .can = You can march with your pawns!
    .notes = Goal: children walk pawns straight ahead, two steps only from their first square, and never back. Let the class stand in a row and walk like pawns: one step, two only from the start line. Many believe that a pawn may always go two steps. In the race at the end nobody can take: a child who runs with one pawn, two steps at the start, gets there first. Taking diagonally comes in the next lesson.

lesson-pawn-walks_ahead = A _pawn_ walks straight ahead, one step each time. Catch both stars!
    .hint-1 = The first star is one step ahead.
    .hint-2 = Keep going straight: one step, and one more.
    .hint-3 = Go to d4, d5 and d6.
    .yes = Step by step: that’s a pawn!

lesson-pawn-walks_two-from-start = From its first square a pawn may take two steps. Catch both stars in { $best } moves!
    .hint-1 = Both pawns are on their first squares.
    .hint-2 = Two steps at once land right on the star.
    .hint-3 = Move from b2 to b4, and from g2 to g4.
    .yes = Both stars are yours!

lesson-pawn-walks_two-again = Your pawn has left its first square. Try two steps with it!
    .hint-1 = Tap the pawn on d3, then the end of the arrow.
    .hint-2 = Move from d3 to d5. The pawn will come back.
    .yes = From now on it goes one step at a time.
    .no = That’s allowed. Now follow the arrow!

lesson-pawn-walks_free-way = Only one pawn has a clear path. Let it walk!
    .hint-1 = Look straight ahead of each pawn.
    .hint-2 = The rook on a5 stops one pawn. The knights stop two more.
    .hint-3 = Move the pawn from f5 to f6.
    .yes = It found the gap in the wall!
    .because-pawn-cant-capture-straight = Bump! Which pawn has nobody in front of it?

lesson-pawn-walks_aside = The star is right beside your pawn on e4. Which pawn can catch it?
    .hint-1 = Pawns walk straight ahead. Which one has the star ahead?
    .hint-2 = The pawn on d2 looks straight at the star.
    .hint-3 = Move from d2 to d4: two steps at once.
    .yes = Straight ahead to the star! A pawn never steps sideways.
    .because-pawn-sideways = Oops! A pawn never steps sideways.

lesson-pawn-walks_back = Try to go back!
    .hint-1 = Tap the pawn, then the end of the arrow.
    .hint-2 = Move it from e4 to e3. It’ll come back.
    .yes = Think before you push a pawn!
    .no = That’s allowed. Now follow the arrow!

lesson-pawn-walks_three-steps = Now you’re Black! Three steps to the star: catch it in { $best } moves.
    .hint-1 = How many steps may a pawn take at once?
    .hint-2 = Black’s pawns start on rank 7. From there two steps are allowed.
    .hint-3 = Go to d5 first, and then to d4.
    .yes = Two steps and one! Never more than two at once!
    .because-pawn-too-far = Too far! A pawn never takes more than two steps at once.

lesson-pawn-walks_with-the-knight = The knight helps your pawn! Catch { $total } stars in { $best } moves.
    .hint-1 = The knight hops from g8 to f6, and then to g4.
    .hint-2 = Two stars are ahead of the pawn: on a5 and a4.
    .hint-3 = From its start on a7 the pawn may go to a5.
    .yes = The pawn walked, the knight hopped, and you have all { $total }!

lesson-pawn-walks_who-blocks = Your pawn on d7 can’t walk two steps. Tap the piece in its way!
    .paper = Your pawn on d7 can’t walk two steps. Which piece is in its way?
    .because-pawn-double-blocked = The path is still closed. A pawn fears nobody, but it never jumps.
    .hint-1 = Look straight ahead of d7: which squares does the pawn need?
    .hint-2 = It needs d6 and d5. Is anybody there?
    .hint-3 = Your own knight is on d6. Tap it!
    .yes = Both squares are free! A pawn never jumps, not even over a friend.

lesson-pawn-walks_race = A race! Get a pawn across before I do.
    .hint-1 = Run with one pawn, and let the other one rest.
    .hint-2 = The pawn on a7 may take two steps at first.
    .yes = Your pawn is across. Nobody runs faster!
