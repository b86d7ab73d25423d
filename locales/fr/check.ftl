### Ce que `squarewise check` dit à ceux qui écrivent des leçons et des fichiers de mots.
###
### Pour les adultes : en minuscules, sans point final, les noms entre accents graves. Dis ce qui a été
### trouvé et ce qui était attendu ; un conseil dit quoi taper. Le code entre crochets ne se traduit jamais.

## Comment les erreurs sont montrées

# source 8555ff39
check-error = erreur
# source a713e585
check-warning = avertissement
# source 585dfd01
check-help = aide
# source d674f000
check-errors = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
 }
# source 81bc6d3a
check-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
 }
# source 0974ef46
check-both = { $errors }, { $warnings }
# source 8af7cb70
check-cut = { $count } (voici les { $shown } premiers messages)
# source cbe93626
check-no-lessons = il n’y a pas de leçon à vérifier
# source 7cbf46e4
check-all-hold = { $n ->
    [one] { $n } leçon est en ordre
   *[other] { $n } leçons sont en ordre
 }
# source 73260d6a
check-shipped-hold = { $n ->
    [one] { $n } leçon fournie est en ordre
   *[other] { $n } leçons fournies sont en ordre
 }
# source c6124361
check-and-words = { $sum } ; { $file } a { $errors }
# source f0ea18b8
check-books-hold = { $n ->
    [one] le livre des règles est en ordre
   *[other] { $n } livres des règles sont en ordre
 }
# source 29da55f5
check-no-book-holds = le livre des règles n’est pas en ordre : { $errors }
# source 8ae92bed
check-some-hold = leçons en ordre : { $holding } sur { $n } ; { $errors }
# source abc7d15a
check-did-you-mean = veux-tu dire `{ $near }` ?
# source 5dc5ad21
check-no-code = il n’y a pas de code `{ $code }`
# source 78714346
check-no-code-help = `squarewise explain` les donne tous
# source 1f116f47
check-example-wrong = Pas comme ceci :
# source 1df34c5b
check-example-right = Mais comme cela :

## Fichiers

# source dabccd1f
check-utf16 = ce fichier est enregistré en { $encoding }
# source 55693112
check-not-utf8 = ce fichier n’est pas enregistré en UTF-8
# source a377db52
check-first-bad-letter = la première lettre qu’on ne peut pas lire
# source 233449a0
check-utf8-help = enregistre-le de nouveau en choisissant l’encodage UTF-8
# source d5b659d7
check-folder-unreadable = ce dossier ne peut pas être lu : { $error }
# source 5165623f
check-file-unreadable = ce fichier ne peut pas être lu : { $error }
# source 5a2ef716
check-file-too-large = ce fichier dépasse { $kib } Kio
# source e21aa010
check-too-many-lessons = { $more ->
    [one] ce dossier a { $more } leçon de plus que { $limit }
   *[other] ce dossier a { $more } leçons de plus que { $limit }
 }
# source 115c9c4c
check-too-many-files = ce dossier a plus de { $limit } fichiers ; la suite n’a pas été regardée
# source 84d307d6
check-folder-too-hard = cette leçon n’a pas été prouvée : ensemble, les leçons de ce dossier demandent trop de travail
# source d85ad030
check-folder-too-hard-help = rends les leçons difficiles de ce dossier plus faciles, avec moins d’étoiles ou de pièces, ou mets-en dans un autre dossier
# source 2d761e7e
check-lesson-too-big = une leçon a au plus { $kib } Kio
# source 2d0fbbd7
check-lesson-too-big-label = ce fichier est plus gros
# source c3fabb93
check-file-name = la leçon s’appelle `{ $id }`, mais le fichier s’appelle `{ $file }`
# source b7ac7965
check-file-name-label = un autre nom
# source 1e5cb9f4
check-file-name-help = écris `{ $stem }`, ou appelle le fichier `{ $id }.toml`
# source fd99c5b4
check-call-file = appelle le fichier `{ $id }.toml`
# source e6d47c81
check-long-id-help = au plus { $limit } lettres
# source 734cc261
check-own-shelf = `{ $text }` n’est pas une étagère du programme : la leçon va sur une étagère à elle
# source 18e6e5ab
check-own-shelf-label = une étagère à elle
# source fb37c340
check-shelf-name = le nom d’une étagère a de 1 à { $limit } lettres sur une ligne
# source dfa99e85
check-no-article = il n’y a pas d’article { $text } : les Règles ont les articles 1 à { $last }
# source 622eb963
check-overlooked-txt = ce fichier est laissé de côté : son nom finit par `.txt`
# source 38570640
check-overlooked-txt-help = appelle-le `{ $name }` ; si tu ne vois pas la fin `.txt`, demande à ton ordinateur d’afficher les extensions de fichiers
# source 610d88f6
check-overlooked-link = c’est un lien, et les liens ne sont pas suivis
# source d35378f1
check-overlooked-link-help = mets une copie de la leçon dans ce dossier
# source 22b8c1c3
check-overlooked-words = personne ne dit ces mots : il n’y a pas de leçon `{ $file }` à côté
# source 5a895e16
check-overlooked-words-help = mets-les à côté de `{ $file }`, ou donne au fichier le nom de la leçon
# source f9484fad
check-overlooked-more = { $n ->
    [one] encore un fichier est laissé de côté ici pour les mêmes raisons
   *[other] encore { $n } fichiers sont laissés de côté ici pour les mêmes raisons
 }
# source 210984ad
check-other-games = ce sont des parties, pas une leçon
# source b642ee26
check-other-games-help = copie les coups d’une partie dans la `line` d’une étape `play` ; `squarewise new` commence une leçon pour toi
# source b6f3e34b
check-other-table = c’est un tableau, pas une leçon
# source 5207a72d
check-other-positions = ce sont des positions, pas une leçon
# source d34df716
check-other-board-help = copie chaque FEN dans le `board` d’une étape ; `squarewise new` commence une leçon pour toi
# source 7685f321
check-other-packed = c’est un dossier compressé, et son contenu n’est pas lu
# source 5c9c4c9b
check-other-packed-help = décompresse-le : les leçons qu’il contient se terminent par `.toml`
# source 74398e67
check-unused = `{ $file }` est vérifié, mais pas utilisé : le programme suit le sien
# source 0379357b
check-unused-help = tes propres leçons sont sur l’étagère de leur `group`, dans l’ordre de leurs `after`
# source 9df07d8f
check-rules-too-big = des règles maison ont au plus { $kib } Kio

## Fautes de frappe

# source f5cb17ec
check-list-open = cette liste n’est jamais fermée
# source 68084fbf
check-list-open-help = termine la liste par `]`
# source 45343a9e
check-text-open = ce texte n’est jamais fermé
# source 7bbeeab1
check-text-open-help = termine-le par le même guillemet sur la même ligne, ou prends trois guillemets pour plusieurs lignes
# source 038cf212
check-control-sign = il y a dans ce texte un signe que personne ne voit
# source f593ba2f
check-control-sign-label = ici
# source 5ab1f7fc
check-control-sign-help = enlève-le, ou tape les mots de nouveau
# source f3beda2d
check-long-text-open-help = termine le texte par les trois mêmes guillemets
# source a9051c56
check-opened-here = ouvert ici
# source 85efdf2d
check-one-bracket = une étape commence par deux crochets de chaque côté
# source 0a6ca8c0
check-one-bracket-label = cette étape est laissée de côté
# source 426994f5
check-one-bracket-help = écris `[[step]]`
# source e2144086
check-new-toml = TOML 1.1
# source f15a9611
check-new-braces = des accolades sur plusieurs lignes ne sont pas comprises partout
# source 56d038d5
check-new-braces-help = garde les accolades sur une seule ligne
# source ee47af1f
check-new-comma = une virgule avant `{ "}" }` n’est pas comprise partout
# source 1977ee0b
check-new-comma-help = enlève la dernière virgule
# source 113367a8
check-new-escape = ce code après la barre oblique inverse n’est pas compris partout
# source 25d30630
check-new-escape-help = écris `\\` pour une barre oblique inverse, ou mets le texte entre guillemets simples
# source 3bf4cd25
check-not-toml = ceci ne peut pas être lu comme du TOML
# source 4881b99f
check-not-toml-help = une ligne est `nom = valeur`, `[[step]]`, ou une note qui commence par `#`
# source b5d9f93c
check-no-comma = entre deux éléments d’une liste, il y a une virgule
# source 25bbba8c
check-no-comma-label = pas de virgule avant ceci
# source 922fd6d1
check-no-comma-help = écris `["un", "deux"]`
# source cd195832
check-inner-quote = un guillemet à l’intérieur du texte le termine
# source 5ca716ab
check-inner-quote-label = le texte finit ici
# source dd2f2487
check-inner-quote-help = mets tout le texte entre guillemets de l’autre sorte, `'...'` ou `"..."`, ou mets un mot en valeur avec `_mot_`
# source 6f0c30d1
check-line-end-sign = une ligne de TOML ne finit pas par `{ $sign }`
# source aa1d3491
check-take-sign-away = enlève le `{ $sign }`
# source 2eeae7b2
check-two-equals = un réglage s’écrit avec un seul `=`
# source f4a95fbe
check-other-note = une note commence par `#`, pas par `{ $sign }`
# source 0f5d40fd
check-sign-label = pas ce signe
# source 4813616a
check-other-file = ce fichier a été enregistré par un traitement de texte ou un navigateur
# source d42f3eea
check-other-file-label = pas du texte brut
# source 69b336f0
check-other-file-help = enregistre-le comme texte brut, ou écris-le dans un éditeur de texte comme le Bloc-notes
# source 4f38f531
check-invisible = il y a ici un caractère invisible ({ $number })
# source 270dbded
check-invisible-label = personne ne le voit
# source 58064ffd
check-invisible-help = efface-le, et tape un espace ordinaire s’il en faut un ici
# source 038ce2a9
check-set-twice = `{ $name }` est donné deux fois
# source c50a3a2a
check-again-here = encore ici
# source fb8f8dce
check-first-here = d’abord ici
# source 280bae5a
check-backslash = entre guillemets doubles, une barre oblique inverse commence un signe spécial
# source 93695d4a
check-backslash-label = cette barre oblique inverse
# source bbbdb2a2
check-backslash-help = mets le texte entre guillemets simples, ou écris `\\`
# source 5ca3d05c
check-key-letter = `{ $letter }` ne peut pas être dans le nom d’un réglage
# source 014a9721
check-key-letter-label = pas une lettre pour les noms
# source 1edb3892
check-key-letter-help = les noms ont les lettres a à z, des chiffres, `-` et `_`
# source 8719d70c
check-colon = un réglage s’écrit avec `=`, pas avec `:`
# source 032837dc
check-colon-label = ce deux-points
# source 3aa98e2d
check-write-setting = écris `{ $name } = { $value }`
# source ea572282
check-no-equals = cette ligne n’a pas de `=`
# source 5a738e2b
check-no-equals-label = pas un réglage
# source 7dbe06b7
check-no-equals-help = écris `nom = valeur`, ou commence la ligne par `#` pour en faire une note
# source 5a81eb99
check-no-value = après le `=`, il n’y a pas de valeur
# source 23e28a1f
check-no-value-label = il faut une valeur ici
# source c63b4c2d
check-small-letters = `{ $value }` s’écrit en minuscules
# source ea1d727b
check-switch-word = `{ $name }` est `true` ou `false`
# source dfed5fe6
check-write = écris `{ $text }`
# source 284a6499
check-no-quotes = un texte se met entre guillemets
# source 8ba036a9
check-no-quotes-label = pas de guillemets
# source 68c12a9e
check-no-quotes-help = écris `"{ $text }"`
# source 156e8696
check-curly-quote = `{ $quote }` est un guillemet d’imprimerie, et TOML veut des guillemets droits
# source 6d3efda8
check-curly-quote-label = un guillemet d’imprimerie
# source bf1bea20
check-curly-quote-help = écris `"`

## Réglages

# source 1a8d6cba
check-block-lesson = une leçon
# source 7e50e285
check-block-worded-lesson = une leçon qui nomme sa langue
# source 8be401b6
check-block-step = une étape
# source 433ba451
check-block-step-of-kind = une étape `{ $kind }`
# source 387aac51
check-block-question = cette question
# source 463532e2
check-block-book = un livre des règles
# source 88c406b2
check-block-card = une carte
# source d7c7b8b0
check-block-example = un exemple
# source 776965d0
check-unknown-setting = { $block } n’a pas de réglage appelé `{ $name }`
# source 40f51870
check-not-known = inconnu
# source afe1a3d5
check-call-it = appelle-le `{ $name }`
# source 09709b08
check-no-sentence = il n’y a pas de phrase appelée `{ $id }`
# source ac6718b3
check-needs = { $block } a besoin de `{ $name }`
# source ef73aebd
check-no-setting = pas de `{ $name }`
# source 95f0cbb3
check-belongs-to-step = `{ $name }` appartient à une étape, mais se trouve au-dessus du premier [[step]]
# source 6e112873
check-lone-option = cette réponse se trouve en dehors de toute étape
# source ae3f6262
check-move-line-down = descends cette ligne sous le [[step]] auquel elle appartient
# source 71af26e1
check-belongs-to-lesson = `{ $name }` appartient à la leçon, mais se trouve sous un [[step]]
# source 6bbd6b33
check-move-line-up = monte cette ligne au-dessus du premier [[step]]
# source 7a9facf6
check-step-starts-here = l’étape commence ici
# source f21d6ecd
check-belongs-elsewhere = `{ $name }` appartient à { $owner }, et ceci est { $block }
# source fcb2ae3e
check-kind-of-step = le type de cette étape
# source e6ee407c
check-not-here = pas ici
# source 3f93009d
check-never-used = `{ $name }` ne sert jamais ici : { $why }
# source b120ee55
check-never-used-label = ne sert jamais
# source f251ae02
check-take-line-away = enlève cette ligne
# source f29e2cfd
check-format = cette leçon est écrite au format { $format }, et ce squarewise lit le format { $own }
# source e52c55c9
check-format-label = un autre format
# source ecc84e94
check-format-newer-help = prends un squarewise plus récent, ou écris `format = 1`
# source 91c40e48
check-format-help = écris `format = 1`
# source bd933129
check-language = `{ $text }` n’est pas un code de langue
# source 4ef47729
check-language-label = pas un code de langue
# source bb2bd7bd
check-language-help = écris `fr` pour le français, `en` pour l’anglais, `pl` pour le polonais, `pt-BR` pour le portugais du Brésil
# source f8a5c848
check-unspoken-language = le programme n’a pas de mots en `{ $language }` : ses boutons, ses raisons et les noms des pièces seront dans une autre langue
# source f4a55602
check-unspoken-language-label = pas une langue du programme
# source 62b17644
check-unspoken-language-help = écris toi-même chaque `yes` et chaque `no`, et les noms des pièces en toutes lettres ; le programme parle { $list }
# source 5639d146
check-unspoken-sheet-help = écris les noms des pièces en toutes lettres, sans `PIECE` ; le programme parle { $list }
# source 90d9dc36
check-after-itself = une leçon ne peut pas venir après elle-même
# source 6ada19df
check-after-itself-label = elle-même
# source af7d007b
check-listed-twice = `{ $text }` est deux fois dans la liste
# source 71bacd61
check-article = `{ $text }` n’est pas un article des Règles
# source d9d326fe
check-article-label = pas un article
# source cd492470
check-article-help = écris des nombres avec des points, comme `3.8.2`
# source 959d83b5
check-too-many-steps = une leçon a au plus { $limit } étapes, et celle-ci en a { $n }
# source 205579b5
check-one-too-many = une de trop
# source 0d19cf3d
check-no-step = une leçon a besoin d’au moins une étape
# source 4e4c4db1
check-no-step-label = pas d’étape
# source 5d7e55c2
check-no-step-help = écris `[[step]]` ; `squarewise new` prépare tout un début
# source ccd53de1
check-write-step-above = écris un `[[step]]` au-dessus : une réponse appartient à une étape
# source 9148149a
check-two-steps = deux étapes s’appellent `{ $id }`
# source 5d0b179c
check-block-option = une réponse
# source 8156a0d3
check-option-of-step = `{ $name }` appartient à l’étape, mais se trouve sous [[step.option]]
# source 60a870cf
check-option-of-lesson = `{ $name }` appartient à la leçon, mais se trouve sous [[step.option]]
# source f8b663a9
check-move-line-above-options = monte cette ligne au-dessus du premier [[step.option]] de l’étape
# source 1e211c0c
check-option-starts-here = la réponse commence ici
# source b2405c77
check-no-kind = il n’y a pas de type d’étape appelé `{ $name }`
# source 9a5519da
check-kinds-are = les types sont { $list }
# source 4dc1fb79
check-no-id = `{ $text }` ne peut pas être un nom
# source c001e602
check-no-id-label = pas un nom
# source e42481c0
check-no-id-help = prends des minuscules a à z, des chiffres et `-`, comme dans `{ $example }`
# source cdba1830
check-why-nothing-to-solve = il n’y a rien à résoudre
# source 46d8a728
check-why-no-wrong-answer = il n’y a pas de mauvaise réponse
# source eb64d4c8
check-why-one-act = un exemple demande une seule chose et dit une seule chose à son sujet
# source f11ce5db
check-why-target = `target` est l’échiquier
# source 3624267b
check-why-drawn-scene = il n’y a que la scène dessinée
# source 4eeffb5b
check-why-no-mistake = dans ce type d’étape, aucun coup n’est une faute
# source 356c613e
check-why-no-refusal = dans ce type d’étape, aucun coup n’est refusé
# source 0af05949
check-why-made-boards = dans ce type d’étape, c’est le programme qui fait les échiquiers
# source 694c2a92
check-practice-board = les échiquiers de `{ $skill }` ne sont pas ceux de cette leçon
# source 98df7c54
check-practice-board-help = mets cette étape dans une leçon à part, sans échiquiers de l’autre sorte
# source 30aa0370
check-few-boards = `{ $skill }` a moins de { $count } échiquiers différents au niveau { $level } : { $n }
# source 8ddb08bf
check-few-boards-label = plus d’échiquiers qu’il n’y en a
# source a7d3bab3
check-few-boards-help = demande moins d’échiquiers avec `count`, ou un autre `level`
# source c46b349b
check-too-many-hints = une étape a au plus { $limit } indices, et celle-ci en a { $n }
# source f09e9a55
check-too-many-label = trop
# source 7a171abd
check-number-between = `{ $name }` est un nombre de 1 à { $limit }
# source d177615b
check-number-between-label = pas entre les deux
# source 843ec8be
check-write-number = écris un nombre de 1 à { $limit }, comme dans `{ $name } = 1`
# source f8a47cb1
check-type = `{ $name }` attend { $expected }, pas { $here }
# source 03b6d38d
check-type-item = `{ $name }` attend { $expected }, et il s’y trouve { $here }
# source e6e7bb77
check-wants-text = du texte entre guillemets
# source e746d66b
check-wants-number = un nombre entier
# source c0b0d6b5
check-wants-list = une liste de textes entre crochets
# source 2fd9c62b
check-wants-text-or-list = du texte entre guillemets, ou une liste de textes entre crochets
# source ffd10561
check-wants-number-or-list = une liste de textes entre crochets, ou leur nombre
# source 489a5df3
check-wants-text-or-switch = du texte entre guillemets, ou `true`
# source bf696bef
check-wants-switch-or-text = `true` ou `false`, ou du texte entre guillemets
# source 5c99778e
check-wants-pairs = une liste de paires, chacune entre ses propres crochets
# source d6a2cb3c
check-wants-blocks = un bloc qui commence par son nom entre doubles crochets
# source 2646ba70
check-is-text = du texte
# source 6669a11a
check-is-negative = un nombre en dessous de 0
# source fa89c0bd
check-is-number = un nombre
# source 8e022bf6
check-is-fraction = un nombre à virgule
# source 9a06d4de
check-is-switch = `true` ou `false`
# source 6d98c7e0
check-is-date = une date ou une heure
# source e6c0f427
check-is-list = une liste
# source 67ad775b
check-is-table = une table
# source 5f13c52f
check-empty-list = une liste vide
# source b305326f
check-write-list = écris `{ $name } = ["{ $text }"]`
# source 8a3a287b
check-write-pairs = écris `{ $name } = [["nom", "phrase"]]`
# source 983bd778
check-no-choice = `{ $name }` ne peut pas être `{ $text }`
# source d60fc7a7
check-one-of = écris un de ces mots : { $list }

## Plusieurs leçons

# source 1c6c7785
check-same-lesson = une autre leçon s’appelle `{ $id }` : { $file }
# source 9410ce1d
check-same-lesson-label = le même nom
# source bf55dfb7
check-same-lesson-help = donne à l’une des deux un autre `id`, et ce même nom à son fichier
# source 58fabb20
check-copy-help = celle-ci est une copie : écris `id = "{ $id }"`
# source 5ab9fefa
check-copy-call-help = celle-ci est une copie : écris `id = "{ $id }"`, et appelle le fichier `{ $id }.toml`
# source 164cf7c6
check-no-lesson = il n’y a pas de leçon appelée `{ $id }`
# source 2a402982
check-no-lesson-label = cette leçon manque
# source eaba0361
check-circle = `{ $one }` et `{ $other }` viennent l’une après l’autre, en rond
# source 89191ef7
check-circle-label = un cercle
# source 3421e880
check-circle-help = enlève un `after` de ce cercle : { $list }

## Le cours

# source 3de9d504
check-block-course = un cours
# source 942c3dcc
check-block-land = un pays
# source 8f1e9b9d
check-block-entry = un endroit du chemin
# source 2d86b659
check-block-old = un ancien nom
# source 9b21153c
check-entry-leads = cet endroit du chemin ne mène nulle part
# source 37154983
check-entry-leads-label = ni `lesson`, ni `game`, ni `story`
# source 7bb8b1b1
check-entry-leads-help = écris `lesson = "rook"` ou `game = "leçon/étape"`
# source a4da5ab2
check-entry-twice = un endroit du chemin mène à une seule chose, et en voici une deuxième
# source 81725bc0
check-no-place = `{ $text }` ne nomme ni une leçon ni une étape
# source 6b697953
check-no-place-label = pas écrit comme un nom
# source 1c58789b
check-no-place-help = écris une leçon comme `rook`, une étape ou un jeu comme `leçon/étape`
# source 461d6d87
check-old-kinds = une leçon devient une leçon, et une étape devient une étape
# source f277efde
check-old-kinds-label = pas de la même sorte
# source ff6fabe3
check-old-in-use = `{ $id }` existe encore et garde ses propres étoiles
# source d948a7df
check-old-in-use-label = pas un ancien nom
# source cbdfeadf
check-no-step-of = `{ $lesson }` n’a pas d’étape appelée `{ $step }`
# source 619bc298
check-no-game = l’étape `{ $step }` n’est pas un jeu
# source b8f789f7
check-no-game-label = pas de la sorte `game`
# source 0c2f5b8c
check-no-story = `{ $id }` n’est pas une histoire en images
# source 87eac84e
check-no-story-label = une étape n’est pas du type `story`
# source 893bbfe2
check-path-order = `{ $id }` vient après `{ $before }`, qui se trouve plus loin sur le chemin
# source 7c35173d
check-path-order-label = trop tôt
# source 0023f274
check-courses-hold = { $n ->
    [one] le cours est en ordre
   *[other] { $n } cours sont en ordre
 }
# source ad3440b7
check-no-course-holds = le cours n’est pas en ordre : { $errors }

## Les séances

# source 1d026816
check-block-plans = le fichier des séances
# source c01d9f78
check-block-plan = une séance
# source 27c621ff
check-plan-step = `{ $text }` nomme une leçon, et il faut une étape : `leçon/étape`
# source 4369565a
check-plan-level = `{ $text }` n’est pas un exercice avec son niveau, comme `where-rook 1`
# source 3ca855d2
check-plan-no-skill = il n’y a pas d’exercice appelé `{ $text }`
# source 94a638f0
check-plan-no-level = `{ $skill }` n’a pas ce niveau : le plus haut est { $most }
# source 5c9940f7
check-plan-aim-label = pas comme cela
# source 698a0e93
check-plan-off-path = `{ $id }` n’est sur aucun chemin du cours
# source 6e6cedd4
check-plan-off-path-help = enlève-la, ou mets-la d’abord dans le cours
# source 47c8add4
check-plan-order = `{ $id }` se trouve avant `{ $before }` sur le chemin
# source 70fa4dea
check-plan-order-help = mets-la plus haut
# source edbab940
check-plan-story = l’histoire `{ $id }` a une autre place sur le chemin
# source 2facfabc
check-plan-story-help = garde les histoires dans l’ordre du chemin
# source 370eef51
check-plan-lessons = une séance a de 1 à { $most } leçons
# source 46cf51ad
check-plan-lessons-help = enlèves-en une, ou ajoutes-en une
# source 88899990
check-plan-minutes = les phases d’une séance durent { $most } minutes en tout, et celles-ci { $n }
# source 6ff4bf6c
check-plan-minutes-help = change les minutes ici ou plus bas
# source 19214aeb
check-plan-screens = `screens` vaut { $n }, et les leçons de cette séance prennent { $needed } minutes
# source 767880d5
check-plan-pairs = les enfants n’ont rien pour jouer : `{ $step }` n’a pas d’échiquier, ou il est vide
# source 0cf1ca08
check-plan-pairs-help = nomme une étape avec des pièces
# source dfb23cab
check-plan-exit = la question de sortie porte sur `{ $id }`, qui n’est pas une leçon de cette séance
# source e68495c8
check-plan-exit-help = nomme une étape d’une de ses leçons
# source 729eea86
check-plan-no-answer = `{ $step }` n’a pas de réponse à imprimer
# source c928b389
check-plan-no-answer-help = nomme une autre étape
# source 56cf5ccc
check-plan-words = il n’y a pas de phrase appelée `{ $words }`
# source fa69ad14
check-plan-words-help = écris-la dans locales/en/plan.ftl, puis dans les autres langues
# source 47e54396
check-plan-left = ces leçons du cours ne sont dans aucune séance : { $list }
# source 2f5c7ba5
check-plan-left-help = mets chacune dans une séance ou dans `later`
# source 9c58835c
check-plan-weeks = il y a { $n } séances, et il en faut { $most }
# source efc31b87
check-plan-weeks-help = ajoute des séances, ou enlèves-en
# source 9fb6fc02
check-plans-hold = les séances sont en ordre
# source 147e4d3c
check-no-plans-hold = les séances ne sont pas en ordre : { $errors }

## Mots

# source d12c0c7d
check-no-language = la leçon a des mots, mais ne dit pas dans quelle langue
# source 2803e432
check-no-language-label = les premiers mots
# source 3f187396
check-no-language-help = écris `language = "fr"` au-dessus du premier [[step]]
# source 7b6086e8
check-step-without-text = dans une leçon qui nomme sa langue, une étape a besoin de `text`
# source b9917c0c
check-half-the-words = dans une leçon qui nomme sa langue, les mots sont dans le fichier
# source 1dd08c73
check-hints-in-a-list = écris les indices dans une liste : `hints = ["...", "..."]`
# source b8c6c7d1
check-sentence-in-a-pair = écris le nom et sa phrase dans une paire à eux : `["f2-f3", "..."]`
# source 38c3095d
check-option-without-text = dans une leçon qui nomme sa langue, une réponse a besoin de `text`
# source e4dca900
check-no-words = pas de mots
# source b7529ff6
check-empty-text = ce texte est vide
# source 1b651429
check-empty-text-help = écris quelque chose, ou enlève la ligne
# source 1aeebdda
check-text-too-long = ce texte a { $n } caractères, et on en montre au plus { $limit }
# source 83852fe5
check-text-too-long-label = trop long
# source 7b42e1c7
check-long-paragraph = un enfant lit environ { $limit } caractères à la fois
# source d58ca012
check-long-paragraph-label = ce paragraphe est plus long
# source 6bec1b4b
check-long-paragraph-help = dis-le en moins de mots, ou fais-en deux étapes
# source 6cbf0296
check-proof-answer = bonne réponse : { $answer }
# source 88cd90cf
check-proof-par = le moins de coups : { $n } ({ $nodes } positions examinées)
# source 5273a62e
check-proof-legal = les règles permettent ce coup
# source 17512012
check-proof-refused = les règles refusent ce coup : { $reason }, FIDE { $article }
# source c9fc3edb
check-proof-open = rien à prouver, sauf qu’on peut la jouer
# source 68d3dbd9
check-proof-practice = échiquiers de `{ $skill }` au niveau { $level } : { $count } ; réussis du premier coup, au moins : { $pass }
# source 3ee2bd24
check-long-sentence = cette phrase a { $n } mots, et un enfant perd le fil après 20
# source 38c957db
check-long-sentence-help = fais-en deux phrases
# source 1f53af81
check-long-words = beaucoup de mots de ce texte sont longs
# source 95ca021b
check-long-words-help = dis-le avec des mots courts
# source ec3fdd22
check-color-alone = ici, quelque chose n’est nommé que par sa couleur
# source 255bf59e
check-color-alone-help = nomme aussi la case ou la forme, comme dans `le cercle en d5`
# source bee085e2
check-no-name = `{ "{" }{ $name }{ "}" }` n’est pas un nom qu’on remplit
# source 45536f22
check-no-name-help = écris un de ces noms : { $list }, ou `{ "{{" }` pour une accolade
# source 859ee490
check-open-brace = cette accolade n’est jamais fermée
# source 88ef4fdd
check-open-brace-help = écris le nom avec ses deux accolades, comme `{ "{player}" }`, ou `{ "{{" }` pour une accolade
# source 3ca1d82e
check-name-not-here = `{ "{" }{ $name }{ "}" }` n’est pas rempli ici
# source 768d1a13
check-name-not-here-label = rien à compter ici
# source 83964b1e
check-piece-in-english = `{ "{" }{ $name }{ "}" }` est rempli ici par un mot d’une autre langue
# source 9a23f8e4
check-piece-in-english-help = écris le nom de la pièce par un mot de ta langue
# source b7f77ff7
check-marks = `**` serait montré tel quel
# source dce4d407
check-marks-label = deux étoiles
# source c33fc0b2
check-marks-help = écris `_mot_` pour mettre un mot en valeur
# source 8b4848bb
check-mark = `{ $mark }` serait montré tel quel
# source f7d6ac57
check-mark-label = un signe d’un autre format

## Dessins

# source 6446849e
check-no-drawing = `{ $text }` n’est pas un dessin
# source 10d0ac36
check-no-drawing-label = ne peut pas être dessiné
# source 9aa2ba90
check-no-drawing-help = écris `arrow e2-e4`, `circle d5`, `square e4` ou `cross f1`, avec une couleur devant si tu veux : { $colors }
# source 61d49492
check-arrow-of-one-square = cette flèche finit où elle commence
# source 8238ce40
check-arrow-of-one-square-label = deux fois la même case
# source b73788f8
check-arrow-of-one-square-help = prends `circle` pour une seule case

## Pièces et réponses

# source 8387bdfe
check-no-piece = il n’y a pas de pièce en { $square }
# source 995daf1b
check-no-piece-label = une case vide
# source ccb4ca45
check-nothing-in-hand = `{ $name }` ne sait pas quelle pièce prendre
# source 1bf5968a
check-nothing-in-hand-label = pas une seule pièce
# source 8bc2e96e
check-nothing-in-hand-help = écris `piece` dans une étape `collect` ; dans `move`, tous les bons coups partent d’une même case
# source e7ed5d98
check-not-its-turn = ce sont { $turn } qui jouent, mais ce sont { $owner } qui ont { $piece }
# source 309fbfe3
check-not-to-move = pas à elle de jouer
# source 3f09fe5a
check-same-square = le coup finit en { $square }, où il a commencé
# source 837c7f21
check-same-square-label = une case, deux fois
# source 9e4a5ef8
check-untried-help = l’enfant essaie ce coup de sa propre main : nomme une pièce du camp qui joue, et une autre case
# source 027d79a5
check-untried-judge-help = regarde le coup et le camp qui joue ; si c’est la question, ajoute `because = "{ $reason }"`
# source 903cc7b8
check-untried-promotion = aucune main ne peut essayer `{ $text }` : l’échiquier propose une dame, une tour, un fou ou un cavalier, et seulement sur la dernière rangée
# source c69dfa3d
check-untried-promotion-label = non proposé
# source f23227c7
check-untried-promotion-help = pose plutôt la question : `kind = "judge"`
# source 7bc34833
check-move-without-answer = une étape `move` a besoin de `answer` ou de `goal`
# source ee1ff590
check-move-without-answer-help = écris `answer = ["e2-e4"]` ou `goal = "check"`
# source 0291254a
check-no-answer = pas de réponse
# source d52bc8f1
check-no-move-right = aucun coup n’est le bon
# source b9f67339
check-move-listed-twice = ce coup est deux fois dans la liste
# source 06cc5d7d
check-nothing-to-escape = personne n’est en échec, donc il n’y a rien à parer
# source 36b47bfa
check-goal-out-of-reach = ici, aucun coup légal ne réalise `{ $goal }`
# source 36f5cd51
check-cannot-be-done = pas possible
# source a11bb49b
check-misses-goal = d’après les règles, `{ $text }` n’atteint pas le but
# source b3652c14
check-not-right = pas le bon
# source aa6a80f2
check-right-are = les bons sont { $list }
# source 24da71a2
check-more-moves-right = le but est aussi atteint par { $list }
# source c182bad7
check-more-moves-right-label = pas tous les coups
# source 6fb822f8
check-more-moves-right-help = enlève `answer` : le but suffit
# source f603856b
check-squares-without-question = une étape `squares` a besoin de `ask` ou de `answer`
# source e2a77940
check-squares-without-question-help = écris `ask = "moves"` et `piece = "d4"`
# source e61e08ea
check-no-question = pas de question
# source 510ce704
check-no-square-right = aucune case n’est la bonne : l’enfant ne pourrait jamais trouver
# source 2da8d9eb
check-no-square-right-label = rien à toucher
# source 4e708091
check-square-not-right = d’après les règles, { $square } n’est pas une bonne case
# source b521806d
check-more-squares-right = d’après les règles, il y a d’autres bonnes cases : { $list }
# source 90ff0adb
check-more-squares-right-label = pas toutes les cases
# source f3ccb42c
check-fewer-for-king = seules ces cases sont justes : { $list } ; pas { $lost }, car { $reason ->
    [pinned] la pièce est clouée
   *[other] le roi est en échec
 }
# source 6afc0c57
check-fewer-for-king-label = moins que ce que la pièce atteint
# source a67b2f30
check-fewer-for-king-help = si c’est la question, écris `answer = [{ $list }]` ; sinon, mets le roi à l’abri
# source 0b672847
check-is-legal = d’après les règles, ce coup est légal
# source 02394764
check-is-legal-label = il est légal
# source 268a1253
check-is-refused = les règles refusent ce coup : { $reason }
# source fe33ee55
check-law = FIDE { $article }
# source 5e62d35b
check-no-right = le roi et la tour sont chez eux, mais cet échiquier ne donne pas le droit de roquer
# source ff1cb778
check-no-right-label = pas le droit de roquer
# source 0f465532
check-give-right = donne le droit de roquer : écris `castling = "{ $rights }"` sous un échiquier dessiné, ou `{ $rights }` comme troisième partie d’une FEN ou FFC
# source 66ae7ffd
check-no-reason-label = pas de raison
# source 8fbf38b7
check-no-lesson-rule = il n’y a ni règle, ni raison, ni fin appelée `{ $text }`
# source 0e571638
check-no-lesson-rule-help = `squarewise check --rules-map` les donne toutes
# source eab3a8f4
check-no-reason = il n’y a pas de raison appelée `{ $text }`
# source 57a1803d
check-other-reason = les règles refusent ce coup pour une autre raison : { $reason }
# source 54f8dc1a
check-other-reason-label = pas cette raison
# source 41996500
check-rules-say = les règles disent `{ $text }`
# source b17f7bd6
check-legal-move = les règles permettent `{ $text }`, donc l’enfant n’entendrait aucun refus
# source 128470b6
check-legal-move-label = un coup légal
# source ff721410
check-legal-move-help = pour que l’enfant le joue, écris `kind = "move"` et `answer = ["{ $text }"]` ; pour demander s’il est légal, `kind = "judge"`
# source d9d09722
check-not-the-childs-turn = ici, l’enfant joue avec { $side }, mais ce sont { $turn } qui jouent
# source e8ec3be5
check-no-call = on ne peut pas dire « échec » ici : aucun échec ne vient de { $list }
# source 26a2ffdf
check-no-call-label = pas d’échec
# source 2177e4f5
check-no-call-help = écris `goal = "check"`, ou enlève `call`
# source f3f764b1
check-one-option = il n’y a qu’une réponse à choisir
# source 6607c85e
check-one-option-label = une réponse
# source e32e66b0
check-one-option-help = écris un deuxième [[step.option]]
# source de19e8ce
check-too-many-options = { $n } réponses, c’est trop : il y a place pour { $limit }
# source 50f3a50e
check-no-right-option = aucune de ces réponses n’est la bonne
# source 1654a2ed
check-no-right-option-label = pas de bonne réponse
# source 8c3d8e02
check-no-right-option-help = écris `right = true` sous l’une d’elles
# source 7dbcade1
check-two-options = deux réponses s’appellent `{ $id }`
# source 2a8bf8bd
check-sort-without = une étape `sort` a besoin de `by`, de `order` ou de réponses
# source bb6b5e29
check-sort-without-help = écris `by = "value"`, ou `order = ["a1", "b1"]`, ou deux blocs [[step.option]]
# source 038039d6
check-sort-one = il y a ici moins de deux pièces ou réponses, donc pas d’ordre
# source fcdf2ac6
check-sort-one-label = il en faut au moins deux
# source 3ff30ed6
check-sort-too-many = { $n } pièces, c’est trop : il y a place pour { $limit }
# source b6fcffb7
check-sort-too-many-label = trop de pièces à mettre dans l’ordre
# source 4ded5dbd
check-sort-king = un roi n’a pas de valeur, donc pas de place dans cet ordre
# source 6d114bb4
check-sort-king-label = n’a pas de valeur
# source 736fa3b1
check-sort-equal = toutes ces pièces ont la même valeur : chaque ordre est bon
# source 4177d955
check-sort-equal-label = rien à mettre dans l’ordre
# source 66d277c7
check-sort-order = selon leur valeur, ces pièces viennent dans un autre ordre
# source 7c0e1b2b
check-sort-order-label = pas dans cet ordre
# source f4f2da09
check-why-sort-pieces = ici, on met des pièces dans l’ordre
# source 334f2aae
check-why-sort-options = dans une étape `sort`, chaque réponse est bonne à sa place
# source def70fab
check-count-without-question = une étape `count` a besoin de `ask` ou de `answer`
# source 5b0d79f1
check-count-without-question-help = écris `ask = "legal-moves"`
# source 3ec3bc17
check-count = le programme compte { $n }
# source 541d43ed
check-count-label = pas ce nombre
# source 2aec67bd
check-count-help = écris `answer = { $n }`, ou enlève cette ligne
# source 773ce62a
check-too-many-moves = l’enfant ne peut pas jouer autant de coups ici : { $n }
# source 45fa8a4b
check-too-many-moves-help = demande moins de coups
# source 0800f309
check-no-square-to-ask = il n’y a pas de case à demander
# source 11a46a80
check-no-square-to-ask-help = enlève cette ligne pour demander les 64
# source 3518552a
check-not-given = à la fin, il n’y a pas de pièce en { $square }
# source a39ba30b
check-nothing-to-set-up = il ne reste aucune pièce à placer
# source 65db32ab
check-nothing-to-set-up-label = rien à faire
# source f40886b1
check-allow-nobody = il n’y a aucune pièce sans laquelle `{ $text }` serait légal
# source acb8c6d0
check-allow-nobody-label = aucune pièce ne gêne à elle seule
# source d5a9bec2
check-allow-anybody = quelle que soit la pièce enlevée, `{ $text }` devient légal
# source c8e4429f
check-allow-anybody-label = rien à chercher
# source ccdcf14a
check-allow-help = place les pièces pour que certaines, mais pas toutes, gênent le coup ; les rois et la pièce qui joue restent toujours
# source 9ef07786
check-game-over-at-once = la partie est finie avant de commencer : { $ending }
# source ebeab97e
check-game-over-at-once-label = pas de partie
# source ed71135b
check-nobody-moves-here = personne ne peut jouer un coup ici
# source d91be7ce
check-two-players = une partie a deux joueurs, pas { $n }
# source f5ca081c
check-two-players-label = pas deux
# source 058ee3b6
check-game-without-pawn = personne n’a de pion, donc ce but n’a pas de sens
# source e2e6846d
check-game-without-pawn-label = pas de pion
# source e0bb8a91
check-game-without-men = { $side } n’ont que leur roi, donc ce but n’a pas de sens
# source 53c7382c
check-game-without-men-label = rien que le roi
# source 4fc8bbbf
check-coach-plays-one = le coach joue contre un seul enfant, et on joue à { $seats } sur cet échiquier
# source 21849681
check-child-not-there = personne ne joue avec { $side } sur cet échiquier
# source 098c80a0
check-child-not-there-label = pas sur l’échiquier
# source dbcb7edf
check-why-no-opponent = sans `opponent`, le coach ne joue pas de lui-même
# source c7f3d065
check-too-many-lines = il y a place pour { $limit } autres suites au plus
# source 50909369
check-only-replies = l’enfant ne joue aucun coup dans cette suite
# source c0272b01
check-only-replies-label = rien que des réponses
# source b8d77655
check-only-replies-help = écris plus de coups, ou une autre `side`
# source 11889324
check-empty-line = il n’y a pas de coup dans cette suite
# source 11ec14ad
check-never-played-label = jamais jouée
# source fe6c5cf1
check-line-in-line = de deux suites, l’une est le début de l’autre
# source cbdecb39
check-line-in-line-help = enlève la plus courte
# source 33bb7568
check-other-reply = cette suite diffère d’abord par une réponse, et les réponses viennent de la suite au-dessus
# source b9d4d317
check-other-reply-help = écris avant elle un autre coup de l’enfant
# source 65337956
check-mates-sooner = avec { $list }, le mat vient plus vite que dans cette suite
# source 08709659
check-mates-as-well = un mat en { $n } coups commence aussi par { $list }
# source f9d50c36
check-other-mates-label = pas le seul chemin
# source 52762b2f
check-other-mates-help = change l’échiquier, ou écris dans `also` une suite qui commence par ce coup
# source 19121cd6
check-game-over = la partie est finie ici : { $ending }
# source bd9d7e99
check-game-over-label = finie
# source ececaf3e
check-game-over-help = joue moins de coups, ou demande avec une étape `claim`
# source 8b13265a
check-no-claim-after-end = la partie est finie ici, donc personne ne réclame rien : { $ending }
# source 06209d43
check-no-claim-after-end-help = joue moins de coups
# source f9b0554e
check-two-claims = on peut réclamer deux nulles ici, et l’enfant ne peut en choisir qu’une
# source 53a0fdb1
check-two-claims-label = deux bonnes réponses
# source c6cab2bd
check-two-claims-help = joue d’autres coups
# source 31c40314
check-standing = d’après les règles, ceci est `{ $text }`
# source ccef1d71
check-offer-label = ce n’est pas parmi les réponses
# source 5346dd53
check-offer-help = ajoute `"{ $text }"` à la liste
# source 43d1b78d
check-offer-one-help = nomme une deuxième réponse, ou enlève la ligne : alors toutes sont proposées
# source f6132e93
check-collect-without-stars = une étape `collect` a besoin de `stars` ou de `take`
# source c95b3e27
check-collect-without-stars-label = rien à attraper
# source 374994b0
check-collect-without-stars-help = écris `stars = ["d7"]` ou `take = "all"`
# source 895af324
check-star-on-start = la pièce part de { $square }, donc aucune étoile ne peut y être
# source e0b9a7b2
check-star-on-piece = il y a une pièce en { $square }, donc aucune étoile ne peut y être
# source 226672cb
check-star-on-piece-label = pas vide
# source 8a37ffc5
check-no-star = il n’y a pas d’étoile à attraper
# source a6e20519
check-no-star-label = pas d’étoile
# source 7581ee46
check-star-flies-nowhere = une étoile qui vole a besoin d’au moins deux cases
# source aff85aaa
check-star-flies-nowhere-label = nulle part où aller
# source c6daffcd
check-star-flies-nowhere-help = écris ses cases dans `stars`, dans l’ordre où elle vole, ou enlève cette ligne
# source 44b772df
check-too-many-stars = { $n } étoiles, c’est trop : il y a place pour { $limit }
# source 3a54ee37
check-nobody-collects = { $side } n’ont aucune pièce qui puisse bouger
# source 1cdcfc0c
check-nobody-collects-label = personne ne bouge
# source 044001d5
check-nobody-collects-help = mets une pièce sur l’échiquier, ou fais jouer l’autre camp
# source 9f5a3044
check-nothing-to-take = il n’y a rien à prendre : les rois ne comptent pas
# source e65a1f8c
check-nothing-to-take-label = rien à prendre
# source 1bad1b17
check-too-hard = c’est trop difficile à prouver
# source 63f79af1
check-too-hard-label = trop de chemins
# source ef750625
check-too-hard-help = mets moins d’étoiles ou moins de pièces
# source fb63edec
check-file-too-hard = prouver cette leçon demande trop de travail : rien n’a été prouvé à partir de cette étape
# source e8e83f51
check-file-too-hard-label = le travail s’arrête ici
# source 2cc61a72
check-file-too-hard-help = rends les étapes d’avant plus faciles, avec moins d’étoiles ou de pièces, ou coupe la leçon en deux
# source eba7832a
check-the-piece-on = la pièce en { $square }
# source a111a176
check-star-out-of-reach = hors d’atteinte pour { $who } : { $square }
# source 8c2180b5
check-star-out-of-reach-label = hors d’atteinte
# source 09b23134
check-star-not-safe = { $square } peut être atteinte par { $who }, mais jamais sans danger
# source 3e4b7278
check-star-not-safe-label = surveillée
# source ee3323a7
check-star-not-safe-help = enlève de l’échiquier une pièce qui surveille, ou laisse `safe` de côté
# source 3dd23500
check-stays-dark = un fou sur une case foncée reste sur les cases foncées
# source 7d7a931a
check-stays-light = un fou sur une case claire reste sur les cases claires
# source 519a371d
check-cannot-take-all = impossible pour { $who } de tout prendre
# source 7be60c5d
check-cannot-take-all-label = pas tout
# source bef1a083
check-cannot-collect-all = impossible pour { $who } d’attraper toutes ces étoiles : { $list }
# source 528cfaeb
check-cannot-collect-all-label = pas toutes
# source 4dff495e
check-move-has-sentence = ce coup a déjà une phrase
# source 1b163abe
check-reason-has-sentence = `{ $reason }` a déjà une phrase
# source 5b2fe92f
check-lone-sentence = cette phrase n’est pas dans une paire
# source 56cdb96f
check-lone-sentence-label = toute seule
# source 8fc1d1ce
check-lone-sentence-help = mets chaque paire entre ses propres crochets : `[["f1-g1", "phrase"]]`
# source 87d33fae
check-forbidden-help = pour un coup interdit, écris `because_say = [["{ $reason }", "..."]]`
# source 260aabb5
check-is-right = `{ $text }` est un bon coup
# source 1cf99089
check-is-right-label = un bon coup
# source 205bc597
check-is-right-help = ce que le coach dit d’une bonne réponse va dans `yes`
# source 7bd579a6
check-never-a-mistake-label = jamais une faute
# source 06369335
check-answer-by-itself = personne ne joue ici la réponse `{ $text }`
# source d5f559cf
check-answer-by-itself-label = jamais jouée
# source 2d917b57
check-answer-by-itself-help = enlève-la : là où il y a quelque chose à attraper, le programme trouve lui-même qui prendrait ; là où l’on essaie un coup interdit, personne ne répond
# source 43056094
check-nobody-goes = aucune pièce qui attrape ne va de { $from } à { $to }
# source 7c7804a6
check-nobody-goes-help = regarde les cases
# source b59ce5c4
check-no-mistake = `{ $text }` n’est pas une faute ici
# source 8a6a04a5
check-only-attacked = seuls les coups vers des cases attaquées sont des fautes
# source c86cccde
check-only-hanging = seuls sont des fautes les coups après lesquels une pièce peut être prise sans reprise possible
# source 78ffa33c
check-write-safe = écris `safe = true` pour que les cases attaquées soient des fautes
# source 647f6772
check-reason-never = `{ $reason }` ne peut pas arriver sur cet échiquier
# source 0fb0c7eb
check-reason-never-label = jamais entendu
# source e276f56b
check-never-legal = `{ $text }` n’est un coup légal à aucun tour de l’enfant

## Fichiers de mots

# source b6e479ae
check-not-understood = pas compris
# source 277f3e3f
check-ftl-colon = un nom est suivi de `=`, pas de `:`
# source 6cc2842b
check-ftl-deep = le fichier imbrique trop d’accolades
# source 6ac49788
check-ftl-twice = `{ $name }` est là deux fois, et c’est le premier qu’on dit
# source 4b9691d0
check-ftl-no-file = l’anglais n’a pas de fichier de ce nom, donc personne ne dit ces mots
# source 105c866c
check-ftl-unknown = l’anglais n’a pas de `{ $name }`, donc personne ne le dit
# source 53403871
check-ftl-not-in-lesson = la leçon n’a pas de `{ $name }`, donc personne ne le dit
# source 49db0a00
check-ftl-renamed = enlève-le, ou appelle-le `{ $near }` si c’est son nom maintenant
# source 4f15b4f7
check-ftl-take-away = enlève-le
# source d375541d
check-ftl-missing-beside = `{ $name }` manque, donc on dit les mots de la leçon elle-même
# source 8bec3446
check-ftl-missing-source = `{ $name }` manque, et personne n’a de mots pour lui
# source 938ecd5d
check-watching = `{ $folder }` est surveillé ; Ctrl-C arrête
# source ef8f2d86
check-holds = { $name } est en ordre
# source 303b67c4
check-gone = { $name } a disparu
# source 7b8d2dc5
check-file-language = `{ $text }` dans le nom du fichier n’est pas un code de langue
# source f5af779e
check-stale = la source de `{ $name }` a changé depuis
# source e2ca7a64
check-stale-label = peut-être plus pareil
# source cecdae37
check-stale-help = compare avec la source, puis laisse `squarewise extract --update` dire que cela convient
# source 332b1169
check-untranslated = { $n } textes sur { $all } sont encore les mots qui étaient à traduire
# source f4b2030a
check-untranslated-label = pas encore traduit
# source b03d6537
check-untranslated-help = traduis ce qui suit chaque `=`
# source db8bf965
check-ftl-variable = `{ $name }` ne reçoit pas `${ $variable }`
# source d8969d3c
check-ftl-missing = `{ $name }` manque, donc on parle anglais
# source f33b6c60
check-ftl-name = personne ne remplit `{ "{" }{ $name }{ "}" }`
# source 3714623b
check-ftl-names-help = écris `{ "{" } $player { "}" }` pour le nom de l’enfant, `{ "{" } PIECE("rook") { "}" }` pour une pièce
# source a131ee6c
check-ftl-function = il n’y a pas de fonction `{ $name }`
# source 92d882bc
check-ftl-piece = il n’y a pas de pièce `{ $name }`
# source 58c7f419
check-ftl-term = il n’y a pas de terme `-{ $name }`

# source 1eea41b8
check-two-ideas = cette étape apporte { $n } raisons nouvelles d’un coup : { $list }
# source 5c437be4
check-two-ideas-label = deux idées dans une étape
# source f2a0fa78
check-two-ideas-help = donne à chaque raison sa propre étape, ou fais venir la leçon `after` une qui l’a montrée
# source 9c5c99ec
check-unspoken = l’étape `{ $step }` n’a pas de mots, ni dans ce fichier ni à côté
# source edbac72b
check-unspoken-help = écris `text = "..."` et la `language` de la leçon, ou mets les mots dans un fichier à côté de la leçon

## Images à côté d’une leçon

# source 3a1f7862
check-picture-this = cette image
# source 7b0eb8b9
check-picture-missing = il n’y a pas d’image `{ $name }` à côté de la leçon
# source ead9dac9
check-picture-no-file = `{ $name }` n’est pas un vrai fichier : les liens ne sont pas suivis
# source fd8ce63f
check-picture-too-large = `{ $name }` dépasse { $mib } Mio
# source 82ed4d4d
check-picture-format = à l’intérieur, `{ $name }` n’est ni du PNG ni du JPEG
# source ed739c8b
check-picture-too-wide = `{ $name }` a { $width } x { $height } pixels, et on peut en montrer au plus { $limit } dans chaque sens
# source 337a2a5b
check-picture-broken = `{ $name }` est abîmé et ne peut pas être montré
# source e3c1d615
check-picture-finer = `{ $name }` est un JPEG d’une sorte rare qui ne peut pas être montré : enregistre-le de nouveau en PNG
# source 289c8f8c
check-too-many-pictures = les leçons de ce dossier montrent trop d’images : on en lit { $limit } au plus, { $mib } Mio en tout
## Règles maison

# source 219e9100
check-rules-extends = `extends` est le nom d’autres règles maison
# source 7a292ef2
check-rules-extends-label = pas un nom
# source af99b2e5
check-rule-conflict = `{ $name }` ne peut être `{ $value }` que là où `{ $other }` est `{ $wanted }`
# source 8d9eb5ab
check-no-rules = il n’y a pas de règles maison `{ $text }`
# source 41eeaf45
check-no-rule = il n’y a pas de règle maison `{ $name }`
# source 3eee07a0
check-no-rule-help = `squarewise help-step options` les donne toutes, avec leurs valeurs
# source 8be8f246
check-unknown-label = inconnu
# source 5b7aa1d8
check-rule-never = `{ $name }` n’est jamais `{ $text }`
# source 99a406d5
check-rule-type = `{ $name }` a une valeur d’une autre sorte
# source 9c3521c2
check-rule-type-label = une autre sorte
# source 5659ad46
check-write-one = écris { $list }
# source a8b05928
check-there-is = il y a { $list }
# source 741b9b77
check-or = { $head } ou { $last }

## Le chemin à travers une leçon

# source 6a238fe4
check-no-such-step = il n’y a pas d’étape appelée `{ $id }`
# source eb1ee9a4
check-no-such-step-label = cette étape manque
# source 58698a90
check-no-such-step-help = écris un de ces noms : { $list }, ou enlève la ligne pour passer à l’étape suivante
# source b9c24f63
check-never-seen = aucun chemin ne mène à l’étape `{ $id }`
# source 4707fd21
check-never-seen-label = jamais vue
# source c996f838
check-never-seen-help = regarde chaque `go` au-dessus d’elle
# source 408c66eb
check-no-way-out = aucun chemin ne mène de l’étape `{ $id }` à la fin de la leçon
# source 17a7dd86
check-no-way-out-help = fais sortir un `go` du cercle, ou enlève-le

## Images

# source b62dd8d1
check-picture-elsewhere = `{ $text }` mène hors du dossier de la leçon
# source 4c17b0fa
check-picture-name = `{ $text }` ne peut pas être le nom d’une image
# source e91959ce
check-no-picture = `{ $text }` n’est pas une image
# source b617732a
check-picture-label = pas d’image à côté de la leçon
# source 38da16e3
check-picture-help = mets un fichier .png ou .jpg à côté de la leçon, et n’écris que son nom

## Échiquiers

# source 9f16e989
check-white = les Blancs
# source 3e115981
check-black = les Noirs
# source b70baca1
check-west = ceux de l’Ouest
# source 48272705
check-east = ceux de l’Est
# source cd6b4bb5
check-south = ceux du Sud
# source 15115c51
check-north = ceux du Nord
# source fb178b42
check-no-board = `{ $text }` n’est pas un échiquier
# source 593441d2
check-no-board-label = pas un échiquier
# source ce2e09ab
check-no-board-help = écris `start`, `empty`, `family-start`, `family-empty`, une FEN, une FFC, ou dessine huit ou douze lignes
# source 46e1038f
check-castling-rights = les droits au roque sont des lettres prises dans `KQkq`
# source ebaf47b0
check-castling-rights-label = pas des droits au roque
# source 08fcbba0
check-castling-rights-help = écris `KQkq`, ou enlève cette ligne
# source 55d69043
check-board-lines = { $n ->
    [one] cet échiquier a { $n } ligne au lieu de 8
   *[other] cet échiquier a { $n } lignes au lieu de 8
 }
# source aad5ce80
check-board-begins-here = l’échiquier commence ici
# source 215807f8
check-board-rank = { $squares ->
    [one] la rangée { $rank } de cet échiquier a { $squares } case au lieu de 8
   *[other] la rangée { $rank } de cet échiquier a { $squares } cases au lieu de 8
 }
# source d3cd44a2
check-n-squares = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
# source 928e5fcf
check-n-ranks = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
 }
# source b349b99c
check-fen-empty = cette position est vide
# source 7aa2def7
check-fen-ranks = { $n ->
    [one] cette position a { $n } rangée au lieu de 8
   *[other] cette position a { $n } rangées au lieu de 8
 }
# source 99ac074e
check-fen-rank = { $squares ->
    [one] la rangée { $rank } de cette position a { $squares } case au lieu de 8
   *[other] la rangée { $rank } de cette position a { $squares } cases au lieu de 8
 }
# source c2c90df8
check-fen-turn = le camp qui joue est `w` ou `b`
# source 0e992fbf
check-fen-castling = les droits au roque sont `-` ou des lettres prises dans `KQkq`
# source 79ec29a5
check-fen-en-passant = la case de prise en passant est `-` ou une case comme `e3`
# source 18c713d1
check-fen-clock = ce compteur n’est pas un nombre de 0 à 65535
# source 48598185
check-fen-parts = une position a au plus six parties
# source c1958c5a
check-fen-address = il n’y a pas de position dans cette adresse
# source f2a66918
check-not-this = pas ceci
# source 860dccd9
check-two-boards = cette leçon a un échiquier de 8x8 cases et une croix
# source 055056b2
check-two-boards-label = un autre échiquier
# source 1c956ffe
check-two-boards-help = tous les échiquiers d’une leçon sont du même genre : fais-en deux leçons
# source 51366971
check-two-boards-first = le premier échiquier de la leçon
# source b31db421
check-cross-only = `{ $name }` ne va qu’avec l’échiquier du jeu en famille
# source 94f1deaa
check-cross-lines = { $n ->
    [one] cette croix a { $n } ligne au lieu de 12
   *[other] cette croix a { $n } lignes au lieu de 12
 }
# source 9de54d87
check-cross-hole = il n’y a pas de case ici : les coins de la croix sont découpés
# source b28612e9
check-cross-hole-label = pas de case
# source a5516bbc
check-cross-corners = des cases sont dessinées dans les coins, mais les coins de la croix sont découpés
# source 433a2302
check-cross-corners-help = dans les deux premières et les deux dernières lignes, écris `x x` à chaque bout, ou n’écris rien aux bouts
# source df409c29
check-cross-sign = `{ $text }` n’est pas une case de la croix
# source 74638099
check-cross-sign-label = pas une case
# source 921c66fe
check-cross-sign-help = écris `.` pour une case vide, `x` s’il n’y en a pas, et une pièce avec son camp, comme `sP` ou `nK`
# source d1cdef0f
check-ffc-parts = un échiquier du jeu en famille a six parties, pas { $n }
# source 568e5b80
check-ffc-turn = le camp qui joue est `S`, `W`, `N` ou `E`, avec un joueur
# source f0bf30be
check-ffc-status = qui joue s’écrit en quatre signes : `a` (à la table), `z` (absent), `x` (éliminé), `-` (personne), et `s`, `w`, `n` ou `e` (éliminé, et le joueur de ce camp commande l’armée)
# source dc4ff159
check-ffc-castling = les droits au roque sont `-` ou des camps comme `SkqNk`
# source b8bbf615
check-ffc-passed = un double pas, c’est son camp, la case franchie et l’arrivée : `N:e10>e9`
# source 140ef591
check-ffc-calls = un échec annoncé, c’est qui est en échec et qui l’a dit : `N<S`
# source b9d443d4
check-ffc-rows = { $n ->
    [one] cette position a { $n } rangée au lieu de 12
   *[other] cette position a { $n } rangées au lieu de 12
 }
# source 01c0c25d
check-ffc-row = { $squares ->
    [one] la rangée { $rank } de cette position a { $squares } case au lieu de 12
   *[other] la rangée { $rank } de cette position a { $squares } cases au lieu de 12
 }
# source f9325a0c
check-ffc-square = ce n’est ni une pièce, ni un nombre, ni un trou de l’échiquier
# source a73545b1
check-no-option = `{ $text }` n’est pas une règle maison avec sa valeur
# source c3e3d2c0
check-no-option-help = écris la règle et sa valeur, comme `rule3=off`
# source a68937e5
check-no-allies = les alliés sont deux camps différents, deux lettres de `S W N E`
# source d49aa679
check-no-allies-help = écris `allies = ["SW"]`
# source 76580962
check-other-players = sur cet échiquier, on joue à { $seats }, pas à { $n }
# source 005baf6e
check-other-players-label = un autre nombre
# source 58c9aef5
check-no-such-letter = aucune pièce n’a la lettre `{ $letter }`
# source d3f67853
check-no-such-letter-label = pas une pièce
# source fa290d23
check-letter = la lettre { PIECE($piece, form: "du") } est `{ $letter }`
# source fae5052b
check-letter-black = la lettre { PIECE($piece, form: "du") } est `{ $letter }` chez les Noirs, et la majuscule chez les Blancs
# source 59f4a20d
check-letter-in-move = la lettre { PIECE($piece, form: "du") } est `{ $letter }` : écris `{ $text }`
# source 0bca941e
check-two-kings = { $side } ont plus d’un roi
# source 09326b8e
check-two-kings-label = un de plus
# source 10f21d68
check-two-kings-first = le premier
# source d0a7b105
check-no-king = { $side } n’ont pas de roi, et sans rois on ne peut rien dire ici
# source cbdb60ed
check-no-king-label = pas de roi
# source 3b12014b
check-pawn-misplaced = aucun pion ne peut être en { $square }
# source 4697d33e
check-pawn-misplaced-label = un pion
# source 37680d4b
check-wrong-check = ce sont { $turn } qui jouent, mais { $other } ont leur roi en échec
# source 1a18f4b1
check-wrong-check-label = en échec
# source 5e5c21a4
check-wrong-check-help = fais jouer { $other }, ou déplace une pièce
# source 2c613e78
check-no-short-castling = `{ $rights }` : { $side } ne peuvent pas faire le petit roque, roi et tour ne sont pas à leur place
# source 544f0458
check-no-long-castling = `{ $rights }` : { $side } ne peuvent pas faire le grand roque, roi et tour ne sont pas à leur place
# source e89d6db3
check-no-castlings = `{ $rights }` : pour aucun de ces roques, roi et tour ne sont à leur place
# source e4a3d8bb
check-no-castling-label = pas droit à ceci
# source 5c8f59f1
check-board-labels = les chiffres et les lettres autour d’un échiquier ne se dessinent pas
# source 0dd6c84f
check-board-labels-label = pas une case
# source 2105122f
check-board-labels-help = laisse les chiffres et les lettres de côté
# source 660a1b3b
check-no-empty = une case vide se dessine `.`, pas `{ $sign }`
# source be375151
check-no-empty-label = une case vide ?
# source c5e79375
check-nothing-passed = aucun pion n’a pu passer par { $square } au dernier coup
# source 1154c592
check-nothing-passed-label = cet échiquier
# source a2fb58d8
check-turn-waits = c’est à { $turn } de jouer, mais personne n’est là pour bouger cette armée
# source 84f84e27
check-turn-waits-label = personne ne joue maintenant
# source eddeb160
check-turn-waits-help = fais jouer un joueur marqué `a`, ou mets `a` pour { $turn }
# source ab9eedb0
check-drawn-board-only = `{ $name }` va avec un échiquier dessiné, et celui-ci le dit lui-même

## Cases et coups

# source 9ea1af42
check-no-square = `{ $text }` n’est pas une case
# source 20f388c4
check-no-square-label = pas une case
# source ba1b0dc6
check-no-square-help = une case, c’est une lettre de a à h et un chiffre de 1 à 8, comme `e4`
# source 0a615267
check-no-square-of-cross-help = une case, c’est une lettre de a à l et un nombre de 1 à 12, comme `e4` ; les quatre coins de 2x2 cases manquent
# source 9d4ccd0b
check-square-listed-twice = { $square } est deux fois dans la liste
# source ac9cdb6e
check-no-move = `{ $text }` n’est pas un coup
# source 73ec3fd8
check-no-move-label = pas un coup
# source 5f1c7bea
check-no-move-help = écris des cases comme dans `g1-f3`, ou des lettres anglaises comme dans `Nf3` ou `O-O`
# source 05bc95cf
check-no-move-of-cross-help = écris deux cases, comme dans `e2-e4` ou `e11-e12=Q`
# source 841f6de9
check-no-checkmate = `{ $text }` annonce un mat, mais le coup ne mate pas
# source 047eee1b
check-no-check = `{ $text }` annonce un échec, mais le coup n’en donne pas
# source c39f0756
check-untrue-sign-label = ce n’est pas vrai
# source 168629c3
check-untrue-sign-help = écris `{ $san }`
# source 683388a9
check-variation-help = enlève les variantes entre parenthèses ; une autre suite juste va dans `also`
# source 9e55b867
check-write-squares = écris des cases, comme dans `f1-g1`
# source e06d1bac
check-illegal-move = `{ $text }` n’est pas un coup légal ici : { $reason }
# source 112b4b8d
check-promote-to = dis ce que devient le pion, comme dans `{ $text }`
# source 843bcfc0
check-whose-turn = ce sont { $turn } qui jouent
# source 9c608949
check-piece-on = { PIECE($piece, form: "le") } en { $square }
# source b156c723
check-cannot-move = { $piece } n’a aucun coup légal
# source fac5b3ee
check-can-play = { $piece } peut jouer { $list }
# source 7a772b2b
check-no-piece-for-move = { $side } n’ont pas de { PIECE($piece) } qui puisse jouer `{ $text }`
# source 5ac1d040
check-no-piece-for-move-label = pas de { PIECE($piece) }
# source 36b64341
check-captures-nothing = `{ $text }` ne prend rien : { $square } est vide
# source e747af8a
check-captures-nothing-label = rien ici
# source f9288b3a
check-move-refused = `{ $text }` est refusé : { $reason }
# source d03831d6
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` n’est pas un coup légal ici : pour { $side }, aucune { PIECE($piece) } ne peut aller en { $square }
   *[masculine] `{ $text }` n’est pas un coup légal ici : pour { $side }, aucun { PIECE($piece) } ne peut aller en { $square }
 }
# source 8c57053c
check-not-legal = pas légal
# source 15bb5f5c
check-ambiguous = `{ $text }` pourrait être la pièce en { $list }
# source b7a372b8
check-ambiguous-label = laquelle ?
# source 1de1f3cf
check-write-the-squares = écris les cases, comme dans `{ $text }`

## Chaque code, expliqué : dans la liste, la première phrase est seule

# source 40ac9419
explain-too-big =
    Le fichier de la leçon dépasse 256 Kio. C’est plus qu’il n’en faut pour cent étapes bien remplies ;
    sans doute autre chose y est entré, comme une image collée en texte. Coupe une très longue leçon en
    deux ; la seconde peut venir `after` la première.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

# source 89c7a9ea
explain-syntax =
    Le texte n’est pas du TOML, la forme dans laquelle les leçons sont écrites. Chaque ligne est une
    note qui commence par `#`, le titre d’une étape entre doubles crochets, ou un réglage : un nom, `=`
    et une valeur. Dans un fichier de mots, le texte n’est pas du Fluent : cherche une accolade jamais
    fermée, ou une ligne qui commence par `*`, `[` ou `.`.
    .wrong = title La tour
    .right = title = "La tour"

# source 8cc91fa6
explain-no-quotes =
    Un texte est écrit sans guillemets. En TOML, tout texte est entre guillemets droits ; seuls les
    nombres et les mots `true` et `false` s’en passent. Les cases, les coups et les échiquiers sont
    aussi du texte.
    .wrong = title = La tour
    .right = title = "La tour"

# source 38fd314f
explain-inner-quote =
    Un guillemet à l’intérieur d’un texte le termine, et la suite n’appartient plus à rien. Mets tout le
    texte entre guillemets de l’autre sorte, ou entre trois guillemets. Pour mettre un mot en
    valeur, écris `_mot_`.
    .wrong = text = "Essaie de "sauter" en d6."
    .right = text = 'Essaie de "sauter" en d6.'

# source a91bdc1e
explain-curly-quotes =
    Un texte est entre guillemets d’imprimerie. Les traitements de texte transforment tout seuls les
    guillemets droits. Écris les leçons dans un simple éditeur de texte, et mets les textes entre
    guillemets droits. À l’intérieur d’un texte, les guillemets d’imprimerie conviennent très bien.
    .wrong = title = « La tour »
    .right = title = "La tour"

# source a42539bb
explain-colon =
    Un deux-points se trouve là où il faut `=`. En TOML, un réglage est un nom, `=` et une valeur.
    .wrong = title: "La tour"
    .right = title = "La tour"

# source f216d3c3
explain-key-letter =
    Le nom d’un réglage a une lettre qui n’est pas entre a et z. Les noms des réglages sont des mots
    anglais, les mêmes dans toutes les langues ; seuls les textes sont à toi.
    .wrong = durée = 3
    .right = minutes = 3

# source 5a7dbf2b
explain-backslash =
    Entre guillemets doubles, une barre oblique inverse commence un signe spécial, comme `\n` pour une
    nouvelle ligne ; ce qui suit ici n’en est pas un. Mets le texte entre guillemets simples, où cette
    barre n’est qu’une barre, ou écris-en deux.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

# source 9f031ecb
explain-unclosed =
    Une liste ou un texte est ouvert et jamais fermé. Une liste finit par `]`, un texte par le guillemet
    du début, et un texte de plusieurs lignes par les trois mêmes guillemets. Les lignes qui suivent sont
    sautées ; il y aura donc peut-être d’autres messages une fois ceci réparé.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

# source f0d000be
explain-new-toml =
    Le fichier utilise TOML 1.1, que d’autres programmes ne lisent pas encore. Ta leçon marcherait ici,
    mais pas dans un éditeur ou un script. Écris-la en TOML 1.0 : les accolades sur une ligne, pas de
    virgule avant la dernière accolade, et seulement les anciens codes à barre oblique inverse.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

# source 93cb0531
explain-unknown =
    Il n’y a pas de réglage, de type, de choix ou de raison de ce nom. Le plus souvent, c’est une faute de
    frappe, et l’aide donne un nom proche. `squarewise help-step TYPE` dit ce qu’une étape peut contenir.
    Dans un fichier de mots, c’est un message que l’anglais n’a pas : personne ne le dirait jamais.
    .wrong = titre = "La tour"
    .right = title = "La tour"

# source f6782faf
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

# source e078b904
explain-missing =
    Quelque chose de nécessaire n’est pas là. Chaque leçon a `format`, `id` et une étape ; chaque étape a
    `id` et `kind` ; et chaque type a ses propres réglages. Une leçon qui nomme sa langue a un titre, et
    des mots pour chaque étape. Dans un fichier de mots, il manque une phrase : alors on parle anglais.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

# source 6009e010
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

# source c2726036
explain-duplicate =
    Le même nom ou la même valeur est là deux fois. Deux étapes de même nom partageraient leurs mots et
    leurs étoiles, et deux réglages de même nom se disputeraient. Un fichier enregistré comme copie garde
    son ancien `id` : donne-lui-en un nouveau.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


# source 17a64803
explain-format =
    Le fichier dit qu’il est écrit dans un autre format. Ce programme lit le format 1. Une leçon d’un
    format plus récent a besoin d’un programme plus récent, car ses réglages veulent peut-être dire autre
    chose.
    .wrong = format = 2
    .right = format = 1

# source 538ca1f3
explain-too-many =
    Il y a plus d’étapes, d’indices, d’étoiles, de lettres ou de leçons qu’il n’y a de place. Une leçon a
    au plus 100 étapes, une étape au plus 5 indices et 8 étoiles, un texte au plus 1000 lettres, un
    dossier au plus 500 leçons. Un enfant se fatigue bien avant.
    .wrong = hints = 9
    .right = hints = 3

# source 677068b9
explain-bad-id =
    Un nom est fait de minuscules a à z, de chiffres et de `-` isolés, au plus 60 en tout. Les noms
    servent aux fichiers, aux traductions et aux progrès des enfants ; ils doivent marcher partout et ne
    jamais changer. Le titre, lui, peut être aussi beau que tu veux.
    .wrong = id = "La Tour !"
    .right = id = "la-tour"

# source bec739b7
explain-file-name =
    Le fichier n’a pas le même nom que la leçon. Le fichier de la leçon `rook` est `rook.toml`, pour que
    chacun la trouve sans l’ouvrir. Change celui des deux noms qui n’est pas voulu.
    .wrong = id = "rooks"          # dans rook.toml
    .right = id = "rook"           # dans rook.toml

# source a538d6a7
explain-language =
    La langue n’est pas écrite comme un code de langue. Un code a deux ou trois lettres, puis, après un
    `-`, une région ou une écriture si c’est important : `fr`, `en`, `pt-BR`, `sr-Latn`. Une langue dans
    laquelle le programme n’a pas de mots ne donne qu’un avertissement : boutons, raisons et pièces y sont
    nommés dans une autre.
    .wrong = language = "Français"
    .right = language = "fr"

# source dfc15a77
explain-fen =
    Une FEN n’est pas bien formée. Une FEN est une position sur une ligne : huit rangées, de 8 à 1,
    séparées par `/`, chacune de huit cases. Les lettres sont des pièces, les majuscules celles des
    Blancs ; un chiffre compte les cases vides. Puis viennent le camp qui joue, les droits au roque et la
    case de prise en passant. Le signe est sous la partie qui ne va pas. Tu peux aussi dessiner
    l’échiquier en huit lignes.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

# source ca7a13b4
explain-board =
    L’échiquier ne peut pas être lu. Écris `start`, `empty`, une FEN, ou dessine huit lignes de huit cases
    entre trois guillemets : `.` est une case vide, K Q R B N P sont les pièces des Blancs, les minuscules
    celles des Noirs. Les lettres sont anglaises dans toutes les langues (R est la tour, N le cavalier) ;
    les figurines marchent aussi.
    .wrong = board = "begin"
    .right = board = "start"

# source d521c8ff
explain-position =
    L’échiquier est bien formé, mais ce n’est pas une position d’échecs. Un camp a au plus un roi, aucun
    pion n’est sur la rangée 1 ou 8, le camp qui ne joue pas n’est pas en échec, et les droits au roque
    demandent roi et tour à leur place. Dans une leçon, un échiquier sans rois est permis.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

# source ca9108fd
explain-square =
    Ceci n’est pas une case. Une case, c’est une lettre de a à h pour la colonne et un chiffre de 1 à 8
    pour la rangée.
    .wrong = piece = "i9"
    .right = piece = "h8"

# source 44501c7e
explain-draw =
    Une phrase de `draw` ne peut pas être lue. C’est une forme et sa case, avec une couleur devant si tu
    veux : `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Ces mots sont anglais dans
    toutes les langues.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

# source 74d938d5
explain-move =
    Un coup ne peut pas être lu. Écris-le avec des cases, comme `g1-f3` et `e7-e8=Q`, ou avec des lettres
    anglaises, comme `Nf3`, `exd5` et `O-O` (N est le cavalier). Les cases sont les mêmes dans toutes les
    langues, et ne désignent jamais deux coups à la fois.
    .wrong = answer = ["Cf3"]
    .right = answer = ["g1-f3"]

# source 26ddefd5
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

# source 0ac54932
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

# source 34c59d7a
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

# source 9e8edce8
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

# source f8f6aff5
explain-goal =
    Le but de l’étape ne peut pas être atteint, ou il l’est déjà. Aucun coup légal sur cet échiquier ne
    fait ce que `goal` demande, donc l’enfant ne pourrait jamais réussir.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

# source 5ab8bba7
explain-star =
    Une étoile ne peut pas être là, ou il n’y en a pas. Une étoile est sur une case vide, ailleurs que là
    où la pièce commence.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

# source 63cf53c5
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

# source cbe5dcf5
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

# source b72ae53f
explain-name =
    Les mots utilisent un nom entre accolades que rien ne remplit ici. Le nom de l’enfant est partout
    `{ "{" }player{ "}" }` ; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` et `{ "{" }left{ "}" }` sont des
    nombres dans les exercices qui comptent ; `{ "{" }rook{ "}" }` et les autres donnent le nom des pièces.
    Pour une accolade elle-même, écris-en deux.
    .wrong = yes = "Bravo, { "{" }plyer{ "}" } !"
    .right = yes = "Bravo, { "{" }player{ "}" } !"

# source 06f8e95e
explain-marks =
    Les mots contiennent des marques d’un autre format, qui seraient montrées telles quelles. `_mot_`
    met un mot en valeur ; il ne faut rien d’autre. Des marques comme `<b>`, des liens, du code ou des titres ne donnent
    qu’un avertissement.
    .wrong = text = "La **tour** va tout droit."
    .right = text = "La _tour_ va tout droit."

# source e25fee57
explain-long =
    Un texte est plus long que ce qu’un enfant lit. À six ans, on lit environ 200 lettres à la fois, puis
    on veut faire quelque chose. Dis-le en moins de mots, coupe-le par une ligne vide, ou fais-en deux
    étapes. La leçon marche quand même.
    .wrong = text = "La tour, dont le nom vient des tours des châteaux forts, est une pièce qui ..."
    .right = text = "La _tour_ va tout droit."

# source 8db2dded
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

# source 3381f81e
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

# source 284a415f
explain-go =
    Un `go` nomme une étape qui n’existe pas, ou les chemins de la leçon ne conviennent pas. Personne ne voit une
    étape où aucun chemin ne mène, et d’un cercle d’étapes personne n’arrive à la fin. Sans `go`, c’est
    l’étape du dessous qui vient ensuite.
    .wrong = go = "etpae-deux"
    .right = go = "etape-deux"

# source c3ade077
explain-picture =
    Une image est un fichier posé à côté de la leçon, et `picture` est son nom tout seul, sans chemin de
    dossiers. Le nom finit par `.png`, `.jpg` ou `.jpeg`.
    .wrong = picture = "../images/tour.bmp"
    .right = picture = "tour.png"

# source b1a8216b
explain-plan =
    Une séance ne va pas. Le total de ses minutes n’est pas juste, une leçon du cours n’est dans aucune séance,
    les leçons ne sont pas dans l’ordre du chemin, ou l’étape pour jouer à deux ou pour la sortie ne convient
    pas. La phrase dit ce qui ne va pas.
    .wrong = screens = 5
    .right = screens = 12


# source c9a99d94
explain-color-alone =
    Les mots ne nomment quelque chose que par sa couleur, comme une case rouge. Tous les enfants ne
    distinguent pas les couleurs, alors nomme aussi la case ou la forme. Ce n’est qu’un avertissement.
    .wrong = text = "Va sur la case verte."
    .right = text = "Va sur la case avec le cercle, e4."

# source e56d6b51
explain-long-sentence =
    Une phrase a plus de 20 mots, et un enfant qui apprend tout juste à lire en oublie le début avant la
    fin. Fais-en deux phrases. Ce n’est qu’un avertissement.
    .wrong = text = "La tour va le long de sa rangée ou de sa colonne aussi loin que tu veux, mais quand une de tes pièces est sur son chemin, elle doit s'arrêter avant."
    .right = text = "La tour suit sa rangée ou sa colonne. Tes propres pièces l'arrêtent."

# source 79effaff
explain-long-words =
    Beaucoup de mots de ce texte sont longs, et les mots longs sont difficiles à lire. Dis-le avec des
    mots courts, ou enlèves-en quelques-uns. Ce n’est qu’un avertissement ; chaque langue a sa mesure.
    .wrong = text = "Attaquer simultanément plusieurs adversaires constitue une fourchette."
    .right = text = "Une pièce en attaque deux à la fois, c'est une fourchette."

# source 6f8ed808
explain-not-utf8 =
    Le fichier est enregistré dans un autre encodage que l’UTF-8, donc ses lettres ne peuvent pas être
    lues. Dans ton éditeur, choisis « Enregistrer sous » et l’encodage UTF-8. Ce que le Bloc-notes
    appelle « Unicode » est de l’UTF-16 et ne marche pas.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

# source e3ddb596
explain-unreadable =
    Le fichier ou le dossier ne peut pas être lu. Il a peut-être été déplacé, il appartient à quelqu’un
    d’autre, ou il est sur un disque qui n’est plus là. Les mots après le deux-points sont ceux du
    système.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

# source 26e5185e
explain-too-large =
    Le fichier dépasse 256 Kio et n’a pas été lu du tout. Aucune leçon n’a besoin d’autant. Regarde si
    c’est bien une leçon, ou coupe-la en deux.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

# source 66c51530
explain-overlooked =
    Le fichier ressemble à une leçon ou à ses mots, mais il n’est pas lu. Souvent, un éditeur a ajouté
    `.txt` au nom, là où personne ne le voit ; ou le fichier n’est qu’un lien ; ou il manque, à côté
    des mots, la leçon à laquelle ils appartiennent.
    .wrong = rook.toml.txt
    .right = rook.toml

# source fed611fd
explain-variable =
    Un message utilise une variable qu’il ne reçoit pas. Une traduction peut utiliser ce que le message
    anglais utilise, dans n’importe quel ordre et aussi souvent qu’elle veut, et rien d’autre. Le plus
    souvent, c’est une faute de frappe dans le nom.
    .wrong = home-hello = Bonjour, { "{" } $lerner { "}" } !
    .right = home-hello = Bonjour, { "{" } $learner { "}" } !

# source 61435796
explain-stale =
    Le texte source a changé après la traduction de ce message. La marque au-dessus du message, comme
    { "#" } source 1a2b3c4d, appartient à l’ancien texte. Relis la source, corrige la traduction, et laisse
    squarewise extract --update écrire la nouvelle marque.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

# source 51c84627
explain-untranslated =
    La feuille contient encore des mots de la langue à traduire. Ils ne comptent pas comme traduits, et
    un enfant les lirait dans la mauvaise langue. Traduis les phrases derrière chaque `=` ; les noms
    qui sont devant, et ce qui est entre accolades, restent tels quels.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Attrape les deux étoiles.
