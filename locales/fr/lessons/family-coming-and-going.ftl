### Les mots de lessons/family-coming-and-going.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source ea910536
lesson-family-coming-and-going = Partir et revenir
    .about = Règle maison : un jeune joueur peut partir et revenir.
    .notes =
        Objectif : un jeune enfant peut quitter la table et revenir. Ses pièces restent en place et dorment : elles n’attaquent rien, leur roi ne peut pas être mat, et seuls les pions peuvent les prendre. On saute le tour de la chaise vide. La feuille du jeu parle d’enfants de dix ans ou moins et de joueurs qui ont 25 ans de moins que le plus âgé ; ici, il faut les deux, et le surveillant peut permettre davantage. Faire vraiment sortir un enfant pendant deux tours. Erreur habituelle : craindre encore une tour endormie. Rien de tout cela n’existe en tournoi.

# source 0ec6c8a3
lesson-family-coming-and-going_snack = Règle maison : un enfant peut partir un moment. Ben va goûter : ses pièces noires dorment jusqu’à son retour.

# source b1515da6
lesson-family-coming-and-going_how-old = Tu peux partir si tu as dix ans ou moins. Le plus âgé doit avoir au moins 25 ans de plus.

# source fcfa1375
lesson-family-coming-and-going_who-may = Le joueur le plus âgé a 40 ans. Qui peut partir un moment ?
    .hint-1 = Cherche d’abord quelqu’un qui a dix ans ou moins.
    .hint-2 = De 9 à 40, il y a 31 ans. Est-ce 25 ou plus ?
    .yes = Oui : Léa est assez jeune. L’écart avec le plus âgé est de 31 ans.
    .option-lea = Léa, 9 ans
    .option-tom = Tom, 13 ans
    .option-tom-say = Tom a plus de dix ans. Cherche un enfant plus jeune.
    .option-mom = Maman, 38 ans
    .option-mom-say = Les adultes restent à la table. Cherche un enfant.

# source 5bc83f62
lesson-family-coming-and-going_too-close = Maintenant, le plus âgé n’a que 30 ans. Léa, 9 ans, peut-elle partir ?
    .hint-1 = Combien d’années y a-t-il entre 9 et 30 ?
    .hint-2 = Seulement 21 ans. La règle en demande 25.
    .yes = C’est ça : 21 ans, ce n’est pas assez. Mais l’adulte qui surveille peut le permettre.
    .option-yes = Oui, Léa est assez jeune
    .option-yes-say = C’est une moitié de la règle. Compte maintenant de 9 à 30.
    .option-no = Non, il faut 25 ans d’écart

# source 593b4ee9
lesson-family-coming-and-going_rook-waits = Les Noirs sont absents. Essaie de prendre le cavalier endormi en e5 avec ta tour.
    .hint-1 = Touche la tour en e1, puis e5.
    .hint-2 = Le joueur du cavalier est absent. Essaie et regarde.
    .yes = Tu l’as vu : la tour doit laisser tranquille une pièce endormie.

# source 9cd31eae
lesson-family-coming-and-going_pawn-takes = Seul un pion peut prendre une pièce endormie. Prends le cavalier en e5 !
    .hint-1 = Laquelle de tes pièces est un pion ? Regarde en diagonale devant lui.
    .hint-2 = Le pion en d4 prend en e5.
    .yes = Le pion l’a pris : un pion peut prendre même une pièce endormie.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde ton pion en d4.
    .because-absent-only-pawns-may-capture = Pas encore : la tour doit attendre. Seul un pion peut prendre une pièce endormie.

# source 2e2c79bb
lesson-family-coming-and-going_back-again = Ben est de retour, et ses pièces sont réveillées. La tour en e1 peut-elle maintenant prendre en e5 ?
    .hint-1 = Le cavalier en e5 dort-il encore ?
    .hint-2 = Les Noirs sont de nouveau à la table. On suit donc les règles habituelles.
    .yes = Bien vu : celui qui revient joue comme tout le monde.
    .no = Les Noirs sont de nouveau à la table. N’importe quelle pièce peut prendre une pièce réveillée.

# source ad0d305f
lesson-family-coming-and-going_sleeping-rook = Les Noirs sont de nouveau absents. Ton roi blanc peut-il aller de g3 à h3 ?
    .hint-1 = La tour en h8 vise la colonne h. Dort-elle ?
    .hint-2 = Une pièce endormie n’attaque rien.
    .yes = Bien vu : la tour en h8 dort et n’attaque rien.
    .no = Le joueur de la tour est absent. Une tour endormie ne surveille aucune case.

# source d5da8b63
lesson-family-coming-and-going_rook-awake = Maintenant, les Noirs sont à la table. Le roi peut-il aller de g3 à h3 ?
    .hint-1 = Que surveille la tour en h8 quand elle est réveillée ?
    .hint-2 = Elle surveille toute la colonne h, jusqu’à h1.
    .yes = Bien vu : une tour réveillée surveille h3. Un roi ne va jamais vers un danger.
    .no = La tour en h8 est de nouveau réveillée. Elle surveille h3.

# source 7ad09471
lesson-family-coming-and-going_no-mate = Les Noirs sont absents. La tour blanche en c12 attaque le roi endormi : qu’est-ce que c’est ?
    .hint-1 = Que peut-il arriver à un roi dont le joueur est absent ?
    .hint-2 = Un joueur absent ne peut pas être mat.
    .yes = Oui : un roi endormi n’est ni en échec ni mat. Ben peut finir son goûter.
    .option-mate = Échec et mat
    .option-mate-say = On ne mate pas un joueur absent. Ce ne serait pas gentil !
    .option-check = Échec
    .option-check-say = Un roi endormi ne peut pas être en échec. Son joueur n’est même pas là.
    .option-nothing = Ni l’un ni l’autre : le roi dort
