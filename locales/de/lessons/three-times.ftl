### Die Worte zu lessons/three-times.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9f0b35ce
lesson-three-times = Dreimal dasselbe
    .about = Dieselbe Stellung zum dritten Mal: Du darfst Remis verlangen.
    .can = Du drehst das Mühlrad und verlangst rechtzeitig Remis!
    .notes = Es zählt die Stellung, nicht die Zugfolge: dieselben Figuren auf denselben Feldern, dieselbe Seite am Zug, dieselben Rechte zur Rochade und zum Schlagen im Vorbeigehen. Die Wiederholungen müssen nicht aufeinander folgen. Lassen Sie ein Album führen: nach jedem Zug ein Bild malen oder knipsen und Zwillinge suchen. Oft werden gleiche Züge gezählt, oder der Zug wird erst gespielt und dann verlangt, wenn schon der andere am Zug ist. Wer zurückliegt, dreht das Rad, wer vorn liegt, hält es an: Fragen Sie jedes Mal, wer das Remis will.

# source 1298adf2
lesson-three-times_album = Reite mit dem Springer hinaus nach f3, und wieder nach Hause.
    .hint-1 = Zieh den Springer von g1 nach f3. Auch Schwarz reitet hinaus.
    .hint-2 = Jetzt zurück nach g1.
    .yes = Wieder dieselbe _Stellung_! Kommt sie dreimal, darfst du Remis _verlangen_.
    .no = Nicht dorthin: Reite mit dem Springer nach f3, dann nach Hause.

# source 34d05da6
lesson-three-times_twice = Hinaus und wieder heim: dieselbe Stellung. Kannst du Remis verlangen?
    .hint-1 = Der Anfang zählt als erstes Mal.
    .hint-2 = Jetzt ist sie wieder da. Das wievielte Mal ist das?
    .yes = Richtig: am Anfang und jetzt, das sind zwei. Dreimal muss es sein.

# source d9b0124f
lesson-three-times_once-more = Noch ein Ritt: mit dem anderen Springer nach c3 und wieder heim.
    .hint-1 = Zieh den Springer von b1 nach c3.
    .hint-2 = Jetzt zurück nach b1.
    .yes = Alle sind wieder zu Hause. Zähl an den Fingern: Wie oft schon?
    .no = Nicht dorthin: Reite mit dem Springer nach c3, dann nach Hause.

# source 45f3348c
lesson-three-times_other-road = Diesmal ritten andere Springer hinaus. Kannst du Remis verlangen?
    .hint-1 = Schau auf die Stellung, nicht auf die Züge.
    .hint-2 = Steht jede Figur wieder zu Hause, genau wie am Anfang?
    .hint-3 = Am Anfang, nach dem ersten Ritt und jetzt: Zähl zusammen!
    .yes = Richtig, dreimal! Sag es, statt zu ziehen: remis.
    .no = Andere Züge, aber dieselbe Stellung. Zähl noch mal, mit dem Anfang!

# source 05cb02d6
lesson-three-times_castling-counts = Beide Könige gehen zweimal hinaus und zurück. Kannst du Remis verlangen?
    .paper = Beide Könige gingen zweimal hinaus und zurück. Kannst du Remis verlangen?
    .hint-1 = Dreimal sieht alles gleich aus. Ist auch alles gleich?
    .hint-2 = Am Anfang durften beide Könige rochieren. Und jetzt?
    .hint-3 = Ein König, der gezogen hat, rochiert nie mehr. Der Anfang war also anders.
    .yes = Richtig: Erst durften die Könige rochieren, dann nicht mehr. Also sind es nur zwei.
    .no = Sie sehen gleich aus, aber am Anfang durften beide Könige rochieren.

# source 3625b31f
lesson-three-times_wheel = Du liegst weit zurück. Dreh das Mühlrad: Schach und noch einmal Schach!
    .wrong-e4-a8 = Schach, aber der Turm auf a2 schlägt deine Dame.
    .wrong-e4-h7 = Schach, aber der König schlägt deine Dame.
    .hint-1 = Beginn mit Schach auf der letzten Reihe, wo dich niemand schlägt.
    .hint-2 = Dame nach e8. Geht der König nach h7, dann Dame nach h5.
    .hint-3 = Rundherum: e8, h5, e8, h5.
    .yes = Rundherum! Der König kommt von deinem Rad nicht herunter.
    .no = Noch nicht: Schach auf e8, dann auf h5, und wieder herum.

# source e97ddc2d
lesson-three-times_save-the-game = Du willst die Dame noch einmal nach e8 ziehen. Darfst du Remis verlangen?
    .hint-1 = Stell die Dame in Gedanken von h5 nach e8.
    .hint-2 = Schon zweimal gab sie von e8 Schach, der König stand auf g8.
    .hint-3 = Dame auf e8, König auf g8, Schwarz am Zug: das dritte Mal.
    .yes = Gerettet, durch _Dauerschach_! Mit der Dame auf e8 ist es das dritte Mal.
    .no = Stell die Dame in Gedanken nach e8. Wie oft stand sie schon so?

# source fe8538e7
lesson-three-times_say-it-first = Jetzt spielst du Schwarz. Dein Springer will heim nach g8: Darfst du Remis verlangen?
    .hint-1 = Stell den Springer in Gedanken von f6 nach g8.
    .hint-2 = Gab es diese Stellung schon? Zähl den Anfang mit.
    .hint-3 = Sie wäre zum dritten Mal da.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Stell den Springer in Gedanken nach g8. Dann zähl noch einmal.

# source 7914fc24
lesson-three-times_touched-too-soon = Das dritte Mal! Aber du hast den Springer auf b8 berührt: Was musst du tun?
    .hint-1 = Was muss eine berührte Figur im Turnier tun?
    .hint-2 = Zieh den Springer von b8 nach c6.
    .yes = Berührt, geführt! Nächstes Mal: erst verlangen, dann berühren!
    .no = Du hast den Springer auf b8 berührt. Er muss ziehen, Remis verlangen hilft nicht.

# source 0655e785
lesson-three-times_stop-the-wheel = Du gewinnst gerade, also lauf kein drittes Mal herum. Halt das Rad an!
    .wrong-h7-g8 = Wieder herum: das dritte Mal! Jetzt darf Weiß Remis verlangen.
    .hint-1 = Dein König stand schon zweimal auf g8. Nimm eine andere Figur!
    .hint-2 = Stell einen Turm zwischen die Dame und deinen König.
    .hint-3 = Zieh den Turm von b6 nach h6.
    .yes = Das Rad steht still. Und schau: Jetzt ist die Dame gefesselt!
