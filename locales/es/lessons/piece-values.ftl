### Las palabras de lessons/piece-values.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 076673f9
lesson-piece-values = ¿Cuánto valen las piezas?
    .about = Peón 1, caballo 3, alfil 3, torre 5, dama 9.
    .notes =
        Objetivo: comparar antes de capturar. Los puntos no son una regla del ajedrez y nadie gana por puntos; solo ayudan a pensar. Que la clase juegue a las tiendas con piezas de verdad: ¿qué me dan por una torre? Errores comunes: contar piezas en vez de puntos, y mirar lo que se recibe pero no lo que se entrega. El rey no tiene precio, porque nunca se captura.

# source 3f94b308
lesson-piece-values_prices = Un peón vale 1, un caballo 3 y un alfil 3. Una torre vale 5 y una dama 9.

# source e68604fe
lesson-piece-values_in-order = Toca las piezas en orden: primero la que menos vale.
    .hint-1 = El peón vale 1: el peón de d2 va primero.
    .hint-2 = El caballo y el alfil valen 3 cada uno. Elige cuál va antes.
    .hint-3 = Después van la torre con 5 y la dama con 9.
    .yes = Peón, caballo y alfil, torre, dama: de menos a más.

# source 4966ea2b
lesson-piece-values_count-white = ¿Cuántos puntos tienen las blancas? Súmalos.
    .hint-1 = El rey no tiene precio: un rey nunca se captura.
    .hint-2 = La torre de d1 vale 5; el caballo de e3, 3.
    .hint-3 = Suma 1 por cada peón: b4 y g2.
    .yes = Lo has sumado todo: 5 y 3 y dos peones suman 10.

# source 62d44533
lesson-piece-values_small-takes-big = Un peón vale 1 y una dama 9. ¿Puede el peón capturar la dama?
    .hint-1 = Los puntos no son una regla. ¿Cómo captura un peón?
    .hint-2 = De d4 a e5 hay un paso en diagonal hacia delante.
    .yes = Exacto: una pieza pequeña puede capturar una grande. Los puntos son solo un consejo.
    .no = Los puntos no prohíben nada. De d4 a e5, así captura un peón.

# source e1cc0a38
lesson-piece-values_queen-jump = Juegas con las negras. Tu dama vale 9: intenta saltar con ella a e2.
    .hint-1 = Toca la dama de d4 y luego e2.
    .hint-2 = De d4 a e2 hay un salto de caballo. Pruébalo y verás.
    .yes = Lo has visto: aunque vale 9 puntos, la dama nunca salta.

# source 2b0bda86
lesson-piece-values_two-rooks = Las blancas tienen una dama y las negras dos torres. ¿Quién tiene más puntos?
    .hint-1 = Una torre vale 5. ¿Cuánto valen dos?
    .hint-2 = La dama vale 9. Compara 9 y 10.
    .yes = Dos torres valen 10, y la dama vale 9. Has comparado los dos bandos.
    .option-queen = Las blancas, con la dama
    .option-queen-say = La dama vale 9. Suma las dos torres: 5 y 5.
    .option-rooks = Las negras, con las dos torres
    .option-same = Los dos tienen lo mismo
    .option-same-say = ¡Casi! Las torres valen 5 y 5, y la dama vale 9.

# source ee0f0a35
lesson-piece-values_most-for-white = Tu peón de d5 puede capturar dos piezas. Captura la que vale más.
    .hint-1 = ¿Qué hay en c6 y qué hay en e6?
    .hint-2 = La dama de c6 vale 9; la torre de e6, 5.
    .yes = La dama vale 9. ¡Has comparado antes de capturar!
    .no = Puedes jugar eso, pero no captura nada. Mira c6 y e6.
    .wrong-d5-e6 = La torre vale 5. En c6 hay algo que vale más.

# source d4a6c555
lesson-piece-values_most-for-black = Juegas con las negras. Tu caballo ve cuatro piezas blancas: captura la que vale más.
    .hint-1 = El caballo de e5 puede saltar a c4, d3, f3 y g4.
    .hint-2 = Una dama, una torre, un alfil y un peón: ¿cuál vale más?
    .hint-3 = La dama está en c4.
    .yes = La dama de c4: ¡9 puntos! Primero has mirado las cuatro.
    .no = Puedes jugar eso, pero no captura nada. Mira dónde hay piezas blancas.
    .wrong-e5-d3 = La torre de d3 vale 5. Una pieza vale más.
    .wrong-e5-f3 = El alfil de f3 vale 3. Dos piezas valen más.
    .wrong-e5-g4 = El peón de g4 vale 1. Todas las demás valen más.

# source ce977ba6
lesson-piece-values_queen-trade = Tu dama captura la torre. Luego el peón captura tu dama: ¿es un buen cambio?
    .hint-1 = ¿Qué recibes? Una torre vale 5.
    .hint-2 = ¿Qué entregas? Una dama vale 9.
    .yes = Recibes 5 y entregas 9. ¡Mejor conserva tu dama!
    .option-good = Sí, gano puntos
    .option-good-say = Cuenta las dos cosas: recibes 5 por la torre y entregas 9.
    .option-bad = No, pierdo puntos

# source f8d1113e
lesson-piece-values_bishop-trade = Ahora tu alfil captura la torre y el peón recaptura. ¿Es un buen cambio?
    .hint-1 = ¿Qué recibes? Una torre vale 5.
    .hint-2 = ¿Qué entregas? Un alfil vale 3.
    .yes = Recibes 5 y entregas solo 3. ¡Es un buen cambio!
    .option-good = Sí, gano puntos
    .option-bad = No, pierdo puntos
    .option-bad-say = Cuenta las dos cosas: recibes 5 por la torre y entregas 3.
