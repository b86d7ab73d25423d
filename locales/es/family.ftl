### El juego en familia: quién se sienta dónde, y qué se dice en una mesa de varios; lo que dicen dos está en ui.ftl.

## Quién juega

family-title = Juego en familia
family-line = Jaque mate a los otros reyes: ¡gana el último que quede! Cada cual elige su animal, y a jugar.
family-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
family-army = { $army ->
    [white] Blancas
    [blue] Azules
    [black] Negras
   *[yellow] Amarillas
 }
# A small field for years of age.
family-age = Edad
family-younger = Menos edad
family-older = Más edad
family-animal = Otro animal
family-sit-down = Sentarse
family-stand-up = Dejar libre este sitio
family-empty-seat = Aquí no hay nadie
family-ages-why = La edad cuenta solo en una regla: quién puede irse un rato.
family-begin = ¡A jugar!
family-go-on = Seguir con la partida de { LIST($players) }
family-small-board = Tablero pequeño para dos

## At the table

family-turn = Le toca a { $player }.
family-turn-for = { $player } mueve ahora las piezas de { $owner }.
family-said = ¡Jaque de { LIST($callers) }! { $victim } debe responder.
family-says-check = { $player } dice «jaque». Ahora, la jugada.
family-passed = { $player } no tiene jugadas y pasa.
family-mated = ¡Jaque mate! { $player } ha atrapado al rey de { $victim }.
family-king-taken = Nadie dijo «jaque»: { $player } captura al rey de { $victim }.
family-out = { $player } queda fuera. ¡Bien jugado!
family-resigned = { $player } abandona.
family-left = { $player } se va un rato. Mientras tanto, sus piezas duermen.
family-returning = { $player } ha vuelto y juega desde su próximo turno.
family-returned = { $player } juega otra vez.
family-allied = { $player } juega ahora en equipo con { $other }.
family-parting = { $player } se separa de { $other }. Vale tras una vuelta.
family-parted = { $player } ya no juega en equipo con { $other }.
family-rule-changed = Quien supervisa cambia una regla. { $rule }: { $after } (Antes: { $before })
family-rule-now = Regla nueva. { $rule }: { $after }
family-took-back = El último paso se ha deshecho.
family-paused = Solo queda una persona en la mesa: la partida espera.
family-resumed = La partida sigue.
family-wins = ¡Gana { $player }! Gracias a todos por la partida.
family-team-wins = ¡{ LIST($players) } ganan en equipo! Gracias a todos por la partida.
family-draw-no-move = No se puede seguir: ni jugada ni jaque. Son tablas.
family-draw-dead = Aquí ya nadie puede dar jaque mate. Son tablas.
family-draw-repetition = La misma posición se ha repetido demasiadas veces. Son tablas.
family-draw-quiet = Demasiadas vueltas sin capturas ni jugadas de peón: son tablas.
family-draw-agreed = Todos de acuerdo: son tablas. ¡Gracias por la partida!
family-draw-supervisor = Quien supervisa termina la partida: nadie gana ni pierde.
family-ask-draw = { $player } ofrece tablas. { $asked }, ¿aceptas?
family-ask-back = { $player } quiere deshacer el último paso. { $asked }, ¿te parece bien?
family-ask-ally = { $player } quiere jugar en equipo contigo. { $asked }, ¿aceptas?
family-declined = { $player } dice que no. La partida sigue.
family-asked-draw = { $player } ofrece tablas.
family-asked-back = { $player } pide deshacer el último paso.
family-asked-ally = { $player } propone un equipo a { $other }.
family-moved = { $player }: { PIECE($piece) } de { $from } a { $to }.
family-took = { $player }: { PIECE($piece) } de { $from } captura { PIECE($taken, form: "el") } en { $square }.
family-took-passing = { $player }: peón de { $from } captura al paso el peón en { $square } y queda en { $to }.
family-castled-short = { $player } hace el enroque corto.
family-castled-long = { $player } hace el enroque largo.
family-promoted = { $player }: el peón se convierte en { PIECE($piece, form: "un") } en { $square }.
family-card-name = { $player }, { $age }
family-to-move = le toca
family-waiting = espera
family-away = merendando
family-coming = vuelve en su turno
family-is-out = ha quedado fuera
family-has-won = ¡ha ganado!
family-in-check = jaque de { LIST($players) }
family-team = en equipo con { LIST($players) }
family-captured = { $player } ha capturado
family-leave = Irse
family-return = Volver
family-check-hint = Púlsalo con tu jugada o el jaque no vale.
family-check-late = { $player }, ¡eso es jaque! Aún puedes decirlo.
family-no-out = { $player } ya está fuera.
family-no-turn = Ahora solo puede hacerlo { $player }.
family-no-call = No hay ningún rey atacado: no hay jaque que decir.
family-no-call-late = Para esa jugada ya es tarde. Dilo con la próxima.
family-no-away = { $player } ya se ha ido.
family-no-here = { $player } está en la mesa.
family-no-old = Solo pueden irse un rato los niños de hasta { $most } años.
family-no-gap = Puedes irte si la persona de más edad te lleva { $gap } años.
family-no-ages = Falta tu edad, y hace falta para irse. Pregunta a quien supervisa.
family-no-asking = Solo quien supervisa puede dejar que alguien se vaya.
family-no-allied = Ya juegan en equipo.
family-no-partner = No juegan en equipo.
family-no-parting = Ya se están separando. Vale tras una vuelta.
family-no-fixed = Los equipos siguen así hasta el final.
family-no-conflict = «{ $rule }» no va con «{ $other }». Cambia primero la segunda.
family-no-past = No hay nada que deshacer.
family-no-change = Ya es así.
family-no-rounds = { $moves ->
    [one] Por ahora, solo { $moves } vuelta tranquila.
   *[other] Por ahora, solo { $moves } vueltas tranquilas.
 }
family-supervisor = Supervisión
family-supervisor-line = Un adulto puede cambiar cualquier regla entre dos jugadas.
family-normal = Ajedrez normal: { $rule }
family-here = En esta mesa: { $rule }
family-same = Como en el ajedrez normal: { $rule }
family-take-back-now = Deshacer ya
family-let-go = { $player } puede irse
family-call-back = { $player } ha vuelto
family-take-out = { $player } lo deja
family-declare-win = Gana { $player }
family-declare-draw = Terminar: tablas
family-teams = Equipos
family-team-up = Equipo con { $player }
family-part = Separarse de { $player }
family-teams-question = { $player }, ¿con quién quieres jugar en equipo?
family-resign-sure = { $player }, ¿abandonas?
family-moves = Jugadas
family-copy-game = Copiar la partida
family-copied = Toda la partida está copiada.
family-went-on = Aquí está la partida, tal como quedó.
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
family-not-yours-but = Le toca a { $player }, y { PIECE($piece, form: "el") } de { $square } es de { $owner }.
family-whole-screen = A pantalla completa
family-declare = Jugadores y resultado
family-who-leaves = ¿Quién puede irse?
family-leaves = { $player } se va
family-not-a-move = Escribe las dos casillas de la jugada, por ejemplo e2-e4.
