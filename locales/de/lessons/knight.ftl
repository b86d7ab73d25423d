### Die Worte zu lessons/knight.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 920cd804
lesson-knight = Der Springer
    .about = Zwei Felder, dann eins zur Seite, über alles hinweg.
    .notes =
        Ziel: Die Kinder finden die Felder des Springers und sehen, dass er über Freunde springt.
        Lassen Sie ein Kind auf Fliesen hüpfen: zwei geradeaus, eins zur Seite, dann landen.
        Viele zählen das Feld mit, auf dem der Springer steht. Gezählt wird erst ab dem nächsten.

# source 9f18c5e4
lesson-knight_two-and-one =
    Der _Springer_ springt: zwei Felder geradeaus, dann eins zur Seite. Hier landet er auf e6.

# source 7d2f5f05
lesson-knight_every-square = Tippe auf jedes Feld, auf das dieser Springer springen kann.
    .hint-1 = Geh zwei Felder hinauf und eins zur Seite: d6 und f6.
    .hint-2 = Jetzt zwei Felder zu jeder Seite, dann eins hinauf oder hinunter.
    .hint-3 = Alle Landefelder sind dunkel. Sie liegen wie ein Ring um e4.
    .yes = Alle { $total } Felder! Sie liegen wie ein Ring um den Springer.
    .no = Zähl noch einmal von e4 aus: zwei geradeaus, eins zur Seite.

# source 688eacf6
lesson-knight_first-jump = Du spielst Schwarz. Vor dem Springer auf b8 stehen Bauern: Wohin kann er?
    .hint-1 = Der Springer springt über seine eigenen Bauern.
    .hint-2 = Geh von b8 zwei Reihen vor und dann eins zur Seite.
    .yes = Beide! Von b8 aus springt der Springer über die Bauern.
    .no = Zähl von b8 aus: zwei geradeaus, eins zur Seite, und frei.

# source 899f2bdc
lesson-knight_straight = Versuch, nur geradeaus zu ziehen: mit dem Springer von d4 nach d6.
    .hint-1 = Tippe auf den Springer auf d4 und dann auf d6.
    .hint-2 = Ein Schritt zur Seite fehlt noch. Probier es trotzdem.
    .yes = Gut gesehen: Der Schritt zur Seite gehört dazu.

# source df63ba8f
lesson-knight_over-the-wall = Rundherum stehen eigene Bauern. Darf der Springer nach e6 springen?
    .hint-1 = Auf e6 steht niemand.
    .hint-2 = Was dazwischen steht, ist einem Springer egal.
    .yes = Richtig: Der Springer springt über die Bauern, und e6 ist frei.
    .no = Ein Springer springt über alles. Schau nur auf e6: Das Feld ist frei.

# source b79ae9fb
lesson-knight_friend-there = Jetzt steht der Bauer von d6 auf e6. Darf der Springer dorthin?
    .hint-1 = Schau auf das Landefeld e6.
    .hint-2 = Zwei Figuren teilen sich nie ein Feld.
    .yes = Richtig: Er springt über Freunde, aber nie auf einen.
    .no = Schau auf e6: Dort steht dein eigener Bauer.

# source 7ad58079
lesson-knight_color = Der Springer steht auf einem hellen Feld. Auf welcher Farbe landet er?
    .hint-1 = Spring mit dem Finger: von e4 nach d6, g5 oder c3.
    .hint-2 = Vergleich e4 mit f6.
    .option-light = Wieder hell
    .option-light-say = Spring einmal mit dem Finger, zum Beispiel nach d6. Ist das Feld hell?
    .option-dark = Dunkel
    .option-either = Mal hell, mal dunkel
    .option-either-say = Probier alle acht Sprünge mit dem Finger. Sie enden auf derselben Farbe.
    .yes = Ja: Mit jedem Sprung wechselt der Springer die Farbe.

# source f048d580
lesson-knight_with-the-bishop = Ein alter Freund hilft: der Läufer. Sammle alle { $total } Sterne in { $best } Zügen.
    .hint-1 = Der Läufer auf f1 bleibt auf hellen Feldern.
    .hint-2 = Der Springer springt von b1 nach c3 und dann nach e4.
    .hint-3 = Der Läufer zieht nach c4 und dann nach g8.
    .yes = Alle { $total } Sterne! Der Springer wechselte die Farbe, der Läufer nie.

# source 57091cac
lesson-knight_far-corner = Du spielst Schwarz. Spring von h8 zum Stern auf a1 in { $best } Zügen.
    .hint-1 = Spring zuerst zur Mitte, nicht am Rand entlang.
    .hint-2 = Fang mit f7 an.
    .hint-3 = Ein Weg: f7, e5, c4, a3, c2, a1.
    .yes = Angekommen! Der Springer ist über das ganze Brett gesprungen.
