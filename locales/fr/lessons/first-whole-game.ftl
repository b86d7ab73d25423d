### Les mots de lessons/first-whole-game.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5bc5df8c
lesson-first-whole-game = Ta première partie entière
    .about = Du placement des pièces jusqu’à la poignée de main.
    .notes = Tout se réunit : placer les pièces, bien commencer, voir les dangers, finir selon les règles. Faire jouer les enfants par deux, noter les dix premiers coups et se serrer la main avant et après. Erreur habituelle : sortir la dame tout de suite en espérant un mat rapide ; montrer que l’autre camp peut répondre. Gagner n’est pas le but aujourd’hui : le but est une partie jouée jusqu’au bout selon les règles.

# source 9f64c7ad
lesson-first-whole-game_put-up = Place les pièces qui manquent pour une nouvelle partie.
    .hint-1 = Les tours blanches vont dans les coins a1 et h1. Les cavaliers sont à côté.
    .hint-2 = La dame commence sur sa couleur : d1 claire, d8 foncée.
    .hint-3 = Les rois vont en e1 et e8. Les fous sont à côté du roi et de la dame.
    .yes = Les { $total } pièces sont bien placées : la partie peut commencer.

# source 87e5e209
lesson-first-whole-game_good-start = Commence par un pion au milieu. Sors ensuite un cavalier et un fou.

# source 1c7c6a42
lesson-first-whole-game_calm-start = Tu as les Blancs. Pion en e4, cavalier en f3, fou en c4, pion en d3.
    .hint-1 = Joue les coups dans cet ordre : pion, cavalier, fou.
    .hint-2 = Le cavalier va de g1 à f3, le fou de f1 à c4.
    .hint-3 = À la fin, le pion va de d2 à d3.
    .yes = Ton cavalier et ton fou sont sortis. Un bon début !
    .no = D’abord e4, puis f3, c4 et d3. Quel coup vient maintenant ?

# source cd1c5769
lesson-first-whole-game_quick-attack = Tu as les Noirs. Les Blancs veulent mater en f7 : empêche-les !
    .hint-1 = La dame en h5 et le fou en c4 attaquent tous deux f7.
    .hint-2 = Protège f7 une fois de plus, ou arrête la dame en chemin.
    .hint-3 = Le pion en g6 barre le chemin. La dame en e7 protège f7.
    .yes = Tu les as arrêtés : en f7, il n’y a plus de mat.
    .no = Tu as le droit. Mais alors, la dame prend en f7 : échec et mat !
    .wrong-g8-f6 = Le cavalier attaque la dame, mais elle prend en f7 : échec et mat !
    .wrong-d7-d6 = Le pion protège e5, mais la dame prend en f7 : échec et mat !

# source 85d9b321
lesson-first-whole-game_too-late = Mat, car cette fois le cavalier est allé en f6. Essaie de prendre la dame en f7.
    .hint-1 = Touche le roi en e8, puis f7.
    .hint-2 = Le fou en c4 protège f7 : c’est échec et mat. Essaie et regarde.
    .yes = Tu l’as vu : la partie est finie, et le fou protège f7.

# source 10481fba
lesson-first-whole-game_shortest-game = La partie la plus courte ! Tu as les Noirs : pion en e5, puis dame en h4.
    .hint-1 = D’abord, le pion va de e7 à e5.
    .hint-2 = Ensuite, la dame va de d8 à h4.
    .yes = Échec et mat après deux coups ! Les Blancs ont ouvert le chemin du roi.
    .no = D’abord le pion en e5, puis la dame en h4.
    .wrong-d8-f6 = Ce n’est pas échec. Va plus loin : de h4, la dame attaque le roi.
    .wrong-d8-g5 = Encore un pas sur la ligne : de h4, la dame donne échec.

# source cf96d5b6
lesson-first-whole-game_after-it = Avec les Noirs, tu as donné échec et mat. Que fais-tu maintenant ?
    .option-cheer = Crier très fort ma joie
    .option-cheer-say = Réjouis-toi en silence : d’autres jouent encore.
    .option-hands = Serrer la main et dire merci
    .option-other = Enlever le roi de l’échiquier
    .option-other-say = Le roi reste : au mat, la partie est finie.
    .hint-1 = Qu’as-tu fait avant la partie ? Tu le refais.
    .hint-2 = La main dit : c’était une belle partie.
    .yes = Oui : une poignée de main. Merci pour la partie !

# source 89a0d1ff
lesson-first-whole-game_whole-game = Et maintenant, une partie entière à deux ! Les Blancs commencent, les règles décident de la fin.
    .hint-1 = Un pion au milieu, puis les cavaliers et les fous.
    .hint-2 = Avant chaque coup, demande-toi : que veut l’autre camp ?
    .hint-3 = Vous voulez arrêter plus tôt ? Les boutons finissent la partie.

# source 7e4a8e01
lesson-first-whole-game_real-board = Joue-la sur un vrai échiquier. Serrez-vous la main, et amusez-vous !
