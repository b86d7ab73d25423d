### Die Worte zu lessons/story-persia.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 71b9cbf2
lesson-story-persia = Der König ist hilflos
    .about = Mit der Karawane nach Persien.
    .can = Du weißt, warum wir „Schachmatt“ sagen!
    .notes = Ziel: Die Kinder hören, wie das Spiel nach Persien kam, und dass „Schach“ und „Schachmatt“ aus dem Persischen kommen: Schah mat, der König ist hilflos. Lassen Sie die Klasse es schnell sagen, immer und immer wieder.

# source bab5132c
lesson-story-persia_road = Händler brachten das Spiel nach _Persien_. Tippe auf die Karawane!
    .paper = Händler brachten das Spiel nach _Persien_.

# source 4ce1251b
lesson-story-persia_shah = Persische Adlige nannten den König _Schah_. Wer ihn angriff, rief: Schah!

# source be30c88f
lesson-story-persia_checkmate = „_Schah mat_“ hieß: Der König ist hilflos. Heute sagen wir: _Schachmatt_!
