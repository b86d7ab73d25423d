### Lo que `squarewise check` dice a quienes escriben lecciones y palabras.
###
### Para personas adultas: en minúscula, sin punto final, nombres entre acentos graves. Di qué hay y qué
### se esperaba; una ayuda dice qué escribir. El código entre corchetes no se traduce nunca.

## Cómo se muestran los errores

# source 8555ff39
check-error = error
# source a713e585
check-warning = aviso
# source 585dfd01
check-help = ayuda
# source d674f000
check-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errores
 }
# source 81bc6d3a
check-warnings = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
 }
# source 0974ef46
check-both = { $errors }, { $warnings }
# source 8af7cb70
check-cut = { $count } (se muestran los primeros { $shown })
# source cbe93626
check-no-lessons = no hay ninguna lección que comprobar
# source 7cbf46e4
check-all-hold = { $n ->
    [one] { $n } lección en orden
   *[other] { $n } lecciones en orden
 }
# source 73260d6a
check-shipped-hold = { $n ->
    [one] { $n } lección incluida en orden
   *[other] { $n } lecciones incluidas en orden
 }
# source c6124361
check-and-words = { $sum }; { $file } tiene { $errors }
# source f0ea18b8
check-books-hold = { $n ->
    [one] el libro de reglas está en orden
   *[other] { $n } libros de reglas están en orden
 }
# source 29da55f5
check-no-book-holds = el libro de reglas no está en orden: { $errors }
# source 8ae92bed
check-some-hold = { $n ->
    [one] { $holding } de { $n } lección en orden: { $errors }
   *[other] { $holding } de { $n } lecciones en orden: { $errors }
 }
# source abc7d15a
check-did-you-mean = ¿querías decir `{ $near }`?
# source 5dc5ad21
check-no-code = no hay ningún código `{ $code }`
# source 78714346
check-no-code-help = `squarewise explain` los muestra todos
# source 1f116f47
check-example-wrong = Así no:
# source 1df34c5b
check-example-right = Así sí:

## Archivos

# source dabccd1f
check-utf16 = este archivo está guardado como { $encoding }
# source 55693112
check-not-utf8 = este archivo no está guardado como UTF-8
# source a377db52
check-first-bad-letter = la primera letra que no se puede leer
# source 233449a0
check-utf8-help = guárdalo otra vez y elige la codificación UTF-8
# source d5b659d7
check-folder-unreadable = esta carpeta no se puede leer: { $error }
# source 5165623f
check-file-unreadable = este archivo no se puede leer: { $error }
# source 5a2ef716
check-file-too-large = este archivo ocupa más de { $kib } KiB
# source e21aa010
check-too-many-lessons = esta carpeta tiene demasiadas lecciones: { $more } sobre el límite de { $limit }
# source 115c9c4c
check-too-many-files = esta carpeta tiene más de { $limit } archivos; los demás no se han mirado
# source 84d307d6
check-folder-too-hard = esta lección no se ha demostrado: juntas, las lecciones de esta carpeta dan demasiado trabajo
# source d85ad030
check-folder-too-hard-help = haz más fáciles las lecciones difíciles de esta carpeta, con menos estrellas o piezas, o pon algunas en otra carpeta
# source 2d761e7e
check-lesson-too-big = una lección ocupa como mucho { $kib } KiB
# source 2d0fbbd7
check-lesson-too-big-label = este archivo ocupa más
# source c3fabb93
check-file-name = la lección se llama `{ $id }`, pero el archivo se llama `{ $file }`
# source b7ac7965
check-file-name-label = otro nombre
# source 1e5cb9f4
check-file-name-help = escribe `{ $stem }`, o llama al archivo `{ $id }.toml`
# source fd99c5b4
check-call-file = llama al archivo `{ $id }.toml`
# source e6d47c81
check-long-id-help = como mucho { $limit } letras
# source 734cc261
check-own-shelf = `{ $text }` no es un estante del programa: la lección va a un estante propio
# source 18e6e5ab
check-own-shelf-label = un estante propio
# source fb37c340
check-shelf-name = el nombre de un estante tiene de 1 a { $limit } letras en una línea
# source dfa99e85
check-no-article = no hay ningún artículo { $text }: las Leyes tienen los artículos del 1 al { $last }
# source 622eb963
check-overlooked-txt = este archivo se pasa por alto: su nombre acaba en `.txt`
# source 38570640
check-overlooked-txt-help = llámalo `{ $name }`; si no ves la terminación `.txt`, haz que se muestren las extensiones de los archivos
# source 610d88f6
check-overlooked-link = esto es un enlace, y los enlaces no se siguen
# source d35378f1
check-overlooked-link-help = pon una copia de la lección en esta carpeta
# source 22b8c1c3
check-overlooked-words = nadie dice estas palabras: a su lado no hay ninguna lección `{ $file }`
# source 5a895e16
check-overlooked-words-help = ponlas junto a `{ $file }`, o llama al archivo como se llama la lección
# source f9484fad
check-overlooked-more = { $n ->
    [one] por los mismos motivos, aquí se deja de lado un archivo más
   *[other] por los mismos motivos, aquí se dejan de lado { $n } archivos más
 }
# source 210984ad
check-other-games = son partidas, no una lección
# source b642ee26
check-other-games-help = copia las jugadas de una partida en la `line` de un paso `play`; `squarewise new` empieza una lección para ti
# source b6f3e34b
check-other-table = es una tabla, no una lección
# source 5207a72d
check-other-positions = son posiciones, no una lección
# source d34df716
check-other-board-help = copia cada FEN en el `board` de un paso; `squarewise new` empieza una lección para ti
# source 7685f321
check-other-packed = es una carpeta comprimida, y lo que contiene no se lee
# source 5c9c4c9b
check-other-packed-help = descomprímela: las lecciones que contiene terminan en `.toml`
# source 74398e67
check-unused = `{ $file }` se comprueba, pero no se usa: el programa sigue el suyo
# source 0379357b
check-unused-help = tus propias lecciones están en el estante de su `group`, en el orden de sus `after`
# source 9df07d8f
check-rules-too-big = las reglas de la casa ocupan como mucho { $kib } KiB

## Descuidos al escribir

# source f5cb17ec
check-list-open = esta lista no se cierra nunca
# source 68084fbf
check-list-open-help = termina la lista con `]`
# source 45343a9e
check-text-open = este texto no se cierra nunca
# source 7bbeeab1
check-text-open-help = ciérralo con la misma comilla en la misma línea, o usa tres comillas para varias líneas
# source 038cf212
check-control-sign = en este texto hay un signo que nadie puede ver
# source f593ba2f
check-control-sign-label = aquí
# source 5ab1f7fc
check-control-sign-help = quítalo, o escribe las palabras otra vez
# source f3beda2d
check-long-text-open-help = termina el texto con las mismas tres comillas
# source a9051c56
check-opened-here = se abre aquí
# source 85efdf2d
check-one-bracket = un paso empieza con dos corchetes a cada lado
# source 0a6ca8c0
check-one-bracket-label = este paso se omite
# source 426994f5
check-one-bracket-help = escribe `[[step]]`
# source e2144086
check-new-toml = TOML 1.1
# source f15a9611
check-new-braces = una tabla entre llaves en varias líneas no se entiende en todas partes
# source 56d038d5
check-new-braces-help = deja las llaves en una sola línea
# source ee47af1f
check-new-comma = una coma delante de `{ "}" }` no se entiende en todas partes
# source 1977ee0b
check-new-comma-help = quita la última coma
# source 113367a8
check-new-escape = esta secuencia no se entiende en todas partes
# source 25d30630
check-new-escape-help = escribe `\\` para una barra invertida, o pon el texto entre comillas simples
# source 3bf4cd25
check-not-toml = esto no se puede leer como TOML
# source 4881b99f
check-not-toml-help = una línea es `nombre = valor`, `[[step]]`, o una nota que empieza con `#`
# source b5d9f93c
check-no-comma = entre dos elementos de una lista va una coma
# source 25bbba8c
check-no-comma-label = falta una coma delante
# source 922fd6d1
check-no-comma-help = escribe `["uno", "dos"]`
# source cd195832
check-inner-quote = una comilla dentro del texto lo termina
# source 5ca716ab
check-inner-quote-label = el texto termina aquí
# source dd2f2487
check-inner-quote-help = pon todo el texto entre comillas del otro tipo, `'...'` o `"..."`, o resalta una palabra con `_palabra_`
# source 6f0c30d1
check-line-end-sign = una línea de TOML no termina con `{ $sign }`
# source aa1d3491
check-take-sign-away = quita el `{ $sign }`
# source 2eeae7b2
check-two-equals = un campo se escribe con un solo `=`
# source f4a95fbe
check-other-note = una nota empieza con `#`, no con `{ $sign }`
# source 0f5d40fd
check-sign-label = este signo no
# source 4813616a
check-other-file = este archivo lo guardó un procesador de textos o un navegador
# source d42f3eea
check-other-file-label = no es texto sin formato
# source 69b336f0
check-other-file-help = guárdalo como texto sin formato, o escríbelo en un editor de texto como el Bloc de notas
# source 4f38f531
check-invisible = aquí hay un carácter invisible ({ $number })
# source 270dbded
check-invisible-label = nadie lo ve
# source 58064ffd
check-invisible-help = bórralo, y pon un espacio normal si aquí va uno
# source 038ce2a9
check-set-twice = `{ $name }` aparece dos veces
# source c50a3a2a
check-again-here = aquí otra vez
# source fb8f8dce
check-first-here = aquí primero
# source 280bae5a
check-backslash = entre comillas dobles, una barra invertida empieza un signo especial
# source 93695d4a
check-backslash-label = esta barra invertida
# source bbbdb2a2
check-backslash-help = pon el texto entre comillas simples, o escribe `\\`
# source 5ca3d05c
check-key-letter = `{ $letter }` no puede estar en el nombre de un campo
# source 014a9721
check-key-letter-label = esta letra no vale en nombres
# source 1edb3892
check-key-letter-help = los nombres llevan letras de la a a la z, cifras, `-` y `_`
# source 8719d70c
check-colon = un campo se escribe con `=`, no con `:`
# source 032837dc
check-colon-label = estos dos puntos
# source 3aa98e2d
check-write-setting = escribe `{ $name } = { $value }`
# source ea572282
check-no-equals = esta línea no tiene `=`
# source 5a738e2b
check-no-equals-label = no es un campo
# source 7dbe06b7
check-no-equals-help = escribe `nombre = valor`, o empieza la línea con `#` para que sea una nota
# source 5a81eb99
check-no-value = detrás del `=` no hay ningún valor
# source 23e28a1f
check-no-value-label = aquí va un valor
# source c63b4c2d
check-small-letters = `{ $value }` se escribe en minúsculas
# source ea1d727b
check-switch-word = `{ $name }` es `true` o `false`
# source dfed5fe6
check-write = escribe `{ $text }`
# source 284a6499
check-no-quotes = el texto va entre comillas
# source 8ba036a9
check-no-quotes-label = sin comillas
# source 68c12a9e
check-no-quotes-help = escribe `"{ $text }"`
# source 156e8696
check-curly-quote = `{ $quote }` es una comilla tipográfica, y TOML las quiere rectas
# source 6d3efda8
check-curly-quote-label = una comilla tipográfica
# source bf1bea20
check-curly-quote-help = escribe `"`

## Campos

# source 1a8d6cba
check-block-lesson = una lección
# source 7e50e285
check-block-worded-lesson = una lección con idioma
# source 8be401b6
check-block-step = un paso
# source 433ba451
check-block-step-of-kind = un paso `{ $kind }`
# source 387aac51
check-block-question = esta pregunta
# source 463532e2
check-block-book = un libro de reglas
# source 88c406b2
check-block-card = una tarjeta
# source d7c7b8b0
check-block-example = un ejemplo
# source 776965d0
check-unknown-setting = { $block } no tiene ningún campo llamado `{ $name }`
# source 40f51870
check-not-known = desconocido
# source afe1a3d5
check-call-it = llámalo `{ $name }`
# source 09709b08
check-no-sentence = no hay ninguna frase llamada `{ $id }`
# source ac6718b3
check-needs = { $block } necesita `{ $name }`
# source ef73aebd
check-no-setting = falta `{ $name }`
# source 95f0cbb3
check-belongs-to-step = `{ $name }` es de un paso, pero está encima del primer [[step]]
# source 6e112873
check-lone-option = esta respuesta está fuera de todo paso
# source ae3f6262
check-move-line-down = baja esta línea hasta debajo del [[step]] al que pertenece
# source 71af26e1
check-belongs-to-lesson = `{ $name }` es de la lección, pero está debajo de [[step]]
# source 6bbd6b33
check-move-line-up = sube esta línea hasta encima del primer [[step]]
# source 7a9facf6
check-step-starts-here = el paso empieza aquí
# source f21d6ecd
check-belongs-elsewhere = `{ $name }` es de { $owner }, y esto es { $block }
# source fcb2ae3e
check-kind-of-step = el tipo de este paso
# source e6ee407c
check-not-here = aquí no
# source 3f93009d
check-never-used = `{ $name }` no se usa nunca aquí: { $why }
# source b120ee55
check-never-used-label = no se usa nunca
# source f251ae02
check-take-line-away = quita esta línea
# source f29e2cfd
check-format = esta lección está escrita en el formato { $format }, y este programa lee el formato { $own }
# source e52c55c9
check-format-label = otro formato
# source ecc84e94
check-format-newer-help = consigue un Squarewise más nuevo, o escribe `format = 1`
# source 91c40e48
check-format-help = escribe `format = 1`
# source bd933129
check-language = `{ $text }` no es un código de idioma
# source 4ef47729
check-language-label = no es un código de idioma
# source bb2bd7bd
check-language-help = escribe `en` para el inglés, `de` para el alemán, `pl` para el polaco, `pt-BR` para el portugués de Brasil
# source f8a5c848
check-unspoken-language = el programa no tiene palabras en `{ $language }`: sus botones, sus razones y los nombres de las piezas saldrán en otro idioma
# source f4a55602
check-unspoken-language-label = no es un idioma del programa
# source 62b17644
check-unspoken-language-help = escribe tú cada `yes` y cada `no`, y los nombres de las piezas como palabras; el programa habla { $list }
# source 5639d146
check-unspoken-sheet-help = escribe los nombres de las piezas como palabras, sin `PIECE`; el programa habla { $list }
# source 90d9dc36
check-after-itself = una lección no puede ir después de sí misma
# source 6ada19df
check-after-itself-label = ella misma
# source af7d007b
check-listed-twice = `{ $text }` está dos veces en la lista
# source 71bacd61
check-article = `{ $text }` no es un artículo de las Leyes
# source d9d326fe
check-article-label = no es un artículo
# source cd492470
check-article-help = escribe números con puntos, como `3.8.2`
# source 959d83b5
check-too-many-steps = una lección tiene como mucho { $limit } pasos, y esta tiene { $n }
# source 205579b5
check-one-too-many = uno de más
# source 0d19cf3d
check-no-step = una lección necesita al menos un paso
# source 4e4c4db1
check-no-step-label = ningún paso
# source 5d7e55c2
check-no-step-help = escribe `[[step]]`; `squarewise new` prepara un comienzo completo
# source ccd53de1
check-write-step-above = escribe un `[[step]]` encima: una respuesta pertenece a un paso
# source 9148149a
check-two-steps = dos pasos se llaman `{ $id }`
# source 5d0b179c
check-block-option = una respuesta
# source 8156a0d3
check-option-of-step = `{ $name }` es del paso, pero está debajo de [[step.option]]
# source 60a870cf
check-option-of-lesson = `{ $name }` es de la lección, pero está debajo de [[step.option]]
# source f8b663a9
check-move-line-above-options = sube esta línea hasta encima del primer [[step.option]] del paso
# source 1e211c0c
check-option-starts-here = la respuesta empieza aquí
# source b2405c77
check-no-kind = no hay ningún tipo de paso llamado `{ $name }`
# source 9a5519da
check-kinds-are = los tipos son { $list }
# source 4dc1fb79
check-no-id = `{ $text }` no puede ser un nombre
# source c001e602
check-no-id-label = no es un nombre
# source e42481c0
check-no-id-help = usa letras minúsculas de la a a la z, cifras y `-`, como en `{ $example }`
# source cdba1830
check-why-nothing-to-solve = no hay nada que resolver
# source 46d8a728
check-why-no-wrong-answer = no hay ninguna respuesta incorrecta
# source eb64d4c8
check-why-one-act = un ejemplo pide una sola cosa y dice una sola cosa sobre ella
# source f11ce5db
check-why-target = `target` es el tablero
# source 3624267b
check-why-drawn-scene = no hay nada más que la escena dibujada
# source 4eeffb5b
check-why-no-mistake = en este tipo de paso ninguna jugada es un error
# source 356c613e
check-why-no-refusal = en este tipo de paso no se rechaza ninguna jugada
# source 0af05949
check-why-made-boards = en este tipo de paso los tableros los hace el programa
# source 694c2a92
check-practice-board = los tableros de `{ $skill }` no son los de esta lección
# source 98df7c54
check-practice-board-help = pon el paso en una lección propia, sin tableros del otro tipo
# source 30aa0370
check-few-boards = `{ $skill }` tiene menos de { $count } tableros distintos en el nivel { $level }: { $n }
# source 8ddb08bf
check-few-boards-label = más tableros de los que hay
# source a7d3bab3
check-few-boards-help = pide menos tableros con `count`, u otro `level`
# source c46b349b
check-too-many-hints = un paso tiene como mucho { $limit } pistas, y este tiene { $n }
# source f09e9a55
check-too-many-label = demasiadas
# source 7a171abd
check-number-between = `{ $name }` es un número del 1 al { $limit }
# source d177615b
check-number-between-label = fuera de esos límites
# source 843ec8be
check-write-number = escribe un número del 1 al { $limit }, como en `{ $name } = 1`
# source f8a47cb1
check-type = `{ $name }` es { $expected }, no { $here }
# source 03b6d38d
check-type-item = `{ $name }` es { $expected }, y dentro hay { $here }
# source e6e7bb77
check-wants-text = un texto entre comillas
# source e746d66b
check-wants-number = un número entero
# source c0b0d6b5
check-wants-list = una lista de textos entre corchetes
# source 2fd9c62b
check-wants-text-or-list = un texto entre comillas, o una lista de textos entre corchetes
# source ffd10561
check-wants-number-or-list = una lista de textos entre corchetes, o cuántos son
# source 489a5df3
check-wants-text-or-switch = un texto entre comillas, o `true`
# source bf696bef
check-wants-switch-or-text = `true` o `false`, o un texto entre comillas
# source 5c99778e
check-wants-pairs = una lista de pares, cada uno entre sus propios corchetes
# source d6a2cb3c
check-wants-blocks = un bloque que empieza con su nombre entre corchetes dobles
# source 2646ba70
check-is-text = un texto
# source 6669a11a
check-is-negative = un número menor que 0
# source fa89c0bd
check-is-number = un número
# source 8e022bf6
check-is-fraction = un número con punto
# source 9a06d4de
check-is-switch = `true` o `false`
# source 6d98c7e0
check-is-date = una fecha o una hora
# source e6c0f427
check-is-list = una lista
# source 67ad775b
check-is-table = una tabla
# source 5f13c52f
check-empty-list = una lista vacía
# source b305326f
check-write-list = escribe `{ $name } = ["{ $text }"]`
# source 8a3a287b
check-write-pairs = escribe `{ $name } = [["nombre", "frase"]]`
# source 983bd778
check-no-choice = `{ $name }` no puede ser `{ $text }`
# source d60fc7a7
check-one-of = escribe uno de estos: { $list }

## Varias lecciones

# source 1c6c7785
check-same-lesson = otra lección se llama `{ $id }`: { $file }
# source 9410ce1d
check-same-lesson-label = el mismo nombre
# source bf55dfb7
check-same-lesson-help = da a una de ellas otro `id`, y a su archivo ese nombre
# source 58fabb20
check-copy-help = esta es una copia: escribe `id = "{ $id }"`
# source 5ab9fefa
check-copy-call-help = esta es una copia: escribe `id = "{ $id }"` y llama al archivo `{ $id }.toml`
# source 164cf7c6
check-no-lesson = no hay ninguna lección llamada `{ $id }`
# source 2a402982
check-no-lesson-label = no existe esa lección
# source eaba0361
check-circle = `{ $one }` y `{ $other }` van cada una después de la otra
# source 89191ef7
check-circle-label = un círculo
# source 3421e880
check-circle-help = quita un `after` de este círculo: { $list }

## El curso

# source 3de9d504
check-block-course = un curso
# source 942c3dcc
check-block-land = una tierra
# source 8f1e9b9d
check-block-entry = una entrada de un camino
# source 2d86b659
check-block-old = un nombre antiguo
# source 9b21153c
check-entry-leads = esta entrada no lleva a ninguna parte
# source 37154983
check-entry-leads-label = sin `lesson`, `game` ni `story`
# source 7bb8b1b1
check-entry-leads-help = escribe `lesson = "rook"`, o `game = "lección/paso"`
# source a4da5ab2
check-entry-twice = una entrada lleva a una sola cosa, y esta es la segunda
# source 81725bc0
check-no-place = `{ $text }` no nombra ninguna lección ni ningún paso
# source 6b697953
check-no-place-label = no está escrito como un nombre
# source 1c58789b
check-no-place-help = escribe una lección como `rook`, y un paso o un juego como `lección/paso`
# source 461d6d87
check-old-kinds = una lección pasa a ser una lección, y un paso, un paso
# source f277efde
check-old-kinds-label = no es del mismo tipo
# source ff6fabe3
check-old-in-use = `{ $id }` sigue existiendo y guarda sus propias estrellas
# source d948a7df
check-old-in-use-label = no es un nombre antiguo
# source cbdfeadf
check-no-step-of = `{ $lesson }` no tiene ningún paso llamado `{ $step }`
# source 619bc298
check-no-game = el paso `{ $step }` no es un juego
# source b8f789f7
check-no-game-label = no es del tipo `game`
# source 0c2f5b8c
check-no-story = `{ $id }` no es una historia ilustrada
# source 87eac84e
check-no-story-label = un paso no es del tipo `story`
# source 893bbfe2
check-path-order = `{ $id }` va después de `{ $before }`, que está más adelante en el camino
# source 7c35173d
check-path-order-label = demasiado pronto
# source 0023f274
check-courses-hold = { $n ->
    [one] el curso está en orden
   *[other] { $n } cursos están en orden
 }
# source ad3440b7
check-no-course-holds = el curso no está en orden: { $errors }

## Las sesiones

# source 1d026816
check-block-plans = el archivo de las sesiones
# source c01d9f78
check-block-plan = una sesión
# source 27c621ff
check-plan-step = `{ $text }` nombra una lección, y hace falta un paso: `lección/paso`
# source 4369565a
check-plan-level = `{ $text }` no es un tipo de ejercicio con su nivel: escribe `where-rook 1`
# source 3ca855d2
check-plan-no-skill = no hay ningún tipo de ejercicio llamado `{ $text }`
# source 94a638f0
check-plan-no-level = `{ $skill }` no tiene ese nivel: el más alto es { $most }
# source 5c9940f7
check-plan-aim-label = así no
# source 698a0e93
check-plan-off-path = `{ $id }` no está en ningún camino del curso
# source 6e6cedd4
check-plan-off-path-help = quítala, o añádela primero al curso
# source 47c8add4
check-plan-order = `{ $id }` está antes de `{ $before }` en el camino
# source 70fa4dea
check-plan-order-help = ponla más arriba
# source edbab940
check-plan-story = la historia `{ $id }` está más adelante en el camino
# source 2facfabc
check-plan-story-help = ponla en una sesión posterior
# source 370eef51
check-plan-lessons = una sesión tiene de una a { $most } lecciones
# source 46cf51ad
check-plan-lessons-help = quita una, o añade una
# source 88899990
check-plan-minutes = las fases de una sesión duran { $most } minutos en total, y estas duran { $n }
# source 6ff4bf6c
check-plan-minutes-help = cambia los minutos aquí o debajo
# source 19214aeb
check-plan-screens = `screens` es { $n }, y las lecciones de esta sesión duran { $needed } minutos
# source 767880d5
check-plan-pairs = las parejas no tienen con qué jugar: `{ $step }` no tiene tablero, o está vacío
# source 0cf1ca08
check-plan-pairs-help = nombra un paso con piezas en el tablero
# source dfb23cab
check-plan-exit = la pregunta de salida es de `{ $id }`, que no es una lección de esta sesión
# source e68495c8
check-plan-exit-help = nombra un paso de una de sus lecciones
# source 729eea86
check-plan-no-answer = `{ $step }` no tiene una respuesta que se pueda imprimir
# source c928b389
check-plan-no-answer-help = nombra otro paso
# source 56cf5ccc
check-plan-words = faltan las palabras `{ $words }`
# source fa69ad14
check-plan-words-help = escríbelas en locales/en/plan.ftl, y luego en los demás idiomas
# source 47e54396
check-plan-left = estas lecciones del curso no están en ninguna sesión: { $list }
# source 2f5c7ba5
check-plan-left-help = pon cada una en una sesión o en `later`
# source 9c58835c
check-plan-weeks = hay { $n } sesiones, y en las semanas caben { $most }
# source efc31b87
check-plan-weeks-help = añade sesiones, o quita alguna
# source 9fb6fc02
check-plans-hold = las sesiones están en orden
# source 147e4d3c
check-no-plans-hold = las sesiones no están en orden: { $errors }

## Palabras

# source d12c0c7d
check-no-language = la lección tiene palabras, pero no dice en qué idioma
# source 2803e432
check-no-language-label = las primeras palabras
# source 3f187396
check-no-language-help = escribe `language = "es"` encima del primer [[step]]
# source 7b6086e8
check-step-without-text = un paso de una lección con idioma necesita `text`
# source b9917c0c
check-half-the-words = en una lección con idioma, las palabras están en el archivo
# source 1dd08c73
check-hints-in-a-list = escribe las pistas en una lista: `hints = ["...", "..."]`
# source b8c6c7d1
check-sentence-in-a-pair = escribe el nombre y su frase en un par propio: `["f2-f3", "..."]`
# source 38c3095d
check-option-without-text = en una lección con idioma, una respuesta necesita `text`
# source e4dca900
check-no-words = sin palabras
# source b7529ff6
check-empty-text = este texto está vacío
# source 1b651429
check-empty-text-help = escribe algo, o quita la línea
# source 1aeebdda
check-text-too-long = este texto tiene { $n } caracteres, y se muestran como mucho { $limit }
# source 83852fe5
check-text-too-long-label = demasiado largo
# source 7b42e1c7
check-long-paragraph = un niño o una niña lee unos { $limit } caracteres de una vez
# source d58ca012
check-long-paragraph-label = este párrafo es más largo
# source 6bec1b4b
check-long-paragraph-help = dilo con menos palabras, o repártelo en dos pasos
# source 6cbf0296
check-proof-answer = correcto: { $answer }
# source 88cd90cf
check-proof-par = el mínimo de jugadas: { $n } ({ $nodes } posiciones miradas)
# source 5273a62e
check-proof-legal = las reglas permiten la jugada
# source 17512012
check-proof-refused = las reglas rechazan la jugada: { $reason }, FIDE { $article }
# source c9fc3edb
check-proof-open = nada que demostrar, salvo que se puede jugar
# source 68d3dbd9
check-proof-practice = tableros de `{ $skill }` en el nivel { $level }: { $count }; a la primera, al menos: { $pass }
# source 3ee2bd24
check-long-sentence = esta frase tiene { $n } palabras, y después de 20 se pierde el hilo
# source 38c957db
check-long-sentence-help = haz dos frases con ella
# source 1f53af81
check-long-words = muchas palabras de este texto son largas
# source 95ca021b
check-long-words-help = dilo con palabras cortas
# source ec3fdd22
check-color-alone = aquí se nombra algo solo por su color
# source 255bf59e
check-color-alone-help = nombra también la casilla o la forma, como en `el círculo de d5`
# source bee085e2
check-no-name = `{ "{" }{ $name }{ "}" }` no es un nombre que se rellene
# source 45536f22
check-no-name-help = escribe uno de estos: { $list }, o `{ "{{" }` para una llave
# source 859ee490
check-open-brace = esta llave no se cierra nunca
# source 88ef4fdd
check-open-brace-help = escribe el nombre con las dos llaves, como `{ "{player}" }`, o `{ "{{" }` para una llave
# source 3ca1d82e
check-name-not-here = `{ "{" }{ $name }{ "}" }` no se rellena aquí
# source 768d1a13
check-name-not-here-label = aquí no hay nada que contar
# source 83964b1e
check-piece-in-english = `{ "{" }{ $name }{ "}" }` se rellena aquí con una palabra de otro idioma
# source 9a23f8e4
check-piece-in-english-help = escribe el nombre de la pieza con una palabra de tu idioma
# source b7f77ff7
check-marks = `**` se mostraría tal cual
# source dce4d407
check-marks-label = dos asteriscos
# source c33fc0b2
check-marks-help = escribe `_palabra_` para resaltar una palabra
# source 8b4848bb
check-mark = `{ $mark }` se mostraría tal cual
# source f7d6ac57
check-mark-label = un signo de otro formato

## Dibujos

# source 6446849e
check-no-drawing = `{ $text }` no es un dibujo
# source 10d0ac36
check-no-drawing-label = no se puede dibujar
# source 9aa2ba90
check-no-drawing-help = escribe `arrow e2-e4`, `circle d5`, `square e4` o `cross f1`, con un color delante si quieres: { $colors }
# source 61d49492
check-arrow-of-one-square = esta flecha termina donde empieza
# source 8238ce40
check-arrow-of-one-square-label = dos veces la misma casilla
# source b73788f8
check-arrow-of-one-square-help = usa `circle` para una sola casilla

## Piezas y respuestas

# source 8387bdfe
check-no-piece = no hay ninguna pieza en { $square }
# source 995daf1b
check-no-piece-label = una casilla vacía
# source ccb4ca45
check-nothing-in-hand = `{ $name }` no sabe qué pieza tomar
# source 1bf5968a
check-nothing-in-hand-label = ninguna pieza clara
# source 8bc2e96e
check-nothing-in-hand-help = escribe `piece` en un paso `collect`; en `move`, todas las jugadas correctas salen de una sola casilla
# source e7ed5d98
check-not-its-turn = juegan { $turn }, pero { $piece } es de { $owner }
# source 309fbfe3
check-not-to-move = no es su turno
# source 3f09fe5a
check-same-square = la jugada acaba en { $square }, donde empezó
# source 837c7f21
check-same-square-label = dos veces la misma casilla
# source 9e4a5ef8
check-untried-help = quien aprende prueba esta jugada con su propia mano: nombra una pieza del bando que juega, y otra casilla
# source 027d79a5
check-untried-judge-help = mira la jugada y a quién le toca; si esa es la pregunta, añade `because = "{ $reason }"`
# source 903cc7b8
check-untried-promotion = ninguna mano puede probar `{ $text }`: el tablero ofrece dama, torre, alfil y caballo, y solo en la última fila
# source c69dfa3d
check-untried-promotion-label = no se ofrece
# source f23227c7
check-untried-promotion-help = mejor pregunta por ello: `kind = "judge"`
# source 7bc34833
check-move-without-answer = un paso `move` necesita `answer` o `goal`
# source ee1ff590
check-move-without-answer-help = escribe `answer = ["e2-e4"]` o `goal = "check"`
# source 0291254a
check-no-answer = sin respuesta
# source d52bc8f1
check-no-move-right = ninguna jugada es correcta
# source b9f67339
check-move-listed-twice = esta jugada está dos veces en la lista
# source 06cc5d7d
check-nothing-to-escape = nadie está en jaque, así que no hay de qué escapar
# source 36b47bfa
check-goal-out-of-reach = aquí ninguna jugada legal logra `{ $goal }`
# source 36f5cd51
check-cannot-be-done = no se puede
# source a11bb49b
check-misses-goal = según las reglas, `{ $text }` no alcanza el objetivo
# source b3652c14
check-not-right = no es correcto
# source aa6a80f2
check-right-are = lo correcto es { $list }
# source 24da71a2
check-more-moves-right = también alcanzan el objetivo { $list }
# source c182bad7
check-more-moves-right-label = no son todas las jugadas
# source 6fb822f8
check-more-moves-right-help = quita `answer`: basta con el objetivo
# source f603856b
check-squares-without-question = un paso `squares` necesita `ask` o `answer`
# source e2a77940
check-squares-without-question-help = escribe `ask = "moves"` y `piece = "d4"`
# source e61e08ea
check-no-question = sin pregunta
# source 510ce704
check-no-square-right = ninguna casilla es correcta: nadie podría resolverlo nunca
# source 2da8d9eb
check-no-square-right-label = nada que tocar
# source 4e708091
check-square-not-right = según las reglas, { $square } no es correcta
# source b521806d
check-more-squares-right = según las reglas, hay más casillas correctas: { $list }
# source 90ff0adb
check-more-squares-right-label = no son todas las casillas
# source f3ccb42c
check-fewer-for-king = solo son correctas estas casillas: { $list }; no { $lost }, porque { $reason ->
    [pinned] la pieza está clavada
   *[other] el rey está en jaque
 }
# source 6afc0c57
check-fewer-for-king-label = menos de las que alcanza la pieza
# source a67b2f30
check-fewer-for-king-help = si esa es la pregunta, escribe `answer = [{ $list }]`; si no, pon al rey a salvo
# source 0b672847
check-is-legal = según las reglas, esta jugada es legal
# source 02394764
check-is-legal-label = es legal
# source 268a1253
check-is-refused = las reglas rechazan esta jugada: { $reason }
# source fe33ee55
check-law = FIDE { $article }
# source 5e62d35b
check-no-right = el rey y la torre están en casa, pero este tablero no da derecho a enrocar
# source ff1cb778
check-no-right-label = sin derecho a enrocar
# source 0f465532
check-give-right = da el derecho a enrocar: escribe `castling = "{ $rights }"` debajo de un tablero dibujado, o `{ $rights }` como tercera parte de una FEN o FFC
# source 66ae7ffd
check-no-reason-label = no es un motivo
# source 8fbf38b7
check-no-lesson-rule = no hay ninguna regla, motivo o final con el nombre `{ $text }`
# source 0e571638
check-no-lesson-rule-help = `squarewise check --rules-map` los muestra todos
# source eab3a8f4
check-no-reason = no hay ningún motivo llamado `{ $text }`
# source 57a1803d
check-other-reason = las reglas rechazan esta jugada por otro motivo: { $reason }
# source 54f8dc1a
check-other-reason-label = este motivo no
# source 41996500
check-rules-say = las reglas dicen `{ $text }`
# source b17f7bd6
check-legal-move = las reglas permiten `{ $text }`, así que nadie oiría un «no»
# source 128470b6
check-legal-move-label = una jugada legal
# source ff721410
check-legal-move-help = para que la juegue quien aprende, escribe `kind = "move"` y `answer = ["{ $text }"]`; para preguntar si es legal, `kind = "judge"`
# source d9d09722
check-not-the-childs-turn = quien aprende juega aquí con { $side }, pero la jugada es de { $turn }
# source e8ec3be5
check-no-call = aquí no se puede decir «jaque»: con { $list } no hay jaque
# source 26a2ffdf
check-no-call-label = no hay jaque
# source 2177e4f5
check-no-call-help = escribe `goal = "check"`, o quita `call`
# source f3f764b1
check-one-option = solo hay una respuesta para elegir
# source 6607c85e
check-one-option-label = una respuesta
# source e32e66b0
check-one-option-help = escribe un segundo [[step.option]]
# source de19e8ce
check-too-many-options = { $n } respuestas son demasiadas: caben como mucho { $limit }
# source 50f3a50e
check-no-right-option = ninguna de estas respuestas es correcta
# source 1654a2ed
check-no-right-option-label = sin respuesta correcta
# source 8c3d8e02
check-no-right-option-help = escribe `right = true` debajo de una de ellas
# source 7dbcade1
check-two-options = dos respuestas se llaman `{ $id }`
# source 2a8bf8bd
check-sort-without = un paso `sort` necesita `by`, `order` o respuestas
# source bb6b5e29
check-sort-without-help = escribe `by = "value"`, u `order = ["a1", "b1"]`, o dos bloques [[step.option]]
# source 038039d6
check-sort-one = aquí hay menos de dos piezas o respuestas, así que no hay orden
# source fcdf2ac6
check-sort-one-label = hacen falta al menos dos
# source 3ff30ed6
check-sort-too-many = { $n } piezas son demasiadas: caben como mucho { $limit }
# source b6fcffb7
check-sort-too-many-label = demasiadas para ordenar
# source 4ded5dbd
check-sort-king = un rey no tiene valor, así que no tiene sitio en este orden
# source 6d114bb4
check-sort-king-label = no tiene valor
# source 736fa3b1
check-sort-equal = todas estas piezas valen lo mismo: cualquier orden es correcto
# source 4177d955
check-sort-equal-label = nada que ordenar
# source 66d277c7
check-sort-order = por su valor, estas piezas van en otro orden
# source 7c0e1b2b
check-sort-order-label = en este orden no
# source f4f2da09
check-why-sort-pieces = aquí se ordenan piezas
# source 334f2aae
check-why-sort-options = en un paso `sort` cada respuesta es correcta en su sitio
# source def70fab
check-count-without-question = un paso `count` necesita `ask` o `answer`
# source 5b0d79f1
check-count-without-question-help = escribe `ask = "legal-moves"`
# source 3ec3bc17
check-count = el programa cuenta { $n }
# source 541d43ed
check-count-label = este número no
# source 2aec67bd
check-count-help = escribe `answer = { $n }`, o quita esta línea
# source 773ce62a
check-too-many-moves = aquí no se pueden hacer tantas jugadas: { $n }
# source 45fa8a4b
check-too-many-moves-help = pide menos jugadas
# source 0800f309
check-no-square-to-ask = no hay ninguna casilla por la que preguntar
# source 11a46a80
check-no-square-to-ask-help = quita esta línea para preguntar por las 64
# source 3518552a
check-not-given = al final no hay ninguna pieza en { $square }
# source a39ba30b
check-nothing-to-set-up = no queda ninguna pieza por colocar
# source 65db32ab
check-nothing-to-set-up-label = nada que hacer
# source f40886b1
check-allow-nobody = no hay ninguna pieza que, al quitarla, haga legal `{ $text }`
# source acb8c6d0
check-allow-nobody-label = ninguna pieza estorba por sí sola
# source d5a9bec2
check-allow-anybody = se quite la pieza que se quite, `{ $text }` pasa a ser legal
# source c8e4429f
check-allow-anybody-label = no hay nada que pensar
# source ccdcf14a
check-allow-help = pon piezas de modo que algunas, y no todas, estorben la jugada; los reyes y la pieza que mueve se quedan siempre
# source 9ef07786
check-game-over-at-once = la partida acaba antes de empezar: { $ending }
# source ebeab97e
check-game-over-at-once-label = no hay partida
# source ed71135b
check-nobody-moves-here = aquí nadie puede hacer una jugada
# source d91be7ce
check-two-players = una partida es de dos, no de { $n }
# source f5ca081c
check-two-players-label = no son dos
# source 058ee3b6
check-game-without-pawn = nadie tiene un peón, así que este objetivo no tiene sentido
# source e2e6846d
check-game-without-pawn-label = ningún peón
# source e0bb8a91
check-game-without-men = { $side } no tienen ninguna pieza además del rey, así que este objetivo no tiene sentido
# source 53c7382c
check-game-without-men-label = ninguna pieza además del rey
# source 4fc8bbbf
check-coach-plays-one = el entrenador juega contra una sola persona, y en este tablero juegan { $seats }
# source 21849681
check-child-not-there = nadie juega con { $side } en este tablero
# source 098c80a0
check-child-not-there-label = no está en el tablero
# source dbcb7edf
check-why-no-opponent = sin `opponent` el entrenador no juega por su cuenta
# source c7f3d065
check-too-many-lines = caben como mucho { $limit } líneas más
# source 50909369
check-only-replies = en esta línea no hay ninguna jugada de quien aprende
# source c0272b01
check-only-replies-label = solo réplicas
# source b8d77655
check-only-replies-help = escribe más jugadas, u otro `side`
# source 11889324
check-empty-line = en esta línea no hay ninguna jugada
# source 11ec14ad
check-never-played-label = no se juega nunca
# source fe6c5cf1
check-line-in-line = una de estas dos líneas es el comienzo de la otra
# source cbdecb39
check-line-in-line-help = quita la más corta
# source 33bb7568
check-other-reply = esta línea se aparta primero en una réplica, y las réplicas vienen de la línea de arriba
# source b9d4d317
check-other-reply-help = escribe antes otra jugada de quien aprende
# source 65337956
check-mates-sooner = con { $list }, el jaque mate llega antes que en esta línea
# source 08709659
check-mates-as-well = un jaque mate en { $n } jugadas empieza también con { $list }
# source f9d50c36
check-other-mates-label = no es el único camino
# source 52762b2f
check-other-mates-help = cambia el tablero, o escribe en `also` una línea que empiece con esa jugada
# source 19121cd6
check-game-over = aquí la partida ha terminado: { $ending }
# source bd9d7e99
check-game-over-label = terminada
# source ececaf3e
check-game-over-help = juega menos jugadas, o pregunta con un paso `claim`
# source 8b13265a
check-no-claim-after-end = aquí la partida ha terminado, así que nadie reclama nada: { $ending }
# source 06209d43
check-no-claim-after-end-help = juega menos jugadas
# source f9b0554e
check-two-claims = aquí se pueden reclamar tablas de dos maneras, y solo se puede elegir una
# source 53a0fdb1
check-two-claims-label = dos respuestas correctas
# source c6cab2bd
check-two-claims-help = juega otras jugadas
# source 31c40314
check-standing = según las reglas, esto es `{ $text }`
# source ccef1d71
check-offer-label = esto no está entre las respuestas
# source 5346dd53
check-offer-help = añade `"{ $text }"` a la lista
# source 43d1b78d
check-offer-one-help = nombra una segunda respuesta, o quita la línea: entonces se ofrecen todas
# source f6132e93
check-collect-without-stars = un paso `collect` necesita `stars` o `take`
# source c95b3e27
check-collect-without-stars-label = nada que recoger
# source 374994b0
check-collect-without-stars-help = escribe `stars = ["d7"]` o `take = "all"`
# source 895af324
check-star-on-start = la pieza empieza en { $square }, así que ahí no puede haber una estrella
# source e0b9a7b2
check-star-on-piece = en { $square } hay una pieza, así que ahí no puede haber una estrella
# source 226672cb
check-star-on-piece-label = no está vacía
# source 8a37ffc5
check-no-star = no hay ninguna estrella que recoger
# source a6e20519
check-no-star-label = ninguna estrella
# source 7581ee46
check-star-flies-nowhere = una estrella que vuela necesita al menos dos casillas
# source aff85aaa
check-star-flies-nowhere-label = no tiene adónde volar
# source c6daffcd
check-star-flies-nowhere-help = escribe en `stars` sus casillas, en el orden en que vuela, o quita esta línea
# source 44b772df
check-too-many-stars = { $n } estrellas son demasiadas: caben como mucho { $limit }
# source 3a54ee37
check-nobody-collects = { $side } no tienen ninguna pieza que se pueda mover
# source 1cdcfc0c
check-nobody-collects-label = nadie se mueve
# source 044001d5
check-nobody-collects-help = pon una pieza en el tablero, o cambia a quién le toca
# source 9f5a3044
check-nothing-to-take = no hay nada que capturar: los reyes no cuentan
# source e65a1f8c
check-nothing-to-take-label = nada que capturar
# source 1bad1b17
check-too-hard = esto es demasiado difícil de demostrar
# source 63f79af1
check-too-hard-label = demasiados caminos
# source ef750625
check-too-hard-help = usa menos estrellas o menos piezas
# source fb63edec
check-file-too-hard = demostrar esta lección da demasiado trabajo: desde este paso no se ha demostrado nada
# source e8e83f51
check-file-too-hard-label = el trabajo acaba aquí
# source 2cc61a72
check-file-too-hard-help = haz más fáciles los pasos de antes, con menos estrellas o piezas, o divide la lección en dos
# source eba7832a
check-the-piece-on = la pieza de { $square }
# source a111a176
check-star-out-of-reach = fuera de alcance para { $who }: { $square }
# source 8c2180b5
check-star-out-of-reach-label = fuera de alcance
# source 09b23134
check-star-not-safe = a { $square } se llega con { $who }, pero nunca sin peligro
# source 3e4b7278
check-star-not-safe-label = vigilada
# source ee3323a7
check-star-not-safe-help = quita del tablero una pieza que vigila, o deja fuera `safe`
# source 3dd23500
check-stays-dark = un alfil en una casilla oscura se queda en las casillas oscuras
# source 7d7a931a
check-stays-light = un alfil en una casilla clara se queda en las casillas claras
# source 519a371d
check-cannot-take-all = para { $who } es imposible capturarlo todo
# source 7be60c5d
check-cannot-take-all-label = todo no
# source bef1a083
check-cannot-collect-all = para { $who } es imposible recoger { $list } en un mismo recorrido
# source 528cfaeb
check-cannot-collect-all-label = todas no
# source 4dff495e
check-move-has-sentence = esta jugada ya tiene una frase
# source 1b163abe
check-reason-has-sentence = `{ $reason }` ya tiene una frase
# source 5b2fe92f
check-lone-sentence = esta frase no está en un par
# source 56cdb96f
check-lone-sentence-label = sola
# source 8fc1d1ce
check-lone-sentence-help = pon cada par entre sus propios corchetes: `[["f1-g1", "frase"]]`
# source 87d33fae
check-forbidden-help = para una jugada prohibida escribe `because_say = [["{ $reason }", "..."]]`
# source 260aabb5
check-is-right = `{ $text }` es correcta
# source 1cf99089
check-is-right-label = una jugada correcta
# source 205bc597
check-is-right-help = lo que el entrenador dice a una respuesta correcta va en `yes`
# source 7bd579a6
check-never-a-mistake-label = nunca es un error
# source 06369335
check-answer-by-itself = nadie juega aquí la respuesta `{ $text }`
# source d5f559cf
check-answer-by-itself-label = no se juega nunca
# source 2d917b57
check-answer-by-itself-help = quítala: donde hay algo que recoger, el programa encuentra por sí mismo qué pieza capturaría; donde se prueba una jugada prohibida, nadie responde
# source 43056094
check-nobody-goes = ninguna pieza que recoge va de { $from } a { $to }
# source 7c7804a6
check-nobody-goes-help = mira las casillas
# source b59ce5c4
check-no-mistake = `{ $text }` no es un error aquí
# source 8a6a04a5
check-only-attacked = solo son errores las jugadas a casillas atacadas
# source c86cccde
check-only-hanging = solo son errores las jugadas tras las que una pieza puede ser capturada sin poder recapturar
# source 78ffa33c
check-write-safe = escribe `safe = true` para que las casillas atacadas sean errores
# source 647f6772
check-reason-never = `{ $reason }` no puede ocurrir en este tablero
# source 0fb0c7eb
check-reason-never-label = no se oye nunca
# source e276f56b
check-never-legal = `{ $text }` no es una jugada legal en ningún turno de quien aprende

## Archivos de palabras

# source b6e479ae
check-not-understood = no se entiende
# source 277f3e3f
check-ftl-colon = detrás de un nombre va `=`, no `:`
# source 6cc2842b
check-ftl-deep = el archivo anida demasiadas llaves
# source 6ac49788
check-ftl-twice = `{ $name }` está dos veces, y solo se usa el primero
# source 4b9691d0
check-ftl-no-file = el inglés no tiene ningún archivo con este nombre, así que nadie dice estas palabras
# source 105c866c
check-ftl-unknown = el inglés no tiene `{ $name }`, así que nadie lo dice
# source 53403871
check-ftl-not-in-lesson = la lección no tiene `{ $name }`, así que nadie lo dice
# source 49db0a00
check-ftl-renamed = quítalo, o llámalo `{ $near }` si ahora se llama así
# source 4f15b4f7
check-ftl-take-away = quítalo
# source d375541d
check-ftl-missing-beside = falta `{ $name }`, así que se dicen las palabras de la propia lección
# source 8bec3446
check-ftl-missing-source = falta `{ $name }`, y nadie tiene palabras para ello
# source 938ecd5d
check-watching = se observa `{ $folder }`; Ctrl-C lo termina
# source ef8f2d86
check-holds = { $name } está en orden
# source 303b67c4
check-gone = { $name } ya no está
# source 7b8d2dc5
check-file-language = `{ $text }`, en el nombre del archivo, no es un código de idioma
# source f5af779e
check-stale = el original de `{ $name }` ha cambiado desde la traducción
# source e2ca7a64
check-stale-label = quizá ya no dice lo mismo
# source cecdae37
check-stale-help = compáralo con el original, y luego deja que `squarewise extract --update` lo dé por bueno
# source 332b1169
check-untranslated = { $n } de { $all } textos son todavía las palabras que había que traducir
# source f4b2030a
check-untranslated-label = aún sin traducir
# source b03d6537
check-untranslated-help = traduce lo que sigue a cada `=`
# source db8bf965
check-ftl-variable = `{ $name }` no recibe `${ $variable }`
# source d8969d3c
check-ftl-missing = falta `{ $name }`, así que se dice en inglés
# source f33b6c60
check-ftl-name = nadie rellena `{ "{" }{ $name }{ "}" }`
# source 3714623b
check-ftl-names-help = escribe `{ "{" } $player { "}" }` para el nombre de quien aprende, `{ "{" } PIECE("rook") { "}" }` para una pieza
# source a131ee6c
check-ftl-function = no hay ninguna función `{ $name }`
# source 92d882bc
check-ftl-piece = no hay ninguna pieza `{ $name }`
# source 58c7f419
check-ftl-term = no hay ningún término `-{ $name }`

# source 1eea41b8
check-two-ideas = este paso trae { $n } motivos nuevos a la vez: { $list }
# source 5c437be4
check-two-ideas-label = dos ideas en un paso
# source f2a0fa78
check-two-ideas-help = da a cada motivo su propio paso, o haz que la lección vaya después (`after`) de una que ya lo muestre
# source 9c5c99ec
check-unspoken = el paso `{ $step }` no tiene palabras, ni en este archivo ni a su lado
# source edbac72b
check-unspoken-help = escribe `text = "..."` y el `language` de la lección, o pon las palabras en un archivo junto a la lección

## Imágenes junto a una lección

# source 3a1f7862
check-picture-this = esta imagen
# source 7b0eb8b9
check-picture-missing = junto a la lección no hay ninguna imagen `{ $name }`
# source ead9dac9
check-picture-no-file = `{ $name }` es solo un enlace, y los enlaces no se siguen
# source fd8ce63f
check-picture-too-large = `{ $name }` ocupa más de { $mib } MiB
# source 82ed4d4d
check-picture-format = `{ $name }` no es por dentro ni PNG ni JPEG
# source ed739c8b
check-picture-too-wide = `{ $name }` tiene { $width } x { $height } píxeles, y se pueden mostrar como mucho { $limit } en cada sentido
# source 337a2a5b
check-picture-broken = `{ $name }` está dañada y no se puede mostrar
# source e3c1d615
check-picture-finer = `{ $name }` es un JPEG de un tipo poco común que no se puede mostrar: guárdalo de nuevo como PNG
# source 289c8f8c
check-too-many-pictures = las lecciones de esta carpeta muestran demasiadas imágenes: se leen como mucho { $limit }, con { $mib } MiB en total
## Reglas de la casa

# source 219e9100
check-rules-extends = `extends` debe nombrar otras reglas de la casa
# source 7a292ef2
check-rules-extends-label = no es un nombre
# source af99b2e5
check-rule-conflict = `{ $name }` solo puede ser `{ $value }` donde `{ $other }` es `{ $wanted }`
# source 8d9eb5ab
check-no-rules = no existen las reglas de la casa `{ $text }`
# source 41eeaf45
check-no-rule = no existe la regla de la casa `{ $name }`
# source 3eee07a0
check-no-rule-help = `squarewise help-step options` las muestra todas con sus valores
# source 8be8f246
check-unknown-label = desconocida
# source 5b7aa1d8
check-rule-never = `{ $name }` no puede ser `{ $text }`
# source 99a406d5
check-rule-type = `{ $name }` tiene un valor de otro tipo
# source 9c3521c2
check-rule-type-label = otro tipo
# source 5659ad46
check-write-one = escribe { $list }
# source a8b05928
check-there-is = lo que hay es { $list }
# source 741b9b77
check-or = { BEGINS($last, with: "o ho") ->
    [yes] { $head } u { $last }
   *[no] { $head } o { $last }
 }

## El camino por una lección

# source 6a238fe4
check-no-such-step = no hay ningún paso llamado `{ $id }`
# source eb1ee9a4
check-no-such-step-label = no existe ese paso
# source 58698a90
check-no-such-step-help = escribe uno de estos: { $list }, o quita la línea para seguir en el paso de abajo
# source b9c24f63
check-never-seen = ningún camino lleva al paso `{ $id }`
# source 4707fd21
check-never-seen-label = no se ve nunca
# source c996f838
check-never-seen-help = mira cada `go` de más arriba
# source 408c66eb
check-no-way-out = ningún camino lleva del paso `{ $id }` al final de la lección
# source 17a7dd86
check-no-way-out-help = haz que un `go` salga del círculo, o quítalo

## Imágenes

# source b62dd8d1
check-picture-elsewhere = `{ $text }` sale de la carpeta de la lección
# source 4c17b0fa
check-picture-name = `{ $text }` no puede ser el nombre de una imagen
# source e91959ce
check-no-picture = `{ $text }` no es una imagen
# source b617732a
check-picture-label = no es una imagen junto a la lección
# source 38da16e3
check-picture-help = pon un archivo .png o .jpg junto a la lección y escribe solo su nombre

## Tableros

# source 9f16e989
check-white = las blancas
# source 3e115981
check-black = las negras
# source b70baca1
check-west = las del oeste
# source 48272705
check-east = las del este
# source cd6b4bb5
check-south = las del sur
# source 15115c51
check-north = las del norte
# source fb178b42
check-no-board = `{ $text }` no es un tablero
# source 593441d2
check-no-board-label = no es un tablero
# source ce2e09ab
check-no-board-help = escribe `start`, `empty`, `family-start`, `family-empty`, una FEN, una FFC, o dibuja ocho o doce líneas
# source 46e1038f
check-castling-rights = los derechos de enroque son algunas letras de `KQkq`
# source ebaf47b0
check-castling-rights-label = no son derechos de enroque
# source 08fcbba0
check-castling-rights-help = escribe `KQkq`, o quita esta línea
# source 55d69043
check-board-lines = este tablero debe tener 8 líneas; tiene { $n }
# source aad5ce80
check-board-begins-here = el tablero empieza aquí
# source 215807f8
check-board-rank = la fila { $rank } de este tablero debe tener 8 casillas; tiene { $squares }
# source d3cd44a2
check-n-squares = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
# source 928e5fcf
check-n-ranks = { $n ->
    [one] { $n } fila
   *[other] { $n } filas
 }
# source b349b99c
check-fen-empty = esta posición está vacía
# source 7aa2def7
check-fen-ranks = esta posición debe tener 8 filas; tiene { $n }
# source 99ac074e
check-fen-rank = la fila { $rank } de esta posición debe tener 8 casillas; tiene { $squares }
# source c2c90df8
check-fen-turn = el bando que juega se escribe `w` o `b`
# source 0e992fbf
check-fen-castling = los derechos de enroque son `-` o algunas letras de `KQkq`
# source 79ec29a5
check-fen-en-passant = la casilla de captura al paso es `-` o una casilla como `e3`
# source 18c713d1
check-fen-clock = este contador no es un número del 0 al 65535
# source 48598185
check-fen-parts = una posición tiene como mucho seis partes
# source c1958c5a
check-fen-address = en esta dirección no hay ninguna posición
# source f2a66918
check-not-this = esto no
# source 860dccd9
check-two-boards = esta lección tiene un tablero de 8x8 casillas y una cruz
# source 055056b2
check-two-boards-label = otra clase de tablero
# source 1c956ffe
check-two-boards-help = todos los tableros de una lección son de la misma clase: haz dos lecciones
# source 51366971
check-two-boards-first = el primer tablero de la lección
# source b31db421
check-cross-only = `{ $name }` es solo del tablero del juego en familia
# source 94f1deaa
check-cross-lines = esta cruz debe tener 12 líneas; tiene { $n }
# source 9de54d87
check-cross-hole = aquí no hay casilla: las esquinas de la cruz están recortadas
# source b28612e9
check-cross-hole-label = no hay casilla
# source a5516bbc
check-cross-corners = hay casillas dibujadas en las esquinas, pero las esquinas de la cruz están recortadas
# source 433a2302
check-cross-corners-help = en las dos primeras y las dos últimas líneas escribe `x x` en cada extremo, o deja los extremos fuera
# source df409c29
check-cross-sign = `{ $text }` no es una casilla de la cruz
# source 74638099
check-cross-sign-label = no es una casilla
# source 921c66fe
check-cross-sign-help = escribe `.` si la casilla está vacía, `x` si no hay casilla, y la pieza con su lado, como `sP` o `nK`
# source d1cdef0f
check-ffc-parts = un tablero del juego en familia tiene seis partes, no { $n }
# source 568e5b80
check-ffc-turn = el lado que juega es `S`, `W`, `N` o `E`, y tiene jugador
# source f0bf30be
check-ffc-status = quién juega son cuatro signos: `a` (en la mesa), `z` (ausente), `x` (fuera), `-` (nadie), y `s`, `w`, `n` o `e` (fuera, y quien juega en ese lado dirige el ejército)
# source dc4ff159
check-ffc-castling = los derechos de enroque son `-` o lados como `SkqNk`
# source b8bbf615
check-ffc-passed = un avance doble es su lado, la casilla de paso y el final: `N:e10>e9`
# source 140ef591
check-ffc-calls = un jaque anunciado es quién está en jaque y quién lo dijo: `N<S`
# source b9d443d4
check-ffc-rows = esta posición debe tener 12 filas; tiene { $n }
# source 01c0c25d
check-ffc-row = la fila { $rank } de esta posición debe tener 12 casillas; tiene { $squares }
# source f9325a0c
check-ffc-square = esto no es una pieza, ni un número, ni un hueco del tablero
# source a73545b1
check-no-option = `{ $text }` no es una regla de la casa con su valor
# source c3e3d2c0
check-no-option-help = escribe la regla y su valor, como `rule3=off`
# source a68937e5
check-no-allies = los aliados son dos lados distintos, dos letras de `S W N E`
# source d49aa679
check-no-allies-help = escribe `allies = ["SW"]`
# source 76580962
check-other-players = en este tablero juegan { $seats }, no { $n }
# source 005baf6e
check-other-players-label = otro número
# source 58c9aef5
check-no-such-letter = ninguna pieza tiene la letra `{ $letter }`
# source d3f67853
check-no-such-letter-label = ninguna pieza
# source fa290d23
check-letter = la letra { PIECE($piece, form: "del") } es `{ $letter }`
# source fae5052b
check-letter-black = la letra { PIECE($piece, form: "del") } es `{ $letter }` para las negras, y mayúscula para las blancas
# source 59f4a20d
check-letter-in-move = la letra { PIECE($piece, form: "del") } es `{ $letter }`: escribe `{ $text }`
# source 0bca941e
check-two-kings = { $side } tienen más de un rey
# source 09326b8e
check-two-kings-label = uno más
# source 10f21d68
check-two-kings-first = el primero
# source d0a7b105
check-no-king = { $side } no tienen rey, y sin reyes aquí no se puede decir nada
# source cbdb60ed
check-no-king-label = ningún rey
# source 3b12014b
check-pawn-misplaced = en { $square } no puede haber un peón
# source 4697d33e
check-pawn-misplaced-label = un peón
# source 37680d4b
check-wrong-check = juegan { $turn }, pero el rey de { $other } está en jaque
# source 1a18f4b1
check-wrong-check-label = en jaque
# source 5e5c21a4
check-wrong-check-help = da el turno a { $other }, o mueve una pieza
# source 2c613e78
check-no-short-castling = `{ $rights }`: { $side } no pueden hacer el enroque corto: rey y torre no están en su sitio
# source 544f0458
check-no-long-castling = `{ $rights }`: { $side } no pueden hacer el enroque largo: rey y torre no están en su sitio
# source e89d6db3
check-no-castlings = `{ $rights }`: para ninguno de estos enroques están rey y torre en su sitio
# source e4a3d8bb
check-no-castling-label = no hay derecho a esto
# source 5c8f59f1
check-board-labels = los números y las letras alrededor de un tablero no se dibujan
# source 0dd6c84f
check-board-labels-label = no es una casilla
# source 2105122f
check-board-labels-help = deja fuera los números y las letras
# source 660a1b3b
check-no-empty = una casilla vacía se dibuja como `.`, no como `{ $sign }`
# source be375151
check-no-empty-label = ¿una casilla vacía?
# source c5e79375
check-nothing-passed = ningún peón puede haber pasado ahora por { $square }
# source 1154c592
check-nothing-passed-label = este tablero
# source a2fb58d8
check-turn-waits = el turno es de { $turn }, pero no hay nadie que mueva ese ejército
# source 84f84e27
check-turn-waits-label = ahora nadie mueve
# source eddeb160
check-turn-waits-help = da el turno a un jugador marcado con `a`, o pon `a` para { $turn }
# source ab9eedb0
check-drawn-board-only = `{ $name }` es de un tablero dibujado, y este tablero ya lo dice

## Casillas y jugadas

# source 9ea1af42
check-no-square = `{ $text }` no es una casilla
# source 20f388c4
check-no-square-label = no es una casilla
# source ba1b0dc6
check-no-square-help = una casilla es una letra de la a a la h y un número del 1 al 8, como `e4`
# source 0a615267
check-no-square-of-cross-help = una casilla es una letra de la a a la l y un número del 1 al 12, como `e4`; faltan las cuatro esquinas de 2x2 casillas
# source 9d4ccd0b
check-square-listed-twice = { $square } está dos veces en la lista
# source ac9cdb6e
check-no-move = `{ $text }` no es una jugada
# source 73ec3fd8
check-no-move-label = no es una jugada
# source 5f1c7bea
check-no-move-help = escribe casillas como en `g1-f3`, o letras inglesas como en `Nf3` u `O-O`
# source 05bc95cf
check-no-move-of-cross-help = escribe dos casillas, como en `e2-e4` o `e11-e12=Q`
# source 841f6de9
check-no-checkmate = `{ $text }` dice jaque mate, pero la jugada no lo da
# source 047eee1b
check-no-check = `{ $text }` dice jaque, pero la jugada no lo da
# source c39f0756
check-untrue-sign-label = no es verdad
# source 168629c3
check-untrue-sign-help = escribe `{ $san }`
# source 683388a9
check-variation-help = quita las variantes entre paréntesis; otra línea correcta va en `also`
# source 9e55b867
check-write-squares = escribe casillas, como en `f1-g1`
# source e06d1bac
check-illegal-move = `{ $text }` no es una jugada legal aquí: { $reason }
# source 112b4b8d
check-promote-to = di en qué se convierte el peón, como en `{ $text }`
# source 843bcfc0
check-whose-turn = juegan { $turn }
# source 9c608949
check-piece-on = { PIECE($piece, form: "el") } de { $square }
# source b156c723
check-cannot-move = { $piece } no tiene ninguna jugada legal
# source fac5b3ee
check-can-play = { $piece } puede jugar { $list }
# source 7a772b2b
check-no-piece-for-move = { GENDER($piece) ->
    [feminine] { $side } no tienen ninguna { PIECE($piece) } que pueda jugar `{ $text }`
   *[masculine] { $side } no tienen ningún { PIECE($piece) } que pueda jugar `{ $text }`
 }
# source 5ac1d040
check-no-piece-for-move-label = { GENDER($piece) ->
    [feminine] ninguna { PIECE($piece) }
   *[masculine] ningún { PIECE($piece) }
 }
# source 36b64341
check-captures-nothing = `{ $text }` no captura nada: { $square } está vacía
# source e747af8a
check-captures-nothing-label = aquí no hay nada
# source f9288b3a
check-move-refused = `{ $text }` se rechaza: { $reason }
# source d03831d6
check-none-can-go = { GENDER($piece) ->
    [feminine] `{ $text }` no es una jugada legal aquí: ninguna { PIECE($piece) } de { $side } puede ir a { $square }
   *[masculine] `{ $text }` no es una jugada legal aquí: ningún { PIECE($piece) } de { $side } puede ir a { $square }
 }
# source 8c57053c
check-not-legal = no es legal
# source 15bb5f5c
check-ambiguous = `{ $text }` podría ser la pieza de { $list }
# source b7a372b8
check-ambiguous-label = ¿cuál?
# source 1de1f3cf
check-write-the-squares = escribe las casillas, como en `{ $text }`

## Cada código, explicado: en la lista se ve solo la primera frase

# source 40ac9419
explain-too-big =
    El archivo de la lección ocupa más de 256 KiB. Es más de lo que necesitan cien pasos completos, así
    que seguramente se ha colado otra cosa, como una imagen pegada como texto. Divide en dos una lección
    muy larga; la segunda puede ir después de la primera con `after`.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

# source 89c7a9ea
explain-syntax =
    El texto no es TOML, la forma en que se escriben las lecciones. Cada línea es una nota que empieza
    con `#`, el encabezado de un paso entre corchetes dobles, o un campo: un nombre, `=` y un valor. En
    un archivo de palabras, el texto no es Fluent: busca una llave sin cerrar, o una línea que empieza
    con `*`, `[` o `.`.
    .wrong = title La torre
    .right = title = "La torre"

# source 8cc91fa6
explain-no-quotes =
    Hay un texto sin comillas. En TOML todo texto va entre comillas rectas; solo los números y las
    palabras `true` y `false` van sin ellas. Las casillas, las jugadas y los tableros también son texto.
    .wrong = title = La torre
    .right = title = "La torre"

# source 38fd314f
explain-inner-quote =
    Una comilla dentro de un texto termina el texto, y lo que va detrás no pertenece a nada. Pon todo el
    texto entre comillas del otro tipo, o entre tres comillas. Para resaltar una palabra, escribe
    `_palabra_`.
    .wrong = text = "Intenta "saltar" a d6."
    .right = text = 'Intenta "saltar" a d6.'

# source a91bdc1e
explain-curly-quotes =
    Un texto está entre comillas tipográficas. Los procesadores de textos convierten solos las comillas
    rectas en tipográficas. Escribe las lecciones en un editor de texto sencillo, y pon los textos entre
    comillas rectas. Dentro de un texto, las tipográficas están bien.
    .wrong = title = “La torre”
    .right = title = "La torre"

# source a42539bb
explain-colon =
    Hay dos puntos donde va `=`. En TOML un campo es un nombre, `=` y un valor.
    .wrong = title: "La torre"
    .right = title = "La torre"

# source f216d3c3
explain-key-letter =
    El nombre de un campo tiene una letra fuera de la a a la z. Los nombres de los campos son palabras
    inglesas, iguales en todos los idiomas; solo los textos son tuyos.
    .wrong = duración = 3
    .right = minutes = 3

# source 5a7dbf2b
explain-backslash =
    Una barra invertida entre comillas dobles empieza un signo especial, como `\n` para una línea nueva,
    y lo que sigue aquí no es ninguno. Pon el texto entre comillas simples, donde una barra invertida es
    solo eso, o escribe dos.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

# source 9f031ecb
explain-unclosed =
    Una lista o un texto se abre y no se cierra nunca. Una lista termina con `]`, un texto con la comilla
    con que empezó, y un texto de varias líneas con las mismas tres comillas. Las líneas de detrás se
    saltan, así que puede haber más que decir cuando esto esté arreglado.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

# source f0d000be
explain-new-toml =
    El archivo usa TOML 1.1, que otros programas todavía no leen. Tu lección funcionaría aquí y se
    rompería en un editor o en un script. Escríbela en TOML 1.0: llaves en una sola línea, sin coma
    delante de la última llave, y solo las secuencias de siempre.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

# source 93cb0531
explain-unknown =
    No hay ningún campo, tipo, opción o motivo con este nombre. Casi siempre está mal escrito, y la
    ayuda nombra lo que se le parece. `squarewise help-step TIPO` muestra lo que puede tener un paso. En
    un archivo de palabras es un mensaje que el inglés no tiene, así que nadie lo diría nunca.
    .wrong = titulo = "La torre"
    .right = title = "La torre"

# source f6782faf
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

# source e078b904
explain-missing =
    Falta algo que hace falta. Toda lección tiene `format`, `id` y un paso; todo paso tiene `id` y
    `kind`; y cada tipo tiene sus propios campos. Una lección que nombra su idioma tiene un título, y
    palabras para cada paso. En un archivo de palabras falta una frase: entonces se dice en inglés.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

# source 6009e010
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

# source c2726036
explain-duplicate =
    El mismo nombre o valor está dos veces. Dos pasos con un mismo nombre compartirían palabras y
    estrellas, y dos campos con un mismo nombre se pelearían. Un archivo guardado como copia conserva su
    antiguo `id`: dale uno nuevo.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


# source 17a64803
explain-format =
    El archivo dice que está escrito en otro formato. Este programa lee el formato 1. Una lección de un
    formato más nuevo necesita un programa más nuevo, porque sus campos pueden significar otra cosa.
    .wrong = format = 2
    .right = format = 1

# source 538ca1f3
explain-too-many =
    Hay más pasos, pistas, estrellas, letras o lecciones de las que caben. Una lección tiene como mucho
    100 pasos, un paso como mucho 5 pistas y 8 estrellas, un texto como mucho 1000 letras, y una carpeta
    como mucho 500 lecciones. El cansancio llega mucho antes.
    .wrong = hints = 9
    .right = hints = 3

# source 677068b9
explain-bad-id =
    Un nombre se compone de letras minúsculas de la a a la z, cifras y `-` sueltos, como mucho 60 en
    total. De los nombres dependen los archivos, las traducciones y el progreso de quien aprende, así que
    deben valer en todas partes y no cambiar nunca. El título puede ser tan bonito como quieras.
    .wrong = id = "¡La torre!"
    .right = id = "la-torre"

# source bec739b7
explain-file-name =
    El archivo tiene otro nombre que la lección. El archivo de la lección `rook` es `rook.toml`, para que
    se encuentre sin abrirlo. Cambia el que no sea el bueno.
    .wrong = id = "rooks"          # en rook.toml
    .right = id = "rook"           # en rook.toml

# source a538d6a7
explain-language =
    El idioma no está escrito como código de idioma. Un código tiene dos o tres letras y, detrás de un
    `-`, una región o una escritura si importa: `en`, `de`, `pt-BR`, `sr-Latn`. Un idioma en el que el
    programa no tiene palabras es solo un aviso: botones, razones y piezas se nombran en otro.
    .wrong = language = "Español"
    .right = language = "es"

# source dfc15a77
explain-fen =
    Una FEN no está bien formada. Una FEN es una posición en una línea: ocho filas de la 8 a la 1,
    separadas por `/`, cada una con ocho casillas. Las letras son piezas, y las mayúsculas son de las
    blancas; un número cuenta casillas vacías. Después van el bando que juega, los derechos de enroque y
    la casilla de captura al paso. La marca está debajo de la parte que no encaja. También puedes dibujar
    el tablero en ocho líneas.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

# source ca7a13b4
explain-board =
    El tablero no se puede leer. Escribe `start`, `empty`, una FEN, o dibuja ocho líneas de ocho casillas
    entre tres comillas: `.` es una casilla vacía, K Q R B N P son las piezas blancas, y las minúsculas
    son las negras. Las letras son inglesas en todos los idiomas (R es la torre, N el caballo); las
    figuras de ajedrez también valen.
    .wrong = board = "begin"
    .right = board = "start"

# source d521c8ff
explain-position =
    El tablero está bien formado, pero no es una posición de ajedrez. Un bando tiene como mucho un rey,
    no hay peones en las filas 1 y 8, el bando que no juega no está en jaque, y los derechos de enroque
    necesitan rey y torre en su sitio. Un tablero sin reyes está bien en una lección.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

# source ca9108fd
explain-square =
    Esto no es una casilla. Una casilla es una letra de la a a la h para la columna y un número del 1 al
    8 para la fila.
    .wrong = piece = "i9"
    .right = piece = "h8"

# source 44501c7e
explain-draw =
    Una entrada de `draw` no se puede leer. Es una forma y su casilla, con un color delante si quieres:
    `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. Estas palabras son inglesas en todos
    los idiomas.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

# source 74d938d5
explain-move =
    Una jugada no se puede leer. Escríbela con casillas, como en `g1-f3` y `e7-e8=Q`, o con letras
    inglesas, como en `Nf3`, `exd5` y `O-O` (N es el caballo). Las casillas son iguales en todos los
    idiomas, y nunca significan dos jugadas a la vez.
    .wrong = answer = ["Cf3"]
    .right = answer = ["g1-f3"]

# source 26ddefd5
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

# source 0ac54932
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

# source 34c59d7a
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

# source 9e8edce8
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

# source f8f6aff5
explain-goal =
    El objetivo del paso no se puede alcanzar, o ya está alcanzado. En este tablero ninguna jugada legal
    hace lo que pide `goal`, así que nadie podría resolverlo nunca.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

# source 5ab8bba7
explain-star =
    Una estrella no puede estar ahí, o no hay ninguna. Una estrella está en una casilla vacía, que no sea
    la casilla donde empieza la pieza.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

# source 63cf53c5
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

# source cbe5dcf5
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

# source b72ae53f
explain-name =
    Las palabras usan un nombre entre llaves para el que aquí no se rellena nada. El nombre de quien
    aprende es `{ "{" }player{ "}" }` en todas partes; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` y
    `{ "{" }left{ "}" }` son números de ejercicios que cuentan; `{ "{" }rook{ "}" }` y las demás piezas
    son sus nombres. Para una llave de verdad, escribe dos.
    .wrong = yes = "¡Muy bien, { "{" }plyer{ "}" }!"
    .right = yes = "¡Muy bien, { "{" }player{ "}" }!"

# source 06f8e95e
explain-marks =
    Las palabras tienen marcas de otro formato, que se mostrarían tal cual. `_palabra_` resalta una
    palabra; no hace falta más. Marcas como `<b>`, enlaces, código o títulos son solo un aviso.
    .wrong = text = "La **torre** va recta."
    .right = text = "La _torre_ va recta."

# source e25fee57
explain-long =
    Un texto es más largo de lo que se lee con pocos años. A los seis años se leen unas 200 letras de una
    vez, y después dan ganas de hacer algo. Dilo con menos palabras, pártelo con una línea en blanco, o
    repártelo en dos pasos. La lección funciona de todos modos.
    .wrong = text = "La torre, que en otros tiempos se llamaba roque, es una pieza que ..."
    .right = text = "La _torre_ va recta."

# source 8db2dded
explain-after =
    Una lección va después de una que no existe, o después de sí misma. `after` nombra las lecciones que
    conviene haber visto antes; todas deben existir, y seguirlas nunca debe llevar de vuelta.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

# source 3381f81e
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

# source 284a415f
explain-go =
    Un `go` nombra un paso que no existe, o los caminos de la lección no encajan: un paso al que no lleva
    ningún camino no se ve nunca, y de un círculo de pasos nadie llega al final. Sin `go` viene el paso
    de abajo.
    .wrong = go = "paso-dso"
    .right = go = "paso-dos"

# source c3ade077
explain-picture =
    Una imagen es un archivo que está junto a la lección, y `picture` es solo su nombre, sin camino por
    carpetas. El nombre termina en `.png`, `.jpg` o `.jpeg`.
    .wrong = picture = "../imagenes/torre.bmp"
    .right = picture = "torre.png"

# source b1a8216b
explain-plan =
    Una sesión no encaja. Sus fases no llenan el tiempo, una lección del curso no está en ninguna sesión, las
    lecciones van en otro orden que en el camino, o el paso para las parejas o para la salida no sirve. La
    frase dice cuál.
    .wrong = screens = 5
    .right = screens = 12


# source c9a99d94
explain-color-alone =
    Las palabras nombran algo solo por su color, como una casilla roja. No todo el mundo distingue los
    colores, así que nombra también la casilla o la forma. Esto es solo un aviso.
    .wrong = text = "Ve a la casilla verde."
    .right = text = "Ve a la casilla del círculo, e4."

# source e56d6b51
explain-long-sentence =
    Una frase tiene más de 20 palabras, y quien acaba de aprender a leer pierde el principio antes de
    llegar al final. Haz dos frases con ella. Esto es solo un aviso.
    .wrong = text = "La torre va por su fila o por su columna todo lo lejos que quiere, pero si una pieza propia está en medio tiene que detenerse."
    .right = text = "La torre va por su fila o su columna. Sus propias piezas la detienen."

# source 79effaff
explain-long-words =
    Muchas palabras de este texto son largas, y las palabras largas son difíciles de leer. Dilo con palabras
    cortas, o quita algunas. Esto es solo un aviso; cada idioma tiene su propia medida.
    .wrong = text = "Atacar simultáneamente distintas piezas adversarias constituye un ataque doble."
    .right = text = "Una pieza ataca a dos a la vez: es un ataque doble."

# source 6f8ed808
explain-not-utf8 =
    El archivo está guardado en una codificación distinta de UTF-8, así que sus letras no se pueden leer. En tu
    editor elige «Guardar como» y la codificación UTF-8. El «Unicode» del Bloc de notas es UTF-16 y no
    sirve.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

# source e3ddb596
explain-unreadable =
    El archivo o la carpeta no se puede leer. Quizá se haya movido, sea de otra persona, o esté en una
    unidad que ya no está. Las palabras detrás de los dos puntos son del sistema.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

# source 26e5185e
explain-too-large =
    El archivo ocupa más de 256 KiB y no se ha leído en absoluto. Ninguna lección necesita tanto. Mira si
    es una lección, o divídelo en dos.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

# source 66c51530
explain-overlooked =
    El archivo parece una lección o sus palabras, pero no se lee. Muchas veces un editor ha añadido
    `.txt` al nombre, donde nadie lo ve; o el archivo es solo un enlace; o las palabras no están junto a
    ninguna lección suya.
    .wrong = torre.toml.txt
    .right = torre.toml

# source fed611fd
explain-variable =
    Un mensaje usa una variable que no recibe. Una traducción puede usar lo que usa el mensaje inglés, en
    cualquier orden y tantas veces como quiera, y nada más. Casi siempre el nombre está mal escrito.
    .wrong = home-hello = ¡Hola, { "{" } $lerner { "}" }!
    .right = home-hello = ¡Hola, { "{" } $learner { "}" }!

# source 61435796
explain-stale =
    El texto original cambió después de traducir este mensaje. La marca de encima del mensaje, como en
    { "#" } source 1a2b3c4d, es del texto antiguo. Lee otra vez el original, arregla la traducción, y deja
    que squarewise extract --update escriba la marca nueva.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

# source 51c84627
explain-untranslated =
    La hoja tiene todavía palabras del idioma que había que traducir. No cuentan como traducidas, y se
    leerían en el idioma equivocado. Traduce las frases que siguen a cada `=`; los nombres de
    delante, y lo que está entre llaves, se quedan como están.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Recoge las dos estrellas.
