### Des séances pour les enseignants : 45 minutes chacune, et les douze semaines. Un adulte les lit, devant une classe.

## Ce qui est sur chaque séance.

# source fe030761
plan-number = Séance { $number } sur { $total } · { $minutes } minutes
# source f39f2cbd
plan-for-experts = pour les experts
# source 2bef2d48
plan-material = Matériel
# source 97ce905d
plan-projector = Un projecteur ou un grand échiquier pour tous
# source 3ad91cf3
plan-screen = Un écran pour deux enfants, ou les fiches sur papier
# source 5d90ace9
plan-board = Un échiquier pour deux enfants, avec ces pièces :
# source 9b914e14
plan-cross = L’échiquier à quatre, avec ces pièces :
# source 2b13dead
plan-cut-out = À découper : { $command }
# source a64efff2
plan-minutes = { $minutes } min
# source 6e8fe4af
plan-arrive = L’accueil
# source 925361fa
plan-story = D’abord, regarder l’histoire ensemble : { $name }
# source b9e069cb
plan-first = Les enfants racontent ce qu’ils savent des échecs.
# source e107d9a2
plan-back = Qui s’en souvient ? La question de la dernière fois :
# source 611b2ed3
plan-answer = La réponse :
# source ae549d1b
plan-together = Tous ensemble
# source 0aebea7a
plan-together-how = Montrer une étape de chaque leçon sur le grand échiquier.
# source 125b2190
plan-screens = Aux écrans
# source bc73cb23
plan-screens-how = Deux enfants partagent un écran, chacun son tour. Sans écran, imprimer les fiches :
# source 15358bbf
plan-pairs = À deux, sur un vrai échiquier
# source 59a3110c
plan-groups = En groupes, sur l’échiquier à quatre
# source 65c3d6db
plan-swap = Ensuite, changer de camp.
# source 6d7cbb48
plan-easier = Plus facile
# source dd9bd422
plan-harder = Plus difficile
# source 0e72e48a
plan-level = { $name } · niveau { $level }
# source 6010ee53
plan-step = { $lesson }, étape { $number }
# source 170f2b78
plan-exit = La question de sortie
# source a7b16629
plan-exit-how = Chaque enfant dit ou montre la réponse avant de partir.
# source e8e4c178
plan-homework = À la maison
# source 887ec800
plan-homework-how = S’exercer : « { $name } », niveau { $level }, à l’écran ou sur papier :

## Les douze semaines.

# source 6e857514
plan-weeks = Douze semaines d’échecs
# source 16cb18e6
plan-weeks-how = Deux séances de { $minutes } minutes par semaine. S’il n’y en a qu’une, les prendre dans l’ordre.
# source 6296133e
plan-week = Sem.
# source 84577509
plan-first-period = Première séance
# source 910eaadf
plan-second-period = Deuxième séance
# source ab5720df
plan-print = À imprimer : { $text }
# source 6dd4fe80
plan-print-plan = Une séance : { $command }
# source f40f1b3c
plan-print-lesson = Une fiche : { $command }
# source 5062515b
plan-print-practice = Un exercice pour la maison : { $command }
# source cea47f26
plan-later = Pour les experts, après les douze semaines : { $text }

## Ce que font les enfants à deux, et ce qui est plus facile et plus difficile : chaque séance par son nom.

# source 31ba751e
period-rook-and-bishop-pairs = La tour prend tous les pions. Si un pion arrive, les pions gagnent.
# source b7b9862c
period-rook-and-bishop-easier = Jouer avec deux pions, et chercher d’abord les cases de la tour.
# source 3194d4cc
period-rook-and-bishop-harder = Deux fous chassent à la place de la tour.
# source 473e4ae8
period-queen-and-king-pairs = La dame prend tous les pions avant que l’un d’eux arrive.
# source 5810269c
period-queen-and-king-easier = Enlever deux pions, et montrer d’abord chaque case.
# source 14aa5c6f
period-queen-and-king-harder = Roi, dame, tour et fou chassent six pions.
# source 522ed22e
period-knight-and-names-pairs = Deux cavaliers chassent les pions. Avant chaque saut, dire la case à voix haute.
# source 209fbb27
period-knight-and-names-easier = Un cavalier, une pièce de monnaie : y arriver en peu de sauts.
# source aa417936
period-knight-and-names-harder = Un enfant nomme deux cases, l’autre trouve le chemin.
# source 6f4eb675
period-taking-pairs = Tour, cavalier et fou contre la dame. Celui qui prend tout gagne.
# source e3c64dfe
period-taking-easier = Avant chaque coup, dire ce que la pièce peut prendre.
# source 13a537b5
period-taking-harder = Jouer avec plus de pièces. Une pièce perdue ne revient pas.
# source 8813043b
period-pawns-pairs = Trois pions chacun : le premier qui arrive gagne. Si personne ne peut jouer, personne ne gagne.
# source 46a12479
period-pawns-easier = D’abord avancer et prendre avec un pion chacun.
# source 792896a4
period-pawns-harder = Jouer avec quatre pions chacun.
# source 7447b265
period-promotion-and-values-pairs = Huit pions et le roi : qui aura le premier une nouvelle dame ? Compter les points des pièces prises.
# source 52abad8b
period-promotion-and-values-easier = Un pion avance seul, et devient une fois chaque pièce.
# source 94ff98e7
period-promotion-and-values-harder = Quatre pions jouent contre une tour.
# source 8f5767c9
period-danger-and-check-pairs = Donner dix fois échec avec la dame, et le dire. Si la dame est prise, le roi gagne.
# source 977f5468
period-danger-and-check-easier = Poser un jeton sur chaque case sûre pour le roi.
# source d893f6bc
period-danger-and-check-harder = Un enfant prépare un échec, l’autre trouve qui le donne.
# source bde18c11
period-out-of-check-pairs = Montrer les trois réponses à l’échec. Puis chacun prépare un échec pour l’autre.
# source 0b1329ba
period-out-of-check-easier = Chercher une seule réponse : le roi peut-il fuir ?
# source c48c6548
period-out-of-check-harder = Préparer un échec double. Pourquoi seul le roi peut-il jouer ?
# source b90a0370
period-mate-and-stalemate-pairs = Deux tours attrapent un roi tout seul. Surtout pas de pat !
# source 1b33df9a
period-mate-and-stalemate-easier = Le roi commence au bord.
# source 71bbd9fb
period-mate-and-stalemate-harder = L’attraper avec la dame et le roi.
# source dc617ecd
period-mate-in-one-pairs = La tour et le roi attrapent le roi. Après vingt coups, on change.
# source 0d188b50
period-mate-in-one-easier = Dire après chaque coup : échec, mat, pat, ou rien ?
# source ac0d3e51
period-mate-in-one-harder = Trouver ensemble un mat en deux coups.
# source e9cecdf3
period-armies-and-board-pairs = Poser l’échiquier dans le bon sens. Celui qui prend tout sauf le roi gagne.
# source d7e9f7c2
period-armies-and-board-easier = Une armée ne bouge pas, et l’autre la ramasse.
# source 64316127
period-armies-and-board-harder = Qui donne une pièce pour rien perd la partie.
# source e940beb4
period-set-up-and-turns-pairs = Chaque enfant place une armée et vérifie l’autre. Puis chacun joue dix coups.
# source 84911a7c
period-set-up-and-turns-easier = D’abord, ne placer que les pièces des coins.
# source cc810af1
period-set-up-and-turns-harder = Les yeux fermés : l’un nomme les cases, l’autre place.
# source 2832f108
period-first-whole-game-pairs = Une partie entière. Celui qui donne mat lève la main, et les deux vérifient.
# source d055da50
period-first-whole-game-easier = Jouer avec beaucoup de pièces contre peu.
# source 16c75d01
period-first-whole-game-harder = Avant chaque coup, demander : peut-on prendre quelque chose ?
# source 52ebdc38
period-manners-and-writing-pairs = Comme en tournoi : pièce touchée, pièce jouée. Chacun écrit dix coups.
# source 11676148
period-manners-and-writing-easier = Un enfant joue un coup, et les deux l’écrivent.
# source 40f3150b
period-manners-and-writing-harder = Rejouer une partie avec la feuille de l’autre.
# source 023fc8f7
period-castling-and-passing-pairs = Les pions font la course. Celui qui file à côté peut être pris en passant.
# source af8c2290
period-castling-and-passing-easier = Préparer un double pas, et le prendre en passant.
# source 051dfb3d
period-castling-and-passing-harder = Roquer à temps contre beaucoup de pions.
# source d19535d8
period-when-not-pairs = Poser une pièce blanche. L’autre dit de quel côté les noirs peuvent encore roquer.
# source 1ad90640
period-when-not-easier = Prendre seulement une tour : quelle case attaque-t-elle ?
# source 835ac2e8
period-when-not-harder = Placer un pion que personne ne peut prendre en passant.
# source d5929d6a
period-myths-and-signs-pairs = Jouer une partie et écrire chaque coup avec tous les signes. Chacun roque une fois.
# source 79bc6c45
period-myths-and-signs-easier = N’écrire que les lettres et les cases, les signes viennent après.
# source 8f3e260c
period-myths-and-signs-harder = Inventer une légende sur le roque. L’autre dit si elle est vraie.
# source 1639e0ef
period-giving-up-pairs = Continuer : après chaque coup, on peut proposer nulle. L’autre dit oui, ou joue.
# source 4e2ddca3
period-giving-up-easier = Enlever des pièces jusqu’à ce que personne ne puisse gagner.
# source c8653a1d
period-giving-up-harder = Faire nulle : manger tous les pions qui veulent gagner.
# source cdab3cee
period-claims-pairs = Le roi seul compte ses coups tranquilles. Tiendra-t-il jusqu’à cinquante ?
# source ffdc3071
period-claims-easier = Sortir et rentrer les cavaliers, et compter les positions.
# source 0edddab6
period-claims-harder = Sauver une partie perdue : trois fois la même position.
# source 52940db9
period-endings-pairs = Deux dames attrapent le roi, mais lui laissent de l’air. S’il est pat, le roi gagne.
# source 95c57c89
period-endings-easier = D’abord, trouver tous les pats avec une dame.
# source 69c8c277
period-endings-harder = Annoncer le mat deux coups avant.
# source 6dce7d8e
period-board-for-four-pairs = Une course : les pions noirs contre les bleus. Le premier arrivé gagne.
# source 30f66d15
period-board-for-four-easier = Une pièce fait le tour des quatre coins.
# source bf6d4f96
period-board-for-four-harder = Surveiller les pions qui filent à côté.
# source 32137643
period-attackers-and-snacks-pairs = À quatre, jouer dix tours. Un seul joueur à la fois peut attaquer un roi.
# source 48115da3
period-attackers-and-snacks-easier = Avant chaque coup, compter qui attaque quel roi.
# source adf5c21a
period-attackers-and-snacks-harder = Chacun s’absente une fois, pour un tour.
# source 9b45f580
period-words-and-teams-pairs = Un enfant mène les tours, l’autre les cavaliers. Il faut attraper les deux cavaliers !
# source 0c4e4e1b
period-words-and-teams-easier = Dire échec à voix haute à chaque attaque d’un roi.
# source bcd2f069
period-words-and-teams-harder = Préparer un échec que personne n’a dit. Qu’est-ce qui est permis ?
# source 1f7d1d43
period-last-king-pairs = À quatre, jouer jusqu’au dernier roi. Celui qui est sorti tient la liste.
# source a3d47ecc
period-last-king-easier = Commencer quand il ne reste que deux rois.
# source b44162ec
period-last-king-harder = Former des équipes avant la partie, et tenir parole.
