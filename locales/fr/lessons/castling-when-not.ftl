### Les mots de lessons/castling-when-not.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 484dd8fc
lesson-castling-when-not = Roquer ou non ?
    .about = Le coup du roi et de la tour : permis ou interdit ?
    .can = Tu sais quand ton roi peut roquer et quand il doit attendre !
    .notes = Objectif : toutes les conditions du roque, une par une : rien entre le roi et la tour, et le roi ni sur, ni à travers, ni vers une case attaquée. Faire dire les conditions à voix haute, un doigt sur chaque case du chemin du roi. Erreurs habituelles : croire qu’une tour attaquée ou b1 attaquée l’interdit, et roquer pour sortir d’un échec. Deux fois, il faut d’abord ouvrir le chemin, puis roquer : avant chaque roque, demander qui gênait l’instant d’avant.

# source bc50958c
lesson-castling-when-not_both-ways = Tu as les Noirs, et les deux portes sont ouvertes. Trouve les deux roques !
    .hint-1 = Joue le roi de deux cases : en g8 ou en c8.
    .hint-2 = La tour saute toute seule. Essaie ensuite de l’autre côté.
    .yes = Les deux côtés ! Le roi a fait deux cases, et la tour a sauté.
    .no = Joue seulement le roi, de deux cases : en g8 ou en c8.

# source e50a2235
lesson-castling-when-not_out-of-check = Échec ! Pare-le d’abord, puis roque.
    .because-castle-out-of-check = On ne roque jamais quand on est en échec. Bloque d’abord la tour en e2 !
    .wrong-e8-d8 = Fuir est permis. Cette fois, bloque, et garde le roque pour après !
    .hint-1 = La tour en e2 donne échec. Quelle pièce peut se mettre entre les deux ?
    .hint-2 = Joue le fou de f8 à e7.
    .hint-3 = Il n’y a plus d’échec. Joue le roi en g8 ou en c8 !
    .yes = D’abord parer l’échec, puis roquer : voilà le bon ordre !
    .no = Tu as le droit. Cette fois, roque !

# source b119b53e
lesson-castling-when-not_only-the-rook = Deux tours blanches visent ta rangée. Roque du côté permis !
    .because-castle-into-check = Pas là : la tour en g1 attaque g8. Essaie de l’autre côté !
    .hint-1 = La tour en g1 vise g8, et celle de b1 vise b8.
    .hint-2 = Ton roi passe par d8 et arrive en c8. Touche-t-il b8 ?
    .hint-3 = Joue le roi de e8 à c8.
    .yes = Seule ta tour passe par b8 : elle en a le droit !
    .no = Roquer, c’est jouer le roi de deux cases. Quel côté est sûr ?

# source 2aada78a
lesson-castling-when-not_through-danger = Maintenant, tu as les Blancs ! La tour en f8 vise f1 : essaie le petit roque.
    .hint-1 = Touche le roi en e1, puis g1.
    .hint-2 = En chemin, le roi passe par f1. Essaie, tu verras.
    .yes = Halte, danger ! Le roi ne passe jamais par une case attaquée.
    .no = Ça, c’est permis. Cette fois, essaie le petit roque !

# source f9c64ccc
lesson-castling-when-not_rook-attacked = Maintenant, la tour en h8 vise ta tour. Fais quand même le petit roque !
    .wrong-e1-c1 = C’est permis aussi. Cette fois, fais le petit roque !
    .wrong-h1-h8 = Tu peux prendre la tour. Mais cette fois, fais le petit roque !
    .hint-1 = Quelles cases le roi touche-t-il ? Seulement e1, f1 et g1.
    .hint-2 = La tour en h8 n’en vise aucune.
    .hint-3 = Joue le roi de e1 à g1.
    .yes = Ta tour peut être attaquée. Seules les cases du roi comptent !
    .no = Tu as le droit. Cette fois, fais le petit roque !

# source 55d44732
lesson-castling-when-not_knight-between = Une porte est fermée. Roque par celle qui est ouverte !
    .because-castle-pieces-between = Le cavalier en b1 ferme encore cette porte. Essaie de l’autre côté !
    .hint-1 = Regarde entre le roi et chaque tour.
    .hint-2 = Le cavalier ferme le grand côté. Joue le roi de e1 à g1.
    .yes = Le petit côté était ouvert, le grand fermé. Bien choisi !
    .no = Roquer, c’est jouer le roi de deux cases. Quelle porte est ouverte ?

# source 2d6cca18
lesson-castling-when-not_one-way-left = Le roi ne roque jamais vers le danger. Trouve le côté sûr !
    .because-castle-into-check = Pas de ce côté : la tour en g8 attaque g1.
    .hint-1 = Le roi peut arriver en g1 ou en c1. Quelle case est sûre ?
    .hint-2 = La tour en g8 vise g1. Regarde de l’autre côté.
    .hint-3 = Joue le roi de e1 à c1.
    .yes = Bien vu : g1 était attaquée, et c1 était sûre.
    .no = Roquer, c’est jouer le roi de deux cases. Quel côté est sûr ?

# source c2d34b11
lesson-castling-when-not_pawn-guards = Le pion en h2 ne peut pas avancer en g1. Les Blancs peuvent-ils faire le petit roque ?
    .hint-1 = Comment prend un pion ? Il regarde en diagonale devant lui.
    .yes = Bien vu : il ne peut pas y aller, mais il attaque g1.
    .no = Un pion prend en diagonale, donc il attaque g1.

# source 56e30830
lesson-castling-when-not_who-forbids = Le petit roque est interdit. Enlève une pièce pour qu’il soit permis !
    .because-castle-through-check = Celle-là ne vise aucune case du roi. Qui vise f1 ?
    .hint-1 = Le roi toucherait e1, f1 et g1. Qui vise ces cases ?
    .hint-2 = Suis le chemin du fou : d3, e2, et ensuite ?
    .hint-3 = Le fou en c4 vise f1. Enlève-le !
    .yes = Sans le fou, personne ne vise f1 : maintenant, tu peux roquer !

# source 51597b93
lesson-castling-when-not_open-the-pass = Ouvre le col : prends le fou, puis fais le petit roque !
    .because-castle-through-check = Le fou en c4 vise encore f1. Prends-le d’abord !
    .wrong-e1-c1 = Le grand roque est permis. Cette fois, ouvre le petit côté !
    .hint-1 = Laquelle de tes pièces peut prendre en c4 ?
    .hint-2 = Prends avec le cavalier, de a3 à c4.
    .hint-3 = Le chemin est libre. Joue le roi de e1 à g1.
    .yes = Le fou est parti, et ton roi se faufile !
    .no = Tu as le droit. Cette fois, prends le fou, puis fais le petit roque.

# source def6ad1b
lesson-castling-when-not_came-back = Regarde ton roi partir et revenir. Peut-il roquer maintenant ?
    .paper = Ton roi est parti, puis revenu. Peut-il roquer maintenant ?
    .hint-1 = Ton roi a-t-il bougé dans cette partie ?
    .hint-2 = Il est allé en e2, puis revenu. Cela compte pour toute la partie.
    .yes = Bien vu : un roi qui a bougé une fois ne roque plus.
    .no = Le roi est revenu, mais il a bougé. Le roque est donc perdu.
