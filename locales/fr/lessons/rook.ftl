### Les mots de lessons/rook.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source d1f6c910
lesson-rook = La tour
    .about = Des lignes droites, des murs et des étoiles.
    .notes = Objectif : la tour va tout droit, aussi loin que le chemin est libre, et ne saute jamais. Sur un échiquier au sol, un enfant marche comme la tour et d’autres font les murs. Erreurs habituelles : aller en diagonale sur un échiquier vide, tourner un coin en un seul coup, sauter par-dessus une pièce de son camp.

# source f6157cac
lesson-rook_lines = La _tour_ va tout droit : en haut, en bas, à gauche, à droite. Elle va aussi loin qu’elle veut.

# source 8972f0c7
lesson-rook_every-square = Touche chaque case où cette tour peut aller.
    .hint-1 = Pars de b2 et monte jusqu’au bord.
    .hint-2 = Suis maintenant la rangée vers la droite. Puis regarde à gauche et en bas.
    .yes = Les { $total } cases ! Tu as suivi les deux lignes jusqu’au bord.
    .no = Regarde encore la rangée et la colonne. Seules les lignes droites comptent.

# source f6c2563b
lesson-rook_three-stars = Attrape les { $total } étoiles. On peut le faire en { $best } coups.
    .hint-1 = Entre deux étoiles de la même rangée, il n’y a qu’un coup.
    .hint-2 = Va d’abord en c7. Puis en g7, et enfin en g2.
    .yes = Les { $total } étoiles ! Chaque coup a suivi une ligne droite.

# source 84b6fe5e
lesson-rook_slantwise = Essaie d’aller en diagonale : joue la tour de e4 à g6.
    .hint-1 = Touche la tour en e4, puis g6.
    .hint-2 = Elle n’y restera pas, et ce n’est pas grave. Regarde ce qui se passe.
    .yes = Tu l’as vu : la tour va tout droit, jamais en diagonale.

# source 706d73a2
lesson-rook_own-pawn = La tour blanche voudrait aller en d5. A-t-elle le droit ?
    .hint-1 = Regarde la pièce en d5. Est-elle blanche ou noire ?
    .hint-2 = Il n’y a jamais deux pièces sur une même case.
    .yes = Bien vu : ton propre pion en d5 est un mur.
    .no = Regarde encore d5. Ton propre pion y est déjà.

# source ee2857cd
lesson-rook_other-pawn = Maintenant, le pion en d5 est noir. La tour peut-elle y aller ?
    .hint-1 = Qu’est-ce qui a changé ? Regarde la couleur du pion.
    .hint-2 = On peut prendre une pièce adverse.
    .yes = Bien vu : la tour prend le pion noir et s’installe en d5.
    .no = Regarde encore d5. Ce pion est dans l’autre camp.

# source a79fab18
lesson-rook_no-jumping = Tu as les Noirs. Essaie de sauter par-dessus le pion jusqu’à a5.
    .hint-1 = Touche la tour en g5, puis a5.
    .hint-2 = Une pièce barre le chemin en b5. Essaie quand même.
    .yes = Tu l’as vu : une tour ne saute jamais par-dessus une pièce.

# source 5c6864fd
lesson-rook_wall = Ton propre pion en a3 est un mur. Attrape les deux étoiles en { $best } coups.
    .hint-1 = La tour ne peut pas dépasser a3. Quelle autre ligne part de a1 ?
    .hint-2 = Suis la première rangée jusqu’à l’autre côté.
    .hint-3 = De h1, monte en h8. Le chemin vers a8 est alors libre.
    .yes = Les deux étoiles ! Tu as fait le tour du mur.

# source d77e2836
lesson-rook_first-capture = Tu as les Noirs. Prends la seule pièce blanche que ta tour peut atteindre.
    .hint-1 = Suis chaque ligne jusqu’à la première pièce.
    .hint-2 = Ton propre pion en c5 est un mur. Regarde donc la colonne h.
    .hint-3 = Le fou en h2 est la première pièce de la colonne.
    .yes = Tu as pris le fou. La dame derrière lui était hors d’atteinte.
    .no = Tu as le droit, mais ce coup ne prend rien. Va jusqu’à une pièce blanche.
    .wrong-h5-h3 = Encore un pas ! Le fou est en h2.
    .because-path-blocked = Pas encore : la première pièce de la ligne t’arrête. Prends celle-là, si elle est blanche.
