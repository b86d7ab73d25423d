### Las palabras de lessons/two-armies.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9304c024
lesson-two-armies = Dos ejércitos
    .about = Seis clases de piezas, dieciséis en cada bando.
    .can = ¡Ya conoces los dos ejércitos, pieza por pieza!
    .notes = Objetivo: conocer los dos ejércitos pieza por pieza: seis clases, dieciséis en cada bando, cada pieza enfrente de su gemela, y el rey como la única que nunca se puede perder. Esconde en una bolsa una pieza de cada clase y deja que la clase adivine con el tacto cuál es. Luego quita una pieza del tablero completo mientras nadie mira: ¿quién falta? El rey y la dama se confunden a menudo: el rey lleva una cruz y la dama una corona con puntas. Con los intrusos importa el orden: ¿quién defiende a quién?

# source fe15e3c5
lesson-two-armies_knights = Llegan dos barcos con dos tripulaciones. ¡Toca los { $total } caballos!
    .paper = Llegan dos barcos con dos tripulaciones. ¡Encuentra los { $total } caballos!
    .hint-1 = Busca orejas y crin, en los dos barcos.
    .hint-2 = Las blancas tienen dos: en b1 y g1.
    .yes = ¡Los { $total } caballos! Cada tripulación tiene dos.
    .no = Busca una cabeza de caballo: con orejas y crin.

# source 2fdeb562
lesson-two-armies_six-kinds = ¡Seis clases, seis estrellas! Atrápalas todas en { $best } jugadas.
    .hint-1 = Cada estrella espera a una clase distinta. ¡Usa las seis!
    .hint-2 = El peón y el rey tienen cerca las suyas: b4 y f2.
    .hint-3 = Torre a a6, alfil a g5, dama a d7, caballo a h3.
    .yes = Peón, torre, caballo, alfil, dama y rey: ¡tu tripulación puede con todo!

# source 100a0020
lesson-two-armies_stowaway = ¡Un polizón! Captura la pieza negra que se esconde entre las blancas.
    .hint-1 = Mira tu primera fila. ¿Qué pieza es negra?
    .hint-2 = En g1 hay un alfil negro. ¿Quién está a su lado?
    .hint-3 = Captura en g1 con la torre de h1.
    .yes = ¡Fuera! El barco vuelve a ser tuyo.
    .no = Puedes jugar eso, pero el polizón sigue a bordo.

# source 21fee3b1
lesson-two-armies_sixteen = Cuenta la tripulación blanca, grandes y pequeños. ¿Cuántos hay a bordo?
    .hint-1 = Cuenta una fila. La otra es igual de larga.
    .hint-2 = Ocho peones delante y otras ocho piezas detrás.
    .yes = Sí: ¡16! Y la tripulación negra es igual de grande.
    .option-eight = 8
    .option-eight-say = Eso es solo una fila. ¡Hay otra!
    .option-twelve = 12
    .option-twelve-say = ¡Algunos más! Cuenta las dos filas, casilla por casilla.
    .option-sixteen = 16

# source 2b4c97bb
lesson-two-armies_twin = Cada pieza tiene una gemela en el otro barco. ¡Captura una gemela!
    .hint-1 = En una columna no hay peones. ¿En cuál?
    .hint-2 = Desde a1, tu torre mira por la columna hasta su gemela.
    .hint-3 = Captura la torre de a8 con tu torre.
    .yes = ¡Atrapada! Cada pieza está justo enfrente de su gemela.
    .no = Puedes jugar eso, pero así no capturas nada. ¿Qué camino está libre?
    .wrong-a1-a7 = ¡Un paso más y la tienes!

# source 8f1ef8e2
lesson-two-armies_most-important = ¡Ahora juegas con las negras! Atacan a dos de tus piezas: salva la más importante.
    .because-still-in-check = ¡Tu rey está en jaque! El rey no se puede perder nunca.
    .hint-1 = El caballo ataca a tu rey y a tu dama. ¿Cuál no se puede perder nunca?
    .hint-2 = Mueve el rey, por ejemplo a d7.
    .yes = ¡El rey está a salvo! Sin dama se sigue jugando; sin rey, nunca.

# source e767de89
lesson-two-armies_missing = ¡En tu barco falta alguien! Devuelve la pieza a su casilla.
    .hint-1 = Mira la fila de tu rey. ¿Qué casilla está vacía?
    .hint-2 = Compara los dos barcos: ¿qué pieza no tiene gemela?
    .hint-3 = El gemelo del alfil de c1 va en c8.
    .yes = El alfil ha vuelto a c8, ¡y tu tripulación está completa!
    .no = Todavía no. Mira la fila de tu rey.

# source 1b472c24
lesson-two-armies_strangers = ¡Tres intrusos en tu barco! Captúralos todos sin perder a nadie.
    .hint-1 = Tu alfil podría capturar la torre de e7. Pero ¿quién la defiende?
    .hint-2 = El caballo de c6 defiende la torre de e7. Captura primero el caballo.
    .hint-3 = Captura en c6 con la torre. Luego, con el alfil, en e7 y en h4.
    .yes = ¡Los tres están fuera, y tu tripulación está a salvo!

# source ee9a543c
lesson-two-armies_ship-fight = ¡Barco contra barco! Captura todo lo que tengo, menos mi rey.
    .hint-1 = Tu dama ve muy lejos. ¿Qué puede capturar gratis?
    .hint-2 = Antes de cada jugada: ¿qué te podría capturar yo?
    .yes = A bordo solo queda mi rey. ¡Bien jugado!
