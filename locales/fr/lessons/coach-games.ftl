### Les mots de lessons/coach-games.toml.
###
### Chaque texte dit le but en une phrase de huit mots au plus.

# source ffd550d3
lesson-coach-games = Petits jeux
    .about = Des courses, des chasses et une partie entière.
    .notes = But : jouer avec ce qu’on a déjà appris. Chaque étape est un jeu à part contre le programme, et on peut y rejouer autant qu’on veut. Au début, le programme joue au hasard. Qui gagne à chaque fois est prêt pour plus de pièces, ou pour un autre enfant.

# source 0d663649
lesson-coach-games_race-3 = Amène le premier un pion de l’autre côté.
    .hint-1 = Regarde d’abord : un de tes pions peut-il prendre ?
    .hint-2 = Un pion qui a la voie libre court.

# source deeea776
lesson-coach-games_race-4 = Quatre contre quatre : qui traverse le premier ?
    .hint-1 = Avant de jouer, regarde en diagonale devant tes pions.
    .hint-2 = Deux pions côte à côte veillent l’un sur l’autre.

# source b454250b
lesson-coach-games_race-8 = Huit contre huit : qui traverse le premier ?
    .hint-1 = Avant de jouer : un pion peut-il te prendre là ?
    .hint-2 = Ouvre un passage, puis cours à travers.

# source d5592f41
lesson-coach-games_rook-pawns = Prends tous les pions avec ta tour.
    .hint-1 = Va derrière un pion ou à côté : alors tu l’attaques.
    .hint-2 = Un pion prend en diagonale. Ne t’arrête pas là.

# source 07e3b402
lesson-coach-games_bishop-pawns = Prends les pions avec tes deux fous.
    .hint-1 = Chaque fou ne prend que sur sa couleur.
    .hint-2 = Arrête le pion qui est le plus avancé.

# source 1a9bb645
lesson-coach-games_knight-pawns = Prends les pions avec tes deux cavaliers.
    .hint-1 = Un cavalier saute par-dessus les pions.
    .hint-2 = Arrête le pion qui est le plus avancé.

# source 5d8de0ba
lesson-coach-games_queen-pawns = Prends tous les pions avec ta dame.
    .hint-1 = La dame prend sur ses huit chemins.
    .hint-2 = Le pion qu’un autre protège viendra plus tard.

# source 6d36c330
lesson-coach-games_hide-and-seek = Trouve les cases que je nomme.
    .hint-1 = La lettre est la colonne. Cherche-la d’abord.
    .hint-2 = Le chiffre est la rangée. Suis la colonne.
    .yes = Tu les as toutes trouvées ! Personne ne se cache de toi.

# source 1d88286a
lesson-coach-games_king-hunt-queen = Fais échec et mat avec dame et roi.
    .hint-1 = La dame enferme le roi au bord.
    .hint-2 = Approche ton roi. En attendant, laisse un coup à l’autre.

# source fd90b8ed
lesson-coach-games_king-hunt-rook = Fais échec et mat avec tour et roi.
    .hint-1 = La tour est un mur. Pousse-le jusqu’au bord.
    .hint-2 = Mets ton roi face à l’autre, puis fais échec.

# source 744e93f0
lesson-coach-games_whole-game = Joue une partie entière : mets-moi échec et mat.
    .hint-1 = Sors d’abord les cavaliers et les fous.
    .hint-2 = Avant chaque coup : que puis-je prendre, que peux-tu prendre ?
