### Книга правил: карточки, домашние правила, слова.

## Книга правил: её экран

# source 2339a690
book-search = Искать в правилах
# source 17b8b4aa
book-nothing = О слове «{ $query }» здесь ничего нет. Попробуй другое слово.
# source 1681e10a
book-allowed = Можно
# source b1395db7
book-not-allowed = Нельзя
# source 62de6aab
book-not-yet = Пока нельзя
# source 27e81e51
book-ends = Партия окончена
# source b0178e6e
book-draw = Ничья
# source 3c9a3afa
book-goes-on = Партия продолжается
# source d5d4ee39
book-before = До этого: { $played }.
# source 9b47c6b2
book-look = Смотри
# source 1db89aaa
book-written = Запись: { $san }
# source bb768571
book-try-promotion = Попробуй: пешка с { $from } на { $to }. Она станет { PIECE($piece, form: "ins") }.
# source 1f17066c
book-yes = Да, так можно.
# source c8693275
book-touched = { GENDER($piece) ->
    [feminine] Тронута { PIECE($piece) } на { $square }.
   *[masculine] Тронут { PIECE($piece) } на { $square }.
 }
# source 5d8576ee
book-adjusted = { GENDER($piece) ->
    [feminine] «Поправляю!» Потом тронута { PIECE($piece) } на { $square }.
   *[masculine] «Поправляю!» Потом тронут { PIECE($piece) } на { $square }.
 }
# source 03941f05
book-press = Нажми «{ $action }».
# source 87d153c4
book-unsaid = Слова «шах» никто не сказал.
# source e78ff33c
book-under = Домашние правила: { $rules }.
# source 7d7aa4e8
book-normal = Обычные шахматы.
# source d4a4e9a6
book-option = { $name }: { $reading }
# source 1da36e58
book-claim-threefold = Ничья: третий раз
# source a42b087d
book-claim-fifty = Ничья: пятьдесят ходов
# source 4c8fb4fb
book-took-back = Ход возвращён.
# source e3cb4545
book-house = Домашние правила
# source 4d129db8
book-laws = Турниры (правила шахмат)
# source 1a330328
book-family = Домашнее правило Fun Family Chess, а не правило шахмат
# source 0ba7bb7b
book-sheets = Что пишут на некоторых листках
# source 1f27d1e9
book-lessons = Уроки об этом правиле
# source 45d6b3c5
book-words = Слова на этой карточке
# source 834be853
book-cards = Правила с этим словом
# source 5bd5ab8d
book-more = Ещё в книге правил
# source bcb404ab
book-glossary = Слова от А до Я

## Главы

# source e6b3fd6d
chapter-board = Доска и очередь хода
# source 7bacd3c5
chapter-pieces = Фигуры
# source 38a1a21b
chapter-pawn = Пешка
# source 8e54207a
chapter-check = Король и шах
# source ec138b08
chapter-castling = Рокировка
# source fe065180
chapter-ending = Как кончается партия
# source 124b76c8
chapter-together = Играем вместе
# source b9a0865a
chapter-writing = Запись ходов
# source 78521b09
chapter-manners = Хорошие манеры
# source f1467d27
chapter-family = Семейная игра
# source 743690e4
chapter-words = Слова

## Домашние правила: как они называются и откуда взялись

# source d49eaceb
profile-fide = Турнирные шахматы
# source 5e885b35
profile-fide-says = Как на турнире: тронул — ходи.
# source 8a283ed6
profile-fide-origin = Правила шахмат, по которым играют на турнирах.
# source 6f3d970d
profile-fide-online = Шахматы онлайн
# source 0150fcb5
profile-fide-online-says = Касаться можно. Позиция в третий раз: сразу ничья.
# source d617c09b
profile-fide-online-origin = Партии на компьютере, который считает за обоих.
# source 1b28710a
profile-club = Школьный кружок
# source 6051fcd7
profile-club-says = Ход не возвращают, если только соперник не разрешит.
# source c1817c75
profile-club-origin = Листок школьного кружка.
# source 7b872cbe
profile-sheet = Короткий листок
# source 5f43ff5e
profile-sheet-says = Коротко и просто: о требовании ничьей и о согласии не сказано.
# source ce41dd98
profile-sheet-origin = Листок с правилами на одну страницу.
# source a1897048
profile-print-and-play = Из коробки
# source 23fbd9cc
profile-print-and-play-says = Говори «шах» из вежливости. Требовать ничью может любой.
# source a035d15e
profile-print-and-play-origin = Правила игры, которую печатают и вырезают.
# source befdf16d
profile-school = Школьный турнир
# source 64b4a910
profile-school-says = О сдаче и согласии на ничью не сказано. Договоритесь заранее!
# source 67081ae7
profile-school-origin = Школьный турнир на вылет, без судьи.
# source 66bd2906
profile-family = Семья
# source df357d14
profile-family-says = Скажи «шах» вслух, иначе на него можно не отвечать.
# source 0c4774e2
profile-family-origin = Fun Family Chess — семейная игра, до четырёх игроков.
# source 784af2f8
profile-friends = Друзья
# source 3219d6a5
profile-friends-says = Трогать можно, и ход можно вернуть.
# source 03911c62
profile-friends-origin = Двое друзей у одного экрана.

## Что пишут на некоторых листках и как на самом деле

# source 370669dd
sheet-knight-castles = На одном листке рокирует конь. Это оплошность: рокируют король и ладья.
# source f82aa4f4
sheet-next-to-rook = На одном листке король встаёт рядом с ладьёй. Лучше считай: при рокировке он идёт ровно на два поля.
# source f4f11e28
sheet-take-king = На двух листках короля берут. В шахматах так не бывает: партия кончается раньше, матом.
# source 4f35324a
sheet-reach = Один листок спрашивает, куда чужая фигура может пойти. Важно, что она атакует: пешка ходит прямо, а бьёт по диагонали.
# source e4fe5c29
sheet-any-in-check = На одном листке под шахом бывает любая фигура. Под шахом может быть только король.
# source 0205ae8a
sheet-stalemate-twice = Один листок называет пат дважды, будто их два. Пат один: ходов нет и шаха нет.
# source 2743d739
sheet-may-promote = На двух листках пешка может превратиться. Она обязана: на последней горизонтали она не остаётся пешкой.
# source e62dcc1c
sheet-tip-king = Некоторые, когда сдаются, кладут короля. Понятнее сказать это словами.
# source 6aea80ae
sheet-family-board = Fun Family Chess: расстановка как обычно, в добавочных рядах, без самой правой пешки. Рисунок потерян, размер выбрали мы.
# source 05fe2fa7
sheet-family-pawns = Fun Family Chess: любая пешка в любое время может пойти на два поля.
# source bfcbb735
sheet-family-passing = Fun Family Chess: взятие на проходе действует при каждом ходе на два поля. Как долго — выбрали мы.
# source d807d27c
sheet-family-attackers = Fun Family Chess: любую фигуру можно атаковать вдвоём, кроме короля.
# source 04d52dbc
sheet-family-absent = Fun Family Chess: дети не старше десяти лет и те, кто на 25 лет моложе самого старшего. Мы требуем и то и другое.
# source d8aa0cb5
sheet-family-say-check = Fun Family Chess называет это обычным правилом шахмат. Это не так: на турнирах говорить «шах» никто не обязан.
# source eaa654c6
sheet-family-teams = Fun Family Chess: команда на всю партию или на её часть. Что можно союзникам — выбрали мы.
# source f7455a99
sheet-family-supervisor = Fun Family Chess: ведущий, мама или папа, может менять все правила, особенно четвёртое.
# source 496f09d1
sheet-family-silent = Fun Family Chess об этом молчит. Так решили мы, а ваша семья может решить иначе.

## Что показывает доска, на которую только смотрят

# source d0994e57
look-corner = Поле h1 светлое. У белых оно по правую руку.
# source 8716f17f
look-queens = Поле d1 светлое, и там стоит белый ферзь. Чёрный стоит на тёмном d8.
# source ea868834
look-released = Пешку отпустили на e4. На e3 ей уже нельзя.
# source 57497518
look-hands = Перед первым ходом пожмите друг другу руки.
# source 772c1f99
look-thinking = Чёрные думают. Белые ждут и не шумят.
# source 1efbb3de
look-family-kings = Короли: белый на g1, синий на a6, чёрный на g12, жёлтый на l6. Начинают белые.
# source da776f8e
look-family-two = Два короля: белый на e1, чёрный на e8.
# source 693354c0
look-family-row = Восьмая горизонталь здесь — лишь середина: пешка остаётся пешкой.
# source 3cdaaccf
look-family-attacked = Белая ладья с g4 атакует чёрного короля, и белые сказали «шах».
# source d61f54f8
look-family-asleep = Игрок чёрных отошёл: чёрные фигуры спят.
# source 4588ca86
look-family-dream = Игрок чёрных отошёл: спящая ладья ничего не атакует.
# source 5327ce02
look-family-said = Белые сказали «шах».
# source ed235b37
look-family-promise = Белые и синие — союзники, но это только уговор.
# source 6db76244
look-family-statues = Чёрные выбыли: их фигуры — статуи, и брать их может любой.
# source 1b0471da
look-family-stone = Чёрные выбыли: статуя ничего не атакует.
# source 431a239c
look-family-pass = У чёрных нет хода, но «шах» никто не сказал: они пропускают ход.
# source 4113ee9c
look-family-last-two = Синие и жёлтые выбыли: осталось два короля.
# source 0e3998b8
look-family-others = Синие и жёлтые ещё играют: выбыли только чёрные.

## Что об этом говорят обычные шахматы

# source 924329e9
normal-family-board = На 64 полях играют две армии.
# source ec593037
normal-family-pawns = Два поля пешка может пройти только первым ходом.
# source cbaf1bfe
normal-family-passing = Взять на проходе можно только сразу, следующим ходом.
# source 58c2e670
normal-family-last-row = Последняя горизонталь — восьмая, а для чёрных первая.
# source aa1d7669
normal-family-attackers = Соперник один, но атаковать короля могут две его фигуры.
# source 683ce7c9
normal-family-absent = Фигуры не спят: взять можно любую.
# source 06a1221d
normal-family-say-check = Действует любой шах, сказали о нём или нет.
# source e5aa6f10
normal-family-teams = Каждый играет сам за себя.
# source 44692303
normal-family-supervisor = Во время партии правила не меняются.
# source bb8173d0
normal-family-mate = Мат заканчивает партию.
# source 6329f5b8
normal-family-pass = Это пат, и партия заканчивается вничью.
# source 27bdd8aa
normal-family-last-king = Один мат выигрывает партию.
# source 46094770
normal-family-draw = Договариваются двое.

## Правила, к которым не ведёт ни одна причина: карточки, как в `rules.ftl`

# source 44e8d7ce
rule-board = На доске 64 поля. Справа у каждого игрока светлое угловое поле.
# source 790fcb70
rule-setup = Восемь пешек стоят перед восемью фигурами. Каждый ферзь начинает на поле своего цвета.
# source dd577d34
rule-attack = Фигура атакует поля, где могла бы взять. Связанная фигура тоже атакует.
# source 6b90ab80
rule-in-check = Если король атакован, он под шахом. Помоги ему сразу же.
# source 82a8238f
rule-three-ways = Уйди королём, закрой его или возьми атакующую фигуру.
# source af8f2aa1
rule-kings-apart = Два короля никогда не стоят рядом. Между ними всегда есть поле.
# source f086f8c3
rule-guarded = Король берёт фигуру, только если её никто не защищает.
# source c3c93edc
rule-castling-rook = Ладья при рокировке может быть под боем. Через битое поле ей тоже можно.
# source b2319a37
rule-same-position = Одинаковы фигуры, очередь хода и права: это та же позиция.
# source df3e0796
rule-adjust = В свой ход сначала скажи «поправляю». Потом можно поправить фигуру.
# source 9432ef0e
rule-one-hand = Каждый ход делают одной рукой, и рокировку тоже.
# source 3960ee43
rule-take-back = На турнире ходы не возвращают. Друзья могут договориться иначе.
# source d6dd7d0a
rule-say-check = Дома часто говорят «шах», но никто не обязан. Шах действует и без слов.
# source 04344ded
rule-not-allowed = Кто-то сделал запрещённый ход? Верните всё на место и ходите снова.
# source 9ef9d269
rule-written-square = У каждого поля есть буква и цифра. Для пешки пиши только поле.
# source 84fc4aca
rule-written-piece = Пиши букву фигуры, а потом поле, куда она идёт.
# source b26a9b79
rule-written-capture = Знак x означает взятие. У пешки сначала пишут её вертикаль.
# source 7e971874
rule-written-check = Плюс означает шах. Решётка означает мат.
# source 92b801d8
rule-written-castling = O-O означает короткую рокировку. O-O-O означает длинную.
# source d031e86c
rule-written-promotion = После поля пишут, кем стала пешка.
# source e95362b8
rule-written-two = Туда могут пойти две одинаковые фигуры? Добавь вертикаль или горизонталь.
# source fd0dc41f
rule-written-en-passant = Пиши поле, куда встаёт твоя пешка, как при любом взятии.
# source 3e6c5636
rule-hands = Пожмите руки до партии и после неё. Скажите: спасибо за игру!
# source 95d20e9f
rule-quiet = Не шуми, когда другие играют. Не мешай им и не подсказывай.
# source 280c2e51
rule-family-board = Домашнее правило 1: на кресте до четырёх армий, ходят по часовой стрелке. Четыре угла доски срезаны.
# source 22a389b0
rule-family-pawns = Домашнее правило 2: пешка может ходить на два поля в любое время. Оба поля должны быть пустыми.
# source e17ca708
rule-family-passing = Домашнее правило 2: пробежавшую мимо пешку можно взять. У каждого игрока на это один ход.
# source b43db070
rule-family-last-row = Пешка превращается на последнем поле своего пути.
# source 1fbf2b32
rule-family-attackers = Домашнее правило 3: одну фигуру могут атаковать два игрока. Короля — только один.
# source 474be714
rule-family-absent = Домашнее правило 4: младший игрок может отойти и вернуться. Его фигуры спят, и брать их можно только пешками.
# source 06a23398
rule-family-say-check = Домашнее правило 5: на шах, о котором не сказали, можно не отвечать.
# source 8608bef8
rule-family-teams = Домашнее правило 6: можно играть командой, хотя бы недолго. Если все согласны, союзники друг у друга не берут.
# source 14ec3ccd
rule-family-supervisor = Домашнее правило 7: взрослый может менять правила между двумя ходами.
# source f02232ef
rule-family-mate = Кому поставили мат, тот выбывает, и король уходит. Остальные фигуры остаются статуями.
# source 98358910
rule-family-pass = Хода нет, и никто не сказал «шах»? Ты пропускаешь ход.
# source f4e5e7c3
rule-family-last-king = Побеждает последний, у кого остался король.
# source 907dcab0
rule-family-draw = На ничью должны согласиться все, кто ещё играет.

## Заголовки карточек

# source f84b89d6
card-board = Доска
# source c6f49660
card-setup = Как стоят фигуры
# source 729f2d8f
card-turns = Ходят по очереди
# source 45a38d98
card-capture = Взятие
# source 5b8de8d3
card-attack = Что значит атаковать
# source 07ff7268
card-bishop = Слон
# source 1536e020
card-rook = Ладья
# source 0269d156
card-queen = Ферзь
# source c114affe
card-no-jump = Без прыжков
# source 3ad4a580
card-knight = Конь
# source 497776ec
card-king = Король
# source de24f15c
card-pawn = Ходит и берёт
# source fccb3669
card-pawn-step = На одно поле вперёд
# source ed5e24a2
card-pawn-double = Ход на два поля
# source d34aa608
card-pawn-capture = Берёт по диагонали
# source 8f8d1d81
card-en-passant = Взятие на проходе: кого
# source 387f843e
card-en-passant-now = Взятие на проходе: когда
# source ae03af49
card-promotion = Превращение
# source 7f31a20e
card-in-check = Под шахом
# source 586d4ca9
card-check = Береги короля
# source d9828e83
card-three-ways = Три защиты от шаха
# source 847dd49d
card-kings-apart = Короли рядом не стоят
# source be03675c
card-guarded = Защищённая фигура
# source 0f343686
card-king-stays = Короля не берут
# source 435dec6b
card-castling = Как рокировать
# source ef997f54
card-castling-never = Когда рокировки уже не будет
# source 3ea7f37a
card-castling-now = Когда рокировка подождёт
# source 42c5a015
card-castling-rook = Что рокировке не мешает
# source 3807d051
card-checkmate = Мат
# source 47d0026d
card-stalemate = Пат
# source 52bbf682
card-dead-position = Мёртвая позиция
# source 1d68d69a
card-threefold = Позиция в третий раз
# source b836aeaa
card-same-position = Когда позиции одинаковы
# source e49c75ca
card-fivefold = Позиция в пятый раз
# source 516eaa94
card-fifty-moves = Пятьдесят тихих ходов
# source 030131e7
card-seventy-five = Семьдесят пять тихих ходов
# source f959716f
card-agreement = Ничья по согласию
# source 0809559b
card-resignation = Сдача партии
# source 125a6501
card-touch-move = Тронул — ходи
# source 4a6897e5
card-release = Отпущенная фигура
# source 630538a7
card-castle-touch = Касание при рокировке
# source 524ff42b
card-adjust = «Поправляю»
# source 3e4055a4
card-one-hand = Одной рукой
# source d45377bb
card-take-back = Возврат хода
# source bf43c8ff
card-claims = Требование ничьей
# source bb7da3cc
card-say-check = Слово «шах»
# source f79aa72d
card-not-allowed = Запрещённый ход
# source 3427ab88
card-written-square = Имена полей
# source 5235168b
card-written-piece = Буквы фигур
# source 101dbc5a
card-written-capture = x: взятие
# source d27dcabe
card-written-check = + и #: шах и мат
# source 20bf77dc
card-written-castling = O-O: рокировка
# source c67119f0
card-written-promotion = =: превращение
# source 2eeabdab
card-written-two = Две одинаковые фигуры
# source 27b9d8da
card-written-en-passant = e.p.: на проходе
# source 66952aac
card-hands = До и после партии
# source b0a99683
card-quiet = Дай другим подумать
# source 83c47037
card-family-board = Четыре армии, одна доска
# source af8e8b87
card-family-pawns = Пешки на марше
# source 7421b4e6
card-family-passing = На проходе — по очереди
# source 779a1972
card-family-last-row = Где кончается путь пешки
# source 8b851daa
card-family-attackers = Короля атакует только один
# source 09a24215
card-family-absent = Отойти и вернуться
# source eb8327f5
card-family-say-check = Шах надо сказать
# source 86eaf690
card-family-teams = Команды
# source 5e2c35b3
card-family-supervisor = Ведущий
# source df70f9b0
card-family-mate = Мат и статуи
# source 51d26918
card-family-pass = Нет хода? Пропускаешь
# source 0695e8df
card-family-last-king = Побеждает последний король
# source a5092005
card-family-draw = Ничья на четверых

## Слова и что они значат

# source 2222d6bf
word-square = поле
# source 30fbc53d
word-square-meaning = Одна из 64 клеток доски. Она светлая или тёмная.
# source 5a812159
word-file = вертикаль
# source 71256128
word-file-meaning = Восемь полей столбиком от белых к чёрным. У вертикали буква, от a до h.
# source 3481832d
word-rank = горизонталь
# source 2ef08764
word-rank-meaning = Восемь полей в ряд слева направо. У горизонтали цифра, от 1 до 8.
# source 500c6b9f
word-diagonal = диагональ
# source 39a492c7
word-diagonal-meaning = Косая линия из полей одного цвета.
# source bb4c719f
word-short-side = королевский фланг
# source 3dab5d5b
word-short-side-meaning = Половина доски с вертикалями от e до h. Там начинают короли.
# source a68454ec
word-long-side = ферзевый фланг
# source f1a21f28
word-long-side-meaning = Половина доски с вертикалями от a до d. Там начинают ферзи.
# source a3fa649b
word-piece = фигура
# source 053b8f05
word-piece-meaning = Король, ферзь, ладья, слон или конь. Часто фигурой называют и пешку.
# source caff5467
word-move = ход
# source 0949a58f
word-move-meaning = Что игрок делает за один раз: фигура идёт на другое поле.
# source 40800e3f
word-ply = полуход
# source 8696da98
word-ply-meaning = Ход одной стороны. Ход белых и ответ чёрных — это два полухода.
# source ffed3afb
word-capture = взятие
# source 8e07e3cc
word-capture-meaning = Снять чужую фигуру с доски, встав на её поле.
# source 3df27699
word-attack = атака
# source 15add52d
word-attack-meaning = Фигура атакует, или бьёт, поле, где могла бы взять. Поле тогда битое.
# source 1716896b
word-guard = защита
# source 66a1937b
word-guard-meaning = Фигура защищает свою, если может взять за неё в ответ. Защищать можно и пустое поле.
# source 6131abff
word-check = шах
# source d6b650b4
word-check-meaning = Король под шахом, пока его атакует чужая фигура.
# source bed888c8
word-double-check = двойной шах
# source 9e152a75
word-double-check-meaning = Шах дают сразу две фигуры. Помогает только ход королём.
# source e2b4edce
word-discovered-check = вскрытый шах
# source 9a689781
word-discovered-check-meaning = Фигура отходит, и шах даёт та, что стояла за ней.
# source 2a186f87
word-checkmate = мат
# source 3815e135
word-checkmate-meaning = Королю шах, и его уже ничто не спасёт. Партия окончена.
# source 85bf2e03
word-stalemate = пат
# source ba79c24e
word-stalemate-meaning = Игроку нечем ходить, но шаха нет. Это ничья.
# source 4be78511
word-draw = ничья
# source 7a8e5fda
word-draw-meaning = Никто не выиграл: каждому по половине очка.
# source 5cd1d4a8
word-dead-position = мёртвая позиция
# source 8c6a5f80
word-dead-position-meaning = Позиция, в которой никакие ходы не приведут к мату.
# source d60bf11f
word-pin = связка
# source 38669f6e
word-pin-meaning = Фигуре нельзя уйти с линии, потому что за ней стоит её король.
# source d4a805cd
word-fork = вилка
# source 1ed5a05f
word-fork-meaning = Одна фигура атакует сразу две чужие или больше.
# source fbffa88f
word-skewer = сквозной удар
# source 2f27ac52
word-skewer-meaning = Атакованная фигура уходит, и берут ту, что стояла за ней.
# source cb12b49b
word-block = закрыть короля
# source 28eba0f6
word-block-meaning = Поставить фигуру между королём и той, что даёт шах.
# source 17d68eb0
word-flight = поле для отхода
# source b0e8eb2f
word-flight-meaning = Безопасное поле, куда король может уйти от шаха.
# source a7b9ea5f
word-castling = рокировка
# source 8ddb8063
word-castling-meaning = Король и ладья ходят вместе, один раз за партию.
# source 32516a88
word-castling-right = право на рокировку
# source 6cbcd1bf
word-castling-right-meaning = Оно есть, пока ни король, ни ладья не ходили.
# source f838bba4
word-en-passant = взятие на проходе
# source c2a2f984
word-en-passant-meaning = Пешка берёт ту, что прошла мимо неё на два поля. По-французски: en passant.
# source 44f3bc4f
word-promotion = превращение
# source f9f11df5
word-promotion-meaning = Пешка на последней горизонтали становится ферзём, ладьёй, слоном или конём.
# source 1072cddf
word-underpromotion = слабое превращение
# source c00e16b6
word-underpromotion-meaning = Когда пешка превращается в ладью, слона или коня.
# source 0493a148
word-double-step = ход на два поля
# source ef249598
word-double-step-meaning = Так пешка может пойти с поля, где она начинает.
# source 43a49e04
word-last-row = последняя горизонталь
# source df7bb966
word-last-row-meaning = Для белых пешек это восьмая горизонталь, для чёрных первая.
# source 6ed42f2b
word-exchange = размен
# source 44f557f5
word-exchange-meaning = Каждая сторона берёт фигуру у другой.
# source 80838d3f
word-value = ценность
# source 82d053b9
word-value-meaning = Сколько стоит фигура. Пешка 1, конь и слон 3, ладья 5, ферзь 9.
# source 57317b87
word-position = позиция
# source b9229fe4
word-position-meaning = Где стоят все фигуры и чей сейчас ход.
# source e366c4b6
word-quiet-move = тихий ход
# source bdd3e64b
word-quiet-move-meaning = Ход без взятия и не пешкой.
# source c057a5c7
word-repetition = повторение
# source 52d4bddc
word-repetition-meaning = Та же позиция встречается снова.
# source c18d339e
word-perpetual-check = вечный шах
# source 6efeb3bf
word-perpetual-check-meaning = Шах за шахом, без конца. Получается ничья из-за повторения.
# source d744b993
word-claim = требование ничьей
# source f80ced27
word-claim-meaning = Сказать, что по правилам ничья, и показать это.
# source 54b23312
word-draw-offer = предложение ничьей
# source 0c5fe67f
word-draw-offer-meaning = Вопрос сопернику: согласимся на ничью?
# source 21fa1129
word-resign = сдаться
# source 0941bf7c
word-resign-meaning = Сказать сопернику: победа твоя. Никто не обязан так делать.
# source 3ec2c087
word-touch-move = тронул — ходи
# source 9a3e8494
word-touch-move-meaning = Какой фигуры коснёшься, той и ходи, если она может.
# source bcd9eb82
word-adjust = поправляю
# source 2e4baa07
word-adjust-meaning = Так говорят, прежде чем поправить фигуру. По-французски: j’adoube.
# source e12b4e07
word-arbiter = судья
# source 4c07b941
word-arbiter-meaning = Тот, кто на турнире помогает с правилами.
# source 78047c17
word-clock = шахматные часы
# source a49f3c27
word-clock-meaning = Двое часов в одних. Они показывают, сколько времени осталось у каждого.
# source 10a5abe0
word-house-rule = домашнее правило
# source 52b1d853
word-house-rule-meaning = Правило, о котором договорились в семье, в классе или в кружке.
# source 030df4f0
word-laws = правила шахмат
# source 24931746
word-laws-meaning = Правила Международной шахматной федерации ФИДЕ. По ним играют на турнирах.
# source 7f28c349
word-notation = нотация
# source 7d6426b3
word-notation-meaning = Запись ходов буквами и цифрами.
# source 8002403f
word-coordinates = координаты
# source c531032c
word-coordinates-meaning = Буквы и цифры по краям доски.
# source b422e8e7
word-opening = дебют
# source 0f84575e
word-opening-meaning = Первые ходы партии, когда фигуры выходят в игру.
# source 1f8e0f5f
word-endgame = эндшпиль
# source 69a2dbce
word-endgame-meaning = Последняя часть партии, когда фигур остаётся мало.
