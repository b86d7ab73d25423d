### Les mots de lessons/promotion.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source d3f1b9f9
lesson-promotion = Un pion devient une dame
    .about = Sur sa dernière rangée, un pion devient une autre pièce.
    .can = Tu sais changer un petit pion en dame !
    .notes = Objectif : sur la dernière rangée, un pion doit se transformer aussitôt en dame, tour, fou ou cavalier de sa couleur. Garder une dame de réserve à côté de l’échiquier et laisser les enfants mener un pion jusqu’au bout. Erreurs habituelles : croire que seule une pièce déjà prise peut revenir, que le pion peut rester pion, ou que seule la dame est permise. La dernière partie montre qu’une tour ne peut pas surveiller quatre pions à la fois.

# source 9362b016
lesson-promotion_choose = Encore un pas ! Sur la dernière rangée, ton pion devient une autre pièce : la _promotion_ !
    .hint-1 = Joue le pion de e7 à e8.
    .hint-2 = Choisis une pièce de ta couleur : dame, tour, fou ou cavalier.
    .yes = C’est ton choix, et le pion a disparu. Le plus souvent, on choisit une dame.

# source c4fe817e
lesson-promotion_run-home = Cours à la dernière rangée, puis vole ! Attrape { $total } étoiles en { $best } coups.
    .hint-1 = Avance tout droit jusqu’en b8. Pour les Blancs, la rangée 8 est la dernière.
    .hint-2 = En b8, choisis une dame : elle vole tout droit et en diagonale.
    .hint-3 = De b8, vole en h8, et de là en h2.
    .yes = De pion à dame : regarde comme elle vole loin !

# source 652b4b97
lesson-promotion_two-queens = Ton pion en e7 veut devenir une deuxième dame. Enlève une pièce pour que ce soit permis !
    .paper = Ton pion en e7 veut devenir une deuxième dame. Quelle pièce le gêne ?
    .because-pawn-cant-capture-straight = La porte est encore fermée. Tout droit, un pion ne prend rien.
    .hint-1 = Tu as droit à deux dames. Alors, qui gêne vraiment ?
    .hint-2 = Le pion avance tout droit. Qui est en e8 ?
    .hint-3 = La tour en e8 ferme la porte. Enlève-la !
    .yes = La porte est ouverte ! Avec huit pions, tu pourrais avoir neuf dames.

# source 1dee90d3
lesson-promotion_ten-rooks = Les huit pions blancs deviennent des tours. Combien de tours ont alors les Blancs ?
    .hint-1 = Compte les pions. Puis ajoute les tours blanches des coins.
    .hint-2 = Huit pions et deux tours : cela fait combien ?
    .yes = Dix tours ! Dix cavaliers ou dix fous, c’est permis aussi.

# source 802d6636
lesson-promotion_second-king = Maintenant, le pion voudrait devenir un deuxième roi. A-t-il le droit ?
    .hint-1 = Quelles sont les quatre pièces qu’un pion peut devenir ?
    .hint-2 = Dame, tour, fou, cavalier. Y a-t-il un roi parmi elles ?
    .yes = Bien vu : jamais un deuxième roi. Et il ne peut pas rester pion.
    .no = Redis les quatre pièces : dame, tour, fou, cavalier.

# source c9d98679
lesson-promotion_door-shut = Trois portes vers la dernière rangée, et une est fermée. Prends la tour et le cavalier en { $best } coups !
    .hint-1 = Comment prend un pion ? Pas tout droit.
    .hint-2 = Le pion en g7 prend en h8. Choisis une dame !
    .hint-3 = Prends en h8 avec le pion. Puis vole le long de la rangée jusqu’en a8.
    .yes = La tour fermait sa porte. Tu as pris une autre entrée !
    .because-pawn-cant-capture-straight = Boum ! Tout droit, un pion ne prend rien.

# source 2323d644
lesson-promotion_not-a-queen = Avance en e8. Choisis la pièce qui pourra ensuite prendre la dame en g7.
    .hint-1 = Regarde de e8 à g7 : quelle pièce peut y aller ?
    .hint-2 = Ce n’est ni tout droit, ni en diagonale. C’est un saut.
    .hint-3 = Choisis le cavalier.
    .yes = Parfois, la dame n’est pas le meilleur choix. Moins qu’une dame : c’est la _sous-promotion_.
    .wrong-e7-e8-q = Même une dame ne va pas de e8 à g7. Quelle pièce saute ?
    .wrong-e7-e8-r = Une tour va tout droit : de e8, elle ne vise pas g7. Quelle pièce saute ?
    .wrong-e7-e8-b = Un fou va en diagonale : de e8, il ne vise pas g7. Quelle pièce saute ?

# source cf28516b
lesson-promotion_too-early = Maintenant, tu as les Noirs ! Ton pion peut-il devenir une dame en e2 ?
    .hint-1 = Quelle est la dernière rangée pour les Noirs ?
    .hint-2 = Les pions noirs vont vers la rangée 1. La case e2 est sur la rangée 2.
    .yes = Bien vu : pas encore. Le pion devient une dame en e1, pas avant.
    .no = De e2, il reste un pas jusqu’à e1. C’est là qu’il se transforme.

# source 96d178fa
lesson-promotion_three-doors = Deux portes sont ouvertes pour ton pion. Passe par les deux : prends et choisis chaque fois une dame !
    .hint-1 = Juste devant g2, il y a le fou en g1.
    .hint-2 = Comment prend un pion ? Un pas en diagonale, vers l’avant.
    .hint-3 = Il prend le cavalier en f1 ou la tour en h1.
    .yes = Les deux portes ! Le pion prend et devient une dame en un seul coup.
    .no = Tu as le droit. Cette fois, prends et choisis une dame.

# source 6061a225
lesson-promotion_feast = Transforme ton pion et prends tout, en { $best } coups !
    .hint-1 = Prends d’abord le fou en b1 avec ton pion.
    .hint-2 = Choisis une dame : de b1, elle vise h7.
    .hint-3 = De h7, la dame va tout droit en h3.
    .yes = Tout est pris ! Ton petit pion est devenu très fort.

# source 29a8cd7e
lesson-promotion_four-against-a-rook = Quatre pions contre ma tour ! Gagne une dame, puis prends ma tour.
    .hint-1 = Ma tour ne peut pas être partout. Quel pion a la voie libre ?
    .hint-2 = Sur la dernière rangée, un pion devient dame. Ensuite, chasse la tour.
    .yes = Petits pions, grande dame : ma tour n’a rien pu faire !
