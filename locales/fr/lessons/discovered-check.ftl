### Les mots de lessons/discovered-check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 34e3e9f6
lesson-discovered-check = Surprise : l’échec à la découverte
    .about = Une pièce s’écarte, et celle de derrière donne échec.
    .notes = Objectif : voir qu’une pièce peut donner échec sans bouger, parce qu’une amie ouvre sa ligne. En classe, trois enfants jouent la tour, le rideau et le roi : le rideau s’écarte et le roi crie « échec ». Beaucoup répondent à un échec double en prenant une des deux pièces ; leur faire trouver la seconde, un doigt sur chaque ligne.

# source 2412edf6
lesson-discovered-check_curtain = Le fou en d5 cache la tour comme un rideau. Il s’écarte, et la tour donne échec : _échec à la découverte_ !

# source 6398a1d7
lesson-discovered-check_step-aside = À toi : donne échec sans jouer la tour.
    .hint-1 = La tour en e1 vise sa colonne. Qui barre le chemin ?
    .hint-2 = Joue le fou de e4 sur n’importe quelle case. Toutes font l’affaire.
    .yes = Échec ! Le fou s’est écarté, et la tour vise e8.
    .no = Pas encore : le fou en e4 doit ouvrir la ligne vers e8.
    .wrong-e1-e3 = La tour est plus près, mais le fou barre toujours le chemin.

# source 7462c603
lesson-discovered-check_take-with-check = Tu as les Noirs. Ouvre la ligne de la tour, et prends une pièce avec le fou.
    .hint-1 = Le fou en d4 cache ta tour en d8.
    .hint-2 = Suis les lignes du fou. Au bout de l’une, il y a une pièce blanche.
    .hint-3 = Prends la dame en a7 avec le fou.
    .yes = Tu as pris la dame, et la tour a donné échec. Deux choses en un coup !
    .no = Tu as le droit, mais ce coup ne prend rien. Suis les lignes du fou.
    .wrong-d4-g1 = C’est bien un échec à la découverte ! Mais cette fois, le fou peut prendre.

# source dc8aa27c
lesson-discovered-check_double-check = Donne un _échec double_ : cavalier et tour attaquent ensemble le roi. Trouve les deux coups.
    .hint-1 = Chaque coup du cavalier ouvre la ligne de la tour. Quand attaque-t-il aussi ?
    .hint-2 = De quelles cases un cavalier atteint-il e8 ?
    .hint-3 = Saute de e4 à d6 ou à f6.
    .yes = Les deux coups ! Chaque fois, deux pièces attaquent le roi en même temps.
    .no = Pas encore : la tour et le cavalier doivent attaquer e8 ensemble.
    .wrong-e4-c5 = Seule la tour donne échec : de c5, un cavalier n’atteint pas e8.
    .wrong-e4-g5 = Seule la tour donne échec : de g5, un cavalier n’atteint pas e8.

# source c5188676
lesson-discovered-check_one-checker = Tu as les Noirs, et le fou en c6 donne échec. Ton pion peut-il le prendre ?
    .hint-1 = Compte les pièces blanches qui attaquent e8.
    .hint-2 = Seul le fou attaque e8. La tour vise sa colonne depuis d1.
    .yes = Bien vu : une seule pièce donne échec, et le pion la prend.
    .no = Seul le fou donne échec. Sans lui, ton roi est en sécurité.

# source 2dc3eb18
lesson-discovered-check_two-checkers = Maintenant, la tour est en e1. Essaie encore : prends le fou en c6.
    .hint-1 = Touche le pion en b7, puis c6.
    .hint-2 = Deux pièces donnent échec maintenant. Essaie et regarde.
    .yes = Tu l’as vu : en échec double, seul le roi peut jouer.

# source 437d4965
lesson-discovered-check_king-runs = Échec double ! Tu as les Noirs : touche chaque case où ton roi peut aller.
    .hint-1 = La tour en d1 surveille sa colonne jusqu’à d7.
    .hint-2 = Quelqu’un protège-t-il le fou en e7 ?
    .hint-3 = Il y a { $total } cases. Prendre le fou en fait partie.
    .yes = Les { $total } ! Ton roi peut même prendre en e7 : personne ne protège le fou.

# source ce77362b
lesson-discovered-check_own-curtain = Ton fou en e2 est maintenant le rideau de ton propre roi. Essaie de le jouer en c4.
    .hint-1 = Touche le fou en e2, puis c4.
    .hint-2 = La tour en e7 attend derrière. Essaie et regarde.
    .yes = Tu l’as vu : le fou est cloué. Il doit protéger son roi.

# source bc49f6e8
lesson-discovered-check_along-the-line = Maintenant, une tour protège le roi en e1. Peut-elle aller en e5 ?
    .hint-1 = Quelle ligne la tour noire en e7 suit-elle ?
    .hint-2 = En e5, ta tour reste entre e7 et e1.
    .yes = Bien vu : elle reste sur la ligne, alors elle protège toujours le roi.
    .no = Regarde la ligne de e7 à e1. En e5, la tour la barre encore.
