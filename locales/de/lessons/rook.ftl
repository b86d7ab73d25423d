### Die Worte zu lessons/rook.toml.
###
### So wenige Wörter wie möglich: Das Kind liest noch nicht und kennt keine Feldnamen. Nur Tipps nennen Felder.

# source 57653d4c
lesson-rook = Der Turm
    .about = Gerade Wege, Wände und Sterne.
    .can = Du lenkst den Turm um jede Wand herum!
    .notes = Ziel: Der Turm zieht gerade, so weit der Weg frei ist, schlägt, was er trifft, und springt nie. Zu lesen ist nichts: Lassen Sie das Kind tippen. Auf einem Bodenbrett geht ein Kind als Turm, andere stehen als Wände im Weg. Häufige Fehler: in einem Zug um die Ecke gehen, über eine eigene Figur springen. Läuft eine Figur weg, fragen Sie nach jedem Zug: Kannst du jetzt etwas schlagen?

# source b51471ba
lesson-rook_first-star = Fang den Stern!
    .hint-1 = Tippe auf den Stern.
    .hint-2 = Der Turm zieht gerade nach d7.
    .yes = Ja!

# source 85554d17
lesson-rook_own-star = Heb den Turm selbst hoch!
    .paper = Finde den Weg zum Stern!
    .hint-1 = Tippe erst auf den Turm. Dann auf den Stern.
    .hint-2 = Zieh mit dem Turm von b4 nach g4.
    .yes = Klasse!

# source f1d14d57
lesson-rook_three-stars = Jetzt fliegt der Stern!
    .paper = Fang erst Stern 1, dann 2, dann 3!
    .hint-1 = Wenn du ihn fängst, fliegt er weiter. Hinterher!
    .hint-2 = Zieh zuerst nach c7. Dann nach g7 und dann nach g2.
    .yes = Gefangen!

# source cd0a2a77
lesson-rook_first-capture = Schlag den Bauern!
    .hint-1 = Stell deinen Turm auf den Bauern.
    .hint-2 = Zieh von c2 nach c6. Der Bauer kommt vom Brett.
    .yes = Weg ist er!

# source 819994bb
lesson-rook_runaway = Fang die Ausreißer!
    .hint-1 = Die Bauern wollen zu dir herunter. Fang sie vorher.
    .hint-2 = Schlag einen Bauern, sooft du kannst.
    .yes = Alle gefangen!

# source 8a25d89e
lesson-rook_no-jumping = Versuch mal zu springen!
    .hint-1 = Tippe auf den Turm, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von d2 nach d7. Er kommt zurück.
    .yes = Ein Turm springt nie.
    .no = Das darf er. Folge dem Pfeil!
    .because-path-blocked = Bums!

# source b1742961
lesson-rook_slantwise = Versuch es schräg!
    .hint-1 = Tippe auf den Turm, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von e4 nach g6. Er kommt zurück.
    .yes = Ein Turm zieht nur gerade.
    .no = Das darf er. Folge dem Pfeil!
    .because-piece-cant-move-that-way = Hoppla!

# source 42179b23
lesson-rook_wall = Geh um die Wand herum!
    .hint-1 = Deine eigenen Bauern sind die Wand. Zieh zuerst zur Seite.
    .hint-2 = Geh über h1 und h8 nach a8. Dann zurück über h8 und h2 nach b2.
    .yes = Gut gemacht!

# source d8c41f7f
lesson-rook_horse = Fang meinen Springer!
    .hint-1 = Der Springer hüpft davon. Stell dich so hin, dass du ihn als Nächstes schlagen kannst.
    .hint-2 = Schlag ihn, sobald du kannst.
    .yes = Erwischt!
