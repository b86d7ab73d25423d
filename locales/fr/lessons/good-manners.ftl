### Les mots de lessons/good-manners.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source d526d998
lesson-good-manners = Les bonnes manières
    .about = Se serrer la main, jouer sans bruit, réfléchir avant de toucher.
    .can = Tu connais les bonnes manières, et tu réfléchis avant de toucher !
    .notes = En tournoi, pièce touchée, pièce jouée : une pièce touchée se joue, une pièce adverse touchée se prend, si c’est permis. Certains clubs laissent toucher, réfléchir et reposer, et une pièce lâchée reste ; là, seul l’autre joueur peut permettre un changement. Décider avec la classe, avant la première partie, quelle règle vaut aujourd’hui. S’exercer par deux à dire « J’adoube » et à se serrer la main. Erreurs habituelles : toucher d’abord et réfléchir ensuite (dans l’exercice du cavalier touché, on perd ainsi un cavalier offert), ou dénoncer tout haut une étourderie au lieu de revenir ensemble en arrière ou d’appeler un adulte.

# source 4b355439
lesson-good-manners_handshake = Deux capitaines se retrouvent pour jouer. Touche dans l’ordre ce qu’ils font !
    .paper = Deux capitaines se retrouvent pour jouer. Que font-ils, et dans quel ordre ?
    .option-hello = Se serrer la main : bonne partie !
    .option-quiet = Jouer sans bruit
    .option-thanks = Se serrer la main : merci !
    .option-tidy = Ranger l’échiquier
    .hint-1 = Que font deux joueurs avant tout le reste ?
    .hint-2 = Une main avant la partie, une main après. Et pendant qu’ils jouent ?
    .yes = C’est ça : la main avant et après, le silence entre les deux.

# source 2f072d44
lesson-good-manners_crooked = Ton cavalier en g1 est de travers. Que fais-tu d’abord, et ensuite ?
    .option-say = Dire : j’adoube
    .option-straight = Remettre le cavalier droit
    .option-move = Réfléchir, puis jouer
    .hint-1 = Dis d’abord que tu veux seulement le remettre droit.
    .hint-2 = Un vieux mot d’échecs vient d’abord : « J’adoube. »
    .yes = Oui : d’abord « J’adoube ». Sinon, il faudrait jouer le cavalier.

# source fbfb1416
lesson-good-manners_touched = En tournoi, on doit jouer une pièce _touchée_. Tu as touché le cavalier : où est-il à l’abri ?
    .wrong-h8-e8 = Ce serait un cadeau ! Mais tu as touché le cavalier en d4 : joue-le.
    .wrong-d4-b3 = Là, le pion en c4 prend. Cherche une autre case !
    .wrong-d4-b5 = Là, la tour en a5 prend. Cherche une autre case !
    .wrong-d4-c6 = Là, le pion en d7 prend. Cherche une autre case !
    .wrong-d4-e6 = Là, le pion en d7 prend. Cherche une autre case !
    .wrong-d4-f5 = Là, le fou en g4 prend. Cherche une autre case !
    .wrong-d4-f3 = Là, le fou en g4 prend. Cherche une autre case !
    .wrong-d4-e2 = Là, le fou en g4 prend. Cherche une autre case !
    .hint-1 = Seul le cavalier peut jouer. Il a huit cases.
    .hint-2 = La tour, le fou et les pions en voient sept.
    .hint-3 = Saute en c2 : personne ne voit cette case.
    .yes = À l’abri, mais un cadeau est perdu. Réfléchis d’abord, touche ensuite !
    .no = Tu as touché le cavalier en d4. Aucune autre pièce ne peut jouer.

# source ac45eec3
lesson-good-manners_club-touched = Dans ce club, on peut toucher, réfléchir et reposer. Prends le cadeau !
    .wrong-d4-c2 = Là, il est à l’abri. Mais ici, tu peux jouer autre chose : cherche un cadeau !
    .hint-1 = Le cavalier revient en d4. Regarde ta tour : que peut-elle prendre ?
    .hint-2 = Prends le cavalier en e8 avec la tour.
    .yes = Ici, tu as le droit ! Demande toujours la règle avant de jouer.
    .no = Tu as le droit, mais le cadeau t’attend encore.

# source a4303350
lesson-good-manners_touched-theirs = Tournoi : tu as touché le cavalier en e5, alors prends-le. Trouve les deux façons !
    .hint-1 = Lesquelles de tes pièces attaquent e5 ?
    .hint-2 = Regarde le cavalier en f3 et le pion en d4.
    .hint-3 = Prends en e5 avec le cavalier, puis avec le pion.
    .yes = Les deux ! Une pièce adverse touchée, on la prend.
    .no = Tu as touché le cavalier en e5. Maintenant, une pièce doit le prendre.

# source 645eae2f
lesson-good-manners_club-let-go = Encore le club. Tu as lâché le fou en c4 : peux-tu changer ?
    .option-always = Oui, quand je veux
    .option-never = Non, personne ne peut le permettre
    .option-never-say = C’est ainsi en tournoi. Dans ce club, quelqu’un peut le permettre.
    .option-kind = Si les Noirs veulent bien
    .hint-1 = Le fou a été lâché. Maintenant, le coup est joué.
    .hint-2 = Dans ce club, l’autre joueur peut être gentil, ou pas.
    .yes = Oui : pièce lâchée, coup joué. Seuls les Noirs peuvent permettre un changement.
    .no = Tu as lâché, alors le coup est joué. À qui peux-tu demander ?

# source 55a3a37c
lesson-good-manners_no-second-queen = Tournoi : tu veux une deuxième dame, mais il n’y en a pas. Que faire ?
    .option-call = Arrêter la pendule et appeler l’arbitre
    .option-upside-down = Retourner une tour
    .option-upside-down-say = À la maison, peut-être. En tournoi, cela reste une tour.
    .option-later = Garder le pion en attendant
    .option-later-say = La promotion est immédiate : aucun pion ne reste sur la dernière rangée.
    .hint-1 = Dans chaque tournoi, quelqu’un aide pour les règles.
    .yes = Oui : l’_arbitre_ t’apporte une dame.

# source 7f773fee
lesson-good-manners_let-go = Maintenant, tu as les Noirs ! Les Blancs ont lâché la dame, elle reste : prends-la !
    .wrong-f6-e4 = Un pion, c’est bien. Mais regarde h5 : une dame entière !
    .hint-1 = Les Blancs voudraient bien la ravoir. Laquelle de tes pièces voit h5 ?
    .hint-2 = Regarde ton cavalier en f6. Où peut-il sauter ?
    .hint-3 = Prends en h5 avec le cavalier.
    .yes = Pièce lâchée, coup joué, même si c’est dommage. Regarde d’abord !
    .no = Tu as le droit, mais une dame attend d’être prise.

# source c450ba72
lesson-good-manners_touched-and-pinned = Tu as touché le fou en e7, mais il ne peut pas bouger. Enlève une pièce pour qu’il doive jouer !
    .because-pinned = Il ne peut toujours pas bouger : il est cloué. Qui vise ton roi à travers lui ?
    .hint-1 = Derrière le fou, il y a ton roi. Qui vise cette ligne ?
    .hint-2 = Le cavalier et le pion ne clouent personne. Regarde la colonne e !
    .hint-3 = La tour en e1 cloue le fou. Enlève la tour !
    .yes = Maintenant, le fou touché doit bouger ! Avant, tu pouvais jouer une autre pièce.

# source f609ab45
lesson-good-manners_not-allowed = Ton fou a sauté par-dessus un pion et a dû revenir. Joue un coup permis avec lui !
    .hint-1 = Un coup interdit ne compte pas. Mais le fou est touché : il faut donc le jouer.
    .hint-2 = Le pion n’est plus en g7. Quel chemin est libre ?
    .hint-3 = Joue le fou en g7 ou en h6.
    .yes = Tout est réparé ! En cas de doute, appelez un adulte.
    .no = Le fou est touché, et il peut jouer. Cherche son chemin libre.
