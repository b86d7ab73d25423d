### Las palabras de lessons/first-whole-game.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 7ec3830d
lesson-first-whole-game = Tu primera partida entera
    .about = Del tablero vacío al apretón de manos.
    .can = ¡Ya juegas una partida entera, del tablero vacío al apretón de manos!
    .notes = Objetivo: aquí se junta todo: colocar las piezas, empezar bien, ver los peligros, acabar según las reglas. Que jueguen en parejas y se den la mano antes y después. Un error común es sacar la dama enseguida y esperar un jaque mate rápido: la lección lo muestra desde los dos lados, cómo se impide y cómo se pierde una dama que sale pronto. Otro es abrir la puerta del propio rey con los peones f y g. Con la tripulación grande, primero se captura lo que está gratis y luego se piensa en las dos torres que perseguían al rey. Ganar no es hoy la meta: la meta es una partida jugada hasta el final según las reglas.

# source 1001b999
lesson-first-whole-game_put-up = Juegas con las negras. ¡Coloca las piezas que faltan en las dos tripulaciones!
    .hint-1 = Las torres van en las esquinas a8 y h8. Junto a ellas, los caballos.
    .hint-2 = La dama empieza en su propio color: d1 clara, d8 oscura.
    .hint-3 = Los reyes van en e1 y e8. Junto al rey y la dama, los alfiles.
    .yes = Las { $total } están en su sitio: ¡la partida puede empezar!

# source d66802cc
lesson-first-whole-game_shortest-game = Las blancas juegan sin cuidado. ¡Gana la partida más corta, en dos jugadas!
    .hint-1 = Abre paso a tu dama: mueve el peón de delante del rey.
    .hint-2 = Mira luego de d8 a h4. ¿Qué ataca la dama desde ahí?
    .hint-3 = Peón a e5, luego dama a h4.
    .yes = ¡Jaque mate tras dos jugadas! Las blancas abrieron la puerta de su rey.
    .no = Puedes jugar eso. Primero abre paso a la dama y luego mira h4.
    .wrong-d8-f6 = Eso no es jaque. Ve más lejos: desde h4, la dama ataca al rey.
    .wrong-d8-g5 = Un paso más por la línea: desde h4, la dama da jaque.

# source 23097930
lesson-first-whole-game_after-it = ¡Has dado jaque mate! ¿Qué haces ahora?
    .option-cheer = Celebrarlo a gritos
    .option-cheer-say = Alégrate, pero en silencio: otros siguen jugando.
    .option-hands = Dar la mano y dar las gracias
    .option-other = Quitar el rey del tablero
    .option-other-say = El rey se queda: con jaque mate, la partida ha terminado.
    .hint-1 = Alguien acaba de perder. ¿Qué te gustaría oír entonces?
    .hint-2 = Una mano tendida dice: ha sido una buena partida.
    .yes = Sí: dar la mano. ¡Gracias por la partida!

# source be59e0b5
lesson-first-whole-game_quick-attack = Las blancas tienen un plan rápido: jaque mate en f7. ¡Impídelo!
    .hint-1 = La dama de h5 y el alfil de c4 atacan f7.
    .hint-2 = Defiende f7 con otra pieza, o cierra el camino a la dama.
    .hint-3 = El peón en g6 cierra el camino. La dama en e7 defiende f7.
    .yes = Lo has impedido: ahora en f7 ya no hay jaque mate.
    .no = Puedes jugar eso. Pero entonces la dama captura en f7: ¡jaque mate!
    .wrong-g8-f6 = Atacas a la dama, pero la dama captura en f7: ¡jaque mate!
    .wrong-d7-d6 = El peón defiende e5, pero la dama captura en f7: ¡jaque mate!

# source 3d8c005f
lesson-first-whole-game_too-late = Esta vez nadie ha frenado a la dama: jaque mate. ¡Intenta capturarla!
    .hint-1 = Toca el rey de e8 y luego f7.
    .hint-2 = El alfil de c4 defiende la dama. Pruébalo y verás.
    .yes = Lo has visto: la partida ha terminado. Tras el jaque mate ya nadie mueve.

# source 0cf24dcb
lesson-first-whole-game_calm-start = ¡Ahora juegas con las blancas! Peón, caballo, alfil y peón: a e4, f3, c4, d3.
    .hint-1 = Primero va el peón de e2: le abre el camino al alfil.
    .hint-2 = Después el caballo a f3, y el alfil a c4.
    .hint-3 = Al final, el peón de d2 a d3: defiende e4.
    .yes = El caballo y el alfil están fuera, y el centro es tuyo. ¡Buen comienzo!
    .no = Puedes jugar eso. Esta vez e4, luego f3, c4 y al final d3.

# source ef7fa52d
lesson-first-whole-game_early-queen = La dama negra ha salido demasiado pronto. ¿Qué puedes capturar?
    .wrong-f3-e5 = Un peón está bien, ¡pero te espera algo más grande!
    .hint-1 = Tu caballo de f3 ve ocho casillas. ¿Quién está en una de ellas?
    .hint-2 = La dama negra está en g5, y nadie la defiende.
    .hint-3 = Captura en g5 con el caballo.
    .yes = ¡Menudo regalo! Primero salen caballos y alfiles; la dama, más tarde.
    .no = Puedes jugar eso, pero ahora captura algo grande.

# source bdc841f7
lesson-first-whole-game_early-rook = La torre negra ha salido demasiado pronto. ¿Qué pieza puede capturarla?
    .hint-1 = Mira h6. ¿Qué línea larga llega hasta ahí?
    .hint-2 = Tu peón ha dejado d2. ¿Qué pieza mira por ahí?
    .hint-3 = Captura con el alfil, de c1 a h6.
    .yes = ¡Una torre vale 5, y tu alfil, solo 3! Saca tarde tus torres.
    .no = Puedes jugar eso. ¡Pero a una torre temprana la persiguen y pierde tiempo!

# source 13f988c6
lesson-first-whole-game_big-crew = Mi tripulación es pequeña; la tuya, grande: ¡da mate a mi rey!
    .hint-1 = Captura primero lo que está gratis. Mira antes qué podría capturar yo.
    .hint-2 = Una torre cierra una fila. ¿Cuál puede dar jaque en la siguiente?
    .hint-3 = Mientras no sea mate, déjale una jugada a mi rey.
    .yes = ¡Jaque mate! Tu tripulación trabaja muy bien en equipo.

# source a70b4f56
lesson-first-whole-game_whole-game = ¡Una partida entera para dos! Si no hay nadie más, juego yo contra ti.
    .hint-1 = Un peón del centro, y luego caballos y alfiles.
    .hint-2 = Antes de cada jugada pregúntate: ¿qué quiere el otro bando?
    .hint-3 = ¿Quieres parar antes? Para eso están los botones.
    .yes = Una partida entera, hasta el final. ¡A darse la mano!
