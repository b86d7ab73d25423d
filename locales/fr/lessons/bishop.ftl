### Les mots de lessons/bishop.toml.
###
### Le moins de mots possible : l’enfant ne lit pas encore et ne connaît pas les noms des cases. Seuls les indices les disent.

# source 78cce317
lesson-bishop = Le fou
    .about = Des diagonales, et une seule couleur pour toujours.
    .can = Tu sais faire filer le fou en diagonale !
    .notes = Objectif : le fou va en diagonale, ne saute jamais, ne prend jamais un ami et ne change jamais de couleur. Deux enfants promènent un fou des cases claires et un fou des cases foncées sur un vrai échiquier et essaient de se retrouver sur une même case : ils n’y arrivent jamais. Certains enfants plient la ligne en chemin. Un coup, c’est une seule diagonale bien droite.

# source f42ccd2c
lesson-bishop_first-star = Le fou va en diagonale !
    .hint-1 = Touche l’étoile.
    .hint-2 = D’abord en g5. Puis en d8.
    .yes = Zou !

# source e3b9aa85
lesson-bishop_zigzag = En zigzag vers l’étoile !
    .hint-1 = Il faut deux coups.
    .hint-2 = D’abord en f5. Puis en c8.
    .yes = Bien joué !

# source 0e7944b4
lesson-bishop_straight = Essaie tout droit !
    .hint-1 = Touche le fou, puis le bout de la flèche.
    .hint-2 = Joue de d4 à d7. Il reviendra.
    .yes = Un fou va toujours en diagonale.
    .because-piece-cant-move-that-way = Oups !

# source 83cbdbd5
lesson-bishop_both-bishops = Deux fous chassent une étoile qui vole !
    .paper = Deux fous chassent les étoiles dans l’ordre : 1, 2, 3, 4 !
    .hint-1 = Un fou va sur les cases foncées, l’autre sur les claires.
    .hint-2 = Le fou en c1 va en g5. Puis le fou en f1 va en c4.
    .yes = Chacun garde sa couleur.

# source 00bd04f4
lesson-bishop_pawn-then-rook = Maintenant, prends les deux !
    .hint-1 = Le pion vient en premier.
    .hint-2 = Prends en e3, puis en g5.
    .yes = Miam !

# source 2db63014
lesson-bishop_own-pawn = Essaie de prendre ton pion !
    .hint-1 = Touche le fou, puis le bout de la flèche.
    .hint-2 = Joue de f1 à d3. Il reviendra.
    .yes = C’est ton ami.
    .because-own-piece-on-target = Oh non !

# source 30d8fc57
lesson-bishop_maze = Faufile-toi !
    .hint-1 = Suis les cases libres avec le doigt.
    .hint-2 = Passe par d2, e1 et f2 jusqu’en g1.
    .yes = Bien joué !

# source 73154748
lesson-bishop_horse = Attrape mes deux cavaliers !
    .hint-1 = Un fou regarde les cases foncées, l’autre les claires.
    .hint-2 = Prends un cavalier dès que tu peux.
    .yes = Attrapés !
