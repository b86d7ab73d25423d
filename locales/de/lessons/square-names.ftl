### Die Worte zu lessons/square-names.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 77cb6b32
lesson-square-names = Jedes Feld hat einen Namen
    .about = Erst ein Buchstabe, dann eine Zahl.
    .can = Du findest jedes Feld, wenn du seinen Namen hörst!
    .notes = Ziel: Die Kinder finden jedes Feld nach seinem Namen, von der weißen und von der schwarzen Seite aus, und ziehen dorthin. Rufen Sie ein Feld, und die Klasse tippt darauf; später rufen die Kinder selbst. Zeichnen Sie eine eigene Schatzkarte: drei Namen, und auf dem letzten Feld liegt etwas Süßes. Viele sagen die Zahl zuerst. Erinnern Sie daran: Buchstabe, dann Zahl, wie bei a1.

# source c74e2622
lesson-square-names_letter-and-number = Buchstabe _e_, Zahl _4_: Das ist e4. Zieh mit dem Turm dorthin!
    .hint-1 = Der Buchstabe nennt die Linie, die Zahl nennt die Reihe.
    .hint-2 = Der Turm steht schon beim e. Geh hinauf bis zur 4.
    .hint-3 = Zieh von e1 nach e4.
    .yes = Ja, e4: erst der Buchstabe, dann die Zahl.
    .no = Das ist ein anderes Feld. Such am Rand die 4.

# source 684993dd
lesson-square-names_whole-file = Eine _Linie_ läuft von dir nach drüben. Schlag die Figur auf der h-Linie!
    .hint-1 = Such den Buchstaben h am Rand des Bretts.
    .hint-2 = Geh vom h hinauf, bis du jemanden triffst.
    .hint-3 = Schlag den Springer auf h7.
    .yes = Er stand auf der h-Linie. Du hast den Buchstaben gelesen!
    .no = Dort steht niemand. Such den Buchstaben h.
    .wrong-d3-a6 = Das ist die a-Linie. Such am Rand das h.
    .wrong-d3-d7 = Das ist die d-Linie. Such am Rand das h.
    .wrong-d3-h3 = Du bist auf der h-Linie. Schlag die Figur, die dort steht!

# source 587b798f
lesson-square-names_whole-rank = Eine _Reihe_ läuft quer. Schlag die Figur auf Reihe 6!
    .hint-1 = Such die Zahl 6 am Rand des Bretts.
    .hint-2 = Geh von der 6 aus quer, bis du jemanden triffst.
    .hint-3 = Schlag den Bauern auf a6.
    .yes = Er stand auf Reihe 6. Du hast die Zahl gelesen!
    .no = Dort steht niemand. Such die Zahl 6.
    .wrong-d3-d7 = Das ist Reihe 7. Du brauchst die Reihe darunter.
    .wrong-d3-h7 = Das ist Reihe 7. Du brauchst die Reihe darunter.

# source b2a0ebb2
lesson-square-names_find = Verstecken! Finde die { $total } Felder, die ich rufe.
    .hint-1 = Leg einen Finger auf den Buchstaben, einen auf die Zahl.
    .hint-2 = Fahr mit beiden geradeaus, bis sie sich treffen.
    .yes = Alle { $total }! Vor dir versteckt sich keiner.

# source 2c6275d7
lesson-square-names_on-e3 = Wie heißt das Feld, auf dem der Turm steht?
    .hint-1 = Welcher Buchstabe steht am Ende seiner Linie?
    .hint-2 = Welche Zahl steht am Ende seiner Reihe? Es ist die 3.
    .option-c5 = c5
    .option-c5-say = Das Feld c5 liegt woanders. Schau zuerst auf den Buchstaben.
    .option-number-first = 3e
    .option-number-first-say = Buchstabe und Zahl stimmen. Nenne den Buchstaben zuerst.
    .option-e3 = e3
    .yes = Ja: Linie e und Reihe 3, das ist e3.

# source 5720ea38
lesson-square-names_hop = Spring nach f5!
    .hint-1 = Such zuerst das f. Dann die 5.
    .hint-2 = Zwei Felder zur Seite, dann eins hinauf.
    .hint-3 = Spring von d4 nach f5.
    .yes = Genau auf f5 gelandet!
    .no = Das ist ein anderes Feld. Erst der Buchstabe f, dann die 5.
    .wrong-d4-e6 = Das ist e6. Lies zuerst den Buchstaben: f.
    .wrong-d4-f3 = Der Buchstabe stimmt. Such jetzt die Zahl 5.

# source d4dfd542
lesson-square-names_treasure = Eine Schatzkarte! Mit dem Turm nach a5, dann f5, dann f2.
    .hint-1 = Geh auf der a-Linie los. Halt auf Reihe 5 an.
    .hint-2 = Dann bleib auf Reihe 5 bis zum Buchstaben f.
    .hint-3 = Bieg auf f5 nach unten ab: Der Schatz liegt auf f2.
    .yes = Du hast den Schatz gefunden!
    .no = Das steht nicht auf deiner Karte. Lies sie noch einmal.

# source b17d49c0
lesson-square-names_from-black = Jetzt spielst du Schwarz! Finde { $total } Felder von dieser Seite aus.
    .hint-1 = Buchstaben und Zahlen haben sich mitgedreht. Lies sie am Rand.
    .hint-2 = Leg einen Finger auf den Buchstaben, einen auf die Zahl.
    .yes = Alle { $total }, und das von der schwarzen Seite aus!

# source 9f9d3dab
lesson-square-names_bishop-there = Dein schwarzer Läufer zieht nach g4!
    .hint-1 = Such den Buchstaben g. Dann geh bis zur Zahl 4.
    .hint-2 = Der Läufer zieht schräg, über d7, e6 und f5.
    .hint-3 = Zieh von c8 nach g4.
    .yes = Da steht er: auf g4.
    .no = Das ist ein anderes Feld. Erst der Buchstabe g, dann die 4.
    .wrong-c8-a6 = Das ist a6. Such den Buchstaben g.
    .wrong-c8-f5 = Fast! Von f5 nach g4 fehlt noch ein Feld.

# source 97574648
lesson-square-names_called-out = Schlag, was ich rufe: auf d2, auf g5, auf b5!
    .hint-1 = Nimm einen Namen nach dem anderen. Zuerst kommt d2.
    .hint-2 = Von d2 sieht die Dame den Springer auf g5.
    .hint-3 = Von g5 geht es auf Reihe 5 gerade nach b5.
    .yes = Drei Namen, drei Happen. Mjam!
    .no = Ich habe etwas anderes gerufen: d2, dann g5, dann b5.

# source a669101e
lesson-square-names_round = Jetzt { $total } neue Felder! Finde jedes beim ersten Versuch.
    .yes = Du findest dich auf dem ganzen Brett zurecht!
