### Las palabras de lessons/not-enough-pieces.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 8de6c1ee
lesson-not-enough-pieces = Cuando las piezas no bastan
    .about = Si nadie puede dar nunca jaque mate, son tablas.
    .can = ¡Ves cuándo nadie puede ganar, y sabes llegar ahí!
    .notes = La pregunta no es «¿quién tiene más?», sino «¿todavía es posible algún jaque mate?». Quien va por detrás captura hasta que queda demasiado poco. Que la clase ponga rey y alfil contra rey e intente construir entre todos un jaque mate, con ayuda de los dos bandos. Error común: creer que dos caballos contra un rey, o alfiles de distinto color, son tablas al momento. Ahí es posible un jaque mate si el otro bando ayuda, así que la partida sigue. Un peón, una torre o una dama bastan, salvo si todo está bloqueado para siempre (como en el paso del muro de peones) o si hay que capturar esa pieza enseguida.

# source 17b09802
lesson-not-enough-pieces_last-pawn = El último peón negro quiere ser dama. ¡Captúralo!
    .hint-1 = Tu rey está justo al lado del peón de e2.
    .hint-2 = Mueve tu rey de d2 a e2.
    .yes = Dos reyes solos nunca dan jaque mate. Es una _posición muerta_: ¡tablas al momento!
    .no = Todavía no: captura el peón, o se hará dama.

# source 05523a72
lesson-not-enough-pieces_bishop = El rey negro defiende su último peón. ¡Captúralo igualmente!
    .wrong-h4-g3 = Entonces el rey captura tu alfil, y el peón sigue corriendo.
    .hint-1 = ¿Pueden un rey y un alfil solos dar jaque mate?
    .hint-2 = Captura el peón de f2 con tu alfil.
    .yes = Rey y alfil no bastan. Se acaba al momento: ¡nadie recaptura!
    .no = Todavía no: captura el peón con tu alfil.

# source cf781973
lesson-not-enough-pieces_same-color = Captura lo que haga acabar la partida: ¡una posición muerta!
    .wrong-d2-g5 = Ahora queda el peón de b4. ¡Puede hacerse dama!
    .hint-1 = Tu alfil puede capturar el peón o el alfil.
    .hint-2 = ¿Cuál de los dos podría hacerse dama?
    .hint-3 = Captura el peón de b4.
    .yes = Los dos alfiles van solo por casillas oscuras. Nadie puede dar nunca jaque mate.
    .no = Todavía no: captura algo con tu alfil.

# source b3ccf27f
lesson-not-enough-pieces_one-pawn = Esta vez tu alfil capturó en g5. ¿Puede ganar alguien todavía?
    .hint-1 = ¿En qué puede convertirse el peón de b4?
    .hint-2 = En su última fila se convierte en dama o en torre.
    .hint-3 = Con una dama, las negras pueden dar jaque mate.
    .yes = Exacto: el peón puede convertirse en dama. ¡Se sigue jugando!
    .no = Piensa en el peón de b4. Puede convertirse en dama.

# source 6cdbc427
lesson-not-enough-pieces_other-color = Dos alfiles, dos colores: puede haber jaque mate. ¡Encuéntralo!
    .hint-1 = El alfil negro de b8 le tapa el paso a su rey.
    .hint-2 = Da jaque en a8, por las casillas claras.
    .hint-3 = Mueve el alfil de f1 a g2.
    .yes = ¡Jaque mate! Con dos colores es raro, pero se sigue jugando.
    .no = Todavía no: ataca al rey de a8 con tu alfil.

# source 937c6fc9
lesson-not-enough-pieces_two-knights = Dos caballos y el rey: ¿pueden dar jaque mate? ¡Encuéntralo!
    .hint-1 = El rey de h6 vigila g7 y h7.
    .hint-2 = El caballo de f6 vigila g8. Usa el otro caballo.
    .hint-3 = Mueve el caballo de g5 a f7.
    .yes = ¡Jaque mate! Con dos caballos puede pasar, así que se sigue jugando.
    .no = El caballo de f6 debe vigilar g8. Usa el caballo de g5.

# source 5afa9f82
lesson-not-enough-pieces_knight = ¡Ahora juegas con las negras! Atrapa el último peón con tu caballo.
    .wrong-e4-d6 = Jaque, pero desde d6 tu caballo no ve el peón.
    .wrong-e4-f6 = Demasiado lento: antes el peón se hace dama. ¡Da jaque!
    .hint-1 = Las blancas tienen que responder a un jaque. Así el peón espera.
    .hint-2 = Desde c5, tu caballo mira al rey y al peón.
    .hint-3 = Salta a c5. Luego captura el peón de d7.
    .yes = Rey y caballo no bastan. Una posición muerta, ¡tablas!
    .no = Todavía no: da jaque y mira a la vez el peón.

# source 7162b1fb
lesson-not-enough-pieces_wall = ¡Cuántos peones! ¿Puede ganar alguien todavía?
    .hint-1 = Cada peón está frente a otro. Ningún peón puede moverse.
    .hint-2 = ¿Podría ir el rey blanco a b3, d3, f3 o h3?
    .hint-3 = Los peones negros las vigilan todas. Tu rey tampoco puede pasar.
    .yes = Nadie cruza el muro: una posición muerta, incluso con peones.

# source 03d999c3
lesson-not-enough-pieces_eat-them-all = Mis peones quieren ganar. ¡Cómetelos todos y serán tablas!
    .hint-1 = Tu alfil ve lejos por sus diagonales. ¡Captura lo que nadie defiende!
    .hint-2 = Tu alfil solo ve casillas oscuras. Los otros los captura tu rey.
    .yes = ¡No queda ninguno! Con el rey solo nunca gano: has salvado las tablas.
