### Die Worte zu lessons/two-armies.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 29a3c68b
lesson-two-armies = Zwei Heere
    .about = Sechs Arten von Figuren, sechzehn auf jeder Seite.
    .notes =
        Ziel: Die Kinder kennen die sechs Arten von Figuren mit Namen und wissen, dass Weiß beginnt.
        Legen Sie von jeder Art eine Figur in einen Beutel und lassen Sie die Kinder fühlen, welche es ist.
        König und Dame werden oft verwechselt: Der König trägt ein Kreuz, die Dame eine Krone mit Zacken.

# source 0d7b123a
lesson-two-armies_armies =
    _Weiß_ und _Schwarz_ haben je 16 Figuren. Die Kreise zeigen die sechs Arten.

# source 96b98f08
lesson-two-armies_knights = Der _Springer_ sieht aus wie ein Pferd. Tippe auf alle { $total } Springer.
    .hint-1 = Such Ohren und eine Mähne, und zwar auf beiden Seiten.
    .hint-2 = Weiß hat zwei davon: auf b1 und g1.
    .yes = Alle { $total } Springer! Jedes Heer hat zwei.
    .no = Such ein Pferd: Es hat Ohren und eine Mähne.

# source 2cde9acc
lesson-two-armies_king = Der _König_ trägt ein Kreuz. Du spielst Schwarz: Tippe auf den schwarzen König.
    .hint-1 = Schau in die Mitte deiner ersten Reihe.
    .hint-2 = Nur eine schwarze Figur hat oben ein Kreuz.
    .yes = Gefunden: Der schwarze König steht auf e8.
    .no = Such das Kreuz ganz oben, auf der schwarzen Seite.

# source 04e9c1b1
lesson-two-armies_queen = Die _Dame_ trägt eine Krone mit vielen Zacken. Tippe auf die schwarze Dame.
    .hint-1 = Die Dame steht gleich neben dem König.
    .hint-2 = Schau auf die Zacken: Der König hat nur ein Kreuz.
    .yes = Gefunden: Die schwarze Dame steht auf d8, neben ihrem König.
    .no = Such die Krone mit vielen Zacken, auf der schwarzen Seite.

# source 0eeb91c4
lesson-two-armies_in-a-row = Läufer, Bauer und Turm stehen nebeneinander. Wer steht im Kreis?
    .hint-1 = Der Turm hat oben Zinnen. Der Bauer ist klein und rund.
    .hint-2 = Die Figur im Kreis hat eine Kerbe im Hut.
    .option-rook = Ein Turm
    .option-rook-say = Der Turm hat oben Zinnen. Er steht auf f5.
    .option-bishop = Ein Läufer
    .option-pawn = Ein Bauer
    .option-pawn-say = Der Bauer ist klein und hat einen runden Kopf. Er steht auf e5.
    .yes = Ja: ein Läufer. Sein spitzer Hut hat eine kleine Kerbe.

# source 8b1102a8
lesson-two-armies_pawns = Der _Bauer_ ist die kleinste Figur. Wie viele Bauern hat Weiß?
    .hint-1 = Sie stehen nebeneinander, von a2 bis h2.
    .hint-2 = Auf jeder Linie steht ein Bauer.
    .yes = Alle acht gezählt. Sie stehen vor den anderen Figuren.

# source 4f8bfb3d
lesson-two-armies_where-rook = Der _Turm_ hat oben Zinnen. Auf welchem Feld steht ein schwarzer Turm?
    .hint-1 = Such zuerst die schwarzen Figuren: Reihe 7 und Reihe 8.
    .hint-2 = Die schwarzen Türme stehen in ihren zwei Ecken.
    .option-a1 = a1
    .option-a1-say = Auf a1 steht ein Turm, aber er ist weiß.
    .option-h1 = h1
    .option-h1-say = Auf h1 steht ein Turm, aber er ist weiß.
    .option-h8 = h8
    .yes = Ja: auf h8. Der andere schwarze Turm steht auf a8.

# source 94917aa2
lesson-two-armies_who-begins = Beide Heere sind bereit. Wer macht den ersten Zug?
    .hint-1 = Beim Schach ist es immer dasselbe Heer.
    .hint-2 = Es ist das Heer mit den hellen Figuren.
    .option-black = Schwarz
    .option-black-say = Schwarz ist immer erst danach dran, in jeder Partie.
    .option-youngest = Das jüngste Kind
    .option-youngest-say = Bei vielen Spielen ist das so. Beim Schach entscheidet das Heer.
    .option-white = Weiß
    .yes = Ja: Weiß beginnt. Danach wird abgewechselt.

# source 07e744f1
lesson-two-armies_most-important = Viele Figuren darfst du verlieren. Welche darf nie verloren gehen?
    .hint-1 = Schachmatt beendet die Partie. Welche Figur ist dann gefangen?
    .hint-2 = Sie trägt ein Kreuz.
    .option-king = Der König
    .option-queen = Die Dame
    .option-queen-say = Die Dame zu verlieren tut weh, aber das Spiel geht weiter.
    .option-none = Keine
    .option-none-say = Eine Figur entscheidet alles. Sie trägt ein Kreuz.
    .yes = Ja: Das ganze Spiel dreht sich um den König.
