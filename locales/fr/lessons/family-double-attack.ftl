### Les mots de lessons/family-double-attack.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 99e0d55b
lesson-family-double-attack = Attaquer ensemble
    .about = Règle maison : deux joueurs peuvent attaquer la même pièce, sauf le roi.
    .notes =
        Objectif : deux joueurs peuvent attaquer la même pièce, mais jamais le même roi. Si les Blancs ont donné échec, les Bleus ne peuvent pas se joindre à l’attaque ; ils peuvent prendre une autre pièce de cette armée. Deux attaquants d’un seul joueur, un échec double, sont permis. Jouer la scène avec trois enfants : l’un est le roi, les deux autres attaquent à tour de rôle et disent tout haut qui attaque déjà. Aux échecs normaux, la question ne se pose jamais, car il n’y a qu’un adversaire. S’il ne reste aucun autre coup, cette règle ne compte pas.

# source b6b75ec8
lesson-family-double-attack_two-players = Deux joueurs peuvent attaquer ensemble une dame. Règle maison : un seul joueur peut attaquer un roi.

# source 08879657
lesson-family-double-attack_attackers = Touche chaque pièce qui attaque la dame blanche en h5.
    .hint-1 = Suis les lignes des tours. L’une d’elles arrive-t-elle en h5 ?
    .hint-2 = Le pion blanc en e5 arrête la tour bleue.
    .hint-3 = Regarde les tours en h10 et en k5.
    .yes = Les deux tours, une noire et une jaune. Contre une dame, c’est permis.
    .no = Le chemin est barré, ou cette pièce vise ailleurs. Suis une autre ligne vers h5.

# source 9839e3d4
lesson-family-double-attack_first-attacker = La tour blanche est allée en h4. Tu as les Bleus : ta tour peut-elle donner échec depuis c12 ?
    .hint-1 = Quelqu’un attaque-t-il déjà le roi noir en g12 ?
    .hint-2 = La tour blanche en h4 vise h12, pas g12.
    .yes = Bien vu : seuls les Bleus attaqueraient ce roi.
    .no = Personne n’attaque encore le roi en g12. Les Bleus peuvent donc le faire.

# source bdd6deb4
lesson-family-double-attack_second-attacker = Cette fois, la tour blanche donne échec depuis g4. Tu as les Bleus : essaie d’attaquer aussi, depuis c12.
    .hint-1 = Touche la tour en c8, puis c12.
    .hint-2 = La tour en g4 attaque déjà le roi. Essaie et regarde.
    .yes = Tu l’as vu : les Blancs attaquent ce roi, les Bleus doivent attendre.

# source 7f8d69fa
lesson-family-double-attack_another-piece = Les Blancs donnent échec aux Noirs. Tu as les Bleus : prends une autre pièce noire !
    .hint-1 = Laisse le roi tranquille. Quelle autre pièce noire peux-tu atteindre ?
    .hint-2 = Suis la ligne de ta tour à partir de c8.
    .hint-3 = Prends la dame en f8 avec ta tour.
    .yes = Tu as pris la dame. L’un donne échec, l’autre prend une autre pièce : c’est permis.
    .no = Tu as le droit, mais ce coup ne prend rien. Suis la ligne de ta tour.

# source 1de673ad
lesson-family-double-attack_open-the-line = La tour blanche est derrière ton fou bleu en g6. Le fou peut-il aller en f5 ?
    .hint-1 = Le fou quitte la ligne. Qui attaque alors le roi noir ?
    .hint-2 = De f5, le fou ne vise pas g12. Seule la tour blanche vise cette case.
    .yes = Bien vu : alors, seuls les Blancs attaquent le roi. Un seul joueur, c’est permis.
    .no = Compte les joueurs : la tour est blanche, et le fou vise ailleurs.

# source 2dc25483
lesson-family-double-attack_open-and-join = C’est la même position. Essaie maintenant de prendre le cavalier en j9 avec ton fou.
    .hint-1 = Touche le fou en g6, puis j9.
    .hint-2 = Le fou ouvre la ligne de la tour. Que vise-t-il depuis j9 ?
    .hint-3 = De j9, il voit i10, h11 et g12. Essaie et regarde.
    .yes = Tu l’as vu : les Blancs et les Bleus attaqueraient ensemble le roi.

# source 840f8e91
lesson-family-double-attack_one-player = Ta tour et ton cavalier peuvent-ils attaquer ensemble un roi ? Le cavalier va de g8 à h10.
    .hint-1 = La tour et le cavalier attaquent alors le roi. À qui sont ces pièces ?
    .hint-2 = Les deux sont aux Blancs. La règle compte les joueurs, pas les pièces.
    .yes = Bien vu : deux pièces, mais un joueur. C’est un échec double, comme aux échecs normaux.
    .no = Les deux attaquants sont aux Blancs. La règle compte les joueurs.

# source ec98d987
lesson-family-double-attack_way-out = Tu as les Noirs, au nord. La tour et le cavalier blancs donnent échec : sauve ton roi !
    .hint-1 = Qu’est-ce qui aide contre un échec double ? Une seule chose.
    .hint-2 = Le roi doit bouger. Quitte la colonne g.
    .hint-3 = Trois cases à côté du roi sont sûres : f12, h11 et h12.
    .yes = Ton roi a échappé aux deux attaques d’un seul coup.
    .because-double-check-king-must-move = Pas encore : ce coup n’arrête qu’une des deux pièces. Joue le roi.
