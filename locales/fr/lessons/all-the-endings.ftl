### Les mots de lessons/all-the-endings.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 40a45389
lesson-all-the-endings = Toutes les fins de partie
    .about = On gagne par le mat ou par l’abandon de l’autre. Sinon, la partie est nulle.
    .can = Tu connais toutes les fins, et trois façons de sauver la nulle !
    .notes = Une révision des fins, en jouant. Faire trier des cartes : un gagnant ou la nulle, puis fin automatique, sur réclamation ou par des mots. Fin automatique : le mat, le pat, la position morte. Sur réclamation : la troisième fois, les cinquante coups. Avec des mots : l’abandon, l’accord. L’échec perpétuel n’est pas une fin à lui seul : il mène à l’une des nulles. Les trois sauvetages suivent l’ordre de ce pays ; demander avant chacun : qui est en train de perdre, et quelle nulle peut-on atteindre ? Erreur habituelle : donner la partie, après un pat, au camp qui a le plus de pièces. Dans la dernière partie, c’est l’inverse : le camp le plus fort ne doit pas geler le roi.

# source 5a286765
lesson-all-the-endings_queen-near = Donne échec et mat avec ta dame !
    .wrong-c3-f6 = Attention : pas d’échec, et les Noirs n’ont aucun coup. Nulle !
    .wrong-c3-c8 = Échec, mais le roi va en f7.
    .wrong-c3-h8 = Échec, mais le roi prend ta dame.
    .hint-1 = Ton roi surveille g7 et h7. Que peut y faire ta dame ?
    .hint-2 = Joue la dame de c3 à g7.
    .yes = Échec et mat ! La dame est protégée, et le roi ne peut pas fuir.
    .no = Pas encore : donne échec près du roi, là où ton roi aide.

# source 6f1f25ee
lesson-all-the-endings_queen-far = Le même échiquier : quel coup ferait pat ?
    .wrong-c3-g7 = C’est échec et mat : quelqu’un gagne. Cherche un coup sans échec !
    .hint-1 = Pas d’échec, mais il faut surveiller f7, f8 et h8.
    .hint-2 = Joue la dame de c3 à f6.
    .yes = Ni échec, ni coup : c’est pat. Une case plus loin, c’était mat !
    .no = Pas encore : pas d’échec, et plus aucun coup pour les Noirs.

# source f05ef26d
lesson-all-the-endings_last-queen = Tout semble perdu ! Sauve la nulle avec ta dernière pièce.
    .wrong-b4-b8 = Échec, mais la dame noire prend la tienne. Et ton roi peut bouger !
    .wrong-b4-e1 = Alors la dame noire prend la tienne.
    .hint-1 = Ton roi en h1 ne peut pas jouer. Seule ta dame le peut.
    .hint-2 = Et si le roi noir prend ta dame ?
    .hint-3 = Joue la dame de b4 à f8.
    .yes = Plus de dame, pas d’échec, aucun coup : pat ! C’est sauvé.
    .no = Pas encore : donne ta dame au roi noir, avec échec.

# source 2ba252f7
lesson-all-the-endings_two-pawns = Encore une partie perdue ? Fais disparaître les deux pions !
    .wrong-d3-d4 = Alors le pion en h2 devient une dame.
    .wrong-f3-d4 = Alors le pion en h2 devient une dame.
    .hint-1 = Un pion est presque arrivé. Prends-le d’abord !
    .hint-2 = Donne ton cavalier pour le pion en h2.
    .hint-3 = Maintenant, prends en d4 avec ton roi.
    .yes = Deux rois seuls : une position morte. La partie est nulle !
    .no = Pas encore : d’abord le pion qui est presque arrivé.

# source d60df8f8
lesson-all-the-endings_windmill = Et encore une ! Fais tourner ton moulin, échec sur échec !
    .hint-1 = Quand la tour quitte g7, le fou donne échec.
    .hint-2 = Éloigne de ton fou la tour en f8 : va en f7.
    .hint-3 = Tour en f7, retour en g7, et encore un tour.
    .yes = Autrefois, l’_échec perpétuel_ avait sa règle. Aujourd’hui, tu réclames la nulle : trois fois la même position !
    .no = Attention à ton fou ! Le moulin ne tourne qu’en f7 et g7.

# source 798e2879
lesson-all-the-endings_surprise = Une surprise : les Noirs ont une tour, mais abandonnent ! Comment finit la partie ?
    .option-white = Les Blancs gagnent
    .option-white-say = Le plus souvent, oui. Mais le roi blanc tout seul pourrait-il mater ?
    .option-draw = La partie est nulle
    .option-black = Les Noirs gagnent
    .option-black-say = Les Noirs ont abandonné, alors ils ne gagnent pas.
    .hint-1 = Quelles pièces ont les Blancs ?
    .hint-2 = Un roi seul ne peut jamais mater.
    .hint-3 = Les Blancs ne peuvent pas gagner, les Noirs ont abandonné. Que reste-t-il ?
    .yes = Oui : un roi seul ne gagne jamais, alors la partie est nulle.

# source f220df8b
lesson-all-the-endings_after-the-end = Maintenant, tu as les Noirs. Les Blancs ont déjà maté : essaie quand même ton mat en c1 !
    .hint-1 = Touche la tour en c2, puis c1, au bout de la flèche.
    .hint-2 = La partie est finie. Essaie, tu verras.
    .yes = Qui mate le premier gagne. Après, personne ne joue plus.

# source 4adee27e
lesson-all-the-endings_who-claims = Le cavalier blanc est allé en f3 : troisième fois. Que peux-tu réclamer ?
    .hint-1 = Seul le camp dont c’est le tour réclame la nulle.
    .hint-2 = Les Blancs ont joué. Maintenant, c’est à toi.
    .yes = Oui : c’est ton tour, tu peux réclamer la nulle. Pour les Blancs, c’est trop tard !
    .no = C’est ton tour, et la position est là pour la troisième fois.

# source a40bfd5b
lesson-all-the-endings_say-it-first = Les Blancs en sont à cinquante coups tranquilles, toi à quarante-neuf. Tu veux jouer la tour en a6 : peux-tu réclamer la nulle ?
    .hint-1 = Le coup de la tour en a6 est-il tranquille ?
    .hint-2 = C’est un coup sans prise et sans pion.
    .hint-3 = Avec lui, tu en as cinquante aussi.
    .yes = Oui : écris le coup, ne le joue pas, et réclame la nulle.
    .no = Le coup de la tour en a6 est tranquille. C’est ton cinquantième.

# source 3f6e4b9c
lesson-all-the-endings_leave-air = Deux dames pour toi ! Attrape mon roi, mais d’ici là, laisse-lui de l’air.
    .hint-1 = Avant chaque coup, demande-toi : où mon roi peut-il aller ensuite ?
    .hint-2 = Une dame surveille une rangée, l’autre donne échec.
    .yes = Échec et mat, et pas de nulle en route. Tu connais toutes les fins !
