### Les mots de lessons/story-baghdad.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 526401ee
lesson-story-baghdad = La maison des livres
    .about = Les échecs dans le monde musulman.
    .can = Tu sais qui a écrit les premiers livres d’échecs !
    .notes = Objectif : apprendre que les échecs sont venus en Europe par le monde musulman, où l’on a écrit les premiers livres à leur sujet. Demander : parmi nos jeux, lesquels demandent de la chance, et lesquels de la réflexion ?

# source 2a0aa9bf
lesson-story-baghdad_news = Depuis la Perse, le jeu a voyagé dans tout le _monde musulman_. Touche le livre !
    .paper = Depuis la Perse, le jeu a voyagé dans tout le _monde musulman_.

# source 25c672fd
lesson-story-baghdad_books = À Bagdad, des savants ont écrit les premiers livres d’échecs.

# source 53ccfea6
lesson-story-baghdad_skill = Aux échecs, personne ne lance les dés. C’est un jeu de _réflexion_, pas de hasard.
