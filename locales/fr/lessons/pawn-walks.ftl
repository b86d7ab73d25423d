### Les mots de lessons/pawn-walks.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 4aa4cc89
lesson-pawn-walks = Le pion avance
    .about = Un pas en avant, deux au départ, et jamais en arrière.
    .can = Tu sais faire marcher tes pions !
    .notes = Objectif : les enfants avancent les pions tout droit, de deux pas seulement depuis leur première case, et jamais en arrière. Mettre la classe en rang et la faire marcher comme des pions : un pas, deux seulement depuis la ligne de départ. Beaucoup croient qu’un pion peut toujours avancer de deux pas. Dans la course de la fin, personne ne peut prendre : qui court avec un seul pion, deux pas d’abord, arrive le premier. La prise en diagonale vient à la leçon suivante.

# source fabf0e6b
lesson-pawn-walks_ahead = Un _pion_ avance tout droit, un pas à la fois. Attrape les deux étoiles !
    .hint-1 = La première étoile est à un pas devant.
    .hint-2 = Continue tout droit : un pas, et encore un.
    .hint-3 = Va en d4, d5 et d6.
    .yes = Pas à pas : voilà un pion !

# source 4c6105a4
lesson-pawn-walks_two-from-start = Depuis sa première case, un pion peut faire deux pas. Attrape les étoiles en { $best } coups !
    .hint-1 = Les deux pions sont sur leur première case.
    .hint-2 = Avec deux pas d’un coup, tu arrives juste sur l’étoile.
    .hint-3 = Joue de b2 à b4 et de g2 à g4.
    .yes = Les deux étoiles sont à toi !

# source 2fb2f556
lesson-pawn-walks_two-again = Ton pion a déjà quitté sa première case. Essaie quand même deux pas !
    .hint-1 = Touche le pion en d3, puis le bout de la flèche.
    .hint-2 = Joue de d3 à d5. Le pion reviendra.
    .yes = À partir de maintenant, il avance pas à pas.
    .no = Ça, c’est permis. Cette fois, suis la flèche !

# source 68bd9203
lesson-pawn-walks_free-way = Un seul pion a la voie libre. Fais-le avancer !
    .hint-1 = Regarde juste devant chaque pion.
    .hint-2 = La tour en a5 ferme un chemin. Les cavaliers en ferment deux.
    .hint-3 = Joue le pion de f5 à f6.
    .yes = Il a trouvé le trou dans le mur !
    .because-pawn-cant-capture-straight = Boum ! Quel pion n’a personne devant lui ?

# source b1c07030
lesson-pawn-walks_aside = L’étoile est juste à côté de ton pion en e4. Quel pion peut l’attraper ?
    .hint-1 = Les pions avancent tout droit. Qui a l’étoile devant lui ?
    .hint-2 = Le pion en d2 a l’étoile droit devant lui.
    .hint-3 = Joue de d2 à d4 : deux pas à la fois.
    .yes = Tout droit jusqu’à l’étoile ! Un pion ne va jamais de côté.
    .because-pawn-sideways = Oups ! Un pion ne va jamais de côté.

# source 7fec1487
lesson-pawn-walks_back = Essaie de reculer !
    .hint-1 = Touche le pion, puis le bout de la flèche.
    .hint-2 = Joue de e4 à e3. Le pion reviendra.
    .yes = Réfléchis avant de pousser un pion !
    .no = Ça, c’est permis. Suis la flèche !

# source f8bd1508
lesson-pawn-walks_three-steps = Maintenant, tu as les Noirs ! Trois pas jusqu’à l’étoile : attrape-la en { $best } coups.
    .hint-1 = Combien de pas un pion peut-il faire à la fois ?
    .hint-2 = Les pions noirs partent de la rangée 7. De là, ils peuvent faire deux pas.
    .hint-3 = Va d’abord en d5, puis en d4.
    .yes = Deux pas, puis un ! Jamais plus de deux à la fois.
    .because-pawn-too-far = Trop loin ! Deux pas au plus.

# source b4d49469
lesson-pawn-walks_with-the-knight = Le cavalier aide ton pion ! Attrape { $total } étoiles en { $best } coups.
    .hint-1 = Le cavalier saute de g8 à f6, puis en g4.
    .hint-2 = Deux étoiles sont devant le pion : en a5 et en a4.
    .hint-3 = Depuis son départ en a7, le pion peut aller en a5.
    .yes = Le pion marche, le cavalier saute : tu as toutes les étoiles !

# source 04aa4b61
lesson-pawn-walks_who-blocks = Ton pion en d7 ne peut pas faire deux pas. Enlève une pièce pour que ce soit permis !
    .paper = Ton pion en d7 ne peut pas avancer de deux cases. Quelle pièce le gêne ?
    .because-pawn-double-blocked = Le chemin est encore fermé. Un pion n’a peur de personne, mais il ne saute jamais.
    .hint-1 = Regarde tout droit depuis d7 : de quelles cases le pion a-t-il besoin ?
    .hint-2 = Il lui faut d6 et d5. Qui est là ?
    .hint-3 = Ton propre cavalier est en d6. Enlève-le !
    .yes = Les deux cases sont libres ! Un pion ne saute jamais, même par-dessus un ami.

# source d65af79a
lesson-pawn-walks_race = Une course ! Mène un pion au bout avant moi.
    .hint-1 = Cours avec un seul pion, et laisse l’autre se reposer.
    .hint-2 = Le pion en a7 peut d’abord faire deux pas.
    .yes = Ton pion est arrivé. Personne ne court plus vite !
