### Las palabras de lessons/family-teams.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source b9c4a6f3
lesson-family-teams = Los equipos y quien supervisa
    .about = Regla de la casa: puedes jugar en equipo, y decide un adulto.
    .can = ¡Ya ayudas a tu equipo y sabes quién puede cambiar las reglas!
    .notes =
        Objetivo: los jugadores pueden ayudarse durante toda la partida o una parte, y un adulto, quien supervisa, puede cambiar una regla entre dos jugadas. Un equipo es, para empezar, una promesa: no cambia ninguna regla y termina cuando alguien lo dice. Una familia puede acordar equipos de verdad, con aliados que no se capturan ni se dan jaque entre sí. Juega una partida en la que quien supervisa cambie una regla, y pregunta qué hace ahora cada jugador. En los torneos nadie puede ayudar y ninguna regla cambia durante la partida: compara las dos cosas.

# source ab50014a
lesson-family-teams_together = Regla de la casa: puedes formar un equipo. ¡Salva el caballo de tus aliadas, las negras!
    .hint-1 = ¿Quién ataca al caballo negro de i8?
    .hint-2 = La torre azul de f8. ¿Qué pieza tuya llega hasta ella?
    .hint-3 = Captura en f8 con tu torre.
    .yes = ¡Las negras te dan las gracias! Un equipo dura un rato o toda la partida.
    .no = Puedes jugar eso, pero la torre azul sigue atacando al caballo.

# source 72ead6dd
lesson-family-teams_promise = Blancas y negras han sido un equipo durante cinco jugadas. Se acabó: ¡captura la torre negra!
    .hint-1 = Un equipo puede terminar en cualquier momento. Sigue la línea de tu torre.
    .hint-2 = Captura de f4 en f9.
    .yes = Está permitido, porque una promesa no cambia ninguna regla. ¡Pero a las negras no les gustará!
    .no = Puedes jugar eso, pero no captura nada.

# source c267437f
lesson-family-teams_real-team = Ahora tu familia acuerda equipos de verdad: blancas con negras. Intenta lo mismo, de f4 a f9.
    .hint-1 = Toca la torre de f4 y luego f9.
    .hint-2 = Entre aliados de verdad, las piezas se dejan en paz. Pruébalo y verás.
    .yes = Lo has visto: los aliados de verdad nunca se capturan entre sí.
    .no = Eso está permitido. ¡Sigue la flecha!

# source 8ed5145b
lesson-family-teams_around-friends = Las piezas negras de tu equipo están en medio. ¡Recoge las dos estrellas sin capturar esas piezas!
    .hint-1 = Da un rodeo: primero ve a c3.
    .hint-2 = Luego ve a c7, a c10 y a f10.
    .yes = ¡Has rodeado a todos tus amigos! Los aliados nunca se capturan entre sí.
    .because-ally-piece-on-target = Esa pieza es de tu equipo. ¡Rodéala!

# source 1c860767
lesson-family-teams_supervisor = ¿Quién puede cambiar una regla durante el juego en familia?
    .hint-1 = Debe ser alguien que sea justo con todos.
    .hint-2 = Mamá o papá cuida de la partida: es quien supervisa.
    .yes = Exacto: quien supervisa, mamá o papá, puede cambiar cualquier regla.
    .option-parent = Quien supervisa: mamá o papá
    .option-leader = Quien va ganando
    .option-leader-say = Eso no sería justo para los demás.
    .option-youngest = Quien tiene menos años
    .option-youngest-say = Pedirlo, sí puede. Pero decide otra persona.

# source 489fa3c9
lesson-family-teams_from-now-on = Quien supervisa prohíbe desde ahora los pasos largos. ¡Intenta uno de todos modos!
    .hint-1 = Toca el peón y luego el final de la flecha.
    .hint-2 = Mueve de f7 a f9. El peón volverá.
    .yes = La regla nueva vale desde ahora. Lo que se jugó antes se queda así.
    .no = Eso está permitido. ¡Sigue la flecha!

# source 906f4b09
lesson-family-teams_rule-off = ¡Ahora juegas con las azules! Quien supervisa deja que dos ataquen a un rey: súmate desde c12.
    .hint-1 = ¿Qué regla ha cambiado quien supervisa?
    .hint-2 = La regla del ataque al rey ya no vale.
    .hint-3 = Mueve la torre de c8 a c12.
    .yes = Exacto: quien supervisa ha cambiado la regla para toda la mesa.
    .no = Puedes jugar eso, pero no ataca al rey negro.
    .wrong-c8-g8 = Ahora tapas el camino de las blancas. ¡Ataca de lado, desde c12!

# source b06d17a1
lesson-family-teams_rescue = Las negras son tus aliadas. Las blancas dan jaque desde d12: ¡ayuda a las negras!
    .hint-1 = Juegas antes que las negras. ¿Qué pieza blanca da jaque?
    .hint-2 = La torre blanca de d12 da jaque. ¿Qué pieza tuya llega hasta ella?
    .hint-3 = Captura la torre con tu alfil de a9.
    .yes = El jaque acaba antes de que jueguen las negras. ¡Eso es trabajo en equipo!
    .no = Puedes jugar eso, pero la torre sigue dando jaque. ¡Captúrala!

# source c44e5c0d
lesson-family-teams_team-play = Las negras quieren atrapar contigo al rey blanco. ¡Vigila g2, h2 e i2!
    .hint-1 = La torre negra dará jaque desde e1. ¿Adónde podría huir el rey?
    .hint-2 = Tu torre debe mirar a g2, h2 e i2.
    .hint-3 = Mueve la torre de d8 a d2.
    .yes = Tú has vigilado la salida y las negras han dado jaque. ¡El rey está atrapado!
    .no = Todavía no: el rey aún podría huir. ¡Vigila g2, h2 e i2!

# source 6c0e2d3e
lesson-family-teams_runaway-horses = Dos caballitos se han escapado del tiovivo. ¡Atrápalos!
    .hint-1 = Mira adónde puede saltar un caballo. Ahí no debe estar tu torre.
    .hint-2 = Captura un caballo en cuanto puedas.
    .yes = ¡Los dos atrapados! Ahora vuelven a dar vueltas.
