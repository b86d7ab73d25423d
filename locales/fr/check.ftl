### Ce que `squarewise check` dit à ceux qui écrivent des leçons et des fichiers de mots.
###
### Pour les adultes : en minuscules, sans point final, les noms entre accents graves. Dis ce qui a été
### trouvé et ce qui était attendu ; un conseil dit quoi taper. Le code entre crochets ne se traduit jamais.

## Comment les erreurs sont montrées

check-error = erreur
check-warning = avertissement
check-help = aide
check-errors = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
 }
check-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
 }
check-both = { $errors }, { $warnings }
check-cut = { $count } (voici les { $shown } premiers messages)
check-no-lessons = il n’y a pas de leçon à vérifier
check-all-hold = { $n ->
    [one] { $n } leçon est en ordre
   *[other] { $n } leçons sont en ordre
 }
check-shipped-hold = { $n ->
    [one] { $n } leçon fournie est en ordre
   *[other] { $n } leçons fournies sont en ordre
 }
check-and-words = { $sum } ; { $file } a { $errors }
check-books-hold = { $n ->
    [one] le livre des règles est en ordre
   *[other] { $n } livres des règles sont en ordre
 }
check-no-book-holds = le livre des règles n’est pas en ordre : { $errors }
check-some-hold = leçons en ordre : { $holding } sur { $n } ; { $errors }
check-did-you-mean = veux-tu dire `{ $near }` ?
check-no-code = il n’y a pas de code `{ $code }`
check-no-code-help = `squarewise explain` les donne tous
check-example-wrong = Pas comme ceci :
check-example-right = Mais comme cela :

## Fichiers

check-utf16 = ce fichier est enregistré en { $encoding }
check-not-utf8 = ce fichier n’est pas enregistré en UTF-8
check-first-bad-letter = la première lettre qu’on ne peut pas lire
check-utf8-help = enregistre-le de nouveau en choisissant l’encodage UTF-8
check-folder-unreadable = ce dossier ne peut pas être lu : { $error }
check-file-unreadable = ce fichier ne peut pas être lu : { $error }
check-file-too-large = ce fichier dépasse { $kib } Kio
check-too-many-lessons = { $more ->
    [one] ce dossier a { $more } leçon de plus que { $limit }
   *[other] ce dossier a { $more } leçons de plus que { $limit }
 }
check-too-many-files = ce dossier a plus de { $limit } fichiers ; la suite n’a pas été regardée
check-folder-too-hard = cette leçon n’a pas été prouvée : ensemble, les leçons de ce dossier demandent trop de travail
check-folder-too-hard-help = rends les leçons difficiles de ce dossier plus faciles, avec moins d’étoiles ou de pièces, ou mets-en dans un autre dossier
check-lesson-too-big = une leçon a au plus { $kib } Kio
check-lesson-too-big-label = ce fichier est plus gros
check-file-name = la leçon s’appelle `{ $id }`, mais le fichier s’appelle `{ $file }`
check-file-name-label = un autre nom
check-file-name-help = écris `{ $stem }`, ou appelle le fichier `{ $id }.toml`
check-call-file = appelle le fichier `{ $id }.toml`
check-long-id-help = au plus { $limit } lettres
check-own-shelf = `{ $text }` n’est pas une étagère du programme : la leçon va sur une étagère à elle
check-own-shelf-label = une étagère à elle
check-shelf-name = le nom d’une étagère a de 1 à { $limit } lettres sur une ligne
check-no-article = il n’y a pas d’article { $text } : les Règles ont les articles 1 à { $last }
check-overlooked-txt = ce fichier est laissé de côté : son nom finit par `.txt`
check-overlooked-txt-help = appelle-le `{ $name }` ; si tu ne vois pas la fin `.txt`, demande à ton ordinateur d’afficher les extensions de fichiers
check-overlooked-link = c’est un lien, et les liens ne sont pas suivis
check-overlooked-link-help = mets une copie de la leçon dans ce dossier
check-overlooked-words = personne ne dit ces mots : il n’y a pas de leçon `{ $file }` à côté
check-overlooked-words-help = mets-les à côté de `{ $file }`, ou donne au fichier le nom de la leçon
check-overlooked-more = { $n ->
    [one] encore un fichier est laissé de côté ici pour les mêmes raisons
   *[other] encore { $n } fichiers sont laissés de côté ici pour les mêmes raisons
 }
check-rules-too-big = des règles maison ont au plus { $kib } Kio

## Fautes de frappe

check-list-open = cette liste n’est jamais fermée
check-list-open-help = termine la liste par `]`
check-text-open = ce texte n’est jamais fermé
check-text-open-help = termine-le par le même guillemet sur la même ligne, ou prends trois guillemets pour plusieurs lignes
check-control-sign = il y a dans ce texte un signe que personne ne voit
check-control-sign-label = ici
check-control-sign-help = enlève-le, ou tape les mots de nouveau
check-long-text-open-help = termine le texte par les trois mêmes guillemets
check-opened-here = ouvert ici
check-one-bracket = une étape commence par deux crochets de chaque côté
check-one-bracket-label = cette étape est laissée de côté
check-one-bracket-help = écris `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = des accolades sur plusieurs lignes ne sont pas comprises partout
check-new-braces-help = garde les accolades sur une seule ligne
check-new-comma = une virgule avant `{ "}" }` n’est pas comprise partout
check-new-comma-help = enlève la dernière virgule
check-new-escape = ce code après la barre oblique inverse n’est pas compris partout
check-new-escape-help = écris `\\` pour une barre oblique inverse, ou mets le texte entre guillemets simples
check-not-toml = ceci ne peut pas être lu comme du TOML
check-not-toml-help = une ligne est `nom = valeur`, `[[step]]`, ou une note qui commence par `#`
check-no-comma = entre deux éléments d’une liste, il y a une virgule
check-no-comma-label = pas de virgule avant ceci
check-no-comma-help = écris `["un", "deux"]`
check-inner-quote = un guillemet à l’intérieur du texte le termine
check-inner-quote-label = le texte finit ici
check-inner-quote-help = mets tout le texte entre guillemets de l’autre sorte, `'...'` ou `"..."`, ou mets un mot en valeur avec `_mot_`
check-line-end-sign = une ligne de TOML ne finit pas par `{ $sign }`
check-take-sign-away = enlève le `{ $sign }`
check-two-equals = un réglage s’écrit avec un seul `=`
check-other-note = une note commence par `#`, pas par `{ $sign }`
check-sign-label = pas ce signe
check-other-file = ce fichier a été enregistré par un traitement de texte ou un navigateur
check-other-file-label = pas du texte brut
check-other-file-help = enregistre-le comme texte brut, ou écris-le dans un éditeur de texte comme le Bloc-notes
check-invisible = il y a ici un caractère invisible ({ $number })
check-invisible-label = personne ne le voit
check-invisible-help = efface-le, et tape un espace ordinaire s’il en faut un ici
check-set-twice = `{ $name }` est donné deux fois
check-again-here = encore ici
check-first-here = d’abord ici
check-backslash = entre guillemets doubles, une barre oblique inverse commence un signe spécial
check-backslash-label = cette barre oblique inverse
check-backslash-help = mets le texte entre guillemets simples, ou écris `\\`
check-key-letter = `{ $letter }` ne peut pas être dans le nom d’un réglage
check-key-letter-label = pas une lettre pour les noms
check-key-letter-help = les noms ont les lettres a à z, des chiffres, `-` et `_`
check-colon = un réglage s’écrit avec `=`, pas avec `:`
check-colon-label = ce deux-points
check-write-setting = écris `{ $name } = { $value }`
check-no-equals = cette ligne n’a pas de `=`
check-no-equals-label = pas un réglage
check-no-equals-help = écris `nom = valeur`, ou commence la ligne par `#` pour en faire une note
check-no-value = après le `=`, il n’y a pas de valeur
check-no-value-label = il faut une valeur ici
check-small-letters = `{ $value }` s’écrit en minuscules
check-switch-word = `{ $name }` est `true` ou `false`
check-write = écris `{ $text }`
check-no-quotes = un texte se met entre guillemets
check-no-quotes-label = pas de guillemets
check-no-quotes-help = écris `"{ $text }"`
check-curly-quote = `{ $quote }` est un guillemet d’imprimerie, et TOML veut des guillemets droits
check-curly-quote-label = un guillemet d’imprimerie
check-curly-quote-help = écris `"`

## Réglages

check-block-lesson = une leçon
check-block-worded-lesson = une leçon qui nomme sa langue
check-block-step = une étape
check-block-step-of-kind = une étape `{ $kind }`
check-block-question = cette question
check-block-book = un livre des règles
check-block-card = une carte
check-block-example = un exemple
check-unknown-setting = { $block } n’a pas de réglage appelé `{ $name }`
check-not-known = inconnu
check-no-sentence = il n’y a pas de phrase appelée `{ $id }`
check-needs = { $block } a besoin de `{ $name }`
check-no-setting = pas de `{ $name }`
check-belongs-to-step = `{ $name }` appartient à une étape, mais se trouve au-dessus du premier [[step]]
check-lone-option = cette réponse se trouve en dehors de toute étape
check-move-line-down = descends cette ligne sous le [[step]] auquel elle appartient
check-belongs-to-lesson = `{ $name }` appartient à la leçon, mais se trouve sous un [[step]]
check-move-line-up = monte cette ligne au-dessus du premier [[step]]
check-step-starts-here = l’étape commence ici
check-belongs-elsewhere = `{ $name }` appartient à { $owner }, et ceci est { $block }
check-kind-of-step = le type de cette étape
check-not-here = pas ici
check-never-used = `{ $name }` ne sert jamais ici : { $why }
check-never-used-label = ne sert jamais
check-take-line-away = enlève cette ligne
check-format = cette leçon est écrite au format { $format }, et ce squarewise lit le format { $own }
check-format-label = un autre format
check-format-newer-help = prends un squarewise plus récent, ou écris `format = 1`
check-format-help = écris `format = 1`
check-language = `{ $text }` n’est pas un code de langue
check-language-label = pas un code de langue
check-language-help = écris `fr` pour le français, `en` pour l’anglais, `pl` pour le polonais, `pt-BR` pour le portugais du Brésil
check-unspoken-language = le programme n’a pas de mots en `{ $language }` : ses boutons, ses raisons et les noms des pièces seront dans une autre langue
check-unspoken-language-label = pas une langue du programme
check-unspoken-language-help = écris toi-même chaque `yes` et chaque `no`, et les noms des pièces en toutes lettres ; le programme parle { $list }
check-unspoken-sheet-help = écris les noms des pièces en toutes lettres, sans `PIECE` ; le programme parle { $list }
check-after-itself = une leçon ne peut pas venir après elle-même
check-after-itself-label = elle-même
check-listed-twice = `{ $text }` est deux fois dans la liste
check-article = `{ $text }` n’est pas un article des Règles
check-article-label = pas un article
check-article-help = écris des nombres avec des points, comme `3.8.2`
check-too-many-steps = une leçon a au plus { $limit } étapes, et celle-ci en a { $n }
check-one-too-many = une de trop
check-no-step = une leçon a besoin d’au moins une étape
check-no-step-label = pas d’étape
check-no-step-help = écris `[[step]]` ; `squarewise new` prépare tout un début
check-write-step-above = écris un `[[step]]` au-dessus : une réponse appartient à une étape
check-two-steps = deux étapes s’appellent `{ $id }`
check-block-option = une réponse
check-option-of-step = `{ $name }` appartient à l’étape, mais se trouve sous [[step.option]]
check-option-of-lesson = `{ $name }` appartient à la leçon, mais se trouve sous [[step.option]]
check-move-line-above-options = monte cette ligne au-dessus du premier [[step.option]] de l’étape
check-option-starts-here = la réponse commence ici
check-no-kind = il n’y a pas de type d’étape appelé `{ $name }`
check-kinds-are = les types sont { $list }
check-no-id = `{ $text }` ne peut pas être un nom
check-no-id-label = pas un nom
check-no-id-help = prends des minuscules a à z, des chiffres et `-`, comme dans `{ $example }`
check-why-nothing-to-solve = il n’y a rien à résoudre
check-why-no-wrong-answer = il n’y a pas de mauvaise réponse
check-why-one-act = un exemple demande une seule chose et dit une seule chose à son sujet
check-why-target = `target` est l’échiquier
check-why-drawn-scene = il n’y a que la scène dessinée
check-why-no-mistake = dans ce type d’étape, aucun coup n’est une faute
check-why-no-refusal = dans ce type d’étape, aucun coup n’est refusé
check-why-made-boards = dans ce type d’étape, c’est le programme qui fait les échiquiers
check-practice-board = les échiquiers de `{ $skill }` ne sont pas ceux de cette leçon
check-practice-board-help = mets cette étape dans une leçon à part, sans échiquiers de l’autre sorte
check-few-boards = `{ $skill }` a moins de { $count } échiquiers différents au niveau { $level } : { $n }
check-few-boards-label = plus d’échiquiers qu’il n’y en a
check-few-boards-help = demande moins d’échiquiers avec `count`, ou un autre `level`
check-too-many-hints = une étape a au plus { $limit } indices, et celle-ci en a { $n }
check-too-many-label = trop
check-number-between = `{ $name }` est un nombre de 1 à { $limit }
check-number-between-label = pas entre les deux
check-type = `{ $name }` attend { $expected }, pas { $here }
check-type-item = `{ $name }` attend { $expected }, et il s’y trouve { $here }
check-wants-text = du texte entre guillemets
check-wants-number = un nombre entier
check-wants-list = une liste de textes entre crochets
check-wants-text-or-list = du texte entre guillemets, ou une liste de textes entre crochets
check-wants-number-or-list = une liste de textes entre crochets, ou leur nombre
check-wants-text-or-switch = du texte entre guillemets, ou `true`
check-wants-switch-or-text = `true` ou `false`, ou du texte entre guillemets
check-wants-pairs = une liste de paires, chacune entre ses propres crochets
check-wants-blocks = un bloc qui commence par son nom entre doubles crochets
check-is-text = du texte
check-is-negative = un nombre en dessous de 0
check-is-number = un nombre
check-is-fraction = un nombre à virgule
check-is-switch = `true` ou `false`
check-is-date = une date ou une heure
check-is-list = une liste
check-is-table = une table
check-empty-list = une liste vide
check-write-list = écris `{ $name } = ["{ $text }"]`
check-write-pairs = écris `{ $name } = [["nom", "phrase"]]`
check-no-choice = `{ $name }` ne peut pas être `{ $text }`
check-one-of = écris un de ces mots : { $list }

## Plusieurs leçons

check-same-lesson = une autre leçon s’appelle `{ $id }` : { $file }
check-same-lesson-label = le même nom
check-no-lesson = il n’y a pas de leçon appelée `{ $id }`
check-no-lesson-label = cette leçon manque
check-circle = `{ $one }` et `{ $other }` viennent l’une après l’autre, en rond
check-circle-label = un cercle

## Le cours

check-block-course = un cours
check-block-land = un pays
check-block-entry = un endroit du chemin
check-block-old = un ancien nom
check-entry-leads = cet endroit du chemin ne mène nulle part
check-entry-leads-label = ni `lesson`, ni `game`, ni `story`
check-entry-leads-help = écris `lesson = "rook"` ou `game = "leçon/étape"`
check-entry-twice = un endroit du chemin mène à une seule chose, et en voici une deuxième
check-no-place = `{ $text }` ne nomme ni une leçon ni une étape
check-no-place-label = pas écrit comme un nom
check-no-place-help = écris une leçon comme `rook`, une étape ou un jeu comme `leçon/étape`
check-old-kinds = une leçon devient une leçon, et une étape devient une étape
check-old-kinds-label = pas de la même sorte
check-old-in-use = `{ $id }` existe encore et garde ses propres étoiles
check-old-in-use-label = pas un ancien nom
check-no-step-of = `{ $lesson }` n’a pas d’étape appelée `{ $step }`
check-no-game = l’étape `{ $step }` n’est pas un jeu
check-no-game-label = pas de la sorte `game`
check-no-story = `{ $id }` n’est pas une histoire en images
check-no-story-label = une étape n’est pas du type `story`
check-path-order = `{ $id }` vient après `{ $before }`, qui se trouve plus loin sur le chemin
check-path-order-label = trop tôt
check-courses-hold = { $n ->
    [one] le cours est en ordre
   *[other] { $n } cours sont en ordre
 }
check-no-course-holds = le cours n’est pas en ordre : { $errors }

## Les séances

check-block-plans = le fichier des séances
check-block-plan = une séance
check-plan-step = `{ $text }` nomme une leçon, et il faut une étape : `leçon/étape`
check-plan-level = `{ $text }` n’est pas un exercice avec son niveau : écris `where-rook 1`
check-plan-no-skill = il n’y a pas d’exercice appelé `{ $text }`
check-plan-no-level = `{ $skill }` n’a pas ce niveau : le plus haut est { $most }
check-plan-aim-label = pas comme cela
check-plan-off-path = `{ $id }` n’est sur aucun chemin du cours
check-plan-off-path-help = enlève-la, ou mets-la d’abord dans le cours
check-plan-order = `{ $id }` se trouve avant `{ $before }` sur le chemin
check-plan-order-help = mets-la plus haut
check-plan-story = l’histoire `{ $id }` se trouve plus loin sur le chemin
check-plan-story-help = mets-la dans une séance qui vient plus tard
check-plan-lessons = une séance a une à { $most } leçons
check-plan-lessons-help = enlèves-en une, ou ajoutes-en une
check-plan-minutes = les phases d’une séance durent { $most } minutes ensemble, et celles-ci durent { $n }
check-plan-minutes-help = change les minutes ici ou dessous
check-plan-screens = `screens` vaut { $n }, et les leçons de cette séance prennent { $needed } minutes
check-plan-pairs = les enfants n’ont rien à jouer : `{ $step }` n’a pas d’échiquier, ou il est vide
check-plan-pairs-help = nomme une étape avec des pièces
check-plan-exit = la question de sortie parle de `{ $id }`, qui n’est pas une leçon de cette séance
check-plan-exit-help = nomme une étape d’une de ses leçons
check-plan-no-answer = `{ $step }` n’a pas de réponse à imprimer
check-plan-no-answer-help = nomme une autre étape
check-plan-words = personne n’a les mots `{ $words }`
check-plan-words-help = écris-les dans locales/en/plan.ftl, puis dans les autres langues
check-plan-left = ces leçons du cours ne sont dans aucune séance : { $list }
check-plan-left-help = mets chacune dans une séance ou dans `later`
check-plan-weeks = il y a { $n } séances, et les semaines ont de la place pour { $most }
check-plan-weeks-help = ajoute des séances, ou enlèves-en
check-plans-hold = les séances sont en ordre
check-no-plans-hold = les séances ne sont pas en ordre : { $errors }

## Mots

check-no-language = la leçon a des mots, mais ne dit pas dans quelle langue
check-no-language-label = les premiers mots
check-no-language-help = écris `language = "fr"` au-dessus du premier [[step]]
check-step-without-text = dans une leçon qui nomme sa langue, une étape a besoin de `text`
check-half-the-words = dans une leçon qui nomme sa langue, les mots sont dans le fichier
check-hints-in-a-list = écris les indices dans une liste : `hints = ["...", "..."]`
check-sentence-in-a-pair = écris le nom et sa phrase dans une paire à eux : `["f2-f3", "..."]`
check-option-without-text = dans une leçon qui nomme sa langue, une réponse a besoin de `text`
check-no-words = pas de mots
check-empty-text = ce texte est vide
check-empty-text-help = écris quelque chose, ou enlève la ligne
check-text-too-long = ce texte a { $n } caractères, et on en montre au plus { $limit }
check-text-too-long-label = trop long
check-long-paragraph = un enfant lit environ { $limit } caractères à la fois
check-long-paragraph-label = ce paragraphe est plus long
check-long-paragraph-help = dis-le en moins de mots, ou fais-en deux étapes
check-proof-answer = bonne réponse : { $answer }
check-proof-par = le moins de coups : { $n } ({ $nodes } positions examinées)
check-proof-legal = les règles permettent ce coup
check-proof-refused = les règles refusent ce coup : { $reason }, FIDE { $article }
check-proof-open = rien à prouver, sauf qu’on peut la jouer
check-proof-practice = échiquiers de `{ $skill }` au niveau { $level } : { $count } ; réussis du premier coup, au moins : { $pass }
check-long-sentence = cette phrase a { $n } mots, et un enfant perd le fil après 20
check-long-sentence-help = fais-en deux phrases
check-long-words = beaucoup de mots de ce texte sont longs
check-long-words-help = dis-le avec des mots courts
check-color-alone = ici, quelque chose n’est nommé que par sa couleur
check-color-alone-help = nomme aussi la case ou la forme, comme dans `le cercle en d5`
check-no-name = `{ "{" }{ $name }{ "}" }` n’est pas un nom qu’on remplit
check-no-name-help = écris un de ces noms : { $list }, ou `{ "{{" }` pour une accolade
check-open-brace = cette accolade n’est jamais fermée
check-open-brace-help = écris le nom avec ses deux accolades, comme `{ "{player}" }`, ou `{ "{{" }` pour une accolade
check-name-not-here = `{ "{" }{ $name }{ "}" }` n’est pas rempli ici
check-name-not-here-label = rien à compter ici
check-piece-in-english = `{ "{" }{ $name }{ "}" }` est rempli ici par un mot d’une autre langue
check-piece-in-english-help = écris le nom de la pièce par un mot de ta langue
check-marks = `**` serait montré tel quel
check-marks-label = deux étoiles
check-marks-help = écris `_mot_` pour mettre un mot en valeur
check-mark = `{ $mark }` serait montré tel quel
check-mark-label = un signe d’un autre format

## Dessins

check-no-drawing = `{ $text }` n’est pas un dessin
check-no-drawing-label = ne peut pas être dessiné
check-no-drawing-help = écris `arrow e2-e4`, `circle d5`, `square e4` ou `cross f1`, avec une couleur devant si tu veux : { $colors }
check-arrow-of-one-square = cette flèche finit où elle commence
check-arrow-of-one-square-label = deux fois la même case
check-arrow-of-one-square-help = prends `circle` pour une seule case

## Pièces et réponses

check-no-piece = il n’y a pas de pièce en { $square }
check-no-piece-label = une case vide
check-nothing-in-hand = `{ $name }` ne sait pas quelle pièce prendre
check-nothing-in-hand-label = pas une seule pièce
check-nothing-in-hand-help = écris `piece` dans une étape `collect` ; dans `move`, tous les bons coups partent d’une même case
check-not-its-turn = ce sont { $turn } qui jouent, mais ce sont { $owner } qui ont { $piece }
check-not-to-move = pas à elle de jouer
check-same-square = le coup finit en { $square }, où il a commencé
check-same-square-label = une case, deux fois
check-untried-help = l’enfant essaie ce coup de sa propre main : nomme une pièce du camp qui joue, et une autre case
check-untried-judge-help = regarde le coup et le camp qui joue ; si c’est la question, ajoute `because = "{ $reason }"`
check-untried-promotion = aucune main ne peut essayer `{ $text }` : l’échiquier propose une dame, une tour, un fou ou un cavalier, et seulement sur la dernière rangée
check-untried-promotion-label = non proposé
check-untried-promotion-help = pose plutôt la question : `kind = "judge"`
check-move-without-answer = une étape `move` a besoin de `answer` ou de `goal`
check-move-without-answer-help = écris `answer = ["e2-e4"]` ou `goal = "check"`
check-no-answer = pas de réponse
check-no-move-right = aucun coup n’est le bon
check-move-listed-twice = ce coup est deux fois dans la liste
check-nothing-to-escape = personne n’est en échec, donc il n’y a rien à parer
check-goal-out-of-reach = ici, aucun coup légal ne réalise `{ $goal }`
check-cannot-be-done = pas possible
check-misses-goal = d’après les règles, `{ $text }` n’atteint pas le but
check-not-right = pas le bon
check-right-are = les bons sont { $list }
check-more-moves-right = le but est aussi atteint par { $list }
check-more-moves-right-label = pas tous les coups
check-more-moves-right-help = enlève `answer` : le but suffit
check-squares-without-question = une étape `squares` a besoin de `ask` ou de `answer`
check-squares-without-question-help = écris `ask = "moves"` et `piece = "d4"`
check-no-question = pas de question
check-no-square-right = aucune case n’est la bonne : l’enfant ne pourrait jamais trouver
check-no-square-right-label = rien à toucher
check-square-not-right = d’après les règles, { $square } n’est pas une bonne case
check-more-squares-right = d’après les règles, il y a d’autres bonnes cases : { $list }
check-more-squares-right-label = pas toutes les cases
check-is-legal = d’après les règles, ce coup est légal
check-is-legal-label = il est légal
check-is-refused = les règles refusent ce coup : { $reason }
check-law = FIDE { $article }
check-no-reason-label = pas de raison
check-no-lesson-rule = il n’y a ni règle, ni raison, ni fin appelée `{ $text }`
check-no-lesson-rule-help = `squarewise check --rules-map` les donne toutes
check-no-reason = il n’y a pas de raison appelée `{ $text }`
check-other-reason = les règles refusent ce coup pour une autre raison : { $reason }
check-other-reason-label = pas cette raison
check-rules-say = les règles disent `{ $text }`
check-legal-move = les règles permettent `{ $text }`, donc l’enfant n’entendrait aucun refus
check-legal-move-label = un coup légal
check-not-the-childs-turn = ici, l’enfant joue avec { $side }, mais ce sont { $turn } qui jouent
check-no-call = on ne peut pas dire « échec » ici : aucun échec ne vient de { $list }
check-no-call-label = pas d’échec
check-no-call-help = écris `goal = "check"`, ou enlève `call`
check-one-option = il n’y a qu’une réponse à choisir
check-one-option-label = une réponse
check-one-option-help = écris un deuxième [[step.option]]
check-too-many-options = { $n } réponses, c’est trop : il y a place pour { $limit }
check-no-right-option = aucune de ces réponses n’est la bonne
check-no-right-option-label = pas de bonne réponse
check-no-right-option-help = écris `right = true` sous l’une d’elles
check-two-options = deux réponses s’appellent `{ $id }`
check-sort-without = une étape `sort` a besoin de `by`, de `order` ou de réponses
check-sort-without-help = écris `by = "value"`, ou `order = ["a1", "b1"]`, ou deux blocs [[step.option]]
check-sort-one = il y a ici moins de deux pièces ou réponses, donc pas d’ordre
check-sort-one-label = il en faut au moins deux
check-sort-too-many = { $n } pièces, c’est trop : il y a place pour { $limit }
check-sort-too-many-label = trop de pièces à mettre dans l’ordre
check-sort-king = un roi n’a pas de valeur, donc pas de place dans cet ordre
check-sort-king-label = n’a pas de valeur
check-sort-equal = toutes ces pièces ont la même valeur : chaque ordre est bon
check-sort-equal-label = rien à mettre dans l’ordre
check-sort-order = selon leur valeur, ces pièces viennent dans un autre ordre
check-sort-order-label = pas dans cet ordre
check-why-sort-pieces = ici, on met des pièces dans l’ordre
check-why-sort-options = dans une étape `sort`, chaque réponse est bonne à sa place
check-count-without-question = une étape `count` a besoin de `ask` ou de `answer`
check-count-without-question-help = écris `ask = "legal-moves"`
check-count = le programme compte { $n }
check-count-label = pas ce nombre
check-count-help = écris `answer = { $n }`, ou enlève cette ligne
check-too-many-moves = l’enfant ne peut pas jouer autant de coups ici : { $n }
check-too-many-moves-help = demande moins de coups
check-no-square-to-ask = il n’y a pas de case à demander
check-no-square-to-ask-help = enlève cette ligne pour demander les 64
check-not-given = à la fin, il n’y a pas de pièce en { $square }
check-nothing-to-set-up = il ne reste aucune pièce à placer
check-nothing-to-set-up-label = rien à faire
check-allow-nobody = il n’y a aucune pièce sans laquelle `{ $text }` serait légal
check-allow-nobody-label = aucune pièce ne gêne à elle seule
check-allow-anybody = quelle que soit la pièce enlevée, `{ $text }` devient légal
check-allow-anybody-label = rien à chercher
check-allow-help = place les pièces pour que certaines, mais pas toutes, gênent le coup ; les rois et la pièce qui joue restent toujours
check-game-over-at-once = la partie est finie avant de commencer : { $ending }
check-game-over-at-once-label = pas de partie
check-nobody-moves-here = personne ne peut jouer un coup ici
check-two-players = une partie a deux joueurs, pas { $n }
check-two-players-label = pas deux
check-game-without-pawn = personne n’a de pion, donc ce but n’a pas de sens
check-game-without-pawn-label = pas de pion
check-game-without-men = { $side } n’ont que leur roi, donc ce but n’a pas de sens
check-game-without-men-label = rien que le roi
check-coach-plays-one = le coach joue contre un seul enfant, et on joue à { $seats } sur cet échiquier
check-child-not-there = personne ne joue avec { $side } sur cet échiquier
check-child-not-there-label = pas sur l’échiquier
check-why-no-opponent = sans `opponent`, le coach ne joue pas de lui-même
check-too-many-lines = il y a place pour { $limit } autres suites au plus
check-only-replies = l’enfant ne joue aucun coup dans cette suite
check-only-replies-label = rien que des réponses
check-only-replies-help = écris plus de coups, ou une autre `side`
check-empty-line = il n’y a pas de coup dans cette suite
check-never-played-label = jamais jouée
check-line-in-line = de deux suites, l’une est le début de l’autre
check-line-in-line-help = enlève la plus courte
check-other-reply = cette suite diffère d’abord par une réponse, et les réponses viennent de la suite au-dessus
check-other-reply-help = écris avant elle un autre coup de l’enfant
check-game-over = la partie est finie ici : { $ending }
check-game-over-label = finie
check-game-over-help = joue moins de coups, ou demande avec une étape `claim`
check-no-claim-after-end = la partie est finie ici, donc personne ne réclame rien : { $ending }
check-no-claim-after-end-help = joue moins de coups
check-two-claims = on peut réclamer deux nulles ici, et l’enfant ne peut en choisir qu’une
check-two-claims-label = deux bonnes réponses
check-two-claims-help = joue d’autres coups
check-standing = d’après les règles, ceci est `{ $text }`
check-offer-label = ce n’est pas parmi les réponses
check-offer-help = ajoute `"{ $text }"` à la liste
check-offer-one-help = nomme une deuxième réponse, ou enlève la ligne : alors toutes sont proposées
check-collect-without-stars = une étape `collect` a besoin de `stars` ou de `take`
check-collect-without-stars-label = rien à attraper
check-collect-without-stars-help = écris `stars = ["d7"]` ou `take = "all"`
check-star-on-start = la pièce part de { $square }, donc aucune étoile ne peut y être
check-star-on-piece = il y a une pièce en { $square }, donc aucune étoile ne peut y être
check-star-on-piece-label = pas vide
check-no-star = il n’y a pas d’étoile à attraper
check-no-star-label = pas d’étoile
check-star-flies-nowhere = une étoile qui vole a besoin d’au moins deux cases
check-star-flies-nowhere-label = nulle part où aller
check-star-flies-nowhere-help = écris ses cases dans `stars`, dans l’ordre où elle vole, ou enlève cette ligne
check-too-many-stars = { $n } étoiles, c’est trop : il y a place pour { $limit }
check-nobody-collects = { $side } n’ont aucune pièce qui puisse bouger
check-nobody-collects-label = personne ne bouge
check-nobody-collects-help = mets une pièce sur l’échiquier, ou fais jouer l’autre camp
check-nothing-to-take = il n’y a rien à prendre : les rois ne comptent pas
check-nothing-to-take-label = rien à prendre
check-too-hard = c’est trop difficile à prouver
check-too-hard-label = trop de chemins
check-too-hard-help = mets moins d’étoiles ou moins de pièces
check-file-too-hard = prouver cette leçon demande trop de travail : rien n’a été prouvé à partir de cette étape
check-file-too-hard-label = le travail s’arrête ici
check-file-too-hard-help = rends les étapes d’avant plus faciles, avec moins d’étoiles ou de pièces, ou coupe la leçon en deux
check-the-piece-on = la pièce en { $square }
check-star-out-of-reach = hors d’atteinte pour { $who } : { $square }
check-star-out-of-reach-label = hors d’atteinte
check-star-not-safe = { $square } peut être atteinte par { $who }, mais jamais sans danger
check-star-not-safe-label = surveillée
check-star-not-safe-help = enlève de l’échiquier une pièce qui surveille, ou laisse `safe` de côté
check-stays-dark = un fou sur une case foncée reste sur les cases foncées
check-stays-light = un fou sur une case claire reste sur les cases claires
check-cannot-take-all = impossible pour { $who } de tout prendre
check-cannot-take-all-label = pas tout
check-cannot-collect-all = impossible pour { $who } d’attraper toutes ces étoiles : { $list }
check-cannot-collect-all-label = pas toutes
check-move-has-sentence = ce coup a déjà une phrase
check-reason-has-sentence = `{ $reason }` a déjà une phrase
check-lone-sentence = cette phrase n’est pas dans une paire
check-lone-sentence-label = toute seule
check-lone-sentence-help = mets chaque paire entre ses propres crochets : `[["f1-g1", "phrase"]]`
check-forbidden-help = pour un coup interdit, écris `because_say = [["{ $reason }", "..."]]`
check-is-right = `{ $text }` est un bon coup
check-is-right-label = un bon coup
check-is-right-help = ce que le coach dit d’une bonne réponse va dans `yes`
check-never-a-mistake-label = jamais une faute
check-nobody-goes = aucune pièce qui attrape ne va de { $from } à { $to }
check-nobody-goes-help = regarde les cases
check-no-mistake = `{ $text }` n’est pas une faute ici
check-only-attacked = seuls les coups vers des cases attaquées sont des fautes
check-only-hanging = seuls sont des fautes les coups après lesquels une pièce peut être prise sans reprise possible
check-write-safe = écris `safe = true` pour que les cases attaquées soient des fautes
check-reason-never = `{ $reason }` ne peut pas arriver sur cet échiquier
check-reason-never-label = jamais entendu
check-never-legal = `{ $text }` n’est un coup légal à aucun tour de l’enfant

## Fichiers de mots

check-not-understood = pas compris
check-ftl-deep = le fichier imbrique trop d’accolades
check-ftl-twice = `{ $name }` est là deux fois, et c’est le premier qu’on dit
check-ftl-no-file = l’anglais n’a pas de fichier de ce nom, donc personne ne dit ces mots
check-ftl-unknown = l’anglais n’a pas de `{ $name }`, donc personne ne le dit
check-ftl-not-in-lesson = la leçon n’a pas de `{ $name }`, donc personne ne le dit
check-ftl-renamed = enlève-le, ou appelle-le `{ $near }` si c’est son nom maintenant
check-ftl-take-away = enlève-le
check-ftl-missing-beside = `{ $name }` manque, donc on dit les mots de la leçon elle-même
check-ftl-missing-source = `{ $name }` manque, et personne n’a de mots pour lui
check-watching = `{ $folder }` est surveillé ; Ctrl-C arrête
check-holds = { $name } est en ordre
check-gone = { $name } a disparu
check-file-language = `{ $text }` dans le nom du fichier n’est pas un code de langue
check-stale = la source de `{ $name }` a changé depuis
check-stale-label = peut-être plus pareil
check-stale-help = compare avec la source, puis laisse `squarewise extract --update` dire que cela convient
check-untranslated = { $n } textes sur { $all } sont encore les mots qui étaient à traduire
check-untranslated-label = pas encore traduit
check-untranslated-help = traduis ce qui suit chaque `=`
check-ftl-variable = `{ $name }` ne reçoit pas `${ $variable }`
check-ftl-missing = `{ $name }` manque, donc on parle anglais
check-ftl-name = personne ne remplit `{ "{" }{ $name }{ "}" }`
check-ftl-names-help = écris `{ "{" } $player { "}" }` pour le nom de l’enfant, `{ "{" } PIECE("rook") { "}" }` pour une pièce
check-ftl-function = il n’y a pas de fonction `{ $name }`
check-ftl-piece = il n’y a pas de pièce `{ $name }`
check-ftl-term = il n’y a pas de terme `-{ $name }`

check-two-ideas = cette étape apporte { $n } raisons nouvelles d’un coup : { $list }
check-two-ideas-label = deux idées dans une étape
check-two-ideas-help = donne à chaque raison sa propre étape, ou fais venir la leçon `after` une qui l’a montrée
check-unspoken = l’étape `{ $step }` n’a pas de mots, ni dans ce fichier ni à côté
check-unspoken-help = écris `text = "..."` et la `language` de la leçon, ou mets les mots dans un fichier à côté de la leçon

## Images à côté d’une leçon

check-picture-this = cette image
check-picture-missing = il n’y a pas d’image `{ $name }` à côté de la leçon
check-picture-no-file = `{ $name }` n’est pas un vrai fichier : les liens ne sont pas suivis
check-picture-too-large = `{ $name }` dépasse { $mib } Mio
check-picture-format = à l’intérieur, `{ $name }` n’est ni du PNG ni du JPEG
check-picture-too-wide = `{ $name }` a { $width } x { $height } pixels, et on peut en montrer au plus { $limit } dans chaque sens
check-picture-broken = `{ $name }` est abîmé et ne peut pas être montré
check-picture-finer = `{ $name }` est un JPEG d’une sorte rare qui ne peut pas être montré : enregistre-le de nouveau en PNG
check-too-many-pictures = les leçons de ce dossier montrent trop d’images : on en lit { $limit } au plus, { $mib } Mio en tout
## Règles maison

check-rules-extends = `extends` est le nom d’autres règles maison
check-rules-extends-label = pas un nom
check-rule-conflict = `{ $name }` ne peut être `{ $value }` que là où `{ $other }` est `{ $wanted }`
check-no-rules = il n’y a pas de règles maison `{ $text }`
check-no-rule = il n’y a pas de règle maison `{ $name }`
check-no-rule-help = `squarewise help-step options` les donne toutes, avec leurs valeurs
check-unknown-label = inconnu
check-rule-never = `{ $name }` n’est jamais `{ $text }`
check-rule-type = `{ $name }` a une valeur d’une autre sorte
check-rule-type-label = une autre sorte
check-write-one = écris { $list }
check-there-is = il y a { $list }
check-or = { $head } ou { $last }

## Le chemin à travers une leçon

check-no-such-step = il n’y a pas d’étape appelée `{ $id }`
check-no-such-step-label = cette étape manque
check-no-such-step-help = écris un de ces noms : { $list }, ou enlève la ligne pour passer à l’étape suivante
check-never-seen = aucun chemin ne mène à l’étape `{ $id }`
check-never-seen-label = jamais vue
check-never-seen-help = regarde chaque `go` au-dessus d’elle
check-no-way-out = aucun chemin ne mène de l’étape `{ $id }` à la fin de la leçon
check-no-way-out-help = fais sortir un `go` du cercle, ou enlève-le

## Images

check-picture-elsewhere = `{ $text }` mène hors du dossier de la leçon
check-picture-name = `{ $text }` ne peut pas être le nom d’une image
check-no-picture = `{ $text }` n’est pas une image
check-picture-label = pas d’image à côté de la leçon
check-picture-help = mets un fichier .png ou .jpg à côté de la leçon, et n’écris que son nom

## Échiquiers

check-white = les Blancs
check-black = les Noirs
check-west = ceux de l’Ouest
check-east = ceux de l’Est
check-south = ceux du Sud
check-north = ceux du Nord
check-no-board = `{ $text }` n’est pas un échiquier
check-no-board-label = pas un échiquier
check-no-board-help = écris `start`, `empty`, `family-start`, `family-empty`, une FEN, une FFC, ou dessine huit ou douze lignes
check-castling-rights = les droits au roque sont des lettres prises dans `KQkq`
check-castling-rights-label = pas des droits au roque
check-castling-rights-help = écris `KQkq`, ou enlève cette ligne
check-board-lines = { $n ->
    [one] cet échiquier a { $n } ligne au lieu de 8
   *[other] cet échiquier a { $n } lignes au lieu de 8
 }
check-board-begins-here = l’échiquier commence ici
check-board-rank = { $squares ->
    [one] la rangée { $rank } de cet échiquier a { $squares } case au lieu de 8
   *[other] la rangée { $rank } de cet échiquier a { $squares } cases au lieu de 8
 }
check-n-squares = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
check-n-ranks = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
 }
check-fen-empty = cette position est vide
check-fen-ranks = { $n ->
    [one] cette position a { $n } rangée au lieu de 8
   *[other] cette position a { $n } rangées au lieu de 8
 }
check-fen-rank = { $squares ->
    [one] la rangée { $rank } de cette position a { $squares } case au lieu de 8
   *[other] la rangée { $rank } de cette position a { $squares } cases au lieu de 8
 }
check-fen-turn = le camp qui joue est `w` ou `b`
check-fen-castling = les droits au roque sont `-` ou des lettres prises dans `KQkq`
check-fen-en-passant = la case de prise en passant est `-` ou une case comme `e3`
check-fen-clock = ce compteur n’est pas un nombre de 0 à 65535
check-fen-parts = une position a au plus six parties
check-not-this = pas ceci
check-two-boards = cette leçon a un échiquier de 8x8 cases et une croix
check-two-boards-label = un autre échiquier
check-two-boards-help = tous les échiquiers d’une leçon sont du même genre : fais-en deux leçons
check-two-boards-first = le premier échiquier de la leçon
check-cross-only = `{ $name }` ne va qu’avec l’échiquier du jeu en famille
check-cross-lines = { $n ->
    [one] cette croix a { $n } ligne au lieu de 12
   *[other] cette croix a { $n } lignes au lieu de 12
 }
check-cross-hole = il n’y a pas de case ici : les coins de la croix sont découpés
check-cross-hole-label = pas de case
check-cross-sign = `{ $text }` n’est pas une case de la croix
check-cross-sign-label = pas une case
check-cross-sign-help = écris `.` pour une case vide, `x` s’il n’y en a pas, et une pièce avec son camp, comme `sP` ou `nK`
check-ffc-parts = un échiquier du jeu en famille a six parties, pas { $n }
check-ffc-turn = le camp qui joue est `S`, `W`, `N` ou `E`, avec un joueur
check-ffc-status = qui joue s’écrit en quatre signes : `a` (à la table), `z` (absent), `x` (éliminé), `-` (personne), et `s`, `w`, `n` ou `e` (éliminé, et le joueur de ce camp commande l’armée)
check-ffc-castling = les droits au roque sont `-` ou des camps comme `SkqNk`
check-ffc-passed = un double pas, c’est son camp, la case franchie et l’arrivée : `N:e10>e9`
check-ffc-calls = un échec annoncé, c’est qui est en échec et qui l’a dit : `N<S`
check-ffc-rows = { $n ->
    [one] cette position a { $n } rangée au lieu de 12
   *[other] cette position a { $n } rangées au lieu de 12
 }
check-ffc-row = { $squares ->
    [one] la rangée { $rank } de cette position a { $squares } case au lieu de 12
   *[other] la rangée { $rank } de cette position a { $squares } cases au lieu de 12
 }
check-ffc-square = ce n’est ni une pièce, ni un nombre, ni un trou de l’échiquier
check-no-option = `{ $text }` n’est pas une règle maison avec sa valeur
check-no-option-help = écris la règle et sa valeur, comme `rule3=off`
check-no-allies = les alliés sont deux camps différents, deux lettres de `S W N E`
check-no-allies-help = écris `allies = ["SW"]`
check-other-players = sur cet échiquier, on joue à { $seats }, pas à { $n }
check-other-players-label = un autre nombre
check-no-such-letter = aucune pièce n’a la lettre `{ $letter }`
check-no-such-letter-label = pas une pièce
check-letter = la lettre { PIECE($piece, form: "du") } est `{ $letter }`
check-letter-black = la lettre { PIECE($piece, form: "du") } est `{ $letter }` chez les Noirs, et la majuscule chez les Blancs
check-letter-in-move = la lettre { PIECE($piece, form: "du") } est `{ $letter }` : écris `{ $text }`
check-two-kings = { $side } ont plus d’un roi
check-two-kings-label = un de plus
check-two-kings-first = le premier
check-no-king = { $side } n’ont pas de roi, et sans rois on ne peut rien dire ici
check-no-king-label = pas de roi
check-pawn-misplaced = aucun pion ne peut être en { $square }
check-pawn-misplaced-label = un pion
check-wrong-check = ce sont { $turn } qui jouent, mais { $other } ont leur roi en échec
check-wrong-check-label = en échec
check-wrong-check-help = fais jouer { $other }, ou déplace une pièce
check-no-short-castling = `{ $rights }` : { $side } ne peuvent pas faire le petit roque, roi et tour ne sont pas à leur place
check-no-long-castling = `{ $rights }` : { $side } ne peuvent pas faire le grand roque, roi et tour ne sont pas à leur place
check-no-castlings = `{ $rights }` : pour aucun de ces roques, roi et tour ne sont à leur place
check-no-castling-label = pas droit à ceci
check-board-labels = les chiffres et les lettres autour d’un échiquier ne se dessinent pas
check-board-labels-label = pas une case
check-board-labels-help = laisse les chiffres et les lettres de côté
check-no-empty = une case vide se dessine `.`, pas `{ $sign }`
check-no-empty-label = une case vide ?
check-nothing-passed = aucun pion n’a pu passer par { $square } au dernier coup
check-nothing-passed-label = cet échiquier
check-turn-waits = c’est à { $turn } de jouer, mais personne n’est là pour bouger cette armée
check-turn-waits-label = personne ne joue maintenant
check-turn-waits-help = fais jouer un joueur marqué `a`, ou mets `a` pour { $turn }
check-drawn-board-only = `{ $name }` va avec un échiquier dessiné, et celui-ci le dit lui-même

## Cases et coups

check-no-square = `{ $text }` n’est pas une case
check-no-square-label = pas une case
check-no-square-help = une case, c’est une lettre de a à h et un chiffre de 1 à 8, comme `e4`
check-no-square-of-cross-help = une case, c’est une lettre de a à l et un nombre de 1 à 12, comme `e4` ; les quatre coins de 2x2 cases manquent
check-square-listed-twice = { $square } est deux fois dans la liste
check-no-move = `{ $text }` n’est pas un coup
check-no-move-label = pas un coup
check-no-move-help = écris des cases comme dans `g1-f3`, ou des lettres anglaises comme dans `Nf3` ou `O-O`
check-no-move-of-cross-help = écris deux cases, comme dans `e2-e4` ou `e11-e12=Q`
check-write-squares = écris des cases, comme dans `f1-g1`
check-illegal-move = `{ $text }` n’est pas un coup légal ici : { $reason }
check-promote-to = dis ce que devient le pion, comme dans `{ $text }`
check-whose-turn = ce sont { $turn } qui jouent
check-piece-on = { PIECE($piece, form: "le") } en { $square }
check-cannot-move = { $piece } n’a aucun coup légal
check-can-play = { $piece } peut jouer { $list }
check-no-piece-for-move = { $side } n’ont pas de { PIECE($piece) } qui puisse jouer `{ $text }`
check-no-piece-for-move-label = pas de { PIECE($piece) }
check-captures-nothing = `{ $text }` ne prend rien : { $square } est vide
check-captures-nothing-label = rien ici
check-move-refused = `{ $text }` est refusé : { $reason }
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` n’est pas un coup légal ici : pour { $side }, aucune { PIECE($piece) } ne peut aller en { $square }
   *[masculine] `{ $text }` n’est pas un coup légal ici : pour { $side }, aucun { PIECE($piece) } ne peut aller en { $square }
 }
check-not-legal = pas légal
check-ambiguous = `{ $text }` pourrait être la pièce en { $list }
check-ambiguous-label = laquelle ?
check-write-the-squares = écris les cases, comme dans `{ $text }`

## Chaque code, expliqué : dans la liste, la première phrase est seule

explain-too-big =
    Le fichier de la leçon dépasse 256 Kio. C’est plus qu’il n’en faut pour cent étapes bien remplies ;
    sans doute autre chose y est entré, comme une image collée en texte. Coupe une très longue leçon en
    deux ; la seconde peut venir `after` la première.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

explain-syntax =
    Le texte n’est pas du TOML, la forme dans laquelle les leçons sont écrites. Chaque ligne est une
    note qui commence par `#`, le titre d’une étape entre doubles crochets, ou un réglage : un nom, `=`
    et une valeur. Dans un fichier de mots, le texte n’est pas du Fluent : cherche une accolade jamais
    fermée, ou une ligne qui commence par `*`, `[` ou `.`.
    .wrong = title La tour
    .right = title = "La tour"

explain-no-quotes =
    Un texte est écrit sans guillemets. En TOML, tout texte est entre guillemets droits ; seuls les
    nombres et les mots `true` et `false` s’en passent. Les cases, les coups et les échiquiers sont
    aussi du texte.
    .wrong = title = La tour
    .right = title = "La tour"

explain-inner-quote =
    Un guillemet à l’intérieur d’un texte le termine, et la suite n’appartient plus à rien. Mets tout le
    texte entre guillemets de l’autre sorte, ou entre trois guillemets. Pour mettre un mot en
    valeur, écris `_mot_`.
    .wrong = text = "Essaie de "sauter" en d6."
    .right = text = 'Essaie de "sauter" en d6.'

explain-curly-quotes =
    Un texte est entre guillemets d’imprimerie. Les traitements de texte transforment tout seuls les
    guillemets droits. Écris les leçons dans un simple éditeur de texte, et mets les textes entre
    guillemets droits. À l’intérieur d’un texte, les guillemets d’imprimerie conviennent très bien.
    .wrong = title = « La tour »
    .right = title = "La tour"

explain-colon =
    Un deux-points se trouve là où il faut `=`. En TOML, un réglage est un nom, `=` et une valeur.
    .wrong = title: "La tour"
    .right = title = "La tour"

explain-key-letter =
    Le nom d’un réglage a une lettre qui n’est pas entre a et z. Les noms des réglages sont des mots
    anglais, les mêmes dans toutes les langues ; seuls les textes sont à toi.
    .wrong = durée = 3
    .right = minutes = 3

explain-backslash =
    Entre guillemets doubles, une barre oblique inverse commence un signe spécial, comme `\n` pour une
    nouvelle ligne ; ce qui suit ici n’en est pas un. Mets le texte entre guillemets simples, où cette
    barre n’est qu’une barre, ou écris-en deux.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

explain-unclosed =
    Une liste ou un texte est ouvert et jamais fermé. Une liste finit par `]`, un texte par le guillemet
    du début, et un texte de plusieurs lignes par les trois mêmes guillemets. Les lignes qui suivent sont
    sautées ; il y aura donc peut-être d’autres messages une fois ceci réparé.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

explain-new-toml =
    Le fichier utilise TOML 1.1, que d’autres programmes ne lisent pas encore. Ta leçon marcherait ici,
    mais pas dans un éditeur ou un script. Écris-la en TOML 1.0 : les accolades sur une ligne, pas de
    virgule avant la dernière accolade, et seulement les anciens codes à barre oblique inverse.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

explain-unknown =
    Il n’y a pas de réglage, de type, de choix ou de raison de ce nom. Le plus souvent, c’est une faute de
    frappe, et l’aide donne un nom proche. `squarewise help-step TYPE` dit ce qu’une étape peut contenir.
    Dans un fichier de mots, c’est un message que l’anglais n’a pas : personne ne le dirait jamais.
    .wrong = titre = "La tour"
    .right = title = "La tour"

explain-misplaced =
    Ce réglage existe, mais pas ici. Il appartient à la leçon, à une étape, ou à un autre type d’étape.
    Ce qui est sous un `[[step]]` appartient à cette étape, jusqu’au titre suivant, quel que soit le
    retrait des lignes.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

explain-missing =
    Quelque chose de nécessaire n’est pas là. Chaque leçon a `format`, `id` et une étape ; chaque étape a
    `id` et `kind` ; et chaque type a ses propres réglages. Une leçon qui nomme sa langue a un titre, et
    des mots pour chaque étape. Dans un fichier de mots, il manque une phrase : alors on parle anglais.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

explain-type =
    La valeur n’est pas de la sorte que le réglage attend : du texte au lieu d’un nombre, un seul texte
    au lieu d’une liste. Un texte est entre guillemets, un nombre non, et une liste est entre crochets
    avec des virgules.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

explain-duplicate =
    Le même nom ou la même valeur est là deux fois. Deux étapes de même nom partageraient leurs mots et
    leurs étoiles, et deux réglages de même nom se disputeraient. Un fichier enregistré comme copie garde
    son ancien `id` : donne-lui-en un nouveau.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


explain-format =
    Le fichier dit qu’il est écrit dans un autre format. Ce programme lit le format 1. Une leçon d’un
    format plus récent a besoin d’un programme plus récent, car ses réglages veulent peut-être dire autre
    chose.
    .wrong = format = 2
    .right = format = 1

explain-too-many =
    Il y a plus d’étapes, d’indices, d’étoiles, de lettres ou de leçons qu’il n’y a de place. Une leçon a
    au plus 100 étapes, une étape au plus 5 indices et 8 étoiles, un texte au plus 1000 lettres, un
    dossier au plus 500 leçons. Un enfant se fatigue bien avant.
    .wrong = hints = 9
    .right = hints = 3

explain-bad-id =
    Un nom est fait de minuscules a à z, de chiffres et de `-` isolés, au plus 60 en tout. Les noms
    servent aux fichiers, aux traductions et aux progrès des enfants ; ils doivent marcher partout et ne
    jamais changer. Le titre, lui, peut être aussi beau que tu veux.
    .wrong = id = "La Tour !"
    .right = id = "la-tour"

explain-file-name =
    Le fichier n’a pas le même nom que la leçon. Le fichier de la leçon `rook` est `rook.toml`, pour que
    chacun la trouve sans l’ouvrir. Change celui des deux noms qui n’est pas voulu.
    .wrong = id = "rooks"          # dans rook.toml
    .right = id = "rook"           # dans rook.toml

explain-language =
    La langue n’est pas écrite comme un code de langue. Un code a deux ou trois lettres, puis, après un
    `-`, une région ou une écriture si c’est important : `fr`, `en`, `pt-BR`, `sr-Latn`. Une langue dans
    laquelle le programme n’a pas de mots ne donne qu’un avertissement : boutons, raisons et pièces y sont
    nommés dans une autre.
    .wrong = language = "Français"
    .right = language = "fr"

explain-fen =
    Une FEN n’est pas bien formée. Une FEN est une position sur une ligne : huit rangées, de 8 à 1,
    séparées par `/`, chacune de huit cases. Les lettres sont des pièces, les majuscules celles des
    Blancs ; un chiffre compte les cases vides. Puis viennent le camp qui joue, les droits au roque et la
    case de prise en passant. Le signe est sous la partie qui ne va pas. Tu peux aussi dessiner
    l’échiquier en huit lignes.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

explain-board =
    L’échiquier ne peut pas être lu. Écris `start`, `empty`, une FEN, ou dessine huit lignes de huit cases
    entre trois guillemets : `.` est une case vide, K Q R B N P sont les pièces des Blancs, les minuscules
    celles des Noirs. Les lettres sont anglaises dans toutes les langues (R est la tour, N le cavalier) ;
    les figurines marchent aussi.
    .wrong = board = "begin"
    .right = board = "start"

explain-position =
    L’échiquier est bien formé, mais ce n’est pas une position d’échecs. Un camp a au plus un roi, aucun
    pion n’est sur la rangée 1 ou 8, le camp qui ne joue pas n’est pas en échec, et les droits au roque
    demandent roi et tour à leur place. Dans une leçon, un échiquier sans rois est permis.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

explain-square =
    Ceci n’est pas une case. Une case, c’est une lettre de a à h pour la colonne et un chiffre de 1 à 8
    pour la rangée.
    .wrong = piece = "i9"
    .right = piece = "h8"

explain-draw =
    Une phrase de `draw` ne peut pas être lue. C’est une forme et sa case, avec une couleur devant si tu
    veux : `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Ces mots sont anglais dans
    toutes les langues.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

explain-move =
    Un coup ne peut pas être lu. Écris-le avec des cases, comme `g1-f3` et `e7-e8q`, ou avec des lettres
    anglaises, comme `Nf3`, `exd5` et `O-O` (N est le cavalier). Les cases sont les mêmes dans toutes les
    langues, et ne désignent jamais deux coups à la fois.
    .wrong = answer = ["Cf3"]
    .right = answer = ["g1-f3"]

explain-illegal-move =
    Un coup qui doit être légal est refusé par les règles. Les coups de `played`, `answer` et `wrong` sont
    joués sur cet échiquier même. Le message donne la raison et l’article des Règles ; l’aide dit ce que
    la pièce peut jouer. Souvent, il manque un coup dans `played`, ou c’est à l’autre camp de jouer.
    .wrong =
        board = "start"
        played = "e4 e4"
    .right =
        board = "start"
        played = "e4 e5"

explain-legal-move =
    Un coup qui doit être interdit est permis par les règles. Dans une étape `illegal`, l’enfant essaie un
    coup interdit et entend pourquoi ; ici, il serait simplement joué. Change l’échiquier ou le coup. Pour
    demander si un coup légal est légal, prends une étape `judge`.
    .wrong =
        kind = "illegal"
        board = "start"
        move = "e2-e4"
    .right =
        kind = "illegal"
        board = "start"
        move = "e2-e5"

explain-answer =
    Ce que dit la leçon n’est pas ce que disent les règles. Le programme trouve lui-même chaque réponse.
    Tu n’as pas besoin d’en écrire ; si tu le fais, elle est comparée, pour que rien de faux ne soit
    jamais enseigné. Regarde d’abord l’échiquier : une pièce est peut-être ailleurs que tu ne le crois.
    .wrong =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "not legal"
    .right =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "legal"

explain-piece =
    La pièce nommée n’est pas là, ou ce n’est pas à elle de jouer. La case de `piece` doit avoir une
    pièce, et une pièce dont on demande les coups doit être du camp qui joue. `turn = "black"` fait jouer
    les Noirs sur un échiquier dessiné.
    .wrong =
        board = "start"
        ask = "moves"
        piece = "e4"
    .right =
        board = "start"
        ask = "moves"
        piece = "g1"

explain-goal =
    Le but de l’étape ne peut pas être atteint, ou il l’est déjà. Aucun coup légal sur cet échiquier ne
    fait ce que `goal` demande, donc l’enfant ne pourrait jamais réussir.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

explain-star =
    Une étoile ne peut pas être là, ou il n’y en a pas. Une étoile est sur une case vide, ailleurs que là
    où la pièce commence.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

explain-unsolvable =
    On ne peut pas attraper les étoiles, ou c’est trop difficile à prouver. Les pièces du même camp sont
    des murs ; avec `safe = true`, la pièce ne peut jamais s’arrêter là où elle peut être prise, et avec
    `safe = "all"`, aucune pièce du camp ne peut être perdue ; un fou
    ne quitte jamais sa couleur. Le programme cherche lui-même le plus court chemin et n’en a pas trouvé.
    .wrong =
        piece = "c1"               # un fou sur une case foncée
        stars = ["h1"]            # une case claire
    .right =
        piece = "c1"               # un fou sur une case foncée
        stars = ["h6"]            # foncée aussi

explain-never-heard =
    Une phrase est écrite pour une faute que personne ne peut faire. Un coup de `wrong` qui est bon, une
    raison qui ne peut pas arriver sur cet échiquier, des indices dans une étape sans exercice : l’enfant
    ne les entendrait jamais. Souvent, c’est une faute de frappe dans une case.
    .wrong =
        answer = ["e2-e4"]
        wrong = [["e2-e4", "Regarde encore."]]
    .right =
        answer = ["e2-e4"]
        wrong = [["e2-e3", "Regarde encore."]]

explain-name =
    Les mots utilisent un nom entre accolades que rien ne remplit ici. Le nom de l’enfant est partout
    `{ "{" }player{ "}" }` ; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` et `{ "{" }left{ "}" }` sont des
    nombres dans les exercices qui comptent ; `{ "{" }rook{ "}" }` et les autres donnent le nom des pièces.
    Pour une accolade elle-même, écris-en deux.
    .wrong = yes = "Bravo, { "{" }plyer{ "}" } !"
    .right = yes = "Bravo, { "{" }player{ "}" } !"

explain-marks =
    Les mots contiennent des marques d’un autre format, qui seraient montrées telles quelles. `_mot_`
    met un mot en valeur ; il ne faut rien d’autre. Des marques comme `<b>`, des liens, du code ou des titres ne donnent
    qu’un avertissement.
    .wrong = text = "La **tour** va tout droit."
    .right = text = "La _tour_ va tout droit."

explain-long =
    Un texte est plus long que ce qu’un enfant lit. À six ans, on lit environ 200 lettres à la fois, puis
    on veut faire quelque chose. Dis-le en moins de mots, coupe-le par une ligne vide, ou fais-en deux
    étapes. La leçon marche quand même.
    .wrong = text = "La tour, dont le nom vient des tours des châteaux forts, est une pièce qui ..."
    .right = text = "La _tour_ va tout droit."

explain-after =
    Une leçon vient après une autre qui n’existe pas, ou après elle-même. `after` donne les leçons qu’un
    enfant devrait avoir vues avant ; chacune doit être là, et en les suivant on ne doit jamais tourner
    en rond.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

explain-two-ideas =
    Une étape donne plusieurs raisons que ni une étape plus haut ni une leçon d’avant n’a montrées. Un
    enfant retient une idée nouvelle à la fois, alors donne à chacune son étape. Ce n’est qu’un
    avertissement.
    .wrong =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"
        because_say = ["castle-king-moved", "castle-pieces-between"]
    .right =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"

explain-go =
    Un `go` nomme une étape qui n’existe pas, ou les chemins de la leçon ne conviennent pas. Personne ne voit une
    étape où aucun chemin ne mène, et d’un cercle d’étapes personne n’arrive à la fin. Sans `go`, c’est
    l’étape du dessous qui vient ensuite.
    .wrong = go = "etpae-deux"
    .right = go = "etape-deux"

explain-picture =
    Une image est un fichier posé à côté de la leçon, et `picture` est son nom tout seul, sans chemin de
    dossiers. Le nom finit par `.png`, `.jpg` ou `.jpeg`.
    .wrong = picture = "../images/tour.bmp"
    .right = picture = "tour.png"

explain-plan =
    Une séance ne va pas. Ses phases ne font pas la bonne durée, une leçon du cours n’est dans aucune séance,
    les leçons ne sont pas dans l’ordre du chemin, ou l’étape pour jouer à deux ou pour la sortie ne convient
    pas. La phrase dit laquelle.
    .wrong = screens = 5
    .right = screens = 12


explain-color-alone =
    Les mots ne nomment quelque chose que par sa couleur, comme une case rouge. Tous les enfants ne
    distinguent pas les couleurs, alors nomme aussi la case ou la forme. Ce n’est qu’un avertissement.
    .wrong = text = "Va sur la case verte."
    .right = text = "Va sur la case avec le cercle, e4."

explain-long-sentence =
    Une phrase a plus de 20 mots, et un enfant qui apprend tout juste à lire en oublie le début avant la
    fin. Fais-en deux phrases. Ce n’est qu’un avertissement.
    .wrong = text = "La tour va le long de sa rangée ou de sa colonne aussi loin que tu veux, mais quand une de tes pièces est sur son chemin, elle doit s'arrêter avant."
    .right = text = "La tour suit sa rangée ou sa colonne. Tes propres pièces l'arrêtent."

explain-long-words =
    Beaucoup de mots de ce texte sont longs, et les mots longs sont difficiles à lire. Dis-le avec des
    mots courts, ou enlèves-en quelques-uns. Ce n’est qu’un avertissement ; chaque langue a sa mesure.
    .wrong = text = "Attaquer simultanément plusieurs adversaires constitue une fourchette."
    .right = text = "Une pièce en attaque deux à la fois, c'est une fourchette."

explain-not-utf8 =
    Le fichier est enregistré dans un autre encodage que l’UTF-8, donc ses lettres ne peuvent pas être
    lues. Dans ton éditeur, choisis « Enregistrer sous » et l’encodage UTF-8. Ce que le Bloc-notes
    appelle « Unicode » est de l’UTF-16 et ne marche pas.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

explain-unreadable =
    Le fichier ou le dossier ne peut pas être lu. Il a peut-être été déplacé, il appartient à quelqu’un
    d’autre, ou il est sur un disque qui n’est plus là. Les mots après le deux-points sont ceux du
    système.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

explain-too-large =
    Le fichier dépasse 256 Kio et n’a pas été lu du tout. Aucune leçon n’a besoin d’autant. Regarde si
    c’est bien une leçon, ou coupe-la en deux.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

explain-overlooked =
    Le fichier ressemble à une leçon ou à ses mots, mais il n’est pas lu. Souvent, un éditeur a ajouté
    `.txt` au nom, là où personne ne le voit ; ou le fichier n’est qu’un lien ; ou il manque, à côté
    des mots, la leçon à laquelle ils appartiennent.
    .wrong = rook.toml.txt
    .right = rook.toml

explain-variable =
    Un message utilise une variable qu’il ne reçoit pas. Une traduction peut utiliser ce que le message
    anglais utilise, dans n’importe quel ordre et aussi souvent qu’elle veut, et rien d’autre. Le plus
    souvent, c’est une faute de frappe dans le nom.
    .wrong = home-hello = Bonjour, { "{" } $lerner { "}" } !
    .right = home-hello = Bonjour, { "{" } $learner { "}" } !

explain-stale =
    Le texte source a changé après la traduction de ce message. La marque au-dessus du message, comme
    { "#" } source 1a2b3c4d, appartient à l’ancien texte. Relis la source, corrige la traduction, et laisse
    squarewise extract --update écrire la nouvelle marque.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

explain-untranslated =
    La feuille contient encore des mots de la langue à traduire. Ils ne comptent pas comme traduits, et
    un enfant les lirait dans la mauvaise langue. Traduis les phrases derrière chaque `=` ; les noms
    qui sont devant, et ce qui est entre accolades, restent tels quels.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Attrape les deux étoiles.
