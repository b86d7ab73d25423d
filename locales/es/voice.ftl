### Lo que lee una voz: las casillas y los signos de una jugada como palabras, y lo que el programa dice de su voz.

# Las letras de las columnas, para que una voz las lea como letras.
# source f8327638
voice-file = { $letter ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [k] K
   *[l] L
 }
# Los números de las filas.
# source 9064cb02
voice-rank = { $number ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
 }
# Una casilla.
# source 90b66a65
voice-square = { $file } { $rank }
# La pieza de una jugada, y en qué se convierte un peón.
# source 4a2e2f68
voice-piece = { PIECE($piece) }
# source c0cc98c9
voice-becomes = se convierte en { PIECE($piece) }
# Los signos de una jugada, y sus nombres cuando van solos.
# source e024fff9
voice-sign = { $word ->
    [takes] por
    [to] a
    [check] jaque
    [mate] jaque mate
    [short] enroque corto
    [long] enroque largo
    [plus] más
    [hash] almohadilla
   *[equals] igual
 }

# El interruptor para quien todavía no lee, y lo que se dice al encenderlo.
# source c7ea4629
voice-read-to-me = Léeme todo
# source b83e449f
voice-reads = Yo te lo leo todo.

# No hay voz: dicho a un niño; lleva a los ajustes.
# source 05f6de68
voice-not-yet = Aquí todavía no hay voz. Un adulto puede añadirla.

# No hay voz; se dice a los adultos con lo que haría falta.
# source c47db037
voice-none-linux = No se ha encontrado ninguna voz. Un adulto puede instalar espeak-ng.
# source ada4701b
voice-none-mac = No hay voz para este idioma. Un adulto puede añadirla: Ajustes del Sistema, Accesibilidad, Contenido leído.
# source a7924426
voice-none-windows = No hay voz para este idioma. Un adulto puede añadirla en la configuración de Windows, en «Voz».
# source 993e5b3e
voice-none-page = Este navegador no tiene voz propia para este idioma. Quizá otro la tenga.
