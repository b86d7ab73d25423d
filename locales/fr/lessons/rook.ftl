### Les mots de lessons/rook.toml.
###
### Le moins de mots possible : l’enfant ne lit pas encore et ne connaît pas les noms des cases. Seuls les indices les disent.

# source 57653d4c
lesson-rook = La tour
    .about = Des lignes droites, des murs et des étoiles.
    .can = Tu sais contourner tous les murs avec la tour !
    .notes = Objectif : la tour va tout droit, aussi loin que le chemin est libre, prend ce qu’elle rencontre et ne saute jamais. Il n’y a rien à lire : laisser l’enfant toucher. Sur un échiquier au sol, un enfant marche comme la tour et d’autres font les murs. Erreurs habituelles : tourner un coin en un seul coup, sauter par-dessus une pièce de son camp. Quand une pièce s’enfuit, demander après chaque coup : peux-tu prendre quelque chose maintenant ?

# source b51471ba
lesson-rook_first-star = Attrape l’étoile !
    .hint-1 = Touche l’étoile.
    .hint-2 = La tour va tout droit jusqu’en d7.
    .yes = Oui !

# source 85554d17
lesson-rook_own-star = À toi de soulever la tour !
    .paper = Trouve le chemin vers l’étoile !
    .hint-1 = Touche d’abord la tour. Puis l’étoile.
    .hint-2 = Joue la tour de b4 à g4.
    .yes = Bravo !

# source f1d14d57
lesson-rook_three-stars = L’étoile s’envole !
    .paper = Attrape les étoiles dans l’ordre : 1, 2, 3 !
    .hint-1 = Quand tu l’attrapes, elle s’envole. Suis-la !
    .hint-2 = Va d’abord en c7. Puis en g7, et enfin en g2.
    .yes = Attrapée !

# source cd0a2a77
lesson-rook_first-capture = Prends le pion !
    .hint-1 = Pose ta tour sur le pion.
    .hint-2 = Joue de c2 à c6. Le pion quitte l’échiquier.
    .yes = Hop, parti !

# source 819994bb
lesson-rook_runaway = Attrape les fugitifs !
    .hint-1 = Les pions courent vers toi. Attrape-les avant qu’ils arrivent.
    .hint-2 = Prends un pion dès que tu peux.
    .yes = Tous attrapés !

# source 8a25d89e
lesson-rook_no-jumping = Essaie de sauter !
    .hint-1 = Touche la tour, puis le bout de la flèche.
    .hint-2 = Joue de d2 à d7. Elle reviendra.
    .yes = Une tour ne saute jamais.
    .no = Ça, c’est permis. Suis la flèche !
    .because-path-blocked = Boum !

# source b1742961
lesson-rook_slantwise = Essaie en diagonale !
    .hint-1 = Touche la tour, puis le bout de la flèche.
    .hint-2 = Joue de e4 à g6. Elle reviendra.
    .yes = Une tour va toujours tout droit.
    .no = Ça, c’est permis. Suis la flèche !
    .because-piece-cant-move-that-way = Oups !

# source 42179b23
lesson-rook_wall = Fais le tour du mur !
    .hint-1 = Tes propres pions sont le mur. Va d’abord de côté.
    .hint-2 = Passe par h1 et h8 jusqu’en a8. Puis reviens par h8 et h2 jusqu’en b2.
    .yes = Et voilà !

# source d8c41f7f
lesson-rook_horse = Attrape mon cavalier !
    .hint-1 = Le cavalier s’échappe. Place-toi pour le prendre juste après.
    .hint-2 = Prends-le dès que tu peux.
    .yes = Attrapé !
