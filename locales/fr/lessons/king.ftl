### Les mots de lessons/king.toml.
###
### Le moins de mots possible : l’enfant ne lit pas encore et ne connaît pas les noms des cases. Seuls les indices les disent.

# source d3c32bca
lesson-king = Le roi
    .about = Un pas, dans toutes les directions.
    .can = Tu sais garder le roi à l’abri du danger !
    .notes = Objectif : jouer le roi d’un pas dans les huit directions, et jamais sur une case qu’un adversaire attaque. Deux enfants font se croiser deux rois sur un vrai échiquier : ils ne sont jamais côte à côte. Certains enfants oublient les pas en diagonale, d’autres croient le roi fort parce qu’il est important. Dans le dernier jeu, tous ceux de la prairie sont là.

# source e58abfd1
lesson-king_first-star = Un seul pas !
    .hint-1 = Touche l’étoile.
    .hint-2 = Va de e4 à f5.
    .yes = Oui !

# source acc9685a
lesson-king_long-walk = Cours après l’étoile !
    .hint-1 = Un pas en diagonale est aussi un pas.
    .hint-2 = Suis-la, une case à la fois.
    .yes = Et voilà !

# source 3ba935cd
lesson-king_two-steps = Essaie deux pas !
    .hint-1 = Touche le roi, puis le bout de la flèche.
    .hint-2 = Joue de e4 à e6. Il reviendra.
    .yes = Un seul !
    .because-king-too-far = Trop loin !

# source a287b6b1
lesson-king_danger = Essaie de suivre la flèche !
    .hint-1 = Touche le roi, puis le bout de la flèche.
    .hint-2 = Joue de e4 à f4. Il reviendra.
    .yes = Un roi reste à l’abri.
    .because-king-into-attack = La tour te voit !

# source 06d6ec57
lesson-king_horse = Tous à la chasse !
    .hint-1 = Les autres chassent. Le roi s’écarte.
    .hint-2 = Prends un cavalier dès que tu peux.
    .yes = Quelle équipe !

# source e7c040b1
lesson-king_take = Mange-les tous !
    .hint-1 = Prends le pion qui est à côté de ton roi.
    .hint-2 = Prends en d4, puis en e3, puis en f2.
    .yes = Miam !

# source a8f77260
lesson-king_tiptoe = Faufile-toi devant la tour !
    .hint-1 = Évite les cases marquées.
    .hint-2 = Contourne ton pion en d5, par e5.
    .yes = Ouf !

# source de49ddc4
lesson-king_tiptoe-again = Maintenant, devant le fou !
    .hint-1 = Le fou regarde sa diagonale. Traverse-la.
    .hint-2 = Va de e5 à d6.
    .yes = Ni vu, ni connu !

# source 07bdb298
lesson-king_team = Une étoile chacun !
    .hint-1 = Roi, dame, tour et fou : chacun attrape une étoile.
    .hint-2 = D’abord le fou en c4. Puis le roi en e2.
    .yes = Hourra !

# source 3eeb575e
lesson-king_finale = Prends les six pions !
    .hint-1 = Les pions veulent arriver chez toi. Prends-les avant.
    .hint-2 = La tour en a1 peut prendre le pion en a7.
    .yes = Tu as gagné !
