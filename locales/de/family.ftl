### Das Familienspiel: wer wo sitzt, und was an einem Tisch zu mehreren gesagt wird; was zwei sagen, steht in ui.ftl.

## Wer spielt

family-title = Familienspiel
family-line = Setzt die anderen Könige matt: Wer übrig bleibt, gewinnt! Wählt eure Tiere, dann geht es los.
family-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
family-army = { $army ->
    [white] Weiß
    [blue] Blau
    [black] Schwarz
   *[yellow] Gelb
 }
# A small field for years of age.
family-age = Alter
family-younger = Jünger
family-older = Älter
family-animal = Ein anderes Tier
family-sit-down = Hinsetzen
family-stand-up = Platz freilassen
family-empty-seat = Hier sitzt niemand
family-ages-why = Das Alter zählt nur für eine Regel: Wer darf eine Weile weg?
family-begin = Los geht’s!
family-go-on = Weiter mit der Partie von { LIST($players) }
family-small-board = Kleines Brett zu zweit

## At the table

family-turn = { $player } ist am Zug.
family-turn-for = { $player } zieht jetzt die Figuren von { $owner }.
family-said = Schach von { LIST($callers) }! { $victim } muss es abwehren.
family-says-check = { $player } sagt „Schach“. Jetzt kommt der Zug.
family-passed = { $player } hat keinen Zug und setzt aus.
family-mated = Schachmatt! { $player } hat den König von { $victim } gefangen.
family-king-taken = Niemand hat „Schach“ gesagt: { $player } schlägt den König von { $victim }.
family-out = { $player } ist ausgeschieden. Gut gespielt!
family-resigned = { $player } gibt auf.
family-left = { $player } geht kurz weg. Die Figuren schlafen so lange.
family-returning = { $player } ist zurück und spielt ab dem nächsten Zug wieder mit.
family-returned = { $player } spielt wieder mit.
family-allied = { $player } und { $other } sind jetzt Partner.
family-parting = { $player } und { $other } trennen sich. Das gilt erst nach einer Runde.
family-parted = { $player } und { $other } sind keine Partner mehr.
family-rule-changed = Die Aufsicht ändert eine Regel. { $rule }: { $after } (Vorher: { $before })
family-rule-now = Neue Regel. { $rule }: { $after }
family-took-back = Der letzte Schritt ist zurückgenommen.
family-paused = Nur noch eine Person ist am Tisch: Die Partie wartet.
family-resumed = Die Partie geht weiter.
family-wins = { $player } gewinnt! Danke euch allen für die Partie.
family-team-wins = { LIST($players) } gewinnen zusammen! Danke euch allen für die Partie.
family-draw-no-move = Es geht nicht weiter: kein Zug, aber auch kein Schach. Das ist remis.
family-draw-dead = Hier kann niemand mehr mattsetzen. Das ist remis.
family-draw-repetition = Dieselbe Stellung kam zu oft wieder. Das ist remis.
family-draw-quiet = So viele Runden ohne Schlagen und ohne Bauernzug: Das ist remis.
family-draw-agreed = Ihr seid euch einig: remis. Danke für die Partie!
family-draw-supervisor = Die Aufsicht beendet die Partie: Niemand gewinnt, niemand verliert.
family-ask-draw = { $player } bietet Remis an. { $asked }, bist du einverstanden?
family-ask-back = { $player } möchte den letzten Schritt zurücknehmen. { $asked }, ist das in Ordnung?
family-ask-ally = { $player } möchte mit dir ein Team bilden. { $asked }, bist du einverstanden?
family-declined = { $player } sagt Nein. Die Partie geht weiter.
family-asked-draw = { $player } bietet Remis an.
family-asked-back = { $player } bittet, den letzten Schritt zurückzunehmen.
family-asked-ally = { $player } bietet { $other } ein Team an.
family-moved = { $player }: { PIECE($piece) } von { $from } nach { $to }.
family-took = { $player }: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
family-took-passing = { $player }: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
family-castled-short = { $player } rochiert kurz.
family-castled-long = { $player } rochiert lang.
family-promoted = { $player }: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
family-card-name = { $player }, { $age }
family-to-move = am Zug
family-waiting = wartet
family-away = macht Pause
family-coming = gleich wieder dabei
family-is-out = ausgeschieden
family-has-won = hat gewonnen!
family-in-check = im Schach von { LIST($players) }
family-team = im Team mit { LIST($players) }
family-captured = { $player } hat geschlagen
family-leave = Weggehen
family-return = Wieder da
family-check-hint = Drück den Knopf bei deinem Zug, sonst zählt das Schach nicht.
family-check-late = { $player }, das ist Schach! Du darfst es noch sagen.
family-no-out = { $player } ist ausgeschieden.
family-no-turn = Das darf jetzt nur { $player }.
family-no-call = Kein König ist angegriffen, also gibt es kein Schach zu sagen.
family-no-call-late = Für diesen Zug ist es zu spät. Sag es beim nächsten.
family-no-away = { $player } ist schon weg.
family-no-here = { $player } ist am Tisch.
family-no-old = Nur Kinder bis { $most } Jahre dürfen eine Weile weg.
family-no-gap = Zum Weggehen müssen { $gap } Jahre zwischen dir und dem Ältesten liegen.
family-no-ages = Dein Alter fehlt, und ohne Alter darf man nicht weg. Frag die Aufsicht.
family-no-asking = Nur die Aufsicht lässt jemanden gehen.
family-no-allied = Die beiden sind schon Partner.
family-no-partner = Die beiden sind keine Partner.
family-no-parting = Die beiden trennen sich schon. Das gilt erst nach einer Runde.
family-no-fixed = Die Teams bleiben so bis zum Ende.
family-no-conflict = „{ $rule }“ passt nicht zu „{ $other }“. Ändere das zuerst.
family-no-past = Es gibt nichts zurückzunehmen.
family-no-change = Das ist schon so.
family-no-rounds = { $moves ->
    [one] Erst { $moves } ruhige Runde.
   *[other] Erst { $moves } ruhige Runden.
 }
family-supervisor = Aufsicht
family-supervisor-line = Ein Erwachsener darf zwischen zwei Zügen jede Regel ändern.
family-normal = Normales Schach: { $rule }
family-here = An diesem Tisch: { $rule }
family-same = Wie im normalen Schach: { $rule }
family-take-back-now = Sofort zurücknehmen
family-let-go = { $player } darf weg
family-call-back = { $player } ist zurück
family-take-out = { $player } hört auf
family-declare-win = { $player } gewinnt
family-declare-draw = Beenden: remis
family-teams = Teams
family-team-up = Team mit { $player }
family-part = Team mit { $player } beenden
family-teams-question = { $player }, mit wem möchtest du ein Team bilden?
family-resign-sure = { $player }, gibst du auf?
family-moves = Züge
family-copy-game = Partie kopieren
family-copied = Die ganze Partie ist kopiert.
family-went-on = Hier ist eure Partie, genau wie vorher.
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
family-not-yours-but = { $player } ist am Zug, und { PIECE($piece, form: "nom") } auf { $square } gehört { $owner }.
family-whole-screen = Auf dem ganzen Bildschirm
family-declare = Spieler und Ergebnis
family-who-leaves = Wer darf weg?
family-leaves = { $player } geht weg
family-not-a-move = Schreib die beiden Felder des Zuges, zum Beispiel e2-e4.
