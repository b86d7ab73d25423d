### Die Worte zu lessons/piece-values.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e86e18c2
lesson-piece-values = Was sind die Figuren wert?
    .about = Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9.
    .can = Du weißt, was eine Figur wert ist, bevor du schlägst!
    .notes = Ziel: vergleichen, bevor man schlägt. Die Punkte sind keine Regel, und niemand gewinnt nach Punkten; sie helfen nur beim Denken. Lassen Sie die Kinder mit echten Figuren Kaufladen spielen: Was bekomme ich für einen Turm? Übliche Irrtümer: Figuren zählen statt Punkte, und nur sehen, was man bekommt, nicht, was man gibt. Der König hat keinen Preis, denn er wird nie geschlagen. Im letzten Spiel hat das Programm einen Turm mehr und zieht zufällig: Wer schlägt, was frei ist, holt bald auf.

# source 0dfd53fe
lesson-piece-values_in-order = Jede Figur ist Punkte wert. Tippe sie der Reihe nach an, die billigste zuerst!
    .paper = Jede Figur ist Punkte wert. Ordne sie, die billigste zuerst!
    .hint-1 = Der Bauer zählt 1. Also kommt der Bauer auf d2 zuerst.
    .hint-2 = Springer und Läufer zählen je 3. Nimm zuerst, wen du magst.
    .hint-3 = Dann kommen der Turm mit 5 und die Dame mit 9.
    .yes = Bauer, Springer und Läufer, Turm, Dame: So werden es immer mehr Punkte.

# source 4e8983c2
lesson-piece-values_most-for-white = Dein Bauer kann zwei Figuren schlagen. Nimm die, die mehr zählt!
    .hint-1 = Was steht auf c6, und was steht auf e6?
    .hint-2 = Die Dame auf c6 zählt 9, der Turm auf e6 zählt 5.
    .yes = 9 Punkte! Ein kleiner Bauer darf eine große Dame schlagen.
    .no = Das darfst du, aber damit schlägst du nichts. Schau auf c6 und e6.
    .wrong-d5-e6 = Der Turm zählt 5. Auf c6 steht etwas, das mehr zählt.

# source b006771c
lesson-piece-values_count-white = Wie viele Punkte hat Weiß? Zähl sie zusammen.
    .hint-1 = Der König hat keinen Preis: Er wird nie geschlagen.
    .hint-2 = Der Turm auf d1 zählt 5, der Springer auf e3 zählt 3.
    .hint-3 = Dazu 1 für jeden Bauern: auf b4 und auf g2.
    .yes = Du hast alles zusammengezählt: 5 und 3 und zwei Bauern sind 10.

# source db5b8a37
lesson-piece-values_good-trade = Zwei Figuren können den Turm schlagen, und ein Bauer schlägt zurück. Wer soll schlagen?
    .hint-1 = Für den Turm bekommst du 5. Was gibst du?
    .hint-2 = Deine Dame zählt 9, dein Springer zählt 3.
    .hint-3 = Schlag mit dem Springer: von e5 nach c6.
    .yes = Du bekommst 5 und gibst nur 3. Ein guter Tausch!
    .no = Das darfst du, aber der Turm ist noch da.
    .wrong-c2-c6 = Du bekommst 5 für den Turm und gibst 9. Wer ist billiger?

# source 67027739
lesson-piece-values_two-rooks = Weiß hat eine Dame, Schwarz hat zwei Türme. Wer hat mehr Punkte?
    .hint-1 = Ein Turm zählt 5. Wie viel zählen zwei?
    .hint-2 = Die Dame zählt 9. Vergleiche 9 und 10.
    .yes = Zwei Türme zählen 10, und die Dame zählt 9. Du hast beide Seiten verglichen.
    .option-queen = Weiß, mit der Dame
    .option-queen-say = Die Dame zählt 9. Zähl die zwei Türme zusammen: 5 und 5.
    .option-rooks = Schwarz, mit den zwei Türmen
    .option-same = Beide gleich viel
    .option-same-say = Fast! Die Türme zählen 5 und 5, die Dame zählt 9.

# source 5bfa97c1
lesson-piece-values_most-for-black = Jetzt spielst du Schwarz! Schlag die Figur, die am meisten zählt.
    .hint-1 = Der Springer auf e5 kann nach c4, d3, f3 und g4.
    .hint-2 = Eine Dame, ein Turm, ein Läufer, ein Bauer: Was zählt am meisten?
    .hint-3 = Die Dame steht auf c4.
    .yes = Die Dame auf c4: 9 Punkte! Du hast zuerst alle vier angeschaut.
    .no = Das darfst du, aber damit schlägst du nichts. Schau, wo weiße Figuren stehen.
    .wrong-e5-d3 = Der Turm auf d3 zählt 5. Eine Figur zählt mehr.
    .wrong-e5-f3 = Der Läufer auf f3 zählt 3. Zwei Figuren zählen mehr.
    .wrong-e5-g4 = Der Bauer auf g4 zählt 1. Alle anderen zählen mehr.

# source 798077e7
lesson-piece-values_bait = Deine Dame kann drei Figuren schlagen. Welche ist das beste Geschenk?
    .hint-1 = Der Turm zählt am meisten. Aber wer deckt ihn?
    .hint-2 = Der Bauer auf f3 deckt den Turm: Du würdest die Dame geben.
    .hint-3 = Schlag den Springer auf a5.
    .yes = 3 Punkte geschenkt. Der Turm war nur ein Köder!
    .no = Das darfst du, aber damit schlägst du nichts.
    .wrong-d5-e4 = Der Bauer auf f3 schlägt zurück. Du bekommst 5 und gibst 9.
    .wrong-d5-d2 = Der Bauer auf d2 zählt 1. Etwas anderes ist frei und zählt mehr.

# source d6169811
lesson-piece-values_opens = Tausch den Springer gegen den Turm. Dann schau, was dein Läufer sieht!
    .hint-1 = Dein Springer steht deinem Läufer im Weg.
    .hint-2 = Der Springer schlägt auf e3, und ein Bauer schlägt zurück.
    .hint-3 = Dann schlägt der Läufer die Dame auf g2.
    .yes = Turm und Dame für einen Springer: 14 Punkte für 3!
    .no = Noch nicht: Erst schlägt der Springer den Turm, dann schlägt der Läufer.

# source de2ea723
lesson-piece-values_last-standing = Schlag alles, was ich habe! Pass auf: Ich habe einen Turm mehr.
    .hint-1 = Schlag, was frei ist. Was am meisten zählt, kommt zuerst.
    .hint-2 = Vor jedem Tausch: Was bekommst du, und was gibst du?
    .yes = Du hast gut gezählt: Von mir ist nichts mehr übrig!
