### Les mots de lessons/queen.toml.
###
### Le moins de mots possible : l’enfant ne lit pas encore et ne connaît pas les noms des cases. Seuls les indices les disent.

# source 971c362d
lesson-queen = La dame
    .about = La tour et le fou à la fois.
    .can = Tu sais lancer la dame dans toutes les directions !
    .notes = Objectif : voir que la dame va comme une tour ou comme un fou, et jamais autrement. La classe dit comment la dame vient de bouger : « comme une tour », « comme un fou ». Être forte ne suffit pas : la dame ne saute pas, et qui se place là où regarde une tour peut être pris.

# source 3b400ca4
lesson-queen_first-star = La dame fait les deux !
    .hint-1 = D’abord tout droit, puis en diagonale.
    .hint-2 = D’abord en d6. Puis en h2.
    .yes = Waouh !

# source 7feceb98
lesson-queen_corners = Trois coins !
    .hint-1 = Une dame va d’un coin à l’autre en un coup.
    .hint-2 = Passe par h8 et a8 jusqu’en h1.
    .yes = Zou !

# source 96de6eb5
lesson-queen_crooked = Essaie le chemin tordu !
    .hint-1 = Touche la dame, puis le bout de la flèche.
    .hint-2 = Joue de d4 à e6. Elle reviendra.
    .yes = Tout droit ou en diagonale !
    .because-piece-cant-move-that-way = Oups !

# source 08becab8
lesson-queen_no-jumping = Essaie de sauter !
    .hint-1 = Touche la dame, puis le bout de la flèche.
    .hint-2 = Joue de d1 à h5. Elle reviendra.
    .yes = Une dame ne saute jamais.
    .because-path-blocked = Boum !

# source d5766b31
lesson-queen_four-knights = Attrape mes quatre cavaliers !
    .hint-1 = Les cavaliers sautent. Prends-en un dès que tu peux.
    .hint-2 = Place-toi là où aucun cavalier ne peut arriver.
    .yes = Tous pris !

# source cbe0b41f
lesson-queen_whole-row = Mange toute la rangée !
    .hint-1 = Commence par le pion en g5.
    .hint-2 = Prends ensuite en f5, e5, d5 et c5.
    .yes = Burp !

# source 9147cf83
lesson-queen_maze = Trouve le chemin !
    .hint-1 = Suis les cases libres avec le doigt.
    .hint-2 = Passe par e2, e5 et f6 jusqu’en h6.
    .yes = La voilà !

# source 258b5024
lesson-queen_careful = Attention !
    .hint-1 = Les tours regardent les cases marquées. Arrête-toi sur une autre.
    .hint-2 = D’abord en h1. Puis en h6, et enfin en b6.
    .yes = Ouf !

# source bcce720c
lesson-queen_queen-hunt = Prends tous les pions !
    .hint-1 = Les pions veulent arriver chez toi. Prends-les avant.
    .hint-2 = La dame en d1 peut prendre le pion en d7.
    .yes = Tu as gagné !
