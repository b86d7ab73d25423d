### Les mots de lessons/taking-turns.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source eb9d557b
lesson-taking-turns = Chacun son tour
    .about = Les Blancs commencent. Puis un coup chacun, sans jamais passer.
    .notes = Objectif : les Blancs commencent, on joue à chaque tour un seul coup avec une de ses pièces, et personne ne passe son tour. Faire jouer une moitié de la classe contre l’autre sur un échiquier mural, et faire dire avant chaque coup à qui c’est de jouer. Erreurs habituelles : jouer deux coups de suite, jouer une pièce adverse, reposer une pièce comme si c’était un coup. Ce qui arrive quand on touche une pièce viendra plus tard, avec les bonnes manières.

# source 817bc38f
lesson-taking-turns_white-first = Les Blancs commencent. Puis les Noirs, puis les Blancs : toujours un coup chacun.

# source bd93f55b
lesson-taking-turns_black-first = Personne n’a encore joué. Les Noirs peuvent-ils commencer, de e7 à e5 ?
    .hint-1 = Qui joue le premier coup d’une partie ?
    .hint-2 = Les Blancs commencent, toujours. À qui est le pion en e7 ?
    .yes = Bien vu : pas encore. Les Blancs jouent le premier coup.
    .no = La partie n’a pas commencé. Les Blancs jouent le premier coup.

# source 33760b10
lesson-taking-turns_black-second = Les Blancs sont allés en e4. Les Noirs peuvent-ils maintenant aller en e5 ?
    .hint-1 = Qu’est-ce qui a changé ? Regarde le pion en e4.
    .hint-2 = Les Blancs ont joué un coup. À qui de jouer ?
    .yes = Bien vu : après le coup des Blancs, c’est aux Noirs.
    .no = Les Blancs ont joué un coup. Alors, c’est aux Noirs.

# source 02d127d3
lesson-taking-turns_one-each = Tu as les Blancs. Joue le pion en e4, attends, puis sors le cavalier en f3.
    .hint-1 = Touche d’abord le pion en e2, puis e4.
    .hint-2 = Les Noirs répondent tout seuls. Ensuite, c’est encore ton tour.
    .hint-3 = Joue maintenant le cavalier de g1 à f3.
    .yes = Un coup chacun, deux fois de suite. Maintenant, ce serait encore aux Blancs.
    .no = Tu as le droit. Aujourd’hui : d’abord le pion en e4, puis le cavalier en f3.

# source 45384ecb
lesson-taking-turns_nobody-there = Les Blancs voudraient aller de e3 à e4. Est-ce un coup ?
    .hint-1 = Regarde e3 : quelle pièce est là ?
    .hint-2 = Pour un coup, il faut une pièce. Y en a-t-il une en e3 ?
    .yes = Bien vu : e3 est vide. Sans pièce, pas de coup.
    .no = Regarde encore e3. Il n’y a personne.

# source 24319461
lesson-taking-turns_put-back = Les Noirs soulèvent le cavalier et le reposent en g8. Est-ce un coup ?
    .hint-1 = Où était le cavalier avant, et où est-il maintenant ?
    .hint-2 = Un coup finit sur une autre case.
    .yes = Bien vu : un coup finit sur une autre case. C’est encore aux Noirs.
    .no = Le cavalier est en g8 comme avant. Rien n’a donc bougé.

# source 306b4c3d
lesson-taking-turns_skip = Tu as les Noirs et tout te plaît ainsi. Peux-tu passer ton tour ?
    .hint-1 = Les Blancs ont joué un coup. Que doivent faire les Noirs ?
    .hint-2 = Un coup chacun : la partie continue-t-elle sans ton coup ?
    .yes = Bien vu : à ton tour, tu joues toujours un coup.
    .option-yes = Oui, autant que je veux
    .option-yes-say = Pas aux échecs : à ton tour, tu joues toujours.
    .option-once = Oui, mais une seule fois
    .option-once-say = Même pas une fois : à ton tour, tu joues toujours.
    .option-no = Non, je dois jouer

# source dc3a024f
lesson-taking-turns_bishop-out = C’est ton tour, avec les Noirs. Essaie de sortir le fou de f8 à c5.
    .hint-1 = Touche le fou en f8, puis c5.
    .hint-2 = Ton propre pion est en e7. Essaie et regarde.
    .yes = Tu l’as vu : le pion en e7 doit bouger d’abord. Un fou ne saute jamais.

# source a0b11b20
lesson-taking-turns_game-over = Regarde : la dame noire donne échec et mat. Le roi peut-il encore aller en f2 ?
    .hint-1 = Qui a gagné ? La partie continue-t-elle ?
    .hint-2 = Quand une partie est finie, personne ne joue plus.
    .yes = Bien vu : l’échec et mat finit la partie. Ensuite, personne ne joue plus.
    .no = La dame en h4 a gagné. Après la fin, personne ne joue.
