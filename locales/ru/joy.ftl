### Конец шага, урока и земли: что завоёвано и что дальше.

## Что даёт шагу звёзды, которых у него нет

# source 6e38c87d
lost-hints = { $count ->
    [1] Без подсказки получишь третью звезду
   *[other] Чем меньше подсказок, тем больше звёзд
 }
# source 0746124f
lost-tries = С первой попытки получишь третью звезду
# source d31c10e9
lost-moves = { $best ->
    [one] Для третьей звезды хватит { $best } хода
   *[other] Для третьей звезды хватит { $best } ходов
 }
# source f0d12833
step-stars = { $stars ->
    [one] Одна звезда. { $cause }.
   *[other] Две звезды. { $cause }.
 }
# source 7ea326d6
best-stays = { $stars ->
    [one] Рекорд остаётся: одна звезда.
    [2] Рекорд остаётся: две звезды.
    [few] Рекорд остаётся: { $stars } звезды.
   *[other] Рекорд остаётся: { $stars } звёзд.
 }

## Конец урока

# source 732429d6
end-gathered = { $total ->
    [one] { $found } из { $total } звёздочки
   *[other] { $found } из { $total } звёздочек
 }
# source b50db5c8
end-second-star = { $left ->
    [one] До второй звезды осталась { $left } звёздочка.
    [few] До второй звезды осталось { $left } звёздочки.
   *[many] До второй звезды осталось { $left } звёздочек.
 }
# source e19d3f41
end-third-star = { $left ->
    [one] До третьей звезды осталась { $left } звёздочка.
    [few] До третьей звезды осталось { $left } звёздочки.
   *[many] До третьей звезды осталось { $left } звёздочек.
 }
# source d49e483e
end-hidden = { $left ->
    [1] Одна звёздочка ещё прячется.
    [2] Две звёздочки ещё прячутся.
    [one] { $left } звёздочка ещё прячется.
    [few] { $left } звёздочки ещё прячутся.
   *[other] { $left } звёздочек ещё прячутся.
 }
# source ab28f199
end-perfect = Банка полна!
# source 269abedd
end-replay = Шаг { $step } ещё раз
# source 703601f0
end-replay-why = Можно получить три звезды
# source 0ad84975
end-next = Следующий камешек
# source 25a0c34b
end-land-done = Всё получилось!
# source 01cf5788
end-path = Мой путь

## Конец земли: что ребёнок теперь умеет, и три вещи отдельно

# source 661b6c1f
ended-meadow-can = Ты умеешь ходить четырьмя фигурами!
# source 93a2610a
ended-meadow-first = ходить прямо и наискосок
# source 29fcf734
ended-meadow-second = обходить стену
# source 28f3abfe
ended-meadow-third = брать фигуру
# source 443f9183
ended-forest-can = Ты умеешь ходить конём!
# source cc90d39e
ended-forest-first = прыгать через другие фигуры
# source 23028924
ended-forest-second = находить каждое поле по имени
# source 058a5fb3
ended-forest-third = защищать свои фигуры
# source 842a50d3
ended-fields-can = Ты умеешь вести пешки вперёд!
# source 01644c4e
ended-fields-first = ходить прямо и брать наискосок
# source 05d73cf2
ended-fields-second = превращать пешку в ферзя
# source 59e89192
ended-fields-third = выбирать лучший размен
# source a8358698
ended-castle-can = Ты умеешь ставить мат!
# source 2a26e4ad
ended-castle-first = беречь короля от опасности
# source f8291fcf
ended-castle-second = уходить от шаха
# source b2cc8857
ended-castle-third = отличать мат от пата
# source 7ba37a58
ended-harbor-can = Ты умеешь играть целую партию!
# source 55976a7c
ended-harbor-first = расставлять все фигуры
# source 52fde9ae
ended-harbor-second = ходить по очереди и играть честно
# source adadae6d
ended-harbor-third = записывать свои ходы
# source c58e3f34
ended-pass-can = Ты знаешь особые ходы!
# source 74422187
ended-pass-first = делать рокировку
# source c551634c
ended-pass-second = знать, когда рокировка запрещена
# source 0483bc62
ended-pass-third = брать пешку на проходе
# source 37e47446
ended-mill-can = Ты знаешь, как кончается любая партия!
# source 814d9769
ended-mill-first = предлагать ничью
# source e32a106f
ended-mill-second = требовать ничью
# source 6e3c34a3
ended-mill-third = видеть, когда никто не выиграет
# source 4aad5427
ended-fair-can = Ты умеешь играть в семейную игру!
# source 18d2dda1
ended-fair-first = играть втроём и вчетвером
# source 41738328
ended-fair-second = уходить и возвращаться
# source 51b0a36d
ended-fair-third = побеждать командой
# source d25e3943
ended-course-can = Ты знаешь правила шахмат!
# source 9b4008eb
ended-course-first = ходить всеми фигурами
# source a3da0c6e
ended-course-second = давать шах и ставить мат
# source 6e89a52c
ended-course-third = играть целую партию
# source 0d281369
end-on-to = Дальше: { $lesson }
# source 8b1f28ed
end-print = Напечатать
