### Die Worte zu lessons/family-pawns.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source aa5c4334
lesson-family-pawns = Lange Schritte für Bauern
    .about = Hausregel: Ein Bauer darf jederzeit zwei Schritte gehen.
    .notes =
        Ziel: In diesem Familienspiel darf jeder Bauer zwei Schritte gehen, wann immer beide Felder leer sind, und jedes Mal darf er en passant geschlagen werden. Jeder andere hat dafür einen Zug, bis der Besitzer des Bauern wieder dran ist. Laufen Sie auf einem Bodenbrett die vier Richtungen: Weiß nach Norden, Blau nach Osten, Schwarz nach Süden, Gelb nach Westen. Übliche Irrtümer: ein Bauer, der über eine Figur springt, und Kinder, die den langen Schritt dann auch im normalen Schach machen. Lassen Sie sie sagen, welches Spiel sie gerade spielen.

# source bb1aca93
lesson-family-pawns_long-steps = Hausregel: Ein Bauer darf jederzeit zwei Schritte gehen. Beide Felder müssen leer sein.

# source 06f99390
lesson-family-pawns_family-steps = Du spielst das Familienspiel. Darf der weiße Bauer von e6 nach e8?
    .hint-1 = An diesem Tisch ist es gleich, wo der Bauer steht.
    .hint-2 = Sind e7 und e8 leer? Dann sind zwei Schritte erlaubt.
    .yes = Richtig: An diesem Tisch sind zwei Schritte jederzeit erlaubt.
    .no = Beide Felder sind leer. Mehr verlangt die Regel der Familie nicht.

# source 15d772d3
lesson-family-pawns_tournament-steps = Dasselbe Brett, aber mit Turnierregeln. Darf der Bauer von e6 nach e8?
    .hint-1 = Wie ist es im normalen Schach? Denk an den ersten Zug eines Bauern.
    .hint-2 = Dort sind zwei Schritte nur vom Startfeld des Bauern aus erlaubt.
    .yes = Richtig: Im Turnier geht ein Bauer nur im ersten Zug zwei Schritte.
    .no = Dieser Bauer hat sein Startfeld verlassen. Im Turnier darf er nur einen Schritt gehen.

# source 77263e70
lesson-family-pawns_no-jump = Du spielst Gelb, im Osten. Versuch zwei Schritte mit deinem Bauern: von i5 nach g5.
    .hint-1 = Tippe auf den Bauern auf i5 und dann auf g5.
    .hint-2 = Auf h5 steht ein Springer. Probier es aus.
    .yes = Gut gesehen: Auch hier springt ein Bauer nie.

# source ee8ffc10
lesson-family-pawns_own-way = Der blaue Bauer auf d8 läuft nach Osten. Versuch das mit dem weißen: von e5 nach f5.
    .hint-1 = Tippe auf den Bauern auf e5 und dann auf f5.
    .hint-2 = Weiße Bauern laufen nach Norden. Probier es aus.
    .yes = Gut gesehen: Weiße Bauern laufen nach Norden. Nur Blau läuft nach Osten.

# source 08d65949
lesson-family-pawns_long-way = Lauf von d2 bis zum Stern auf d12, in { $best } Zügen.
    .hint-1 = Mach jedes Mal zwei Schritte.
    .hint-2 = Du kommst über d4, d6, d8 und d10 nach d12.
    .yes = { $best } lange Schritte, und du bist da! Mit einzelnen Schritten sind es zehn.

# source 24530e3b
lesson-family-pawns_in-passing = Der weiße Bauer lief von d4 nach d6. Tippe auf jeden Bauern, der en passant auf d5 schlagen darf.
    .hint-1 = Welche Bauern greifen d5 an? Sie schlagen einen Schritt schräg nach vorn.
    .hint-2 = Nach Osten läuft Blau, nach Süden Schwarz, nach Westen Gelb.
    .hint-3 = Zwei Bauern greifen d5 an: die auf c6 und e6.
    .yes = Beide! Wer d5 angreift, darf dort schlagen, von jeder Seite des Tisches.
    .no = Dieser Bauer greift d5 nicht an. Wohin läuft er?

# source ca3c103f
lesson-family-pawns_one-turn-each = Blau zog stattdessen den König. Du spielst Schwarz: Darf dein Bauer en passant auf d5 schlagen?
    .hint-1 = War Schwarz schon dran, seit der weiße Bauer lief?
    .hint-2 = Jeder andere hat dafür einen Zug. Dieser ist deiner.
    .yes = Richtig: Schwarz ist seitdem zum ersten Mal am Zug.
    .no = Weiß hat noch nicht wieder gezogen. Also hat Schwarz noch seine Chance.

# source 616ac0c8
lesson-family-pawns_too-late = Alle haben gezogen, und Schwarz ist wieder dran. Versuch jetzt, auf d5 zu schlagen.
    .hint-1 = Tippe auf den Bauern auf e6 und dann auf d5.
    .hint-2 = Deine Chance ist vorbei. Probier es aus.
    .yes = Gut gesehen: zu spät. Jeder hat dafür nur einen Zug.

# source 1ecadd0e
lesson-family-pawns_end-of-the-way = Ein Bauer verwandelt sich, wo sein Weg endet. Welcher weiße Bauer kann das jetzt?
    .hint-1 = Schau von b9 und von e9 nach vorn. Wo endet das Brett?
    .hint-2 = Hinter b10 ist kein Feld mehr.
    .hint-3 = Geh von b9 nach b10 und wähle eine Figur.
    .yes = Auf b10 endet der Weg: Dort hat sich dein Bauer verwandelt.
    .no = Das darfst du, aber so verwandelt sich kein Bauer. Wessen Weg endet mit dem nächsten Schritt?
    .wrong-e9-e10 = Dieser Bauer hat noch Felder vor sich, bis e12. Schau den anderen an.
    .wrong-e9-e11 = Fast am Ende, aber e12 ist das letzte Feld. Schau den anderen Bauern an.
