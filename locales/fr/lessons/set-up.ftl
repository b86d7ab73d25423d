### Les mots de lessons/set-up.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 03b264ad
lesson-set-up = Placer les pièces
    .about = Avant la partie, chaque pièce a sa propre case.
    .notes = Objectif : chaque enfant place les pièces sans aide. D’abord l’échiquier : un coin clair à la main droite de chaque joueur. Puis des coins vers le milieu : tour, cavalier, fou ; la dame prend la case de sa couleur, le roi celle qui reste ; les pions se mettent devant. L’erreur habituelle échange la dame et le roi, souvent parce que l’échiquier est tourné d’un quart de tour. Faire jouer la classe contre un sablier, pas les uns contre les autres.

# source 74aa4be6
lesson-set-up_armies = Chaque partie commence ainsi. Les deux dames se font face sur leur colonne.

# source 6e14a92b
lesson-set-up_corners = Place les tours dans les coins. À côté viennent les cavaliers, puis les fous.
    .hint-1 = Choisis une tour, puis touche a1. L’autre tour va en h1.
    .hint-2 = Un cavalier est à côté de chaque tour : b1 et g1.
    .hint-3 = Les fous vont en c1 et en f1.
    .yes = Des coins vers le milieu : tour, cavalier, fou. Les deux ailes sont en place.
    .no = Pas encore. Va du coin vers le milieu : tour, cavalier, fou.

# source a1b2c69e
lesson-set-up_queen-and-king = Place la dame et le roi. La dame blanche aime sa propre couleur : une case claire.
    .hint-1 = La case d1 est-elle claire ou foncée ? Et e1 ?
    .hint-2 = La dame va en d1, qui est claire. Le roi prend e1.
    .yes = La dame blanche est en d1, case claire, le roi à côté.
    .no = Regarde les deux cases. Laquelle est claire comme la dame ?

# source 2867cc1b
lesson-set-up_corner-inwards = Ces quatre pièces vont sur la première rangée. Touche-les du coin vers le milieu.
    .hint-1 = Qui va dans le coin ? La tour : elle est maintenant en f5.
    .hint-2 = Le cavalier est à côté de la tour : touche e3.
    .hint-3 = Ensuite vient le fou en c6, puis la dame en b4.
    .yes = Tour, cavalier, fou, dame : voilà leur place depuis le coin a1.

# source b5abd64e
lesson-set-up_swapped = Deux pièces blanches ont échangé leurs places. Touche les deux cases.
    .hint-1 = Regarde d’abord les coins, puis va vers le milieu.
    .hint-2 = Quelle pièce va sur la case claire d1 ?
    .hint-3 = Le roi est en d1 et la dame en e1.
    .yes = Tu les as trouvées : la dame va en d1, le roi en e1.
    .no = Cette pièce est à sa place. Quelle dame n’est pas sur sa couleur ?

# source c2efa8c2
lesson-set-up_black-army = Tu as les Noirs. Place la dame, le roi et les pions.
    .hint-1 = La dame noire veut une case foncée : d8.
    .hint-2 = Le roi est à côté, en e8, en face du roi blanc.
    .hint-3 = Les huit pions sont devant, de a7 à h7.
    .yes = La dame est en d8, case foncée, le roi à côté. Les pions sont devant.
    .no = Pas encore. La dame va sur sa couleur, les pions devant.

# source 53a347e3
lesson-set-up_mixed-up = Tu as les Noirs : quatre de tes pièces ont échangé leurs places. Touche-les toutes.
    .hint-1 = Commence dans le coin en h8 : la tour, et quelle pièce ensuite ?
    .hint-2 = Il y a un fou en g8. Qui devrait être là ?
    .hint-3 = C’est pareil sur l’autre aile : regarde b8 et c8.
    .yes = Les { $total } ! À côté de chaque tour, il faut un cavalier, puis un fou.
    .no = Cette pièce est à sa place. Va vers le milieu : tour, cavalier, fou.

# source 8e7838da
lesson-set-up_rook-out = Tout le monde est en place. Essaie de sortir la tour de a1 à a3.
    .hint-1 = Touche la tour en a1, puis a3.
    .hint-2 = Ton propre pion est en a2. Essaie et regarde.
    .yes = Tu l’as vu : la tour doit attendre. Son propre pion barre le chemin.

# source 74fb7f2a
lesson-set-up_knight-out = Maintenant, le cavalier en b1 voudrait aller en a3. A-t-il le droit ?
    .hint-1 = Y a-t-il une pièce qui saute ?
    .hint-2 = De b1 à a3, c’est un saut de cavalier. Et a3 est vide.
    .yes = Bien vu : le cavalier saute par-dessus les pions. Il peut sortir tout de suite.
    .no = Deux cases tout droit, une de côté, par-dessus les pions : c’est permis.

# source 64fcc22b
lesson-set-up_real-board = Place les pièces sur un vrai échiquier. Chacun a-t-il un coin clair à sa main droite ?
