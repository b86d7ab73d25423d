### Las palabras de lessons/board-right-way.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5dbd9840
lesson-board-right-way = El tablero bien puesto
    .about = Una esquina clara a tu mano derecha.
    .can = ¡Ves enseguida si un tablero está bien puesto!
    .notes = Objetivo: girar el tablero hasta que cada jugador tenga una esquina clara a su mano derecha, y saber por qué: si no, el rey y la dama cambian de sitio. Que cada pareja gire su tablero un cuarto de vuelta, mire la esquina y siga girando. Hay quien mira la esquina izquierda: que levante primero la mano derecha. El alfil ayuda a recordarlo: no cambia de color, y desde una esquina clara solo llega a la otra clara. Ocho filas de ocho se cuentan de dos en dos: 16, 32, 48, 64.

# source 79895da1
lesson-board-right-way_your-corner = ¡Levanta la mano derecha! Lleva la torre a la esquina de esa mano.
    .hint-1 = Hay dos esquinas cerca. ¿Cuál está a tu mano derecha?
    .hint-2 = Ve por la primera fila, de d1 a h1.
    .yes = ¡Ya estás dentro! Esta esquina es _clara_, y así debe ser.
    .no = Puedes jugar eso. Navega por tu primera fila hasta una esquina.
    .wrong-d1-a1 = Esa esquina está a tu izquierda, y es oscura.

# source 6dd18187
lesson-board-right-way_light-way = ¡De esquina clara a esquina clara! Atrapa las dos estrellas con el alfil.
    .hint-1 = Tu propio peón cierra el camino corto. Rodéalo.
    .hint-2 = Párate primero en f3. Desde ahí ves d1.
    .hint-3 = Luego pasa por a4 y c6 hasta a8.
    .yes = ¡En puerto! Cada jugador tiene una esquina clara.

# source ecabce50
lesson-board-right-way_dark-corners = Dos esquinas son oscuras. ¡Atrapa las dos estrellas en { $best } jugadas!
    .hint-1 = Una línea muy larga une las dos esquinas oscuras. Ponte en ella.
    .hint-2 = Desde g7 miras a h8 y, por el otro lado, a a1.
    .hint-3 = Ve a g7, a h8 y después hasta a1.
    .yes = ¡Las dos esquinas oscuras, en una sola línea!

# source b7a18ec5
lesson-board-right-way_dark-harbor = Tres flechas llegan a esquinas. ¡Prueba la que ningún alfil puede seguir!
    .hint-1 = Tu alfil está en una casilla clara. ¿Qué esquina es oscura?
    .hint-2 = Dos flechas van en diagonal. Una va torcida.
    .hint-3 = Mueve de e4 a a1. El alfil volverá.
    .yes = Un alfil de casillas claras solo tiene medio tablero: nunca una esquina oscura.
    .no = Ese camino está abierto. ¡Busca otra flecha!

# source 64da456f
lesson-board-right-way_round-trip = ¡La vuelta al puerto! Visita las otras tres esquinas con la torre.
    .hint-1 = Tu propio peón cierra uno de los caminos. ¿Cuál?
    .hint-2 = Una vez tienes que volver atrás. Empieza por a1.
    .hint-3 = De a1 vuelve a h1, luego h8 y después a8.
    .yes = Las cuatro esquinas: dos claras y dos oscuras.

# source 24cc15db
lesson-board-right-way_how-many = Ocho casillas de ancho y ocho de largo. ¿Cuántas hay en total?
    .hint-1 = Una fila tiene ocho casillas. ¿Cuántas filas hay?
    .hint-2 = Dos filas tienen 16 casillas, y cuatro filas, 32.
    .hint-3 = Ocho filas tienen el doble que cuatro: 32 y 32.
    .yes = Sí: ¡64! La mitad claras y la mitad oscuras.
    .option-sixteen = 16 casillas
    .option-sixteen-say = Eso son dos filas. Faltan otras seis.
    .option-sixty-four = 64 casillas
    .option-hundred = 100 casillas
    .option-hundred-say = Bastantes menos: son ocho filas de ocho.

# source e22b13b2
lesson-board-right-way_dark-corner = ¡Este tablero está mal puesto! Toca las dos esquinas que deberían ser claras.
    .paper = ¡Este tablero está mal puesto! ¿Qué dos esquinas deberían ser claras?
    .hint-1 = Una está a tu propia mano derecha.
    .hint-2 = La otra está a la mano derecha del otro jugador.
    .hint-3 = Las esquinas h1 y a8 deberían ser claras.
    .yes = ¡Las dos! Gíralo un cuarto de vuelta, o rey y dama cambiarán de sitio.
    .no = Nadie tiene la mano derecha en esa esquina. ¡Piensa en los dos jugadores!

# source 52b0912c
lesson-board-right-way_black-corner = ¡Ahora juegas con las negras! Lleva la torre a la esquina de tu mano derecha.
    .hint-1 = El tablero ha girado. Levanta otra vez la mano derecha.
    .hint-2 = Ve por tu fila, de e8 a a8.
    .yes = ¡También es clara! Cada bando tiene una esquina clara a la mano derecha.
    .no = Puedes jugar eso. Navega por tu fila hasta una esquina.
    .wrong-e8-h8 = Esa esquina está en tu otra mano, y es oscura.

# source d9d8faf1
lesson-board-right-way_lighthouses = ¡Cuatro faros en cuatro esquinas! Enciéndelos todos en { $best } jugadas.
    .hint-1 = El alfil de c6 ve las dos esquinas claras.
    .hint-2 = Tu peón cierra el camino a a1. Debe avanzar.
    .hint-3 = Enciende antes a8 y h1. Luego mueve el peón a e4.
    .yes = ¡Los cuatro brillan! Ahora cualquier barco encuentra el puerto.
