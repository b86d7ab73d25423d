### Les mots de lessons/family-who-wins.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f7d61332
lesson-family-who-wins = Qui gagne le jeu en famille ?
    .about = Nos règles maison pour la fin : statues, tours passés et dernier roi.
    .can = Tu sais comment on gagne le jeu en famille !
    .notes =
        Objectif : savoir ce que devient une armée matée, qui passe et qui gagne. La feuille du jeu n’en dit rien : tout ceci est notre choix, et votre famille peut faire autrement. Notre choix : un joueur n’est mat que lorsque son tour arrive, et quelqu’un peut donc l’aider avant ; ensuite le roi part, et les autres pièces restent comme des statues, qui ne bougent plus, n’attaquent rien et que tout le monde peut prendre. Qui n’a aucun coup et n’est pas en échec passe, tant que plus de deux joueurs jouent ; à deux, la partie est nulle. Le dernier roi gagne, et pour une nulle il faut l’accord de tous ceux qui jouent encore. En tournoi, personne ne passe, et un seul mat finit la partie : bien montrer la différence. Les enfants dont le roi est pris au piège peuvent se figer comme des statues. Erreur habituelle : craindre encore une statue. La dernière étape est une partie entière pour la famille ; on peut aussi la jouer à la table de famille, où chacun a un nom et une cloche.

# source 5a57ee01
lesson-family-who-wins_out = La feuille du jeu ne dit pas qui gagne : c’est notre choix. Mate les Noirs !
    .hint-1 = La tour en e11 surveille la rangée devant le roi.
    .hint-2 = Donne échec sur la dernière rangée. Quelle tour peut partir ?
    .hint-3 = Joue la tour de d10 à d12.
    .yes = Les Bleus ont joué, et c’est aux Noirs : échec et mat ! Notre choix : les Noirs sont éliminés.
    .no = Pas encore : donne un échec sans issue pour le roi.
    .wrong-e11-e12 = Échec, mais maintenant le roi peut aller sur la rangée 11.

# source 538734d0
lesson-family-who-wins_in-time = Maintenant, les Bleus ont un fou en a9. Joue le même coup, et regarde les Bleus !
    .paper = Maintenant, les Bleus ont un fou en a9. Joue le même coup : comment les Bleus aident-ils les Noirs ?
    .hint-1 = C’est le même coup qu’avant.
    .hint-2 = Joue la tour de d10 à d12.
    .yes = Les Bleus ont pris ta tour avant le tour des Noirs. Les Noirs jouent donc encore !
    .no = Joue le même coup qu’avant, avec la tour en d10.

# source 3f271dc8
lesson-family-who-wins_statues = Notre choix : le roi noir part, les autres deviennent des statues. Prends les { $total } !
    .hint-1 = Une statue n’attaque rien, et tout le monde peut la prendre. Commence par le cavalier en d8.
    .hint-2 = Prends en d8, puis en h8, puis en h4.
    .yes = Une statue ne bouge jamais et ne se défend jamais.

# source 1fc02a40
lesson-family-who-wins_no-move = Les Noirs n’ont aucun coup, et personne n’attaque leur roi. Que se passe-t-il ?
    .hint-1 = Les Blancs, les Bleus et les Jaunes peuvent encore jouer.
    .hint-2 = Les autres continuent. Les Noirs doivent seulement attendre.
    .option-draw = La partie est nulle
    .option-draw-say = En tournoi, oui. Mais ici, trois autres peuvent encore jouer.
    .option-pass = Les Noirs passent, et les Jaunes jouent
    .option-pass-say = Oui, c’est notre choix : qui n’a aucun coup passe.
    .option-out = Les Noirs sont éliminés
    .option-out-say = Seul un joueur maté est éliminé. Personne n’attaque le roi noir.

# source f2b3d449
lesson-family-who-wins_two-left = Bleus et Jaunes sont éliminés, et les Noirs n’ont aucun coup. Qu’est-ce que c’est ?
    .hint-1 = Le roi noir en j12 est-il en échec ?
    .hint-2 = Ni échec ni coup : il reste deux rois, comme aux échecs normaux.
    .yes = À deux, personne ne passe. La partie est nulle, comme aux échecs normaux.

# source 49b1cc2a
lesson-family-who-wins_last-king = Il ne reste que deux rois. Mate les Noirs, et le tien sera le dernier !
    .hint-1 = Le roi noir doit être en échec, et sans issue.
    .hint-2 = La tour en e11 surveille la rangée 11. L’autre tour donne échec.
    .hint-3 = Joue la tour de d10 à d12.
    .yes = Ton roi est le dernier. Notre choix : le dernier roi gagne !
    .no = Pas encore : donne un échec sans issue pour le roi.
    .wrong-d10-i10 = Attention : pas d’échec, et les Noirs n’ont aucun coup. La partie serait nulle !
    .wrong-e11-e12 = Échec, mais maintenant le roi peut aller sur la rangée 11.

# source 6735662e
lesson-family-who-wins_all-say-yes = Les Blancs, les Bleus et les Noirs veulent une nulle. Les Jaunes disent non : que faire ?
    .hint-1 = Qui serait triste si la partie s’arrêtait ?
    .option-three = Une nulle : trois contre un
    .option-three-say = Pas encore : les Jaunes veulent encore jouer.
    .option-go-on = Tout le monde continue
    .option-go-on-say = Oui, c’est notre choix : tous ceux qui jouent encore doivent dire oui.
    .option-yellow = Les Jaunes sont éliminés
    .option-yellow-say = Tout le monde peut dire non. Personne n’est éliminé pour cela.

# source 02cef0b1
lesson-family-who-wins_two-kings = Bleus et Jaunes sont des statues : il ne reste que les Noirs. Attrape le roi noir !
    .hint-1 = Dame et tour ensemble : l’une barre une rangée, l’autre donne échec.
    .hint-2 = Attention : laisse un coup au roi jusqu’à l’échec et mat.
    .yes = Ton roi est le dernier. Tu gagnes le jeu en famille !

# source ec1ab97c
lesson-family-who-wins_family-game = Maintenant, appelle ta famille à la table. Jouez jusqu’à ce qu’il reste un seul roi !
    .hint-1 = Les Blancs commencent. Ensuite, on tourne : Bleus, Noirs, Jaunes.
    .hint-2 = Un joueur maté est éliminé. Les autres continuent.
