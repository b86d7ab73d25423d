### Ce que dit l’entraîneur avec deux échiquiers presque pareils, et ce que les adultes lisent sur l’enfant.
###
### cure-… est pour l’enfant : comment c’est vraiment, avec gentillesse, jamais « tu penses ». Deux phrases courtes au plus.
### belief-… est pour les adultes : ce que pense l’enfant, sans « il » ni « elle ».

## Les pions

cure-pawn-takes-ahead = Un pion prend en diagonale. Ce qui est juste devant lui ne fait que le bloquer.
belief-pawn-takes-ahead = Pense qu’un pion prend ce qui est juste devant lui.
cure-pawn-walks-diagonally = Un pion avance tout droit. Il va en diagonale seulement pour prendre.
belief-pawn-walks-diagonally = Pense qu’un pion peut aller en diagonale sur une case vide.
cure-pawn-two-steps-always = À son premier coup, un pion peut avancer de deux cases. Ensuite, il avance d’une case.
belief-pawn-two-steps-always = Pense qu’un pion peut avancer de deux cases à tout moment.
cure-pawn-jumps = Un pion ne saute jamais. Pour avancer de deux cases, les deux doivent être vides.
belief-pawn-jumps = Pense qu’un pion peut sauter par-dessus une pièce en avançant de deux cases.

## Le roi

cure-king-takes-guarded = Avant de prendre avec le roi, regarde qui protège cette pièce. Il prend seulement ce que personne ne protège.
belief-king-takes-guarded = Pense qu’un roi peut prendre une pièce protégée.
cure-king-steps-along-line = La ligne continue derrière le roi. Quitte la ligne, et il est à l’abri.
belief-king-steps-along-line = Pense qu’un roi en échec peut reculer sur la ligne de l’attaquant.
cure-king-beside-king = Deux rois ne sont jamais côte à côte. Une case entre eux reste libre.
belief-king-beside-king = Pense que deux rois peuvent être côte à côte.

## L’échec

cure-check-not-by-pinned = Une pièce qui protège son roi attaque quand même. Elle donne aussi échec.
belief-check-not-by-pinned = Pense qu’une pièce clouée ne donne pas échec et n’attaque rien.
cure-check-only-king-helps = Le roi peut fuir, et les autres pièces peuvent l’aider. Elles se mettent entre les deux ou prennent l’attaquant.
belief-check-only-king-helps = Pense que seul le roi peut jouer quand il est en échec.
cure-check-knight-blocked = Un cavalier saute : personne ne peut se mettre entre les deux. Fuis avec le roi ou prends le cavalier.
belief-check-knight-blocked = Pense qu’on peut bloquer l’échec d’un cavalier.

## Mat et pat

cure-stalemate-is-checkmate = Sans échec, il n’y a pas de mat. Pas d’échec et aucun coup : c’est pat.
belief-stalemate-is-checkmate = Pense que c’est mat dès qu’il n’y a plus de coup, même sans échec.
cure-stalemate-king-alone = C’est pat seulement si aucune pièce ne peut jouer. Regarde aussi les autres.
belief-stalemate-king-alone = Pense que c’est pat dès que le roi ne peut plus jouer, même si d’autres pièces le peuvent.

## Les pièces qui protègent leur roi

cure-pinned-moves-freely = Cette pièce protège son roi. Elle reste sur la ligne entre le roi et l’attaquant.
belief-pinned-moves-freely = Pense qu’une pièce clouée peut quitter la ligne de son roi.
cure-pinned-never-moves = Une pièce qui protège son roi peut bouger sur la ligne. Elle peut même prendre l’attaquant.
belief-pinned-never-moves = Pense qu’une pièce clouée ne peut jamais bouger, même sur sa ligne.

## La promotion

cure-pawn-becomes-queen = Tu choisis ce que devient le pion : dame, tour, fou ou cavalier. Parfois, une autre pièce vaut mieux que la dame.
belief-pawn-becomes-queen = Pense qu’un pion devient toujours une dame.

## La prise en passant

cure-en-passant-any-time = On prend en passant seulement tout de suite, au coup suivant. Après, c’est fini.
belief-en-passant-any-time = Pense qu’un pion peut aussi prendre en passant plus tard.
cure-en-passant-any-man = On prend en passant seulement un pion. Toute autre pièce se prend là où elle est.
belief-en-passant-any-man = Pense qu’on peut prendre en passant d’autres pièces que les pions.
cure-en-passant-one-step = On prend un pion en passant seulement après un double pas. Après un seul pas, non.
belief-en-passant-one-step = Pense qu’on peut prendre en passant un pion qui a avancé d’une seule case.

## Le roque

cure-castling-rook-attacked = La tour peut être attaquée, et tu peux roquer quand même. Seul le chemin du roi doit être sûr.
belief-castling-rook-attacked = Pense qu’un roi ne peut pas roquer quand la tour est attaquée.
cure-castling-rook-crosses = La tour peut traverser une case attaquée. Seul le chemin du roi doit être sûr.
belief-castling-rook-crosses = Pense qu’un roi ne peut pas roquer quand la tour traverse une case attaquée.
cure-castling-out-of-check = On ne roque pas quand le roi est en échec. Aide d’abord le roi autrement.
belief-castling-out-of-check = Pense qu’un roi en échec peut roquer.
cure-castling-through-check = Tout le chemin du roi doit être sûr. La case qu’il traverse compte aussi.
belief-castling-through-check = Pense que le roi peut traverser une case attaquée en roquant.
