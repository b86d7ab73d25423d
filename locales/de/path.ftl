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
games-lesson = Zur Lektion
games-won = { $name }. Gewonnene Hüte: { $count } von 5.
games-race = Bauernrennen
games-hunt = Königsjagd
cry-1-lost-1 = Au, gut gesehen!
cry-1-lost-2 = Hihi, das kitzelt!
cry-1-lost-3 = Moment, war das meins?
cry-1-took-1 = Huch? Ich hab was!
cry-1-took-2 = Hihi, meins!
cry-1-took-3 = War ich das?
cry-1-fled-1 = Hihi, daneben!
cry-1-fled-2 = Huch, das war knapp!
cry-1-fled-3 = Hier bin ich!
cry-1-beaten = Du gewinnst! Hihi! Ich bin aus dem Nest gefallen!
cry-2-lost-1 = Mein Mittagessen!
cry-2-lost-2 = Nicht mein Keks!
cry-2-lost-3 = Mein Bauch knurrt!
cry-2-took-1 = Mjam!
cry-2-took-2 = Schmatz, schmatz!
cry-2-took-3 = Lecker!
cry-2-fled-1 = Mich isst keiner!
cry-2-fled-2 = Ich bin flink!
cry-2-fled-3 = Hopp und weg!
cry-2-beaten = Du gewinnst! Alles aufgegessen! Und ich hab Hunger!
cry-3-lost-1 = He! Gib das zurück!
cry-3-lost-2 = Pff! Ich hab noch mehr!
cry-3-lost-3 = Glück gehabt!
cry-3-took-1 = Zu spät!
cry-3-took-2 = Weggeschnappt!
cry-3-took-3 = Fang mich doch!
cry-3-fled-1 = Daneben!
cry-3-fled-2 = Ätsch!
cry-3-fled-3 = Du kriegst mich nie!
cry-3-beaten = Du gewinnst! Grr! Ich hab aus dem Fenster geguckt!
cry-4-lost-1 = Wie interessant!
cry-4-lost-2 = Meine Brille ist beschlagen!
cry-4-lost-3 = Fast hätte ich das gesehen!
cry-4-took-1 = Genau mein Plan!
cry-4-took-2 = Herzlichen Dank!
cry-4-took-3 = Schlau von mir!
cry-4-fled-1 = Das hab ich kommen sehen!
cry-4-fled-2 = Ich kenne deinen Plan!
cry-4-fled-3 = Gute Idee, aber nein!
cry-4-beaten = Du gewinnst! Ich muss mehr Bücher lesen!
cry-5-lost-1 = Unerhört!
cry-5-lost-2 = Wachen! Wachen!
cry-5-lost-3 = Das ist nicht lustig!
cry-5-took-1 = Ein Geschenk für mich!
cry-5-took-2 = Platz da!
cry-5-took-3 = Selbstverständlich!
cry-5-fled-1 = Heute nicht!
cry-5-fled-2 = Ich muss leider gehen!
cry-5-fled-3 = Mich fängt niemand!
cry-5-beaten = Du gewinnst! Hmpf! Jetzt schmolle ich! Ein bisschen!
hat-1-won = Der Eierschalenhut gehört dir!
hat-2-won = Die Wollmütze gehört dir!
hat-3-won = Die Kappe gehört dir!
hat-4-won = Die Brille gehört dir!
hat-5-won = Die Krone gehört dir!
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
strength-5 = sieht 3 Züge voraus

## Der allererste Start.

welcome-hello = Hallo! Ich bin { -coach }. Komm, spiel mit!
welcome-catch = Fang den Stern
welcome-voice-on = Die Stimme ist an
welcome-voice-off = Die Stimme ist aus
learners-me = Ich
learners-stars = Diese Sterne gehören dir! Wer bist du?
learners-later = Später
