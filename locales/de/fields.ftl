# Wozu die Angaben einer Lektionsdatei da sind, so wie `squarewise help-step` es sagt.

## Arten von Schritten

kind-say = Das Kind schaut und liest.
kind-squares = Das Kind tippt auf die Felder, nach denen gefragt ist.
kind-collect = Das Kind landet auf jedem Stern oder schlägt jede gegnerische Figur; die andere Seite zieht nie.
kind-move = Das Kind findet einen Zug.
kind-judge = Das Kind sagt, ob ein Zug erlaubt ist.
kind-illegal = Das Kind versucht einen verbotenen Zug und hört, warum er nicht geht.
kind-allow = Das Kind nimmt eine Figur vom Brett, sodass ein verbotener Zug erlaubt wird.
kind-try = Das Kind zieht, wie es mag, nach den Regeln.
kind-name = Das Kind nennt Felder, Linien, Reihen oder Farben von Feldern.
kind-play = Das Kind spielt eine Zugfolge; die Antworten kommen von selbst.
kind-status = Das Kind sagt, was die Stellung ist.
kind-claim = Das Kind sagt, welches Remis verlangt werden darf.
kind-count = Das Kind zählt etwas auf dem Brett.
kind-write = Das Kind schreibt einen Zug auf.
kind-setup = Das Kind stellt die Figuren auf.
kind-choose = Das Kind wählt eine von mehreren Antworten.
kind-sort = Das Kind bringt Figuren oder Antworten in eine Reihenfolge, eins nach dem anderen.
kind-game = Das Kind spielt eine ganze Partie: zu zweit an einem Bildschirm oder gegen den Trainer.
kind-practice = Das Kind löst Bretter, die das Programm macht, eins nach dem anderen.
kind-story = Das Kind sieht sich eine Seite einer Bildgeschichte an und tippt auf das Gezeichnete.

## Die Lektion

field-lesson-format = Die Version des Formats: immer 1.
field-lesson-id = Der Name der Lektion, derselbe wie der Name der Datei; ändere ihn später nie.
field-lesson-language = Die Sprache der Texte in dieser Datei, etwa "pl" oder "pt-BR".
field-lesson-title = Wie die Lektion auf ihrer Karte heißt.
field-lesson-about = Ein Satz für die Karte.
field-lesson-can = Was das Kind nach der Lektion kann, ein Satz; er wird am Ende gesagt.
field-lesson-group = Das Regal, in dem die Lektion steht.
field-lesson-after = Die Lektionen, die ein Kind vorher gesehen haben soll.
field-lesson-rules = Nach welchen Regeln gespielt wird.
field-lesson-options = Hausregeln, die von diesen Regeln abweichen, etwa "rule3=off".
field-lesson-author = Wer sie geschrieben hat.
field-lesson-licence = Wie sie weitergegeben werden darf.
field-lesson-side = Wer das Kind ist, in jedem Schritt, der es nicht selbst sagt.
field-lesson-minutes = Wie lange sie ungefähr dauert.
field-lesson-notes = Für die Lehrkraft; Kinder sehen es nicht.
field-lesson-articles = Die Artikel der Schachregeln, um die es geht, etwa "3.8.2".
field-lesson-step = Die Schritte, der Reihe nach.

## Jeder Schritt

field-step-id = Der Name des Schritts, einmal in der Lektion; ändere ihn später nie.
field-step-kind = Was das Kind tut.
field-step-text = Der Satz, den der Trainer sagt.
field-step-board = "start", "empty", eine FEN oder acht gezeichnete Zeilen; fürs Familienspiel "family-start", "family-empty", eine FFC oder zwölf gezeichnete Zeilen.
field-step-turn = Wer auf einem gezeichneten Brett am Zug ist.
field-step-castling = Die Rochaderechte eines gezeichneten Bretts, etwa "KQkq"; im Familienspiel etwa "SkqNk".
field-step-seats = Wer auf einem gezeichneten Brett des Familienspiels mitspielt, etwa "aaza": am Tisch, weg, ausgeschieden, niemand.
field-step-played = Züge, die vor dem Zug des Kindes gezeigt werden.
field-step-side = Wer das Kind ist; das Brett dreht sich zu dieser Seite.
field-step-rules = Nach welchen Regeln in diesem Schritt gespielt wird.
field-step-options = Hausregeln dieses Schritts, die abweichen, etwa "rule3=off".
field-step-allies = Wer im Familienspiel verbündet ist, etwa "SN".
field-step-draw = Pfeile und Zeichen, etwa "arrow e2-e4" oder "red circle d5".
field-step-hints = Hilfe, die Satz für Satz kommt, höchstens fünf.
field-step-paper = Der Satz auf Papier, wenn `text` vom Bildschirm spricht.
field-step-yes = Was der Trainer sagt, wenn es gelöst ist.
field-step-no = Was der Trainer zu jeder anderen Antwort sagt.
field-step-wrong = Was der Trainer zu einem bestimmten Zug sagt: ["f1-g1", "Satz"].
field-step-because_say = Was der Trainer zu einem Grund sagt: ["path-blocked", "Satz"].
field-step-picture = Ein Bild neben dem Text: der Name einer Datei bei der Lektion.
field-step-teaches = Die Regeln, um die es geht, wo das Brett es nicht zeigt, etwa "resignation".
field-step-aids = Was beim Sehen hilft, etwa "attack-map".
field-step-go = Der Schritt, der als nächster kommt, wenn es nicht der folgende ist.

## Eine Antwort von `choose`

field-option-id = Der Name der Antwort, einmal in ihrem Schritt.
field-option-text = Was die Antwort sagt.
field-option-right = Ob sie eine richtige Antwort ist.
field-option-say = Was der Trainer sagt, wenn sie gewählt wird; `say = true`, wenn der Text woanders steht.
field-option-go = Der Schritt, der kommt, wenn sie gewählt wird.

## `squares`

field-squares-ask = Welche Felder; das Programm findet sie selbst heraus.
field-squares-piece = Das Feld der Figur, um die es geht.
field-squares-answer = Die Felder, wenn keine Frage von `ask` passt.

## `collect`

field-collect-piece = Das Feld der einzigen Figur, die zieht; ohne die Angabe sammelt die ganze Seite.
field-collect-stars = Die Felder mit Sternen; das Programm findet die wenigsten Züge.
field-collect-flies = Der Stern fliegt davon, wenn eine Figur ihn fängt: über die Felder von `stars`, der Reihe nach; auf dem letzten bleibt er gefangen.
field-collect-safe = Mit true ist es ein Fehler, dort zu halten, wo die Figur geschlagen werden kann; mit "all", irgendeine Figur der Seite so stehen zu lassen, dass sie geschlagen werden kann und niemand zurückschlägt.
field-collect-take = Schlag jede Figur der anderen Seite; Könige bleiben stehen.

## `move`

field-move-answer = Der Zug, oder jeder Zug, der richtig ist.
field-move-goal = Was der Zug erreichen muss, an Stelle von `answer`.
field-move-all = Ob das Kind jeden richtigen Zug finden muss.
field-move-by = Der Ausweg aus dem Schach, nach dem gefragt ist: weglaufen, dazwischenstellen oder schlagen.
field-move-call = Was das Kind zum Zug sagen muss.

## `judge`

field-judge-move = Der Zug, den das Kind beurteilt.
field-judge-answer = Was du erwartest; es wird mit den Regeln verglichen.
field-judge-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.
field-judge-said = Was die andere Seite zum letzten Zug gesagt hat, wenn ein Schach angesagt werden muss.

## `illegal`

field-illegal-move = Der verbotene Zug, den das Kind versucht.
field-illegal-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.

## `allow`

field-allow-move = Der verbotene Zug, der erlaubt werden soll.
field-allow-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.

## `try`

field-try-piece = Das Feld der einzigen Figur, die zieht; ohne die Angabe ziehen beide Seiten im Wechsel.
field-try-moves = Wie viele Züge das Kind macht, bevor es weitergeht.

## `name`

field-name-ask = Was das Kind nennt; "find" spielt Verstecken: Jedes falsch getippte Feld bleibt markiert, bis das richtige gefunden ist.
field-name-times = Wie viele Felder gefragt werden, 1 bis 30.
field-name-from = Die Felder, nach denen gefragt wird; ohne die Angabe alle 64.

## `play`

field-play-line = Die Züge beider Seiten, etwa "e4 e5 Nf3"; das Kind spielt die seiner Seite.
field-play-also = Weitere Zugfolgen vom selben Brett aus, die auch richtig sind.

## `status`

field-status-answer = Was du erwartest; es wird mit den Regeln verglichen.
field-status-offer = Die Antworten zur Wahl, die richtige darunter; ohne die Zeile alle fünf.

## `claim`

field-claim-next = Der Zug, den das Kind spielen will; es geht um die Stellung danach.
field-claim-answer = Was du erwartest; es wird mit den Regeln verglichen.
field-claim-offer = Die Antworten zur Wahl, die richtige darunter; ohne die Zeile alle drei.

## `count`

field-count-ask = Was gezählt wird; das Programm zählt es. Mit `side` zählen nur Figuren oder Punkte einer Seite.
field-count-piece = Das Feld der Figur, um die es geht.
field-count-answer = Die Zahl; mit `ask` wird sie mit dem verglichen, was das Programm zählt.

## `write`

field-write-move = Der Zug, den das Kind aufschreibt.
field-write-signs = Mit true gehören auch + und # dazu; ohne die Zeile dürfen sie fehlen.

## `setup`

field-setup-target = Wie das Brett am Ende aussehen muss, geschrieben wie `board`.
field-setup-given = Die Felder, deren Figuren von Anfang an dort stehen.

## `choose`

field-choose-option = Die Antworten zur Auswahl, jede in einem eigenen Block [[step.option]].

## `sort`

field-sort-by = Was entscheidet, vom Kleinsten zum Größten; das Programm findet die Reihenfolge selbst heraus. Ohne das ist es deine eigene.
field-sort-order = Die Felder der Figuren, vom ersten bis zum letzten; mit `by` kannst du sie weglassen, dann sind alle Figuren außer den Königen gemeint.
field-sort-option = Statt Figuren: was geordnet wird, in der richtigen Reihenfolge, jedes in einem eigenen Block [[step.option]].

## `game`

field-game-goal = Wie die Partie gewonnen wird; "mate", wenn nichts dasteht.
field-game-players = Wie viele spielen: 2.
field-game-opponent = "coach": Der Trainer spielt sofort die andere Seite, und niemand wird gefragt. Ohne das spielen zwei, oder das Kind bittet den Trainer darum.
field-game-strength = Wie gut der Trainer spielt, von 1 bis 5: er probiert aus, nimmt Geschenke, schaut einmal, schaut zweimal, sieht drei Züge; 1, wenn nichts dasteht.

## `practice`

field-practice-skill = Was geübt wird; `squarewise drill` zählt alle Übungen auf, jede mit einer Zeile.
field-practice-level = Wie schwer es ist, von 1 an; `squarewise drill` sagt, wie viele Stufen eine Übung hat.
field-practice-count = Wie viele Bretter es sind, 1 bis 12.
field-practice-pass = Wie viele davon sofort stimmen müssen.

## `story`

field-story-scene = Die Szene einer Seite, etwa "india".
field-story-presses = Wie oft man auf dieser Seite auf das Gezeichnete tippen kann.
