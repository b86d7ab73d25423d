### Las palabras de lessons/check-mate-or-stalemate.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 6b9e1396
lesson-check-mate-or-stalemate = ¿Jaque, jaque mate o ahogado?
    .about = Dos preguntas te dicen qué es cada posición.
    .notes = Objetivo: ordenar cualquier posición con dos preguntas: ¿está atacado el rey?, ¿hay alguna jugada permitida? En clase, tres rincones del aula son jaque, jaque mate y ahogado, y cada cual va al rincón en el que cree. Despistes comunes: pensar que una pieza clavada puede tapar, y no ver un peón lejano que todavía puede moverse.

# source ebd6fecd
lesson-check-mate-or-stalemate_two-questions =
    Primero pregúntate: ¿está atacado el rey? Luego pregúntate: ¿hay alguna jugada permitida?

# source 2002457a
lesson-check-mate-or-stalemate_queen-in-front = Juegan las negras y hay una dama en e7. ¿Qué es esto?
    .hint-1 = ¿Está atacado el rey de e8? ¿Puede capturar la dama?
    .hint-2 = El rey blanco vigila e7. ¿Qué casillas vigila la dama?
    .yes = Está atacado y no hay jugada.

# source 2cfb0648
lesson-check-mate-or-stalemate_rook-in-front = Ahora hay una torre en e7. ¿Qué es esto?
    .hint-1 = ¿Está atacado el rey de e8?
    .hint-2 = La torre no vigila d8 ni f8. ¿Y el rey blanco?
    .yes = Está atacado, pero d8 y f8 están libres.

# source 08e0346c
lesson-check-mate-or-stalemate_pawn-in-front = Ahora hay un peón en e7. ¿Qué es esto?
    .hint-1 = Un peón captura en diagonal. ¿Ataca e8?
    .hint-2 = El peón vigila d8 y f8. ¿Quién vigila d7 y f7?
    .hint-3 = El rey blanco vigila d7 y f7, y defiende el peón de e7.
    .yes = No está atacado, pero no hay jugada.

# source 481812ae
lesson-check-mate-or-stalemate_knight-helps = Juegas con las negras, en jaque desde a8. Pon tu caballo en medio.
    .hint-1 = ¿A qué casilla entre a8 y g8 llega el caballo de f7?
    .hint-2 = Salta de f7 a d8.
    .yes = El caballo tapa en d8, así que solo era jaque.
    .because-still-in-check = Todavía no: la torre de a8 aún da jaque. Usa tu caballo.

# source 2e1d55ed
lesson-check-mate-or-stalemate_pinned-knight = Ahora el alfil está en b3. Intenta lo mismo: el caballo de f7 a d8.
    .hint-1 = Toca el caballo de f7 y luego d8.
    .hint-2 = El alfil mira desde b3 por f7 hasta g8. Pruébalo y verás.
    .yes = Lo has visto: un caballo clavado no puede ayudar contra otro jaque.

# source 2d7b4991
lesson-check-mate-or-stalemate_is-it-mate = Ahora el peón vuelve a estar en h7. Juegan las negras: ¿qué es esto?
    .hint-1 = La torre de a8 da jaque y vigila f8 y h8.
    .hint-2 = ¿Puede irse el caballo de f7? El alfil de b3 lo clava.
    .hint-3 = El peón de h7 cierra la última puerta.
    .yes = El caballo está clavado y la puerta de h7 está cerrada.

# source 836b3706
lesson-check-mate-or-stalemate_no-step-left = Ahora juegas con las blancas. ¿Qué es esto?
    .hint-1 = ¿Está atacado tu rey de h1? ¿Qué casillas vigila la dama?
    .hint-2 = ¿Puede ir tu peón de c5 a c6?
    .yes = El rey y el peón están encerrados, y nadie da jaque.

# source 079b70dd
lesson-check-mate-or-stalemate_one-step-left = Ahora tu peón está en c4. ¿Qué es esto?
    .hint-1 = Solo el peón ha cambiado de casilla. ¿Qué tiene delante?
    .hint-2 = El peón de c4 puede ir a c5.
    .yes = Al peón de c4 le queda un paso.
