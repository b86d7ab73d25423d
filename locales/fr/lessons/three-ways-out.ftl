### Les mots de lessons/three-ways-out.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 30eeb6dc
lesson-three-ways-out = Trois réponses à l’échec
    .about = Fuir, mettre une pièce entre les deux, ou prendre l’attaquant.
    .notes = Objectif : à chaque échec, chercher les trois réponses : fuir, bloquer, prendre. La classe les montre avec trois gestes : deux doigts qui courent, une main à plat, un poing fermé. L’idée tenace est que seul le roi peut jouer quand il est en échec ; demander donc d’abord de bloquer et de prendre. On ne peut bloquer ni l’échec d’un cavalier, ni un échec donné de la case voisine.

# source a57b7ba3
lesson-three-ways-out_ways = En échec ? _Fuis_, mets une pièce _entre les deux_, ou _prends_ l’attaquant.

# source 8cdd4d77
lesson-three-ways-out_run = Tu as les Noirs, et la tour en a8 donne échec. Trouve les deux cases de fuite !
    .hint-1 = La tour surveille toute la rangée : quitte-la.
    .hint-2 = Un pas hors de la rangée : quelles cases touchent e8 ?
    .hint-3 = Ton propre pion est en d7. Il reste e7 et f7.
    .yes = Les deux ! Tu as quitté la rangée de la tour.

# source d687200a
lesson-three-ways-out_block = La tour en a1 donne échec, et ton roi ne peut pas fuir. Mets une pièce entre les deux !
    .hint-1 = La tour vise g1 depuis a1. Quelles cases sont entre les deux ?
    .hint-2 = Quelles cases de la première rangée ton fou peut-il atteindre ?
    .hint-3 = Joue le fou de c2 à b1 ou à d1.
    .yes = Le fou bloque, et la tour ne voit plus ton roi.
    .because-king-stays-on-line = Pas encore : sur cette rangée, la tour voit toujours ton roi. Joue le fou.

# source 65808793
lesson-three-ways-out_door = Toujours échec ! Essaie plutôt d’ouvrir une porte : le pion en h3.
    .hint-1 = Touche le pion en h2, puis h3.
    .hint-2 = Le pion aide-t-il maintenant contre la tour ? Essaie et regarde.
    .yes = Tu l’as vu : en échec, il faut aider le roi tout de suite. La porte vient trop tard.

# source 7d030ef1
lesson-three-ways-out_no-check = Maintenant, la tour est en a2. Le pion peut-il aller de h2 à h3 ?
    .hint-1 = La tour en a2 attaque-t-elle ton roi en g1 ?
    .hint-2 = Pas d’échec : alors tu joues ce que tu veux.
    .yes = Bien vu : personne ne donne échec, le pion peut donc avancer.
    .no = Suis la tour depuis a2 : elle ne voit pas g1. Il n’y a pas d’échec.

# source a662c191
lesson-three-ways-out_knight-check = Le cavalier en f3 donne échec. Il y a { $total } réponses : trouve les deux !
    .hint-1 = Un cavalier saute : une pièce peut-elle lui barrer le chemin ?
    .hint-2 = Quel pion peut prendre en f3 ? Et où le roi peut-il aller ?
    .hint-3 = Prends avec le pion de g2, ou fuis en h1.
    .yes = Les deux ! Contre un cavalier, on fuit ou on prend.
    .because-still-in-check = Pas encore : un cavalier saute par-dessus tout. Prends-le ou fuis.

# source b5c4e9d0
lesson-three-ways-out_all-three = Échec depuis a1 ! Trouve les { $total } réponses : fuir, bloquer, prendre.
    .hint-1 = Prendre : quelle pièce vise a1 en diagonale ?
    .hint-2 = Bloquer : quelle pièce peut venir en d1 ?
    .hint-3 = Fuir : la première rangée est surveillée. La case g2 est-elle libre ?
    .yes = Fuir, bloquer, prendre : tu as trouvé les { $total } réponses.

# source 9ebeadbf
lesson-three-ways-out_guarded-queen = Tu as les Noirs. La dame est à côté de ton roi : qui peut la prendre ?
    .hint-1 = Regarde le pion en d6 : que surveille-t-il ?
    .hint-2 = Le pion surveille e7, alors le roi ne peut pas y prendre.
    .hint-3 = Le cavalier saute de g6 à e7.
    .yes = Le cavalier a pris la dame. Tu as vu que le pion surveille e7.
    .because-king-captures-protected = Pas encore : le pion en d6 protège la dame. Qui d’autre peut prendre en e7 ?

# source e66b719a
lesson-three-ways-out_real-board = Place ces pièces sur un vrai échiquier. Montre à quelqu’un comment les Noirs peuvent fuir, bloquer et prendre !
