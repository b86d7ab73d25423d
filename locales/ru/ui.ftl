### Экраны: кнопки, повседневные слова тренера, сообщения.

## Программа

# The language's name in the language itself.
# source e1f2ae9e
language-name = Русский
# source 0c5ab5de
app-name = Squarewise

## Первый экран

# source 8a34ebc8
home-hello = Привет, { $learner }!
# source ec8a051d
home-go-on = Вперёд, { $learner }!
# source f84c508d
home-hello-you = Привет!
# source 8ed544e0
home-go-on-you = Вперёд!
# source aa2bce9a
home-place = Шаг { $step } из { $total }: { $lesson }
# source 17c0eb52
home-first = Начни с урока: { $lesson }
# source aa1df858
home-next = Дальше: { $lesson }
# source b14b62ff
home-left = Продолжи партию с { -coach }
# source b4e485f9
home-left-line = { $name }, ход { $number }
# source 94b8186a
home-left-away = Убрать партию
# source 00eb1822
home-left-away-sure = Точно убрать партию?
# source 21010fda
home-all-done = Все уроки пройдены. Повтори любой!
# source 11e234a6
home-no-lessons = Уроков здесь не нашлось.
# source eca017c1
home-lessons-coming = Твои собственные уроки загружаются. Скоро они будут здесь.
# source c6fad670
home-lesson-coming = Урок «{ $lesson }» откроется, как только загрузится.
# source 2ec86399
home-shelf-count = { $done } из { $total }
# source 91481580
home-certificate-kept = Молодец! Твою грамоту можно распечатать: { $file }
# source f13f26a6
home-certificate-not-kept = Не получилось сохранить грамоту. Позови взрослого.
# source 0ab06654
home-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 }
# source 2a953f90
home-own-lesson = Свой урок
# source cdd3b69b
home-replaces = Вместо встроенного урока
# source 70f9c2c7
home-about-foreign = Только на языке: { $language }
# source 10278c6b
language-called = { $language ->
    [de] немецкий
    [en] английский
    [fr] французский
    [es] испанский
    [ru] русский
    [it] итальянский
    [pl] польский
    [nl] нидерландский
    [pt] португальский
    [uk] украинский
    [tr] турецкий
    [el] греческий
    [cs] чешский
    [sk] словацкий
    [hu] венгерский
    [ro] румынский
    [bg] болгарский
    [sr] сербский
    [hr] хорватский
    [sl] словенский
    [sv] шведский
    [da] датский
    [nb] норвежский
    [nn] норвежский
    [no] норвежский
    [fi] финский
    [et] эстонский
    [lv] латышский
    [lt] литовский
    [is] исландский
    [ga] ирландский
    [cy] валлийский
    [ca] каталанский
    [eu] баскский
    [gl] галисийский
    [he] иврит
    [ar] арабский
    [fa] персидский
    [hi] хинди
    [bn] бенгальский
    [ta] тамильский
    [ur] урду
    [zh] китайский
    [ja] японский
    [ko] корейский
    [vi] вьетнамский
    [th] тайский
    [id] индонезийский
    [ms] малайский
    [tl] тагальский
    [sw] суахили
    [af] африкаанс
    [sq] албанский
    [mk] македонский
    [be] белорусский
    [bs] боснийский
    [hy] армянский
    [ka] грузинский
    [az] азербайджанский
    [kk] казахский
    [uz] узбекский
    [mn] монгольский
    [eo] эсперанто
    [la] латинский
    [mt] мальтийский
    [lb] люксембургский
   *[other] { $language }
 }
# source 23cdb76b
table-title = Игра вдвоём
# source a936882d
referee-title = Так можно?
# source 45242a1a
rulebook-title = Правила
# source 5386b886
learners-title = Кто учится?

# Полки с уроками
# source e1df9fe6
shelf-games = Игры с { -coach }
# source a4ecaa6d
shelf-other = Другие уроки
# source 7d3bb3b0
shelf-own = { $name }

# Кто учится, тот выбирает животное.
# source 951ebcc3
animal-owl = Сова
# source e4389c8b
animal-fox = Лиса
# source 536cf815
animal-bear = Медведь
# source fd09aab1
animal-hare = Заяц
# source 34844d31
animal-frog = Лягушка
# source c53ef15f
animal-mouse = Мышка
# source 49970227
animal-penguin = Пингвин
# source 671adbd1
animal-turtle = Черепаха

# Кто учится
# source f8c5440d
learners-hello = Привет! Кто сегодня учится?
# source 1ce89902
learners-choose = Выбери животное.
# source 3875f1c6
learners-change = { $learner }: выбери животное и имя.
# source da78d87f
learners-name = Имя, если хочешь
# source 182be044
learners-privacy = Хватит одного имени. Оно останется на этом компьютере.
# source 84702ff0
learners-add = Новый ученик
# source ede8c46d
learners-guest = Гость
# source 8a323438
learners-guest-line = Звёзды не сохраняются
# source 539ff240
learners-edit = Изменить: { $learner }
# source 8d05b201
learners-save = Сохранить
# source 6bc77d10
learners-remove = Убрать: { $learner }
# source 1d44f629
learners-remove-question = { $learner }: убрать из списка?
# source f97b9e6a
learners-remove-line = Ничего не стирается. Звёзды переедут в отдельную папку.
# source 816a50b3
learners-keep = Нет, оставить
# source a39f5bc9
learners-more = Ещё

## Кнопки

# source 54d31be7
button-start = Начать
# source 7869296b
button-continue = Продолжить
# source 05d9df52
button-play-again = Ещё раз
# source 44938757
button-next = Дальше
# source 13f34a0b
button-back = Назад
# source 3fd5df13
button-home = Домой
# source fa334aee
button-all-steps = Все шаги
# source bf4c8e75
button-legal = Да
# source 9d59b3e5
button-not-legal = Нет
# source 41a64437
button-hint = Подсказка
# source dfed1f88
button-read-aloud = Прочитать
# source 1fe64815
button-hint-of = Подсказка { $hint } из { $total }
# source 19c61483
button-say-again = Повтори
# source 16889a6c
button-take-back = Вернуть ход
# source e5367c5f
button-again = Сначала
# source d724fae3
button-show-rule = Покажи правило
# source 4d4cfb96
button-show-house-rule = Покажи домашнее правило
# source 71728976
house-rule-heading = Домашнее правило, не для турниров
# source b63e6e32
button-got-it = Понятно
# source 3ead90fb
button-close = Закрыть
# source 9dd7de84
button-flip = Повернуть доску
# source 49320735
button-done = Готово
# source 9bfa0e19
button-i-count = Всего { $number }
# source bc789c7f
button-fewer = Минус один
# source 5fced1b7
button-more = Плюс один
# source 30875cc3
button-erase = Стереть
# source d1b739d9
button-play-me = Сыграй со мной
# source f590017d
button-play-two = Сыграть вдвоём
# source 39617a18
button-say-check = Шах!
# source 6c35fae2
button-agree-draw = Ничья: согласны
# source 3cc86b7a
button-give-up = { $side ->
    [white] Белые сдаются
    [blue] Синие сдаются
    [yellow] Жёлтые сдаются
   *[black] Чёрные сдаются
 }

## Ответы на выбор

# source 520e1c79
answer-check = Шах
# source 3cc9bf38
answer-check-no-mate = Шах, но не мат
# source 577eacd1
answer-checkmate = Мат
# source 6746deed
answer-stalemate = Пат
# source 145176f6
answer-dead-position = Никто не выиграет
# source 1e7f8a5f
answer-dead-not-stalemate = Мёртвая позиция
# source 757ee36e
answer-play-on = Играть дальше
# source 05c19923
answer-no-check = Шаха нет: играем дальше
# source 51535019
answer-threefold = Позиция в третий раз
# source a731ab14
answer-fifty-moves = Пятьдесят тихих ходов
# source ed6901da
answer-nothing = Требовать нечего
# source b3bf1295
answer-light = Светлое
# source 0add222b
answer-dark = Тёмное

## Настройки

# source d393f095
settings-title = Настройки
# source 6c20be16
language-share = { $percent } %
# source efcf88bc
settings-language = Язык
# source 017851c1
settings-theme = Цвета
# source f6616922
settings-theme-light = Светлые
# source b099ddac
settings-theme-dark = Тёмные
# source 00b72448
settings-theme-contrast = Контрастные
# source e4c715bd
settings-dots = Точки там, куда можно пойти
# source a56fcfe9
settings-motion = Анимация
# source 2cb3cfee
settings-size = Размер
# source 2ab4572b
settings-percent = { $percent } %
# source 1dba24ca
settings-room = В это окно помещается не больше { $percent } %.
# source ebbd686a
settings-board = Доска
# source eed60e6f
settings-board-green = Зелёная
# source 6b71f0eb
settings-board-wood = Деревянная
# source bf9dd0bf
settings-board-sea = Морская
# source 13935d5f
settings-board-lavender = Лавандовая
# source 917b861e
settings-pieces = Фигуры
# source ae3d8a2e
settings-pieces-drawn = Рисованные
# source f29aaad6
settings-pieces-plain = Простые
# source e0e5b1b2
settings-left-handed = Для левшей
# source ce2b9117
settings-sound = Звуки
# source 846f2208
settings-speech = Голос
# source 76d1eba6
settings-on = Да
# source 0126c546
settings-off = Нет
# source 7490cdc0
settings-licences = Лицензии
# source dd664e4b
settings-licences-say = Части этой программы сделали многие люди. Здесь все лицензии.

## Урок

# source bc294ea7
step-of = Шаг { $step } из { $total }

# source 4df0c19f
judge-question-castle = { $side ->
    [white] Можно ли белым здесь рокировать?
    [blue] Можно ли синим здесь рокировать?
    [yellow] Можно ли жёлтым здесь рокировать?
   *[black] Можно ли чёрным здесь рокировать?
 }
# source 31b1ff8c
judge-question-move = Можно ли { PIECE($piece, form: "dat") } пойти с { $from } на { $to }?
# source 7c395f02
said-check = Кто-то сказал «шах».
# source 25c0a766
said-nothing = Никто ничего не сказал.
# source fb4d3df3
status-question = { $side ->
    [white] Ход белых. Что это?
    [blue] Ход синих. Что это?
    [yellow] Ход жёлтых. Что это?
   *[black] Ход чёрных. Что это?
 }
# source c5130c6e
claim-next = Ты хочешь пойти { PIECE($piece, form: "ins") } на { $to }.
# source 24a87cdc
name-square = Где поле { $square }?
# source 3bf5dbcc
name-file = Где вертикаль { $file }?
# source 97e77456
name-rank = Где { $rank }-я горизонталь?
# source 4760ca96
name-light-or-dark = Поле { $square } светлое или тёмное?
# Стоит в пустой строке, пока нет ни одной буквы.
# source fb48afc6
write-here = Твой ход

# Что показал счёт, когда ответ уже дан.
# source b00a29db
fact-times-then = { $times ->
    [1] После этого хода позиция возникнет впервые.
    [2] После этого хода позиция возникнет во второй раз.
   *[other] После этого хода позиция возникнет в { $times }-й раз.
 }
# source 8a7f35cb
fact-rights-gone = Фигуры так уже стояли, но с рокировкой или взятием на проходе было по-другому. Тот раз не считается.
# source bc1d4fed
fact-times = { $times ->
    [1] Эта позиция встретилась впервые.
    [one] Эта позиция встретилась { $times } раз.
    [few] Эта позиция встретилась { $times } раза.
   *[many] Эта позиция встретилась { $times } раз.
 }
# Когда позиция уже стояла: в начале (1 или 0) и после каких ходов.
# source 5ac93a3e
fact-plies = { $start ->
    [1] { COUNT($numbers) ->
        [0] Она стояла в начале.
        [1] Она стояла в начале и после хода { LIST($numbers) }.
       *[other] Она стояла в начале и после ходов { LIST($numbers) }.
     }
   *[other] { COUNT($numbers) ->
        [1] Она стояла после хода { LIST($numbers) }.
       *[other] Она стояла после ходов { LIST($numbers) }.
     }
 }
# source 54317178
fact-quiet = { $moves ->
    [0] Только что было взятие или ход пешкой.
    [one] У каждого { $moves } ход: ни взятий, ни ходов пешкой.
    [few] У каждого { $moves } хода: ни взятий, ни ходов пешкой.
   *[many] У каждого { $moves } ходов: ни взятий, ни ходов пешкой.
 }
# source 920692dd
fact-quiet-before = { $moves ->
    [one] До этих ходов у каждого был { $moves } тихий ход.
    [few] До этих ходов у каждого было { $moves } тихих хода.
   *[many] До этих ходов у каждого было { $moves } тихих ходов.
 }
# source 64d25547
fact-values = Пешка 1, конь 3, слон 3, ладья 5, ферзь 9.
# Буквы короля, ферзя, ладьи, слона и коня в записи, без промежутков. Маленькая буква
# относится к большой перед ней: король пишется «Кр».
# source ea509f40
piece-letters = КрФЛСК

# source c239137d
coach-tap-square = Нажми на поле.
# source 374acb8d
coach-pick-piece = Нажми на фигуру, а потом на поле, куда ей идти.
# source cb6d8e82
coach-your-turn = { $side ->
    [white] Твой ход: ты играешь белыми.
    [blue] Твой ход: ты играешь синими.
    [yellow] Твой ход: ты играешь жёлтыми.
   *[black] Твой ход: ты играешь чёрными.
 }
# source 5e041588
coach-try-it = Попробуй пойти { PIECE($piece, form: "ins") } с { $from } на { $to }.
# source 31888b3f
coach-no-more-hints = Ты знаешь все подсказки. Попробуй сделать ход!
# source 8b283f30
coach-legal-but-other = Так можно. Но сейчас нужен другой ход.
# source a1d5e00d
coach-that-is-mine = Эй! Это моё!
# source d26b63f0
coach-only-piece-moves = Сейчас ходит только { PIECE($piece) } на { $square }.
# source a469afd5
coach-only-this-moves = Сейчас ходит только { PIECE($piece) }.
# source a95f09d6
coach-not-safe = { COUNT($men) ->
    [one] Встань там, где безопасно. { MEN($men, cap: 1) } бьёт { $square }.
   *[other] Встань там, где безопасно. { MEN($men, cap: 1) } бьют { $square }.
 }
# source fb8e49ae
coach-hangs = { COUNT($men) ->
    [one] Ещё не то: тогда { PIECE($piece, form: "your-nom") } на { $square } пропадёт. { MEN($men, cap: 1) } сможет взять, а тебе взять в ответ будет нечем.
   *[other] Ещё не то: тогда { PIECE($piece, form: "your-nom") } на { $square } пропадёт. { MEN($men, cap: 1) } смогут взять даром.
 }
# source 9974d5fa
coach-taken-back = Ещё не то: { PIECE($captured) } на { $square } под защитой. { MEN($men, cap: 1) } возьмёт { PIECE($piece, form: "acc") } в ответ.
# source e707c718
coach-taken-elsewhere = Ещё не то: тогда { MEN($men) } возьмёт { PIECE($piece, form: "acc") } на { $square }.
# source db92637c
coach-takes-nothing = Так можно, но это не взятие. Что можно выиграть?
# source 345b9c5c
coach-no-check = Ещё не то: шаха нет. Мат — это всегда шах.
# source 6f855f16
coach-stalemates = Пат: шаха нет, и хода нет. Это только ничья.
# source bb6e0ac8
coach-mates-instead = Это даже мат! Но сейчас мы ищем пат.
# source 715e42c7
coach-checks-instead = Шах! А при пате короля никто не атакует.
# source 13b6dcf9
coach-move-left-king = Ещё не то: король может уйти на { $square }.
# source bbbc51a1
coach-move-left = Ещё не то: { MEN($men) } может пойти на { $square }.
# source 13bb509f
coach-no-mate-king = Ещё не то: король уйдёт на { $square }. И мата не будет.
# source e60ae377
coach-no-mate-taken = Ещё не то: { MEN($men) } возьмёт { PIECE($piece, form: "acc") } на { $square }. И мата не будет.
# source f6227913
coach-no-mate-after = Ещё не то: { MEN($men) } пойдёт на { $square }. И мата не будет.
# source f5c057d1
coach-way-out-run = Шах! Но король ещё может уйти на { $square }.
# source a88cd6b6
coach-way-out-take = Шах! Но { MEN($men) } может взять { PIECE($piece, form: "acc") } на { $square }.
# source 444ab1bc
coach-way-out-block = Шах! Но { MEN($men) } может встать на { $square } и закрыть короля.
# source cc49d67e
coach-squares-more = { $left ->
    [one] Пока всё верно. Осталось найти { $left } поле.
    [few] Пока всё верно. Осталось найти { $left } поля.
   *[many] Пока всё верно. Осталось найти { $left } полей.
 }
# source 8a1f9ff9
coach-not-this-square = Посмотри на { $square } ещё раз. Это поле не подходит.
# source 991669b7
coach-empty-square = На { $square } никого нет. Нажми на фигуру!
# source e511f2c5
coach-other-army = { $side ->
    [white] На { $square } стоит { PIECE($piece, form: "black") }. Ищи белые фигуры.
   *[black] На { $square } стоит { PIECE($piece, form: "white") }. Ищи чёрные фигуры.
 }
# source 20c2439e
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Кто её атакует?
   *[masculine] Это сам { PIECE($piece) }. Кто его атакует?
 }
# source 3c99287d
coach-asked-guards = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Кто её защищает?
   *[masculine] Это сам { PIECE($piece) }. Кто его защищает?
 }
# source 72268046
coach-asked-moves = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Куда она может пойти?
   *[masculine] Это сам { PIECE($piece) }. Куда он может пойти?
 }
# source c021fb3f
coach-asked-captures = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Что она может взять?
   *[masculine] Это сам { PIECE($piece) }. Что он может взять?
 }
# source f244416f
coach-attackers-more = { $left ->
    [one] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигур.
 }
# source b3bbcc90
coach-guards-more = { $left ->
    [one] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигур.
 }
# source 0a4f0d6a
coach-checkers-more = { $left ->
    [one] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигур.
 }
# source 9998235a
coach-take-one-off = Сними одну фигуру, чтобы так можно было пойти.
# source 2e7c66f7
coach-nobody-there = На { $square } никого нет. Нажми на фигуру, которую можно снять.
# source a5436bb1
coach-stays = Фигура на { $square } должна остаться. Попробуй другую!
# source 9e34393b
coach-sort = Нажимай по очереди, в правильном порядке.
# source 1351fa2a
coach-sort-more = { $left ->
    [one] Верно! А что в самом конце?
   *[other] Верно! Что дальше?
 }
# source f253f0af
coach-sort-first = Ещё рано. Сначала — { PIECE($piece) } на { $square }.
# source 2de86b91
sort-first-named = Ещё рано. Перед этим: «{ $name }».
# source 9ed1a94f
coach-found-before = Поле { $square } уже найдено. Ищи другое!
# source 82cc46e1
coach-hint-piece = Посмотри сюда: { PIECE($piece) } на { $square }.
# source 07c5b25d
coach-hint-square = Посмотри на поле { $square }.
# source 293cacbe
coach-hint-next = Пойди { PIECE($piece, form: "ins") } на { $square }.
# source 44be9c09
coach-hint-back = Отсюда дальше пути нет. Верни ход!
# source 49dc0ce2
coach-that-is-allowed = Так можно. А теперь найди запрещённый ход.
# source f84b0a39
coach-moves-more = { $left ->
    [one] Это один из них. Остался ещё { $left } ход.
    [few] Это один из них. Осталось ещё { $left } хода.
   *[many] Это один из них. Осталось ещё { $left } ходов.
 }
# source 9a23b1d1
coach-stars-left = Ещё { $left }!
# source 624e8d57
coach-star-flew = { $left ->
    [one] Ещё разок!
   *[other] Улетела!
 }
# source a9bc42bd
coach-check = { $side ->
    [white] Шах! Белый король атакован.
    [blue] Шах! Синий король атакован.
    [yellow] Шах! Жёлтый король атакован.
   *[black] Шах! Чёрный король атакован.
 }
# source f755c86a
coach-try-freely = Сделай любой ход, какой хочешь.
# source c2f0273d
coach-tries-more = { $left ->
    [one] Хорошо. Сделай ещё { $left } ход.
    [few] Хорошо. Сделай ещё { $left } хода.
   *[many] Хорошо. Сделай ещё { $left } ходов.
 }
# source aafb3d05
coach-next-of-line = Хорошо. Что дальше?
# source 0c2ca5bc
coach-what-is-it = Что это за позиция?
# source 703d64c0
coach-not-said = Никто не сказал «шах»: здесь он не считается.
# source 6c3676d4
coach-can-win = Посмотри, какие фигуры остались. Кто-то ещё может поставить мат.
# source abed1fb7
coach-nobody-wins = Посмотри, какие фигуры остались. Сможет ли кто-нибудь поставить мат?
# source c2072fc8
coach-may-you-claim = Можно ли здесь потребовать ничью?
# source ed13071e
coach-claim-there = Посчитай ещё раз. Здесь есть что потребовать.
# source 61ee41c7
coach-how-many = Сколько их?
# source f33df256
coach-count-more = Их больше, чем { $number }. Посчитай ещё раз.
# source a04db64e
coach-count-fewer = Их меньше, чем { $number }. Посчитай ещё раз.
# source 49b0d22c
coach-write-move = Посмотри на стрелку. Запиши этот ход.
# source 7de8f66e
coach-write-letters = Начни с буквы фигуры. У пешки буквы нет.
# source 4915ebf3
coach-plus-missing = Ход верный, и это шах. Допиши +.
# source 24ac8c0c
coach-hash-missing = Ход верный, и это мат. Допиши #.
# source f901677e
coach-plus-untrue = { PIECE($piece, cap: 1) } на { $square } не даёт шаха. Убери знак +.
# source 9bcc9306
coach-hash-untrue = { PIECE($piece, cap: 1) } на { $square } не даёт шаха. Убери знак #.
# source 8ec04f5c
coach-not-mate = Это шах, но ещё не мат. Напиши + вместо #.
# source 3adf9bef
coach-wrote-other = Это значит: { PIECE($piece) } с { $from } на { $to }. Нужен другой ход.
# source adfe250c
coach-set-up = Возьми фигуру и нажми на её поле.
# source 41dad498
coach-set-up-where = Куда поставить { PIECE($piece, form: "acc") }?
# source 490181a2
coach-set-up-pick = Сначала возьми фигуру рядом с доской.
# source 96381e08
coach-set-up-taken = Поле { $square } занято. Какое поле ещё свободно?
# source 570ae23e
coach-set-up-elsewhere = Не на { $square }: у { PIECE($piece, form: "gen") } другое место.
# source 61ca5080
coach-set-up-more = { $left ->
    [one] Хорошо. Осталась { $left } фигура.
    [few] Хорошо. Осталось { $left } фигуры.
   *[many] Хорошо. Осталось { $left } фигур.
 }
# source c39f7d0f
coach-choose = Как ты думаешь?
# source 1075f055
coach-choose-again = Не совсем. Посмотри ещё раз.
# source bbc8cc03
coach-that-is-square = Это { $square }. Читай сначала букву, потом цифру.
# source 8a1bc35f
coach-that-is-file = Это { $square }. Буква называет вертикаль.
# source 37508c0a
coach-that-is-rank = Это { $square }. Цифра называет горизонталь.
# source 9a1b2fa6
coach-color-again = Посмотри на соседние поля. Светлые и тёмные идут через одно.
# source 0b0a39ca
coach-name-more = Да! Осталось ещё { $left }.
# source e9a471da
coach-say-check = Хороший ход! Теперь скажи об этом: нажми «Шах».
# source f8cf6a8a
coach-other-way-run = Это спасает. На этот раз пусть король уйдёт сам.
# source 875dc0a9
coach-other-way-block = Это спасает. На этот раз закрой короля фигурой.
# source df825fa3
coach-other-way-take = Это спасает. На этот раз возьми фигуру, которая даёт шах.
# source 35eb47c9
promotion-question = Пешка идёт на { $square }. Кем она станет?
# source 4e51c5d8
promotion-piece = { PIECE($piece, cap: 1) }
# source 3703fe22
promotion-cancel = Не ходить пешкой

## Получилось: называем то, что сделано

# source 2c675f2f
done-squares = { $found ->
    [1] Поле найдено. Оно здесь одно.
    [2] Найдены оба поля.
    [one] Найдены все: { $found } поле.
    [few] Найдены все { $found } поля.
   *[many] Найдены все { $found } полей.
 }
# source b541ae18
done-attackers = { COUNT($men) ->
    [one] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }.
    [2] Да, { MEN($men) } атакуют { PIECE($piece, form: "acc") }.
   *[other] Да, все { COUNT($men) } атакуют { PIECE($piece, form: "acc") }.
 }
# source 4063c22f
done-guards = { COUNT($men) ->
    [one] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }.
    [2] Да, { MEN($men) } защищают { PIECE($piece, form: "acc") }.
   *[other] Да, все { COUNT($men) } защищают { PIECE($piece, form: "acc") }.
 }
# source de13b1e7
done-checkers = { COUNT($men) ->
    [one] Да, { MEN($men) } даёт шах.
   *[other] Да, { MEN($men) } дают шах.
 }
# source 9e17cb20
done-stars = { $moves ->
    [one] Все звёзды за { $moves } ход. Меньше не бывает!
    [few] Все звёзды за { $moves } хода. Меньше не бывает!
   *[many] Все звёзды за { $moves } ходов. Меньше не бывает!
 }
# source ca21116c
done-stars-more = Все звёзды собраны. Ходов: { $moves }, а можно за { $best }.
# source d33af176
done-captures = { $moves ->
    [1] Взято за { $moves } ход. Меньше не бывает!
    [one] Взяты все за { $moves } ход. Меньше не бывает!
    [few] Взяты все за { $moves } хода. Меньше не бывает!
   *[many] Взяты все за { $moves } ходов. Меньше не бывает!
 }
# source 69258e73
done-captures-more = Взяты все. Ходов: { $moves }, а можно за { $best }.
# source d3034839
done-move = { PIECE($piece, cap: 1) } на { $to }: этот ход и нужен!
# source c41c2fe9
done-capture = { GENDER($piece) ->
    [feminine] { PIECE($piece, form: "your-nom", cap: 1) } взяла { PIECE($captured, form: "acc") } на { $to }.
   *[masculine] { PIECE($piece, form: "your-nom", cap: 1) } взял { PIECE($captured, form: "acc") } на { $to }.
 }
# source 4b425f1e
done-castle = Рокировка: король на { $king }, ладья на { $rook }.
# source 5c96b4e5
done-en-passant = Взятие на проходе: твоя пешка на { $to }, поле { $pawn } опустело.
# source 56df964a
done-promotion = Твоя пешка дошла до { $to } и стала { PIECE($piece, form: "ins") }.
# source b5c438f7
done-check = Шах! { PIECE($piece, form: "your-nom", cap: 1) } на { $to }, и король атакован.
# source d0bfa266
done-checkmate = Мат { PIECE($piece, form: "ins") } на { $to }! Король под шахом, и спасения нет.
# source 704bdd40
done-stalemate = Пат! Короля никто не атакует, и ходов не осталось.
# source eaad1d38
done-safe = Хорошо! Теперь никто не возьмёт твою фигуру даром.
# source f3729ecb
done-castle-can = Король может рокировать и встать на { $square }.
# source 419b3f1e
done-castle-and-to = А на { $square }?
# source 976a1319
done-all-moves = { $found ->
    [1] Ход найден. Он здесь один.
    [2] Найдены оба хода.
    [one] Найдены все: { $found } ход.
    [few] Найдены все { $found } хода.
   *[many] Найдены все { $found } ходов.
 }
# source 710a50b8
done-judged-legal = Верно замечено: этот ход разрешён.
# source 114a2fef
done-judged-not-legal = Верно замечено: этот ход запрещён.
# source 047fa550
done-refused = Проверено! Теперь ты знаешь почему.
# source 3595c202
done-tries = { $moves ->
    [one] Сделан { $moves } ход по правилам.
    [few] Сделано { $moves } хода по правилам.
   *[many] Сделано { $moves } ходов по правилам.
 }
# source e2c7e3dd
done-line = Все ходы сыграны верно.
# source 001c62e7
done-status-play-on = Шаха нет, и партия не окончена: играем дальше.
# source 85a8c95f
done-claim = Счёт верный: ты можешь потребовать ничью.
# source 5cfe0cd8
done-claim-nothing = Счёт верный: требовать пока нечего.
# source ac783c12
done-count = Счёт верный: { $number }.
# source 88f0c104
done-written = Этот ход пишут так: { $san }.
# source e4d0a47a
done-set-up = Каждая фигура на своём месте.
# source 15c6912a
done-allowed = Теперь так можно пойти!
# source aca583c4
done-chosen = Да, так и есть.
# source d1f9f2d3
done-sorted = Да, теперь всё по порядку.
# source ce1a7a03
done-named = { $found ->
    [1] Ответ найден.
   *[other] Все ответы найдены: { $found }.
 }
# source eb8fb2dd
done-pawn-across = { $side ->
    [white] Белая пешка дошла до края. Белые выиграли!
    [blue] Синяя пешка дошла до края. Синие выиграли!
    [yellow] Жёлтая пешка дошла до края. Жёлтые выиграли!
   *[black] Чёрная пешка дошла до края. Чёрные выиграли!
 }
# source 9211c238
done-all-taken = { $side ->
    [white] Белые взяли всё. Белые выиграли!
    [blue] Синие взяли всё. Синие выиграли!
    [yellow] Жёлтые взяли всё. Жёлтые выиграли!
   *[black] Чёрные взяли всё. Чёрные выиграли!
 }
# source 5c30b1d1
done-your-pawn-across = Твоя пешка дошла до края. Победа твоя!
# source d7d34935
done-you-took-all = Брать больше некого. Победа твоя!
# source cdeaa6bb
done-my-pawn-across = Моя пешка дошла до края. Победа моя!
# source f16ab82f
done-i-took-all = Мне больше брать некого. Победа моя!
# source b9b02d8e
done-no-move = { $side ->
    [white] Белым нечем ходить. Никто не выиграл.
    [blue] Синим нечем ходить. Никто не выиграл.
    [yellow] Жёлтым нечем ходить. Никто не выиграл.
   *[black] Чёрным нечем ходить. Никто не выиграл.
 }
# source c834e017
done-game-lost = Отличная игра! Сыграем ещё раз?

# source 639d109f
lesson-done = Урок «{ $lesson }» пройден!
# source 4a4a3d18
lesson-done-stars = { $stars ->
    [one] За это тебе одна звезда.
    [2] За это тебе две звезды.
    [few] За это тебе { $stars } звезды.
   *[many] За это тебе { $stars } звёзд.
 }
# source 9b49009f
lesson-steps-title = Урок «{ $lesson }» уже пройден.
# source 53fe2c86
lesson-steps-line = Выбери шаг, чтобы повторить его. Твои звёзды останутся.
# source 17468e4f
lesson-step-number = Шаг { $step }
# source 2c53fa4f
lesson-learned = Теперь ты знаешь: { $about }
# source 47cebd81
lesson-file-broken = Сейчас в файле ошибка. Показан урок, каким он был раньше.
# source 52dac86b
lesson-words-broken = В файле { $file } сейчас ошибка: часть слов может пропасть.
# source 80f1d37d
lesson-real-board = А теперь попробуй на настоящей доске!

## Лампочки рокировки: по два-три коротких слова

# source a4c7e02d
light-king-home = Король не ходил
# source 7bbd8849
light-rook-home = Ладья не ходила
# source 9038ff45
light-path-free = Путь свободен
# source 66a6920e
light-no-check = Шаха нет
# source d999a836
light-way-safe = Путь безопасен
# source 7f5d4a2e
light-goal-safe = Цель безопасна

## Доска словами

# source 49e76fb0
board-side = { $side ->
    [white] Белые
    [blue] Синие
    [yellow] Жёлтые
   *[black] Чёрные
 }
# source 70f01882
piece-name = { PIECE($piece, cap: 1) }

## Листы с заданиями на бумаге

# Перед чертой, на которой пишет ребёнок.
# source 4aa43deb
paper-name = Имя
# source 9b331811
paper-date = Дата
# source d68dad77
paper-page = Страница { $page } из { $total }
# Над доской, на которую только смотрят.
# source 1e8d876d
paper-remember = Смотри и запоминай
# source 2e05e9b2
paper-turn = { $side ->
    [white] Ход белых
    [blue] Ход синих
    [yellow] Ход жёлтых
   *[black] Ход чёрных
 }
# source 497945d1
paper-played = До этого: { $played }
# source 137479d3
paper-cross = Поставь крестик на каждом из этих полей.
# source 65a02ccf
paper-cross-one = Зачеркни фигуру, которую надо убрать.
# source 22720148
paper-mark = Отметь это на доске.
# source 8c985c51
paper-number = Напиши 1, 2, 3 и так далее рядом с фигурами, по порядку.
# source 219aa99c
paper-number-boxes = Напиши 1, 2, 3 и так далее в квадратиках, по порядку.
# source 4cda582f
paper-draw = Нарисуй эти фигуры там, где их место.
# source c7596bb1
paper-moves = Запиши:
# source 244495b6
paper-below = Запиши под доской.
# source 56c60ec4
paper-answer = Твой ответ:
# source ed2a26b3
paper-why-not = Этот ход запрещён. Почему?
# Пока ходы не умеют читать и записывать, их рисуют.
# source ca3abf04
paper-arrows = { $count ->
    [one] Нарисуй ход стрелкой.
   *[other] Нарисуй ходы стрелками с номерами.
 }
# source 67d966c7
paper-arrows-all = Нарисуй стрелку для каждого из этих ходов.
# source 2f5ad1cb
paper-becomes = Кем становится пешка?
# Кто-то другой читает их вслух со страницы ответов.
# source bf2e9945
paper-replies = Сыграй это на настоящей доске. Ответные ходы — на странице ответов.
# Маленькие доски в ряд: что было до вопроса.
# source 77d91521
paper-at-first = В начале
# source ab091561
paper-after-move = После хода { $number }
# source 9518967b
paper-now = Сейчас
# Нарисовано несколько стрелок, и одна из них запрещена.
# source d1374c80
paper-cross-arrow = Зачеркни стрелку запрещённого хода. Почему он запрещён?
# Квадратики для галочки: почему ход запрещён. Каждый говорит что-то об этом одном ходе.
# source f204c0f6
paper-why-way = Эта фигура так не ходит.
# source b32b9817
paper-why-far = Это слишком далеко.
# source 4d8df457
paper-why-between = Кто-то стоит на пути.
# source e9acf763
paper-why-own-piece = Там стоит фигура той же стороны.
# source 24d1c518
paper-why-straight = Прямо пешка не берёт.
# source 7eb99c22
paper-why-nothing = Там некого брать.
# source b79e3f8c
paper-why-passing = Пешка только что мимо не пробегала.
# source 5573cdc9
paper-why-first-square = Пешка уже ушла с начального поля.
# source 4a63e3a5
paper-why-has-moved = Король или ладья уже ходили.
# source b21ade7d
paper-why-other-rook = Это уже другая ладья.
# source 90c803ce
paper-why-no-rook = Там нет ладьи для рокировки.
# source 6ef3fbb5
paper-why-in-check = Королю сейчас шах.
# source a906145b
paper-why-through = Король прошёл бы через битое поле.
# source 7ca2d257
paper-why-king = Тогда королю будет шах.
# source 52318c11
paper-why-king-stays = Так взяли бы короля.
# source 5e7fe93c
paper-why-partner = Там стоит фигура союзника.
# source b2041cec
paper-why-corner = На пути срезанный угол.
# source c5db026c
paper-why-sleeps = Эту спящую фигуру может взять только пешка.
# source ed92e6c4
paper-why-two-players = Двое игроков атаковали бы одного короля.
# source 5c8b9816
paper-why-becomes = Пешка должна стать другой фигурой.
# source c71f6d19
paper-why-not-that = Такой фигурой пешка не становится.
# source 6a07d304
paper-why-last-row = Пешка ещё не в конце пути.
# source 409cc2aa
paper-why-nobody = Там никого нет.
# source a01b3225
paper-why-stays = Фигура остаётся на месте.
# source 2ebba1a2
paper-why-turn = Сейчас ходит другая сторона.
# source 2d176781
paper-why-over = Партия окончена.
# source 13b592e7
paper-real-board = Сыграй это на настоящей доске.
# source 86961663
paper-answers = Ответы
# source 24d51d8d
paper-for-teacher = Для учителя
# source 227589fd
paper-fewest = { $moves ->
    [one] Меньше чем за { $moves } ход не получится.
    [few] Меньше чем за { $moves } хода не получится.
   *[many] Меньше чем за { $moves } ходов не получится.
 }
# source d8850f97
paper-article = Правила шахмат, статья { $article }
# source d57da8c4
paper-as-on-board = Как на доске.
# source 5c8d7bef
paper-open = Хороших решений здесь несколько.

## Страница в браузере

# source ea7df031
page-loading = Squarewise загружается…
# source c0e54268
page-broken = Что-то сломалось, и Squarewise остановился. Твои звёзды в безопасности.
# source e1bc24b7
page-missing = Не получилось загрузить Squarewise. Интернет есть? Тогда попробуй ещё раз.
# source 4f552645
page-again = Ещё раз
# source 53ed51cc
page-no-script = Для Squarewise нужен JavaScript. Включи его для этой страницы.

## Сообщения

# source 3358f27f
notice-restored = Файл { $file } не читается. Вернулась последняя хорошая копия, а старый файл теперь называется { $aside }.
# source ac219cd1
notice-set-aside = Файл { $file } не читается. Теперь он называется { $aside }, а мы начинаем заново.
# source e01fd04b
notice-game-strange = Одна партия с { -coach } не читается, или её урок изменился. Она остаётся в файле. Можно начать новую.
# source 236892c8
notice-newer = Файл { $file } из более новой программы Squarewise. Мы его читаем, но не меняем.
# source f9bb2d76
notice-unreadable = Файл { $file } не открывается, и сохранить туда ничего нельзя. ({ $cause })
# source 653f3e39
unsaved-stars = Твои новые звёзды ещё не сохранены. Squarewise пробует снова и снова. Скажи об этом взрослым. ({ $cause })
# source 14fd0cb1
unsaved-game = Эта партия ещё не сохранена. Squarewise пробует снова и снова. ({ $cause })
# source 3daaa8ee
unsaved-learners = Список тех, кто учится, не сохранился. Попробуй ещё раз. ({ $cause })
# source f3c7773a
unsaved-settings = Настройки ещё не сохранены. Squarewise пробует снова и снова. ({ $cause })
# source d6df70ed
unkept-page = Этот браузер не даёт Squarewise сохранять твои звёзды. Скажи об этом взрослым.
# source 9d566377
unkept-folder = Squarewise не может ничего сохранить в своей папке, даже твои звёзды. Скажи об этом взрослым.
# source b7d4d8b5
notice-in-use = Squarewise для этого ученика открыт ещё где-то. Поэтому здесь ничего не меняется и не сохраняется. Сначала закрой его там.
# source b4fc884d
notice-no-folder = Для твоих звёзд не нашлось папки, и они не сохраняются.

## Уроки с ошибками и командная строка

# source 3d1efcde
problems-notice = { $lessons ->
    [1] В { $lessons } уроке есть ошибка, он не показан.
    [one] В { $lessons } уроке есть ошибки, они не показаны.
   *[other] В { $lessons } уроках есть ошибки, они не показаны.
 }
# source 3832b27e
quoted = «{ $text }»
# source 98589d0a
problems-title = Уроки для починки
# source 97e49ea2
problems-notes = Заметки о твоих уроках
# source 6cd39d7f
problems-none = Чинить больше нечего.
# source 90003eb8
problems-place = Строка { $line }, столбец { $column }
# source 7fe78585
cli-no-display = Squarewise нужен экран, чтобы открыть окно, а { $missing } здесь не задано.
# source 32a60f0a
cli-no-answer = Squarewise нужен экран, чтобы открыть окно, а { $display } не отвечает.
# source ce818f66
cli-no-window = Окно Squarewise не открылось. ({ $cause })
# source a99f89af
cli-no-library = Squarewise не может открыть окно: нет библиотеки { $library }.
# source 62dfb648
cli-broke-down = Программа Squarewise остановилась из-за ошибки. Всё выученное сохранено. Отчёт для авторов лежит в «{ $report }».
# source 8514664b
cli-no-gui = Эта программа собрана без окна. Для уроков нужна сборка с «gui».
# source dfb8eb5a
cli-in-terminal = Это делает не окно. Открой терминал и напиши: { $command }
# source 2717d0e9
cli-window-apart = Окно открывает другая программа: { $file }
# source a86634e2
cli-no-folder = Уроки из «{ $folder }» не читаются: такой папки нет.
# source 19f6e7b8
cli-kept-nowhere = Squarewise не может ничего сохранить в «{ $folder }», даже звёзды.
# source db29a63b
no-lesson = Нет урока с именем «{ $lesson }».
# source 0365ea53
no-lesson-near = Нет урока с именем «{ $lesson }». Может быть, это «{ $near }»?
# source ee7f6883
cli-no-language = Squarewise ещё не знает языка «{ $language }» и поэтому говорит по-английски.

## Ходы, которые кто-то набрал, и знаки на доске из текста

# source 263f8409
cli-may-move = Так можно: { PIECE($piece) } с { $from } на { $to }.
# source a6e4f42f
unread-not-a-move = Так ходы не пишут. Напиши e2e4 или Кf3.
# source 6e1ee85d
unread-which-piece = Какой фигурой пойти? Подходят фигуры на { LIST($squares) }.
# source 3eaa2e28
unread-no-such-piece = Для такого хода здесь нет { PIECE($piece, form: "gen") }.
# source 337e7d93
unread-nothing-captured = На { $square } брать некого. Убери x.
# source f778d428
unread-written = Почти верно! Этот ход записывают так: { $written }.
# source 9e262ed2
unread-written-several = Почти верно! Какой ход ты имеешь в виду? { $written }
# source 52ba2572
unread-draw-offer = (=) значит: кто-то предложил ничью. Это не ход.
# source cd12681b
unread-draw-offer-move = (=) значит: кто-то предложил ничью. Сам ход пишется так: { $written }.
# source 5030257b
unread-comment = { $text } — это чьё-то мнение о ходе. Сам ход пишется так: { $written }.
# source e9f15617
unread-result = { $text } показывает, чем закончилась партия. Это не ход.
# source c09c3970
unread-pass = В шахматах пропускать ход нельзя. Напиши, куда идёт фигура.
# source e7a23b96
mark-attacks = атакует
# source 4628e11e
mark-line = линия удара
# source 78b7f7fd
mark-danger = в опасности
# source 0d0ef6a8
mark-about = смотри сюда
# source 00d9afe9
mark-gone = исчезнет
# source 706f6c6d
mark-allowed = можно
# source a6aad8b6
mark-moved = был ход

## Показ: урок перед классом

# source 9c1541be
show-place = { $step } / { $total }
# source 6b9adcb6
show-leave = Выйти (Esc)
# source 613b9211
show-notes = Для учителя
# source ef2dfe0a
show-no-notes = К этому уроку заметок нет.
# Заметки для учителя в отдельном окне.
# source b2134a69
notes-window = В отдельном окне
# source be5deb0e
notes-now = На экране
# source b748e5fa
notes-answer = Ответ
# source c6d9d9c8
notes-hints = Подсказки
# source 46a177e7
notes-next = Дальше
# source be903b1f
notes-last = Это последний шаг.
# source 849c4cfe
notes-cover = Здесь ответы. Перенеси это окно на экран, которого класс не видит.
# source 3b5419cb
notes-uncover = Показать ответы
# source 1b4e205a
vote-title = Кто за A? Нажимай по разу за каждую руку или набери число.
# source 6ae0bc7e
vote-reveal = Показать ответ
# source 38a84bd4
vote-more = Плюс рука
# source 2f4c9558
vote-less = Минус рука
## Стол: вдвоём у одного экрана

# Наборы правил на выбор, каждый с одной фразой.
# source 45ea2472
table-choose-rules = По каким правилам играете?
# source 9bcf16ae
table-begin = { $side ->
    [white] Начинают белые. Просто сделай ход!
   *[black] Начинают чёрные. Просто сделай ход!
 }
# source a44cb25f
table-shake-hands = пожмите руки!
# source de68dfad
button-play = Играть
# source 48536ada
button-other-rules = Другие правила
# source 0afe3050
button-look-again = Посмотреть

# source 3e899df0
table-turn = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
 }
# source a385fd9e
table-touched = { GENDER($piece) ->
    [feminine] Тронута { PIECE($piece) } на { $square }. Теперь её надо взять.
   *[masculine] Тронут { PIECE($piece) } на { $square }. Теперь его надо взять.
 }
# source 71711fc2
table-confirm = Это твой ход? Нажми «Готово» или верни его.
# source c7147570
table-will-offer = Теперь сделай ход. Вместе с ним ты предложишь ничью.
# source 194816bf
table-will-offer-not-mentioned = О ничьей по согласию в этих правилах не сказано. Предложение прозвучит вместе с ходом.
# source da858242
table-offered = { $side ->
    [white] Белые предлагают ничью. Чёрные, вы согласны?
   *[black] Чёрные предлагают ничью. Белые, вы согласны?
 }
# source 422845d9
table-declined = { $side ->
    [white] Белые хотят играть дальше.
   *[black] Чёрные хотят играть дальше.
 }
# source e2a6cb39
table-asks-back = { $side ->
    [white] Белые просят вернуть ход. Чёрные, вы не против?
   *[black] Чёрные просят вернуть ход. Белые, вы не против?
 }
# source a8e8b77f
table-stays-made = { $side ->
    [white] Белые против. Ход остаётся.
   *[black] Чёрные против. Ход остаётся.
 }
# source 94737399
table-intends-threefold = Покажи свой ход. После него позиция должна встретиться в третий раз.
# source 5beefd1b
table-intends-fifty = Покажи свой ход. Он должен быть последним из пятидесяти тихих.
# source 5517ebc5
table-says-check = Ты говоришь «шах». Теперь сделай ход.
# source 52354b95
table-check = { $side ->
    [white] Шах! Белые должны на него ответить.
   *[black] Шах! Чёрные должны на него ответить.
 }
# source 44ece757
table-what-claim = Почему ничья?
# source ff77f0f4
table-claim-threefold-next = Третий раз, после моего хода
# source 286fc7f3
table-claim-fifty-next = 50 ходов, после моего хода
# source 55cb7067
table-resign-sure = { $side ->
    [white] Белые, вы сдаётесь?
    [blue] Синие, вы сдаётесь?
    [yellow] Жёлтые, вы сдаётесь?
   *[black] Чёрные, вы сдаётесь?
 }
# source 7e7b35ce
table-resign-not-mentioned = В этих правилах не сказано, можно ли сдаться. { $player }, сдаёшься?
# source 51cfbde5
table-new-sure = Начать новую партию? Эта тогда закончится.
# source b35367a7
game-home-sure = Вернуться домой?
# source 22e0b976
table-replace-sure = Сыграть то, что вставлено? Эта партия тогда закончится.

# source effdddb3
button-yes-draw = Да, ничья
# source dd2d60ff
button-no-play-on = Нет, играем
# source 86f17765
button-offer-draw = Предложить ничью
# source 82e151f9
button-claim-draw = Требовать ничью
# source 372b2d9e
button-resign = Я сдаюсь
# source a4253764
button-redo = Повторить ход
# source c288b068
button-new-game = Новая партия
# source 183bf204
button-copy-position = Копировать позицию
# source 58db752c
button-copy-moves = Копировать ходы
# source 671a2b43
button-paste = Вставить
# source 94a80e0d
button-ask-referee = Спросить судью
# source b668829d
button-auto-turn = Поворот после хода
# source 7c6747bc
button-more-ways = Ещё

# Здесь стоят набранные буквы; это пустая строка.
# source f183e897
table-type = Набери ход, например Кf3
# source 2ffcf577
table-no-moves = Здесь появятся ваши ходы.
# source 92e9f75d
table-copied-position = Доска скопирована.
# source ed4e4af7
table-copied-moves = Ходы скопированы.
# source 333650f4
table-pasted = Вот что вставлено.
# source 98a84bb9
table-paste-empty = Вставлять пока нечего.
# source 36d2f94b
table-paste-position = Не могу прочитать эту позицию. Ваша партия на месте.
# source bf670ab9
table-paste-move = Не могу сыграть ход { $number }: { $word }. Ваша партия на месте.

# Что случилось последним, словами.
# source 4653966a
table-moved = { $side ->
    [white] Белые: { PIECE($piece) } с { $from } на { $to }.
   *[black] Чёрные: { PIECE($piece) } с { $from } на { $to }.
 }
# source 68fbce24
table-took = { $side ->
    [white] Белые: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
   *[black] Чёрные: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
 }
# source 3687a87e
table-took-passing = { $side ->
    [white] Белые: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
   *[black] Чёрные: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
 }
# source 28221c68
table-castled-short = { $side ->
    [white] У белых короткая рокировка.
   *[black] У чёрных короткая рокировка.
 }
# source c36b54b0
table-castled-long = { $side ->
    [white] У белых длинная рокировка.
   *[black] У чёрных длинная рокировка.
 }
# source fdf158ff
table-promoted = { $side ->
    [white] Белые: пешка становится { PIECE($piece, form: "ins") } на { $square }.
   *[black] Чёрные: пешка становится { PIECE($piece, form: "ins") } на { $square }.
 }
# source f0ce1dc4
table-cheer-took = { $number ->
    [0] Ам! Минус { PIECE($piece) }.
    [1] Хоп! Прощай, { PIECE($piece) }!
   *[other] Ой! Съели { PIECE($piece, form: "acc") }.
 }
# source 893a2707
table-cheer-castled = Вжух! Король и ладья одним ходом.
# source 3d49a4ca
table-cheer-promoted = Та-дам! Пешка теперь — { PIECE($piece) }!
# source 801ea241
table-took-back = Ход возвращён: { PIECE($piece) } с { $from } на { $to }.
# source 0b036db5
table-not-played = Не сыграно: { PIECE($piece) } с { $from } на { $to }.
# source d74611e1
table-event-offered = { $side ->
    [white] Белые предлагают ничью.
   *[black] Чёрные предлагают ничью.
 }
# source 2b3b5087
table-event-claimed = { $side ->
    [white] Белые требуют ничью.
   *[black] Чёрные требуют ничью.
 }
# source d1caa673
table-event-resigned = { $side ->
    [white] Белые сдаются.
   *[black] Чёрные сдаются.
 }
# source 4ab3d345
table-event-agreed = Белые и чёрные согласны на ничью.
# source b764ecb2
table-event-said-check = { $side ->
    [white] Белые говорят «шах».
   *[black] Чёрные говорят «шах».
 }
# source 8aaa771f
table-captured = { $side ->
    [white] Белые взяли
   *[black] Чёрные взяли
 }

## Запрещённый ход, всё-таки сделанный

# source 72690d08
anyway-try = А если пойти?
# source 9132136e
anyway-back = Вернуть
# source b9fd67a0
anyway-taken = Тогда { PIECE($piece) } на { $square } сможет взять твоего короля.

## Урок с клавиатуры

# source 51ccbf08
typed-empty = Набери ход: e2e4 или Кf3
# source fb78b65f
typed-targets = { PIECE($piece, cap: 1) } на { $from } может пойти на { LIST($squares) }.
# source 58dd2269
typed-no-targets = { PIECE($piece, cap: 1) } на { $from } сейчас никуда не может пойти.
# source 959cdb33
typed-pick-first = Сначала выбери фигуру.

## Что было в уроке, строка за строкой

# source 9cdaa397
happened-title = Что было
# source e819f7d1
happened-copy = Копировать всё
# source 2b6f98a7
happened-coach = Тренер: { $said }
# source 80cd2cda
happened-answer = Ответ: { $answer }
# source 225df60b
happened-hint = Показана подсказка.
# source e5301382
happened-again = Начато сначала.
# source 33f4f057
happened-moved = { $side ->
    [white] Белые: { PIECE($piece) } идёт с { $from } на { $to }.
    [blue] Синие: { PIECE($piece) } идёт с { $from } на { $to }.
    [yellow] Жёлтые: { PIECE($piece) } идёт с { $from } на { $to }.
   *[black] Чёрные: { PIECE($piece) } идёт с { $from } на { $to }.
 }
# source fb288cf5
happened-star-flew = Звезда летит с { $from } на { $to }.
# source 70819e2b
happened-tried = Попытка: { PIECE($piece) } с { $from } на { $to }.
# source 717544e6
happened-tried-empty = Попытка: с { $from } на { $to }.
# source dc04b759
happened-took-back = Ход возвращён: { PIECE($piece) } снова на { $square }.
# source 1fe98996
happened-chosen = Выбрано поле { $square }.
# source 4405f60d
happened-solved = Решено!

## Что здесь ничего не делает или не открывается

# source d45d612d
not-here-why = Объяснять нечего: запрещённых ходов не было, и вопроса на этом шаге нет.
# source 8447ff7c
not-here-vote = Голосовать не за что: на этом шаге нет ответов на выбор.
# source 489599a0
not-here-hint = Здесь нет подсказки.
# source e3e17681
not-here-refused = Объяснять нечего: запрещённых ходов не было.
# source f27924b3
not-here-key = Эта клавиша здесь ничего не делает. F1 покажет все клавиши.
# source 1e0bb6db
dropped-folder = Уроки из папки «{ $folder }» теперь здесь, пока окно открыто.
# source 72822db5
dropped-empty = В папке «{ $folder }» нет уроков. Урок — это файл с окончанием .toml.
# source 07cf975f
dropped-zip = «{ $file }» — архив. Распакуй его и перетащи сюда папку.
# source 619a6ad6
dropped-games = В файле «{ $file }» партии, а партии — не урок. Скопируй ходы партии в урок.
# source 17605546
dropped-table = В файле «{ $file }» список досок, а это не урок. Скопируй доску из него в урок.
# source 6e7253f3
dropped-other = «{ $file }» — не урок. Перетащи файл с окончанием .toml или папку с такими файлами.

## Карточка с клавишами

# source a7f75bda
help-title = Клавиши
# source aab56dbc
help-next = К следующей кнопке
# source 6f996c1e
help-press = Нажать её; взять и поставить фигуру
# source 09c361ba
help-walk = Гулять по доске
# source dbf67f5a
help-jump = Прыгнуть к фигуре
# source 821999ad
help-typed = Набрать ход, потом Enter
# source 3054efd5
help-targets = Сказать, куда может пойти фигура
# source bd70ae0f
help-choose = Первый, второй, третий ответ
# source 59c05099
help-show = Показать классу
# source 65f1d6b2
help-cancel = Отпустить, закрыть, назад
# source 1da5e3cd
help-draw = Рисовать стрелки и круги (Shift, Alt, Ctrl: другие цвета)
# source de49a87a
help-on = Следующий шаг
# source 52bb4db0
help-back = Предыдущий шаг
# source 95cb16e8
help-why = Почему? Правило или ответ
# source 1e08adfc
help-vote = Класс голосует
# source 8fc5a74b
help-arrows = Убрать и вернуть стрелки
# source acfaa170
help-blank = Пустой экран
# source 81484410
help-leave = Выйти
# source 2036644f
help-move-on = Следующий ход
# source ddda2ce1
help-move-back = Предыдущий ход
# source c0f965d5
help-why-not = Почему нельзя? Правило
# source e9c29db9
key-arrows = Стрелки
# source 68e86d23
key-pieces = Ф Л С К, латинские K и P
# source ccf4b3c2
key-typed = e2e4, /Кf3
# source beb79fd7
key-erase = Backspace
# source 4e4169bf
key-right = Правая кнопка
# source 0eb317c0
key-on = Пробел, PgDn
# source 5aee4e71
key-before = PgUp

## Плакаты и грамоты

# source 0c2f9418
poster-castling = Можно ли рокировать?
# source fae141fb
poster-check = Как спастись от шаха
# source 95dab1e7
poster-endings = Как кончается партия
# source ede25e7a
poster-castle-free = Да: король и ладья не ходили, путь свободен и безопасен.
# source 87ec98d3
poster-castle-between = Нет: между королём и ладьёй стоит фигура.
# source 28d95873
poster-castle-out = Нет: король под шахом.
# source e98dbed9
poster-castle-through = Нет: король прошёл бы через битое поле.
# source e1cd9b82
poster-castle-into = Нет: король встал бы на битое поле.
# source bece89fc
poster-castle-rook = Да: под боем только ладья. Это не мешает.
# source ce7125b4
poster-check-run = Уйти: король встаёт на безопасное поле.
# source dcdf7aa6
poster-check-block = Закрыть: на пути шаха встаёт своя фигура.
# source dedd4125
poster-check-take = Взять: кто-то берёт фигуру, которая даёт шах.
# source a938a3cf
poster-check-stay = Нет: после этого хода король всё ещё под шахом.
# source 1ee00b01
poster-check-knight = Нет: от шаха конём не закрыться.
# source aa6f81e3
poster-check-double = Нет: шах дают две фигуры, ходить должен король.
# source 1c7d8ecd
poster-by-itself = само собой
# source 3912c1ba
poster-by-claim = по требованию игрока
# source 5a4e9722
poster-by-words = по решению игроков
# source 326f3037
certificate-title = Грамота
# Над этой строкой стоит имя, под ней — название полки.
# source e5286e52
certificate-learned = награждается за все уроки полки
# source 65dd591c
certificate-signed = Подпись
# source 40d5bb27
day-written = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[other] декабря
 } { $year } года

# source 28888017
home-sound-on = Звук включён
# source ed5476fd
home-sound-off = Звук выключен
# source 4b400127
home-show-cards = Показать все уроки карточками
# source 021c8d16
home-show-path = Показать путь
# source f3f8e074
home-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
 }
# source eae1cfc6
table-event-adjusted = { $side ->
    [white] Белые поправляют { PIECE($piece, form: "acc") } на { $square }.
   *[black] Чёрные поправляют { PIECE($piece, form: "acc") } на { $square }.
 }
# source 8b882356
button-adjust = Поправляю
# source 2be4b492
table-adjusting = Ты говоришь «поправляю». Коснись фигуры, чтобы поправить её.
# source 0a9aab9d
table-adjusted = Фигура поправлена: { PIECE($piece) } на { $square }. Ходить можно любой фигурой.
# source 87e6b8e8
table-claimer = { $side ->
    [white] Требуют белые
   *[black] Требуют чёрные
 }
# source 9ba46c89
button-fifty-counter = Считать тихие ходы

# source 696cdfe1
help-shelf = К уроку, с которого продолжить, потом по полкам
# source 7dfc4fa1
key-pages = PgDn или PgUp

# Истории в картинках: на что можно нажать и рис на доске.
# source afbebbb5
story-india = Слон
# source 769b3341
story-persia = Караван
# source 727357a1
story-baghdad = Книга
# source 0a05a78b
story-europe = Корабль
# source db51c245
story-rice = Доска для риса
# source d097c0db
story-queen = Ферзь
# source ff7d9b7e
story-tournament = Кубок
# source db64244a
story-rice-count = { $count ->
    [1] a1: { $grains } зёрнышко
    [one] { $count } поле. На последнем: { $grains }. Всего: { $rice }
    [few] { $count } поля. На последнем: { $grains }. Всего: { $rice }
   *[many] { $count } полей. На последнем: { $grains }. Всего: { $rice }
 }
