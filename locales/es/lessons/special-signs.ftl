### Las palabras de lessons/special-signs.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 61596541
lesson-special-signs = Signos especiales
    .about = Signos para jaque, jaque mate, enroque, la pieza nueva y el resultado.
    .notes = El signo más es jaque, la almohadilla es jaque mate, el signo igual nombra la pieza nueva, O-O y O-O-O son los enroques. Si dos piezas iguales pueden ir a la casilla, se añade la columna, o la fila si las dos están en la misma columna. Lee en voz alta una partida corta y que la clase la juegue en los tableros. Errores comunes: poner la almohadilla en cualquier jaque fuerte, y añadir una letra cuando solo puede ir una pieza.

# source 633b7538
lesson-special-signs_signs =
    Ta8+ lleva un _signo más_: da jaque. Ta8# lleva una _almohadilla_: es jaque mate.

# source 4f25c473
lesson-special-signs_plus = La torre va a a8 y el rey puede escapar a h7. Escríbelo.
    .hint-1 = ¿Es jaque o jaque mate? La casilla h7 está libre.
    .hint-2 = T, la casilla y el signo más de jaque: Ta8+.
    .yes = Eso es: Ta8+. El signo más dice jaque.

# source 25658885
lesson-special-signs_hash = Ahora hay un peón en h7. La torre va a a8: escríbelo.
    .hint-1 = ¿Puede ir el rey negro a alguna parte después?
    .hint-2 = No, es jaque mate. ¿Qué signo lo dice?
    .hint-3 = T, la casilla y una almohadilla: Ta8#.
    .yes = Eso es: Ta8#. La almohadilla dice jaque mate.

# source 02ffe0b8
lesson-special-signs_becomes = Juegas con las negras. El peón va a a1 y se convierte en dama: escríbelo.
    .hint-1 = Primero la casilla, luego = y la letra de la pieza nueva.
    .hint-2 = La letra de la dama es D.
    .hint-3 = Escribe a1=D.
    .yes = Eso es: a1=D. La pieza nueva va detrás del signo.

# source 631883d4
lesson-special-signs_which-file = Dos caballos pueden ir a c2. Va el de a1: escríbelo.
    .hint-1 = Cc2 podría ser cualquiera de los dos. Di cuál: añade su columna.
    .hint-2 = El caballo viene de la columna a.
    .hint-3 = C, luego a y luego la casilla: Cac2.
    .yes = Eso es: Cac2, el caballo de la columna a.

# source a6cbaff7
lesson-special-signs_which-row = Ahora los dos caballos están en la columna a. Va a c2 el de a1: escríbelo.
    .hint-1 = La columna es la misma, así que no sirve. Añade la fila.
    .hint-2 = El caballo viene de la primera fila.
    .hint-3 = C, luego 1 y luego la casilla: C1c2.
    .yes = Eso es: C1c2, el caballo de la primera fila.

# source ef8f059b
lesson-special-signs_read-it = Lee esta jugada y hazla: Cbd2.
    .hint-1 = Dos caballos pueden ir a d2: desde b1 y desde f3.
    .hint-2 = La b pequeña nombra la columna: el caballo de b1.
    .yes = Has leído bien: el caballo de la columna b va a d2.
    .no = Lee las letras una por una: C, luego b, luego d2.
    .wrong-f3-d2 = Esa es Cfd2. Lee otra vez la letra pequeña: b.
    .wrong-c1-d2 = Esa es Ad2. La letra C es un caballo.

# source 86df441e
lesson-special-signs_castle-long = Juegas con las negras y haces el enroque largo, a c8. Escríbelo.
    .hint-1 = El enroque se escribe con la letra O y guiones.
    .hint-2 = El enroque corto es O-O. El largo tiene una O más.
    .hint-3 = Escribe O-O-O.
    .yes = Eso es: O-O-O es el largo, O-O es el corto.

# source c7839013
lesson-special-signs_in-passing = El peón blanco ha ido a d4. Tu peón de e4 lo captura al paso: escríbelo.
    .hint-1 = ¿Adónde llega tu peón: a d4 o a d3?
    .hint-2 = Llega a d3. Empieza por su columna, e.
    .hint-3 = Primero e, luego x y luego la casilla: exd3.
    .yes = Eso es: exd3, la casilla adonde ha llegado tu peón.

# source 99feb4c0
lesson-special-signs_result = ¡La dama de h4 da jaque mate! ¿Qué se escribe debajo de esta partida?
    .option-white = 1-0
    .option-white-say = El primer número es de las blancas. ¿Han ganado aquí las blancas?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Medio punto para cada bando son tablas. Aquí ha ganado alguien.
    .hint-1 = El primer número es de las blancas; el segundo, de las negras.
    .hint-2 = Las negras han ganado y tienen 1. Las blancas tienen 0.
    .yes = Exacto: 0-1 dice que ganan las negras. Si ganan las blancas, 1-0.
