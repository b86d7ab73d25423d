### Las palabras de lessons/family-coming-and-going.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source ea910536
lesson-family-coming-and-going = Irse y volver
    .about = Regla de la casa: los más pequeños pueden irse y volver.
    .notes =
        Objetivo: un niño pequeño puede dejar la mesa y volver. Sus piezas se quedan donde están y duermen: no atacan nada, su rey no puede recibir jaque mate y solo los peones pueden capturarlas. El turno se salta la silla vacía. La hoja del juego habla de niños de hasta diez años y de jugadores con 25 años menos que el mayor; aquí pedimos las dos cosas, y quien supervisa puede permitir más. Que un niño salga de verdad de la habitación durante dos vueltas. Error común: seguir temiendo una torre dormida. En los torneos no existe nada de esto.

# source 0ec6c8a3
lesson-family-coming-and-going_snack = Regla de la casa: un niño puede irse un rato. Las piezas negras de Ben duermen hasta que vuelva.

# source b1515da6
lesson-family-coming-and-going_how-old = Puedes irte si tienes diez años o menos. La persona de más edad debe llevarte al menos 25 años.

# source fcfa1375
lesson-family-coming-and-going_who-may = La persona de más edad tiene 40 años. ¿Quién puede irse un rato?
    .hint-1 = Busca primero a alguien de diez años o menos.
    .hint-2 = De 9 a 40 van 31 años. ¿Son 25 o más?
    .yes = Exacto: Lea tiene menos de diez años. Y de 9 a 40 van 31.
    .option-lea = Lea, 9 años
    .option-tom = Tom, 13 años
    .option-tom-say = Tom tiene más de diez años. Busca a alguien más pequeño.
    .option-mom = Mamá, 38 años
    .option-mom-say = Los adultos se quedan en la mesa. Busca a un niño o a una niña.

# source 5bc83f62
lesson-family-coming-and-going_too-close = Ahora la persona de más edad tiene solo 30 años. ¿Puede irse Lea, que tiene 9?
    .hint-1 = ¿Cuántos años van de 9 a 30?
    .hint-2 = Solo 21 años. La regla pide 25.
    .yes = Exacto: 21 años son pocos. Pero quien supervisa puede permitirlo.
    .option-yes = Sí, Lea tiene menos de diez años
    .option-yes-say = Eso es la mitad de la regla. Ahora cuenta de 9 a 30.
    .option-no = No, hacen falta 25 años

# source 593b4ee9
lesson-family-coming-and-going_rook-waits = Ben, el de las negras, no está. Intenta capturar con tu torre el caballo dormido de e5.
    .hint-1 = Toca la torre de e1 y luego e5.
    .hint-2 = El jugador del caballo no está. Pruébalo y verás.
    .yes = Lo has visto: la torre debe dejar en paz a quien duerme.

# source 9cd31eae
lesson-family-coming-and-going_pawn-takes = Solo un peón puede capturar una pieza dormida. ¡Captura el caballo de e5!
    .hint-1 = ¿Cuál de tus piezas es un peón? Mira en diagonal hacia delante.
    .hint-2 = El peón de d4 captura en e5.
    .yes = El peón ha capturado el caballo. Los peones pueden, aunque la pieza duerma.
    .no = Puedes jugar eso, pero no captura nada. Mira tu peón de d4.
    .because-absent-only-pawns-may-capture = Todavía no: la torre debe esperar. Solo un peón puede capturar una pieza dormida.

# source 2e2c79bb
lesson-family-coming-and-going_back-again = Ben ha vuelto y sus piezas están despiertas. ¿Puede la torre de e1 capturar ahora en e5?
    .hint-1 = ¿Duerme todavía el caballo de e5?
    .hint-2 = Ben ha vuelto a la mesa. Valen las reglas de siempre.
    .yes = Exacto: quien ha vuelto juega como todos los demás.
    .no = Ben ha vuelto a la mesa. Cualquier pieza puede capturar una pieza despierta.

# source ad0d305f
lesson-family-coming-and-going_sleeping-rook = Ben se ha ido otra vez. ¿Puede tu rey blanco ir de g3 a h3?
    .hint-1 = La torre de h8 mira por la columna h. ¿Duerme?
    .hint-2 = Una pieza dormida no ataca nada.
    .yes = Exacto: la torre de h8 duerme y no ataca nada.
    .no = Ben no está. Una torre dormida no vigila ninguna casilla.

# source d5da8b63
lesson-family-coming-and-going_rook-awake = Ahora Ben ha vuelto a la mesa. ¿Puede el rey ir de g3 a h3?
    .hint-1 = ¿Qué vigila la torre de h8 cuando está despierta?
    .hint-2 = Vigila toda la columna h, hasta h1.
    .yes = Exacto: una torre despierta vigila h3. Un rey nunca se mete en peligro.
    .no = La torre de h8 está otra vez despierta. Vigila h3.

# source 7ad09471
lesson-family-coming-and-going_no-mate = Ben no está. La torre blanca de c12 ataca al rey dormido: ¿qué es eso?
    .hint-1 = ¿Qué puede pasarle al rey de alguien que no está?
    .hint-2 = A quien no está no se le puede dar jaque mate.
    .yes = Exacto: un rey dormido no está en jaque ni en jaque mate. Ben puede acabar su merienda.
    .option-mate = Jaque mate
    .option-mate-say = A quien no está no se le da jaque mate. ¡No sería amable!
    .option-check = Jaque
    .option-check-say = Un rey dormido no puede estar en jaque. Ben ni siquiera está aquí.
    .option-nothing = Ni jaque ni mate: el rey duerme
