### Les mots de lessons/set-up.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 648f7768
lesson-set-up = Placer les pièces
    .about = Avant la partie, chaque pièce a sa propre case.
    .can = Tu sais installer un échiquier sans aide !
    .notes = Objectif : chaque enfant place les pièces sans aide. D’abord l’échiquier : un coin clair à la main droite de chaque joueur. Puis des coins vers le milieu : tour, cavalier, fou ; la dame prend la case de sa couleur, le roi la dernière ; les pions sont devant. L’erreur habituelle échange la dame et le roi, souvent parce que l’échiquier est tourné d’un quart de tour. Essayer ensuite qui peut quitter le port en premier : seulement les cavaliers et les pions. Faire jouer la classe contre un sablier, pas les uns contre les autres.

# source 5733af63
lesson-set-up_corners = L’équipage rentre ! Les tours dans les coins, puis les cavaliers, puis les fous.
    .hint-1 = Choisis une tour, puis touche a1. L’autre tour va en h1.
    .hint-2 = Un cavalier est à côté de chaque tour : b1 et g1.
    .hint-3 = Les fous vont en c1 et en f1.
    .yes = Des coins vers le milieu : tour, cavalier, fou. Les deux côtés sont prêts !
    .no = Pas encore. Va du coin vers le milieu : tour, cavalier, fou.

# source 696a5bf0
lesson-set-up_queen-and-king = Place la dame et le roi. La dame blanche adore sa propre couleur !
    .hint-1 = La case d1 est-elle claire ou foncée ? Et e1 ?
    .hint-2 = La dame va en d1, la case claire. Le roi prend e1.
    .yes = La dame est en d1, sur sa couleur, le roi à côté.
    .no = Regarde les deux cases. Laquelle est claire comme la dame ?

# source 5131fd4c
lesson-set-up_swapped = Quelqu’un n’a pas fait attention : deux pièces blanches ont échangé leurs places. Touche-les !
    .paper = Quelqu’un n’a pas fait attention : deux pièces blanches ont échangé leurs places. Lesquelles ?
    .hint-1 = Regarde d’abord les coins, puis va vers le milieu.
    .hint-2 = Quelle pièce va sur la case claire d1 ?
    .hint-3 = Le roi est en d1 et la dame en e1.
    .yes = Trouvé ! La dame va en d1, le roi en e1.
    .no = Cette pièce est à sa place. Quelle dame n’est pas sur sa couleur ?

# source fa34c25f
lesson-set-up_rook-out = Tout le monde à bord ! La tour veut sortir : suis la flèche.
    .hint-1 = Touche la tour en a1, puis a3.
    .hint-2 = Ton propre pion est en a2. Essaie, tu verras.
    .yes = Tu l’as vu : la tour doit attendre. Son propre pion ferme le chemin.

# source 5203af2f
lesson-set-up_knight-out = Une sorte de pièce n’a pas besoin de porte. Sors-la par-dessus les pions !
    .hint-1 = Quelle pièce peut sauter ?
    .hint-2 = Saute avec le cavalier de g1, par exemple en f3.
    .yes = Hop ! Le cavalier peut quitter le bateau tout de suite.
    .no = Tu as le droit. Cette fois, quelqu’un saute par-dessus les pions.

# source 76259209
lesson-set-up_open-gate = La dame et un fou veulent sortir. Attrape les deux étoiles en { $best } coups !
    .hint-1 = Un pion ferme le chemin aux deux. Lequel ?
    .hint-2 = Joue le pion de e2. Regarde maintenant a6 et h5.
    .hint-3 = Fou en a6, dame en h5.
    .yes = Un pion s’est écarté, et deux pièces sont sorties !

# source eeaf4a55
lesson-set-up_black-army = Maintenant, tu as les Noirs ! Place la dame, le roi et les pions.
    .hint-1 = La dame noire veut une case foncée : d8.
    .hint-2 = Le roi est à côté, en e8, en face du roi blanc.
    .hint-3 = Les huit pions sont devant, de a7 à h7.
    .yes = La dame est en d8, sur sa couleur. Les deux dames se regardent !
    .no = Pas encore. La dame va sur sa couleur, les pions devant.

# source d93b24e7
lesson-set-up_mixed-up = Une vague a mélangé ton équipage ! Touche les quatre pièces mal placées.
    .paper = Une vague a mélangé ton équipage ! Quelles sont les quatre pièces mal placées ?
    .hint-1 = Commence dans le coin en h8 : la tour, et quelle pièce ensuite ?
    .hint-2 = Il y a un fou en g8. Qui devrait être là ?
    .hint-3 = C’est pareil de l’autre côté : regarde b8 et c8.
    .yes = Toutes les { $total } ! À côté de chaque tour, il faut un cavalier, puis un fou.
    .no = Cette pièce est à sa place. Va vers le milieu : tour, cavalier, fou.

# source 28106ee3
lesson-set-up_all-aboard = Le soir tombe sur le port : trois de tes pièces veulent rentrer. Dans quel ordre ?
    .hint-1 = Le fou va en f8. Qui ferme son chemin ?
    .hint-2 = La dame rentre d’abord, de e7 à d8. Le cavalier peut toujours rentrer.
    .hint-3 = Dame en d8, fou en f8, cavalier en g8.
    .yes = Les deux équipages sont rentrés : la prochaine partie peut commencer !
    .no = Tu as le droit, mais maintenant, on rentre à la maison.
    .wrong-c5-d6 = Pas encore le fou : la dame en e7 ferme son chemin.

# source 51bb4805
lesson-set-up_whole-crew = Tout ton équipage est prêt ! Prends mon cavalier et mes quatre pions.
    .hint-1 = Sors d’abord un pion, puis les cavaliers et les fous.
    .hint-2 = Avant chaque coup : mon cavalier ou un pion pourrait-il te prendre ?
    .yes = Il ne reste que mon roi. Quel équipage !
