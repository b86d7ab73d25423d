### Die Worte zu lessons/resign-and-agree.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 09c688c4
lesson-resign-and-agree = Aufgeben und sich einigen
    .about = Wie man eine Partie mit Worten beendet.
    .notes = Die Kinder lernen, dass eine Partie auch mit Worten endet: Einer gibt auf, oder beide einigen sich auf Remis. Spielen Sie es an einem Brett vor der Klasse durch: anbieten, Hand geben, ablehnen, weiterspielen. Viele glauben, man müsse ein Remisangebot annehmen, oder aufgeben dürfe man nur, wenn man am Zug ist. Ermutigen Sie Anfänger weiterzuspielen: Auch der andere macht Fehler.

# source 26b580e4
lesson-resign-and-agree_resign =
    _Aufgeben_ heißt: Die Partie ist für dich verloren. Sag es, oder leg deinen König sanft hin.

# source d0f9b9ac
lesson-resign-and-agree_who-wins = Schwarz sieht keine Rettung mehr und gibt auf. Wie endet die Partie?
    .option-mate = Sie spielen bis zum Matt weiter
    .option-mate-say = Niemand spielt weiter: Mit dem Aufgeben ist sofort Schluss.
    .option-white = Weiß gewinnt
    .option-draw = Remis
    .option-draw-say = Hier hat sich niemand auf Remis geeinigt. Einer hat aufgegeben.
    .hint-1 = Wer aufgibt, gibt die ganze Partie her.
    .hint-2 = Schwarz gibt auf. Welche Seite bleibt übrig?
    .yes = Richtig: Schwarz gibt auf, also gewinnt Weiß sofort.

# source e05070cc
lesson-resign-and-agree_any-time = Jetzt ist Weiß am Zug. Darf Schwarz trotzdem aufgeben?
    .option-any = Ja, jederzeit
    .option-turn = Nein, nur am eigenen Zug
    .hint-1 = Aufgeben ist kein Zug. Keine Figur bewegt sich dabei.
    .hint-2 = Schwarz sagt nur drei Worte: Ich gebe auf.
    .yes = Richtig: Aufgeben darf man jederzeit.
    .no = Dazu muss Schwarz nicht am Zug sein. Es genügt, es zu sagen.

# source 04b61e6f
lesson-resign-and-agree_good-moment = Du spielst Weiß und möchtest Remis anbieten. Wann sagst du es?
    .option-thinking = Während Schwarz nachdenkt
    .option-thinking-say = Noch nicht: Das stört beim Denken. Wann passt es besser?
    .option-again = Nach jedem Zug, immer wieder
    .option-again-say = Einmal genügt. Immer wieder zu fragen stört.
    .option-after = Einmal, gleich nach meinem Zug
    .hint-1 = Denk an Schwarz: Wann stören Worte am wenigsten?
    .hint-2 = Erst dein Zug, dann dein Angebot.
    .yes = Richtig: Erst ziehst du, dann sagst du: Ich biete Remis.

# source 2f44035b
lesson-resign-and-agree_handshake = Weiß zog nach d2 und bietet Remis. Schwarz gibt die Hand: Was nun?
    .option-draw = Die Partie ist remis
    .option-white = Weiß hat aufgegeben
    .option-on = Sie spielen weiter
    .hint-1 = Weiß hat um Remis gebeten. Was sagt die Hand von Schwarz?
    .hint-2 = Die Hand geben heißt: Ja, einverstanden.
    .yes = Richtig: Beide sind einverstanden, also ist die Partie sofort remis.
    .no = Schau noch einmal: Weiß fragt, und Schwarz sagt mit der Hand ja.

# source 2a06cce2
lesson-resign-and-agree_a-move-instead = Dasselbe Angebot, aber Schwarz zieht einfach nach d7. Was nun?
    .option-draw = Die Partie ist remis
    .option-black = Schwarz verliert
    .option-black-say = Niemand muss ja sagen. Schwarz möchte nur weiterspielen.
    .option-on = Sie spielen weiter
    .hint-1 = Hat Schwarz ja zum Remis gesagt?
    .hint-2 = Ein Zug statt einer Antwort heißt: nein, danke.
    .yes = Richtig: Niemand muss zustimmen. Ein Zug sagt nein zum Angebot.
    .no = Zum Remis gehören zwei, die einig sind. Schwarz hat lieber gezogen.

# source 39f0cb0c
lesson-resign-and-agree_silent-hand = Jemand streckt die Hand aus und sagt nichts. Was heißt das?
    .option-resign = Immer: Ich gebe auf
    .option-resign-say = Vielleicht. Es könnte aber auch ein Remisangebot sein.
    .option-ask = Das weiß niemand, also frag
    .option-draw = Immer: Ich biete Remis
    .option-draw-say = Vielleicht. Es könnte aber auch heißen: Ich gebe auf.
    .hint-1 = Kann eine Hand mehr als eines bedeuten?
    .hint-2 = Einer gibt so auf, ein anderer bietet so Remis.
    .yes = Richtig: Eine Hand allein sagt zu wenig. Frag zuerst.

# source 8deb0863
lesson-resign-and-agree_look-first = Du spielst Schwarz und denkst an Remis. Schau erst hin: Setz matt!
    .hint-1 = Der Turm auf a2 hält den König auf der ersten Reihe fest.
    .hint-2 = Lass diesen Turm dort. Nimm den Turm auf b3.
    .hint-3 = Zieh den Turm von b3 nach b1.
    .yes = Matt! Du hast erst hingeschaut, und ein Angebot war nicht nötig.
    .wrong-a2-a1 = Schach, aber der König entwischt nach f2. Der Turm bleibt besser auf a2.
    .wrong-b3-g3 = Schach, aber der König geht nach f1 oder h1. Gib auf der ersten Reihe Schach.

# source 73ff30b2
lesson-resign-and-agree_end-it = Eine Partie für zwei! Jeder zieht einmal, dann einigt euch oder gebt auf.
    .hint-1 = Zieht mit Bauern oder Königen, erst Weiß, dann Schwarz.
    .hint-2 = Nach zwei Zügen erscheinen die Knöpfe für das Ende.
