### Les écrans : les boutons, les mots de tous les jours du coach, les messages.

## Le programme

# The language’s name in the language itself.
language-name = Français
app-name = Squarewise

## L’écran d’accueil

home-hello = Bonjour, { $learner } !
home-go-on = On continue, { $learner } !
home-hello-you = Bonjour !
home-go-on-you = On continue !
home-place = Étape { $step } sur { $total } : { $lesson }
home-first = Commence par : { $lesson }
home-next = Ensuite : { $lesson }
home-all-done = Tu as fini toutes les leçons. Rejoue celle que tu veux !
home-no-lessons = Il n’y a pas de leçon ici.
home-lessons-coming = Tes propres leçons se chargent. Elles seront ici dans un instant.
home-lesson-coming = La leçon « { $lesson } » s’ouvre dès qu’elle est prête.
home-shelf-count = { $done } sur { $total }
home-certificate-kept = Bravo ! Ton diplôme est prêt à imprimer : { $file }
home-certificate-not-kept = Impossible d’enregistrer le diplôme. Demande à un adulte.
home-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
home-own-lesson = Leçon personnelle
home-replaces = Remplace une leçon du programme
home-about-foreign = Seulement en { $language }
home-sound-on = Le son est activé
home-sound-off = Le son est coupé
home-show-cards = Voir toutes les leçons en cartes
home-show-path = Voir le chemin
home-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
table-title = Jouer à deux
referee-title = J’ai le droit ?
rulebook-title = Les règles
learners-title = Qui apprend ?

# Les étagères de leçons
shelf-board = L’échiquier
shelf-pieces = La marche des pièces
shelf-safety = Valeur et sécurité
shelf-check = Échec, mat, pat
shelf-special-moves = Coups spéciaux
shelf-ending-the-game = La fin de la partie
shelf-first-game = Ta première partie
shelf-family-game = Le jeu en famille
shelf-games = Jeux avec { -coach }
shelf-other = Autres leçons
shelf-own = { $name }

# Chaque enfant choisit un animal.
animal-owl = Hibou
animal-fox = Renard
animal-bear = Ours
animal-hare = Lièvre
animal-frog = Grenouille
animal-mouse = Souris
animal-penguin = Pingouin
animal-turtle = Tortue

# Qui apprend
learners-hello = Bonjour ! Qui apprend aujourd’hui ?
learners-choose = Choisis ton animal.
learners-change = Choisis un animal et un nom pour { $learner }.
learners-name = Ton nom, si tu veux
learners-privacy = Un prénom suffit. Il reste sur cet ordinateur.
learners-add = Ajouter un enfant
learners-guest = En visite
learners-guest-line = Les étoiles ne sont pas gardées
learners-edit = Modifier { $learner }
learners-save = Enregistrer
learners-remove = Retirer { $learner }
learners-remove-question = Retirer { $learner } de la liste ?
learners-remove-line = Rien n’est effacé. Les étoiles sont rangées dans un dossier.
learners-keep = Non, garder
learners-more = Plus

## Les boutons

button-start = Commencer
button-continue = Continuer
button-play-again = Rejouer
button-next = Suivant
button-back = Retour
button-home = Accueil
button-all-steps = Les étapes
button-legal = Oui
button-not-legal = Non
button-hint = Indice
button-read-aloud = Écouter
button-hint-of = Indice { $hint } sur { $total }
button-say-again = Redis-le
button-take-back = Reprendre le coup
button-again = Recommencer
button-show-rule = Montre-moi la règle
button-show-house-rule = Montre-moi la règle maison
house-rule-heading = Règle maison, pas en tournoi
button-got-it = Compris
button-close = Fermer
button-flip = Tourner l’échiquier
button-done = Terminé
button-i-count = J’en compte { $number }
button-fewer = Un de moins
button-more = Un de plus
button-erase = Effacer
button-play-me = Joue contre moi
button-play-two = Jouez à deux
button-say-check = Échec !
button-agree-draw = Nulle, d’accord
button-give-up = { $side ->
    [white] Les Blancs abandonnent
    [blue] Les Bleus abandonnent
    [yellow] Les Jaunes abandonnent
   *[black] Les Noirs abandonnent
 }

## Les réponses à choisir

answer-check = Échec
answer-check-no-mate = Échec, mais pas mat
answer-checkmate = Échec et mat
answer-stalemate = Pat
answer-dead-position = Personne ne peut gagner
answer-dead-not-stalemate = Position morte
answer-play-on = On continue
answer-no-check = Pas d’échec : on continue
answer-threefold = Trois fois la même position
answer-fifty-moves = Cinquante coups tranquilles
answer-nothing = Rien à réclamer
answer-light = Claire
answer-dark = Foncée

## Les réglages

settings-title = Réglages
language-share = { $percent } %
settings-language = Langue
settings-theme = Couleurs
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-theme-contrast = Très contrastées
settings-dots = Points sur les cases possibles
settings-motion = Animations
settings-size = Taille
settings-percent = { $percent } %
settings-room = Dans cette fenêtre, il y a la place pour { $percent } %.
settings-board = Échiquier
settings-board-green = Vert
settings-board-wood = Bois
settings-board-sea = Mer
settings-board-lavender = Lavande
settings-pieces = Pièces
settings-pieces-drawn = Dessinées
settings-pieces-plain = Simples
settings-left-handed = Pour la main gauche
settings-sound = Sons
settings-speech = Voix
settings-on = Oui
settings-off = Non
settings-licences = Licences
settings-licences-say = Beaucoup de gens ont fait une partie de ce programme. Voici toutes leurs licences.

## L’écran de la leçon

step-of = Étape { $step } sur { $total }

judge-question-castle = { $side ->
    [white] Les Blancs ont-ils le droit de roquer ici ?
    [blue] Les Bleus ont-ils le droit de roquer ici ?
    [yellow] Les Jaunes ont-ils le droit de roquer ici ?
   *[black] Les Noirs ont-ils le droit de roquer ici ?
 }
judge-question-move = Est-ce que { PIECE($piece, form: "le") } peut aller de { $from } à { $to } ?
said-check = Quelqu’un a dit « échec ».
said-nothing = Personne n’a rien dit.
status-question = { $side ->
    [white] C’est aux Blancs de jouer. Que se passe-t-il ?
    [blue] C’est aux Bleus de jouer. Que se passe-t-il ?
    [yellow] C’est aux Jaunes de jouer. Que se passe-t-il ?
   *[black] C’est aux Noirs de jouer. Que se passe-t-il ?
 }
claim-next = Tu veux jouer { PIECE($piece, form: "le") } en { $to }.
name-square = Où est { $square } ?
name-file = Où est la colonne { $file } ?
name-rank = Où est la rangée { $rank } ?
name-light-or-dark = La case { $square } est-elle claire ou foncée ?
# Ce qui se lit dans le champ vide, avant la première lettre.
write-here = Ton coup

# Ce que le compte montre, une fois qu’on a répondu.
fact-times-then = { $times ->
    [one] Après ce coup, la position serait là pour la première fois.
   *[other] Après ce coup, la position serait là pour la { $times }e fois.
 }
fact-rights-gone = Les pièces étaient déjà placées ainsi, mais avec d’autres droits. Cette fois-là ne compte pas.
fact-times = { $times ->
    [one] Cette position est là pour la première fois.
   *[other] Cette position est arrivée { $times } fois.
 }
# Quand la position était là : au début (1 ou 0), et après quels coups.
fact-plies = { $start ->
    [1] { COUNT($numbers) ->
        [0] Elle était là au début.
        [1] Elle était là au début et après le coup { LIST($numbers) }.
       *[other] Elle était là au début et après les coups { LIST($numbers) }.
     }
   *[other] { COUNT($numbers) ->
        [1] Elle était là après le coup { LIST($numbers) }.
       *[other] Elle était là après les coups { LIST($numbers) }.
     }
 }
fact-quiet = { $moves ->
    [0] Une prise ou un coup de pion vient d’avoir lieu.
    [one] { $moves } coup chacun, sans prise ni coup de pion.
   *[other] { $moves } coups chacun, sans prise ni coup de pion.
 }
fact-quiet-before = { $moves ->
    [one] Avant ces coups : { $moves } coup tranquille chacun.
   *[other] Avant ces coups : { $moves } coups tranquilles chacun.
 }
fact-values = Pion 1, cavalier 3, fou 3, tour 5, dame 9.
# Les lettres du roi, de la dame, de la tour, du fou et du cavalier, sans rien entre elles.
piece-letters = RDTFC

coach-tap-square = Touche une case.
coach-pick-piece = Touche une pièce, puis sa case d’arrivée.
coach-your-turn = { $side ->
    [white] À toi de jouer, avec les Blancs.
    [blue] À toi de jouer, avec les Bleus.
    [yellow] À toi de jouer, avec les Jaunes.
   *[black] À toi de jouer, avec les Noirs.
 }
coach-try-it = Essaie : { PIECE($piece, form: "le") } de { $from } à { $to }.
coach-no-more-hints = Tu as vu tous les indices. Essaie un coup !
coach-legal-but-other = Tu as le droit. Cette fois, il faut un autre coup.
coach-that-is-mine = Hé ! Cette pièce est à moi !
coach-only-piece-moves = { GENDER($piece) ->
    [feminine] Dans cette étape, seule { PIECE($piece, form: "le") } en { $square } bouge.
   *[masculine] Dans cette étape, seul { PIECE($piece, form: "le") } en { $square } bouge.
 }
coach-only-this-moves = { GENDER($piece) ->
    [feminine] Ici, seule { PIECE($piece, form: "le") } bouge.
   *[masculine] Ici, seul { PIECE($piece, form: "le") } bouge.
 }
coach-not-safe = { COUNT($men) ->
    [one] Arrête-toi sur une case sûre. { MEN($men, form: "le", cap: 1) } surveille { $square }.
   *[other] Arrête-toi sur une case sûre. { MEN($men, form: "le", cap: 1) } surveillent { $square }.
 }
coach-hangs = { COUNT($men) ->
    [one] Pas encore : tu perdrais { PIECE($piece, form: "ton") } en { $square }. { MEN($men, form: "le", cap: 1) } pourrait prendre, et tu ne pourrais pas reprendre.
   *[other] Pas encore : tu perdrais { PIECE($piece, form: "ton") } en { $square }. { MEN($men, form: "le", cap: 1) } pourraient prendre gratuitement.
 }
coach-taken-back = { GENDER($captured) ->
    [feminine] Pas encore : { PIECE($captured, form: "le") } en { $square } est protégée. { MEN($men, form: "le", cap: 1) } prendrait { PIECE($piece, form: "ton") }.
   *[masculine] Pas encore : { PIECE($captured, form: "le") } en { $square } est protégé. { MEN($men, form: "le", cap: 1) } prendrait { PIECE($piece, form: "ton") }.
 }
coach-taken-elsewhere = Pas encore : { MEN($men, form: "le") } prendrait { PIECE($piece, form: "ton") } en { $square }.
coach-takes-nothing = Tu as le droit, mais ce coup ne prend rien. Quelle pièce peux-tu gagner ?
coach-no-check = Pas encore : ce coup ne donne pas échec. Sans échec, pas de mat.
coach-stalemates = Pat : pas d’échec et plus aucun coup. La partie serait nulle.
coach-mates-instead = C’est même échec et mat ! Mais cette fois, on cherche le pat.
coach-checks-instead = Échec ! Dans un pat, personne n’attaque le roi.
coach-move-left-king = Pas encore : le roi peut encore aller en { $square }.
coach-move-left = Pas encore : { MEN($men, form: "le") } peut encore aller en { $square }.
coach-no-mate-king = Pas encore : le roi va en { $square }. Ensuite, il n’y a pas de mat.
coach-no-mate-taken = Pas encore : { MEN($men, form: "le") } prend { PIECE($piece, form: "ton") } en { $square }. Ensuite, il n’y a pas de mat.
coach-no-mate-after = Pas encore : { MEN($men, form: "le") } va en { $square }. Ensuite, il n’y a pas de mat.
coach-way-out-run = Échec ! Mais le roi peut encore aller en { $square }.
coach-way-out-take = Échec ! Mais { MEN($men, form: "le") } peut prendre { PIECE($piece, form: "ton") } en { $square }.
coach-way-out-block = Échec ! Mais { MEN($men, form: "le") } peut bloquer en { $square }.
coach-squares-more = { $left ->
    [one] C’est bien. Il reste { $left } case à trouver.
   *[other] C’est bien. Il reste { $left } cases à trouver.
 }
coach-not-this-square = Regarde encore { $square }. Cette case n’en fait pas partie.
coach-empty-square = Il n’y a personne en { $square }. Touche une pièce !
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Noirs. On cherche des pièces blanches.
   *[black] { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Blancs. On cherche des pièces noires.
 }
coach-asked-attackers = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Qui l’attaque ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Qui l’attaque ?
 }
coach-asked-guards = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Qui la protège ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Qui le protège ?
 }
coach-asked-moves = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Où peut-elle aller ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Où peut-il aller ?
 }
coach-asked-captures = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Que peut-elle prendre ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Que peut-il prendre ?
 }
coach-attackers-more = Oui, { MEN($men, form: "le") } attaque { PIECE($piece, form: "le") }. Il en reste { $left } à trouver.
coach-guards-more = Oui, { MEN($men, form: "le") } protège { PIECE($piece, form: "le") }. Il en reste { $left } à trouver.
coach-checkers-more = Oui, { MEN($men, form: "le") } donne échec. Il en reste { $left } à trouver.
coach-take-one-off = Enlève une pièce pour que le coup soit permis.
coach-nobody-there = Il n’y a personne en { $square }. Touche une pièce que tu peux enlever.
coach-stays = La pièce en { $square } doit rester. Essaie avec une autre !
coach-sort = Touche-les l’une après l’autre, dans le bon ordre.
coach-sort-more = { $left ->
    [one] Oui ! Et qu’est-ce qui vient en dernier ?
   *[other] Oui ! Qu’est-ce qui vient ensuite ?
 }
coach-sort-first = Pas encore. Avant, il y a { PIECE($piece, form: "le") } en { $square }.
sort-first-named = Pas encore. Avant, il y a : « { $name } ».
coach-found-before = Tu as déjà trouvé { $square }. Cherche une autre case !
coach-hint-piece = Regarde bien { PIECE($piece, form: "le") } en { $square }.
coach-hint-square = Regarde bien { $square }.
coach-hint-next = Joue { PIECE($piece, form: "le") } en { $square }.
coach-hint-back = D’ici, il n’y a plus de chemin. Reprends ton coup !
coach-that-is-allowed = Tu as le droit. Cherche maintenant un coup qu’une règle interdit.
coach-moves-more = C’est bien ça. Il en reste { $left }.
coach-stars-left = Encore { $left } !
coach-star-flew = { $left ->
    [one] Encore une fois !
   *[other] Hop, envolée !
 }
coach-check = { $side ->
    [white] Échec ! Le roi blanc est attaqué.
    [blue] Échec ! Le roi bleu est attaqué.
    [yellow] Échec ! Le roi jaune est attaqué.
   *[black] Échec ! Le roi noir est attaqué.
 }
coach-try-freely = Essaie les coups que tu veux.
coach-tries-more = { $left ->
    [one] Bien. Joue encore { $left } coup.
   *[other] Bien. Joue encore { $left } coups.
 }
coach-next-of-line = Bien. Quelle est la suite ?
coach-what-is-it = Que se passe-t-il ici ?
coach-not-said = Personne n’a dit « échec » : ici, cela ne compte pas.
coach-can-win = Regarde les pièces qui restent. Quelqu’un peut encore mater.
coach-nobody-wins = Regarde les pièces qui restent. Quelqu’un pourra-t-il mater un jour ?
coach-may-you-claim = Peux-tu réclamer la nulle ici ?
coach-claim-there = Compte encore. Il y a quelque chose à réclamer.
coach-how-many = Combien y en a-t-il ?
coach-count-more = Il y en a plus de { $number }. Compte encore.
coach-count-fewer = Il y en a moins de { $number }. Compte encore.
coach-write-move = Regarde la flèche. Écris ce coup.
coach-write-letters = Commence par la lettre de la pièce. Le pion n’en a pas.
coach-plus-missing = Le coup est bon, et il donne échec. Écris + à la fin.
coach-hash-missing = Le coup est bon, et c’est mat. Écris # à la fin.
coach-plus-untrue = { PIECE($piece, form: "le", cap: 1) } en { $square } ne donne pas échec. Enlève le +.
coach-hash-untrue = { PIECE($piece, form: "le", cap: 1) } en { $square } ne donne pas échec. Enlève le #.
coach-not-mate = C’est échec, mais ce n’est pas mat. Écris + à la place de #.
coach-wrote-other = Cela veut dire : { PIECE($piece, form: "le") } de { $from } à { $to }. Il faut un autre coup.
coach-set-up = Choisis une pièce, puis touche sa case.
coach-set-up-where = Où va { PIECE($piece, form: "le") } ?
coach-set-up-pick = Choisis d’abord une pièce à côté de l’échiquier.
coach-set-up-taken = { $square } est occupée. Quelle case est encore libre ?
coach-set-up-elsewhere = Pas en { $square } : ce n’est pas la place { PIECE($piece, form: "du") }.
coach-set-up-more = { $left ->
    [one] Bien. Encore { $left } pièce à placer.
   *[other] Bien. Encore { $left } pièces à placer.
 }
coach-choose = Qu’en penses-tu ?
coach-choose-again = Pas tout à fait. Regarde encore.
coach-that-is-square = C’est { $square }. Lis la lettre, puis le chiffre.
coach-that-is-file = C’est { $square }. La lettre te dit la colonne.
coach-that-is-rank = C’est { $square }. Le chiffre te dit la rangée.
coach-color-again = Regarde les cases voisines. Le clair et le foncé alternent.
coach-name-more = Oui ! Encore { $left }.
coach-say-check = Bon coup ! Maintenant, dis-le : appuie sur « Échec ».
coach-other-way-run = C’est une solution. Cette fois, c’est le roi qui s’échappe.
coach-other-way-block = C’est une solution. Cette fois, mets une pièce entre les deux.
coach-other-way-take = C’est une solution. Cette fois, prends la pièce qui donne échec.
promotion-question = Le pion va en { $square }. Que doit-il devenir ?
promotion-piece = { PIECE($piece, cap: 1) }

## La réussite : on dit ce qui a été fait

done-squares = { $found ->
    [one] Tu as trouvé la case. Il n’y en a qu’une.
    [2] Tu as trouvé les deux cases.
   *[other] Tu as trouvé les { $found } cases.
 }
done-attackers = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } attaque { PIECE($piece, form: "le") }.
    [2] Oui ! { MEN($men, form: "le", cap: 1) } attaquent { PIECE($piece, form: "le") }.
   *[other] Oui, les { COUNT($men) } pièces attaquent { PIECE($piece, form: "le") }.
 }
done-guards = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } protège { PIECE($piece, form: "le") }.
    [2] Oui ! { MEN($men, form: "le", cap: 1) } protègent { PIECE($piece, form: "le") }.
   *[other] Oui, les { COUNT($men) } pièces protègent { PIECE($piece, form: "le") }.
 }
done-checkers = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } donne échec.
   *[other] Oui, { MEN($men, form: "le") } donnent échec.
 }
done-stars = { $moves ->
    [one] Toutes les étoiles en { $moves } coup. On ne peut pas faire mieux !
   *[other] Toutes les étoiles en { $moves } coups. On ne peut pas faire mieux !
 }
done-stars-more = Toutes les étoiles en { $moves } coups. On peut le faire en { $best }.
done-captures = { $moves ->
    [one] Tu as tout pris en { $moves } coup. On ne peut pas faire mieux !
   *[other] Tu as tout pris en { $moves } coups. On ne peut pas faire mieux !
 }
done-captures-more = Tu as tout pris en { $moves } coups. On peut le faire en { $best }.
done-move = Tu as joué { PIECE($piece, form: "le") } en { $to }. C’est bien ça !
done-capture = { PIECE($piece, form: "ton", cap: 1) } a pris { PIECE($captured, form: "le") } en { $to }.
done-castle = Tu as roqué : le roi est en { $king }, la tour en { $rook }.
done-en-passant = Prise en passant : ton pion est en { $to }, et { $pawn } est vide.
done-promotion = Ton pion est arrivé en { $to }. Il est devenu { PIECE($piece, form: "un") }.
done-check = Échec ! { PIECE($piece, form: "ton", cap: 1) } va en { $to }, et le roi est attaqué.
done-checkmate = Échec et mat avec { PIECE($piece, form: "ton") } en { $to } ! Le roi est attaqué et n’a aucune issue.
done-stalemate = Pat ! Personne n’attaque le roi, et il ne reste aucun coup.
done-safe = Bien vu ! Maintenant, personne ne peut te prendre une pièce gratuitement.
done-castle-can = Le roi peut roquer en { $square }.
done-castle-and-to = Et en { $square } ?
done-all-moves = { $found ->
    [one] Tu as trouvé le coup. Il n’y en a qu’un.
    [2] Tu as trouvé les deux coups.
   *[other] Tu as trouvé les { $found } coups.
 }
done-judged-legal = Bien vu : ce coup est permis.
done-judged-not-legal = Bien vu : ce coup n’est pas permis.
done-refused = Tu as essayé, et maintenant tu sais pourquoi.
done-tries = { $moves ->
    [one] Tu as joué { $moves } coup permis.
   *[other] Tu as joué { $moves } coups permis.
 }
done-line = Tu as bien joué tous les coups.
done-status-play-on = La partie n’est pas finie : on continue.
done-claim = Tu as bien compté : tu peux réclamer la nulle.
done-claim-nothing = Tu as bien compté : il n’y a encore rien à réclamer.
done-count = Tu as bien compté : { $number }.
done-written = Voici comment on l’écrit : { $san }.
done-set-up = Chaque pièce est à sa place.
done-allowed = Maintenant, le coup est permis !
done-chosen = Oui, c’est ça.
done-sorted = Oui, maintenant tout est dans l’ordre.
done-named = { $found ->
    [one] Tu as trouvé.
   *[other] Tu as tout trouvé : { $found } sur { $found }.
 }
done-pawn-across = { $side ->
    [white] Un pion blanc est arrivé au bout. Les Blancs gagnent !
    [blue] Un pion bleu est arrivé au bout. Les Bleus gagnent !
    [yellow] Un pion jaune est arrivé au bout. Les Jaunes gagnent !
   *[black] Un pion noir est arrivé au bout. Les Noirs gagnent !
 }
done-all-taken = { $side ->
    [white] Les Blancs ont tout pris. Les Blancs gagnent !
    [blue] Les Bleus ont tout pris. Les Bleus gagnent !
    [yellow] Les Jaunes ont tout pris. Les Jaunes gagnent !
   *[black] Les Noirs ont tout pris. Les Noirs gagnent !
 }
done-your-pawn-across = Ton pion est arrivé au bout. Tu gagnes !
done-you-took-all = Tu as tout pris. Tu gagnes !
done-my-pawn-across = Mon pion est arrivé au bout. Je gagne !
done-i-took-all = J’ai tout pris. Je gagne !
done-no-move = { $side ->
    [white] Les Blancs n’ont plus de coup. Personne ne gagne.
    [blue] Les Bleus n’ont plus de coup. Personne ne gagne.
    [yellow] Les Jaunes n’ont plus de coup. Personne ne gagne.
   *[black] Les Noirs n’ont plus de coup. Personne ne gagne.
 }
done-game-lost = Bien joué ! On rejoue ?

lesson-done = Tu as fini « { $lesson } ».
lesson-done-stars = { $stars ->
    [one] Tu as gagné une étoile.
   *[other] Tu as gagné { $stars } étoiles.
 }
lesson-steps-title = Tu as déjà fini « { $lesson } ».
lesson-steps-line = Choisis une étape pour la rejouer. Tes étoiles restent.
lesson-step-number = Étape { $step }
lesson-learned = Tu as appris ceci : { $about }
lesson-file-broken = Le fichier contient maintenant une erreur. Tu vois la leçon comme elle était avant.
lesson-words-broken = Il y a maintenant une erreur dans { $file } : des mots peuvent manquer ici.
lesson-real-board = Maintenant, essaie sur un vrai échiquier !

## Les lumières du roque : deux mots courts

light-king-home = Roi immobile
light-rook-home = Tour immobile
light-path-free = Chemin libre
light-no-check = Pas d’échec
light-way-safe = Chemin sûr
light-goal-safe = Arrivée sûre

## L’échiquier avec des mots

board-side = { $side ->
    [white] Blancs
    [blue] Bleus
    [yellow] Jaunes
   *[black] Noirs
 }
piece-name = { PIECE($piece, cap: 1) }

## Les fiches sur papier

# Devant la ligne où l’enfant écrit.
paper-name = Nom
paper-date = Date
paper-page = Page { $page } sur { $total }
# Au-dessus d’un échiquier qu’on regarde seulement.
paper-remember = Regarde et retiens
paper-turn = { $side ->
    [white] Aux Blancs de jouer
    [blue] Aux Bleus de jouer
    [yellow] Aux Jaunes de jouer
   *[black] Aux Noirs de jouer
 }
paper-played = Coups déjà joués : { $played }
paper-cross = Fais une croix sur chacune de ces cases.
paper-cross-one = Barre la pièce qu’il faut enlever.
paper-mark = Marque-le sur l’échiquier.
paper-number = Écris 1, 2, 3, etc. à côté des pièces, dans le bon ordre.
paper-number-boxes = Écris 1, 2, 3, etc. dans les petits carrés, dans le bon ordre.
paper-draw = Dessine ces pièces à leur place.
paper-moves = Écris-le :
paper-below = Écris-le sous l’échiquier.
paper-answer = Ta réponse :
paper-why-not = Ce coup n’est pas permis. Pourquoi ?
# Tant que l’on ne sait ni lire ni écrire les coups, on les dessine.
paper-arrows = { $count ->
    [one] Dessine le coup avec une flèche.
   *[other] Dessine les coups avec des flèches numérotées.
 }
paper-arrows-all = Dessine une flèche pour chacun de ces coups.
paper-becomes = Que devient le pion ?
# Quelqu’un d’autre les lit à haute voix sur la page des réponses.
paper-replies = Joue-le sur un vrai échiquier. Les ripostes sont sur la page des réponses.
# Petits échiquiers en rangée : ce qu’il y avait avant la question.
paper-at-first = Au début
paper-after-move = Après le coup { $number }
paper-now = Maintenant
# Plusieurs flèches sont dessinées, et l’une d’elles est interdite.
paper-cross-arrow = Barre la flèche du coup interdit. Pourquoi est-il interdit ?
# Cases à cocher : pourquoi un coup n’est pas permis. Chacune dit quelque chose sur ce seul coup.
paper-why-way = Cette pièce ne se déplace pas comme ça.
paper-why-far = C’est trop loin.
paper-why-between = Quelque chose barre le chemin.
paper-why-own-piece = Une pièce du même camp est déjà là.
paper-why-straight = Il prendrait tout droit.
paper-why-nothing = Il n’y a rien à prendre.
paper-why-passing = Aucun pion n’est passé juste avant.
paper-why-first-square = Il a quitté sa case de départ.
paper-why-has-moved = Le roi ou la tour a déjà bougé.
paper-why-other-rook = Ce n’est plus la tour du début.
paper-why-no-rook = Il n’y a pas de tour pour roquer.
paper-why-in-check = Le roi est en échec maintenant.
paper-why-through = Le roi passerait sur une case attaquée.
paper-why-king = Le roi serait alors en échec.
paper-why-king-stays = Cela prendrait un roi.
paper-why-partner = Une pièce d’un partenaire est déjà là.
paper-why-corner = Un coin coupé barre le chemin.
paper-why-sleeps = Seul un pion peut prendre cette pièce endormie.
paper-why-two-players = Deux joueurs attaqueraient un seul roi.
paper-why-becomes = Il doit devenir une autre pièce.
paper-why-not-that = Aucun pion ne devient cette pièce.
paper-why-last-row = Il n’est pas sur sa dernière rangée.
paper-why-nobody = Il n’y a personne.
paper-why-stays = La pièce reste où elle est.
paper-why-turn = Ce n’est pas son tour.
paper-why-over = La partie est finie.
paper-real-board = Joue-le sur un vrai échiquier.
paper-answers = Réponses
paper-for-teacher = Pour l’enseignant
paper-fewest = { $moves ->
    [one] Il faut au moins { $moves } coup.
   *[other] Il faut au moins { $moves } coups.
 }
paper-article = Règles du jeu d’échecs, article { $article }
paper-as-on-board = Comme sur l’échiquier.
paper-open = Il y a plusieurs bonnes solutions.

## La page dans un navigateur

page-loading = Squarewise arrive…
page-broken = Quelque chose s’est cassé et Squarewise s’est arrêté. Tes étoiles sont à l’abri.
page-missing = Squarewise n’a pas pu être chargé. Internet marche ? Alors essaie encore une fois.
page-again = Encore une fois
page-no-script = Squarewise a besoin de JavaScript. Active-le pour cette page.

## Les messages

notice-restored = { $file } n’a pas pu être lu. La dernière bonne copie est revenue, et l’ancien fichier est gardé sous le nom { $aside }.
notice-set-aside = { $file } n’a pas pu être lu. Il est gardé sous le nom { $aside }, et on repart de zéro.
notice-newer = { $file } vient d’un Squarewise plus récent. Il est lu, mais rien n’y est changé.
notice-unreadable = { $file } n’a pas pu être ouvert, donc rien n’y est enregistré. ({ $cause })
unsaved-stars = Tes nouvelles étoiles ne sont pas encore enregistrées. Squarewise continue d’essayer. Préviens un adulte. ({ $cause })
unsaved-game = Cette partie n’est pas encore enregistrée. Squarewise continue d’essayer. ({ $cause })
unsaved-learners = La liste de ceux qui apprennent n’a pas pu être enregistrée. Essaie encore une fois. ({ $cause })
unsaved-settings = Tes choix ne sont pas encore enregistrés. Squarewise continue d’essayer. ({ $cause })
notice-in-use = Squarewise est encore ouvert ailleurs pour cet enfant. Ici, rien n’est donc changé ni enregistré. Ferme-le d’abord là-bas.
notice-no-folder = Aucun dossier n’a été trouvé pour tes étoiles, donc elles ne sont pas gardées.

## Les leçons avec des erreurs, et la ligne de commande

problems-notice = { $lessons ->
    [one] { $lessons } leçon contient une erreur et n’est pas affichée.
   *[other] { $lessons } leçons contiennent des erreurs et ne sont pas affichées.
 }
quoted = « { $text } »
problems-title = Leçons à réparer
problems-none = Il ne reste rien à réparer.
problems-place = Ligne { $line }, colonne { $column }
cli-no-display = Squarewise a besoin d’un écran pour ouvrir sa fenêtre, et { $missing } n’est pas défini ici.
cli-no-answer = Squarewise a besoin d’un écran pour ouvrir sa fenêtre, et aucun ne répond à { $display }.
cli-no-window = Squarewise n’a pas pu ouvrir sa fenêtre. ({ $cause })
cli-broke-down = Squarewise s’est arrêté par accident. Tout ce qui a été appris est gardé. Un rapport pour les auteurs se trouve dans « { $report } ».
cli-no-gui = Ce programme a été compilé sans sa fenêtre. Compile-le avec l’option « gui » pour jouer les leçons.
cli-in-terminal = Ce n’est pas la fenêtre qui fait cela. Ouvre un terminal et écris : { $command }
cli-window-apart = La fenêtre est un programme à part : { $file }
cli-no-folder = Aucune leçon n’est lue dans « { $folder } » : ce dossier n’existe pas.
no-lesson = Il n’y a pas de leçon nommée « { $lesson } ».
no-lesson-near = Il n’y a pas de leçon nommée « { $lesson } ». Veux-tu dire « { $near } » ?
cli-no-language = Squarewise ne parle pas encore « { $language } », alors il parle anglais.

## Les coups que quelqu’un tape, et les marques sur un échiquier en texte

cli-may-move = Tu peux jouer ce coup : { PIECE($piece, form: "le") } de { $from } à { $to }.
unread-not-a-move = Un coup ne s’écrit pas ainsi. Écris par exemple e2e4 ou Cf3.
unread-which-piece = Laquelle veux-tu jouer ? Les pièces en { LIST($squares) } sont toutes possibles.
unread-no-such-piece = Il n’y a pas de { PIECE($piece) } pour jouer ce coup.
unread-nothing-captured = Il n’y a rien à prendre en { $square }. Enlève le x.
unread-written = Presque ! Ce coup s’écrit { $written }.
mark-attacks = attaque
mark-line = sa ligne
mark-danger = en danger
mark-about = regarde ici
mark-gone = s’en irait
mark-allowed = possible
mark-moved = a bougé

## Montrer une leçon à la classe

show-place = { $step } / { $total }
show-leave = Quitter (Échap)
show-notes = Pour l’enseignant
show-no-notes = Il n’y a pas de notes pour cette leçon.
# Les notes de l’enseignant, dans une fenêtre à elles.
notes-window = Fenêtre à part
notes-now = À l’écran
notes-answer = Réponse
notes-hints = Indices
notes-next = Ensuite
notes-last = C’est la dernière étape.
notes-cover = Les réponses sont ici. Mets cette fenêtre sur un écran que la classe ne voit pas.
notes-uncover = Montrer les réponses
vote-title = Qui dit A ? Touche pour chaque main levée, ou tape le nombre.
vote-reveal = Montrer la réponse
vote-more = Une main de plus
vote-less = Une main de moins
## La table : deux joueurs devant un écran

# Les règles à choisir, chacune avec une phrase.
table-choose-rules = Avec quelles règles jouez-vous ?
table-begin = { $side ->
    [white] Les Blancs commencent. Joue une pièce !
   *[black] Les Noirs commencent. Joue une pièce !
 }
table-shake-hands = serrez-vous la main !
button-play = Jouer
button-other-rules = Autres règles
button-look-again = Revoir

table-turn = { $side ->
    [white] C’est aux Blancs de jouer.
   *[black] C’est aux Noirs de jouer.
 }
table-touched = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "le") } en { $square }. Maintenant, prends-la.
   *[masculine] Tu as touché { PIECE($piece, form: "le") } en { $square }. Maintenant, prends-le.
 }
table-confirm = C’est bien ton coup ? Appuie sur « Terminé », ou reprends-le.
table-will-offer = Joue ton coup maintenant. La proposition de nulle l’accompagne.
table-will-offer-not-mentioned = Ces règles ne disent rien de la nulle par accord. Ta proposition accompagne ton coup.
table-offered = { $side ->
    [white] Les Blancs proposent la nulle. Les Noirs sont-ils d’accord ?
   *[black] Les Noirs proposent la nulle. Les Blancs sont-ils d’accord ?
 }
table-declined = { $side ->
    [white] Les Blancs préfèrent continuer.
   *[black] Les Noirs préfèrent continuer.
 }
table-asks-back = { $side ->
    [white] Les Blancs voudraient reprendre leur coup. Les Noirs sont-ils d’accord ?
   *[black] Les Noirs voudraient reprendre leur coup. Les Blancs sont-ils d’accord ?
 }
table-stays-made = { $side ->
    [white] Les Blancs disent non. Le coup reste joué.
   *[black] Les Noirs disent non. Le coup reste joué.
 }
table-intends-threefold = Montre-moi ton coup. Il doit donner la même position pour la troisième fois.
table-intends-fifty = Montre-moi ton coup. Il doit être le dernier des cinquante coups tranquilles.
table-says-check = Tu dis « échec ». Maintenant, joue le coup.
table-check = { $side ->
    [white] Échec ! Les Blancs doivent y répondre.
   *[black] Échec ! Les Noirs doivent y répondre.
 }
table-what-claim = Que veux-tu réclamer ?
table-claim-threefold-next = Trois fois, après mon coup
table-claim-fifty-next = Cinquante coups, après le mien
table-resign-sure = { $side ->
    [white] Les Blancs abandonnent-ils ?
    [blue] Les Bleus abandonnent-ils ?
    [yellow] Les Jaunes abandonnent-ils ?
   *[black] Les Noirs abandonnent-ils ?
 }
table-resign-not-mentioned = Ces règles ne disent rien de l’abandon. { $player } : abandonner ?
table-new-sure = Commencer une nouvelle partie ? Celle-ci s’arrête là.
game-home-sure = Tu veux revenir à l’accueil ?
table-replace-sure = Jouer ce que tu as collé ? Cette partie s’arrête là.

button-yes-draw = Oui, nulle
button-no-play-on = Non, on continue
button-offer-draw = Proposer la nulle
button-claim-draw = Réclamer la nulle
button-resign = J’abandonne
button-redo = Rejouer le coup
button-new-game = Nouvelle partie
button-copy-position = Copier la position
button-copy-moves = Copier les coups
button-paste = Coller
button-ask-referee = Demander à l’arbitre
button-auto-turn = Tourner après chaque coup
button-more-ways = Plus
button-adjust = J’adoube
table-adjusting = Tu dis « J’adoube ». Touche une pièce pour la remettre droite.
table-adjusted = Tu as adoubé { PIECE($piece, form: "le") } en { $square }. Tu peux encore jouer la pièce que tu veux.
table-claimer = { $side ->
    [white] Les Blancs réclament
   *[black] Les Noirs réclament
 }
button-fifty-counter = Coups tranquilles

# Ici se lisent les lettres tapées ; voici le champ vide.
table-type = Tape un coup, comme Cf3
table-no-moves = Vos coups seront notés ici.
table-copied-position = La position est copiée.
table-copied-moves = Les coups sont copiés.
table-pasted = Voici ce que tu as collé.
table-paste-empty = Il n’y a encore rien à coller.
table-paste-position = Je ne peux pas lire cette position. Votre partie est toujours là.
table-paste-move = Je ne peux pas jouer le coup { $number } : { $word }. Votre partie est toujours là.

# Ce qui vient de se passer, avec des mots.
table-moved = { $side ->
    [white] Blancs : { PIECE($piece) } de { $from } à { $to }.
   *[black] Noirs : { PIECE($piece) } de { $from } à { $to }.
 }
table-took = { $side ->
    [white] Blancs : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
   *[black] Noirs : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
 }
table-took-passing = { $side ->
    [white] Blancs : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
   *[black] Noirs : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
 }
table-castled-short = { $side ->
    [white] Les Blancs font le petit roque.
   *[black] Les Noirs font le petit roque.
 }
table-castled-long = { $side ->
    [white] Les Blancs font le grand roque.
   *[black] Les Noirs font le grand roque.
 }
table-promoted = { $side ->
    [white] Blancs : le pion devient { PIECE($piece, form: "un") } en { $square }.
   *[black] Noirs : le pion devient { PIECE($piece, form: "un") } en { $square }.
 }
table-cheer-took = { $number ->
    [0] Miam ! { PIECE($piece, form: "un", cap: 1) } de moins.
    [1] Hop ! { PIECE($piece, form: "un", cap: 1) } s’en va.
   *[other] Oh ! Au revoir, { PIECE($piece, form: "le") } !
 }
table-cheer-castled = Zou ! Roi et tour en un seul coup.
table-cheer-promoted = Tadam ! Le pion devient { PIECE($piece, form: "un") } !
table-took-back = Coup repris : { PIECE($piece) } de { $from } à { $to }.
table-not-played = Coup non joué : { PIECE($piece) } de { $from } à { $to }.
table-event-offered = { $side ->
    [white] Les Blancs proposent la nulle.
   *[black] Les Noirs proposent la nulle.
 }
table-event-claimed = { $side ->
    [white] Les Blancs réclament la nulle.
   *[black] Les Noirs réclament la nulle.
 }
table-event-resigned = { $side ->
    [white] Les Blancs abandonnent.
   *[black] Les Noirs abandonnent.
 }
table-event-agreed = Les Blancs et les Noirs sont d’accord pour la nulle.
table-event-said-check = { $side ->
    [white] Les Blancs disent « échec ».
   *[black] Les Noirs disent « échec ».
 }
table-event-adjusted = { $side ->
    [white] Les Blancs adoubent { PIECE($piece, form: "le") } en { $square }.
   *[black] Les Noirs adoubent { PIECE($piece, form: "le") } en { $square }.
 }
table-captured = { $side ->
    [white] Les Blancs ont pris
   *[black] Les Noirs ont pris
 }

## Un coup refusé qu’on joue quand même

anyway-try = Essayer quand même
anyway-back = Remettre
anyway-taken = Alors { PIECE($piece, form: "le") } en { $square } prendrait ton roi.

## Une leçon au clavier

typed-empty = Tape un coup : e2e4 ou Cf3
typed-targets = { PIECE($piece, form: "le", cap: 1) } en { $from } peut aller en { LIST($squares) }.
typed-no-targets = { PIECE($piece, form: "le", cap: 1) } en { $from } ne peut aller nulle part.
typed-pick-first = Choisis d’abord une pièce.

## Ce qui s’est passé dans une leçon, ligne par ligne

happened-title = Ce qui s’est passé
happened-copy = Tout copier
happened-coach = Coach : { $said }
happened-answer = Réponse : { $answer }
happened-hint = Tu as demandé un indice.
happened-again = Tu as recommencé.
happened-moved = { $side ->
    [white] Blancs : { PIECE($piece, form: "le") } va de { $from } à { $to }.
    [blue] Bleus : { PIECE($piece, form: "le") } va de { $from } à { $to }.
    [yellow] Jaunes : { PIECE($piece, form: "le") } va de { $from } à { $to }.
   *[black] Noirs : { PIECE($piece, form: "le") } va de { $from } à { $to }.
 }
happened-star-flew = L’étoile vole de { $from } à { $to }.
happened-tried = Tu as essayé : { PIECE($piece, form: "le") } de { $from } à { $to }.
happened-tried-empty = Tu as essayé d’aller de { $from } à { $to }.
happened-took-back = Coup repris : { PIECE($piece, form: "le") } est de nouveau en { $square }.
happened-chosen = Tu as choisi { $square }.
happened-solved = Réussi !

## Ce qui ne fait rien ici, ou ne peut pas être pris

not-here-why = Il n’y a rien à expliquer : aucun coup n’a été refusé, et cette étape ne pose pas de question.
not-here-vote = On ne peut pas voter ici : cette étape n’a pas de réponses à choisir.
not-here-hint = Il n’y a pas d’indice ici.
not-here-refused = Il n’y a rien à expliquer : aucun coup n’a été refusé.
not-here-key = Cette touche ne fait rien ici. F1 montre toutes les touches.
dropped-folder = Les leçons de « { $folder } » sont là maintenant, jusqu’à la fermeture de la fenêtre.
dropped-empty = Il n’y a pas de leçon dans « { $folder } ». Une leçon est un fichier qui finit par .toml.
dropped-zip = « { $file } » est compressé. Décompresse-le, puis dépose le dossier ici.
dropped-other = « { $file } » n’est pas une leçon. Dépose un fichier qui finit par .toml, ou un dossier de leçons.

## La carte des touches

help-title = Touches
help-next = Aller au bouton suivant
help-press = Appuyer ; prendre et poser une pièce
help-walk = Se déplacer sur l’échiquier
help-jump = Aller à une pièce
help-typed = Taper un coup, puis Entrée
help-targets = Dire où la pièce peut aller
help-choose = La première, la deuxième, la troisième réponse
help-show = Montrer à la classe
help-cancel = Reposer, fermer, revenir
help-draw = Dessiner des flèches et des cercles (Maj, Alt, Ctrl : autres couleurs)
help-on = Étape suivante
help-back = Étape précédente
help-why = Pourquoi ? La règle ou la réponse
help-vote = La classe vote
help-arrows = Cacher ou montrer les flèches
help-blank = Écran vide
help-leave = Quitter
help-move-on = Coup suivant
help-move-back = Coup précédent
help-why-not = Pourquoi pas ? La règle
key-arrows = Flèches
key-pieces = R D T F C P
key-typed = e2e4, /Cf3
key-erase = Retour arrière
key-right = Clic droit
key-on = Espace, Pg suiv.
key-before = Pg préc.

## Affiches et diplômes

poster-castling = Puis-je roquer ?
poster-check = Répondre à l’échec
poster-endings = Comment finit une partie
poster-castle-free = Oui : roi et tour n’ont jamais bougé, le chemin est libre et sûr.
poster-castle-between = Non : une pièce est entre le roi et la tour.
poster-castle-out = Non : le roi est en échec.
poster-castle-through = Non : le roi traverserait une case attaquée.
poster-castle-into = Non : le roi arriverait sur une case attaquée.
poster-castle-rook = Oui : seule la tour est attaquée. Cela ne gêne pas.
poster-check-run = Fuir : le roi va sur une case sûre.
poster-check-block = Bloquer : une pièce se met entre les deux.
poster-check-take = Prendre : une pièce prend l’attaquant.
poster-check-stay = Non : après ce coup, le roi serait encore en échec.
poster-check-knight = Non : rien ne peut se mettre entre un cavalier et le roi.
poster-check-double = Non : deux pièces donnent échec, donc le roi doit bouger.
poster-by-itself = sans rien demander
poster-by-claim = un joueur la réclame
poster-by-words = les joueurs le disent
certificate-title = Diplôme
certificate-learned = a fini toutes les leçons de l’étagère
certificate-signed = Signature
day-written = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
 } { $year }

help-shelf = À la leçon en cours, puis d’étagère en étagère
key-pages = Pg suiv., Pg préc.

# Histoires en images : ce qu’on peut toucher, et le riz sur l’échiquier.
story-india = L’éléphant
story-persia = La caravane
story-baghdad = Le livre
story-europe = Le bateau
story-rice = L’échiquier pour le riz
story-queen = La dame
story-tournament = La coupe
story-rice-count = { $count ->
    [one] a1 : { $grains } grain
   *[other] { $count } cases. Sur la dernière : { $grains }. En tout : { $rice }
 }
