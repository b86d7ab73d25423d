### Les mots de lessons/family-teams.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 1403477d
lesson-family-teams = Les équipes et le surveillant
    .about = Règle maison : jouez en équipe si vous voulez, et un adulte décide.
    .notes =
        Objectif : les joueurs peuvent s’aider pendant toute la partie ou seulement un moment, et un adulte, le surveillant, peut changer une règle entre deux coups. Une équipe est d’abord une promesse : elle ne change aucune règle et finit quand on le dit. Une famille peut choisir de vraies équipes, où les partenaires ne se prennent pas de pièces et ne se donnent pas échec. Jouer une partie où le surveillant change une règle, et demander à chaque joueur ce qu’il fait maintenant. En tournoi, personne n’a le droit d’aider, et aucune règle ne change pendant la partie : bien montrer la différence.

# source c3056c1b
lesson-family-teams_together = Règle maison : vous pouvez faire équipe. Pour un moment, ou pour toute la partie.

# source 821d543f
lesson-family-teams_five-moves = Les Blancs et les Noirs jouent ensemble pendant cinq coups. Peuvent-ils arrêter ensuite ?
    .hint-1 = Une équipe dure-t-elle pour toujours ? La règle dit : toute la partie, ou seulement un moment.
    .hint-2 = Cinq coups, c’est un moment de la partie.
    .yes = Oui : toute la partie, ou seulement un moment. Dites-le quand vous arrêtez.
    .option-yes = Oui, s’ils le disent
    .option-never = Non, une équipe reste une équipe
    .option-never-say = Ici, une équipe peut durer seulement un moment.
    .option-winner = Seulement quand l’un des deux gagne
    .option-winner-say = Pas besoin d’attendre si longtemps. Un moment de la partie suffit.

# source 7f6b92dd
lesson-family-teams_promise = Les Blancs et les Noirs ont promis de s’aider. La tour blanche peut-elle prendre en f9 ?
    .hint-1 = Une promesse, c’est gentil. Mais les règles ont-elles changé ?
    .hint-2 = Le chemin est libre, et la tour en f9 est noire.
    .yes = Bien vu : une promesse ne change aucune règle. Mais les Noirs ne seront pas contents !
    .no = Ce n’est pas gentil, mais permis : une promesse ne change aucune règle.

# source ca012a1b
lesson-family-teams_real-team = Ta famille choisit maintenant de vraies équipes : Blancs et Noirs ensemble. Essaie encore, de f4 à f9.
    .hint-1 = Touche la tour en f4, puis f9.
    .hint-2 = De vrais partenaires laissent tranquilles les pièces de l’autre. Essaie et regarde.
    .yes = Tu l’as vu : de vrais partenaires ne se prennent jamais de pièces.

# source 9449bcaf
lesson-family-teams_rescue = Tu as les Bleus, et les Noirs sont tes partenaires. Les Blancs donnent échec depuis d12 : aide les Noirs !
    .hint-1 = Tu joues avant les Noirs. Quelle pièce blanche donne échec ?
    .hint-2 = La tour blanche en d12 donne échec. Laquelle de tes pièces l’atteint ?
    .hint-3 = Prends la tour avec ton fou en a9.
    .yes = L’échec est fini avant même que les Noirs jouent. Voilà une belle équipe !
    .no = Tu as le droit, mais la tour donne encore échec. Prends-la !

# source 202d1dad
lesson-family-teams_supervisor = Qui peut changer une règle pendant le jeu en famille ?
    .hint-1 = Il faut quelqu’un de juste avec tout le monde.
    .hint-2 = Un parent veille sur la partie : le surveillant.
    .yes = Oui : le surveillant, un parent, peut changer n’importe quelle règle.
    .option-parent = Le surveillant, un parent
    .option-leader = Le joueur qui mène
    .option-leader-say = Ce ne serait pas juste pour les autres.
    .option-youngest = Le plus jeune joueur
    .option-youngest-say = Le plus jeune peut demander. Mais quelqu’un d’autre décide.

# source e3025c6d
lesson-family-teams_rule-on = La tour blanche donne échec depuis g4. La tour bleue peut-elle aussi donner échec depuis c12 ?
    .hint-1 = Souviens-toi : combien de joueurs peuvent attaquer le même roi ?
    .hint-2 = Les Blancs attaquent déjà le roi en g12.
    .yes = Bien vu : un roi, un seul joueur qui l’attaque. C’est la règle maison.
    .no = Les Blancs attaquent déjà ce roi. Un deuxième joueur ne peut pas se joindre à l’attaque.

# source 95033e40
lesson-family-teams_rule-off = Le surveillant le permet : deux joueurs peuvent attaquer un roi. La tour bleue peut-elle aller en c12 ?
    .hint-1 = Qu’est-ce que le surveillant a changé ?
    .hint-2 = La règle sur l’attaque des rois ne compte plus.
    .yes = Bien vu : le surveillant a changé la règle, pour toute la table.
    .no = Maintenant, la règle ne compte plus. Un deuxième joueur peut donc se joindre à l’attaque.

# source e27d4812
lesson-family-teams_from-now-on = Le pion blanc est allé de f5 à f7. Le surveillant interdit maintenant le double pas : que se passe-t-il ?
    .hint-1 = Le pion a joué avant le changement de règle.
    .hint-2 = Une nouvelle règle compte pour les coups qui viennent.
    .yes = Oui : le coup était permis quand on l’a joué. La nouvelle règle compte dès maintenant.
    .option-back = Le pion retourne en f5
    .option-back-say = Le coup était permis quand on l’a joué.
    .option-stays = Le pion reste en f7

# source 85165e98
lesson-family-teams_real-table =
    Appelle ta famille à la table, et jouez ! Choisissez d’abord ensemble les règles maison.
