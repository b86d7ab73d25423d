### Las palabras de lessons/en-passant-when-not.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 5eea515b
lesson-en-passant-when-not = Al paso: ahora o nunca
    .about = Cuándo se permite la captura al paso y cuándo no.
    .notes = Objetivo: comprobar tres cosas antes de capturar al paso: ¿es un peón?, ¿ha dado dos pasos?, ¿ha sido la última jugada? En clase, haz la última jugada dos veces, una con un paso y otra con dos, y que levanten la mano solo cuando se pueda capturar. Muchos creen que la ocasión no se pierde, o que así se puede capturar cualquier pieza.

# source c5d5db88
lesson-en-passant-when-not_three-questions =
    Pregúntate: ¿es un peón, ha dado dos pasos, acaba de hacerlo? Tres veces sí: puedes capturar.

# source 76977c58
lesson-en-passant-when-not_at-once = Un peón negro acaba de ir de g7 a g5. ¿Puede tu peón capturar al paso en g6?
    .hint-1 = ¿Es un peón? ¿Acaba de dar dos pasos?
    .hint-2 = El círculo muestra la casilla que ha saltado: g6.
    .yes = Exacto: un peón, dos pasos y ahora mismo.
    .no = Un peón ha dado dos pasos, y ha sido la última jugada.

# source 588d4e55
lesson-en-passant-when-not_too-late = Ahora cada bando ha hecho una jugada más. Intenta capturar al paso en g6.
    .hint-1 = Toca el peón de h5 y luego g6.
    .hint-2 = El círculo de g6 ya no está. Pruébalo y verás.
    .yes = Lo has visto: la ocasión dura un solo turno.

# source 844cd099
lesson-en-passant-when-not_two-steps = Juegas con las negras. El peón blanco ha ido de d2 a d4: ¿puedes capturar en d3?
    .hint-1 = Mira el peón blanco: ¿dónde ha empezado?
    .hint-2 = Ha dado dos pasos y está junto a tu peón de e4.
    .yes = Exacto: ha ido de d2 a d4, así que capturas en d3.
    .no = Acaba de saltar d3, así que puedes capturarlo ahí.

# source b19b4b02
lesson-en-passant-when-not_one-step = Esta vez el peón blanco venía de d3. ¿Puedes capturar en d3?
    .hint-1 = Cuenta los pasos del peón blanco.
    .hint-2 = De d3 a d4 hay un paso. No ha saltado ninguna casilla.
    .yes = Exacto: solo ha dado un paso, y nadie lo captura al paso.
    .no = El peón ha ido de d3 a d4: un paso. Hacen falta dos.

# source 90102bb9
lesson-en-passant-when-not_not-a-pawn = Juegas con las negras. Un caballo salta a tu lado, a c4: intenta capturarlo al paso.
    .hint-1 = Toca el peón de b4 y luego c3.
    .hint-2 = La pieza de c4 es un caballo. Pruébalo y verás.
    .yes = Lo has visto: al paso solo se captura un peón.

# source 47e4227f
lesson-en-passant-when-not_king-moved-last = Las negras acaban de mover el rey a e7. ¿Puede tu peón capturar al paso en d6?
    .hint-1 = ¿Qué pieza negra se ha movido la última?
    .hint-2 = La captura al paso responde a un avance doble, no al rey.
    .yes = Exacto: la última jugada ha sido del rey, no del peón.
    .no = El peón ya estaba en d5 desde antes. El último en moverse fue el rey.

# source 9e5ca63b
lesson-en-passant-when-not_open-row = Una difícil: el peón ha ido a f5. Intenta capturarlo al paso en f6.
    .hint-1 = Mira la fila entera, de a5 a tu rey de h5.
    .hint-2 = Salen dos peones de la fila a la vez. ¿Quién mira entonces a h5?
    .hint-3 = Toca el peón de e5 y luego f6.
    .yes = Lo has visto: incluso al paso, tu rey debe quedar a salvo.

# source 931c9812
lesson-en-passant-when-not_usual-capture = El peón ha ido a f5 y el tuyo está en e4. ¡Captúralo!
    .hint-1 = Tu peón de e4 captura en diagonal, como siempre.
    .hint-2 = Toca el peón de e4 y luego f5.
    .yes = Una captura normal: has llegado a f5, donde estaba el peón.
    .no = Puedes jugar eso, pero no captura nada. Mira en diagonal desde e4.
    .wrong-e4-e5 = Así pasas de largo. Captura con tu peón: ¿dónde está el negro?
