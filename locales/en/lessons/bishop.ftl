### The words of lessons/bishop.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-bishop = The bishop
    .about = Diagonals, and one color forever.
    .notes =
        Goal: children move the bishop along diagonals and see that it never changes the color of its square.
        Two children lead a light-square and a dark-square bishop over a real board and try to meet on one square: they never can.
        Some children bend the line halfway. One move is one straight diagonal.

lesson-bishop_diagonals =
    The _bishop_ goes diagonally, through the corners of the squares. It goes as far as it likes.

lesson-bishop_every-square = Tap every square this bishop can go to.
    .hint-1 = Start on b3 and walk over the corners: c4, d5 and on.
    .hint-2 = Four lines lead away from b3. One of them is long.
    .yes = All { $total } squares! You followed four diagonals to the edge.
    .no = Look once more: only squares that touch corner to corner count.

lesson-bishop_three-stars = You play Black. Collect all { $total } stars in { $best } moves.
    .hint-1 = Follow the diagonal that begins on c8. A star lies there.
    .hint-2 = From f5 go to h7, and then to g8.
    .yes = All { $total } stars! Every move was a diagonal.

lesson-bishop_straight = You play Black. Try to go straight: move the bishop from d6 to d3.
    .hint-1 = Tap the bishop on d6, then tap d3.
    .hint-2 = It comes back, and that is fine. See what happens.
    .yes = You saw it: the bishop goes diagonally, never straight.

lesson-bishop_pawn-in-the-way = Try to move the bishop from f1 to c4.
    .hint-1 = Tap the bishop on f1, then tap c4.
    .hint-2 = On its way stands your own pawn on e2. Try it.
    .yes = You saw it: a bishop never jumps over a piece.

lesson-bishop_pawn-stepped = Now the pawn stands on e3. May the bishop go to c4?
    .hint-1 = Walk with your finger: f1, e2, d3, c4.
    .hint-2 = Is any of these squares taken?
    .yes = Right: e2 and d3 are empty. The way is free.
    .no = Follow the way over e2 and d3. Nothing stands there now.

lesson-bishop_other-color = The bishop on f1 wants to stand on d4. How many moves does it need?
    .hint-1 = Look at the color of f1. Then look at d4.
    .hint-2 = Squares on one diagonal all have the same color.
    .hint-3 = The square f1 is light and d4 is dark.
    .option-one-move = One move
    .option-one-move-say = No diagonal leads from f1 to d4.
    .option-some-moves = Two or more moves
    .option-some-moves-say = Each move ends on a light square. Look at d4 again.
    .option-never = It never gets there
    .yes = Yes: this bishop stays on light squares, and d4 is dark.

lesson-bishop_both-bishops = Your two bishops work together. Collect all { $total } stars in { $best } moves.
    .hint-1 = One bishop takes the dark squares, one the light squares.
    .hint-2 = The bishop on c1 goes to e3 and then to g1.
    .hint-3 = The bishop on f1 goes to c4 and then to g8.
    .yes = All { $total } stars! Each bishop stayed on its own color.

lesson-bishop_rook-or-bishop = An old friend helps: rook or bishop? Take the knight on h8.
    .hint-1 = The bishop’s diagonal meets your own pawn on d4.
    .hint-2 = The rook goes straight. Look along the h-column.
    .hint-3 = Nothing stands between h1 and h8.
    .yes = The rook took the knight. The bishop’s way was closed.
    .no = You may play that, but it takes nothing. Aim at h8.
    .because-path-blocked = Not yet: your pawn on d4 stands in the bishop’s way.
