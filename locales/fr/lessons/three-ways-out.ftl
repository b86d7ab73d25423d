### Les mots de lessons/three-ways-out.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9454ddf6
lesson-three-ways-out = Trois réponses à l’échec
    .about = Fuir, mettre une pièce entre les deux, ou prendre l’attaquant.
    .can = Tu connais trois réponses à l’échec !
    .notes = Objectif : à chaque échec, chercher les trois réponses : fuir, bloquer, prendre. La classe les montre avec trois gestes : deux doigts qui courent, une main à plat, un poing fermé. L’idée tenace est que seul le roi peut jouer quand il est en échec ; demander donc d’abord de bloquer et de prendre. On ne peut bloquer ni l’échec d’un cavalier, ni un échec donné de la case voisine. La salle d’évasion de la fin se joue avec toute la classe : qui crie la seule issue ?

# source c6d3e76b
lesson-three-ways-out_run = Échec ! _Fuis_ : trouve les deux cases.
    .because-king-stays-on-line = Cette case est encore sur la rangée de la tour. Quitte la rangée !
    .hint-1 = La tour surveille toute la rangée : quitte-la.
    .hint-2 = Un pas hors de la rangée : quelles cases touchent e1 ?
    .hint-3 = Ton propre pion est en d2. Il reste e2 et f2.
    .yes = Les deux ! Tu as quitté la rangée de la tour.

# source c8534808
lesson-three-ways-out_block = Ton roi ne peut pas fuir. Mets une pièce _entre les deux_ !
    .because-king-stays-on-line = Pas encore : sur cette rangée, la tour voit toujours ton roi. Joue le fou.
    .because-still-in-check = Cela n’aide pas : c’est toujours échec. Joue le fou.
    .hint-1 = La tour vise g1 depuis a1. Quelles cases sont entre les deux ?
    .hint-2 = Quelles cases de la première rangée ton fou peut-il atteindre ?
    .hint-3 = Joue le fou de c2 à b1 ou à d1.
    .yes = Le fou bloque, et la tour ne voit plus ton roi.

# source ba2e41a2
lesson-three-ways-out_no-check = La tour est allée en a2 : plus d’échec ! Ouvre une porte au roi.
    .hint-1 = Tes propres pions enferment ton roi. Joues-en un.
    .hint-2 = Joue le pion de h2 à h3.
    .yes = De l’air ! Sans échec, on a le temps.
    .no = Tu as le droit, mais cela n’ouvre aucune porte. Joue un pion.

# source dcfb1988
lesson-three-ways-out_take-it = Échec de loin ! _Prends_ la dame.
    .wrong-c4-e3 = Bloquer est permis. Mais tu peux prendre la dame !
    .wrong-f1-f2 = Bloquer est permis. Mais tu peux prendre la dame !
    .wrong-g1-h1 = Fuir est permis. Mais tu peux prendre la dame !
    .hint-1 = Suis la ligne de la dame de b6 à g1.
    .hint-2 = Laquelle de tes pièces peut sauter en b6 ?
    .hint-3 = Prends avec le cavalier, de c4 à b6.
    .yes = Prise ! Plus personne n’attaque ton roi.

# source 3ac131e5
lesson-three-ways-out_knight-check = Le cavalier en f3 donne échec. Trouve les deux réponses !
    .because-still-in-check = Pas encore : un cavalier saute par-dessus tout. Prends-le ou fuis.
    .hint-1 = Un cavalier saute : une pièce peut-elle lui barrer le chemin ?
    .hint-2 = Quel pion peut prendre en f3 ? Et où le roi peut-il aller ?
    .hint-3 = Prends avec le pion de g2, ou fuis en h1.
    .yes = Les deux ! Contre un cavalier, on fuit ou on prend.

# source a506758d
lesson-three-ways-out_pawn-check = Un pion donne échec de la case voisine. Trouve les deux réponses !
    .because-king-captures-protected = Le fou en b7 protège le pion. Qui d’autre peut le prendre ?
    .because-still-in-check = Entre les deux, il n’y a pas de place. Prends le pion ou fuis.
    .hint-1 = Ton roi peut-il prendre le pion ? Regarde le fou en b7.
    .hint-2 = Qui d’autre peut prendre en g2 ? Et où le roi peut-il fuir ?
    .hint-3 = Prends avec la tour de f2, ou fuis en g1.
    .yes = Les deux ! Contre un voisin, on fuit ou on prend.

# source 9ee43f07
lesson-three-ways-out_all-three = Échec depuis a1 ! Trouve les { $total } réponses : fuir, bloquer, prendre.
    .hint-1 = Prendre : quelle pièce vise a1 en diagonale ?
    .hint-2 = Bloquer : quelle pièce peut venir en d1 ?
    .hint-3 = Fuir : la première rangée est surveillée. La case g2 est-elle libre ?
    .yes = Fuir, bloquer, prendre : tu as trouvé les { $total } réponses.

# source acda1664
lesson-three-ways-out_guarded-queen = Maintenant, tu as les Noirs ! La dame donne échec : qui peut la prendre ?
    .because-king-captures-protected = Pas encore : le pion en d6 protège la dame. Qui d’autre peut prendre en e7 ?
    .hint-1 = Regarde le pion en d6 : que surveille-t-il ?
    .hint-2 = Le pion surveille e7, alors le roi ne peut pas y prendre.
    .hint-3 = Le cavalier saute de g6 à e7.
    .yes = Le cavalier a pris la dame. Tu as vu que le pion surveille e7.

# source 7546463f
lesson-three-ways-out_escape-room = La salle d’évasion ! Trois échecs de suite : sors-en à chaque fois.
    .hint-1 = Chaque fois, il n’y a qu’une issue.
    .hint-2 = Bloque d’abord avec le pion : de e3 à e2.
    .hint-3 = Prends ensuite la dame avec le fou de d2.
    .hint-4 = Pour finir, fuis avec le roi en g6.
    .yes = Bloquer, prendre, fuir : tu t’en sors à chaque fois !
