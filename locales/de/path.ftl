### Wohin der Pfad führt, die Spiele gegen den Lehrer und der erste Start.

## Die Länder am Pfad.

# source db9b10f7
land-meadow = Turmwiese
# source 48afefcf
land-forest = Springerwald
# source 60af028a
land-fields = Bauernfelder
# source af39fae3
land-castle = Königsburg
# source 93228ebe
land-harbor = Spielehafen
# source 1dc473c4
land-pass = Hoher Pass
# source 2f22c14a
land-mill = Remismühle
# source 623729bc
land-fair = Familienfest
# source 144d40ca
land-course = Der ganze Kurs

## Die Spiele gegen den Lehrer.

# source a48a21ed
games-title = Spiel mit { -coach }
# source 745c1452
games-what = Was spielen wir?
# source 2758a0f1
games-later = { $name }. Zuerst kommt: { $lesson }
# source f6073e6e
games-first = Zuerst kommt: { $lesson }
# source 8d9c8ec0
games-lesson = Zur Lektion
# source a8a6c2e5
games-won = { $name }. Gewonnene Hüte: { $count } von 5.
# source f2720782
games-race = Bauernrennen
# source 015be381
games-hunt = Königsjagd
# source a578870d
cry-1-lost-1 = Au, gut gesehen!
# source d39e9987
cry-1-lost-2 = Hihi, das kitzelt!
# source 817b3350
cry-1-lost-3 = Moment, war das meins?
# source c6bef4ac
cry-1-took-1 = Huch? Ich hab was!
# source 1da56aa3
cry-1-took-2 = Hihi, meins!
# source 38d9b521
cry-1-took-3 = War ich das?
# source d33d3a52
cry-1-fled-1 = Hihi, daneben!
# source 102b0e02
cry-1-fled-2 = Huch, das war knapp!
# source fa79e1db
cry-1-fled-3 = Hier bin ich!
# source e9fd6141
cry-1-beaten = Du gewinnst! Hihi! Ich bin aus dem Nest gefallen!
# source ddaba9e9
cry-2-lost-1 = Mein Mittagessen!
# source 288479e7
cry-2-lost-2 = Nicht mein Keks!
# source 574730d9
cry-2-lost-3 = Mein Bauch knurrt!
# source b388f80b
cry-2-took-1 = Mjam!
# source 9320db5d
cry-2-took-2 = Schmatz, schmatz!
# source 0f21f1e3
cry-2-took-3 = Lecker!
# source 0a842356
cry-2-fled-1 = Mich isst keiner!
# source bd8e10bf
cry-2-fled-2 = Ich bin flink!
# source 1cc4b470
cry-2-fled-3 = Hopp und weg!
# source 666ad6bd
cry-2-beaten = Du gewinnst! Alles aufgegessen! Und ich hab Hunger!
# source 9916c9ce
cry-3-lost-1 = He! Gib das zurück!
# source c5e0743e
cry-3-lost-2 = Pff! Ich hab noch mehr!
# source db578da7
cry-3-lost-3 = Glück gehabt!
# source 55aa6fe1
cry-3-took-1 = Zu spät!
# source 92b1a2c9
cry-3-took-2 = Weggeschnappt!
# source ec9f2840
cry-3-took-3 = Fang mich doch!
# source cdedf854
cry-3-fled-1 = Daneben!
# source 5c02d152
cry-3-fled-2 = Ätsch!
# source bcc92641
cry-3-fled-3 = Du kriegst mich nie!
# source c3911026
cry-3-beaten = Du gewinnst! Grr! Ich hab aus dem Fenster geguckt!
# source 15754cb5
cry-4-lost-1 = Wie interessant!
# source 67dad498
cry-4-lost-2 = Meine Brille ist beschlagen!
# source 6f54b4b9
cry-4-lost-3 = Fast hätte ich das gesehen!
# source 6ba261e3
cry-4-took-1 = Genau mein Plan!
# source b858c491
cry-4-took-2 = Herzlichen Dank!
# source f5e83aac
cry-4-took-3 = Schlau von mir!
# source d746d748
cry-4-fled-1 = Das hab ich kommen sehen!
# source e6ec63d1
cry-4-fled-2 = Ich kenne deinen Plan!
# source b85f61ed
cry-4-fled-3 = Gute Idee, aber nein!
# source 2ff32ab9
cry-4-beaten = Du gewinnst! Ich muss mehr Bücher lesen!
# source 44696d6e
cry-5-lost-1 = Unerhört!
# source c789e0d2
cry-5-lost-2 = Wachen! Wachen!
# source 965c5f67
cry-5-lost-3 = Das ist nicht lustig!
# source 41ddb663
cry-5-took-1 = Ein Geschenk für mich!
# source d40818ce
cry-5-took-2 = Platz da!
# source dda458dd
cry-5-took-3 = Selbstverständlich!
# source 70f1f9d1
cry-5-fled-1 = Heute nicht!
# source 5a8cf60f
cry-5-fled-2 = Ich muss leider gehen!
# source 27712749
cry-5-fled-3 = Mich fängt niemand!
# source ba1ccd61
cry-5-beaten = Du gewinnst! Hmpf! Jetzt schmolle ich! Ein bisschen!
# source e7280f3c
hat-1-won = Der Eierschalenhut gehört dir!
# source f4cf61d8
hat-2-won = Die Wollmütze gehört dir!
# source d13a694c
hat-3-won = Die Kappe gehört dir!
# source da3dad5f
hat-4-won = Die Brille gehört dir!
# source 7480b445
hat-5-won = Die Krone gehört dir!
# source a1915cb3
game-race-3 = Bauernrennen mit 3 Bauern
# source c7f8d3fd
game-race-4 = Bauernrennen mit 4 Bauern
# source 3716ab0d
game-race-8 = Bauernrennen mit 8 Bauern
# source 0e0cb415
game-rook-pawns = Turm und Bauern
# source 349f3675
game-bishop-pawns = Läufer und Bauern
# source c4d9749d
game-knight-pawns = Springer und Bauern
# source 03481f41
game-queen-pawns = Dame und Bauern
# source 967cc175
game-hide-and-seek = Verstecken
# source 0e8e208a
game-king-hunt-queen = Königsjagd mit der Dame
# source 57c83906
game-king-hunt-rook = Königsjagd mit dem Turm
# source 16b5d7b9
game-whole-game = Eine ganze Partie
# source c356df29
strength-1 = probiert aus
# source cc713e3f
strength-2 = nimmt Geschenke
# source 64117578
strength-3 = schaut einmal hin
# source fdc20bee
strength-4 = schaut zweimal hin
# source 618d142d
strength-5 = sieht 3 Züge voraus

## Der allererste Start.

# source 46bcde88
welcome-hello = Hallo! Ich bin { -coach }. Komm, spiel mit!
# source 43acfa46
welcome-catch = Fang den Stern
# source 7ca60e01
welcome-voice-on = Die Stimme ist an
# source 0db89177
welcome-voice-off = Die Stimme ist aus
# source e3dfde23
learners-me = Ich
# source 9b367314
player-unnamed = mein Gast
# source 51609ba3
learners-stars = Diese Sterne gehören dir! Wer bist du?
# source beafde61
learners-later = Später
