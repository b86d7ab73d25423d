### Семейная игра: кто где сидит и что говорят за столом втроём и вчетвером; что говорят двое, стоит в ui.ftl.

## Кто играет

# source bf1568cb
family-title = Семейная игра
# source c5b03f7f
family-line = Поставьте мат другим королям: кто останется, тот победит! Выберите зверей и начинайте.
# source 1f650290
family-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
# source 00f3256a
family-army = { $army ->
    [white] Белые
    [blue] Синие
    [black] Чёрные
   *[yellow] Жёлтые
 }
# A small field for years of age.
# source e980bc7b
family-age = Лет
# source eeb92b6b
family-younger = Моложе
# source f27faacb
family-older = Старше
# source 8c5eb290
family-animal = Другой зверь
# source 4689d9e4
family-sit-down = Сесть
# source a673fc66
family-stand-up = Оставить место пустым
# source c8f64da4
family-empty-seat = Здесь никого нет
# source 3a9692c4
family-ages-why = Возраст нужен для одного правила: кто может ненадолго отойти от стола.
# source 33159393
family-begin = Играем!
# source 01ed0441
family-go-on = Продолжить партию: { LIST($players) }
# source 294213cb
family-small-board = Малая доска на двоих

## At the table

# source b07addb5
family-turn = Ходит { $player }.
# source a97e7ac7
family-turn-for = Ходит { $player } — за игрока { $owner }.
# source cc7de938
family-said = { LIST($callers) }: шах! Отвечает { $victim }.
# source 57d56ece
family-says-check = { $player }: «шах». Теперь нужен ход.
# source 2a309e38
family-passed = Ходов нет: { $player } пропускает ход.
# source e8a34016
family-mated = Мат! { $player } ловит короля игрока { $victim }.
# source 5b01e22d
family-king-taken = Никто не сказал «шах»: { $player } берёт короля игрока { $victim }.
# source 37f14b4c
family-out = { $player } выбывает. Хорошая была игра!
# source 65fb0c62
family-resigned = { $player } сдаётся.
# source c0a7303d
family-left = { $player } отходит от стола. Фигуры пока спят.
# source ec54fc75
family-returning = { $player } снова за столом и играет со своего хода.
# source 1aa7b43a
family-returned = { $player } снова играет.
# source 5c4714d9
family-allied = { $player } и { $other } теперь союзники.
# source 493a2221
family-parting = { $player } и { $other } расходятся. Со следующего круга каждый сам за себя.
# source b3e6f682
family-parted = { $player } и { $other } больше не союзники.
# source 9f462774
family-rule-changed = Ведущий меняет правило. { $rule }: { $after } (Раньше: { $before })
# source 244ca4d2
family-rule-now = Новое правило. { $rule }: { $after }
# source a15b9542
family-took-back = Последний шаг возвращён.
# source cabbba0b
family-paused = За столом остался один игрок: партия ждёт.
# source 9177bf98
family-resumed = Партия продолжается.
# source ace9fa55
family-wins = Побеждает { $player }! Спасибо всем за игру.
# source d81176de
family-team-wins = { LIST($players) } побеждают вместе! Спасибо всем за игру.
# source 04ffe08b
family-draw-no-move = Ходов нет ни у кого, но и шаха нет. Ничья.
# source cd9317cb
family-draw-dead = Здесь никто уже не поставит мат. Ничья.
# source 7197a6c9
family-draw-repetition = Одна и та же позиция повторялась слишком часто. Ничья.
# source c3365be6
family-draw-quiet = Слишком много кругов без взятий и ходов пешкой: ничья.
# source 2722fd22
family-draw-agreed = Все согласны: ничья. Спасибо за игру!
# source 65db837b
family-draw-supervisor = Ведущий заканчивает партию: ничья.
# source 4fb6a4f5
family-ask-draw = { $player } предлагает ничью. { $asked }, ты за?
# source 4835d426
family-ask-back = { $player } просит вернуть последний шаг. { $asked }, можно?
# source bb443bfe
family-ask-ally = { $player } зовёт тебя в союзники. { $asked }, ты за?
# source 199abc67
family-declined = { $player } против. Партия продолжается.
# source 06f5c0d7
family-asked-draw = { $player } предлагает ничью.
# source 616279d6
family-asked-back = { $player } просит вернуть последний шаг.
# source 616ff402
family-asked-ally = { $player } зовёт в союзники игрока { $other }.
# source bcb19a9c
family-moved = { $player }: { PIECE($piece) } с { $from } на { $to }.
# source e439911f
family-took = { $player }: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
# source f2d95f89
family-took-passing = { $player }: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
# source 154aa112
family-castled-short = { $player }: короткая рокировка.
# source 61010c30
family-castled-long = { $player }: длинная рокировка.
# source a72c572b
family-promoted = { $player }: пешка на { $square } становится { PIECE($piece, form: "ins") }.
# source 1d1f1905
family-card-name = { $player }, { $age }
# source e34ddc94
family-to-move = ходит
# source 4f4797db
family-waiting = ждёт
# source 7b82f4c3
family-away = на перекусе
# source 0bd6fd4b
family-coming = вернётся в свой ход
# source 667c5492
family-is-out = вне игры
# source 0a2ec5b5
family-has-won = победа!
# source 0837f741
family-in-check = шах от: { LIST($players) }
# source 2b285b42
family-team = команда: { LIST($players) }
# source c4830d41
family-captured = { $player }: взято
# source ea2fffbb
family-leave = Отойти
# source bc0ed62a
family-return = Вернуться
# source 465dc380
family-check-hint = Нажми вместе с ходом, иначе шах не действует.
# source f2553d81
family-check-late = { $player }, это шах! Сказать «шах» ещё не поздно.
# source ee2dcb04
family-no-out = { $player } вне игры.
# source 707ba17e
family-no-turn = Сейчас это может только { $player }.
# source 0ac0e9bb
family-no-call = Ни один король не атакован: говорить «шах» незачем.
# source 717f0734
family-no-call-late = Для этого хода уже поздно. Скажи вместе со следующим.
# source db5473a4
family-no-away = { $player } уже не за столом.
# source dbcb7da0
family-no-here = { $player } за столом.
# source 3f38bc4d
family-no-old = { $most ->
    [one] Ненадолго отойти можно только детям не старше { $most } года.
    [few] Ненадолго отойти можно только детям не старше { $most } лет.
   *[many] Ненадолго отойти можно только детям не старше { $most } лет.
 }
# source 608c58cd
family-no-gap = { $gap ->
    [one] Чтобы отойти, нужна разница в { $gap } год с самым старшим игроком.
    [few] Чтобы отойти, нужна разница в { $gap } года с самым старшим игроком.
   *[many] Чтобы отойти, нужна разница в { $gap } лет с самым старшим игроком.
 }
# source 5baf16b3
family-no-ages = Твой возраст не указан, а без него не отойти. Спроси ведущего.
# source b8a7ac98
family-no-asking = Отпустить игрока может только ведущий.
# source 315c56af
family-no-allied = Они уже союзники.
# source e54e72e5
family-no-partner = Они не союзники.
# source dd5ceb71
family-no-parting = Они уже расходятся. Со следующего круга каждый сам за себя.
# source 402b17a9
family-no-fixed = Команды не меняются до конца.
# source 1167da60
family-no-conflict = «{ $rule }» не сочетается с «{ $other }». Сначала измени «{ $other }».
# source 9b80cd33
family-no-past = Возвращать нечего.
# source deb8e966
family-no-change = Так уже и есть.
# source b3d9f55e
family-no-rounds = { $moves ->
    [one] Пока только { $moves } тихий круг.
    [few] Пока только { $moves } тихих круга.
   *[many] Пока только { $moves } тихих кругов.
 }
# source bf23aaa1
family-supervisor = Ведущий
# source 6e88aeaa
family-supervisor-line = Взрослый может менять любое правило между ходами.
# source 1903c0db
family-normal = Обычные шахматы: { $rule }
# source 66cc703b
family-here = За этим столом: { $rule }
# source e5f9fd9d
family-same = Как в обычных шахматах: { $rule }
# source 3bda59fd
family-take-back-now = Вернуть сразу
# source afa2d317
family-let-go = { $player }: отпустить
# source 6556b33f
family-call-back = { $player }: снова за стол
# source 6b6c90c4
family-take-out = { $player } выбывает
# source 3910ac48
family-declare-win = { $player }: победа
# source cd35c3b7
family-declare-draw = Закончить: ничья
# source dc5a9ad3
family-teams = Команды
# source 6edf4876
family-team-up = В союзники: { $player }
# source c0dcb0da
family-part = Разойтись: { $player }
# source fd1a6490
family-teams-question = { $player }, кого позвать в союзники?
# source ef12f81f
family-resign-sure = { $player }, сдаёшься?
# source 9e34dcff
family-moves = Ходы
# source 9f756489
family-copy-game = Копировать партию
# source 5bc7696b
family-copied = Вся партия скопирована.
# source 5b9ef555
family-went-on = Вот ваша партия, какой вы её оставили.
# source bcd5d350
family-not-yours = Ходят { $turn ->
    [white] белые
    [blue] синие
    [black] чёрные
   *[yellow] жёлтые
 }. { PIECE($piece, cap: 1) } на { $square } принадлежит { $army ->
    [white] белым
    [blue] синим
    [black] чёрным
   *[yellow] жёлтым
 }.
# source 99af0a6f
family-not-yours-but = Ходит { $player }. { PIECE($piece, cap: 1) } на { $square } принадлежит игроку { $owner }.
# source 455d6e5e
family-whole-screen = На весь экран
# source 31ca414f
family-declare = Игроки и итог
# source 76f1e283
family-who-leaves = Кто может отойти?
# source 7365ee0c
family-leaves = { $player } отходит
# source 4e2b9c29
family-not-a-move = Напиши два поля хода, например e2-e4.
