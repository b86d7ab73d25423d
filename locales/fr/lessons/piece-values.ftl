### Les mots de lessons/piece-values.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 076673f9
lesson-piece-values = Que valent les pièces ?
    .about = Pion 1, cavalier 3, fou 3, tour 5, dame 9.
    .notes = Objectif : comparer avant de prendre. Les points ne sont pas une règle des échecs et ne font gagner personne ; ils aident seulement à réfléchir. Faire jouer les enfants à la marchande avec de vraies pièces : que puis-je avoir pour une tour ? Erreurs habituelles : compter les pièces au lieu des points, et regarder ce que l’on gagne sans regarder ce que l’on donne. Le roi n’a pas de prix, puisqu’on ne le prend jamais.

# source 3f94b308
lesson-piece-values_prices = Un pion vaut 1, un cavalier 3, un fou 3. Une tour vaut 5, une dame 9.

# source e68604fe
lesson-piece-values_in-order = Touche les pièces dans l’ordre : d’abord celle qui vaut le moins.
    .hint-1 = Le pion vaut 1 : le pion en d2 vient en premier.
    .hint-2 = Le cavalier et le fou valent 3 chacun. Commence par celui que tu veux.
    .hint-3 = Ensuite viennent la tour avec 5 et la dame avec 9.
    .yes = Pion, cavalier et fou, tour, dame : de plus en plus de points.

# source 4966ea2b
lesson-piece-values_count-white = Combien de points ont les Blancs ? Additionne-les.
    .hint-1 = Le roi n’a pas de prix : on ne prend jamais un roi.
    .hint-2 = La tour en d1 vaut 5, le cavalier en e3 vaut 3.
    .hint-3 = Ajoute 1 pour chaque pion : b4 et g2.
    .yes = Tu as tout ajouté : 5 et 3 et deux pions font 10.

# source 62d44533
lesson-piece-values_small-takes-big = Un pion vaut 1, une dame 9. Le pion peut-il prendre la dame ?
    .hint-1 = Les points ne sont pas une règle. Comment prend un pion ?
    .hint-2 = De d4 à e5, c’est un pas en diagonale, vers l’avant.
    .yes = Bien vu : une petite pièce peut en prendre une grande. Les points ne sont qu’un conseil.
    .no = Les points n’interdisent rien. De d4 à e5, c’est ainsi qu’un pion prend.

# source e1cc0a38
lesson-piece-values_queen-jump = Tu as les Noirs. Ta dame vaut 9 : essaie de sauter en e2 avec elle.
    .hint-1 = Touche la dame en d4, puis e2.
    .hint-2 = De d4 à e2, c’est un saut de cavalier. Essaie et regarde.
    .yes = Tu l’as vu : 9 points, et pourtant la dame ne saute jamais.

# source 2b0bda86
lesson-piece-values_two-rooks = Les Blancs ont une dame, les Noirs deux tours. Qui a le plus de points ?
    .hint-1 = Une tour vaut 5. Combien valent deux tours ?
    .hint-2 = La dame vaut 9. Compare 9 et 10.
    .yes = Deux tours valent 10, et la dame vaut 9. Tu as comparé les deux camps.
    .option-queen = Les Blancs, avec la dame
    .option-queen-say = La dame vaut 9. Ajoute les deux tours : 5 et 5.
    .option-rooks = Les Noirs, avec les deux tours
    .option-same = Autant l’un que l’autre
    .option-same-say = Presque ! Les tours valent 5 et 5, la dame vaut 9.

# source ee0f0a35
lesson-piece-values_most-for-white = Ton pion en d5 peut prendre deux pièces. Prends celle qui vaut le plus.
    .hint-1 = Qu’y a-t-il en c6, et qu’y a-t-il en e6 ?
    .hint-2 = La dame en c6 vaut 9, la tour en e6 vaut 5.
    .yes = La dame vaut 9. Tu as comparé avant de prendre !
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde c6 et e6.
    .wrong-d5-e6 = La tour vaut 5. En c6, il y a une pièce qui vaut plus.

# source d4a6c555
lesson-piece-values_most-for-black = Tu as les Noirs. Ton cavalier voit quatre pièces : prends celle qui vaut le plus.
    .hint-1 = Le cavalier en e5 peut sauter en c4, d3, f3 et g4.
    .hint-2 = Une dame, une tour, un fou et un pion : qui vaut le plus ?
    .hint-3 = La dame est en c4.
    .yes = La dame en c4 : 9 points ! Tu as d’abord regardé les quatre pièces.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde où sont les pièces blanches.
    .wrong-e5-d3 = La tour en d3 vaut 5. Une pièce vaut plus.
    .wrong-e5-f3 = Le fou en f3 vaut 3. Deux pièces valent plus.
    .wrong-e5-g4 = Le pion en g4 vaut 1. Toutes les autres valent plus.

# source ce977ba6
lesson-piece-values_queen-trade = Ta dame prend la tour. Puis le pion prend ta dame : est-ce un bon échange ?
    .hint-1 = Que gagnes-tu ? Une tour vaut 5.
    .hint-2 = Que donnes-tu ? Une dame vaut 9.
    .yes = Tu gagnes 5 et tu donnes 9. Garde plutôt ta dame !
    .option-good = Oui, je gagne des points
    .option-good-say = Compte les deux : tu gagnes 5 pour la tour et tu donnes 9.
    .option-bad = Non, je perds des points

# source f8d1113e
lesson-piece-values_bishop-trade = Maintenant, ton fou prend la tour, et le pion reprend. Est-ce un bon échange ?
    .hint-1 = Que gagnes-tu ? Une tour vaut 5.
    .hint-2 = Que donnes-tu ? Un fou vaut 3.
    .yes = Tu gagnes 5 et tu ne donnes que 3. C’est un bon échange !
    .option-good = Oui, je gagne des points
    .option-bad = Non, je perds des points
    .option-bad-say = Compte les deux : tu gagnes 5 pour la tour et tu donnes 3.
