# Lo que dice la línea de comandos: respuestas, y por qué una pregunta no se puede responder.

## Cuánto tiene cada idioma de las palabras

# source 2f972e0e
command-language = idioma
# source ede89eea
command-lesson = lección
# source a6900da4
command-words = palabras
# source b2e2fa30
command-stale = anticuado
# source 773b8856
command-changed = El original ha cambiado desde la traducción:
# source 77195a7b
command-share = { $there } de { $all }
# source 1ebc8d2a
command-part-screens = pantallas
# source 7d719252
command-part-checker = revisor
# source 65bddac2
command-part-lessons = lecciones
# source bdd3c682
command-part-rules = reglas
# source 01437a2e
command-part-rulebook = libro
# source 6aa42aa3
command-part-command = comandos
# source 8361d4e6
command-part-fields = campos

## Lo que se ha hecho

# source 0afcec6c
command-wrote = escrito: { $file }
# source a90f99f7
command-fits = { $id } se da ahora por bueno
# source 81b297cc
command-renewed = { $id } aún no está traducido: ahora tiene las palabras nuevas del original
# source a2a6df70
command-left-word = { $id } es la palabra antigua del original y queda como está; si es una traducción, dilo con `--only { $id }`
# source 65e58baf
command-new-words = { $name } es nuevo: sus palabras están al final, como comentario
# source 6cb12b8f
command-replaces = ocupa el lugar de la lección incluida `{ $id }`
# source 4c2e0e31
command-untranslated = `{ $lesson }` todavía no está en `{ $wanted }`: sus palabras están en `{ $language }`
# source 25cd89be
command-silent = `{ $lesson }` no tiene palabras, así que su copia tampoco, y no nombra ningún idioma
# source 87b087df
command-not-spoken = `{ $asked }` todavía no se habla; lo que la lección no dice en ese idioma se dice en `{ $language }`

## Cómo se compone una frase

# source d7ad50b8
command-advised = { $text } ({ $advice })
# source 5607f12e
command-and = { $one }; { $other }
# source e16a3757
command-at-key = { $key }: { $text }
# source 1363ca22
command-column = { $text } (columna { $column }: `{ $there }`)
# source 99f32fb2
command-in-column = { $text } (columna { $column })
# source 0648480f
command-there-are = hay: `{ $list }`

## Archivos y lecciones

# source 4501f63d
command-no-shelf = no hay ningún estante con el nombre `{ $shelf }`, o está vacío
# source 4a4714d3
command-no-plan = no hay ninguna sesión con el nombre `{ $name }`
# source 42cd3985
command-no-path = no hay ningún archivo ni carpeta con el nombre `{ $path }`
# source 0793397f
command-no-lesson = no hay ninguna lección ni archivo con el nombre `{ $name }`
# source b4a7c8fb
command-a-folder = `{ $name }` es una carpeta, y aquí hace falta una lección: escribe su archivo o su id
# source ecd3e269
command-already = `{ $file }` ya existe, y no se sobrescribe nada
# source 0f880a9f
command-already-update = `{ $file }` ya existe, y no se sobrescribe nada; con --update recibe lo que es nuevo
# source 9c2c7db5
command-already-force = `{ $file }` ya existe; --force lo sobrescribe
# source d015ec92
command-cannot-read = `{ $file }` no se puede leer: { $error }
# source 7c93efb0
command-cannot-write = `{ $file }` no se puede escribir: { $error }
# source 2143c6d0
command-large = `{ $file }` ocupa más de 256 KiB
# source 485ce145
command-no-language = `{ $text }` no es un código de idioma; escribe `pl` para el polaco, `pt-BR` para el portugués de Brasil
# source d8c9f187
command-reserved = Windows se reserva el nombre `{ $id }`; elige otro
# source fc87331f
command-no-copy = `{ $lesson }` no se puede copiar
# source 5887b643
command-no-words = `{ $name }` no tiene palabras que traducir
# source d9b67881
command-same-language = la propia lección está escrita en `{ $language }`; nombra el idioma de la traducción
# source af756234
command-which-translation = ¿qué traducción está al día? Nómbrala con --language o --output
# source 099feb3e
command-no-translation = todavía no hay ningún `{ $file }`; ejecútalo primero sin --update
# source fa88e285
command-no-message = la lección no tiene ningún mensaje `{ $id }`
# source c89355ce
command-no-kind = no hay ningún tipo de paso llamado `{ $name }`
# source d563c459
command-list-kinds = `squarewise help-step` los muestra todos
# source f8276e01
command-paper = `{ $file }` debe terminar en .pdf, .svg o .png, para saber qué tipo de archivo será
# source 7c687cfc
command-long-name = un nombre en un diploma tiene como máximo { $most } letras; este tiene { $n }
# source 99c9c6ee
command-paper-mixed = las palabras de `{ $id }` están en `{ $language }`, pero lo que dice la propia hoja está en `{ $own }`: escribe en cada paso qué hay que hacer, y `--lang` para otro idioma de la hoja
# source d4ce21a5
command-players = `--players` es solo para `--event bracket`: ninguna otra hoja tiene una línea por jugador
# source 5afd5431
command-no-font = ninguna fuente de este programa tiene estos caracteres de la lección: { $letters } (no se ha escrito nada)
# source a362ec23
command-unconverted = las páginas no se han podido convertir: { $error }
# source e774df0c
command-no-export = este programa se compiló sin la característica `export`, así que no puede escribir hojas de ejercicios

## Reglas, posiciones y jugadas

# source 5b27388a
command-no-rules = no existe el reglamento `{ $name }`; { $advice }
# source 4c89a8b2
command-no-house-rule = no existe la regla de la casa `{ $name }`; { $advice }
# source f9c8e4c0
command-house-rule = `{ $name }` puede ser `{ $list }`, no `{ $text }`; { $advice }
# source 3fa6d340
command-long-line = esta línea ocupa más de 1 MiB
# source 94776372
command-no-object = una línea es un objeto JSON: `{"{"}"move":"e2e4"{"}"}`
# source c22ea7a4
command-no-move = falta `move`: añade `"move":"e2e4"`
# source 021d3d77
command-move-number = número { $n }, `{ $mv }`: { $why }
# source d6fabede
command-no-start = `{ $text }` no es un comienzo: escribe `startpos`, `family-start` o una FEN como `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
# source 47dfcb09
command-no-king = { $side ->
    [white] las blancas no tienen rey
    [black] las negras no tienen rey
    [west] el oeste no tiene rey
    [south] el sur no tiene rey
    [north] el norte no tiene rey
   *[east] el este no tiene rey
 }
# source 9abe2d9d
command-kings = { $side ->
    [white] las blancas tienen más de un rey
    [black] las negras tienen más de un rey
    [west] el oeste tiene más de un rey
    [south] el sur tiene más de un rey
    [north] el norte tiene más de un rey
   *[east] el este tiene más de un rey
 }
# source 3ad0e562
command-no-pawn = no puede haber un peón en { $squares }
# source 19362920
command-in-check = el rey de { $square } está en jaque, y le toca al otro bando
# source 318a0cd8
command-castling = `{ $rights }` no encaja: para ese enroque, el rey y la torre { $side ->
    [white] de las blancas
    [black] de las negras
    [west] del oeste
    [south] del sur
    [north] del norte
   *[east] del este
 } no están en su sitio
# source 57471e26
command-not-passed = ningún peón puede haber pasado ahora por { $square }
# source 8dc21a96
command-turn-waits = le toca { $side ->
    [west] al oeste
    [south] al sur
    [north] al norte
   *[east] al este
 }, pero no hay nadie que mueva ese ejército (da el turno a un jugador marcado con `a`)

## Los campos de un paso

# source 0745adcb
command-own-settings = Sus propios campos
# source 0d5015f1
command-option-settings = Debajo de cada [[step.option]]
# source 2d3c5fd9
command-options-example = Cada regla con sus valores y lo que significan; primero va el de las Leyes del Ajedrez.
# source 91ceacf7
command-common-settings = Los campos de todos los pasos
# source aaee01e5
command-needed = (necesario)

# El mapa del curso.
# source a9e9d44d
command-map-rule = Regla
# source 9854d125
command-map-reason = Motivo de un rechazo
# source 8dcc6151
command-map-ending = Cómo acaba una partida
# source ff5264fb
command-map-claim = Reclamación de tablas
# source 75954158
command-map-lessons = Se enseña en
# source cb7d3c1c
command-map-steps = Se comprueba en
# source ac9c9311
command-map-hole = hueco
# source dc3e4879
command-map-whole = los { $rows } se enseñan y se comprueban
# source 80a397c8
command-map-holes = { $n ->
    [one] { $n } hueco: { $list }
   *[other] { $n } huecos: { $list }
 }

# source 4263c2af
command-allies = `{ $text }` no es una pareja de aliados (escribe dos de los puestos S, W, N y E, como `SW`)

# source fe564562
command-no-part = en el programa no hay nada que se llame `{ $name }`; { $help }
# source 5b8ee170
command-all-parts = `squarewise licences` lo nombra todo

## Ejercicios que hace el programa

# source f6cfbb11
command-no-skill = no hay ningún tipo de ejercicio llamado `{ $name }`
# source d33f862d
command-list-skills = `squarewise drill` los enumera todos
# source 1da58469
command-no-level = `{ $skill }` tiene los niveles del 1 al { $most }, y ningún nivel `{ $level }`
# source 9b136677
command-other-version = `{ $name }` lo hizo otra versión del programa; los nombres de esta empiezan por `p1`
# source 54dc3383
command-no-seed = un nombre no puede terminar en `{ $text }`; ahí van de uno a ocho de los signos 0-9 y a-f, como `8f2c`
# source 0cc220a7
command-blank-seed = tras --seed va una palabra o un número; escribe cualquiera, como `lunes` o `7`
# source a67fefcd
command-name-says-all = `{ $name }` ya dice el nivel y el comienzo; quita --level y --seed
# source 32cb71fa
command-few-exercises = `{ $skill }`, en el nivel { $level }, tiene menos de { $count } ejercicios: aquí están todos, { $n }
# source b603577c
command-drill-file = `{ $file }` debe terminar en .toml si es una lección, o en .pdf, .svg o .png si es una hoja
# source 3f56fb31
command-skills-note = Los números dicen cuántos ejercicios hay en el nivel 1, 2, 3, etc., todos distintos; con un + hay { $many } por lo menos.
