### Die Worte zu lessons/en-passant-how.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 68fa7d87
lesson-en-passant-how = En passant: im Vorbeigehen schlagen
    .about = Ein Bauer lief an deinem vorbei, und du darfst ihn doch schlagen.
    .notes = Ziel: einen Bauern schlagen, der mit einem Doppelschritt vorbeigelaufen ist, und wissen, dass er vom Feld daneben verschwindet. Legen Sie in der Klasse einen Fußabdruck aus Papier auf das übersprungene Feld und sagen Sie: „Schlag ihn, als stünde er hier.“ Oft ziehen die Kinder seitwärts auf den Bauern, oder sie vergessen, ihn vom Brett zu nehmen.

# source bb26ce51
lesson-en-passant-how_it-ran-past =
    Der schwarze Bauer machte einen _Doppelschritt_, an deinem vorbei. Schlag ihn, als stünde er auf f6: _en passant_!

# source 82cb4730
lesson-en-passant-how_first-time = Der schwarze Bauer lief von d7 nach d5 an deinem vorbei. Schlag ihn en passant.
    .hint-1 = Welches Feld hat der schwarze Bauer übersprungen? Der Kreis zeigt es.
    .hint-2 = Tippe auf den Bauern auf e5 und dann auf d6.
    .yes = Dein Bauer steht auf d6, und der Bauer auf d5 ist weg.
    .no = Dein König kann warten. Der Bauer auf e5 soll schlagen.
    .wrong-e5-e6 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag auf d6.
    .because-pawn-sideways = Nicht seitwärts: Geh auf das Feld, das er übersprungen hat.

# source 18e6669e
lesson-en-passant-how_black-takes = Du spielst Schwarz. Weiß lief von c2 nach c4: Schlag den Bauern en passant.
    .hint-1 = Welches Feld hat der weiße Bauer übersprungen? Der Kreis zeigt es.
    .hint-2 = Tippe auf den Bauern auf b4 und dann auf c3.
    .yes = Dein Bauer steht auf c3, und der Bauer auf c4 ist weg.
    .no = Dein König kann warten. Der Bauer auf b4 soll schlagen.
    .wrong-b4-b3 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag auf c3.

# source ea8fe962
lesson-en-passant-how_usual-way = Schwarz ging einen Schritt, und du schlägst auf f6. Wo nimmst du den schwarzen Bauern weg?
    .hint-1 = Wo steht der schwarze Bauer jetzt gerade?
    .hint-2 = Er steht auf f6. Dort landet auch dein Bauer.
    .yes = Von f6: Dein Bauer landet wie immer auf dem geschlagenen.
    .no = Such den schwarzen Bauern. Du nimmst ihn weg, wo er steht.

# source f7554830
lesson-en-passant-how_passing-way = Jetzt ging Schwarz zwei Schritte, und du schlägst en passant. Wo nimmst du den Bauern weg?
    .hint-1 = Wo steht der schwarze Bauer jetzt gerade?
    .hint-2 = Dein Bauer landet auf f6, aber der schwarze steht neben dir.
    .yes = Von f5: Du landest auf f6, aber der Bauer stand neben dir.
    .no = Such den schwarzen Bauern. Du nimmst ihn weg, wo er steht.

# source 2e9c53bd
lesson-en-passant-how_who-can = Schwarz zog eben von d7 nach d5. Tippe auf jeden weißen Bauern, der ihn schlagen darf.
    .hint-1 = En passant schlägt man den Bauern auf d5 von den Feldern daneben.
    .hint-2 = Wer steht auf c5? Wer steht auf e5?
    .yes = Beide Nachbarn dürfen, von links oder von rechts. Einen suchst du aus.
    .no = Dieser nicht: Der Bauer muss gleich neben d5 stehen.

# source 044a3dda
lesson-en-passant-how_whole-story = Stell eine Falle: Geh mit dem Bauern von f4 nach f5. Danach schlag!
    .hint-1 = Dein Bauer wartet auf f5. Schau auf den schwarzen Bauern auf g7.
    .hint-2 = Er lief vorbei nach g5. Schlag ihn: von f5 nach g6.
    .yes = Du hast auf f5 gewartet und den Bauern im Vorbeigehen geschlagen.

# source 84605a19
lesson-en-passant-how_out-of-check = Du spielst Schwarz, und der Bauer auf c4 gibt Schach. Schlag ihn!
    .hint-1 = Der Bauer auf b3 deckt c4, also darf dein König nicht schlagen.
    .hint-2 = Der weiße Bauer kam von c2. Welches Feld hat er übersprungen?
    .hint-3 = Schlag en passant: von b4 nach c3.
    .yes = En passant geschlagen: Der Bauer auf c4 gibt kein Schach mehr.
    .no = Noch nicht: Schlag den Bauern, der nach c4 gelaufen ist.
    .because-king-captures-protected = Nicht mit dem König: Der Bauer auf b3 deckt c4. Wer kann sonst schlagen?

# source f483edd8
lesson-en-passant-how_real-board =
    Stell dieses Bild auf. Schwarz läuft nach f5: Schlag en passant und nimm den Bauern weg.
