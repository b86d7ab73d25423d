### Les mots de lessons/story-india.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 01c65737
lesson-story-india = Le jeu des quatre troupes
    .about = En Inde, là où tout a commencé.
    .can = Tu sais où les échecs sont nés !
    .notes = Objectif : apprendre que les échecs sont nés en Inde, il y a plus de 1 400 ans, comme un jeu à quatre sortes de soldats : le chaturanga. Montrer l’Inde sur une carte. Erreur habituelle : croire que les échecs ont toujours été les mêmes.

# source 38078b71
lesson-story-india_court = Autrefois, en _Inde_, deux amis ont essayé un nouveau jeu. Touche l’éléphant !
    .paper = Autrefois, en _Inde_, deux amis ont essayé un nouveau jeu.

# source 0782f175
lesson-story-india_four-parts = Soldats à pied, chevaux, chars, éléphants : une armée de quatre troupes. Voilà pourquoi les plus vieux échecs connus s’appellent _chaturanga_.

# source d733c768
lesson-story-india_today = Aujourd’hui, ce sont nos pions, nos cavaliers, nos tours et nos fous. Tout cela a plus de 1 400 ans !
