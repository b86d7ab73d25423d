### Les mots de lessons/castling-when-not.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source feeb4b8d
lesson-castling-when-not = Roquer ou pas ?
    .about = Un coup du roi et de la tour, et quand il est interdit.
    .notes = Objectif : toutes les conditions du roque, une par une : rien entre les deux, et le roi n’est pas, ne passe pas et n’arrive pas sur une case attaquée. Faire dire les conditions à voix haute, un doigt sur chaque case du chemin du roi. Erreurs habituelles : croire qu’une tour attaquée ou b1 attaquée l’interdit, et roquer pour sortir d’un échec.

# source 72d0ab46
lesson-castling-when-not_how = Le roi se déplace de _deux cases_ vers une tour. La tour saute par-dessus et se pose à côté, dans le cercle.

# source b7af8359
lesson-castling-when-not_both-ways = Tu as les Noirs. Trouve les deux façons de roquer.
    .hint-1 = Joue le roi de deux cases : en g8 ou en c8.
    .hint-2 = La tour saute toute seule. Essaie ensuite l’autre côté.
    .yes = Les deux façons ! Le roi a fait deux cases, la tour a sauté par-dessus.
    .no = Joue seulement le roi, de deux cases : en g8 ou en c8.

# source cc7227d5
lesson-castling-when-not_knight-between = Essaie de faire le grand roque : joue le roi de e1 à c1.
    .hint-1 = Touche le roi en e1, puis c1.
    .hint-2 = Il y a encore un cavalier en b1. Essaie et regarde.
    .yes = Tu l’as vu : entre le roi et la tour, tout doit être vide.

# source e4b6d421
lesson-castling-when-not_through-danger = Essaie de faire le petit roque : joue le roi de e1 à g1.
    .hint-1 = Touche le roi en e1, puis g1.
    .hint-2 = En chemin, le roi passe par f1. Qui vise f1 ?
    .yes = Tu l’as vu : le roi ne traverse jamais une case surveillée.

# source bf60f857
lesson-castling-when-not_rook-attacked = Maintenant, la tour noire vise h1. Les Blancs peuvent-ils faire le petit roque ?
    .hint-1 = Quelles cases le roi touche-t-il ? Seulement e1, f1 et g1.
    .hint-2 = La tour en h8 ne surveille aucune de ces cases.
    .yes = Bien vu : ta tour peut être attaquée. Seules comptent les cases du roi.
    .no = Regarde e1, f1 et g1. La tour en h8 n’en surveille aucune.

# source 93301460
lesson-castling-when-not_only-the-rook = La tour blanche vise b8. Les Noirs peuvent-ils faire le grand roque ?
    .hint-1 = Le roi va de e8 à c8, en passant par d8.
    .hint-2 = Qui traverse b8 : le roi ou la tour ?
    .hint-3 = Seule la tour traverse b8, et une tour en a le droit.
    .yes = Bien vu : le roi ne touche jamais b8. Seule la tour traverse cette case.
    .no = Suis le roi : e8, d8, c8. Il ne touche jamais b8.

# source 3e956bff
lesson-castling-when-not_out-of-check = Tu as les Noirs et tu es en échec. Essaie de faire le petit roque.
    .hint-1 = Touche le roi en e8, puis g8.
    .hint-2 = La tour en e2 donne échec. Essaie quand même.
    .yes = Tu l’as vu : on ne roque pas quand on est en échec.

# source 02d0d8d8
lesson-castling-when-not_one-way-left = Le roi ne doit jamais aller vers un danger. Roque du côté sûr.
    .hint-1 = Où le roi arrive-t-il : en g1 ou en c1 ?
    .hint-2 = La tour noire vise g1. Regarde l’autre côté.
    .hint-3 = Joue le roi de e1 à c1.
    .yes = Bien vu : g1 était surveillée, et c1 était sûre.
    .no = Roquer, c’est déplacer le roi de deux cases. Quel côté est sûr ?
    .because-castle-into-check = Pas de ce côté : la tour en g8 surveille g1. Essaie l’autre côté.

# source 85fd0b8b
lesson-castling-when-not_came-back = Regarde le roi sortir et revenir. Les Blancs peuvent-ils roquer maintenant ?
    .hint-1 = Le roi blanc a-t-il bougé dans cette partie ?
    .hint-2 = Il est allé en e2 et il est revenu. Cela compte pour toujours.
    .yes = Bien vu : un roi qui a bougé une fois ne roque plus jamais.
    .no = Le roi est revenu, mais il a bougé. Le roque est perdu.
