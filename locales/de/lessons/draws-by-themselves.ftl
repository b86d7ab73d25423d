### Die Worte zu lessons/draws-by-themselves.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 15f13038
lesson-draws-by-themselves = Remis ganz von selbst
    .about = Fünfmal dasselbe oder fünfundsiebzig ruhige Züge: Niemand muss fragen.
    .can = Du weißt, wann ein Remis ganz von selbst kommt!
    .notes = Für Experten: Dreimal dieselbe Stellung und fünfzig Züge muss jemand verlangen, fünfmal und fünfundsiebzig Züge beenden die Partie von selbst. Wer das Mühlrad verstanden hat, kann diese Lektion versuchen; allen anderen fehlt ohne sie nichts. Lassen Sie die Klasse beim dritten Mal klatschen und beim fünften aufstehen. Oft heißt es, nach fünfundsiebzig Zügen sei auch dann remis, wenn der letzte Zug mattsetzt: Matt geht vor. Fragen Sie in den letzten zwei Schritten, wer das Remis will und wer davor weglaufen muss.

# source 85596675
lesson-draws-by-themselves_five-times = Niemand hat etwas verlangt, und jetzt ist es das vierte Mal! Springer nach f3, dann heim.
    .hint-1 = Zieh den Springer von g1 nach f3.
    .hint-2 = Nach dem schwarzen Zug geht es zurück nach g1.
    .yes = Das fünfte Mal: Die Partie ist remis, und niemand muss fragen.
    .no = Nicht dorthin: Reite mit dem Springer nach f3, dann nach Hause.

# source 0b922ba5
lesson-draws-by-themselves_five-times-ask = Jetzt ist der Anfang zum fünften Mal da. Was passiert?
    .option-claim = Remis, wenn es jemand verlangt
    .option-claim-say = So war es beim dritten Mal. Jetzt wird niemand mehr gefragt.
    .option-itself = Remis von selbst
    .option-on = Es geht weiter
    .option-on-say = Nicht mehr: Beim fünften Mal ist Schluss.
    .hint-1 = Beim dritten Mal muss jemand Remis verlangen. Und beim fünften?
    .hint-2 = Beim fünften Mal hat niemand mehr die Wahl.
    .yes = Richtig: Das fünfte Mal beendet die Partie von selbst.

# source 02452aed
lesson-draws-by-themselves_seventy-five = Schwarz hat fünfundsiebzig ruhige Züge gemacht, du vierundsiebzig. Folge dem Pfeil!
    .hint-1 = Zieh den Turm von a1 nach a5.
    .hint-2 = Das ist dein fünfundsiebzigster ruhiger Zug. Schau, was passiert.
    .yes = Fünfundsiebzig ruhige Züge von jedem: remis. Niemand muss fragen.
    .no = Nicht dorthin: Folge dem Pfeil nach a5.

# source 9dac7a24
lesson-draws-by-themselves_mate-first = Noch einmal dieselbe Zahl. Welcher letzte Zug gewinnt trotzdem?
    .hint-1 = Der schwarze König kommt nicht von der achten Reihe weg. Schau sie entlang!
    .hint-2 = Der weiße König bewacht g7 und h7. Wer bewacht g8?
    .hint-3 = Zieh den Turm von a1 nach a8.
    .yes = Matt geht vor: Du gewinnst, ganz gleich, wie viele Züge es waren.
    .no = Wieder ruhig: fünfundsiebzig von jedem, remis! Such das Matt.

# source 081d2545
lesson-draws-by-themselves_hold-on = Jetzt spielst du Schwarz. Noch drei ruhige Züge, dann ist es remis: Lauf!
    .wrong-h7-h8 = Dann setzt der Turm auf h1 matt. Nicht in die Ecke!
    .wrong-h6-h7 = Dann setzt der Turm auf h1 matt. Lauf in die andere Richtung!
    .wrong-h5-h6 = Dann setzt der Turm auf h1 matt. Lauf in die andere Richtung!
    .hint-1 = Stell dich nie dem weißen König gegenüber, und nie in die Ecke.
    .hint-2 = Geh nach h6, dann nach h5.
    .hint-3 = Geh zuletzt nach h4.
    .yes = Fünfundsiebzig von jedem! Das Remis kommt von selbst, du bist gerettet.

# source efcf16f9
lesson-draws-by-themselves_no-fifth-time = Schon das vierte Mal, und du hast eine Dame mehr. Gewinn jetzt!
    .wrong-b2-c2 = Noch einmal herum? Beim fünften Mal ist es von selbst remis!
    .wrong-b2-f2 = Patt: kein Zug, aber auch kein Schach. Auch das ist remis!
    .hint-1 = Dein König bewacht g2 und h2. Gib nah am König Schach!
    .hint-2 = Zieh die Dame von b2 nach g2.
    .yes = Schachmatt! Das Rad steht still, und du hast gewonnen.
    .no = Noch nicht: Finde das Matt, bevor sich das Rad weiterdreht.
