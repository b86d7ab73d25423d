### Les mots de lessons/castling-myths.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source a6eddde2
lesson-castling-myths = Roque : vrai ou faux ?
    .about = C’est toi l’arbitre. On raconte de drôles de choses sur le roque.
    .can = Aucune histoire inventée sur le roque ne peut te tromper !
    .notes = Objectif : juger le roque d’après la règle et non d’après ce qu’on raconte : ce qui compte, c’est le passé du roi et de la tour, et les cases du roi. En classe, lire chaque affirmation à voix haute ; les enfants montrent le pouce levé ou baissé avant que quelqu’un essaie le coup. Croyances habituelles : un ancien échec empêche de roquer, le coup d’une tour gâche les deux côtés, une nouvelle tour dans le coin vaut l’ancienne, un roi rentré chez lui peut roquer encore. La dernière étape est une surprise : le roque donne mat.

# source baccf35f
lesson-castling-myths_blocked-a-check = Après un échec, on ne roque plus, disent certains. Sois l’arbitre : essaie !
    .hint-1 = Le fou a bloqué l’échec. Ton roi ou ta tour ont-ils déjà bougé ?
    .hint-2 = Personne ne donne échec maintenant. Joue le roi de e1 à g1.
    .yes = C’est inventé ! Un échec bloqué est oublié.
    .no = Tu as le droit. Cette fois, essaie de roquer !

# source 93d89838
lesson-castling-myths_ran-from-check = Cette fois, ton roi est parti, puis revenu. Peut-il roquer maintenant ?
    .hint-1 = Où ton roi est-il allé ?
    .hint-2 = Il est allé en e2, puis revenu en e1.
    .yes = Bien vu : l’échec ne compte pas, mais le roi a bougé.
    .no = Le roi était en e2. Un roi qui a bougé une fois ne roque plus.

# source a3af8973
lesson-castling-myths_only-a-rook = Deux roques sont dessinés, et l’un est inventé. Essaie celui-là !
    .hint-1 = Qui est dans le coin en a1, et qui en h1 ?
    .hint-2 = Il y a un cavalier en h1. Un cavalier roque-t-il ?
    .hint-3 = Joue le roi de e1 à g1. Il reviendra.
    .yes = C’est inventé : seuls le roi et la tour roquent !
    .no = Celui-là est vrai ! Cherche le roque inventé.

# source 2b1375de
lesson-castling-myths_new-rook = Un fou a pris ta tour en h1, une autre a repris. Roque du côté permis !
    .because-castle-rook-captured = La tour en h1 est nouvelle, elle vient de h5. Essaie de l’autre côté !
    .hint-1 = Quelle tour n’a jamais bougé : celle de a1 ou celle de h1 ?
    .hint-2 = La tour en h1 vient de h5. Ce n’est qu’une remplaçante.
    .hint-3 = Joue le roi de e1 à c1.
    .yes = La tour de a1 attendait depuis le début. La nouvelle ne peut pas roquer !
    .no = Roquer, c’est jouer le roi de deux cases. Quelle tour n’a jamais bougé ?

# source 6e7772ea
lesson-castling-myths_one-side-safe = Une tour vise b1, un fou vise f1. Roque du côté permis !
    .because-castle-through-check = Pas de ce côté : le fou en a6 attaque f1.
    .hint-1 = Quelles cases le roi toucherait-il de chaque côté ?
    .hint-2 = Au petit roque, il touche f1. Au grand, seule la tour passe par b1.
    .hint-3 = Joue le roi de e1 à c1.
    .yes = Seule la tour passe par b1. Les cases du roi sont sûres !
    .no = Cette fois, roque : joue le roi de deux cases.

# source 28c548f0
lesson-castling-myths_twice = Ton roi a roqué, puis il est rentré, et une tour attend. Essaie de roquer encore !
    .hint-1 = Ton roi est déjà allé en c1. C’est là qu’il a roqué.
    .hint-2 = Combien de fois un roi peut-il roquer dans une partie ?
    .hint-3 = Joue le roi de e1 à g1. Il reviendra.
    .yes = C’est inventé ! Un roi roque une fois par partie, jamais deux.
    .no = Ça, c’est permis. Cette fois, essaie de roquer encore !

# source f5f32afb
lesson-castling-myths_up-the-column = La tour en e8 était un pion. Roque de son côté : essaie !
    .hint-1 = Où étaient les tours blanches au départ ?
    .hint-2 = Joue le roi de e1 à e3. Il reviendra.
    .yes = C’est inventé ! Le roi et la tour doivent être sur la même rangée.
    .no = Ça, c’est permis. Cette fois, roque du côté de e8 !

# source e329c2ea
lesson-castling-myths_that-rook-moved = Maintenant, tu as les Noirs, et une tour s’est promenée. Roque du côté permis !
    .because-castle-rook-moved = La tour en a8 s’est promenée : elle ne roque plus. Essaie de l’autre côté !
    .hint-1 = Quelle tour s’est promenée : celle de a8 ou celle de h8 ?
    .hint-2 = La tour en h8 a attendu tout le temps.
    .hint-3 = Joue le roi de e8 à g8.
    .yes = Une tour a perdu sa chance, l’autre l’a gardée.
    .no = Roquer, c’est jouer le roi de deux cases. Quelle tour n’a jamais bougé ?

# source 140ef8d4
lesson-castling-myths_pawn-became-rook = La tour en h8 était un pion au début. Roque du côté permis !
    .because-castle-right-lost = Cette tour était un pion, elle est arrivée plus tard. Essaie de l’autre côté !
    .hint-1 = Quelle tour est dans son coin depuis le début ?
    .hint-2 = La tour en a8 n’a jamais bougé.
    .hint-3 = Joue le roi de e8 à c8.
    .yes = Une vraie tour, mais venue trop tard. Seule une tour du début peut roquer !
    .no = Roquer, c’est jouer le roi de deux cases. Quelle tour n’a jamais bougé ?

# source b930027b
lesson-castling-myths_castle-mate = Le roi blanc est loin de chez lui. Roque et c’est fini : vrai ou faux ?
    .wrong-a8-d8 = Échec ! Mais le roi se faufile en c7.
    .wrong-h5-h6 = Échec ! Mais le roi s’écarte.
    .wrong-a8-c8 = Pat : ni échec ni issue. La partie serait nulle.
    .hint-1 = Le roi blanc veut se faufiler en c7. Qui peut surveiller cette case ?
    .hint-2 = Ton propre roi surveille c7 s’il est en c8.
    .hint-3 = Fais le grand roque : joue le roi de e8 à c8.
    .yes = Vrai ! La tour donne échec, et ton roi ferme la dernière porte : mat.
    .no = Pas encore : donne échec, et ferme aussi la porte en c7.
