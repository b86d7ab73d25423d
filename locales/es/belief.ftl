### Lo que dice el entrenador con dos tableros casi iguales, y lo que leen los adultos sobre quien aprende.
###
### cure-… es para quien aprende: cómo es de verdad, con cariño, nunca «tú piensas». Dos frases cortas como mucho.
### belief-… es para los adultos: qué piensa quien aprende, sin «él» ni «ella».

## Peones

# source b31401a1
cure-pawn-takes-ahead = El peón captura en diagonal. Lo que tiene justo delante solo le cierra el paso.
# source f836381e
belief-pawn-takes-ahead = Piensa que un peón captura lo que tiene justo delante.
# source ea27b487
cure-pawn-walks-diagonally = El peón avanza de frente. En diagonal va solo para capturar.
# source b5482f6c
belief-pawn-walks-diagonally = Piensa que un peón puede ir en diagonal a una casilla vacía.
# source 8557c85d
cure-pawn-two-steps-always = En su primera jugada, un peón puede avanzar dos casillas. Después avanza una.
# source 7052aecd
belief-pawn-two-steps-always = Piensa que un peón puede avanzar dos casillas en cualquier momento.
# source 61e796a8
cure-pawn-jumps = El peón nunca salta. Para avanzar dos casillas, las dos deben estar vacías.
# source 032d9a8e
belief-pawn-jumps = Piensa que un peón puede saltar sobre una pieza al avanzar dos casillas.

## El rey

# source 4beebaee
cure-king-takes-guarded = Antes de capturar con el rey, mira quién defiende esa pieza. Solo captura lo que nadie defiende.
# source fc4a3cec
belief-king-takes-guarded = Piensa que un rey puede capturar una pieza defendida.
# source c57726f9
cure-king-steps-along-line = La línea sigue detrás del rey. Apártate de la línea y estará a salvo.
# source 9e9dff31
belief-king-steps-along-line = Piensa que un rey en jaque puede retroceder por la línea del jaque.
# source dda524e3
cure-king-beside-king = Dos reyes nunca están uno al lado del otro. Siempre queda una casilla entre ellos.
# source d95d68de
belief-king-beside-king = Piensa que dos reyes pueden estar uno al lado del otro.

## Jaque

# source 8b6f504a
cure-check-not-by-pinned = Una pieza que protege a su rey también ataca. Y también da jaque.
# source bb57522a
belief-check-not-by-pinned = Piensa que una pieza clavada no da jaque ni ataca nada.
# source 19cf2608
cure-check-only-king-helps = El rey puede escapar, y las demás piezas también pueden ayudar. Se ponen en medio o capturan al atacante.
# source fb2ba844
belief-check-only-king-helps = Piensa que en jaque solo puede moverse el rey.
# source 630f542a
cure-check-knight-blocked = El caballo salta, así que nadie puede ponerse en medio. Mueve el rey o captura el caballo.
# source df79c4a6
belief-check-knight-blocked = Piensa que se puede tapar el jaque de un caballo.

## Jaque mate y ahogado

# source 009988c0
cure-stalemate-is-checkmate = Para el jaque mate hace falta jaque. Sin jaque y sin jugadas, es ahogado.
# source 387b3307
belief-stalemate-is-checkmate = Piensa que no tener jugadas es jaque mate, aunque no haya jaque.
# source 5890b70c
cure-stalemate-king-alone = Solo es ahogado si ninguna pieza puede moverse. Mira también las demás.
# source 96331266
belief-stalemate-king-alone = Piensa que es ahogado en cuanto el rey no puede moverse, aunque otras piezas puedan.

## Piezas que protegen a su rey

# source 6ee8f904
cure-pinned-moves-freely = Esta pieza protege a su rey. Se queda en la línea entre el rey y el atacante.
# source 0c5e6435
belief-pinned-moves-freely = Piensa que una pieza clavada puede salir de la línea de su rey.
# source e9ec835c
cure-pinned-never-moves = Una pieza que protege a su rey puede moverse por la línea. Hasta puede capturar al atacante.
# source 860e4c93
belief-pinned-never-moves = Piensa que una pieza clavada nunca puede moverse, ni siquiera por su línea.

## Coronación

# source cb0451a2
cure-pawn-becomes-queen = Tú eliges qué será el peón: dama, torre, alfil o caballo. A veces otra pieza es mejor que la dama.
# source 9d19384b
belief-pawn-becomes-queen = Piensa que un peón siempre se convierte en dama.

## Captura al paso

# source 1102228c
cure-en-passant-any-time = Al paso solo se captura enseguida, en la jugada siguiente. Después ya no se puede.
# source 224818c0
belief-en-passant-any-time = Piensa que un peón también puede capturar al paso más tarde.
# source a767c11d
cure-en-passant-any-man = Al paso solo se captura un peón. Las demás piezas se capturan donde están.
# source 364c8247
belief-en-passant-any-man = Piensa que al paso se pueden capturar otras piezas además de peones.
# source ab212310
cure-en-passant-one-step = Al paso se captura un peón solo si avanzó dos casillas. Si avanzó una, no.
# source c93042a0
belief-en-passant-one-step = Piensa que se puede capturar al paso un peón que avanzó una sola casilla.

## Enroque

# source 4392ac69
cure-castling-rook-attacked = La torre puede estar atacada, y aun así puedes enrocar. Solo el camino del rey debe ser seguro.
# source 3c12362c
belief-castling-rook-attacked = Piensa que un rey no puede enrocar si la torre está atacada.
# source 58deb324
cure-castling-rook-crosses = La torre puede pasar por una casilla atacada. Solo el camino del rey debe ser seguro.
# source 44f8733b
belief-castling-rook-crosses = Piensa que un rey no puede enrocar si la torre pasa por una casilla atacada.
# source 86edddf8
cure-castling-out-of-check = En jaque no se enroca. Primero ayuda al rey de otra manera.
# source caa44a39
belief-castling-out-of-check = Piensa que un rey en jaque puede enrocar.
# source 9c785073
cure-castling-through-check = Todo el camino del rey debe ser seguro. La casilla por la que pasa también cuenta.
# source 84ec67d1
belief-castling-through-check = Piensa que el rey puede pasar por una casilla atacada al enrocar.
