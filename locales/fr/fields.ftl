# À quoi servent les réglages d’un fichier de leçon, comme le dit `squarewise help-step`.

## Types d’étapes

# source 63b40433
kind-say = L’enfant regarde et lit.
# source 3365cfbf
kind-squares = L’enfant touche les cases demandées.
# source 0a87bd19
kind-collect = L’enfant s’arrête sur chaque étoile, ou prend chaque pièce adverse ; l’autre camp ne joue jamais.
# source 0b7f2293
kind-move = L’enfant trouve un coup.
# source f51925a5
kind-judge = L’enfant dit si un coup est légal.
# source 479acbfa
kind-illegal = L’enfant essaie un coup interdit et entend pourquoi il l’est.
# source 0c919ef6
kind-allow = L’enfant enlève une pièce de l’échiquier pour qu’un coup interdit devienne légal.
# source be5e2af7
kind-try = L’enfant joue librement, avec des coups légaux.
# source c37ebed7
kind-name = L’enfant nomme des cases, des colonnes, des rangées ou des couleurs de cases.
# source c46ae659
kind-play = L’enfant joue une suite de coups ; les réponses viennent toutes seules.
# source c00b99d4
kind-status = L’enfant dit ce qu’est la position.
# source 836ee32a
kind-claim = L’enfant dit quelle nulle on peut réclamer.
# source 9930c645
kind-count = L’enfant compte quelque chose sur l’échiquier.
# source 921f97d9
kind-write = L’enfant écrit un coup.
# source a20029a3
kind-setup = L’enfant place les pièces.
# source 9c307fe7
kind-choose = L’enfant choisit une réponse parmi plusieurs.
# source ed9099f4
kind-sort = L’enfant met des pièces ou des réponses dans l’ordre, l’une après l’autre.
# source 6c972b2f
kind-game = L’enfant joue toute une partie : à deux devant un écran, ou contre le coach.
# source 2c8d78b6
kind-practice = L’enfant résout des échiquiers faits par le programme, l’un après l’autre.
# source 9b83ad2a
kind-story = L’enfant regarde une page d’une histoire en images et touche ce qui est dessiné.

## La leçon

# source c6c5645f
field-lesson-format = La version du format : toujours 1.
# source f87118fd
field-lesson-id = Le nom de la leçon, le même que celui du fichier ; ne le change jamais plus tard.
# source 2f3d5dd2
field-lesson-language = La langue des mots de ce fichier, comme "pl" ou "pt-BR".
# source 58b329e3
field-lesson-title = Le titre de la leçon sur sa carte.
# source 0d45fcb2
field-lesson-about = Une phrase pour la carte.
# source b27a4b65
field-lesson-can = Ce que l’enfant sait faire après la leçon, une phrase ; elle est dite à la fin.
# source 92148b9a
field-lesson-group = L’étagère où se trouve la leçon.
# source 47034c86
field-lesson-after = Les leçons qu’un enfant devrait avoir vues avant.
# source 70fd54b0
field-lesson-rules = Les règles avec lesquelles on joue.
# source e11f3cef
field-lesson-options = Les règles maison qui changent, comme "rule3=off".
# source 93ce7951
field-lesson-author = Qui l’a écrite.
# source 1bb19f0b
field-lesson-licence = Comment on peut la partager.
# source c38071ed
field-lesson-side = Le camp de l’enfant dans chaque étape qui ne le dit pas.
# source 7ab1a8e9
field-lesson-minutes = Combien de temps elle dure à peu près.
# source 69730793
field-lesson-notes = Pour l’enseignant ; les enfants ne le voient pas.
# source e8ef1904
field-lesson-articles = Les articles des Règles qu’elle enseigne, comme "3.8.2".
# source a645dcff
field-lesson-step = Les étapes, dans l’ordre.

## Chaque étape

# source 3964feab
field-step-id = Le nom de l’étape, unique dans la leçon ; ne le change jamais plus tard.
# source 326e1ae4
field-step-kind = Ce que fait l’enfant.
# source 97bc1fba
field-step-text = La phrase que dit le coach.
# source ddf7bb1d
field-step-board = "start", "empty", une FEN, ou huit lignes dessinées ; pour le jeu en famille "family-start", "family-empty", une FFC, ou douze lignes dessinées.
# source 97b19ce5
field-step-turn = Le camp qui joue sur un échiquier dessiné.
# source 8524b861
field-step-castling = Les droits au roque d’un échiquier dessiné, comme "KQkq" ; dans le jeu en famille, comme "SkqNk".
# source 069cc02a
field-step-seats = Qui joue sur un échiquier dessiné du jeu en famille, comme "aaza" : à la table, absent, éliminé, personne.
# source ad90e1b0
field-step-played = Les coups montrés avant le tour de l’enfant.
# source 10cb832b
field-step-side = Le camp de l’enfant ; l’échiquier se tourne de ce côté.
# source fd0a8a7b
field-step-rules = Les règles de cette étape.
# source d979453a
field-step-options = Les règles maison qui changent dans cette étape, comme "rule3=off".
# source 09c5fc89
field-step-allies = Qui est allié dans le jeu en famille, comme "SN".
# source b04e4c0f
field-step-draw = Des flèches et des marques, comme "arrow e2-e4" ou "red circle d5".
# source 45695d4d
field-step-hints = L’aide, une phrase à la fois, cinq au plus.
# source b914c9c2
field-step-paper = La phrase sur papier, quand `text` parle de l’écran.
# source 666283ca
field-step-yes = Ce que dit le coach quand c’est réussi.
# source babbf1bb
field-step-no = Ce que dit le coach à toute autre réponse.
# source 7c137abe
field-step-wrong = Ce que dit le coach à un coup précis : ["f1-g1", "phrase"].
# source 7f53f5c9
field-step-because_say = Ce que dit le coach pour une raison précise : ["path-blocked", "phrase"].
# source e2a2a942
field-step-picture = Une image à côté du texte : le nom d’un fichier posé près de la leçon.
# source 36d5dd63
field-step-teaches = Les règles dont elle parle, là où l’échiquier ne le montre pas, comme "resignation".
# source 8e54aa6c
field-step-aids = Ce qui aide à voir, comme "attack-map".
# source b04a8547
field-step-go = L’étape qui vient ensuite, si ce n’est pas celle du dessous.

## Une réponse de `choose`

# source b7ba8e0f
field-option-id = Le nom de la réponse, unique dans son étape.
# source 7e2046c5
field-option-text = Ce que dit la réponse.
# source e65d4d54
field-option-right = Dit si c’est une bonne réponse.
# source f46b5c7c
field-option-say = Ce que dit le coach quand on la choisit ; `say = true` si les mots sont ailleurs.
# source 37627f5a
field-option-go = L’étape qui vient ensuite quand on la choisit.

## `squares`

# source c8e9421c
field-squares-ask = Quelles cases ; le programme les trouve lui-même.
# source 32b41f8c
field-squares-piece = La case de la pièce dont il s’agit.
# source 969a40cf
field-squares-answer = Les cases, si aucune question de `ask` ne convient.

## `collect`

# source c804835b
field-collect-piece = La case de la seule pièce qui joue ; sans elle, tout le camp attrape.
# source 4c5b4b5c
field-collect-stars = Les cases avec une étoile ; le programme trouve le moins de coups.
# source f0a71049
field-collect-flies = L’étoile s’envole quand une pièce l’attrape, d’une case de `stars` à l’autre, dans l’ordre ; sur la dernière, elle reste.
# source fccc878d
field-collect-safe = Avec true, c’est une faute de s’arrêter là où la pièce peut être prise ; avec "all", de laisser une pièce du camp là où elle peut être prise sans reprise possible.
# source d7b0dfb7
field-collect-take = Prendre chaque pièce de l’autre camp ; les rois sont laissés tranquilles.

## `move`

# source fd8e0cb9
field-move-answer = Le coup, ou tous les bons coups.
# source ffe08cbd
field-move-goal = Ce que le coup doit faire, à la place de `answer`.
# source 4d31e576
field-move-all = Dit si l’enfant doit trouver tous les bons coups.
# source 3098aef5
field-move-by = La façon demandée de parer l’échec : s’écarter, mettre une pièce entre les deux, ou prendre la pièce qui donne échec.
# source 8696c3f0
field-move-call = Ce que l’enfant doit dire avec le coup.

## `judge`

# source 203c869d
field-judge-move = Le coup que l’enfant juge.
# source 9b77fab5
field-judge-answer = Ce que tu attends ; c’est comparé avec les règles.
# source d0cbb6f6
field-judge-because = La raison que tu attends ; elle est comparée avec les règles.
# source 17e11c77
field-judge-said = Ce que l’autre camp a dit avec le dernier coup, là où il faut dire « échec ».

## `illegal`

# source 54bb9156
field-illegal-move = Le coup interdit que l’enfant essaie.
# source 7dffb04f
field-illegal-because = La raison que tu attends ; elle est comparée avec les règles.

## `allow`

# source 683004ff
field-allow-move = Le coup interdit qui doit devenir légal.
# source 75088770
field-allow-because = La raison que tu attends ; elle est comparée avec les règles.

## `try`

# source 3f25e59e
field-try-piece = La case de la seule pièce qui joue ; sans elle, les camps jouent chacun leur tour.
# source edcc66ff
field-try-moves = Combien de coups l’enfant joue avant de continuer.

## `name`

# source 451272e1
field-name-ask = Ce que l’enfant nomme ; "find" joue à cache-cache : chaque case touchée à tort reste marquée jusqu’à la bonne.
# source 553c204c
field-name-times = Combien de cases sont demandées, de 1 à 30.
# source 6ea45503
field-name-from = Les cases qu’on demande ; sans ce réglage, les 64.

## `play`

# source 46cc29ba
field-play-line = Les coups des deux camps, comme "e4 e5 Nf3" ; l’enfant joue ceux de son camp.
# source b4c6268d
field-play-also = D’autres suites depuis le même échiquier, qui sont bonnes aussi.

## `status`

# source a21dac3a
field-status-answer = Ce que tu attends ; c’est comparé avec les règles.
# source 6bea865c
field-status-offer = Les réponses au choix, la bonne parmi elles ; sans cette ligne, toutes les cinq.

## `claim`

# source 3ed0fd0f
field-claim-next = Le coup que l’enfant veut jouer ; on réclame pour la position qui vient après.
# source b3736d60
field-claim-answer = Ce que tu attends ; c’est comparé avec les règles.
# source b752c586
field-claim-offer = Les réponses au choix, la bonne parmi elles ; sans cette ligne, toutes les trois.

## `count`

# source 7ea9aeb6
field-count-ask = Ce qu’on compte ; le programme le compte. `side` ne compte que les pièces ou les points d’un camp.
# source 2f6cb0a9
field-count-piece = La case de la pièce dont il s’agit.
# source 1cb9f3fa
field-count-answer = Le nombre ; avec `ask`, il est comparé avec ce que compte le programme.

## `write`

# source b2b36bd0
field-write-move = Le coup que l’enfant écrit.
# source b9659b36
field-write-signs = Avec true, il faut aussi écrire + et # ; sans cette ligne, ils peuvent manquer.

## `setup`

# source 8251ca92
field-setup-target = Comment l’échiquier doit être à la fin, écrit comme `board`.
# source ffd73fa1
field-setup-given = Les cases dont les pièces sont là dès le début.

## `choose`

# source 41d1401a
field-choose-option = Les réponses à choisir, chacune dans son propre bloc [[step.option]].

## `sort`

# source 16d6e3be
field-sort-by = Ce qui décide, du plus petit au plus grand ; le programme trouve l’ordre lui-même. Sans cela, l’ordre est le tien.
# source 4df942b0
field-sort-order = Les cases des pièces, de la première à la dernière ; avec `by`, on peut les omettre : il s’agit alors de toutes les pièces sauf les rois.
# source 3ed5cb7e
field-sort-option = Au lieu de pièces : ce qu’on met dans l’ordre, dans le bon ordre, chaque chose dans son propre bloc [[step.option]].

## `game`

# source 62a1e5e2
field-game-goal = Comment on gagne la partie ; "mate" si rien n’est dit.
# source 5d80283f
field-game-players = Combien de joueurs : 2.
# source ee05221a
field-game-opponent = "coach" : le coach joue aussitôt l’autre camp, et on ne demande rien à personne. Sans cela, on joue à deux, ou l’enfant le demande au coach.
# source 171889f9
field-game-strength = La force du coach, de 1 à 5 : il essaie des coups, prend les cadeaux, regarde une fois, regarde deux fois, voit trois coups ; 1 si rien n’est dit.

## `practice`

# source 875a80b1
field-practice-skill = Ce qu’on exerce ; `squarewise drill` donne tous les types d’exercice, une ligne pour chacun.
# source fa3afed6
field-practice-level = La difficulté, à partir de 1 ; `squarewise drill` dit combien de niveaux a un type.
# source 11b25b9b
field-practice-count = Combien d’échiquiers il y a, de 1 à 12.
# source 3117ec7d
field-practice-pass = Combien doivent être réussis du premier coup.

## `story`

# source f1575e89
field-story-scene = La scène d’une page, par exemple "india".
# source f2fabc72
field-story-presses = Combien de fois on peut toucher ce qui est dessiné sur cette page.
