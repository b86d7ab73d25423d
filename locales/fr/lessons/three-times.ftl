### Les mots de lessons/three-times.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9f0b35ce
lesson-three-times = Trois fois la même position
    .about = La même position pour la troisième fois : tu peux réclamer la nulle.
    .can = Tu fais tourner la roue, et tu réclames la nulle à temps !
    .notes = C’est une position qui compte, pas une suite de coups : mêmes pièces sur les mêmes cases, même camp qui joue, mêmes droits de roquer et de prendre en passant. Les répétitions n’ont pas besoin de se suivre. Faire tenir un album : après chaque coup, dessiner ou photographier l’échiquier et chercher les jumeaux. Erreurs habituelles : compter les mêmes coups, ou jouer d’abord le coup et réclamer ensuite, quand c’est le tour de l’autre. Le camp qui perd fait tourner la roue, celui qui gagne l’arrête : demander chaque fois qui veut la nulle.

# source 1298adf2
lesson-three-times_album = Sors ton cavalier en f3, puis rentre à la maison.
    .hint-1 = Joue le cavalier de g1 à f3. Les Noirs sortent aussi.
    .hint-2 = Maintenant, reviens en g1.
    .yes = De nouveau la même _position_ ! Trois fois, et tu peux _réclamer_ la nulle.
    .no = Pas là : va en f3 avec le cavalier, puis rentre.

# source 34d05da6
lesson-three-times_twice = Sortis et rentrés : la même position. Peux-tu réclamer la nulle ?
    .hint-1 = Le départ compte comme la première fois.
    .hint-2 = La voici de nouveau. Combien de fois cela fait-il ?
    .yes = Bien vu : le départ et maintenant, cela fait deux. Il en faut trois.

# source d9b0124f
lesson-three-times_once-more = Encore une sortie : ton autre cavalier en c3, puis à la maison.
    .hint-1 = Joue le cavalier de b1 à c3.
    .hint-2 = Maintenant, reviens en b1.
    .yes = Tout le monde est rentré. Compte sur tes doigts : combien de fois ?
    .no = Pas là : va en c3 avec le cavalier, puis rentre.

# source 45f3348c
lesson-three-times_other-road = Cette fois, d’autres cavaliers sont sortis. Peux-tu réclamer la nulle ?
    .hint-1 = Regarde la position, pas les coups.
    .hint-2 = Chaque pièce est-elle rentrée, comme au départ ?
    .hint-3 = Le départ, après la première sortie, et maintenant : compte.
    .yes = Oui, trois fois ! Réclame la nulle au lieu de jouer.
    .no = D’autres coups, mais la même position. Recompte, avec le départ !

# source 05cb02d6
lesson-three-times_castling-counts = Regarde les deux rois sortir et revenir deux fois. Peux-tu réclamer la nulle ?
    .paper = Les deux rois sont sortis et revenus deux fois. Peux-tu réclamer la nulle ?
    .hint-1 = Trois fois, les pièces sont pareilles. Tout est-il pareil ?
    .hint-2 = Au début, les deux rois pouvaient roquer. Le peuvent-ils maintenant ?
    .hint-3 = Un roi qui a bougé ne roque plus. Le départ était donc différent.
    .yes = Bien vu : au début, les rois pouvaient roquer, ensuite non. Cela ne fait que deux.
    .no = Elles se ressemblent, mais au début les deux rois pouvaient roquer.

# source 3625b31f
lesson-three-times_wheel = Ça va mal pour toi. Fais tourner la roue du moulin : échec, encore échec !
    .wrong-e4-a8 = Échec, mais la tour en a2 prend ta dame.
    .wrong-e4-h7 = Échec, mais le roi prend ta dame.
    .hint-1 = Commence par un échec sur la dernière rangée, sans te faire prendre.
    .hint-2 = Dame en e8. Quand le roi va en h7, dame en h5.
    .hint-3 = Tourne, tourne : e8, h5, e8, h5.
    .yes = Tourne, tourne ! Le roi ne peut plus descendre de ta roue.
    .no = Pas comme ça : échec en e8, puis h5, et encore un tour.

# source e97ddc2d
lesson-three-times_save-the-game = Tu veux rejouer ta dame en e8. Peux-tu réclamer la nulle ?
    .hint-1 = Dans ta tête, joue la dame de h5 à e8.
    .hint-2 = Déjà deux échecs de la dame en e8, roi en g8.
    .hint-3 = Dame en e8, roi en g8, aux Noirs de jouer : troisième fois.
    .yes = L’_échec perpétuel_ te sauve ! Avec la dame en e8, cela fait trois fois.
    .no = Dans ta tête, mets la dame en e8. Combien de fois cela fait-il ?

# source fe8538e7
lesson-three-times_say-it-first = Maintenant, tu as les Noirs. Ton cavalier veut rentrer en g8 : peux-tu réclamer la nulle ?
    .hint-1 = Dans ta tête, mets le cavalier de f6 en g8.
    .hint-2 = Cette position a-t-elle déjà été là ? Compte avec le départ.
    .hint-3 = Elle serait là pour la troisième fois.
    .yes = Oui : écris le coup, ne le joue pas, et réclame la nulle.
    .no = Dans ta tête, mets le cavalier en g8. Puis recompte.

# source 7914fc24
lesson-three-times_touched-too-soon = La troisième fois ! Mais tu as touché le cavalier en b8 : que dois-tu faire ?
    .hint-1 = En tournoi, que fait-on d’une pièce touchée ?
    .hint-2 = Joue le cavalier de b8 à c6.
    .yes = Pièce touchée, pièce jouée. La prochaine fois, réclame la nulle avant de toucher !
    .no = Tu as touché le cavalier en b8. Tu dois le jouer : trop tard pour réclamer la nulle.

# source 0655e785
lesson-three-times_stop-the-wheel = Tu gagnes, alors pas de troisième tour. Arrête la roue !
    .wrong-h7-g8 = Encore un tour : la troisième fois ! Les Blancs peuvent réclamer la nulle.
    .hint-1 = Ton roi a déjà été deux fois en g8. Joue une autre pièce !
    .hint-2 = Mets une tour entre la dame et ton roi.
    .hint-3 = Joue la tour de b6 à h6.
    .yes = La roue s’arrête. Et regarde : maintenant, la dame est clouée !
