### Las palabras de lessons/three-times.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e8da0d86
lesson-three-times = Tres veces la misma posición
    .about = La misma posición por tercera vez: puedes reclamar tablas.
    .notes = Cuenta la posición, no una serie de jugadas: las mismas piezas en las mismas casillas, el mismo turno, los mismos derechos de enroque y de captura al paso. Las repeticiones no tienen que ser seguidas. Que la clase haga un álbum: después de cada jugada se dibuja o se fotografía el tablero y se buscan fotos gemelas. Un error común es contar las mismas jugadas; otro, hacer primero la jugada y reclamar después, cuando ya le toca al otro bando.

# source 614c317f
lesson-three-times_album =
    Imagina una foto de la _posición_ después de cada jugada. La misma _tres veces_: puedes reclamar tablas.

# source 97fefde3
lesson-three-times_twice = Los caballos han salido y han vuelto. ¿Puedes reclamar tablas?
    .hint-1 = El comienzo es la primera foto de esta posición.
    .hint-2 = Ahora está ahí otra vez. ¿Cuántas veces van?
    .yes = Exacto: el comienzo y ahora, son dos. Hacen falta tres.

# source 49b0cd5c
lesson-three-times_thrice = Los caballos han salido y vuelto dos veces. ¿Puedes reclamar tablas ahora?
    .hint-1 = El comienzo cuenta como la primera vez.
    .hint-2 = Tras el primer paseo apareció por segunda vez.
    .hint-3 = Tras el segundo paseo está ahí por tercera vez.
    .yes = Tres veces, y te toca: puedes reclamar tablas.
    .no = Cuenta también el comienzo: la primera, la segunda, la tercera vez.

# source 2ff6e9ce
lesson-three-times_other-road = Mira: el segundo paseo lo hacen otros caballos. ¿Puedes reclamar tablas?
    .hint-1 = Mira la posición, no las jugadas.
    .hint-2 = ¿Está cada pieza en su sitio, como al comienzo?
    .hint-3 = El comienzo, tras el primer paseo y ahora: ¿cuántas veces son?
    .yes = Exacto: las jugadas eran otras, pero la posición apareció tres veces.
    .no = Otras jugadas, pero la misma foto. Cuenta las fotos.

# source cac9dc27
lesson-three-times_say-it-first = Juegas con las negras y quieres poner el caballo en g8. ¿Puedes reclamar?
    .hint-1 = Pon en tu cabeza el caballo de f6 en g8.
    .hint-2 = ¿Ha aparecido ya esa posición? Cuenta también el comienzo.
    .hint-3 = Aparecería por tercera vez.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama tablas.
    .no = Pon en tu cabeza el caballo en g8. Luego cuenta otra vez.

# source 75d98a4d
lesson-three-times_other-move = La misma partida, pero quieres mover la torre a g8. ¿Puedes reclamar?
    .hint-1 = Pon en tu cabeza la torre de h8 en g8.
    .hint-2 = ¿Ha habido antes una torre en g8?
    .yes = Exacto: con la torre en g8, la posición es nueva.

# source c7da91b2
lesson-three-times_castling-counts = Mira cómo los dos reyes salen y vuelven dos veces. ¿Puedes reclamar tablas?
    .hint-1 = Las piezas se ven igual tres veces. ¿Es todo igual?
    .hint-2 = Al comienzo, los dos reyes podían enrocar. ¿Y ahora?
    .hint-3 = Un rey que se movió ya nunca enroca. La primera foto es distinta.
    .yes = Exacto: primero los reyes podían enrocar y luego no. Solo van dos veces.

# source 96c10f40
lesson-three-times_save-the-game = Vas muy por detrás, pero das jaque una y otra vez. Dama a e8: ¿puedes reclamar?
    .hint-1 = Mueve en tu cabeza la dama de h5 a e8.
    .hint-2 = Hubo dos jaques desde e8, con el rey en g8.
    .hint-3 = Dama en e8, rey en g8, turno de las negras: tercera vez.
    .yes = Partida salvada: con la dama en e8, la posición aparece tres veces.
    .no = Pon en tu cabeza la dama en e8. ¿Cuántas veces estuvo ahí?

# source ad80aeec
lesson-three-times_touched-too-soon = ¡La misma posición por tercera vez! Quieres tablas, pero has tocado el caballo de b1.
    .option-claim = Ahora reclamo tablas
    .option-claim-say = Esta vez no: primero se reclama y luego se toca. El caballo debe moverse.
    .option-move = Debo mover el caballo
    .hint-1 = ¿Qué debe hacer en un torneo una pieza tocada?
    .hint-2 = Las tablas se reclaman antes de tocar una pieza.
    .yes = Exacto: la pieza tocada se mueve. La reclamación debe esperar a otro turno.

# source 1aad3276
lesson-three-times_five-times = Nadie ha reclamado, ¡y esta es la cuarta vez! Caballo a f3 y vuelta.
    .hint-1 = Mueve el caballo de g1 a f3.
    .hint-2 = Después de la jugada negra, devuélvelo a g1.
    .yes = La quinta vez: la partida acaba en tablas. Nadie tiene que pedirlo.
