### Las palabras de lessons/check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9d96f4c1
lesson-check = ¡Jaque!
    .about = El jaque es un ataque al rey, y hay que responder.
    .can = ¡Sabes dar jaque y no se te escapa ninguno!
    .notes = Objetivo: el jaque es un ataque al rey; vale tanto si se dice como si no, y el rey nunca se captura. Un niño o una niña hace de rey en un tablero en el suelo y los demás dan jaque con torre, alfil, caballo y peón. Errores comunes: un jaque que no se dijo no vale, un rey que no vio el jaque se puede capturar, y todo jaque es una buena jugada. En el último paso dos torres se turnan; en un tablero de verdad, que alguien sea el rey que huye.

# source 4e35f8e9
lesson-check_rook = ¡Ataca al rey con tu torre! Luego dilo: pulsa ¡Jaque!
    .paper = ¡Ataca al rey con tu torre! Luego dilo en voz alta: ¡jaque!
    .hint-1 = La torre debe mirar a e8 por una fila o una columna.
    .hint-2 = Muévela a a8 o a e1.
    .hint-3 = Después pulsa el botón ¡Jaque!
    .yes = Un ataque al rey se llama _jaque_. ¡Todos te han oído!
    .no = Puedes jugar eso, pero desde ahí la torre no ve e8.

# source db3131a1
lesson-check_pawn = Da jaque con un peón. ¿Cómo ataca un peón?
    .wrong-d6-d7 = De frente, un peón no ataca nada. Prueba con el otro peón.
    .hint-1 = Un peón ataca a un paso en diagonal hacia delante.
    .hint-2 = Desde c7, un peón ataca b8 y d8.
    .yes = El peón de c7 ataca d8 en diagonal. ¡Has movido el peón adecuado!
    .no = Puedes jugar eso, pero no da jaque. Mueve un peón.

# source 018883a1
lesson-check_queen = La dama puede dar jaque de { $total } maneras. ¡Encuéntralas todas!
    .hint-1 = La dama mira recto y en diagonal. ¿Qué líneas llegan a e8?
    .hint-2 = En la columna e alcanza tres casillas: e1, e2 y e3.
    .hint-3 = Dos casillas tocan al rey: d7 y d8.
    .yes = ¡Las { $total }! Cuidado: en d7 y d8 el rey podría capturar la dama.
    .no = Puedes jugar eso, pero desde ahí la dama no ve e8.

# source 6077a58d
lesson-check_safe-step = Tu rey no puede ir a f3. ¡Quita una pieza para que pueda!
    .paper = Tu rey no puede ir a f3. ¿Qué pieza ataca f3?
    .because-king-into-attack = Alguien ataca f3 todavía. ¡Sigue cada línea que lleva hasta ahí!
    .hint-1 = Nadie se mete en jaque. ¿Quién mira a f3?
    .hint-2 = El peón de d5 cierra la línea de la dama. ¿Quién más mira a f3?
    .hint-3 = La torre de f8 mira por la columna f. ¡Quítala!
    .yes = Sin torre, f3 es segura: la línea de la dama está cerrada.

# source 28e7025f
lesson-check_shield = Ahora tu peón es un escudo. ¡Ve a la estrella!
    .hint-1 = La línea de la torre acaba en tu peón. Detrás no hay peligro.
    .hint-2 = Ve a f3 y luego a e4.
    .yes = Detrás de su escudo, tu rey camina sin peligro.

# source 52e53dd6
lesson-check_who = ¡Ahora juegas con las negras y estás en jaque! Toca la pieza que lo da.
    .paper = ¡Ahora juegas con las negras y estás en jaque! ¿Qué pieza lo da?
    .hint-1 = Sigue cada línea blanca. ¿Llega a e8?
    .hint-2 = Tus peones de d7 y e7 detienen la dama y la torre.
    .hint-3 = Sigue la línea desde h5, por g6 y f7.
    .yes = El alfil de h5 da jaque. Has seguido su línea hasta tu rey.
    .no = Algo está en medio, o esa pieza mira a otro lado. Sigue otra línea hasta e8.

# source 11d3e208
lesson-check_silence = Las blancas no dicen nada. Mira bien y haz una jugada permitida.
    .because-still-in-check = Nadie lo ha dicho, ¡pero es jaque! Mira la línea de la dama.
    .hint-1 = Mira el tablero, no la boca: ¿está atacado tu rey?
    .hint-2 = La dama de e2 mira a e8. Sal de su línea.
    .hint-3 = Ve a d7, d8, f7 o f8.
    .yes = Exacto: un ataque es un ataque. En los torneos casi nadie dice nada.

# source c1d15bcf
lesson-check_knight = Ahora atacas tú: ¡da jaque con tu caballo!
    .hint-1 = El rey blanco está en g1. ¿Desde dónde ataca g1 un caballo?
    .hint-2 = Mira e2, f3 y h3. ¿Adónde puede saltar tu caballo?
    .hint-3 = Desde f4, el caballo llega a e2 y h3.
    .yes = Desde ahí el caballo ataca g1, y nada puede ponerse en medio.
    .no = Puedes jugar eso, pero no ataca g1. Salta más cerca.

# source 02c421a0
lesson-check_chase = ¡Persigue al rey! Da jaque tres veces, y que las torres se turnen.
    .wrong-a5-a4 = ¡Jaque! Pero ahora nadie vigila la quinta fila.
    .wrong-h8-e8 = ¡Jaque! Pero el rey se aparta de esa columna y ya está.
    .hint-1 = Una torre vigila una fila. La otra da jaque.
    .hint-2 = La torre de a5 hace guardia. Da jaque con la otra.
    .hint-3 = De h8 a h4, de a5 a a3, de h4 a h2.
    .yes = ¡Menuda persecución! El último jaque de todos viene más tarde.
    .no = Puedes jugar eso, pero usa la otra torre. Una debe hacer guardia.
