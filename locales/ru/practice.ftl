### Тренировка: разминка на день, паспорт со штампами и то, что можно выбрать самому.

# source 8f3e64f9
practice-title = Тренировка

## Разминка

# source 6bde9b3a
practice-warm-up = Разминка
# source f9e302f7
practice-warm-up-new = Десять задачек. Завтра будут новые.
# source 7469c94e
practice-warm-up-left = { $left ->
    [one] Тебя ждёт ещё { $left } задачка.
    [few] Тебя ждут ещё { $left } задачки.
   *[other] Тебя ждут ещё { $left } задачек.
 }
# source ce1eee8b
practice-warm-up-done = На сегодня всё! Хочешь ещё десять?
# source 87980966
practice-about = Сегодня в задачках
# source e7080947
practice-nothing-yet = Сначала пройди один урок. Потом здесь тебя будут ждать задачки.
# source 27433eac
practice-boards-done = Решено задачек: { $done } из { $total }

## Паспорт

# source cf90f0ed
practice-passport = Шахматный паспорт
# source 7b4c0554
practice-passport-line = 10 из 12 с первого раза — и штамп твой!
# source 87fa1f28
practice-stamp-of = Штампа пока нет: { $land }
# source a631c31a
practice-stamp-earn = Получить штамп
# source 362a2c14
practice-stamp-day = Штамп: { $land }, { $date }
# source 5a3032af
practice-stamps = Штампов: { $found } из { $total }
# source ef61be6a
practice-any-page = Уже знаешь правила? Попробуй получить любой штамп!

## Что можно выбрать

# source fb51f44f
practice-choose = Выбирай что хочешь
# source 4eca6d15
practice-level = Уровень { $level } из { $total }
# source 576bd5e2
practice-level-up = Теперь у тебя уровень { $level } из { $total }!
# source 669bfb31
practice-crowned = Это у тебя отлично получается!

## Что получилось

# source 71e4ca86
practice-came = Решено задачек: { $total }, из них { $right } с первого раза. Молодец!
# source 747d9144
practice-came-all = Все { $total } с первого раза. Вот это да!
# source 49ffd296
practice-came-few = Решено задачек: { $total }, из них { $right } с первого раза. Остальные порешаем ещё раз.
# source 566eae24
practice-came-none = Решено задачек: { $total }, молодец! Порешаем их ещё раз, и станет легче.
# source 79dc7eee
practice-missed = Нажми на задачку и попробуй ещё раз.
# source 6dbbf045
practice-mended = Решено!
# source d2c7f2d5
practice-round-missed = { $right } из { $total } с первого раза. Нужно { $number }: попробуй новые задачки!
# source 59badae7
practice-board-of = Задачка { $step } из { $total }
# source 181b01e6
practice-stamp-won = { $right } из { $total } верно. Штамп твой!
# source c0ec8763
practice-stamp-missed = Решено задачек: { $total }, из них { $right } с первого раза! Для штампа нужно 10: попробуй ещё раз, когда захочешь.
# source 0cb74618
practice-stamp-asks = { $total ->
    [one] Для штампа в паспорте: { $total } задачка без подсказок. Реши { $number } с первого раза!
    [few] Для штампа в паспорте: { $total } задачки без подсказок. Реши { $number } с первого раза!
   *[many] Для штампа в паспорте: { $total } задачек без подсказок. Реши { $number } с первого раза!
 }
# source ca1dde02
practice-stamp-so-far = Шаг { $step } из { $total }. С первого раза: { $right }
# source 3f67d2f5
practice-stamp-waits = Штамп пока подождёт. Решай дальше: каждая задачка помогает!
# source e572ca26
practice-stop = Закончить

## Пути к новым доскам

# source fc5e4950
practice-ten-more = Ещё десять задачек
# source 7431e73d
practice-ten-more-rule = Задачки на это правило