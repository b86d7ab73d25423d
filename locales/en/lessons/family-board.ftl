### The words of lessons/family-board.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-board = Four armies, one board
    .about = A house game for up to four players, not for tournaments.
    .notes =
        Goal: know the big board and its four armies. These are the house rules of one family’s game, not the Laws of Chess; say so before the first move. The usual board gets two more rows on each side, the corners stay empty, and every army leaves out its pawn at the far right. Each army also wears a sign: White a circle, Blue a diamond, Black a square, Yellow a triangle. Seat four children round a paper board and let each set up one army. Usual mistakes: the turn jumps across the table instead of going round, and the corners are taken for squares.

lesson-family-board_armies =
    One family made this game for four. White sits south, Blue west, Black north, Yellow east.

lesson-family-board_missing = Each army leaves out its pawn at the far right. Tap those four empty squares.
    .hint-1 = White’s pawns stand from c2 to i2. Which square comes next?
    .hint-2 = Go round: every row of pawns has a gap at one end.
    .hint-3 = The gaps are j2, b3, c11 and k10.
    .yes = All { $total }: here each army has seven pawns. In normal chess it has eight.
    .no = That square is no gap. Look at both ends of each row of pawns.

lesson-family-board_all-eight = Here nobody left a pawn out. May the white pawn on c2 take on b3?
    .hint-1 = How does a pawn take? One step diagonally ahead.
    .hint-2 = One step diagonally from c2 is b3. A blue pawn stands there.
    .yes = Right, on the very first move! That is why the family leaves that pawn out.
    .no = From c2 to b3 is one diagonal step. There stands a blue pawn.

lesson-family-board_only-seven = Now the pawns at the far right are gone. May the pawn on c2 go to b3?
    .hint-1 = What stands on b3 now?
    .hint-2 = A pawn goes diagonally only to take something.
    .yes = Right: b3 is empty, so there is nothing to take.
    .no = Look at b3: it is empty. A pawn goes diagonally only to take.

lesson-family-board_open-path = You play Blue, in the west. One of your pieces can take something: find it!
    .hint-1 = The gap on b3 leaves a path open.
    .hint-2 = Start at the rook on a3 and go straight on.
    .hint-3 = The rook can go from a3 all the way to k3.
    .yes = You found the open path. But look: the yellow rook on l3 takes back!
    .no = You may play that, but it takes nothing. Which piece looks through the gap?

lesson-family-board_whose-turn = White has moved. May Black go next, with the knight from d12 to e10?
    .hint-1 = The turn goes round the table like the hands of a clock.
    .hint-2 = Who sits next to White, in the west?
    .yes = Right: after White comes Blue, then Black, then Yellow.
    .no = Only in a game for two. Here Blue comes next.

lesson-family-board_past-the-corner = May the white bishop on d1 take the knight on b3?
    .hint-1 = Say the squares on its path: d1, c2, b3.
    .hint-2 = Is each of them a square of the board?
    .yes = Right: the path passes the corner, but all its squares are there.
    .no = Follow the bishop: d1, c2, b3. All of them are squares.

lesson-family-board_over-the-corner = Now the bishop stands on c1. Try to take the rook on a3.
    .hint-1 = Tap the bishop on c1, then tap a3.
    .hint-2 = What lies between c1 and a3? Try it and see.
    .yes = You saw it: between c1 and a3 there is no square.

lesson-family-board_beside-the-corner = The white king stands beside a corner, on c2. Tap every square it may go to.
    .hint-1 = The king goes one step in any direction, but only on squares.
    .hint-2 = Where the corner is cut off, nobody can stand. But b3 is a square.
    .hint-3 = There are { $total } squares: b3, c3, d3, d2, d1 and c1.
    .yes = All { $total }! On a whole board there would be two more.
    .no = That is more than one step from c2. Look right beside the king.

lesson-family-board_paper-board =
    Draw a board of twelve by twelve squares. Cut four squares off each corner.
