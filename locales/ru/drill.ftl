### Задания, которые программа делает сама: что тренируем и о чём спрашиваем на каждой доске.

# Что тренируем, для заголовка и для списка: без точки в конце.
# source e2821d0f
skill-where-rook = Куда может пойти ладья?
# source a932c02b
skill-where-bishop = Куда может пойти слон?
# source 232c9baf
skill-where-queen = Куда может пойти ферзь?
# source 6aac0dcf
skill-where-king = Куда может пойти король?
# source 7a0c04c3
skill-where-knight = Куда может пойти конь?
# source 87faf4d5
skill-where-pawn = Куда может пойти пешка?
# source 5abd96a6
skill-collect = Собери звёзды
# source 0aff41e7
skill-take-all = Возьми все фигуры
# source 85b5046e
skill-square-names = Имена полей
# source 2a40d6c8
skill-what-can-it-take = Что можно взять?
# source 8dd42fa7
skill-who-attacks = Кто атакует?
# source 0c17bb17
skill-who-protects = Кто защищает?
# source 04c85f81
skill-who-gives-check = Кто даёт шах?
# source 5b0b9681
skill-king-runs = Куда может уйти король?
# source dacf1574
skill-ways-out = Все защиты от шаха
# source 67eb69e7
skill-status = Шах, мат или пат?
# source 09e9050c
skill-mate-in-1 = Мат в один ход
# source 2a27753c
skill-mate-in-2 = Мат в два хода
# source 27b8616c
skill-stalemate = Пат в один ход
# source aaa51cf2
skill-castle-or-not = Можно ли рокировать?
# source b2b652ae
skill-castle-which-side = Куда может пойти король? Рокировка считается!
# source 8a93edf3
skill-en-passant-or-not = Можно ли взять на проходе?
# source 63ce192e
skill-en-passant-move = Возьми на проходе
# source e8009e2b
skill-promotion = Кем станет пешка?
# source c2430486
skill-allowed-or-not = Можно ли так пойти?
# source f988c56c
skill-safe-move = Безопасный ход
# source 24231a20
skill-free-capture = Что можно выиграть?
# source 7c843d80
skill-write-the-move = Запиши ход
# source dc0b94a5
skill-dead-or-not = Можно ли ещё выиграть?
# source f3773c21
skill-claim = Можно ли потребовать ничью?
# source 2ae29d9c
skill-family-where = Вокруг углов
# source 588fc490
skill-family-pawns = Марш пешек
# source b3b51927
skill-family-en-passant = Взятие на проходе со всех сторон
# source 17cd99b2
skill-family-attackers = Атакуют со всех сторон
# source 61a89f01
skill-family-second-attack = Ещё один атакующий?
# source 509c2b39
skill-family-away = Кого-то нет за столом
# source dde9d9ab
skill-family-say-check = Сказали ли «шах»?

# Что спрашиваем на доске; на экране и на бумаге одно и то же, поэтому никто не нажимает и не пишет.
# source 997f0190
ask-moves = Куда может пойти { PIECE($piece, form: "nom") } с { $square }? Нажми на все поля!
# source c57dd0f5
ask-moves-circled = { GENDER($piece) ->
    [feminine] { PIECE($piece, form: "nom", cap: 1) } в кружке: куда она может пойти? Нажми на все поля!
   *[masculine] { PIECE($piece, form: "nom", cap: 1) } в кружке: куда он может пойти? Нажми на все поля!
 }
# source 72a4dfaf
ask-castlings = Куда может пойти король? Рокировка тоже считается.
# source 46cb0047
ask-captures = Что может взять { PIECE($piece, form: "nom") } с { $square }?
# source f0cd3a46
ask-attackers = Кто атакует { PIECE($piece, form: "acc") } на { $square }?
# source 7df55d93
ask-guards = Кто защищает { PIECE($piece, form: "acc") } на { $square }?
# source f8f54b45
ask-checkers = Кто даёт шах?
# source d8c5acc2
ask-escapes = Куда может пойти король? Нажми на все поля!
# source 9854e8ea
ask-stars = Собери все звёзды: ходит только { PIECE($piece, form: "nom") } с { $square }. Найди самый короткий путь!
# source 4a13bf0d
ask-stars-safe = Собери все звёзды: ходит только { PIECE($piece, form: "nom") } с { $square }. Никогда не вставай под бой!
# source cfe74629
ask-take-all = Возьми все чужие фигуры: ходит только { PIECE($piece, form: "nom") } с { $square }. Найди самый короткий путь!
# source 5ec2d2d9
ask-promote-mate = Преврати пешку так, чтобы был мат!
# source 66b1ae00
ask-mate = Поставь мат в один ход!
# source 6b780222
ask-mate-in-two = Поставь мат в два хода!
# source 0069a932
ask-stalemate = Поставь пат в один ход!
# source 8e5d038a
ask-promote = Преврати пешку!
# source d5451fe4
ask-escape = Найди все защиты от шаха!
# source 86fcda69
ask-safe = Найди безопасный ход: чтобы у тебя ничего не взяли даром.
# source 0afafc5c
ask-free = Что можно выиграть? Возьми!
# source ccc48916
ask-passing = Возьми пешку, которая только что пробежала мимо!
# source 40dd4ba2
ask-allowed = Посмотри на стрелку. Можно ли так пойти?
# source 4bc76255
ask-may-castle = Король и ладья не ходили. Рокировка?
# source 1799c891
ask-standing = Посмотри, чей ход. Шах, мат, пат или ничего из этого?
# source 43101676
ask-alive = Посмотри, какие фигуры остались. Может ли ещё кто-нибудь выиграть?
# source 72431d70
ask-claim = Посмотри на ходы. Можно ли потребовать ничью?
# source fd2dfb9c
ask-claim-next = Стрелка показывает твой ход. Можно ли с этим ходом потребовать ничью?
# source 77b9ca68
ask-find = Знаешь имена полей?
# source f1ad512a
ask-file = Знаешь вертикали?
# source a75e85e6
ask-rank = Знаешь горизонтали?
# source 758f1f4d
ask-color = Ответишь, не глядя?

# Откуда своя доска и чьи это фигуры — перед вопросом; и чем только что пошли, когда спрашивают о ходе.
# source b0cb16e6
ask-own-game = Так было в твоей партии против { -coach }.
# source 02722158
ask-as-black = Ты играешь чёрными.
# source b5d89945
ask-allowed-after = { $side ->
    [white] Ты играешь чёрными: белые только что пошли с { $from } на { $to }. Можно ли пойти по стрелке?
   *[black] Чёрные только что пошли с { $from } на { $to }. Можно ли пойти по стрелке?
 }

# За доской для четверых: чьи фигуры у ребёнка и чего не видно ни на какой доске.
# source 6b2214de
ask-as = { $side ->
    [white] Ты играешь белыми.
    [blue] Ты играешь синими.
    [black] Ты играешь чёрными.
   *[yellow] Ты играешь жёлтыми.
 }
# source c3dc1b34
ask-away = { $side ->
    [white] Белых нет за столом.
    [blue] Синих нет за столом.
    [black] Чёрных нет за столом.
   *[yellow] Жёлтых нет за столом.
 }
# source 4d827d8b
ask-said = { $side ->
    [white] Белые сказали «шах».
    [blue] Синие сказали «шах».
    [black] Чёрные сказали «шах».
   *[yellow] Жёлтые сказали «шах».
 }
# source 84d0e4eb
ask-unsaid = Никто не сказал «шах».
# source 244a8977
ask-moved = { $side ->
    [white] Белые пошли с { $from } на { $to }.
    [blue] Синие пошли с { $from } на { $to }.
    [black] Чёрные пошли с { $from } на { $to }.
   *[yellow] Жёлтые пошли с { $from } на { $to }.
 }

# То же самое там, где на листе много досок: фигура стоит в кружке.
# source e15e5681
circled-moves = { GENDER($piece) ->
    [feminine] { PIECE($piece, form: "nom", cap: 1) } в кружке: куда она может пойти?
   *[masculine] { PIECE($piece, form: "nom", cap: 1) } в кружке: куда он может пойти?
 }
# source dd9da881
circled-escapes = Куда может пойти король?
# source 6d8b38e7
circled-captures = Что может взять фигура в кружке?
# source e50d8e1e
circled-attackers = Кто атакует фигуру в кружке?
# source af0497e7
circled-guards = Кто защищает фигуру в кружке?
# source 7e823e9e
circled-stars = Собери все звёзды: ходит только фигура в кружке. Найди самый короткий путь!
# source 0c6e2197
circled-stars-safe = Собери все звёзды: ходит только фигура в кружке. Никогда не вставай под бой!
# source 6a834bf7
circled-take-all = Возьми все чужие фигуры: ходит только фигура в кружке. Найди самый короткий путь!

# Вверху листа, и для тех, кому нужен такой же ещё раз.
# source 4b0bdca3
drill-level = Уровень { $level } из { $total } · { $name }
# source bc928679
drill-again = Те же задачки ещё раз: squarewise drill { $name } --count { $count }
