### La fin d’une étape, d’une leçon, d’un pays : ce qui est gagné, et la suite.

## Ce qui donne à une étape les étoiles qu’elle n’a pas

lost-hints = { $count ->
    [one] Sans indice, tu gagnes la troisième étoile
   *[other] Moins d’indices, plus d’étoiles
 }
lost-tries = Au premier essai, tu gagnes la troisième étoile
lost-moves = { $best ->
    [one] { $best } coup suffit pour la troisième étoile
   *[other] { $best } coups suffisent pour la troisième étoile
 }
step-stars = { $stars ->
    [one] Une étoile. { $cause }.
   *[other] Deux étoiles. { $cause }.
 }
best-stays = { $stars ->
    [one] Ton record reste : une étoile.
   *[other] Ton record reste : { $stars } étoiles.
 }

## La fin d’une leçon

end-gathered = { $found ->
    [one] { $found } petite étoile sur { $total }
   *[other] { $found } petites étoiles sur { $total }
 }
end-second-star = { $left ->
    [one] Encore { $left } pour la deuxième étoile.
   *[other] Encore { $left } pour la deuxième étoile.
 }
end-third-star = { $left ->
    [one] Encore { $left } pour la troisième étoile.
   *[other] Encore { $left } pour la troisième étoile.
 }
end-hidden = { $left ->
    [one] Une petite étoile se cache encore.
   *[other] { $left } petites étoiles se cachent encore.
 }
end-perfect = Le bocal est plein !
end-replay = Rejoue l’étape { $step }
end-replay-why = Trois étoiles, c’est possible
end-next = Pierre suivante
end-land-done = Tu as tout réussi !
end-path = Mon chemin

## La fin d’un pays : ce que l’enfant sait faire, et trois choses en particulier

ended-meadow-can = Tu sais déplacer quatre pièces !
ended-meadow-first = aller tout droit et en diagonale
ended-meadow-second = contourner un mur
ended-meadow-third = prendre une pièce
ended-forest-can = Tu sais sauter avec le cavalier !
ended-forest-first = sauter par-dessus les autres pièces
ended-forest-second = trouver chaque case par son nom
ended-forest-third = protéger tes pièces
ended-fields-can = Tu sais mener tes pions !
ended-fields-first = avancer tout droit et prendre en diagonale
ended-fields-second = changer un pion en dame
ended-fields-third = choisir le meilleur échange
ended-castle-can = Tu sais faire échec et mat !
ended-castle-first = garder ton roi loin du danger
ended-castle-second = sortir d’un échec
ended-castle-third = distinguer le mat du pat
ended-harbor-can = Tu sais jouer une partie entière !
ended-harbor-first = placer toutes les pièces
ended-harbor-second = jouer chacun son tour, avec respect
ended-harbor-third = noter tes coups
ended-pass-can = Tu connais les coups spéciaux !
ended-pass-first = roquer avec ton roi
ended-pass-second = dire quand le roque est interdit
ended-pass-third = prendre un pion en passant
ended-mill-can = Tu sais comment finit chaque partie !
ended-mill-first = proposer la nulle
ended-mill-second = réclamer la nulle
ended-mill-third = voir quand personne ne peut gagner
ended-fair-can = Tu sais jouer au jeu en famille !
ended-fair-first = jouer à trois ou à quatre
ended-fair-second = partir et revenir
ended-fair-third = gagner en équipe
ended-course-can = Tu connais les règles des échecs !
ended-course-first = déplacer toutes les pièces
ended-course-second = donner échec et faire mat
ended-course-third = jouer une partie entière
end-on-to = La suite : { $lesson }
end-print = Imprimer
