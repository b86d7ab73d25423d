### Les mots de lessons/taking-turns.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 1fbabea6
lesson-taking-turns = Chacun son tour
    .about = Les Blancs commencent. Puis un coup chacun, sans jamais passer son tour.
    .can = Tu sais à qui c’est de jouer, sans jamais rater ton tour !
    .notes = Objectif : les Blancs commencent, chaque tour est exactement un coup avec une pièce à soi, et personne ne peut passer son tour. Jouer une moitié de la classe contre l’autre sur un échiquier mural, et faire dire avant chaque coup à qui c’est de jouer. Erreurs habituelles : jouer deux coups de suite, jouer une pièce adverse, reposer une pièce comme si c’était un coup. Dans le piège, quelqu’un voudrait passer son tour et n’en a pas le droit : faire jouer la scène par deux enfants. Ce qui arrive quand on touche une pièce viendra plus tard, avec les bonnes manières.

# source 147964db
lesson-taking-turns_who-begins = Tu as les Noirs, et tout le monde est prêt. Touche les deux cavaliers qui peuvent commencer !
    .paper = Tu as les Noirs, et tout le monde est prêt. Quels sont les deux cavaliers qui peuvent commencer ?
    .hint-1 = Aux échecs, c’est toujours le même équipage qui commence.
    .hint-2 = Les Blancs commencent. Leurs cavaliers sont en b1 et g1.
    .yes = Oui : les _Blancs_ jouent le premier coup. Tu viens après.
    .no = Pas celui-là : les Noirs ne jouent pas avant les Blancs.

# source a010daed
lesson-taking-turns_black-second = Les Blancs ont joué ! À toi maintenant : arrête ce pion avec le tien.
    .hint-1 = Le pion blanc en e4 voudrait continuer en e5.
    .hint-2 = Joue ton pion de e7 à e5.
    .yes = Nez à nez ! Un coup chacun : maintenant, c’est aux Blancs.
    .no = Tu as le droit, c’est ton tour. Cette fois, joue le pion en e5.
    .wrong-e7-e6 = Va une case plus loin : là, le pion blanc ne passe plus.

# source be979a84
lesson-taking-turns_put-back = Tu soulèves le cavalier et tu le reposes en g8. Est-ce un coup ?
    .hint-1 = Où était le cavalier avant, et où est-il maintenant ?
    .hint-2 = Un coup finit sur une autre case.
    .yes = Bien vu : un coup finit sur une autre case. C’est encore à toi.
    .no = Le cavalier est en g8 comme avant. Rien n’a donc bougé.

# source cc14c3c6
lesson-taking-turns_must-move = Tu voudrais passer ton tour, mais c’est interdit. Trouve ton seul coup !
    .because-king-into-attack = Là, ton roi serait pris. Cherche une autre case !
    .hint-1 = Ton pion ne peut pas bouger. Seul le roi le peut.
    .hint-2 = La tour surveille toute la colonne g. Va en h7.
    .yes = C’était le seul. Aux échecs, il faut toujours jouer !

# source 6a9a8b91
lesson-taking-turns_one-each = Maintenant, tu as les Blancs ! Pion en e4, attends, puis cavalier en f3.
    .hint-1 = Touche d’abord le pion en e2, puis e4.
    .hint-2 = Les Noirs répondent tout seuls. Ensuite, c’est encore ton tour.
    .hint-3 = Joue maintenant le cavalier de g1 à f3.
    .yes = Toi, les Noirs, toi, les Noirs : un coup chacun, jamais deux !
    .no = Tu as le droit. Cette fois : d’abord le pion en e4, puis le cavalier en f3.

# source aad22023
lesson-taking-turns_nobody-there = Les Blancs voudraient aller de e3 à e4. Est-ce un coup ?
    .hint-1 = Regarde e3 : quelle pièce est là ?
    .hint-2 = Pour un coup, il faut une pièce. Y en a-t-il une en e3 ?
    .yes = Bien vu : e3 est vide. Sans pièce, pas de coup.
    .no = Regarde encore e3. Il n’y a personne.

# source dc3470b4
lesson-taking-turns_pawn-first = Tu joues deux fois : mène le fou de f1 en c4 !
    .hint-1 = Ton propre pion ferme le chemin. À lui le premier tour.
    .hint-2 = Joue le pion de e2, attends les Noirs, puis regarde c4.
    .hint-3 = Pion en e4, puis fou en c4.
    .yes = D’abord le pion, puis le fou : chacun son tour.
    .no = Tu as le droit, mais le fou attend toujours d’aller en c4.

# source 1e87b58d
lesson-taking-turns_trap = Les Noirs non plus ne passent pas leur tour ! Mat en deux coups : ferme d’abord le piège.
    .wrong-g1-h1 = Échec ! Mais maintenant, le roi va en g8.
    .hint-1 = Le pion noir est coincé : le roi doit bouger. Laisse-lui une seule case !
    .hint-2 = De f7, ton roi surveille g8 et g7. Où doivent aller les Noirs ?
    .hint-3 = Roi en f7, puis tour en h1.
    .yes = Échec et mat ! Les Noirs ont dû entrer dans le piège.
    .no = Tu as le droit. D’abord, le roi s’approche, puis la tour donne échec.

# source c7ba38a9
lesson-taking-turns_race = Toi, moi, toi, moi : mène un pion de l’autre côté avant moi !
    .hint-1 = Laisse d’abord tes cavaliers attraper mes pions.
    .hint-2 = Avant de jouer : lequel de mes pions va courir ?
    .yes = De l’autre côté ! Tu as bien joué chaque tour.
