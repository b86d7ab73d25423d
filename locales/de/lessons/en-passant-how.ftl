### Die Worte zu lessons/en-passant-how.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source b83aa1a6
lesson-en-passant-how = En passant: im Vorbeigehen schlagen
    .about = Ein Bauer lief an deinem vorbei, und du darfst ihn trotzdem schlagen.
    .can = Du fängst Bauern, die an dir vorbeilaufen!
    .notes = Ziel: einen Bauern schlagen, der mit zwei Schritten vorbeilief, und wissen, dass er neben dem eigenen Bauern verschwindet und nicht dort, wo dieser ankommt. Legen Sie in der Klasse eine Fußspur aus Papier auf das Feld, über das er lief: „Schlag ihn, als stünde er hier.“ Lassen Sie am echten Brett den geschlagenen Bauern vom Brett nehmen; viele vergessen es oder ziehen zur Seite auf ihn. In der Partie am Schluss laufen die weißen Bauern immer wieder vorbei: Wer sieht es zuerst?

# source ed68dff3
lesson-en-passant-how_first-time = Ein _Doppelschritt_, an deinem Bauern vorbei! Schlag ihn _im Vorbeigehen_: Folge dem Pfeil.
    .hint-1 = Der Kreis zeigt das Feld, über das er lief.
    .hint-2 = Zieh deinen Bauern von e5 nach d6.
    .yes = Erwischt, der Bauer auf d5 ist weg! Auf Französisch heißt „im Vorbeigehen“ _en passant_.
    .no = Dein König kann warten. Schlag mit dem Bauern auf e5.
    .wrong-e5-e6 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag auf d6!
    .because-pawn-sideways = Nicht zur Seite: Lande auf dem Feld, über das er lief.

# source b690c92b
lesson-en-passant-how_passing-way = Dein Bauer schlägt im Vorbeigehen und landet auf f6. Tippe auf den Bauern, der das Brett verlässt!
    .paper = Dein Bauer schlägt im Vorbeigehen und landet auf f6. Welcher Bauer verlässt das Brett?
    .hint-1 = Wo steht der schwarze Bauer gerade?
    .hint-2 = Er steht neben deinem Bauern. Genau dort verlässt er das Brett.
    .yes = Der Bauer verlässt f5, obwohl deiner auf f6 landet. Das können nur Bauern!
    .no = Such den schwarzen Bauern. Er verlässt das Brett dort, wo er steht.

# source cf6cc4ec
lesson-en-passant-how_who-can = Ein Bauer lief nach d5. Zwei von deinen erwischen ihn: Finde beide!
    .wrong-c5-c6 = Dieser Bauer geht weiter. Er könnte den neben sich schlagen!
    .wrong-e5-e6 = Dieser Bauer geht weiter. Er könnte den neben sich schlagen!
    .hint-1 = Welche deiner Bauern stehen gleich neben d5?
    .hint-2 = Schlag auf d6: einmal von c5 und einmal von e5.
    .yes = Von beiden Seiten! Die anderen stehen zu weit weg.
    .no = Noch nicht: Schlag mit einem Bauern, der gleich neben d5 steht.

# source c0498c3d
lesson-en-passant-how_whole-story = Stell eine Falle neben die Piste! Geh nach f5, warte und schlag zu.
    .wrong-f5-f6 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag ihn!
    .hint-1 = Geh von f4 nach f5. Dann beobachte den schwarzen Bauern.
    .hint-2 = Er lief vorbei nach g5. Schlag von f5 nach g6.
    .yes = Schnapp! Die Falle ist zu.
    .no = Dein König kann warten. Die Falle stellt dein Bauer.

# source 41827ab4
lesson-en-passant-how_two-runners = Zwei Bauern wollen an dir vorbeiflitzen. Fang sie beide!
    .wrong-e5-e6 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag zu!
    .wrong-b5-b6 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag zu!
    .hint-1 = Der erste lief nach d5. Welcher deiner Bauern steht daneben?
    .hint-2 = Schlag von e5 nach d6.
    .hint-3 = Der zweite lief nach a5. Schlag von b5 nach a6.
    .yes = Beide erwischt. An dir kommt keiner vorbei!
    .no = Noch nicht: Schlag den Bauern, der gerade vorbeilief.

# source 2bf3de8b
lesson-en-passant-how_black-takes = Jetzt spielst du Schwarz! Auch ein weißer Bauer lief vorbei: Schlag ihn im Vorbeigehen.
    .hint-1 = Der Kreis zeigt das Feld, über das er lief.
    .hint-2 = Zieh deinen Bauern von b4 nach c3.
    .yes = Dein Bauer ist auf c3, und der auf c4 ist weg.
    .no = Dein König kann warten. Schlag mit dem Bauern auf b4.
    .wrong-b4-b3 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag auf c3!
    .because-pawn-sideways = Nicht zur Seite: Lande auf dem Feld, über das er lief.

# source 9443865d
lesson-en-passant-how_out-of-check = Der Bauer auf c4 gibt Schach. Schlag ihn!
    .hint-1 = Der Bauer auf b3 deckt c4, also darf dein König nicht schlagen.
    .hint-2 = Der weiße Bauer kam von c2. Über welches Feld lief er?
    .hint-3 = Schlag im Vorbeigehen, von b4 nach c3.
    .yes = Im Vorbeigehen geschlagen: kein Bauer, kein Schach!
    .no = Noch nicht: Schlag den Bauern, der nach c4 lief.
    .because-king-captures-protected = Nicht mit dem König: Der Bauer auf b3 deckt c4. Wer kann sonst schlagen?

# source 56446b63
lesson-en-passant-how_last-run = Weiß hätte nicht laufen sollen! Finde beide Mattzüge.
    .wrong-c1-b2 = Schach! Aber der König schlägt deine Dame.
    .wrong-c1-a1 = Schach! Aber der König schlägt deine Dame.
    .wrong-c1-a3 = Schach! Aber der König schlägt deine Dame.
    .hint-1 = Deine Dame bewacht a1, b1, b2 und a3. Lass sie auf c1.
    .hint-2 = Welche deiner Bauern stehen neben b4?
    .hint-3 = Schlag im Vorbeigehen auf b3: von a4 oder von c4.
    .yes = Beide! Ein Bauer gibt Schach, und der andere deckt ihn.
    .no = Noch nicht: Ein Bauer muss auf b3 Schach geben.

# source 76552bda
lesson-en-passant-how_pawn-fight = Bring zuerst einen Bauern hinüber! Wer vorbeiläuft, den fängst du.
    .hint-1 = Lief einer meiner Bauern gerade zwei Felder? Schau neben ihn!
    .hint-2 = Schlag, was du kannst, und lauf dann zur letzten Reihe.
    .yes = Dein Bauer ist drüben! Du hast das Rennen gewonnen.
