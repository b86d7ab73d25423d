### Почему ход не проходит, как кончается партия, и правила простыми словами.
###
### Сначала скажи, что можно, или «Пока нельзя:». Назови поле и фигуру.
### Не больше двух предложений. $men — фигуры с полями: { MEN($men, form: "gen") }.

## Как кончается партия

ending-checkmate = { $side ->
    [white] Мат: от { MEN($men, form: "gen") } белому королю не спастись. Чёрные выиграли.
   *[black] Мат: от { MEN($men, form: "gen") } чёрному королю не спастись. Белые выиграли.
 }
ending-checkmate-of-several = { $side ->
    [white] Мат: от { MEN($men, form: "gen") } белому королю не спастись.
    [blue] Мат: от { MEN($men, form: "gen") } синему королю не спастись.
    [yellow] Мат: от { MEN($men, form: "gen") } жёлтому королю не спастись.
   *[black] Мат: от { MEN($men, form: "gen") } чёрному королю не спастись.
 }
ending-stalemate = { $side ->
    [white] Пат: шаха нет, но и ходов у белых нет. Ничья.
    [blue] Пат: шаха нет, но и ходов у синих нет. Ничья.
    [yellow] Пат: шаха нет, но и ходов у жёлтых нет. Ничья.
   *[black] Пат: шаха нет, но и ходов у чёрных нет. Ничья.
 }
ending-dead-position = Мёртвая позиция: никакие ходы уже не приведут к мату. Ничья.
ending-dead-position-men = { COUNT($men) ->
    [one] Кроме королей, на доске только { MEN($men) }. Никто не поставит мат: ничья.
   *[other] Кроме королей, на доске только { MEN($men) }. Никто не поставит мат: ничья.
 }
ending-dead-position-kings = Остались только два короля. Никто не поставит мат: ничья.
ending-fivefold = Эта позиция встретилась в пятый раз. Ничья.
ending-seventy-five = У каждого семьдесят пять ходов: ни взятий, ни ходов пешкой. Ничья.
ending-threefold = Эта позиция встретилась три раза. Ничья.
ending-fifty-moves = У каждого пятьдесят ходов: ни взятий, ни ходов пешкой. Ничья.
ending-threefold-moves = Одни и те же ходы были сделаны трижды подряд. По этому домашнему правилу — ничья.
ending-threefold-at-once = Эта позиция встретилась в третий раз. По этому домашнему правилу — сразу ничья.
ending-threefold-pieces = Те же фигуры три раза стояли на тех же полях. По этому домашнему правилу этого хватает: ничья.
ending-fivefold-pieces = Те же фигуры в пятый раз стоят на тех же полях. По этому домашнему правилу этого хватает: ничья.
ending-fifty-moves-at-once = У каждого пятьдесят ходов: ни взятий, ни ходов пешкой. По этому домашнему правилу — сразу ничья.
ending-fifty-moves-reset = У каждого пятьдесят ходов: ни взятий, ни превращений. Ходы пешкой здесь тоже считаются: ничья.
ending-seventy-five-reset = У каждого семьдесят пять ходов: ни взятий, ни превращений. Ходы пешкой здесь тоже считаются: ничья.
ending-agreement = Соперники согласны: ничья.
ending-resignation = { $side ->
    [white] Белые сдались. Чёрные выиграли.
   *[black] Чёрные сдались. Белые выиграли.
 }
ending-resignation-draw = Одна сторона сдалась, но другая никогда не поставит мат. Ничья.

## Требование ничьей и тронутые фигуры

claim-off = По этим правилам ничью не требуют.
claim-not-mentioned = В этих правилах нет ни слова о том, как требовать ничью. Договоритесь до следующей партии.
claim-agreement-off = По этим правилам о ничьей не договариваются.
claim-resign-off = По этим правилам не сдаются. Играй дальше!
claim-not-your-turn = { $side ->
    [white] Подожди своего хода: сейчас требовать ничью могут только белые.
    [blue] Подожди своего хода: сейчас требовать ничью могут только синие.
    [yellow] Подожди своего хода: сейчас требовать ничью могут только жёлтые.
   *[black] Подожди своего хода: сейчас требовать ничью могут только чёрные.
 }
claim-not-your-move = { $side ->
    [white] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только белые: сейчас их ход.
    [blue] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только синие: сейчас их ход.
    [yellow] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только жёлтые: сейчас их ход.
   *[black] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только чёрные: сейчас их ход.
 }
claim-count-too-low = { $times ->
    [1] Пока рано: эта позиция встретилась впервые. Нужно три раза.
    [one] Пока рано: эта позиция встретилась { $times } раз. Нужно три раза.
    [few] Пока рано: эта позиция встретилась { $times } раза. Нужно три раза.
   *[many] Пока рано: эта позиция встретилась { $times } раз. Нужно три раза.
 }
claim-count-too-low-then = { $times ->
    [1] Пока рано: такой позиции ещё не было. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: это будет только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
claim-moves-too-low = { $times ->
    [1] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только один раз.
    [one] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раз.
    [few] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раза.
   *[many] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раз.
 }
claim-moves-too-low-then = { $times ->
    [1] Пока рано: здесь нужны одни и те же ходы трижды подряд. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: те же ходы подряд будут только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
claim-pieces-too-low = { $times ->
    [1] Пока рано: те же фигуры должны три раза стоять на тех же полях. Сейчас это впервые.
    [one] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раз.
    [few] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раза.
   *[many] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раз.
 }
claim-pieces-too-low-then = { $times ->
    [1] Пока рано: так фигуры встанут впервые. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: так фигуры встанут только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
claim-fifty-too-low = { $moves ->
    [one] Пока рано: у каждого { $moves } тихий ход. Нужно пятьдесят.
    [few] Пока рано: у каждого { $moves } тихих хода. Нужно пятьдесят.
   *[many] Пока рано: у каждого { $moves } тихих ходов. Нужно пятьдесят.
 }
claim-fifty-too-low-then = { $moves ->
    [one] Пока рано: у каждого будет только { $moves } тихий ход. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [few] Пока рано: у каждого будет только { $moves } тихих хода. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[many] Пока рано: у каждого будет только { $moves } тихих ходов. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
claim-fifty-reset-too-low = { $moves ->
    [one] Пока рано: у каждого { $moves } ход без взятия и превращения. Нужно пятьдесят.
    [few] Пока рано: у каждого { $moves } хода без взятия и превращения. Нужно пятьдесят.
   *[many] Пока рано: у каждого { $moves } ходов без взятия и превращения. Нужно пятьдесят.
 }
claim-fifty-reset-too-low-then = { $moves ->
    [one] Пока рано: у каждого будет только { $moves } ход без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [few] Пока рано: у каждого будет только { $moves } хода без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[many] Пока рано: у каждого будет только { $moves } ходов без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
claim-lost-by-touch = Фигура уже тронута: сначала сделай ход. Требовать можно в следующий раз.
claim-too-early = Пока рано: сначала каждый делает ход.
claim-several-left = Другие ещё играют. Партия идёт дальше без тебя.
touched-piece-must-move = Рука коснулась { PIECE($piece, form: "gen") } на { $square }: теперь ходи { PIECE($piece, form: "ins") }.
touched-piece-must-move-castle = Рука коснулась короля, а потом ладьи: теперь рокируй.
touched-piece-must-be-captured = Рука коснулась { PIECE($piece, form: "gen") } на { $square }: теперь бери { PIECE($piece, form: "acc") }.
touched-piece-must-be-captured-with = Рука коснулась обеих фигур: { PIECE($by, form: "your-nom") } берёт { PIECE($piece, form: "acc") } на { $square }.
released-final = Рука отпустила { PIECE($piece, form: "acc") } на { $square }: ход сделан.
nothing-released = Сначала сделай ход на доске.
takeback-never = Сделанный ход не возвращают.
takeback-needs-consent = Сначала спроси: соперник должен согласиться.
check-forgotten = Это был шах. О нём говорят из вежливости.
check-does-not-bind = Слово «шах» не прозвучало, и отвечать на шах никто не обязан.

## Почему ход разрешён, даже если он пугает

allowed-castle = Путь короля на { $square } свободен и безопасен.
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } атакует ладью на { $square }. Это не страшно: важен только путь короля.
   *[other] { MEN($men, cap: 1) } атакуют ладью на { $square }. Это не страшно: важен только путь короля.
 }
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } бьёт поле { $square }, но там пройдёт только ладья. Важен только путь короля.
   *[other] { MEN($men, cap: 1) } бьют поле { $square }, но там пройдёт только ладья. Важен только путь короля.
 }
allowed-en-passant = Пешка на { $pawn } только что прошла сразу два поля. Твоя пешка берёт её на проходе, на { $square }.
allowed-takes-checker = { PIECE($piece, cap: 1) } берёт { PIECE($captured, form: "acc") } на { $square }. После этого шаха нет.
allowed-blocks = { PIECE($piece, cap: 1) } встаёт на { $square } и закрывает короля. После этого шаха нет.
allowed-pinned = { PIECE($piece, cap: 1) } на { $from } закрывает своего короля. И после хода на { $to } король в безопасности.
allowed-pawn-takes = Пешка берёт по диагонали, а на { $square } стоит { PIECE($captured) }.
allowed-pawn-two = С { $from } пешка может пройти сразу два поля. Путь на { $square } свободен.
allowed-king-takes = Никто не защищает { PIECE($captured, form: "acc") } на { $square }. Значит, король может взять.
allowed-king-steps = Поле { $square } никто не бьёт. Значит, королю туда можно.
allowed-knight = Конь прыгает через другие фигуры. Значит, ему можно на { $square }.
allowed-way = Ничто не запрещает этот ход: { PIECE($piece) } свободно идёт на { $square }.
allowed-way-safe = Ничто не запрещает этот ход: { PIECE($piece) } свободно идёт на { $square }. Твой король в безопасности.

## Что это за позиция и почему

standing-attacked = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } атакует короля на { $square }: это шах.
   *[other] { MEN($men, cap: 1) } атакуют короля на { $square }: это шах.
 }
standing-not-attacked = Короля на { $square } никто не атакует: шаха нет.
standing-no-way-out = Король под шахом, и спасения нет: это мат.
standing-no-move = Шаха нет, и ходов не осталось: это пат.
standing-can-run = Король ещё может уйти на { $square }.
standing-can-take = { MEN($men, cap: 1) } ещё может взять { PIECE($piece, form: "acc") } на { $square }.
standing-can-block = { MEN($men, cap: 1) } ещё может встать на { $square } и закрыть короля.
standing-can-move = { MEN($men, cap: 1) } ещё может пойти на { $square }.

## Чей ход

reason-game-over = { $side ->
    [white] Партия окончена: белым мат. Чтобы сыграть ещё, начни сначала.
    [blue] Партия окончена: синим мат. Чтобы сыграть ещё, начни сначала.
    [yellow] Партия окончена: жёлтым мат. Чтобы сыграть ещё, начни сначала.
   *[black] Партия окончена: чёрным мат. Чтобы сыграть ещё, начни сначала.
 }
reason-game-over-stalemate = { $side ->
    [white] Партия окончена: белым пат, и это ничья.
    [blue] Партия окончена: синим пат, и это ничья.
    [yellow] Партия окончена: жёлтым пат, и это ничья.
   *[black] Партия окончена: чёрным пат, и это ничья.
 }
reason-game-over-dead-position = Партия окончена: мат уже никому не поставить. Ничья.
reason-game-over-fivefold = Партия окончена: эта позиция встретилась пять раз. Ничья.
reason-game-over-seventy-five = Партия окончена: у каждого семьдесят пять тихих ходов. Ничья.
reason-game-over-threefold = Партия окончена: эта позиция встретилась три раза. Ничья.
reason-game-over-fifty-moves = Партия окончена: у каждого пятьдесят тихих ходов. Ничья.
reason-game-over-agreement = Партия окончена: вы согласились на ничью.
reason-game-over-resignation = { $side ->
    [white] Партия окончена: белые сдались. Чтобы сыграть ещё, начни сначала.
    [blue] Партия окончена: синие сдались. Чтобы сыграть ещё, начни сначала.
    [yellow] Партия окончена: жёлтые сдались. Чтобы сыграть ещё, начни сначала.
   *[black] Партия окончена: чёрные сдались. Чтобы сыграть ещё, начни сначала.
 }
reason-game-over-resignation-draw = Партия окончена: ничья. Одна сторона сдалась, но другая выиграть не могла.
reason-no-piece = Выбери поле с фигурой. Поле { $square } пустое.
reason-not-your-piece = { $side ->
    [white] Выбери белую фигуру: сейчас ход белых. На { $square } стоит { PIECE($piece, form: "black") }.
   *[black] Выбери чёрную фигуру: сейчас ход чёрных. На { $square } стоит { PIECE($piece, form: "white") }.
 }
reason-same-square = Выбери другое поле. Остаться на { $square } — это не ход.

## Рокировка

reason-castle-king-moved = Уже нельзя: твой король ходил раньше. Рокирует только король, который ещё не ходил.
reason-castle-king-moved-castled = Второй раз нельзя: рокировка у тебя уже была.
reason-castle-rook-captured = Уже нельзя: ладью, что стояла на { $square }, взяли { PIECE($piece, form: "ins") }.
reason-castle-rook-moved = Уже нельзя: ладья с { $square } ходила раньше. Для рокировки нужна ладья, которая не ходила.
reason-castle-no-rook = Для рокировки нужна твоя ладья на { $square }. Это поле пустое.
reason-castle-no-rook-other = Для рокировки нужна своя ладья на { $square }. { PIECE($piece, cap: 1) } там рокировать не может.
reason-castle-right-lost = Здесь нельзя: твой король или ладья на { $square } уже ходили.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Пока нельзя: мешает { MEN($men) }. Сначала освободи путь.
   *[other] Пока нельзя: мешают { MEN($men) }. Сначала освободи путь.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Пока нельзя: { MEN($men) } даёт шах. Рокировкой от шаха не уходят.
   *[other] Пока нельзя: { MEN($men) } дают шах. Рокировкой от шаха не уходят.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Пока нельзя: король пройдёт через { $square }. { MEN($men, cap: 1) } бьёт это поле.
   *[other] Пока нельзя: король пройдёт через { $square }. { MEN($men, cap: 1) } бьют это поле.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Пока нельзя: король встанет на { $square }. { MEN($men, cap: 1) } бьёт это поле.
   *[other] Пока нельзя: король встанет на { $square }. { MEN($men, cap: 1) } бьют это поле.
 }

## Как ходят фигуры

reason-own-piece-on-target = Бери только чужие фигуры. На { $square } уже стоит { PIECE($piece, form: "your-nom") }.
reason-king-on-rook = Чтобы рокировать, ходи королём на два поля: на { $square }. Ладья потом перепрыгнет через него.
reason-king-on-rook-away = На { $square } уже стоит твоя ладья. Король рокирует с { $home }: на два поля к ладье.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Слон ходит по диагонали. С { $from } на { $to } диагонали нет.
    [rook] Ладья ходит вверх, вниз или вбок. С { $from } на { $to } так не попасть.
    [queen] Ферзь ходит прямо или по диагонали. С { $from } на { $to } так не попасть.
    [knight] Конь прыгает на два поля прямо и на одно вбок. С { $from } на { $to } так не попасть.
   *[other] { PIECE($piece, cap: 1) } так не ходит: с { $from } на { $to }.
 }
reason-path-blocked = { PIECE($piece, cap: 1) } не прыгает через фигуры. Мешает { PIECE($blocker) } на { $square }.
reason-path-blocked-own = { PIECE($piece, cap: 1) } не прыгает через фигуры. Мешает { PIECE($blocker, form: "your-nom") } на { $square }.
reason-king-too-far = Король ходит на одно поле. С { $from } на { $to } слишком далеко.
reason-king-too-far-castle = Король ходит на одно поле. Рокирует он только с { $square }.

## Пешки

reason-pawn-backward = Пешки ходят только вперёд. Пешке с { $from } назад нельзя.
reason-pawn-sideways = Пешки ходят прямо вперёд. Пешке с { $from } вбок нельзя.
reason-pawn-double-not-from-start = Пешка с { $from } ходит на одно поле. На два ходят только с горизонтали { $row }.
reason-pawn-too-far = Пешка ходит на одно поле, а с начального поля и на два. С { $from } на { $to } слишком далеко.
reason-pawn-double-not-from-start-at-the-side = Пешка на { $from } идёт на одно поле. На два — только с начального поля.
reason-pawn-too-far-for-two = Пешка идёт на одно или два поля. С { $from } на { $to } слишком далеко.
reason-pawn-cant-move-that-way = Пешка ходит прямо, а берёт по диагонали. С { $from } так на { $to } не попасть.
reason-pawn-takes-elsewhere = Пешка берёт по диагонали вперёд, на одно поле. С { $from } так на { $to } не попасть.
reason-pawn-double-blocked = Пока нельзя: оба поля должны быть пустыми. На { $square } стоит { PIECE($piece) }.
reason-pawn-cant-capture-straight = Пешки берут по диагонали, а не прямо. Путь закрывает { PIECE($piece) } на { $square }.
reason-pawn-cant-capture-straight-but = Пешки берут по диагонали: посмотри на { LIST($captures) }. Прямо нельзя: { $square } занято.
reason-pawn-diagonal-needs-capture = По диагонали пешка ходит, только когда берёт. Поле { $square } пустое.
reason-ep-beside-only = В этой игре на проходе берёт только пешка, которая стоит вплотную. На { $square } твоя так не может.
reason-ep-next-only = Поздно: в этой игре на проходе берёт только следующий игрок. На { $square } так уже нельзя.

## Взятие на проходе

reason-ep-not-a-pawn = На проходе берут только пешку. На { $square } стоит { PIECE($piece) }.
reason-ep-chance-lost = Поздно: так можно было только сразу. Пешка на { $square } остаётся.
reason-ep-turn-over = Поздно: на это у каждого игрока один ход. Пешка на { $square } остаётся.
reason-ep-pawn-did-not-double-step = На проходе берут только после хода на два поля. Эта пешка пришла на { $square } с { $from }.
reason-ep-not-available = На проходе берут только сразу после хода на два поля. Пешка на { $square } сейчас так не ходила.

## Безопасность короля

reason-cant-capture-king = Короля никогда не берут. Король на { $square } остаётся.
reason-king-captures-protected = { COUNT($men) ->
    [one] Пока нельзя: { MEN($men) } защищает { PIECE($piece, form: "acc") } на { $square }.
   *[other] Пока нельзя: { MEN($men) } защищают { PIECE($piece, form: "acc") } на { $square }.
 }
reason-king-next-to-king = Короли рядом не стоят. Другой король на { $king } бьёт { $square }.
reason-king-stays-on-line = Уйди с линии: { PIECE($piece) } на { $from } достаёт и до { $square }.
reason-king-into-attack = { COUNT($men) ->
    [one] Найди безопасное поле: { MEN($men) } бьёт { $square }.
   *[other] Найди безопасное поле: { MEN($men) } бьют { $square }.
 }
reason-double-check-king-must-move = Ходи королём: шах дают сразу { MEN($men) }.
reason-still-in-check = { $ways ->
    [run] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Король может уйти.
    [take] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Эту фигуру можно взять.
    [block] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Короля можно закрыть фигурой.
    [run-take] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Уйди королём или возьми эту фигуру.
    [run-block] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Уйди королём или закрой его.
    [take-block] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Возьми эту фигуру или закрой короля.
    [run-take-block] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах. Уйди королём, закрой его или возьми эту фигуру.
   *[none] Сначала спаси короля: { PIECE($piece) } на { $square } даёт шах.
 }
reason-ep-exposes-king = { COUNT($men) ->
    [one] Пока нельзя: обе пешки уйдут с линии. Тогда { MEN($men) } атакует твоего короля.
   *[other] Пока нельзя: обе пешки уйдут с линии. Тогда { MEN($men) } атакуют твоего короля.
 }
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Пока нельзя: { PIECE($piece) } на { $square } исчезнет. Тогда { MEN($men) } атакует твоего короля.
   *[other] Пока нельзя: { PIECE($piece) } на { $square } исчезнет. Тогда { MEN($men) } атакуют твоего короля.
 }
reason-pinned = Пока нельзя: { PIECE($piece, form: "your-nom") } на { $square } остаётся на месте. Так король закрыт от { MEN($men, form: "gen") }.
reason-pinned-line = Останься на линии: { PIECE($piece, form: "your-nom") } на { $square } вбок не уходит. Так король закрыт от { MEN($men, form: "gen") }.

## Превращение

reason-promotion-piece-missing = Пешка идёт на { $square }. Выбери ферзя, ладью, слона или коня.
reason-promotion-piece-invalid = { $piece ->
    [pawn] Выбери ферзя, ладью, слона или коня. Остаться пешкой ей нельзя.
   *[other] Выбери ферзя, ладью, слона или коня. { PIECE($piece, form: "ins", cap: 1) } пешка не становится.
 }
reason-promotion-not-allowed = Превращается только пешка на последней горизонтали. На { $square } ничего не меняется.
reason-promotion-row-here = В этой игре пешка превращается уже на { $square }. Выбери ферзя, ладью, слона или коня.
reason-promotion-row-not = Ходи просто пешкой: в этой игре на { $square } она не превращается.

## Что надо изменить

change-title = Что надо изменить?
change-remove = Пусть { PIECE($piece) } на { $square } исчезнет. Тогда можно.
change-shift = Пусть { PIECE($piece) } стоит на { $to }, а не на { $from }. Тогда можно.
change-turn = Пусть сейчас ходит другая сторона. Тогда можно.
change-castling = Нужно, чтобы король и ладья ещё не ходили. Тогда можно рокировать.
change-passed = Нужно, чтобы пешка только что прошла два поля, через { $square }. Тогда бери её на проходе.
change-none = Мало убрать одну фигуру или сдвинуть её на одно поле.

## Карточки за кнопкой «Покажи правило»

rule-title = Правила шахмат, статья { $article }
rule-turns = Начинают белые, потом ходят по очереди. За раз делают один ход своей фигурой.
rule-capture = На поле своей фигуры ходить нельзя. Чужую бери: встань на её поле.
rule-bishop = Слон ходит по диагонали. Он идёт, пока путь свободен.
rule-rook = Ладья ходит прямо: вперёд, назад или вбок. Она идёт, пока путь свободен.
rule-queen = Ферзь ходит прямо или по диагонали. Он идёт, пока путь свободен.
rule-no-jump = Слон, ладья и ферзь никогда не прыгают через фигуры.
rule-knight = Конь идёт на два поля прямо и на одно вбок. Ему можно прыгать.
rule-pawn = Пешка ходит прямо, а берёт по диагонали. Назад она не ходит.
rule-pawn-step = Пешка ходит прямо вперёд на одно пустое поле.
rule-pawn-double = Первым ходом пешка может пройти два поля. Оба должны быть пустыми.
rule-pawn-capture = Пешка берёт на одно поле вперёд по диагонали. Без взятия она по диагонали не ходит.
rule-en-passant = Чужая пешка прошла два поля мимо твоей? Бери её, будто она прошла одно.
rule-en-passant-now = Брать на проходе можно только сразу же, следующим ходом.
rule-promotion = На последней горизонтали пешка превращается. Выбери ферзя, ладью, слона или коня.
rule-king = Король ходит на одно поле в любую сторону. Только при рокировке он проходит два.
rule-castling = Рокировка: король идёт на два поля к ладье. Ладья встаёт на поле, через которое он прошёл.
rule-castling-never = Король, который уже ходил, больше не рокирует. Ладья, которая ходила, тоже.
rule-castling-now = Нельзя рокировать под шахом, через битое поле и на битое поле. Между королём и ладьёй должно быть пусто.
rule-check = После твоего хода твой король не должен быть атакован.
rule-king-stays = Короля никогда не берут. Партия кончается, когда ему мат.
rule-checkmate = Король атакован, и его не спасти: это мат. Партия сразу окончена.
rule-stalemate = Ходов нет, но и шаха нет: это пат. Партия кончается вничью.
rule-dead-position = Никакие ходы не приведут к мату? Тогда партия сразу кончается вничью.
rule-fivefold = Если позиция встретилась в пятый раз, партия кончается вничью. Требовать не нужно.
rule-seventy-five = У каждого семьдесят пять ходов без взятий и ходов пешкой: ничья. Мат важнее.
rule-threefold = Позиция встречается в третий раз? В свой ход можно потребовать ничью.
rule-fifty-moves = У каждого пятьдесят ходов без взятий и ходов пешкой? Можно потребовать ничью.
rule-agreement = Соперники могут согласиться на ничью. Сначала каждый должен сделать ход.
rule-resignation = Можно сдаться: тогда выиграет соперник. Если мата он никогда не поставит, это ничья.
rule-claims = Ничью требуют в свой ход, пока рука не коснулась фигуры.
rule-touch-move = Коснёшься своей фигуры — ходи ею, если можно. Коснёшься чужой — бери её, если можно.
rule-release = Отпустишь фигуру на новом поле, и там она останется.
rule-castle-touch = Для рокировки коснись сначала короля, а потом ладьи.

## Домашние правила
##
## Название пункта и то, как его читает каждый набор правил. Два чтения стоят рядом.

house-repetition = Та же позиция снова
house-repetition-fide-position = Когда позиция встречается в третий раз, можно потребовать ничью.
house-repetition-club-sequence = Когда одни и те же ходы идут трижды подряд, можно потребовать ничью.
house-repetition-automatic = Когда позиция встречается в третий раз, сразу ничья.
house-same-position = Когда две позиции одинаковы
house-same-position-fide = Одинаковы фигуры, очередь хода, права на рокировку и взятие на проходе.
house-same-position-disposition-only = Хватит тех же фигур на тех же полях и той же очереди.
house-fifty-reset = Когда счёт тихих ходов начинают заново
house-fifty-reset-pawn-or-capture = Каждое взятие и каждый ход пешкой начинают счёт заново.
house-fifty-reset-promotion-or-capture = Только взятие или превращение начинает счёт заново.
house-fifty-effect = У каждого пятьдесят тихих ходов
house-fifty-effect-claim = Можно потребовать ничью.
house-fifty-effect-automatic = Сразу ничья.
house-fivefold = Та же позиция в пятый раз
house-fivefold-on = Ничья, и требовать её не нужно.
house-fivefold-off = Партия идёт, пока кто-нибудь не потребует ничью.
house-seventy-five = У каждого семьдесят пять тихих ходов
house-seventy-five-on = Ничья, и требовать её не нужно.
house-seventy-five-off = Партия идёт, сколько бы она ни длилась.
house-claims = Требование ничьей
house-claims-on = Можно потребовать ничью из-за повторения или пятидесяти ходов.
house-claims-off = Ничью требовать нельзя.
house-claims-not-mentioned = Не сказано: договоритесь до партии, можно ли требовать ничью.
house-claim-by = Кто может потребовать ничью
house-claim-by-player-to-move = Только тот, чей сейчас ход.
house-claim-by-any-player = Любой игрок и в любое время.
house-dead-position = Когда мат уже никому не поставить
house-dead-position-full = Ничья, как только никакие ходы не ведут к мату.
house-dead-position-material-four = Ничья только в четырёх случаях. Одни короли, один слон, один конь или по слону на одном цвете.
house-dead-position-off = Игра продолжается.
house-agreement = Ничья по согласию
house-agreement-on = Соперники могут согласиться на ничью.
house-agreement-off = Согласиться на ничью нельзя.
house-agreement-not-mentioned = Не сказано: договоритесь об этом до партии.
house-resign = Сдача партии
house-resign-on = Игрок может сдаться.
house-resign-off = Никто не сдаётся: играют до конца.
house-resign-not-mentioned = Не сказано: договоритесь об этом до партии. Никто не обязан играть дальше.
house-resign-vs-unwinnable = Сдача, когда соперник не может выиграть
house-resign-vs-unwinnable-draw = Партия кончается вничью.
house-resign-vs-unwinnable-loss = Победа всё равно у соперника.
house-promotion-set = Кем может стать пешка
house-promotion-set-qrbn = Ферзём, ладьёй, слоном или конём.
house-promotion-set-qrbnp = Ферзём, ладьёй, слоном или конём, а может остаться пешкой.
house-promotion-compulsory = Должна ли пешка превратиться?
house-promotion-compulsory-true = Да: на последней горизонтали она всегда становится другой фигурой.
house-promotion-compulsory-false = Нет: она может остаться пешкой.
house-touch = Касание фигуры
house-touch-touch-move = Какой фигуры коснёшься, той и ходи, а чужую бери.
house-touch-release-final = Можно коснуться и подумать. Отпустишь фигуру, и ход сделан.
house-touch-free-until-confirm = Пробуй что угодно, пока не скажешь: это мой ход.
house-takeback = Возврат хода
house-takeback-never = Никогда.
house-takeback-opponent-agrees = Только если соперник согласен.
house-takeback-free = Когда захочешь.
house-announce-check = Слово «шах»
house-announce-check-off = Говорить его никто не обязан.
house-announce-check-courtesy = Его говорят из вежливости.
house-announce-check-required-to-bind = На шах, о котором не сказали, можно не отвечать.

## Семейная игра

reason-off-board = Останься на доске: там поля нет.
reason-ally-piece-on-target = На { $square } стоит { PIECE($piece) } твоего союзника. Союзники друг у друга не берут.
reason-path-crosses-corner = Посмотри на угол: с { $from } на { $to } { PIECE($piece, form: "your-nom") } не пройдёт.
reason-corner-squeeze = В этой игре мимо внутреннего угла не ходят. С { $from } на { $to } { PIECE($piece, form: "your-nom") } не пройдёт.
reason-absent-only-pawns-may-capture = { PIECE($piece, cap: 1) } на { $square } спит: игрок отошёл от стола. Взять эту фигуру может только пешка.
reason-rule3-king-double-attack = Короля на { $king } может атаковать только один игрок. Здесь их было бы несколько: { MEN($men) }.
reason-sleepers-guard = Помни о спящих фигурах: в этой игре они всё ещё бьют. Опасность для твоего короля: { MEN($men) }.
reason-commanded-guard = Помни о фигурах, которыми теперь ходит другой: они ещё бьют. Опасность для твоего короля: { MEN($men) }.
house-check-call = Кто говорит «шах»
house-check-call-by-hand = Игрок говорит сам, вместе с ходом.
house-check-call-auto = Программа говорит сама.
house-call-window = До каких пор ещё можно сказать «шах»
house-call-window-next-move = Пока следующий игрок не сделает ход.
house-call-window-until-victim-moves = Пока игрок под шахом не сделает ход.
house-silent-check-capture = Король под шахом, о котором не сказали
house-silent-check-capture-false = Короля никогда не берут.
house-silent-check-capture-true = Короля можно взять, и его игрок выбывает.
house-double-step = Когда пешке можно ходить на два поля
house-double-step-first-move = Только первым ходом.
house-double-step-any-time = В любое время и с любого поля.
house-ep-geometry = Какие пешки могут брать на проходе
house-ep-geometry-attacks-x = Любая пешка, которая бьёт пройденное поле.
house-ep-geometry-beside-y = Только пешка, которая стоит вплотную к другой.
house-ep-window = Сколько времени пешку можно взять на проходе
house-ep-window-until-movers-turn = У каждого другого игрока на это один ход.
house-ep-window-next-player-only = Взять её может только тот, кто ходит сразу следом.
house-ep-takes-both = Когда на пройденном поле стоит фигура
house-ep-takes-both-false = Берут только эту фигуру.
house-ep-takes-both-true = Берут и эту фигуру, и пешку.
house-promotion-row = Где пешка превращается
house-promotion-row-end-of-line = Там, где кончается её путь.
house-promotion-row-far-row-only = Только в ряду, самом дальнем от её начала.
house-promotion-row-own-8th = Начиная со своего восьмого ряда.
house-promotion-row-any-enemy-back-row = В заднем ряду любого другого игрока.
house-corner-squeeze = Ход по диагонали мимо внутреннего угла
house-corner-squeeze-true = Это такой же ход, как любой другой.
house-corner-squeeze-false = Угол мешает.
house-setup = Как стоят армии в начале
house-setup-mirror = Армии друг напротив друга стоят как в зеркале.
house-setup-rotate = Каждый ферзь стоит слева от своего короля.
house-restore-pawn-if-no-neighbour = Крайняя правая пешка, если рядом никто не играет
house-restore-pawn-if-no-neighbour-false = Её не ставят.
house-restore-pawn-if-no-neighbour-true = Её возвращают.
house-rule3 = Король, которого атакуют два игрока
house-rule3-off = Так можно.
house-rule3-forbid = Второму игроку присоединяться к атаке нельзя.
house-rule3-answer-one = Так можно, а отвечать нужно только на первый шах.
house-rule3-solo-mate = Так можно, но мат армия ставит одна, без чужой помощи.
house-team-counts-as-one = Считать ли союзников за одного?
house-team-counts-as-one-false = Нет: каждый союзник считается отдельно.
house-team-counts-as-one-true = Да: союзники считаются за одного.
house-absent = Кому можно ненадолго отойти от стола
house-absent-never = Никому: все остаются до конца.
house-absent-both = Детям не старше десяти, если они на 25 лет моложе самого старшего.
house-absent-gap-only = Тому, кто на 25 лет моложе самого старшего игрока.
house-absent-age-only = Детям не старше десяти лет.
house-absent-supervisor-ok = Тому, кого отпустит ведущий.
house-absent-attack = Фигуры игрока, который отошёл
house-absent-attack-false = Они спят и ничего не атакуют.
house-absent-attack-true = Они всё ещё держат свои поля под боем.
house-absent-counts-alive = Победа, пока кто-то отошёл
house-absent-counts-alive-true = Никто не выиграет, пока этот игрок не вернётся или не выбудет.
house-absent-counts-alive-false = Выигрывает последний игрок за столом.
house-alliances = Игра командами
house-alliances-informal = Это обещание: правила остаются прежними.
house-alliances-formal = Союзники друг у друга не берут и шах друг другу не дают.
house-alliances-fixed = Двое на двое: юг и север против запада и востока, до конца.
house-mated-army = Фигуры игрока, который выбыл
house-mated-army-statues = Они остаются статуями, и брать их может любой.
house-mated-army-remove = Их убирают с доски.
house-mated-army-captured-by-mater = Они сражаются за того, кто поставил мат.
house-stalemate = Игрок, у которого нет ходов
house-stalemate-draw-all = Партия кончается вничью для всех.
house-stalemate-pass = Игрок пропускает ход; если игроков осталось двое, это ничья.
house-stalemate-out = Игрок выбывает.
house-supervisor = Ведущий
house-supervisor-false = Никто не меняет правила во время партии.
house-supervisor-true = Взрослый может менять правила между двумя ходами.
