### Die Worte zu lessons/origins.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 8e05f90e
lesson-origins = Woher das Schach kommt
    .about = Ein uraltes Spiel, eine weite Reise und ein Berg aus Reis.
    .can = Du kennst die Reise des Schachs und seinen Berg aus Reis!
    .notes =
        Ziel: Die Kinder wissen, dass Schach vor mehr als 1400 Jahren in Indien entstand und über Persien zu uns kam.
        Zeigen Sie die Reise auf einer Landkarte und lassen Sie die Klasse Reiskörner auf ein Brett legen.
        Viele glauben, Schach sei schon immer so gewesen. Unterwegs änderten sich die Regeln, und die Dame wurde erst spät stark.

# source 7ba8d17b
lesson-origins_journey =
    Vor mehr als 1400 Jahren begann das Schach in _Indien_. Folge den Pfeilen nach _Persien_ und nach _Europa_.

# source f1a5518b
lesson-origins_how-old = Der König auf g3 erinnert sich an Indien. Wie alt ist Schach?
    .hint-1 = Schach ist älter als die Ritter in ihren Rüstungen.
    .hint-2 = Es ist die größte Zahl von allen.
    .option-hundred = Ungefähr 100 Jahre
    .option-hundred-say = Viel älter! Schon deine Urgroßeltern kannten es als altes Spiel.
    .option-four-hundred = Ungefähr 400 Jahre
    .option-four-hundred-say = Noch älter: Da spielte man es schon in ganz Europa.
    .option-fourteen-hundred = Mehr als 1400 Jahre
    .yes = Ja: Man spielt es seit mehr als 1400 Jahren.

# source 63d49fa3
lesson-origins_which-way = Der König ist in Europa angekommen, auf b6. Wie ist das Schach gereist?
    .hint-1 = Folge den Pfeilen von ihrem Anfang an: von g3.
    .hint-2 = Auf g3 liegt Indien. Dort ging es los.
    .option-from-persia = Von Persien nach Indien, dann nach Europa
    .option-from-persia-say = Das sind die drei Länder. Eines davon kommt vor Persien.
    .option-from-india = Von Indien nach Persien, dann nach Europa
    .option-from-europe = Von Europa nach Persien, dann nach Indien
    .option-from-europe-say = Das ist der Rückweg. Die Pfeile beginnen am anderen Ende.
    .yes = Ja: Indien, Persien, Europa. Du bist den Pfeilen gefolgt.

# source b05ea788
lesson-origins_old-word = In Persien sagte man _Schah mat_: Der König ist hilflos. Welches Wort wurde daraus?
    .hint-1 = Sag es laut und schnell: Schah mat, Schah mat.
    .hint-2 = Das Wort hörst du am Ende einer Partie.
    .option-chocolate = Schokolade
    .option-chocolate-say = Lecker, aber nein. Hör noch einmal hin: Schah mat.
    .option-checkmate = Schachmatt
    .option-cheese = Käse
    .option-cheese-say = Bitte lächeln! Und jetzt hör noch einmal hin: Schah mat.
    .yes = Ja: Schachmatt. Der schwarze König auf g8 ist hilflos.

# source 63fd797b
lesson-origins_young-queen = Die _Dame_ war zuerst schwach. Seit wann ist sie die stärkste Figur?
    .hint-1 = In Europa änderte man ihren Zug, lange nach der Reise.
    .hint-2 = Damals segelte Kolumbus nach Amerika.
    .option-five-hundred = Seit ungefähr 500 Jahren
    .option-always = Von Anfang an
    .option-always-say = Nicht von Anfang an: Zuerst war sie schwach.
    .option-last-year = Seit letztem Jahr
    .option-last-year-say = Länger! Schon deine Urgroßeltern kannten die starke Dame.
    .yes = Ja: Seit ungefähr 1500 zieht sie so weit, wie sie mag.

# source 545576ee
lesson-origins_wish =
    Eine alte Geschichte: Der Erfinder wünschte sich _Reis_. Ein Korn auf a1, dann immer doppelt so viel.

# source ab6c99a3
lesson-origins_doubled = Auf a1 liegt 1 Korn, auf b1 2, auf c1 4. Und auf d1?
    .hint-1 = Jedes Feld bekommt doppelt so viele Körner wie das davor.
    .hint-2 = Nimm die 4 Körner von c1 zweimal.
    .hint-3 = Zähl an den Fingern: 4 und noch einmal 4.
    .yes = Ja: 1, 2, 4, 8. Es wird jedes Mal doppelt so viel.

# source b249832e
lesson-origins_whole-board = So geht es weiter bis zum letzten Feld, h8. Wie viel Reis ist das?
    .hint-1 = Das achte Feld bekommt 128 Körner. Danach kommen noch 56 Felder.
    .hint-2 = Denk an das Größte, was du kennst.
    .option-spoon = Ein Löffel voll
    .option-spoon-say = Ein Löffel voll reicht für die erste Reihe. Sieben Reihen folgen noch.
    .option-sack = Ein großer Sack
    .option-sack-say = Der Sack ist voll, lange bevor das Brett voll ist.
    .option-mountain = Ein Berg, höher als der Mount Everest
    .yes = Ja: ein ganzer Berg aus Reis. So viel hatte kein König.

# source 0ee1ed34
lesson-origins_real-rice =
    Leg echten Reis auf ein echtes Brett: 1, 2, 4, 8, 16. Wie weit kommst du?
