### Die Worte zu lessons/castling-how.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5343eb38
lesson-castling-how = Die Rochade
    .about = König und Turm ziehen in einem Zug.
    .can = Du versteckst deinen König: mit der kurzen und der langen Rochade!
    .notes = Ziel: kurz und lang rochieren, mit beiden Farben: Der König geht zwei Felder, der Turm landet auf seiner anderen Seite. Achten Sie am echten Brett auf eine Hand und den König zuerst. Wer im Turnier zuerst den Turm berührt, muss vielleicht nur den Turm ziehen. Häufige Fehler: Der König geht bei der langen Rochade drei Felder, oder er zieht bis neben die Ecke. In der Partie am Schluss bringt die Rochade einen Turm vor die Bauern; fragen Sie, welche Seite mehr hilft.

# source 80962d2b
lesson-castling-how_short = _Rochiere_: Zieh den König zwei Felder auf den Turm zu.
    .hint-1 = Der Turm wartet auf h1. Zwei Felder auf ihn zu: Wo ist das?
    .hint-2 = Tippe auf den König auf e1, dann auf g1. Der Turm springt von selbst.
    .yes = Hinter dem Turm versteckt! Mit dem nahen Turm heißt das _kurze_ Rochade.
    .no = Das darfst du, aber bei der Rochade geht der König zwei Felder.
    .wrong-e1-f1 = Das ist ein Schritt. Bei der Rochade sind es zwei: nach g1.
    .wrong-h1-f1 = Nur der Turm hat gezogen. Nimm zuerst den König und geh nach g1.
    .because-own-piece-on-target = Da steht deine Figur: Bei der Rochade geht der König nach g1.

# source c13169e2
lesson-castling-how_long = Dieser Turm wartet weit weg: Rochiere _lang_. Bei der Rochade geht der König immer zwei Felder.
    .hint-1 = Der Turm steht auf a1. Zwei Felder auf ihn zu: Wo ist das?
    .hint-2 = Tippe auf den König auf e1, dann auf c1. Der Turm kommt von selbst.
    .yes = Wieder zwei Felder! Der König ist auf c1, der Turm kam nach d1.
    .no = Das darfst du, aber bei der Rochade geht der König zwei Felder.
    .wrong-e1-d1 = Das ist ein Schritt. Bei der Rochade sind es zwei: nach c1.
    .wrong-a1-d1 = Nur der Turm hat gezogen. Nimm zuerst den König und geh nach c1.
    .because-king-too-far = Bei der Rochade geht der König nur zwei Felder, hier nach c1.
    .because-own-piece-on-target = Da steht deine Figur: Bei der Rochade geht der König nach c1.

# source 6444f98d
lesson-castling-how_where-now = Weiß hat lang rochiert. Stell den König dorthin, wo er jetzt steht!
    .hint-1 = Der König ging von e1 zwei Felder auf a1 zu.
    .hint-2 = Der König steht auf c1, neben seinem Turm.
    .yes = König auf c1, Turm auf d1: Die Rochade stellt sie nebeneinander.

# source c5a7fb79
lesson-castling-how_clear-the-way = Mach den Weg frei: Bauer, Springer, Läufer. Dann rochiere kurz!
    .because-castle-pieces-between = Der Weg ist noch nicht frei. Sind f1 und g1 leer?
    .hint-1 = Zuerst geht dein Bauer von e2 nach e4.
    .hint-2 = Hol den Springer heraus, von g1 nach f3.
    .hint-3 = Hol den Läufer heraus, von f1 nach c4.
    .hint-4 = Sind f1 und g1 leer? Zieh den König von e1 nach g1.
    .yes = Bauer, Springer, Läufer, Rochade: Jetzt steht dein König sicher.
    .no = Das darfst du. Mach jetzt den Weg mit Bauer, Springer und Läufer frei.

# source e7c7941c
lesson-castling-how_castle-with-check = Rochiere so, dass dein Turm dabei Schach gibt!
    .hint-1 = Der schwarze König steht auf f8. Nach welcher Rochade schaut ein Turm dorthin?
    .hint-2 = Rochiere kurz: Der Turm landet auf f1 und schaut bis f8.
    .hint-3 = Zieh den König von e1 nach g1.
    .yes = Du hast rochiert, und schon gibt der Turm von f1 Schach.
    .no = Noch nicht: Rochiere, und achte darauf, wo der Turm landet.
    .wrong-e1-c1 = Du hast rochiert, aber von d1 schaut der Turm nicht nach f8.
    .wrong-h1-f1 = Auch das ist Schach. Rochiere diesmal: Zieh den König.

# source 64aef07c
lesson-castling-how_real-board = Wie rochierst du auf einem echten Brett?
    .hint-1 = Denk an die Züge vorhin: Welche Figur ging zuerst?
    .option-king = Mit einer Hand: zuerst der König, dann der Turm
    .option-king-say = Richtig: Der König geht zuerst, und eine Hand macht alles.
    .option-both = Mit beiden Händen gleichzeitig
    .option-both-say = Die Rochade ist ein Zug, und jeden Zug macht eine Hand.
    .option-rook = Mit einer Hand: zuerst der Turm, dann der König
    .option-rook-say = Vorsicht: Wer zuerst den Turm anfasst, darf vielleicht nur mit ihm ziehen.

# source 609f54d5
lesson-castling-how_open-the-gate = Jetzt spielst du Schwarz! Nimm eine Figur weg, damit du lang rochieren darfst.
    .because-castle-pieces-between = Das Tor ist noch zu. Wer steht zwischen deinem König und dem Turm auf a8?
    .hint-1 = Lang rochierst du mit dem Turm auf a8. Wer steht zwischen ihm und deinem König?
    .hint-2 = Der Läufer auf f8 versperrt nur den kurzen Weg. Schau auf die andere Seite!
    .hint-3 = Der Springer auf b8 versperrt das Tor. Nimm ihn weg!
    .yes = Das Tor ist offen! Zwischen König und Turm muss jedes Feld leer sein.

# source 6660c7df
lesson-castling-how_bishop-out = Öffne das Tor mit deinem Läufer. Dann rochiere!
    .because-castle-pieces-between = Der Läufer auf f8 versperrt noch das Tor. Zieh ihn zuerst weg!
    .wrong-f8-a3 = Dort schlägt der Bauer auf b2 deinen Läufer. Such ein anderes Feld!
    .hint-1 = Zieh den Läufer von f8 weg, zum Beispiel nach e7.
    .hint-2 = Sind f8 und g8 leer? Zieh den König von e8 nach g8.
    .yes = Erst der Läufer, dann der König: sicher hinter dem Turm!
    .no = Das darfst du. Aber erst der Läufer, dann die Rochade!

# source 5cfb7848
lesson-castling-how_avalanche = Eine Bauernlawine! Schlag alle, bevor ein Bauer durchkommt.
    .hint-1 = Rochiere, und ein Turm schaut gleich auf zwei Bauern.
    .hint-2 = Ein Bauer bewacht die Felder schräg vor sich. Bleib dort nicht stehen.
    .hint-3 = Fang so an: Zieh den König von e8 nach c8.
    .yes = Die Lawine ist gestoppt: Deine Türme haben alle Bauern geholt!
