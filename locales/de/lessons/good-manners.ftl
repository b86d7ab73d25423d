### Die Worte zu lessons/good-manners.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 2fea7492
lesson-good-manners = Gutes Benehmen
    .about = Hand geben, leise sein, und erst denken, dann berühren.
    .notes = Im Turnier gilt: berührt, geführt. Eine berührte eigene Figur zieht, eine berührte fremde wird geschlagen, wenn eine Regel es erlaubt. In manchen Vereinen darf man berühren, nachdenken und zurückstellen, und erst das Loslassen zählt. Legen Sie vor der ersten Partie fest, welche Regel heute gilt. Üben Sie „Ich rücke zurecht“ und den Handschlag zu zweit. Oft wird erst berührt und dann gedacht, oder ein Versehen laut angeprangert, statt einen Erwachsenen zu rufen.

# source afbdff29
lesson-good-manners_hands =
    Gebt euch vor und nach der Partie die Hand. Seid während des Spiels leise.

# source a0232650
lesson-good-manners_crooked = Dein Springer auf g1 steht schief. Was sagst du, bevor du ihn berührst?
    .option-nothing = Nichts, ich schiebe ihn einfach
    .option-nothing-say = Noch nicht: Dann müsstest du mit dem Springer ziehen.
    .option-check = Schach
    .option-check-say = Schach heißt: Ein König ist angegriffen. Das ist hier nicht so.
    .option-adjust = Ich rücke zurecht
    .hint-1 = Sag, dass du ihn nur gerade hinstellen willst.
    .hint-2 = Drei Worte: Ich rücke zurecht.
    .yes = Richtig: Sag erst „Ich rücke zurecht“, dann stell den Springer gerade.

# source 8caa54a3
lesson-good-manners_touched = Im Turnier muss eine berührte Figur ziehen. Du hast den Springer auf g1 berührt: Tippe seine Felder an!
    .hint-1 = Der Springer springt zwei Felder geradeaus und eins zur Seite.
    .hint-2 = Seit der Bauer weg ist, ist auch e2 frei.
    .yes = Alle { $total } Felder, und auf eines davon muss er. Erst denken, dann berühren!
    .no = Der berührte Springer muss ziehen. Wohin springt er von g1 aus?

# source 3c2d369b
lesson-good-manners_club-touched = In einem Verein darf man berühren, denken und zurückstellen. Darf jetzt der Läufer ziehen?
    .option-free = Ja, der Springer geht zurück
    .option-knight = Nein, der Springer muss ziehen
    .option-knight-say = So ist es im Turnier. Dieser Verein hat eine eigene Regel.
    .hint-1 = Noch wurde nichts auf einem neuen Feld losgelassen.
    .hint-2 = Nach dieser Vereinsregel zählt Berühren allein nicht.
    .yes = Richtig: Nach dieser Regel geht das. Frag vorher, welche Regel gilt.

# source f2225d33
lesson-good-manners_club-let-go = Derselbe Verein. Du hast den Läufer auf c4 losgelassen: Darfst du ihn zurücknehmen?
    .option-always = Ja, wann ich will
    .option-never = Nein, niemand kann es erlauben
    .option-never-say = So ist es im Turnier. In diesem Verein kann es jemand erlauben.
    .option-kind = Nur, wenn Schwarz einverstanden ist
    .hint-1 = Der Läufer ist losgelassen. Damit ist der Zug gemacht.
    .hint-2 = In diesem Verein darf der andere nett sein, muss aber nicht.
    .yes = Richtig: Losgelassen ist gezogen. Nur Schwarz kann es erlauben.
    .no = Losgelassen, also ist der Zug gemacht. Wen könntest du fragen?

# source 86f577de
lesson-good-manners_touched-theirs = Turnier: Du hast den Springer auf e5 berührt. Schlag ihn, finde beide Züge!
    .hint-1 = Welche deiner Figuren greifen e5 an?
    .hint-2 = Schau auf den Springer auf f3 und den Bauern auf d4.
    .yes = Beide! Eine berührte Figur der anderen Seite wird geschlagen.
    .no = Du hast den Springer auf e5 berührt. Jetzt muss ihn jemand schlagen.

# source 7d1b8bae
lesson-good-manners_cannot-move = Du spielst Schwarz und hast den Läufer berührt. Versuch, nach c5 zu ziehen.
    .hint-1 = Tippe auf den Läufer auf e7 und dann auf c5.
    .hint-2 = Der Turm auf e1 schaut die e-Linie entlang. Probier es aus.
    .yes = Gut gesehen: Er kann nicht ziehen. Dann darf eine andere Figur ziehen.

# source 783056c9
lesson-good-manners_not-allowed = Der schwarze Läufer sprang über den Bauern auf e7. Ihr seht es beide: Was nun?
    .option-on = Wir spielen weiter
    .option-on-say = Dann baut die ganze Partie auf einem verbotenen Zug auf.
    .option-lost = Schwarz verliert sofort
    .option-lost-say = Ein Versehen kann jedem passieren. Es geht auch freundlicher.
    .option-back = Zurück, und ein anderer Zug
    .hint-1 = Ein Läufer springt nie. Also gilt dieser Zug nicht.
    .hint-2 = Stellt den Läufer zurück nach f8. Und dann?
    .yes = Richtig: zurücknehmen und einen erlaubten Zug machen. Oder fragt einen Erwachsenen.
