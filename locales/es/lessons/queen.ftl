### Las palabras de lessons/queen.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 54b81ad1
lesson-queen = La dama
    .about = Torre y alfil en una sola pieza.
    .notes =
        Objetivo: ver que la dama va como una torre o como un alfil, y de ninguna otra manera.
        Que la clase diga de qué pieza es la jugada que acaba de hacer la dama: «como una torre», «como un alfil».
        Ser fuerte no lo es todo: la dama no salta, y nunca se mueve como un caballo.

# source fdaae153
lesson-queen_eight-ways =
    La _dama_ va como una torre o como un alfil. Llega tan lejos como quiera.

# source 6203b040
lesson-queen_every-square = Juegas con las negras. Toca cada casilla adonde puede ir tu dama.
    .hint-1 = Tus propias piezas de d8, d4 y h5 son muros.
    .hint-2 = Primero ve recto, como una torre: hacia d8 y hacia h5.
    .hint-3 = Después ve en diagonal, como un alfil: hacia d4.
    .yes = ¡Las { $total } casillas! Dos líneas rectas y una diagonal.
    .no = Sigue cada línea desde h8 y detente antes de tu propia pieza.

# source b9bb1655
lesson-queen_corners = Recoge las estrellas de { $total } esquinas. Se puede en { $best } jugadas.
    .hint-1 = Una dama va de esquina a esquina en una jugada.
    .hint-2 = Ve por el borde: a8, h8, h1.
    .yes = ¡Las { $total } esquinas! Ninguna línea es demasiado larga para una dama.

# source 6e5e27d5
lesson-queen_two-slantwise = La dama quiere ir de d4 a f6. ¿Se puede?
    .hint-1 = Sigue el camino con el dedo: d4, e5, f6.
    .hint-2 = Es una diagonal, como las del alfil.
    .yes = Exacto: d4, e5, f6 es una diagonal.
    .no = Pasa por e5: es una diagonal, y el camino está libre.

# source 80cb2ef7
lesson-queen_crooked = ¿Y una casilla al lado? Intenta mover la dama a e6.
    .hint-1 = Toca la dama de d4 y luego e6.
    .hint-2 = Ahí no llega ninguna recta ni ninguna diagonal. Pruébalo.
    .yes = Lo has visto: recto o en diagonal, y nada más.

# source 1c6d7369
lesson-queen_no-jumping = Juegas con las negras. Intenta saltar por encima de tu peón: de d8 a h4.
    .hint-1 = Toca la dama de d8 y luego h4.
    .hint-2 = Tu propio peón de e7 está en el camino. Pruébalo.
    .yes = Lo has visto: ni siquiera la dama puede saltar.

# source f9250e01
lesson-queen_four-knights = Captura los cuatro caballos en { $best } jugadas.
    .hint-1 = Desde d4, dos diagonales llegan a caballos: a b2 y f2.
    .hint-2 = Entre dos caballos de una misma fila o columna hay una jugada.
    .hint-3 = Captura en b2, luego en b7, en f7 y en f2.
    .yes = ¡Los cuatro caballos! Has ido en diagonal y recto.

# source 876f3b24
lesson-queen_three-friends = Toca cada pieza blanca que podría capturar el peón de g7.
    .hint-1 = Las torres miran recto. Una mira a lo largo de la séptima fila.
    .hint-2 = Los alfiles miran en diagonal. ¿Cuál ve g7?
    .hint-3 = La dama de g1 mira por la columna g.
    .yes = ¡Las { $total }! Has seguido rectas y diagonales.
    .no = Sigue las líneas de esa pieza. ¿Acaba alguna en g7?
