### Семейная игра: кто где сидит и что говорят за столом втроём и вчетвером; что говорят двое, стоит в ui.ftl.

## Кто играет

family-title = Семейная игра
family-line = Поставьте мат другим королям: кто останется, тот победит! Выберите зверей и начинайте.
family-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
family-army = { $army ->
    [white] Белые
    [blue] Синие
    [black] Чёрные
   *[yellow] Жёлтые
 }
# A small field for years of age.
family-age = Лет
family-younger = Моложе
family-older = Старше
family-animal = Другой зверь
family-sit-down = Сесть
family-stand-up = Оставить место пустым
family-empty-seat = Здесь никого нет
family-ages-why = Возраст нужен для одного правила: кто может ненадолго отойти от стола.
family-begin = Играем!
family-go-on = Продолжить партию: { LIST($players) }
family-small-board = Малая доска на двоих

## At the table

family-turn = Ходит { $player }.
family-turn-for = Ходит { $player } — за игрока { $owner }.
family-said = { LIST($callers) }: шах! Отвечает { $victim }.
family-says-check = { $player }: «шах». Теперь нужен ход.
family-passed = Ходов нет: { $player } пропускает ход.
family-mated = Мат! { $player } ловит короля игрока { $victim }.
family-king-taken = Никто не сказал «шах»: { $player } берёт короля игрока { $victim }.
family-out = { $player } выбывает. Хорошая была игра!
family-resigned = { $player } сдаётся.
family-left = { $player } отходит от стола. Фигуры пока спят.
family-returning = { $player } снова за столом и играет со своего хода.
family-returned = { $player } снова играет.
family-allied = { $player } и { $other } теперь союзники.
family-parting = { $player } и { $other } расходятся. Это действует через круг.
family-parted = { $player } и { $other } больше не союзники.
family-rule-changed = Ведущий меняет правило. { $rule }: { $after } (Раньше: { $before })
family-rule-now = Новое правило. { $rule }: { $after }
family-took-back = Последний шаг возвращён.
family-paused = За столом остался один игрок: партия ждёт.
family-resumed = Партия продолжается.
family-wins = Побеждает { $player }! Спасибо всем за игру.
family-team-wins = { LIST($players) } побеждают вместе! Спасибо всем за игру.
family-draw-no-move = Ходов нет ни у кого, но и шаха нет. Ничья.
family-draw-dead = Здесь никто уже не поставит мат. Ничья.
family-draw-repetition = Одна и та же позиция повторялась слишком часто. Ничья.
family-draw-quiet = Слишком много кругов без взятий и ходов пешкой: ничья.
family-draw-agreed = Все согласны: ничья. Спасибо за игру!
family-draw-supervisor = Ведущий заканчивает партию: ничья.
family-ask-draw = { $player } предлагает ничью. { $asked }, ты за?
family-ask-back = { $player } просит вернуть последний шаг. { $asked }, можно?
family-ask-ally = { $player } зовёт тебя в союзники. { $asked }, ты за?
family-declined = { $player } против. Партия продолжается.
family-asked-draw = { $player } предлагает ничью.
family-asked-back = { $player } просит вернуть последний шаг.
family-asked-ally = { $player } зовёт в союзники игрока { $other }.
family-moved = { $player }: { PIECE($piece) } с { $from } на { $to }.
family-took = { $player }: { PIECE($piece) } с { $from } берёт { PIECE($taken, form: "acc") } на { $square }.
family-took-passing = { $player }: пешка с { $from } берёт на проходе пешку на { $square } и встаёт на { $to }.
family-castled-short = { $player }: короткая рокировка.
family-castled-long = { $player }: длинная рокировка.
family-promoted = { $player }: пешка на { $square } становится { PIECE($piece, form: "ins") }.
family-card-name = { $player }, { $age }
family-to-move = ходит
family-waiting = ждёт
family-away = на перерыве
family-coming = вернётся в свой ход
family-is-out = вне игры
family-has-won = победа!
family-in-check = шах от: { LIST($players) }
family-team = команда: { LIST($players) }
family-captured = { $player }: взято
family-leave = Отойти
family-return = Вернуться
family-check-hint = Нажми вместе с ходом, иначе шах не действует.
family-check-late = { $player }, это шах! Сказать «шах» ещё не поздно.
family-no-out = { $player } вне игры.
family-no-turn = Сейчас это может только { $player }.
family-no-call = Ни один король не атакован: говорить «шах» незачем.
family-no-call-late = Для этого хода уже поздно. Скажи вместе со следующим.
family-no-away = { $player } уже не за столом.
family-no-here = { $player } за столом.
family-no-old = { $most ->
    [one] Ненадолго отойти можно только детям не старше { $most } года.
    [few] Ненадолго отойти можно только детям не старше { $most } лет.
   *[many] Ненадолго отойти можно только детям не старше { $most } лет.
 }
family-no-gap = { $gap ->
    [one] Чтобы отойти, нужна разница в { $gap } год с самым старшим игроком.
    [few] Чтобы отойти, нужна разница в { $gap } года с самым старшим игроком.
   *[many] Чтобы отойти, нужна разница в { $gap } лет с самым старшим игроком.
 }
family-no-ages = Твой возраст не указан, а без него не отойти. Спроси ведущего.
family-no-asking = Отпустить игрока может только ведущий.
family-no-allied = Они уже союзники.
family-no-partner = Они не союзники.
family-no-parting = Они уже расходятся. Это действует через круг.
family-no-fixed = Команды не меняются до конца.
family-no-conflict = «{ $rule }» не сочетается с «{ $other }». Сначала измени второе правило.
family-no-past = Возвращать нечего.
family-no-change = Так уже и есть.
family-no-rounds = { $moves ->
    [one] Пока только { $moves } тихий круг.
    [few] Пока только { $moves } тихих круга.
   *[many] Пока только { $moves } тихих кругов.
 }
family-supervisor = Ведущий
family-supervisor-line = Взрослый может менять любое правило между ходами.
family-normal = Обычные шахматы: { $rule }
family-here = За этим столом: { $rule }
family-same = Как в обычных шахматах: { $rule }
family-take-back-now = Вернуть сразу
family-let-go = { $player }: отпустить
family-call-back = { $player }: снова за стол
family-take-out = { $player } выбывает
family-declare-win = { $player }: победа
family-declare-draw = Закончить: ничья
family-teams = Команды
family-team-up = В союзники: { $player }
family-part = Разойтись: { $player }
family-teams-question = { $player }, кого позвать в союзники?
family-resign-sure = { $player }, сдаёшься?
family-moves = Ходы
family-copy-game = Копировать партию
family-copied = Вся партия скопирована.
family-went-on = Вот ваша партия, какой вы её оставили.
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
family-not-yours-but = Ходит { $player }. { PIECE($piece, cap: 1) } на { $square } принадлежит игроку { $owner }.
family-whole-screen = На весь экран
family-declare = Игроки и итог
family-who-leaves = Кто может отойти?
family-leaves = { $player } отходит
family-not-a-move = Напиши два поля хода, например e2-e4.
