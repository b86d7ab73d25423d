### Les mots de lessons/checkmate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 0581a897
lesson-checkmate = Échec et mat
    .about = Échec, et rien n’aide plus : la partie est finie.
    .notes = Objectif : distinguer l’échec et mat de l’échec en demandant chaque fois « fuir, bloquer, prendre ? » En classe, un enfant est l’avocat du roi et cherche une issue, les autres surveillent les cases. Beaucoup appellent mat tout échec impressionnant, ou croient qu’on prend le roi à la fin ; on ne le prend jamais.

# source 55841db3
lesson-checkmate_nothing-helps = Échec, et rien n’aide : ni fuir, ni bloquer, ni prendre. C’est _échec et mat_, et les Blancs gagnent.

# source 2b8c9174
lesson-checkmate_a-door = Le pion est maintenant en h6, et c’est aux Noirs. Échec, ou échec et mat ?
    .hint-1 = Regarde chaque case à côté du roi en g8.
    .hint-2 = Le pion a quitté h7. La tour en a8 surveille-t-elle cette case ?
    .yes = La porte en h7 est ouverte : le roi sort.

# source 59a0be26
lesson-checkmate_guarded-queen = C’est aux Noirs de jouer. Échec, ou échec et mat ?
    .hint-1 = Le roi peut-il fuir ? La dame surveille g8 et h7.
    .hint-2 = Le roi peut-il prendre la dame ? Regarde qui surveille g7.
    .yes = Le roi blanc surveille g7, alors personne ne prend la dame.

# source d5dbf7d8
lesson-checkmate_lonely-queen = Maintenant, le roi blanc est en g5. Échec, ou échec et mat ?
    .hint-1 = Seul le roi blanc a bougé. Quelles cases surveille-t-il maintenant ?
    .hint-2 = De g5, le roi n’atteint pas g7.
    .yes = Personne ne surveille g7 : le roi prend la dame.

# source a1f4cb8a
lesson-checkmate_last-rescue = Tu as les Noirs, et on dirait un mat. Trouve le seul coup qui aide.
    .hint-1 = Fuir n’aide pas, et personne ne peut prendre la tour en a8.
    .hint-2 = Mets une pièce entre a8 et g8. Laquelle peut y aller ?
    .hint-3 = Joue le fou de e6 à c8.
    .yes = Le fou bloque en c8. C’était échec, pas échec et mat !
    .because-still-in-check = Pas encore : la tour en a8 donne toujours échec. Mets une pièce entre les deux.

# source 3c094295
lesson-checkmate_own-walls = Tu as les Blancs, et le cavalier donne échec. Échec, ou échec et mat ?
    .hint-1 = Regarde les trois cases à côté de h1. Qui est là ?
    .hint-2 = Personne ne bloque un cavalier. Une pièce blanche peut-elle prendre en f2 ?
    .hint-3 = La tour en g1 vise sa rangée et sa colonne. Elle n’atteint jamais f2.
    .yes = Tes propres pièces étaient les murs.

# source bdf8e468
lesson-checkmate_two-rooks = Deux tours donnent échec et mat. La tour en b7 surveille trois cases près du roi : touche-les.
    .hint-1 = La tour en a8 donne échec et surveille la dernière rangée.
    .hint-2 = Suis la rangée de la tour en b7. Quelles cases touchent e8 ?
    .yes = Une tour donne échec, l’autre ferme la porte.
    .no = Suis la rangée de la tour en b7. Quelles cases touchent le roi ?

# source f6499f34
lesson-checkmate_what-now = Échec et mat : deux tours noires ont coincé le roi en e1. Et maintenant ?
    .hint-1 = L’échec et mat met aussitôt fin à la partie. Reste-t-il un coup ?
    .option-stays = Le roi reste sur sa case, et la partie est finie
    .option-stays-say = Oui : on ne prend jamais un roi. Les Noirs ont gagné.
    .option-taken = Les Noirs prennent le roi
    .option-taken-say = Presque : la partie finit un coup avant. On ne prend jamais un roi.
    .option-runs = Le roi a droit à un dernier coup
    .option-runs-say = Regarde encore : chaque case est surveillée. Après un mat, il n’y a plus de coup.

# source 74e2d6b4
lesson-checkmate_real-board = Place les deux rois sur un vrai échiquier. Mets la dame là où elle donne échec et mat : trouve trois cases.
