### Les noms des pièces, et comment on fait une liste.
###
### Une phrase demande une forme : { PIECE($piece, form: "le") }. Les formes de cette langue :
###   le    le fou, la tour
###   un    un fou, une tour
###   ton   ton fou, ta tour
###   du    du fou, de la tour
### sans forme, le nom tout seul.

-piece-king = { $form ->
    [le] le roi
    [un] un roi
    [ton] ton roi
    [du] du roi
   *[bare] roi
 }
    .gender = masculine
-piece-queen = { $form ->
    [le] la dame
    [un] une dame
    [ton] ta dame
    [du] de la dame
   *[bare] dame
 }
    .gender = feminine
-piece-rook = { $form ->
    [le] la tour
    [un] une tour
    [ton] ta tour
    [du] de la tour
   *[bare] tour
 }
    .gender = feminine
-piece-bishop = { $form ->
    [le] le fou
    [un] un fou
    [ton] ton fou
    [du] du fou
   *[bare] fou
 }
    .gender = masculine
-piece-knight = { $form ->
    [le] le cavalier
    [un] un cavalier
    [ton] ton cavalier
    [du] du cavalier
   *[bare] cavalier
 }
    .gender = masculine
-piece-pawn = { $form ->
    [le] le pion
    [un] un pion
    [ton] ton pion
    [du] du pion
   *[bare] pion
 }
    .gender = masculine

# Une pièce avec sa case : la tour en f5. $piece est déjà dans la forme demandée.
-man-on = { $piece } en { $square }

# Les listes : f1, g1 et h1. $head est tout ce qui précède, $next vient en plus.
-list-more = { $head }, { $next }
-list-last = { $head } et { $next }

# Le nom du maître. Il ne se traduit pas.
-coach = Kavi
