### Die Worte zu lessons/attack-and-defend.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source c12d45c8
lesson-attack-and-defend = Angreifen, weglaufen, decken
    .about = Sieh, wer angegriffen ist, und rette: weglaufen, decken oder schlagen.
    .notes =
        Ziel: vor jedem Zug fragen: Was könnte die andere Seite jetzt schlagen? Eine angegriffene Figur kann weglaufen oder gedeckt werden, oder man schlägt den Angreifer. Zeigen Sie eine Stellung am Demonstrationsbrett und lassen Sie sagen, wer angreift und wer deckt. Übliche Irrtümer: nur den eigenen Plan sehen, und glauben, jede angegriffene Figur müsse weg, auch eine gedeckte.

# source 39f10f12
lesson-attack-and-defend_attack = Der schwarze Turm _greift_ deinen Springer _an_: Er könnte ihn gleich schlagen. Pass auf!

# source 86d21253
lesson-attack-and-defend_way-shut = Du spielst Schwarz. Versuch, mit dem Turm die Dame auf a1 zu schlagen.
    .hint-1 = Tippe auf den Turm auf a8 und dann auf a1.
    .hint-2 = Auf a5 steht ein Bauer. Probier es aus.
    .yes = Gut gesehen: Ein Angriff braucht einen freien Weg. Der Bauer auf a5 schützt die Dame.

# source 17919a8f
lesson-attack-and-defend_way-free = Jetzt ist der Bauer auf a5 weg. Darf dein Turm die Dame schlagen?
    .hint-1 = Geh im Kopf von a8 nach a1.
    .hint-2 = Steht zwischen a8 und a1 eine Figur?
    .yes = Richtig: Der Weg ist frei, also greift der Turm die Dame an.
    .no = Geh von a8 nach a1: Jedes Feld dazwischen ist leer.

# source fccf34f0
lesson-attack-and-defend_who-is-attacked = Tippe auf jede weiße Figur, die Schwarz angreift.
    .hint-1 = Folge dem Turm auf h2 seine Reihe entlang.
    .hint-2 = Folge dem Läufer auf c5 auf seinen schrägen Wegen.
    .hint-3 = Der Turm sieht a2. Der Läufer sieht e3.
    .yes = Beide! Du bist jedem schwarzen Weg bis zur ersten weißen Figur gefolgt.
    .no = Kein schwarzer Weg endet dort. Folge dem Turm und dem Läufer.

# source 4817a3bf
lesson-attack-and-defend_run = Der Turm greift deinen Springer an. Spring auf ein Feld, das niemand bewacht.
    .hint-1 = Der Turm auf a4 bewacht seine Reihe und seine Linie.
    .hint-2 = Auch Bauern bewachen: b6 bewacht c5, und g7 bewacht f6.
    .hint-3 = Spring zum Beispiel von e4 nach c3.
    .yes = Dort ist der Springer sicher. Du hast vor dem Sprung hingeschaut.
    .no = Das darfst du, aber der Turm schlägt dann den Springer. Zieh den Springer.
    .wrong-e4-c5 = Schau auf den Bauern auf b6: Er schlägt schräg, auch auf c5.
    .wrong-e4-f6 = Schau auf den Bauern auf g7: Er schlägt schräg, auch auf f6.

# source 470db610
lesson-attack-and-defend_guard = Diesmal bleibt der Springer. Deck ihn mit einem Bauern!
    .hint-1 = Ein Bauer bewacht die Felder schräg vor sich.
    .hint-2 = Von welchen Feldern aus bewacht ein Bauer e4?
    .hint-3 = Zieh einen Bauern nach d3 oder nach f3.
    .yes = Jetzt hat der Springer einen Freund. Schlägt der Turm, schlägt dein Bauer zurück.
    .no = Das darfst du. Diesmal soll ein Bauer e4 decken.

# source c6ad9bd4
lesson-attack-and-defend_take-it = Du spielst Schwarz. Der Läufer greift deinen Turm an: Schlag den Läufer!
    .hint-1 = Welche deiner Figuren kommt nach g2?
    .hint-2 = Schau auf den Springer auf h4: Wohin springt er?
    .hint-3 = Von h4 springt der Springer nach g2.
    .yes = Du hast den Angreifer geschlagen. Jetzt greift niemand deinen Turm an.
    .no = Das darfst du. Diesmal schlag den Läufer auf g2.

# source 5f28d7b9
lesson-attack-and-defend_guarded-knight = Du spielst Schwarz. Der Bauer auf d3 deckt den Springer: Soll dein Turm schlagen?
    .hint-1 = Dein Turm schlägt, dann schlägt der Bauer deinen Turm.
    .hint-2 = Du bekommst 3 für den Springer. Was gibst du?
    .yes = Du würdest 3 bekommen und 5 geben. Gut, dass du zuerst hingeschaut hast!
    .option-take = Ja, schlagen
    .option-take-say = Schau auf d3: Der Bauer schlägt zurück. Du bekommst 3 und gibst 5.
    .option-leave = Lieber nicht

# source eeb79c17
lesson-attack-and-defend_lonely-knight = Jetzt ist der Bauer auf d3 weg. Soll dein Turm den Springer schlagen?
    .hint-1 = Such eine weiße Figur, die e4 deckt.
    .hint-2 = Der König auf g1 ist weit weg. Niemand schlägt zurück.
    .yes = Niemand deckt e4: Du bekommst 3 und gibst nichts.
    .option-take = Ja, schlagen
    .option-leave = Lieber nicht
    .option-leave-say = Such eine Figur, die e4 deckt: Es gibt keine. Du bekommst 3 geschenkt.
