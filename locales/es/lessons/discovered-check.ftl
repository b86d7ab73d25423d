### Las palabras de lessons/discovered-check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 34e3e9f6
lesson-discovered-check = Sorpresa: jaque a la descubierta
    .about = Una pieza se aparta y la que está detrás da jaque.
    .notes = Objetivo: ver que una pieza puede dar jaque sin moverse, porque una compañera le abre la línea. En clase, tres niños hacen de torre, cortina y rey: la cortina se aparta y el rey grita «¡jaque!». Muchos responden a un jaque doble capturando una de las piezas; que busquen la otra con un dedo en cada línea.

# source 2412edf6
lesson-discovered-check_curtain =
    El alfil de d5 esconde la torre como una cortina. Se aparta y la torre da jaque: ¡_jaque a la descubierta_!

# source 6398a1d7
lesson-discovered-check_step-aside = Ahora tú: da jaque sin mover la torre.
    .hint-1 = La torre de e1 mira por su columna. ¿Quién está en medio?
    .hint-2 = Mueve el alfil de e4 a cualquier casilla. Todas sirven.
    .yes = ¡Jaque! El alfil se ha apartado y la torre mira a e8.
    .no = Todavía no: el alfil de e4 debe abrir la línea hasta e8.
    .wrong-e1-e3 = La torre está más cerca, pero el alfil sigue en medio.

# source 7462c603
lesson-discovered-check_take-with-check = Juegas con las negras. Abre la línea de la torre y captura algo con el alfil.
    .hint-1 = El alfil de d4 esconde tu torre de d8.
    .hint-2 = Sigue las líneas del alfil. Al final de una hay una pieza blanca.
    .hint-3 = Captura la dama de a7 con el alfil.
    .yes = Has capturado la dama y la torre ha dado jaque. ¡Dos cosas en una jugada!
    .no = Puedes jugar eso, pero no captura nada. Mira las líneas del alfil.
    .wrong-d4-g1 = ¡Eso es jaque a la descubierta! Pero esta vez el alfil puede capturar algo.

# source dc8aa27c
lesson-discovered-check_double-check = Da _jaque doble_: caballo y torre atacan juntos al rey. Encuentra las dos maneras.
    .hint-1 = Todo salto del caballo abre la línea de la torre. ¿Cuándo ataca también el caballo?
    .hint-2 = ¿Desde qué casillas llega un caballo a e8?
    .hint-3 = Salta de e4 a d6 o a f6.
    .yes = ¡Las dos maneras! El caballo y la torre atacan juntos al rey.
    .no = Todavía no: la torre y el caballo deben atacar e8 juntos.
    .wrong-e4-c5 = Solo da jaque la torre: desde c5 el caballo no ataca e8.
    .wrong-e4-g5 = Solo da jaque la torre: desde g5 el caballo no ataca e8.

# source c5188676
lesson-discovered-check_one-checker = Juegas con las negras y el alfil de c6 da jaque. ¿Puede capturarlo tu peón?
    .hint-1 = Cuenta las piezas blancas que atacan e8.
    .hint-2 = Solo el alfil ataca e8. La torre mira por su columna desde d1.
    .yes = Exacto: da jaque una sola pieza, y el peón la captura.
    .no = Solo el alfil da jaque. Cuando ya no esté, tu rey estará a salvo.

# source 2dc3eb18
lesson-discovered-check_two-checkers = Ahora la torre está en e1. Inténtalo otra vez: captura el alfil de c6.
    .hint-1 = Toca el peón de b7 y luego c6.
    .hint-2 = Ahora dan jaque dos piezas. Pruébalo y verás.
    .yes = Lo has visto: en un jaque doble solo puede moverse el rey.

# source 437d4965
lesson-discovered-check_king-runs = ¡Jaque doble! Juegas con las negras: toca cada casilla adonde puede ir tu rey.
    .hint-1 = La torre de d1 vigila su columna hasta d7.
    .hint-2 = ¿Alguien defiende el alfil de e7?
    .hint-3 = Hay { $total } casillas. Una es la del alfil: puedes capturarlo.
    .yes = ¡Las { $total }! Tu rey puede incluso capturar el alfil de e7, que nadie defiende.

# source ce77362b
lesson-discovered-check_own-curtain = Ahora tu alfil de e2 es la cortina de tu propio rey. Intenta moverlo a c4.
    .hint-1 = Toca el alfil de e2 y luego c4.
    .hint-2 = La torre de e7 espera detrás. Pruébalo y verás.
    .yes = Lo has visto: el alfil está clavado. Debe proteger a su rey.

# source bc49f6e8
lesson-discovered-check_along-the-line = Ahora una torre protege al rey de e1. ¿Puede la torre ir a e5?
    .hint-1 = ¿Qué línea usa la torre negra de e7?
    .hint-2 = En e5, tu torre sigue entre e7 y e1.
    .yes = Exacto: se queda en la línea, así que sigue protegiendo al rey.
    .no = Mira la línea de e7 a e1. En e5, la torre todavía la tapa.
