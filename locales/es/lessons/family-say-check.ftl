### Las palabras de lessons/family-say-check.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f84e1d40
lesson-family-say-check = ¡Di «jaque»!
    .about = Regla de la casa: si nadie dice jaque, no hay que responder.
    .notes =
        Objetivo: en la mesa de esta familia solo hay que responder a un jaque si quien ataca dijo «jaque» con su jugada. En el ajedrez normal la palabra no importa: allí vale todo jaque, se diga o no. Un jaque que nadie dijo se puede pasar por alto, pero tampoco entonces pisa el rey una casilla atacada, y nunca se captura; quien ataca puede decir «jaque» con una jugada posterior. Que la clase juegue con una campanilla de verdad. Errores comunes: capturar un rey que no vio el jaque, y llevarse esta regla a los torneos.

# source ae16e651
lesson-family-say-check_say-it-aloud = Regla de la casa: responde al jaque solo si alguien lo dijo. En los torneos vale siempre.

# source 1c45d6f2
lesson-family-say-check_press-it = Juegas con las amarillas, en el este. Da jaque a las blancas con tu torre y pulsa ¡Jaque!
    .hint-1 = El rey blanco está en g1. ¿Desde dónde lo atacaría tu torre?
    .hint-2 = Ve recto desde k8 hasta que la línea a g1 esté libre.
    .hint-3 = Mueve la torre a g8 y luego pulsa el botón ¡Jaque!
    .yes = Tu torre ataca al rey y todos lo han oído. Ahora las blancas deben responder.
    .no = Puedes jugar eso, pero tu torre no mira a g1.
    .wrong-k8-h8 = Falta un paso: desde h8, la torre no ve g1.

# source 4007c919
lesson-family-say-check_nobody-said = La torre amarilla ataca a tu rey blanco, pero nadie dice nada. ¿Puedes mover el peón de c2 a c3?
    .hint-1 = ¿Ha dicho alguien jaque?
    .hint-2 = En esta mesa puedes pasar por alto un jaque que nadie dijo.
    .yes = Exacto: aquí se puede pasar por alto un jaque que nadie dijo.
    .no = Nadie ha dicho jaque. Con las reglas de la familia puedes seguir jugando.

# source 4cc57b0d
lesson-family-say-check_somebody-said = Esta vez las amarillas han dicho jaque. Aun así, intenta mover el peón de c2 a c3.
    .hint-1 = Toca el peón de c2 y luego c3.
    .hint-2 = Las amarillas han dicho jaque. Pruébalo y verás.
    .yes = Lo has visto: si alguien lo dice, hay que responder al jaque.

# source 12ff9992
lesson-family-say-check_tournament = El mismo tablero en un torneo, y nadie dice nada. ¿Puedes mover el peón de c2 a c3?
    .hint-1 = En el ajedrez normal cuenta el tablero: ¿está atacado tu rey?
    .hint-2 = La torre de g8 ataca g1. En un torneo, el jaque vale sin palabras.
    .yes = Exacto: en el ajedrez normal vale todo jaque, se diga o no.
    .no = En el ajedrez normal nadie tiene que decirlo. La torre de g8 ataca a tu rey.

# source 3e366541
lesson-family-say-check_block = Vuelven las reglas de la familia: las amarillas han dicho jaque. ¡Pon una pieza en medio!
    .hint-1 = El jaque viene de g8 y va hasta g1.
    .hint-2 = ¿Qué pieza tuya puede llegar a esa línea?
    .hint-3 = Mueve la torre de e4 a g4.
    .yes = La torre de g4 está en medio. Tu rey está a salvo.
    .no = Eso también puedes jugarlo. Esta vez, pon una pieza en medio.

# source 75375358
lesson-family-say-check_no-walk = Nadie ha dicho jaque. Intenta meter a tu rey en peligro: de g1 a h2.
    .hint-1 = Toca el rey de g1 y luego h2.
    .hint-2 = El alfil amarillo de k5 mira a h2. Pruébalo y verás.
    .yes = Lo has visto: el propio rey nunca pisa una casilla atacada.

# source b15ac0b4
lesson-family-say-check_king-stays = No has dicho nada, y las azules no han visto tu torre. Intenta capturar el rey de a6.
    .hint-1 = Toca la torre de e6 y luego a6.
    .hint-2 = ¿Se captura alguna vez un rey? Pruébalo y verás.
    .yes = Lo has visto: un rey nunca se captura, ni siquiera aquí.

# source 18de5b09
lesson-family-say-check_say-it-now = Tu torre sigue atacando al rey azul. Haz otra jugada y pulsa ¡Jaque!
    .hint-1 = Puedes decir jaque más tarde, con otra jugada, mientras dure el ataque.
    .hint-2 = La torre debe seguir atacando a6: mueve tu peón.
    .hint-3 = Después pulsa el botón ¡Jaque!
    .yes = Ya está dicho: las azules deben responder al jaque de la torre.
    .no = Tu torre ya no ataca al rey de a6. Déjala en su fila.
