### Las palabras de lessons/mate-ladder.toml.
###
### Cada peldaño dice sus palabras una vez: las dice el primer tablero y los demás apuntan a él. Por eso no nombran casilla ni bando.

lesson-mate-ladder = La escalera de mates
    .about = Sesenta mates en una jugada, peldaño a peldaño.
    .can = ¡Conoces doce clases de mate!
    .notes = Objetivo: ver de un vistazo qué hace que sea mate. Cada uno de los doce peldaños es una clase, con cinco tableros cada vez más llenos. Mejor un peldaño al día; el niño dice primero qué casillas le quedan al rey. Las imágenes en espejo no cuentan como tableros nuevos, y no hay ninguna. Quien los conoce todos encuentra mates en partidas de verdad.

lesson-mate-ladder_back-row-1 = El rey está encerrado tras sus propios peones. ¡Da mate con la torre!
    .hint-1 = ¿De qué fila no puede salir el rey?
    .hint-2 = Lleva la torre a esa fila.
    .yes = La torre ocupa toda la fila. ¡No hay salida!
    .no = Todavía no: mira a lo largo de la fila del rey.

lesson-mate-ladder_back-row-2 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Dos torres trabajan juntas. ¡Encuentra el mate!
    .wrong-b7-b8 = Jaque, pero el rey todavía puede apartarse.
    .hint-1 = Una torre ya le cierra un camino al rey.
    .hint-2 = La otra torre da jaque.
    .yes = Una torre cierra, la otra da jaque. ¡Atrapado!
    .no = Todavía no: cada torre necesita su propio camino.

lesson-mate-ladder_two-rooks-2 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = La dama y el rey cazan juntos. ¡Encuentra el mate!
    .wrong-e2-f1 = Jaque, pero el rey todavía puede apartarse.
    .hint-1 = ¿Qué casilla junto al otro rey defiende tu rey?
    .hint-2 = Pon ahí la dama: no puede capturarla.
    .yes = Tu rey defiende la dama. ¡Es mate!
    .no = Todavía no: pon la dama donde tu rey la defienda.

lesson-mate-ladder_queen-and-king-2 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = El rey está en el borde. ¡Da mate con la torre!
    .hint-1 = Tu rey le cierra el camino hacia el centro.
    .hint-2 = Da jaque con la torre a lo largo del borde.
    .yes = El borde, tu rey y la torre: ¡no hay adónde ir!
    .no = Todavía no: la torre da jaque a lo largo del borde.

lesson-mate-ladder_rook-and-king-2 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = La dama y el alfil miran la misma casilla. ¡Encuentra el mate!
    .hint-1 = ¿Qué casilla junto al rey defiende el alfil?
    .hint-2 = Pon la dama en esa casilla.
    .yes = El alfil defiende la dama: el rey no puede capturarla.
    .no = Todavía no: busca la casilla donde se encuentran los dos.

lesson-mate-ladder_bishop-and-queen-2 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = La dama y el caballo miran la misma casilla. ¡Encuentra el mate!
    .hint-1 = ¿Qué casilla junto al rey defiende el caballo?
    .hint-2 = Pon la dama en esa casilla.
    .yes = El caballo defiende la dama: el rey no puede capturarla.
    .no = Todavía no: busca la casilla donde se encuentran los dos.

lesson-mate-ladder_knight-and-queen-2 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = El rey está en la esquina. ¡Da mate con la torre!
    .hint-1 = ¿Qué casilla junto al rey defiende el caballo?
    .hint-2 = Pon la torre en esa casilla.
    .yes = El caballo defiende la torre, y la esquina está cerrada.
    .no = Todavía no: busca dónde se encuentran el caballo y la torre.

lesson-mate-ladder_knight-and-rook-2 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = Un pequeño peón termina la partida. ¡Encuentra el mate!
    .hint-1 = ¿Cuál de tus peones puede dar jaque?
    .hint-2 = Un peón da jaque en diagonal, hacia delante.
    .yes = ¡Un pequeño peón, y el rey está atrapado!
    .no = Todavía no: esta vez lo hace un peón.

lesson-mate-ladder_pawn-2 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = Un paso más, y un peón se corona. ¡Que sea mate!
    .hint-1 = ¿Qué peón está ante la última fila?
    .hint-2 = Piensa en todas las piezas, no solo en la dama.
    .yes = ¡Una pieza nueva, y es mate!
    .no = Todavía no: otra pieza u otra casilla da mate.

lesson-mate-ladder_promotion-2 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = Sus propias piezas encierran al rey. ¡Encuentra el mate!
    .hint-1 = ¿Quién puede dar jaque por encima de las demás?
    .hint-2 = Solo un caballo puede saltar dentro.
    .yes = El caballo salta los muros. El rey no tiene casilla.
    .no = Todavía no: solo el caballo llega hasta el rey.

lesson-mate-ladder_smothered-2 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = Una pieza se aparta y otra da jaque. ¡Encuentra el mate!
    .hint-1 = ¿Cuál de tus piezas está en el camino de otra?
    .hint-2 = Apártate de modo que ya nada ayude.
    .yes = Se abre el telón: jaque desde atrás, ¡y es mate!
    .no = Todavía no: la pieza de delante tiene que apartarse.

lesson-mate-ladder_discovered-2 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = Dos piezas dan jaque a la vez. ¡Encuentra el mate!
    .wrong-e6-e7 = Jaque, pero el rey todavía puede apartarse.
    .hint-1 = ¿Quién puede apartarse y dar jaque también?
    .hint-2 = Contra dos jaques solo puede moverse el rey.
    .yes = Dos jaques a la vez, y el rey no puede huir: ¡mate!
    .no = Todavía no: busca un jaque de dos piezas.

lesson-mate-ladder_double-check-2 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }
