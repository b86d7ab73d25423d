### Die Worte zu lessons/mate-ladder.toml.
###
### Jede Sprosse hat ihre Worte einmal: das erste Brett sagt sie, die anderen zeigen darauf. Also nennen sie kein Feld und keine Seite.

lesson-mate-ladder = Die Mattleiter
    .about = Sechzig Matts in einem Zug, Sprosse für Sprosse.
    .can = Du kennst zwölf Arten von Matt!
    .notes = Ziel: auf einen Blick sehen, was ein Matt ausmacht. Jede der zwölf Sprossen ist eine Art, mit fünf Brettern, die immer voller werden. Am besten eine Sprosse am Tag; das Kind sagt zuerst, welche Felder dem König bleiben. Spiegelbilder zählen nicht als neue Bretter, und es gibt keine. Wer sie alle kennt, findet Matts in echten Partien.

lesson-mate-ladder_back-row-1 = Der König sitzt hinter seinen eigenen Bauern fest. Setz ihn mit dem Turm matt!
    .hint-1 = Welche Reihe kann der König nicht verlassen?
    .hint-2 = Bring den Turm auf diese Reihe.
    .yes = Der Turm nimmt die ganze Reihe. Kein Weg hinaus!
    .no = Noch nicht: Schau die Reihe des Königs entlang.

lesson-mate-ladder_back-row-2 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Zwei Türme arbeiten zusammen. Finde das Matt!
    .wrong-b7-b8 = Schach, aber der König kann noch ausweichen.
    .hint-1 = Ein Turm versperrt dem König schon einen Weg.
    .hint-2 = Der andere Turm gibt Schach.
    .yes = Ein Turm sperrt ab, der andere gibt Schach. Gefangen!
    .no = Noch nicht: Jeder Turm braucht seinen eigenen Weg.

lesson-mate-ladder_two-rooks-2 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = Dame und König jagen zusammen. Finde das Matt!
    .wrong-e2-f1 = Schach, aber der König kann noch ausweichen.
    .hint-1 = Welches Feld neben dem anderen König bewacht dein König?
    .hint-2 = Stell die Dame dorthin: Er darf sie nicht schlagen.
    .yes = Dein König deckt die Dame. Das ist matt!
    .no = Noch nicht: Stell die Dame dorthin, wo dein König sie deckt.

lesson-mate-ladder_queen-and-king-2 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = Der König steht am Rand. Setz ihn mit dem Turm matt!
    .hint-1 = Dein König versperrt ihm den Weg in die Mitte.
    .hint-2 = Gib mit dem Turm am Rand entlang Schach.
    .yes = Der Rand, dein König und der Turm: Er kommt nirgends hin!
    .no = Noch nicht: Der Turm gibt am Rand entlang Schach.

lesson-mate-ladder_rook-and-king-2 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = Dame und Läufer schauen auf dasselbe Feld. Finde das Matt!
    .hint-1 = Welches Feld neben dem König bewacht der Läufer?
    .hint-2 = Stell die Dame auf dieses Feld.
    .yes = Der Läufer deckt die Dame: Der König darf sie nicht schlagen.
    .no = Noch nicht: Such das Feld, auf dem sich beide treffen.

lesson-mate-ladder_bishop-and-queen-2 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = Dame und Springer schauen auf dasselbe Feld. Finde das Matt!
    .hint-1 = Welches Feld neben dem König bewacht der Springer?
    .hint-2 = Stell die Dame auf dieses Feld.
    .yes = Der Springer deckt die Dame: Der König darf sie nicht schlagen.
    .no = Noch nicht: Such das Feld, auf dem sich beide treffen.

lesson-mate-ladder_knight-and-queen-2 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = Der König sitzt in der Ecke. Setz ihn mit dem Turm matt!
    .hint-1 = Welches Feld neben dem König bewacht der Springer?
    .hint-2 = Stell den Turm auf dieses Feld.
    .yes = Der Springer deckt den Turm, und die Ecke ist zu.
    .no = Noch nicht: Such das Feld, auf dem sich Springer und Turm treffen.

lesson-mate-ladder_knight-and-rook-2 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = Ein kleiner Bauer beendet die Partie. Finde das Matt!
    .hint-1 = Welcher deiner Bauern kann Schach geben?
    .hint-2 = Ein Bauer gibt schräg nach vorn Schach.
    .yes = Ein kleiner Bauer, und der König ist gefangen!
    .no = Noch nicht: Diesmal macht es ein Bauer.

lesson-mate-ladder_pawn-2 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = Noch ein Schritt, und ein Bauer verwandelt sich. Setz damit matt!
    .hint-1 = Welcher Bauer steht vor der letzten Reihe?
    .hint-2 = Denk an jede Figur, nicht nur an die Dame.
    .yes = Eine neue Figur, und es ist matt!
    .no = Noch nicht: Eine andere Figur oder ein anderes Feld setzt matt.

lesson-mate-ladder_promotion-2 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = Der König ist von seinen eigenen Figuren eingesperrt. Finde das Matt!
    .hint-1 = Wer kann über die anderen hinweg Schach geben?
    .hint-2 = Nur ein Springer kann hineinspringen.
    .yes = Der Springer springt über die Mauern. Der König hat kein Feld.
    .no = Noch nicht: Nur der Springer erreicht den König.

lesson-mate-ladder_smothered-2 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = Eine Figur geht zur Seite, und eine andere gibt Schach. Finde das Matt!
    .hint-1 = Welche deiner Figuren steht einer anderen im Weg?
    .hint-2 = Geh so zur Seite, dass nichts mehr hilft.
    .yes = Vorhang auf: Schach von hinten, und es ist matt!
    .no = Noch nicht: Die vordere Figur muss zur Seite gehen.

lesson-mate-ladder_discovered-2 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = Zwei Figuren geben zugleich Schach. Finde das Matt!
    .wrong-e6-e7 = Schach, aber der König kann noch ausweichen.
    .hint-1 = Wer kann zur Seite gehen und selbst Schach geben?
    .hint-2 = Gegen zwei Schachs hilft nur der König selbst.
    .yes = Zwei Schachs zugleich, und der König kann nicht fliehen: matt!
    .no = Noch nicht: Such ein Schach von zwei Figuren.

lesson-mate-ladder_double-check-2 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }
