### Die Worte zu lessons/good-manners.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source d526d998
lesson-good-manners = Gutes Benehmen
    .about = Hand geben, leise sein, und erst denken, dann berühren.
    .can = Du kannst dich benehmen: Erst denkt der Kopf, dann greift die Hand!
    .notes = Im Turnier gilt: berührt, geführt. Eine berührte eigene Figur zieht, eine berührte fremde wird geschlagen, wenn das erlaubt ist. In mancher Schach-AG darf man berühren, nachdenken und zurückstellen, und erst das Loslassen zählt; dort kann nur der andere eine Änderung erlauben. Legen Sie vor der ersten Partie fest, welche Regel heute gilt. Üben Sie „Ich rücke zurecht“ und den Handschlag zu zweit. Oft wird erst berührt und dann gedacht: In der Aufgabe mit dem berührten Springer geht so ein geschenkter Springer verloren. Oder ein Versehen wird laut angeprangert, statt gemeinsam zurückzunehmen oder einen Erwachsenen zu rufen.

# source 4b355439
lesson-good-manners_handshake = Zwei Kapitäne treffen sich zur Partie. Tippe an, was sie tun, der Reihe nach!
    .paper = Zwei Kapitäne treffen sich zur Partie. Was tun sie, und in welcher Reihenfolge?
    .option-hello = Hand geben: Viel Spaß!
    .option-quiet = Spielen und leise sein
    .option-thanks = Hand geben: Danke!
    .option-tidy = Das Brett aufräumen
    .hint-1 = Was tun zwei Spieler vor allem anderen?
    .hint-2 = Eine Hand vor der Partie, eine danach. Und während sie spielen?
    .yes = Genau so: vorher die Hand, nachher die Hand, und dazwischen leise.

# source 2f072d44
lesson-good-manners_crooked = Dein Springer auf g1 steht schief. Was kommt zuerst, und was danach?
    .option-say = Sagen: „Ich rücke zurecht“
    .option-straight = Den Springer gerade stellen
    .option-move = Nachdenken, dann ziehen
    .hint-1 = Sag zuerst, dass du ihn nur gerade hinstellen willst.
    .hint-2 = Drei Wörter kommen zuerst: Ich rücke zurecht.
    .yes = Ja: Erst „Ich rücke zurecht“. Sonst müsstest du mit dem Springer ziehen.

# source fbfb1416
lesson-good-manners_touched = Im Turnier muss eine _berührte_ Figur ziehen. Du hast den Springer berührt: Wo ist er sicher?
    .wrong-h8-e8 = Das wäre ein Geschenk! Aber du hast den Springer auf d4 berührt: Er muss ziehen.
    .wrong-d4-b3 = Dort schlägt der Bauer von c4. Such ein anderes Feld!
    .wrong-d4-b5 = Dort schlägt der Turm von a5. Such ein anderes Feld!
    .wrong-d4-c6 = Dort schlägt der Bauer von d7. Such ein anderes Feld!
    .wrong-d4-e6 = Dort schlägt der Bauer von d7. Such ein anderes Feld!
    .wrong-d4-f5 = Dort schlägt der Läufer von g4. Such ein anderes Feld!
    .wrong-d4-f3 = Dort schlägt der Läufer von g4. Such ein anderes Feld!
    .wrong-d4-e2 = Dort schlägt der Läufer von g4. Such ein anderes Feld!
    .hint-1 = Nur der Springer darf ziehen. Er hat acht Felder.
    .hint-2 = Turm, Läufer und Bauern sehen sieben davon.
    .hint-3 = Spring nach c2: Dieses Feld sieht niemand.
    .yes = Sicher, aber ein Geschenk ist weg. Erst denken, dann berühren!
    .no = Du hast den Springer auf d4 berührt. Jetzt darf keine andere Figur ziehen.

# source ac45eec3
lesson-good-manners_club-touched = In dieser Schach-AG darf man berühren, denken und zurückstellen. Hol dir das Geschenk!
    .wrong-d4-c2 = Das ist sicher. Aber hier muss der Springer nicht ziehen: Such ein Geschenk!
    .hint-1 = Der Springer geht zurück nach d4. Schau auf deinen Turm: Was ist frei?
    .hint-2 = Schlag den Springer auf e8 mit dem Turm.
    .yes = Hier darfst du das! Frag immer vorher, welche Regel gilt.
    .no = Das darfst du, aber das Geschenk wartet noch auf dich.

# source a4303350
lesson-good-manners_touched-theirs = Turnier: Du hast den Springer auf e5 berührt. Finde beide Züge, die ihn schlagen!
    .hint-1 = Welche deiner Figuren greifen e5 an?
    .hint-2 = Schau auf den Springer auf f3 und den Bauern auf d4.
    .hint-3 = Schlag auf e5 mit dem Springer und dann mit dem Bauern.
    .yes = Beide! Eine berührte Figur der anderen Seite wird geschlagen.
    .no = Du hast den Springer auf e5 berührt. Jetzt muss ihn jemand schlagen.

# source 645eae2f
lesson-good-manners_club-let-go = Wieder in der Schach-AG: Du hast den Läufer auf c4 losgelassen. Darfst du ihn zurücknehmen?
    .option-always = Ja, wann ich will
    .option-never = Nein, niemand kann es erlauben
    .option-never-say = So ist es im Turnier. In dieser Schach-AG kann es jemand erlauben.
    .option-kind = Nur, wenn Schwarz einverstanden ist
    .hint-1 = Der Läufer ist losgelassen. Damit ist der Zug gemacht.
    .hint-2 = In dieser Schach-AG darf die andere Seite nett sein, muss aber nicht.
    .yes = Richtig: Losgelassen ist gezogen. Nur Schwarz kann es erlauben.
    .no = Losgelassen, also ist der Zug gemacht. Wen könntest du fragen?

# source 55a3a37c
lesson-good-manners_no-second-queen = Du willst im Turnier eine zweite Dame, aber es ist keine da. Was nun?
    .option-call = Die Uhr anhalten und den Schiedsrichter rufen
    .option-upside-down = Einen Turm auf den Kopf stellen
    .option-upside-down-say = Zu Hause vielleicht. Im Turnier bleibt das ein Turm.
    .option-later = Den Bauern vorerst Bauer bleiben lassen
    .option-later-say = Er verwandelt sich sofort: Auf der letzten Reihe bleibt kein Bauer.
    .hint-1 = Bei jedem Turnier hilft jemand bei den Regeln.
    .yes = Richtig: Der _Schiedsrichter_ bringt dir eine Dame.

# source 7f773fee
lesson-good-manners_let-go = Jetzt spielst du Schwarz! Weiß hat die Dame losgelassen, sie bleibt stehen: Schlag sie!
    .wrong-f6-e4 = Ein Bauer ist schön. Aber schau auf h5: eine ganze Dame!
    .hint-1 = Weiß hätte die Dame gern zurück. Welche deiner Figuren sieht h5?
    .hint-2 = Schau auf deinen Springer auf f6. Wohin kann er springen?
    .hint-3 = Schlag mit dem Springer auf h5.
    .yes = Losgelassen ist gezogen, auch wenn es schade ist. Erst schauen!
    .no = Das darfst du, aber da wartet eine Dame.

# source c450ba72
lesson-good-manners_touched-and-pinned = Du hast den Läufer auf e7 berührt, aber er kann nicht ziehen. Nimm eine Figur weg, damit er ziehen muss!
    .because-pinned = Er kann noch nicht ziehen, denn er ist gefesselt. Wer schaut durch ihn auf deinen König?
    .hint-1 = Hinter dem Läufer steht dein König. Wer schaut diese Linie entlang?
    .hint-2 = Springer und Bauer fesseln niemanden. Schau die e-Linie entlang!
    .hint-3 = Der Turm auf e1 fesselt den Läufer. Nimm den Turm weg!
    .yes = Jetzt muss der berührte Läufer ziehen! Vorher durftest du mit jeder anderen Figur ziehen.

# source f609ab45
lesson-good-manners_not-allowed = Dein Läufer ist über einen Bauern gesprungen und musste zurück. Mach mit ihm einen erlaubten Zug!
    .hint-1 = Ein verbotener Zug zählt nicht. Aber der Läufer ist berührt, also muss er ziehen.
    .hint-2 = Der Bauer ist nicht mehr auf g7. Wo ist der Weg frei?
    .hint-3 = Zieh den Läufer nach g7 oder nach h6.
    .yes = Alles wieder gut! Seid ihr nicht sicher, fragt einen Erwachsenen.
    .no = Der Läufer ist berührt, und er kann ziehen. Such seinen freien Weg.
