### Les mots de lessons/family-say-check.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source c96f878d
lesson-family-say-check = Dis « échec » !
    .about = Règle maison : on répond à un échec seulement si quelqu’un l’a dit.
    .can = Tu sais dire « échec » au bon moment !
    .notes =
        Objectif : à la table de cette famille, on ne doit répondre à un échec que si l’attaquant a dit « échec » avec son coup. Aux échecs normaux, le mot n’a pas d’importance : chaque échec compte, dit ou non. On peut laisser passer un échec que personne n’a dit, mais le roi lui-même ne va jamais sur une case attaquée, et on ne le prend jamais ; l’attaquant peut dire « échec » avec un coup suivant. Faire jouer la classe avec une vraie cloche. Erreurs habituelles : prendre un roi qui n’a pas vu l’échec, et emporter cette règle en tournoi.

# source 38f82ec3
lesson-family-say-check_press-it = Règle maison : on répond à un échec seulement s’il est dit. Donne échec avec ta tour, et appuie sur « Échec ! ».
    .paper = Règle maison : on répond à un échec seulement s’il est dit. Donne échec avec ta tour, et dis-le !
    .hint-1 = Le roi blanc est en g1. D’où ta tour le verrait-elle ?
    .hint-2 = Va tout droit depuis k8, jusqu’à voir g1.
    .hint-3 = Joue la tour en g8, puis appuie sur le bouton « Échec ! ».
    .yes = Ta tour attaque le roi, et tout le monde l’a entendu. Maintenant, les Blancs doivent répondre.
    .no = Tu as le droit, mais ta tour ne vise pas g1.
    .wrong-k8-h8 = Encore un pas : de h8, la tour ne voit pas g1.

# source fc673d7c
lesson-family-say-check_nobody-said = Maintenant, tu as les Blancs ! Personne n’a dit « échec » : prends tranquillement le cavalier bleu.
    .hint-1 = Ici, tu peux laisser passer un échec que personne n’a dit.
    .hint-2 = Laquelle de tes pièces attaque le cavalier en b3 ?
    .hint-3 = Prends-le avec le pion de c2.
    .yes = Bien vu : ici, un échec que personne n’a dit n’oblige à rien.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde ton pion en c2.

# source c6ec746e
lesson-family-say-check_somebody-said = Cette fois, les Jaunes ont dit « échec ». Essaie quand même de prendre le cavalier !
    .hint-1 = Touche le pion en c2, puis b3.
    .hint-2 = L’échec a été dit. Essaie, tu verras.
    .yes = Tu l’as vu : quand l’échec est dit, il faut y répondre.
    .no = Ça, c’est permis. Suis la flèche depuis c2 !

# source a3800fed
lesson-family-say-check_tournament = La même position en tournoi, et personne ne dit un mot. Sauve ton roi !
    .hint-1 = Aux échecs normaux, regarde l’échiquier : ton roi est-il attaqué ?
    .hint-2 = La tour en g8 attaque g1. Là, l’échec compte sans un mot.
    .hint-3 = Quitte la colonne g, ou barre le chemin en g4.
    .yes = Bien vu : aux échecs normaux, chaque échec compte, dit ou non.
    .because-still-in-check = En tournoi, chaque échec compte. Sauve d’abord ton roi !

# source d9108350
lesson-family-say-check_block = De retour en famille, les Jaunes ont dit « échec ». Mets une pièce entre les deux : trouve les { $total } façons !
    .hint-1 = L’échec part de g8 et va jusqu’à g1.
    .hint-2 = Trois pièces peuvent atteindre la même case de cette ligne.
    .hint-3 = Toutes vont en g4 : depuis d1, e4 et f2.
    .yes = Toutes les { $total } ! Chaque fois, ton roi est en sécurité.
    .no = Tu as le droit. Cette fois, mets une pièce entre les deux.

# source bd5ca428
lesson-family-say-check_unsaid-danger = Personne n’a dit « échec », mais h2 est interdite à ton roi. Enlève une pièce pour que ce soit permis !
    .because-king-into-attack = Quelqu’un vise encore h2. Le roi, lui, doit toujours faire attention !
    .hint-1 = « Échec » ou pas, un roi ne va jamais sur une case attaquée. Qui vise h2 ?
    .hint-2 = Le pion jaune en h5 ferme la ligne de la tour noire. Regarde aussi en diagonale !
    .hint-3 = Le fou jaune en k5 vise h2. Enlève-le !
    .yes = Plus personne ne vise h2. Échec dit ou non, un roi ne se met jamais en danger.

# source 5d8ec66f
lesson-family-say-check_king-stays = Tu n’as rien dit, et les Bleus n’ont pas vu ta tour. Essaie de prendre le roi en a6.
    .hint-1 = Touche la tour en e6, puis a6.
    .hint-2 = Peut-on prendre un roi ? Essaie, tu verras.
    .yes = Tu l’as vu : on ne prend jamais un roi. C’est notre choix.
    .no = Ça, c’est permis. Suis la flèche !

# source f8393335
lesson-family-say-check_say-it-now = Ta tour attaque encore le roi bleu. Joue un autre coup, et appuie sur « Échec ! ».
    .paper = Ta tour attaque encore le roi bleu. Joue un autre coup, et dis « Échec ! ».
    .hint-1 = Tant que l’attaque dure, tu peux dire « échec » avec un autre coup.
    .hint-2 = Laisse la tour viser a6, et avance ton pion.
    .hint-3 = Appuie ensuite sur le bouton « Échec ! ».
    .yes = Maintenant, c’est dit : les Bleus doivent répondre à l’échec de la tour.
    .no = Ta tour n’attaque plus le roi en a6. Laisse-la sur sa rangée.

# source 0e0d93e7
lesson-family-say-check_last-word = L’échec et mat compte seulement s’il est dit. Joue une tour, et appuie sur « Échec ! ».
    .paper = L’échec et mat compte seulement s’il est dit. Joue une tour, et dis « Échec ! ».
    .hint-1 = La tour en c11 surveille la rangée devant le roi.
    .hint-2 = Donne échec sur la dernière rangée. Quelle tour peut partir ?
    .hint-3 = Va de d8 à d12, puis appuie sur le bouton « Échec ! ».
    .yes = Les deux rangées sont fermées, et tous l’ont entendu : échec et mat !
    .no = Pas encore : donne un échec sans issue pour le roi.
    .wrong-c11-c12 = Échec, mais maintenant le roi peut aller sur la rangée 11.
