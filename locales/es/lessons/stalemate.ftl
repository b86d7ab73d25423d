### Las palabras de lessons/stalemate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source eeacc6c9
lesson-stalemate = El rey ahogado
    .about = Sin jaque y sin jugada: nadie gana.
    .can = ¡Sabes evitar el ahogado y salvarte con él!
    .notes = Objetivo: saber que un bando sin jugadas cuyo rey no está en jaque está ahogado, y que eso son tablas. En clase se juega rey y dama contra rey, y los demás avisan cuando el rey solitario se queda sin aire. Muchos creen que el ahogado lo gana el bando con más piezas, u olvidan que un peón todavía puede moverse. Antes de cada jugada ganadora, pregunta: ¿qué puede jugar después el otro bando? En el último paso, el ahogado es la salvación.

# source daeeeb25
lesson-stalemate_freeze = ¡Congela al rey! Sin jaque, pero sin una sola casilla.
    .wrong-h2-b8 = ¡Jaque! Y el rey captura tu dama.
    .wrong-h2-a2 = Eso es jaque. ¡Congélalo sin jaque!
    .wrong-h2-h8 = Eso es jaque. ¡Congélalo sin jaque!
    .wrong-h2-h1 = Eso es jaque. ¡Congélalo sin jaque!
    .wrong-h2-g2 = Eso es jaque. ¡Congélalo sin jaque!
    .hint-1 = El rey de a8 puede ir a a7, b7 y b8.
    .hint-2 = ¿Desde qué casilla vigila la dama las tres?
    .hint-3 = Mueve la dama de h2 a c7.
    .yes = Sin jaque y sin ninguna jugada: ¡el rey está _ahogado_!
    .no = Todavía no: el rey aún puede moverse.

# source a39bda8b
lesson-stalemate_who-wins = El rey negro está ahogado y tú tienes una dama más. ¿Quién gana?
    .hint-1 = ¿Está en jaque el rey negro de a8?
    .option-more = Yo, con mi dama de más
    .option-more-say = Aquí no cuenta la dama: sin jaque mate nadie gana.
    .option-draw = Nadie. Son tablas.
    .option-draw-say = Exacto: el ahogado siempre son _tablas_. Ni siquiera una dama lo cambia.
    .option-again = Las negras pasan y juego yo otra vez
    .option-again-say = Entre dos, nadie pasa nunca. Sin jugada, la partida acaba.

# source 3972e56a
lesson-stalemate_your-king = El peón negro quiere ser dama. ¡Pon tu rey en su camino!
    .hint-1 = El peón de f2 necesita la casilla f1.
    .hint-2 = Mueve el rey de g2 a f1. Luego mira qué hacen las negras.
    .yes = Ni jugada ni jaque: ¡el rey ahogado te ha salvado!
    .no = Puedes jugar eso, pero el peón sigue hasta f1. ¡Ponte en su camino!

# source c36edf90
lesson-stalemate_win-it = Encuentra el jaque mate. Cuidado: ¡dos jugadas de dama dejan sin aire a las negras!
    .wrong-f1-f7 = Alto: no es jaque y las negras no tienen jugada. ¡Serían tablas!
    .wrong-f1-c4 = Alto: no es jaque, pero g8 está vigilada. ¡El rey quedaría ahogado!
    .wrong-f1-h1 = Jaque, pero el rey va a g8.
    .hint-1 = Tu rey vigila f7, g7 y h7. ¿Qué casilla debe vigilar la dama?
    .hint-2 = La dama debe dar jaque y vigilar también g8.
    .hint-3 = Mueve la dama de f1 a f8.
    .yes = La dama da jaque por la fila. Tu rey vigila lo demás.
    .no = Todavía no: da jaque de modo que g8 también quede vigilada.

# source 7981bb6c
lesson-stalemate_throw-it-away = Al revés: encuentra las dos jugadas de dama que ahogan al rey.
    .wrong-f1-f8 = Eso es jaque mate. Ahora busca una jugada sin jaque.
    .hint-1 = Esta vez sin jaque, pero la dama debe vigilar g8.
    .hint-2 = ¿Qué líneas llegan a g8? Busca casillas al alcance de la dama.
    .hint-3 = Desde f7 la dama vigila g8, y desde c4 también.
    .yes = ¡Las dos! Evita estas jugadas cuando quieras ganar.
    .no = Todavía no: sin jaque, y sin jugada para las negras.

# source 7199173b
lesson-stalemate_not-a-queen = ¡Cuidado! Convierte tu peón en la pieza adecuada.
    .wrong-f7-f8-q = Alto: no es jaque y las negras no tienen jugada. ¡Tablas!
    .wrong-f7-f8-b = Un alfil es demasiado débil aquí. ¡Prueba otra vez!
    .wrong-f7-f8-n = Un caballo es demasiado débil aquí. ¡Prueba otra vez!
    .hint-1 = Imagina una dama en f8. ¿Adónde podría ir el rey negro?
    .hint-2 = ¡A ningún sitio! Elige una pieza que le deje la casilla h6.
    .hint-3 = Ve a f8 y elige la torre.
    .yes = La torre le deja una casilla al rey, y así ganarás.
    .no = Todavía no: lleva tu peón a f8.

# source 90165c3f
lesson-stalemate_with-a-pawn = ¡Ahora juegas con las negras! Tu rey está encerrado: ¡encuentra una jugada!
    .hint-1 = El rey está encerrado. ¿Quién más puede moverse?
    .hint-2 = El peón de a7 puede ir a a6.
    .yes = Un peón que puede moverse te libra del ahogado: ¡la partida sigue!

# source 4321ec14
lesson-stalemate_leave-air = Una jugada de torre da jaque mate: ¡encuéntrala!
    .wrong-h2-b2 = Alto: el rey blanco no está en jaque y no tiene jugada. ¡Tablas!
    .hint-1 = Tu rey vigila a2 y b2. ¿Qué casilla les queda a las blancas?
    .hint-2 = Mueve la torre de h2 a h1.
    .yes = Jaque en a1 y ninguna casilla libre. Es jaque mate, no ahogado.
    .no = Todavía no: busca un jaque por la primera fila.

# source 8652e964
lesson-stalemate_last-rook = ¡Esto va mal! Consigue tablas: regala tu torre con jaque.
    .wrong-d3-d2 = ¡Jaque! Pero la dama captura y tu rey recibe la casilla b1.
    .hint-1 = Tu rey de a1 no tiene casillas. Solo puede moverse la torre.
    .hint-2 = ¿Qué pasa si el rey blanco captura tu torre?
    .hint-3 = Mueve la torre de d3 a e3.
    .yes = Sin torre, sin jaque, sin jugada: ¡ahogado! Te has salvado.
    .no = Puedes jugar eso, pero regala tu torre al rey blanco, con jaque.
