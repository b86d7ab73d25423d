# Was die Befehlszeile sagt: Antworten, und warum es auf eine Frage keine gibt.

## Wie viel von den Texten jede Sprache hat

command-language = Sprache
command-lesson = Lektion
command-words = Texte
command-stale = veraltet
command-changed = Die Vorlage hat sich seit der Übersetzung geändert:
command-share = { $there } von { $all }
command-part-screens = Fenster
command-part-checker = Prüfer
command-part-lessons = Lektionen
command-part-rules = Regeln
command-part-rulebook = Regelbuch
command-part-command = Befehle
command-part-fields = Angaben

## Was getan wurde

command-wrote = geschrieben: { $file }
command-fits = { $id } gilt jetzt als passend
command-new-words = { $name } ist neu: der Text steht am Ende, als Kommentar
command-replaces = sie steht an der Stelle der mitgelieferten Lektion `{ $id }`
command-untranslated = `{ $lesson }` gibt es noch nicht auf `{ $wanted }`: die Texte sind in `{ $language }`
command-silent = `{ $lesson }` hat keinen Text, also hat die Kopie auch keinen und nennt keine Sprache
command-not-spoken = `{ $asked }` wird noch nicht gesprochen; was die Lektion darin nicht sagt, kommt in `{ $language }`

## Wie ein Satz zusammengesetzt wird

command-advised = { $text } ({ $advice })
command-and = { $one }; { $other }
command-at-key = { $key }: { $text }
command-column = { $text } (Spalte { $column }: `{ $there }`)
command-in-column = { $text } (Spalte { $column })
command-there-are = es gibt: `{ $list }`

## Dateien und Lektionen

command-no-shelf = es gibt kein Regal namens `{ $shelf }`, oder es steht nichts darin
command-no-plan = es gibt keinen Stundenplan namens `{ $name }`
command-no-path = es gibt keine Datei und keinen Ordner namens `{ $path }`
command-no-lesson = es gibt keine Lektion und keine Datei namens `{ $name }`
command-a-folder = `{ $name }` ist ein Ordner, und hier geht es um eine Lektion: schreib ihre Datei oder ihren Namen
command-already = `{ $file }` gibt es schon, und nichts wird überschrieben
command-already-update = `{ $file }` gibt es schon, und nichts wird überschrieben; mit --update kommt dazu, was neu ist
command-already-force = `{ $file }` gibt es schon; mit --force wird die Datei überschrieben
command-cannot-read = `{ $file }` kann nicht gelesen werden: { $error }
command-cannot-write = `{ $file }` kann nicht geschrieben werden: { $error }
command-large = `{ $file }` ist größer als 256 KiB
command-no-language = `{ $text }` ist kein Sprachkürzel; schreib `pl` für Polnisch, `pt-BR` für brasilianisches Portugiesisch
command-reserved = den Namen `{ $id }` behält Windows für sich; nimm einen anderen
command-no-copy = `{ $lesson }` kann nicht kopiert werden
command-no-words = `{ $name }` hat keinen Text zum Übersetzen
command-same-language = die Lektion selbst ist in `{ $language }` geschrieben; nenne die Sprache der Übersetzung
command-which-translation = welche Übersetzung passt? Nenne sie mit --language oder --output
command-no-translation = `{ $file }` gibt es noch nicht; lass zuerst --update weg
command-no-message = die Lektion hat keinen Text namens `{ $id }`
command-no-kind = es gibt keine Art von Schritt namens `{ $name }`
command-list-kinds = `squarewise help-step` nennt alle
command-paper = `{ $file }` soll auf .pdf, .svg oder .png enden, damit klar ist, was für eine Datei es wird
command-long-name = ein Name auf einer Urkunde hat höchstens { $most } Buchstaben; dieser hat { $n }
command-players = `--players` gibt es nur zu `--event bracket`: kein anderer Zettel hat eine Linie für jeden Spieler
command-no-font = keine Schrift dieses Programms hat diese Zeichen der Lektion: { $letters } (nichts wurde geschrieben)
command-unconverted = die Seiten konnten nicht umgewandelt werden: { $error }
command-no-export = dieses Programm wurde ohne `export` gebaut und kann keine Arbeitsblätter schreiben

## Regeln, Stellungen und Züge

command-no-rules = es gibt keine Regeln namens `{ $name }`; { $advice }
command-no-house-rule = es gibt keine Hausregel `{ $name }`; { $advice }
command-house-rule = `{ $name }` ist `{ $list }`, nicht `{ $text }`; { $advice }
command-long-line = diese Zeile ist länger als 1 MiB
command-no-object = eine Zeile ist ein JSON-Objekt: `{"{"}"move":"e2e4"{"}"}`
command-no-move = `move` fehlt: schreib `"move":"e2e4"` dazu
command-move-number = Nummer { $n }, `{ $mv }`: { $why }
command-no-start = `{ $text }` ist kein Anfang: schreib `startpos`, `family-start` oder eine FEN wie `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
command-no-king = { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } hat keinen König
command-kings = { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } hat mehr als einen König
command-no-pawn = auf { $squares } kann kein Bauer stehen
command-in-check = der König auf { $square } steht im Schach, und die andere Seite ist am Zug
command-allies = `{ $text }` ist kein Paar von Verbündeten (schreib zwei der Plätze S, W, N und E, etwa `SW`)
command-castling = laut den Rochaderechten darf { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } rochieren, aber König und Turm stehen nicht zu Hause
command-not-passed = über { $square } kann gerade kein Bauer gezogen sein
command-turn-waits = { $side ->
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } ist am Zug, aber niemand ist da, der mit diesem Heer zieht (gib den Zug einer Seite mit `a`)

## Die Angaben eines Schritts

command-own-settings = Die eigenen Angaben
command-option-settings = Unter jedem [[step.option]]
command-options-example = Jede Regel mit ihren Werten und was sie bedeuten; zuerst steht der Wert der Schachregeln.
command-common-settings = Die Angaben jedes Schritts
command-needed = (nötig)

# Die Karte des Kurses.
command-map-rule = Regel
command-map-reason = Grund einer Ablehnung
command-map-ending = Wie eine Partie endet
command-map-claim = Remis verlangen
command-map-lessons = Gelehrt in
command-map-steps = Geprüft in
command-map-hole = Lücke
command-map-whole = alle { $rows } werden gelehrt und geprüft
command-map-holes = { $n ->
    [one] { $n } Lücke: { $list }
   *[other] { $n } Lücken: { $list }
 }

command-no-part = im Programm ist nichts, das `{ $name }` heißt; { $help }
command-all-parts = `squarewise licences` nennt alles

## Aufgaben, die das Programm selbst macht

command-no-skill = keine Übung heißt `{ $name }`
command-list-skills = `squarewise drill` zählt alle auf
command-no-level = `{ $skill }` hat die Stufen 1 bis { $most }, aber keine Stufe `{ $level }`
command-other-version = `{ $name }` stammt von einer anderen Fassung des Programms; die Namen dieser Fassung fangen mit `p1` an
command-no-seed = auf `{ $text }` kann kein Name enden; dort stehen ein bis acht der Zeichen 0-9 und a-f, etwa `8f2c`
command-blank-seed = hinter --seed gehört ein Wort oder eine Zahl; schreib irgendetwas, etwa `montag` oder `7`
command-name-says-all = `{ $name }` sagt Stufe und Anfang schon; lass --level und --seed weg
command-few-exercises = `{ $skill }` hat auf Stufe { $level } nur { $n } Aufgaben: hier sind sie, und nicht { $count }
command-drill-file = `{ $file }` soll für eine Lektion auf .toml enden, für ein Blatt auf .pdf, .svg oder .png
command-skills-note = Die Zahlen sagen, wie viele Aufgaben es auf Stufe 1, 2, 3 und so weiter gibt, jede anders; mit einem + sind es mindestens { $many }.
