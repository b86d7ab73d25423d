### Pourquoi un coup est refusé, comment une partie finit, et les règles avec des mots d’enfant.
###
### Commence par ce que l’enfant peut faire, ou par « Pas encore : ». Nomme la case et la pièce.
### Deux phrases au plus. $men sont des pièces avec leur case : { MEN($men, form: "le") }.

## Comment une partie finit

ending-checkmate = { $side ->
    [white] Échec et mat : plus rien n’arrête { MEN($men, form: "le") }. Les Noirs gagnent.
   *[black] Échec et mat : plus rien n’arrête { MEN($men, form: "le") }. Les Blancs gagnent.
 }
ending-checkmate-of-several = { $side ->
    [white] Échec et mat : le roi blanc ne peut plus rien contre { MEN($men, form: "le") }.
    [blue] Échec et mat : le roi bleu ne peut plus rien contre { MEN($men, form: "le") }.
    [yellow] Échec et mat : le roi jaune ne peut plus rien contre { MEN($men, form: "le") }.
   *[black] Échec et mat : le roi noir ne peut plus rien contre { MEN($men, form: "le") }.
 }
ending-stalemate = { $side ->
    [white] Pat : les Blancs n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
    [blue] Pat : les Bleus n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
    [yellow] Pat : les Jaunes n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
   *[black] Pat : les Noirs n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
 }
ending-dead-position = Position morte : aucune suite de coups ne mène plus au mat. La partie est nulle.
ending-dead-position-men = { COUNT($men) ->
    [one] À part les rois, il ne reste que { MEN($men, form: "le") }. Personne ne peut mater : la partie est nulle.
   *[other] À part les rois, il ne reste que { MEN($men, form: "le") }. Personne ne peut mater : la partie est nulle.
 }
ending-dead-position-kings = Il ne reste que les deux rois. Personne ne peut mater : la partie est nulle.
ending-fivefold = La même position est là pour la cinquième fois. La partie est nulle.
ending-seventy-five = Soixante-quinze coups chacun, sans prise ni coup de pion. La partie est nulle.
ending-threefold = La même position est arrivée trois fois. La partie est nulle.
ending-fifty-moves = Cinquante coups chacun, sans prise ni coup de pion. La partie est nulle.
ending-threefold-moves = Les mêmes coups ont été joués trois fois de suite. Avec cette règle maison, la partie est nulle.
ending-threefold-at-once = La même position est là pour la troisième fois. Avec cette règle maison, la partie est aussitôt nulle.
ending-threefold-pieces = Les mêmes pièces ont été trois fois sur les mêmes cases. Avec cette règle maison, cela suffit pour la nulle.
ending-fivefold-pieces = Les mêmes pièces sont sur les mêmes cases pour la cinquième fois. Avec cette règle maison, cela suffit pour la nulle.
ending-fifty-moves-at-once = Cinquante coups chacun, sans prise ni coup de pion. Avec cette règle maison, la partie est aussitôt nulle.
ending-fifty-moves-reset = Cinquante coups chacun, sans prise ni promotion. Ici, les coups de pion comptent aussi, et la partie est nulle.
ending-seventy-five-reset = Soixante-quinze coups chacun, sans prise ni promotion. Ici, les coups de pion comptent aussi, et la partie est nulle.
ending-agreement = Les deux joueurs sont d’accord : la partie est nulle.
ending-resignation = { $side ->
    [white] Les Blancs abandonnent. Les Noirs gagnent.
   *[black] Les Noirs abandonnent. Les Blancs gagnent.
 }
ending-resignation-draw = Un camp abandonne, mais l’autre ne pourrait jamais mater. La partie est nulle.

## Réclamer la nulle, et les pièces touchées

claim-off = Avec ces règles, personne ne peut réclamer la nulle.
claim-not-mentioned = Ces règles ne disent rien des nulles réclamées. Mettez-vous d’accord avant la prochaine partie.
claim-agreement-off = Avec ces règles, il n’y a pas de nulle par accord.
claim-resign-off = Avec ces règles, personne n’abandonne. On continue !
claim-not-your-turn = { $side ->
    [white] Attends ton tour : maintenant, seuls les Blancs peuvent réclamer la nulle.
    [blue] Attends ton tour : maintenant, seuls les Bleus peuvent réclamer la nulle.
    [yellow] Attends ton tour : maintenant, seuls les Jaunes peuvent réclamer la nulle.
   *[black] Attends ton tour : maintenant, seuls les Noirs peuvent réclamer la nulle.
 }
claim-not-your-move = { $side ->
    [white] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Blancs le peuvent : c’est leur tour.
    [blue] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Bleus le peuvent : c’est leur tour.
    [yellow] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Jaunes le peuvent : c’est leur tour.
   *[black] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Noirs le peuvent : c’est leur tour.
 }
claim-count-too-low = { $times ->
    [one] Pas encore : cette position est là pour la première fois. Il en faut trois.
   *[other] Pas encore : cette position est arrivée { $times } fois. Il en faut trois.
 }
claim-count-too-low-then = { $times ->
    [one] Pas encore : cette position serait nouvelle. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : cela ne fait que { $times } fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
claim-moves-too-low = { $times ->
    [one] Pas encore : ici, il faut les mêmes coups trois fois de suite. Vous en êtes à une fois.
   *[other] Pas encore : ici, il faut les mêmes coups trois fois de suite. Vous en êtes à { $times } fois.
 }
claim-moves-too-low-then = { $times ->
    [one] Pas encore : ici, il faut les mêmes coups trois fois de suite. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : les mêmes coups ne seraient joués que { $times } fois de suite. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
claim-pieces-too-low = { $times ->
    [one] Pas encore : il faut trois fois les mêmes pièces sur les mêmes cases. C’est la première fois.
   *[other] Pas encore : il faut trois fois les mêmes pièces sur les mêmes cases. Pour l’instant, c’est { $times } fois.
 }
claim-pieces-too-low-then = { $times ->
    [one] Pas encore : les pièces seraient ainsi pour la première fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : les pièces ne seraient ainsi que { $times } fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
claim-fifty-too-low = { $moves ->
    [one] Pas encore : { $moves } coup tranquille chacun. Il en faut cinquante.
   *[other] Pas encore : { $moves } coups tranquilles chacun. Il en faut cinquante.
 }
claim-fifty-too-low-then = { $moves ->
    [one] Pas encore : seulement { $moves } coup tranquille chacun. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : seulement { $moves } coups tranquilles chacun. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
claim-fifty-reset-too-low = { $moves ->
    [one] Pas encore : { $moves } coup chacun sans prise ni promotion. Il en faut cinquante.
   *[other] Pas encore : { $moves } coups chacun sans prise ni promotion. Il en faut cinquante.
 }
claim-fifty-reset-too-low-then = { $moves ->
    [one] Pas encore : seulement { $moves } coup chacun sans prise ni promotion. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : seulement { $moves } coups chacun sans prise ni promotion. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
claim-lost-by-touch = Tu as touché une pièce : joue d’abord. Tu pourras réclamer la nulle à ton prochain tour.
claim-too-early = Pas encore : chaque joueur joue d’abord un coup.
claim-several-left = D’autres jouent encore. La partie continue sans toi.
touched-piece-must-move = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "ton") } en { $square }, alors tu la joues.
   *[masculine] Tu as touché { PIECE($piece, form: "ton") } en { $square }, alors tu le joues.
 }
touched-piece-must-move-castle = Tu as touché ton roi puis ta tour, alors tu roques.
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "le") } en { $square }, alors tu la prends.
   *[masculine] Tu as touché { PIECE($piece, form: "le") } en { $square }, alors tu le prends.
 }
touched-piece-must-be-captured-with = Tu as touché les deux : { PIECE($by, form: "ton") } prend { PIECE($piece, form: "le") } en { $square }.
released-final = { GENDER($piece) ->
    [feminine] Tu as lâché { PIECE($piece, form: "ton") } en { $square }, alors elle y reste.
   *[masculine] Tu as lâché { PIECE($piece, form: "ton") } en { $square }, alors il y reste.
 }
nothing-released = Joue d’abord ton coup sur l’échiquier.
takeback-never = Un coup joué reste joué.
takeback-needs-consent = Demande d’abord : l’autre joueur doit être d’accord.
check-forgotten = C’était échec. Il est poli de le dire.
check-does-not-bind = Tu n’as pas dit « échec », alors personne n’a à y répondre.

## Pourquoi un coup est permis, même s’il fait peur

allowed-castle = Le chemin du roi vers { $square } est libre et sûr.
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque la tour en { $square }. Ce n’est pas grave : seul le chemin du roi compte.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent la tour en { $square }. Ce n’est pas grave : seul le chemin du roi compte.
 }
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque { $square }, mais seule la tour y passe. Seul le chemin du roi compte.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent { $square }, mais seule la tour y passe. Seul le chemin du roi compte.
 }
allowed-en-passant = Le pion en { $pawn } vient d’avancer de deux cases. Ton pion le prend en passant, en { $square }.
allowed-takes-checker = { PIECE($piece, form: "le", cap: 1) } prend { PIECE($captured, form: "le") } en { $square }. Le roi n’est plus en échec.
allowed-blocks = { PIECE($piece, form: "le", cap: 1) } se met entre les deux, en { $square }. Le roi n’est plus en échec.
allowed-pinned = { PIECE($piece, form: "le", cap: 1) } en { $from } protège son roi. Même après ce coup en { $to }, le roi reste à l’abri.
allowed-pawn-takes = Un pion prend en diagonale. En { $square }, il y a { PIECE($captured, form: "un") }.
allowed-pawn-two = Depuis { $from }, un pion peut avancer de deux cases. Le chemin vers { $square } est libre.
allowed-king-takes = { GENDER($captured) ->
    [feminine] Personne ne protège { PIECE($captured, form: "le") } en { $square }. Alors le roi peut la prendre.
   *[masculine] Personne ne protège { PIECE($captured, form: "le") } en { $square }. Alors le roi peut le prendre.
 }
allowed-king-steps = Personne n’attaque { $square }. Alors le roi peut y aller.
allowed-knight = Le cavalier saute par-dessus les autres pièces. Alors il peut aller en { $square }.
allowed-way = Rien ne l’interdit : le chemin { PIECE($piece, form: "du") } vers { $square } est libre.
allowed-way-safe = Rien ne l’interdit : le chemin { PIECE($piece, form: "du") } vers { $square } est libre. Ton roi reste à l’abri.

## Ce qu’est une position, et pourquoi

standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque le roi en { $square } : c’est échec.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent le roi en { $square } : c’est échec.
 }
standing-not-attacked = Personne n’attaque le roi en { $square } : il n’est pas en échec.
standing-no-way-out = Le roi est attaqué et n’a aucune issue : c’est mat.
standing-no-move = Pas d’échec, et il ne reste aucun coup : c’est pat.
standing-can-run = Le roi peut encore aller en { $square }.
standing-can-take = { MEN($men, form: "le", cap: 1) } peut encore prendre { PIECE($piece, form: "le") } en { $square }.
standing-can-block = { MEN($men, form: "le", cap: 1) } peut encore bloquer en { $square }.
standing-can-move = { MEN($men, form: "le", cap: 1) } peut encore aller en { $square }.

## À qui de jouer

reason-game-over = { $side ->
    [white] La partie est finie : les Blancs sont mat. Recommence pour rejouer.
    [blue] La partie est finie : les Bleus sont mat. Recommence pour rejouer.
    [yellow] La partie est finie : les Jaunes sont mat. Recommence pour rejouer.
   *[black] La partie est finie : les Noirs sont mat. Recommence pour rejouer.
 }
reason-game-over-stalemate = { $side ->
    [white] La partie est finie : les Blancs sont pat. Elle est nulle.
    [blue] La partie est finie : les Bleus sont pat. Elle est nulle.
    [yellow] La partie est finie : les Jaunes sont pat. Elle est nulle.
   *[black] La partie est finie : les Noirs sont pat. Elle est nulle.
 }
reason-game-over-dead-position = La partie est finie : plus personne ne peut mater. Elle est nulle.
reason-game-over-fivefold = La partie est finie : cette position est arrivée cinq fois. Elle est nulle.
reason-game-over-seventy-five = La partie est finie : soixante-quinze coups tranquilles chacun. Elle est nulle.
reason-game-over-threefold = La partie est finie : cette position est arrivée trois fois. Elle est nulle.
reason-game-over-fifty-moves = La partie est finie : cinquante coups tranquilles chacun. Elle est nulle.
reason-game-over-agreement = La partie est finie : vous étiez d’accord pour la nulle.
reason-game-over-resignation = { $side ->
    [white] La partie est finie : les Blancs ont abandonné. Recommence pour rejouer.
    [blue] La partie est finie : les Bleus ont abandonné. Recommence pour rejouer.
    [yellow] La partie est finie : les Jaunes ont abandonné. Recommence pour rejouer.
   *[black] La partie est finie : les Noirs ont abandonné. Recommence pour rejouer.
 }
reason-game-over-resignation-draw = La partie est finie : elle est nulle. Un camp a abandonné, mais l’autre ne pouvait pas gagner.
reason-no-piece = Choisis une case avec une pièce. { $square } est vide.
reason-not-your-piece = { $side ->
    [white] Choisis une pièce blanche : c’est aux Blancs de jouer. { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Noirs.
   *[black] Choisis une pièce noire : c’est aux Noirs de jouer. { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Blancs.
 }
reason-same-square = Choisis une autre case. Rester en { $square } n’est pas un coup.

## Le roque

reason-castle-king-moved = Plus maintenant : ton roi a déjà bougé. Seul un roi qui n’a jamais bougé peut roquer.
reason-castle-king-moved-castled = Pas deux fois : ton roi a déjà roqué.
reason-castle-rook-captured = Plus maintenant : { PIECE($piece, form: "un") } a pris la tour qui était en { $square }.
reason-castle-rook-moved = Plus maintenant : la tour de { $square } a déjà bougé. Pour roquer, il faut une tour qui n’a jamais bougé.
reason-castle-no-rook = Pour roquer, il faut ta tour en { $square }. Cette case est vide.
reason-castle-no-rook-other = Pour roquer, il faut ta propre tour en { $square }. { PIECE($piece, form: "le", cap: 1) } qui s’y trouve ne peut pas roquer.
reason-castle-right-lost = Pas ici : ton roi ou la tour de { $square } a déjà bougé.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } barre le chemin. Libère d’abord le passage.
   *[other] Pas encore : { MEN($men, form: "le") } barrent le chemin. Libère d’abord le passage.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } donne échec. On ne roque pas quand on est en échec.
   *[other] Pas encore : { MEN($men, form: "le") } donnent échec. On ne roque pas quand on est en échec.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Pas encore : le roi passerait par { $square }. { MEN($men, form: "le", cap: 1) } attaque cette case.
   *[other] Pas encore : le roi passerait par { $square }. { MEN($men, form: "le", cap: 1) } attaquent cette case.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Pas encore : le roi arriverait en { $square }. { MEN($men, form: "le", cap: 1) } attaque cette case.
   *[other] Pas encore : le roi arriverait en { $square }. { MEN($men, form: "le", cap: 1) } attaquent cette case.
 }

## La marche des pièces

reason-own-piece-on-target = Prends seulement les pièces adverses. { PIECE($piece, form: "ton", cap: 1) } est déjà en { $square }.
reason-king-on-rook = Pour roquer, avance ton roi de deux cases, en { $square }. La tour saute ensuite par-dessus.
reason-king-on-rook-away = Ta tour est déjà en { $square }. Le roi roque depuis { $home } : deux cases vers une tour.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Le fou va en diagonale. De { $from } à { $to }, ce n’est pas une diagonale.
    [rook] La tour monte, descend ou va de côté. De { $from } à { $to }, ce n’est rien de tout cela.
    [queen] La dame va tout droit ou en diagonale. De { $from } à { $to }, ce n’est ni l’un ni l’autre.
    [knight] Le cavalier saute : deux cases tout droit et une de côté. De { $from } à { $to }, ce n’est pas un saut de cavalier.
   *[other] { PIECE($piece, form: "le", cap: 1) } en { $from } ne va pas de cette façon en { $to }.
 }
reason-path-blocked = { PIECE($piece, form: "le", cap: 1) } ne peut pas sauter. { PIECE($blocker, form: "le", cap: 1) } en { $square } barre le chemin.
reason-path-blocked-own = { PIECE($piece, form: "le", cap: 1) } ne peut pas sauter. { PIECE($blocker, form: "ton", cap: 1) } en { $square } barre le chemin.
reason-king-too-far = Le roi se déplace d’une case. De { $from } à { $to }, c’est trop loin.
reason-king-too-far-castle = Le roi se déplace d’une case. Il ne peut roquer que depuis { $square }.

## Les pions

reason-pawn-backward = Les pions vont seulement en avant. Le pion en { $from } ne peut pas reculer.
reason-pawn-sideways = Les pions vont tout droit. Le pion en { $from } ne peut pas aller de côté.
reason-pawn-double-not-from-start = Le pion en { $from } avance d’une case. Deux cases, c’est seulement depuis la rangée { $row }.
reason-pawn-too-far = Un pion avance d’une case, ou de deux au départ. De { $from } à { $to }, c’est trop loin.
reason-pawn-double-not-from-start-at-the-side = Le pion en { $from } avance d’une case. Il n’avance de deux que depuis sa case de départ.
reason-pawn-too-far-for-two = Les pions avancent d’une ou de deux cases. De { $from } à { $to }, c’est trop loin.
reason-pawn-cant-move-that-way = Un pion avance droit devant et prend en diagonale, d’une case. Il ne va pas de { $from } à { $to }.
reason-pawn-takes-elsewhere = Les pions prennent en diagonale, une case en avant. Celui-ci ne va pas de { $from } à { $to }.
reason-pawn-double-blocked = Pas encore : les deux cases doivent être vides. Il y a { PIECE($piece, form: "un") } en { $square }.
reason-pawn-cant-capture-straight = Les pions prennent en diagonale, pas tout droit. { PIECE($piece, form: "le", cap: 1) } en { $square } barre le chemin.
reason-pawn-cant-capture-straight-but = Les pions prennent en diagonale : regarde { LIST($captures) }. Tout droit, { $square } est occupée.
reason-pawn-diagonal-needs-capture = Un pion ne va en diagonale que pour prendre. { $square } est vide.
reason-ep-beside-only = Ici, seul un pion juste à côté prend en passant. En { $square }, le tien ne peut pas.
reason-ep-next-only = Trop tard : ici, seul le joueur suivant prend en passant. En { $square }, l’occasion est passée.

## La prise en passant

reason-ep-not-a-pawn = On ne prend en passant qu’un pion. Il y a { PIECE($piece, form: "un") } en { $square }.
reason-ep-chance-lost = Trop tard : cela ne se fait que juste après un double pas. Le pion en { $square } reste.
reason-ep-turn-over = Trop tard : chaque joueur n’a qu’un tour pour cela. Le pion en { $square } reste.
reason-ep-pawn-did-not-double-step = On ne prend en passant qu’après un double pas. Ce pion venait de { $from } et s’est arrêté en { $square }.
reason-ep-not-available = On ne prend en passant que juste après un double pas. Le pion en { $square } ne vient pas d’en faire un.

## Le roi en sécurité

reason-cant-capture-king = On ne prend jamais un roi. Le roi en { $square } reste.
reason-king-captures-protected = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } protège { PIECE($piece, form: "le") } en { $square }.
   *[other] Pas encore : { MEN($men, form: "le") } protègent { PIECE($piece, form: "le") } en { $square }.
 }
reason-king-next-to-king = Les rois gardent leurs distances. L’autre roi en { $king } surveille { $square }.
reason-king-stays-on-line = Quitte la ligne : { PIECE($piece, form: "le") } en { $from } atteint encore { $square }.
reason-king-into-attack = { COUNT($men) ->
    [one] Cherche une case sûre : { MEN($men, form: "le") } surveille { $square }.
   *[other] Cherche une case sûre : { MEN($men, form: "le") } surveillent { $square }.
 }
reason-double-check-king-must-move = Joue le roi : { MEN($men, form: "le") } donnent échec ensemble.
reason-still-in-check = { $ways ->
    [run] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Le roi peut s’écarter.
    [take] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Tu peux prendre cette pièce.
    [block] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Tu peux mettre une pièce entre les deux.
    [run-take] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Écarte ton roi ou prends cette pièce.
    [run-block] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Écarte ton roi ou mets une pièce entre les deux.
    [take-block] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Prends cette pièce ou mets-en une autre entre les deux.
    [run-take-block] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec. Écarte le roi, prends cette pièce ou mets-en une entre les deux.
   *[none] Sauve d’abord ton roi : { PIECE($piece, form: "le") } en { $square } donne échec.
 }
reason-ep-exposes-king = { COUNT($men) ->
    [one] Pas encore : les deux pions quitteraient la ligne. Alors { MEN($men, form: "le") } attaquerait ton roi.
   *[other] Pas encore : les deux pions quitteraient la ligne. Alors { MEN($men, form: "le") } attaqueraient ton roi.
 }
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Pas encore : { PIECE($piece, form: "le") } en { $square } ne serait plus là. Alors { MEN($men, form: "le") } attaquerait ton roi.
   *[other] Pas encore : { PIECE($piece, form: "le") } en { $square } ne serait plus là. Alors { MEN($men, form: "le") } attaqueraient ton roi.
 }
reason-pinned = { GENDER($piece) ->
    [feminine] Pas encore : { PIECE($piece, form: "ton") } en { $square } doit rester. Elle protège le roi contre { MEN($men, form: "le") }.
   *[masculine] Pas encore : { PIECE($piece, form: "ton") } en { $square } doit rester. Il protège le roi contre { MEN($men, form: "le") }.
 }
reason-pinned-line = { GENDER($piece) ->
    [feminine] Reste sur la ligne avec { PIECE($piece, form: "ton") } en { $square }. Elle protège le roi contre { MEN($men, form: "le") }.
   *[masculine] Reste sur la ligne avec { PIECE($piece, form: "ton") } en { $square }. Il protège le roi contre { MEN($men, form: "le") }.
 }

## La promotion

reason-promotion-piece-missing = Le pion va en { $square }. Choisis une dame, une tour, un fou ou un cavalier.
reason-promotion-piece-invalid = { $piece ->
    [pawn] Choisis une dame, une tour, un fou ou un cavalier. Ton pion ne peut pas rester pion.
   *[other] Choisis une dame, une tour, un fou ou un cavalier. Un pion ne devient jamais { PIECE($piece, form: "un") }.
 }
reason-promotion-not-allowed = Seul un pion sur sa dernière rangée se transforme. En { $square }, rien ne change.
reason-promotion-row-here = Dans ce jeu, en { $square }, un pion se transforme déjà. Choisis une dame, une tour, un fou ou un cavalier.
reason-promotion-row-not = Joue le pion tel quel. Dans ce jeu, en { $square }, aucun ne se transforme.

## Ce qu’il faudrait changer

change-title = Qu’est-ce qu’il faudrait changer ?
change-remove = Il faudrait enlever { PIECE($piece, form: "le") } en { $square }. Alors ce serait permis.
change-shift = Il faudrait que { PIECE($piece, form: "le") } soit en { $to }, pas en { $from }. Alors ce serait permis.
change-turn = Il faudrait que ce soit à l’autre camp de jouer. Alors ce serait permis.
change-castling = Il faudrait que le roi et la tour n’aient jamais bougé. Alors tu pourrais roquer.
change-passed = Il faudrait que le pion vienne de passer { $square } d’un double pas. Alors tu pourrais le prendre en passant.
change-none = Enlever une pièce ou la déplacer d’une case ne suffit pas.

## Les cartes derrière « Montre-moi la règle »

rule-title = Règles du jeu d’échecs, article { $article }
rule-turns = Les Blancs commencent, puis on joue chacun son tour. Chaque fois, c’est un seul coup, avec une de ses pièces.
rule-capture = Ne va jamais sur ta propre pièce. Pour prendre une pièce adverse, va sur sa case.
rule-bishop = Le fou va en diagonale. Il avance tant que le chemin est libre.
rule-rook = La tour va tout droit : en avant, en arrière ou de côté. Elle avance tant que le chemin est libre.
rule-queen = La dame va tout droit ou en diagonale. Elle avance tant que le chemin est libre.
rule-no-jump = Fou, tour et dame ne sautent jamais par-dessus une pièce.
rule-knight = Le cavalier saute : deux cases tout droit et une de côté. Il passe par-dessus les autres pièces.
rule-pawn = Le pion avance tout droit et prend en diagonale. Il ne recule jamais.
rule-pawn-step = Le pion avance d’une case tout droit, vers une case vide.
rule-pawn-double = À son premier coup, un pion peut avancer de deux cases. Les deux cases doivent être vides.
rule-pawn-capture = Un pion prend en diagonale, une case en avant. Il ne va en diagonale que pour prendre.
rule-en-passant = Un pion dépasse le tien d’un double pas ? Prends-le comme s’il avait fait un seul pas.
rule-en-passant-now = La prise en passant n’est permise qu’au coup juste après.
rule-promotion = Un pion sur sa dernière rangée se transforme. Choisis une dame, une tour, un fou ou un cavalier.
rule-king = Le roi se déplace d’une case, dans toutes les directions. Seul le roque le déplace de deux cases.
rule-castling = Roque : le roi se déplace de deux cases vers une tour. La tour se pose sur la case que le roi a traversée.
rule-castling-never = Un roi qui a bougé ne roque plus jamais. Une tour qui a bougé non plus.
rule-castling-now = Départ, passage, arrivée : aucune case du roi ne doit être attaquée. Entre le roi et la tour, tout doit être vide.
rule-check = Après ton coup, ton propre roi ne doit pas être attaqué.
rule-king-stays = On ne prend jamais le roi. La partie finit quand il est mat.
rule-checkmate = Un roi attaqué que rien ne peut sauver est échec et mat. La partie finit aussitôt.
rule-stalemate = Aucun coup possible, mais pas d’échec : c’est pat. La partie est nulle.
rule-dead-position = Aucune suite de coups ne mène plus au mat ? Alors la partie est nulle.
rule-fivefold = La même position pour la cinquième fois : la partie est nulle. Personne n’a besoin de le demander.
rule-seventy-five = Soixante-quinze coups chacun, sans prise ni coup de pion : nulle. Le mat passe avant.
rule-threefold = La même position arrive pour la troisième fois ? À ton tour, tu peux réclamer la nulle.
rule-fifty-moves = Cinquante coups chacun, sans prise ni coup de pion ? Tu peux réclamer la nulle.
rule-agreement = Les deux joueurs peuvent se mettre d’accord pour la nulle. Avant, chacun doit avoir joué un coup.
rule-resignation = Tu peux abandonner : l’autre camp gagne. S’il ne peut jamais mater, la partie est nulle.
rule-claims = On réclame la nulle à son tour, avant de toucher une pièce.
rule-touch-move = Si tu touches une pièce que tu peux jouer, joue-la. Si tu touches une pièce que tu peux prendre, prends-la.
rule-release = Une pièce lâchée sur sa nouvelle case y reste.
rule-castle-touch = Pour roquer, touche d’abord ton roi, puis la tour.

## Les règles maison
##
## Le nom d’un point, et comment chaque règlement le lit. Deux lectures sont côte à côte.

house-repetition = La même position, encore une fois
house-repetition-fide-position = Une position arrive pour la troisième fois : on peut réclamer la nulle.
house-repetition-club-sequence = Chacun joue trois fois de suite les mêmes coups : on peut réclamer la nulle.
house-repetition-automatic = Une position arrive pour la troisième fois : la partie est aussitôt nulle.
house-same-position = Quand deux positions sont les mêmes
house-same-position-fide = Pièces, camp qui joue, roque et prise en passant : tout doit être pareil.
house-same-position-disposition-only = Mêmes pièces, mêmes cases, même camp qui joue : cela suffit.
house-fifty-reset = Ce qui remet à zéro le compte des coups tranquilles
house-fifty-reset-pawn-or-capture = Chaque prise et chaque coup de pion remet le compte à zéro.
house-fifty-reset-promotion-or-capture = Seule une prise ou une promotion remet le compte à zéro.
house-fifty-effect = Cinquante coups tranquilles chacun
house-fifty-effect-claim = On peut réclamer la nulle.
house-fifty-effect-automatic = La partie est aussitôt nulle.
house-fivefold = La même position pour la cinquième fois
house-fivefold-on = La partie est nulle, et personne n’a besoin de le demander.
house-fivefold-off = La partie continue jusqu’à ce que quelqu’un réclame la nulle.
house-seventy-five = Soixante-quinze coups tranquilles chacun
house-seventy-five-on = La partie est nulle, et personne n’a besoin de le demander.
house-seventy-five-off = La partie continue, même si c’est très long.
house-claims = Réclamer la nulle
house-claims-on = On peut réclamer la nulle par répétition ou après cinquante coups.
house-claims-off = Personne ne peut réclamer la nulle.
house-claims-not-mentioned = Rien n’est dit : décidez avant la partie si on peut réclamer la nulle.
house-claim-by = Qui peut réclamer la nulle
house-claim-by-player-to-move = Seulement le joueur dont c’est le tour.
house-claim-by-any-player = N’importe quel joueur, à tout moment.
house-dead-position = Quand plus personne ne peut mater
house-dead-position-full = La partie est nulle dès qu’aucune suite de coups ne mène au mat.
house-dead-position-material-four = Quatre cas seulement : rois seuls, un fou, un cavalier, ou un fou chacun sur la même couleur.
house-dead-position-off = On continue à jouer.
house-agreement = La nulle par accord
house-agreement-on = Les deux joueurs peuvent se mettre d’accord pour la nulle.
house-agreement-off = Il n’y a pas de nulle par accord.
house-agreement-not-mentioned = Rien n’est dit : mettez-vous d’accord avant la partie.
house-resign = Abandonner
house-resign-on = On peut abandonner.
house-resign-off = Personne n’abandonne : on joue jusqu’au bout.
house-resign-not-mentioned = Rien n’est dit : mettez-vous d’accord avant la partie. Personne n’est forcé de continuer.
house-resign-vs-unwinnable = Abandonner quand l’autre ne peut plus gagner
house-resign-vs-unwinnable-draw = La partie est nulle.
house-resign-vs-unwinnable-loss = L’autre camp gagne quand même.
house-promotion-set = Ce qu’un pion peut devenir
house-promotion-set-qrbn = Une dame, une tour, un fou ou un cavalier.
house-promotion-set-qrbnp = Une dame, une tour, un fou, un cavalier, ou il reste pion.
house-promotion-compulsory = Le pion doit-il se transformer ?
house-promotion-compulsory-true = Oui : sur la dernière rangée, un pion devient toujours une autre pièce.
house-promotion-compulsory-false = Non : le joueur peut le laisser pion.
house-touch = Toucher une pièce
house-touch-touch-move = Si tu touches une pièce, tu dois la jouer ou la prendre.
house-touch-release-final = On peut toucher et réfléchir ; pièce lâchée, coup joué.
house-touch-free-until-confirm = Essaie ce que tu veux, puis dis : c’est mon coup.
house-takeback = Reprendre un coup
house-takeback-never = Jamais.
house-takeback-opponent-agrees = Seulement si l’autre joueur est d’accord.
house-takeback-free = Quand tu veux.
house-announce-check = Dire « échec »
house-announce-check-off = Personne n’est obligé de le dire.
house-announce-check-courtesy = Il est poli de le dire.
house-announce-check-required-to-bind = Si personne n’a dit « échec », on n’a pas à y répondre.

## Le jeu en famille

reason-off-board = Reste sur l’échiquier : là, il n’y a pas de case.
reason-ally-piece-on-target = { PIECE($piece, form: "le", cap: 1) } de ton partenaire est en { $square }. Entre partenaires, on ne se prend pas de pièces.
reason-path-crosses-corner = Le coin gêne : { PIECE($piece, form: "ton") } ne va pas de { $from } à { $to }.
reason-corner-squeeze = Dans ce jeu, on ne passe pas un coin intérieur. { PIECE($piece, form: "ton", cap: 1) } ne va pas de { $from } à { $to }.
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "le", cap: 1) } en { $square } dort, car son joueur est absent. Seul un pion peut prendre cette pièce.
reason-rule3-king-double-attack = Un seul joueur peut attaquer le roi en { $king }. Ici, ils seraient plusieurs : { MEN($men, form: "le") }.
reason-sleepers-guard = Attention aux pièces endormies : dans ce jeu, elles surveillent encore. Danger pour ton roi : { MEN($men, form: "le") }.
reason-commanded-guard = Attention aux pièces qui ont changé de joueur : elles se battent encore. Danger pour ton roi : { MEN($men, form: "le") }.
house-check-call = Qui dit « échec »
house-check-call-by-hand = Le joueur le dit lui-même, avec son coup.
house-check-call-auto = Le programme le dit tout seul.
house-call-window = Jusqu’à quand on peut encore dire « échec »
house-call-window-next-move = Jusqu’au coup du joueur suivant.
house-call-window-until-victim-moves = Jusqu’au coup du joueur en échec.
house-silent-check-capture = Un roi en échec, et personne ne l’a dit
house-silent-check-capture-false = On ne prend jamais le roi.
house-silent-check-capture-true = On peut prendre le roi, et son joueur est éliminé.
house-double-step = Quand un pion peut avancer de deux cases
house-double-step-first-move = Seulement à son premier coup.
house-double-step-any-time = À tout moment, depuis n’importe quelle case.
house-ep-geometry = Quels pions peuvent prendre en passant
house-ep-geometry-attacks-x = Tous les pions qui attaquent la case traversée.
house-ep-geometry-beside-y = Seulement un pion juste à côté de l’autre.
house-ep-window = Combien de temps on peut prendre en passant
house-ep-window-until-movers-turn = Chaque autre joueur a un tour pour le faire.
house-ep-window-next-player-only = Seul le joueur juste après peut le faire.
house-ep-takes-both = Quand une pièce est sur la case traversée
house-ep-takes-both-false = On prend seulement cette pièce.
house-ep-takes-both-true = On prend cette pièce, et le pion aussi.
house-promotion-row = Où un pion se transforme
house-promotion-row-end-of-line = Là où son chemin finit.
house-promotion-row-far-row-only = Seulement sur la rangée la plus éloignée de son départ.
house-promotion-row-own-8th = À partir de sa huitième rangée.
house-promotion-row-any-enemy-back-row = Sur la première rangée de n’importe quel autre joueur.
house-corner-squeeze = Passer en diagonale à côté d’un coin intérieur
house-corner-squeeze-true = C’est un pas comme les autres.
house-corner-squeeze-false = Le coin barre le chemin.
house-setup = Comment les armées sont placées au départ
house-setup-mirror = Les armées face à face sont comme dans un miroir.
house-setup-rotate = Chaque dame est à gauche de son roi.
house-restore-pawn-if-no-neighbour = Le pion tout à droite, à côté d’une place vide
house-restore-pawn-if-no-neighbour-false = Il n’est pas là.
house-restore-pawn-if-no-neighbour-true = Il revient.
house-rule3 = Un roi attaqué par deux joueurs
house-rule3-off = C’est permis.
house-rule3-forbid = Un deuxième joueur ne peut pas se joindre à l’attaque.
house-rule3-answer-one = C’est permis, et on répond seulement au premier échec.
house-rule3-solo-mate = C’est permis, mais une armée doit mater toute seule.
house-team-counts-as-one = Les partenaires comptent-ils pour un seul attaquant ?
house-team-counts-as-one-false = Non : chaque partenaire compte.
house-team-counts-as-one-true = Oui : les partenaires comptent pour un.
house-absent = Qui peut quitter la table un moment
house-absent-never = Personne : tout le monde reste jusqu’au bout.
house-absent-both = Les enfants jusqu’à dix ans, si le plus âgé a 25 ans de plus.
house-absent-gap-only = Ceux qui ont 25 ans de moins que le plus âgé.
house-absent-age-only = Les enfants jusqu’à dix ans.
house-absent-supervisor-ok = Ceux que le surveillant laisse partir.
house-absent-attack = Les pièces d’un joueur absent
house-absent-attack-false = Elles dorment et n’attaquent rien.
house-absent-attack-true = Elles surveillent encore leurs cases.
house-absent-counts-alive = Gagner pendant qu’un joueur est absent
house-absent-counts-alive-true = Personne ne gagne avant que ce joueur revienne ou soit éliminé.
house-absent-counts-alive-false = Le dernier joueur à la table gagne.
house-alliances = Jouer en équipe
house-alliances-informal = Une promesse : les règles restent les mêmes.
house-alliances-formal = Entre partenaires, on ne prend rien et on ne donne pas échec.
house-alliances-fixed = Deux contre deux : Sud et Nord contre Ouest et Est, jusqu’au bout.
house-mated-army = Les pièces d’un joueur éliminé
house-mated-army-statues = Elles restent comme des statues, et tout le monde peut les prendre.
house-mated-army-remove = Elles quittent l’échiquier.
house-mated-army-captured-by-mater = Elles jouent pour celui qui a donné échec et mat.
house-stalemate = Un joueur qui n’a aucun coup
house-stalemate-draw-all = La partie est nulle pour tous.
house-stalemate-pass = Le joueur passe ; s’il reste deux joueurs, la partie est nulle.
house-stalemate-out = Le joueur est éliminé.
house-supervisor = Un surveillant
house-supervisor-false = Personne ne change les règles pendant la partie.
house-supervisor-true = Un adulte peut changer les règles entre deux coups.
