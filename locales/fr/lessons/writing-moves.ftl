### Les mots de lessons/writing-moves.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 629595f9
lesson-writing-moves = Les coups sur le papier
    .about = Une lettre pour la pièce, puis sa case. Les pions n’ont pas de lettre.
    .can = Tu sais lire et écrire un code secret avec des coups !
    .notes = Objectif : les enfants lisent d’abord des coups, puis les écrivent comme en tournoi : la lettre de la pièce, un x pour une prise, la case. Cacher un trésor : écrire cinq coups sur un billet, les faire jouer par une paire, et poser un bonbon sur la dernière case. Donner ensuite à chaque paire une feuille à deux colonnes : l’un joue, l’autre écrit. Erreurs habituelles : écrire R pour la dame, parce qu’on l’appelle souvent reine, ou P pour un pion ; un pion qui prend commence par la lettre de sa colonne. Les lettres changent d’un pays à l’autre, les cases sont partout les mêmes.

# source 2fa7369b
lesson-writing-moves_letters = Un code secret ! C, c’est le cavalier, alors joue : Cf3.
    .wrong-f2-f3 = C’était un pion. Le C demande un cavalier.
    .wrong-g1-h3 = C’est la bonne pièce ! Relis la case : f3.
    .hint-1 = D’abord une lettre, puis une case. Quelle pièce commence par C ?
    .hint-2 = Joue le cavalier de g1 à f3.
    .yes = Code trouvé ! C, c’est le cavalier, et il va en f3.
    .no = Tu as le droit. Cette fois, lis le code : cavalier, f3.

# source d24985ee
lesson-writing-moves_map = T tour, F fou, R roi, D dame. La carte dit : Th7, Fe4, Rf2, Dd8 !
    .hint-1 = Lis un coup à la fois : qui est-ce, et où va-t-il ?
    .hint-2 = D’abord la tour en h7, puis le fou en e4.
    .hint-3 = Ensuite le roi en f2, et la dame en d8.
    .yes = Échec et mat ! Tu sais lire toute la carte.
    .no = Tu as le droit. Relis la lettre suivante et sa case.

# source adc6509f
lesson-writing-moves_pawn = Un pion n’a pas de lettre. À toi d’écrire : le pion va en e4.
    .hint-1 = Écris seulement la case où le pion arrive.
    .hint-2 = Une lettre et un chiffre : e4.
    .yes = C’est ça : e4. Pas de majuscule, c’est donc un pion.

# source b4664c8d
lesson-writing-moves_knight = Écris le coup du cavalier de g1 à f3.
    .hint-1 = Par quelle lettre commence le mot cavalier ?
    .hint-2 = D’abord C, puis la case : Cf3.
    .yes = C’est ça : Cf3. D’abord la lettre, puis la case.

# source 33fca104
lesson-writing-moves_rook-takes = Maintenant, la tour prend le pion en d5. Écris-le : un x veut dire « prend ».
    .hint-1 = Quelle lettre a la tour ? Elle vient d’abord.
    .hint-2 = Le x se met entre la lettre et la case.
    .hint-3 = T, puis x, puis la case : Txd5.
    .yes = C’est ça : Txd5, la tour prend en d5.

# source f3d4e2f0
lesson-writing-moves_coins = Il y a trois pièces d’or sur la carte : Fxd5, Cxe5, Fxf7. Prends-les !
    .wrong-d1-d5 = Ce coup s’écrit Txd5. La carte dit F : qui est-ce ?
    .wrong-e5-f7 = Ce coup s’écrit Cxf7. La carte dit F : qui est-ce ?
    .hint-1 = La lettre dit qui prend, la case dit où.
    .hint-2 = Le fou prend en d5, le cavalier prend en e5.
    .hint-3 = À la fin, le fou prend en f7.
    .yes = Trois pièces d’or ! Les lettres t’ont dit qui devait prendre.
    .no = Tu as le droit. Relis la carte : lettre, x, case.

# source 6b82e84a
lesson-writing-moves_pawn-takes = Maintenant, tu as les Noirs ! Écris ceci : ton pion en e5 prend en d4.
    .hint-1 = Un pion n’a pas de lettre. Commence par sa colonne.
    .hint-2 = Le pion vient de la colonne e, alors commence par e.
    .hint-3 = D’abord e, puis x, puis la case : exd4.
    .yes = C’est ça : exd4. On voit d’où venait le pion.

# source 52240a59
lesson-writing-moves_read-and-play = Un message dans une bouteille ! Il dit : e5, puis Cc6, puis a6.
    .hint-1 = Pas de majuscule : c’est un pion. D’abord, le pion va en e5.
    .hint-2 = C, c’est le cavalier. Quel cavalier peut aller en c6 ?
    .hint-3 = À la fin, encore un pion, de a7 à a6.
    .yes = Tu as lu les trois coups : e5, Cc6 et a6.
    .no = Regarde encore la lettre et la case.
    .wrong-g8-f6 = Ce coup s’écrit Cf6. Relis la case : c6.
    .wrong-d7-d6 = Ce coup s’écrit d6. Relis bien les lettres.

# source 60f502d5
lesson-writing-moves_treasure = Voici le code du trésor : exd4, Cc6, Cxe5. Que cache la case e5 ?
    .hint-1 = D’abord, un pion prend : celui de la colonne e.
    .hint-2 = Puis le cavalier de b8 va en c6 et attend le trésor.
    .hint-3 = Prends en e5 avec le cavalier.
    .yes = La dame blanche ! Tu as trouvé le trésor.
    .no = Tu as le droit, mais ainsi personne ne trouve le trésor. Relis bien !
