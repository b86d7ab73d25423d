### Die Worte zu lessons/piece-values.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 076673f9
lesson-piece-values = Was sind die Figuren wert?
    .about = Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9.
    .notes =
        Ziel: vergleichen, bevor man schlägt. Die Punkte sind keine Regel, und niemand gewinnt nach Punkten; sie helfen nur beim Denken. Lassen Sie die Kinder mit echten Figuren Kaufladen spielen: Was bekomme ich für einen Turm? Übliche Irrtümer: Figuren zählen statt Punkte, und nur sehen, was man bekommt, nicht, was man gibt. Der König hat keinen Preis, denn er wird nie geschlagen.

# source 3f94b308
lesson-piece-values_prices = Ein Bauer zählt 1, Springer und Läufer je 3. Ein Turm zählt 5, eine Dame 9.

# source e68604fe
lesson-piece-values_in-order = Tippe die Figuren der Reihe nach an. Die Figur mit den wenigsten Punkten kommt zuerst.
    .hint-1 = Der Bauer zählt 1. Also kommt der Bauer auf d2 zuerst.
    .hint-2 = Springer und Läufer zählen je 3. Nimm zuerst, wen du magst.
    .hint-3 = Dann kommen der Turm mit 5 und die Dame mit 9.
    .yes = Bauer, Springer und Läufer, Turm, Dame: So werden es immer mehr Punkte.

# source 4966ea2b
lesson-piece-values_count-white = Wie viele Punkte hat Weiß? Zähl die weißen Figuren zusammen.
    .hint-1 = Der König hat keinen Preis: Er wird nie geschlagen.
    .hint-2 = Der Turm auf d1 zählt 5, der Springer auf e3 zählt 3.
    .hint-3 = Dazu 1 für jeden Bauern: auf b4 und auf g2.
    .yes = Du hast alles zusammengezählt: 5 und 3 und zwei Bauern sind 10.

# source 62d44533
lesson-piece-values_small-takes-big = Ein Bauer zählt 1, eine Dame 9. Darf der Bauer die Dame schlagen?
    .hint-1 = Die Punkte sind keine Regel. Wie schlägt ein Bauer?
    .hint-2 = Von d4 nach e5 ist es ein Schritt schräg nach vorn.
    .yes = Richtig: Eine kleine Figur darf eine große schlagen. Punkte sind nur ein Rat.
    .no = Punkte verbieten nichts. Von d4 nach e5: So schlägt ein Bauer.

# source e1cc0a38
lesson-piece-values_queen-jump = Du spielst Schwarz. Deine Dame zählt 9: Versuch, mit ihr nach e2 zu springen.
    .hint-1 = Tippe auf die Dame auf d4 und dann auf e2.
    .hint-2 = Von d4 nach e2 springt ein Springer. Probier es aus.
    .yes = Gut gesehen: Auch die Dame mit ihren 9 Punkten springt nie.

# source 2b0bda86
lesson-piece-values_two-rooks = Weiß hat eine Dame, Schwarz hat zwei Türme. Wer hat mehr Punkte?
    .hint-1 = Ein Turm zählt 5. Wie viel zählen zwei?
    .hint-2 = Die Dame zählt 9. Vergleiche 9 und 10.
    .yes = Zwei Türme zählen 10, und die Dame zählt 9. Du hast beide Seiten verglichen.
    .option-queen = Weiß, mit der Dame
    .option-queen-say = Die Dame zählt 9. Zähl die zwei Türme zusammen: 5 und 5.
    .option-rooks = Schwarz, mit den zwei Türmen
    .option-same = Beide gleich viel
    .option-same-say = Fast! Die Türme zählen 5 und 5, die Dame zählt 9.

# source ee0f0a35
lesson-piece-values_most-for-white = Dein Bauer auf d5 kann zwei Figuren schlagen. Nimm die, die mehr zählt.
    .hint-1 = Was steht auf c6, und was steht auf e6?
    .hint-2 = Die Dame auf c6 zählt 9, der Turm auf e6 zählt 5.
    .yes = Die Dame zählt 9. Du hast vor dem Schlagen verglichen!
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Schau auf c6 und e6.
    .wrong-d5-e6 = Der Turm zählt 5. Auf c6 steht etwas, das mehr zählt.

# source d4a6c555
lesson-piece-values_most-for-black = Du spielst Schwarz. Dein Springer sieht vier weiße Figuren: Schlag die wertvollste.
    .hint-1 = Der Springer auf e5 kann nach c4, d3, f3 und g4.
    .hint-2 = Eine Dame, ein Turm, ein Läufer, ein Bauer: Was zählt am meisten?
    .hint-3 = Die Dame steht auf c4.
    .yes = Die Dame auf c4: 9 Punkte! Du hast zuerst alle vier angeschaut.
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Schau, wo weiße Figuren stehen.
    .wrong-e5-d3 = Der Turm auf d3 zählt 5. Eine Figur zählt mehr.
    .wrong-e5-f3 = Der Läufer auf f3 zählt 3. Zwei Figuren zählen mehr.
    .wrong-e5-g4 = Der Bauer auf g4 zählt 1. Alle anderen zählen mehr.

# source ce977ba6
lesson-piece-values_queen-trade = Deine Dame schlägt den Turm. Dann schlägt der Bauer die Dame: ein guter Tausch?
    .hint-1 = Was bekommst du? Ein Turm zählt 5.
    .hint-2 = Was gibst du? Eine Dame zählt 9.
    .yes = Du bekommst 5 und gibst 9. Behalt die Dame lieber!
    .option-good = Ja, ich gewinne Punkte
    .option-good-say = Zähl beides: Du bekommst 5 für den Turm und gibst 9.
    .option-bad = Nein, ich verliere Punkte

# source f8d1113e
lesson-piece-values_bishop-trade = Jetzt schlägt der Läufer den Turm, und der Bauer schlägt zurück. Ein guter Tausch?
    .hint-1 = Was bekommst du? Ein Turm zählt 5.
    .hint-2 = Was gibst du? Ein Läufer zählt 3.
    .yes = Du bekommst 5 und gibst nur 3. Das ist ein guter Tausch!
    .option-good = Ja, ich gewinne Punkte
    .option-bad = Nein, ich verliere Punkte
    .option-bad-say = Zähl beides: Du bekommst 5 für den Turm und gibst 3.
