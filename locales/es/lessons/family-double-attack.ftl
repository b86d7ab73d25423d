### Las palabras de lessons/family-double-attack.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 99e0d55b
lesson-family-double-attack = Atacar juntos
    .about = Regla de la casa: dos jugadores pueden atacar una misma pieza. Al rey, no.
    .notes =
        Objetivo: dos jugadores pueden atacar la misma pieza, pero nunca el mismo rey. Si las blancas han dado jaque, las azules no pueden sumarse; lo que sí pueden es capturar otra pieza de ese ejército. Dos atacantes de un mismo jugador, un jaque doble, están permitidos. Juégalo con tres niños: uno es el rey y los otros dos atacan por turnos y dicen en voz alta quién ataca ya. En el ajedrez normal nunca surge esta pregunta, porque solo hay un rival. Si no queda otra jugada, esta regla deja de valer.

# source b6b75ec8
lesson-family-double-attack_two-players = Dos jugadores pueden atacar juntos a una dama. Regla de la casa: a un rey, solo uno.

# source 08879657
lesson-family-double-attack_attackers = Toca cada pieza que ataca a la dama blanca de h5.
    .hint-1 = Sigue las líneas de las torres. ¿Llega alguna a h5?
    .hint-2 = El peón blanco de e5 detiene a la torre azul.
    .hint-3 = Mira las torres de h10 y k5.
    .yes = Las dos torres, una negra y otra amarilla. Con una dama está permitido.
    .no = Algo está en medio, o esa pieza mira a otro lado. Sigue otra línea hasta h5.

# source 9839e3d4
lesson-family-double-attack_first-attacker = La torre blanca ha ido a h4. Juegas con las azules: ¿puede tu torre dar jaque desde c12?
    .hint-1 = ¿Ataca ya alguien al rey negro de g12?
    .hint-2 = La torre blanca de h4 mira a h12, no a g12.
    .yes = Exacto: solo las azules atacarían a este rey.
    .no = Todavía nadie ataca al rey de g12. Así que las azules pueden hacerlo.

# source bdd6deb4
lesson-family-double-attack_second-attacker = Esta vez la torre blanca da jaque desde g4. Juegas con las azules: intenta sumarte desde c12.
    .hint-1 = Toca la torre de c8 y luego c12.
    .hint-2 = La torre de g4 ya ataca al rey. Pruébalo y verás.
    .yes = Lo has visto: a este rey ya lo atacan las blancas. Las azules deben esperar.

# source 7f8d69fa
lesson-family-double-attack_another-piece = Las blancas dan jaque a las negras. Juegas con las azules: ¡captura otra pieza negra!
    .hint-1 = Deja en paz al rey. ¿A qué otra pieza negra llegas?
    .hint-2 = Sigue la línea de tu torre desde c8.
    .hint-3 = Captura la dama de f8 con tu torre.
    .yes = Has capturado la dama. Un jugador da jaque y otro captura otra cosa: está permitido.
    .no = Puedes jugar eso, pero no captura nada. Sigue la línea de tu torre.

# source 1de673ad
lesson-family-double-attack_open-the-line = Detrás de tu alfil azul de g6 está la torre blanca. ¿Puede el alfil ir a f5?
    .hint-1 = El alfil sale de la línea. ¿Quién ataca entonces al rey negro?
    .hint-2 = Desde f5, el alfil no mira a g12. La torre blanca, sí.
    .yes = Exacto: entonces solo las blancas atacan al rey. Con un solo jugador está permitido.
    .no = Cuenta los jugadores. La torre es blanca, y el alfil mira a otro lado.

# source 2dc25483
lesson-family-double-attack_open-and-join = El mismo tablero. Intenta ahora capturar el caballo de j9 con tu alfil.
    .hint-1 = Toca el alfil de g6 y luego j9.
    .hint-2 = El alfil abre la línea de la torre. ¿Adónde mira desde j9?
    .hint-3 = Desde j9 ve i10, h11 y g12. Pruébalo y verás.
    .yes = Lo has visto: ahora blancas y azules atacarían juntas al rey.

# source 840f8e91
lesson-family-double-attack_one-player = ¿Pueden tu torre y tu caballo atacar juntos a un rey? El caballo va de g8 a h10.
    .hint-1 = Entonces la torre y el caballo atacan al rey. ¿De quién son?
    .hint-2 = Las dos piezas son blancas. La regla cuenta jugadores, no piezas.
    .yes = Exacto: dos piezas, pero un solo jugador. Es un jaque doble, como en el ajedrez normal.
    .no = Las dos piezas que atacan son blancas. La regla cuenta jugadores.

# source ec98d987
lesson-family-double-attack_way-out = Juegas con las negras, en el norte. La torre y el caballo blancos dan jaque: ¡salva a tu rey!
    .hint-1 = ¿Qué sirve contra un jaque doble? Solo una cosa.
    .hint-2 = El rey debe moverse. Sal de la columna g.
    .hint-3 = Hay tres casillas seguras junto al rey: f12, h11 y h12.
    .yes = Tu rey ha escapado de los dos ataques a la vez.
    .because-double-check-king-must-move = Todavía no: eso detiene solo uno de los dos jaques. Mueve el rey.
