### Die Worte zu lessons/family-coming-and-going.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f66a05b2
lesson-family-coming-and-going = Kommen und Gehen
    .about = Hausregel: Ein Kind darf weggehen und wiederkommen.
    .can = Du weißt, was gilt, wenn jemand weggeht und wiederkommt!
    .notes =
        Ziel: Ein kleines Kind darf den Tisch verlassen und wiederkommen. Die Figuren bleiben stehen und schlafen: Sie greifen nichts an, ihr König kann nicht mattgesetzt werden, und nur Bauern dürfen sie schlagen. Der leere Stuhl wird übersprungen. Das Regelblatt spricht von Kindern bis zehn Jahre und von Spielern, die 25 Jahre jünger sind als der Älteste; wir verlangen beides, und die Aufsicht darf mehr erlauben. Lassen Sie ein Kind wirklich für zwei Runden hinausgehen. Ein üblicher Irrtum: Ein schlafender Turm wird noch gefürchtet. Im Turnier gibt es nichts davon. In der Lektion spielt Ben Schwarz; ein Kind kann Ben sein.

# source d3e71080
lesson-family-coming-and-going_snack = Hausregel: Ein Kind darf weggehen. Schwarz schläft: Zieh für jeden anderen einmal!
    .hint-1 = Weiß beginnt, dann zieht Blau. Schwarz schläft: Wer kommt also dann?
    .hint-2 = Nach Blau kommt Gelb. Ein kleiner Schritt genügt jedes Mal.
    .yes = Schwarz wurde übersprungen. So gewinnen kleine Kinder Schach lieb!
    .because-not-your-piece = Die sind nicht dran. Erst Weiß, dann Blau, dann Gelb: Schwarz schläft.

# source 1739f89e
lesson-family-coming-and-going_how-old = Wer darf weggehen? Unsere Wahl: zehn oder jünger, und 25 Jahre jünger als der Älteste.

# source 910900ee
lesson-family-coming-and-going_who-may = Weiß ist 9 Jahre alt, Blau 6, Schwarz 12, Gelb 33. Tippe auf den König, der weggehen darf!
    .paper = Weiß ist 9 Jahre alt, Blau 6, Schwarz 12, Gelb 33. Welcher König darf weggehen?
    .hint-1 = Am ältesten ist Gelb. Zähl vom Alter jedes Kindes bis 33.
    .hint-2 = Von 9 bis 33 sind es nur 24 Jahre. Und 12 ist mehr als zehn.
    .hint-3 = Von 6 bis 33 sind es 27 Jahre. Tippe auf den blauen König auf a6.
    .yes = Richtig: sechs Jahre alt und 27 Jahre jünger. Die Aufsicht, ein Erwachsener, darf mehr erlauben.
    .no = Noch nicht: zehn oder jünger, und 25 Jahre jünger als der Älteste.

# source a5998859
lesson-family-coming-and-going_rook-waits = Schwarz ist weg. Versuch, mit dem Turm den schlafenden Springer auf e5 zu schlagen.
    .hint-1 = Tippe auf den Turm auf e1 und dann auf e5.
    .hint-2 = Ben ist weg, und sein Springer schläft. Probier es aus.
    .yes = Siehst du: Der Turm muss eine schlafende Figur in Ruhe lassen.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source 1ccf3a41
lesson-family-coming-and-going_pawn-takes = Nur Bauern dürfen schlafende Figuren schlagen. Hol alle { $total } mit deinen zwei Bauern!
    .hint-1 = Welche schlafende Figur steht schräg vor einem Bauern?
    .hint-2 = Ein Bauer schlägt auf c5, der andere auf e5, f6 und e7.
    .yes = Niemand ist aufgewacht! Bauern dürfen das.
    .because-absent-only-pawns-may-capture = Noch nicht: Der Turm muss warten. Nur ein Bauer darf eine schlafende Figur schlagen.

# source d0a46d44
lesson-family-coming-and-going_back-again = Ben ist zurück, und alle sind wach. Schlag den Springer mit der Figur, die warten musste!
    .hint-1 = Bauern durften schon vorher. Wer durfte nicht?
    .hint-2 = Schau den Weg deines Turms auf e1 entlang.
    .hint-3 = Schlag mit dem Turm den Springer auf e5.
    .yes = Richtig: Man darf jederzeit zurück und spielt wie alle anderen.
    .no = Das darfst du, aber so schlägst du den Springer nicht.
    .wrong-d4-e5 = Der Bauer durfte das die ganze Zeit. Wer musste warten?

# source e73cd709
lesson-family-coming-and-going_sleeping-rook = Schwarz schläft wieder. Schleich am Turm vorbei zum Stern!
    .hint-1 = Unsere Wahl: Eine schlafende Figur greift nichts an.
    .hint-2 = Geh nach h6 und dann nach i5.
    .yes = Pst! Unsere Wahl: Solange der Turm auf h8 schläft, greift er nichts an.

# source f420f938
lesson-family-coming-and-going_rook-awake = Ben ist zurück, und der Turm ist wach! Komm noch einmal zum Stern.
    .hint-1 = Was sieht der Turm jetzt? Durch deinen Bauern schaut er nicht hindurch.
    .hint-2 = Geh hinter deinem Bauern herum: über g4, h3 und i4 nach i5.
    .yes = Dein Bauer war die Wand. Ein König läuft nie in die Gefahr hinein.
    .because-king-into-attack = Der Turm ist wach und sieht dieses Feld. Nimm einen anderen Weg!

# source 599d90a5
lesson-family-coming-and-going_no-mate = Schwarz ist weg. Der weiße Turm auf c12 greift den schlafenden König an: Was gilt?
    .hint-1 = Was kann dem König passieren, wenn Ben weg ist?
    .hint-2 = Wer weg ist, kann nicht mattgesetzt werden.
    .yes = Richtig: Ein schlafender König ist weder im Schach noch matt. Ben darf in Ruhe Pause machen.
    .option-mate = Matt
    .option-mate-say = Wer weg ist, wird nicht mattgesetzt. Das wäre nicht nett!
    .option-check = Schach
    .option-check-say = Ein schlafender König steht nicht im Schach. Ben ist ja gar nicht da.
    .option-nothing = Keins von beiden: Der König schläft

# source 9a5f9c41
lesson-family-coming-and-going_wake-up = Jetzt spielst du Schwarz und bist wieder da! Alle sind nah herangeschlichen: Schlag alle { $total }.
    .hint-1 = Deine Dame sieht zwei davon. Fang mit dem Läufer auf g11 an!
    .hint-2 = Zieh von g11 nach j8 und dann weiter nach j4.
    .hint-3 = Schlag auf g11, j8, j4, f4 und d6.
    .yes = Guten Morgen! Jetzt wissen alle, dass du wieder da bist.
