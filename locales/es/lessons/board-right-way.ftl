### Las palabras de lessons/board-right-way.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source deed57f2
lesson-board-right-way = El tablero bien colocado
    .about = Una esquina clara a tu derecha.
    .notes =
        Objetivo: girar el tablero hasta que cada bando tenga una esquina clara a su derecha.
        Cada pareja gira su tablero un cuarto de vuelta, mira la esquina y lo sigue girando.
        Hay quien mira la esquina de su izquierda. Pide que levanten primero la mano derecha.

# source df117568
lesson-board-right-way_right-hand =
    La esquina junto a tu _mano derecha_ es clara. Y lo mismo le pasa a tu rival.

# source 6d3f0fd3
lesson-board-right-way_your-corner = Estás del lado de las blancas. Toca la esquina junto a tu mano derecha.
    .hint-1 = Levanta la mano derecha y señala el tablero.
    .hint-2 = La esquina más cercana a esa mano se llama h1.
    .yes = Sí: h1 es tu esquina, y es clara.
    .no = Mira la esquina más cercana a tu mano derecha.

# source ef5b1d76
lesson-board-right-way_black-corner = Ahora estás del lado de las negras. Toca la esquina junto a tu mano derecha.
    .hint-1 = El tablero ha girado. Levanta otra vez la mano derecha.
    .hint-2 = Busca la letra a y el número 8.
    .yes = Sí: a8 también es clara. Cada bando tiene su esquina clara.
    .no = Mira la esquina más cercana a tu mano derecha.

# source 80452a80
lesson-board-right-way_dark-corners = El tablero tiene cuatro esquinas. Toca las dos _oscuras_.
    .hint-1 = Las esquinas h1 y a8 son claras. ¿Cuáles quedan?
    .hint-2 = Una esquina oscura es a1. La otra está lejos de ella.
    .yes = ¡Las dos! Las esquinas a1 y h8 son oscuras.
    .no = Mira las cuatro esquinas: dos son claras y dos oscuras.

# source 07936338
lesson-board-right-way_how-many = Ocho casillas a lo ancho y ocho a lo largo. ¿Cuántas hay en total?
    .hint-1 = Una fila tiene ocho casillas. ¿Cuántas filas hay?
    .hint-2 = Suma ocho una y otra vez: 8, 16, 24, 32.
    .hint-3 = Cuatro filas tienen 32 casillas. Ocho filas tienen el doble.
    .option-sixteen = 16 casillas
    .option-sixteen-say = Eso son dos filas. Quedan seis filas más.
    .option-sixty-four = 64 casillas
    .option-hundred = 100 casillas
    .option-hundred-say = Algunas menos: hay ocho filas de ocho.
    .yes = Sí: 64 casillas. La mitad son claras y la mitad oscuras.

# source bed7ac11
lesson-board-right-way_light-corner = Imagina un tablero en la mesa: tu esquina derecha es _clara_. ¿Qué haces?
    .hint-1 = Clara a la derecha: ¿eso está bien?
    .hint-2 = Ya está como tiene que estar.
    .option-start = Coloco las piezas
    .option-turn = Primero giro el tablero
    .option-turn-say = Déjalo así: una esquina clara a tu derecha está bien.
    .yes = Sí: el tablero está bien. Puedes colocar las piezas.

# source ac88ab1f
lesson-board-right-way_dark-corner = Imagina otro tablero: tu esquina derecha es _oscura_. ¿Qué haces?
    .hint-1 = ¿Qué ha cambiado? Solo el color de la esquina.
    .hint-2 = Con un cuarto de vuelta, la esquina clara llega a tu derecha.
    .option-start = Coloco las piezas
    .option-start-say = Todavía no: el rey y la dama cambiarían de sitio.
    .option-turn = Giro el tablero un cuarto de vuelta
    .yes = Sí: primero gíralo. Si no, el rey y la dama cambian de sitio.

# source c8c4750e
lesson-board-right-way_rice-again = 1 grano de arroz en a1, y luego siempre el doble. ¿Qué casilla recibe más?
    .hint-1 = A lo largo de la flecha, cada casilla recibe el doble.
    .hint-2 = La fila acaba en la esquina clara.
    .yes = Sí: h1 recibe 128 granos, más que ninguna otra de su fila.
    .no = Sigue por la flecha: la casilla siguiente recibe más.

# source 01467300
lesson-board-right-way_real-board =
    Gira un tablero de verdad un cuarto de vuelta. Sigue girándolo hasta que las dos esquinas derechas sean claras.
