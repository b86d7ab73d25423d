### The words of lessons/knight.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-knight = The knight
    .about = Two squares, then one to the side, over everything.
    .notes =
        Goal: children find the knight’s squares and see that it jumps over its friends.
        Let a child hop it on a floor of tiles: two straight, one aside, then land.
        Many count the first square twice. The square it stands on does not count.

lesson-knight_two-and-one =
    The _knight_ jumps: two squares straight, then one to the side. Here it lands on e6.

lesson-knight_every-square = Tap every square this knight can jump to.
    .hint-1 = Go two squares up, then one to the side: d6 and f6.
    .hint-2 = Now two squares to each side, then one up or down.
    .hint-3 = All landing squares are dark. They make a ring around e4.
    .yes = All { $total } squares! They lie in a ring around the knight.
    .no = Count once more from e4: two straight, one to the side.

lesson-knight_first-jump = You play Black. Where can the knight on b8 go, over the pawns?
    .hint-1 = The knight jumps over its own pawns.
    .hint-2 = Go two rows ahead from b8, then one to the side.
    .yes = Both! From b8 the knight jumps over the pawns.
    .no = Count from b8: two straight, one to the side, and free.

lesson-knight_straight = Try to go only straight: move the knight from d4 to d6.
    .hint-1 = Tap the knight on d4, then tap d6.
    .hint-2 = One step to the side is missing. Try it all the same.
    .yes = You saw it: the step to the side belongs to it.

lesson-knight_over-the-wall = Its own pawns are all around. May the knight jump to e6?
    .hint-1 = Nobody stands on e6.
    .hint-2 = What is in between does not matter to a knight.
    .yes = Right: the knight jumps over pawns, and e6 is free.
    .no = A knight jumps over everything. Look only at e6: it is free.

lesson-knight_friend-there = Now the pawn from d6 stands on e6. May the knight jump there?
    .hint-1 = Look at the landing square e6.
    .hint-2 = Two pieces never share one square.
    .yes = Right: it jumps over friends, but never onto one.
    .no = Look at e6: your own pawn stands there.

lesson-knight_color = The knight stands on a light square. What color does it land on?
    .hint-1 = Jump with your finger: from e4 to d6, g5 or c3.
    .hint-2 = Compare e4 with f6.
    .option-light = Light again
    .option-light-say = Jump once with your finger, for example to d6. Is it light?
    .option-dark = Dark
    .option-either = Sometimes light, sometimes dark
    .option-either-say = Try all eight jumps with your finger. They share one color.
    .yes = Yes: with every jump the color of its square changes.

lesson-knight_with-the-bishop = An old friend helps: the bishop. Collect all { $total } stars in { $best } moves.
    .hint-1 = The bishop on f1 stays on light squares.
    .hint-2 = The knight jumps from b1 to c3, and then to e4.
    .hint-3 = The bishop goes to c4, and then to g8.
    .yes = All { $total } stars! The knight changed color, the bishop never did.

lesson-knight_far-corner = You play Black. Jump from h8 to the star on a1 in { $best } moves.
    .hint-1 = Jump towards the middle first, not along the edge.
    .hint-2 = Begin with f7.
    .hint-3 = One way: f7, e5, c4, a3, c2, a1.
    .yes = There it is! The knight crossed the whole board.
