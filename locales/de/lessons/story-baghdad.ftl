### Die Worte zu lessons/story-baghdad.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 526401ee
lesson-story-baghdad = Das Haus der Bücher
    .about = Das Schachspiel in der muslimischen Welt.
    .can = Du weißt, wer die ersten Schachbücher schrieb!
    .notes = Ziel: Die Kinder hören, dass Schach durch die muslimische Welt nach Europa kam und dass dort die ersten Bücher darüber entstanden. Fragen Sie: Für welche unserer Spiele braucht man Glück, und für welche Können?

# source 2a0aa9bf
lesson-story-baghdad_news = Von Persien aus reiste das Spiel durch die _muslimische Welt_. Tippe auf das Buch!
    .paper = Von Persien aus reiste das Spiel durch die _muslimische Welt_.

# source 25c672fd
lesson-story-baghdad_books = In Bagdad schrieben Gelehrte die allerersten Schachbücher.

# source 53ccfea6
lesson-story-baghdad_skill = Beim Schachspiel würfelt niemand. Da zählt _Können_, nicht Glück.
