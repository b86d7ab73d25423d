### Die Worte zu lessons/story-india.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 01c65737
lesson-story-india = Das Spiel der vier Truppen
    .about = In Indien, wo alles begann.
    .can = Du weißt, woher das Schachspiel kommt!
    .notes = Ziel: Die Kinder hören, dass Schach vor mehr als 1400 Jahren in Indien begann, als Spiel mit vier Arten von Soldaten: Chaturanga. Zeigen Sie Indien auf einer Landkarte. Üblicher Irrtum: Viele glauben, Schach sei schon immer so gewesen wie heute.

# source 38078b71
lesson-story-india_court = Vor langer Zeit in _Indien_: Zwei Freunde spielen ein neues Spiel. Tippe auf den Elefanten!
    .paper = Vor langer Zeit spielten in _Indien_ zwei Freunde ein neues Spiel.

# source 0782f175
lesson-story-india_four-parts = Fußsoldaten, Pferde, Streitwagen, Elefanten: ein Heer aus vier Teilen. „Vier Teile“ heißt auf Sanskrit _Chaturanga_: So hieß das Spiel!

# source d733c768
lesson-story-india_today = Daraus wurden unsere Bauern, Springer, Türme und Läufer. Begonnen hat alles vor über 1400 Jahren.
