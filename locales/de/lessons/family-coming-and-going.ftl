### Die Worte zu lessons/family-coming-and-going.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source ea910536
lesson-family-coming-and-going = Kommen und Gehen
    .about = Hausregel: Ein Kind darf weggehen und wiederkommen.
    .notes =
        Ziel: Ein kleines Kind darf den Tisch verlassen und wiederkommen. Die Figuren bleiben stehen und schlafen: Sie greifen nichts an, ihr König kann nicht mattgesetzt werden, und nur Bauern dürfen sie schlagen. Der leere Stuhl wird übersprungen. Das Regelblatt spricht von Kindern bis zehn Jahre und von Spielern, die 25 Jahre jünger sind als der Älteste; wir verlangen beides, und die Aufsicht darf mehr erlauben. Lassen Sie ein Kind wirklich für zwei Runden hinausgehen. Ein üblicher Irrtum: Ein schlafender Turm wird noch gefürchtet. Im Turnier gibt es nichts davon.

# source 0ec6c8a3
lesson-family-coming-and-going_snack = Hausregel: Ein Kind darf eine Weile weggehen. Bens schwarze Figuren schlafen, bis er wiederkommt.

# source b1515da6
lesson-family-coming-and-going_how-old = Du darfst weggehen, wenn du zehn oder jünger bist. Der Älteste muss 25 Jahre älter sein als du.

# source fcfa1375
lesson-family-coming-and-going_who-may = Der Älteste am Tisch ist 40. Wer darf eine Weile weggehen?
    .hint-1 = Such zuerst jemanden, der zehn oder jünger ist.
    .hint-2 = Von 9 bis 40 sind es 31 Jahre. Sind das 25 oder mehr?
    .yes = Richtig: Lea ist jung genug und 31 Jahre jünger als der Älteste.
    .option-lea = Lea, 9 Jahre alt
    .option-tom = Tom, 13 Jahre alt
    .option-tom-say = Tom ist älter als zehn. Such ein jüngeres Kind.
    .option-mom = Mama, 38 Jahre alt
    .option-mom-say = Erwachsene bleiben am Tisch. Such ein Kind.

# source 5bc83f62
lesson-family-coming-and-going_too-close = Jetzt ist der Älteste erst 30. Darf Lea mit ihren 9 Jahren weggehen?
    .hint-1 = Wie viele Jahre liegen zwischen 9 und 30?
    .hint-2 = Nur 21 Jahre. Die Regel verlangt 25.
    .yes = Richtig: 21 Jahre sind zu wenig. Aber ein Erwachsener, die Aufsicht, darf es erlauben.
    .option-yes = Ja, Lea ist jung genug
    .option-yes-say = Das ist die eine Hälfte der Regel. Jetzt zähl von 9 bis 30.
    .option-no = Nein, es müssen 25 Jahre sein

# source 593b4ee9
lesson-family-coming-and-going_rook-waits = Schwarz ist weg. Versuch, mit dem Turm den schlafenden Springer auf e5 zu schlagen.
    .hint-1 = Tippe auf den Turm auf e1 und dann auf e5.
    .hint-2 = Ben ist weg, und sein Springer schläft. Probier es aus.
    .yes = Gut gesehen: Der Turm muss eine schlafende Figur in Ruhe lassen.

# source 9cd31eae
lesson-family-coming-and-going_pawn-takes = Nur ein Bauer darf eine schlafende Figur schlagen. Schlag den Springer auf e5!
    .hint-1 = Welche deiner Figuren ist ein Bauer? Schau schräg nach vorn.
    .hint-2 = Der Bauer auf d4 schlägt auf e5.
    .yes = Der Bauer hat geschlagen: Bauern dürfen das, auch wenn die Figur schläft.
    .no = Das darfst du, aber so schlägst du nichts. Schau auf deinen Bauern auf d4.
    .because-absent-only-pawns-may-capture = Noch nicht: Der Turm muss warten. Nur ein Bauer darf eine schlafende Figur schlagen.

# source 2e2c79bb
lesson-family-coming-and-going_back-again = Ben ist zurück, und seine Figuren sind wach. Darf der Turm von e1 jetzt auf e5 schlagen?
    .hint-1 = Schläft der Springer auf e5 noch?
    .hint-2 = Schwarz ist wieder am Tisch. Also gelten die üblichen Regeln.
    .yes = Richtig: Wer zurück ist, spielt wie alle anderen.
    .no = Schwarz ist wieder am Tisch. Eine wache Figur darf auch dein Turm schlagen.

# source ad0d305f
lesson-family-coming-and-going_sleeping-rook = Schwarz ist wieder weg. Darf dein weißer König von g3 nach h3?
    .hint-1 = Der Turm auf h8 schaut die h-Linie entlang. Schläft er?
    .hint-2 = Eine schlafende Figur greift nichts an.
    .yes = Richtig: Der Turm auf h8 schläft und greift nichts an.
    .no = Schwarz ist nicht da. Ein schlafender Turm bewacht kein Feld.

# source d5da8b63
lesson-family-coming-and-going_rook-awake = Jetzt ist Schwarz am Tisch. Darf der König von g3 nach h3?
    .hint-1 = Was bewacht der Turm auf h8, wenn er wach ist?
    .hint-2 = Er bewacht die ganze h-Linie, bis nach h1.
    .yes = Richtig: Ein wacher Turm bewacht h3. Ein König läuft nie in Gefahr.
    .no = Der Turm auf h8 ist wieder wach. Er bewacht h3.

# source 7ad09471
lesson-family-coming-and-going_no-mate = Schwarz ist weg. Der weiße Turm auf c12 greift den schlafenden König an: Was gilt?
    .hint-1 = Was kann einem König geschehen, dessen Spieler weg ist?
    .hint-2 = Wer weg ist, kann nicht mattgesetzt werden.
    .yes = Richtig: Ein schlafender König ist weder im Schach noch matt. Ben darf in Ruhe Pause machen.
    .option-mate = Matt
    .option-mate-say = Wer weg ist, wird nicht mattgesetzt. Das wäre nicht nett!
    .option-check = Schach
    .option-check-say = Ein schlafender König steht nicht im Schach. Ben ist ja gar nicht da.
    .option-nothing = Keins von beiden: Der König schläft
