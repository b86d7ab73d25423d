### Was `squarewise check` denen sagt, die Lektionen und Wörter schreiben.
###
### Für Erwachsene: ohne Punkt am Ende, Namen zwischen Gravis-Zeichen. Sag, was dasteht und was erwartet
### wurde; ein Rat sagt, was zu tippen ist. Der Code in eckigen Klammern bleibt, wie er ist.

## Wie Fehler gezeigt werden

# source 8555ff39
check-error = Fehler
# source a713e585
check-warning = Warnung
# source 585dfd01
check-help = Hilfe
# source d674f000
check-errors = { $n } Fehler
# source 81bc6d3a
check-warnings = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
 }
# source 0974ef46
check-both = { $errors }, { $warnings }
# source 8af7cb70
check-cut = { $count } (die ersten { $shown } stehen hier)
# source cbe93626
check-no-lessons = hier gibt es keine Lektion zu prüfen
# source 7cbf46e4
check-all-hold = { $n ->
    [one] { $n } Lektion hält
   *[other] { $n } Lektionen halten
 }
# source 73260d6a
check-shipped-hold = { $n ->
    [one] { $n } mitgelieferte Lektion hält
   *[other] { $n } mitgelieferte Lektionen halten
 }
# source c6124361
check-and-words = { $sum }; { $file } hat { $errors }
# source f0ea18b8
check-books-hold = { $n ->
    [one] das Regelbuch hält
   *[other] { $n } Regelbücher halten
 }
# source 29da55f5
check-no-book-holds = das Regelbuch hält nicht: { $errors }
# source 8ae92bed
check-some-hold = { $n ->
    [one] { $holding } von { $n } Lektion hält: { $errors }
   *[other] { $holding } von { $n } Lektionen halten: { $errors }
 }
# source abc7d15a
check-did-you-mean = meinst du `{ $near }`?
# source 5dc5ad21
check-no-code = es gibt keinen Code `{ $code }`
# source 78714346
check-no-code-help = `squarewise explain` zählt alle auf
# source 1f116f47
check-example-wrong = Nicht so:
# source 1df34c5b
check-example-right = Sondern so:

## Dateien

# source dabccd1f
check-utf16 = diese Datei ist als { $encoding } gespeichert
# source 55693112
check-not-utf8 = diese Datei ist nicht als UTF-8 gespeichert
# source a377db52
check-first-bad-letter = der erste Buchstabe, der sich nicht lesen lässt
# source 233449a0
check-utf8-help = speichere sie noch einmal und wähle die Kodierung UTF-8
# source d5b659d7
check-folder-unreadable = dieser Ordner lässt sich nicht lesen: { $error }
# source 5165623f
check-file-unreadable = diese Datei lässt sich nicht lesen: { $error }
# source 5a2ef716
check-file-too-large = diese Datei ist größer als { $kib } KiB
# source e21aa010
check-too-many-lessons = dieser Ordner enthält { $more } Lektionen mehr als { $limit }
# source 115c9c4c
check-too-many-files = dieser Ordner enthält mehr als { $limit } Dateien; die dahinter wurden nicht angesehen
# source 84d307d6
check-folder-too-hard = diese Lektion wurde nicht bewiesen: die Lektionen dieses Ordners machen zusammen zu viel Arbeit
# source d85ad030
check-folder-too-hard-help = mach die schweren Lektionen dieses Ordners leichter, mit weniger Sternen oder Figuren, oder leg einige in einen anderen Ordner
# source 2d761e7e
check-lesson-too-big = eine Lektion hat höchstens { $kib } KiB
# source 2d0fbbd7
check-lesson-too-big-label = diese Datei ist größer
# source c3fabb93
check-file-name = die Lektion heißt `{ $id }`, aber die Datei heißt `{ $file }`
# source b7ac7965
check-file-name-label = ein anderer Name
# source 1e5cb9f4
check-file-name-help = schreib `{ $stem }`, oder nenn die Datei `{ $id }.toml`
# source fd99c5b4
check-call-file = nenne die Datei `{ $id }.toml`
# source e6d47c81
check-long-id-help = höchstens { $limit } Buchstaben
# source 734cc261
check-own-shelf = `{ $text }` ist kein Regal des Programms: Die Lektion steht auf einem eigenen Regal
# source 18e6e5ab
check-own-shelf-label = ein eigenes Regal
# source fb37c340
check-shelf-name = der Name eines Regals hat 1 bis { $limit } Buchstaben auf einer Zeile
# source dfa99e85
check-no-article = einen Artikel { $text } gibt es nicht: Die Regeln haben die Artikel 1 bis { $last }
# source 622eb963
check-overlooked-txt = diese Datei wird übergangen: Ihr Name endet auf `.txt`
# source 38570640
check-overlooked-txt-help = nenne sie `{ $name }`; siehst du die Endung `.txt` nicht, lass deinen Computer die Dateiendungen zeigen
# source 610d88f6
check-overlooked-link = das ist eine Verknüpfung, und Verknüpfungen wird nicht gefolgt
# source d35378f1
check-overlooked-link-help = leg eine Kopie der Lektion in diesen Ordner
# source 22b8c1c3
check-overlooked-words = niemand sagt diese Wörter: Daneben liegt keine Lektion `{ $file }`
# source 5a895e16
check-overlooked-words-help = leg sie neben `{ $file }` oder nenne die Datei, wie die Lektion heißt
# source f9484fad
check-overlooked-more = { $n ->
    [one] aus denselben Gründen wird hier noch eine Datei übergangen
   *[other] aus denselben Gründen werden hier noch { $n } Dateien übergangen
 }
# source 210984ad
check-other-games = das sind Partien, keine Lektion
# source b642ee26
check-other-games-help = kopiere die Züge einer Partie in die `line` eines `play`-Schritts; `squarewise new` beginnt eine Lektion für dich
# source b6f3e34b
check-other-table = das ist eine Tabelle, keine Lektion
# source 5207a72d
check-other-positions = das sind Stellungen, keine Lektion
# source d34df716
check-other-board-help = kopiere jede FEN in das `board` eines Schritts; `squarewise new` beginnt eine Lektion für dich
# source 7685f321
check-other-packed = das ist ein gepackter Ordner, und was darin liegt, wird nicht gelesen
# source 5c9c4c9b
check-other-packed-help = entpacke ihn: Die Lektionen darin enden auf `.toml`
# source 74398e67
check-unused = `{ $file }` wird geprüft, aber nicht benutzt: Das Programm folgt seiner eigenen Datei
# source 0379357b
check-unused-help = eigene Lektionen stehen auf dem Regal ihrer `group`, in der Reihenfolge ihrer `after`
# source 9df07d8f
check-rules-too-big = Hausregeln haben höchstens { $kib } KiB

## Wie die Datei geschrieben ist

# source f5cb17ec
check-list-open = diese Liste hört nie auf
# source 68084fbf
check-list-open-help = beende die Liste mit `]`
# source 45343a9e
check-text-open = dieser Text hört nie auf
# source 7bbeeab1
check-text-open-help = beende ihn mit demselben Zeichen in derselben Zeile, oder nimm für mehrere Zeilen drei Anführungszeichen
# source 038cf212
check-control-sign = in diesem Text steht ein Zeichen, das niemand sieht
# source f593ba2f
check-control-sign-label = hier
# source 5ab1f7fc
check-control-sign-help = nimm es weg oder tippe die Wörter noch einmal
# source f3beda2d
check-long-text-open-help = beende den Text mit denselben drei Anführungszeichen
# source a9051c56
check-opened-here = hier beginnt es
# source 85efdf2d
check-one-bracket = ein Schritt beginnt mit zwei Klammern auf jeder Seite
# source 0a6ca8c0
check-one-bracket-label = dieser Schritt fällt weg
# source 426994f5
check-one-bracket-help = schreib `[[step]]`
# source e2144086
check-new-toml = TOML 1.1
# source f15a9611
check-new-braces = geschweifte Klammern über mehrere Zeilen werden nicht überall verstanden
# source 56d038d5
check-new-braces-help = lass die Klammern in einer Zeile
# source ee47af1f
check-new-comma = ein Komma vor `{ "}" }` wird nicht überall verstanden
# source 1977ee0b
check-new-comma-help = nimm das letzte Komma weg
# source 113367a8
check-new-escape = dieses Sonderzeichen wird nicht überall verstanden
# source 25d30630
check-new-escape-help = schreib `\\` für einen Rückstrich, oder setz den Text in einfache Anführungszeichen
# source 3bf4cd25
check-not-toml = das lässt sich nicht als TOML lesen
# source 4881b99f
check-not-toml-help = eine Zeile ist `name = wert`, `[[step]]` oder eine Notiz, die mit `#` beginnt
# source b5d9f93c
check-no-comma = zwischen zwei Einträgen einer Liste steht ein Komma
# source 25bbba8c
check-no-comma-label = davor fehlt ein Komma
# source 922fd6d1
check-no-comma-help = schreib `["eins", "zwei"]`
# source cd195832
check-inner-quote = ein Anführungszeichen mitten im Text beendet ihn
# source 5ca716ab
check-inner-quote-label = hier endet der Text
# source dd2f2487
check-inner-quote-help = setz den ganzen Text in die anderen Zeichen, `'...'` oder `"..."`, oder betone ein Wort mit `_Wort_`
# source 6f0c30d1
check-line-end-sign = eine Zeile in TOML endet nicht mit `{ $sign }`
# source aa1d3491
check-take-sign-away = nimm das `{ $sign }` weg
# source 2eeae7b2
check-two-equals = eine Angabe wird mit einem einzigen `=` geschrieben
# source f4a95fbe
check-other-note = eine Notiz beginnt mit `#`, nicht mit `{ $sign }`
# source 0f5d40fd
check-sign-label = nicht dieses Zeichen
# source 4813616a
check-other-file = diese Datei hat ein Textprogramm wie Word oder ein Browser gespeichert
# source d42f3eea
check-other-file-label = kein reiner Text
# source 69b336f0
check-other-file-help = speichere sie als reinen Text, oder schreib sie in einem Editor wie Notepad
# source 4f38f531
check-invisible = hier steht ein unsichtbares Zeichen ({ $number })
# source 270dbded
check-invisible-label = niemand sieht es
# source 58064ffd
check-invisible-help = lösch es, und tipp ein einfaches Leerzeichen, wenn eines hierhin gehört
# source 038ce2a9
check-set-twice = `{ $name }` steht zweimal da
# source c50a3a2a
check-again-here = hier noch einmal
# source fb8f8dce
check-first-here = hier zuerst
# source 280bae5a
check-backslash = in doppelten Anführungszeichen leitet ein Rückstrich ein Sonderzeichen ein
# source 93695d4a
check-backslash-label = dieser Rückstrich
# source bbbdb2a2
check-backslash-help = setz den Text in einfache Anführungszeichen, oder schreib `\\`
# source 5ca3d05c
check-key-letter = `{ $letter }` darf im Namen einer Angabe nicht stehen
# source 014a9721
check-key-letter-label = kein Buchstabe für Namen
# source 1edb3892
check-key-letter-help = Namen bestehen aus den Buchstaben a bis z, Ziffern, `-` und `_`
# source 8719d70c
check-colon = eine Angabe wird mit `=` geschrieben, nicht mit `:`
# source 032837dc
check-colon-label = dieser Doppelpunkt
# source 3aa98e2d
check-write-setting = schreib `{ $name } = { $value }`
# source ea572282
check-no-equals = in dieser Zeile fehlt das `=`
# source 5a738e2b
check-no-equals-label = keine Angabe
# source 7dbe06b7
check-no-equals-help = schreib `name = value`, oder beginne die Zeile mit `#`, dann ist sie eine Notiz
# source 5a81eb99
check-no-value = nach dem `=` steht nichts
# source 23e28a1f
check-no-value-label = hier gehört ein Wert hin
# source c63b4c2d
check-small-letters = `{ $value }` schreibt man klein
# source ea1d727b
check-switch-word = `{ $name }` ist `true` oder `false`
# source dfed5fe6
check-write = schreib `{ $text }`
# source 284a6499
check-no-quotes = Text steht in Anführungszeichen
# source 8ba036a9
check-no-quotes-label = keine Anführungszeichen
# source 68c12a9e
check-no-quotes-help = schreib `"{ $text }"`
# source 156e8696
check-curly-quote = `{ $quote }` ist ein gedrucktes Anführungszeichen, TOML nimmt gerade
# source 6d3efda8
check-curly-quote-label = ein gedrucktes Zeichen
# source bf1bea20
check-curly-quote-help = schreib `"`

## Angaben

# source 1a8d6cba
check-block-lesson = eine Lektion
# source 7e50e285
check-block-worded-lesson = eine Lektion mit einer Sprache
# source 8be401b6
check-block-step = ein Schritt
# source 433ba451
check-block-step-of-kind = ein Schritt der Art `{ $kind }`
# source 387aac51
check-block-question = diese Frage
# source 463532e2
check-block-book = ein Regelbuch
# source 88c406b2
check-block-card = eine Karte
# source d7c7b8b0
check-block-example = ein Beispiel
# source 776965d0
check-unknown-setting = { $block } kennt keine Angabe namens `{ $name }`
# source 40f51870
check-not-known = unbekannt
# source afe1a3d5
check-call-it = nenn es `{ $name }`
# source 09709b08
check-no-sentence = es gibt keinen Satz namens `{ $id }`
# source ac6718b3
check-needs = { $block } braucht `{ $name }`
# source ef73aebd
check-no-setting = `{ $name }` fehlt
# source 95f0cbb3
check-belongs-to-step = `{ $name }` gehört zu einem Schritt, steht aber über dem ersten [[step]]
# source 6e112873
check-lone-option = diese Antwort steht außerhalb jedes Schritts
# source ae3f6262
check-move-line-down = schieb diese Zeile nach unten, unter das [[step]], zu dem sie gehört
# source 71af26e1
check-belongs-to-lesson = `{ $name }` gehört zur Lektion, steht aber unter [[step]]
# source 6bbd6b33
check-move-line-up = schieb diese Zeile nach oben, über das erste [[step]]
# source 7a9facf6
check-step-starts-here = hier beginnt der Schritt
# source f21d6ecd
check-belongs-elsewhere = `{ $name }` hat nur { $owner }, und das hier ist { $block }
# source fcb2ae3e
check-kind-of-step = die Art dieses Schritts
# source e6ee407c
check-not-here = nicht hier
# source 3f93009d
check-never-used = `{ $name }` wird hier nie gebraucht: { $why }
# source b120ee55
check-never-used-label = nie gebraucht
# source f251ae02
check-take-line-away = nimm diese Zeile weg
# source f29e2cfd
check-format = diese Lektion ist im Format { $format } geschrieben, dieses Squarewise liest Format { $own }
# source e52c55c9
check-format-label = ein anderes Format
# source ecc84e94
check-format-newer-help = besorg dir ein neueres Squarewise, oder schreib `format = 1`
# source 91c40e48
check-format-help = schreib `format = 1`
# source bd933129
check-language = `{ $text }` ist kein Sprachkürzel
# source 4ef47729
check-language-label = kein Sprachkürzel
# source bb2bd7bd
check-language-help = schreib `en` für Englisch, `de` für Deutsch, `pl` für Polnisch, `pt-BR` für brasilianisches Portugiesisch
# source f8a5c848
check-unspoken-language = das Programm hat keine Worte in `{ $language }`: Knöpfe, Gründe und Namen der Figuren kommen in einer anderen Sprache
# source f4a55602
check-unspoken-language-label = keine Sprache des Programms
# source 62b17644
check-unspoken-language-help = schreib jedes `yes` und `no` selbst und die Namen der Figuren als Wörter; das Programm spricht { $list }
# source 5639d146
check-unspoken-sheet-help = schreib die Namen der Figuren als Wörter, ohne `PIECE`; das Programm spricht { $list }
# source 90d9dc36
check-after-itself = eine Lektion kann nicht nach sich selbst kommen
# source 6ada19df
check-after-itself-label = sie selbst
# source af7d007b
check-listed-twice = `{ $text }` steht zweimal in der Liste
# source 71bacd61
check-article = `{ $text }` ist kein Artikel der Regeln
# source d9d326fe
check-article-label = kein Artikel
# source cd492470
check-article-help = schreib Zahlen mit Punkten, wie `3.8.2`
# source 959d83b5
check-too-many-steps = eine Lektion hat höchstens { $limit } Schritte, diese hat { $n }
# source 205579b5
check-one-too-many = einer zu viel
# source 0d19cf3d
check-no-step = eine Lektion braucht mindestens einen Schritt
# source 4e4c4db1
check-no-step-label = kein Schritt
# source 5d7e55c2
check-no-step-help = schreib `[[step]]`; `squarewise new` legt einen ganzen Anfang an
# source ccd53de1
check-write-step-above = schreib ein `[[step]]` darüber: Eine Antwort gehört zu einem Schritt
# source 9148149a
check-two-steps = zwei Schritte heißen `{ $id }`
# source 5d0b179c
check-block-option = eine Antwort
# source 8156a0d3
check-option-of-step = `{ $name }` gehört zum Schritt, steht aber unter [[step.option]]
# source 60a870cf
check-option-of-lesson = `{ $name }` gehört zur Lektion, steht aber unter [[step.option]]
# source f8b663a9
check-move-line-above-options = schieb diese Zeile nach oben, über das erste [[step.option]] des Schritts
# source 1e211c0c
check-option-starts-here = hier beginnt die Antwort
# source b2405c77
check-no-kind = es gibt keine Art von Schritt namens `{ $name }`
# source 9a5519da
check-kinds-are = die Arten sind { $list }
# source 4dc1fb79
check-no-id = `{ $text }` kann kein Name sein
# source c001e602
check-no-id-label = kein Name
# source e42481c0
check-no-id-help = nimm kleine Buchstaben a bis z, Ziffern und `-`, wie `{ $example }`
# source cdba1830
check-why-nothing-to-solve = es gibt nichts zu lösen
# source 46d8a728
check-why-no-wrong-answer = es gibt keine falsche Antwort
# source eb64d4c8
check-why-one-act = ein Beispiel verlangt nur eine Sache und sagt nur eine Sache dazu
# source f11ce5db
check-why-target = `target` ist das Brett
# source 3624267b
check-why-drawn-scene = mehr als die gezeichnete Szene gibt es nicht
# source 4eeffb5b
check-why-no-mistake = in dieser Art von Schritt ist kein Zug ein Fehler
# source 356c613e
check-why-no-refusal = in dieser Art von Schritt wird kein Zug abgelehnt
# source 0af05949
check-why-made-boards = in dieser Art von Schritt macht das Programm die Bretter
# source 694c2a92
check-practice-board = die Bretter für `{ $skill }` sind von anderer Art als die dieser Lektion
# source 98df7c54
check-practice-board-help = mach aus dem Schritt eine eigene Lektion ohne Bretter der anderen Art
# source 30aa0370
check-few-boards = `{ $skill }` hat auf Stufe { $level } nur { $n } verschiedene Bretter, und { $count } sind verlangt
# source 8ddb08bf
check-few-boards-label = mehr Bretter, als es gibt
# source a7d3bab3
check-few-boards-help = verlange mit `count` weniger Bretter oder ein anderes `level`
# source c46b349b
check-too-many-hints = ein Schritt hat höchstens { $limit } Tipps, dieser hat { $n }
# source f09e9a55
check-too-many-label = zu viele
# source 7a171abd
check-number-between = `{ $name }` ist eine Zahl von 1 bis { $limit }
# source d177615b
check-number-between-label = nicht dazwischen
# source 843ec8be
check-write-number = schreib eine Zahl von 1 bis { $limit }, wie `{ $name } = 1`
# source f8a47cb1
check-type = `{ $name }` ist { $expected }, nicht { $here }
# source 03b6d38d
check-type-item = `{ $name }` ist { $expected }, und darin steht { $here }
# source e6e7bb77
check-wants-text = Text in Anführungszeichen
# source e746d66b
check-wants-number = eine ganze Zahl
# source c0b0d6b5
check-wants-list = eine Liste von Texten in Klammern
# source 2fd9c62b
check-wants-text-or-list = Text in Anführungszeichen oder eine Liste von Texten in Klammern
# source ffd10561
check-wants-number-or-list = eine Liste von Texten in Klammern oder deren Anzahl
# source 489a5df3
check-wants-text-or-switch = Text in Anführungszeichen oder `true`
# source bf696bef
check-wants-switch-or-text = `true` oder `false` oder Text in Anführungszeichen
# source 5c99778e
check-wants-pairs = eine Liste von Paaren, jedes in eigenen Klammern
# source d6a2cb3c
check-wants-blocks = ein Block, der mit seinem Namen in doppelten Klammern beginnt
# source 2646ba70
check-is-text = Text
# source 6669a11a
check-is-negative = eine Zahl unter 0
# source fa89c0bd
check-is-number = eine Zahl
# source 8e022bf6
check-is-fraction = eine Zahl mit Punkt
# source 9a06d4de
check-is-switch = `true` oder `false`
# source 6d98c7e0
check-is-date = ein Datum oder eine Uhrzeit
# source e6c0f427
check-is-list = eine Liste
# source 67ad775b
check-is-table = eine Tabelle
# source 5f13c52f
check-empty-list = eine leere Liste
# source b305326f
check-write-list = schreib `{ $name } = ["{ $text }"]`
# source 8a3a287b
check-write-pairs = schreib `{ $name } = [["Name", "Satz"]]`
# source 983bd778
check-no-choice = `{ $name }` kann nicht `{ $text }` sein
# source d60fc7a7
check-one-of = schreib eines von { $list }

## Mehrere Lektionen

# source 1c6c7785
check-same-lesson = noch eine Lektion heißt `{ $id }`: { $file }
# source 9410ce1d
check-same-lesson-label = derselbe Name
# source bf55dfb7
check-same-lesson-help = gib einer davon eine andere `id`, und ihrer Datei diesen Namen
# source 58fabb20
check-copy-help = diese hier ist eine Kopie: schreib `id = "{ $id }"`
# source 5ab9fefa
check-copy-call-help = diese hier ist eine Kopie: schreib `id = "{ $id }"` und nenn die Datei `{ $id }.toml`
# source 164cf7c6
check-no-lesson = es gibt keine Lektion namens `{ $id }`
# source 2a402982
check-no-lesson-label = diese Lektion fehlt
# source eaba0361
check-circle = `{ $one }` und `{ $other }` sollen jede nach der anderen kommen
# source 89191ef7
check-circle-label = ein Kreis
# source 3421e880
check-circle-help = nimm ein `after` aus diesem Kreis: { $list }

## Der Kurs

# source 3de9d504
check-block-course = ein Kurs
# source 942c3dcc
check-block-land = ein Land
# source 8f1e9b9d
check-block-entry = ein Eintrag eines Wegs
# source 2d86b659
check-block-old = ein alter Name
# source 9b21153c
check-entry-leads = dieser Eintrag führt nirgendwohin
# source 37154983
check-entry-leads-label = weder `lesson` noch `game` noch `story`
# source 7bb8b1b1
check-entry-leads-help = schreib `lesson = "rook"` oder `game = "lektion/schritt"`
# source a4da5ab2
check-entry-twice = ein Eintrag führt nur zu einer Sache, und das ist die zweite
# source 81725bc0
check-no-place = `{ $text }` nennt weder eine Lektion noch einen Schritt
# source 6b697953
check-no-place-label = so schreibt man keinen Namen
# source 1c58789b
check-no-place-help = schreib eine Lektion als `rook`, einen Schritt oder ein Spiel als `lektion/schritt`
# source 461d6d87
check-old-kinds = aus einer Lektion wird eine Lektion und aus einem Schritt ein Schritt
# source f277efde
check-old-kinds-label = nicht von derselben Art
# source ff6fabe3
check-old-in-use = `{ $id }` gibt es noch und behält die eigenen Sterne
# source d948a7df
check-old-in-use-label = kein alter Name
# source cbdfeadf
check-no-step-of = `{ $lesson }` hat keinen Schritt namens `{ $step }`
# source 619bc298
check-no-game = der Schritt `{ $step }` ist kein Spiel
# source b8f789f7
check-no-game-label = nicht von der Art `game`
# source 0c2f5b8c
check-no-story = `{ $id }` ist keine Bildgeschichte
# source 87eac84e
check-no-story-label = ein Schritt ist nicht von der Art `story`
# source 893bbfe2
check-path-order = `{ $id }` kommt nach `{ $before }`, steht auf dem Weg aber davor
# source 7c35173d
check-path-order-label = zu früh
# source 0023f274
check-courses-hold = { $n ->
    [one] der Kurs hält
   *[other] { $n } Kurse halten
 }
# source ad3440b7
check-no-course-holds = der Kurs hält nicht: { $errors }

## Die Unterrichtspläne

# source 1d026816
check-block-plans = die Datei der Unterrichtspläne
# source c01d9f78
check-block-plan = ein Unterrichtsplan
# source 27c621ff
check-plan-step = `{ $text }` nennt eine Lektion, gebraucht wird ein Schritt: `lektion/schritt`
# source 4369565a
check-plan-level = `{ $text }` ist keine Übung mit Stufe: schreib etwa `where-rook 1`
# source 3ca855d2
check-plan-no-skill = es gibt keine Übung namens `{ $text }`
# source 94a638f0
check-plan-no-level = so eine Stufe hat `{ $skill }` nicht: die höchste ist { $most }
# source 5c9940f7
check-plan-aim-label = so nicht
# source 698a0e93
check-plan-off-path = `{ $id }` steht auf keinem Weg des Kurses
# source 6e6cedd4
check-plan-off-path-help = nimm sie heraus, oder stell sie erst in den Kurs
# source 47c8add4
check-plan-order = `{ $id }` steht auf dem Weg vor `{ $before }`
# source 70fa4dea
check-plan-order-help = stell sie weiter nach oben
# source edbab940
check-plan-story = die Geschichte `{ $id }` steht auf dem Weg weiter hinten
# source 2facfabc
check-plan-story-help = stell sie in einen späteren Unterrichtsplan
# source 370eef51
check-plan-lessons = ein Unterrichtsplan hat eine bis { $most } Lektionen
# source 46cf51ad
check-plan-lessons-help = nimm eine heraus, oder ergänze eine
# source 88899990
check-plan-minutes = die Abschnitte einer Stunde dauern zusammen { $most } Minuten, diese dauern { $n }
# source 6ff4bf6c
check-plan-minutes-help = ändere die Minuten hier oder darunter
# source 19214aeb
check-plan-screens = `screens` ist { $n }, und die Lektionen dieser Stunde dauern { $needed } Minuten
# source 767880d5
check-plan-pairs = die Paare haben nichts zum Spielen: `{ $step }` hat kein Brett oder ein leeres
# source 0cf1ca08
check-plan-pairs-help = nenn einen Schritt mit Figuren auf dem Brett
# source dfb23cab
check-plan-exit = die Frage zum Schluss gehört zu `{ $id }`, aber diese Lektion kommt in der Stunde nicht vor
# source e68495c8
check-plan-exit-help = nenn einen Schritt aus einer ihrer Lektionen
# source 729eea86
check-plan-no-answer = `{ $step }` hat keine Antwort zum Drucken
# source c928b389
check-plan-no-answer-help = nenn einen anderen Schritt
# source 56cf5ccc
check-plan-words = die Worte `{ $words }` gibt es nicht
# source fa69ad14
check-plan-words-help = schreib sie in locales/en/plan.ftl und dann in die anderen Sprachen
# source 47e54396
check-plan-left = diese Lektionen des Kurses stehen in keinem Unterrichtsplan: { $list }
# source 2f5c7ba5
check-plan-left-help = schreib jede in einen Plan oder unter `later`
# source 9c58835c
check-plan-weeks = es gibt { $n } Unterrichtspläne, und die Wochen haben Platz für { $most }
# source efc31b87
check-plan-weeks-help = ergänze Unterrichtspläne, oder nimm welche heraus
# source 9fb6fc02
check-plans-hold = die Unterrichtspläne halten
# source 147e4d3c
check-no-plans-hold = die Unterrichtspläne halten nicht: { $errors }

## Wörter

# source d12c0c7d
check-no-language = die Lektion hat Wörter, sagt aber nicht, in welcher Sprache
# source 2803e432
check-no-language-label = die ersten Wörter
# source 3f187396
check-no-language-help = schreib `language = "de"` über das erste [[step]]
# source 7b6086e8
check-step-without-text = in einer Lektion mit einer Sprache braucht jeder Schritt `text`
# source b9917c0c
check-half-the-words = in einer Lektion mit einer Sprache stehen die Wörter in der Datei
# source 1dd08c73
check-hints-in-a-list = schreib die Tipps in eine Liste: `hints = ["...", "..."]`
# source b8c6c7d1
check-sentence-in-a-pair = schreib den Namen und seinen Satz in ein eigenes Paar: `["f2-f3", "..."]`
# source 38c3095d
check-option-without-text = in einer Lektion mit einer Sprache braucht eine Antwort `text`
# source e4dca900
check-no-words = keine Wörter
# source b7529ff6
check-empty-text = dieser Text ist leer
# source 1b651429
check-empty-text-help = schreib etwas, oder nimm die Zeile weg
# source 1aeebdda
check-text-too-long = dieser Text hat { $n } Zeichen, höchstens { $limit } werden gezeigt
# source 83852fe5
check-text-too-long-label = zu lang
# source 7b42e1c7
check-long-paragraph = ein Kind liest etwa { $limit } Zeichen am Stück
# source d58ca012
check-long-paragraph-label = dieser Absatz ist länger
# source 6bec1b4b
check-long-paragraph-help = sag es kürzer, oder verteil es auf zwei Schritte
# source 6cbf0296
check-proof-answer = richtig: { $answer }
# source 88cd90cf
check-proof-par = die wenigsten Züge: { $n } ({ $nodes } Stellungen angesehen)
# source 5273a62e
check-proof-legal = die Regeln erlauben den Zug
# source 17512012
check-proof-refused = die Regeln lehnen den Zug ab: { $reason }, FIDE { $article }
# source c9fc3edb
check-proof-open = nichts zu beweisen, außer dass man es spielen kann
# source 68d3dbd9
check-proof-practice = Bretter zu `{ $skill }` auf Stufe { $level }: { $count }; sofort richtig mindestens: { $pass }
# source 3ee2bd24
check-long-sentence = dieser Satz hat { $n } Wörter, und nach 20 verliert ein Kind den Faden
# source 38c957db
check-long-sentence-help = mach zwei Sätze daraus
# source 1f53af81
check-long-words = viele Wörter dieses Textes sind lang
# source 95ca021b
check-long-words-help = sag es mit kurzen Wörtern
# source ec3fdd22
check-color-alone = hier wird etwas nur bei seiner Farbe genannt
# source 255bf59e
check-color-alone-help = nenne auch das Feld oder die Form, etwa `der Kreis auf d5`
# source bee085e2
check-no-name = `{ "{" }{ $name }{ "}" }` ist kein Name, für den etwas eingesetzt wird
# source 45536f22
check-no-name-help = schreib eines von { $list }, oder `{ "{{" }` für eine Klammer
# source 859ee490
check-open-brace = diese Klammer wird nie geschlossen
# source 88ef4fdd
check-open-brace-help = schreib den Namen mit beiden Klammern, etwa `{ "{player}" }`, oder `{ "{{" }` für eine Klammer
# source 3ca1d82e
check-name-not-here = für `{ "{" }{ $name }{ "}" }` wird hier nichts eingesetzt
# source 768d1a13
check-name-not-here-label = hier gibt es nichts zu zählen
# source 83964b1e
check-piece-in-english = für `{ "{" }{ $name }{ "}" }` steht hier ein Wort einer anderen Sprache
# source 9a23f8e4
check-piece-in-english-help = schreib den Namen der Figur als Wort deiner Sprache
# source b7f77ff7
check-marks = `**` würde so gezeigt, wie es dasteht
# source dce4d407
check-marks-label = zwei Sternchen
# source c33fc0b2
check-marks-help = schreib `_Wort_`, um ein Wort zu betonen
# source 8b4848bb
check-mark = `{ $mark }` würde so gezeigt, wie es dasteht
# source f7d6ac57
check-mark-label = ein Zeichen eines anderen Formats

## Zeichnungen

# source 6446849e
check-no-drawing = `{ $text }` ist keine Zeichnung
# source 10d0ac36
check-no-drawing-label = lässt sich nicht zeichnen
# source 9aa2ba90
check-no-drawing-help = schreib `arrow e2-e4`, `circle d5`, `square e4` oder `cross f1`, wenn du magst mit einer Farbe davor: { $colors }
# source 61d49492
check-arrow-of-one-square = dieser Pfeil endet, wo er beginnt
# source 8238ce40
check-arrow-of-one-square-label = zweimal dasselbe Feld
# source b73788f8
check-arrow-of-one-square-help = nimm `circle` für ein einzelnes Feld

## Figuren und Antworten

# source 8387bdfe
check-no-piece = auf { $square } steht keine Figur
# source 995daf1b
check-no-piece-label = ein leeres Feld
# source ccb4ca45
check-nothing-in-hand = `{ $name }` weiß nicht, welche Figur gemeint ist
# source 1bf5968a
check-nothing-in-hand-label = keine einzelne Figur
# source 8bc2e96e
check-nothing-in-hand-help = schreib `piece` in einen `collect`-Schritt; in `move` beginnen alle richtigen Züge auf einem Feld
# source e7ed5d98
check-not-its-turn = { $turn } ist am Zug, aber { $piece } gehört zu { $owner }
# source 309fbfe3
check-not-to-move = nicht am Zug
# source 3f09fe5a
check-same-square = der Zug endet auf { $square }, wo er begonnen hat
# source 837c7f21
check-same-square-label = zweimal dasselbe Feld
# source 9e4a5ef8
check-untried-help = das Kind versucht diesen Zug mit der eigenen Hand: Nenne eine Figur der Seite am Zug und ein anderes Feld
# source 027d79a5
check-untried-judge-help = sieh nach dem Zug und wer am Zug ist; ist das die Frage, ergänze `because = "{ $reason }"`
# source 903cc7b8
check-untried-promotion = keine Hand kann `{ $text }` probieren: Das Brett bietet Dame, Turm, Läufer und Springer an, und nur auf der letzten Reihe
# source c69dfa3d
check-untried-promotion-label = wird nicht angeboten
# source f23227c7
check-untried-promotion-help = frag lieber danach: `kind = "judge"`
# source 7bc34833
check-move-without-answer = ein Schritt der Art `move` braucht `answer` oder `goal`
# source ee1ff590
check-move-without-answer-help = schreib `answer = ["e2-e4"]` oder `goal = "check"`
# source 0291254a
check-no-answer = keine Antwort
# source d52bc8f1
check-no-move-right = kein Zug ist richtig
# source b9f67339
check-move-listed-twice = dieser Zug steht zweimal in der Liste
# source 06cc5d7d
check-nothing-to-escape = niemand steht im Schach, also muss niemand heraus
# source 36b47bfa
check-goal-out-of-reach = hier schafft kein erlaubter Zug `{ $goal }`
# source 36f5cd51
check-cannot-be-done = geht nicht
# source a11bb49b
check-misses-goal = nach den Regeln erreicht `{ $text }` das Ziel nicht
# source b3652c14
check-not-right = nicht richtig
# source aa6a80f2
check-right-are = richtig sind { $list }
# source 24da71a2
check-more-moves-right = das Ziel erreichen auch { $list }
# source c182bad7
check-more-moves-right-label = nicht alle Züge
# source 6fb822f8
check-more-moves-right-help = nimm `answer` weg: Das Ziel genügt
# source f603856b
check-squares-without-question = ein Schritt der Art `squares` braucht `ask` oder `answer`
# source e2a77940
check-squares-without-question-help = schreib `ask = "moves"` und `piece = "d4"`
# source e61e08ea
check-no-question = keine Frage
# source 510ce704
check-no-square-right = kein Feld ist richtig: Das Kind könnte das nie lösen
# source 2da8d9eb
check-no-square-right-label = nichts anzutippen
# source 4e708091
check-square-not-right = nach den Regeln ist { $square } nicht richtig
# source b521806d
check-more-squares-right = nach den Regeln sind noch mehr Felder richtig: { $list }
# source 90ff0adb
check-more-squares-right-label = nicht alle Felder
# source f3ccb42c
check-fewer-for-king = nur diese Felder sind richtig: { $list }; nicht { $lost }, denn { $reason ->
    [pinned] die Figur ist gefesselt
   *[other] der König steht im Schach
 }
# source 6afc0c57
check-fewer-for-king-label = weniger, als die Figur erreicht
# source a67b2f30
check-fewer-for-king-help = ist das die Frage, schreib `answer = [{ $list }]`; sonst halte den König heraus
# source 0b672847
check-is-legal = nach den Regeln ist dieser Zug erlaubt
# source 02394764
check-is-legal-label = er ist erlaubt
# source 268a1253
check-is-refused = nach den Regeln geht dieser Zug nicht: { $reason }
# source fe33ee55
check-law = FIDE { $article }
# source 5e62d35b
check-no-right = König und Turm sind zu Hause, aber dieses Brett gibt kein Recht zu rochieren
# source ff1cb778
check-no-right-label = kein Recht zu rochieren
# source 0f465532
check-give-right = gib das Recht zu rochieren: schreib `castling = "{ $rights }"` unter ein gezeichnetes Brett, oder `{ $rights }` als dritten Teil einer FEN oder FFC
# source 66ae7ffd
check-no-reason-label = kein Grund
# source 8fbf38b7
check-no-lesson-rule = es gibt keine Regel, keinen Grund und kein Ende namens `{ $text }`
# source 0e571638
check-no-lesson-rule-help = `squarewise check --rules-map` zählt sie auf
# source eab3a8f4
check-no-reason = es gibt keinen Grund namens `{ $text }`
# source 57a1803d
check-other-reason = nach den Regeln geht dieser Zug aus einem anderen Grund nicht: { $reason }
# source 54f8dc1a
check-other-reason-label = nicht dieser Grund
# source 41996500
check-rules-say = die Regeln sagen `{ $text }`
# source b17f7bd6
check-legal-move = die Regeln erlauben `{ $text }`, das Kind hört also kein Nein
# source 128470b6
check-legal-move-label = ein erlaubter Zug
# source ff721410
check-legal-move-help = soll das Kind ihn spielen, schreib `kind = "move"` und `answer = ["{ $text }"]`; soll es sagen, ob er erlaubt ist, `kind = "judge"`
# source d9d09722
check-not-the-childs-turn = das Kind spielt hier { $side }, aber am Zug ist { $turn }
# source e8ec3be5
check-no-call = hier lässt sich nicht „Schach“ sagen: kein Schach kommt von { $list }
# source 26a2ffdf
check-no-call-label = kein Schach
# source 2177e4f5
check-no-call-help = schreib `goal = "check"`, oder nimm `call` weg
# source f3f764b1
check-one-option = es gibt nur eine Antwort zur Auswahl
# source 6607c85e
check-one-option-label = eine Antwort
# source e32e66b0
check-one-option-help = schreib ein zweites [[step.option]]
# source de19e8ce
check-too-many-options = { $n } Antworten sind zu viele: höchstens { $limit } passen
# source 50f3a50e
check-no-right-option = keine dieser Antworten ist richtig
# source 1654a2ed
check-no-right-option-label = keine richtige Antwort
# source 8c3d8e02
check-no-right-option-help = schreib unter eine davon `right = true`
# source 7dbcade1
check-two-options = zwei Antworten heißen `{ $id }`
# source 2a8bf8bd
check-sort-without = ein Schritt der Art `sort` braucht `by`, `order` oder Antworten
# source bb6b5e29
check-sort-without-help = schreib `by = "value"` oder `order = ["a1", "b1"]` oder zwei Blöcke [[step.option]]
# source 038039d6
check-sort-one = hier gibt es weniger als zwei Figuren oder Antworten, also keine Reihenfolge
# source fcdf2ac6
check-sort-one-label = mindestens zwei sind nötig
# source 3ff30ed6
check-sort-too-many = { $n } Figuren sind zu viele: höchstens { $limit } passen
# source b6fcffb7
check-sort-too-many-label = zu viele zum Ordnen
# source 4ded5dbd
check-sort-king = ein König hat keinen Wert, also keinen Platz in dieser Reihenfolge
# source 6d114bb4
check-sort-king-label = hat keinen Wert
# source 736fa3b1
check-sort-equal = diese Figuren sind alle gleich viel wert: Jede Reihenfolge ist richtig
# source 4177d955
check-sort-equal-label = nichts zu ordnen
# source 66d277c7
check-sort-order = nach ihrem Wert kommen diese Figuren in einer anderen Reihenfolge
# source 7c0e1b2b
check-sort-order-label = nicht in dieser Reihenfolge
# source f4f2da09
check-why-sort-pieces = hier werden Figuren geordnet
# source 334f2aae
check-why-sort-options = in einem Schritt der Art `sort` ist jede Antwort an ihrem Platz richtig
# source def70fab
check-count-without-question = ein Schritt der Art `count` braucht `ask` oder `answer`
# source 5b0d79f1
check-count-without-question-help = schreib `ask = "legal-moves"`
# source 3ec3bc17
check-count = das Programm zählt { $n }
# source 541d43ed
check-count-label = nicht diese Zahl
# source 2aec67bd
check-count-help = schreib `answer = { $n }`, oder nimm diese Zeile weg
# source 773ce62a
check-too-many-moves = hier kann niemand { $n } Züge machen
# source 45fa8a4b
check-too-many-moves-help = verlange weniger Züge
# source 0800f309
check-no-square-to-ask = es gibt kein Feld, nach dem zu fragen wäre
# source 11a46a80
check-no-square-to-ask-help = nimm diese Zeile weg, um nach allen 64 zu fragen
# source 3518552a
check-not-given = auf { $square } steht am Ende keine Figur
# source a39ba30b
check-nothing-to-set-up = keine Figur ist mehr aufzustellen
# source 65db32ab
check-nothing-to-set-up-label = nichts zu tun
# source f40886b1
check-allow-nobody = es gibt keine Figur, ohne die `{ $text }` erlaubt wäre
# source acb8c6d0
check-allow-nobody-label = keine einzelne Figur ist im Weg
# source d5a9bec2
check-allow-anybody = welche Figur auch fehlt, `{ $text }` wird erlaubt
# source c8e4429f
check-allow-anybody-label = nichts zu überlegen
# source ccdcf14a
check-allow-help = stell Figuren so auf, dass einige und nicht alle dem Zug im Weg sind; Könige und die Figur, die zieht, bleiben immer stehen
# source 9ef07786
check-game-over-at-once = das Spiel ist aus, bevor es beginnt: { $ending }
# source ebeab97e
check-game-over-at-once-label = kein Spiel
# source ed71135b
check-nobody-moves-here = hier kann niemand ziehen
# source d91be7ce
check-two-players = ein Spiel hat zwei Spieler, nicht { $n }
# source f5ca081c
check-two-players-label = nicht zwei
# source 058ee3b6
check-game-without-pawn = niemand hat einen Bauern, also hat dieses Ziel keinen Sinn
# source e2e6846d
check-game-without-pawn-label = kein Bauer
# source e0bb8a91
check-game-without-men = { $side } hat keine Figur außer dem König, also hat dieses Ziel keinen Sinn
# source 53c7382c
check-game-without-men-label = keine Figur außer dem König
# source 4fc8bbbf
check-coach-plays-one = der Trainer spielt gegen ein Kind, und auf diesem Brett spielen { $seats } mit
# source 21849681
check-child-not-there = für { $side } spielt niemand auf diesem Brett
# source 098c80a0
check-child-not-there-label = nicht am Brett
# source dbcb7edf
check-why-no-opponent = ohne `opponent` spielt der Trainer nicht von selbst
# source c7f3d065
check-too-many-lines = höchstens { $limit } weitere Zugfolgen passen
# source 50909369
check-only-replies = in dieser Zugfolge zieht das Kind nie
# source c0272b01
check-only-replies-label = nur Antworten
# source b8d77655
check-only-replies-help = schreib mehr Züge oder eine andere `side`
# source 11889324
check-empty-line = diese Zugfolge hat keinen Zug
# source 11ec14ad
check-never-played-label = nie gespielt
# source fe6c5cf1
check-line-in-line = eine von zwei Zugfolgen ist der Anfang der anderen
# source cbdecb39
check-line-in-line-help = lass die kürzere weg
# source 33bb7568
check-other-reply = diese Zugfolge weicht zuerst in einer Antwort ab, und Antworten kommen aus der Zugfolge darüber
# source b9d4d317
check-other-reply-help = schreib davor einen anderen Zug des Kindes
# source 65337956
check-mates-sooner = schneller als in dieser Zugfolge kommt das Matt mit { $list }
# source 08709659
check-mates-as-well = ein Matt in { $n } Zügen beginnt auch mit { $list }
# source f9d50c36
check-other-mates-label = nicht der einzige Weg
# source 52762b2f
check-other-mates-help = ändere das Brett, oder schreib eine Zugfolge mit diesem Zug in `also`
# source 19121cd6
check-game-over = das Spiel ist hier aus: { $ending }
# source bd9d7e99
check-game-over-label = aus
# source ececaf3e
check-game-over-help = spiel weniger Züge, oder frag mit einem Schritt der Art `claim`
# source 8b13265a
check-no-claim-after-end = das Spiel ist hier aus, also verlangt niemand etwas: { $ending }
# source 06209d43
check-no-claim-after-end-help = spiel weniger Züge
# source f9b0554e
check-two-claims = hier lässt sich zweierlei Remis verlangen, und das Kind kann nur eines wählen
# source 53a0fdb1
check-two-claims-label = zwei richtige Antworten
# source c6cab2bd
check-two-claims-help = spiel andere Züge
# source 31c40314
check-standing = nach den Regeln ist das `{ $text }`
# source ccef1d71
check-offer-label = das ist nicht unter den Antworten
# source 5346dd53
check-offer-help = ergänze `"{ $text }"` in der Liste
# source 43d1b78d
check-offer-one-help = nenne eine zweite Antwort, oder nimm die Zeile weg: Dann stehen alle zur Wahl
# source f6132e93
check-collect-without-stars = ein Schritt der Art `collect` braucht `stars` oder `take`
# source c95b3e27
check-collect-without-stars-label = nichts einzusammeln
# source 374994b0
check-collect-without-stars-help = schreib `stars = ["d7"]` oder `take = "all"`
# source 895af324
check-star-on-start = die Figur beginnt auf { $square }, also kann dort kein Stern liegen
# source e0b9a7b2
check-star-on-piece = auf { $square } steht eine Figur, also kann dort kein Stern liegen
# source 226672cb
check-star-on-piece-label = nicht leer
# source 8a37ffc5
check-no-star = es gibt keinen Stern zum Einsammeln
# source a6e20519
check-no-star-label = kein Stern
# source 7581ee46
check-star-flies-nowhere = ein Stern, der fliegt, braucht mindestens zwei Felder
# source aff85aaa
check-star-flies-nowhere-label = kein Ziel
# source c6daffcd
check-star-flies-nowhere-help = zähle in `stars` seine Felder auf, in der Reihenfolge, in der er fliegt, oder lass diese Zeile weg
# source 44b772df
check-too-many-stars = { $n } Sterne sind zu viele: höchstens { $limit } passen
# source 3a54ee37
check-nobody-collects = { $side } hat keine Figur, die ziehen könnte
# source 1cdcfc0c
check-nobody-collects-label = niemand zieht
# source 044001d5
check-nobody-collects-help = stell eine Figur aufs Brett, oder ändere, wer am Zug ist
# source 9f5a3044
check-nothing-to-take = es gibt nichts zu schlagen: Könige zählen nicht
# source e65a1f8c
check-nothing-to-take-label = nichts zu schlagen
# source 1bad1b17
check-too-hard = das ist zu schwer zu beweisen
# source 63f79af1
check-too-hard-label = zu viele Wege
# source ef750625
check-too-hard-help = nimm weniger Sterne oder weniger Figuren
# source fb63edec
check-file-too-hard = diese Lektion zu beweisen macht zu viel Arbeit: ab diesem Schritt wurde nichts bewiesen
# source e8e83f51
check-file-too-hard-label = hier endet die Arbeit
# source 2cc61a72
check-file-too-hard-help = mach die Schritte davor leichter, mit weniger Sternen oder Figuren, oder teile die Lektion in zwei
# source eba7832a
check-the-piece-on = die Figur auf { $square }
# source a111a176
check-star-out-of-reach = { $who } kommt nie nach { $square }
# source 8c2180b5
check-star-out-of-reach-label = außer Reichweite
# source 09b23134
check-star-not-safe = { $who } kommt nach { $square }, aber nie sicher
# source 3e4b7278
check-star-not-safe-label = bewacht
# source ee3323a7
check-star-not-safe-help = nimm einen Bewacher vom Brett oder lass `safe` weg
# source 3dd23500
check-stays-dark = ein Läufer auf einem dunklen Feld bleibt auf dunklen Feldern
# source 7d7a931a
check-stays-light = ein Läufer auf einem hellen Feld bleibt auf hellen Feldern
# source 519a371d
check-cannot-take-all = { $who } kann nicht alles schlagen
# source 7be60c5d
check-cannot-take-all-label = nicht alles
# source bef1a083
check-cannot-collect-all = { $who } kann { $list } nicht alle einsammeln
# source 528cfaeb
check-cannot-collect-all-label = nicht alle
# source 4dff495e
check-move-has-sentence = dieser Zug hat schon einen Satz
# source 1b163abe
check-reason-has-sentence = `{ $reason }` hat schon einen Satz
# source 5b2fe92f
check-lone-sentence = dieser Satz steht nicht in einem Paar
# source 56cdb96f
check-lone-sentence-label = allein
# source 8fc1d1ce
check-lone-sentence-help = setz jedes Paar in eigene Klammern: `[["f1-g1", "Satz"]]`
# source 87d33fae
check-forbidden-help = für einen verbotenen Zug schreib `because_say = [["{ $reason }", "..."]]`
# source 260aabb5
check-is-right = `{ $text }` ist richtig
# source 1cf99089
check-is-right-label = ein richtiger Zug
# source 205bc597
check-is-right-help = was der Trainer zu einer richtigen Antwort sagt, steht in `yes`
# source 7bd579a6
check-never-a-mistake-label = nie ein Fehler
# source 06369335
check-answer-by-itself = niemand spielt hier die Antwort `{ $text }`
# source d5f559cf
check-answer-by-itself-label = nie gespielt
# source 2d917b57
check-answer-by-itself-help = lass sie weg: wo eingesammelt wird, findet das Programm selbst, wer schlagen würde; wo ein verbotener Zug probiert wird, antwortet niemand
# source 43056094
check-nobody-goes = keine Figur, die einsammelt, zieht von { $from } nach { $to }
# source 7c7804a6
check-nobody-goes-help = schau dir die Felder an
# source b59ce5c4
check-no-mistake = `{ $text }` ist hier kein Fehler
# source 8a6a04a5
check-only-attacked = nur Züge auf angegriffene Felder sind Fehler
# source c86cccde
check-only-hanging = nur Züge sind Fehler, nach denen eine Figur geschlagen werden kann und niemand zurückschlägt
# source 78ffa33c
check-write-safe = schreib `safe = true`, dann sind angegriffene Felder Fehler
# source 647f6772
check-reason-never = `{ $reason }` kann auf diesem Brett nicht vorkommen
# source 0fb0c7eb
check-reason-never-label = nie zu hören
# source e276f56b
check-never-legal = `{ $text }` ist in keinem Zug des Kindes erlaubt

## Wortdateien

# source b6e479ae
check-not-understood = nicht verstanden
# source 277f3e3f
check-ftl-colon = hinter einem Namen steht `=`, nicht `:`
# source 6cc2842b
check-ftl-deep = in der Datei stecken zu viele Klammern ineinander
# source 6ac49788
check-ftl-twice = `{ $name }` ist zweimal da, gesagt wird das erste
# source 4b9691d0
check-ftl-no-file = Englisch hat keine Datei dieses Namens, also sagt niemand diese Wörter
# source 105c866c
check-ftl-unknown = Englisch hat kein `{ $name }`, also sagt es niemand
# source 53403871
check-ftl-not-in-lesson = die Lektion hat kein `{ $name }`, also sagt es niemand
# source 49db0a00
check-ftl-renamed = nimm es weg, oder nenne es `{ $near }`, wenn es jetzt so heißt
# source 4f15b4f7
check-ftl-take-away = nimm es weg
# source d375541d
check-ftl-missing-beside = `{ $name }` fehlt, also werden die eigenen Worte der Lektion gesagt
# source 8bec3446
check-ftl-missing-source = `{ $name }` fehlt, und niemand hat Worte dafür
# source 938ecd5d
check-watching = `{ $folder }` wird beobachtet; Strg-C beendet es
# source ef8f2d86
check-holds = { $name } hält
# source 303b67c4
check-gone = { $name } ist weg
# source 7b8d2dc5
check-file-language = `{ $text }` im Namen der Datei ist kein Sprachkürzel
# source f5af779e
check-stale = die Vorlage von `{ $name }` hat sich seither geändert
# source e2ca7a64
check-stale-label = vielleicht nicht mehr dasselbe
# source cecdae37
check-stale-help = vergleiche es mit der Vorlage, dann lass `squarewise extract --update` sagen, dass es passt
# source 332b1169
check-untranslated = { $n } von { $all } Texten sind noch die Worte, die zu übersetzen waren
# source f4b2030a
check-untranslated-label = noch nicht übersetzt
# source b03d6537
check-untranslated-help = übersetze, was hinter jedem `=` steht
# source db8bf965
check-ftl-variable = `{ $name }` bekommt kein `${ $variable }`
# source d8969d3c
check-ftl-missing = `{ $name }` fehlt, also wird Englisch gesagt
# source f33b6c60
check-ftl-name = für `{ "{" }{ $name }{ "}" }` wird nichts eingesetzt
# source 3714623b
check-ftl-names-help = schreib `{ "{" } $player { "}" }` für den Namen des Kindes, `{ "{" } PIECE("rook") { "}" }` für eine Figur
# source a131ee6c
check-ftl-function = es gibt keine Funktion `{ $name }`
# source 92d882bc
check-ftl-piece = es gibt keine Figur `{ $name }`
# source 58c7f419
check-ftl-term = es gibt keinen Term `-{ $name }`

# source 1eea41b8
check-two-ideas = dieser Schritt bringt { $n } neue Gründe auf einmal: { $list }
# source 5c437be4
check-two-ideas-label = zwei Ideen in einem Schritt
# source f2a0fa78
check-two-ideas-help = gib jedem Grund einen eigenen Schritt, oder lass die Lektion `after` einer kommen, die ihn zeigt
# source 9c5c99ec
check-unspoken = der Schritt `{ $step }` hat keine Worte, weder in dieser Datei noch daneben
# source edbac72b
check-unspoken-help = schreib `text = "..."` und die `language` der Lektion, oder leg eine Wortdatei neben die Lektion

## Bilder neben einer Lektion

# source 3a1f7862
check-picture-this = dieses Bild
# source 7b0eb8b9
check-picture-missing = neben der Lektion liegt kein Bild `{ $name }`
# source ead9dac9
check-picture-no-file = `{ $name }` ist keine eigene Datei: Verknüpfungen wird nicht gefolgt
# source fd8ce63f
check-picture-too-large = `{ $name }` hat mehr als { $mib } MiB
# source 82ed4d4d
check-picture-format = `{ $name }` ist innen weder PNG noch JPEG
# source ed739c8b
check-picture-too-wide = `{ $name }` hat { $width } x { $height } Bildpunkte, zeigbar sind höchstens { $limit } je Richtung
# source 337a2a5b
check-picture-broken = `{ $name }` ist beschädigt und kann nicht gezeigt werden
# source e3c1d615
check-picture-finer = `{ $name }` ist ein JPEG seltener Art, das nicht gezeigt werden kann: speichere es noch einmal als PNG
# source 289c8f8c
check-too-many-pictures = die Lektionen dieses Ordners zeigen zu viele Bilder: höchstens { $limit } werden gelesen, mit zusammen { $mib } MiB
## Hausregeln

# source 219e9100
check-rules-extends = `extends` muss andere Hausregeln nennen
# source 7a292ef2
check-rules-extends-label = kein Name
# source 8d9eb5ab
check-no-rules = es gibt keine Hausregeln `{ $text }`
# source 41eeaf45
check-no-rule = es gibt keine Hausregel `{ $name }`
# source 3eee07a0
check-no-rule-help = `squarewise help-step options` zählt alle mit ihren Werten auf
# source 8be8f246
check-unknown-label = unbekannt
# source 5b7aa1d8
check-rule-never = `{ $name }` kann nicht `{ $text }` sein
# source af99b2e5
check-rule-conflict = `{ $name }` kann nur dort `{ $value }` sein, wo `{ $other }` auf `{ $wanted }` steht
# source 99a406d5
check-rule-type = `{ $name }` hat Werte anderer Art
# source 9c3521c2
check-rule-type-label = andere Art
# source 5659ad46
check-write-one = schreib { $list }
# source a8b05928
check-there-is = da ist { $list }
# source 741b9b77
check-or = { $head } oder { $last }

## Der Weg durch eine Lektion

# source 6a238fe4
check-no-such-step = es gibt keinen Schritt namens `{ $id }`
# source eb1ee9a4
check-no-such-step-label = diesen Schritt gibt es nicht
# source 58698a90
check-no-such-step-help = schreib eines von { $list }, oder nimm die Zeile weg, dann kommt der nächste Schritt
# source b9c24f63
check-never-seen = kein Weg führt zum Schritt `{ $id }`
# source 4707fd21
check-never-seen-label = nie zu sehen
# source c996f838
check-never-seen-help = schau dir jedes `go` darüber an
# source 408c66eb
check-no-way-out = vom Schritt `{ $id }` führt kein Weg zum Ende der Lektion
# source 17a7dd86
check-no-way-out-help = lass ein `go` aus dem Kreis hinausführen, oder nimm es weg

## Bilder

# source b62dd8d1
check-picture-elsewhere = `{ $text }` führt aus dem Ordner der Lektion hinaus
# source 4c17b0fa
check-picture-name = `{ $text }` kann kein Bild heißen
# source e91959ce
check-no-picture = `{ $text }` ist kein Bild
# source b617732a
check-picture-label = kein Bild neben der Lektion
# source 38da16e3
check-picture-help = leg eine .png- oder .jpg-Datei neben die Lektion und schreib nur ihren Namen

## Stellungen

# source 9f16e989
check-white = Weiß
# source 3e115981
check-black = Schwarz
# source b70baca1
check-west = West
# source 48272705
check-east = Ost
# source cd6b4bb5
check-south = Süd
# source 15115c51
check-north = Nord
# source fb178b42
check-no-board = `{ $text }` ist keine Stellung
# source 593441d2
check-no-board-label = keine Stellung
# source ce2e09ab
check-no-board-help = schreib `start`, `empty`, `family-start`, `family-empty`, eine FEN, eine FFC, oder zeichne acht oder zwölf Zeilen
# source 46e1038f
check-castling-rights = Rochaderechte sind Buchstaben aus `KQkq`
# source ebaf47b0
check-castling-rights-label = keine Rochaderechte
# source 08fcbba0
check-castling-rights-help = schreib `KQkq`, oder nimm diese Zeile weg
# source 55d69043
check-board-lines = dieses Brett hat { $n } Zeilen statt 8
# source aad5ce80
check-board-begins-here = hier beginnt das Brett
# source 215807f8
check-board-rank = Reihe { $rank } dieses Bretts hat { $squares } Felder statt 8
# source d3cd44a2
check-n-squares = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
 }
# source 928e5fcf
check-n-ranks = { $n ->
    [one] { $n } Reihe
   *[other] { $n } Reihen
 }
# source b349b99c
check-fen-empty = diese Stellung ist leer
# source 7aa2def7
check-fen-ranks = diese Stellung hat { $n } Reihen statt 8
# source 99ac074e
check-fen-rank = Reihe { $rank } dieser Stellung hat { $squares } Felder statt 8
# source c2c90df8
check-fen-turn = die Seite am Zug ist `w` oder `b`
# source 0e992fbf
check-fen-castling = Rochaderechte sind `-` oder Buchstaben aus `KQkq`
# source 79ec29a5
check-fen-en-passant = das En-passant-Feld ist `-` oder ein Feld wie `e3`
# source 18c713d1
check-fen-clock = dieser Zähler ist keine Zahl von 0 bis 65535
# source 48598185
check-fen-parts = eine Stellung hat höchstens sechs Teile
# source c1958c5a
check-fen-address = in dieser Adresse steht keine Stellung
# source f2a66918
check-not-this = das nicht
# source 860dccd9
check-two-boards = diese Lektion hat ein Brett mit 8x8 Feldern und ein Kreuz
# source 055056b2
check-two-boards-label = ein anderes Brett
# source 1c956ffe
check-two-boards-help = alle Bretter einer Lektion sind von einer Art: Mach zwei Lektionen daraus
# source 51366971
check-two-boards-first = das erste Brett der Lektion
# source b31db421
check-cross-only = `{ $name }` gehört nur zum Brett des Familienspiels
# source 94f1deaa
check-cross-lines = dieses Kreuz hat { $n } Zeilen statt 12
# source 9de54d87
check-cross-hole = hier ist kein Feld: Die Ecken des Kreuzes sind ausgeschnitten
# source b28612e9
check-cross-hole-label = kein Feld
# source a5516bbc
check-cross-corners = in den Ecken sind Felder gezeichnet, aber die Ecken des Kreuzes sind ausgeschnitten
# source 433a2302
check-cross-corners-help = schreib in den ersten zwei und den letzten zwei Zeilen an beiden Enden `x x`, oder lass beide Enden weg
# source df409c29
check-cross-sign = `{ $text }` ist kein Feld des Kreuzes
# source 74638099
check-cross-sign-label = kein Feld
# source 921c66fe
check-cross-sign-help = schreib `.` für ein leeres Feld, `x` für keines und eine Figur mit ihrer Seite, etwa `sP` oder `nK`
# source d1cdef0f
check-ffc-parts = ein Brett des Familienspiels hat sechs Teile, nicht { $n }
# source 568e5b80
check-ffc-turn = wer am Zug ist, steht als `S`, `W`, `N` oder `E` da und spielt mit
# source f0bf30be
check-ffc-status = wer mitspielt, sind vier Zeichen aus `a` (am Tisch), `z` (weg), `x` (ausgeschieden), `-` (niemand) und `s`, `w`, `n` oder `e` (ausgeschieden, und der Spieler auf dieser Seite führt das Heer)
# source dc4ff159
check-ffc-castling = Rochaderechte sind `-` oder Seiten wie `SkqNk`
# source b8bbf615
check-ffc-passed = ein Doppelschritt ist seine Seite, das überquerte Feld und das Ende: `N:e10>e9`
# source 140ef591
check-ffc-calls = ein angesagtes Schach ist, wer im Schach steht und wer es gesagt hat: `N<S`
# source b9d443d4
check-ffc-rows = diese Stellung hat { $n } Reihen statt 12
# source 01c0c25d
check-ffc-row = Reihe { $rank } dieser Stellung hat { $squares } Felder statt 12
# source f9325a0c
check-ffc-square = das ist keine Figur, keine Zahl und kein Loch des Bretts
# source a73545b1
check-no-option = `{ $text }` ist keine Hausregel mit ihrem Wert
# source c3e3d2c0
check-no-option-help = schreib die Regel und ihren Wert, etwa `rule3=off`
# source a68937e5
check-no-allies = Verbündete sind zwei verschiedene Seiten, geschrieben als zwei aus `S W N E`
# source d49aa679
check-no-allies-help = schreib `allies = ["SW"]`
# source 76580962
check-other-players = auf diesem Brett spielen { $seats } mit, nicht { $n }
# source 005baf6e
check-other-players-label = eine andere Zahl
# source 58c9aef5
check-no-such-letter = keine Figur hat den Buchstaben `{ $letter }`
# source d3f67853
check-no-such-letter-label = keine Figur
# source fa290d23
check-letter = für { PIECE($piece, form: "akk") } steht `{ $letter }`
# source fae5052b
check-letter-black = bei Schwarz steht für { PIECE($piece, form: "akk") } `{ $letter }`, bei Weiß der Großbuchstabe
# source 59f4a20d
check-letter-in-move = für { PIECE($piece, form: "akk") } steht `{ $letter }`: schreib `{ $text }`
# source 0bca941e
check-two-kings = { $side } hat mehr als einen König
# source 09326b8e
check-two-kings-label = noch einer
# source 10f21d68
check-two-kings-first = der erste
# source d0a7b105
check-no-king = { $side } hat keinen König, und ohne Könige lässt sich hier nichts sagen
# source cbdb60ed
check-no-king-label = kein König
# source 3b12014b
check-pawn-misplaced = auf { $square } kann kein Bauer stehen
# source 4697d33e
check-pawn-misplaced-label = ein Bauer
# source 37680d4b
check-wrong-check = { $turn } ist am Zug, aber der König von { $other } steht im Schach
# source 1a18f4b1
check-wrong-check-label = im Schach
# source 5e5c21a4
check-wrong-check-help = gib { $other } den Zug, oder versetze eine Figur
# source 2c613e78
check-no-short-castling = `{ $rights }`: { $side } kann nicht kurz rochieren, König und Turm stehen nicht auf ihren Plätzen
# source 544f0458
check-no-long-castling = `{ $rights }`: { $side } kann nicht lang rochieren, König und Turm stehen nicht auf ihren Plätzen
# source e89d6db3
check-no-castlings = `{ $rights }`: für keine dieser Rochaden stehen König und Turm auf ihren Plätzen
# source e4a3d8bb
check-no-castling-label = kein Recht darauf
# source 5c8f59f1
check-board-labels = Zahlen und Buchstaben am Rand werden nicht mitgezeichnet
# source 0dd6c84f
check-board-labels-label = kein Feld
# source 2105122f
check-board-labels-help = lass die Zahlen und Buchstaben weg
# source 660a1b3b
check-no-empty = ein leeres Feld zeichnet man als `.`, nicht als `{ $sign }`
# source be375151
check-no-empty-label = ein leeres Feld?
# source c5e79375
check-nothing-passed = über { $square } kann eben kein Bauer gezogen sein
# source 1154c592
check-nothing-passed-label = diese Stellung
# source a2fb58d8
check-turn-waits = { $turn } ist am Zug, aber niemand ist da, der mit diesem Heer zieht
# source 84f84e27
check-turn-waits-label = jetzt zieht niemand
# source eddeb160
check-turn-waits-help = gib den Zug einer Seite mit `a`, oder schreib `a` für { $turn }
# source ab9eedb0
check-drawn-board-only = `{ $name }` gehört zu einem gezeichneten Brett, dieses sagt es selbst

## Felder und Züge

# source 9ea1af42
check-no-square = `{ $text }` ist kein Feld
# source 20f388c4
check-no-square-label = kein Feld
# source ba1b0dc6
check-no-square-help = ein Feld ist ein Buchstabe a bis h und eine Zahl 1 bis 8, wie `e4`
# source 0a615267
check-no-square-of-cross-help = ein Feld ist ein Buchstabe a bis l und eine Zahl 1 bis 12, wie `e4`; die vier Ecken aus 2x2 Feldern fehlen
# source 9d4ccd0b
check-square-listed-twice = { $square } steht zweimal in der Liste
# source ac9cdb6e
check-no-move = `{ $text }` ist kein Zug
# source 73ec3fd8
check-no-move-label = kein Zug
# source 5f1c7bea
check-no-move-help = schreib Felder wie `g1-f3` oder englische Buchstaben wie `Nf3` oder `O-O`
# source 05bc95cf
check-no-move-of-cross-help = schreib zwei Felder wie `e2-e4` oder `e11-e12=Q`
# source 841f6de9
check-no-checkmate = `{ $text }` sagt matt, aber der Zug setzt nicht matt
# source 047eee1b
check-no-check = `{ $text }` sagt Schach, aber der Zug gibt keins
# source c39f0756
check-untrue-sign-label = stimmt nicht
# source 168629c3
check-untrue-sign-help = schreib `{ $san }`
# source 683388a9
check-variation-help = lass Varianten in Klammern weg; eine andere richtige Zugfolge kommt in `also`
# source 9e55b867
check-write-squares = schreib Felder, wie `f1-g1`
# source e06d1bac
check-illegal-move = `{ $text }` ist hier kein erlaubter Zug: { $reason }
# source 112b4b8d
check-promote-to = sag, was aus dem Bauern wird, wie `{ $text }`
# source 843bcfc0
check-whose-turn = { $turn } ist am Zug
# source 9c608949
check-piece-on = { PIECE($piece, form: "nom") } auf { $square }
# source b156c723
check-cannot-move = { $piece } hat keinen erlaubten Zug
# source fac5b3ee
check-can-play = { $piece } kann ziehen: { $list }
# source 7a772b2b
check-no-piece-for-move = { GENDER($piece) ->
    [feminine] keine { PIECE($piece) } von { $side } könnte `{ $text }` spielen
   *[masculine] kein { PIECE($piece) } von { $side } könnte `{ $text }` spielen
 }
# source 5ac1d040
check-no-piece-for-move-label = { GENDER($piece) ->
    [feminine] keine { PIECE($piece) }
   *[masculine] kein { PIECE($piece) }
 }
# source 36b64341
check-captures-nothing = `{ $text }` schlägt nichts: { $square } ist leer
# source e747af8a
check-captures-nothing-label = nichts da
# source f9288b3a
check-move-refused = `{ $text }` geht nicht: { $reason }
# source d03831d6
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` ist hier kein erlaubter Zug: keine { PIECE($piece) } von { $side } kann nach { $square }
   *[masculine] `{ $text }` ist hier kein erlaubter Zug: kein { PIECE($piece) } von { $side } kann nach { $square }
 }
# source 8c57053c
check-not-legal = nicht erlaubt
# source 15bb5f5c
check-ambiguous = `{ $text }` könnte die Figur auf { $list } sein
# source b7a372b8
check-ambiguous-label = welche?
# source 1de1f3cf
check-write-the-squares = schreib die Felder, wie `{ $text }`

## Jeder Code, erklärt: Der erste Satz steht in der Liste allein

# source 40ac9419
explain-too-big =
    Die Lektionsdatei ist größer als 256 KiB. So viel brauchen auch hundert volle Schritte nicht;
    wahrscheinlich ist etwas anderes hineingeraten, etwa ein Bild als Text. Teile eine sehr lange
    Lektion in zwei; die zweite kann mit `after` auf die erste folgen.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

# source 89c7a9ea
explain-syntax =
    Der Text ist kein TOML, die Form, in der Lektionen geschrieben werden. Jede Zeile ist eine Notiz,
    die mit `#` beginnt, die Überschrift eines Schritts in doppelten Klammern oder eine Angabe: ein
    Name, `=` und ein Wert. In einer Wortdatei ist der Text kein Fluent: Such nach einer offenen
    Klammer oder nach einer Zeile, die mit `*`, `[` oder `.` beginnt.
    .wrong = title The rook
    .right = title = "The rook"

# source 8cc91fa6
explain-no-quotes =
    Ein Text steht ohne Anführungszeichen da. In TOML steht jeder Text zwischen geraden
    Anführungszeichen; nur Zahlen und die Wörter `true` und `false` brauchen keine. Auch Felder, Züge
    und Stellungen sind Text.
    .wrong = title = Der Turm
    .right = title = "Der Turm"

# source 38fd314f
explain-inner-quote =
    Ein Anführungszeichen mitten im Text beendet den Text, und was dahinter steht, gehört zu nichts.
    Setz den ganzen Text in die anderen Anführungszeichen oder zwischen drei davon. Um ein Wort zu
    betonen, schreib `_Wort_`.
    .wrong = text = "Versuch, nach d6 zu "springen"."
    .right = text = 'Versuch, nach d6 zu "springen".'

# source a91bdc1e
explain-curly-quotes =
    Ein Text steht in gedruckten Anführungszeichen. Textprogramme machen sie von selbst aus geraden.
    Schreib Lektionen in einem einfachen Editor und setz Texte in gerade Anführungszeichen. Innerhalb
    eines Textes sind gedruckte in Ordnung.
    .wrong = title = „Der Turm“
    .right = title = "Der Turm"

# source a42539bb
explain-colon =
    Ein Doppelpunkt steht, wo `=` hingehört. In TOML ist eine Angabe ein Name, `=` und ein Wert.
    .wrong = title: "Der Turm"
    .right = title = "Der Turm"

# source f216d3c3
explain-key-letter =
    Der Name einer Angabe hat einen Buchstaben außerhalb von a bis z. Die Namen der Angaben sind
    englische Wörter und in jeder Sprache gleich; nur die Texte gehören dir.
    .wrong = größe = 3
    .right = minutes = 3

# source 5a7dbf2b
explain-backslash =
    Ein Rückstrich in doppelten Anführungszeichen leitet ein Sonderzeichen ein, etwa `\n` für eine
    neue Zeile; was hier folgt, ist keines. Setz den Text in einfache Anführungszeichen, dort ist ein
    Rückstrich nur ein Rückstrich, oder schreib zwei.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

# source 9f031ecb
explain-unclosed =
    Eine Liste oder ein Text beginnt und hört nie auf. Eine Liste endet mit `]`, ein Text mit dem
    Zeichen, mit dem er begann, ein Text über mehrere Zeilen mit denselben drei Anführungszeichen. Die
    Zeilen dahinter werden übersprungen; vielleicht kommt also noch mehr, wenn das hier stimmt.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

# source f0d000be
explain-new-toml =
    Die Datei nutzt TOML 1.1, das andere Programme noch nicht lesen. Deine Lektion ginge hier und
    bräche in einem Editor oder Skript. Schreib sie in TOML 1.0: Klammern in einer Zeile, kein Komma
    vor der letzten Klammer, nur die alten Sonderzeichen.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

# source 93cb0531
explain-unknown =
    Eine Angabe, Art, Auswahl oder einen Grund dieses Namens gibt es nicht. Meist ist es ein
    Tippfehler, und der Rat nennt, was ähnlich klingt. `squarewise help-step ART` zählt auf, was ein
    Schritt haben kann. In einer Wortdatei ist es eine Meldung, die Englisch nicht hat; niemand würde
    sie je sagen.
    .wrong = titel = "Der Turm"
    .right = title = "Der Turm"

# source f6782faf
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

# source e078b904
explain-missing =
    Etwas Nötiges fehlt. Jede Lektion hat `format`, `id` und einen Schritt; jeder Schritt hat `id` und
    `kind`; und jede Art hat ihre eigenen Angaben. Eine Lektion, die ihre Sprache nennt, hat einen
    Titel und Wörter für jeden Schritt. In einer Wortdatei fehlt ein Satz: Dann wird Englisch gesagt.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

# source 6009e010
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

# source c2726036
explain-duplicate =
    Derselbe Name oder Wert steht zweimal da. Zwei Schritte mit einem Namen teilten sich Wörter und
    Sterne, und zwei Angaben mit einem Namen stritten sich. Eine als Kopie gespeicherte Datei behält
    ihre alte `id`: Gib ihr eine neue.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


# source 17a64803
explain-format =
    Die Datei sagt, sie sei in einem anderen Format geschrieben. Dieses Programm liest Format 1. Eine
    Lektion in einem neueren Format braucht ein neueres Programm, denn ihre Angaben bedeuten
    vielleicht etwas anderes.
    .wrong = format = 2
    .right = format = 1

# source 538ca1f3
explain-too-many =
    Es sind mehr Schritte, Tipps, Sterne, Zeichen oder Lektionen, als passen. Eine Lektion hat
    höchstens 100 Schritte, ein Schritt höchstens 5 Tipps und 8 Sterne, ein Text höchstens 1000
    Zeichen, ein Ordner höchstens 500 Lektionen. Ein Kind wird lange vorher müde.
    .wrong = hints = 9
    .right = hints = 3

# source 677068b9
explain-bad-id =
    Ein Name besteht aus kleinen Buchstaben a bis z, Ziffern und einzelnen `-`, höchstens 60 Zeichen.
    An Namen hängen Dateien, Übersetzungen und der Fortschritt der Kinder; sie müssen überall gehen
    und ändern sich nie. Der Titel darf so schön sein, wie du magst.
    .wrong = id = "Der Turm!"
    .right = id = "der-turm"

# source bec739b7
explain-file-name =
    Die Datei heißt anders als die Lektion. Die Datei der Lektion `rook` ist `rook.toml`, damit alle
    sie finden, ohne sie zu öffnen. Ändere von beiden, was nicht stimmt.
    .wrong = id = "rooks"          # in rook.toml
    .right = id = "rook"           # in rook.toml

# source a538d6a7
explain-language =
    Die Sprache steht nicht als Sprachkürzel da. Ein Kürzel hat zwei oder drei Buchstaben und, wenn es
    darauf ankommt, nach einem `-` eine Gegend oder Schrift: `en`, `de`, `pt-BR`, `sr-Latn`. Eine Sprache,
    in der das Programm selbst keine Worte hat, gibt nur eine Warnung: Knöpfe, Gründe und Figuren heißen
    dann in einer anderen.
    .wrong = language = "Deutsch"
    .right = language = "de"

# source dfc15a77
explain-fen =
    Eine FEN ist nicht richtig gebildet. Eine FEN ist eine Stellung in einer Zeile: acht Reihen von 8
    bis 1, getrennt durch `/`, jede mit acht Feldern. Buchstaben sind Figuren, große gehören Weiß;
    eine Zahl zählt leere Felder. Dann folgen die Seite am Zug, die Rochaderechte und das
    En-passant-Feld. Die Marke steht unter dem Teil, der nicht passt. Du kannst das Brett auch in acht
    Zeilen zeichnen.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

# source ca7a13b4
explain-board =
    Das Brett lässt sich nicht lesen. Schreib `start`, `empty`, eine FEN, oder zeichne acht Zeilen mit
    acht Feldern zwischen drei Anführungszeichen: `.` ist ein leeres Feld, K Q R B N P sind die weißen
    Figuren, kleine Buchstaben die schwarzen. Die Buchstaben sind in jeder Sprache englisch (N ist der
    Springer); Schachsymbole gehen auch.
    .wrong = board = "begin"
    .right = board = "start"

# source d521c8ff
explain-position =
    Das Brett ist richtig geschrieben, aber keine Schachstellung. Jede Seite hat höchstens einen
    König, auf Reihe 1 und 8 steht kein Bauer, wer nicht am Zug ist, steht nicht im Schach, und
    Rochaderechte brauchen König und Turm auf ihren Plätzen. Ein Brett ohne Könige ist in einer
    Lektion in Ordnung.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

# source ca9108fd
explain-square =
    Das ist kein Feld. Ein Feld ist ein Buchstabe a bis h für die Linie und eine Zahl 1 bis 8 für die
    Reihe.
    .wrong = piece = "i9"
    .right = piece = "h8"

# source 44501c7e
explain-draw =
    Ein Satz von `draw` lässt sich nicht lesen. Er nennt eine Form und ihr Feld, wenn du magst mit
    einer Farbe davor: `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Diese Wörter
    sind in jeder Sprache englisch.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

# source 74d938d5
explain-move =
    Ein Zug lässt sich nicht lesen. Schreib ihn mit Feldern, wie `g1-f3` und `e7-e8=Q`, oder mit
    englischen Buchstaben, wie `Nf3`, `exd5` und `O-O` (N ist der Springer). Felder sind in jeder
    Sprache gleich und meinen nie zwei Züge zugleich.
    .wrong = answer = ["Sf3"]
    .right = answer = ["g1-f3"]

# source 26ddefd5
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

# source 0ac54932
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

# source 34c59d7a
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

# source 9e8edce8
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

# source f8f6aff5
explain-goal =
    Das Ziel des Schritts ist nicht zu erreichen oder schon erreicht. Kein erlaubter Zug auf diesem
    Brett tut, was `goal` verlangt; das Kind könnte es nie lösen.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

# source 5ab8bba7
explain-star =
    Ein Stern kann dort nicht liegen, oder es gibt keinen. Ein Stern liegt auf einem leeren Feld,
    nicht dort, wo die Figur beginnt.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

# source 63cf53c5
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

# source cbe5dcf5
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

# source b72ae53f
explain-name =
    Die Wörter nutzen einen Namen in Klammern, für den hier nichts eingesetzt wird. Der Name des
    Kindes ist überall `{ "{" }player{ "}" }`; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` und
    `{ "{" }left{ "}" }` sind Zahlen in Aufgaben, die zählen; `{ "{" }rook{ "}" }` und die anderen
    Figuren sind deren Namen. Für eine Klammer selbst schreib zwei.
    .wrong = yes = "Prima, { "{" }plyer{ "}" }!"
    .right = yes = "Prima, { "{" }player{ "}" }!"

# source 06f8e95e
explain-marks =
    Die Wörter enthalten Zeichen eines anderen Formats, die so gezeigt würden, wie sie dastehen.
    `_Wort_` betont ein Wort; mehr braucht es nicht. Zeichen wie `<b>`, Verweise, Code und Überschriften geben nur eine Warnung.
    .wrong = text = "Der **Turm** zieht gerade."
    .right = text = "Der _Turm_ zieht gerade."

# source e25fee57
explain-long =
    Ein Text ist länger, als ein Kind liest. Ein sechsjähriges Kind liest etwa 200 Zeichen am Stück
    und will dann etwas tun. Sag es kürzer, trenn es durch eine Leerzeile, oder verteil es auf zwei
    Schritte. Die Lektion geht trotzdem.
    .wrong = text = "Der Turm, der im Englischen auch Burg heißt, ist eine ..."
    .right = text = "Der _Turm_ zieht gerade."

# source 8db2dded
explain-after =
    Eine Lektion kommt nach einer, die es nicht gibt, oder nach sich selbst. `after` nennt Lektionen,
    die ein Kind vorher gesehen haben soll; jede muss da sein, und die Kette darf nie zurückführen.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

# source 3381f81e
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

# source 284a415f
explain-go =
    Ein `go` nennt einen Schritt, den es nicht gibt, oder die Wege der Lektion passen nicht: Einen
    Schritt, zu dem kein Weg führt, sieht niemand, und aus einem Kreis von Schritten kommt niemand ans
    Ende. Ohne `go` kommt der Schritt darunter.
    .wrong = go = "schirtt-zwei"
    .right = go = "schritt-zwei"

# source c3ade077
explain-picture =
    Ein Bild ist eine Datei, die neben der Lektion liegt, und `picture` ist nur ihr Name, ohne einen Weg
    durch Ordner. Der Name endet mit `.png`, `.jpg` oder `.jpeg`.
    .wrong = picture = "../bilder/turm.bmp"
    .right = picture = "turm.png"

# source b1a8216b
explain-plan =
    Ein Unterrichtsplan passt nicht. Seine Abschnitte füllen die Stunde nicht, eine Lektion des Kurses steht in
    keinem Plan, die Lektionen kommen in anderer Folge als auf dem Weg, oder der Schritt für die Paare oder für den
    Schluss taugt nicht. Der Satz sagt, was es ist.
    .wrong = screens = 5
    .right = screens = 12


# source c9a99d94
explain-color-alone =
    Die Wörter nennen etwas nur bei seiner Farbe, etwa ein rotes Feld. Nicht jedes Kind kann Farben
    unterscheiden, also nenne auch das Feld oder die Form. Das ist nur eine Warnung.
    .wrong = text = "Geh auf das grüne Feld."
    .right = text = "Geh auf das Feld mit dem Kreis, e4."

# source e56d6b51
explain-long-sentence =
    Ein Satz hat mehr als 20 Wörter, und ein Kind, das gerade lesen lernt, weiß am Ende nicht mehr, wie er
    begann. Mach zwei Sätze daraus. Das ist nur eine Warnung.
    .wrong = text = "Der Turm zieht in seiner Reihe oder seiner Linie so weit er mag, aber wenn ihm eine eigene Figur im Weg steht, muss er davor halten."
    .right = text = "Der Turm zieht in seiner Reihe oder Linie. Eigene Figuren halten ihn auf."

# source 79effaff
explain-long-words =
    Viele Wörter dieses Textes sind lang, und lange Wörter liest man schwer. Sag es mit kurzen Wörtern oder
    lass einige weg. Das ist nur eine Warnung; jede Sprache hat ihr eigenes Maß.
    .wrong = text = "Gleichzeitiges Angreifen mehrerer Figuren bezeichnet man als Gabelangriff."
    .right = text = "Eine Figur greift zwei zugleich an: Das ist eine Gabel."

# source 6f8ed808
explain-not-utf8 =
    Die Datei ist in einer anderen Kodierung als UTF-8 gespeichert, ihre Buchstaben lassen sich nicht
    lesen. Wähle im Editor „Speichern unter“ und die Kodierung UTF-8. „Unicode“ ist im Windows-Editor
    UTF-16 und geht nicht.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

# source e3ddb596
explain-unreadable =
    Die Datei oder der Ordner lässt sich nicht lesen. Vielleicht wurde sie verschoben, gehört jemand
    anderem oder liegt auf einem Laufwerk, das nicht mehr da ist. Die Wörter nach dem Doppelpunkt sagt
    das System.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

# source 26e5185e
explain-too-large =
    Die Datei ist größer als 256 KiB und wurde gar nicht gelesen. So viel braucht keine Lektion.
    Schau, ob es eine Lektion ist, oder teile sie in zwei.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

# source 66c51530
explain-overlooked =
    Die Datei sieht aus wie eine Lektion oder ihre Wörter, wird aber nicht gelesen. Oft hat ein Editor `.txt`
    an den Namen gehängt, wo es niemand sieht; oder es ist nur eine Verknüpfung; oder neben den Wörtern
    liegt keine Lektion, zu der sie gehören.
    .wrong = turm.toml.txt
    .right = turm.toml

# source fed611fd
explain-variable =
    Eine Meldung nutzt eine Variable, die sie nicht bekommt. Eine Übersetzung kann nutzen, was die
    englische Meldung nutzt, in jeder Reihenfolge und so oft sie will, sonst nichts. Meist ist der
    Name vertippt.
    .wrong = home-hello = Hallo { "{" } $lerner { "}" }!
    .right = home-hello = Hallo { "{" } $learner { "}" }!

# source 61435796
explain-stale =
    Der Ausgangstext wurde geändert, nachdem diese Meldung übersetzt war. Die Marke über der Meldung,
    etwa { "#" } source 1a2b3c4d, gehört zum alten Text. Lies den Ausgangstext noch einmal, bessere die
    Übersetzung aus, und lass squarewise extract --update die neue Marke schreiben.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

# source 51c84627
explain-untranslated =
    In der Datei stehen noch Worte der Sprache, aus der zu übersetzen war. Sie zählen nicht als
    übersetzt, und ein Kind läse sie in der falschen Sprache. Übersetze die Sätze hinter jedem `=`; die
    Namen davor, und was in Klammern steht, bleiben, wie sie sind.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Sammle beide Sterne ein.
