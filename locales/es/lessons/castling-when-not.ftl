### Las palabras de lessons/castling-when-not.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 484dd8fc
lesson-castling-when-not = ¿Enrocar o no?
    .about = Una jugada del rey y la torre, y cuándo no se puede.
    .can = ¡Sabes cuándo tu rey puede enrocar y cuándo tiene que esperar!
    .notes = Objetivo: todas las condiciones del enroque, una por una: nada en medio, y el rey ni en, ni por, ni a una casilla atacada. Que digan las condiciones en voz alta con un dedo en cada casilla del camino del rey. Errores comunes: creer que una torre atacada o b1 atacada lo prohíben, y enrocar para salir de un jaque. Dos veces hay que abrir primero el camino y luego enrocar: antes de cada enroque, pregunta quién estorbaba hace un momento.

# source bc50958c
lesson-castling-when-not_both-ways = Juegas con las negras y las dos puertas están abiertas. ¡Encuentra los dos enroques!
    .hint-1 = Mueve el rey dos casillas: a g8 o a c8.
    .hint-2 = La torre salta sola. Luego prueba el otro lado.
    .yes = ¡Los dos lados! El rey ha ido dos casillas y la torre ha saltado.
    .no = Mueve solo el rey y ve dos casillas: a g8 o c8.

# source e50a2235
lesson-castling-when-not_out-of-check = ¡Jaque! Tápalo primero y luego enroca.
    .because-castle-out-of-check = Nadie enroca estando en jaque. ¡Tapa primero el jaque de la torre de e2!
    .wrong-e8-d8 = Escapar está permitido. ¡Esta vez tapa y guarda el enroque para luego!
    .hint-1 = La torre de e2 da jaque. ¿Qué pieza puede ponerse en medio?
    .hint-2 = Mueve el alfil de f8 a e7.
    .hint-3 = Ya no hay jaque. ¡Mueve el rey a g8 o a c8!
    .yes = Primero parar el jaque y luego enrocar: ¡ese es el orden!
    .no = Puedes jugar eso. ¡Esta vez enroca!

# source b119b53e
lesson-castling-when-not_only-the-rook = Dos torres blancas miran a la fila de tu rey. ¡Enroca por donde se pueda!
    .because-castle-into-check = Ahí no: la torre de g1 ataca g8. ¡Prueba el otro lado!
    .hint-1 = La torre de g1 mira a g8; la otra, a b8.
    .hint-2 = Tu rey pasa por d8 y llega a c8. ¿Toca alguna vez b8?
    .hint-3 = Mueve el rey de e8 a c8.
    .yes = Solo tu torre pasa por b8, ¡y una torre puede hacerlo!
    .no = Enrocar es mover el rey dos casillas. ¿Qué lado es seguro?

# source 2aada78a
lesson-castling-when-not_through-danger = ¡Ahora juegas con las blancas! La torre de f8 mira a f1: intenta el enroque corto.
    .hint-1 = Toca el rey de e1 y luego g1.
    .hint-2 = De camino, el rey pasa por f1. Pruébalo y verás.
    .yes = ¡Alto, peligro! El rey nunca pasa por una casilla atacada.
    .no = Eso está permitido. ¡Esta vez intenta el enroque corto!

# source f9c64ccc
lesson-castling-when-not_rook-attacked = Ahora la torre de h8 mira a tu torre. ¡Haz el enroque corto de todos modos!
    .wrong-e1-c1 = Eso también está permitido. ¡Esta vez haz el enroque corto!
    .wrong-h1-h8 = Puedes capturar la torre. ¡Pero esta vez haz el enroque corto!
    .hint-1 = ¿Qué casillas toca el rey? Solo e1, f1 y g1.
    .hint-2 = La torre de h8 no mira a ninguna de ellas.
    .hint-3 = Mueve el rey de e1 a g1.
    .yes = Tu torre puede estar atacada. ¡Solo cuentan las casillas del rey!
    .no = Puedes jugar eso. ¡Esta vez haz el enroque corto!

# source 55d44732
lesson-castling-when-not_knight-between = Una puerta está cerrada. ¡Enroca por la que está abierta!
    .because-castle-pieces-between = El caballo de b1 aún cierra esta puerta. ¡Prueba el otro lado!
    .hint-1 = Mira entre el rey y cada torre.
    .hint-2 = El caballo cierra el camino largo. Mueve el rey de e1 a g1.
    .yes = La puerta corta estaba abierta y la larga, cerrada. ¡Bien elegido!
    .no = Enrocar es mover el rey dos casillas. ¿Qué puerta está abierta?

# source 2d6cca18
lesson-castling-when-not_one-way-left = El rey nunca enroca hacia el peligro. ¡Encuentra el lado seguro!
    .because-castle-into-check = Por este lado no: la torre de g8 ataca g1.
    .hint-1 = El rey podría ir a g1 o a c1. ¿Qué casilla es segura?
    .hint-2 = La torre de g8 mira a g1. Mira el otro lado.
    .hint-3 = Mueve el rey de e1 a c1.
    .yes = Bien visto: g1 estaba atacada y c1 era segura.
    .no = Enrocar es mover el rey dos casillas. ¿Qué lado es seguro?

# source c2d34b11
lesson-castling-when-not_pawn-guards = El peón de h2 no puede avanzar a g1. ¿Pueden las blancas enrocar corto?
    .hint-1 = ¿Cómo captura un peón? Mira en diagonal hacia delante.
    .yes = Exacto: no puede ir allí, pero ataca g1.
    .no = Un peón captura en diagonal, así que ataca g1.

# source 56e30830
lesson-castling-when-not_who-forbids = No puedes hacer el enroque corto. ¡Quita una pieza para poder hacerlo!
    .because-castle-through-check = Esa no mira a ninguna casilla del rey. ¿Quién mira a f1?
    .hint-1 = El rey tocaría e1, f1 y g1. ¿Quién mira ahí?
    .hint-2 = Sigue el camino del alfil: d3, e2, ¿y luego?
    .hint-3 = El alfil de c4 mira a f1. ¡Quítalo!
    .yes = Sin el alfil nadie mira a f1: ¡ahora puedes enrocar!

# source 51597b93
lesson-castling-when-not_open-the-pass = Abre el paso: captura el alfil y luego haz el enroque corto.
    .because-castle-through-check = El alfil de c4 aún mira a f1. ¡Captúralo primero!
    .wrong-e1-c1 = El enroque largo está permitido. ¡Esta vez abre el camino corto!
    .hint-1 = ¿Qué pieza tuya puede capturar en c4?
    .hint-2 = Captura con el caballo, de a3 a c4.
    .hint-3 = El camino está libre. Mueve el rey de e1 a g1.
    .yes = Ya no hay alfil, ¡y tu rey se cuela por el paso!
    .no = Puedes jugar eso. Esta vez captura el alfil y luego haz el enroque corto.

# source def6ad1b
lesson-castling-when-not_came-back = Mira cómo tu rey sale y vuelve. ¿Puede enrocar ahora?
    .paper = Tu rey salió y volvió. ¿Puede enrocar ahora?
    .hint-1 = ¿Se ha movido ya tu rey en esta partida?
    .hint-2 = Fue a e2 y volvió. Eso cuenta toda la partida.
    .yes = Exacto: un rey que se ha movido una vez ya no enroca.
    .no = El rey ha vuelto, pero se ha movido. Entonces se acabó el enroque.
