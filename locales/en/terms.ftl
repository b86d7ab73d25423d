### Names of pieces, and how things are listed.
###
### A sentence asks for a form: { PIECE($piece, form: "the") }. This language has the forms
### `the`, `a`, `your`, and without a form the bare name.

-piece-king = { $form ->
    [the] the king
    [a] a king
    [your] your king
   *[bare] king
 }
    .gender = neuter
-piece-queen = { $form ->
    [the] the queen
    [a] a queen
    [your] your queen
   *[bare] queen
 }
    .gender = neuter
-piece-rook = { $form ->
    [the] the rook
    [a] a rook
    [your] your rook
   *[bare] rook
 }
    .gender = neuter
-piece-bishop = { $form ->
    [the] the bishop
    [a] a bishop
    [your] your bishop
   *[bare] bishop
 }
    .gender = neuter
-piece-knight = { $form ->
    [the] the knight
    [a] a knight
    [your] your knight
   *[bare] knight
 }
    .gender = neuter
-piece-pawn = { $form ->
    [the] the pawn
    [a] a pawn
    [your] your pawn
   *[bare] pawn
 }
    .gender = neuter

# A piece with its square: the rook on f5. $piece is already in the form asked for.
-man-on = { $piece } on { $square }

# Lists: f1, g1 and h1. $head is all that came before, $next is one more.
-list-more = { $head }, { $next }
-list-last = { $head } and { $next }

# The coach's name. It is never translated, only written in other letters.
-coach = Kavi
