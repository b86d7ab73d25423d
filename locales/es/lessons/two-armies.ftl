### Las palabras de lessons/two-armies.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 29a3c68b
lesson-two-armies = Dos ejércitos
    .about = Seis clases de piezas, dieciséis en cada bando.
    .notes =
        Objetivo: conocer por su nombre las seis clases de piezas y saber que empiezan las blancas.
        Esconde en una bolsa una pieza de cada clase y deja que la clase adivine con el tacto cuál es.
        El rey y la dama se confunden a menudo: el rey lleva una cruz y la dama una corona con puntas.

# source 0d7b123a
lesson-two-armies_armies =
    Las _blancas_ tienen 16 piezas, y las _negras_ otras 16. Los círculos muestran las seis clases.

# source 96b98f08
lesson-two-armies_knights = El _caballo_ tiene orejas y crin. Toca los { $total } caballos.
    .hint-1 = Busca orejas y crin, en los dos bandos.
    .hint-2 = Las blancas tienen dos: en b1 y g1.
    .yes = ¡Los { $total } caballos! Cada ejército tiene dos.
    .no = Busca una cabeza de caballo: con orejas y crin.

# source 2cde9acc
lesson-two-armies_king = El _rey_ lleva una cruz. Juegas con las negras: toca el rey negro.
    .hint-1 = Mira el centro de tu primera fila.
    .hint-2 = Solo una pieza negra lleva una cruz en lo más alto.
    .yes = Has encontrado el rey negro: está en e8.
    .no = Busca la cruz en lo más alto, entre las piezas negras.

# source 04e9c1b1
lesson-two-armies_queen = La _dama_ lleva una corona con muchas puntas. Toca la dama negra.
    .hint-1 = La dama está justo al lado del rey.
    .hint-2 = Cuenta las puntas: el rey solo tiene una cruz.
    .yes = Has encontrado la dama negra: está en d8, junto a su rey.
    .no = Busca la corona con muchas puntas, entre las piezas negras.

# source 0eeb91c4
lesson-two-armies_in-a-row = Un alfil, un peón y una torre están en fila. ¿Quién está en el círculo?
    .hint-1 = La torre tiene almenas, como un castillo. El peón es pequeño y redondo.
    .hint-2 = La pieza del círculo tiene un corte en el gorro.
    .option-rook = Una torre
    .option-rook-say = La torre tiene almenas, como un castillo. Está en f5.
    .option-bishop = Un alfil
    .option-pawn = Un peón
    .option-pawn-say = El peón es pequeño y de cabeza redonda. Está en e5.
    .yes = Sí: un alfil. Su gorro puntiagudo tiene un pequeño corte.

# source 8b1102a8
lesson-two-armies_pawns = El _peón_ es la pieza más pequeña. ¿Cuántos peones tienen las blancas?
    .hint-1 = Están uno al lado del otro, de a2 a h2.
    .hint-2 = En cada columna hay un peón.
    .yes = Has contado los ocho. Están delante de las otras piezas.

# source 4f8bfb3d
lesson-two-armies_where-rook = La _torre_ tiene almenas. ¿En qué casilla hay una torre negra?
    .hint-1 = Busca primero las piezas negras: filas 7 y 8.
    .hint-2 = Las torres negras están en sus dos esquinas.
    .option-a1 = a1
    .option-a1-say = En a1 hay una torre, pero es blanca.
    .option-h1 = h1
    .option-h1-say = En h1 hay una torre, pero es blanca.
    .option-h8 = h8
    .yes = Sí: en h8. La otra torre negra está en a8.

# source 94917aa2
lesson-two-armies_who-begins = Los dos ejércitos están listos. ¿Quién hace la primera jugada?
    .hint-1 = En ajedrez es siempre el mismo ejército.
    .hint-2 = Es el ejército de las piezas claras.
    .option-black = Las negras
    .option-black-say = Las negras van después, en todas las partidas.
    .option-youngest = La persona más joven
    .option-youngest-say = En muchos juegos es así. En ajedrez decide el ejército.
    .option-white = Las blancas
    .yes = Sí: empiezan las blancas. Después se juega por turnos.

# source 07e744f1
lesson-two-armies_most-important = Puedes perder muchas piezas y seguir jugando. ¿Cuál no se puede perder nunca?
    .hint-1 = El jaque mate acaba la partida. ¿Qué pieza está atrapada entonces?
    .hint-2 = Lleva una cruz.
    .option-king = El rey
    .option-queen = La dama
    .option-queen-say = Perder la dama duele, pero la partida sigue.
    .option-none = Ninguna
    .option-none-say = Una pieza decide la partida. Lleva una cruz.
    .yes = Sí: todo el juego gira alrededor del rey.
