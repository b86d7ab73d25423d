### Die Worte zu lessons/family-pawns.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 73002487
lesson-family-pawns = Lange Schritte für Bauern
    .about = Hausregel: Ein Bauer darf jederzeit zwei Schritte gehen.
    .can = Du marschierst mit langen Schritten und schlägst im Vorbeigehen von jeder Seite!
    .notes =
        Ziel: In diesem Familienspiel darf jeder Bauer zwei Schritte gehen, wann immer beide Felder leer sind, und jedes Mal darf er en passant geschlagen werden. Jeder andere hat dafür einen Zug, bis der Besitzer des Bauern wieder dran ist. Laufen Sie auf einem Bodenbrett die vier Richtungen wie in der Parade: Weiß nach Norden, Blau nach Osten, Schwarz nach Süden, Gelb nach Westen. Übliche Irrtümer: ein Bauer, der über eine Figur springt, und Kinder, die den langen Schritt dann auch im normalen Schach machen. Lassen Sie sie sagen, welches Spiel sie gerade spielen. Fragen Sie im Wettlauf am Ende vor jedem Zug, auf welches Feld ein blauer Bauer schaut.

# source ee2649f3
lesson-family-pawns_long-way = Hausregel: zwei Schritte, wann immer du willst! Lauf zum Stern, in { $best } Zügen.
    .hint-1 = Beide Felder davor müssen leer sein. Dann mach jedes Mal zwei Schritte.
    .hint-2 = Du kommst über d4, d6, d8 und d10 nach d12.
    .yes = { $best } lange Schritte, und du bist da! Mit einzelnen Schritten sind es zehn.

# source 2c9799d6
lesson-family-pawns_tournament-steps = Im Turnier darf nur der erste Schritt so lang sein. Probier es trotzdem!
    .hint-1 = Tippe auf den Bauern und dann auf das Ende des Pfeils.
    .hint-2 = Zieh von e6 nach e8. Der Bauer kommt zurück.
    .yes = An diesem Familientisch darf er das. Im Turnier nicht.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source cbc1302e
lesson-family-pawns_parade = Eine Parade zu viert! Weiß nach Norden, Blau nach Osten, Schwarz nach Süden, Gelb nach Westen.
    .hint-1 = Weiß beginnt. Dann geht es rundherum: Blau, Schwarz, Gelb.
    .hint-2 = Jeder Bauer läuft geradeaus von der eigenen Familie weg.
    .yes = Was für eine Parade! Jeder Bauer lief geradeaus von der eigenen Familie weg.
    .because-pawn-sideways = Das wäre seitwärts. Dieser Bauer läuft geradeaus von der eigenen Familie weg.

# source 7e492a3a
lesson-family-pawns_run-and-bite = Lange Schritte, kleine Bisse: Schlag alle { $total } in { $best } Zügen!
    .hint-1 = Wo muss der Bauer stehen, um auf g5 zu schlagen?
    .hint-2 = Geh zwei Schritte nach f4 und schlag dann auf g5.
    .hint-3 = Zieh nach f4, g5, g7, f8 und e9.
    .yes = Schritt, Biss, Schritt, Biss, Biss! Das haben Blau, Schwarz und Gelb gemerkt.

# source 67fce662
lesson-family-pawns_no-jump = Einer der drei Pfeile ist verboten. Probier den!
    .hint-1 = Ein langer Schritt braucht zwei leere Felder.
    .hint-2 = Auf d5 steht ein Springer genau vor deinem Bauern.
    .hint-3 = Zieh von d4 nach d6. Der Bauer kommt zurück.
    .yes = Lange Schritte hin oder her: Ein Bauer springt nie.
    .no = Das ist erlaubt. Such einen anderen Pfeil!

# source 53c1a8bc
lesson-family-pawns_end-of-the-way = Unsere Wahl: Ein Bauer verwandelt sich, wo sein Weg endet. Welcher weiße Bauer kann das jetzt?
    .hint-1 = Schau von b9 und von e9 nach vorn. Wo endet das Brett?
    .hint-2 = Hinter b10 ist kein Feld mehr.
    .hint-3 = Geh von b9 nach b10 und wähle eine Figur.
    .yes = Auf b10 endet der Weg: Dort hat sich dein Bauer verwandelt.
    .no = Das darfst du, aber so verwandelt sich kein Bauer. Wessen Weg endet mit dem nächsten Schritt?
    .wrong-e9-e10 = Dieser Bauer hat noch Felder vor sich, bis e12. Schau den anderen an.
    .wrong-e9-e11 = Fast am Ende, aber e12 ist das letzte Feld. Schau den anderen Bauern an.

# source 103329b3
lesson-family-pawns_in-passing = Der weiße Bauer lief von d4 nach d6. Tippe auf jeden Bauern, der im Vorbeigehen auf d5 schlagen darf.
    .paper = Der weiße Bauer lief von d4 nach d6. Welche Bauern dürfen im Vorbeigehen auf d5 schlagen?
    .hint-1 = Welche Bauern greifen d5 an? Sie schlagen einen Schritt schräg nach vorn.
    .hint-2 = Nach Osten läuft Blau, nach Süden Schwarz, nach Westen Gelb.
    .hint-3 = Zwei Bauern greifen d5 an: die auf c6 und e6.
    .yes = Beide! Jeder Bauer, der d5 angreift, darf dort schlagen, von jeder Seite.
    .no = Dieser Bauer greift d5 nicht an. Wohin läuft er?

# source 526012ed
lesson-family-pawns_one-turn-each = Jetzt spielst du Schwarz! Der weiße Bauer lief von d4 nach d6: Schlag ihn im Vorbeigehen.
    .hint-1 = Der weiße Bauer lief über den Kreis. Welcher deiner Bauern greift dieses Feld an?
    .hint-2 = Jetzt ist dein Zug dafür. Vor dir war Blau dran.
    .hint-3 = Schlag von e6 auf d5.
    .yes = Im Vorbeigehen geschlagen! Blau zog lieber den König, aber du warst noch rechtzeitig dran.
    .no = Das darfst du, aber so schlägst du nichts. Du hast dafür nur diesen Zug.

# source 53c42b77
lesson-family-pawns_too-late = Alle haben gezogen, und Schwarz ist wieder dran. Versuch jetzt, auf d5 zu schlagen.
    .hint-1 = Tippe auf den Bauern auf e6 und dann auf d5.
    .hint-2 = Deine Chance ist vorbei. Probier es aus.
    .yes = Zu spät! Unsere Wahl: Jeder hat dafür nur einen Zug.

# source 8a889372
lesson-family-pawns_crossing = Ein Wettlauf! Bring einen schwarzen Bauern hinüber, bevor ein blauer Bauer ankommt.
    .hint-1 = Pass auf: Blaue Bauern laufen nach Osten und schlagen schräg nach vorn.
    .hint-2 = Ein Bauer mit freiem Weg läuft mit langen Schritten davon.
    .yes = Dein Bauer ist mitten durch meine Parade gelaufen!
