### Les mots de lessons/family-board.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 2cb266a4
lesson-family-board = Quatre armées, un échiquier
    .about = Un jeu maison pour deux à quatre joueurs, pas pour les tournois.
    .notes =
        Objectif : connaître le grand échiquier et ses quatre armées. Ce sont les règles maison d’un jeu de famille, pas les règles du jeu d’échecs ; le dire avant le premier coup. L’échiquier habituel reçoit deux rangées de plus de chaque côté, les coins restent vides, et chaque armée joue sans son pion tout à droite. Chaque armée porte aussi un signe : un rond pour les Blancs, un losange pour les Bleus, un carré pour les Noirs, un triangle pour les Jaunes. Asseoir quatre enfants autour d’un échiquier en papier et laisser chacun placer une armée. Erreurs habituelles : faire jouer d’un côté de la table à l’autre au lieu de tourner, et prendre les coins pour des cases.

# source c8cde691
lesson-family-board_armies =
    Une famille a inventé ce jeu à quatre. Blancs au sud, Bleus à l’ouest, Noirs au nord, Jaunes à l’est.

# source 03c54f34
lesson-family-board_missing = Chaque armée joue sans son pion tout à droite. Touche ces quatre cases vides.
    .hint-1 = Il y a des pions blancs de c2 à i2. Quelle case vient ensuite ?
    .hint-2 = Fais le tour. Chaque ligne de pions a un trou à un bout.
    .hint-3 = Les trous sont en j2, b3, c11 et k10.
    .yes = Les { $total } ! Chaque armée a sept pions ici, et huit aux échecs normaux.
    .no = Cette case n’est pas un trou. Regarde les deux bouts de chaque ligne de pions.

# source e0133dd5
lesson-family-board_all-eight = Ici, aucun pion ne manque. Le pion blanc en c2 peut-il prendre en b3 ?
    .hint-1 = Comment prend un pion ? Un pas en diagonale, vers l’avant.
    .hint-2 = De c2, un pas en diagonale mène en b3. Il y a là un pion bleu.
    .yes = Bien vu : dès le tout premier coup ! C’est pourquoi la famille enlève ce pion.
    .no = De c2 à b3, c’est un pas en diagonale. Il y a là un pion bleu.

# source d4ea9833
lesson-family-board_only-seven = Maintenant, les pions tout à droite sont partis. Le pion en c2 peut-il aller en b3 ?
    .hint-1 = Qu’y a-t-il maintenant en b3 ?
    .hint-2 = Un pion ne va en diagonale que pour prendre.
    .yes = Bien vu : b3 est vide, il n’y a rien à prendre.
    .no = Regarde b3 : la case est vide. Un pion ne va en diagonale que pour prendre.

# source 487c9c49
lesson-family-board_open-path = Tu as les Bleus, à l’ouest. Une de tes pièces peut prendre quelque chose : trouve-la !
    .hint-1 = Le trou en b3 laisse un chemin ouvert.
    .hint-2 = Pars de la tour en a3 et va tout droit.
    .hint-3 = La tour peut aller de a3 jusqu’à k3.
    .yes = Tu as trouvé le chemin ouvert. Mais attention : la tour jaune en l3 reprend !
    .no = Tu as le droit, mais ce coup ne prend rien. Quelle pièce regarde par le trou ?

# source 666a30a1
lesson-family-board_whose-turn = Les Blancs ont joué. Les Noirs peuvent-ils jouer ensuite le cavalier de d12 à e10 ?
    .hint-1 = On joue l’un après l’autre, dans le sens des aiguilles d’une montre.
    .hint-2 = Qui est assis à côté des Blancs, à l’ouest ?
    .yes = Bien vu : après les Blancs, c’est aux Bleus. Puis aux Noirs, puis aux Jaunes.
    .no = Seulement quand on joue à deux. Ici, c’est d’abord aux Bleus.

# source 9c28a5ff
lesson-family-board_past-the-corner = Le fou blanc en d1 peut-il prendre le cavalier en b3 ?
    .hint-1 = Dis les cases de son chemin : d1, c2, b3.
    .hint-2 = Sont-elles toutes des cases de l’échiquier ?
    .yes = Bien vu : il frôle le coin, mais toutes ses cases sont là.
    .no = Suis le fou : d1, c2, b3. Toutes sont des cases.

# source 74b8283b
lesson-family-board_over-the-corner = Maintenant, le fou est en c1. Essaie de prendre la tour en a3.
    .hint-1 = Touche le fou en c1, puis a3.
    .hint-2 = Qu’y a-t-il entre c1 et a3 ? Essaie et regarde.
    .yes = Tu l’as vu : entre c1 et a3, il manque une case.

# source a8dfb71a
lesson-family-board_beside-the-corner = Le roi blanc est à côté d’un coin, en c2. Touche chaque case où il peut aller.
    .hint-1 = Un pas dans toutes les directions, mais seulement sur des cases.
    .hint-2 = Le coin est coupé : personne ne peut y aller. Mais b3 est une case.
    .hint-3 = Il y a { $total } cases : b3, c3, d3, d2, d1 et c1.
    .yes = Les { $total } ! Sur un échiquier entier, il y en aurait deux de plus.
    .no = C’est à plus d’un pas de c2. Regarde juste à côté du roi.

# source c40fe830
lesson-family-board_paper-board =
    Dessine un échiquier de douze cases sur douze. Coupe quatre cases à chaque coin.
