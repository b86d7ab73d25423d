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
    [one] Лучшее остаётся: одна звезда.
    [2] Лучшее остаётся: две звезды.
    [few] Лучшее остаётся: { $stars } звезды.
   *[other] Лучшее остаётся: { $stars } звёзд.
 }

## Конец урока

end-gathered = { $total ->
    [one] { $found } из { $total } звёздочки
   *[other] { $found } из { $total } звёздочек
 }
end-second-star = До второй звезды осталось { $left }.
end-third-star = До третьей звезды осталось { $left }.
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
ended-course-can = Ты знаешь правила шахмат!
ended-course-first = ходить всеми фигурами
ended-course-second = ставить шах и мат
ended-course-third = сыграть целую партию
end-on-to = Дальше: { $lesson }
end-print = Напечатать
