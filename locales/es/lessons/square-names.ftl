### Las palabras de lessons/square-names.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9c162b4a
lesson-square-names = Cada casilla tiene su nombre
    .about = Primero una letra, luego un número.
    .notes =
        Objetivo: encontrar y nombrar cualquier casilla, del lado de las blancas y del lado de las negras.
        Di una casilla y que la clase la toque; más tarde, que la digan los niños y las niñas.
        Muchos dicen primero el número. Recuérdales: letra y luego número, como en a1.

# source 5b9c92c8
lesson-square-names_letter-and-number =
    La letra dice la _columna_ y el número dice la _fila_. Se encuentran en e4.

# source 8270f437
lesson-square-names_whole-file = Una _columna_ va de las blancas a las negras. Toca las { $total } casillas de la columna c.
    .hint-1 = Busca la letra c en el borde del tablero.
    .hint-2 = Empieza en c1 y sigue recto hasta c8.
    .yes = ¡Las { $total }! La columna c va de c1 a c8.
    .no = Mira la letra del borde: buscamos la c.

# source d94f94a3
lesson-square-names_whole-rank = Una _fila_ va de lado a lado. Estás con las negras: toca la fila 6.
    .hint-1 = Busca el número 6 en el borde del tablero.
    .hint-2 = Empieza en a6 y sigue recto hasta h6.
    .yes = ¡Las { $total }! La fila 6 va de a6 a h6.
    .no = Mira el número del borde: buscamos el 6.

# source 4d9e4b86
lesson-square-names_find = Encuentra { $total } casillas. Sigue la letra y luego el número.
    .hint-1 = Pon un dedo en la letra y otro en el número.
    .hint-2 = Mueve los dos en línea recta hasta que se encuentren.
    .yes = ¡Has encontrado las { $total }! Has leído la letra y el número.

# source 61d75cfc
lesson-square-names_on-e3 = Hay una torre en el círculo. ¿Cómo se llama su casilla?
    .hint-1 = ¿Qué letra hay al final de su columna?
    .hint-2 = ¿Qué número hay al final de su fila? Es el 3.
    .option-c5 = c5
    .option-c5-say = La casilla c5 está en otro sitio. Mira primero la letra.
    .option-number-first = 3e
    .option-number-first-say = La letra y el número están bien. Di primero la letra.
    .option-e3 = e3
    .yes = Sí: columna e y fila 3, eso es e3.

# source c45a15b3
lesson-square-names_on-c5 = La torre está en otra casilla. ¿Cómo se llama ahora?
    .hint-1 = Mira la letra del borde y luego el número.
    .hint-2 = La columna es la tercera: a, b, c.
    .option-e3 = e3
    .option-e3-say = Ahí estaba antes. Mira el círculo.
    .option-c5 = c5
    .option-c4 = c4
    .option-c4-say = La letra está bien. Mira otra vez el número.
    .yes = Sí: columna c y fila 5, eso es c5.

# source 28ba4b99
lesson-square-names_from-black = Estás con las negras: ahora a1 queda lejos. Encuentra { $total } casillas.
    .hint-1 = Lee las letras y los números del borde. También han girado.
    .hint-2 = Pon un dedo en la letra y otro en el número.
    .yes = ¡Has encontrado las { $total }, y del lado de las negras!

# source 479b05c4
lesson-square-names_light-or-dark = Una vieja pregunta: ¿la casilla del círculo es clara u oscura?
    .hint-1 = Compara la casilla con la de al lado.
    .hint-2 = Al lado de una oscura siempre hay una clara.
    .yes = ¡Las { $total }! Claras y oscuras siempre se turnan.

# source ccbb62dc
lesson-square-names_real-board =
    Busca un tablero de verdad y a alguien que juegue contigo. Uno dice una casilla, el otro la toca.
