### Les mots de lessons/discovered-check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source dde04d32
lesson-discovered-check = Surprise : l’échec à la découverte
    .about = Une pièce s’écarte, et celle de derrière donne échec.
    .can = Tu sais ouvrir le rideau et donner un échec double !
    .notes = Objectif : voir qu’une pièce peut donner échec sans bouger, parce qu’une amie ouvre sa ligne. En classe, trois enfants jouent la tour, le rideau et le roi : le rideau s’écarte et le roi crie « échec ». Beaucoup répondent à un échec double en prenant une des deux pièces ; leur faire trouver la seconde, un doigt sur chaque ligne. Le moulin de la fin mérite un second regard : quelle pièce donne échec à chaque coup ?

# source c470b14a
lesson-discovered-check_step-aside = Donne échec sans jouer la tour !
    .wrong-e1-e3 = La tour est plus près, mais le fou barre toujours le chemin.
    .hint-1 = La tour en e1 vise sa colonne. Qui barre le chemin ?
    .hint-2 = Joue le fou de e4 sur n’importe quelle case. Toutes font l’affaire.
    .yes = Le fou a ouvert le rideau : c’est un _échec à la découverte_ !
    .no = Pas encore : le fou en e4 doit ouvrir la ligne vers e8.

# source 51f5f1c4
lesson-discovered-check_grab = Écarte ton cavalier, puis attrape la tour !
    .wrong-e5-d7 = Échec ! Mais en d7, le roi prend ton cavalier.
    .hint-1 = Le cavalier ouvre la ligne. D’où attaque-t-il b8 ?
    .hint-2 = Deux cases sont bonnes : c6 et d7. Sur laquelle est-il à l’abri ?
    .hint-3 = Saute en c6, puis prends en b8.
    .yes = Échec et attaque en un seul saut. Adieu, la tour !
    .no = Pas encore : écarte le cavalier pour qu’il attaque la tour.

# source 6d6e6b23
lesson-discovered-check_double-check = _Échec double_ : cavalier et tour attaquent ensemble le roi. Trouve les deux coups !
    .wrong-e4-c5 = Seule la tour donne échec : de c5, un cavalier n’atteint pas e8.
    .wrong-e4-g5 = Seule la tour donne échec : de g5, un cavalier n’atteint pas e8.
    .hint-1 = Chaque coup du cavalier ouvre la ligne de la tour. Quand attaque-t-il aussi ?
    .hint-2 = De quelles cases un cavalier atteint-il e8 ?
    .hint-3 = Saute de e4 à d6 ou à f6.
    .yes = Les deux coups ! Chaque fois, deux pièces attaquent le roi en même temps.
    .no = Pas encore : la tour et le cavalier doivent attaquer e8 ensemble.

# source 1186bd41
lesson-discovered-check_surprise = Maintenant, tu as les Noirs : le fou a joué, et c’est échec ! Mets ton roi à l’abri.
    .hint-1 = Le fou venait de d5. Qui était derrière lui ?
    .hint-2 = La tour vise sa colonne, de d1 à d8. Va en c7, en e7 ou en e8.
    .yes = Tu as échappé à la tour ! Le fou a seulement ouvert le rideau.

# source ca0a38ad
lesson-discovered-check_one-checker = Le fou en c6 donne échec. Prends-le !
    .hint-1 = Laquelle de tes pièces peut aller en c6 ?
    .hint-2 = Prends avec le pion, de b7 à c6.
    .yes = Une seule pièce donnait échec, et elle est partie.
    .no = Fuir est permis. Mais cette fois, prends le fou.

# source 3802d9a6
lesson-discovered-check_one-too-many = Deux échecs à la fois ! Enlève une pièce pour que ton pion puisse prendre le fou.
    .paper = Deux échecs à la fois ! Quelle pièce empêche ton pion de prendre le fou ?
    .because-double-check-king-must-move = C’est encore un échec double : seul le roi peut jouer. Quelles pièces le donnent ?
    .because-pawn-diagonal-needs-capture = Alors il n’y a plus personne à prendre en c6. Choisis une autre pièce !
    .hint-1 = Le fou donne échec. Qui d’autre ?
    .hint-2 = Le fou a quitté la colonne e. Qui la vise maintenant ?
    .hint-3 = La tour en e1 donne le deuxième échec. Enlève-la !
    .yes = Maintenant, seul le fou donne échec, et ton pion peut le prendre.

# source b6b95e9c
lesson-discovered-check_king-runs = Échec double ! Trouve chaque case où ton roi peut aller.
    .hint-1 = La tour en d1 surveille toute sa colonne. Quitte-la !
    .hint-2 = Quelqu’un protège-t-il le fou en e7 ?
    .hint-3 = Il y a { $total } cases. Prendre le fou en fait partie.
    .yes = Toutes les { $total } ! Ton roi peut même prendre en e7 : personne ne protège le fou.

# source 3625fe51
lesson-discovered-check_take-with-check = Ouvre la ligne de ta tour : prends une pièce avec le fou.
    .wrong-d4-g1 = C’est bien un échec à la découverte ! Mais cette fois, le fou peut prendre une pièce.
    .hint-1 = Le fou en d4 cache ta tour en d8.
    .hint-2 = Suis les lignes du fou. Au bout de l’une, il y a une pièce blanche.
    .hint-3 = Prends la dame en a7 avec le fou.
    .yes = Tu as pris la dame, et la tour a donné échec. Deux choses en un coup !
    .no = Tu as le droit, mais ce coup ne prend rien. Suis les lignes du fou.

# source 48191967
lesson-discovered-check_windmill = Le moulin tourne ! Prends, reviens avec échec, et prends encore.
    .hint-1 = Quand la tour quitte g2, le fou en f3 donne échec.
    .hint-2 = Prends en d2. Puis reviens en g2.
    .hint-3 = Maintenant, prends en b2. Les Blancs ne peuvent que s’écarter.
    .hint-4 = Pour finir, prends la dame en a2.
    .yes = Et hop ! Pion, cavalier et dame : le moulin les a tous emportés.
    .no = Le moulin doit tourner : prends une pièce, ou reviens en g2.
