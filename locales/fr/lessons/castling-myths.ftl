### Les mots de lessons/castling-myths.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 87ef716c
lesson-castling-myths = Le roque : vrai ou légende ?
    .about = Tu es l’arbitre. Beaucoup croient des choses étranges sur le roque.
    .notes = Objectif : juger le roque d’après la règle et non d’après ce qu’on raconte : elle regarde le passé du roi et de la tour, et les cases du roi. En classe, lire chaque affirmation à voix haute et faire lever ou baisser le pouce avant de regarder l’échiquier. Croyances habituelles : un échec ancien empêche de roquer, le coup d’une tour gâche les deux côtés, une nouvelle tour dans le coin vaut l’ancienne.

# source 1962e01d
lesson-castling-myths_referee = Maintenant, c’est toi l’arbitre. Pour le roque, demande-toi où le roi et la tour _sont passés_.

# source ac33a363
lesson-castling-myths_blocked-a-check = Les Blancs étaient en échec, et le fou a bloqué. Peuvent-ils roquer maintenant ?
    .hint-1 = Le roi blanc a-t-il bougé ? Et la tour en h1 ?
    .hint-2 = Personne ne donne échec maintenant. Le roi n’a jamais quitté e1.
    .yes = Bien vu : un échec bloqué est oublié. Le roi n’a jamais bougé.
    .no = Le roi est toujours resté en e1. L’échec est fini.

# source b44b7dcc
lesson-castling-myths_ran-from-check = Cette fois, le roi s’est écarté puis est revenu. Les Blancs peuvent-ils roquer maintenant ?
    .hint-1 = Regarde le roi : où est-il allé ?
    .hint-2 = Il est allé en e2 et il est revenu en e1.
    .yes = Bien vu : ce n’est pas l’échec qui compte. Le roi a bougé.
    .no = Le roi est passé par e2. Un roi qui a bougé ne roque plus jamais.

# source 209dcdee
lesson-castling-myths_that-rook-moved = Tu as les Noirs : ta tour est allée en b8, puis revenue. Peux-tu faire le grand roque ?
    .hint-1 = Pour le grand roque, il faut la tour en a8. Qu’a-t-elle fait ?
    .hint-2 = Une tour qui a bougé une fois ne roque plus jamais.
    .yes = Bien vu : cette tour a bougé. Revenir ne sert à rien.
    .no = La tour en a8 est revenue, mais elle a bougé. Cela compte.

# source 9f6c3d07
lesson-castling-myths_other-rook-waits = La même partie. Mais peux-tu faire le petit roque, avec la tour en h8 ?
    .hint-1 = Quelle tour a bougé : celle en a8 ou celle en h8 ?
    .hint-2 = Le roi en e8 et la tour en h8 n’ont jamais bougé.
    .yes = Bien vu : seule la tour de a8 a bougé. Celle en h8 peut roquer.
    .no = Regarde h8 : cette tour a attendu tout le temps.

# source 796b2de5
lesson-castling-myths_new-rook = Un fou a pris la tour en h1, une autre tour a repris. Les Blancs peuvent-ils roquer ?
    .hint-1 = Quelle tour était en h1 au début de la partie ?
    .hint-2 = Cette tour est partie. Celle en h1 est venue de h5.
    .hint-3 = Pour roquer, il faut la tour qui n’a jamais bougé.
    .yes = Bien vu : la première tour est partie. L’autre est venue de h5.
    .no = La tour en h1 est venue de h5. Seule la première pouvait roquer.

# source b15d3039
lesson-castling-myths_pawn-became-rook = Tu as les Noirs : la tour en a8 était un pion. Peux-tu faire le grand roque ?
    .hint-1 = Cette tour était-elle en a8 dès le premier coup ?
    .hint-2 = Elle a été un pion avant d’arriver ici.
    .yes = Bien vu : c’est une vraie tour, mais arrivée plus tard en a8.
    .no = La tour doit attendre dans son coin dès le début. Celle-ci est arrivée plus tard.

# source 7bc34eb6
lesson-castling-myths_only-a-rook = Certains roquent avec un cavalier. Essaie : joue le roi de e1 à g1.
    .hint-1 = Touche le roi en e1, puis g1.
    .hint-2 = Il y a un cavalier dans le coin, en h1. Essaie et regarde.
    .yes = Tu l’as vu : seuls le roi et la tour roquent.

# source 634592e8
lesson-castling-myths_one-side-safe = La tour noire vise b1, le fou vise f1. Roque du côté permis.
    .hint-1 = De chaque côté, sur quelles cases le roi passe-t-il ou arrive-t-il ?
    .hint-2 = Grand roque : d1 et c1, petit roque : f1 et g1. Qui les vise ?
    .hint-3 = Fais le grand roque : de e1 à c1. Le roi ne touche jamais b1.
    .yes = Bien vu : seule la tour traverse b1. Les cases du roi sont sûres.
    .no = Cette fois, roque : joue le roi de deux cases.
    .because-castle-through-check = Pas de ce côté : le fou en a6 surveille f1. Essaie l’autre côté.
