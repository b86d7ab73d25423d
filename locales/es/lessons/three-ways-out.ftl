### Las palabras de lessons/three-ways-out.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 30eeb6dc
lesson-three-ways-out = Tres formas de salir del jaque
    .about = Aparta al rey, pon una pieza en medio o captura.
    .notes =
        Objetivo: en cada jaque, buscar las tres formas de salir: apartarse, tapar, capturar. Que la clase las muestre con tres gestos: dos dedos que corren, una mano plana, un puño cerrado. El error más terco es creer que en jaque solo se puede mover el rey; por eso conviene preguntar primero por tapar y capturar. El jaque de un caballo no se puede tapar, ni tampoco el que se da desde una casilla junto al rey.

# source a57b7ba3
lesson-three-ways-out_ways = ¿Jaque? _Aparta_ al rey, pon algo _en medio_ o _captura_ la pieza atacante.

# source 8cdd4d77
lesson-three-ways-out_run = Juegas con las negras y la torre de a8 da jaque. ¡Encuentra las dos casillas de escape!
    .hint-1 = La torre vigila toda la fila: sal de ella.
    .hint-2 = Un paso fuera de la fila: ¿qué casillas tocan e8?
    .hint-3 = En d7 está tu propio peón. Están libres e7 y f7.
    .yes = ¡Las dos! Has salido de la fila de la torre.

# source d687200a
lesson-three-ways-out_block = La torre de a1 da jaque y tu rey no puede escapar. ¡Pon una pieza en medio!
    .hint-1 = La torre mira de a1 a g1. ¿Qué casillas hay en medio?
    .hint-2 = ¿A qué casillas de la primera fila llega tu alfil?
    .hint-3 = Mueve el alfil de c2 a b1 o d1.
    .yes = El alfil está en medio. La torre ya no ve a tu rey.
    .because-king-stays-on-line = Todavía no: en esa fila la torre aún ve a tu rey. Usa el alfil.

# source 65808793
lesson-three-ways-out_door = ¡Sigue el jaque! Intenta abrir una puerta: el peón va a h3.
    .hint-1 = Toca el peón de h2 y luego h3.
    .hint-2 = ¿Ayuda ahora el peón contra la torre? Pruébalo y verás.
    .yes = Lo has visto: el rey necesita ayuda ya. La puerta llega tarde.

# source 7d030ef1
lesson-three-ways-out_no-check = Ahora la torre está en a2. ¿Puede ir el peón de h2 a h3?
    .hint-1 = ¿Ataca la torre de a2 a tu rey de g1?
    .hint-2 = Si no hay jaque, juegas lo que quieras.
    .yes = Exacto: nadie da jaque, así que el peón puede avanzar.
    .no = Sigue la torre desde a2: no ve g1. No hay jaque.

# source a662c191
lesson-three-ways-out_knight-check = El caballo de f3 da jaque. Hay { $total } salidas: ¡encuentra las dos!
    .hint-1 = Un caballo salta: ¿puede algo cerrarle el camino?
    .hint-2 = ¿Qué peón puede capturar en f3? ¿Y adónde puede ir el rey?
    .hint-3 = Captura con el peón de g2 o escapa a h1.
    .yes = ¡Las dos! Contra un caballo, escapas o capturas.
    .because-still-in-check = Todavía no: un caballo salta por encima de todo. Captúralo o escapa.

# source b5c4e9d0
lesson-three-ways-out_all-three = ¡Jaque desde a1! Encuentra las { $total } salidas: escapar, tapar y capturar.
    .hint-1 = Capturar: ¿qué pieza mira por la diagonal hasta a1?
    .hint-2 = Tapar: ¿qué pieza puede llegar a d1?
    .hint-3 = Escapar: la primera fila está vigilada. ¿Está libre g2?
    .yes = Escapar, tapar, capturar: has encontrado las { $total }.

# source 9ebeadbf
lesson-three-ways-out_guarded-queen = Juegas con las negras. La dama está junto a tu rey: ¿quién puede capturarla?
    .hint-1 = Mira el peón de d6: ¿qué vigila?
    .hint-2 = El peón vigila e7, así que el rey no puede capturar ahí.
    .hint-3 = El caballo salta de g6 a e7.
    .yes = El caballo ha capturado la dama. Has visto que el peón vigila e7.
    .because-king-captures-protected = Todavía no: el peón de d6 defiende la dama. ¿Quién más puede capturar en e7?

# source e66b719a
lesson-three-ways-out_real-board = Ponlo en un tablero de verdad. ¡Muestra cómo las negras pueden escapar, tapar y capturar!
