# Wozu die Angaben einer Lektionsdatei da sind, so wie `squarewise help-step` es sagt.

## Arten von Schritten

# source 63b40433
kind-say = Das Kind schaut und liest.
# source 3365cfbf
kind-squares = Das Kind tippt auf die Felder, nach denen gefragt ist.
# source 0a87bd19
kind-collect = Das Kind landet auf jedem Stern oder schlägt jede gegnerische Figur; die andere Seite zieht nie.
# source 0b7f2293
kind-move = Das Kind findet einen Zug.
# source f51925a5
kind-judge = Das Kind sagt, ob ein Zug erlaubt ist.
# source 479acbfa
kind-illegal = Das Kind versucht einen verbotenen Zug und hört, warum er nicht geht.
# source 0c919ef6
kind-allow = Das Kind nimmt eine Figur vom Brett, sodass ein verbotener Zug erlaubt wird.
# source be5e2af7
kind-try = Das Kind zieht, wie es mag, nach den Regeln.
# source c37ebed7
kind-name = Das Kind nennt Felder, Linien, Reihen oder Farben von Feldern.
# source c46ae659
kind-play = Das Kind spielt eine Zugfolge; die Antworten kommen von selbst.
# source c00b99d4
kind-status = Das Kind sagt, was die Stellung ist.
# source 836ee32a
kind-claim = Das Kind sagt, welches Remis verlangt werden darf.
# source 9930c645
kind-count = Das Kind zählt etwas auf dem Brett.
# source 921f97d9
kind-write = Das Kind schreibt einen Zug auf.
# source a20029a3
kind-setup = Das Kind stellt die Figuren auf.
# source 9c307fe7
kind-choose = Das Kind wählt eine von mehreren Antworten.
# source ed9099f4
kind-sort = Das Kind bringt Figuren oder Antworten in eine Reihenfolge, eins nach dem anderen.
# source 6c972b2f
kind-game = Das Kind spielt eine ganze Partie: zu zweit an einem Bildschirm oder gegen den Trainer.
# source 2c8d78b6
kind-practice = Das Kind löst Bretter, die das Programm macht, eins nach dem anderen.
# source 9b83ad2a
kind-story = Das Kind sieht sich eine Seite einer Bildgeschichte an und tippt auf das Gezeichnete.

## Die Lektion

# source c6c5645f
field-lesson-format = Die Version des Formats: immer 1.
# source f87118fd
field-lesson-id = Der Name der Lektion, derselbe wie der Name der Datei; ändere ihn später nie.
# source 2f3d5dd2
field-lesson-language = Die Sprache der Texte in dieser Datei, etwa "pl" oder "pt-BR".
# source 58b329e3
field-lesson-title = Wie die Lektion auf ihrer Karte heißt.
# source 0d45fcb2
field-lesson-about = Ein Satz für die Karte.
# source b27a4b65
field-lesson-can = Was das Kind nach der Lektion kann, ein Satz; er wird am Ende gesagt.
# source 92148b9a
field-lesson-group = Das Regal, in dem die Lektion steht.
# source 47034c86
field-lesson-after = Die Lektionen, die ein Kind vorher gesehen haben soll.
# source 70fd54b0
field-lesson-rules = Nach welchen Regeln gespielt wird.
# source e11f3cef
field-lesson-options = Hausregeln, die von diesen Regeln abweichen, etwa "rule3=off".
# source 93ce7951
field-lesson-author = Wer sie geschrieben hat.
# source 1bb19f0b
field-lesson-licence = Wie sie weitergegeben werden darf.
# source c38071ed
field-lesson-side = Wer das Kind ist, in jedem Schritt, der es nicht selbst sagt.
# source 7ab1a8e9
field-lesson-minutes = Wie lange sie ungefähr dauert.
# source 69730793
field-lesson-notes = Für die Lehrkraft; Kinder sehen es nicht.
# source e8ef1904
field-lesson-articles = Die Artikel der Schachregeln, um die es geht, etwa "3.8.2".
# source a645dcff
field-lesson-step = Die Schritte, der Reihe nach.

## Jeder Schritt

# source 3964feab
field-step-id = Der Name des Schritts, einmal in der Lektion; ändere ihn später nie.
# source 326e1ae4
field-step-kind = Was das Kind tut.
# source 97bc1fba
field-step-text = Der Satz, den der Trainer sagt.
# source ddf7bb1d
field-step-board = "start", "empty", eine FEN oder acht gezeichnete Zeilen; fürs Familienspiel "family-start", "family-empty", eine FFC oder zwölf gezeichnete Zeilen.
# source 97b19ce5
field-step-turn = Wer auf einem gezeichneten Brett am Zug ist.
# source 8524b861
field-step-castling = Die Rochaderechte eines gezeichneten Bretts, etwa "KQkq"; im Familienspiel etwa "SkqNk".
# source 069cc02a
field-step-seats = Wer auf einem gezeichneten Brett des Familienspiels mitspielt, etwa "aaza": am Tisch, weg, ausgeschieden, niemand.
# source ad90e1b0
field-step-played = Züge, die vor dem Zug des Kindes gezeigt werden.
# source 10cb832b
field-step-side = Wer das Kind ist; das Brett dreht sich zu dieser Seite.
# source fd0a8a7b
field-step-rules = Nach welchen Regeln in diesem Schritt gespielt wird.
# source d979453a
field-step-options = Hausregeln dieses Schritts, die abweichen, etwa "rule3=off".
# source 09c5fc89
field-step-allies = Wer im Familienspiel verbündet ist, etwa "SN".
# source b04e4c0f
field-step-draw = Pfeile und Zeichen, etwa "arrow e2-e4" oder "red circle d5".
# source 45695d4d
field-step-hints = Hilfe, die Satz für Satz kommt, höchstens fünf.
# source b914c9c2
field-step-paper = Der Satz auf Papier, wenn `text` vom Bildschirm spricht.
# source 666283ca
field-step-yes = Was der Trainer sagt, wenn es gelöst ist.
# source babbf1bb
field-step-no = Was der Trainer zu jeder anderen Antwort sagt.
# source 7c137abe
field-step-wrong = Was der Trainer zu einem bestimmten Zug sagt: ["f1-g1", "Satz"].
# source 7f53f5c9
field-step-because_say = Was der Trainer zu einem Grund sagt: ["path-blocked", "Satz"].
# source e2a2a942
field-step-picture = Ein Bild neben dem Text: der Name einer Datei bei der Lektion.
# source 36d5dd63
field-step-teaches = Die Regeln, um die es geht, wo das Brett es nicht zeigt, etwa "resignation".
# source 8e54aa6c
field-step-aids = Was beim Sehen hilft, etwa "attack-map".
# source b04a8547
field-step-go = Der Schritt, der als nächster kommt, wenn es nicht der folgende ist.

## Eine Antwort von `choose`

# source b7ba8e0f
field-option-id = Der Name der Antwort, einmal in ihrem Schritt.
# source 7e2046c5
field-option-text = Was die Antwort sagt.
# source e65d4d54
field-option-right = Ob sie eine richtige Antwort ist.
# source f46b5c7c
field-option-say = Was der Trainer sagt, wenn sie gewählt wird; `say = true`, wenn der Text woanders steht.
# source 37627f5a
field-option-go = Der Schritt, der kommt, wenn sie gewählt wird.

## `squares`

# source c8e9421c
field-squares-ask = Welche Felder; das Programm findet sie selbst heraus.
# source 32b41f8c
field-squares-piece = Das Feld der Figur, um die es geht.
# source 969a40cf
field-squares-answer = Die Felder, wenn keine Frage von `ask` passt.

## `collect`

# source c804835b
field-collect-piece = Das Feld der einzigen Figur, die zieht; ohne die Angabe sammelt die ganze Seite.
# source 4c5b4b5c
field-collect-stars = Die Felder mit Sternen; das Programm findet die wenigsten Züge.
# source f0a71049
field-collect-flies = Der Stern fliegt davon, wenn eine Figur ihn fängt: über die Felder von `stars`, der Reihe nach; auf dem letzten bleibt er gefangen.
# source fccc878d
field-collect-safe = Mit true ist es ein Fehler, dort zu halten, wo die Figur geschlagen werden kann; mit "all", irgendeine Figur der Seite so stehen zu lassen, dass sie geschlagen werden kann und niemand zurückschlägt.
# source d7b0dfb7
field-collect-take = Schlag jede Figur der anderen Seite; Könige bleiben stehen.

## `move`

# source fd8e0cb9
field-move-answer = Der Zug, oder jeder Zug, der richtig ist.
# source ffe08cbd
field-move-goal = Was der Zug erreichen muss, an Stelle von `answer`.
# source 4d31e576
field-move-all = Ob das Kind jeden richtigen Zug finden muss.
# source 3098aef5
field-move-by = Der Ausweg aus dem Schach, nach dem gefragt ist: weglaufen, dazwischenstellen oder schlagen.
# source 8696c3f0
field-move-call = Was das Kind zum Zug sagen muss.

## `judge`

# source 203c869d
field-judge-move = Der Zug, den das Kind beurteilt.
# source 9b77fab5
field-judge-answer = Was du erwartest; es wird mit den Regeln verglichen.
# source d0cbb6f6
field-judge-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.
# source 17e11c77
field-judge-said = Was die andere Seite zum letzten Zug gesagt hat, wenn ein Schach angesagt werden muss.

## `illegal`

# source 54bb9156
field-illegal-move = Der verbotene Zug, den das Kind versucht.
# source 7dffb04f
field-illegal-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.

## `allow`

# source 683004ff
field-allow-move = Der verbotene Zug, der erlaubt werden soll.
# source 75088770
field-allow-because = Der Grund, den du erwartest; er wird mit den Regeln verglichen.

## `try`

# source 3f25e59e
field-try-piece = Das Feld der einzigen Figur, die zieht; ohne die Angabe ziehen beide Seiten im Wechsel.
# source edcc66ff
field-try-moves = Wie viele Züge das Kind macht, bevor es weitergeht.

## `name`

# source 451272e1
field-name-ask = Was das Kind nennt; "find" spielt Verstecken: Jedes falsch getippte Feld bleibt markiert, bis das richtige gefunden ist.
# source 553c204c
field-name-times = Wie viele Felder gefragt werden, 1 bis 30.
# source 6ea45503
field-name-from = Die Felder, nach denen gefragt wird; ohne die Angabe alle 64.

## `play`

# source 46cc29ba
field-play-line = Die Züge beider Seiten, etwa "e4 e5 Nf3"; das Kind spielt die seiner Seite.
# source b4c6268d
field-play-also = Weitere Zugfolgen vom selben Brett aus, die auch richtig sind.

## `status`

# source a21dac3a
field-status-answer = Was du erwartest; es wird mit den Regeln verglichen.
# source 6bea865c
field-status-offer = Die Antworten zur Wahl, die richtige darunter; ohne die Zeile alle fünf.

## `claim`

# source 3ed0fd0f
field-claim-next = Der Zug, den das Kind spielen will; es geht um die Stellung danach.
# source b3736d60
field-claim-answer = Was du erwartest; es wird mit den Regeln verglichen.
# source b752c586
field-claim-offer = Die Antworten zur Wahl, die richtige darunter; ohne die Zeile alle drei.

## `count`

# source 7ea9aeb6
field-count-ask = Was gezählt wird; das Programm zählt es. Mit `side` zählen nur Figuren oder Punkte einer Seite.
# source 2f6cb0a9
field-count-piece = Das Feld der Figur, um die es geht.
# source 1cb9f3fa
field-count-answer = Die Zahl; mit `ask` wird sie mit dem verglichen, was das Programm zählt.

## `write`

# source b2b36bd0
field-write-move = Der Zug, den das Kind aufschreibt.
# source b9659b36
field-write-signs = Mit true gehören auch + und # dazu; ohne die Zeile dürfen sie fehlen.

## `setup`

# source 8251ca92
field-setup-target = Wie das Brett am Ende aussehen muss, geschrieben wie `board`.
# source ffd73fa1
field-setup-given = Die Felder, deren Figuren von Anfang an dort stehen.

## `choose`

# source 41d1401a
field-choose-option = Die Antworten zur Auswahl, jede in einem eigenen Block [[step.option]].

## `sort`

# source 16d6e3be
field-sort-by = Was entscheidet, vom Kleinsten zum Größten; das Programm findet die Reihenfolge selbst heraus. Ohne das ist es deine eigene.
# source 4df942b0
field-sort-order = Die Felder der Figuren, vom ersten bis zum letzten; mit `by` kannst du sie weglassen, dann sind alle Figuren außer den Königen gemeint.
# source 3ed5cb7e
field-sort-option = Statt Figuren: was geordnet wird, in der richtigen Reihenfolge, jedes in einem eigenen Block [[step.option]].

## `game`

# source 62a1e5e2
field-game-goal = Wie die Partie gewonnen wird; "mate", wenn nichts dasteht.
# source 5d80283f
field-game-players = Wie viele spielen: 2.
# source ee05221a
field-game-opponent = "coach": Der Trainer spielt sofort die andere Seite, und niemand wird gefragt. Ohne das spielen zwei, oder das Kind bittet den Trainer darum.
# source 171889f9
field-game-strength = Wie gut der Trainer spielt, von 1 bis 5: er probiert aus, nimmt Geschenke, schaut einmal, schaut zweimal, sieht drei Züge; 1, wenn nichts dasteht.

## `practice`

# source 875a80b1
field-practice-skill = Was geübt wird; `squarewise drill` zählt alle Übungen auf, jede mit einer Zeile.
# source fa3afed6
field-practice-level = Wie schwer es ist, von 1 an; `squarewise drill` sagt, wie viele Stufen eine Übung hat.
# source 11b25b9b
field-practice-count = Wie viele Bretter es sind, 1 bis 12.
# source 3117ec7d
field-practice-pass = Wie viele davon sofort stimmen müssen.

## `story`

# source f1575e89
field-story-scene = Die Szene einer Seite, etwa "india".
# source f2fabc72
field-story-presses = Wie oft man auf dieser Seite auf das Gezeichnete tippen kann.
