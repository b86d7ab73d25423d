### Les mots de lessons/piece-values.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e86e18c2
lesson-piece-values = Que valent les pièces ?
    .about = Pion 1, cavalier 3, fou 3, tour 5, dame 9.
    .can = Tu sais ce que vaut une pièce avant de la prendre !
    .notes = Objectif : comparer avant de prendre. Les points ne sont pas une règle des échecs et ne font gagner personne ; ils aident seulement à réfléchir. Faire jouer les enfants à la marchande avec de vraies pièces : que puis-je avoir pour une tour ? Erreurs habituelles : compter les pièces au lieu des points, et regarder ce que l’on gagne sans regarder ce que l’on donne. Le roi n’a pas de prix, puisqu’on ne le prend jamais. Dans la dernière partie, le programme a une tour de plus et joue au hasard : qui prend ce qui est libre le rattrape vite.

# source 0dfd53fe
lesson-piece-values_in-order = Chaque pièce vaut des points. Touche-les dans l’ordre : d’abord la moins chère !
    .paper = Chaque pièce vaut des points. Mets-les dans l’ordre : d’abord la moins chère !
    .hint-1 = Le pion vaut 1 : le pion en d2 vient en premier.
    .hint-2 = Le cavalier et le fou valent 3 chacun. Commence par celui que tu veux.
    .hint-3 = Ensuite viennent la tour avec 5 et la dame avec 9.
    .yes = Pion, cavalier et fou, tour, dame : de plus en plus de points.

# source 4e8983c2
lesson-piece-values_most-for-white = Ton pion peut prendre deux pièces. Prends celle qui vaut le plus !
    .hint-1 = Qu’y a-t-il en c6, et qu’y a-t-il en e6 ?
    .hint-2 = La dame en c6 vaut 9, la tour en e6 vaut 5.
    .yes = 9 points ! Un petit pion peut prendre une grande dame.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde c6 et e6.
    .wrong-d5-e6 = La tour vaut 5. En c6, il y a une pièce qui vaut plus.

# source b006771c
lesson-piece-values_count-white = Combien de points ont les Blancs ? Additionne-les.
    .hint-1 = Le roi n’a pas de prix : on ne prend jamais un roi.
    .hint-2 = La tour en d1 vaut 5, le cavalier en e3 vaut 3.
    .hint-3 = Ajoute 1 pour chaque pion : b4 et g2.
    .yes = Tu as tout ajouté : 5 et 3 et deux pions font 10.

# source db5b8a37
lesson-piece-values_good-trade = Deux pièces peuvent prendre la tour, et un pion reprend. Qui doit prendre ?
    .hint-1 = Tu gagnes 5 pour la tour. Que donnes-tu ?
    .hint-2 = Ta dame vaut 9, ton cavalier vaut 3.
    .hint-3 = Prends avec le cavalier : de e5 à c6.
    .yes = Tu gagnes 5 et tu ne donnes que 3. Un bon échange !
    .no = Tu as le droit, mais la tour est encore là.
    .wrong-c2-c6 = Tu gagnes 5 pour la tour et tu donnes 9. Qui coûte moins cher ?

# source 67027739
lesson-piece-values_two-rooks = Les Blancs ont une dame, les Noirs deux tours. Qui a le plus de points ?
    .hint-1 = Une tour vaut 5. Combien valent deux tours ?
    .hint-2 = La dame vaut 9. Compare 9 et 10.
    .yes = Deux tours valent 10, et la dame vaut 9. Tu as comparé les deux camps.
    .option-queen = Les Blancs, avec la dame
    .option-queen-say = La dame vaut 9. Ajoute les deux tours : 5 et 5.
    .option-rooks = Les Noirs, avec les deux tours
    .option-same = Autant l’un que l’autre
    .option-same-say = Presque ! Les tours valent 5 et 5, la dame vaut 9.

# source 5bfa97c1
lesson-piece-values_most-for-black = Maintenant, tu as les Noirs ! Prends la pièce qui vaut le plus.
    .hint-1 = Le cavalier en e5 peut sauter en c4, d3, f3 et g4.
    .hint-2 = Dame, tour, fou et pion : qui vaut le plus ?
    .hint-3 = La dame est en c4.
    .yes = La dame en c4 : 9 points ! Tu as d’abord regardé les quatre pièces.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde où sont les pièces blanches.
    .wrong-e5-d3 = La tour en d3 vaut 5. Une pièce vaut plus.
    .wrong-e5-f3 = Le fou en f3 vaut 3. Deux pièces valent plus.
    .wrong-e5-g4 = Le pion en g4 vaut 1. Toutes les autres valent plus.

# source 798077e7
lesson-piece-values_bait = Ta dame peut prendre trois pièces. Laquelle est le plus beau cadeau ?
    .hint-1 = C’est la tour qui vaut le plus. Mais qui la protège ?
    .hint-2 = Le pion en f3 protège la tour : tu donnerais ta dame.
    .hint-3 = Prends le cavalier en a5.
    .yes = 3 points en cadeau. La tour n’était qu’un appât !
    .no = Tu as le droit, mais ce coup ne prend rien.
    .wrong-d5-e4 = Le pion en f3 reprend. Tu gagnes 5 et tu donnes 9.
    .wrong-d5-d2 = Le pion en d2 vaut 1. Une autre pièce vaut plus, et personne ne la protège.

# source d6169811
lesson-piece-values_opens = Donne ton cavalier pour la tour. Puis regarde ce que voit ton fou !
    .hint-1 = Ton cavalier barre le chemin de ton fou.
    .hint-2 = Le cavalier prend en e3, et un pion reprend.
    .hint-3 = Ensuite, le fou prend la dame en g2.
    .yes = Tour et dame pour un cavalier : 14 points pour 3 !
    .no = Pas comme ça. D’abord le cavalier prend la tour, puis le fou prend.

# source de2ea723
lesson-piece-values_last-standing = Prends tout ce que j’ai ! Attention : j’ai une tour de plus.
    .hint-1 = Prends ce que personne ne protège. Ce qui vaut le plus vient d’abord.
    .hint-2 = Avant un échange : que gagnes-tu, et que donnes-tu ?
    .yes = Tu as bien compté : il ne me reste rien !
