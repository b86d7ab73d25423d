### «Так можно?»: доска, которую расставляют, что на ней не так, и ответы.

## Расставить фигуры

referee-put-up = Расставь здесь всё, как на твоей доске.
referee-put-up-holding = { $side ->
    [white] Нажимай на поля для { PIECE($piece, form: "white-gen") }.
   *[black] Нажимай на поля для { PIECE($piece, form: "black-gen") }.
 }
referee-put-up-removing = Нажми на каждую фигуру, которой на твоей доске нет.
referee-put-up-moving = { PIECE($piece, cap: 1) } на { $square }: нажми на новое поле.
referee-fits = Эта доска готова к вопросам.
referee-too-many = { $side ->
    [white] У белых слишком много фигур: новой может стать только пешка.
   *[black] У чёрных слишком много фигур: новой может стать только пешка.
 }
referee-mend-first = Почти! Только вот так не бывает:
referee-phase-put-up = Изменить доску
referee-phase-ask = Спросить о ходе
referee-remove = Убрать
referee-start = Новая партия
referee-empty = Пустая доска
referee-undo = Отменить
referee-copy = Копировать FEN
referee-copied = Скопировано. Эту доску можно вставить где угодно.
referee-paste = Вставить FEN
referee-pasted = Вот вставленная доска.
referee-rules = Правила: { $rules }
referee-whose-turn = Чей ход?
referee-before = Что было раньше?
referee-before-nothing = На этой доске прошлое ничего не меняет.
referee-earlier = Раньше
referee-ask-moved = { $side ->
    [white] Ходили ли уже ладья на { $square } или белый король?
   *[black] Ходили ли уже ладья на { $square } или чёрный король?
 }
referee-ask-passed = Пешка только что прошла с { $from } на { $to }?
referee-ask-said = Кто-нибудь сказал «шах»?

## Чего быть не может

referee-no-king = { $side ->
    [white] Где белый король?
   *[black] Где чёрный король?
 }
referee-many-kings = { $side ->
    [white] У белых может быть только один король. А здесь короли на { LIST($squares) }.
   *[black] У чёрных может быть только один король. А здесь короли на { LIST($squares) }.
 }
referee-pawns = { COUNT($squares) ->
    [one] Пешка не может стоять на { LIST($squares) }. Назад она не ходит, а в конце превращается.
   *[other] Пешки не могут стоять на { LIST($squares) }. Назад они не ходят, а в конце превращаются.
 }
referee-open-king = { $side ->
    [white] Белые могли бы взять короля на { $square } { MEN($men, form: "ins") }. Значит, ход чёрных.
   *[black] Чёрные могли бы взять короля на { $square } { MEN($men, form: "ins") }. Значит, ход белых.
 }
referee-no-castling = { $side ->
    [white] Для рокировки белым нужны король и ладья на { LIST($squares) }.
   *[black] Для рокировки чёрным нужны король и ладья на { LIST($squares) }.
 }
referee-not-passed = Пешка не могла только что пройти через { $square }.
referee-mend-king = { $side ->
    [white] Поставить белого короля
   *[black] Поставить чёрного короля
 }
referee-mend-turn = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
 }
referee-mend-remove = Убрать
referee-mend-castling = Без этой рокировки
referee-mend-passed = Такого хода не было

## Вопросы

referee-ask = Покажи ход, о котором спрашиваешь.
referee-ask-target = { PIECE($piece, cap: 1) } на { $square }: куда?
referee-turn = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
 }
referee-cannot-win = { $side ->
    [white] Белые уже никак не могут выиграть.
   *[black] Чёрные уже никак не могут выиграть.
 }
referee-ask-for = { $side ->
    [white] Спросить за белых
   *[black] Спросить за чёрных
 }
referee-play-it = Сыграть
referee-played = Сыграно. Что ещё хочешь узнать?
referee-play-on = Играть дальше
referee-yes-move = Да: { PIECE($piece) } может пойти с { $from } на { $to }.
referee-yes-take = Да: { PIECE($piece) } может взять { PIECE($captured, form: "acc") } на { $to }.
referee-yes-castle = Да, рокировка: король идёт на { $to }, ладья с { $rook } на { $lands }.
referee-yes-en-passant = Да, на проходе: пешка идёт на { $to } и берёт пешку на { $square }.
referee-yes-promote = Да: пешка идёт на { $to } и становится { PIECE($piece, form: "ins") }.
referee-yes-take-and-promote = Да: пешка берёт { PIECE($captured, form: "acc") } на { $to } и становится { PIECE($piece, form: "ins") }.

## Текст, который не стал доской

referee-fen-empty = Вставлять пока нечего. Сначала скопируй FEN.
referee-fen-rows = { $rows ->
    [one] В записи FEN восемь рядов через /. Здесь { $rows } ряд.
    [few] В записи FEN восемь рядов через /. Здесь { $rows } ряда.
   *[many] В записи FEN восемь рядов через /. Здесь { $rows } рядов.
 }
referee-fen-row = В этой записи FEN на { $row }-й горизонтали полей { $count }, а не 8.
referee-fen-letter = Посмотри на знак { $place } этой записи FEN. «{ $letter }» — не фигура.
referee-fen-turn = Посмотри на «{ $part }» в записи FEN. Здесь пишут, чей ход: w или b.
referee-fen-castling = Посмотри на «{ $part }» в записи FEN. Рокировку пишут знаками K, Q, k, q или -.
referee-fen-passed = Посмотри на «{ $part }» в записи FEN. Здесь пишут поле, например e3, или -.
referee-fen-clock = Посмотри на «{ $part }» в записи FEN. Здесь пишут число.
referee-fen-more = Запись FEN должна кончаться перед «{ $part }». Остальное убери.
