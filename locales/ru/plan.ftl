### Планы для учителей: занятия по 45 минут и двенадцать недель. Их читает взрослый перед классом.

## Что есть в каждом плане.

# source fe030761
plan-number = Занятие { $number } из { $total } · { $minutes } минут
# source f39f2cbd
plan-for-experts = для знатоков
# source 648433e1
plan-material = Что понадобится
# source b7d4dda3
plan-projector = Проектор или большая доска для всех
# source 8897f4f9
plan-screen = Экран на двоих или листы с заданиями на бумаге
# source fba7eacf
plan-board = Доска на двоих с такими фигурами:
# source 9b914e14
plan-cross = Доска на четверых с такими фигурами:
# source 8aa3c8bc
plan-cut-out = Вырезать из бумаги: { $command }
# source a64efff2
plan-minutes = { $minutes } мин
# source 4047c65d
plan-arrive = Начало
# source 925361fa
plan-story = Сначала вместе посмотреть историю: { $name }
# source b9e069cb
plan-first = Дети рассказывают, что они знают о шахматах.
# source e107d9a2
plan-back = Кто помнит? Вопрос с прошлого раза:
# source 611b2ed3
plan-answer = Ответ:
# source ae549d1b
plan-together = Все вместе
# source 0aebea7a
plan-together-how = Показать на большой доске по шагу из каждого урока.
# source 125b2190
plan-screens = У экранов
# source bc73cb23
plan-screens-how = Двое сидят у одного экрана и работают по очереди. Без экранов напечатать листы с заданиями:
# source 15358bbf
plan-pairs = Парами за настоящей доской
# source 59a3110c
plan-groups = Группами за доской на четверых
# source 65c3d6db
plan-swap = Потом поменяться сторонами.
# source 6d7cbb48
plan-easier = Легче
# source dd9bd422
plan-harder = Труднее
# source 0e72e48a
plan-level = { $name } · уровень { $level }
# source 6010ee53
plan-step = { $lesson }, шаг { $number }
# source a5e82ca6
plan-exit = Вопрос на прощание
# source a7b16629
plan-exit-how = Прежде чем уйти, каждый говорит или показывает ответ.
# source e8e4c178
plan-homework = Дома
# source 4fcba04f
plan-homework-how = Упражнение «{ $name }», уровень { $level }, на экране или на бумаге:

## Двенадцать недель.

# source 6e857514
plan-weeks = Двенадцать недель шахмат
# source d6c06839
plan-weeks-how = Два занятия по { $minutes } минут в неделю. Если только одно, планы идут подряд.
# source 6296133e
plan-week = Неделя
# source 84577509
plan-first-period = Первое занятие
# source 910eaadf
plan-second-period = Второе занятие
# source ab5720df
plan-print = Напечатать: { $text }
# source 6dd4fe80
plan-print-plan = План занятия: { $command }
# source f40f1b3c
plan-print-lesson = Лист с заданиями: { $command }
# source e5389c9e
plan-print-practice = Упражнение на дом: { $command }
# source cea47f26
plan-later = Для знатоков, после двенадцати недель: { $text }

## Что делают пары, что легче и что труднее: каждый план по имени.

# source e412452f
period-rook-and-bishop-pairs = Ладья берёт все пешки. Если хоть одна дошла, выиграли пешки.
# source 6b2dd4f6
period-rook-and-bishop-easier = Оставить две пешки и сначала найти, куда может пойти ладья.
# source ebaba84d
period-rook-and-bishop-harder = Вместо ладьи охотятся два слона.
# source 0af2cee9
period-queen-and-king-pairs = Ферзь берёт все пешки, пока ни одна не дошла.
# source 8fc79180
period-queen-and-king-easier = Убрать две пешки и сначала показать, куда может пойти ферзь.
# source 14aa5c6f
period-queen-and-king-harder = Король, ферзь, ладья и слон охотятся на шесть пешек.
# source 522ed22e
period-knight-and-names-pairs = Два коня охотятся на пешки. Перед каждым прыжком поле называют вслух.
# source a7ab8963
period-knight-and-names-easier = Один конь и монета: допрыгать до неё короткой дорогой.
# source aa417936
period-knight-and-names-harder = Один называет два поля, другой находит путь коня.
# source 6f4eb675
period-taking-pairs = Ладья, конь и слон против ферзя. Кто взял всё, тот выиграл.
# source bf2ea31e
period-taking-easier = Перед каждым ходом сказать, что может взять фигура.
# source c3c196ac
period-taking-harder = Фигур больше. Потерянную не возвращают.
# source 0ad3c4ce
period-pawns-pairs = По три пешки: чья первой дошла, тот выиграл. Если кому-то нечем ходить, не выиграл никто.
# source 78592f0f
period-pawns-easier = Сначала ходить и брать, у каждого одна пешка.
# source 792896a4
period-pawns-harder = У каждого по четыре пешки.
# source 3d1656e6
period-promotion-and-values-pairs = Восемь пешек и король: кто первым получит нового ферзя? В конце сосчитать очки взятых фигур.
# source 350d4e24
period-promotion-and-values-easier = Пешка идёт одна и по очереди становится каждой фигурой.
# source 94ff98e7
period-promotion-and-values-harder = Четыре пешки играют против ладьи.
# source 8f5767c9
period-danger-and-check-pairs = Дать ферзём десять шахов и каждый раз сказать «шах». Если ферзь потерян, выиграл король.
# source 977f5468
period-danger-and-check-easier = Положить монету на каждое поле, где король в безопасности.
# source d893f6bc
period-danger-and-check-harder = Один придумывает шах, другой находит, кто его даёт.
# source aa80fdd4
period-out-of-check-pairs = Показать все три защиты от шаха. Дальше каждый придумывает шах для другого.
# source 0b1329ba
period-out-of-check-easier = Искать только одно: может ли король убежать?
# source ed468204
period-out-of-check-harder = Придумать двойной шах. Почему тут помогает только король?
# source b90a0370
period-mate-and-stalemate-pairs = Две ладьи ловят одинокого короля. Только без пата!
# source 1b33df9a
period-mate-and-stalemate-easier = Король начинает у края.
# source e2e4a816
period-mate-and-stalemate-harder = Поймать его ферзём и королём.
# source 3fa84ba4
period-mate-in-one-pairs = Ладья и король ловят короля. На это двадцать ходов.
# source fb7ec49e
period-mate-in-one-easier = После каждого хода сказать: шах, мат, пат или ничего?
# source aec3daaf
period-mate-in-one-harder = Вместе найти мат в два хода.
# source e9cecdf3
period-armies-and-board-pairs = Положить доску правильно. Кто взял всё, кроме короля, тот выиграл.
# source 6e1ffe00
period-armies-and-board-easier = Одна армия стоит, другая её берёт.
# source 64316127
period-armies-and-board-harder = Кто отдал фигуру даром, тот проиграл.
# source 7803e574
period-set-up-and-turns-pairs = Каждый расставляет армию и проверяет чужую. Дальше по десять ходов.
# source 56e0d662
period-set-up-and-turns-easier = Сначала расставить только фигуры в углах.
# source 66d422c1
period-set-up-and-turns-harder = Один с закрытыми глазами называет поля, другой ставит.
# source 7a3c8044
period-first-whole-game-pairs = Целая партия. Кто поставил мат, поднимает руку, и проверяют оба.
# source d055da50
period-first-whole-game-easier = Играть большой командой против маленькой.
# source 38cef2fa
period-first-whole-game-harder = Перед каждым ходом спросить: можно ли что-нибудь взять?
# source 11ab4e94
period-manners-and-writing-pairs = Как на турнире: тронул — ходи. Каждый записывает десять ходов.
# source d005a5bc
period-manners-and-writing-easier = Один делает ход, записывают оба.
# source b6c7a33a
period-manners-and-writing-harder = Разыграть партию по чужой записи.
# source 2c61757e
period-castling-and-passing-pairs = Пешки бегут наперегонки. Кто пробежал мимо, того можно взять на проходе.
# source 52a7fbd7
period-castling-and-passing-easier = Пойти пешкой на два поля, а другой взять её на проходе.
# source 051dfb3d
period-castling-and-passing-harder = Вовремя рокировать перед лавиной пешек.
# source 1e392849
period-when-not-pairs = Один ставит белую фигуру, другой говорит, куда чёрные ещё могут рокировать.
# source 21be8107
period-when-not-easier = Поставить только ладью: какое поле она бьёт?
# source 835ac2e8
period-when-not-harder = Поставить пешку, которую нельзя взять на проходе.
# source 01f07de3
period-myths-and-signs-pairs = Сыграть партию и записать каждый ход со всеми знаками. Каждый рокирует один раз.
# source 79bc6c45
period-myths-and-signs-easier = Писать только буквы и поля, а знаки добавить потом.
# source f4940524
period-myths-and-signs-harder = Придумать сказку о рокировке. Другой говорит, правда ли это.
# source fe1accd0
period-giving-up-pairs = Играть дальше: после хода можно предложить ничью. Другой соглашается или ходит.
# source 65029487
period-giving-up-easier = Снимать фигуры, пока хоть кто-то ещё может выиграть.
# source 98b1fceb
period-giving-up-harder = Добиться ничьей: съесть все пешки, которые хотят выиграть.
# source b8f692b6
period-claims-pairs = Одинокий король считает свои тихие ходы. Продержится ли он до пятидесяти?
# source 7957270b
period-claims-easier = Выезжать конями, возвращаться и считать позиции.
# source f01d0a76
period-claims-harder = Спасти проигранную партию: трижды повторить позицию.
# source 06c1e9d7
period-endings-pairs = Два ферзя ловят короля, но до мата всегда оставляют ему ход. Пат спасает короля.
# source be587065
period-endings-easier = Сначала найти все паты одним ферзём.
# source 1165824d
period-endings-harder = Объявить мат за два хода.
# source 6dce7d8e
period-board-for-four-pairs = Гонка: чёрные пешки против синих. Чья пешка дошла первой, тот выиграл.
# source 30f66d15
period-board-for-four-easier = Одна фигура обходит все четыре угла.
# source bf6d4f96
period-board-for-four-harder = Следить за пешками, которые бегут мимо.
# source 3d4085de
period-attackers-and-snacks-pairs = Вчетвером сыграть десять кругов. Двое сразу одного короля не атакуют.
# source 20619c4f
period-attackers-and-snacks-easier = Перед каждым ходом считать, кто какого короля атакует.
# source d97be43b
period-attackers-and-snacks-harder = Каждый один раз отходит от стола на круг.
# source cbe0d0e1
period-words-and-teams-pairs = Один играет ладьями, другой — конями. Надо поймать обоих коней!
# source f38dc59d
period-words-and-teams-easier = При каждой атаке на коня говорить об этом вслух.
# source bcd2f069
period-words-and-teams-harder = Придумать шах, о котором никто не сказал. Что теперь можно?
# source fbc49ca2
period-last-king-pairs = Играть вчетвером, пока не останется один король. Кто выбыл, ведёт запись.
# source 44baeda6
period-last-king-easier = Начать, когда осталось только два короля.
# source b44162ec
period-last-king-harder = Разбиться на команды до партии и держать слово.
