### Тренировка: разминка на день, паспорт со штампами и то, что можно выбрать самому.

practice-title = Тренировка

## Разминка

practice-warm-up = Разминка
practice-warm-up-new = Десять задачек. Завтра будут новые.
practice-warm-up-left = { $left ->
    [one] Тебя ждёт ещё { $left } задачка.
    [few] Тебя ждут ещё { $left } задачки.
   *[other] Тебя ждут ещё { $left } задачек.
 }
practice-warm-up-done = На сегодня всё! Хочешь ещё десять?
practice-about = Сегодня в задачках
practice-nothing-yet = Сначала пройди один урок. Потом здесь тебя будут ждать задачки.
practice-boards-done = Решено задачек: { $done } из { $total }

## Паспорт

practice-passport = Шахматный паспорт
practice-passport-line = 10 из 12 с первого раза — и штамп твой!
practice-stamp-of = Штампа пока нет: { $land }
practice-stamp-earn = Получить штамп
practice-stamp-day = Штамп: { $land }, { $date }
practice-stamps = Штампов: { $found } из { $total }
practice-any-page = Уже знаешь правила? Попробуй получить любой штамп!

## Что можно выбрать

practice-choose = Выбирай что хочешь
practice-level = Уровень { $level } из { $total }
practice-level-up = Теперь у тебя уровень { $level } из { $total }!
practice-crowned = Это у тебя отлично получается!

## Что получилось

practice-came = Решено задачек: { $total }, из них { $right } с первого раза. Молодец!
practice-came-all = Все { $total } с первого раза. Вот это да!
practice-came-few = Решено задачек: { $total }, из них { $right } с первого раза. Остальные порешаем ещё раз.
practice-came-none = Решено задачек: { $total }, молодец! Порешаем их ещё раз, и станет легче.
practice-missed = Нажми на задачку и попробуй ещё раз.
practice-mended = Решено!
practice-round-missed = { $right } из { $total } с первого раза. Нужно { $number }: попробуй новые задачки!
practice-board-of = Задачка { $step } из { $total }
practice-stamp-won = { $right } из { $total } верно. Штамп твой!
practice-stamp-missed = Все { $total } задачек решены, из них { $right } с первого раза! Для штампа нужно 10: попробуй ещё раз, когда захочешь.
practice-stamp-asks = Для штампа в паспорте: { $total } задачек без подсказок. Реши { $number } с первого раза!
practice-stamp-so-far = Шаг { $step } из { $total }. С первого раза: { $right }
practice-stamp-waits = Штамп пока подождёт. Решай дальше: каждая задачка помогает!
practice-stop = Закончить

## Пути к новым доскам

practice-ten-more = Ещё десять задачек
practice-ten-more-rule = Задачки на это правило