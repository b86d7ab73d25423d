### Les mots de lessons/story-queen.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source e4340cef
lesson-story-queen = La dame prend son envol
    .about = Un petit pas devient une grande envolée.
    .can = Tu sais comment la dame est devenue forte !
    .notes = Objectif : voir que des règles ont changé en route : pendant des siècles, la dame n’a fait qu’un pas en diagonale. Vers 1500, le jeu avait à peu près la forme que nous connaissons. Faire jouer aux enfants une partie avec l’ancienne dame.

# source f929bf6a
lesson-story-queen_weak = Pendant des siècles, la dame ne faisait qu’un petit pas en diagonale. Touche-la deux fois !
    .paper = Pendant des siècles, la dame ne faisait qu’un petit pas en diagonale.

# source 143bc595
lesson-story-queen_flies = Il y a environ 500 ans, elle a pris son envol. Touche-la encore !
    .paper = Il y a environ 500 ans, elle a pris son envol.

# source fac5b2e8
lesson-story-queen_today = Maintenant, c’est la pièce la plus forte de toutes. Et les échecs sont devenus le jeu que tu connais.
