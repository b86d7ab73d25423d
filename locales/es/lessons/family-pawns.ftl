### Las palabras de lessons/family-pawns.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 73002487
lesson-family-pawns = Avances dobles para los peones
    .about = Regla de la casa: un peón siempre puede dar dos pasos.
    .can = ¡Ya avanzas a grandes pasos y capturas al paso desde cualquier lado!
    .notes =
        Objetivo: en el juego de esta familia, todo peón puede dar dos pasos siempre que las dos casillas estén vacías, y cada vez se le puede capturar al paso. Para eso, cada uno de los demás jugadores tiene un turno, hasta que vuelve a mover el dueño del peón. Recorre con la clase las cuatro direcciones en un tablero en el suelo, como en el desfile: los peones blancos van al norte; los azules, al este; los negros, al sur; los amarillos, al oeste. Errores comunes: un peón que salta por encima de una pieza, y niños que luego hacen el avance doble también en el ajedrez normal. Que digan a qué juego están jugando. En la carrera del final, pregunta antes de cada jugada qué casilla mira un peón azul.

# source ee2649f3
lesson-family-pawns_long-way = Regla de la casa: ¡siempre puedes dar dos pasos! Corre a la estrella en { $best } jugadas.
    .hint-1 = Las dos casillas de delante deben estar vacías. Entonces da dos pasos cada vez.
    .hint-2 = Tus paradas son d4, d6, d8, d10 y d12.
    .yes = ¡Has llegado con { $best } avances dobles! Paso a paso serían diez.

# source 2c9799d6
lesson-family-pawns_tournament-steps = En un torneo, solo el primer paso del peón puede ser largo. ¡Inténtalo de todos modos!
    .hint-1 = Toca el peón y luego el final de la flecha.
    .hint-2 = Mueve de e6 a e8. El peón volverá.
    .yes = En la mesa de esta familia sí puede. En un torneo, no.
    .no = Eso está permitido. ¡Sigue la flecha!

# source cbc1302e
lesson-family-pawns_parade = ¡Desfilan los cuatro peones! Blancas al norte, azules al este, negras al sur, amarillas al oeste.
    .hint-1 = Empiezan las blancas. Luego, dando la vuelta: azules, negras y amarillas.
    .hint-2 = Cada peón se aleja de su familia en línea recta.
    .yes = ¡Menudo desfile! Cada peón se ha alejado de su familia en línea recta.
    .because-pawn-sideways = Eso sería ir de lado. Este peón se aleja de su familia en línea recta.

# source 7e492a3a
lesson-family-pawns_run-and-bite = Pasos largos y mordiscos: ¡captura las { $total } piezas en { $best } jugadas!
    .hint-1 = ¿Dónde debe estar el peón para capturar en g5?
    .hint-2 = Da dos pasos hasta f4 y luego captura en g5.
    .hint-3 = Ve a f4, g5, g7, f8, e9.
    .yes = ¡Paso, mordisco, paso, mordisco, mordisco! Azules, negras y amarillas lo han visto todo.

# source 67fce662
lesson-family-pawns_no-jump = Una de las tres flechas está prohibida. ¡Pruébala!
    .hint-1 = Un paso largo necesita dos casillas vacías.
    .hint-2 = En d5 hay un caballo justo delante de tu peón.
    .hint-3 = Mueve de d4 a d6. El peón volverá.
    .yes = Por muy largos que sean sus pasos, un peón nunca salta.
    .no = Eso está permitido. ¡Busca otra flecha!

# source 53c1a8bc
lesson-family-pawns_end-of-the-way = Lo elegimos así: un peón corona donde acaba su camino. ¿Qué peón blanco puede hacerlo ahora?
    .hint-1 = Mira delante de b9 y de e9. ¿Dónde acaba el tablero?
    .hint-2 = Más allá de b10 no hay ninguna casilla.
    .hint-3 = Ve de b9 a b10 y elige una pieza.
    .yes = El camino acaba en b10. Ahí tu peón se ha convertido en otra pieza.
    .no = Puedes jugar eso, pero ningún peón corona. ¿A qué peón le falta un solo paso?
    .wrong-e9-e10 = Este peón tiene más casillas delante, hasta e12. Mira el otro.
    .wrong-e9-e11 = Casi al final, pero la última casilla es e12. Mira el otro peón.

# source 103329b3
lesson-family-pawns_in-passing = El peón blanco ha corrido de d4 a d6. Toca cada peón que puede capturar al paso en d5.
    .paper = El peón blanco ha corrido de d4 a d6. ¿Qué peones pueden capturar al paso en d5?
    .hint-1 = ¿Qué peones atacan d5? Capturan a un paso en diagonal hacia delante.
    .hint-2 = Así avanzan: azules al este, negros al sur, amarillos al oeste.
    .hint-3 = Dos peones atacan d5: los de c6 y e6.
    .yes = ¡Los dos! Todo peón que ataca d5 puede capturar ahí, desde cualquier lado.
    .no = Desde ahí no ataca d5. ¿Hacia dónde va ese peón?

# source 526012ed
lesson-family-pawns_one-turn-each = ¡Ahora juegas con las negras! El peón blanco corrió de d4 a d6: captúralo al paso.
    .hint-1 = El peón blanco pasó por encima del círculo. ¿Qué peón tuyo ataca esa casilla?
    .hint-2 = Las azules ya han tenido su turno para hacerlo. Este es el tuyo.
    .hint-3 = Captura de e6 en d5.
    .yes = ¡Capturado al paso! Las azules prefirieron mover el rey, pero tú aún tenías tu turno.
    .no = Puedes jugar eso, pero no captura nada. Solo tienes este turno para hacerlo.

# source 53c42b77
lesson-family-pawns_too-late = Todos han movido y les toca otra vez a las negras. Intenta capturar ahora en d5.
    .hint-1 = Toca el peón de e6 y luego d5.
    .hint-2 = Tu único turno para hacerlo ya ha pasado. Pruébalo y verás.
    .yes = Lo has visto: ya es tarde. Lo elegimos así: un solo turno para cada jugador.

# source 8a889372
lesson-family-pawns_crossing = ¡Una carrera! Cruza con un peón negro antes de que llegue uno azul.
    .hint-1 = Cuidado: los peones azules van al este y capturan en diagonal.
    .hint-2 = Un peón con el camino libre corre a pasos largos.
    .yes = ¡Tu peón ha pasado por en medio de mi desfile!
