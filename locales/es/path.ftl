### Adónde lleva el camino, los juegos contra el maestro y el primer inicio.

## Las tierras del camino.

land-meadow = Prado de la Torre
land-forest = Bosque del Caballo
land-fields = Campos de los Peones
land-castle = Castillo del Rey
land-harbor = Puerto de las Partidas
land-pass = Paso Alto
land-mill = Molino de las Tablas
land-fair = Feria de la Familia
land-course = Todo el curso

## Los juegos contra el maestro.

games-title = Juega con { -coach }
games-what = ¿A qué jugamos?
games-later = { $name }. Primero viene: { $lesson }
games-first = Primero viene: { $lesson }
games-won = { $name }. Ya la ganaste.
games-race = Carrera de peones
games-hunt = Caza del rey
cry-ouch = ¡Ay!
cry-hey = ¡Eh, eso era mío!
cry-no = ¡Oh, no!
cry-mine = ¡Para mí!
cry-got = ¡Te atrapé!
cry-ha = ¡Ja, lo tengo!
game-race-3 = Carrera con 3 peones
game-race-4 = Carrera con 4 peones
game-race-8 = Carrera con 8 peones
game-rook-pawns = Torre y peones
game-bishop-pawns = Alfil y peones
game-knight-pawns = Caballo y peones
game-queen-pawns = Dama y peones
game-hide-and-seek = Escondite
game-king-hunt-queen = Caza del rey con la dama
game-king-hunt-rook = Caza del rey con la torre
game-whole-game = Una partida entera
strength-1 = prueba cosas
strength-2 = acepta regalos
strength-3 = mira una vez
strength-4 = mira dos veces
strength-5 = ve 3 jugadas

## El primer inicio.

welcome-hello = ¡Hola! Soy { -coach }. ¡Ven a jugar!
welcome-catch = Atrapa la estrella
welcome-voice-on = La voz está activada
welcome-voice-off = La voz está apagada
learners-me = Yo
learners-stars = ¡Estas estrellas son tuyas! ¿Quién eres?
learners-later = Más tarde
