### Les mots de lessons/attack-and-defend.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source c12d45c8
lesson-attack-and-defend = Attaquer, fuir, protéger
    .about = Qui est attaqué ? Sauve la pièce : fuis, protège ou prends.
    .notes = Objectif : avant chaque coup, se demander « que pourrait prendre l’autre camp maintenant ? » Une pièce attaquée peut fuir, être protégée par une amie, ou l’attaquant peut être pris. Montrer une position sur l’échiquier mural et faire nommer les attaquants et les protecteurs. Erreurs habituelles : ne regarder que son propre plan, et croire que toute pièce attaquée doit fuir, même quand elle est protégée.

# source 39f10f12
lesson-attack-and-defend_attack = La tour noire _attaque_ ton cavalier. Au prochain coup, elle pourrait le prendre.

# source 86d21253
lesson-attack-and-defend_way-shut = Tu as les Noirs. Essaie de prendre la dame en a1 avec ta tour.
    .hint-1 = Touche la tour en a8, puis a1.
    .hint-2 = Il y a un pion en a5. Essaie et regarde.
    .yes = Tu l’as vu : une attaque a besoin d’un chemin libre. Le pion en a5 abrite la dame.

# source 17919a8f
lesson-attack-and-defend_way-free = Maintenant, le pion de a5 est parti. Ta tour peut-elle prendre la dame ?
    .hint-1 = Va de a8 à a1 dans ta tête.
    .hint-2 = Y a-t-il une pièce entre a8 et a1 ?
    .yes = Bien vu : le chemin est libre, alors la tour attaque la dame.
    .no = Va de a8 à a1 : toutes les cases entre les deux sont vides.

# source fccf34f0
lesson-attack-and-defend_who-is-attacked = Touche chaque pièce blanche que les Noirs attaquent.
    .hint-1 = Suis la rangée de la tour en h2.
    .hint-2 = Suis les diagonales du fou en c5.
    .hint-3 = La tour voit a2. Le fou voit e3.
    .yes = Les deux ! Tu as suivi chaque ligne noire jusqu’à la première pièce blanche.
    .no = Aucune ligne noire n’arrive là. Suis la tour et le fou.

# source 4817a3bf
lesson-attack-and-defend_run = La tour attaque ton cavalier. Fuis vers une case où personne ne peut le prendre.
    .hint-1 = La tour en a4 surveille sa rangée et sa colonne.
    .hint-2 = Les pions surveillent aussi : b6 surveille c5, et g7 surveille f6.
    .hint-3 = Saute par exemple de e4 à c3.
    .yes = Le cavalier y est à l’abri. Tu as regardé avant de sauter.
    .no = Tu as le droit, mais la tour prendra encore ton cavalier. Joue le cavalier.
    .wrong-e4-c5 = Regarde le pion en b6 : il prend en diagonale, donc en c5 aussi.
    .wrong-e4-f6 = Regarde le pion en g7 : il prend en diagonale, donc en f6 aussi.

# source 470db610
lesson-attack-and-defend_guard = Cette fois, le cavalier reste. Protège-le avec un pion !
    .hint-1 = Un pion surveille les cases en diagonale devant lui.
    .hint-2 = Depuis quelles cases un pion surveille-t-il e4 ?
    .hint-3 = Joue un pion en d3 ou en f3.
    .yes = Maintenant, le cavalier a un ami. Si la tour prend, ton pion reprend.
    .no = Tu as le droit. Cette fois, un pion doit surveiller e4.

# source c6ad9bd4
lesson-attack-and-defend_take-it = Tu as les Noirs. Le fou attaque ta tour : prends le fou !
    .hint-1 = Laquelle de tes pièces peut aller en g2 ?
    .hint-2 = Regarde le cavalier en h4 : où saute-t-il ?
    .hint-3 = De h4, le cavalier saute en g2.
    .yes = Tu as pris l’attaquant. Plus personne n’attaque ta tour.
    .no = Tu as le droit. Cette fois, prends le fou en g2.

# source 5f28d7b9
lesson-attack-and-defend_guarded-knight = Tu as les Noirs. Le pion en d3 protège le cavalier : faut-il le prendre ?
    .hint-1 = Ta tour prend, puis le pion prend ta tour.
    .hint-2 = Tu gagnes 3 pour le cavalier. Que donnes-tu ?
    .yes = Tu gagnerais 3 et tu donnerais 5. Tu as d’abord cherché qui protège !
    .option-take = Oui, je prends
    .option-take-say = Regarde d3 : le pion reprend. Tu gagnes 3 et tu donnes 5.
    .option-leave = Plutôt non

# source eeb79c17
lesson-attack-and-defend_lonely-knight = Maintenant, le pion de d3 est parti. Faut-il prendre le cavalier ?
    .hint-1 = Cherche une pièce blanche qui surveille e4.
    .hint-2 = Le roi en g1 est loin. Personne ne reprend.
    .yes = Personne ne surveille e4 : tu gagnes 3 sans rien donner.
    .option-take = Oui, je prends
    .option-leave = Plutôt non
    .option-leave-say = Cherche qui surveille e4 : personne. Tu gagnes 3 sans rien donner.
