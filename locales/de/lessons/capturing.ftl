### Die Worte zu lessons/capturing.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9327eb04
lesson-capturing = Figuren schlagen
    .about = Zieh auf eine Figur der anderen Seite, und sie ist weg.
    .can = Du schlägst mit jeder Figur, die du kennst!
    .notes = Ziel: Schlagen heißt, auf das Feld einer gegnerischen Figur zu ziehen; diese bleibt draußen. Lassen Sie die Kinder sagen „Mein Turm schlägt deinen Springer“ und die geschlagene Figur neben das Brett legen. Wo jeder Zug schlagen soll, zeigt das Kind zuerst den ganzen Weg mit dem Finger. Übliche Irrtümer: über eine Figur springen wie beim Damespiel, eine eigene Figur schlagen, oder glauben, man müsse immer schlagen. Wie ein Bauer schlägt, kommt im nächsten Land.

# source 66e686a9
lesson-capturing_how = So schlägst du: Zieh auf eine Figur der anderen Seite. Schlag beide!
    .hint-1 = Welche schwarze Figur steht auf derselben Linie wie dein Turm?
    .hint-2 = Schlag zuerst den Springer auf d7.
    .hint-3 = Von d7 zieht der Turm gerade nach a7.
    .yes = Beide sind vom Brett!

# source 2d2d9cf5
lesson-capturing_own-pawn = Spring von Figur zu Figur und schlag alle { $total }! Deine eigenen Bauern bleiben stehen.
    .hint-1 = Wo kann der Springer etwas schlagen?
    .hint-2 = Schlag zuerst den Bauern auf e5. Schau dann auf c6.
    .hint-3 = Schlag auf e5, c6 und d8.
    .yes = Alle { $total }! Niemand schlägt eine Figur der eigenen Farbe.
    .because-own-piece-on-target = Autsch! Der Bauer gehört dir.

# source 7624bd5b
lesson-capturing_who-takes = Nur eine deiner Figuren kann die Dame schlagen. Los, schlag sie!
    .hint-1 = Dem Turm steht ein Bauer im Weg, dem Läufer auch.
    .hint-2 = Wer springt über alles hinweg?
    .hint-3 = Der Springer springt von c4 nach e5.
    .yes = Hopp, und die Dame ist weg!
    .no = Das darfst du, aber die Dame ist noch da.
    .wrong-a1-c3 = Das war nur der Bauer. Wer erreicht die Dame?

# source efc3398f
lesson-capturing_queen-looks = Deine Dame kann jetzt { $total } Figuren schlagen. Finde alle { $total } Züge!
    .hint-1 = Geh von d3 aus jeden Weg bis zur ersten Figur.
    .hint-2 = Die erste Figur auf dem Weg hält dich auf. Ist sie schwarz oder weiß?
    .hint-3 = Hinter dem Springer auf d6 ist der Läufer sicher. Auf f3 steht dein Bauer.
    .yes = Alle { $total }! Auf jedem Weg schlägt die Dame nur die erste Figur.
    .no = Das darfst du, aber damit schlägst du nichts. Folge den Wegen deiner Dame.

# source d4dd7c9f
lesson-capturing_rook-hunt = Schlag alle { $total } Springer mit deinem Turm in { $best } Zügen.
    .hint-1 = Welcher Springer steht auf derselben Linie wie der Turm auf c3?
    .hint-2 = Schlag zuerst auf c5. Von dort schaust du auf c7.
    .hint-3 = Von c7 aus sieht der Turm bis h7.
    .yes = Alle { $total } Springer sind vom Brett!

# source 785ea142
lesson-capturing_king-takes = Auch ein König schlägt, einen Schritt weit. Schlag alle drei!
    .hint-1 = Schau zuerst: Wer passt auf wen auf?
    .hint-2 = Der Läufer auf b5 passt auf den Springer auf c4 auf.
    .hint-3 = Schlag auf d5. Dann geh nach c5, b5 und c4.
    .yes = Mjam! Dein König hatte Hunger.
    .because-king-captures-protected = Noch nicht: Der Läufer passt auf den Springer auf. Erst kommt der Läufer dran!

# source 1998b755
lesson-capturing_gone = Schau zu: Der Turm schlägt den Springer auf d7. Was wird aus dem Springer?
    .paper = Der Turm hat den Springer auf d7 geschlagen. Was wird aus dem Springer?
    .hint-1 = Schau auf d7: Wer steht jetzt dort?
    .hint-2 = Zwei Figuren teilen sich nie ein Feld. Kommt der Springer wieder?
    .yes = Ja: Eine geschlagene Figur bleibt bis zum Ende neben dem Brett.
    .option-home = Er fängt auf seinem ersten Feld neu an
    .option-home-say = Nicht beim Schach: Eine geschlagene Figur fängt nicht neu an.
    .option-swap = Weiß darf ihn später benutzen
    .option-swap-say = Nicht beim Schach: Eine geschlagene Figur wechselt nie die Seite.
    .option-out = Er bleibt in dieser Partie draußen

# source 5dabf2a3
lesson-capturing_real-board = Fünf Bauern, fünf Züge! Schlag mit jedem Zug einen.
    .hint-1 = Von jedem Bauern aus musst du den nächsten sehen.
    .hint-2 = Fang mit dem Bauern auf d5 an.
    .hint-3 = Schlag auf d5, a5, a7, g7 und g2.
    .yes = Fünf Züge, fünf Bauern!

# source ed231a97
lesson-capturing_feast = Jetzt spielst du Schwarz! Schlag alle { $total } mit { $best } Sprüngen.
    .hint-1 = Schau vor dem Sprung, wo die nächste Figur steht.
    .hint-2 = Fang mit f6, d5 und b4 an.
    .hint-3 = Schlag auf f6, d5, b4, c2, e3 und g4.
    .yes = Mit jedem Sprung ein Happen!

# source 3d134d4d
lesson-capturing_three-against-one = Schlag meinen Turm, meinen Springer und meinen Läufer!
    .hint-1 = Vor jedem Zug: Was kann deine Dame schlagen?
    .hint-2 = Schau auch: Kann ich deine Dame dort schlagen?
    .yes = Du hast alle geschlagen. Was für eine Dame!
