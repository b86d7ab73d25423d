### Задания, которые программа делает сама: что тренируем и о чём спрашиваем на каждой доске.

# Что тренируем, для заголовка и для списка: без точки в конце.
skill-where-rook = Куда может пойти ладья?
skill-where-bishop = Куда может пойти слон?
skill-where-queen = Куда может пойти ферзь?
skill-where-king = Куда может пойти король?
skill-where-knight = Куда может пойти конь?
skill-where-pawn = Куда может пойти пешка?
skill-collect = Собери звёзды
skill-take-all = Возьми все фигуры
skill-square-names = Имена полей
skill-what-can-it-take = Что можно взять?
skill-who-attacks = Кто атакует?
skill-who-protects = Кто защищает?
skill-who-gives-check = Кто даёт шах?
skill-king-runs = Куда может уйти король?
skill-ways-out = Все защиты от шаха
skill-status = Шах, мат или пат?
skill-mate-in-1 = Мат в один ход
skill-mate-in-2 = Мат в два хода
skill-stalemate = Пат в один ход
skill-castle-or-not = Можно ли рокировать?
skill-castle-which-side = Куда может пойти король? Рокировка считается!
skill-en-passant-or-not = Можно ли взять на проходе?
skill-en-passant-move = Возьми на проходе
skill-promotion = Кем станет пешка?
skill-allowed-or-not = Можно ли так пойти?
skill-safe-move = Безопасный ход
skill-free-capture = Что можно выиграть?
skill-write-the-move = Запиши ход
skill-dead-or-not = Можно ли ещё выиграть?
skill-claim = Можно ли потребовать ничью?
skill-family-where = Вокруг углов
skill-family-pawns = Марш пешек
skill-family-en-passant = Взятие на проходе со всех сторон
skill-family-attackers = Атакуют со всех сторон
skill-family-second-attack = Ещё один атакующий?
skill-family-away = Кого-то нет за столом
skill-family-say-check = Сказали ли «шах»?

# Что спрашиваем на доске; на экране и на бумаге одно и то же, поэтому никто не нажимает и не пишет.
ask-moves = Куда может пойти { PIECE($piece, form: "nom") } с { $square }? Нажми на все поля!
ask-castlings = Куда может пойти король? Рокировка тоже считается.
ask-captures = Что может взять { PIECE($piece, form: "nom") } с { $square }?
ask-attackers = Кто атакует { PIECE($piece, form: "acc") } на { $square }?
ask-guards = Кто защищает { PIECE($piece, form: "acc") } на { $square }?
ask-checkers = Кто даёт шах?
ask-escapes = Куда может пойти король? Нажми на все поля!
ask-stars = Собери все звёзды: ходит только { PIECE($piece, form: "nom") } с { $square }. Найди самый короткий путь!
ask-stars-safe = Собери все звёзды: ходит только { PIECE($piece, form: "nom") } с { $square }. Никогда не вставай под бой!
ask-take-all = Возьми все чужие фигуры: ходит только { PIECE($piece, form: "nom") } с { $square }. Найди самый короткий путь!
ask-promote-mate = Преврати пешку так, чтобы был мат!
ask-mate = Поставь мат в один ход!
ask-mate-in-two = Поставь мат в два хода!
ask-stalemate = Поставь пат в один ход!
ask-promote = Преврати пешку!
ask-escape = Найди все защиты от шаха!
ask-safe = Найди безопасный ход: чтобы у тебя ничего не взяли даром.
ask-free = Что можно выиграть? Возьми!
ask-passing = Возьми пешку, которая только что пробежала мимо!
ask-allowed = Посмотри на стрелку. Можно ли так пойти?
ask-may-castle = Король и ладья не ходили. Рокировка?
ask-standing = Посмотри на короля, чей сейчас ход. Что это за позиция?
ask-alive = Посмотри, какие фигуры остались. Может ли ещё кто-нибудь выиграть?
ask-claim = Посмотри на ходы. Можно ли потребовать ничью?
ask-claim-next = Стрелка показывает твой ход. Можно ли с этим ходом потребовать ничью?
ask-find = Знаешь имена полей?
ask-file = Знаешь вертикали?
ask-rank = Знаешь горизонтали?
ask-color = Ответишь, не глядя?

# Откуда своя доска и чьи это фигуры — перед вопросом; и чем только что пошли, когда спрашивают о ходе.
ask-own-game = Так было в твоей партии против { -coach }.
ask-as-black = Ты играешь чёрными.
ask-allowed-after = { $side ->
    [white] Ты играешь чёрными: белые только что пошли с { $from } на { $to }. Можно ли пойти по стрелке?
   *[black] Чёрные только что пошли с { $from } на { $to }. Можно ли пойти по стрелке?
 }

# За доской для четверых: чьи фигуры у ребёнка и чего не видно ни на какой доске.
ask-as = { $side ->
    [white] Ты играешь белыми.
    [blue] Ты играешь синими.
    [black] Ты играешь чёрными.
   *[yellow] Ты играешь жёлтыми.
 }
ask-away = { $side ->
    [white] Белых нет за столом.
    [blue] Синих нет за столом.
    [black] Чёрных нет за столом.
   *[yellow] Жёлтых нет за столом.
 }
ask-said = { $side ->
    [white] Белые сказали «шах».
    [blue] Синие сказали «шах».
    [black] Чёрные сказали «шах».
   *[yellow] Жёлтые сказали «шах».
 }
ask-unsaid = Никто не сказал «шах».
ask-moved = { $side ->
    [white] Белые пошли с { $from } на { $to }.
    [blue] Синие пошли с { $from } на { $to }.
    [black] Чёрные пошли с { $from } на { $to }.
   *[yellow] Жёлтые пошли с { $from } на { $to }.
 }

# То же самое там, где на листе много досок: фигура стоит в кружке.
circled-moves = Куда может пойти { PIECE($piece, form: "nom") } в кружке?
circled-escapes = Куда может пойти король?
circled-captures = Что может взять фигура в кружке?
circled-attackers = Кто атакует фигуру в кружке?
circled-guards = Кто защищает фигуру в кружке?
circled-stars = Собери все звёзды: ходит только фигура в кружке. Найди самый короткий путь!
circled-stars-safe = Собери все звёзды: ходит только фигура в кружке. Никогда не вставай под бой!
circled-take-all = Возьми все чужие фигуры: ходит только фигура в кружке. Найди самый короткий путь!

# Вверху листа, и для тех, кому нужен такой же ещё раз.
drill-level = Уровень { $level } из { $total } · { $name }
drill-again = Те же доски ещё раз: squarewise drill { $name } --count { $count }
