### Les mots de lessons/knight.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 920cd804
lesson-knight = Le cavalier
    .about = Deux cases, puis une de côté, par-dessus tout.
    .notes = Objectif : les enfants trouvent les cases du cavalier et voient qu’il saute par-dessus ses amis. Faire sauter un enfant sur un sol carrelé : deux tout droit, une de côté, et on atterrit. Beaucoup comptent la première case deux fois : la case de départ ne compte pas.

# source 9f18c5e4
lesson-knight_two-and-one = Le _cavalier_ saute : deux cases tout droit, puis une de côté. Ici, il arrive en e6.

# source 7d2f5f05
lesson-knight_every-square = Touche chaque case où ce cavalier peut sauter.
    .hint-1 = Monte de deux cases, puis d’une de côté : d6 et f6.
    .hint-2 = Puis deux cases de chaque côté, et une en haut ou en bas.
    .hint-3 = Toutes les cases d’arrivée sont foncées. Elles forment un anneau autour de e4.
    .yes = Les { $total } cases ! Elles forment un anneau autour du cavalier.
    .no = Recompte depuis e4 : deux tout droit, une de côté.

# source 688eacf6
lesson-knight_first-jump = Tu as les Noirs. Où le cavalier en b8 peut-il aller, par-dessus les pions ?
    .hint-1 = Le cavalier saute par-dessus ses propres pions.
    .hint-2 = Avance de deux rangées depuis b8, puis d’une case de côté.
    .yes = Les deux ! De b8, le cavalier saute par-dessus les pions.
    .no = Compte depuis b8 : deux tout droit, une de côté, sur une case libre.

# source 899f2bdc
lesson-knight_straight = Essaie d’aller seulement tout droit : le cavalier de d4 à d6.
    .hint-1 = Touche le cavalier en d4, puis d6.
    .hint-2 = Il manque le pas de côté. Essaie quand même.
    .yes = Tu l’as vu : il lui faut aussi son pas de côté.

# source df63ba8f
lesson-knight_over-the-wall = Ses propres pions l’entourent. Le cavalier peut-il sauter en e6 ?
    .hint-1 = Il n’y a personne en e6.
    .hint-2 = Ce qu’il y a entre les deux ne gêne pas un cavalier.
    .yes = Bien vu : le cavalier saute par-dessus les pions, et e6 est libre.
    .no = Un cavalier saute par-dessus tout. Regarde seulement e6 : cette case est libre.

# source b79ae9fb
lesson-knight_friend-there = Maintenant, le pion de d6 est en e6. Le cavalier peut-il y sauter ?
    .hint-1 = Regarde la case d’arrivée, e6.
    .hint-2 = Il n’y a jamais deux pièces sur une même case.
    .yes = Bien vu : il saute par-dessus ses amis, mais jamais sur eux.
    .no = Regarde e6 : ton propre pion y est.

# source 7ad58079
lesson-knight_color = Le cavalier est sur une case claire. Sur quelle couleur arrive-t-il ?
    .hint-1 = Saute avec ton doigt : de e4 à d6, g5 ou c3.
    .hint-2 = Compare e4 et f6.
    .option-light = Encore claire
    .option-light-say = Saute une fois avec ton doigt, par exemple en d6. Cette case est-elle claire ?
    .option-dark = Foncée
    .option-either = Tantôt claire, tantôt foncée
    .option-either-say = Essaie les huit sauts avec ton doigt : la couleur reste la même.
    .yes = Oui : à chaque saut, le cavalier change de couleur.

# source f048d580
lesson-knight_with-the-bishop = Un vieil ami t’aide : le fou. Attrape les { $total } étoiles en { $best } coups.
    .hint-1 = Le fou en f1 reste sur les cases claires.
    .hint-2 = Le cavalier saute de b1 à c3, puis en e4.
    .hint-3 = Le fou va en c4, puis en g8.
    .yes = Les { $total } étoiles ! Le cavalier a changé de couleur, le fou jamais.

# source 57091cac
lesson-knight_far-corner = Tu as les Noirs. Saute de h8 jusqu’à l’étoile en a1, en { $best } coups.
    .hint-1 = Saute d’abord vers le milieu, pas le long du bord.
    .hint-2 = Commence par f7.
    .hint-3 = Un chemin : f7, e5, c4, a3, c2, a1.
    .yes = Te voilà ! Le cavalier a traversé tout l’échiquier.
