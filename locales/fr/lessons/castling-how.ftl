### Les mots de lessons/castling-how.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source fc8e4baa
lesson-castling-how = Le roque
    .about = Le roi et la tour bougent en un seul coup.
    .notes = Objectif : faire le petit et le grand roque avec les deux couleurs : le roi se déplace de deux cases, la tour se pose à côté de lui, de l’autre côté. Sur un vrai échiquier, demander une seule main et le roi d’abord ; en tournoi, celui qui touche d’abord la tour peut devoir ne jouer qu’elle. Erreurs habituelles : le roi avance de trois cases au grand roque, ou s’arrête juste à côté du coin de la tour.

# source 5e60ea02
lesson-castling-how_one-turn = Pour roquer, le roi se déplace de _deux cases_ vers une tour. La tour saute par-dessus le roi et se pose à côté.

# source 1598da1b
lesson-castling-how_short = Fais le petit roque, avec les Blancs. Joue seulement le roi, de deux cases.
    .hint-1 = La tour attend en h1. Deux cases vers elle : où est-ce ?
    .hint-2 = Touche le roi en e1, puis g1. La tour saute toute seule.
    .yes = Roqué : le roi est en g1, la tour a sauté en f1.
    .no = Tu as le droit, mais pour roquer, le roi fait deux cases.
    .wrong-e1-f1 = Cela fait un pas. Pour roquer, le roi en fait deux : jusqu’à g1.
    .wrong-h1-f1 = Seule la tour a bougé. Prends d’abord le roi, et va en g1.
    .because-own-piece-on-target = Pas sur la tour : le roi se déplace de deux cases, en g1.

# source 73d8f2bb
lesson-castling-how_long = Fais maintenant le grand roque, avec les Noirs. Encore deux cases vers la tour !
    .hint-1 = La tour attend en a8. Elle est loin, mais le roi ne fait que deux cases.
    .hint-2 = Touche le roi en e8, puis c8.
    .yes = Roqué : le roi est en c8, la tour a sauté en d8.
    .no = Tu as le droit, mais pour roquer, le roi fait deux cases.
    .wrong-e8-d8 = Cela fait un pas. Pour roquer, le roi en fait deux : jusqu’à c8.
    .wrong-a8-d8 = Seule la tour a bougé. Prends d’abord le roi, et va en c8.
    .because-king-too-far = Pas si loin : le roi se déplace toujours de deux cases, ici en c8.

# source e8399868
lesson-castling-how_where-now = Les Blancs viennent de faire le grand roque. Pose le roi et la tour à leur place.
    .hint-1 = Parti de e1, le roi a fait deux cases vers a1.
    .hint-2 = Le roi est en c1. La tour a sauté par-dessus.
    .hint-3 = La tour est en d1.
    .yes = Le roi en c1, la tour en d1 : les voilà côte à côte.

# source fc93dece
lesson-castling-how_bishop-at-home = Tu as les Noirs, et ton fou est encore en f8. Peux-tu faire le petit roque ?
    .hint-1 = Le roi est en e8, la tour en h8. Qu’y a-t-il entre eux ?
    .hint-2 = Le fou est en f8, et cette case doit être vide.
    .yes = Bien vu : entre le roi et la tour, tout doit être vide.
    .no = Regarde f8. Le fou barre le chemin du roi.

# source f85818ac
lesson-castling-how_bishop-out = Maintenant, le fou est en e7. Peux-tu faire le petit roque ?
    .hint-1 = Qu’y a-t-il maintenant en f8 et g8 ?
    .hint-2 = Les deux cases sont vides, et aucune pièce blanche ne les vise.
    .yes = Bien vu : f8 et g8 sont vides, le chemin est libre.
    .no = Regarde f8 et g8 : les deux sont vides. Rien ne barre le chemin.

# source 04228fc7
lesson-castling-how_clear-the-way = Libère le chemin, puis roque. Joue d’abord ton pion de e2 à e4.
    .hint-1 = Après le pion, sors le cavalier : de g1 à f3.
    .hint-2 = Sors ensuite le fou : de f1 à c4.
    .hint-3 = Les cases f1 et g1 sont-elles vides ? Alors fais le petit roque.
    .hint-4 = Pour roquer, joue le roi de e1 à g1.
    .yes = Pion, cavalier, fou, roque : maintenant, ton roi est à l’abri.

# source 7ec06dd3
lesson-castling-how_castle-with-check = Roque de façon que ta tour donne échec en arrivant.
    .hint-1 = Le roi noir est en f8. Quel roque amène une tour sur cette colonne ?
    .hint-2 = Fais le petit roque : la tour arrive en f1 et vise f8.
    .yes = Tu as roqué, et aussitôt la tour donne échec depuis f1.
    .no = Pas encore : roque, et regarde où la tour arrive.
    .wrong-e1-c1 = Tu as roqué, mais de d1, la tour ne vise pas f8.
    .wrong-h1-f1 = C’est échec aussi. Cette fois, roque : joue le roi.

# source 384d02c4
lesson-castling-how_real-board = Roque sur un vrai échiquier, d’une seule main. Prends d’abord le roi, puis la tour.
