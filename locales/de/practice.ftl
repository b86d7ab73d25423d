### Üben: das Aufwärmen eines Tages, der Pass mit seinen Stempeln und was man selbst aussuchen kann.

# source 8f3e64f9
practice-title = Üben

## Das Aufwärmen

# source 6bde9b3a
practice-warm-up = Aufwärmen
# source f9e302f7
practice-warm-up-new = Zehn Aufgaben für dich. Morgen gibt es neue.
# source 7469c94e
practice-warm-up-left = { $left ->
    [one] { $left } Aufgabe wartet noch auf dich.
   *[other] { $left } Aufgaben warten noch auf dich.
 }
# source ce1eee8b
practice-warm-up-done = Fertig für heute! Magst du noch zehn?
# source 87980966
practice-about = Darum geht es heute
# source e7080947
practice-nothing-yet = Mach erst eine Lektion fertig. Dann warten hier Aufgaben auf dich.
# source 27433eac
practice-boards-done = { $done } von { $total } Aufgaben geschafft

## Der Pass

# source cf90f0ed
practice-passport = Regelpass
# source 7b4c0554
practice-passport-line = 10 von 12 beim ersten Versuch: Das gibt einen Stempel.
# source 87fa1f28
practice-stamp-of = Noch kein Stempel: { $land }
# source a631c31a
practice-stamp-earn = Stempel verdienen
# source 362a2c14
practice-stamp-day = Stempel: { $land }, { $date }
# source 5a3032af
practice-stamps = { $found } von { $total } Stempeln
# source ef61be6a
practice-any-page = Du kennst die Regeln schon? Dann hol dir den Stempel, den du willst!

## Was man selbst aussuchen kann

# source fb51f44f
practice-choose = Such dir etwas aus
# source 4eca6d15
practice-level = Stufe { $level } von { $total }
# source 576bd5e2
practice-level-up = Jetzt bist du auf Stufe { $level } von { $total }!
# source 669bfb31
practice-crowned = Das kannst du im Schlaf.

## Was dabei herauskam

# source 71e4ca86
practice-came = Du hast { $total } Aufgaben geschafft, { $right } davon beim ersten Versuch. Gut gemacht!
# source 747d9144
practice-came-all = Alle { $total } beim ersten Versuch. Das war stark!
# source 49ffd296
practice-came-few = Du hast { $total } Aufgaben geschafft, { $right } davon beim ersten Versuch. Die anderen üben wir noch mal.
# source 566eae24
practice-came-none = Du hast { $total } Aufgaben geschafft, prima! Wir üben sie noch mal, dann wird es leichter.
# source 79dc7eee
practice-missed = Tippe auf eine Aufgabe und versuch sie noch einmal.
# source 6dbbf045
practice-mended = Geschafft!
# source d2c7f2d5
practice-round-missed = { $right } von { $total } beim ersten Versuch. Du brauchst { $number }: Nimm neue Aufgaben!
# source 59badae7
practice-board-of = Aufgabe { $step } von { $total }
# source 181b01e6
practice-stamp-won = { $right } von { $total } richtig. Der Stempel gehört dir!
# source c0ec8763
practice-stamp-missed = Alle { $total } Aufgaben geschafft, { $right } beim ersten Versuch! Für den Stempel brauchst du 10: Versuch es gern noch einmal.
# source 0cb74618
practice-stamp-asks = Für einen Stempel im Pass: { $total } Aufgaben ohne Tipps. Schaff { $number } davon beim ersten Versuch!
# source ca1dde02
practice-stamp-so-far = Schritt { $step } von { $total }. Gleich richtig: { $right }
# source 3f67d2f5
practice-stamp-waits = Der Stempel muss noch warten. Spiel weiter: Jede Aufgabe hilft dir!
# source e572ca26
practice-stop = Hier aufhören

## Wege zu mehr Brettern

# source fc5e4950
practice-ten-more = Noch zehn Aufgaben
# source 7431e73d
practice-ten-more-rule = Diese Regel üben
