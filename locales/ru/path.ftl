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
games-won = { $name }. Тут победа уже есть.
games-race = Гонка пешек
games-hunt = Охота на короля
cry-ouch = Ой!
cry-hey = Эй, это же моё!
cry-no = Ой-ой-ой!
cry-mine = Моё!
cry-got = Ага, есть!
cry-ha = Оп, и моё!
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
