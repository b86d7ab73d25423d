### Die Worte zu lessons/en-passant-when-not.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5eea515b
lesson-en-passant-when-not = En passant: jetzt oder nie
    .about = Wann du im Vorbeigehen schlagen darfst und wann nicht.
    .notes = Ziel: vor dem Schlagen en passant drei Dinge prüfen: Ist es ein Bauer, lief er zwei Felder, und war das der allerletzte Zug? Spielen Sie in der Klasse den letzten Zug zweimal vor, einmal mit einem Schritt und einmal mit zwei; nur wenn das Schlagen erlaubt ist, heben die Kinder die Hand. Viele glauben, die Chance bleibe, oder man könne so jede Figur schlagen.

# source c5d5db88
lesson-en-passant-when-not_three-questions =
    Frag: Ist es ein Bauer, lief er zwei Felder, und gerade eben? Dreimal Ja: Du darfst schlagen.

# source 76977c58
lesson-en-passant-when-not_at-once = Schwarz lief gerade von g7 nach g5. Darf dein Bauer en passant auf g6 schlagen?
    .hint-1 = Ist es ein Bauer? Lief er gerade eben zwei Felder?
    .hint-2 = Der Kreis zeigt das übersprungene Feld: g6.
    .yes = Richtig: ein Bauer, zwei Felder, und gerade eben.
    .no = Ein Bauer lief zwei Felder, und das war der letzte Zug.

# source 588d4e55
lesson-en-passant-when-not_too-late = Jetzt hat jede Seite noch einmal gezogen. Versuch, en passant auf g6 zu schlagen.
    .hint-1 = Tippe auf den Bauern auf h5 und dann auf g6.
    .hint-2 = Der Kreis auf g6 ist weg. Probier es aus.
    .yes = Gut gesehen: Die Chance dauert nur einen Zug.

# source 844cd099
lesson-en-passant-when-not_two-steps = Du spielst Schwarz. Weiß lief von d2 nach d4: Darfst du auf d3 schlagen?
    .hint-1 = Schau dem weißen Bauern zu: Wo kam er her?
    .hint-2 = Er lief zwei Felder, vorbei an deinem Bauern auf e4.
    .yes = Richtig: Er lief von d2 nach d4, also schlägst du auf d3.
    .no = Er hat d3 gerade übersprungen, also darfst du dort schlagen.

# source b19b4b02
lesson-en-passant-when-not_one-step = Diesmal kam der weiße Bauer von d3. Darfst du auf d3 schlagen?
    .hint-1 = Zähl die Schritte des weißen Bauern.
    .hint-2 = Von d3 nach d4 ist es ein Schritt. Er hat nichts übersprungen.
    .yes = Richtig: Er ging nur einen Schritt, also schlägt ihn niemand en passant.
    .no = Der Bauer kam von d3 nach d4: ein Schritt. Zwei müssen es sein.

# source 90102bb9
lesson-en-passant-when-not_not-a-pawn = Du spielst Schwarz, und auf c4 landet ein Springer. Versuch, ihn en passant zu schlagen.
    .hint-1 = Tippe auf den Bauern auf b4 und dann auf c3.
    .hint-2 = Auf c4 steht ein Springer. Probier es aus.
    .yes = Gut gesehen: En passant schlägt man nur Bauern.

# source 47e4227f
lesson-en-passant-when-not_king-moved-last = Zuletzt zog der schwarze König nach e7. Darf dein Bauer en passant auf d6 schlagen?
    .hint-1 = Welche schwarze Figur hat zuletzt gezogen?
    .hint-2 = En passant ist die Antwort auf einen Bauernzug, nicht auf einen Königszug.
    .yes = Richtig: Zuletzt zog der König und nicht der Bauer.
    .no = Der Bauer steht schon länger auf d5. Zuletzt zog der König.

# source 9e5ca63b
lesson-en-passant-when-not_open-row = Jetzt wird es schwer: Der Bauer lief nach f5. Versuch, ihn en passant auf f6 zu schlagen.
    .hint-1 = Schau die Reihe entlang, von a5 bis zu deinem König auf h5.
    .hint-2 = Zwei Bauern verlassen die Reihe auf einmal. Wer schaut dann auf h5?
    .hint-3 = Tippe auf den Bauern auf e5 und dann auf f6.
    .yes = Gut gesehen: Auch en passant muss dein König sicher bleiben.

# source 931c9812
lesson-en-passant-when-not_usual-capture = Der Bauer lief nach f5, und deiner steht auf e4. Schlag ihn!
    .hint-1 = Dein Bauer auf e4 schlägt schräg, wie immer.
    .hint-2 = Tippe auf den Bauern auf e4 und dann auf f5.
    .yes = Ganz gewöhnlich geschlagen: Du stehst auf f5, wo der Bauer stand.
    .no = Das darfst du, aber es schlägt nichts. Schau schräg von e4 aus.
    .wrong-e4-e5 = So gehst du an ihm vorbei. Wo steht der schwarze Bauer?
