### Las palabras de lessons/story-persia.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 71b9cbf2
lesson-story-persia = El rey está indefenso
    .about = En caravana hasta Persia.
    .can = ¡Ya sabes por qué decimos «jaque mate»!
    .notes = Objetivo: que la clase sepa cómo llegó el juego a Persia y que «jaque» y «jaque mate» son palabras que vienen del persa: Shāh Māt, el rey está indefenso. Que la clase lo diga deprisa, una y otra vez.

# source bab5132c
lesson-story-persia_road = Unos mercaderes llevaron el juego a _Persia_. ¡Toca la caravana!
    .paper = Unos mercaderes llevaron el juego a _Persia_.

# source 4ce1251b
lesson-story-persia_shah = Los nobles persas llamaban _Shāh_ al rey. Quien lo atacaba gritaba: ¡Shāh!

# source be30c88f
lesson-story-persia_checkmate = «_Shāh Māt_» quería decir: el rey está indefenso. Hoy decimos: ¡_jaque mate_!
