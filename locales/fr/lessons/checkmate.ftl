### Les mots de lessons/checkmate.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e597143f
lesson-checkmate = Échec et mat
    .about = Échec, et rien n’aide plus : la partie est finie.
    .can = Tu sais attraper un roi sans lui laisser d’issue !
    .notes = Objectif : distinguer l’échec et mat de l’échec en demandant chaque fois « fuir, bloquer, prendre ? » En classe, un enfant est l’avocat du roi et cherche une issue, les autres surveillent les cases. Beaucoup appellent mat tout échec impressionnant, ou croient qu’on prend le roi à la fin ; on ne le prend jamais. La dernière étape est une partie : deux tours contre un roi seul. Une tour surveille une rangée, l’autre donne échec, et toutes deux restent loin du roi.

# source ea8174bd
lesson-checkmate_last-check = Le but du jeu : donne un échec sans issue !
    .wrong-a7-a8 = Échec ! Mais maintenant, personne ne surveille la septième rangée.
    .wrong-a7-e7 = Échec ! Mais le roi prend ta tour.
    .wrong-h6-e6 = Échec ! Mais le roi s’écarte en d8 ou en f8.
    .hint-1 = La tour en a7 surveille déjà toute une rangée.
    .hint-2 = Quelle tour peut donner échec sur la dernière rangée ?
    .hint-3 = Joue la tour de h6 à h8.
    .yes = Ni fuir, ni bloquer, ni prendre. C’est _échec et mat_ : tu gagnes !
    .no = Tu as le droit, mais ce n’est pas échec. Attaque le roi !

# source 4d810cdb
lesson-checkmate_a-door = Les Noirs sont en échec, mais une porte est ouverte. Touche-la !
    .paper = Les Noirs sont en échec, mais une porte est ouverte. Où est-elle ?
    .hint-1 = Regarde chaque case à côté du roi en g8.
    .hint-2 = Le pion a quitté h7. La tour en a8 surveille-t-elle cette case ?
    .yes = Le roi sort par là : c’est échec, pas échec et mat.
    .no = Pas d’issue par là. Regarde les cases à côté du roi.

# source 7b977626
lesson-checkmate_guard-the-door = Le roi veut filer par h7. Donne échec et mat !
    .wrong-e4-e8 = Échec ! Mais la porte est ouverte : le roi va en h7.
    .wrong-e4-a8 = Échec ! Mais la porte est ouverte : le roi va en h7.
    .wrong-e4-h7 = Échec ! Mais personne ne protège ta dame : le roi la prend.
    .hint-1 = Ta dame en e4 surveille déjà h7. Laisse-la là.
    .hint-2 = Quelle pièce peut donner échec sur la dernière rangée ?
    .hint-3 = Joue la tour de a1 à a8.
    .yes = La tour donne échec, et la dame tient la porte fermée.
    .no = Tu as le droit, mais ce n’est pas échec. Attaque le roi !

# source 24bfb7f7
lesson-checkmate_all-mates = { $total } mats se cachent ici. Trouve-les tous !
    .wrong-d7-d4 = Échec ! Mais le roi va en g8.
    .wrong-d7-h3 = Échec ! Mais le roi va en g8.
    .wrong-d7-f7 = Ce n’est pas échec ! Sans attaque, pas de mat.
    .wrong-d7-e6 = Ce n’est pas échec ! Sans attaque, pas de mat.
    .wrong-d7-d5 = Ce n’est pas échec ! Sans attaque, pas de mat.
    .hint-1 = Ton roi surveille f7, g7 et h7. Que doit faire la dame ?
    .hint-2 = Trois mats viennent de loin, sur la dernière rangée.
    .hint-3 = Deux sont tout près, avec l’aide de ton roi : g7 et h7.
    .yes = Tous les { $total } ! Aucun roi ne t’échappe.
    .no = Pas encore : donne échec, et ne laisse aucune case au roi.

# source bbb5d877
lesson-checkmate_lonely-queen = Maintenant, tu as les Noirs ! Ça va mal : sauve-toi !
    .hint-1 = Qui protège la dame en g7 ? Regarde le roi blanc.
    .hint-2 = Personne ne la protège. Prends-la avec ton roi.
    .yes = Personne ne protégeait la dame. C’était juste un échec !

# source e3690b72
lesson-checkmate_last-rescue = On dirait un mat. Trouve le seul coup qui sauve !
    .because-still-in-check = Pas encore : la tour en a8 donne toujours échec. Mets une pièce entre les deux.
    .hint-1 = Fuir n’aide pas, et personne ne peut prendre la tour en a8.
    .hint-2 = Mets une pièce entre a8 et g8. Laquelle peut y aller ?
    .hint-3 = Joue le fou de e6 à c8.
    .yes = Le fou bloque en c8. C’était échec, pas échec et mat !

# source a8199af2
lesson-checkmate_own-walls = Le roi blanc se cache derrière ses propres murs. Donne échec et mat !
    .wrong-g4-h2 = Tu prends un pion, mais ce n’est pas échec.
    .hint-1 = Quelle pièce saute par-dessus les murs ?
    .hint-2 = De quelle case un cavalier attaque-t-il h1 ?
    .hint-3 = Saute de g4 à f2.
    .yes = Les murs ont enfermé le roi. Il n’avait plus où aller !
    .no = Pas encore : seul ton cavalier atteint ce roi.

# source 0e5f337c
lesson-checkmate_what-now = Échec et mat : tes tours ont coincé le roi en e1. Et maintenant ?
    .hint-1 = L’échec et mat met aussitôt fin à la partie. Reste-t-il un coup ?
    .option-stays = Le roi reste sur sa case, et la partie est finie
    .option-stays-say = Oui : on ne prend jamais un roi. Tu as gagné.
    .option-taken = Tu prends le roi
    .option-taken-say = Presque : la partie finit un coup avant. On ne prend jamais un roi.
    .option-runs = Le roi a droit à un dernier coup
    .option-runs-say = Regarde encore : chaque case est surveillée. Le mat met fin à la partie.

# source 197da2af
lesson-checkmate_hunt = Attrape mon roi ! Deux tours y arrivent toutes seules.
    .hint-1 = Une tour surveille une rangée, l’autre donne échec.
    .hint-2 = Garde tes deux tours loin de mon roi.
    .hint-3 = Commence avec la tour, de h8 à h4.
    .yes = Attrapé ! Mon roi se couche.
