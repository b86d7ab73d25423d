### Die Worte zu lessons/all-the-endings.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 40a45389
lesson-all-the-endings = So enden Partien
    .about = Bei Matt oder wenn einer aufgibt, gewinnt jemand. Sonst ist es remis.
    .can = Du kennst jedes Ende und drei Rettungen für verlorene Partien!
    .notes = Eine Übersicht über die Partieschlüsse, zum Selbermachen. Lassen Sie Karten ordnen: Sieg oder Remis, danach von selbst, auf Verlangen oder durch Einigung. Von selbst: Matt, Patt, tote Stellung. Auf Verlangen: das dritte Mal, fünfzig Züge. Mit Worten: Aufgeben, Einigung. Dauerschach ist kein eigener Schluss, es führt zu einem dieser Remis. Die drei Rettungen kommen in der Reihenfolge dieses Landes; fragen Sie vorher: Wer liegt zurück, und welches Remis ist zu erreichen? Oft gilt Patt als Sieg für die Seite mit mehr Figuren. In der letzten Partie ist es umgekehrt: Wer vorn liegt, darf den König nicht einfrieren.

# source 5a286765
lesson-all-the-endings_queen-near = Setz mit der Dame matt!
    .wrong-c3-f6 = Halt: kein Schach, und Schwarz hat keinen Zug. Remis!
    .wrong-c3-c8 = Schach, aber der König geht nach f7.
    .wrong-c3-h8 = Schach, aber der König schlägt deine Dame.
    .hint-1 = Dein König bewacht g7 und h7. Was kann deine Dame dort tun?
    .hint-2 = Zieh die Dame von c3 nach g7.
    .yes = Schachmatt! Die Dame ist gedeckt, und der König kommt nicht weg.
    .no = Noch nicht: Gib nah am König Schach, wo dein König hilft.

# source 6f1f25ee
lesson-all-the-endings_queen-far = Dasselbe Brett: Bei welchem Zug wäre es patt?
    .wrong-c3-g7 = Das ist matt: Jemand gewinnt. Such einen Zug ohne Schach!
    .hint-1 = Kein Schach, aber f7, f8 und h8 müssen bewacht sein.
    .hint-2 = Zieh die Dame von c3 nach f6.
    .yes = Kein Schach, kein Zug: patt. Ein Feld weiter wäre es matt gewesen!
    .no = Noch nicht: kein Schach, und kein Zug mehr für Schwarz.

# source f05ef26d
lesson-all-the-endings_last-queen = Das sieht verloren aus! Rette dich mit deiner letzten Figur ins Remis.
    .wrong-b4-b8 = Schach, aber die schwarze Dame schlägt deine, und dein König kann laufen.
    .wrong-b4-e1 = Dann schlägt die schwarze Dame deine.
    .hint-1 = Dein König auf h1 kann nicht ziehen. Nur deine Dame kann es.
    .hint-2 = Und wenn der schwarze König deine Dame schlägt?
    .hint-3 = Zieh die Dame von b4 nach f8.
    .yes = Keine Dame, kein Schach, kein Zug: patt! Du bist gerettet.
    .no = Noch nicht: Gib dem schwarzen König die Dame, mit Schach.

# source 2ba252f7
lesson-all-the-endings_two-pawns = Wieder verloren? Lass beide Bauern verschwinden!
    .wrong-d3-d4 = Dann wird der Bauer auf h2 eine Dame.
    .wrong-f3-d4 = Dann wird der Bauer auf h2 eine Dame.
    .hint-1 = Ein Bauer ist fast am Ziel. Schlag ihn zuerst!
    .hint-2 = Gib deinen Springer für den Bauern auf h2 her.
    .hint-3 = Schlag jetzt mit dem König auf d4.
    .yes = Zwei Könige allein: eine tote Stellung. Das ist remis!
    .no = Noch nicht: zuerst der Bauer, der fast am Ziel ist.

# source d60df8f8
lesson-all-the-endings_windmill = Und noch einmal verloren. Dreh deine Windmühle, Schach um Schach!
    .hint-1 = Geht der Turm von g7 weg, gibt der Läufer Schach.
    .hint-2 = Halt den Turm auf f8 von deinem Läufer fern: Geh nach f7.
    .hint-3 = Turm nach f7, zurück nach g7, und wieder herum.
    .yes = Früher hatte _Dauerschach_ eine eigene Regel. Heute verlangst du Remis: dreimal dieselbe Stellung!
    .no = Vorsicht, dein Läufer! Nur auf f7 und g7 dreht sich die Mühle weiter.

# source 798e2879
lesson-all-the-endings_surprise = Eine Überraschung: Schwarz hat einen Turm und gibt auf! Wie endet die Partie?
    .option-white = Weiß gewinnt
    .option-white-say = Meistens ja. Aber könnte der einsame weiße König je mattsetzen?
    .option-draw = Die Partie ist remis
    .option-black = Schwarz gewinnt
    .option-black-say = Schwarz hat aufgegeben, also gewinnt Schwarz nicht.
    .hint-1 = Welche Figuren hat Weiß?
    .hint-2 = Ein König allein setzt niemals matt.
    .hint-3 = Weiß kann nicht gewinnen, und Schwarz gibt auf. Was bleibt?
    .yes = Richtig: Ein König allein gewinnt nie, also ist es remis.

# source f220df8b
lesson-all-the-endings_after-the-end = Jetzt spielst du Schwarz. Weiß war mit dem Matt schneller: Versuch deins auf c1 trotzdem!
    .hint-1 = Tippe auf den Turm auf c2, dann auf die Pfeilspitze auf c1.
    .hint-2 = Die Partie ist zu Ende. Probier es aus.
    .yes = Wer zuerst mattsetzt, gewinnt. Danach zieht niemand mehr.

# source 4adee27e
lesson-all-the-endings_who-claims = Der weiße Springer ging nach f3: das dritte Mal. Was darfst du verlangen?
    .hint-1 = Remis verlangen darf nur, wer am Zug ist.
    .hint-2 = Weiß hat gezogen. Jetzt bist du am Zug.
    .yes = Richtig: Du bist am Zug, also darfst du Remis verlangen. Weiß kommt zu spät!
    .no = Du bist am Zug, und die Stellung ist zum dritten Mal da.

# source a40bfd5b
lesson-all-the-endings_say-it-first = Weiß hat fünfzig ruhige Züge gemacht, du neunundvierzig. Dein Turm will nach a6: Darfst du Remis verlangen?
    .hint-1 = Ist der Turmzug nach a6 ruhig?
    .hint-2 = Er schlägt nichts, und er bewegt keinen Bauern.
    .hint-3 = Mit ihm sind es auch bei dir fünfzig.
    .yes = Richtig: Schreib den Zug auf, spiel ihn nicht, und verlang Remis.
    .no = Der Turmzug nach a6 ist ruhig. Er ist dein fünfzigster.

# source 3f6e4b9c
lesson-all-the-endings_leave-air = Zwei Damen für dich! Fang meinen König, aber lass ihm bis dahin Luft.
    .hint-1 = Frag vor jedem Zug: Wohin kann mein König danach?
    .hint-2 = Eine Dame bewacht eine Reihe, die andere gibt Schach.
    .yes = Schachmatt, und kein Remis unterwegs. Du kennst jedes Ende!
