### Les mots de lessons/castling-how.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5343eb38
lesson-castling-how = Le roque
    .about = Le roi et la tour bougent en un seul coup.
    .can = Tu sais cacher ton roi avec le petit et le grand roque !
    .notes = Objectif : faire le petit et le grand roque avec les deux couleurs : le roi se déplace de deux cases, la tour se pose à côté de lui, de l’autre côté. Sur un vrai échiquier, demander une seule main et le roi d’abord ; en tournoi, celui qui touche d’abord la tour peut devoir ne jouer qu’elle. Erreurs habituelles : le roi avance de trois cases au grand roque, ou s’arrête juste à côté du coin de la tour. Dans la partie de la fin, le roque met une tour devant les pions ; demander quel côté aide le plus.

# source 80962d2b
lesson-castling-how_short = Pour _roquer_, joue ton roi de deux cases vers la tour.
    .hint-1 = La tour attend en h1. Deux cases vers elle : où est-ce ?
    .hint-2 = Touche le roi en e1, puis g1. La tour saute toute seule.
    .yes = Caché derrière la tour ! Avec la tour proche, c’est le _petit_ roque.
    .no = Tu as le droit, mais pour roquer, le roi fait deux cases.
    .wrong-e1-f1 = Cela fait un pas. Pour roquer, le roi en fait deux : jusqu’à g1.
    .wrong-h1-f1 = Seule la tour a bougé. Prends d’abord le roi, et va en g1.
    .because-own-piece-on-target = Ta pièce est déjà là : pour roquer, le roi va en g1.

# source c13169e2
lesson-castling-how_long = Cette tour attend loin : fais le _grand_ roque. Pour roquer, le roi fait toujours deux cases.
    .hint-1 = La tour est en a1. Deux cases vers elle : où est-ce ?
    .hint-2 = Touche le roi en e1, puis c1. La tour vient toute seule.
    .yes = Encore deux cases ! Le roi est en c1, et la tour est venue en d1.
    .no = Tu as le droit, mais pour roquer, le roi fait deux cases.
    .wrong-e1-d1 = Cela fait un pas. Pour roquer, le roi en fait deux : jusqu’à c1.
    .wrong-a1-d1 = Seule la tour a bougé. Prends d’abord le roi, et va en c1.
    .because-king-too-far = Pour roquer, le roi fait seulement deux cases, ici jusqu’en c1.
    .because-own-piece-on-target = Ta pièce est déjà là : pour roquer, le roi va en c1.

# source 6444f98d
lesson-castling-how_where-now = Les Blancs ont fait le grand roque. Pose le roi à sa place !
    .hint-1 = Parti de e1, le roi a fait deux cases vers a1.
    .hint-2 = Le roi est en c1, à côté de sa tour.
    .yes = Roi en c1, tour en d1 : les voilà côte à côte.

# source c5a7fb79
lesson-castling-how_clear-the-way = Libère le chemin : pion, cavalier, fou. Puis fais le petit roque !
    .because-castle-pieces-between = Le chemin n’est pas encore libre. Les cases f1 et g1 sont-elles vides ?
    .hint-1 = D’abord, ton pion va de e2 à e4.
    .hint-2 = Sors le cavalier, de g1 à f3.
    .hint-3 = Sors le fou, de f1 à c4.
    .hint-4 = Les cases f1 et g1 sont vides ? Joue le roi de e1 à g1.
    .yes = Pion, cavalier, fou, roque : maintenant, ton roi est à l’abri.
    .no = Tu as le droit. Cette fois, libère le chemin : pion, cavalier, fou.

# source e7c7941c
lesson-castling-how_castle-with-check = Roque pour que ta tour donne échec !
    .hint-1 = Le roi noir est en f8. Quel roque amène une tour sur cette colonne ?
    .hint-2 = Fais le petit roque : la tour arrive en f1 et vise f8.
    .hint-3 = Joue le roi de e1 à g1.
    .yes = Tu as roqué, et aussitôt la tour donne échec depuis f1.
    .no = Pas encore : roque, et regarde où la tour arrive.
    .wrong-e1-c1 = Tu as roqué, mais de d1, la tour ne vise pas f8.
    .wrong-h1-f1 = C’est échec aussi. Cette fois, roque : joue le roi.

# source 64aef07c
lesson-castling-how_real-board = Comment roque-t-on sur un vrai échiquier ?
    .hint-1 = Pense aux coups d’avant : quelle pièce est partie la première ?
    .option-king = D’une main : d’abord le roi, puis la tour
    .option-king-say = Bien vu : le roi d’abord, et tout d’une seule main.
    .option-both = Des deux mains en même temps
    .option-both-say = Le roque est un coup, et un coup se joue d’une main.
    .option-rook = D’une main : d’abord la tour, puis le roi
    .option-rook-say = Attention : pièce touchée, pièce jouée ! Tu ne pourrais peut-être plus roquer.

# source 609f54d5
lesson-castling-how_open-the-gate = Maintenant, tu as les Noirs ! Enlève une pièce pour pouvoir faire le grand roque.
    .because-castle-pieces-between = La porte est encore fermée. Qui est entre ton roi et la tour en a8 ?
    .hint-1 = Le grand roque se fait avec la tour en a8. Qui est entre elle et ton roi ?
    .hint-2 = Le fou en f8 ferme seulement le petit côté. Regarde de l’autre côté !
    .hint-3 = Le cavalier en b8 ferme la porte. Enlève-le !
    .yes = La porte est ouverte ! Entre le roi et la tour, tout doit être vide.

# source 6660c7df
lesson-castling-how_bishop-out = Ouvre la porte avec ton fou. Puis roque !
    .because-castle-pieces-between = Le fou en f8 ferme encore la porte. Joue-le d’abord !
    .wrong-f8-a3 = Là, le pion en b2 prend ton fou. Choisis une autre case !
    .hint-1 = Sors le fou de f8, par exemple en e7.
    .hint-2 = Les cases f8 et g8 sont vides ? Joue le roi de e8 à g8.
    .yes = D’abord le fou, puis le roi : à l’abri derrière la tour !
    .no = Tu as le droit. Cette fois : d’abord le fou, puis le roque.

# source 5cfb7848
lesson-castling-how_avalanche = Une avalanche de pions ! Prends-les tous avant qu’un pion passe.
    .hint-1 = Roque, et une tour vise deux pions à la fois.
    .hint-2 = Un pion surveille les cases en diagonale devant lui. Ne t’arrête pas là.
    .hint-3 = Commence ainsi : joue le roi de e8 à c8.
    .yes = L’avalanche est arrêtée : tes tours ont pris tous les pions !
