### Las palabras de lessons/en-passant-how.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 68fa7d87
lesson-en-passant-how = La captura al paso
    .about = Un peón ha pasado junto al tuyo, y todavía puedes capturarlo.
    .notes = Objetivo: capturar un peón que ha pasado de largo con dos pasos, y saber que ese peón se quita de la casilla de al lado, no de la casilla adonde se llega. En clase, pon una huella de papel en la casilla saltada y di: «Captúralo como si estuviera aquí». Despiste común: mover de lado, encima del peón, u olvidarse de quitarlo del tablero.

# source bb26ce51
lesson-en-passant-how_it-ran-past =
    El peón negro hace un _avance doble_ y pasa junto al tuyo. Captúralo como si estuviera en f6: ¡_al paso_!

# source 82cb4730
lesson-en-passant-how_first-time = El peón negro ha pasado junto al tuyo, de d7 a d5. Captúralo al paso.
    .hint-1 = ¿Qué casilla ha saltado el peón negro? El círculo la muestra.
    .hint-2 = Toca el peón de e5 y luego d6.
    .yes = Tu peón está en d6 y el de d5 ya no está.
    .no = Tu rey puede esperar. Captura con el peón de e5.
    .wrong-e5-e6 = Puedes avanzar, pero entonces la ocasión se pierde. Captura en d6.
    .because-pawn-sideways = De lado no: ve detrás del peón, a la casilla que ha saltado.

# source 18e6669e
lesson-en-passant-how_black-takes = Juegas con las negras. El peón blanco ha ido de c2 a c4: captúralo al paso.
    .hint-1 = ¿Qué casilla ha saltado el peón blanco? El círculo la muestra.
    .hint-2 = Toca el peón de b4 y luego c3.
    .yes = Tu peón está en c3 y el de c4 ya no está.
    .no = Tu rey puede esperar. Captura con el peón de b4.
    .wrong-b4-b3 = Puedes avanzar, pero entonces la ocasión se pierde. Captura en c3.

# source ea8fe962
lesson-en-passant-how_usual-way = Las negras han dado un paso y tú capturas en f6. ¿De dónde quitas el peón negro?
    .hint-1 = ¿Dónde está ahora mismo el peón negro?
    .hint-2 = Está en f6. Tu peón también llega ahí.
    .yes = De f6: tu peón llega a la casilla del capturado, como siempre.
    .no = Busca el peón negro. Lo quitas de donde está.

# source f7554830
lesson-en-passant-how_passing-way = Ahora las negras han dado dos pasos y tú capturas al paso. ¿De dónde quitas el peón?
    .hint-1 = ¿Dónde está ahora mismo el peón negro?
    .hint-2 = Tu peón llega a f6, pero el negro está a tu lado.
    .yes = De f5: llegas a f6, pero el peón estaba a tu lado.
    .no = Busca el peón negro. Lo quitas de donde está.

# source 2e9c53bd
lesson-en-passant-how_who-can = El peón negro acaba de ir de d7 a d5. Toca cada peón blanco que puede capturarlo.
    .hint-1 = Se captura al paso desde las casillas al lado de d5.
    .hint-2 = ¿Quién está en c5? ¿Quién está en e5?
    .yes = Pueden capturar los dos vecinos, desde un lado o desde el otro. Tú eliges.
    .no = Este no: el peón debe estar justo al lado de d5.

# source 044a3dda
lesson-en-passant-how_whole-story = Pon una trampa: avanza tu peón de f4 a f5. ¡Después captura!
    .hint-1 = Tu peón de f5 espera. Mira el peón negro de g7.
    .hint-2 = Ha pasado junto al tuyo: está en g5. Captúralo: de f5 a g6.
    .yes = Has esperado en f5 y has capturado el peón que pasaba.

# source 84605a19
lesson-en-passant-how_out-of-check = Juegas con las negras y el peón de c4 da jaque. ¡Captúralo!
    .hint-1 = El peón de b3 vigila c4, y tu rey no puede capturar.
    .hint-2 = El peón blanco venía de c2. ¿Qué casilla ha saltado?
    .hint-3 = Captura al paso: de b4 a c3.
    .yes = Has capturado al paso el peón que daba jaque. Ya no está en c4.
    .no = Todavía no: captura el peón que ha ido a c4.
    .because-king-captures-protected = Con el rey no: el peón de b3 vigila c4. ¿Quién más puede capturar?

# source f483edd8
lesson-en-passant-how_real-board =
    Ponlo en un tablero de verdad. El peón negro va a f5: captúralo al paso y quítalo.
