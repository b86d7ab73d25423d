### Adónde lleva el camino, los juegos contra el maestro y el primer inicio.

## Las tierras del camino.

# source db9b10f7
land-meadow = Prado de la Torre
# source 48afefcf
land-forest = Bosque del Caballo
# source 60af028a
land-fields = Campos de los Peones
# source af39fae3
land-castle = Castillo del Rey
# source 93228ebe
land-harbor = Puerto de las Partidas
# source 1dc473c4
land-pass = Paso Alto
# source 2f22c14a
land-mill = Molino de las Tablas
# source 623729bc
land-fair = Feria de la Familia
# source 144d40ca
land-course = Todo el curso

## Los juegos contra el maestro.

# source a48a21ed
games-title = Juega con { -coach }
# source 745c1452
games-what = ¿A qué jugamos?
# source 2758a0f1
games-later = { $name }. Primero viene: { $lesson }
# source f6073e6e
games-first = Primero viene: { $lesson }
# source 8d9c8ec0
games-lesson = A la lección
# source a8a6c2e5
games-won = { $name }. Gorros ganados: { $count } de 5.
# source f2720782
games-race = Carrera de peones
# source 015be381
games-hunt = Caza del rey
# source a578870d
cry-1-lost-1 = ¡Ay, bien visto!
# source d39e9987
cry-1-lost-2 = ¡Jiji, me haces cosquillas!
# source 817b3350
cry-1-lost-3 = ¿Eso no era mío?
# source c6bef4ac
cry-1-took-1 = ¿Eh? ¡Tengo algo!
# source 1da56aa3
cry-1-took-2 = ¡Jiji, mío!
# source 38d9b521
cry-1-took-3 = ¿He sido yo?
# source d33d3a52
cry-1-fled-1 = ¡Jiji, casi!
# source 102b0e02
cry-1-fled-2 = ¡Uy, por poco!
# source fa79e1db
cry-1-fled-3 = ¡Estoy aquí!
# source e9fd6141
cry-1-beaten = ¡Ganas tú! ¡Jiji! ¡Me he caído del nido!
# source ddaba9e9
cry-2-lost-1 = ¡Mi almuerzo!
# source 288479e7
cry-2-lost-2 = ¡Mi galleta no!
# source 574730d9
cry-2-lost-3 = ¡Me rugen las tripas!
# source b388f80b
cry-2-took-1 = ¡Ñam!
# source 9320db5d
cry-2-took-2 = ¡Ñam, ñam, ñam!
# source 0f21f1e3
cry-2-took-3 = ¡Qué rico!
# source 0a842356
cry-2-fled-1 = ¡A mí no me comes!
# source bd8e10bf
cry-2-fled-2 = ¡Corro más que tú!
# source 1cc4b470
cry-2-fled-3 = ¡Un saltito y me voy!
# source 666ad6bd
cry-2-beaten = ¡Ganas tú! ¡Te lo has comido todo! ¡Tengo hambre!
# source 9916c9ce
cry-3-lost-1 = ¡Eh! ¡Devuélveme eso!
# source c5e0743e
cry-3-lost-2 = ¡Bah! ¡Tengo más!
# source db578da7
cry-3-lost-3 = ¡Vaya suerte tienes!
# source 55aa6fe1
cry-3-took-1 = ¡Demasiado tarde!
# source 92b1a2c9
cry-3-took-2 = ¡Zas, para mí!
# source ec9f2840
cry-3-took-3 = ¡A que no me pillas!
# source cdedf854
cry-3-fled-1 = ¡Por los pelos!
# source 5c02d152
cry-3-fled-2 = ¡Tararí que te vi!
# source bcc92641
cry-3-fled-3 = ¡Nunca me pillarás!
# source c3911026
cry-3-beaten = ¡Ganas tú! ¡Grr! ¡Estaba mirando por la ventana!
# source 15754cb5
cry-4-lost-1 = ¡Qué interesante!
# source 67dad498
cry-4-lost-2 = ¡Tengo las gafas empañadas!
# source 6f54b4b9
cry-4-lost-3 = ¡Casi lo veo!
# source 6ba261e3
cry-4-took-1 = ¡Todo según el plan!
# source b858c491
cry-4-took-2 = ¡Muchas gracias!
# source f5e83aac
cry-4-took-3 = ¡Qué buena idea la mía!
# source d746d748
cry-4-fled-1 = ¡Lo veía venir!
# source e6ec63d1
cry-4-fled-2 = ¡Conozco tu plan!
# source b85f61ed
cry-4-fled-3 = ¡Buen intento!
# source 2ff32ab9
cry-4-beaten = ¡Ganas tú! ¡Tengo que leer más libros!
# source 44696d6e
cry-5-lost-1 = ¡Inaudito!
# source c789e0d2
cry-5-lost-2 = ¡Guardias! ¡Guardias!
# source 965c5f67
cry-5-lost-3 = ¡No me hace gracia!
# source 41ddb663
cry-5-took-1 = ¡Un regalo para mí!
# source d40818ce
cry-5-took-2 = ¡Abran paso!
# source dda458dd
cry-5-took-3 = ¡Naturalmente!
# source 70f1f9d1
cry-5-fled-1 = ¡Hoy no!
# source 5a8cf60f
cry-5-fled-2 = ¡Con permiso, me voy!
# source 27712749
cry-5-fled-3 = ¡A mí nadie me atrapa!
# source ba1ccd61
cry-5-beaten = ¡Ganas tú! ¡Jum! ¡Me enfado! ¡Pero solo un poquito!
# source e7280f3c
hat-1-won = ¡El gorro de cáscara de huevo es tuyo!
# source f4cf61d8
hat-2-won = ¡El gorro de lana es tuyo!
# source d13a694c
hat-3-won = ¡La gorra es tuya!
# source da3dad5f
hat-4-won = ¡Las gafas son tuyas!
# source 7480b445
hat-5-won = ¡La corona es tuya!
# source a1915cb3
game-race-3 = Carrera con 3 peones
# source c7f8d3fd
game-race-4 = Carrera con 4 peones
# source 3716ab0d
game-race-8 = Carrera con 8 peones
# source 0e0cb415
game-rook-pawns = Torre y peones
# source 349f3675
game-bishop-pawns = Alfil y peones
# source c4d9749d
game-knight-pawns = Caballo y peones
# source 03481f41
game-queen-pawns = Dama y peones
# source 967cc175
game-hide-and-seek = Escondite
# source 0e8e208a
game-king-hunt-queen = Caza del rey con la dama
# source 57c83906
game-king-hunt-rook = Caza del rey con la torre
# source 16b5d7b9
game-whole-game = Una partida entera
# source c356df29
strength-1 = prueba cosas
# source cc713e3f
strength-2 = acepta regalos
# source 64117578
strength-3 = mira una vez
# source fdc20bee
strength-4 = mira dos veces
# source 618d142d
strength-5 = ve 3 jugadas

## El primer inicio.

# source 46bcde88
welcome-hello = ¡Hola! Soy { -coach }. ¡Ven a jugar!
# source 43acfa46
welcome-catch = Atrapa la estrella
# source 7ca60e01
welcome-voice-on = La voz está encendida
# source 0db89177
welcome-voice-off = La voz está apagada
# source e3dfde23
learners-me = Yo
# source 9b367314
player-unnamed = mi visita
# source 51609ba3
learners-stars = ¡Estas estrellas son tuyas! ¿Quién eres?
# source beafde61
learners-later = Más tarde
