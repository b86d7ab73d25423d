# À quoi servent les réglages d’un fichier de leçon, comme le dit `squarewise help-step`.

## Types d’étapes

kind-say = L’enfant regarde et lit.
kind-squares = L’enfant touche les cases demandées.
kind-collect = L’enfant s’arrête sur chaque étoile, ou prend chaque pièce adverse ; l’autre camp ne joue jamais.
kind-move = L’enfant trouve un coup.
kind-judge = L’enfant dit si un coup est légal.
kind-illegal = L’enfant essaie un coup interdit et entend pourquoi il l’est.
kind-allow = L’enfant enlève une pièce de l’échiquier pour qu’un coup interdit devienne légal.
kind-try = L’enfant joue librement, avec des coups légaux.
kind-name = L’enfant nomme des cases, des colonnes, des rangées ou des couleurs de cases.
kind-play = L’enfant joue une suite de coups ; les réponses viennent toutes seules.
kind-status = L’enfant dit ce qu’est la position.
kind-claim = L’enfant dit quelle nulle on peut réclamer.
kind-count = L’enfant compte quelque chose sur l’échiquier.
kind-write = L’enfant écrit un coup.
kind-setup = L’enfant place les pièces.
kind-choose = L’enfant choisit une réponse parmi plusieurs.
kind-sort = L’enfant met des pièces ou des réponses dans l’ordre, l’une après l’autre.
kind-game = L’enfant joue toute une partie : à deux devant un écran, ou contre le coach.
kind-practice = L’enfant résout des échiquiers faits par le programme, l’un après l’autre.
kind-story = L’enfant regarde une page d’une histoire en images et touche ce qui est dessiné.

## La leçon

field-lesson-format = La version du format : toujours 1.
field-lesson-id = Le nom de la leçon, le même que celui du fichier ; ne le change jamais plus tard.
field-lesson-language = La langue des mots de ce fichier, comme "pl" ou "pt-BR".
field-lesson-title = Le titre de la leçon sur sa carte.
field-lesson-about = Une phrase pour la carte.
field-lesson-can = Ce que l’enfant sait faire après la leçon, une phrase ; elle est dite à la fin.
field-lesson-group = L’étagère où se trouve la leçon.
field-lesson-after = Les leçons qu’un enfant devrait avoir vues avant.
field-lesson-rules = Les règles avec lesquelles on joue.
field-lesson-options = Les règles maison qui changent, comme "rule3=off".
field-lesson-author = Qui l’a écrite.
field-lesson-licence = Comment on peut la partager.
field-lesson-side = Le camp de l’enfant dans chaque étape qui ne le dit pas.
field-lesson-minutes = Combien de temps elle dure à peu près.
field-lesson-notes = Pour l’enseignant ; les enfants ne le voient pas.
field-lesson-articles = Les articles des Règles qu’elle enseigne, comme "3.8.2".
field-lesson-step = Les étapes, dans l’ordre.

## Chaque étape

field-step-id = Le nom de l’étape, unique dans la leçon ; ne le change jamais plus tard.
field-step-kind = Ce que fait l’enfant.
field-step-text = La phrase que dit le coach.
field-step-board = "start", "empty", une FEN, ou huit lignes dessinées ; pour le jeu en famille "family-start", "family-empty", une FFC, ou douze lignes dessinées.
field-step-turn = Le camp qui joue sur un échiquier dessiné.
field-step-castling = Les droits au roque d’un échiquier dessiné, comme "KQkq" ; dans le jeu en famille, comme "SkqNk".
field-step-seats = Qui joue sur un échiquier dessiné du jeu en famille, comme "aaza" : à la table, absent, éliminé, personne.
field-step-played = Les coups montrés avant le tour de l’enfant.
field-step-side = Le camp de l’enfant ; l’échiquier se tourne de ce côté.
field-step-rules = Les règles de cette étape.
field-step-options = Les règles maison qui changent dans cette étape, comme "rule3=off".
field-step-allies = Qui est allié dans le jeu en famille, comme "SN".
field-step-draw = Des flèches et des marques, comme "arrow e2-e4" ou "red circle d5".
field-step-hints = L’aide, une phrase à la fois, cinq au plus.
field-step-paper = La phrase sur papier, quand `text` parle de l’écran.
field-step-yes = Ce que dit le coach quand c’est réussi.
field-step-no = Ce que dit le coach à toute autre réponse.
field-step-wrong = Ce que dit le coach à un coup précis : ["f1-g1", "phrase"].
field-step-because_say = Ce que dit le coach pour une raison précise : ["path-blocked", "phrase"].
field-step-picture = Une image à côté du texte : le nom d’un fichier posé près de la leçon.
field-step-teaches = Les règles dont elle parle, là où l’échiquier ne le montre pas, comme "resignation".
field-step-aids = Ce qui aide à voir, comme "attack-map".
field-step-go = L’étape qui vient ensuite, si ce n’est pas celle du dessous.

## Une réponse de `choose`

field-option-id = Le nom de la réponse, unique dans son étape.
field-option-text = Ce que dit la réponse.
field-option-right = Dit si c’est une bonne réponse.
field-option-say = Ce que dit le coach quand on la choisit ; `say = true` si les mots sont ailleurs.
field-option-go = L’étape qui vient ensuite quand on la choisit.

## `squares`

field-squares-ask = Quelles cases ; le programme les trouve lui-même.
field-squares-piece = La case de la pièce dont il s’agit.
field-squares-answer = Les cases, si aucune question de `ask` ne convient.

## `collect`

field-collect-piece = La case de la seule pièce qui joue ; sans elle, tout le camp attrape.
field-collect-stars = Les cases avec une étoile ; le programme trouve le moins de coups.
field-collect-flies = L’étoile s’envole quand une pièce l’attrape, d’une case de `stars` à l’autre, dans l’ordre ; sur la dernière, elle reste.
field-collect-safe = Avec true, c’est une faute de s’arrêter là où la pièce peut être prise ; avec "all", de laisser une pièce du camp là où elle peut être prise sans reprise possible.
field-collect-take = Prendre chaque pièce de l’autre camp ; les rois sont laissés tranquilles.

## `move`

field-move-answer = Le coup, ou tous les bons coups.
field-move-goal = Ce que le coup doit faire, à la place de `answer`.
field-move-all = Dit si l’enfant doit trouver tous les bons coups.
field-move-by = La façon demandée de parer l’échec : s’écarter, mettre une pièce entre les deux, ou prendre la pièce qui donne échec.
field-move-call = Ce que l’enfant doit dire avec le coup.

## `judge`

field-judge-move = Le coup que l’enfant juge.
field-judge-answer = Ce que tu attends ; c’est comparé avec les règles.
field-judge-because = La raison que tu attends ; elle est comparée avec les règles.
field-judge-said = Ce que l’autre camp a dit avec le dernier coup, là où il faut dire « échec ».

## `illegal`

field-illegal-move = Le coup interdit que l’enfant essaie.
field-illegal-because = La raison que tu attends ; elle est comparée avec les règles.

## `allow`

field-allow-move = Le coup interdit qui doit devenir légal.
field-allow-because = La raison que tu attends ; elle est comparée avec les règles.

## `try`

field-try-piece = La case de la seule pièce qui joue ; sans elle, les camps jouent chacun leur tour.
field-try-moves = Combien de coups l’enfant joue avant de continuer.

## `name`

field-name-ask = Ce que l’enfant nomme ; "find" joue à cache-cache : chaque case touchée à tort reste marquée jusqu’à la bonne.
field-name-times = Combien de cases sont demandées, de 1 à 30.
field-name-from = Les cases qu’on demande ; sans ce réglage, les 64.

## `play`

field-play-line = Les coups des deux camps, comme "e4 e5 Nf3" ; l’enfant joue ceux de son camp.
field-play-also = D’autres suites depuis le même échiquier, qui sont bonnes aussi.

## `status`

field-status-answer = Ce que tu attends ; c’est comparé avec les règles.
field-status-offer = Les réponses au choix, la bonne parmi elles ; sans cette ligne, toutes les cinq.

## `claim`

field-claim-next = Le coup que l’enfant veut jouer ; on réclame pour la position qui vient après.
field-claim-answer = Ce que tu attends ; c’est comparé avec les règles.
field-claim-offer = Les réponses au choix, la bonne parmi elles ; sans cette ligne, toutes les trois.

## `count`

field-count-ask = Ce qu’on compte ; le programme le compte. `side` ne compte que les pièces ou les points d’un camp.
field-count-piece = La case de la pièce dont il s’agit.
field-count-answer = Le nombre ; avec `ask`, il est comparé avec ce que compte le programme.

## `write`

field-write-move = Le coup que l’enfant écrit.
field-write-signs = Avec true, il faut aussi écrire + et # ; sans cette ligne, ils peuvent manquer.

## `setup`

field-setup-target = Comment l’échiquier doit être à la fin, écrit comme `board`.
field-setup-given = Les cases dont les pièces sont là dès le début.

## `choose`

field-choose-option = Les réponses à choisir, chacune dans son propre bloc [[step.option]].

## `sort`

field-sort-by = Ce qui décide, du plus petit au plus grand ; le programme trouve l’ordre lui-même. Sans cela, l’ordre est le tien.
field-sort-order = Les cases des pièces, de la première à la dernière ; avec `by`, on peut les omettre : il s’agit alors de toutes les pièces sauf les rois.
field-sort-option = Au lieu de pièces : ce qu’on met dans l’ordre, dans le bon ordre, chaque chose dans son propre bloc [[step.option]].

## `game`

field-game-goal = Comment on gagne la partie ; "mate" si rien n’est dit.
field-game-players = Combien de joueurs : 2.
field-game-opponent = "coach" : le coach joue aussitôt l’autre camp, et on ne demande rien à personne. Sans cela, on joue à deux, ou l’enfant le demande au coach.
field-game-strength = La force du coach, de 1 à 5 : il essaie des coups, prend les cadeaux, regarde une fois, regarde deux fois, voit trois coups ; 1 si rien n’est dit.

## `practice`

field-practice-skill = Ce qu’on exerce ; `squarewise drill` donne tous les types d’exercice, une ligne pour chacun.
field-practice-level = La difficulté, à partir de 1 ; `squarewise drill` dit combien de niveaux a un type.
field-practice-count = Combien d’échiquiers il y a, de 1 à 12.
field-practice-pass = Combien doivent être réussis du premier coup.

## `story`

field-story-scene = La scène d’une page, par exemple "india".
field-story-presses = Combien de fois on peut toucher ce qui est dessiné sur cette page.
