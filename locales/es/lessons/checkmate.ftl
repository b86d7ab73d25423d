### Las palabras de lessons/checkmate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 0581a897
lesson-checkmate = Jaque mate
    .about = Jaque sin salida: la partida ha terminado.
    .notes = Objetivo: distinguir el jaque mate del jaque preguntando cada vez «¿escapar, tapar, capturar?». En clase, un niño o una niña es el abogado del rey y busca una salida, y los demás vigilan las casillas. Muchos llaman jaque mate a cualquier jaque que suena fuerte, o piensan que al final se captura el rey; eso no pasa nunca.

# source 55841db3
lesson-checkmate_nothing-helps =
    Jaque sin salida: no sirve ni escapar, ni tapar, ni capturar. Eso es _jaque mate_: ganan las blancas.

# source 2b8c9174
lesson-checkmate_a-door = Ahora el peón está en h6 y juegan las negras. ¿Jaque o jaque mate?
    .hint-1 = Mira cada casilla junto al rey de g8.
    .hint-2 = El peón ha dejado h7. ¿Vigila la torre de a8 esa casilla?
    .yes = La puerta de h7 está abierta: el rey sale.

# source 59a0be26
lesson-checkmate_guarded-queen = Juegan las negras. ¿Jaque o jaque mate?
    .hint-1 = ¿Puede escapar el rey? La dama vigila g8 y h7.
    .hint-2 = ¿Puede el rey capturar la dama? Mira quién vigila g7.
    .yes = El rey blanco vigila g7, así que nadie captura la dama.

# source d5dbf7d8
lesson-checkmate_lonely-queen = Ahora el rey blanco está en g5. ¿Jaque o jaque mate?
    .hint-1 = Solo se ha movido el rey blanco. ¿Qué casillas vigila ahora?
    .hint-2 = Desde g5, el rey no llega a g7.
    .yes = Nadie vigila g7: el rey captura la dama.

# source a1f4cb8a
lesson-checkmate_last-rescue = Juegas con las negras y parece jaque mate. Encuentra la única jugada que salva al rey.
    .hint-1 = Escapar no sirve, y nadie puede capturar la torre de a8.
    .hint-2 = Pon una pieza entre a8 y g8. ¿Quién puede llegar ahí?
    .hint-3 = Mueve el alfil de e6 a c8.
    .yes = El alfil tapa en c8. ¡Era jaque, no jaque mate!
    .because-still-in-check = Todavía no: la torre de a8 aún da jaque. Pon una pieza en medio.

# source 3c094295
lesson-checkmate_own-walls = Juegas con las blancas y el caballo da jaque. ¿Jaque o jaque mate?
    .hint-1 = Mira las tres casillas junto a h1. ¿Quién está ahí?
    .hint-2 = El jaque de un caballo nunca se puede tapar. ¿Puede una pieza blanca capturar en f2?
    .hint-3 = La torre de g1 mira por su fila y su columna. Nunca llega a f2.
    .yes = Tus propias piezas eran los muros.

# source bdf8e468
lesson-checkmate_two-rooks = Dos torres dan jaque mate. La torre de b7 vigila tres casillas junto al rey: tócalas.
    .hint-1 = La torre de a8 da jaque y vigila la última fila.
    .hint-2 = Sigue la fila de la torre de b7. ¿Qué casillas tocan e8?
    .yes = Una torre da jaque y la otra cierra la puerta.
    .no = Mira la fila de la torre de b7. ¿Qué casillas tocan al rey?

# source f6499f34
lesson-checkmate_what-now = Jaque mate: dos torres negras han atrapado al rey de e1. ¿Qué pasa ahora?
    .hint-1 = El jaque mate acaba la partida al momento. ¿Hay otra jugada?
    .option-stays = El rey se queda en su casilla y la partida ha terminado
    .option-stays-say = Exacto: nadie captura nunca un rey. Han ganado las negras.
    .option-taken = Las negras capturan el rey
    .option-taken-say = Casi: la partida acaba una jugada antes. Ningún rey se captura nunca.
    .option-runs = El rey puede hacer una última jugada
    .option-runs-say = Mira otra vez: todas las casillas están vigiladas. No queda ninguna jugada.

# source 74e2d6b4
lesson-checkmate_real-board =
    Pon los dos reyes en un tablero de verdad. Pon la dama donde dé jaque mate: busca tres casillas.
