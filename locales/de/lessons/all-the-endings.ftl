### Die Worte zu lessons/all-the-endings.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 68c55c2e
lesson-all-the-endings = So enden Partien
    .about = Bei Matt oder wenn einer aufgibt, gewinnt jemand. Sonst ist es remis.
    .notes = Eine Übersicht über alle Partieschlüsse. Lassen Sie Karten ordnen: Sieg oder Remis, danach von selbst, auf Verlangen oder durch Einigung. Von selbst: Matt, Patt, tote Stellung, fünfmal dieselbe Stellung, fünfundsiebzig Züge. Auf Verlangen: dreimal dieselbe Stellung, fünfzig Züge. Mit Worten: Aufgeben, Einigung. Dauerschach ist kein eigener Schluss, es führt zu einem dieser Remis. Oft gilt Patt als Sieg für die Seite mit mehr Figuren.

# source 598e99f0
lesson-all-the-endings_queen-near = Die schwarze Dame steht auf g2. Weiß ist am Zug: Was ist das?
    .hint-1 = Greift die Dame auf g2 den König auf g1 an?
    .hint-2 = Der schwarze König deckt die Dame auf g2. Also kann niemand sie schlagen.
    .yes = Matt: Der König ist angegriffen, und nichts hilft. Schwarz gewinnt.

# source 11bc4b3b
lesson-all-the-endings_queen-far = Jetzt steht die Dame auf f3. Was ist das?
    .hint-1 = Greift die Dame von f3 aus g1 an?
    .hint-2 = Die Dame bewacht f1, f2 und h1. Der König bewacht g2 und h2.
    .hint-3 = Kein Schach und kein Zug: Wie heißt das?
    .yes = Patt: kein Schach, aber auch kein Zug. Das ist remis.

# source 808d4e79
lesson-all-the-endings_after-the-end = Du spielst Schwarz und bist matt. Versuch trotzdem, nach h8 zu ziehen.
    .hint-1 = Tippe auf den König auf g8 und dann auf h8.
    .hint-2 = Die Partie ist zu Ende. Probier es aus.
    .yes = Gut gesehen: Nach dem Matt zieht niemand mehr.

# source 1c2f692e
lesson-all-the-endings_a-winner = Beim Matt gewinnt jemand. Bei welchem anderen Ende auch?
    .option-stalemate = Patt
    .option-agree = Beide einigen sich
    .option-taken = Der König wird geschlagen
    .option-taken-say = Das kommt nie vor: Mit dem Matt ist schon Schluss.
    .option-resign = Eine Seite gibt auf
    .hint-1 = Beim Patt gewinnt niemand, und der König wird nie geschlagen.
    .hint-2 = Denk an Worte statt an Züge: Wer gibt auf?
    .yes = Richtig: Gibt eine Seite auf, dann gewinnt die andere.
    .no = Da gewinnt niemand: Das ist remis.

# source e6aaeede
lesson-all-the-endings_who-claims = Der Springer zieht nach f3: das dritte Mal. Wer darf jetzt Remis verlangen?
    .option-white = Weiß, nach dem eigenen Zug
    .option-white-say = Vor dem Zug durfte Weiß es sagen. Jetzt ist es zu spät.
    .option-itself = Niemand, es ist von selbst remis
    .option-itself-say = Beim dritten Mal noch nicht: Jemand muss es verlangen.
    .option-black = Schwarz, denn Schwarz ist am Zug
    .hint-1 = Verlangen darf nur, wer am Zug ist.
    .hint-2 = Weiß hat gezogen. Wer ist jetzt am Zug?
    .yes = Richtig: Schwarz ist am Zug, also darf Schwarz Remis verlangen.

# source 0fd887f0
lesson-all-the-endings_five-times = Niemand hat etwas verlangt. Nun ist der Anfang zum fünften Mal da: Was geschieht?
    .option-itself = Remis von selbst
    .option-claim = Remis, wenn Weiß es verlangt
    .option-on = Sie spielen weiter
    .hint-1 = Dreimal: Jemand verlangt es. Und fünfmal?
    .hint-2 = Beim fünften Mal hat niemand mehr die Wahl.
    .yes = Richtig: Das fünfte Mal beendet die Partie von selbst.
    .no = Fünfmal ist genug: Da wird niemand mehr gefragt.

# source eed21ac8
lesson-all-the-endings_seventy-five = Fünfundsiebzig ruhige Züge von jedem, niemand hat etwas verlangt. Was geschieht jetzt?
    .option-claim = Remis, wenn Weiß es verlangt
    .option-claim-say = So war es nach fünfzig. Jetzt sind es fünfundsiebzig.
    .option-on = Sie spielen weiter
    .option-itself = Remis von selbst
    .hint-1 = Nach fünfzig ruhigen Zügen von jedem darf man Remis verlangen.
    .hint-2 = Nach fünfundsiebzig hat niemand mehr die Wahl.
    .yes = Richtig: Nach fünfundsiebzig ruhigen Zügen von jedem ist die Partie remis.
    .no = Fünfundsiebzig sind genug: Da wird niemand mehr gefragt.

# source 8195c1eb
lesson-all-the-endings_say-it-first = Weiß zog fünfzigmal ruhig, du neunundvierzigmal. Turm nach a6: Darfst du Remis verlangen?
    .hint-1 = Du spielst Schwarz. Ist der Turmzug nach a6 ruhig?
    .hint-2 = Er schlägt nichts, und er bewegt keinen Bauern.
    .hint-3 = Mit ihm sind es auch bei dir fünfzig.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Der Turmzug nach a6 ist ruhig. Er ist dein fünfzigster.

# source c463eb16
lesson-all-the-endings_surprise = Eine Überraschung: Schwarz hat einen Turm und gibt auf! Wie endet die Partie?
    .option-white = Weiß gewinnt
    .option-white-say = Meistens ja. Aber könnte der einsame weiße König je mattsetzen?
    .option-draw = Die Partie ist remis
    .option-black = Schwarz gewinnt
    .option-black-say = Schwarz hat aufgegeben, also gewinnt Schwarz nicht.
    .hint-1 = Welche Figuren hat Weiß?
    .hint-2 = Ein König allein setzt niemals matt.
    .hint-3 = Weiß kann nicht gewinnen, und Schwarz gibt auf. Was bleibt?
    .yes = Richtig: Ein König allein gewinnt nie, also ist es remis.
