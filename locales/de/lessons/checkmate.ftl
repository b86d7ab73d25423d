### Die Worte zu lessons/checkmate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e597143f
lesson-checkmate = Schachmatt
    .about = Schach, und nichts hilft mehr: Die Partie ist zu Ende.
    .can = Du fängst einen König so, dass nichts mehr hilft!
    .notes = Ziel: Matt und Schach unterscheiden, jedes Mal mit der Frage „Weglaufen, dazwischenstellen, schlagen?“. In der Klasse ist ein Kind der Anwalt des Königs und sucht einen Ausweg, die anderen bewachen die Felder. Viele Kinder halten jedes kräftige Schach für Matt oder glauben, am Ende werde der König geschlagen. Das geschieht nie. Der letzte Schritt ist eine Partie: zwei Türme gegen den König allein. Ein Turm bewacht eine Reihe, der andere gibt Schach, und beide bleiben weit weg vom König.

# source ea8174bd
lesson-checkmate_last-check = Das Ziel des Spiels: Gib ein Schach, gegen das nichts hilft!
    .wrong-a7-a8 = Schach! Aber jetzt bewacht niemand mehr die siebte Reihe.
    .wrong-a7-e7 = Schach! Aber der König schlägt deinen Turm.
    .wrong-h6-e6 = Schach! Aber der König weicht nach d8 oder f8 aus.
    .hint-1 = Der Turm auf a7 bewacht schon eine ganze Reihe.
    .hint-2 = Welcher Turm gibt auf der letzten Reihe Schach?
    .hint-3 = Zieh den Turm von h6 nach h8.
    .yes = Kein Weglaufen, kein Dazwischenstellen, kein Schlagen. Das ist _schachmatt_: Du gewinnst!
    .no = Das darfst du, aber es ist kein Schach. Greif den König an!

# source 4d810cdb
lesson-checkmate_a-door = Schwarz steht im Schach, aber eine Tür ist offen. Tippe sie an!
    .paper = Schwarz steht im Schach, aber eine Tür ist offen. Wo ist sie?
    .hint-1 = Schau dir jedes Feld neben dem König auf g8 an.
    .hint-2 = Auf h7 steht kein Bauer mehr. Bewacht der Turm auf a8 dieses Feld?
    .yes = Dort schlüpft der König hinaus: nur Schach, nicht matt.
    .no = Da kommt er nicht hinaus. Schau auf die Felder neben dem König.

# source 7b977626
lesson-checkmate_guard-the-door = Der König will auf h7 hinausschlüpfen. Setz matt!
    .wrong-e4-e8 = Schach! Aber jetzt ist die Tür offen: Der König geht nach h7.
    .wrong-e4-a8 = Schach! Aber jetzt ist die Tür offen: Der König geht nach h7.
    .wrong-e4-h7 = Schach! Aber niemand deckt deine Dame: Der König schlägt sie.
    .hint-1 = Deine Dame auf e4 bewacht h7 schon. Lass sie dort.
    .hint-2 = Welche Figur gibt auf der letzten Reihe Schach?
    .hint-3 = Zieh den Turm von a1 nach a8.
    .yes = Der Turm gibt Schach, und die Dame hält die Tür zu.
    .no = Das darfst du, aber es ist kein Schach. Greif den König an!

# source 24bfb7f7
lesson-checkmate_all-mates = Hier sind { $total } Mattzüge versteckt. Finde sie alle!
    .wrong-d7-d4 = Schach! Aber der König geht nach g8.
    .wrong-d7-h3 = Schach! Aber der König geht nach g8.
    .wrong-d7-f7 = Kein Schach! Ohne Angriff gibt es kein Matt.
    .wrong-d7-e6 = Kein Schach! Ohne Angriff gibt es kein Matt.
    .wrong-d7-d5 = Kein Schach! Ohne Angriff gibt es kein Matt.
    .hint-1 = Dein König bewacht f7, g7 und h7. Was muss die Dame tun?
    .hint-2 = Drei Mattzüge kommen von weit her, auf der letzten Reihe.
    .hint-3 = Zwei gehen ganz nah heran, vom König gedeckt: auf g7 und h7.
    .yes = Alle { $total }! So fängt man Könige.
    .no = Noch nicht: Gib Schach und lass dem König kein Feld.

# source bbb5d877
lesson-checkmate_lonely-queen = Jetzt spielst du Schwarz, und es sieht schlimm aus. Rette dich!
    .hint-1 = Wer deckt die Dame auf g7? Schau auf den weißen König.
    .hint-2 = Niemand deckt sie. Schlag sie mit dem König.
    .yes = Niemand hat die Dame gedeckt. Es war nur Schach!

# source e3690b72
lesson-checkmate_last-rescue = Es sieht nach Matt aus. Finde den einen Zug, der hilft!
    .because-still-in-check = Noch nicht: Der Turm auf a8 gibt weiter Schach. Stell etwas dazwischen.
    .hint-1 = Weglaufen hilft nicht, und niemand kann den Turm auf a8 schlagen.
    .hint-2 = Stell eine Figur zwischen a8 und g8. Wer kommt dorthin?
    .hint-3 = Zieh den Läufer von e6 nach c8.
    .yes = Der Läufer steht auf c8 dazwischen. Es war Schach, nicht matt!

# source a8199af2
lesson-checkmate_own-walls = Der weiße König versteckt sich hinter seinen eigenen Wänden. Setz matt!
    .wrong-g4-h2 = Ein Bauer ist geschlagen, aber das ist kein Schach.
    .hint-1 = Welche Figur springt über Wände?
    .hint-2 = Von welchem Feld greift ein Springer h1 an?
    .hint-3 = Spring von g4 nach f2.
    .yes = Die Wände haben den König eingesperrt. Er konnte nirgends hin!
    .no = Noch nicht: Nur dein Springer erreicht diesen König.

# source 0e5f337c
lesson-checkmate_what-now = Matt: Deine Türme haben den König auf e1 gefangen. Was passiert jetzt?
    .hint-1 = Matt beendet die Partie sofort. Gibt es noch einen Zug?
    .option-stays = Der König bleibt stehen, und die Partie ist zu Ende
    .option-stays-say = Richtig: Einen König schlägt man nie. Du hast gewonnen.
    .option-taken = Du schlägst den König
    .option-taken-say = Fast: Die Partie endet einen Zug vorher. Kein König wird je geschlagen.
    .option-runs = Der König darf noch einen letzten Zug machen
    .option-runs-say = Schau noch einmal: Jedes Feld ist bewacht. Matt beendet die Partie.

# source 197da2af
lesson-checkmate_hunt = Fang meinen König! Zwei Türme schaffen das allein.
    .hint-1 = Ein Turm bewacht eine Reihe, der andere gibt Schach.
    .hint-2 = Bleib mit beiden Türmen weit weg von meinem König.
    .hint-3 = Beginn mit dem Turm, von h8 nach h4.
    .yes = Gefangen! Mein König legt sich hin.
