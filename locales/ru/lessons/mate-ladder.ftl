### Слова к lessons/mate-ladder.toml.
###
### У каждой ступеньки слова одни: их говорит первая доска, а остальные на неё ссылаются. Поэтому в них нет ни поля, ни цвета.

lesson-mate-ladder = Лестница матов
    .about = Шестьдесят матов в один ход, ступенька за ступенькой.
    .can = Ты знаешь двенадцать видов мата!
    .notes = Цель: с одного взгляда видеть, отчего получается мат. Каждая из двенадцати ступенек — один вид, пять досок, фигур всё больше. Лучше по ступеньке в день; сначала ребёнок говорит, какие поля остались у короля. Отражения новыми досками не считаются, и их нет. Кто знает все, найдёт мат и в настоящей партии.

lesson-mate-ladder_back-row-1 = Король заперт своими же пешками. Поставь мат ладьёй!
    .hint-1 = С какой горизонтали королю не уйти?
    .hint-2 = Приведи ладью на эту горизонталь.
    .yes = Ладья заняла всю горизонталь. Выхода нет!
    .no = Пока нет: посмотри вдоль горизонтали короля.

lesson-mate-ladder_back-row-2 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Две ладьи работают вместе. Найди мат!
    .wrong-b7-b8 = Шах, но король ещё может отойти.
    .hint-1 = Одна ладья уже закрывает королю дорогу.
    .hint-2 = Другая ладья даёт шах.
    .yes = Одна ладья закрывает, другая даёт шах. Попался!
    .no = Пока нет: каждой ладье нужна своя дорога.

lesson-mate-ladder_two-rooks-2 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = Ферзь и король охотятся вместе. Найди мат!
    .wrong-e2-f1 = Шах, но король ещё может отойти.
    .hint-1 = Какое поле рядом с чужим королём защищает твой король?
    .hint-2 = Поставь туда ферзя: взять его нельзя.
    .yes = Твой король защищает ферзя. Это мат!
    .no = Пока нет: поставь ферзя туда, где его защищает король.

lesson-mate-ladder_queen-and-king-2 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = Король стоит на краю. Поставь мат ладьёй!
    .hint-1 = Твой король закрывает ему дорогу в центр.
    .hint-2 = Дай шах ладьёй вдоль края.
    .yes = Край, твой король и ладья: идти некуда!
    .no = Пока нет: ладья даёт шах вдоль края.

lesson-mate-ladder_rook-and-king-2 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = Ферзь и слон смотрят на одно поле. Найди мат!
    .hint-1 = Какое поле рядом с королём защищает слон?
    .hint-2 = Поставь ферзя на это поле.
    .yes = Слон защищает ферзя: король не может его взять.
    .no = Пока нет: ищи поле, где они встретятся.

lesson-mate-ladder_bishop-and-queen-2 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = Ферзь и конь смотрят на одно поле. Найди мат!
    .hint-1 = Какое поле рядом с королём защищает конь?
    .hint-2 = Поставь ферзя на это поле.
    .yes = Конь защищает ферзя: король не может его взять.
    .no = Пока нет: ищи поле, где они встретятся.

lesson-mate-ladder_knight-and-queen-2 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = Король сидит в углу. Поставь мат ладьёй!
    .hint-1 = Какое поле рядом с королём защищает конь?
    .hint-2 = Поставь ладью на это поле.
    .yes = Конь защищает ладью, и угол закрыт.
    .no = Пока нет: ищи поле, где встретятся конь и ладья.

lesson-mate-ladder_knight-and-rook-2 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = Маленькая пешка закончит партию. Найди мат!
    .hint-1 = Какая твоя пешка может дать шах?
    .hint-2 = Пешка даёт шах наискосок вперёд.
    .yes = Маленькая пешка, а король попался!
    .no = Пока нет: на этот раз мат даёт пешка.

lesson-mate-ladder_pawn-2 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = Ещё шаг, и пешка превратится. Поставь этим мат!
    .hint-1 = Какая пешка стоит перед последней горизонталью?
    .hint-2 = Подумай обо всех фигурах, не только о ферзе.
    .yes = Новая фигура, и это мат!
    .no = Пока нет: мат даст другая фигура или другое поле.

lesson-mate-ladder_promotion-2 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = Короля заперли его же фигуры. Найди мат!
    .hint-1 = Кто может дать шах через головы других?
    .hint-2 = Только конь может туда прыгнуть.
    .yes = Конь прыгает через стены. У короля нет поля.
    .no = Пока нет: до короля достанет только конь.

lesson-mate-ladder_smothered-2 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = Одна фигура отходит, а другая даёт шах. Найди мат!
    .hint-1 = Какая твоя фигура стоит на пути другой?
    .hint-2 = Отойди так, чтобы ничего не помогло.
    .yes = Занавес открыт: шах сзади, и это мат!
    .no = Пока нет: отойти должна та, что впереди.

lesson-mate-ladder_discovered-2 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = Две фигуры дают шах сразу. Найди мат!
    .wrong-e6-e7 = Шах, но король ещё может отойти.
    .hint-1 = Кто может отойти и сам дать шах?
    .hint-2 = От двух шахов уходит только король.
    .yes = Два шаха сразу, и королю не уйти: мат!
    .no = Пока нет: ищи шах от двух фигур.

lesson-mate-ladder_double-check-2 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }
