### Ce qu’on imprime pour s’en servir : un jeu à découper, les feuilles d’un tournoi.

## Un jeu à imprimer et à découper

set-classic = Les échecs à découper
set-cross = Les échecs en famille à découper
set-made-of = { $count ->
    [one] { $count } pièce, l’échiquier, des boîtes et les règles
   *[other] { $count } pièces, l’échiquier, des boîtes et les règles
 }
# Pages are printed on both sides.
set-step-print = Imprime recto verso sur du papier épais. Retourne-le sur le bord long.
set-step-cut = Découpe le long des lignes.
# A strip becomes a figure that stands on two feet.
set-step-fold = Plie le long des pointillés. Colle un pied sur l’autre.
set-step-flat = Ou coupe aussi les pointillés. Tu auras alors deux pièces plates.
# On the back of a flat pawn is a queen.
set-step-queen = Un pion plat sur sa dernière rangée ? Retourne-le : maintenant, c’est une dame.
set-step-board = Découpe les deux moitiés de l’échiquier. Colle-les avec la languette.
set-step-tray = Plie et colle les boîtes. On y met les pièces prises.
set-on-page = Page { $page } : { $text }
set-rules = Règles
set-pieces = Pièces
set-board = Échiquier
set-board-left = Échiquier, moitié gauche
set-board-right = Échiquier, moitié droite
# Beside stripes, and on the other page beside the edge that is glued onto them.
set-flap = Colle la moitié droite de la page { $page } sur cette languette.
set-seam = Découpe le long de ce bord. Colle-le sur la languette de la page { $page }.
set-trays = Boîtes
set-backs = Voici le dos de la page { $page }.
set-empty = Voici le dos de la page { $page }. Il reste vide.
# Small words beside a whole line, a dashed line and stripes.
set-cut = Couper
set-fold = Plier
set-glue = Coller

## Les feuilles d’un tournoi à élimination

event-bracket = Tableau du tournoi
event-lots = Tirez les numéros au sort. Qui gagne joue au tour suivant.
event-agree-draw = Décidez avant la partie ce que vaut une nulle. Les règles de l’école ne le disent pas.
# A group of players by their age, such as under 15.
event-section = Catégorie
event-round = Tour { $number }
event-semifinal = Demi-finales
event-final = Finale
event-winner = Victoire
# Small words below the line of a player who has nobody to play against in the first round.
event-bye = ne joue pas, continue
event-umpire = C’est vous les arbitres
event-umpire-says = Un tournoi d’école : aucun arbitre n’est assis à votre échiquier.
event-before = Avant la partie
event-during = Pendant la partie
event-after = Après la partie
event-play-again = On rejoue en changeant de couleur.
event-teacher-decides = La maîtresse ou le maître décide.
# A line to write on follows.
event-otherwise = Autre chose :
event-ask-teacher = Une règle n’est pas claire ? Arrêtez et appelez un adulte ou un arbitre.
event-agree-result = Les deux joueurs disent le résultat et sont d’accord.
event-hand-in = Écrivez-le sur la fiche de résultat. Les deux joueurs signent.
event-goes-on = Qui gagne joue au tour suivant.
event-silent = Ce que les règles de l’école ne disent pas
event-silent-says = « Pas mentionné » ne veut pas dire interdit. Mettez-vous d’accord avant la partie.
event-our-rules = Les règles de l’école
event-not-mentioned = pas mentionné
event-score-sheet = Feuille de partie
event-tournament = Tournoi
event-round-field = Tour
event-table = Table
event-result = Résultat
event-giving-up = Quand quelqu’un abandonne
event-giving-up-word = Écris « abandonne » à côté du nom.
event-giving-up-ring = Ou entoure le résultat.
event-giving-up-result = Ou écris 1–0 si les Noirs abandonnent, 0–1 si ce sont les Blancs.
event-slip = Résultat d’une partie
event-both-sign = Tous deux signent
