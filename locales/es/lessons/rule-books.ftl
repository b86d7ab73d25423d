### Las palabras de lessons/rule-books.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 4bdfb1e1
lesson-rule-books = Otras mesas, otras reglas
    .about = Colegio, club, caja, en línea: qué vale y qué no se menciona.
    .can = ¡Sabes qué preguntar antes de jugar en cualquier mesa!
    .notes = Las hojas de reglas se apartan de las oficiales y entre sí, y les faltan cosas. Lo que una hoja no menciona, no lo prohíbe: se acuerda antes de la partida. Compara una hoja tuya, punto por punto, con las reglas de torneo, y que busquen lo que falta. Error común: creer que la mesa propia es la única.

# source e146b66a
lesson-rule-books_before = Las reglas de un colegio no mencionan abandonar ni acordar tablas. ¡Toca en orden lo que hay que hacer!
    .paper = Las reglas de un colegio no mencionan abandonar ni acordar tablas. ¿Qué hay que hacer y en qué orden?
    .option-read = Leer las reglas
    .option-agree = Acordar lo que falta
    .option-hands = Darse la mano: ¡buena partida!
    .option-play = Las blancas hacen la primera jugada
    .hint-1 = Tampoco dicen nada de reclamar: ni tres veces ni cincuenta jugadas.
    .hint-2 = Una caja tampoco habla de piezas tocadas ni de abandonar: pregúntalo.
    .yes = Exacto: lo que no se menciona no está prohibido. Así que hay que hablarlo antes de la partida.

# source f069edc7
lesson-rule-books_knock-out = Eliminatoria escolar sin árbitro: quien pierde queda fuera. ¿Quién sigue aquí?
    .option-queen = Quien tiene la dama
    .option-queen-say = Mira bien: ¡ahogado! Con la dama no basta.
    .option-ask = Lo decidimos los dos: quizás otra partida
    .option-arbiter = Lo dice el árbitro
    .option-arbiter-say = Aquí no hay. Quienes juegan hacen de árbitro.
    .hint-1 = Entre principiantes hay pocas tablas, pero mira: ¿es jaque?
    .hint-2 = Ni jaque ni jugada: nadie ha perdido.
    .yes = Exacto: unas tablas son tablas. ¡Lo mejor es hablarlo antes!

# source 2a42a7cc
lesson-rule-books_sheet-wall = Una hoja corta solo conoce cuatro posiciones muertas. ¿Es este muro una de ellas?
    .hint-1 = Reyes solos, un alfil, un caballo, o alfiles sobre el mismo color.
    .hint-2 = Aquí hay peones: ninguna de las cuatro.
    .yes = Según esa hoja se sigue. En un torneo se acabó.
    .no = En un torneo, sí. Esa hoja no lo incluye.

# source 678c0285
lesson-rule-books_club-row = Un club quiere las mismas jugadas tres veces seguidas. ¿Puedes reclamar?
    .hint-1 = ¿Salieron las dos veces los mismos caballos?
    .hint-2 = Primero, los de g1 y g8; luego, los de b1 y b8.
    .yes = Exacto: otras jugadas, así que no en este club. En un torneo puedes reclamar.

# source c4b076c6
lesson-rule-books_club-count = Cuarenta y nueve jugadas tranquilas por bando, en el club. ¡Sigue la flecha con tu peón!
    .hint-1 = En este club, solo capturar o coronar reinicia la cuenta.
    .hint-2 = Mueve el peón de e2 a e3 y mira qué pasa.
    .yes = Tablas: allí el paso del peón es tranquilo. En un torneo se empieza de nuevo.
    .no = Ahí no: esta vez, el peón de e2 a e3.

# source f11ba2ff
lesson-rule-books_box-third = Ahora juegas con las negras. Las reglas de una caja solo miran las piezas: ¿puedes reclamar?
    .hint-1 = Allí el enroque no importa. ¿Cuántas veces ha estado así el tablero?
    .hint-2 = Al comienzo, tras una vuelta y ahora: tres veces.
    .yes = Exacto, según la caja son tres. En un torneo solo serían dos.
    .no = En un torneo, sí: allí cuenta el enroque. La caja solo mira las piezas.

# source 5d4c5774
lesson-rule-books_box-who = Otra vez la caja, y te toca. ¡Toca cada rey que puede reclamar tablas!
    .paper = Otra vez la caja, y te toca. ¿Qué reyes pueden reclamar tablas?
    .hint-1 = En un torneo serías solo tú. La caja dice: cualquiera, antes o después de jugar.
    .hint-2 = Toca los reyes de e8 y e1.
    .yes = Los dos: según la caja, cualquiera. En un torneo, solo tú.

# source c4a9bfae
lesson-rule-books_box-say = La caja quiere que se avise al rey. Da jaque con tu torre y pulsa ¡Jaque!
    .paper = La caja quiere que se avise al rey. ¡Da jaque con tu torre y dilo!
    .hint-1 = ¿Qué fila o columna lleva al rey de g1?
    .hint-2 = Mueve la torre de a2 a a1 y pulsa ¡Jaque!
    .yes = ¡Lo has dicho, como pide la caja! En un torneo nadie tiene que decirlo.
    .no = Todavía no: ataca al rey con tu torre y dilo.

# source c81d9e75
lesson-rule-books_sheet-fifty = Cincuenta jugadas tranquilas por bando, pero la hoja corta no lo menciona. ¿Puedes reclamar?
    .hint-1 = Tampoco menciona las tres veces ni acordar tablas.
    .hint-2 = Nadie puede reclamar con una regla que no está.
    .yes = Exacto: no se menciona; la próxima vez, pregunta antes. En un torneo puedes reclamar.

# source b6733633
lesson-rule-books_online = ¡Ahora en línea! Sal con tu caballo a f6 y vuelve: ¿qué pasa?
    .hint-1 = Mueve el caballo de g8 a f6.
    .hint-2 = Ahora vuelve a g8. ¡El programa no olvida ninguna posición!
    .yes = Tercera vez: en línea son tablas enseguida. En un tablero real hay que reclamar.
    .no = Ahí no: sal con el caballo a f6 y vuelve a casa.
