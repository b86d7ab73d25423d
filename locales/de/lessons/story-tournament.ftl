### Die Worte zu lessons/story-tournament.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 30b072de
lesson-story-tournament = Die ersten Turniere
    .about = Ein Pokal im Kaffeehaus.
    .can = Du weißt, wo die Turniere begannen!
    .notes = Ziel: Die Kinder hören, dass Turniere und Berufsspieler seit dem 18. Jahrhundert üblich wurden. Fragen Sie, wer gern ein Turnier in der Klasse spielen würde.

# source ea514c2e
lesson-story-tournament_coffee-house = Vor ungefähr 300 Jahren spielte man im Kaffeehaus. Tippe auf den Pokal!
    .paper = Vor ungefähr 300 Jahren spielte man im Kaffeehaus.

# source 9b33d9cb
lesson-story-tournament_first = Man spielte _Turniere_, und manche lebten sogar vom Schach. Wer gewinnt den Pokal?

# source 39214bb4
lesson-story-tournament_you = Heute spielen Kinder auf der ganzen Welt Turniere. Vielleicht auch du!
