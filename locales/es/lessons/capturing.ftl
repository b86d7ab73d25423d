### Las palabras de lessons/capturing.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 9327eb04
lesson-capturing = Capturar piezas
    .about = Ve a la casilla de una pieza rival y sácala del tablero.
    .can = ¡Ya capturas con todas las piezas que conoces!
    .notes = Objetivo: capturar es mover a la casilla de una pieza rival, que queda fuera de la partida. Que los niños digan «mi torre captura tu caballo» y pongan la pieza capturada junto al tablero. Donde cada jugada captura, que señalen antes todo el camino con el dedo. Errores comunes: saltar por encima de una pieza como en el juego de las damas, capturar una pieza propia o creer que hay que capturar siempre que se pueda. Cómo captura el peón viene en la tierra siguiente.

# source 66e686a9
lesson-capturing_how = Para capturar, ve a la casilla de una pieza rival. ¡Captura las dos!
    .hint-1 = ¿Qué pieza negra está en la misma columna que tu torre?
    .hint-2 = Captura primero el caballo de d7.
    .hint-3 = Desde d7, la torre va recta a a7.
    .yes = ¡Las dos están fuera!

# source 2d2d9cf5
lesson-capturing_own-pawn = Salta de pieza en pieza y captura las { $total }. ¡Tus propios peones se quedan!
    .hint-1 = ¿Dónde puede capturar algo el caballo?
    .hint-2 = Captura primero el peón de e5. Luego mira c6.
    .hint-3 = Captura en e5, en c6 y en d8.
    .yes = ¡Las { $total }! Nadie captura una pieza de su propio color.
    .because-own-piece-on-target = ¡Ay! Ese peón es tuyo.

# source 7624bd5b
lesson-capturing_who-takes = Solo una de tus piezas puede capturar la dama. ¡Hazlo!
    .hint-1 = Alguien les cierra el paso a la torre y al alfil.
    .hint-2 = ¿Quién salta por encima de todo?
    .hint-3 = El caballo salta de c4 a e5.
    .yes = ¡Hop, y adiós a la dama!
    .no = Puedes jugar eso, pero la dama sigue ahí.
    .wrong-a1-c3 = Era solo el peón. ¿Quién llega a la dama?

# source efc3398f
lesson-capturing_queen-looks = Tu dama puede capturar { $total } piezas ahora. ¡Encuentra las { $total } capturas!
    .hint-1 = Sigue cada línea desde d3 hasta encontrar una pieza.
    .hint-2 = La primera pieza de una línea te detiene. ¿Es negra o blanca?
    .hint-3 = Detrás del caballo de d6, el alfil está a salvo. En f3 está tu propio peón.
    .yes = ¡Las { $total }! La dama captura solo la primera pieza de una línea.
    .no = Puedes jugar eso, pero no capturas nada. Sigue las líneas de tu dama.

# source d4dd7c9f
lesson-capturing_rook-hunt = Captura los { $total } caballos con tu torre en { $best } jugadas.
    .hint-1 = ¿Qué caballo está en la misma columna que la torre de c3?
    .hint-2 = Captura primero en c5. Desde ahí, mira c7.
    .hint-3 = Desde c7, la torre ve h7.
    .yes = ¡Los { $total } caballos están fuera!

# source 785ea142
lesson-capturing_king-takes = El rey también captura, a un paso. ¡Captura las tres piezas!
    .hint-1 = Mira primero: ¿quién cuida a quién?
    .hint-2 = El alfil de b5 cuida al caballo de c4.
    .hint-3 = Captura en d5. Luego ve a c5, b5 y c4.
    .yes = ¡Ñam! Tu rey tenía hambre.
    .because-king-captures-protected = Todavía no: el alfil cuida al caballo. ¡Captura primero el alfil!

# source 1998b755
lesson-capturing_gone = Mira: la torre captura el caballo de d7. ¿Qué pasa con el caballo?
    .paper = La torre ha capturado el caballo de d7. ¿Qué pasa con el caballo?
    .hint-1 = Mira d7: ¿quién está ahí ahora?
    .hint-2 = Dos piezas nunca comparten una casilla. ¿Puede volver el caballo?
    .yes = Sí: una pieza capturada se queda junto al tablero hasta el final.
    .option-home = Empieza otra vez en su casilla inicial
    .option-home-say = En ajedrez no: una pieza capturada no empieza de nuevo.
    .option-swap = Las blancas lo pueden usar más tarde
    .option-swap-say = En ajedrez no: una pieza capturada nunca cambia de bando.
    .option-out = Ya no vuelve en esta partida

# source 5dabf2a3
lesson-capturing_real-board = ¡Cinco peones, cinco jugadas! Captura uno en cada jugada.
    .hint-1 = Desde cada peón tienes que ver el siguiente.
    .hint-2 = Empieza por el peón de d5.
    .hint-3 = Captura en d5, a5, a7, g7 y g2.
    .yes = ¡Cinco jugadas, cinco peones!

# source ed231a97
lesson-capturing_feast = ¡Ahora juegas con las negras! Captura las { $total } piezas en { $best } saltos.
    .hint-1 = Antes de saltar, mira dónde está la pieza siguiente.
    .hint-2 = Empieza por f6, d5 y b4.
    .hint-3 = Captura en f6, d5, b4, c2, e3 y g4.
    .yes = ¡En cada salto, un bocado!

# source 3d134d4d
lesson-capturing_three-against-one = ¡Captura mi torre, mi caballo y mi alfil!
    .hint-1 = Antes de cada jugada: ¿qué puede capturar tu dama?
    .hint-2 = Mira antes: ¿puedo capturar ahí tu dama?
    .yes = Los has capturado todos. ¡Vaya dama!
