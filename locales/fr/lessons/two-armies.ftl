### Les mots de lessons/two-armies.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 29a3c68b
lesson-two-armies = Deux armées
    .about = Six sortes de pièces, et seize pièces par camp.
    .notes = Objectif : les enfants connaissent le nom des six sortes de pièces et savent que les Blancs commencent. Cacher une pièce de chaque sorte dans un sac et la faire reconnaître au toucher. On confond souvent le roi et la dame : le roi a une croix, la dame une couronne à pointes. Beaucoup disent la reine : aux échecs, c’est la dame.

# source 0d7b123a
lesson-two-armies_armies = Les _Blancs_ et les _Noirs_ ont 16 pièces chacun. Les cercles montrent les six sortes.

# source 96b98f08
lesson-two-armies_knights = Le _cavalier_ a une tête de cheval. Touche les { $total } cavaliers.
    .hint-1 = Cherche des oreilles et une crinière, dans les deux camps.
    .hint-2 = Les Blancs en ont deux : en b1 et en g1.
    .yes = Les { $total } cavaliers ! Chaque armée en a deux.
    .no = Cherche un cheval : il a des oreilles et une crinière.

# source 2cde9acc
lesson-two-armies_king = Le _roi_ porte une croix. Tu as les Noirs : touche le roi noir.
    .hint-1 = Regarde au milieu de ta première rangée.
    .hint-2 = Une seule pièce noire a une croix tout en haut.
    .yes = Tu as trouvé le roi noir en e8.
    .no = Cherche la croix tout en haut, chez les Noirs.

# source 04e9c1b1
lesson-two-armies_queen = La _dame_ porte une couronne à pointes. Touche la dame noire.
    .hint-1 = La dame est juste à côté du roi.
    .hint-2 = Compte les pointes : le roi n’a qu’une croix.
    .yes = Tu as trouvé la dame noire en d8, près de son roi.
    .no = Cherche la couronne à pointes, chez les Noirs.

# source 0eeb91c4
lesson-two-armies_in-a-row = Le fou, le pion et la tour sont côte à côte. Qui est dans le cercle ?
    .hint-1 = La tour ressemble à une tour de château. Le pion est petit et rond.
    .hint-2 = La pièce dans le cercle a une fente dans son chapeau.
    .option-rook = Une tour
    .option-rook-say = La tour ressemble à une tour de château. Elle est en f5.
    .option-bishop = Un fou
    .option-pawn = Un pion
    .option-pawn-say = Le pion est petit, avec une tête ronde. Il est en e5.
    .yes = Oui : un fou. Son chapeau pointu a une petite fente.

# source 8b1102a8
lesson-two-armies_pawns = Le _pion_ est la plus petite pièce. Combien de pions ont les Blancs ?
    .hint-1 = Ils sont côte à côte, de a2 à h2.
    .hint-2 = Il y a un pion sur chaque colonne.
    .yes = Tu as compté les huit. Ils sont devant les autres pièces.

# source 4f8bfb3d
lesson-two-armies_where-rook = La _tour_ ressemble à une tour de château. Où y a-t-il une tour noire ?
    .hint-1 = Trouve d’abord les pièces noires : rangées 7 et 8.
    .hint-2 = Les tours noires sont dans leurs deux coins.
    .option-a1 = a1
    .option-a1-say = Il y a une tour en a1, mais elle est blanche.
    .option-h1 = h1
    .option-h1-say = Il y a une tour en h1, mais elle est blanche.
    .option-h8 = h8
    .yes = Oui : en h8. L’autre tour noire est en a8.

# source 94917aa2
lesson-two-armies_who-begins = Les deux armées sont prêtes. Qui joue le premier coup ?
    .hint-1 = Aux échecs, c’est toujours la même armée.
    .hint-2 = C’est l’armée aux pièces claires.
    .option-black = Les Noirs
    .option-black-say = Les Noirs jouent toujours en second.
    .option-youngest = Le plus jeune des deux joueurs
    .option-youngest-say = Dans beaucoup de jeux, oui. Aux échecs, c’est l’armée qui décide.
    .option-white = Les Blancs
    .yes = Oui : les Blancs commencent. Puis on joue chacun son tour.

# source 07e744f1
lesson-two-armies_most-important = On peut perdre beaucoup de pièces et continuer. Laquelle ne faut-il jamais perdre ?
    .hint-1 = L’échec et mat finit la partie. Quelle pièce est alors au piège ?
    .hint-2 = Elle porte une croix.
    .option-king = Le roi
    .option-queen = La dame
    .option-queen-say = Perdre la dame fait mal, mais la partie continue.
    .option-none = Aucune
    .option-none-say = Une pièce décide de la partie. Elle porte une croix.
    .yes = Oui : toute la partie tourne autour du roi.
