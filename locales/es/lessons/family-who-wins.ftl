### Las palabras de lessons/family-who-wins.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f7d61332
lesson-family-who-wins = ¿Quién gana el juego en familia?
    .about = Reglas de la casa: estatuas, pasar y el último rey.
    .can = ¡Ya sabes cómo se gana el juego en familia!
    .notes =
        Objetivo: saber qué pasa con un ejército que recibe mate, quién pasa y quién gana. La hoja del juego no dice nada de esto: todo lo que hay aquí lo elegimos nosotros, y tu familia puede hacerlo de otra manera. Decidimos que alguien solo recibe mate cuando llega su turno, así que otro puede ayudarle antes; entonces el rey se va y las demás piezas quedan como estatuas, que no se mueven, no atacan nada y cualquiera puede capturar. Quien no tiene jugada y no está en jaque pasa, mientras jueguen más de dos; si solo quedan dos, son tablas. Gana el último rey, y para unas tablas deben decir que sí todos los que siguen jugando. En los torneos nadie pasa, y un mate acaba la partida: compara las dos cosas. Que los niños se queden quietos como estatuas cuando atrapen a su rey. Error común: seguir temiendo una estatua. El último paso es una partida entera para la familia; también puede jugarse en la mesa familiar, donde cada cual tiene su nombre y su campana.

# source 5a57ee01
lesson-family-who-wins_out = La hoja del juego no dice quién gana: lo elegimos nosotros. ¡Da mate a las negras!
    .hint-1 = La torre de e11 vigila la fila que está delante del rey.
    .hint-2 = Da jaque en la última fila. ¿Qué torre puede irse?
    .hint-3 = Mueve la torre de d10 a d12.
    .yes = Han jugado las azules y les toca a las negras: ¡jaque mate! Lo elegimos así: las negras quedan fuera.
    .no = Todavía no: da jaque de modo que el rey no tenga salida.
    .wrong-e11-e12 = Jaque, pero ahora el rey puede pasar a la fila 11.

# source 538734d0
lesson-family-who-wins_in-time = Ahora las azules tienen un alfil en a9. ¡Haz la misma jugada y mira a las azules!
    .paper = Ahora las azules tienen un alfil en a9. Haz la misma jugada: ¿cómo pueden ayudar las azules?
    .hint-1 = Es la misma jugada que antes.
    .hint-2 = Mueve la torre de d10 a d12.
    .yes = Las azules han capturado tu torre antes del turno de las negras. ¡Las negras siguen jugando!
    .no = Haz la misma jugada que antes, con la torre de d10.

# source 3f271dc8
lesson-family-who-wins_statues = Lo elegimos así: se va el rey y quedan estatuas negras. ¡Captura las { $total }!
    .hint-1 = Las estatuas no atacan nada y cualquiera puede capturarlas. Empieza por el caballo de d8.
    .hint-2 = Captura en d8, luego en h8 y luego en h4.
    .yes = Una estatua nunca se mueve y nunca devuelve el golpe.

# source 1fc02a40
lesson-family-who-wins_no-move = Las negras no tienen jugada y nadie ataca a su rey. ¿Qué pasa ahora?
    .hint-1 = Blancas, azules y amarillas todavía pueden jugar.
    .hint-2 = Las demás siguen jugando. Las negras solo tienen que esperar.
    .option-draw = Son tablas
    .option-draw-say = En un torneo, sí. Pero aquí tres colores más pueden jugar todavía.
    .option-pass = Las negras pasan y juegan las amarillas
    .option-pass-say = Exacto, lo elegimos así: quien no tiene jugada pasa.
    .option-out = Las negras quedan fuera
    .option-out-say = Solo queda fuera quien recibe mate. Nadie ataca al rey negro.

# source f2b3d449
lesson-family-who-wins_two-left = Ahora azules y amarillas están fuera, y las negras no tienen jugada. ¿Qué es esto?
    .hint-1 = ¿Está en jaque el rey negro de j12?
    .hint-2 = Ni jaque ni jugada, y dos reyes: como en el ajedrez normal.
    .yes = Entre dos nadie pasa. Son tablas, como en el ajedrez normal.

# source 49b1cc2a
lesson-family-who-wins_last-king = Solo quedan dos reyes. ¡Da mate a las negras y el tuyo será el último!
    .hint-1 = El rey negro debe estar en jaque y sin salida.
    .hint-2 = La torre de e11 vigila la fila 11. La otra torre da jaque.
    .hint-3 = Mueve la torre de d10 a d12.
    .yes = Tu rey es el último. Lo elegimos así: ¡gana el último rey!
    .no = Todavía no: da jaque de modo que el rey no tenga salida.
    .wrong-d10-i10 = Alto: no es jaque y las negras no tienen jugada. ¡Serían tablas!
    .wrong-e11-e12 = Jaque, pero ahora el rey puede pasar a la fila 11.

# source 6735662e
lesson-family-who-wins_all-say-yes = Blancas, azules y negras quieren tablas. Las amarillas dicen que no: ¿qué pasa ahora?
    .hint-1 = ¿Quién se pondría triste si la partida acabara sin más?
    .option-three = Tablas: son tres contra una
    .option-three-say = Todavía no: las amarillas quieren seguir jugando.
    .option-go-on = Siguen jugando
    .option-go-on-say = Exacto, lo elegimos así: deben aceptar todos los que siguen jugando.
    .option-yellow = Las amarillas quedan fuera
    .option-yellow-say = Cualquiera puede decir que no. Por eso nadie queda fuera.

# source 02cef0b1
lesson-family-who-wins_two-kings = Azules y amarillas son estatuas, y solo quedan las negras. ¡Atrapa al rey negro!
    .hint-1 = Dama y torre juntas: una cierra una fila, la otra da jaque.
    .hint-2 = Cuidado: déjale al rey una jugada hasta que le des mate.
    .yes = Tu rey es el último. ¡Ganas el juego en familia!

# source ec1ab97c
lesson-family-who-wins_family-game = Ahora llama a tu familia a la mesa. ¡A jugar hasta que quede un solo rey!
    .hint-1 = Empiezan las blancas. Después se da la vuelta: azules, negras, amarillas.
    .hint-2 = Quien recibe mate queda fuera. Los demás siguen jugando.
