### Les mots de lessons/three-times.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source e8da0d86
lesson-three-times = Trois fois la même position
    .about = La même position pour la troisième fois : tu peux réclamer la nulle.
    .notes = C’est une position qui compte, pas une suite de coups : mêmes pièces sur les mêmes cases, même camp qui joue, mêmes droits de roquer et de prendre en passant. Les répétitions n’ont pas besoin de se suivre. Faire tenir un album : après chaque coup, dessiner ou photographier l’échiquier et chercher les jumeaux. Erreurs habituelles : compter les mêmes coups, ou jouer d’abord le coup et réclamer ensuite, quand c’est le tour de l’autre.

# source 614c317f
lesson-three-times_album = Imagine une photo de la _position_ après chaque coup. La même _trois fois_ : tu peux réclamer la nulle.

# source 97fefde3
lesson-three-times_twice = Les cavaliers sont sortis et revenus. Peux-tu réclamer la nulle ?
    .hint-1 = Le départ est la première photo de cette position.
    .hint-2 = La voici de nouveau. Combien de fois cela fait-il ?
    .yes = Oui : le départ et maintenant, cela fait deux. Il en faut trois.

# source 49b0cd5c
lesson-three-times_thrice = Les cavaliers sont sortis et revenus deux fois. Peux-tu maintenant réclamer la nulle ?
    .hint-1 = Le départ compte comme la première fois.
    .hint-2 = Après le premier voyage, c’était la deuxième fois.
    .hint-3 = Après le second voyage, c’est la troisième fois.
    .yes = Trois fois, et c’est ton tour : tu peux réclamer la nulle.
    .no = Compte avec le départ : la première, la deuxième, la troisième fois.

# source 2ff6e9ce
lesson-three-times_other-road = Regarde : d’autres cavaliers font le second voyage. Peux-tu réclamer la nulle ?
    .hint-1 = Regarde la position, pas les coups.
    .hint-2 = Chaque pièce est-elle rentrée, comme au départ ?
    .hint-3 = Le départ, après le premier voyage, et maintenant : compte.
    .yes = Oui : les coups étaient différents, mais la position est arrivée trois fois.
    .no = D’autres coups, mais la même photo. Compte les photos.

# source cac9dc27
lesson-three-times_say-it-first = Tu as les Noirs et tu veux jouer le cavalier en g8. Peux-tu réclamer ?
    .hint-1 = Dans ta tête, mets le cavalier de f6 en g8.
    .hint-2 = Cette position a-t-elle déjà été là ? Compte avec le départ.
    .hint-3 = Elle serait là pour la troisième fois.
    .yes = Oui : écris le coup, ne le joue pas, et réclame la nulle.
    .no = Dans ta tête, mets le cavalier en g8. Puis recompte.

# source 75d98a4d
lesson-three-times_other-move = La même partie, mais tu veux jouer la tour en g8. Peux-tu réclamer ?
    .hint-1 = Dans ta tête, mets la tour de h8 en g8.
    .hint-2 = Une tour a-t-elle déjà été en g8 ?
    .yes = Oui : avec la tour en g8, la position est nouvelle.

# source c7da91b2
lesson-three-times_castling-counts = Regarde les deux rois sortir et revenir deux fois. Peux-tu réclamer la nulle ?
    .hint-1 = Trois fois, les pièces sont pareilles. Tout est-il pareil ?
    .hint-2 = Au début, les deux rois pouvaient roquer. Le peuvent-ils maintenant ?
    .hint-3 = Un roi qui a bougé ne roque plus. La première photo est donc différente.
    .yes = Oui : au début les rois pouvaient roquer, ensuite non. Cela ne fait que deux.

# source 96c10f40
lesson-three-times_save-the-game = Tu as moins de pièces, mais tu donnes échec encore et encore. Dame en e8 : peux-tu réclamer ?
    .hint-1 = Dans ta tête, joue la dame de h5 à e8.
    .hint-2 = Deux fois déjà, la dame a donné échec en e8, roi en g8.
    .hint-3 = Dame en e8, roi en g8, aux Noirs de jouer : troisième fois.
    .yes = C’est sauvé : avec la dame en e8, la position arrive trois fois.
    .no = Dans ta tête, mets la dame en e8. Combien de fois y a-t-elle été ?

# source ad80aeec
lesson-three-times_touched-too-soon = Trois fois la même position ! Tu veux la nulle, mais tu as touché le cavalier en b1.
    .option-claim = Je réclame la nulle
    .option-claim-say = Pas cette fois : on réclame d’abord, on touche ensuite. Maintenant, joue le cavalier.
    .option-move = Je dois jouer le cavalier
    .hint-1 = En tournoi, que doit faire une pièce touchée ?
    .hint-2 = On réclame la nulle avant de toucher une pièce.
    .yes = Oui : pièce touchée, pièce jouée. Tu réclameras une autre fois.

# source 1aad3276
lesson-three-times_five-times = Personne n’a rien réclamé, et c’est la quatrième fois ! Cavalier en f3, puis retour.
    .hint-1 = Joue le cavalier de g1 à f3.
    .hint-2 = Après le coup des Noirs, ramène-le en g1.
    .yes = La cinquième fois : la partie est nulle. Personne n’a besoin de le demander.
