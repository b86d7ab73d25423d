# Ce que dit la ligne de commande : des réponses, et pourquoi une question n’en a pas.

## Combien de mots chaque langue possède

# source 2f972e0e
command-language = langue
# source ede89eea
command-lesson = leçon
# source a6900da4
command-words = mots
# source b2e2fa30
command-stale = à revoir
# source 773b8856
command-changed = La source a changé depuis la traduction :
# source 77195a7b
command-share = { $there } sur { $all }
# source 1ebc8d2a
command-part-screens = écrans
# source 7d719252
command-part-checker = contrôle
# source 65bddac2
command-part-lessons = leçons
# source bdd3c682
command-part-rules = règles
# source 01437a2e
command-part-rulebook = livre
# source 6aa42aa3
command-part-command = commandes
# source 8361d4e6
command-part-fields = réglages

## Ce qui a été fait

# source 0afcec6c
command-wrote = écrit : { $file }
# source a90f99f7
command-fits = { $id } est noté comme à jour
# source 81b297cc
command-renewed = { $id } n’est pas encore traduit : il a maintenant les nouveaux mots de la source
# source a2a6df70
command-left-word = { $id } est l’ancien mot de la source et reste tel quel ; si c’est une traduction, dis-le avec `--only { $id }`
# source 65e58baf
command-new-words = { $name } est nouveau : ses mots sont à la fin, en commentaire
# source 6cb12b8f
command-replaces = elle prend la place de la leçon fournie `{ $id }`
# source 4c2e0e31
command-untranslated = `{ $lesson }` n’est pas encore traduite en `{ $wanted }` : ses mots sont en `{ $language }`
# source 25cd89be
command-silent = `{ $lesson }` n’a pas de mots, donc sa copie n’en a pas et ne nomme aucune langue
# source 87b087df
command-not-spoken = `{ $asked }` n’est pas encore parlé ; ce que la leçon n’y dit pas est dit en `{ $language }`

## Comment une phrase est composée

# source d7ad50b8
command-advised = { $text } ({ $advice })
# source 5607f12e
command-and = { $one } ; { $other }
# source e16a3757
command-at-key = { $key } : { $text }
# source 1363ca22
command-column = { $text } (colonne { $column } : `{ $there }`)
# source 99f32fb2
command-in-column = { $text } (colonne { $column })
# source 0648480f
command-there-are = il y a : `{ $list }`

## Fichiers et leçons

# source 4501f63d
command-no-shelf = il n’y a pas d’étagère appelée `{ $shelf }`, ou elle est vide
# source 4a4714d3
command-no-plan = il n’y a pas de séance appelée `{ $name }`
# source 42cd3985
command-no-path = il n’y a ni fichier ni dossier appelé `{ $path }`
# source 0793397f
command-no-lesson = il n’y a ni leçon ni fichier appelé `{ $name }`
# source b4a7c8fb
command-a-folder = `{ $name }` est un dossier, et il faut ici une seule leçon : écris son fichier ou son nom
# source ecd3e269
command-already = `{ $file }` est déjà là, et rien n’est remplacé
# source 0f880a9f
command-already-update = `{ $file }` est déjà là, et rien n’est remplacé ; avec --update, il reçoit ce qui est nouveau
# source 9c2c7db5
command-already-force = `{ $file }` est déjà là ; --force le remplace
# source d015ec92
command-cannot-read = `{ $file }` ne peut pas être lu : { $error }
# source 7c93efb0
command-cannot-write = `{ $file }` ne peut pas être écrit : { $error }
# source 2143c6d0
command-large = `{ $file }` dépasse 256 Kio
# source 485ce145
command-no-language = `{ $text }` n’est pas un code de langue ; écris `pl` pour le polonais, `pt-BR` pour le portugais du Brésil
# source d8c9f187
command-reserved = Windows garde le nom `{ $id }` pour lui ; choisis-en un autre
# source fc87331f
command-no-copy = `{ $lesson }` ne peut pas être copiée
# source 5887b643
command-no-words = `{ $name }` n’a pas de mots à traduire
# source d9b67881
command-same-language = la leçon elle-même est écrite en `{ $language }` ; nomme la langue de la traduction
# source af756234
command-which-translation = quelle traduction est à jour ? Nomme-la avec --language ou --output
# source 099feb3e
command-no-translation = il n’y a pas encore de `{ $file }` ; lance d’abord la commande sans --update
# source fa88e285
command-no-message = la leçon n’a pas de message `{ $id }`
# source c89355ce
command-no-kind = il n’y a pas de type d’étape appelé `{ $name }`
# source d563c459
command-list-kinds = `squarewise help-step` les donne tous
# source f8276e01
command-paper = `{ $file }` doit finir par .pdf, .svg ou .png, pour dire quelle sorte de fichier il faut
# source 7c687cfc
command-long-name = un nom sur un diplôme a au plus { $most } lettres ; celui-ci en a { $n }
# source 99c9c6ee
command-paper-mixed = les mots de `{ $id }` sont en `{ $language }`, mais ce que dit la feuille elle-même est en `{ $own }` : écris dans chaque étape ce qu’il faut faire, et `--lang` pour une autre langue de la feuille
# source d4ce21a5
command-players = `--players` ne va qu’avec `--event bracket` : aucune autre feuille n’a une ligne par joueur
# source 5afd5431
command-no-font = aucune police de ce programme n’a ces lettres de la leçon : { $letters } (rien n’a été écrit)
# source a362ec23
command-unconverted = les pages n’ont pas pu être converties : { $error }
# source e774df0c
command-no-export = ce programme a été compilé sans l’option `export`, donc il ne peut pas écrire de fiches

## Règles, positions et coups

# source 5b27388a
command-no-rules = il n’y a pas de règles appelées `{ $name }` ; { $advice }
# source 4c89a8b2
command-no-house-rule = il n’y a pas de règle maison `{ $name }` ; { $advice }
# source f9c8e4c0
command-house-rule = `{ $name }` peut être `{ $list }`, pas `{ $text }` ; { $advice }
# source 3fa6d340
command-long-line = cette ligne dépasse 1 Mio
# source 94776372
command-no-object = une ligne est un objet JSON : `{"{"}"move":"e2e4"{"}"}`
# source c22ea7a4
command-no-move = `move` manque : ajoute `"move":"e2e4"`
# source 021d3d77
command-move-number = numéro { $n }, `{ $mv }` : { $why }
# source d6fabede
command-no-start = `{ $text }` n’est pas un début : écris `startpos`, `family-start` ou une FEN comme `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
# source 47dfcb09
command-no-king = { $side ->
    [white] les Blancs n’ont
    [black] les Noirs n’ont
    [west] l’Ouest n’a
    [south] le Sud n’a
    [north] le Nord n’a
   *[east] l’Est n’a
 } pas de roi
# source 9abe2d9d
command-kings = { $side ->
    [white] les Blancs ont
    [black] les Noirs ont
    [west] l’Ouest a
    [south] le Sud a
    [north] le Nord a
   *[east] l’Est a
 } plus d’un roi
# source 3ad0e562
command-no-pawn = aucun pion ne peut être en { $squares }
# source 19362920
command-in-check = le roi en { $square } est en échec, et c’est à l’autre camp de jouer
# source 318a0cd8
command-castling = `{ $rights }` ne convient pas : pour ce roque, le roi et la tour { $side ->
    [white] des Blancs
    [black] des Noirs
    [west] de l’Ouest
    [south] du Sud
    [north] du Nord
   *[east] de l’Est
 } ne sont pas à leur place
# source 57471e26
command-not-passed = aucun pion n’a pu passer par { $square } au dernier coup
# source 8dc21a96
command-turn-waits = c’est { $side ->
    [west] à l’Ouest
    [south] au Sud
    [north] au Nord
   *[east] à l’Est
 } de jouer, mais personne n’est là pour bouger cette armée (fais jouer un joueur marqué `a`)

## Les réglages d’une étape

# source 0745adcb
command-own-settings = Ses propres réglages
# source 0d5015f1
command-option-settings = Sous chaque [[step.option]]
# source 2d3c5fd9
command-options-example = Chaque règle avec ses valeurs et ce qu’elles veulent dire ; celle des Règles officielles vient d’abord.
# source 91ceacf7
command-common-settings = Les réglages de toutes les étapes
# source aaee01e5
command-needed = (nécessaire)

# Le plan du cours.
# source a9e9d44d
command-map-rule = Règle
# source 9854d125
command-map-reason = Raison d’un refus
# source 8dcc6151
command-map-ending = Comment finit une partie
# source ff5264fb
command-map-claim = Réclamation de nulle
# source 75954158
command-map-lessons = Enseigné dans
# source cb7d3c1c
command-map-steps = Vérifié dans
# source ac9c9311
command-map-hole = trou
# source dc3e4879
command-map-whole = { $rows } sur { $rows } : tout est enseigné et vérifié
# source 80a397c8
command-map-holes = { $n ->
    [one] { $n } trou : { $list }
   *[other] { $n } trous : { $list }
 }

# source 4263c2af
command-allies = `{ $text }` n’est pas une paire de partenaires (écris deux des places S, W, N et E, comme `SW`)

# source fe564562
command-no-part = rien dans le programme ne s’appelle `{ $name }` ; { $help }
# source 5b8ee170
command-all-parts = `squarewise licences` nomme tout

## Les exercices que le programme prépare

# source f6cfbb11
command-no-skill = aucun type d’exercice ne s’appelle `{ $name }`
# source d33f862d
command-list-skills = `squarewise drill` donne toute la liste
# source 1da58469
command-no-level = `{ $skill }` a les niveaux 1 à { $most }, et pas de niveau `{ $level }`
# source 9b136677
command-other-version = `{ $name }` vient d’une autre version du programme ; les noms de celle-ci commencent par `p1`
# source 54dc3383
command-no-seed = un nom ne peut pas finir par `{ $text }` ; il y faut un à huit des signes 0-9 et a-f, comme `8f2c`
# source 0cc220a7
command-blank-seed = après --seed vient un mot ou un nombre ; écris n’importe lequel, comme `lundi` ou `7`
# source a67fefcd
command-name-says-all = `{ $name }` dit déjà le niveau et le départ ; enlève --level et --seed
# source 32cb71fa
command-few-exercises = `{ $skill }` a moins de { $count } exercices au niveau { $level } : les voici tous, { $n }
# source b603577c
command-drill-file = `{ $file }` doit finir par .toml pour une leçon, ou par .pdf, .svg ou .png pour une feuille
# source 3f56fb31
command-skills-note = Les nombres disent combien d’exercices il y a au niveau 1, 2, 3, etc., tous différents ; avec un +, il y en a au moins { $many }.
