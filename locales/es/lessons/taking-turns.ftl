### Las palabras de lessons/taking-turns.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 1fbabea6
lesson-taking-turns = Jugar por turnos
    .about = Empiezan las blancas. Luego, una jugada cada bando, sin pasar.
    .can = ¡Sabes siempre a quién le toca y no pierdes tu turno!
    .notes = Objetivo: empiezan las blancas, cada turno es exactamente una jugada con una pieza propia y nadie puede pasar. Se juega en un tablero mural, media clase contra la otra media, y que la clase diga antes de cada jugada a quién le toca. Errores comunes: dos jugadas seguidas, mover una pieza del otro bando y devolver una pieza a su casilla como si eso fuera una jugada. En la trampa, las negras querrían pasar y no pueden: que dos niños la representen. Qué pasa cuando se toca una pieza se aprende más tarde, con los buenos modales.

# source 147964db
lesson-taking-turns_who-begins = Juegas con las negras y todos están listos. ¡Toca los dos caballos que pueden empezar!
    .paper = Juegas con las negras y todos están listos. ¿Qué dos caballos pueden empezar?
    .hint-1 = En ajedrez, la primera jugada es siempre de la misma tripulación.
    .hint-2 = Empiezan las blancas. Sus caballos están en b1 y g1.
    .yes = Sí: las _blancas_ hacen la primera jugada. Tú vas después.
    .no = Ese no: las negras no mueven antes que las blancas.

# source a010daed
lesson-taking-turns_black-second = ¡Las blancas han movido! Ahora te toca: frena ese peón con el tuyo.
    .hint-1 = El peón blanco de e4 quiere seguir a e5.
    .hint-2 = Mueve tu peón de e7 a e5.
    .yes = ¡Frente a frente! Una jugada cada bando: ahora les toca a las blancas.
    .no = Puedes jugar eso, es tu turno. Esta vez mueve el peón a e5.
    .wrong-e7-e6 = Ve una casilla más allá: así el peón blanco no pasa.

# source be979a84
lesson-taking-turns_put-back = Levantas el caballo y lo devuelves a g8. ¿Es eso una jugada?
    .hint-1 = ¿Dónde estaba antes el caballo y dónde está ahora?
    .hint-2 = Una jugada acaba en otra casilla.
    .yes = Exacto: una jugada acaba en otra casilla. Te sigue tocando a ti.
    .no = El caballo está en g8, como antes. Así que nada se ha movido.

# source cc14c3c6
lesson-taking-turns_must-move = Te gustaría pasar, pero nadie puede. ¡Encuentra tu única jugada!
    .because-king-into-attack = Ahí capturarían a tu rey. ¡Busca otra casilla!
    .hint-1 = Tu peón no puede moverse. Solo puede el rey.
    .hint-2 = La torre vigila toda la columna g. Ve a h7.
    .yes = Era la única. ¡En ajedrez siempre hay que mover!

# source 6a9a8b91
lesson-taking-turns_one-each = ¡Ahora juegas con las blancas! Peón a e4, espera, y luego caballo a f3.
    .hint-1 = Toca primero el peón de e2 y luego e4.
    .hint-2 = Las negras responden solas. Después te toca otra vez.
    .hint-3 = Ahora mueve el caballo de g1 a f3.
    .yes = Tú, las negras, tú, las negras: ¡una jugada cada bando, nunca dos!
    .no = Puedes jugar eso. Esta vez, primero peón a e4 y luego caballo a f3.

# source aad22023
lesson-taking-turns_nobody-there = Las blancas quieren ir de e3 a e4. ¿Es eso una jugada?
    .hint-1 = Mira e3: ¿qué pieza hay ahí?
    .hint-2 = Para una jugada hace falta una pieza. ¿Hay alguna en e3?
    .yes = Exacto: e3 está vacía, y sin pieza no hay jugada.
    .no = Mira otra vez e3. Ahí no hay nadie.

# source dc3470b4
lesson-taking-turns_pawn-first = Te toca dos veces: ¡lleva el alfil de f1 a c4!
    .hint-1 = Tu propio peón cierra el camino. Tiene que moverse primero.
    .hint-2 = Mueve el peón de e2, espera a las negras y mira c4.
    .hint-3 = Peón a e4, después alfil a c4.
    .yes = Primero el peón, luego el alfil: cada uno en su turno.
    .no = Puedes jugar eso, pero el alfil aún quiere ir a c4.

# source 1e87b58d
lesson-taking-turns_trap = ¡Las negras tampoco pueden pasar! Mate en dos jugadas: primero cierra la trampa.
    .wrong-g1-h1 = ¡Jaque! Pero ahora el rey se va a g8.
    .hint-1 = El peón negro está atascado y tiene que moverse el rey. ¡Déjale una sola casilla!
    .hint-2 = Desde f7, tu rey vigila g8 y g7. ¿Adónde deben ir las negras?
    .hint-3 = Rey a f7, y después torre a h1.
    .yes = ¡Jaque mate! Las negras han tenido que caer en la trampa.
    .no = Puedes jugar eso. Primero se acerca el rey y luego la torre da jaque.

# source c7ba38a9
lesson-taking-turns_race = Tu turno, mi turno: ¡cruza con un peón antes que yo!
    .hint-1 = Que tus caballos cacen primero mis peones.
    .hint-2 = Antes de mover: ¿cuál de mis peones corre ahora?
    .yes = ¡Al otro lado! Has aprovechado bien cada turno.
