### Les mots de lessons/first-whole-game.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 7ec3830d
lesson-first-whole-game = Ta première partie entière
    .about = De l’échiquier vide à la poignée de main.
    .can = Tu sais jouer une partie entière, jusqu’à la poignée de main !
    .notes = Objectif : tout se réunit : placer les pièces, bien commencer, voir les dangers, finir selon les règles. Faire jouer les enfants par deux et se serrer la main avant et après. Erreur habituelle : sortir la dame tout de suite en espérant un mat rapide ; la leçon le montre des deux côtés, comment on l’arrête et comment une dame sortie trop tôt se perd. Autre erreur : ouvrir la porte de son propre roi avec les pions f et g. Avec le grand équipage, prendre d’abord ce qui est libre, puis penser aux deux tours qui chassaient le roi. Gagner n’est pas le but aujourd’hui : le but est une partie jouée jusqu’au bout selon les règles.

# source 1001b999
lesson-first-whole-game_put-up = Tu as les Noirs. Place les pièces qui manquent aux deux équipages !
    .hint-1 = Les tours vont dans les coins a8 et h8. Les cavaliers sont à côté.
    .hint-2 = La dame commence sur sa couleur : d1 claire, d8 foncée.
    .hint-3 = Les rois vont en e1 et e8. Les fous sont à côté du roi et de la dame.
    .yes = Les { $total } pièces sont en place : la partie peut commencer !

# source d66802cc
lesson-first-whole-game_shortest-game = Les Blancs ne font pas attention. Gagne la partie la plus courte, en deux coups !
    .hint-1 = Ouvre le chemin à ta dame : joue le pion devant le roi.
    .hint-2 = Regarde ensuite de d8 à h4. De là, que peut attaquer la dame ?
    .hint-3 = Pion en e5, puis dame en h4.
    .yes = Échec et mat après deux coups ! Les Blancs ont ouvert la porte du roi.
    .no = Tu as le droit. D’abord, libère la dame, puis regarde h4.
    .wrong-d8-f6 = Ce n’est pas échec. Va plus loin : de h4, la dame attaque le roi.
    .wrong-d8-g5 = Encore un pas sur la ligne : de h4, la dame donne échec.

# source 23097930
lesson-first-whole-game_after-it = Tu as donné échec et mat ! Que fais-tu maintenant ?
    .option-cheer = Crier très fort ma joie
    .option-cheer-say = Réjouis-toi en silence : d’autres jouent encore.
    .option-hands = Serrer la main et dire merci
    .option-other = Enlever le roi de l’échiquier
    .option-other-say = Le roi reste : au mat, la partie est finie.
    .hint-1 = Quelqu’un vient de perdre. Qu’aimerais-tu entendre, à sa place ?
    .hint-2 = La main dit : c’était une belle partie.
    .yes = Oui : une poignée de main. Merci pour la partie !

# source be59e0b5
lesson-first-whole-game_quick-attack = Les Blancs ont un plan rapide : le mat en f7. Empêche-le !
    .hint-1 = La dame en h5 et le fou en c4 attaquent f7.
    .hint-2 = Protège f7 une fois de plus, ou arrête la dame en chemin.
    .hint-3 = Le pion en g6 ferme le chemin. La dame en e7 protège f7.
    .yes = Tu les as arrêtés : en f7, il n’y a plus de mat.
    .no = Tu as le droit. Mais alors, la dame prend en f7 : échec et mat !
    .wrong-g8-f6 = Le cavalier attaque la dame, mais elle prend en f7 : mat !
    .wrong-d7-d6 = Le pion protège e5, mais la dame prend en f7 : mat !

# source 3d8c005f
lesson-first-whole-game_too-late = Cette fois, personne n’a arrêté la dame : mat. Essaie quand même de la prendre !
    .hint-1 = Touche le roi en e8, puis f7.
    .hint-2 = Le fou en c4 protège la dame. Essaie, tu verras.
    .yes = Tu l’as vu : la partie est finie. Après le mat, personne ne joue plus.

# source 0cf24dcb
lesson-first-whole-game_calm-start = Maintenant, tu as les Blancs ! Joue pion, cavalier, fou, pion : e4, f3, c4, d3.
    .hint-1 = Le pion de e2 va d’abord : il ouvre le chemin au fou.
    .hint-2 = Puis le cavalier en f3, et le fou en c4.
    .hint-3 = À la fin, le pion de d2 à d3 : il protège e4.
    .yes = Cavalier et fou sont sortis, et le milieu est à toi. Beau début !
    .no = Tu as le droit. Cette fois : e4, puis f3, c4, et enfin d3.

# source ef7fa52d
lesson-first-whole-game_early-queen = La dame noire est sortie beaucoup trop tôt. Que peux-tu prendre ?
    .wrong-f3-e5 = Un pion, c’est bien, mais il y a plus gros !
    .hint-1 = Ton cavalier en f3 vise huit cases. Qui est sur l’une d’elles ?
    .hint-2 = La dame noire est en g5, et personne ne la protège.
    .hint-3 = Prends en g5 avec le cavalier.
    .yes = Quel cadeau ! D’abord les cavaliers et les fous, la dame plus tard.
    .no = Tu as le droit, mais prends maintenant quelque chose de gros.

# source bdc841f7
lesson-first-whole-game_early-rook = La tour noire est sortie beaucoup trop tôt. Quelle pièce peut la prendre ?
    .hint-1 = Regarde h6. Quelle longue ligne y mène ?
    .hint-2 = Ton pion a quitté d2. Quelle pièce regarde par là ?
    .hint-3 = Prends avec le fou, de c1 à h6.
    .yes = Une tour vaut 5, ton fou seulement 3 ! Sors tes tours plus tard.
    .no = C’est permis. Mais une tour sortie tôt est chassée et perd du temps !

# source 13f988c6
lesson-first-whole-game_big-crew = Mon équipage est petit, le tien est grand : donne échec et mat !
    .hint-1 = Prends ce que personne ne protège. Regarde avant ce que je pourrais prendre.
    .hint-2 = Une tour ferme une rangée. Laquelle donne échec sur la suivante ?
    .hint-3 = Laisse un coup à mon roi tant que ce n’est pas mat.
    .yes = Échec et mat ! Ton équipage joue bien ensemble.

# source a70b4f56
lesson-first-whole-game_whole-game = Une partie entière à deux ! S’il n’y a personne, je joue avec toi.
    .hint-1 = Un pion au milieu, puis les cavaliers et les fous.
    .hint-2 = Avant chaque coup, demande-toi : que veut l’autre camp ?
    .hint-3 = Vous voulez arrêter plus tôt ? Les boutons finissent la partie.
    .yes = Une partie entière, jusqu’au bout. Serrez-vous la main !
