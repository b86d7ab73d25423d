### Las palabras de lessons/bishop.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 159c4edf
lesson-bishop = El alfil
    .about = Diagonales, y un solo color para siempre.
    .notes =
        Objetivo: mover el alfil en diagonal y ver que nunca cambia el color de su casilla.
        Dos niños llevan por un tablero de verdad un alfil de casillas claras y otro de casillas oscuras, e intentan juntarse en una casilla: nunca lo logran.
        Hay quien dobla la línea a medio camino. Una jugada es una sola diagonal recta.

# source 15ae6a88
lesson-bishop_diagonals =
    El _alfil_ va en diagonal, por las esquinas de las casillas. Llega tan lejos como quiera.

# source de35b97f
lesson-bishop_every-square = Toca cada casilla adonde puede ir este alfil.
    .hint-1 = Empieza en b3 y pasa por las esquinas: c4, d5 y sigue.
    .hint-2 = De b3 salen cuatro líneas. Una de ellas es larga.
    .yes = ¡Las { $total } casillas! Has seguido cuatro diagonales hasta el borde.
    .no = Mira otra vez: solo cuentan casillas que se tocan por las esquinas.

# source 10531d78
lesson-bishop_three-stars = Juegas con las negras. Recoge las { $total } estrellas en { $best } jugadas.
    .hint-1 = Sigue la diagonal que empieza en c8. Ahí hay una estrella.
    .hint-2 = De f5 ve a h7, y después a g8.
    .yes = ¡Las { $total } estrellas! Cada jugada ha sido una diagonal.

# source b2ca199a
lesson-bishop_straight = Juegas con las negras. Intenta ir recto: mueve el alfil de d6 a d3.
    .hint-1 = Toca el alfil de d6 y luego d3.
    .hint-2 = Volverá a su casilla, y no importa. Mira qué pasa.
    .yes = Lo has visto: el alfil va en diagonal, nunca recto.

# source 452896f5
lesson-bishop_pawn-in-the-way = Intenta mover el alfil de f1 a c4.
    .hint-1 = Toca el alfil de f1 y luego c4.
    .hint-2 = En su camino, en e2, está tu propio peón. Pruébalo.
    .yes = Lo has visto: un alfil nunca salta por encima de una pieza.

# source e7b7e6f8
lesson-bishop_pawn-stepped = Ahora el peón está en e3. ¿Puede ir el alfil a c4?
    .hint-1 = Sigue el camino con el dedo: f1, e2, d3, c4.
    .hint-2 = ¿Hay alguna de esas casillas ocupada?
    .yes = Exacto: e2 y d3 están vacías. El camino queda libre.
    .no = Sigue el camino por e2 y d3. Ahora ahí no hay nada.

# source 0d2f0beb
lesson-bishop_other-color = El alfil de f1 quiere llegar a d4. ¿Cuántas jugadas necesita?
    .hint-1 = Mira el color de f1. Después mira d4.
    .hint-2 = Las casillas de una diagonal son todas del mismo color.
    .hint-3 = La casilla f1 es clara y d4 es oscura.
    .option-one-move = Una jugada
    .option-one-move-say = De f1 a d4 no hay ninguna diagonal.
    .option-some-moves = Dos jugadas o más
    .option-some-moves-say = Cada jugada acaba en una casilla clara. Mira otra vez d4.
    .option-never = Nunca llega
    .yes = Sí: este alfil se queda en casillas claras, y d4 es oscura.

# source f60f9cb2
lesson-bishop_both-bishops = Tus dos alfiles trabajan juntos. Recoge las { $total } estrellas en { $best } jugadas.
    .hint-1 = Un alfil va por las casillas oscuras y otro por las claras.
    .hint-2 = El alfil de c1 va a e3 y luego a g1.
    .hint-3 = El alfil de f1 va a c4 y luego a g8.
    .yes = ¡Las { $total } estrellas! Cada alfil se ha quedado en su color.

# source b31b7397
lesson-bishop_rook-or-bishop = Vuelve una pieza conocida: ¿la torre o el alfil? Captura el caballo de h8.
    .hint-1 = La diagonal del alfil choca con tu propio peón de d4.
    .hint-2 = La torre va recta. Mira a lo largo de la columna h.
    .hint-3 = Entre h1 y h8 no hay nada.
    .yes = La torre ha capturado el caballo. El alfil tenía el camino cerrado.
    .no = Puedes jugar eso, pero no captura nada. Apunta a h8.
    .because-path-blocked = Todavía no: tu peón de d4 cierra el camino del alfil.
