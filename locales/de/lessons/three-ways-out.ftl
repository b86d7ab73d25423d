### Die Worte zu lessons/three-ways-out.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9454ddf6
lesson-three-ways-out = Drei Wege aus dem Schach
    .about = Weglaufen, dazwischenstellen oder den Angreifer schlagen.
    .can = Du findest drei Wege aus dem Schach!
    .notes = Ziel: bei jedem Schach alle drei Wege suchen: weglaufen, dazwischenstellen, schlagen. Lassen Sie die Klasse drei Zeichen machen: zwei laufende Finger, eine flache Hand, eine Faust. Der hartnäckigste Irrtum: Im Schach dürfe nur der König ziehen; fragen Sie deshalb zuerst nach den beiden anderen Wegen. Gegen ein Schach des Springers hilft kein Dazwischenstellen, auch nicht gegen eine Figur gleich neben dem König. Das Fluchtzimmer am Ende spielt die ganze Klasse: Wer ruft den einzigen Ausweg?

# source c6d3e76b
lesson-three-ways-out_run = Schach! _Lauf_ weg: Finde beide Felder für deinen König.
    .because-king-stays-on-line = Dieses Feld liegt noch auf der Reihe des Turms. Verlass sie!
    .hint-1 = Der Turm bewacht die ganze Reihe: Verlass sie.
    .hint-2 = Einen Schritt aus der Reihe: Welche Felder berühren e1?
    .hint-3 = Auf d2 steht dein eigener Bauer. Frei sind e2 und f2.
    .yes = Beide! Du bist aus der Reihe des Turms gegangen.

# source c8534808
lesson-three-ways-out_block = Dein König kann nicht weg. Stell etwas _dazwischen_!
    .because-king-stays-on-line = Noch nicht: Auf dieser Reihe sieht der Turm den König immer noch. Nimm den Läufer.
    .because-still-in-check = Das hilft nicht: Es ist immer noch Schach. Nimm den Läufer.
    .hint-1 = Der Turm schaut von a1 nach g1. Welche Felder liegen dazwischen?
    .hint-2 = Welche Felder der ersten Reihe erreicht dein Läufer?
    .hint-3 = Zieh den Läufer von c2 nach b1 oder d1.
    .yes = Der Läufer steht dazwischen, und der Turm sieht deinen König nicht mehr.

# source ba2e41a2
lesson-three-ways-out_no-check = Der Turm ging nach a2: kein Schach! Öffne deinem König eine Tür.
    .hint-1 = Deine eigenen Bauern sperren deinen König ein. Zieh einen davon.
    .hint-2 = Zieh den Bauern von h2 nach h3.
    .yes = Frische Luft! Ohne Schach ist dafür Zeit.
    .no = Das darfst du, aber es öffnet keine Tür. Zieh einen Bauern.

# source dcfb1988
lesson-three-ways-out_take-it = Schach von weit her! _Schlag_ die Dame.
    .wrong-c4-e3 = Dazwischenstellen ist erlaubt. Aber du kannst die Dame schlagen!
    .wrong-f1-f2 = Dazwischenstellen ist erlaubt. Aber du kannst die Dame schlagen!
    .wrong-g1-h1 = Weglaufen ist erlaubt. Aber du kannst die Dame schlagen!
    .hint-1 = Folge dem Weg der Dame von b6 nach g1.
    .hint-2 = Welche deiner Figuren kann nach b6 springen?
    .hint-3 = Schlag mit dem Springer, von c4 nach b6.
    .yes = Weg ist sie! Niemand greift deinen König mehr an.

# source 3ac131e5
lesson-three-ways-out_knight-check = Der Springer auf f3 gibt Schach. Finde beide Auswege!
    .because-still-in-check = Noch nicht: Ein Springer springt über alles. Schlag ihn oder lauf weg.
    .hint-1 = Ein Springer springt: Kann ihm etwas im Weg stehen?
    .hint-2 = Welcher Bauer kann auf f3 schlagen? Und wohin kann der König?
    .hint-3 = Schlag mit dem Bauern von g2, oder lauf nach h1.
    .yes = Beide! Gegen einen Springer gilt: weglaufen oder schlagen.

# source a506758d
lesson-three-ways-out_pawn-check = Ein Bauer gibt von nebenan Schach. Finde beide Auswege!
    .because-king-captures-protected = Der Läufer auf b7 deckt den Bauern. Wer kann sonst schlagen?
    .because-still-in-check = Dazwischen passt nichts. Schlag den Bauern oder lauf weg.
    .hint-1 = Darf dein König den Bauern schlagen? Schau auf den Läufer auf b7.
    .hint-2 = Wer kann sonst auf g2 schlagen? Und wohin kann der König?
    .hint-3 = Schlag mit dem Turm von f2, oder lauf nach g1.
    .yes = Beide! Gegen einen Nachbarn gilt: weglaufen oder schlagen.

# source 9ee43f07
lesson-three-ways-out_all-three = Schach von a1! Finde alle { $total }: einmal weglaufen, einmal dazwischenstellen, einmal schlagen.
    .hint-1 = Schlagen: Welche Figur schaut schräg bis a1?
    .hint-2 = Dazwischenstellen: Welche Figur kommt nach d1?
    .hint-3 = Weglaufen: Die erste Reihe ist bewacht. Ist g2 frei?
    .yes = Weglaufen, dazwischenstellen, schlagen: Du hast alle { $total } Wege gefunden.

# source acda1664
lesson-three-ways-out_guarded-queen = Jetzt spielst du Schwarz! Die Dame gibt Schach: Wer darf sie schlagen?
    .because-king-captures-protected = Noch nicht: Der Bauer auf d6 deckt die Dame. Wer kann sonst auf e7 schlagen?
    .hint-1 = Schau auf den Bauern auf d6: Was bewacht er?
    .hint-2 = Der Bauer bewacht e7, also darf der König dort nicht schlagen.
    .hint-3 = Der Springer springt von g6 nach e7.
    .yes = Der Springer hat die Dame geschlagen. Du hast gesehen, dass der Bauer sie deckt.

# source 7546463f
lesson-three-ways-out_escape-room = Das Fluchtzimmer! Dreimal Schach hintereinander: Komm jedes Mal heraus.
    .hint-1 = Jedes Mal gibt es nur einen Ausweg.
    .hint-2 = Stell zuerst den Bauern dazwischen: von e3 nach e2.
    .hint-3 = Schlag dann die Dame mit dem Läufer von d2.
    .hint-4 = Lauf am Ende mit dem König nach g6.
    .yes = Dazwischenstellen, schlagen, weglaufen: Du bist überall herausgekommen!
