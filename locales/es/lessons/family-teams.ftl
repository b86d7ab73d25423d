### Las palabras de lessons/family-teams.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 1403477d
lesson-family-teams = Los equipos y quien supervisa
    .about = Regla de la casa: puedes jugar en equipo, y decide un adulto.
    .notes =
        Objetivo: los jugadores pueden ayudarse durante toda la partida o una parte, y un adulto, quien supervisa, puede cambiar una regla entre dos jugadas. Un equipo es, para empezar, una promesa: no cambia ninguna regla y termina cuando alguien lo dice. Una familia puede acordar equipos de verdad, con aliados que no se capturan ni se dan jaque entre sí. Juega una partida en la que quien supervisa cambie una regla, y pregunta qué hace ahora cada jugador. En los torneos nadie puede ayudar y ninguna regla cambia durante la partida: compara las dos cosas.

# source c3056c1b
lesson-family-teams_together = Regla de la casa: puedes formar un equipo. Puede durar un rato o toda la partida.

# source 821d543f
lesson-family-teams_five-moves = Blancas y negras juegan juntas durante cinco jugadas. ¿Pueden dejarlo después?
    .hint-1 = ¿Dura un equipo para siempre? La regla dice: toda la partida o una parte.
    .hint-2 = Cinco jugadas son una parte de la partida.
    .yes = Exacto: toda la partida o una parte. Cuando lo dejes, dilo.
    .option-yes = Sí, si lo dicen
    .option-never = No, un equipo es para siempre
    .option-never-say = Aquí un equipo puede durar solo una parte de la partida.
    .option-winner = Solo cuando gane alguien del equipo
    .option-winner-say = No hace falta esperar tanto. Basta con una parte de la partida.

# source 7f6b92dd
lesson-family-teams_promise = Blancas y negras se han prometido ayuda. ¿Puede la torre blanca capturar en f9?
    .hint-1 = Una promesa es bonita. Pero ¿han cambiado las reglas?
    .hint-2 = El camino está libre, y la torre de f9 es negra.
    .yes = Está permitido, porque una promesa no cambia ninguna regla. ¡Pero a las negras no les gustará!
    .no = No es amable, pero está permitido: una promesa no cambia ninguna regla.

# source ca012a1b
lesson-family-teams_real-team = Ahora tu familia acuerda equipos de verdad: blancas con negras. Intenta lo mismo, de f4 a f9.
    .hint-1 = Toca la torre de f4 y luego f9.
    .hint-2 = Entre aliados de verdad, las piezas se dejan en paz. Pruébalo y verás.
    .yes = Lo has visto: los aliados de verdad nunca se capturan entre sí.

# source 9449bcaf
lesson-family-teams_rescue = Juegas con las azules, y las negras son tus aliadas. Las blancas dan jaque desde d12: ¡ayuda a las negras!
    .hint-1 = Juegas antes que las negras. ¿Qué pieza blanca da jaque?
    .hint-2 = La torre blanca de d12 da jaque. ¿Qué pieza tuya llega hasta ella?
    .hint-3 = Captura la torre con tu alfil de a9.
    .yes = El jaque acaba antes de que jueguen las negras. ¡Eso es trabajo en equipo!
    .no = Puedes jugar eso, pero la torre sigue dando jaque. ¡Captúrala!

# source 202d1dad
lesson-family-teams_supervisor = ¿Quién puede cambiar una regla durante el juego en familia?
    .hint-1 = Debe ser alguien que sea justo con todos.
    .hint-2 = Mamá o papá cuida de la partida: es quien supervisa.
    .yes = Exacto: quien supervisa, mamá o papá, puede cambiar cualquier regla.
    .option-parent = Quien supervisa: mamá o papá
    .option-leader = Quien va ganando
    .option-leader-say = Eso no sería justo para los demás.
    .option-youngest = Quien tiene menos años
    .option-youngest-say = Pedirlo, sí puede. Pero decide otra persona.

# source e3025c6d
lesson-family-teams_rule-on = La torre blanca da jaque desde g4. ¿Puede la torre azul dar también jaque desde c12?
    .hint-1 = Recuerda: ¿cuántos jugadores pueden atacar a un rey?
    .hint-2 = Las blancas ya atacan al rey de g12.
    .yes = Exacto: un rey, un solo jugador que ataca. Así lo dice la regla de la casa.
    .no = Las blancas ya atacan a este rey. Un segundo jugador no puede sumarse.

# source 95033e40
lesson-family-teams_rule-off = Quien supervisa lo permite: dos jugadores pueden atacar a un rey. ¿Puede la torre azul ir a c12?
    .hint-1 = ¿Qué regla ha cambiado quien supervisa?
    .hint-2 = La regla del ataque al rey ya no vale.
    .yes = Exacto: quien supervisa ha cambiado la regla para toda la mesa.
    .no = Esa regla ya no vale. Así que un segundo jugador puede sumarse.

# source e27d4812
lesson-family-teams_from-now-on = El peón blanco ha ido de f5 a f7. Ahora quien supervisa prohíbe el avance doble: ¿qué pasa con el peón?
    .hint-1 = El peón se movió antes de que cambiara la regla.
    .hint-2 = Una regla nueva vale para las jugadas que vienen.
    .yes = Exacto: la jugada estaba permitida cuando se hizo. La regla nueva vale desde ahora.
    .option-back = Tiene que volver
    .option-back-say = La jugada estaba permitida cuando se hizo.
    .option-stays = Se queda en f7

# source 85165e98
lesson-family-teams_real-table =
    ¡Llama a tu familia a la mesa y a jugar! Primero hay que acordar las reglas de la casa.
