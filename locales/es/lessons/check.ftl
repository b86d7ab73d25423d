### Las palabras de lessons/check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e4f868f6
lesson-check = ¡Jaque!
    .about = El jaque es un ataque al rey, y hay que responder.
    .notes =
        Objetivo: el jaque es un ataque al rey; vale tanto si se dice como si no, y el rey nunca se captura. Un niño o una niña hace de rey en un tablero en el suelo y los demás dan jaque con torre, alfil, caballo y peón. Errores comunes: un jaque que no se dijo no vale, un rey que no vio el jaque se puede capturar, y todo jaque es una buena jugada.

# source 50fb470b
lesson-check_attack = La torre ataca al rey. ¡Eso es _jaque_!

# source eed30b95
lesson-check_who = Juegas con las negras y estás en jaque. Toca la pieza que ataca a tu rey.
    .hint-1 = Sigue cada línea blanca. ¿Llega a e8?
    .hint-2 = Tus peones de d7 y e7 detienen la dama y la torre.
    .hint-3 = Mira desde h5 por g6 y f7.
    .yes = El alfil de h5 da jaque. Has seguido su línea hasta tu rey.
    .no = Algo está en medio, o esa pieza mira a otro lado. Sigue otra línea hasta e8.

# source 4966cdfa
lesson-check_rook = Da jaque con tu torre y dilo: pulsa ¡Jaque!
    .hint-1 = La torre debe mirar a e8 por una fila o una columna.
    .hint-2 = Muévela a a8 o a e1.
    .hint-3 = Después pulsa el botón ¡Jaque!
    .yes = Ahora la torre mira directamente al rey, y todos te han oído.

# source af121c28
lesson-check_knight = Juegas con las negras. Da jaque con tu caballo.
    .hint-1 = El rey blanco está en g1. ¿Desde dónde ataca g1 un caballo?
    .hint-2 = Mira e2, f3 y h3. ¿Adónde puede saltar tu caballo?
    .hint-3 = Desde f4, el caballo llega a e2 y h3.
    .yes = Desde ahí el caballo ataca g1, y nada puede ponerse en medio.
    .no = Puedes jugar eso, pero no ataca g1. Salta más cerca.

# source bd4225dc
lesson-check_queen = La dama puede dar jaque de { $total } maneras. ¡Encuéntralas todas!
    .hint-1 = La dama mira recto y en diagonal. ¿Qué líneas llegan a e8?
    .hint-2 = En la columna e alcanza tres casillas: e1, e2 y e3.
    .hint-3 = Dos casillas tocan al rey: d7 y d8.
    .yes = ¡Las { $total }! Cuidado: en d7 y d8 el rey podría capturar la dama.
    .no = Puedes jugar eso, pero desde ahí la dama no ve e8.

# source dd5d26d0
lesson-check_pawn = Da jaque con un peón. ¿Cómo ataca un peón?
    .hint-1 = Un peón ataca a un paso en diagonal hacia delante.
    .hint-2 = Desde c7, un peón ataca b8 y d8.
    .yes = El peón de c7 ataca d8 en diagonal. ¡Has movido el peón adecuado!
    .no = Puedes jugar eso, pero no da jaque. Mueve un peón.
    .wrong-d6-d7 = De frente, un peón no ataca nada. Prueba con el otro peón.

# source b7e8075b
lesson-check_into-check = Nadie se mete en jaque. Pruébalo: mueve tu rey de g2 a f3.
    .hint-1 = Toca el rey de g2 y luego f3.
    .hint-2 = La torre de f8 mira por la columna f. Pruébalo y verás.
    .yes = Lo has visto: la torre vigila f3, y el rey no entra.

# source d2478ae1
lesson-check_shield = Ahora tu peón está en f4. ¿Puede ir el rey a f3?
    .hint-1 = ¿Qué ha cambiado? Sigue la torre desde f8.
    .hint-2 = La línea de la torre acaba en el peón de f4.
    .yes = Exacto: el peón es un escudo. La torre ya no vigila f3.
    .no = Sigue la torre desde f8: el peón de f4 la detiene.

# source c39c65b7
lesson-check_silence = Las blancas dan jaque sin decir nada. ¿Está en jaque el rey negro?
    .hint-1 = Mira el tablero, no la boca: ¿está atacado el rey?
    .hint-2 = La dama de e2 mira a e8. Con eso basta.
    .yes = Sí: un ataque es un ataque. En los torneos casi nadie dice nada.
    .option-yes = Sí, y las negras deben responder
    .option-no = No, alguien tiene que decirlo
    .option-no-say = Decirlo es una cortesía, pero no hace falta. Mira la línea de la dama.
    .option-take = Si las negras no lo ven, las blancas capturan el rey
    .option-take-say = Un rey nunca se captura. Las negras deben responder primero al jaque.
