### Las palabras de lessons/king.toml.
###
### Las menos palabras posibles: el niño aún no lee ni conoce los nombres de las casillas. Solo las pistas los dicen.

# source d3c32bca
lesson-king = El rey
    .about = Un paso, en cualquier dirección.
    .can = ¡Ya sabes alejar al rey del peligro!
    .notes = Objetivo: mover el rey un paso en las ocho direcciones, y nunca a una casilla que ataca un rival. Dos niños cruzan dos reyes en un tablero de verdad: nunca quedan uno junto al otro. Algunos niños olvidan los pasos en diagonal; otros creen que el rey es fuerte porque es importante. En el último juego participan todos los del prado.

# source e58abfd1
lesson-king_first-star = ¡Un solo paso!
    .hint-1 = Toca la estrella.
    .hint-2 = Ve de e4 a f5.
    .yes = ¡Sí!

# source acc9685a
lesson-king_long-walk = ¡Corre tras la estrella!
    .hint-1 = Un paso en diagonal también es un paso.
    .hint-2 = Síguela, una casilla cada vez.
    .yes = ¡La has alcanzado!

# source 3ba935cd
lesson-king_two-steps = ¡Intenta dar dos pasos!
    .hint-1 = Toca el rey y luego el final de la flecha.
    .hint-2 = Muévelo de e4 a e6. Volverá.
    .yes = ¡Solo uno!
    .because-king-too-far = ¡Demasiado lejos!

# source a287b6b1
lesson-king_danger = ¡Intenta seguir la flecha!
    .hint-1 = Toca el rey y luego el final de la flecha.
    .hint-2 = Muévelo de e4 a f4. Volverá.
    .yes = Un rey no se arriesga.
    .because-king-into-attack = ¡La torre te ve!

# source 06d6ec57
lesson-king_horse = ¡Todos de caza!
    .hint-1 = Los demás cazan. El rey se aparta.
    .hint-2 = Captura un caballo en cuanto puedas.
    .yes = ¡Qué equipo!

# source e7c040b1
lesson-king_take = ¡Cómete los tres!
    .hint-1 = Captura el peón que está junto a tu rey.
    .hint-2 = Captura en d4, luego en e3 y luego en f2.
    .yes = ¡Ñam!

# source a8f77260
lesson-king_tiptoe = ¡Pasa de puntillas junto a la torre!
    .hint-1 = No pises las casillas marcadas.
    .hint-2 = Rodea tu peón de d5 por e5.
    .yes = ¡Uf!

# source de49ddc4
lesson-king_tiptoe-again = ¡Ahora pasa junto al alfil!
    .hint-1 = El alfil mira por su diagonal. Crúzala.
    .hint-2 = Ve de e5 a d6.
    .yes = ¡No te ha visto!

# source 07bdb298
lesson-king_team = ¡Una estrella para cada uno!
    .hint-1 = Rey, dama, torre y alfil: cada uno atrapa una estrella.
    .hint-2 = Primero, el alfil va a c4. Luego, el rey va a e2.
    .yes = ¡Viva!

# source 3eeb575e
lesson-king_finale = ¡Captura los seis peones!
    .hint-1 = Los peones quieren llegar a tu lado del tablero. Captúralos antes.
    .hint-2 = La torre de a1 puede capturar el peón de a7.
    .yes = ¡Me has ganado!
