### Les exercices que le programme prépare : ce qu’on travaille, et ce qui est demandé sur chaque échiquier.

# Ce qu’on travaille, comme titre et dans une liste : sans point à la fin.
skill-where-rook = Où peut aller la tour ?
skill-where-bishop = Où peut aller le fou ?
skill-where-queen = Où peut aller la dame ?
skill-where-king = Où peut aller le roi ?
skill-where-knight = Où peut aller le cavalier ?
skill-where-pawn = Où peut aller le pion ?
skill-collect = Attrape les étoiles
skill-take-all = Prends toutes les pièces
skill-square-names = Les noms des cases
skill-what-can-it-take = Que peut prendre la pièce ?
skill-who-attacks = Qui attaque la pièce ?
skill-who-protects = Qui protège la pièce ?
skill-who-gives-check = Qui donne échec ?
skill-king-runs = Où le roi peut-il fuir ?
skill-ways-out = Toutes les réponses à l’échec
skill-status = Échec, mat ou pat ?
skill-mate-in-1 = Mat en un coup
skill-mate-in-2 = Mat en deux coups
skill-stalemate = Pat en un coup
skill-castle-or-not = Le roi peut-il roquer ?
skill-castle-which-side = Où peut aller le roi ? Le roque compte !
skill-en-passant-or-not = Le pion peut-il prendre en passant ?
skill-en-passant-move = Prends en passant
skill-promotion = Que devient le pion ?
skill-allowed-or-not = Ce coup est-il permis ?
skill-safe-move = Un coup sûr
skill-free-capture = Gagne une pièce
skill-write-the-move = Écris le coup
skill-dead-or-not = Quelqu’un peut-il encore gagner ?
skill-claim = Peux-tu réclamer la nulle ?
skill-family-where = Autour des coins
skill-family-pawns = La marche des pions
skill-family-en-passant = En passant, de tous les côtés
skill-family-attackers = Des attaquants de tous les côtés
skill-family-second-attack = Un deuxième attaquant ?
skill-family-away = Quelqu’un est absent
skill-family-say-check = Quelqu’un a-t-il dit « échec » ?

# Ce qui est demandé sur un échiquier ; pareil à l’écran et sur le papier, donc personne ne touche ni n’écrit.
ask-moves = Où peut aller { PIECE($piece, form: "le") } en { $square } ? Touche toutes les cases !
ask-castlings = Où peut aller le roi ? Les roques comptent aussi.
ask-captures = Que peut prendre { PIECE($piece, form: "le") } en { $square } ?
ask-attackers = Qui attaque { PIECE($piece, form: "le") } en { $square } ?
ask-guards = Qui protège { PIECE($piece, form: "le") } en { $square } ?
ask-checkers = Qui donne échec ?
ask-escapes = Où peut aller le roi ? Touche toutes les cases !
ask-stars = Attrape toutes les étoiles avec { PIECE($piece, form: "le") } en { $square }. Trouve le chemin le plus court !
ask-stars-safe = Attrape toutes les étoiles avec { PIECE($piece, form: "le") } en { $square }. Ne t’arrête jamais sur une case attaquée !
ask-take-all = Prends toutes les autres pièces avec { PIECE($piece, form: "le") } en { $square }. Trouve le chemin le plus court !
ask-promote-mate = Fais mat avec une promotion !
ask-mate = Fais mat en un coup !
ask-mate-in-two = Fais mat en deux coups !
ask-stalemate = Fais pat en un coup !
ask-promote = Fais la promotion du pion !
ask-escape = Trouve toutes les réponses à l’échec !
ask-safe = Trouve un coup sûr : ne laisse aucune pièce à prendre gratuitement.
ask-free = Quelle pièce peux-tu gagner ? Prends-la !
ask-passing = Prends le pion qui vient de filer à côté du tien !
ask-allowed = Regarde la flèche. Ce coup est-il permis ?
ask-may-castle = Le roi peut-il roquer ? Le roi et la tour n’ont pas bougé.
ask-standing = Regarde le roi du camp qui doit jouer. Que lui arrive-t-il ?
ask-alive = Regarde les pièces qui restent. Quelqu’un peut-il encore gagner ?
ask-claim = Regarde les coups. Peux-tu réclamer la nulle ?
ask-claim-next = La flèche montre ton coup. Te permet-il de réclamer la nulle ?
ask-find = Connais-tu les noms ?
ask-file = Connais-tu les colonnes ?
ask-rank = Connais-tu les rangées ?
ask-color = Le sais-tu sans regarder ?

# D’où vient un échiquier à soi et à qui sont les pièces, avant la question ; et ce qui vient d’être joué, quand on demande si un coup est permis.
ask-own-game = C’était dans ta partie contre { -coach }.
ask-as-black = Tu as les Noirs.
ask-allowed-after = { $side ->
    [white] Tu as les Noirs : les Blancs viennent de jouer de { $from } à { $to }. Le coup de la flèche est-il permis ?
   *[black] Les Noirs viennent de jouer de { $from } à { $to }. Le coup de la flèche est-il permis ?
 }

# À l’échiquier de quatre : les pièces de l’enfant, et ce qu’aucun échiquier ne montre.
ask-as = { $side ->
    [white] Tu as les Blancs.
    [blue] Tu as les Bleus.
    [black] Tu as les Noirs.
   *[yellow] Tu as les Jaunes.
 }
ask-away = { $side ->
    [white] Les Blancs sont absents.
    [blue] Les Bleus sont absents.
    [black] Les Noirs sont absents.
   *[yellow] Les Jaunes sont absents.
 }
ask-said = { $side ->
    [white] Les Blancs ont dit « échec ».
    [blue] Les Bleus ont dit « échec ».
    [black] Les Noirs ont dit « échec ».
   *[yellow] Les Jaunes ont dit « échec ».
 }
ask-unsaid = Personne n’a dit « échec ».
ask-moved = { $side ->
    [white] Les Blancs ont joué de { $from } à { $to }.
    [blue] Les Bleus ont joué de { $from } à { $to }.
    [black] Les Noirs ont joué de { $from } à { $to }.
   *[yellow] Les Jaunes ont joué de { $from } à { $to }.
 }

# La même chose quand une feuille porte beaucoup d’échiquiers : la pièce est dans un cercle.
circled-moves = Où peut aller { PIECE($piece, form: "le") } dans le cercle ?
circled-escapes = Où peut aller le roi ?
circled-captures = Que peut prendre la pièce dans le cercle ?
circled-attackers = Qui attaque la pièce dans le cercle ?
circled-guards = Qui protège la pièce dans le cercle ?
circled-stars = Attrape toutes les étoiles avec la pièce dans le cercle. Trouve le chemin le plus court !
circled-stars-safe = Attrape toutes les étoiles avec la pièce dans le cercle. Ne t’arrête jamais sur une case attaquée !
circled-take-all = Prends toutes les autres pièces avec celle du cercle. Trouve le chemin le plus court !

# En haut d’une feuille, et pour qui veut la même encore une fois.
drill-level = Niveau { $level } sur { $total } · { $name }
drill-again = Les mêmes échiquiers encore une fois : squarewise drill { $name } --count { $count }
