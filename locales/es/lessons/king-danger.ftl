### Las palabras de lessons/king-danger.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 338e4769
lesson-king-danger = El rey evita el peligro
    .about = El rey nunca va adonde una pieza podría capturarlo.
    .notes = Objetivo: el rey nunca va a una casilla atacada, y una pieza clavada se queda en su línea. Antes de cada jugada del rey, pregunta: «¿Quién mira esa casilla?» Despistes comunes: capturar con el rey una pieza defendida, retroceder por la línea del jaque y poner los dos reyes uno al lado del otro.

# source 985802f7
lesson-king-danger_danger =
    La torre negra de a2 vigila toda su fila. Tu rey nunca puede ir ahí.

# source 7069f6b8
lesson-king-danger_safe-squares = Toca cada casilla adonde puede ir el rey blanco.
    .hint-1 = El rey da un paso. ¿Qué casillas tocan e1?
    .hint-2 = Tacha la fila que vigila la torre. ¿Qué queda?
    .yes = ¡Las dos casillas! Has alejado al rey de la fila vigilada.
    .no = Mira otra vez cada casilla. ¿Podría capturar ahí la torre de a2?

# source 91586791
lesson-king-danger_free-queen = La dama da jaque desde g2. ¿Puede capturarla tu rey?
    .hint-1 = Busca una pieza negra que vigile g2.
    .hint-2 = El alfil de d6 mira a h2 y g3. ¿Y a g2?
    .yes = Exacto: nadie vigila g2, así que el rey captura la dama.
    .no = Sigue las líneas del alfil desde d6. Ninguna llega a g2.

# source 04d99ded
lesson-king-danger_guarded-queen = Ahora el alfil está en d5. ¿Puede tu rey capturar la dama?
    .hint-1 = Solo se ha movido el alfil. Sigue su línea desde d5.
    .hint-2 = La línea pasa por e4 y f3. ¿Adónde sigue?
    .yes = Exacto: el alfil vigila g2. Un rey nunca captura una pieza defendida.
    .no = Sigue la línea desde d5: e4, f3, g2. El alfil defiende la dama.

# source 10e4ac9c
lesson-king-danger_shadow = ¡Jaque! Intenta huir de la torre: de e4 a f4.
    .hint-1 = Toca el rey de e4 y luego f4.
    .hint-2 = La torre mira a lo largo de toda la fila. Pruébalo y verás.
    .yes = Lo has visto: la línea de la torre sigue detrás del rey.

# source feef1e3b
lesson-king-danger_two-kings = Juegas con las negras. Intenta ponerte junto al rey blanco: en d4.
    .hint-1 = Toca el rey de d5 y luego d4.
    .hint-2 = Cada rey vigila todas las casillas a su alrededor. Pruébalo y verás.
    .yes = Lo has visto: dos reyes nunca están uno junto al otro.

# source 1af99d92
lesson-king-danger_pinned-guard = El caballo de e2 está clavado: no puede moverse. Juegas con las negras: intenta ir a d4.
    .hint-1 = Toca el rey de c5 y luego d4.
    .hint-2 = El caballo de e2 no puede dejar a su rey. ¿Sigue vigilando?
    .hint-3 = Desde e2, el caballo vigila d4. Pruébalo y verás.
    .yes = Lo has visto: una pieza clavada sigue vigilando sus casillas.

# source f8b14e7f
lesson-king-danger_run = ¡La torre de h1 da jaque! Encuentra todas las casillas seguras para tu rey.
    .hint-1 = La torre vigila toda la primera fila.
    .hint-2 = Sal de la fila: un paso hacia arriba, recto o en diagonal.
    .hint-3 = Hay { $total } casillas seguras: d2, e2 y f2.
    .yes = ¡Las { $total }! Cada vez has salido de la fila de la torre.
    .because-king-stays-on-line = Todavía no: la línea de la torre sigue detrás del rey. Sal de la fila.

# source b5a661d7
lesson-king-danger_rook-again = Una vieja amiga: la torre. Recoge la estrella y detente solo donde sea seguro.
    .hint-1 = Mira adónde puede ir el alfil de c4. No te quedes en esas casillas.
    .hint-2 = Mueve primero la torre de f8 a f2. Nadie vigila f2.
    .yes = ¡Conseguida, y siempre a salvo! Has mirado antes de mover.
    .wrong-f8-g8 = Mira la línea larga del alfil: llega a g8.
    .wrong-f8-f1 = Mira la otra línea del alfil: llega a f1.
