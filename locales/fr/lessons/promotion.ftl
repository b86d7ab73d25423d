### Les mots de lessons/promotion.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 3f690af9
lesson-promotion = Un pion devient une dame
    .about = Sur sa dernière rangée, un pion devient une autre pièce.
    .notes = Objectif : sur la dernière rangée, un pion doit se transformer aussitôt en dame, tour, fou ou cavalier de sa couleur. Garder une dame de réserve à côté de l’échiquier et laisser les enfants mener un pion jusqu’au bout. Erreurs habituelles : croire que seule une pièce déjà prise peut revenir, que le pion peut rester pion, ou que seule la dame est permise.

# source 7a75adf1
lesson-promotion_last-row = Sur la dernière rangée, un pion devient dame, tour, fou ou cavalier. C’est la rangée 8 pour les Blancs, la 1 pour les Noirs.

# source 662a7398
lesson-promotion_choose = Avance en e8 et choisis une nouvelle pièce pour ton pion.
    .hint-1 = Touche le pion en e7, puis e8.
    .hint-2 = Choisis maintenant : dame, tour, fou ou cavalier.
    .yes = C’est ton choix, et le pion a disparu. Le plus souvent, on prend une dame.

# source e1cc7f45
lesson-promotion_second-queen = Les Blancs ont encore leur dame en d4. Le pion peut-il devenir une deuxième dame ?
    .hint-1 = La nouvelle pièce ne vient pas des pièces prises.
    .hint-2 = Tu peux choisir une dame, même si la tienne est encore là.
    .yes = Bien vu : une deuxième dame, c’est permis. Avec huit pions, on pourrait en avoir neuf !
    .no = La dame en d4 n’y change rien. Les quatre pièces sont permises.

# source 0c6fc73e
lesson-promotion_second-king = Maintenant, le pion voudrait devenir un deuxième roi. A-t-il le droit ?
    .hint-1 = Quelles sont les quatre pièces qu’un pion peut devenir ?
    .hint-2 = Dame, tour, fou, cavalier. Y a-t-il un roi parmi elles ?
    .yes = Bien vu : jamais un deuxième roi. Et il ne peut pas rester pion.
    .no = Redis les quatre pièces : dame, tour, fou, cavalier.

# source fec1dbdb
lesson-promotion_too-early = Le pion noir va en e2. Peut-il y devenir une dame ?
    .hint-1 = Quelle est la dernière rangée pour les Noirs ?
    .hint-2 = Les pions noirs vont vers la rangée 1. La case e2 est sur la rangée 2.
    .yes = Bien vu : pas encore. Le pion devient une dame en e1, pas avant.
    .no = De e2, il reste un pas jusqu’à e1. C’est là qu’il se transforme.

# source 84853314
lesson-promotion_three-doors = Tu as les Noirs. Touche chaque case où ton pion devient une autre pièce.
    .hint-1 = Juste devant g2, il y a le fou en g1.
    .hint-2 = Comment prend un pion ? Un pas en diagonale, vers l’avant.
    .hint-3 = Il prend le cavalier en f1 ou la tour en h1.
    .yes = Les deux cases ! Le pion prend et se transforme en un seul coup.
    .no = Tout droit, un pion ne prend rien. Regarde en diagonale devant lui.

# source 9a46ded3
lesson-promotion_door-shut = Si près du but ! Essaie d’aller de a7 à a8 et de devenir une dame.
    .hint-1 = Touche le pion en a7, puis a8.
    .hint-2 = Il y a une tour en a8. Essaie et regarde.
    .yes = Tu l’as vu : tout droit, un pion ne prend rien. La tour garde la porte fermée.

# source bbec470b
lesson-promotion_not-a-queen = Avance en e8. Choisis la pièce qui pourra ensuite prendre la dame en g7.
    .hint-1 = Regarde de e8 à g7 : quelle pièce peut y aller ?
    .hint-2 = Ce n’est ni tout droit, ni en diagonale. C’est un saut.
    .hint-3 = Choisis le cavalier.
    .yes = Un cavalier en e8 vise g7. Parfois, la dame n’est pas le meilleur choix.
    .wrong-e7-e8-q = Même une dame ne va pas de e8 à g7. Quelle pièce saute ?
    .wrong-e7-e8-r = Une tour va tout droit : de e8, elle ne vise pas g7. Quelle pièce saute ?
    .wrong-e7-e8-b = Un fou va en diagonale : de e8, il ne vise pas g7. Quelle pièce saute ?

# source ab04d53e
lesson-promotion_feast = Tu as les Noirs. Transforme ton pion et prends tout, en { $best } coups.
    .hint-1 = Prends d’abord le fou en b1 avec ton pion.
    .hint-2 = Choisis une dame : de b1, elle vise h7.
    .hint-3 = De h7, la dame va tout droit en h3.
    .yes = Tout est pris ! Ton petit pion est devenu très fort.
