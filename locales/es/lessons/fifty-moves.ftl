### Las palabras de lessons/fifty-moves.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source c92fa9e9
lesson-fifty-moves = Cincuenta jugadas tranquilas
    .about = Cincuenta jugadas por bando sin capturar y sin mover peones: tablas.
    .can = ¡Cuentas jugadas tranquilas, aguantas y vuelves a empezar la cuenta!
    .notes = Una jugada tranquila no captura nada ni mueve un peón. Tras cincuenta jugadas tranquilas por bando, quien tiene el turno puede reclamar tablas. Que dos niños jueguen rey y torre contra rey en un tablero mural mientras la clase cuenta en voz alta: sacos de harina, rayas de tiza, garbanzos en un tarro. Quien va por detrás cuenta hacia arriba; quien quiere ganar vacía el tarro con una jugada de peón o capturando. Error común: creer que los jaques o el enroque reinician la cuenta; solo lo hacen las capturas y las jugadas de peón, y una coronación es una jugada de peón.

# source f1c24caf
lesson-fifty-moves_quiet = Una jugada _tranquila_ no captura nada ni mueve un peón. ¡Torre a a3 y luego a a1!
    .wrong-d3-d5 = Capturas un peón: eso no es tranquilo. ¡Y el rey captura tu torre!
    .hint-1 = Mueve la torre de d3 a a3.
    .hint-2 = Ahora muévela de a3 a a1.
    .yes = La cuenta sube. Cincuenta jugadas tranquilas por bando, ¡y puedes reclamar tablas!
    .no = Ahí no: lleva la torre a a3 y luego a a1.

# source 9c44a006
lesson-fifty-moves_start-again = ¿Qué jugadas reinician la cuenta? Encuentra las { $total }.
    .hint-1 = Cada captura y cada jugada de peón reinician la cuenta.
    .hint-2 = El peón de e2 tiene dos jugadas. ¿Qué puede capturar la torre?
    .hint-3 = Lleva el peón a e3, a e4, y la torre a a5.
    .yes = ¡Las { $total }! Ahora se cuenta otra vez desde uno.
    .no = Esa es una jugada tranquila: la cuenta sigue. Captura algo o mueve el peón.
    .wrong-e1-c1 = El enroque es tranquilo: no captura nada ni mueve un peón.

# source dfd55646
lesson-fifty-moves_forty-nine = Cuarenta y nueve jugadas tranquilas por bando, y te toca. ¿Puedes reclamar tablas?
    .hint-1 = ¿Cuántas jugadas tranquilas necesita cada bando?
    .hint-2 = Hacen falta cincuenta. A cada uno le falta una.
    .yes = Exacto: cuarenta y nueve por bando aún no bastan.

# source 40a26f91
lesson-fifty-moves_fifty = Cada bando ha hecho otra jugada tranquila. ¿Puedes reclamar tablas ahora?
    .hint-1 = Cuarenta y nueve y una más: ¿cuántas son?
    .hint-2 = Cincuenta cada uno, cien en total: con eso basta.
    .yes = Exacto: cincuenta jugadas tranquilas por bando, así que puedes reclamar tablas.
    .no = Ya son cincuenta, y te toca. ¡Reclama tablas!

# source 925a0482
lesson-fifty-moves_say-it-first = Las negras llevan cincuenta jugadas tranquilas; tú, cuarenta y nueve. Quieres jugar torre a d1: ¿puedes reclamar?
    .hint-1 = ¿Es tranquila la jugada de la torre a d1?
    .hint-2 = No captura nada ni mueve un peón.
    .hint-3 = Con ella también tú llegas a cincuenta.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama.
    .no = La jugada de la torre a d1 es tranquila. Es la número cincuenta.

# source 453ab17c
lesson-fifty-moves_stop-the-count = Quieres ganar, pero la cuenta está casi completa. ¡Reiníciala!
    .hint-1 = Captura algo o mueve un peón.
    .hint-2 = Captura el caballo de d7 con la torre.
    .yes = ¡La cuenta vuelve a cero! Las negras no pueden reclamar, y aún puedes ganar.
    .no = Era una jugada tranquila, ¡y ya son cincuenta! Ahora las negras pueden reclamar tablas.

# source c8ebd8ec
lesson-fifty-moves_hold-out = Ahora juegas con las negras. Solo dos jugadas tranquilas más: ¡huye del jaque mate!
    .wrong-g8-h8 = Entonces la torre da jaque mate en a8. ¡A la esquina no!
    .wrong-f8-g8 = Entonces la torre da jaque mate en a8. ¡Corre hacia el otro lado!
    .hint-1 = Nunca te pongas justo enfrente del rey blanco, ni en la esquina.
    .hint-2 = Ve a f8, lejos de la esquina.
    .hint-3 = Ahora sigue corriendo hasta e8.
    .yes = ¡Uf! Has aguantado, y la cuenta está completa.

# source c2a9a05a
lesson-fifty-moves_your-turn = Te toca, con cincuenta jugadas tranquilas por bando. ¿Puedes reclamar?
    .hint-1 = ¿A quién le toca ahora? Ese bando puede reclamar.
    .hint-2 = Ya son cincuenta, y te toca: ¡reclama!
    .yes = ¡Partida salvada! Un rey solo contra una torre, y son tablas.
    .no = Las blancas han movido. Ahora te toca, y ya son cincuenta.

# source d061066a
lesson-fifty-moves_all-alone = Tu rey está solo, y yo tengo una dama y un caballo. ¡Consigue tablas!
    .hint-1 = Huye del jaque mate y captura lo que nadie defiende.
    .hint-2 = Dos reyes solos son tablas. El rey ahogado, también.
