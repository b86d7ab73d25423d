### Die Worte zu lessons/mate-ladder.toml.
###
### Die Tipps einer Sprosse sagt ihr erstes Brett, die anderen zeigen darauf. Sie nennen kein Feld: Sie gelten für alle fünf.

# source ccb5a5b0
lesson-mate-ladder = Die Mattleiter
    .about = Sechzigmal Matt in einem Zug, Sprosse für Sprosse.
    .can = Du kennst zwölf Arten von Matt!
    .notes = Ziel: auf einen Blick sehen, was ein Matt ausmacht. Jede der zwölf Sprossen ist eine Art, mit fünf Brettern. Am besten eine Sprosse am Tag; das Kind sagt zuerst, welche Felder dem König noch bleiben. Kein Brett ist das Spiegelbild eines anderen. Wer alle zwölf Arten kennt, findet sie auch in echten Partien.

# source 2a05ad6a
lesson-mate-ladder_back-row-1 = Der König sitzt hinter seinen eigenen Bauern fest. Setz ihn mit dem Turm matt!
    .hint-1 = Welche Reihe kann der König nicht verlassen?
    .hint-2 = Bring den Turm auf diese Reihe.
    .yes = Der Turm bewacht die ganze Reihe. Kein Weg hinaus!
    .no = Noch nicht: Schau die Reihe des Königs entlang.

# source d5406368
lesson-mate-ladder_back-row-2 = Drei Bauern vor dem König, und keine Luft für ihn. Setz matt!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Die eigenen Bauern haben den König nicht hinausgelassen!
    .no = { lesson-mate-ladder_back-row-1.no }

# source f72fe0a4
lesson-mate-ladder_back-row-3 = Wieder haben die Bauern die Tür zugesperrt. Wo kommt dein Turm herein?
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Die ganze Reihe entlang, und nichts kommt dazwischen!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 57794cfc
lesson-mate-ladder_back-row-4 = Der König versteckt sich in der Ecke hinter seinen Bauern. Setz matt!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Die Ecke, die Bauern und dein Turm: kein Weg hinaus!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 9d907e58
lesson-mate-ladder_back-row-5 = Viele Figuren stehen herum, aber nur eine Reihe zählt. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Das heißt Grundreihenmatt. Du wirst ihm oft begegnen!
    .no = { lesson-mate-ladder_back-row-1.no }

# source c68c9cad
lesson-mate-ladder_two-rooks-1 = Zwei Türme arbeiten zusammen. Finde das Matt!
    .wrong-b7-b8 = Schach, aber der König kann noch ausweichen.
    .hint-1 = Ein Turm hält dem König schon eine Tür zu.
    .hint-2 = Lass diesen Turm stehen. Der andere gibt Schach.
    .yes = Ein Turm hält die Tür zu, der andere gibt Schach. Gefangen!
    .no = Noch nicht: Ein Turm hält die Tür zu. Der andere gibt am Rand Schach.

# source f532df69
lesson-mate-ladder_two-rooks-2 = Welcher Turm hält die Tür zu, welcher gibt Schach? Finde das Matt!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = So weit weg kann der König deinen Turm nicht schlagen!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 60155d6d
lesson-mate-ladder_two-rooks-3 = Die zwei Türme sind wie eine Leiter. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Noch eine Sprosse, und der König ist gefangen!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 82404035
lesson-mate-ladder_two-rooks-4 = Die Dame darf zuschauen: Zwei Türme schaffen das. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Zwei Türme haben gereicht. Die Dame musste gar nicht ziehen!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 087fb920
lesson-mate-ladder_two-rooks-5 = Ein Bauer greift einen deiner Türme an. Finde trotzdem das Matt!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Den einen Turm zu schlagen hilft nicht: Der andere gibt Schach.
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source c3478d20
lesson-mate-ladder_queen-and-king-1 = Dame und König jagen zusammen. Finde das Matt!
    .wrong-e2-c2 = Patt: kein Schach und kein Zug mehr. Das ist nur remis.
    .wrong-e2-f1 = Schach, aber der König kann noch ausweichen.
    .hint-1 = Welche Felder neben dem anderen König bewacht dein König?
    .hint-2 = Stell die Dame dorthin: Der andere König darf sie nicht schlagen.
    .yes = Dein König deckt die Dame. Das ist matt!
    .no = Noch nicht: Such der Dame ein sicheres Feld, das keinen Ausweg lässt.

# source 6cee6e24
lesson-mate-ladder_queen-and-king-2 = Zwei Könige stehen sich gegenüber. Wo setzt deine Dame matt?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Die Dame steht gleich neben dem König, und er darf nicht schlagen!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 4fdc04fa
lesson-mate-ladder_queen-and-king-3 = Viele Züge geben Schach, aber nur einer setzt matt. Finde ihn!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Zwischen den Königen steht deine Dame sicher. Das ist matt!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 6dd80dd0
lesson-mate-ladder_queen-and-king-4 = Der König steht am Rand, und deiner ist nah. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Deine Dame ist quer über das Brett zu deinem König geflogen!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 463d4c5e
lesson-mate-ladder_queen-and-king-5 = Dein König steht bereit. Wo setzt die Dame matt?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Ein Bauer schlägt nur schräg: Deine Dame steht dort sicher!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source e9cabfad
lesson-mate-ladder_rook-and-king-1 = Der König steht am Rand. Setz ihn mit dem Turm matt!
    .hint-1 = Dein König hält den anderen König am Rand fest.
    .hint-2 = Gib am Rand entlang Schach, aber nicht gleich neben dem König.
    .yes = Der Rand, dein König und der Turm: kein Weg hinaus!
    .no = Noch nicht: Schach am Rand entlang, aber nicht gleich neben dem König.

# source 967faf3d
lesson-mate-ladder_rook-and-king-2 = Zwei Könige am Rand, Auge in Auge. Setz mit dem Turm matt!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Ein kleiner Schritt des Turms, und es ist matt!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 713bdfbf
lesson-mate-ladder_rook-and-king-3 = Auch die andere Seite hat einen Turm. Sei schneller und setz matt!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Der andere Turm konnte nur zuschauen. Matt!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 3f570d1e
lesson-mate-ladder_rook-and-king-4 = Ein Bauer steht seinem eigenen König im Weg. Setz matt!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Auf dem letzten freien Feld stand der eigene Bauer!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 5b323f37
lesson-mate-ladder_rook-and-king-5 = Neben dem König steht sein Turm. Setz trotzdem matt!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Der eigene Turm konnte dem König nicht helfen!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 8cb7c014
lesson-mate-ladder_bishop-and-queen-1 = Dame und Läufer schauen auf dasselbe Feld. Finde das Matt!
    .wrong-b7-f7 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Folge dem Weg des Läufers. Auf welches Feld neben dem König führt er?
    .hint-2 = Stell die Dame auf dieses Feld.
    .yes = Der Läufer deckt die Dame: Der König darf sie nicht schlagen.
    .no = Noch nicht: Such das Feld, auf dem sich beide treffen.

# source 288f84fe
lesson-mate-ladder_bishop-and-queen-2 = Der Läufer ist weit weg und hilft trotzdem. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Über das ganze Brett hinweg deckt der Läufer deine Dame!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source f6253a8a
lesson-mate-ladder_bishop-and-queen-3 = Die Dame braucht ein sicheres Feld beim König. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Ein Bauer greift den Läufer an, aber zu spät: matt!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 4100401e
lesson-mate-ladder_bishop-and-queen-4 = Dame und Läufer stehen auf derselben Diagonale. Finde das Matt!
    .hint-1 = Der Läufer steht hinter der Dame. Wohin führt ihre Diagonale?
    .hint-2 = Zieh die Dame darauf entlang, bis gleich neben den König.
    .yes = Mit dem Läufer im Rücken fürchtet deine Dame niemanden!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 7dcba33f
lesson-mate-ladder_bishop-and-queen-5 = So viele Figuren um den König! Setz ihn mit der Dame matt.
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Geschlagen! Der Läufer deckt deine Dame, und niemand schlägt zurück.
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 9a550432
lesson-mate-ladder_knight-and-queen-1 = Der Springer hilft der Dame. Finde das Matt!
    .hint-1 = Welche Felder neben dem König bewacht der Springer?
    .hint-2 = Stell die Dame dorthin.
    .yes = Der Springer deckt die Dame: Der König darf sie nicht schlagen.
    .no = Noch nicht: Lass dem König mit Hilfe des Springers keinen Ausweg.

# source 17967cd1
lesson-mate-ladder_knight-and-queen-2 = Türme und ein Läufer schauen zu. Setz mit der Dame matt!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Nur einen Sprung entfernt deckt der Springer deine Dame!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source e0d18ac9
lesson-mate-ladder_knight-and-queen-3 = Zwei Felder sehen gut aus, aber nur auf einem ist es matt. Auf welchem?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Das richtige! Der König hat keinen Ausweg.
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 59882078
lesson-mate-ladder_knight-and-queen-4 = Du hast zwei Springer und eine Dame. Welcher Springer hilft beim Matt?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Der nahe Springer hat geholfen. Der andere durfte sich ausruhen!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 4ed1e46b
lesson-mate-ladder_knight-and-queen-5 = Springer, Turm und Bauer verteidigen den König. Setz ihn matt!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Drei Freunde, und keiner konnte dem König helfen!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 8af9bfaf
lesson-mate-ladder_knight-and-rook-1 = Jetzt spielst du Schwarz! Der König sitzt in der Ecke: Setz ihn mit dem Turm matt.
    .wrong-a2-b2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Welche Felder neben dem König bewacht der Springer?
    .hint-2 = Stell den Turm dorthin.
    .yes = Der Springer deckt den Turm, und die Ecke ist zu.
    .no = Noch nicht: Sperr die Ecke mit Turm und Springer ganz zu.

# source 01a71f27
lesson-mate-ladder_knight-and-rook-2 = Der König steht in der Ecke hinter einem Bauern. Setz matt!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Der Bauer ist weg, und der Ausweg auch!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 5cd24976
lesson-mate-ladder_knight-and-rook-3 = In der Ecke ist es eng. Wo setzt dein Turm matt?
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Gleich neben dem König, und der Springer deckt deinen Turm!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 938f5ba7
lesson-mate-ladder_knight-and-rook-4 = Vorsicht: Ohne Schach wird es leicht patt! Setz mit dem Turm matt.
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Schach und kein Ausweg: Das ist matt und nicht patt!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source ad75376d
lesson-mate-ladder_knight-and-rook-5 = Du könntest einen Turm schlagen. Aber du kannst mehr: Setz matt!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Gut gewählt! Hättest du den Turm geschlagen, wäre es patt gewesen.
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source e0fcac9d
lesson-mate-ladder_pawn-1 = Ein kleiner Bauer beendet die Partie. Finde das Matt!
    .hint-1 = Welcher deiner Bauern kann Schach geben?
    .hint-2 = Ein Bauer gibt schräg nach vorn Schach.
    .yes = Ein kleiner Bauer, und der König ist gefangen!
    .no = Noch nicht: Diesmal macht es ein Bauer.

# source 2d4b17b8
lesson-mate-ladder_pawn-2 = Dame und Turm können Schach geben, aber nur ein Bauer setzt matt.
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Der Bauer schlägt mit Schach, und nichts hilft mehr!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 96f14c64
lesson-mate-ladder_pawn-3 = Bauern und Springer haben den König umstellt. Welcher Bauer setzt matt?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Ein kleiner Schritt, und dem König bleibt kein Feld!
    .no = { lesson-mate-ladder_pawn-1.no }

# source adef8908
lesson-mate-ladder_pawn-4 = Der König sitzt in der Ecke. Kann ein Bauer ihn dort fangen?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Sein eigener Springer und sein eigener Bauer sperren den König ein!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 81eb38c9
lesson-mate-ladder_pawn-5 = Du hast eine Dame, aber der Bauer beendet die Partie. Wie?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Ein kleiner Bauer hat einen Turm geschlagen, und es ist matt!
    .no = { lesson-mate-ladder_pawn-1.no }

# source caf56dc6
lesson-mate-ladder_promotion-1 = Noch ein Schritt, und ein Bauer verwandelt sich. Setz damit matt!
    .hint-1 = Welcher Bauer steht einen Schritt vor der letzten Reihe?
    .hint-2 = Welche Figur setzt dort matt: Dame, Turm, Läufer oder Springer?
    .yes = Eine neue Figur, und es ist matt!
    .no = Noch nicht: Versuch eine andere Figur oder einen anderen Weg.

# source 3f24a196
lesson-mate-ladder_promotion-2 = Geradeaus oder schlagen? Nur ein Weg setzt matt: Finde ihn!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Geradeaus war richtig, und die neue Dame beendet die Partie!
    .no = { lesson-mate-ladder_promotion-1.no }

# source af88a739
lesson-mate-ladder_promotion-3 = Überleg gut: Welche neue Figur setzt hier matt?
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Keine Dame, sondern ein Springer: gut gesehen!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 0d349de7
lesson-mate-ladder_promotion-4 = Der Bauer ist fast am Ziel. Wähle die neue Figur und setz matt!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Der kleine Bauer ist jetzt groß, und der König ist gefangen!
    .no = { lesson-mate-ladder_promotion-1.no }

# source f0deaf2d
lesson-mate-ladder_promotion-5 = Turm und König helfen dem Bauern. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Die neue Figur gibt Schach, Turm und König bewachen den Rest!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 3b5288c7
lesson-mate-ladder_smothered-1 = Der König ist von seinen eigenen Figuren eingesperrt. Finde das Matt!
    .hint-1 = Wer kann über die anderen hinweg Schach geben?
    .hint-2 = Nur ein Springer kann hineinspringen.
    .yes = Der Springer springt über die Wände. Der König hat kein Feld.
    .no = Noch nicht: Spring mit dem Springer dorthin, wo ihn niemand schlägt.

# source fa790fa5
lesson-mate-ladder_smothered-2 = Fünf Freunde um den König, und kein Platz mehr. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Seine eigenen Freunde haben dem König keinen Platz gelassen!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 91acad37
lesson-mate-ladder_smothered-3 = Die Freunde des Königs stehen zu eng. Wohin springt dein Springer?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Ein Sprung über die Wand, und der König kann nicht weg!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 07c4dec6
lesson-mate-ladder_smothered-4 = Dein Springer kann auf zwei Feldern Schach geben. Wo setzt er matt?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Der richtige Sprung! Dort kann niemand deinen Springer schlagen.
    .no = { lesson-mate-ladder_smothered-1.no }

# source 524b91d7
lesson-mate-ladder_smothered-5 = Wieder fünf Freunde, und draußen wartet dein Springer. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Das heißt ersticktes Matt: Der König hat keine Luft mehr.
    .no = { lesson-mate-ladder_smothered-1.no }

# source bdc3bcbe
lesson-mate-ladder_discovered-1 = Eine Figur geht zur Seite, und eine andere gibt Schach. Finde das Matt!
    .wrong-d1-d2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Welche deiner Figuren steht einer anderen im Weg?
    .hint-2 = Zieh sie so zur Seite, dass dem König nichts mehr hilft.
    .yes = Vorhang auf: Schach von hinten, und es ist matt!
    .no = Noch nicht: Geh so zur Seite, dass kein Ausweg bleibt.

# source e851d8f6
lesson-mate-ladder_discovered-2 = Jemand steht deinem Läufer im Weg. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Dein König selbst hat den Vorhang aufgemacht: was für eine Überraschung!
    .no = { lesson-mate-ladder_discovered-1.no }

# source cf35b8f0
lesson-mate-ladder_discovered-3 = Dein Turm wartet hinter einem Vorhang. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Der Springer sprang weg: Abzugsschach und matt!
    .no = { lesson-mate-ladder_discovered-1.no }

# source ab6de98e
lesson-mate-ladder_discovered-4 = Viele Züge geben hier Abzugsschach. Nur einer setzt matt!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Geschlagen! Jetzt kommt nichts mehr dazwischen.
    .no = { lesson-mate-ladder_discovered-1.no }

# source cfeb5808
lesson-mate-ladder_discovered-5 = Der Springer kann auf viele Felder. Nur ein Sprung setzt matt!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Der Springer ging zur Seite und bewacht auch den letzten Ausweg!
    .no = { lesson-mate-ladder_discovered-1.no }

# source 0b50a40e
lesson-mate-ladder_double-check-1 = Doppelschach: zwei Figuren auf einmal. Finde das Matt!
    .wrong-e3-e2 = Nur die Dame gibt Schach, und der König kann ausweichen.
    .hint-1 = Wer kann zur Seite gehen und selbst Schach geben?
    .hint-2 = Gegen ein Doppelschach hilft nur ein Königszug.
    .yes = Zweimal Schach auf einmal, und der König kann nicht fliehen: matt!
    .no = Noch nicht: Gib Doppelschach und lass dem König keinen Ausweg.

# source 0de0b901
lesson-mate-ladder_double-check-2 = Dein Läufer steht vor deinem Turm. Setz mit Doppelschach matt!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Läufer und Turm zusammen: Der König kommt nirgends mehr hin!
    .no = { lesson-mate-ladder_double-check-1.no }

# source fa53d677
lesson-mate-ladder_double-check-3 = Läufer und Turm jagen den König in der Ecke. Setz matt!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Geschlagen, und zweimal Schach mit einem Zug!
    .no = { lesson-mate-ladder_double-check-1.no }

# source dbeeb261
lesson-mate-ladder_double-check-4 = Dein Turm steht vor deinem Läufer. Finde das Matt!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Der Turm gibt Schach, der Läufer gibt Schach: matt!
    .no = { lesson-mate-ladder_double-check-1.no }

# source 07eee0f6
lesson-mate-ladder_double-check-5 = Springer und Turm stehen auf einer Linie. Finde das sechzigste Matt!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Doppelschach und matt: Das war die letzte Sprosse!
    .no = { lesson-mate-ladder_double-check-1.no }
