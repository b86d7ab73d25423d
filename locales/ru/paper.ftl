### Что печатают для дела: игра, которую вырезают, листы для турнира.

## Игра, которую печатают и вырезают

# source c2fe55fa
set-classic = Шахматы из бумаги
# source 3dbf7894
set-cross = Семейные шахматы из бумаги
# source a49ed9eb
set-made-of = { $count ->
    [one] { $count } фигура, доска, коробочки и правила
    [few] { $count } фигуры, доска, коробочки и правила
   *[many] { $count } фигур, доска, коробочки и правила
 }
# Pages are printed on both sides.
# source 8513930b
set-step-print = Печатай с двух сторон на плотной бумаге. Лист переворачивают по длинному краю.
# source ce7a03b7
set-step-cut = Вырезай по линиям.
# A strip becomes a figure that stands on two feet.
# source 5c1e380a
set-step-fold = Согни по пунктиру. Приклей одну ножку к другой.
# source 20fcbdae
set-step-flat = Или разрежь и по пунктиру. Тогда выйдут две плоские фигуры.
# On the back of a flat pawn is a queen.
# source 4c5165d6
set-step-queen = Плоская пешка на последней горизонтали? Переверни её: теперь это ферзь.
# source e5329b1c
set-step-board = Вырежи обе половины доски. Склей их по клапану.
# source 7552f09d
set-step-tray = Сложи и склей коробочки. Туда кладут взятые фигуры.
# source 7b32016b
set-on-page = Страница { $page }: { $text }
# source 50a2543d
set-rules = Правила
# source 3744f17d
set-pieces = Фигуры
# source f81e4a31
set-board = Доска
# source dfeac85f
set-board-left = Доска, левая половина
# source 02467fc5
set-board-right = Доска, правая половина
# Beside stripes, and on the other page beside the edge that is glued onto them.
# source a809a5be
set-flap = Приклей к этому клапану правую половину со страницы { $page }.
# source 57eb2ca0
set-seam = Режь по этому краю. Приклей его к клапану со страницы { $page }.
# source 99284811
set-trays = Коробочки
# source 447a3dcc
set-backs = Это оборот страницы { $page }.
# source 65a48d03
set-empty = Это оборот страницы { $page }. Он остаётся пустым.
# Small words beside a whole line, a dashed line and stripes.
# source 7d1502a9
set-cut = Резать
# source 05f201f5
set-fold = Сгибать
# source 9fed69f9
set-glue = Клеить

## Листы для турнира на вылет

# source 6b2764b7
event-bracket = Турнирная сетка
# source 2c25d11c
event-lots = Номера достаются по жребию. Кто выиграл, играет в следующем туре.
# source 679c1288
event-agree-draw = До партии договоритесь, что значит ничья. В школьных правилах этого нет.
# A group of players by their age, such as under 15.
# source e25f6599
event-section = Группа
# source 6fff94c2
event-round = Тур { $number }
# source 9c5c6956
event-semifinal = Полуфинал
# source aaca7949
event-final = Финал
# source 1bcf9371
event-winner = Победа
# Small words below the line of a player who has nobody to play against in the first round.
# source fea58dd8
event-bye = без игры, проходит дальше
# source e85a34e4
event-umpire = Судьи — вы сами
# source 1b4101e1
event-umpire-says = Школьный турнир на вылет: судьи у вашей доски нет.
# source 7170cdb8
event-before = До партии
# source 79e59b3c
event-during = Во время партии
# source 104b0614
event-after = После партии
# source bb9a86be
event-play-again = Играем ещё раз, поменяв цвета.
# source 6a76a2c3
event-teacher-decides = Решает учитель.
# A line to write on follows.
# source a694e9fe
event-otherwise = По-другому:
# source 6d05233a
event-ask-teacher = Правило непонятно? Остановитесь и позовите учителя или судью.
# source 11078427
event-agree-result = Оба игрока называют результат и согласны с ним.
# source 2dbc60dc
event-hand-in = Запишите его на листок с результатом. Оба подписываются.
# source 8408f54c
event-goes-on = Кто выиграл, играет в следующем туре.
# source 6cd505d4
event-silent = О чём школьные правила молчат
# source da3ca91c
event-silent-says = «Не сказано» — не значит «запрещено». Договоритесь до партии.
# source da60538f
event-our-rules = Школьные правила
# source fa056474
event-not-mentioned = не сказано
# source 3405777c
event-score-sheet = Бланк для записи партии
# source 501342a9
event-tournament = Турнир
# source d29dab04
event-round-field = Тур
# source debba231
event-table = Стол
# source 48feb7c9
event-result = Результат
# source 7bbd7d0c
event-giving-up = Когда кто-то сдаётся
# source 9f6f3125
event-giving-up-word = Напиши «сдаётся» рядом с именем.
# source 4fa0e095
event-giving-up-ring = Или обведи результат кружком.
# source c1447483
event-giving-up-result = Или напиши 1–0, если сдаются чёрные, и 0–1, если белые.
# source 3212077c
event-slip = Результат партии
# source 50ae2dba
event-both-sign = Подписи обоих
