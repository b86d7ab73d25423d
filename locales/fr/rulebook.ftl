### Le livre des règles : les cartes, les règles maison, les mots.

## Le livre des règles : son écran

# source 2339a690
book-search = Chercher une règle
# source 17b8b4aa
book-nothing = Rien sur « { $query } » ici. Essaie un autre mot.
# source 1681e10a
book-allowed = Permis
# source b1395db7
book-not-allowed = Pas permis
# source 62de6aab
book-not-yet = Pas encore
# source 27e81e51
book-ends = La partie est finie
# source b0178e6e
book-draw = La partie est nulle
# source 3c9a3afa
book-goes-on = La partie continue
# source d5d4ee39
book-before = Avant : { $played }.
# source 9b47c6b2
book-look = Regarde
# source 1db89aaa
book-written = On l’écrit ainsi : { $san }
# source bb768571
book-try-promotion = Essaie : le pion de { $from } à { $to }. Il devient { PIECE($piece, form: "un") }.
# source 1f17066c
book-yes = Oui, c’est permis.
# source c8693275
book-touched = Tu as touché { PIECE($piece, form: "le") } en { $square }.
# source 5d8576ee
book-adjusted = « J’adoube ! » Puis tu as touché { PIECE($piece, form: "le") } en { $square }.
# source 03941f05
book-press = Appuie sur « { $action } ».
# source 87d153c4
book-unsaid = Personne n’a dit « échec ».
# source e78ff33c
book-under = Règles maison : { $rules }.
# source 7d7aa4e8
book-normal = Échecs normaux.
# source d4a4e9a6
book-option = { $name } : { $reading }
# source 1da36e58
book-claim-threefold = Réclamer : trois fois
# source a42b087d
book-claim-fifty = Réclamer : cinquante coups
# source 4c8fb4fb
book-took-back = Le coup est repris.
# source e3cb4545
book-house = Règles maison
# source 4d129db8
book-laws = En tournoi (règles du jeu d’échecs)
# source 1a330328
book-family = Règle maison de Fun Family Chess, pas du règlement des échecs
# source 0ba7bb7b
book-sheets = Ce que disent certaines feuilles
# source 1f27d1e9
book-lessons = Leçons sur cette règle
# source 45d6b3c5
book-words = Les mots de cette carte
# source 834be853
book-cards = Les règles avec ce mot
# source 5bd5ab8d
book-more = Encore dans le livre des règles
# source bcb404ab
book-glossary = Les mots de A à Z

## Chapitres

# source e6b3fd6d
chapter-board = L’échiquier et les coups
# source 7bacd3c5
chapter-pieces = Les pièces
# source 38a1a21b
chapter-pawn = Le pion
# source 8e54207a
chapter-check = Le roi et l’échec
# source ec138b08
chapter-castling = Le roque
# source fe065180
chapter-ending = La fin de la partie
# source 124b76c8
chapter-together = Jouer ensemble
# source b9a0865a
chapter-writing = Écrire les coups
# source 78521b09
chapter-manners = Les bonnes manières
# source f1467d27
chapter-family = Le jeu en famille
# source 743690e4
chapter-words = Les mots

## Les règles maison : comment elles s’appellent, et d’où elles viennent

# source d49eaceb
profile-fide = Échecs de tournoi
# source 5e885b35
profile-fide-says = Comme en tournoi : pièce touchée, pièce jouée.
# source 8a283ed6
profile-fide-origin = Les règles du jeu d’échecs, comme en tournoi.
# source 6f3d970d
profile-fide-online = Échecs en ligne
# source 0150fcb5
profile-fide-online-says = On touche librement. Trois fois la même position : nulle tout de suite.
# source d617c09b
profile-fide-online-origin = Les parties sur un ordinateur, qui compte pour les deux.
# source 1b28710a
profile-club = Club de l’école
# source 6051fcd7
profile-club-says = Un coup joué reste joué, sauf si l’autre veut bien.
# source c1817c75
profile-club-origin = Une feuille d’un club d’école.
# source 7b872cbe
profile-sheet = Feuille courte
# source 5f43ff5e
profile-sheet-says = Court et simple : rien sur les nulles réclamées ou par accord.
# source ce41dd98
profile-sheet-origin = Une feuille de règles d’une page.
# source a1897048
profile-print-and-play = Jeu en boîte
# source 23fbd9cc
profile-print-and-play-says = On dit « échec » par politesse. Chacun peut réclamer la nulle.
# source a035d15e
profile-print-and-play-origin = Les règles d’un jeu à imprimer et à découper.
# source befdf16d
profile-school = Tournoi de l’école
# source 64b4a910
profile-school-says = Abandon et nulle par accord : rien n’est dit. Parlez-en avant !
# source 67081ae7
profile-school-origin = Un tournoi d’école à élimination, sans arbitre.
# source 66bd2906
profile-family = Famille
# source df357d14
profile-family-says = Dis « échec » bien fort, sinon personne n’a à y répondre.
# source 0c4774e2
profile-family-origin = Fun Family Chess, un jeu en famille, jusqu’à quatre joueurs.
# source 784af2f8
profile-friends = Entre amis
# source 3219d6a5
profile-friends-says = On touche sans jouer, et on peut reprendre un coup.
# source 03911c62
profile-friends-origin = Deux amis devant un écran.

## Ce que disent certaines feuilles, et ce qui est vrai

# source 370669dd
sheet-knight-castles = Une feuille laisse roquer le cavalier. C’est une étourderie : on roque avec le roi et une tour.
# source f82aa4f4
sheet-next-to-rook = Une feuille met le roi à côté de la tour. Compte plutôt : pour roquer, le roi fait exactement deux cases.
# source f4f11e28
sheet-take-king = Deux feuilles disent qu’on prend le roi. Aux échecs, jamais : le mat met fin à la partie avant.
# source 4f35324a
sheet-reach = Une feuille demande où une pièce adverse peut aller. Ce qui compte, c’est où elle attaque : un pion avance tout droit, mais attaque en diagonale.
# source e4fe5c29
sheet-any-in-check = Une feuille parle de n’importe quelle pièce en échec. Seul un roi peut être en échec.
# source 0205ae8a
sheet-stalemate-twice = Une feuille cite le pat deux fois, comme s’il y en avait deux. Il n’y en a qu’un : aucun coup, et pas d’échec.
# source 2743d739
sheet-may-promote = Deux feuilles disent que le pion peut se transformer. Il le doit : sur sa dernière rangée, il ne reste jamais pion.
# source e62dcc1c
sheet-tip-king = Certains couchent leur roi pour abandonner. C’est plus clair de le dire.
# source 6aea80ae
sheet-family-board = Fun Family Chess dit : départ habituel dans des rangées en plus, sans le pion tout à droite. L’image est perdue, la taille est notre choix.
# source 05fe2fa7
sheet-family-pawns = Fun Family Chess dit : chaque pion peut avancer de deux cases à tout moment.
# source bfcbb735
sheet-family-passing = Fun Family Chess dit : la prise en passant vaut après chaque double pas. Combien de temps, c’est notre choix.
# source d807d27c
sheet-family-attackers = Fun Family Chess dit : toutes les pièces peuvent être attaquées à deux, sauf le roi.
# source 04d52dbc
sheet-family-absent = Fun Family Chess dit : les enfants jusqu’à dix ans, et ceux qui ont 25 ans de moins que le plus âgé. Nous demandons les deux.
# source d8aa0cb5
sheet-family-say-check = Fun Family Chess y voit une règle normale. Ce n’en est pas une : en tournoi, personne n’est obligé de dire « échec ».
# source eaa654c6
sheet-family-teams = Fun Family Chess dit : une équipe pour toute la partie ou un bout. Ce que peuvent les partenaires, c’est notre choix.
# source f7455a99
sheet-family-supervisor = Fun Family Chess dit : le surveillant, père ou mère, peut changer toutes les règles, surtout la quatrième.
# source 496f09d1
sheet-family-silent = Fun Family Chess n’en dit rien. C’est notre choix, et ta famille peut faire autrement.

## Ce que montre un échiquier à regarder

# source d0994e57
look-corner = h1 est une case claire. Elle est à la droite des Blancs.
# source 8716f17f
look-queens = d1 est claire, donc c’est la place de la dame blanche. La noire est sur une case foncée, d8.
# source ea868834
look-released = Le pion a été lâché en e4. Il ne peut plus aller en e3.
# source 57497518
look-hands = Avant le premier coup, vous vous serrez la main.
# source 772c1f99
look-thinking = Les Noirs réfléchissent. Les Blancs attendent sans bruit.
# source 1efbb3de
look-family-kings = Les rois : le blanc en g1, le bleu en a6, le noir en g12, le jaune en l6. Les Blancs commencent.
# source da776f8e
look-family-two = Deux rois : le blanc en e1, le noir en e8.
# source 693354c0
look-family-row = La rangée 8 n’est ici que le milieu : le pion reste un pion.
# source 3cdaaccf
look-family-attacked = La tour blanche en g4 attaque le roi noir, et les Blancs ont dit « échec ».
# source d61f54f8
look-family-asleep = Les Noirs sont absents : leurs pièces dorment.
# source 4588ca86
look-family-dream = Les Noirs sont absents : une tour endormie n’attaque rien.
# source 5327ce02
look-family-said = Les Blancs ont dit « échec ».
# source ed235b37
look-family-promise = Les Blancs et les Bleus sont partenaires, mais ce n’est qu’une promesse.
# source 6db76244
look-family-statues = Les Noirs sont éliminés : leurs pièces sont des statues, que tout le monde peut prendre.
# source 1b0471da
look-family-stone = Les Noirs sont éliminés : une statue n’attaque rien.
# source 431a239c
look-family-pass = Les Noirs n’ont aucun coup, mais personne n’a dit « échec » : ils passent.
# source 4113ee9c
look-family-last-two = Les Bleus et les Jaunes sont éliminés : il ne reste que deux rois.
# source 0e3998b8
look-family-others = Les Bleus et les Jaunes jouent encore : seuls les Noirs sont éliminés.

## Ce que disent là les échecs normaux

# source 924329e9
normal-family-board = Deux armées jouent sur 64 cases.
# source ec593037
normal-family-pawns = Seul le premier coup d’un pion peut être de deux cases.
# source cbaf1bfe
normal-family-passing = Seul le coup juste après peut prendre en passant.
# source 58c2e670
normal-family-last-row = La dernière rangée est la huitième, ou la première pour les Noirs.
# source aa1d7669
normal-family-attackers = Ton seul adversaire peut attaquer le roi avec deux pièces à la fois.
# source 683ce7c9
normal-family-absent = Aucune pièce ne dort : chacune peut être prise.
# source 06a1221d
normal-family-say-check = Chaque échec compte, dit ou non.
# source e5aa6f10
normal-family-teams = Chacun joue seul.
# source 44692303
normal-family-supervisor = Aucune règle ne change pendant la partie.
# source bb8173d0
normal-family-mate = Le mat met fin à la partie.
# source 6329f5b8
normal-family-pass = C’est pat, et la partie est nulle.
# source 27bdd8aa
normal-family-last-king = Un seul mat gagne la partie.
# source 46094770
normal-family-draw = Les deux joueurs se mettent d’accord.

## Les règles auxquelles aucune raison ne mène : des cartes comme celles de `rules.ftl`

# source 44e8d7ce
rule-board = L’échiquier a 64 cases. À la droite de chaque joueur, le coin est clair.
# source 790fcb70
rule-setup = Huit pions sont devant huit pièces. Chaque dame commence sur sa couleur.
# source dd577d34
rule-attack = Une pièce attaque les cases où elle pourrait prendre. Une pièce clouée attaque aussi.
# source 6b90ab80
rule-in-check = Un roi attaqué est en échec. Son joueur doit l’aider tout de suite.
# source 82a8238f
rule-three-ways = Écarte le roi, mets une pièce entre les deux ou prends l’attaquant.
# source af8f2aa1
rule-kings-apart = Deux rois ne sont jamais côte à côte. Il y a toujours au moins une case entre eux.
# source f086f8c3
rule-guarded = Le roi ne prend une pièce que si personne ne la protège.
# source c3c93edc
rule-castling-rook = La tour qui roque peut être attaquée. Elle peut aussi traverser une case attaquée.
# source b2319a37
rule-same-position = La même position : mêmes pièces, même camp qui joue, mêmes droits.
# source df3e0796
rule-adjust = À ton tour, dis d’abord « J’adoube ». Ensuite, tu peux remettre une pièce bien droite.
# source 9432ef0e
rule-one-hand = Chaque coup se joue d’une seule main, le roque aussi.
# source 3960ee43
rule-take-back = En tournoi, on ne reprend pas ses coups. Entre amis, on peut décider autrement.
# source d6dd7d0a
rule-say-check = À la maison, on dit souvent « échec ». Mais personne n’y est obligé : il compte aussi sans un mot.
# source 04344ded
rule-not-allowed = Quelqu’un a joué un coup interdit ? Remettez tout en place et rejouez.
# source 9ef9d269
rule-written-square = Chaque case a une lettre et un chiffre. Pour un pion, écris seulement la case.
# source 84fc4aca
rule-written-piece = Écris la lettre de la pièce, puis sa case d’arrivée.
# source b26a9b79
rule-written-capture = Un x veut dire qu’on a pris. Pour un pion, écris d’abord sa colonne.
# source 7e971874
rule-written-check = Le signe plus veut dire échec. Le dièse veut dire échec et mat.
# source 92b801d8
rule-written-castling = O-O, c’est le petit roque. O-O-O, c’est le grand roque.
# source d031e86c
rule-written-promotion = Après la case, on écrit ce que devient le pion.
# source e95362b8
rule-written-two = Deux pièces pareilles pourraient y aller ? Ajoute la colonne ou la rangée.
# source fd0dc41f
rule-written-en-passant = Écris la case d’arrivée de ton pion, comme pour toute prise.
# source 3e6c5636
rule-hands = Serrez-vous la main avant et après la partie. Dites : bonne partie !
# source 95d20e9f
rule-quiet = Ne fais pas de bruit quand d’autres jouent. Ne les dérange pas, ne souffle rien.
# source 280c2e51
rule-family-board = Règle maison 1 : jusqu’à quatre armées jouent sur une croix sans coins. On joue dans le sens des aiguilles d’une montre.
# source 22a389b0
rule-family-pawns = Règle maison 2 : un pion peut toujours avancer de deux cases. Les deux cases doivent être vides.
# source e17ca708
rule-family-passing = Règle maison 2 : tu peux prendre un pion qui dépasse le tien. Chaque joueur a un tour pour cela.
# source b43db070
rule-family-last-row = Un pion se transforme sur la dernière case de son chemin.
# source 1fbf2b32
rule-family-attackers = Règle maison 3 : deux joueurs peuvent attaquer la même pièce. Le roi, un seul peut l’attaquer.
# source 474be714
rule-family-absent = Règle maison 4 : un jeune joueur peut partir et revenir. Ses pièces dorment, et seuls les pions peuvent les prendre.
# source 06a23398
rule-family-say-check = Règle maison 5 : un échec que personne n’a dit n’oblige à rien.
# source 8608bef8
rule-family-teams = Règle maison 6 : on peut jouer en équipe, même un moment. Si tous sont d’accord, les partenaires ne se prennent pas de pièces.
# source 14ec3ccd
rule-family-supervisor = Règle maison 7 : un adulte peut changer des règles entre deux coups.
# source f02232ef
rule-family-mate = Un joueur maté est éliminé, et son roi part. Ses autres pièces restent comme des statues.
# source 98358910
rule-family-pass = Aucun coup permis, et personne n’a dit « échec » ? Tu passes.
# source f4e5e7c3
rule-family-last-king = Le dernier joueur qui a un roi gagne.
# source 907dcab0
rule-family-draw = Pour une nulle, il faut l’accord de tous ceux qui jouent.

## Les titres des cartes

# source f84b89d6
card-board = L’échiquier
# source c6f49660
card-setup = Le départ des pièces
# source 729f2d8f
card-turns = Chacun son tour
# source 45a38d98
card-capture = Prendre une pièce
# source 5b8de8d3
card-attack = Ce que veut dire attaquer
# source 07ff7268
card-bishop = Le fou
# source 1536e020
card-rook = La tour
# source 0269d156
card-queen = La dame
# source c114affe
card-no-jump = Ne pas sauter
# source 3ad4a580
card-knight = Le cavalier
# source 497776ec
card-king = Le roi
# source de24f15c
card-pawn = Avancer et prendre
# source fccb3669
card-pawn-step = Un pas en avant
# source ed5e24a2
card-pawn-double = Deux pas au départ
# source d34aa608
card-pawn-capture = Prendre en diagonale
# source 8f8d1d81
card-en-passant = Prise en passant : qui
# source 387f843e
card-en-passant-now = Prise en passant : quand
# source ae03af49
card-promotion = La promotion
# source 7f31a20e
card-in-check = En échec
# source 586d4ca9
card-check = Ton roi reste en sécurité
# source d9828e83
card-three-ways = Trois réponses à l’échec
# source 847dd49d
card-kings-apart = Les rois gardent leurs distances
# source be03675c
card-guarded = Une pièce protégée
# source 0f343686
card-king-stays = On ne prend jamais le roi
# source 435dec6b
card-castling = Comment roquer
# source ef997f54
card-castling-never = Quand on ne roque plus jamais
# source 3ea7f37a
card-castling-now = Quand le roque doit attendre
# source 42c5a015
card-castling-rook = Ce qui ne gêne pas le roque
# source 3807d051
card-checkmate = L’échec et mat
# source 47d0026d
card-stalemate = Le pat
# source 52bbf682
card-dead-position = La position morte
# source 1d68d69a
card-threefold = Trois fois la même position
# source b836aeaa
card-same-position = Quand c’est la même position
# source e49c75ca
card-fivefold = Cinq fois la même position
# source 516eaa94
card-fifty-moves = Cinquante coups tranquilles
# source 030131e7
card-seventy-five = Soixante-quinze coups tranquilles
# source f959716f
card-agreement = La nulle par accord
# source 0809559b
card-resignation = Abandonner
# source 125a6501
card-touch-move = Pièce touchée, pièce jouée
# source 4a6897e5
card-release = Lâcher la pièce
# source 630538a7
card-castle-touch = Toucher pour roquer
# source 524ff42b
card-adjust = « J’adoube »
# source 3e4055a4
card-one-hand = D’une seule main
# source d45377bb
card-take-back = Reprendre un coup
# source bf43c8ff
card-claims = Réclamer la nulle
# source bb7da3cc
card-say-check = Dire « échec »
# source f79aa72d
card-not-allowed = Un coup qui n’est pas permis
# source 3427ab88
card-written-square = Le nom des cases
# source 5235168b
card-written-piece = Les lettres des pièces
# source 101dbc5a
card-written-capture = x : une prise
# source d27dcabe
card-written-check = + et # : échec et mat
# source 20bf77dc
card-written-castling = O-O : le roque
# source c67119f0
card-written-promotion = = : la promotion
# source 2eeabdab
card-written-two = Deux pièces pareilles
# source 27b9d8da
card-written-en-passant = e.p. : en passant
# source 66952aac
card-hands = Avant et après la partie
# source b0a99683
card-quiet = Laisse les autres réfléchir
# source 83c47037
card-family-board = Quatre armées, un échiquier
# source af8e8b87
card-family-pawns = Des pions en marche
# source 7421b4e6
card-family-passing = En passant, chacun son tour
# source 779a1972
card-family-last-row = Où finit le chemin du pion
# source 8b851daa
card-family-attackers = Un seul attaquant du roi
# source 09a24215
card-family-absent = Partir et revenir
# source eb8327f5
card-family-say-check = Il faut dire « échec »
# source 86eaf690
card-family-teams = Les équipes
# source 5e2c35b3
card-family-supervisor = Le surveillant
# source df70f9b0
card-family-mate = Mat et statues
# source 51d26918
card-family-pass = Aucun coup ? Tu passes
# source 0695e8df
card-family-last-king = Le dernier roi gagne
# source a5092005
card-family-draw = La nulle à quatre

## Les mots, et ce qu’ils veulent dire

# source 2222d6bf
word-square = case
# source 30fbc53d
word-square-meaning = L’un des 64 carrés de l’échiquier. Une case est claire ou foncée.
# source 5a812159
word-file = colonne
# source 71256128
word-file-meaning = Huit cases à la suite, des Blancs vers les Noirs, avec une lettre de a à h.
# source 3481832d
word-rank = rangée
# source 2ef08764
word-rank-meaning = Huit cases à la suite, de gauche à droite, avec un chiffre de 1 à 8.
# source 500c6b9f
word-diagonal = diagonale
# source 39a492c7
word-diagonal-meaning = Une ligne de cases en biais, toutes de la même couleur.
# source bb4c719f
word-short-side = aile roi
# source 3dab5d5b
word-short-side-meaning = La moitié de l’échiquier avec les colonnes e à h, où les rois commencent.
# source a68454ec
word-long-side = aile dame
# source f1a21f28
word-long-side-meaning = La moitié de l’échiquier avec les colonnes a à d, où les dames commencent.
# source a3fa649b
word-piece = pièce
# source 053b8f05
word-piece-meaning = Un roi, une dame, une tour, un fou ou un cavalier. Souvent, on compte aussi les pions.
# source caff5467
word-move = coup
# source 0949a58f
word-move-meaning = Ce qu’un joueur fait à son tour : une pièce va sur une autre case.
# source 40800e3f
word-ply = demi-coup
# source 8696da98
word-ply-meaning = Un coup d’un seul camp. Le coup des Blancs et la réponse des Noirs en font deux.
# source ffed3afb
word-capture = prise
# source 8e07e3cc
word-capture-meaning = Enlever une pièce adverse de l’échiquier en allant sur sa case.
# source 3df27699
word-attack = attaque
# source 15add52d
word-attack-meaning = Une pièce attaque une case quand elle pourrait y prendre quelque chose.
# source 1716896b
word-guard = protéger, surveiller
# source 66a1937b
word-guard-meaning = Une pièce est protégée quand une pièce amie pourrait reprendre sur sa case. Une case surveillée est une case attaquée.
# source 6131abff
word-check = échec
# source d6b650b4
word-check-meaning = Un roi est en échec tant qu’une pièce adverse l’attaque.
# source bed888c8
word-double-check = échec double
# source 9e152a75
word-double-check-meaning = Deux pièces donnent échec en même temps. Seul un coup du roi peut aider.
# source e2b4edce
word-discovered-check = échec à la découverte
# source 9a689781
word-discovered-check-meaning = Une pièce s’écarte, et celle qui était derrière donne échec.
# source 2a186f87
word-checkmate = échec et mat
# source 3815e135
word-checkmate-meaning = Un roi en échec que rien ne peut sauver. La partie est finie.
# source 85bf2e03
word-stalemate = pat
# source ba79c24e
word-stalemate-meaning = Le joueur qui doit jouer n’a aucun coup et n’est pas en échec. La partie est nulle.
# source 4be78511
word-draw = nulle
# source 7a8e5fda
word-draw-meaning = Personne ne gagne : chaque joueur reçoit un demi-point.
# source 5cd1d4a8
word-dead-position = position morte
# source 8c6a5f80
word-dead-position-meaning = Une position où aucune suite de coups ne mène plus au mat.
# source d60bf11f
word-pin = clouage
# source 38669f6e
word-pin-meaning = Une pièce clouée ne peut pas quitter sa ligne, car son roi est derrière elle.
# source d4a805cd
word-fork = fourchette
# source 1ed5a05f
word-fork-meaning = Une pièce en attaque au moins deux autres en même temps.
# source fbffa88f
word-skewer = enfilade
# source 2f27ac52
word-skewer-meaning = Une pièce attaquée s’écarte, et celle qui était derrière est prise.
# source cb12b49b
word-block = interposition
# source 28eba0f6
word-block-meaning = Mettre une pièce entre le roi et la pièce qui donne échec.
# source 17d68eb0
word-flight = case de fuite
# source b0e8eb2f
word-flight-meaning = Une case sûre où un roi en échec peut aller.
# source a7b9ea5f
word-castling = roque
# source 8ddb8063
word-castling-meaning = Le roi et une tour bougent ensemble, une fois dans la partie.
# source 32516a88
word-castling-right = droit au roque
# source 6cbcd1bf
word-castling-right-meaning = Le roi et la tour le gardent tant qu’aucun des deux n’a bougé.
# source f838bba4
word-en-passant = prise en passant
# source c2a2f984
word-en-passant-meaning = Un pion prend celui qui l’a dépassé d’un double pas. Partout dans le monde, on le dit en français.
# source 44f3bc4f
word-promotion = promotion
# source f9f11df5
word-promotion-meaning = Un pion sur sa dernière rangée devient une dame, une tour, un fou ou un cavalier.
# source 1072cddf
word-underpromotion = sous-promotion
# source c00e16b6
word-underpromotion-meaning = À la promotion, on choisit une tour, un fou ou un cavalier.
# source 0493a148
word-double-step = double pas
# source ef249598
word-double-step-meaning = Un pion avance de deux cases depuis sa case de départ.
# source 43a49e04
word-last-row = dernière rangée
# source df7bb966
word-last-row-meaning = La huitième rangée pour les pions blancs, la première pour les noirs.
# source 6ed42f2b
word-exchange = échange
# source 44f557f5
word-exchange-meaning = Chaque camp prend une pièce de l’autre.
# source 80838d3f
word-value = valeur
# source 82d053b9
word-value-meaning = Ce que vaut une pièce : pion 1, cavalier et fou 3, tour 5, dame 9.
# source 57317b87
word-position = position
# source b9229fe4
word-position-meaning = La place de toutes les pièces, et le camp qui doit jouer.
# source e366c4b6
word-quiet-move = coup tranquille
# source bdd3e64b
word-quiet-move-meaning = Un coup qui ne prend rien et ne joue aucun pion.
# source c057a5c7
word-repetition = répétition
# source 52d4bddc
word-repetition-meaning = La même position revient.
# source c18d339e
word-perpetual-check = échec perpétuel
# source 6efeb3bf
word-perpetual-check-meaning = Échec après échec, sans fin. La partie devient nulle par répétition.
# source d744b993
word-claim = réclamation
# source f80ced27
word-claim-meaning = Dire que la partie est nulle d’après les règles, et le montrer.
# source 54b23312
word-draw-offer = proposition de nulle
# source 0c5fe67f
word-draw-offer-meaning = Demander à l’autre joueur : on fait nulle ?
# source 21fa1129
word-resign = abandon
# source 0941bf7c
word-resign-meaning = Dire : tu as gagné. Personne n’y est obligé.
# source 3ec2c087
word-touch-move = pièce touchée, pièce jouée
# source 9a3e8494
word-touch-move-meaning = Qui touche une pièce doit la jouer, si elle peut bouger.
# source bcd9eb82
word-adjust = j’adoube
# source 2e4baa07
word-adjust-meaning = On le dit avant de remettre une pièce bien droite. Ce mot français sert dans le monde entier.
# source e12b4e07
word-arbiter = arbitre
# source 4c07b941
word-arbiter-meaning = La personne qui aide avec les règles dans un tournoi.
# source 78047c17
word-clock = pendule
# source a49f3c27
word-clock-meaning = Deux horloges en une. Chacune montre le temps qui reste à un joueur.
# source 10a5abe0
word-house-rule = règle maison
# source 52b1d853
word-house-rule-meaning = Une règle choisie par une famille, une classe ou un club.
# source 030df4f0
word-laws = règles du jeu d’échecs
# source 24931746
word-laws-meaning = Les règles de la Fédération internationale des échecs, la FIDE. On les suit en tournoi.
# source 7f28c349
word-notation = notation
# source 7d6426b3
word-notation-meaning = Écrire les coups avec des lettres et des chiffres.
# source 8002403f
word-coordinates = coordonnées
# source c531032c
word-coordinates-meaning = Les lettres et les chiffres au bord de l’échiquier.
# source b422e8e7
word-opening = ouverture
# source 0f84575e
word-opening-meaning = Les premiers coups d’une partie, quand les pièces sortent.
# source 1f8e0f5f
word-endgame = finale
# source 69a2dbce
word-endgame-meaning = La fin d’une partie, quand il reste peu de pièces.
