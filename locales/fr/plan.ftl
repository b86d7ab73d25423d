### Des séances pour les enseignants : 45 minutes chacune, et les douze semaines. Un adulte les lit, devant une classe.

## Ce qui est sur chaque séance.

# source fe030761
plan-number = Séance { $number } sur { $total } · { $minutes } minutes
# source f39f2cbd
plan-for-experts = pour les experts
# source 648433e1
plan-material = Matériel
# source b7d4dda3
plan-projector = Un vidéoprojecteur ou un grand échiquier mural
# source 8897f4f9
plan-screen = Un écran pour deux enfants, ou les fiches sur papier
# source fba7eacf
plan-board = Un échiquier pour deux enfants, avec ces pièces :
# source 9b914e14
plan-cross = L’échiquier à quatre, avec ces pièces :
# source 8aa3c8bc
plan-cut-out = À découper : { $command }
# source a64efff2
plan-minutes = { $minutes } min
# source 4047c65d
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
# source a5e82ca6
plan-exit = La question de sortie
# source a7b16629
plan-exit-how = Chaque enfant dit ou montre la réponse avant de partir.
# source e8e4c178
plan-homework = À la maison
# source 4fcba04f
plan-homework-how = Exercice « { $name } », niveau { $level }, à l’écran ou sur papier :

## Les douze semaines.

# source 6e857514
plan-weeks = Douze semaines d’échecs
# source d6c06839
plan-weeks-how = Deux séances de { $minutes } minutes par semaine. Avec une seule, garder le même ordre.
# source 6296133e
plan-week = Semaine
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
# source e5389c9e
plan-print-practice = Un exercice pour la maison : { $command }
# source cea47f26
plan-later = Pour les experts, après les douze semaines : { $text }

## Ce que font les enfants à deux, et ce qui est plus facile et plus difficile : chaque séance par son nom.

# source e412452f
period-rook-and-bishop-pairs = La tour prend tous les pions. Si un pion arrive au bout, les pions gagnent.
# source 6b2dd4f6
period-rook-and-bishop-easier = Jouer avec deux pions, et chercher d’abord les cases de la tour.
# source ebaba84d
period-rook-and-bishop-harder = Deux fous chassent à la place de la tour.
# source 0af2cee9
period-queen-and-king-pairs = La dame prend tous les pions avant qu’un seul n’arrive au bout.
# source 8fc79180
period-queen-and-king-easier = Enlever deux pions, et montrer d’abord les cases de la dame.
# source 14aa5c6f
period-queen-and-king-harder = Roi, dame, tour et fou chassent six pions.
# source 522ed22e
period-knight-and-names-pairs = Deux cavaliers chassent les pions. Avant chaque saut, dire la case à voix haute.
# source a7ab8963
period-knight-and-names-easier = Un cavalier, un jeton : l’atteindre avec le moins de sauts possible.
# source aa417936
period-knight-and-names-harder = Un enfant nomme deux cases, l’autre trouve le chemin.
# source 6f4eb675
period-taking-pairs = Tour, cavalier et fou contre la dame. Qui prend tout gagne.
# source bf2ea31e
period-taking-easier = Avant chaque coup, dire ce que la pièce peut prendre.
# source c3c196ac
period-taking-harder = Jouer avec plus de pièces. Une pièce perdue ne revient pas.
# source 0ad3c4ce
period-pawns-pairs = Trois pions chacun : le premier au bout gagne. Si quelqu’un ne peut plus jouer, personne ne gagne.
# source 78592f0f
period-pawns-easier = D’abord avancer et prendre avec un pion chacun.
# source 792896a4
period-pawns-harder = Jouer avec quatre pions chacun.
# source 3d1656e6
period-promotion-and-values-pairs = Huit pions et un roi chacun : qui aura d’abord une nouvelle dame ? Compter les points des pièces prises.
# source 350d4e24
period-promotion-and-values-easier = Un pion avance seul. Chaque fois au bout, il devient une autre pièce.
# source 94ff98e7
period-promotion-and-values-harder = Quatre pions jouent contre une tour.
# source 8f5767c9
period-danger-and-check-pairs = Donner dix fois échec avec la dame, et le dire chaque fois. Si la dame est prise, le roi gagne.
# source 977f5468
period-danger-and-check-easier = Poser un jeton sur chaque case sûre pour le roi.
# source d893f6bc
period-danger-and-check-harder = Un enfant prépare un échec, l’autre trouve qui le donne.
# source aa80fdd4
period-out-of-check-pairs = Montrer les trois réponses à l’échec. Puis chacun prépare un échec pour l’autre.
# source 0b1329ba
period-out-of-check-easier = Chercher une seule réponse : le roi peut-il fuir ?
# source ed468204
period-out-of-check-harder = Préparer un échec double. Pourquoi seul le roi peut-il jouer ?
# source b90a0370
period-mate-and-stalemate-pairs = Deux tours attrapent un roi tout seul. Surtout pas de pat !
# source 1b33df9a
period-mate-and-stalemate-easier = Le roi commence au bord.
# source e2e4a816
period-mate-and-stalemate-harder = L’attraper avec la dame et le roi.
# source 3fa84ba4
period-mate-in-one-pairs = La tour et le roi attrapent l’autre roi. Vingt coups, pas plus !
# source fb7ec49e
period-mate-in-one-easier = Dire après chaque coup : échec, mat, pat, ou rien ?
# source aec3daaf
period-mate-in-one-harder = Trouver ensemble un mat en deux coups.
# source e9cecdf3
period-armies-and-board-pairs = Poser l’échiquier dans le bon sens. Qui prend tout, sauf le roi, gagne.
# source 6e1ffe00
period-armies-and-board-easier = Une armée ne bouge pas, et l’autre prend tout.
# source 64316127
period-armies-and-board-harder = Qui donne une pièce pour rien perd la partie.
# source 7803e574
period-set-up-and-turns-pairs = Chaque enfant place une armée et vérifie l’autre. Puis chacun joue dix coups.
# source 56e0d662
period-set-up-and-turns-easier = Placer à partir des coins : tours, cavaliers, fous.
# source 66d422c1
period-set-up-and-turns-harder = Un enfant dit les cases, les yeux fermés, et l’autre place.
# source 7a3c8044
period-first-whole-game-pairs = Une partie entière. Qui donne échec et mat lève la main, et les deux vérifient.
# source d055da50
period-first-whole-game-easier = Jouer avec un grand équipage contre un petit.
# source 38cef2fa
period-first-whole-game-harder = Avant chaque coup, se demander : ma pièce peut-elle y être prise ?
# source 11ab4e94
period-manners-and-writing-pairs = Comme en tournoi : pièce touchée, pièce jouée. Chacun écrit dix coups.
# source d005a5bc
period-manners-and-writing-easier = Un enfant joue un coup, et les deux l’écrivent.
# source b6c7a33a
period-manners-and-writing-harder = Rejouer une partie avec la feuille de l’autre.
# source 2c61757e
period-castling-and-passing-pairs = Les pions font la course. Celui qui file à côté peut être pris en passant.
# source 52a7fbd7
period-castling-and-passing-easier = Préparer un double pas, puis prendre le pion en passant.
# source 051dfb3d
period-castling-and-passing-harder = Roquer à temps contre beaucoup de pions.
# source 1e392849
period-when-not-pairs = Un enfant pose une pièce blanche. L’autre dit de quel côté les Noirs peuvent encore roquer.
# source 21be8107
period-when-not-easier = Avec une tour seulement : quelles cases attaque-t-elle ?
# source 835ac2e8
period-when-not-harder = Placer un pion que personne ne peut prendre en passant.
# source 01f07de3
period-myths-and-signs-pairs = Jouer une partie et écrire chaque coup avec tous les signes. Chacun roque une fois.
# source 79bc6c45
period-myths-and-signs-easier = Écrire d’abord les lettres et les cases, puis ajouter les signes.
# source f4940524
period-myths-and-signs-harder = Inventer une histoire sur le roque. L’autre dit : vrai ou faux ?
# source fe1accd0
period-giving-up-pairs = Jouer : après chaque coup, on peut proposer la nulle. L’autre accepte ou continue.
# source 65029487
period-giving-up-easier = Enlever des pièces jusqu’à ce que personne ne puisse plus gagner.
# source 98b1fceb
period-giving-up-harder = Faire nulle : manger tous les pions qui veulent gagner.
# source b8f692b6
period-claims-pairs = Le roi seul compte ses coups tranquilles. Tiendra-t-il jusqu’à cinquante ?
# source 7957270b
period-claims-easier = Sortir les cavaliers, les rentrer, et compter les positions.
# source f01d0a76
period-claims-harder = Sauver une partie perdue : trois fois la même position.
# source 06c1e9d7
period-endings-pairs = Deux dames attrapent le roi, mais lui laissent de l’air. Le pat sauve le roi.
# source be587065
period-endings-easier = D’abord, chercher des pats avec une dame.
# source 1165824d
period-endings-harder = Annoncer le mat deux coups avant.
# source 6dce7d8e
period-board-for-four-pairs = Une course : les pions noirs contre les bleus. Le premier pion au bout gagne.
# source 30f66d15
period-board-for-four-easier = Une pièce fait le tour des quatre coins.
# source bf6d4f96
period-board-for-four-harder = Surveiller les pions qui filent à côté.
# source 3d4085de
period-attackers-and-snacks-pairs = À quatre, jouer dix tours. Deux joueurs n’attaquent jamais le même roi.
# source 20619c4f
period-attackers-and-snacks-easier = Avant chaque coup, dire qui attaque quel roi.
# source d97be43b
period-attackers-and-snacks-harder = Chacun s’absente une fois, pour un tour.
# source cbe0d0e1
period-words-and-teams-pairs = Un enfant mène les tours, l’autre les cavaliers. Il faut attraper les deux cavaliers !
# source f38dc59d
period-words-and-teams-easier = Le dire à voix haute, dès qu’on attaque un cavalier.
# source bcd2f069
period-words-and-teams-harder = Préparer un échec que personne n’a dit. Qu’est-ce qui est permis ?
# source fbc49ca2
period-last-king-pairs = À quatre, jouer jusqu’au dernier roi. Qui n’a plus de roi tient la marque.
# source 44baeda6
period-last-king-easier = Commencer quand il ne reste que deux rois.
# source b44162ec
period-last-king-harder = Former des équipes avant la partie, et tenir parole.
