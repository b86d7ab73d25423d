### „Darf ich das?“: das Brett, das aufgebaut wird, was daran nicht geht, und die Antworten.

## Das Brett aufbauen

referee-put-up = Baue dein Brett hier nach.
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
referee-put-up-removing = Tippe auf jede Figur, die nicht auf deinem Brett steht.
referee-put-up-moving = { PIECE($piece, form: "nom", cap: 1) } auf { $square }: Tippe auf das neue Feld.
referee-fits = Dieses Brett ist bereit für deine Fragen.
referee-too-many = { $side ->
    [white] Weiß hat zu viele Figuren: Eine neue entsteht nur aus einem Bauern.
   *[black] Schwarz hat zu viele Figuren: Eine neue entsteht nur aus einem Bauern.
 }
referee-mend-first = Fast! Eins kann so nicht stimmen:
referee-phase-put-up = Brett ändern
referee-phase-ask = Nach einem Zug fragen
referee-remove = Wegnehmen
referee-start = Neue Partie
referee-empty = Leeres Brett
referee-undo = Rückgängig
referee-copy = FEN kopieren
referee-copied = Kopiert. Du kannst dieses Brett überall einfügen.
referee-paste = FEN einfügen
referee-pasted = Hier ist das eingefügte Brett.
referee-rules = Regeln: { $rules }
referee-whose-turn = Wer ist dran?
referee-before = Was war vorher?
referee-before-nothing = Auf diesem Brett zählt nichts von vorher.
referee-earlier = Vorher
referee-ask-moved = { $side ->
    [white] Hat der weiße König oder der Turm auf { $square } schon gezogen?
   *[black] Hat der schwarze König oder der Turm auf { $square } schon gezogen?
 }
referee-ask-passed = Zog der Bauer gerade eben von { $from } nach { $to }?
referee-ask-said = Hat jemand „Schach“ gesagt?

## Was so nicht sein kann

referee-no-king = { $side ->
    [white] Wo ist der weiße König?
   *[black] Wo ist der schwarze König?
 }
referee-many-kings = { $side ->
    [white] Weiß hat nur einen König. Hier stehen Könige auf { LIST($squares) }.
   *[black] Schwarz hat nur einen König. Hier stehen Könige auf { LIST($squares) }.
 }
referee-pawns = { COUNT($squares) ->
    [one] Auf { LIST($squares) } kann kein Bauer stehen: Er wäre rückwärts gezogen oder verwandelt.
   *[other] Auf { LIST($squares) } können keine Bauern stehen: Sie wären rückwärts gezogen oder verwandelt.
 }
referee-open-king = { $side ->
    [white] Weiß könnte den König auf { $square } schlagen: mit { MEN($men, form: "dat") }. Also ist Schwarz dran.
   *[black] Schwarz könnte den König auf { $square } schlagen: mit { MEN($men, form: "dat") }. Also ist Weiß dran.
 }
referee-no-castling = { $side ->
    [white] Zum Rochieren braucht Weiß König und Turm auf { LIST($squares) }.
   *[black] Zum Rochieren braucht Schwarz König und Turm auf { LIST($squares) }.
 }
referee-not-passed = Über { $square } kann gerade eben kein Bauer gezogen sein.
referee-mend-king = { $side ->
    [white] Weißen König hinstellen
   *[black] Schwarzen König hinstellen
 }
referee-mend-turn = { $side ->
    [white] Weiß ist dran
   *[black] Schwarz ist dran
 }
referee-mend-remove = Wegnehmen
referee-mend-castling = Keine Rochade dort
referee-mend-passed = Kein solcher Schritt

## Fragen

referee-ask = Zeig mir den Zug, nach dem du fragst.
referee-ask-target = { PIECE($piece, form: "nom", cap: 1) } auf { $square }: Wohin?
referee-turn = { $side ->
    [white] Weiß ist dran.
   *[black] Schwarz ist dran.
 }
referee-cannot-win = { $side ->
    [white] Weiß kann nie mehr gewinnen.
   *[black] Schwarz kann nie mehr gewinnen.
 }
referee-ask-for = { $side ->
    [white] Für Weiß fragen
   *[black] Für Schwarz fragen
 }
referee-play-it = Diesen Zug spielen
referee-played = Gespielt. Was willst du noch wissen?
referee-play-on = Weiterspielen
referee-yes-move = Ja: { PIECE($piece, form: "nom", cap: 1) } darf von { $from } nach { $to }.
referee-yes-take = Ja: { PIECE($piece, form: "nom", cap: 1) } darf { PIECE($captured, form: "akk") } auf { $to } schlagen.
referee-yes-castle = Ja, Rochade: Der König geht nach { $to }, der Turm von { $rook } nach { $lands }.
referee-yes-en-passant = Ja, im Vorbeigehen: Dein Bauer geht nach { $to } und schlägt den Bauern auf { $square }.
referee-yes-promote = Ja: Der Bauer geht nach { $to } und wird { PIECE($piece, form: "ein-nom") }.
referee-yes-take-and-promote = Ja: Der Bauer schlägt { PIECE($captured, form: "akk") } auf { $to } und wird { PIECE($piece, form: "ein-nom") }.

## Ein Text, der kein Brett ist

referee-fen-empty = Da ist noch nichts zum Einfügen. Kopiere zuerst eine FEN.
referee-fen-rows = { $rows ->
    [one] Eine FEN hat acht Reihen mit / dazwischen. Ich finde { $rows } Reihe.
   *[other] Eine FEN hat acht Reihen mit / dazwischen. Ich finde { $rows } Reihen.
 }
referee-fen-row = { $count ->
    [one] In dieser FEN hat Reihe { $row } des Brettes { $count } Feld, nicht 8.
   *[other] In dieser FEN hat Reihe { $row } des Brettes { $count } Felder, nicht 8.
 }
referee-fen-letter = Schau auf Zeichen { $place } dieser FEN: „{ $letter }“ ist keine Figur.
referee-fen-turn = Schau auf „{ $part }“ in dieser FEN: Dort steht w oder b, je nachdem, wer dran ist.
referee-fen-castling = Schau auf „{ $part }“ in dieser FEN: Rochade schreibt man mit K, Q, k, q oder -.
referee-fen-passed = Schau auf „{ $part }“ in dieser FEN: Dort steht ein Feld wie e3 oder -.
referee-fen-clock = Schau auf „{ $part }“ in dieser FEN: Dort steht eine Zahl.
referee-fen-more = Diese FEN sollte vor „{ $part }“ enden. Lass den Rest weg.
