### Die Worte zu lessons/king.toml.
###
### So wenige Wörter wie möglich: Das Kind liest noch nicht und kennt keine Feldnamen. Nur Tipps nennen Felder.

# source d3c32bca
lesson-king = Der König
    .about = Ein Schritt, in jede Richtung.
    .can = Bei dir bleibt der König in Sicherheit!
    .notes = Ziel: Die Kinder ziehen den König einen Schritt in alle acht Richtungen, aber nie auf ein Feld, das ein Gegner angreift. Zwei Kinder führen auf einem echten Brett zwei Könige aneinander vorbei: Sie stehen nie nebeneinander. Manche Kinder vergessen die schrägen Schritte, andere halten den König für stark, weil er wichtig ist. Im letzten Spiel sind alle dabei, die auf der Wiese wohnen.

# source e58abfd1
lesson-king_first-star = Nur ein Schritt!
    .hint-1 = Tippe auf den Stern.
    .hint-2 = Geh von e4 nach f5.
    .yes = Ja!

# source acc9685a
lesson-king_long-walk = Lauf dem Stern nach!
    .hint-1 = Ein schräger Schritt ist auch ein Schritt.
    .hint-2 = Geh ihm nach, Feld für Feld.
    .yes = Eingeholt!

# source 3ba935cd
lesson-king_two-steps = Versuch zwei Schritte!
    .hint-1 = Tippe auf den König, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von e4 nach e6. Er kommt zurück.
    .yes = Nur einer!
    .because-king-too-far = Zu weit!

# source a287b6b1
lesson-king_danger = Versuch, dem Pfeil zu folgen!
    .hint-1 = Tippe auf den König, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von e4 nach f4. Er kommt zurück.
    .yes = Ein König bleibt in Sicherheit.
    .because-king-into-attack = Der Turm sieht dich!

# source 06d6ec57
lesson-king_horse = Alle auf die Jagd!
    .hint-1 = Die anderen jagen. Der König geht aus dem Weg.
    .hint-2 = Schlag einen Springer, sobald du kannst.
    .yes = Was für ein Team!

# source e7c040b1
lesson-king_take = Friss alle drei!
    .hint-1 = Schlag den Bauern, der neben deinem König steht.
    .hint-2 = Schlag auf d4, dann auf e3, dann auf f2.
    .yes = Mampf!

# source a8f77260
lesson-king_tiptoe = Schleich am Turm vorbei!
    .hint-1 = Geh nicht auf die markierten Felder.
    .hint-2 = Geh um deinen Bauern auf d5 herum, über e5.
    .yes = Puh!

# source de49ddc4
lesson-king_tiptoe-again = Jetzt am Läufer vorbei!
    .hint-1 = Der Läufer schaut auf seine Diagonale. Geh quer hindurch.
    .hint-2 = Geh von e5 nach d6.
    .yes = Er hat dich nie gesehen!

# source 07bdb298
lesson-king_team = Für jeden ein Stern!
    .hint-1 = König, Dame, Turm und Läufer: Jeder fängt einen Stern.
    .hint-2 = Der Läufer zieht zuerst nach c4. Dann geht der König nach e2.
    .yes = Hurra!

# source 3eeb575e
lesson-king_finale = Schlag alle sechs Bauern!
    .hint-1 = Die Bauern wollen auf deine Seite. Schlag sie vorher.
    .hint-2 = Der Turm auf a1 kann den Bauern auf a7 schlagen.
    .yes = Du hast mich besiegt!
