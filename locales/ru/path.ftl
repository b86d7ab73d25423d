### Куда ведёт тропа, игры с учителем и первый запуск.

## Земли на тропе.

land-meadow = Луг ладьи
land-forest = Лес коня
land-fields = Пешечные поля
land-castle = Королевский замок
land-harbor = Гавань партий
land-pass = Высокий перевал
land-mill = Ничейная мельница
land-fair = Семейная ярмарка
land-course = Весь курс

## Игры с учителем.

games-title = Играй с { -coach }
games-what = Во что сыграем?
games-later = { $name }. Сначала: { $lesson }
games-first = Сначала: { $lesson }
games-lesson = К уроку
games-won = { $name }. Твои шляпы: { $count } из 5.
games-race = Гонка пешек
games-hunt = Охота на короля
cry-1-lost-1 = Ой, как ловко!
cry-1-lost-2 = Хи-хи, щекотно!
cry-1-lost-3 = Стой, это было моё?
cry-1-took-1 = А? Что-то попалось!
cry-1-took-2 = Хи-хи, моё!
cry-1-took-3 = Неужели это я?
cry-1-fled-1 = Хи-хи, мимо!
cry-1-fled-2 = Ой, ещё бы чуть-чуть!
cry-1-fled-3 = А я тут!
cry-1-beaten = Победа твоя! Хи-хи! Кувырк из гнезда!
cry-2-lost-1 = Мой обед!
cry-2-lost-2 = Только не печенье!
cry-2-lost-3 = В животе урчит!
cry-2-took-1 = Ням!
cry-2-took-2 = Ням-ням-ням!
cry-2-took-3 = Вкуснятина!
cry-2-fled-1 = Меня не съешь!
cry-2-fled-2 = Я быстрее!
cry-2-fled-3 = Прыг — и нету!
cry-2-beaten = Победа твоя! Всё съедено! А я хочу есть!
cry-3-lost-1 = Эй! Отдай!
cry-3-lost-2 = Пф! У меня ещё есть!
cry-3-lost-3 = Повезло тебе!
cry-3-took-1 = Поздно, поздно!
cry-3-took-2 = Цап!
cry-3-took-3 = А ну, догони!
cry-3-fled-1 = Мимо!
cry-3-fled-2 = Тю-тю!
cry-3-fled-3 = Не догонишь!
cry-3-beaten = Победа твоя! Р-р! Не надо было в окно глядеть!
cry-4-lost-1 = Как интересно!
cry-4-lost-2 = Очки запотели!
cry-4-lost-3 = Чуть-чуть не хватило!
cry-4-took-1 = Всё по плану!
cry-4-took-2 = Благодарю!
cry-4-took-3 = Умно, правда?
cry-4-fled-1 = Всё вижу!
cry-4-fled-2 = Твой план мне известен!
cry-4-fled-3 = Хитро, но нет!
cry-4-beaten = Победа твоя! Мне надо больше читать!
cry-5-lost-1 = Какая дерзость!
cry-5-lost-2 = Стража! Стража!
cry-5-lost-3 = Мне не смешно!
cry-5-took-1 = Подарок для меня!
cry-5-took-2 = А ну, дорогу!
cry-5-took-3 = Разумеется!
cry-5-fled-1 = Не сегодня!
cry-5-fled-2 = Мне пора!
cry-5-fled-3 = Меня не поймать!
cry-5-beaten = Победа твоя! Ну вот! Я дуюсь! Но совсем чуть-чуть!
hat-1-won = Шляпка-скорлупка твоя!
hat-2-won = Вязаная шапка твоя!
hat-3-won = Кепка твоя!
hat-4-won = Очки твои!
hat-5-won = Корона твоя!
game-race-3 = Гонка: 3 пешки
game-race-4 = Гонка: 4 пешки
game-race-8 = Гонка: 8 пешек
game-rook-pawns = Ладья и пешки
game-bishop-pawns = Слон и пешки
game-knight-pawns = Конь и пешки
game-queen-pawns = Ферзь и пешки
game-hide-and-seek = Прятки
game-king-hunt-queen = Охота на короля с ферзём
game-king-hunt-rook = Охота на короля с ладьёй
game-whole-game = Целая партия
strength-1 = пробует всё подряд
strength-2 = берёт подарки
strength-3 = смотрит один раз
strength-4 = смотрит дважды
strength-5 = видит на 3 хода

## Самый первый запуск.

welcome-hello = Привет! Я — { -coach }. Давай играть!
welcome-catch = Поймай звезду
welcome-voice-on = Голос включён
welcome-voice-off = Голос выключен
learners-me = Я
learners-stars = Эти звёзды твои! А ты кто?
learners-later = Потом
