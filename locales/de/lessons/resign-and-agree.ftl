### Die Worte zu lessons/resign-and-agree.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 328abed4
lesson-resign-and-agree = Aufgeben und sich einigen
    .about = So endet eine Partie mit Worten.
    .can = Du kannst aufgeben oder Remis vereinbaren, und nie zu früh!
    .notes = Die Kinder lernen, dass eine Partie mit Worten enden kann: Eine Seite gibt auf, jederzeit, oder beide einigen sich auf Remis. Spielen Sie es mit einem Brett vor der Klasse vor: ziehen, anbieten, Hand geben, ablehnen, weiterspielen. Oft heißt es, ein Remisangebot müsse man annehmen, oder aufgeben dürfe man nur, wenn man am Zug ist. Eine ausgestreckte Hand allein sagt zu wenig: nachfragen lassen. Die Rettung und die letzte Partie zeigen, warum niemand zu früh aufgibt: Der andere kann sich vertun.

# source e110b388
lesson-resign-and-agree_who-wins = Du bist dran, aber Schwarz sagt: Ich _gebe auf_! Tippe auf den König, der gewinnt.
    .paper = Du bist dran, aber Schwarz sagt: Ich _gebe auf_! Welcher König gewinnt?
    .hint-1 = Wer die Partie aufgeben will, sagt es. Manche legen sanft ihren König hin.
    .hint-2 = Schwarz hat aufgegeben. Tippe auf den anderen König, auf e1.
    .yes = Du gewinnst sofort! Aufgeben darf man jederzeit.
    .no = Schau noch mal: Schwarz hat aufgegeben. Welcher König bleibt übrig?

# source f1bcfa4e
lesson-resign-and-agree_not-yet = Du liegst weit zurück, aber gib nie zu früh auf! Schick deinen verrückten Turm los.
    .wrong-g5-h5 = Schach, aber der König kann nach g7. Gib direkt neben ihm Schach!
    .hint-1 = Dein König auf h1 kann nicht ziehen. Und wenn jemand deinen Turm schlägt?
    .hint-2 = Gib direkt neben dem König Schach, auf g8.
    .hint-3 = Geh nach g8. Dann folge dem König nach g7.
    .yes = Dein Turm ist weg, und du hast keinen Zug: patt, also remis!
    .no = Noch nicht: Gib direkt neben dem König Schach.

# source 699d28a8
lesson-resign-and-agree_good-moment = Du willst Remis. Tippe der Reihe nach: Was kommt zuerst?
    .paper = Du willst Remis. Was kommt zuerst und was danach?
    .hint-1 = Erst dein Zug, dann deine Worte. Wenn Schwarz überlegt, sei still.
    .hint-2 = Ein Angebot allein ist noch kein Remis: Schwarz muss einverstanden sein.
    .option-move = Ich mache meinen Zug
    .option-offer = Ich halte die Hand hin: „Ich biete Remis an“
    .option-hand = Schwarz schlägt ein
    .option-over = Die Partie ist remis
    .yes = Richtig: dein Zug, dein Angebot, ein Händedruck. Dann sind beide einig!
    .no = Noch nicht: Die Worte kommen nach deinem Zug. Dann antwortet Schwarz.

# source b5cc285f
lesson-resign-and-agree_silent-hand = Jemand streckt die Hand aus und sagt nichts. Was bedeutet das?
    .option-resign = Immer: Ich gebe auf
    .option-resign-say = Vielleicht. Es könnte auch ein Remisangebot sein.
    .option-ask = Das weiß niemand, also frag
    .option-draw = Immer: Ich biete Remis an
    .option-draw-say = Vielleicht. Es könnte auch heißen: Ich gebe auf.
    .hint-1 = Kann eine Hand mehrere Dinge bedeuten?
    .hint-2 = Manche geben damit auf, andere bieten Remis an.
    .yes = Richtig: Eine Hand allein sagt zu wenig. Frag erst nach.

# source 579b0171
lesson-resign-and-agree_clocks = Schwarz hält beide _Uhren_ an und hebt die Hand. Was heißt das?
    .option-resigns = Schwarz gibt auf
    .option-resigns-say = Das hat niemand gesagt. Uhren anhalten heißt nicht aufgeben.
    .option-arbiter = Schwarz ruft den Schiedsrichter
    .option-draw = Es ist remis
    .option-draw-say = Für ein Remis müssen beide einverstanden sein.
    .hint-1 = Wer Hilfe braucht, hält zuerst die Uhren an.
    .yes = Richtig: Schwarz hat eine Frage, und die Partie ist nicht zu Ende.

# source 08836816
lesson-resign-and-agree_end-it = Eine Partie zu zweit! Jeder macht einen Zug, dann einigt euch oder gebt auf.
    .hint-1 = Zieht mit Bauern oder Königen: erst Weiß, dann Schwarz.
    .hint-2 = Nach zwei Zügen erscheinen die Knöpfe für das Ende.

# source 0ba3a181
lesson-resign-and-agree_a-move-instead = Jetzt spielst du Schwarz, und Weiß bietet Remis an. Sag Nein: Schlag eine Figur!
    .wrong-d4-f3 = Schach, aber Weiß schlägt deinen Springer. Such etwas zum Schlagen!
    .hint-1 = Niemand muss einverstanden sein. Ein Zug heißt: nein, danke!
    .hint-2 = Dein Springer kann die Dame auf e2 schlagen.
    .yes = Nein, danke! Das sagt schon der Zug, und die Dame gehört dir.
    .no = Auch dieser Zug sagt Nein. Aber es gibt etwas zu schlagen!

# source 2baa5bdd
lesson-resign-and-agree_look-first = Du willst Remis anbieten. Schau erst hin: Finde das Matt!
    .hint-1 = Der Turm auf a2 hält den König auf der ersten Reihe fest.
    .hint-2 = Lass diesen Turm stehen. Nimm den Turm auf b3.
    .hint-3 = Zieh den Turm von b3 nach b1.
    .yes = Schachmatt! Du hast erst hingeschaut und kein Angebot gebraucht.
    .wrong-a2-a1 = Schach, aber jetzt entwischt der König nach f2. Lass diesen Turm stehen!
    .wrong-b3-g3 = Schach, aber der König geht nach f1 oder h1. Nimm die erste Reihe!

# source 7d21cd8b
lesson-resign-and-agree_on-paper = Du spielst Schwarz und gibst auf. Was kannst du auf dein Partieformular schreiben?
    .option-white = 1-0
    .option-word = Ich gebe auf
    .option-black = 0-1
    .option-black-say = Das heißt: Schwarz hat gewonnen. So gibt Weiß auf.
    .hint-1 = Wer gewinnt, wenn Schwarz aufgibt?
    .hint-2 = Die erste Zahl gehört Weiß.
    .yes = Richtig: Schreib 1-0 oder dass du aufgibst, oder kreise das Ergebnis ein.

# source 9bc62478
lesson-resign-and-agree_fight-on = Ich habe eine Dame und noch viel mehr. Gib nicht auf: Schlag alles!
    .hint-1 = Ich mache Fehler. Schlag, was niemand deckt!
    .hint-2 = Pass auf deine Türme auf. Am meisten ist meine Dame wert.
    .yes = Du hast nie aufgegeben, und du hast mich besiegt!
