### Планы для учителей: занятия по 45 минут и двенадцать недель. Их читает взрослый перед классом.

## Что есть в каждом плане.

# source fe030761
plan-number = Занятие { $number } из { $total } · { $minutes } минут
# source f39f2cbd
plan-for-experts = для знатоков
# source 2bef2d48
plan-material = Что понадобится
# source 97ce905d
plan-projector = Проектор или большая доска для всех
# source 3ad91cf3
plan-screen = Экран на двоих или листы с заданиями на бумаге
# source 5d90ace9
plan-board = Доска на двоих с такими фигурами:
# source 9b914e14
plan-cross = Доска на четверых с такими фигурами:
# source 2b13dead
plan-cut-out = Вырезать из бумаги: { $command }
# source a64efff2
plan-minutes = { $minutes } мин
# source 6e8fe4af
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
plan-screens-how = Двое сидят у одного экрана и меняются. Без экранов пригодятся листы с заданиями:
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
# source 170f2b78
plan-exit = Вопрос на прощание
# source a7b16629
plan-exit-how = Прежде чем уйти, каждый говорит или показывает ответ.
# source e8e4c178
plan-homework = Дома
# source 887ec800
plan-homework-how = Упражнение «{ $name }», уровень { $level }, на экране или на бумаге:

## Двенадцать недель.

# source 6e857514
plan-weeks = Двенадцать недель шахмат
# source 16cb18e6
plan-weeks-how = Два занятия по { $minutes } минут в неделю. Если занятие одно, планы идут по порядку.
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
# source 5062515b
plan-print-practice = Упражнение на дом: { $command }
# source cea47f26
plan-later = Для знатоков, после двенадцати недель: { $text }

## Что делают пары, что легче и что труднее: каждый план по имени.

# source 31ba751e
period-rook-and-bishop-pairs = Ладья берёт все пешки. Если пешка дошла, выиграли пешки.
# source b7b9862c
period-rook-and-bishop-easier = Играть с двумя пешками и сначала найти поля ладьи.
# source 3194d4cc
period-rook-and-bishop-harder = Вместо ладьи охотятся два слона.
# source 473e4ae8
period-queen-and-king-pairs = Ферзь берёт все пешки, пока ни одна не дошла.
# source 5810269c
period-queen-and-king-easier = Убрать две пешки и сначала показать каждое поле.
# source 14aa5c6f
period-queen-and-king-harder = Король, ферзь, ладья и слон охотятся на шесть пешек.
# source 522ed22e
period-knight-and-names-pairs = Два коня охотятся на пешки. Перед каждым прыжком поле называют вслух.
# source 209fbb27
period-knight-and-names-easier = Один конь и монета: допрыгать до неё за несколько ходов.
# source aa417936
period-knight-and-names-harder = Один называет два поля, другой находит путь.
# source 6f4eb675
period-taking-pairs = Ладья, конь и слон против ферзя. Кто взял всё, тот выиграл.
# source e3c64dfe
period-taking-easier = Перед каждым ходом сказать, что может взять фигура.
# source 13a537b5
period-taking-harder = Играть с большим числом фигур. Потерянное не возвращается.
# source 8813043b
period-pawns-pairs = По три пешки: чья первой дошла, тот выиграл. Если никто не может пойти, не выиграл никто.
# source 46a12479
period-pawns-easier = Сначала ходить и брать одной пешкой.
# source 792896a4
period-pawns-harder = Играть с четырьмя пешками.
# source 7447b265
period-promotion-and-values-pairs = Восемь пешек и король: кто первым получит нового ферзя? В конце сосчитать очки взятых фигур.
# source 52abad8b
period-promotion-and-values-easier = Пешка идёт одна и становится по разу каждой фигурой.
# source 94ff98e7
period-promotion-and-values-harder = Четыре пешки играют против ладьи.
# source 8f5767c9
period-danger-and-check-pairs = Дать ферзём десять шахов и каждый назвать. Если ферзь потерян, выиграл король.
# source 977f5468
period-danger-and-check-easier = Положить монету на каждое поле, где король в безопасности.
# source d893f6bc
period-danger-and-check-harder = Один ставит шах, другой находит, кто его даёт.
# source bde18c11
period-out-of-check-pairs = Показать все три защиты от шаха. Потом каждый ставит шах для другого.
# source 0b1329ba
period-out-of-check-easier = Искать только одно: может ли король убежать?
# source c48c6548
period-out-of-check-harder = Поставить двойной шах. Почему тут помогает только король?
# source b90a0370
period-mate-and-stalemate-pairs = Две ладьи ловят одинокого короля. Только без пата!
# source 1b33df9a
period-mate-and-stalemate-easier = Король начинает у края.
# source 71bbd9fb
period-mate-and-stalemate-harder = Поймать его ферзём и королём.
# source dc617ecd
period-mate-in-one-pairs = Ладья и король ловят короля. После двадцати ходов меняются.
# source 0d188b50
period-mate-in-one-easier = После каждого хода сказать: шах, мат, пат или ничего?
# source ac0d3e51
period-mate-in-one-harder = Вместе найти мат в два хода.
# source e9cecdf3
period-armies-and-board-pairs = Положить доску правильно. Кто взял всё, кроме короля, тот выиграл.
# source d7e9f7c2
period-armies-and-board-easier = Одна армия стоит, другая её собирает.
# source 64316127
period-armies-and-board-harder = Кто отдал фигуру даром, тот проиграл.
# source e940beb4
period-set-up-and-turns-pairs = Каждый расставляет армию и проверяет чужую. Потом по десять ходов.
# source 84911a7c
period-set-up-and-turns-easier = Сначала расставить только фигуры в углах.
# source cc810af1
period-set-up-and-turns-harder = С закрытыми глазами: один называет поля, другой ставит.
# source 2832f108
period-first-whole-game-pairs = Целая партия. Кто поставил мат, поднимает руку, и проверяют оба.
# source d055da50
period-first-whole-game-easier = Играть большой командой против маленькой.
# source 16c75d01
period-first-whole-game-harder = Перед каждым ходом спросить: можно ли что-нибудь взять?
# source 52ebdc38
period-manners-and-writing-pairs = Как на турнире: тронул — ходи. Каждый записывает десять ходов.
# source 11676148
period-manners-and-writing-easier = Один делает ход, записывают оба.
# source 40f3150b
period-manners-and-writing-harder = Повторить партию по записи другого.
# source 023fc8f7
period-castling-and-passing-pairs = Пешки бегут наперегонки. Кто пробежал мимо, того можно взять на проходе.
# source af8c2290
period-castling-and-passing-easier = Поставить ход на два поля и взять на проходе.
# source 051dfb3d
period-castling-and-passing-harder = Вовремя рокировать против множества пешек.
# source d19535d8
period-when-not-pairs = Поставить одну белую фигуру. Другой говорит, куда чёрные ещё могут рокировать.
# source 1ad90640
period-when-not-easier = Взять только ладью: какое поле она атакует?
# source 835ac2e8
period-when-not-harder = Поставить пешку, которую нельзя взять на проходе.
# source d5929d6a
period-myths-and-signs-pairs = Сыграть партию и записать каждый ход всеми знаками. Каждый рокирует один раз.
# source 79bc6c45
period-myths-and-signs-easier = Писать только буквы и поля, а знаки добавить потом.
# source 8f3e260c
period-myths-and-signs-harder = Придумать сказку о рокировке. Другой говорит, правда ли это.
# source 1639e0ef
period-giving-up-pairs = Играть дальше: после хода можно предложить ничью. Другой соглашается или ходит.
# source 4e2ddca3
period-giving-up-easier = Снимать фигуры, пока выиграть не сможет никто.
# source c8653a1d
period-giving-up-harder = Добиться ничьей: съесть все пешки, которые хотят выиграть.
# source cdab3cee
period-claims-pairs = Одинокий король считает свои тихие ходы. Продержится ли он до пятидесяти?
# source ffdc3071
period-claims-easier = Выезжать конями, возвращаться и считать позиции.
# source 0edddab6
period-claims-harder = Спасти проигранную партию: трижды та же позиция.
# source 52940db9
period-endings-pairs = Два ферзя ловят короля, но оставляют ему воздух. При пате выиграл король.
# source 95c57c89
period-endings-easier = Сначала найти все паты одним ферзём.
# source 69c8c277
period-endings-harder = Объявить мат за два хода.
# source 6dce7d8e
period-board-for-four-pairs = Гонка: чёрные пешки против синих. Кто первым провёл одну, тот выиграл.
# source 30f66d15
period-board-for-four-easier = Одна фигура обходит все четыре угла.
# source bf6d4f96
period-board-for-four-harder = Следить за пешками, которые бегут мимо.
# source 32137643
period-attackers-and-snacks-pairs = Вчетвером сыграть десять кругов. Атаковать короля может только один игрок сразу.
# source 48115da3
period-attackers-and-snacks-easier = Перед каждым ходом считать, кто какого короля атакует.
# source adf5c21a
period-attackers-and-snacks-harder = Каждый один раз уходит на круг.
# source 9b45f580
period-words-and-teams-pairs = Один ведёт ладьи, другой ведёт коней. Надо поймать обоих коней!
# source 0c4e4e1b
period-words-and-teams-easier = При каждой атаке на короля вслух говорить «шах».
# source bcd2f069
period-words-and-teams-harder = Поставить шах, о котором никто не сказал. Что теперь можно?
# source 1f7d1d43
period-last-king-pairs = Играть вчетвером, пока не останется один король. Кто выбыл, ведёт запись.
# source a3d47ecc
period-last-king-easier = Начать, когда осталось только два короля.
# source b44162ec
period-last-king-harder = Разбиться на команды до партии и держать слово.
