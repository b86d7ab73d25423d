# Что говорит командная строка: ответы и почему на вопрос нельзя ответить.

## Сколько слов есть в каждом языке

command-language = язык
command-lesson = урок
command-words = слова
command-stale = устарело
command-changed = Источник изменился после перевода:
command-share = { $there } из { $all }
command-part-screens = экраны
command-part-checker = проверка
command-part-lessons = уроки
command-part-rules = правила
command-part-rulebook = книга правил
command-part-command = команды
command-part-fields = настройки

## Что сделано

command-wrote = записан { $file }
command-fits = { $id }: отмечено, что перевод подходит
command-new-words = { $name }: это новое, слова стоят в конце, в комментарии
command-replaces = он стоит на месте встроенного урока `{ $id }`
command-untranslated = `{ $lesson }` ещё не переведён на язык `{ $wanted }`: его слова на языке `{ $language }`
command-silent = в `{ $lesson }` нет слов, поэтому и в копии их нет, и язык не назван
command-not-spoken = языка `{ $asked }` программа пока не знает; чего нет в самом уроке, звучит на языке `{ $language }`

## Как складывается предложение

command-advised = { $text } ({ $advice })
command-and = { $one }; { $other }
command-at-key = { $key }: { $text }
command-column = { $text } (столбец { $column }: `{ $there }`)
command-in-column = { $text } (столбец { $column })
command-there-are = есть `{ $list }`

## Файлы и уроки

command-no-shelf = полки `{ $shelf }` нет, или на ней ничего не стоит
command-no-plan = плана `{ $name }` нет
command-no-path = файла или папки `{ $path }` нет
command-no-lesson = урока или файла `{ $name }` нет
command-a-folder = `{ $name }` — папка, а нужен один урок: напишите его файл или его id
command-already = `{ $file }` уже есть, поверх него ничего не пишется
command-already-update = `{ $file }` уже есть, поверх него ничего не пишется; с --update в него попадёт новое
command-already-force = `{ $file }` уже есть; --force запишет поверх него
command-cannot-read = `{ $file }` не читается: { $error }
command-cannot-write = `{ $file }` не записать: { $error }
command-large = `{ $file }` больше 256 КиБ
command-no-language = `{ $text }` — не код языка; напишите `pl` для польского, `pt-BR` для бразильского португальского
command-reserved = имя `{ $id }` Windows бережёт для себя; выберите другое
command-no-copy = `{ $lesson }` не скопировать
command-no-words = в `{ $name }` нет слов для перевода
command-same-language = сам урок написан на языке `{ $language }`; назовите язык перевода
command-which-translation = какой перевод подходит? Назовите его через --language или --output
command-no-translation = файла `{ $file }` ещё нет; сначала запустите без --update
command-no-message = в уроке нет сообщения `{ $id }`
command-no-kind = шага вида `{ $name }` нет
command-list-kinds = `squarewise help-step` перечислит все
command-paper = имя `{ $file }` должно кончаться на .pdf, .svg или .png, чтобы было ясно, какой это файл
command-long-name = в имени на грамоте может быть не больше { $most } букв, а здесь их { $n }
command-players = `--players` бывает только с `--event bracket`: на других листах нет строки для каждого игрока
command-no-font = ни в одном шрифте программы нет этих букв урока: { $letters } (ничего не записано)
command-unconverted = страницы не преобразовать: { $error }
command-no-export = эта программа собрана без `export` и не умеет писать листы с заданиями

## Правила, позиции и ходы

command-no-rules = набора правил `{ $name }` нет; { $advice }
command-no-house-rule = домашнего правила `{ $name }` нет; { $advice }
command-house-rule = `{ $name }` — это `{ $list }`, а не `{ $text }`; { $advice }
command-long-line = эта строка длиннее 1 МиБ
command-no-object = строка — это один объект JSON: `{"{"}"move":"e2e4"{"}"}`
command-no-move = нет `move`: допишите `"move":"e2e4"`
command-move-number = номер { $n }, `{ $mv }`: { $why }
command-no-start = `{ $text }` — не начало: напишите `startpos`, `family-start` или FEN, например `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
command-no-king = у { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 } нет короля
command-kings = у { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 } больше одного короля
command-no-pawn = пешка не может стоять на { $squares }
command-in-check = король на { $square } под шахом, а ход не его стороны
command-castling = права на рокировку есть у { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 }, но король и ладья не на своих местах
command-not-passed = пешка не могла только что пройти через { $square }
command-turn-waits = сейчас ход { $side ->
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 }, но ходить этой армией некому (передайте ход игроку с буквой `a`)

## Настройки шага

command-own-settings = Его собственные настройки
command-option-settings = Под каждым [[step.option]]
command-options-example = Каждое правило со значениями и их смыслом; первым стоит значение из Правил шахмат.
command-common-settings = Настройки любого шага
command-needed = (нужно)

# Карта курса.
command-map-rule = Правило
command-map-reason = Причина отказа
command-map-ending = Как кончается партия
command-map-claim = Требование ничьей
command-map-lessons = Где объясняется
command-map-steps = Где проверяется
command-map-hole = пробел
command-map-whole = всё объясняется и проверяется: { $rows }
command-map-holes = { $n ->
    [one] { $n } пробел: { $list }
    [few] { $n } пробела: { $list }
   *[many] { $n } пробелов: { $list }
 }

command-allies = `{ $text }` — не пара союзников (напишите два места из S, W, N и E, например `SW`)

command-no-part = в программе нет ничего с именем `{ $name }`; { $help }
command-all-parts = `squarewise licences` называет всё

## Задания, которые программа делает сама

command-no-skill = здесь нет упражнения `{ $name }`
command-list-skills = `squarewise drill` перечислит все
command-no-level = у `{ $skill }` есть уровни от 1 до { $most }, а уровня `{ $level }` нет
command-other-version = имя `{ $name }` дала другая версия программы; в этой имена начинаются с `p1`
command-no-seed = имя не может кончаться на `{ $text }`; там от одного до восьми знаков 0-9 и a-f, например `8f2c`
command-blank-seed = после --seed стоит слово или число; напишите любое, например `monday` или `7`
command-name-says-all = в имени `{ $name }` уже есть и уровень, и начало; уберите --level и --seed
command-few-exercises = у `{ $skill }` на уровне { $level } всего заданий: { $n }; вот они, а не { $count }
command-drill-file = `{ $file }` должен кончаться на .toml для урока или на .pdf, .svg или .png для листа
command-skills-note = Числа говорят, сколько заданий на уровне 1, 2, 3 и так далее, все разные; где +, там не меньше { $many }.
