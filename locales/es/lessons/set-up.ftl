### Las palabras de lessons/set-up.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 648f7768
lesson-set-up = Coloca las piezas
    .about = Antes de jugar, cada pieza tiene su propia casilla.
    .can = ¡Ya colocas todas las piezas sin ayuda!
    .notes = Objetivo: cada niño coloca el tablero por su cuenta. Primero el tablero: una esquina clara a la mano derecha de cada jugador. Luego, de las esquinas hacia el centro: torre, caballo, alfil; la dama ocupa la casilla de su color y el rey la última; los peones van delante. El error común cambia la dama y el rey, a menudo porque el tablero está girado un cuarto de vuelta. Después se prueba quién puede salir primero del puerto: solo los caballos y los peones. La clase compite contra un reloj de arena, no entre sí.

# source 5733af63
lesson-set-up_corners = ¡La tripulación vuelve! Las torres a las esquinas, luego los caballos y después los alfiles.
    .hint-1 = Elige una torre y toca a1. La otra va en h1.
    .hint-2 = Hay un caballo junto a cada torre: en b1 y g1.
    .hint-3 = Los alfiles van en c1 y f1.
    .yes = De las esquinas hacia el centro: torre, caballo, alfil. ¡Ya están los dos lados!
    .no = Todavía no. Ve de la esquina hacia el centro: torre, caballo, alfil.

# source 696a5bf0
lesson-set-up_queen-and-king = Coloca la dama y el rey. ¡A la dama blanca le encanta su color!
    .hint-1 = ¿La casilla d1 es clara u oscura? ¿Y e1?
    .hint-2 = La dama va en d1, que es clara. El rey ocupa e1.
    .yes = La dama está en d1, casilla clara, con el rey al lado.
    .no = Mira las dos casillas. ¿Cuál es clara, como la dama?

# source 5131fd4c
lesson-set-up_swapped = Alguien se ha despistado: dos piezas blancas han cambiado de sitio. ¡Toca las dos!
    .paper = Alguien se ha despistado: dos piezas blancas han cambiado de sitio. ¿Cuáles?
    .hint-1 = Mira primero las esquinas y luego ve hacia el centro.
    .hint-2 = ¿Qué pieza va en la casilla clara d1?
    .hint-3 = El rey está en d1 y la dama en e1.
    .yes = ¡Encontradas! La dama va en d1 y el rey en e1.
    .no = Esa pieza está en su sitio. ¿Qué dama no está en su color?

# source fa34c25f
lesson-set-up_rook-out = ¡Todos a bordo! Intenta sacar la torre: sigue la flecha.
    .hint-1 = Toca la torre de a1 y luego a3.
    .hint-2 = En a2 está tu propio peón. Pruébalo y verás.
    .yes = Lo has visto: la torre tiene que esperar. Su propio peón cierra el camino.

# source 5203af2f
lesson-set-up_knight-out = Hay una clase de pieza que no necesita puerta. ¡Sácala por encima de los peones!
    .hint-1 = ¿Qué pieza puede saltar?
    .hint-2 = Salta con el caballo de g1, por ejemplo a f3.
    .yes = ¡Hop! El caballo puede salir del barco enseguida.
    .no = Puedes jugar eso. Esta vez saca una pieza que salte por encima de los peones.

# source 76259209
lesson-set-up_open-gate = La dama y un alfil quieren salir. ¡Atrapa las dos estrellas en { $best } jugadas!
    .hint-1 = Un peón les cierra el camino a los dos. ¿Cuál?
    .hint-2 = Mueve el peón de e2. Mira ahora a6 y h5.
    .hint-3 = Alfil a a6, dama a h5.
    .yes = ¡Un peón ha dejado paso y han salido dos piezas!

# source eeaf4a55
lesson-set-up_black-army = ¡Ahora juegas con las negras! Coloca la dama, el rey y los peones.
    .hint-1 = La dama negra quiere una casilla oscura: d8.
    .hint-2 = El rey va a su lado, en e8, enfrente del rey blanco.
    .hint-3 = Los ocho peones van delante, de a7 a h7.
    .yes = La dama está en d8, casilla oscura. ¡Las dos damas se miran!
    .no = Todavía no. La dama va en su color, y los peones, delante.

# source d93b24e7
lesson-set-up_mixed-up = ¡Una ola ha mezclado tu tripulación! Toca las cuatro piezas que están fuera de su sitio.
    .paper = ¡Una ola ha mezclado tu tripulación! ¿Qué cuatro piezas están fuera de su sitio?
    .hint-1 = Empieza en la esquina de h8: la torre, ¿y qué viene después?
    .hint-2 = En g8 hay un alfil. ¿Quién debería estar ahí?
    .hint-3 = Lo mismo pasa en el otro lado: mira b8 y c8.
    .yes = ¡Las { $total }! Junto a cada torre va un caballo y después un alfil.
    .no = Esa pieza está en su sitio. Ve hacia el centro: torre, caballo, alfil.

# source 28106ee3
lesson-set-up_all-aboard = Anochece en el puerto: tres de tus piezas quieren volver a casa. ¿En qué orden?
    .hint-1 = El alfil va en f8. ¿Quién le cierra el camino?
    .hint-2 = Primero vuelve la dama, de e7 a d8. El caballo puede ir siempre.
    .hint-3 = Dama a d8, alfil a f8, caballo a g8.
    .yes = Las dos tripulaciones están en casa. ¡Ya puede empezar otra partida!
    .no = Puedes jugar eso, pero ahora quieren volver a casa.
    .wrong-c5-d6 = El alfil todavía no: la dama de e7 le cierra el camino.

# source 51bb4805
lesson-set-up_whole-crew = ¡Toda tu tripulación está lista! Captura mi caballo y mis cuatro peones.
    .hint-1 = Saca primero un peón, luego caballos y alfiles.
    .hint-2 = Antes de mover: ¿podrían mi caballo o un peón capturar esa pieza?
    .yes = Ya solo queda mi rey. ¡Menuda tripulación!
