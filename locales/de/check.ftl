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
check-did-you-mean = meinst du `{ $near }`?

## Dateien

check-utf16 = diese Datei ist als UTF-16 gespeichert
check-not-utf8 = diese Datei ist nicht als UTF-8 gespeichert
check-first-bad-letter = der erste Buchstabe, der sich nicht lesen lässt
check-utf8-help = speichere sie noch einmal und wähle die Kodierung UTF-8
check-folder-unreadable = dieser Ordner lässt sich nicht lesen: { $error }
check-file-unreadable = diese Datei lässt sich nicht lesen: { $error }
check-file-too-large = diese Datei ist größer als { $kib } KiB
check-too-many-lessons = dieser Ordner enthält { $more } Lektionen mehr als { $limit }
check-lesson-too-big = eine Lektion hat höchstens { $kib } KiB
check-lesson-too-big-label = diese Datei ist größer
check-file-name = die Lektion heißt `{ $id }`, aber die Datei heißt `{ $file }`
check-file-name-label = ein anderer Name
check-file-name-help = schreib `{ $stem }`, oder nenn die Datei `{ $id }.toml`

## Wie die Datei geschrieben ist

check-list-open = diese Liste hört nie auf
check-list-open-help = beende die Liste mit `]`
check-text-open = dieser Text hört nie auf
check-text-open-help = beende ihn mit demselben Zeichen in derselben Zeile, oder nimm für mehrere Zeilen drei Anführungszeichen
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
check-not-toml = das ist kein TOML: { $words }
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
check-unknown-setting = { $block } kennt keine Angabe namens `{ $name }`
check-not-known = unbekannt
check-needs = { $block } braucht `{ $name }`
check-no-setting = `{ $name }` fehlt
check-belongs-to-step = `{ $name }` gehört zu einem Schritt, steht aber über dem ersten [[step]]
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
check-format-newer-help = besorg dir ein neueres Squarewise
check-format-help = schreib `format = 1`
check-language = `{ $text }` ist kein Sprachkürzel
check-language-label = kein Sprachkürzel
check-language-help = schreib `en` für Englisch, `de` für Deutsch, `pl` für Polnisch, `pt-BR` für brasilianisches Portugiesisch
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
check-two-steps = zwei Schritte heißen `{ $id }`

## Mehrere Lektionen

check-same-lesson = noch eine Lektion heißt `{ $id }`: { $file }
check-same-lesson-label = derselbe Name
check-no-lesson = es gibt keine Lektion namens `{ $id }`
check-no-lesson-label = diese Lektion fehlt
check-circle = `{ $one }` und `{ $other }` kommen jeweils nacheinander
check-circle-label = ein Kreis

## Wörter

check-no-language = die Lektion hat Wörter, sagt aber nicht, in welcher Sprache
check-no-language-label = die ersten Wörter
check-no-language-help = schreib `language = "de"` über das erste [[step]]
check-step-without-text = in einer Lektion mit einer Sprache braucht jeder Schritt `text`
check-half-the-words = in einer Lektion mit einer Sprache stehen die Wörter in der Datei
check-half-the-words-help = schreib die Tipps in eine Liste und jeden Satz in ein Paar
check-no-words = keine Wörter
check-empty-text = dieser Text ist leer
check-empty-text-help = schreib etwas, oder nimm die Zeile weg
check-text-too-long = dieser Text hat { $n } Zeichen, höchstens { $limit } werden gezeigt
check-text-too-long-label = zu lang
check-long-paragraph = ein Kind liest etwa { $limit } Zeichen am Stück
check-long-paragraph-label = dieser Absatz ist länger
check-long-paragraph-help = sag es kürzer, oder verteil es auf zwei Schritte
check-no-name = `{ "{" }{ $name }{ "}" }` ist kein Name, für den etwas eingesetzt wird
check-no-name-help = schreib `{ "{{" }` für eine Klammer
check-name-not-here = für `{ "{" }{ $name }{ "}" }` wird hier nichts eingesetzt
check-name-not-here-label = hier gibt es nichts zu zählen
check-marks = `**` würde so gezeigt, wie es dasteht
check-marks-label = zwei Sternchen
check-marks-help = schreib `_Wort_`, um ein Wort zu betonen

## Zeichnungen

check-no-drawing = `{ $text }` ist keine Zeichnung
check-no-drawing-label = lässt sich nicht zeichnen
check-no-drawing-help = schreib `arrow e2-e4`, `circle d5`, `square e4` oder `cross f1`, wenn du magst mit einer Farbe davor
check-arrow-of-one-square = dieser Pfeil endet, wo er beginnt
check-arrow-of-one-square-label = zweimal dasselbe Feld
check-arrow-of-one-square-help = nimm `circle` für ein einzelnes Feld

## Figuren und Antworten

check-no-piece = auf { $square } steht keine Figur
check-no-piece-label = ein leeres Feld
check-not-its-turn = { $turn } ist am Zug, aber { $piece } gehört zu { $owner }
check-not-to-move = nicht am Zug
check-which-piece = welche Figur?
check-write-piece = schreib `piece = "{ $square }"`
check-put-a-piece = stell eine Figur der Seite, die am Zug ist, aufs Brett
check-move-without-answer = ein Schritt der Art `move` braucht `answer` oder `goal`
check-move-without-answer-help = schreib `answer = ["e2-e4"]` oder `goal = "check"`
check-no-answer = keine Antwort
check-no-move-right = kein Zug ist richtig
check-empty-list = eine leere Liste
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
check-no-reason = es gibt keinen Grund namens `{ $text }`
check-other-reason = nach den Regeln geht dieser Zug aus einem anderen Grund nicht: { $reason }
check-other-reason-label = nicht dieser Grund
check-rules-say = die Regeln sagen `{ $text }`
check-legal-move = die Regeln erlauben `{ $text }`, das Kind hört also kein Nein
check-legal-move-label = ein erlaubter Zug

## Wortdateien

check-not-understood = nicht verstanden
check-ftl-deep = in der Datei stecken zu viele Klammern ineinander
check-ftl-twice = `{ $name }` ist zweimal da, gesagt wird das erste
check-ftl-no-file = Englisch hat keine Datei dieses Namens, also sagt niemand diese Wörter
check-ftl-unknown = Englisch hat kein `{ $name }`, also sagt es niemand
check-ftl-not-in-lesson = die Lektion hat kein `{ $name }`, also sagt es niemand
check-ftl-missing-beside = `{ $name }` fehlt, also werden die eigenen Worte der Lektion gesagt
check-file-language = `{ $text }` im Namen der Datei ist kein Sprachkürzel
check-stale = die Vorlage von `{ $name }` hat sich seither geändert
check-stale-label = vielleicht nicht mehr dasselbe
check-stale-help = vergleiche es mit der Vorlage, dann lass `squarewise extract --update` sagen, dass es passt
check-ftl-variable = `{ $name }` bekommt kein `${ $variable }`
check-ftl-missing = `{ $name }` fehlt, also wird Englisch gesagt
