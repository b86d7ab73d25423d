### Las palabras de lessons/check-mate-or-stalemate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f3f40281
lesson-check-mate-or-stalemate = ¿Jaque, jaque mate o ahogado?
    .about = Dos preguntas te dicen cuál de los tres es.
    .can = ¡Sabes distinguir jaque, jaque mate y ahogado!
    .notes = Objetivo: ordenar cualquier posición con dos preguntas: ¿está atacado el rey?, ¿hay alguna jugada permitida? En clase, tres rincones del aula son jaque, jaque mate y ahogado, y cada cual va al rincón en el que cree. En los tres primeros pasos solo cambia lo que hay en e7: dama, torre o peón. Despistes comunes: pensar que una pieza clavada puede tapar, y no ver un peón lejano que todavía puede moverse.

# source 68b8d9d7
lesson-check-mate-or-stalemate_queen-in-front = Encuentra las dos jugadas de dama que dan jaque mate.
    .wrong-c5-d6 = Sin ataque y sin jugada para las negras: ¡el rey está ahogado!
    .wrong-c5-f8 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-c5-c6 = ¡Jaque! Pero el rey va a d8 o f8.
    .wrong-c5-b5 = ¡Jaque! Pero el rey va a d8 o f8.
    .wrong-c5-h5 = ¡Jaque! Pero el rey va a d8 o f8.
    .hint-1 = Primero pregúntate: ¿está atacado el rey? Luego: ¿tiene alguna jugada?
    .hint-2 = Una jugada acaba muy cerca: en e7, donde vigila tu rey.
    .hint-3 = La otra viene de lejos, desde c8.
    .yes = Atacado y sin ninguna jugada: ¡_jaque mate_!
    .no = Todavía no: el rey no está atacado.

# source 532dc889
lesson-check-mate-or-stalemate_rook-in-front = Ahora hay una torre en e7. ¡Toca las dos casillas por donde sale el rey!
    .paper = Ahora hay una torre en e7. ¿A qué dos casillas puede ir el rey?
    .hint-1 = La torre mira por su fila y por su columna.
    .hint-2 = Tu rey vigila d7, e7 y f7. ¿Qué casillas quedan junto a e8?
    .yes = Atacado, pero el rey puede moverse: solo es _jaque_.
    .no = Por ahí no hay salida. Mira las casillas junto a e8.

# source b159d7df
lesson-check-mate-or-stalemate_pawn-in-front = Ahora hay un peón en e7. ¡Ahoga al rey negro con tu rey!
    .hint-1 = El peón vigila d8 y f8. ¿Quién vigila d7, e7 y f7?
    .hint-2 = Ve con tu rey de f6 a e6.
    .yes = Sin ataque y sin ninguna jugada: ¡rey _ahogado_!
    .no = Todavía no: tu rey debe vigilar d7, e7 y f7.

# source 66a4558a
lesson-check-mate-or-stalemate_only-check = ¡El gato y el ratón! Da jaque, pero no jaque mate.
    .wrong-g6-b1 = Eso es jaque mate. ¡El ratón quiere seguir jugando!
    .wrong-g3-h3 = Sin ataque y sin jugada: ¡el rey está ahogado!
    .hint-1 = Ataca h1 con la dama, pero deja libre g1.
    .hint-2 = Una línea va de e4 a h1, y otra sale de h5.
    .hint-3 = Mueve la dama de g6 a h5.
    .yes = Atacado, pero el rey puede moverse: ¡el ratón sigue corriendo!
    .no = Todavía no: el rey de h1 no está atacado.

# source 3110e95e
lesson-check-mate-or-stalemate_knight-helps = ¡Ahora juegas con las negras y estás en jaque! Pon tu caballo en medio.
    .because-still-in-check = Todavía no: la torre de a8 aún da jaque. Usa tu caballo.
    .hint-1 = ¿A qué casilla entre a8 y g8 llega el caballo de f7?
    .hint-2 = Salta de f7 a d8.
    .yes = El caballo tapa en d8, así que solo era jaque.

# source 53f53f8e
lesson-check-mate-or-stalemate_free-the-knight = Ahora tu caballo no puede tapar en d8. ¡Quita una pieza para que pueda!
    .paper = Ahora tu caballo no puede ir a d8. ¿Qué pieza lo impide?
    .because-pinned = El caballo sigue clavado. ¿Quién mira a tu rey a través de él?
    .hint-1 = El caballo de f7 está clavado. ¿Quién lo clava?
    .hint-2 = Sigue la diagonal desde tu rey de g8 por f7. ¿Quién está en ella?
    .hint-3 = El alfil de b3 clava el caballo. ¡Quita el alfil!
    .yes = Sin el alfil, el caballo queda libre y tapa en d8.

# source d0f1035d
lesson-check-mate-or-stalemate_is-it-mate = El peón vuelve a estar en h7. Te toca: ¿qué es esto?
    .hint-1 = La torre de a8 da jaque y vigila f8 y h8.
    .hint-2 = ¿Puede irse el caballo de f7? El alfil de b3 lo clava.
    .hint-3 = El peón de h7 cierra la última puerta.
    .yes = El caballo está clavado y la puerta de h7 está cerrada.

# source 119e291b
lesson-check-mate-or-stalemate_one-step-left = Tu rey no tiene casillas, pero no está en jaque. ¡Encuentra una jugada!
    .hint-1 = Mira tu peón. ¿Qué tiene delante?
    .hint-2 = El peón de c5 puede ir a c4.
    .yes = Había una jugada, así que no estabas ahogado.

# source 5e1b795d
lesson-check-mate-or-stalemate_no-step-left = Ahora tu peón está en c4. ¿Qué es esto?
    .hint-1 = ¿Está atacado tu rey de h8? ¿Qué casillas vigila la dama?
    .hint-2 = ¿Puede ir tu peón de c4 a c3?
    .yes = El rey y el peón están encerrados, y nadie da jaque.

# source 495053cf
lesson-check-mate-or-stalemate_pick-mate = Jaques, un ahogado y un jaque mate: aquí hay de todo. ¡Da jaque mate!
    .wrong-b4-b3 = Sin ataque y sin jugada para las blancas: ¡el rey está ahogado!
    .wrong-b4-b2 = ¡Jaque! Pero el rey va a d1.
    .wrong-b4-b1 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-b4-a3 = ¡Jaque! Pero el rey va a b1 o d1.
    .wrong-b4-f4 = ¡Jaque! Pero el rey va a b1 o d1.
    .wrong-h2-h1-b = Eso no es jaque. ¡Elige otra pieza!
    .wrong-h2-h1-n = Eso no es jaque. ¡Elige otra pieza!
    .hint-1 = Tu dama vigila b1 y tu rey vigila d2. ¿Quién puede atacar c1?
    .hint-2 = ¡La dama no! ¿Quién está a un paso de la última fila?
    .hint-3 = Lleva el peón a h1 y elige una dama.
    .yes = Atacado y sin ninguna jugada. ¡Lo ha hecho un peón!
    .no = Todavía no: el rey de c1 no está atacado.

# source d8d33909
lesson-check-mate-or-stalemate_round = ¡Tableros nuevos, { $total } en total! Jaque, jaque mate, ahogado: ¿qué es cada uno?
    .yes = Dos preguntas, ¡y ya sabías qué era cada tablero!
