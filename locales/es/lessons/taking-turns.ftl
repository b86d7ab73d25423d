### Las palabras de lessons/taking-turns.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source eb9d557b
lesson-taking-turns = Jugar por turnos
    .about = Empiezan las blancas. Luego, una jugada cada bando, sin pasar.
    .notes =
        Objetivo: empiezan las blancas, cada turno es exactamente una jugada con una pieza propia y nadie puede pasar. Se juega en un tablero mural, media clase contra la otra media, y que la clase diga antes de cada jugada a quién le toca. Errores comunes: dos jugadas seguidas, mover una pieza del otro bando y devolver una pieza a su casilla como si eso fuera una jugada. Qué pasa cuando se toca una pieza se aprende más tarde, con los buenos modales.

# source 817bc38f
lesson-taking-turns_white-first = Primero mueven las blancas. Después las negras y otra vez las blancas: una jugada cada bando.

# source bd93f55b
lesson-taking-turns_black-first = Nadie ha movido todavía. ¿Pueden empezar las negras y mover de e7 a e5?
    .hint-1 = ¿Quién hace la primera jugada de una partida?
    .hint-2 = Empiezan siempre las blancas. ¿De quién es el peón de e7?
    .yes = Exacto: todavía no. La primera jugada es de las blancas.
    .no = La partida no ha empezado. La primera jugada es de las blancas.

# source 33760b10
lesson-taking-turns_black-second = Las blancas han ido a e4. ¿Pueden ir ahora las negras a e5?
    .hint-1 = ¿Qué ha cambiado? Mira el peón de e4.
    .hint-2 = Las blancas han hecho una jugada. ¿Quién va después?
    .yes = Exacto: después de las blancas les toca a las negras.
    .no = Las blancas ya han movido una vez. Ahora les toca a las negras.

# source 02d127d3
lesson-taking-turns_one-each = Juegas con las blancas. Mueve el peón a e4, espera y saca el caballo a f3.
    .hint-1 = Toca primero el peón de e2 y luego e4.
    .hint-2 = Las negras responden solas. Después te toca otra vez.
    .hint-3 = Ahora mueve el caballo de g1 a f3.
    .yes = Una jugada cada bando, dos veces. Ahora moverían otra vez las blancas.
    .no = Puedes jugar eso. Hoy toca: primero el peón a e4, luego el caballo a f3.

# source 45384ecb
lesson-taking-turns_nobody-there = Las blancas quieren ir de e3 a e4. ¿Es eso una jugada?
    .hint-1 = Mira e3: ¿qué pieza hay ahí?
    .hint-2 = Para una jugada hace falta una pieza. ¿Hay alguna en e3?
    .yes = Exacto: e3 está vacía, y sin pieza no hay jugada.
    .no = Mira otra vez e3. Ahí no hay nadie.

# source 24319461
lesson-taking-turns_put-back = Las negras levantan el caballo y lo devuelven a g8. ¿Es eso una jugada?
    .hint-1 = ¿Dónde estaba antes el caballo y dónde está ahora?
    .hint-2 = Una jugada acaba en otra casilla.
    .yes = Exacto: una jugada acaba en otra casilla. Les sigue tocando a las negras.
    .no = El caballo está en g8, como antes. Así que nada se ha movido.

# source 306b4c3d
lesson-taking-turns_skip = Juegas con las negras y te gusta cómo están tus piezas. ¿Puedes pasar?
    .hint-1 = Las blancas han hecho una jugada. ¿Qué deben hacer ahora las negras?
    .hint-2 = Una jugada cada bando: ¿sigue la partida sin la tuya?
    .yes = Exacto: en tu turno siempre haces una jugada.
    .option-yes = Sí, siempre que quiera
    .option-yes-say = En ajedrez no: en tu turno siempre mueves.
    .option-once = Sí, pero solo una vez
    .option-once-say = Ni siquiera una vez: en tu turno siempre mueves.
    .option-no = No, tengo que mover

# source dc3a024f
lesson-taking-turns_bishop-out = Te toca con las negras. Intenta sacar el alfil de f8 a c5.
    .hint-1 = Toca el alfil de f8 y luego c5.
    .hint-2 = En e7 está tu propio peón. Pruébalo y verás.
    .yes = Lo has visto: primero debe moverse el peón de e7. Los alfiles nunca saltan.

# source a0b11b20
lesson-taking-turns_game-over = Mira: la dama negra da jaque mate. ¿Puede ir aún el rey a f2?
    .hint-1 = ¿Quién ha ganado? ¿Sigue la partida?
    .hint-2 = Cuando una partida ha terminado, ya nadie mueve.
    .yes = Exacto: el jaque mate acaba la partida. Después ya nadie mueve.
    .no = La dama de h4 ha ganado. Después del final ya nadie mueve.
