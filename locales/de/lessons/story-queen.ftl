### Die Worte zu lessons/story-queen.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source e4340cef
lesson-story-queen = Die Dame lernt fliegen
    .about = Aus einem kleinen Schritt wird ein weiter Flug.
    .can = Du weißt, wie die Dame stark wurde!
    .notes = Ziel: Die Kinder sehen, dass sich unterwegs Regeln änderten: Jahrhundertelang zog die Dame nur einen Schritt schräg. Um 1500 hatte das Spiel ungefähr die Form, die wir kennen. Lassen Sie die Kinder eine Partie mit der alten Dame spielen.

# source f929bf6a
lesson-story-queen_weak = Viele hundert Jahre machte die Dame nur einen kleinen Schritt, immer schräg. Tippe zweimal auf sie!
    .paper = Viele hundert Jahre machte die Dame nur einen kleinen Schritt, immer schräg.

# source 143bc595
lesson-story-queen_flies = Vor ungefähr 500 Jahren lernte sie fliegen. Tippe wieder auf sie!
    .paper = Vor ungefähr 500 Jahren lernte sie fliegen.

# source fac5b2e8
lesson-story-queen_today = Jetzt ist sie die stärkste Figur von allen. So wurde Schach das Spiel, das du kennst.
