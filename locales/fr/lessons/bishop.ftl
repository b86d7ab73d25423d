### Les mots de lessons/bishop.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 159c4edf
lesson-bishop = Le fou
    .about = Des diagonales, et une seule couleur pour toujours.
    .notes = Objectif : les enfants jouent le fou en diagonale et voient qu’il ne change jamais de couleur de case. Deux enfants promènent un fou de cases claires et un fou de cases foncées sur un vrai échiquier et essaient de se rencontrer sur une case : ils n’y arrivent jamais. Certains plient la ligne en chemin : un coup, c’est une seule diagonale droite.

# source 15ae6a88
lesson-bishop_diagonals = Le _fou_ va en diagonale, par les coins des cases. Il va aussi loin qu’il veut.

# source de35b97f
lesson-bishop_every-square = Touche chaque case où ce fou peut aller.
    .hint-1 = Pars de b3 et passe par les coins : c4, d5 et plus loin.
    .hint-2 = Quatre lignes partent de b3. L’une d’elles est longue.
    .yes = Les { $total } cases ! Tu as suivi quatre diagonales jusqu’au bord.
    .no = Regarde encore : seules comptent les cases qui se touchent par un coin.

# source 10531d78
lesson-bishop_three-stars = Tu as les Noirs. Attrape les { $total } étoiles en { $best } coups.
    .hint-1 = Suis la diagonale qui part de c8. Il y a une étoile dessus.
    .hint-2 = De f5, va en h7, puis en g8.
    .yes = Les { $total } étoiles ! Chaque coup était une diagonale.

# source b2ca199a
lesson-bishop_straight = Tu as les Noirs. Essaie d’aller tout droit : le fou de d6 à d3.
    .hint-1 = Touche le fou en d6, puis d3.
    .hint-2 = Il va revenir, et ce n’est pas grave. Regarde ce qui se passe.
    .yes = Tu l’as vu : le fou va en diagonale, jamais tout droit.

# source 452896f5
lesson-bishop_pawn-in-the-way = Essaie de jouer le fou de f1 à c4.
    .hint-1 = Touche le fou en f1, puis c4.
    .hint-2 = Sur son chemin, il y a ton propre pion en e2. Essaie.
    .yes = Tu l’as vu : un fou ne saute jamais par-dessus une pièce.

# source e7b7e6f8
lesson-bishop_pawn-stepped = Maintenant, le pion est en e3. Le fou peut-il aller en c4 ?
    .hint-1 = Suis le chemin avec ton doigt : f1, e2, d3, c4.
    .hint-2 = L’une de ces cases est-elle occupée ?
    .yes = Bien vu : e2 et d3 sont vides. Le chemin est libre.
    .no = Suis le chemin par e2 et d3. Il n’y a plus rien dessus.

# source 0d2f0beb
lesson-bishop_other-color = Le fou en f1 voudrait aller en d4. Combien de coups lui faut-il ?
    .hint-1 = Regarde la couleur de f1. Puis regarde d4.
    .hint-2 = Les cases d’une diagonale ont toutes la même couleur.
    .hint-3 = La case f1 est claire, et d4 est foncée.
    .option-one-move = Un coup
    .option-one-move-say = Aucune diagonale ne mène de f1 à d4.
    .option-some-moves = Deux coups ou plus
    .option-some-moves-say = Chaque coup finit sur une case claire. Regarde encore d4.
    .option-never = Il n’y arrive jamais
    .yes = Oui : ce fou reste sur les cases claires, et d4 est foncée.

# source f60f9cb2
lesson-bishop_both-bishops = Tes deux fous travaillent ensemble. Attrape les { $total } étoiles en { $best } coups.
    .hint-1 = Un fou s’occupe des cases foncées, l’autre des cases claires.
    .hint-2 = Le fou en c1 va en e3, puis en g1.
    .hint-3 = Le fou en f1 va en c4, puis en g8.
    .yes = Les { $total } étoiles ! Chaque fou est resté sur sa couleur.

# source b31b7397
lesson-bishop_rook-or-bishop = Tour ou fou : qui peut t’aider ? Prends le cavalier en h8.
    .hint-1 = La diagonale du fou rencontre ton propre pion en d4.
    .hint-2 = La tour va tout droit. Regarde la colonne h.
    .hint-3 = Il n’y a rien entre h1 et h8.
    .yes = La tour a pris le cavalier. Le chemin du fou était fermé.
    .no = Tu as le droit, mais ce coup ne prend rien. Vise h8.
    .because-path-blocked = Pas encore : ton pion en d4 barre le chemin du fou.
