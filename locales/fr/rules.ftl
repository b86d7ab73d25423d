### Pourquoi un coup est refusé, comment une partie finit, et les règles avec des mots d’enfant.
###
### Commence par ce que l’enfant peut faire, ou par « Pas encore : ». Nomme la case et la pièce.
### Deux phrases au plus. $men sont des pièces avec leur case : { MEN($men, form: "le") }.

## Comment une partie finit

# source 4c806e9b
ending-checkmate = { $side ->
    [white] Échec et mat : plus rien n’arrête { MEN($men, form: "le") }. Les Noirs gagnent.
   *[black] Échec et mat : plus rien n’arrête { MEN($men, form: "le") }. Les Blancs gagnent.
 }
# source 3ad7e0ce
ending-checkmate-of-several = { $side ->
    [white] Échec et mat : le roi blanc ne peut plus rien contre { MEN($men, form: "le") }.
    [blue] Échec et mat : le roi bleu ne peut plus rien contre { MEN($men, form: "le") }.
    [yellow] Échec et mat : le roi jaune ne peut plus rien contre { MEN($men, form: "le") }.
   *[black] Échec et mat : le roi noir ne peut plus rien contre { MEN($men, form: "le") }.
 }
# source 287bf9d0
ending-stalemate = { $side ->
    [white] Pat : les Blancs n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
    [blue] Pat : les Bleus n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
    [yellow] Pat : les Jaunes n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
   *[black] Pat : les Noirs n’ont aucun coup, mais ne sont pas en échec. La partie est nulle.
 }
# source eae63f12
ending-dead-position = Position morte : aucune suite de coups ne mène plus au mat. La partie est nulle.
# source ab01b4c0
ending-dead-position-men = { COUNT($men) ->
    [one] À part les rois, il ne reste que { MEN($men, form: "le") }. Personne ne peut mater : la partie est nulle.
   *[other] À part les rois, il ne reste que { MEN($men, form: "le") }. Personne ne peut mater : la partie est nulle.
 }
# source aff7567d
ending-dead-position-kings = Il ne reste que les deux rois. Personne ne peut mater : la partie est nulle.
# source 14d5e2e8
ending-fivefold = La même position est là pour la cinquième fois. La partie est nulle.
# source 1b3a6e4c
ending-seventy-five = Soixante-quinze coups chacun, sans prise ni coup de pion. La partie est nulle.
# source 38f5ee12
ending-threefold = La même position est arrivée trois fois. La partie est nulle.
# source 15d9163f
ending-fifty-moves = Cinquante coups chacun, sans prise ni coup de pion. La partie est nulle.
# source 9aff8bb4
ending-threefold-moves = Les mêmes coups ont été joués trois fois de suite. Avec cette règle maison, la partie est nulle.
# source 548556f8
ending-threefold-at-once = La même position est là pour la troisième fois. Avec cette règle maison, la partie est aussitôt nulle.
# source 04b1b0b9
ending-threefold-pieces = Les mêmes pièces ont été trois fois sur les mêmes cases. Avec cette règle maison, cela suffit pour la nulle.
# source 48a172cc
ending-fivefold-pieces = Les mêmes pièces sont sur les mêmes cases pour la cinquième fois. Avec cette règle maison, cela suffit pour la nulle.
# source a3d5a6bf
ending-fifty-moves-at-once = Cinquante coups chacun, sans prise ni coup de pion. Avec cette règle maison, la partie est aussitôt nulle.
# source dd2e599b
ending-fifty-moves-reset = Cinquante coups chacun, sans prise ni promotion. Ici, les coups de pion comptent aussi, et la partie est nulle.
# source b37eb404
ending-seventy-five-reset = Soixante-quinze coups chacun, sans prise ni promotion. Ici, les coups de pion comptent aussi, et la partie est nulle.
# source d78f3233
ending-agreement = Les deux joueurs sont d’accord : la partie est nulle.
# source 16de3bdd
ending-resignation = { $side ->
    [white] Les Blancs abandonnent. Les Noirs gagnent.
   *[black] Les Noirs abandonnent. Les Blancs gagnent.
 }
# source 545ac37e
ending-resignation-draw = Un camp abandonne, mais l’autre ne pourrait jamais mater. La partie est nulle.

## Réclamer la nulle, et les pièces touchées

# source 90467014
claim-off = Avec ces règles, personne ne peut réclamer la nulle.
# source 78b18fb6
claim-not-mentioned = Ces règles ne disent rien des nulles réclamées. Mettez-vous d’accord avant la prochaine partie.
# source 14c9111e
claim-agreement-off = Avec ces règles, il n’y a pas de nulle par accord.
# source 23b89d21
claim-resign-off = Avec ces règles, personne n’abandonne. On continue !
# source b602e134
claim-not-your-turn = { $side ->
    [white] Attends ton tour : maintenant, seuls les Blancs peuvent réclamer la nulle.
    [blue] Attends ton tour : maintenant, seuls les Bleus peuvent réclamer la nulle.
    [yellow] Attends ton tour : maintenant, seuls les Jaunes peuvent réclamer la nulle.
   *[black] Attends ton tour : maintenant, seuls les Noirs peuvent réclamer la nulle.
 }
# source 509c482a
claim-not-your-move = { $side ->
    [white] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Blancs le peuvent : c’est leur tour.
    [blue] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Bleus le peuvent : c’est leur tour.
    [yellow] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Jaunes le peuvent : c’est leur tour.
   *[black] Tu peux réclamer la nulle pour la position sur l’échiquier. Avec le prochain coup, seuls les Noirs le peuvent : c’est leur tour.
 }
# source d175a64c
claim-count-too-low = { $times ->
    [one] Pas encore : cette position est là pour la première fois. Il en faut trois.
   *[other] Pas encore : cette position est arrivée { $times } fois. Il en faut trois.
 }
# source c45e7bed
claim-count-too-low-then = { $times ->
    [one] Pas encore : cette position serait nouvelle. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : cela ne fait que { $times } fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
# source 63f612a5
claim-moves-too-low = { $times ->
    [one] Pas encore : ici, il faut les mêmes coups trois fois de suite. Vous en êtes à une fois.
   *[other] Pas encore : ici, il faut les mêmes coups trois fois de suite. Vous en êtes à { $times } fois.
 }
# source f866190a
claim-moves-too-low-then = { $times ->
    [one] Pas encore : ici, il faut les mêmes coups trois fois de suite. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : les mêmes coups ne seraient joués que { $times } fois de suite. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
# source 8e31b85a
claim-pieces-too-low = { $times ->
    [one] Pas encore : il faut trois fois les mêmes pièces sur les mêmes cases. C’est la première fois.
   *[other] Pas encore : il faut trois fois les mêmes pièces sur les mêmes cases. Pour l’instant, c’est { $times } fois.
 }
# source eabf60f8
claim-pieces-too-low-then = { $times ->
    [one] Pas encore : les pièces seraient ainsi pour la première fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : les pièces ne seraient ainsi que { $times } fois. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
# source 09668432
claim-fifty-too-low = { $moves ->
    [0] Pas encore : le compte vient juste de commencer. Il faut cinquante coups.
    [one] Pas encore : { $moves } coup tranquille chacun. Il en faut cinquante.
   *[other] Pas encore : { $moves } coups tranquilles chacun. Il en faut cinquante.
 }
# source 40f5f8a9
claim-fifty-too-low-then = { $moves ->
    [0] Pas encore : le compte vient juste de commencer. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
    [one] Pas encore : seulement { $moves } coup tranquille chacun. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : seulement { $moves } coups tranquilles chacun. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
# source 2617f3de
claim-fifty-reset-too-low = { $moves ->
    [0] Pas encore : le compte vient juste de commencer. Il faut cinquante coups.
    [one] Pas encore : { $moves } coup chacun sans prise ni promotion. Il en faut cinquante.
   *[other] Pas encore : { $moves } coups chacun sans prise ni promotion. Il en faut cinquante.
 }
# source 2b367583
claim-fifty-reset-too-low-then = { $moves ->
    [0] Pas encore : le compte vient juste de commencer. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
    [one] Pas encore : seulement { $moves } coup chacun sans prise ni promotion. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
   *[other] Pas encore : seulement { $moves } coups chacun sans prise ni promotion. Maintenant, joue { PIECE($piece, form: "ton") } en { $to }.
 }
# source f7bc3fc9
claim-lost-by-touch = Tu as touché une pièce : joue d’abord. Tu pourras réclamer la nulle à ton prochain tour.
# source e417db6b
claim-too-early = Pas encore : chaque joueur joue d’abord un coup.
# source d6ee27d5
claim-several-left = D’autres jouent encore. La partie continue sans toi.
# source 11e45500
touched-piece-must-move = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "ton") } en { $square }, alors tu la joues.
   *[masculine] Tu as touché { PIECE($piece, form: "ton") } en { $square }, alors tu le joues.
 }
# source da512644
touched-piece-must-move-castle = Tu as touché ton roi puis ta tour, alors tu roques.
# source 2a33013e
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "le") } en { $square }, alors tu la prends.
   *[masculine] Tu as touché { PIECE($piece, form: "le") } en { $square }, alors tu le prends.
 }
# source 7adbce38
touched-piece-must-be-captured-with = Tu as touché les deux : { PIECE($by, form: "ton") } prend { PIECE($piece, form: "le") } en { $square }.
# source 0dce409e
released-final = { GENDER($piece) ->
    [feminine] Tu as lâché { PIECE($piece, form: "ton") } en { $square }, alors elle y reste.
   *[masculine] Tu as lâché { PIECE($piece, form: "ton") } en { $square }, alors il y reste.
 }
# source 6bb7fcd3
nothing-released = Joue d’abord ton coup sur l’échiquier.
# source e911cccb
takeback-never = Un coup joué reste joué.
# source d880853b
takeback-needs-consent = Demande d’abord : l’autre joueur doit être d’accord.
# source 2e868fc4
check-forgotten = C’était échec. Il est poli de le dire.
# source 2719f45f
check-does-not-bind = Tu n’as pas dit « échec », alors personne n’a à y répondre.

## Pourquoi un coup est permis, même s’il fait peur

# source 03c10a97
allowed-castle = Le chemin du roi vers { $square } est libre et sûr.
# source 6dccfa19
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque la tour en { $square }. Ce n’est pas grave : seul le chemin du roi compte.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent la tour en { $square }. Ce n’est pas grave : seul le chemin du roi compte.
 }
# source 82962dd8
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque { $square }, mais seule la tour y passe. Seul le chemin du roi compte.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent { $square }, mais seule la tour y passe. Seul le chemin du roi compte.
 }
# source a4bf315a
allowed-en-passant = Le pion en { $pawn } vient d’avancer de deux cases. Ton pion le prend en passant, en { $square }.
# source 5ad05bc2
allowed-takes-checker = { PIECE($piece, form: "le", cap: 1) } prend { PIECE($captured, form: "le") } en { $square }. Le roi n’est plus en échec.
# source 86d18a8a
allowed-blocks = { PIECE($piece, form: "le", cap: 1) } se met entre les deux, en { $square }. Le roi n’est plus en échec.
# source 204a31b4
allowed-pinned = { PIECE($piece, form: "le", cap: 1) } en { $from } protège son roi. Même après ce coup en { $to }, le roi reste à l’abri.
# source 774edbb5
allowed-pawn-takes = Un pion prend en diagonale. En { $square }, il y a { PIECE($captured, form: "un") }.
# source c6869ed9
allowed-pawn-two = Depuis { $from }, un pion peut avancer de deux cases. Le chemin vers { $square } est libre.
# source ed635205
allowed-king-takes = { GENDER($captured) ->
    [feminine] Personne ne protège { PIECE($captured, form: "le") } en { $square }. Alors le roi peut la prendre.
   *[masculine] Personne ne protège { PIECE($captured, form: "le") } en { $square }. Alors le roi peut le prendre.
 }
# source e2ade7dc
allowed-king-steps = Personne n’attaque { $square }. Alors le roi peut y aller.
# source 0850e6b6
allowed-knight = Le cavalier saute par-dessus les autres pièces. Alors il peut aller en { $square }.
# source dc6e96b6
allowed-way = Rien ne l’interdit : le chemin { PIECE($piece, form: "du") } vers { $square } est libre.
# source 6d0c4085
allowed-way-safe = Rien ne l’interdit : le chemin { PIECE($piece, form: "du") } vers { $square } est libre. Ton roi reste à l’abri.

## Ce qu’est une position, et pourquoi

# source 200cd148
standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "le", cap: 1) } attaque le roi en { $square } : c’est échec.
   *[other] { MEN($men, form: "le", cap: 1) } attaquent le roi en { $square } : c’est échec.
 }
# source c8fa2138
standing-not-attacked = Personne n’attaque le roi en { $square } : il n’est pas en échec.
# source f8b73f71
standing-no-way-out = Le roi est attaqué et n’a aucune issue : c’est mat.
# source ca112136
standing-no-move = Pas d’échec, et il ne reste aucun coup : c’est pat.
# source 53ba6f37
standing-can-run = Le roi peut encore aller en { $square }.
# source d22ecb37
standing-can-take = { MEN($men, form: "le", cap: 1) } peut encore prendre { PIECE($piece, form: "le") } en { $square }.
# source 510f9181
standing-can-block = { MEN($men, form: "le", cap: 1) } peut encore bloquer en { $square }.
# source 9e010ff2
standing-can-move = { MEN($men, form: "le", cap: 1) } peut encore aller en { $square }.

## À qui de jouer

# source 9ae7304e
reason-game-over = { $side ->
    [white] La partie est finie : les Blancs sont mat.
    [blue] La partie est finie : les Bleus sont mat.
    [yellow] La partie est finie : les Jaunes sont mat.
   *[black] La partie est finie : les Noirs sont mat.
 }
# source f1bc90f5
reason-game-over-stalemate = { $side ->
    [white] La partie est finie : les Blancs sont pat. Elle est nulle.
    [blue] La partie est finie : les Bleus sont pat. Elle est nulle.
    [yellow] La partie est finie : les Jaunes sont pat. Elle est nulle.
   *[black] La partie est finie : les Noirs sont pat. Elle est nulle.
 }
# source 32557188
reason-game-over-dead-position = La partie est finie : plus personne ne peut mater. Elle est nulle.
# source 892249cb
reason-game-over-fivefold = La partie est finie : cette position est arrivée cinq fois. Elle est nulle.
# source 5284d4f6
reason-game-over-seventy-five = La partie est finie : soixante-quinze coups tranquilles chacun. Elle est nulle.
# source 896b2765
reason-game-over-threefold = La partie est finie : cette position est arrivée trois fois. Elle est nulle.
# source 1fac8073
reason-game-over-fifty-moves = La partie est finie : cinquante coups tranquilles chacun. Elle est nulle.
# source 1a0dac4c
reason-game-over-agreement = La partie est finie : vous étiez d’accord pour la nulle.
# source 22114ace
reason-game-over-resignation = { $side ->
    [white] La partie est finie : les Blancs ont abandonné.
    [blue] La partie est finie : les Bleus ont abandonné.
    [yellow] La partie est finie : les Jaunes ont abandonné.
   *[black] La partie est finie : les Noirs ont abandonné.
 }
# source 984a2f05
reason-game-over-resignation-draw = La partie est finie : elle est nulle. Un camp a abandonné, mais l’autre ne pouvait pas gagner.
# source 83461a43
reason-no-piece = Choisis une case avec une pièce. { $square } est vide.
# source 02cb4365
reason-not-your-piece = { $side ->
    [white] Choisis une pièce blanche : c’est aux Blancs de jouer. { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Noirs.
   *[black] Choisis une pièce noire : c’est aux Noirs de jouer. { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Blancs.
 }
# source bad4636c
reason-same-square = Choisis une autre case. Rester en { $square } n’est pas un coup.

## Le roque

# source 161eb670
reason-castle-king-moved = Plus maintenant : ton roi a déjà bougé. Seul un roi qui n’a jamais bougé peut roquer.
# source 88f40747
reason-castle-king-moved-castled = Pas deux fois : ton roi a déjà roqué.
# source 8e392903
reason-castle-rook-captured = Plus maintenant : { PIECE($piece, form: "un") } a pris la tour qui était en { $square }.
# source 80a42ee7
reason-castle-rook-moved = Plus maintenant : la tour de { $square } a déjà bougé. Pour roquer, il faut une tour qui n’a jamais bougé.
# source c97e0212
reason-castle-no-rook = Pour roquer, il faut ta tour en { $square }. Cette case est vide.
# source 20c01c98
reason-castle-no-rook-other = Pour roquer, il faut ta propre tour en { $square }. { PIECE($piece, form: "le", cap: 1) } qui s’y trouve ne peut pas roquer.
# source 2c9329fc
reason-castle-right-lost = Pas ici : ton roi ou la tour de { $square } a déjà bougé.
# source cf74040f
reason-castle-pieces-between = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } barre le chemin. Libère d’abord le passage.
   *[other] Pas encore : { MEN($men, form: "le") } barrent le chemin. Libère d’abord le passage.
 }
# source c0a796af
reason-castle-out-of-check = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } donne échec. On ne roque pas quand on est en échec.
   *[other] Pas encore : { MEN($men, form: "le") } donnent échec. On ne roque pas quand on est en échec.
 }
# source eab8ea3c
reason-castle-through-check = { COUNT($men) ->
    [one] Pas encore : le roi passerait par { $square }. { MEN($men, form: "le", cap: 1) } attaque cette case.
   *[other] Pas encore : le roi passerait par { $square }. { MEN($men, form: "le", cap: 1) } attaquent cette case.
 }
# source 493978ab
reason-castle-into-check = { COUNT($men) ->
    [one] Pas encore : le roi arriverait en { $square }. { MEN($men, form: "le", cap: 1) } attaque cette case.
   *[other] Pas encore : le roi arriverait en { $square }. { MEN($men, form: "le", cap: 1) } attaquent cette case.
 }

## La marche des pièces

# source 19bc279d
reason-own-piece-on-target = Prends seulement les pièces adverses. { PIECE($piece, form: "ton", cap: 1) } est déjà en { $square }.
# source a08942c5
reason-king-on-rook = Pour roquer, avance ton roi de deux cases, en { $square }. La tour saute ensuite par-dessus.
# source a45b3c8e
reason-king-on-rook-away = Ta tour est déjà en { $square }. Le roi roque depuis { $home } : deux cases vers une tour.
# source c3b9a583
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Le fou va en diagonale. De { $from } à { $to }, ce n’est pas une diagonale.
    [rook] La tour monte, descend ou va de côté. De { $from } à { $to }, ce n’est rien de tout cela.
    [queen] La dame va tout droit ou en diagonale. De { $from } à { $to }, ce n’est ni l’un ni l’autre.
    [knight] Le cavalier saute : deux cases tout droit et une de côté. De { $from } à { $to }, ce n’est pas un saut de cavalier.
   *[other] { PIECE($piece, form: "le", cap: 1) } en { $from } ne va pas de cette façon en { $to }.
 }
# source a6b21e11
reason-path-blocked = { PIECE($piece, form: "le", cap: 1) } ne peut pas sauter. { PIECE($blocker, form: "le", cap: 1) } en { $square } barre le chemin.
# source f20b98c6
reason-path-blocked-own = { PIECE($piece, form: "le", cap: 1) } ne peut pas sauter. { PIECE($blocker, form: "ton", cap: 1) } en { $square } barre le chemin.
# source 82de6950
reason-king-too-far = Le roi se déplace d’une case. De { $from } à { $to }, c’est trop loin.
# source 283c3f41
reason-king-too-far-castle = Le roi se déplace d’une case. Il ne peut roquer que depuis { $square }.

## Les pions

# source ee86bbe6
reason-pawn-backward = Les pions vont seulement en avant. Le pion en { $from } ne peut pas reculer.
# source d76ffd74
reason-pawn-sideways = Les pions vont tout droit. Le pion en { $from } ne peut pas aller de côté.
# source c25cef46
reason-pawn-double-not-from-start = Le pion en { $from } avance d’une case. Deux cases, c’est seulement depuis la rangée { $row }.
# source 808fc2bf
reason-pawn-too-far = Un pion avance d’une case, ou de deux au départ. De { $from } à { $to }, c’est trop loin.
# source cfc72ebf
reason-pawn-double-not-from-start-at-the-side = Le pion en { $from } avance d’une case. Il n’avance de deux que depuis sa case de départ.
# source a51a629c
reason-pawn-too-far-for-two = Les pions avancent d’une ou de deux cases. De { $from } à { $to }, c’est trop loin.
# source ae7651e9
reason-pawn-cant-move-that-way = Un pion avance droit devant et prend en diagonale, d’une case. Il ne va pas de { $from } à { $to }.
# source b2ad3d53
reason-pawn-takes-elsewhere = Les pions prennent en diagonale, une case en avant. Celui-ci ne va pas de { $from } à { $to }.
# source e997078d
reason-pawn-double-blocked = Pas encore : les deux cases doivent être vides. Il y a { PIECE($piece, form: "un") } en { $square }.
# source 4c5b6edf
reason-pawn-cant-capture-straight = Les pions prennent en diagonale, pas tout droit. { PIECE($piece, form: "le", cap: 1) } en { $square } barre le chemin.
# source 6ada8aa0
reason-pawn-cant-capture-straight-but = Les pions prennent en diagonale : regarde { LIST($captures) }. Tout droit, { $square } est occupée.
# source 41704783
reason-pawn-diagonal-needs-capture = Un pion ne va en diagonale que pour prendre. { $square } est vide.
# source 9d956d98
reason-ep-beside-only = Ici, seul un pion juste à côté prend en passant. En { $square }, le tien ne peut pas.
# source 8d483feb
reason-ep-next-only = Trop tard : ici, seul le joueur suivant prend en passant. En { $square }, l’occasion est passée.

## La prise en passant

# source 9f0366e6
reason-ep-not-a-pawn = On ne prend en passant qu’un pion. Il y a { PIECE($piece, form: "un") } en { $square }.
# source 7963717d
reason-ep-chance-lost = Trop tard : cela ne se fait que juste après un double pas. Le pion en { $square } reste.
# source a1f64229
reason-ep-turn-over = Trop tard : chaque joueur n’a qu’un tour pour cela. Le pion en { $square } reste.
# source 169126e2
reason-ep-pawn-did-not-double-step = On ne prend en passant qu’après un double pas. Ce pion venait de { $from } et s’est arrêté en { $square }.
# source 52e8959b
reason-ep-not-available = On ne prend en passant que juste après un double pas. Le pion en { $square } ne vient pas d’en faire un.

## Le roi en sécurité

# source c7a0fd03
reason-cant-capture-king = On ne prend jamais un roi. Le roi en { $square } reste.
# source e54627cb
reason-king-captures-protected = { COUNT($men) ->
    [one] Pas encore : { MEN($men, form: "le") } protège { PIECE($piece, form: "le") } en { $square }.
   *[other] Pas encore : { MEN($men, form: "le") } protègent { PIECE($piece, form: "le") } en { $square }.
 }
# source 1fc8fb82
reason-king-next-to-king = Les rois gardent leurs distances. L’autre roi en { $king } surveille { $square }.
# source 66691117
reason-king-stays-on-line = Quitte la ligne : { PIECE($piece, form: "le") } en { $from } atteint encore { $square }.
# source ad566174
reason-king-into-attack = { COUNT($men) ->
    [one] Cherche une case sûre : { MEN($men, form: "le") } surveille { $square }.
   *[other] Cherche une case sûre : { MEN($men, form: "le") } surveillent { $square }.
 }
# source 79119b41
reason-double-check-king-must-move = Joue le roi : { MEN($men, form: "le") } donnent échec ensemble.
# source a0887b09
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
# source 37f1edac
reason-ep-exposes-king = { COUNT($men) ->
    [one] Pas encore : les deux pions quitteraient la ligne. Alors { MEN($men, form: "le") } attaquerait ton roi.
   *[other] Pas encore : les deux pions quitteraient la ligne. Alors { MEN($men, form: "le") } attaqueraient ton roi.
 }
# source 0d8d26ba
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Pas encore : { PIECE($piece, form: "le") } en { $square } ne serait plus là. Alors { MEN($men, form: "le") } attaquerait ton roi.
   *[other] Pas encore : { PIECE($piece, form: "le") } en { $square } ne serait plus là. Alors { MEN($men, form: "le") } attaqueraient ton roi.
 }
# source 8d2eead5
reason-pinned = { GENDER($piece) ->
    [feminine] Pas encore : { PIECE($piece, form: "ton") } en { $square } doit rester. Elle protège le roi contre { MEN($men, form: "le") }.
   *[masculine] Pas encore : { PIECE($piece, form: "ton") } en { $square } doit rester. Il protège le roi contre { MEN($men, form: "le") }.
 }
# source 10504157
reason-pinned-line = { GENDER($piece) ->
    [feminine] Reste sur la ligne avec { PIECE($piece, form: "ton") } en { $square }. Elle protège le roi contre { MEN($men, form: "le") }.
   *[masculine] Reste sur la ligne avec { PIECE($piece, form: "ton") } en { $square }. Il protège le roi contre { MEN($men, form: "le") }.
 }

## La promotion

# source 1da94c65
reason-promotion-piece-missing = Le pion va en { $square }. Choisis une dame, une tour, un fou ou un cavalier.
# source c30bf661
reason-promotion-piece-invalid = { $piece ->
    [pawn] Choisis une dame, une tour, un fou ou un cavalier. Ton pion ne peut pas rester pion.
   *[other] Choisis une dame, une tour, un fou ou un cavalier. Un pion ne devient jamais { PIECE($piece, form: "un") }.
 }
# source 44f05d78
reason-promotion-not-allowed = Seul un pion sur sa dernière rangée se transforme. En { $square }, rien ne change.
# source 7eaeeb95
reason-promotion-row-here = Dans ce jeu, en { $square }, un pion se transforme déjà. Choisis une dame, une tour, un fou ou un cavalier.
# source 27046e75
reason-promotion-row-not = Joue le pion tel quel. Dans ce jeu, en { $square }, aucun ne se transforme.

## Ce qu’il faudrait changer

# source 7c19508e
change-title = Qu’est-ce qu’il faudrait changer ?
# source 2dcf659b
change-remove = Il faudrait enlever { PIECE($piece, form: "le") } en { $square }. Alors ce serait permis.
# source 24c20f19
change-shift = Il faudrait que { PIECE($piece, form: "le") } soit en { $to }, pas en { $from }. Alors ce serait permis.
# source d1c16754
change-turn = Il faudrait que ce soit à l’autre camp de jouer. Alors ce serait permis.
# source ee4408b8
change-castling = Il faudrait que le roi et la tour n’aient jamais bougé. Alors tu pourrais roquer.
# source 7e2f3794
change-passed = Il faudrait que le pion vienne de passer { $square } d’un double pas. Alors tu pourrais le prendre en passant.
# source 3cdddf02
change-none = Enlever une pièce ou la déplacer d’une case ne suffit pas.

## Les cartes derrière « Montre-moi la règle »

# source 773364cd
rule-title = Règles du jeu d’échecs, article { $article }
# source 4b8f3902
rule-turns = Les Blancs commencent, puis on joue chacun son tour. Chaque fois, c’est un seul coup, avec une de ses pièces.
# source d7557072
rule-capture = Ne va jamais sur ta propre pièce. Pour prendre une pièce adverse, va sur sa case.
# source 60800a78
rule-bishop = Le fou va en diagonale. Il avance autant que tu veux, tant que le chemin est libre.
# source 3fa835de
rule-rook = La tour va tout droit : en avant, en arrière ou de côté. Elle avance autant que tu veux, tant que le chemin est libre.
# source b073fe59
rule-queen = La dame va tout droit ou en diagonale. Elle avance autant que tu veux, tant que le chemin est libre.
# source 2bbc3e68
rule-no-jump = Fou, tour et dame ne sautent jamais par-dessus une pièce.
# source f331ad0e
rule-knight = Le cavalier saute : deux cases tout droit et une de côté. Il passe par-dessus les autres pièces.
# source 0e267318
rule-pawn = Le pion avance tout droit et prend en diagonale. Il ne recule jamais.
# source 39668bfa
rule-pawn-step = Le pion avance d’une case tout droit, vers une case vide.
# source 4b6d5dce
rule-pawn-double = À son premier coup, un pion peut avancer de deux cases. Les deux cases doivent être vides.
# source cd23c5b9
rule-pawn-capture = Un pion prend en diagonale, une case en avant. Il ne va en diagonale que pour prendre.
# source a78f3039
rule-en-passant = Un pion dépasse le tien d’un double pas ? Prends-le comme s’il avait fait un seul pas.
# source 68a5e02c
rule-en-passant-now = La prise en passant n’est permise qu’au coup juste après.
# source 945a98e5
rule-promotion = Un pion sur sa dernière rangée se transforme. Choisis une dame, une tour, un fou ou un cavalier.
# source 69facc90
rule-king = Le roi se déplace d’une case, dans toutes les directions. Seul le roque le déplace de deux cases.
# source b3f108a8
rule-castling = Roque : le roi se déplace de deux cases vers une tour. La tour se pose sur la case que le roi a traversée.
# source 718e2c09
rule-castling-never = Un roi qui a bougé ne roque plus jamais. Une tour qui a bougé non plus.
# source 9d0ade82
rule-castling-now = Départ, passage, arrivée : aucune case du roi ne doit être attaquée. Entre le roi et la tour, tout doit être vide.
# source b5b23ab3
rule-check = Après ton coup, ton propre roi ne doit pas être attaqué.
# source fc28cc19
rule-king-stays = On ne prend jamais le roi. La partie finit quand il est mat.
# source 6994b9fc
rule-checkmate = Un roi attaqué que rien ne peut sauver est échec et mat. La partie finit aussitôt.
# source 4add214f
rule-stalemate = Aucun coup possible, mais pas d’échec : c’est pat. La partie est nulle.
# source a04c3008
rule-dead-position = Aucune suite de coups ne mène plus au mat ? Alors la partie est nulle.
# source be325eef
rule-fivefold = La même position pour la cinquième fois : la partie est nulle. Personne n’a besoin de le demander.
# source cb8e5ab2
rule-seventy-five = Soixante-quinze coups chacun, sans prise ni coup de pion : nulle. Le mat passe avant.
# source 114e06da
rule-threefold = La même position arrive pour la troisième fois ? À ton tour, tu peux réclamer la nulle.
# source 7be781a3
rule-fifty-moves = Cinquante coups chacun, sans prise ni coup de pion ? Tu peux réclamer la nulle.
# source b0072ea6
rule-agreement = Les deux joueurs peuvent se mettre d’accord pour la nulle. Avant, chacun doit avoir joué un coup.
# source 66849ddc
rule-resignation = Tu peux abandonner : l’autre camp gagne. S’il ne peut jamais mater, la partie est nulle.
# source 4dc7ee7e
rule-claims = On réclame la nulle à son tour, avant de toucher une pièce.
# source 754674af
rule-touch-move = Si tu touches une pièce que tu peux jouer, joue-la. Si tu touches une pièce que tu peux prendre, prends-la.
# source 765f01d3
rule-release = Une pièce lâchée sur sa nouvelle case y reste.
# source 02755c26
rule-castle-touch = Pour roquer, touche d’abord ton roi, puis la tour.

## Les règles maison
##
## Le nom d’un point, et comment chaque règlement le lit. Deux lectures sont côte à côte.

# source e9c7bbec
house-repetition = La même position, encore une fois
# source 194bfac9
house-repetition-fide-position = Une position arrive pour la troisième fois : on peut réclamer la nulle.
# source 4084cbfb
house-repetition-club-sequence = Chacun joue trois fois de suite les mêmes coups : on peut réclamer la nulle.
# source 90a8093e
house-repetition-automatic = Une position arrive pour la troisième fois : la partie est aussitôt nulle.
# source 82622b60
house-same-position = Quand deux positions sont les mêmes
# source db896440
house-same-position-fide = Pièces, camp qui joue, roque et prise en passant : tout doit être pareil.
# source 01809dc9
house-same-position-disposition-only = Mêmes pièces, mêmes cases, même camp qui joue : cela suffit.
# source 2cc9ce2a
house-fifty-reset = Ce qui remet à zéro le compte des coups tranquilles
# source da0becee
house-fifty-reset-pawn-or-capture = Chaque prise et chaque coup de pion remet le compte à zéro.
# source a37b4e5b
house-fifty-reset-promotion-or-capture = Seule une prise ou une promotion remet le compte à zéro.
# source 925aee16
house-fifty-effect = Cinquante coups tranquilles chacun
# source 65fe0172
house-fifty-effect-claim = On peut réclamer la nulle.
# source 72f17f2b
house-fifty-effect-automatic = La partie est aussitôt nulle.
# source 8f4dca26
house-fivefold = La même position pour la cinquième fois
# source bd233e8c
house-fivefold-on = La partie est nulle, et personne n’a besoin de le demander.
# source a286749f
house-fivefold-off = La partie continue jusqu’à ce que quelqu’un réclame la nulle.
# source 0f7fc62c
house-seventy-five = Soixante-quinze coups tranquilles chacun
# source 730dcb1a
house-seventy-five-on = La partie est nulle, et personne n’a besoin de le demander.
# source 96052665
house-seventy-five-off = La partie continue, même si c’est très long.
# source 81be27a3
house-claims = Réclamer la nulle
# source df75d08d
house-claims-on = On peut réclamer la nulle par répétition ou après cinquante coups.
# source 8380da82
house-claims-off = Personne ne peut réclamer la nulle.
# source 3b4dbc11
house-claims-not-mentioned = Rien n’est dit : décidez avant la partie si on peut réclamer la nulle.
# source 73ab5de1
house-claim-by = Qui peut réclamer la nulle
# source 45c78785
house-claim-by-player-to-move = Seulement le joueur dont c’est le tour.
# source 47e30c39
house-claim-by-any-player = N’importe quel joueur, à tout moment.
# source fb7a07d4
house-dead-position = Quand plus personne ne peut mater
# source 3313cc9c
house-dead-position-full = La partie est nulle dès qu’aucune suite de coups ne mène au mat.
# source ce1dba5c
house-dead-position-material-four = Quatre cas seulement : rois seuls, un fou, un cavalier, ou un fou chacun sur la même couleur.
# source 56ec4671
house-dead-position-off = On continue à jouer.
# source 09c3c103
house-agreement = La nulle par accord
# source da35e931
house-agreement-on = Les deux joueurs peuvent se mettre d’accord pour la nulle.
# source 3568bb8c
house-agreement-off = Il n’y a pas de nulle par accord.
# source df425789
house-agreement-not-mentioned = Rien n’est dit : mettez-vous d’accord avant la partie.
# source d924e77a
house-resign = Abandonner
# source bf1a4a60
house-resign-on = On peut abandonner.
# source 3a7b79fc
house-resign-off = Personne n’abandonne : on joue jusqu’au bout.
# source df113b38
house-resign-not-mentioned = Rien n’est dit : mettez-vous d’accord avant la partie. Personne n’est forcé de continuer.
# source cccf5acc
house-resign-vs-unwinnable = Abandonner quand l’autre ne peut plus gagner
# source 7a1142c6
house-resign-vs-unwinnable-draw = La partie est nulle.
# source d2453522
house-resign-vs-unwinnable-loss = L’autre camp gagne quand même.
# source 91458e82
house-promotion-set = Ce qu’un pion peut devenir
# source f2cf6350
house-promotion-set-qrbn = Une dame, une tour, un fou ou un cavalier.
# source 17183d59
house-promotion-set-qrbnp = Une dame, une tour, un fou, un cavalier, ou il reste pion.
# source a1650811
house-promotion-compulsory = Le pion doit-il se transformer ?
# source 463101d7
house-promotion-compulsory-true = Oui : sur la dernière rangée, un pion devient toujours une autre pièce.
# source f81ac7ad
house-promotion-compulsory-false = Non : le joueur peut le laisser pion.
# source dd16938a
house-touch = Toucher une pièce
# source f0388d3c
house-touch-touch-move = Si tu touches une pièce, tu dois la jouer ou la prendre.
# source 0f649d22
house-touch-release-final = On peut toucher et réfléchir ; pièce lâchée, coup joué.
# source ecbd7e5d
house-touch-free-until-confirm = Essaie ce que tu veux, puis dis : c’est mon coup.
# source 26731efc
house-takeback = Reprendre un coup
# source eaaf78d6
house-takeback-never = Jamais.
# source 32147b97
house-takeback-opponent-agrees = Seulement si l’autre joueur est d’accord.
# source efd9daf4
house-takeback-free = Quand tu veux.
# source f1494604
house-announce-check = Dire « échec »
# source 481bf03d
house-announce-check-off = Personne n’est obligé de le dire.
# source 92a3243d
house-announce-check-courtesy = Il est poli de le dire.
# source b95bc9e8
house-announce-check-required-to-bind = Si personne n’a dit « échec », on n’a pas à y répondre.

## Le jeu en famille

# source d37ef3ea
reason-off-board = Reste sur l’échiquier : là, il n’y a pas de case.
# source aa1202ef
reason-ally-piece-on-target = { PIECE($piece, form: "le", cap: 1) } de ton partenaire est en { $square }. Entre partenaires, on ne se prend pas de pièces.
# source 54430d15
reason-path-crosses-corner = Le coin gêne : { PIECE($piece, form: "ton") } ne va pas de { $from } à { $to }.
# source f8701da9
reason-corner-squeeze = Dans ce jeu, on ne passe pas un coin intérieur. { PIECE($piece, form: "ton", cap: 1) } ne va pas de { $from } à { $to }.
# source 44728860
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "le", cap: 1) } en { $square } dort, car son joueur est absent. Seul un pion peut prendre cette pièce.
# source efc94ce4
reason-rule3-king-double-attack = Un seul joueur peut attaquer le roi en { $king }. Ici, ils seraient plusieurs : { MEN($men, form: "le") }.
# source c48b0814
reason-sleepers-guard = Attention aux pièces endormies : dans ce jeu, elles surveillent encore. Danger pour ton roi : { MEN($men, form: "le") }.
# source 5f077866
reason-commanded-guard = Attention aux pièces qui ont changé de joueur : elles se battent encore. Danger pour ton roi : { MEN($men, form: "le") }.
# source 0b46f1da
house-check-call = Qui dit « échec »
# source 4f54a3f9
house-check-call-by-hand = Le joueur le dit lui-même, avec son coup.
# source 446c6ed4
house-check-call-auto = Le programme le dit tout seul.
# source fd3ffd49
house-call-window = Jusqu’à quand on peut encore dire « échec »
# source f0f7d81a
house-call-window-next-move = Jusqu’au coup du joueur suivant.
# source 0ae1c24b
house-call-window-until-victim-moves = Jusqu’au coup du joueur en échec.
# source 7ded3876
house-silent-check-capture = Un roi en échec, et personne ne l’a dit
# source 566abd3b
house-silent-check-capture-false = On ne prend jamais le roi.
# source 2f13da72
house-silent-check-capture-true = On peut prendre le roi, et son joueur est éliminé.
# source 733fa11c
house-double-step = Quand un pion peut avancer de deux cases
# source 633feb92
house-double-step-first-move = Seulement à son premier coup.
# source 7575ceed
house-double-step-any-time = À tout moment, depuis n’importe quelle case.
# source 3fb76f03
house-ep-geometry = Quels pions peuvent prendre en passant
# source 03d75d0b
house-ep-geometry-attacks-x = Tous les pions qui attaquent la case traversée.
# source 91a3cab0
house-ep-geometry-beside-y = Seulement un pion juste à côté de l’autre.
# source c72e438a
house-ep-window = Combien de temps on peut prendre en passant
# source 7650a584
house-ep-window-until-movers-turn = Chaque autre joueur a un tour pour le faire.
# source 571df0f4
house-ep-window-next-player-only = Seul le joueur juste après peut le faire.
# source bd3f03f0
house-ep-takes-both = Quand une pièce est sur la case traversée
# source 57b52cb3
house-ep-takes-both-false = On prend seulement cette pièce.
# source 56e79f14
house-ep-takes-both-true = On prend cette pièce, et le pion aussi.
# source 3e253444
house-promotion-row = Où un pion se transforme
# source 7628ca7a
house-promotion-row-end-of-line = Là où son chemin finit.
# source 955c51ea
house-promotion-row-far-row-only = Seulement sur la rangée la plus éloignée de son départ.
# source a6302fbb
house-promotion-row-own-8th = À partir de sa huitième rangée.
# source c461e545
house-promotion-row-any-enemy-back-row = Sur la première rangée de n’importe quel autre joueur.
# source 6c8be4c9
house-corner-squeeze = Passer en diagonale à côté d’un coin intérieur
# source 4bf62ac2
house-corner-squeeze-true = C’est un pas comme les autres.
# source ff0cf22c
house-corner-squeeze-false = Le coin barre le chemin.
# source 3c94a1e8
house-setup = Comment les armées sont placées au départ
# source 73dd60e8
house-setup-mirror = Les armées face à face sont comme dans un miroir.
# source 15584542
house-setup-rotate = Chaque dame est à gauche de son roi.
# source 2e60816b
house-restore-pawn-if-no-neighbour = Le pion tout à droite, à côté d’une place vide
# source b8b3ea35
house-restore-pawn-if-no-neighbour-false = Il n’est pas là.
# source 1872dd74
house-restore-pawn-if-no-neighbour-true = Il revient.
# source 54556eee
house-rule3 = Un roi attaqué par deux joueurs
# source 63a25ad9
house-rule3-off = C’est permis.
# source 78be2d5c
house-rule3-forbid = Un deuxième joueur ne peut pas se joindre à l’attaque.
# source fa4493ae
house-rule3-answer-one = C’est permis, et on répond seulement au premier échec.
# source 5e5b02ac
house-rule3-solo-mate = C’est permis, mais une armée doit mater toute seule.
# source fe68029c
house-team-counts-as-one = Les partenaires comptent-ils pour un seul attaquant ?
# source 332e5ef3
house-team-counts-as-one-false = Non : chaque partenaire compte.
# source cfebdf8b
house-team-counts-as-one-true = Oui : les partenaires comptent pour un.
# source cd49fdb4
house-absent = Qui peut quitter la table un moment
# source 3c5c4bc4
house-absent-never = Personne : tout le monde reste jusqu’au bout.
# source 7ffa9b19
house-absent-both = Les enfants jusqu’à dix ans, si le plus âgé a 25 ans de plus.
# source 48052d36
house-absent-gap-only = Ceux qui ont 25 ans de moins que le plus âgé.
# source 1fcc68f5
house-absent-age-only = Les enfants jusqu’à dix ans.
# source 1a0f005d
house-absent-supervisor-ok = Ceux que le surveillant laisse partir.
# source f15dfe1c
house-absent-attack = Les pièces d’un joueur absent
# source 1d2fff0c
house-absent-attack-false = Elles dorment et n’attaquent rien.
# source 78b66fdf
house-absent-attack-true = Elles surveillent encore leurs cases.
# source 815518ea
house-absent-counts-alive = Gagner pendant qu’un joueur est absent
# source 024c978b
house-absent-counts-alive-true = Personne ne gagne avant que ce joueur revienne ou soit éliminé.
# source f9bca4e6
house-absent-counts-alive-false = Le dernier joueur à la table gagne.
# source 3c2285e2
house-alliances = Jouer en équipe
# source cd3f4cf1
house-alliances-informal = Une promesse : les règles restent les mêmes.
# source 076a27c4
house-alliances-formal = Entre partenaires, on ne prend rien et on ne donne pas échec.
# source 3c1c2c37
house-alliances-fixed = Deux contre deux : Sud et Nord contre Ouest et Est, jusqu’au bout.
# source 8920cf6d
house-mated-army = Les pièces d’un joueur éliminé
# source 1c581937
house-mated-army-statues = Elles restent comme des statues, et tout le monde peut les prendre.
# source 6ae4e98b
house-mated-army-remove = Elles quittent l’échiquier.
# source 11b2d0f8
house-mated-army-captured-by-mater = Elles jouent pour celui qui a donné échec et mat.
# source a2e7ce93
house-stalemate = Un joueur qui n’a aucun coup
# source 6e049a14
house-stalemate-draw-all = La partie est nulle pour tous.
# source fefb67fa
house-stalemate-pass = Le joueur passe ; s’il reste deux joueurs, la partie est nulle.
# source 24ba9a0a
house-stalemate-out = Le joueur est éliminé.
# source f4024f12
house-supervisor = Un surveillant
# source 83e4ddd1
house-supervisor-false = Personne ne change les règles pendant la partie.
# source 60d5c895
house-supervisor-true = Un adulte peut changer les règles entre deux coups.
