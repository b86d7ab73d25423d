### Las palabras de lessons/castling-how.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source fc8e4baa
lesson-castling-how = El enroque
    .about = El rey y la torre se mueven en un solo turno.
    .notes = Objetivo: hacer el enroque corto y el largo con los dos colores: el rey va dos casillas y la torre cae junto a él, al otro lado. En un tablero de verdad, pide una sola mano y primero el rey; en un torneo, quien toca antes la torre quizá tenga que mover solo la torre. Despistes comunes: en el lado largo el rey va tres casillas, o se queda justo al lado de la esquina de la torre.

# source 5e60ea02
lesson-castling-how_one-turn =
    Para enrocar, el rey va _dos casillas_ hacia una torre. La torre salta por encima y cae a su lado.

# source 1598da1b
lesson-castling-how_short = Haz el enroque corto con las blancas: mueve solo el rey, dos casillas.
    .hint-1 = La torre espera en h1. Dos casillas hacia ella: ¿dónde es?
    .hint-2 = Toca el rey de e1 y luego g1. La torre salta sola.
    .yes = Has enrocado: rey en g1, torre en f1. ¡La torre ha saltado!
    .no = Puedes jugar eso, pero para enrocar el rey va dos casillas.
    .wrong-e1-f1 = Eso es un paso. Para enrocar, el rey da dos: a g1.
    .wrong-h1-f1 = Solo se ha movido la torre. Toma primero el rey y ve a g1.
    .because-own-piece-on-target = Sobre la torre no: el rey va dos casillas, a g1.

# source 73d8f2bb
lesson-castling-how_long = Ahora haz el enroque largo con las negras: dos casillas hacia la torre.
    .hint-1 = La torre espera en a8. Está lejos, pero el rey va solo dos casillas.
    .hint-2 = Toca el rey de e8 y luego c8.
    .yes = Has enrocado: rey en c8, torre en d8. ¡La torre ha saltado!
    .no = Puedes jugar eso, pero para enrocar el rey va dos casillas.
    .wrong-e8-d8 = Eso es un paso. Para enrocar, el rey da dos: a c8.
    .wrong-a8-d8 = Solo se ha movido la torre. Toma primero el rey y ve a c8.
    .because-king-too-far = No tan lejos: el rey va siempre dos casillas, aquí a c8.

# source e8399868
lesson-castling-how_where-now = Las blancas acaban de hacer el enroque largo. Pon el rey y la torre donde están ahora.
    .hint-1 = El rey empezó en e1 y fue dos casillas hacia a1.
    .hint-2 = El rey está en c1. La torre saltó por encima de él.
    .hint-3 = La torre está en d1.
    .yes = Rey en c1, torre en d1: tras el enroque quedan juntos.

# source fc93dece
lesson-castling-how_bishop-at-home = Juegas con las negras y tu alfil sigue en f8. ¿Puedes hacer el enroque corto?
    .hint-1 = El rey está en e8 y la torre en h8. ¿Qué hay en medio?
    .hint-2 = El alfil está en f8, y esa casilla debe estar vacía.
    .yes = Exacto: entre rey y torre todo debe estar vacío.
    .no = Mira f8. El rey no puede pasar por encima del alfil.

# source f85818ac
lesson-castling-how_bishop-out = Ahora el alfil está en e7. ¿Puedes hacer el enroque corto?
    .hint-1 = ¿Qué hay ahora en f8 y g8?
    .hint-2 = Las dos casillas están vacías, y ninguna pieza blanca mira ahí.
    .yes = Exacto: f8 y g8 están vacías, así que el camino está libre.
    .no = Mira f8 y g8: las dos están vacías. No hay nada en medio.

# source 04228fc7
lesson-castling-how_clear-the-way = Despeja el camino y luego enroca. Primero juega tu peón de e2 a e4.
    .hint-1 = Después del peón, saca el caballo: de g1 a f3.
    .hint-2 = Luego saca el alfil: de f1 a c4.
    .hint-3 = ¿Están vacías f1 y g1? Entonces haz el enroque corto.
    .hint-4 = Para enrocar, mueve el rey de e1 a g1.
    .yes = Peón, caballo, alfil, enroque: ahora tu rey está a salvo.

# source 7ec06dd3
lesson-castling-how_castle-with-check = Enroca de modo que tu torre dé jaque al caer.
    .hint-1 = El rey negro está en f8. ¿Qué enroque lleva una torre a esa columna?
    .hint-2 = Enroque corto: la torre cae en f1 y mira a f8.
    .yes = Has enrocado, y al momento la torre da jaque desde f1.
    .no = Todavía no: enroca y mira dónde cae la torre.
    .wrong-e1-c1 = Has enrocado, pero desde d1 la torre no mira a f8.
    .wrong-h1-f1 = Eso también es jaque. Esta vez enroca: mueve el rey.

# source 384d02c4
lesson-castling-how_real-board =
    Enroca en un tablero de verdad con una sola mano. Toma primero el rey y después la torre.
