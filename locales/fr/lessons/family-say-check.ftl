### Les mots de lessons/family-say-check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f84e1d40
lesson-family-say-check = Dis « échec » !
    .about = Règle maison : on répond à un échec seulement si quelqu’un l’a dit.
    .notes =
        Objectif : à la table de cette famille, on ne doit répondre à un échec que si l’attaquant a dit « échec » avec son coup. Aux échecs normaux, le mot n’a pas d’importance : chaque échec compte, dit ou non. On peut laisser passer un échec que personne n’a dit, mais le roi lui-même ne va jamais sur une case attaquée, et on ne le prend jamais ; l’attaquant peut dire « échec » avec un coup suivant. Faire jouer la classe avec une vraie cloche. Erreurs habituelles : prendre un roi qui n’a pas vu l’échec, et emporter cette règle en tournoi.

# source ae16e651
lesson-family-say-check_say-it-aloud = Règle maison : réponds à un échec seulement si quelqu’un l’a dit. En tournoi, il compte toujours.

# source 1c45d6f2
lesson-family-say-check_press-it = Tu as les Jaunes, à l’est. Donne échec aux Blancs avec ta tour, et appuie sur « Échec ».
    .hint-1 = Le roi blanc est en g1. D’où ta tour le verrait-elle ?
    .hint-2 = Va tout droit depuis k8, jusqu’à voir g1.
    .hint-3 = Joue la tour en g8, puis appuie sur le bouton « Échec ».
    .yes = Ta tour attaque le roi, et tout le monde l’a entendu. Maintenant, les Blancs doivent répondre.
    .no = Tu as le droit, mais ta tour ne vise pas g1.
    .wrong-k8-h8 = Encore un pas : de h8, la tour ne voit pas g1.

# source 4007c919
lesson-family-say-check_nobody-said = La tour jaune attaque ton roi blanc, mais personne n’a rien dit. Peux-tu jouer le pion de c2 à c3 ?
    .hint-1 = Quelqu’un a-t-il dit « échec » ?
    .hint-2 = Ici, tu peux laisser passer un échec que personne n’a dit.
    .yes = Bien vu : ici, un échec que personne n’a dit n’oblige à rien.
    .no = Personne n’a dit « échec ». Dans le jeu en famille, tu peux donc continuer.

# source 4cc57b0d
lesson-family-say-check_somebody-said = Cette fois, les Jaunes ont dit « échec ». Essaie quand même : le pion de c2 à c3.
    .hint-1 = Touche le pion en c2, puis c3.
    .hint-2 = L’échec a été dit. Essaie et regarde.
    .yes = Tu l’as vu : quand l’échec est dit, il faut y répondre.

# source 12ff9992
lesson-family-say-check_tournament = La même position en tournoi, et personne ne dit un mot. Peux-tu jouer le pion de c2 à c3 ?
    .hint-1 = Aux échecs normaux, regarde l’échiquier : ton roi est-il attaqué ?
    .hint-2 = La tour en g8 attaque g1. Là, l’échec compte sans un mot.
    .yes = Bien vu : aux échecs normaux, chaque échec compte, dit ou non.
    .no = Aux échecs normaux, personne n’a besoin de le dire. La tour en g8 attaque ton roi.

# source 3e366541
lesson-family-say-check_block = De retour en famille : les Jaunes ont dit « échec ». Mets une pièce entre les deux !
    .hint-1 = L’échec part de g8 et va jusqu’à g1.
    .hint-2 = Laquelle de tes pièces peut atteindre cette ligne ?
    .hint-3 = Joue la tour de e4 à g4.
    .yes = La tour en g4 est entre les deux. Ton roi est en sécurité.
    .no = Tu as le droit. Cette fois, mets une pièce entre les deux.

# source 75375358
lesson-family-say-check_no-walk = Personne n’a dit « échec ». Essaie d’aller vers un danger : de g1 à h2.
    .hint-1 = Touche le roi en g1, puis h2.
    .hint-2 = Le fou jaune en k5 vise h2. Essaie et regarde.
    .yes = Tu l’as vu : le roi ne va jamais sur une case attaquée.

# source b15ac0b4
lesson-family-say-check_king-stays = Tu n’as rien dit, et les Bleus n’ont pas vu ta tour. Essaie de prendre le roi en a6.
    .hint-1 = Touche la tour en e6, puis a6.
    .hint-2 = Peut-on prendre un roi ? Essaie et regarde.
    .yes = Tu l’as vu : on ne prend jamais un roi, même ici.

# source 18de5b09
lesson-family-say-check_say-it-now = Ta tour attaque encore le roi bleu. Joue un autre coup, et appuie sur « Échec ».
    .hint-1 = Tant que l’attaque dure, tu peux dire « échec » avec un autre coup.
    .hint-2 = Laisse la tour viser a6, et avance ton pion.
    .hint-3 = Appuie ensuite sur le bouton « Échec ».
    .yes = Maintenant, c’est dit : les Bleus doivent répondre à l’échec de la tour.
    .no = Ta tour n’attaque plus le roi en a6. Laisse-la sur sa rangée.
