### Die Worte zu lessons/story-europe.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 57f64e49
lesson-story-europe = Von Portugal bis Russland
    .about = Mit dem Schiff nach Europa.
    .can = Du weißt, wie das Schach nach Europa kam!
    .notes = Ziel: Die Kinder hören, dass sich Schach in ganz Europa verbreitete, von Portugal bis Russland, und wer es spielte. Verfolgen Sie den Weg des Schiffs auf einer Landkarte.

# source b5391a88
lesson-story-europe_harbor = Vor ungefähr 1000 Jahren kam das Schach nach _Europa_. Tippe auf das Schiff!
    .paper = Vor ungefähr 1000 Jahren kam das Schach nach _Europa_.

# source b6d9fb42
lesson-story-europe_everywhere = Bald spielte man viele Arten von Schach, von _Portugal_ bis _Russland_.

# source f4ec6429
lesson-story-europe_who = Edelleute und Gelehrte spielten es, Ritter und Priester. Alle liebten es!
