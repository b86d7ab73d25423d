### Las palabras de lessons/pawn-captures.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source da1baf51
lesson-pawn-captures = El peón captura
    .about = El peón avanza de frente y captura en diagonal.
    .can = ¡Tus peones ya saben avanzar y capturar!
    .notes = Objetivo: el peón avanza de una manera y captura de otra. Dos filas de niños se ponen frente a frente y capturan solo en diagonal hacia delante. El error más común es capturar de frente, o ir en diagonal a una casilla vacía. En la batalla del final, pregunta antes de cada jugada: ¿qué peón mío puede capturar y cuál puede ser capturado?

# source 11289e0a
lesson-pawn-captures_how = El peón _captura_ a un paso en diagonal hacia delante. ¡Captura las tres!
    .hint-1 = Sigue la flecha.
    .hint-2 = Luego mira otra vez en diagonal hacia delante.
    .hint-3 = Captura en d4, e5 y d6.
    .yes = Zig, zag, zig: ¡las tres están fuera!

# source 8e7b8c0f
lesson-pawn-captures_empty = En d5 no hay nadie. ¡Intenta ir allí con tu peón!
    .hint-1 = Toca el peón de e4 y luego el final de la flecha.
    .hint-2 = Mueve de e4 a d5. El peón volverá.
    .yes = Si no hay nada que capturar, va recto.
    .no = Eso está permitido. ¡Esta vez sigue la flecha!

# source d4b7c342
lesson-pawn-captures_straight = El caballo está justo delante de tu peón de d4. ¿Qué peón puede capturarlo?
    .hint-1 = De frente, un peón solo avanza.
    .hint-2 = El peón de e4 tiene el caballo en diagonal hacia delante.
    .hint-3 = Captura con el peón de e4 en d5.
    .yes = ¡En diagonal, sí! De frente, un peón no captura nada.
    .because-pawn-cant-capture-straight = ¡Pum! De frente, un peón no captura nada.

# source 58633210
lesson-pawn-captures_too-far = ¡Ahora intenta capturar el caballo de g4, allá lejos!
    .hint-1 = Toca el peón de e2 y luego el caballo de g4.
    .hint-2 = Mueve de e2 a g4. El peón volverá.
    .yes = Los pasos largos son para avanzar, nunca para capturar.
    .no = Eso está permitido. ¡Esta vez sigue la flecha!

# source e1d91315
lesson-pawn-captures_where-to = Entre avanzar y capturar, tu peón tiene { $total } jugadas. ¡Hazlas todas!
    .hint-1 = El peón está en su casilla inicial. ¿Cuánto puede avanzar?
    .hint-2 = Avanza a e3 o e4. Ahora mira en diagonal hacia delante.
    .hint-3 = En d3 hay un caballo. En f3 no hay nadie.
    .yes = ¡Las { $total } jugadas! Dos para avanzar, y d3 para capturar.

# source a954812c
lesson-pawn-captures_zigzag = ¡Avanza y captura! Llévate las { $total } piezas en { $best } jugadas.
    .hint-1 = ¿Dónde tiene que estar el peón para capturar la torre?
    .hint-2 = Primero da solo un paso: a c3.
    .hint-3 = Ve a c3, d4, d5, e6, f7.
    .yes = ¡Ñam, te las has comido todas!

# source 0d552974
lesson-pawn-captures_chain = ¡Ahora juegas con las negras! Captura los { $total } caballos con tu peón.
    .hint-1 = ¿Qué caballo está a un paso en diagonal de g7?
    .hint-2 = Captura en f6. Desde ahí, mira e5.
    .hint-3 = ¿El peón ha pasado de largo? Reinicia: los peones nunca retroceden.
    .yes = ¡Los { $total } caballos! Cada paso ha sido en diagonal hacia delante.

# source 404a159e
lesson-pawn-captures_only-one = Solo uno de tus peones puede capturar. ¡Hazlo!
    .hint-1 = Mira un paso en diagonal hacia delante de cada peón negro.
    .hint-2 = El caballo de b5 y el alfil de e4 están de frente.
    .hint-3 = La torre de g6 está en diagonal, delante del peón de h7.
    .yes = Has encontrado el peón que mira a g6. ¡La torre ha caído!
    .no = Puedes jugar eso, pero no captura nada. Mira en diagonal hacia delante.
    .because-pawn-cant-capture-straight = Esa pieza está de frente. ¿Cuál está en diagonal hacia delante?

# source 22605ddb
lesson-pawn-captures_look-first = ¿Un paso o dos? ¡Avanza adonde ningún peón te capture!
    .hint-1 = Los peones blancos también miran en diagonal.
    .hint-2 = El peón de b4 mira a c5. El peón de h4 mira a g5.
    .hint-3 = Da un paso: a c6 o a g6.
    .yes = ¡Ahí nadie te muerde!
    .wrong-c7-c5 = Los peones de b4 y d4 miran a c5. ¡Basta un paso!
    .wrong-g7-g5 = El peón de h4 mira a g5. ¡Basta un paso!

# source 70c07f61
lesson-pawn-captures_battle = Una batalla: ¡gana el primer peón que cruce! Si alguien no puede mover, no gana nadie.
    .hint-1 = Antes de mover, mira: ¿puede capturar alguno de tus peones?
    .hint-2 = Un peón con el camino libre corre hasta el otro lado.
    .yes = Tu peón ha pasado. ¡Menuda batalla!
