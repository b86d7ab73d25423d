### Üben: das Aufwärmen eines Tages, der Pass mit seinen Stempeln und was man selbst aussuchen kann.

practice-title = Üben

## Das Aufwärmen

practice-warm-up = Aufwärmen
practice-warm-up-new = Zehn Bretter. Morgen gibt es neue.
practice-warm-up-left = { $left ->
    [one] { $left } Brett wartet noch auf dich.
   *[other] { $left } Bretter warten noch auf dich.
 }
practice-warm-up-done = Fertig für heute! Morgen gibt es neue Bretter.
practice-nothing-yet = Mach erst eine Lektion fertig. Dann warten hier Bretter auf dich.
practice-boards-done = { $done } von { $total } Brettern geschafft

## Der Pass

practice-passport = Regelpass
practice-passport-line = 10 von 12 richtig, ohne Tipp: Das gibt einen Stempel.
practice-stamp-of = Stempel: { $land }
practice-stamp-day = Stempel: { $land }, { $date }
practice-stamps = { $found } von { $total } Stempeln
practice-any-page = Du kennst die Regeln schon? Probier jede Seite!

## Was man selbst aussuchen kann

practice-choose = Such dir etwas aus
practice-level = Stufe { $level } von { $total }
practice-crowned = Das kannst du auswendig.

## Was dabei herauskam

practice-came = { $right } von { $total } auf Anhieb. Gut gemacht!
practice-came-all = Alle { $total } auf Anhieb. Das lief ja wie von selbst!
practice-came-few = { $right } von { $total } auf Anhieb. Der Rest kommt mit dem Üben.
practice-stamp-won = { $right } von { $total } richtig. Der Stempel gehört dir!
practice-stamp-missed = { $right } von { $total } richtig. Für den Stempel brauchst du 10. Versuch es wieder, wann du willst!

## Wege zu mehr Brettern

practice-ten-more = Noch zehn davon
practice-ten-more-rule = Diese Regel üben
