### Les exercices que le programme prépare : ce qu’on travaille, et ce qui est demandé sur chaque échiquier.

# Ce qu’on travaille, comme titre et dans une liste : sans point à la fin.
# source e2821d0f
skill-where-rook = Où peut aller la tour ?
# source a932c02b
skill-where-bishop = Où peut aller le fou ?
# source 232c9baf
skill-where-queen = Où peut aller la dame ?
# source 6aac0dcf
skill-where-king = Où peut aller le roi ?
# source 7a0c04c3
skill-where-knight = Où peut aller le cavalier ?
# source 87faf4d5
skill-where-pawn = Où peut aller le pion ?
# source 5abd96a6
skill-collect = Attrape les étoiles
# source 0aff41e7
skill-take-all = Prends toutes les pièces
# source 85b5046e
skill-square-names = Les noms des cases
# source 2a40d6c8
skill-what-can-it-take = Que peut prendre la pièce ?
# source 8dd42fa7
skill-who-attacks = Qui attaque la pièce ?
# source 0c17bb17
skill-who-protects = Qui protège la pièce ?
# source 04c85f81
skill-who-gives-check = Qui donne échec ?
# source 5b0b9681
skill-king-runs = Où le roi peut-il fuir ?
# source dacf1574
skill-ways-out = Toutes les réponses à l’échec
# source 67eb69e7
skill-status = Échec, mat ou pat ?
# source 09e9050c
skill-mate-in-1 = Mat en un coup
# source 2a27753c
skill-mate-in-2 = Mat en deux coups
# source 27b8616c
skill-stalemate = Pat en un coup
# source aaa51cf2
skill-castle-or-not = Le roi peut-il roquer ?
# source b2b652ae
skill-castle-which-side = Où peut aller le roi ? Le roque compte !
# source 8a93edf3
skill-en-passant-or-not = Le pion peut-il prendre en passant ?
# source 63ce192e
skill-en-passant-move = Prends en passant
# source e8009e2b
skill-promotion = Que devient le pion ?
# source c2430486
skill-allowed-or-not = Ce coup est-il permis ?
# source f988c56c
skill-safe-move = Un coup sûr
# source 24231a20
skill-free-capture = Gagne une pièce
# source 7c843d80
skill-write-the-move = Écris le coup
# source dc0b94a5
skill-dead-or-not = Quelqu’un peut-il encore gagner ?
# source f3773c21
skill-claim = Peux-tu réclamer la nulle ?
# source 2ae29d9c
skill-family-where = Autour des coins
# source 588fc490
skill-family-pawns = La marche des pions
# source b3b51927
skill-family-en-passant = En passant, de tous les côtés
# source 17cd99b2
skill-family-attackers = Des attaquants de tous les côtés
# source 61a89f01
skill-family-second-attack = Un deuxième attaquant ?
# source 509c2b39
skill-family-away = Quelqu’un est absent
# source dde9d9ab
skill-family-say-check = Quelqu’un a-t-il dit « échec » ?

# Ce qui est demandé sur un échiquier ; pareil à l’écran et sur le papier, donc personne ne touche ni n’écrit.
# source 997f0190
ask-moves = Où peut aller { PIECE($piece, form: "le") } en { $square } ? Touche toutes les cases !
# source c57dd0f5
ask-moves-circled = Où peut aller { PIECE($piece, form: "le") } du cercle ? Touche toutes les cases !
# source 72a4dfaf
ask-castlings = Où peut aller le roi ? Les roques comptent aussi.
# source 46cb0047
ask-captures = Que peut prendre { PIECE($piece, form: "le") } en { $square } ?
# source f0cd3a46
ask-attackers = Qui attaque { PIECE($piece, form: "le") } en { $square } ?
# source 7df55d93
ask-guards = Qui protège { PIECE($piece, form: "le") } en { $square } ?
# source f8f54b45
ask-checkers = Qui donne échec ?
# source d8c5acc2
ask-escapes = Où peut aller le roi ? Touche toutes les cases !
# source 9854e8ea
ask-stars = Attrape toutes les étoiles avec { PIECE($piece, form: "le") } en { $square }. Trouve le chemin le plus court !
# source 4a13bf0d
ask-stars-safe = Attrape toutes les étoiles avec { PIECE($piece, form: "le") } en { $square }. Ne t’arrête jamais sur une case attaquée !
# source cfe74629
ask-take-all = Prends toutes les autres pièces avec { PIECE($piece, form: "le") } en { $square }. Trouve le chemin le plus court !
# source 5ec2d2d9
ask-promote-mate = Fais mat avec une promotion !
# source 66b1ae00
ask-mate = Fais mat en un coup !
# source 6b780222
ask-mate-in-two = Fais mat en deux coups !
# source 0069a932
ask-stalemate = Fais pat en un coup !
# source 8e5d038a
ask-promote = Fais la promotion du pion !
# source d5451fe4
ask-escape = Trouve toutes les réponses à l’échec !
# source 86fcda69
ask-safe = Trouve un coup sûr : ne laisse aucune pièce à prendre gratuitement.
# source 0afafc5c
ask-free = Quelle pièce peux-tu gagner ? Prends-la !
# source ccc48916
ask-passing = Prends le pion qui vient de filer à côté du tien !
# source 40dd4ba2
ask-allowed = Regarde la flèche. Ce coup est-il permis ?
# source 4bc76255
ask-may-castle = Le roi peut-il roquer ? Le roi et la tour n’ont pas bougé.
# source 1799c891
ask-standing = Regarde le camp qui doit jouer. Échec, mat, pat ou rien de tout cela ?
# source 43101676
ask-alive = Regarde les pièces qui restent. Quelqu’un peut-il encore gagner ?
# source 72431d70
ask-claim = Regarde les coups. Peux-tu réclamer la nulle ?
# source fd2dfb9c
ask-claim-next = La flèche montre ton coup. Te permet-il de réclamer la nulle ?
# source 77b9ca68
ask-find = Connais-tu les noms ?
# source f1ad512a
ask-file = Connais-tu les colonnes ?
# source a75e85e6
ask-rank = Connais-tu les rangées ?
# source 758f1f4d
ask-color = Le sais-tu sans regarder ?

# D’où vient un échiquier à soi et à qui sont les pièces, avant la question ; et ce qui vient d’être joué, quand on demande si un coup est permis.
# source b0cb16e6
ask-own-game = C’était dans ta partie contre { -coach }.
# source 02722158
ask-as-black = Tu as les Noirs.
# source b5d89945
ask-allowed-after = { $side ->
    [white] Tu as les Noirs : les Blancs viennent de jouer de { $from } à { $to }. Le coup de la flèche est-il permis ?
   *[black] Les Noirs viennent de jouer de { $from } à { $to }. Le coup de la flèche est-il permis ?
 }

# À l’échiquier de quatre : les pièces de l’enfant, et ce qu’aucun échiquier ne montre.
# source 6b2214de
ask-as = { $side ->
    [white] Tu as les Blancs.
    [blue] Tu as les Bleus.
    [black] Tu as les Noirs.
   *[yellow] Tu as les Jaunes.
 }
# source c3dc1b34
ask-away = { $side ->
    [white] Les Blancs sont absents.
    [blue] Les Bleus sont absents.
    [black] Les Noirs sont absents.
   *[yellow] Les Jaunes sont absents.
 }
# source 4d827d8b
ask-said = { $side ->
    [white] Les Blancs ont dit « échec ».
    [blue] Les Bleus ont dit « échec ».
    [black] Les Noirs ont dit « échec ».
   *[yellow] Les Jaunes ont dit « échec ».
 }
# source 84d0e4eb
ask-unsaid = Personne n’a dit « échec ».
# source 244a8977
ask-moved = { $side ->
    [white] Les Blancs ont joué de { $from } à { $to }.
    [blue] Les Bleus ont joué de { $from } à { $to }.
    [black] Les Noirs ont joué de { $from } à { $to }.
   *[yellow] Les Jaunes ont joué de { $from } à { $to }.
 }

# La même chose quand une feuille porte beaucoup d’échiquiers : la pièce est dans un cercle.
# source e15e5681
circled-moves = Où peut aller { PIECE($piece, form: "le") } du cercle ?
# source dd9da881
circled-escapes = Où peut aller le roi ?
# source 6d8b38e7
circled-captures = Que peut prendre la pièce dans le cercle ?
# source e50d8e1e
circled-attackers = Qui attaque la pièce dans le cercle ?
# source af0497e7
circled-guards = Qui protège la pièce dans le cercle ?
# source 7e823e9e
circled-stars = Attrape toutes les étoiles avec la pièce dans le cercle. Trouve le chemin le plus court !
# source 0c6e2197
circled-stars-safe = Attrape toutes les étoiles avec la pièce dans le cercle. Ne t’arrête jamais sur une case attaquée !
# source 6a834bf7
circled-take-all = Prends toutes les autres pièces avec celle du cercle. Trouve le chemin le plus court !

# En haut d’une feuille, et pour qui veut la même encore une fois.
# source 4b0bdca3
drill-level = Niveau { $level } sur { $total } · { $name }
# source bc928679
drill-again = Les mêmes exercices encore une fois : squarewise drill { $name } --count { $count }
