### Las palabras de lessons/three-times-exactly.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 40c49a35
lesson-three-times-exactly = ¿De verdad es igual?
    .about = Cuándo dos posiciones son iguales, y cómo reclamar.
    .can = ¡Ves enseguida si dos posiciones son de verdad iguales!
    .notes = Para quien quiera saberlo con exactitud. Dos posiciones son iguales si lo son las piezas, el turno, los derechos de enroque y el derecho a capturar al paso; un derecho de enroque cuenta mientras no se haya perdido, aunque ahora no se pueda usar; el derecho a capturar al paso solo cuenta si un peón podía capturar de verdad. Una reclamación errónea no acaba nada, pero hay que hacer la jugada anunciada. Pon dos fotos una junto a otra y pregunta qué no se ve en ellas.

# source d99d1aec
lesson-three-times-exactly_second-ride = Las dos torres salieron y volvieron. Otra vez: ¡torre a g1 y a casa!
    .hint-1 = Mueve la torre de h1 a g1.
    .hint-2 = Ahora vuelve a h1.
    .yes = Las mismas piezas. ¡Pero el enroque corto se perdió en el primer paseo!
    .no = Ahí no: torre a g1 y luego a casa, a h1.

# source a7d70994
lesson-three-times-exactly_third-ride = Ha sido el tercer paseo de las torres. ¿Puedes reclamar tablas ahora?
    .hint-1 = Al comienzo podías hacer el enroque corto. Después, nunca más.
    .hint-2 = Deja fuera el comienzo. ¿Tras cuántos paseos fue igual?
    .yes = Exacto: el comienzo no cuenta, pero tras cada paseo era igual.
    .no = Deja fuera el comienzo y cuenta los tres paseos.

# source 1d03b169
lesson-three-times-exactly_claim-in-order = Con tu próxima jugada serán tres. ¡Toca en orden lo que haces!
    .paper = Con tu próxima jugada serán tres. ¿Qué haces y en qué orden?
    .option-write = Escribo mi jugada, pero no la hago
    .option-call = Paro el reloj y llamo al árbitro
    .option-look = El árbitro cuenta las posiciones
    .option-draw = Son tablas
    .hint-1 = Una jugada hecha acaba tu turno. Así que todavía no la hagas.
    .hint-2 = Primero el lápiz, luego el reloj.
    .yes = Exacto: primero escribir, luego llamar. Quien reclama debe demostrarlo.

# source 92e80161
lesson-three-times-exactly_whose-turn = Juegas con las negras. Torre y reyes están así por tercera vez: ¿puedes reclamar?
    .hint-1 = ¿A quién le tocaba antes? ¿Y ahora?
    .hint-2 = Dos veces les tocó a las blancas; ahora te toca a ti.
    .yes = Exacto: debe tocarle al mismo bando. Así que esta es nueva.
    .no = Las piezas son las mismas, pero mira a quién le tocaba.

# source 1d5b0dd4
lesson-three-times-exactly_passing-counts = El peón blanco pasó junto al tuyo, y nadie capturó. ¿Puedes reclamar tablas?
    .hint-1 = ¿Qué podía hacer tu peón de c4 la primera vez?
    .hint-2 = Podía capturar al paso, pero solo enseguida.
    .yes = Exacto: la primera vez tu peón podía capturar al paso. Así que solo van dos.
    .no = Se parecen, pero al principio tu peón podía capturar al paso.

# source 75a335e3
lesson-three-times-exactly_passing-gone = El caballo salió y volvió otra vez. ¿Puedes reclamar ahora?
    .hint-1 = Ya nadie puede capturar al paso. Deja fuera la primera vez.
    .hint-2 = Cuenta cuántas veces volvió el caballo desde entonces.
    .yes = Exacto: ¡sin la primera vez también son tres!
    .no = Un paseo más que antes: cuenta otra vez.

# source 6bd23411
lesson-three-times-exactly_claimed-too-soon = Reclamaste con caballo a g8, pero solo van dos. ¿Qué debes hacer?
    .hint-1 = ¿Qué jugada anunciaste?
    .hint-2 = Mueve el caballo de f6 a g8.
    .yes = Reclamar mal no acaba nada. Pero hay que hacer la jugada anunciada.
    .no = Anunciaste otra jugada: el caballo va a g8.
