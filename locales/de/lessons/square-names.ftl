### Die Worte zu lessons/square-names.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9c162b4a
lesson-square-names = Jedes Feld hat einen Namen
    .about = Erst ein Buchstabe, dann eine Zahl.
    .notes =
        Ziel: Die Kinder finden und benennen jedes Feld, von der weißen und von der schwarzen Seite aus.
        Rufen Sie ein Feld, und die Klasse tippt darauf; später rufen die Kinder selbst.
        Viele sagen die Zahl zuerst. Erinnern Sie daran: Buchstabe, dann Zahl, wie bei a1.

# source 5b9c92c8
lesson-square-names_letter-and-number =
    Der Buchstabe nennt die _Linie_, die Zahl nennt die _Reihe_. Sie treffen sich auf e4.

# source 8270f437
lesson-square-names_whole-file = Eine _Linie_ läuft von Weiß nach Schwarz. Tippe alle { $total } Felder der c-Linie an.
    .hint-1 = Such den Buchstaben c am Rand des Bretts.
    .hint-2 = Fang auf c1 an und geh geradeaus bis c8.
    .yes = Alle { $total }! Die c-Linie geht von c1 bis c8.
    .no = Schau auf den Buchstaben am Rand: Wir brauchen das c.

# source d94f94a3
lesson-square-names_whole-rank = Eine _Reihe_ läuft quer. Du sitzt bei Schwarz: Tippe die ganze Reihe 6 an.
    .hint-1 = Such die Zahl 6 am Rand des Bretts.
    .hint-2 = Fang auf a6 an und geh geradeaus bis h6.
    .yes = Alle { $total }! Reihe 6 geht von a6 bis h6.
    .no = Schau auf die Zahl am Rand: Wir brauchen die 6.

# source 4d9e4b86
lesson-square-names_find = Finde { $total } Felder. Erst der Buchstabe, dann die Zahl.
    .hint-1 = Leg einen Finger auf den Buchstaben, einen auf die Zahl.
    .hint-2 = Fahr mit beiden geradeaus, bis sie sich treffen.
    .yes = Alle { $total } gefunden! Du hast Buchstabe und Zahl gelesen.

# source 61d75cfc
lesson-square-names_on-e3 = Im Kreis steht ein Turm. Wie heißt sein Feld?
    .hint-1 = Welcher Buchstabe steht am Ende seiner Linie?
    .hint-2 = Welche Zahl steht am Ende seiner Reihe? Es ist die 3.
    .option-c5 = c5
    .option-c5-say = Das Feld c5 liegt woanders. Schau zuerst auf den Buchstaben.
    .option-number-first = 3e
    .option-number-first-say = Buchstabe und Zahl stimmen. Nenn den Buchstaben zuerst.
    .option-e3 = e3
    .yes = Ja: Linie e und Reihe 3, das ist e3.

# source c45a15b3
lesson-square-names_on-c5 = Der Turm steht auf einem anderen Feld. Wie heißt es?
    .hint-1 = Schau am Rand auf den Buchstaben und dann auf die Zahl.
    .hint-2 = Es ist die dritte Linie: a, b, c.
    .option-e3 = e3
    .option-e3-say = Dort stand er vorher. Schau auf den Kreis.
    .option-c5 = c5
    .option-c4 = c4
    .option-c4-say = Der Buchstabe stimmt. Schau noch einmal auf die Zahl.
    .yes = Ja: Linie c und Reihe 5, das ist c5.

# source 28ba4b99
lesson-square-names_from-black = Du sitzt bei Schwarz: Jetzt ist a1 weit weg. Finde { $total } Felder.
    .hint-1 = Lies die Buchstaben und Zahlen am Rand. Auch sie haben sich gedreht.
    .hint-2 = Leg einen Finger auf den Buchstaben, einen auf die Zahl.
    .yes = Alle { $total } gefunden, und das von der schwarzen Seite!

# source 479b05c4
lesson-square-names_light-or-dark = Eine alte Frage: Ist das Feld im Kreis hell oder dunkel?
    .hint-1 = Vergleich das Feld mit dem Feld daneben.
    .hint-2 = Neben einem dunklen Feld liegt immer ein helles.
    .yes = Alle { $total }! Hell und dunkel wechseln sich immer ab.

# source ccbb62dc
lesson-square-names_real-board =
    Setz dich mit jemandem an ein echtes Brett. Einer nennt ein Feld, der andere tippt darauf.
