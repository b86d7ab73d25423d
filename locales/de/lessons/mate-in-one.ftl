### Die Worte zu lessons/mate-in-one.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 0684c5a4
lesson-mate-in-one = Matt in einem Zug
    .about = Finde den Zug, der die Partie beendet.
    .can = Ein Zug von dir, und die Partie ist zu Ende!
    .notes = Ziel: zuerst jedes Schach suchen, dann fragen, ob etwas dagegen hilft. Lassen Sie die Kinder in der Klasse alle Schachgebote auf dem Brett sammeln, bevor jemand „matt“ sagt. Viele Kinder bleiben beim ersten Schach stehen. Die Beinahe-Fälle zeigen, wie sich ein Schach noch abwehren lässt. Nach dieser Lektion wartet auf dem Weg eine ganze Partie.

# source f6c42178
lesson-mate-in-one_back-row = Finde den Zug, der mattsetzt!
    .hint-1 = Die schwarzen Bauern sind Wände: Der König kommt nicht von seiner Reihe.
    .hint-2 = Zieh den Turm von a1 nach a8.
    .yes = Der Turm bewacht die Reihe, und die Bauern sperren den König ein.
    .no = Das darfst du, aber es ist kein Schach. Schau auf die Reihe des Königs.

# source b110b2b9
lesson-mate-in-one_new-guard = Dein Turm ist wieder nach a8 gezogen. Tippe auf die Figur, die Schwarz retten kann!
    .paper = Dein Turm ist wieder nach a8 gezogen. Welche Figur hilft Schwarz aus dem Schach?
    .hint-1 = Kann etwas zwischen a8 und g8 kommen?
    .hint-2 = Schau auf den Turm auf b7: Er kann nach b8.
    .yes = Der Turm geht nach b8 und steht dazwischen. Es war nur Schach!
    .no = Diese Figur hilft nicht. Was kann zwischen a8 und g8 kommen?

# source 1f2c6970
lesson-mate-in-one_queen-and-king = Dein König hilft von g6 aus. Finde beide Mattzüge der Dame!
    .wrong-a1-h8 = Schach, aber niemand deckt h8: Der König schlägt die Dame.
    .wrong-a1-a2 = Schach, aber der König auf g8 kann noch ausweichen.
    .wrong-a1-f6 = Vorsicht: kein Schach, und Schwarz hat gar keinen Zug. Das wäre remis.
    .hint-1 = Der König bewacht f7, g7 und h7. Welche Felder bleiben Schwarz?
    .hint-2 = Ein Mattzug kommt von weit her, auf der letzten Reihe.
    .hint-3 = Der andere geht neben den schwarzen König. Dort deckt dein König die Dame.
    .yes = Beide! Von a8 die Reihe entlang, und auf g7 mit Hilfe des Königs.
    .no = Noch nicht: Such ein Schach, das dem König kein Feld lässt.

# source 03c5ec4b
lesson-mate-in-one_pawn-mate = Ein kleiner Bauer beendet die Partie. Wie?
    .wrong-b7-b8-b = Auf b8 gibt ein Läufer kein Schach. Wähle eine andere Figur!
    .wrong-b7-b8-n = Auf b8 gibt ein Springer kein Schach. Wähle eine andere Figur!
    .hint-1 = Der Bauer steht einen Schritt vor der letzten Reihe.
    .hint-2 = Geh nach b8 und wähle eine Dame.
    .yes = So ein kleiner Bauer, und der König ist gefangen!
    .no = Das darfst du, aber der kleine Bauer kann mehr.

# source 56ac43d1
lesson-mate-in-one_smothered = Um den König auf h8 stehen seine eigenen Figuren. Finde das Matt!
    .wrong-g5-h7 = Ein Bauer ist geschlagen, aber von h7 gibt der Springer kein Schach.
    .hint-1 = Welche Figur gibt über andere hinweg Schach?
    .hint-2 = Spring mit dem Springer von g5 nach f7.
    .yes = Der Springer springt über die Wände, und der König hat kein Feld.
    .no = Noch nicht: Nur der Springer kommt über diese Wände.

# source 0535b1af
lesson-mate-in-one_near-the-king = Dame und Läufer schauen auf denselben Bauern. Finde das Matt!
    .wrong-h5-e5 = Schach, aber der Springer auf c6 schlägt deine Dame.
    .wrong-c4-f7 = Schach, aber der König geht nach e7.
    .hint-1 = Der Läufer von c4 und die Dame von h5 treffen sich. Auf welchem Feld?
    .hint-2 = Nur der schwarze König bewacht f7. Darf er eine gedeckte Dame schlagen?
    .hint-3 = Schlag mit der Dame auf f7.
    .yes = Der Läufer deckt die Dame auf f7: Der König darf nicht schlagen.
    .no = Noch nicht: Schau, wo sich Dame und Läufer treffen.

# source 3d831ba5
lesson-mate-in-one_double-check-mate = Gegen ein Doppelschach hilft nur ein Königszug. Finde beide Mattzüge!
    .wrong-e4-c5 = Nur der Turm gibt Schach. Schwarz kann auf e7 etwas dazwischenstellen.
    .wrong-e4-g5 = Nur der Turm gibt Schach. Schwarz kann auf e7 etwas dazwischenstellen.
    .hint-1 = Zieh den Springer weg, und der Turm auf e1 gibt Schach.
    .hint-2 = Auch der Springer muss e8 angreifen. Von wo kann er das?
    .hint-3 = Spring von e4 nach d6, und beim zweiten Mal nach f6.
    .yes = Beide! Den Springer zu schlagen hilft nicht: Auch der Turm gibt Schach.
    .no = Noch nicht: Springer und Turm müssen e8 gemeinsam angreifen.

# source 3a390ad8
lesson-mate-in-one_ladder = Jetzt spielst du Schwarz! Zwei Türme arbeiten wie eine Leiter: Setz matt.
    .wrong-h2-h1 = Schach! Aber die zweite Reihe ist jetzt frei, und der König geht dorthin.
    .wrong-h2-d2 = Schach! Aber niemand deckt den Turm auf d2: Der König schlägt ihn.
    .wrong-a8-d8 = Schach! Aber der König weicht nach c1 oder e1 aus.
    .hint-1 = Der Turm auf h2 bewacht schon eine ganze Reihe.
    .hint-2 = Der König steht auf d1. Welcher Turm gibt auf seiner Reihe Schach?
    .hint-3 = Zieh den Turm von a8 nach a1.
    .yes = Ein Turm gibt Schach, der andere sperrt die zweite Reihe.
    .no = Lass den Turm auf h2: Er hält die Tür zu. Nimm den anderen.

# source 2f531ce8
lesson-mate-in-one_open-door = Weiß hat eine Tür geöffnet: Finde das Matt!
    .hint-1 = Die Bauern sind von f2 und g2 weg. Welcher Weg führt nach e1?
    .hint-2 = Folge den Feldern h4, g3, f2, e1.
    .hint-3 = Zieh die Dame von d8 nach h4.
    .yes = Auf g3 und f2 kann nichts dazwischen: matt nach zwei Zügen.
    .no = Noch nicht: Such den offenen Weg zum König auf e1.

# source ff5bcf55
lesson-mate-in-one_treasure = Ein Schatz: { $total } Mattzüge auf einem Brett! Finde sie alle.
    .wrong-a4-b4 = Schach! Aber der König schlägt deine Dame.
    .wrong-a4-b3 = Schach! Aber der König schlägt deine Dame.
    .wrong-a4-d4 = Schach! Aber der König geht nach b3.
    .wrong-a4-c2 = Schach! Aber der König geht nach b4.
    .wrong-b8-d6 = Patt ist remis. Gib lieber Schach!
    .hint-1 = Probier jede Figur: den Turm, den Springer, den Läufer und die Dame.
    .hint-2 = Turm nach c2, Springer nach d1, Läufer nach e5. Und die Dame?
    .hint-3 = Die Dame hat zwei Mattzüge: auf a3 und auf c4.
    .yes = Alle { $total }! Jetzt kannst du eine ganze Partie spielen.
    .no = Noch nicht: Gib Schach und lass dem König keinen Ausweg.
