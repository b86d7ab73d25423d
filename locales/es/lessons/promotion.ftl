### Las palabras de lessons/promotion.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source d3f1b9f9
lesson-promotion = Un peón se convierte en dama
    .about = En su última fila, un peón se convierte en otra pieza.
    .can = ¡Ya conviertes un pequeño peón en dama!
    .notes = Objetivo: en la última fila, el peón tiene que convertirse al momento en dama, torre, alfil o caballo de su color. Deja una dama de reserva junto al tablero y que los niños lleven un peón hasta el final. Errores comunes: creer que solo vuelven las piezas capturadas, que el peón puede seguir siendo peón o que solo se permite una dama. En la última partida se ve que la torre no puede vigilar cuatro peones a la vez.

# source 9362b016
lesson-promotion_choose = ¡Un paso más! En la última fila tu peón _corona_: se convierte en otra pieza.
    .hint-1 = Mueve el peón de e7 a e8.
    .hint-2 = Elige una pieza de tu color: dama, torre, alfil o caballo.
    .yes = Has elegido tú, y el peón ya no está. Casi siempre se elige dama.

# source c4fe817e
lesson-promotion_run-home = ¡Corre a la última fila y vuela! Atrapa { $total } estrellas en { $best } jugadas.
    .hint-1 = Avanza de frente hasta b8. Para las blancas, la última fila es la 8.
    .hint-2 = En b8 elige una dama: vuela recta y en diagonal.
    .hint-3 = De b8 vuela a h8, y de ahí a h2.
    .yes = De peón a dama: ¡mira qué lejos vuela!

# source 652b4b97
lesson-promotion_two-queens = Tu peón de e7 quiere ser una segunda dama. ¡Quita una pieza para que pueda!
    .paper = Tu peón de e7 quiere ser una segunda dama. ¿Qué pieza le estorba?
    .because-pawn-cant-capture-straight = La puerta sigue cerrada. De frente, un peón no captura.
    .hint-1 = Puedes tener dos damas. Entonces, ¿quién estorba de verdad?
    .hint-2 = El peón avanza de frente. ¿Quién está en e8?
    .hint-3 = La torre de e8 cierra la puerta. ¡Quítala!
    .yes = ¡La puerta está abierta! Con ocho peones podrías tener nueve damas.

# source 1dee90d3
lesson-promotion_ten-rooks = Los ocho peones blancos se convierten en torres. ¿Cuántas torres tienen entonces las blancas?
    .hint-1 = Cuenta los peones. Luego suma las torres blancas de las esquinas.
    .hint-2 = Ocho peones y dos torres: ¿cuántas son?
    .yes = ¡Diez torres! También se permiten diez caballos o diez alfiles.

# source 802d6636
lesson-promotion_second-king = Ahora el peón quiere convertirse en un segundo rey. ¿Se puede?
    .hint-1 = ¿En qué cuatro piezas puede convertirse un peón?
    .hint-2 = Dama, torre, alfil, caballo. ¿Hay algún rey entre ellas?
    .yes = Exacto: un segundo rey, nunca. Y tampoco puede seguir siendo peón.
    .no = Di otra vez las cuatro piezas: dama, torre, alfil, caballo.

# source c9d98679
lesson-promotion_door-shut = Tres puertas a la última fila, y una está cerrada. ¡Captura la torre y el caballo en { $best } jugadas!
    .hint-1 = ¿Cómo captura un peón? De frente, no.
    .hint-2 = El peón de g7 captura en h8. ¡Elige allí una dama!
    .hint-3 = Captura en h8 con el peón. Luego vuela por la fila hasta a8.
    .yes = La torre ha cerrado su puerta. ¡Y tú has entrado por otra!
    .because-pawn-cant-capture-straight = ¡Pum! De frente, un peón no captura.

# source 2323d644
lesson-promotion_not-a-queen = Avanza a e8. Elige la pieza que luego pueda capturar a la dama de g7.
    .hint-1 = Mira de e8 a g7: ¿qué pieza puede ir así?
    .hint-2 = No es una recta ni una diagonal. Es un salto.
    .hint-3 = Elige el caballo.
    .yes = A veces, la dama no es lo mejor. Elegir otra pieza se llama _subpromoción_.
    .wrong-e7-e8-q = Ni siquiera una dama puede ir de e8 a g7. ¿Qué pieza salta?
    .wrong-e7-e8-r = La torre va recta: desde e8 no llega a g7. ¿Qué pieza salta?
    .wrong-e7-e8-b = El alfil va en diagonal: desde e8 no llega a g7. ¿Qué pieza salta?

# source cf28516b
lesson-promotion_too-early = ¡Ahora juegas con las negras! ¿Puede tu peón ir a e2 y hacerse dama?
    .hint-1 = ¿Cuál es la última fila para las negras?
    .hint-2 = Los peones negros van a la fila 1. La casilla e2 está en la fila 2.
    .yes = Exacto: todavía no. El peón se convierte en dama en e1, no antes.
    .no = De e2 a e1 falta un paso. Solo allí se convierte en dama.

# source 96d178fa
lesson-promotion_three-doors = Tu peón tiene dos puertas abiertas. ¡Captura por las dos y elige una dama cada vez!
    .hint-1 = Delante de g2 está el alfil de g1.
    .hint-2 = ¿Cómo captura un peón? A un paso en diagonal hacia delante.
    .hint-3 = Captura el caballo de f1 o la torre de h1.
    .yes = ¡Las dos puertas! El peón captura y se convierte en dama en una sola jugada.
    .no = Puedes jugar eso. Esta vez captura y elige una dama.

# source 6061a225
lesson-promotion_feast = ¡Convierte tu peón y captúralo todo en { $best } jugadas!
    .hint-1 = Primero captura el alfil de b1 con tu peón.
    .hint-2 = Elige una dama: desde b1 mira a h7.
    .hint-3 = Desde h7, la dama va recta a h3.
    .yes = ¡Todo capturado! Tu pequeño peón se ha hecho muy fuerte.

# source 29a8cd7e
lesson-promotion_four-against-a-rook = Cuatro peones contra mi torre: ¡consigue una dama y captura la torre!
    .hint-1 = Mi torre no puede estar en todas partes. ¿Qué peón tiene el camino libre?
    .hint-2 = En la última fila, un peón se hace dama. Después, caza la torre.
    .yes = Peones pequeños, dama grande: ¡mi torre no ha podido con ellos!
