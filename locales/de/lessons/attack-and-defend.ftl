### Die Worte zu lessons/attack-and-defend.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 03173bda
lesson-attack-and-defend = Angreifen, weglaufen, decken
    .about = Sieh, wer angegriffen ist, und hilf: weglaufen, decken oder schlagen.
    .can = Du siehst jeden Angriff und kannst deine Figur auf drei Arten retten!
    .notes = Ziel: vor jedem Zug fragen: Was könnte die andere Seite jetzt schlagen? Eine angegriffene Figur kann weglaufen oder gedeckt werden, oder man schlägt den Angreifer. Zeigen Sie eine Stellung am Demonstrationsbrett und lassen Sie sagen, wer angreift und wer deckt. Übliche Irrtümer: nur den eigenen Plan sehen, und glauben, jede angegriffene Figur müsse weg, auch eine gedeckte. Was Figuren wert sind, braucht noch niemand: Hier ist eine Figur frei, oder jemand schlägt zurück.

# source a1def310
lesson-attack-and-defend_attack = Jemand _greift_ deinen Springer _an_ und könnte ihn schlagen. Tippe auf den Angreifer!
    .paper = Jemand _greift_ deinen Springer _an_ und könnte ihn schlagen. Wer ist es?
    .hint-1 = Folge den Wegen jeder schwarzen Figur.
    .hint-2 = Der Turm auf a4 schaut seine Reihe entlang.
    .yes = Der Turm greift den Springer an: Er könnte ihn gleich schlagen.
    .no = Diese Figur kann deinen Springer nicht schlagen. Folge den Wegen.

# source 95afafda
lesson-attack-and-defend_open-line = Der Läufer auf b1 kann die Dame nicht schlagen. Tippe auf die Figur, die im Weg steht!
    .paper = Der Läufer auf b1 kann die Dame nicht schlagen. Welche Figur steht im Weg?
    .because-path-blocked = Der Weg ist noch zu. Folge ihm Feld für Feld!
    .hint-1 = Der Läufer zieht schräg von b1. Folge seinem Weg bis h7.
    .hint-2 = Sein Weg führt über c2 und d3. Wer steht als Nächstes da?
    .hint-3 = Dein eigener Bauer auf e4 versperrt den Weg. Tippe auf ihn!
    .yes = Jetzt greift der Läufer die Dame an! Ein Angriff braucht einen freien Weg.

# source 8873da98
lesson-attack-and-defend_two-at-once = Spring so, dass dein Springer beide Türme zugleich angreift! Schlag dann einen.
    .hint-1 = Von welchem Feld kann ein Springer nach b7 und nach f7 springen?
    .hint-2 = Spring von e4 nach d6. Dort kann kein Turm den Springer schlagen.
    .hint-3 = Ein Turm läuft weg. Schlag den anderen auf f7.
    .yes = Nur einer konnte weglaufen! Greif zwei zugleich an, und du gewinnst etwas.
    .no = Das darfst du. Greif erst beide Türme an und schlag dann einen.

# source c69d86de
lesson-attack-and-defend_run = Der Turm greift deinen Springer an. Spring auf ein sicheres Feld!
    .hint-1 = Sicher heißt: Dort kann ihn niemand schlagen.
    .hint-2 = Der Läufer sieht c5 und d6. Der andere Springer sieht f6 und g3.
    .hint-3 = Spring zum Beispiel von e4 nach c3.
    .yes = In Sicherheit! Du hast vor dem Sprung hingeschaut.
    .no = Das darfst du, aber der Turm schlägt dann den Springer. Zieh den Springer.
    .wrong-e4-c5 = Schau auf den Läufer auf a3: Er schlägt auf c5.
    .wrong-e4-d6 = Schau auf den Läufer auf a3: Er schlägt auf d6.
    .wrong-e4-f6 = Schau auf den Springer auf h5: Er schlägt auf f6.
    .wrong-e4-g3 = Schau auf den Springer auf h5: Er schlägt auf g3.

# source d5e66420
lesson-attack-and-defend_guard = Diesmal bleibt der Springer stehen. Lass den Läufer ihn _decken_!
    .hint-1 = Schlägt der Turm den Springer, dann schlägt ein Beschützer zurück.
    .hint-2 = Von welchen Feldern aus schaut der Läufer auf e4?
    .hint-3 = Zieh den Läufer nach d3 oder nach g2.
    .yes = Jetzt hat der Springer einen Freund. Schlägt der Turm, schlägt dein Läufer zurück.
    .no = Das darfst du. Aber diesmal soll dein Läufer den Springer decken!
    .wrong-f1-b5 = Jetzt greifst du den Turm an, aber er schlägt zuerst. Deck e4!
    .wrong-f1-c4 = Dort schlägt der Turm den Läufer. Deck den Springer von woanders.

# source e74ffb51
lesson-attack-and-defend_take-it = Jetzt spielst du Schwarz! Der Läufer greift deinen Turm an: Schlag den Läufer!
    .hint-1 = Welche deiner Figuren kommt nach g2?
    .hint-2 = Schau auf den Springer auf h4: Wohin springt er?
    .hint-3 = Von h4 springt der Springer nach g2.
    .yes = Der Angreifer ist weg. Weglaufen, decken, schlagen: Du kannst alle drei!
    .no = Das darfst du. Schlag jetzt den Läufer auf g2.

# source a578cc84
lesson-attack-and-defend_free-gift = Dein Turm kann drei Figuren schlagen, aber zwei sind gedeckt. Schlag die freie!
    .hint-1 = Frag dreimal: Wer könnte zurückschlagen?
    .hint-2 = Der Läufer deckt d2. Der Springer auf g3 deckt h5.
    .hint-3 = Schlag den Springer auf a5.
    .yes = Niemand schlägt zurück. Ein Geschenk!
    .no = Das darfst du, aber damit schlägst du nichts.
    .wrong-d5-d2 = Der Läufer auf c1 schlägt zurück, und dein Turm ist weg.
    .wrong-d5-h5 = Der Springer auf g3 schlägt zurück, und dein Turm ist weg.

# source 8c2c56d3
lesson-attack-and-defend_guards-first = Schlag alle drei, und bleib nur stehen, wo dich niemand schlagen kann!
    .hint-1 = Wer deckt wen? Schlag zuerst den Beschützer.
    .hint-2 = Der Läufer deckt die beiden anderen. Zieh nach e8: Von dort greifst du ihn an.
    .hint-3 = Schlag auf e4 und auf g6. Geh dann nach g8 und schlag auf d5.
    .yes = Erst der Beschützer, dann die anderen. Schlau!

# source 05ba54b0
lesson-attack-and-defend_last-standing = Schlag alles, was ich habe, bevor ich deins schlage!
    .hint-1 = Schau auf meinen letzten Zug: Was greife ich jetzt an?
    .hint-2 = Schlag, was frei ist. Schau vorher: Könnte ich zurückschlagen?
    .yes = Von meinem Heer ist nichts übrig. Gut gekämpft!
