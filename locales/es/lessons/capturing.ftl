### Las palabras de lessons/capturing.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source eae5b4a8
lesson-capturing = Capturar piezas
    .about = Para capturar una pieza rival, mueve a su casilla.
    .notes =
        Objetivo: capturar es mover a la casilla de una pieza rival, que queda fuera de la partida. Que los niños digan «mi torre captura tu caballo» y pongan la pieza capturada junto al tablero. Errores comunes: saltar por encima de una pieza como en el juego de las damas, capturar una pieza propia o creer que hay que capturar siempre que se pueda.

# source 5e3857ff
lesson-capturing_how = Para capturar, mueve a la casilla de una pieza rival. Esa pieza sale del tablero.

# source 0db55faf
lesson-capturing_own-pawn = Intenta capturar tu propio peón de e5 con el caballo.
    .hint-1 = Toca el caballo de f3 y luego e5.
    .hint-2 = Los dos son blancos. Pruébalo y verás.
    .yes = Lo has visto: nadie captura una pieza de su propio color.

# source 89937c8b
lesson-capturing_black-pawn = Ahora el peón de e5 es negro. ¿Puede capturarlo el caballo?
    .hint-1 = ¿Qué ha cambiado? Mira el color del peón.
    .hint-2 = El caballo salta de f3 a e5. ¿Quién está ahí ahora?
    .yes = Exacto: el caballo cae en e5 y el peón negro sale.
    .no = Mira otra vez e5. Ese peón es del otro bando.

# source 12e02a9a
lesson-capturing_queen-looks = Toca cada pieza negra que tu dama puede capturar ahora.
    .hint-1 = Sigue cada línea desde d3 hasta encontrar una pieza.
    .hint-2 = La primera pieza de una línea te detiene. ¿Es negra o blanca?
    .hint-3 = Detrás del caballo de d6, el alfil está a salvo. En f3 está tu propio peón.
    .yes = ¡Las { $total }! En cada línea has mirado solo la primera pieza.
    .no = Mira bien: la dama captura solo la primera pieza de una línea.

# source 8d682bd7
lesson-capturing_rook-hunt = Captura los { $total } caballos con tu torre. Se puede en { $best } jugadas.
    .hint-1 = ¿Qué caballo está en la misma línea que la torre de c3?
    .hint-2 = Captura primero en c5. Desde ahí, mira c7.
    .hint-3 = Desde c7, la torre ve h7.
    .yes = ¡Los { $total } caballos están fuera! La torre siempre ha ocupado su casilla.

# source 2f914b0f
lesson-capturing_king-takes = Hay un caballo junto a tu rey. ¿Puede capturarlo el rey?
    .hint-1 = El rey da un paso. ¿Está d5 a un paso de e4?
    .hint-2 = No hay ninguna otra pieza que defienda el caballo.
    .yes = Exacto: el rey captura igual que anda, a un paso.
    .no = Mira de e4 a d5: un paso. El rey puede capturar ahí.

# source 4e2717b7
lesson-capturing_gone = Mira: la torre captura el caballo de d7. ¿Qué pasa con el caballo?
    .hint-1 = Mira d7: ¿quién está ahí ahora?
    .hint-2 = Dos piezas nunca comparten una casilla. ¿Puede volver el caballo?
    .yes = Sí: una pieza capturada se queda junto al tablero hasta el final.
    .option-home = Empieza otra vez en su casilla inicial
    .option-home-say = En ajedrez no: una pieza capturada no empieza de nuevo.
    .option-swap = Las blancas lo pueden usar más tarde
    .option-swap-say = En ajedrez no: una pieza capturada nunca cambia de bando.
    .option-out = Ya no vuelve en esta partida

# source 2eb6b21e
lesson-capturing_pawn-again = Juegas con las negras. Toca cada pieza que puede capturar tu peón de e5.
    .hint-1 = Un peón avanza de frente. ¿Y cómo captura?
    .hint-2 = Mira un paso en diagonal hacia delante: d4 y f4.
    .yes = ¡Las dos! El peón captura en diagonal hacia delante, no de frente ni de lado.
    .no = Mira bien: un peón captura a un paso en diagonal hacia delante.

# source e02f4b3d
lesson-capturing_real-board = Pon esta dama y cinco peones en un tablero de verdad. ¡Captura los cinco en cinco jugadas!
