### Les mots de lessons/mate-in-one.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 58d88667
lesson-mate-in-one = Mat en un coup
    .about = Trouve le coup qui termine la partie.
    .notes = Objectif : chercher d’abord tous les échecs, puis se demander si quelque chose aide. En classe, faire trouver tous les échecs de la position avant que quelqu’un dise « mat ». Beaucoup s’arrêtent au premier échec ; les presque-mats montrent un échec que l’on peut bloquer, prendre ou fuir.

# source 0165bd41
lesson-mate-in-one_two-questions = Trouve d’abord un échec. Puis demande-toi : peut-on fuir, bloquer ou prendre ?

# source 5da97144
lesson-mate-in-one_back-row = Trouve le coup qui donne échec et mat.
    .hint-1 = Les pions noirs sont des murs : le roi reste sur sa rangée.
    .hint-2 = Joue la tour de a1 à a8.
    .yes = La tour surveille la rangée, et les pions enferment le roi.
    .no = Tu as le droit, mais le roi n’est pas en échec. Regarde sa rangée.

# source cc6c797a
lesson-mate-in-one_new-guard = Les Noirs ont maintenant une tour en b7. Ta tour va en a8 : échec, ou mat ?
    .hint-1 = Le roi peut-il fuir ? Quelqu’un peut-il prendre la tour en a8 ?
    .hint-2 = La tour en b7 pourrait-elle se mettre entre a8 et g8 ?
    .yes = La tour en b7 va en b8 et bloque.

# source adcd4edc
lesson-mate-in-one_ladder = Tu as les Noirs. Deux tours font une échelle : trouve l’échec et mat.
    .hint-1 = La tour en h2 surveille déjà toute une rangée.
    .hint-2 = Le roi est en d1. Quelle tour peut donner échec sur sa rangée ?
    .hint-3 = Joue la tour de a8 à a1.
    .yes = Une tour donne échec, l’autre garde la deuxième rangée fermée.
    .no = Laisse la tour en h2 : elle ferme la porte. Joue l’autre tour.
    .wrong-h2-h1 = Échec ! Mais plus personne ne surveille la deuxième rangée : le roi y va.
    .wrong-h2-d2 = Échec ! Mais personne ne surveille d2 : le roi prend la tour.
    .wrong-a8-d8 = Échec ! Mais le roi s’écarte en c1 ou en e1.

# source 00d6d141
lesson-mate-in-one_queen-and-king = Ton roi t’aide depuis g6. Trouve les deux mats avec la dame.
    .hint-1 = Le roi surveille f7, g7 et h7. Quelles cases reste-t-il aux Noirs ?
    .hint-2 = Un des mats vient de loin, sur la dernière rangée.
    .hint-3 = L’autre est à côté du roi noir, sur une case que ton roi surveille.
    .yes = Les deux ! De a8 sur la rangée, et en g7 avec l’aide du roi.
    .no = Pas encore : cherche un échec qui ne laisse aucune case au roi.
    .wrong-a1-h8 = Échec, mais personne ne surveille h8 : le roi prend la dame.
    .wrong-a1-a2 = Échec, mais le roi en g8 peut encore s’écarter.
    .wrong-a1-f6 = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle.

# source 0a2a3f61
lesson-mate-in-one_smothered = Les pièces noires enferment leur propre roi en h8. Trouve l’échec et mat.
    .hint-1 = Quelle pièce donne échec par-dessus les autres ?
    .hint-2 = Saute avec le cavalier de g5 à f7.
    .yes = Le cavalier saute par-dessus les murs, et le roi n’a plus de case.
    .no = Pas encore : seul le cavalier atteint le roi derrière ses murs.
    .wrong-g5-h7 = Tu prends un pion, mais de h7, le cavalier ne donne pas échec.

# source 13767814
lesson-mate-in-one_near-the-king = La dame et le fou visent le même pion. Trouve l’échec et mat.
    .hint-1 = Le fou depuis c4 et la dame depuis h5 se rejoignent. Où ?
    .hint-2 = Seul le roi noir surveille f7. Peut-il prendre une dame protégée ?
    .hint-3 = Prends en f7 avec la dame.
    .yes = Le fou protège la dame en f7 : le roi ne peut pas prendre.
    .no = Pas encore : regarde où la dame et le fou se rejoignent.
    .wrong-h5-e5 = Échec, mais le cavalier en c6 peut prendre ta dame.
    .wrong-c4-f7 = Échec, mais le roi peut aller en e7.

# source 578255bd
lesson-mate-in-one_open-door = Tu as les Noirs. Les Blancs ont ouvert une porte : trouve l’échec et mat.
    .hint-1 = Les pions blancs ont quitté f2 et g2. Quelle ligne mène à e1 ?
    .hint-2 = Suis les cases h4, g3, f2, e1.
    .hint-3 = Joue la dame de d8 à h4.
    .yes = Rien ne peut bloquer en g3 ou en f2. La partie finit après deux coups !
    .no = Pas encore : cherche la ligne ouverte vers le roi en e1.

# source 4c9e5882
lesson-mate-in-one_double-check-mate = Contre un échec double, seul le roi peut jouer. Trouve les deux mats.
    .hint-1 = Écarte le cavalier, et la tour en e1 donne échec.
    .hint-2 = Le cavalier doit attaquer e8 aussi. D’où le fait-il ?
    .hint-3 = Saute de e4 à d6, et une autre fois à f6.
    .yes = Les deux ! Prendre le cavalier n’aiderait pas : la tour aussi donne échec.
    .no = Pas encore : le cavalier et la tour doivent attaquer e8 ensemble.
    .wrong-e4-c5 = Seule la tour donne échec. Les Noirs peuvent bloquer en e7.
    .wrong-e4-g5 = Seule la tour donne échec. Les Noirs peuvent bloquer en e7.
