### Las palabras de lessons/all-the-endings.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 68c55c2e
lesson-all-the-endings = Todas las maneras de acabar
    .about = Se gana por jaque mate o si el otro bando abandona. Si no, son tablas.
    .notes = Repaso de todas las maneras de acabar. Que la clase ordene tarjetas: alguien gana o son tablas, y después si acaba por sí sola, por reclamación o por acuerdo. Por sí sola: jaque mate, ahogado, posición muerta, quinta repetición, setenta y cinco jugadas. Por reclamación: tercera repetición, cincuenta jugadas. Con palabras: abandono, acuerdo. El jaque perpetuo no acaba la partida por sí mismo: lleva a alguna de las formas de tablas. Un error común es creer que el ahogado lo gana el bando con más piezas.

# source 598e99f0
lesson-all-the-endings_queen-near = La dama negra está en g2 y juegan las blancas. ¿Qué es esto?
    .hint-1 = ¿Ataca la dama de g2 al rey de g1?
    .hint-2 = El rey negro vigila g2. Por eso nadie puede capturar la dama.
    .yes = Jaque mate: el rey está atacado y no hay salida. Ganan las negras.

# source 11bc4b3b
lesson-all-the-endings_queen-far = Ahora la dama está en f3. ¿Qué es esto?
    .hint-1 = ¿Ataca g1 la dama de f3?
    .hint-2 = La dama vigila f1, f2 y h1. El rey vigila g2 y h2.
    .hint-3 = Ni jaque ni jugada: ¿cómo se llama eso?
    .yes = Ahogado: no hay jaque, pero tampoco jugada. Son tablas.

# source 808d4e79
lesson-all-the-endings_after-the-end = Juegas con las negras: es jaque mate. Intenta ir a h8 igualmente.
    .hint-1 = Toca el rey de g8 y luego h8.
    .hint-2 = La partida ha terminado. Pruébalo y verás.
    .yes = Lo has visto: después del jaque mate ya nadie mueve.

# source 1c2f692e
lesson-all-the-endings_a-winner = Con jaque mate, alguien gana. ¿De qué otra manera gana alguien?
    .option-stalemate = El rey está ahogado
    .option-agree = Se acuerdan tablas
    .option-taken = Se captura el rey
    .option-taken-say = Eso no pasa nunca: con jaque mate, la partida ha terminado.
    .option-resign = Un bando abandona
    .hint-1 = Con ahogado no gana nadie, y un rey nunca se captura.
    .hint-2 = Piensa en palabras en vez de jugadas: ¿quién deja la partida?
    .yes = Exacto: si un bando abandona, gana el otro.
    .no = Ahí no gana nadie: son tablas.

# source e6aaeede
lesson-all-the-endings_who-claims = El caballo va a f3: tercera vez. ¿Quién puede reclamar tablas ahora?
    .option-white = Las blancas, que acaban de mover
    .option-white-say = Las blancas podían decirlo antes de mover. Su turno ya pasó.
    .option-itself = Nadie, las tablas llegan solas
    .option-itself-say = A la tercera vez no: alguien debe reclamarlas.
    .option-black = Las negras, que tienen el turno
    .hint-1 = Reclama el bando al que le toca.
    .hint-2 = Las blancas han movido. ¿A quién le toca ahora?
    .yes = Exacto: les toca a las negras, así que pueden reclamar.

# source 0fd887f0
lesson-all-the-endings_five-times = Nadie ha reclamado. La posición inicial aparece por quinta vez: ¿qué pasa?
    .option-itself = Las tablas llegan solas
    .option-claim = Tablas si las reclaman las blancas
    .option-on = Se sigue jugando
    .hint-1 = Tres veces: alguien reclama. ¿Y cinco veces?
    .hint-2 = A la quinta vez ya nadie puede elegir.
    .yes = Exacto: la quinta vez acaba la partida por sí sola.
    .no = Cinco veces bastan: ya no se pregunta a nadie.

# source eed21ac8
lesson-all-the-endings_seventy-five = Setenta y cinco jugadas tranquilas por bando, y nadie ha reclamado. ¿Qué pasa?
    .option-claim = Tablas si las reclaman las blancas
    .option-claim-say = Así era tras cincuenta. Ahora son setenta y cinco.
    .option-on = Se sigue jugando
    .option-itself = Las tablas llegan solas
    .hint-1 = Tras cincuenta jugadas tranquilas por bando se puede reclamar.
    .hint-2 = Tras setenta y cinco ya nadie puede elegir.
    .yes = Exacto: tras setenta y cinco jugadas tranquilas por bando son tablas.
    .no = Setenta y cinco por bando bastan: ya no se pregunta a nadie.

# source 8195c1eb
lesson-all-the-endings_say-it-first = Las blancas llevan cincuenta jugadas tranquilas; tú, cuarenta y nueve. Torre a a6: ¿puedes reclamar?
    .hint-1 = Juegas con las negras. ¿Es tranquila la jugada de la torre a a6?
    .hint-2 = No captura nada ni mueve un peón.
    .hint-3 = Con ella también tú llegas a cincuenta.
    .yes = Exacto: escribe la jugada, no la hagas, y reclama.
    .no = La jugada de la torre a a6 es tranquila. Es la número cincuenta.

# source c463eb16
lesson-all-the-endings_surprise = Una sorpresa: las negras tienen una torre, ¡pero abandonan! ¿Cómo acaba la partida?
    .option-white = Ganan las blancas
    .option-white-say = Casi siempre sí. Pero ¿podría dar jaque mate el rey blanco solo?
    .option-draw = Son tablas
    .option-black = Ganan las negras
    .option-black-say = Las negras han abandonado, así que no ganan.
    .hint-1 = ¿Qué piezas tienen las blancas?
    .hint-2 = Un rey solo nunca puede dar jaque mate.
    .hint-3 = Las blancas no pueden ganar y las negras abandonan. ¿Qué queda?
    .yes = Exacto: un rey solo nunca puede ganar, así que son tablas.
