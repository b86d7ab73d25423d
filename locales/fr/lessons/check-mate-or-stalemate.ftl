### Les mots de lessons/check-mate-or-stalemate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f3f40281
lesson-check-mate-or-stalemate = Échec, mat ou pat ?
    .about = Deux questions suffisent pour le savoir.
    .can = Tu sais distinguer l’échec, le mat et le pat !
    .notes = Objectif : reconnaître toute position avec deux questions : le roi est-il attaqué, et reste-t-il un coup permis ? En classe, trois coins de la salle sont l’échec, le mat et le pat, et chacun va vers le coin auquel il croit. Dans les trois premières étapes, seule change la pièce en e7 : dame, tour ou pion. Erreurs habituelles : on croit qu’une pièce clouée peut bloquer, et on oublie un pion éloigné qui peut encore jouer.

# source 68b8d9d7
lesson-check-mate-or-stalemate_queen-in-front = Trouve les deux coups de dame qui donnent échec et mat.
    .wrong-c5-d6 = Pas d’attaque, et les Noirs n’ont aucun coup : c’est pat !
    .wrong-c5-f8 = Échec ! Mais le roi prend ta dame.
    .wrong-c5-c6 = Échec ! Mais le roi va en d8 ou en f8.
    .wrong-c5-b5 = Échec ! Mais le roi va en d8 ou en f8.
    .wrong-c5-h5 = Échec ! Mais le roi va en d8 ou en f8.
    .hint-1 = Demande-toi d’abord : le roi est-il attaqué ? Puis : a-t-il encore un coup ?
    .hint-2 = Un des coups est tout près : en e7, que ton roi surveille.
    .hint-3 = L’autre vient de loin, de c8.
    .yes = Attaqué, et plus aucun coup : _échec et mat_ !
    .no = Pas encore : le roi n’est pas attaqué.

# source 532dc889
lesson-check-mate-or-stalemate_rook-in-front = Maintenant, il y a une tour en e7. Touche les deux cases où le roi s’échappe !
    .paper = Maintenant, il y a une tour en e7. Quelles sont les deux issues du roi ?
    .hint-1 = La tour vise sa rangée et sa colonne.
    .hint-2 = Ton roi surveille d7, e7 et f7. Quelles cases restent à côté de e8 ?
    .yes = Attaqué, mais le roi peut jouer : c’est seulement _échec_.
    .no = Pas d’issue par là. Regarde les cases à côté de e8.

# source b159d7df
lesson-check-mate-or-stalemate_pawn-in-front = Maintenant, il y a un pion en e7. Fais pat avec ton roi !
    .hint-1 = Le pion surveille d8 et f8. Qui surveille d7, e7 et f7 ?
    .hint-2 = Joue ton roi de f6 à e6.
    .yes = Pas d’attaque, et plus aucun coup : _pat_ !
    .no = Pas encore : ton roi doit surveiller d7, e7 et f7.

# source 66a4558a
lesson-check-mate-or-stalemate_only-check = Le chat et la souris ! Donne échec, mais pas échec et mat.
    .wrong-g6-b1 = C’est échec et mat. La souris veut encore jouer !
    .wrong-g3-h3 = Pas d’attaque, et aucun coup : c’est pat !
    .hint-1 = Attaque h1 avec la dame, mais laisse g1 libre.
    .hint-2 = Une ligne va de e4 à h1, une autre part de h5.
    .hint-3 = Joue la dame de g6 à h5.
    .yes = Attaqué, mais le roi peut jouer : la souris court toujours !
    .no = Pas encore : le roi en h1 n’est pas attaqué.

# source 3110e95e
lesson-check-mate-or-stalemate_knight-helps = Maintenant, tu as les Noirs et tu es en échec ! Bloque avec ton cavalier.
    .because-still-in-check = Pas encore : la tour en a8 donne toujours échec. Joue ton cavalier.
    .hint-1 = Entre a8 et g8, quelle case le cavalier en f7 peut-il atteindre ?
    .hint-2 = Saute de f7 à d8.
    .yes = Le cavalier bloque en d8 : ce n’était qu’un échec.

# source 53f53f8e
lesson-check-mate-or-stalemate_free-the-knight = Maintenant, ton cavalier ne peut pas bloquer en d8. Enlève une pièce pour que ce soit permis !
    .paper = Ton cavalier ne peut plus aller en d8. Quelle pièce l’en empêche ?
    .because-pinned = Le cavalier est encore cloué. Qui vise ton roi à travers lui ?
    .hint-1 = Le cavalier en f7 est cloué. Qui le cloue ?
    .hint-2 = Suis la diagonale depuis ton roi en g8, par f7. Qui est dessus ?
    .hint-3 = Le fou en b3 cloue le cavalier. Enlève le fou !
    .yes = Sans le fou, le cavalier est libre, et il bloque en d8.

# source d0f1035d
lesson-check-mate-or-stalemate_is-it-mate = Le pion est revenu en h7. À toi de jouer : qu’est-ce que c’est ?
    .hint-1 = La tour en a8 donne échec et surveille f8 et h8.
    .hint-2 = Le cavalier en f7 peut-il partir ? Le fou en b3 le cloue.
    .hint-3 = Le pion en h7 ferme la dernière porte.
    .yes = Le cavalier est cloué, et la porte en h7 est fermée.

# source 119e291b
lesson-check-mate-or-stalemate_one-step-left = Ton roi n’a aucune case, mais pas d’échec non plus. Trouve un coup !
    .hint-1 = Regarde ton pion. Qu’y a-t-il devant lui ?
    .hint-2 = Le pion en c5 peut aller en c4.
    .yes = Il restait un coup, donc ce n’était pas pat.

# source 5e1b795d
lesson-check-mate-or-stalemate_no-step-left = Maintenant, ton pion est en c4. Qu’est-ce que c’est ?
    .hint-1 = Ton roi en h8 est-il attaqué ? Quelles cases surveille la dame ?
    .hint-2 = Ton pion en c4 peut-il aller en c3 ?
    .yes = Le roi et le pion sont coincés, et personne ne donne échec.

# source 495053cf
lesson-check-mate-or-stalemate_pick-mate = Des échecs, un pat et un mat : tout est possible ici. Donne échec et mat !
    .wrong-b4-b3 = Pas d’attaque, et les Blancs n’ont aucun coup : c’est pat !
    .wrong-b4-b2 = Échec ! Mais le roi va en d1.
    .wrong-b4-b1 = Échec ! Mais le roi prend ta dame.
    .wrong-b4-a3 = Échec ! Mais le roi va en b1 ou en d1.
    .wrong-b4-f4 = Échec ! Mais le roi va en b1 ou en d1.
    .wrong-h2-h1-b = Ce n’est pas échec. Choisis une autre pièce !
    .wrong-h2-h1-n = Ce n’est pas échec. Choisis une autre pièce !
    .hint-1 = Ta dame surveille b1, et ton roi surveille d2. Qui peut attaquer c1 ?
    .hint-2 = Pas la dame ! Qui est à un pas de la dernière rangée ?
    .hint-3 = Avance le pion en h1 et choisis une dame.
    .yes = Attaqué, et plus aucun coup. Et c’est un pion qui l’a fait !
    .no = Pas encore : le roi en c1 n’est pas attaqué.

# source d8d33909
lesson-check-mate-or-stalemate_round = De nouveaux échiquiers, { $total } en tout ! Échec, mat, pat : que vois-tu à chaque fois ?
    .yes = Deux questions, et tu savais à chaque fois ce que c’était !
