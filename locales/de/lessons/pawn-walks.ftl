### Die Worte zu lessons/pawn-walks.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 4aa4cc89
lesson-pawn-walks = Der Bauer geht
    .about = Ein Schritt nach vorn, zwei vom Start aus, und nie zurück.
    .can = Du kannst mit deinen Bauern marschieren!
    .notes = Ziel: Die Kinder ziehen Bauern geradeaus, zwei Schritte nur vom ersten Feld aus, und nie zurück. Die Klasse steht in einer Reihe und geht wie Bauern: einen Schritt, zwei nur von der Startlinie aus. Viele glauben, ein Bauer dürfe immer zwei Schritte gehen. Im Wettlauf am Schluss kann niemand schlagen: Wer mit einem Bauern läuft, zuerst zwei Schritte, ist zuerst da. Das Schlagen kommt in der nächsten Lektion.

# source fabf0e6b
lesson-pawn-walks_ahead = Ein _Bauer_ geht geradeaus, immer nur einen Schritt. Fang beide Sterne!
    .hint-1 = Der erste Stern liegt einen Schritt vor dir.
    .hint-2 = Geh geradeaus weiter: einen Schritt, und noch einen.
    .hint-3 = Geh nach d4, d5 und d6.
    .yes = Schritt für Schritt: So geht ein Bauer!

# source 4c6105a4
lesson-pawn-walks_two-from-start = Vom ersten Feld aus darf ein Bauer zwei Schritte gehen. Fang beide Sterne in { $best } Zügen!
    .hint-1 = Beide Bauern stehen auf ihrem ersten Feld.
    .hint-2 = Zwei Schritte auf einmal enden genau auf dem Stern.
    .hint-3 = Zieh von b2 nach b4 und von g2 nach g4.
    .yes = Beide Sterne gehören dir!

# source 2fb2f556
lesson-pawn-walks_two-again = Dein Bauer hat sein erstes Feld schon verlassen. Versuch trotzdem zwei Schritte!
    .hint-1 = Tippe auf den Bauern auf d3, dann auf das Ende des Pfeils.
    .hint-2 = Zieh von d3 nach d5. Der Bauer kommt zurück.
    .yes = Von jetzt an geht er Schritt für Schritt.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source 68bd9203
lesson-pawn-walks_free-way = Nur ein Bauer hat freie Bahn. Zieh ihn!
    .hint-1 = Schau, was vor jedem Bauern steht.
    .hint-2 = Der Turm auf a5 versperrt einen Weg. Die Springer versperren zwei.
    .hint-3 = Zieh den Bauern von f5 nach f6.
    .yes = Er hat die Lücke in der Mauer gefunden!
    .because-pawn-cant-capture-straight = Bums! Vor welchem Bauern steht niemand?

# source b1c07030
lesson-pawn-walks_aside = Der Stern liegt gleich neben deinem Bauern auf e4. Welcher Bauer kann ihn fangen?
    .hint-1 = Bauern gehen geradeaus. Wer hat den Stern vor sich?
    .hint-2 = Der Bauer auf d2 schaut genau auf den Stern.
    .hint-3 = Zieh von d2 nach d4: zwei Schritte auf einmal.
    .yes = Geradeaus zum Stern! Ein Bauer geht nie zur Seite.
    .because-pawn-sideways = Hoppla! Ein Bauer geht nie zur Seite.

# source 7fec1487
lesson-pawn-walks_back = Versuch zurückzugehen!
    .hint-1 = Tippe auf den Bauern, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von e4 nach e3. Er kommt zurück.
    .yes = Überleg dir jeden Schritt!
    .no = Das darf er. Folge dem Pfeil!

# source f8bd1508
lesson-pawn-walks_three-steps = Jetzt spielst du Schwarz! Drei Schritte bis zum Stern: Fang ihn in { $best } Zügen.
    .hint-1 = Wie viele Schritte darf ein Bauer auf einmal gehen?
    .hint-2 = Schwarze Bauern starten auf Reihe 7. Von dort sind zwei Schritte erlaubt.
    .hint-3 = Geh zuerst nach d5 und dann nach d4.
    .yes = Erst zwei Schritte, dann einer! Mehr als zwei auf einmal geht ein Bauer nie.
    .because-pawn-too-far = Zu weit! Mehr als zwei Schritte gehen nicht.

# source b4d49469
lesson-pawn-walks_with-the-knight = Der Springer hilft dem Bauern! Fang { $total } Sterne in { $best } Zügen.
    .hint-1 = Der Springer springt von g8 nach f6 und dann nach g4.
    .hint-2 = Zwei Sterne liegen vor dem Bauern: auf a5 und a4.
    .hint-3 = Vom Start auf a7 darf der Bauer gleich nach a5.
    .yes = Der Bauer ging, der Springer sprang, und du hast alle { $total }!

# source 04aa4b61
lesson-pawn-walks_who-blocks = Dein Bauer auf d7 kann keine zwei Schritte gehen. Tippe auf die Figur, die ihm im Weg steht!
    .paper = Dein Bauer auf d7 kann keine zwei Schritte gehen. Welche Figur steht ihm im Weg?
    .because-pawn-double-blocked = Der Weg ist noch zu. Ein Bauer fürchtet niemanden, aber er springt nie.
    .hint-1 = Schau von d7 geradeaus: Welche Felder braucht der Bauer?
    .hint-2 = Er braucht d6 und d5. Wer steht dort?
    .hint-3 = Dein eigener Springer steht auf d6. Tippe auf ihn!
    .yes = Die Felder d6 und d5 sind frei! Ein Bauer springt nie, auch nicht über Freunde.

# source d65af79a
lesson-pawn-walks_race = Ein Wettlauf! Bring einen Bauern hinüber, bevor ich es schaffe.
    .hint-1 = Lauf mit einem Bauern, und lass den anderen ausruhen.
    .hint-2 = Der Bauer auf a7 darf zuerst zwei Schritte gehen.
    .yes = Dein Bauer ist drüben. Keiner läuft schneller!
