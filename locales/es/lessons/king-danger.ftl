### Las palabras de lessons/king-danger.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 772b31db
lesson-king-danger = El rey evita el peligro
    .about = El rey nunca va adonde una pieza podría capturarlo.
    .can = ¡Tu rey evita el peligro y ya sabes qué es una clavada!
    .notes = Objetivo: el rey nunca va a una casilla atacada, y una pieza clavada se queda en su línea. Antes de cada jugada del rey, pregunta: «¿Quién mira esa casilla?» En clase se reparten el rey, la cortina y la torre que está detrás: cuando la cortina se va, la torre grita «¡te veo!». Despistes comunes: capturar con el rey una pieza defendida, retroceder por la línea de la pieza atacante, poner los dos reyes uno al lado del otro y creer que una pieza clavada no vigila nada.

# source f81e7a0e
lesson-king-danger_tiptoe = ¡De puntillas hasta la estrella, sin que te vea el caballo!
    .because-king-captures-protected = El peón defiende el caballo. ¡Déjalo en paz!
    .because-king-into-attack = Alguien mira esa casilla. ¡No vayas!
    .hint-1 = El caballo ve todas las casillas marcadas. No las pises.
    .hint-2 = Rodea el caballo pasando por g4 y f5.
    .yes = ¡Por fin en casa! El caballo no te ha visto.

# source 305b152c
lesson-king-danger_past-the-rook = ¡Esquiva la torre y llega hasta la estrella! ¿Dónde está el hueco?
    .because-king-captures-protected = La torre defiende su peón. ¡Déjalo en paz!
    .because-king-into-attack = Alguien mira esa casilla. ¡No vayas!
    .hint-1 = La torre no ve detrás de su propio peón. ¿Por dónde puedes colarte?
    .hint-2 = Cuélate por h3. Luego ve por g4 y f5.
    .yes = ¡Qué hueco tan pequeño! Ni la torre ni el alfil te han visto.

# source 121c69e0
lesson-king-danger_which-one = Tu rey tiene hambre. ¡Captura la pieza que nadie defiende!
    .hint-1 = Señala cada pieza. ¿Qué otra pieza la mira?
    .hint-2 = La torre y el caballo defienden el alfil. El peón defiende el caballo.
    .hint-3 = Nadie defiende la torre de d5. Captúrala.
    .yes = ¡Ñam! Nadie defendía la torre.
    .no = Puedes ir ahí, pero el rey quiere comer algo.
    .because-king-captures-protected = Esa pieza está defendida. Un rey nunca captura una pieza defendida.

# source b15fb15a
lesson-king-danger_guarded-queen = La dama se ha acercado mucho. ¿Puede capturarla tu rey?
    .hint-1 = Busca una pieza negra que vigile g2.
    .hint-2 = La línea del alfil pasa por e4 y f3. ¿Adónde sigue?
    .yes = Exacto: el alfil vigila g2. Un rey nunca captura una pieza defendida.
    .no = Sigue la línea desde d5: e4, f3, g2. El alfil defiende la dama.

# source 82b8b5dd
lesson-king-danger_shadow = ¡La torre te ve! Intenta huir por su fila.
    .hint-1 = Toca el rey de e4 y luego f4.
    .hint-2 = La torre mira a lo largo de toda la fila. Pruébalo y verás.
    .yes = Lo has visto: la línea de la torre sigue detrás del rey.

# source 9be1d0f1
lesson-king-danger_run = ¡La torre de h1 ve a tu rey! Encuentra todas las casillas seguras.
    .hint-1 = La torre vigila toda la primera fila.
    .hint-2 = Sal de la fila: un paso hacia arriba, recto o en diagonal.
    .hint-3 = Hay { $total } casillas seguras: d2, e2 y f2.
    .yes = ¡Las { $total }! Cada vez has salido de la fila de la torre.
    .because-king-stays-on-line = Todavía no: la línea de la torre sigue detrás del rey. Sal de la fila.

# source a3f8bc6c
lesson-king-danger_own-curtain = ¡Captura el caballo! Pero una de tus piezas debe quedarse en casa.
    .hint-1 = Dos de tus piezas miran el caballo de b5. ¿Cuáles?
    .hint-2 = Mira la torre de e8. ¿Qué ve si se va el alfil?
    .hint-3 = Captura en b5 con la torre.
    .yes = ¡Muy bien! El alfil debe proteger a su rey: está _clavado_.
    .no = Puedes jugar eso, pero esta vez captura el caballo.
    .because-pinned = El alfil es la cortina de tu rey. ¡Está _clavado_ y debe quedarse!

# source 726dad7d
lesson-king-danger_along-the-line = Ahora tu torre está clavada. ¿Qué puede capturar a pesar de todo?
    .hint-1 = Una pieza clavada puede moverse por su línea.
    .hint-2 = Sigue la línea desde e2 hasta e7.
    .hint-3 = Captura la torre de e7.
    .yes = Por su línea, tu torre puede moverse. ¡Y hasta capturar!
    .no = Puedes jugar eso, pero captura algo con la torre.
    .because-pinned = Entonces nadie protege a tu rey. ¡Quédate en la línea!

# source 4ce755b9
lesson-king-danger_two-kings = ¡Ahora juegas con las negras! Rodea al rey blanco hasta la estrella.
    .because-king-next-to-king = ¡Demasiado cerca! Dos reyes nunca están uno junto al otro.
    .hint-1 = Deja siempre una casilla entre los dos reyes.
    .hint-2 = Ve primero a c5. Luego, por b4 y b2, hasta c1.
    .yes = ¡Buen paseo! Dos reyes nunca están uno junto al otro.

# source 39792a6c
lesson-king-danger_pinned-guard = El caballo blanco está clavado. Recoge la estrella, ¡pero con cuidado!
    .because-king-into-attack = El caballo está clavado, ¡pero sigue viendo esa casilla!
    .hint-1 = El caballo no puede dejar a su rey. ¡Pero mirar sí que puede!
    .hint-2 = El camino corto está vigilado. Da un rodeo por c4 y d3.
    .hint-3 = Ve a c4, a d3, a e4 y luego a e5.
    .yes = ¡Qué listo el rey! Una pieza clavada sigue vigilando sus casillas.
