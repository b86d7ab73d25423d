### Las palabras de lessons/good-manners.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source d526d998
lesson-good-manners = Buenos modales
    .about = Da la mano, guarda silencio y piensa antes de tocar una pieza.
    .can = ¡Ya conoces los buenos modales, y tu mano espera a tu cabeza!
    .notes = En los torneos vale «pieza tocada, pieza movida»: una pieza tocada se mueve, y una pieza rival tocada se captura, si es legal. En algunos clubes se puede tocar, pensar y devolver la pieza, y la jugada queda hecha al soltarla; allí solo el rival puede permitir un cambio. Acuerda con la clase antes de la primera partida qué regla vale hoy. Practica en parejas «compongo» y el apretón de manos. Un error común es tocar primero y pensar después: en el ejercicio del caballo tocado se pierde así un caballo regalado. Otro es señalar un descuido a voces en vez de deshacer juntos la jugada o llamar a una persona adulta.

# source 4b355439
lesson-good-manners_handshake = Dos capitanes se juntan para jugar. ¡Toca en orden lo que hacen!
    .paper = Dos capitanes se juntan para jugar. ¿Qué hacen y en qué orden?
    .option-hello = Dar la mano: ¡buena partida!
    .option-quiet = Jugar en silencio
    .option-thanks = Dar la mano: ¡gracias!
    .option-tidy = Recoger el tablero
    .hint-1 = ¿Qué hacen dos jugadores antes que nada?
    .hint-2 = La mano antes de la partida y la mano después. ¿Y mientras juegan?
    .yes = Eso es: la mano antes, la mano después y, entre medias, silencio.

# source 2f072d44
lesson-good-manners_crooked = Tu caballo de g1 está torcido. ¿Qué va primero y qué va después?
    .option-say = Decir: «compongo»
    .option-straight = Poner recto el caballo
    .option-move = Pensar y luego mover
    .hint-1 = Di primero que solo quieres colocarlo bien.
    .hint-2 = Una sola palabra va primero: «compongo».
    .yes = Sí: primero «compongo». Sin eso tendrías que mover el caballo.

# source fbfb1416
lesson-good-manners_touched = En un torneo, la pieza _tocada_ debe moverse. Has tocado el caballo: ¿dónde está a salvo?
    .wrong-h8-e8 = ¡Sería un regalo! Pero has tocado el caballo de d4: debe moverse.
    .wrong-d4-b3 = Ahí lo capturaría el peón de c4. ¡Busca otra casilla!
    .wrong-d4-b5 = Ahí lo capturaría la torre de a5. ¡Busca otra casilla!
    .wrong-d4-c6 = Ahí lo capturaría el peón de d7. ¡Busca otra casilla!
    .wrong-d4-e6 = Ahí lo capturaría el peón de d7. ¡Busca otra casilla!
    .wrong-d4-f5 = Ahí lo capturaría el alfil de g4. ¡Busca otra casilla!
    .wrong-d4-f3 = Ahí lo capturaría el alfil de g4. ¡Busca otra casilla!
    .wrong-d4-e2 = Ahí lo capturaría el alfil de g4. ¡Busca otra casilla!
    .hint-1 = Solo puede moverse el caballo. Tiene ocho casillas.
    .hint-2 = La torre, el alfil y los peones ven siete de ellas.
    .hint-3 = Salta a c2: esa casilla no la ve nadie.
    .yes = A salvo, pero has perdido un regalo. ¡Primero piensa y luego toca!
    .no = Has tocado el caballo de d4. Ahora no puede moverse otra pieza.

# source ac45eec3
lesson-good-manners_club-touched = En este club se puede tocar, pensar y devolver. ¡Llévate el regalo!
    .wrong-d4-c2 = Ahí está a salvo. Pero aquí el caballo no está obligado: ¡busca un regalo!
    .hint-1 = El caballo vuelve a d4. Mira tu torre: ¿qué está gratis?
    .hint-2 = Captura el caballo de e8 con la torre.
    .yes = ¡Aquí puedes! Pregunta siempre qué regla vale antes de jugar.
    .no = Puedes jugar eso, pero el regalo te sigue esperando.

# source a4303350
lesson-good-manners_touched-theirs = Torneo: has tocado el caballo negro de e5, así que captúralo. ¡Encuentra las dos maneras!
    .hint-1 = ¿Cuáles de tus piezas atacan e5?
    .hint-2 = Mira el caballo de f3 y el peón de d4.
    .hint-3 = Captura en e5 con el caballo y luego con el peón.
    .yes = ¡Las dos! Una pieza rival tocada se captura.
    .no = Has tocado el caballo de e5. Ahora una de tus piezas debe capturarlo.

# source 645eae2f
lesson-good-manners_club-let-go = Otra vez el club. Has soltado el alfil en c4: ¿puedes cambiar la jugada?
    .option-always = Sí, siempre que quiera
    .option-never = No, nadie lo puede permitir
    .option-never-say = Así es en un torneo. En este club, una persona lo puede permitir.
    .option-kind = Solo si las negras aceptan
    .hint-1 = Ya has soltado el alfil. La jugada está hecha.
    .hint-2 = En este club, tu rival puede ser amable o no.
    .yes = Exacto: al soltar, la jugada queda hecha. Solo las negras pueden permitir un cambio.
    .no = Lo has soltado, así que la jugada está hecha. ¿A quién podrías preguntar?

# source 55a3a37c
lesson-good-manners_no-second-queen = En un torneo quieres otra dama, pero no hay ninguna. ¿Qué haces?
    .option-call = Parar el reloj y llamar al árbitro
    .option-upside-down = Poner una torre boca abajo
    .option-upside-down-say = En casa, quizás. En un torneo sigue siendo una torre.
    .option-later = Dejarlo de peón por ahora
    .option-later-say = Corona enseguida: ningún peón se queda en la última fila.
    .hint-1 = En cada torneo alguien ayuda con las reglas.
    .yes = Exacto: el _árbitro_ te trae una dama.

# source 7f773fee
lesson-good-manners_let-go = ¡Ahora juegas con las negras! Las blancas han soltado la dama y ahí se queda: ¡captúrala!
    .wrong-f6-e4 = Un peón está bien. Pero mira h5: ¡una dama entera!
    .hint-1 = Las blancas la querrían de vuelta. ¿Cuál de tus piezas ve h5?
    .hint-2 = Mira tu caballo de f6. ¿Adónde puede saltar?
    .hint-3 = Captura en h5 con el caballo.
    .yes = Al soltar, la jugada queda hecha, aunque sea mala. ¡Mira primero!
    .no = Puedes jugar eso, pero hay una dama esperando.

# source c450ba72
lesson-good-manners_touched-and-pinned = Has tocado el alfil de e7, pero no puede moverse. ¡Quita una pieza para que tenga que hacerlo!
    .because-pinned = Todavía no puede moverse: está clavado. ¿Quién mira a tu rey a través de él?
    .hint-1 = Detrás del alfil está tu rey. ¿Quién mira por esa línea?
    .hint-2 = El caballo y el peón no clavan a nadie. ¡Mira por la columna e!
    .hint-3 = La torre de e1 clava el alfil. ¡Quita la torre!
    .yes = ¡Ahora el alfil tocado debe moverse! Antes podías mover cualquier otra pieza.

# source f609ab45
lesson-good-manners_not-allowed = Tu alfil saltó por encima de un peón y tuvo que volver. ¡Haz con él una jugada permitida!
    .hint-1 = Una jugada prohibida no cuenta. Pero el alfil está tocado y debe moverse.
    .hint-2 = El peón ya no está en g7. ¿Qué camino está libre?
    .hint-3 = Mueve el alfil a g7 o a h6.
    .yes = ¡Todo arreglado! Si tienes dudas, llama a una persona adulta.
    .no = El alfil está tocado y puede moverse. Busca su camino libre.
