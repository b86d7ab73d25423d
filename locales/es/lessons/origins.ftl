### Las palabras de lessons/origins.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 8e05f90e
lesson-origins = De dónde viene el ajedrez
    .about = Un juego antiquísimo, un largo viaje y una montaña de arroz.
    .can = ¡Conoces el viaje del ajedrez y su montaña de arroz!
    .notes =
        Objetivo: que la clase sepa que el ajedrez nació en la India hace más de 1400 años y llegó a nosotros por Persia.
        Muestra el viaje en un mapa o en un globo terráqueo y deja que la clase ponga granos de arroz en un tablero.
        Muchos creen que el ajedrez siempre fue así. Por el camino cambiaron las reglas, y la dama se hizo fuerte bastante tarde.

# source 7ba8d17b
lesson-origins_journey =
    El ajedrez nació en la _India_ hace más de 1400 años. Sigue las flechas hasta _Persia_ y hasta _Europa_.

# source f1a5518b
lesson-origins_how-old = El rey de g3 se acuerda de la India. ¿Cuántos años tiene el ajedrez?
    .hint-1 = El ajedrez es más antiguo que los caballeros con armadura.
    .hint-2 = Es el número más grande de los tres.
    .option-hundred = Unos 100 años
    .option-hundred-say = ¡Muchos más! Tus bisabuelos ya lo conocían como un juego antiguo.
    .option-four-hundred = Unos 400 años
    .option-four-hundred-say = Todavía más: entonces ya se jugaba en toda Europa.
    .option-fourteen-hundred = Más de 1400 años
    .yes = Sí: se juega desde hace más de 1400 años.

# source 63d49fa3
lesson-origins_which-way = El rey ha llegado a Europa, a b6. ¿Por dónde viajó el ajedrez?
    .hint-1 = Sigue las flechas desde su comienzo: desde g3.
    .hint-2 = La India está en g3. Ahí empieza el viaje.
    .option-from-persia = De Persia a la India y luego a Europa
    .option-from-persia-say = Esos son los tres lugares. Uno de ellos va antes que Persia.
    .option-from-india = De la India a Persia y luego a Europa
    .option-from-europe = De Europa a Persia y luego a la India
    .option-from-europe-say = Ese es el camino de vuelta. Las flechas empiezan en el otro extremo.
    .yes = Sí: India, Persia, Europa. Has seguido las flechas.

# source b05ea788
lesson-origins_old-word = En Persia decían _Shāh Māt_: el rey está indefenso. ¿Qué palabra viene de ahí?
    .hint-1 = Dilo en voz alta y deprisa: Shāh Māt, Shāh Māt.
    .hint-2 = Esa palabra se oye cuando acaba una partida de ajedrez.
    .option-chocolate = Chocolate
    .option-chocolate-say = ¡Qué rico! Pero escucha otra vez: Shāh Māt.
    .option-checkmate = Jaque mate
    .option-cheese = Tomate
    .option-cheese-say = ¡Suena parecido! Pero escucha otra vez: Shāh Māt.
    .yes = Sí: jaque mate. El rey negro de g8 está indefenso.

# source 63fd797b
lesson-origins_young-queen = Al principio, la _dama_ era débil. ¿Desde cuándo es la pieza más fuerte?
    .hint-1 = Su manera de moverse cambió en Europa, mucho después del viaje.
    .hint-2 = Desde los tiempos en que Colón navegó hasta América.
    .option-five-hundred = Desde hace unos 500 años
    .option-always = Desde el principio
    .option-always-say = Desde el principio no: primero era débil.
    .option-last-year = Desde el año pasado
    .option-last-year-say = ¡Desde mucho antes! Tus bisabuelos ya conocían la dama fuerte.
    .yes = Sí: desde el año 1500, más o menos, llega tan lejos como quiere.

# source 545576ee
lesson-origins_wish =
    Cuenta una vieja historia que el inventor pidió _arroz_. Un grano en a1 y, después, siempre el doble.

# source ab6c99a3
lesson-origins_doubled = En a1 hay 1 grano, en b1 2 y en c1 4. ¿Cuántos hay en d1?
    .hint-1 = Cada casilla recibe el doble que la anterior.
    .hint-2 = Toma dos veces los 4 granos de c1.
    .hint-3 = Cuenta con los dedos: 4 y luego 4 más.
    .yes = Sí: 1, 2, 4, 8. Cada vez es el doble.

# source b249832e
lesson-origins_whole-board = Se sigue doblando hasta la última casilla, h8. ¿Cuánto arroz es eso?
    .hint-1 = La octava casilla recibe 128 granos. Después vienen otras 56 casillas.
    .hint-2 = Piensa en lo más grande que conoces.
    .option-spoon = Una cucharada
    .option-spoon-say = Una cucharada basta para la primera fila. Quedan siete filas más.
    .option-sack = Un saco grande
    .option-sack-say = El saco se llena mucho antes que el tablero.
    .option-mountain = Una montaña más alta que el Everest
    .yes = Sí: una montaña de arroz. Ningún rey tenía tanto.

# source 0ee1ed34
lesson-origins_real-rice =
    Pon arroz de verdad en un tablero de verdad: 1, 2, 4, 8, 16. ¿Hasta dónde llegas?
