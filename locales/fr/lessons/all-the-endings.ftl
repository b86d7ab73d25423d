### Les mots de lessons/all-the-endings.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 68c55c2e
lesson-all-the-endings = Toutes les fins de partie
    .about = On gagne par le mat ou par l’abandon de l’autre. Sinon, la partie est nulle.
    .notes = Une révision de toutes les fins. Faire trier des cartes : un gagnant ou la nulle, puis fin automatique, sur réclamation ou par des mots. Fin automatique : le mat, le pat, la position morte, la cinquième répétition, les soixante-quinze coups. Sur réclamation : la troisième répétition, les cinquante coups. Avec des mots : l’abandon, l’accord. L’échec perpétuel n’est pas une fin à lui seul : il mène à l’une des nulles. Erreur habituelle : donner la partie, après un pat, au camp qui a le plus de pièces.

# source 598e99f0
lesson-all-the-endings_queen-near = La dame noire est en g2. C’est aux Blancs de jouer : qu’est-ce que c’est ?
    .hint-1 = La dame en g2 attaque-t-elle le roi en g1 ?
    .hint-2 = Le roi noir surveille g2. Personne ne peut donc prendre la dame.
    .yes = Échec et mat : le roi est attaqué, et rien n’aide. Les Noirs gagnent.

# source 11bc4b3b
lesson-all-the-endings_queen-far = Maintenant, la dame est en f3. Qu’est-ce que c’est ?
    .hint-1 = La dame en f3 attaque-t-elle g1 ?
    .hint-2 = La dame surveille f1, f2 et h1. Le roi surveille g2 et h2.
    .hint-3 = Pas d’échec et aucun coup : comment cela s’appelle-t-il ?
    .yes = Pat : pas d’échec, mais aucun coup non plus. La partie est nulle.

# source 808d4e79
lesson-all-the-endings_after-the-end = Tu as les Noirs : c’est échec et mat. Essaie quand même d’aller en h8.
    .hint-1 = Touche le roi en g8, puis h8.
    .hint-2 = La partie est finie. Essaie et regarde.
    .yes = Tu l’as vu : après l’échec et mat, personne ne joue plus.

# source 1c2f692e
lesson-all-the-endings_a-winner = Après un mat, il y a un gagnant. Quelle autre fin en a un ?
    .option-stalemate = Le pat
    .option-agree = Les joueurs sont d’accord
    .option-taken = Le roi est pris
    .option-taken-say = Cela n’arrive jamais : au mat, la partie est finie.
    .option-resign = Un camp abandonne
    .hint-1 = Le pat n’a pas de gagnant, et on ne prend jamais un roi.
    .hint-2 = Pense à des mots plutôt qu’à des coups : qui renonce ?
    .yes = Oui : si un camp abandonne, l’autre camp gagne.
    .no = Là, personne ne gagne : la partie est nulle.

# source e6aaeede
lesson-all-the-endings_who-claims = Le cavalier va en f3 : la troisième fois. Qui peut maintenant réclamer la nulle ?
    .option-white = Les Blancs, qui viennent de jouer
    .option-white-say = Les Blancs pouvaient le dire avant de jouer. Leur tour est passé.
    .option-itself = Personne, elle vient toute seule
    .option-itself-say = Pas à la troisième fois : un joueur doit réclamer.
    .option-black = Les Noirs, dont c’est le tour
    .hint-1 = C’est le camp dont c’est le tour qui réclame.
    .hint-2 = Les Blancs ont joué. À qui est-ce maintenant ?
    .yes = Oui : c’est aux Noirs de jouer, alors les Noirs peuvent réclamer.

# source 0fd887f0
lesson-all-the-endings_five-times = Personne n’a rien réclamé. Voici le départ pour la cinquième fois : que se passe-t-il ?
    .option-itself = La nulle vient toute seule
    .option-claim = La nulle, si les Blancs réclament
    .option-on = On continue
    .hint-1 = Trois fois : quelqu’un réclame. Et cinq fois ?
    .hint-2 = À la cinquième fois, personne n’a plus le choix.
    .yes = Oui : la cinquième fois, la partie finit toute seule.
    .no = Cinq fois, cela suffit : on ne demande plus à personne.

# source eed21ac8
lesson-all-the-endings_seventy-five = Soixante-quinze coups tranquilles chacun, et personne n’a rien réclamé. Que se passe-t-il ?
    .option-claim = La nulle, si les Blancs réclament
    .option-claim-say = C’était vrai après cinquante. Maintenant, il y en a soixante-quinze.
    .option-on = On continue
    .option-itself = La nulle vient toute seule
    .hint-1 = Après cinquante coups tranquilles chacun, un joueur peut réclamer.
    .hint-2 = Après soixante-quinze, personne n’a plus le choix.
    .yes = Oui : après soixante-quinze coups tranquilles chacun, la partie est nulle.
    .no = Soixante-quinze chacun, cela suffit : on ne demande plus à personne.

# source 8195c1eb
lesson-all-the-endings_say-it-first = Les Blancs en sont à cinquante coups tranquilles, toi à quarante-neuf. Tour en a6 : peux-tu réclamer ?
    .hint-1 = Tu as les Noirs. Le coup de la tour en a6 est-il tranquille ?
    .hint-2 = C’est un coup sans prise et sans pion.
    .hint-3 = Avec lui, tu en as cinquante aussi.
    .yes = Oui : écris le coup, ne le joue pas, et réclame.
    .no = Le coup de la tour en a6 est tranquille. C’est ton cinquantième.

# source c463eb16
lesson-all-the-endings_surprise = Une surprise : les Noirs ont une tour, mais abandonnent ! Comment finit la partie ?
    .option-white = Les Blancs gagnent
    .option-white-say = Le plus souvent, oui. Mais le roi blanc tout seul pourrait-il mater ?
    .option-draw = La partie est nulle
    .option-black = Les Noirs gagnent
    .option-black-say = Les Noirs ont abandonné, alors ils ne gagnent pas.
    .hint-1 = Quelles pièces ont les Blancs ?
    .hint-2 = Un roi seul ne peut jamais mater.
    .hint-3 = Les Blancs ne peuvent pas gagner, les Noirs ont abandonné. Que reste-t-il ?
    .yes = Oui : un roi seul ne gagne jamais, alors la partie est nulle.
