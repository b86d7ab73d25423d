# Что говорит командная строка: ответы и почему на вопрос нельзя ответить.

## Сколько слов есть в каждом языке

# source 2f972e0e
command-language = язык
# source ede89eea
command-lesson = урок
# source a6900da4
command-words = слова
# source b2e2fa30
command-stale = устарело
# source 773b8856
command-changed = Исходный текст изменился после перевода:
# source 77195a7b
command-share = { $there } из { $all }
# source 1ebc8d2a
command-part-screens = экраны
# source 7d719252
command-part-checker = проверка
# source 65bddac2
command-part-lessons = уроки
# source bdd3c682
command-part-rules = правила
# source 01437a2e
command-part-rulebook = книга правил
# source 6aa42aa3
command-part-command = команды
# source 8361d4e6
command-part-fields = настройки

## Что сделано

# source 0afcec6c
command-wrote = записан { $file }
# source a90f99f7
command-fits = { $id }: отмечено, что перевод подходит
# source 81b297cc
command-renewed = { $id }: ещё не переведено, теперь там новые слова исходного текста
# source a2a6df70
command-left-word = { $id }: это старое слово исходного текста, оно оставлено; если это перевод, скажите об этом через `--only { $id }`
# source 65e58baf
command-new-words = { $name }: это новое, слова стоят в конце, в комментарии
# source 6cb12b8f
command-replaces = он стоит на месте встроенного урока `{ $id }`
# source 4c2e0e31
command-untranslated = `{ $lesson }` ещё не переведён на язык `{ $wanted }`: его слова на языке `{ $language }`
# source 25cd89be
command-silent = в `{ $lesson }` нет слов, поэтому и в копии их нет, и язык не назван
# source 87b087df
command-not-spoken = языка `{ $asked }` программа пока не знает; чего нет в самом уроке, звучит на языке `{ $language }`

## Как складывается предложение

# source d7ad50b8
command-advised = { $text } ({ $advice })
# source 5607f12e
command-and = { $one }; { $other }
# source e16a3757
command-at-key = { $key }: { $text }
# source 1363ca22
command-column = { $text } (столбец { $column }: `{ $there }`)
# source 99f32fb2
command-in-column = { $text } (столбец { $column })
# source 0648480f
command-there-are = есть `{ $list }`

## Файлы и уроки

# source 4501f63d
command-no-shelf = полки `{ $shelf }` нет, или на ней ничего не стоит
# source 4a4714d3
command-no-plan = плана `{ $name }` нет
# source 42cd3985
command-no-path = файла или папки `{ $path }` нет
# source 0793397f
command-no-lesson = урока или файла `{ $name }` нет
# source b4a7c8fb
command-a-folder = `{ $name }` — папка, а нужен один урок: напишите его файл или его id
# source ecd3e269
command-already = `{ $file }` уже есть, поверх него ничего не пишется
# source 0f880a9f
command-already-update = `{ $file }` уже есть, поверх него ничего не пишется; с --update в него попадёт новое
# source 9c2c7db5
command-already-force = `{ $file }` уже есть; --force запишет поверх него
# source d015ec92
command-cannot-read = `{ $file }` не читается: { $error }
# source 7c93efb0
command-cannot-write = `{ $file }` не записать: { $error }
# source 2143c6d0
command-large = `{ $file }` больше 256 КиБ
# source 485ce145
command-no-language = `{ $text }` — не код языка; напишите `pl` для польского, `pt-BR` для бразильского португальского
# source d8c9f187
command-reserved = имя `{ $id }` Windows бережёт для себя; выберите другое
# source fc87331f
command-no-copy = `{ $lesson }` не скопировать
# source 5887b643
command-no-words = в `{ $name }` нет слов для перевода
# source d9b67881
command-same-language = сам урок написан на языке `{ $language }`; назовите язык перевода
# source af756234
command-which-translation = какой перевод подходит? Назовите его через --language или --output
# source 099feb3e
command-no-translation = файла `{ $file }` ещё нет; сначала запустите без --update
# source fa88e285
command-no-message = в уроке нет сообщения `{ $id }`
# source c89355ce
command-no-kind = шага вида `{ $name }` нет
# source d563c459
command-list-kinds = `squarewise help-step` перечислит все
# source f8276e01
command-paper = имя `{ $file }` должно кончаться на .pdf, .svg или .png, чтобы было ясно, какой это файл
# source 7c687cfc
command-long-name = в имени на грамоте может быть не больше { $most } букв, а здесь их { $n }
# source 99c9c6ee
command-paper-mixed = слова урока `{ $id }` на языке `{ $language }`, а сам лист говорит на языке `{ $own }`: напишите в каждом шаге, что делать, а для другого языка листа — `--lang`
# source d4ce21a5
command-players = `--players` бывает только с `--event bracket`: на других листах нет строки для каждого игрока
# source 5afd5431
command-no-font = ни в одном шрифте программы нет этих букв урока: { $letters } (ничего не записано)
# source a362ec23
command-unconverted = страницы не преобразовать: { $error }
# source e774df0c
command-no-export = эта программа собрана без `export` и не умеет писать листы с заданиями

## Правила, позиции и ходы

# source 5b27388a
command-no-rules = набора правил `{ $name }` нет; { $advice }
# source 4c89a8b2
command-no-house-rule = домашнего правила `{ $name }` нет; { $advice }
# source f9c8e4c0
command-house-rule = `{ $name }` — это `{ $list }`, а не `{ $text }`; { $advice }
# source 3fa6d340
command-long-line = эта строка длиннее 1 МиБ
# source 94776372
command-no-object = строка — это один объект JSON: `{"{"}"move":"e2e4"{"}"}`
# source c22ea7a4
command-no-move = нет `move`: допишите `"move":"e2e4"`
# source 021d3d77
command-move-number = номер { $n }, `{ $mv }`: { $why }
# source d6fabede
command-no-start = `{ $text }` — не начало: напишите `startpos`, `family-start` или FEN, например `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
# source 47dfcb09
command-no-king = у { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 } нет короля
# source 9abe2d9d
command-kings = у { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 } больше одного короля
# source 3ad0e562
command-no-pawn = пешка не может стоять на { $squares }
# source 19362920
command-in-check = король на { $square } под шахом, а ход не его стороны
# source 318a0cd8
command-castling = `{ $rights }` не подходит: для этой рокировки король и ладья { $side ->
    [white] белых
    [black] чёрных
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 } не на своих местах
# source 57471e26
command-not-passed = пешка не могла только что пройти через { $square }
# source 8dc21a96
command-turn-waits = сейчас ход { $side ->
    [west] запада
    [south] юга
    [north] севера
   *[east] востока
 }, но ходить этой армией некому (передайте ход игроку с буквой `a`)

## Настройки шага

# source 0745adcb
command-own-settings = Его собственные настройки
# source 0d5015f1
command-option-settings = Под каждым [[step.option]]
# source 2d3c5fd9
command-options-example = Каждое правило со значениями и их смыслом; первым стоит значение из Правил шахмат.
# source 91ceacf7
command-common-settings = Настройки любого шага
# source aaee01e5
command-needed = (нужно)

# Карта курса.
# source a9e9d44d
command-map-rule = Правило
# source 9854d125
command-map-reason = Причина отказа
# source 8dcc6151
command-map-ending = Как кончается партия
# source ff5264fb
command-map-claim = Требование ничьей
# source 75954158
command-map-lessons = Где объясняется
# source cb7d3c1c
command-map-steps = Где проверяется
# source ac9c9311
command-map-hole = пробел
# source dc3e4879
command-map-whole = всё объясняется и проверяется: { $rows }
# source 80a397c8
command-map-holes = { $n ->
    [one] { $n } пробел: { $list }
    [few] { $n } пробела: { $list }
   *[many] { $n } пробелов: { $list }
 }

# source 4263c2af
command-allies = `{ $text }` — не пара союзников (напишите два места из S, W, N и E, например `SW`)

# source fe564562
command-no-part = в программе нет ничего с именем `{ $name }`; { $help }
# source 5b8ee170
command-all-parts = `squarewise licences` называет всё

## Задания, которые программа делает сама

# source f6cfbb11
command-no-skill = здесь нет упражнения `{ $name }`
# source d33f862d
command-list-skills = `squarewise drill` перечислит все
# source 1da58469
command-no-level = у `{ $skill }` есть уровни от 1 до { $most }, а уровня `{ $level }` нет
# source 9b136677
command-other-version = имя `{ $name }` дала другая версия программы; в этой имена начинаются с `p1`
# source 54dc3383
command-no-seed = имя не может кончаться на `{ $text }`; там от одного до восьми знаков 0-9 и a-f, например `8f2c`
# source 0cc220a7
command-blank-seed = после --seed стоит слово или число; напишите любое, например `monday` или `7`
# source a67fefcd
command-name-says-all = в имени `{ $name }` уже есть и уровень, и начало; уберите --level и --seed
# source 32cb71fa
command-few-exercises = у `{ $skill }` на уровне { $level } всего заданий: { $n }; вот они, а не { $count }
# source b603577c
command-drill-file = `{ $file }` должен кончаться на .toml для урока или на .pdf, .svg или .png для листа
# source 3f56fb31
command-skills-note = Числа говорят, сколько заданий на уровне 1, 2, 3 и так далее, все разные; где +, там не меньше { $many }.
