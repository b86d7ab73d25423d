### Экраны: кнопки, повседневные слова тренера, сообщения.

## Программа

# The language's name in the language itself.
language-name = Русский
app-name = Squarewise

## Первый экран

home-hello = Привет, { $learner }!
home-go-on = Вперёд, { $learner }!
home-hello-you = Привет!
home-go-on-you = Вперёд!
home-place = Шаг { $step } из { $total }: { $lesson }
home-first = Начни с урока: { $lesson }
home-next = Дальше: { $lesson }
home-all-done = Все уроки пройдены. Повтори любой!
home-no-lessons = Уроков здесь не нашлось.
home-lessons-coming = Твои собственные уроки сейчас читаются. Скоро они будут здесь.
home-lesson-coming = Урок «{ $lesson }» откроется, как только будет прочитан.
home-shelf-count = { $done } из { $total }
home-certificate-kept = Молодец! Твою грамоту можно распечатать: { $file }
home-certificate-not-kept = Не получилось сохранить грамоту. Позови взрослого.
home-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 }
home-own-lesson = Свой урок
home-replaces = Вместо встроенного урока
home-about-foreign = Только на языке: { $language }
table-title = Игра вдвоём
referee-title = Так можно?
rulebook-title = Правила
learners-title = Кто учится?

# Полки с уроками
shelf-board = Доска
shelf-pieces = Как ходят фигуры
shelf-safety = Ценность и защита
shelf-check = Шах, мат, пат
shelf-special-moves = Особые ходы
shelf-ending-the-game = Как кончается партия
shelf-first-game = Твоя первая партия
shelf-family-game = Семейная игра
shelf-games = Игры с { -coach }
shelf-other = Другие уроки
shelf-own = { $name }

# Кто учится, тот выбирает животное.
animal-owl = Сова
animal-fox = Лиса
animal-bear = Медведь
animal-hare = Заяц
animal-frog = Лягушка
animal-mouse = Мышка
animal-penguin = Пингвин
animal-turtle = Черепаха

# Кто учится
learners-hello = Привет! Кто сегодня учится?
learners-choose = Выбери животное.
learners-change = { $learner }: выбери животное и имя.
learners-name = Имя, если хочешь
learners-privacy = Хватит одного имени. Оно останется на этом компьютере.
learners-add = Новый ученик
learners-guest = Гость
learners-guest-line = Звёзды не сохраняются
learners-edit = Изменить: { $learner }
learners-save = Сохранить
learners-remove = Убрать: { $learner }
learners-remove-question = { $learner }: убрать из списка?
learners-remove-line = Ничего не стирается. Звёзды переедут в отдельную папку.
learners-keep = Нет, оставить
learners-more = Ещё

## Кнопки

button-start = Начать
button-continue = Продолжить
button-play-again = Ещё раз
button-next = Дальше
button-back = Назад
button-home = Домой
button-all-steps = Все шаги
button-legal = Да
button-not-legal = Нет
button-hint = Подсказка
button-read-aloud = Прочитать
button-hint-of = Подсказка { $hint } из { $total }
button-say-again = Повтори
button-take-back = Вернуть ход
button-again = Сначала
button-show-rule = Покажи правило
button-show-house-rule = Покажи домашнее правило
house-rule-heading = Домашнее правило, не для турниров
button-got-it = Понятно
button-close = Закрыть
button-flip = Повернуть доску
button-done = Готово
button-i-count = Всего { $number }
button-fewer = Минус один
button-more = Плюс один
button-erase = Стереть
button-play-me = Сыграй со мной
button-play-two = Сыграть вдвоём
button-say-check = Шах!
button-agree-draw = Ничья: согласны
button-give-up = { $side ->
    [white] Белые сдаются
    [blue] Синие сдаются
    [yellow] Жёлтые сдаются
   *[black] Чёрные сдаются
 }

## Ответы на выбор

answer-check = Шах
answer-check-no-mate = Шах, но не мат
answer-checkmate = Мат
answer-stalemate = Пат
answer-dead-position = Никто не выиграет
answer-dead-not-stalemate = Мёртвая позиция
answer-play-on = Играть дальше
answer-no-check = Шаха нет: играем дальше
answer-threefold = Позиция в третий раз
answer-fifty-moves = Пятьдесят тихих ходов
answer-nothing = Требовать нечего
answer-light = Светлое
answer-dark = Тёмное

## Настройки

settings-title = Настройки
language-share = { $percent } %
settings-language = Язык
settings-theme = Цвета
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-theme-contrast = Контрастные
settings-dots = Точки там, куда можно пойти
settings-motion = Анимация
settings-size = Размер
settings-percent = { $percent } %
settings-room = В этом окне хватает места для { $percent } %.
settings-board = Доска
settings-board-green = Зелёная
settings-board-wood = Деревянная
settings-board-sea = Морская
settings-board-lavender = Лавандовая
settings-pieces = Фигуры
settings-pieces-drawn = Рисованные
settings-pieces-plain = Простые
settings-left-handed = Для левшей
settings-sound = Звуки
settings-speech = Голос
settings-on = Да
settings-off = Нет
settings-licences = Лицензии
settings-licences-say = Части этой программы сделали многие люди. Здесь все лицензии.

## Урок

step-of = Шаг { $step } из { $total }

judge-question-castle = { $side ->
    [white] Можно ли белым здесь рокировать?
    [blue] Можно ли синим здесь рокировать?
    [yellow] Можно ли жёлтым здесь рокировать?
   *[black] Можно ли чёрным здесь рокировать?
 }
judge-question-move = Можно ли { PIECE($piece, form: "dat") } пойти с { $from } на { $to }?
said-check = Кто-то сказал «шах».
said-nothing = Никто ничего не сказал.
status-question = { $side ->
    [white] Ход белых. Что это?
    [blue] Ход синих. Что это?
    [yellow] Ход жёлтых. Что это?
   *[black] Ход чёрных. Что это?
 }
claim-next = Ты хочешь пойти { PIECE($piece, form: "ins") } на { $to }.
name-square = Где поле { $square }?
name-file = Где вертикаль { $file }?
name-rank = Где { $rank }-я горизонталь?
name-light-or-dark = Поле { $square } светлое или тёмное?
# Стоит в пустой строке, пока нет ни одной буквы.
write-here = Твой ход

# Что показал счёт, когда ответ уже дан.
fact-times-then = { $times ->
    [1] После этого хода позиция возникнет впервые.
   *[other] После этого хода позиция возникнет { $times }-й раз.
 }
fact-rights-gone = Фигуры так уже стояли, но права были другие. Это не считается.
fact-times = { $times ->
    [1] Эта позиция встретилась впервые.
    [one] Эта позиция встретилась { $times } раз.
    [few] Эта позиция встретилась { $times } раза.
   *[many] Эта позиция встретилась { $times } раз.
 }
# Когда позиция уже стояла: в начале (1 или 0) и после каких ходов.
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
fact-quiet = { $moves ->
    [0] Только что было взятие или ход пешкой.
    [one] У каждого { $moves } ход: ни взятий, ни ходов пешкой.
    [few] У каждого { $moves } хода: ни взятий, ни ходов пешкой.
   *[many] У каждого { $moves } ходов: ни взятий, ни ходов пешкой.
 }
fact-quiet-before = { $moves ->
    [one] До этих ходов у каждого был { $moves } тихий ход.
    [few] До этих ходов у каждого было { $moves } тихих хода.
   *[many] До этих ходов у каждого было { $moves } тихих ходов.
 }
fact-values = Пешка 1, конь 3, слон 3, ладья 5, ферзь 9.
# Буквы короля, ферзя, ладьи, слона и коня в записи, без промежутков. Маленькая буква
# относится к большой перед ней: король пишется «Кр».
piece-letters = КрФЛСК

coach-tap-square = Нажми на поле.
coach-pick-piece = Нажми на фигуру, а потом на поле, куда ей идти.
coach-your-turn = { $side ->
    [white] Твой ход: ты играешь белыми.
    [blue] Твой ход: ты играешь синими.
    [yellow] Твой ход: ты играешь жёлтыми.
   *[black] Твой ход: ты играешь чёрными.
 }
coach-try-it = Попробуй пойти { PIECE($piece, form: "ins") } с { $from } на { $to }.
coach-no-more-hints = Ты знаешь все подсказки. Попробуй сделать ход!
coach-legal-but-other = Так можно. Но сейчас нужен другой ход.
coach-that-is-mine = Эй! Это моё!
coach-only-piece-moves = Сейчас ходит только { PIECE($piece) } на { $square }.
coach-only-this-moves = Сейчас ходит только { PIECE($piece) }.
coach-not-safe = { COUNT($men) ->
    [one] Встань там, где безопасно. { MEN($men, cap: 1) } бьёт { $square }.
   *[other] Встань там, где безопасно. { MEN($men, cap: 1) } бьют { $square }.
 }
coach-hangs = { COUNT($men) ->
    [one] Ещё не то: тогда { PIECE($piece, form: "your-nom") } на { $square } пропадёт. { MEN($men, cap: 1) } сможет взять, а тебе взять в ответ будет нечем.
   *[other] Ещё не то: тогда { PIECE($piece, form: "your-nom") } на { $square } пропадёт. { MEN($men, cap: 1) } смогут взять даром.
 }
coach-taken-back = Ещё не то: { PIECE($captured) } на { $square } под защитой. { MEN($men, cap: 1) } возьмёт { PIECE($piece, form: "acc") } в ответ.
coach-taken-elsewhere = Ещё не то: тогда { MEN($men) } возьмёт { PIECE($piece, form: "acc") } на { $square }.
coach-takes-nothing = Так можно, но это не взятие. Что можно выиграть?
coach-no-check = Ещё не то: шаха нет. Мат — это всегда шах.
coach-stalemates = Пат: шаха нет, и хода нет. Это только ничья.
coach-mates-instead = Это даже мат! Но сейчас мы ищем пат.
coach-checks-instead = Шах! А при пате на короля никто не нападает.
coach-move-left-king = Ещё не то: король может уйти на { $square }.
coach-move-left = Ещё не то: { MEN($men) } может пойти на { $square }.
coach-no-mate-king = Ещё не то: король уйдёт на { $square }. И мата не будет.
coach-no-mate-taken = Ещё не то: { MEN($men) } возьмёт { PIECE($piece, form: "acc") } на { $square }. И мата не будет.
coach-no-mate-after = Ещё не то: { MEN($men) } пойдёт на { $square }. И мата не будет.
coach-way-out-run = Шах! Но король ещё может уйти на { $square }.
coach-way-out-take = Шах! Но { MEN($men) } может взять { PIECE($piece, form: "acc") } на { $square }.
coach-way-out-block = Шах! Но { MEN($men) } может встать на { $square } и закрыть короля.
coach-squares-more = { $left ->
    [one] Пока всё верно. Осталось найти { $left } поле.
    [few] Пока всё верно. Осталось найти { $left } поля.
   *[many] Пока всё верно. Осталось найти { $left } полей.
 }
coach-not-this-square = Посмотри на { $square } ещё раз. Это поле не подходит.
coach-empty-square = На { $square } никого нет. Нажми на фигуру!
coach-other-army = { $side ->
    [white] На { $square } стоит { PIECE($piece, form: "black") }. Ищи белые фигуры.
   *[black] На { $square } стоит { PIECE($piece, form: "white") }. Ищи чёрные фигуры.
 }
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Кто её атакует?
   *[masculine] Это сам { PIECE($piece) }. Кто его атакует?
 }
coach-asked-guards = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Кто её защищает?
   *[masculine] Это сам { PIECE($piece) }. Кто его защищает?
 }
coach-asked-moves = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Куда она может пойти?
   *[masculine] Это сам { PIECE($piece) }. Куда он может пойти?
 }
coach-asked-captures = { GENDER($piece) ->
    [feminine] Это сама { PIECE($piece) }. Что она может взять?
   *[masculine] Это сам { PIECE($piece) }. Что он может взять?
 }
coach-attackers-more = { $left ->
    [one] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }. Осталось найти { $left } фигур.
 }
coach-guards-more = { $left ->
    [one] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }. Осталось найти { $left } фигур.
 }
coach-checkers-more = { $left ->
    [one] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигуру.
    [few] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигуры.
   *[many] Да, { MEN($men) } даёт шах. Осталось найти { $left } фигур.
 }
coach-take-one-off = Сними одну фигуру, чтобы так можно было пойти.
coach-nobody-there = На { $square } никого нет. Нажми на фигуру, которую можно снять.
coach-stays = Фигура на { $square } должна остаться. Попробуй другую!
coach-sort = Нажимай по очереди, в правильном порядке.
coach-sort-more = { $left ->
    [one] Верно! А что в самом конце?
   *[other] Верно! Что дальше?
 }
coach-sort-first = Ещё рано. Перед этим { PIECE($piece) } на { $square }.
sort-first-named = Ещё рано. Перед этим: «{ $name }».
coach-found-before = Поле { $square } уже найдено. Ищи другое!
coach-hint-piece = Посмотри сюда: { PIECE($piece) } на { $square }.
coach-hint-square = Посмотри на поле { $square }.
coach-hint-next = Теперь отсюда: { PIECE($piece) } на { $square }.
coach-hint-back = Отсюда дальше пути нет. Верни ход!
coach-that-is-allowed = Так можно. А теперь найди ход, который запрещён правилом.
coach-moves-more = { $left ->
    [one] Это один из них. Остался ещё { $left } ход.
    [few] Это один из них. Осталось ещё { $left } хода.
   *[many] Это один из них. Осталось ещё { $left } ходов.
 }
coach-stars-left = Ещё { $left }!
coach-star-flew = { $left ->
    [one] Ещё разок!
   *[other] Улетела!
 }
coach-check = { $side ->
    [white] Шах! Белый король атакован.
    [blue] Шах! Синий король атакован.
    [yellow] Шах! Жёлтый король атакован.
   *[black] Шах! Чёрный король атакован.
 }
coach-try-freely = Сделай любой ход, какой хочешь.
coach-tries-more = { $left ->
    [one] Хорошо. Сделай ещё { $left } ход.
    [few] Хорошо. Сделай ещё { $left } хода.
   *[many] Хорошо. Сделай ещё { $left } ходов.
 }
coach-next-of-line = Хорошо. Что дальше?
coach-what-is-it = Что это за позиция?
coach-not-said = Никто не сказал «шах»: здесь он не считается.
coach-can-win = Посмотри, какие фигуры остались. Кто-то ещё может поставить мат.
coach-nobody-wins = Посмотри, какие фигуры остались. Сможет ли кто-нибудь поставить мат?
coach-may-you-claim = Можно ли здесь потребовать ничью?
coach-claim-there = Посчитай ещё раз. Здесь есть что потребовать.
coach-how-many = Сколько их?
coach-count-more = Их больше, чем { $number }. Посчитай ещё раз.
coach-count-fewer = Их меньше, чем { $number }. Посчитай ещё раз.
coach-write-move = Посмотри на стрелку. Запиши этот ход.
coach-write-letters = Начни с буквы фигуры. У пешки буквы нет.
coach-plus-missing = Ход верный, и это шах. Допиши +.
coach-hash-missing = Ход верный, и это мат. Допиши #.
coach-plus-untrue = { PIECE($piece, cap: 1) } на { $square } не даёт шаха. Убери знак +.
coach-hash-untrue = { PIECE($piece, cap: 1) } на { $square } не даёт шаха. Убери знак #.
coach-not-mate = Это шах, но ещё не мат. Напиши + вместо #.
coach-wrote-other = Это значит: { PIECE($piece) } с { $from } на { $to }. Нужен другой ход.
coach-set-up = Возьми фигуру и нажми на её поле.
coach-set-up-where = Куда поставить { PIECE($piece, form: "acc") }?
coach-set-up-pick = Сначала возьми фигуру рядом с доской.
coach-set-up-taken = Поле { $square } занято. Какое поле ещё свободно?
coach-set-up-elsewhere = Не на { $square }: у { PIECE($piece, form: "gen") } другое место.
coach-set-up-more = { $left ->
    [one] Хорошо. Осталась { $left } фигура.
    [few] Хорошо. Осталось { $left } фигуры.
   *[many] Хорошо. Осталось { $left } фигур.
 }
coach-choose = Как ты думаешь?
coach-choose-again = Не совсем. Посмотри ещё раз.
coach-that-is-square = Это { $square }. Читай сначала букву, потом цифру.
coach-that-is-file = Это { $square }. Буква называет вертикаль.
coach-that-is-rank = Это { $square }. Цифра называет горизонталь.
coach-color-again = Посмотри на соседние поля. Светлые и тёмные чередуются.
coach-name-more = Да! Осталось ещё { $left }.
coach-say-check = Хороший ход! Теперь скажи об этом: нажми «Шах».
coach-other-way-run = Это спасает. На этот раз пусть король уйдёт сам.
coach-other-way-block = Это спасает. На этот раз закрой короля фигурой.
coach-other-way-take = Это спасает. На этот раз возьми фигуру, которая даёт шах.
promotion-question = Пешка идёт на { $square }. Кем она станет?
promotion-piece = { PIECE($piece, cap: 1) }

## Получилось: называем то, что сделано

done-squares = { $found ->
    [1] Поле найдено. Оно здесь одно.
    [one] Найдены все: { $found } поле.
    [few] Найдены все { $found } поля.
   *[many] Найдены все { $found } полей.
 }
done-attackers = { COUNT($men) ->
    [one] Да, { MEN($men) } атакует { PIECE($piece, form: "acc") }.
    [2] Да, { MEN($men) } атакуют { PIECE($piece, form: "acc") }.
   *[other] Да, все { COUNT($men) } атакуют { PIECE($piece, form: "acc") }.
 }
done-guards = { COUNT($men) ->
    [one] Да, { MEN($men) } защищает { PIECE($piece, form: "acc") }.
    [2] Да, { MEN($men) } защищают { PIECE($piece, form: "acc") }.
   *[other] Да, все { COUNT($men) } защищают { PIECE($piece, form: "acc") }.
 }
done-checkers = { COUNT($men) ->
    [one] Да, { MEN($men) } даёт шах.
   *[other] Да, { MEN($men) } дают шах.
 }
done-stars = { $moves ->
    [one] Все звёзды за { $moves } ход. Меньше не бывает!
    [few] Все звёзды за { $moves } хода. Меньше не бывает!
   *[many] Все звёзды за { $moves } ходов. Меньше не бывает!
 }
done-stars-more = Все звёзды собраны. Ходов: { $moves }, а можно за { $best }.
done-captures = { $moves ->
    [1] Взято за { $moves } ход. Меньше не бывает!
    [one] Взяты все за { $moves } ход. Меньше не бывает!
    [few] Взяты все за { $moves } хода. Меньше не бывает!
   *[many] Взяты все за { $moves } ходов. Меньше не бывает!
 }
done-captures-more = Взяты все. Ходов: { $moves }, а можно за { $best }.
done-move = { PIECE($piece, cap: 1) } на { $to }: этот ход и нужен!
done-capture = { GENDER($piece) ->
    [feminine] { PIECE($piece, form: "your-nom", cap: 1) } взяла { PIECE($captured, form: "acc") } на { $to }.
   *[masculine] { PIECE($piece, form: "your-nom", cap: 1) } взял { PIECE($captured, form: "acc") } на { $to }.
 }
done-castle = Рокировка: король на { $king }, ладья на { $rook }.
done-en-passant = Взятие на проходе: твоя пешка на { $to }, поле { $pawn } опустело.
done-promotion = Твоя пешка дошла до { $to } и стала { PIECE($piece, form: "ins") }.
done-check = Шах! { PIECE($piece, form: "your-nom", cap: 1) } на { $to }, и король атакован.
done-checkmate = Мат { PIECE($piece, form: "ins") } на { $to }! Король под шахом, и спасения нет.
done-stalemate = Пат! Короля никто не атакует, и ходов не осталось.
done-safe = Хорошо! Теперь никто не возьмёт твою фигуру даром.
done-castle-can = Король может рокировать и встать на { $square }.
done-castle-and-to = А на { $square }?
done-all-moves = { $found ->
    [1] Ход найден. Он здесь один.
    [one] Найдены все: { $found } ход.
    [few] Найдены все { $found } хода.
   *[many] Найдены все { $found } ходов.
 }
done-judged-legal = Верно замечено: этот ход разрешён.
done-judged-not-legal = Верно замечено: этот ход запрещён.
done-refused = Проверено на деле: теперь ты знаешь причину.
done-tries = { $moves ->
    [one] Сделан { $moves } ход по правилам.
    [few] Сделано { $moves } хода по правилам.
   *[many] Сделано { $moves } ходов по правилам.
 }
done-line = Ты знаешь все ходы по порядку.
done-status-play-on = Шаха нет, и партия не окончена: играем дальше.
done-claim = Счёт верный: ты можешь потребовать ничью.
done-claim-nothing = Счёт верный: требовать пока нечего.
done-count = Счёт верный: { $number }.
done-written = Этот ход пишут так: { $san }.
done-set-up = Каждая фигура на своём месте.
done-allowed = Теперь так можно пойти!
done-chosen = Да, так и есть.
done-sorted = Да, теперь всё по порядку.
done-named = { $found ->
    [1] Ответ найден.
   *[other] Все ответы найдены: { $found }.
 }
done-pawn-across = { $side ->
    [white] Белая пешка дошла до края. Белые выиграли!
    [blue] Синяя пешка дошла до края. Синие выиграли!
    [yellow] Жёлтая пешка дошла до края. Жёлтые выиграли!
   *[black] Чёрная пешка дошла до края. Чёрные выиграли!
 }
done-all-taken = { $side ->
    [white] Белые взяли всё. Белые выиграли!
    [blue] Синие взяли всё. Синие выиграли!
    [yellow] Жёлтые взяли всё. Жёлтые выиграли!
   *[black] Чёрные взяли всё. Чёрные выиграли!
 }
done-your-pawn-across = Твоя пешка дошла до края. Победа твоя!
done-you-took-all = Брать больше некого. Победа твоя!
done-my-pawn-across = Моя пешка дошла до края. Победа моя!
done-i-took-all = Мне больше брать некого. Победа моя!
done-no-move = { $side ->
    [white] Белым нечем ходить. Никто не выиграл.
    [blue] Синим нечем ходить. Никто не выиграл.
    [yellow] Жёлтым нечем ходить. Никто не выиграл.
   *[black] Чёрным нечем ходить. Никто не выиграл.
 }
done-game-lost = Славная борьба! Сыграем ещё раз?

lesson-done = Урок «{ $lesson }» пройден!
lesson-done-stars = { $stars ->
    [one] За это тебе одна звезда.
    [2] За это тебе две звезды.
    [few] За это тебе { $stars } звезды.
   *[many] За это тебе { $stars } звёзд.
 }
lesson-steps-title = Урок «{ $lesson }» уже пройден.
lesson-steps-line = Выбери шаг, чтобы повторить его. Твои звёзды останутся.
lesson-step-number = Шаг { $step }
lesson-learned = Теперь ты знаешь: { $about }
lesson-file-broken = Сейчас в файле ошибка. Показан урок, каким он был раньше.
lesson-words-broken = В файле { $file } сейчас ошибка: часть слов может пропасть.
lesson-real-board = А теперь попробуй на настоящей доске!

## Лампочки рокировки: по два-три коротких слова

light-king-home = Король не ходил
light-rook-home = Ладья не ходила
light-path-free = Путь свободен
light-no-check = Шаха нет
light-way-safe = Путь безопасен
light-goal-safe = Цель безопасна

## Доска словами

board-side = { $side ->
    [white] Белые
    [blue] Синие
    [yellow] Жёлтые
   *[black] Чёрные
 }
piece-name = { PIECE($piece, cap: 1) }

## Листы с заданиями на бумаге

# Перед чертой, на которой пишет ребёнок.
paper-name = Имя
paper-date = Дата
paper-page = Страница { $page } из { $total }
# Над доской, на которую только смотрят.
paper-remember = Смотри и запоминай
paper-turn = { $side ->
    [white] Ход белых
    [blue] Ход синих
    [yellow] Ход жёлтых
   *[black] Ход чёрных
 }
paper-played = До этого: { $played }
paper-cross = Поставь крестик на каждом из этих полей.
paper-cross-one = Зачеркни фигуру, которую надо убрать.
paper-mark = Отметь это на доске.
paper-number = Напиши 1, 2, 3 и так далее рядом с фигурами, в правильном порядке.
paper-number-boxes = Напиши 1, 2, 3 и так далее в квадратиках, в правильном порядке.
paper-draw = Нарисуй эти фигуры там, где их место.
paper-moves = Запиши:
paper-below = Запиши под доской.
paper-answer = Твой ответ:
paper-why-not = Этот ход запрещён. Почему?
# Пока ходы не умеют читать и записывать, их рисуют.
paper-arrows = { $count ->
    [one] Нарисуй ход стрелкой.
   *[other] Нарисуй ходы стрелками с номерами.
 }
paper-arrows-all = Нарисуй стрелку для каждого из этих ходов.
paper-becomes = Кем становится пешка?
# Кто-то другой читает их вслух со страницы ответов.
paper-replies = Сыграй это на настоящей доске. Ответные ходы — на странице ответов.
# Маленькие доски в ряд: что было до вопроса.
paper-at-first = Сначала
paper-after-move = После хода { $number }
paper-now = Сейчас
# Нарисовано несколько стрелок, и одна из них запрещена.
paper-cross-arrow = Зачеркни стрелку запрещённого хода. Почему он запрещён?
# Квадратики для галочки: почему ход запрещён. Каждый говорит что-то об этом одном ходе.
paper-why-way = Эта фигура так не ходит.
paper-why-far = Это слишком далеко.
paper-why-between = Кто-то стоит на пути.
paper-why-own-piece = Там стоит фигура той же стороны.
paper-why-straight = Она взяла бы прямо перед собой.
paper-why-nothing = Там некого брать.
paper-why-passing = Рядом только что не пробегала пешка.
paper-why-first-square = Она уже ушла с первого поля.
paper-why-has-moved = Король или ладья уже ходили.
paper-why-other-rook = Это уже не первая ладья.
paper-why-no-rook = Там нет ладьи для рокировки.
paper-why-in-check = Королю сейчас шах.
paper-why-through = Король прошёл бы через атакованное поле.
paper-why-king = Тогда королю будет шах.
paper-why-king-stays = Так взяли бы короля.
paper-why-partner = Там стоит фигура партнёра.
paper-why-corner = На пути вырезанный угол.
paper-why-sleeps = Эту спящую фигуру может взять только пешка.
paper-why-two-players = Двое игроков атаковали бы одного короля.
paper-why-becomes = Она должна стать другой фигурой.
paper-why-not-that = Такой фигурой пешка не становится.
paper-why-last-row = Она не на последней горизонтали.
paper-why-nobody = Там никого нет.
paper-why-stays = Фигура остаётся на месте.
paper-why-turn = Сейчас ходит другая сторона.
paper-why-over = Партия окончена.
paper-real-board = Сыграй это на настоящей доске.
paper-answers = Ответы
paper-for-teacher = Для учителя
paper-fewest = { $moves ->
    [one] Меньше чем за { $moves } ход не получится.
    [few] Меньше чем за { $moves } хода не получится.
   *[many] Меньше чем за { $moves } ходов не получится.
 }
paper-article = Правила шахмат, статья { $article }
paper-as-on-board = Как на доске.
paper-open = Здесь не один хороший путь.

## Страница в браузере

page-loading = Squarewise уже идёт…
page-broken = Что-то сломалось, и Squarewise остановился. Твои звёзды в безопасности.
page-missing = Не получилось загрузить Squarewise. Интернет есть? Тогда попробуй ещё раз.
page-again = Ещё раз
page-no-script = Для Squarewise нужен JavaScript. Включи его для этой страницы.

## Сообщения

notice-restored = Файл { $file } не читается. Вернулась последняя хорошая копия, а старый файл теперь называется { $aside }.
notice-set-aside = Файл { $file } не читается. Теперь он называется { $aside }, а мы начинаем заново.
notice-newer = Файл { $file } из более новой программы Squarewise. Мы его читаем, но не меняем.
notice-unreadable = Файл { $file } не открывается, и сохранить туда ничего нельзя. ({ $cause })
unsaved-stars = Твои новые звёзды ещё не сохранены. Squarewise пробует снова и снова. Скажи об этом взрослым. ({ $cause })
unsaved-game = Эта партия ещё не сохранена. Squarewise пробует снова и снова. ({ $cause })
unsaved-learners = Список тех, кто учится, не сохранился. Попробуй ещё раз. ({ $cause })
unsaved-settings = Твой выбор ещё не сохранён. Squarewise пробует снова и снова. ({ $cause })
notice-in-use = Squarewise для этого ученика открыт ещё где-то. Поэтому здесь ничего не меняется и не сохраняется. Сначала закрой его там.
notice-no-folder = Для твоих звёзд не нашлось папки, и они не сохраняются.

## Уроки с ошибками и командная строка

problems-notice = { $lessons ->
    [1] В { $lessons } уроке есть ошибка, он не показан.
    [one] В { $lessons } уроке есть ошибки, они не показаны.
   *[other] В { $lessons } уроках есть ошибки, они не показаны.
 }
quoted = «{ $text }»
problems-title = Уроки для починки
problems-none = Чинить больше нечего.
problems-place = Строка { $line }, столбец { $column }
cli-no-display = Squarewise нужен экран, чтобы открыть окно, а { $missing } здесь не задано.
cli-no-answer = Squarewise нужен экран, чтобы открыть окно, а { $display } не отвечает.
cli-no-window = Окно Squarewise не открылось. ({ $cause })
cli-broke-down = Программа Squarewise нечаянно остановилась. Всё выученное сохранено. Отчёт для авторов лежит в «{ $report }».
cli-no-gui = Эта программа собрана без окна. Для уроков нужна сборка с «gui».
cli-in-terminal = Это делает не окно. Открой терминал и напиши: { $command }
cli-window-apart = Окно открывает другая программа: { $file }
cli-no-folder = Уроки из «{ $folder }» не читаются: такой папки нет.
no-lesson = Нет урока с именем «{ $lesson }».
no-lesson-near = Нет урока с именем «{ $lesson }». Может быть, это «{ $near }»?
cli-no-language = Squarewise ещё не знает языка «{ $language }» и поэтому говорит по-английски.

## Ходы, которые кто-то набрал, и знаки на доске из текста

cli-may-move = Так можно: { PIECE($piece) } с { $from } на { $to }.
unread-not-a-move = Так ходы не пишут. Напиши e2e4 или Кf3.
unread-which-piece = Какой фигурой пойти? Подходят фигуры на { LIST($squares) }.
unread-no-such-piece = Для такого хода здесь нет { PIECE($piece, form: "gen") }.
unread-nothing-captured = На { $square } брать некого. Убери x.
unread-written = Почти верно! Этот ход записывают так: { $written }.
mark-attacks = атакует
mark-line = линия удара
mark-danger = в опасности
mark-about = смотри сюда
mark-gone = исчезнет
mark-allowed = можно
mark-moved = был ход

## Показ: урок перед классом

show-place = { $step } / { $total }
show-leave = Выйти (Esc)
show-notes = Для учителя
show-no-notes = К этому уроку заметок нет.
# Заметки для учителя в отдельном окне.
notes-window = В отдельном окне
notes-now = На экране
notes-answer = Ответ
notes-hints = Подсказки
notes-next = Дальше
notes-last = Это последний шаг.
notes-cover = Здесь ответы. Перенеси это окно на экран, которого класс не видит.
notes-uncover = Показать ответы
vote-title = Кто за A? Нажми за каждую руку или набери число.
vote-reveal = Показать ответ
vote-more = Плюс рука
vote-less = Минус рука
## Стол: вдвоём у одного экрана

# Наборы правил на выбор, каждый с одной фразой.
table-choose-rules = По каким правилам играете?
table-begin = { $side ->
    [white] Начинают белые. Просто сделай ход!
   *[black] Начинают чёрные. Просто сделай ход!
 }
table-shake-hands = пожмите руки!
button-play = Играть
button-other-rules = Другие правила
button-look-again = Посмотреть

table-turn = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
 }
table-touched = Рука коснулась { PIECE($piece, form: "gen") } на { $square }. Теперь эту фигуру надо взять.
table-confirm = Это твой ход? Нажми «Готово» или верни его.
table-will-offer = Теперь сделай ход. Вместе с ним ты предложишь ничью.
table-will-offer-not-mentioned = О ничьей по согласию в этих правилах не сказано. Предложение прозвучит с твоим ходом.
table-offered = { $side ->
    [white] Белые предлагают ничью. Чёрные, вы согласны?
   *[black] Чёрные предлагают ничью. Белые, вы согласны?
 }
table-declined = { $side ->
    [white] Белые хотят играть дальше.
   *[black] Чёрные хотят играть дальше.
 }
table-asks-back = { $side ->
    [white] Белые просят вернуть ход. Чёрные, вы не против?
   *[black] Чёрные просят вернуть ход. Белые, вы не против?
 }
table-stays-made = { $side ->
    [white] Белые против. Ход остаётся.
   *[black] Чёрные против. Ход остаётся.
 }
table-intends-threefold = Покажи свой ход. После него позиция должна встретиться в третий раз.
table-intends-fifty = Покажи свой ход. Он должен быть последним из пятидесяти тихих.
table-says-check = Ты говоришь «шах». Теперь сделай ход.
table-check = { $side ->
    [white] Шах! Белые должны на него ответить.
   *[black] Шах! Чёрные должны на него ответить.
 }
table-what-claim = Почему ничья?
table-claim-threefold-next = Третий раз, после моего хода
table-claim-fifty-next = 50 ходов, после моего хода
table-resign-sure = { $side ->
    [white] Белые, вы сдаётесь?
    [blue] Синие, вы сдаётесь?
    [yellow] Жёлтые, вы сдаётесь?
   *[black] Чёрные, вы сдаётесь?
 }
table-resign-not-mentioned = В этих правилах не сказано, можно ли сдаться. { $player }, сдаёшься?
table-new-sure = Начать новую партию? Эта тогда закончится.
game-home-sure = Вернуться домой?
table-replace-sure = Сыграть то, что вставлено? Эта партия тогда закончится.

button-yes-draw = Да, ничья
button-no-play-on = Нет, играем
button-offer-draw = Предложить ничью
button-claim-draw = Требовать ничью
button-resign = Я сдаюсь
button-redo = Повторить ход
button-new-game = Новая партия
button-copy-position = Копировать доску
button-copy-moves = Копировать ходы
button-paste = Вставить
button-ask-referee = Спросить судью
button-auto-turn = Поворот после хода
button-more-ways = Ещё

# Здесь стоят набранные буквы; это пустая строка.
table-type = Набери ход, например Кf3
table-no-moves = Здесь появятся ваши ходы.
table-copied-position = Позиция скопирована.
table-copied-moves = Ходы скопированы.
table-pasted = Вот что вставлено.
table-paste-empty = Вставлять пока нечего.
table-paste-position = Не могу прочитать эту позицию. Ваша партия на месте.
table-paste-move = Не могу сыграть ход { $number }: { $word }. Ваша партия на месте.

# Что случилось последним, словами.
table-moved = { $side ->
    [white] Белые: { PIECE($piece) } с { $from } на { $to }.
   *[black] Чёрные: { PIECE($piece) } с { $from } на { $to }.
 }
table-took = { $side ->
    [white] Белые: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
   *[black] Чёрные: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
 }
table-took-passing = { $side ->
    [white] Белые: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
   *[black] Чёрные: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
 }
table-castled-short = { $side ->
    [white] У белых короткая рокировка.
   *[black] У чёрных короткая рокировка.
 }
table-castled-long = { $side ->
    [white] У белых длинная рокировка.
   *[black] У чёрных длинная рокировка.
 }
table-promoted = { $side ->
    [white] Белые: пешка становится { PIECE($piece, form: "ins") } на { $square }.
   *[black] Чёрные: пешка становится { PIECE($piece, form: "ins") } на { $square }.
 }
table-cheer-took = { $number ->
    [0] Ам! Минус { PIECE($piece) }.
    [1] Хоп! Прощай, { PIECE($piece) }!
   *[other] Ой! Съели { PIECE($piece, form: "acc") }.
 }
table-cheer-castled = Вжух! Король и ладья одним ходом.
table-cheer-promoted = Та-дам! Пешка теперь — { PIECE($piece) }!
table-took-back = Ход возвращён: { PIECE($piece) } с { $from } на { $to }.
table-not-played = Не сыграно: { PIECE($piece) } с { $from } на { $to }.
table-event-offered = { $side ->
    [white] Белые предлагают ничью.
   *[black] Чёрные предлагают ничью.
 }
table-event-claimed = { $side ->
    [white] Белые требуют ничью.
   *[black] Чёрные требуют ничью.
 }
table-event-resigned = { $side ->
    [white] Белые сдаются.
   *[black] Чёрные сдаются.
 }
table-event-agreed = Белые и чёрные согласны на ничью.
table-event-said-check = { $side ->
    [white] Белые говорят «шах».
   *[black] Чёрные говорят «шах».
 }
table-captured = { $side ->
    [white] Белые взяли
   *[black] Чёрные взяли
 }

## Запрещённый ход, всё-таки сделанный

anyway-try = А если пойти?
anyway-back = Вернуть
anyway-taken = Тогда { PIECE($piece) } на { $square } сможет взять твоего короля.

## Урок с клавиатуры

typed-empty = Набери ход: e2e4 или Кf3
typed-targets = { PIECE($piece, cap: 1) } на { $from } может пойти на { LIST($squares) }.
typed-no-targets = { PIECE($piece, cap: 1) } на { $from } сейчас никуда не может пойти.
typed-pick-first = Сначала выбери фигуру.

## Что было в уроке, строка за строкой

happened-title = Что было
happened-copy = Копировать всё
happened-coach = Тренер: { $said }
happened-answer = Ответ: { $answer }
happened-hint = Показана подсказка.
happened-again = Всё началось сначала.
happened-moved = { $side ->
    [white] Белые: { PIECE($piece) } идёт с { $from } на { $to }.
    [blue] Синие: { PIECE($piece) } идёт с { $from } на { $to }.
    [yellow] Жёлтые: { PIECE($piece) } идёт с { $from } на { $to }.
   *[black] Чёрные: { PIECE($piece) } идёт с { $from } на { $to }.
 }
happened-star-flew = Звезда летит с { $from } на { $to }.
happened-tried = Попытка: { PIECE($piece) } с { $from } на { $to }.
happened-tried-empty = Попытка: с { $from } на { $to }.
happened-took-back = Ход возвращён: { PIECE($piece) } снова на { $square }.
happened-chosen = Выбрано поле { $square }.
happened-solved = Решено!

## Что здесь ничего не делает или не открывается

not-here-why = Объяснять нечего: ни один ход не отклонён, и на этом шаге нет вопроса.
not-here-vote = Голосовать не за что: на этом шаге нет ответов на выбор.
not-here-hint = Здесь нет подсказки.
not-here-refused = Объяснять нечего: ни один ход не отклонён.
not-here-key = Эта клавиша здесь ничего не делает. F1 покажет все клавиши.
dropped-folder = Уроки из папки «{ $folder }» теперь здесь, пока окно открыто.
dropped-empty = В папке «{ $folder }» нет уроков. Урок — это файл с окончанием .toml.
dropped-zip = «{ $file }» — архив. Распакуй его и перетащи сюда папку.
dropped-other = «{ $file }» — не урок. Перетащи файл с окончанием .toml или папку с такими файлами.

## Карточка с клавишами

help-title = Клавиши
help-next = К следующей кнопке
help-press = Нажать её; взять и поставить фигуру
help-walk = Гулять по доске
help-jump = Прыгнуть к фигуре
help-typed = Набрать ход, потом Enter
help-targets = Сказать, куда может пойти фигура
help-choose = Первый, второй, третий ответ
help-show = Показать классу
help-cancel = Отпустить, закрыть, назад
help-draw = Рисовать стрелки и круги (Shift, Alt, Ctrl: другие цвета)
help-on = Следующий шаг
help-back = Предыдущий шаг
help-why = Почему? Правило или ответ
help-vote = Класс голосует
help-arrows = Убрать и вернуть стрелки
help-blank = Пустой экран
help-leave = Выйти
help-move-on = Следующий ход
help-move-back = Предыдущий ход
help-why-not = Почему нельзя? Правило
key-arrows = Стрелки
key-pieces = Ф Л С К
key-typed = e2e4, /Кf3
key-erase = Backspace
key-right = Правая кнопка
key-on = Пробел, PgDn
key-before = PgUp

## Плакаты и грамоты

poster-castling = Можно ли рокировать?
poster-check = Как спастись от шаха
poster-endings = Как кончается партия
poster-castle-free = Да: король и ладья не ходили, путь свободен и безопасен.
poster-castle-between = Нет: между королём и ладьёй стоит фигура.
poster-castle-out = Нет: король под шахом.
poster-castle-through = Нет: король прошёл бы через битое поле.
poster-castle-into = Нет: король встал бы на битое поле.
poster-castle-rook = Да: под боем только ладья. Это не мешает.
poster-check-run = Уйти: король встаёт на безопасное поле.
poster-check-block = Закрыть: на пути шаха встаёт своя фигура.
poster-check-take = Взять: кто-то берёт фигуру, которая даёт шах.
poster-check-stay = Нет: после этого хода король всё ещё под шахом.
poster-check-knight = Нет: от шаха конём не закрыться.
poster-check-double = Нет: шах дают две фигуры, ходить должен король.
poster-by-itself = само собой
poster-by-claim = по требованию игрока
poster-by-words = по слову игроков
certificate-title = Грамота
# Над этой строкой стоит имя, под ней — название полки.
certificate-learned = награждается за все пройденные уроки полки
certificate-signed = Подпись
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

home-sound-on = Звук включён
home-sound-off = Звук выключен
home-show-cards = Показать все уроки карточками
home-show-path = Показать тропу
home-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
 }
table-event-adjusted = { $side ->
    [white] Белые поправляют { PIECE($piece, form: "acc") } на { $square }.
   *[black] Чёрные поправляют { PIECE($piece, form: "acc") } на { $square }.
 }
button-adjust = Поправляю
table-adjusting = Ты говоришь «поправляю». Коснись фигуры, чтобы поправить её.
table-adjusted = Фигура поправлена: { PIECE($piece) } на { $square }. Ходить можно любой фигурой.
table-claimer = { $side ->
    [white] Требуют белые
   *[black] Требуют чёрные
 }
button-fifty-counter = Считать тихие ходы

help-shelf = К уроку, с которого продолжить, потом по полкам
key-pages = PgDn, PgUp

# Истории в картинках: на что можно нажать и рис на доске.
story-india = Слон
story-persia = Караван
story-baghdad = Книга
story-europe = Корабль
story-rice = Доска для риса
story-queen = Ферзь
story-tournament = Кубок
story-rice-count = { $count ->
    [1] a1: { $grains } зёрнышко
    [one] { $count } поле. На последнем: { $grains }. Всего: { $rice }
    [few] { $count } поля. На последнем: { $grains }. Всего: { $rice }
   *[many] { $count } полей. На последнем: { $grains }. Всего: { $rice }
 }
