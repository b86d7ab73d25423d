### Les mots de lessons/queen.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 54b81ad1
lesson-queen = La dame
    .about = La tour et le fou en une seule pièce.
    .notes = Objectif : les enfants voient que la dame va comme une tour ou comme un fou, et d’aucune autre façon. Faire nommer par la classe la pièce dont la dame vient d’imiter le coup : « comme une tour », « comme un fou ». Forte ne veut pas dire capable de tout : la dame ne saute pas et ne va jamais comme un cavalier.

# source fdaae153
lesson-queen_eight-ways = La _dame_ va comme une tour ou comme un fou. Elle va aussi loin qu’elle veut.

# source 6203b040
lesson-queen_every-square = Tu as les Noirs. Touche chaque case où ta dame peut aller.
    .hint-1 = Tes propres pièces en d8, d4 et h5 sont des murs.
    .hint-2 = Va d’abord tout droit, comme une tour : vers d8 et vers h5.
    .hint-3 = Va ensuite en diagonale, comme un fou : vers d4.
    .yes = Les { $total } cases ! Deux lignes droites et une diagonale.
    .no = Suis chaque ligne depuis h8 et arrête-toi avant ta propre pièce.

# source b9bb1655
lesson-queen_corners = Attrape les étoiles dans { $total } coins. On peut le faire en { $best } coups.
    .hint-1 = Une dame va d’un coin à l’autre en un seul coup.
    .hint-2 = Fais le tour par le bord : a8, h8, h1.
    .yes = Les { $total } coins ! Aucune ligne n’est trop longue pour une dame.

# source 6e5e27d5
lesson-queen_two-slantwise = La dame voudrait aller de d4 à f6. A-t-elle le droit ?
    .hint-1 = Suis le chemin avec ton doigt : d4, e5, f6.
    .hint-2 = C’est une diagonale, comme pour le fou.
    .yes = Bien vu : d4, e5, f6, c’est une diagonale.
    .no = Passe par e5 : c’est une diagonale, et le chemin est libre.

# source 80cb2ef7
lesson-queen_crooked = Et une case à côté ? Essaie de jouer la dame en e6.
    .hint-1 = Touche la dame en d4, puis e6.
    .hint-2 = Aucune ligne droite ni diagonale n’y mène. Essaie.
    .yes = Tu l’as vu : tout droit ou en diagonale, et rien d’autre.

# source 1c6d7369
lesson-queen_no-jumping = Tu as les Noirs. Essaie de sauter par-dessus ton pion : de d8 à h4.
    .hint-1 = Touche la dame en d8, puis h4.
    .hint-2 = Ton propre pion en e7 est sur le chemin. Essaie.
    .yes = Tu l’as vu : même la dame ne saute jamais.

# source f9250e01
lesson-queen_four-knights = Prends les quatre cavaliers en { $best } coups.
    .hint-1 = De d4, deux diagonales mènent à un cavalier : b2 et f2.
    .hint-2 = Sur une même rangée ou colonne, un coup suffit entre deux cavaliers.
    .hint-3 = Prends en b2, puis en b7, puis en f7, puis en f2.
    .yes = Les quatre cavaliers ! Tu as joué en diagonale et tout droit.

# source 876f3b24
lesson-queen_three-friends = Touche chaque pièce blanche qui pourrait prendre le pion en g7.
    .hint-1 = Les tours visent tout droit. L’une d’elles vise la septième rangée.
    .hint-2 = Les fous visent en diagonale. Lequel voit g7 ?
    .hint-3 = La dame en g1 vise toute la colonne g.
    .yes = Les { $total } ! Tu as suivi les lignes droites et les diagonales.
    .no = Suis les lignes de cette pièce. L’une d’elles arrive-t-elle en g7 ?
