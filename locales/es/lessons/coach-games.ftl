### Las palabras de lessons/coach-games.toml.
###
### Cada texto dice la meta en una frase de nueve palabras como mucho. Una carrera solo de peones dice en otra
### cuándo no gana nadie.

# source 18ef95a2
lesson-coach-games = Juegos pequeños
    .about = Carreras, cacerías y una partida entera.
    .notes = Objetivo: jugar con lo que ya se ha aprendido. Cada paso es un juego aparte contra el programa, y se puede repetir cuantas veces se quiera. Al principio el programa mueve al azar. Quien gane siempre ya puede jugar con más piezas, o con otra persona.

# source 1c809283
lesson-coach-games_race-3 = Lleva un peón al otro lado antes que yo. Si alguien no puede mover, no gana nadie.
    .hint-1 = Mira antes: ¿puede capturar alguno de tus peones?
    .hint-2 = Un peón con el camino libre echa a correr.
    .yes = ¡Ganas tú! ¡Tus peones han podido conmigo!

# source 654fbd7c
lesson-coach-games_race-4 = Cuatro contra cuatro: ¿quién cruza primero? Si alguien no puede mover, no gana nadie.
    .hint-1 = Antes de mover, mira en diagonal delante de tus peones.
    .hint-2 = Dos peones juntos se cuidan el uno al otro.
    .yes = ¡Ganas tú! No te he podido alcanzar.

# source 2081d867
lesson-coach-games_race-8 = Ocho contra ocho: ¿quién cruza primero?
    .hint-1 = Antes de mover: ¿puede capturarte allí un peón?
    .hint-2 = Abre un hueco y corre por él.
    .yes = ¡Ganas tú! Tantos peones, y los has visto todos.

# source 26c9a5f0
lesson-coach-games_rook-pawns = Captura todos los peones con tu torre.
    .hint-1 = Ponte detrás de un peón o a su lado: luego lo capturas.
    .hint-2 = Un peón captura en diagonal. No te pares donde te capture.
    .yes = ¡Ganas tú! Tu torre no me ha dejado ni un peón.

# source 1095ed2b
lesson-coach-games_bishop-pawns = Captura los peones con tus dos alfiles.
    .hint-1 = Cada alfil captura solo en su color.
    .hint-2 = Para al peón que ha llegado más lejos.
    .yes = ¡Ganas tú! En casillas claras u oscuras, tus alfiles los capturan todos.

# source c3b7d1fa
lesson-coach-games_knight-pawns = Captura los peones con tus dos caballos.
    .hint-1 = Un caballo salta por encima de los peones.
    .hint-2 = ¿Qué peón está más cerca de ti? ¡Páralo!
    .yes = ¡Ganas tú! Hop, hop, y adiós a mis peones.

# source 5066a0a6
lesson-coach-games_queen-pawns = Captura todos los peones con tu dama.
    .hint-1 = La dama captura por sus ocho caminos.
    .hint-2 = Para al peón que ha llegado más lejos.
    .yes = ¡Ganas tú! A tu dama no se le escapa nadie.

# source f47ca7c3
lesson-coach-games_hide-and-seek = Encuentra las casillas que yo diga.
    .hint-1 = La letra es la columna. Búscala primero.
    .hint-2 = El número es la fila. Recorre la columna.
    .yes = ¡Las has encontrado todas! Nadie se te esconde.

# source 9ebec9df
lesson-coach-games_king-hunt-queen = Da jaque mate con dama y rey.
    .hint-1 = Con la dama, encierra a mi rey en el borde.
    .hint-2 = Acerca tu rey. Mientras tanto, déjale una jugada al otro.
    .yes = Has atrapado a mi rey. ¡Qué cacería!

# source a9dcb8f5
lesson-coach-games_king-hunt-rook = Da jaque mate con torre y rey.
    .hint-1 = La torre es un muro. Empújalo hasta el borde.
    .hint-2 = Pon tu rey frente al otro y entonces da jaque.
    .yes = Tu torre ha sido un muro de verdad. ¡Buena caza!

# source a47391bb
lesson-coach-games_whole-game = Juega una partida entera: dame jaque mate.
    .hint-1 = Saca primero los caballos y los alfiles.
    .hint-2 = Antes de cada jugada: ¿qué puedo capturar yo, qué puedes capturar tú?
    .yes = Una partida entera, y la has ganado tú. ¡Bravo!
