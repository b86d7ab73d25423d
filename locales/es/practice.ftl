### Práctica: el calentamiento del día, el pasaporte con sus sellos y lo que se puede elegir.

practice-title = Práctica

## El calentamiento

practice-warm-up = Calentamiento
practice-warm-up-new = Diez tableros. Mañana habrá otros nuevos.
practice-warm-up-left = { $left ->
    [one] Todavía te espera { $left } tablero.
   *[other] Todavía te esperan { $left } tableros.
 }
practice-warm-up-done = ¡Listo por hoy! Mañana habrá tableros nuevos.
practice-nothing-yet = Termina primero una lección. Luego te esperan tableros aquí.
practice-boards-done = { $done } de { $total } tableros hechos

## El pasaporte

practice-passport = Pasaporte de reglas
practice-passport-line = 10 de 12 bien, sin pistas: eso es un sello.
practice-stamp-of = Sello: { $land }
practice-stamp-day = Sello: { $land }, { $date }
practice-stamps = { $found } de { $total } sellos
practice-any-page = ¿Ya sabes las reglas? ¡Prueba cualquier página!

## Lo que se puede elegir

practice-choose = Elige tú
practice-level = Nivel { $level } de { $total }
practice-crowned = Esto te lo sabes de memoria.

## Qué ha salido

practice-came = { $right } de { $total } a la primera. ¡Muy bien!
practice-came-all = Los { $total } a la primera. ¡Qué racha!
practice-came-few = { $right } de { $total } a la primera. El resto llega con la práctica.
practice-stamp-won = { $right } de { $total } bien. ¡El sello es tuyo!
practice-stamp-missed = { $right } de { $total } bien. Para el sello necesitas 10. ¡Prueba otra vez cuando quieras!

## Caminos a más tableros

practice-ten-more = Diez más como este
practice-ten-more-rule = Practicar esta regla
