### Las palabras de lessons/special-signs.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source f0b7cefe
lesson-special-signs = Signos especiales
    .about = Signos para jaque, jaque mate, enroque, la pieza nueva y el resultado.
    .can = ¡Sabes leer y escribir todos los signos, hasta un mensaje secreto!
    .notes = El signo más es jaque, la almohadilla es jaque mate, el signo igual nombra la pieza nueva, O-O y O-O-O son los enroques. Si dos piezas iguales pueden ir a la casilla, se añade la columna, o la fila si las dos están en la misma columna. Lee en voz alta una partida corta y que la clase la juegue en los tableros, o envía mensajes como el del último paso. Errores comunes: poner la almohadilla en cualquier jaque fuerte, y añadir una letra cuando solo puede ir una pieza.

# source 75a4cace
lesson-special-signs_plus = Lee y juega: Ta8+. El _signo más_ dice: ¡jaque!
    .hint-1 = T es la torre, y a8 es la casilla.
    .hint-2 = Mueve la torre de a1 a a8.
    .yes = ¡Jaque! El rey puede escapar a h7, así que basta el signo más.
    .no = Lee otra vez: T es la torre, y a8 es la casilla.
    .wrong-a1-a7 = Esa jugada se escribe Ta7. Lee otra vez la casilla: a8.

# source 916faf5c
lesson-special-signs_hash = Ahora un peón cierra h7: ¡la misma jugada es jaque mate! Escríbela con una _almohadilla_, #.
    .hint-1 = La torre va de a1 a a8.
    .hint-2 = Primero T y la casilla, luego el signo de jaque mate.
    .hint-3 = T, la casilla y una almohadilla: Ta8#.
    .yes = Eso es: Ta8#. La almohadilla dice jaque mate.

# source 7805ac60
lesson-special-signs_which-file = Dos caballos pueden ir a c2. Va el de a1: escríbelo.
    .hint-1 = Cc2 podría ser cualquiera de los dos. Di cuál: añade su columna.
    .hint-2 = El caballo viene de la columna a.
    .hint-3 = C, luego a y luego la casilla: Cac2.
    .yes = Eso es: Cac2, el caballo de la columna a.

# source f97fe6b6
lesson-special-signs_which-row = Ahora están los dos en la columna a: te ayuda la fila. Lee y juega: ¡C1c2!
    .hint-1 = C es el caballo. El 1 nombra su fila.
    .hint-2 = ¿Qué caballo está en la primera fila?
    .hint-3 = Mueve el caballo de a1 a c2.
    .yes = Bien leído: C1c2 es el caballo de la primera fila.
    .no = Lee otra vez: un caballo, de la fila 1, a c2.
    .wrong-a3-c2 = Esa jugada se escribe C3c2. Lee otra vez el número: 1.

# source ba44c907
lesson-special-signs_read-it = Lee y juega: Cbd2, g3, Ag2. Luego O-O, ¡que es el enroque corto!
    .hint-1 = Cbd2: el caballo de la columna b va a d2.
    .hint-2 = En g3 no hay letra mayúscula: va un peón.
    .hint-3 = Ag2: el alfil va de f1 a g2.
    .hint-4 = O-O: el rey va de e1 a g1.
    .yes = ¡Has leído todo un plan y tu rey está a salvo!
    .no = Lee letra por letra: ¿qué pieza y qué casilla?
    .wrong-f3-d2 = Esa es Cfd2. Lee otra vez la letra pequeña: b.
    .wrong-c1-d2 = Esa es Ad2. La letra C es un caballo.
    .wrong-g2-g4 = Esa es g4. Lee otra vez el número: g3.

# source b2734dd1
lesson-special-signs_becomes = ¡Ahora juegas con las negras! Lee cada signo y juega: a1=C+.
    .hint-1 = Detrás del signo = está lo que será tu peón.
    .hint-2 = La letra C es el caballo.
    .hint-3 = Mueve el peón de a2 a a1 y elige el caballo.
    .yes = ¡Un caballo, y jaque! La pieza nueva va detrás del signo.
    .no = Lee otra vez: el peón va a a1.
    .wrong-a2-a1-q = Esa es a1=D. ¿Qué pieza tiene la letra C?
    .wrong-a2-a1-r = Esa es a1=T. ¿Qué pieza tiene la letra C?
    .wrong-a2-a1-b = Esa es a1=A. ¿Qué pieza tiene la letra C?

# source a10d71a0
lesson-special-signs_castle-long = Haces el enroque largo, a c8. ¡Escríbelo!
    .hint-1 = El enroque se escribe con la letra O y guiones.
    .hint-2 = El enroque corto es O-O. El largo tiene una O más.
    .hint-3 = Escribe O-O-O.
    .yes = Eso es: O-O-O es el largo, O-O es el corto.

# source dd40970b
lesson-special-signs_in-passing = El peón blanco ha corrido a d4. Tu peón de e4 lo captura al paso: escríbelo.
    .hint-1 = ¿Adónde llega tu peón: a d4 o a d3?
    .hint-2 = Llega a d3. Empieza por su columna, e.
    .hint-3 = Primero e, luego x y luego la casilla: exd3.
    .yes = Eso es: exd3, la casilla adonde ha llegado tu peón.

# source a186ab88
lesson-special-signs_result = ¡La dama de h4 da jaque mate! ¿Qué se escribe debajo de esta partida?
    .option-white = 1-0
    .option-white-say = El primer número es de las blancas. ¿Han ganado aquí las blancas?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Medio punto para cada bando son tablas. Aquí ha ganado alguien.
    .hint-1 = El primer número es de las blancas; el segundo, de las negras.
    .hint-2 = Las negras han ganado y tienen 1. Las blancas tienen 0.
    .yes = Exacto: 0-1 dice que ganan las negras. Si ganan las blancas, 1-0.

# source 775f9f5f
lesson-special-signs_message = Por el paso llegó un mensaje secreto: dxe3, O-O, Dd2#. ¡Juégalo!
    .hint-1 = Tu peón de la columna d captura al paso, en e3.
    .hint-2 = O-O: el rey va de e8 a g8.
    .hint-3 = D es la dama: de d8 a d2.
    .hint-4 = La almohadilla dice que aquí se acaba. ¡Juega Dd2#!
    .yes = Mensaje leído, rey atrapado: ¡ya conoces todos los signos!
    .no = Lee letra por letra: ¿qué pieza y qué casilla?
