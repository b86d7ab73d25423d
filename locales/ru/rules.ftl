### Почему ход не проходит, как кончается партия, и правила простыми словами.
###
### Сначала скажи, что можно, или «Пока нельзя:». Назови поле и фигуру.
### Не больше двух предложений. $men — фигуры с полями: { MEN($men, form: "gen") }.

## Как кончается партия

# source 4c806e9b
ending-checkmate = { $side ->
    [white] Мат: от { MEN($men, form: "gen") } белому королю не спастись. Чёрные выиграли.
   *[black] Мат: от { MEN($men, form: "gen") } чёрному королю не спастись. Белые выиграли.
 }
# source 3ad7e0ce
ending-checkmate-of-several = { $side ->
    [white] Мат: от { MEN($men, form: "gen") } белому королю не спастись.
    [blue] Мат: от { MEN($men, form: "gen") } синему королю не спастись.
    [yellow] Мат: от { MEN($men, form: "gen") } жёлтому королю не спастись.
   *[black] Мат: от { MEN($men, form: "gen") } чёрному королю не спастись.
 }
# source 287bf9d0
ending-stalemate = { $side ->
    [white] Пат: шаха нет, но и ходов у белых нет. Ничья.
    [blue] Пат: шаха нет, но и ходов у синих нет. Ничья.
    [yellow] Пат: шаха нет, но и ходов у жёлтых нет. Ничья.
   *[black] Пат: шаха нет, но и ходов у чёрных нет. Ничья.
 }
# source eae63f12
ending-dead-position = Мёртвая позиция: никакие ходы уже не приведут к мату. Ничья.
# source ab01b4c0
ending-dead-position-men = { COUNT($men) ->
    [one] Кроме королей, на доске только { MEN($men) }. Никто не поставит мат: ничья.
   *[other] Кроме королей, на доске только { MEN($men) }. Никто не поставит мат: ничья.
 }
# source aff7567d
ending-dead-position-kings = Остались только два короля. Никто не поставит мат: ничья.
# source 14d5e2e8
ending-fivefold = Эта позиция встретилась в пятый раз. Ничья.
# source 1b3a6e4c
ending-seventy-five = У каждого семьдесят пять ходов: ни взятий, ни ходов пешкой. Ничья.
# source 38f5ee12
ending-threefold = Эта позиция встретилась три раза. Ничья.
# source 15d9163f
ending-fifty-moves = У каждого пятьдесят ходов: ни взятий, ни ходов пешкой. Ничья.
# source 9aff8bb4
ending-threefold-moves = Одни и те же ходы были сделаны трижды подряд. По этому домашнему правилу — ничья.
# source 548556f8
ending-threefold-at-once = Эта позиция встретилась в третий раз. По этому домашнему правилу — сразу ничья.
# source 04b1b0b9
ending-threefold-pieces = Те же фигуры три раза стояли на тех же полях. По этому домашнему правилу этого хватает: ничья.
# source 48a172cc
ending-fivefold-pieces = Те же фигуры в пятый раз стоят на тех же полях. По этому домашнему правилу этого хватает: ничья.
# source a3d5a6bf
ending-fifty-moves-at-once = У каждого пятьдесят ходов: ни взятий, ни ходов пешкой. По этому домашнему правилу — сразу ничья.
# source dd2e599b
ending-fifty-moves-reset = У каждого пятьдесят ходов: ни взятий, ни превращений. Ходы пешкой здесь тоже считаются: ничья.
# source b37eb404
ending-seventy-five-reset = У каждого семьдесят пять ходов: ни взятий, ни превращений. Ходы пешкой здесь тоже считаются: ничья.
# source d78f3233
ending-agreement = Соперники согласны: ничья.
# source 16de3bdd
ending-resignation = { $side ->
    [white] Белые сдались. Чёрные выиграли.
   *[black] Чёрные сдались. Белые выиграли.
 }
# source 545ac37e
ending-resignation-draw = Одна сторона сдалась, но другая никогда не поставит мат. Ничья.

## Требование ничьей и тронутые фигуры

# source 90467014
claim-off = По этим правилам ничью не требуют.
# source 78b18fb6
claim-not-mentioned = В этих правилах нет ни слова о том, как требовать ничью. Договоритесь до следующей партии.
# source 14c9111e
claim-agreement-off = По этим правилам о ничьей не договариваются.
# source 23b89d21
claim-resign-off = По этим правилам не сдаются. Играй дальше!
# source b602e134
claim-not-your-turn = { $side ->
    [white] Подожди своего хода: сейчас требовать ничью могут только белые.
    [blue] Подожди своего хода: сейчас требовать ничью могут только синие.
    [yellow] Подожди своего хода: сейчас требовать ничью могут только жёлтые.
   *[black] Подожди своего хода: сейчас требовать ничью могут только чёрные.
 }
# source 509c482a
claim-not-your-move = { $side ->
    [white] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только белые: сейчас их ход.
    [blue] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только синие: сейчас их ход.
    [yellow] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только жёлтые: сейчас их ход.
   *[black] Если нужная позиция уже на доске, требовать ничью можно. Со следующим ходом это могут только чёрные: сейчас их ход.
 }
# source d175a64c
claim-count-too-low = { $times ->
    [1] Пока рано: эта позиция встретилась впервые. Нужно три раза.
    [one] Пока рано: эта позиция встретилась { $times } раз. Нужно три раза.
    [few] Пока рано: эта позиция встретилась { $times } раза. Нужно три раза.
   *[many] Пока рано: эта позиция встретилась { $times } раз. Нужно три раза.
 }
# source c45e7bed
claim-count-too-low-then = { $times ->
    [1] Пока рано: такой позиции ещё не было. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: это будет только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
# source 63f612a5
claim-moves-too-low = { $times ->
    [1] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только один раз.
    [one] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раз.
    [few] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раза.
   *[many] Пока рано: здесь нужны одни и те же ходы трижды подряд. Так было только { $times } раз.
 }
# source f866190a
claim-moves-too-low-then = { $times ->
    [1] Пока рано: здесь нужны одни и те же ходы трижды подряд. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: те же ходы подряд будут только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
# source 8e31b85a
claim-pieces-too-low = { $times ->
    [1] Пока рано: те же фигуры должны три раза стоять на тех же полях. Сейчас это впервые.
    [one] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раз.
    [few] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раза.
   *[many] Пока рано: те же фигуры должны три раза стоять на тех же полях. Пока это { $times } раз.
 }
# source eabf60f8
claim-pieces-too-low-then = { $times ->
    [1] Пока рано: так фигуры встанут впервые. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[other] Пока рано: так фигуры встанут только { $times }-й раз. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
# source 09668432
claim-fifty-too-low = { $moves ->
    [0] Пока рано: счёт только начался. Нужно пятьдесят.
    [one] Пока рано: у каждого { $moves } тихий ход. Нужно пятьдесят.
    [few] Пока рано: у каждого { $moves } тихих хода. Нужно пятьдесят.
   *[many] Пока рано: у каждого { $moves } тихих ходов. Нужно пятьдесят.
 }
# source 40f5f8a9
claim-fifty-too-low-then = { $moves ->
    [0] Пока рано: счёт только начался. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [one] Пока рано: у каждого будет только { $moves } тихий ход. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [few] Пока рано: у каждого будет только { $moves } тихих хода. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[many] Пока рано: у каждого будет только { $moves } тихих ходов. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
# source 2617f3de
claim-fifty-reset-too-low = { $moves ->
    [0] Пока рано: счёт только начался. Нужно пятьдесят.
    [one] Пока рано: у каждого { $moves } ход без взятия и превращения. Нужно пятьдесят.
    [few] Пока рано: у каждого { $moves } хода без взятия и превращения. Нужно пятьдесят.
   *[many] Пока рано: у каждого { $moves } ходов без взятия и превращения. Нужно пятьдесят.
 }
# source 2b367583
claim-fifty-reset-too-low-then = { $moves ->
    [0] Пока рано: счёт только начался. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [one] Пока рано: у каждого будет только { $moves } ход без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
    [few] Пока рано: у каждого будет только { $moves } хода без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
   *[many] Пока рано: у каждого будет только { $moves } ходов без взятия и превращения. Теперь ходи { PIECE($piece, form: "ins") } на { $to }.
 }
# source f7bc3fc9
claim-lost-by-touch = Фигура уже тронута: сначала сделай ход. Требовать можно в следующий раз.
# source e417db6b
claim-too-early = Пока рано: сначала каждый делает ход.
# source d6ee27d5
claim-several-left = Другие ещё играют. Партия идёт дальше без тебя.
# source 11e45500
touched-piece-must-move = { GENDER($piece) ->
    [feminine] Тронута { PIECE($piece) } на { $square }: теперь надо ходить ею.
   *[masculine] Тронут { PIECE($piece) } на { $square }: теперь надо ходить им.
 }
# source da512644
touched-piece-must-move-castle = Сначала тронут король, потом ладья: теперь рокируй.
# source 2a33013e
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Тронута { PIECE($piece) } на { $square }: теперь её надо взять.
   *[masculine] Тронут { PIECE($piece) } на { $square }: теперь его надо взять.
 }
# source 7adbce38
touched-piece-must-be-captured-with = Тронуты обе фигуры: { PIECE($by, form: "your-nom") } берёт { PIECE($piece, form: "acc") } на { $square }.
# source 0dce409e
released-final = Рука отпустила { PIECE($piece, form: "acc") } на { $square }: ход сделан.
# source 6bb7fcd3
nothing-released = Сначала сделай ход на доске.
# source e911cccb
takeback-never = Сделанный ход не возвращают.
# source d880853b
takeback-needs-consent = Сначала спроси: соперник должен согласиться.
# source 2e868fc4
check-forgotten = Это был шах. О нём говорят из вежливости.
# source 2719f45f
check-does-not-bind = Слово «шах» не прозвучало, и отвечать на шах никто не обязан.

## Почему ход разрешён, даже если он пугает

# source 03c10a97
allowed-castle = Путь короля на { $square } свободен и безопасен.
# source 6dccfa19
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } атакует ладью на { $square }. Это не страшно: важен только путь короля.
   *[other] { MEN($men, cap: 1) } атакуют ладью на { $square }. Это не страшно: важен только путь короля.
 }
# source 82962dd8
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } бьёт поле { $square }, но там пройдёт только ладья. Важен только путь короля.
   *[other] { MEN($men, cap: 1) } бьют поле { $square }, но там пройдёт только ладья. Важен только путь короля.
 }
# source a4bf315a
allowed-en-passant = Пешка на { $pawn } только что прошла сразу два поля. Твоя пешка берёт её на проходе, на { $square }.
# source 5ad05bc2
allowed-takes-checker = { PIECE($piece, cap: 1) } берёт { PIECE($captured, form: "acc") } на { $square }. После этого шаха нет.
# source 86d18a8a
allowed-blocks = { PIECE($piece, cap: 1) } встаёт на { $square } и закрывает короля. После этого шаха нет.
# source 204a31b4
allowed-pinned = { PIECE($piece, cap: 1) } на { $from } закрывает своего короля. И после хода на { $to } король в безопасности.
# source 774edbb5
allowed-pawn-takes = Пешка берёт по диагонали, а на { $square } стоит { PIECE($captured) }.
# source c6869ed9
allowed-pawn-two = С { $from } пешка может пройти сразу два поля. Путь на { $square } свободен.
# source ed635205
allowed-king-takes = Никто не защищает { PIECE($captured, form: "acc") } на { $square }. Значит, король может взять.
# source e2ade7dc
allowed-king-steps = Поле { $square } никто не бьёт. Значит, королю туда можно.
# source 0850e6b6
allowed-knight = Конь прыгает через другие фигуры. Значит, ему можно на { $square }.
# source dc6e96b6
allowed-way = Ничто не запрещает этот ход: { PIECE($piece) } свободно идёт на { $square }.
# source 6d0c4085
allowed-way-safe = Ничто не запрещает этот ход: { PIECE($piece) } свободно идёт на { $square }. Твой король в безопасности.

## Что это за позиция и почему

# source 200cd148
standing-attacked = { COUNT($men) ->
    [one] { MEN($men, cap: 1) } атакует короля на { $square }: это шах.
   *[other] { MEN($men, cap: 1) } атакуют короля на { $square }: это шах.
 }
# source c8fa2138
standing-not-attacked = Короля на { $square } никто не атакует: шаха нет.
# source f8b73f71
standing-no-way-out = Король под шахом, и спасения нет: это мат.
# source ca112136
standing-no-move = Шаха нет, и ходов не осталось: это пат.
# source 53ba6f37
standing-can-run = Король ещё может уйти на { $square }.
# source d22ecb37
standing-can-take = { MEN($men, cap: 1) } ещё может взять { PIECE($piece, form: "acc") } на { $square }.
# source 510f9181
standing-can-block = { MEN($men, cap: 1) } ещё может встать на { $square } и закрыть короля.
# source 9e010ff2
standing-can-move = { MEN($men, cap: 1) } ещё может пойти на { $square }.

## Чей ход

# source 9ae7304e
reason-game-over = { $side ->
    [white] Партия окончена: белым мат.
    [blue] Партия окончена: синим мат.
    [yellow] Партия окончена: жёлтым мат.
   *[black] Партия окончена: чёрным мат.
 }
# source f1bc90f5
reason-game-over-stalemate = { $side ->
    [white] Партия окончена: белым пат, и это ничья.
    [blue] Партия окончена: синим пат, и это ничья.
    [yellow] Партия окончена: жёлтым пат, и это ничья.
   *[black] Партия окончена: чёрным пат, и это ничья.
 }
# source 32557188
reason-game-over-dead-position = Партия окончена: мат уже никому не поставить. Ничья.
# source 892249cb
reason-game-over-fivefold = Партия окончена: эта позиция встретилась пять раз. Ничья.
# source 5284d4f6
reason-game-over-seventy-five = Партия окончена: у каждого семьдесят пять тихих ходов. Ничья.
# source 896b2765
reason-game-over-threefold = Партия окончена: эта позиция встретилась три раза. Ничья.
# source 1fac8073
reason-game-over-fifty-moves = Партия окончена: у каждого пятьдесят тихих ходов. Ничья.
# source 1a0dac4c
reason-game-over-agreement = Партия окончена: вы согласились на ничью.
# source 22114ace
reason-game-over-resignation = { $side ->
    [white] Партия окончена: белые сдались.
    [blue] Партия окончена: синие сдались.
    [yellow] Партия окончена: жёлтые сдались.
   *[black] Партия окончена: чёрные сдались.
 }
# source 984a2f05
reason-game-over-resignation-draw = Партия окончена: ничья. Одна сторона сдалась, но другая выиграть не могла.
# source 83461a43
reason-no-piece = Выбери поле с фигурой. Поле { $square } пустое.
# source 02cb4365
reason-not-your-piece = { $side ->
    [white] Выбери белую фигуру: сейчас ход белых. На { $square } стоит { PIECE($piece, form: "black") }.
   *[black] Выбери чёрную фигуру: сейчас ход чёрных. На { $square } стоит { PIECE($piece, form: "white") }.
 }
# source bad4636c
reason-same-square = Выбери другое поле. Остаться на { $square } — это не ход.

## Рокировка

# source 161eb670
reason-castle-king-moved = Уже нельзя: твой король ходил раньше. Рокирует только король, который ещё не ходил.
# source 88f40747
reason-castle-king-moved-castled = Второй раз нельзя: рокировка у тебя уже была.
# source 8e392903
reason-castle-rook-captured = Уже нельзя: ладью, что стояла на { $square }, взяли { PIECE($piece, form: "ins") }.
# source 80a42ee7
reason-castle-rook-moved = Уже нельзя: ладья с { $square } ходила раньше. Для рокировки нужна ладья, которая не ходила.
# source c97e0212
reason-castle-no-rook = Для рокировки нужна твоя ладья на { $square }. Это поле пустое.
# source 20c01c98
reason-castle-no-rook-other = Для рокировки нужна своя ладья на { $square }. { PIECE($piece, cap: 1) } там рокировать не может.
# source 2c9329fc
reason-castle-right-lost = Здесь нельзя: твой король или ладья на { $square } уже ходили.
# source cf74040f
reason-castle-pieces-between = { COUNT($men) ->
    [one] Пока нельзя: мешает { MEN($men) }. Сначала освободи путь.
   *[other] Пока нельзя: мешают { MEN($men) }. Сначала освободи путь.
 }
# source c0a796af
reason-castle-out-of-check = { COUNT($men) ->
    [one] Пока нельзя: { MEN($men) } даёт шах. Рокировкой от шаха не уходят.
   *[other] Пока нельзя: { MEN($men) } дают шах. Рокировкой от шаха не уходят.
 }
# source eab8ea3c
reason-castle-through-check = { COUNT($men) ->
    [one] Пока нельзя: король пройдёт через { $square }. { MEN($men, cap: 1) } бьёт это поле.
   *[other] Пока нельзя: король пройдёт через { $square }. { MEN($men, cap: 1) } бьют это поле.
 }
# source 493978ab
reason-castle-into-check = { COUNT($men) ->
    [one] Пока нельзя: король встанет на { $square }. { MEN($men, cap: 1) } бьёт это поле.
   *[other] Пока нельзя: король встанет на { $square }. { MEN($men, cap: 1) } бьют это поле.
 }

## Как ходят фигуры

# source 19bc279d
reason-own-piece-on-target = Бери только чужие фигуры. На { $square } уже стоит { PIECE($piece, form: "your-nom") }.
# source a08942c5
reason-king-on-rook = Чтобы рокировать, ходи королём на два поля: на { $square }. Ладья потом перепрыгнет через него.
# source a45b3c8e
reason-king-on-rook-away = На { $square } уже стоит твоя ладья. Король рокирует с { $home }: на два поля к ладье.
# source c3b9a583
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Слон ходит по диагонали. С { $from } на { $to } диагонали нет.
    [rook] Ладья ходит вверх, вниз или вбок. С { $from } на { $to } так не попасть.
    [queen] Ферзь ходит прямо или по диагонали. С { $from } на { $to } так не попасть.
    [knight] Конь прыгает на два поля прямо и на одно вбок. С { $from } на { $to } так не попасть.
   *[other] { PIECE($piece, cap: 1) } так не ходит: с { $from } на { $to }.
 }
# source a6b21e11
reason-path-blocked = { PIECE($piece, cap: 1) } не прыгает через фигуры. Мешает { PIECE($blocker) } на { $square }.
# source f20b98c6
reason-path-blocked-own = { PIECE($piece, cap: 1) } не прыгает через фигуры. Мешает { PIECE($blocker, form: "your-nom") } на { $square }.
# source 82de6950
reason-king-too-far = Король ходит на одно поле. С { $from } на { $to } слишком далеко.
# source 283c3f41
reason-king-too-far-castle = Король ходит на одно поле. Рокирует он только с { $square }.

## Пешки

# source ee86bbe6
reason-pawn-backward = Пешки ходят только вперёд. Пешке с { $from } назад нельзя.
# source d76ffd74
reason-pawn-sideways = Пешки ходят прямо вперёд. Пешке с { $from } вбок нельзя.
# source c25cef46
reason-pawn-double-not-from-start = Пешка с { $from } ходит на одно поле. На два ходят только с горизонтали { $row }.
# source 808fc2bf
reason-pawn-too-far = Пешка ходит на одно поле, а с начального поля и на два. С { $from } на { $to } слишком далеко.
# source cfc72ebf
reason-pawn-double-not-from-start-at-the-side = Пешка на { $from } идёт на одно поле. На два — только с начального поля.
# source a51a629c
reason-pawn-too-far-for-two = Пешка идёт на одно или два поля. С { $from } на { $to } слишком далеко.
# source ae7651e9
reason-pawn-cant-move-that-way = Пешка ходит прямо, а берёт по диагонали. С { $from } так на { $to } не попасть.
# source b2ad3d53
reason-pawn-takes-elsewhere = Пешка берёт по диагонали вперёд, на одно поле. С { $from } так на { $to } не попасть.
# source e997078d
reason-pawn-double-blocked = Пока нельзя: оба поля должны быть пустыми. На { $square } стоит { PIECE($piece) }.
# source 4c5b6edf
reason-pawn-cant-capture-straight = Пешки берут по диагонали, а не прямо. Путь закрывает { PIECE($piece) } на { $square }.
# source 6ada8aa0
reason-pawn-cant-capture-straight-but = Пешки берут по диагонали: посмотри на { LIST($captures) }. Прямо нельзя: { $square } занято.
# source 41704783
reason-pawn-diagonal-needs-capture = По диагонали пешка ходит, только когда берёт. Поле { $square } пустое.
# source 9d956d98
reason-ep-beside-only = В этой игре на проходе берёт только пешка, которая стоит вплотную. На { $square } твоя так не может.
# source 8d483feb
reason-ep-next-only = Поздно: в этой игре на проходе берёт только следующий игрок. На { $square } так уже нельзя.

## Взятие на проходе

# source 9f0366e6
reason-ep-not-a-pawn = На проходе берут только пешку. На { $square } стоит { PIECE($piece) }.
# source 7963717d
reason-ep-chance-lost = Поздно: так можно было только сразу. Пешка на { $square } остаётся.
# source a1f64229
reason-ep-turn-over = Поздно: на это у каждого игрока один ход. Пешка на { $square } остаётся.
# source 169126e2
reason-ep-pawn-did-not-double-step = На проходе берут только после хода на два поля. Эта пешка пришла на { $square } с { $from }.
# source 52e8959b
reason-ep-not-available = На проходе берут только сразу после хода на два поля. Пешка на { $square } сейчас так не ходила.

## Безопасность короля

# source c7a0fd03
reason-cant-capture-king = Короля никогда не берут. Король на { $square } остаётся.
# source e54627cb
reason-king-captures-protected = { COUNT($men) ->
    [one] Пока нельзя: { MEN($men) } защищает { PIECE($piece, form: "acc") } на { $square }.
   *[other] Пока нельзя: { MEN($men) } защищают { PIECE($piece, form: "acc") } на { $square }.
 }
# source 1fc8fb82
reason-king-next-to-king = Короли рядом не стоят. Другой король на { $king } бьёт { $square }.
# source 66691117
reason-king-stays-on-line = Уйди с линии: { PIECE($piece) } на { $from } достаёт и до { $square }.
# source ad566174
reason-king-into-attack = { COUNT($men) ->
    [one] Найди безопасное поле: { MEN($men) } бьёт { $square }.
   *[other] Найди безопасное поле: { MEN($men) } бьют { $square }.
 }
# source 79119b41
reason-double-check-king-must-move = Ходи королём: шах дают сразу { MEN($men) }.
# source a0887b09
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
# source 37f1edac
reason-ep-exposes-king = { COUNT($men) ->
    [one] Пока нельзя: обе пешки уйдут с линии. Тогда { MEN($men) } атакует твоего короля.
   *[other] Пока нельзя: обе пешки уйдут с линии. Тогда { MEN($men) } атакуют твоего короля.
 }
# source 0d8d26ba
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Пока нельзя: { PIECE($piece) } на { $square } исчезнет. Тогда { MEN($men) } атакует твоего короля.
   *[other] Пока нельзя: { PIECE($piece) } на { $square } исчезнет. Тогда { MEN($men) } атакуют твоего короля.
 }
# source 8d2eead5
reason-pinned = Пока нельзя: { PIECE($piece, form: "your-nom") } на { $square } остаётся на месте. Так король закрыт от { MEN($men, form: "gen") }.
# source 10504157
reason-pinned-line = Останься на линии: { PIECE($piece, form: "your-nom") } на { $square } вбок не уходит. Так король закрыт от { MEN($men, form: "gen") }.

## Превращение

# source 1da94c65
reason-promotion-piece-missing = Пешка идёт на { $square }. Выбери ферзя, ладью, слона или коня.
# source c30bf661
reason-promotion-piece-invalid = { $piece ->
    [pawn] Выбери ферзя, ладью, слона или коня. Остаться пешкой ей нельзя.
   *[other] Выбери ферзя, ладью, слона или коня. { PIECE($piece, form: "ins", cap: 1) } пешка не становится.
 }
# source 44f05d78
reason-promotion-not-allowed = Превращается только пешка на последней горизонтали. На { $square } ничего не меняется.
# source 7eaeeb95
reason-promotion-row-here = В этой игре пешка превращается уже на { $square }. Выбери ферзя, ладью, слона или коня.
# source 27046e75
reason-promotion-row-not = Ходи просто пешкой: в этой игре на { $square } она не превращается.

## Что надо изменить

# source 7c19508e
change-title = Что надо изменить?
# source 2dcf659b
change-remove = Пусть { PIECE($piece) } на { $square } исчезнет. Тогда можно.
# source 24c20f19
change-shift = Пусть { PIECE($piece) } стоит на { $to }, а не на { $from }. Тогда можно.
# source d1c16754
change-turn = Пусть сейчас ходит другая сторона. Тогда можно.
# source ee4408b8
change-castling = Нужно, чтобы король и ладья ещё не ходили. Тогда можно рокировать.
# source 7e2f3794
change-passed = Нужно, чтобы пешка только что прошла два поля, через { $square }. Тогда бери её на проходе.
# source 3cdddf02
change-none = Мало убрать одну фигуру или сдвинуть её на одно поле.

## Карточки за кнопкой «Покажи правило»

# source 773364cd
rule-title = Правила шахмат, статья { $article }
# source 4b8f3902
rule-turns = Начинают белые, потом ходят по очереди. За раз делают один ход своей фигурой.
# source d7557072
rule-capture = На поле своей фигуры ходить нельзя. Чужую бери: встань на её поле.
# source 60800a78
rule-bishop = Слон ходит по диагонали. На сколько угодно полей, пока путь свободен.
# source 3fa835de
rule-rook = Ладья ходит прямо: вперёд, назад или вбок. На сколько угодно полей, пока путь свободен.
# source b073fe59
rule-queen = Ферзь ходит прямо или по диагонали. На сколько угодно полей, пока путь свободен.
# source 2bbc3e68
rule-no-jump = Слон, ладья и ферзь никогда не прыгают через фигуры.
# source f331ad0e
rule-knight = Конь идёт на два поля прямо и на одно вбок. Ему можно прыгать.
# source 0e267318
rule-pawn = Пешка ходит прямо, а берёт по диагонали. Назад она не ходит.
# source 39668bfa
rule-pawn-step = Пешка ходит прямо вперёд на одно пустое поле.
# source 4b6d5dce
rule-pawn-double = Первым ходом пешка может пройти два поля. Оба должны быть пустыми.
# source cd23c5b9
rule-pawn-capture = Пешка берёт на одно поле вперёд по диагонали. Без взятия она по диагонали не ходит.
# source a78f3039
rule-en-passant = Чужая пешка прошла два поля мимо твоей? Бери её, будто она прошла одно.
# source 68a5e02c
rule-en-passant-now = Брать на проходе можно только сразу же, следующим ходом.
# source 945a98e5
rule-promotion = На последней горизонтали пешка превращается. Выбери ферзя, ладью, слона или коня.
# source 69facc90
rule-king = Король ходит на одно поле в любую сторону. Только при рокировке он проходит два.
# source b3f108a8
rule-castling = Рокировка: король идёт на два поля к ладье. Ладья встаёт на поле, через которое он прошёл.
# source 718e2c09
rule-castling-never = Король, который уже ходил, больше не рокирует. Ладья, которая ходила, тоже.
# source 9d0ade82
rule-castling-now = Нельзя рокировать под шахом, через битое поле и на битое поле. Между королём и ладьёй должно быть пусто.
# source b5b23ab3
rule-check = После твоего хода твой король не должен быть атакован.
# source fc28cc19
rule-king-stays = Короля никогда не берут. Партия кончается, когда ему мат.
# source 6994b9fc
rule-checkmate = Король атакован, и его не спасти: это мат. Партия сразу окончена.
# source 4add214f
rule-stalemate = Ходов нет, но и шаха нет: это пат. Партия кончается вничью.
# source a04c3008
rule-dead-position = Никакие ходы не приведут к мату? Тогда партия сразу кончается вничью.
# source be325eef
rule-fivefold = Если позиция встретилась в пятый раз, партия кончается вничью. Требовать не нужно.
# source cb8e5ab2
rule-seventy-five = У каждого семьдесят пять ходов без взятий и ходов пешкой: ничья. Мат важнее.
# source 114e06da
rule-threefold = Позиция встречается в третий раз? В свой ход можно потребовать ничью.
# source 7be781a3
rule-fifty-moves = У каждого пятьдесят ходов без взятий и ходов пешкой? Можно потребовать ничью.
# source b0072ea6
rule-agreement = Соперники могут согласиться на ничью. Сначала каждый должен сделать ход.
# source 66849ddc
rule-resignation = Можно сдаться: тогда выиграет соперник. Если мата он никогда не поставит, это ничья.
# source 4dc7ee7e
rule-claims = Ничью требуют в свой ход, пока рука не коснулась фигуры.
# source 754674af
rule-touch-move = Коснёшься своей фигуры — ходи ею, если можно. Коснёшься чужой — бери её, если можно.
# source 765f01d3
rule-release = Отпустишь фигуру на новом поле, и там она останется.
# source 02755c26
rule-castle-touch = Для рокировки коснись сначала короля, а потом ладьи.

## Домашние правила
##
## Название пункта и то, как его читает каждый набор правил. Два чтения стоят рядом.

# source e9c7bbec
house-repetition = Та же позиция снова
# source 194bfac9
house-repetition-fide-position = Когда позиция встречается в третий раз, можно потребовать ничью.
# source 4084cbfb
house-repetition-club-sequence = Когда одни и те же ходы идут трижды подряд, можно потребовать ничью.
# source 90a8093e
house-repetition-automatic = Когда позиция встречается в третий раз, сразу ничья.
# source 82622b60
house-same-position = Когда две позиции одинаковы
# source db896440
house-same-position-fide = Одинаковы фигуры, очередь хода, права на рокировку и взятие на проходе.
# source 01809dc9
house-same-position-disposition-only = Хватит тех же фигур на тех же полях и той же очереди.
# source 2cc9ce2a
house-fifty-reset = Когда счёт тихих ходов начинают заново
# source da0becee
house-fifty-reset-pawn-or-capture = Каждое взятие и каждый ход пешкой начинают счёт заново.
# source a37b4e5b
house-fifty-reset-promotion-or-capture = Только взятие или превращение начинает счёт заново.
# source 925aee16
house-fifty-effect = У каждого пятьдесят тихих ходов
# source 65fe0172
house-fifty-effect-claim = Можно потребовать ничью.
# source 72f17f2b
house-fifty-effect-automatic = Сразу ничья.
# source 8f4dca26
house-fivefold = Та же позиция в пятый раз
# source bd233e8c
house-fivefold-on = Ничья, и требовать её не нужно.
# source a286749f
house-fivefold-off = Партия идёт, пока кто-нибудь не потребует ничью.
# source 0f7fc62c
house-seventy-five = У каждого семьдесят пять тихих ходов
# source 730dcb1a
house-seventy-five-on = Ничья, и требовать её не нужно.
# source 96052665
house-seventy-five-off = Партия идёт, сколько бы она ни длилась.
# source 81be27a3
house-claims = Требование ничьей
# source df75d08d
house-claims-on = Можно потребовать ничью из-за повторения или пятидесяти ходов.
# source 8380da82
house-claims-off = Ничью требовать нельзя.
# source 3b4dbc11
house-claims-not-mentioned = Не сказано: договоритесь до партии, можно ли требовать ничью.
# source 73ab5de1
house-claim-by = Кто может потребовать ничью
# source 45c78785
house-claim-by-player-to-move = Только тот, чей сейчас ход.
# source 47e30c39
house-claim-by-any-player = Любой игрок и в любое время.
# source fb7a07d4
house-dead-position = Когда мат уже никому не поставить
# source 3313cc9c
house-dead-position-full = Ничья, как только никакие ходы не ведут к мату.
# source ce1dba5c
house-dead-position-material-four = Ничья только в четырёх случаях. Одни короли, один слон, один конь или по слону на одном цвете.
# source 56ec4671
house-dead-position-off = Игра продолжается.
# source 09c3c103
house-agreement = Ничья по согласию
# source da35e931
house-agreement-on = Соперники могут согласиться на ничью.
# source 3568bb8c
house-agreement-off = Согласиться на ничью нельзя.
# source df425789
house-agreement-not-mentioned = Не сказано: договоритесь об этом до партии.
# source d924e77a
house-resign = Сдача партии
# source bf1a4a60
house-resign-on = Игрок может сдаться.
# source 3a7b79fc
house-resign-off = Никто не сдаётся: играют до конца.
# source df113b38
house-resign-not-mentioned = Не сказано: договоритесь об этом до партии. Никто не обязан играть дальше.
# source cccf5acc
house-resign-vs-unwinnable = Сдача, когда соперник не может выиграть
# source 7a1142c6
house-resign-vs-unwinnable-draw = Партия кончается вничью.
# source d2453522
house-resign-vs-unwinnable-loss = Победа всё равно у соперника.
# source 91458e82
house-promotion-set = Кем может стать пешка
# source f2cf6350
house-promotion-set-qrbn = Ферзём, ладьёй, слоном или конём.
# source 17183d59
house-promotion-set-qrbnp = Ферзём, ладьёй, слоном или конём, а может остаться пешкой.
# source a1650811
house-promotion-compulsory = Должна ли пешка превратиться?
# source 463101d7
house-promotion-compulsory-true = Да: на последней горизонтали она всегда становится другой фигурой.
# source f81ac7ad
house-promotion-compulsory-false = Нет: она может остаться пешкой.
# source dd16938a
house-touch = Касание фигуры
# source f0388d3c
house-touch-touch-move = Какой фигуры коснёшься, той и ходи, а чужую бери.
# source 0f649d22
house-touch-release-final = Можно коснуться и подумать. Отпустишь фигуру, и ход сделан.
# source ecbd7e5d
house-touch-free-until-confirm = Пробуй что угодно, пока не скажешь: это мой ход.
# source 26731efc
house-takeback = Возврат хода
# source eaaf78d6
house-takeback-never = Никогда.
# source 32147b97
house-takeback-opponent-agrees = Только если соперник согласен.
# source efd9daf4
house-takeback-free = Когда захочешь.
# source f1494604
house-announce-check = Слово «шах»
# source 481bf03d
house-announce-check-off = Говорить его никто не обязан.
# source 92a3243d
house-announce-check-courtesy = Его говорят из вежливости.
# source b95bc9e8
house-announce-check-required-to-bind = На шах, о котором не сказали, можно не отвечать.

## Семейная игра

# source d37ef3ea
reason-off-board = Останься на доске: там поля нет.
# source aa1202ef
reason-ally-piece-on-target = На { $square } стоит { PIECE($piece) } твоего союзника. Союзники друг у друга не берут.
# source 54430d15
reason-path-crosses-corner = Посмотри на угол: с { $from } на { $to } { PIECE($piece, form: "your-nom") } не пройдёт.
# source f8701da9
reason-corner-squeeze = В этой игре мимо внутреннего угла не ходят. С { $from } на { $to } { PIECE($piece, form: "your-nom") } не пройдёт.
# source 44728860
reason-absent-only-pawns-may-capture = { PIECE($piece, cap: 1) } на { $square } спит: игрок отошёл от стола. Взять эту фигуру может только пешка.
# source efc94ce4
reason-rule3-king-double-attack = Короля на { $king } может атаковать только один игрок. Здесь их было бы несколько: { MEN($men) }.
# source c48b0814
reason-sleepers-guard = Помни о спящих фигурах: в этой игре они всё ещё бьют. Опасность для твоего короля: { MEN($men) }.
# source 5f077866
reason-commanded-guard = Помни о фигурах, которыми теперь ходит другой: они ещё бьют. Опасность для твоего короля: { MEN($men) }.
# source 0b46f1da
house-check-call = Кто говорит «шах»
# source 4f54a3f9
house-check-call-by-hand = Игрок говорит сам, вместе с ходом.
# source 446c6ed4
house-check-call-auto = Программа говорит сама.
# source fd3ffd49
house-call-window = До каких пор ещё можно сказать «шах»
# source f0f7d81a
house-call-window-next-move = Пока следующий игрок не сделает ход.
# source 0ae1c24b
house-call-window-until-victim-moves = Пока игрок под шахом не сделает ход.
# source 7ded3876
house-silent-check-capture = Король под шахом, о котором не сказали
# source 566abd3b
house-silent-check-capture-false = Короля никогда не берут.
# source 2f13da72
house-silent-check-capture-true = Короля можно взять, и его игрок выбывает.
# source 733fa11c
house-double-step = Когда пешке можно ходить на два поля
# source 633feb92
house-double-step-first-move = Только первым ходом.
# source 7575ceed
house-double-step-any-time = В любое время и с любого поля.
# source 3fb76f03
house-ep-geometry = Какие пешки могут брать на проходе
# source 03d75d0b
house-ep-geometry-attacks-x = Любая пешка, которая бьёт пройденное поле.
# source 91a3cab0
house-ep-geometry-beside-y = Только пешка, которая стоит вплотную к другой.
# source c72e438a
house-ep-window = Сколько времени пешку можно взять на проходе
# source 7650a584
house-ep-window-until-movers-turn = У каждого другого игрока на это один ход.
# source 571df0f4
house-ep-window-next-player-only = Взять её может только тот, кто ходит сразу следом.
# source bd3f03f0
house-ep-takes-both = Когда на пройденном поле стоит фигура
# source 57b52cb3
house-ep-takes-both-false = Берут только эту фигуру.
# source 56e79f14
house-ep-takes-both-true = Берут и эту фигуру, и пешку.
# source 3e253444
house-promotion-row = Где пешка превращается
# source 7628ca7a
house-promotion-row-end-of-line = Там, где кончается её путь.
# source 955c51ea
house-promotion-row-far-row-only = Только в ряду, самом дальнем от её начала.
# source a6302fbb
house-promotion-row-own-8th = Начиная со своего восьмого ряда.
# source c461e545
house-promotion-row-any-enemy-back-row = В заднем ряду любого другого игрока.
# source 6c8be4c9
house-corner-squeeze = Ход по диагонали мимо внутреннего угла
# source 4bf62ac2
house-corner-squeeze-true = Это такой же ход, как любой другой.
# source ff0cf22c
house-corner-squeeze-false = Угол мешает.
# source 3c94a1e8
house-setup = Как стоят армии в начале
# source 73dd60e8
house-setup-mirror = Армии друг напротив друга стоят как в зеркале.
# source 15584542
house-setup-rotate = Каждый ферзь стоит слева от своего короля.
# source 2e60816b
house-restore-pawn-if-no-neighbour = Крайняя правая пешка, если рядом никто не играет
# source b8b3ea35
house-restore-pawn-if-no-neighbour-false = Её не ставят.
# source 1872dd74
house-restore-pawn-if-no-neighbour-true = Её возвращают.
# source 54556eee
house-rule3 = Король, которого атакуют два игрока
# source 63a25ad9
house-rule3-off = Так можно.
# source 78be2d5c
house-rule3-forbid = Второму игроку присоединяться к атаке нельзя.
# source fa4493ae
house-rule3-answer-one = Так можно, а отвечать нужно только на первый шах.
# source 5e5b02ac
house-rule3-solo-mate = Так можно, но мат армия ставит одна, без чужой помощи.
# source fe68029c
house-team-counts-as-one = Считать ли союзников за одного?
# source 332e5ef3
house-team-counts-as-one-false = Нет: каждый союзник считается отдельно.
# source cfebdf8b
house-team-counts-as-one-true = Да: союзники считаются за одного.
# source cd49fdb4
house-absent = Кому можно ненадолго отойти от стола
# source 3c5c4bc4
house-absent-never = Никому: все остаются до конца.
# source 7ffa9b19
house-absent-both = Детям не старше десяти, если они на 25 лет моложе самого старшего.
# source 48052d36
house-absent-gap-only = Тому, кто на 25 лет моложе самого старшего игрока.
# source 1fcc68f5
house-absent-age-only = Детям не старше десяти лет.
# source 1a0f005d
house-absent-supervisor-ok = Тому, кого отпустит ведущий.
# source f15dfe1c
house-absent-attack = Фигуры игрока, который отошёл
# source 1d2fff0c
house-absent-attack-false = Они спят и ничего не атакуют.
# source 78b66fdf
house-absent-attack-true = Они всё ещё держат свои поля под боем.
# source 815518ea
house-absent-counts-alive = Победа, пока кто-то отошёл
# source 024c978b
house-absent-counts-alive-true = Никто не выиграет, пока этот игрок не вернётся или не выбудет.
# source f9bca4e6
house-absent-counts-alive-false = Выигрывает последний игрок за столом.
# source 3c2285e2
house-alliances = Игра командами
# source cd3f4cf1
house-alliances-informal = Это обещание: правила остаются прежними.
# source 076a27c4
house-alliances-formal = Союзники друг у друга не берут и шах друг другу не дают.
# source 3c1c2c37
house-alliances-fixed = Двое на двое: юг и север против запада и востока, до конца.
# source 8920cf6d
house-mated-army = Фигуры игрока, который выбыл
# source 1c581937
house-mated-army-statues = Они остаются статуями, и брать их может любой.
# source 6ae4e98b
house-mated-army-remove = Их убирают с доски.
# source 11b2d0f8
house-mated-army-captured-by-mater = Они сражаются за того, кто поставил мат.
# source a2e7ce93
house-stalemate = Игрок, у которого нет ходов
# source 6e049a14
house-stalemate-draw-all = Партия кончается вничью для всех.
# source fefb67fa
house-stalemate-pass = Игрок пропускает ход; если игроков осталось двое, это ничья.
# source 24ba9a0a
house-stalemate-out = Игрок выбывает.
# source f4024f12
house-supervisor = Ведущий
# source 83e4ddd1
house-supervisor-false = Никто не меняет правила во время партии.
# source 60d5c895
house-supervisor-true = Взрослый может менять правила между двумя ходами.
