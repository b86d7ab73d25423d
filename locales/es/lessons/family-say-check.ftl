### Las palabras de lessons/family-say-check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source c96f878d
lesson-family-say-check = ¡Di «jaque»!
    .about = Regla de la casa: si nadie dice jaque, no hay que responder.
    .can = ¡Ya dices jaque en el momento justo!
    .notes =
        Objetivo: en la mesa de esta familia solo hay que responder a un jaque si quien ataca dijo «jaque» con su jugada. En el ajedrez normal la palabra no importa: allí vale todo jaque, se diga o no. Un jaque que nadie dijo se puede pasar por alto, pero tampoco entonces pisa el rey una casilla atacada, y nunca se captura; quien ataca puede decir «jaque» con una jugada posterior. Que la clase juegue con una campanilla de verdad. Errores comunes: capturar a un rey que no vio el jaque, y llevarse esta regla a los torneos.

# source 38f82ec3
lesson-family-say-check_press-it = Regla de la casa: solo se responde al jaque que se dice. Da jaque con tu torre y pulsa ¡Jaque!
    .paper = Regla de la casa: solo se responde al jaque que se dice. ¡Da jaque con tu torre y dilo!
    .hint-1 = El rey blanco está en g1. ¿Desde dónde lo atacaría tu torre?
    .hint-2 = Ve recto desde k8 hasta que la línea a g1 esté libre.
    .hint-3 = Mueve la torre a g8 y luego pulsa el botón ¡Jaque!
    .yes = Tu torre ataca al rey y todos lo han oído. Ahora las blancas deben responder.
    .no = Puedes jugar eso, pero tu torre no mira a g1.
    .wrong-k8-h8 = Falta un paso: desde h8, la torre no ve g1.

# source fc673d7c
lesson-family-say-check_nobody-said = ¡Ahora juegas con las blancas! Nadie ha dicho jaque: captura sin más el caballo azul.
    .hint-1 = En esta mesa puedes pasar por alto un jaque que nadie dijo.
    .hint-2 = ¿Qué pieza tuya ataca el caballo de b3?
    .hint-3 = Captúralo con el peón de c2.
    .yes = Exacto: aquí se puede pasar por alto un jaque que nadie dijo.
    .no = Puedes jugar eso, pero no captura nada. Mira tu peón de c2.

# source c6ec746e
lesson-family-say-check_somebody-said = Esta vez las amarillas han dicho jaque. ¡Intenta capturar el caballo de todos modos!
    .hint-1 = Toca el peón de c2 y luego b3.
    .hint-2 = Las amarillas han dicho jaque. Pruébalo y verás.
    .yes = Lo has visto: si alguien lo dice, hay que responder al jaque.
    .no = Eso está permitido. ¡Sigue la flecha desde c2!

# source a3800fed
lesson-family-say-check_tournament = El mismo tablero en un torneo, y nadie dice nada. ¡Salva a tu rey!
    .hint-1 = En el ajedrez normal cuenta el tablero: ¿está atacado tu rey?
    .hint-2 = La torre de g8 ataca g1. En un torneo, el jaque vale sin palabras.
    .hint-3 = Sal de la columna g o tapa el camino en g4.
    .yes = Exacto: en el ajedrez normal vale todo jaque, se diga o no.
    .because-still-in-check = En un torneo vale todo jaque. ¡Primero salva a tu rey!

# source d9108350
lesson-family-say-check_block = De vuelta en la mesa familiar, las amarillas han dicho jaque. Pon una pieza en medio: ¡encuentra las { $total } maneras!
    .hint-1 = El jaque viene de g8 y va hasta g1.
    .hint-2 = Tres piezas pueden llegar a la misma casilla de esa línea.
    .hint-3 = Todas van a g4: desde d1, e4 y f2.
    .yes = ¡Las { $total }! Cada vez, tu rey está a salvo.
    .no = Eso también puedes jugarlo. Esta vez, pon una pieza en medio.

# source bd5ca428
lesson-family-say-check_unsaid-danger = Nadie ha dicho jaque, pero tu rey no puede ir a h2. ¡Quita una pieza para que pueda!
    .because-king-into-attack = Alguien mira todavía a h2. ¡El propio rey siempre debe tener cuidado!
    .hint-1 = Con aviso o sin él, un rey nunca pisa una casilla atacada. ¿Quién mira a h2?
    .hint-2 = El peón amarillo de h5 cierra la línea de la torre negra. ¡Mira también en diagonal!
    .hint-3 = El alfil amarillo de k5 mira a h2. ¡Quítalo!
    .yes = Ya nadie mira a h2. Con aviso o sin él, un rey nunca se mete en peligro.

# source 5d8ec66f
lesson-family-say-check_king-stays = No has dicho nada, y las azules no han visto tu torre. Intenta capturar al rey de a6.
    .hint-1 = Toca la torre de e6 y luego a6.
    .hint-2 = ¿Se captura alguna vez un rey? Pruébalo y verás.
    .yes = Lo has visto: un rey nunca se captura. Es nuestra elección.
    .no = Eso está permitido. ¡Sigue la flecha!

# source f8393335
lesson-family-say-check_say-it-now = Tu torre sigue atacando al rey azul. Haz otra jugada y pulsa ¡Jaque!
    .paper = Tu torre sigue atacando al rey azul. Haz otra jugada y di: ¡jaque!
    .hint-1 = Puedes decir jaque más tarde, con otra jugada, mientras dure el ataque.
    .hint-2 = La torre debe seguir atacando a6: mueve tu peón.
    .hint-3 = Después pulsa el botón ¡Jaque!
    .yes = Ya está dicho: las azules deben responder al jaque de la torre.
    .no = Tu torre ya no ataca al rey de a6. Déjala en su fila.

# source 0e0d93e7
lesson-family-say-check_last-word = El jaque mate solo vale si se dice. Mueve una torre y pulsa ¡Jaque!
    .paper = El jaque mate solo vale si se dice. Mueve una torre y di: ¡jaque!
    .hint-1 = La torre de c11 vigila la fila que está delante del rey.
    .hint-2 = Da jaque en la última fila. ¿Qué torre puede irse?
    .hint-3 = Mueve la torre de d8 a d12 y luego pulsa ¡Jaque!
    .yes = Las dos filas están cerradas y todos lo han oído: ¡jaque mate!
    .no = Todavía no: da jaque de modo que el rey no tenga salida.
    .wrong-c11-c12 = Jaque, pero ahora el rey puede pasar a la fila 11.
