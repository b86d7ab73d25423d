### Les mots de lessons/capturing.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9327eb04
lesson-capturing = Prendre des pièces
    .about = Va sur une pièce adverse, et elle quitte l’échiquier.
    .can = Tu sais prendre avec toutes les pièces que tu connais !
    .notes = Objectif : prendre, c’est aller sur la case d’une pièce adverse ; cette pièce ne revient plus. Faire dire aux enfants « ma tour prend ton cavalier » et poser la pièce prise à côté de l’échiquier. Là où chaque coup doit prendre, faire d’abord montrer tout le chemin du doigt. Erreurs habituelles : sauter par-dessus une pièce comme aux dames, prendre une de ses propres pièces, ou croire qu’il faut prendre chaque fois qu’on le peut. La prise du pion vient au pays suivant.

# source 66e686a9
lesson-capturing_how = Pour prendre, va sur une pièce adverse. Prends-les toutes les deux !
    .hint-1 = Quelle pièce noire est sur la même colonne que ta tour ?
    .hint-2 = Prends d’abord le cavalier en d7.
    .hint-3 = De d7, la tour va tout droit en a7.
    .yes = Toutes les deux sont parties !

# source 2d2d9cf5
lesson-capturing_own-pawn = Saute de pièce en pièce et prends les { $total } ! Tes propres pions restent en place.
    .hint-1 = Où le cavalier peut-il prendre quelque chose ?
    .hint-2 = Prends d’abord le pion en e5. Puis regarde c6.
    .hint-3 = Prends en e5, en c6 et en d8.
    .yes = Toutes les { $total } ! On ne prend jamais une pièce de sa propre couleur.
    .because-own-piece-on-target = Aïe ! Ce pion est à toi.

# source 7624bd5b
lesson-capturing_who-takes = Une seule de tes pièces peut prendre la dame. À toi !
    .hint-1 = Quelqu’un barre le chemin de la tour et du fou.
    .hint-2 = Qui saute par-dessus tout ?
    .hint-3 = Le cavalier saute de c4 à e5.
    .yes = Hop, plus de dame !
    .no = Tu as le droit, mais la dame est encore là.
    .wrong-a1-c3 = Ce n’était que le pion. Qui peut atteindre la dame ?

# source efc3398f
lesson-capturing_queen-looks = Ta dame peut prendre { $total } pièces maintenant. Trouve les { $total } prises !
    .hint-1 = Suis chaque ligne depuis d3 jusqu’à la première pièce.
    .hint-2 = La première pièce d’une ligne t’arrête. Est-elle noire ou blanche ?
    .hint-3 = Derrière le cavalier en d6, le fou est à l’abri. Ton propre pion est en f3.
    .yes = Toutes les { $total } ! La dame ne prend que la première pièce d’une ligne.
    .no = Tu as le droit, mais tu ne prends rien. Suis les lignes de ta dame.

# source d4dd7c9f
lesson-capturing_rook-hunt = Prends les { $total } cavaliers avec ta tour en { $best } coups.
    .hint-1 = Quel cavalier est sur la même ligne que la tour en c3 ?
    .hint-2 = Prends d’abord en c5. De là, regarde c7.
    .hint-3 = De c7, la tour voit h7.
    .yes = Les { $total } cavaliers sont partis !

# source 785ea142
lesson-capturing_king-takes = Un roi prend aussi, juste à côté. Prends les trois !
    .hint-1 = Regarde d’abord : qui veille sur qui ?
    .hint-2 = Le fou en b5 veille sur le cavalier en c4.
    .hint-3 = Prends en d5. Puis va en c5, b5 et c4.
    .yes = Miam ! Ton roi avait faim.
    .because-king-captures-protected = Pas encore : le fou veille sur le cavalier. D’abord le fou !

# source 1998b755
lesson-capturing_gone = Regarde : la tour prend le cavalier en d7. Que devient le cavalier ?
    .paper = La tour a pris le cavalier en d7. Que devient le cavalier ?
    .hint-1 = Regarde d7 : qui est là maintenant ?
    .hint-2 = Il n’y a jamais deux pièces sur une case. Le cavalier peut-il revenir ?
    .yes = Oui : une pièce prise reste à côté de l’échiquier jusqu’à la fin.
    .option-home = Il repart de sa première case
    .option-home-say = Pas aux échecs : une pièce prise ne repart pas.
    .option-swap = Les Blancs pourront s’en servir plus tard
    .option-swap-say = Pas aux échecs : une pièce prise ne change jamais de camp.
    .option-out = Il ne revient plus dans cette partie

# source 5dabf2a3
lesson-capturing_real-board = Cinq pions, cinq coups ! À chaque coup, prends un pion.
    .hint-1 = De chaque pion, il faut voir le suivant.
    .hint-2 = Commence par le pion en d5.
    .hint-3 = Prends en d5, a5, a7, g7 et g2.
    .yes = Cinq coups, cinq pions !

# source ed231a97
lesson-capturing_feast = Maintenant, tu as les Noirs ! Prends les { $total } pièces en { $best } sauts.
    .hint-1 = Avant de sauter, regarde où est la pièce suivante.
    .hint-2 = Commence par f6, d5 et b4.
    .hint-3 = Prends en f6, d5, b4, c2, e3 et g4.
    .yes = À chaque saut, une bouchée !

# source 3d134d4d
lesson-capturing_three-against-one = Prends ma tour, mon cavalier et mon fou !
    .hint-1 = Avant chaque coup : que peut prendre ta dame ?
    .hint-2 = Regarde aussi : puis-je y prendre ta dame ?
    .yes = Tu as tout pris. Quelle dame !
