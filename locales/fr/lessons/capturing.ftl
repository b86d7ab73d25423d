### Les mots de lessons/capturing.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source eae5b4a8
lesson-capturing = Prendre des pièces
    .about = Va sur une pièce adverse pour la prendre.
    .notes = Objectif : prendre, c’est aller sur la case d’une pièce adverse ; cette pièce ne revient plus. Faire dire aux enfants « ma tour prend ton cavalier » et poser la pièce prise à côté de l’échiquier. Erreurs habituelles : sauter par-dessus une pièce comme aux dames, prendre une de ses propres pièces, ou croire qu’il faut prendre chaque fois qu’on le peut.

# source 5e3857ff
lesson-capturing_how = Pour prendre, va sur une pièce adverse. Elle quitte l’échiquier.

# source 0db55faf
lesson-capturing_own-pawn = Essaie de prendre ton propre pion en e5 avec le cavalier.
    .hint-1 = Touche le cavalier en f3, puis e5.
    .hint-2 = Les deux sont blancs. Essaie et regarde.
    .yes = Tu l’as vu : on ne prend jamais une pièce de sa couleur.

# source 89937c8b
lesson-capturing_black-pawn = Maintenant, le pion en e5 est noir. Le cavalier peut-il le prendre ?
    .hint-1 = Qu’est-ce qui a changé ? Regarde la couleur du pion.
    .hint-2 = Le cavalier saute de f3 à e5. Qui est là maintenant ?
    .yes = Bien vu : le cavalier arrive en e5, le pion noir s’en va.
    .no = Regarde encore e5. Ce pion est dans l’autre camp.

# source 12e02a9a
lesson-capturing_queen-looks = Touche chaque pièce noire que ta dame peut prendre maintenant.
    .hint-1 = Suis chaque ligne depuis d3 jusqu’à la première pièce.
    .hint-2 = La première pièce d’une ligne t’arrête. Est-elle noire ou blanche ?
    .hint-3 = Derrière le cavalier en d6, le fou est à l’abri. Ton propre pion est en f3.
    .yes = Les { $total } ! Sur chaque ligne, tu as regardé la première pièce seulement.
    .no = Regarde encore : la dame ne prend que la première pièce d’une ligne.

# source 8d682bd7
lesson-capturing_rook-hunt = Prends les { $total } cavaliers avec ta tour. On peut le faire en { $best } coups.
    .hint-1 = Quel cavalier est sur la même ligne que la tour en c3 ?
    .hint-2 = Prends d’abord en c5. De là, regarde c7.
    .hint-3 = De c7, la tour voit h7.
    .yes = Les { $total } cavaliers sont partis ! La tour a chaque fois pris leur case.

# source 2f914b0f
lesson-capturing_king-takes = Un cavalier est à côté de ton roi. Le roi peut-il le prendre ?
    .hint-1 = Le roi fait un pas. De e4 à d5, est-ce un pas ?
    .hint-2 = Personne d’autre n’est là pour protéger le cavalier.
    .yes = Bien vu : le roi prend comme il marche, à un pas.
    .no = Regarde de e4 à d5 : un pas. Le roi peut y prendre.

# source 4e2717b7
lesson-capturing_gone = Regarde : la tour prend le cavalier en d7. Que devient le cavalier ?
    .hint-1 = Regarde d7 : qui est là maintenant ?
    .hint-2 = Il n’y a jamais deux pièces sur une case. Le cavalier peut-il revenir ?
    .yes = Oui : une pièce prise reste à côté de l’échiquier jusqu’à la fin.
    .option-home = Il repart de sa première case
    .option-home-say = Pas aux échecs : une pièce prise ne repart pas.
    .option-swap = Les Blancs pourront s’en servir plus tard
    .option-swap-say = Pas aux échecs : une pièce prise ne change jamais de camp.
    .option-out = Il ne revient plus dans cette partie

# source 2eb6b21e
lesson-capturing_pawn-again = Tu as les Noirs. Touche chaque pièce que ton pion en e5 peut prendre.
    .hint-1 = Un pion avance tout droit. Comment prend-il ?
    .hint-2 = Regarde à un pas en diagonale devant lui : d4 et f4.
    .yes = Les deux ! Le pion prend en diagonale, ni tout droit ni de côté.
    .no = Regarde encore : un pion prend à un pas en diagonale, vers l’avant.

# source e02f4b3d
lesson-capturing_real-board = Place cette dame et ces cinq pions sur un vrai échiquier. Prends-les tous en cinq coups !
