### Die Worte zu lessons/two-armies.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9304c024
lesson-two-armies = Zwei Heere
    .about = Sechs Arten von Figuren, sechzehn auf jeder Seite.
    .can = Du kennst beide Heere, jede Figur mit Namen!
    .notes = Ziel: Die Kinder kennen die beiden Heere Figur für Figur: sechs Arten, sechzehn auf jeder Seite, jede gegenüber von ihrem Zwilling, und der König als die eine, die nie verloren gehen darf. Legen Sie von jeder Art eine Figur in einen Beutel und lassen Sie die Kinder fühlen, welche es ist. Nehmen Sie dann, während alle wegschauen, eine Figur vom vollen Brett: Wer fehlt? König und Dame werden oft verwechselt: Der König trägt ein Kreuz, die Dame eine Krone mit Zacken. Bei den Fremden kommt es auf die Reihenfolge an: Wer deckt wen?

# source fe15e3c5
lesson-two-armies_knights = Zwei Schiffe laufen ein, jedes mit einer Mannschaft. Tippe auf alle { $total } Springer!
    .paper = Zwei Schiffe laufen ein, jedes mit einer Mannschaft. Finde alle { $total } Springer!
    .hint-1 = Such Ohren und eine Mähne, auf beiden Schiffen.
    .hint-2 = Weiß hat zwei davon: auf b1 und g1.
    .yes = Alle { $total } Springer! Jede Mannschaft hat zwei.
    .no = Such ein Pferd: Es hat Ohren und eine Mähne.

# source 2fdeb562
lesson-two-armies_six-kinds = Sechs Arten, sechs Sterne! Fang sie alle in { $best } Zügen.
    .hint-1 = Jeder Stern wartet auf eine andere Art. Nimm alle sechs!
    .hint-2 = Bauer und König haben die nahen Sterne, b4 und f2.
    .hint-3 = Turm nach a6, Läufer nach g5, Dame nach d7, Springer nach h3.
    .yes = Bauer, Turm, Springer, Läufer, Dame und König: Deine Mannschaft kann alles!

# source 100a0020
lesson-two-armies_stowaway = Ein blinder Passagier! Schlag die schwarze Figur, die sich bei Weiß versteckt.
    .hint-1 = Schau deine erste Reihe entlang. Welche Figur ist dort schwarz?
    .hint-2 = Auf g1 sitzt ein schwarzer Läufer. Wer steht neben ihm?
    .hint-3 = Schlag mit dem Turm von h1 auf g1.
    .yes = Raus mit ihm! Das Schiff gehört wieder dir allein.
    .no = Das darfst du, aber der blinde Passagier ist noch an Bord.

# source 21fee3b1
lesson-two-armies_sixteen = Zähl die weiße Mannschaft, Große und Kleine. Wie viele sind an Bord?
    .hint-1 = Zähl eine Reihe. Die andere ist genauso lang.
    .hint-2 = Vorn stehen acht Bauern, dahinter acht andere.
    .yes = Ja: 16! Und die schwarze Mannschaft ist genauso groß.
    .option-eight = 8
    .option-eight-say = Das ist nur eine Reihe. Es gibt noch eine!
    .option-twelve = 12
    .option-twelve-say = Ein paar mehr! Zähl beide Reihen, Feld für Feld.
    .option-sixteen = 16

# source 2b4c97bb
lesson-two-armies_twin = Jede Figur hat drüben auf dem anderen Schiff einen Zwilling. Schlag einen!
    .hint-1 = Auf einer Linie steht kein Bauer. Auf welcher?
    .hint-2 = Von a1 schaut dein Turm die Linie entlang zu seinem Zwilling.
    .hint-3 = Schlag den Turm auf a8 mit deinem Turm.
    .yes = Erwischt! Jede Figur steht genau gegenüber von ihrem Zwilling.
    .no = Das darfst du, aber so schlägst du nichts. Welcher Weg ist frei?
    .wrong-a1-a7 = Noch ein Schritt, dann hast du ihn!

# source 8f1ef8e2
lesson-two-armies_most-important = Jetzt spielst du Schwarz! Zwei sind angegriffen: Rette die wichtigste Figur.
    .because-still-in-check = Dein König steht im Schach! Ihn darfst du nie verlieren.
    .hint-1 = Der Springer greift König und Dame an. Wer darf nie verloren gehen?
    .hint-2 = Zieh mit dem König, zum Beispiel nach d7.
    .yes = Der König ist sicher! Ohne Dame geht es weiter, ohne König nie.

# source e767de89
lesson-two-armies_missing = Auf deinem Schiff fehlt jemand! Stell die Figur auf ihr Feld zurück.
    .hint-1 = Schau die Reihe deines Königs entlang. Welches Feld ist leer?
    .hint-2 = Vergleich die beiden Schiffe: Wessen Zwilling ist nicht da?
    .hint-3 = Der Zwilling des Läufers auf c1 gehört auf c8.
    .yes = Der Läufer steht wieder auf c8, und deine Mannschaft ist komplett!
    .no = Noch nicht ganz. Schau die Reihe deines Königs entlang.

# source 1b472c24
lesson-two-armies_strangers = Drei Fremde auf deinem Schiff! Schlag alle, und verlier niemanden.
    .hint-1 = Dein Läufer könnte den Turm auf e7 schlagen. Aber wer deckt ihn?
    .hint-2 = Der Springer auf c6 deckt den Turm auf e7. Schlag zuerst den Springer.
    .hint-3 = Schlag mit dem Turm auf c6. Dann mit dem Läufer auf e7 und h4.
    .yes = Alle drei sind weg, und deine ganze Mannschaft ist sicher!

# source ee9a543c
lesson-two-armies_ship-fight = Schiff gegen Schiff! Schlag alles, was ich habe, bis auf den König.
    .hint-1 = Deine Dame sieht weit. Was kann sie umsonst schlagen?
    .hint-2 = Frag vor jedem Zug: Was könnte ich dir nehmen?
    .yes = Nur mein König ist noch an Bord. Gut gekämpft!
