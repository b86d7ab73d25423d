### Les mots de lessons/story-tournament.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source f8362aa4
lesson-story-tournament = Les premiers tournois
    .about = Une coupe à gagner au café.
    .can = Tu sais où a eu lieu le premier grand tournoi !
    .notes = Objectif : apprendre qu’au XVIIIe siècle on jouait dans les cafés, certains même pour gagner leur vie, et que les tournois sont venus au XIXe : le premier grand tournoi a eu lieu à Londres, en 1851. Demander qui aimerait faire un tournoi en classe.

# source fd10c8d6
lesson-story-tournament_coffee-house = Vers 1700, on jouait dans les cafés, et certains en vivaient. Touche la coupe !
    .paper = Vers 1700, on jouait dans les cafés, et certains en vivaient.

# source 70813112
lesson-story-tournament_first = Le premier grand _tournoi_ est venu plus tard, à Londres, en 1851. Qui va gagner la coupe ?

# source 39214bb4
lesson-story-tournament_you = Aujourd’hui, des enfants du monde entier jouent en tournoi. Toi aussi, peut-être !
