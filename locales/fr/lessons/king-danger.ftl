### Les mots de lessons/king-danger.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 338e4769
lesson-king-danger = Le roi évite le danger
    .about = Le roi ne va jamais là où une pièce pourrait le prendre.
    .notes = Objectif : le roi ne va jamais sur une case attaquée, et une pièce clouée reste sur sa ligne. Avant chaque coup du roi, demander : « Qui regarde cette case ? » Erreurs habituelles : prendre une pièce protégée avec le roi, reculer sur la ligne de l’échec, mettre les deux rois côte à côte.

# source 985802f7
lesson-king-danger_danger = La tour noire en a2 surveille toute sa rangée. Ton roi ne peut jamais y aller.

# source 7069f6b8
lesson-king-danger_safe-squares = Touche chaque case où le roi blanc peut aller.
    .hint-1 = Le roi fait un pas. Quelles cases touchent e1 ?
    .hint-2 = Barre la rangée que la tour surveille. Que reste-t-il ?
    .yes = Les deux cases ! Tu as tenu le roi loin de la rangée surveillée.
    .no = Regarde encore chaque case. La tour en a2 pourrait-elle y prendre ?

# source 91586791
lesson-king-danger_free-queen = La dame donne échec depuis g2. Ton roi peut-il la prendre ?
    .hint-1 = Cherche une pièce noire qui surveille g2.
    .hint-2 = Le fou en d6 vise h2 et g3. Et g2 ?
    .yes = Bien vu : personne ne surveille g2, alors le roi prend la dame.
    .no = Suis les lignes du fou depuis d6. Aucune ne mène à g2.

# source 04d99ded
lesson-king-danger_guarded-queen = Maintenant, le fou est en d5. Ton roi peut-il prendre la dame ?
    .hint-1 = Seul le fou a bougé. Suis sa ligne depuis d5.
    .hint-2 = La ligne passe par e4 et f3. Où va-t-elle ensuite ?
    .yes = Bien vu : le fou surveille g2. Un roi ne prend jamais une pièce protégée.
    .no = Suis la ligne depuis d5 : e4, f3, g2. Le fou protège la dame.

# source 10e4ac9c
lesson-king-danger_shadow = Échec ! Essaie de fuir la tour : de e4 à f4.
    .hint-1 = Touche le roi en e4, puis f4.
    .hint-2 = La tour vise toute la rangée. Essaie et regarde.
    .yes = Tu l’as vu : la ligne de la tour continue derrière le roi.

# source feef1e3b
lesson-king-danger_two-kings = Tu as les Noirs. Essaie d’aller à côté du roi blanc : en d4.
    .hint-1 = Touche le roi en d5, puis d4.
    .hint-2 = Chaque roi surveille toutes les cases autour de lui. Essaie et regarde.
    .yes = Tu l’as vu : deux rois ne sont jamais côte à côte.

# source 1af99d92
lesson-king-danger_pinned-guard = Le cavalier en e2 est cloué : il ne peut pas bouger. Tu as les Noirs : essaie d’aller en d4.
    .hint-1 = Touche le roi en c5, puis d4.
    .hint-2 = Le cavalier en e2 ne peut pas quitter son roi. Surveille-t-il encore ?
    .hint-3 = De e2, le cavalier surveille d4. Essaie et regarde.
    .yes = Tu l’as vu : une pièce clouée surveille encore ses cases.

# source f8b14e7f
lesson-king-danger_run = La tour en h1 donne échec ! Trouve chaque case sûre pour ton roi.
    .hint-1 = La tour surveille toute la première rangée.
    .hint-2 = Quitte la rangée : un pas en avant, tout droit ou en diagonale.
    .hint-3 = Il y a { $total } cases sûres : d2, e2 et f2.
    .yes = Les { $total } ! Chaque fois, tu as quitté la rangée de la tour.
    .because-king-stays-on-line = Pas encore : la ligne de la tour continue derrière ton roi. Quitte la rangée.

# source b5a661d7
lesson-king-danger_rook-again = Une vieille amie : la tour. Attrape l’étoile, et ne t’arrête que sur une case sûre.
    .hint-1 = Regarde où le fou en c4 peut aller. Évite ces cases.
    .hint-2 = Joue d’abord la tour de f8 à f2. Personne ne surveille f2.
    .yes = La voilà, et en sécurité à chaque arrêt. Tu as regardé avant de jouer !
    .wrong-f8-g8 = Regarde la longue ligne du fou : elle arrive en g8.
    .wrong-f8-f1 = Regarde l’autre ligne du fou : elle arrive en f1.
