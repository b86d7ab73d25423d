### Les mots de lessons/mate-ladder.toml.
###
### Chaque barreau a ses mots une fois : le premier échiquier les dit, les autres y renvoient. Ils ne nomment donc ni case ni camp.

lesson-mate-ladder = L’échelle des mats
    .about = Soixante mats en un coup, barreau après barreau.
    .can = Tu connais douze sortes de mats !
    .notes = Objectif : voir d’un coup d’œil ce qui fait un mat. Chacun des douze barreaux est une sorte de mat, avec cinq échiquiers de plus en plus remplis. Le mieux est un barreau par jour ; l’enfant dit d’abord quelles cases restent au roi. Les images en miroir ne comptent pas comme de nouveaux échiquiers, et il n’y en a pas. Qui les connaît tous trouve des mats dans de vraies parties.

lesson-mate-ladder_back-row-1 = Le roi est enfermé derrière ses propres pions. Fais mat avec la tour !
    .hint-1 = Quelle rangée le roi ne peut-il pas quitter ?
    .hint-2 = Amène la tour sur cette rangée.
    .yes = La tour prend toute la rangée. Aucune sortie !
    .no = Pas encore : regarde le long de la rangée du roi.

lesson-mate-ladder_back-row-2 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Deux tours travaillent ensemble. Trouve le mat !
    .wrong-b7-b8 = Échec, mais le roi peut encore s’écarter.
    .hint-1 = Une tour ferme déjà un chemin au roi.
    .hint-2 = L’autre tour donne échec.
    .yes = Une tour ferme, l’autre donne échec. Attrapé !
    .no = Pas encore : chaque tour a besoin de son propre chemin.

lesson-mate-ladder_two-rooks-2 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = La dame et le roi chassent ensemble. Trouve le mat !
    .wrong-e2-f1 = Échec, mais le roi peut encore s’écarter.
    .hint-1 = Quelle case à côté de l’autre roi ton roi protège-t-il ?
    .hint-2 = Place la dame là : il ne peut pas la prendre.
    .yes = Ton roi protège la dame. C’est mat !
    .no = Pas encore : place la dame là où ton roi la protège.

lesson-mate-ladder_queen-and-king-2 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = Le roi est au bord. Fais mat avec la tour !
    .hint-1 = Ton roi lui ferme le chemin vers le centre.
    .hint-2 = Donne échec avec la tour le long du bord.
    .yes = Le bord, ton roi et la tour : nulle part où aller !
    .no = Pas encore : la tour donne échec le long du bord.

lesson-mate-ladder_rook-and-king-2 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = La dame et le fou regardent la même case. Trouve le mat !
    .hint-1 = Quelle case à côté du roi le fou protège-t-il ?
    .hint-2 = Place la dame sur cette case.
    .yes = Le fou protège la dame : le roi ne peut pas la prendre.
    .no = Pas encore : cherche la case où les deux se rencontrent.

lesson-mate-ladder_bishop-and-queen-2 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = La dame et le cavalier regardent la même case. Trouve le mat !
    .hint-1 = Quelle case à côté du roi le cavalier protège-t-il ?
    .hint-2 = Place la dame sur cette case.
    .yes = Le cavalier protège la dame : le roi ne peut pas la prendre.
    .no = Pas encore : cherche la case où les deux se rencontrent.

lesson-mate-ladder_knight-and-queen-2 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = Le roi est dans le coin. Fais mat avec la tour !
    .hint-1 = Quelle case à côté du roi le cavalier protège-t-il ?
    .hint-2 = Place la tour sur cette case.
    .yes = Le cavalier protège la tour, et le coin est fermé.
    .no = Pas encore : cherche où le cavalier et la tour se rencontrent.

lesson-mate-ladder_knight-and-rook-2 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = Un petit pion termine la partie. Trouve le mat !
    .hint-1 = Lequel de tes pions peut donner échec ?
    .hint-2 = Un pion donne échec en diagonale, vers l’avant.
    .yes = Un petit pion, et le roi est attrapé !
    .no = Pas encore : cette fois, c’est un pion qui le fait.

lesson-mate-ladder_pawn-2 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = Encore un pas, et un pion se transforme. Que ce soit mat !
    .hint-1 = Quel pion est devant la dernière rangée ?
    .hint-2 = Pense à toutes les pièces, pas seulement à la dame.
    .yes = Une nouvelle pièce, et c’est mat !
    .no = Pas encore : une autre pièce ou une autre case fait mat.

lesson-mate-ladder_promotion-2 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = Ses propres pièces enferment le roi. Trouve le mat !
    .hint-1 = Qui peut donner échec par-dessus les autres ?
    .hint-2 = Seul un cavalier peut sauter dedans.
    .yes = Le cavalier saute par-dessus les murs. Le roi n’a aucune case.
    .no = Pas encore : seul le cavalier atteint le roi.

lesson-mate-ladder_smothered-2 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = Une pièce s’écarte, et une autre donne échec. Trouve le mat !
    .hint-1 = Laquelle de tes pièces gêne une autre ?
    .hint-2 = Écarte-la de sorte que plus rien n’aide.
    .yes = Le rideau s’ouvre : échec de derrière, et c’est mat !
    .no = Pas encore : la pièce de devant doit s’écarter.

lesson-mate-ladder_discovered-2 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = Deux pièces donnent échec à la fois. Trouve le mat !
    .wrong-e6-e7 = Échec, mais le roi peut encore s’écarter.
    .hint-1 = Qui peut s’écarter et donner échec aussi ?
    .hint-2 = Contre deux échecs, seul le roi peut bouger.
    .yes = Deux échecs à la fois, et le roi ne peut pas fuir : mat !
    .no = Pas encore : cherche un échec de deux pièces.

lesson-mate-ladder_double-check-2 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }
