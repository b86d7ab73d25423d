### Книга правил: карточки, домашние правила, слова.

## Книга правил: её экран

book-search = Искать в правилах
book-nothing = По слову «{ $query }» ничего нет. Попробуй другое слово.
book-allowed = Можно
book-not-allowed = Нельзя
book-not-yet = Пока нельзя
book-ends = Партия окончена
book-draw = Ничья
book-goes-on = Партия продолжается
book-before = До этого: { $moves }.
book-look = Смотри
book-written = Запись: { $san }
book-try-promotion = Попробуй: пешка с { $from } на { $to }. Она станет { PIECE($piece, form: "ins") }.
book-yes = Да, так можно.
book-touched = Рука коснулась { PIECE($piece, form: "gen") } на { $square }.
book-adjusted = «Поправляю!» Потом рука коснулась { PIECE($piece, form: "gen") } на { $square }.
book-press = Нажми «{ $action }».
book-unsaid = Слова «шах» никто не сказал.
book-under = Домашние правила: { $rules }.
book-claim-threefold = Ничья: третий раз
book-claim-fifty = Ничья: пятьдесят ходов
book-took-back = Ход возвращён.
book-house = Домашние правила
book-laws = Турниры (правила шахмат)
book-sheets = Что пишут на некоторых листках
book-lessons = Уроки об этом правиле
book-words = Слова на этой карточке
book-cards = Правила с этим словом
book-more = Ещё в книге правил
book-glossary = Слова от А до Я

## Главы

chapter-board = Доска и очередь хода
chapter-pieces = Фигуры
chapter-pawn = Пешка
chapter-check = Король и шах
chapter-castling = Рокировка
chapter-ending = Как кончается партия
chapter-together = Играем вместе
chapter-writing = Запись ходов
chapter-manners = Хорошие манеры
chapter-words = Слова

## Домашние правила: как они называются и откуда взялись

profile-fide = Турнир
profile-fide-online = Онлайн
profile-club = Кружок
profile-sheet = Короткий листок
profile-print-and-play = Распечатай и играй
profile-school = Школа
profile-family = Семья
origin-fide = Правила шахмат, по которым играют на турнирах.
origin-fide-online = Партии на компьютере, который считает за обоих.
origin-club = Листок школьного кружка.
origin-sheet = Листок с правилами на одну страницу.
origin-print-and-play = Правила игры, которую печатают и вырезают.
origin-school = Школьный турнир на вылет, без судьи.
origin-family = Семейная игра, до четырёх игроков.

## Что пишут на некоторых листках и как на самом деле

sheet-knight-castles = На одном листке рокирует конь. Это оплошность: рокируют король и ладья.
sheet-next-to-rook = На одном листке король встаёт рядом с ладьёй. Лучше считай: он идёт ровно на два поля.
sheet-take-king = На двух листках короля берут. В шахматах так не бывает: партия кончается раньше, матом.
sheet-reach = Один листок спрашивает, куда чужая фигура может пойти. Важно, что она атакует: пешка ходит прямо, а бьёт по диагонали.
sheet-any-in-check = На одном листке под шахом бывает любая фигура. Под шахом может быть только король.
sheet-stalemate-twice = Один листок называет пат дважды, будто их два. Пат один: ходов нет и шаха нет.
sheet-may-promote = На двух листках пешка может превратиться. Она обязана: на последней горизонтали она не остаётся пешкой.
sheet-tip-king = Некоторые, когда сдаются, кладут короля. Понятнее сказать это словами.

## Что показывает доска, на которую только смотрят

look-corner = Поле h1 светлое. У белых оно по правую руку.
look-queens = Поле d1 светлое, и там стоит белый ферзь. Чёрный стоит на тёмном d8.
look-released = Пешку отпустили на e4. На e3 ей уже нельзя.
look-hands = Перед первым ходом пожмите друг другу руки.
look-thinking = Чёрные думают. Белые ждут и не шумят.

## Правила, к которым не ведёт ни одна причина: карточки, как в `rules.ftl`

rule-board = На доске 64 поля. Справа у каждого игрока светлое угловое поле.
rule-setup = Восемь пешек стоят перед восемью фигурами. Каждый ферзь начинает на поле своего цвета.
rule-attack = Фигура атакует поля, где могла бы взять. Связанная фигура тоже атакует.
rule-in-check = Если король атакован, он под шахом. Помоги ему сразу же.
rule-three-ways = Уйди королём, закрой его или возьми атакующую фигуру.
rule-kings-apart = Два короля никогда не стоят рядом. Между ними всегда есть поле.
rule-guarded = Король берёт фигуру, только если её никто не защищает.
rule-castling-rook = Ладья при рокировке может быть под боем. Через битое поле ей тоже можно.
rule-same-position = Одинаковы фигуры, очередь хода и права: это та же позиция.
rule-adjust = Сначала скажи «поправляю». Потом можно поправить фигуру.
rule-one-hand = Каждый ход делают одной рукой, и рокировку тоже.
rule-take-back = На турнире ходы не возвращают. Друзья могут договориться иначе.
rule-say-check = Говорить «шах» никто не обязан. Шах действует и без слов.
rule-not-allowed = Кто-то сделал запрещённый ход? Верните всё на место и ходите снова.
rule-written-square = У каждого поля есть буква и цифра. Для пешки пиши только поле.
rule-written-piece = Пиши букву фигуры, а потом поле, куда она идёт.
rule-written-capture = Знак x означает взятие. У пешки сначала пишут её вертикаль.
rule-written-check = Плюс означает шах. Решётка означает мат.
rule-written-castling = O-O означает короткую рокировку. O-O-O означает длинную.
rule-written-promotion = После поля пишут, кем стала пешка.
rule-written-two = Туда могут пойти две одинаковые фигуры? Добавь вертикаль или горизонталь.
rule-written-en-passant = Пиши поле, куда встаёт твоя пешка, как при любом взятии.
rule-hands = Пожмите руки до партии и после неё. Скажите: спасибо за игру!
rule-quiet = Не шуми, когда другие играют. Не мешай им и не подсказывай.

## Заголовки карточек

card-board = Доска
card-setup = Как стоят фигуры
card-turns = Ходят по очереди
card-capture = Взятие
card-attack = Что значит атаковать
card-bishop = Слон
card-rook = Ладья
card-queen = Ферзь
card-no-jump = Без прыжков
card-knight = Конь
card-king = Король
card-pawn = Ходит и берёт
card-pawn-step = На одно поле вперёд
card-pawn-double = На два поля с начала
card-pawn-capture = Берёт по диагонали
card-en-passant = Взятие на проходе: кого
card-en-passant-now = Взятие на проходе: когда
card-promotion = Превращение
card-in-check = Под шахом
card-check = Береги короля
card-three-ways = Три защиты от шаха
card-kings-apart = Короли рядом не стоят
card-guarded = Защищённая фигура
card-king-stays = Короля не берут
card-castling = Как рокировать
card-castling-never = Когда рокировки уже не будет
card-castling-now = Когда рокировка подождёт
card-castling-rook = Что рокировке не мешает
card-checkmate = Мат
card-stalemate = Пат
card-dead-position = Мёртвая позиция
card-threefold = Позиция в третий раз
card-same-position = Когда позиции одинаковы
card-fivefold = Позиция в пятый раз
card-fifty-moves = Пятьдесят тихих ходов
card-seventy-five = Семьдесят пять тихих ходов
card-agreement = Ничья по согласию
card-resignation = Сдача партии
card-touch-move = Тронул — ходи
card-release = Отпущенная фигура
card-castle-touch = Касание при рокировке
card-adjust = «Поправляю»
card-one-hand = Одной рукой
card-take-back = Возврат хода
card-claims = Требование ничьей
card-say-check = Слово «шах»
card-not-allowed = Запрещённый ход
card-written-square = Имена полей
card-written-piece = Буквы фигур
card-written-capture = x: взятие
card-written-check = + и #: шах и мат
card-written-castling = O-O: рокировка
card-written-promotion = =: превращение
card-written-two = Две одинаковые фигуры
card-written-en-passant = e.p.: на проходе
card-hands = До и после партии
card-quiet = Дай другим подумать

## Слова и что они значат

word-square = поле
word-square-meaning = Одна из 64 клеток доски. Она светлая или тёмная.
word-file = вертикаль
word-file-meaning = Восемь полей столбиком от белых к чёрным. У вертикали буква, от a до h.
word-rank = горизонталь
word-rank-meaning = Восемь полей в ряд слева направо. У горизонтали цифра, от 1 до 8.
word-diagonal = диагональ
word-diagonal-meaning = Поля одного цвета, которые касаются уголками.
word-short-side = королевский фланг
word-short-side-meaning = Половина доски с вертикалями от e до h. Там начинают короли.
word-long-side = ферзевый фланг
word-long-side-meaning = Половина доски с вертикалями от a до d. Там начинают ферзи.
word-piece = фигура
word-piece-meaning = Король, ферзь, ладья, слон или конь. Часто фигурой называют и пешку.
word-move = ход
word-move-meaning = Что игрок делает за один раз: фигура идёт на другое поле.
word-ply = полуход
word-ply-meaning = Ход одной стороны. Ход белых и ответ чёрных вместе дают два.
word-capture = взятие
word-capture-meaning = Снять чужую фигуру с доски, встав на её поле.
word-attack = атака
word-attack-meaning = Фигура атакует, или бьёт, поле, где могла бы взять. Поле тогда битое.
word-guard = защита
word-guard-meaning = Фигура защищена, если за неё можно взять в ответ.
word-check = шах
word-check-meaning = Король под шахом, пока его атакует чужая фигура.
word-double-check = двойной шах
word-double-check-meaning = Шах дают сразу две фигуры. Помогает только ход королём.
word-discovered-check = вскрытый шах
word-discovered-check-meaning = Фигура отходит, и шах даёт та, что стояла за ней.
word-checkmate = мат
word-checkmate-meaning = Королю шах, и его уже ничто не спасёт. Партия окончена.
word-stalemate = пат
word-stalemate-meaning = Игроку нечем ходить, но шаха нет. Это ничья.
word-draw = ничья
word-draw-meaning = Никто не выиграл: каждому по половине очка.
word-dead-position = мёртвая позиция
word-dead-position-meaning = Позиция, в которой никакие ходы не приведут к мату.
word-pin = связка
word-pin-meaning = Фигуре нельзя уйти с линии, потому что за ней стоит её король.
word-fork = вилка
word-fork-meaning = Одна фигура атакует сразу две чужие.
word-skewer = сквозной удар
word-skewer-meaning = Атакованная фигура уходит, и берут ту, что стояла за ней.
word-block = закрыть короля
word-block-meaning = Поставить фигуру между королём и той, что даёт шах.
word-flight = поле для отхода
word-flight-meaning = Безопасное поле, куда король может уйти от шаха.
word-castling = рокировка
word-castling-meaning = Король и ладья ходят вместе, один раз за партию.
word-castling-right = право на рокировку
word-castling-right-meaning = Оно есть, пока ни король, ни ладья не ходили.
word-en-passant = взятие на проходе
word-en-passant-meaning = Пешка берёт ту, что прошла мимо неё на два поля. По-французски: en passant.
word-promotion = превращение
word-promotion-meaning = Пешка на последней горизонтали становится ферзём, ладьёй, слоном или конём.
word-double-step = ход на два поля
word-double-step-meaning = Так пешка может пойти с поля, где она начинает.
word-last-row = последняя горизонталь
word-last-row-meaning = Для белых пешек это восьмая горизонталь, для чёрных первая.
word-exchange = размен
word-exchange-meaning = Каждая сторона берёт фигуру у другой.
word-value = ценность
word-value-meaning = Сколько стоит фигура. Пешка 1, конь и слон 3, ладья 5, ферзь 9.
word-position = позиция
word-position-meaning = Где стоят все фигуры и чей сейчас ход.
word-quiet-move = тихий ход
word-quiet-move-meaning = Ход без взятия и не пешкой.
word-repetition = повторение
word-repetition-meaning = Та же позиция встречается снова.
word-claim = требование ничьей
word-claim-meaning = Сказать, что по правилам ничья, и показать это.
word-draw-offer = предложение ничьей
word-draw-offer-meaning = Вопрос сопернику: согласимся на ничью?
word-resign = сдаться
word-resign-meaning = Сказать сопернику: победа твоя. Никто не обязан так делать.
word-touch-move = тронул — ходи
word-touch-move-meaning = Какой фигуры коснёшься, той и ходи.
word-adjust = поправляю
word-adjust-meaning = Так говорят, прежде чем поправить фигуру. По-французски: j'adoube.
word-arbiter = судья
word-arbiter-meaning = Тот, кто на турнире помогает с правилами.
word-clock = шахматные часы
word-clock-meaning = Двое часов в одних. Они показывают, сколько времени осталось у каждого.
word-house-rule = домашнее правило
word-house-rule-meaning = Правило, о котором договорились в семье, в классе или в кружке.
word-laws = правила шахмат
word-laws-meaning = Правила Международной шахматной федерации ФИДЕ. По ним играют на турнирах.
word-notation = нотация
word-notation-meaning = Запись ходов буквами и цифрами.
word-coordinates = координаты
word-coordinates-meaning = Буквы и цифры по краям доски.
word-opening = дебют
word-opening-meaning = Первые ходы партии, когда фигуры выходят в игру.
word-endgame = эндшпиль
word-endgame-meaning = Последняя часть партии, когда фигур остаётся мало.
