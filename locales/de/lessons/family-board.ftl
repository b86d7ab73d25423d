### Die Worte zu lessons/family-board.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e2a449f4
lesson-family-board = Vier Heere, ein Brett
    .about = Ein Spiel für zu Hause, für bis zu vier, nicht fürs Turnier.
    .can = Du findest dich auf dem Brett für vier zurecht!
    .notes =
        Ziel: das große Brett und seine vier Heere kennen, und wissen, wer dran ist. Das sind die Hausregeln eines Familienspiels, nicht die offiziellen Schachregeln; sagen Sie das vor dem ersten Zug. Das Bild auf dem Regelblatt fehlt: Die Größe des Bretts, die Farben, die Plätze und die Reihenfolge sind unsere Wahl, und warum der Bauer fehlt, ist unsere Vermutung. Das gewohnte Brett bekommt auf jeder Seite zwei Reihen mehr, die Ecken bleiben leer, und jedes Heer lässt den Bauern ganz rechts weg. Jedes Heer trägt auch ein Zeichen: Weiß einen Kreis, Blau eine Raute, Schwarz ein Quadrat, Gelb ein Dreieck. Setzen Sie vier Kinder um ein Papierbrett von zwölf mal zwölf Feldern, von dem an jeder Ecke vier Felder abgeschnitten sind, und jedes stellt ein Heer auf. Übliche Irrtümer: Der Zug springe über den Tisch, statt reihum zu gehen wie ein Karussell, und die Ecken seien Felder.

# source 4e74ccd7
lesson-family-board_merry-go-round = Auf dem Fest teilen sich vier Familien ein Brett. Fahr mit der Dame Karussell!
    .hint-1 = Der Stern fliegt von Familie zu Familie. Folge ihm schräg!
    .hint-2 = Zieh nach a7, dann nach f12, nach l6 und nach g1.
    .yes = Einmal ganz herum! Bei jedem Stern wohnt eine Familie.

# source 863a9b6a
lesson-family-board_armies = Zieh für alle vier: Weiß beginnt mit dem Bauern auf e2. Folge dann den Pfeilen: Blau, Schwarz, Gelb!
    .hint-1 = Der weiße Bauer im Kreis steht auf e2. Zieh ihn nach e4.
    .hint-2 = Dann Blau von b7, Schwarz von g11, Gelb von k6.
    .yes = Weiß im Süden, Blau im Westen, Schwarz im Norden, Gelb im Osten. Das ist unsere Wahl!
    .because-not-your-piece = Diese Familie ist nicht dran. Nach Weiß kommt Blau, dann Schwarz, dann Gelb.

# source 42555307
lesson-family-board_whose-turn = Weiß hat gezogen und Blau auch. Mach die nächsten zwei Züge: Wer ist jetzt dran?
    .hint-1 = Wir haben gewählt: Es geht im Kreis herum wie ein Uhrzeiger.
    .hint-2 = Im Westen sitzt Blau. Wer sitzt im Norden?
    .hint-3 = Zieh zuerst den schwarzen Bauern auf g11. Dann den gelben Bauern auf k6.
    .yes = Richtig: Nach Blau kommt Schwarz und dann Gelb.
    .because-not-your-piece = Noch nicht. Wer hat zuletzt gezogen, und wer kommt danach?

# source abe07a7c
lesson-family-board_missing = Jedes Heer lässt seinen Bauern ganz rechts weg. Tippe auf diese vier leeren Felder.
    .paper = Jedes Heer lässt seinen Bauern ganz rechts weg. Wo sind diese vier Felder?
    .hint-1 = Die weißen Bauern stehen von c2 bis i2. Welches Feld kommt dann?
    .hint-2 = Geh rundherum: Jede Bauernreihe hat an einem Ende eine Lücke.
    .hint-3 = Die Lücken sind j2, b3, c11 und k10.
    .yes = Alle { $total }! Jedes Heer hat hier sieben Bauern, im normalen Schach acht.
    .no = Dieses Feld ist keine Lücke. Schau dir beide Enden jeder Bauernreihe an.

# source a571e6e6
lesson-family-board_all-eight = Hier hat niemand einen Bauern weggelassen. Zwei weiße Bauern können gleich schlagen: Finde beide!
    .hint-1 = Wie schlägt ein Bauer? Einen Schritt schräg nach vorn.
    .hint-2 = Schau dir beide Enden der weißen Bauernreihe an.
    .hint-3 = Einer schlägt von c2 auf b3, der andere von j2 auf k3.
    .yes = Gleich im ersten Zug! Wir glauben, darum lässt jede Familie einen Bauern weg.
    .no = Das darfst du, aber so schlägst du nichts. Schau dir beide Enden der Reihe an.

# source 22efe540
lesson-family-board_over-the-corner = Einer der drei Pfeile ist verboten. Probier den!
    .hint-1 = Sag bei jedem Pfeil die Felder auf dem Weg. Wo fehlt eins?
    .hint-2 = Von d1 nach b3 geht es über c2. Das sind alles Felder.
    .hint-3 = Zieh von c1 nach a3. Der Läufer kommt zurück.
    .yes = Zwischen c1 und a3 ist gar kein Feld.
    .no = Das ist erlaubt: Dort fehlt kein Feld. Such einen anderen Pfeil!

# source 5fce088b
lesson-family-board_past-the-corner = Dein Läufer schlüpft an den Ecken vorbei. Schlag alle { $total }!
    .hint-1 = Wer steht auf b3, gleich hinter der Ecke?
    .hint-2 = Schlag auf b3, auf j11 und auf k10.
    .yes = An zwei Ecken vorbei! Blau, Schwarz und Gelb haben je eine Figur weniger.

# source e2b7ec82
lesson-family-board_beside-the-corner = Hier fehlt eine Ecke. Lauf mit deinem König um sie herum und fang beide Sterne!
    .hint-1 = Wo die Ecke fehlt, kann niemand stehen.
    .hint-2 = Von c2 führt ein Schritt an der Ecke vorbei: nach b3.
    .hint-3 = Geh nach c2, dann nach b3 und dann nach a3.
    .yes = Dein König ist um die Ecke gelaufen, Feld für Feld!

# source 27484994
lesson-family-board_open-path = Jetzt spielst du Blau, im Westen! Finde die Figur, die etwas schlagen kann.
    .hint-1 = Die Lücke auf b3 lässt einen Weg offen.
    .hint-2 = Beginne beim Turm auf a3 und geh geradeaus.
    .hint-3 = Der Turm kommt von a3 bis nach k3.
    .yes = Du hast den offenen Weg gefunden. Aber der gelbe Turm auf l3 schlägt zurück!
    .no = Das darfst du, aber so schlägst du nichts. Welche Figur schaut durch die Lücke?

# source b79da158
lesson-family-board_round-trip = Eine Rundreise zu allen Nachbarn! Schlag alle { $total } in { $best } Zügen.
    .hint-1 = Dein Turm sieht den weißen Springer auf e4. Fang dort an!
    .hint-2 = Zieh geradeaus weiter nach l4 und dann nach l9.
    .hint-3 = Schlag auf e4, l4, l9, f9, f12 und f1.
    .yes = Du warst bei Weiß, Gelb und Schwarz. Was wir nicht ändern, bleibt wie im normalen Schach!
