### Las palabras de lessons/good-manners.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 2fea7492
lesson-good-manners = Buenos modales
    .about = Da la mano, guarda silencio y piensa antes de tocar una pieza.
    .notes = En los torneos vale «pieza tocada, pieza movida»: una pieza tocada se mueve, y una pieza rival tocada se captura, si alguna regla lo permite. En algunos clubes se puede tocar, pensar y devolver la pieza, y la jugada queda hecha al soltarla. Acuerda con la clase antes de la primera partida qué regla vale hoy. Practica en parejas «compongo» y el apretón de manos. Un error común es tocar primero y pensar después; otro, señalar un descuido a voces en vez de llamar a una persona adulta.

# source afbdff29
lesson-good-manners_hands =
    Da la mano antes y después de la partida. Mientras juegas, guarda silencio.

# source a0232650
lesson-good-manners_crooked = Tu caballo de g1 está torcido. ¿Qué dices antes de tocarlo?
    .option-nothing = Nada, solo lo empujo
    .option-nothing-say = Todavía no: entonces tendrías que mover el caballo.
    .option-check = Jaque
    .option-check-say = Jaque quiere decir que un rey está atacado. Aquí no hay ninguno atacado.
    .option-adjust = Compongo
    .hint-1 = Di que solo quieres colocarlo bien.
    .hint-2 = Una sola palabra: compongo.
    .yes = Exacto: di primero «compongo» y luego coloca bien el caballo.

# source 8caa54a3
lesson-good-manners_touched = En un torneo, la pieza tocada debe moverse. Has tocado el caballo de g1: ¡toca sus casillas!
    .hint-1 = El caballo salta dos casillas en línea recta y una de lado.
    .hint-2 = Desde que el peón dejó e2, esa casilla también está libre.
    .yes = Son { $total } casillas, y tiene que ir a una. ¡Primero piensa y luego toca!
    .no = El caballo tocado debe moverse. ¿Adónde salta desde g1?

# source 3c2d369b
lesson-good-manners_club-touched = En un club se puede tocar una pieza, pensar y devolverla. ¿Puedes mover el alfil en su lugar?
    .option-free = Sí, devuelvo el caballo
    .option-knight = No, debe moverse el caballo
    .option-knight-say = Así es en un torneo. Este club tiene su propia regla.
    .hint-1 = Todavía no se ha soltado nada en una casilla nueva.
    .hint-2 = Con la regla de este club, tocar no cuenta.
    .yes = Exacto: con esta regla puedes. Pregunta qué regla vale antes de jugar.

# source f2225d33
lesson-good-manners_club-let-go = El mismo club. Has soltado el alfil en c4: ¿puedes cambiar la jugada?
    .option-always = Sí, siempre que quiera
    .option-never = No, nadie lo puede permitir
    .option-never-say = Así es en un torneo. En este club, una persona lo puede permitir.
    .option-kind = Solo si las negras aceptan
    .hint-1 = Ya has soltado el alfil. La jugada está hecha.
    .hint-2 = En este club, tu rival puede ser amable o no.
    .yes = Exacto: al soltar, la jugada queda hecha. Solo las negras pueden permitir un cambio.
    .no = Lo has soltado, así que la jugada está hecha. ¿A quién podrías preguntar?

# source 86f577de
lesson-good-manners_touched-theirs = Torneo: has tocado el caballo negro de e5, así que captúralo. Encuentra las dos maneras.
    .hint-1 = ¿Cuáles de tus piezas atacan e5?
    .hint-2 = Mira el caballo de f3 y el peón de d4.
    .yes = ¡Las dos! Una pieza rival tocada se captura.
    .no = Has tocado el caballo de e5. Ahora alguna pieza debe capturarlo.

# source 7d1b8bae
lesson-good-manners_cannot-move = Juegas con las negras y has tocado el alfil de e7. Intenta moverlo a c5.
    .hint-1 = Toca el alfil de e7 y luego c5.
    .hint-2 = La torre de e1 mira por la columna e. Pruébalo y verás.
    .yes = Lo has visto: no puede moverse. Entonces puedes mover cualquier otra pieza.

# source 783056c9
lesson-good-manners_not-allowed = El alfil negro ha saltado por encima del peón de e7. Los dos bandos lo ven: ¿y ahora?
    .option-on = Seguimos jugando
    .option-on-say = Entonces toda la partida se apoyaría en una jugada prohibida.
    .option-lost = Las negras pierden al momento
    .option-lost-say = Un descuido lo tiene cualquiera. Hay una manera más amable.
    .option-back = Se devuelve y se juega otra
    .hint-1 = Un alfil nunca salta. Así que esta jugada no cuenta.
    .hint-2 = Devuelve el alfil a f8. ¿Y después?
    .yes = Exacto: se devuelve y se hace una jugada permitida. O llama a alguien mayor.
