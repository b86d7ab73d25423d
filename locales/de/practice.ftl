### Üben: das Aufwärmen eines Tages, der Pass mit seinen Stempeln und was man selbst aussuchen kann.

practice-title = Üben

## Das Aufwärmen

practice-warm-up = Aufwärmen
practice-warm-up-new = Zehn Bretter. Morgen gibt es neue.
practice-warm-up-left = { $left ->
    [one] { $left } Brett wartet noch auf dich.
   *[other] { $left } Bretter warten noch auf dich.
 }
practice-warm-up-done = Fertig für heute! Magst du noch zehn?
practice-about = Darum geht es heute
practice-nothing-yet = Mach erst eine Lektion fertig. Dann warten hier Bretter auf dich.
practice-boards-done = { $done } von { $total } Brettern geschafft

## Der Pass

practice-passport = Regelpass
practice-passport-line = 10 von 12 beim ersten Versuch: Das gibt einen Stempel.
practice-stamp-of = Noch kein Stempel: { $land }
practice-stamp-earn = Stempel verdienen
practice-stamp-day = Stempel: { $land }, { $date }
practice-stamps = { $found } von { $total } Stempeln
practice-any-page = Du kennst die Regeln schon? Dann hol dir den Stempel, den du willst!

## Was man selbst aussuchen kann

practice-choose = Such dir etwas aus
practice-level = Stufe { $level } von { $total }
practice-level-up = Jetzt bist du auf Stufe { $level } von { $total }!
practice-crowned = Das kannst du im Schlaf.

## Was dabei herauskam

practice-came = Du hast { $total } Bretter geschafft, { $right } davon beim ersten Versuch. Gut gemacht!
practice-came-all = Alle { $total } beim ersten Versuch. Das war stark!
practice-came-few = Du hast { $total } Bretter geschafft, { $right } davon beim ersten Versuch. Die anderen üben wir noch mal.
practice-came-none = Du hast { $total } Bretter geschafft, prima! Wir üben sie noch mal, dann wird es leichter.
practice-missed = Tippe auf ein Brett und versuch es noch einmal.
practice-mended = Geschafft!
practice-round-missed = { $right } von { $total } beim ersten Versuch. Du brauchst { $number }: Nimm neue Bretter!
practice-board-of = Brett { $step } von { $total }
practice-stamp-won = { $right } von { $total } richtig. Der Stempel gehört dir!
practice-stamp-missed = Alle { $total } Bretter geschafft, { $right } beim ersten Versuch! Für den Stempel brauchst du 10: Versuch es gern noch einmal.
practice-stamp-asks = Für einen Stempel im Pass: { $total } Bretter ohne Tipps. Schaff { $number } davon beim ersten Versuch!
practice-stamp-so-far = Schritt { $step } von { $total }. Gleich richtig: { $right }
practice-stamp-waits = Der Stempel muss noch warten. Spiel weiter: Jedes Brett hilft dir!
practice-stop = Hier aufhören

## Wege zu mehr Brettern

practice-ten-more = Noch zehn Bretter
practice-ten-more-rule = Diese Regel üben
