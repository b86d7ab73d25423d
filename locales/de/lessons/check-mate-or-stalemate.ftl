### Die Worte zu lessons/check-mate-or-stalemate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 6b9e1396
lesson-check-mate-or-stalemate = Schach, matt oder patt?
    .about = Zwei Fragen sagen dir, was eine Stellung ist.
    .notes = Ziel: jede Stellung mit zwei Fragen einordnen: Ist der König angegriffen, und gibt es einen erlaubten Zug? In der Klasse sind drei Ecken des Raums Schach, Matt und Patt, und die Kinder gehen in die Ecke, an die sie glauben. Oft lassen sie eine gefesselte Figur dazwischenziehen oder übersehen einen Bauern weit weg, der noch ziehen kann.

# source ebd6fecd
lesson-check-mate-or-stalemate_two-questions =
    Frag zuerst: Ist der König angegriffen? Dann frag: Gibt es einen erlaubten Zug?

# source 2002457a
lesson-check-mate-or-stalemate_queen-in-front = Schwarz ist dran, und auf e7 steht eine Dame. Was ist das?
    .hint-1 = Ist der König auf e8 angegriffen? Kann er die Dame schlagen?
    .hint-2 = Der weiße König deckt e7. Welche Felder bewacht die Dame?
    .yes = Angegriffen, und kein Zug.

# source 2cfb0648
lesson-check-mate-or-stalemate_rook-in-front = Jetzt steht ein Turm auf e7. Was ist das?
    .hint-1 = Ist der König auf e8 angegriffen?
    .hint-2 = Der Turm bewacht d8 und f8 nicht. Und der weiße König?
    .yes = Angegriffen, aber d8 und f8 sind frei.

# source 08e0346c
lesson-check-mate-or-stalemate_pawn-in-front = Jetzt steht dort ein Bauer. Was ist das?
    .hint-1 = Ein Bauer schlägt schräg. Greift er von e7 aus e8 an?
    .hint-2 = Der Bauer bewacht d8 und f8. Wer bewacht d7 und f7?
    .hint-3 = Der weiße König bewacht d7 und f7 und deckt den Bauern auf e7.
    .yes = Nicht angegriffen, und kein Zug.

# source 481812ae
lesson-check-mate-or-stalemate_knight-helps = Du spielst Schwarz: Schach von a8! Stell deinen Springer dazwischen.
    .hint-1 = Welches Feld zwischen a8 und g8 erreicht der Springer auf f7?
    .hint-2 = Spring von f7 nach d8.
    .yes = Der Springer steht auf d8 dazwischen, also war es nur Schach.
    .because-still-in-check = Noch nicht: Der Turm auf a8 gibt weiter Schach. Nimm den Springer.

# source 2e1d55ed
lesson-check-mate-or-stalemate_pinned-knight = Jetzt steht der Läufer auf b3. Versuch dasselbe: den Springer von f7 nach d8.
    .hint-1 = Tippe auf den Springer auf f7 und dann auf d8.
    .hint-2 = Der Läufer schaut von b3 über f7 nach g8. Probier es aus.
    .yes = Gut gesehen: Ein gefesselter Springer hilft nicht gegen ein zweites Schach.

# source 2d7b4991
lesson-check-mate-or-stalemate_is-it-mate = Jetzt steht der Bauer wieder auf h7. Schwarz ist dran: Was ist das?
    .hint-1 = Der Turm auf a8 gibt Schach und bewacht f8 und h8.
    .hint-2 = Darf der Springer auf f7 weg? Der Läufer auf b3 fesselt ihn.
    .hint-3 = Der Bauer auf h7 macht die letzte Tür zu.
    .yes = Der Springer ist gefesselt, und die Tür auf h7 ist zu.

# source 836b3706
lesson-check-mate-or-stalemate_no-step-left = Jetzt spielst du Weiß. Was ist das?
    .hint-1 = Ist dein König auf h1 angegriffen? Welche Felder bewacht die Dame?
    .hint-2 = Kann dein Bauer auf c5 nach c6?
    .yes = König und Bauer kommen nicht weiter, und niemand gibt Schach.

# source 079b70dd
lesson-check-mate-or-stalemate_one-step-left = Jetzt steht dein Bauer auf c4. Was ist das?
    .hint-1 = Nur der Bauer steht anders. Was liegt vor ihm?
    .hint-2 = Der Bauer auf c4 kann nach c5.
    .yes = Der Bauer auf c4 hat noch einen Schritt.
