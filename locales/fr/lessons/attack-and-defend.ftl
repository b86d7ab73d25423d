### Les mots de lessons/attack-and-defend.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 03173bda
lesson-attack-and-defend = Attaquer, fuir, protéger
    .about = Qui est attaqué ? Sauve la pièce : fuis, protège ou prends.
    .can = Tu vois toutes les attaques et tu sais sauver tes pièces !
    .notes = Objectif : avant chaque coup, se demander « que pourrait prendre l’autre camp maintenant ? » Une pièce attaquée peut fuir, être protégée par une amie, ou l’attaquant peut être pris. Montrer une position sur l’échiquier mural et faire nommer les attaquants et les protecteurs. Erreurs habituelles : ne regarder que son propre plan, et croire que toute pièce attaquée doit fuir, même quand elle est protégée. La valeur des pièces ne sert pas encore : ici, une pièce est libre, ou quelqu’un reprend.

# source a1def310
lesson-attack-and-defend_attack = Quelqu’un _attaque_ ton cavalier et pourrait le prendre. Touche l’attaquant !
    .paper = Quelqu’un _attaque_ ton cavalier et pourrait le prendre. Qui est-ce ?
    .hint-1 = Suis les lignes de chaque pièce noire.
    .hint-2 = La tour en a4 regarde le long de sa rangée.
    .yes = La tour attaque le cavalier : elle pourrait le prendre.
    .no = Cette pièce ne peut pas prendre ton cavalier. Suis les lignes.

# source 95afafda
lesson-attack-and-defend_open-line = Le fou en b1 ne peut pas prendre la dame. Enlève une pièce pour que ce soit permis !
    .paper = Le fou en b1 ne peut pas prendre la dame. Quelle pièce le gêne ?
    .because-path-blocked = Le chemin est encore fermé. Suis-le case par case !
    .hint-1 = Le fou va en diagonale depuis b1. Suis son chemin jusqu’en h7.
    .hint-2 = Son chemin passe par c2 et d3. Qui est là ensuite ?
    .hint-3 = Ton propre pion en e4 ferme le chemin. Enlève-le !
    .yes = Le fou attaque la dame : pour attaquer, il faut un chemin libre.

# source 8873da98
lesson-attack-and-defend_two-at-once = Saute pour que ton cavalier attaque les deux tours à la fois ! Puis prends-en une.
    .hint-1 = De quelle case un cavalier peut-il sauter en b7 et en f7 ?
    .hint-2 = Saute de e4 à d6. Là, aucune tour ne peut prendre le cavalier.
    .hint-3 = Une tour s’enfuit. Prends l’autre en f7.
    .yes = Une seule pouvait fuir ! Attaque deux pièces à la fois, et tu gagnes quelque chose.
    .no = Tu as le droit. Cette fois, attaque les deux tours, puis prends-en une.

# source c69d86de
lesson-attack-and-defend_run = La tour attaque ton cavalier. Saute sur une case sûre !
    .hint-1 = Sûre veut dire : personne ne peut y prendre le cavalier.
    .hint-2 = Le fou voit c5 et d6. L’autre cavalier voit f6 et g3.
    .hint-3 = Saute par exemple de e4 à c3.
    .yes = À l’abri ! Tu as regardé avant de sauter.
    .no = Tu as le droit, mais la tour attaque toujours ton cavalier. Joue-le !
    .wrong-e4-c5 = Regarde le fou en a3 : il prend en c5.
    .wrong-e4-d6 = Regarde le fou en a3 : il prend en d6.
    .wrong-e4-f6 = Regarde le cavalier en h5 : il prend en f6.
    .wrong-e4-g3 = Regarde le cavalier en h5 : il prend en g3.

# source d5e66420
lesson-attack-and-defend_guard = Cette fois, le cavalier reste. Ton fou peut le _protéger_ !
    .hint-1 = Si la tour prend le cavalier, son protecteur reprend.
    .hint-2 = De quelles cases le fou regarde-t-il e4 ?
    .hint-3 = Joue le fou en d3 ou en g2.
    .yes = Maintenant, le cavalier a un ami. Si la tour prend, ton fou reprend.
    .no = Tu as le droit. Mais cette fois, protège le cavalier avec ton fou !
    .wrong-f1-b5 = Ton fou attaque la tour, mais elle prend avant lui. Protège e4 !
    .wrong-f1-c4 = Là, la tour prend ton fou. Protège le cavalier depuis une autre case.

# source e74ffb51
lesson-attack-and-defend_take-it = Maintenant, tu as les Noirs ! Le fou attaque ta tour : prends-le !
    .hint-1 = Laquelle de tes pièces peut aller en g2 ?
    .hint-2 = Regarde le cavalier en h4 : où saute-t-il ?
    .hint-3 = De h4, le cavalier saute en g2.
    .yes = L’attaquant est parti. Fuir, protéger, prendre : tu connais les trois !
    .no = Tu as le droit. Cette fois, prends le fou en g2.

# source a578cc84
lesson-attack-and-defend_free-gift = Ta tour peut prendre trois pièces, mais deux sont protégées. Prends la troisième !
    .hint-1 = Demande-toi trois fois : qui pourrait reprendre ?
    .hint-2 = Le fou protège d2. Le cavalier en g3 protège h5.
    .hint-3 = Prends le cavalier en a5.
    .yes = Personne ne reprend. C’était un cadeau !
    .no = Tu as le droit, mais ce coup ne prend rien.
    .wrong-d5-d2 = Le fou en c1 reprend, et ta tour est partie.
    .wrong-d5-h5 = Le cavalier en g3 reprend, et ta tour est partie.

# source 8c2c56d3
lesson-attack-and-defend_guards-first = Prends les trois, sans jamais te faire prendre !
    .hint-1 = Qui protège qui ? Prends d’abord celui qui protège.
    .hint-2 = Le fou protège les deux autres. Va en e8 : de là, tu l’attaques.
    .hint-3 = Prends en e4 et en g6. Puis va en g8, et prends en d5.
    .yes = D’abord le protecteur, puis les autres. Bien pensé !

# source 05ba54b0
lesson-attack-and-defend_last-standing = Prends tout ce que j’ai avant que je prenne tes pièces !
    .hint-1 = Regarde mon dernier coup : qu’est-ce que j’attaque maintenant ?
    .hint-2 = Prends ce que personne ne protège. Regarde avant : pourrais-je reprendre ?
    .yes = De mon armée, il ne reste rien. Belle bataille !
