### Les mots de lessons/fifty-moves.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source c92fa9e9
lesson-fifty-moves = Cinquante coups tranquilles
    .about = Cinquante coups chacun, sans prise ni coup de pion : la nulle.
    .can = Tu comptes, tu tiens bon, et tu remets le compte à zéro !
    .notes = Un coup tranquille, c’est un coup sans prise et sans pion. Après cinquante coups tranquilles de chaque camp, le joueur dont c’est le tour peut réclamer la nulle. Faire jouer deux enfants, roi et tour contre roi, sur un échiquier mural pendant que la classe compte à voix haute : sacs de farine, traits de craie, haricots dans un bocal. Celui qui perd compte, celui qui veut gagner vide le bocal par un coup de pion ou une prise. Erreur habituelle : croire que les échecs ou le roque remettent le compte à zéro ; seuls les prises et les coups de pion le font, et une promotion est un coup de pion.

# source f1c24caf
lesson-fifty-moves_quiet = Un coup _tranquille_ : ni prise, ni pion. Va en a3, puis en a1 !
    .wrong-d3-d5 = Tu prends un pion : ce n’est pas tranquille. Et le roi prend ta tour !
    .hint-1 = Joue la tour de d3 à a3.
    .hint-2 = Maintenant, joue-la de a3 à a1.
    .yes = Le compte monte. Cinquante coups tranquilles chacun : tu peux réclamer la nulle !
    .no = Pas là : va en a3 avec la tour, puis en a1.

# source 9c44a006
lesson-fifty-moves_start-again = Quels coups remettent le compte à zéro ? Trouve les { $total }.
    .hint-1 = Chaque prise et chaque coup de pion remet le compte à zéro.
    .hint-2 = Le pion en e2 a deux coups. Que peut prendre la tour ?
    .hint-3 = Joue le pion en e3, en e4, et la tour en a5.
    .yes = Tous les { $total } ! Maintenant, on recompte à partir de un.
    .no = C’est un coup tranquille : le compte continue. Prends quelque chose ou joue le pion.
    .wrong-e1-c1 = Le roque est un coup tranquille : ni prise, ni coup de pion.

# source dfd55646
lesson-fifty-moves_forty-nine = Quarante-neuf coups tranquilles chacun, et c’est ton tour. Peux-tu réclamer la nulle ?
    .hint-1 = Combien de coups tranquilles faut-il à chaque camp ?
    .hint-2 = Il en faut cinquante. Il en manque encore un à chacun.
    .yes = Bien vu : quarante-neuf chacun, cela ne suffit pas encore.

# source 40a26f91
lesson-fifty-moves_fifty = Chaque camp a joué encore un coup tranquille. Peux-tu réclamer la nulle maintenant ?
    .hint-1 = Quarante-neuf et encore un : combien cela fait-il ?
    .hint-2 = Cinquante chacun, cent en tout : cela suffit.
    .yes = Oui : cinquante coups tranquilles chacun, tu peux réclamer la nulle.
    .no = Les cinquante y sont, et c’est ton tour. Réclame la nulle !

# source 925a0482
lesson-fifty-moves_say-it-first = Les Noirs en sont à cinquante coups tranquilles, toi à quarante-neuf. Tu veux jouer la tour en d1 : peux-tu réclamer la nulle ?
    .hint-1 = Le coup de la tour en d1 est-il tranquille ?
    .hint-2 = C’est un coup sans prise et sans pion.
    .hint-3 = Avec lui, tu en as cinquante aussi.
    .yes = Oui : écris le coup, ne le joue pas, et réclame la nulle.
    .no = Le coup de la tour en d1 est tranquille. C’est ton cinquantième.

# source 453ab17c
lesson-fifty-moves_stop-the-count = Tu veux gagner, mais le compte y est presque. Remets-le à zéro !
    .hint-1 = Prends quelque chose, ou joue un pion.
    .hint-2 = Prends le cavalier en d7 avec la tour.
    .yes = Le compte est à zéro ! Les Noirs ne peuvent rien réclamer, et tu peux gagner.
    .no = Tranquille, et cinquante chacun ! Maintenant, les Noirs peuvent réclamer la nulle.

# source c8ebd8ec
lesson-fifty-moves_hold-out = Maintenant, tu as les Noirs. Encore deux coups tranquilles : fuis le mat !
    .wrong-g8-h8 = Alors la tour mate en a8. Pas dans le coin !
    .wrong-f8-g8 = Alors la tour mate en a8. Cours de l’autre côté !
    .hint-1 = Jamais juste en face du roi blanc, ni dans le coin.
    .hint-2 = Va en f8, loin du coin.
    .hint-3 = Maintenant, cours en e8.
    .yes = Ouf ! Tu as tenu bon, et le compte y est.

# source c2a9a05a
lesson-fifty-moves_your-turn = C’est à toi, avec cinquante coups tranquilles chacun. Peux-tu réclamer la nulle ?
    .hint-1 = À qui de jouer ? Ce camp peut réclamer la nulle.
    .hint-2 = Les cinquante y sont, et c’est à toi : réclame la nulle !
    .yes = C’est sauvé ! Un roi seul contre une tour, et la partie est nulle.
    .no = Les Blancs ont joué. C’est à toi, et les cinquante y sont.

# source d061066a
lesson-fifty-moves_all-alone = Ton roi est tout seul, et j’ai une dame et un cavalier. Fais nulle !
    .hint-1 = Fuis le mat, et prends ce que personne ne protège.
    .hint-2 = Deux rois seuls : la partie est nulle. Après un pat aussi !
