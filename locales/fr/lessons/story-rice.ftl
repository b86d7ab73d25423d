### Les mots de lessons/story-rice.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 66833e22
lesson-story-rice = Une montagne de riz
    .about = Un grain, puis deux, puis quatre.
    .can = Tu connais l’histoire du riz !
    .notes = Objectif : voir à quelle vitesse grandit ce qui double sans cesse. La légende dit qu’un mathématicien indien a inventé le jeu ; personne ne sait si c’est vrai. Le nombre exact : 18 446 744 073 709 551 615 grains, de quoi nourrir le monde pendant environ 800 ans. Poser du riz sur un vrai échiquier et voir jusqu’où l’on arrive.

# source 7bbcb2a6
lesson-story-rice_wish = Un roi adorait le nouveau jeu et a dit : fais un vœu ! L’inventeur a demandé du riz : un grain en a1.

# source 06edfb1c
lesson-story-rice_doubled = « Et deux fois plus sur chaque case suivante. » Touche l’échiquier !

# source 712c67b7
lesson-story-rice_rows = Une rangée est pleine : 255 grains, une cuillerée. Touche encore !

# source ae0aeb46
lesson-story-rice_mountain = Quatre rangées sont pleines : plus de quatre milliards de grains. Remplis l’échiquier !

# source 7a0e815f
lesson-story-rice_kingdom = Une montagne plus haute que l’Everest ! Le roi a dû donner tout son royaume.
