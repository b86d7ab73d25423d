### Wohin der Pfad führt, die Spiele gegen den Lehrer und der erste Start.

## Die Länder am Pfad.

land-meadow = Turmwiese
land-forest = Springerwald
land-fields = Bauernfelder
land-castle = Königsburg
land-harbor = Spielehafen
land-pass = Hoher Pass
land-mill = Remismühle
land-fair = Familienfest
land-course = Der ganze Kurs

## Die Spiele gegen den Lehrer.

games-title = Spiel mit { -coach }
games-what = Was spielen wir?
games-later = { $name }. Zuerst kommt: { $lesson }
games-first = Zuerst kommt: { $lesson }
games-won = { $name }. Das hast du gewonnen.
games-race = Bauernrennen
games-hunt = Königsjagd
cry-ouch = Autsch!
cry-hey = He, das war meins!
cry-no = O nein!
cry-mine = Meins!
cry-got = Hab dich!
cry-ha = Ha, erwischt!
game-race-3 = Bauernrennen mit 3 Bauern
game-race-4 = Bauernrennen mit 4 Bauern
game-race-8 = Bauernrennen mit 8 Bauern
game-rook-pawns = Turm und Bauern
game-bishop-pawns = Läufer und Bauern
game-knight-pawns = Springer und Bauern
game-queen-pawns = Dame und Bauern
game-hide-and-seek = Verstecken
game-king-hunt-queen = Königsjagd mit der Dame
game-king-hunt-rook = Königsjagd mit dem Turm
game-whole-game = Eine ganze Partie
strength-1 = probiert aus
strength-2 = nimmt Geschenke
strength-3 = schaut einmal hin
strength-4 = schaut zweimal hin
strength-5 = sieht 3 Züge weit

## Der allererste Start.

welcome-hello = Hallo! Ich bin { -coach }. Komm, spiel mit!
welcome-catch = Fang den Stern
welcome-voice-on = Die Stimme ist an
welcome-voice-off = Die Stimme ist aus
learners-me = Ich
learners-stars = Diese Sterne gehören dir! Wer bist du?
learners-later = Später
