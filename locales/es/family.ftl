### El juego en familia: quién se sienta dónde, y qué se dice en una mesa de varios; lo que dicen dos está en ui.ftl.

## Quién juega

# source bf1568cb
family-title = Juego en familia
# source c5b03f7f
family-line = Jaque mate a los otros reyes: ¡gana el último que quede! Cada cual elige su animal, y a jugar.
# source 1f650290
family-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
# source 00f3256a
family-army = { $army ->
    [white] Blancas
    [blue] Azules
    [black] Negras
   *[yellow] Amarillas
 }
# A small field for years of age.
# source e980bc7b
family-age = Edad
# source eeb92b6b
family-younger = Menos edad
# source f27faacb
family-older = Más edad
# source 8c5eb290
family-animal = Otro animal
# source 4689d9e4
family-sit-down = Sentarse
# source a673fc66
family-stand-up = Dejar libre este sitio
# source c8f64da4
family-empty-seat = Aquí no hay nadie
# source 3a9692c4
family-ages-why = La edad cuenta solo en una regla: quién puede irse un rato.
# source 33159393
family-begin = ¡A jugar!
# source 01ed0441
family-go-on = Seguir con la partida de { LIST($players) }
# source 294213cb
family-small-board = Tablero pequeño para dos

## At the table

# source b07addb5
family-turn = Le toca a { $player }.
# source a97e7ac7
family-turn-for = { $player } mueve ahora las piezas de { $owner }.
# source cc7de938
family-said = ¡Jaque de { LIST($callers) }! { $victim } debe responder.
# source 57d56ece
family-says-check = { $player } dice «jaque». Ahora, la jugada.
# source 2a309e38
family-passed = { $player } no tiene jugadas y pasa.
# source e8a34016
family-mated = ¡Jaque mate! { $player } ha atrapado al rey de { $victim }.
# source 5b01e22d
family-king-taken = Nadie dijo «jaque»: { $player } captura al rey de { $victim }.
# source 37f14b4c
family-out = { $player } queda fuera. ¡Bien jugado!
# source 65fb0c62
family-resigned = { $player } abandona.
# source c0a7303d
family-left = { $player } se va un rato. Mientras tanto, sus piezas duermen.
# source ec54fc75
family-returning = { $player } ha vuelto y juega desde su próximo turno.
# source 1aa7b43a
family-returned = { $player } juega otra vez.
# source 5c4714d9
family-allied = { $player } juega ahora en equipo con { $other }.
# source 493a2221
family-parting = { $player } se separa de { $other }. Vale tras una vuelta.
# source b3e6f682
family-parted = { $player } ya no juega en equipo con { $other }.
# source 9f462774
family-rule-changed = Quien supervisa cambia una regla. { $rule }: { $after } (Antes: { $before })
# source 244ca4d2
family-rule-now = Regla nueva. { $rule }: { $after }
# source a15b9542
family-took-back = El último paso se ha deshecho.
# source cabbba0b
family-paused = Solo queda una persona en la mesa: la partida espera.
# source 9177bf98
family-resumed = La partida sigue.
# source ace9fa55
family-wins = ¡Gana { $player }! Gracias a todos por la partida.
# source d81176de
family-team-wins = ¡{ LIST($players) } ganan en equipo! Gracias a todos por la partida.
# source 04ffe08b
family-draw-no-move = No se puede seguir: ni jugada ni jaque. Son tablas.
# source cd9317cb
family-draw-dead = Aquí ya nadie puede dar jaque mate. Son tablas.
# source 7197a6c9
family-draw-repetition = La misma posición se ha repetido demasiadas veces. Son tablas.
# source c3365be6
family-draw-quiet = Demasiadas vueltas sin capturas ni jugadas de peón: son tablas.
# source 2722fd22
family-draw-agreed = Todos de acuerdo: son tablas. ¡Gracias por la partida!
# source 65db837b
family-draw-supervisor = Quien supervisa termina la partida: nadie gana ni pierde.
# source 4fb6a4f5
family-ask-draw = { $player } ofrece tablas. { $asked }, ¿aceptas?
# source 4835d426
family-ask-back = { $player } quiere deshacer el último paso. { $asked }, ¿te parece bien?
# source bb443bfe
family-ask-ally = { $player } quiere jugar en equipo contigo. { $asked }, ¿aceptas?
# source 199abc67
family-declined = { $player } dice que no. La partida sigue.
# source 06f5c0d7
family-asked-draw = { $player } ofrece tablas.
# source 616279d6
family-asked-back = { $player } pide deshacer el último paso.
# source 616ff402
family-asked-ally = { $player } propone un equipo a { $other }.
# source bcb19a9c
family-moved = { $player }: { PIECE($piece) } de { $from } a { $to }.
# source e439911f
family-took = { $player }: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
# source f2d95f89
family-took-passing = { $player }: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
# source 154aa112
family-castled-short = { $player } hace el enroque corto.
# source 61010c30
family-castled-long = { $player } hace el enroque largo.
# source a72c572b
family-promoted = { $player }: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
# source 1d1f1905
family-card-name = { $player }, { $age }
# source e34ddc94
family-to-move = le toca
# source 4f4797db
family-waiting = espera
# source 7b82f4c3
family-away = merendando
# source 0bd6fd4b
family-coming = vuelve en su turno
# source 667c5492
family-is-out = ha quedado fuera
# source 0a2ec5b5
family-has-won = ¡ha ganado!
# source 0837f741
family-in-check = jaque de { LIST($players) }
# source 2b285b42
family-team = en equipo con { LIST($players) }
# source c4830d41
family-captured = { $player } ha capturado
# source ea2fffbb
family-leave = Irse
# source bc0ed62a
family-return = Volver
# source 465dc380
family-check-hint = Púlsalo con tu jugada o el jaque no vale.
# source f2553d81
family-check-late = { $player }, ¡eso es jaque! Aún puedes decirlo.
# source ee2dcb04
family-no-out = { $player } ya está fuera.
# source 707ba17e
family-no-turn = Ahora solo puede hacerlo { $player }.
# source 0ac0e9bb
family-no-call = No hay ningún rey atacado: no hay jaque que decir.
# source 717f0734
family-no-call-late = Para esa jugada ya es tarde. Dilo con la próxima.
# source db5473a4
family-no-away = { $player } ya se ha ido.
# source dbcb7da0
family-no-here = { $player } está en la mesa.
# source 3f38bc4d
family-no-old = Solo pueden irse un rato los niños de hasta { $most } años.
# source 608c58cd
family-no-gap = Puedes irte si la persona de más edad te lleva { $gap } años.
# source 5baf16b3
family-no-ages = Falta tu edad, y hace falta para irse. Pregunta a quien supervisa.
# source b8a7ac98
family-no-asking = Solo quien supervisa puede dejar que alguien se vaya.
# source 315c56af
family-no-allied = Ya juegan en equipo.
# source e54e72e5
family-no-partner = No juegan en equipo.
# source dd5ceb71
family-no-parting = Ya se están separando. Vale tras una vuelta.
# source 402b17a9
family-no-fixed = Los equipos siguen así hasta el final.
# source 1167da60
family-no-conflict = «{ $rule }» no va con «{ $other }». Cambia primero la segunda.
# source 9b80cd33
family-no-past = No hay nada que deshacer.
# source deb8e966
family-no-change = Ya es así.
# source b3d9f55e
family-no-rounds = { $moves ->
    [one] Por ahora, solo { $moves } vuelta tranquila.
   *[other] Por ahora, solo { $moves } vueltas tranquilas.
 }
# source bf23aaa1
family-supervisor = Supervisión
# source 6e88aeaa
family-supervisor-line = Un adulto puede cambiar cualquier regla entre dos jugadas.
# source 1903c0db
family-normal = Ajedrez normal: { $rule }
# source 66cc703b
family-here = En esta mesa: { $rule }
# source e5f9fd9d
family-same = Como en el ajedrez normal: { $rule }
# source 3bda59fd
family-take-back-now = Deshacer ya
# source afa2d317
family-let-go = { $player } puede irse
# source 6556b33f
family-call-back = { $player } ha vuelto
# source 6b6c90c4
family-take-out = { $player } lo deja
# source 3910ac48
family-declare-win = Gana { $player }
# source cd35c3b7
family-declare-draw = Terminar: tablas
# source dc5a9ad3
family-teams = Equipos
# source 6edf4876
family-team-up = Equipo con { $player }
# source c0dcb0da
family-part = Separarse de { $player }
# source fd1a6490
family-teams-question = { $player }, ¿con quién quieres jugar en equipo?
# source ef12f81f
family-resign-sure = { $player }, ¿abandonas?
# source 9e34dcff
family-moves = Jugadas
# source 9f756489
family-copy-game = Copiar la partida
# source 5bc7696b
family-copied = Toda la partida está copiada.
# source 5b9ef555
family-went-on = Aquí está la partida, tal como quedó.
# source bcd5d350
family-not-yours = Juegan las { $turn ->
    [white] blancas
    [blue] azules
    [black] negras
   *[yellow] amarillas
 }, y { PIECE($piece, form: "el") } de { $square } es de las { $army ->
    [white] blancas
    [blue] azules
    [black] negras
   *[yellow] amarillas
 }.
# source 99af0a6f
family-not-yours-but = Le toca a { $player }, y { PIECE($piece, form: "el") } de { $square } es de { $owner }.
# source 455d6e5e
family-whole-screen = A pantalla completa
# source 31ca414f
family-declare = Jugadores y resultado
# source 76f1e283
family-who-leaves = ¿Quién puede irse?
# source 7365ee0c
family-leaves = { $player } se va
# source 4e2b9c29
family-not-a-move = Escribe las dos casillas de la jugada, por ejemplo e2-e4.
