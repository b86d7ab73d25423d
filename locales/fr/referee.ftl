### « J’ai le droit ? » : l’échiquier qu’on monte, ce qui n’y va pas, et les réponses.

## Monter l’échiquier

referee-put-up = Place les pièces comme sur ton échiquier.
referee-put-up-holding = { $side ->
    [white] Touche les cases où mettre { PIECE($piece, form: "un") } { GENDER($piece) ->
        [feminine] blanche
       *[masculine] blanc
     }.
   *[black] Touche les cases où mettre { PIECE($piece, form: "un") } { GENDER($piece) ->
        [feminine] noire
       *[masculine] noir
     }.
 }
referee-put-up-removing = Touche chaque pièce qui n’est pas sur ton échiquier.
referee-put-up-moving = { PIECE($piece, form: "le", cap: 1) } en { $square } : touche sa nouvelle case.
referee-fits = Cet échiquier est prêt pour tes questions.
referee-too-many = { $side ->
    [white] Les Blancs ont trop de pièces : une nouvelle ne vient que d’un pion.
   *[black] Les Noirs ont trop de pièces : une nouvelle ne vient que d’un pion.
 }
referee-mend-first = Presque ! Une chose n’est pas possible :
referee-phase-put-up = Changer les pièces
referee-phase-ask = Question sur un coup
referee-remove = Enlever
referee-start = Nouvelle partie
referee-empty = Échiquier vide
referee-undo = Annuler
referee-copy = Copier la FEN
referee-copied = C’est copié. Tu peux coller cet échiquier partout.
referee-paste = Coller une FEN
referee-pasted = Voici l’échiquier que tu as collé.
referee-rules = Règles : { $rules }
referee-whose-turn = À qui de jouer ?
referee-before = Que s’est-il passé avant ?
referee-before-nothing = Sur cet échiquier, rien d’avant ne compte.
referee-earlier = Avant
referee-ask-moved = { $side ->
    [white] La tour en { $square } ou le roi blanc ont-ils déjà bougé ?
   *[black] La tour en { $square } ou le roi noir ont-ils déjà bougé ?
 }
referee-ask-passed = Le pion vient-il d’aller de { $from } à { $to } ?
referee-ask-said = Quelqu’un a-t-il dit « échec » ?

## Ce qui n’est pas possible

referee-no-king = { $side ->
    [white] Où est le roi blanc ?
   *[black] Où est le roi noir ?
 }
referee-many-kings = { $side ->
    [white] Les Blancs n’ont qu’un roi. Ici, il y a des rois en { LIST($squares) }.
   *[black] Les Noirs n’ont qu’un roi. Ici, il y a des rois en { LIST($squares) }.
 }
referee-pawns = { COUNT($squares) ->
    [one] Pas de pion en { LIST($squares) } : il aurait reculé, ou se serait transformé.
   *[other] Pas de pions en { LIST($squares) } : ils auraient reculé, ou se seraient transformés.
 }
referee-open-king = { $side ->
    [white] Les Blancs pourraient prendre le roi en { $square } avec { MEN($men, form: "le") }. C’est donc aux Noirs de jouer.
   *[black] Les Noirs pourraient prendre le roi en { $square } avec { MEN($men, form: "le") }. C’est donc aux Blancs de jouer.
 }
referee-no-castling = { $side ->
    [white] Pour roquer, les Blancs doivent avoir roi et tour en { LIST($squares) }.
   *[black] Pour roquer, les Noirs doivent avoir roi et tour en { LIST($squares) }.
 }
referee-not-passed = Aucun pion n’a pu passer par { $square } au dernier coup.
referee-mend-king = { $side ->
    [white] Poser un roi blanc
   *[black] Poser un roi noir
 }
referee-mend-turn = { $side ->
    [white] C’est aux Blancs
   *[black] C’est aux Noirs
 }
referee-mend-remove = Enlever
referee-mend-castling = Pas de roque là
referee-mend-passed = Pas de double pas

## Poser une question

referee-ask = Montre-moi le coup de ta question.
referee-ask-target = { PIECE($piece, form: "le", cap: 1) } en { $square } : vers quelle case ?
referee-turn = { $side ->
    [white] C’est aux Blancs de jouer.
   *[black] C’est aux Noirs de jouer.
 }
referee-cannot-win = { $side ->
    [white] Les Blancs ne peuvent plus gagner.
   *[black] Les Noirs ne peuvent plus gagner.
 }
referee-ask-for = { $side ->
    [white] Pour les Blancs
   *[black] Pour les Noirs
 }
referee-play-it = Jouer ce coup
referee-played = C’est joué. Que veux-tu savoir d’autre ?
referee-play-on = Continuer la partie
referee-yes-move = Oui : { PIECE($piece, form: "le") } peut aller de { $from } à { $to }.
referee-yes-take = Oui : { PIECE($piece, form: "le") } peut prendre { PIECE($captured, form: "le") } en { $to }.
referee-yes-castle = Oui, roque : le roi va en { $to }, la tour de { $rook } à { $lands }.
referee-yes-en-passant = Oui, en passant : ton pion va en { $to } et prend le pion en { $square }.
referee-yes-promote = Oui : le pion va en { $to } et devient { PIECE($piece, form: "un") }.
referee-yes-take-and-promote = Oui : le pion prend { PIECE($captured, form: "le") } en { $to } et devient { PIECE($piece, form: "un") }.

## Un texte qui n’est pas un échiquier

referee-fen-empty = Il n’y a encore rien à coller. Copie d’abord une FEN.
referee-fen-rows = { $rows ->
    [one] Une FEN a huit rangées séparées par des /. J’ai trouvé { $rows } rangée.
   *[other] Une FEN a huit rangées séparées par des /. J’ai trouvé { $rows } rangées.
 }
referee-fen-row = { $count ->
    [one] Dans cette FEN, la rangée { $row } de l’échiquier a { $count } case au lieu de 8.
   *[other] Dans cette FEN, la rangée { $row } de l’échiquier a { $count } cases au lieu de 8.
 }
referee-fen-letter = Regarde le signe { $place } de cette FEN : « { $letter } » n’est pas une pièce.
referee-fen-turn = Regarde « { $part } » dans cette FEN : ici, w ou b dit à qui de jouer.
referee-fen-castling = Regarde « { $part } » dans cette FEN : le roque s’écrit avec K, Q, k, q ou -.
referee-fen-passed = Regarde « { $part } » dans cette FEN : il y faut une case comme e3, ou -.
referee-fen-clock = Regarde « { $part } » dans cette FEN : il y faut un nombre.
referee-fen-more = Cette FEN doit finir avant « { $part } ». Enlève le reste.
