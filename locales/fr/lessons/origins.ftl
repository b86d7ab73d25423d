### Les mots de lessons/origins.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 8e05f90e
lesson-origins = D’où viennent les échecs
    .about = Un jeu très ancien, un long voyage et une montagne de riz.
    .can = Tu connais le voyage des échecs et la montagne de riz !
    .notes = Objectif : les enfants savent que les échecs sont nés en Inde, il y a plus de 1 400 ans, et nous sont venus par la Perse. Montrer le voyage sur une carte ou un globe, et faire poser des grains de riz sur un échiquier. Beaucoup croient que les échecs ont toujours été les mêmes. Leurs règles ont changé en route, et la dame n’est devenue forte que très tard.

# source 7ba8d17b
lesson-origins_journey = Les échecs viennent d’_Inde_ et ont plus de 1 400 ans. Suis les flèches vers la _Perse_, puis vers l’_Europe_.

# source f1a5518b
lesson-origins_how-old = Le roi en g3 se souvient de l’Inde. Quel âge ont les échecs ?
    .hint-1 = Les échecs sont plus vieux que les chevaliers en armure.
    .hint-2 = C’est le plus grand des trois nombres.
    .option-hundred = Environ 100 ans
    .option-hundred-say = Bien plus ! On y jouait bien avant la naissance de tes arrière-grands-parents.
    .option-four-hundred = Environ 400 ans
    .option-four-hundred-say = Encore plus : à cette époque, toute l’Europe y jouait déjà.
    .option-fourteen-hundred = Plus de 1 400 ans
    .yes = Oui : on y joue depuis plus de 1 400 ans.

# source 63d49fa3
lesson-origins_which-way = Le roi est arrivé en Europe, en b6. Par où les échecs ont-ils voyagé ?
    .hint-1 = Suis les flèches depuis leur début : depuis g3.
    .hint-2 = L’Inde est en g3. C’est là que le voyage commence.
    .option-from-persia = De la Perse à l’Inde, puis en Europe
    .option-from-persia-say = Ce sont bien les trois pays. L’un d’eux vient avant la Perse.
    .option-from-india = De l’Inde à la Perse, puis en Europe
    .option-from-europe = De l’Europe à la Perse, puis en Inde
    .option-from-europe-say = C’est le chemin du retour. Les flèches partent de l’autre bout.
    .yes = Oui : l’Inde, la Perse, l’Europe. Tu as suivi les flèches.

# source b05ea788
lesson-origins_old-word = En Perse, on disait _Shâh mât_ : le roi est sans défense. Quel mot en vient ?
    .hint-1 = Dis-le vite et à voix haute : Shâh mât, Shâh mât.
    .hint-2 = On le dit à la fin d’une partie d’échecs.
    .option-chocolate = Chocolat
    .option-chocolate-say = Un régal, mais non. Écoute encore : Shâh mât.
    .option-checkmate = Échec et mat
    .option-cheese = Chameau
    .option-cheese-say = Une belle bosse, mais non. Écoute encore : Shâh mât.
    .yes = Oui : échec et mat. Le roi noir en g8 est sans défense.

# source 63fd797b
lesson-origins_young-queen = Au début, la _dame_ était faible. Depuis quand est-elle la plus forte ?
    .hint-1 = Des joueurs d’Europe ont changé sa marche, longtemps après le voyage.
    .hint-2 = Depuis l’époque où Christophe Colomb est parti vers l’Amérique.
    .option-five-hundred = Depuis environ 500 ans
    .option-always = Depuis le début
    .option-always-say = Pas dès le départ : d’abord, elle était faible.
    .option-last-year = Depuis l’an dernier
    .option-last-year-say = Plus longtemps ! Tes arrière-grands-parents la connaissaient déjà si forte.
    .yes = Oui : depuis l’an 1500 environ, elle va aussi loin qu’elle veut.

# source 545576ee
lesson-origins_wish = Une vieille histoire : l’inventeur demanda du _riz_. Un grain en a1, puis chaque fois le double.

# source ab6c99a3
lesson-origins_doubled = Voici 1 grain en a1, 2 en b1, 4 en c1. Combien en d1 ?
    .hint-1 = Chaque case reçoit deux fois plus de grains que la précédente.
    .hint-2 = Prends deux fois les 4 grains de c1.
    .hint-3 = Compte sur tes doigts : 4, et encore 4.
    .yes = Oui : 1, 2, 4, 8. Cela double chaque fois.

# source b249832e
lesson-origins_whole-board = On double ainsi jusqu’à la dernière case, h8. Combien de riz cela fait-il ?
    .hint-1 = La huitième case reçoit 128 grains. Il reste encore 56 cases.
    .hint-2 = Pense à la plus grande chose que tu connaisses.
    .option-spoon = Une cuillerée
    .option-spoon-say = Une cuillerée suffit pour la première rangée. Il en reste sept.
    .option-sack = Un gros sac
    .option-sack-say = Le sac est plein bien avant la fin de l’échiquier.
    .option-mountain = Une montagne plus haute que l’Everest
    .yes = Oui : une montagne de riz. Aucun roi n’en avait autant.

# source 0ee1ed34
lesson-origins_real-rice = Pose du vrai riz sur un vrai échiquier : 1, 2, 4, 8, 16. Jusqu’où vas-tu ?
