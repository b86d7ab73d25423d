### Das Familienspiel: wer wo sitzt, und was an einem Tisch zu mehreren gesagt wird; was zwei sagen, steht in ui.ftl.

## Wer spielt

# source bf1568cb
family-title = Familienspiel
# source c5b03f7f
family-line = Setzt die anderen Könige matt: Wer übrig bleibt, gewinnt! Wählt eure Tiere, dann geht es los.
# source 1f650290
family-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
# source 00f3256a
family-army = { $army ->
    [white] Weiß
    [blue] Blau
    [black] Schwarz
   *[yellow] Gelb
 }
# A small field for years of age.
# source e980bc7b
family-age = Alter
# source eeb92b6b
family-younger = Jünger
# source f27faacb
family-older = Älter
# source 8c5eb290
family-animal = Ein anderes Tier
# source 4689d9e4
family-sit-down = Hinsetzen
# source a673fc66
family-stand-up = Platz freilassen
# source c8f64da4
family-empty-seat = Hier sitzt niemand
# source 3a9692c4
family-ages-why = Das Alter zählt nur für eine Regel: Wer darf eine Weile weg?
# source 33159393
family-begin = Los geht’s!
# source 01ed0441
family-go-on = Weiter mit der Partie von { LIST($players) }
# source 294213cb
family-small-board = Kleines Brett zu zweit

## At the table

# source b07addb5
family-turn = { $player } ist am Zug.
# source a97e7ac7
family-turn-for = { $player } zieht jetzt die Figuren von { $owner }.
# source cc7de938
family-said = Schach von { LIST($callers) }! { $victim } muss es abwehren.
# source 57d56ece
family-says-check = { $player } sagt „Schach“. Jetzt kommt der Zug.
# source 2a309e38
family-passed = { $player } hat keinen Zug und setzt aus.
# source e8a34016
family-mated = Schachmatt! { $player } hat den König von { $victim } gefangen.
# source 5b01e22d
family-king-taken = Niemand hat „Schach“ gesagt: { $player } schlägt den König von { $victim }.
# source 37f14b4c
family-out = { $player } ist ausgeschieden. Gut gespielt!
# source 65fb0c62
family-resigned = { $player } gibt auf.
# source c0a7303d
family-left = { $player } geht kurz weg. Die Figuren schlafen so lange.
# source ec54fc75
family-returning = { $player } ist zurück und spielt ab dem nächsten Zug wieder mit.
# source 1aa7b43a
family-returned = { $player } spielt wieder mit.
# source 5c4714d9
family-allied = { $player } und { $other } sind jetzt Partner.
# source 493a2221
family-parting = { $player } und { $other } trennen sich. Das gilt erst nach einer Runde.
# source b3e6f682
family-parted = { $player } und { $other } sind keine Partner mehr.
# source 9f462774
family-rule-changed = Die Aufsicht ändert eine Regel. { $rule }: { $after } (Vorher: { $before })
# source 244ca4d2
family-rule-now = Neue Regel. { $rule }: { $after }
# source a15b9542
family-took-back = Der letzte Schritt ist zurückgenommen.
# source cabbba0b
family-paused = Nur noch eine Person ist am Tisch: Die Partie wartet.
# source 9177bf98
family-resumed = Die Partie geht weiter.
# source ace9fa55
family-wins = { $player } gewinnt! Danke euch allen für die Partie.
# source d81176de
family-team-wins = { LIST($players) } gewinnen zusammen! Danke euch allen für die Partie.
# source 04ffe08b
family-draw-no-move = Es geht nicht weiter: kein Zug, aber auch kein Schach. Das ist remis.
# source cd9317cb
family-draw-dead = Hier kann niemand mehr mattsetzen. Das ist remis.
# source 7197a6c9
family-draw-repetition = Dieselbe Stellung kam zu oft wieder. Das ist remis.
# source c3365be6
family-draw-quiet = So viele Runden ohne Schlagen und ohne Bauernzug: Das ist remis.
# source 2722fd22
family-draw-agreed = Ihr seid euch einig: remis. Danke für die Partie!
# source 65db837b
family-draw-supervisor = Die Aufsicht beendet die Partie: Niemand gewinnt, niemand verliert.
# source 4fb6a4f5
family-ask-draw = { $player } bietet Remis an. { $asked }, bist du einverstanden?
# source 4835d426
family-ask-back = { $player } möchte den letzten Schritt zurücknehmen. { $asked }, ist das in Ordnung?
# source bb443bfe
family-ask-ally = { $player } möchte mit dir ein Team bilden. { $asked }, bist du einverstanden?
# source 199abc67
family-declined = { $player } sagt Nein. Die Partie geht weiter.
# source 06f5c0d7
family-asked-draw = { $player } bietet Remis an.
# source 616279d6
family-asked-back = { $player } bittet, den letzten Schritt zurückzunehmen.
# source 616ff402
family-asked-ally = { $player } möchte mit { $other } ein Team bilden.
# source bcb19a9c
family-moved = { $player }: { PIECE($piece) } von { $from } nach { $to }.
# source e439911f
family-took = { $player }: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
# source f2d95f89
family-took-passing = { $player }: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
# source 154aa112
family-castled-short = { $player } rochiert kurz.
# source 61010c30
family-castled-long = { $player } rochiert lang.
# source a72c572b
family-promoted = { $player }: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
# source 1d1f1905
family-card-name = { $player }, { $age }
# source e34ddc94
family-to-move = am Zug
# source 4f4797db
family-waiting = wartet
# source 7b82f4c3
family-away = holt sich was zu naschen
# source 0bd6fd4b
family-coming = gleich wieder dabei
# source 667c5492
family-is-out = ausgeschieden
# source 0a2ec5b5
family-has-won = hat gewonnen!
# source 0837f741
family-in-check = im Schach von { LIST($players) }
# source 2b285b42
family-team = im Team mit { LIST($players) }
# source c4830d41
family-captured = { $player } hat geschlagen
# source ea2fffbb
family-leave = Weggehen
# source bc0ed62a
family-return = Wieder da
# source 465dc380
family-check-hint = Drück den Knopf bei deinem Zug, sonst zählt das Schach nicht.
# source f2553d81
family-check-late = { $player }, das ist Schach! Du darfst es noch sagen.
# source ee2dcb04
family-no-out = { $player } ist ausgeschieden.
# source 707ba17e
family-no-turn = Das darf jetzt nur { $player }.
# source 0ac0e9bb
family-no-call = Kein König ist angegriffen, also gibt es kein Schach zu sagen.
# source 717f0734
family-no-call-late = Für diesen Zug ist es zu spät. Sag es beim nächsten.
# source db5473a4
family-no-away = { $player } ist schon weg.
# source dbcb7da0
family-no-here = { $player } ist am Tisch.
# source 3f38bc4d
family-no-old = Nur Kinder bis { $most } Jahre dürfen eine Weile weg.
# source 608c58cd
family-no-gap = Zum Weggehen müssen { $gap } Jahre zwischen dir und dem Ältesten liegen.
# source 5baf16b3
family-no-ages = Dein Alter fehlt, und ohne Alter darf man nicht weg. Frag die Aufsicht.
# source b8a7ac98
family-no-asking = Nur die Aufsicht lässt jemanden gehen.
# source 315c56af
family-no-allied = Die beiden sind schon Partner.
# source e54e72e5
family-no-partner = Die beiden sind keine Partner.
# source dd5ceb71
family-no-parting = Die beiden trennen sich schon. Das gilt erst nach einer Runde.
# source 402b17a9
family-no-fixed = Die Teams bleiben so bis zum Ende.
# source 1167da60
family-no-conflict = „{ $rule }“ passt nicht zu „{ $other }“. Ändere das zuerst.
# source 9b80cd33
family-no-past = Es gibt nichts zurückzunehmen.
# source deb8e966
family-no-change = Das ist schon so.
# source b3d9f55e
family-no-rounds = { $moves ->
    [one] Erst { $moves } ruhige Runde.
   *[other] Erst { $moves } ruhige Runden.
 }
# source bf23aaa1
family-supervisor = Aufsicht
# source 6e88aeaa
family-supervisor-line = Ein Erwachsener darf zwischen zwei Zügen jede Regel ändern.
# source 1903c0db
family-normal = Normales Schach: { $rule }
# source 66cc703b
family-here = An diesem Tisch: { $rule }
# source e5f9fd9d
family-same = Wie im normalen Schach: { $rule }
# source 3bda59fd
family-take-back-now = Sofort zurücknehmen
# source afa2d317
family-let-go = { $player } darf weg
# source 6556b33f
family-call-back = { $player } ist zurück
# source 6b6c90c4
family-take-out = { $player } hört auf
# source 3910ac48
family-declare-win = { $player } gewinnt
# source cd35c3b7
family-declare-draw = Beenden: remis
# source dc5a9ad3
family-teams = Teams
# source 6edf4876
family-team-up = Team mit { $player }
# source c0dcb0da
family-part = Team mit { $player } beenden
# source fd1a6490
family-teams-question = { $player }, mit wem möchtest du ein Team bilden?
# source ef12f81f
family-resign-sure = { $player }, gibst du auf?
# source 9e34dcff
family-moves = Züge
# source 9f756489
family-copy-game = Partie kopieren
# source 5bc7696b
family-copied = Die ganze Partie ist kopiert.
# source 5b9ef555
family-went-on = Hier ist eure Partie, genau wie vorher.
# source bcd5d350
family-not-yours = { $turn ->
    [white] Weiß
    [blue] Blau
    [black] Schwarz
   *[yellow] Gelb
 } ist am Zug, und { PIECE($piece, form: "nom") } auf { $square } gehört { $army ->
    [white] Weiß
    [blue] Blau
    [black] Schwarz
   *[yellow] Gelb
 }.
# source 99af0a6f
family-not-yours-but = { $player } ist am Zug, und { PIECE($piece, form: "nom") } auf { $square } gehört { $owner }.
# source 455d6e5e
family-whole-screen = Auf dem ganzen Bildschirm
# source 31ca414f
family-declare = Spieler und Ergebnis
# source 76f1e283
family-who-leaves = Wer darf weg?
# source 7365ee0c
family-leaves = { $player } geht weg
# source 4e2b9c29
family-not-a-move = Schreib die beiden Felder des Zuges, zum Beispiel e2-e4.
