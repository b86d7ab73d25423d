### Die Worte zu lessons/story-rice.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 66833e22
lesson-story-rice = Ein Berg aus Reis
    .about = Ein Korn, dann zwei, dann vier.
    .can = Du kennst die Geschichte vom Reis!
    .notes = Ziel: Die Kinder sehen, wie schnell etwas wächst, das sich immer verdoppelt. Die Sage erzählt, ein indischer Mathematiker habe das Spiel erfunden; niemand weiß, ob das stimmt. Die Zahl ist: 18 446 744 073 709 551 615 Körner, genug, um die ganze Welt ungefähr 800 Jahre lang zu ernähren. Legen Sie Reis auf ein echtes Brett und sehen Sie, wie weit Sie kommen.

# source 4a091448
lesson-story-rice_wish = Ein König liebte das neue Spiel und sagte: Wünsch dir etwas! Der Erfinder wünschte sich Reis: ein Korn auf a1.

# source 3517c4fd
lesson-story-rice_doubled = „Und auf jedes nächste Feld immer doppelt so viel.“ Tippe auf das Brett!

# source 2c3f30e5
lesson-story-rice_rows = Eine Reihe ist voll: 255 Körner, ein Löffel Reis. Tippe weiter!

# source 644d53b0
lesson-story-rice_mountain = Wochenlang rechnete man vergeblich: ein Berg, höher als der Everest! Mach das Brett voll!

# source 1b8f0bae
lesson-story-rice_kingdom = Über 18 Trillionen Körner: Essen für 800 Jahre! Der König gab sein ganzes Königreich.
