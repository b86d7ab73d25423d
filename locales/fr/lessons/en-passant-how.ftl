### Les mots de lessons/en-passant-how.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 68fa7d87
lesson-en-passant-how = La prise en passant
    .about = Un pion a dépassé le tien : tu peux encore le prendre.
    .notes = Objectif : prendre un pion qui a dépassé le sien d’un double pas, et savoir qu’on l’enlève de la case d’à côté, pas de la case d’arrivée. En classe, poser une empreinte de pas en papier sur la case sautée et dire : « Prends-le comme s’il était ici. » Erreur habituelle : aller de côté sur le pion, ou oublier de l’enlever.

# source bb26ce51
lesson-en-passant-how_it-ran-past = Le pion noir a fait un _double pas_ et dépassé le tien. Prends-le comme s’il était en f6 : c’est la prise _en passant_ !

# source 82cb4730
lesson-en-passant-how_first-time = De d7 à d5, le pion noir a dépassé le tien. Prends-le en passant.
    .hint-1 = Quelle case le pion noir a-t-il sautée ? Le cercle la montre.
    .hint-2 = Touche le pion en e5, puis d6.
    .yes = Ton pion est en d6, et le pion en d5 a disparu.
    .no = Ton roi peut attendre. Prends avec le pion en e5.
    .wrong-e5-e6 = Tu peux avancer, mais la chance est alors perdue. Prends en d6.
    .because-pawn-sideways = Pas de côté : va derrière lui, sur la case qu’il a sautée.

# source 18e6669e
lesson-en-passant-how_black-takes = Tu as les Noirs. Le pion blanc va de c2 à c4 : prends-le en passant.
    .hint-1 = Quelle case le pion blanc a-t-il sautée ? Le cercle la montre.
    .hint-2 = Touche le pion en b4, puis c3.
    .yes = Ton pion est en c3, et le pion en c4 a disparu.
    .no = Ton roi peut attendre. Prends avec le pion en b4.
    .wrong-b4-b3 = Tu peux avancer, mais la chance est alors perdue. Prends en c3.

# source ea8fe962
lesson-en-passant-how_usual-way = Les Noirs font un pas, et tu prends en f6. D’où enlèves-tu le pion noir ?
    .hint-1 = Où est le pion noir en ce moment ?
    .hint-2 = Il est en f6. Ton pion y arrive aussi.
    .yes = De f6 : ton pion va sur le pion qu’il prend, comme toujours.
    .no = Cherche le pion noir. On l’enlève de la case où il est.

# source f7554830
lesson-en-passant-how_passing-way = Les Noirs font deux pas, et tu prends en passant. D’où enlèves-tu le pion ?
    .hint-1 = Où est le pion noir en ce moment ?
    .hint-2 = Ton pion arrive en f6, mais le pion noir est à côté.
    .yes = De f5 : tu arrives en f6, mais le pion était à côté.
    .no = Cherche le pion noir. On l’enlève de la case où il est.

# source 2e9c53bd
lesson-en-passant-how_who-can = Les Noirs viennent de jouer de d7 à d5. Touche chaque pion blanc qui peut prendre.
    .hint-1 = On prend en passant depuis les cases juste à côté de d5.
    .hint-2 = Qui est en c5 ? Qui est en e5 ?
    .yes = Les deux voisins peuvent prendre, de gauche ou de droite. Tu en choisis un.
    .no = Pas celui-ci : le pion doit être juste à côté de d5.

# source 044a3dda
lesson-en-passant-how_whole-story = Tends un piège : avance ton pion de f4 à f5. Puis prends !
    .hint-1 = Ton pion attend en f5. Observe le pion noir en g7.
    .hint-2 = Il te dépasse jusqu’à g5. Prends-le : de f5 à g6.
    .yes = Tu as attendu en f5, puis pris le pion qui te dépassait.

# source 84605a19
lesson-en-passant-how_out-of-check = Tu as les Noirs, et le pion en c4 donne échec. Prends l’attaquant !
    .hint-1 = Le pion en b3 surveille c4 : ton roi ne peut pas prendre.
    .hint-2 = Le pion blanc vient de c2. Quelle case a-t-il sautée ?
    .hint-3 = Prends en passant : de b4 à c3.
    .yes = Tu as pris l’attaquant en passant. Le pion en c4 a disparu.
    .no = Pas encore : prends le pion qui est allé en c4.
    .because-king-captures-protected = Pas avec le roi : le pion en b3 surveille c4. Qui d’autre peut prendre ?

# source f483edd8
lesson-en-passant-how_real-board = Place ces pièces sur un vrai échiquier. Le pion noir va en f5 : prends-le en passant et enlève-le.
