### Las palabras de lessons/set-up.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 03b264ad
lesson-set-up = Colocar las piezas
    .about = Antes de la partida, cada pieza tiene su casilla.
    .notes =
        Objetivo: que cada niño y cada niña coloque las piezas sin ayuda. Primero el tablero: una esquina clara a la derecha de cada bando. Después, de las esquinas hacia dentro: torre, caballo, alfil; la dama ocupa la casilla de su propio color y el rey la última; los peones van delante. El error más común es cambiar de sitio la dama y el rey, muchas veces porque el tablero está girado un cuarto de vuelta. Que la clase compita contra un reloj de arena, no unos contra otros.

# source 74aa4be6
lesson-set-up_armies = Así empieza cada partida. Las dos damas se miran a lo largo del tablero.

# source 6e14a92b
lesson-set-up_corners = Coloca las torres en las esquinas. Junto a ellas, los caballos; después, los alfiles.
    .hint-1 = Toma una torre y toca a1. La otra torre va en h1.
    .hint-2 = Junto a cada torre va un caballo: en b1 y g1.
    .hint-3 = Los alfiles van en c1 y f1.
    .yes = De las esquinas hacia dentro: torre, caballo, alfil. Has colocado los dos flancos.
    .no = Ahí todavía no. Ve de la esquina hacia dentro: torre, caballo, alfil.

# source a1b2c69e
lesson-set-up_queen-and-king = Coloca la dama y el rey. La dama blanca quiere su propio color: una casilla clara.
    .hint-1 = ¿Es d1 clara u oscura? ¿Y e1?
    .hint-2 = La dama va en d1, que es clara. El rey va en e1.
    .yes = La dama blanca está en su casilla clara, d1, junto al rey.
    .no = Mira las dos casillas. ¿Cuál es tan clara como la dama?

# source 2867cc1b
lesson-set-up_corner-inwards = Estas cuatro van en la primera fila. Tócalas de la esquina hacia dentro.
    .hint-1 = ¿Quién va en la esquina? La torre: ahora está en f5.
    .hint-2 = El caballo va junto a la torre: toca e3.
    .hint-3 = Después va el alfil de c6 y luego la dama de b4.
    .yes = Torre, caballo, alfil, dama: así van desde la esquina a1.

# source b5abd64e
lesson-set-up_swapped = Dos piezas blancas han cambiado de sitio. Toca las dos casillas.
    .hint-1 = Mira primero las esquinas y ve hacia dentro.
    .hint-2 = ¿Qué pieza va en la casilla clara d1?
    .hint-3 = El rey está en d1 y la dama en e1.
    .yes = Bien visto: la dama va en d1 y el rey en e1.
    .no = Esa pieza está en su sitio. ¿Qué dama no está en su color?

# source c2efa8c2
lesson-set-up_black-army = Juegas con las negras. Coloca la dama, el rey y los peones.
    .hint-1 = La dama negra quiere una casilla oscura: d8.
    .hint-2 = El rey va a su lado, en e8, frente al rey blanco.
    .hint-3 = Los ocho peones van delante, de a7 a h7.
    .yes = La dama está en su casilla oscura, d8, junto al rey. Los peones van delante.
    .no = Ahí todavía no. La dama va en su color y los peones delante.

# source 53a347e3
lesson-set-up_mixed-up = Juegas con las negras: cuatro piezas tuyas han cambiado de sitio. Toca las cuatro.
    .hint-1 = Empieza en la esquina h8: una torre. ¿Y después?
    .hint-2 = En g8 hay un alfil. ¿Qué pieza va ahí?
    .hint-3 = En el otro flanco ha pasado lo mismo: mira b8 y c8.
    .yes = ¡Las { $total }! Junto a cada torre va un caballo, y después un alfil.
    .no = Esa pieza está en su sitio. Ve hacia dentro: torre, caballo, alfil.

# source 8e7838da
lesson-set-up_rook-out = Cada pieza está en su sitio. Intenta llevar la torre de a1 a a3.
    .hint-1 = Toca la torre de a1 y luego a3.
    .hint-2 = En a2 está tu propio peón. Pruébalo y verás.
    .yes = Lo has visto: la torre tiene que esperar. Su propio peón está en medio.

# source 74fb7f2a
lesson-set-up_knight-out = Ahora el caballo de b1 quiere ir a a3. ¿Se puede?
    .hint-1 = ¿Hay alguna pieza que salte?
    .hint-2 = De b1 a a3 hay un salto de caballo. Además, a3 está vacía.
    .yes = Exacto: el caballo salta por encima de los peones. Puede salir enseguida.
    .no = Cuenta dos en línea recta y una de lado. Los peones no detienen al caballo.

# source 64fcc22b
lesson-set-up_real-board = Coloca las piezas en un tablero de verdad. ¿Hay una esquina clara a la derecha de cada bando?
