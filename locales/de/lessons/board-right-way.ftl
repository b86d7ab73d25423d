### Die Worte zu lessons/board-right-way.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source deed57f2
lesson-board-right-way = So liegt das Brett richtig
    .about = Ein helles Eckfeld an deiner rechten Hand.
    .notes =
        Ziel: Die Kinder drehen ein Brett, bis jeder Spieler rechts ein helles Eckfeld hat.
        Lassen Sie jedes Paar sein Brett um ein Viertel drehen, auf die Ecke schauen und weiterdrehen.
        Manche Kinder schauen auf die linke Ecke. Sie sollen zuerst die rechte Hand heben.

# source df117568
lesson-board-right-way_right-hand =
    Das Eckfeld an deiner _rechten Hand_ ist hell. Beim anderen Spieler ist es genauso.

# source 6d3f0fd3
lesson-board-right-way_your-corner = Du sitzt bei Weiß. Tippe auf das Eckfeld an deiner rechten Hand.
    .hint-1 = Heb die rechte Hand und zeig auf das Brett.
    .hint-2 = Das Eckfeld gleich bei dieser Hand heißt h1.
    .yes = Ja: h1 ist dein Eckfeld, und es ist hell.
    .no = Schau auf die Ecke, die deiner rechten Hand am nächsten ist.

# source ef5b1d76
lesson-board-right-way_black-corner = Jetzt sitzt du bei Schwarz. Tippe auf das Eckfeld an deiner rechten Hand.
    .hint-1 = Das Brett hat sich gedreht. Heb noch einmal die rechte Hand.
    .hint-2 = Such den Buchstaben a und die Zahl 8.
    .yes = Ja: a8 ist auch hell. Beide haben rechts ein helles Eckfeld.
    .no = Schau auf die Ecke, die deiner rechten Hand am nächsten ist.

# source 80452a80
lesson-board-right-way_dark-corners = Das Brett hat vier Ecken. Tippe auf die zwei _dunklen_.
    .hint-1 = Die Ecken h1 und a8 sind hell. Welche bleiben übrig?
    .hint-2 = Eine dunkle Ecke ist a1. Die andere liegt weit weg davon.
    .yes = Beide! Die Ecken a1 und h8 sind dunkel.
    .no = Schau auf alle vier Ecken: Zwei sind hell, zwei sind dunkel.

# source 07936338
lesson-board-right-way_how-many = Acht Felder breit, acht Felder lang. Wie viele sind es zusammen?
    .hint-1 = Eine Reihe hat acht Felder. Wie viele Reihen gibt es?
    .hint-2 = Zähl immer acht dazu: 8, 16, 24, 32.
    .hint-3 = Vier Reihen haben 32 Felder. Acht Reihen haben doppelt so viele.
    .option-sixteen = 16 Felder
    .option-sixteen-say = Das sind zwei Reihen. Sechs Reihen kommen noch dazu.
    .option-sixty-four = 64 Felder
    .option-hundred = 100 Felder
    .option-hundred-say = Ein paar weniger: Es sind acht Reihen mit je acht Feldern.
    .yes = Ja: 64 Felder. Die Hälfte ist hell, die Hälfte dunkel.

# source bed7ac11
lesson-board-right-way_light-corner = Stell dir ein Brett vor: Dein rechtes Eckfeld ist _hell_. Was tust du?
    .hint-1 = Hell an der rechten Hand: Ist das gut?
    .hint-2 = Es ist schon so, wie es sein soll.
    .option-start = Ich stelle die Figuren auf
    .option-turn = Ich drehe zuerst das Brett
    .option-turn-say = Lass es liegen: Rechts ein helles Eckfeld, das ist gut.
    .yes = Ja: Das Brett liegt gut. Du darfst die Figuren aufstellen.

# source ac88ab1f
lesson-board-right-way_dark-corner = Stell dir ein anderes Brett vor: Dein rechtes Eckfeld ist _dunkel_. Was tust du?
    .hint-1 = Was ist anders? Nur die Farbe der Ecke.
    .hint-2 = Eine Vierteldrehung bringt ein helles Eckfeld an deine rechte Hand.
    .option-start = Ich stelle die Figuren auf
    .option-start-say = Noch nicht: König und Dame würden die Plätze tauschen.
    .option-turn = Ich drehe das Brett um ein Viertel
    .yes = Ja: erst drehen. Sonst kommen König und Dame durcheinander.

# source c8c4750e
lesson-board-right-way_rice-again = 1 Reiskorn auf a1, dann immer doppelt so viele. Welches Feld bekommt am meisten?
    .hint-1 = Den Pfeil entlang bekommt jedes Feld doppelt so viel wie das davor.
    .hint-2 = Die Reihe endet am hellen Eckfeld.
    .yes = Ja: h1 bekommt 128 Körner, mehr als jedes andere in der Reihe.
    .no = Geh weiter mit dem Pfeil: Das nächste Feld bekommt noch mehr.

# source 01467300
lesson-board-right-way_real-board =
    Dreh ein echtes Brett um ein Viertel. Dreh dann weiter, bis beide rechten Eckfelder hell sind.
