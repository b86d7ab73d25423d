### Las palabras de lessons/family-board.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e2a449f4
lesson-family-board = Cuatro ejércitos, un tablero
    .about = Un juego en familia, de dos a cuatro jugadores. No es para torneos.
    .can = ¡Ya te mueves a tus anchas por el tablero para cuatro!
    .notes =
        Objetivo: conocer el tablero grande y sus cuatro ejércitos, y saber a quién le toca. Son las reglas de la casa de una familia, no las Leyes del Ajedrez; dilo antes de la primera jugada. Falta el dibujo de la hoja del juego: el tamaño del tablero, los colores, los sitios y el turno los elegimos nosotros, y por qué falta el peón es lo que suponemos. El tablero de siempre recibe dos filas más a cada lado, las esquinas quedan vacías y cada ejército deja fuera su último peón de la derecha. Además, cada ejército lleva un signo: el blanco, un círculo; el azul, un rombo; el negro, un cuadrado; el amarillo, un triángulo. Sienta a cuatro niños alrededor de un tablero de papel de doce por doce casillas, con cuatro casillas recortadas en cada esquina, y que cada uno coloque un ejército. Errores comunes: que el turno cruce la mesa en vez de dar la vuelta como un tiovivo, y tomar las esquinas por casillas.

# source 4e74ccd7
lesson-family-board_merry-go-round = En la feria, cuatro familias comparten tablero. ¡Súbete al tiovivo con tu dama!
    .hint-1 = La estrella vuela de familia en familia. ¡Síguela en diagonal!
    .hint-2 = Ve a a7, luego a f12, a l6 y a g1.
    .yes = ¡Una vuelta entera! En cada estrella vive una familia.

# source 863a9b6a
lesson-family-board_armies = Mueves por todos: empiezan las blancas con el peón de e2. Luego sigue las flechas: ¡azules, negras, amarillas!
    .hint-1 = El peón blanco del círculo está en e2. Muévelo a e4.
    .hint-2 = Luego, azules desde b7, negras desde g11 y amarillas desde k6.
    .yes = Blancas al sur, azules al oeste, negras al norte, amarillas al este. ¡Lo elegimos nosotros!
    .because-not-your-piece = A esa familia no le toca. Tras las blancas van azules, negras y amarillas.

# source 42555307
lesson-family-board_whose-turn = Han jugado las blancas y las azules. Haz las dos jugadas siguientes: ¿a quién le toca ahora?
    .hint-1 = Lo elegimos así: el turno gira como las agujas de un reloj.
    .hint-2 = Las azules están en el oeste. ¿Quién está en el norte?
    .hint-3 = Mueve primero el peón negro de g11. Luego, el peón amarillo de k6.
    .yes = Exacto: tras las azules van las negras, y luego las amarillas.
    .because-not-your-piece = Todavía no. Mira quién ha movido: ¿a quién le toca después?

# source abe07a7c
lesson-family-board_missing = Cada ejército deja fuera su último peón de la derecha. Toca esas cuatro casillas vacías.
    .paper = Cada ejército deja fuera su último peón de la derecha. ¿Dónde están esas cuatro casillas?
    .hint-1 = Hay peones blancos desde c2 hasta i2. ¿Qué casilla viene después?
    .hint-2 = Recorre los lados: en una punta de cada hilera falta un peón.
    .hint-3 = Los huecos son j2, b3, c11 y k10.
    .yes = Las { $total }: aquí cada ejército tiene siete peones. En el ajedrez normal tiene ocho.
    .no = Esa casilla no es un hueco. Mira las dos puntas de cada hilera de peones.

# source a571e6e6
lesson-family-board_all-eight = Aquí nadie ha dejado fuera ningún peón. Dos peones blancos ya pueden capturar: ¡encuéntralos!
    .hint-1 = ¿Cómo captura un peón? A un paso en diagonal hacia delante.
    .hint-2 = Mira las dos puntas de la hilera de peones blancos.
    .hint-3 = Uno captura de c2 en b3; el otro, de j2 en k3.
    .yes = ¡Y en la primera jugada! Creemos que por eso cada familia deja fuera un peón.
    .no = Puedes jugar eso, pero no captura nada. Mira las dos puntas de la hilera.

# source 22efe540
lesson-family-board_over-the-corner = Una de las tres flechas está prohibida. ¡Pruébala!
    .hint-1 = Nombra las casillas de cada flecha. ¿Dónde falta una?
    .hint-2 = De d1 a b3 se pasa por c2. Todas son casillas.
    .hint-3 = Mueve de c1 a a3. El alfil volverá.
    .yes = Entre c1 y a3 no hay ninguna casilla.
    .no = Eso está permitido: no le falta ninguna casilla. ¡Busca otra flecha!

# source 5fce088b
lesson-family-board_past-the-corner = Tu alfil se cuela junto a las esquinas. ¡Captura las { $total } piezas!
    .hint-1 = ¿Quién está en b3, justo detrás de la esquina?
    .hint-2 = Captura en b3, en j11 y en k10.
    .yes = ¡Has pasado junto a dos esquinas! Azules, negras y amarillas tienen una pieza menos.

# source e2b7ec82
lesson-family-board_beside-the-corner = Aquí falta una esquina. ¡Rodéala con tu rey y atrapa las dos estrellas!
    .hint-1 = Donde falta la esquina no puede estar nadie.
    .hint-2 = Desde c2, un paso lleva al otro lado de la esquina: b3.
    .hint-3 = Ve a c2, luego a b3 y después a a3.
    .yes = ¡Tu rey ha rodeado la esquina, casilla a casilla!

# source 27484994
lesson-family-board_open-path = ¡Ahora juegas con las azules, en el oeste! Encuentra la pieza que puede capturar algo.
    .hint-1 = El hueco de b3 deja un camino abierto.
    .hint-2 = Empieza por la torre de a3 y sigue en línea recta.
    .hint-3 = La torre puede ir desde a3 hasta k3.
    .yes = Has encontrado el camino abierto. Pero mira: ¡la torre amarilla de l3 captura la tuya!
    .no = Puedes jugar eso, pero no captura nada. ¿Qué pieza mira por el hueco?

# source b79da158
lesson-family-board_round-trip = ¡De visita por todo el barrio! Captura las { $total } piezas en { $best } jugadas.
    .hint-1 = Tu torre ve el caballo blanco de e4. ¡Empieza por ahí!
    .hint-2 = Sigue recto hasta l4 y luego ve a l9.
    .hint-3 = Captura en e4, l4, l9, f9, f12 y f1.
    .yes = Has visitado a blancas, amarillas y negras. ¡Lo demás es como en el ajedrez normal!
