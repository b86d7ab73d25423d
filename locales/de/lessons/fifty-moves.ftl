### Die Worte zu lessons/fifty-moves.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source c92fa9e9
lesson-fifty-moves = Fünfzig ruhige Züge
    .about = Fünfzig Züge von jedem ohne Schlagen und ohne Bauernzug: remis.
    .can = Du zählst ruhige Züge, hältst durch und zählst wieder von vorn!
    .notes = Ein ruhiger Zug schlägt nichts und bewegt keinen Bauern. Nach fünfzig ruhigen Zügen von jedem darf Remis verlangen, wer am Zug ist. Lassen Sie zwei Kinder König und Turm gegen König spielen, die Klasse zählt laut mit: Mehlsäcke, Kreidestriche, Bohnen im Glas. Wer zurückliegt, zählt hinauf, wer gewinnen will, leert das Glas mit einem Bauernzug oder durch Schlagen. Oft heißt es, Schach oder Rochade setze den Zähler zurück: Das tun nur Schlagen und Bauernzüge, auch die Umwandlung ist ein Bauernzug.

# source f1c24caf
lesson-fifty-moves_quiet = Ein _ruhiger_ Zug schlägt nichts und bewegt keinen Bauern. Zieh nach a3, dann nach a1!
    .wrong-d3-d5 = Du schlägst einen Bauern: Das ist nicht ruhig. Und der König schlägt deinen Turm!
    .hint-1 = Zieh den Turm von d3 nach a3.
    .hint-2 = Zieh ihn jetzt von a3 nach a1.
    .yes = Die Zahl steigt! Nach fünfzig ruhigen Zügen von jedem darfst du Remis verlangen.
    .no = Nicht dorthin: Zieh den Turm nach a3, dann nach a1.

# source 9c44a006
lesson-fifty-moves_start-again = Bei welchen Zügen beginnt das Zählen von vorn? Finde alle { $total }.
    .hint-1 = Bei jedem Schlagen und bei jedem Bauernzug beginnt das Zählen neu.
    .hint-2 = Der Bauer auf e2 hat zwei Züge. Was kann der Turm schlagen?
    .hint-3 = Zieh den Bauern nach e3, nach e4, und den Turm nach a5.
    .yes = Alle { $total }! Jetzt zählt man wieder von eins an.
    .no = Das ist ein ruhiger Zug: Die Zahl steigt. Schlag etwas oder zieh den Bauern.
    .wrong-e1-c1 = Die Rochade ist ein ruhiger Zug: Nichts wird geschlagen, kein Bauer zieht.

# source dfd55646
lesson-fifty-moves_forty-nine = Neunundvierzig ruhige Züge von jedem, und du bist dran. Kannst du Remis verlangen?
    .hint-1 = Wie viele ruhige Züge muss jeder gemacht haben?
    .hint-2 = Fünfzig müssen es sein. Jedem fehlt noch einer.
    .yes = Richtig: Neunundvierzig von jedem genügen noch nicht.

# source 40a26f91
lesson-fifty-moves_fifty = Jeder hat noch einmal ruhig gezogen. Kannst du jetzt Remis verlangen?
    .hint-1 = Neunundvierzig und noch einer: Wie viele sind das?
    .hint-2 = Fünfzig für jeden, hundert zusammen: Das reicht.
    .yes = Richtig: fünfzig ruhige Züge von jedem, also darfst du Remis verlangen.
    .no = Die fünfzig sind voll, und du bist dran. Verlang Remis!

# source 925a0482
lesson-fifty-moves_say-it-first = Schwarz hat fünfzig ruhige Züge gemacht, du neunundvierzig. Dein Turm will nach d1: Darfst du Remis verlangen?
    .hint-1 = Ist der Turmzug nach d1 ein ruhiger Zug?
    .hint-2 = Er schlägt nichts, und er bewegt keinen Bauern.
    .hint-3 = Mit ihm sind es auch bei dir fünfzig.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Der Turmzug nach d1 ist ruhig. Er ist dein fünfzigster.

# source 453ab17c
lesson-fifty-moves_stop-the-count = Du willst gewinnen, aber gleich sind es fünfzig. Lass das Zählen neu beginnen!
    .hint-1 = Schlag etwas oder zieh einen Bauern.
    .hint-2 = Schlag den Springer auf d7 mit dem Turm.
    .yes = Alles auf null! Schwarz kann nichts verlangen, und du kannst gewinnen.
    .no = Ruhig, also fünfzig von jedem! Jetzt darf Schwarz Remis verlangen.

# source c8ebd8ec
lesson-fifty-moves_hold-out = Jetzt spielst du Schwarz. Nur noch zwei ruhige Züge: Lauf vor dem Matt davon!
    .wrong-g8-h8 = Dann setzt der Turm auf a8 matt. Nicht in die Ecke!
    .wrong-f8-g8 = Dann setzt der Turm auf a8 matt. Lauf in die andere Richtung!
    .hint-1 = Stell dich nie dem weißen König gegenüber, und nie in die Ecke.
    .hint-2 = Geh nach f8, weg von der Ecke.
    .hint-3 = Lauf jetzt weiter nach e8.
    .yes = Puh! Du hast durchgehalten, und die fünfzig sind voll.

# source c2a9a05a
lesson-fifty-moves_your-turn = Du bist dran, und jeder hat fünfzig ruhige Züge gemacht. Darfst du Remis verlangen?
    .hint-1 = Wer ist jetzt am Zug? Diese Seite darf Remis verlangen.
    .hint-2 = Die fünfzig sind voll, und du bist dran: Verlang Remis!
    .yes = Gerettet! Ein König allein gegen einen Turm, und es ist remis.
    .no = Weiß hat gezogen. Jetzt bist du dran, und die fünfzig sind voll.

# source d061066a
lesson-fifty-moves_all-alone = Dein König ist ganz allein, ich habe Dame und Springer. Schaff ein Remis!
    .hint-1 = Lauf vor dem Matt davon, und schlag, was niemand deckt.
    .hint-2 = Zwei Könige allein sind remis. Patt ist auch remis.
