### Les mots de lessons/story-rice.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 03dff1e9
lesson-story-rice = Une montagne de riz
    .about = Un grain, puis deux, puis quatre.
    .can = Tu connais l’histoire du riz !
    .notes = Objectif : voir à quelle vitesse grandit ce qui double sans cesse. La légende dit qu’un mathématicien indien a inventé le jeu ; personne ne sait si c’est vrai. Le nombre exact : 18 446 744 073 709 551 615 grains, de quoi nourrir le monde pendant environ 800 ans. Poser du riz sur un vrai échiquier et voir jusqu’où l’on arrive.

# source e7496531
lesson-story-rice_wish = Ravi du nouveau jeu, un roi de l’Inde a dit : fais un vœu ! L’inventeur a demandé du riz : un grain en a1.

# source bce15cee
lesson-story-rice_doubled = Deux fois plus sur chaque case suivante : 2, puis 4, puis 8. Touche l’échiquier !
    .paper = Deux fois plus sur chaque case suivante : 2, puis 4, puis 8.

# source 89eb3556
lesson-story-rice_rows = Une rangée est pleine : 255 grains, une cuillerée. Touche encore !
    .paper = Une rangée est pleine : 255 grains, une cuillerée.

# source 2ce6a302
lesson-story-rice_mountain = Pendant des semaines, personne n’a trouvé le compte : toute une montagne de riz ! Remplis l’échiquier !
    .paper = Pendant des semaines, personne n’a trouvé le compte : toute une montagne de riz !

# source c2659654
lesson-story-rice_kingdom = 18 trillions de grains : de quoi nourrir le monde 800 ans ! Le roi a donné tout son royaume.
