### The words of lessons/pawn-walks.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-pawn-walks = The pawn walks
    .about = One step ahead, two from its start, and never back.
    .notes =
        Goal: children walk pawns straight ahead, two steps only from their first square, and never back.
        Let the class stand in a row and walk like pawns: one step, two only from the start line.
        Many believe that a pawn may always go two steps. Taking diagonally comes in the next lesson.

lesson-pawn-walks_ahead =
    A _pawn_ walks one step straight ahead. From its start square it may go two.

lesson-pawn-walks_black-pawn = You play Black. Tap every square your pawn can walk to.
    .hint-1 = Black’s pawns walk towards White: from row 7 to row 6.
    .hint-2 = The pawn starts on c7, so two steps are allowed.
    .yes = Both! One step to c6 or two to c5.
    .no = Look straight ahead from c7: one step or two.

lesson-pawn-walks_two-from-start = The pawn stands at its start on e2. May it go to e4?
    .hint-1 = White’s pawns start on row 2.
    .hint-2 = From its start a pawn may go one step or two.
    .yes = Right: from its start on e2 it may go two steps.
    .no = It has not moved from e2 yet: two steps are allowed.

lesson-pawn-walks_two-again = Now the pawn is on e3. Try two steps again: to e5.
    .hint-1 = Tap the pawn on e3, then tap e5.
    .hint-2 = The pawn has left its start. Try it and see.
    .yes = You saw it: after its start a pawn goes only one step.

lesson-pawn-walks_three-steps = The black pawn is at its start on d7. May it walk to d4?
    .hint-1 = Count: d6, d5, d4.
    .hint-2 = What is the most a pawn may walk from its start?
    .yes = Right: from its start it may go two steps, never three.
    .no = Count the steps to d4: there are three. Two are the most.

lesson-pawn-walks_knight-in-front = You play Black. A white knight stands on d6: try to go to d5.
    .hint-1 = Tap the pawn on d7, then tap d5.
    .hint-2 = The knight on d6 stands right in front. Try it all the same.
    .yes = You saw it: a pawn never jumps. Both squares must be empty.

lesson-pawn-walks_back = Try to go back: move the pawn from e4 to e3.
    .hint-1 = Tap the pawn on e4, then tap e3.
    .hint-2 = It stays on e4, and that is fine. See what happens.
    .yes = You saw it: pawns never go back. Think before you push one!

lesson-pawn-walks_aside = May the pawn on e4 step aside to f4?
    .hint-1 = Which way do pawns walk?
    .hint-2 = Only one square lies straight ahead: e5.
    .yes = Right: straight ahead to e5, never to the side.
    .no = Look again: f4 is beside the pawn, not in front of it.

lesson-pawn-walks_with-the-knight = You play Black, and the knight helps. Collect all { $total } stars in { $best } moves.
    .hint-1 = The knight jumps from g8 to f6, and then to g4.
    .hint-2 = Two stars lie before the pawn: on a5 and a4.
    .hint-3 = From its start on a7 the pawn may go to a5.
    .yes = All { $total } stars! The pawn walked, the knight jumped.
