### The words of lessons/family-pawns.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-pawns = Long steps for pawns
    .about = House rule: a pawn may go two steps at any time.
    .notes =
        Goal: in this family’s game every pawn may go two steps whenever both squares are empty, and it may be taken in passing each time. Every player has one turn for that, until the pawn’s own player moves again. Walk the four directions on a floor board: white pawns north, blue ones east, black ones south, yellow ones west. Usual mistakes: a pawn that jumps over a piece, and children who then play the long step in normal chess too. Let them say which game they are playing.

lesson-family-pawns_long-steps = House rule: a pawn may go two steps at any time. Both squares must be empty.

lesson-family-pawns_family-steps = You play the family game. May the white pawn go from e6 to e8?
    .hint-1 = At this table it does not matter where the pawn stands.
    .hint-2 = Are e7 and e8 empty? Then two steps are allowed.
    .yes = Right: at this table two steps are allowed at any time.
    .no = Both squares are empty. The family’s rule asks for nothing more.

lesson-family-pawns_tournament-steps = The same board, but with tournament rules. May the pawn go from e6 to e8?
    .hint-1 = How is it in normal chess? Remember the pawn’s first move.
    .hint-2 = There, two steps start only on the pawn’s first square.
    .yes = Right: in a tournament only a pawn’s first move has two steps.
    .no = This pawn has left its first square. Tournament rules allow it one step.

lesson-family-pawns_no-jump = You play Yellow, in the east. Try two steps with your pawn: from i5 to g5.
    .hint-1 = Tap the pawn on i5, then tap g5.
    .hint-2 = A knight stands on h5. Try it and see.
    .yes = You saw it: even here a pawn never jumps.

lesson-family-pawns_own-way = The blue pawn on d8 walks east. Try that with the white pawn: from e5 to f5.
    .hint-1 = Tap the pawn on e5, then tap f5.
    .hint-2 = White’s pawns walk north. Try it and see.
    .yes = You saw it: white pawns walk north. Only Blue walks east.

lesson-family-pawns_long-way = Walk from d2 to the star on d12 in { $best } moves.
    .hint-1 = Take two steps every time.
    .hint-2 = Your stops are d4, d6, d8, d10 and d12.
    .yes = { $best } long steps, and you are there! With single steps it takes ten.

lesson-family-pawns_in-passing = White ran from d4 to d6. Tap every pawn that may take in passing on d5.
    .hint-1 = Which pawns attack d5? They take one step diagonally ahead.
    .hint-2 = East is Blue’s way, south is Black’s, west is Yellow’s.
    .hint-3 = Two pawns attack d5: those on c6 and e6.
    .yes = Both! Whoever attacks d5 may take there, from any side of the table.
    .no = From there it does not attack d5. Which way does that pawn walk?

lesson-family-pawns_one-turn-each = Blue moved its king instead. You play Black: may your pawn take in passing on d5?
    .hint-1 = Has Black had a turn since the white pawn ran?
    .hint-2 = Each of the others has one turn for it. This is yours.
    .yes = Right: this is Black’s first turn since then.
    .no = White has not moved again yet. So Black still has its chance.

lesson-family-pawns_too-late = All have moved, and it is Black’s turn again. Try to take on d5 now.
    .hint-1 = Tap the pawn on e6, then tap d5.
    .hint-2 = Your one turn for it has gone by. Try it and see.
    .yes = You saw it: too late. Each player has just one turn for it.

lesson-family-pawns_end-of-the-way = A pawn changes where its path ends. Which white pawn can do that now?
    .hint-1 = Look ahead of b9 and of e9. Where does the board end?
    .hint-2 = Beyond b10 there is no square.
    .hint-3 = Walk from b9 to b10 and choose a piece.
    .yes = The path ends on b10: there your pawn became a new piece.
    .no = You may play that, but no pawn changes. Whose path ends with the next step?
    .wrong-e9-e10 = This pawn has more squares ahead, up to e12. Look at the other one.
    .wrong-e9-e11 = Nearly at the end, but e12 is the last square. Look at the other pawn.
