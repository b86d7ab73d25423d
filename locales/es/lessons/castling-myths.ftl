### Las palabras de lessons/castling-myths.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source a6eddde2
lesson-castling-myths = El enroque: ¿verdad o cuento?
    .about = Te toca arbitrar. Del enroque se cuentan cosas muy raras.
    .can = ¡Ningún cuento sobre el enroque te puede engañar!
    .notes = Objetivo: juzgar el enroque por la regla y no por lo que se oye: importa el pasado del rey y de la torre, y las casillas del rey. En clase, lee cada afirmación en voz alta y que pongan el pulgar arriba o abajo antes de que alguien pruebe la jugada. Creencias comunes: un jaque antiguo estropea el enroque, la jugada de una torre estropea los dos lados, una torre nueva en la esquina vale como la primera, un rey que ha vuelto a casa puede enrocar otra vez. El último paso es una sorpresa: el enroque da jaque mate.

# source baccf35f
lesson-castling-myths_blocked-a-check = Tras un jaque ya no se enroca, dicen algunos. Haz de árbitro: ¡pruébalo!
    .hint-1 = El alfil tapó el jaque. ¿Se han movido alguna vez tu rey o tu torre?
    .hint-2 = Ahora nadie da jaque. Mueve el rey de e1 a g1.
    .yes = ¡Un cuento! Un jaque que se ha tapado queda olvidado.
    .no = Puedes jugar eso. ¡Esta vez intenta enrocar!

# source 93d89838
lesson-castling-myths_ran-from-check = Esta vez tu rey se apartó y volvió. ¿Puede enrocar ahora?
    .hint-1 = ¿Adónde fue tu rey?
    .hint-2 = Fue a e2 y volvió a e1.
    .yes = Exacto: el jaque no importa, pero el rey se ha movido.
    .no = El rey estuvo en e2. Un rey que se ha movido ya no enroca.

# source a3af8973
lesson-castling-myths_only-a-rook = Hay dos enroques dibujados y uno es un cuento. ¡Prueba ese!
    .hint-1 = ¿Quién está en la esquina de a1 y quién en h1?
    .hint-2 = En h1 hay un caballo. ¿Enroca un caballo?
    .hint-3 = Mueve el rey de e1 a g1. Volverá.
    .yes = Un cuento: ¡solo enrocan el rey y la torre, nadie más!
    .no = ¡Ese es de verdad! Busca el cuento.

# source 2b1375de
lesson-castling-myths_new-rook = Un alfil capturó tu torre de h1 y otra torre recapturó. ¡Enroca por donde puedas!
    .because-castle-rook-captured = La torre de h1 es nueva: vino de h5. ¡Prueba el otro lado!
    .hint-1 = ¿Qué torre nunca se movió: la de a1 o la de h1?
    .hint-2 = La torre de h1 vino de h5. Solo está ahí para ayudar.
    .hint-3 = Mueve el rey de e1 a c1.
    .yes = La torre de a1 esperaba desde el principio. ¡La nueva no puede enrocar!
    .no = Enrocar es mover el rey dos casillas. ¿Qué torre no se ha movido nunca?

# source 6e7772ea
lesson-castling-myths_one-side-safe = Una torre mira a b1 y un alfil a f1. ¡Enroca por donde puedas!
    .because-castle-through-check = Por este lado no: el alfil de a6 ataca f1.
    .hint-1 = ¿Qué casillas tocaría el rey en cada lado?
    .hint-2 = En el corto toca f1. En el largo, solo la torre pasa por b1.
    .hint-3 = Mueve el rey de e1 a c1.
    .yes = Por b1 solo pasa la torre. ¡Las casillas del rey son seguras!
    .no = Esta vez enroca: mueve el rey dos casillas.

# source 28c548f0
lesson-castling-myths_twice = Tu rey enrocó y ha vuelto a casa, y una torre espera. ¡Intenta enrocar otra vez!
    .hint-1 = Tu rey ya ha estado en c1. Enrocó ahí.
    .hint-2 = ¿Cuántas veces puede enrocar un rey en una partida?
    .hint-3 = Mueve el rey de e1 a g1. Volverá.
    .yes = ¡Un cuento! Un rey enroca una vez por partida y nunca más.
    .no = Eso está permitido. ¡Esta vez intenta enrocar otra vez!

# source f5f32afb
lesson-castling-myths_up-the-column = La torre de e8 era antes un peón. ¡Intenta enrocar hacia ella!
    .hint-1 = ¿Dónde estaban las torres blancas al comienzo?
    .hint-2 = Mueve el rey de e1 a e3. Volverá.
    .yes = ¡Un cuento! El rey y la torre deben estar en la misma fila.
    .no = Eso está permitido. ¡Esta vez enroca hacia e8!

# source e329c2ea
lesson-castling-myths_that-rook-moved = Ahora juegas con las negras y una torre se fue de paseo. ¡Enroca por donde puedas!
    .because-castle-rook-moved = La torre de a8 se fue de paseo: ya no enroca. ¡Prueba el otro lado!
    .hint-1 = ¿Qué torre se paseó: la de a8 o la de h8?
    .hint-2 = La torre de h8 ha esperado todo el tiempo.
    .hint-3 = Mueve el rey de e8 a g8.
    .yes = Una torre perdió su oportunidad y la otra la ha guardado.
    .no = Enrocar es mover el rey dos casillas. ¿Qué torre no se ha movido nunca?

# source 140ef8d4
lesson-castling-myths_pawn-became-rook = La torre de h8 fue antes un peón. ¡Enroca por donde puedas!
    .because-castle-right-lost = Esta torre fue un peón y llegó aquí más tarde. ¡Prueba el otro lado!
    .hint-1 = ¿Qué torre está en su esquina desde el principio?
    .hint-2 = La torre de a8 no se ha movido nunca.
    .hint-3 = Mueve el rey de e8 a c8.
    .yes = Es una torre de verdad, pero llegó tarde. ¡Solo enroca una torre del principio!
    .no = Enrocar es mover el rey dos casillas. ¿Qué torre no se ha movido nunca?

# source b930027b
lesson-castling-myths_castle-mate = El rey blanco está lejos de casa. Enroca y se acabó: ¿verdad o cuento?
    .wrong-a8-d8 = ¡Jaque! Pero el rey se escapa a c7.
    .wrong-h5-h6 = ¡Jaque! Pero el rey se aparta.
    .wrong-a8-c8 = Ahogado: sin jaque y sin salida. Serían tablas.
    .hint-1 = El rey blanco quiere escapar a c7. ¿Quién puede vigilar esa casilla?
    .hint-2 = Tu propio rey vigila c7 si está en c8.
    .hint-3 = Haz el enroque largo: mueve el rey de e8 a c8.
    .yes = ¡Verdad! La torre da jaque y tu rey cierra la puerta: jaque mate.
    .no = Todavía no: da jaque y cierra también la puerta de c7.
