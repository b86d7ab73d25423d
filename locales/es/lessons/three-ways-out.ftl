### Las palabras de lessons/three-ways-out.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9454ddf6
lesson-three-ways-out = Tres formas de salir del jaque
    .about = Aparta al rey, pon una pieza en medio o captura.
    .can = ¡Sabes salir del jaque de tres formas!
    .notes = Objetivo: en cada jaque, buscar las tres formas de salir: apartarse, tapar, capturar. Que la clase las muestre con tres gestos: dos dedos que corren, una mano plana, un puño cerrado. El error más terco es creer que en jaque solo se puede mover el rey; por eso conviene preguntar primero por tapar y capturar. El jaque de un caballo no se puede tapar, ni tampoco el que se da desde una casilla junto al rey. La sala de escape del final la puede jugar toda la clase: ¿quién grita la única salida?

# source c6d3e76b
lesson-three-ways-out_run = ¡Jaque! _Escapa_: encuentra las dos casillas.
    .because-king-stays-on-line = Esa casilla sigue en la fila de la torre. ¡Sal de la fila!
    .hint-1 = La torre vigila toda la fila: sal de ella.
    .hint-2 = Un paso fuera de la fila: ¿qué casillas tocan e1?
    .hint-3 = En d2 está tu propio peón. Están libres e2 y f2.
    .yes = ¡Las dos! Has salido de la fila de la torre.

# source c8534808
lesson-three-ways-out_block = Tu rey no puede escapar. ¡Pon una pieza _en medio_!
    .because-king-stays-on-line = Todavía no: en esa fila la torre aún ve a tu rey. Usa el alfil.
    .because-still-in-check = Eso no sirve: sigue siendo jaque. Usa el alfil.
    .hint-1 = La torre mira de a1 a g1. ¿Qué casillas hay en medio?
    .hint-2 = ¿A qué casillas de la primera fila llega tu alfil?
    .hint-3 = Mueve el alfil de c2 a b1 o d1.
    .yes = El alfil se pone en medio y tapa. La torre ya no ve a tu rey.

# source ba2e41a2
lesson-three-ways-out_no-check = La torre está ahora en a2: ¡ya no hay jaque! Ábrele una puerta a tu rey.
    .hint-1 = Tus propios peones encierran a tu rey. Mueve uno.
    .hint-2 = Mueve el peón de h2 a h3.
    .yes = ¡Aire fresco! Sin jaque hay tiempo para eso.
    .no = Puedes jugar eso, pero no abre ninguna puerta. Mueve un peón.

# source dcfb1988
lesson-three-ways-out_take-it = ¡Jaque desde lejos! _Captura_ la dama.
    .wrong-c4-e3 = Tapar está permitido. ¡Pero puedes capturar la dama!
    .wrong-f1-f2 = Tapar está permitido. ¡Pero puedes capturar la dama!
    .wrong-g1-h1 = Escapar está permitido. ¡Pero puedes capturar la dama!
    .hint-1 = Sigue la línea de la dama desde b6 hasta g1.
    .hint-2 = ¿Qué pieza tuya puede saltar a b6?
    .hint-3 = Captura con el caballo, de c4 a b6.
    .yes = ¡Fuera! Ya nadie ataca a tu rey.

# source 3ac131e5
lesson-three-ways-out_knight-check = El caballo de f3 da jaque. ¡Encuentra las dos salidas!
    .because-still-in-check = Todavía no: un caballo salta por encima de todo. Captúralo o escapa.
    .hint-1 = Un caballo salta: ¿puede algo cerrarle el camino?
    .hint-2 = ¿Qué peón puede capturar en f3? ¿Y adónde puede ir el rey?
    .hint-3 = Captura con el peón de g2 o escapa a h1.
    .yes = ¡Las dos! Contra un caballo, escapas o capturas.

# source a506758d
lesson-three-ways-out_pawn-check = Un peón da jaque desde la casilla de al lado. ¡Encuentra las dos salidas!
    .because-king-captures-protected = El alfil de b7 defiende el peón. ¿Quién más puede capturarlo?
    .because-still-in-check = En medio no cabe nada. Captura el peón o escapa.
    .hint-1 = ¿Puede tu rey capturar el peón? Mira el alfil de b7.
    .hint-2 = ¿Quién más puede capturar en g2? ¿Y adónde puede escapar el rey?
    .hint-3 = Captura con la torre de f2 o escapa a g1.
    .yes = ¡Las dos! Contra un vecino, escapas o capturas.

# source 9ee43f07
lesson-three-ways-out_all-three = ¡Jaque desde a1! Encuentra las { $total } salidas: escapar, tapar y capturar.
    .hint-1 = Capturar: ¿qué pieza mira por la diagonal hasta a1?
    .hint-2 = Tapar: ¿qué pieza puede llegar a d1?
    .hint-3 = Escapar: la primera fila está vigilada. ¿Está libre g2?
    .yes = Escapar, tapar, capturar: has encontrado las { $total }.

# source acda1664
lesson-three-ways-out_guarded-queen = ¡Ahora juegas con las negras! La dama da jaque: ¿quién puede capturarla?
    .because-king-captures-protected = Todavía no: el peón de d6 defiende la dama. ¿Quién más puede capturar en e7?
    .hint-1 = Mira el peón de d6: ¿qué vigila?
    .hint-2 = El peón vigila e7, así que el rey no puede capturar ahí.
    .hint-3 = El caballo salta de g6 a e7.
    .yes = El caballo ha capturado la dama. Has visto que el peón vigila e7.

# source 7546463f
lesson-three-ways-out_escape-room = ¡La sala de escape! Tres jaques seguidos: sal de todos.
    .hint-1 = Cada vez hay una sola salida.
    .hint-2 = Primero tapa con el peón: de e3 a e2.
    .hint-3 = Luego captura la dama con el alfil de d2.
    .hint-4 = Al final, escapa con el rey a g6.
    .yes = Tapar, capturar, escapar: ¡has salido de los tres jaques!
