### Les mots de lessons/story-persia.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 71b9cbf2
lesson-story-persia = Le roi est sans défense
    .about = En caravane jusqu’en Perse.
    .can = Tu sais pourquoi on dit « échec et mat » !
    .notes = Objectif : apprendre comment le jeu est arrivé en Perse, et que « échec » et « échec et mat » viennent du persan : Shâh mât, le roi est sans défense. Faire répéter ces mots à la classe, très vite, encore et encore.

# source bab5132c
lesson-story-persia_road = Des marchands ont apporté le jeu en _Perse_. Touche la caravane !
    .paper = Des marchands ont apporté le jeu en _Perse_.

# source 4ce1251b
lesson-story-persia_shah = Les nobles de Perse appelaient le roi _Shâh_. Quand on l’attaquait, on criait : Shâh !

# source be30c88f
lesson-story-persia_checkmate = « _Shâh mât_ » voulait dire : le roi est sans défense. Aujourd’hui, on dit : _échec et mat_ !
