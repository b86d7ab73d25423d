### Les mots de lessons/coach-games.toml.
###
### Chaque texte dit le but en une phrase de huit mots au plus. Une course de pions seuls dit dans une seconde
### quand personne ne gagne.

# source 18ef95a2
lesson-coach-games = Petits jeux
    .about = Des courses, des chasses et une partie entière.
    .notes = But : jouer avec ce qu’on a déjà appris. Chaque étape est un jeu à part contre le programme, et on peut y rejouer autant qu’on veut. Au début, le programme joue au hasard. Qui gagne à chaque fois est prêt pour plus de pièces, ou pour un autre enfant.

# source 1c809283
lesson-coach-games_race-3 = Amène un pion de l’autre côté avant moi. Si quelqu’un ne peut plus jouer, personne ne gagne.
    .hint-1 = Regarde d’abord : un de tes pions peut-il prendre ?
    .hint-2 = La voie est libre ? Fais courir ton pion !
    .yes = Tu gagnes ! Tes pions sont trop forts !

# source 654fbd7c
lesson-coach-games_race-4 = Quatre contre quatre : qui traverse en premier ? Si quelqu’un ne peut plus jouer, personne ne gagne.
    .hint-1 = Avant de jouer, regarde en diagonale devant tes pions.
    .hint-2 = Deux pions côte à côte veillent l’un sur l’autre.
    .yes = Tu gagnes ! Je n’ai pas pu te rattraper.

# source 2081d867
lesson-coach-games_race-8 = Huit contre huit : qui traverse en premier ?
    .hint-1 = Avant de jouer : un pion peut-il te prendre là ?
    .hint-2 = Ouvre un passage, puis cours à travers.
    .yes = Tu gagnes ! Il y avait plein de pions, et tu les as tous vus.

# source 26c9a5f0
lesson-coach-games_rook-pawns = Prends tous les pions avec ta tour.
    .hint-1 = Va derrière un pion ou à côté : ensuite, tu le prends.
    .hint-2 = Un pion prend en diagonale. Ne t’arrête pas là où il te prend.
    .yes = Tu gagnes ! Ta tour ne m’a laissé aucun pion.

# source 1095ed2b
lesson-coach-games_bishop-pawns = Prends les pions avec tes deux fous.
    .hint-1 = Chaque fou ne prend que sur sa couleur.
    .hint-2 = Arrête le pion qui est le plus avancé.
    .yes = Tu gagnes ! Case claire ou foncée, tes fous les prennent tous.

# source c3b7d1fa
lesson-coach-games_knight-pawns = Prends les pions avec tes deux cavaliers.
    .hint-1 = Un cavalier saute par-dessus les pions.
    .hint-2 = Arrête le pion qui est le plus avancé.
    .yes = Tu gagnes ! Hop, hop, et plus un seul pion.

# source 5066a0a6
lesson-coach-games_queen-pawns = Prends tous les pions avec ta dame.
    .hint-1 = La dame prend sur ses huit chemins.
    .hint-2 = Arrête le pion qui est le plus avancé.
    .yes = Tu gagnes ! Personne n’échappe à ta dame.

# source f47ca7c3
lesson-coach-games_hide-and-seek = Trouve les cases que je nomme.
    .hint-1 = La lettre est la colonne. Cherche-la d’abord.
    .hint-2 = Le chiffre est la rangée. Suis la colonne.
    .yes = Tu les as toutes trouvées ! Aucune case ne t’échappe.

# source 9ebec9df
lesson-coach-games_king-hunt-queen = Fais échec et mat avec dame et roi.
    .hint-1 = La dame enferme le roi au bord.
    .hint-2 = Approche ton roi. En attendant, laisse un coup à l’autre.
    .yes = Tu as attrapé mon roi. Quelle chasse !

# source a9dcb8f5
lesson-coach-games_king-hunt-rook = Fais échec et mat avec tour et roi.
    .hint-1 = La tour est un mur. Pousse-le jusqu’au bord.
    .hint-2 = Mets ton roi face à l’autre, puis donne échec.
    .yes = Ta tour était un vrai mur. Belle chasse !

# source a47391bb
lesson-coach-games_whole-game = Joue une partie entière : mets-moi échec et mat.
    .hint-1 = Sors d’abord les cavaliers et les fous.
    .hint-2 = Avant chaque coup : que puis-je prendre, que peux-tu prendre ?
    .yes = Une partie entière, et tu l’as gagnée. Bravo !
