### Las palabras de lessons/en-passant-how.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source b83aa1a6
lesson-en-passant-how = Captura al paso
    .about = Un peón ha pasado corriendo junto al tuyo y aún puedes capturarlo.
    .can = ¡Sabes atrapar a un peón que pasa corriendo!
    .notes = Objetivo: capturar un peón que ha pasado con dos pasos, y saber que desaparece de la casilla de al lado, no de la casilla adonde se llega. En clase, pon una huella de papel en la casilla por la que ha pasado y di: «Captúralo como si estuviera aquí». En un tablero de verdad, que retiren el peón capturado; muchos lo olvidan, o se mueven de lado hacia el peón. En la partida del final los peones blancos pasan corriendo una y otra vez: ¿quién lo ve primero?

# source ed68dff3
lesson-en-passant-how_first-time = ¡Un _avance doble_, justo al lado de tu peón! Captúralo _al paso_: sigue la flecha.
    .hint-1 = El círculo marca la casilla por la que ha pasado.
    .hint-2 = Mueve tu peón de e5 a d6.
    .yes = ¡Atrapado: el peón de d5 ha desaparecido! Al paso se dice en francés _en passant_.
    .no = Tu rey puede esperar. Captura con el peón de e5.
    .wrong-e5-e6 = Puedes seguir, pero entonces el peón se escapa. ¡Captura en d6!
    .because-pawn-sideways = De lado no: ve detrás, a la casilla que ha cruzado.

# source b690c92b
lesson-en-passant-how_passing-way = Tu peón captura al paso y llega a f6. ¡Toca el peón que sale del tablero!
    .paper = Tu peón captura al paso y llega a f6. ¿Qué peón sale del tablero?
    .hint-1 = ¿Dónde está ahora el peón negro?
    .hint-2 = Está al lado de tu peón. Ahí mismo sale del tablero.
    .yes = Queda vacía f5, aunque tu peón llega a f6. ¡Solo los peones hacen eso!
    .no = Busca el peón negro. Sale del tablero desde donde está.

# source cf6cc4ec
lesson-en-passant-how_who-can = Un peón ha corrido a d5. Dos de los tuyos pueden atraparlo: ¡encuéntralos!
    .wrong-c5-c6 = Ese peón sigue de largo. ¡Podría capturar al peón de al lado!
    .wrong-e5-e6 = Ese peón sigue de largo. ¡Podría capturar al peón de al lado!
    .hint-1 = ¿Qué peones tuyos están justo al lado de d5?
    .hint-2 = Captura en d6: una vez desde c5 y otra desde e5.
    .yes = ¡Desde los dos lados! Los otros están demasiado lejos.
    .no = Todavía no: captura con un peón que esté junto a d5.

# source c0498c3d
lesson-en-passant-how_whole-story = ¡Pon una trampa junto a la pista! Ve a f5, espera y captura.
    .wrong-f5-f6 = Puedes seguir, pero entonces el peón se escapa. ¡Captúralo!
    .hint-1 = Ve de f4 a f5. Luego vigila el peón negro.
    .hint-2 = Ha pasado corriendo a g5. Captura de f5 a g6.
    .yes = ¡Zas! La trampa ha funcionado.
    .no = Tu rey puede esperar. La trampa la pone tu peón.

# source 41827ab4
lesson-en-passant-how_two-runners = Dos peones quieren pasar como un rayo. ¡Atrapa a los dos!
    .wrong-e5-e6 = Puedes seguir, pero entonces el peón se escapa. ¡Captúralo!
    .wrong-b5-b6 = Puedes seguir, pero entonces el peón se escapa. ¡Captúralo!
    .hint-1 = El primero ha corrido a d5. ¿Qué peón tuyo está a su lado?
    .hint-2 = Captura de e5 a d6.
    .hint-3 = El segundo ha corrido a a5. Captura de b5 a a6.
    .yes = ¡Los dos han caído! Nadie se te escapa.
    .no = Todavía no: captura el peón que acaba de pasar.

# source 2bf3de8b
lesson-en-passant-how_black-takes = ¡Ahora juegas con las negras! Un peón blanco también ha pasado: captúralo al paso.
    .hint-1 = El círculo marca la casilla por la que ha pasado.
    .hint-2 = Mueve tu peón de b4 a c3.
    .yes = Tu peón está en c3 y el peón de c4 ha desaparecido.
    .no = Tu rey puede esperar. Captura con el peón de b4.
    .wrong-b4-b3 = Puedes seguir, pero entonces el peón se escapa. ¡Captura en c3!
    .because-pawn-sideways = De lado no: ve detrás, a la casilla que ha cruzado.

# source 9443865d
lesson-en-passant-how_out-of-check = El peón de c4 da jaque. ¡Captúralo!
    .hint-1 = El peón de b3 defiende c4: tu rey no puede capturar.
    .hint-2 = El peón blanco venía de c2. ¿Por qué casilla ha pasado?
    .hint-3 = Captura al paso, de b4 a c3.
    .yes = Lo has capturado al paso: ¡sin peón no hay jaque!
    .no = Todavía no: captura el peón que ha corrido a c4.
    .because-king-captures-protected = Con el rey no: el peón de b3 defiende c4. ¿Quién más puede capturar?

# source 56446b63
lesson-en-passant-how_last-run = ¡Las blancas no debieron correr! Encuentra los dos jaques mate.
    .wrong-c1-b2 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-c1-a1 = ¡Jaque! Pero el rey captura tu dama.
    .wrong-c1-a3 = ¡Jaque! Pero el rey captura tu dama.
    .hint-1 = Tu dama vigila a1, b1, b2 y a3. Déjala en c1.
    .hint-2 = ¿Qué peones tuyos están al lado de b4?
    .hint-3 = Captura al paso en b3: desde a4 o desde c4.
    .yes = ¡Los dos! Un peón da jaque y el otro lo defiende.
    .no = Todavía no: un peón debe dar jaque en b3.

# source 76552bda
lesson-en-passant-how_pawn-fight = ¡Lleva un peón al otro lado antes que yo! Atrapa al que pase corriendo.
    .hint-1 = ¿Un peón mío acaba de correr dos casillas? ¡Mira a su lado!
    .hint-2 = Captura lo que puedas y luego corre a la última fila.
    .yes = ¡Tu peón ha llegado! Has ganado la carrera.
