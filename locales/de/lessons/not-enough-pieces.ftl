### Die Worte zu lessons/not-enough-pieces.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e8ff03f7
lesson-not-enough-pieces = Zu wenige Figuren
    .about = Wenn niemand mehr mattsetzen kann, ist die Partie remis.
    .notes = Die Frage ist nicht: Wer hat mehr? Sondern: Ist überhaupt noch ein Matt möglich? Lassen Sie die Klasse König und Läufer gegen König aufstellen und gemeinsam ein Mattbild suchen, beide Seiten helfen mit. Oft gelten zwei Springer gegen den König oder ungleichfarbige Läufer als sofort remis. Dort ist ein Matt aber möglich, wenn der andere mithilft, also geht die Partie weiter.

# source 80e99406
lesson-not-enough-pieces_two-kings =
    Zwei Könige allein setzen niemals matt. Das ist eine _tote Stellung_: sofort remis.

# source a0d802c3
lesson-not-enough-pieces_bishop = Weiß hat einen König und einen Läufer. Kann noch jemand mattsetzen?
    .hint-1 = Denk dir den schwarzen König in der Ecke a8.
    .hint-2 = Der Läufer bewacht nur eine Farbe. Ein Ausweg bleibt immer.
    .yes = Richtig: Ein Läufer und die Könige sind zu wenig. Eine tote Stellung.

# source fef096ef
lesson-not-enough-pieces_knight = Du spielst Schwarz, mit König und Springer. Was ist das?
    .hint-1 = Können ein Springer und ein König jeden Ausweg bewachen?
    .hint-2 = Nein: Sogar in der Ecke bleibt ein Ausweg offen.
    .yes = Richtig: Ein Springer und die Könige sind zu wenig. Eine tote Stellung.

# source 5f10dc84
lesson-not-enough-pieces_one-pawn = Jetzt hat Schwarz auch einen Bauern auf e7. Was ist das?
    .hint-1 = Was kann aus dem Bauern auf e7 werden?
    .hint-2 = Auf der letzten Reihe wird er Dame oder Turm.
    .hint-3 = Mit einer Dame kann Schwarz mattsetzen.
    .yes = Richtig: Der Bauer kann eine Dame werden. Weiterspielen!
    .no = Denk an den Bauern auf e7. Er kann eine Dame werden.

# source 5098fca0
lesson-not-enough-pieces_same-color = Jeder hat einen Läufer: auf c1 und auf f8. Was ist das?
    .hint-1 = Welche Farbe hat c1? Welche Farbe hat f8?
    .hint-2 = Beide Läufer stehen auf dunklen Feldern und verlassen sie nie.
    .hint-3 = Die hellen Felder bewachen nur die Könige.
    .yes = Richtig: Beide Läufer kennen nur dunkle Felder. Eine tote Stellung.

# source 1d5f221d
lesson-not-enough-pieces_other-color = Jetzt steht der schwarze Läufer auf c8, einem hellen Feld. Was ist das?
    .hint-1 = Ein Läufer zieht auf dunklen Feldern, der andere auf hellen.
    .hint-2 = In der Ecke kann der eigene Läufer dem König im Weg stehen.
    .hint-3 = Ein Matt ist also selten, aber möglich.
    .yes = Richtig: Ein Matt ist hier selten, aber möglich. Weiterspielen!
    .no = Dunkle und helle Felder zusammen: Ein Matt kann hier vorkommen.

# source 50adc40d
lesson-not-enough-pieces_two-knights = Zwei Springer und der König: Können sie mattsetzen? Such das Matt!
    .hint-1 = Der König auf h6 bewacht g7 und h7.
    .hint-2 = Der Springer auf f6 bewacht g8. Nimm den anderen Springer.
    .hint-3 = Zieh den Springer von g5 nach f7.
    .yes = Matt! Mit zwei Springern kann es vorkommen, also spielt man weiter.
    .no = Der Springer auf f6 muss g8 bewachen. Nimm den Springer auf g5.

# source 5375000b
lesson-not-enough-pieces_wall = So viele Bauern! Kommt je ein König oder ein Bauer durch?
    .hint-1 = Jeder Bauer steht vor einem anderen. Keiner kann ziehen.
    .hint-2 = Könnte der weiße König nach b3, d3, f3 oder h3?
    .hint-3 = Alle vier bewachen die schwarzen Bauern. Auch der schwarze König bleibt draußen.
    .yes = Richtig: Niemand kommt durch die Wand. Eine tote Stellung, trotz der Bauern.

# source e9572a20
lesson-not-enough-pieces_real-board =
    Ein Turm genügt. Stellt diese drei Figuren auf und baut zusammen ein Matt!
