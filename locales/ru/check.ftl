### Что `squarewise check` говорит тем, кто пишет уроки и файлы слов.
###
### Для взрослых: со строчной буквы, без точки в конце, имена в обратных кавычках. Скажите, что нашлось
### и чего ждали; совет говорит, что набрать. Код в квадратных скобках не переводится.
###
### Стороны, фигуры и части урока стоят здесь в родительном падеже (белых, ладьи на a1, шага), и фразы
### построены под него: «у белых нет короля», «у ладьи на a1 нет ходов», «для шага нужна настройка».

## Как показываются ошибки

# source 8555ff39
check-error = ошибка
# source a713e585
check-warning = предупреждение
# source 585dfd01
check-help = совет
# source d674f000
check-errors = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
 }
# source 81bc6d3a
check-warnings = { $n ->
    [one] { $n } предупреждение
    [few] { $n } предупреждения
   *[many] { $n } предупреждений
 }
# source 0974ef46
check-both = { $errors }, { $warnings }
# source 8af7cb70
check-cut = { $count } (показаны первые { $shown })
# source cbe93626
check-no-lessons = уроков для проверки нет
# source 7cbf46e4
check-all-hold = { $n ->
    [one] { $n } урок без ошибок
    [few] { $n } урока без ошибок
   *[many] { $n } уроков без ошибок
 }
# source 73260d6a
check-shipped-hold = { $n ->
    [one] { $n } встроенный урок без ошибок
    [few] { $n } встроенных урока без ошибок
   *[many] { $n } встроенных уроков без ошибок
 }
# source c6124361
check-and-words = { $sum }; в { $file }: { $errors }
# source f0ea18b8
check-books-hold = { $n ->
    [1] книга правил без ошибок
    [one] { $n } книга правил без ошибок
    [few] { $n } книги правил без ошибок
   *[many] { $n } книг правил без ошибок
 }
# source 29da55f5
check-no-book-holds = в книге правил не всё верно: { $errors }
# source 8ae92bed
check-some-hold = уроков без ошибок { $holding } из { $n }: { $errors }
# source abc7d15a
check-did-you-mean = может быть, `{ $near }`?
# source 5dc5ad21
check-no-code = кода `{ $code }` нет
# source 78714346
check-no-code-help = `squarewise explain` перечислит все
# source 1f116f47
check-example-wrong = Не так:
# source 1df34c5b
check-example-right = А вот так:

## Файлы

# source dabccd1f
check-utf16 = этот файл сохранён как { $encoding }
# source 55693112
check-not-utf8 = этот файл сохранён не в UTF-8
# source a377db52
check-first-bad-letter = первая буква, которую не прочитать
# source 233449a0
check-utf8-help = сохраните его ещё раз и выберите кодировку UTF-8
# source d5b659d7
check-folder-unreadable = эта папка не читается: { $error }
# source 5165623f
check-file-unreadable = этот файл не читается: { $error }
# source 5a2ef716
check-file-too-large = этот файл больше { $kib } КиБ
# source e21aa010
check-too-many-lessons = уроков в этой папке на { $more } больше, чем { $limit }
# source 115c9c4c
check-too-many-files = в этой папке больше { $limit } файлов; остальные не просмотрены
# source 84d307d6
check-folder-too-hard = этот урок не доказан: вместе уроки этой папки требуют слишком много работы
# source d85ad030
check-folder-too-hard-help = сделайте трудные уроки этой папки легче, с меньшим числом звёзд или фигур, или переложите часть в другую папку
# source 2d761e7e
check-lesson-too-big = урок занимает не больше { $kib } КиБ
# source 2d0fbbd7
check-lesson-too-big-label = этот файл больше
# source c3fabb93
check-file-name = урок называется `{ $id }`, а файл — `{ $file }`
# source b7ac7965
check-file-name-label = другое имя
# source 1e5cb9f4
check-file-name-help = напишите `{ $stem }` или назовите файл `{ $id }.toml`
# source fd99c5b4
check-call-file = назовите файл `{ $id }.toml`
# source e6d47c81
check-long-id-help = букв не больше { $limit }
# source 734cc261
check-own-shelf = полки `{ $text }` в программе нет: урок встанет на отдельную полку
# source 18e6e5ab
check-own-shelf-label = своя полка
# source fb37c340
check-shelf-name = в названии полки от 1 до { $limit } букв в одной строке
# source dfa99e85
check-no-article = статьи { $text } нет: в правилах статьи от 1 до { $last }
# source 622eb963
check-overlooked-txt = этот файл пропущен: его имя кончается на `.txt`
# source 38570640
check-overlooked-txt-help = назовите его `{ $name }`; если окончания `.txt` не видно, включите показ расширений файлов
# source 610d88f6
check-overlooked-link = это ссылка, а по ссылкам программа не ходит
# source d35378f1
check-overlooked-link-help = положите копию урока в эту папку
# source 22b8c1c3
check-overlooked-words = эти слова никто не скажет: урока `{ $file }` рядом нет
# source 5a895e16
check-overlooked-words-help = положите их рядом с `{ $file }` или назовите файл так же, как урок
# source f9484fad
check-overlooked-more = по тем же причинам здесь пропущено ещё файлов: { $n }
# source 210984ad
check-other-games = это партии, а партии — не урок
# source b642ee26
check-other-games-help = скопируйте ходы партии в `line` шага `play`; `squarewise new` начнёт урок за вас
# source b6f3e34b
check-other-table = это таблица, а таблица — не урок
# source 5207a72d
check-other-positions = это позиции, а позиции — не урок
# source d34df716
check-other-board-help = скопируйте каждую FEN в `board` шага; `squarewise new` начнёт урок за вас
# source 7685f321
check-other-packed = это сжатая папка, и то, что в ней, не читается
# source 5c9c4c9b
check-other-packed-help = распакуйте её: уроки в ней оканчиваются на `.toml`
# source 74398e67
check-unused = файл `{ $file }` проверен, но не используется: программа следует своему
# source 0379357b
check-unused-help = ваши уроки стоят на полке своей `group`, в порядке своих `after`
# source 9df07d8f
check-rules-too-big = домашние правила занимают не больше { $kib } КиБ

## Описки

# source f5cb17ec
check-list-open = этот список нигде не закрыт
# source 68084fbf
check-list-open-help = закончите список знаком `]`
# source 45343a9e
check-text-open = этот текст нигде не закрыт
# source 7bbeeab1
check-text-open-help = закройте его той же кавычкой в той же строке, а для нескольких строк возьмите тройные кавычки
# source 038cf212
check-control-sign = в этом тексте стоит знак, которого никто не видит
# source f593ba2f
check-control-sign-label = здесь
# source 5ab1f7fc
check-control-sign-help = уберите его или наберите слова заново
# source f3beda2d
check-long-text-open-help = закройте текст теми же тройными кавычками
# source a9051c56
check-opened-here = начало здесь
# source 85efdf2d
check-one-bracket = шаг начинается двумя скобками с каждой стороны
# source 0a6ca8c0
check-one-bracket-label = этот шаг пропущен
# source 426994f5
check-one-bracket-help = напишите `[[step]]`
# source e2144086
check-new-toml = TOML 1.1
# source f15a9611
check-new-braces = таблицу в фигурных скобках на несколько строк понимают не везде
# source 56d038d5
check-new-braces-help = оставьте скобки в одной строке
# source ee47af1f
check-new-comma = запятую перед `{ "}" }` понимают не везде
# source 1977ee0b
check-new-comma-help = уберите последнюю запятую
# source 113367a8
check-new-escape = это сочетание с обратной чертой понимают не везде
# source 25d30630
check-new-escape-help = напишите `\\` вместо обратной черты или возьмите текст в одинарные кавычки
# source 3bf4cd25
check-not-toml = это не читается как TOML
# source 4881b99f
check-not-toml-help = строка — это `имя = значение`, `[[step]]` или заметка, которая начинается с `#`
# source b5d9f93c
check-no-comma = между двумя записями списка ставят запятую
# source 25bbba8c
check-no-comma-label = перед этим нет запятой
# source 922fd6d1
check-no-comma-help = напишите `["один", "два"]`
# source cd195832
check-inner-quote = кавычка внутри текста обрывает его
# source 5ca716ab
check-inner-quote-label = здесь текст кончается
# source dd2f2487
check-inner-quote-help = возьмите весь текст в кавычки другого вида, `'...'` или `"..."`, или выделите слово так: `_слово_`
# source 6f0c30d1
check-line-end-sign = в конце строки TOML знак `{ $sign }` не ставят
# source aa1d3491
check-take-sign-away = уберите `{ $sign }`
# source 2eeae7b2
check-two-equals = настройку пишут с одним знаком `=`
# source f4a95fbe
check-other-note = заметка начинается с `#`, а не с `{ $sign }`
# source 0f5d40fd
check-sign-label = не этот знак
# source 4813616a
check-other-file = этот файл сохранил текстовый редактор вроде Word или браузер
# source d42f3eea
check-other-file-label = не простой текст
# source 69b336f0
check-other-file-help = сохраните его как простой текст или пишите в редакторе вроде Блокнота
# source 4f38f531
check-invisible = здесь стоит невидимый знак ({ $number })
# source 270dbded
check-invisible-label = его никто не видит
# source 58064ffd
check-invisible-help = удалите его и поставьте обычный пробел, если пробел здесь нужен
# source 038ce2a9
check-set-twice = `{ $name }` стоит дважды
# source c50a3a2a
check-again-here = здесь ещё раз
# source fb8f8dce
check-first-here = сначала здесь
# source 280bae5a
check-backslash = в двойных кавычках обратная черта начинает особый знак
# source 93695d4a
check-backslash-label = эта обратная черта
# source bbbdb2a2
check-backslash-help = возьмите текст в одинарные кавычки или напишите `\\`
# source 5ca3d05c
check-key-letter = буквы `{ $letter }` в имени настройки быть не может
# source 014a9721
check-key-letter-label = не для имён
# source 1edb3892
check-key-letter-help = в именах стоят латинские буквы от a до z, цифры, `-` и `_`
# source 8719d70c
check-colon = настройку пишут со знаком `=`, а не с `:`
# source 032837dc
check-colon-label = это двоеточие
# source 3aa98e2d
check-write-setting = напишите `{ $name } = { $value }`
# source ea572282
check-no-equals = в этой строке нет `=`
# source 5a738e2b
check-no-equals-label = не настройка
# source 7dbe06b7
check-no-equals-help = напишите `имя = значение` или начните строку с `#`, и она станет заметкой
# source 5a81eb99
check-no-value = после `=` нет значения
# source 23e28a1f
check-no-value-label = здесь нужно значение
# source c63b4c2d
check-small-letters = `{ $value }` пишут строчными буквами
# source ea1d727b
check-switch-word = `{ $name }` — это `true` или `false`
# source dfed5fe6
check-write = напишите `{ $text }`
# source 284a6499
check-no-quotes = текст пишут в кавычках
# source 8ba036a9
check-no-quotes-label = нет кавычек
# source 68c12a9e
check-no-quotes-help = напишите `"{ $text }"`
# source 156e8696
check-curly-quote = `{ $quote }` — типографская кавычка, а в TOML нужны прямые
# source 6d3efda8
check-curly-quote-label = типографская кавычка
# source bf1bea20
check-curly-quote-help = напишите `"`

## Настройки

# Эти имена стоят в родительном падеже: «у урока», «для шага вида `move`».
# source 1a8d6cba
check-block-lesson = урока
# source 7e50e285
check-block-worded-lesson = урока с указанным языком
# source 8be401b6
check-block-step = шага
# source 433ba451
check-block-step-of-kind = шага вида `{ $kind }`
# source 387aac51
check-block-question = этого вопроса
# source 463532e2
check-block-book = книги правил
# source 88c406b2
check-block-card = этой карточки
# source d7c7b8b0
check-block-example = этого примера
# source 776965d0
check-unknown-setting = у { $block } нет настройки `{ $name }`
# source 40f51870
check-not-known = неизвестно
# source afe1a3d5
check-call-it = назовите это `{ $name }`
# source 09709b08
check-no-sentence = нет фразы `{ $id }`
# source ac6718b3
check-needs = для { $block } нужна настройка `{ $name }`
# source ef73aebd
check-no-setting = нет `{ $name }`
# source 95f0cbb3
check-belongs-to-step = `{ $name }` относится к шагу, но стоит выше первого [[step]]
# source 6e112873
check-lone-option = этот ответ стоит вне всех шагов
# source ae3f6262
check-move-line-down = перенесите эту строку вниз, под тот [[step]], к которому она относится
# source 71af26e1
check-belongs-to-lesson = `{ $name }` относится к уроку, но стоит под [[step]]
# source 6bbd6b33
check-move-line-up = перенесите эту строку вверх, выше первого [[step]]
# source 7a9facf6
check-step-starts-here = шаг начинается здесь
# source f21d6ecd
check-belongs-elsewhere = `{ $name }` — настройка { $owner }, а здесь настройки { $block }
# source fcb2ae3e
check-kind-of-step = вид этого шага
# source e6ee407c
check-not-here = не здесь
# source 3f93009d
check-never-used = `{ $name }` здесь ни к чему: { $why }
# source b120ee55
check-never-used-label = ни к чему
# source f251ae02
check-take-line-away = уберите эту строку
# source f29e2cfd
check-format = этот урок написан в формате { $format }, а эта программа читает формат { $own }
# source e52c55c9
check-format-label = другой формат
# source ecc84e94
check-format-newer-help = возьмите Squarewise поновее или напишите `format = 1`
# source 91c40e48
check-format-help = напишите `format = 1`
# source bd933129
check-language = `{ $text }` — не код языка
# source 4ef47729
check-language-label = не код языка
# source bb2bd7bd
check-language-help = напишите `ru` для русского, `en` для английского, `pl` для польского, `pt-BR` для бразильского португальского
# source f8a5c848
check-unspoken-language = в программе нет слов на языке `{ $language }`: кнопки, причины и названия фигур будут на другом языке
# source f4a55602
check-unspoken-language-label = не язык программы
# source 62b17644
check-unspoken-language-help = пишите каждый `yes` и `no` сами, а названия фигур — словами; программа говорит на { $list }
# source 5639d146
check-unspoken-sheet-help = пишите названия фигур словами, без `PIECE`; программа говорит на { $list }
# source 90d9dc36
check-after-itself = урок не может идти после самого себя
# source 6ada19df
check-after-itself-label = он сам
# source af7d007b
check-listed-twice = `{ $text }` стоит в списке дважды
# source 71bacd61
check-article = `{ $text }` — не статья правил
# source d9d326fe
check-article-label = не статья
# source cd492470
check-article-help = напишите числа с точками, например `3.8.2`
# source 959d83b5
check-too-many-steps = в уроке не больше { $limit } шагов, а здесь их { $n }
# source 205579b5
check-one-too-many = один лишний
# source 0d19cf3d
check-no-step = в уроке нужен хотя бы один шаг
# source 4e4c4db1
check-no-step-label = нет шага
# source 5d7e55c2
check-no-step-help = напишите `[[step]]`; `squarewise new` сделает целое начало
# source ccd53de1
check-write-step-above = напишите выше `[[step]]`: вариант ответа относится к шагу
# source 9148149a
check-two-steps = два шага называются `{ $id }`
# source 5d0b179c
check-block-option = варианта ответа
# source 8156a0d3
check-option-of-step = `{ $name }` относится к шагу, но стоит под [[step.option]]
# source 60a870cf
check-option-of-lesson = `{ $name }` относится к уроку, но стоит под [[step.option]]
# source f8b663a9
check-move-line-above-options = перенесите эту строку вверх, выше первого [[step.option]] этого шага
# source 1e211c0c
check-option-starts-here = вариант ответа начинается здесь
# source b2405c77
check-no-kind = шага вида `{ $name }` нет
# source 9a5519da
check-kinds-are = виды шагов: { $list }
# source 4dc1fb79
check-no-id = `{ $text }` не может быть именем
# source c001e602
check-no-id-label = не имя
# source e42481c0
check-no-id-help = возьмите строчные латинские буквы от a до z, цифры и `-`, например `{ $example }`
# source cdba1830
check-why-nothing-to-solve = решать здесь нечего
# source 46d8a728
check-why-no-wrong-answer = неверных ответов здесь нет
# source eb64d4c8
check-why-one-act = в примере только одно задание и только одно утверждение о нём
# source f11ce5db
check-why-target = доску задаёт `target`
# source 3624267b
check-why-drawn-scene = кроме нарисованной сцены, здесь ничего нет
# source 4eeffb5b
check-why-no-mistake = в шагах этого вида ни один ход не ошибка
# source 356c613e
check-why-no-refusal = в шагах этого вида ходы не отклоняются
# source 0af05949
check-why-made-boards = в шагах этого вида доски составляет программа
# source 694c2a92
check-practice-board = доски для `{ $skill }` не те, что в этом уроке
# source 98df7c54
check-practice-board-help = сделайте из этого шага отдельный урок без досок другого вида
# source 30aa0370
check-few-boards = у `{ $skill }` на уровне { $level } разных досок только { $n }, а нужно { $count }
# source 8ddb08bf
check-few-boards-label = больше досок, чем есть
# source a7d3bab3
check-few-boards-help = попросите меньше досок в `count` или другой `level`
# source c46b349b
check-too-many-hints = в шаге не больше { $limit } подсказок, а здесь их { $n }
# source f09e9a55
check-too-many-label = слишком много
# source 7a171abd
check-number-between = `{ $name }` — число от 1 до { $limit }
# source d177615b
check-number-between-label = не в этих пределах
# source 843ec8be
check-write-number = напишите число от 1 до { $limit }, например `{ $name } = 1`
# source f8a47cb1
check-type = `{ $name }` — это { $expected }, а здесь { $here }
# source 03b6d38d
check-type-item = `{ $name }` — это { $expected }, а внутри стоит { $here }
# source e6e7bb77
check-wants-text = текст в кавычках
# source e746d66b
check-wants-number = целое число
# source c0b0d6b5
check-wants-list = список текстов в квадратных скобках
# source 2fd9c62b
check-wants-text-or-list = текст в кавычках или список текстов в квадратных скобках
# source ffd10561
check-wants-number-or-list = список текстов в квадратных скобках или их количество
# source 489a5df3
check-wants-text-or-switch = текст в кавычках или `true`
# source bf696bef
check-wants-switch-or-text = `true` или `false`, либо текст в кавычках
# source 5c99778e
check-wants-pairs = список пар, каждая в своих квадратных скобках
# source d6a2cb3c
check-wants-blocks = блок, который начинается со своего имени в двойных квадратных скобках
# source 2646ba70
check-is-text = текст
# source 6669a11a
check-is-negative = число меньше 0
# source fa89c0bd
check-is-number = число
# source 8e022bf6
check-is-fraction = число с точкой
# source 9a06d4de
check-is-switch = `true` или `false`
# source 6d98c7e0
check-is-date = дата или время
# source e6c0f427
check-is-list = список
# source 67ad775b
check-is-table = таблица
# source 5f13c52f
check-empty-list = пустой список
# source b305326f
check-write-list = напишите `{ $name } = ["{ $text }"]`
# source 8a3a287b
check-write-pairs = напишите `{ $name } = [["имя", "фраза"]]`
# source 983bd778
check-no-choice = `{ $name }` не может быть `{ $text }`
# source d60fc7a7
check-one-of = напишите что-нибудь из этого: { $list }

## Несколько уроков

# source 1c6c7785
check-same-lesson = ещё один урок называется `{ $id }`: { $file }
# source 9410ce1d
check-same-lesson-label = то же имя
# source bf55dfb7
check-same-lesson-help = дайте одному из них другой `id`, а его файлу то же имя
# source 58fabb20
check-copy-help = это копия: напишите `id = "{ $id }"`
# source 5ab9fefa
check-copy-call-help = это копия: напишите `id = "{ $id }"` и назовите файл `{ $id }.toml`
# source 164cf7c6
check-no-lesson = урока `{ $id }` нет
# source 2a402982
check-no-lesson-label = такого урока нет
# source eaba0361
check-circle = `{ $one }` и `{ $other }` по кругу идут один после другого
# source 89191ef7
check-circle-label = круг
# source 3421e880
check-circle-help = уберите одно `after` из этого круга: { $list }

## Курс

# source 3de9d504
check-block-course = курса
# source 942c3dcc
check-block-land = земли
# source 8f1e9b9d
check-block-entry = места на пути
# source 2d86b659
check-block-old = старого имени
# source 9b21153c
check-entry-leads = это место никуда не ведёт
# source 37154983
check-entry-leads-label = нет ни `lesson`, ни `game`, ни `story`
# source 7bb8b1b1
check-entry-leads-help = напишите `lesson = "rook"` или `game = "урок/шаг"`
# source a4da5ab2
check-entry-twice = место на пути ведёт только к одному, а это уже второе
# source 81725bc0
check-no-place = `{ $text }` не называет ни урока, ни шага
# source 6b697953
check-no-place-label = имена так не пишут
# source 1c58789b
check-no-place-help = напишите урок как `rook`, а шаг или игру как `урок/шаг`
# source 461d6d87
check-old-kinds = урок становится уроком, а шаг шагом
# source f277efde
check-old-kinds-label = другого рода
# source ff6fabe3
check-old-in-use = `{ $id }` ещё есть и хранит свои звёзды
# source d948a7df
check-old-in-use-label = это не старое имя
# source cbdfeadf
check-no-step-of = в уроке `{ $lesson }` нет шага `{ $step }`
# source 619bc298
check-no-game = шаг `{ $step }` не игра
# source b8f789f7
check-no-game-label = не вида `game`
# source 0c2f5b8c
check-no-story = `{ $id }` — не история в картинках
# source 87eac84e
check-no-story-label = один из шагов не вида `story`
# source 893bbfe2
check-path-order = `{ $id }` идёт после `{ $before }`, а на пути стоит раньше
# source 7c35173d
check-path-order-label = слишком рано
# source 0023f274
check-courses-hold = { $n ->
    [1] курс без ошибок
    [one] { $n } курс без ошибок
    [few] { $n } курса без ошибок
   *[many] { $n } курсов без ошибок
 }
# source ad3440b7
check-no-course-holds = в курсе не всё верно: { $errors }

## Планы

# source 1d026816
check-block-plans = файла планов
# source c01d9f78
check-block-plan = плана
# source 27c621ff
check-plan-step = `{ $text }` называет урок, а нужен шаг: `урок/шаг`
# source 4369565a
check-plan-level = `{ $text }` — не упражнение с уровнем: напишите `where-rook 1`
# source 3ca855d2
check-plan-no-skill = упражнения `{ $text }` нет
# source 94a638f0
check-plan-no-level = у `{ $skill }` нет такого уровня: самый высокий { $most }
# source 5c9940f7
check-plan-aim-label = не так
# source 698a0e93
check-plan-off-path = `{ $id }` не стоит ни на одном пути курса
# source 6e6cedd4
check-plan-off-path-help = уберите его или сначала добавьте в курс
# source 47c8add4
check-plan-order = `{ $id }` стоит на пути перед `{ $before }`
# source 70fa4dea
check-plan-order-help = поставьте его выше
# source edbab940
check-plan-story = история `{ $id }` стоит на пути дальше
# source 2facfabc
check-plan-story-help = перенесите её в более поздний план
# source 370eef51
check-plan-lessons = в плане от одного до { $most } уроков
# source 46cf51ad
check-plan-lessons-help = уберите лишние или добавьте хотя бы один
# source 88899990
check-plan-minutes = все части занятия вместе длятся { $most } минут, а эти — { $n }
# source 6ff4bf6c
check-plan-minutes-help = измените минуты здесь или ниже
# source 19214aeb
check-plan-screens = `screens` — { $n } мин, а уроки этого занятия длятся { $needed } мин
# source 767880d5
check-plan-pairs = парам не на чем играть: у `{ $step }` нет доски, или она пустая
# source 0cf1ca08
check-plan-pairs-help = назовите шаг с фигурами на доске
# source dfb23cab
check-plan-exit = вопрос на прощание — из `{ $id }`, а этого урока в плане нет
# source e68495c8
check-plan-exit-help = назовите шаг одного из уроков плана
# source 729eea86
check-plan-no-answer = у `{ $step }` нет ответа, который можно напечатать
# source c928b389
check-plan-no-answer-help = назовите другой шаг
# source 56cf5ccc
check-plan-words = слов `{ $words }` нигде нет
# source fa69ad14
check-plan-words-help = напишите их в locales/en/plan.ftl, а потом на других языках
# source 47e54396
check-plan-left = этих уроков курса нет ни в одном плане: { $list }
# source 2f5c7ba5
check-plan-left-help = впишите каждый в план или в `later`
# source 9c58835c
check-plan-weeks = планов { $n }, а в неделях место для { $most }
# source efc31b87
check-plan-weeks-help = добавьте планы или уберите лишние
# source 9fb6fc02
check-plans-hold = планы в порядке
# source 147e4d3c
check-no-plans-hold = в планах не всё верно: { $errors }

## Слова

# source d12c0c7d
check-no-language = в уроке есть слова, но не сказано, на каком они языке
# source 2803e432
check-no-language-label = первые слова
# source 3f187396
check-no-language-help = напишите `language = "ru"` выше первого [[step]]
# source 7b6086e8
check-step-without-text = в уроке с указанным языком каждому шагу нужен `text`
# source b9917c0c
check-half-the-words = в уроке с указанным языком слова стоят в самом файле
# source 1dd08c73
check-hints-in-a-list = запишите подсказки списком: `hints = ["...", "..."]`
# source b8c6c7d1
check-sentence-in-a-pair = запишите имя и его фразу отдельной парой: `["f2-f3", "..."]`
# source 38c3095d
check-option-without-text = в уроке с указанным языком ответу нужен `text`
# source e4dca900
check-no-words = нет слов
# source b7529ff6
check-empty-text = этот текст пустой
# source 1b651429
check-empty-text-help = напишите что-нибудь или уберите строку
# source 1aeebdda
check-text-too-long = знаков в этом тексте { $n }, а показать можно не больше { $limit }
# source 83852fe5
check-text-too-long-label = слишком длинно
# source 7b42e1c7
check-long-paragraph = за один раз ребёнок читает около { $limit } знаков
# source d58ca012
check-long-paragraph-label = этот абзац длиннее
# source 6bec1b4b
check-long-paragraph-help = скажите короче или разделите на два шага
# source 6cbf0296
check-proof-answer = верно: { $answer }
# source 88cd90cf
check-proof-par = меньше всего ходов: { $n } (просмотрено позиций: { $nodes })
# source 5273a62e
check-proof-legal = правила разрешают этот ход
# source 17512012
check-proof-refused = правила запрещают этот ход: { $reason }, ФИДЕ { $article }
# source c9fc3edb
check-proof-open = доказывать нечего, кроме того, что это можно сыграть
# source 68d3dbd9
check-proof-practice = досок для `{ $skill }` на уровне { $level }: { $count }; с первого раза верно не меньше: { $pass }
# source 3ee2bd24
check-long-sentence = слов в этом предложении { $n }, а после 20 ребёнок теряет нить
# source 38c957db
check-long-sentence-help = сделайте из него два
# source 1f53af81
check-long-words = в этом тексте много длинных слов
# source 95ca021b
check-long-words-help = скажите короткими словами
# source ec3fdd22
check-color-alone = здесь что-то названо только по цвету
# source 255bf59e
check-color-alone-help = назовите ещё поле или форму, например `круг на d5`
# source bee085e2
check-no-name = для имени `{ "{" }{ $name }{ "}" }` подставить нечего
# source 45536f22
check-no-name-help = напишите что-нибудь из этого: { $list }, или `{ "{{" }` вместо фигурной скобки
# source 859ee490
check-open-brace = эта скобка нигде не закрыта
# source 88ef4fdd
check-open-brace-help = пишите имя с обеими скобками, например `{ "{player}" }`, или `{ "{{" }` вместо фигурной скобки
# source 3ca1d82e
check-name-not-here = `{ "{" }{ $name }{ "}" }` здесь не подставляется
# source 768d1a13
check-name-not-here-label = считать здесь нечего
# source 83964b1e
check-piece-in-english = вместо `{ "{" }{ $name }{ "}" }` здесь встанет слово другого языка
# source 9a23f8e4
check-piece-in-english-help = напишите название фигуры словом вашего языка
# source b7f77ff7
check-marks = знаки `**` так и будут показаны
# source dce4d407
check-marks-label = две звёздочки
# source c33fc0b2
check-marks-help = чтобы выделить слово, напишите `_слово_`
# source 8b4848bb
check-mark = знаки `{ $mark }` так и будут показаны
# source f7d6ac57
check-mark-label = знак другого формата

## Рисунки на доске

# source 6446849e
check-no-drawing = `{ $text }` — не рисунок
# source 10d0ac36
check-no-drawing-label = не нарисовать
# source 9aa2ba90
check-no-drawing-help = напишите `arrow e2-e4`, `circle d5`, `square e4` или `cross f1`; впереди можно поставить цвет: { $colors }
# source 61d49492
check-arrow-of-one-square = эта стрелка кончается там же, где начинается
# source 8238ce40
check-arrow-of-one-square-label = дважды то же поле
# source b73788f8
check-arrow-of-one-square-help = для одного поля возьмите `circle`

## Фигуры и ответы

# source 8387bdfe
check-no-piece = на { $square } нет фигуры
# source 995daf1b
check-no-piece-label = пустое поле
# source ccb4ca45
check-nothing-in-hand = `{ $name }` не знает, какую фигуру взять
# source 1bf5968a
check-nothing-in-hand-label = фигура не ясна
# source 8bc2e96e
check-nothing-in-hand-help = напишите `piece` в шаге `collect`; в `move` все верные ходы начинаются с одного поля
# source e7ed5d98
check-not-its-turn = сейчас ход { $turn }, а для { $piece } нужен ход { $owner }
# source 309fbfe3
check-not-to-move = сейчас не её очередь
# source 3f09fe5a
check-same-square = ход кончается на { $square }, где и начался
# source 837c7f21
check-same-square-label = дважды одно поле
# source 9e4a5ef8
check-untried-help = этот ход ребёнок пробует своей рукой: назовите фигуру той стороны, чей ход, и другое поле
# source 027d79a5
check-untried-judge-help = проверьте ход и чья сейчас очередь; если об этом и вопрос, добавьте `because = "{ $reason }"`
# source 903cc7b8
check-untried-promotion = рукой `{ $text }` не попробовать: доска предлагает ферзя, ладью, слона или коня, и только на последней горизонтали
# source c69dfa3d
check-untried-promotion-label = не предлагается
# source f23227c7
check-untried-promotion-help = лучше спросите об этом: `kind = "judge"`
# source 7bc34833
check-move-without-answer = шагу вида `move` нужен `answer` или `goal`
# source ee1ff590
check-move-without-answer-help = напишите `answer = ["e2-e4"]` или `goal = "check"`
# source 0291254a
check-no-answer = нет ответа
# source d52bc8f1
check-no-move-right = ни один ход не подходит
# source b9f67339
check-move-listed-twice = этот ход стоит в списке дважды
# source 06cc5d7d
check-nothing-to-escape = шаха нет, и спасаться не от чего
# source 36b47bfa
check-goal-out-of-reach = ни один ход по правилам не выполняет здесь `{ $goal }`
# source 36f5cd51
check-cannot-be-done = не получится
# source a11bb49b
check-misses-goal = по правилам `{ $text }` не достигает цели
# source b3652c14
check-not-right = не подходит
# source aa6a80f2
check-right-are = верно вот что: { $list }
# source 24da71a2
check-more-moves-right = цели достигают и другие ходы: { $list }
# source c182bad7
check-more-moves-right-label = не все ходы
# source 6fb822f8
check-more-moves-right-help = уберите `answer`: цели достаточно
# source f603856b
check-squares-without-question = шагу вида `squares` нужен `ask` или `answer`
# source e2a77940
check-squares-without-question-help = напишите `ask = "moves"` и `piece = "d4"`
# source e61e08ea
check-no-question = нет вопроса
# source 510ce704
check-no-square-right = ни одно поле не подходит: ребёнок никогда бы этого не решил
# source 2da8d9eb
check-no-square-right-label = нажимать не на что
# source 4e708091
check-square-not-right = по правилам { $square } не подходит
# source b521806d
check-more-squares-right = по правилам подходят и другие поля: { $list }
# source 90ff0adb
check-more-squares-right-label = не все поля
# source f3ccb42c
check-fewer-for-king = подходят только эти поля: { $list }; но не { $lost }, потому что { $reason ->
    [pinned] фигура связана
   *[other] король под шахом
 }
# source 6afc0c57
check-fewer-for-king-label = меньше, чем фигура достаёт
# source a67b2f30
check-fewer-for-king-help = если вопрос об этом, напишите `answer = [{ $list }]`; если нет, поставьте короля так, чтобы он не мешал
# source 0b672847
check-is-legal = по правилам этот ход разрешён
# source 02394764
check-is-legal-label = он разрешён
# source 268a1253
check-is-refused = по правилам этот ход запрещён: { $reason }
# source fe33ee55
check-law = ФИДЕ { $article }
# source 5e62d35b
check-no-right = король и ладья дома, но эта доска не даёт права на рокировку
# source ff1cb778
check-no-right-label = нет права на рокировку
# source 0f465532
check-give-right = дайте право на рокировку: напишите `castling = "{ $rights }"` под нарисованной доской или `{ $rights }` третьей частью FEN или FFC
# source 66ae7ffd
check-no-reason-label = не причина
# source 8fbf38b7
check-no-lesson-rule = правила, причины или конца партии с именем `{ $text }` нет
# source 0e571638
check-no-lesson-rule-help = `squarewise check --rules-map` перечислит все
# source eab3a8f4
check-no-reason = причины `{ $text }` нет
# source 57a1803d
check-other-reason = по правилам этот ход запрещён по другой причине: { $reason }
# source 54f8dc1a
check-other-reason-label = не эта причина
# source 41996500
check-rules-say = по правилам это `{ $text }`
# source b17f7bd6
check-legal-move = правила разрешают `{ $text }`, и отказа ребёнок не услышит
# source 128470b6
check-legal-move-label = разрешённый ход
# source ff721410
check-legal-move-help = чтобы ребёнок сделал этот ход, напишите `kind = "move"` и `answer = ["{ $text }"]`; чтобы спросить, разрешён ли он, `kind = "judge"`
# source d9d09722
check-not-the-childs-turn = здесь ребёнок играет за { $side }, а сейчас ход { $turn }
# source e8ec3be5
check-no-call = сказать «шах» здесь нельзя: шаха не дают { $list }
# source 26a2ffdf
check-no-call-label = шаха нет
# source 2177e4f5
check-no-call-help = напишите `goal = "check"` или уберите `call`
# source f3f764b1
check-one-option = выбирать не из чего: ответ только один
# source 6607c85e
check-one-option-label = один ответ
# source e32e66b0
check-one-option-help = напишите второй [[step.option]]
# source de19e8ce
check-too-many-options = ответов слишком много ({ $n }): помещается не больше { $limit }
# source 50f3a50e
check-no-right-option = среди этих ответов нет верного
# source 1654a2ed
check-no-right-option-label = нет верного ответа
# source 8c3d8e02
check-no-right-option-help = напишите под одним из них `right = true`
# source 7dbcade1
check-two-options = два ответа называются `{ $id }`
# source 2a8bf8bd
check-sort-without = шагу вида `sort` нужны `by`, `order` или ответы
# source bb6b5e29
check-sort-without-help = напишите `by = "value"`, или `order = ["a1", "b1"]`, или два блока [[step.option]]
# source 038039d6
check-sort-one = здесь меньше двух фигур или ответов: упорядочивать нечего
# source fcdf2ac6
check-sort-one-label = нужно хотя бы два
# source 3ff30ed6
check-sort-too-many = фигур слишком много ({ $n }): помещается не больше { $limit }
# source b6fcffb7
check-sort-too-many-label = слишком много
# source 4ded5dbd
check-sort-king = у короля нет цены, поэтому нет и места в этом порядке
# source 6d114bb4
check-sort-king-label = нет цены
# source 736fa3b1
check-sort-equal = все эти фигуры стоят одинаково: верен любой порядок
# source 4177d955
check-sort-equal-label = упорядочивать нечего
# source 66d277c7
check-sort-order = по цене эти фигуры идут в другом порядке
# source 7c0e1b2b
check-sort-order-label = не в этом порядке
# source f4f2da09
check-why-sort-pieces = здесь по порядку ставят фигуры
# source 334f2aae
check-why-sort-options = в шаге вида `sort` каждый ответ верен на своём месте
# source def70fab
check-count-without-question = шагу вида `count` нужен `ask` или `answer`
# source 5b0d79f1
check-count-without-question-help = напишите `ask = "legal-moves"`
# source 3ec3bc17
check-count = программа насчитала { $n }
# source 541d43ed
check-count-label = не это число
# source 2aec67bd
check-count-help = напишите `answer = { $n }` или уберите эту строку
# source 773ce62a
check-too-many-moves = столько ходов ({ $n }) здесь никто не сделает
# source 45fa8a4b
check-too-many-moves-help = попросите меньше ходов
# source 0800f309
check-no-square-to-ask = спрашивать не о чем: нет ни одного поля
# source 11a46a80
check-no-square-to-ask-help = уберите эту строку, и вопрос будет обо всех 64 полях
# source 3518552a
check-not-given = в конце на { $square } нет фигуры
# source a39ba30b
check-nothing-to-set-up = расставлять больше нечего
# source 65db32ab
check-nothing-to-set-up-label = делать нечего
# source f40886b1
check-allow-nobody = нет такой фигуры, без которой ход `{ $text }` стал бы возможным
# source acb8c6d0
check-allow-nobody-label = ни одна фигура сама по себе не мешает
# source d5a9bec2
check-allow-anybody = какую фигуру ни сними, ход `{ $text }` станет возможным
# source c8e4429f
check-allow-anybody-label = думать не о чем
# source ccdcf14a
check-allow-help = поставьте фигуры так, чтобы ходу мешали некоторые, но не все; короли и фигура, которая ходит, всегда остаются
# source 9ef07786
check-game-over-at-once = партия окончена, не начавшись: { $ending }
# source ebeab97e
check-game-over-at-once-label = нет партии
# source ed71135b
check-nobody-moves-here = здесь никто не может сделать ход
# source d91be7ce
check-two-players = в партии играют двое, а не { $n }
# source f5ca081c
check-two-players-label = не двое
# source 058ee3b6
check-game-without-pawn = ни у кого нет пешки, и такая цель не имеет смысла
# source e2e6846d
check-game-without-pawn-label = нет пешки
# source e0bb8a91
check-game-without-men = у { $side } нет фигур, кроме короля, и такая цель не имеет смысла
# source 53c7382c
check-game-without-men-label = нет фигур, кроме короля
# source 4fc8bbbf
check-coach-plays-one = тренер играет с одним ребёнком, а число игроков на этой доске — { $seats }
# source 21849681
check-child-not-there = за { $side } на этой доске никто не играет
# source 098c80a0
check-child-not-there-label = не за доской
# source dbcb7edf
check-why-no-opponent = без `opponent` тренер сам не играет
# source c7f3d065
check-too-many-lines = других цепочек ходов помещается не больше { $limit }
# source 50909369
check-only-replies = в этой цепочке ребёнок не делает ни одного хода
# source c0272b01
check-only-replies-label = только ответы
# source b8d77655
check-only-replies-help = допишите ходы или укажите другую `side`
# source 11889324
check-empty-line = в этой цепочке нет ходов
# source 11ec14ad
check-never-played-label = никогда не сыграют
# source fe6c5cf1
check-line-in-line = одна из двух цепочек — начало другой
# source cbdecb39
check-line-in-line-help = уберите ту, что короче
# source 33bb7568
check-other-reply = эта цепочка впервые отличается ответом, а ответы берутся из цепочки выше
# source b9d4d317
check-other-reply-help = перед этим напишите другой ход ребёнка
# source 65337956
check-mates-sooner = после { $list } мат наступает раньше, чем в этой цепочке
# source 08709659
check-mates-as-well = мат в { $n } хода начинается и с { $list }
# source f9d50c36
check-other-mates-label = не единственный путь
# source 52762b2f
check-other-mates-help = измените доску или напишите цепочку с этим ходом в `also`
# source 19121cd6
check-game-over = здесь партия окончена: { $ending }
# source bd9d7e99
check-game-over-label = окончена
# source ececaf3e
check-game-over-help = сыграйте меньше ходов или задайте вопрос шагом вида `claim`
# source 8b13265a
check-no-claim-after-end = здесь партия окончена, и никто ничего не требует: { $ending }
# source 06209d43
check-no-claim-after-end-help = сыграйте меньше ходов
# source f9b0554e
check-two-claims = здесь можно потребовать ничью по двум правилам, а ребёнок выбирает только одно
# source 53a0fdb1
check-two-claims-label = два верных ответа
# source c6cab2bd
check-two-claims-help = сыграйте другие ходы
# source 31c40314
check-standing = по правилам это `{ $text }`
# source ccef1d71
check-offer-label = этого нет среди ответов
# source 5346dd53
check-offer-help = добавьте `"{ $text }"` в список
# source 43d1b78d
check-offer-one-help = назовите второй ответ или уберите строку: тогда предлагаются все
# source f6132e93
check-collect-without-stars = шагу вида `collect` нужны `stars` или `take`
# source c95b3e27
check-collect-without-stars-label = собирать нечего
# source 374994b0
check-collect-without-stars-help = напишите `stars = ["d7"]` или `take = "all"`
# source 895af324
check-star-on-start = фигура начинает на { $square }, и звезды там быть не может
# source e0b9a7b2
check-star-on-piece = на { $square } стоит фигура, и звезды там быть не может
# source 226672cb
check-star-on-piece-label = не пусто
# source 8a37ffc5
check-no-star = собирать нечего: звёзд нет
# source a6e20519
check-no-star-label = нет звезды
# source 7581ee46
check-star-flies-nowhere = летучей звезде нужно хотя бы два поля
# source aff85aaa
check-star-flies-nowhere-label = лететь некуда
# source c6daffcd
check-star-flies-nowhere-help = перечислите в `stars` её поля в том порядке, в каком она летит, или уберите эту строку
# source 44b772df
check-too-many-stars = звёзд слишком много ({ $n }): помещается не больше { $limit }
# source 3a54ee37
check-nobody-collects = у { $side } нет фигуры, которая могла бы ходить
# source 1cdcfc0c
check-nobody-collects-label = никто не ходит
# source 044001d5
check-nobody-collects-help = поставьте фигуру на доску или поменяйте очередь хода
# source 9f5a3044
check-nothing-to-take = брать нечего: короли не считаются
# source e65a1f8c
check-nothing-to-take-label = брать нечего
# source 1bad1b17
check-too-hard = это слишком трудно доказать
# source 63f79af1
check-too-hard-label = слишком много путей
# source ef750625
check-too-hard-help = возьмите меньше звёзд или фигур
# source fb63edec
check-file-too-hard = доказать этот урок слишком долго: с этого шага ничего не доказано
# source e8e83f51
check-file-too-hard-label = здесь работа кончается
# source 2cc61a72
check-file-too-hard-help = сделайте предыдущие шаги легче, с меньшим числом звёзд или фигур, или разделите урок на два
# source eba7832a
check-the-piece-on = фигуры на { $square }
# source a111a176
check-star-out-of-reach = у { $who } нет пути на { $square }
# source 8c2180b5
check-star-out-of-reach-label = не добраться
# source 09b23134
check-star-not-safe = у { $who } есть путь на { $square }, но не безопасный
# source 3e4b7278
check-star-not-safe-label = под боем
# source ee3323a7
check-star-not-safe-help = уберите с доски фигуру, которая бьёт это поле, или не пишите `safe`
# source 3dd23500
check-stays-dark = слон с тёмного поля всегда остаётся на тёмных
# source 7d7a931a
check-stays-light = слон со светлого поля всегда остаётся на светлых
# source 519a371d
check-cannot-take-all = у { $who } не получится взять всё
# source 7be60c5d
check-cannot-take-all-label = не всё
# source bef1a083
check-cannot-collect-all = у { $who } не получится собрать все вместе: { $list }
# source 528cfaeb
check-cannot-collect-all-label = не все
# source 4dff495e
check-move-has-sentence = у этого хода уже есть фраза
# source 1b163abe
check-reason-has-sentence = у `{ $reason }` уже есть фраза
# source 5b2fe92f
check-lone-sentence = эта фраза стоит без пары
# source 56cdb96f
check-lone-sentence-label = одна
# source 8fc1d1ce
check-lone-sentence-help = возьмите каждую пару в свои скобки: `[["f1-g1", "фраза"]]`
# source 87d33fae
check-forbidden-help = для запрещённого хода напишите `because_say = [["{ $reason }", "..."]]`
# source 260aabb5
check-is-right = `{ $text }` — верный ход
# source 1cf99089
check-is-right-label = верный ход
# source 205bc597
check-is-right-help = что тренер говорит на верный ответ, пишется в `yes`
# source 7bd579a6
check-never-a-mistake-label = это не ошибка
# source 06369335
check-answer-by-itself = ответ `{ $text }` здесь никто не сыграет
# source d5f559cf
check-answer-by-itself-label = этого хода не будет
# source 2d917b57
check-answer-by-itself-help = уберите его: где нужно что-то собрать, программа сама находит, кто взял бы фигуру; где пробуют запрещённый ход, никто не отвечает
# source 43056094
check-nobody-goes = ни одна собирающая фигура не ходит с { $from } на { $to }
# source 7c7804a6
check-nobody-goes-help = проверьте поля
# source b59ce5c4
check-no-mistake = `{ $text }` здесь не ошибка
# source 8a6a04a5
check-only-attacked = ошибки — только ходы на битые поля
# source c86cccde
check-only-hanging = ошибки — только ходы, после которых фигуру можно взять, а взять в ответ нечем
# source 78ffa33c
check-write-safe = напишите `safe = true`, и ходы на битые поля станут ошибками
# source 647f6772
check-reason-never = `{ $reason }` на этой доске не случится
# source 0fb0c7eb
check-reason-never-label = никто не услышит
# source e276f56b
check-never-legal = `{ $text }` ни разу не разрешён, когда ходит ребёнок

## Файлы слов

# source b6e479ae
check-not-understood = непонятно
# source 277f3e3f
check-ftl-colon = после имени стоит `=`, а не `:`
# source 6cc2842b
check-ftl-deep = слишком много скобок вложено друг в друга
# source 6ac49788
check-ftl-twice = `{ $name }` стоит дважды, звучит первое
# source 4b9691d0
check-ftl-no-file = в английском нет файла с таким именем, и эти слова никто не скажет
# source 105c866c
check-ftl-unknown = в английском нет `{ $name }`, и этого никто не скажет
# source 53403871
check-ftl-not-in-lesson = в уроке нет `{ $name }`, и этого никто не скажет
# source 49db0a00
check-ftl-renamed = уберите это или назовите `{ $near }`, если теперь имя такое
# source 4f15b4f7
check-ftl-take-away = уберите это
# source d375541d
check-ftl-missing-beside = нет `{ $name }`, поэтому звучат собственные слова урока
# source 8bec3446
check-ftl-missing-source = нет `{ $name }`, и слов для этого нет ни у кого
# source 938ecd5d
check-watching = слежу за `{ $folder }`; остановить: Ctrl-C
# source ef8f2d86
check-holds = { $name }: без ошибок
# source 303b67c4
check-gone = { $name }: больше нет
# source 7b8d2dc5
check-file-language = `{ $text }` в имени файла — не код языка
# source f5af779e
check-stale = исходный текст `{ $name }` изменился после перевода
# source e2ca7a64
check-stale-label = возможно, устарело
# source cecdae37
check-stale-help = сверьте с исходным текстом, потом скажите командой `squarewise extract --update`, что перевод подходит
# source 332b1169
check-untranslated = { $n } из { $all } строк — всё ещё слова, которые нужно было перевести
# source f4b2030a
check-untranslated-label = ещё не переведено
# source b03d6537
check-untranslated-help = переведите то, что стоит после каждого `=`
# source db8bf965
check-ftl-variable = `{ $name }` не получает `${ $variable }`
# source d8969d3c
check-ftl-missing = нет `{ $name }`, поэтому звучит английский текст
# source f33b6c60
check-ftl-name = вместо `{ "{" }{ $name }{ "}" }` подставить нечего
# source 3714623b
check-ftl-names-help = напишите `{ "{" } $player { "}" }` вместо имени ребёнка, `{ "{" } PIECE("rook") { "}" }` вместо фигуры
# source a131ee6c
check-ftl-function = функции `{ $name }` нет
# source 92d882bc
check-ftl-piece = фигуры `{ $name }` нет
# source 58c7f419
check-ftl-term = термина `-{ $name }` нет

# source 1eea41b8
check-two-ideas = новых причин в этом шаге сразу { $n }: { $list }
# source 5c437be4
check-two-ideas-label = две мысли в одном шаге
# source f2a0fa78
check-two-ideas-help = дайте каждой причине свой шаг или поставьте урок (`after`) после того, где она показана
# source 9c5c99ec
check-unspoken = у шага `{ $step }` нет слов ни в этом файле, ни рядом
# source edbac72b
check-unspoken-help = напишите `text = "..."` и `language` урока или положите слова в файл рядом с уроком

## Картинки рядом с уроком

# source 3a1f7862
check-picture-this = эта картинка
# source 7b0eb8b9
check-picture-missing = картинки `{ $name }` рядом с уроком нет
# source ead9dac9
check-picture-no-file = `{ $name }` — не сам файл: по ссылкам программа не ходит
# source fd8ce63f
check-picture-too-large = `{ $name }` больше { $mib } МиБ
# source 82ed4d4d
check-picture-format = `{ $name }` внутри не PNG и не JPEG
# source ed739c8b
check-picture-too-wide = в `{ $name }` { $width } x { $height } точек, а показать можно не больше { $limit } в каждую сторону
# source 337a2a5b
check-picture-broken = `{ $name }` повреждён и показать его нельзя
# source e3c1d615
check-picture-finer = `{ $name }` — JPEG редкого вида, который показать нельзя: сохраните его ещё раз как PNG
# source 289c8f8c
check-too-many-pictures = уроки этой папки показывают слишком много картинок: читается не больше { $limit }, всего { $mib } МиБ
## Домашние правила

# source 219e9100
check-rules-extends = `extends` — это имя других домашних правил
# source 7a292ef2
check-rules-extends-label = не имя
# source af99b2e5
check-rule-conflict = `{ $name }` может быть `{ $value }`, только если `{ $other }` равно `{ $wanted }`
# source 8d9eb5ab
check-no-rules = домашних правил `{ $text }` нет
# source 41eeaf45
check-no-rule = домашнего правила `{ $name }` нет
# source 3eee07a0
check-no-rule-help = `squarewise help-step options` перечисляет их все со значениями
# source 8be8f246
check-unknown-label = неизвестно
# source 5b7aa1d8
check-rule-never = `{ $name }` не бывает `{ $text }`
# source 99a406d5
check-rule-type = у `{ $name }` значение другого вида
# source 9c3521c2
check-rule-type-label = другой вид
# source 5659ad46
check-write-one = напишите { $list }
# $list — имена или фигура в родительном падеже: «как насчёт коня на g1?»
# source a8b05928
check-there-is = как насчёт { $list }?
# source 741b9b77
check-or = { $head } или { $last }

## Путь через урок

# source 6a238fe4
check-no-such-step = шага `{ $id }` нет
# source eb1ee9a4
check-no-such-step-label = такого шага нет
# source 58698a90
check-no-such-step-help = напишите что-нибудь из этого: { $list }, или уберите строку, и следующим будет шаг ниже
# source b9c24f63
check-never-seen = к шагу `{ $id }` не ведёт ни один путь
# source 4707fd21
check-never-seen-label = его никто не увидит
# source c996f838
check-never-seen-help = проверьте каждый `go` выше
# source 408c66eb
check-no-way-out = от шага `{ $id }` нет пути к концу урока
# source 17a7dd86
check-no-way-out-help = пусть один `go` выведет из круга, или уберите его

## Картинки

# source b62dd8d1
check-picture-elsewhere = `{ $text }` ведёт из папки урока наружу
# source 4c17b0fa
check-picture-name = `{ $text }` не может быть именем картинки
# source e91959ce
check-no-picture = `{ $text }` — не картинка
# source b617732a
check-picture-label = картинки рядом с уроком нет
# source 38da16e3
check-picture-help = положите файл .png или .jpg рядом с уроком и напишите только его имя

## Доски

# Стороны в родительном падеже: «ход белых», «у белых нет короля», «играет за белых».
# source 9f16e989
check-white = белых
# source 3e115981
check-black = чёрных
# source b70baca1
check-west = запада
# source 48272705
check-east = востока
# source cd6b4bb5
check-south = юга
# source 15115c51
check-north = севера
# source fb178b42
check-no-board = `{ $text }` — не доска
# source 593441d2
check-no-board-label = не доска
# source ce2e09ab
check-no-board-help = напишите `start`, `empty`, `family-start`, `family-empty`, запись FEN или FFC либо нарисуйте восемь или двенадцать строк
# source 46e1038f
check-castling-rights = права на рокировку — это буквы из `KQkq`
# source ebaf47b0
check-castling-rights-label = не права на рокировку
# source 08fcbba0
check-castling-rights-help = напишите `KQkq` или уберите эту строку
# source 55d69043
check-board-lines = строк на этой доске { $n }, а не 8
# source aad5ce80
check-board-begins-here = доска начинается здесь
# source 215807f8
check-board-rank = на { $rank }-й горизонтали этой доски полей { $squares }, а не 8
# source d3cd44a2
check-n-squares = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полей
 }
# source 928e5fcf
check-n-ranks = { $n ->
    [one] { $n } горизонталь
    [few] { $n } горизонтали
   *[many] { $n } горизонталей
 }
# source b349b99c
check-fen-empty = эта позиция пустая
# source 7aa2def7
check-fen-ranks = горизонталей в этой позиции { $n }, а не 8
# source 99ac074e
check-fen-rank = на { $rank }-й горизонтали этой позиции полей { $squares }, а не 8
# source c2c90df8
check-fen-turn = чей ход, пишут буквой `w` или `b`
# source 0e992fbf
check-fen-castling = права на рокировку — это `-` или буквы из `KQkq`
# source 79ec29a5
check-fen-en-passant = поле взятия на проходе — это `-` или поле, например `e3`
# source 18c713d1
check-fen-clock = этот счётчик — не число от 0 до 65535
# source 48598185
check-fen-parts = в записи позиции не больше шести частей
# source c1958c5a
check-fen-address = в этом адресе нет позиции
# source f2a66918
check-not-this = не это
# source 860dccd9
check-two-boards = в этом уроке есть и доска 8x8, и крест
# source 055056b2
check-two-boards-label = доска другого вида
# source 1c956ffe
check-two-boards-help = все доски одного урока — одного вида: сделайте из него два урока
# source 51366971
check-two-boards-first = первая доска урока
# source b31db421
check-cross-only = `{ $name }` бывает только у доски семейной игры
# source 94f1deaa
check-cross-lines = строк в этом кресте { $n }, а не 12
# source 9de54d87
check-cross-hole = здесь нет поля: углы креста вырезаны
# source b28612e9
check-cross-hole-label = поля нет
# source a5516bbc
check-cross-corners = в углах нарисованы поля, но углы креста вырезаны
# source 433a2302
check-cross-corners-help = в первых двух и последних двух строках напишите `x x` с обоих концов или не пишите там ничего
# source df409c29
check-cross-sign = `{ $text }` — не поле креста
# source 74638099
check-cross-sign-label = не поле
# source 921c66fe
check-cross-sign-help = пустое поле — `.`, нет поля — `x`, а фигуру пишут с её стороной, например `sP` или `nK`
# source d1cdef0f
check-ffc-parts = в записи доски семейной игры шесть частей, а не { $n }
# source 568e5b80
check-ffc-turn = чей ход, пишут буквой `S`, `W`, `N` или `E`, и за этой стороной есть игрок
# source f0bf30be
check-ffc-status = кто играет — это четыре знака: `a` (за столом), `z` (отошёл), `x` (выбыл), `-` (никого), а также `s`, `w`, `n` или `e` (выбыл, и армией командует игрок этой стороны)
# source dc4ff159
check-ffc-castling = права на рокировку — это `-` или стороны, например `SkqNk`
# source b8bbf615
check-ffc-passed = двойной ход — это сторона, пройденное поле и конец: `N:e10>e9`
# source 140ef591
check-ffc-calls = объявленный шах — это кому шах и кто его объявил: `N<S`
# source b9d443d4
check-ffc-rows = рядов в этой позиции { $n }, а не 12
# source 01c0c25d
check-ffc-row = полей в ряду { $rank } этой позиции { $squares }, а не 12
# source f9325a0c
check-ffc-square = это не фигура, не число и не дыра доски
# source a73545b1
check-no-option = `{ $text }` — не домашнее правило со значением
# source c3e3d2c0
check-no-option-help = напишите правило и его значение, например `rule3=off`
# source a68937e5
check-no-allies = союзники — это две разные стороны, две буквы из `S W N E`
# source d49aa679
check-no-allies-help = напишите `allies = ["SW"]`
# source 76580962
check-other-players = число игроков на этой доске — { $seats }, а не { $n }
# source 005baf6e
check-other-players-label = другое число
# source 58c9aef5
check-no-such-letter = фигуры с буквой `{ $letter }` нет
# source d3f67853
check-no-such-letter-label = не фигура
# source fa290d23
check-letter = буква { PIECE($piece, form: "gen") } — `{ $letter }`
# source fae5052b
check-letter-black = { PIECE($piece, form: "black") } пишется как `{ $letter }`, а белую фигуру пишут заглавной буквой
# source 59f4a20d
check-letter-in-move = буква { PIECE($piece, form: "gen") } — `{ $letter }`: напишите `{ $text }`
# source 0bca941e
check-two-kings = у { $side } больше одного короля
# source 09326b8e
check-two-kings-label = ещё один
# source 10f21d68
check-two-kings-first = первый
# source d0a7b105
check-no-king = у { $side } нет короля, а без королей здесь ничего не скажешь
# source cbdb60ed
check-no-king-label = нет короля
# source 3b12014b
check-pawn-misplaced = на { $square } пешка стоять не может
# source 4697d33e
check-pawn-misplaced-label = пешка
# source 37680d4b
check-wrong-check = сейчас ход { $turn }, но под шахом король { $other }
# source 1a18f4b1
check-wrong-check-label = под шахом
# source 5e5c21a4
check-wrong-check-help = пусть будет ход { $other }, или переставьте фигуру
# source 2c613e78
check-no-short-castling = `{ $rights }`: короткой рокировки у { $side } нет, король и ладья не на своих местах
# source 544f0458
check-no-long-castling = `{ $rights }`: длинной рокировки у { $side } нет, король и ладья не на своих местах
# source e89d6db3
check-no-castlings = `{ $rights }`: ни для одной из этих рокировок король и ладья не стоят на своих местах
# source e4a3d8bb
check-no-castling-label = на это нет права
# source 5c8f59f1
check-board-labels = цифры и буквы по краям доски не рисуют
# source 0dd6c84f
check-board-labels-label = не поле
# source 2105122f
check-board-labels-help = уберите цифры и буквы
# source 660a1b3b
check-no-empty = пустое поле рисуют знаком `.`, а не `{ $sign }`
# source be375151
check-no-empty-label = пустое поле?
# source c5e79375
check-nothing-passed = пешка не могла только что пройти через { $square }
# source 1154c592
check-nothing-passed-label = эта доска
# source a2fb58d8
check-turn-waits = сейчас ход { $turn }, но ходить этой армией некому
# source 84f84e27
check-turn-waits-label = никто не ходит
# source eddeb160
check-turn-waits-help = передайте ход игроку с буквой `a` или поставьте `a` для { $turn }
# source ab9eedb0
check-drawn-board-only = `{ $name }` нужен нарисованной доске, а эта говорит об этом сама

## Поля и ходы

# source 9ea1af42
check-no-square = `{ $text }` — не поле
# source 20f388c4
check-no-square-label = не поле
# source ba1b0dc6
check-no-square-help = поле — это буква от a до h и цифра от 1 до 8, например `e4`
# source 0a615267
check-no-square-of-cross-help = поле — это буква от a до l и число от 1 до 12, например `e4`; четырёх углов 2x2 нет
# source 9d4ccd0b
check-square-listed-twice = { $square } стоит в списке дважды
# source ac9cdb6e
check-no-move = `{ $text }` — не ход
# source 73ec3fd8
check-no-move-label = не ход
# source 5f1c7bea
check-no-move-help = пишите поля, например `g1-f3`, или английские буквы, например `Nf3` и `O-O`
# source 05bc95cf
check-no-move-of-cross-help = пишите два поля, например `e2-e4` или `e11-e12=Q`
# source 841f6de9
check-no-checkmate = `{ $text }` обещает мат, а ход его не ставит
# source 047eee1b
check-no-check = `{ $text }` обещает шах, а ход его не даёт
# source c39f0756
check-untrue-sign-label = это не так
# source 168629c3
check-untrue-sign-help = напишите `{ $san }`
# source 683388a9
check-variation-help = уберите варианты в скобках; другую верную последовательность ходов напишите в `also`
# source 9e55b867
check-write-squares = напишите поля, например `f1-g1`
# source e06d1bac
check-illegal-move = `{ $text }` здесь не по правилам: { $reason }
# source 112b4b8d
check-promote-to = скажите, кем станет пешка, например `{ $text }`
# source 843bcfc0
check-whose-turn = сейчас ход { $turn }
# Фигура в родительном падеже: «ладьи на a1».
# source 9c608949
check-piece-on = { PIECE($piece, form: "gen") } на { $square }
# source b156c723
check-cannot-move = у { $piece } нет ходов по правилам
# source fac5b3ee
check-can-play = у { $piece } есть ходы: { $list }
# source 7a772b2b
check-no-piece-for-move = ход `{ $text }` { PIECE($piece, form: "ins") } у { $side } невозможен
# source 5ac1d040
check-no-piece-for-move-label = нет { PIECE($piece, form: "gen") }
# source 36b64341
check-captures-nothing = `{ $text }` никого не берёт: поле { $square } пустое
# source e747af8a
check-captures-nothing-label = здесь пусто
# source f9288b3a
check-move-refused = `{ $text }` запрещён: { $reason }
# source d03831d6
check-none-can-go = `{ $text }` здесь не по правилам: у { $side } нет хода { PIECE($piece, form: "ins") } на { $square }
# source 8c57053c
check-not-legal = не по правилам
# source 15bb5f5c
check-ambiguous = `{ $text }` может сыграть фигура на { $list }
# source b7a372b8
check-ambiguous-label = которая?
# source 1de1f3cf
check-write-the-squares = напишите поля, например `{ $text }`

## Каждый код с объяснением: в списке стоит только первое предложение

# source 40ac9419
explain-too-big =
    Файл урока больше 256 КиБ. Столько не нужно и сотне полных шагов, так что в файл, скорее всего,
    попало что-то другое, например картинка в виде текста. Очень длинный урок разделите на два;
    второй может идти после первого через `after`.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

# source 89c7a9ea
explain-syntax =
    Текст не похож на TOML, а уроки пишут именно так. Каждая строка — это заметка, которая начинается
    с `#`, заголовок шага в двойных скобках или настройка: имя, `=` и значение. В файле слов текст не
    похож на Fluent: поищите незакрытую скобку или строку, которая начинается с `*`, `[` или `.`.
    .wrong = title Ладья
    .right = title = "Ладья"

# source 8cc91fa6
explain-no-quotes =
    Текст стоит без кавычек. В TOML любой текст стоит между прямыми кавычками; без них обходятся
    только числа и слова `true` и `false`. Поля, ходы и доски — тоже текст.
    .wrong = title = Ладья
    .right = title = "Ладья"

# source 38fd314f
explain-inner-quote =
    Кавычка внутри текста обрывает его, и всё, что стоит за ней, остаётся ничьим. Возьмите весь текст в
    кавычки другого вида или в тройные. Чтобы выделить слово, напишите `_слово_`.
    .wrong = text = "Попробуй "прыгнуть" на d6."
    .right = text = 'Попробуй "прыгнуть" на d6.'

# source a91bdc1e
explain-curly-quotes =
    Текст стоит в типографских кавычках. Текстовые редакторы сами делают их из прямых. Пишите уроки в
    простом редакторе и берите тексты в прямые кавычки. Внутри текста типографские кавычки не мешают.
    .wrong = title = «Ладья»
    .right = title = "Ладья"

# source a42539bb
explain-colon =
    На месте знака `=` стоит двоеточие. В TOML настройка — это имя, `=` и значение.
    .wrong = title: "Ладья"
    .right = title = "Ладья"

# source f216d3c3
explain-key-letter =
    В имени настройки есть буква не из ряда от a до z. Имена настроек — английские слова, одинаковые
    на всех языках; вам принадлежат только тексты.
    .wrong = минуты = 3
    .right = minutes = 3

# source 5a7dbf2b
explain-backslash =
    Обратная черта в двойных кавычках начинает особый знак, например `\n` — новую строку, а то, что
    стоит за ней здесь, таким знаком не бывает. Возьмите текст в одинарные кавычки, где обратная черта
    ничего не значит, или напишите две.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

# source 9f031ecb
explain-unclosed =
    Список или текст открыт и нигде не закрыт. Список кончается знаком `]`, текст — той кавычкой, с
    которой начался, а текст на несколько строк — теми же тройными кавычками. Строки за ним пропущены,
    поэтому после исправления могут найтись и другие ошибки.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

# source f0d000be
explain-new-toml =
    В файле есть TOML 1.1, который другие программы ещё не читают. Ваш урок работал бы здесь, но
    ломался бы в редакторе или в скрипте. Пишите на TOML 1.0: фигурные скобки в одной строке, без
    запятой перед последней скобкой и только со старыми сочетаниями обратной черты.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

# source 93cb0531
explain-unknown =
    Настройки, вида, значения или причины с таким именем нет. Чаще всего это описка, и совет называет
    похожее имя. `squarewise help-step ВИД` перечислит, что бывает в шаге. В файле слов это сообщение,
    которого нет в английском, поэтому никто никогда бы его не сказал.
    .wrong = titel = "Ладья"
    .right = title = "Ладья"

# source f6782faf
explain-misplaced =
    Такая настройка есть, но не здесь. Она относится к уроку, к шагу или к шагу другого вида. Всё, что
    стоит под `[[step]]`, относится к этому шагу до следующего заголовка, какими бы ни были отступы.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

# source e078b904
explain-missing =
    Не хватает чего-то нужного. В каждом уроке есть `format`, `id` и шаг; у каждого шага есть `id` и
    `kind`, и у каждого вида свои настройки. У урока, который называет свой язык, есть заголовок и
    слова для каждого шага. В файле слов не хватает фразы: вместо неё звучит английская.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

# source 6009e010
explain-type =
    Значение не того рода, какой нужен настройке: текст вместо числа, один текст вместо списка. Текст
    стоит в кавычках, число без них, а список — в квадратных скобках через запятую.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

# source c2726036
explain-duplicate =
    Одно и то же имя или значение стоит дважды. У двух шагов с одним именем были бы общие слова и
    звёзды, а две настройки с одним именем спорили бы друг с другом. Файл, сохранённый как копия,
    оставляет себе старый `id`: дайте ему новый.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


# source 17a64803
explain-format =
    В файле сказано, что он написан в другом формате. Эта программа читает формат 1. Уроку в новом
    формате нужна новая программа, потому что его настройки могут значить другое.
    .wrong = format = 2
    .right = format = 1

# source 538ca1f3
explain-too-many =
    Шагов, подсказок, звёзд, букв или уроков больше, чем помещается. В уроке не больше 100 шагов, в
    шаге не больше 5 подсказок и 8 звёзд, в тексте не больше 1000 букв, в папке не больше 500 уроков.
    Ребёнок устанет намного раньше.
    .wrong = hints = 9
    .right = hints = 3

# source 677068b9
explain-bad-id =
    Имя состоит из строчных латинских букв от a до z, цифр и одиночных `-`, всего не больше 60 знаков.
    От имён зависят файлы, переводы и успехи детей, поэтому они должны годиться везде и никогда не
    меняться. А заголовок может быть каким угодно красивым.
    .wrong = id = "Ладья!"
    .right = id = "ladya"

# source bec739b7
explain-file-name =
    Файл называется не так, как урок. Файл урока `rook` — это `rook.toml`, чтобы любой нашёл его, не
    открывая. Исправьте из двух имён то, которое не подходит.
    .wrong = id = "rooks"          # в rook.toml
    .right = id = "rook"           # в rook.toml

# source a538d6a7
explain-language =
    Язык записан не кодом. В коде две или три буквы, а если важно, то после `-` ещё страна или
    письменность: `ru`, `en`, `pt-BR`, `sr-Latn`. Язык, на котором у программы нет слов, — только
    предупреждение: кнопки, причины и фигуры будут названы на другом.
    .wrong = language = "русский"
    .right = language = "ru"

# source dfc15a77
explain-fen =
    Запись FEN составлена не по правилам. FEN — это позиция в одной строке: восемь горизонталей от 8 до
    1, разделённых знаком `/`, в каждой восемь полей. Буквы — это фигуры, заглавные — белые; цифра
    считает пустые поля. Потом идут очередь хода, права на рокировку и поле взятия на проходе. Метка
    стоит под той частью, которая не подходит. Доску можно и нарисовать восемью строками.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

# source ca7a13b4
explain-board =
    Доску не прочитать. Напишите `start`, `empty`, запись FEN или нарисуйте между тройными кавычками
    восемь строк по восемь полей: `.` — пустое поле, K Q R B N P — белые король, ферзь, ладья, слон,
    конь и пешка, строчные буквы — чёрные. Буквы английские на всех языках; годятся и значки фигур.
    .wrong = board = "begin"
    .right = board = "start"

# source d521c8ff
explain-position =
    Доска записана верно, но такой позиции в шахматах нет. У стороны не больше одного короля, на
    горизонталях 1 и 8 нет пешек, сторона, чей ход не сейчас, не под шахом, а для права на рокировку
    король и ладья стоят на своих местах. Доска без королей в уроке годится.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

# source ca9108fd
explain-square =
    Это не поле. Поле — это буква от a до h для вертикали и цифра от 1 до 8 для горизонтали.
    .wrong = piece = "i9"
    .right = piece = "h8"

# source 44501c7e
explain-draw =
    Запись в `draw` не прочитать. В ней форма и её поле, а впереди можно поставить цвет: `arrow e2-e4`,
    `circle d5`, `green square e4`, `red cross f1`. Эти слова английские на всех языках.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

# source 74d938d5
explain-move =
    Ход не прочитать. Напишите его полями, например `g1-f3` и `e7-e8=Q`, или английскими буквами,
    например `Nf3`, `exd5` и `O-O` (N — конь). Поля одинаковы на всех языках и никогда не означают
    двух ходов сразу.
    .wrong = answer = ["Кf3"]
    .right = answer = ["g1-f3"]

# source 26ddefd5
explain-illegal-move =
    Ход, который должен быть по правилам, правилами запрещён. Ходы из `played`, `answer` и `wrong`
    делают на этой самой доске. В сообщении названы причина и статья правил, а совет перечисляет, что
    эта фигура может сыграть. Часто не хватает хода в `played` или сейчас очередь другой стороны.
    .wrong =
        board = "start"
        played = "e4 e4"
    .right =
        board = "start"
        played = "e4 e5"

# source 0ac54932
explain-legal-move =
    Ход, который должен быть запрещён, правилами разрешён. В шаге вида `illegal` ребёнок пробует
    запрещённый ход и слышит, почему так нельзя; здесь этот ход просто сыграли бы. Поменяйте доску или
    ход. Чтобы спросить про разрешённый ход, возьмите шаг вида `judge`.
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
    Урок утверждает не то, что говорят правила. Программа сама находит каждый ответ. Писать его не
    нужно, а если он написан, программа его сверит, чтобы никого не учить неправде. Сначала посмотрите
    на доску: возможно, фигура стоит не там, где вы думаете.
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
    Названной фигуры там нет, или сейчас не её очередь. На поле из `piece` должна стоять фигура, а если
    спрашивают о её ходах, она должна быть той стороны, чей ход. На нарисованной доске `turn =
    "black"` отдаёт ход чёрным.
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
    Цели шага не достичь, или она уже достигнута. Ни один ход по правилам на этой доске не делает того,
    чего просит `goal`, и ребёнок никогда бы этого не решил.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

# source 5ab8bba7
explain-star =
    Звезды там быть не может, или звёзд нет совсем. Звезда лежит на пустом поле и не там, где фигура
    начинает.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

# source 63cf53c5
explain-unsolvable =
    Звёзды не собрать, или слишком трудно доказать, что их можно собрать. Свои фигуры — это стены; при
    `safe = true` фигуре нельзя останавливаться там, где её могут взять, при
    `safe = "all"` нельзя терять ни одной фигуры стороны; слон никогда не меняет цвет
    поля. Программа сама ищет самый короткий путь и не нашла ни одного.
    .wrong =
        piece = "c1"               # слон на тёмном поле
        stars = ["h1"]            # светлое поле
    .right =
        piece = "c1"               # слон на тёмном поле
        stars = ["h6"]            # тоже тёмное

# source cbe5dcf5
explain-never-heard =
    Фраза написана для ошибки, которой никто не сделает. Верный ход в `wrong`, причина, которой на этой
    доске не бывает, подсказки в шаге без задания: ребёнок никогда бы их не услышал. Часто это описка в
    имени поля.
    .wrong =
        answer = ["e2-e4"]
        wrong = [["e2-e4", "Посмотри ещё раз."]]
    .right =
        answer = ["e2-e4"]
        wrong = [["e2-e3", "Посмотри ещё раз."]]

# source b72ae53f
explain-name =
    В словах стоит имя в скобках, вместо которого здесь подставить нечего. Имя ребёнка везде
    `{ "{" }player{ "}" }`; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` и `{ "{" }left{ "}" }` — это
    числа в заданиях, где есть счёт; `{ "{" }rook{ "}" }` и другие фигуры — это их названия. Чтобы
    показать саму скобку, напишите две.
    .wrong = yes = "Отлично, { "{" }plyer{ "}" }!"
    .right = yes = "Отлично, { "{" }player{ "}" }!"

# source 06f8e95e
explain-marks =
    В словах есть знаки другого формата, и они так и были бы показаны. Слово выделяют так: `_слово_`;
    больше ничего не нужно. Знаки вроде `<b>`, ссылки, код и заголовки — только предупреждение.
    .wrong = text = "**Ладья** ходит прямо."
    .right = text = "_Ладья_ ходит прямо."

# source e25fee57
explain-long =
    Текст длиннее, чем ребёнок прочитает. В шесть лет читают за один раз около 200 букв, а потом хочется
    что-то делать. Скажите короче, разделите пустой строкой или на два шага. Урок работает и так.
    .wrong = text = "Ладья, которую в старину называли турой, это такая фигура, которая ..."
    .right = text = "_Ладья_ ходит прямо."

# source 8db2dded
explain-after =
    Урок идёт после урока, которого нет, или после самого себя. В `after` перечислены уроки, которые
    ребёнку надо увидеть раньше; все они должны быть, и цепочка не должна возвращаться назад.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

# source 3381f81e
explain-two-ideas =
    В одном шаге названо несколько причин, которых не было ни в прежних шагах, ни в прежних уроках.
    Ребёнок усваивает по одной новой мысли, поэтому дайте каждой свой шаг. Это только предупреждение.
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
    В `go` назван шаг, которого нет, или пути урока не сходятся: шага, к которому не ведёт ни один путь,
    никто не увидит, а из круга шагов никто не дойдёт до конца. Без `go` следующим идёт шаг ниже.
    .wrong = go = "shga-dva"
    .right = go = "shag-dva"

# source c3ade077
explain-picture =
    Картинка — это файл, который лежит рядом с уроком, а `picture` — только его имя, без пути через
    папки. Имя кончается на `.png`, `.jpg` или `.jpeg`.
    .wrong = picture = "../pictures/rook.bmp"
    .right = picture = "rook.png"

# source b1a8216b
explain-plan =
    План не сходится. Его части не занимают всего времени, урока курса нет ни в одном плане, уроки идут не
    в том порядке, что на пути, или шаг для пар или для прощания не подходит. Что именно, сказано
    в сообщении.
    .wrong = screens = 5
    .right = screens = 12


# source c9a99d94
explain-color-alone =
    В словах что-то названо только по цвету, например красное поле. Не каждый ребёнок различает цвета,
    поэтому назовите ещё поле или форму. Это только предупреждение.
    .wrong = text = "Иди на зелёное поле."
    .right = text = "Иди на поле с кругом, e4."

# source e56d6b51
explain-long-sentence =
    В предложении больше 20 слов, и ребёнок, который только учится читать, к концу забывает начало.
    Сделайте из него два. Это только предупреждение.
    .wrong = text = "Ладья ходит по своей горизонтали или вертикали так далеко, как хочет, но если на её пути стоит своя фигура, она должна остановиться."
    .right = text = "Ладья ходит по горизонтали или вертикали. Своя фигура её останавливает."

# source 79effaff
explain-long-words =
    В этом тексте много длинных слов, а их трудно читать. Скажите короткими словами или уберите часть.
    Это только предупреждение; у каждого языка своя мера.
    .wrong = text = "Одновременное нападение на нескольких противников именуется вилкой."
    .right = text = "Одна фигура атакует сразу две: это вилка."

# source 6f8ed808
explain-not-utf8 =
    Файл сохранён не в UTF-8, и его буквы не прочитать. В редакторе выберите «Сохранить как» и кодировку
    UTF-8. «Юникод» в Блокноте — это UTF-16, он не годится.
    .wrong = UTF-16, ANSI, Windows-1251
    .right = UTF-8

# source e3ddb596
explain-unreadable =
    Файл или папку не прочитать. Возможно, их перенесли, они принадлежат кому-то другому или лежат на
    отключённом диске. Слова после двоеточия говорит сама система.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

# source 26e5185e
explain-too-large =
    Файл больше 256 КиБ, и программа его не читала. Столько не нужно ни одному уроку. Проверьте, урок ли
    это, или разделите его на два.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

# source 66c51530
explain-overlooked =
    Файл похож на урок или на его слова, но программа его не читает. Часто редактор добавил к имени
    `.txt`, и этого никто не видит; или файл — только ссылка; или рядом со словами нет их урока.
    .wrong = rook.toml.txt
    .right = rook.toml

# source fed611fd
explain-variable =
    В сообщении стоит переменная, которой у него нет. Перевод может брать всё, что есть в английском
    сообщении, в любом порядке и сколько угодно раз, и больше ничего. Чаще всего это описка в имени.
    .wrong = home-hello = Привет, { "{" } $lerner { "}" }!
    .right = home-hello = Привет, { "{" } $learner { "}" }!

# source 61435796
explain-stale =
    Исходный текст изменился после того, как это сообщение перевели. Метка над сообщением, например
    { "#" } source 1a2b3c4d, относится к старому тексту. Прочитайте исходный текст снова, поправьте
    перевод и дайте squarewise extract --update записать новую метку.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

# source 51c84627
explain-untranslated =
    В листе остались слова языка, с которого нужно было перевести. Переводом они не считаются, и ребёнок
    прочтёт их не на том языке. Переведите фразы после каждого `=`; имена перед ним и всё, что стоит в
    фигурных скобках, остаётся как есть.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Собери обе звезды.
