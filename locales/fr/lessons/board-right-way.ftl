### Les mots de lessons/board-right-way.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source deed57f2
lesson-board-right-way = L’échiquier dans le bon sens
    .about = Un coin clair à ta main droite.
    .notes = Objectif : les enfants tournent l’échiquier jusqu’à ce que chaque joueur ait un coin clair à sa main droite. Demander à chaque paire de tourner son échiquier d’un quart de tour, de regarder le coin, puis de continuer à tourner. Certains regardent le coin de gauche : leur faire d’abord lever la main droite.

# source df117568
lesson-board-right-way_right-hand = Le coin à ta _main droite_ est clair. Pour l’autre joueur, c’est pareil.

# source 6d3f0fd3
lesson-board-right-way_your-corner = Te voici du côté des Blancs. Touche le coin à ta main droite.
    .hint-1 = Lève la main droite et montre l’échiquier.
    .hint-2 = Le coin le plus près de cette main s’appelle h1.
    .yes = Oui : h1 est ton coin, et il est clair.
    .no = Regarde le coin le plus près de ta main droite.

# source ef5b1d76
lesson-board-right-way_black-corner = Te voici du côté des Noirs. Touche le coin à ta main droite.
    .hint-1 = L’échiquier a tourné. Lève encore la main droite.
    .hint-2 = Cherche la lettre a et le chiffre 8.
    .yes = Oui : a8 est clair aussi. Les deux joueurs ont un coin clair.
    .no = Regarde le coin le plus près de ta main droite.

# source 80452a80
lesson-board-right-way_dark-corners = L’échiquier a quatre coins. Touche les deux coins _foncés_.
    .hint-1 = Les coins h1 et a8 sont clairs. Lesquels restent ?
    .hint-2 = Un coin foncé est a1. L’autre est très loin de lui.
    .yes = Les deux ! Les coins a1 et h8 sont foncés.
    .no = Regarde les quatre coins : deux sont clairs, deux sont foncés.

# source 07936338
lesson-board-right-way_how-many = Huit cases en largeur, huit en hauteur. Combien y en a-t-il en tout ?
    .hint-1 = Une rangée a huit cases. Combien y a-t-il de rangées ?
    .hint-2 = Ajoute huit encore et encore : 8, 16, 24, 32.
    .hint-3 = Quatre rangées font 32 cases. Huit rangées en font le double.
    .option-sixteen = 16 cases
    .option-sixteen-say = Cela fait deux rangées. Il en reste six.
    .option-sixty-four = 64 cases
    .option-hundred = 100 cases
    .option-hundred-say = Un peu moins : il y a huit rangées de huit.
    .yes = Oui : 64 cases. La moitié sont claires, l’autre moitié foncées.

# source bed7ac11
lesson-board-right-way_light-corner = Imagine un échiquier sur la table : ton coin de droite est _clair_. Que fais-tu ?
    .hint-1 = Clair à la main droite : est-ce bien ?
    .hint-2 = C’est comme il faut.
    .option-start = Je place les pièces
    .option-turn = Je tourne d’abord l’échiquier
    .option-turn-say = Laisse-le : un coin clair à ta main droite, c’est bien.
    .yes = Oui : l’échiquier est bien posé. Tu peux placer les pièces.

# source ac88ab1f
lesson-board-right-way_dark-corner = Imagine un autre échiquier : ton coin de droite est _foncé_. Que fais-tu ?
    .hint-1 = Qu’est-ce qui a changé ? Seulement la couleur du coin.
    .hint-2 = Un quart de tour amène un coin clair à ta main droite.
    .option-start = Je place les pièces
    .option-start-say = Pas encore : le roi et la dame seraient échangés.
    .option-turn = Je tourne l’échiquier d’un quart de tour
    .yes = Oui : tourne-le d’abord. Sinon, le roi et la dame sont échangés.

# source c8c4750e
lesson-board-right-way_rice-again = 1 grain de riz en a1, puis toujours le double. Quelle case en reçoit le plus ?
    .hint-1 = Le long de la flèche, chaque case reçoit le double.
    .hint-2 = La rangée finit au coin clair.
    .yes = Oui : h1 reçoit 128 grains, plus que toute autre case de sa rangée.
    .no = Continue le long de la flèche : la case suivante en a plus.

# source 01467300
lesson-board-right-way_real-board = Tourne un vrai échiquier d’un quart de tour. Continue jusqu’à ce que les deux coins de droite soient clairs.
