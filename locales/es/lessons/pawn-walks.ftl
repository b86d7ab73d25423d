### Las palabras de lessons/pawn-walks.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 4aa4cc89
lesson-pawn-walks = El peón avanza
    .about = Un paso de frente, dos al empezar, y nunca atrás.
    .can = ¡Ya sabes marchar con tus peones!
    .notes = Objetivo: avanzar recto con los peones, dar dos pasos solo desde su casilla inicial y no retroceder nunca. Que la clase se ponga en fila y ande como los peones: un paso, y dos solo desde la línea de salida. Muchos creen que un peón siempre puede dar dos pasos. En la carrera del final nadie puede capturar: quien corre con un solo peón, primero dos pasos, llega antes. La captura en diagonal llega en la lección siguiente.

# source fabf0e6b
lesson-pawn-walks_ahead = Un _peón_ avanza de frente, paso a paso. ¡Atrapa las dos estrellas!
    .hint-1 = La primera estrella está a un paso.
    .hint-2 = Sigue de frente: un paso, y otro más.
    .hint-3 = Ve a d4, d5 y d6.
    .yes = Paso a paso: ¡así es un peón!

# source 4c6105a4
lesson-pawn-walks_two-from-start = Desde su primera casilla, un peón puede dar dos pasos. ¡Atrapa las estrellas en { $best } jugadas!
    .hint-1 = Los dos peones están en su primera casilla.
    .hint-2 = Dos pasos de una vez acaban justo en la estrella.
    .hint-3 = Mueve de b2 a b4 y de g2 a g4.
    .yes = ¡Las dos estrellas son tuyas!

# source 2fb2f556
lesson-pawn-walks_two-again = Tu peón ya ha dejado su primera casilla. ¡Intenta dar dos pasos con él!
    .hint-1 = Toca el peón de d3 y luego el final de la flecha.
    .hint-2 = Mueve de d3 a d5. El peón volverá.
    .yes = Desde ahora va paso a paso.
    .no = Eso está permitido. ¡Esta vez sigue la flecha!

# source 68bd9203
lesson-pawn-walks_free-way = Solo un peón tiene el camino libre. ¡Que avance!
    .hint-1 = Mira justo delante de cada peón.
    .hint-2 = La torre de a5 cierra un camino. Los caballos cierran otros dos.
    .hint-3 = Mueve el peón de f5 a f6.
    .yes = ¡Ha encontrado el hueco del muro!
    .because-pawn-cant-capture-straight = ¡Pum! ¿Qué peón no tiene a nadie delante?

# source b1c07030
lesson-pawn-walks_aside = La estrella está justo al lado de tu peón de e4. ¿Qué peón puede atraparla?
    .hint-1 = Los peones avanzan de frente. ¿Quién tiene la estrella delante?
    .hint-2 = El peón de d2 mira de frente a la estrella.
    .hint-3 = Mueve de d2 a d4: dos pasos de una vez.
    .yes = ¡De frente hasta la estrella! Un peón nunca va de lado.
    .because-pawn-sideways = ¡Uy! Un peón nunca va de lado.

# source 7fec1487
lesson-pawn-walks_back = ¡Intenta retroceder!
    .hint-1 = Toca el peón y luego el final de la flecha.
    .hint-2 = Muévelo de e4 a e3. Verás que vuelve.
    .yes = ¡Piensa antes de avanzar un peón!
    .no = Eso sí se puede. ¡Sigue la flecha!

# source f8bd1508
lesson-pawn-walks_three-steps = ¡Ahora juegas con las negras! Tres pasos hasta la estrella: atrápala en { $best } jugadas.
    .hint-1 = ¿Cuántos pasos puede dar un peón de una vez?
    .hint-2 = Los peones negros empiezan en la fila 7. Desde allí pueden dar dos pasos.
    .hint-3 = Ve primero a d5 y luego a d4.
    .yes = ¡Dos pasos y uno más! Más de dos de una vez, nunca.
    .because-pawn-too-far = ¡Demasiado lejos! Dos pasos como mucho.

# source b4d49469
lesson-pawn-walks_with-the-knight = ¡El caballo ayuda a tu peón! Atrapa { $total } estrellas en { $best } jugadas.
    .hint-1 = El caballo salta de g8 a f6, y luego a g4.
    .hint-2 = Delante del peón hay dos estrellas: en a5 y a4.
    .hint-3 = Desde su primera casilla, a7, el peón puede ir a a5.
    .yes = El peón ha andado, el caballo ha saltado, ¡y tienes las { $total }!

# source 04aa4b61
lesson-pawn-walks_who-blocks = Tu peón de d7 no puede dar dos pasos. ¡Quita una pieza para que pueda!
    .paper = Tu peón de d7 no puede avanzar dos casillas. ¿Qué pieza le estorba?
    .because-pawn-double-blocked = El camino sigue cerrado. Un peón no teme a nadie, pero nunca salta.
    .hint-1 = Mira de frente desde d7: ¿qué casillas necesita el peón?
    .hint-2 = Necesita d6 y d5. ¿Quién está ahí?
    .hint-3 = Tu propio caballo está en d6. ¡Quítalo!
    .yes = ¡Las dos casillas están libres! Un peón nunca salta, ni por encima de un amigo.

# source d65af79a
lesson-pawn-walks_race = ¡Una carrera! Lleva un peón al otro lado antes que yo.
    .hint-1 = Corre con un peón y deja descansar al otro.
    .hint-2 = El peón de a7 puede dar dos pasos al empezar.
    .yes = Tu peón ha llegado. ¡Nadie corre más!
