### Die Worte zu lessons/family-who-wins.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f7d61332
lesson-family-who-wins = Wer gewinnt das Familienspiel?
    .about = Unsere Hausregeln für das Ende: Statuen, Aussetzen und der letzte König.
    .can = Du weißt, wie man das Familienspiel gewinnt!
    .notes =
        Ziel: wissen, was aus einem mattgesetzten Heer wird, wer aussetzt und wer gewinnt. Das Regelblatt des Spiels sagt davon nichts: Alles hier ist unsere Wahl, und Ihre Familie darf es anders halten. Wir haben gewählt: Matt ist ein Spieler erst, wenn er selbst am Zug ist; vorher kann ihm noch jemand helfen. Dann geht der König, und die anderen Figuren bleiben als Statuen stehen: Sie ziehen nie, greifen nichts an, und jeder darf sie schlagen. Wer keinen Zug hat und nicht im Schach steht, setzt aus, solange mehr als zwei spielen; sind nur zwei übrig, ist es remis. Der letzte König gewinnt, und für ein Remis müssen alle Ja sagen, die noch spielen. Im Turnier setzt niemand aus, und ein Matt beendet die Partie: Stellen Sie beides gegenüber. Lassen Sie Kinder, deren König gefangen ist, zu Statuen erstarren. Ein üblicher Irrtum: Eine Statue wird noch gefürchtet. Der letzte Schritt ist eine ganze Partie für die Familie; man kann sie auch am Familientisch spielen, wo jeder einen Namen und eine Glocke hat.

# source 5a57ee01
lesson-family-who-wins_out = Wer gewinnt, sagt das Regelblatt nicht: Das haben wir gewählt. Setz Schwarz jetzt matt!
    .hint-1 = Der Turm auf e11 bewacht die Reihe vor dem König.
    .hint-2 = Gib auf der letzten Reihe Schach. Welcher Turm darf weg?
    .hint-3 = Zieh den Turm von d10 nach d12.
    .yes = Nach Blau ist jetzt Schwarz dran: matt! Unsere Wahl: Schwarz scheidet aus.
    .no = Noch nicht: Gib so Schach, dass der König keinen Ausweg hat.
    .wrong-e11-e12 = Schach, aber jetzt kann der König auf die elfte Reihe gehen.

# source 538734d0
lesson-family-who-wins_in-time = Jetzt hat Blau einen Läufer auf a9. Mach denselben Zug und schau, was Blau tut!
    .paper = Jetzt hat Blau einen Läufer auf a9. Mach denselben Zug: Wie kann Blau helfen?
    .hint-1 = Es ist derselbe Zug wie vorher.
    .hint-2 = Zieh den Turm von d10 nach d12.
    .yes = Blau hat deinen Turm geschlagen, bevor Schwarz dran war. Also spielt Schwarz weiter!
    .no = Mach denselben Zug wie vorher, mit dem Turm auf d10.

# source 3f271dc8
lesson-family-who-wins_statues = Unsere Wahl: Der schwarze König geht, die anderen werden Statuen. Schlag alle { $total }!
    .hint-1 = Statuen greifen nichts an, und jeder darf sie schlagen. Beginn mit dem Springer auf d8.
    .hint-2 = Schlag auf d8, dann auf h8 und dann auf h4.
    .yes = Eine Statue zieht nie und schlägt nie zurück.

# source 1fc02a40
lesson-family-who-wins_no-move = Schwarz hat keinen Zug, und niemand greift den schwarzen König an. Was nun?
    .hint-1 = Weiß, Blau und Gelb können noch ziehen.
    .hint-2 = Die anderen spielen weiter. Schwarz muss nur warten.
    .option-draw = Die Partie ist remis
    .option-draw-say = Im Turnier schon. Aber hier können drei andere noch spielen.
    .option-pass = Schwarz setzt aus, und Gelb zieht
    .option-pass-say = Richtig, das ist unsere Wahl: Wer keinen Zug hat, setzt aus.
    .option-out = Schwarz scheidet aus
    .option-out-say = Nur wer matt ist, scheidet aus. Den schwarzen König greift niemand an.

# source f2b3d449
lesson-family-who-wins_two-left = Jetzt sind Blau und Gelb ausgeschieden, und Schwarz hat keinen Zug. Was ist das?
    .hint-1 = Steht der schwarze König auf j12 im Schach?
    .hint-2 = Kein Schach, kein Zug und nur zwei Könige: wie im normalen Schach.
    .yes = Zu zweit setzt niemand aus. Die Partie ist remis, wie im normalen Schach.

# source 49b1cc2a
lesson-family-who-wins_last-king = Nur zwei Könige sind übrig. Setz Schwarz matt, dann ist deiner der letzte!
    .hint-1 = Der schwarze König muss im Schach stehen und keinen Ausweg haben.
    .hint-2 = Der Turm auf e11 bewacht die elfte Reihe. Der andere Turm gibt Schach.
    .hint-3 = Zieh den Turm von d10 nach d12.
    .yes = Dein König ist der letzte. Unsere Wahl: Der letzte König gewinnt!
    .no = Noch nicht: Gib so Schach, dass der König keinen Ausweg hat.
    .wrong-d10-i10 = Halt: kein Schach, und Schwarz hat keinen Zug. Das wäre remis!
    .wrong-e11-e12 = Schach, aber jetzt kann der König auf die elfte Reihe gehen.

# source 6735662e
lesson-family-who-wins_all-say-yes = Weiß, Blau und Schwarz wollen ein Remis, aber Gelb sagt Nein. Was nun?
    .hint-1 = Wer wäre traurig, wenn die Partie einfach aufhört?
    .option-three = Remis: drei gegen einen
    .option-three-say = Noch nicht: Gelb will noch spielen.
    .option-go-on = Sie spielen weiter
    .option-go-on-say = Richtig, das ist unsere Wahl: Alle, die noch spielen, müssen Ja sagen.
    .option-yellow = Dann scheidet Gelb aus
    .option-yellow-say = Nein sagen darf jeder. Dafür scheidet niemand aus.

# source 02cef0b1
lesson-family-who-wins_two-kings = Nur Schwarz ist noch übrig: Blau und Gelb sind Statuen. Fang den schwarzen König!
    .hint-1 = Dame und Turm helfen zusammen: erst eine Reihe versperren, dann Schach geben.
    .hint-2 = Vorsicht: Lass dem König immer einen Zug, bis du ihn mattsetzt.
    .yes = Dein König ist der letzte. Du gewinnst das Familienspiel!

# source ec1ab97c
lesson-family-who-wins_family-game = Jetzt ruf deine Familie an den Tisch. Spielt, bis nur ein König übrig ist!
    .hint-1 = Weiß beginnt. Dann geht es im Kreis: Blau, Schwarz, Gelb.
    .hint-2 = Wer matt ist, scheidet aus. Die anderen spielen weiter.
