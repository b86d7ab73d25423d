### Die Worte zu lessons/story-rice.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal.

# source 03dff1e9
lesson-story-rice = Ein Berg aus Reis
    .about = Ein Korn, dann zwei, dann vier.
    .can = Du kennst die Geschichte vom Reis!
    .notes = Ziel: Die Kinder sehen, wie schnell etwas wächst, das sich immer verdoppelt. Die Sage erzählt, ein indischer Mathematiker habe das Spiel erfunden; niemand weiß, ob das stimmt. Die Zahl ist: 18 446 744 073 709 551 615 Körner, so viel Reis, wie die ganze Welt in ungefähr 800 Jahren braucht. Legen Sie Reis auf ein echtes Brett und sehen Sie, wie weit Sie kommen.

# source e7496531
lesson-story-rice_wish = Ein König in Indien liebte das neue Spiel und sagte: Wünsch dir etwas! Der Erfinder wünschte sich Reis: ein Korn auf a1.

# source bce15cee
lesson-story-rice_doubled = Auf jedes nächste Feld doppelt so viel: 2, dann 4, dann 8. Tippe auf das Brett!
    .paper = Auf jedes nächste Feld doppelt so viel: 2, dann 4, dann 8.

# source 89eb3556
lesson-story-rice_rows = Eine Reihe ist voll: 255 Körner, ein Löffel Reis. Tippe weiter!
    .paper = Eine Reihe ist voll: 255 Körner, ein Löffel Reis.

# source 2ce6a302
lesson-story-rice_mountain = Wochenlang konnte es niemand ausrechnen: ein ganzer Berg aus Reis! Mach das Brett voll!
    .paper = Wochenlang konnte es niemand ausrechnen: ein ganzer Berg aus Reis!

# source c2659654
lesson-story-rice_kingdom = Über 18 Trillionen Körner: Reis für die ganze Welt, 800 Jahre lang! Der König gab sein ganzes Königreich her.
