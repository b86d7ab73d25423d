### Las palabras de lessons/fifty-moves.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e5eddcfb
lesson-fifty-moves = Cincuenta jugadas tranquilas
    .about = Cincuenta jugadas por bando sin capturas ni jugadas de peón: tablas.
    .notes = Una jugada tranquila no captura nada ni mueve un peón. Tras cincuenta jugadas tranquilas por bando, quien tiene el turno puede reclamar tablas; tras setenta y cinco, las tablas llegan solas, salvo que la última jugada sea jaque mate. Dos niños juegan rey y torre contra rey en un tablero mural mientras la clase cuenta en voz alta. Error común: creer que los jaques o el enroque reinician la cuenta; solo lo hacen las capturas y las jugadas de peón, y una coronación es una jugada de peón.

# source b6e1c3c4
lesson-fifty-moves_quiet =
    Una jugada _tranquila_ no captura ni mueve un peón. Tras cincuenta por bando, puedes reclamar tablas.

# source b82f1269
lesson-fifty-moves_start-again = ¿Qué jugadas reinician la cuenta? Encuentra las { $total }.
    .hint-1 = Cada captura y cada jugada de peón reinician la cuenta.
    .hint-2 = El peón de e2 tiene dos jugadas. ¿Qué puede capturar la torre?
    .hint-3 = Juega el peón a e3, a e4, y la torre a a5.
    .yes = ¡Las { $total }! Dos jugadas de peón y una captura reinician la cuenta.
    .no = Esa jugada es tranquila: la cuenta sigue. Captura algo o mueve el peón.
    .wrong-e1-c1 = El enroque es una jugada tranquila: no captura ni mueve un peón.

# source 2d7e4eca
lesson-fifty-moves_forty-nine = Cuarenta y nueve jugadas tranquilas por bando, y te toca. ¿Puedes reclamar tablas?
    .hint-1 = ¿Cuántas jugadas tranquilas debe haber hecho cada bando?
    .hint-2 = Hacen falta cincuenta. Falta una de cada bando.
    .yes = Exacto: cuarenta y nueve por bando todavía no bastan.

# source 866315ab
lesson-fifty-moves_fifty = Ahora son cincuenta jugadas tranquilas por bando. ¿Puedes reclamar tablas?
    .hint-1 = ¿Cuántas jugadas tranquilas hacen falta?
    .hint-2 = Cincuenta por bando bastan, y te toca.
    .yes = Exacto: cincuenta jugadas tranquilas por bando, así que puedes reclamar tablas.
    .no = Ya están las cincuenta, y te toca. ¡Reclama tablas!

# source 68260300
lesson-fifty-moves_say-it-first = Las negras llevan cincuenta jugadas tranquilas; tú, cuarenta y nueve. Torre a d1: ¿puedes reclamar?
    .hint-1 = ¿Es una jugada tranquila la de la torre a d1?
    .hint-2 = No captura nada ni mueve un peón.
    .hint-3 = Con ella también tú llegas a cincuenta.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama.
    .no = La jugada de la torre a d1 es tranquila. Es la número cincuenta.

# source 84936fe4
lesson-fifty-moves_takes = La misma cuenta. Pero ahora la torre captura en d5: ¿puedes reclamar?
    .hint-1 = ¿Qué hay en d5?
    .hint-2 = La torre captura el peón. ¿Qué pasa con la cuenta?
    .yes = Exacto: capturar el peón de d5 reinicia la cuenta.

# source e69501bc
lesson-fifty-moves_your-turn = Juegas con las negras. Las blancas completaron las cincuenta jugadas tranquilas: ¿puedes reclamar?
    .hint-1 = ¿A quién le toca ahora? Ese bando puede reclamar.
    .hint-2 = Te toca, con cincuenta jugadas tranquilas por bando.
    .yes = Exacto: les toca a las negras, así que ahora pueden reclamar.
    .no = Las blancas han movido. Ahora te toca, y ya son cincuenta.

# source 3dc39444
lesson-fifty-moves_seventy-five = Las negras llevan setenta y cinco jugadas tranquilas; tú, setenta y cuatro. ¡Torre a a5!
    .hint-1 = Mueve la torre de a1 a a5.
    .hint-2 = Es tu jugada tranquila número setenta y cinco. Mira qué pasa.
    .yes = Setenta y cinco jugadas tranquilas por bando: tablas. Nadie tiene que pedirlo.

# source bb861722
lesson-fifty-moves_mate-first = La misma cuenta, pero la torre va a a8. ¿Qué es esto?
    .hint-1 = ¿Está en jaque el rey negro? Mira a lo largo de la octava fila.
    .hint-2 = El rey blanco vigila g7 y h7. La torre vigila g8.
    .hint-3 = El jaque mate acaba la partida antes de que nadie cuente.
    .yes = El jaque mate vale más que la cuenta: ganan las blancas.
