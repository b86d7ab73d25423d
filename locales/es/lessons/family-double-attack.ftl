### Las palabras de lessons/family-double-attack.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f58a55d2
lesson-family-double-attack = Atacar juntos
    .about = Regla de la casa: dos jugadores pueden atacar una misma pieza. Al rey, no.
    .can = ¡Ya sabes cuándo pueden atacar dos juntos y cuándo no!
    .notes =
        Objetivo: dos jugadores pueden atacar la misma pieza, pero nunca el mismo rey. Si las blancas han dado jaque, las azules no pueden sumarse; lo que sí pueden es capturar otra pieza de ese ejército. Dos atacantes de un mismo jugador, un jaque doble, están permitidos. Juégalo con tres niños: uno es el rey y los otros dos atacan por turnos y dicen en voz alta quién ataca ya. En el ajedrez normal nunca surge esta pregunta, porque solo hay un rival. Si no queda otra jugada, esta regla deja de valer.

# source 740dc9b3
lesson-family-double-attack_two-players = Las blancas atacan a la dama negra. ¡Atácala tú también con tu torre azul!
    .hint-1 = ¿Desde dónde puede ver tu torre a la dama?
    .hint-2 = Mira c8, d8 y e8: ahí no hay nadie.
    .hint-3 = Mueve la torre de c5 a c8.
    .yes = Dos jugadores pueden atacar juntos a una dama. Regla de la casa: a un rey, solo uno.
    .no = Puedes jugar eso, pero tu torre no ve la dama de f8.
    .wrong-c5-f5 = Ahora tapas el camino de las blancas, y solo atacas tú. Busca otra casilla.

# source 8a84e7f6
lesson-family-double-attack_attackers = Toca cada pieza que ataca a la dama blanca de h5.
    .paper = ¿Qué piezas atacan a la dama blanca de h5?
    .hint-1 = Sigue las líneas de las torres. ¿Llega alguna a h5?
    .hint-2 = El peón blanco de e5 detiene a la torre azul.
    .hint-3 = Mira las torres de h10 y k5.
    .yes = Las dos torres, una negra y otra amarilla. A una dama pueden atacarla dos jugadores.
    .no = Algo está en medio, o esa pieza mira a otro lado. Sigue otra línea hasta h5.

# source 3fa82a3f
lesson-family-double-attack_first-attacker = Todavía nadie ataca a un rey. Tu torre puede dar jaque de { $total } maneras: ¡encuéntralas!
    .hint-1 = Los otros reyes están en g1, g12 y l6.
    .hint-2 = Dos jugadas atacan al rey negro, dos al amarillo, una al blanco.
    .hint-3 = Ve a c12, g8, c6, l8 y c1.
    .yes = ¡Las { $total }! Cada vez, solo las azules atacan a ese rey.
    .no = Eso no es jaque. Sigue desde ahí las dos líneas de la torre.

# source 69318c9d
lesson-family-double-attack_second-attacker = Las blancas dan jaque desde g4. ¡Intenta dar jaque también desde c12!
    .hint-1 = Toca la torre de c8 y luego c12.
    .hint-2 = La torre de g4 ya ataca al rey. Pruébalo y verás.
    .yes = Lo has visto: a este rey ya lo atacan las blancas. Las azules deben esperar.
    .no = Eso está permitido. ¡Sigue la flecha desde c8!

# source 9444a3a8
lesson-family-double-attack_another-piece = Las blancas dan jaque a las negras. ¡Captura otra pieza negra!
    .hint-1 = Deja en paz al rey. ¿A qué otra pieza negra llegas?
    .hint-2 = Sigue la línea de tu torre desde c8.
    .hint-3 = Captura la dama de f8 con tu torre.
    .yes = Has capturado la dama. Un jugador da jaque y otro captura otra cosa: está permitido.
    .no = Puedes jugar eso, pero no captura nada. Sigue la línea de tu torre.
    .because-rule3-king-double-attack = A este rey ya lo ataca alguien. ¡Captura otra cosa!

# source bbc50025
lesson-family-double-attack_check-and-bite = Las blancas dan jaque una y otra vez. ¡Captura cada vez una pieza negra!
    .hint-1 = Mientras huye el rey negro, sus piezas esperan. ¿Cuál puedes capturar?
    .hint-2 = Mira a lo largo de las líneas de tu torre.
    .hint-3 = Captura en c9, luego en h9 y luego en h11.
    .yes = ¡Jaque, mordisco, jaque, mordisco! Blancas y azules hacen buena pareja.
    .no = Puedes jugar eso, pero no captura nada. ¡Muerde mientras huye el rey!

# source 8972bcfa
lesson-family-double-attack_open-the-line = La torre blanca está detrás de tu alfil. ¡Apártate y ábrele la línea!
    .hint-1 = ¿A lo largo de qué línea mira la torre de g3?
    .hint-2 = Aparta el alfil, pero sin atacar con él al rey de g12.
    .hint-3 = Mueve el alfil de g6 a f5, por ejemplo.
    .yes = Ahora solo las blancas atacan al rey. Un solo jugador sí puede.
    .no = La línea de la torre sigue cerrada. ¡Mueve el alfil!
    .because-rule3-king-double-attack = Entonces tu alfil también atacaría al rey. ¡Busca otra casilla!

# source 1463d897
lesson-family-double-attack_open-and-join = El mismo tablero. Intenta ahora capturar el caballo de j9 con tu alfil.
    .hint-1 = Toca el alfil de g6 y luego j9.
    .hint-2 = El alfil abre la línea de la torre. ¿Adónde mira desde j9?
    .hint-3 = Desde j9 ve i10, h11 y g12. Pruébalo y verás.
    .yes = Lo has visto: juntos está prohibido. Nuestra elección: si no queda otra jugada, sí se puede.

# source 7e26bb2c
lesson-family-double-attack_one-player = Ahora, sin ayuda: ¡da jaque con torre y caballo a la vez!
    .hint-1 = El caballo cierra la línea de tu torre. ¿Y si salta?
    .hint-2 = Salta de modo que el caballo también ataque g12.
    .hint-3 = Salta de g8 a h10 o a f10.
    .yes = Dos piezas, un solo jugador: jaque doble, como en el ajedrez normal.
    .no = Todavía no: torre y caballo deben atacar juntos al rey de g12.

# source 9469952b
lesson-family-double-attack_way-out = ¡Ahora juegas con las negras! La torre y el caballo azules dan jaque: salva a tu rey.
    .hint-1 = ¿Qué sirve contra un jaque doble? Solo una cosa.
    .hint-2 = El rey debe moverse. Sal de la columna g.
    .hint-3 = Hay tres casillas seguras junto al rey: f12, h11 y h12.
    .yes = Tu rey ha escapado de los dos ataques a la vez.
    .because-double-check-king-must-move = Todavía no: eso detiene solo uno de los dos jaques. Mueve el rey.
