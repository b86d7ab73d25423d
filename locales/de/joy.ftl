### Das Ende eines Schritts, einer Lektion, eines Landes: was gewonnen ist und was weiterführt.

## Was einem Schritt die Sterne bringt, die er nicht hat

# source 6e38c87d
lost-hints = { $count ->
    [one] Den dritten Stern gibt es ohne Tipp
   *[other] Mit weniger Tipps gibt es mehr Sterne
 }
# source 0746124f
lost-tries = Den dritten Stern gibt es beim ersten Versuch
# source d31c10e9
lost-moves = { $best ->
    [one] Für den dritten Stern reicht { $best } Zug
   *[other] Für den dritten Stern reichen { $best } Züge
 }
# source f0d12833
step-stars = { $stars ->
    [one] Ein Stern. { $cause }.
   *[other] Zwei Sterne. { $cause }.
 }
# source 7ea326d6
best-stays = { $stars ->
    [one] Dein Bestes bleibt: ein Stern.
   *[other] Dein Bestes bleibt: { $stars } Sterne.
 }

## Das Ende einer Lektion

# source 732429d6
end-gathered = { $found } von { $total } Sternchen
# source b50db5c8
end-second-star = { $left ->
    [one] Zum zweiten Stern fehlt noch { $left }.
   *[other] Zum zweiten Stern fehlen noch { $left }.
 }
# source e19d3f41
end-third-star = { $left ->
    [one] Zum dritten Stern fehlt noch { $left }.
   *[other] Zum dritten Stern fehlen noch { $left }.
 }
# source d49e483e
end-hidden = { $left ->
    [one] Ein Sternchen versteckt sich noch.
   *[other] { $left } Sternchen verstecken sich noch.
 }
# source ab28f199
end-perfect = Das Glas ist voll!
# source 269abedd
end-replay = Schritt { $step } noch einmal
# source 703601f0
end-replay-why = Drei Sterne sind möglich
# source 0ad84975
end-next = Nächster Stein
# source 25a0c34b
end-land-done = Alles geschafft!
# source 01cf5788
end-path = Mein Weg

## Das Ende eines Landes: was das Kind jetzt kann, und drei Dinge davon

# source 661b6c1f
ended-meadow-can = Du kannst mit vier Figuren ziehen!
# source 93a2610a
ended-meadow-first = gerade und schräg ziehen
# source 29fcf734
ended-meadow-second = um eine Wand herumgehen
# source 28f3abfe
ended-meadow-third = eine Figur schlagen
# source 443f9183
ended-forest-can = Du kannst den Springer reiten!
# source cc90d39e
ended-forest-first = über andere Figuren springen
# source 23028924
ended-forest-second = jedes Feld beim Namen finden
# source 058a5fb3
ended-forest-third = deine Figuren decken
# source 842a50d3
ended-fields-can = Du kannst deine Bauern führen!
# source 01644c4e
ended-fields-first = gerade ziehen und schräg schlagen
# source 05d73cf2
ended-fields-second = aus einem Bauern eine Dame machen
# source 59e89192
ended-fields-third = den besseren Tausch wählen
# source a8358698
ended-castle-can = Du kannst mattsetzen!
# source 2a26e4ad
ended-castle-first = deinen König in Sicherheit halten
# source f8291fcf
ended-castle-second = aus dem Schach herauskommen
# source b2cc8857
ended-castle-third = Matt und Patt unterscheiden
# source 7ba37a58
ended-harbor-can = Du kannst eine ganze Partie spielen!
# source 55976a7c
ended-harbor-first = alle Figuren aufstellen
# source 52fde9ae
ended-harbor-second = abwechselnd und fair spielen
# source adadae6d
ended-harbor-third = deine Züge aufschreiben
# source c58e3f34
ended-pass-can = Du kennst die besonderen Züge!
# source 74422187
ended-pass-first = mit dem König rochieren
# source c551634c
ended-pass-second = sagen, wann die Rochade verboten ist
# source 0483bc62
ended-pass-third = einen Bauern im Vorbeigehen schlagen
# source 37e47446
ended-mill-can = Du weißt, wie eine Partie enden kann!
# source 814d9769
ended-mill-first = ein Remis anbieten
# source e32a106f
ended-mill-second = ein Remis verlangen
# source 6e3c34a3
ended-mill-third = sehen, wann niemand gewinnen kann
# source 4aad5427
ended-fair-can = Du kannst das Familienspiel spielen!
# source 18d2dda1
ended-fair-first = zu dritt oder zu viert spielen
# source 41738328
ended-fair-second = weggehen und wiederkommen
# source 51b0a36d
ended-fair-third = als Team gewinnen
# source d25e3943
ended-course-can = Du kennst die Schachregeln!
# source 9b4008eb
ended-course-first = mit allen Figuren ziehen
# source a3da0c6e
ended-course-second = Schach und Matt geben
# source 6e89a52c
ended-course-third = eine ganze Partie spielen
# source 0d281369
end-on-to = Weiter zu: { $lesson }
# source 8b1f28ed
end-print = Drucken
