### Les mots de lessons/board-right-way.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5dbd9840
lesson-board-right-way = L’échiquier dans le bon sens
    .about = Un coin clair à ta droite.
    .can = Tu vois tout de suite si un échiquier est bien placé !
    .notes = Objectif : tourner l’échiquier jusqu’à ce que chaque joueur ait un coin clair à sa main droite, et savoir pourquoi : sinon, le roi et la dame échangent leurs places. Chaque paire donne un quart de tour à son échiquier, regarde le coin, puis continue à tourner. Certains regardent le coin gauche : faire d’abord lever la main droite. Le fou aide à s’en souvenir : il garde sa couleur, et d’un coin clair il n’arrive qu’à l’autre coin clair. Huit rangées de huit se comptent par deux : 16, 32, 48, 64.

# source 79895da1
lesson-board-right-way_your-corner = Lève la main droite ! Mène ta tour dans le coin de ce côté.
    .hint-1 = Deux coins sont tout près. Lequel est du côté de ta main droite ?
    .hint-2 = Suis la première rangée, de d1 à h1.
    .yes = Te voilà au port ! Ce coin est _clair_ : il doit l’être.
    .no = Tu as le droit. Suis ta première rangée jusque dans un coin.
    .wrong-d1-a1 = Ce coin est à ta gauche, et il est foncé.

# source 6dd18187
lesson-board-right-way_light-way = D’un coin clair à l’autre ! Attrape les deux étoiles avec le fou.
    .hint-1 = Ton propre pion ferme le chemin direct. Fais le tour.
    .hint-2 = Arrête-toi d’abord en f3. De là, tu vois d1.
    .hint-3 = Passe ensuite par a4 et c6 jusqu’en a8.
    .yes = Au port ! Chaque joueur a son coin clair.

# source ecabce50
lesson-board-right-way_dark-corners = Deux coins sont foncés. Attrape les deux étoiles en { $best } coups !
    .hint-1 = Une longue ligne relie les deux coins foncés. Va dessus.
    .hint-2 = De g7, tu vois h8 et, de l’autre côté, a1.
    .hint-3 = Va en g7, en h8, puis tout au bout, en a1.
    .yes = Les deux coins foncés, sur une seule longue ligne !

# source b7a18ec5
lesson-board-right-way_dark-harbor = Trois flèches mènent à des coins. Essaie celle qu’aucun fou ne peut suivre !
    .hint-1 = Ton fou est sur une case claire. Quel coin est foncé ?
    .hint-2 = Deux flèches sont en diagonale. Une est de travers.
    .hint-3 = Joue de e4 à a1. Le fou reviendra.
    .yes = Un fou de cases claires n’a qu’un demi-échiquier : jamais un coin foncé.
    .no = Ce chemin est ouvert. Cherche une autre flèche !

# source 64da456f
lesson-board-right-way_round-trip = Le tour du port ! Visite les trois autres coins avec ta tour.
    .hint-1 = Ton propre pion ferme un des chemins. Lequel ?
    .hint-2 = Il faut revenir une fois. Commence par a1.
    .hint-3 = De a1, reviens en h1, puis h8, puis a8.
    .yes = Les quatre coins : deux clairs et deux foncés.

# source 24cc15db
lesson-board-right-way_how-many = Huit cases en largeur, huit cases en longueur. Combien y en a-t-il en tout ?
    .hint-1 = Une rangée a huit cases. Combien y a-t-il de rangées ?
    .hint-2 = Deux rangées ont 16 cases, quatre rangées en ont 32.
    .hint-3 = Huit rangées en ont deux fois plus que quatre : 32 et 32.
    .yes = Oui : 64 ! La moitié claires, la moitié foncées.
    .option-sixteen = 16 cases
    .option-sixteen-say = Cela fait deux rangées. Il y en a encore six.
    .option-sixty-four = 64 cases
    .option-hundred = 100 cases
    .option-hundred-say = Moins que ça : il y a huit rangées de huit.

# source e22b13b2
lesson-board-right-way_dark-corner = Cet échiquier est mal placé ! Touche les deux coins qui devraient être clairs.
    .paper = Cet échiquier est mal placé ! Quels sont les deux coins qui devraient être clairs ?
    .hint-1 = L’un est à ta droite.
    .hint-2 = L’autre est à la droite de l’autre joueur.
    .hint-3 = Les coins h1 et a8 devraient être clairs.
    .yes = Les deux ! Un quart de tour, sinon roi et dame échangent leurs places.
    .no = Aucun joueur n’a ce coin à sa droite. Pense aux deux !

# source 52b0912c
lesson-board-right-way_black-corner = Maintenant, tu as les Noirs ! Mène ta tour dans le coin de ta main droite.
    .hint-1 = L’échiquier a tourné. Lève encore la main droite.
    .hint-2 = Suis ta rangée, de e8 à a8.
    .yes = Clair aussi ! Chaque joueur a un coin clair à sa main droite.
    .no = Tu as le droit. Suis ta rangée jusque dans un coin.
    .wrong-e8-h8 = Ce coin est à ton autre main, et il est foncé.

# source d9d8faf1
lesson-board-right-way_lighthouses = Quatre phares dans quatre coins ! Allume-les tous en { $best } coups.
    .hint-1 = Le fou en c6 voit les deux coins clairs.
    .hint-2 = Ton pion ferme le chemin vers a1. Fais-le avancer.
    .hint-3 = Allume d’abord a8 et h1. Puis joue le pion en e4.
    .yes = Les quatre phares brillent ! Chaque bateau trouvera le port.
