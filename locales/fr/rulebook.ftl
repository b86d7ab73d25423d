### Le livre des règles : les cartes, les règles maison, les mots.

## Le livre des règles : son écran

book-search = Chercher dans les règles
book-nothing = Rien sur « { $query } » ici. Essaie un autre mot.
book-allowed = Permis
book-not-allowed = Pas permis
book-not-yet = Pas encore
book-ends = La partie est finie
book-draw = La partie est nulle
book-goes-on = La partie continue
book-before = Avant : { $moves }.
book-look = Regarde
book-written = On l’écrit ainsi : { $san }
book-try-promotion = Essaie : le pion de { $from } à { $to }. Il devient { PIECE($piece, form: "un") }.
book-yes = Oui, c’est permis.
book-touched = Tu as touché { PIECE($piece, form: "le") } en { $square }.
book-adjusted = « J’adoube ! » Puis tu as touché { PIECE($piece, form: "le") } en { $square }.
book-press = Appuie sur « { $action } ».
book-unsaid = Personne n’a dit « échec ».
book-under = Règles maison : { $rules }.
book-claim-threefold = Réclamer : trois fois
book-claim-fifty = Réclamer : cinquante coups
book-took-back = Le coup est repris.
book-house = Règles maison
book-laws = En tournoi (règles du jeu d’échecs)
book-sheets = Ce que disent certaines feuilles
book-lessons = Leçons sur cette règle
book-words = Les mots de cette carte
book-cards = Les règles avec ce mot
book-more = Encore dans le livre des règles
book-glossary = Les mots de A à Z

## Chapitres

chapter-board = L’échiquier et les coups
chapter-pieces = Les pièces
chapter-pawn = Le pion
chapter-check = Le roi et l’échec
chapter-castling = Le roque
chapter-ending = La fin de la partie
chapter-together = Jouer ensemble
chapter-writing = Écrire les coups
chapter-manners = Les bonnes manières
chapter-words = Les mots

## Les règles maison : comment elles s’appellent, et d’où elles viennent

profile-fide = Tournoi
profile-fide-online = En ligne
profile-club = Club
profile-sheet = Feuille courte
profile-print-and-play = À imprimer
profile-school = École
profile-family = Famille
origin-fide = Les règles du jeu d’échecs, comme en tournoi.
origin-fide-online = Les parties sur un ordinateur, qui compte pour les deux.
origin-club = Une feuille d’un club d’école.
origin-sheet = Une feuille de règles d’une page.
origin-print-and-play = Les règles d’un jeu à imprimer et à découper.
origin-school = Un tournoi d’école à élimination, sans arbitre.
origin-family = Un jeu en famille, jusqu’à quatre joueurs.

## Ce que disent certaines feuilles, et ce qui est vrai

sheet-knight-castles = Une feuille laisse roquer le cavalier. C’est une étourderie : on roque avec le roi et une tour.
sheet-next-to-rook = Une feuille met le roi à côté de la tour. Compte plutôt : le roi se déplace d’exactement deux cases.
sheet-take-king = Deux feuilles disent qu’on prend le roi. Aux échecs, jamais : le mat finit la partie avant.
sheet-reach = Une feuille demande où une pièce adverse peut aller. Ce qui compte, c’est où elle attaque : un pion avance droit, mais attaque en diagonale.
sheet-any-in-check = Une feuille parle de n’importe quelle pièce en échec. Seul un roi peut être en échec.
sheet-stalemate-twice = Une feuille cite le pat deux fois, comme s’il y en avait deux. Il n’y en a qu’un : aucun coup, et pas d’échec.
sheet-may-promote = Deux feuilles disent que le pion peut se transformer. Il le doit : sur sa dernière rangée, il ne reste jamais pion.
sheet-tip-king = Certains couchent leur roi pour abandonner. C’est plus clair de le dire.

## Ce que montre un échiquier à regarder

look-corner = h1 est une case claire. Elle est à la droite des Blancs.
look-queens = d1 est claire, donc c’est la place de la dame blanche. La noire est sur une case foncée, d8.
look-released = Le pion a été lâché en e4. Il ne peut plus aller en e3.
look-hands = Avant le premier coup, vous vous serrez la main.
look-thinking = Les Noirs réfléchissent. Les Blancs attendent sans bruit.

## Les règles auxquelles aucune raison ne mène : des cartes comme celles de `rules.ftl`

rule-board = L’échiquier a 64 cases. À la droite de chaque joueur, le coin est clair.
rule-setup = Huit pions sont devant huit pièces. Chaque dame commence sur sa couleur.
rule-attack = Une pièce attaque les cases où elle pourrait prendre. Une pièce clouée attaque aussi.
rule-in-check = Un roi attaqué est en échec. Son joueur doit l’aider tout de suite.
rule-three-ways = Écarte le roi, mets une pièce entre les deux ou prends l’attaquant.
rule-kings-apart = Deux rois ne sont jamais côte à côte. Une case entre eux reste libre.
rule-guarded = Le roi ne prend une pièce que si personne ne la protège.
rule-castling-rook = La tour qui roque peut être attaquée. Elle peut aussi traverser une case surveillée.
rule-same-position = La même position : mêmes pièces, même camp qui joue, mêmes droits.
rule-adjust = Dis d’abord « J’adoube ». Ensuite, tu peux remettre une pièce bien droite.
rule-one-hand = Chaque coup se joue d’une seule main, le roque aussi.
rule-take-back = En tournoi, on ne reprend pas ses coups. Entre amis, on peut décider autrement.
rule-say-check = Personne n’est obligé de dire « échec ». Il compte aussi sans un mot.
rule-not-allowed = Quelqu’un a joué un coup interdit ? Remettez tout en place et rejouez.
rule-written-square = Chaque case a une lettre et un chiffre. Pour un pion, écris seulement la case.
rule-written-piece = Écris la lettre de la pièce, puis sa case d’arrivée.
rule-written-capture = Un x veut dire qu’on a pris. Pour un pion, écris d’abord sa colonne.
rule-written-check = Le signe plus veut dire échec. Le dièse veut dire échec et mat.
rule-written-castling = O-O, c’est le petit roque. O-O-O, c’est le grand roque.
rule-written-promotion = Après la case, on écrit ce que devient le pion.
rule-written-two = Deux pièces pareilles pourraient y aller ? Ajoute la colonne ou la rangée.
rule-written-en-passant = Écris la case d’arrivée de ton pion, comme pour toute prise.
rule-hands = Serrez-vous la main avant et après la partie. Dites : bonne partie !
rule-quiet = Ne fais pas de bruit quand d’autres jouent. Ne les dérange pas, ne souffle rien.

## Les titres des cartes

card-board = L’échiquier
card-setup = Le départ des pièces
card-turns = Chacun son tour
card-capture = Prendre une pièce
card-attack = Ce que veut dire attaquer
card-bishop = Le fou
card-rook = La tour
card-queen = La dame
card-no-jump = Ne pas sauter
card-knight = Le cavalier
card-king = Le roi
card-pawn = Avancer et prendre
card-pawn-step = Un pas en avant
card-pawn-double = Deux pas au départ
card-pawn-capture = Prendre en diagonale
card-en-passant = Prise en passant : qui
card-en-passant-now = Prise en passant : quand
card-promotion = La promotion
card-in-check = En échec
card-check = Ton roi reste en sécurité
card-three-ways = Trois réponses à l’échec
card-kings-apart = Les rois gardent leurs distances
card-guarded = Une pièce protégée
card-king-stays = On ne prend jamais le roi
card-castling = Comment roquer
card-castling-never = Quand on ne roque plus jamais
card-castling-now = Quand le roque doit attendre
card-castling-rook = Ce qui ne gêne pas le roque
card-checkmate = L’échec et mat
card-stalemate = Le pat
card-dead-position = La position morte
card-threefold = Trois fois la même position
card-same-position = Quand c’est la même position
card-fivefold = Cinq fois la même position
card-fifty-moves = Cinquante coups tranquilles
card-seventy-five = Soixante-quinze coups tranquilles
card-agreement = La nulle par accord
card-resignation = Abandonner
card-touch-move = Pièce touchée, pièce jouée
card-release = Lâcher la pièce
card-castle-touch = Toucher pour roquer
card-adjust = « J’adoube »
card-one-hand = D’une seule main
card-take-back = Reprendre un coup
card-claims = Réclamer la nulle
card-say-check = Dire « échec »
card-not-allowed = Un coup qui n’est pas permis
card-written-square = Le nom des cases
card-written-piece = Les lettres des pièces
card-written-capture = x : une prise
card-written-check = + et # : échec et mat
card-written-castling = O-O : le roque
card-written-promotion = = : la promotion
card-written-two = Deux pièces pareilles
card-written-en-passant = e.p. : en passant
card-hands = Avant et après la partie
card-quiet = Laisse les autres réfléchir

## Les mots, et ce qu’ils veulent dire

word-square = case
word-square-meaning = L’un des 64 carrés de l’échiquier. Une case est claire ou foncée.
word-file = colonne
word-file-meaning = Huit cases à la suite, des Blancs vers les Noirs, avec une lettre de a à h.
word-rank = rangée
word-rank-meaning = Huit cases à la suite, de gauche à droite, avec un chiffre de 1 à 8.
word-diagonal = diagonale
word-diagonal-meaning = Des cases de la même couleur qui se touchent par les coins.
word-short-side = aile roi
word-short-side-meaning = La moitié de l’échiquier avec les colonnes e à h, où les rois commencent.
word-long-side = aile dame
word-long-side-meaning = La moitié de l’échiquier avec les colonnes a à d, où les dames commencent.
word-piece = pièce
word-piece-meaning = Un roi, une dame, une tour, un fou ou un cavalier. Souvent, on compte aussi les pions.
word-move = coup
word-move-meaning = Ce qu’un joueur fait à son tour : une pièce va sur une autre case.
word-ply = demi-coup
word-ply-meaning = Un coup d’un seul camp. Le coup des Blancs et la réponse des Noirs en font deux.
word-capture = prise
word-capture-meaning = Enlever une pièce adverse de l’échiquier en allant sur sa case.
word-attack = attaque
word-attack-meaning = Une pièce attaque une case quand elle pourrait y prendre quelque chose.
word-guard = protéger, surveiller
word-guard-meaning = Une pièce est protégée quand une pièce amie pourrait reprendre sur sa case. Une case surveillée est une case attaquée.
word-check = échec
word-check-meaning = Un roi est en échec tant qu’une pièce adverse l’attaque.
word-double-check = échec double
word-double-check-meaning = Deux pièces donnent échec en même temps. Seul un coup du roi peut aider.
word-discovered-check = échec à la découverte
word-discovered-check-meaning = Une pièce s’écarte, et celle qui était derrière donne échec.
word-checkmate = échec et mat
word-checkmate-meaning = Un roi en échec que rien ne peut sauver. La partie est finie.
word-stalemate = pat
word-stalemate-meaning = Le joueur qui doit jouer n’a aucun coup et n’est pas en échec. La partie est nulle.
word-draw = nulle
word-draw-meaning = Personne ne gagne : chaque joueur reçoit un demi-point.
word-dead-position = position morte
word-dead-position-meaning = Une position où aucune suite de coups ne mène plus au mat.
word-pin = clouage
word-pin-meaning = Une pièce clouée ne peut pas quitter sa ligne, car son roi est derrière elle.
word-fork = fourchette
word-fork-meaning = Une pièce en attaque deux autres en même temps.
word-skewer = enfilade
word-skewer-meaning = Une pièce attaquée s’écarte, et celle qui était derrière est prise.
word-block = interposition
word-block-meaning = Mettre une pièce entre le roi et la pièce qui donne échec.
word-flight = case de fuite
word-flight-meaning = Une case sûre où un roi en échec peut aller.
word-castling = roque
word-castling-meaning = Le roi et une tour bougent ensemble, une fois dans la partie.
word-castling-right = droit au roque
word-castling-right-meaning = Le roi et la tour le gardent tant qu’aucun des deux n’a bougé.
word-en-passant = prise en passant
word-en-passant-meaning = Un pion prend celui qui l’a dépassé d’un double pas. Partout dans le monde, on le dit en français.
word-promotion = promotion
word-promotion-meaning = Un pion sur sa dernière rangée devient une dame, une tour, un fou ou un cavalier.
word-double-step = double pas
word-double-step-meaning = Un pion avance de deux cases depuis sa case de départ.
word-last-row = dernière rangée
word-last-row-meaning = La huitième rangée pour les pions blancs, la première pour les noirs.
word-exchange = échange
word-exchange-meaning = Chaque camp prend une pièce de l’autre.
word-value = valeur
word-value-meaning = Ce que vaut une pièce : pion 1, cavalier et fou 3, tour 5, dame 9.
word-position = position
word-position-meaning = La place de toutes les pièces, et le camp qui doit jouer.
word-quiet-move = coup tranquille
word-quiet-move-meaning = Un coup sans prise et sans pion.
word-repetition = répétition
word-repetition-meaning = La même position revient.
word-claim = réclamation
word-claim-meaning = Dire que la partie est nulle d’après les règles, et le montrer.
word-draw-offer = proposition de nulle
word-draw-offer-meaning = Demander à l’autre joueur : on fait nulle ?
word-resign = abandon
word-resign-meaning = Dire : tu as gagné. Personne n’y est obligé.
word-touch-move = pièce touchée, pièce jouée
word-touch-move-meaning = Qui touche une pièce doit la jouer.
word-adjust = j’adoube
word-adjust-meaning = On le dit avant de remettre une pièce bien droite. Ce mot français sert dans le monde entier.
word-arbiter = arbitre
word-arbiter-meaning = La personne qui aide avec les règles dans un tournoi.
word-clock = pendule
word-clock-meaning = Deux horloges en une. Chacune montre le temps qui reste à un joueur.
word-house-rule = règle maison
word-house-rule-meaning = Une règle choisie par une famille, une classe ou un club.
word-laws = règles du jeu d’échecs
word-laws-meaning = Les règles de la Fédération internationale des échecs, la FIDE. On les suit en tournoi.
word-notation = notation
word-notation-meaning = Écrire les coups avec des lettres et des chiffres.
word-coordinates = coordonnées
word-coordinates-meaning = Les lettres et les chiffres au bord de l’échiquier.
word-opening = ouverture
word-opening-meaning = Les premiers coups d’une partie, quand les pièces sortent.
word-endgame = finale
word-endgame-meaning = La fin d’une partie, quand il reste peu de pièces.
