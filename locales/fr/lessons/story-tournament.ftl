### Les mots de lessons/story-tournament.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 30b072de
lesson-story-tournament = Les premiers tournois
    .about = Une coupe à gagner au café.
    .can = Tu sais où les tournois sont nés !
    .notes = Objectif : apprendre que les tournois et les joueurs professionnels sont devenus courants à partir du XVIIIe siècle. Demander qui aimerait faire un tournoi en classe.

# source ea514c2e
lesson-story-tournament_coffee-house = Il y a environ 300 ans, on jouait dans les cafés. Touche la coupe !
    .paper = Il y a environ 300 ans, on jouait dans les cafés.

# source 9b33d9cb
lesson-story-tournament_first = On y faisait des _tournois_, et certains vivaient des échecs. Qui va gagner la coupe ?

# source 39214bb4
lesson-story-tournament_you = Aujourd’hui, des enfants du monde entier jouent en tournoi. Toi aussi, peut-être !
