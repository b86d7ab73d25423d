### Les mots de lessons/knight.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source bbaf1450
lesson-knight = Le cavalier
    .about = Deux cases, puis une de côté, en sautant par-dessus tout.
    .can = Tu sais sauter avec le cavalier, même par-dessus une haie !
    .notes = Objectif : le cavalier arrive deux cases tout droit et une de côté, saute par-dessus tout et change de couleur de case à chaque saut. Faire sauter un enfant sur un sol carrelé, par-dessus des amis accroupis qui font la haie. Beaucoup comptent la première case deux fois : la case de départ ne compte pas. Le voleur de la fin prévoit : avant chaque saut, demander « qui regarde cette case ? » Les noms des cases ne servent pas encore, ils viennent ensuite.

# source 15f4967c
lesson-knight_first-hop = Le cavalier saute : deux cases tout droit, puis une de côté !
    .hint-1 = Suis les deux flèches.
    .hint-2 = Compte deux cases tout droit. Puis une de côté.
    .hint-3 = Saute de d4 à e6.
    .yes = Hop ! Son chemin ressemble à un L, ou à un 7.

# source 05cf13c3
lesson-knight_straight = Essaie d’aller tout droit jusqu’au pion !
    .hint-1 = Touche le cavalier, puis le pion au bout de la flèche.
    .hint-2 = Joue de d4 à d6. Le cavalier reviendra.
    .yes = Un cavalier ne va jamais tout droit. Il saute !
    .no = Ça, c’est un vrai saut. Cette fois, suis la flèche !
    .because-piece-cant-move-that-way = Oups !

# source 8aad4e63
lesson-knight_two-hops = Maintenant, attrape ce pion en { $best } sauts !
    .hint-1 = Saute d’abord sur un côté, puis reviens vers le pion.
    .hint-2 = Où doit être le cavalier avant son dernier saut ?
    .hint-3 = D’abord en f5. Puis prends en d6.
    .yes = Hop, hop, plus de pion !

# source 8a5837f8
lesson-knight_carousel = Saute autour de ton roi : une étoile t’attend à chaque saut !
    .hint-1 = Toutes les étoiles sont tout près du roi.
    .hint-2 = Deux cases tout droit et une de côté : voilà l’étoile suivante.
    .hint-3 = Un chemin : d5, e3, c4, e5, d3, c5, e4.
    .yes = Le même L dans toutes les directions : les { $total } étoiles sont à toi !

# source 8492dbd0
lesson-knight_over-the-wall = Une haie tout autour ! Saute dehors et attrape les deux étoiles.
    .hint-1 = Un cavalier saute par-dessus tout.
    .hint-2 = Une étoile est deux cases devant et une de côté.
    .hint-3 = D’abord en e6. Puis en c7.
    .yes = Par-dessus la haie ! Personne d’autre ne sait le faire.

# source b049ab33
lesson-knight_make-room = Ton cavalier ne peut pas suivre la flèche. Touche celui qui doit partir !
    .paper = Ton cavalier ne peut pas suivre la flèche. Qui doit partir ?
    .because-own-piece-on-target = Le cavalier saute par-dessus. Mais qui est sur sa case d’arrivée ?
    .hint-1 = Un cavalier saute par-dessus tout le monde. Alors, où arrive-t-il ?
    .hint-2 = Il arrive en e6, et ton propre pion y est déjà. Touche-le !
    .yes = La place est libre ! Un cavalier saute par-dessus ses amis, mais jamais sur eux.

# source 4bcba5a0
lesson-knight_color = Saute { $total } fois. Regarde bien la couleur des cases !
    .hint-1 = Saute où tu veux.
    .hint-2 = La nouvelle case est-elle claire ou foncée ?
    .yes = À chaque saut, la couleur change !

# source 85418156
lesson-knight_with-the-bishop = Le fou t’aide ! Attrape { $total } étoiles en { $best } coups.
    .hint-1 = Le fou en f1 reste sur les cases claires.
    .hint-2 = Le fou va en c4, puis en g8.
    .hint-3 = Le cavalier saute de b1 à c3, puis en e4.
    .yes = Le cavalier a changé de couleur, le fou jamais.

# source 41ea63db
lesson-knight_far-corner = Maintenant, tu as les Noirs ! Va jusqu’au coin le plus loin en { $best } sauts.
    .hint-1 = Saute d’abord vers le milieu, pas le long du bord.
    .hint-2 = Commence par f7.
    .hint-3 = Un chemin : f7, e5, c4, a3, c2, a1.
    .yes = Tout l’échiquier d’un bout à l’autre !

# source a74b991d
lesson-knight_thief = Ton cavalier est un voleur. Vole la dame, le fou et la tour sans te faire voir !
    .hint-1 = Arrête-toi là où personne ne regarde. Sur les cases marquées, on te voit.
    .hint-2 = Vole d’abord la dame. Le fou attendra : la tour veille sur lui.
    .hint-3 = Va en f6, d5 et f4. Puis en g2, e3 et g4.
    .yes = Les trois sont à toi, et personne n’a rien vu !
