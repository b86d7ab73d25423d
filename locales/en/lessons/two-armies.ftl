### The words of lessons/two-armies.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-two-armies = Two armies
    .about = Six kinds of pieces, sixteen on each side.
    .notes =
        Goal: children know the six kinds of pieces by name, and that White begins.
        Hide one piece of each kind in a bag and let the children feel which one it is.
        King and queen are often mixed up: the king has a cross, the queen a crown with points.

lesson-two-armies_armies =
    _White_ and _Black_ have 16 pieces each. The circles show the six kinds.

lesson-two-armies_knights = The _knight_ looks like a horse. Tap all { $total } knights.
    .hint-1 = Look for ears and a mane, on both sides.
    .hint-2 = White has two of them: on b1 and g1.
    .yes = All { $total } knights! Each army has two.
    .no = Look for a horse: it has ears and a mane.

lesson-two-armies_king = The _king_ wears a cross. You play Black: tap the black king.
    .hint-1 = Look at the middle of your first row.
    .hint-2 = Only one black piece has a cross on its top.
    .yes = You found the black king on e8.
    .no = Look for the cross on top, on the black side.

lesson-two-armies_queen = The _queen_ wears a crown with many points. Tap the black queen.
    .hint-1 = The queen stands right beside the king.
    .hint-2 = The king has one cross. The queen has many points.
    .yes = You found the black queen on d8, beside its king.
    .no = Look for the crown with many points, on the black side.

lesson-two-armies_in-a-row = Bishop, pawn and rook stand in a row. What stands in the circle?
    .hint-1 = The rook is a tower. The pawn is small and round.
    .hint-2 = The piece in the circle has a cut in its hat.
    .option-rook = A rook
    .option-rook-say = The rook looks like a tower. It stands on f5.
    .option-bishop = A bishop
    .option-pawn = A pawn
    .option-pawn-say = The pawn is small with a round head. It stands on e5.
    .yes = Yes: a bishop. Its pointed hat has a small cut.

lesson-two-armies_pawns = The _pawn_ is the smallest piece. How many pawns does White have?
    .hint-1 = They stand side by side, from a2 to h2.
    .hint-2 = One pawn stands on each column.
    .yes = You counted all eight. They stand before the other pieces.

lesson-two-armies_where-rook = The _rook_ is a tower. On which square does a black rook stand?
    .hint-1 = First find the black pieces: rows 7 and 8.
    .hint-2 = The black rooks stand in their two corners.
    .option-a1 = a1
    .option-a1-say = A rook stands on a1, but it is white.
    .option-h1 = h1
    .option-h1-say = A rook stands on h1, but it is white.
    .option-h8 = h8
    .yes = Yes: on h8. The other black rook stands on a8.

lesson-two-armies_who-begins = Both armies are ready. Who makes the first move?
    .hint-1 = In chess it is always the same army.
    .hint-2 = It is the army with the light pieces.
    .option-black = Black
    .option-black-say = Black comes second, in every game.
    .option-youngest = The youngest player
    .option-youngest-say = In many games, yes. In chess the army decides.
    .option-white = White
    .yes = Yes: White begins. Then both take turns.

lesson-two-armies_most-important = You may lose many pieces and play on. Which one must never be lost?
    .hint-1 = Checkmate ends the game. Which piece is caught then?
    .hint-2 = It wears a cross.
    .option-king = The king
    .option-queen = The queen
    .option-queen-say = Losing the queen hurts, but the game goes on.
    .option-none = None of them
    .option-none-say = One piece decides the game. It wears a cross.
    .yes = Yes: the whole game is about the king.
