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
    [one] Noch { $left } fehlt zum zweiten Stern.
   *[other] Noch { $left } fehlen zum zweiten Stern.
 }
end-third-star = { $left ->
    [one] Noch { $left } fehlt zum dritten Stern.
   *[other] Noch { $left } fehlen zum dritten Stern.
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
ended-course-can = Du kennst die Schachregeln!
ended-course-first = mit allen Figuren ziehen
ended-course-second = Schach und Matt geben
ended-course-third = eine ganze Partie spielen
end-on-to = Weiter zu: { $lesson }
end-print = Drucken
