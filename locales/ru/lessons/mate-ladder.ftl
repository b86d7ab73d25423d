### Слова к lessons/mate-ladder.toml.
###
### Подсказки ступеньки говорит её первая доска, остальные на неё ссылаются. Полей в них нет: они верны для всех пяти.

# source ccb5a5b0
lesson-mate-ladder = Лестница матов
    .about = Шестьдесят матов в один ход, ступенька за ступенькой.
    .can = Ты знаешь двенадцать видов мата!
    .notes = Цель: с одного взгляда видеть, отчего получается мат. Каждая из двенадцати ступенек — один вид, пять досок. Лучше по ступеньке в день; сначала ребёнок говорит, какие поля ещё остались у короля. Ни одна доска не повторяет другую в зеркале. Кто знает все двенадцать видов, найдёт мат и в настоящей партии.

# source 2a05ad6a
lesson-mate-ladder_back-row-1 = Король заперт своими же пешками. Поставь мат ладьёй!
    .hint-1 = С какой горизонтали королю не уйти?
    .hint-2 = Приведи ладью на эту горизонталь.
    .yes = Ладья бьёт всю горизонталь. Выхода нет!
    .no = Ещё не то: посмотри вдоль горизонтали короля.

# source d5406368
lesson-mate-ladder_back-row-2 = Перед королём три пешки, а воздуха нет. Поставь мат!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Собственные пешки не выпустили короля!
    .no = { lesson-mate-ladder_back-row-1.no }

# source f72fe0a4
lesson-mate-ladder_back-row-3 = Пешки снова заперли дверь. Где войдёт твоя ладья?
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Вдоль всей горизонтали, и закрыться нечем!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 57794cfc
lesson-mate-ladder_back-row-4 = Король спрятался в углу за пешками. Поставь мат!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Угол, свои пешки и твоя ладья: идти некуда!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 9d907e58
lesson-mate-ladder_back-row-5 = Фигур много, но важна только одна горизонталь. Найди мат!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Это мат по последней горизонтали. Он встречается часто!
    .no = { lesson-mate-ladder_back-row-1.no }

# source c68c9cad
lesson-mate-ladder_two-rooks-1 = Две ладьи работают вместе. Найди мат!
    .wrong-b7-b8 = Шах, но король ещё может уйти.
    .hint-1 = Одна ладья уже закрывает королю дверь.
    .hint-2 = Её не трогай. Шах даст другая ладья.
    .yes = Одна ладья закрыла дверь, другая дала шах. Попался!
    .no = Ещё не то: одна ладья закрывает дверь. Другая даёт шах вдоль края.

# source f532df69
lesson-mate-ladder_two-rooks-2 = Какая ладья закрывает дверь, а какая даёт шах? Найди мат!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Ладья далеко, королю её не взять!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 60155d6d
lesson-mate-ladder_two-rooks-3 = Две ладьи идут лесенкой. Найди мат!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Ещё одна ступенька, и король попался!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 82404035
lesson-mate-ladder_two-rooks-4 = Ферзь пусть смотрит: двух ладей хватит. Найди мат!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Двух ладей хватило. Ферзю и ходить не пришлось!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 087fb920
lesson-mate-ladder_two-rooks-5 = Пешка атакует твою ладью. Всё равно найди мат!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Взять ладью мало: шах даёт другая.
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source c3478d20
lesson-mate-ladder_queen-and-king-1 = Ферзь и король охотятся вместе. Найди мат!
    .wrong-e2-c2 = Пат: шаха нет, и хода нет. Это только ничья.
    .wrong-e2-f1 = Шах, но король ещё может уйти.
    .hint-1 = Какие поля рядом с чужим королём бьёт твой король?
    .hint-2 = Поставь туда ферзя: чужому королю его не взять.
    .yes = Твой король защищает ферзя. Это мат!
    .no = Ещё не то: найди ферзю безопасное поле и закрой все выходы.

# source 6cee6e24
lesson-mate-ladder_queen-and-king-2 = Короли стоят лицом к лицу. Где ферзь поставит мат?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Ферзь совсем рядом, а взять его нельзя!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 4fdc04fa
lesson-mate-ladder_queen-and-king-3 = Шахов много, а мат только один. Найди его!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Между королями ферзь под защитой. Это мат!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 6dd80dd0
lesson-mate-ladder_queen-and-king-4 = Король на краю, а твой рядом. Найди мат!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Ферзь прилетел через всю доску к своему королю!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 463d4c5e
lesson-mate-ladder_queen-and-king-5 = Твой король готов помочь. Где ферзь поставит мат?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Пешка берёт только наискосок: ферзю она не страшна!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source e9cabfad
lesson-mate-ladder_rook-and-king-1 = Король стоит на краю. Поставь мат ладьёй!
    .hint-1 = Твой король закрывает ему дорогу в центр.
    .hint-2 = Дай шах вдоль края, но не вплотную к королю.
    .yes = Край, твой король и ладья: идти некуда!
    .no = Ещё не то: шах вдоль края, но не вплотную к королю.

# source 967faf3d
lesson-mate-ladder_rook-and-king-2 = Два короля на краю, лицом к лицу. Поставь мат ладьёй!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Маленький шаг ладьи, и это мат!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 713bdfbf
lesson-mate-ladder_rook-and-king-3 = У соперника тоже есть ладья. Опереди её: поставь мат!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Чужой ладье осталось только смотреть. Мат!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 3f570d1e
lesson-mate-ladder_rook-and-king-4 = Пешка мешает своему же королю. Поставь мат ладьёй!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = На последнем свободном поле стояла своя пешка!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 5b323f37
lesson-mate-ladder_rook-and-king-5 = Рядом с королём его ладья. Всё равно поставь мат!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Своя ладья не смогла помочь королю!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 8cb7c014
lesson-mate-ladder_bishop-and-queen-1 = Ферзь и слон смотрят на одно и то же поле. Найди мат!
    .wrong-b7-f7 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Проследи линию слона. На какое поле рядом с королём она ведёт?
    .hint-2 = Поставь ферзя на это поле.
    .yes = Слон защищает ферзя: король не может его взять.
    .no = Ещё не то: ищи поле, где они встретятся.

# source 288f84fe
lesson-mate-ladder_bishop-and-queen-2 = Слон далеко, но он поможет. Найди мат!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Слон защищает ферзя через всю доску!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source f6253a8a
lesson-mate-ladder_bishop-and-queen-3 = Ферзю нужно безопасное поле рядом с королём. Найди мат!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Пешка атакует слона, но поздно: мат!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 4100401e
lesson-mate-ladder_bishop-and-queen-4 = Ферзь и слон стоят на одной диагонали. Найди мат!
    .hint-1 = Слон стоит за ферзём. Куда ведёт их диагональ?
    .hint-2 = Веди по ней ферзя, прямо к королю.
    .yes = Когда сзади слон, ферзю никто не страшен!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 7dcba33f
lesson-mate-ladder_bishop-and-queen-5 = Сколько фигур вокруг короля! Поставь мат ферзём.
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Взято! Слон защищает ферзя, и в ответ не взять.
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 9a550432
lesson-mate-ladder_knight-and-queen-1 = Конь помогает ферзю. Найди мат!
    .hint-1 = Какие поля рядом с королём бьёт конь?
    .hint-2 = Поставь туда ферзя.
    .yes = Конь защищает ферзя: король не может его взять.
    .no = Ещё не то: с помощью коня не оставь королю выхода.

# source 17967cd1
lesson-mate-ladder_knight-and-queen-2 = Ладьи и слон только смотрят. Поставь мат ферзём!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Конь в одном прыжке, и он защищает ферзя!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source e0d18ac9
lesson-mate-ladder_knight-and-queen-3 = Два поля кажутся хорошими, но мат только на одном. На каком?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Вот оно! Королю уже не уйти.
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 59882078
lesson-mate-ladder_knight-and-queen-4 = У тебя два коня и ферзь. Какой конь поможет поставить мат?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Помог ближний конь. Другой отдыхал!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 4ed1e46b
lesson-mate-ladder_knight-and-queen-5 = Короля охраняют конь, ладья и пешка. Поставь мат!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Три друга, и никто не смог помочь королю!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 8af9bfaf
lesson-mate-ladder_knight-and-rook-1 = Теперь ты играешь чёрными! Король сидит в углу: поставь мат ладьёй.
    .wrong-a2-b2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Какие поля рядом с королём бьёт конь?
    .hint-2 = Поставь туда ладью.
    .yes = Конь защищает ладью, и угол закрыт.
    .no = Ещё не то: закрой угол ладьёй и конём.

# source 01a71f27
lesson-mate-ladder_knight-and-rook-2 = Король в углу, за пешкой. Поставь мат!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Пешки больше нет, и выхода тоже!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 5cd24976
lesson-mate-ladder_knight-and-rook-3 = В углу тесно. Где ладья поставит мат?
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Рядом с королём, и конь защищает ладью!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 938f5ba7
lesson-mate-ladder_knight-and-rook-4 = Осторожно: без шаха может выйти пат! Поставь мат ладьёй.
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Шах, и выхода нет: это мат, а не пат!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source ad75376d
lesson-mate-ladder_knight-and-rook-5 = Можно взять ладью. Но есть кое-что лучше: поставь мат!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Верный выбор! После взятия ладьи был бы пат.
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source e0fcac9d
lesson-mate-ladder_pawn-1 = Маленькая пешка закончит партию. Найди мат!
    .hint-1 = Какая твоя пешка может дать шах?
    .hint-2 = Пешка даёт шах наискосок вперёд.
    .yes = Маленькая пешка, а король попался!
    .no = Ещё не то: на этот раз мат ставит пешка.

# source 2d4b17b8
lesson-mate-ladder_pawn-2 = Ферзь и ладья могут дать шах, но мат поставит пешка.
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Пешка берёт с шахом, и ничто не поможет!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 96f14c64
lesson-mate-ladder_pawn-3 = Пешки и конь окружили короля. Какая пешка поставит мат?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Маленький шаг, и у короля нет полей!
    .no = { lesson-mate-ladder_pawn-1.no }

# source adef8908
lesson-mate-ladder_pawn-4 = Король сидит в углу. Сможет ли пешка его поймать?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Короля заперли его же конь и пешка!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 81eb38c9
lesson-mate-ladder_pawn-5 = У тебя есть ферзь, но мат поставит пешка. Как?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Маленькая пешка взяла ладью, и это мат!
    .no = { lesson-mate-ladder_pawn-1.no }

# source caf56dc6
lesson-mate-ladder_promotion-1 = Ещё шаг, и пешка превратится. Поставь мат!
    .hint-1 = Какая пешка в одном шаге от последней горизонтали?
    .hint-2 = Кто поставит там мат: ферзь, ладья, слон или конь?
    .yes = Новая фигура, и это мат!
    .no = Ещё не то: попробуй другую фигуру или другой путь.

# source 3f24a196
lesson-mate-ladder_promotion-2 = Прямо или со взятием? Мат даёт только один путь: найди его!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Верно, прямо! Новый ферзь завершил партию.
    .no = { lesson-mate-ladder_promotion-1.no }

# source af88a739
lesson-mate-ladder_promotion-3 = Подумай хорошенько: какая новая фигура поставит мат?
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Не ферзь, а конь: отлично замечено!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 0d349de7
lesson-mate-ladder_promotion-4 = Пешка почти дошла. Выбери фигуру и поставь мат!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Маленькая пешка выросла, и король пойман!
    .no = { lesson-mate-ladder_promotion-1.no }

# source f0deaf2d
lesson-mate-ladder_promotion-5 = Ладья и король помогают пешке. Найди мат!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Новая фигура даёт шах, а ладья и король стерегут остальное!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 3b5288c7
lesson-mate-ladder_smothered-1 = Короля заперли его же фигуры. Найди мат!
    .hint-1 = Кто может дать шах через головы других?
    .hint-2 = Только конь может туда прыгнуть.
    .yes = Конь прыгает через стены. Королю некуда идти.
    .no = Ещё не то: прыгни конём туда, где его никто не возьмёт.

# source fa790fa5
lesson-mate-ladder_smothered-2 = Вокруг короля пять друзей, а места нет. Найди мат!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Друзья не оставили королю места!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 91acad37
lesson-mate-ladder_smothered-3 = Друзья короля стоят слишком тесно. Куда прыгнет конь?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Прыжок через стену, и королю не двинуться!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 07c4dec6
lesson-mate-ladder_smothered-4 = Конь может дать шах с двух полей. С какого будет мат?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Верный прыжок! Там коня никто не возьмёт.
    .no = { lesson-mate-ladder_smothered-1.no }

# source 524b91d7
lesson-mate-ladder_smothered-5 = Снова пять друзей, а снаружи твой конь. Найди мат!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Это называется спёртый мат: королю нечем дышать.
    .no = { lesson-mate-ladder_smothered-1.no }

# source bdc3bcbe
lesson-mate-ladder_discovered-1 = Одна фигура отходит, а другая даёт шах. Найди мат!
    .wrong-d1-d2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Какая твоя фигура загораживает другую?
    .hint-2 = Отведи её так, чтобы королю ничто не помогло.
    .yes = Занавес открыт: шах сзади, и это мат!
    .no = Ещё не то: отведи фигуру так, чтобы выхода не осталось.

# source e851d8f6
lesson-mate-ladder_discovered-2 = Кто-то загородил твоего слона. Найди мат!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Занавес открыл сам король: вот так сюрприз!
    .no = { lesson-mate-ladder_discovered-1.no }

# source cf35b8f0
lesson-mate-ladder_discovered-3 = Твоя ладья ждёт за занавесом. Найди мат!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Конь отпрыгнул: вскрытый шах, и это мат!
    .no = { lesson-mate-ladder_discovered-1.no }

# source ab6de98e
lesson-mate-ladder_discovered-4 = Вскрытых шахов тут много. А мат только один!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Взято! Теперь закрыться нечем.
    .no = { lesson-mate-ladder_discovered-1.no }

# source cfeb5808
lesson-mate-ladder_discovered-5 = Коню открыто много полей. Но мат только на одном!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Конь отошёл и стережёт последний выход!
    .no = { lesson-mate-ladder_discovered-1.no }

# source 0b50a40e
lesson-mate-ladder_double-check-1 = Двойной шах: сразу две фигуры. Найди мат!
    .wrong-e3-e2 = Шах даёт только ферзь, и король может уйти.
    .hint-1 = Кто может отойти и сам дать шах?
    .hint-2 = От двух шахов спасёт только ход королём.
    .yes = Два шаха сразу, и королю не уйти: мат!
    .no = Ещё не то: дай двойной шах, от которого не уйти.

# source 0de0b901
lesson-mate-ladder_double-check-2 = Твой слон стоит перед ладьёй. Поставь мат двойным шахом!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Слон и ладья вместе: королю некуда идти!
    .no = { lesson-mate-ladder_double-check-1.no }

# source fa53d677
lesson-mate-ladder_double-check-3 = Слон и ладья охотятся на короля в углу. Поставь мат!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Взято, и два шаха одним ходом!
    .no = { lesson-mate-ladder_double-check-1.no }

# source dbeeb261
lesson-mate-ladder_double-check-4 = Твоя ладья стоит перед слоном. Найди мат!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Шах даёт ладья, шах даёт слон: мат!
    .no = { lesson-mate-ladder_double-check-1.no }

# source 07eee0f6
lesson-mate-ladder_double-check-5 = Конь и ладья стоят на одной линии. Найди шестидесятый мат!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Двойной шах и мат: ты на самом верху лестницы!
    .no = { lesson-mate-ladder_double-check-1.no }
