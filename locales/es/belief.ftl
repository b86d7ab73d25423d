### Lo que dice el entrenador con dos tableros casi iguales, y lo que leen los adultos sobre quien aprende.
###
### cure-… es para quien aprende: cómo es de verdad, con cariño, nunca «tú piensas». Dos frases cortas como mucho.
### belief-… es para los adultos: qué piensa quien aprende, sin «él» ni «ella».

## Peones

cure-pawn-takes-ahead = El peón captura en diagonal. Lo que tiene justo delante solo le cierra el paso.
belief-pawn-takes-ahead = Piensa que un peón captura lo que tiene justo delante.
cure-pawn-walks-diagonally = El peón avanza de frente. En diagonal va solo para capturar.
belief-pawn-walks-diagonally = Piensa que un peón puede ir en diagonal a una casilla vacía.
cure-pawn-two-steps-always = En su primera jugada, un peón puede avanzar dos casillas. Después avanza una.
belief-pawn-two-steps-always = Piensa que un peón puede avanzar dos casillas en cualquier momento.
cure-pawn-jumps = El peón nunca salta. Para avanzar dos casillas, las dos deben estar vacías.
belief-pawn-jumps = Piensa que un peón puede saltar sobre una pieza al avanzar dos casillas.

## El rey

cure-king-takes-guarded = Antes de capturar con el rey, mira quién defiende esa pieza. Solo captura lo que nadie defiende.
belief-king-takes-guarded = Piensa que un rey puede capturar una pieza defendida.
cure-king-steps-along-line = La línea sigue detrás del rey. Apártate de la línea y estará a salvo.
belief-king-steps-along-line = Piensa que un rey en jaque puede retroceder por la línea del jaque.
cure-king-beside-king = Dos reyes nunca están uno al lado del otro. Siempre queda una casilla entre ellos.
belief-king-beside-king = Piensa que dos reyes pueden estar uno al lado del otro.

## Jaque

cure-check-not-by-pinned = Una pieza que protege a su rey también ataca. Y también da jaque.
belief-check-not-by-pinned = Piensa que una pieza clavada no da jaque ni ataca nada.
cure-check-only-king-helps = El rey puede escapar, y las demás piezas también pueden ayudar. Se ponen en medio o capturan al atacante.
belief-check-only-king-helps = Piensa que en jaque solo puede moverse el rey.
cure-check-knight-blocked = El caballo salta, así que nadie puede ponerse en medio. Mueve el rey o captura el caballo.
belief-check-knight-blocked = Piensa que se puede tapar el jaque de un caballo.

## Jaque mate y ahogado

cure-stalemate-is-checkmate = Para el jaque mate hace falta jaque. Sin jaque y sin jugadas, es ahogado.
belief-stalemate-is-checkmate = Piensa que no tener jugadas es jaque mate, aunque no haya jaque.
cure-stalemate-king-alone = Solo es ahogado si ninguna pieza puede moverse. Mira también las demás.
belief-stalemate-king-alone = Piensa que es ahogado en cuanto el rey no puede moverse, aunque otras piezas puedan.

## Piezas que protegen a su rey

cure-pinned-moves-freely = Esta pieza protege a su rey. Se queda en la línea entre el rey y el atacante.
belief-pinned-moves-freely = Piensa que una pieza clavada puede salir de la línea de su rey.
cure-pinned-never-moves = Una pieza que protege a su rey puede moverse por la línea. Hasta puede capturar al atacante.
belief-pinned-never-moves = Piensa que una pieza clavada nunca puede moverse, ni siquiera por su línea.

## Coronación

cure-pawn-becomes-queen = Tú eliges qué será el peón: dama, torre, alfil o caballo. A veces otra pieza es mejor que la dama.
belief-pawn-becomes-queen = Piensa que un peón siempre se convierte en dama.

## Captura al paso

cure-en-passant-any-time = Al paso solo se captura enseguida, en la jugada siguiente. Después ya no se puede.
belief-en-passant-any-time = Piensa que un peón también puede capturar al paso más tarde.
cure-en-passant-any-man = Al paso solo se captura un peón. Las demás piezas se capturan donde están.
belief-en-passant-any-man = Piensa que al paso se pueden capturar otras piezas además de peones.
cure-en-passant-one-step = Al paso se captura un peón solo si avanzó dos casillas. Si avanzó una, no.
belief-en-passant-one-step = Piensa que se puede capturar al paso un peón que avanzó una sola casilla.

## Enroque

cure-castling-rook-attacked = La torre puede estar atacada, y aun así puedes enrocar. Solo el camino del rey debe ser seguro.
belief-castling-rook-attacked = Piensa que un rey no puede enrocar si la torre está atacada.
cure-castling-rook-crosses = La torre puede pasar por una casilla atacada. Solo el camino del rey debe ser seguro.
belief-castling-rook-crosses = Piensa que un rey no puede enrocar si la torre pasa por una casilla atacada.
cure-castling-out-of-check = En jaque no se enroca. Primero ayuda al rey de otra manera.
belief-castling-out-of-check = Piensa que un rey en jaque puede enrocar.
cure-castling-through-check = Todo el camino del rey debe ser seguro. La casilla por la que pasa también cuenta.
belief-castling-through-check = Piensa que el rey puede pasar por una casilla atacada al enrocar.
