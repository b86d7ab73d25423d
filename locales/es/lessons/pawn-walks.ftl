### Las palabras de lessons/pawn-walks.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5055c264
lesson-pawn-walks = El peón avanza
    .about = Un paso de frente, dos al empezar, y nunca atrás.
    .notes =
        Objetivo: avanzar recto con los peones, dar dos pasos solo desde su casilla inicial y no retroceder nunca.
        Que la clase se ponga en fila y ande como los peones: un paso, y dos solo desde la línea de salida.
        Muchos creen que un peón siempre puede dar dos pasos. La captura en diagonal llega en la lección siguiente.

# source a69f1695
lesson-pawn-walks_ahead =
    Un _peón_ da un paso de frente. Desde su casilla inicial puede dar dos.

# source 32d56307
lesson-pawn-walks_black-pawn = Juegas con las negras. Toca cada casilla adonde puede avanzar tu peón.
    .hint-1 = Los peones negros avanzan hacia las blancas: a la fila 6.
    .hint-2 = El peón empieza en c7, así que puede dar dos pasos.
    .yes = ¡Las dos! Un paso hasta c6 o dos hasta c5.
    .no = Mira de frente desde c7: un paso o dos.

# source 8c74d678
lesson-pawn-walks_two-from-start = El peón está en su casilla inicial, e2. ¿Puede ir a e4?
    .hint-1 = Los peones blancos empiezan en la fila 2.
    .hint-2 = Desde su casilla inicial, un peón da un paso o dos.
    .yes = Exacto: desde su casilla inicial, e2, puede dar dos pasos.
    .no = Todavía no se ha movido de e2: puede dar dos pasos.

# source da31de0f
lesson-pawn-walks_two-again = Ahora el peón está en e3. Intenta otra vez dos pasos: a e5.
    .hint-1 = Toca el peón de e3 y luego e5.
    .hint-2 = El peón ha dejado su casilla inicial. Pruébalo y verás.
    .yes = Lo has visto: fuera de su casilla inicial, solo da un paso.

# source 645768bd
lesson-pawn-walks_three-steps = El peón negro está en su casilla inicial, d7. ¿Puede avanzar hasta d4?
    .hint-1 = Cuenta: d6, d5, d4.
    .hint-2 = ¿Cuántos pasos puede dar un peón como mucho al empezar?
    .yes = Exacto: desde su casilla inicial puede dar dos pasos, nunca tres.
    .no = Cuenta los pasos hasta d4: son tres. Como mucho puede dar dos.

# source e9259e66
lesson-pawn-walks_knight-in-front = Juegas con las negras. Hay un caballo blanco en d6: intenta ir a d5.
    .hint-1 = Toca el peón de d7 y luego d5.
    .hint-2 = El caballo de d6 está justo delante. Pruébalo igualmente.
    .yes = Lo has visto: un peón nunca salta. Las dos casillas deben estar vacías.

# source 0993aeeb
lesson-pawn-walks_back = Intenta retroceder: mueve el peón de e4 a e3.
    .hint-1 = Toca el peón de e4 y luego e3.
    .hint-2 = Se quedará en e4, y no importa. Mira qué pasa.
    .yes = Lo has visto: los peones nunca retroceden. ¡Piensa antes de avanzar uno!

# source ab745c39
lesson-pawn-walks_aside = ¿Puede el peón de e4 dar un paso de lado, a f4?
    .hint-1 = ¿Hacia dónde avanzan los peones?
    .hint-2 = De frente solo hay una casilla: e5.
    .yes = Exacto: de frente a e5, nunca de lado.
    .no = Mira otra vez: f4 está al lado del peón, no delante.

# source 4a9d61b0
lesson-pawn-walks_with-the-knight = Juegas con las negras y te ayuda el caballo. Recoge las { $total } estrellas en { $best } jugadas.
    .hint-1 = El caballo salta de g8 a f6, y luego a g4.
    .hint-2 = Delante del peón hay dos estrellas: en a5 y a4.
    .hint-3 = Desde su casilla inicial, a7, el peón puede ir a a5.
    .yes = ¡Las { $total } estrellas! El peón ha avanzado y el caballo ha saltado.
