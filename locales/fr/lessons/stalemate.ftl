### Les mots de lessons/stalemate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source a7e07563
lesson-stalemate = Le pat
    .about = Pas d’échec et aucun coup : personne ne gagne.
    .notes = Objectif : savoir qu’un camp sans aucun coup, dont le roi n’est pas en échec, est pat, et que la partie est nulle. En classe, jouer roi et dame contre roi et laisser les autres avertir quand le roi seul n’a plus d’air. Beaucoup croient que le pat fait gagner le camp qui a le plus de pièces, ou oublient qu’un pion peut encore jouer.

# source 6a4db30d
lesson-stalemate_no-move = Le roi noir n’est pas attaqué, et les Noirs n’ont aucun coup. C’est _pat_ : la partie est nulle.

# source 86f31406
lesson-stalemate_alone = C’est aux Noirs de jouer, et la dame est en c7. Qu’est-ce que c’est ?
    .hint-1 = La dame en c7 attaque-t-elle a8 en ce moment ?
    .hint-2 = La dame surveille a7, b7 et b8. Reste-t-il un autre coup ?

# source 55fe1d30
lesson-stalemate_with-a-pawn = Maintenant, les Noirs ont un pion en a7. Qu’est-ce que c’est ?
    .hint-1 = Le roi est toujours coincé. Qui d’autre peut jouer ?
    .hint-2 = Le pion en a7 peut aller en a6.
    .yes = Le pion en a7 peut encore jouer.

# source 5c30be2d
lesson-stalemate_your-king = Tu as les Blancs. Touche chaque case autour de ton roi que les Noirs surveillent.
    .hint-1 = Le roi noir surveille toutes les cases autour de f3.
    .hint-2 = Le pion en f2 surveille les deux cases en diagonale devant lui.
    .hint-3 = La case du pion compte aussi : le roi surveille f2.
    .yes = Les { $total } ! Aucun coup pour les Blancs, et pas d’échec : c’est pat.
    .no = Pas encore : touche une case autour de f1 que les Noirs surveillent.

# source 2fbb780a
lesson-stalemate_blocked-pawn = Tu as les Blancs, et tu as aussi un pion. Qu’est-ce que c’est ?
    .hint-1 = La dame en b3 attaque-t-elle a1 en ce moment ?
    .hint-2 = La dame surveille a2, b1 et b2.
    .hint-3 = Ton pion en h4 est face à h5. Peut-il y aller ?
    .yes = Ton pion en h4 est bloqué, lui aussi.

# source b00924a8
lesson-stalemate_who-wins = Les Blancs sont pat, et les Noirs ont deux tours de plus. Qui gagne ?
    .hint-1 = Le roi blanc en a1 est-il en échec ?
    .option-more = Les Noirs, avec deux tours de plus
    .option-more-say = Les tours ne comptent pas ici : sans mat, personne ne gagne.
    .option-draw = Personne. La partie est nulle.
    .option-draw-say = Oui : après un pat, la partie est toujours nulle. Même deux tours n’y changent rien.
    .option-again = Les Blancs passent, et les Noirs rejouent
    .option-again-say = On ne passe jamais aux échecs. Sans aucun coup, la partie est finie.

# source f5aa4f09
lesson-stalemate_win-it = Trouve l’échec et mat. Attention : deux coups de dame privent les Noirs d’air !
    .hint-1 = Ton roi surveille f7, g7 et h7. Quelle case la dame doit-elle surveiller ?
    .hint-2 = La dame doit donner échec et surveiller aussi g8.
    .hint-3 = Joue la dame de f1 à f8.
    .yes = La dame donne échec sur la rangée. Ton roi surveille le reste.
    .no = Pas encore : donne échec de façon à surveiller aussi g8.
    .wrong-f1-f7 = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle !
    .wrong-f1-c4 = Attention : pas d’échec, mais g8 est surveillée. Ce serait pat !
    .wrong-f1-h1 = Échec, mais le roi va en g8.

# source bd3212c7
lesson-stalemate_throw-it-away = Maintenant le contraire : trouve les deux coups de dame qui font pat.
    .hint-1 = Pas d’échec cette fois, mais la dame doit surveiller g8.
    .hint-2 = Quelles lignes mènent à g8 ? Cherche les cases que la dame peut atteindre.
    .hint-3 = De f7, la dame surveille g8, et de c4 aussi.
    .yes = Les deux ! Évite ces coups quand tu veux gagner.
    .no = Pas encore : pas d’échec, et plus aucun coup pour les Noirs.
    .wrong-f1-f8 = C’est échec et mat. Cherche maintenant un coup sans échec.

# source ac23f55a
lesson-stalemate_leave-air = Tu as les Noirs. Un coup de tour donne échec et mat : trouve-le.
    .hint-1 = Le roi noir surveille a2 et b2. Quelle case reste-t-il aux Blancs ?
    .hint-2 = Joue la tour de h2 à h1.
    .yes = Échec en a1, et plus aucune case. C’est un mat, pas un pat.
    .no = Pas encore : cherche un échec sur la première rangée.
    .wrong-h2-b2 = Attention : le roi blanc n’est pas en échec et n’a aucun coup. La partie serait nulle !
