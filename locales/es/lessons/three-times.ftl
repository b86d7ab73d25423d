### Las palabras de lessons/three-times.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9f0b35ce
lesson-three-times = Tres veces la misma posición
    .about = La misma posición por tercera vez: puedes reclamar tablas.
    .can = ¡Haces girar la rueda del molino y reclamas tablas a tiempo!
    .notes = Cuenta la posición, no la serie de jugadas: las mismas piezas en las mismas casillas, el mismo turno, los mismos derechos de enrocar y de capturar al paso. Las repeticiones no tienen que ser seguidas. Que lleven un álbum: tras cada jugada dibujan o fotografían el tablero y buscan gemelos. Errores comunes: contar las mismas jugadas; hacer primero la jugada y reclamar después, cuando ya le toca al otro. Quien va por detrás hace girar la rueda y quien va por delante la para: pregunta cada vez quién quiere tablas.

# source 1298adf2
lesson-three-times_album = Sal con tu caballo a f3, y vuelve a casa.
    .hint-1 = Mueve el caballo de g1 a f3. Las negras también salen.
    .hint-2 = Ahora vuelve a g1.
    .yes = ¡Otra vez la misma _posición_! Si aparece tres veces, puedes _reclamar_ tablas.
    .no = Ahí no: sal con el caballo a f3 y vuelve a casa.

# source 34d05da6
lesson-three-times_twice = Ida y vuelta: la misma posición. ¿Puedes reclamar tablas?
    .hint-1 = El comienzo cuenta como la primera vez.
    .hint-2 = Ahora aparece otra vez. ¿Cuántas veces van?
    .yes = Exacto: el comienzo y ahora son dos. Hacen falta tres.

# source d9b0124f
lesson-three-times_once-more = Otro paseo: a c3 con tu otro caballo, y vuelta a casa.
    .hint-1 = Mueve el caballo de b1 a c3.
    .hint-2 = Ahora vuelve a b1.
    .yes = Todos en casa otra vez. Cuenta con los dedos: ¿cuántas veces van?
    .no = Ahí no: sal con el caballo a c3 y vuelve a casa.

# source 45f3348c
lesson-three-times_other-road = Esta vez salieron otros caballos. ¿Puedes reclamar tablas?
    .hint-1 = Mira la posición, no las jugadas.
    .hint-2 = ¿Está cada pieza en casa, igual que al comienzo?
    .hint-3 = El comienzo, tras el primer paseo y ahora: cuéntalas.
    .yes = Exacto, ¡tres veces! Reclama en vez de mover: ¡tablas!
    .no = Otras jugadas, pero la misma posición. ¡Cuenta otra vez, con el comienzo!

# source 05cb02d6
lesson-three-times_castling-counts = Los dos reyes salen y vuelven dos veces. ¿Puedes reclamar tablas?
    .paper = Los dos reyes salieron y volvieron dos veces. ¿Puedes reclamar tablas?
    .hint-1 = Tres veces todo parece igual. ¿De verdad es todo igual?
    .hint-2 = Al comienzo, los dos reyes podían enrocar. ¿Y ahora?
    .hint-3 = Un rey que se movió ya no enroca. El comienzo era distinto.
    .yes = Exacto: primero los reyes podían enrocar y luego no. Así que solo van dos.
    .no = Se parecen, pero al comienzo los dos reyes podían enrocar.

# source 3625b31f
lesson-three-times_wheel = Vas muy por detrás. Haz girar la rueda del molino: ¡jaque y más jaque!
    .wrong-e4-a8 = Jaque, pero la torre de a2 captura tu dama.
    .wrong-e4-h7 = Jaque, pero el rey captura tu dama.
    .hint-1 = Empieza con un jaque en la última fila, donde nadie te capture.
    .hint-2 = Dama a e8. Cuando el rey vaya a h7, dama a h5.
    .hint-3 = Vueltas y más vueltas: e8, h5, e8, h5.
    .yes = ¡Vueltas y más vueltas! El rey no puede bajarse de tu rueda.
    .no = Así no: jaque en e8, luego en h5, y otra vuelta.

# source e97ddc2d
lesson-three-times_save-the-game = Quieres llevar la dama otra vez a e8. ¿Puedes reclamar tablas?
    .hint-1 = Imagina la dama de h5 en e8.
    .hint-2 = Ya dio jaque dos veces desde e8, con el rey en g8.
    .hint-3 = Dama en e8, rey en g8, juegan las negras: la tercera vez.
    .yes = ¡Te salva el _jaque perpetuo_! Con la dama en e8 van tres veces.
    .no = Imagina la dama en e8. ¿Cuántas veces ha estado ahí?

# source fe8538e7
lesson-three-times_say-it-first = Ahora juegas con las negras. Tu caballo va a volver a g8: ¿puedes reclamar?
    .hint-1 = Imagina el caballo de f6 en g8.
    .hint-2 = ¿Ya se vio esa posición? Cuenta también el comienzo.
    .hint-3 = Aparecería por tercera vez.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama tablas.
    .no = Imagina el caballo en g8. Luego cuenta otra vez.

# source 7914fc24
lesson-three-times_touched-too-soon = ¡La tercera vez! Pero has tocado el caballo de b8: ¿qué debes hacer?
    .hint-1 = ¿Qué debe hacer una pieza tocada en un torneo?
    .hint-2 = Mueve el caballo de b8 a c6.
    .yes = Pieza tocada, pieza movida. La próxima vez, primero reclama y después toca.
    .no = Has tocado el caballo de b8. Debe moverse, y reclamar ya no sirve.

# source 0655e785
lesson-three-times_stop-the-wheel = Vas ganando: no des la tercera vuelta. ¡Para la rueda!
    .wrong-h7-g8 = Otra vuelta: ¡la tercera vez! Ahora las blancas pueden reclamar tablas.
    .hint-1 = Tu rey ya estuvo dos veces en g8. ¡Usa otra pieza!
    .hint-2 = Pon una torre entre la dama y tu rey.
    .hint-3 = Mueve la torre de b6 a h6.
    .yes = La rueda se ha parado. Y mira: ¡ahora la dama está clavada!
