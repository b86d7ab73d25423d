### Las palabras de lessons/knight.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 920cd804
lesson-knight = El caballo
    .about = Dos casillas, luego una de lado, por encima de todo.
    .notes =
        Objetivo: encontrar las casillas del caballo y ver que salta por encima de las piezas amigas.
        Un niño o una niña salta como el caballo por las baldosas del suelo: dos en línea recta, una de lado, y aterriza.
        Muchos cuentan dos veces la primera casilla. La casilla donde está no cuenta.

# source 9f18c5e4
lesson-knight_two-and-one =
    El _caballo_ salta: dos casillas en línea recta y una de lado. Aquí cae en e6.

# source 7d2f5f05
lesson-knight_every-square = Toca cada casilla adonde puede saltar este caballo.
    .hint-1 = Ve dos casillas hacia arriba y una de lado: d6 y f6.
    .hint-2 = Ahora dos casillas a cada lado, y una hacia arriba o abajo.
    .hint-3 = Todas las casillas son oscuras. Forman un anillo alrededor de e4.
    .yes = ¡Las { $total } casillas! Forman un anillo alrededor del caballo.
    .no = Cuenta otra vez desde e4: dos en línea recta, una de lado.

# source 688eacf6
lesson-knight_first-jump = Juegas con las negras. ¿Adónde puede saltar el caballo de b8 por encima de los peones?
    .hint-1 = El caballo salta por encima de sus propios peones.
    .hint-2 = Avanza dos filas desde b8 y luego una casilla de lado.
    .yes = ¡Las dos! Desde b8, el caballo salta por encima de los peones.
    .no = Cuenta desde b8: dos en línea recta, una de lado, y casilla libre.

# source 899f2bdc
lesson-knight_straight = Intenta ir solo recto: mueve el caballo de d4 a d6.
    .hint-1 = Toca el caballo de d4 y luego d6.
    .hint-2 = Falta un paso de lado. Pruébalo igualmente.
    .yes = Lo has visto: el paso de lado también forma parte del salto.

# source df63ba8f
lesson-knight_over-the-wall = Sus propios peones lo rodean. ¿Puede saltar el caballo a e6?
    .hint-1 = En e6 no hay nadie.
    .hint-2 = Al caballo no le importa lo que haya en medio.
    .yes = Exacto: el caballo salta sobre los peones, y e6 está libre.
    .no = Un caballo salta por encima de todo. Mira solo e6: está libre.

# source b79ae9fb
lesson-knight_friend-there = Ahora el peón de d6 está en e6. ¿Puede saltar ahí el caballo?
    .hint-1 = Mira la casilla donde cae: e6.
    .hint-2 = Dos piezas nunca comparten una casilla.
    .yes = Exacto: salta sobre piezas amigas, pero nunca cae encima de una.
    .no = Mira e6: ahí está tu propio peón.

# source 7ad58079
lesson-knight_color = El caballo está en una casilla clara. ¿De qué color es la casilla donde cae?
    .hint-1 = Salta con el dedo: de e4 a d6, g5 o c3.
    .hint-2 = Compara e4 con f6.
    .option-light = Clara otra vez
    .option-light-say = Salta una vez con el dedo, por ejemplo a d6. ¿Es clara esa casilla?
    .option-dark = Oscura
    .option-either = Unas veces clara y otras oscura
    .option-either-say = Prueba los ocho saltos con el dedo: hay un solo color.
    .yes = Sí: con cada salto cambia el color de su casilla.

# source f048d580
lesson-knight_with-the-bishop = Te ayuda un viejo amigo: el alfil. Recoge las { $total } estrellas en { $best } jugadas.
    .hint-1 = El alfil de f1 se queda en las casillas claras.
    .hint-2 = El caballo salta de b1 a c3, y luego a e4.
    .hint-3 = El alfil va a c4, y luego a g8.
    .yes = ¡Las { $total } estrellas! El caballo ha cambiado de color; el alfil, nunca.

# source 57091cac
lesson-knight_far-corner = Juegas con las negras. Salta de h8 a la estrella de a1 en { $best } jugadas.
    .hint-1 = Salta primero hacia el centro, no por el borde.
    .hint-2 = Empieza por f7.
    .hint-3 = Un camino: f7, e5, c4, a3, c2, a1.
    .yes = ¡Conseguida! El caballo ha cruzado todo el tablero.
