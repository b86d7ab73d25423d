### Las palabras de lessons/all-the-endings.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 40a45389
lesson-all-the-endings = Todas las maneras de acabar
    .about = Se gana por jaque mate o si el otro bando abandona. Si no, son tablas.
    .can = ¡Conoces todos los finales y tres maneras de salvar una partida perdida!
    .notes = Repaso de las maneras de acabar, jugando. Que la clase ordene tarjetas: alguien gana o son tablas, y después si acaba por sí sola, por reclamación o por acuerdo. Por sí sola: jaque mate, ahogado, posición muerta. Por reclamación: la tercera vez, cincuenta jugadas. Con palabras: abandono, acuerdo. El jaque perpetuo no acaba la partida por sí mismo: lleva a alguna de las formas de tablas. Los tres rescates siguen el orden de esta tierra; pregunta antes de cada uno: ¿quién va por detrás y qué tablas se pueden alcanzar? Un error común es creer que el ahogado lo gana el bando con más piezas. En la última partida es al revés: quien va por delante no debe congelar al rey.

# source 5a286765
lesson-all-the-endings_queen-near = ¡Da jaque mate con tu dama!
    .wrong-c3-f6 = Alto: no hay jaque y las negras no tienen jugada. ¡Tablas!
    .wrong-c3-c8 = Jaque, pero el rey va a f7.
    .wrong-c3-h8 = Jaque, pero el rey captura tu dama.
    .hint-1 = Tu rey vigila g7 y h7. ¿Qué puede hacer tu dama ahí?
    .hint-2 = Mueve la dama de c3 a g7.
    .yes = ¡Jaque mate! La dama está defendida y el rey no puede huir.
    .no = Todavía no: da jaque cerca del rey negro, donde ayuda el tuyo.

# source 6f1f25ee
lesson-all-the-endings_queen-far = El mismo tablero: ¿qué jugada sería ahogado?
    .wrong-c3-g7 = Eso es jaque mate: gana alguien. ¡Busca una jugada sin jaque!
    .hint-1 = Sin jaque, pero con f7, f8 y h8 bien vigiladas.
    .hint-2 = Mueve la dama de c3 a f6.
    .yes = Ni jaque ni jugada: ahogado. ¡Una casilla más allá era jaque mate!
    .no = Todavía no: sin jaque y sin jugadas para las negras.

# source f05ef26d
lesson-all-the-endings_last-queen = ¡La partida parece perdida! Consigue tablas con tu última pieza.
    .wrong-b4-b8 = Jaque, pero la dama negra captura la tuya. ¡Y tu rey puede correr!
    .wrong-b4-e1 = Entonces la dama negra captura la tuya.
    .hint-1 = Tu rey de h1 no puede moverse. Solo tu dama puede.
    .hint-2 = ¿Y si el rey negro captura tu dama?
    .hint-3 = Mueve la dama de b4 a f8.
    .yes = Sin dama, sin jaque y sin jugada: ¡ahogado! Te has salvado.
    .no = Todavía no: entrega tu dama al rey negro, con jaque.

# source 2ba252f7
lesson-all-the-endings_two-pawns = ¿Otra partida perdida? ¡Haz desaparecer los dos peones!
    .wrong-d3-d4 = Entonces el peón de h2 se hace dama.
    .wrong-f3-d4 = Entonces el peón de h2 se hace dama.
    .hint-1 = Un peón casi ha llegado. ¡Captúralo primero!
    .hint-2 = Entrega tu caballo por el peón de h2.
    .hint-3 = Ahora captura en d4 con tu rey.
    .yes = Dos reyes solos: una posición muerta. ¡Son tablas!
    .no = Todavía no: primero el peón que casi ha llegado.

# source d60df8f8
lesson-all-the-endings_windmill = ¿Y otra más? ¡Haz girar tu molino, jaque tras jaque!
    .hint-1 = Cuando la torre deja g7, el alfil da jaque.
    .hint-2 = Protege tu alfil de la torre de f8: ve a f7.
    .hint-3 = Torre a f7, vuelta a g7, y otra vez.
    .yes = Antes el _jaque perpetuo_ tenía su propia regla. Hoy reclamas tablas: ¡tres veces la misma posición!
    .no = ¡Cuidado con tu alfil! El molino solo gira en f7 y g7.

# source 798e2879
lesson-all-the-endings_surprise = Una sorpresa: las negras tienen una torre, ¡pero abandonan! ¿Cómo acaba la partida?
    .option-white = Ganan las blancas
    .option-white-say = Casi siempre sí. Pero ¿podría dar jaque mate el rey blanco solo?
    .option-draw = Son tablas
    .option-black = Ganan las negras
    .option-black-say = Las negras han abandonado, así que no ganan.
    .hint-1 = ¿Qué piezas tienen las blancas?
    .hint-2 = Un rey solo nunca puede dar jaque mate.
    .hint-3 = Las blancas no pueden ganar y las negras abandonan. ¿Qué queda?
    .yes = Exacto: un rey solo nunca puede ganar, así que son tablas.

# source f220df8b
lesson-all-the-endings_after-the-end = Ahora juegas con las negras. Las blancas dieron mate primero: ¡intenta el tuyo en c1!
    .hint-1 = Toca la torre de c2 y luego el final de la flecha.
    .hint-2 = La partida ha terminado. Pruébalo y verás.
    .yes = Gana quien da mate primero. Después ya nadie mueve.

# source 4adee27e
lesson-all-the-endings_who-claims = El caballo blanco ha ido a f3: la tercera vez. ¿Qué puedes reclamar?
    .hint-1 = Reclama el bando al que le toca.
    .hint-2 = Las blancas han movido. Ahora te toca.
    .yes = Exacto: te toca, así que puedes reclamar. ¡Las blancas llegan tarde!
    .no = Te toca, y la posición aparece por tercera vez.

# source a40bfd5b
lesson-all-the-endings_say-it-first = Las blancas llevan cincuenta jugadas tranquilas; tú, cuarenta y nueve. Quieres jugar torre a a6: ¿puedes reclamar?
    .hint-1 = ¿Es tranquila la jugada de la torre a a6?
    .hint-2 = No captura nada ni mueve un peón.
    .hint-3 = Con ella también tú llegas a cincuenta.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama.
    .no = La jugada de la torre a a6 es tranquila. Es la número cincuenta.

# source 3f6e4b9c
lesson-all-the-endings_leave-air = ¡Dos damas para ti! Atrapa a mi rey, pero hasta entonces déjale una jugada.
    .hint-1 = Antes de cada jugada pregunta: ¿adónde puede ir mi rey después?
    .hint-2 = Una dama vigila una fila y la otra da jaque.
    .yes = Jaque mate, y sin tablas por el camino. ¡Conoces todos los finales!
