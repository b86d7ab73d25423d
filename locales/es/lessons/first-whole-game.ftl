### Las palabras de lessons/first-whole-game.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5bc5df8c
lesson-first-whole-game = Tu primera partida entera
    .about = Desde colocar las piezas hasta dar la mano al final.
    .notes = Aquí se junta todo: colocar las piezas, empezar bien, ver los peligros, acabar según las reglas. Que jueguen en parejas, escriban las diez primeras jugadas y se den la mano antes y después. Un error común es sacar la dama enseguida y esperar un jaque mate rápido; muestra que el otro bando puede responder. Ganar no es hoy la meta: la meta es una partida jugada hasta el final según las reglas.

# source 9f64c7ad
lesson-first-whole-game_put-up = Coloca las piezas que faltan para una partida nueva.
    .hint-1 = Las torres blancas van en las esquinas a1 y h1. Junto a ellas, los caballos.
    .hint-2 = La dama empieza en su propio color: d1 clara, d8 oscura.
    .hint-3 = Los reyes van en e1 y e8. Junto al rey y la dama, los alfiles.
    .yes = Las { $total } piezas están en su sitio: la partida puede empezar.

# source 87e5e209
lesson-first-whole-game_good-start =
    Empieza con un peón del centro. Después saca un caballo y un alfil.

# source 1c7c6a42
lesson-first-whole-game_calm-start = Juegas con las blancas. Peón a e4, caballo a f3, alfil a c4, peón a d3.
    .hint-1 = Haz las jugadas en este orden: peón, caballo, alfil.
    .hint-2 = El caballo va de g1 a f3, y el alfil, de f1 a c4.
    .hint-3 = Al final va el peón de d2 a d3.
    .yes = Tu caballo y tu alfil están fuera. ¡Buen comienzo!
    .no = Primero e4, luego f3, c4 y d3. ¿Qué viene ahora?

# source cd1c5769
lesson-first-whole-game_quick-attack = Juegas con las negras. Las blancas quieren dar jaque mate en f7: ¡impídelo!
    .hint-1 = La dama de h5 y el alfil de c4 atacan f7.
    .hint-2 = Defiende f7 una vez más, o cierra el camino a la dama.
    .hint-3 = El peón en g6 cierra el camino. La dama en e7 defiende f7.
    .yes = Lo has impedido: ahora en f7 ya no hay jaque mate.
    .no = Puedes jugar eso. Pero entonces la dama captura en f7: ¡jaque mate!
    .wrong-g8-f6 = El caballo ataca a la dama, pero ella captura en f7: ¡jaque mate!
    .wrong-d7-d6 = El peón defiende e5, pero la dama captura en f7: ¡jaque mate!

# source 85d9b321
lesson-first-whole-game_too-late = Jaque mate, porque esta vez el caballo ha ido a f6. Intenta capturar la dama de f7.
    .hint-1 = Toca el rey de e8 y luego f7.
    .hint-2 = El alfil de c4 vigila f7, por eso es jaque mate. Pruébalo y verás.
    .yes = Lo has visto: la partida ha terminado y el alfil vigila f7.

# source 10481fba
lesson-first-whole-game_shortest-game = ¡La partida más corta de todas! Juegas con las negras: peón a e5, luego dama a h4.
    .hint-1 = Primero, el peón va de e7 a e5.
    .hint-2 = Luego, la dama va de d8 a h4.
    .yes = ¡Jaque mate tras dos jugadas! Las blancas abrieron el camino hasta su rey.
    .no = Primero el peón a e5, y luego la dama a h4.
    .wrong-d8-f6 = Eso no es jaque. Ve más lejos: desde h4 la dama ataca al rey.
    .wrong-d8-g5 = Un paso más por la línea: la dama da jaque desde h4.

# source cf96d5b6
lesson-first-whole-game_after-it = Has dado jaque mate con las negras. ¿Qué haces ahora?
    .option-cheer = Celebrarlo a gritos
    .option-cheer-say = Alégrate, pero en silencio: otros siguen jugando.
    .option-hands = Dar la mano y dar las gracias
    .option-other = Quitar el rey del tablero
    .option-other-say = El rey se queda: con jaque mate, la partida ha terminado.
    .hint-1 = ¿Qué hiciste antes de la partida? Lo haces otra vez.
    .hint-2 = La mano dice: ha sido una buena partida.
    .yes = Exacto: la mano. ¡Gracias por la partida!

# source 89a0d1ff
lesson-first-whole-game_whole-game = ¡Ahora, una partida entera para dos! Empiezan las blancas, y se acaba según las reglas.
    .hint-1 = Un peón del centro, y luego caballos y alfiles.
    .hint-2 = Antes de cada jugada pregúntate: ¿qué quiere el otro bando?
    .hint-3 = ¿Queréis parar antes? Los botones acaban la partida.

# source 7e4a8e01
lesson-first-whole-game_real-board =
    Juégala en un tablero de verdad. Da la mano ¡y disfruta!
