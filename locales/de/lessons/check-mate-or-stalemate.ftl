### Die Worte zu lessons/check-mate-or-stalemate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f3f40281
lesson-check-mate-or-stalemate = Schach, matt oder patt?
    .about = Zwei Fragen sagen dir, was es ist.
    .can = Du kannst Schach, Matt und Patt unterscheiden!
    .notes = Ziel: jede Stellung mit zwei Fragen einordnen: Ist der König angegriffen, und gibt es einen erlaubten Zug? In der Klasse sind drei Ecken des Raums Schach, Matt und Patt, und die Kinder gehen in die Ecke, an die sie glauben. In den ersten drei Schritten ändert sich nur, was auf e7 steht: Dame, Turm oder Bauer. Oft lassen die Kinder eine gefesselte Figur dazwischenziehen oder übersehen einen Bauern weit weg, der noch ziehen kann.

# source 68b8d9d7
lesson-check-mate-or-stalemate_queen-in-front = Finde beide Mattzüge der Dame.
    .wrong-c5-d6 = Kein Angriff, und Schwarz hat keinen Zug: Das ist patt!
    .wrong-c5-f8 = Schach! Aber der König schlägt deine Dame.
    .wrong-c5-c6 = Schach! Aber der König geht nach d8 oder f8.
    .wrong-c5-b5 = Schach! Aber der König geht nach d8 oder f8.
    .wrong-c5-h5 = Schach! Aber der König geht nach d8 oder f8.
    .hint-1 = Frag zuerst: Ist der König angegriffen? Dann: Hat er einen Zug?
    .hint-2 = Ein Zug geht ganz nah heran: nach e7, vom König gedeckt.
    .hint-3 = Der andere kommt von weit her, von c8.
    .yes = Angegriffen, und gar kein Zug: _matt_!
    .no = Noch nicht: Der König ist nicht angegriffen.

# source 532dc889
lesson-check-mate-or-stalemate_rook-in-front = Jetzt steht ein Turm auf e7. Tippe auf beide Felder, auf die der König entkommt!
    .paper = Jetzt steht ein Turm auf e7. Auf welche zwei Felder entkommt der König?
    .hint-1 = Der Turm schaut seine Reihe und seine Linie entlang.
    .hint-2 = Dein König bewacht d7, e7 und f7. Welche Felder neben e8 bleiben?
    .yes = Angegriffen, aber der König kann ziehen: nur _Schach_.
    .no = Da kommt er nicht hinaus. Schau auf die Felder neben e8.

# source b159d7df
lesson-check-mate-or-stalemate_pawn-in-front = Jetzt steht ein Bauer auf e7. Setz Schwarz mit deinem König patt!
    .hint-1 = Der Bauer bewacht d8 und f8. Wer bewacht d7, e7 und f7?
    .hint-2 = Geh mit dem König von f6 nach e6.
    .yes = Kein Angriff, und gar kein Zug: _patt_!
    .no = Noch nicht: Dein König muss d7, e7 und f7 bewachen.

# source 66a4558a
lesson-check-mate-or-stalemate_only-check = Katz und Maus! Gib Schach, aber setz nicht matt.
    .wrong-g6-b1 = Das ist matt. Die Maus möchte weiterspielen!
    .wrong-g3-h3 = Kein Angriff, und kein Zug: Das ist patt!
    .hint-1 = Greif h1 mit der Dame an, aber lass g1 frei.
    .hint-2 = Ein Weg führt von e4 nach h1, und einer von h5.
    .hint-3 = Zieh die Dame von g6 nach h5.
    .yes = Angegriffen, aber der König kann ziehen: Die Maus läuft weiter!
    .no = Noch nicht: Der König auf h1 ist nicht angegriffen.

# source 3110e95e
lesson-check-mate-or-stalemate_knight-helps = Jetzt spielst du Schwarz und stehst im Schach! Stell den Springer dazwischen.
    .because-still-in-check = Noch nicht: Der Turm auf a8 gibt weiter Schach. Nimm den Springer.
    .hint-1 = Welches Feld zwischen a8 und g8 erreicht der Springer auf f7?
    .hint-2 = Spring von f7 nach d8.
    .yes = Der Springer steht auf d8 dazwischen, also war es nur Schach.

# source 53f53f8e
lesson-check-mate-or-stalemate_free-the-knight = Jetzt darf dein Springer nicht nach d8. Tippe auf die Figur, die ihn festhält!
    .paper = Jetzt darf dein Springer nicht nach d8. Welche Figur hält ihn fest?
    .because-pinned = Der Springer ist noch gefesselt. Wer schaut durch ihn auf deinen König?
    .hint-1 = Der Springer auf f7 ist gefesselt. Wer fesselt ihn?
    .hint-2 = Folge der Diagonale von deinem König auf g8 über f7. Wer steht dort?
    .hint-3 = Der Läufer auf b3 fesselt den Springer. Tippe auf den Läufer!
    .yes = Ohne den Läufer ist der Springer frei und kann auf d8 helfen.

# source d0f1035d
lesson-check-mate-or-stalemate_is-it-mate = Der Bauer steht wieder auf h7. Du bist dran: Was ist das?
    .hint-1 = Der Turm auf a8 gibt Schach und bewacht f8 und h8.
    .hint-2 = Darf der Springer auf f7 weg? Der Läufer auf b3 fesselt ihn.
    .hint-3 = Der Bauer auf h7 macht die letzte Tür zu.
    .yes = Der Springer ist gefesselt, und die Tür auf h7 ist zu.

# source 119e291b
lesson-check-mate-or-stalemate_one-step-left = Dein König hat kein Feld, steht aber nicht im Schach. Finde einen Zug!
    .hint-1 = Schau auf deinen Bauern. Was liegt vor ihm?
    .hint-2 = Der Bauer auf c5 kann nach c4.
    .yes = Es gab einen Zug, also war es kein Patt.

# source 5e1b795d
lesson-check-mate-or-stalemate_no-step-left = Jetzt steht dein Bauer auf c4. Was ist das?
    .hint-1 = Ist dein König auf h8 angegriffen? Welche Felder bewacht die Dame?
    .hint-2 = Kann dein Bauer auf c4 nach c3?
    .yes = König und Bauer kommen nicht weiter, und niemand gibt Schach.

# source 495053cf
lesson-check-mate-or-stalemate_pick-mate = Schach, patt und matt: Alles ist hier möglich. Setz matt!
    .wrong-b4-b3 = Kein Angriff, und Weiß hat keinen Zug: Das ist patt!
    .wrong-b4-b2 = Schach! Aber der König geht nach d1.
    .wrong-b4-b1 = Schach! Aber der König schlägt deine Dame.
    .wrong-b4-a3 = Schach! Aber der König geht nach b1 oder d1.
    .wrong-b4-f4 = Schach! Aber der König geht nach b1 oder d1.
    .wrong-h2-h1-b = Das ist kein Schach. Wähle eine andere Figur!
    .wrong-h2-h1-n = Das ist kein Schach. Wähle eine andere Figur!
    .hint-1 = Deine Dame bewacht b1, dein König d2. Wer kann c1 angreifen?
    .hint-2 = Nicht die Dame! Wer steht einen Schritt vor der letzten Reihe?
    .hint-3 = Geh mit dem Bauern nach h1 und wähle eine Dame.
    .yes = Angegriffen, und gar kein Zug. Das hat ein Bauer geschafft!
    .no = Noch nicht: Der König auf c1 ist nicht angegriffen.

# source d8d33909
lesson-check-mate-or-stalemate_round = Neue Bretter, { $total } Stück! Schach, Matt, Patt: Was ist es jedes Mal?
    .yes = Zwei Fragen, und du wusstest jedes Mal, was es ist!
