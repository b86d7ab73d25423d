### Las palabras de lessons/mate-in-one.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 0684c5a4
lesson-mate-in-one = Jaque mate en una jugada
    .about = Encuentra la jugada que acaba la partida.
    .can = ¡Sabes acabar una partida con una sola jugada!
    .notes = Objetivo: mirar primero todos los jaques y preguntarse después si algo ayuda contra ellos. En clase, que se recojan todos los jaques del tablero antes de que alguien diga «mate». Muchos se quedan con el primer jaque; los casi mates muestran un jaque que se puede tapar, capturar o esquivar. Después de esta lección espera en el camino una partida entera.

# source f6c42178
lesson-mate-in-one_back-row = ¡Encuentra la jugada que da jaque mate!
    .hint-1 = Los peones negros son muros: el rey no sale de su fila.
    .hint-2 = Mueve la torre de a1 a a8.
    .yes = La torre vigila la fila y los peones encierran al rey.
    .no = Puedes jugar eso, pero el rey no está en jaque. Mira su fila.

# source b110b2b9
lesson-mate-in-one_new-guard = Tu torre está otra vez en a8. ¡Toca la pieza que salva a las negras!
    .paper = Tu torre está otra vez en a8. ¿Qué pieza salva a las negras?
    .hint-1 = ¿Puede ponerse algo entre a8 y g8?
    .hint-2 = Mira la torre de b7: puede ir a b8.
    .yes = La torre va a b8 y tapa. ¡Solo era jaque!
    .no = Esa pieza no ayuda. ¿Qué puede ponerse entre a8 y g8?

# source 1f2c6970
lesson-mate-in-one_queen-and-king = Tu rey ayuda desde g6. ¡Encuentra los dos jaques mate con la dama!
    .wrong-a1-h8 = Jaque, pero nadie vigila h8: el rey captura la dama.
    .wrong-a1-a2 = Jaque, pero el rey de g8 todavía puede apartarse.
    .wrong-a1-f6 = Cuidado: no es jaque y las negras no tienen jugada. Serían tablas.
    .hint-1 = El rey vigila f7, g7 y h7. ¿Qué casillas les quedan a las negras?
    .hint-2 = Un jaque mate viene de lejos, por la última fila.
    .hint-3 = El otro, junto al rey negro: tu rey defiende la dama.
    .yes = ¡Los dos! Desde a8 por la fila, y en g7 con ayuda del rey.
    .no = Todavía no: busca un jaque que deje al rey sin casillas.

# source 03c5ec4b
lesson-mate-in-one_pawn-mate = Un peón pequeñito acaba la partida. ¿Cómo?
    .wrong-b7-b8-b = En b8, un alfil no da jaque. ¡Elige otra pieza!
    .wrong-b7-b8-n = En b8, un caballo no da jaque. ¡Elige otra pieza!
    .hint-1 = El peón está a un paso de la última fila.
    .hint-2 = Ve a b8 y elige una dama.
    .yes = ¡Un peón tan pequeño, y el rey atrapado!
    .no = Puedes jugar eso, pero el peoncito puede hacer más.

# source 56ac43d1
lesson-mate-in-one_smothered = Las piezas negras rodean a su propio rey en h8. ¡Encuentra el jaque mate!
    .wrong-g5-h7 = Has capturado un peón, pero desde h7 el caballo no da jaque.
    .hint-1 = ¿Qué pieza da jaque por encima de las demás?
    .hint-2 = Salta con el caballo de g5 a f7.
    .yes = El caballo salta los muros, y el rey no tiene casillas.
    .no = Todavía no: solo el caballo llega al rey detrás de sus muros.

# source 0535b1af
lesson-mate-in-one_near-the-king = La dama y el alfil miran al mismo peón. ¡Encuentra el jaque mate!
    .wrong-h5-e5 = Jaque, pero el caballo de c6 puede capturar tu dama.
    .wrong-c4-f7 = Jaque, pero el rey puede ir a e7.
    .hint-1 = Sigue el alfil desde c4 y la dama desde h5. ¿Dónde se encuentran?
    .hint-2 = Solo el rey negro defiende f7. ¿Puede capturar una dama defendida?
    .hint-3 = Captura en f7 con la dama.
    .yes = El alfil defiende la dama de f7: el rey no puede capturarla.
    .no = Todavía no: mira dónde se encuentran la dama y el alfil.

# source 3d831ba5
lesson-mate-in-one_double-check-mate = Contra un jaque doble solo puede moverse el rey. ¡Encuentra los dos jaques mate!
    .wrong-e4-c5 = Solo da jaque la torre. Las negras pueden tapar en e7.
    .wrong-e4-g5 = Solo da jaque la torre. Las negras pueden tapar en e7.
    .hint-1 = Aparta el caballo, y la torre de e1 da jaque.
    .hint-2 = El caballo también debe atacar e8. ¿Desde dónde lo hace?
    .hint-3 = Salta de e4 a d6 y, la otra vez, a f6.
    .yes = ¡Los dos! Capturar el caballo no serviría: la torre también da jaque.
    .no = Todavía no: el caballo y la torre deben atacar e8 juntos.

# source 3a390ad8
lesson-mate-in-one_ladder = ¡Ahora juegas con las negras! Dos torres forman una escalera: encuentra el jaque mate.
    .wrong-h2-h1 = ¡Jaque! Pero ahora nadie vigila la segunda fila, y el rey va ahí.
    .wrong-h2-d2 = ¡Jaque! Pero nadie vigila d2: el rey captura la torre.
    .wrong-a8-d8 = ¡Jaque! Pero el rey se aparta a c1 o e1.
    .hint-1 = La torre de h2 ya vigila una fila entera.
    .hint-2 = El rey está en d1. ¿Qué torre puede dar jaque por su fila?
    .hint-3 = Mueve la torre de a8 a a1.
    .yes = Una torre da jaque y la otra mantiene cerrada la segunda fila.
    .no = Deja la torre en h2: cierra la puerta. Usa la otra torre.

# source 2f531ce8
lesson-mate-in-one_open-door = Las blancas han abierto una puerta: ¡encuentra el jaque mate!
    .hint-1 = Los peones blancos han dejado f2 y g2. ¿Qué línea llega a e1?
    .hint-2 = Sigue las casillas h4, g3, f2, e1.
    .hint-3 = Mueve la dama de d8 a h4.
    .yes = Nada puede tapar en g3 ni en f2. ¡La partida acaba tras dos jugadas!
    .no = Todavía no: busca la línea abierta hasta el rey de e1.

# source ff5bcf55
lesson-mate-in-one_treasure = Un tesoro: ¡{ $total } jaques mate en un tablero! Encuéntralos todos.
    .wrong-a4-b4 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-a4-b3 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-a4-d4 = ¡Jaque! Pero el rey va a b3.
    .wrong-a4-c2 = ¡Jaque! Pero el rey va a b4.
    .wrong-b8-d6 = El ahogado son tablas. ¡Mejor da jaque!
    .hint-1 = Prueba cada pieza: la torre, el caballo, el alfil y la dama.
    .hint-2 = Torre a c2, caballo a d1, alfil a e5. ¿Y la dama?
    .hint-3 = La dama tiene dos jaques mate: en a3 y en c4.
    .yes = ¡Los { $total }! Ya puedes jugar una partida entera.
    .no = Todavía no: da jaque y no le dejes salida al rey.
