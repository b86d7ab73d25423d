### Что печатают для дела: игра, которую вырезают, листы для турнира.

## Игра, которую печатают и вырезают

set-classic = Шахматы из бумаги
set-cross = Семейные шахматы из бумаги
set-made-of = { $count ->
    [one] { $count } фигура, доска, коробочки и правила
    [few] { $count } фигуры, доска, коробочки и правила
   *[many] { $count } фигур, доска, коробочки и правила
 }
# Pages are printed on both sides.
set-step-print = Печатай с двух сторон на плотной бумаге. Лист переворачивают по длинному краю.
set-step-cut = Вырезай по линиям.
# A strip becomes a figure that stands on two feet.
set-step-fold = Согни по пунктиру. Приклей одну ножку к другой.
set-step-flat = Или разрежь и по пунктиру. Тогда выйдут две плоские фигуры.
# On the back of a flat pawn is a queen.
set-step-queen = Плоская пешка на последней горизонтали? Переверни её: теперь это ферзь.
set-step-board = Вырежи обе половины доски. Склей их по клапану.
set-step-tray = Сложи и склей коробочки. Туда кладут взятые фигуры.
set-on-page = Страница { $page }: { $text }
set-rules = Правила
set-pieces = Фигуры
set-board = Доска
set-board-left = Доска, левая половина
set-board-right = Доска, правая половина
# Beside stripes, and on the other page beside the edge that is glued onto them.
set-flap = Приклей к этому клапану правую половину со страницы { $page }.
set-seam = Режь по этому краю. Приклей его к клапану со страницы { $page }.
set-trays = Коробочки
set-backs = Это оборот страницы { $page }.
set-empty = Это оборот страницы { $page }. Он остаётся пустым.
# Small words beside a whole line, a dashed line and stripes.
set-cut = Резать
set-fold = Сгибать
set-glue = Клеить

## Листы для турнира на вылет

event-bracket = Турнирная сетка
event-lots = Номера достаются по жребию. Кто выиграл, играет в следующем туре.
event-agree-draw = До партии договоритесь, что значит ничья. В школьных правилах этого нет.
# A group of players by their age, such as under 15.
event-section = Группа
event-round = Тур { $number }
event-semifinal = Полуфинал
event-final = Финал
event-winner = Победа
# Small words below the line of a player who has nobody to play against in the first round.
event-bye = без игры, проходит дальше
event-umpire = Судьи — вы сами
event-umpire-says = Школьный турнир на вылет: судьи у вашей доски нет.
event-before = До партии
event-during = Во время партии
event-after = После партии
event-play-again = Играем ещё раз, поменяв цвета.
event-teacher-decides = Решает учитель.
# A line to write on follows.
event-otherwise = По-другому:
event-ask-teacher = Правило непонятно? Остановитесь и позовите учителя или судью.
event-agree-result = Оба игрока называют результат и согласны с ним.
event-hand-in = Запишите его на листок с результатом. Оба подписываются.
event-goes-on = Кто выиграл, играет в следующем туре.
event-silent = О чём школьные правила молчат
event-silent-says = «Не сказано» — не значит «запрещено». Договоритесь до партии.
event-our-rules = Школьные правила
event-not-mentioned = не сказано
event-score-sheet = Бланк для записи партии
event-tournament = Турнир
event-round-field = Тур
event-table = Стол
event-result = Результат
event-giving-up = Когда кто-то сдаётся
event-giving-up-word = Напиши «сдаётся» рядом с именем.
event-giving-up-ring = Или обведи результат кружком.
event-giving-up-result = Или напиши 1–0, если сдаются чёрные, и 0–1, если белые.
event-slip = Результат партии
event-both-sign = Подписи обоих
