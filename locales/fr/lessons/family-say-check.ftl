### Les mots de lessons/family-say-check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 662f48aa
lesson-family-say-check = Dis « échec » !
    .about = Règle maison : on répond à un échec seulement si quelqu’un l’a dit.
    .notes =
        Objectif : à la table de cette famille, on ne doit répondre à un échec que si l’attaquant a dit « échec » avec son coup. Aux échecs normaux, le mot n’a pas d’importance : chaque échec compte, dit ou non. On peut laisser passer un échec que personne n’a dit, mais le roi lui-même ne va jamais sur une case attaquée, et on ne le prend jamais ; l’attaquant peut dire « échec » avec un coup suivant. Faire jouer la classe avec une vraie cloche. Erreurs habituelles : prendre un roi qui n’a pas vu l’échec, et emporter cette règle en tournoi.

# source ae16e651
lesson-family-say-check_say-it-aloud = Règle maison : réponds à un échec seulement si quelqu’un l’a dit. En tournoi, il compte toujours.

# source 110f9bde
lesson-family-say-check_press-it = Tu as les Bleus, à l’ouest. Donne échec aux Blancs avec ta tour, et appuie sur « Échec ! »
    .hint-1 = Le roi blanc est en g1. Quelle colonne ta tour doit-elle viser ?
    .hint-2 = Suis la rangée de a8 jusqu’à la colonne g.
    .hint-3 = Joue la tour en g8, puis appuie sur le bouton « Échec ! »
    .yes = Ta tour attaque le roi, et tout le monde l’a entendu. Maintenant, les Blancs doivent répondre.
    .no = Tu as le droit, mais la tour ne vise pas g1. Trouve la colonne g.
    .wrong-a8-l8 = C’est échec aux Jaunes. Le roi blanc est en g1.
    .wrong-a8-h8 = C’est échec aux Noirs. Le roi blanc est en g1.

# source d7051df9
lesson-family-say-check_nobody-said = La tour bleue attaque ton roi blanc, mais personne n’a rien dit. Peux-tu jouer le pion de c2 à c3 ?
    .hint-1 = Quelqu’un a-t-il dit « échec » ?
    .hint-2 = Ici, tu peux laisser passer un échec que personne n’a dit.
    .yes = Bien vu : ici, tu peux laisser passer un échec non dit.
    .no = Personne n’a dit « échec ». Dans le jeu en famille, tu peux donc continuer.

# source 91db3561
lesson-family-say-check_somebody-said = Cette fois, les Bleus ont dit « échec ». Essaie quand même : le pion de c2 à c3.
    .hint-1 = Touche le pion en c2, puis c3.
    .hint-2 = L’échec a été dit. Essaie et regarde.
    .yes = Tu l’as vu : quand l’échec est dit, il faut y répondre.

# source 12ff9992
lesson-family-say-check_tournament = Le même échiquier en tournoi, et personne ne dit un mot. Peux-tu jouer le pion de c2 à c3 ?
    .hint-1 = Aux échecs normaux, regarde l’échiquier : ton roi est-il attaqué ?
    .hint-2 = La tour en g8 attaque g1. Là, l’échec compte sans un mot.
    .yes = Bien vu : aux échecs normaux, chaque échec compte, dit ou non.
    .no = Aux échecs normaux, personne n’a besoin de le dire. La tour en g8 attaque ton roi.

# source d0b49754
lesson-family-say-check_block = De retour en famille : les Bleus ont dit « échec ». Mets une pièce entre les deux !
    .hint-1 = L’échec vient par la colonne g, de g8 à g1.
    .hint-2 = Laquelle de tes pièces peut atteindre cette ligne ?
    .hint-3 = Joue la tour de e4 à g4.
    .yes = La tour en g4 est entre les deux. Ton roi est en sécurité.
    .no = Tu en as aussi le droit. Cette fois, mets une pièce entre les deux.

# source 75375358
lesson-family-say-check_no-walk = Personne n’a dit « échec ». Essaie d’aller vers un danger : de g1 à h2.
    .hint-1 = Touche le roi en g1, puis h2.
    .hint-2 = Le fou jaune en k5 vise h2. Essaie et regarde.
    .yes = Tu l’as vu : le roi ne va jamais sur une case attaquée.

# source 6c1060d9
lesson-family-say-check_king-stays = Tu n’as rien dit, et les Noirs n’ont pas vu ta tour. Essaie de prendre le roi en g12.
    .hint-1 = Touche la tour en g4, puis g12.
    .hint-2 = Peut-on prendre un roi ? Essaie et regarde.
    .yes = Tu l’as vu : on ne prend jamais un roi, même ici.

# source 057d335b
lesson-family-say-check_say-it-now = Ta tour attaque encore le roi noir. Avance le pion de d2, et appuie sur « Échec ! »
    .hint-1 = Tant que l’attaque dure, tu peux dire « échec » avec un autre coup.
    .hint-2 = Avance le pion d’un ou deux pas : en d3 ou d4.
    .hint-3 = Appuie ensuite sur le bouton « Échec ! »
    .yes = Maintenant, c’est dit : les Noirs doivent répondre à la tour en g4.
    .no = Tu as le droit. Cette fois, avance le pion de d2.
