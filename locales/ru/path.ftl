### Куда ведёт тропа, игры с учителем и первый запуск.

## Земли на тропе.

# source db9b10f7
land-meadow = Луг ладьи
# source 48afefcf
land-forest = Лес коня
# source 60af028a
land-fields = Пешечные поля
# source af39fae3
land-castle = Королевский замок
# source 93228ebe
land-harbor = Гавань партий
# source 1dc473c4
land-pass = Высокий перевал
# source 2f22c14a
land-mill = Ничейная мельница
# source 623729bc
land-fair = Семейная ярмарка
# source 144d40ca
land-course = Весь курс

## Игры с учителем.

# source a48a21ed
games-title = Играй с { -coach }
# source 745c1452
games-what = Во что сыграем?
# source 2758a0f1
games-later = { $name }. Сначала: { $lesson }
# source f6073e6e
games-first = Сначала: { $lesson }
# source 8d9c8ec0
games-lesson = К уроку
# source a8a6c2e5
games-won = { $name }. Твои шляпы: { $count } из 5.
# source f2720782
games-race = Гонка пешек
# source 015be381
games-hunt = Охота на короля
# source a578870d
cry-1-lost-1 = Ой, как ловко!
# source d39e9987
cry-1-lost-2 = Хи-хи, щекотно!
# source 817b3350
cry-1-lost-3 = Стой, это было моё?
# source c6bef4ac
cry-1-took-1 = А? Что-то попалось!
# source 1da56aa3
cry-1-took-2 = Хи-хи, моё!
# source 38d9b521
cry-1-took-3 = Неужели это я?
# source d33d3a52
cry-1-fled-1 = Хи-хи, мимо!
# source 102b0e02
cry-1-fled-2 = Ой, ещё бы чуть-чуть!
# source fa79e1db
cry-1-fled-3 = А я тут!
# source e9fd6141
cry-1-beaten = Победа твоя! Хи-хи! Кувырк из гнезда!
# source ddaba9e9
cry-2-lost-1 = Мой обед!
# source 288479e7
cry-2-lost-2 = Только не печенье!
# source 574730d9
cry-2-lost-3 = В животе урчит!
# source b388f80b
cry-2-took-1 = Ням!
# source 9320db5d
cry-2-took-2 = Ням-ням-ням!
# source 0f21f1e3
cry-2-took-3 = Вкуснятина!
# source 0a842356
cry-2-fled-1 = Меня не съешь!
# source bd8e10bf
cry-2-fled-2 = Я быстрее!
# source 1cc4b470
cry-2-fled-3 = Прыг — и нету!
# source 666ad6bd
cry-2-beaten = Победа твоя! Всё съедено! А я хочу есть!
# source 9916c9ce
cry-3-lost-1 = Эй! Отдай!
# source c5e0743e
cry-3-lost-2 = Пф! У меня ещё есть!
# source db578da7
cry-3-lost-3 = Повезло тебе!
# source 55aa6fe1
cry-3-took-1 = Поздно, поздно!
# source 92b1a2c9
cry-3-took-2 = Цап!
# source ec9f2840
cry-3-took-3 = А ну, догони!
# source cdedf854
cry-3-fled-1 = Мимо!
# source 5c02d152
cry-3-fled-2 = Тю-тю!
# source bcc92641
cry-3-fled-3 = Не догонишь!
# source c3911026
cry-3-beaten = Победа твоя! Р-р! Не надо было в окно глядеть!
# source 15754cb5
cry-4-lost-1 = Как интересно!
# source 67dad498
cry-4-lost-2 = Очки запотели!
# source 6f54b4b9
cry-4-lost-3 = Чуть-чуть не хватило!
# source 6ba261e3
cry-4-took-1 = Всё по плану!
# source b858c491
cry-4-took-2 = Благодарю!
# source f5e83aac
cry-4-took-3 = Умно, правда?
# source d746d748
cry-4-fled-1 = Всё вижу!
# source e6ec63d1
cry-4-fled-2 = Твой план мне известен!
# source b85f61ed
cry-4-fled-3 = Хитро, но нет!
# source 2ff32ab9
cry-4-beaten = Победа твоя! Мне надо больше читать!
# source 44696d6e
cry-5-lost-1 = Какая дерзость!
# source c789e0d2
cry-5-lost-2 = Стража! Стража!
# source 965c5f67
cry-5-lost-3 = Мне не смешно!
# source 41ddb663
cry-5-took-1 = Подарок для меня!
# source d40818ce
cry-5-took-2 = А ну, дорогу!
# source dda458dd
cry-5-took-3 = Разумеется!
# source 70f1f9d1
cry-5-fled-1 = Не сегодня!
# source 5a8cf60f
cry-5-fled-2 = Мне пора!
# source 27712749
cry-5-fled-3 = Меня не поймать!
# source ba1ccd61
cry-5-beaten = Победа твоя! Ну вот! Я дуюсь! Но совсем чуть-чуть!
# source e7280f3c
hat-1-won = Шляпка-скорлупка твоя!
# source f4cf61d8
hat-2-won = Вязаная шапка твоя!
# source d13a694c
hat-3-won = Кепка твоя!
# source da3dad5f
hat-4-won = Очки твои!
# source 7480b445
hat-5-won = Корона твоя!
# source a1915cb3
game-race-3 = Гонка: 3 пешки
# source c7f8d3fd
game-race-4 = Гонка: 4 пешки
# source 3716ab0d
game-race-8 = Гонка: 8 пешек
# source 0e0cb415
game-rook-pawns = Ладья и пешки
# source 349f3675
game-bishop-pawns = Слон и пешки
# source c4d9749d
game-knight-pawns = Конь и пешки
# source 03481f41
game-queen-pawns = Ферзь и пешки
# source 967cc175
game-hide-and-seek = Прятки
# source 0e8e208a
game-king-hunt-queen = Охота на короля с ферзём
# source 57c83906
game-king-hunt-rook = Охота на короля с ладьёй
# source 16b5d7b9
game-whole-game = Целая партия
# source c356df29
strength-1 = пробует всё подряд
# source cc713e3f
strength-2 = берёт подарки
# source 64117578
strength-3 = смотрит один раз
# source fdc20bee
strength-4 = смотрит дважды
# source 618d142d
strength-5 = видит на 3 хода

## Самый первый запуск.

# source 46bcde88
welcome-hello = Привет! Я — { -coach }. Давай играть!
# source 43acfa46
welcome-catch = Поймай звезду
# source 7ca60e01
welcome-voice-on = Голос включён
# source 0db89177
welcome-voice-off = Голос выключен
# source e3dfde23
learners-me = Я
# source 9b367314
player-unnamed = мой гость
# source 51609ba3
learners-stars = Эти звёзды твои! А ты кто?
# source beafde61
learners-later = Потом
