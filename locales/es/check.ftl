### Lo que `squarewise check` dice a quienes escriben lecciones y palabras.
###
### Para personas adultas: en minúscula, sin punto final, nombres entre acentos graves. Di qué hay y qué
### se esperaba; una ayuda dice qué escribir. El código entre corchetes no se traduce nunca.

## Cómo se muestran los errores

check-error = error
check-warning = aviso
check-help = ayuda
check-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errores
 }
check-warnings = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
 }
check-both = { $errors }, { $warnings }
check-cut = { $count } (se muestran los primeros { $shown })
check-no-lessons = no hay ninguna lección que comprobar
check-all-hold = { $n ->
    [one] { $n } lección en orden
   *[other] { $n } lecciones en orden
 }
check-shipped-hold = { $n ->
    [one] { $n } lección incluida en orden
   *[other] { $n } lecciones incluidas en orden
 }
check-and-words = { $sum }; { $file } tiene { $errors }
check-books-hold = { $n ->
    [one] el libro de reglas está en orden
   *[other] { $n } libros de reglas están en orden
 }
check-no-book-holds = el libro de reglas no está en orden: { $errors }
check-some-hold = { $n ->
    [one] { $holding } de { $n } lección en orden: { $errors }
   *[other] { $holding } de { $n } lecciones en orden: { $errors }
 }
check-did-you-mean = ¿querías decir `{ $near }`?
check-no-code = no hay ningún código `{ $code }`
check-no-code-help = `squarewise explain` los muestra todos
check-example-wrong = Así no:
check-example-right = Así sí:

## Archivos

check-utf16 = este archivo está guardado como { $encoding }
check-not-utf8 = este archivo no está guardado como UTF-8
check-first-bad-letter = la primera letra que no se puede leer
check-utf8-help = guárdalo otra vez y elige la codificación UTF-8
check-folder-unreadable = esta carpeta no se puede leer: { $error }
check-file-unreadable = este archivo no se puede leer: { $error }
check-file-too-large = este archivo ocupa más de { $kib } KiB
check-too-many-lessons = esta carpeta tiene demasiadas lecciones: { $more } sobre el límite de { $limit }
check-too-many-files = esta carpeta tiene más de { $limit } archivos; los demás no se han mirado
check-folder-too-hard = esta lección no se ha demostrado: juntas, las lecciones de esta carpeta dan demasiado trabajo
check-folder-too-hard-help = haz más fáciles las lecciones difíciles de esta carpeta, con menos estrellas o piezas, o pon algunas en otra carpeta
check-lesson-too-big = una lección ocupa como mucho { $kib } KiB
check-lesson-too-big-label = este archivo ocupa más
check-file-name = la lección se llama `{ $id }`, pero el archivo se llama `{ $file }`
check-file-name-label = otro nombre
check-file-name-help = escribe `{ $stem }`, o llama al archivo `{ $id }.toml`
check-call-file = llama al archivo `{ $id }.toml`
check-long-id-help = como mucho { $limit } letras
check-own-shelf = `{ $text }` no es un estante del programa: la lección va a un estante propio
check-own-shelf-label = un estante propio
check-shelf-name = el nombre de un estante tiene de 1 a { $limit } letras en una línea
check-no-article = no hay ningún artículo { $text }: las Leyes tienen los artículos del 1 al { $last }
check-overlooked-txt = este archivo se pasa por alto: su nombre acaba en `.txt`
check-overlooked-txt-help = llámalo `{ $name }`; si no ves la terminación `.txt`, haz que se muestren las extensiones de los archivos
check-overlooked-link = esto es un enlace, y los enlaces no se siguen
check-overlooked-link-help = pon una copia de la lección en esta carpeta
check-overlooked-words = nadie dice estas palabras: a su lado no hay ninguna lección `{ $file }`
check-overlooked-words-help = ponlas junto a `{ $file }`, o llama al archivo como se llama la lección
check-overlooked-more = { $n ->
    [one] por los mismos motivos, aquí se deja de lado un archivo más
   *[other] por los mismos motivos, aquí se dejan de lado { $n } archivos más
 }
check-rules-too-big = las reglas de la casa ocupan como mucho { $kib } KiB

## Descuidos al escribir

check-list-open = esta lista no se cierra nunca
check-list-open-help = termina la lista con `]`
check-text-open = este texto no se cierra nunca
check-text-open-help = ciérralo con la misma comilla en la misma línea, o usa tres comillas para varias líneas
check-control-sign = en este texto hay un signo que nadie puede ver
check-control-sign-label = aquí
check-control-sign-help = quítalo, o escribe las palabras otra vez
check-long-text-open-help = termina el texto con las mismas tres comillas
check-opened-here = se abre aquí
check-one-bracket = un paso empieza con dos corchetes a cada lado
check-one-bracket-label = este paso se omite
check-one-bracket-help = escribe `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = una tabla entre llaves en varias líneas no se entiende en todas partes
check-new-braces-help = deja las llaves en una sola línea
check-new-comma = una coma delante de `{ "}" }` no se entiende en todas partes
check-new-comma-help = quita la última coma
check-new-escape = esta secuencia no se entiende en todas partes
check-new-escape-help = escribe `\\` para una barra invertida, o pon el texto entre comillas simples
check-not-toml = esto no se puede leer como TOML
check-not-toml-help = una línea es `nombre = valor`, `[[step]]`, o una nota que empieza con `#`
check-no-comma = entre dos elementos de una lista va una coma
check-no-comma-label = falta una coma delante
check-no-comma-help = escribe `["uno", "dos"]`
check-inner-quote = una comilla dentro del texto lo termina
check-inner-quote-label = el texto termina aquí
check-inner-quote-help = pon todo el texto entre comillas del otro tipo, `'...'` o `"..."`, o resalta una palabra con `_palabra_`
check-line-end-sign = una línea de TOML no termina con `{ $sign }`
check-take-sign-away = quita el `{ $sign }`
check-two-equals = un campo se escribe con un solo `=`
check-other-note = una nota empieza con `#`, no con `{ $sign }`
check-sign-label = este signo no
check-other-file = este archivo lo guardó un procesador de textos o un navegador
check-other-file-label = no es texto sin formato
check-other-file-help = guárdalo como texto sin formato, o escríbelo en un editor de texto como el Bloc de notas
check-invisible = aquí hay un carácter invisible ({ $number })
check-invisible-label = nadie lo ve
check-invisible-help = bórralo, y pon un espacio normal si aquí va uno
check-set-twice = `{ $name }` aparece dos veces
check-again-here = aquí otra vez
check-first-here = aquí primero
check-backslash = entre comillas dobles, una barra invertida empieza un signo especial
check-backslash-label = esta barra invertida
check-backslash-help = pon el texto entre comillas simples, o escribe `\\`
check-key-letter = `{ $letter }` no puede estar en el nombre de un campo
check-key-letter-label = esta letra no vale en nombres
check-key-letter-help = los nombres llevan letras de la a a la z, cifras, `-` y `_`
check-colon = un campo se escribe con `=`, no con `:`
check-colon-label = estos dos puntos
check-write-setting = escribe `{ $name } = { $value }`
check-no-equals = esta línea no tiene `=`
check-no-equals-label = no es un campo
check-no-equals-help = escribe `nombre = valor`, o empieza la línea con `#` para que sea una nota
check-no-value = detrás del `=` no hay ningún valor
check-no-value-label = aquí va un valor
check-small-letters = `{ $value }` se escribe en minúsculas
check-switch-word = `{ $name }` es `true` o `false`
check-write = escribe `{ $text }`
check-no-quotes = el texto va entre comillas
check-no-quotes-label = sin comillas
check-no-quotes-help = escribe `"{ $text }"`
check-curly-quote = `{ $quote }` es una comilla tipográfica, y TOML las quiere rectas
check-curly-quote-label = una comilla tipográfica
check-curly-quote-help = escribe `"`

## Campos

check-block-lesson = una lección
check-block-worded-lesson = una lección con idioma
check-block-step = un paso
check-block-step-of-kind = un paso `{ $kind }`
check-block-question = esta pregunta
check-block-book = un libro de reglas
check-block-card = una tarjeta
check-block-example = un ejemplo
check-unknown-setting = { $block } no tiene ningún campo llamado `{ $name }`
check-not-known = desconocido
check-no-sentence = no hay ninguna frase llamada `{ $id }`
check-needs = { $block } necesita `{ $name }`
check-no-setting = falta `{ $name }`
check-belongs-to-step = `{ $name }` es de un paso, pero está encima del primer [[step]]
check-lone-option = esta respuesta está fuera de todo paso
check-move-line-down = baja esta línea hasta debajo del [[step]] al que pertenece
check-belongs-to-lesson = `{ $name }` es de la lección, pero está debajo de [[step]]
check-move-line-up = sube esta línea hasta encima del primer [[step]]
check-step-starts-here = el paso empieza aquí
check-belongs-elsewhere = `{ $name }` es de { $owner }, y esto es { $block }
check-kind-of-step = el tipo de este paso
check-not-here = aquí no
check-never-used = `{ $name }` no se usa nunca aquí: { $why }
check-never-used-label = no se usa nunca
check-take-line-away = quita esta línea
check-format = esta lección está escrita en el formato { $format }, y este programa lee el formato { $own }
check-format-label = otro formato
check-format-newer-help = consigue un Squarewise más nuevo, o escribe `format = 1`
check-format-help = escribe `format = 1`
check-language = `{ $text }` no es un código de idioma
check-language-label = no es un código de idioma
check-language-help = escribe `en` para el inglés, `de` para el alemán, `pl` para el polaco, `pt-BR` para el portugués de Brasil
check-unspoken-language = el programa no tiene palabras en `{ $language }`: sus botones, sus razones y los nombres de las piezas saldrán en otro idioma
check-unspoken-language-label = no es un idioma del programa
check-unspoken-language-help = escribe tú cada `yes` y cada `no`, y los nombres de las piezas como palabras; el programa habla { $list }
check-unspoken-sheet-help = escribe los nombres de las piezas como palabras, sin `PIECE`; el programa habla { $list }
check-after-itself = una lección no puede ir después de sí misma
check-after-itself-label = ella misma
check-listed-twice = `{ $text }` está dos veces en la lista
check-article = `{ $text }` no es un artículo de las Leyes
check-article-label = no es un artículo
check-article-help = escribe números con puntos, como `3.8.2`
check-too-many-steps = una lección tiene como mucho { $limit } pasos, y esta tiene { $n }
check-one-too-many = uno de más
check-no-step = una lección necesita al menos un paso
check-no-step-label = ningún paso
check-no-step-help = escribe `[[step]]`; `squarewise new` prepara un comienzo completo
check-write-step-above = escribe un `[[step]]` encima: una respuesta pertenece a un paso
check-two-steps = dos pasos se llaman `{ $id }`
check-block-option = una respuesta
check-option-of-step = `{ $name }` es del paso, pero está debajo de [[step.option]]
check-option-of-lesson = `{ $name }` es de la lección, pero está debajo de [[step.option]]
check-move-line-above-options = sube esta línea hasta encima del primer [[step.option]] del paso
check-option-starts-here = la respuesta empieza aquí
check-no-kind = no hay ningún tipo de paso llamado `{ $name }`
check-kinds-are = los tipos son { $list }
check-no-id = `{ $text }` no puede ser un nombre
check-no-id-label = no es un nombre
check-no-id-help = usa letras minúsculas de la a a la z, cifras y `-`, como en `{ $example }`
check-why-nothing-to-solve = no hay nada que resolver
check-why-no-wrong-answer = no hay ninguna respuesta incorrecta
check-why-one-act = un ejemplo pide una sola cosa y dice una sola cosa sobre ella
check-why-target = `target` es el tablero
check-why-drawn-scene = no hay nada más que la escena dibujada
check-why-no-mistake = en este tipo de paso ninguna jugada es un error
check-why-no-refusal = en este tipo de paso no se rechaza ninguna jugada
check-why-made-boards = en este tipo de paso los tableros los hace el programa
check-practice-board = los tableros de `{ $skill }` no son los de esta lección
check-practice-board-help = pon el paso en una lección propia, sin tableros del otro tipo
check-few-boards = `{ $skill }` tiene menos de { $count } tableros distintos en el nivel { $level }: { $n }
check-few-boards-label = más tableros de los que hay
check-few-boards-help = pide menos tableros con `count`, u otro `level`
check-too-many-hints = un paso tiene como mucho { $limit } pistas, y este tiene { $n }
check-too-many-label = demasiadas
check-number-between = `{ $name }` es un número del 1 al { $limit }
check-number-between-label = fuera de esos límites
check-type = `{ $name }` es { $expected }, no { $here }
check-type-item = `{ $name }` es { $expected }, y dentro hay { $here }
check-wants-text = un texto entre comillas
check-wants-number = un número entero
check-wants-list = una lista de textos entre corchetes
check-wants-text-or-list = un texto entre comillas, o una lista de textos entre corchetes
check-wants-number-or-list = una lista de textos entre corchetes, o cuántos son
check-wants-text-or-switch = un texto entre comillas, o `true`
check-wants-switch-or-text = `true` o `false`, o un texto entre comillas
check-wants-pairs = una lista de pares, cada uno entre sus propios corchetes
check-wants-blocks = un bloque que empieza con su nombre entre corchetes dobles
check-is-text = un texto
check-is-negative = un número menor que 0
check-is-number = un número
check-is-fraction = un número con punto
check-is-switch = `true` o `false`
check-is-date = una fecha o una hora
check-is-list = una lista
check-is-table = una tabla
check-empty-list = una lista vacía
check-write-list = escribe `{ $name } = ["{ $text }"]`
check-write-pairs = escribe `{ $name } = [["nombre", "frase"]]`
check-no-choice = `{ $name }` no puede ser `{ $text }`
check-one-of = escribe uno de estos: { $list }

## Varias lecciones

check-same-lesson = otra lección se llama `{ $id }`: { $file }
check-same-lesson-label = el mismo nombre
check-no-lesson = no hay ninguna lección llamada `{ $id }`
check-no-lesson-label = no existe esa lección
check-circle = `{ $one }` y `{ $other }` van cada una después de la otra
check-circle-label = un círculo

## El curso

check-block-course = un curso
check-block-land = una tierra
check-block-entry = una entrada de un camino
check-block-old = un nombre antiguo
check-entry-leads = esta entrada no lleva a ninguna parte
check-entry-leads-label = sin `lesson`, `game` ni `story`
check-entry-leads-help = escribe `lesson = "rook"`, o `game = "lección/paso"`
check-entry-twice = una entrada lleva a una sola cosa, y esta es la segunda
check-no-place = `{ $text }` no nombra ninguna lección ni ningún paso
check-no-place-label = no está escrito como un nombre
check-no-place-help = escribe una lección como `rook`, y un paso o un juego como `lección/paso`
check-old-kinds = una lección pasa a ser una lección, y un paso, un paso
check-old-kinds-label = no es del mismo tipo
check-old-in-use = `{ $id }` sigue existiendo y guarda sus propias estrellas
check-old-in-use-label = no es un nombre antiguo
check-no-step-of = `{ $lesson }` no tiene ningún paso llamado `{ $step }`
check-no-game = el paso `{ $step }` no es un juego
check-no-game-label = no es del tipo `game`
check-no-story = `{ $id }` no es una historia ilustrada
check-no-story-label = un paso no es del tipo `story`
check-path-order = `{ $id }` va después de `{ $before }`, que está más adelante en el camino
check-path-order-label = demasiado pronto
check-courses-hold = { $n ->
    [one] el curso está en orden
   *[other] { $n } cursos están en orden
 }
check-no-course-holds = el curso no está en orden: { $errors }

## Las clases

check-block-plans = el archivo de las clases
check-block-plan = una clase
check-plan-step = `{ $text }` nombra una lección, y hace falta un paso: `lección/paso`
check-plan-level = `{ $text }` no es un ejercicio con su nivel: escribe `where-rook 1`
check-plan-no-skill = no hay ningún ejercicio llamado `{ $text }`
check-plan-no-level = `{ $skill }` no tiene ese nivel: el más alto es { $most }
check-plan-aim-label = así no
check-plan-off-path = `{ $id }` no está en ningún camino del curso
check-plan-off-path-help = quítala, o ponla antes en el curso
check-plan-order = `{ $id }` está antes de `{ $before }` en el camino
check-plan-order-help = ponla más arriba
check-plan-story = la historia `{ $id }` está más adelante en el camino
check-plan-story-help = ponla en una clase posterior
check-plan-lessons = una clase tiene de una a { $most } lecciones
check-plan-lessons-help = quita una, o añade una
check-plan-minutes = las fases de una clase duran { $most } minutos en total, y estas duran { $n }
check-plan-minutes-help = cambia los minutos aquí o debajo
check-plan-screens = `screens` es { $n }, y las lecciones de esta clase duran { $needed } minutos
check-plan-pairs = las parejas no tienen con qué jugar: `{ $step }` no tiene tablero, o está vacío
check-plan-pairs-help = nombra un paso con piezas en el tablero
check-plan-exit = la pregunta de salida es de `{ $id }`, que no es una lección de esta clase
check-plan-exit-help = nombra un paso de una de sus lecciones
check-plan-no-answer = `{ $step }` no tiene una respuesta que imprimir
check-plan-no-answer-help = nombra otro paso
check-plan-words = nadie tiene las palabras `{ $words }`
check-plan-words-help = escríbelas en locales/en/plan.ftl, y luego en los demás idiomas
check-plan-left = estas lecciones del curso no están en ninguna clase: { $list }
check-plan-left-help = pon cada una en una clase o en `later`
check-plan-weeks = hay { $n } clases, y en las semanas caben { $most }
check-plan-weeks-help = añade clases, o quita alguna
check-plans-hold = las clases están en orden
check-no-plans-hold = las clases no están en orden: { $errors }

## Palabras

check-no-language = la lección tiene palabras, pero no dice en qué idioma
check-no-language-label = las primeras palabras
check-no-language-help = escribe `language = "es"` encima del primer [[step]]
check-step-without-text = un paso de una lección con idioma necesita `text`
check-half-the-words = en una lección con idioma, las palabras están en el archivo
check-hints-in-a-list = escribe las pistas en una lista: `hints = ["...", "..."]`
check-sentence-in-a-pair = escribe el nombre y su frase en un par propio: `["f2-f3", "..."]`
check-option-without-text = en una lección con idioma, una respuesta necesita `text`
check-no-words = sin palabras
check-empty-text = este texto está vacío
check-empty-text-help = escribe algo, o quita la línea
check-text-too-long = este texto tiene { $n } caracteres, y se muestran como mucho { $limit }
check-text-too-long-label = demasiado largo
check-long-paragraph = un niño o una niña lee unos { $limit } caracteres de una vez
check-long-paragraph-label = este párrafo es más largo
check-long-paragraph-help = dilo con menos palabras, o repártelo en dos pasos
check-proof-answer = correcto: { $answer }
check-proof-par = el mínimo de jugadas: { $n } ({ $nodes } posiciones miradas)
check-proof-legal = las reglas permiten la jugada
check-proof-refused = las reglas rechazan la jugada: { $reason }, FIDE { $article }
check-proof-open = nada que demostrar, salvo que se puede jugar
check-proof-practice = tableros de `{ $skill }` en el nivel { $level }: { $count }; a la primera, al menos: { $pass }
check-long-sentence = esta frase tiene { $n } palabras, y después de 20 se pierde el hilo
check-long-sentence-help = haz dos frases con ella
check-long-words = muchas palabras de este texto son largas
check-long-words-help = dilo con palabras cortas
check-color-alone = aquí se nombra algo solo por su color
check-color-alone-help = nombra también la casilla o la forma, como en `el círculo de d5`
check-no-name = `{ "{" }{ $name }{ "}" }` no es un nombre que se rellene
check-no-name-help = escribe uno de estos: { $list }, o `{ "{{" }` para una llave
check-open-brace = esta llave no se cierra nunca
check-open-brace-help = escribe el nombre con las dos llaves, como `{ "{player}" }`, o `{ "{{" }` para una llave
check-name-not-here = `{ "{" }{ $name }{ "}" }` no se rellena aquí
check-name-not-here-label = aquí no hay nada que contar
check-piece-in-english = `{ "{" }{ $name }{ "}" }` se rellena aquí con una palabra de otro idioma
check-piece-in-english-help = escribe el nombre de la pieza con una palabra de tu idioma
check-marks = `**` se mostraría tal cual
check-marks-label = dos asteriscos
check-marks-help = escribe `_palabra_` para resaltar una palabra
check-mark = `{ $mark }` se mostraría tal cual
check-mark-label = un signo de otro formato

## Dibujos

check-no-drawing = `{ $text }` no es un dibujo
check-no-drawing-label = no se puede dibujar
check-no-drawing-help = escribe `arrow e2-e4`, `circle d5`, `square e4` o `cross f1`, con un color delante si quieres: { $colors }
check-arrow-of-one-square = esta flecha termina donde empieza
check-arrow-of-one-square-label = dos veces la misma casilla
check-arrow-of-one-square-help = usa `circle` para una sola casilla

## Piezas y respuestas

check-no-piece = no hay ninguna pieza en { $square }
check-no-piece-label = una casilla vacía
check-nothing-in-hand = `{ $name }` no sabe qué pieza tomar
check-nothing-in-hand-label = ninguna pieza clara
check-nothing-in-hand-help = escribe `piece` en un paso `collect`; en `move`, todas las jugadas correctas salen de una sola casilla
check-not-its-turn = juegan { $turn }, pero { $piece } es de { $owner }
check-not-to-move = no es su turno
check-same-square = la jugada acaba en { $square }, donde empezó
check-same-square-label = dos veces la misma casilla
check-untried-help = quien aprende prueba esta jugada con su propia mano: nombra una pieza del bando que juega, y otra casilla
check-untried-judge-help = mira la jugada y a quién le toca; si esa es la pregunta, añade `because = "{ $reason }"`
check-untried-promotion = ninguna mano puede probar `{ $text }`: el tablero ofrece dama, torre, alfil y caballo, y solo en la última fila
check-untried-promotion-label = no se ofrece
check-untried-promotion-help = mejor pregunta por ello: `kind = "judge"`
check-move-without-answer = un paso `move` necesita `answer` o `goal`
check-move-without-answer-help = escribe `answer = ["e2-e4"]` o `goal = "check"`
check-no-answer = sin respuesta
check-no-move-right = ninguna jugada es correcta
check-move-listed-twice = esta jugada está dos veces en la lista
check-nothing-to-escape = nadie está en jaque, así que no hay de qué escapar
check-goal-out-of-reach = aquí ninguna jugada legal logra `{ $goal }`
check-cannot-be-done = no se puede
check-misses-goal = según las reglas, `{ $text }` no alcanza el objetivo
check-not-right = no es correcto
check-right-are = lo correcto es { $list }
check-more-moves-right = también alcanzan el objetivo { $list }
check-more-moves-right-label = no son todas las jugadas
check-more-moves-right-help = quita `answer`: basta con el objetivo
check-squares-without-question = un paso `squares` necesita `ask` o `answer`
check-squares-without-question-help = escribe `ask = "moves"` y `piece = "d4"`
check-no-question = sin pregunta
check-no-square-right = ninguna casilla es correcta: nadie podría resolverlo nunca
check-no-square-right-label = nada que tocar
check-square-not-right = según las reglas, { $square } no es correcta
check-more-squares-right = según las reglas, hay más casillas correctas: { $list }
check-more-squares-right-label = no son todas las casillas
check-is-legal = según las reglas, esta jugada es legal
check-is-legal-label = es legal
check-is-refused = las reglas rechazan esta jugada: { $reason }
check-law = FIDE { $article }
check-no-reason-label = no es un motivo
check-no-lesson-rule = no hay ninguna regla, motivo o final con el nombre `{ $text }`
check-no-lesson-rule-help = `squarewise check --rules-map` los muestra todos
check-no-reason = no hay ningún motivo llamado `{ $text }`
check-other-reason = las reglas rechazan esta jugada por otro motivo: { $reason }
check-other-reason-label = este motivo no
check-rules-say = las reglas dicen `{ $text }`
check-legal-move = las reglas permiten `{ $text }`, así que nadie oiría un «no»
check-legal-move-label = una jugada legal
check-not-the-childs-turn = quien aprende juega aquí con { $side }, pero la jugada es de { $turn }
check-no-call = aquí no se puede decir «jaque»: con { $list } no hay jaque
check-no-call-label = no hay jaque
check-no-call-help = escribe `goal = "check"`, o quita `call`
check-one-option = solo hay una respuesta para elegir
check-one-option-label = una respuesta
check-one-option-help = escribe un segundo [[step.option]]
check-too-many-options = { $n } respuestas son demasiadas: caben como mucho { $limit }
check-no-right-option = ninguna de estas respuestas es correcta
check-no-right-option-label = sin respuesta correcta
check-no-right-option-help = escribe `right = true` debajo de una de ellas
check-two-options = dos respuestas se llaman `{ $id }`
check-sort-without = un paso `sort` necesita `by`, `order` o respuestas
check-sort-without-help = escribe `by = "value"`, u `order = ["a1", "b1"]`, o dos bloques [[step.option]]
check-sort-one = aquí hay menos de dos piezas o respuestas, así que no hay orden
check-sort-one-label = hacen falta al menos dos
check-sort-too-many = { $n } piezas son demasiadas: caben como mucho { $limit }
check-sort-too-many-label = demasiadas para ordenar
check-sort-king = un rey no tiene valor, así que no tiene sitio en este orden
check-sort-king-label = no tiene valor
check-sort-equal = todas estas piezas valen lo mismo: cualquier orden es correcto
check-sort-equal-label = nada que ordenar
check-sort-order = por su valor, estas piezas van en otro orden
check-sort-order-label = en este orden no
check-why-sort-pieces = aquí se ordenan piezas
check-why-sort-options = en un paso `sort` cada respuesta es correcta en su sitio
check-count-without-question = un paso `count` necesita `ask` o `answer`
check-count-without-question-help = escribe `ask = "legal-moves"`
check-count = el programa cuenta { $n }
check-count-label = este número no
check-count-help = escribe `answer = { $n }`, o quita esta línea
check-too-many-moves = aquí no se pueden hacer tantas jugadas: { $n }
check-too-many-moves-help = pide menos jugadas
check-no-square-to-ask = no hay ninguna casilla por la que preguntar
check-no-square-to-ask-help = quita esta línea para preguntar por las 64
check-not-given = al final no hay ninguna pieza en { $square }
check-nothing-to-set-up = no queda ninguna pieza por colocar
check-nothing-to-set-up-label = nada que hacer
check-allow-nobody = no hay ninguna pieza que, al quitarla, haga legal `{ $text }`
check-allow-nobody-label = ninguna pieza estorba por sí sola
check-allow-anybody = se quite la pieza que se quite, `{ $text }` pasa a ser legal
check-allow-anybody-label = no hay nada que pensar
check-allow-help = pon piezas de modo que algunas, y no todas, estorben la jugada; los reyes y la pieza que mueve se quedan siempre
check-game-over-at-once = la partida acaba antes de empezar: { $ending }
check-game-over-at-once-label = no hay partida
check-nobody-moves-here = aquí nadie puede hacer una jugada
check-two-players = una partida es de dos, no de { $n }
check-two-players-label = no son dos
check-game-without-pawn = nadie tiene un peón, así que este objetivo no tiene sentido
check-game-without-pawn-label = ningún peón
check-game-without-men = { $side } no tienen ninguna pieza además del rey, así que este objetivo no tiene sentido
check-game-without-men-label = ninguna pieza además del rey
check-coach-plays-one = el entrenador juega contra una sola persona, y en este tablero juegan { $seats }
check-child-not-there = nadie juega con { $side } en este tablero
check-child-not-there-label = no está en el tablero
check-why-no-opponent = sin `opponent` el entrenador no juega por su cuenta
check-too-many-lines = caben como mucho { $limit } líneas más
check-only-replies = en esta línea no hay ninguna jugada de quien aprende
check-only-replies-label = solo réplicas
check-only-replies-help = escribe más jugadas, u otro `side`
check-empty-line = en esta línea no hay ninguna jugada
check-never-played-label = no se juega nunca
check-line-in-line = una de estas dos líneas es el comienzo de la otra
check-line-in-line-help = quita la más corta
check-other-reply = esta línea se aparta primero en una réplica, y las réplicas vienen de la línea de arriba
check-other-reply-help = escribe antes otra jugada de quien aprende
check-game-over = aquí la partida ha terminado: { $ending }
check-game-over-label = terminada
check-game-over-help = juega menos jugadas, o pregunta con un paso `claim`
check-no-claim-after-end = aquí la partida ha terminado, así que nadie reclama nada: { $ending }
check-no-claim-after-end-help = juega menos jugadas
check-two-claims = aquí se pueden reclamar tablas de dos maneras, y solo se puede elegir una
check-two-claims-label = dos respuestas correctas
check-two-claims-help = juega otras jugadas
check-standing = según las reglas, esto es `{ $text }`
check-offer-label = esto no está entre las respuestas
check-offer-help = añade `"{ $text }"` a la lista
check-offer-one-help = nombra una segunda respuesta, o quita la línea: entonces se ofrecen todas
check-collect-without-stars = un paso `collect` necesita `stars` o `take`
check-collect-without-stars-label = nada que recoger
check-collect-without-stars-help = escribe `stars = ["d7"]` o `take = "all"`
check-star-on-start = la pieza empieza en { $square }, así que ahí no puede haber una estrella
check-star-on-piece = en { $square } hay una pieza, así que ahí no puede haber una estrella
check-star-on-piece-label = no está vacía
check-no-star = no hay ninguna estrella que recoger
check-no-star-label = ninguna estrella
check-star-flies-nowhere = una estrella que vuela necesita al menos dos casillas
check-star-flies-nowhere-label = no tiene adónde volar
check-star-flies-nowhere-help = escribe en `stars` sus casillas, en el orden en que vuela, o quita esta línea
check-too-many-stars = { $n } estrellas son demasiadas: caben como mucho { $limit }
check-nobody-collects = { $side } no tienen ninguna pieza que se pueda mover
check-nobody-collects-label = nadie se mueve
check-nobody-collects-help = pon una pieza en el tablero, o cambia a quién le toca
check-nothing-to-take = no hay nada que capturar: los reyes no cuentan
check-nothing-to-take-label = nada que capturar
check-too-hard = esto es demasiado difícil de demostrar
check-too-hard-label = demasiados caminos
check-too-hard-help = usa menos estrellas o menos piezas
check-file-too-hard = demostrar esta lección da demasiado trabajo: desde este paso no se ha demostrado nada
check-file-too-hard-label = el trabajo acaba aquí
check-file-too-hard-help = haz más fáciles los pasos de antes, con menos estrellas o piezas, o divide la lección en dos
check-the-piece-on = la pieza de { $square }
check-star-out-of-reach = fuera de alcance para { $who }: { $square }
check-star-out-of-reach-label = fuera de alcance
check-star-not-safe = a { $square } se llega con { $who }, pero nunca sin peligro
check-star-not-safe-label = vigilada
check-star-not-safe-help = quita del tablero una pieza que vigila, o deja fuera `safe`
check-stays-dark = un alfil en una casilla oscura se queda en las casillas oscuras
check-stays-light = un alfil en una casilla clara se queda en las casillas claras
check-cannot-take-all = para { $who } es imposible capturarlo todo
check-cannot-take-all-label = todo no
check-cannot-collect-all = para { $who } es imposible recoger { $list } en un mismo recorrido
check-cannot-collect-all-label = todas no
check-move-has-sentence = esta jugada ya tiene una frase
check-reason-has-sentence = `{ $reason }` ya tiene una frase
check-lone-sentence = esta frase no está en un par
check-lone-sentence-label = sola
check-lone-sentence-help = pon cada par entre sus propios corchetes: `[["f1-g1", "frase"]]`
check-forbidden-help = para una jugada prohibida escribe `because_say = [["{ $reason }", "..."]]`
check-is-right = `{ $text }` es correcta
check-is-right-label = una jugada correcta
check-is-right-help = lo que el entrenador dice a una respuesta correcta va en `yes`
check-never-a-mistake-label = nunca es un error
check-nobody-goes = ninguna pieza que recoge va de { $from } a { $to }
check-nobody-goes-help = mira las casillas
check-no-mistake = `{ $text }` no es un error aquí
check-only-attacked = solo son errores las jugadas a casillas atacadas
check-only-hanging = solo son errores las jugadas tras las que una pieza puede ser capturada sin poder recapturar
check-write-safe = escribe `safe = true` para que las casillas atacadas sean errores
check-reason-never = `{ $reason }` no puede ocurrir en este tablero
check-reason-never-label = no se oye nunca
check-never-legal = `{ $text }` no es una jugada legal en ningún turno de quien aprende

## Archivos de palabras

check-not-understood = no se entiende
check-ftl-deep = el archivo anida demasiadas llaves
check-ftl-twice = `{ $name }` está dos veces, y solo se usa el primero
check-ftl-no-file = el inglés no tiene ningún archivo con este nombre, así que nadie dice estas palabras
check-ftl-unknown = el inglés no tiene `{ $name }`, así que nadie lo dice
check-ftl-not-in-lesson = la lección no tiene `{ $name }`, así que nadie lo dice
check-ftl-renamed = quítalo, o llámalo `{ $near }` si ahora se llama así
check-ftl-take-away = quítalo
check-ftl-missing-beside = falta `{ $name }`, así que se dicen las palabras de la propia lección
check-ftl-missing-source = falta `{ $name }`, y nadie tiene palabras para ello
check-watching = se observa `{ $folder }`; Ctrl-C lo termina
check-holds = { $name } está en orden
check-gone = { $name } ya no está
check-file-language = `{ $text }`, en el nombre del archivo, no es un código de idioma
check-stale = el original de `{ $name }` ha cambiado desde la traducción
check-stale-label = quizá ya no dice lo mismo
check-stale-help = compáralo con el original, y luego deja que `squarewise extract --update` lo dé por bueno
check-untranslated = { $n } de { $all } textos son todavía las palabras que había que traducir
check-untranslated-label = aún sin traducir
check-untranslated-help = traduce lo que sigue a cada `=`
check-ftl-variable = `{ $name }` no recibe `${ $variable }`
check-ftl-missing = falta `{ $name }`, así que se dice en inglés
check-ftl-name = nadie rellena `{ "{" }{ $name }{ "}" }`
check-ftl-names-help = escribe `{ "{" } $player { "}" }` para el nombre de quien aprende, `{ "{" } PIECE("rook") { "}" }` para una pieza
check-ftl-function = no hay ninguna función `{ $name }`
check-ftl-piece = no hay ninguna pieza `{ $name }`
check-ftl-term = no hay ningún término `-{ $name }`

check-two-ideas = este paso trae { $n } motivos nuevos a la vez: { $list }
check-two-ideas-label = dos ideas en un paso
check-two-ideas-help = da a cada motivo su propio paso, o haz que la lección vaya después (`after`) de una que ya lo muestre
check-unspoken = el paso `{ $step }` no tiene palabras, ni en este archivo ni a su lado
check-unspoken-help = escribe `text = "..."` y el `language` de la lección, o pon las palabras en un archivo junto a la lección

## Imágenes junto a una lección

check-picture-this = esta imagen
check-picture-missing = junto a la lección no hay ninguna imagen `{ $name }`
check-picture-no-file = `{ $name }` es solo un enlace, y los enlaces no se siguen
check-picture-too-large = `{ $name }` ocupa más de { $mib } MiB
check-picture-format = `{ $name }` no es por dentro ni PNG ni JPEG
check-picture-too-wide = `{ $name }` tiene { $width } x { $height } píxeles, y se pueden mostrar como mucho { $limit } en cada sentido
check-picture-broken = `{ $name }` está dañada y no se puede mostrar
check-picture-finer = `{ $name }` es un JPEG de un tipo poco común que no se puede mostrar: guárdalo de nuevo como PNG
check-too-many-pictures = las lecciones de esta carpeta muestran demasiadas imágenes: se leen como mucho { $limit }, con { $mib } MiB en total
## Reglas de la casa

check-rules-extends = `extends` debe nombrar otras reglas de la casa
check-rules-extends-label = no es un nombre
check-rule-conflict = `{ $name }` solo puede ser `{ $value }` donde `{ $other }` es `{ $wanted }`
check-no-rules = no existen las reglas de la casa `{ $text }`
check-no-rule = no existe la regla de la casa `{ $name }`
check-no-rule-help = `squarewise help-step options` las muestra todas con sus valores
check-unknown-label = desconocida
check-rule-never = `{ $name }` no puede ser `{ $text }`
check-rule-type = `{ $name }` tiene un valor de otro tipo
check-rule-type-label = otro tipo
check-write-one = escribe { $list }
check-there-is = lo que hay es { $list }
check-or = { BEGINS($last, with: "o ho") ->
    [yes] { $head } u { $last }
   *[no] { $head } o { $last }
 }

## El camino por una lección

check-no-such-step = no hay ningún paso llamado `{ $id }`
check-no-such-step-label = no existe ese paso
check-no-such-step-help = escribe uno de estos: { $list }, o quita la línea para seguir en el paso de abajo
check-never-seen = ningún camino lleva al paso `{ $id }`
check-never-seen-label = no se ve nunca
check-never-seen-help = mira cada `go` de más arriba
check-no-way-out = ningún camino lleva del paso `{ $id }` al final de la lección
check-no-way-out-help = haz que un `go` salga del círculo, o quítalo

## Imágenes

check-picture-elsewhere = `{ $text }` sale de la carpeta de la lección
check-picture-name = `{ $text }` no puede ser el nombre de una imagen
check-no-picture = `{ $text }` no es una imagen
check-picture-label = no es una imagen junto a la lección
check-picture-help = pon un archivo .png o .jpg junto a la lección y escribe solo su nombre

## Tableros

check-white = las blancas
check-black = las negras
check-west = las del oeste
check-east = las del este
check-south = las del sur
check-north = las del norte
check-no-board = `{ $text }` no es un tablero
check-no-board-label = no es un tablero
check-no-board-help = escribe `start`, `empty`, `family-start`, `family-empty`, una FEN, una FFC, o dibuja ocho o doce líneas
check-castling-rights = los derechos de enroque son algunas letras de `KQkq`
check-castling-rights-label = no son derechos de enroque
check-castling-rights-help = escribe `KQkq`, o quita esta línea
check-board-lines = este tablero debe tener 8 líneas; tiene { $n }
check-board-begins-here = el tablero empieza aquí
check-board-rank = la fila { $rank } de este tablero debe tener 8 casillas; tiene { $squares }
check-n-squares = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
check-n-ranks = { $n ->
    [one] { $n } fila
   *[other] { $n } filas
 }
check-fen-empty = esta posición está vacía
check-fen-ranks = esta posición debe tener 8 filas; tiene { $n }
check-fen-rank = la fila { $rank } de esta posición debe tener 8 casillas; tiene { $squares }
check-fen-turn = el bando que juega se escribe `w` o `b`
check-fen-castling = los derechos de enroque son `-` o algunas letras de `KQkq`
check-fen-en-passant = la casilla de captura al paso es `-` o una casilla como `e3`
check-fen-clock = este contador no es un número del 0 al 65535
check-fen-parts = una posición tiene como mucho seis partes
check-not-this = esto no
check-two-boards = esta lección tiene un tablero de 8x8 casillas y una cruz
check-two-boards-label = otra clase de tablero
check-two-boards-help = todos los tableros de una lección son de la misma clase: haz dos lecciones
check-two-boards-first = el primer tablero de la lección
check-cross-only = `{ $name }` es solo del tablero del juego en familia
check-cross-lines = esta cruz debe tener 12 líneas; tiene { $n }
check-cross-hole = aquí no hay casilla: las esquinas de la cruz están recortadas
check-cross-hole-label = no hay casilla
check-cross-sign = `{ $text }` no es una casilla de la cruz
check-cross-sign-label = no es una casilla
check-cross-sign-help = escribe `.` si la casilla está vacía, `x` si no hay casilla, y la pieza con su lado, como `sP` o `nK`
check-ffc-parts = un tablero del juego en familia tiene seis partes, no { $n }
check-ffc-turn = el lado que juega es `S`, `W`, `N` o `E`, y tiene jugador
check-ffc-status = quién juega son cuatro signos: `a` (en la mesa), `z` (ausente), `x` (fuera), `-` (nadie), y `s`, `w`, `n` o `e` (fuera, y quien juega en ese lado dirige el ejército)
check-ffc-castling = los derechos de enroque son `-` o lados como `SkqNk`
check-ffc-passed = un avance doble es su lado, la casilla de paso y el final: `N:e10>e9`
check-ffc-calls = un jaque anunciado es quién está en jaque y quién lo dijo: `N<S`
check-ffc-rows = esta posición debe tener 12 filas; tiene { $n }
check-ffc-row = la fila { $rank } de esta posición debe tener 12 casillas; tiene { $squares }
check-ffc-square = esto no es una pieza, ni un número, ni un hueco del tablero
check-no-option = `{ $text }` no es una regla de la casa con su valor
check-no-option-help = escribe la regla y su valor, como `rule3=off`
check-no-allies = los aliados son dos lados distintos, dos letras de `S W N E`
check-no-allies-help = escribe `allies = ["SW"]`
check-other-players = en este tablero juegan { $seats }, no { $n }
check-other-players-label = otro número
check-no-such-letter = ninguna pieza tiene la letra `{ $letter }`
check-no-such-letter-label = ninguna pieza
check-letter = la letra { PIECE($piece, form: "del") } es `{ $letter }`
check-letter-black = la letra { PIECE($piece, form: "del") } es `{ $letter }` para las negras, y mayúscula para las blancas
check-letter-in-move = la letra { PIECE($piece, form: "del") } es `{ $letter }`: escribe `{ $text }`
check-two-kings = { $side } tienen más de un rey
check-two-kings-label = uno más
check-two-kings-first = el primero
check-no-king = { $side } no tienen rey, y sin reyes aquí no se puede decir nada
check-no-king-label = ningún rey
check-pawn-misplaced = en { $square } no puede haber un peón
check-pawn-misplaced-label = un peón
check-wrong-check = juegan { $turn }, pero el rey de { $other } está en jaque
check-wrong-check-label = en jaque
check-wrong-check-help = da el turno a { $other }, o mueve una pieza
check-no-short-castling = `{ $rights }`: { $side } no pueden hacer el enroque corto: rey y torre no están en su sitio
check-no-long-castling = `{ $rights }`: { $side } no pueden hacer el enroque largo: rey y torre no están en su sitio
check-no-castlings = `{ $rights }`: para ninguno de estos enroques están rey y torre en su sitio
check-no-castling-label = no hay derecho a esto
check-board-labels = los números y las letras alrededor de un tablero no se dibujan
check-board-labels-label = no es una casilla
check-board-labels-help = deja fuera los números y las letras
check-no-empty = una casilla vacía se dibuja como `.`, no como `{ $sign }`
check-no-empty-label = ¿una casilla vacía?
check-nothing-passed = ningún peón puede haber pasado ahora por { $square }
check-nothing-passed-label = este tablero
check-turn-waits = el turno es de { $turn }, pero no hay nadie que mueva ese ejército
check-turn-waits-label = ahora nadie mueve
check-turn-waits-help = da el turno a un jugador marcado con `a`, o pon `a` para { $turn }
check-drawn-board-only = `{ $name }` es de un tablero dibujado, y este tablero ya lo dice

## Casillas y jugadas

check-no-square = `{ $text }` no es una casilla
check-no-square-label = no es una casilla
check-no-square-help = una casilla es una letra de la a a la h y un número del 1 al 8, como `e4`
check-no-square-of-cross-help = una casilla es una letra de la a a la l y un número del 1 al 12, como `e4`; faltan las cuatro esquinas de 2x2 casillas
check-square-listed-twice = { $square } está dos veces en la lista
check-no-move = `{ $text }` no es una jugada
check-no-move-label = no es una jugada
check-no-move-help = escribe casillas como en `g1-f3`, o letras inglesas como en `Nf3` u `O-O`
check-no-move-of-cross-help = escribe dos casillas, como en `e2-e4` o `e11-e12=Q`
check-write-squares = escribe casillas, como en `f1-g1`
check-illegal-move = `{ $text }` no es una jugada legal aquí: { $reason }
check-promote-to = di en qué se convierte el peón, como en `{ $text }`
check-whose-turn = juegan { $turn }
check-piece-on = { PIECE($piece, form: "el") } de { $square }
check-cannot-move = { $piece } no tiene ninguna jugada legal
check-can-play = { $piece } puede jugar { $list }
check-no-piece-for-move = { GENDER($piece) ->
    [feminine] { $side } no tienen ninguna { PIECE($piece) } que pueda jugar `{ $text }`
   *[masculine] { $side } no tienen ningún { PIECE($piece) } que pueda jugar `{ $text }`
 }
check-no-piece-for-move-label = { GENDER($piece) ->
    [feminine] ninguna { PIECE($piece) }
   *[masculine] ningún { PIECE($piece) }
 }
check-captures-nothing = `{ $text }` no captura nada: { $square } está vacía
check-captures-nothing-label = aquí no hay nada
check-move-refused = `{ $text }` se rechaza: { $reason }
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` no es una jugada legal aquí: ninguna { PIECE($piece) } de { $side } puede ir a { $square }
   *[masculine] `{ $text }` no es una jugada legal aquí: ningún { PIECE($piece) } de { $side } puede ir a { $square }
 }
check-not-legal = no es legal
check-ambiguous = `{ $text }` podría ser la pieza de { $list }
check-ambiguous-label = ¿cuál?
check-write-the-squares = escribe las casillas, como en `{ $text }`

## Cada código, explicado: en la lista se ve solo la primera frase

explain-too-big =
    El archivo de la lección ocupa más de 256 KiB. Es más de lo que necesitan cien pasos completos, así
    que seguramente se ha colado otra cosa, como una imagen pegada como texto. Divide en dos una lección
    muy larga; la segunda puede ir después de la primera con `after`.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

explain-syntax =
    El texto no es TOML, la forma en que se escriben las lecciones. Cada línea es una nota que empieza
    con `#`, el encabezado de un paso entre corchetes dobles, o un campo: un nombre, `=` y un valor. En
    un archivo de palabras, el texto no es Fluent: busca una llave sin cerrar, o una línea que empieza
    con `*`, `[` o `.`.
    .wrong = title La torre
    .right = title = "La torre"

explain-no-quotes =
    Hay un texto sin comillas. En TOML todo texto va entre comillas rectas; solo los números y las
    palabras `true` y `false` van sin ellas. Las casillas, las jugadas y los tableros también son texto.
    .wrong = title = La torre
    .right = title = "La torre"

explain-inner-quote =
    Una comilla dentro de un texto termina el texto, y lo que va detrás no pertenece a nada. Pon todo el
    texto entre comillas del otro tipo, o entre tres comillas. Para resaltar una palabra, escribe
    `_palabra_`.
    .wrong = text = "Intenta "saltar" a d6."
    .right = text = 'Intenta "saltar" a d6.'

explain-curly-quotes =
    Un texto está entre comillas tipográficas. Los procesadores de textos convierten solos las comillas
    rectas en tipográficas. Escribe las lecciones en un editor de texto sencillo, y pon los textos entre
    comillas rectas. Dentro de un texto, las tipográficas están bien.
    .wrong = title = “La torre”
    .right = title = "La torre"

explain-colon =
    Hay dos puntos donde va `=`. En TOML un campo es un nombre, `=` y un valor.
    .wrong = title: "La torre"
    .right = title = "La torre"

explain-key-letter =
    El nombre de un campo tiene una letra fuera de la a a la z. Los nombres de los campos son palabras
    inglesas, iguales en todos los idiomas; solo los textos son tuyos.
    .wrong = duración = 3
    .right = minutes = 3

explain-backslash =
    Una barra invertida entre comillas dobles empieza un signo especial, como `\n` para una línea nueva,
    y lo que sigue aquí no es ninguno. Pon el texto entre comillas simples, donde una barra invertida es
    solo eso, o escribe dos.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

explain-unclosed =
    Una lista o un texto se abre y no se cierra nunca. Una lista termina con `]`, un texto con la comilla
    con que empezó, y un texto de varias líneas con las mismas tres comillas. Las líneas de detrás se
    saltan, así que puede haber más que decir cuando esto esté arreglado.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

explain-new-toml =
    El archivo usa TOML 1.1, que otros programas todavía no leen. Tu lección funcionaría aquí y se
    rompería en un editor o en un script. Escríbela en TOML 1.0: llaves en una sola línea, sin coma
    delante de la última llave, y solo las secuencias de siempre.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

explain-unknown =
    No hay ningún campo, tipo, opción o motivo con este nombre. Casi siempre está mal escrito, y la
    ayuda nombra lo que se le parece. `squarewise help-step TIPO` muestra lo que puede tener un paso. En
    un archivo de palabras es un mensaje que el inglés no tiene, así que nadie lo diría nunca.
    .wrong = titulo = "La torre"
    .right = title = "La torre"

explain-misplaced =
    El campo existe, pero no aquí. Es de la lección, de un paso o de otro tipo de paso. Lo que está
    debajo de un `[[step]]` es de ese paso, hasta el encabezado siguiente, sin que importe la sangría de
    las líneas.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

explain-missing =
    Falta algo que hace falta. Toda lección tiene `format`, `id` y un paso; todo paso tiene `id` y
    `kind`; y cada tipo tiene sus propios campos. Una lección que nombra su idioma tiene un título, y
    palabras para cada paso. En un archivo de palabras falta una frase: entonces se dice en inglés.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

explain-type =
    El valor es de otro tipo que el que pide el campo: un texto en lugar de un número, un solo texto en
    lugar de una lista. Un texto va entre comillas, un número no, y una lista va entre corchetes y con
    comas.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

explain-duplicate =
    El mismo nombre o valor está dos veces. Dos pasos con un mismo nombre compartirían palabras y
    estrellas, y dos campos con un mismo nombre se pelearían. Un archivo guardado como copia conserva su
    antiguo `id`: dale uno nuevo.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


explain-format =
    El archivo dice que está escrito en otro formato. Este programa lee el formato 1. Una lección de un
    formato más nuevo necesita un programa más nuevo, porque sus campos pueden significar otra cosa.
    .wrong = format = 2
    .right = format = 1

explain-too-many =
    Hay más pasos, pistas, estrellas, letras o lecciones de las que caben. Una lección tiene como mucho
    100 pasos, un paso como mucho 5 pistas y 8 estrellas, un texto como mucho 1000 letras, y una carpeta
    como mucho 500 lecciones. El cansancio llega mucho antes.
    .wrong = hints = 9
    .right = hints = 3

explain-bad-id =
    Un nombre se compone de letras minúsculas de la a a la z, cifras y `-` sueltos, como mucho 60 en
    total. De los nombres dependen los archivos, las traducciones y el progreso de quien aprende, así que
    deben valer en todas partes y no cambiar nunca. El título puede ser tan bonito como quieras.
    .wrong = id = "¡La torre!"
    .right = id = "la-torre"

explain-file-name =
    El archivo tiene otro nombre que la lección. El archivo de la lección `rook` es `rook.toml`, para que
    se encuentre sin abrirlo. Cambia el que no sea el bueno.
    .wrong = id = "rooks"          # en rook.toml
    .right = id = "rook"           # en rook.toml

explain-language =
    El idioma no está escrito como código de idioma. Un código tiene dos o tres letras y, detrás de un
    `-`, una región o una escritura si importa: `en`, `de`, `pt-BR`, `sr-Latn`. Un idioma en el que el
    programa no tiene palabras es solo un aviso: botones, razones y piezas se nombran en otro.
    .wrong = language = "Español"
    .right = language = "es"

explain-fen =
    Una FEN no está bien formada. Una FEN es una posición en una línea: ocho filas de la 8 a la 1,
    separadas por `/`, cada una con ocho casillas. Las letras son piezas, y las mayúsculas son de las
    blancas; un número cuenta casillas vacías. Después van el bando que juega, los derechos de enroque y
    la casilla de captura al paso. La marca está debajo de la parte que no encaja. También puedes dibujar
    el tablero en ocho líneas.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

explain-board =
    El tablero no se puede leer. Escribe `start`, `empty`, una FEN, o dibuja ocho líneas de ocho casillas
    entre tres comillas: `.` es una casilla vacía, K Q R B N P son las piezas blancas, y las minúsculas
    son las negras. Las letras son inglesas en todos los idiomas (R es la torre, N el caballo); las
    figuras de ajedrez también valen.
    .wrong = board = "begin"
    .right = board = "start"

explain-position =
    El tablero está bien formado, pero no es una posición de ajedrez. Un bando tiene como mucho un rey,
    no hay peones en las filas 1 y 8, el bando que no juega no está en jaque, y los derechos de enroque
    necesitan rey y torre en su sitio. Un tablero sin reyes está bien en una lección.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

explain-square =
    Esto no es una casilla. Una casilla es una letra de la a a la h para la columna y un número del 1 al
    8 para la fila.
    .wrong = piece = "i9"
    .right = piece = "h8"

explain-draw =
    Una entrada de `draw` no se puede leer. Es una forma y su casilla, con un color delante si quieres:
    `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Estas palabras son inglesas en todos
    los idiomas.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

explain-move =
    Una jugada no se puede leer. Escríbela con casillas, como en `g1-f3` y `e7-e8q`, o con letras
    inglesas, como en `Nf3`, `exd5` y `O-O` (N es el caballo). Las casillas son iguales en todos los
    idiomas, y nunca significan dos jugadas a la vez.
    .wrong = answer = ["Cf3"]
    .right = answer = ["g1-f3"]

explain-illegal-move =
    Las reglas rechazan una jugada que debe ser legal. Las jugadas de `played`, `answer` y `wrong` se
    juegan en este mismo tablero. El mensaje nombra el motivo y el artículo de las Leyes; la ayuda
    enumera lo que puede jugar la pieza. Muchas veces falta una jugada en `played`, o le toca al otro
    bando.
    .wrong =
        board = "start"
        played = "e4 e4"
    .right =
        board = "start"
        played = "e4 e5"

explain-legal-move =
    Las reglas permiten una jugada que debe estar prohibida. En un paso `illegal` se prueba una jugada
    prohibida y se oye por qué lo es; aquí se jugaría sin más. Cambia el tablero o la jugada. Para
    preguntar si una jugada legal es legal, usa un paso `judge`.
    .wrong =
        kind = "illegal"
        board = "start"
        move = "e2-e4"
    .right =
        kind = "illegal"
        board = "start"
        move = "e2-e5"

explain-answer =
    Lo que afirma la lección no es lo que dicen las reglas. El programa calcula por sí mismo todas las
    respuestas. No hace falta escribir ninguna; si escribes una, se compara, para que nunca se enseñe
    algo falso. Mira primero el tablero: puede que una pieza no esté donde crees.
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
    La pieza nombrada no está ahí, o no es su turno. En la casilla de `piece` debe haber una pieza, y si
    se pregunta por sus jugadas, debe ser del bando que juega. `turn = "black"` da el turno a las negras
    en un tablero dibujado.
    .wrong =
        board = "start"
        ask = "moves"
        piece = "e4"
    .right =
        board = "start"
        ask = "moves"
        piece = "g1"

explain-goal =
    El objetivo del paso no se puede alcanzar, o ya está alcanzado. En este tablero ninguna jugada legal
    hace lo que pide `goal`, así que nadie podría resolverlo nunca.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

explain-star =
    Una estrella no puede estar ahí, o no hay ninguna. Una estrella está en una casilla vacía, que no sea
    la casilla donde empieza la pieza.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

explain-unsolvable =
    Las estrellas no se pueden recoger, o es demasiado difícil demostrar que se puede. Las piezas propias
    son muros; con `safe = true` la pieza no puede detenerse nunca donde la pueden capturar, y con
    `safe = "all"` ninguna pieza del bando puede quedar perdida; un alfil nunca
    deja su color. El programa busca por sí mismo el camino más corto y no ha encontrado ninguno.
    .wrong =
        piece = "c1"               # un alfil en casilla oscura
        stars = ["h1"]            # una clara
    .right =
        piece = "c1"               # un alfil en casilla oscura
        stars = ["h6"]            # también oscura

explain-never-heard =
    Hay una frase escrita para un error que nunca se puede cometer. Una jugada de `wrong` que es correcta,
    un motivo que no puede ocurrir en este tablero, pistas en un paso sin tarea: nadie las oiría nunca.
    Muchas veces hay una casilla mal escrita.
    .wrong =
        answer = ["e2-e4"]
        wrong = [["e2-e4", "Mira otra vez."]]
    .right =
        answer = ["e2-e4"]
        wrong = [["e2-e3", "Mira otra vez."]]

explain-name =
    Las palabras usan un nombre entre llaves para el que aquí no se rellena nada. El nombre de quien
    aprende es `{ "{" }player{ "}" }` en todas partes; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` y
    `{ "{" }left{ "}" }` son números de ejercicios que cuentan; `{ "{" }rook{ "}" }` y las demás piezas
    son sus nombres. Para una llave de verdad, escribe dos.
    .wrong = yes = "¡Muy bien, { "{" }plyer{ "}" }!"
    .right = yes = "¡Muy bien, { "{" }player{ "}" }!"

explain-marks =
    Las palabras tienen marcas de otro formato, que se mostrarían tal cual. `_palabra_` resalta una
    palabra; no hace falta más. Marcas como `<b>`, enlaces, código o títulos son solo un aviso.
    .wrong = text = "La **torre** va recta."
    .right = text = "La _torre_ va recta."

explain-long =
    Un texto es más largo de lo que se lee con pocos años. A los seis años se leen unas 200 letras de una
    vez, y después dan ganas de hacer algo. Dilo con menos palabras, pártelo con una línea en blanco, o
    repártelo en dos pasos. La lección funciona de todos modos.
    .wrong = text = "La torre, que en otros tiempos se llamaba roque, es una pieza que ..."
    .right = text = "La _torre_ va recta."

explain-after =
    Una lección va después de una que no existe, o después de sí misma. `after` nombra las lecciones que
    conviene haber visto antes; todas deben existir, y seguirlas nunca debe llevar de vuelta.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

explain-two-ideas =
    Un paso nombra varios motivos que no ha mostrado ni un paso anterior ni una lección anterior. Las
    ideas nuevas se aprenden de una en una, así que da a cada una su paso. Esto es solo un aviso.
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
    Un `go` nombra un paso que no existe, o los caminos de la lección no encajan: un paso al que no lleva
    ningún camino no se ve nunca, y de un círculo de pasos nadie llega al final. Sin `go` viene el paso
    de abajo.
    .wrong = go = "paso-dso"
    .right = go = "paso-dos"

explain-picture =
    Una imagen es un archivo que está junto a la lección, y `picture` es solo su nombre, sin camino por
    carpetas. El nombre termina en `.png`, `.jpg` o `.jpeg`.
    .wrong = picture = "../imagenes/torre.bmp"
    .right = picture = "torre.png"

explain-plan =
    Una clase no encaja. Sus fases no llenan el tiempo, una lección del curso no está en ninguna clase, las
    lecciones van en otro orden que en el camino, o el paso para las parejas o para la salida no sirve. La
    frase dice cuál.
    .wrong = screens = 5
    .right = screens = 12


explain-color-alone =
    Las palabras nombran algo solo por su color, como una casilla roja. No todo el mundo distingue los
    colores, así que nombra también la casilla o la forma. Esto es solo un aviso.
    .wrong = text = "Ve a la casilla verde."
    .right = text = "Ve a la casilla del círculo, e4."

explain-long-sentence =
    Una frase tiene más de 20 palabras, y quien acaba de aprender a leer pierde el principio antes de
    llegar al final. Haz dos frases con ella. Esto es solo un aviso.
    .wrong = text = "La torre va por su fila o por su columna todo lo lejos que quiere, pero si una pieza propia está en medio tiene que detenerse."
    .right = text = "La torre va por su fila o su columna. Sus propias piezas la detienen."

explain-long-words =
    Muchas palabras de este texto son largas, y las palabras largas son difíciles de leer. Dilo con palabras
    cortas, o quita algunas. Esto es solo un aviso; cada idioma tiene su propia medida.
    .wrong = text = "Atacar simultáneamente distintas piezas adversarias constituye un ataque doble."
    .right = text = "Una pieza ataca a dos a la vez: es un ataque doble."

explain-not-utf8 =
    El archivo está guardado en una codificación distinta de UTF-8, así que sus letras no se pueden leer. En tu
    editor elige «Guardar como» y la codificación UTF-8. El «Unicode» del Bloc de notas es UTF-16 y no
    sirve.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

explain-unreadable =
    El archivo o la carpeta no se puede leer. Quizá se haya movido, sea de otra persona, o esté en una
    unidad que ya no está. Las palabras detrás de los dos puntos son del sistema.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

explain-too-large =
    El archivo ocupa más de 256 KiB y no se ha leído en absoluto. Ninguna lección necesita tanto. Mira si
    es una lección, o divídelo en dos.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

explain-overlooked =
    El archivo parece una lección o sus palabras, pero no se lee. Muchas veces un editor ha añadido
    `.txt` al nombre, donde nadie lo ve; o el archivo es solo un enlace; o las palabras no están junto a
    ninguna lección suya.
    .wrong = torre.toml.txt
    .right = torre.toml

explain-variable =
    Un mensaje usa una variable que no recibe. Una traducción puede usar lo que usa el mensaje inglés, en
    cualquier orden y tantas veces como quiera, y nada más. Casi siempre el nombre está mal escrito.
    .wrong = home-hello = ¡Hola, { "{" } $lerner { "}" }!
    .right = home-hello = ¡Hola, { "{" } $learner { "}" }!

explain-stale =
    El texto original cambió después de traducir este mensaje. La marca de encima del mensaje, como en
    { "#" } source 1a2b3c4d, es del texto antiguo. Lee otra vez el original, arregla la traducción, y deja
    que squarewise extract --update escriba la marca nueva.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

explain-untranslated =
    La hoja tiene todavía palabras del idioma que había que traducir. No cuentan como traducidas, y se
    leerían en el idioma equivocado. Traduce las frases que siguen a cada `=`; los nombres de
    delante, y lo que está entre llaves, se quedan como están.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Recoge las dos estrellas.
