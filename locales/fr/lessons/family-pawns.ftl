### Les mots de lessons/family-pawns.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source aa5c4334
lesson-family-pawns = Les pions à grands pas
    .about = Règle maison : un pion peut faire deux pas à tout moment.
    .notes =
        Objectif : dans ce jeu de famille, chaque pion peut faire deux pas chaque fois que les deux cases sont vides, et chaque fois on peut le prendre en passant. Chaque autre joueur a un coup pour le faire, jusqu’à ce que le joueur du pion rejoue. Sur un échiquier au sol, faire marcher dans les quatre directions : les pions blancs vers le nord, les bleus vers l’est, les noirs vers le sud, les jaunes vers l’ouest. Erreurs habituelles : un pion qui saute par-dessus une pièce, et des enfants qui gardent ensuite le double pas aux échecs normaux. Leur faire dire à quel jeu ils jouent.

# source bb1aca93
lesson-family-pawns_long-steps = Règle maison : un pion peut faire deux pas à tout moment. Les deux cases doivent être vides.

# source 06f99390
lesson-family-pawns_family-steps = Tu joues avec les règles de la famille. Le pion blanc peut-il aller de e6 à e8 ?
    .hint-1 = À cette table, peu importe où est le pion.
    .hint-2 = Les cases e7 et e8 sont-elles vides ? Alors deux pas sont permis.
    .yes = Bien vu : à cette table, deux pas sont permis à tout moment.
    .no = Les deux cases sont vides. La règle de la famille n’en demande pas plus.

# source 15d772d3
lesson-family-pawns_tournament-steps = La même position, mais avec les règles de tournoi. Le pion peut-il aller de e6 à e8 ?
    .hint-1 = Et aux échecs normaux ? Pense au premier coup d’un pion.
    .hint-2 = Là, un pion fait deux pas seulement depuis sa case de départ.
    .yes = Bien vu : en tournoi, deux pas sont permis seulement au premier coup.
    .no = Ce pion a quitté sa case de départ. En tournoi, il fait un seul pas.

# source 77263e70
lesson-family-pawns_no-jump = Tu as les Jaunes, à l’est. Essaie deux pas avec ton pion : de i5 à g5.
    .hint-1 = Touche le pion en i5, puis g5.
    .hint-2 = Il y a un cavalier en h5. Essaie et regarde.
    .yes = Tu l’as vu : même ici, un pion ne saute jamais.

# source ee8ffc10
lesson-family-pawns_own-way = Le pion bleu en d8 va vers l’est. Essaie la même chose avec le pion blanc : de e5 à f5.
    .hint-1 = Touche le pion en e5, puis f5.
    .hint-2 = Les pions blancs vont vers le nord. Essaie et regarde.
    .yes = Tu l’as vu : les pions blancs vont vers le nord. Seuls les bleus vont vers l’est.

# source 08d65949
lesson-family-pawns_long-way = Va de d2 jusqu’à l’étoile en d12, en { $best } coups.
    .hint-1 = Fais deux pas à chaque coup.
    .hint-2 = Arrête-toi en d4, d6, d8, d10 et d12.
    .yes = { $best } doubles pas, et te voilà ! Un pas à la fois, il faudrait dix coups.

# source 24530e3b
lesson-family-pawns_in-passing = Le pion blanc a couru de d4 à d6. Touche chaque pion qui peut prendre en passant en d5.
    .hint-1 = Quels pions attaquent d5 ? Un pion prend à un pas en diagonale, vers l’avant.
    .hint-2 = Bleus vers l’est, Noirs vers le sud, Jaunes vers l’ouest.
    .hint-3 = Deux pions attaquent d5 : ceux de c6 et de e6.
    .yes = Les deux ! Qui attaque d5 peut y prendre, de n’importe quel côté.
    .no = De là, il n’attaque pas d5. Dans quelle direction va ce pion ?

# source ca3c103f
lesson-family-pawns_one-turn-each = À la place, les Bleus ont joué leur roi. Tu as les Noirs : ton pion peut-il prendre en passant en d5 ?
    .hint-1 = Les Noirs ont-ils déjà joué depuis le double pas du pion blanc ?
    .hint-2 = Chaque autre joueur a un tour pour prendre. C’est le tien.
    .yes = Bien vu : depuis, c’est le premier tour des Noirs.
    .no = Les Blancs n’ont pas encore rejoué. Les Noirs ont donc toujours leur chance.

# source 616ac0c8
lesson-family-pawns_too-late = Tout le monde a joué, et c’est de nouveau aux Noirs. Essaie maintenant de prendre en d5.
    .hint-1 = Touche le pion en e6, puis d5.
    .hint-2 = C’est trop tard pour prendre. Essaie et regarde.
    .yes = Tu l’as vu : trop tard. Chaque joueur n’a qu’un tour pour prendre.

# source 1ecadd0e
lesson-family-pawns_end-of-the-way = Un pion se transforme là où son chemin finit. Quel pion blanc peut le faire maintenant ?
    .hint-1 = Regarde devant b9 et devant e9. Où l’échiquier finit-il ?
    .hint-2 = Après b10, il n’y a plus de case.
    .hint-3 = Va de b9 à b10 et choisis une pièce.
    .yes = En b10, le chemin finit : ton pion est devenu une autre pièce.
    .no = Tu as le droit, mais aucun pion ne se transforme. Quel chemin finit au prochain pas ?
    .wrong-e9-e10 = Ce pion a encore des cases devant lui, jusqu’à e12. Regarde l’autre.
    .wrong-e9-e11 = Presque au bout, mais la dernière case est e12. Regarde l’autre pion.
