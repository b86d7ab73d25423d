### Das Ende eines Schritts, einer Lektion, eines Landes: was gewonnen ist und was weiterführt.

## Was einem Schritt die Sterne bringt, die er nicht hat

lost-hints = { $count ->
    [one] Den dritten Stern gibt es ohne Tipp
   *[other] Mit weniger Tipps gibt es mehr Sterne
 }
lost-tries = Den dritten Stern gibt es beim ersten Versuch
lost-moves = { $best ->
    [one] Für den dritten Stern reicht { $best } Zug
   *[other] Für den dritten Stern reichen { $best } Züge
 }
step-stars = { $stars ->
    [one] Ein Stern. { $cause }.
   *[other] Zwei Sterne. { $cause }.
 }
best-stays = { $stars ->
    [one] Dein Bestes bleibt: ein Stern.
   *[other] Dein Bestes bleibt: { $stars } Sterne.
 }

## Das Ende einer Lektion

end-gathered = { $found } von { $total } Sternchen
end-second-star = { $left ->
    [one] Zum zweiten Stern fehlt noch { $left }.
   *[other] Zum zweiten Stern fehlen noch { $left }.
 }
end-third-star = { $left ->
    [one] Zum dritten Stern fehlt noch { $left }.
   *[other] Zum dritten Stern fehlen noch { $left }.
 }
end-hidden = { $left ->
    [one] Ein Sternchen versteckt sich noch.
   *[other] { $left } Sternchen verstecken sich noch.
 }
end-perfect = Das Glas ist voll!
end-replay = Schritt { $step } noch einmal
end-replay-why = Drei Sterne sind möglich
end-next = Nächster Stein
end-land-done = Alles geschafft!
end-path = Mein Weg

## Das Ende eines Landes: was das Kind jetzt kann, und drei Dinge davon

ended-meadow-can = Du kannst mit vier Figuren ziehen!
ended-meadow-first = gerade und schräg ziehen
ended-meadow-second = um eine Wand herumgehen
ended-meadow-third = eine Figur schlagen
ended-forest-can = Du kannst den Springer reiten!
ended-forest-first = über andere Figuren springen
ended-forest-second = jedes Feld beim Namen finden
ended-forest-third = deine Figuren decken
ended-fields-can = Du kannst deine Bauern führen!
ended-fields-first = gerade ziehen und schräg schlagen
ended-fields-second = aus einem Bauern eine Dame machen
ended-fields-third = den besseren Tausch wählen
ended-castle-can = Du kannst mattsetzen!
ended-castle-first = deinen König in Sicherheit halten
ended-castle-second = aus dem Schach herauskommen
ended-castle-third = Matt und Patt unterscheiden
ended-harbor-can = Du kannst eine ganze Partie spielen!
ended-harbor-first = alle Figuren aufstellen
ended-harbor-second = abwechselnd und fair spielen
ended-harbor-third = deine Züge aufschreiben
ended-pass-can = Du kennst die besonderen Züge!
ended-pass-first = mit dem König rochieren
ended-pass-second = sagen, wann die Rochade verboten ist
ended-pass-third = einen Bauern im Vorbeigehen schlagen
ended-mill-can = Du weißt, wie eine Partie enden kann!
ended-mill-first = ein Remis anbieten
ended-mill-second = ein Remis verlangen
ended-mill-third = sehen, wann niemand gewinnen kann
ended-fair-can = Du kannst das Familienspiel spielen!
ended-fair-first = zu dritt oder zu viert spielen
ended-fair-second = weggehen und wiederkommen
ended-fair-third = als Team gewinnen
ended-course-can = Du kennst die Schachregeln!
ended-course-first = mit allen Figuren ziehen
ended-course-second = Schach und Matt geben
ended-course-third = eine ganze Partie spielen
end-on-to = Weiter zu: { $lesson }
end-print = Drucken
