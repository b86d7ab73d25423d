### Тренировка: разминка на день, паспорт с печатями и то, что можно выбрать самому.

practice-title = Тренировка

## Разминка

practice-warm-up = Разминка
practice-warm-up-new = Десять досок. Завтра будут новые.
practice-warm-up-left = { $left ->
    [one] Тебя ждёт ещё { $left } доска.
    [few] Тебя ждут ещё { $left } доски.
   *[other] Тебя ждут ещё { $left } досок.
 }
practice-warm-up-done = На сегодня всё! Завтра будут новые доски.
practice-nothing-yet = Сначала закончи урок. Потом здесь тебя будут ждать доски.
practice-boards-done = Готово досок: { $done } из { $total }

## Паспорт

practice-passport = Паспорт правил
practice-passport-line = 10 из 12 верно, без подсказок: это печать.
practice-stamp-of = Печать: { $land }
practice-stamp-day = Печать: { $land }, { $date }
practice-stamps = Печатей: { $found } из { $total }
practice-any-page = Уже знаешь правила? Попробуй любую страницу!

## Что можно выбрать

practice-choose = На твой выбор
practice-level = Уровень { $level } из { $total }
practice-crowned = Это ты знаешь наизусть.

## Что получилось

practice-came = { $right } из { $total } с первого раза. Молодец!
practice-came-all = Все { $total } с первого раза. Вот это да!
practice-came-few = { $right } из { $total } с первого раза. Остальное придёт с тренировкой.
practice-stamp-won = { $right } из { $total } верно. Печать твоя!
practice-stamp-missed = { $right } из { $total } верно. Для печати нужно 10. Пробуй снова, когда захочешь!

## Пути к новым доскам

practice-ten-more = Ещё десять таких
practice-ten-more-rule = Потренировать это правило
