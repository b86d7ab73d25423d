### Práctica: el calentamiento del día, el pasaporte con sus sellos y lo que se puede elegir.

# source 8f3e64f9
practice-title = Práctica

## El calentamiento

# source 6bde9b3a
practice-warm-up = Calentamiento
# source f9e302f7
practice-warm-up-new = Diez ejercicios. Mañana habrá otros.
# source 7469c94e
practice-warm-up-left = { $left ->
    [one] Todavía te espera { $left } ejercicio.
   *[other] Todavía te esperan { $left } ejercicios.
 }
# source ce1eee8b
practice-warm-up-done = ¡Eso es todo por hoy! ¿Quieres diez más?
# source 87980966
practice-about = En los ejercicios de hoy
# source e7080947
practice-nothing-yet = Primero termina una lección. Después encontrarás ejercicios aquí.
# source 27433eac
practice-boards-done = { $done } de { $total } ejercicios hechos

## El pasaporte

# source cf90f0ed
practice-passport = Pasaporte de reglas
# source 7b4c0554
practice-passport-line = Si aciertas 10 de 12 a la primera, ganas un sello.
# source 87fa1f28
practice-stamp-of = Todavía sin sello: { $land }
# source a631c31a
practice-stamp-earn = Ganar el sello
# source 362a2c14
practice-stamp-day = Sello: { $land }, { $date }
# source 5a3032af
practice-stamps = { $found } de { $total } sellos
# source ef61be6a
practice-any-page = ¿Ya conoces las reglas? ¡Prueba con el sello que quieras!

## Lo que se puede elegir

# source fb51f44f
practice-choose = Elige tú
# source 4eca6d15
practice-level = Nivel { $level } de { $total }
# source 576bd5e2
practice-level-up = ¡Ya estás en el nivel { $level } de { $total }!
# source 669bfb31
practice-crowned = ¡Esto ya lo sabes muy bien!

## Qué ha salido

# source 71e4ca86
practice-came = Has resuelto { $total } ejercicios, { $right } a la primera. ¡Muy bien!
# source 747d9144
practice-came-all = Los { $total } a la primera. ¡Genial!
# source 49ffd296
practice-came-few = Has resuelto { $total } ejercicios, { $right } a la primera. Los demás los practicaremos otra vez.
# source 566eae24
practice-came-none = ¡Has resuelto { $total } ejercicios, muy bien! Los practicaremos otra vez y será más fácil.
# source 79dc7eee
practice-missed = Toca un ejercicio e inténtalo otra vez.
# source 6dbbf045
practice-mended = ¡Resuelto!
# source d2c7f2d5
practice-round-missed = { $right } de { $total } a la primera. Necesitas { $number }: ¡prueba con ejercicios nuevos!
# source 59badae7
practice-board-of = Ejercicio { $step } de { $total }
# source 181b01e6
practice-stamp-won = { $right } de { $total } bien. ¡El sello es tuyo!
# source c0ec8763
practice-stamp-missed = ¡Has hecho los { $total } ejercicios, { $right } a la primera! El sello pide 10: prueba otra vez cuando quieras.
# source 0cb74618
practice-stamp-asks = Para un sello en tu pasaporte: { $total } ejercicios sin pistas. ¡Acierta { $number } a la primera!
# source ca1dde02
practice-stamp-so-far = Paso { $step } de { $total }. A la primera: { $right }
# source 3f67d2f5
practice-stamp-waits = El sello tendrá que esperar. Sigue jugando: ¡cada ejercicio ayuda!
# source e572ca26
practice-stop = Parar aquí

## Caminos a más tableros

# source fc5e4950
practice-ten-more = Diez ejercicios más
# source 7431e73d
practice-ten-more-rule = Practicar esta regla
