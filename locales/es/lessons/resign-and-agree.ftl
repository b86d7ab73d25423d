### Las palabras de lessons/resign-and-agree.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 328abed4
lesson-resign-and-agree = Abandonar y acordar tablas
    .about = Cómo se acaba una partida con palabras.
    .can = ¡Sabes abandonar o acordar tablas, y nunca antes de tiempo!
    .notes = Objetivo: saber que una partida puede acabar con palabras: un bando abandona, en cualquier momento, o los dos acuerdan tablas. Represéntalo con un tablero delante de la clase: mover, ofrecer, dar la mano, decir que no, seguir jugando. Ideas comunes: que hay que aceptar una oferta de tablas, y que solo se puede abandonar en el turno propio. Una mano tendida dice poco: que pregunten. El rescate y la última partida muestran por qué no conviene abandonar antes de tiempo: el otro bando puede tener un descuido.

# source e110b388
lesson-resign-and-agree_who-wins = Te toca, pero las negras dicen: ¡_abandono_! Toca el rey que gana.
    .paper = Te toca, pero las negras dicen: ¡_abandono_! ¿Qué rey gana?
    .hint-1 = Abandonar es dar la partida por perdida. Algunos tumban su rey con cuidado.
    .hint-2 = Las negras han abandonado. Toca el otro rey, el de e1.
    .yes = ¡Ganas al momento! Se puede abandonar en cualquier momento.
    .no = Mira otra vez: las negras han abandonado. ¿Qué rey queda?

# source f1bcfa4e
lesson-resign-and-agree_not-yet = Vas muy por detrás, pero nunca abandones antes de tiempo. ¡Al ataque con tu torre loca!
    .wrong-g5-h5 = Jaque, pero el rey se escapa por g7. ¡Da jaque justo a su lado!
    .hint-1 = Tu rey de h1 no puede moverse. ¿Y si alguien captura tu torre?
    .hint-2 = Da jaque justo al lado del rey, en g8.
    .hint-3 = Ve a g8. Luego sigue al rey hasta g7.
    .yes = Tu torre ya no está y no tienes jugada: ahogado, ¡tablas!
    .no = Todavía no: da jaque justo al lado del rey.

# source 699d28a8
lesson-resign-and-agree_good-moment = Quieres tablas. Toca en orden: ¿qué va primero?
    .paper = Quieres tablas. ¿Qué va primero y qué después?
    .hint-1 = Primero tu jugada, luego tus palabras. Mientras piensan las negras, silencio.
    .hint-2 = Una oferta sola no son tablas: las negras tienen que aceptar.
    .option-move = Hago mi jugada
    .option-offer = Tiendo la mano: ofrezco tablas
    .option-hand = Las negras la estrechan
    .option-over = La partida acaba en tablas
    .yes = Exacto: tu jugada, tu oferta y un apretón de manos. ¡Los dos de acuerdo!
    .no = Todavía no: las palabras van tras tu jugada. Después responden las negras.

# source b5cc285f
lesson-resign-and-agree_silent-hand = Alguien tiende la mano y no dice nada. ¿Qué significa?
    .option-resign = Siempre: abandono
    .option-resign-say = Quizá. También podría ser una oferta de tablas.
    .option-ask = Nadie lo sabe: pregunta
    .option-draw = Siempre: ofrezco tablas
    .option-draw-say = Quizá. También podría querer decir: abandono.
    .hint-1 = ¿Puede una mano significar más de una cosa?
    .hint-2 = Con ella se puede abandonar, o también ofrecer tablas.
    .yes = Exacto: una mano sola dice poco. Pregunta primero.

# source 579b0171
lesson-resign-and-agree_clocks = Las negras paran el _reloj_ y levantan la mano. ¿Qué significa?
    .option-resigns = Las negras abandonan
    .option-resigns-say = Nadie lo ha dicho. Parar el reloj no es abandonar.
    .option-arbiter = Las negras llaman al árbitro
    .option-draw = Son tablas
    .option-draw-say = Para las tablas, los dos deben estar de acuerdo.
    .hint-1 = Quien necesita ayuda para primero el reloj.
    .yes = Exacto: las negras tienen una pregunta, y la partida no ha acabado.

# source 08836816
lesson-resign-and-agree_end-it = ¡Una partida para dos! Una jugada cada bando; luego, acordar tablas o abandonar.
    .hint-1 = Mueve los peones o los reyes: primero las blancas, luego las negras.
    .hint-2 = Tras dos jugadas aparecen los botones para acabar.

# source 0ba3a181
lesson-resign-and-agree_a-move-instead = Ahora juegas con las negras, y las blancas ofrecen tablas. Di que no: ¡captura una pieza!
    .wrong-d4-f3 = Jaque, pero las blancas capturan tu caballo. ¡Busca algo que capturar!
    .hint-1 = Nadie tiene que aceptar. Una jugada quiere decir: ¡no, gracias!
    .hint-2 = Tu caballo puede capturar la dama de e2.
    .yes = ¡No, gracias! Lo dice la jugada, y la dama es tuya.
    .no = Esa jugada también dice que no. ¡Pero hay algo que capturar!

# source 2baa5bdd
lesson-resign-and-agree_look-first = Quieres ofrecer tablas. Primero mira: ¡encuentra el jaque mate!
    .hint-1 = La torre de a2 retiene al rey en la primera fila.
    .hint-2 = Deja ahí esa torre. Usa la torre de b3.
    .hint-3 = Mueve la torre de b3 a b1.
    .yes = ¡Jaque mate! Has mirado primero, y no hacía falta ninguna oferta.
    .wrong-a2-a1 = Jaque, pero ahora el rey escapa a f2. ¡Deja ahí esa torre!
    .wrong-b3-g3 = Jaque, pero el rey va a f1 o h1. ¡Usa la primera fila!

# source 7d21cd8b
lesson-resign-and-agree_on-paper = Juegas con las negras y abandonas en tu planilla. ¿Qué puedes escribir?
    .option-white = 1-0
    .option-word = Abandono
    .option-black = 0-1
    .option-black-say = Eso dice que ganan las negras. Así abandonan las blancas.
    .hint-1 = ¿Quién gana cuando abandonan las negras?
    .hint-2 = El primer número es de las blancas.
    .yes = Exacto: escribe 1-0 o que abandonas, o rodea el resultado.

# source 9bc62478
lesson-resign-and-agree_fight-on = Tengo una dama y mucho más. No abandones: ¡captúralo todo!
    .hint-1 = Yo cometo errores. ¡Captura lo que nadie defiende!
    .hint-2 = Cuida tus torres. Lo que más vale es mi dama.
    .yes = ¡No has abandonado nunca, y me has ganado!
