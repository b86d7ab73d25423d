### Die Worte zu lessons/three-times-exactly.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 40c49a35
lesson-three-times-exactly = Wirklich dieselbe?
    .about = Wann zwei Stellungen gleich sind, und wie man Remis verlangt.
    .can = Du siehst sofort, ob zwei Stellungen wirklich gleich sind!
    .notes = Für alle, die es genau wissen wollen. Zwei Stellungen sind gleich, wenn Figuren, Zugrecht, Rochaderechte und das Recht zum Schlagen im Vorbeigehen gleich sind; ein Rochaderecht zählt, solange es nicht verloren ist, auch wenn man gerade nicht rochieren könnte; das Recht zum Schlagen im Vorbeigehen zählt nur, wenn ein Bauer wirklich schlagen könnte. Ein falsches Verlangen beendet nichts, aber der dabei genannte Zug muss gespielt werden. Legen Sie zwei Fotos nebeneinander und fragen Sie, was man darauf nicht sieht.

# source d99d1aec
lesson-three-times-exactly_second-ride = Beide Türme gingen hinaus und heim. Noch einmal: Turm nach g1, dann heim!
    .hint-1 = Zieh den Turm von h1 nach g1.
    .hint-2 = Jetzt zurück nach h1.
    .yes = Dieselben Figuren. Aber die kurze Rochade war schon beim ersten Ausflug weg!
    .no = Nicht dorthin: Turm nach g1, dann heim nach h1.

# source a7d70994
lesson-three-times-exactly_third-ride = Das war der dritte Ausflug der Türme. Kannst du jetzt Remis verlangen?
    .hint-1 = Am Anfang konntest du kurz rochieren. Danach nie mehr.
    .hint-2 = Lass den Anfang also weg. Nach wie vielen Ausflügen war es dasselbe?
    .yes = Richtig: Der Anfang zählt nicht, aber nach jedem Ausflug war es dasselbe.
    .no = Lass den Anfang weg und zähl die drei Ausflüge.

# source 1d03b169
lesson-three-times-exactly_claim-in-order = Mit deinem nächsten Zug sind es drei. Tippe an, was du tust, der Reihe nach!
    .paper = Mit deinem nächsten Zug sind es drei. Was tust du, und in welcher Reihenfolge?
    .option-write = Ich schreibe meinen Zug auf, aber spiele ihn nicht
    .option-call = Ich halte die Uhr an und rufe den Schiedsrichter
    .option-look = Der Schiedsrichter zählt die Stellungen
    .option-draw = Die Partie ist remis
    .hint-1 = Ist der Zug gespielt, ist die andere Seite dran. Also spiel ihn noch nicht.
    .hint-2 = Erst der Stift, dann die Uhr.
    .yes = Richtig: erst schreiben, dann rufen. Wer Remis verlangt, muss es zeigen.

# source 92e80161
lesson-three-times-exactly_whose-turn = Du spielst Schwarz. Turm und Könige stehen zum dritten Mal so: Darfst du Remis verlangen?
    .hint-1 = Wer war vorher am Zug? Und wer ist es jetzt?
    .hint-2 = Zweimal war Weiß am Zug, und jetzt bist du es.
    .yes = Richtig: Dieselbe Seite muss am Zug sein. Diese Stellung ist also neu.
    .no = Die Figuren sind gleich, aber schau, wer am Zug war.

# source 1d5b0dd4
lesson-three-times-exactly_passing-counts = Der weiße Bauer lief an deinem vorbei, und niemand schlug. Darfst du Remis verlangen?
    .hint-1 = Was durfte dein Bauer auf c4 beim ersten Mal?
    .hint-2 = Er durfte im Vorbeigehen schlagen, aber nur sofort.
    .yes = Richtig: Erst durfte dein Bauer im Vorbeigehen schlagen. Also sind es nur zwei.
    .no = Sie sehen gleich aus, aber zuerst durfte dein Bauer im Vorbeigehen schlagen.

# source 75a335e3
lesson-three-times-exactly_passing-gone = Der Springer ritt noch einmal hinaus und heim. Darfst du jetzt Remis verlangen?
    .hint-1 = Im Vorbeigehen schlägt jetzt niemand mehr. Lass das erste Mal weg.
    .hint-2 = Zähl, wie oft der Springer seitdem heimkam.
    .yes = Richtig: Auch ohne das erste Mal sind es drei!
    .no = Ein Ritt mehr als vorher: Zähl noch einmal.

# source 6bd23411
lesson-three-times-exactly_claimed-too-soon = Mit Springer nach g8 hast du Remis verlangt: Das wären erst zwei. Was musst du tun?
    .hint-1 = Welchen Zug hast du genannt?
    .hint-2 = Zieh den Springer von f6 nach g8.
    .yes = Wer zu früh Remis verlangt, spielt weiter. Aber der genannte Zug muss gespielt werden.
    .no = Du hast einen anderen Zug genannt: Der Springer geht nach g8.
