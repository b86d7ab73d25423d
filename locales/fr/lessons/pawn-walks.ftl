### Les mots de lessons/pawn-walks.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5055c264
lesson-pawn-walks = Le pion avance
    .about = Un pas en avant, deux au départ, et jamais en arrière.
    .notes = Objectif : les enfants avancent les pions tout droit, de deux pas seulement depuis leur première case, et jamais en arrière. Mettre la classe en rang et la faire marcher comme des pions : un pas, deux seulement depuis la ligne de départ. Beaucoup croient qu’un pion peut toujours avancer de deux pas. La prise en diagonale vient à la leçon suivante.

# source a69f1695
lesson-pawn-walks_ahead = Un _pion_ fait un pas tout droit. Depuis sa case de départ, il peut en faire deux.

# source 32d56307
lesson-pawn-walks_black-pawn = Tu as les Noirs. Touche chaque case où ton pion peut avancer.
    .hint-1 = Les pions noirs vont vers les Blancs : rangée 7, puis rangée 6.
    .hint-2 = Le pion part de c7, alors il peut faire deux pas.
    .yes = Les deux ! Un pas jusqu’à c6, ou deux jusqu’à c5.
    .no = Regarde tout droit depuis c7 : un pas ou deux.

# source 8c74d678
lesson-pawn-walks_two-from-start = Le pion est au départ, en e2. Peut-il aller en e4 ?
    .hint-1 = Les pions blancs partent de la rangée 2.
    .hint-2 = Depuis sa case de départ, un pion fait un ou deux pas.
    .yes = Bien vu : depuis son départ en e2, il peut faire deux pas.
    .no = Il n’a pas encore bougé de e2 : deux pas sont permis.

# source da31de0f
lesson-pawn-walks_two-again = Maintenant, le pion est en e3. Essaie encore deux pas : jusqu’à e5.
    .hint-1 = Touche le pion en e3, puis e5.
    .hint-2 = Le pion a quitté son départ. Essaie et regarde.
    .yes = Tu l’as vu : après le départ, un pion fait un seul pas.

# source 645768bd
lesson-pawn-walks_three-steps = Le pion noir est au départ, en d7. Peut-il avancer jusqu’à d4 ?
    .hint-1 = Compte : d6, d5, d4.
    .hint-2 = Combien de pas un pion peut-il faire au plus, au départ ?
    .yes = Bien vu : au départ, il peut faire deux pas, jamais trois.
    .no = Compte les pas jusqu’à d4 : il y en a trois. Deux, c’est le maximum.

# source e9259e66
lesson-pawn-walks_knight-in-front = Tu as les Noirs. Il y a un cavalier blanc en d6 : essaie d’aller en d5.
    .hint-1 = Touche le pion en d7, puis d5.
    .hint-2 = Le cavalier en d6 est juste devant. Essaie quand même.
    .yes = Tu l’as vu : un pion ne saute jamais. Les deux cases doivent être vides.

# source 0993aeeb
lesson-pawn-walks_back = Essaie de reculer : joue le pion de e4 à e3.
    .hint-1 = Touche le pion en e4, puis e3.
    .hint-2 = Il va rester en e4, et ce n’est pas grave. Regarde ce qui se passe.
    .yes = Tu l’as vu : les pions ne reculent jamais. Réfléchis avant d’en pousser un !

# source ab745c39
lesson-pawn-walks_aside = Le pion en e4 peut-il aller de côté, en f4 ?
    .hint-1 = Dans quelle direction vont les pions ?
    .hint-2 = Il n’y a qu’une case juste devant lui : e5.
    .yes = Bien vu : tout droit en e5, jamais de côté.
    .no = Regarde encore : f4 est à côté du pion, pas devant lui.

# source 4a9d61b0
lesson-pawn-walks_with-the-knight = Tu as les Noirs, et le cavalier t’aide. Attrape les { $total } étoiles en { $best } coups.
    .hint-1 = Le cavalier saute de g8 à f6, puis en g4.
    .hint-2 = Deux étoiles sont devant le pion : en a5 et en a4.
    .hint-3 = Depuis son départ en a7, le pion peut aller en a5.
    .yes = Les { $total } étoiles ! Le pion a marché, le cavalier a sauté.
