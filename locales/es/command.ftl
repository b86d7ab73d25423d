# Lo que dice la línea de comandos: respuestas, y por qué una pregunta no se puede responder.

## Cuánto tiene cada idioma de las palabras

command-language = idioma
command-lesson = lección
command-words = palabras
command-stale = anticuado
command-changed = El original ha cambiado desde la traducción:
command-share = { $there } de { $all }
command-part-screens = pantallas
command-part-checker = revisor
command-part-lessons = lecciones
command-part-rules = reglas
command-part-rulebook = libro
command-part-command = comandos
command-part-fields = campos

## Lo que se ha hecho

command-wrote = escrito: { $file }
command-fits = { $id } se da ahora por bueno
command-new-words = { $name } es nuevo: sus palabras están al final, como comentario
command-replaces = ocupa el lugar de la lección incluida `{ $id }`
command-untranslated = `{ $lesson }` todavía no está en `{ $wanted }`: sus palabras están en `{ $language }`
command-silent = `{ $lesson }` no tiene palabras, así que su copia tampoco, y no nombra ningún idioma
command-not-spoken = `{ $asked }` todavía no se habla; lo que la lección no dice en ese idioma se dice en `{ $language }`

## Cómo se compone una frase

command-advised = { $text } ({ $advice })
command-and = { $one }; { $other }
command-at-key = { $key }: { $text }
command-column = { $text } (columna { $column }: `{ $there }`)
command-in-column = { $text } (columna { $column })
command-there-are = hay: `{ $list }`

## Archivos y lecciones

command-no-shelf = no hay ningún estante con el nombre `{ $shelf }`, o está vacío
command-no-plan = no hay ninguna clase con el nombre `{ $name }`
command-no-path = no hay ningún archivo ni carpeta con el nombre `{ $path }`
command-no-lesson = no hay ninguna lección ni archivo con el nombre `{ $name }`
command-a-folder = `{ $name }` es una carpeta, y aquí hace falta una lección: escribe su archivo o su id
command-already = `{ $file }` ya existe, y no se sobrescribe nada
command-already-update = `{ $file }` ya existe, y no se sobrescribe nada; con --update recibe lo que es nuevo
command-already-force = `{ $file }` ya existe; --force lo sobrescribe
command-cannot-read = `{ $file }` no se puede leer: { $error }
command-cannot-write = `{ $file }` no se puede escribir: { $error }
command-large = `{ $file }` ocupa más de 256 KiB
command-no-language = `{ $text }` no es un código de idioma; escribe `pl` para el polaco, `pt-BR` para el portugués de Brasil
command-reserved = Windows se reserva el nombre `{ $id }`; elige otro
command-no-copy = `{ $lesson }` no se puede copiar
command-no-words = `{ $name }` no tiene palabras que traducir
command-same-language = la propia lección está escrita en `{ $language }`; nombra el idioma de la traducción
command-which-translation = ¿qué traducción está al día? Nómbrala con --language o --output
command-no-translation = todavía no hay ningún `{ $file }`; ejecútalo primero sin --update
command-no-message = la lección no tiene ningún mensaje `{ $id }`
command-no-kind = no hay ningún tipo de paso llamado `{ $name }`
command-list-kinds = `squarewise help-step` los muestra todos
command-paper = `{ $file }` debe terminar en .pdf, .svg o .png, para saber qué tipo de archivo será
command-long-name = un nombre en un diploma tiene como máximo { $most } letras; este tiene { $n }
command-players = `--players` es solo para `--event bracket`: ninguna otra hoja tiene una línea por jugador
command-no-font = ninguna fuente de este programa tiene estos caracteres de la lección: { $letters } (no se ha escrito nada)
command-unconverted = las páginas no se han podido convertir: { $error }
command-no-export = este programa se compiló sin la característica `export`, así que no puede escribir hojas de ejercicios

## Reglas, posiciones y jugadas

command-no-rules = no existe el reglamento `{ $name }`; { $advice }
command-no-house-rule = no existe la regla de la casa `{ $name }`; { $advice }
command-house-rule = `{ $name }` puede ser `{ $list }`, no `{ $text }`; { $advice }
command-long-line = esta línea ocupa más de 1 MiB
command-no-object = una línea es un objeto JSON: `{"{"}"move":"e2e4"{"}"}`
command-no-move = falta `move`: añade `"move":"e2e4"`
command-move-number = número { $n }, `{ $mv }`: { $why }
command-no-start = `{ $text }` no es un comienzo: escribe `startpos`, `family-start` o una FEN como `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
command-no-king = { $side ->
    [white] las blancas no tienen rey
    [black] las negras no tienen rey
    [west] el oeste no tiene rey
    [south] el sur no tiene rey
    [north] el norte no tiene rey
   *[east] el este no tiene rey
 }
command-kings = { $side ->
    [white] las blancas tienen más de un rey
    [black] las negras tienen más de un rey
    [west] el oeste tiene más de un rey
    [south] el sur tiene más de un rey
    [north] el norte tiene más de un rey
   *[east] el este tiene más de un rey
 }
command-no-pawn = no puede haber un peón en { $squares }
command-in-check = el rey de { $square } está en jaque, y le toca al otro bando
command-castling = los derechos de enroque permiten enrocar { $side ->
    [white] a las blancas
    [black] a las negras
    [west] al oeste
    [south] al sur
    [north] al norte
   *[east] al este
 }, pero rey y torre no están en su sitio
command-not-passed = ningún peón puede haber pasado ahora por { $square }
command-turn-waits = le toca { $side ->
    [west] al oeste
    [south] al sur
    [north] al norte
   *[east] al este
 }, pero no hay nadie que mueva ese ejército (da el turno a un jugador marcado con `a`)

## Los campos de un paso

command-own-settings = Sus propios campos
command-option-settings = Debajo de cada [[step.option]]
command-options-example = Cada regla con sus valores y lo que significan; primero va el de las Leyes del Ajedrez.
command-common-settings = Los campos de todos los pasos
command-needed = (necesario)

# El mapa del curso.
command-map-rule = Regla
command-map-reason = Motivo de un rechazo
command-map-ending = Cómo acaba una partida
command-map-claim = Reclamación de tablas
command-map-lessons = Se enseña en
command-map-steps = Se comprueba en
command-map-hole = hueco
command-map-whole = los { $rows } se enseñan y se comprueban
command-map-holes = { $n ->
    [one] { $n } hueco: { $list }
   *[other] { $n } huecos: { $list }
 }

command-allies = `{ $text }` no es una pareja de aliados (escribe dos de los puestos S, W, N y E, como `SW`)

command-no-part = en el programa no hay nada que se llame `{ $name }`; { $help }
command-all-parts = `squarewise licences` lo nombra todo

## Ejercicios que hace el programa

command-no-skill = no hay ningún tipo de ejercicio llamado `{ $name }`
command-list-skills = `squarewise drill` los enumera todos
command-no-level = `{ $skill }` tiene los niveles del 1 al { $most }, y ningún nivel `{ $level }`
command-other-version = `{ $name }` lo hizo otra versión del programa; los nombres de esta empiezan por `p1`
command-no-seed = un nombre no puede terminar en `{ $text }`; ahí van de uno a ocho de los signos 0-9 y a-f, como `8f2c`
command-blank-seed = tras --seed va una palabra o un número; escribe cualquiera, como `lunes` o `7`
command-name-says-all = `{ $name }` ya dice el nivel y el comienzo; quita --level y --seed
command-few-exercises = `{ $skill }`, en el nivel { $level }, tiene menos de { $count } ejercicios: aquí están todos, { $n }
command-drill-file = `{ $file }` debe terminar en .toml si es una lección, o en .pdf, .svg o .png si es una hoja
command-skills-note = Los números dicen cuántos ejercicios hay en el nivel 1, 2, 3, etc., todos distintos; con un + hay { $many } por lo menos.
