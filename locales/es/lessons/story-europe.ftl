### Las palabras de lessons/story-europe.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho.

# source 57f64e49
lesson-story-europe = De Portugal a Rusia
    .about = En barco hasta Europa.
    .can = ¡Ya sabes cómo llegó el ajedrez a Europa!
    .notes = Objetivo: que la clase sepa que el ajedrez se extendió por toda Europa, de Portugal a Rusia, y quién lo jugaba. Sigue el barco en un mapa.

# source b5391a88
lesson-story-europe_harbor = Hace unos 1000 años, el ajedrez llegó a _Europa_. ¡Toca el barco!
    .paper = Hace unos 1000 años, el ajedrez llegó a _Europa_.

# source b6d9fb42
lesson-story-europe_everywhere = Pronto se jugó a muchas clases de ajedrez, de _Portugal_ a _Rusia_.

# source f4ec6429
lesson-story-europe_who = Jugaban nobles y sabios, caballeros y sacerdotes. ¡A todos les encantaba!
