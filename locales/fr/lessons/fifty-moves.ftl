### Les mots de lessons/fifty-moves.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e5eddcfb
lesson-fifty-moves = Cinquante coups tranquilles
    .about = Cinquante coups chacun sans prise ni coup de pion : la nulle.
    .notes = Un coup tranquille, c’est un coup sans prise et sans pion. Après cinquante coups tranquilles de chaque camp, le joueur dont c’est le tour peut réclamer la nulle ; après soixante-quinze, elle vient toute seule, sauf si le dernier coup est mat. Faire jouer deux enfants, roi et tour contre roi, sur un échiquier mural pendant que la classe compte à voix haute. Erreur habituelle : croire que les échecs ou le roque remettent le compte à zéro ; seuls les prises et les coups de pion le font, et une promotion est un coup de pion.

# source b6e1c3c4
lesson-fifty-moves_quiet = Un coup _tranquille_, c’est un coup sans prise et sans pion. Cinquante chacun : tu peux réclamer la nulle.

# source b82f1269
lesson-fifty-moves_start-again = Quels coups remettent le compte à zéro ? Trouve les { $total }.
    .hint-1 = Chaque prise et chaque coup de pion remet le compte à zéro.
    .hint-2 = Le pion en e2 a deux coups. Que peut prendre la tour ?
    .hint-3 = Joue le pion en e3, en e4, et la tour en a5.
    .yes = Les { $total } : deux coups de pion et une prise. Maintenant, le compte repart de zéro.
    .no = C’est un coup tranquille : le compte continue. Prends quelque chose ou joue le pion.
    .wrong-e1-c1 = Le roque est un coup tranquille : ni prise, ni coup de pion.

# source 2d7e4eca
lesson-fifty-moves_forty-nine = Quarante-neuf coups tranquilles chacun, et c’est ton tour. Peux-tu réclamer la nulle ?
    .hint-1 = Combien de coups tranquilles faut-il à chaque camp ?
    .hint-2 = Il en faut cinquante. Il en manque encore un à chacun.
    .yes = Oui : quarante-neuf chacun, cela ne suffit pas encore.

# source 866315ab
lesson-fifty-moves_fifty = Maintenant, cela fait cinquante coups tranquilles chacun. Peux-tu réclamer la nulle ?
    .hint-1 = Combien de coups tranquilles faut-il ?
    .hint-2 = Cinquante chacun suffisent, et c’est ton tour.
    .yes = Oui : cinquante coups tranquilles chacun, tu peux réclamer la nulle.
    .no = Les cinquante sont là, et c’est ton tour. Réclame !

# source 68260300
lesson-fifty-moves_say-it-first = Les Noirs en sont à cinquante coups tranquilles, toi à quarante-neuf. Tour en d1 : peux-tu réclamer ?
    .hint-1 = Le coup de la tour en d1 est-il tranquille ?
    .hint-2 = C’est un coup sans prise et sans pion.
    .hint-3 = Avec lui, tu en as cinquante aussi.
    .yes = Oui : écris le coup, ne le joue pas, et réclame.
    .no = Le coup de la tour en d1 est tranquille. C’est ton cinquantième.

# source 84936fe4
lesson-fifty-moves_takes = Le même compte. Mais maintenant, la tour prend en d5 : peux-tu réclamer ?
    .hint-1 = Qu’y a-t-il en d5 ?
    .hint-2 = Prendre le pion est une prise. Que devient le compte ?
    .yes = Oui : prendre le pion en d5 remet le compte à zéro.

# source e69501bc
lesson-fifty-moves_your-turn = Tu as les Noirs. Les Blancs ont joué, cela fait cinquante chacun : peux-tu réclamer ?
    .hint-1 = À qui est-ce de jouer ? Ce camp peut réclamer.
    .hint-2 = C’est à toi, avec cinquante coups tranquilles chacun.
    .yes = Oui : c’est aux Noirs de jouer, alors les Noirs peuvent réclamer.
    .no = Les Blancs ont joué. C’est à toi, et les cinquante sont là.

# source 3dc39444
lesson-fifty-moves_seventy-five = Les Noirs en sont à soixante-quinze coups tranquilles, toi à soixante-quatorze. Joue la tour en a5 !
    .hint-1 = Joue la tour de a1 à a5.
    .hint-2 = C’est ton soixante-quinzième coup tranquille. Regarde ce qui se passe.
    .yes = Soixante-quinze coups tranquilles chacun : nulle. Personne n’a besoin de le demander.

# source bb861722
lesson-fifty-moves_mate-first = Le même compte, mais la tour va en a8. Qu’est-ce que c’est ?
    .hint-1 = Le roi noir est-il en échec ? Regarde la huitième rangée.
    .hint-2 = Le roi blanc surveille g7 et h7. La tour surveille g8.
    .hint-3 = L’échec et mat termine la partie avant qu’on compte.
    .yes = L’échec et mat passe avant : les Blancs gagnent, quel que soit le compte.
