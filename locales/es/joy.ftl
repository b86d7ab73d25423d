### El final de un paso, de una lección, de una tierra: lo que se ha ganado y lo que sigue.

## Qué le da a un paso las estrellas que no tiene

# source 6e38c87d
lost-hints = { $count ->
    [one] Sin pistas ganas la tercera estrella
   *[other] Con menos pistas hay más estrellas
 }
# source 0746124f
lost-tries = Si te sale a la primera, ganas la tercera estrella
# source d31c10e9
lost-moves = { $best ->
    [one] Para la tercera estrella basta { $best } jugada
   *[other] Para la tercera estrella bastan { $best } jugadas
 }
# source f0d12833
step-stars = { $stars ->
    [one] Una estrella. { $cause }.
   *[other] Dos estrellas. { $cause }.
 }
# source 7ea326d6
best-stays = { $stars ->
    [one] Guardas tu mejor resultado: una estrella.
   *[other] Guardas tu mejor resultado: { $stars } estrellas.
 }

## El final de una lección

# source 732429d6
end-gathered = { $found } de { $total } estrellitas
# source b50db5c8
end-second-star = { $left ->
    [one] Falta una para la segunda estrella.
   *[other] Faltan { $left } para la segunda estrella.
 }
# source e19d3f41
end-third-star = { $left ->
    [one] Falta una para la tercera estrella.
   *[other] Faltan { $left } para la tercera estrella.
 }
# source d49e483e
end-hidden = { $left ->
    [one] Todavía se esconde una estrellita.
   *[other] Todavía se esconden { $left } estrellitas.
 }
# source ab28f199
end-perfect = ¡El frasco está lleno!
# source 269abedd
end-replay = Repite el paso { $step }
# source 703601f0
end-replay-why = Puedes ganar tres estrellas
# source 0ad84975
end-next = Siguiente piedra
# source 25a0c34b
end-land-done = ¡Todo conseguido!
# source 01cf5788
end-path = Mi camino

## El final de una tierra: lo que ya sabe hacer el niño, y tres cosas en concreto

# source 661b6c1f
ended-meadow-can = ¡Sabes mover cuatro piezas!
# source 93a2610a
ended-meadow-first = ir recto y en diagonal
# source 29fcf734
ended-meadow-second = rodear un muro
# source 28f3abfe
ended-meadow-third = capturar una pieza
# source 443f9183
ended-forest-can = ¡Sabes montar a caballo!
# source cc90d39e
ended-forest-first = saltar por encima de otras piezas
# source 23028924
ended-forest-second = encontrar cada casilla por su nombre
# source 058a5fb3
ended-forest-third = defender tus piezas
# source 842a50d3
ended-fields-can = ¡Sabes guiar a tus peones!
# source 01644c4e
ended-fields-first = avanzar recto y capturar en diagonal
# source 05d73cf2
ended-fields-second = convertir un peón en dama
# source 59e89192
ended-fields-third = elegir el mejor cambio
# source a8358698
ended-castle-can = ¡Sabes dar jaque mate!
# source 2a26e4ad
ended-castle-first = mantener a tu rey lejos del peligro
# source f8291fcf
ended-castle-second = salir del jaque
# source b2cc8857
ended-castle-third = distinguir el mate del ahogado
# source 7ba37a58
ended-harbor-can = ¡Sabes jugar una partida entera!
# source 55976a7c
ended-harbor-first = colocar todas las piezas
# source 52fde9ae
ended-harbor-second = jugar por turnos y con buenos modales
# source adadae6d
ended-harbor-third = anotar tus jugadas
# source c58e3f34
ended-pass-can = ¡Conoces las jugadas especiales!
# source 74422187
ended-pass-first = enrocar a tu rey
# source c551634c
ended-pass-second = decir cuándo no se puede enrocar
# source 0483bc62
ended-pass-third = capturar un peón al paso
# source 37e47446
ended-mill-can = ¡Sabes cómo acaba cada partida!
# source 814d9769
ended-mill-first = ofrecer tablas
# source e32a106f
ended-mill-second = reclamar tablas
# source 6e3c34a3
ended-mill-third = ver cuándo nadie puede ganar
# source 4aad5427
ended-fair-can = ¡Sabes jugar al juego en familia!
# source 18d2dda1
ended-fair-first = jugar entre tres o cuatro
# source 41738328
ended-fair-second = irte de la partida y volver
# source 51b0a36d
ended-fair-third = ganar en equipo
# source d25e3943
ended-course-can = ¡Conoces las reglas del ajedrez!
# source 9b4008eb
ended-course-first = mover todas las piezas
# source a3da0c6e
ended-course-second = dar jaque y jaque mate
# source 6e89a52c
ended-course-third = jugar una partida entera
# source 0d281369
end-on-to = Sigue: { $lesson }
# source 8b1f28ed
end-print = Imprimir
