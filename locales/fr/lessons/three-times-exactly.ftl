### Les mots de lessons/three-times-exactly.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 40c49a35
lesson-three-times-exactly = Vraiment la même ?
    .about = Quand deux positions sont les mêmes, et comment réclamer la nulle.
    .can = Tu vois tout de suite si deux positions sont vraiment les mêmes !
    .notes = Pour qui veut savoir exactement. Deux positions sont les mêmes si les pièces, le trait, les droits de roque et le droit de prise en passant sont les mêmes ; un droit de roque compte tant qu’il n’est pas perdu, même si on ne peut pas roquer à cet instant ; le droit de prise en passant ne compte que si un pion pouvait vraiment prendre. Une réclamation erronée ne termine rien, mais le coup annoncé doit être joué. Poser deux photos côte à côte et demander ce qu’on n’y voit pas.

# source d99d1aec
lesson-three-times-exactly_second-ride = Les deux tours sont sorties et rentrées. Encore : tour en g1, puis retour !
    .hint-1 = Joue la tour de h1 à g1.
    .hint-2 = Reviens maintenant en h1.
    .yes = Les mêmes pièces. Mais le petit roque est perdu depuis la première sortie !
    .no = Pas là : tour en g1, puis retour en h1.

# source a7d70994
lesson-three-times-exactly_third-ride = C’était la troisième sortie des tours. Peux-tu réclamer la nulle maintenant ?
    .hint-1 = Au départ, tu pouvais faire le petit roque. Plus jamais ensuite.
    .hint-2 = Oublie donc le départ. Après combien de sorties était-ce la même position ?
    .yes = Oui : sans compter le départ, les trois sorties finissent pareil.
    .no = Oublie le départ, et compte les trois sorties.

# source 1d03b169
lesson-three-times-exactly_claim-in-order = Avec ton prochain coup, cela fera trois fois. Touche dans l’ordre ce que tu fais !
    .paper = Avec ton prochain coup, cela fera trois fois. Que fais-tu, et dans quel ordre ?
    .option-write = J’écris mon coup, sans le jouer
    .option-call = J’arrête la pendule et j’appelle l’arbitre
    .option-look = L’arbitre compte les positions
    .option-draw = La partie est nulle
    .hint-1 = Un coup joué termine ton tour. Ne le joue donc pas encore.
    .hint-2 = D’abord ton crayon, puis la pendule.
    .yes = Oui : d’abord écrire, puis appeler. Qui réclame doit le montrer.

# source 92e80161
lesson-three-times-exactly_whose-turn = Tu as les Noirs. Troisième fois pour tour et rois : peux-tu réclamer la nulle ?
    .hint-1 = À qui était-ce de jouer avant ? Et maintenant ?
    .hint-2 = Deux fois, c’était aux Blancs, et maintenant c’est à toi.
    .yes = Bien vu : ce doit être au même camp de jouer. Celle-ci est donc nouvelle.
    .no = Les pièces sont les mêmes, mais regarde à qui c’était de jouer.

# source 1d5b0dd4
lesson-three-times-exactly_passing-counts = Le pion blanc a dépassé le tien, et personne n’a pris. Peux-tu réclamer la nulle ?
    .hint-1 = Que pouvait faire ton pion en c4 la première fois ?
    .hint-2 = Il pouvait prendre en passant, mais seulement tout de suite.
    .yes = Bien vu : la première fois, ton pion pouvait prendre en passant. Cela ne fait que deux.
    .no = Elles se ressemblent, mais d’abord ton pion pouvait prendre en passant.

# source 75a335e3
lesson-three-times-exactly_passing-gone = Le cavalier est sorti et rentré encore une fois. Peux-tu réclamer la nulle maintenant ?
    .hint-1 = Plus personne ne peut prendre en passant. Oublie la première fois.
    .hint-2 = Compte combien de fois le cavalier est rentré depuis.
    .yes = Oui : même sans la première fois, cela fait trois !
    .no = Une sortie de plus qu’avant : compte encore.

# source 6bd23411
lesson-three-times-exactly_claimed-too-soon = Tu réclames avec cavalier en g8, mais cela ne fait que deux. Que dois-tu faire ?
    .hint-1 = Quel coup as-tu annoncé ?
    .hint-2 = Joue le cavalier de f6 à g8.
    .yes = Une réclamation fausse ne termine rien. Mais le coup annoncé doit être joué.
    .no = Tu as annoncé un autre coup : le cavalier va en g8.
