### Les mots de lessons/king-danger.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 772b31db
lesson-king-danger = Le roi évite le danger
    .about = Le roi ne va jamais là où une pièce pourrait le prendre.
    .can = Tu gardes ton roi en sécurité, et tu connais le clouage !
    .notes = Objectif : le roi ne va jamais sur une case attaquée, et une pièce clouée reste sur sa ligne. Avant chaque coup du roi, demander : « Qui regarde cette case ? » En classe, un enfant joue le roi, un autre le rideau, un troisième la tour derrière : quand le rideau s’en va, la tour crie « je te vois ! » Erreurs habituelles : prendre une pièce protégée avec le roi, reculer sur la ligne de l’attaquant, mettre les deux rois côte à côte, croire qu’une pièce clouée ne surveille plus rien.

# source f81e7a0e
lesson-king-danger_tiptoe = Sur la pointe des pieds, passe devant le cavalier jusqu’à l’étoile !
    .because-king-captures-protected = Le pion protège le cavalier. N’y touche pas !
    .because-king-into-attack = Quelqu’un regarde cette case. N’y va pas !
    .hint-1 = Le cavalier voit toutes les cases marquées. Évite-les.
    .hint-2 = Contourne le cavalier par g4 et f5.
    .yes = Enfin à la maison ! Le cavalier n’a rien vu.

# source 305b152c
lesson-king-danger_past-the-rook = Passe devant la tour jusqu’à l’étoile ! Où est le trou ?
    .because-king-captures-protected = La tour protège son pion. N’y touche pas !
    .because-king-into-attack = Quelqu’un regarde cette case. N’y va pas !
    .hint-1 = La tour ne voit pas derrière son pion. Où peux-tu te glisser ?
    .hint-2 = Glisse-toi par h3. Puis continue par g4 et f5.
    .yes = Quel petit trou ! Ni la tour ni le fou n’ont vu passer ton roi.

# source 121c69e0
lesson-king-danger_which-one = Ton roi a faim. Prends la pièce que personne ne protège !
    .hint-1 = Montre chaque pièce du doigt. Quelle autre pièce la regarde ?
    .hint-2 = La tour et le cavalier protègent le fou. Le pion protège le cavalier.
    .hint-3 = Personne ne protège la tour en d5. Prends-la.
    .yes = Miam ! Personne ne protégeait la tour.
    .no = Tu peux y aller, mais le roi veut manger quelque chose.
    .because-king-captures-protected = Cette pièce est protégée. Un roi ne prend jamais une pièce protégée.

# source b15fb15a
lesson-king-danger_guarded-queen = La dame est venue tout près. Ton roi peut-il la prendre ?
    .hint-1 = Cherche une pièce noire qui surveille g2.
    .hint-2 = La ligne du fou passe par e4 et f3. Où va-t-elle ensuite ?
    .yes = Bien vu : le fou surveille g2. Un roi ne prend jamais une pièce protégée.
    .no = Suis la ligne depuis d5 : e4, f3, g2. Le fou protège la dame.

# source 82b8b5dd
lesson-king-danger_shadow = La tour te voit ! Essaie de fuir le long de sa rangée.
    .hint-1 = Touche le roi en e4, puis f4.
    .hint-2 = La tour vise toute la rangée. Essaie, tu verras.
    .yes = Tu l’as vu : la ligne de la tour continue derrière le roi.

# source 9be1d0f1
lesson-king-danger_run = La tour en h1 voit ton roi ! Trouve chaque case sûre.
    .hint-1 = La tour surveille toute la première rangée.
    .hint-2 = Quitte la rangée : un pas en avant, tout droit ou en diagonale.
    .hint-3 = Il y a { $total } cases sûres : d2, e2 et f2.
    .yes = Toutes les { $total } ! Chaque fois, tu as quitté la rangée de la tour.
    .because-king-stays-on-line = Pas encore : la ligne de la tour continue derrière ton roi. Quitte la rangée.

# source a3f8bc6c
lesson-king-danger_own-curtain = Prends le cavalier ! Mais une de tes pièces doit rester à la maison.
    .hint-1 = Deux de tes pièces visent le cavalier en b5. Lesquelles ?
    .hint-2 = Regarde la tour en e8. Que voit-elle si le fou s’en va ?
    .hint-3 = Prends en b5 avec la tour.
    .yes = Bravo ! Le fou doit protéger son roi : il est _cloué_.
    .no = Tu as le droit, mais cette fois, prends le cavalier.
    .because-pinned = Le fou est le rideau de ton roi. Il est _cloué_ et doit rester !

# source 726dad7d
lesson-king-danger_along-the-line = Maintenant, ta tour est clouée. Que peut-elle prendre quand même ?
    .hint-1 = Une pièce clouée peut bouger sur sa ligne.
    .hint-2 = Suis la ligne de e2 jusqu’à e7.
    .hint-3 = Prends la tour en e7.
    .yes = Sur sa ligne, ta tour peut bouger. Et même prendre !
    .no = Tu as le droit, mais prends quelque chose avec la tour.
    .because-pinned = Alors plus personne ne protège ton roi. Reste sur la ligne !

# source 4ce755b9
lesson-king-danger_two-kings = Maintenant, tu as les Noirs ! Contourne le roi blanc jusqu’à l’étoile.
    .because-king-next-to-king = Trop près ! Deux rois ne sont jamais côte à côte.
    .hint-1 = Laisse toujours une case entre les deux rois.
    .hint-2 = Va d’abord en c5. Puis, par b4 et b2, jusqu’à c1.
    .yes = Belle promenade ! Deux rois ne sont jamais côte à côte.

# source 39792a6c
lesson-king-danger_pinned-guard = Le cavalier blanc est cloué. Attrape l’étoile, mais fais attention !
    .because-king-into-attack = Le cavalier est cloué, mais il voit toujours cette case !
    .hint-1 = Le cavalier ne peut pas quitter son roi. Mais il peut regarder !
    .hint-2 = Le chemin court est surveillé. Fais le tour par c4 et d3.
    .hint-3 = Va en c4, en d3, en e4, puis en e5.
    .yes = Bien joué ! Une pièce clouée surveille encore ses cases.
