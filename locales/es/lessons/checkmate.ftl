### Las palabras de lessons/checkmate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e597143f
lesson-checkmate = Jaque mate
    .about = Jaque sin salida: la partida ha terminado.
    .can = ¡Sabes atrapar a un rey sin dejarle salida!
    .notes = Objetivo: distinguir el jaque mate del jaque preguntando cada vez «¿escapar, tapar, capturar?». En clase, un niño o una niña es el abogado del rey y busca una salida, y los demás vigilan las casillas. Muchos llaman jaque mate a cualquier jaque que suena fuerte, o piensan que al final se captura el rey; eso no pasa nunca. El último paso es una partida: dos torres contra un rey solo. Una torre vigila una fila, la otra da jaque, y las dos se quedan lejos del rey.

# source ea8174bd
lesson-checkmate_last-check = El objetivo del juego: ¡da un jaque sin salida!
    .wrong-a7-a8 = ¡Jaque! Pero ahora nadie vigila la séptima fila.
    .wrong-a7-e7 = ¡Jaque! Pero el rey captura tu torre.
    .wrong-h6-e6 = ¡Jaque! Pero el rey se aparta a d8 o f8.
    .hint-1 = La torre de a7 ya vigila una fila entera.
    .hint-2 = ¿Qué torre puede dar jaque en la última fila?
    .hint-3 = Mueve la torre de h6 a h8.
    .yes = Ni escapar, ni tapar, ni capturar. Eso es _jaque mate_: ¡has ganado!
    .no = Puedes jugar eso, pero no es jaque. ¡Ataca al rey!

# source 4d810cdb
lesson-checkmate_a-door = Las negras están en jaque, pero hay una puerta abierta. ¡Tócala!
    .paper = Las negras están en jaque, pero hay una puerta abierta. ¿Dónde está?
    .hint-1 = Mira cada casilla junto al rey de g8.
    .hint-2 = El peón ha dejado h7. ¿Vigila la torre de a8 esa casilla?
    .yes = Por ahí se cuela el rey: solo es jaque, no jaque mate.
    .no = Por ahí no hay salida. Mira las casillas junto al rey.

# source 7b977626
lesson-checkmate_guard-the-door = El rey quiere colarse por h7. ¡Da jaque mate!
    .wrong-e4-e8 = ¡Jaque! Pero ahora la puerta está abierta: el rey va a h7.
    .wrong-e4-a8 = ¡Jaque! Pero ahora la puerta está abierta: el rey va a h7.
    .wrong-e4-h7 = ¡Jaque! Pero nadie defiende tu dama: el rey la captura.
    .hint-1 = Tu dama de e4 ya vigila h7. Déjala ahí.
    .hint-2 = ¿Qué pieza puede dar jaque en la última fila?
    .hint-3 = Mueve la torre de a1 a a8.
    .yes = La torre da jaque y la dama mantiene cerrada la puerta.
    .no = Puedes jugar eso, pero no es jaque. ¡Ataca al rey!

# source 24bfb7f7
lesson-checkmate_all-mates = Aquí se esconden { $total } jaques mate. ¡Encuéntralos todos!
    .wrong-d7-d4 = ¡Jaque! Pero el rey va a g8.
    .wrong-d7-h3 = ¡Jaque! Pero el rey va a g8.
    .wrong-d7-f7 = ¡No es jaque! Sin ataque no hay jaque mate.
    .wrong-d7-e6 = ¡No es jaque! Sin ataque no hay jaque mate.
    .wrong-d7-d5 = ¡No es jaque! Sin ataque no hay jaque mate.
    .hint-1 = Tu rey vigila f7, g7 y h7. ¿Qué debe hacer la dama?
    .hint-2 = Tres jaques mate vienen de lejos, por la última fila.
    .hint-3 = Dos son de cerca, donde vigila tu rey: en g7 y h7.
    .yes = ¡Los { $total }! Ningún rey se te escapa.
    .no = Todavía no: da jaque y no le dejes casillas al rey.

# source bbb5d877
lesson-checkmate_lonely-queen = ¡Ahora juegas con las negras! Esto pinta mal: ¡sálvate!
    .hint-1 = ¿Quién defiende la dama de g7? Mira al rey blanco.
    .hint-2 = Nadie la defiende. Captúrala con tu rey.
    .yes = Nadie defendía la dama. ¡Solo era jaque!

# source e3690b72
lesson-checkmate_last-rescue = Parece jaque mate. ¡Encuentra la única jugada que salva al rey!
    .because-still-in-check = Todavía no: la torre de a8 aún da jaque. Pon una pieza en medio.
    .hint-1 = Escapar no sirve, y nadie puede capturar la torre de a8.
    .hint-2 = Pon una pieza entre a8 y g8. ¿Quién puede llegar ahí?
    .hint-3 = Mueve el alfil de e6 a c8.
    .yes = El alfil tapa en c8. ¡Era jaque, no jaque mate!

# source a8199af2
lesson-checkmate_own-walls = El rey blanco se esconde tras sus propios muros. ¡Da jaque mate!
    .wrong-g4-h2 = Has capturado un peón, pero no es jaque.
    .hint-1 = ¿Qué pieza salta por encima de los muros?
    .hint-2 = ¿Desde qué casilla ataca h1 un caballo?
    .hint-3 = Salta de g4 a f2.
    .yes = Los muros encierran al rey. ¡No tiene adónde huir!
    .no = Todavía no: solo tu caballo llega a este rey.

# source 0e5f337c
lesson-checkmate_what-now = Jaque mate: tus torres han atrapado al rey de e1. ¿Qué pasa ahora?
    .hint-1 = El jaque mate acaba la partida al momento. ¿Hay otra jugada?
    .option-stays = El rey se queda en su casilla y la partida ha terminado
    .option-stays-say = Exacto: nadie captura nunca a un rey. Has ganado.
    .option-taken = Capturas al rey
    .option-taken-say = Casi: la partida acaba una jugada antes. Ningún rey se captura nunca.
    .option-runs = El rey puede hacer una última jugada
    .option-runs-say = Mira otra vez: todas las casillas están vigiladas. La partida ha acabado.

# source 197da2af
lesson-checkmate_hunt = ¡Atrapa a mi rey! Dos torres pueden hacerlo solas.
    .hint-1 = Una torre vigila una fila y la otra da jaque.
    .hint-2 = Mantén las dos torres lejos de mi rey.
    .hint-3 = Empieza con la torre, de h8 a h4.
    .yes = ¡Atrapado! Mi rey se tumba.
