### Las palabras de lessons/attack-and-defend.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source c12d45c8
lesson-attack-and-defend = Atacar, huir, defender
    .about = Mira qué pieza está atacada y sálvala: huye, defiende o captura.
    .notes =
        Objetivo: antes de cada jugada, preguntarse «¿qué podría capturar ahora el otro bando?». Una pieza atacada puede huir, una compañera puede defenderla o se puede capturar la pieza atacante. Pon una posición en el tablero mural y que la clase nombre quién ataca y quién defiende. Errores comunes: mirar solo el plan propio, y creer que toda pieza atacada tiene que huir, incluso si está defendida.

# source 39f10f12
lesson-attack-and-defend_attack = La torre negra _ataca_ a tu caballo. En el próximo turno podría capturarlo.

# source 86d21253
lesson-attack-and-defend_way-shut = Juegas con las negras. Intenta capturar la dama de a1 con tu torre.
    .hint-1 = Toca la torre de a8 y luego a1.
    .hint-2 = En a5 hay un peón. Pruébalo y verás.
    .yes = Lo has visto: un ataque necesita camino libre. El peón de a5 protege la dama.

# source 17919a8f
lesson-attack-and-defend_way-free = Ahora el peón de a5 ya no está. ¿Puede tu torre capturar la dama?
    .hint-1 = Ve de a8 a a1 en tu cabeza.
    .hint-2 = ¿Hay alguna pieza entre a8 y a1?
    .yes = Exacto: el camino está libre, y la torre ataca a la dama.
    .no = Ve de a8 a a1: en medio no hay ninguna pieza.

# source fccf34f0
lesson-attack-and-defend_who-is-attacked = Toca cada pieza blanca atacada por las negras.
    .hint-1 = Sigue la torre de h2 por su fila.
    .hint-2 = Sigue el alfil de c5 por sus diagonales.
    .hint-3 = La torre ve a2. El alfil ve e3.
    .yes = ¡Las dos! Has seguido cada línea negra hasta la primera pieza blanca.
    .no = Ahí no acaba ninguna línea negra. Sigue la torre y el alfil.

# source 4817a3bf
lesson-attack-and-defend_run = La torre ataca a tu caballo. Huye a una casilla donde nadie pueda capturarlo.
    .hint-1 = La torre de a4 vigila su fila y su columna.
    .hint-2 = Los peones también vigilan: b6 vigila c5, y g7 vigila f6.
    .hint-3 = Salta, por ejemplo, de e4 a c3.
    .yes = Ahí el caballo está a salvo. Has mirado antes de saltar.
    .no = Puedes jugar eso, pero la torre aún captura tu caballo. Muévelo.
    .wrong-e4-c5 = Mira el peón de b6: captura en diagonal, también en c5.
    .wrong-e4-f6 = Mira el peón de g7: captura en diagonal, también en f6.

# source 470db610
lesson-attack-and-defend_guard = Esta vez el caballo se queda. ¡Defiéndelo con un peón!
    .hint-1 = Un peón vigila las casillas en diagonal hacia delante.
    .hint-2 = ¿Desde qué casillas un peón vigila e4?
    .hint-3 = Mueve un peón a d3 o a f3.
    .yes = Ahora el caballo tiene ayuda. Si la torre captura, tu peón recaptura.
    .no = Puedes jugar eso. Esta vez buscamos un peón que defienda el caballo.

# source c6ad9bd4
lesson-attack-and-defend_take-it = Juegas con las negras. El alfil ataca a tu torre: ¡captura el alfil!
    .hint-1 = ¿Cuál de tus piezas puede llegar a g2?
    .hint-2 = Mira el caballo de h4: ¿adónde salta?
    .hint-3 = Desde h4, el caballo salta a g2.
    .yes = Has capturado la pieza atacante. Ahora nadie ataca a tu torre.
    .no = Puedes jugar eso. Esta vez captura el alfil de g2.

# source 5f28d7b9
lesson-attack-and-defend_guarded-knight = Juegas con las negras. El peón de d3 defiende el caballo: ¿conviene capturarlo con tu torre?
    .hint-1 = Tu torre captura, y luego el peón captura tu torre.
    .hint-2 = Recibes 3 por el caballo. ¿Qué entregas?
    .yes = Recibes 3 y entregarías 5. ¡Primero has mirado quién lo defiende!
    .option-take = Sí, lo capturo
    .option-take-say = Mira d3: el peón recaptura. Recibes 3 y entregas 5.
    .option-leave = Mejor no

# source eeb79c17
lesson-attack-and-defend_lonely-knight = Ahora el peón de d3 ya no está. ¿Conviene capturar el caballo con tu torre?
    .hint-1 = Busca una pieza blanca que vigile e4.
    .hint-2 = El rey de g1 está lejos. Nadie recaptura.
    .yes = Nadie vigila e4, así que recibes 3 y no entregas nada.
    .option-take = Sí, lo capturo
    .option-leave = Mejor no
    .option-leave-say = Busca quién vigila e4: nadie. Recibes 3 sin entregar nada.
