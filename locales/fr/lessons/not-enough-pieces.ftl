### Les mots de lessons/not-enough-pieces.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e8ff03f7
lesson-not-enough-pieces = Pas assez de pièces
    .about = Quand plus personne ne peut jamais mater, la partie est nulle.
    .notes = La question n’est pas « Qui a le plus ? », mais « Un mat est-il encore possible ? ». Faire placer roi et fou contre roi, et essayer ensemble de construire un mat, les deux camps s’aidant. Erreur habituelle : prendre deux cavaliers contre un roi, ou des fous de couleurs différentes, pour une nulle immédiate. Un mat y est possible si l’autre camp aide, donc la partie continue.

# source 80e99406
lesson-not-enough-pieces_two-kings = Deux rois seuls ne peuvent jamais mater. C’est une _position morte_ : la partie est aussitôt nulle.

# source a0d802c3
lesson-not-enough-pieces_bishop = Les Blancs ont un roi et un fou. Quelqu’un peut-il encore mater ?
    .hint-1 = Imagine le roi noir dans le coin en a8.
    .hint-2 = Le fou ne surveille qu’une couleur. Il reste toujours une issue.
    .yes = Oui : un fou et les rois ne suffisent pas. C’est une position morte.

# source fef096ef
lesson-not-enough-pieces_knight = Tu as les Noirs, avec un roi et un cavalier. Qu’est-ce que c’est ?
    .hint-1 = Un cavalier et un roi peuvent-ils surveiller toutes les issues ?
    .hint-2 = Non : il reste une issue, même dans le coin.
    .yes = Oui : un cavalier et les rois ne suffisent pas. C’est une position morte.

# source 5f10dc84
lesson-not-enough-pieces_one-pawn = Maintenant, les Noirs ont aussi un pion en e7. Qu’est-ce que c’est ?
    .hint-1 = Que peut devenir le pion en e7 ?
    .hint-2 = Sur sa dernière rangée, il devient une dame ou une tour.
    .hint-3 = Avec une dame, les Noirs peuvent mater.
    .yes = Oui : le pion peut devenir une dame. On continue !
    .no = Pense au pion en e7. Il peut devenir une dame.

# source 5098fca0
lesson-not-enough-pieces_same-color = Un fou chacun : en c1 et en f8. Qu’est-ce que c’est ?
    .hint-1 = De quelle couleur est c1 ? De quelle couleur est f8 ?
    .hint-2 = Les deux fous sont sur des cases foncées, et n’en sortent jamais.
    .hint-3 = Seuls les rois surveillent les cases claires.
    .yes = Oui : les deux fous restent sur les cases foncées. C’est une position morte.

# source 1d5f221d
lesson-not-enough-pieces_other-color = Maintenant, le fou noir est en c8, sur une case claire. Qu’est-ce que c’est ?
    .hint-1 = Un fou va sur les cases foncées, l’autre sur les claires.
    .hint-2 = Dans un coin, son propre fou peut boucher l’issue du roi.
    .hint-3 = Un mat est donc rare, mais il est possible.
    .yes = Oui : le mat est rare ici, mais possible. On continue !
    .no = Cases foncées et cases claires ensemble : un mat peut arriver ici.

# source 50adc40d
lesson-not-enough-pieces_two-knights = Deux cavaliers et le roi : peuvent-ils mater ? Trouve le mat !
    .hint-1 = Le roi en h6 surveille g7 et h7.
    .hint-2 = Le cavalier en f6 surveille g8. Joue l’autre cavalier.
    .hint-3 = Joue le cavalier de g5 à f7.
    .yes = Échec et mat ! Avec deux cavaliers, c’est possible : on continue donc à jouer.
    .no = Le cavalier en f6 doit surveiller g8. Joue le cavalier en g5.

# source 5375000b
lesson-not-enough-pieces_wall = Que de pions ! Un roi ou un pion peut-il passer un jour ?
    .hint-1 = Chaque pion est devant un autre. Aucun pion ne peut bouger.
    .hint-2 = Le roi blanc pourrait-il aller en b3, d3, f3 ou h3 ?
    .hint-3 = Les pions noirs surveillent toutes ces cases. Le roi noir est coincé aussi.
    .yes = Oui : personne ne franchit le mur. C’est une position morte, même avec des pions.

# source e9572a20
lesson-not-enough-pieces_real-board = Une tour suffit. Placez ces trois pièces et construisez un mat ensemble !
