### Die Worte zu lessons/three-times.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e8da0d86
lesson-three-times = Dreimal dasselbe
    .about = Dieselbe Stellung zum dritten Mal: Du darfst Remis verlangen.
    .notes = Es zählt die Stellung, nicht die Zugfolge: dieselben Figuren auf denselben Feldern, dieselbe Seite am Zug, dieselben Rechte zur Rochade und zum Schlagen im Vorbeigehen. Die Wiederholungen müssen nicht aufeinander folgen. Lassen Sie ein Album führen: nach jedem Zug ein Bild malen oder knipsen und Zwillinge suchen. Oft werden gleiche Züge gezählt, oder der Zug wird erst gespielt und dann verlangt, wenn schon der andere am Zug ist.

# source 614c317f
lesson-three-times_album =
    Denk dir nach jedem Zug ein Foto der _Stellung_. Dreimal _dieselbe_: Du darfst Remis verlangen.

# source 97fefde3
lesson-three-times_twice = Die Springer gingen hinaus und kamen zurück. Kannst du Remis verlangen?
    .hint-1 = Der Anfang ist das erste Foto dieser Stellung.
    .hint-2 = Jetzt ist sie wieder da. Das wievielte Mal ist das?
    .yes = Richtig: am Anfang und jetzt, das sind zwei. Dreimal muss es sein.

# source 49b0cd5c
lesson-three-times_thrice = Die Springer gingen zweimal hinaus und zurück. Kannst du jetzt Remis verlangen?
    .hint-1 = Der Anfang zählt als erstes Mal.
    .hint-2 = Nach dem ersten Ausflug kam die Stellung zum zweiten Mal.
    .hint-3 = Nach dem zweiten Ausflug ist sie zum dritten Mal da.
    .yes = Dreimal, und du bist am Zug: Du darfst Remis verlangen.
    .no = Zähl den Anfang mit: das erste, zweite, dritte Mal.

# source 2ff6e9ce
lesson-three-times_other-road = Schau zu: Jetzt gehen andere Springer hinaus. Kannst du Remis verlangen?
    .hint-1 = Schau auf die Stellung, nicht auf die Züge.
    .hint-2 = Steht jede Figur wieder zu Hause, genau wie am Anfang?
    .hint-3 = Der Anfang, nach dem ersten Ausflug, und jetzt: Zähl.
    .yes = Richtig: Die Züge waren anders, aber die Stellung kam dreimal.
    .no = Andere Züge, aber dasselbe Foto. Zähl die Fotos.

# source cac9dc27
lesson-three-times_say-it-first = Du spielst Schwarz und willst den Springer nach g8 stellen. Darfst du Remis verlangen?
    .hint-1 = Stell den Springer in Gedanken von f6 nach g8.
    .hint-2 = Gab es diese Stellung schon? Zähl den Anfang mit.
    .hint-3 = Sie wäre zum dritten Mal da.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Stell den Springer in Gedanken nach g8. Dann zähl noch einmal.

# source 75d98a4d
lesson-three-times_other-move = Dieselbe Partie, aber du willst den Turm nach g8 ziehen. Darfst du Remis verlangen?
    .hint-1 = Stell den Turm in Gedanken von h8 nach g8.
    .hint-2 = Stand schon einmal ein Turm auf g8?
    .yes = Richtig: Mit dem Turm auf g8 ist die Stellung neu.

# source c7da91b2
lesson-three-times_castling-counts = Beide Könige gehen zweimal hinaus und zurück. Kannst du Remis verlangen?
    .hint-1 = Dreimal sieht alles gleich aus. Ist auch alles gleich?
    .hint-2 = Am Anfang durften beide Könige rochieren. Und jetzt?
    .hint-3 = Ein König, der gezogen hat, rochiert nie mehr. Das erste Foto zählt nicht.
    .yes = Richtig: Erst durften die Könige rochieren, dann nicht mehr. Also sind es nur zwei.

# source 96c10f40
lesson-three-times_save-the-game = Du liegst weit zurück, gibst aber immer wieder Schach. Dame nach e8: Darfst du Remis verlangen?
    .hint-1 = Stell die Dame in Gedanken von h5 nach e8.
    .hint-2 = Schon zweimal gab sie von e8 Schach, mit dem König auf g8.
    .hint-3 = Dame auf e8, König auf g8, Schwarz am Zug: das dritte Mal.
    .yes = Gerettet: Mit der Dame auf e8 kommt die Stellung zum dritten Mal.
    .no = Stell die Dame in Gedanken nach e8. Wie oft stand sie schon so?

# source ad80aeec
lesson-three-times_touched-too-soon = Zum dritten Mal dieselbe Stellung! Du willst Remis, aber du hast den Springer auf b1 berührt.
    .option-claim = Ich verlange jetzt Remis
    .option-claim-say = Diesmal nicht: erst verlangen, dann berühren. Jetzt muss der Springer ziehen.
    .option-move = Ich muss den Springer ziehen
    .hint-1 = Was muss eine berührte Figur im Turnier tun?
    .hint-2 = Remis verlangt man, bevor man eine Figur berührt.
    .yes = Richtig: Die berührte Figur zieht. Verlangen kannst du ein andermal.

# source 1aad3276
lesson-three-times_five-times = Niemand hat etwas verlangt, und jetzt ist es das vierte Mal! Springer nach f3, dann zurück.
    .hint-1 = Zieh den Springer von g1 nach f3.
    .hint-2 = Nach dem schwarzen Zug geht es zurück nach g1.
    .yes = Das fünfte Mal: Die Partie ist remis, und niemand muss fragen.
