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

## Angaben

check-block-lesson = eine Lektion
check-unknown-setting = { $block } kennt keine Angabe namens `{ $name }`
