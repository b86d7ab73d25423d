# Was die Befehlszeile sagt: Antworten, und warum es auf eine Frage keine gibt.

## Wie viel von den Texten jede Sprache hat

# source 2f972e0e
command-language = Sprache
# source ede89eea
command-lesson = Lektion
# source a6900da4
command-words = Texte
# source b2e2fa30
command-stale = veraltet
# source 773b8856
command-changed = Die Vorlage hat sich seit der Übersetzung geändert:
# source 77195a7b
command-share = { $there } von { $all }
# source 1ebc8d2a
command-part-screens = Fenster
# source 7d719252
command-part-checker = Prüfer
# source 65bddac2
command-part-lessons = Lektionen
# source bdd3c682
command-part-rules = Regeln
# source 01437a2e
command-part-rulebook = Regelbuch
# source 6aa42aa3
command-part-command = Befehle
# source 8361d4e6
command-part-fields = Angaben

## Was getan wurde

# source 0afcec6c
command-wrote = geschrieben: { $file }
# source a90f99f7
command-fits = { $id } gilt jetzt als passend
# source 81b297cc
command-renewed = { $id } ist noch nicht übersetzt: es hat jetzt die neuen Wörter der Vorlage
# source a2a6df70
command-left-word = { $id } ist das alte Wort der Vorlage und bleibt, wie es ist; ist es eine Übersetzung, sag es mit `--only { $id }`
# source 65e58baf
command-new-words = { $name } ist neu: der Text steht am Ende, als Kommentar
# source 6cb12b8f
command-replaces = sie steht an der Stelle der mitgelieferten Lektion `{ $id }`
# source 4c2e0e31
command-untranslated = `{ $lesson }` gibt es noch nicht auf `{ $wanted }`: die Texte sind in `{ $language }`
# source 25cd89be
command-silent = `{ $lesson }` hat keinen Text, also hat die Kopie auch keinen und nennt keine Sprache
# source 87b087df
command-not-spoken = `{ $asked }` wird noch nicht gesprochen; was die Lektion darin nicht sagt, kommt in `{ $language }`

## Wie ein Satz zusammengesetzt wird

# source d7ad50b8
command-advised = { $text } ({ $advice })
# source 5607f12e
command-and = { $one }; { $other }
# source e16a3757
command-at-key = { $key }: { $text }
# source 1363ca22
command-column = { $text } (Spalte { $column }: `{ $there }`)
# source 99f32fb2
command-in-column = { $text } (Spalte { $column })
# source 0648480f
command-there-are = es gibt: `{ $list }`

## Dateien und Lektionen

# source 4501f63d
command-no-shelf = es gibt kein Regal namens `{ $shelf }`, oder es steht nichts darin
# source 4a4714d3
command-no-plan = es gibt keinen Unterrichtsplan namens `{ $name }`
# source 42cd3985
command-no-path = es gibt keine Datei und keinen Ordner namens `{ $path }`
# source 0793397f
command-no-lesson = es gibt keine Lektion und keine Datei namens `{ $name }`
# source b4a7c8fb
command-a-folder = `{ $name }` ist ein Ordner, und hier geht es um eine Lektion: schreib ihre Datei oder ihren Namen
# source ecd3e269
command-already = `{ $file }` gibt es schon, und nichts wird überschrieben
# source 0f880a9f
command-already-update = `{ $file }` gibt es schon, und nichts wird überschrieben; mit --update kommt dazu, was neu ist
# source 9c2c7db5
command-already-force = `{ $file }` gibt es schon; mit --force wird die Datei überschrieben
# source d015ec92
command-cannot-read = `{ $file }` kann nicht gelesen werden: { $error }
# source 7c93efb0
command-cannot-write = `{ $file }` kann nicht geschrieben werden: { $error }
# source 2143c6d0
command-large = `{ $file }` ist größer als 256 KiB
# source 485ce145
command-no-language = `{ $text }` ist kein Sprachkürzel; schreib `pl` für Polnisch, `pt-BR` für brasilianisches Portugiesisch
# source d8c9f187
command-reserved = den Namen `{ $id }` behält Windows für sich; nimm einen anderen
# source fc87331f
command-no-copy = `{ $lesson }` kann nicht kopiert werden
# source 5887b643
command-no-words = `{ $name }` hat keinen Text zum Übersetzen
# source d9b67881
command-same-language = die Lektion selbst ist in `{ $language }` geschrieben; nenne die Sprache der Übersetzung
# source af756234
command-which-translation = welche Übersetzung passt? Nenne sie mit --language oder --output
# source 099feb3e
command-no-translation = `{ $file }` gibt es noch nicht; lass zuerst --update weg
# source fa88e285
command-no-message = die Lektion hat keinen Text namens `{ $id }`
# source c89355ce
command-no-kind = es gibt keine Art von Schritt namens `{ $name }`
# source d563c459
command-list-kinds = `squarewise help-step` nennt alle
# source f8276e01
command-paper = `{ $file }` soll auf .pdf, .svg oder .png enden, damit klar ist, was für eine Datei es wird
# source 7c687cfc
command-long-name = ein Name auf einer Urkunde hat höchstens { $most } Buchstaben; dieser hat { $n }
# source 99c9c6ee
command-paper-mixed = die Wörter von `{ $id }` sind auf `{ $language }`, aber was das Blatt selbst sagt, ist auf `{ $own }`: Schreib in jeden Schritt, was zu tun ist; mit `--lang` spricht das Blatt eine andere Sprache
# source d4ce21a5
command-players = `--players` gibt es nur zu `--event bracket`: kein anderer Zettel hat eine Linie für jeden Spieler
# source 5afd5431
command-no-font = keine Schrift dieses Programms hat diese Zeichen der Lektion: { $letters } (nichts wurde geschrieben)
# source a362ec23
command-unconverted = die Seiten konnten nicht umgewandelt werden: { $error }
# source e774df0c
command-no-export = dieses Programm wurde ohne `export` gebaut und kann keine Arbeitsblätter schreiben

## Regeln, Stellungen und Züge

# source 5b27388a
command-no-rules = es gibt keine Regeln namens `{ $name }`; { $advice }
# source 4c89a8b2
command-no-house-rule = es gibt keine Hausregel `{ $name }`; { $advice }
# source f9c8e4c0
command-house-rule = `{ $name }` ist `{ $list }`, nicht `{ $text }`; { $advice }
# source 3fa6d340
command-long-line = diese Zeile ist länger als 1 MiB
# source 94776372
command-no-object = eine Zeile ist ein JSON-Objekt: `{"{"}"move":"e2e4"{"}"}`
# source c22ea7a4
command-no-move = `move` fehlt: schreib `"move":"e2e4"` dazu
# source 021d3d77
command-move-number = Nummer { $n }, `{ $mv }`: { $why }
# source d6fabede
command-no-start = `{ $text }` ist kein Anfang: schreib `startpos`, `family-start` oder eine FEN wie `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
# source 47dfcb09
command-no-king = { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } hat keinen König
# source 9abe2d9d
command-kings = { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } hat mehr als einen König
# source 3ad0e562
command-no-pawn = auf { $squares } kann kein Bauer stehen
# source 19362920
command-in-check = der König auf { $square } steht im Schach, und die andere Seite ist am Zug
# source 4263c2af
command-allies = `{ $text }` ist kein Paar von Verbündeten (schreib zwei der Plätze S, W, N und E, etwa `SW`)
# source 318a0cd8
command-castling = `{ $rights }` passt nicht: Für diese Rochade stehen König und Turm von { $side ->
    [white] Weiß
    [black] Schwarz
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } nicht zu Hause
# source 57471e26
command-not-passed = über { $square } kann gerade kein Bauer gezogen sein
# source 8dc21a96
command-turn-waits = { $side ->
    [west] West
    [south] Süd
    [north] Nord
   *[east] Ost
 } ist am Zug, aber niemand ist da, der mit diesem Heer zieht (gib den Zug einer Seite mit `a`)

## Die Angaben eines Schritts

# source 0745adcb
command-own-settings = Die eigenen Angaben
# source 0d5015f1
command-option-settings = Unter jedem [[step.option]]
# source 2d3c5fd9
command-options-example = Jede Regel mit ihren Werten und was sie bedeuten; zuerst steht der Wert der Schachregeln.
# source 91ceacf7
command-common-settings = Die Angaben jedes Schritts
# source aaee01e5
command-needed = (nötig)

# Die Karte des Kurses.
# source a9e9d44d
command-map-rule = Regel
# source 9854d125
command-map-reason = Grund einer Ablehnung
# source 8dcc6151
command-map-ending = Wie eine Partie endet
# source ff5264fb
command-map-claim = Remis verlangen
# source 75954158
command-map-lessons = Gelehrt in
# source cb7d3c1c
command-map-steps = Geprüft in
# source ac9c9311
command-map-hole = Lücke
# source dc3e4879
command-map-whole = alle { $rows } werden gelehrt und geprüft
# source 80a397c8
command-map-holes = { $n ->
    [one] { $n } Lücke: { $list }
   *[other] { $n } Lücken: { $list }
 }

# source fe564562
command-no-part = im Programm ist nichts, das `{ $name }` heißt; { $help }
# source 5b8ee170
command-all-parts = `squarewise licences` nennt alles

## Aufgaben, die das Programm selbst macht

# source f6cfbb11
command-no-skill = keine Übung heißt `{ $name }`
# source d33f862d
command-list-skills = `squarewise drill` zählt alle auf
# source 1da58469
command-no-level = `{ $skill }` hat die Stufen 1 bis { $most }, aber keine Stufe `{ $level }`
# source 9b136677
command-other-version = `{ $name }` stammt von einer anderen Fassung des Programms; die Namen dieser Fassung fangen mit `p1` an
# source 54dc3383
command-no-seed = auf `{ $text }` kann kein Name enden; dort stehen ein bis acht der Zeichen 0-9 und a-f, etwa `8f2c`
# source 0cc220a7
command-blank-seed = hinter --seed gehört ein Wort oder eine Zahl; schreib irgendetwas, etwa `montag` oder `7`
# source a67fefcd
command-name-says-all = `{ $name }` sagt Stufe und Anfang schon; lass --level und --seed weg
# source 32cb71fa
command-few-exercises = `{ $skill }` hat auf Stufe { $level } nur { $n } Aufgaben: hier sind sie, und nicht { $count }
# source b603577c
command-drill-file = `{ $file }` soll für eine Lektion auf .toml enden, für ein Blatt auf .pdf, .svg oder .png
# source 3f56fb31
command-skills-note = Die Zahlen sagen, wie viele Aufgaben es auf Stufe 1, 2, 3 und so weiter gibt, jede anders; mit einem + sind es mindestens { $many }.
