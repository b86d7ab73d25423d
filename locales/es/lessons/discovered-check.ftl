### Las palabras de lessons/discovered-check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source dde04d32
lesson-discovered-check = Sorpresa: jaque a la descubierta
    .about = Una pieza se aparta y la que está detrás da jaque.
    .can = ¡Sabes abrir la cortina y dar jaque doble!
    .notes = Objetivo: ver que una pieza puede dar jaque sin moverse, porque una compañera le abre la línea. En clase, tres niños hacen de torre, cortina y rey: la cortina se aparta y el rey grita «¡jaque!». Muchos responden a un jaque doble capturando una de las piezas; que busquen la otra con un dedo en cada línea. El molino del final merece una segunda mirada: ¿qué pieza da jaque en cada jugada?

# source c470b14a
lesson-discovered-check_step-aside = ¡Da jaque sin mover la torre!
    .wrong-e1-e3 = La torre está más cerca, pero el alfil sigue en medio.
    .hint-1 = La torre de e1 mira por su columna. ¿Quién está en medio?
    .hint-2 = Mueve el alfil de e4 a cualquier casilla. Todas sirven.
    .yes = El alfil se ha abierto como una cortina: ¡_jaque a la descubierta_!
    .no = Todavía no: el alfil de e4 debe abrir la línea hasta e8.

# source 51f5f1c4
lesson-discovered-check_grab = ¡Apártate con el caballo y luego atrapa la torre!
    .wrong-e5-d7 = ¡Jaque! Pero en d7 el rey captura tu caballo.
    .hint-1 = El caballo abre la línea. ¿Desde dónde ataca b8?
    .hint-2 = Sirven dos casillas: c6 y d7. ¿En cuál está a salvo?
    .hint-3 = Salta a c6 y luego captura en b8.
    .yes = Jaque y ataque en un solo salto. ¡Adiós, torre!
    .no = Todavía no: salta adonde tu caballo ataque la torre.

# source 6d6e6b23
lesson-discovered-check_double-check = _Jaque doble_: caballo y torre atacan juntos al rey. ¡Encuentra las dos maneras!
    .wrong-e4-c5 = Solo da jaque la torre: desde c5 el caballo no ataca e8.
    .wrong-e4-g5 = Solo da jaque la torre: desde g5 el caballo no ataca e8.
    .hint-1 = Cada salto del caballo abre la línea de la torre. ¿Cuándo ataca también el caballo?
    .hint-2 = ¿Desde qué casillas llega un caballo a e8?
    .hint-3 = Salta de e4 a d6 o a f6.
    .yes = ¡Las dos maneras! El caballo y la torre atacan juntos al rey.
    .no = Todavía no: la torre y el caballo deben atacar e8 juntos.

# source 1186bd41
lesson-discovered-check_surprise = ¡Ahora juegas con las negras! Se ha movido el alfil y es jaque: ¡salva a tu rey!
    .hint-1 = El alfil venía de d5. ¿Quién estaba detrás?
    .hint-2 = La torre mira por la columna, de d1 a d8. Ve a c7, e7 o e8.
    .yes = ¡Lejos de la torre! El alfil solo ha abierto la cortina.

# source ca0a38ad
lesson-discovered-check_one-checker = El alfil de c6 da jaque. ¡Captúralo!
    .hint-1 = ¿Qué pieza tuya puede ir a c6?
    .hint-2 = Captura con el peón, de b7 a c6.
    .yes = Solo una pieza daba jaque, y ya no está.
    .no = Escapar está permitido. Pero esta vez captura el alfil.

# source 3802d9a6
lesson-discovered-check_one-too-many = ¡Dos jaques a la vez! Quita una pieza para que tu peón pueda capturar el alfil.
    .paper = ¡Dos jaques a la vez! ¿Qué pieza impide que tu peón capture el alfil?
    .because-double-check-king-must-move = Sigue siendo jaque doble: solo puede moverse el rey. ¿Qué dos piezas lo dan?
    .because-pawn-diagonal-needs-capture = Entonces en c6 no queda nadie que capturar. ¡Elige otra pieza!
    .hint-1 = El alfil da jaque. ¿Quién más?
    .hint-2 = El alfil ha dejado la columna e. ¿Quién mira ahora por ella?
    .hint-3 = La torre de e1 da el segundo jaque. ¡Quítala!
    .yes = Ahora solo da jaque el alfil, y tu peón puede capturarlo.

# source b6b95e9c
lesson-discovered-check_king-runs = ¡Jaque doble! Encuentra cada casilla adonde puede ir tu rey.
    .hint-1 = La torre de d1 vigila toda su columna. ¡Sal de ella!
    .hint-2 = ¿Alguien defiende el alfil de e7?
    .hint-3 = Hay { $total } casillas. Una es la del alfil: puedes capturarlo.
    .yes = ¡Las { $total }! Tu rey puede incluso capturar el alfil de e7, que nadie defiende.

# source 3625fe51
lesson-discovered-check_take-with-check = Abre la línea de la torre y captura algo con el alfil.
    .wrong-d4-g1 = ¡Eso es jaque a la descubierta! Pero esta vez el alfil puede capturar algo.
    .hint-1 = El alfil de d4 esconde tu torre de d8.
    .hint-2 = Sigue las líneas del alfil. Al final de una hay una pieza blanca.
    .hint-3 = Captura la dama de a7 con el alfil.
    .yes = Has capturado la dama y la torre ha dado jaque. ¡Dos cosas en una jugada!
    .no = Puedes jugar eso, pero no captura nada. Mira las líneas del alfil.

# source 48191967
lesson-discovered-check_windmill = ¡El molino gira! Captura, vuelve con jaque y captura otra vez.
    .hint-1 = Cuando la torre deja g2, el alfil de f3 da jaque.
    .hint-2 = Captura en d2. Luego vuelve a g2.
    .hint-3 = Ahora captura en b2. Las blancas solo pueden apartarse.
    .hint-4 = Al final, captura la dama de a2.
    .yes = ¡Zas! Peón, caballo y dama: el molino se los ha llevado a todos.
    .no = Esta vez no: captura algo o vuelve a g2.
