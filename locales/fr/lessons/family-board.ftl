### Les mots de lessons/family-board.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e2a449f4
lesson-family-board = Quatre armées, un échiquier
    .about = Un jeu maison pour deux à quatre joueurs, pas pour les tournois.
    .can = Tu sais te promener sur l’échiquier à quatre !
    .notes =
        Objectif : connaître le grand échiquier et ses quatre armées, et savoir à qui est le tour. Ce sont les règles maison d’un jeu de famille, pas les règles du jeu d’échecs ; le dire avant le premier coup. L’image de la feuille du jeu manque : la taille de l’échiquier, les couleurs, les places et l’ordre des tours sont notre choix, et la raison du pion enlevé est ce que nous supposons. L’échiquier habituel reçoit deux rangées de plus de chaque côté, les coins restent vides, et chaque armée joue sans son pion tout à droite. Chaque armée porte aussi un signe : un rond pour les Blancs, un losange pour les Bleus, un carré pour les Noirs, un triangle pour les Jaunes. Asseoir quatre enfants autour d’un échiquier en papier de douze cases sur douze, avec quatre cases coupées à chaque coin, et laisser chacun placer une armée. Erreurs habituelles : faire jouer d’un côté de la table à l’autre au lieu de tourner comme un manège, et prendre les coins pour des cases.

# source 4e74ccd7
lesson-family-board_merry-go-round = À la fête, quatre familles partagent un échiquier. Fais un tour de manège avec ta dame !
    .hint-1 = L’étoile vole de famille en famille. Suis-la en diagonale !
    .hint-2 = Va en a7, puis en f12, en l6 et en g1.
    .yes = Un tour complet ! Chaque étoile était la maison d’une famille.

# source 863a9b6a
lesson-family-board_armies = Joue pour les quatre : les Blancs commencent avec le pion en e2. Après, suis les flèches : Bleus, Noirs, Jaunes !
    .hint-1 = Le pion blanc entouré est en e2. Joue-le en e4.
    .hint-2 = Puis Bleus depuis b7, Noirs depuis g11, Jaunes depuis k6.
    .yes = Blancs au sud, Bleus à l’ouest, Noirs au nord, Jaunes à l’est. C’est notre choix !
    .because-not-your-piece = Ce n’est pas le tour de cette famille. Après les Blancs : Bleus, Noirs, Jaunes.

# source 42555307
lesson-family-board_whose-turn = Les Blancs ont joué, les Bleus aussi. Joue les deux coups suivants : à qui le tour ?
    .hint-1 = Notre choix : on tourne dans le sens des aiguilles d’une montre.
    .hint-2 = Les Bleus sont à l’ouest. Qui est au nord ?
    .hint-3 = Joue d’abord le pion noir en g11. Puis le pion jaune en k6.
    .yes = Bien vu : après les Bleus, c’est aux Noirs, puis aux Jaunes.
    .because-not-your-piece = Pas encore. Qui a joué en dernier, et qui vient après ?

# source abe07a7c
lesson-family-board_missing = Chaque armée joue sans son pion tout à droite. Touche ces quatre cases vides.
    .paper = Chaque armée joue sans son pion tout à droite. Où sont ces quatre cases vides ?
    .hint-1 = Il y a des pions blancs de c2 à i2. Quelle case vient ensuite ?
    .hint-2 = Fais le tour. Chaque ligne de pions a un trou à un bout.
    .hint-3 = Les trous sont en j2, b3, c11 et k10.
    .yes = Toutes les { $total } ! Chaque armée a sept pions ici, et huit aux échecs normaux.
    .no = Cette case n’est pas un trou. Regarde les deux bouts de chaque ligne de pions.

# source a571e6e6
lesson-family-board_all-eight = Ici, aucun pion ne manque. Deux pions blancs peuvent déjà prendre : trouve-les !
    .hint-1 = Comment prend un pion ? Un pas en diagonale, vers l’avant.
    .hint-2 = Regarde les deux bouts de la ligne de pions blancs.
    .hint-3 = L’un prend de c2 en b3, l’autre de j2 en k3.
    .yes = Dès le tout premier coup ! Voilà pourquoi, à notre avis, chaque famille enlève un pion.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde les deux bouts de la ligne.

# source 22efe540
lesson-family-board_over-the-corner = Une des trois flèches est interdite. Essaie celle-là !
    .hint-1 = Dis les cases de chaque flèche. Où en manque-t-il une ?
    .hint-2 = De d1 à b3, on passe par c2 : rien que des cases.
    .hint-3 = Joue de c1 à a3. Le fou reviendra.
    .yes = Entre c1 et a3, il n’y a pas de case du tout.
    .no = Ça, c’est permis : aucune case ne manque. Cherche une autre flèche !

# source 5fce088b
lesson-family-board_past-the-corner = Ton fou se faufile le long des coins. Prends les { $total } pièces !
    .hint-1 = Qui est en b3, juste derrière le coin ?
    .hint-2 = Prends en b3, en j11 et en k10.
    .yes = Deux coins frôlés ! Bleus, Noirs et Jaunes ont chacun une pièce de moins.

# source e2b7ec82
lesson-family-board_beside-the-corner = Ici, un coin est coupé. Fais-en le tour avec ton roi et attrape les deux étoiles !
    .hint-1 = Là où le coin est coupé, personne ne peut aller.
    .hint-2 = Depuis c2, un pas suffit pour passer le coin : va en b3.
    .hint-3 = Va en c2, puis en b3, et enfin en a3.
    .yes = Ton roi a fait le tour du coin, case par case !

# source 27484994
lesson-family-board_open-path = Maintenant, tu as les Bleus, à l’ouest ! Trouve la pièce qui peut prendre quelque chose.
    .hint-1 = Le trou en b3 laisse un chemin ouvert.
    .hint-2 = Pars de la tour en a3 et va tout droit.
    .hint-3 = La tour peut aller de a3 jusqu’à k3.
    .yes = Tu as trouvé le chemin ouvert. Mais attention : la tour jaune en l3 reprend !
    .no = Tu as le droit, mais ce coup ne prend rien. Quelle pièce regarde par le trou ?

# source b79da158
lesson-family-board_round-trip = En visite chez tous les voisins ! Prends les { $total } pièces en { $best } coups.
    .hint-1 = Ta tour voit le cavalier blanc en e4. Commence par là !
    .hint-2 = Continue tout droit jusqu’à l4, puis va en l9.
    .hint-3 = Prends en e4, l4, l9, f9, f12 et f1.
    .yes = Blancs, Jaunes et Noirs ont eu ta visite. Sinon, tout est comme aux échecs !
