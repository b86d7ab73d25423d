### Les mots de lessons/mate-ladder.toml.
###
### Les indices d’un barreau sont dits par son premier échiquier ; les autres y renvoient. Ils ne nomment aucune case : ils valent pour les cinq.

# source ccb5a5b0
lesson-mate-ladder = L’échelle des mats
    .about = Soixante mats en un coup, barreau après barreau.
    .can = Tu connais douze sortes de mats !
    .notes = Objectif : voir d’un coup d’œil ce qui fait un mat. Chacun des douze barreaux est une sorte de mat, avec cinq échiquiers. Le mieux est un barreau par jour ; l’enfant dit d’abord quelles cases restent au roi. Aucun échiquier n’est le reflet d’un autre. Qui connaît les douze sortes trouve des mats dans de vraies parties.

# source 2a05ad6a
lesson-mate-ladder_back-row-1 = Le roi est enfermé derrière ses propres pions. Fais mat avec la tour !
    .hint-1 = Quelle rangée le roi ne peut-il pas quitter ?
    .hint-2 = Amène la tour sur cette rangée.
    .yes = La tour surveille toute la rangée. Aucune sortie !
    .no = Pas encore : regarde le long de la rangée du roi.

# source d5406368
lesson-mate-ladder_back-row-2 = Trois pions devant le roi, et plus d’air pour lui. Fais mat !
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Ses propres pions n’ont pas laissé sortir le roi !
    .no = { lesson-mate-ladder_back-row-1.no }

# source f72fe0a4
lesson-mate-ladder_back-row-3 = Les pions ont encore fermé la porte. Par où ta tour entre-t-elle ?
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Sur toute la rangée, et rien ne peut venir entre les deux !
    .no = { lesson-mate-ladder_back-row-1.no }

# source 57794cfc
lesson-mate-ladder_back-row-4 = Le roi se cache dans le coin, derrière ses pions. Fais mat !
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Le coin, ses pions et ta tour : nulle part où aller !
    .no = { lesson-mate-ladder_back-row-1.no }

# source 9d907e58
lesson-mate-ladder_back-row-5 = Il y a beaucoup de pièces, mais une seule rangée compte. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = On l’appelle le mat du couloir. Tu le reverras souvent !
    .no = { lesson-mate-ladder_back-row-1.no }

# source c68c9cad
lesson-mate-ladder_two-rooks-1 = Deux tours travaillent ensemble. Trouve le mat !
    .wrong-b7-b8 = Échec, mais le roi peut encore s’écarter.
    .hint-1 = Une tour ferme déjà une porte au roi.
    .hint-2 = Laisse cette tour. C’est l’autre qui donne échec.
    .yes = Une tour ferme la porte, l’autre donne échec. Attrapé !
    .no = Pas encore : une tour ferme la porte. L’autre donne échec le long du bord.

# source f532df69
lesson-mate-ladder_two-rooks-2 = Quelle tour ferme la porte, laquelle donne échec ? Trouve le mat !
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Ta tour est trop loin pour que le roi la prenne !
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 60155d6d
lesson-mate-ladder_two-rooks-3 = Les deux tours sont comme une échelle. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Encore un barreau, et le roi est attrapé !
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 82404035
lesson-mate-ladder_two-rooks-4 = La dame peut regarder : deux tours suffisent. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Deux tours ont suffi. La dame n’a pas bougé !
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 087fb920
lesson-mate-ladder_two-rooks-5 = Un pion attaque une de tes tours. Trouve quand même le mat !
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Prendre cette tour n’aide pas : l’autre donne échec.
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source c3478d20
lesson-mate-ladder_queen-and-king-1 = La dame et le roi chassent ensemble. Trouve le mat !
    .wrong-e2-c2 = Pat : pas d’échec, et plus aucun coup. La partie serait nulle.
    .wrong-e2-f1 = Échec, mais le roi peut encore s’écarter.
    .hint-1 = Quelles cases à côté de l’autre roi ton roi surveille-t-il ?
    .hint-2 = Place la dame là : l’autre roi ne peut pas la prendre.
    .yes = Ton roi protège la dame. C’est mat !
    .no = Pas encore : cherche une case sûre qui ne laisse aucune issue.

# source 6cee6e24
lesson-mate-ladder_queen-and-king-2 = Deux rois face à face. Où ta dame fait-elle mat ?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = La dame est à côté du roi, et à l’abri !
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 4fdc04fa
lesson-mate-ladder_queen-and-king-3 = Beaucoup de coups donnent échec, un seul fait mat. Trouve-le !
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Entre les deux rois, ta dame est à l’abri. C’est mat !
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 6dd80dd0
lesson-mate-ladder_queen-and-king-4 = Le roi est au bord, et le tien est tout près. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Ta dame a traversé l’échiquier jusqu’à ton roi !
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 463d4c5e
lesson-mate-ladder_queen-and-king-5 = Ton roi est prêt à aider. Où la dame fait-elle mat ?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Un pion ne prend qu’en diagonale : ta dame est à l’abri !
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source e9cabfad
lesson-mate-ladder_rook-and-king-1 = Le roi est au bord. Fais mat avec la tour !
    .hint-1 = Ton roi lui ferme le chemin vers le centre.
    .hint-2 = Donne échec le long du bord, mais à distance du roi.
    .yes = Le bord, ton roi et la tour : nulle part où aller !
    .no = Pas encore : échec le long du bord, mais à distance du roi.

# source 967faf3d
lesson-mate-ladder_rook-and-king-2 = Deux rois au bord, face à face. Fais mat avec la tour !
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Un petit pas de la tour, et c’est mat !
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 713bdfbf
lesson-mate-ladder_rook-and-king-3 = L’autre camp a une tour, lui aussi. Sois plus rapide : fais mat !
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = L’autre tour n’a pu que regarder. Mat !
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 3f570d1e
lesson-mate-ladder_rook-and-king-4 = Un pion gêne son propre roi. Fais mat avec la tour !
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Son propre pion occupait la dernière case libre !
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 5b323f37
lesson-mate-ladder_rook-and-king-5 = Le roi a une tour à côté de lui. Fais mat quand même !
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Sa propre tour n’a pas pu aider le roi !
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 8cb7c014
lesson-mate-ladder_bishop-and-queen-1 = La dame et le fou visent la même case. Trouve le mat !
    .wrong-b7-f7 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Suis la ligne du fou. À quelle case près du roi mène-t-elle ?
    .hint-2 = Place la dame sur cette case.
    .yes = Le fou protège la dame : le roi ne peut pas la prendre.
    .no = Pas encore : cherche la case où les deux se rejoignent.

# source 288f84fe
lesson-mate-ladder_bishop-and-queen-2 = Le fou est loin, et pourtant il aide. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = De l’autre bout de l’échiquier, le fou protège ta dame !
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source f6253a8a
lesson-mate-ladder_bishop-and-queen-3 = La dame cherche une case sûre près du roi. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Un pion attaque le fou, mais trop tard : c’est mat !
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 4100401e
lesson-mate-ladder_bishop-and-queen-4 = La dame et le fou sont sur la même diagonale. Trouve le mat !
    .hint-1 = Le fou est derrière la dame. Où mène leur diagonale ?
    .hint-2 = Fais-y glisser la dame, juste à côté du roi.
    .yes = Avec le fou derrière elle, ta dame ne craint personne !
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 7dcba33f
lesson-mate-ladder_bishop-and-queen-5 = Que de pièces autour du roi ! Fais mat avec la dame.
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Pris ! Le fou protège ta dame, et personne ne reprend.
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 9a550432
lesson-mate-ladder_knight-and-queen-1 = Le cavalier aide la dame. Trouve le mat !
    .hint-1 = Quelles cases à côté du roi le cavalier surveille-t-il ?
    .hint-2 = Place la dame là.
    .yes = Le cavalier protège la dame : le roi ne peut pas la prendre.
    .no = Pas encore : avec l’aide du cavalier, ne laisse aucune issue.

# source 17967cd1
lesson-mate-ladder_knight-and-queen-2 = Des tours et un fou regardent. Fais mat avec la dame !
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = À un saut de là, le cavalier protège ta dame !
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source e0d18ac9
lesson-mate-ladder_knight-and-queen-3 = Deux cases ont l’air bonnes, mais une seule fait mat. Laquelle ?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = La bonne ! Le roi n’a plus aucune issue.
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 59882078
lesson-mate-ladder_knight-and-queen-4 = Tu as deux cavaliers et une dame. Quel cavalier aide à faire mat ?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Le cavalier tout proche a aidé. L’autre s’est reposé !
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 4ed1e46b
lesson-mate-ladder_knight-and-queen-5 = Un cavalier, une tour et un pion défendent le roi. Fais mat !
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Trois amis, et aucun n’a pu aider le roi !
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 8af9bfaf
lesson-mate-ladder_knight-and-rook-1 = Maintenant, tu as les Noirs ! Le roi est dans le coin : fais mat avec la tour.
    .wrong-a2-b2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Quelles cases à côté du roi le cavalier surveille-t-il ?
    .hint-2 = Place la tour là.
    .yes = Le cavalier protège la tour, et le coin est fermé.
    .no = Pas encore : ferme le coin avec la tour et le cavalier.

# source 01a71f27
lesson-mate-ladder_knight-and-rook-2 = Le roi est dans le coin, derrière un pion. Fais mat !
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Le pion n’est plus là, et l’issue non plus !
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 5cd24976
lesson-mate-ladder_knight-and-rook-3 = Le coin est bien rempli. Où ta tour fait-elle mat ?
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Juste à côté du roi, et le cavalier protège ta tour !
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 938f5ba7
lesson-mate-ladder_knight-and-rook-4 = Attention : sans échec, c’est vite pat ! Fais mat avec la tour.
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Échec, et aucune issue : c’est mat, et non pat !
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source ad75376d
lesson-mate-ladder_knight-and-rook-5 = Tu pourrais prendre une tour. Mais il y a mieux : fais mat !
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Bien choisi ! Prendre la tour, c’était pat.
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source e0fcac9d
lesson-mate-ladder_pawn-1 = Un petit pion termine la partie. Trouve le mat !
    .hint-1 = Lequel de tes pions peut donner échec ?
    .hint-2 = Un pion donne échec en diagonale, vers l’avant.
    .yes = Un petit pion, et le roi est attrapé !
    .no = Pas encore : cette fois, c’est un pion qui le fait.

# source 2d4b17b8
lesson-mate-ladder_pawn-2 = Dame et tour donnent échec, mais c’est un pion qui fait mat.
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Le pion prend avec échec, et plus rien n’aide !
    .no = { lesson-mate-ladder_pawn-1.no }

# source 96f14c64
lesson-mate-ladder_pawn-3 = Tes pions et ton cavalier cernent le roi. Quel pion fait mat ?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Un petit pas, et le roi n’a plus de case !
    .no = { lesson-mate-ladder_pawn-1.no }

# source adef8908
lesson-mate-ladder_pawn-4 = Le roi est dans le coin. Un pion peut-il l’y attraper ?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Son propre cavalier et son propre pion enferment le roi !
    .no = { lesson-mate-ladder_pawn-1.no }

# source 81eb38c9
lesson-mate-ladder_pawn-5 = Tu as une dame, mais c’est le pion qui fait mat. Comment ?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Un petit pion a pris une tour, et c’est mat !
    .no = { lesson-mate-ladder_pawn-1.no }

# source caf56dc6
lesson-mate-ladder_promotion-1 = Encore un pas, et un pion se transforme. Fais mat !
    .hint-1 = Quel pion est à un pas de la dernière rangée ?
    .hint-2 = Quelle pièce y fait mat : dame, tour, fou ou cavalier ?
    .yes = Une nouvelle pièce, et c’est mat !
    .no = Pas encore : essaie une autre pièce ou un autre chemin.

# source 3f24a196
lesson-mate-ladder_promotion-2 = Tout droit, ou prendre ? Un seul chemin fait mat : trouve-le !
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Tout droit, bien vu ! La nouvelle dame termine la partie.
    .no = { lesson-mate-ladder_promotion-1.no }

# source af88a739
lesson-mate-ladder_promotion-3 = Réfléchis bien : quelle nouvelle pièce fait mat ici ?
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Pas une dame, mais un cavalier : bien vu !
    .no = { lesson-mate-ladder_promotion-1.no }

# source 0d349de7
lesson-mate-ladder_promotion-4 = Le pion est presque arrivé. Choisis sa pièce et fais mat !
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Le petit pion a bien grandi, et le roi est attrapé !
    .no = { lesson-mate-ladder_promotion-1.no }

# source f0deaf2d
lesson-mate-ladder_promotion-5 = La tour et le roi aident le pion. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = La nouvelle pièce donne échec, tour et roi surveillent le reste !
    .no = { lesson-mate-ladder_promotion-1.no }

# source 3b5288c7
lesson-mate-ladder_smothered-1 = Ses propres pièces enferment le roi. Trouve le mat !
    .hint-1 = Quelle pièce donne échec par-dessus les autres ?
    .hint-2 = Seul un cavalier saute par-dessus les murs.
    .yes = Le cavalier saute par-dessus les murs. Le roi n’a aucune case.
    .no = Pas encore : saute avec le cavalier là où personne ne le prend.

# source fa790fa5
lesson-mate-ladder_smothered-2 = Cinq amis autour du roi, et plus de place. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Ses propres amis n’ont laissé aucune place au roi !
    .no = { lesson-mate-ladder_smothered-1.no }

# source 91acad37
lesson-mate-ladder_smothered-3 = Les amis du roi sont trop serrés. Où saute ton cavalier ?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Un saut par-dessus le mur, et le roi ne peut plus bouger !
    .no = { lesson-mate-ladder_smothered-1.no }

# source 07c4dec6
lesson-mate-ladder_smothered-4 = Ton cavalier peut donner échec sur deux cases. Où fait-il mat ?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Le bon saut ! Là, personne ne peut prendre ton cavalier.
    .no = { lesson-mate-ladder_smothered-1.no }

# source 524b91d7
lesson-mate-ladder_smothered-5 = Encore cinq amis, et ton cavalier est dehors. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = On l’appelle le mat à l’étouffée : le roi n’a plus d’air.
    .no = { lesson-mate-ladder_smothered-1.no }

# source bdc3bcbe
lesson-mate-ladder_discovered-1 = Une pièce s’écarte, et une autre donne échec. Trouve le mat !
    .wrong-d1-d2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Laquelle de tes pièces barre la route à une autre ?
    .hint-2 = Écarte-la pour que plus rien ne sauve le roi.
    .yes = Le rideau s’ouvre : l’échec vient de derrière, et c’est mat !
    .no = Pas encore : la pièce s’écarte sans laisser aucune issue.

# source e851d8f6
lesson-mate-ladder_discovered-2 = Quelqu’un barre la route à ton fou. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Ton roi a ouvert le rideau lui-même : quelle surprise !
    .no = { lesson-mate-ladder_discovered-1.no }

# source cf35b8f0
lesson-mate-ladder_discovered-3 = Ta tour attend derrière un rideau. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Le cavalier a sauté : échec à la découverte, et mat !
    .no = { lesson-mate-ladder_discovered-1.no }

# source ab6de98e
lesson-mate-ladder_discovered-4 = Beaucoup de coups donnent un échec à la découverte. Un seul fait mat !
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Pris ! Plus rien ne peut venir entre les deux.
    .no = { lesson-mate-ladder_discovered-1.no }

# source cfeb5808
lesson-mate-ladder_discovered-5 = Le cavalier peut sauter sur beaucoup de cases. Un seul saut fait mat !
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Le cavalier s’écarte et surveille même la dernière issue !
    .no = { lesson-mate-ladder_discovered-1.no }

# source 0b50a40e
lesson-mate-ladder_double-check-1 = Échec double : deux pièces à la fois. Trouve le mat !
    .wrong-e3-e2 = Seule la dame donne échec, et le roi peut s’écarter.
    .hint-1 = Qui peut s’écarter et donner échec aussi ?
    .hint-2 = Contre deux échecs, seul le roi peut bouger.
    .yes = Deux échecs, et le roi ne peut pas fuir : mat !
    .no = Pas encore : donne un échec double qui ne laisse aucune issue.

# source 0de0b901
lesson-mate-ladder_double-check-2 = Ton fou est devant ta tour. Fais mat par un échec double !
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Le fou et la tour ensemble : le roi n’a plus d’issue !
    .no = { lesson-mate-ladder_double-check-1.no }

# source fa53d677
lesson-mate-ladder_double-check-3 = Le fou et la tour chassent le roi dans le coin. Fais mat !
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Pris, et deux échecs en un seul coup !
    .no = { lesson-mate-ladder_double-check-1.no }

# source dbeeb261
lesson-mate-ladder_double-check-4 = Ta tour est devant ton fou. Trouve le mat !
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = La tour donne échec, le fou donne échec : mat !
    .no = { lesson-mate-ladder_double-check-1.no }

# source 07eee0f6
lesson-mate-ladder_double-check-5 = Le cavalier et la tour sont sur une ligne. Trouve le soixantième mat !
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Échec double et mat : c’était le dernier barreau !
    .no = { lesson-mate-ladder_double-check-1.no }
