### Las palabras de lessons/mate-ladder.toml.
###
### Las pistas de un peldaño las dice su primer tablero; los demás apuntan a él. No nombran ninguna casilla: valen para los cinco.

# source ccb5a5b0
lesson-mate-ladder = La escalera de mates
    .about = Sesenta mates en una jugada, peldaño a peldaño.
    .can = ¡Conoces doce clases de mate!
    .notes = Objetivo: ver de un vistazo qué hace que sea mate. Cada uno de los doce peldaños es una clase, con cinco tableros. Mejor un peldaño al día; que se diga primero qué casillas le quedan al rey. Ningún tablero es el reflejo de otro. Quien conoce las doce clases encuentra mates en partidas de verdad.

# source 2a05ad6a
lesson-mate-ladder_back-row-1 = El rey está encerrado tras sus propios peones. ¡Da mate con la torre!
    .hint-1 = ¿De qué fila no puede salir el rey?
    .hint-2 = Lleva la torre a esa fila.
    .yes = La torre vigila toda la fila. ¡No hay salida!
    .no = Todavía no: mira a lo largo de la fila del rey.

# source d5406368
lesson-mate-ladder_back-row-2 = Tres peones delante, y el rey sin aire. ¡Da mate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = ¡Sus propios peones no dejaron salir al rey!
    .no = { lesson-mate-ladder_back-row-1.no }

# source f72fe0a4
lesson-mate-ladder_back-row-3 = Los peones han vuelto a cerrar la puerta. ¿Por dónde entra tu torre?
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = ¡Por toda la fila, y nada puede ponerse en medio!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 57794cfc
lesson-mate-ladder_back-row-4 = El rey se esconde en la esquina, detrás de sus peones. ¡Da mate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = La esquina, sus peones y tu torre: ¡no hay adónde ir!
    .no = { lesson-mate-ladder_back-row-1.no }

# source 9d907e58
lesson-mate-ladder_back-row-5 = Hay muchas piezas, pero solo importa una fila. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Se llama mate del pasillo. ¡Lo verás muchas veces!
    .no = { lesson-mate-ladder_back-row-1.no }

# source c68c9cad
lesson-mate-ladder_two-rooks-1 = Dos torres trabajan juntas. ¡Encuentra el mate!
    .wrong-b7-b8 = Jaque, pero el rey todavía puede apartarse.
    .hint-1 = Una torre ya le cierra una puerta al rey.
    .hint-2 = Deja esa torre. Es la otra la que da jaque.
    .yes = Una torre cierra la puerta, la otra da jaque. ¡Atrapado!
    .no = Todavía no: una torre cierra la puerta. La otra da jaque por el borde.

# source f532df69
lesson-mate-ladder_two-rooks-2 = ¿Qué torre cierra la puerta y cuál da jaque? ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = ¡Tu torre está tan lejos que el rey no la alcanza!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 60155d6d
lesson-mate-ladder_two-rooks-3 = Las dos torres son como una escalera. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Un peldaño más, ¡y el rey está atrapado!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 82404035
lesson-mate-ladder_two-rooks-4 = La dama puede mirar: bastan dos torres. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Bastaron dos torres. ¡La dama ni se movió!
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source 087fb920
lesson-mate-ladder_two-rooks-5 = Un peón ataca una de tus torres. ¡Encuentra igualmente el mate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Capturar esa torre no sirve: la otra da jaque.
    .no = { lesson-mate-ladder_two-rooks-1.no }

# source c3478d20
lesson-mate-ladder_queen-and-king-1 = La dama y el rey cazan juntos. ¡Encuentra el mate!
    .wrong-e2-c2 = Ahogado: sin jaque y sin jugadas. Son solo tablas.
    .wrong-e2-f1 = Jaque, pero el rey todavía puede apartarse.
    .hint-1 = ¿Qué casillas junto al otro rey vigila tu rey?
    .hint-2 = Pon ahí la dama: el otro rey no puede capturarla.
    .yes = Tu rey defiende la dama. ¡Es mate!
    .no = Todavía no: busca una casilla segura que no deje ninguna salida.

# source 6cee6e24
lesson-mate-ladder_queen-and-king-2 = Dos reyes frente a frente. ¿Dónde da mate tu dama?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = ¡La dama está justo al lado, y el rey no puede capturarla!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 4fdc04fa
lesson-mate-ladder_queen-and-king-3 = Muchas jugadas dan jaque, pero solo una da mate. ¡Encuéntrala!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Entre los dos reyes, tu dama está segura. ¡Es mate!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 6dd80dd0
lesson-mate-ladder_queen-and-king-4 = El rey está en el borde, y el tuyo está cerca. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = ¡Tu dama ha cruzado el tablero hasta tu rey!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source 463d4c5e
lesson-mate-ladder_queen-and-king-5 = Tu rey está listo para ayudar. ¿Dónde da mate la dama?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Un peón solo captura en diagonal: ¡tu dama está segura!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

# source e9cabfad
lesson-mate-ladder_rook-and-king-1 = El rey está en el borde. ¡Da mate con la torre!
    .hint-1 = Tu rey le cierra el camino hacia el centro.
    .hint-2 = Da jaque por el borde, pero no justo al lado del rey.
    .yes = El borde, tu rey y la torre: ¡no hay adónde ir!
    .no = Todavía no: jaque por el borde, pero no pegado al rey.

# source 967faf3d
lesson-mate-ladder_rook-and-king-2 = Dos reyes en el borde, frente a frente. ¡Da mate con la torre!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = Un pasito de la torre, ¡y es mate!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 713bdfbf
lesson-mate-ladder_rook-and-king-3 = El otro bando también tiene una torre. Adelántate: ¡da mate!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = La otra torre solo pudo mirar. ¡Mate!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 3f570d1e
lesson-mate-ladder_rook-and-king-4 = Un peón estorba a su propio rey. ¡Da mate con la torre!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = ¡Su propio peón ocupaba la última casilla libre!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 5b323f37
lesson-mate-ladder_rook-and-king-5 = El rey tiene una torre a su lado. ¡Da mate igualmente!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = ¡Su propia torre no pudo ayudar al rey!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

# source 8cb7c014
lesson-mate-ladder_bishop-and-queen-1 = La dama y el alfil miran la misma casilla. ¡Encuentra el mate!
    .wrong-b7-f7 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Sigue la línea del alfil. ¿A qué casilla junto al rey llega?
    .hint-2 = Pon la dama en esa casilla.
    .yes = El alfil defiende la dama: el rey no puede capturarla.
    .no = Todavía no: busca la casilla donde se encuentran los dos.

# source 288f84fe
lesson-mate-ladder_bishop-and-queen-2 = El alfil está lejos, pero ayuda. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = ¡Desde la otra punta del tablero, el alfil defiende tu dama!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source f6253a8a
lesson-mate-ladder_bishop-and-queen-3 = La dama busca una casilla segura junto al rey. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Un peón ataca al alfil, pero ya es tarde: ¡mate!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 4100401e
lesson-mate-ladder_bishop-and-queen-4 = La dama y el alfil están en la misma diagonal. ¡Encuentra el mate!
    .hint-1 = El alfil está detrás de la dama. ¿Adónde lleva su diagonal?
    .hint-2 = Lleva la dama por ella, justo al lado del rey.
    .yes = Con el alfil detrás, ¡tu dama no teme a nadie!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 7dcba33f
lesson-mate-ladder_bishop-and-queen-5 = ¡Cuántas piezas alrededor del rey! Da mate con la dama.
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = ¡Capturado! El alfil defiende tu dama, y nadie recaptura.
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

# source 9a550432
lesson-mate-ladder_knight-and-queen-1 = El caballo ayuda a la dama. ¡Encuentra el mate!
    .hint-1 = ¿Qué casillas vigila el caballo junto al rey?
    .hint-2 = Pon ahí la dama.
    .yes = El caballo defiende la dama: el rey no puede capturarla.
    .no = Todavía no: con ayuda del caballo, no le dejes salida al rey.

# source 17967cd1
lesson-mate-ladder_knight-and-queen-2 = Unas torres y un alfil están mirando. ¡Da mate con la dama!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = ¡A un salto de distancia, el caballo defiende tu dama!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source e0d18ac9
lesson-mate-ladder_knight-and-queen-3 = Dos casillas parecen buenas, pero solo una da mate. ¿Cuál?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = ¡Esa era! Al rey no le queda salida.
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 59882078
lesson-mate-ladder_knight-and-queen-4 = Tienes dos caballos y una dama. ¿Qué caballo ayuda a dar mate?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Ha ayudado el caballo cercano. ¡El otro ha descansado!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 4ed1e46b
lesson-mate-ladder_knight-and-queen-5 = Un caballo, una torre y un peón protegen al rey. ¡Da mate!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Tres amigos, ¡y ninguno pudo ayudar al rey!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

# source 8af9bfaf
lesson-mate-ladder_knight-and-rook-1 = ¡Ahora juegas con las negras! El rey está en la esquina: da mate con la torre.
    .wrong-a2-b2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = ¿Qué casillas vigila el caballo junto al rey?
    .hint-2 = Pon ahí la torre.
    .yes = El caballo defiende la torre, y la esquina está cerrada.
    .no = Todavía no: cierra la esquina con la torre y el caballo.

# source 01a71f27
lesson-mate-ladder_knight-and-rook-2 = El rey está en la esquina, detrás de un peón. ¡Da mate!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Ya no hay peón, ¡y tampoco salida!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 5cd24976
lesson-mate-ladder_knight-and-rook-3 = La esquina está llena. ¿Dónde da mate tu torre?
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Justo al lado del rey, ¡y el caballo defiende tu torre!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source 938f5ba7
lesson-mate-ladder_knight-and-rook-4 = Cuidado: sin jaque puede ser ahogado. ¡Da mate con la torre!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Jaque y sin salida: ¡es mate y no ahogado!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source ad75376d
lesson-mate-ladder_knight-and-rook-5 = Podrías capturar una torre. Pero hay algo mejor: ¡da mate!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = ¡Bien elegido! Capturar la torre habría sido ahogado.
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

# source e0fcac9d
lesson-mate-ladder_pawn-1 = Un pequeño peón acaba la partida. ¡Encuentra el mate!
    .hint-1 = ¿Cuál de tus peones puede dar jaque?
    .hint-2 = Un peón da jaque en diagonal, hacia delante.
    .yes = ¡Un pequeño peón, y el rey está atrapado!
    .no = Todavía no: esta vez lo hace un peón.

# source 2d4b17b8
lesson-mate-ladder_pawn-2 = Dama y torre dan jaque, pero el mate lo da un peón.
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = El peón captura con jaque, ¡y ya nada ayuda!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 96f14c64
lesson-mate-ladder_pawn-3 = Tus peones y tu caballo rodean al rey. ¿Qué peón da mate?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Un pasito, ¡y al rey no le quedan casillas!
    .no = { lesson-mate-ladder_pawn-1.no }

# source adef8908
lesson-mate-ladder_pawn-4 = El rey está en la esquina. ¿Puede atraparlo ahí un peón?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = ¡Su propio caballo y su propio peón encierran al rey!
    .no = { lesson-mate-ladder_pawn-1.no }

# source 81eb38c9
lesson-mate-ladder_pawn-5 = Tienes una dama, pero el mate lo da el peón. ¿Cómo?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = Un pequeño peón ha capturado una torre, ¡y es mate!
    .no = { lesson-mate-ladder_pawn-1.no }

# source caf56dc6
lesson-mate-ladder_promotion-1 = Un paso más, y un peón corona. ¡Que sea mate!
    .hint-1 = ¿Qué peón está a un paso de la última fila?
    .hint-2 = ¿Qué pieza da mate allí: dama, torre, alfil o caballo?
    .yes = ¡Una pieza nueva, y es mate!
    .no = Todavía no: prueba otra pieza u otro camino.

# source 3f24a196
lesson-mate-ladder_promotion-2 = ¿De frente o capturando? Solo un camino da mate: ¡encuéntralo!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = De frente era lo correcto: ¡la nueva dama acaba la partida!
    .no = { lesson-mate-ladder_promotion-1.no }

# source af88a739
lesson-mate-ladder_promotion-3 = Piénsalo bien: ¿qué pieza nueva da mate aquí?
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = No una dama, sino un caballo: ¡bien visto!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 0d349de7
lesson-mate-ladder_promotion-4 = El peón casi ha llegado. ¡Elige su pieza y da mate!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = El pequeño peón ha crecido, ¡y el rey está atrapado!
    .no = { lesson-mate-ladder_promotion-1.no }

# source f0deaf2d
lesson-mate-ladder_promotion-5 = La torre y el rey ayudan al peón. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = La pieza nueva da jaque, ¡torre y rey vigilan el resto!
    .no = { lesson-mate-ladder_promotion-1.no }

# source 3b5288c7
lesson-mate-ladder_smothered-1 = Sus propias piezas encierran al rey. ¡Encuentra el mate!
    .hint-1 = ¿Qué pieza puede dar jaque por encima de las demás?
    .hint-2 = Solo un caballo puede saltar los muros.
    .yes = El caballo salta los muros. El rey no tiene ninguna casilla.
    .no = Todavía no: salta con el caballo adonde nadie pueda capturarlo.

# source fa790fa5
lesson-mate-ladder_smothered-2 = Cinco amigos alrededor del rey, y ya no hay sitio. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = ¡Sus propios amigos no le dejaron sitio al rey!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 91acad37
lesson-mate-ladder_smothered-3 = Los amigos del rey están demasiado juntos. ¿Adónde salta tu caballo?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Un salto por encima del muro, ¡y el rey no puede moverse!
    .no = { lesson-mate-ladder_smothered-1.no }

# source 07c4dec6
lesson-mate-ladder_smothered-4 = Tu caballo puede dar jaque en dos casillas. ¿En cuál da mate?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = ¡Buen salto! Ahí nadie puede capturar tu caballo.
    .no = { lesson-mate-ladder_smothered-1.no }

# source 524b91d7
lesson-mate-ladder_smothered-5 = Otra vez cinco amigos, y fuera espera tu caballo. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = Se llama mate de la coz: ¡así golpea el caballo!
    .no = { lesson-mate-ladder_smothered-1.no }

# source bdc3bcbe
lesson-mate-ladder_discovered-1 = Una pieza se aparta y otra da jaque. ¡Encuentra el mate!
    .wrong-d1-d2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = ¿Cuál de tus piezas está en el camino de otra?
    .hint-2 = Apártala de modo que nada salve al rey.
    .yes = Se abre la cortina: jaque desde atrás, ¡y es mate!
    .no = Todavía no: la pieza debe apartarse sin dejar ninguna salida.

# source e851d8f6
lesson-mate-ladder_discovered-2 = Alguien le cierra el camino a tu alfil. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Tu rey mismo ha abierto la cortina: ¡qué sorpresa!
    .no = { lesson-mate-ladder_discovered-1.no }

# source cf35b8f0
lesson-mate-ladder_discovered-3 = Tu torre espera detrás de una cortina. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = El caballo ha saltado: jaque a la descubierta, ¡y mate!
    .no = { lesson-mate-ladder_discovered-1.no }

# source ab6de98e
lesson-mate-ladder_discovered-4 = Muchas jugadas dan jaque a la descubierta. ¡Solo una da mate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = ¡Capturado! Ya nada puede ponerse en medio.
    .no = { lesson-mate-ladder_discovered-1.no }

# source cfeb5808
lesson-mate-ladder_discovered-5 = El caballo puede saltar a muchas casillas. ¡Solo un salto da mate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = ¡El caballo se aparta y vigila también la última salida!
    .no = { lesson-mate-ladder_discovered-1.no }

# source 0b50a40e
lesson-mate-ladder_double-check-1 = Jaque doble: dos piezas a la vez. ¡Encuentra el mate!
    .wrong-e3-e2 = Solo la dama da jaque, y el rey puede apartarse.
    .hint-1 = ¿Quién puede apartarse y dar jaque también?
    .hint-2 = Contra dos jaques solo puede moverse el rey.
    .yes = Dos jaques a la vez, y el rey no puede huir: ¡mate!
    .no = Todavía no: da un jaque doble que no deje salida.

# source 0de0b901
lesson-mate-ladder_double-check-2 = Tu alfil está delante de tu torre. ¡Da mate con jaque doble!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Alfil y torre juntos: ¡el rey no tiene adónde ir!
    .no = { lesson-mate-ladder_double-check-1.no }

# source fa53d677
lesson-mate-ladder_double-check-3 = El alfil y la torre cazan al rey en la esquina. ¡Da mate!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = ¡Captura y dos jaques en una sola jugada!
    .no = { lesson-mate-ladder_double-check-1.no }

# source dbeeb261
lesson-mate-ladder_double-check-4 = Tu torre está delante de tu alfil. ¡Encuentra el mate!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = La torre da jaque, el alfil da jaque: ¡mate!
    .no = { lesson-mate-ladder_double-check-1.no }

# source 07eee0f6
lesson-mate-ladder_double-check-5 = El caballo y la torre están en una línea. ¡Encuentra el mate sesenta!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Jaque doble y mate: ¡has llegado a lo alto de la escalera!
    .no = { lesson-mate-ladder_double-check-1.no }
