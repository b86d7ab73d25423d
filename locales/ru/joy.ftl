### Конец шага, урока и земли: что завоёвано и что дальше.

## Что даёт шагу звёзды, которых у него нет

lost-hints = { $count ->
    [1] Без подсказки получишь третью звезду
   *[other] Чем меньше подсказок, тем больше звёзд
 }
lost-tries = С первой попытки получишь третью звезду
lost-moves = { $best ->
    [one] Для третьей звезды хватит { $best } хода
   *[other] Для третьей звезды хватит { $best } ходов
 }
step-stars = { $stars ->
    [one] Одна звезда. { $cause }.
   *[other] Две звезды. { $cause }.
 }
best-stays = { $stars ->
    [one] Рекорд остаётся: одна звезда.
    [2] Рекорд остаётся: две звезды.
    [few] Рекорд остаётся: { $stars } звезды.
   *[other] Рекорд остаётся: { $stars } звёзд.
 }

## Конец урока

end-gathered = { $total ->
    [one] { $found } из { $total } звёздочки
   *[other] { $found } из { $total } звёздочек
 }
end-second-star = { $left ->
    [one] До второй звезды осталась { $left } звёздочка.
    [few] До второй звезды осталось { $left } звёздочки.
   *[many] До второй звезды осталось { $left } звёздочек.
 }
end-third-star = { $left ->
    [one] До третьей звезды осталась { $left } звёздочка.
    [few] До третьей звезды осталось { $left } звёздочки.
   *[many] До третьей звезды осталось { $left } звёздочек.
 }
end-hidden = { $left ->
    [1] Одна звёздочка ещё прячется.
    [2] Две звёздочки ещё прячутся.
    [one] { $left } звёздочка ещё прячется.
    [few] { $left } звёздочки ещё прячутся.
   *[other] { $left } звёздочек ещё прячутся.
 }
end-perfect = Банка полна!
end-replay = Шаг { $step } ещё раз
end-replay-why = Можно получить три звезды
end-next = Следующий камешек
end-land-done = Всё получилось!
end-path = Мой путь

## Конец земли: что ребёнок теперь умеет, и три вещи отдельно

ended-meadow-can = Ты умеешь ходить четырьмя фигурами!
ended-meadow-first = ходить прямо и наискосок
ended-meadow-second = обходить стену
ended-meadow-third = брать фигуру
ended-forest-can = Ты умеешь ходить конём!
ended-forest-first = прыгать через другие фигуры
ended-forest-second = находить каждое поле по имени
ended-forest-third = защищать свои фигуры
ended-fields-can = Ты умеешь вести пешки вперёд!
ended-fields-first = ходить прямо и брать наискосок
ended-fields-second = превращать пешку в ферзя
ended-fields-third = выбирать лучший размен
ended-castle-can = Ты умеешь ставить мат!
ended-castle-first = беречь короля от опасности
ended-castle-second = уходить от шаха
ended-castle-third = отличать мат от пата
ended-harbor-can = Ты умеешь играть целую партию!
ended-harbor-first = расставлять все фигуры
ended-harbor-second = ходить по очереди и играть честно
ended-harbor-third = записывать свои ходы
ended-pass-can = Ты знаешь особые ходы!
ended-pass-first = делать рокировку
ended-pass-second = знать, когда рокировка запрещена
ended-pass-third = брать пешку на проходе
ended-mill-can = Ты знаешь, как кончается любая партия!
ended-mill-first = предлагать ничью
ended-mill-second = требовать ничью
ended-mill-third = видеть, когда никто не выиграет
ended-fair-can = Ты умеешь играть в семейную игру!
ended-fair-first = играть втроём и вчетвером
ended-fair-second = уходить и возвращаться
ended-fair-third = побеждать командой
ended-course-can = Ты знаешь правила шахмат!
ended-course-first = ходить всеми фигурами
ended-course-second = давать шах и ставить мат
ended-course-third = играть целую партию
end-on-to = Дальше: { $lesson }
end-print = Напечатать
