### Die Worte zu lessons/rule-books.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 4bdfb1e1
lesson-rule-books = Andere Tische, andere Regeln
    .about = Schule, Schach-AG, Schachtel, online: was dort gilt, und wovon keine Rede ist.
    .can = Du weißt, was du an jedem Tisch vor der Partie fragst!
    .notes = Regelblätter weichen von den offiziellen Regeln ab und voneinander, und manches fehlt. Was ein Blatt nicht erwähnt, verbietet es nicht: Man spricht es vor der Partie ab. Vergleichen Sie ein eigenes Blatt Punkt für Punkt mit den Turnierregeln und lassen Sie die Kinder suchen, was fehlt. Oft gilt der eigene Tisch als der einzige.

# source e146b66a
lesson-rule-books_before = Schulregeln erwähnen weder Aufgeben noch Einigung auf Remis. Tippe an, was zu tun ist, der Reihe nach!
    .paper = Schulregeln erwähnen weder Aufgeben noch Einigung auf Remis. Was ist zu tun, und in welcher Reihenfolge?
    .option-read = Die Regeln lesen
    .option-agree = Absprechen, was darin fehlt
    .option-hands = Hand geben: Viel Spaß!
    .option-play = Weiß macht den ersten Zug
    .hint-1 = Auch Remis verlangen kommt nicht vor: weder dreimal noch fünfzig Züge.
    .hint-2 = In den Regeln aus der Schachtel fehlen Berühren und Aufgeben: Frag danach!
    .yes = Richtig: Nicht erwähnt heißt nicht verboten. Also sprecht vor der Partie darüber.

# source f069edc7
lesson-rule-books_knock-out = Schulturnier ohne Schiedsrichter: Wer verliert, ist draußen. Wer kommt hier weiter?
    .option-queen = Wer die Dame hat
    .option-queen-say = Schau noch mal: patt! Da hilft auch keine Dame.
    .option-ask = Wir zwei klären das: vielleicht noch eine Partie
    .option-arbiter = Das sagt der Schiedsrichter
    .option-arbiter-say = Hier gibt es keinen. Ihr zwei seid selbst die Schiedsrichter.
    .hint-1 = Bei Anfängern ist ein Remis selten, aber schau: Ist es Schach?
    .hint-2 = Kein Schach, kein Zug: Niemand hat verloren.
    .yes = Richtig: Remis bleibt remis. Am besten sprecht ihr es vorher ab!

# source 2a42a7cc
lesson-rule-books_sheet-wall = Ein kurzes Regelblatt kennt nur vier tote Stellungen. Was gilt dort für diese Mauer?
    .hint-1 = Die vier: nur Könige, ein Läufer, ein Springer, Läufer auf einer Farbe.
    .hint-2 = Hier sind Bauern: keine der vier.
    .yes = Nach diesem Blatt spielt man weiter. Im Turnier ist Schluss.
    .no = Im Turnier ja. In diesem Blatt steht es nicht.

# source 678c0285
lesson-rule-books_club-row = Eine Schach-AG will dieselben Züge dreimal hintereinander. Darfst du Remis verlangen?
    .hint-1 = Ritten beide Male dieselben Springer hinaus?
    .hint-2 = Erst die auf g1 und g8, dann die auf b1 und b8.
    .yes = Richtig: andere Züge, also nicht in dieser Schach-AG. Im Turnier darfst du es.

# source c4b076c6
lesson-rule-books_club-count = Neunundvierzig ruhige Züge von jedem, in der Schach-AG. Folge mit dem Bauern dem Pfeil!
    .hint-1 = In dieser Schach-AG beginnt die Zählung nur beim Schlagen und Umwandeln neu.
    .hint-2 = Zieh den Bauern von e2 nach e3 und schau, was passiert.
    .yes = Remis: Dort zählt der Bauernschritt als ruhig. Im Turnier fängt man neu an.
    .no = Nicht dorthin: diesmal der Bauer von e2 nach e3.

# source f11ba2ff
lesson-rule-books_box-third = Jetzt spielst du Schwarz. Die Schachtel-Regeln schauen nur auf die Figuren: Darfst du Remis verlangen?
    .hint-1 = Die Rochade ist dort egal. Wie oft stand das Brett schon so?
    .hint-2 = Am Anfang, nach einer Runde und jetzt: dreimal.
    .yes = Richtig, nach der Schachtel sind es drei. Im Turnier wären es nur zwei.
    .no = Im Turnier ja: Dort zählt die Rochade. Die Schachtel schaut nur auf die Figuren.

# source 5d4c5774
lesson-rule-books_box-who = Wieder die Schachtel, und du bist dran. Tippe jeden König an, der Remis verlangen darf!
    .paper = Wieder die Schachtel, und du bist dran. Welche Könige dürfen Remis verlangen?
    .hint-1 = Im Turnier darfst das nur du. Die Schachtel sagt: jeder, vor oder nach dem Zug.
    .hint-2 = Tippe auf die Könige auf e8 und e1.
    .yes = Beide: Nach der Schachtel darf es jeder. Im Turnier nur du.

# source c4a9bfae
lesson-rule-books_box-say = Die Schachtel will, dass jeder König gewarnt wird. Gib mit dem Turm Schach und drück auf Schach!
    .paper = Die Schachtel will, dass jeder König gewarnt wird. Gib mit dem Turm Schach und sag es!
    .hint-1 = Welche Reihe oder Linie führt zum König auf g1?
    .hint-2 = Zieh den Turm von a2 nach a1, dann drück auf Schach!
    .yes = Gesagt, wie die Schachtel es will! Im Turnier muss es niemand sagen.
    .no = Noch nicht: Greif den König mit dem Turm an und sag es.

# source c81d9e75
lesson-rule-books_sheet-fifty = Fünfzig ruhige Züge von jedem, aber das kurze Blatt erwähnt das nicht. Darfst du Remis verlangen?
    .hint-1 = Auch dreimal und Einigung erwähnt es nicht.
    .hint-2 = Nach einer Regel, die nicht dasteht, kann niemand etwas verlangen.
    .yes = Richtig: nicht erwähnt, also sprecht es nächstes Mal ab. Im Turnier darfst du es.

# source b6733633
lesson-rule-books_online = Jetzt online! Reite mit dem Springer nach f6 und heim: Was passiert?
    .hint-1 = Zieh den Springer von g8 nach f6.
    .hint-2 = Jetzt zurück nach g8. Ein Computer vergisst keine Stellung!
    .yes = Das dritte Mal: Online ist es sofort remis. Am echten Brett muss es jemand verlangen.
    .no = Nicht dorthin: Reite mit dem Springer nach f6, dann nach Hause.
