### « J’ai le droit ? » : l’échiquier qu’on monte, ce qui n’y va pas, et les réponses.

## Monter l’échiquier

# source 0f51286e
referee-put-up = Place les pièces comme sur ton échiquier.
# source 4e23f090
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
# source cb772cd2
referee-put-up-removing = Touche chaque pièce qui n’est pas sur ton échiquier.
# source 8ee2589e
referee-put-up-moving = { PIECE($piece, form: "le", cap: 1) } en { $square } : touche sa nouvelle case.
# source b1a5f92e
referee-fits = Cet échiquier est prêt pour tes questions.
# source 204b876d
referee-too-many = { $side ->
    [white] Les Blancs ont trop de pièces : une nouvelle ne vient que d’un pion.
   *[black] Les Noirs ont trop de pièces : une nouvelle ne vient que d’un pion.
 }
# source e58e7fa1
referee-mend-first = Presque ! Une chose n’est pas possible :
# source de619a5e
referee-phase-put-up = Changer les pièces
# source 01371126
referee-phase-ask = Question sur un coup
# source d52f976a
referee-remove = Enlever
# source 5d626707
referee-start = Nouvelle partie
# source aca568a5
referee-empty = Échiquier vide
# source 79dc7ce3
referee-undo = Annuler
# source 7eafcdb0
referee-copy = Copier la FEN
# source 472817de
referee-copied = C’est copié. Tu peux coller cet échiquier partout.
# source 31469e08
referee-paste = Coller une FEN
# source 930b58b1
referee-pasted = Voici l’échiquier que tu as collé.
# source 5990bb02
referee-pasted-part = Voici l’échiquier que tu as collé. J’ai laissé de côté « { $part } » : cela ne fait pas partie d’un échiquier.
# source ef5b7ccc
referee-rules = Règles : { $rules }
# source 74dc763e
referee-whose-turn = À qui de jouer ?
# source c16869f9
referee-before = Que s’est-il passé avant ?
# source 1813a559
referee-before-nothing = Sur cet échiquier, rien d’avant ne compte.
# source f5ada819
referee-earlier = Avant
# source c49bb44c
referee-ask-moved = { $side ->
    [white] La tour en { $square } ou le roi blanc ont-ils déjà bougé ?
   *[black] La tour en { $square } ou le roi noir ont-ils déjà bougé ?
 }
# source 7155af74
referee-ask-passed = Le pion vient-il d’aller de { $from } à { $to } ?
# source 78e3b2bc
referee-ask-said = Quelqu’un a-t-il dit « échec » ?

## Ce qui n’est pas possible

# source 354a4136
referee-no-king = { $side ->
    [white] Où est le roi blanc ?
   *[black] Où est le roi noir ?
 }
# source 88599315
referee-many-kings = { $side ->
    [white] Les Blancs ne peuvent avoir qu’un roi. Ici, il y a des rois en { LIST($squares) }.
   *[black] Les Noirs ne peuvent avoir qu’un roi. Ici, il y a des rois en { LIST($squares) }.
 }
# source 4a82785d
referee-pawns = { COUNT($squares) ->
    [one] Pas de pion en { LIST($squares) } : il aurait reculé, ou se serait transformé.
   *[other] Pas de pions en { LIST($squares) } : ils auraient reculé, ou se seraient transformés.
 }
# source c297543f
referee-open-king = { $side ->
    [white] Les Blancs pourraient prendre le roi en { $square } avec { MEN($men, form: "le") }. C’est donc aux Noirs de jouer.
   *[black] Les Noirs pourraient prendre le roi en { $square } avec { MEN($men, form: "le") }. C’est donc aux Blancs de jouer.
 }
# source 6f45d7b4
referee-no-castling = { $side ->
    [white] Pour roquer, les Blancs doivent avoir roi et tour en { LIST($squares) }.
   *[black] Pour roquer, les Noirs doivent avoir roi et tour en { LIST($squares) }.
 }
# source 5a712a82
referee-not-passed = Aucun pion n’a pu passer par { $square } au dernier coup.
# source 4964aaab
referee-mend-king = { $side ->
    [white] Poser un roi blanc
   *[black] Poser un roi noir
 }
# source 2b37d53b
referee-mend-turn = { $side ->
    [white] C’est aux Blancs
   *[black] C’est aux Noirs
 }
# source 6127aec1
referee-mend-remove = Enlever
# source a534e269
referee-mend-castling = Pas de roque là
# source 113639dd
referee-mend-passed = Pas de double pas

## Poser une question

# source 0ec81128
referee-ask = Montre-moi le coup de ta question.
# source e4845b04
referee-ask-target = { PIECE($piece, form: "le", cap: 1) } en { $square } : vers quelle case ?
# source 47c4ca40
referee-turn = { $side ->
    [white] C’est aux Blancs de jouer.
   *[black] C’est aux Noirs de jouer.
 }
# source c311b67f
referee-cannot-win = { $side ->
    [white] Les Blancs ne peuvent plus gagner.
   *[black] Les Noirs ne peuvent plus gagner.
 }
# source 93d26660
referee-ask-for = { $side ->
    [white] Pour les Blancs
   *[black] Pour les Noirs
 }
# source 793d4ee6
referee-play-it = Jouer ce coup
# source 06e4c28b
referee-played = C’est joué. Que veux-tu savoir d’autre ?
# source 01df1d3e
referee-play-on = Continuer la partie
# source b1f75042
referee-yes-move = Oui : { PIECE($piece, form: "le") } peut aller de { $from } à { $to }.
# source 1383c9bd
referee-yes-take = Oui : { PIECE($piece, form: "le") } peut prendre { PIECE($captured, form: "le") } en { $to }.
# source d4b52268
referee-yes-castle = Oui, roque : le roi va en { $to }, la tour de { $rook } à { $lands }.
# source a4698989
referee-yes-en-passant = Oui, en passant : ton pion va en { $to } et prend le pion en { $square }.
# source 60a56924
referee-yes-promote = Oui : le pion va en { $to } et devient { PIECE($piece, form: "un") }.
# source 31467044
referee-yes-take-and-promote = Oui : le pion prend { PIECE($captured, form: "le") } en { $to } et devient { PIECE($piece, form: "un") }.

## Un texte qui n’est pas un échiquier

# source 37793252
referee-fen-empty = Il n’y a encore rien à coller. Copie d’abord une FEN.
# source 362cc883
referee-fen-rows = { $rows ->
    [one] Une FEN a huit rangées séparées par des /. J’ai trouvé { $rows } rangée.
   *[other] Une FEN a huit rangées séparées par des /. J’ai trouvé { $rows } rangées.
 }
# source de1fc092
referee-fen-row = { $count ->
    [one] Dans cette FEN, la rangée { $row } de l’échiquier a { $count } case au lieu de 8.
   *[other] Dans cette FEN, la rangée { $row } de l’échiquier a { $count } cases au lieu de 8.
 }
# source 7f4919ec
referee-fen-letter = Regarde le signe { $place } de cette FEN : « { $letter } » n’est pas une pièce.
# source a7cc38d8
referee-fen-turn = Regarde « { $part } » dans cette FEN : ici, w ou b dit à qui de jouer.
# source a2878d88
referee-fen-castling = Regarde « { $part } » dans cette FEN : le roque s’écrit avec K, Q, k, q ou -.
# source 8c6244dc
referee-fen-passed = Regarde « { $part } » dans cette FEN : il y faut une case comme e3, ou -.
# source f68b1c81
referee-fen-clock = Regarde « { $part } » dans cette FEN : il y faut un nombre.
# source f53982c8
referee-fen-more = Cette FEN doit finir avant « { $part } ». Enlève le reste.
# source 94a995c3
referee-fen-address = Il n’y a pas d’échiquier dans cette adresse. Copie la FEN elle-même.
