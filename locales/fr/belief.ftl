### Ce que dit l’entraîneur avec deux échiquiers presque pareils, et ce que les adultes lisent sur l’enfant.
###
### cure-… est pour l’enfant : comment c’est vraiment, avec gentillesse, jamais « tu penses ». Deux phrases courtes au plus.
### belief-… est pour les adultes : ce que pense l’enfant, sans « il » ni « elle ».

## Les pions

# source b31401a1
cure-pawn-takes-ahead = Un pion prend en diagonale. Ce qui est juste devant lui ne fait que le bloquer.
# source f836381e
belief-pawn-takes-ahead = Pense qu’un pion prend ce qui est juste devant lui.
# source ea27b487
cure-pawn-walks-diagonally = Un pion avance tout droit. Il va en diagonale seulement pour prendre.
# source b5482f6c
belief-pawn-walks-diagonally = Pense qu’un pion peut aller en diagonale sur une case vide.
# source 8557c85d
cure-pawn-two-steps-always = À son premier coup, un pion peut avancer de deux cases. Ensuite, il avance d’une case.
# source 7052aecd
belief-pawn-two-steps-always = Pense qu’un pion peut avancer de deux cases à tout moment.
# source 61e796a8
cure-pawn-jumps = Un pion ne saute jamais. Pour avancer de deux cases, les deux doivent être vides.
# source 032d9a8e
belief-pawn-jumps = Pense qu’un pion peut sauter par-dessus une pièce en avançant de deux cases.

## Le roi

# source 4beebaee
cure-king-takes-guarded = Avant de prendre avec le roi, regarde qui protège cette pièce. Il prend seulement ce que personne ne protège.
# source fc4a3cec
belief-king-takes-guarded = Pense qu’un roi peut prendre une pièce protégée.
# source c57726f9
cure-king-steps-along-line = La ligne continue derrière le roi. Quitte la ligne, et il est à l’abri.
# source 9e9dff31
belief-king-steps-along-line = Pense qu’un roi en échec peut reculer sur la ligne de l’attaquant.
# source dda524e3
cure-king-beside-king = Deux rois ne sont jamais côte à côte. Une case entre eux reste libre.
# source d95d68de
belief-king-beside-king = Pense que deux rois peuvent être côte à côte.

## L’échec

# source 8b6f504a
cure-check-not-by-pinned = Une pièce qui protège son roi attaque quand même. Elle donne aussi échec.
# source bb57522a
belief-check-not-by-pinned = Pense qu’une pièce clouée ne donne pas échec et n’attaque rien.
# source 19cf2608
cure-check-only-king-helps = Le roi peut fuir, et les autres pièces peuvent l’aider. Elles se mettent entre les deux ou prennent l’attaquant.
# source fb2ba844
belief-check-only-king-helps = Pense que seul le roi peut jouer quand il est en échec.
# source 630f542a
cure-check-knight-blocked = Un cavalier saute : personne ne peut se mettre entre les deux. Fuis avec le roi ou prends le cavalier.
# source df79c4a6
belief-check-knight-blocked = Pense qu’on peut bloquer l’échec d’un cavalier.

## Mat et pat

# source 009988c0
cure-stalemate-is-checkmate = Sans échec, il n’y a pas de mat. Pas d’échec et aucun coup : c’est pat.
# source 387b3307
belief-stalemate-is-checkmate = Pense que c’est mat dès qu’il n’y a plus de coup, même sans échec.
# source 5890b70c
cure-stalemate-king-alone = C’est pat seulement si aucune pièce ne peut jouer. Regarde aussi les autres.
# source 96331266
belief-stalemate-king-alone = Pense que c’est pat dès que le roi ne peut plus jouer, même si d’autres pièces le peuvent.

## Les pièces qui protègent leur roi

# source 6ee8f904
cure-pinned-moves-freely = Cette pièce protège son roi. Elle reste sur la ligne entre le roi et l’attaquant.
# source 0c5e6435
belief-pinned-moves-freely = Pense qu’une pièce clouée peut quitter la ligne de son roi.
# source e9ec835c
cure-pinned-never-moves = Une pièce qui protège son roi peut bouger sur la ligne. Elle peut même prendre l’attaquant.
# source 860e4c93
belief-pinned-never-moves = Pense qu’une pièce clouée ne peut jamais bouger, même sur sa ligne.

## La promotion

# source cb0451a2
cure-pawn-becomes-queen = Tu choisis ce que devient le pion : dame, tour, fou ou cavalier. Parfois, une autre pièce vaut mieux que la dame.
# source 9d19384b
belief-pawn-becomes-queen = Pense qu’un pion devient toujours une dame.

## La prise en passant

# source 1102228c
cure-en-passant-any-time = On prend en passant seulement tout de suite, au coup suivant. Après, c’est fini.
# source 224818c0
belief-en-passant-any-time = Pense qu’un pion peut aussi prendre en passant plus tard.
# source a767c11d
cure-en-passant-any-man = On prend en passant seulement un pion. Toute autre pièce se prend là où elle est.
# source 364c8247
belief-en-passant-any-man = Pense qu’on peut prendre en passant d’autres pièces que les pions.
# source ab212310
cure-en-passant-one-step = On prend un pion en passant seulement après un double pas. Après un seul pas, non.
# source c93042a0
belief-en-passant-one-step = Pense qu’on peut prendre en passant un pion qui a avancé d’une seule case.

## Le roque

# source 4392ac69
cure-castling-rook-attacked = La tour peut être attaquée, et tu peux roquer quand même. Seul le chemin du roi doit être sûr.
# source 3c12362c
belief-castling-rook-attacked = Pense qu’un roi ne peut pas roquer quand la tour est attaquée.
# source 58deb324
cure-castling-rook-crosses = La tour peut traverser une case attaquée. Seul le chemin du roi doit être sûr.
# source 44f8733b
belief-castling-rook-crosses = Pense qu’un roi ne peut pas roquer quand la tour traverse une case attaquée.
# source 86edddf8
cure-castling-out-of-check = On ne roque pas quand le roi est en échec. Aide d’abord le roi autrement.
# source caa44a39
belief-castling-out-of-check = Pense qu’un roi en échec peut roquer.
# source 9c785073
cure-castling-through-check = Tout le chemin du roi doit être sûr. La case qu’il traverse compte aussi.
# source 84ec67d1
belief-castling-through-check = Pense que le roi peut traverser une case attaquée en roquant.
