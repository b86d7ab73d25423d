### Die Worte zu lessons/rook.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source d1f6c910
lesson-rook = Der Turm
    .about = Gerade Wege, Wände und Sterne.
    .notes = Ziel: Der Turm zieht gerade, so weit der Weg frei ist, und springt nie. Lassen Sie auf einem Bodenbrett ein Kind als Turm gehen, während andere als Wände im Weg stehen. Häufige Fehler: schräg ziehen, wenn das Brett leer ist, in einem Zug um die Ecke gehen, über eine eigene Figur springen.

# source f6157cac
lesson-rook_lines =
    Der _Turm_ zieht gerade: nach oben, unten, links oder rechts. So weit er mag.

# source 8972f0c7
lesson-rook_every-square = Tippe auf jedes Feld, auf das dieser Turm ziehen kann.
    .hint-1 = Fang auf b2 an und geh nach oben bis zum Rand.
    .hint-2 = Geh jetzt die Reihe entlang nach rechts. Dann schau nach links und nach unten.
    .yes = Alle { $total } Felder! Du bist jedem Weg bis zum Rand gefolgt.
    .no = Schau noch einmal auf die Reihe und die Linie. Nur gerade Wege zählen.

# source f6c2563b
lesson-rook_three-stars = Sammle alle { $total } Sterne. Es geht in { $best } Zügen.
    .hint-1 = Sterne in derselben Reihe liegen einen Zug auseinander.
    .hint-2 = Zieh zuerst nach c7. Dann nach g7 und dann nach g2.
    .yes = Alle { $total } Sterne! Jeder Zug ging geradeaus.

# source 84b6fe5e
lesson-rook_slantwise = Versuch einmal, schräg zu ziehen: mit dem Turm von e4 nach g6.
    .hint-1 = Tippe auf den Turm auf e4 und dann auf g6.
    .hint-2 = Er wird dort nicht bleiben, und das macht nichts. Schau, was passiert.
    .yes = Gut gesehen: Der Turm zieht gerade, niemals schräg.

# source 706d73a2
lesson-rook_own-pawn = Der weiße Turm möchte nach d5. Ist das erlaubt?
    .hint-1 = Schau dir die Figur auf d5 an. Ist sie weiß oder schwarz?
    .hint-2 = Zwei Figuren teilen sich nie ein Feld.
    .yes = Richtig: Dein eigener Bauer auf d5 ist eine Wand.
    .no = Schau noch einmal auf d5. Dort steht dein eigener Bauer.

# source ee2857cd
lesson-rook_other-pawn = Jetzt ist der Bauer auf d5 schwarz. Darf der Turm dorthin?
    .hint-1 = Was ist anders? Schau auf die Farbe des Bauern.
    .hint-2 = Eine Figur der anderen Seite kann man schlagen.
    .yes = Richtig: Der Turm schlägt den schwarzen Bauern und steht dann auf d5.
    .no = Schau noch einmal auf d5. Dieser Bauer gehört der anderen Seite.

# source a79fab18
lesson-rook_no-jumping = Du spielst Schwarz. Versuch, über den Bauern nach a5 zu springen.
    .hint-1 = Tippe auf den Turm auf g5 und dann auf a5.
    .hint-2 = Auf b5 steht etwas im Weg. Probier es trotzdem.
    .yes = Gut gesehen: Ein Turm springt nie über eine Figur.

# source 5c6864fd
lesson-rook_wall = Dein eigener Bauer auf a3 ist eine Wand. Sammle beide Sterne in { $best } Zügen.
    .hint-1 = An a3 kommt der Turm nicht vorbei. Welcher andere Weg führt von a1 weg?
    .hint-2 = Zieh die erste Reihe entlang bis auf die andere Seite.
    .hint-3 = Von h1 geht es hinauf nach h8. Dann ist der Weg nach a8 frei.
    .yes = Beide Sterne! Du bist um die Wand herumgegangen.

# source d77e2836
lesson-rook_first-capture = Du spielst Schwarz. Schlag die eine weiße Figur, die dein Turm erreicht.
    .hint-1 = Geh jeden Weg entlang, bis du auf eine Figur triffst.
    .hint-2 = Dein eigener Bauer auf c5 ist eine Wand. Also schau die h-Linie entlang.
    .hint-3 = Der Läufer auf h2 ist die erste Figur auf der Linie.
    .yes = Du hast den Läufer geschlagen. Die Dame dahinter war nicht zu erreichen.
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Zieh weiter bis zu einer weißen Figur.
    .wrong-h5-h3 = Noch einen Schritt! Der Läufer steht auf h2.
    .because-path-blocked = Noch nicht: Die erste Figur auf dem Weg hält dich auf. Ist sie weiß, dann schlag sie.
