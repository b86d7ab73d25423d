### Les mots de lessons/square-names.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 77cb6b32
lesson-square-names = Chaque case a un nom
    .about = D’abord une lettre, puis un chiffre.
    .can = Tu sais trouver chaque case par son nom !
    .notes = Objectif : les enfants trouvent n’importe quelle case par son nom, du côté des Blancs et du côté des Noirs, et y vont. Dire une case et la faire toucher par la classe ; plus tard, ce sont les enfants qui les disent. Dessiner sa propre carte au trésor : trois noms, et une douceur sur la dernière case. Beaucoup commencent par le chiffre : rappeler la lettre, puis le chiffre, comme a1.

# source c74e2622
lesson-square-names_letter-and-number = Lettre _e_, chiffre _4_ : c’est e4. Vas-y avec ta tour !
    .hint-1 = La lettre donne la colonne, le chiffre donne la rangée.
    .hint-2 = La tour est déjà sur la colonne e. Monte jusqu’à la rangée 4.
    .hint-3 = Joue de e1 à e4.
    .yes = Oui, e4 : d’abord la lettre, puis le chiffre.
    .no = C’est une autre case. Cherche le 4 au bord.

# source 684993dd
lesson-square-names_whole-file = Une _colonne_ va de toi vers l’autre joueur. Prends la pièce de la colonne h !
    .hint-1 = Cherche la lettre h au bord de l’échiquier.
    .hint-2 = Monte depuis le h jusqu’à rencontrer quelqu’un.
    .hint-3 = Prends le cavalier en h7.
    .yes = Il était sur la colonne h. Tu as lu la lettre !
    .no = Il n’y a personne là. Cherche la lettre h.
    .wrong-d3-a6 = C’est la colonne a. Cherche le h au bord.
    .wrong-d3-d7 = C’est la colonne d. Cherche le h au bord.
    .wrong-d3-h3 = Te voilà sur la colonne h. Prends la pièce qui y est !

# source 587b798f
lesson-square-names_whole-rank = Une _rangée_ va d’un côté à l’autre. Prends la pièce de la rangée 6 !
    .hint-1 = Cherche le chiffre 6 au bord de l’échiquier.
    .hint-2 = Pars du 6, tout droit, jusqu’à rencontrer quelqu’un.
    .hint-3 = Prends le pion en a6.
    .yes = Il était sur la rangée 6. Tu as lu le chiffre !
    .no = Il n’y a personne là. Cherche le chiffre 6.
    .wrong-d3-d7 = C’est la rangée 7. Il nous faut celle du dessous.
    .wrong-d3-h7 = C’est la rangée 7. Il nous faut celle du dessous.

# source b2a0ebb2
lesson-square-names_find = Cache-cache ! Trouve les { $total } cases que je demande.
    .hint-1 = Pose un doigt sur la lettre, un autre sur le chiffre.
    .hint-2 = Avance tout droit avec les deux doigts jusqu’à leur rencontre.
    .yes = Toutes les { $total } ! Aucune ne t’échappe.

# source 2c6275d7
lesson-square-names_on-e3 = Comment s’appelle la case de la tour ?
    .hint-1 = Quelle lettre est au bout de sa colonne ?
    .hint-2 = Quel chiffre est au bout de sa rangée ? C’est 3.
    .option-c5 = c5
    .option-c5-say = La case c5 est ailleurs. Regarde d’abord la lettre.
    .option-number-first = 3e
    .option-number-first-say = Lettre et chiffre sont bons. Dis d’abord la lettre.
    .option-e3 = e3
    .yes = Oui : la colonne e et la rangée 3 donnent e3.

# source 5720ea38
lesson-square-names_hop = Saute en f5 !
    .hint-1 = Cherche d’abord la lettre f. Puis le 5.
    .hint-2 = Deux colonnes de côté et une rangée plus haut.
    .hint-3 = Saute de d4 à f5.
    .yes = En plein sur f5 !
    .no = C’est une autre case. D’abord la lettre f, puis le 5.
    .wrong-d4-e6 = C’est e6. Lis d’abord la lettre : f.
    .wrong-d4-f3 = La lettre est bonne. Cherche maintenant le chiffre 5.

# source d4dfd542
lesson-square-names_treasure = Une carte au trésor ! La tour va en a5, puis f5, puis f2.
    .hint-1 = Monte le long de la colonne a. Arrête-toi à la rangée 5.
    .hint-2 = Puis suis la rangée 5 jusqu’à la lettre f.
    .hint-3 = En f5, tourne et descends : le trésor est en f2.
    .yes = Tu as trouvé le trésor !
    .no = Ce n’est pas sur ta carte. Relis-la.

# source b17d49c0
lesson-square-names_from-black = Maintenant, tu as les Noirs ! Trouve { $total } cases de ce côté.
    .hint-1 = Les lettres et les chiffres ont tourné aussi. Lis-les au bord.
    .hint-2 = Pose un doigt sur la lettre, un autre sur le chiffre.
    .yes = Les { $total } cases, et du côté des Noirs !

# source 9f9d3dab
lesson-square-names_bishop-there = Ton fou noir va en g4 !
    .hint-1 = Cherche la lettre g. Puis compte jusqu’à la rangée 4.
    .hint-2 = Le fou va en diagonale, par d7, e6 et f5.
    .hint-3 = Joue de c8 à g4.
    .yes = Le voilà en g4.
    .no = C’est une autre case. D’abord la lettre g, puis le 4.
    .wrong-c8-a6 = C’est a6. Cherche la lettre g.
    .wrong-c8-f5 = Presque ! De f5 à g4, il reste un pas.

# source 97574648
lesson-square-names_called-out = Prends là où je demande : en d2, en g5, en b5 !
    .hint-1 = Un nom après l’autre. D’abord d2.
    .hint-2 = De d2, la dame voit le cavalier en g5.
    .hint-3 = De g5, va tout droit sur la rangée 5 jusqu’en b5.
    .yes = Trois noms, trois bouchées. Miam !
    .no = J’ai demandé autre chose : d2, puis g5, puis b5.

# source a669101e
lesson-square-names_round = Et maintenant, { $total } nouvelles cases ! Trouve chacune du premier coup.
    .yes = Tu t’y retrouves sur tout l’échiquier !
