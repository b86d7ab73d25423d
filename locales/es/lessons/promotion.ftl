### Las palabras de lessons/promotion.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 3f690af9
lesson-promotion = Un peón se convierte en dama
    .about = En su última fila, un peón se convierte en otra pieza.
    .notes =
        Objetivo: en la última fila, el peón tiene que convertirse al momento en dama, torre, alfil o caballo de su color. Deja una dama de reserva junto al tablero y que los niños lleven un peón hasta el final. Errores comunes: creer que solo vuelven las piezas capturadas, que el peón puede seguir siendo peón o que solo se permite una dama.

# source 7a75adf1
lesson-promotion_last-row = En su última fila, el peón se convierte en dama, torre, alfil o caballo. Para las blancas es la fila 8; para las negras, la 1.

# source 662a7398
lesson-promotion_choose = Avanza a e8 y elige una pieza nueva para tu peón.
    .hint-1 = Toca el peón de e7 y luego e8.
    .hint-2 = Ahora elige: dama, torre, alfil o caballo.
    .yes = Has elegido tú, y el peón ya no está. Casi siempre se elige dama.

# source e1cc7f45
lesson-promotion_second-queen = Las blancas aún tienen su dama en d4. ¿Puede el peón convertirse en una segunda dama?
    .hint-1 = La pieza nueva no sale de las capturadas.
    .hint-2 = Puedes elegir dama, aunque la tuya siga ahí.
    .yes = Exacto: se puede tener otra dama. ¡Con ocho peones podrían ser nueve!
    .no = La dama de d4 no importa. Elige cualquiera de las cuatro piezas.

# source 0c6fc73e
lesson-promotion_second-king = Ahora el peón quiere convertirse en un segundo rey. ¿Se puede?
    .hint-1 = ¿En qué cuatro piezas puede convertirse un peón?
    .hint-2 = Dama, torre, alfil, caballo. ¿Hay algún rey entre ellas?
    .yes = Exacto: nunca en un segundo rey. Y tampoco puede seguir como peón.
    .no = Di otra vez las cuatro piezas: dama, torre, alfil, caballo.

# source fec1dbdb
lesson-promotion_too-early = El peón negro va a e2. ¿Puede convertirse ahí en dama?
    .hint-1 = ¿Cuál es la última fila para las negras?
    .hint-2 = Los peones negros van a la fila 1. La casilla e2 está en la fila 2.
    .yes = Exacto: todavía no. El peón se convierte en dama en e1, no antes.
    .no = De e2 a e1 falta un paso más. Solo allí se convierte.

# source 84853314
lesson-promotion_three-doors = Juegas con las negras. Toca cada casilla donde tu peón se convierte en otra pieza.
    .hint-1 = Delante de g2 está el alfil de g1.
    .hint-2 = ¿Cómo captura un peón? A un paso en diagonal hacia delante.
    .hint-3 = Captura el caballo de f1 o la torre de h1.
    .yes = ¡Las dos casillas! El peón captura y se convierte en una sola jugada.
    .no = De frente, un peón no captura nada. Mira en diagonal hacia delante.

# source 9a46ded3
lesson-promotion_door-shut = ¡Qué cerca! Intenta ir de a7 a a8 y conseguir una dama.
    .hint-1 = Toca el peón de a7 y luego a8.
    .hint-2 = En a8 hay una torre. Pruébalo y verás.
    .yes = Lo has visto: de frente, un peón no captura. La torre le cierra la puerta.

# source bbec470b
lesson-promotion_not-a-queen = Avanza a e8. Elige la pieza que luego pueda capturar la dama de g7.
    .hint-1 = Mira de e8 a g7: ¿qué pieza puede ir así?
    .hint-2 = No es una recta ni una diagonal. Es un salto.
    .hint-3 = Elige el caballo.
    .yes = Un caballo en e8 mira a g7. A veces, la dama no es lo mejor.
    .wrong-e7-e8-q = Ni siquiera una dama puede ir de e8 a g7. ¿Qué pieza salta?
    .wrong-e7-e8-r = La torre va recta: desde e8 no llega a g7. ¿Qué pieza salta?
    .wrong-e7-e8-b = El alfil va en diagonal: desde e8 no llega a g7. ¿Qué pieza salta?

# source ab04d53e
lesson-promotion_feast = Juegas con las negras. Convierte tu peón y captúralo todo en { $best } jugadas.
    .hint-1 = Primero captura el alfil de b1 con tu peón.
    .hint-2 = Elige una dama: desde b1 mira a h7.
    .hint-3 = De h7, la dama va recta a h3.
    .yes = ¡Todo capturado! Tu pequeño peón se ha hecho muy fuerte.
