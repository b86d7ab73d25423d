### Las palabras de lessons/piece-values.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source e86e18c2
lesson-piece-values = ¿Cuánto valen las piezas?
    .about = Peón 1, caballo 3, alfil 3, torre 5, dama 9.
    .can = ¡Ya sabes cuánto vale una pieza antes de capturarla!
    .notes = Objetivo: comparar antes de capturar. Los puntos no son una regla del ajedrez y nadie gana por puntos; solo ayudan a pensar. Que la clase juegue a las tiendas con piezas de verdad: ¿qué me dan por una torre? Errores comunes: contar piezas en vez de puntos, y mirar lo que se recibe pero no lo que se entrega. El rey no tiene precio, porque nunca se captura. En la última partida el programa tiene una torre más y mueve al azar: quien captura lo que está libre pronto lo alcanza.

# source 0dfd53fe
lesson-piece-values_in-order = Cada pieza vale puntos. Tócalas en orden: ¡primero la que menos vale!
    .paper = Cada pieza vale puntos. Ponlas en orden: ¡primero la que menos vale!
    .hint-1 = El peón vale 1: el peón de d2 va primero.
    .hint-2 = El caballo y el alfil valen 3 cada uno. Elige cuál va antes.
    .hint-3 = Después van la torre con 5 y la dama con 9.
    .yes = Peón, caballo y alfil, torre, dama: de menos a más.

# source 4e8983c2
lesson-piece-values_most-for-white = Tu peón puede capturar dos piezas. ¡Captura la que vale más!
    .hint-1 = ¿Qué hay en c6 y qué hay en e6?
    .hint-2 = La dama de c6 vale 9; la torre de e6, 5.
    .yes = ¡9 puntos! Un peón pequeño puede capturar una gran dama.
    .no = Puedes jugar eso, pero no captura nada. Mira c6 y e6.
    .wrong-d5-e6 = La torre vale 5. En c6 hay algo que vale más.

# source b006771c
lesson-piece-values_count-white = ¿Cuántos puntos tienen las blancas? Súmalos.
    .hint-1 = El rey no tiene precio: un rey nunca se captura.
    .hint-2 = La torre de d1 vale 5; el caballo de e3, 3.
    .hint-3 = Suma 1 por cada peón: b4 y g2.
    .yes = Lo has sumado todo: 5 y 3 y dos peones suman 10.

# source db5b8a37
lesson-piece-values_good-trade = Dos piezas pueden capturar la torre, y un peón recaptura. ¿Cuál debe capturar?
    .hint-1 = Por la torre recibes 5. ¿Qué entregas?
    .hint-2 = Tu dama vale 9 y tu caballo vale 3.
    .hint-3 = Captura con el caballo: de e5 a c6.
    .yes = Recibes 5 y entregas solo 3. ¡Es un buen cambio!
    .no = Puedes jugar eso, pero la torre sigue ahí.
    .wrong-c2-c6 = Recibes 5 por la torre y entregas 9. ¿Quién vale menos?

# source 67027739
lesson-piece-values_two-rooks = Las blancas tienen una dama y las negras dos torres. ¿Quién tiene más puntos?
    .hint-1 = Una torre vale 5. ¿Cuánto valen dos?
    .hint-2 = La dama vale 9. Compara 9 y 10.
    .yes = Dos torres valen 10, y la dama vale 9. Has comparado los dos bandos.
    .option-queen = Las blancas, con la dama
    .option-queen-say = La dama vale 9. Suma las dos torres: 5 y 5.
    .option-rooks = Las negras, con las dos torres
    .option-same = Los dos tienen lo mismo
    .option-same-say = ¡Casi! Las torres valen 5 y 5, y la dama vale 9.

# source 5bfa97c1
lesson-piece-values_most-for-black = ¡Ahora juegas con las negras! Captura la pieza que vale más.
    .hint-1 = El caballo de e5 puede saltar a c4, d3, f3 y g4.
    .hint-2 = Una dama, una torre, un alfil y un peón: ¿cuál vale más?
    .hint-3 = La dama está en c4.
    .yes = La dama de c4: ¡9 puntos! Primero has mirado las cuatro.
    .no = Puedes jugar eso, pero no captura nada. Mira dónde hay piezas blancas.
    .wrong-e5-d3 = La torre de d3 vale 5. Hay una pieza que vale más.
    .wrong-e5-f3 = El alfil de f3 vale 3. Hay dos piezas que valen más.
    .wrong-e5-g4 = El peón de g4 vale 1. Todas las demás valen más.

# source 798077e7
lesson-piece-values_bait = Tu dama puede capturar tres piezas. ¿Cuál es el mejor regalo?
    .hint-1 = La torre vale más que las otras. Pero ¿quién la defiende?
    .hint-2 = El peón de f3 defiende la torre: entregarías tu dama.
    .hint-3 = Captura el caballo de a5.
    .yes = 3 puntos de regalo. ¡La torre era solo un cebo!
    .no = Puedes jugar eso, pero no captura nada.
    .wrong-d5-e4 = El peón de f3 recaptura. Recibes 5 y entregas 9.
    .wrong-d5-d2 = El peón de d2 vale 1. Hay otra pieza libre que vale más.

# source d6169811
lesson-piece-values_opens = Entrega el caballo por la torre. ¡Luego mira lo que ve tu alfil!
    .hint-1 = Tu caballo le tapa el camino a tu alfil.
    .hint-2 = El caballo captura en e3, y un peón recaptura.
    .hint-3 = Luego el alfil captura la dama de g2.
    .yes = Torre y dama por un caballo: ¡14 puntos por 3!
    .no = Así no. Primero el caballo captura la torre, luego captura el alfil.

# source de2ea723
lesson-piece-values_last-standing = ¡Captura todo lo que tengo! Cuidado: tengo una torre más.
    .hint-1 = Captura lo que está libre. Lo que más vale va primero.
    .hint-2 = Antes de un cambio: ¿qué recibes y qué entregas?
    .yes = Has contado bien: ¡no me queda nada!
