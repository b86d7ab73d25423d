### Die Worte zu lessons/board-right-way.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5dbd9840
lesson-board-right-way = So liegt das Brett richtig
    .about = Ein helles Eckfeld an deiner rechten Hand.
    .can = Du siehst sofort, ob ein Brett richtig liegt!
    .notes = Ziel: Die Kinder drehen ein Brett, bis jeder Spieler rechts ein helles Eckfeld hat, und wissen, warum: Sonst tauschen König und Dame die Plätze. Lassen Sie jedes Paar sein Brett um ein Viertel drehen, auf die Ecke schauen und weiterdrehen. Manche Kinder schauen auf die linke Ecke: Sie sollen zuerst die rechte Hand heben. Der Läufer hilft beim Merken: Er bleibt auf seiner Farbe und kommt vom hellen Eckfeld immer nur ins andere helle. Acht Reihen zu acht lassen sich paarweise zählen: 16, 32, 48, 64.

# source 79895da1
lesson-board-right-way_your-corner = Heb die rechte Hand! Segle mit dem Turm in die Ecke auf dieser Seite.
    .hint-1 = Zwei Ecken sind nah. Welche liegt an deiner rechten Hand?
    .hint-2 = Zieh die erste Reihe entlang, von d1 nach h1.
    .yes = Angekommen! Dieses Eckfeld ist _hell_, und so soll es sein.
    .no = Das darfst du. Segle auf der ersten Reihe bis in eine Ecke.
    .wrong-d1-a1 = Diese Ecke liegt links von dir, und sie ist dunkel.

# source 6dd18187
lesson-board-right-way_light-way = Von der hellen Ecke zur hellen Ecke! Fang beide Sterne mit dem Läufer.
    .hint-1 = Dein eigener Bauer versperrt den kurzen Weg. Segle um ihn herum.
    .hint-2 = Geh zuerst nach f3. Von dort siehst du d1.
    .hint-3 = Dann geht es über a4 und c6 nach a8.
    .yes = Im Hafen! Jeder Spieler hat eine helle Ecke.

# source ecabce50
lesson-board-right-way_dark-corners = Zwei Ecken sind dunkel. Fang beide Sterne in { $best } Zügen!
    .hint-1 = Ein langer schräger Weg verbindet die dunklen Ecken. Stell dich darauf.
    .hint-2 = Von g7 siehst du h8, und in der anderen Richtung a1.
    .hint-3 = Zieh nach g7, nach h8 und dann ganz weit bis a1.
    .yes = Beide dunklen Ecken, auf einem langen schrägen Weg!

# source b7a18ec5
lesson-board-right-way_dark-harbor = Drei Pfeile führen in Ecken. Probier den, den kein Läufer schafft!
    .hint-1 = Dein Läufer steht auf einem hellen Feld. Welche Ecke ist dunkel?
    .hint-2 = Zwei Pfeile laufen genau schräg. Einer läuft krumm.
    .hint-3 = Zieh von e4 nach a1. Der Läufer kommt zurück.
    .yes = Ein Läufer auf Hell hat nur das halbe Brett: nie eine dunkle Ecke.
    .no = Dieser Weg ist offen. Such einen anderen Pfeil!

# source 64da456f
lesson-board-right-way_round-trip = Einmal um den Hafen! Besuch mit dem Turm die anderen drei Ecken.
    .hint-1 = Dein eigener Bauer steht auf einem der Wege. Auf welchem?
    .hint-2 = Einmal musst du zurück. Fang mit a1 an.
    .hint-3 = Von a1 zurück nach h1, dann nach h8, dann nach a8.
    .yes = Alle vier Ecken: Zwei sind hell, zwei sind dunkel.

# source 24cc15db
lesson-board-right-way_how-many = Acht Felder breit, acht Felder lang. Wie viele sind es zusammen?
    .hint-1 = Eine Reihe hat acht Felder. Wie viele Reihen gibt es?
    .hint-2 = Zwei Reihen haben 16 Felder, vier Reihen haben 32.
    .hint-3 = Acht Reihen haben doppelt so viele wie vier: 32 und 32.
    .yes = Ja: 64! Die Hälfte ist hell, die Hälfte dunkel.
    .option-sixteen = 16 Felder
    .option-sixteen-say = Das sind zwei Reihen. Sechs Reihen kommen noch dazu.
    .option-sixty-four = 64 Felder
    .option-hundred = 100 Felder
    .option-hundred-say = So viele nicht: Es sind acht Reihen mit je acht Feldern.

# source e22b13b2
lesson-board-right-way_dark-corner = Dieses Brett liegt nicht richtig! Tippe auf die zwei Ecken, die hell sein müssten.
    .paper = Dieses Brett liegt nicht richtig! Welche zwei Ecken müssten hell sein?
    .hint-1 = Eine davon liegt an deiner eigenen rechten Hand.
    .hint-2 = Die andere liegt an der rechten Hand des anderen Spielers.
    .hint-3 = Die Ecken h1 und a8 müssten hell sein.
    .yes = Beide! Eine Vierteldrehung, sonst tauschen König und Dame die Plätze.
    .no = An dieser Ecke hat niemand die rechte Hand. Denk an beide Spieler!

# source 52b0912c
lesson-board-right-way_black-corner = Jetzt spielst du Schwarz! Segle mit dem Turm in die Ecke an deiner rechten Hand.
    .hint-1 = Das Brett hat sich gedreht. Heb noch einmal die rechte Hand.
    .hint-2 = Zieh deine Reihe entlang, von e8 nach a8.
    .yes = Auch hell! Beide Spieler haben an der rechten Hand ein helles Eckfeld.
    .no = Das darfst du. Segle auf deiner Reihe bis in eine Ecke.
    .wrong-e8-h8 = Diese Ecke liegt an deiner anderen Hand, und sie ist dunkel.

# source d9d8faf1
lesson-board-right-way_lighthouses = Vier Leuchttürme in vier Ecken! Zünde alle an, in { $best } Zügen.
    .hint-1 = Der Läufer auf c6 sieht beide hellen Ecken.
    .hint-2 = Dein Bauer versperrt den Weg nach a1. Lass ihn einen Schritt vorgehen.
    .hint-3 = Zünde zuerst a8 und h1 an. Zieh dann den Bauern nach e4.
    .yes = Alle vier leuchten! Jetzt findet jedes Schiff den Hafen.
