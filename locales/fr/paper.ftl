### Ce qu’on imprime pour s’en servir : un jeu à découper, les feuilles d’un tournoi.

## Un jeu à imprimer et à découper

# source c2fe55fa
set-classic = Les échecs à découper
# source 3dbf7894
set-cross = Les échecs en famille à découper
# source a49ed9eb
set-made-of = { $count ->
    [one] { $count } pièce, l’échiquier, des boîtes et les règles
   *[other] { $count } pièces, l’échiquier, des boîtes et les règles
 }
# Pages are printed on both sides.
# source 8513930b
set-step-print = Imprime recto verso sur du papier épais. Retourne-le sur le bord long.
# source ce7a03b7
set-step-cut = Découpe le long des lignes.
# A strip becomes a figure that stands on two feet.
# source 5c1e380a
set-step-fold = Plie le long des pointillés. Colle un pied sur l’autre.
# source 20fcbdae
set-step-flat = Ou coupe aussi les pointillés. Tu auras alors deux pièces plates.
# On the back of a flat pawn is a queen.
# source 4c5165d6
set-step-queen = Un pion plat sur sa dernière rangée ? Retourne-le : maintenant, c’est une dame.
# source e5329b1c
set-step-board = Découpe les deux moitiés de l’échiquier. Colle-les avec la languette.
# source 7552f09d
set-step-tray = Plie et colle les boîtes. On y met les pièces prises.
# source 7b32016b
set-on-page = Page { $page } : { $text }
# source 50a2543d
set-rules = Règles
# source 3744f17d
set-pieces = Pièces
# source f81e4a31
set-board = Échiquier
# source dfeac85f
set-board-left = Échiquier, moitié gauche
# source 02467fc5
set-board-right = Échiquier, moitié droite
# Beside stripes, and on the other page beside the edge that is glued onto them.
# source a809a5be
set-flap = Colle la moitié droite de la page { $page } sur cette languette.
# source 57eb2ca0
set-seam = Découpe le long de ce bord. Colle-le sur la languette de la page { $page }.
# source 99284811
set-trays = Boîtes
# source 447a3dcc
set-backs = Voici le dos de la page { $page }.
# source 65a48d03
set-empty = Voici le dos de la page { $page }. Il reste vide.
# Small words beside a whole line, a dashed line and stripes.
# source 7d1502a9
set-cut = Couper
# source 05f201f5
set-fold = Plier
# source 9fed69f9
set-glue = Coller

## Les feuilles d’un tournoi à élimination

# source 6b2764b7
event-bracket = Tableau du tournoi
# source 2c25d11c
event-lots = Tirez les numéros au sort. Qui gagne joue au tour suivant.
# source 679c1288
event-agree-draw = Décidez avant la partie ce que vaut une nulle. Les règles de l’école ne le disent pas.
# A group of players by their age, such as under 15.
# source e25f6599
event-section = Catégorie
# source 6fff94c2
event-round = Tour { $number }
# source 9c5c6956
event-semifinal = Demi-finales
# source aaca7949
event-final = Finale
# source 1bcf9371
event-winner = Victoire
# Small words below the line of a player who has nobody to play against in the first round.
# source fea58dd8
event-bye = ne joue pas, continue
# source e85a34e4
event-umpire = C’est vous les arbitres
# source 1b4101e1
event-umpire-says = Un tournoi d’école : aucun arbitre n’est assis à votre échiquier.
# source 7170cdb8
event-before = Avant la partie
# source 79e59b3c
event-during = Pendant la partie
# source 104b0614
event-after = Après la partie
# source bb9a86be
event-play-again = On rejoue en changeant de couleur.
# source 6a76a2c3
event-teacher-decides = La maîtresse ou le maître décide.
# A line to write on follows.
# source a694e9fe
event-otherwise = Autre chose :
# source 6d05233a
event-ask-teacher = Une règle n’est pas claire ? Arrêtez et appelez un adulte ou un arbitre.
# source 11078427
event-agree-result = Les deux joueurs disent le résultat et sont d’accord.
# source 2dbc60dc
event-hand-in = Écrivez-le sur la fiche de résultat. Les deux joueurs signent.
# source 8408f54c
event-goes-on = Qui gagne joue au tour suivant.
# source 6cd505d4
event-silent = Ce que les règles de l’école ne disent pas
# source da3ca91c
event-silent-says = « Pas mentionné » ne veut pas dire interdit. Mettez-vous d’accord avant la partie.
# source da60538f
event-our-rules = Les règles de l’école
# source fa056474
event-not-mentioned = pas mentionné
# source 3405777c
event-score-sheet = Feuille de partie
# source 501342a9
event-tournament = Tournoi
# source d29dab04
event-round-field = Tour
# source debba231
event-table = Table
# source 48feb7c9
event-result = Résultat
# source 7bbd7d0c
event-giving-up = Quand quelqu’un abandonne
# source 9f6f3125
event-giving-up-word = Écris « abandonne » à côté du nom.
# source 4fa0e095
event-giving-up-ring = Ou entoure le résultat.
# source c1447483
event-giving-up-result = Ou écris 1–0 si les Noirs abandonnent, 0–1 si ce sont les Blancs.
# source 3212077c
event-slip = Résultat d’une partie
# source 50ae2dba
event-both-sign = Tous deux signent
