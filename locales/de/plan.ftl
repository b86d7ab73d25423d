### Unterrichtspläne für Lehrkräfte: Stunden von 45 Minuten und die zwölf Wochen. Ein Erwachsener liest sie, vor einer Klasse.

## Was auf jedem Unterrichtsplan steht.

# source fe030761
plan-number = Stunde { $number } von { $total } · { $minutes } Minuten
# source f39f2cbd
plan-for-experts = für Fortgeschrittene
# source 648433e1
plan-material = Material
# source b7d4dda3
plan-projector = Ein Beamer oder ein Demonstrationsbrett
# source 8897f4f9
plan-screen = Ein Bildschirm für je zwei Kinder oder die Arbeitsblätter auf Papier
# source fba7eacf
plan-board = Ein Brett für je zwei Kinder, mit diesen Figuren:
# source 9b914e14
plan-cross = Je Gruppe das Brett für vier, mit diesen Figuren:
# source 8aa3c8bc
plan-cut-out = Zum Ausschneiden: { $command }
# source a64efff2
plan-minutes = { $minutes } Min.
# source 4047c65d
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
plan-together-how = Aus jeder Lektion einen Schritt vor der Klasse zeigen.
# source 125b2190
plan-screens = An den Bildschirmen
# source bc73cb23
plan-screens-how = Zwei Kinder teilen sich einen Bildschirm und wechseln sich ab. Ohne Bildschirme die Arbeitsblätter drucken:
# source 15358bbf
plan-pairs = Zu zweit am echten Brett
# source 59a3110c
plan-groups = In Gruppen am Brett für vier
# source 65c3d6db
plan-swap = Danach wird getauscht.
# source 6d7cbb48
plan-easier = Leichter
# source dd9bd422
plan-harder = Schwerer
# source 0e72e48a
plan-level = { $name } · Stufe { $level }
# source 6010ee53
plan-step = { $lesson }, Schritt { $number }
# source a5e82ca6
plan-exit = Frage zum Schluss
# source a7b16629
plan-exit-how = Jedes Kind sagt oder zeigt die Antwort, bevor es geht.
# source e8e4c178
plan-homework = Zu Hause
# source 4fcba04f
plan-homework-how = „{ $name }“ üben, Stufe { $level }, am Bildschirm oder auf Papier:

## Die zwölf Wochen.

# source 6e857514
plan-weeks = Zwölf Wochen Schach
# source d6c06839
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
plan-print-plan = Ein Unterrichtsplan: { $command }
# source f40f1b3c
plan-print-lesson = Ein Arbeitsblatt: { $command }
# source e5389c9e
plan-print-practice = Eine Übung für zu Hause: { $command }
# source cea47f26
plan-later = Für Fortgeschrittene, nach den zwölf Wochen: { $text }

## Was die Paare tun, und was leichter und schwerer ist: jeder Plan mit seinem Namen.

# source e412452f
period-rook-and-bishop-pairs = Der Turm schlägt alle Bauern. Kommt ein Bauer an, gewinnen die Bauern.
# source 6b2dd4f6
period-rook-and-bishop-easier = Mit zwei Bauern spielen und vorher die Felder des Turms suchen.
# source ebaba84d
period-rook-and-bishop-harder = Zwei Läufer jagen statt des Turms.
# source 0af2cee9
period-queen-and-king-pairs = Die Dame schlägt alle Bauern, bevor einer ankommt.
# source 8fc79180
period-queen-and-king-easier = Zwei Bauern wegnehmen und vorher die Felder der Dame zeigen.
# source 14aa5c6f
period-queen-and-king-harder = König, Dame, Turm und Läufer jagen sechs Bauern.
# source 522ed22e
period-knight-and-names-pairs = Zwei Springer jagen die Bauern. Vor jedem Sprung das Feld laut sagen.
# source a7ab8963
period-knight-and-names-easier = Ein Springer, eine Münze: Wie wenige Sprünge genügen?
# source aa417936
period-knight-and-names-harder = Ein Kind nennt zwei Felder, das andere findet den Weg.
# source 6f4eb675
period-taking-pairs = Turm, Springer und Läufer gegen die Dame. Wer alles schlägt, gewinnt.
# source bf2ea31e
period-taking-easier = Vor jedem Zug sagen, was die eigene Figur schlagen kann.
# source c3c196ac
period-taking-harder = Mit mehr Figuren spielen. Was weg ist, bleibt weg.
# source 0ad3c4ce
period-pawns-pairs = Je drei Bauern: Der erste, der ankommt, gewinnt. Kann jemand nicht mehr ziehen, gewinnt niemand.
# source 78592f0f
period-pawns-easier = Erst mit je einem Bauern gehen und schlagen.
# source 792896a4
period-pawns-harder = Mit je vier Bauern spielen.
# source 3d1656e6
period-promotion-and-values-pairs = Acht Bauern und der König: Wer holt zuerst eine neue Dame? Am Ende die Punkte der geschlagenen Figuren zählen.
# source 350d4e24
period-promotion-and-values-easier = Ein Bauer läuft allein und wird einmal zu jeder Figur.
# source 94ff98e7
period-promotion-and-values-harder = Vier Bauern spielen gegen einen Turm.
# source 8f5767c9
period-danger-and-check-pairs = Mit der Dame zehnmal Schach geben und es jedes Mal sagen. Wird die Dame geschlagen, gewinnt der König.
# source 977f5468
period-danger-and-check-easier = Auf jedes Feld, das für den König sicher ist, kommt eine Münze.
# source d893f6bc
period-danger-and-check-harder = Ein Kind stellt ein Schach auf, das andere findet den Angreifer.
# source aa80fdd4
period-out-of-check-pairs = Alle drei Wege aus dem Schach zeigen. Dann stellen beide füreinander ein Schach auf.
# source 0b1329ba
period-out-of-check-easier = Nur einen Weg suchen: Kann der König weglaufen?
# source ed468204
period-out-of-check-harder = Ein Doppelschach aufstellen. Warum hilft da nur der König?
# source b90a0370
period-mate-and-stalemate-pairs = Zwei Türme fangen einen einsamen König. Bitte kein Patt!
# source 1b33df9a
period-mate-and-stalemate-easier = Der König steht am Anfang schon am Rand.
# source e2e4a816
period-mate-and-stalemate-harder = Mit Dame und König mattsetzen.
# source 3fa84ba4
period-mate-in-one-pairs = Turm und König fangen den einsamen König, in höchstens zwanzig Zügen.
# source fb7ec49e
period-mate-in-one-easier = Nach jedem Zug sagen: Schach, matt, patt oder nichts davon?
# source aec3daaf
period-mate-in-one-harder = Gemeinsam ein Matt in zwei Zügen finden.
# source e9cecdf3
period-armies-and-board-pairs = Das Brett richtig herum legen. Wer alles außer dem König schlägt, gewinnt.
# source 6e1ffe00
period-armies-and-board-easier = Ein Heer steht still, das andere sammelt es ein.
# source 64316127
period-armies-and-board-harder = Wer eine Figur verschenkt, verliert die Partie.
# source 7803e574
period-set-up-and-turns-pairs = Jedes Kind stellt ein Heer auf und prüft das andere Heer. Dann zieht jede Seite zehnmal.
# source 56e0d662
period-set-up-and-turns-easier = Zuerst nur die Figuren in den Ecken aufstellen.
# source 66d422c1
period-set-up-and-turns-harder = Mit geschlossenen Augen: Ein Kind nennt das Feld, das andere stellt auf.
# source 7a3c8044
period-first-whole-game-pairs = Eine ganze Partie spielen. Wer mattsetzt, hebt die Hand, und beide prüfen es.
# source d055da50
period-first-whole-game-easier = Mit vielen Figuren gegen wenige spielen.
# source 38cef2fa
period-first-whole-game-harder = Vor jedem Zug fragen: Lässt sich jetzt etwas schlagen?
# source 11ab4e94
period-manners-and-writing-pairs = Nach Turnierregeln spielen: berührt, geführt. Beide schreiben zehn Züge auf.
# source d005a5bc
period-manners-and-writing-easier = Ein Kind zieht, beide schreiben den Zug auf.
# source b6c7a33a
period-manners-and-writing-harder = Die Partie vom Zettel eines anderen Kindes nachspielen.
# source 2c61757e
period-castling-and-passing-pairs = Die Bauern laufen um die Wette. Wer vorbeiläuft, kann im Vorbeigehen geschlagen werden.
# source 52a7fbd7
period-castling-and-passing-easier = Einen Doppelschritt aufstellen und im Vorbeigehen schlagen.
# source 051dfb3d
period-castling-and-passing-harder = Gegen viele Bauern rechtzeitig rochieren.
# source 1e392849
period-when-not-pairs = Ein Kind stellt eine weiße Figur aufs Brett. Das andere sagt, wohin Schwarz noch rochieren darf.
# source 21be8107
period-when-not-easier = Nur einen Turm nehmen: Welches Feld greift er an?
# source 835ac2e8
period-when-not-harder = Einen Bauern aufstellen, den niemand im Vorbeigehen schlagen darf.
# source 01f07de3
period-myths-and-signs-pairs = Eine Partie spielen und jeden Zug mit allen Zeichen aufschreiben. Jede Seite rochiert einmal.
# source 79bc6c45
period-myths-and-signs-easier = Nur Buchstaben und Felder schreiben, die Zeichen kommen später.
# source f4940524
period-myths-and-signs-harder = Ein Märchen über die Rochade erfinden. Das andere Kind sagt, ob es stimmt.
# source fe1accd0
period-giving-up-pairs = Weiterspielen: Nach jedem Zug darf man Remis anbieten. Das andere Kind sagt Ja oder zieht.
# source 65029487
period-giving-up-easier = Figuren wegnehmen, bis niemand mehr gewinnen kann.
# source 98b1fceb
period-giving-up-harder = Ein Remis holen: alle Bauern schlagen, die gewinnen wollen.
# source b8f692b6
period-claims-pairs = Der einsame König zählt seine ruhigen Züge. Hält er bis fünfzig durch?
# source 7957270b
period-claims-easier = Mit Springern hinaus- und heimreiten und dabei die Stellungen zählen.
# source f01d0a76
period-claims-harder = Eine verlorene Partie retten: dreimal dieselbe Stellung.
# source 06c1e9d7
period-endings-pairs = Zwei Damen fangen den König. Bis es matt ist, lassen sie ihm immer einen Zug: Patt rettet ihn.
# source be587065
period-endings-easier = Zuerst mit einer Dame alle Pattzüge finden.
# source 1165824d
period-endings-harder = Das Matt zwei Züge vorher ansagen.
# source 6dce7d8e
period-board-for-four-pairs = Ein Rennen: schwarze Bauern gegen blaue. Wer zuerst einen hinüberbringt, gewinnt.
# source 30f66d15
period-board-for-four-easier = Eine Figur zieht um alle vier Ecken herum.
# source bf6d4f96
period-board-for-four-harder = Auf Bauern achten, die vorbeilaufen.
# source 3d4085de
period-attackers-and-snacks-pairs = Vier spielen zehn Runden. Einen König darf immer nur ein Spieler angreifen.
# source 20619c4f
period-attackers-and-snacks-easier = Vor jedem Zug zählen, wer welchen König angreift.
# source d97be43b
period-attackers-and-snacks-harder = Jedes Kind geht einmal für eine Runde weg.
# source cbe0d0e1
period-words-and-teams-pairs = Ein Kind führt die Türme, das andere die Springer. Beide Springer müssen gefangen werden!
# source f38dc59d
period-words-and-teams-easier = Bei jedem Angriff auf einen Springer es laut sagen.
# source bcd2f069
period-words-and-teams-harder = Ein Schach aufstellen, das niemand gesagt hat. Was ist jetzt erlaubt?
# source fbc49ca2
period-last-king-pairs = Vier spielen, bis ein König übrig ist. Wer draußen ist, schreibt mit.
# source 44baeda6
period-last-king-easier = Gleich mit nur zwei Königen anfangen.
# source b44162ec
period-last-king-harder = Vor der Partie Teams bilden und Wort halten.
