### Les mots de lessons/family-teams.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source b9c4a6f3
lesson-family-teams = Les équipes et le surveillant
    .about = Règle maison : jouez en équipe si vous voulez, et un adulte décide.
    .can = Tu sais aider ton équipe, et qui peut changer les règles !
    .notes =
        Objectif : les joueurs peuvent s’aider pendant toute la partie ou seulement un moment, et un adulte, le surveillant, peut changer une règle entre deux coups. Une équipe est d’abord une promesse : elle ne change aucune règle et finit quand on le dit. Une famille peut choisir de vraies équipes, où les partenaires ne se prennent pas de pièces et ne se donnent pas échec. Jouer une partie où le surveillant change une règle, et demander à chaque joueur ce qu’il fait maintenant. En tournoi, personne n’a le droit d’aider, et aucune règle ne change pendant la partie : bien montrer la différence.

# source ab50014a
lesson-family-teams_together = Règle maison : vous pouvez faire équipe. Sauve le cavalier noir de ton partenaire !
    .hint-1 = Qui attaque le cavalier noir en i8 ?
    .hint-2 = La tour bleue en f8. Laquelle de tes pièces peut l’atteindre ?
    .hint-3 = Prends en f8 avec ta tour.
    .yes = Les Noirs te disent merci ! Une équipe dure un moment ou toute la partie.
    .no = Tu as le droit, mais la tour bleue attaque encore le cavalier.

# source 72ead6dd
lesson-family-teams_promise = Blancs et Noirs ont fait équipe pendant cinq coups. C’est fini : prends la tour noire !
    .hint-1 = Une équipe peut finir à tout moment. Suis la ligne de ta tour.
    .hint-2 = Prends de f4 en f9.
    .yes = C’est permis : une promesse ne change aucune règle. Mais les Noirs ne seront pas contents !
    .no = Tu as le droit, mais ce coup ne prend rien.

# source c267437f
lesson-family-teams_real-team = Ta famille choisit maintenant de vraies équipes : Blancs et Noirs ensemble. Essaie encore, de f4 à f9.
    .hint-1 = Touche la tour en f4, puis f9.
    .hint-2 = De vrais partenaires laissent tranquilles les pièces de l’autre. Essaie, tu verras.
    .yes = Tu l’as vu : de vrais partenaires ne se prennent jamais de pièces.
    .no = Ça, c’est permis. Suis la flèche !

# source 8ed5145b
lesson-family-teams_around-friends = Les pièces noires de ton partenaire barrent le chemin. Attrape les deux étoiles sans prendre ces pièces !
    .hint-1 = Fais le tour : va d’abord en c3.
    .hint-2 = Puis va en c7, en c10 et en f10.
    .yes = Tu as contourné tous tes amis ! Des partenaires ne se prennent jamais de pièces.
    .because-ally-piece-on-target = Cette pièce est à ton partenaire. Contourne-la !

# source 1c860767
lesson-family-teams_supervisor = Qui peut changer une règle pendant le jeu en famille ?
    .hint-1 = Il faut quelqu’un de juste avec tout le monde.
    .hint-2 = Un parent veille sur la partie : le surveillant.
    .yes = Oui : le surveillant, un parent, peut changer n’importe quelle règle.
    .option-parent = Le surveillant, un parent
    .option-leader = Le joueur qui mène
    .option-leader-say = Ce ne serait pas juste pour les autres.
    .option-youngest = Le plus jeune joueur
    .option-youngest-say = Le plus jeune peut demander. Mais quelqu’un d’autre décide.

# source 489fa3c9
lesson-family-teams_from-now-on = Le surveillant interdit les doubles pas à partir de maintenant. Essaie quand même !
    .hint-1 = Touche le pion, puis le bout de la flèche.
    .hint-2 = Joue de f7 à f9. Le pion reviendra.
    .yes = La nouvelle règle compte à partir de maintenant. Les coups d’avant restent.
    .no = Ça, c’est permis. Suis la flèche !

# source 906f4b09
lesson-family-teams_rule-off = Maintenant, tu as les Bleus ! Le surveillant laisse deux joueurs attaquer un roi : attaque aussi, depuis c12.
    .hint-1 = Qu’est-ce que le surveillant a changé ?
    .hint-2 = La règle sur l’attaque des rois ne compte plus.
    .hint-3 = Joue la tour de c8 à c12.
    .yes = Bien vu : le surveillant a changé la règle, pour toute la table.
    .no = Tu as le droit, mais ce coup n’attaque pas le roi noir.
    .wrong-c8-g8 = Là, tu barres la route aux Blancs. Attaque de côté, depuis c12 !

# source b06d17a1
lesson-family-teams_rescue = Les Noirs sont tes partenaires. Les Blancs donnent échec depuis d12 : aide les Noirs !
    .hint-1 = Tu joues avant les Noirs. Quelle pièce blanche donne échec ?
    .hint-2 = La tour blanche en d12 donne échec. Laquelle de tes pièces l’atteint ?
    .hint-3 = Prends la tour avec ton fou en a9.
    .yes = L’échec est fini avant même que les Noirs jouent. Voilà une belle équipe !
    .no = Tu as le droit, mais la tour donne encore échec. Prends-la !

# source c44e5c0d
lesson-family-teams_team-play = Les Noirs veulent attraper le roi blanc avec toi. Surveille g2, h2 et i2 !
    .hint-1 = La tour noire va donner échec depuis e1. Où le roi pourrait-il fuir ?
    .hint-2 = Ta tour doit viser g2, h2 et i2.
    .hint-3 = Joue la tour de d8 à d2.
    .yes = Tu as surveillé la sortie, les Noirs ont donné échec. Le roi est pris au piège !
    .no = Pas encore : le roi pourrait fuir. Surveille g2, h2 et i2 !

# source 6c0e2d3e
lesson-family-teams_runaway-horses = Deux chevaux se sont échappés du manège. Attrape-les !
    .hint-1 = Regarde où un cavalier peut sauter. Ta tour ne doit pas s’y trouver.
    .hint-2 = Prends un cavalier dès que tu peux.
    .yes = Tous les deux attrapés ! Maintenant, ils tournent de nouveau.
