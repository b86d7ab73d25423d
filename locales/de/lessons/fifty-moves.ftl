### Die Worte zu lessons/fifty-moves.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e5eddcfb
lesson-fifty-moves = Fünfzig ruhige Züge
    .about = Fünfzig Züge von jedem ohne Schlagen und ohne Bauernzug: remis.
    .notes = Ein ruhiger Zug schlägt nichts und bewegt keinen Bauern. Nach fünfzig ruhigen Zügen von jedem darf Remis verlangen, wer am Zug ist; nach fünfundsiebzig kommt das Remis von selbst, außer der letzte Zug setzt matt. Lassen Sie zwei Kinder König und Turm gegen König spielen, die Klasse zählt laut mit. Oft heißt es, Schach oder Rochade setze den Zähler zurück: Das tun nur Schlagen und Bauernzüge, auch die Umwandlung ist ein Bauernzug.

# source b6e1c3c4
lesson-fifty-moves_quiet =
    Ein _ruhiger_ Zug schlägt nichts und bewegt keinen Bauern. Fünfzig von jedem: Du darfst Remis verlangen.

# source b82f1269
lesson-fifty-moves_start-again = Bei welchen Zügen beginnt das Zählen von vorn? Finde alle { $total }.
    .hint-1 = Bei jedem Schlagen und bei jedem Bauernzug beginnt das Zählen neu.
    .hint-2 = Der Bauer auf e2 hat zwei Züge. Was kann der Turm schlagen?
    .hint-3 = Zieh den Bauern nach e3, nach e4, und den Turm nach a5.
    .yes = Alle { $total }: zwei Bauernzüge und einmal Schlagen. Jetzt zählt man von vorn.
    .no = Das ist ein ruhiger Zug: Es zählt weiter. Schlag etwas oder zieh den Bauern.
    .wrong-e1-c1 = Die Rochade ist ein ruhiger Zug: Nichts wird geschlagen, kein Bauer zieht.

# source 2d7e4eca
lesson-fifty-moves_forty-nine = Neunundvierzig ruhige Züge von jedem, und du bist dran. Kannst du Remis verlangen?
    .hint-1 = Wie viele ruhige Züge muss jeder gemacht haben?
    .hint-2 = Fünfzig müssen es sein. Jedem fehlt noch einer.
    .yes = Richtig: Neunundvierzig von jedem genügen noch nicht.

# source 866315ab
lesson-fifty-moves_fifty = Jetzt sind es fünfzig ruhige Züge von jedem. Kannst du Remis verlangen?
    .hint-1 = Wie viele ruhige Züge müssen es sein?
    .hint-2 = Fünfzig von jedem genügen, und du bist dran.
    .yes = Richtig: fünfzig ruhige Züge von jedem, also darfst du Remis verlangen.
    .no = Die fünfzig sind voll, und du bist dran. Verlang Remis!

# source 68260300
lesson-fifty-moves_say-it-first = Schwarz zog fünfzigmal ruhig, du neunundvierzigmal. Turm nach d1: Darfst du Remis verlangen?
    .hint-1 = Ist der Turmzug nach d1 ein ruhiger Zug?
    .hint-2 = Er schlägt nichts, und er bewegt keinen Bauern.
    .hint-3 = Mit ihm sind es auch bei dir fünfzig.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Der Turmzug nach d1 ist ruhig. Er ist dein fünfzigster.

# source 84936fe4
lesson-fifty-moves_takes = Gleich viele Züge. Aber jetzt schlägt der Turm auf d5: Darfst du Remis verlangen?
    .hint-1 = Was steht auf d5?
    .hint-2 = Der Turm schlägt den Bauern. Was geschieht mit dem Zählen?
    .yes = Richtig: Nach dem Schlagen auf d5 beginnt das Zählen von vorn.

# source e69501bc
lesson-fifty-moves_your-turn = Du spielst Schwarz. Jetzt sind es fünfzig ruhige Züge von jedem: Darfst du Remis verlangen?
    .hint-1 = Wer ist jetzt am Zug? Diese Seite darf verlangen.
    .hint-2 = Du bist am Zug, und jeder zog fünfzigmal ruhig.
    .yes = Richtig: Schwarz ist am Zug, also darf jetzt Schwarz Remis verlangen.
    .no = Weiß hat gezogen. Jetzt bist du dran, und die fünfzig sind voll.

# source 3dc39444
lesson-fifty-moves_seventy-five = Schwarz zog fünfundsiebzigmal ruhig, du vierundsiebzigmal. Zieh den Turm nach a5!
    .hint-1 = Zieh den Turm von a1 nach a5.
    .hint-2 = Das ist dein fünfundsiebzigster ruhiger Zug. Schau, was passiert.
    .yes = Fünfundsiebzig ruhige Züge von jedem: remis. Niemand muss fragen.

# source bb861722
lesson-fifty-moves_mate-first = Gleich viele Züge, aber der Turm geht nach a8. Was ist das?
    .hint-1 = Steht der schwarze König im Schach? Schau die achte Reihe entlang.
    .hint-2 = Der weiße König bewacht g7 und h7. Der Turm bewacht g8.
    .hint-3 = Bei Matt ist Schluss, bevor jemand zählt.
    .yes = Matt geht vor: Weiß gewinnt, ganz gleich, wie viele Züge es waren.
