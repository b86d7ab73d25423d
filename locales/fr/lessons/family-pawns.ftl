### Les mots de lessons/family-pawns.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 73002487
lesson-family-pawns = Les pions à grands pas
    .about = Règle maison : un pion peut faire deux pas à tout moment.
    .can = Tu sais avancer à grands pas et prendre en passant de partout !
    .notes =
        Objectif : dans ce jeu de famille, chaque pion peut faire deux pas chaque fois que les deux cases sont vides, et chaque fois on peut le prendre en passant. Chaque autre joueur a un coup pour le faire, jusqu’à ce que le joueur du pion rejoue. Sur un échiquier au sol, faire marcher dans les quatre directions, comme au défilé : les pions blancs vers le nord, les bleus vers l’est, les noirs vers le sud, les jaunes vers l’ouest. Erreurs habituelles : un pion qui saute par-dessus une pièce, et des enfants qui gardent ensuite le double pas aux échecs normaux. Leur faire dire à quel jeu ils jouent. Dans la course de la fin, demander avant chaque coup quelle case regarde un pion bleu.

# source ee2649f3
lesson-family-pawns_long-way = Règle maison : deux pas à tout moment ! Cours jusqu’à l’étoile en { $best } coups.
    .hint-1 = Les deux cases devant doivent être vides. Alors, fais deux pas à chaque coup.
    .hint-2 = Arrête-toi en d4, d6, d8, d10 et d12.
    .yes = { $best } doubles pas, et te voilà ! Un pas à la fois, il faudrait dix coups.

# source 2c9799d6
lesson-family-pawns_tournament-steps = En tournoi, seul le premier pas d’un pion peut être long. Essaie quand même !
    .hint-1 = Touche le pion, puis le bout de la flèche.
    .hint-2 = Joue de e6 à e8. Le pion reviendra.
    .yes = À la table de cette famille, il a le droit. En tournoi, non.
    .no = Ça, c’est permis. Suis la flèche !

# source cbc1302e
lesson-family-pawns_parade = Quatre pions défilent : le blanc va au nord, le bleu à l’est. Le noir va au sud, le jaune à l’ouest !
    .hint-1 = Les Blancs commencent. Puis on tourne : Bleus, Noirs, Jaunes.
    .hint-2 = Chaque pion s’éloigne tout droit de sa famille.
    .yes = Quel défilé ! Chaque pion s’est éloigné tout droit de sa famille.
    .because-pawn-sideways = Ce serait aller de côté. Ce pion s’éloigne tout droit de sa famille.

# source 7e492a3a
lesson-family-pawns_run-and-bite = Grands pas, petites bouchées : prends les { $total } pièces en { $best } coups !
    .hint-1 = Où doit être le pion pour prendre en g5 ?
    .hint-2 = Fais deux pas jusqu’à f4, puis prends en g5.
    .hint-3 = Va en f4, g5, g7, f8, e9.
    .yes = Un pas, une bouchée, un pas, deux bouchées ! Tu as croqué Bleus, Noirs et Jaunes.

# source 67fce662
lesson-family-pawns_no-jump = Une des trois flèches est interdite. Essaie celle-là !
    .hint-1 = Pour un double pas, il faut deux cases vides.
    .hint-2 = En d5, il y a un cavalier juste devant ton pion.
    .hint-3 = Joue de d4 à d6. Le pion reviendra.
    .yes = Même à grands pas, un pion ne saute jamais.
    .no = Ça, c’est permis. Cherche une autre flèche !

# source 53c1a8bc
lesson-family-pawns_end-of-the-way = Notre choix : un pion se transforme là où son chemin finit. Quel pion blanc peut le faire maintenant ?
    .hint-1 = Regarde devant b9 et devant e9. Où l’échiquier finit-il ?
    .hint-2 = Après b10, il n’y a plus de case.
    .hint-3 = Va de b9 à b10 et choisis une pièce.
    .yes = En b10, le chemin finit : ton pion est devenu une autre pièce.
    .no = Tu as le droit, mais aucun pion ne se transforme. Quel chemin finit au prochain pas ?
    .wrong-e9-e10 = Ce pion a encore des cases devant lui, jusqu’à e12. Regarde l’autre.
    .wrong-e9-e11 = Presque au bout, mais la dernière case est e12. Regarde l’autre pion.

# source 103329b3
lesson-family-pawns_in-passing = Le pion blanc a couru de d4 à d6. Touche chaque pion qui peut prendre en passant en d5.
    .paper = Le pion blanc a couru de d4 à d6. Quels pions peuvent prendre en passant en d5 ?
    .hint-1 = Quels pions attaquent d5 ? Un pion prend en diagonale, une case en avant.
    .hint-2 = Bleus vers l’est, Noirs vers le sud, Jaunes vers l’ouest.
    .hint-3 = Deux pions attaquent d5 : ceux de c6 et de e6.
    .yes = Les deux ! Qui attaque d5 peut y prendre, de n’importe quel côté.
    .no = De là, il n’attaque pas d5. Dans quelle direction va ce pion ?

# source 526012ed
lesson-family-pawns_one-turn-each = Maintenant, tu as les Noirs ! Le pion blanc a couru de d4 à d6 : prends-le en passant.
    .hint-1 = Le pion blanc a traversé le cercle. Lequel de tes pions attaque cette case ?
    .hint-2 = Les Bleus ont déjà eu leur tour pour prendre. Celui-ci est le tien.
    .hint-3 = Prends de e6 en d5.
    .yes = Pris en passant ! Les Bleus ont joué leur roi, mais c’était encore à toi.
    .no = Tu as le droit, mais ce coup ne prend rien. Tu n’as que ce tour pour prendre.

# source 53c42b77
lesson-family-pawns_too-late = Tout le monde a joué, et c’est de nouveau aux Noirs. Essaie maintenant de prendre en d5.
    .hint-1 = Touche le pion en e6, puis d5.
    .hint-2 = C’est trop tard pour prendre. Essaie, tu verras.
    .yes = Tu l’as vu : trop tard. Notre choix : chaque joueur n’a qu’un tour pour prendre.

# source 8a889372
lesson-family-pawns_crossing = La course ! Mène un pion noir au bout avant qu’un pion bleu y arrive.
    .hint-1 = Attention : les pions bleus vont vers l’est et prennent en diagonale.
    .hint-2 = Un pion qui a la voie libre file à grands pas.
    .yes = Ton pion a traversé tout mon défilé !
