### Les mots de lessons/not-enough-pieces.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 8de6c1ee
lesson-not-enough-pieces = Pas assez de pièces
    .about = Quand personne ne peut plus mater, la partie est nulle.
    .can = Tu vois quand personne ne peut gagner, et tu sauves la nulle !
    .notes = La question n’est pas « Qui a le plus ? », mais « Un mat est-il encore possible ? ». Le camp le plus faible prend jusqu’à ce qu’il reste trop peu. Faire placer roi et fou contre roi, et essayer ensemble de construire un mat, les deux camps s’aidant. Erreur habituelle : prendre deux cavaliers contre un roi, ou des fous de couleurs différentes, pour une nulle immédiate. Un mat y est possible si l’autre camp aide, donc la partie continue. Un pion, une tour ou une dame suffit, sauf si tout est bloqué pour toujours (comme à l’étape du mur de pions) ou si cette pièce doit être prise aussitôt.

# source 17b09802
lesson-not-enough-pieces_last-pawn = Le dernier pion noir veut devenir une dame. Prends-le !
    .hint-1 = Ton roi est juste à côté du pion en e2.
    .hint-2 = Joue ton roi de d2 à e2.
    .yes = Deux rois seuls ne matent jamais. C’est une _position morte_ : la partie est aussitôt nulle !
    .no = Pas encore : prends le pion, sinon il devient une dame.

# source 05523a72
lesson-not-enough-pieces_bishop = Le roi noir protège son dernier pion. Prends-le quand même !
    .wrong-h4-g3 = Alors le roi prend ton fou, et le pion continue.
    .hint-1 = Un roi et un fou seuls peuvent-ils mater ?
    .hint-2 = Prends le pion en f2 avec ton fou.
    .yes = Roi et fou, c’est trop peu. Fini aussitôt : personne ne reprend !
    .no = Pas encore : prends le pion avec ton fou.

# source cf781973
lesson-not-enough-pieces_same-color = Prends la bonne pièce, et la partie est finie : une position morte !
    .wrong-d2-g5 = Maintenant, il reste le pion en b4. Il peut devenir une dame !
    .hint-1 = Ton fou peut prendre le pion ou le fou.
    .hint-2 = Lequel des deux pourrait devenir une dame ?
    .hint-3 = Prends le pion en b4.
    .yes = Les deux fous ne vont que sur les cases foncées. Personne ne pourra plus mater.
    .no = Pas encore : prends quelque chose avec ton fou.

# source b3ccf27f
lesson-not-enough-pieces_one-pawn = Cette fois, ton fou a pris en g5. Quelqu’un peut-il encore gagner ?
    .hint-1 = Que peut devenir le pion en b4 ?
    .hint-2 = Sur sa dernière rangée, il devient une dame ou une tour.
    .hint-3 = Avec une dame, les Noirs peuvent mater.
    .yes = Oui : le pion peut devenir une dame. On continue !
    .no = Pense au pion en b4. Il peut devenir une dame.

# source 6cdbc427
lesson-not-enough-pieces_other-color = Deux fous, deux couleurs : le mat est possible. Trouve-le !
    .hint-1 = Le fou noir en b8 gêne son propre roi.
    .hint-2 = Donne échec en a8, par les cases claires.
    .hint-3 = Joue le fou de f1 à g2.
    .yes = Échec et mat ! Avec deux couleurs, c’est rare, mais on continue.
    .no = Pas encore : attaque le roi en a8 avec ton fou.

# source 937c6fc9
lesson-not-enough-pieces_two-knights = Deux cavaliers et le roi : peuvent-ils mater ? Trouve le mat !
    .hint-1 = Le roi en h6 surveille g7 et h7.
    .hint-2 = Le cavalier en f6 surveille g8. Joue l’autre cavalier.
    .hint-3 = Joue le cavalier de g5 à f7.
    .yes = Échec et mat ! Avec deux cavaliers, cela arrive, donc on continue.
    .no = Le cavalier en f6 doit surveiller g8. Joue celui de g5.

# source 5afa9f82
lesson-not-enough-pieces_knight = Maintenant, tu as les Noirs ! Attrape le dernier pion avec ton cavalier.
    .wrong-e4-d6 = Échec, mais de d6 ton cavalier ne voit pas le pion.
    .wrong-e4-f6 = Trop lent : le pion devient une dame avant. Donne échec !
    .hint-1 = Les Blancs doivent répondre à un échec. Alors le pion attend.
    .hint-2 = De c5, ton cavalier regarde le roi et le pion.
    .hint-3 = Saute en c5. Puis prends le pion en d7.
    .yes = Roi et cavalier, c’est trop peu. Une position morte : la partie est nulle !
    .no = Pas encore : donne échec, et regarde aussi le pion.

# source 7162b1fb
lesson-not-enough-pieces_wall = Que de pions ! Quelqu’un peut-il encore gagner ?
    .hint-1 = Chaque pion en bloque un autre. Aucun pion ne peut jouer.
    .hint-2 = Le roi blanc pourrait-il aller en b3, d3, f3 ou h3 ?
    .hint-3 = Les pions noirs les surveillent toutes. Ton propre roi est bloqué aussi.
    .yes = Personne ne passe le mur : une position morte, même avec des pions.

# source 03d999c3
lesson-not-enough-pieces_eat-them-all = Mes pions veulent gagner. Mange-les tous, et la partie sera nulle !
    .hint-1 = Ton fou voit loin sur ses diagonales. Prends ce que personne ne protège !
    .hint-2 = Ton fou ne voit que les cases foncées. Ton roi prend les autres.
    .yes = Plus un pion ! Mon roi seul ne gagne jamais : la nulle est sauvée.
