### „Darf ich das?“: das Brett, das aufgebaut wird, was daran nicht geht, und die Antworten.

## Das Brett aufbauen

# source 0f51286e
referee-put-up = Baue dein Brett hier nach.
# source 4e23f090
referee-put-up-holding = { $side ->
    [white] { GENDER($piece) ->
        [feminine] Weiße
       *[masculine] Weißer
     } { PIECE($piece) }: Tippe auf die Felder dafür.
   *[black] { GENDER($piece) ->
        [feminine] Schwarze
       *[masculine] Schwarzer
     } { PIECE($piece) }: Tippe auf die Felder dafür.
 }
# source cb772cd2
referee-put-up-removing = Tippe auf jede Figur, die nicht auf deinem Brett steht.
# source 8ee2589e
referee-put-up-moving = { PIECE($piece, form: "nom", cap: 1) } auf { $square }: Tippe auf das neue Feld.
# source b1a5f92e
referee-fits = Dieses Brett ist bereit für deine Fragen.
# source 204b876d
referee-too-many = { $side ->
    [white] Weiß hat zu viele Figuren: Eine neue entsteht nur aus einem Bauern.
   *[black] Schwarz hat zu viele Figuren: Eine neue entsteht nur aus einem Bauern.
 }
# source e58e7fa1
referee-mend-first = Fast! Eins kann so nicht stimmen:
# source de619a5e
referee-phase-put-up = Brett ändern
# source 01371126
referee-phase-ask = Nach einem Zug fragen
# source d52f976a
referee-remove = Wegnehmen
# source 5d626707
referee-start = Neue Partie
# source aca568a5
referee-empty = Leeres Brett
# source 79dc7ce3
referee-undo = Rückgängig
# source 7eafcdb0
referee-copy = FEN kopieren
# source 472817de
referee-copied = Kopiert. Du kannst dieses Brett überall einfügen.
# source 31469e08
referee-paste = FEN einfügen
# source 930b58b1
referee-pasted = Hier ist das eingefügte Brett.
# source 5990bb02
referee-pasted-part = Hier ist das eingefügte Brett. „{ $part }“ habe ich weggelassen: Das gehört nicht zu einem Brett.
# source ef5b7ccc
referee-rules = Regeln: { $rules }
# source 74dc763e
referee-whose-turn = Wer ist dran?
# source c16869f9
referee-before = Was war vorher?
# source 1813a559
referee-before-nothing = Auf diesem Brett zählt nichts von vorher.
# source f5ada819
referee-earlier = Vorher
# source c49bb44c
referee-ask-moved = { $side ->
    [white] Hat der weiße König oder der Turm auf { $square } schon gezogen?
   *[black] Hat der schwarze König oder der Turm auf { $square } schon gezogen?
 }
# source 7155af74
referee-ask-passed = Zog der Bauer gerade eben von { $from } nach { $to }?
# source 78e3b2bc
referee-ask-said = Hat jemand „Schach“ gesagt?

## Was so nicht sein kann

# source 354a4136
referee-no-king = { $side ->
    [white] Wo ist der weiße König?
   *[black] Wo ist der schwarze König?
 }
# source 88599315
referee-many-kings = { $side ->
    [white] Weiß hat nur einen König. Hier stehen Könige auf { LIST($squares) }.
   *[black] Schwarz hat nur einen König. Hier stehen Könige auf { LIST($squares) }.
 }
# source 4a82785d
referee-pawns = { COUNT($squares) ->
    [one] Auf { LIST($squares) } kann kein Bauer stehen: Er wäre rückwärts gezogen oder verwandelt.
   *[other] Auf { LIST($squares) } können keine Bauern stehen: Sie wären rückwärts gezogen oder verwandelt.
 }
# source c297543f
referee-open-king = { $side ->
    [white] Weiß könnte den König auf { $square } schlagen: mit { MEN($men, form: "dat") }. Also ist Schwarz dran.
   *[black] Schwarz könnte den König auf { $square } schlagen: mit { MEN($men, form: "dat") }. Also ist Weiß dran.
 }
# source 6f45d7b4
referee-no-castling = { $side ->
    [white] Zum Rochieren braucht Weiß König und Turm auf { LIST($squares) }.
   *[black] Zum Rochieren braucht Schwarz König und Turm auf { LIST($squares) }.
 }
# source 5a712a82
referee-not-passed = Über { $square } kann gerade eben kein Bauer gezogen sein.
# source 4964aaab
referee-mend-king = { $side ->
    [white] Weißen König hinstellen
   *[black] Schwarzen König hinstellen
 }
# source 2b37d53b
referee-mend-turn = { $side ->
    [white] Weiß ist dran
   *[black] Schwarz ist dran
 }
# source 6127aec1
referee-mend-remove = Wegnehmen
# source a534e269
referee-mend-castling = Keine Rochade dort
# source 113639dd
referee-mend-passed = Das gab es nicht

## Fragen

# source 0ec81128
referee-ask = Zeig mir den Zug, nach dem du fragst.
# source e4845b04
referee-ask-target = { PIECE($piece, form: "nom", cap: 1) } auf { $square }: Wohin?
# source 47c4ca40
referee-turn = { $side ->
    [white] Weiß ist dran.
   *[black] Schwarz ist dran.
 }
# source c311b67f
referee-cannot-win = { $side ->
    [white] Weiß kann nie mehr gewinnen.
   *[black] Schwarz kann nie mehr gewinnen.
 }
# source 93d26660
referee-ask-for = { $side ->
    [white] Für Weiß fragen
   *[black] Für Schwarz fragen
 }
# source 793d4ee6
referee-play-it = Diesen Zug spielen
# source 06e4c28b
referee-played = Gespielt. Was willst du noch wissen?
# source 01df1d3e
referee-play-on = Weiterspielen
# source b1f75042
referee-yes-move = Ja: { PIECE($piece, form: "nom", cap: 1) } darf von { $from } nach { $to }.
# source 1383c9bd
referee-yes-take = Ja: { PIECE($piece, form: "nom", cap: 1) } darf { PIECE($captured, form: "akk") } auf { $to } schlagen.
# source d4b52268
referee-yes-castle = Ja, Rochade: Der König geht nach { $to }, der Turm von { $rook } nach { $lands }.
# source a4698989
referee-yes-en-passant = Ja, im Vorbeigehen: Dein Bauer geht nach { $to } und schlägt den Bauern auf { $square }.
# source 60a56924
referee-yes-promote = Ja: Der Bauer geht nach { $to } und wird { PIECE($piece, form: "ein-nom") }.
# source 31467044
referee-yes-take-and-promote = Ja: Der Bauer schlägt { PIECE($captured, form: "akk") } auf { $to } und wird { PIECE($piece, form: "ein-nom") }.

## Ein Text, der kein Brett ist

# source 37793252
referee-fen-empty = Da ist noch nichts zum Einfügen. Kopiere zuerst eine FEN.
# source 362cc883
referee-fen-rows = { $rows ->
    [one] Eine FEN hat acht Reihen mit / dazwischen. Ich finde { $rows } Reihe.
   *[other] Eine FEN hat acht Reihen mit / dazwischen. Ich finde { $rows } Reihen.
 }
# source de1fc092
referee-fen-row = { $count ->
    [one] In dieser FEN hat Reihe { $row } des Brettes { $count } Feld, nicht 8.
   *[other] In dieser FEN hat Reihe { $row } des Brettes { $count } Felder, nicht 8.
 }
# source 7f4919ec
referee-fen-letter = Schau auf Zeichen { $place } dieser FEN: „{ $letter }“ ist keine Figur.
# source a7cc38d8
referee-fen-turn = Schau auf „{ $part }“ in dieser FEN: Dort steht w oder b, je nachdem, wer dran ist.
# source a2878d88
referee-fen-castling = Schau auf „{ $part }“ in dieser FEN: Rochade schreibt man mit K, Q, k, q oder -.
# source 8c6244dc
referee-fen-passed = Schau auf „{ $part }“ in dieser FEN: Dort steht ein Feld wie e3 oder -.
# source f68b1c81
referee-fen-clock = Schau auf „{ $part }“ in dieser FEN: Dort steht eine Zahl.
# source f53982c8
referee-fen-more = Diese FEN sollte vor „{ $part }“ enden. Lass den Rest weg.
# source 94a995c3
referee-fen-address = In dieser Adresse steht kein Brett. Kopiere die FEN selbst.
