### Les mots de lessons/family-coming-and-going.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f66a05b2
lesson-family-coming-and-going = Partir et revenir
    .about = Règle maison : un jeune joueur peut partir et revenir.
    .can = Tu sais ce qui se passe quand quelqu’un part et revient !
    .notes =
        Objectif : un jeune enfant peut quitter la table et revenir. Ses pièces restent en place et dorment : elles n’attaquent rien, leur roi ne peut pas être mat, et seuls les pions peuvent les prendre. On saute le tour de la chaise vide. La feuille du jeu parle d’enfants de dix ans ou moins et de joueurs qui ont 25 ans de moins que le plus âgé ; ici, il faut les deux, et le surveillant peut permettre davantage. Faire vraiment sortir un enfant pendant deux tours. Erreur habituelle : craindre encore une tour endormie. Rien de tout cela n’existe en tournoi. Dans la leçon, Ben a les Noirs ; un enfant peut jouer Ben.

# source d3e71080
lesson-family-coming-and-going_snack = Règle maison : un enfant peut partir. Les Noirs dorment : joue un coup pour chacun des autres !
    .hint-1 = Les Blancs commencent, puis les Bleus. Les Noirs dorment : à qui, ensuite ?
    .hint-2 = Après les Bleus, c’est aux Jaunes. Un petit pas suffit chaque fois.
    .yes = On a sauté le tour des Noirs. Comme ça, les petits apprennent à aimer les échecs !
    .because-not-your-piece = Ce n’est pas leur tour. On joue Blancs, Bleus, Jaunes : les Noirs dorment.

# source 1739f89e
lesson-family-coming-and-going_how-old = Qui peut partir ? Notre choix : dix ans ou moins, et 25 de moins que le plus âgé.

# source 910900ee
lesson-family-coming-and-going_who-may = Blancs : 9 ans, Bleus : 6 ans, Noirs : 12 ans, Jaunes : 33 ans. Touche le roi qui peut partir !
    .paper = Blancs : 9 ans, Bleus : 6 ans, Noirs : 12 ans, Jaunes : 33 ans. Quel roi peut partir ?
    .hint-1 = Les Jaunes sont les plus âgés. Compte de l’âge de chaque enfant jusqu’à 33.
    .hint-2 = De 9 à 33, il n’y a que 24 ans. Et 12, c’est plus que dix.
    .hint-3 = De 6 à 33, il y a 27 ans. Touche le roi bleu en a6.
    .yes = Oui : six ans, et 27 ans d’écart. L’adulte qui surveille peut permettre davantage.
    .no = Pas encore : dix ans ou moins, et un écart de 25 ans.

# source a5998859
lesson-family-coming-and-going_rook-waits = Les Noirs sont absents. Essaie de prendre le cavalier endormi en e5 avec ta tour.
    .hint-1 = Touche la tour en e1, puis e5.
    .hint-2 = Le joueur du cavalier est absent. Essaie, tu verras.
    .yes = Tu l’as vu : la tour doit laisser tranquille une pièce endormie.
    .no = Ça, c’est permis. Suis la flèche !

# source 1ccf3a41
lesson-family-coming-and-going_pawn-takes = Seuls les pions peuvent prendre des pièces endormies. Prends les { $total } avec tes deux pions !
    .hint-1 = Quelle pièce endormie est en diagonale devant un pion ?
    .hint-2 = Un pion prend en c5, l’autre en e5, f6 et e7.
    .yes = Personne ne s’est réveillé ! Les pions ont ce droit.
    .because-absent-only-pawns-may-capture = Pas encore : la tour doit attendre. Seul un pion peut prendre une pièce endormie.

# source d0a46d44
lesson-family-coming-and-going_back-again = Ben est de retour, et ses pièces sont réveillées. Prends le cavalier avec la pièce qui devait attendre !
    .hint-1 = Les pions pouvaient déjà avant. Qui ne pouvait pas ?
    .hint-2 = Regarde le long de la ligne de ta tour en e1.
    .hint-3 = Prends le cavalier en e5 avec la tour.
    .yes = Bien vu : on revient quand on veut, et on joue comme tous.
    .no = Tu as le droit, mais ce coup ne prend pas le cavalier.
    .wrong-d4-e5 = Le pion pouvait déjà le faire avant. Qui devait attendre ?

# source e73cd709
lesson-family-coming-and-going_sleeping-rook = Les Noirs dorment de nouveau. Sur la pointe des pieds, passe devant la tour jusqu’à l’étoile !
    .hint-1 = Notre choix : une pièce endormie n’attaque rien.
    .hint-2 = Va en h6, puis en i5.
    .yes = Chut ! Notre choix : la tour en h8 n’attaque rien tant qu’elle dort.

# source f420f938
lesson-family-coming-and-going_rook-awake = Ben est de retour, et la tour est réveillée ! Retourne à l’étoile.
    .hint-1 = Que voit la tour maintenant ? Elle ne voit pas à travers ton pion.
    .hint-2 = Passe derrière ton pion : par g4, h3 et i4 jusqu’à i5.
    .yes = Ton pion était le mur. Un roi ne va jamais vers un danger.
    .because-king-into-attack = La tour est réveillée et voit cette case. Passe ailleurs !

# source 599d90a5
lesson-family-coming-and-going_no-mate = Les Noirs sont absents. La tour blanche en c12 attaque le roi endormi : qu’est-ce que c’est ?
    .hint-1 = Que peut-il arriver à un roi dont le joueur est absent ?
    .hint-2 = Un joueur absent ne peut pas être mat.
    .yes = Oui : un roi endormi n’est ni en échec ni mat. Ben peut finir son goûter.
    .option-mate = Échec et mat
    .option-mate-say = On ne mate pas un joueur absent. Ce ne serait pas gentil !
    .option-check = Échec
    .option-check-say = Un roi endormi ne peut pas être en échec. Son joueur n’est même pas là.
    .option-nothing = Ni l’un ni l’autre : le roi dort

# source 9a5f9c41
lesson-family-coming-and-going_wake-up = Maintenant, tu as les Noirs, et te revoilà ! Tous se sont approchés : prends les { $total } pièces.
    .hint-1 = Ta dame en voit deux. Commence par le fou en g11 !
    .hint-2 = Va de g11 à j8, puis jusqu’à j4.
    .hint-3 = Prends en g11, j8, j4, f4 et d6.
    .yes = Bonjour ! Maintenant, tout le monde sait que tu es de retour.
