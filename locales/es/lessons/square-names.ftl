### Las palabras de lessons/square-names.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 77cb6b32
lesson-square-names = Cada casilla tiene su nombre
    .about = Primero una letra, luego un número.
    .can = ¡Ya encuentras cualquier casilla por su nombre!
    .notes = Objetivo: encontrar cualquier casilla por su nombre, del lado de las blancas y del lado de las negras, y mover hasta ella. Di una casilla y que la clase la toque; más tarde, que la digan los niños y las niñas. Dibuja un mapa del tesoro propio: tres nombres y algo dulce en la última casilla. Muchos dicen primero el número. Recuérdales: letra y luego número, como en a1.

# source c74e2622
lesson-square-names_letter-and-number = Letra _e_, número _4_: es e4. ¡Lleva allí tu torre!
    .hint-1 = La letra dice la columna y el número dice la fila.
    .hint-2 = La torre ya está en la columna e. Sube hasta la fila 4.
    .hint-3 = Mueve de e1 a e4.
    .yes = Sí, e4: primero la letra, luego el número.
    .no = Esa es otra casilla. Busca el 4 en el borde.

# source 684993dd
lesson-square-names_whole-file = Una _columna_ va de tu lado al otro. ¡Captura la pieza de la columna h!
    .hint-1 = Busca la letra h en el borde del tablero.
    .hint-2 = Sube desde la h hasta encontrar a alguien.
    .hint-3 = Captura el caballo de h7.
    .yes = Estaba en la columna h. ¡Has leído la letra!
    .no = Ahí no hay nadie. Busca la letra h.
    .wrong-d3-a6 = Esa es la columna a. Busca la h en el borde.
    .wrong-d3-d7 = Esa es la columna d. Busca la h en el borde.
    .wrong-d3-h3 = Estás en la columna h. ¡Captura la pieza que hay en ella!

# source 587b798f
lesson-square-names_whole-rank = Una _fila_ va de lado a lado. ¡Captura la pieza de la fila 6!
    .hint-1 = Busca el número 6 en el borde del tablero.
    .hint-2 = Sigue desde el 6 en línea recta hasta encontrar a alguien.
    .hint-3 = Captura el peón de a6.
    .yes = Estaba en la fila 6. ¡Has leído el número!
    .no = Ahí no hay nadie. Busca el número 6.
    .wrong-d3-d7 = Esa es la fila 7. Buscamos la de abajo.
    .wrong-d3-h7 = Esa es la fila 7. Buscamos la de abajo.

# source b2a0ebb2
lesson-square-names_find = ¡Al escondite! Encuentra las { $total } casillas que te diga.
    .hint-1 = Pon un dedo en la letra y otro en el número.
    .hint-2 = Mueve los dos en línea recta hasta que se encuentren.
    .yes = ¡Las { $total }! De ti no se esconde nadie.

# source 2c6275d7
lesson-square-names_on-e3 = ¿Cómo se llama la casilla de la torre?
    .hint-1 = ¿Qué letra hay al final de su columna?
    .hint-2 = ¿Qué número hay al final de su fila? Es el 3.
    .option-c5 = c5
    .option-c5-say = La casilla c5 está en otro sitio. Mira primero la letra.
    .option-number-first = 3e
    .option-number-first-say = La letra y el número están bien. Di primero la letra.
    .option-e3 = e3
    .yes = Sí: columna e y fila 3, eso es e3.

# source 5720ea38
lesson-square-names_hop = ¡Salta a f5!
    .hint-1 = Busca primero la letra f. Luego el 5.
    .hint-2 = Dos columnas hacia un lado y una fila hacia arriba.
    .hint-3 = Salta de d4 a f5.
    .yes = ¡Justo en f5!
    .no = Esa es otra casilla. Primero la letra f, luego el 5.
    .wrong-d4-e6 = Esa es e6. Lee primero la letra: f.
    .wrong-d4-f3 = La letra está bien. Ahora busca el número 5.

# source d4dfd542
lesson-square-names_treasure = ¡Un mapa del tesoro! Con la torre: a5, luego f5, luego f2.
    .hint-1 = Empieza por la columna a. Párate en la fila 5.
    .hint-2 = Luego sigue por la fila 5 hasta la letra f.
    .hint-3 = En f5 gira y baja: el tesoro está en f2.
    .yes = ¡Has encontrado el tesoro!
    .no = Eso no está en tu mapa. Léelo otra vez.

# source b17d49c0
lesson-square-names_from-black = ¡Ahora juegas con las negras! Encuentra { $total } casillas desde este lado.
    .hint-1 = Las letras y los números han girado con el tablero. Léelos en el borde.
    .hint-2 = Pon un dedo en la letra y otro en el número.
    .yes = ¡Las { $total }, y del lado de las negras!

# source 9f9d3dab
lesson-square-names_bishop-there = ¡Tu alfil negro va a g4!
    .hint-1 = Busca la letra g. Luego cuenta hasta la fila 4.
    .hint-2 = El alfil va en diagonal y pasa por d7, e6 y f5.
    .hint-3 = Mueve de c8 a g4.
    .yes = Ahí está: en g4.
    .no = Esa es otra casilla. Primero la letra g, luego el 4.
    .wrong-c8-a6 = Esa es a6. Busca la letra g.
    .wrong-c8-f5 = ¡Casi! De f5 a g4 falta una casilla.

# source 97574648
lesson-square-names_called-out = Captura donde te diga: ¡en d2, en g5, en b5!
    .hint-1 = Ve nombre por nombre. Primero, d2.
    .hint-2 = Desde d2, la dama ve el caballo de g5.
    .hint-3 = Desde g5, sigue recto por la fila 5 hasta b5.
    .yes = Tres nombres, tres bocados. ¡Ñam!
    .no = He dicho otra cosa: d2, luego g5, luego b5.

# source a669101e
lesson-square-names_round = ¡Ahora, { $total } casillas nuevas! Encuentra cada una a la primera.
    .yes = ¡Las encuentras por todo el tablero!
