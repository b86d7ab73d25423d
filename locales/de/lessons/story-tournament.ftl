### Die Worte zu lessons/story-tournament.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source f8362aa4
lesson-story-tournament = Die ersten Turniere
    .about = Ein Pokal im Kaffeehaus.
    .can = Du weißt, wo das erste große Turnier war!
    .notes = Ziel: Die Kinder hören, dass man im 18. Jahrhundert in Kaffeehäusern spielte, manche sogar von Beruf, und dass Turniere im 19. Jahrhundert aufkamen: das erste große 1851 in London. Fragen Sie, wer gern ein Turnier in der Klasse spielen würde.

# source fd10c8d6
lesson-story-tournament_coffee-house = Um 1700 spielte man im Kaffeehaus, manche sogar als Beruf. Tippe auf den Pokal!
    .paper = Um 1700 spielte man im Kaffeehaus, manche sogar als Beruf.

# source 70813112
lesson-story-tournament_first = Später kamen _Turniere_: Das erste große war 1851 in London. Wer gewinnt den Pokal?

# source 39214bb4
lesson-story-tournament_you = Heute spielen Kinder auf der ganzen Welt Turniere. Vielleicht auch du!
