### Die Worte zu lessons/taking-turns.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 1fbabea6
lesson-taking-turns = Wer ist dran?
    .about = Weiß fängt an. Dann zieht jeder einmal, und niemand setzt aus.
    .can = Du weißt immer, wer dran ist, und verpasst keinen Zug!
    .notes = Ziel: Weiß beginnt, jeder macht genau einen Zug mit einer eigenen Figur, und niemand darf aussetzen. Spielen Sie an einem Demonstrationsbrett halbe Klasse gegen halbe Klasse, und lassen Sie vor jedem Zug sagen, wer dran ist. Übliche Irrtümer: zwei Züge hintereinander, eine fremde Figur ziehen, eine Figur zurückstellen, als wäre das ein Zug. In der Falle würde jemand gern aussetzen und darf nicht: Lassen Sie das zwei Kinder nachspielen. Was für eine berührte Figur gilt, kommt später beim guten Benehmen.

# source 147964db
lesson-taking-turns_who-begins = Du spielst Schwarz, und alle sind bereit. Tippe auf die zwei Springer, die anfangen dürfen!
    .paper = Du spielst Schwarz, und alle sind bereit. Welche zwei Springer dürfen anfangen?
    .hint-1 = Beim Schach macht immer dieselbe Mannschaft den ersten Zug.
    .hint-2 = Weiß fängt an. Die weißen Springer stehen auf b1 und g1.
    .yes = Ja: _Weiß_ macht den ersten Zug. Danach kommst du.
    .no = Der noch nicht: Schwarz zieht erst, wenn Weiß gezogen hat.

# source a010daed
lesson-taking-turns_black-second = Weiß hat gezogen! Jetzt bist du dran: Halte den Bauern mit deinem auf.
    .hint-1 = Der weiße Bauer auf e4 möchte weiter nach e5.
    .hint-2 = Zieh deinen Bauern von e7 nach e5.
    .yes = Nase an Nase! Jeder einen Zug: Jetzt ist Weiß dran.
    .no = Das darfst du, denn du bist dran. Zieh jetzt den Bauern nach e5.
    .wrong-e7-e6 = Geh ein Feld weiter: Dort kommt der weiße Bauer nicht vorbei.

# source be979a84
lesson-taking-turns_put-back = Du hebst den Springer hoch und stellst ihn zurück auf g8. Ist das ein Zug?
    .hint-1 = Wo stand der Springer vorher, und wo steht er jetzt?
    .hint-2 = Ein Zug endet auf einem anderen Feld.
    .yes = Richtig: Ein Zug endet auf einem anderen Feld. Du bist noch dran.
    .no = Der Springer steht auf g8 wie vorher. Also ist noch nichts passiert.

# source cc14c3c6
lesson-taking-turns_must-move = Du würdest gern aussetzen, aber das darf niemand. Finde deinen einzigen Zug!
    .because-king-into-attack = Dort wäre dein König angegriffen. Such ein anderes Feld!
    .hint-1 = Dein Bauer kann nicht ziehen. Nur der König kann es.
    .hint-2 = Der Turm bewacht die ganze g-Linie. Geh nach h7.
    .yes = Das war der einzige. Beim Schach musst du immer ziehen!

# source 6a9a8b91
lesson-taking-turns_one-each = Jetzt spielst du Weiß! Bauer nach e4, warten, dann Springer nach f3.
    .hint-1 = Tippe zuerst auf den Bauern auf e2 und dann auf e4.
    .hint-2 = Schwarz antwortet von selbst. Danach bist du wieder dran.
    .hint-3 = Zieh jetzt den Springer von g1 nach f3.
    .yes = Du, Schwarz, du, Schwarz: jeder einen Zug, nie zwei!
    .no = Das darfst du. Erst kommt der Bauer nach e4, dann der Springer nach f3.

# source aad22023
lesson-taking-turns_nobody-there = Weiß möchte von e3 nach e4 ziehen. Ist das ein Zug?
    .hint-1 = Schau auf e3: Welche Figur steht dort?
    .hint-2 = Zu einem Zug gehört eine Figur. Steht eine auf e3?
    .yes = Richtig: e3 ist leer, und ohne Figur gibt es keinen Zug.
    .no = Schau noch einmal auf e3. Dort steht niemand.

# source dc3470b4
lesson-taking-turns_pawn-first = Du bist zweimal dran: Bring den Läufer von f1 nach c4!
    .hint-1 = Dein eigener Bauer versperrt den Weg. Er zieht zuerst.
    .hint-2 = Zieh den Bauern von e2, warte auf Schwarz, schau dann auf c4.
    .hint-3 = Bauer nach e4, dann Läufer nach c4.
    .yes = Erst der Bauer, dann der Läufer: jeder, wenn er dran ist.
    .no = Das darfst du, aber der Läufer möchte noch nach c4.

# source 1e87b58d
lesson-taking-turns_trap = Auch Schwarz darf nicht aussetzen! Setz in zwei Zügen matt: Mach erst die Falle zu.
    .wrong-g1-h1 = Schach! Aber jetzt geht der König nach g8.
    .hint-1 = Der schwarze Bauer steckt fest, also muss der König ziehen. Lass ihm nur ein Feld!
    .hint-2 = Von f7 bewacht dein König g8 und g7. Wohin muss Schwarz?
    .hint-3 = König nach f7, und dann Turm nach h1.
    .yes = Schachmatt! Schwarz musste in die Falle laufen.
    .no = Das darfst du. Erst kommt der König näher, dann gibt der Turm Schach.

# source c7ba38a9
lesson-taking-turns_race = Du, ich, du, ich: Bring einen Bauern hinüber, bevor ich es schaffe!
    .hint-1 = Lass zuerst deine Springer meine Bauern fangen.
    .hint-2 = Frag vor jedem Zug: Welcher meiner Bauern läuft gleich los?
    .yes = Drüben! Du hast jeden Zug gut genutzt.
