### Die Worte zu lessons/knight.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source bbaf1450
lesson-knight = Der Springer
    .about = Zwei Felder, dann eins zur Seite, über alles hinweg.
    .can = Du springst mit dem Springer sogar über eine Hecke!
    .notes = Ziel: Der Springer landet zwei Felder geradeaus und eins zur Seite, springt über alles hinweg und wechselt mit jedem Sprung die Feldfarbe. Lassen Sie ein Kind auf Fliesen hüpfen, über Freunde, die als Hecke in der Hocke sitzen. Viele zählen das Feld mit, auf dem der Springer steht; gezählt wird erst ab dem nächsten. Der Pferdedieb am Schluss plant voraus: Fragen Sie vor jedem Sprung: Wer schaut auf dieses Feld? Feldnamen braucht noch niemand, sie kommen in der nächsten Lektion.

# source 15f4967c
lesson-knight_first-hop = Der Springer springt: zwei Felder geradeaus, dann eins zur Seite!
    .hint-1 = Folge den zwei Pfeilen.
    .hint-2 = Zähl zwei Felder geradeaus. Dann eins zur Seite.
    .hint-3 = Spring von d4 nach e6.
    .yes = Hopp! Sein Weg sieht aus wie ein L oder eine 7.

# source 05cf13c3
lesson-knight_straight = Versuch, geradeaus zum Bauern zu ziehen!
    .hint-1 = Tippe auf den Springer, dann auf den Bauern am Ende des Pfeils.
    .hint-2 = Zieh von d4 nach d6. Der Springer kommt zurück.
    .yes = Ein Springer zieht nie geradeaus. Er springt!
    .no = Das ist ein echter Sprung. Folge diesmal dem Pfeil!
    .because-piece-cant-move-that-way = Hoppla!

# source 8aad4e63
lesson-knight_two-hops = Jetzt fang diesen Bauern mit { $best } Sprüngen!
    .hint-1 = Spring zuerst zur Seite, dann zurück zum Bauern.
    .hint-2 = Wo muss der Springer vor dem letzten Sprung stehen?
    .hint-3 = Zuerst nach f5. Dann schlag auf d6.
    .yes = Hopp, hopp, und der Bauer ist weg!

# source 8a5837f8
lesson-knight_carousel = Spring rund um deinen König und fang mit jedem Sprung einen Stern!
    .hint-1 = Alle Sterne liegen ganz nah beim König.
    .hint-2 = Zwei Felder geradeaus, eins zur Seite: Da liegt der nächste Stern.
    .hint-3 = Ein Weg: d5, e3, c4, e5, d3, c5, e4.
    .yes = Das gleiche L in jede Richtung: Alle { $total } Sterne gehören dir!

# source 8492dbd0
lesson-knight_over-the-wall = Überall Hecke! Spring hinaus und fang beide Sterne.
    .hint-1 = Ein Springer springt über alles.
    .hint-2 = Ein Stern liegt zwei Felder geradeaus und eins zur Seite.
    .hint-3 = Zuerst nach e6. Dann nach c7.
    .yes = Über die Hecke! Das kann sonst niemand.

# source b049ab33
lesson-knight_make-room = Dein Springer kann dem Pfeil nicht folgen. Tippe auf den, der Platz machen muss!
    .paper = Dein Springer kann dem Pfeil nicht folgen. Wer muss dafür weg?
    .because-own-piece-on-target = Darüber springt er sowieso. Wer sitzt da, wo er landet?
    .hint-1 = Ein Springer springt über alle hinweg. Wo landet er also?
    .hint-2 = Er landet auf e6, und dort steht dein eigener Bauer. Tippe auf ihn!
    .yes = Platz zum Landen! Ein Springer springt über Freunde, aber nie auf einen.

# source 4bcba5a0
lesson-knight_color = Spring { $total } Mal. Achte auf die Farbe der Felder!
    .hint-1 = Spring, wohin du willst.
    .hint-2 = Ist das neue Feld hell oder dunkel?
    .yes = Mit jedem Sprung wechselt die Farbe!

# source 85418156
lesson-knight_with-the-bishop = Der Läufer hilft! Fang { $total } Sterne in { $best } Zügen.
    .hint-1 = Der Läufer auf f1 bleibt auf hellen Feldern.
    .hint-2 = Der Läufer zieht nach c4 und dann nach g8.
    .hint-3 = Der Springer springt von b1 nach c3 und dann nach e4.
    .yes = Der Springer hat die Farbe gewechselt, der Läufer nie.

# source 41ea63db
lesson-knight_far-corner = Jetzt spielst du Schwarz! Spring mit { $best } Sprüngen in die ferne Ecke.
    .hint-1 = Spring zuerst zur Mitte, nicht am Rand entlang.
    .hint-2 = Fang mit f7 an.
    .hint-3 = Ein Weg: f7, e5, c4, a3, c2, a1.
    .yes = Einmal quer über das ganze Brett!

# source a74b991d
lesson-knight_thief = Du bist der Pferdedieb. Stiehl alle drei, aber keiner darf dich sehen!
    .hint-1 = Bleib nur stehen, wo niemand hinschaut. Auf markierten Feldern sieht man dich.
    .hint-2 = Stiehl zuerst die Dame. Der Läufer muss warten: Auf ihn passt der Turm auf.
    .hint-3 = Zieh nach f6, d5 und f4. Dann nach g2, e3 und g4.
    .yes = Alle drei gehören dir, und niemand hat etwas gesehen!
