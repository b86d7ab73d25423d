### Les mots de lessons/story-europe.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois.

# source 57f64e49
lesson-story-europe = Du Portugal à la Russie
    .about = En bateau vers l’Europe.
    .can = Tu sais comment les échecs sont venus en Europe !
    .notes = Objectif : apprendre que les échecs se sont répandus dans toute l’Europe, du Portugal à la Russie, et qui y jouait. Suivre le bateau sur une carte.

# source b5391a88
lesson-story-europe_harbor = Il y a environ 1 000 ans, les échecs sont arrivés en _Europe_. Touche le bateau !
    .paper = Il y a environ 1 000 ans, les échecs sont arrivés en _Europe_.

# source b6d9fb42
lesson-story-europe_everywhere = Bientôt, on jouait à toutes sortes d’échecs, du _Portugal_ à la _Russie_.

# source f4ec6429
lesson-story-europe_who = Des nobles y jouaient, des savants, des chevaliers, des prêtres. Tout le monde adorait ça !
