### La fin d’une étape, d’une leçon, d’un pays : ce qui est gagné, et la suite.

## Ce qui donne à une étape les étoiles qu’elle n’a pas

# source 6e38c87d
lost-hints = { $count ->
    [one] Sans indice, tu gagnes la troisième étoile
   *[other] Moins d’indices, plus d’étoiles
 }
# source 0746124f
lost-tries = Au premier essai, tu gagnes la troisième étoile
# source d31c10e9
lost-moves = { $best ->
    [one] { $best } coup suffit pour la troisième étoile
   *[other] { $best } coups suffisent pour la troisième étoile
 }
# source f0d12833
step-stars = { $stars ->
    [one] Une étoile. { $cause }.
   *[other] Deux étoiles. { $cause }.
 }
# source 7ea326d6
best-stays = { $stars ->
    [one] Ton record reste : une étoile.
   *[other] Ton record reste : { $stars } étoiles.
 }

## La fin d’une leçon

# source 732429d6
end-gathered = { $found ->
    [one] { $found } petite étoile sur { $total }
   *[other] { $found } petites étoiles sur { $total }
 }
# source b50db5c8
end-second-star = { $left ->
    [one] Encore { $left } pour la deuxième étoile.
   *[other] Encore { $left } pour la deuxième étoile.
 }
# source e19d3f41
end-third-star = { $left ->
    [one] Encore { $left } pour la troisième étoile.
   *[other] Encore { $left } pour la troisième étoile.
 }
# source d49e483e
end-hidden = { $left ->
    [one] Une petite étoile se cache encore.
   *[other] { $left } petites étoiles se cachent encore.
 }
# source ab28f199
end-perfect = Le bocal est plein !
# source 269abedd
end-replay = Rejoue l’étape { $step }
# source 703601f0
end-replay-why = Trois étoiles, c’est possible
# source 0ad84975
end-next = Pierre suivante
# source 25a0c34b
end-land-done = Tu as tout réussi !
# source 01cf5788
end-path = Mon chemin

## La fin d’un pays : ce que l’enfant sait faire, et trois choses en particulier

# source 661b6c1f
ended-meadow-can = Tu sais déplacer quatre pièces !
# source 93a2610a
ended-meadow-first = aller tout droit et en diagonale
# source 29fcf734
ended-meadow-second = contourner un mur
# source 28f3abfe
ended-meadow-third = prendre une pièce
# source 443f9183
ended-forest-can = Tu sais sauter avec le cavalier !
# source cc90d39e
ended-forest-first = sauter par-dessus les autres pièces
# source 23028924
ended-forest-second = trouver chaque case par son nom
# source 058a5fb3
ended-forest-third = protéger tes pièces
# source 842a50d3
ended-fields-can = Tu sais mener tes pions !
# source 01644c4e
ended-fields-first = avancer tout droit et prendre en diagonale
# source 05d73cf2
ended-fields-second = changer un pion en dame
# source 59e89192
ended-fields-third = choisir le meilleur échange
# source a8358698
ended-castle-can = Tu sais faire échec et mat !
# source 2a26e4ad
ended-castle-first = garder ton roi loin du danger
# source f8291fcf
ended-castle-second = sortir d’un échec
# source b2cc8857
ended-castle-third = distinguer le mat du pat
# source 7ba37a58
ended-harbor-can = Tu sais jouer une partie entière !
# source 55976a7c
ended-harbor-first = placer toutes les pièces
# source 52fde9ae
ended-harbor-second = jouer chacun son tour, sans tricher
# source adadae6d
ended-harbor-third = noter tes coups
# source c58e3f34
ended-pass-can = Tu connais les coups spéciaux !
# source 74422187
ended-pass-first = roquer avec ton roi
# source c551634c
ended-pass-second = dire quand le roque est interdit
# source 0483bc62
ended-pass-third = prendre un pion en passant
# source 37e47446
ended-mill-can = Tu sais comment finit chaque partie !
# source 814d9769
ended-mill-first = proposer la nulle
# source e32a106f
ended-mill-second = réclamer la nulle
# source 6e3c34a3
ended-mill-third = voir quand personne ne peut gagner
# source 4aad5427
ended-fair-can = Tu sais jouer au jeu en famille !
# source 18d2dda1
ended-fair-first = jouer à trois ou à quatre
# source 41738328
ended-fair-second = partir et revenir
# source 51b0a36d
ended-fair-third = gagner en équipe
# source d25e3943
ended-course-can = Tu connais les règles des échecs !
# source 9b4008eb
ended-course-first = déplacer toutes les pièces
# source a3da0c6e
ended-course-second = donner échec et faire mat
# source 6e89a52c
ended-course-third = jouer une partie entière
# source 0d281369
end-on-to = La suite : { $lesson }
# source 8b1f28ed
end-print = Imprimer
