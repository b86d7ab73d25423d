### Les mots de lessons/family-double-attack.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f58a55d2
lesson-family-double-attack = Attaquer ensemble
    .about = Règle maison : deux joueurs peuvent attaquer la même pièce, sauf le roi.
    .can = Tu sais quand deux joueurs peuvent attaquer ensemble, ou pas !
    .notes =
        Objectif : deux joueurs peuvent attaquer la même pièce, mais jamais le même roi. Si les Blancs ont donné échec, les Bleus ne peuvent pas se joindre à l’attaque ; ils peuvent prendre une autre pièce de cette armée. Deux attaquants d’un seul joueur, un échec double, sont permis. Jouer la scène avec trois enfants : l’un est le roi, les deux autres attaquent à tour de rôle et disent tout haut qui attaque déjà. Aux échecs normaux, la question ne se pose jamais, car il n’y a qu’un adversaire. S’il ne reste aucun autre coup, cette règle ne compte pas.

# source 740dc9b3
lesson-family-double-attack_two-players = Les Blancs attaquent la dame noire. Attaque-la aussi, avec ta tour bleue !
    .hint-1 = D’où ta tour peut-elle voir la dame ?
    .hint-2 = Regarde c8, d8 et e8 : il n’y a personne.
    .hint-3 = Joue la tour de c5 à c8.
    .yes = Deux joueurs peuvent attaquer ensemble une dame. Règle maison : un seul peut attaquer un roi.
    .no = Pas encore : ta tour ne voit pas la dame en f8.
    .wrong-c5-f5 = Là, tu gênes les Blancs : il ne reste que ton attaque. Cherche une autre case.

# source 8a84e7f6
lesson-family-double-attack_attackers = Touche chaque pièce qui attaque la dame blanche en h5.
    .paper = Quelles pièces attaquent la dame blanche en h5 ?
    .hint-1 = Suis les lignes des tours. L’une d’elles arrive-t-elle en h5 ?
    .hint-2 = Le pion blanc en e5 arrête la tour bleue.
    .hint-3 = Regarde les tours en h10 et en k5.
    .yes = Les deux tours, une noire et une jaune. Contre une dame, c’est permis.
    .no = Le chemin est barré, ou cette pièce vise ailleurs. Suis une autre ligne vers h5.

# source 3fa82a3f
lesson-family-double-attack_first-attacker = Personne n’attaque encore un roi. Ta tour peut donner échec de { $total } façons : trouve-les toutes !
    .hint-1 = Les autres rois sont en g1, g12 et l6.
    .hint-2 = Deux coups attaquent le roi noir, deux le jaune, un le blanc.
    .hint-3 = Va en c12, g8, c6, l8 et c1.
    .yes = Toutes les { $total } ! Chaque fois, seuls les Bleus attaquent ce roi.
    .no = Ce n’est pas échec. Suis de là les deux lignes de la tour.

# source 69318c9d
lesson-family-double-attack_second-attacker = Les Blancs donnent échec depuis g4. Essaie de donner échec aussi, depuis c12 !
    .hint-1 = Touche la tour en c8, puis c12.
    .hint-2 = La tour en g4 attaque déjà le roi. Essaie, tu verras.
    .yes = Tu l’as vu : les Blancs attaquent ce roi, les Bleus doivent attendre.
    .no = Ça, c’est permis. Suis la flèche depuis c8 !

# source 9444a3a8
lesson-family-double-attack_another-piece = Les Blancs donnent échec aux Noirs. Prends une autre pièce noire !
    .hint-1 = Laisse le roi tranquille. Quelle autre pièce noire peux-tu atteindre ?
    .hint-2 = Suis la ligne de ta tour à partir de c8.
    .hint-3 = Prends la dame en f8 avec ta tour.
    .yes = Tu as pris la dame. L’un donne échec, l’autre prend une autre pièce : c’est permis.
    .no = Tu as le droit, mais ce coup ne prend rien. Suis la ligne de ta tour.
    .because-rule3-king-double-attack = Quelqu’un attaque déjà ce roi. Prends autre chose !

# source bbc50025
lesson-family-double-attack_check-and-bite = Les Blancs donnent échec, encore et encore. Prends chaque fois une pièce noire !
    .hint-1 = Pendant que le roi noir fuit, ses pièces attendent. Laquelle peux-tu prendre ?
    .hint-2 = Regarde le long des lignes de ta tour.
    .hint-3 = Prends en c9, puis en h9, puis en h11.
    .yes = Échec, bouchée, échec, bouchée ! Blancs et Bleus font une belle paire.
    .no = Tu as le droit, mais ce coup ne prend rien. Croque pendant que le roi fuit !

# source 8972bcfa
lesson-family-double-attack_open-the-line = La tour blanche est derrière ton fou. Écarte-toi et ouvre-lui la ligne !
    .hint-1 = Quelle ligne vise la tour en g3 ?
    .hint-2 = Écarte le fou, mais sans attaquer avec lui le roi en g12.
    .hint-3 = Joue le fou de g6 à f5, par exemple.
    .yes = Maintenant, seuls les Blancs attaquent le roi. Un seul joueur, c’est permis.
    .no = La ligne de la tour est encore fermée. Joue le fou !
    .because-rule3-king-double-attack = Alors ton fou attaquerait aussi le roi. Choisis une autre case !

# source 1463d897
lesson-family-double-attack_open-and-join = C’est la même position. Essaie maintenant de prendre le cavalier en j9 avec ton fou.
    .hint-1 = Touche le fou en g6, puis j9.
    .hint-2 = Le fou ouvre la ligne de la tour. Que vise-t-il depuis j9 ?
    .hint-3 = De j9, il voit i10, h11 et g12. Essaie, tu verras.
    .yes = Tu l’as vu : ensemble, c’est interdit. Notre choix : sauf s’il ne reste aucun autre coup.

# source 7e26bb2c
lesson-family-double-attack_one-player = Maintenant, sans aide : donne échec avec tour et cavalier à la fois !
    .hint-1 = Le cavalier ferme la ligne de ta tour. Et s’il s’en va ?
    .hint-2 = Saute pour que le cavalier attaque aussi g12.
    .hint-3 = Saute de g8 en h10 ou en f10.
    .yes = Deux pièces, un seul joueur : un échec double, comme aux échecs normaux.
    .no = Pas encore : tous les deux doivent attaquer le roi en g12.

# source 9469952b
lesson-family-double-attack_way-out = Maintenant, tu as les Noirs ! La tour et le cavalier bleus donnent échec : sauve ton roi !
    .hint-1 = Qu’est-ce qui aide contre un échec double ? Une seule chose.
    .hint-2 = Le roi doit bouger. Quitte la colonne g.
    .hint-3 = Trois cases à côté du roi sont sûres : f12, h11 et h12.
    .yes = Ton roi a échappé aux deux attaques d’un seul coup.
    .because-double-check-king-must-move = Pas encore : ce coup n’arrête qu’une des deux pièces. Joue le roi.
