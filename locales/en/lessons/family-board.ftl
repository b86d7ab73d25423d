### The words of lessons/family-board.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-board = Four armies, one board
    .about = A house game for up to four players, not for tournaments.
    .can = You know your way around the board for four!
    .notes =
        Goal: know the big board and its four armies, and whose turn it is. These are the house rules of one family’s game, not the Laws of Chess; say so before the first move. The picture on the game’s sheet is lost, so the size of the board, the colors, the seats and the turn are our choice, and why the pawn is left out is our guess. The usual board gets two more rows on each side, the corners stay empty, and every army leaves out its pawn at the far right. Each army also wears a sign: White a circle, Blue a diamond, Black a square, Yellow a triangle. Seat four children around a paper board of twelve by twelve squares, with four squares cut off each corner, and let each set up one army. Common mistakes: the turn jumps across the table instead of going around like a merry-go-round, and the corners are mistaken for squares.

lesson-family-board_merry-go-round = At the fair, four families share one board. Ride around with your queen!
    .hint-1 = The star flies from family to family. Follow it diagonally!
    .hint-2 = Go to a7, then to f12, to l6 and to g1.
    .yes = Once all the way around! Each star was one family’s home.

lesson-family-board_armies = Move for all four: White begins with the pawn on e2. Then follow the arrows: Blue, Black, Yellow!
    .hint-1 = White’s pawn in the circle is on e2. Move it to e4.
    .hint-2 = Then Blue from b7, Black from g11, Yellow from k6.
    .yes = White sits south, Blue west, Black north, Yellow east. That’s our choice!
    .because-not-your-piece = It isn’t that family’s turn. After White comes Blue, then Black, then Yellow.

lesson-family-board_whose-turn = White has moved, and so has Blue. Make the next two moves: who comes next?
    .hint-1 = We chose: the turn goes around like the hands of a clock.
    .hint-2 = In the west it’s Blue. Who sits in the north?
    .hint-3 = Move the black pawn on g11 first. Then the yellow pawn on k6.
    .yes = Right: after Blue comes Black, and then Yellow.
    .because-not-your-piece = Not yet. Look who moved last: who comes next?

lesson-family-board_missing = Each army leaves out its pawn at the far right. Tap those four empty squares.
    .paper = Each army leaves out its pawn at the far right. Where are those four gaps?
    .hint-1 = White’s pawns go from c2 to i2. Which square comes next?
    .hint-2 = Go around: every row of pawns has a gap at one end.
    .hint-3 = The gaps are j2, b3, c11 and k10.
    .yes = All { $total }: here each army has seven pawns. In normal chess it has eight.
    .no = That square isn’t a gap. Look at both ends of each row of pawns.

lesson-family-board_all-eight = Here nobody left a pawn out. Two white pawns can take at once: find both!
    .hint-1 = How does a pawn take? One step diagonally ahead.
    .hint-2 = Look at both ends of White’s row of pawns.
    .hint-3 = One takes from c2 on b3, the other from j2 on k3.
    .yes = On the very first move! We think that’s why each family leaves a pawn out.
    .no = You can play that, but it takes nothing. Look at both ends of the row.

lesson-family-board_over-the-corner = One of the three arrows is forbidden. Try that one!
    .hint-1 = Say the squares along each arrow. Where is one missing?
    .hint-2 = Say d1, c2, b3: all of them are squares.
    .hint-3 = Move from c1 to a3. The bishop will come back.
    .yes = Between c1 and a3 there’s no square at all.
    .no = That’s allowed: none of its squares is missing. Look for another arrow!

lesson-family-board_past-the-corner = Your bishop slips past the corners. Take all { $total }!
    .hint-1 = Who’s on b3, just past the corner?
    .hint-2 = Take on b3, on j11 and on k10.
    .yes = Past two corners! Blue, Black and Yellow lost a piece each.

lesson-family-board_beside-the-corner = A corner is cut off here. Walk your king around it, and catch both stars!
    .hint-1 = Where the corner is cut off, nobody can stand.
    .hint-2 = From c2 one step goes past the corner: to b3.
    .hint-3 = Go to c2, then to b3, and then to a3.
    .yes = Your king walked around the corner, square by square!

lesson-family-board_open-path = Now you’re Blue, in the west! Find the piece that can take something.
    .hint-1 = The gap on b3 leaves a path open.
    .hint-2 = Start at the rook on a3 and go straight on.
    .hint-3 = The rook can go from a3 all the way to k3.
    .yes = You found the open path. But look: the yellow rook on l3 takes back!
    .no = Sure, you can do that, but it takes nothing. Which piece looks through the gap?

lesson-family-board_round-trip = A round trip to all the neighbors! Take all { $total } in { $best } moves.
    .hint-1 = Your rook sees the white knight on e4. Start there!
    .hint-2 = Go straight on to l4, and then to l9.
    .hint-3 = Take on e4, l4, l9, f9, f12 and f1.
    .yes = You visited White, Yellow and Black. All the other rules are as in normal chess!
