### Las palabras de lessons/attack-and-defend.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 03173bda
lesson-attack-and-defend = Atacar, huir, defender
    .about = Mira qué pieza está atacada y sálvala: huye, defiende o captura.
    .can = ¡Ya ves cada ataque y sabes salvar tus piezas!
    .notes = Objetivo: antes de cada jugada, preguntarse «¿qué podría capturar ahora el otro bando?». Una pieza atacada puede huir, una compañera puede defenderla o se puede capturar la pieza atacante. Pon una posición en el tablero mural y que la clase nombre quién ataca y quién defiende. Errores comunes: mirar solo el plan propio, y creer que toda pieza atacada tiene que huir, incluso si está defendida. Cuánto valen las piezas aún no hace falta: aquí una pieza está libre, o alguien recaptura.

# source a1def310
lesson-attack-and-defend_attack = Alguien _ataca_ a tu caballo y podría capturarlo. ¡Toca la pieza atacante!
    .paper = Alguien _ataca_ a tu caballo y podría capturarlo. ¿Quién es?
    .hint-1 = Sigue las líneas de cada pieza negra.
    .hint-2 = La torre de a4 mira por toda su fila.
    .yes = La torre ataca al caballo: podría capturarlo en el próximo turno.
    .no = Esa pieza no puede capturar tu caballo. Sigue las líneas.

# source 95afafda
lesson-attack-and-defend_open-line = El alfil de b1 no puede capturar la dama. ¡Quita una pieza para que pueda!
    .paper = El alfil de b1 no puede capturar la dama. ¿Qué pieza estorba?
    .because-path-blocked = El camino sigue cerrado. ¡Síguelo casilla por casilla!
    .hint-1 = El alfil va en diagonal desde b1. Sigue su camino hasta h7.
    .hint-2 = Su camino pasa por c2 y d3. ¿Quién está después?
    .hint-3 = Tu propio peón de e4 cierra el camino. ¡Quítalo!
    .yes = Ahora ataca a la dama: para atacar, el camino debe estar libre.

# source 8873da98
lesson-attack-and-defend_two-at-once = ¡Salta adonde tu caballo ataque a las dos torres a la vez! Luego captura una.
    .hint-1 = ¿Desde qué casilla puede saltar un caballo a b7 y a f7?
    .hint-2 = Salta de e4 a d6. Allí ninguna torre puede capturar el caballo.
    .hint-3 = Una torre huye. Captura la otra en f7.
    .yes = ¡Solo una podía huir! Ataca a dos a la vez y ganarás algo.
    .no = Puedes jugar eso. Esta vez ataca a las dos torres y luego captura una.

# source c69d86de
lesson-attack-and-defend_run = La torre ataca a tu caballo. ¡Salta a una casilla segura!
    .hint-1 = Segura quiere decir: ahí nadie puede capturar el caballo.
    .hint-2 = El alfil ve c5 y d6. El otro caballo ve f6 y g3.
    .hint-3 = Salta, por ejemplo, de e4 a c3.
    .yes = ¡A salvo! Has mirado antes de saltar.
    .no = Puedes jugar eso, pero la torre aún puede capturar tu caballo. Muévelo.
    .wrong-e4-c5 = Mira el alfil de a3: captura en c5.
    .wrong-e4-d6 = Mira el alfil de a3: captura en d6.
    .wrong-e4-f6 = Mira el caballo de h5: captura en f6.
    .wrong-e4-g3 = Mira el caballo de h5: captura en g3.

# source d5e66420
lesson-attack-and-defend_guard = Esta vez el caballo se queda. ¡Que lo _defienda_ tu alfil!
    .hint-1 = Si la torre captura el caballo, quien lo defiende recaptura.
    .hint-2 = ¿Desde qué casillas mira el alfil a e4?
    .hint-3 = Mueve el alfil a d3 o a g2.
    .yes = Ahora el caballo tiene ayuda. Si la torre captura, tu alfil recaptura.
    .no = Puedes jugar eso. Pero esta vez, ¡defiende el caballo con tu alfil!
    .wrong-f1-b5 = Ahora atacas a la torre, pero ella captura primero. ¡Defiende e4!
    .wrong-f1-c4 = Ahí la torre captura tu alfil. Defiende el caballo desde otro sitio.

# source e74ffb51
lesson-attack-and-defend_take-it = ¡Ahora juegas con las negras! El alfil ataca a tu torre: ¡captúralo!
    .hint-1 = ¿Cuál de tus piezas puede llegar a g2?
    .hint-2 = Mira el caballo de h4: ¿adónde salta?
    .hint-3 = Desde h4, el caballo salta a g2.
    .yes = Adiós al atacante. Huir, defender, capturar: ¡sabes las tres cosas!
    .no = Puedes jugar eso. Esta vez captura el alfil de g2.

# source a578cc84
lesson-attack-and-defend_free-gift = Tu torre puede capturar tres piezas, pero dos están defendidas. ¡Captura la que nadie defiende!
    .hint-1 = Pregunta tres veces: ¿quién podría recapturar?
    .hint-2 = El alfil defiende d2. El caballo de g3 defiende h5.
    .hint-3 = Captura el caballo de a5.
    .yes = Nadie recaptura. ¡Era un regalo!
    .no = Puedes jugar eso, pero no captura nada.
    .wrong-d5-d2 = El alfil de c1 recaptura, y adiós a tu torre.
    .wrong-d5-h5 = El caballo de g3 recaptura, y adiós a tu torre.

# source 8c2c56d3
lesson-attack-and-defend_guards-first = ¡Captura las tres y quédate siempre donde nadie pueda capturarte!
    .hint-1 = ¿Quién defiende a quién? Captura primero a quien defiende.
    .hint-2 = El alfil defiende las otras dos. Ve a e8: desde ahí lo atacas.
    .hint-3 = Captura en e4 y en g6. Luego ve a g8 y captura en d5.
    .yes = Primero quien defiende, luego las demás. ¡Qué bien pensado!

# source 05ba54b0
lesson-attack-and-defend_last-standing = ¡Captura todo lo mío antes de que yo capture lo tuyo!
    .hint-1 = Mira mi última jugada: ¿qué ataco ahora?
    .hint-2 = Captura lo que está libre. Antes mira: ¿podría yo recapturar?
    .yes = De mi ejército no queda nada. ¡Qué batalla!
