### «Так можно?»: доска, которую расставляют, что на ней не так, и ответы.

## Расставить фигуры

# source 0f51286e
referee-put-up = Расставь здесь всё, как на твоей доске.
# source 4e23f090
referee-put-up-holding = { $side ->
    [white] Нажимай на поля для { PIECE($piece, form: "white-gen") }.
   *[black] Нажимай на поля для { PIECE($piece, form: "black-gen") }.
 }
# source cb772cd2
referee-put-up-removing = Нажми на каждую фигуру, которой на твоей доске нет.
# source 8ee2589e
referee-put-up-moving = { PIECE($piece, cap: 1) } на { $square }: нажми на новое поле.
# source b1a5f92e
referee-fits = Эта доска готова к вопросам.
# source 204b876d
referee-too-many = { $side ->
    [white] У белых слишком много фигур: новой может стать только пешка.
   *[black] У чёрных слишком много фигур: новой может стать только пешка.
 }
# source e58e7fa1
referee-mend-first = Почти! Только вот так не бывает:
# source de619a5e
referee-phase-put-up = Изменить доску
# source 01371126
referee-phase-ask = Спросить о ходе
# source d52f976a
referee-remove = Убрать
# source 5d626707
referee-start = Новая партия
# source aca568a5
referee-empty = Пустая доска
# source 79dc7ce3
referee-undo = Отменить
# source 7eafcdb0
referee-copy = Копировать FEN
# source 472817de
referee-copied = Скопировано. Эту доску можно вставить где угодно.
# source 31469e08
referee-paste = Вставить FEN
# source 930b58b1
referee-pasted = Вот вставленная доска.
# source 5990bb02
referee-pasted-part = Вот вставленная доска. «{ $part }» пропущено: это не относится к доске.
# source ef5b7ccc
referee-rules = Правила: { $rules }
# source 74dc763e
referee-whose-turn = Чей ход?
# source c16869f9
referee-before = Что было раньше?
# source 1813a559
referee-before-nothing = На этой доске прошлое ничего не меняет.
# source f5ada819
referee-earlier = Раньше
# source c49bb44c
referee-ask-moved = { $side ->
    [white] Ходили ли уже ладья на { $square } или белый король?
   *[black] Ходили ли уже ладья на { $square } или чёрный король?
 }
# source 7155af74
referee-ask-passed = Пешка только что прошла с { $from } на { $to }?
# source 78e3b2bc
referee-ask-said = Кто-нибудь сказал «шах»?

## Чего быть не может

# source 354a4136
referee-no-king = { $side ->
    [white] Где белый король?
   *[black] Где чёрный король?
 }
# source 88599315
referee-many-kings = { $side ->
    [white] У белых может быть только один король. А здесь короли на { LIST($squares) }.
   *[black] У чёрных может быть только один король. А здесь короли на { LIST($squares) }.
 }
# source 4a82785d
referee-pawns = { COUNT($squares) ->
    [one] Пешка не может стоять на { LIST($squares) }. Назад она не ходит, а в конце превращается.
   *[other] Пешки не могут стоять на { LIST($squares) }. Назад они не ходят, а в конце превращаются.
 }
# source c297543f
referee-open-king = { $side ->
    [white] Белые могли бы взять короля на { $square } { MEN($men, form: "ins") }. Значит, ход чёрных.
   *[black] Чёрные могли бы взять короля на { $square } { MEN($men, form: "ins") }. Значит, ход белых.
 }
# source 6f45d7b4
referee-no-castling = { $side ->
    [white] Для рокировки белым нужны король и ладья на { LIST($squares) }.
   *[black] Для рокировки чёрным нужны король и ладья на { LIST($squares) }.
 }
# source 5a712a82
referee-not-passed = Пешка не могла только что пройти через { $square }.
# source 4964aaab
referee-mend-king = { $side ->
    [white] Поставить белого короля
   *[black] Поставить чёрного короля
 }
# source 2b37d53b
referee-mend-turn = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
 }
# source 6127aec1
referee-mend-remove = Убрать
# source a534e269
referee-mend-castling = Без этой рокировки
# source 113639dd
referee-mend-passed = Такого хода не было

## Вопросы

# source 0ec81128
referee-ask = Покажи ход, о котором спрашиваешь.
# source e4845b04
referee-ask-target = { PIECE($piece, cap: 1) } на { $square }: куда?
# source 47c4ca40
referee-turn = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
 }
# source c311b67f
referee-cannot-win = { $side ->
    [white] Белые уже никак не могут выиграть.
   *[black] Чёрные уже никак не могут выиграть.
 }
# source 93d26660
referee-ask-for = { $side ->
    [white] Спросить за белых
   *[black] Спросить за чёрных
 }
# source 793d4ee6
referee-play-it = Сыграть
# source 06e4c28b
referee-played = Сыграно. Что ещё хочешь узнать?
# source 01df1d3e
referee-play-on = Играть дальше
# source b1f75042
referee-yes-move = Да: { PIECE($piece) } может пойти с { $from } на { $to }.
# source 1383c9bd
referee-yes-take = Да: { PIECE($piece) } может взять { PIECE($captured, form: "acc") } на { $to }.
# source d4b52268
referee-yes-castle = Да, рокировка: король идёт на { $to }, ладья с { $rook } на { $lands }.
# source a4698989
referee-yes-en-passant = Да, на проходе: пешка идёт на { $to } и берёт пешку на { $square }.
# source 60a56924
referee-yes-promote = Да: пешка идёт на { $to } и становится { PIECE($piece, form: "ins") }.
# source 31467044
referee-yes-take-and-promote = Да: пешка берёт { PIECE($captured, form: "acc") } на { $to } и становится { PIECE($piece, form: "ins") }.

## Текст, который не стал доской

# source 37793252
referee-fen-empty = Вставлять пока нечего. Сначала скопируй FEN.
# source 362cc883
referee-fen-rows = { $rows ->
    [one] В записи FEN восемь рядов через /. Здесь { $rows } ряд.
    [few] В записи FEN восемь рядов через /. Здесь { $rows } ряда.
   *[many] В записи FEN восемь рядов через /. Здесь { $rows } рядов.
 }
# source de1fc092
referee-fen-row = В этой записи FEN на { $row }-й горизонтали полей { $count }, а не 8.
# source 7f4919ec
referee-fen-letter = Посмотри на знак { $place } этой записи FEN. «{ $letter }» — не фигура.
# source a7cc38d8
referee-fen-turn = Посмотри на «{ $part }» в записи FEN. Здесь пишут, чей ход: w или b.
# source a2878d88
referee-fen-castling = Посмотри на «{ $part }» в записи FEN. Рокировку пишут знаками K, Q, k, q или -.
# source 8c6244dc
referee-fen-passed = Посмотри на «{ $part }» в записи FEN. Здесь пишут поле, например e3, или -.
# source f68b1c81
referee-fen-clock = Посмотри на «{ $part }» в записи FEN. Здесь пишут число.
# source f53982c8
referee-fen-more = Запись FEN должна кончаться перед «{ $part }». Остальное убери.
# source 94a995c3
referee-fen-address = В этом адресе нет доски. Скопируй саму запись FEN.
