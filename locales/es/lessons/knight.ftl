### Las palabras de lessons/knight.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source bbaf1450
lesson-knight = El caballo
    .about = Dos casillas, luego una de lado, por encima de todo.
    .can = ¡Ya saltas con el caballo hasta por encima de un seto!
    .notes = Objetivo: el caballo cae dos casillas en línea recta y una de lado, salta por encima de todo y cambia de color de casilla con cada salto. Un niño o una niña salta como el caballo por las baldosas, por encima de amigos agachados que hacen de seto. Muchos cuentan también la casilla de salida: esa no cuenta. El ladrón del final necesita un plan: pregunta antes de cada salto «¿quién mira esa casilla?». Los nombres de las casillas aún no hacen falta; vienen después.

# source 15f4967c
lesson-knight_first-hop = El caballo salta: ¡dos casillas en línea recta y una de lado!
    .hint-1 = Sigue las dos flechas.
    .hint-2 = Cuenta dos casillas en línea recta. Luego, una de lado.
    .hint-3 = Salta de d4 a e6.
    .yes = ¡Hop! Su camino parece una L, o un 7.

# source 05cf13c3
lesson-knight_straight = ¡Intenta ir en línea recta hasta el peón!
    .hint-1 = Toca el caballo y luego el peón, al final de la flecha.
    .hint-2 = Mueve de d4 a d6. El caballo volverá.
    .yes = Un caballo nunca va en línea recta: ¡salta!
    .no = Eso sí es un salto. ¡Esta vez sigue la flecha!
    .because-piece-cant-move-that-way = ¡Uy!

# source 8aad4e63
lesson-knight_two-hops = ¡Ahora atrapa ese peón en { $best } saltos!
    .hint-1 = Salta primero hacia un lado y luego vuelve hacia el peón.
    .hint-2 = ¿Dónde tiene que estar el caballo antes del último salto?
    .hint-3 = Primero a f5. Luego captura en d6.
    .yes = ¡Hop, hop, y adiós al peón!

# source 8a5837f8
lesson-knight_carousel = Salta alrededor de tu rey: ¡con cada salto puedes atrapar una estrella!
    .hint-1 = Todas las estrellas están muy cerca del rey.
    .hint-2 = Dos casillas en línea recta y una de lado: ¡la siguiente estrella!
    .hint-3 = Un camino: d5, e3, c4, e5, d3, c5, e4.
    .yes = ¡La misma L en todas las direcciones! Las { $total } estrellas son tuyas.

# source 8492dbd0
lesson-knight_over-the-wall = ¡Un seto por todas partes! Sal de un salto y atrapa las estrellas.
    .hint-1 = Un caballo salta por encima de todo.
    .hint-2 = Una estrella está dos casillas más adelante y una de lado.
    .hint-3 = Primero a e6. Luego a c7.
    .yes = ¡Por encima del seto! Nadie más sabe hacerlo.

# source b049ab33
lesson-knight_make-room = Tu caballo no puede seguir la flecha. ¡Toca a quien tiene que irse!
    .paper = Tu caballo no puede seguir la flecha. ¿Quién tiene que irse?
    .because-own-piece-on-target = Por ahí ya pasa de un salto. ¿Quién está justo donde cae?
    .hint-1 = El caballo salta por encima de todos. Entonces, ¿dónde cae?
    .hint-2 = Cae en e6, y ahí está tu propio peón. ¡Tócalo!
    .yes = ¡Ya hay sitio! El caballo salta sobre sus amigos, pero nunca cae encima.

# source 4bcba5a0
lesson-knight_color = Salta { $total } veces. ¡Fíjate en el color de las casillas!
    .hint-1 = Salta adonde quieras.
    .hint-2 = ¿La casilla nueva es clara u oscura?
    .yes = ¡Con cada salto cambia el color!

# source 85418156
lesson-knight_with-the-bishop = ¡El alfil te ayuda! Atrapa { $total } estrellas en { $best } jugadas.
    .hint-1 = El alfil de f1 se queda en las casillas claras.
    .hint-2 = El alfil va a c4, y luego a g8.
    .hint-3 = El caballo salta de b1 a c3, y luego a e4.
    .yes = El caballo ha cambiado de color; el alfil, nunca.

# source 41ea63db
lesson-knight_far-corner = ¡Ahora juegas con las negras! Salta a la esquina más lejana en { $best } saltos.
    .hint-1 = Salta primero hacia el centro, no por el borde.
    .hint-2 = Empieza por f7.
    .hint-3 = Un camino: f7, e5, c4, a3, c2, a1.
    .yes = ¡De punta a punta del tablero!

# source a74b991d
lesson-knight_thief = Eres el caballo ladrón. ¡Róbalo todo sin que nadie te vea!
    .hint-1 = Párate solo donde nadie mire. En las casillas marcadas te ven.
    .hint-2 = Roba primero la dama. Deja el alfil para el final: la torre lo cuida.
    .hint-3 = Ve a f6, d5 y f4. Luego a g2, e3 y g4.
    .yes = ¡Las tres son tuyas y nadie ha visto nada!
