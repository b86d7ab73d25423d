# Для чего нужны настройки файла урока: так об этом говорит `squarewise help-step`.

## Виды шагов

# source 63b40433
kind-say = Ребёнок смотрит и читает.
# source 3365cfbf
kind-squares = Ребёнок нажимает на поля, о которых его спросили.
# source 0a87bd19
kind-collect = Ребёнок встаёт на каждую звезду или берёт все чужие фигуры; другая сторона не ходит.
# source 0b7f2293
kind-move = Ребёнок находит ход.
# source f51925a5
kind-judge = Ребёнок говорит, разрешён ли ход.
# source 479acbfa
kind-illegal = Ребёнок пробует запрещённый ход и слышит, почему так нельзя.
# source 0c919ef6
kind-allow = Ребёнок снимает с доски одну фигуру, чтобы запрещённый ход стал возможным.
# source be5e2af7
kind-try = Ребёнок ходит как хочет, но по правилам.
# source c37ebed7
kind-name = Ребёнок называет поля, вертикали, горизонтали или цвета полей.
# source c46ae659
kind-play = Ребёнок играет цепочку ходов; ответы приходят сами.
# source c00b99d4
kind-status = Ребёнок говорит, что это за позиция.
# source 836ee32a
kind-claim = Ребёнок говорит, по какому правилу можно потребовать ничью.
# source 9930c645
kind-count = Ребёнок считает что-нибудь на доске.
# source 921f97d9
kind-write = Ребёнок записывает ход.
# source a20029a3
kind-setup = Ребёнок расставляет фигуры.
# source 9c307fe7
kind-choose = Ребёнок выбирает один из нескольких ответов.
# source ed9099f4
kind-sort = Ребёнок расставляет фигуры или ответы по порядку, нажимая по очереди.
# source 6c972b2f
kind-game = Ребёнок играет целую партию: вдвоём у одного экрана или с тренером.
# source 2c8d78b6
kind-practice = Ребёнок решает задачи, которые составляет программа, одну за другой.
# source 9b83ad2a
kind-story = Ребёнок смотрит страницу истории в картинках и нажимает на то, что нарисовано.

## Урок

# source c6c5645f
field-lesson-format = Версия формата: всегда 1.
# source f87118fd
field-lesson-id = Имя урока, такое же, как у файла; никогда не меняйте его потом.
# source 2f3d5dd2
field-lesson-language = Язык слов в этом файле, например "pl" или "pt-BR".
# source 58b329e3
field-lesson-title = Как урок называется на своей карточке.
# source 0d45fcb2
field-lesson-about = Одно предложение для карточки.
# source b27a4b65
field-lesson-can = Что ребёнок умеет после урока, одно предложение; оно звучит в конце.
# source 92148b9a
field-lesson-group = Полка, на которой стоит урок.
# source 47034c86
field-lesson-after = Уроки, которые ребёнку надо увидеть раньше.
# source 70fd54b0
field-lesson-rules = Набор правил.
# source e11f3cef
field-lesson-options = Домашние правила, которые отличаются, например "rule3=off".
# source 93ce7951
field-lesson-author = Кто его написал.
# source 1bb19f0b
field-lesson-licence = Лицензия: что с уроком можно делать другим.
# source c38071ed
field-lesson-side = За кого ребёнок играет в каждом шаге, где это не сказано.
# source 7ab1a8e9
field-lesson-minutes = Сколько примерно минут он занимает.
# source 69730793
field-lesson-notes = Для учителя; дети этого не видят.
# source e8ef1904
field-lesson-articles = Статьи правил, которым он учит, например "3.8.2".
# source a645dcff
field-lesson-step = Шаги по порядку.

## Каждый шаг

# source 3964feab
field-step-id = Имя шага, одно на урок; никогда не меняйте его потом.
# source 326e1ae4
field-step-kind = Что делает ребёнок.
# source 97bc1fba
field-step-text = Фраза, которую говорит тренер.
# source ddf7bb1d
field-step-board = "start", "empty", запись FEN или восемь нарисованных строк; для семейной игры "family-start", "family-empty", запись FFC или двенадцать нарисованных строк.
# source 97b19ce5
field-step-turn = Чей ход на нарисованной доске.
# source 8524b861
field-step-castling = Права на рокировку на нарисованной доске, например "KQkq"; в семейной игре, например "SkqNk".
# source 069cc02a
field-step-seats = Кто играет на нарисованной доске семейной игры, например "aaza": за столом, отошёл, выбыл, никого.
# source ad90e1b0
field-step-played = Ходы, которые показаны перед ходом ребёнка.
# source 10cb832b
field-step-side = За кого играет ребёнок; доска поворачивается к этой стороне.
# source fd0a8a7b
field-step-rules = Набор правил этого шага.
# source d979453a
field-step-options = Домашние правила этого шага, которые отличаются, например "rule3=off".
# source 09c5fc89
field-step-allies = Кто с кем в союзе в семейной игре, например "SN".
# source b04e4c0f
field-step-draw = Стрелки и знаки, например "arrow e2-e4" или "red circle d5".
# source 45695d4d
field-step-hints = Подсказки, которые приходят по одной, не больше пяти.
# source b914c9c2
field-step-paper = Фраза на бумаге, если `text` говорит об экране.
# source 666283ca
field-step-yes = Что говорит тренер, когда всё решено.
# source babbf1bb
field-step-no = Что говорит тренер на любой другой ответ.
# source 7c137abe
field-step-wrong = Что говорит тренер на один определённый ход: ["f1-g1", "фраза"].
# source 7f53f5c9
field-step-because_say = Что говорит тренер об одной причине: ["path-blocked", "фраза"].
# source e2a2a942
field-step-picture = Картинка рядом с текстом: имя файла, который лежит у урока.
# source 36d5dd63
field-step-teaches = Правила, о которых идёт речь, если по доске этого не видно, например "resignation".
# source 8e54aa6c
field-step-aids = Что помогает увидеть, например "attack-map".
# source b04a8547
field-step-go = Шаг, который идёт следующим, если это не тот, что ниже.

## Ответ в `choose`

# source b7ba8e0f
field-option-id = Имя ответа, одно на шаг.
# source 7e2046c5
field-option-text = Что написано в ответе.
# source e65d4d54
field-option-right = Верный ли это ответ.
# source f46b5c7c
field-option-say = Что говорит тренер, когда его выбрали; `say = true`, если слова стоят в другом месте.
# source 37627f5a
field-option-go = Шаг, который идёт следующим, когда его выбрали.

## `squares`

# source c8e9421c
field-squares-ask = Какие поля; программа находит их сама.
# source 32b41f8c
field-squares-piece = Поле фигуры, о которой спрашивают.
# source 969a40cf
field-squares-answer = Поля, если ни один вопрос из `ask` не подходит.

## `collect`

# source c804835b
field-collect-piece = Поле единственной фигуры, которая ходит; без него собирает вся сторона.
# source 4c5b4b5c
field-collect-stars = Поля со звёздами; программа находит наименьшее число ходов.
# source f0a71049
field-collect-flies = Звезда улетает, когда фигура её ловит: по полям из `stars`, по порядку; на последнем она остаётся.
# source fccc878d
field-collect-safe = С true ошибка — останавливаться там, где фигуру могут взять; с "all" — оставить любую фигуру стороны там, где её могут взять, а взять в ответ нечем.
# source d7b0dfb7
field-collect-take = Взять все фигуры другой стороны; королей не трогают.

## `move`

# source fd8e0cb9
field-move-answer = Ход или все ходы, которые подходят.
# source ffe08cbd
field-move-goal = Что должен сделать ход, вместо `answer`.
# source 4d31e576
field-move-all = Должен ли ребёнок найти все верные ходы.
# source 3098aef5
field-move-by = Нужная защита от шаха: уйти, закрыть короля или взять ту фигуру, что даёт шах.
# source 8696c3f0
field-move-call = Что ребёнок должен сказать вместе с ходом.

## `judge`

# source 203c869d
field-judge-move = Ход, о котором судит ребёнок.
# source 9b77fab5
field-judge-answer = Чего вы ждёте; это сверяется с правилами.
# source d0cbb6f6
field-judge-because = Какой причины вы ждёте; она сверяется с правилами.
# source 17e11c77
field-judge-said = Что сказала другая сторона с последним ходом, если «шах» надо говорить вслух.

## `illegal`

# source 54bb9156
field-illegal-move = Запрещённый ход, который пробует ребёнок.
# source 7dffb04f
field-illegal-because = Какой причины вы ждёте; она сверяется с правилами.

## `allow`

# source 683004ff
field-allow-move = Запрещённый ход, который должен стать возможным.
# source 75088770
field-allow-because = Какой причины вы ждёте; она сверяется с правилами.

## `try`

# source 3f25e59e
field-try-piece = Поле единственной фигуры, которая ходит; без него стороны ходят по очереди.
# source edcc66ff
field-try-moves = Сколько ходов делает ребёнок, прежде чем идти дальше.

## `name`

# source 451272e1
field-name-ask = Что называет ребёнок; "find" — игра в прятки: каждое ошибочное поле остаётся отмеченным, пока не найдено нужное.
# source 553c204c
field-name-times = О скольких полях спрашивают, от 1 до 30.
# source 6ea45503
field-name-from = Поля, о которых спрашивают; без этого все 64.

## `play`

# source 46cc29ba
field-play-line = Ходы обеих сторон, например "e4 e5 Nf3"; ребёнок делает ходы своей.
# source b4c6268d
field-play-also = Другие цепочки ходов с той же доски, которые тоже верны.

## `status`

# source a21dac3a
field-status-answer = Чего вы ждёте; это сверяется с правилами.
# source 6bea865c
field-status-offer = Ответы на выбор, среди них верный; без этой строки предлагаются все пять.

## `claim`

# source 3ed0fd0f
field-claim-next = Ход, который ребёнок хочет сделать; ничью требуют для позиции после него.
# source b3736d60
field-claim-answer = Чего вы ждёте; это сверяется с правилами.
# source b752c586
field-claim-offer = Ответы на выбор, среди них верный; без этой строки предлагаются все три.

## `count`

# source 7ea9aeb6
field-count-ask = Что считают; программа считает сама. С `side` считаются фигуры или очки только одной стороны.
# source 2f6cb0a9
field-count-piece = Поле фигуры, о которой спрашивают.
# source 1cb9f3fa
field-count-answer = Число; если есть `ask`, оно сверяется с тем, что насчитала программа.

## `write`

# source b2b36bd0
field-write-move = Ход, который записывает ребёнок.
# source b9659b36
field-write-signs = Если true, нужно писать и + и #; без этой строки их можно не ставить.

## `setup`

# source 8251ca92
field-setup-target = Как доска должна выглядеть в конце, записано так же, как `board`.
# source ffd73fa1
field-setup-given = Поля, на которых фигуры стоят с самого начала.

## `choose`

# source 41d1401a
field-choose-option = Ответы на выбор, каждый в своём блоке [[step.option]].

## `sort`

# source 16d6e3be
field-sort-by = Что решает, от меньшего к большему; порядок находит программа. Без этого порядок ваш.
# source 4df942b0
field-sort-order = Поля фигур по порядку, начиная с первого; вместе с `by` можно не писать, тогда участвуют все фигуры, кроме королей.
# source 3ed5cb7e
field-sort-option = Вместо фигур: что ставят по порядку, в правильном порядке, каждое в своём блоке [[step.option]].

## `game`

# source 62a1e5e2
field-game-goal = Как выигрывают партию; "mate", если не сказано.
# source 5d80283f
field-game-players = Сколько игроков: 2.
# source ee05221a
field-game-opponent = "coach": тренер сразу играет за другую сторону, и никого не спрашивают. Без этого играют двое, или ребёнок сам просит об этом тренера.
# source 171889f9
field-game-strength = Как сильно играет тренер, от 1 до 5: пробует наугад, берёт подарки, смотрит один раз, смотрит два раза, видит три хода; 1, если не сказано.

## `practice`

# source 875a80b1
field-practice-skill = Что тренируется; `squarewise drill` перечисляет все упражнения, по строке на каждое.
# source fa3afed6
field-practice-level = Насколько это трудно, начиная с 1; `squarewise drill` говорит, сколько уровней у упражнения.
# source 11b25b9b
field-practice-count = Сколько досок, от 1 до 12.
# source 3117ec7d
field-practice-pass = Сколько из них надо решить с первого раза.

## `story`

# source f1575e89
field-story-scene = Сцена страницы, например "india".
# source f2fabc72
field-story-presses = Сколько раз на этой странице можно нажать на то, что нарисовано.
