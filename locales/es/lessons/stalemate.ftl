### Las palabras de lessons/stalemate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source a7e07563
lesson-stalemate = El rey ahogado
    .about = Sin jaque y sin jugada: nadie gana.
    .notes = Objetivo: saber que un bando sin jugadas cuyo rey no está en jaque está ahogado, y que eso son tablas. En clase se juega rey y dama contra rey, y los demás avisan cuando el rey solo se queda sin aire. Muchos creen que el ahogado lo gana el bando con más piezas, u olvidan que un peón todavía puede moverse.

# source 6a4db30d
lesson-stalemate_no-move =
    El rey negro no está atacado y las negras no tienen jugada. El rey está _ahogado_: son tablas.

# source 86f31406
lesson-stalemate_alone = Juegan las negras y la dama está en c7. ¿Qué es esto?
    .hint-1 = ¿Ataca ahora mismo la dama de c7 la casilla a8?
    .hint-2 = La dama vigila a7, b7 y b8. ¿Hay alguna otra jugada?

# source 55fe1d30
lesson-stalemate_with-a-pawn = Ahora las negras tienen un peón en a7. ¿Qué es esto?
    .hint-1 = El rey sigue encerrado. ¿Quién más puede moverse?
    .hint-2 = El peón de a7 puede ir a a6.
    .yes = El peón de a7 todavía puede moverse.

# source 5c30be2d
lesson-stalemate_your-king = Juegas con las blancas. Toca cada casilla junto a tu rey vigilada por las negras.
    .hint-1 = El rey negro vigila todas las casillas que rodean f3.
    .hint-2 = El peón de f2 vigila las dos casillas en diagonal hacia delante.
    .hint-3 = La casilla del peón también cuenta: el rey vigila f2.
    .yes = ¡Las { $total }! Las blancas no tienen jugada ni están en jaque: rey ahogado.
    .no = Todavía no: toca una casilla junto a f1 vigilada por las negras.

# source 2fbb780a
lesson-stalemate_blocked-pawn = Juegas con las blancas, y también tienes un peón. ¿Qué es esto?
    .hint-1 = ¿Ataca ahora mismo la dama de b3 la casilla a1?
    .hint-2 = La dama vigila a2, b1 y b2.
    .hint-3 = Tu peón de h4 tiene delante h5. ¿Puede ir ahí?
    .yes = Tu peón de h4 también está bloqueado.

# source b00924a8
lesson-stalemate_who-wins = El rey blanco está ahogado y las negras tienen dos torres más. ¿Quién gana?
    .hint-1 = ¿Está en jaque el rey blanco de a1?
    .option-more = Las negras, con dos torres más
    .option-more-say = Aquí no cuentan las torres: sin jaque mate nadie gana.
    .option-draw = Nadie. Son tablas.
    .option-draw-say = Exacto: el ahogado siempre son tablas. Ni siquiera dos torres lo cambian.
    .option-again = Las blancas pasan y las negras juegan otra vez
    .option-again-say = En ajedrez nadie pasa nunca. Sin jugada, la partida acaba.

# source f5aa4f09
lesson-stalemate_win-it = Encuentra el jaque mate. Cuidado: ¡dos jugadas de dama dejan sin aire a las negras!
    .hint-1 = Tu rey vigila f7, g7 y h7. ¿Qué casilla debe vigilar la dama?
    .hint-2 = La dama debe dar jaque y vigilar también g8.
    .hint-3 = Mueve la dama de f1 a f8.
    .yes = La dama da jaque por la fila. Tu rey vigila lo demás.
    .no = Todavía no: da jaque de modo que g8 también quede vigilada.
    .wrong-f1-f7 = Alto: no es jaque y las negras no tienen jugada. ¡Serían tablas!
    .wrong-f1-c4 = Alto: no es jaque, pero g8 está vigilada. ¡El rey quedaría ahogado!
    .wrong-f1-h1 = Jaque, pero el rey va a g8.

# source bd3212c7
lesson-stalemate_throw-it-away = Ahora al revés: encuentra las dos jugadas de dama que ahogan al rey.
    .hint-1 = Esta vez sin jaque, pero la dama debe vigilar g8.
    .hint-2 = ¿Qué líneas llegan a g8? Busca casillas al alcance de la dama.
    .hint-3 = Desde f7 la dama vigila g8, y desde c4 también.
    .yes = ¡Las dos! Evita estas jugadas cuando quieras ganar.
    .no = Todavía no: sin jaque, y sin jugada para las negras.
    .wrong-f1-f8 = Eso es jaque mate. Ahora busca una jugada sin jaque.

# source ac23f55a
lesson-stalemate_leave-air = Juegas con las negras. Una jugada de torre da jaque mate: encuéntrala.
    .hint-1 = El rey negro vigila a2 y b2. ¿Qué casilla les queda a las blancas?
    .hint-2 = Mueve la torre de h2 a h1.
    .yes = Jaque en a1 y ninguna casilla libre. Es jaque mate, no ahogado.
    .no = Todavía no: busca un jaque por la primera fila.
    .wrong-h2-b2 = Alto: el rey blanco no está en jaque y no tiene jugada. ¡Tablas!
