### Les mots de lessons/stalemate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source eeacc6c9
lesson-stalemate = Le pat
    .about = Pas d’échec et aucun coup : personne ne gagne.
    .can = Tu sais éviter le pat, et te sauver grâce à lui !
    .notes = Objectif : savoir qu’un camp sans aucun coup, dont le roi n’est pas en échec, est pat, et que la partie est nulle. En classe, jouer roi et dame contre roi et laisser les autres avertir quand le roi seul n’a plus d’air. Beaucoup croient que le pat fait gagner le camp qui a le plus de pièces, ou oublient qu’un pion peut encore jouer. Avant chaque coup gagnant, demander : que peut jouer l’autre camp ensuite ? Dans la dernière étape, le pat est un sauvetage.

# source daeeeb25
lesson-stalemate_freeze = Gèle le roi ! Pas d’échec, mais plus une seule case.
    .wrong-h2-b8 = Échec ! Et le roi prend ta dame.
    .wrong-h2-a2 = C’est échec. Gèle-le sans échec !
    .wrong-h2-h8 = C’est échec. Gèle-le sans échec !
    .wrong-h2-h1 = C’est échec. Gèle-le sans échec !
    .wrong-h2-g2 = C’est échec. Gèle-le sans échec !
    .hint-1 = Le roi en a8 peut aller en a7, b7 et b8.
    .hint-2 = De quelle case la dame surveille-t-elle les trois ?
    .hint-3 = Joue la dame de h2 à c7.
    .yes = Pas d’échec, et plus aucun coup : c’est _pat_ !
    .no = Pas encore : le roi peut encore jouer.

# source a39bda8b
lesson-stalemate_who-wins = Les Noirs sont pat, et tu as une dame de plus. Qui gagne ?
    .hint-1 = Le roi noir en a8 est-il en échec ?
    .option-more = Moi, avec ma dame de plus
    .option-more-say = La dame ne compte pas ici : sans mat, personne ne gagne.
    .option-draw = Personne. La partie est nulle.
    .option-draw-say = Oui : après un pat, la partie est toujours _nulle_. Même une dame n’y change rien.
    .option-again = Les Noirs passent, et je rejoue
    .option-again-say = À deux, on ne passe jamais. Sans aucun coup, la partie est finie.

# source 3972e56a
lesson-stalemate_your-king = Le pion noir veut devenir une dame. Mets ton roi sur son chemin !
    .hint-1 = Le pion en f2 a besoin de la case f1.
    .hint-2 = Joue le roi de g2 à f1. Puis regarde ce que font les Noirs.
    .yes = Plus aucun coup, et pas d’échec : le pat a sauvé la partie !
    .no = Tu as le droit, mais le pion continue jusqu’en f1. Mets-toi sur son chemin !

# source c36edf90
lesson-stalemate_win-it = Trouve l’échec et mat. Attention : deux coups de dame privent les Noirs d’air !
    .wrong-f1-f7 = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle !
    .wrong-f1-c4 = Attention : pas d’échec, mais g8 est surveillée. Ce serait pat !
    .wrong-f1-h1 = Échec, mais le roi va en g8.
    .hint-1 = Ton roi surveille f7, g7 et h7. Quelle case la dame doit-elle surveiller ?
    .hint-2 = La dame doit donner échec et surveiller aussi g8.
    .hint-3 = Joue la dame de f1 à f8.
    .yes = La dame donne échec sur la rangée. Ton roi surveille le reste.
    .no = Pas encore : donne échec de façon à surveiller aussi g8.

# source 7981bb6c
lesson-stalemate_throw-it-away = Maintenant le contraire : trouve les deux coups de dame qui font pat.
    .wrong-f1-f8 = C’est échec et mat. Cherche maintenant un coup sans échec.
    .hint-1 = Pas d’échec cette fois, mais la dame doit surveiller g8.
    .hint-2 = Quelles lignes mènent à g8 ? Cherche les cases que la dame peut atteindre.
    .hint-3 = De f7, la dame surveille g8, et de c4 aussi.
    .yes = Les deux ! Évite ces coups quand tu veux gagner.
    .no = Pas encore : pas d’échec, et plus aucun coup pour les Noirs.

# source 7199173b
lesson-stalemate_not-a-queen = Attention ! Choisis la bonne pièce pour ton pion.
    .wrong-f7-f8-q = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle !
    .wrong-f7-f8-b = Un fou est trop faible ici. Essaie encore !
    .wrong-f7-f8-n = Un cavalier est trop faible ici. Essaie encore !
    .hint-1 = Imagine une dame en f8. Où le roi noir pourrait-il aller ?
    .hint-2 = Nulle part ! Choisis une pièce qui lui laisse la case h6.
    .hint-3 = Va en f8 et choisis la tour.
    .yes = La tour laisse une case au roi, et tu vas gagner.
    .no = Pas encore : avance ton pion en f8.

# source 90165c3f
lesson-stalemate_with-a-pawn = Maintenant, tu as les Noirs ! Ton roi est coincé : trouve un coup.
    .hint-1 = Le roi est coincé. Qui d’autre peut jouer ?
    .hint-2 = Le pion en a7 peut aller en a6.
    .yes = Un pion qui peut jouer t’évite le pat : la partie continue !

# source 4321ec14
lesson-stalemate_leave-air = Un coup de tour donne échec et mat : trouve-le !
    .wrong-h2-b2 = Attention : le roi blanc n’est pas en échec et n’a aucun coup. La partie serait nulle !
    .hint-1 = Ton roi surveille a2 et b2. Quelle case reste-t-il aux Blancs ?
    .hint-2 = Joue la tour de h2 à h1.
    .yes = Échec en a1, et plus aucune case. C’est un mat, pas un pat.
    .no = Pas encore : cherche un échec sur la première rangée.

# source 8652e964
lesson-stalemate_last-rook = Ça va mal ! Sauve au moins la nulle : donne ta tour avec échec.
    .wrong-d3-d2 = Échec ! Mais la dame prend, et ton roi peut aller en b1.
    .hint-1 = Ton roi en a1 n’a aucune case. Seule la tour peut jouer.
    .hint-2 = Et si le roi blanc prend ta tour ?
    .hint-3 = Joue la tour de d3 à e3.
    .yes = Plus de tour, pas d’échec, aucun coup : c’est pat ! Te voilà hors de danger.
    .no = Pas encore : donne ta tour au roi blanc, avec échec.
