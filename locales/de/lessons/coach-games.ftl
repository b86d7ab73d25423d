### Die Worte zu lessons/coach-games.toml.
###
### Jeder Text nennt das Ziel in einem Satz von höchstens acht Wörtern. Ein Wettlauf nur mit Bauern sagt in einem
### zweiten, wann niemand gewinnt.

# source 18ef95a2
lesson-coach-games = Kleine Spiele
    .about = Wettläufe, Jagden und eine ganze Partie.
    .notes = Ziel: spielen mit dem, was schon gelernt ist. Jeder Schritt ist ein eigenes Spiel gegen das Programm und lässt sich immer wieder spielen. Am Anfang zieht es, wie es der Zufall will. Wer jedes Mal gewinnt, ist bereit für mehr Figuren oder für ein anderes Kind.

# source 1c809283
lesson-coach-games_race-3 = Wer bringt zuerst einen Bauern ans Ziel? Wenn jemand nicht mehr ziehen kann, gewinnt niemand.
    .hint-1 = Schau zuerst: Kann einer deiner Bauern schlagen?
    .hint-2 = Ein Bauer mit freier Bahn rennt los.
    .yes = Du gewinnst! Deine Bauern waren zu gut für mich!

# source 654fbd7c
lesson-coach-games_race-4 = Vier gegen vier: Wer ist zuerst drüben? Wenn jemand nicht mehr ziehen kann, gewinnt niemand.
    .hint-1 = Schau vor dem Zug schräg nach vorn.
    .hint-2 = Zwei Bauern nebeneinander passen aufeinander auf.
    .yes = Du gewinnst! Ich habe dich nicht eingeholt.

# source 2081d867
lesson-coach-games_race-8 = Acht gegen acht: Wer ist zuerst drüben?
    .hint-1 = Bevor du ziehst: Kann dich dort ein Bauer schlagen?
    .hint-2 = Mach eine Lücke auf, dann renn hindurch.
    .yes = Du gewinnst! So viele Bauern, und du hast alle gesehen.

# source 26c9a5f0
lesson-coach-games_rook-pawns = Schlag mit deinem Turm alle Bauern.
    .hint-1 = Stell dich hinter einen Bauern oder neben ihn. Dann kannst du ihn schlagen.
    .hint-2 = Ein Bauer schlägt schräg. Bleib nicht dort stehen, wo er dich schlagen kann.
    .yes = Du gewinnst! Dein Turm hat mir keinen einzigen Bauern gelassen.

# source 1095ed2b
lesson-coach-games_bishop-pawns = Schlag mit deinen zwei Läufern alle Bauern.
    .hint-1 = Jeder Läufer schlägt nur auf seiner Farbe.
    .hint-2 = Halte den Bauern auf, der am weitesten ist.
    .yes = Du gewinnst! Ob hell oder dunkel, deine Läufer schlagen alle.

# source c3b7d1fa
lesson-coach-games_knight-pawns = Schlag mit deinen zwei Springern alle Bauern.
    .hint-1 = Ein Springer springt über die Bauern.
    .hint-2 = Welcher Bauer ist dir am nächsten? Halte den auf!
    .yes = Du gewinnst! Hopp, hopp, und meine Bauern waren weg.

# source 5066a0a6
lesson-coach-games_queen-pawns = Schlag mit deiner Dame alle Bauern.
    .hint-1 = Die Dame schlägt auf allen acht Wegen.
    .hint-2 = Halte den Bauern auf, der am weitesten ist.
    .yes = Du gewinnst! An deiner Dame kommt keiner vorbei.

# source f47ca7c3
lesson-coach-games_hide-and-seek = Finde die Felder, die ich rufe.
    .hint-1 = Der Buchstabe ist die Linie. Such sie zuerst.
    .hint-2 = Die Zahl ist die Reihe. Geh die Linie entlang bis zu ihr.
    .yes = Du hast alle gefunden! Vor dir versteckt sich keiner.

# source 9ebec9df
lesson-coach-games_king-hunt-queen = Setz mit Dame und König matt.
    .hint-1 = Die Dame sperrt den König am Rand ein.
    .hint-2 = Hol deinen König heran. Lass dem anderen so lange einen Zug.
    .yes = Du hast meinen König gefangen. Was für eine Jagd!

# source a9dcb8f5
lesson-coach-games_king-hunt-rook = Setz mit Turm und König matt.
    .hint-1 = Der Turm ist eine Mauer. Schieb sie zum Rand.
    .hint-2 = Stell deinen König dem anderen gegenüber, dann gib Schach.
    .yes = Dein Turm war eine echte Mauer. Gut gejagt!

# source a47391bb
lesson-coach-games_whole-game = Spiel eine ganze Partie: Setz mich matt.
    .hint-1 = Bring zuerst Springer und Läufer ins Spiel.
    .hint-2 = Vor jedem Zug: Was kann ich schlagen, was kannst du schlagen?
    .yes = Eine ganze Partie, und du hast sie gewonnen. Bravo!
