### Les mots de lessons/good-manners.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 2fea7492
lesson-good-manners = Les bonnes manières
    .about = Se serrer la main, ne pas faire de bruit, réfléchir avant de toucher.
    .notes = En tournoi, pièce touchée, pièce jouée : une pièce touchée se joue, une pièce adverse touchée se prend, si une règle le permet. Certains clubs laissent toucher, réfléchir et reposer, et une pièce lâchée reste. Décider avec la classe, avant la première partie, quelle règle vaut aujourd’hui. S’exercer par deux à dire « J’adoube » et à se serrer la main. Erreurs habituelles : toucher d’abord et réfléchir ensuite, ou dénoncer tout haut une étourderie au lieu d’appeler un adulte.

# source afbdff29
lesson-good-manners_hands = Serrez-vous la main avant et après la partie. Pendant le jeu, pas de bruit.

# source a0232650
lesson-good-manners_crooked = Ton cavalier en g1 est de travers. Que dis-tu avant de le toucher ?
    .option-nothing = Rien, je le pousse simplement
    .option-nothing-say = Pas encore : il faudrait alors jouer le cavalier.
    .option-check = Échec
    .option-check-say = Échec veut dire qu’un roi est attaqué. Ici, aucun ne l’est.
    .option-adjust = J’adoube
    .hint-1 = Dis que tu veux seulement le remettre droit.
    .hint-2 = C’est un vieux mot d’échecs : « J’adoube. »
    .yes = Oui : dis d’abord « J’adoube », puis remets le cavalier droit.

# source 8caa54a3
lesson-good-manners_touched = En tournoi, pièce touchée, pièce jouée. Tu as touché le cavalier en g1 : touche ses cases !
    .hint-1 = Le cavalier saute : deux cases tout droit et une de côté.
    .hint-2 = Depuis que le pion a quitté e2, cette case est libre aussi.
    .yes = Les { $total } cases, et il ira sur l’une d’elles. Réfléchis d’abord, touche ensuite !
    .no = Le cavalier touché doit jouer. De g1, où saute-t-il ?

# source 3c2d369b
lesson-good-manners_club-touched = Dans un club, on peut toucher, réfléchir et reposer. Le fou peut-il jouer à la place ?
    .option-free = Oui, je repose le cavalier
    .option-knight = Non, le cavalier doit jouer
    .option-knight-say = C’est ainsi en tournoi. Ce club a sa propre règle.
    .hint-1 = Rien n’a encore été lâché sur une nouvelle case.
    .hint-2 = Avec la règle de ce club, toucher ne compte pas.
    .yes = Oui : avec cette règle, c’est permis. Demande la règle avant de jouer.

# source f2225d33
lesson-good-manners_club-let-go = Le même club. Tu as lâché le fou en c4 : peux-tu changer ?
    .option-always = Oui, quand je veux
    .option-never = Non, personne ne peut le permettre
    .option-never-say = C’est ainsi en tournoi. Dans ce club, quelqu’un peut le permettre.
    .option-kind = Si les Noirs veulent bien
    .hint-1 = Le fou a été lâché. Maintenant, le coup est joué.
    .hint-2 = Dans ce club, l’autre joueur peut être gentil, ou pas.
    .yes = Oui : pièce lâchée, coup joué. Seuls les Noirs peuvent permettre un changement.
    .no = Tu as lâché, alors le coup est joué. À qui peux-tu demander ?

# source 86f577de
lesson-good-manners_touched-theirs = Tournoi : tu as touché le cavalier en e5, alors prends-le. Trouve les deux façons.
    .hint-1 = Lesquelles de tes pièces attaquent e5 ?
    .hint-2 = Regarde le cavalier en f3 et le pion en d4.
    .yes = Les deux ! Une pièce adverse touchée, on la prend.
    .no = Tu as touché le cavalier en e5. Maintenant, une pièce doit le prendre.

# source 7d1b8bae
lesson-good-manners_cannot-move = Tu as les Noirs et tu as touché le fou en e7. Essaie d’aller en c5.
    .hint-1 = Touche le fou en e7, puis c5.
    .hint-2 = La tour en e1 vise la colonne e. Essaie et regarde.
    .yes = Tu l’as vu : il ne peut pas bouger. Alors tu joues une autre pièce.

# source 783056c9
lesson-good-manners_not-allowed = Le fou noir a sauté par-dessus le pion en e7. Vous le voyez : et maintenant ?
    .option-on = On continue
    .option-on-say = Toute la partie reposerait alors sur un coup interdit.
    .option-lost = Les Noirs perdent aussitôt
    .option-lost-say = Une étourderie, cela arrive. Il y a une façon plus gentille.
    .option-back = On revient et on rejoue
    .hint-1 = Un fou ne saute jamais. Ce coup ne compte donc pas.
    .hint-2 = Remettez le fou en f8. Et ensuite ?
    .yes = Oui : on revient et on joue un coup permis. Ou on appelle un adulte.
