### Stundenpläne für Lehrkräfte: Stunden von 45 Minuten und die zwölf Wochen. Ein Erwachsener liest sie, vor einer Klasse.

## Was auf jedem Stundenplan steht.

# source fe030761
plan-number = Stunde { $number } von { $total } · { $minutes } Minuten
# source f39f2cbd
plan-for-experts = für Fachleute
# source 2bef2d48
plan-material = Material
# source 97ce905d
plan-projector = Ein Beamer oder ein großes Brett für alle
# source 3ad91cf3
plan-screen = Ein Bildschirm für zwei Kinder, oder die Arbeitsblätter auf Papier
# source 5d90ace9
plan-board = Ein Brett für zwei Kinder, mit diesen Figuren:
# source 9b914e14
plan-cross = Das Brett für vier, mit diesen Figuren:
# source 2b13dead
plan-cut-out = Zum Ausschneiden: { $command }
# source a64efff2
plan-minutes = { $minutes } Min.
# source 6e8fe4af
plan-arrive = Ankommen
# source 925361fa
plan-story = Zuerst gemeinsam die Geschichte ansehen: { $name }
# source b9e069cb
plan-first = Die Kinder erzählen, was sie schon über Schach wissen.
# source e107d9a2
plan-back = Wer weiß es noch? Die Frage vom letzten Mal:
# source 611b2ed3
plan-answer = Die Antwort:
# source ae549d1b
plan-together = Alle zusammen
# source 0aebea7a
plan-together-how = Aus jeder Lektion einen Schritt am großen Brett zeigen.
# source 125b2190
plan-screens = An den Bildschirmen
# source bc73cb23
plan-screens-how = Zwei Kinder teilen sich einen Bildschirm und wechseln sich ab. Ohne Bildschirme gibt es die Arbeitsblätter:
# source 15358bbf
plan-pairs = Zu zweit am echten Brett
# source 59a3110c
plan-groups = In Gruppen am Brett für vier
# source 65c3d6db
plan-swap = Danach die Seiten tauschen.
# source 6d7cbb48
plan-easier = Leichter
# source dd9bd422
plan-harder = Schwerer
# source 0e72e48a
plan-level = { $name } · Stufe { $level }
# source 6010ee53
plan-step = { $lesson }, Schritt { $number }
# source 170f2b78
plan-exit = Frage zum Schluss
# source a7b16629
plan-exit-how = Jedes Kind sagt oder zeigt die Antwort, bevor es geht.
# source e8e4c178
plan-homework = Zu Hause
# source 887ec800
plan-homework-how = „{ $name }“ üben, Stufe { $level }, am Bildschirm oder auf Papier:

## Die zwölf Wochen.

# source 6e857514
plan-weeks = Zwölf Wochen Schach
# source 16cb18e6
plan-weeks-how = Zwei Stunden zu { $minutes } Minuten in der Woche. Gibt es nur eine, kommen die Pläne der Reihe nach.
# source 6296133e
plan-week = Woche
# source 84577509
plan-first-period = Erste Stunde
# source 910eaadf
plan-second-period = Zweite Stunde
# source ab5720df
plan-print = Drucken: { $text }
# source 6dd4fe80
plan-print-plan = Ein Stundenplan: { $command }
# source f40f1b3c
plan-print-lesson = Ein Arbeitsblatt: { $command }
# source 5062515b
plan-print-practice = Eine Übung für zu Hause: { $command }
# source cea47f26
plan-later = Für Fachleute, nach den zwölf Wochen: { $text }

## Was die Paare tun, und was leichter und schwerer ist: jeder Plan mit seinem Namen.

# source 31ba751e
period-rook-and-bishop-pairs = Der Turm schlägt alle Bauern. Kommt ein Bauer an, gewinnen die Bauern.
# source b7b9862c
period-rook-and-bishop-easier = Mit zwei Bauern spielen, und vorher die Felder des Turms suchen.
# source 3194d4cc
period-rook-and-bishop-harder = Zwei Läufer jagen statt des Turms.
# source 473e4ae8
period-queen-and-king-pairs = Die Dame schlägt alle Bauern, bevor einer ankommt.
# source 5810269c
period-queen-and-king-easier = Zwei Bauern wegnehmen, und vorher auf jedes Feld zeigen.
# source 14aa5c6f
period-queen-and-king-harder = König, Dame, Turm und Läufer jagen sechs Bauern.
# source 522ed22e
period-knight-and-names-pairs = Zwei Springer jagen die Bauern. Vor jedem Sprung das Feld laut sagen.
# source 209fbb27
period-knight-and-names-easier = Ein Springer, eine Münze: mit wenigen Sprüngen dorthin.
# source aa417936
period-knight-and-names-harder = Ein Kind nennt zwei Felder, das andere findet den Weg.
# source 6f4eb675
period-taking-pairs = Turm, Springer und Läufer gegen die Dame. Wer alles schlägt, gewinnt.
# source e3c64dfe
period-taking-easier = Vor jedem Zug sagen, was die eigene Figur schlagen kann.
# source 13a537b5
period-taking-harder = Mit mehr Figuren spielen. Was weg ist, bleibt weg.
# source 8813043b
period-pawns-pairs = Drei Bauern für jeden: Der erste, der ankommt, gewinnt. Kann niemand mehr ziehen, gewinnt niemand.
# source 46a12479
period-pawns-easier = Erst mit je einem Bauern gehen und schlagen.
# source 792896a4
period-pawns-harder = Mit je vier Bauern spielen.
# source 7447b265
period-promotion-and-values-pairs = Acht Bauern und der König: Wer holt zuerst eine neue Dame? Am Ende die Punkte der geschlagenen Figuren zählen.
# source 52abad8b
period-promotion-and-values-easier = Ein Bauer läuft allein und wird einmal zu jeder Figur.
# source 94ff98e7
period-promotion-and-values-harder = Vier Bauern spielen gegen einen Turm.
# source 8f5767c9
period-danger-and-check-pairs = Mit der Dame zehnmal Schach geben und es jedes Mal sagen. Wird die Dame geschlagen, gewinnt der König.
# source 977f5468
period-danger-and-check-easier = Auf jedes Feld, das für den König sicher ist, kommt eine Münze.
# source d893f6bc
period-danger-and-check-harder = Ein Kind stellt ein Schach auf, das andere findet den Angreifer.
# source bde18c11
period-out-of-check-pairs = Alle drei Wege aus dem Schach zeigen. Dann stellt jeder für den anderen ein Schach auf.
# source 0b1329ba
period-out-of-check-easier = Nur einen Weg suchen: Kann der König weglaufen?
# source c48c6548
period-out-of-check-harder = Ein Doppelschach aufstellen. Warum hilft da nur der König?
# source b90a0370
period-mate-and-stalemate-pairs = Zwei Türme fangen einen einsamen König. Bitte kein Patt!
# source 1b33df9a
period-mate-and-stalemate-easier = Der König steht am Anfang schon am Rand.
# source 71bbd9fb
period-mate-and-stalemate-harder = Ihn mit Dame und König fangen.
# source dc617ecd
period-mate-in-one-pairs = Turm und König fangen den König. Nach zwanzig Zügen wird getauscht.
# source 0d188b50
period-mate-in-one-easier = Nach jedem Zug sagen: Schach, matt, patt oder nichts davon?
# source ac0d3e51
period-mate-in-one-harder = Gemeinsam ein Matt in zwei Zügen finden.
# source e9cecdf3
period-armies-and-board-pairs = Das Brett richtig herum legen. Wer alles außer dem König schlägt, gewinnt.
# source d7e9f7c2
period-armies-and-board-easier = Ein Heer steht still, das andere sammelt es ein.
# source 64316127
period-armies-and-board-harder = Gewonnen hat, wer keine Figur verschenkt.
# source e940beb4
period-set-up-and-turns-pairs = Jedes Kind stellt ein Heer auf und prüft das andere. Dann zieht jeder zehnmal.
# source 84911a7c
period-set-up-and-turns-easier = Zuerst nur die Figuren in den Ecken aufstellen.
# source cc810af1
period-set-up-and-turns-harder = Mit geschlossenen Augen: Einer sagt das Feld, der andere stellt auf.
# source 2832f108
period-first-whole-game-pairs = Eine ganze Partie. Wer matt setzt, hebt die Hand, und beide prüfen es.
# source d055da50
period-first-whole-game-easier = Mit vielen Figuren gegen wenige spielen.
# source 16c75d01
period-first-whole-game-harder = Vor jedem Zug fragen: Lässt sich jetzt etwas schlagen?
# source 52ebdc38
period-manners-and-writing-pairs = Nach Turnierregeln: berührt, geführt. Jeder schreibt zehn Züge auf.
# source 11676148
period-manners-and-writing-easier = Ein Kind zieht, beide schreiben es auf.
# source 40f3150b
period-manners-and-writing-harder = Eine Partie vom Zettel des anderen nachspielen.
# source 023fc8f7
period-castling-and-passing-pairs = Die Bauern laufen um die Wette. Wer vorbeiläuft, kann im Vorbeigehen geschlagen werden.
# source af8c2290
period-castling-and-passing-easier = Einen Doppelschritt aufstellen und im Vorbeigehen schlagen.
# source 051dfb3d
period-castling-and-passing-harder = Rechtzeitig rochieren, gegen viele Bauern.
# source d19535d8
period-when-not-pairs = Eine weiße Figur aufs Brett stellen. Der andere sagt, wohin Schwarz noch rochieren darf.
# source 1ad90640
period-when-not-easier = Nur einen Turm nehmen: Welches Feld greift er an?
# source 835ac2e8
period-when-not-harder = Einen Bauern aufstellen, den niemand im Vorbeigehen schlagen darf.
# source d5929d6a
period-myths-and-signs-pairs = Eine Partie spielen und jeden Zug mit allen Zeichen aufschreiben. Jeder rochiert einmal.
# source 79bc6c45
period-myths-and-signs-easier = Nur Buchstaben und Felder schreiben, die Zeichen kommen später.
# source 8f3e260c
period-myths-and-signs-harder = Ein Märchen über die Rochade erfinden. Der andere sagt, ob es stimmt.
# source 1639e0ef
period-giving-up-pairs = Weiterspielen: Nach jedem Zug darf man Remis anbieten. Der andere sagt Ja oder zieht.
# source 4e2ddca3
period-giving-up-easier = Figuren wegnehmen, bis niemand mehr gewinnen kann.
# source c8653a1d
period-giving-up-harder = Ein Remis holen: alle Bauern schlagen, die gewinnen wollen.
# source cdab3cee
period-claims-pairs = Der einsame König zählt seine ruhigen Züge. Hält er bis fünfzig durch?
# source ffdc3071
period-claims-easier = Mit Springern hinaus und nach Hause reiten und die Stellungen zählen.
# source 0edddab6
period-claims-harder = Eine verlorene Partie retten: dreimal dieselbe Stellung.
# source 52940db9
period-endings-pairs = Zwei Damen fangen den König, aber sie lassen ihm Luft. Bei Patt hat der König gewonnen.
# source 95c57c89
period-endings-easier = Zuerst mit einer Dame alle Pattzüge finden.
# source 69c8c277
period-endings-harder = Das Matt zwei Züge vorher ansagen.
# source 6dce7d8e
period-board-for-four-pairs = Ein Rennen: schwarze Bauern gegen blaue. Wer zuerst einen hinüberbringt, gewinnt.
# source 30f66d15
period-board-for-four-easier = Eine Figur zieht um alle vier Ecken herum.
# source bf6d4f96
period-board-for-four-harder = Auf Bauern achten, die vorbeilaufen.
# source 32137643
period-attackers-and-snacks-pairs = Vier spielen zehn Runden. Einen König darf immer nur ein Spieler angreifen.
# source 48115da3
period-attackers-and-snacks-easier = Vor jedem Zug zählen, wer welchen König angreift.
# source adf5c21a
period-attackers-and-snacks-harder = Jeder geht einmal für eine Runde weg.
# source 9b45f580
period-words-and-teams-pairs = Ein Kind führt die Türme, das andere die Springer. Beide Springer müssen gefangen werden!
# source 0c4e4e1b
period-words-and-teams-easier = Bei jedem Angriff auf einen König laut Schach sagen.
# source bcd2f069
period-words-and-teams-harder = Ein Schach aufstellen, das niemand gesagt hat. Was ist jetzt erlaubt?
# source 1f7d1d43
period-last-king-pairs = Vier spielen, bis ein König übrig ist. Wer draußen ist, führt die Liste.
# source a3d47ecc
period-last-king-easier = Anfangen, wenn nur noch zwei Könige da sind.
# source b44162ec
period-last-king-harder = Vor der Partie Teams bilden und das Wort halten.
