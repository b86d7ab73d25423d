### Práctica: el calentamiento del día, el pasaporte con sus sellos y lo que se puede elegir.

practice-title = Práctica

## El calentamiento

practice-warm-up = Calentamiento
practice-warm-up-new = Diez tableros. Mañana habrá otros.
practice-warm-up-left = { $left ->
    [one] Todavía te espera { $left } tablero.
   *[other] Todavía te esperan { $left } tableros.
 }
practice-warm-up-done = ¡Eso es todo por hoy! ¿Quieres diez más?
practice-about = En los tableros de hoy
practice-nothing-yet = Primero termina una lección. Después encontrarás tableros aquí.
practice-boards-done = { $done } de { $total } tableros hechos

## El pasaporte

practice-passport = Pasaporte de reglas
practice-passport-line = Si aciertas 10 de 12 a la primera, ganas un sello.
practice-stamp-of = Todavía sin sello: { $land }
practice-stamp-earn = Ganar el sello
practice-stamp-day = Sello: { $land }, { $date }
practice-stamps = { $found } de { $total } sellos
practice-any-page = ¿Ya conoces las reglas? ¡Prueba con el sello que quieras!

## Lo que se puede elegir

practice-choose = Elige tú
practice-level = Nivel { $level } de { $total }
practice-level-up = ¡Ya estás en el nivel { $level } de { $total }!
practice-crowned = ¡Esto ya lo sabes muy bien!

## Qué ha salido

practice-came = Has resuelto { $total } tableros, { $right } a la primera. ¡Muy bien!
practice-came-all = Los { $total } a la primera. ¡Genial!
practice-came-few = Has resuelto { $total } tableros, { $right } a la primera. Los demás los practicaremos otra vez.
practice-came-none = ¡Has resuelto { $total } tableros, muy bien! Los practicaremos otra vez y será más fácil.
practice-missed = Toca un tablero e inténtalo otra vez.
practice-mended = ¡Resuelto!
practice-round-missed = { $right } de { $total } a la primera. Necesitas { $number }: ¡prueba con tableros nuevos!
practice-board-of = Tablero { $step } de { $total }
practice-stamp-won = { $right } de { $total } bien. ¡El sello es tuyo!
practice-stamp-missed = ¡Has hecho los { $total } tableros, { $right } a la primera! El sello pide 10: prueba otra vez cuando quieras.
practice-stamp-asks = Para un sello en tu pasaporte: { $total } tableros sin pistas. ¡Acierta { $number } a la primera!
practice-stamp-so-far = Paso { $step } de { $total }. A la primera: { $right }
practice-stamp-waits = El sello tendrá que esperar. Sigue jugando: ¡cada tablero ayuda!
practice-stop = Parar aquí

## Caminos a más tableros

practice-ten-more = Diez tableros más
practice-ten-more-rule = Practicar esta regla
