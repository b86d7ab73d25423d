### Les mots de lessons/check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9d96f4c1
lesson-check = Échec !
    .about = Un échec est une attaque contre le roi : il faut y répondre.
    .can = Tu sais donner échec, et aucun ne t’échappe !
    .notes = Objectif : l’échec est une attaque contre le roi ; il compte, qu’on le dise ou non, et on ne prend jamais le roi. Un enfant joue le roi sur un échiquier au sol, d’autres donnent échec avec la tour, le fou, le cavalier et le pion. Erreurs habituelles : un échec qu’on n’a pas dit ne compte pas, on peut prendre un roi qui n’a pas vu l’échec, et chaque échec est un bon coup. Dans la dernière étape, deux tours se relaient ; sur un vrai échiquier, un enfant joue le roi qui s’enfuit.

# source 4e35f8e9
lesson-check_rook = Attaque le roi avec ta tour ! Puis dis-le : appuie sur « Échec ! ».
    .paper = Attaque le roi avec ta tour ! Puis dis-le tout haut : échec !
    .hint-1 = La tour doit viser e8 le long d’une rangée ou d’une colonne.
    .hint-2 = Joue-la en a8 ou en e1.
    .hint-3 = Appuie ensuite sur le bouton « Échec ! ».
    .yes = Une attaque contre le roi s’appelle un _échec_. Tout le monde l’a entendu !
    .no = Tu as le droit, mais là, la tour ne voit pas e8.

# source db3131a1
lesson-check_pawn = Donne échec avec un pion. Comment attaque un pion ?
    .wrong-d6-d7 = Tout droit, un pion n’attaque rien. Essaie l’autre pion.
    .hint-1 = Un pion attaque en diagonale, une case en avant.
    .hint-2 = De c7, un pion attaque b8 et d8.
    .yes = Le pion en c7 attaque d8 en diagonale. Tu as choisi le bon pion !
    .no = Tu as le droit, mais ce coup ne donne pas échec. Joue un pion.

# source 018883a1
lesson-check_queen = La dame peut donner échec de { $total } façons. Trouve-les toutes !
    .hint-1 = La dame vise tout droit et en diagonale. Quelles lignes mènent à e8 ?
    .hint-2 = Sur la colonne e, elle atteint trois cases : e1, e2 et e3.
    .hint-3 = Deux cases touchent le roi : d7 et d8.
    .yes = Toutes les { $total } ! Attention : en d7 et d8, le roi pourrait prendre la dame.
    .no = Tu as le droit, mais là, la dame ne voit pas e8.

# source 6077a58d
lesson-check_safe-step = Ton roi ne peut pas aller en f3. Enlève une pièce pour que ce soit permis !
    .paper = Ton roi ne peut pas aller en f3. Quelle pièce attaque f3 ?
    .because-king-into-attack = Quelqu’un attaque encore f3. Suis chaque ligne qui y mène !
    .hint-1 = On ne se met jamais en échec. Qui vise f3 ?
    .hint-2 = Le pion en d5 ferme la ligne de la dame. Qui d’autre vise f3 ?
    .hint-3 = La tour en f8 vise la colonne f. Enlève-la !
    .yes = Sans la tour, f3 est sûre : la dame ne voit pas f3.

# source 28e7025f
lesson-check_shield = Maintenant, ton pion est un bouclier. Va jusqu’à l’étoile !
    .hint-1 = La ligne de la tour s’arrête à ton pion. Derrière, pas de danger.
    .hint-2 = Va en f3, puis en e4.
    .yes = Derrière son bouclier, ton roi marche sans danger.

# source 52e53dd6
lesson-check_who = Maintenant, tu as les Noirs et tu es en échec ! Touche la pièce qui attaque.
    .paper = Maintenant, tu as les Noirs et tu es en échec ! Quelle pièce attaque ton roi ?
    .hint-1 = Suis chaque ligne blanche. Arrive-t-elle en e8 ?
    .hint-2 = Tes pions en d7 et e7 arrêtent la dame et la tour.
    .hint-3 = Regarde depuis h5, par g6 et f7.
    .yes = Le fou en h5 donne échec. Tu as suivi sa ligne jusqu’à ton roi.
    .no = Le chemin est barré, ou cette pièce vise ailleurs. Suis une autre ligne vers e8.

# source 11d3e208
lesson-check_silence = Les Blancs ne disent rien. Regarde bien et joue un coup permis !
    .because-still-in-check = Personne ne l’a dit, mais c’est échec ! Regarde la ligne de la dame.
    .hint-1 = Regarde l’échiquier, pas la bouche : ton roi est-il attaqué ?
    .hint-2 = La dame en e2 vise e8. Quitte sa ligne.
    .hint-3 = Va en d7, d8, f7 ou f8.
    .yes = Oui : une attaque est une attaque. En tournoi, presque personne ne dit « échec ».

# source c1d15bcf
lesson-check_knight = À toi d’attaquer : donne échec avec ton cavalier !
    .hint-1 = Le roi blanc est en g1. D’où un cavalier attaque-t-il g1 ?
    .hint-2 = Regarde e2, f3 et h3. Où ton cavalier peut-il sauter ?
    .hint-3 = De f4, le cavalier atteint e2 et h3.
    .yes = Le cavalier attaque g1, et rien ne peut barrer son chemin.
    .no = Tu as le droit, mais ce coup n’attaque pas g1. Saute plus près.

# source 02c421a0
lesson-check_chase = Poursuis le roi ! Donne échec trois fois, une tour après l’autre.
    .wrong-a5-a4 = Échec ! Mais maintenant, personne ne surveille la cinquième rangée.
    .wrong-h8-e8 = Échec ! Mais le roi n’a qu’à quitter cette colonne.
    .hint-1 = Une tour surveille une rangée. L’autre donne échec.
    .hint-2 = La tour en a5 reste de garde. Donne échec avec l’autre.
    .hint-3 = De h8 à h4, de a5 à a3, de h4 à h2.
    .yes = Quelle poursuite ! Le tout dernier échec viendra plus tard.
    .no = Tu as le droit, mais joue l’autre tour. Une tour doit rester de garde.
