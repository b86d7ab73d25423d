### Les mots de lessons/king.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source eebb70ea
lesson-king = Le roi
    .about = Un pas, dans toutes les directions.
    .notes = Objectif : les enfants jouent le roi d’un pas dans les huit directions. Deux enfants font se croiser deux rois sur un vrai échiquier : cela prépare « les rois gardent leurs distances ». Certains oublient les pas en diagonale, d’autres croient le roi fort parce qu’il est important.

# source 44fcf3ed
lesson-king_one-step = Le _roi_ fait un pas, dans toutes les directions. Il est lent, mais c’est la pièce la plus importante.

# source 9770ec34
lesson-king_edge = Tu as les Noirs. Touche chaque case où ton roi peut aller.
    .hint-1 = Commence par d8, puis fais le tour du roi.
    .hint-2 = Il y en a { $total } : deux à côté, trois sur la rangée suivante.
    .yes = Les { $total } ! Au bord, le roi a moins de cases.
    .no = Seules comptent les cases qui touchent e8, même par un coin.

# source 13212d23
lesson-king_corner = Maintenant, le roi est dans le coin. Sur combien de cases peut-il aller ?
    .hint-1 = Regarde à côté de a1, au-dessus, et en diagonale.
    .hint-2 = Ce sont les cases a2, b2 et b1.
    .yes = Seulement trois : a2, b2 et b1. Un coin, c’est étroit.

# source 8e4ce5cf
lesson-king_step-ahead = Le roi voudrait aller de e4 à e5. A-t-il le droit ?
    .hint-1 = Les cases e4 et e5 se touchent-elles ?
    .hint-2 = Il peut faire un pas dans toutes les directions.
    .yes = Bien vu : e5 est à un pas.
    .no = La case e5 touche e4 : cela fait un pas.

# source d406f129
lesson-king_two-steps = Et une case de plus ? Essaie de jouer le roi de e4 à e6.
    .hint-1 = Touche le roi en e4, puis e6.
    .hint-2 = Il va revenir, et ce n’est pas grave. Regarde ce qui se passe.
    .yes = Tu l’as vu : un pas, puis c’est le tour de l’autre joueur.

# source 252f3d5e
lesson-king_long-walk = Tu as les Noirs. Amène ton roi à l’étoile en a1, en { $best } pas.
    .hint-1 = En diagonale, un pas rapproche le roi de deux façons à la fois.
    .hint-2 = Passe par g7, f6, e5, et continue sur la diagonale.
    .yes = Le voilà ! Les pas en diagonale sont le chemin le plus court.

# source 0eba1b05
lesson-king_take = Le roi prend comme il marche : d’un pas. Prends le pion qu’il peut atteindre.
    .hint-1 = Regarde les huit cases autour de e4.
    .hint-2 = Le pion en d3 touche e4 par un coin.
    .yes = Ton roi a pris le pion en d3. Les autres étaient trop loin.
    .no = Tu as le droit, mais ce coup ne prend rien. Quel pion touche e4 ?
    .because-king-too-far = Pas encore : le roi fait un seul pas. Quel pion touche e4 ?

# source 1bddb659
lesson-king_queen-again = De a1 à h8, il faut 7 coups au roi. Et à la dame ?
    .hint-1 = La dame va aussi loin qu’elle veut, en diagonale aussi.
    .hint-2 = Regarde la diagonale de a1 à h8.
    .option-one = Un coup
    .option-two = Deux coups
    .option-two-say = Encore moins : regarde la grande diagonale.
    .option-seven = Sept coups aussi
    .option-seven-say = La dame n’a pas besoin de s’arrêter après un pas.
    .yes = Oui : la dame suit la grande diagonale en un seul coup.

# source 4ebc39c0
lesson-king_real-board = Pose deux rois sur un vrai échiquier : en e1 et e8. Ils changent de côté sans jamais se toucher.
