### Las palabras de lessons/castling-myths.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 87ef716c
lesson-castling-myths = El enroque: ¿verdad o cuento?
    .about = Haces de árbitro. Mucha gente cree cosas raras sobre el enroque.
    .notes = Objetivo: juzgar el enroque por la regla y no de oídas: pregunta por el pasado del rey y de la torre, y por las casillas del rey. En clase, lee cada afirmación en voz alta y pide pulgares arriba o abajo antes de mirar el tablero. Creencias comunes: un jaque de hace tiempo impide el enroque, la jugada de una torre impide los dos lados, una torre nueva en la esquina vale como la antigua.

# source 1962e01d
lesson-castling-myths_referee =
    Ahora haces de árbitro. El enroque pregunta dónde _han estado_ el rey y la torre.

# source ac33a363
lesson-castling-myths_blocked-a-check = Las blancas estaban en jaque y el alfil lo ha tapado. ¿Pueden enrocar ahora?
    .hint-1 = ¿Se ha movido el rey blanco? ¿Y la torre de h1?
    .hint-2 = Ahora nadie da jaque. El rey no ha salido de e1.
    .yes = Exacto: un jaque tapado ya no cuenta. El rey no se ha movido.
    .no = El rey ha estado todo el tiempo en e1. El jaque ya pasó.

# source b44b7dcc
lesson-castling-myths_ran-from-check = Esta vez el rey se ha apartado y ha vuelto. ¿Pueden enrocar ahora las blancas?
    .hint-1 = Mira el rey: ¿adónde ha ido?
    .hint-2 = Ha ido a e2 y ha vuelto a e1.
    .yes = Exacto: no cuenta el jaque, sino que el rey se ha movido.
    .no = El rey ha estado en e2. Un rey que se movió ya nunca enroca.

# source 209dcdee
lesson-castling-myths_that-rook-moved = Juegas con las negras. Tu torre fue a b8 y volvió: ¿puedes hacer el enroque largo?
    .hint-1 = El enroque largo necesita la torre de a8. ¿Qué ha hecho?
    .hint-2 = Una torre que se movió una vez ya nunca enroca.
    .yes = Exacto: esta torre se ha movido. Volver no sirve.
    .no = La torre de a8 ha vuelto, pero se ha movido. Eso cuenta.

# source 9f6c3d07
lesson-castling-myths_other-rook-waits = La misma partida. ¿Y el enroque corto, con la torre de h8?
    .hint-1 = ¿Qué torre se ha movido: la de a8 o la de h8?
    .hint-2 = El rey de e8 no se ha movido. La torre de h8 tampoco.
    .yes = Exacto: solo se ha movido la torre de a8. La de h8 puede enrocar.
    .no = Mira h8: esa torre ha esperado todo el tiempo.

# source 796b2de5
lesson-castling-myths_new-rook = Un alfil capturó la torre de h1 y otra torre recapturó. ¿Pueden enrocar las blancas?
    .hint-1 = ¿Qué torre estaba en h1 al comienzo de la partida?
    .hint-2 = Aquella torre ya no está. La torre de h1 vino de h5.
    .hint-3 = Para enrocar hace falta la torre que nunca se movió.
    .yes = Exacto: la primera torre ya no está. Su compañera vino de h5.
    .no = La torre de h1 vino de h5. Solo podía enrocar la primera torre.

# source b15d3039
lesson-castling-myths_pawn-became-rook = Juegas con las negras. La torre de a8 fue un peón: ¿puedes hacer el enroque largo?
    .hint-1 = ¿Estaba esta torre en a8 desde la primera jugada?
    .hint-2 = Llegó hasta aquí después de haber sido un peón.
    .yes = Exacto: es una torre de verdad, pero llegó a a8 más tarde.
    .no = La torre debe esperar en su esquina desde el comienzo. Esta llegó más tarde.

# source 7bc34eb6
lesson-castling-myths_only-a-rook = Hay quien enroca con un caballo. Pruébalo: mueve el rey de e1 a g1.
    .hint-1 = Toca el rey de e1 y luego g1.
    .hint-2 = En la esquina h1 hay un caballo. Pruébalo y verás.
    .yes = Lo has visto: solo enrocan rey y torre, ninguna otra pieza.

# source 634592e8
lesson-castling-myths_one-side-safe = La torre negra mira a b1 y el alfil a f1. Enroca por el lado permitido.
    .hint-1 = ¿Qué casillas cruza o pisa el rey por cada lado?
    .hint-2 = Por el largo, d1 y c1; por el corto, f1 y g1. ¿Quién las mira?
    .hint-3 = Haz el enroque largo: de e1 a c1. El rey nunca pisa b1.
    .yes = Exacto: solo la torre cruza b1. Las casillas del rey son seguras.
    .no = Esta vez enroca: mueve el rey dos casillas.
    .because-castle-through-check = Por este lado no: el alfil de a6 vigila f1. Prueba por el otro.
