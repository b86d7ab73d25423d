### Aufgaben, die das Programm selbst macht: was geübt wird, und was auf jedem Brett gefragt ist.

# Was geübt wird, als Überschrift und in einer Liste: ohne Punkt am Ende.
# source e2821d0f
skill-where-rook = Wohin kann der Turm ziehen?
# source a932c02b
skill-where-bishop = Wohin kann der Läufer ziehen?
# source 232c9baf
skill-where-queen = Wohin kann die Dame ziehen?
# source 6aac0dcf
skill-where-king = Wohin kann der König ziehen?
# source 7a0c04c3
skill-where-knight = Wohin kann der Springer ziehen?
# source 87faf4d5
skill-where-pawn = Wohin kann der Bauer ziehen?
# source 5abd96a6
skill-collect = Hol die Sterne
# source 0aff41e7
skill-take-all = Schlag alle Figuren
# source 85b5046e
skill-square-names = Die Namen der Felder
# source 2a40d6c8
skill-what-can-it-take = Was kann die Figur schlagen?
# source 8dd42fa7
skill-who-attacks = Wer greift die Figur an?
# source 0c17bb17
skill-who-protects = Wer deckt die Figur?
# source 04c85f81
skill-who-gives-check = Wer gibt Schach?
# source 5b0b9681
skill-king-runs = Wohin kann der König fliehen?
# source dacf1574
skill-ways-out = Alle Wege aus dem Schach
# source 67eb69e7
skill-status = Schach, Matt oder Patt?
# source 09e9050c
skill-mate-in-1 = Matt in einem Zug
# source 2a27753c
skill-mate-in-2 = Matt in zwei Zügen
# source 27b8616c
skill-stalemate = Patt in einem Zug
# source aaa51cf2
skill-castle-or-not = Darf der König rochieren?
# source b2b652ae
skill-castle-which-side = Wohin kann der König? Rochaden zählen mit!
# source 8a93edf3
skill-en-passant-or-not = Darf der Bauer en passant schlagen?
# source 63ce192e
skill-en-passant-move = Schlag en passant
# source e8009e2b
skill-promotion = Was wird aus dem Bauern?
# source c2430486
skill-allowed-or-not = Ist dieser Zug erlaubt?
# source f988c56c
skill-safe-move = Ein sicherer Zug
# source 24231a20
skill-free-capture = Gewinn eine Figur
# source 7c843d80
skill-write-the-move = Schreib den Zug auf
# source dc0b94a5
skill-dead-or-not = Kann noch jemand gewinnen?
# source f3773c21
skill-claim = Darfst du Remis verlangen?
# source 2ae29d9c
skill-family-where = Um die Ecken herum
# source 588fc490
skill-family-pawns = Der Marsch der Bauern
# source b3b51927
skill-family-en-passant = En passant von allen Seiten
# source 17cd99b2
skill-family-attackers = Angreifer von allen Seiten
# source 61a89f01
skill-family-second-attack = Noch ein Angreifer?
# source 509c2b39
skill-family-away = Jemand ist weg
# source dde9d9ab
skill-family-say-check = Hat jemand „Schach“ gesagt?

# Was auf einem Brett gefragt ist; auf dem Bildschirm und auf Papier dasselbe, also tippt und schreibt niemand.
# source 997f0190
ask-moves = Wohin kann { PIECE($piece, form: "nom") } auf { $square } ziehen? Tippe alle Felder an!
# source c57dd0f5
ask-moves-circled = Wohin kann { PIECE($piece, form: "nom") } im Kreis ziehen? Tippe alle Felder an!
# source 72a4dfaf
ask-castlings = Wohin kann der König ziehen? Rochaden zählen mit.
# source 46cb0047
ask-captures = Was kann { PIECE($piece, form: "nom") } auf { $square } schlagen?
# source f0cd3a46
ask-attackers = Wer greift { PIECE($piece, form: "akk") } auf { $square } an?
# source 7df55d93
ask-guards = Wer deckt { PIECE($piece, form: "akk") } auf { $square }?
# source f8f54b45
ask-checkers = Wer gibt Schach?
# source d8c5acc2
ask-escapes = Wohin kann der König ziehen? Tippe alle Felder an!
# source 9854e8ea
ask-stars = Hol alle Sterne mit { PIECE($piece, form: "dat") } auf { $square }. Finde den kürzesten Weg!
# source 4a13bf0d
ask-stars-safe = Hol alle Sterne mit { PIECE($piece, form: "dat") } auf { $square }. Bleib nie auf einem bewachten Feld stehen!
# source cfe74629
ask-take-all = Schlag alle anderen Figuren mit { PIECE($piece, form: "dat") } auf { $square }. Finde den kürzesten Weg!
# source 5ec2d2d9
ask-promote-mate = Verwandle den Bauern so, dass es matt ist!
# source 66b1ae00
ask-mate = Setz in einem Zug matt!
# source 6b780222
ask-mate-in-two = Setz in zwei Zügen matt!
# source 0069a932
ask-stalemate = Setz in einem Zug patt!
# source 8e5d038a
ask-promote = Verwandle den Bauern!
# source d5451fe4
ask-escape = Finde alle Wege aus dem Schach!
# source 86fcda69
ask-safe = Finde einen sicheren Zug: Niemand soll deine Figuren umsonst schlagen können.
# source 0afafc5c
ask-free = Welche Figur kannst du gewinnen? Schlag sie!
# source ccc48916
ask-passing = Schlag den Bauern, der gerade vorbeigelaufen ist!
# source 40dd4ba2
ask-allowed = Schau auf den Pfeil. Ist dieser Zug erlaubt?
# source 4bc76255
ask-may-castle = Darf der König rochieren? König und Turm haben noch nie gezogen.
# source 1799c891
ask-standing = Schau, wer am Zug ist. Schach, Matt, Patt oder nichts davon?
# source 43101676
ask-alive = Schau, welche Figuren noch da sind. Kann noch jemand gewinnen?
# source 72431d70
ask-claim = Schau dir die Züge an. Darfst du Remis verlangen?
# source fd2dfb9c
ask-claim-next = Der Pfeil zeigt deinen Zug. Darfst du damit Remis verlangen?
# source 77b9ca68
ask-find = Kennst du die Namen?
# source f1ad512a
ask-file = Kennst du die Linien?
# source a75e85e6
ask-rank = Kennst du die Reihen?
# source 758f1f4d
ask-color = Weißt du es, ohne hinzusehen?

# Woher ein eigenes Brett kommt und wessen Figuren es sind, vor dem, was gefragt ist; und was gerade gezogen wurde, bevor nach einem Zug gefragt ist.
# source b0cb16e6
ask-own-game = Das ist aus deiner Partie gegen { -coach }.
# source 02722158
ask-as-black = Du spielst Schwarz.
# source b5d89945
ask-allowed-after = { $side ->
    [white] Du spielst Schwarz: Weiß hat gerade von { $from } nach { $to } gezogen. Schau auf den Pfeil: Ist dieser Zug erlaubt?
   *[black] Schwarz hat gerade von { $from } nach { $to } gezogen. Schau auf den Pfeil: Ist dieser Zug erlaubt?
 }

# Am Brett für vier: mit wem das Kind spielt und was kein Brett zeigt.
# source 6b2214de
ask-as = { $side ->
    [white] Du spielst Weiß.
    [blue] Du spielst Blau.
    [black] Du spielst Schwarz.
   *[yellow] Du spielst Gelb.
 }
# source c3dc1b34
ask-away = { $side ->
    [white] Diesmal ist Weiß weg.
    [blue] Diesmal ist Blau weg.
    [black] Diesmal ist Schwarz weg.
   *[yellow] Diesmal ist Gelb weg.
 }
# source 4d827d8b
ask-said = { $side ->
    [white] Diesmal hat Weiß „Schach“ gesagt.
    [blue] Diesmal hat Blau „Schach“ gesagt.
    [black] Diesmal hat Schwarz „Schach“ gesagt.
   *[yellow] Diesmal hat Gelb „Schach“ gesagt.
 }
# source 84d0e4eb
ask-unsaid = Niemand hat „Schach“ gesagt.
# source 244a8977
ask-moved = { $side ->
    [white] Weiß hat von { $from } nach { $to } gezogen.
    [blue] Blau hat von { $from } nach { $to } gezogen.
    [black] Schwarz hat von { $from } nach { $to } gezogen.
   *[yellow] Gelb hat von { $from } nach { $to } gezogen.
 }

# Dasselbe, wo viele Bretter auf einem Blatt stehen: Die Figur steht in einem Kreis.
# source e15e5681
circled-moves = Wohin kann { PIECE($piece, form: "nom") } im Kreis ziehen?
# source dd9da881
circled-escapes = Wohin kann der König ziehen?
# source 6d8b38e7
circled-captures = Was kann die Figur im Kreis schlagen?
# source e50d8e1e
circled-attackers = Wer greift die Figur im Kreis an?
# source af0497e7
circled-guards = Wer deckt die Figur im Kreis?
# source 7e823e9e
circled-stars = Hol alle Sterne mit der Figur im Kreis. Finde den kürzesten Weg!
# source 0c6e2197
circled-stars-safe = Hol alle Sterne mit der Figur im Kreis. Bleib nie auf einem bewachten Feld stehen!
# source 6a834bf7
circled-take-all = Schlag alle anderen Figuren mit der im Kreis. Finde den kürzesten Weg!

# Über einem Blatt, und für alle, die dasselbe noch einmal wollen.
# source 4b0bdca3
drill-level = Stufe { $level } von { $total } · { $name }
# source bc928679
drill-again = Noch einmal dieselben Aufgaben: squarewise drill { $name } --count { $count }
