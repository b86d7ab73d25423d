### The words of lessons/castling-how.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-how = Castling
    .about = King and rook move in one turn.
    .notes = Goal: castle short and long with both colors: the king goes two squares, the rook lands beside it on the other side. On a real board ask for one hand and the king first; in a tournament a child who touches the rook first may have to move only the rook. Usual slips: the king goes three squares on the long side, or it stops right next to the rook’s corner.

lesson-castling-how_one-turn =
    To castle, the king goes _two squares_ towards a rook. The rook jumps over the king and lands beside it.

lesson-castling-how_short = Castle short with White: move only the king, two squares.
    .hint-1 = The rook waits on h1. Two squares towards it: where is that?
    .hint-2 = Tap the king on e1, then tap g1. The rook jumps by itself.
    .yes = Castled: the king is on g1, and the rook jumped to f1.
    .no = You may play that, but to castle the king goes two squares.
    .wrong-e1-f1 = That is one step. To castle, the king goes two: to g1.
    .wrong-h1-f1 = Only the rook moved. Take the king first, and go to g1.
    .because-own-piece-on-target = Not onto the rook: the king goes two squares, to g1.

lesson-castling-how_long = Now castle long with Black: again two squares towards the rook.
    .hint-1 = The rook waits on a8. It is far away, but the king goes only two squares.
    .hint-2 = Tap the king on e8, then tap c8.
    .yes = Castled: the king is on c8, and the rook jumped to d8.
    .no = You may play that, but to castle the king goes two squares.
    .wrong-e8-d8 = That is one step. To castle, the king goes two: to c8.
    .wrong-a8-d8 = Only the rook moved. Take the king first, and go to c8.
    .because-king-too-far = Not so far: the king always goes two squares, here to c8.

lesson-castling-how_where-now = White has just castled long. Put the king and the rook where they stand now.
    .hint-1 = The king began on e1 and went two squares towards a1.
    .hint-2 = The king stands on c1. The rook jumped over it.
    .hint-3 = The rook stands on d1.
    .yes = King on c1, rook on d1: castling leaves them side by side.

lesson-castling-how_bishop-at-home = You play Black, and your bishop is still on f8. May you castle short?
    .hint-1 = The king is on e8, the rook on h8. What stands between?
    .hint-2 = The bishop stands on f8, and that square must be empty.
    .yes = Right: every square between king and rook must be empty.
    .no = Look at f8. The king cannot pass the bishop.

lesson-castling-how_bishop-out = Now the bishop stands on e7. May you castle short?
    .hint-1 = What stands on f8 and g8 now?
    .hint-2 = Both squares are empty, and no white piece looks there.
    .yes = Right: f8 and g8 are empty, so the way is clear.
    .no = Look at f8 and g8: both are empty. Nothing is in the way.

lesson-castling-how_clear-the-way = Clear the way, then castle. First play your pawn from e2 to e4.
    .hint-1 = After the pawn, bring out the knight: from g1 to f3.
    .hint-2 = Then bring out the bishop: from f1 to c4.
    .hint-3 = Are f1 and g1 empty? Then castle short.
    .hint-4 = To castle, move the king from e1 to g1.
    .yes = Pawn, knight, bishop, castle: now your king is safe.

lesson-castling-how_castle-with-check = Castle so that your rook lands with check.
    .hint-1 = The black king stands on f8. Which castling brings a rook to that line?
    .hint-2 = Castle short: the rook lands on f1 and looks up to f8.
    .yes = You castled, and at once the rook gives check from f1.
    .no = Not yet: castle, and look where the rook lands.
    .wrong-e1-c1 = You castled, but from d1 the rook does not look at f8.
    .wrong-h1-f1 = That is check too. This time castle: move the king.

lesson-castling-how_real-board =
    Castle on a real board with one hand. Take the king first, then the rook.
