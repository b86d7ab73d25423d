### El final de un paso, de una lección, de una tierra: lo que se ha ganado y lo que sigue.

## Qué le da a un paso las estrellas que no tiene

lost-hints = { $count ->
    [one] Sin pistas ganas la tercera estrella
   *[other] Con menos pistas hay más estrellas
 }
lost-tries = Si te sale a la primera, ganas la tercera estrella
lost-moves = { $best ->
    [one] Para la tercera estrella basta { $best } jugada
   *[other] Para la tercera estrella bastan { $best } jugadas
 }
step-stars = { $stars ->
    [one] Una estrella. { $cause }.
   *[other] Dos estrellas. { $cause }.
 }
best-stays = { $stars ->
    [one] Guardas tu mejor resultado: una estrella.
   *[other] Guardas tu mejor resultado: { $stars } estrellas.
 }

## El final de una lección

end-gathered = { $found } de { $total } estrellitas
end-second-star = { $left ->
    [one] Falta una para la segunda estrella.
   *[other] Faltan { $left } para la segunda estrella.
 }
end-third-star = { $left ->
    [one] Falta una para la tercera estrella.
   *[other] Faltan { $left } para la tercera estrella.
 }
end-hidden = { $left ->
    [one] Todavía se esconde una estrellita.
   *[other] Todavía se esconden { $left } estrellitas.
 }
end-perfect = ¡El frasco está lleno!
end-replay = Repite el paso { $step }
end-replay-why = Puedes ganar tres estrellas
end-next = Siguiente piedra
end-land-done = ¡Todo conseguido!
end-path = Mi camino

## El final de una tierra: lo que ya sabe hacer el niño, y tres cosas en concreto

ended-meadow-can = ¡Sabes mover cuatro piezas!
ended-meadow-first = ir recto y en diagonal
ended-meadow-second = rodear un muro
ended-meadow-third = capturar una pieza
ended-forest-can = ¡Sabes montar a caballo!
ended-forest-first = saltar por encima de otras piezas
ended-forest-second = encontrar cada casilla por su nombre
ended-forest-third = defender tus piezas
ended-fields-can = ¡Sabes guiar a tus peones!
ended-fields-first = avanzar recto y capturar en diagonal
ended-fields-second = convertir un peón en dama
ended-fields-third = elegir el mejor cambio
ended-castle-can = ¡Sabes dar jaque mate!
ended-castle-first = mantener a tu rey lejos del peligro
ended-castle-second = salir del jaque
ended-castle-third = distinguir el mate del ahogado
ended-harbor-can = ¡Sabes jugar una partida entera!
ended-harbor-first = colocar todas las piezas
ended-harbor-second = jugar por turnos y con buenos modales
ended-harbor-third = anotar tus jugadas
ended-pass-can = ¡Conoces las jugadas especiales!
ended-pass-first = enrocar a tu rey
ended-pass-second = decir cuándo no se puede enrocar
ended-pass-third = capturar un peón al paso
ended-mill-can = ¡Sabes cómo acaba cada partida!
ended-mill-first = ofrecer tablas
ended-mill-second = reclamar tablas
ended-mill-third = ver cuándo nadie puede ganar
ended-fair-can = ¡Sabes jugar al juego en familia!
ended-fair-first = jugar entre tres o cuatro
ended-fair-second = irte de la partida y volver
ended-fair-third = ganar en equipo
ended-course-can = ¡Conoces las reglas del ajedrez!
ended-course-first = mover todas las piezas
ended-course-second = dar jaque y jaque mate
ended-course-third = jugar una partida entera
end-on-to = Sigue: { $lesson }
end-print = Imprimir
