### Les mots de lessons/check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e4f868f6
lesson-check = Échec !
    .about = L’échec est une attaque sur le roi, et il faut y répondre.
    .notes = Objectif : l’échec est une attaque sur le roi ; il compte, qu’on le dise ou non, et on ne prend jamais le roi. Un enfant joue le roi sur un échiquier au sol, d’autres donnent échec avec la tour, le fou, le cavalier et le pion. Erreurs habituelles : un échec qu’on n’a pas dit ne compte pas, on peut prendre un roi qui n’a pas vu l’échec, et chaque échec est un bon coup.

# source 50fb470b
lesson-check_attack = La tour attaque le roi. C’est _échec_ !

# source eed30b95
lesson-check_who = Tu as les Noirs et tu es en échec. Touche la pièce qui attaque ton roi.
    .hint-1 = Suis chaque ligne blanche. Arrive-t-elle en e8 ?
    .hint-2 = Tes pions en d7 et e7 arrêtent la dame et la tour.
    .hint-3 = Regarde depuis h5, par g6 et f7.
    .yes = Le fou en h5 donne échec. Tu as suivi sa ligne jusqu’à ton roi.
    .no = Le chemin est barré, ou cette pièce vise ailleurs. Suis une autre ligne vers e8.

# source 4966cdfa
lesson-check_rook = Donne échec avec ta tour, et dis-le : appuie sur « Échec ! »
    .hint-1 = La tour doit viser e8 le long d’une rangée ou d’une colonne.
    .hint-2 = Joue-la en a8 ou en e1.
    .hint-3 = Appuie ensuite sur le bouton « Échec ! »
    .yes = Maintenant, la tour vise le roi, et tout le monde l’a entendu.

# source af121c28
lesson-check_knight = Tu as les Noirs. Donne échec avec ton cavalier.
    .hint-1 = Le roi blanc est en g1. D’où un cavalier attaque-t-il g1 ?
    .hint-2 = Regarde e2, f3 et h3. Où ton cavalier peut-il sauter ?
    .hint-3 = De f4, le cavalier atteint e2 et h3.
    .yes = De là, le cavalier attaque g1, et rien ne peut le bloquer.
    .no = Tu as le droit, mais ce coup n’attaque pas g1. Saute plus près.

# source bd4225dc
lesson-check_queen = La dame peut donner échec de { $total } façons. Trouve-les toutes !
    .hint-1 = La dame vise tout droit et en diagonale. Quelles lignes mènent à e8 ?
    .hint-2 = Sur la colonne e, elle atteint trois cases : e1, e2 et e3.
    .hint-3 = Deux cases touchent le roi : d7 et d8.
    .yes = Les { $total } ! Attention : en d7 et d8, le roi pourrait prendre la dame.
    .no = Tu as le droit, mais de là, la dame ne voit pas e8.

# source dd5d26d0
lesson-check_pawn = Donne échec avec un pion. Comment attaque un pion ?
    .hint-1 = Un pion attaque à un pas en diagonale, vers l’avant.
    .hint-2 = De c7, un pion attaque b8 et d8.
    .yes = Le pion en c7 attaque d8 en diagonale. Tu as choisi le bon pion !
    .no = Tu as le droit, mais ce coup ne donne pas échec. Joue un pion.
    .wrong-d6-d7 = Tout droit, un pion n’attaque rien. Essaie l’autre pion.

# source b7e8075b
lesson-check_into-check = On ne se met jamais en échec. Essaie quand même : le roi de g2 à f3.
    .hint-1 = Touche le roi en g2, puis f3.
    .hint-2 = La tour en f8 vise la colonne f. Essaie et regarde.
    .yes = Tu l’as vu : la tour surveille f3, le roi n’y va pas.

# source d2478ae1
lesson-check_shield = Maintenant, ton pion est en f4. Le roi peut-il aller en f3 ?
    .hint-1 = Qu’est-ce qui a changé ? Suis la tour depuis f8.
    .hint-2 = La ligne de la tour s’arrête au pion en f4.
    .yes = Bien vu : le pion est un bouclier. La tour ne surveille plus f3.
    .no = Suis la tour depuis f8 : le pion en f4 l’arrête.

# source c39c65b7
lesson-check_silence = Les Blancs donnent échec sans rien dire. Le roi noir est-il quand même en échec ?
    .hint-1 = Regarde l’échiquier, pas la bouche : le roi est-il attaqué ?
    .hint-2 = La dame en e2 vise e8. Cela suffit.
    .yes = Oui : une attaque est une attaque. En tournoi, presque personne ne le dit.
    .option-yes = Oui, et les Noirs doivent y répondre
    .option-no = Non, il faut que quelqu’un le dise
    .option-no-say = C’est gentil de le dire, mais pas obligatoire. Regarde la ligne de la dame.
    .option-take = Si les Noirs ne voient rien, les Blancs prennent le roi
    .option-take-say = On ne prend jamais un roi. Les Noirs doivent d’abord répondre à l’échec.
