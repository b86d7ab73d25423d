### Las palabras de lessons/family-pawns.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source aa5c4334
lesson-family-pawns = Avances dobles para los peones
    .about = Regla de la casa: un peón siempre puede dar dos pasos.
    .notes =
        Objetivo: en el juego de esta familia, todo peón puede dar dos pasos siempre que las dos casillas estén vacías, y cada vez se le puede capturar al paso. Para eso, cada uno de los demás jugadores tiene un turno, hasta que vuelve a mover el dueño del peón. Recorre con la clase las cuatro direcciones en un tablero en el suelo: los peones blancos van al norte; los azules, al este; los negros, al sur; los amarillos, al oeste. Errores comunes: un peón que salta por encima de una pieza, y niños que luego hacen el avance doble también en el ajedrez normal. Que digan a qué juego están jugando.

# source bb1aca93
lesson-family-pawns_long-steps = Regla de la casa: un peón siempre puede dar dos pasos. Las dos casillas deben estar vacías.

# source 06f99390
lesson-family-pawns_family-steps = Valen las reglas de la familia. ¿Puede el peón blanco ir de e6 a e8?
    .hint-1 = En esta mesa da igual dónde esté el peón.
    .hint-2 = ¿Están vacías e7 y e8? Entonces puede dar dos pasos.
    .yes = Exacto: en esta mesa siempre puede dar dos pasos.
    .no = Las dos casillas están vacías. La regla de la familia no pide nada más.

# source 15d772d3
lesson-family-pawns_tournament-steps = El mismo tablero, pero con reglas de torneo. ¿Puede el peón ir de e6 a e8?
    .hint-1 = ¿Cómo es en el ajedrez normal? Recuerda la primera jugada de un peón.
    .hint-2 = Allí, los dos pasos solo se dan desde la casilla inicial.
    .yes = Exacto: en un torneo, un peón da dos pasos solo al empezar.
    .no = Este peón ya ha dejado su casilla inicial. En un torneo da un solo paso.

# source 77263e70
lesson-family-pawns_no-jump = Juegas con las amarillas, en el este. Intenta dar dos pasos con tu peón: de i5 a g5.
    .hint-1 = Toca el peón de i5 y luego g5.
    .hint-2 = En h5 hay un caballo. Pruébalo y verás.
    .yes = Lo has visto: un peón nunca salta, ni siquiera aquí.

# source ee8ffc10
lesson-family-pawns_own-way = El peón azul de d8 va al este. Intenta lo mismo con el peón blanco: de e5 a f5.
    .hint-1 = Toca el peón de e5 y luego f5.
    .hint-2 = Los peones blancos van al norte. Pruébalo y verás.
    .yes = Lo has visto: los peones blancos van al norte. Solo los azules van al este.

# source 08d65949
lesson-family-pawns_long-way = Ve de d2 a la estrella de d12 en { $best } jugadas.
    .hint-1 = Da dos pasos cada vez.
    .hint-2 = Tus paradas son d4, d6, d8, d10 y d12.
    .yes = ¡Has llegado con { $best } avances dobles! Paso a paso serían diez.

# source 24530e3b
lesson-family-pawns_in-passing = El peón blanco ha ido de d4 a d6. Toca cada peón que puede capturar al paso en d5.
    .hint-1 = ¿Qué peones atacan d5? Capturan a un paso en diagonal hacia delante.
    .hint-2 = Así avanzan: azules al este, negros al sur, amarillos al oeste.
    .hint-3 = Dos peones atacan d5: los de c6 y e6.
    .yes = ¡Los dos! Quien ataca d5 puede capturar ahí, desde cualquier lado de la mesa.
    .no = Desde ahí no ataca d5. ¿Hacia dónde va ese peón?

# source ca3c103f
lesson-family-pawns_one-turn-each = En vez de capturar, las azules han movido su rey. Juegas con las negras: ¿puede tu peón capturar al paso en d5?
    .hint-1 = ¿Han tenido turno las negras desde que avanzó el peón blanco?
    .hint-2 = Cada uno de los demás tiene un turno para hacerlo. Este es el tuyo.
    .yes = Exacto: es el primer turno de las negras desde entonces.
    .no = Las blancas todavía no han vuelto a mover. Las negras aún están a tiempo.

# source 616ac0c8
lesson-family-pawns_too-late = Todos han movido y les toca otra vez a las negras. Intenta capturar ahora en d5.
    .hint-1 = Toca el peón de e6 y luego d5.
    .hint-2 = Tu único turno para hacerlo ya ha pasado. Pruébalo y verás.
    .yes = Lo has visto: ya es tarde. Cada jugador tiene un solo turno para hacerlo.

# source 1ecadd0e
lesson-family-pawns_end-of-the-way = Un peón corona donde acaba su camino. ¿Qué peón blanco puede hacerlo ahora?
    .hint-1 = Mira delante de b9 y de e9. ¿Dónde acaba el tablero?
    .hint-2 = Más allá de b10 no hay ninguna casilla.
    .hint-3 = Ve de b9 a b10 y elige una pieza.
    .yes = El camino acaba en b10. Ahí tu peón se ha convertido en otra pieza.
    .no = Puedes jugar eso, pero ningún peón corona. ¿A qué peón le falta un solo paso?
    .wrong-e9-e10 = Este peón tiene más casillas delante, hasta e12. Mira el otro.
    .wrong-e9-e11 = Casi al final, pero la última casilla es e12. Mira el otro peón.
