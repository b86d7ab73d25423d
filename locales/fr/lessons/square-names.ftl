### Les mots de lessons/square-names.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9c162b4a
lesson-square-names = Chaque case a un nom
    .about = D’abord une lettre, puis un chiffre.
    .notes = Objectif : les enfants trouvent et nomment n’importe quelle case, du côté des Blancs et du côté des Noirs. Dire une case et la faire toucher par la classe ; plus tard, ce sont les enfants qui les disent. Beaucoup commencent par le chiffre : rappeler la lettre, puis le chiffre, comme a1.

# source 5b9c92c8
lesson-square-names_letter-and-number = La lettre donne la _colonne_, le chiffre donne la _rangée_. Elles se croisent en e4.

# source 8270f437
lesson-square-names_whole-file = Une _colonne_ va tout droit d’un joueur à l’autre. Touche les { $total } cases de la colonne c.
    .hint-1 = Cherche la lettre c au bord de l’échiquier.
    .hint-2 = Commence en c1 et va tout droit jusqu’à c8.
    .yes = Toutes les { $total } ! La colonne c va de c1 à c8.
    .no = Regarde la lettre au bord : il nous faut c.

# source d94f94a3
lesson-square-names_whole-rank = Une _rangée_ va d’un côté à l’autre. Te voici chez les Noirs : touche la rangée 6.
    .hint-1 = Cherche le chiffre 6 au bord de l’échiquier.
    .hint-2 = Commence en a6 et va tout droit jusqu’à h6.
    .yes = Toutes les { $total } ! La rangée 6 va de a6 à h6.
    .no = Regarde le chiffre au bord : il nous faut 6.

# source 4d9e4b86
lesson-square-names_find = Trouve { $total } cases. Suis la lettre, puis le chiffre.
    .hint-1 = Pose un doigt sur la lettre, un autre sur le chiffre.
    .hint-2 = Avance tout droit avec les deux doigts jusqu’à leur rencontre.
    .yes = Les { $total } cases ! Tu as lu la lettre et le chiffre.

# source 61d75cfc
lesson-square-names_on-e3 = Une tour est dans le cercle. Comment s’appelle sa case ?
    .hint-1 = Quelle lettre est au bout de sa colonne ?
    .hint-2 = Quel chiffre est au bout de sa rangée ? C’est 3.
    .option-c5 = c5
    .option-c5-say = La case c5 est ailleurs. Regarde d’abord la lettre.
    .option-number-first = 3e
    .option-number-first-say = Lettre et chiffre sont bons. Dis d’abord la lettre.
    .option-e3 = e3
    .yes = Oui : la colonne e et la rangée 3 donnent e3.

# source c45a15b3
lesson-square-names_on-c5 = La tour a changé de case. Comment s’appelle sa case maintenant ?
    .hint-1 = Regarde la lettre au bord, puis le chiffre.
    .hint-2 = Sa colonne est la troisième : a, b, c.
    .option-e3 = e3
    .option-e3-say = Elle y était avant. Regarde le cercle.
    .option-c5 = c5
    .option-c4 = c4
    .option-c4-say = La lettre est bonne. Regarde encore le chiffre.
    .yes = Oui : la colonne c et la rangée 5 donnent c5.

# source 28ba4b99
lesson-square-names_from-black = Te voici du côté des Noirs : a1 est loin maintenant. Trouve { $total } cases.
    .hint-1 = Lis les lettres et les chiffres au bord. Ils ont tourné aussi.
    .hint-2 = Pose un doigt sur la lettre, un autre sur le chiffre.
    .yes = Les { $total } cases, et du côté des Noirs !

# source 479b05c4
lesson-square-names_light-or-dark = Une vieille question : la case dans le cercle est-elle claire ou foncée ?
    .hint-1 = Compare la case avec celle d’à côté.
    .hint-2 = À côté d’une case foncée, il y a toujours une case claire.
    .yes = Toutes les { $total } ! Le clair et le foncé alternent toujours.

# source ccbb62dc
lesson-square-names_real-board = Jouez à deux devant un vrai échiquier. L’un dit un nom, l’autre touche la case.
