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
games-lesson = A la lección
games-won = { $name }. Gorros ganados: { $count } de 5.
games-race = Carrera de peones
games-hunt = Caza del rey
cry-1-lost-1 = ¡Ay, bien visto!
cry-1-lost-2 = ¡Jiji, me haces cosquillas!
cry-1-lost-3 = ¿Eso no era mío?
cry-1-took-1 = ¿Eh? ¡Tengo algo!
cry-1-took-2 = ¡Jiji, mío!
cry-1-took-3 = ¿He sido yo?
cry-1-fled-1 = ¡Jiji, casi!
cry-1-fled-2 = ¡Uy, por poco!
cry-1-fled-3 = ¡Estoy aquí!
cry-1-beaten = ¡Ganas tú! ¡Jiji! ¡Me he caído del nido!
cry-2-lost-1 = ¡Mi almuerzo!
cry-2-lost-2 = ¡Mi galleta no!
cry-2-lost-3 = ¡Me rugen las tripas!
cry-2-took-1 = ¡Ñam!
cry-2-took-2 = ¡Ñam, ñam, ñam!
cry-2-took-3 = ¡Qué rico!
cry-2-fled-1 = ¡A mí no me comes!
cry-2-fled-2 = ¡Corro más que tú!
cry-2-fled-3 = ¡Un saltito y me voy!
cry-2-beaten = ¡Ganas tú! ¡Te lo has comido todo! ¡Tengo hambre!
cry-3-lost-1 = ¡Eh! ¡Devuélveme eso!
cry-3-lost-2 = ¡Bah! ¡Tengo más!
cry-3-lost-3 = ¡Vaya suerte tienes!
cry-3-took-1 = ¡Demasiado tarde!
cry-3-took-2 = ¡Zas, para mí!
cry-3-took-3 = ¡A que no me pillas!
cry-3-fled-1 = ¡Por los pelos!
cry-3-fled-2 = ¡Tararí que te vi!
cry-3-fled-3 = ¡Nunca me pillarás!
cry-3-beaten = ¡Ganas tú! ¡Grr! ¡Estaba mirando por la ventana!
cry-4-lost-1 = ¡Qué interesante!
cry-4-lost-2 = ¡Tengo las gafas empañadas!
cry-4-lost-3 = ¡Casi lo veo!
cry-4-took-1 = ¡Todo según el plan!
cry-4-took-2 = ¡Muchas gracias!
cry-4-took-3 = ¡Qué buena idea la mía!
cry-4-fled-1 = ¡Lo veía venir!
cry-4-fled-2 = ¡Conozco tu plan!
cry-4-fled-3 = ¡Buen intento!
cry-4-beaten = ¡Ganas tú! ¡Tengo que leer más libros!
cry-5-lost-1 = ¡Inaudito!
cry-5-lost-2 = ¡Guardias! ¡Guardias!
cry-5-lost-3 = ¡No me hace gracia!
cry-5-took-1 = ¡Un regalo para mí!
cry-5-took-2 = ¡Abran paso!
cry-5-took-3 = ¡Naturalmente!
cry-5-fled-1 = ¡Hoy no!
cry-5-fled-2 = ¡Con permiso, me voy!
cry-5-fled-3 = ¡A mí nadie me atrapa!
cry-5-beaten = ¡Ganas tú! ¡Jum! ¡Me enfado! ¡Pero solo un poquito!
hat-1-won = ¡El gorro de cáscara de huevo es tuyo!
hat-2-won = ¡El gorro de lana es tuyo!
hat-3-won = ¡La gorra es tuya!
hat-4-won = ¡Las gafas son tuyas!
hat-5-won = ¡La corona es tuya!
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
welcome-voice-on = La voz está encendida
welcome-voice-off = La voz está apagada
learners-me = Yo
learners-stars = ¡Estas estrellas son tuyas! ¿Quién eres?
learners-later = Más tarde
