### Las palabras de lessons/en-passant-when-not.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 7b5bb07d
lesson-en-passant-when-not = Al paso: ahora o nunca
    .about = Cuándo se puede capturar al paso y cuándo no.
    .can = ¡Capturas al paso enseguida, y solo a un peón que ha corrido!
    .notes = Objetivo: comprobar tres cosas antes de capturar al paso: ¿es un peón, ha corrido dos casillas, ha sido la última jugada? En clase, haz la última jugada dos veces, una con un paso y otra con dos, y que levanten la mano solo cuando el peón se puede capturar. Muchos creen que la oportunidad se queda, o que así se captura cualquier pieza. En algunos pasos hay dos piezas junto al peón propio: pregunta por qué la otra no se puede capturar.

# source f45e8f3a
lesson-en-passant-when-not_at-once = Un peón acaba de correr dos casillas. ¡Captúralo, ahora o nunca!
    .wrong-h5-h6 = Puedes seguir, pero entonces pierdes la oportunidad. ¡Captura!
    .wrong-a2-a3 = Puedes jugar eso, pero entonces pierdes la oportunidad. ¡Captura!
    .wrong-a2-a4 = Puedes jugar eso, pero entonces pierdes la oportunidad. ¡Captura!
    .hint-1 = Ha corrido de g7 a g5, junto a tu peón de h5.
    .hint-2 = Captura al paso, de h5 a g6.
    .yes = Un peón, dos casillas, ahora mismo: ¡tres veces sí!
    .no = Tu rey puede esperar. ¡Esta oportunidad no!

# source a8d7d71e
lesson-en-passant-when-not_king-moved-last = Hay dos peones junto al tuyo. ¡Captura el que acaba de correr!
    .because-ep-not-available = Ese peón no se ha movido ahora. ¿Cuál ha sido?
    .wrong-e5-e6 = Puedes seguir, pero entonces pierdes la oportunidad. ¡Captura!
    .hint-1 = ¿Qué peón negro se ha movido el último?
    .hint-2 = La última jugada ha sido de f7 a f5.
    .hint-3 = Captura al paso, de e5 a f6.
    .yes = Has visto quién ha corrido: ¡solo cuenta la última jugada!
    .no = Tu rey puede esperar. ¡Esta oportunidad no!

# source 11166d86
lesson-en-passant-when-not_too-late = Dos peones han pasado, uno tras otro. ¡Atrapa al que aún puedes!
    .because-ep-chance-lost = Ya es tarde: el peón de g5 corrió antes. ¿Quién ha corrido el último?
    .wrong-a5-a6 = Puedes seguir, pero entonces pierdes también esta oportunidad.
    .wrong-h5-h6 = Puedes seguir, pero entonces pierdes también esta oportunidad.
    .hint-1 = ¿Quién ha corrido el último: el de g5 o el de b5?
    .hint-2 = El peón de b5 acaba de venir de b7.
    .hint-3 = Captura al paso, de a5 a b6.
    .yes = Ahora o nunca: ¡solo se atrapa al último que corre!
    .no = Puedes jugar eso, pero entonces pierdes también esta oportunidad.

# source f8f30615
lesson-en-passant-when-not_usual-capture = Este peón ha corrido a f5 y el tuyo está en e4. ¡Captúralo!
    .wrong-e4-e5 = Así pasas de largo. Mira en diagonal: ¿dónde está el peón negro?
    .hint-1 = Tu peón de e4 captura en diagonal, como siempre.
    .hint-2 = Mueve tu peón de e4 a f5.
    .yes = ¡Como siempre! Has llegado a f5, donde estaba el peón.
    .no = Puedes jugar eso, pero no captura nada. Mira en diagonal desde e4.

# source f590af17
lesson-en-passant-when-not_hidden-guard = Un peón ha pasado, pero está prohibido capturarlo. ¡Quita una pieza para que esté permitido!
    .because-ep-exposes-king = Los dos peones dejarían la fila, y alguien vería a tu rey. ¿Quién?
    .hint-1 = Dos peones salen de la fila a la vez. ¿Quién mira entonces a h5?
    .hint-2 = Mira toda la fila, de a5 hasta tu rey de h5.
    .hint-3 = La torre de a5 vería a tu rey. ¡Quítala!
    .yes = Sin la torre, tu rey está a salvo. ¡Ahora puedes capturar al paso!

# source 47770e99
lesson-en-passant-when-not_one-step = ¡Ahora juegas con las negras! Una de las tres flechas está prohibida: pruébala.
    .hint-1 = El peón blanco venía de d3. ¿Cuántos pasos son?
    .hint-2 = Solo un paso: no ha pasado junto a nadie.
    .hint-3 = Mueve tu peón de e4 a d3. Volverá.
    .yes = Solo ha dado un paso. ¡Por eso nadie lo captura al paso!
    .no = Eso está permitido. ¡Busca otra flecha!

# source 57dbf365
lesson-en-passant-when-not_two-steps = Esta vez el peón venía de d2. ¡Ahora captúralo al paso!
    .wrong-e4-f3 = ¡Un caballo es una buena presa! Pero esta vez captura al paso.
    .wrong-e4-e3 = Puedes seguir, pero entonces pierdes la oportunidad. ¡Captura!
    .hint-1 = Ha corrido de d2 a d4, junto a tu peón de e4.
    .hint-2 = Captura al paso, de e4 a d3.
    .yes = Dos casillas, ahora mismo: ¡atrapado en d3!
    .no = Puedes jugar eso. ¡Esta vez captura el peón que ha corrido!

# source 9bee178f
lesson-en-passant-when-not_not-a-pawn = Aquí un caballo, allí un peón: ¿cuál puedes capturar al paso?
    .because-ep-not-a-pawn = El caballo no: al paso solo se capturan peones. ¿Quién más está al lado?
    .wrong-b4-b3 = Puedes seguir, pero entonces pierdes la oportunidad. ¡Captura!
    .hint-1 = ¿Quién ha corrido: el caballo de c4 o el peón de a4?
    .hint-2 = El peón ha corrido de a2 a a4.
    .hint-3 = Captura al paso, de b4 a a3.
    .yes = Al paso solo se capturan peones. ¡El caballo puede quedarse!
    .no = Tu rey puede esperar. ¡Esta oportunidad no!

# source 3baf96b2
lesson-en-passant-when-not_three-runners = Tres peones blancos echan a correr. ¡Atrapa a cada uno enseguida!
    .wrong-b4-b3 = Puedes seguir, pero entonces el peón se escapa. ¡Captúralo!
    .wrong-c3-c2 = Ese peón puede esperar. ¿Quién está ahora en diagonal delante de f4?
    .wrong-h4-h3 = Puedes seguir, pero entonces el peón se escapa. ¡Captúralo!
    .hint-1 = El primero ha corrido a c4: captura de b4 a c3.
    .hint-2 = El segundo ha dado un paso, a e3. ¿Cómo captura siempre un peón?
    .hint-3 = Captura de f4 a e3.
    .hint-4 = El tercero ha corrido a g4: captura de h4 a g3.
    .yes = Al paso, como siempre, al paso: ¡nadie se te ha escapado!
    .no = Puedes jugar eso. ¡Pero ahora mismo puedes atrapar a uno!
