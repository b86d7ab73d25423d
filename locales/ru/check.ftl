### Что `squarewise check` говорит тем, кто пишет уроки и файлы слов.
###
### Для взрослых: со строчной буквы, без точки в конце, имена в обратных кавычках. Скажите, что нашлось
### и чего ждали; совет говорит, что набрать. Код в квадратных скобках не переводится.
###
### Стороны, фигуры и части урока стоят здесь в родительном падеже (белых, ладьи на a1, шага), и фразы
### построены под него: «у белых нет короля», «у ладьи на a1 нет ходов», «для шага нужна настройка».

## Как показываются ошибки

check-error = ошибка
check-warning = предупреждение
check-help = совет
check-errors = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
 }
check-warnings = { $n ->
    [one] { $n } предупреждение
    [few] { $n } предупреждения
   *[many] { $n } предупреждений
 }
check-both = { $errors }, { $warnings }
check-cut = { $count } (показаны первые { $shown })
check-no-lessons = уроков для проверки нет
check-all-hold = { $n ->
    [one] { $n } урок без ошибок
    [few] { $n } урока без ошибок
   *[many] { $n } уроков без ошибок
 }
check-shipped-hold = { $n ->
    [one] { $n } встроенный урок без ошибок
    [few] { $n } встроенных урока без ошибок
   *[many] { $n } встроенных уроков без ошибок
 }
check-and-words = { $sum }; в { $file }: { $errors }
check-books-hold = { $n ->
    [1] книга правил без ошибок
    [one] { $n } книга правил без ошибок
    [few] { $n } книги правил без ошибок
   *[many] { $n } книг правил без ошибок
 }
check-no-book-holds = в книге правил не всё верно: { $errors }
check-some-hold = уроков без ошибок { $holding } из { $n }: { $errors }
check-did-you-mean = может быть, `{ $near }`?
check-no-code = кода `{ $code }` нет
check-no-code-help = `squarewise explain` перечислит все
check-example-wrong = Не так:
check-example-right = А вот так:

## Файлы

check-utf16 = этот файл сохранён как { $encoding }
check-not-utf8 = этот файл сохранён не в UTF-8
check-first-bad-letter = первая буква, которую не прочитать
check-utf8-help = сохраните его ещё раз и выберите кодировку UTF-8
check-folder-unreadable = эта папка не читается: { $error }
check-file-unreadable = этот файл не читается: { $error }
check-file-too-large = этот файл больше { $kib } КиБ
check-too-many-lessons = уроков в этой папке на { $more } больше, чем { $limit }
check-too-many-files = в этой папке больше { $limit } файлов; остальные не просмотрены
check-folder-too-hard = этот урок не доказан: вместе уроки этой папки требуют слишком много работы
check-folder-too-hard-help = сделайте трудные уроки этой папки легче, с меньшим числом звёзд или фигур, или переложите часть в другую папку
check-lesson-too-big = урок занимает не больше { $kib } КиБ
check-lesson-too-big-label = этот файл больше
check-file-name = урок называется `{ $id }`, а файл — `{ $file }`
check-file-name-label = другое имя
check-file-name-help = напишите `{ $stem }` или назовите файл `{ $id }.toml`
check-call-file = назовите файл `{ $id }.toml`
check-long-id-help = букв не больше { $limit }
check-own-shelf = полки `{ $text }` в программе нет: урок встанет на отдельную полку
check-own-shelf-label = своя полка
check-shelf-name = в названии полки от 1 до { $limit } букв в одной строке
check-no-article = статьи { $text } нет: в правилах статьи от 1 до { $last }
check-overlooked-txt = этот файл пропущен: его имя кончается на `.txt`
check-overlooked-txt-help = назовите его `{ $name }`; если окончания `.txt` не видно, включите показ расширений файлов
check-overlooked-link = это ссылка, а по ссылкам программа не ходит
check-overlooked-link-help = положите копию урока в эту папку
check-overlooked-words = эти слова никто не скажет: урока `{ $file }` рядом нет
check-overlooked-words-help = положите их рядом с `{ $file }` или назовите файл так же, как урок
check-overlooked-more = по тем же причинам здесь пропущено ещё файлов: { $n }
check-rules-too-big = домашние правила занимают не больше { $kib } КиБ

## Описки

check-list-open = этот список нигде не закрыт
check-list-open-help = закончите список знаком `]`
check-text-open = этот текст нигде не закрыт
check-text-open-help = закройте его той же кавычкой в той же строке, а для нескольких строк возьмите тройные кавычки
check-control-sign = в этом тексте стоит знак, которого никто не видит
check-control-sign-label = здесь
check-control-sign-help = уберите его или наберите слова заново
check-long-text-open-help = закройте текст теми же тройными кавычками
check-opened-here = начало здесь
check-one-bracket = шаг начинается двумя скобками с каждой стороны
check-one-bracket-label = этот шаг пропущен
check-one-bracket-help = напишите `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = таблицу в фигурных скобках на несколько строк понимают не везде
check-new-braces-help = оставьте скобки в одной строке
check-new-comma = запятую перед `{ "}" }` понимают не везде
check-new-comma-help = уберите последнюю запятую
check-new-escape = это сочетание с обратной чертой понимают не везде
check-new-escape-help = напишите `\\` вместо обратной черты или возьмите текст в одинарные кавычки
check-not-toml = это не читается как TOML
check-not-toml-help = строка — это `имя = значение`, `[[step]]` или заметка, которая начинается с `#`
check-no-comma = между двумя записями списка ставят запятую
check-no-comma-label = перед этим нет запятой
check-no-comma-help = напишите `["один", "два"]`
check-inner-quote = кавычка внутри текста обрывает его
check-inner-quote-label = здесь текст кончается
check-inner-quote-help = возьмите весь текст в кавычки другого вида, `'...'` или `"..."`, или выделите слово так: `_слово_`
check-line-end-sign = в конце строки TOML знак `{ $sign }` не ставят
check-take-sign-away = уберите `{ $sign }`
check-two-equals = настройку пишут с одним знаком `=`
check-other-note = заметка начинается с `#`, а не с `{ $sign }`
check-sign-label = не этот знак
check-other-file = этот файл сохранил текстовый редактор вроде Word или браузер
check-other-file-label = не простой текст
check-other-file-help = сохраните его как простой текст или пишите в редакторе вроде Блокнота
check-invisible = здесь стоит невидимый знак ({ $number })
check-invisible-label = его никто не видит
check-invisible-help = удалите его и поставьте обычный пробел, если пробел здесь нужен
check-set-twice = `{ $name }` стоит дважды
check-again-here = здесь ещё раз
check-first-here = сначала здесь
check-backslash = в двойных кавычках обратная черта начинает особый знак
check-backslash-label = эта обратная черта
check-backslash-help = возьмите текст в одинарные кавычки или напишите `\\`
check-key-letter = буквы `{ $letter }` в имени настройки быть не может
check-key-letter-label = не для имён
check-key-letter-help = в именах стоят латинские буквы от a до z, цифры, `-` и `_`
check-colon = настройку пишут со знаком `=`, а не с `:`
check-colon-label = это двоеточие
check-write-setting = напишите `{ $name } = { $value }`
check-no-equals = в этой строке нет `=`
check-no-equals-label = не настройка
check-no-equals-help = напишите `имя = значение` или начните строку с `#`, и она станет заметкой
check-no-value = после `=` нет значения
check-no-value-label = здесь нужно значение
check-small-letters = `{ $value }` пишут строчными буквами
check-switch-word = `{ $name }` — это `true` или `false`
check-write = напишите `{ $text }`
check-no-quotes = текст пишут в кавычках
check-no-quotes-label = нет кавычек
check-no-quotes-help = напишите `"{ $text }"`
check-curly-quote = `{ $quote }` — типографская кавычка, а в TOML нужны прямые
check-curly-quote-label = типографская кавычка
check-curly-quote-help = напишите `"`

## Настройки

# Эти имена стоят в родительном падеже: «у урока», «для шага вида `move`».
check-block-lesson = урока
check-block-worded-lesson = урока с указанным языком
check-block-step = шага
check-block-step-of-kind = шага вида `{ $kind }`
check-block-question = этого вопроса
check-block-book = книги правил
check-block-card = этой карточки
check-block-example = этого примера
check-unknown-setting = у { $block } нет настройки `{ $name }`
check-not-known = неизвестно
check-no-sentence = нет фразы `{ $id }`
check-needs = для { $block } нужна настройка `{ $name }`
check-no-setting = нет `{ $name }`
check-belongs-to-step = `{ $name }` относится к шагу, но стоит выше первого [[step]]
check-lone-option = этот ответ стоит вне всех шагов
check-move-line-down = перенесите эту строку вниз, под тот [[step]], к которому она относится
check-belongs-to-lesson = `{ $name }` относится к уроку, но стоит под [[step]]
check-move-line-up = перенесите эту строку вверх, выше первого [[step]]
check-step-starts-here = шаг начинается здесь
check-belongs-elsewhere = `{ $name }` — настройка { $owner }, а здесь настройки { $block }
check-kind-of-step = вид этого шага
check-not-here = не здесь
check-never-used = `{ $name }` здесь ни к чему: { $why }
check-never-used-label = ни к чему
check-take-line-away = уберите эту строку
check-format = этот урок написан в формате { $format }, а эта программа читает формат { $own }
check-format-label = другой формат
check-format-newer-help = возьмите Squarewise поновее или напишите `format = 1`
check-format-help = напишите `format = 1`
check-language = `{ $text }` — не код языка
check-language-label = не код языка
check-language-help = напишите `ru` для русского, `en` для английского, `pl` для польского, `pt-BR` для бразильского португальского
check-unspoken-language = в программе нет слов на языке `{ $language }`: кнопки, причины и названия фигур будут на другом языке
check-unspoken-language-label = не язык программы
check-unspoken-language-help = пишите каждый `yes` и `no` сами, а названия фигур — словами; программа говорит на { $list }
check-unspoken-sheet-help = пишите названия фигур словами, без `PIECE`; программа говорит на { $list }
check-after-itself = урок не может идти после самого себя
check-after-itself-label = он сам
check-listed-twice = `{ $text }` стоит в списке дважды
check-article = `{ $text }` — не статья правил
check-article-label = не статья
check-article-help = напишите числа с точками, например `3.8.2`
check-too-many-steps = в уроке не больше { $limit } шагов, а здесь их { $n }
check-one-too-many = один лишний
check-no-step = в уроке нужен хотя бы один шаг
check-no-step-label = нет шага
check-no-step-help = напишите `[[step]]`; `squarewise new` сделает целое начало
check-write-step-above = напишите выше `[[step]]`: вариант ответа относится к шагу
check-two-steps = два шага называются `{ $id }`
check-block-option = варианта ответа
check-option-of-step = `{ $name }` относится к шагу, но стоит под [[step.option]]
check-option-of-lesson = `{ $name }` относится к уроку, но стоит под [[step.option]]
check-move-line-above-options = перенесите эту строку вверх, выше первого [[step.option]] этого шага
check-option-starts-here = вариант ответа начинается здесь
check-no-kind = шага вида `{ $name }` нет
check-kinds-are = виды шагов: { $list }
check-no-id = `{ $text }` не может быть именем
check-no-id-label = не имя
check-no-id-help = возьмите строчные латинские буквы от a до z, цифры и `-`, например `{ $example }`
check-why-nothing-to-solve = решать здесь нечего
check-why-no-wrong-answer = неверных ответов здесь нет
check-why-one-act = в примере только одно задание и только одно утверждение о нём
check-why-target = доску задаёт `target`
check-why-drawn-scene = кроме нарисованной сцены, здесь ничего нет
check-why-no-mistake = в шагах этого вида ни один ход не ошибка
check-why-no-refusal = в шагах этого вида ходы не отклоняются
check-why-made-boards = в шагах этого вида доски составляет программа
check-practice-board = доски для `{ $skill }` не те, что в этом уроке
check-practice-board-help = сделайте из этого шага отдельный урок без досок другого вида
check-few-boards = у `{ $skill }` на уровне { $level } разных досок только { $n }, а нужно { $count }
check-few-boards-label = больше досок, чем есть
check-few-boards-help = попросите меньше досок в `count` или другой `level`
check-too-many-hints = в шаге не больше { $limit } подсказок, а здесь их { $n }
check-too-many-label = слишком много
check-number-between = `{ $name }` — число от 1 до { $limit }
check-number-between-label = не в этих пределах
check-type = `{ $name }` — это { $expected }, а здесь { $here }
check-type-item = `{ $name }` — это { $expected }, а внутри стоит { $here }
check-wants-text = текст в кавычках
check-wants-number = целое число
check-wants-list = список текстов в квадратных скобках
check-wants-text-or-list = текст в кавычках или список текстов в квадратных скобках
check-wants-number-or-list = список текстов в квадратных скобках или их количество
check-wants-text-or-switch = текст в кавычках или `true`
check-wants-switch-or-text = `true` или `false`, либо текст в кавычках
check-wants-pairs = список пар, каждая в своих квадратных скобках
check-wants-blocks = блок, который начинается со своего имени в двойных квадратных скобках
check-is-text = текст
check-is-negative = число меньше 0
check-is-number = число
check-is-fraction = число с точкой
check-is-switch = `true` или `false`
check-is-date = дата или время
check-is-list = список
check-is-table = таблица
check-empty-list = пустой список
check-write-list = напишите `{ $name } = ["{ $text }"]`
check-write-pairs = напишите `{ $name } = [["имя", "фраза"]]`
check-no-choice = `{ $name }` не может быть `{ $text }`
check-one-of = напишите что-нибудь из этого: { $list }

## Несколько уроков

check-same-lesson = ещё один урок называется `{ $id }`: { $file }
check-same-lesson-label = то же имя
check-no-lesson = урока `{ $id }` нет
check-no-lesson-label = такого урока нет
check-circle = `{ $one }` и `{ $other }` по кругу идут один после другого
check-circle-label = круг

## Курс

check-block-course = курса
check-block-land = земли
check-block-entry = места на пути
check-block-old = старого имени
check-entry-leads = это место никуда не ведёт
check-entry-leads-label = нет ни `lesson`, ни `game`, ни `story`
check-entry-leads-help = напишите `lesson = "rook"` или `game = "урок/шаг"`
check-entry-twice = место на пути ведёт только к одному, а это уже второе
check-no-place = `{ $text }` не называет ни урока, ни шага
check-no-place-label = имена так не пишут
check-no-place-help = напишите урок как `rook`, а шаг или игру как `урок/шаг`
check-old-kinds = урок становится уроком, а шаг шагом
check-old-kinds-label = другого рода
check-old-in-use = `{ $id }` ещё есть и хранит свои звёзды
check-old-in-use-label = это не старое имя
check-no-step-of = в уроке `{ $lesson }` нет шага `{ $step }`
check-no-game = шаг `{ $step }` не игра
check-no-game-label = не вида `game`
check-no-story = `{ $id }` — не история в картинках
check-no-story-label = один из шагов не вида `story`
check-path-order = `{ $id }` идёт после `{ $before }`, а на пути стоит раньше
check-path-order-label = слишком рано
check-courses-hold = { $n ->
    [1] курс без ошибок
    [one] { $n } курс без ошибок
    [few] { $n } курса без ошибок
   *[many] { $n } курсов без ошибок
 }
check-no-course-holds = в курсе не всё верно: { $errors }

## Планы

check-block-plans = файла планов
check-block-plan = плана
check-plan-step = `{ $text }` называет урок, а нужен шаг: `урок/шаг`
check-plan-level = `{ $text }` — не упражнение с уровнем: напишите `where-rook 1`
check-plan-no-skill = упражнения `{ $text }` нет
check-plan-no-level = у `{ $skill }` нет такого уровня: самый высокий { $most }
check-plan-aim-label = не так
check-plan-off-path = `{ $id }` не стоит ни на одном пути курса
check-plan-off-path-help = уберите его или сначала добавьте в курс
check-plan-order = `{ $id }` стоит на пути перед `{ $before }`
check-plan-order-help = поставьте его выше
check-plan-story = история `{ $id }` стоит на пути дальше
check-plan-story-help = перенесите её в более поздний план
check-plan-lessons = в плане от одного до { $most } уроков
check-plan-lessons-help = уберите лишние или добавьте хотя бы один
check-plan-minutes = все части занятия вместе длятся { $most } минут, а эти — { $n }
check-plan-minutes-help = измените минуты здесь или ниже
check-plan-screens = `screens` — { $n }, а уроки этого занятия длятся { $needed } минут
check-plan-pairs = парам не на чем играть: у `{ $step }` нет доски, или она пустая
check-plan-pairs-help = назовите шаг с фигурами на доске
check-plan-exit = вопрос на прощание — из `{ $id }`, а этого урока в плане нет
check-plan-exit-help = назовите шаг одного из уроков плана
check-plan-no-answer = у `{ $step }` нет ответа, который можно напечатать
check-plan-no-answer-help = назовите другой шаг
check-plan-words = слов `{ $words }` ни у кого нет
check-plan-words-help = напишите их в locales/en/plan.ftl, а потом на других языках
check-plan-left = этих уроков курса нет ни в одном плане: { $list }
check-plan-left-help = впишите каждый в план или в `later`
check-plan-weeks = планов { $n }, а в неделях место для { $most }
check-plan-weeks-help = добавьте планы или уберите лишние
check-plans-hold = планы в порядке
check-no-plans-hold = в планах не всё верно: { $errors }

## Слова

check-no-language = в уроке есть слова, но не сказано, на каком они языке
check-no-language-label = первые слова
check-no-language-help = напишите `language = "ru"` выше первого [[step]]
check-step-without-text = в уроке с указанным языком каждому шагу нужен `text`
check-half-the-words = в уроке с указанным языком слова стоят в самом файле
check-hints-in-a-list = запишите подсказки списком: `hints = ["...", "..."]`
check-sentence-in-a-pair = запишите имя и его фразу отдельной парой: `["f2-f3", "..."]`
check-option-without-text = в уроке с указанным языком ответу нужен `text`
check-no-words = нет слов
check-empty-text = этот текст пустой
check-empty-text-help = напишите что-нибудь или уберите строку
check-text-too-long = знаков в этом тексте { $n }, а показать можно не больше { $limit }
check-text-too-long-label = слишком длинно
check-long-paragraph = за один раз ребёнок читает около { $limit } знаков
check-long-paragraph-label = этот абзац длиннее
check-long-paragraph-help = скажите короче или разделите на два шага
check-proof-answer = верно: { $answer }
check-proof-par = меньше всего ходов: { $n } (просмотрено позиций: { $nodes })
check-proof-legal = правила разрешают этот ход
check-proof-refused = правила запрещают этот ход: { $reason }, ФИДЕ { $article }
check-proof-open = доказывать нечего, кроме того, что это можно сыграть
check-proof-practice = досок для `{ $skill }` на уровне { $level }: { $count }; с первого раза верно не меньше: { $pass }
check-long-sentence = слов в этом предложении { $n }, а после 20 ребёнок теряет нить
check-long-sentence-help = сделайте из него два
check-long-words = в этом тексте много длинных слов
check-long-words-help = скажите короткими словами
check-color-alone = здесь что-то названо только по цвету
check-color-alone-help = назовите ещё поле или форму, например `круг на d5`
check-no-name = для имени `{ "{" }{ $name }{ "}" }` подставить нечего
check-no-name-help = напишите что-нибудь из этого: { $list }, или `{ "{{" }` вместо фигурной скобки
check-open-brace = эта скобка нигде не закрыта
check-open-brace-help = пишите имя с обеими скобками, например `{ "{player}" }`, или `{ "{{" }` вместо фигурной скобки
check-name-not-here = `{ "{" }{ $name }{ "}" }` здесь не подставляется
check-name-not-here-label = считать здесь нечего
check-piece-in-english = вместо `{ "{" }{ $name }{ "}" }` здесь встанет слово другого языка
check-piece-in-english-help = напишите название фигуры словом вашего языка
check-marks = знаки `**` так и будут показаны
check-marks-label = две звёздочки
check-marks-help = чтобы выделить слово, напишите `_слово_`
check-mark = знаки `{ $mark }` так и будут показаны
check-mark-label = знак другого формата

## Рисунки на доске

check-no-drawing = `{ $text }` — не рисунок
check-no-drawing-label = не нарисовать
check-no-drawing-help = напишите `arrow e2-e4`, `circle d5`, `square e4` или `cross f1`; впереди можно поставить цвет: { $colors }
check-arrow-of-one-square = эта стрелка кончается там же, где начинается
check-arrow-of-one-square-label = дважды то же поле
check-arrow-of-one-square-help = для одного поля возьмите `circle`

## Фигуры и ответы

check-no-piece = на { $square } нет фигуры
check-no-piece-label = пустое поле
check-nothing-in-hand = `{ $name }` не знает, какую фигуру взять
check-nothing-in-hand-label = фигура не ясна
check-nothing-in-hand-help = напишите `piece` в шаге `collect`; в `move` все верные ходы начинаются с одного поля
check-not-its-turn = сейчас ход { $turn }, а для { $piece } нужен ход { $owner }
check-not-to-move = сейчас не её очередь
check-same-square = ход кончается на { $square }, где и начался
check-same-square-label = дважды одно поле
check-untried-help = этот ход ребёнок пробует своей рукой: назовите фигуру той стороны, чей ход, и другое поле
check-untried-judge-help = проверьте ход и чья сейчас очередь; если об этом и вопрос, добавьте `because = "{ $reason }"`
check-untried-promotion = рукой `{ $text }` не попробовать: доска предлагает ферзя, ладью, слона или коня, и только на последней горизонтали
check-untried-promotion-label = не предлагается
check-untried-promotion-help = лучше спросите об этом: `kind = "judge"`
check-move-without-answer = шагу вида `move` нужен `answer` или `goal`
check-move-without-answer-help = напишите `answer = ["e2-e4"]` или `goal = "check"`
check-no-answer = нет ответа
check-no-move-right = ни один ход не подходит
check-move-listed-twice = этот ход стоит в списке дважды
check-nothing-to-escape = шаха нет, и спасаться не от чего
check-goal-out-of-reach = ни один ход по правилам не выполняет здесь `{ $goal }`
check-cannot-be-done = не получится
check-misses-goal = по правилам `{ $text }` не достигает цели
check-not-right = не подходит
check-right-are = верно вот что: { $list }
check-more-moves-right = цели достигают и другие ходы: { $list }
check-more-moves-right-label = не все ходы
check-more-moves-right-help = уберите `answer`: цели достаточно
check-squares-without-question = шагу вида `squares` нужен `ask` или `answer`
check-squares-without-question-help = напишите `ask = "moves"` и `piece = "d4"`
check-no-question = нет вопроса
check-no-square-right = ни одно поле не подходит: ребёнок никогда бы этого не решил
check-no-square-right-label = нажимать не на что
check-square-not-right = по правилам { $square } не подходит
check-more-squares-right = по правилам подходят и другие поля: { $list }
check-more-squares-right-label = не все поля
check-is-legal = по правилам этот ход разрешён
check-is-legal-label = он разрешён
check-is-refused = по правилам этот ход запрещён: { $reason }
check-law = ФИДЕ { $article }
check-no-reason-label = не причина
check-no-lesson-rule = правила, причины или конца партии с именем `{ $text }` нет
check-no-lesson-rule-help = `squarewise check --rules-map` перечислит все
check-no-reason = причины `{ $text }` нет
check-other-reason = по правилам этот ход запрещён по другой причине: { $reason }
check-other-reason-label = не эта причина
check-rules-say = по правилам это `{ $text }`
check-legal-move = правила разрешают `{ $text }`, и отказа ребёнок не услышит
check-legal-move-label = разрешённый ход
check-not-the-childs-turn = здесь ребёнок играет за { $side }, а сейчас ход { $turn }
check-no-call = сказать «шах» здесь нельзя: шаха не дают { $list }
check-no-call-label = шаха нет
check-no-call-help = напишите `goal = "check"` или уберите `call`
check-one-option = выбирать не из чего: ответ только один
check-one-option-label = один ответ
check-one-option-help = напишите второй [[step.option]]
check-too-many-options = ответов слишком много ({ $n }): помещается не больше { $limit }
check-no-right-option = среди этих ответов нет верного
check-no-right-option-label = нет верного ответа
check-no-right-option-help = напишите под одним из них `right = true`
check-two-options = два ответа называются `{ $id }`
check-sort-without = шагу вида `sort` нужны `by`, `order` или ответы
check-sort-without-help = напишите `by = "value"`, или `order = ["a1", "b1"]`, или два блока [[step.option]]
check-sort-one = здесь меньше двух фигур или ответов: упорядочивать нечего
check-sort-one-label = нужно хотя бы два
check-sort-too-many = фигур слишком много ({ $n }): помещается не больше { $limit }
check-sort-too-many-label = слишком много
check-sort-king = у короля нет цены, поэтому нет и места в этом порядке
check-sort-king-label = нет цены
check-sort-equal = все эти фигуры стоят одинаково: верен любой порядок
check-sort-equal-label = упорядочивать нечего
check-sort-order = по цене эти фигуры идут в другом порядке
check-sort-order-label = не в этом порядке
check-why-sort-pieces = здесь по порядку ставят фигуры
check-why-sort-options = в шаге вида `sort` каждый ответ верен на своём месте
check-count-without-question = шагу вида `count` нужен `ask` или `answer`
check-count-without-question-help = напишите `ask = "legal-moves"`
check-count = программа насчитала { $n }
check-count-label = не это число
check-count-help = напишите `answer = { $n }` или уберите эту строку
check-too-many-moves = столько ходов ({ $n }) здесь никто не сделает
check-too-many-moves-help = попросите меньше ходов
check-no-square-to-ask = спрашивать не о чем: нет ни одного поля
check-no-square-to-ask-help = уберите эту строку, и вопрос будет обо всех 64 полях
check-not-given = в конце на { $square } нет фигуры
check-nothing-to-set-up = расставлять больше нечего
check-nothing-to-set-up-label = делать нечего
check-allow-nobody = нет такой фигуры, без которой ход `{ $text }` стал бы возможным
check-allow-nobody-label = ни одна фигура сама по себе не мешает
check-allow-anybody = какую фигуру ни сними, ход `{ $text }` станет возможным
check-allow-anybody-label = думать не о чем
check-allow-help = поставьте фигуры так, чтобы ходу мешали некоторые, но не все; короли и фигура, которая ходит, всегда остаются
check-game-over-at-once = партия окончена, не начавшись: { $ending }
check-game-over-at-once-label = нет партии
check-nobody-moves-here = здесь никто не может сделать ход
check-two-players = в партии играют двое, а не { $n }
check-two-players-label = не двое
check-game-without-pawn = ни у кого нет пешки, и такая цель не имеет смысла
check-game-without-pawn-label = нет пешки
check-game-without-men = у { $side } нет фигур, кроме короля, и такая цель не имеет смысла
check-game-without-men-label = нет фигур, кроме короля
check-coach-plays-one = тренер играет с одним ребёнком, а число игроков на этой доске — { $seats }
check-child-not-there = за { $side } на этой доске никто не играет
check-child-not-there-label = не за доской
check-why-no-opponent = без `opponent` тренер сам не играет
check-too-many-lines = других цепочек ходов помещается не больше { $limit }
check-only-replies = в этой цепочке ребёнок не делает ни одного хода
check-only-replies-label = только ответы
check-only-replies-help = допишите ходы или укажите другую `side`
check-empty-line = в этой цепочке нет ходов
check-never-played-label = никогда не сыграют
check-line-in-line = одна из двух цепочек — начало другой
check-line-in-line-help = уберите ту, что короче
check-other-reply = эта цепочка впервые отличается ответом, а ответы берутся из цепочки выше
check-other-reply-help = перед этим напишите другой ход ребёнка
check-game-over = здесь партия окончена: { $ending }
check-game-over-label = окончена
check-game-over-help = сыграйте меньше ходов или задайте вопрос шагом вида `claim`
check-no-claim-after-end = здесь партия окончена, и никто ничего не требует: { $ending }
check-no-claim-after-end-help = сыграйте меньше ходов
check-two-claims = здесь можно потребовать ничью по двум правилам, а ребёнок выбирает только одно
check-two-claims-label = два верных ответа
check-two-claims-help = сыграйте другие ходы
check-standing = по правилам это `{ $text }`
check-offer-label = этого нет среди ответов
check-offer-help = добавьте `"{ $text }"` в список
check-offer-one-help = назовите второй ответ или уберите строку: тогда предлагаются все
check-collect-without-stars = шагу вида `collect` нужны `stars` или `take`
check-collect-without-stars-label = собирать нечего
check-collect-without-stars-help = напишите `stars = ["d7"]` или `take = "all"`
check-star-on-start = фигура начинает на { $square }, и звезды там быть не может
check-star-on-piece = на { $square } стоит фигура, и звезды там быть не может
check-star-on-piece-label = не пусто
check-no-star = собирать нечего: звёзд нет
check-no-star-label = нет звезды
check-star-flies-nowhere = летучей звезде нужно хотя бы два поля
check-star-flies-nowhere-label = лететь некуда
check-star-flies-nowhere-help = перечислите в `stars` её поля в том порядке, в каком она летит, или уберите эту строку
check-too-many-stars = звёзд слишком много ({ $n }): помещается не больше { $limit }
check-nobody-collects = у { $side } нет фигуры, которая могла бы ходить
check-nobody-collects-label = никто не ходит
check-nobody-collects-help = поставьте фигуру на доску или поменяйте очередь хода
check-nothing-to-take = брать нечего: короли не считаются
check-nothing-to-take-label = брать нечего
check-too-hard = это слишком трудно доказать
check-too-hard-label = слишком много путей
check-too-hard-help = возьмите меньше звёзд или фигур
check-file-too-hard = доказать этот урок слишком долго: с этого шага ничего не доказано
check-file-too-hard-label = здесь работа кончается
check-file-too-hard-help = сделайте предыдущие шаги легче, с меньшим числом звёзд или фигур, или разделите урок на два
check-the-piece-on = фигуры на { $square }
check-star-out-of-reach = у { $who } нет пути на { $square }
check-star-out-of-reach-label = не добраться
check-star-not-safe = у { $who } есть путь на { $square }, но не безопасный
check-star-not-safe-label = под боем
check-star-not-safe-help = уберите с доски фигуру, которая бьёт это поле, или не пишите `safe`
check-stays-dark = слон с тёмного поля всегда остаётся на тёмных
check-stays-light = слон со светлого поля всегда остаётся на светлых
check-cannot-take-all = у { $who } не получится взять всё
check-cannot-take-all-label = не всё
check-cannot-collect-all = у { $who } не получится собрать все вместе: { $list }
check-cannot-collect-all-label = не все
check-move-has-sentence = у этого хода уже есть фраза
check-reason-has-sentence = у `{ $reason }` уже есть фраза
check-lone-sentence = эта фраза стоит без пары
check-lone-sentence-label = одна
check-lone-sentence-help = возьмите каждую пару в свои скобки: `[["f1-g1", "фраза"]]`
check-forbidden-help = для запрещённого хода напишите `because_say = [["{ $reason }", "..."]]`
check-is-right = `{ $text }` — верный ход
check-is-right-label = верный ход
check-is-right-help = что тренер говорит на верный ответ, пишется в `yes`
check-never-a-mistake-label = это не ошибка
check-nobody-goes = ни одна собирающая фигура не ходит с { $from } на { $to }
check-nobody-goes-help = проверьте поля
check-no-mistake = `{ $text }` здесь не ошибка
check-only-attacked = ошибки — только ходы на битые поля
check-only-hanging = ошибки — только ходы, после которых фигуру можно взять, а взять в ответ нечем
check-write-safe = напишите `safe = true`, и ходы на битые поля станут ошибками
check-reason-never = `{ $reason }` на этой доске не случится
check-reason-never-label = никто не услышит
check-never-legal = `{ $text }` ни разу не разрешён, когда ходит ребёнок

## Файлы слов

check-not-understood = непонятно
check-ftl-deep = слишком много скобок вложено друг в друга
check-ftl-twice = `{ $name }` стоит дважды, звучит первое
check-ftl-no-file = в английском нет файла с таким именем, и эти слова никто не скажет
check-ftl-unknown = в английском нет `{ $name }`, и этого никто не скажет
check-ftl-not-in-lesson = в уроке нет `{ $name }`, и этого никто не скажет
check-ftl-renamed = уберите это или назовите `{ $near }`, если теперь имя такое
check-ftl-take-away = уберите это
check-ftl-missing-beside = нет `{ $name }`, поэтому звучат собственные слова урока
check-ftl-missing-source = нет `{ $name }`, и слов для этого нет ни у кого
check-watching = слежу за `{ $folder }`; остановить: Ctrl-C
check-holds = { $name }: без ошибок
check-gone = { $name }: больше нет
check-file-language = `{ $text }` в имени файла — не код языка
check-stale = исходный текст `{ $name }` изменился после перевода
check-stale-label = возможно, устарело
check-stale-help = сверьте с исходным текстом, потом скажите командой `squarewise extract --update`, что перевод подходит
check-untranslated = { $n } из { $all } строк — всё ещё слова, которые нужно было перевести
check-untranslated-label = ещё не переведено
check-untranslated-help = переведите то, что стоит после каждого `=`
check-ftl-variable = `{ $name }` не получает `${ $variable }`
check-ftl-missing = нет `{ $name }`, поэтому звучит английский текст
check-ftl-name = вместо `{ "{" }{ $name }{ "}" }` подставить нечего
check-ftl-names-help = напишите `{ "{" } $player { "}" }` вместо имени ребёнка, `{ "{" } PIECE("rook") { "}" }` вместо фигуры
check-ftl-function = функции `{ $name }` нет
check-ftl-piece = фигуры `{ $name }` нет
check-ftl-term = термина `-{ $name }` нет

check-two-ideas = новых причин в этом шаге сразу { $n }: { $list }
check-two-ideas-label = две мысли в одном шаге
check-two-ideas-help = дайте каждой причине свой шаг или поставьте урок (`after`) после того, где она показана
check-unspoken = у шага `{ $step }` нет слов ни в этом файле, ни рядом
check-unspoken-help = напишите `text = "..."` и `language` урока или положите слова в файл рядом с уроком

## Картинки рядом с уроком

check-picture-this = эта картинка
check-picture-missing = картинки `{ $name }` рядом с уроком нет
check-picture-no-file = `{ $name }` — не сам файл: по ссылкам программа не ходит
check-picture-too-large = `{ $name }` больше { $mib } МиБ
check-picture-format = `{ $name }` внутри не PNG и не JPEG
check-picture-too-wide = в `{ $name }` { $width } x { $height } точек, а показать можно не больше { $limit } в каждую сторону
check-picture-broken = `{ $name }` повреждён и показать его нельзя
check-picture-finer = `{ $name }` — JPEG редкого вида, который показать нельзя: сохраните его ещё раз как PNG
check-too-many-pictures = уроки этой папки показывают слишком много картинок: читается не больше { $limit }, всего { $mib } МиБ
## Домашние правила

check-rules-extends = `extends` — это имя других домашних правил
check-rules-extends-label = не имя
check-rule-conflict = `{ $name }` может быть `{ $value }`, только если `{ $other }` равно `{ $wanted }`
check-no-rules = домашних правил `{ $text }` нет
check-no-rule = домашнего правила `{ $name }` нет
check-no-rule-help = `squarewise help-step options` перечисляет их все со значениями
check-unknown-label = неизвестно
check-rule-never = `{ $name }` не бывает `{ $text }`
check-rule-type = у `{ $name }` значение другого вида
check-rule-type-label = другой вид
check-write-one = напишите { $list }
# $list — имена или фигура в родительном падеже: «как насчёт коня на g1?»
check-there-is = как насчёт { $list }?
check-or = { $head } или { $last }

## Путь через урок

check-no-such-step = шага `{ $id }` нет
check-no-such-step-label = такого шага нет
check-no-such-step-help = напишите что-нибудь из этого: { $list }, или уберите строку, и следующим будет шаг ниже
check-never-seen = к шагу `{ $id }` не ведёт ни один путь
check-never-seen-label = его никто не увидит
check-never-seen-help = проверьте каждый `go` выше
check-no-way-out = от шага `{ $id }` нет пути к концу урока
check-no-way-out-help = пусть один `go` выведет из круга, или уберите его

## Картинки

check-picture-elsewhere = `{ $text }` ведёт из папки урока наружу
check-picture-name = `{ $text }` не может быть именем картинки
check-no-picture = `{ $text }` — не картинка
check-picture-label = картинки рядом с уроком нет
check-picture-help = положите файл .png или .jpg рядом с уроком и напишите только его имя

## Доски

# Стороны в родительном падеже: «ход белых», «у белых нет короля», «играет за белых».
check-white = белых
check-black = чёрных
check-west = запада
check-east = востока
check-south = юга
check-north = севера
check-no-board = `{ $text }` — не доска
check-no-board-label = не доска
check-no-board-help = напишите `start`, `empty`, `family-start`, `family-empty`, запись FEN или FFC либо нарисуйте восемь или двенадцать строк
check-castling-rights = права на рокировку — это буквы из `KQkq`
check-castling-rights-label = не права на рокировку
check-castling-rights-help = напишите `KQkq` или уберите эту строку
check-board-lines = строк на этой доске { $n }, а не 8
check-board-begins-here = доска начинается здесь
check-board-rank = на { $rank }-й горизонтали этой доски полей { $squares }, а не 8
check-n-squares = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полей
 }
check-n-ranks = { $n ->
    [one] { $n } горизонталь
    [few] { $n } горизонтали
   *[many] { $n } горизонталей
 }
check-fen-empty = эта позиция пустая
check-fen-ranks = горизонталей в этой позиции { $n }, а не 8
check-fen-rank = на { $rank }-й горизонтали этой позиции полей { $squares }, а не 8
check-fen-turn = чей ход, пишут буквой `w` или `b`
check-fen-castling = права на рокировку — это `-` или буквы из `KQkq`
check-fen-en-passant = поле взятия на проходе — это `-` или поле, например `e3`
check-fen-clock = этот счётчик — не число от 0 до 65535
check-fen-parts = в записи позиции не больше шести частей
check-not-this = не это
check-two-boards = в этом уроке есть и доска 8x8, и крест
check-two-boards-label = доска другого вида
check-two-boards-help = все доски одного урока — одного вида: сделайте из него два урока
check-two-boards-first = первая доска урока
check-cross-only = `{ $name }` бывает только у доски семейной игры
check-cross-lines = строк в этом кресте { $n }, а не 12
check-cross-hole = здесь нет поля: углы креста вырезаны
check-cross-hole-label = поля нет
check-cross-sign = `{ $text }` — не поле креста
check-cross-sign-label = не поле
check-cross-sign-help = пустое поле — `.`, нет поля — `x`, а фигуру пишут с её стороной, например `sP` или `nK`
check-ffc-parts = в записи доски семейной игры шесть частей, а не { $n }
check-ffc-turn = чей ход, пишут буквой `S`, `W`, `N` или `E`, и за этой стороной есть игрок
check-ffc-status = кто играет — это четыре знака: `a` (за столом), `z` (отошёл), `x` (выбыл), `-` (никого), а также `s`, `w`, `n` или `e` (выбыл, и армией командует игрок этой стороны)
check-ffc-castling = права на рокировку — это `-` или стороны, например `SkqNk`
check-ffc-passed = двойной ход — это сторона, пройденное поле и конец: `N:e10>e9`
check-ffc-calls = объявленный шах — это кому шах и кто его объявил: `N<S`
check-ffc-rows = рядов в этой позиции { $n }, а не 12
check-ffc-row = полей в ряду { $rank } этой позиции { $squares }, а не 12
check-ffc-square = это не фигура, не число и не дыра доски
check-no-option = `{ $text }` — не домашнее правило со значением
check-no-option-help = напишите правило и его значение, например `rule3=off`
check-no-allies = союзники — это две разные стороны, две буквы из `S W N E`
check-no-allies-help = напишите `allies = ["SW"]`
check-other-players = число игроков на этой доске — { $seats }, а не { $n }
check-other-players-label = другое число
check-no-such-letter = фигуры с буквой `{ $letter }` нет
check-no-such-letter-label = не фигура
check-letter = буква { PIECE($piece, form: "gen") } — `{ $letter }`
check-letter-black = { PIECE($piece, form: "black") } пишется как `{ $letter }`, а белую фигуру пишут заглавной буквой
check-letter-in-move = буква { PIECE($piece, form: "gen") } — `{ $letter }`: напишите `{ $text }`
check-two-kings = у { $side } больше одного короля
check-two-kings-label = ещё один
check-two-kings-first = первый
check-no-king = у { $side } нет короля, а без королей здесь ничего не скажешь
check-no-king-label = нет короля
check-pawn-misplaced = на { $square } пешка стоять не может
check-pawn-misplaced-label = пешка
check-wrong-check = сейчас ход { $turn }, но под шахом король { $other }
check-wrong-check-label = под шахом
check-wrong-check-help = пусть будет ход { $other }, или переставьте фигуру
check-no-short-castling = `{ $rights }`: короткой рокировки у { $side } нет, король и ладья не на своих местах
check-no-long-castling = `{ $rights }`: длинной рокировки у { $side } нет, король и ладья не на своих местах
check-no-castlings = `{ $rights }`: ни для одной из этих рокировок король и ладья не стоят на своих местах
check-no-castling-label = на это нет права
check-board-labels = цифры и буквы по краям доски не рисуют
check-board-labels-label = не поле
check-board-labels-help = уберите цифры и буквы
check-no-empty = пустое поле рисуют знаком `.`, а не `{ $sign }`
check-no-empty-label = пустое поле?
check-nothing-passed = пешка не могла только что пройти через { $square }
check-nothing-passed-label = эта доска
check-turn-waits = сейчас ход { $turn }, но ходить этой армией некому
check-turn-waits-label = никто не ходит
check-turn-waits-help = передайте ход игроку с буквой `a` или поставьте `a` для { $turn }
check-drawn-board-only = `{ $name }` нужен нарисованной доске, а эта говорит об этом сама

## Поля и ходы

check-no-square = `{ $text }` — не поле
check-no-square-label = не поле
check-no-square-help = поле — это буква от a до h и цифра от 1 до 8, например `e4`
check-no-square-of-cross-help = поле — это буква от a до l и число от 1 до 12, например `e4`; четырёх углов 2x2 нет
check-square-listed-twice = { $square } стоит в списке дважды
check-no-move = `{ $text }` — не ход
check-no-move-label = не ход
check-no-move-help = пишите поля, например `g1-f3`, или английские буквы, например `Nf3` и `O-O`
check-no-move-of-cross-help = пишите два поля, например `e2-e4` или `e11-e12=Q`
check-write-squares = напишите поля, например `f1-g1`
check-illegal-move = `{ $text }` здесь не по правилам: { $reason }
check-promote-to = скажите, кем станет пешка, например `{ $text }`
check-whose-turn = сейчас ход { $turn }
# Фигура в родительном падеже: «ладьи на a1».
check-piece-on = { PIECE($piece, form: "gen") } на { $square }
check-cannot-move = у { $piece } нет ходов по правилам
check-can-play = у { $piece } есть ходы: { $list }
check-no-piece-for-move = ход `{ $text }` { PIECE($piece, form: "ins") } у { $side } невозможен
check-no-piece-for-move-label = нет { PIECE($piece, form: "gen") }
check-captures-nothing = `{ $text }` никого не берёт: поле { $square } пустое
check-captures-nothing-label = здесь пусто
check-move-refused = `{ $text }` запрещён: { $reason }
check-none-can-go = `{ $text }` здесь не по правилам: у { $side } нет хода { PIECE($piece, form: "ins") } на { $square }
check-not-legal = не по правилам
check-ambiguous = `{ $text }` может сыграть фигура на { $list }
check-ambiguous-label = которая?
check-write-the-squares = напишите поля, например `{ $text }`

## Каждый код с объяснением: в списке стоит только первое предложение

explain-too-big =
    Файл урока больше 256 КиБ. Столько не нужно и сотне полных шагов, так что в файл, скорее всего,
    попало что-то другое, например картинка в виде текста. Очень длинный урок разделите на два;
    второй может идти после первого через `after`.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

explain-syntax =
    Текст не похож на TOML, а уроки пишут именно так. Каждая строка — это заметка, которая начинается
    с `#`, заголовок шага в двойных скобках или настройка: имя, `=` и значение. В файле слов текст не
    похож на Fluent: поищите незакрытую скобку или строку, которая начинается с `*`, `[` или `.`.
    .wrong = title Ладья
    .right = title = "Ладья"

explain-no-quotes =
    Текст стоит без кавычек. В TOML любой текст стоит между прямыми кавычками; без них обходятся
    только числа и слова `true` и `false`. Поля, ходы и доски — тоже текст.
    .wrong = title = Ладья
    .right = title = "Ладья"

explain-inner-quote =
    Кавычка внутри текста обрывает его, и всё, что стоит за ней, остаётся ничьим. Возьмите весь текст в
    кавычки другого вида или в тройные. Чтобы выделить слово, напишите `_слово_`.
    .wrong = text = "Попробуй "прыгнуть" на d6."
    .right = text = 'Попробуй "прыгнуть" на d6.'

explain-curly-quotes =
    Текст стоит в типографских кавычках. Текстовые редакторы сами делают их из прямых. Пишите уроки в
    простом редакторе и берите тексты в прямые кавычки. Внутри текста типографские кавычки не мешают.
    .wrong = title = «Ладья»
    .right = title = "Ладья"

explain-colon =
    На месте знака `=` стоит двоеточие. В TOML настройка — это имя, `=` и значение.
    .wrong = title: "Ладья"
    .right = title = "Ладья"

explain-key-letter =
    В имени настройки есть буква не из ряда от a до z. Имена настроек — английские слова, одинаковые
    на всех языках; вам принадлежат только тексты.
    .wrong = минуты = 3
    .right = minutes = 3

explain-backslash =
    Обратная черта в двойных кавычках начинает особый знак, например `\n` — новую строку, а то, что
    стоит за ней здесь, таким знаком не бывает. Возьмите текст в одинарные кавычки, где обратная черта
    ничего не значит, или напишите две.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

explain-unclosed =
    Список или текст открыт и нигде не закрыт. Список кончается знаком `]`, текст — той кавычкой, с
    которой начался, а текст на несколько строк — теми же тройными кавычками. Строки за ним пропущены,
    поэтому после исправления могут найтись и другие ошибки.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

explain-new-toml =
    В файле есть TOML 1.1, который другие программы ещё не читают. Ваш урок работал бы здесь, но
    ломался бы в редакторе или в скрипте. Пишите на TOML 1.0: фигурные скобки в одной строке, без
    запятой перед последней скобкой и только со старыми сочетаниями обратной черты.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

explain-unknown =
    Настройки, вида, значения или причины с таким именем нет. Чаще всего это описка, и совет называет
    похожее имя. `squarewise help-step ВИД` перечислит, что бывает в шаге. В файле слов это сообщение,
    которого нет в английском, поэтому никто никогда бы его не сказал.
    .wrong = titel = "Ладья"
    .right = title = "Ладья"

explain-misplaced =
    Такая настройка есть, но не здесь. Она относится к уроку, к шагу или к шагу другого вида. Всё, что
    стоит под `[[step]]`, относится к этому шагу до следующего заголовка, какими бы ни были отступы.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

explain-missing =
    Не хватает чего-то нужного. В каждом уроке есть `format`, `id` и шаг; у каждого шага есть `id` и
    `kind`, и у каждого вида свои настройки. У урока, который называет свой язык, есть заголовок и
    слова для каждого шага. В файле слов не хватает фразы: вместо неё звучит английская.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

explain-type =
    Значение не того рода, какой нужен настройке: текст вместо числа, один текст вместо списка. Текст
    стоит в кавычках, число без них, а список — в квадратных скобках через запятую.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

explain-duplicate =
    Одно и то же имя или значение стоит дважды. У двух шагов с одним именем были бы общие слова и
    звёзды, а две настройки с одним именем спорили бы друг с другом. Файл, сохранённый как копия,
    оставляет себе старый `id`: дайте ему новый.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


explain-format =
    В файле сказано, что он написан в другом формате. Эта программа читает формат 1. Уроку в новом
    формате нужна новая программа, потому что его настройки могут значить другое.
    .wrong = format = 2
    .right = format = 1

explain-too-many =
    Шагов, подсказок, звёзд, букв или уроков больше, чем помещается. В уроке не больше 100 шагов, в
    шаге не больше 5 подсказок и 8 звёзд, в тексте не больше 1000 букв, в папке не больше 500 уроков.
    Ребёнок устанет намного раньше.
    .wrong = hints = 9
    .right = hints = 3

explain-bad-id =
    Имя состоит из строчных латинских букв от a до z, цифр и одиночных `-`, всего не больше 60 знаков.
    От имён зависят файлы, переводы и успехи детей, поэтому они должны годиться везде и никогда не
    меняться. А заголовок может быть каким угодно красивым.
    .wrong = id = "Ладья!"
    .right = id = "ladya"

explain-file-name =
    Файл называется не так, как урок. Файл урока `rook` — это `rook.toml`, чтобы любой нашёл его, не
    открывая. Исправьте из двух имён то, которое не подходит.
    .wrong = id = "rooks"          # в rook.toml
    .right = id = "rook"           # в rook.toml

explain-language =
    Язык записан не кодом. В коде две или три буквы, а если важно, то после `-` ещё страна или
    письменность: `ru`, `en`, `pt-BR`, `sr-Latn`. Язык, на котором у программы нет слов, — только
    предупреждение: кнопки, причины и фигуры будут названы на другом.
    .wrong = language = "русский"
    .right = language = "ru"

explain-fen =
    Запись FEN составлена не по правилам. FEN — это позиция в одной строке: восемь горизонталей от 8 до
    1, разделённых знаком `/`, в каждой восемь полей. Буквы — это фигуры, заглавные — белые; цифра
    считает пустые поля. Потом идут очередь хода, права на рокировку и поле взятия на проходе. Метка
    стоит под той частью, которая не подходит. Доску можно и нарисовать восемью строками.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

explain-board =
    Доску не прочитать. Напишите `start`, `empty`, запись FEN или нарисуйте между тройными кавычками
    восемь строк по восемь полей: `.` — пустое поле, K Q R B N P — белые король, ферзь, ладья, слон,
    конь и пешка, строчные буквы — чёрные. Буквы английские на всех языках; годятся и значки фигур.
    .wrong = board = "begin"
    .right = board = "start"

explain-position =
    Доска записана верно, но такой позиции в шахматах нет. У стороны не больше одного короля, на
    горизонталях 1 и 8 нет пешек, сторона, чей ход не сейчас, не под шахом, а для права на рокировку
    король и ладья стоят на своих местах. Доска без королей в уроке годится.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

explain-square =
    Это не поле. Поле — это буква от a до h для вертикали и цифра от 1 до 8 для горизонтали.
    .wrong = piece = "i9"
    .right = piece = "h8"

explain-draw =
    Запись в `draw` не прочитать. В ней форма и её поле, а впереди можно поставить цвет: `arrow e2-e4`,
    `circle d5`, `green square e4`, `red cross f1`. Эти слова английские на всех языках.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

explain-move =
    Ход не прочитать. Напишите его полями, например `g1-f3` и `e7-e8q`, или английскими буквами,
    например `Nf3`, `exd5` и `O-O` (N — конь). Поля одинаковы на всех языках и никогда не означают
    двух ходов сразу.
    .wrong = answer = ["Кf3"]
    .right = answer = ["g1-f3"]

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

explain-goal =
    Цели шага не достичь, или она уже достигнута. Ни один ход по правилам на этой доске не делает того,
    чего просит `goal`, и ребёнок никогда бы этого не решил.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

explain-star =
    Звезды там быть не может, или звёзд нет совсем. Звезда лежит на пустом поле и не там, где фигура
    начинает.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

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

explain-name =
    В словах стоит имя в скобках, вместо которого здесь подставить нечего. Имя ребёнка везде
    `{ "{" }player{ "}" }`; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` и `{ "{" }left{ "}" }` — это
    числа в заданиях, где есть счёт; `{ "{" }rook{ "}" }` и другие фигуры — это их названия. Чтобы
    показать саму скобку, напишите две.
    .wrong = yes = "Отлично, { "{" }plyer{ "}" }!"
    .right = yes = "Отлично, { "{" }player{ "}" }!"

explain-marks =
    В словах есть знаки другого формата, и они так и были бы показаны. Слово выделяют так: `_слово_`;
    больше ничего не нужно. Знаки вроде `<b>`, ссылки, код и заголовки — только предупреждение.
    .wrong = text = "**Ладья** ходит прямо."
    .right = text = "_Ладья_ ходит прямо."

explain-long =
    Текст длиннее, чем ребёнок прочитает. В шесть лет читают за один раз около 200 букв, а потом хочется
    что-то делать. Скажите короче, разделите пустой строкой или на два шага. Урок работает и так.
    .wrong = text = "Ладья, которую в старину называли турой, это такая фигура, которая ..."
    .right = text = "_Ладья_ ходит прямо."

explain-after =
    Урок идёт после урока, которого нет, или после самого себя. В `after` перечислены уроки, которые
    ребёнку надо увидеть раньше; все они должны быть, и цепочка не должна возвращаться назад.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

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

explain-go =
    В `go` назван шаг, которого нет, или пути урока не сходятся: шага, к которому не ведёт ни один путь,
    никто не увидит, а из круга шагов никто не дойдёт до конца. Без `go` следующим идёт шаг ниже.
    .wrong = go = "shga-dva"
    .right = go = "shag-dva"

explain-picture =
    Картинка — это файл, который лежит рядом с уроком, а `picture` — только его имя, без пути через
    папки. Имя кончается на `.png`, `.jpg` или `.jpeg`.
    .wrong = picture = "../pictures/rook.bmp"
    .right = picture = "rook.png"

explain-plan =
    План не сходится. Его части не занимают всего времени, урока курса нет ни в одном плане, уроки идут не
    в том порядке, что на пути, или шаг для пар или для прощания не подходит. Что именно, говорит
    предложение.
    .wrong = screens = 5
    .right = screens = 12


explain-color-alone =
    В словах что-то названо только по цвету, например красное поле. Не каждый ребёнок различает цвета,
    поэтому назовите ещё поле или форму. Это только предупреждение.
    .wrong = text = "Иди на зелёное поле."
    .right = text = "Иди на поле с кругом, e4."

explain-long-sentence =
    В предложении больше 20 слов, и ребёнок, который только учится читать, к концу забывает начало.
    Сделайте из него два. Это только предупреждение.
    .wrong = text = "Ладья ходит по своей горизонтали или вертикали так далеко, как хочет, но если на её пути стоит своя фигура, она должна остановиться."
    .right = text = "Ладья ходит по горизонтали или вертикали. Своя фигура её останавливает."

explain-long-words =
    В этом тексте много длинных слов, а их трудно читать. Скажите короткими словами или уберите часть.
    Это только предупреждение; у каждого языка своя мера.
    .wrong = text = "Одновременное нападение на нескольких противников именуется вилкой."
    .right = text = "Одна фигура атакует сразу две: это вилка."

explain-not-utf8 =
    Файл сохранён не в UTF-8, и его буквы не прочитать. В редакторе выберите «Сохранить как» и кодировку
    UTF-8. «Юникод» в Блокноте — это UTF-16, он не годится.
    .wrong = UTF-16, ANSI, Windows-1251
    .right = UTF-8

explain-unreadable =
    Файл или папку не прочитать. Возможно, их перенесли, они принадлежат кому-то другому или лежат на
    отключённом диске. Слова после двоеточия говорит сама система.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

explain-too-large =
    Файл больше 256 КиБ, и программа его не читала. Столько не нужно ни одному уроку. Проверьте, урок ли
    это, или разделите его на два.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

explain-overlooked =
    Файл похож на урок или на его слова, но программа его не читает. Часто редактор добавил к имени
    `.txt`, и этого никто не видит; или файл — только ссылка; или рядом со словами нет их урока.
    .wrong = rook.toml.txt
    .right = rook.toml

explain-variable =
    В сообщении стоит переменная, которой у него нет. Перевод может брать всё, что есть в английском
    сообщении, в любом порядке и сколько угодно раз, и больше ничего. Чаще всего это описка в имени.
    .wrong = home-hello = Привет, { "{" } $lerner { "}" }!
    .right = home-hello = Привет, { "{" } $learner { "}" }!

explain-stale =
    Исходный текст изменился после того, как это сообщение перевели. Метка над сообщением, например
    { "#" } source 1a2b3c4d, относится к старому тексту. Прочитайте исходный текст снова, поправьте
    перевод и дайте squarewise extract --update записать новую метку.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

explain-untranslated =
    В листе остались слова языка, с которого нужно было перевести. Переводом они не считаются, и ребёнок
    прочтёт их не на том языке. Переведите фразы после каждого `=`; имена перед ним и всё, что стоит в
    фигурных скобках, остаётся как есть.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Собери обе звезды.
