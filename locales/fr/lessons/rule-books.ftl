### Les mots de lessons/rule-books.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 4bdfb1e1
lesson-rule-books = Autres tables, autres règles
    .about = École, club, boîte, en ligne : ce qui vaut, et ce dont personne ne parle.
    .can = Tu sais quoi demander avant de jouer, à toutes les tables !
    .notes = Les feuilles de règles diffèrent des règles officielles et entre elles, et il leur manque des choses. Ce qu’une feuille ne dit pas, elle ne l’interdit pas : on se met d’accord avant la partie. Comparer point par point une feuille de la classe avec les règles de tournoi, et faire chercher ce qui manque. Erreur courante : croire que sa propre table est la seule.

# source e146b66a
lesson-rule-books_before = Les règles d’une école ne mentionnent ni abandon ni nulle par accord. Touche dans l’ordre ce qu’il faut faire !
    .paper = Les règles d’une école ne mentionnent ni abandon ni nulle par accord. Que faut-il faire, et dans quel ordre ?
    .option-read = Lire les règles
    .option-agree = Décider de ce qui manque
    .option-hands = Se serrer la main : bonne partie !
    .option-play = Les Blancs jouent le premier coup
    .hint-1 = Rien non plus sur les réclamations : ni trois fois, ni cinquante coups.
    .hint-2 = Une boîte oublie les pièces touchées et l’abandon : demande aussi cela.
    .yes = Oui : pas mentionné ne veut pas dire interdit. Parlez-en donc avant la partie.

# source f069edc7
lesson-rule-books_knock-out = Tournoi d’école sans arbitre : le perdant est éliminé. Qui continue ici ?
    .option-queen = Le camp qui a la dame
    .option-queen-say = Regarde bien : pat ! La dame ne suffit pas.
    .option-ask = Nous deux décidons : une autre partie, peut-être
    .option-arbiter = L’arbitre le dit
    .option-arbiter-say = Ici, il n’y en a pas. Vous êtes vos propres arbitres.
    .hint-1 = Entre débutants, la nulle est rare, mais regarde : est-ce échec ?
    .hint-2 = Ni échec, ni coup : personne n’a perdu.
    .yes = Oui : une nulle reste une nulle. Le mieux : en parler avant la partie !

# source 2a42a7cc
lesson-rule-books_sheet-wall = Une feuille courte ne connaît que quatre positions mortes. Ce mur en fait-il partie ?
    .hint-1 = Les quatre : rois seuls, un fou, un cavalier, fous sur une seule couleur.
    .hint-2 = Ici, il y a des pions : aucune des quatre.
    .yes = D’après cette feuille, on continue. En tournoi, c’est fini.
    .no = En tournoi, oui. Cette feuille n’en parle pas.

# source 678c0285
lesson-rule-books_club-row = Un club veut les mêmes coups trois fois de suite. Peux-tu réclamer la nulle ?
    .hint-1 = Les mêmes cavaliers sont-ils sortis les deux fois ?
    .hint-2 = D’abord ceux de g1 et g8, puis ceux de b1 et b8.
    .yes = Bien vu : d’autres coups, donc pas dans ce club. En tournoi, tu peux la réclamer.

# source c4b076c6
lesson-rule-books_club-count = Quarante-neuf coups tranquilles chacun, au club. Suis la flèche avec ton pion !
    .hint-1 = Dans ce club, seules prise et promotion remettent le compte à zéro.
    .hint-2 = Joue le pion de e2 à e3, et regarde !
    .yes = Nulle : là, le pas du pion est tranquille. En tournoi, on repart de zéro.
    .no = Pas là : cette fois, le pion de e2 à e3.

# source f11ba2ff
lesson-rule-books_box-third = Maintenant, tu as les Noirs. Une boîte ne regarde que les pièces : peux-tu réclamer la nulle ?
    .hint-1 = Là, le roque ne compte pas. Combien de fois l’échiquier a-t-il été comme ça ?
    .hint-2 = Au départ, après un tour, et maintenant : trois fois.
    .yes = Oui, selon la boîte, cela fait trois. En tournoi, deux seulement.
    .no = En tournoi, oui : le roque y compte. La boîte ne regarde que les pièces.

# source 5d4c5774
lesson-rule-books_box-who = Encore la boîte, et c’est ton tour. Touche chaque roi qui peut réclamer la nulle !
    .paper = Encore la boîte, et c’est ton tour. Quels rois peuvent réclamer la nulle ?
    .hint-1 = En tournoi, seulement toi. La boîte dit : n’importe qui, avant ou après son coup.
    .hint-2 = Touche les rois en e8 et e1.
    .yes = Les deux : selon la boîte, chacun peut la réclamer. En tournoi, seulement toi.

# source c4a9bfae
lesson-rule-books_box-say = La boîte veut qu’on avertisse le roi. Donne échec avec ta tour, et appuie sur « Échec ! ».
    .paper = La boîte veut qu’on avertisse le roi. Donne échec avec ta tour, et dis-le !
    .hint-1 = Quelle rangée ou colonne mène au roi en g1 ?
    .hint-2 = Joue la tour de a2 à a1, puis appuie sur « Échec ! ».
    .yes = C’est dit, comme le veut la boîte ! En tournoi, personne n’y est obligé.
    .no = Pas encore : attaque le roi avec ta tour, et dis-le.

# source c81d9e75
lesson-rule-books_sheet-fifty = Cinquante coups tranquilles chacun, mais la feuille courte n’en dit rien. Peux-tu réclamer la nulle ?
    .hint-1 = Elle ne dit rien non plus des trois fois ni des accords.
    .hint-2 = On ne réclame rien avec une règle qui n’y est pas.
    .yes = Bien vu : rien n’est dit, parlez-en la prochaine fois. En tournoi, tu peux la réclamer.

# source b6733633
lesson-rule-books_online = Maintenant en ligne ! Va en f6 avec ton cavalier, puis rentre : que se passe-t-il ?
    .hint-1 = Joue le cavalier de g8 à f6.
    .hint-2 = Reviens maintenant en g8. Un ordinateur n’oublie aucune position !
    .yes = Troisième fois : en ligne, nulle tout de suite. Sur un vrai échiquier, il faut la réclamer.
    .no = Pas là : va en f6 avec le cavalier, puis rentre.
