### Was `squarewise check` denen sagt, die Lektionen und Wörter schreiben.
###
### Für Erwachsene: ohne Punkt am Ende, Namen zwischen Gravis-Zeichen. Sag, was dasteht und was erwartet
### wurde; ein Rat sagt, was zu tippen ist. Der Code in eckigen Klammern bleibt, wie er ist.

## Wie Fehler gezeigt werden

check-error = Fehler
check-warning = Warnung
check-help = Hilfe
check-errors = { $n } Fehler
check-warnings = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
 }
check-both = { $errors }, { $warnings }
check-cut = { $count } (die ersten { $shown } stehen hier)
check-no-lessons = hier gibt es keine Lektion zu prüfen
check-all-hold = { $n ->
    [one] { $n } Lektion hält
   *[other] { $n } Lektionen halten
 }
check-shipped-hold = { $n ->
    [one] { $n } mitgelieferte Lektion hält
   *[other] { $n } mitgelieferte Lektionen halten
 }
check-and-words = { $sum }; { $file } hat { $errors }
check-books-hold = { $n ->
    [one] das Regelbuch hält
   *[other] { $n } Regelbücher halten
 }
check-no-book-holds = das Regelbuch hält nicht: { $errors }
check-some-hold = { $n ->
    [one] { $holding } von { $n } Lektion hält: { $errors }
   *[other] { $holding } von { $n } Lektionen halten: { $errors }
 }
check-did-you-mean = meinst du `{ $near }`?
check-no-code = es gibt keinen Code `{ $code }`
check-no-code-help = `squarewise explain` zählt alle auf
check-example-wrong = Nicht so:
check-example-right = Sondern so:

## Dateien

check-utf16 = diese Datei ist als { $encoding } gespeichert
check-not-utf8 = diese Datei ist nicht als UTF-8 gespeichert
check-first-bad-letter = der erste Buchstabe, der sich nicht lesen lässt
check-utf8-help = speichere sie noch einmal und wähle die Kodierung UTF-8
check-folder-unreadable = dieser Ordner lässt sich nicht lesen: { $error }
check-file-unreadable = diese Datei lässt sich nicht lesen: { $error }
check-file-too-large = diese Datei ist größer als { $kib } KiB
check-too-many-lessons = dieser Ordner enthält { $more } Lektionen mehr als { $limit }
check-too-many-files = dieser Ordner enthält mehr als { $limit } Dateien; die dahinter wurden nicht angesehen
check-folder-too-hard = diese Lektion wurde nicht bewiesen: die Lektionen dieses Ordners machen zusammen zu viel Arbeit
check-folder-too-hard-help = mach die schweren Lektionen dieses Ordners leichter, mit weniger Sternen oder Figuren, oder leg einige in einen anderen Ordner
check-lesson-too-big = eine Lektion hat höchstens { $kib } KiB
check-lesson-too-big-label = diese Datei ist größer
check-file-name = die Lektion heißt `{ $id }`, aber die Datei heißt `{ $file }`
check-file-name-label = ein anderer Name
check-file-name-help = schreib `{ $stem }`, oder nenn die Datei `{ $id }.toml`
check-call-file = nenne die Datei `{ $id }.toml`
check-long-id-help = höchstens { $limit } Buchstaben
check-own-shelf = `{ $text }` ist kein Regal des Programms: Die Lektion steht auf einem eigenen Regal
check-own-shelf-label = ein eigenes Regal
check-shelf-name = der Name eines Regals hat 1 bis { $limit } Buchstaben auf einer Zeile
check-no-article = einen Artikel { $text } gibt es nicht: Die Regeln haben die Artikel 1 bis { $last }
check-overlooked-txt = diese Datei wird übergangen: Ihr Name endet auf `.txt`
check-overlooked-txt-help = nenne sie `{ $name }`; siehst du die Endung `.txt` nicht, lass deinen Computer die Dateiendungen zeigen
check-overlooked-link = das ist eine Verknüpfung, und Verknüpfungen wird nicht gefolgt
check-overlooked-link-help = leg eine Kopie der Lektion in diesen Ordner
check-overlooked-words = niemand sagt diese Wörter: Daneben liegt keine Lektion `{ $file }`
check-overlooked-words-help = leg sie neben `{ $file }` oder nenne die Datei, wie die Lektion heißt
check-overlooked-more = { $n ->
    [one] aus denselben Gründen wird hier noch eine Datei übergangen
   *[other] aus denselben Gründen werden hier noch { $n } Dateien übergangen
 }
check-rules-too-big = Hausregeln haben höchstens { $kib } KiB

## Wie die Datei geschrieben ist

check-list-open = diese Liste hört nie auf
check-list-open-help = beende die Liste mit `]`
check-text-open = dieser Text hört nie auf
check-text-open-help = beende ihn mit demselben Zeichen in derselben Zeile, oder nimm für mehrere Zeilen drei Anführungszeichen
check-control-sign = in diesem Text steht ein Zeichen, das niemand sieht
check-control-sign-label = hier
check-control-sign-help = nimm es weg oder tippe die Wörter noch einmal
check-long-text-open-help = beende den Text mit denselben drei Anführungszeichen
check-opened-here = hier beginnt es
check-one-bracket = ein Schritt beginnt mit zwei Klammern auf jeder Seite
check-one-bracket-label = dieser Schritt fällt weg
check-one-bracket-help = schreib `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = geschweifte Klammern über mehrere Zeilen werden nicht überall verstanden
check-new-braces-help = lass die Klammern in einer Zeile
check-new-comma = ein Komma vor `{ "}" }` wird nicht überall verstanden
check-new-comma-help = nimm das letzte Komma weg
check-new-escape = dieses Sonderzeichen wird nicht überall verstanden
check-new-escape-help = schreib `\\` für einen Rückstrich, oder setz den Text in einfache Anführungszeichen
check-not-toml = das lässt sich nicht als TOML lesen
check-not-toml-help = eine Zeile ist `name = wert`, `[[step]]` oder eine Notiz, die mit `#` beginnt
check-no-comma = zwischen zwei Einträgen einer Liste steht ein Komma
check-no-comma-label = davor fehlt ein Komma
check-no-comma-help = schreib `["eins", "zwei"]`
check-inner-quote = ein Anführungszeichen mitten im Text beendet ihn
check-inner-quote-label = hier endet der Text
check-inner-quote-help = setz den ganzen Text in die anderen Zeichen, `'...'` oder `"..."`, oder betone ein Wort mit `_Wort_`
check-line-end-sign = eine Zeile in TOML endet nicht mit `{ $sign }`
check-take-sign-away = nimm das `{ $sign }` weg
check-two-equals = eine Angabe wird mit einem einzigen `=` geschrieben
check-other-note = eine Notiz beginnt mit `#`, nicht mit `{ $sign }`
check-sign-label = nicht dieses Zeichen
check-other-file = diese Datei hat ein Textprogramm wie Word oder ein Browser gespeichert
check-other-file-label = kein reiner Text
check-other-file-help = speichere sie als reinen Text, oder schreib sie in einem Editor wie Notepad
check-invisible = hier steht ein unsichtbares Zeichen ({ $number })
check-invisible-label = niemand sieht es
check-invisible-help = lösch es, und tipp ein einfaches Leerzeichen, wenn eines hierhin gehört
check-set-twice = `{ $name }` steht zweimal da
check-again-here = hier noch einmal
check-first-here = hier zuerst
check-backslash = in doppelten Anführungszeichen leitet ein Rückstrich ein Sonderzeichen ein
check-backslash-label = dieser Rückstrich
check-backslash-help = setz den Text in einfache Anführungszeichen, oder schreib `\\`
check-key-letter = `{ $letter }` darf im Namen einer Angabe nicht stehen
check-key-letter-label = kein Buchstabe für Namen
check-key-letter-help = Namen bestehen aus den Buchstaben a bis z, Ziffern, `-` und `_`
check-colon = eine Angabe wird mit `=` geschrieben, nicht mit `:`
check-colon-label = dieser Doppelpunkt
check-write-setting = schreib `{ $name } = { $value }`
check-no-equals = in dieser Zeile fehlt das `=`
check-no-equals-label = keine Angabe
check-no-equals-help = schreib `name = value`, oder beginne die Zeile mit `#`, dann ist sie eine Notiz
check-no-value = nach dem `=` steht nichts
check-no-value-label = hier gehört ein Wert hin
check-small-letters = `{ $value }` schreibt man klein
check-switch-word = `{ $name }` ist `true` oder `false`
check-write = schreib `{ $text }`
check-no-quotes = Text steht in Anführungszeichen
check-no-quotes-label = keine Anführungszeichen
check-no-quotes-help = schreib `"{ $text }"`
check-curly-quote = `{ $quote }` ist ein gedrucktes Anführungszeichen, TOML nimmt gerade
check-curly-quote-label = ein gedrucktes Zeichen
check-curly-quote-help = schreib `"`

## Angaben

check-block-lesson = eine Lektion
check-block-worded-lesson = eine Lektion mit einer Sprache
check-block-step = ein Schritt
check-block-step-of-kind = ein Schritt der Art `{ $kind }`
check-block-question = diese Frage
check-block-book = ein Regelbuch
check-block-card = eine Karte
check-block-example = ein Beispiel
check-unknown-setting = { $block } kennt keine Angabe namens `{ $name }`
check-not-known = unbekannt
check-no-sentence = es gibt keinen Satz namens `{ $id }`
check-needs = { $block } braucht `{ $name }`
check-no-setting = `{ $name }` fehlt
check-belongs-to-step = `{ $name }` gehört zu einem Schritt, steht aber über dem ersten [[step]]
check-lone-option = diese Antwort steht außerhalb jedes Schritts
check-move-line-down = schieb diese Zeile nach unten, unter das [[step]], zu dem sie gehört
check-belongs-to-lesson = `{ $name }` gehört zur Lektion, steht aber unter [[step]]
check-move-line-up = schieb diese Zeile nach oben, über das erste [[step]]
check-step-starts-here = hier beginnt der Schritt
check-belongs-elsewhere = `{ $name }` hat nur { $owner }, und das hier ist { $block }
check-kind-of-step = die Art dieses Schritts
check-not-here = nicht hier
check-never-used = `{ $name }` wird hier nie gebraucht: { $why }
check-never-used-label = nie gebraucht
check-take-line-away = nimm diese Zeile weg
check-format = diese Lektion ist im Format { $format } geschrieben, dieses Squarewise liest Format { $own }
check-format-label = ein anderes Format
check-format-newer-help = besorg dir ein neueres Squarewise, oder schreib `format = 1`
check-format-help = schreib `format = 1`
check-language = `{ $text }` ist kein Sprachkürzel
check-language-label = kein Sprachkürzel
check-language-help = schreib `en` für Englisch, `de` für Deutsch, `pl` für Polnisch, `pt-BR` für brasilianisches Portugiesisch
check-unspoken-language = das Programm hat keine Worte in `{ $language }`: Knöpfe, Gründe und Namen der Figuren kommen in einer anderen Sprache
check-unspoken-language-label = keine Sprache des Programms
check-unspoken-language-help = schreib jedes `yes` und `no` selbst und die Namen der Figuren als Wörter; das Programm spricht { $list }
check-unspoken-sheet-help = schreib die Namen der Figuren als Wörter, ohne `PIECE`; das Programm spricht { $list }
check-after-itself = eine Lektion kann nicht nach sich selbst kommen
check-after-itself-label = sie selbst
check-listed-twice = `{ $text }` steht zweimal in der Liste
check-article = `{ $text }` ist kein Artikel der Regeln
check-article-label = kein Artikel
check-article-help = schreib Zahlen mit Punkten, wie `3.8.2`
check-too-many-steps = eine Lektion hat höchstens { $limit } Schritte, diese hat { $n }
check-one-too-many = einer zu viel
check-no-step = eine Lektion braucht mindestens einen Schritt
check-no-step-label = kein Schritt
check-no-step-help = schreib `[[step]]`; `squarewise new` legt einen ganzen Anfang an
check-write-step-above = schreib ein `[[step]]` darüber: Eine Antwort gehört zu einem Schritt
check-two-steps = zwei Schritte heißen `{ $id }`
check-block-option = eine Antwort
check-option-of-step = `{ $name }` gehört zum Schritt, steht aber unter [[step.option]]
check-option-of-lesson = `{ $name }` gehört zur Lektion, steht aber unter [[step.option]]
check-move-line-above-options = schieb diese Zeile nach oben, über das erste [[step.option]] des Schritts
check-option-starts-here = hier beginnt die Antwort
check-no-kind = es gibt keine Art von Schritt namens `{ $name }`
check-kinds-are = die Arten sind { $list }
check-no-id = `{ $text }` kann kein Name sein
check-no-id-label = kein Name
check-no-id-help = nimm kleine Buchstaben a bis z, Ziffern und `-`, wie `{ $example }`
check-why-nothing-to-solve = es gibt nichts zu lösen
check-why-no-wrong-answer = es gibt keine falsche Antwort
check-why-one-act = ein Beispiel verlangt nur eine Sache und sagt nur eine Sache dazu
check-why-target = `target` ist das Brett
check-why-drawn-scene = mehr als die gezeichnete Szene gibt es nicht
check-why-no-mistake = in dieser Art von Schritt ist kein Zug ein Fehler
check-why-no-refusal = in dieser Art von Schritt wird kein Zug abgelehnt
check-why-made-boards = in dieser Art von Schritt macht das Programm die Bretter
check-practice-board = die Bretter für `{ $skill }` sind von anderer Art als die dieser Lektion
check-practice-board-help = mach aus dem Schritt eine eigene Lektion ohne Bretter der anderen Art
check-few-boards = `{ $skill }` hat auf Stufe { $level } nur { $n } verschiedene Bretter, und { $count } sind verlangt
check-few-boards-label = mehr Bretter, als es gibt
check-few-boards-help = verlange mit `count` weniger Bretter oder ein anderes `level`
check-too-many-hints = ein Schritt hat höchstens { $limit } Tipps, dieser hat { $n }
check-too-many-label = zu viele
check-number-between = `{ $name }` ist eine Zahl von 1 bis { $limit }
check-number-between-label = nicht dazwischen
check-type = `{ $name }` ist { $expected }, nicht { $here }
check-type-item = `{ $name }` ist { $expected }, und darin steht { $here }
check-wants-text = Text in Anführungszeichen
check-wants-number = eine ganze Zahl
check-wants-list = eine Liste von Texten in Klammern
check-wants-text-or-list = Text in Anführungszeichen oder eine Liste von Texten in Klammern
check-wants-number-or-list = eine Liste von Texten in Klammern oder deren Anzahl
check-wants-text-or-switch = Text in Anführungszeichen oder `true`
check-wants-switch-or-text = `true` oder `false` oder Text in Anführungszeichen
check-wants-pairs = eine Liste von Paaren, jedes in eigenen Klammern
check-wants-blocks = ein Block, der mit seinem Namen in doppelten Klammern beginnt
check-is-text = Text
check-is-negative = eine Zahl unter 0
check-is-number = eine Zahl
check-is-fraction = eine Zahl mit Punkt
check-is-switch = `true` oder `false`
check-is-date = ein Datum oder eine Uhrzeit
check-is-list = eine Liste
check-is-table = eine Tabelle
check-empty-list = eine leere Liste
check-write-list = schreib `{ $name } = ["{ $text }"]`
check-write-pairs = schreib `{ $name } = [["Name", "Satz"]]`
check-no-choice = `{ $name }` kann nicht `{ $text }` sein
check-one-of = schreib eines von { $list }

## Mehrere Lektionen

check-same-lesson = noch eine Lektion heißt `{ $id }`: { $file }
check-same-lesson-label = derselbe Name
check-no-lesson = es gibt keine Lektion namens `{ $id }`
check-no-lesson-label = diese Lektion fehlt
check-circle = `{ $one }` und `{ $other }` sollen jede nach der anderen kommen
check-circle-label = ein Kreis

## Der Kurs

check-block-course = ein Kurs
check-block-land = ein Land
check-block-entry = ein Eintrag eines Wegs
check-block-old = ein alter Name
check-entry-leads = dieser Eintrag führt nirgendwohin
check-entry-leads-label = weder `lesson` noch `game` noch `story`
check-entry-leads-help = schreib `lesson = "rook"` oder `game = "lektion/schritt"`
check-entry-twice = ein Eintrag führt nur zu einer Sache, und das ist die zweite
check-no-place = `{ $text }` nennt weder eine Lektion noch einen Schritt
check-no-place-label = so schreibt man keinen Namen
check-no-place-help = schreib eine Lektion als `rook`, einen Schritt oder ein Spiel als `lektion/schritt`
check-old-kinds = aus einer Lektion wird eine Lektion und aus einem Schritt ein Schritt
check-old-kinds-label = nicht von derselben Art
check-old-in-use = `{ $id }` gibt es noch und behält die eigenen Sterne
check-old-in-use-label = kein alter Name
check-no-step-of = `{ $lesson }` hat keinen Schritt namens `{ $step }`
check-no-game = der Schritt `{ $step }` ist kein Spiel
check-no-game-label = nicht von der Art `game`
check-no-story = `{ $id }` ist keine Bildgeschichte
check-no-story-label = ein Schritt ist nicht von der Art `story`
check-path-order = `{ $id }` kommt nach `{ $before }`, steht auf dem Weg aber davor
check-path-order-label = zu früh
check-courses-hold = { $n ->
    [one] der Kurs hält
   *[other] { $n } Kurse halten
 }
check-no-course-holds = der Kurs hält nicht: { $errors }

## Die Stundenpläne

check-block-plans = die Datei der Stundenpläne
check-block-plan = ein Stundenplan
check-plan-step = `{ $text }` nennt eine Lektion, gebraucht wird ein Schritt: `lektion/schritt`
check-plan-level = `{ $text }` ist keine Übung mit ihrer Stufe: schreib `where-rook 1`
check-plan-no-skill = es gibt keine Übung namens `{ $text }`
check-plan-no-level = so eine Stufe hat `{ $skill }` nicht: die höchste ist { $most }
check-plan-aim-label = so nicht
check-plan-off-path = `{ $id }` steht auf keinem Weg des Kurses
check-plan-off-path-help = nimm sie heraus, oder stell sie erst in den Kurs
check-plan-order = `{ $id }` steht auf dem Weg vor `{ $before }`
check-plan-order-help = stell sie weiter nach oben
check-plan-story = die Geschichte `{ $id }` steht auf dem Weg weiter hinten
check-plan-story-help = stell sie in einen späteren Stundenplan
check-plan-lessons = ein Stundenplan hat eine bis { $most } Lektionen
check-plan-lessons-help = nimm eine heraus, oder ergänze eine
check-plan-minutes = die Abschnitte einer Stunde dauern zusammen { $most } Minuten, diese dauern { $n }
check-plan-minutes-help = ändere die Minuten hier oder darunter
check-plan-screens = `screens` ist { $n }, und die Lektionen dieser Stunde dauern { $needed } Minuten
check-plan-pairs = die Paare haben nichts zu spielen: `{ $step }` hat kein Brett oder ein leeres
check-plan-pairs-help = nenn einen Schritt mit Figuren auf dem Brett
check-plan-exit = die Frage zum Schluss gehört zu `{ $id }`, und diese Lektion hat die Stunde nicht
check-plan-exit-help = nenn einen Schritt aus einer ihrer Lektionen
check-plan-no-answer = `{ $step }` hat keine Antwort zum Drucken
check-plan-no-answer-help = nenn einen anderen Schritt
check-plan-words = niemand hat die Worte `{ $words }`
check-plan-words-help = schreib sie in locales/en/plan.ftl und dann in die anderen Sprachen
check-plan-left = diese Lektionen des Kurses stehen in keinem Stundenplan: { $list }
check-plan-left-help = schreib jede in einen Plan oder unter `later`
check-plan-weeks = es gibt { $n } Stundenpläne, und die Wochen haben Platz für { $most }
check-plan-weeks-help = ergänze Stundenpläne, oder nimm welche heraus
check-plans-hold = die Stundenpläne halten
check-no-plans-hold = die Stundenpläne halten nicht: { $errors }

## Wörter

check-no-language = die Lektion hat Wörter, sagt aber nicht, in welcher Sprache
check-no-language-label = die ersten Wörter
check-no-language-help = schreib `language = "de"` über das erste [[step]]
check-step-without-text = in einer Lektion mit einer Sprache braucht jeder Schritt `text`
check-half-the-words = in einer Lektion mit einer Sprache stehen die Wörter in der Datei
check-hints-in-a-list = schreib die Tipps in eine Liste: `hints = ["...", "..."]`
check-sentence-in-a-pair = schreib den Namen und seinen Satz in ein eigenes Paar: `["f2-f3", "..."]`
check-option-without-text = in einer Lektion mit einer Sprache braucht eine Antwort `text`
check-no-words = keine Wörter
check-empty-text = dieser Text ist leer
check-empty-text-help = schreib etwas, oder nimm die Zeile weg
check-text-too-long = dieser Text hat { $n } Zeichen, höchstens { $limit } werden gezeigt
check-text-too-long-label = zu lang
check-long-paragraph = ein Kind liest etwa { $limit } Zeichen am Stück
check-long-paragraph-label = dieser Absatz ist länger
check-long-paragraph-help = sag es kürzer, oder verteil es auf zwei Schritte
check-proof-answer = richtig: { $answer }
check-proof-par = die wenigsten Züge: { $n } ({ $nodes } Stellungen angesehen)
check-proof-legal = die Regeln erlauben den Zug
check-proof-refused = die Regeln lehnen den Zug ab: { $reason }, FIDE { $article }
check-proof-open = nichts zu beweisen, außer dass man es spielen kann
check-proof-practice = Bretter zu `{ $skill }` auf Stufe { $level }: { $count }; sofort richtig mindestens: { $pass }
check-long-sentence = dieser Satz hat { $n } Wörter, und nach 20 verliert ein Kind den Faden
check-long-sentence-help = mach zwei Sätze daraus
check-long-words = viele Wörter dieses Textes sind lang
check-long-words-help = sag es mit kurzen Wörtern
check-color-alone = hier wird etwas nur bei seiner Farbe genannt
check-color-alone-help = nenne auch das Feld oder die Form, etwa `der Kreis auf d5`
check-no-name = `{ "{" }{ $name }{ "}" }` ist kein Name, für den etwas eingesetzt wird
check-no-name-help = schreib eines von { $list }, oder `{ "{{" }` für eine Klammer
check-open-brace = diese Klammer wird nie geschlossen
check-open-brace-help = schreib den Namen mit beiden Klammern, etwa `{ "{player}" }`, oder `{ "{{" }` für eine Klammer
check-name-not-here = für `{ "{" }{ $name }{ "}" }` wird hier nichts eingesetzt
check-name-not-here-label = hier gibt es nichts zu zählen
check-piece-in-english = für `{ "{" }{ $name }{ "}" }` steht hier ein Wort einer anderen Sprache
check-piece-in-english-help = schreib den Namen der Figur als Wort deiner Sprache
check-marks = `**` würde so gezeigt, wie es dasteht
check-marks-label = zwei Sternchen
check-marks-help = schreib `_Wort_`, um ein Wort zu betonen
check-mark = `{ $mark }` würde so gezeigt, wie es dasteht
check-mark-label = ein Zeichen eines anderen Formats

## Zeichnungen

check-no-drawing = `{ $text }` ist keine Zeichnung
check-no-drawing-label = lässt sich nicht zeichnen
check-no-drawing-help = schreib `arrow e2-e4`, `circle d5`, `square e4` oder `cross f1`, wenn du magst mit einer Farbe davor: { $colors }
check-arrow-of-one-square = dieser Pfeil endet, wo er beginnt
check-arrow-of-one-square-label = zweimal dasselbe Feld
check-arrow-of-one-square-help = nimm `circle` für ein einzelnes Feld

## Figuren und Antworten

check-no-piece = auf { $square } steht keine Figur
check-no-piece-label = ein leeres Feld
check-nothing-in-hand = `{ $name }` weiß nicht, welche Figur gemeint ist
check-nothing-in-hand-label = keine einzelne Figur
check-nothing-in-hand-help = schreib `piece` in einen `collect`-Schritt; in `move` beginnen alle richtigen Züge auf einem Feld
check-not-its-turn = { $turn } ist am Zug, aber { $piece } gehört zu { $owner }
check-not-to-move = nicht am Zug
check-same-square = der Zug endet auf { $square }, wo er begonnen hat
check-same-square-label = zweimal dasselbe Feld
check-untried-help = das Kind versucht diesen Zug mit der eigenen Hand: Nenne eine Figur der Seite am Zug und ein anderes Feld
check-untried-judge-help = sieh nach dem Zug und wer am Zug ist; ist das die Frage, ergänze `because = "{ $reason }"`
check-untried-promotion = keine Hand kann `{ $text }` probieren: Das Brett bietet Dame, Turm, Läufer und Springer an, und nur auf der letzten Reihe
check-untried-promotion-label = wird nicht angeboten
check-untried-promotion-help = frag lieber danach: `kind = "judge"`
check-move-without-answer = ein Schritt der Art `move` braucht `answer` oder `goal`
check-move-without-answer-help = schreib `answer = ["e2-e4"]` oder `goal = "check"`
check-no-answer = keine Antwort
check-no-move-right = kein Zug ist richtig
check-move-listed-twice = dieser Zug steht zweimal in der Liste
check-nothing-to-escape = niemand steht im Schach, also muss niemand heraus
check-goal-out-of-reach = hier schafft kein erlaubter Zug `{ $goal }`
check-cannot-be-done = geht nicht
check-misses-goal = nach den Regeln erreicht `{ $text }` das Ziel nicht
check-not-right = nicht richtig
check-right-are = richtig sind { $list }
check-more-moves-right = das Ziel erreichen auch { $list }
check-more-moves-right-label = nicht alle Züge
check-more-moves-right-help = nimm `answer` weg: Das Ziel genügt
check-squares-without-question = ein Schritt der Art `squares` braucht `ask` oder `answer`
check-squares-without-question-help = schreib `ask = "moves"` und `piece = "d4"`
check-no-question = keine Frage
check-no-square-right = kein Feld ist richtig: Das Kind könnte das nie lösen
check-no-square-right-label = nichts anzutippen
check-square-not-right = nach den Regeln ist { $square } nicht richtig
check-more-squares-right = nach den Regeln sind noch mehr Felder richtig: { $list }
check-more-squares-right-label = nicht alle Felder
check-is-legal = nach den Regeln ist dieser Zug erlaubt
check-is-legal-label = er ist erlaubt
check-is-refused = nach den Regeln geht dieser Zug nicht: { $reason }
check-law = FIDE { $article }
check-no-reason-label = kein Grund
check-no-lesson-rule = es gibt keine Regel, keinen Grund und kein Ende namens `{ $text }`
check-no-lesson-rule-help = `squarewise check --rules-map` zählt sie auf
check-no-reason = es gibt keinen Grund namens `{ $text }`
check-other-reason = nach den Regeln geht dieser Zug aus einem anderen Grund nicht: { $reason }
check-other-reason-label = nicht dieser Grund
check-rules-say = die Regeln sagen `{ $text }`
check-legal-move = die Regeln erlauben `{ $text }`, das Kind hört also kein Nein
check-legal-move-label = ein erlaubter Zug
check-not-the-childs-turn = das Kind spielt hier { $side }, aber am Zug ist { $turn }
check-no-call = hier lässt sich nicht „Schach“ sagen: kein Schach kommt von { $list }
check-no-call-label = kein Schach
check-no-call-help = schreib `goal = "check"`, oder nimm `call` weg
check-one-option = es gibt nur eine Antwort zur Auswahl
check-one-option-label = eine Antwort
check-one-option-help = schreib ein zweites [[step.option]]
check-too-many-options = { $n } Antworten sind zu viele: höchstens { $limit } passen
check-no-right-option = keine dieser Antworten ist richtig
check-no-right-option-label = keine richtige Antwort
check-no-right-option-help = schreib unter eine davon `right = true`
check-two-options = zwei Antworten heißen `{ $id }`
check-sort-without = ein Schritt der Art `sort` braucht `by`, `order` oder Antworten
check-sort-without-help = schreib `by = "value"` oder `order = ["a1", "b1"]` oder zwei Blöcke [[step.option]]
check-sort-one = hier gibt es weniger als zwei Figuren oder Antworten, also keine Reihenfolge
check-sort-one-label = mindestens zwei sind nötig
check-sort-too-many = { $n } Figuren sind zu viele: höchstens { $limit } passen
check-sort-too-many-label = zu viele zum Ordnen
check-sort-king = ein König hat keinen Wert, also keinen Platz in dieser Reihenfolge
check-sort-king-label = hat keinen Wert
check-sort-equal = diese Figuren sind alle gleich viel wert: Jede Reihenfolge ist richtig
check-sort-equal-label = nichts zu ordnen
check-sort-order = nach ihrem Wert kommen diese Figuren in einer anderen Reihenfolge
check-sort-order-label = nicht in dieser Reihenfolge
check-why-sort-pieces = hier werden Figuren geordnet
check-why-sort-options = in einem Schritt der Art `sort` ist jede Antwort an ihrem Platz richtig
check-count-without-question = ein Schritt der Art `count` braucht `ask` oder `answer`
check-count-without-question-help = schreib `ask = "legal-moves"`
check-count = das Programm zählt { $n }
check-count-label = nicht diese Zahl
check-count-help = schreib `answer = { $n }`, oder nimm diese Zeile weg
check-too-many-moves = hier kann niemand { $n } Züge machen
check-too-many-moves-help = verlange weniger Züge
check-no-square-to-ask = es gibt kein Feld, nach dem zu fragen wäre
check-no-square-to-ask-help = nimm diese Zeile weg, um nach allen 64 zu fragen
check-not-given = auf { $square } steht am Ende keine Figur
check-nothing-to-set-up = keine Figur ist mehr aufzustellen
check-nothing-to-set-up-label = nichts zu tun
check-allow-nobody = es gibt keine Figur, ohne die `{ $text }` erlaubt wäre
check-allow-nobody-label = keine einzelne Figur ist im Weg
check-allow-anybody = welche Figur auch fehlt, `{ $text }` wird erlaubt
check-allow-anybody-label = nichts zu überlegen
check-allow-help = stell Figuren so auf, dass einige und nicht alle dem Zug im Weg sind; Könige und die Figur, die zieht, bleiben immer stehen
check-game-over-at-once = das Spiel ist aus, bevor es beginnt: { $ending }
check-game-over-at-once-label = kein Spiel
check-nobody-moves-here = hier kann niemand ziehen
check-two-players = ein Spiel hat zwei Spieler, nicht { $n }
check-two-players-label = nicht zwei
check-game-without-pawn = niemand hat einen Bauern, also hat dieses Ziel keinen Sinn
check-game-without-pawn-label = kein Bauer
check-game-without-men = { $side } hat keine Figur außer dem König, also hat dieses Ziel keinen Sinn
check-game-without-men-label = keine Figur außer dem König
check-coach-plays-one = der Trainer spielt gegen ein Kind, und auf diesem Brett spielen { $seats } mit
check-child-not-there = für { $side } spielt niemand auf diesem Brett
check-child-not-there-label = nicht am Brett
check-why-no-opponent = ohne `opponent` spielt der Trainer nicht von selbst
check-too-many-lines = höchstens { $limit } weitere Zugfolgen passen
check-only-replies = in dieser Zugfolge zieht das Kind nie
check-only-replies-label = nur Antworten
check-only-replies-help = schreib mehr Züge oder eine andere `side`
check-empty-line = diese Zugfolge hat keinen Zug
check-never-played-label = nie gespielt
check-line-in-line = eine von zwei Zugfolgen ist der Anfang der anderen
check-line-in-line-help = lass die kürzere weg
check-other-reply = diese Zugfolge weicht zuerst in einer Antwort ab, und Antworten kommen aus der Zugfolge darüber
check-other-reply-help = schreib davor einen anderen Zug des Kindes
check-game-over = das Spiel ist hier aus: { $ending }
check-game-over-label = aus
check-game-over-help = spiel weniger Züge, oder frag mit einem Schritt der Art `claim`
check-no-claim-after-end = das Spiel ist hier aus, also verlangt niemand etwas: { $ending }
check-no-claim-after-end-help = spiel weniger Züge
check-two-claims = hier lässt sich zweierlei Remis verlangen, und das Kind kann nur eines wählen
check-two-claims-label = zwei richtige Antworten
check-two-claims-help = spiel andere Züge
check-standing = nach den Regeln ist das `{ $text }`
check-offer-label = das ist nicht unter den Antworten
check-offer-help = ergänze `"{ $text }"` in der Liste
check-offer-one-help = nenne eine zweite Antwort, oder nimm die Zeile weg: Dann stehen alle zur Wahl
check-collect-without-stars = ein Schritt der Art `collect` braucht `stars` oder `take`
check-collect-without-stars-label = nichts einzusammeln
check-collect-without-stars-help = schreib `stars = ["d7"]` oder `take = "all"`
check-star-on-start = die Figur beginnt auf { $square }, also kann dort kein Stern liegen
check-star-on-piece = auf { $square } steht eine Figur, also kann dort kein Stern liegen
check-star-on-piece-label = nicht leer
check-no-star = es gibt keinen Stern zum Einsammeln
check-no-star-label = kein Stern
check-star-flies-nowhere = ein Stern, der fliegt, braucht mindestens zwei Felder
check-star-flies-nowhere-label = kein Ziel
check-star-flies-nowhere-help = zähle in `stars` seine Felder auf, in der Reihenfolge, in der er fliegt, oder lass diese Zeile weg
check-too-many-stars = { $n } Sterne sind zu viele: höchstens { $limit } passen
check-nobody-collects = { $side } hat keine Figur, die ziehen könnte
check-nobody-collects-label = niemand zieht
check-nobody-collects-help = stell eine Figur aufs Brett, oder ändere, wer am Zug ist
check-nothing-to-take = es gibt nichts zu schlagen: Könige zählen nicht
check-nothing-to-take-label = nichts zu schlagen
check-too-hard = das ist zu schwer zu beweisen
check-too-hard-label = zu viele Wege
check-too-hard-help = nimm weniger Sterne oder weniger Figuren
check-file-too-hard = diese Lektion zu beweisen macht zu viel Arbeit: ab diesem Schritt wurde nichts bewiesen
check-file-too-hard-label = hier endet die Arbeit
check-file-too-hard-help = mach die Schritte davor leichter, mit weniger Sternen oder Figuren, oder teile die Lektion in zwei
check-the-piece-on = die Figur auf { $square }
check-star-out-of-reach = { $who } kommt nie nach { $square }
check-star-out-of-reach-label = außer Reichweite
check-star-not-safe = { $who } kommt nach { $square }, aber nie sicher
check-star-not-safe-label = bewacht
check-star-not-safe-help = nimm einen Bewacher vom Brett oder lass `safe` weg
check-stays-dark = ein Läufer auf einem dunklen Feld bleibt auf dunklen Feldern
check-stays-light = ein Läufer auf einem hellen Feld bleibt auf hellen Feldern
check-cannot-take-all = { $who } kann nicht alles schlagen
check-cannot-take-all-label = nicht alles
check-cannot-collect-all = { $who } kann { $list } nicht alle einsammeln
check-cannot-collect-all-label = nicht alle
check-move-has-sentence = dieser Zug hat schon einen Satz
check-reason-has-sentence = `{ $reason }` hat schon einen Satz
check-lone-sentence = dieser Satz steht nicht in einem Paar
check-lone-sentence-label = allein
check-lone-sentence-help = setz jedes Paar in eigene Klammern: `[["f1-g1", "Satz"]]`
check-forbidden-help = für einen verbotenen Zug schreib `because_say = [["{ $reason }", "..."]]`
check-is-right = `{ $text }` ist richtig
check-is-right-label = ein richtiger Zug
check-is-right-help = was der Trainer zu einer richtigen Antwort sagt, steht in `yes`
check-never-a-mistake-label = nie ein Fehler
check-nobody-goes = keine Figur, die einsammelt, zieht von { $from } nach { $to }
check-nobody-goes-help = schau dir die Felder an
check-no-mistake = `{ $text }` ist hier kein Fehler
check-only-attacked = nur Züge auf angegriffene Felder sind Fehler
check-only-hanging = nur Züge sind Fehler, nach denen eine Figur geschlagen werden kann und niemand zurückschlägt
check-write-safe = schreib `safe = true`, dann sind angegriffene Felder Fehler
check-reason-never = `{ $reason }` kann auf diesem Brett nicht vorkommen
check-reason-never-label = nie zu hören
check-never-legal = `{ $text }` ist in keinem Zug des Kindes erlaubt

## Wortdateien

check-not-understood = nicht verstanden
check-ftl-deep = in der Datei stecken zu viele Klammern ineinander
check-ftl-twice = `{ $name }` ist zweimal da, gesagt wird das erste
check-ftl-no-file = Englisch hat keine Datei dieses Namens, also sagt niemand diese Wörter
check-ftl-unknown = Englisch hat kein `{ $name }`, also sagt es niemand
check-ftl-not-in-lesson = die Lektion hat kein `{ $name }`, also sagt es niemand
check-ftl-renamed = nimm es weg, oder nenne es `{ $near }`, wenn es jetzt so heißt
check-ftl-take-away = nimm es weg
check-ftl-missing-beside = `{ $name }` fehlt, also werden die eigenen Worte der Lektion gesagt
check-ftl-missing-source = `{ $name }` fehlt, und niemand hat Worte dafür
check-watching = `{ $folder }` wird beobachtet; Strg-C beendet es
check-holds = { $name } hält
check-gone = { $name } ist weg
check-file-language = `{ $text }` im Namen der Datei ist kein Sprachkürzel
check-stale = die Vorlage von `{ $name }` hat sich seither geändert
check-stale-label = vielleicht nicht mehr dasselbe
check-stale-help = vergleiche es mit der Vorlage, dann lass `squarewise extract --update` sagen, dass es passt
check-untranslated = { $n } von { $all } Texten sind noch die Worte, die zu übersetzen waren
check-untranslated-label = noch nicht übersetzt
check-untranslated-help = übersetze, was hinter jedem `=` steht
check-ftl-variable = `{ $name }` bekommt kein `${ $variable }`
check-ftl-missing = `{ $name }` fehlt, also wird Englisch gesagt
check-ftl-name = für `{ "{" }{ $name }{ "}" }` wird nichts eingesetzt
check-ftl-names-help = schreib `{ "{" } $player { "}" }` für den Namen des Kindes, `{ "{" } PIECE("rook") { "}" }` für eine Figur
check-ftl-function = es gibt keine Funktion `{ $name }`
check-ftl-piece = es gibt keine Figur `{ $name }`
check-ftl-term = es gibt keinen Term `-{ $name }`

check-two-ideas = dieser Schritt bringt { $n } neue Gründe auf einmal: { $list }
check-two-ideas-label = zwei Ideen in einem Schritt
check-two-ideas-help = gib jedem Grund einen eigenen Schritt, oder lass die Lektion `after` einer kommen, die ihn zeigt
check-unspoken = der Schritt `{ $step }` hat keine Worte, weder in dieser Datei noch daneben
check-unspoken-help = schreib `text = "..."` und die `language` der Lektion, oder leg eine Wortdatei neben die Lektion

## Bilder neben einer Lektion

check-picture-this = dieses Bild
check-picture-missing = neben der Lektion liegt kein Bild `{ $name }`
check-picture-no-file = `{ $name }` ist keine eigene Datei: Verknüpfungen wird nicht gefolgt
check-picture-too-large = `{ $name }` hat mehr als { $mib } MiB
check-picture-format = `{ $name }` ist innen weder PNG noch JPEG
check-picture-too-wide = `{ $name }` hat { $width } x { $height } Bildpunkte, zeigbar sind höchstens { $limit } je Richtung
check-picture-broken = `{ $name }` ist beschädigt und kann nicht gezeigt werden
check-picture-finer = `{ $name }` ist ein JPEG seltener Art, das nicht gezeigt werden kann: speichere es noch einmal als PNG
check-too-many-pictures = die Lektionen dieses Ordners zeigen zu viele Bilder: höchstens { $limit } werden gelesen, mit zusammen { $mib } MiB
## Hausregeln

check-rules-extends = `extends` muss andere Hausregeln nennen
check-rules-extends-label = kein Name
check-no-rules = es gibt keine Hausregeln `{ $text }`
check-no-rule = es gibt keine Hausregel `{ $name }`
check-no-rule-help = `squarewise help-step options` zählt alle mit ihren Werten auf
check-unknown-label = unbekannt
check-rule-never = `{ $name }` kann nicht `{ $text }` sein
check-rule-conflict = `{ $name }` kann nur dort `{ $value }` sein, wo `{ $other }` auf `{ $wanted }` steht
check-rule-type = `{ $name }` hat Werte anderer Art
check-rule-type-label = andere Art
check-write-one = schreib { $list }
check-there-is = da ist { $list }
check-or = { $head } oder { $last }

## Der Weg durch eine Lektion

check-no-such-step = es gibt keinen Schritt namens `{ $id }`
check-no-such-step-label = diesen Schritt gibt es nicht
check-no-such-step-help = schreib eines von { $list }, oder nimm die Zeile weg, dann kommt der nächste Schritt
check-never-seen = kein Weg führt zum Schritt `{ $id }`
check-never-seen-label = nie zu sehen
check-never-seen-help = schau dir jedes `go` darüber an
check-no-way-out = vom Schritt `{ $id }` führt kein Weg zum Ende der Lektion
check-no-way-out-help = lass ein `go` aus dem Kreis hinausführen, oder nimm es weg

## Bilder

check-picture-elsewhere = `{ $text }` führt aus dem Ordner der Lektion hinaus
check-picture-name = `{ $text }` kann kein Bild heißen
check-no-picture = `{ $text }` ist kein Bild
check-picture-label = kein Bild neben der Lektion
check-picture-help = leg eine .png- oder .jpg-Datei neben die Lektion und schreib nur ihren Namen

## Stellungen

check-white = Weiß
check-black = Schwarz
check-west = West
check-east = Ost
check-south = Süd
check-north = Nord
check-no-board = `{ $text }` ist keine Stellung
check-no-board-label = keine Stellung
check-no-board-help = schreib `start`, `empty`, `family-start`, `family-empty`, eine FEN, eine FFC, oder zeichne acht oder zwölf Zeilen
check-castling-rights = Rochaderechte sind Buchstaben aus `KQkq`
check-castling-rights-label = keine Rochaderechte
check-castling-rights-help = schreib `KQkq`, oder nimm diese Zeile weg
check-board-lines = dieses Brett hat { $n } Zeilen statt 8
check-board-begins-here = hier beginnt das Brett
check-board-rank = Reihe { $rank } dieses Bretts hat { $squares } Felder statt 8
check-n-squares = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
 }
check-n-ranks = { $n ->
    [one] { $n } Reihe
   *[other] { $n } Reihen
 }
check-fen-empty = diese Stellung ist leer
check-fen-ranks = diese Stellung hat { $n } Reihen statt 8
check-fen-rank = Reihe { $rank } dieser Stellung hat { $squares } Felder statt 8
check-fen-turn = die Seite am Zug ist `w` oder `b`
check-fen-castling = Rochaderechte sind `-` oder Buchstaben aus `KQkq`
check-fen-en-passant = das En-passant-Feld ist `-` oder ein Feld wie `e3`
check-fen-clock = dieser Zähler ist keine Zahl von 0 bis 65535
check-fen-parts = eine Stellung hat höchstens sechs Teile
check-not-this = das nicht
check-two-boards = diese Lektion hat ein Brett mit 8x8 Feldern und ein Kreuz
check-two-boards-label = ein anderes Brett
check-two-boards-help = alle Bretter einer Lektion sind von einer Art: Mach zwei Lektionen daraus
check-two-boards-first = das erste Brett der Lektion
check-cross-only = `{ $name }` gehört nur zum Brett des Familienspiels
check-cross-lines = dieses Kreuz hat { $n } Zeilen statt 12
check-cross-hole = hier ist kein Feld: Die Ecken des Kreuzes sind ausgeschnitten
check-cross-hole-label = kein Feld
check-cross-sign = `{ $text }` ist kein Feld des Kreuzes
check-cross-sign-label = kein Feld
check-cross-sign-help = schreib `.` für ein leeres Feld, `x` für keines und eine Figur mit ihrer Seite, etwa `sP` oder `nK`
check-ffc-parts = ein Brett des Familienspiels hat sechs Teile, nicht { $n }
check-ffc-turn = wer am Zug ist, steht als `S`, `W`, `N` oder `E` da und spielt mit
check-ffc-status = wer mitspielt, sind vier Zeichen aus `a` (am Tisch), `z` (weg), `x` (ausgeschieden), `-` (niemand) und `s`, `w`, `n` oder `e` (ausgeschieden, und der Spieler auf dieser Seite führt das Heer)
check-ffc-castling = Rochaderechte sind `-` oder Seiten wie `SkqNk`
check-ffc-passed = ein Doppelschritt ist seine Seite, das übersprungene Feld und das Ende: `N:e10>e9`
check-ffc-calls = ein angesagtes Schach ist, wer im Schach steht und wer es gesagt hat: `N<S`
check-ffc-rows = diese Stellung hat { $n } Reihen statt 12
check-ffc-row = Reihe { $rank } dieser Stellung hat { $squares } Felder statt 12
check-ffc-square = das ist keine Figur, keine Zahl und kein Loch des Bretts
check-no-option = `{ $text }` ist keine Hausregel mit ihrem Wert
check-no-option-help = schreib die Regel und ihren Wert, etwa `rule3=off`
check-no-allies = Verbündete sind zwei verschiedene Seiten, geschrieben als zwei aus `S W N E`
check-no-allies-help = schreib `allies = ["SW"]`
check-other-players = auf diesem Brett spielen { $seats } mit, nicht { $n }
check-other-players-label = eine andere Zahl
check-no-such-letter = keine Figur hat den Buchstaben `{ $letter }`
check-no-such-letter-label = keine Figur
check-letter = für { PIECE($piece, form: "akk") } steht `{ $letter }`
check-letter-black = bei Schwarz steht für { PIECE($piece, form: "akk") } `{ $letter }`, bei Weiß der Großbuchstabe
check-letter-in-move = für { PIECE($piece, form: "akk") } steht `{ $letter }`: schreib `{ $text }`
check-two-kings = { $side } hat mehr als einen König
check-two-kings-label = noch einer
check-two-kings-first = der erste
check-no-king = { $side } hat keinen König, und ohne Könige lässt sich hier nichts sagen
check-no-king-label = kein König
check-pawn-misplaced = auf { $square } kann kein Bauer stehen
check-pawn-misplaced-label = ein Bauer
check-wrong-check = { $turn } ist am Zug, aber der König von { $other } steht im Schach
check-wrong-check-label = im Schach
check-wrong-check-help = gib { $other } den Zug, oder versetze eine Figur
check-no-short-castling = `{ $rights }`: { $side } kann nicht kurz rochieren, König und Turm stehen nicht auf ihren Plätzen
check-no-long-castling = `{ $rights }`: { $side } kann nicht lang rochieren, König und Turm stehen nicht auf ihren Plätzen
check-no-castlings = `{ $rights }`: für keine dieser Rochaden stehen König und Turm auf ihren Plätzen
check-no-castling-label = kein Recht darauf
check-board-labels = Zahlen und Buchstaben am Rand werden nicht mitgezeichnet
check-board-labels-label = kein Feld
check-board-labels-help = lass die Zahlen und Buchstaben weg
check-no-empty = ein leeres Feld zeichnet man als `.`, nicht als `{ $sign }`
check-no-empty-label = ein leeres Feld?
check-nothing-passed = über { $square } kann eben kein Bauer gezogen sein
check-nothing-passed-label = diese Stellung
check-turn-waits = { $turn } ist am Zug, aber niemand ist da, der mit diesem Heer zieht
check-turn-waits-label = jetzt zieht niemand
check-turn-waits-help = gib den Zug einer Seite mit `a`, oder schreib `a` für { $turn }
check-drawn-board-only = `{ $name }` gehört zu einem gezeichneten Brett, dieses sagt es selbst

## Felder und Züge

check-no-square = `{ $text }` ist kein Feld
check-no-square-label = kein Feld
check-no-square-help = ein Feld ist ein Buchstabe a bis h und eine Zahl 1 bis 8, wie `e4`
check-no-square-of-cross-help = ein Feld ist ein Buchstabe a bis l und eine Zahl 1 bis 12, wie `e4`; die vier Ecken aus 2x2 Feldern fehlen
check-square-listed-twice = { $square } steht zweimal in der Liste
check-no-move = `{ $text }` ist kein Zug
check-no-move-label = kein Zug
check-no-move-help = schreib Felder wie `g1-f3` oder englische Buchstaben wie `Nf3` oder `O-O`
check-no-move-of-cross-help = schreib zwei Felder wie `e2-e4` oder `e11-e12=Q`
check-write-squares = schreib Felder, wie `f1-g1`
check-illegal-move = `{ $text }` ist hier kein erlaubter Zug: { $reason }
check-promote-to = sag, was aus dem Bauern wird, wie `{ $text }`
check-whose-turn = { $turn } ist am Zug
check-piece-on = { PIECE($piece, form: "nom") } auf { $square }
check-cannot-move = { $piece } hat keinen erlaubten Zug
check-can-play = { $piece } kann ziehen: { $list }
check-no-piece-for-move = { GENDER($piece) ->
    [feminine] keine { PIECE($piece) } von { $side } könnte `{ $text }` spielen
   *[masculine] kein { PIECE($piece) } von { $side } könnte `{ $text }` spielen
 }
check-no-piece-for-move-label = { GENDER($piece) ->
    [feminine] keine { PIECE($piece) }
   *[masculine] kein { PIECE($piece) }
 }
check-captures-nothing = `{ $text }` schlägt nichts: { $square } ist leer
check-captures-nothing-label = nichts da
check-move-refused = `{ $text }` geht nicht: { $reason }
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` ist hier kein erlaubter Zug: keine { PIECE($piece) } von { $side } kann nach { $square }
   *[masculine] `{ $text }` ist hier kein erlaubter Zug: kein { PIECE($piece) } von { $side } kann nach { $square }
 }
check-not-legal = nicht erlaubt
check-ambiguous = `{ $text }` könnte die Figur auf { $list } sein
check-ambiguous-label = welche?
check-write-the-squares = schreib die Felder, wie `{ $text }`

## Jeder Code, erklärt: Der erste Satz steht in der Liste allein

explain-too-big =
    Die Lektionsdatei ist größer als 256 KiB. So viel brauchen auch hundert volle Schritte nicht;
    wahrscheinlich ist etwas anderes hineingeraten, etwa ein Bild als Text. Teile eine sehr lange
    Lektion in zwei; die zweite kann mit `after` auf die erste folgen.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

explain-syntax =
    Der Text ist kein TOML, die Form, in der Lektionen geschrieben werden. Jede Zeile ist eine Notiz,
    die mit `#` beginnt, die Überschrift eines Schritts in doppelten Klammern oder eine Angabe: ein
    Name, `=` und ein Wert. In einer Wortdatei ist der Text kein Fluent: Such nach einer offenen
    Klammer oder nach einer Zeile, die mit `*`, `[` oder `.` beginnt.
    .wrong = title The rook
    .right = title = "The rook"

explain-no-quotes =
    Ein Text steht ohne Anführungszeichen da. In TOML steht jeder Text zwischen geraden
    Anführungszeichen; nur Zahlen und die Wörter `true` und `false` brauchen keine. Auch Felder, Züge
    und Stellungen sind Text.
    .wrong = title = Der Turm
    .right = title = "Der Turm"

explain-inner-quote =
    Ein Anführungszeichen mitten im Text beendet den Text, und was dahinter steht, gehört zu nichts.
    Setz den ganzen Text in die anderen Anführungszeichen oder zwischen drei davon. Um ein Wort zu
    betonen, schreib `_Wort_`.
    .wrong = text = "Versuch, nach d6 zu "springen"."
    .right = text = 'Versuch, nach d6 zu "springen".'

explain-curly-quotes =
    Ein Text steht in gedruckten Anführungszeichen. Textprogramme machen sie von selbst aus geraden.
    Schreib Lektionen in einem einfachen Editor und setz Texte in gerade Anführungszeichen. Innerhalb
    eines Textes sind gedruckte in Ordnung.
    .wrong = title = „Der Turm“
    .right = title = "Der Turm"

explain-colon =
    Ein Doppelpunkt steht, wo `=` hingehört. In TOML ist eine Angabe ein Name, `=` und ein Wert.
    .wrong = title: "Der Turm"
    .right = title = "Der Turm"

explain-key-letter =
    Der Name einer Angabe hat einen Buchstaben außerhalb von a bis z. Die Namen der Angaben sind
    englische Wörter und in jeder Sprache gleich; nur die Texte gehören dir.
    .wrong = größe = 3
    .right = minutes = 3

explain-backslash =
    Ein Rückstrich in doppelten Anführungszeichen leitet ein Sonderzeichen ein, etwa `\n` für eine
    neue Zeile; was hier folgt, ist keines. Setz den Text in einfache Anführungszeichen, dort ist ein
    Rückstrich nur ein Rückstrich, oder schreib zwei.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

explain-unclosed =
    Eine Liste oder ein Text beginnt und hört nie auf. Eine Liste endet mit `]`, ein Text mit dem
    Zeichen, mit dem er begann, ein Text über mehrere Zeilen mit denselben drei Anführungszeichen. Die
    Zeilen dahinter werden übersprungen; vielleicht kommt also noch mehr, wenn das hier stimmt.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

explain-new-toml =
    Die Datei nutzt TOML 1.1, das andere Programme noch nicht lesen. Deine Lektion ginge hier und
    bräche in einem Editor oder Skript. Schreib sie in TOML 1.0: Klammern in einer Zeile, kein Komma
    vor der letzten Klammer, nur die alten Sonderzeichen.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

explain-unknown =
    Eine Angabe, Art, Auswahl oder einen Grund dieses Namens gibt es nicht. Meist ist es ein
    Tippfehler, und der Rat nennt, was ähnlich klingt. `squarewise help-step ART` zählt auf, was ein
    Schritt haben kann. In einer Wortdatei ist es eine Meldung, die Englisch nicht hat; niemand würde
    sie je sagen.
    .wrong = titel = "Der Turm"
    .right = title = "Der Turm"

explain-misplaced =
    Diese Angabe gibt es, aber nicht hier. Sie gehört zur Lektion, zu einem Schritt oder zu einer
    anderen Art von Schritt. Was unter einem `[[step]]` steht, gehört bis zur nächsten Überschrift zu
    diesem Schritt, ganz gleich, wie die Zeilen eingerückt sind.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

explain-missing =
    Etwas Nötiges fehlt. Jede Lektion hat `format`, `id` und einen Schritt; jeder Schritt hat `id` und
    `kind`; und jede Art hat ihre eigenen Angaben. Eine Lektion, die ihre Sprache nennt, hat einen
    Titel und Wörter für jeden Schritt. In einer Wortdatei fehlt ein Satz: Dann wird Englisch gesagt.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

explain-type =
    Der Wert ist von anderer Art, als die Angabe verlangt: Text statt einer Zahl, ein Text statt einer
    Liste. Text steht in Anführungszeichen, eine Zahl nicht, und eine Liste steht mit Kommas in
    eckigen Klammern.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

explain-duplicate =
    Derselbe Name oder Wert steht zweimal da. Zwei Schritte mit einem Namen teilten sich Wörter und
    Sterne, und zwei Angaben mit einem Namen stritten sich. Eine als Kopie gespeicherte Datei behält
    ihre alte `id`: Gib ihr eine neue.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


explain-format =
    Die Datei sagt, sie sei in einem anderen Format geschrieben. Dieses Programm liest Format 1. Eine
    Lektion in einem neueren Format braucht ein neueres Programm, denn ihre Angaben bedeuten
    vielleicht etwas anderes.
    .wrong = format = 2
    .right = format = 1

explain-too-many =
    Es sind mehr Schritte, Tipps, Sterne, Zeichen oder Lektionen, als passen. Eine Lektion hat
    höchstens 100 Schritte, ein Schritt höchstens 5 Tipps und 8 Sterne, ein Text höchstens 1000
    Zeichen, ein Ordner höchstens 500 Lektionen. Ein Kind wird lange vorher müde.
    .wrong = hints = 9
    .right = hints = 3

explain-bad-id =
    Ein Name besteht aus kleinen Buchstaben a bis z, Ziffern und einzelnen `-`, höchstens 60 Zeichen.
    An Namen hängen Dateien, Übersetzungen und der Fortschritt der Kinder; sie müssen überall gehen
    und ändern sich nie. Der Titel darf so schön sein, wie du magst.
    .wrong = id = "Der Turm!"
    .right = id = "der-turm"

explain-file-name =
    Die Datei heißt anders als die Lektion. Die Datei der Lektion `rook` ist `rook.toml`, damit alle
    sie finden, ohne sie zu öffnen. Ändere von beiden, was nicht stimmt.
    .wrong = id = "rooks"          # in rook.toml
    .right = id = "rook"           # in rook.toml

explain-language =
    Die Sprache steht nicht als Sprachkürzel da. Ein Kürzel hat zwei oder drei Buchstaben und, wenn es
    darauf ankommt, nach einem `-` eine Gegend oder Schrift: `en`, `de`, `pt-BR`, `sr-Latn`. Eine Sprache,
    in der das Programm selbst keine Worte hat, gibt nur eine Warnung: Knöpfe, Gründe und Figuren heißen
    dann in einer anderen.
    .wrong = language = "Deutsch"
    .right = language = "de"

explain-fen =
    Eine FEN ist nicht richtig gebildet. Eine FEN ist eine Stellung in einer Zeile: acht Reihen von 8
    bis 1, getrennt durch `/`, jede mit acht Feldern. Buchstaben sind Figuren, große gehören Weiß;
    eine Zahl zählt leere Felder. Dann folgen die Seite am Zug, die Rochaderechte und das
    En-passant-Feld. Die Marke steht unter dem Teil, der nicht passt. Du kannst das Brett auch in acht
    Zeilen zeichnen.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

explain-board =
    Das Brett lässt sich nicht lesen. Schreib `start`, `empty`, eine FEN, oder zeichne acht Zeilen mit
    acht Feldern zwischen drei Anführungszeichen: `.` ist ein leeres Feld, K Q R B N P sind die weißen
    Figuren, kleine Buchstaben die schwarzen. Die Buchstaben sind in jeder Sprache englisch (N ist der
    Springer); Schachsymbole gehen auch.
    .wrong = board = "begin"
    .right = board = "start"

explain-position =
    Das Brett ist richtig geschrieben, aber keine Schachstellung. Jede Seite hat höchstens einen
    König, auf Reihe 1 und 8 steht kein Bauer, wer nicht am Zug ist, steht nicht im Schach, und
    Rochaderechte brauchen König und Turm auf ihren Plätzen. Ein Brett ohne Könige ist in einer
    Lektion in Ordnung.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

explain-square =
    Das ist kein Feld. Ein Feld ist ein Buchstabe a bis h für die Linie und eine Zahl 1 bis 8 für die
    Reihe.
    .wrong = piece = "i9"
    .right = piece = "h8"

explain-draw =
    Ein Satz von `draw` lässt sich nicht lesen. Er nennt eine Form und ihr Feld, wenn du magst mit
    einer Farbe davor: `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Diese Wörter
    sind in jeder Sprache englisch.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

explain-move =
    Ein Zug lässt sich nicht lesen. Schreib ihn mit Feldern, wie `g1-f3` und `e7-e8q`, oder mit
    englischen Buchstaben, wie `Nf3`, `exd5` und `O-O` (N ist der Springer). Felder sind in jeder
    Sprache gleich und meinen nie zwei Züge zugleich.
    .wrong = answer = ["Sf3"]
    .right = answer = ["g1-f3"]

explain-illegal-move =
    Ein Zug, der erlaubt sein muss, geht nach den Regeln nicht. Züge von `played`, `answer` und
    `wrong` werden auf genau diesem Brett gespielt. Die Meldung nennt den Grund und den Artikel der
    Regeln; der Rat zählt auf, was die Figur ziehen kann. Oft fehlt ein Zug in `played`, oder die
    andere Seite ist am Zug.
    .wrong =
        board = "start"
        played = "e4 e4"
    .right =
        board = "start"
        played = "e4 e5"

explain-legal-move =
    Ein Zug, der verboten sein muss, ist nach den Regeln erlaubt. In einem Schritt der Art `illegal`
    probiert das Kind einen verbotenen Zug und hört, warum er nicht geht; hier würde er einfach
    gespielt. Ändere das Brett oder den Zug. Um nach einem erlaubten Zug zu fragen, nimm die Art
    `judge`.
    .wrong =
        kind = "illegal"
        board = "start"
        move = "e2-e4"
    .right =
        kind = "illegal"
        board = "start"
        move = "e2-e5"

explain-answer =
    Was die Lektion behauptet, sagen die Regeln nicht. Das Programm rechnet jede Antwort selbst aus.
    Du musst keine schreiben; schreibst du eine, wird sie verglichen, damit nie etwas Falsches gelehrt
    wird. Schau zuerst aufs Brett: Vielleicht steht eine Figur anders, als du denkst.
    .wrong =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "not legal"
    .right =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "legal"

explain-piece =
    Die genannte Figur steht nicht dort, oder sie ist nicht am Zug. Auf dem Feld von `piece` muss eine
    Figur stehen, und wird nach ihren Zügen gefragt, muss sie der Seite am Zug gehören. `turn =
    "black"` gibt auf einem gezeichneten Brett Schwarz den Zug.
    .wrong =
        board = "start"
        ask = "moves"
        piece = "e4"
    .right =
        board = "start"
        ask = "moves"
        piece = "g1"

explain-goal =
    Das Ziel des Schritts ist nicht zu erreichen oder schon erreicht. Kein erlaubter Zug auf diesem
    Brett tut, was `goal` verlangt; das Kind könnte es nie lösen.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

explain-star =
    Ein Stern kann dort nicht liegen, oder es gibt keinen. Ein Stern liegt auf einem leeren Feld,
    nicht dort, wo die Figur beginnt.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

explain-unsolvable =
    Die Sterne lassen sich nicht einsammeln, oder es ist zu schwer zu beweisen. Eigene Figuren sind
    Mauern; mit `safe = true` darf die Figur nie dort halten, wo sie geschlagen werden kann, mit
    `safe = "all"` darf keine Figur der Seite verloren gehen; ein Läufer bleibt immer auf seiner Farbe. Das Programm sucht den kürzesten Weg selbst und hat keinen
    gefunden.
    .wrong =
        piece = "c1"               # ein Läufer auf einem dunklen Feld
        stars = ["h1"]            # ein helles Feld
    .right =
        piece = "c1"               # ein Läufer auf einem dunklen Feld
        stars = ["h6"]            # auch dunkel

explain-never-heard =
    Ein Satz ist für einen Fehler geschrieben, den hier niemand machen kann. Ein `wrong`-Zug, der
    richtig ist, ein Grund, der auf diesem Brett nicht vorkommt, Tipps in einem Schritt ohne Aufgabe:
    Das Kind hörte sie nie. Oft ist ein Feld vertippt.
    .wrong =
        answer = ["e2-e4"]
        wrong = [["e2-e4", "Schau noch mal."]]
    .right =
        answer = ["e2-e4"]
        wrong = [["e2-e3", "Schau noch mal."]]

explain-name =
    Die Wörter nutzen einen Namen in Klammern, für den hier nichts eingesetzt wird. Der Name des
    Kindes ist überall `{ "{" }player{ "}" }`; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` und
    `{ "{" }left{ "}" }` sind Zahlen in Aufgaben, die zählen; `{ "{" }rook{ "}" }` und die anderen
    Figuren sind deren Namen. Für eine Klammer selbst schreib zwei.
    .wrong = yes = "Prima, { "{" }plyer{ "}" }!"
    .right = yes = "Prima, { "{" }player{ "}" }!"

explain-marks =
    Die Wörter enthalten Zeichen eines anderen Formats, die so gezeigt würden, wie sie dastehen.
    `_Wort_` betont ein Wort; mehr braucht es nicht. Zeichen wie `<b>`, Verweise, Code und Überschriften geben nur eine Warnung.
    .wrong = text = "Der **Turm** zieht gerade."
    .right = text = "Der _Turm_ zieht gerade."

explain-long =
    Ein Text ist länger, als ein Kind liest. Ein sechsjähriges Kind liest etwa 200 Zeichen am Stück
    und will dann etwas tun. Sag es kürzer, trenn es durch eine Leerzeile, oder verteil es auf zwei
    Schritte. Die Lektion geht trotzdem.
    .wrong = text = "Der Turm, der im Englischen auch Burg heißt, ist eine ..."
    .right = text = "Der _Turm_ zieht gerade."

explain-after =
    Eine Lektion kommt nach einer, die es nicht gibt, oder nach sich selbst. `after` nennt Lektionen,
    die ein Kind vorher gesehen haben soll; jede muss da sein, und die Kette darf nie zurückführen.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

explain-two-ideas =
    Ein Schritt nennt mehrere Gründe, die weder ein früherer Schritt noch eine Lektion davor gezeigt
    hat. Ein Kind nimmt eine neue Idee auf einmal auf, also gib jeder ihren Schritt. Das ist nur eine
    Warnung.
    .wrong =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"
        because_say = ["castle-king-moved", "castle-pieces-between"]
    .right =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"

explain-go =
    Ein `go` nennt einen Schritt, den es nicht gibt, oder die Wege der Lektion passen nicht: Einen
    Schritt, zu dem kein Weg führt, sieht niemand, und aus einem Kreis von Schritten kommt niemand ans
    Ende. Ohne `go` kommt der Schritt darunter.
    .wrong = go = "schirtt-zwei"
    .right = go = "schritt-zwei"

explain-picture =
    Ein Bild ist eine Datei, die neben der Lektion liegt, und `picture` ist nur ihr Name, ohne einen Weg
    durch Ordner. Der Name endet mit `.png`, `.jpg` oder `.jpeg`.
    .wrong = picture = "../bilder/turm.bmp"
    .right = picture = "turm.png"

explain-plan =
    Ein Stundenplan passt nicht. Seine Abschnitte füllen die Stunde nicht, eine Lektion des Kurses steht in
    keinem Plan, die Lektionen kommen anders als auf dem Weg, oder der Schritt für die Paare oder für den
    Schluss taugt nicht. Der Satz sagt, was es ist.
    .wrong = screens = 5
    .right = screens = 12


explain-color-alone =
    Die Wörter nennen etwas nur bei seiner Farbe, etwa ein rotes Feld. Nicht jedes Kind kann Farben
    unterscheiden, also nenne auch das Feld oder die Form. Das ist nur eine Warnung.
    .wrong = text = "Geh auf das grüne Feld."
    .right = text = "Geh auf das Feld mit dem Kreis, e4."

explain-long-sentence =
    Ein Satz hat mehr als 20 Wörter, und ein Kind, das gerade lesen lernt, weiß am Ende nicht mehr, wie er
    begann. Mach zwei Sätze daraus. Das ist nur eine Warnung.
    .wrong = text = "Der Turm zieht in seiner Reihe oder seiner Linie so weit er mag, aber wenn ihm eine eigene Figur im Weg steht, muss er davor halten."
    .right = text = "Der Turm zieht in seiner Reihe oder Linie. Eigene Figuren halten ihn auf."

explain-long-words =
    Viele Wörter dieses Textes sind lang, und lange Wörter liest man schwer. Sag es mit kurzen Wörtern oder
    lass einige weg. Das ist nur eine Warnung; jede Sprache hat ihr eigenes Maß.
    .wrong = text = "Gleichzeitiges Angreifen mehrerer Figuren bezeichnet man als Gabelangriff."
    .right = text = "Eine Figur greift zwei zugleich an: Das ist eine Gabel."

explain-not-utf8 =
    Die Datei ist in einer anderen Kodierung als UTF-8 gespeichert, ihre Buchstaben lassen sich nicht
    lesen. Wähle im Editor „Speichern unter“ und die Kodierung UTF-8. „Unicode“ ist im Windows-Editor
    UTF-16 und geht nicht.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

explain-unreadable =
    Die Datei oder der Ordner lässt sich nicht lesen. Vielleicht wurde sie verschoben, gehört jemand
    anderem oder liegt auf einem Laufwerk, das nicht mehr da ist. Die Wörter nach dem Doppelpunkt sagt
    das System.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

explain-too-large =
    Die Datei ist größer als 256 KiB und wurde gar nicht gelesen. So viel braucht keine Lektion.
    Schau, ob es eine Lektion ist, oder teile sie in zwei.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

explain-overlooked =
    Die Datei sieht aus wie eine Lektion oder ihre Wörter, wird aber nicht gelesen. Oft hat ein Editor `.txt`
    an den Namen gehängt, wo es niemand sieht; oder es ist nur eine Verknüpfung; oder neben den Wörtern
    liegt keine Lektion, zu der sie gehören.
    .wrong = turm.toml.txt
    .right = turm.toml

explain-variable =
    Eine Meldung nutzt eine Variable, die sie nicht bekommt. Eine Übersetzung kann nutzen, was die
    englische Meldung nutzt, in jeder Reihenfolge und so oft sie will, sonst nichts. Meist ist der
    Name vertippt.
    .wrong = home-hello = Hallo { "{" } $lerner { "}" }!
    .right = home-hello = Hallo { "{" } $learner { "}" }!

explain-stale =
    Der Ausgangstext wurde geändert, nachdem diese Meldung übersetzt war. Die Marke über der Meldung,
    etwa { "#" } source 1a2b3c4d, gehört zum alten Text. Lies den Ausgangstext noch einmal, bessere die
    Übersetzung aus, und lass squarewise extract --update die neue Marke schreiben.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

explain-untranslated =
    In der Datei stehen noch Worte der Sprache, aus der zu übersetzen war. Sie zählen nicht als
    übersetzt, und ein Kind läse sie in der falschen Sprache. Übersetze die Sätze hinter jedem `=`; die
    Namen davor, und was in Klammern steht, bleiben, wie sie sind.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Sammle beide Sterne ein.
