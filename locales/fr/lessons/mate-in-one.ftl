### Les mots de lessons/mate-in-one.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 0684c5a4
lesson-mate-in-one = Mat en un coup
    .about = Trouve le coup qui termine la partie.
    .can = Tu sais finir une partie en un seul coup !
    .notes = Objectif : chercher d’abord tous les échecs, puis se demander si quelque chose aide. En classe, faire trouver tous les échecs de la position avant que quelqu’un dise « mat ». Beaucoup s’arrêtent au premier échec ; les presque-mats montrent un échec que l’on peut bloquer, prendre ou fuir. Après cette leçon, une partie entière attend sur le chemin.

# source f6c42178
lesson-mate-in-one_back-row = Trouve le coup qui donne échec et mat !
    .hint-1 = Les pions noirs sont des murs : le roi reste sur sa rangée.
    .hint-2 = Joue la tour de a1 à a8.
    .yes = La tour surveille la rangée, et les pions enferment le roi.
    .no = Tu as le droit, mais le roi n’est pas en échec. Regarde sa rangée.

# source b110b2b9
lesson-mate-in-one_new-guard = Ta tour est de nouveau en a8. Touche la pièce qui peut sauver les Noirs !
    .paper = Ta tour est de nouveau en a8. Quelle pièce peut sauver les Noirs ?
    .hint-1 = Une pièce peut-elle venir entre a8 et g8 ?
    .hint-2 = Regarde la tour en b7 : elle peut aller en b8.
    .yes = La tour va en b8 et bloque. C’était juste un échec !
    .no = Cette pièce n’aide pas. Laquelle peut venir entre a8 et g8 ?

# source 1f2c6970
lesson-mate-in-one_queen-and-king = Ton roi t’aide depuis g6. Trouve les deux mats avec la dame !
    .wrong-a1-h8 = Échec, mais personne ne surveille h8 : le roi prend la dame.
    .wrong-a1-a2 = Échec, mais le roi en g8 peut encore s’écarter.
    .wrong-a1-f6 = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle.
    .hint-1 = Le roi surveille f7, g7 et h7. Quelles cases reste-t-il aux Noirs ?
    .hint-2 = Un des mats vient de loin, sur la dernière rangée.
    .hint-3 = L’autre est à côté du roi noir, avec l’aide du tien.
    .yes = Les deux ! De a8 sur la rangée, et en g7 avec l’aide du roi.
    .no = Pas encore : cherche un échec qui ne laisse aucune case au roi.

# source 03c5ec4b
lesson-mate-in-one_pawn-mate = Un petit pion termine la partie. Comment ?
    .wrong-b7-b8-b = En b8, un fou ne donne pas échec. Choisis une autre pièce !
    .wrong-b7-b8-n = En b8, un cavalier ne donne pas échec. Choisis une autre pièce !
    .hint-1 = Le pion est à un pas de la dernière rangée.
    .hint-2 = Va en b8 et choisis une dame.
    .yes = Un si petit pion, et le roi est attrapé !
    .no = Tu as le droit, mais le petit pion peut faire mieux.

# source 56ac43d1
lesson-mate-in-one_smothered = Les pièces noires enferment leur propre roi en h8. Trouve l’échec et mat !
    .wrong-g5-h7 = En h7, ton cavalier prend un pion, mais sans donner échec.
    .hint-1 = Quelle pièce donne échec par-dessus les autres ?
    .hint-2 = Saute avec le cavalier de g5 à f7.
    .yes = Le cavalier saute les murs, et le roi n’a plus de case.
    .no = Pas encore : seul le cavalier atteint le roi derrière ses murs.

# source 0535b1af
lesson-mate-in-one_near-the-king = La dame et le fou visent le même pion. Trouve l’échec et mat !
    .wrong-h5-e5 = Échec, mais le cavalier en c6 peut prendre ta dame.
    .wrong-c4-f7 = Échec, mais le roi peut aller en e7.
    .hint-1 = Le fou depuis c4 et la dame depuis h5 se rejoignent. Où ?
    .hint-2 = Seul le roi noir surveille f7. Peut-il prendre une dame protégée ?
    .hint-3 = Prends en f7 avec la dame.
    .yes = Le fou protège la dame : le roi ne peut pas la prendre.
    .no = Pas encore : regarde où la dame et le fou se rejoignent.

# source 3d831ba5
lesson-mate-in-one_double-check-mate = Contre un échec double, seul le roi peut jouer. Trouve les deux mats !
    .wrong-e4-c5 = Seule la tour donne échec. Les Noirs peuvent bloquer en e7.
    .wrong-e4-g5 = Seule la tour donne échec. Les Noirs peuvent bloquer en e7.
    .hint-1 = Écarte le cavalier, et la tour en e1 donne échec.
    .hint-2 = Le cavalier doit attaquer e8 aussi. D’où le fait-il ?
    .hint-3 = Saute de e4 à d6, et une autre fois à f6.
    .yes = Les deux ! Prendre le cavalier n’aiderait pas : la tour aussi donne échec.
    .no = Pas encore : le cavalier et la tour doivent attaquer e8 ensemble.

# source 3a390ad8
lesson-mate-in-one_ladder = Maintenant, tu as les Noirs ! Deux tours font une échelle : trouve l’échec et mat.
    .wrong-h2-h1 = Échec ! Mais plus personne ne surveille la deuxième rangée : le roi y va.
    .wrong-h2-d2 = Échec ! Mais personne ne surveille d2 : le roi prend la tour.
    .wrong-a8-d8 = Échec ! Mais le roi s’écarte en c1 ou en e1.
    .hint-1 = La tour en h2 surveille déjà toute une rangée.
    .hint-2 = Le roi est en d1. Quelle tour peut donner échec sur sa rangée ?
    .hint-3 = Joue la tour de a8 à a1.
    .yes = Une tour donne échec, l’autre garde la deuxième rangée fermée.
    .no = Laisse la tour en h2 : elle ferme la porte. Joue l’autre tour.

# source 2f531ce8
lesson-mate-in-one_open-door = Les Blancs ont ouvert une porte : trouve l’échec et mat !
    .hint-1 = Les pions blancs ont quitté f2 et g2. Quelle ligne mène à e1 ?
    .hint-2 = Suis les cases h4, g3, f2, e1.
    .hint-3 = Joue la dame de d8 à h4.
    .yes = Rien ne peut bloquer en g3 ou en f2. La partie finit après deux coups !
    .no = Pas encore : cherche la ligne ouverte vers le roi en e1.

# source ff5bcf55
lesson-mate-in-one_treasure = Un trésor : { $total } mats sur un échiquier ! Trouve-les tous.
    .wrong-a4-b4 = Échec ! Mais le roi prend ta dame.
    .wrong-a4-b3 = Échec ! Mais le roi prend ta dame.
    .wrong-a4-d4 = Échec ! Mais le roi va en b3.
    .wrong-a4-c2 = Échec ! Mais le roi va en b4.
    .wrong-b8-d6 = Pat : la partie serait nulle. Donne plutôt échec !
    .hint-1 = Essaie chaque pièce : la tour, le cavalier, le fou et la dame.
    .hint-2 = Tour en c2, cavalier en d1, fou en e5. Et la dame ?
    .hint-3 = La dame peut faire mat deux fois : en a3 et en c4.
    .yes = Tous les { $total } ! Une partie entière t’attend.
    .no = Pas encore : donne échec, et ne laisse aucune issue au roi.
