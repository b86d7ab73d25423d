### Les écrans : les boutons, les mots de tous les jours du coach, les messages.

## Le programme

# The language’s name in the language itself.
# source e1f2ae9e
language-name = Français
# source 0c5ab5de
app-name = Squarewise

## L’écran d’accueil

# source 8a34ebc8
home-hello = Bonjour, { $learner } !
# source ec8a051d
home-go-on = On continue, { $learner } !
# source f84c508d
home-hello-you = Bonjour !
# source 8ed544e0
home-go-on-you = On continue !
# source aa2bce9a
home-place = Étape { $step } sur { $total } : { $lesson }
# source 17c0eb52
home-first = Commence par : { $lesson }
# source aa1df858
home-next = Ensuite : { $lesson }
# source b14b62ff
home-left = Continue ta partie avec { -coach }
# source b4e485f9
home-left-line = { $name }, coup { $number }
# source 94b8186a
home-left-away = Ranger la partie
# source 00eb1822
home-left-away-sure = Vraiment la ranger ?
# source 21010fda
home-all-done = Tu as fini toutes les leçons. Rejoue celle que tu veux !
# source 11e234a6
home-no-lessons = Il n’y a pas de leçon ici.
# source eca017c1
home-lessons-coming = Tes propres leçons se chargent. Elles seront ici dans un instant.
# source c6fad670
home-lesson-coming = La leçon « { $lesson } » s’ouvre dès qu’elle est prête.
# source 2ec86399
home-shelf-count = { $done } sur { $total }
# source 91481580
home-certificate-kept = Bravo ! Ton diplôme est prêt à imprimer : { $file }
# source f13f26a6
home-certificate-not-kept = Impossible d’enregistrer le diplôme. Demande à un adulte.
# source 0ab06654
home-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
# source 2a953f90
home-own-lesson = Leçon personnelle
# source cdd3b69b
home-replaces = Remplace une leçon du programme
# source 70f9c2c7
home-about-foreign = Seulement en { $language }
# source 10278c6b
language-called = { $language ->
    [de] allemand
    [en] anglais
    [fr] français
    [es] espagnol
    [ru] russe
    [it] italien
    [pl] polonais
    [nl] néerlandais
    [pt] portugais
    [uk] ukrainien
    [tr] turc
    [el] grec
    [cs] tchèque
    [sk] slovaque
    [hu] hongrois
    [ro] roumain
    [bg] bulgare
    [sr] serbe
    [hr] croate
    [sl] slovène
    [sv] suédois
    [da] danois
    [nb] norvégien
    [nn] norvégien
    [no] norvégien
    [fi] finnois
    [et] estonien
    [lv] letton
    [lt] lituanien
    [is] islandais
    [ga] irlandais
    [cy] gallois
    [ca] catalan
    [eu] basque
    [gl] galicien
    [he] hébreu
    [ar] arabe
    [fa] persan
    [hi] hindi
    [bn] bengali
    [ta] tamoul
    [ur] ourdou
    [zh] chinois
    [ja] japonais
    [ko] coréen
    [vi] vietnamien
    [th] thaï
    [id] indonésien
    [ms] malais
    [tl] tagalog
    [sw] swahili
    [af] afrikaans
    [sq] albanais
    [mk] macédonien
    [be] biélorusse
    [bs] bosnien
    [hy] arménien
    [ka] géorgien
    [az] azéri
    [kk] kazakh
    [uz] ouzbek
    [mn] mongol
    [eo] espéranto
    [la] latin
    [mt] maltais
    [lb] luxembourgeois
   *[other] { $language }
 }
# source 28888017
home-sound-on = Le son est activé
# source ed5476fd
home-sound-off = Le son est coupé
# source 4b400127
home-show-cards = Voir toutes les leçons en cartes
# source 021c8d16
home-show-path = Voir le chemin
# source f3f8e074
home-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
# source 23cdb76b
table-title = Jouer à deux
# source a936882d
referee-title = J’ai le droit ?
# source 45242a1a
rulebook-title = Les règles
# source 5386b886
learners-title = Qui apprend ?

# Les étagères de leçons
# source e1df9fe6
shelf-games = Jeux avec { -coach }
# source a4ecaa6d
shelf-other = Autres leçons
# source 7d3bb3b0
shelf-own = { $name }

# Chaque enfant choisit un animal.
# source 951ebcc3
animal-owl = Hibou
# source e4389c8b
animal-fox = Renard
# source 536cf815
animal-bear = Ours
# source fd09aab1
animal-hare = Lièvre
# source 34844d31
animal-frog = Grenouille
# source c53ef15f
animal-mouse = Souris
# source 49970227
animal-penguin = Pingouin
# source 671adbd1
animal-turtle = Tortue

# Qui apprend
# source f8c5440d
learners-hello = Bonjour ! Qui apprend aujourd’hui ?
# source 1ce89902
learners-choose = Choisis ton animal.
# source 3875f1c6
learners-change = Choisis un animal et un nom pour { $learner }.
# source da78d87f
learners-name = Ton nom, si tu veux
# source 182be044
learners-privacy = Un prénom suffit. Il reste sur cet ordinateur.
# source 84702ff0
learners-add = Ajouter un enfant
# source ede8c46d
learners-guest = En visite
# source 8a323438
learners-guest-line = Les étoiles ne sont pas gardées
# source 539ff240
learners-edit = Modifier { $learner }
# source 8d05b201
learners-save = Enregistrer
# source 6bc77d10
learners-remove = Retirer { $learner }
# source 1d44f629
learners-remove-question = Retirer { $learner } de la liste ?
# source f97b9e6a
learners-remove-line = Rien n’est effacé. Les étoiles sont rangées dans un dossier.
# source 816a50b3
learners-keep = Non, garder
# source a39f5bc9
learners-more = Plus

## Les boutons

# source 54d31be7
button-start = Commencer
# source 7869296b
button-continue = Continuer
# source 05d9df52
button-play-again = Rejouer
# source 44938757
button-next = Suivant
# source 13f34a0b
button-back = Retour
# source 3fd5df13
button-home = Accueil
# source fa334aee
button-all-steps = Les étapes
# source bf4c8e75
button-legal = Oui
# source 9d59b3e5
button-not-legal = Non
# source 41a64437
button-hint = Indice
# source dfed1f88
button-read-aloud = Écouter
# source 1fe64815
button-hint-of = Indice { $hint } sur { $total }
# source 19c61483
button-say-again = Redis-le
# source 16889a6c
button-take-back = Reprendre le coup
# source e5367c5f
button-again = Recommencer
# source d724fae3
button-show-rule = Montre-moi la règle
# source 4d4cfb96
button-show-house-rule = Montre-moi la règle maison
# source 71728976
house-rule-heading = Règle maison, pas en tournoi
# source b63e6e32
button-got-it = Compris
# source 3ead90fb
button-close = Fermer
# source 9dd7de84
button-flip = Tourner l’échiquier
# source 49320735
button-done = Terminé
# source 9bfa0e19
button-i-count = J’en compte { $number }
# source bc789c7f
button-fewer = Un de moins
# source 5fced1b7
button-more = Un de plus
# source 30875cc3
button-erase = Effacer
# source d1b739d9
button-play-me = Joue contre moi
# source f590017d
button-play-two = Jouez à deux
# source 39617a18
button-say-check = Échec !
# source 6c35fae2
button-agree-draw = Nulle, d’accord
# source 3cc86b7a
button-give-up = { $side ->
    [white] Les Blancs abandonnent
    [blue] Les Bleus abandonnent
    [yellow] Les Jaunes abandonnent
   *[black] Les Noirs abandonnent
 }

## Les réponses à choisir

# source 520e1c79
answer-check = Échec
# source 3cc9bf38
answer-check-no-mate = Échec, mais pas mat
# source 577eacd1
answer-checkmate = Échec et mat
# source 6746deed
answer-stalemate = Pat
# source 145176f6
answer-dead-position = Personne ne peut gagner
# source 1e7f8a5f
answer-dead-not-stalemate = Position morte
# source 757ee36e
answer-play-on = On continue
# source 05c19923
answer-no-check = Pas d’échec : on continue
# source 51535019
answer-threefold = Trois fois la même position
# source a731ab14
answer-fifty-moves = Cinquante coups tranquilles
# source ed6901da
answer-nothing = Rien à réclamer
# source b3bf1295
answer-light = Claire
# source 0add222b
answer-dark = Foncée

## Les réglages

# source d393f095
settings-title = Réglages
# source 6c20be16
language-share = { $percent } %
# source efcf88bc
settings-language = Langue
# source 017851c1
settings-theme = Couleurs
# source f6616922
settings-theme-light = Claires
# source b099ddac
settings-theme-dark = Sombres
# source 00b72448
settings-theme-contrast = Très contrastées
# source e4c715bd
settings-dots = Points sur les cases possibles
# source a56fcfe9
settings-motion = Animations
# source 2cb3cfee
settings-size = Taille
# source 2ab4572b
settings-percent = { $percent } %
# source 1dba24ca
settings-room = La taille peut aller jusqu’à { $percent } % dans cette fenêtre.
# source ebbd686a
settings-board = Échiquier
# source eed60e6f
settings-board-green = Vert
# source 6b71f0eb
settings-board-wood = Bois
# source bf9dd0bf
settings-board-sea = Mer
# source 13935d5f
settings-board-lavender = Lavande
# source 917b861e
settings-pieces = Pièces
# source ae3d8a2e
settings-pieces-drawn = Dessinées
# source f29aaad6
settings-pieces-plain = Simples
# source e0e5b1b2
settings-left-handed = Pour la main gauche
# source ce2b9117
settings-sound = Sons
# source 846f2208
settings-speech = Voix
# source 76d1eba6
settings-on = Oui
# source 0126c546
settings-off = Non
# source 7490cdc0
settings-licences = Licences
# source dd664e4b
settings-licences-say = Beaucoup de gens ont fait une partie de ce programme. Voici toutes leurs licences.

## L’écran de la leçon

# source bc294ea7
step-of = Étape { $step } sur { $total }

# source 4df0c19f
judge-question-castle = { $side ->
    [white] Les Blancs ont-ils le droit de roquer ici ?
    [blue] Les Bleus ont-ils le droit de roquer ici ?
    [yellow] Les Jaunes ont-ils le droit de roquer ici ?
   *[black] Les Noirs ont-ils le droit de roquer ici ?
 }
# source 31b1ff8c
judge-question-move = Est-ce que { PIECE($piece, form: "le") } peut aller de { $from } à { $to } ?
# source 7c395f02
said-check = Quelqu’un a dit « échec ».
# source 25c0a766
said-nothing = Personne n’a rien dit.
# source fb4d3df3
status-question = { $side ->
    [white] C’est aux Blancs de jouer. Que se passe-t-il ?
    [blue] C’est aux Bleus de jouer. Que se passe-t-il ?
    [yellow] C’est aux Jaunes de jouer. Que se passe-t-il ?
   *[black] C’est aux Noirs de jouer. Que se passe-t-il ?
 }
# source c5130c6e
claim-next = Tu veux jouer { PIECE($piece, form: "le") } en { $to }.
# source 24a87cdc
name-square = Où est { $square } ?
# source 3bf5dbcc
name-file = Où est la colonne { $file } ?
# source 97e77456
name-rank = Où est la rangée { $rank } ?
# source 4760ca96
name-light-or-dark = La case { $square } est-elle claire ou foncée ?
# Ce qui se lit dans le champ vide, avant la première lettre.
# source fb48afc6
write-here = Ton coup

# Ce que le compte montre, une fois qu’on a répondu.
# source b00a29db
fact-times-then = { $times ->
    [one] Après ce coup, la position serait là pour la première fois.
   *[other] Après ce coup, la position serait là pour la { $times }e fois.
 }
# source 8a7f35cb
fact-rights-gone = Les pièces étaient déjà placées ainsi, mais pour le roque ou la prise en passant, c’était différent. Cette fois-là ne compte pas.
# source bc1d4fed
fact-times = { $times ->
    [one] Cette position est là pour la première fois.
   *[other] Cette position est arrivée { $times } fois.
 }
# Quand la position était là : au début (1 ou 0), et après quels coups.
# source 5ac93a3e
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
# source 54317178
fact-quiet = { $moves ->
    [0] Une prise ou un coup de pion vient d’avoir lieu.
    [one] { $moves } coup chacun, sans prise ni coup de pion.
   *[other] { $moves } coups chacun, sans prise ni coup de pion.
 }
# source 920692dd
fact-quiet-before = { $moves ->
    [one] Avant ces coups : { $moves } coup tranquille chacun.
   *[other] Avant ces coups : { $moves } coups tranquilles chacun.
 }
# source 64d25547
fact-values = Pion 1, cavalier 3, fou 3, tour 5, dame 9.
# Les lettres du roi, de la dame, de la tour, du fou et du cavalier, sans rien entre elles.
# source ea509f40
piece-letters = RDTFC

# source c239137d
coach-tap-square = Touche une case.
# source 374acb8d
coach-pick-piece = Touche une pièce, puis sa case d’arrivée.
# source cb6d8e82
coach-your-turn = { $side ->
    [white] À toi de jouer, avec les Blancs.
    [blue] À toi de jouer, avec les Bleus.
    [yellow] À toi de jouer, avec les Jaunes.
   *[black] À toi de jouer, avec les Noirs.
 }
# source 5e041588
coach-try-it = Essaie : { PIECE($piece, form: "le") } de { $from } à { $to }.
# source 31888b3f
coach-no-more-hints = Tu as vu tous les indices. Essaie un coup !
# source 8b283f30
coach-legal-but-other = Tu as le droit. Cette fois, il faut un autre coup.
# source a1d5e00d
coach-that-is-mine = Hé ! Cette pièce est à moi !
# source d26b63f0
coach-only-piece-moves = { GENDER($piece) ->
    [feminine] Dans cette étape, seule { PIECE($piece, form: "le") } en { $square } bouge.
   *[masculine] Dans cette étape, seul { PIECE($piece, form: "le") } en { $square } bouge.
 }
# source a469afd5
coach-only-this-moves = { GENDER($piece) ->
    [feminine] Ici, seule { PIECE($piece, form: "le") } bouge.
   *[masculine] Ici, seul { PIECE($piece, form: "le") } bouge.
 }
# source a95f09d6
coach-not-safe = { COUNT($men) ->
    [one] Arrête-toi sur une case sûre. { MEN($men, form: "le", cap: 1) } surveille { $square }.
   *[other] Arrête-toi sur une case sûre. { MEN($men, form: "le", cap: 1) } surveillent { $square }.
 }
# source fb8e49ae
coach-hangs = { COUNT($men) ->
    [one] Pas encore : tu perdrais { PIECE($piece, form: "ton") } en { $square }. { MEN($men, form: "le", cap: 1) } pourrait prendre, et tu ne pourrais pas reprendre.
   *[other] Pas encore : tu perdrais { PIECE($piece, form: "ton") } en { $square }. { MEN($men, form: "le", cap: 1) } pourraient prendre gratuitement.
 }
# source 9974d5fa
coach-taken-back = { GENDER($captured) ->
    [feminine] Pas encore : { PIECE($captured, form: "le") } en { $square } est protégée. { MEN($men, form: "le", cap: 1) } prendrait { PIECE($piece, form: "ton") }.
   *[masculine] Pas encore : { PIECE($captured, form: "le") } en { $square } est protégé. { MEN($men, form: "le", cap: 1) } prendrait { PIECE($piece, form: "ton") }.
 }
# source e707c718
coach-taken-elsewhere = Pas encore : { MEN($men, form: "le") } prendrait { PIECE($piece, form: "ton") } en { $square }.
# source db92637c
coach-takes-nothing = Tu as le droit, mais ce coup ne prend rien. Quelle pièce peux-tu gagner ?
# source 345b9c5c
coach-no-check = Pas encore : ce coup ne donne pas échec. Sans échec, pas de mat.
# source 6f855f16
coach-stalemates = Pat : pas d’échec et plus aucun coup. La partie serait nulle.
# source bb6e0ac8
coach-mates-instead = C’est même échec et mat ! Mais cette fois, on cherche le pat.
# source 715e42c7
coach-checks-instead = Échec ! Dans un pat, personne n’attaque le roi.
# source 13b6dcf9
coach-move-left-king = Presque : le roi peut encore aller en { $square }.
# source bbbc51a1
coach-move-left = Presque : { MEN($men, form: "le") } peut encore aller en { $square }.
# source 13bb509f
coach-no-mate-king = Pas encore : le roi peut fuir en { $square }. Alors ce n’est pas mat.
# source e60ae377
coach-no-mate-taken = Pas encore : { MEN($men, form: "le") } peut prendre { PIECE($piece, form: "ton") } en { $square }. Alors ce n’est pas mat.
# source f6227913
coach-no-mate-after = Pas encore : { MEN($men, form: "le") } peut aller en { $square }. Alors ce n’est pas mat.
# source f5c057d1
coach-way-out-run = Échec ! Mais le roi peut encore aller en { $square }.
# source a88cd6b6
coach-way-out-take = Échec ! Mais { MEN($men, form: "le") } peut prendre { PIECE($piece, form: "ton") } en { $square }.
# source 444ab1bc
coach-way-out-block = Échec ! Mais { MEN($men, form: "le") } peut bloquer en { $square }.
# source cc49d67e
coach-squares-more = { $left ->
    [one] C’est bien. Il reste { $left } case à trouver.
   *[other] C’est bien. Il reste { $left } cases à trouver.
 }
# source 8a1f9ff9
coach-not-this-square = Regarde encore { $square }. Cette case n’en fait pas partie.
# source 991669b7
coach-empty-square = Il n’y a personne en { $square }. Touche une pièce !
# source e511f2c5
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Noirs. On cherche des pièces blanches.
   *[black] { PIECE($piece, form: "le", cap: 1) } en { $square } est aux Blancs. On cherche des pièces noires.
 }
# source 20c2439e
coach-asked-attackers = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Qui l’attaque ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Qui l’attaque ?
 }
# source 3c99287d
coach-asked-guards = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Qui la protège ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Qui le protège ?
 }
# source 72268046
coach-asked-moves = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Où peut-elle aller ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Où peut-il aller ?
 }
# source c021fb3f
coach-asked-captures = { GENDER($piece) ->
    [feminine] C’est { PIECE($piece, form: "le") } elle-même. Que peut-elle prendre ?
   *[masculine] C’est { PIECE($piece, form: "le") } lui-même. Que peut-il prendre ?
 }
# source f244416f
coach-attackers-more = Oui, { MEN($men, form: "le") } attaque { PIECE($piece, form: "le") }. Il en reste { $left } à trouver.
# source b3bbcc90
coach-guards-more = Oui, { MEN($men, form: "le") } protège { PIECE($piece, form: "le") }. Il en reste { $left } à trouver.
# source 0a4f0d6a
coach-checkers-more = Oui, { MEN($men, form: "le") } donne échec. Il en reste { $left } à trouver.
# source 9998235a
coach-take-one-off = Enlève une pièce pour que le coup soit permis.
# source 2e7c66f7
coach-nobody-there = Il n’y a personne en { $square }. Touche une pièce que tu peux enlever.
# source a5436bb1
coach-stays = La pièce en { $square } doit rester. Essaie avec une autre !
# source 9e34393b
coach-sort = Touche-les l’une après l’autre, dans le bon ordre.
# source 1351fa2a
coach-sort-more = { $left ->
    [one] Oui ! Et qu’est-ce qui vient en dernier ?
   *[other] Oui ! Qu’est-ce qui vient ensuite ?
 }
# source f253f0af
coach-sort-first = Pas encore. Avant, il y a { PIECE($piece, form: "le") } en { $square }.
# source 2de86b91
sort-first-named = Pas encore. Avant, il y a : « { $name } ».
# source 9ed1a94f
coach-found-before = Tu as déjà trouvé { $square }. Cherche une autre case !
# source 82cc46e1
coach-hint-piece = Regarde bien { PIECE($piece, form: "le") } en { $square }.
# source 07c5b25d
coach-hint-square = Regarde bien { $square }.
# source 293cacbe
coach-hint-next = Joue { PIECE($piece, form: "le") } en { $square }.
# source 44be9c09
coach-hint-back = D’ici, il n’y a plus de chemin. Reprends ton coup !
# source 49dc0ce2
coach-that-is-allowed = Tu as le droit. Cherche maintenant un coup qu’une règle interdit.
# source f84b0a39
coach-moves-more = C’est bien ça. Il en reste { $left }.
# source 9a23b1d1
coach-stars-left = Encore { $left } !
# source 624e8d57
coach-star-flew = { $left ->
    [one] Encore une fois !
   *[other] Hop, envolée !
 }
# source a9bc42bd
coach-check = { $side ->
    [white] Échec ! Le roi blanc est attaqué.
    [blue] Échec ! Le roi bleu est attaqué.
    [yellow] Échec ! Le roi jaune est attaqué.
   *[black] Échec ! Le roi noir est attaqué.
 }
# source f755c86a
coach-try-freely = Essaie les coups que tu veux.
# source c2f0273d
coach-tries-more = { $left ->
    [one] Bien. Joue encore { $left } coup.
   *[other] Bien. Joue encore { $left } coups.
 }
# source aafb3d05
coach-next-of-line = Bien. Quelle est la suite ?
# source 0c2ca5bc
coach-what-is-it = Que se passe-t-il ici ?
# source 703d64c0
coach-not-said = Personne n’a dit « échec » : ici, cela ne compte pas.
# source 6c3676d4
coach-can-win = Regarde les pièces qui restent. Quelqu’un peut encore mater.
# source abed1fb7
coach-nobody-wins = Regarde les pièces qui restent. Quelqu’un pourra-t-il mater un jour ?
# source c2072fc8
coach-may-you-claim = Peux-tu réclamer la nulle ici ?
# source ed13071e
coach-claim-there = Compte encore. Il y a quelque chose à réclamer.
# source 61ee41c7
coach-how-many = Combien y en a-t-il ?
# source f33df256
coach-count-more = Il y en a plus de { $number }. Compte encore.
# source a04db64e
coach-count-fewer = Il y en a moins de { $number }. Compte encore.
# source 49b0d22c
coach-write-move = Regarde la flèche. Écris ce coup.
# source 7de8f66e
coach-write-letters = Commence par la lettre de la pièce. Le pion n’en a pas.
# source 4915ebf3
coach-plus-missing = Le coup est bon, et il donne échec. Écris + à la fin.
# source 24ac8c0c
coach-hash-missing = Le coup est bon, et c’est mat. Écris # à la fin.
# source f901677e
coach-plus-untrue = { PIECE($piece, form: "le", cap: 1) } en { $square } ne donne pas échec. Enlève le +.
# source 9bcc9306
coach-hash-untrue = { PIECE($piece, form: "le", cap: 1) } en { $square } ne donne pas échec. Enlève le #.
# source 8ec04f5c
coach-not-mate = C’est échec, mais ce n’est pas mat. Écris + à la place de #.
# source 3adf9bef
coach-wrote-other = Cela veut dire : { PIECE($piece, form: "le") } de { $from } à { $to }. Il faut un autre coup.
# source adfe250c
coach-set-up = Choisis une pièce, puis touche sa case.
# source 41dad498
coach-set-up-where = Où va { PIECE($piece, form: "le") } ?
# source 490181a2
coach-set-up-pick = Choisis d’abord une pièce à côté de l’échiquier.
# source 96381e08
coach-set-up-taken = { $square } est occupée. Quelle case est encore libre ?
# source 570ae23e
coach-set-up-elsewhere = Pas en { $square } : ce n’est pas la place { PIECE($piece, form: "du") }.
# source 61ca5080
coach-set-up-more = { $left ->
    [one] Bien. Encore { $left } pièce à placer.
   *[other] Bien. Encore { $left } pièces à placer.
 }
# source c39f7d0f
coach-choose = Qu’en penses-tu ?
# source 1075f055
coach-choose-again = Pas tout à fait. Regarde encore.
# source bbc8cc03
coach-that-is-square = C’est { $square }. Lis la lettre, puis le chiffre.
# source 8a1bc35f
coach-that-is-file = C’est { $square }. La lettre te dit la colonne.
# source 37508c0a
coach-that-is-rank = C’est { $square }. Le chiffre te dit la rangée.
# source 9a1b2fa6
coach-color-again = Regarde les cases voisines. Le clair et le foncé alternent.
# source 0b0a39ca
coach-name-more = Oui ! Encore { $left }.
# source e9a471da
coach-say-check = Bon coup ! Maintenant, dis-le : appuie sur « Échec ».
# source f8cf6a8a
coach-other-way-run = C’est une solution. Cette fois, c’est le roi qui s’échappe.
# source 875dc0a9
coach-other-way-block = C’est une solution. Cette fois, mets une pièce entre les deux.
# source df825fa3
coach-other-way-take = C’est une solution. Cette fois, prends la pièce qui donne échec.
# source 35eb47c9
promotion-question = Le pion va en { $square }. Que doit-il devenir ?
# source 4e51c5d8
promotion-piece = { PIECE($piece, cap: 1) }
# source 3703fe22
promotion-cancel = Ne pas jouer le pion

## La réussite : on dit ce qui a été fait

# source 2c675f2f
done-squares = { $found ->
    [one] Tu as trouvé la case. Il n’y en a qu’une.
    [2] Tu as trouvé les deux cases.
   *[other] Tu as trouvé les { $found } cases.
 }
# source b541ae18
done-attackers = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } attaque { PIECE($piece, form: "le") }.
    [2] Oui ! { MEN($men, form: "le", cap: 1) } attaquent { PIECE($piece, form: "le") }.
   *[other] Oui, les { COUNT($men) } pièces attaquent { PIECE($piece, form: "le") }.
 }
# source 4063c22f
done-guards = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } protège { PIECE($piece, form: "le") }.
    [2] Oui ! { MEN($men, form: "le", cap: 1) } protègent { PIECE($piece, form: "le") }.
   *[other] Oui, les { COUNT($men) } pièces protègent { PIECE($piece, form: "le") }.
 }
# source de13b1e7
done-checkers = { COUNT($men) ->
    [one] Oui, { MEN($men, form: "le") } donne échec.
   *[other] Oui, { MEN($men, form: "le") } donnent échec.
 }
# source 9e17cb20
done-stars = { $moves ->
    [one] Toutes les étoiles en { $moves } coup. On ne peut pas faire mieux !
   *[other] Toutes les étoiles en { $moves } coups. On ne peut pas faire mieux !
 }
# source ca21116c
done-stars-more = Toutes les étoiles en { $moves } coups. On peut le faire en { $best }.
# source d33af176
done-captures = { $moves ->
    [one] Tu as tout pris en { $moves } coup. On ne peut pas faire mieux !
   *[other] Tu as tout pris en { $moves } coups. On ne peut pas faire mieux !
 }
# source 69258e73
done-captures-more = Tu as tout pris en { $moves } coups. On peut le faire en { $best }.
# source d3034839
done-move = Tu as joué { PIECE($piece, form: "le") } en { $to }. C’est bien ça !
# source c41c2fe9
done-capture = { PIECE($piece, form: "ton", cap: 1) } a pris { PIECE($captured, form: "le") } en { $to }.
# source 4b425f1e
done-castle = Tu as roqué : le roi est en { $king }, la tour en { $rook }.
# source 5c96b4e5
done-en-passant = Prise en passant : ton pion est en { $to }, et { $pawn } est vide.
# source 56df964a
done-promotion = Ton pion est arrivé en { $to }. Il est devenu { PIECE($piece, form: "un") }.
# source b5c438f7
done-check = Échec ! { PIECE($piece, form: "ton", cap: 1) } va en { $to }, et le roi est attaqué.
# source d0bfa266
done-checkmate = Échec et mat avec { PIECE($piece, form: "ton") } en { $to } ! Le roi est attaqué et n’a aucune issue.
# source 704bdd40
done-stalemate = Pat ! Personne n’attaque le roi, et il ne reste aucun coup.
# source eaad1d38
done-safe = Bien vu ! Maintenant, personne ne peut te prendre une pièce gratuitement.
# source f3729ecb
done-castle-can = Le roi peut roquer en { $square }.
# source 419b3f1e
done-castle-and-to = Et en { $square } ?
# source 976a1319
done-all-moves = { $found ->
    [one] Tu as trouvé le coup. Il n’y en a qu’un.
    [2] Tu as trouvé les deux coups.
   *[other] Tu as trouvé les { $found } coups.
 }
# source 710a50b8
done-judged-legal = Bien vu : ce coup est permis.
# source 114a2fef
done-judged-not-legal = Bien vu : ce coup n’est pas permis.
# source 047fa550
done-refused = Tu as essayé, et maintenant tu sais pourquoi.
# source 3595c202
done-tries = { $moves ->
    [one] Tu as joué { $moves } coup permis.
   *[other] Tu as joué { $moves } coups permis.
 }
# source e2c7e3dd
done-line = Tu as bien joué tous les coups.
# source 001c62e7
done-status-play-on = La partie n’est pas finie : on continue.
# source 85a8c95f
done-claim = Tu as bien compté : tu peux réclamer la nulle.
# source 5cfe0cd8
done-claim-nothing = Tu as bien compté : il n’y a encore rien à réclamer.
# source ac783c12
done-count = Tu as bien compté : { $number }.
# source 88f0c104
done-written = Voici comment on l’écrit : { $san }.
# source e4d0a47a
done-set-up = Chaque pièce est à sa place.
# source 15c6912a
done-allowed = Maintenant, le coup est permis !
# source aca583c4
done-chosen = Oui, c’est ça.
# source d1f9f2d3
done-sorted = Oui, maintenant tout est dans l’ordre.
# source ce1a7a03
done-named = { $found ->
    [one] Tu as trouvé.
   *[other] Tu as trouvé les { $found }.
 }
# source eb8fb2dd
done-pawn-across = { $side ->
    [white] Un pion blanc est arrivé au bout. Les Blancs gagnent !
    [blue] Un pion bleu est arrivé au bout. Les Bleus gagnent !
    [yellow] Un pion jaune est arrivé au bout. Les Jaunes gagnent !
   *[black] Un pion noir est arrivé au bout. Les Noirs gagnent !
 }
# source 9211c238
done-all-taken = { $side ->
    [white] Les Blancs ont tout pris. Les Blancs gagnent !
    [blue] Les Bleus ont tout pris. Les Bleus gagnent !
    [yellow] Les Jaunes ont tout pris. Les Jaunes gagnent !
   *[black] Les Noirs ont tout pris. Les Noirs gagnent !
 }
# source 5c30b1d1
done-your-pawn-across = Ton pion est arrivé au bout. Tu gagnes !
# source d7d34935
done-you-took-all = Tu as tout pris. Tu gagnes !
# source cdeaa6bb
done-my-pawn-across = Mon pion est arrivé au bout. Je gagne !
# source f16ab82f
done-i-took-all = J’ai tout pris. Je gagne !
# source b9b02d8e
done-no-move = { $side ->
    [white] Les Blancs n’ont plus de coup. Personne ne gagne.
    [blue] Les Bleus n’ont plus de coup. Personne ne gagne.
    [yellow] Les Jaunes n’ont plus de coup. Personne ne gagne.
   *[black] Les Noirs n’ont plus de coup. Personne ne gagne.
 }
# source c834e017
done-game-lost = Bien joué ! On rejoue ?

# source 639d109f
lesson-done = Tu as fini « { $lesson } ».
# source 4a4a3d18
lesson-done-stars = { $stars ->
    [one] Tu as gagné une étoile.
   *[other] Tu as gagné { $stars } étoiles.
 }
# source 9b49009f
lesson-steps-title = Tu as déjà fini « { $lesson } ».
# source 53fe2c86
lesson-steps-line = Choisis une étape pour la rejouer. Tes étoiles restent.
# source 17468e4f
lesson-step-number = Étape { $step }
# source 2c53fa4f
lesson-learned = Tu as appris ceci : { $about }
# source 47cebd81
lesson-file-broken = Le fichier contient maintenant une erreur. Tu vois la leçon comme elle était avant.
# source 52dac86b
lesson-words-broken = Il y a maintenant une erreur dans { $file } : des mots peuvent manquer ici.
# source 80f1d37d
lesson-real-board = Maintenant, essaie sur un vrai échiquier !

## Les lumières du roque : deux mots courts

# source a4c7e02d
light-king-home = Roi immobile
# source 7bbd8849
light-rook-home = Tour immobile
# source 9038ff45
light-path-free = Chemin libre
# source 66a6920e
light-no-check = Pas d’échec
# source d999a836
light-way-safe = Chemin sûr
# source 7f5d4a2e
light-goal-safe = Arrivée sûre

## L’échiquier avec des mots

# source 49e76fb0
board-side = { $side ->
    [white] Blancs
    [blue] Bleus
    [yellow] Jaunes
   *[black] Noirs
 }
# source 70f01882
piece-name = { PIECE($piece, cap: 1) }

## Les fiches sur papier

# Devant la ligne où l’enfant écrit.
# source 4aa43deb
paper-name = Nom
# source 9b331811
paper-date = Date
# source d68dad77
paper-page = Page { $page } sur { $total }
# Au-dessus d’un échiquier qu’on regarde seulement.
# source 1e8d876d
paper-remember = Regarde et retiens
# source 2e05e9b2
paper-turn = { $side ->
    [white] Aux Blancs de jouer
    [blue] Aux Bleus de jouer
    [yellow] Aux Jaunes de jouer
   *[black] Aux Noirs de jouer
 }
# source 497945d1
paper-played = Coups déjà joués : { $played }
# source 137479d3
paper-cross = Fais une croix sur chacune de ces cases.
# source 65a02ccf
paper-cross-one = Barre la pièce qu’il faut enlever.
# source 22720148
paper-mark = Marque-le sur l’échiquier.
# source 8c985c51
paper-number = Écris 1, 2, 3, etc. à côté des pièces, dans le bon ordre.
# source 219aa99c
paper-number-boxes = Écris 1, 2, 3, etc. dans les petits carrés, dans le bon ordre.
# source 4cda582f
paper-draw = Dessine ces pièces à leur place.
# source c7596bb1
paper-moves = Écris-le :
# source 244495b6
paper-below = Écris-le sous l’échiquier.
# source 56c60ec4
paper-answer = Ta réponse :
# source ed2a26b3
paper-why-not = Ce coup n’est pas permis. Pourquoi ?
# Tant que l’on ne sait ni lire ni écrire les coups, on les dessine.
# source ca3abf04
paper-arrows = { $count ->
    [one] Dessine le coup avec une flèche.
   *[other] Dessine les coups avec des flèches numérotées.
 }
# source 67d966c7
paper-arrows-all = Dessine une flèche pour chacun de ces coups.
# source 2f5ad1cb
paper-becomes = Que devient le pion ?
# Quelqu’un d’autre les lit à haute voix sur la page des réponses.
# source bf2e9945
paper-replies = Joue-le sur un vrai échiquier. Les coups de l’adversaire sont avec les réponses.
# Petits échiquiers en rangée : ce qu’il y avait avant la question.
# source 77d91521
paper-at-first = Au début
# source ab091561
paper-after-move = Après le coup { $number }
# source 9518967b
paper-now = Maintenant
# Plusieurs flèches sont dessinées, et l’une d’elles est interdite.
# source d1374c80
paper-cross-arrow = Barre la flèche du coup interdit. Pourquoi est-il interdit ?
# Cases à cocher : pourquoi un coup n’est pas permis. Chacune dit quelque chose sur ce seul coup.
# source f204c0f6
paper-why-way = Cette pièce ne se déplace pas ainsi.
# source b32b9817
paper-why-far = C’est trop loin.
# source 4d8df457
paper-why-between = Une pièce barre le chemin.
# source e9acf763
paper-why-own-piece = Une pièce du même camp est déjà là.
# source 24d1c518
paper-why-straight = Le pion prendrait tout droit.
# source 7eb99c22
paper-why-nothing = Il n’y a rien à prendre.
# source b79e3f8c
paper-why-passing = Aucun pion ne vient de filer à côté.
# source 5573cdc9
paper-why-first-square = Le pion a quitté sa case de départ.
# source 4a63e3a5
paper-why-has-moved = Le roi ou la tour a déjà bougé.
# source b21ade7d
paper-why-other-rook = Ce n’est plus la tour du début.
# source 90c803ce
paper-why-no-rook = Il n’y a pas de tour pour roquer.
# source 6ef3fbb5
paper-why-in-check = Le roi est en échec maintenant.
# source a906145b
paper-why-through = Le roi passerait par une case attaquée.
# source 7ca2d257
paper-why-king = Le roi serait alors en échec.
# source 52318c11
paper-why-king-stays = Ce coup prendrait un roi.
# source 5e7fe93c
paper-why-partner = Une pièce d’un partenaire est déjà là.
# source b2041cec
paper-why-corner = Un coin barre le chemin.
# source c5db026c
paper-why-sleeps = Seul un pion peut prendre cette pièce endormie.
# source ed92e6c4
paper-why-two-players = Deux joueurs attaqueraient le même roi.
# source 5c8b9816
paper-why-becomes = Le pion doit devenir une autre pièce.
# source c71f6d19
paper-why-not-that = Aucun pion ne devient cette pièce.
# source 6a07d304
paper-why-last-row = Le pion n’est pas sur sa dernière rangée.
# source 409cc2aa
paper-why-nobody = La case de départ est vide.
# source a01b3225
paper-why-stays = La pièce reste où elle est.
# source 2ebba1a2
paper-why-turn = Ce n’est pas le tour de ce camp.
# source 2d176781
paper-why-over = La partie est finie.
# source 13b592e7
paper-real-board = Joue-le sur un vrai échiquier.
# source 86961663
paper-answers = Réponses
# source 24d51d8d
paper-for-teacher = Pour l’enseignant
# source 227589fd
paper-fewest = { $moves ->
    [one] Il faut au moins { $moves } coup.
   *[other] Il faut au moins { $moves } coups.
 }
# source d8850f97
paper-article = Règles du jeu d’échecs, article { $article }
# source d57da8c4
paper-as-on-board = Comme sur l’échiquier.
# source 5c8d7bef
paper-open = Il y a plusieurs bonnes solutions.

## La page dans un navigateur

# source ea7df031
page-loading = Squarewise arrive…
# source c0e54268
page-broken = Quelque chose s’est cassé et Squarewise s’est arrêté. Tes étoiles sont à l’abri.
# source e1bc24b7
page-missing = Squarewise n’a pas pu être chargé. Internet marche ? Alors essaie encore une fois.
# source 4f552645
page-again = Encore une fois
# source 53ed51cc
page-no-script = Squarewise a besoin de JavaScript. Active-le pour cette page.

## Les messages

# source 3358f27f
notice-restored = { $file } n’a pas pu être lu. La dernière bonne copie est revenue, et l’ancien fichier est gardé sous le nom { $aside }.
# source ac219cd1
notice-set-aside = { $file } n’a pas pu être lu. Il est gardé sous le nom { $aside }, et on repart de zéro.
# source e01fd04b
notice-game-strange = Une partie avec { -coach } n’a pas pu être lue, ou sa leçon a changé. Cette partie reste dans le fichier. Tu peux en commencer une autre.
# source 236892c8
notice-newer = { $file } vient d’un Squarewise plus récent. Il est lu, mais rien n’y est changé.
# source f9bb2d76
notice-unreadable = { $file } n’a pas pu être ouvert, donc rien n’y est enregistré. ({ $cause })
# source 653f3e39
unsaved-stars = Tes nouvelles étoiles ne sont pas encore enregistrées. Squarewise continue d’essayer. Préviens un adulte. ({ $cause })
# source 14fd0cb1
unsaved-game = Cette partie n’est pas encore enregistrée. Squarewise continue d’essayer. ({ $cause })
# source 3daaa8ee
unsaved-learners = La liste de ceux qui apprennent n’a pas pu être enregistrée. Essaie encore une fois. ({ $cause })
# source f3c7773a
unsaved-settings = Tes choix ne sont pas encore enregistrés. Squarewise continue d’essayer. ({ $cause })
# source d6df70ed
unkept-page = Ce navigateur ne laisse pas Squarewise enregistrer tes étoiles, alors préviens un adulte.
# source 9d566377
unkept-folder = Squarewise ne peut rien enregistrer dans son dossier, même pas tes étoiles, alors préviens un adulte.
# source b7d4d8b5
notice-in-use = Squarewise est encore ouvert ailleurs pour cet enfant. Ici, rien n’est donc changé ni enregistré. Ferme-le d’abord là-bas.
# source b4fc884d
notice-no-folder = Aucun dossier n’a été trouvé pour tes étoiles, donc elles ne sont pas gardées.

## Les leçons avec des erreurs, et la ligne de commande

# source 3d1efcde
problems-notice = { $lessons ->
    [one] { $lessons } leçon contient une erreur et n’est pas affichée.
   *[other] { $lessons } leçons contiennent des erreurs et ne sont pas affichées.
 }
# source 3832b27e
quoted = « { $text } »
# source 98589d0a
problems-title = Leçons à réparer
# source 97e49ea2
problems-notes = Remarques sur tes leçons
# source 6cd39d7f
problems-none = Il ne reste rien à réparer.
# source 90003eb8
problems-place = Ligne { $line }, colonne { $column }
# source 7fe78585
cli-no-display = Squarewise a besoin d’un écran pour ouvrir sa fenêtre, et { $missing } n’est pas défini ici.
# source 32a60f0a
cli-no-answer = Squarewise a besoin d’un écran pour ouvrir sa fenêtre, et aucun ne répond à { $display }.
# source ce818f66
cli-no-window = Squarewise n’a pas pu ouvrir sa fenêtre. ({ $cause })
# source a99f89af
cli-no-library = Squarewise ne peut pas ouvrir sa fenêtre, car il manque la bibliothèque { $library }.
# source 62dfb648
cli-broke-down = Squarewise s’est arrêté par accident. Tout ce qui a été appris est gardé. Un rapport pour les auteurs se trouve dans « { $report } ».
# source 8514664b
cli-no-gui = Ce programme a été compilé sans sa fenêtre. Compile-le avec l’option « gui » pour jouer les leçons.
# source dfb8eb5a
cli-in-terminal = Cela se fait dans un terminal. Ouvres-en un et écris : { $command }
# source 2717d0e9
cli-window-apart = La fenêtre est un programme à part : { $file }
# source a86634e2
cli-no-folder = Aucune leçon n’est lue dans « { $folder } » : ce dossier n’existe pas.
# source 19f6e7b8
cli-kept-nowhere = Squarewise ne peut rien enregistrer dans « { $folder } », pas même les étoiles.
# source db29a63b
no-lesson = Il n’y a pas de leçon nommée « { $lesson } ».
# source 0365ea53
no-lesson-near = Il n’y a pas de leçon nommée « { $lesson } ». Veux-tu dire « { $near } » ?
# source ee7f6883
cli-no-language = Squarewise ne parle pas encore « { $language } », alors il parle anglais.

## Les coups que quelqu’un tape, et les marques sur un échiquier en texte

# source 263f8409
cli-may-move = Tu peux jouer ce coup : { PIECE($piece, form: "le") } de { $from } à { $to }.
# source a6e4f42f
unread-not-a-move = Un coup ne s’écrit pas ainsi. Écris par exemple e2e4 ou Cf3.
# source 6e1ee85d
unread-which-piece = Laquelle veux-tu jouer ? Les pièces en { LIST($squares) } sont toutes possibles.
# source 3eaa2e28
unread-no-such-piece = Il n’y a pas de { PIECE($piece) } pour jouer ce coup.
# source 337e7d93
unread-nothing-captured = Il n’y a rien à prendre en { $square }. Enlève le x.
# source f778d428
unread-written = Presque ! Ce coup s’écrit { $written }.
# source 9e262ed2
unread-written-several = Presque ! Lequel de ces coups veux-tu dire ? { $written }
# source 52ba2572
unread-draw-offer = (=) veut dire que quelqu’un a proposé la nulle. Ce n’est pas un coup.
# source cd12681b
unread-draw-offer-move = (=) veut dire que quelqu’un a proposé la nulle. Le coup seul s’écrit { $written }.
# source 5030257b
unread-comment = { $text } dit ce que quelqu’un pense d’un coup. Le coup seul s’écrit { $written }.
# source e9f15617
unread-result = { $text } dit comment une partie s’est terminée. Ce n’est pas un coup.
# source c09c3970
unread-pass = Aux échecs, on ne passe pas son tour. Écris où va une pièce.
# source e7a23b96
mark-attacks = attaque
# source 4628e11e
mark-line = sa ligne
# source 78b7f7fd
mark-danger = en danger
# source 0d0ef6a8
mark-about = regarde ici
# source 00d9afe9
mark-gone = s’en irait
# source 706f6c6d
mark-allowed = possible
# source a6aad8b6
mark-moved = a bougé

## Montrer une leçon à la classe

# source 9c1541be
show-place = { $step } / { $total }
# source 6b9adcb6
show-leave = Quitter (Échap)
# source 613b9211
show-notes = Pour l’enseignant
# source ef2dfe0a
show-no-notes = Il n’y a pas de notes pour cette leçon.
# Les notes de l’enseignant, dans une fenêtre à elles.
# source b2134a69
notes-window = Fenêtre à part
# source be5deb0e
notes-now = À l’écran
# source b748e5fa
notes-answer = Réponse
# source c6d9d9c8
notes-hints = Indices
# source 46a177e7
notes-next = Ensuite
# source be903b1f
notes-last = C’est la dernière étape.
# source 849c4cfe
notes-cover = Les réponses sont ici. Mets cette fenêtre sur un écran que la classe ne voit pas.
# source 3b5419cb
notes-uncover = Montrer les réponses
# source 1b4e205a
vote-title = Qui dit A ? Touche pour chaque main levée, ou tape le nombre.
# source 6ae0bc7e
vote-reveal = Montrer la réponse
# source 38a84bd4
vote-more = Une main de plus
# source 2f4c9558
vote-less = Une main de moins
## La table : deux joueurs devant un écran

# Les règles à choisir, chacune avec une phrase.
# source 45ea2472
table-choose-rules = Avec quelles règles jouez-vous ?
# source 9bcf16ae
table-begin = { $side ->
    [white] Les Blancs commencent. Joue une pièce !
   *[black] Les Noirs commencent. Joue une pièce !
 }
# source a44cb25f
table-shake-hands = serrez-vous la main !
# source de68dfad
button-play = Jouer
# source 48536ada
button-other-rules = Autres règles
# source 0afe3050
button-look-again = Revoir

# source 3e899df0
table-turn = { $side ->
    [white] C’est aux Blancs de jouer.
   *[black] C’est aux Noirs de jouer.
 }
# source a385fd9e
table-touched = { GENDER($piece) ->
    [feminine] Tu as touché { PIECE($piece, form: "le") } en { $square }. Maintenant, prends-la.
   *[masculine] Tu as touché { PIECE($piece, form: "le") } en { $square }. Maintenant, prends-le.
 }
# source 71711fc2
table-confirm = C’est bien ton coup ? Appuie sur « Terminé », ou reprends-le.
# source c7147570
table-will-offer = Joue ton coup maintenant. La proposition de nulle l’accompagne.
# source 194816bf
table-will-offer-not-mentioned = Ces règles ne disent rien de la nulle par accord. Ta proposition accompagne ton coup.
# source da858242
table-offered = { $side ->
    [white] Les Blancs proposent la nulle. Les Noirs sont-ils d’accord ?
   *[black] Les Noirs proposent la nulle. Les Blancs sont-ils d’accord ?
 }
# source 422845d9
table-declined = { $side ->
    [white] Les Blancs préfèrent continuer.
   *[black] Les Noirs préfèrent continuer.
 }
# source e2a6cb39
table-asks-back = { $side ->
    [white] Les Blancs voudraient reprendre leur coup. Les Noirs sont-ils d’accord ?
   *[black] Les Noirs voudraient reprendre leur coup. Les Blancs sont-ils d’accord ?
 }
# source a8e8b77f
table-stays-made = { $side ->
    [white] Les Blancs disent non. Le coup reste joué.
   *[black] Les Noirs disent non. Le coup reste joué.
 }
# source 94737399
table-intends-threefold = Montre-moi ton coup. Il doit donner la même position pour la troisième fois.
# source 5beefd1b
table-intends-fifty = Montre-moi ton coup. Il doit être le dernier des cinquante coups tranquilles.
# source 5517ebc5
table-says-check = Tu dis « échec ». Maintenant, joue le coup.
# source 52354b95
table-check = { $side ->
    [white] Échec ! Les Blancs doivent y répondre.
   *[black] Échec ! Les Noirs doivent y répondre.
 }
# source 44ece757
table-what-claim = Que veux-tu réclamer ?
# source ff77f0f4
table-claim-threefold-next = Trois fois, après mon coup
# source 286fc7f3
table-claim-fifty-next = Cinquante coups, après le mien
# source 55cb7067
table-resign-sure = { $side ->
    [white] Les Blancs abandonnent-ils ?
    [blue] Les Bleus abandonnent-ils ?
    [yellow] Les Jaunes abandonnent-ils ?
   *[black] Les Noirs abandonnent-ils ?
 }
# source 7e7b35ce
table-resign-not-mentioned = Ces règles ne disent rien de l’abandon. { $player } : abandonner ?
# source 51cfbde5
table-new-sure = Commencer une nouvelle partie ? Celle-ci s’arrête là.
# source b35367a7
game-home-sure = Tu veux revenir à l’accueil ?
# source 22e0b976
table-replace-sure = Jouer ce que tu as collé ? Cette partie s’arrête là.

# source effdddb3
button-yes-draw = Oui, nulle
# source dd2d60ff
button-no-play-on = Non, on continue
# source 86f17765
button-offer-draw = Proposer la nulle
# source 82e151f9
button-claim-draw = Réclamer la nulle
# source 372b2d9e
button-resign = J’abandonne
# source a4253764
button-redo = Rejouer le coup
# source c288b068
button-new-game = Nouvelle partie
# source 183bf204
button-copy-position = Copier la position
# source 58db752c
button-copy-moves = Copier les coups
# source 671a2b43
button-paste = Coller
# source 94a80e0d
button-ask-referee = Demander à l’arbitre
# source b668829d
button-auto-turn = Tourner après chaque coup
# source 7c6747bc
button-more-ways = Plus
# source 8b882356
button-adjust = J’adoube
# source 2be4b492
table-adjusting = Tu dis « J’adoube ». Touche une pièce pour la remettre droite.
# source 0a9aab9d
table-adjusted = Tu as adoubé { PIECE($piece, form: "le") } en { $square }. Tu peux encore jouer la pièce que tu veux.
# source 87e6b8e8
table-claimer = { $side ->
    [white] Les Blancs réclament
   *[black] Les Noirs réclament
 }
# source 9ba46c89
button-fifty-counter = Coups tranquilles

# Ici se lisent les lettres tapées ; voici le champ vide.
# source f183e897
table-type = Tape un coup, comme Cf3
# source 2ffcf577
table-no-moves = Vos coups seront notés ici.
# source 92e9f75d
table-copied-position = La position est copiée.
# source ed4e4af7
table-copied-moves = Les coups sont copiés.
# source 333650f4
table-pasted = Voici ce que tu as collé.
# source 98a84bb9
table-paste-empty = Il n’y a encore rien à coller.
# source 36d2f94b
table-paste-position = Je ne peux pas lire cette position. Votre partie est toujours là.
# source bf670ab9
table-paste-move = Je ne peux pas jouer le coup { $number } : { $word }. Votre partie est toujours là.

# Ce qui vient de se passer, avec des mots.
# source 4653966a
table-moved = { $side ->
    [white] Blancs : { PIECE($piece) } de { $from } à { $to }.
   *[black] Noirs : { PIECE($piece) } de { $from } à { $to }.
 }
# source 68fbce24
table-took = { $side ->
    [white] Blancs : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
   *[black] Noirs : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
 }
# source 3687a87e
table-took-passing = { $side ->
    [white] Blancs : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
   *[black] Noirs : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
 }
# source 28221c68
table-castled-short = { $side ->
    [white] Les Blancs font le petit roque.
   *[black] Les Noirs font le petit roque.
 }
# source c36b54b0
table-castled-long = { $side ->
    [white] Les Blancs font le grand roque.
   *[black] Les Noirs font le grand roque.
 }
# source fdf158ff
table-promoted = { $side ->
    [white] Blancs : le pion devient { PIECE($piece, form: "un") } en { $square }.
   *[black] Noirs : le pion devient { PIECE($piece, form: "un") } en { $square }.
 }
# source f0ce1dc4
table-cheer-took = { $number ->
    [0] Miam ! { PIECE($piece, form: "un", cap: 1) } de moins.
    [1] Hop ! { PIECE($piece, form: "un", cap: 1) } s’en va.
   *[other] Oh ! Au revoir, { PIECE($piece, form: "le") } !
 }
# source 893a2707
table-cheer-castled = Zou ! Roi et tour en un seul coup.
# source 3d49a4ca
table-cheer-promoted = Tadam ! Le pion devient { PIECE($piece, form: "un") } !
# source 801ea241
table-took-back = Coup repris : { PIECE($piece) } de { $from } à { $to }.
# source 0b036db5
table-not-played = Coup non joué : { PIECE($piece) } de { $from } à { $to }.
# source d74611e1
table-event-offered = { $side ->
    [white] Les Blancs proposent la nulle.
   *[black] Les Noirs proposent la nulle.
 }
# source 2b3b5087
table-event-claimed = { $side ->
    [white] Les Blancs réclament la nulle.
   *[black] Les Noirs réclament la nulle.
 }
# source d1caa673
table-event-resigned = { $side ->
    [white] Les Blancs abandonnent.
   *[black] Les Noirs abandonnent.
 }
# source 4ab3d345
table-event-agreed = Les Blancs et les Noirs sont d’accord pour la nulle.
# source b764ecb2
table-event-said-check = { $side ->
    [white] Les Blancs disent « échec ».
   *[black] Les Noirs disent « échec ».
 }
# source eae1cfc6
table-event-adjusted = { $side ->
    [white] Les Blancs adoubent { PIECE($piece, form: "le") } en { $square }.
   *[black] Les Noirs adoubent { PIECE($piece, form: "le") } en { $square }.
 }
# source 8aaa771f
table-captured = { $side ->
    [white] Les Blancs ont pris
   *[black] Les Noirs ont pris
 }

## Un coup refusé qu’on joue quand même

# source 72690d08
anyway-try = Essayer quand même
# source 9132136e
anyway-back = Remettre
# source b9fd67a0
anyway-taken = Alors { PIECE($piece, form: "le") } en { $square } prendrait ton roi.

## Une leçon au clavier

# source 51ccbf08
typed-empty = Tape un coup : e2e4 ou Cf3
# source fb78b65f
typed-targets = { PIECE($piece, form: "le", cap: 1) } en { $from } peut aller en { LIST($squares) }.
# source 58dd2269
typed-no-targets = { PIECE($piece, form: "le", cap: 1) } en { $from } ne peut aller nulle part.
# source 959cdb33
typed-pick-first = Choisis d’abord une pièce.

## Ce qui s’est passé dans une leçon, ligne par ligne

# source 9cdaa397
happened-title = Ce qui s’est passé
# source e819f7d1
happened-copy = Tout copier
# source 2b6f98a7
happened-coach = Coach : { $said }
# source 80cd2cda
happened-answer = Réponse : { $answer }
# source 225df60b
happened-hint = Tu as demandé un indice.
# source e5301382
happened-again = Tu as recommencé.
# source 33f4f057
happened-moved = { $side ->
    [white] Blancs : { PIECE($piece, form: "le") } va de { $from } à { $to }.
    [blue] Bleus : { PIECE($piece, form: "le") } va de { $from } à { $to }.
    [yellow] Jaunes : { PIECE($piece, form: "le") } va de { $from } à { $to }.
   *[black] Noirs : { PIECE($piece, form: "le") } va de { $from } à { $to }.
 }
# source fb288cf5
happened-star-flew = L’étoile vole de { $from } à { $to }.
# source 70819e2b
happened-tried = Tu as essayé : { PIECE($piece, form: "le") } de { $from } à { $to }.
# source 717544e6
happened-tried-empty = Tu as essayé d’aller de { $from } à { $to }.
# source dc04b759
happened-took-back = Coup repris : { PIECE($piece, form: "le") } est de nouveau en { $square }.
# source 1fe98996
happened-chosen = Tu as choisi { $square }.
# source 4405f60d
happened-solved = Réussi !

## Ce qui ne fait rien ici, ou ne peut pas être pris

# source d45d612d
not-here-why = Il n’y a rien à expliquer : aucun coup n’a été refusé, et cette étape ne pose pas de question.
# source 8447ff7c
not-here-vote = On ne peut pas voter ici : cette étape n’a pas de réponses à choisir.
# source 489599a0
not-here-hint = Il n’y a pas d’indice ici.
# source e3e17681
not-here-refused = Il n’y a rien à expliquer : aucun coup n’a été refusé.
# source f27924b3
not-here-key = Cette touche ne fait rien ici. F1 montre toutes les touches.
# source 1e0bb6db
dropped-folder = Les leçons de « { $folder } » sont là maintenant, jusqu’à la fermeture de la fenêtre.
# source 72822db5
dropped-empty = Il n’y a pas de leçon dans « { $folder } ». Une leçon est un fichier qui finit par .toml.
# source 07cf975f
dropped-zip = « { $file } » est compressé. Décompresse-le, puis dépose le dossier ici.
# source 619a6ad6
dropped-games = « { $file } » contient des parties, pas une leçon. Copie les coups d’une partie dans une leçon.
# source 17605546
dropped-table = « { $file } » contient une liste d’échiquiers, pas une leçon. Copies-en un dans une leçon.
# source 6e7253f3
dropped-other = « { $file } » n’est pas une leçon. Dépose un fichier qui finit par .toml, ou un dossier de leçons.

## La carte des touches

# source a7f75bda
help-title = Touches
# source aab56dbc
help-next = Aller au bouton suivant
# source 6f996c1e
help-press = Appuyer ; prendre et poser une pièce
# source 09c361ba
help-walk = Se déplacer sur l’échiquier
# source dbf67f5a
help-jump = Aller à une pièce
# source 821999ad
help-typed = Taper un coup, puis Entrée
# source 3054efd5
help-targets = Dire où la pièce peut aller
# source bd70ae0f
help-choose = La première, la deuxième, la troisième réponse
# source 59c05099
help-show = Montrer à la classe
# source 65f1d6b2
help-cancel = Reposer, fermer, revenir
# source 1da5e3cd
help-draw = Dessiner des flèches et des cercles (Maj, Alt, Ctrl : autres couleurs)
# source de49a87a
help-on = Étape suivante
# source 52bb4db0
help-back = Étape précédente
# source 95cb16e8
help-why = Pourquoi ? La règle ou la réponse
# source 1e08adfc
help-vote = La classe vote
# source 8fc5a74b
help-arrows = Cacher ou montrer les flèches
# source acfaa170
help-blank = Écran vide
# source 81484410
help-leave = Quitter
# source 2036644f
help-move-on = Coup suivant
# source ddda2ce1
help-move-back = Coup précédent
# source c0f965d5
help-why-not = Pourquoi pas ? La règle
# source e9c29db9
key-arrows = Flèches
# source 68e86d23
key-pieces = R D T F C P
# source ccf4b3c2
key-typed = e2e4, /Cf3
# source beb79fd7
key-erase = Retour arrière
# source 4e4169bf
key-right = Clic droit
# source 0eb317c0
key-on = Espace, Pg suiv.
# source 5aee4e71
key-before = Pg préc.

## Affiches et diplômes

# source 0c2f9418
poster-castling = Puis-je roquer ?
# source fae141fb
poster-check = Répondre à l’échec
# source 95dab1e7
poster-endings = Comment finit une partie
# source ede25e7a
poster-castle-free = Oui : roi et tour n’ont jamais bougé, le chemin est libre et sûr.
# source 87ec98d3
poster-castle-between = Non : une pièce est entre le roi et la tour.
# source 28d95873
poster-castle-out = Non : le roi est en échec.
# source e98dbed9
poster-castle-through = Non : le roi traverserait une case attaquée.
# source e1cd9b82
poster-castle-into = Non : le roi arriverait sur une case attaquée.
# source bece89fc
poster-castle-rook = Oui : seule la tour est attaquée. Cela ne gêne pas.
# source ce7125b4
poster-check-run = Fuir : le roi va sur une case sûre.
# source dcdf7aa6
poster-check-block = Bloquer : une pièce se met entre les deux.
# source dedd4125
poster-check-take = Prendre : une pièce prend l’attaquant.
# source a938a3cf
poster-check-stay = Non : après ce coup, le roi serait encore en échec.
# source 1ee00b01
poster-check-knight = Non : rien ne peut se mettre entre un cavalier et le roi.
# source aa6f81e3
poster-check-double = Non : deux pièces donnent échec, donc le roi doit bouger.
# source 1c7d8ecd
poster-by-itself = sans rien demander
# source 3912c1ba
poster-by-claim = un joueur la réclame
# source 5a4e9722
poster-by-words = les joueurs le disent
# source 326f3037
certificate-title = Diplôme
# source e5286e52
certificate-learned = a fini toutes les leçons de l’étagère
# source 65dd591c
certificate-signed = Signature
# source 40d5bb27
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

# source 696cdfe1
help-shelf = À la leçon en cours, puis d’étagère en étagère
# source 7dfc4fa1
key-pages = Pg suiv., Pg préc.

# Histoires en images : ce qu’on peut toucher, et le riz sur l’échiquier.
# source afbebbb5
story-india = L’éléphant
# source 769b3341
story-persia = La caravane
# source 727357a1
story-baghdad = Le livre
# source 0a05a78b
story-europe = Le bateau
# source db51c245
story-rice = L’échiquier pour le riz
# source d097c0db
story-queen = La dame
# source ff7d9b7e
story-tournament = La coupe
# source db64244a
story-rice-count = { $count ->
    [one] a1 : { $grains } grain
   *[other] { $count } cases. Sur la dernière : { $grains }. En tout : { $rice }
 }
