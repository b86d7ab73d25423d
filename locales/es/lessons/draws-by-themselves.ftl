### Las palabras de lessons/draws-by-themselves.toml.
###
### Frases cortas: doce palabras como mucho, dos por texto como mucho. Nombra la casilla y la pieza.

# source 15f13038
lesson-draws-by-themselves = Tablas que llegan solas
    .about = La quinta vez o setenta y cinco jugadas tranquilas: tablas sin pedirlas.
    .can = ¡Sabes cuándo las tablas llegan solas!
    .notes = Para expertos: la tercera vez y las cincuenta jugadas hay que reclamarlas; la quinta vez y las setenta y cinco jugadas acaban la partida por sí solas. Quien ha entendido la rueda del molino puede probar esta lección; a los demás no les falta nada sin ella. Que la clase dé una palmada a la tercera vez y se levante a la quinta. Error común: creer que tras setenta y cinco jugadas son tablas aunque la última dé jaque mate; el jaque mate va primero. En los dos últimos pasos, pregunta quién quiere las tablas y quién debe huir de ellas.

# source 85596675
lesson-draws-by-themselves_five-times = Nadie reclamó, ¡y es la cuarta vez! Caballo a f3 y luego a casa.
    .hint-1 = Mueve el caballo de g1 a f3.
    .hint-2 = Tras la jugada de las negras, tráelo de vuelta a g1.
    .yes = La quinta vez: la partida acaba en tablas. Nadie tiene que pedirlo.
    .no = Ahí no: sal con el caballo a f3 y vuelve a casa.

# source 0b922ba5
lesson-draws-by-themselves_five-times-ask = Ahora la posición inicial aparece por quinta vez. ¿Qué pasa?
    .option-claim = Tablas si alguien las reclama
    .option-claim-say = Así era a la tercera vez. Ahora ya no se pregunta a nadie.
    .option-itself = Las tablas llegan solas
    .option-on = Se sigue jugando
    .option-on-say = Ya no: la quinta vez acaba la partida.
    .hint-1 = Tres veces: alguien reclama. ¿Y cinco veces?
    .hint-2 = A la quinta vez ya nadie puede elegir.
    .yes = Exacto: la quinta vez acaba la partida por sí sola.

# source 02452aed
lesson-draws-by-themselves_seventy-five = Las negras llevan setenta y cinco jugadas tranquilas; tú, setenta y cuatro. ¡Sigue la flecha!
    .hint-1 = Mueve la torre de a1 a a5.
    .hint-2 = Es tu jugada tranquila número setenta y cinco. Mira qué pasa.
    .yes = Setenta y cinco jugadas tranquilas por bando: tablas. Nadie tiene que pedirlo.
    .no = Ahí no: sigue la flecha hasta a5.

# source 9dac7a24
lesson-draws-by-themselves_mate-first = La cuenta es la misma. ¿Qué última jugada gana a pesar de todo?
    .hint-1 = El rey negro no puede dejar la octava fila. ¡Mírala de lado a lado!
    .hint-2 = El rey blanco vigila g7 y h7. ¿Quién puede atacar g8?
    .hint-3 = Mueve la torre de a1 a a8.
    .yes = El jaque mate va primero: ganas, diga lo que diga la cuenta.
    .no = Otra jugada tranquila: setenta y cinco por bando, ¡tablas! Busca el jaque mate.

# source 081d2545
lesson-draws-by-themselves_hold-on = Ahora juegas con las negras. Tres jugadas tranquilas más y son tablas: ¡corre!
    .wrong-h7-h8 = Entonces la torre da jaque mate en h1. ¡A la esquina no!
    .wrong-h6-h7 = Entonces la torre da jaque mate en h1. ¡Corre hacia el otro lado!
    .wrong-h5-h6 = Entonces la torre da jaque mate en h1. ¡Corre hacia el otro lado!
    .hint-1 = Nunca te pongas justo enfrente del rey blanco, ni en la esquina.
    .hint-2 = Ve a h6 y luego a h5.
    .hint-3 = Por último, ve a h4.
    .yes = ¡Setenta y cinco por bando! Las tablas llegan solas, y te has salvado.

# source efcf16f9
lesson-draws-by-themselves_no-fifth-time = Ya es la cuarta vez, y tienes una dama de más. ¡Ahora gana!
    .wrong-b2-c2 = ¿Otra vuelta? ¡La quinta vez son tablas sin pedirlas!
    .wrong-b2-f2 = Ahogado: sin jugada y sin jaque. ¡También son tablas!
    .hint-1 = Tu rey vigila g2 y h2. ¡Da jaque de cerca!
    .hint-2 = Mueve la dama de b2 a g2.
    .yes = ¡Jaque mate! La rueda se ha parado, y has ganado.
    .no = Todavía no: encuentra el jaque mate antes de otra vuelta.
