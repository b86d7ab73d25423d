### Las palabras de lessons/king.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source eebb70ea
lesson-king = El rey
    .about = Un paso, en cualquier dirección.
    .notes =
        Objetivo: mover el rey un paso en las ocho direcciones.
        Dos niños hacen que dos reyes se crucen en un tablero de verdad. Así se prepara «los reyes guardan distancia».
        Hay quien olvida los pasos en diagonal, y hay quien piensa que el rey es fuerte porque es importante.

# source 44fcf3ed
lesson-king_one-step =
    El _rey_ da un paso, en cualquier dirección. Es lento, pero es la pieza más importante.

# source 9770ec34
lesson-king_edge = Juegas con las negras. Toca cada casilla adonde puede ir tu rey.
    .hint-1 = Empieza en d8 y da la vuelta alrededor del rey.
    .hint-2 = Son { $total }: dos a su lado y tres en la fila siguiente.
    .yes = ¡Las { $total }! En el borde, el rey tiene menos casillas.
    .no = Solo cuentan las casillas que tocan e8, también por una esquina.

# source 13212d23
lesson-king_corner = Ahora el rey está en la esquina. ¿A cuántas casillas puede ir?
    .hint-1 = Mira al lado de a1, encima y en diagonal.
    .hint-2 = Las casillas son a2, b2 y b1.
    .yes = Solo tres: a2, b2 y b1. La esquina es estrecha.

# source 8e4ce5cf
lesson-king_step-ahead = El rey quiere ir de e4 a e5. ¿Se puede?
    .hint-1 = ¿Se tocan las casillas e4 y e5?
    .hint-2 = El rey puede dar un paso en cualquier dirección.
    .yes = Exacto: e5 está a un paso.
    .no = La casilla e5 toca e4: eso es un paso.

# source d406f129
lesson-king_two-steps = ¿Y una casilla más? Intenta mover el rey de e4 a e6.
    .hint-1 = Toca el rey de e4 y luego e6.
    .hint-2 = Volverá a su casilla, y no importa. Mira qué pasa.
    .yes = Lo has visto: un paso, y después le toca al otro bando.

# source 252f3d5e
lesson-king_long-walk = Juegas con las negras. Lleva tu rey a la estrella de a1 en { $best } pasos.
    .hint-1 = Un paso en diagonal acerca al rey de dos maneras a la vez.
    .hint-2 = Ve a g7, f6, e5 y sigue por la diagonal.
    .yes = ¡Conseguida! Los pasos en diagonal son el camino más corto.

# source 0eba1b05
lesson-king_take = El rey captura igual que anda: a un paso. Captura el peón que alcanza.
    .hint-1 = Mira las ocho casillas que rodean e4.
    .hint-2 = El peón de d3 toca e4 por una esquina.
    .yes = Tu rey ha capturado el peón de d3. Los otros estaban demasiado lejos.
    .no = Puedes jugar eso, pero no captura nada. ¿Qué peón toca e4?
    .because-king-too-far = Todavía no: el rey da un solo paso. ¿Qué peón toca e4?

# source 1bddb659
lesson-king_queen-again = El rey necesita 7 jugadas de a1 a h8. ¿Y la dama?
    .hint-1 = La dama llega tan lejos como quiera, también en diagonal.
    .hint-2 = Mira a lo largo de la diagonal de a1 a h8.
    .option-one = Una jugada
    .option-two = Dos jugadas
    .option-two-say = Todavía menos: mira la diagonal larga.
    .option-seven = También siete jugadas
    .option-seven-say = La dama no tiene que detenerse tras un paso.
    .yes = Sí: para la dama, la diagonal larga es una sola jugada.

# source 4ebc39c0
lesson-king_real-board =
    Pon dos reyes en un tablero de verdad: en e1 y e8. Que cambien de lado sin ponerse nunca uno junto al otro.
