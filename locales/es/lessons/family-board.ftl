### Las palabras de lessons/family-board.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 2cb266a4
lesson-family-board = Cuatro ejércitos, un tablero
    .about = Un juego en familia, de dos a cuatro jugadores. No es para torneos.
    .notes =
        Objetivo: conocer el tablero grande y sus cuatro ejércitos. Son las reglas de la casa de una familia, no las Leyes del Ajedrez; dilo antes de la primera jugada. El tablero de siempre recibe dos filas más a cada lado, las esquinas quedan vacías y cada ejército deja fuera su último peón de la derecha. Además, cada ejército lleva un signo: el blanco, un círculo; el azul, un rombo; el negro, un cuadrado; el amarillo, un triángulo. Sienta a cuatro niños alrededor de un tablero de papel y que cada uno coloque un ejército. Errores comunes: que el turno cruce la mesa en vez de dar la vuelta, y tomar las esquinas por casillas.

# source c8cde691
lesson-family-board_armies =
    Una familia inventó este juego para cuatro. Blancas al sur, azules al oeste, negras al norte, amarillas al este.

# source 03c54f34
lesson-family-board_missing = Cada ejército deja fuera su último peón de la derecha. Toca esas cuatro casillas vacías.
    .hint-1 = Hay peones blancos desde c2 hasta i2. ¿Qué casilla viene después?
    .hint-2 = Recorre los lados: en una punta de cada hilera falta un peón.
    .hint-3 = Los huecos son j2, b3, c11 y k10.
    .yes = Las { $total }: aquí cada ejército tiene siete peones. En el ajedrez normal tiene ocho.
    .no = Esa casilla no es un hueco. Mira las dos puntas de cada hilera de peones.

# source e0133dd5
lesson-family-board_all-eight = Aquí nadie ha dejado fuera ningún peón. ¿Puede el peón blanco de c2 capturar en b3?
    .hint-1 = ¿Cómo captura un peón? A un paso en diagonal hacia delante.
    .hint-2 = A un paso en diagonal de c2 está b3. Ahí hay un peón azul.
    .yes = Exacto, ¡y en la primera jugada! Por eso la familia deja fuera ese peón.
    .no = De c2 a b3 hay un paso en diagonal. Ahí hay un peón azul.

# source d4ea9833
lesson-family-board_only-seven = Ahora faltan los últimos peones de la derecha. ¿Puede el peón de c2 ir a b3?
    .hint-1 = ¿Qué hay ahora en b3?
    .hint-2 = Un peón va en diagonal solo para capturar.
    .yes = Exacto: b3 está vacía, así que no hay nada que capturar.
    .no = Mira b3: está vacía. Un peón va en diagonal solo para capturar.

# source 487c9c49
lesson-family-board_open-path = Juegas con las azules, en el oeste. Una de tus piezas puede capturar algo: ¡encuéntrala!
    .hint-1 = El hueco de b3 deja un camino abierto.
    .hint-2 = Empieza por la torre de a3 y sigue en línea recta.
    .hint-3 = La torre puede ir desde a3 hasta k3.
    .yes = Has encontrado el camino abierto. Pero mira: ¡la torre amarilla de l3 captura la tuya!
    .no = Puedes jugar eso, pero no captura nada. ¿Qué pieza mira por el hueco?

# source 666a30a1
lesson-family-board_whose-turn = Las blancas han movido. ¿Pueden jugar ahora las negras, con el caballo de d12 a e10?
    .hint-1 = El turno recorre la mesa como las agujas de un reloj.
    .hint-2 = ¿Quién está junto a las blancas, en el oeste?
    .yes = Exacto: tras las blancas van las azules, las negras y las amarillas.
    .no = Solo en una partida de dos. Aquí les toca a las azules.

# source 9c28a5ff
lesson-family-board_past-the-corner = ¿Puede el alfil blanco de d1 capturar el caballo de b3?
    .hint-1 = Di las casillas de su camino: d1, c2, b3.
    .hint-2 = ¿Son todas casillas del tablero?
    .yes = Exacto: el camino roza la esquina, pero no le falta ninguna casilla.
    .no = Sigue el camino del alfil: d1, c2, b3. Todas son casillas.

# source 74b8283b
lesson-family-board_over-the-corner = Ahora el alfil está en c1. Intenta capturar la torre de a3.
    .hint-1 = Toca el alfil de c1 y luego a3.
    .hint-2 = ¿Qué hay entre c1 y a3? Pruébalo y verás.
    .yes = Lo has visto: entre c1 y a3 no hay ninguna casilla.

# source a8dfb71a
lesson-family-board_beside-the-corner = El rey blanco está junto a una esquina, en c2. Toca cada casilla adonde puede ir.
    .hint-1 = El rey da un paso en cualquier dirección, siempre a una casilla.
    .hint-2 = Donde falta la esquina no puede estar nadie. Pero b3 sí es una casilla.
    .hint-3 = Hay { $total } casillas: b3, c3, d3, d2, d1 y c1.
    .yes = ¡Las { $total }! En un tablero entero habría dos más.
    .no = Eso está a más de un paso de c2. Mira justo alrededor del rey.

# source c40fe830
lesson-family-board_paper-board =
    Dibuja un tablero de doce por doce casillas. Recorta cuatro casillas en cada esquina.
