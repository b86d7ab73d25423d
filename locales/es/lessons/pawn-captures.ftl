### Las palabras de lessons/pawn-captures.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5c82bde0
lesson-pawn-captures = El peón captura
    .about = El peón avanza de frente y captura en diagonal.
    .notes =
        Objetivo: el peón avanza de una manera y captura de otra. Dos filas de niños se ponen frente a frente y capturan solo en diagonal hacia delante. El error más común es capturar de frente, o ir en diagonal a una casilla vacía. La pequeña batalla del final es para dos: se sortean las blancas y después se cambia de color.

# source 830985da
lesson-pawn-captures_how = El peón avanza de frente. _Captura_ a un paso en diagonal hacia delante: en c5 o e5.

# source 7383f735
lesson-pawn-captures_straight = Intenta capturar el caballo de frente: de e4 a e5.
    .hint-1 = Toca el peón de e4 y luego e5.
    .hint-2 = El peón volverá a su casilla, y no importa. Mira qué pasa.
    .yes = Lo has visto: de frente, un peón solo avanza. El caballo le cierra el paso.

# source f124f70b
lesson-pawn-captures_diagonal = Ahora el caballo está en d5. ¿Puede capturarlo el peón?
    .hint-1 = ¿Qué ha cambiado? El caballo ya no está de frente.
    .hint-2 = De e4 a d5 hay un paso en diagonal hacia delante.
    .yes = Exacto: el caballo de d5 está a un paso en diagonal hacia delante.
    .no = Mira de e4 a d5: un paso en diagonal hacia delante. Así captura un peón.

# source d558f144
lesson-pawn-captures_empty = Ahora el caballo ya no está. Intenta ir de e4 a d5.
    .hint-1 = Toca el peón de e4 y luego d5.
    .hint-2 = En d5 no hay nadie. Pruébalo y verás.
    .yes = Lo has visto: un peón va en diagonal solo para capturar.

# source b5bfdde2
lesson-pawn-captures_chain = Juegas con las negras. Captura los { $total } caballos con tu peón.
    .hint-1 = ¿Qué caballo está a un paso en diagonal de g7?
    .hint-2 = Captura en f6. Desde ahí, mira e5.
    .hint-3 = ¿El peón ha pasado de largo? Reinicia: los peones nunca retroceden.
    .yes = ¡Los { $total } caballos! Cada paso ha sido en diagonal hacia delante.

# source 17f8392d
lesson-pawn-captures_too-far = El primer avance puede ser de dos casillas. Intenta capturar el caballo de g4.
    .hint-1 = Toca el peón de e2 y luego g4.
    .hint-2 = Cuenta los pasos desde e2: f3, g4. Pruébalo y verás.
    .yes = Lo has visto: los dos pasos son para avanzar. Se captura a un paso.

# source fe727a14
lesson-pawn-captures_where-to = Toca cada casilla adonde puede ir este peón. Unas son para avanzar y una para capturar.
    .hint-1 = El peón está en su casilla inicial. ¿Cuánto puede avanzar?
    .hint-2 = Avanza a e3 o e4. Ahora mira en diagonal hacia delante.
    .hint-3 = En d3 hay un caballo. En f3 no hay nadie.
    .yes = ¡Las { $total } casillas! Dos para avanzar, y d3 para capturar.
    .no = Mira otra vez: avanza de frente, captura a un paso en diagonal.

# source f22e15a3
lesson-pawn-captures_only-one = Juegas con las negras: solo uno de tus peones puede capturar. ¿Cuál?
    .hint-1 = Mira un paso en diagonal hacia delante de cada peón negro.
    .hint-2 = El caballo de b5 y el alfil de e4 están de frente.
    .hint-3 = La torre de g6 está en diagonal, delante del peón de h7.
    .yes = Has encontrado el peón que mira a g6. ¡La torre ha caído!
    .no = Puedes jugar eso, pero no captura nada. Mira en diagonal hacia delante.
    .because-pawn-cant-capture-straight = Todavía no: esa pieza está de frente. ¿Cuál está en diagonal hacia delante?

# source d770e99e
lesson-pawn-captures_battle = Juega con alguien: gana el primer peón que cruza el tablero. Si no hay jugada, nadie gana.
    .hint-1 = Antes de mover, mira: ¿podría un peón capturar ahí el tuyo?
    .hint-2 = Un peón con el camino libre corre hasta la última fila.
    .yes = ¡Buena batalla! Da la mano, cambia de color y juega otra vez.
