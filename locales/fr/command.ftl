# Ce que dit la ligne de commande : des réponses, et pourquoi une question n’en a pas.

## Combien de mots chaque langue possède

command-language = langue
command-lesson = leçon
command-words = mots
command-stale = à revoir
command-changed = La source a changé depuis la traduction :
command-share = { $there } sur { $all }
command-part-screens = écrans
command-part-checker = contrôle
command-part-lessons = leçons
command-part-rules = règles
command-part-rulebook = livre
command-part-command = commandes
command-part-fields = réglages

## Ce qui a été fait

command-wrote = écrit : { $file }
command-fits = { $id } est noté comme à jour
command-new-words = { $name } est nouveau : ses mots sont à la fin, en commentaire
command-replaces = elle prend la place de la leçon fournie `{ $id }`
command-untranslated = `{ $lesson }` n’est pas encore traduite en `{ $wanted }` : ses mots sont en `{ $language }`
command-silent = `{ $lesson }` n’a pas de mots, donc sa copie n’en a pas et ne nomme aucune langue
command-not-spoken = `{ $asked }` n’est pas encore parlé ; ce que la leçon n’y dit pas est dit en `{ $language }`

## Comment une phrase est composée

command-advised = { $text } ({ $advice })
command-and = { $one } ; { $other }
command-at-key = { $key } : { $text }
command-column = { $text } (colonne { $column } : `{ $there }`)
command-in-column = { $text } (colonne { $column })
command-there-are = il y a : `{ $list }`

## Fichiers et leçons

command-no-shelf = il n’y a pas d’étagère appelée `{ $shelf }`, ou elle est vide
command-no-plan = il n’y a pas de séance appelée `{ $name }`
command-no-path = il n’y a ni fichier ni dossier appelé `{ $path }`
command-no-lesson = il n’y a ni leçon ni fichier appelé `{ $name }`
command-a-folder = `{ $name }` est un dossier, et il faut ici une seule leçon : écris son fichier ou son nom
command-already = `{ $file }` est déjà là, et rien n’est remplacé
command-already-update = `{ $file }` est déjà là, et rien n’est remplacé ; avec --update, il reçoit ce qui est nouveau
command-already-force = `{ $file }` est déjà là ; --force le remplace
command-cannot-read = `{ $file }` ne peut pas être lu : { $error }
command-cannot-write = `{ $file }` ne peut pas être écrit : { $error }
command-large = `{ $file }` dépasse 256 Kio
command-no-language = `{ $text }` n’est pas un code de langue ; écris `pl` pour le polonais, `pt-BR` pour le portugais du Brésil
command-reserved = Windows garde le nom `{ $id }` pour lui ; choisis-en un autre
command-no-copy = `{ $lesson }` ne peut pas être copiée
command-no-words = `{ $name }` n’a pas de mots à traduire
command-same-language = la leçon elle-même est écrite en `{ $language }` ; nomme la langue de la traduction
command-which-translation = quelle traduction est à jour ? Nomme-la avec --language ou --output
command-no-translation = il n’y a pas encore de `{ $file }` ; lance d’abord la commande sans --update
command-no-message = la leçon n’a pas de message `{ $id }`
command-no-kind = il n’y a pas de type d’étape appelé `{ $name }`
command-list-kinds = `squarewise help-step` les donne tous
command-paper = `{ $file }` doit finir par .pdf, .svg ou .png, pour dire quelle sorte de fichier il faut
command-long-name = un nom sur un diplôme a au plus { $most } lettres ; celui-ci en a { $n }
command-players = `--players` ne va qu’avec `--event bracket` : aucune autre feuille n’a une ligne par joueur
command-no-font = aucune police de ce programme n’a ces lettres de la leçon : { $letters } (rien n’a été écrit)
command-unconverted = les pages n’ont pas pu être converties : { $error }
command-no-export = ce programme a été compilé sans l’option `export`, donc il ne peut pas écrire de fiches

## Règles, positions et coups

command-no-rules = il n’y a pas de règles appelées `{ $name }` ; { $advice }
command-no-house-rule = il n’y a pas de règle maison `{ $name }` ; { $advice }
command-house-rule = `{ $name }` peut être `{ $list }`, pas `{ $text }` ; { $advice }
command-long-line = cette ligne dépasse 1 Mio
command-no-object = une ligne est un objet JSON : `{"{"}"move":"e2e4"{"}"}`
command-no-move = `move` manque : ajoute `"move":"e2e4"`
command-move-number = numéro { $n }, `{ $mv }` : { $why }
command-no-start = `{ $text }` n’est pas un début : écris `startpos`, `family-start` ou une FEN comme `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
command-no-king = { $side ->
    [white] les Blancs n’ont
    [black] les Noirs n’ont
    [west] l’Ouest n’a
    [south] le Sud n’a
    [north] le Nord n’a
   *[east] l’Est n’a
 } pas de roi
command-kings = { $side ->
    [white] les Blancs ont
    [black] les Noirs ont
    [west] l’Ouest a
    [south] le Sud a
    [north] le Nord a
   *[east] l’Est a
 } plus d’un roi
command-no-pawn = aucun pion ne peut être en { $squares }
command-in-check = le roi en { $square } est en échec, et c’est à l’autre camp de jouer
command-castling = d’après les droits au roque, { $side ->
    [white] les Blancs peuvent
    [black] les Noirs peuvent
    [west] l’Ouest peut
    [south] le Sud peut
    [north] le Nord peut
   *[east] l’Est peut
 } roquer, mais roi et tour ne sont pas à leur place
command-not-passed = aucun pion n’a pu passer par { $square } au dernier coup
command-turn-waits = c’est { $side ->
    [west] à l’Ouest
    [south] au Sud
    [north] au Nord
   *[east] à l’Est
 } de jouer, mais personne n’est là pour bouger cette armée (fais jouer un joueur marqué `a`)

## Les réglages d’une étape

command-own-settings = Ses propres réglages
command-option-settings = Sous chaque [[step.option]]
command-options-example = Chaque règle avec ses valeurs et ce qu’elles veulent dire ; celle des Règles officielles vient d’abord.
command-common-settings = Les réglages de toutes les étapes
command-needed = (nécessaire)

# Le plan du cours.
command-map-rule = Règle
command-map-reason = Raison d’un refus
command-map-ending = Comment finit une partie
command-map-claim = Réclamation de nulle
command-map-lessons = Enseigné dans
command-map-steps = Vérifié dans
command-map-hole = trou
command-map-whole = { $rows } sur { $rows } : tout est enseigné et vérifié
command-map-holes = { $n ->
    [one] { $n } trou : { $list }
   *[other] { $n } trous : { $list }
 }

command-allies = `{ $text }` n’est pas une paire de partenaires (écris deux des places S, W, N et E, comme `SW`)

command-no-part = rien dans le programme ne s’appelle `{ $name }` ; { $help }
command-all-parts = `squarewise licences` nomme tout

## Les exercices que le programme prépare

command-no-skill = aucun type d’exercice ne s’appelle `{ $name }`
command-list-skills = `squarewise drill` donne toute la liste
command-no-level = `{ $skill }` a les niveaux 1 à { $most }, et pas de niveau `{ $level }`
command-other-version = `{ $name }` vient d’une autre version du programme ; les noms de celle-ci commencent par `p1`
command-no-seed = un nom ne peut pas finir par `{ $text }` ; il y faut un à huit des signes 0-9 et a-f, comme `8f2c`
command-blank-seed = après --seed vient un mot ou un nombre ; écris n’importe lequel, comme `lundi` ou `7`
command-name-says-all = `{ $name }` dit déjà le niveau et le départ ; enlève --level et --seed
command-few-exercises = `{ $skill }` a moins de { $count } exercices au niveau { $level } : les voici tous, { $n }
command-drill-file = `{ $file }` doit finir par .toml pour une leçon, ou par .pdf, .svg ou .png pour une feuille
command-skills-note = Les nombres disent combien d’exercices il y a au niveau 1, 2, 3, etc., tous différents ; avec un +, il y en a au moins { $many }.
