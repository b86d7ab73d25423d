### Los nombres de las piezas y la forma de enumerar.
###
### Una frase pide una forma: { PIECE($piece, form: "el") }. Formas de este idioma:
###   el         el alfil, la torre
###   un         un alfil, una torre
###   tu         tu alfil, tu torre
###   del        del alfil, de la torre
###   al         al alfil, a la torre
### sin forma, el nombre solo.

-piece-king = { $form ->
    [el] el rey
    [un] un rey
    [tu] tu rey
    [del] del rey
    [al] al rey
   *[bare] rey
 }
    .gender = masculine
-piece-queen = { $form ->
    [el] la dama
    [un] una dama
    [tu] tu dama
    [del] de la dama
    [al] a la dama
   *[bare] dama
 }
    .gender = feminine
-piece-rook = { $form ->
    [el] la torre
    [un] una torre
    [tu] tu torre
    [del] de la torre
    [al] a la torre
   *[bare] torre
 }
    .gender = feminine
-piece-bishop = { $form ->
    [el] el alfil
    [un] un alfil
    [tu] tu alfil
    [del] del alfil
    [al] al alfil
   *[bare] alfil
 }
    .gender = masculine
-piece-knight = { $form ->
    [el] el caballo
    [un] un caballo
    [tu] tu caballo
    [del] del caballo
    [al] al caballo
   *[bare] caballo
 }
    .gender = masculine
-piece-pawn = { $form ->
    [el] el peón
    [un] un peón
    [tu] tu peón
    [del] del peón
    [al] al peón
   *[bare] peón
 }
    .gender = masculine

# Una pieza con su casilla: la torre de f5. $piece ya viene en la forma pedida.
-man-on = { $piece } de { $square }

# Enumeraciones: f1, g1 y h1. $head es todo lo anterior, $next es lo que se añade.
-list-more = { $head }, { $next }
# «y» es «e» delante del sonido i: Ana e Inés, h9 e i9.
-list-last = { BEGINS($next, with: "i hi") ->
    [yes] { $head } e { $next }
   *[no] { $head } y { $next }
 }

# El nombre del maestro. No se traduce.
-coach = Kavi
