### Les mots de lessons/check-mate-or-stalemate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 6b9e1396
lesson-check-mate-or-stalemate = Échec, mat ou pat ?
    .about = Deux questions suffisent pour juger une position.
    .notes = Objectif : reconnaître toute position avec deux questions : le roi est-il attaqué, et reste-t-il un coup permis ? En classe, trois coins de la salle sont l’échec, le mat et le pat, et chacun va vers le coin auquel il croit. Erreurs habituelles : on croit qu’une pièce clouée peut bloquer, et on oublie un pion éloigné qui peut encore jouer.

# source ebd6fecd
lesson-check-mate-or-stalemate_two-questions = Demande-toi d’abord : le roi est-il attaqué ? Puis : reste-t-il un coup permis ?

# source 2002457a
lesson-check-mate-or-stalemate_queen-in-front = C’est aux Noirs, et il y a une dame en e7. Qu’est-ce que c’est ?
    .hint-1 = Le roi en e8 est-il attaqué ? Peut-il prendre la dame ?
    .hint-2 = Le roi blanc surveille e7. Quelles cases surveille la dame ?
    .yes = Attaqué, et aucun coup.

# source 2cfb0648
lesson-check-mate-or-stalemate_rook-in-front = Maintenant, il y a une tour en e7. Qu’est-ce que c’est ?
    .hint-1 = Le roi en e8 est-il attaqué ?
    .hint-2 = La tour ne surveille ni d8 ni f8. Et le roi blanc ?
    .yes = Attaqué, mais d8 et f8 sont libres.

# source 08e0346c
lesson-check-mate-or-stalemate_pawn-in-front = Maintenant, c’est un pion en e7. Qu’est-ce que c’est ?
    .hint-1 = Un pion prend en diagonale. Attaque-t-il e8 ?
    .hint-2 = Le pion surveille d8 et f8. Qui surveille d7 et f7 ?
    .hint-3 = Le roi blanc surveille d7, f7 et le pion en e7.
    .yes = Pas attaqué, et aucun coup.

# source 481812ae
lesson-check-mate-or-stalemate_knight-helps = Tu as les Noirs, en échec depuis a8. Bloque avec ton cavalier.
    .hint-1 = Entre a8 et g8, quelle case le cavalier en f7 peut-il atteindre ?
    .hint-2 = Saute de f7 à d8.
    .yes = Le cavalier bloque en d8 : ce n’était qu’un échec.
    .because-still-in-check = Pas encore : la tour en a8 donne toujours échec. Joue ton cavalier.

# source 2e1d55ed
lesson-check-mate-or-stalemate_pinned-knight = Maintenant, le fou est en b3. Essaie la même chose : le cavalier de f7 à d8.
    .hint-1 = Touche le cavalier en f7, puis d8.
    .hint-2 = Depuis b3, le fou vise g8 par f7. Essaie et regarde.
    .yes = Tu l’as vu : un cavalier cloué n’aide pas contre un autre échec.

# source 2d7b4991
lesson-check-mate-or-stalemate_is-it-mate = Maintenant, le pion est revenu en h7. C’est aux Noirs : qu’est-ce que c’est ?
    .hint-1 = La tour en a8 donne échec et surveille f8 et h8.
    .hint-2 = Le cavalier en f7 peut-il partir ? Le fou en b3 le cloue.
    .hint-3 = Le pion en h7 ferme la dernière porte.
    .yes = Le cavalier est cloué, et la porte en h7 est fermée.

# source 836b3706
lesson-check-mate-or-stalemate_no-step-left = Maintenant, tu as les Blancs. Qu’est-ce que c’est ?
    .hint-1 = Ton roi en h1 est-il attaqué ? Quelles cases surveille la dame ?
    .hint-2 = Ton pion en c5 peut-il aller en c6 ?
    .yes = Le roi et le pion sont coincés, et personne ne donne échec.

# source 079b70dd
lesson-check-mate-or-stalemate_one-step-left = Maintenant, ton pion est en c4. Qu’est-ce que c’est ?
    .hint-1 = Seul le pion a changé de case. Qu’y a-t-il devant lui ?
    .hint-2 = Le pion en c4 peut aller en c5.
    .yes = Il reste un pas au pion en c4.
