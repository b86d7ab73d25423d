### Aufgaben, die das Programm selbst macht: was geübt wird, und was auf jedem Brett gefragt ist.

# Was geübt wird, als Überschrift und in einer Liste: ohne Punkt am Ende.
skill-where-rook = Wohin kann der Turm ziehen?
skill-where-bishop = Wohin kann der Läufer ziehen?
skill-where-queen = Wohin kann die Dame ziehen?
skill-where-king = Wohin kann der König ziehen?
skill-where-knight = Wohin kann der Springer ziehen?
skill-where-pawn = Wohin kann der Bauer ziehen?
skill-collect = Hol die Sterne
skill-take-all = Schlag alle Figuren
skill-square-names = Die Namen der Felder
skill-what-can-it-take = Was kann die Figur schlagen?
skill-who-attacks = Wer greift die Figur an?
skill-who-protects = Wer deckt die Figur?
skill-who-gives-check = Wer gibt Schach?
skill-king-runs = Wohin kann der König fliehen?
skill-ways-out = Alle Wege aus dem Schach
skill-status = Schach, Matt oder Patt?
skill-mate-in-1 = Matt in einem Zug
skill-mate-in-2 = Matt in zwei Zügen
skill-stalemate = Patt in einem Zug
skill-castle-or-not = Darf der König rochieren?
skill-castle-which-side = Wohin kann der König? Rochaden zählen mit!
skill-en-passant-or-not = Darf der Bauer en passant schlagen?
skill-en-passant-move = Schlag en passant
skill-promotion = Was wird aus dem Bauern?
skill-allowed-or-not = Ist dieser Zug erlaubt?
skill-safe-move = Ein sicherer Zug
skill-free-capture = Gewinn eine Figur
skill-write-the-move = Schreib den Zug auf
skill-dead-or-not = Kann noch jemand gewinnen?
skill-claim = Darfst du Remis verlangen?
skill-family-where = Um die Ecken herum
skill-family-pawns = Der Marsch der Bauern
skill-family-en-passant = En passant von allen Seiten
skill-family-attackers = Angreifer von allen Seiten
skill-family-second-attack = Noch ein Angreifer?
skill-family-away = Jemand ist weg
skill-family-say-check = Hat jemand „Schach“ gesagt?

# Was auf einem Brett gefragt ist; auf dem Bildschirm und auf Papier dasselbe, also tippt und schreibt niemand.
ask-moves = Wohin kann { PIECE($piece, form: "nom") } auf { $square } ziehen? Tippe alle Felder an!
ask-castlings = Wohin kann der König ziehen? Rochaden zählen mit.
ask-captures = Was kann { PIECE($piece, form: "nom") } auf { $square } schlagen?
ask-attackers = Wer greift { PIECE($piece, form: "akk") } auf { $square } an?
ask-guards = Wer deckt { PIECE($piece, form: "akk") } auf { $square }?
ask-checkers = Wer gibt Schach?
ask-escapes = Wohin kann der König ziehen? Tippe alle Felder an!
ask-stars = Hol alle Sterne mit { PIECE($piece, form: "dat") } auf { $square }. Finde den kürzesten Weg!
ask-stars-safe = Hol alle Sterne mit { PIECE($piece, form: "dat") } auf { $square }. Bleib nie auf einem bewachten Feld stehen!
ask-take-all = Schlag alle anderen Figuren mit { PIECE($piece, form: "dat") } auf { $square }. Finde den kürzesten Weg!
ask-promote-mate = Verwandle den Bauern so, dass es matt ist!
ask-mate = Setz in einem Zug matt!
ask-mate-in-two = Setz in zwei Zügen matt!
ask-stalemate = Setz in einem Zug patt!
ask-promote = Verwandle den Bauern!
ask-escape = Finde alle Wege aus dem Schach!
ask-safe = Finde einen sicheren Zug: Niemand soll deine Figuren umsonst schlagen können.
ask-free = Welche Figur kannst du gewinnen? Schlag sie!
ask-passing = Schlag den Bauern, der gerade vorbeigelaufen ist!
ask-allowed = Schau auf den Pfeil. Ist dieser Zug erlaubt?
ask-may-castle = Darf der König rochieren? König und Turm haben noch nie gezogen.
ask-standing = Schau auf den König, der am Zug ist. Wie steht es um ihn?
ask-alive = Schau, welche Figuren noch da sind. Kann noch jemand gewinnen?
ask-claim = Schau dir die Züge an. Darfst du Remis verlangen?
ask-claim-next = Der Pfeil zeigt deinen Zug. Darfst du damit Remis verlangen?
ask-find = Kennst du die Namen?
ask-file = Kennst du die Linien?
ask-rank = Kennst du die Reihen?
ask-color = Weißt du es, ohne hinzusehen?

# Woher ein eigenes Brett kommt und wessen Figuren es sind, vor dem, was gefragt ist; und was gerade gezogen wurde, bevor nach einem Zug gefragt ist.
ask-own-game = Das ist aus deiner Partie gegen { -coach }.
ask-as-black = Du spielst Schwarz.
ask-allowed-after = { $side ->
    [white] Du spielst Schwarz: Weiß hat gerade von { $from } nach { $to } gezogen. Schau auf den Pfeil: Ist dieser Zug erlaubt?
   *[black] Schwarz hat gerade von { $from } nach { $to } gezogen. Schau auf den Pfeil: Ist dieser Zug erlaubt?
 }

# Am Brett für vier: mit wem das Kind spielt und was kein Brett zeigt.
ask-as = { $side ->
    [white] Du spielst Weiß.
    [blue] Du spielst Blau.
    [black] Du spielst Schwarz.
   *[yellow] Du spielst Gelb.
 }
ask-away = { $side ->
    [white] Diesmal ist Weiß weg.
    [blue] Diesmal ist Blau weg.
    [black] Diesmal ist Schwarz weg.
   *[yellow] Diesmal ist Gelb weg.
 }
ask-said = { $side ->
    [white] Diesmal hat Weiß „Schach“ gesagt.
    [blue] Diesmal hat Blau „Schach“ gesagt.
    [black] Diesmal hat Schwarz „Schach“ gesagt.
   *[yellow] Diesmal hat Gelb „Schach“ gesagt.
 }
ask-unsaid = Niemand hat „Schach“ gesagt.
ask-moved = { $side ->
    [white] Weiß hat von { $from } nach { $to } gezogen.
    [blue] Blau hat von { $from } nach { $to } gezogen.
    [black] Schwarz hat von { $from } nach { $to } gezogen.
   *[yellow] Gelb hat von { $from } nach { $to } gezogen.
 }

# Dasselbe, wo viele Bretter auf einem Blatt stehen: Die Figur steht in einem Kreis.
circled-moves = Wohin kann { PIECE($piece, form: "nom") } im Kreis ziehen?
circled-escapes = Wohin kann der König ziehen?
circled-captures = Was kann die Figur im Kreis schlagen?
circled-attackers = Wer greift die Figur im Kreis an?
circled-guards = Wer deckt die Figur im Kreis?
circled-stars = Hol alle Sterne mit der Figur im Kreis. Finde den kürzesten Weg!
circled-stars-safe = Hol alle Sterne mit der Figur im Kreis. Bleib nie auf einem bewachten Feld stehen!
circled-take-all = Schlag alle anderen Figuren mit der im Kreis. Finde den kürzesten Weg!

# Über einem Blatt, und für alle, die dasselbe noch einmal wollen.
drill-level = Stufe { $level } von { $total } · { $name }
drill-again = Noch einmal dieselben Bretter: squarewise drill { $name } --count { $count }
