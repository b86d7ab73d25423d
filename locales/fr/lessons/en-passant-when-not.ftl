### Les mots de lessons/en-passant-when-not.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 7b5bb07d
lesson-en-passant-when-not = En passant : maintenant ou jamais
    .about = Quand on peut prendre en passant, et quand on ne peut pas.
    .can = Tu sais quand prendre en passant, et quand c’est interdit !
    .notes = Objectif : vérifier trois choses avant de prendre en passant : est-ce un pion, a-t-il fait deux cases, était-ce le tout dernier coup ? En classe, jouer le dernier coup deux fois, d’un pas puis de deux ; les enfants ne lèvent la main que si le pion peut être pris. Beaucoup croient que l’occasion dure, ou qu’on prend ainsi n’importe quelle pièce. Dans certaines étapes, deux pièces sont à côté du pion : demander pourquoi l’autre ne peut pas être prise.

# source f45e8f3a
lesson-en-passant-when-not_at-once = Un pion vient de faire deux cases. Prends-le, maintenant ou jamais !
    .wrong-h5-h6 = Tu peux avancer, mais alors l’occasion est passée. Prends !
    .wrong-a2-a3 = Tu as le droit, mais alors l’occasion est passée. Prends !
    .wrong-a2-a4 = Tu as le droit, mais alors l’occasion est passée. Prends !
    .hint-1 = Il a filé de g7 à g5, juste à côté de h5.
    .hint-2 = Prends en passant, de h5 à g6.
    .yes = Un pion, deux cases, à l’instant : trois fois oui !
    .no = Ton roi peut attendre. Cette occasion, non !

# source a8d7d71e
lesson-en-passant-when-not_king-moved-last = Deux pions sont à côté du tien. Prends celui qui vient de filer !
    .because-ep-not-available = Ce pion n’a pas bougé à l’instant. Lequel a bougé ?
    .wrong-e5-e6 = Tu peux avancer, mais alors l’occasion est passée. Prends !
    .hint-1 = Quel pion noir a bougé le dernier ?
    .hint-2 = Le dernier coup allait de f7 à f5.
    .hint-3 = Prends en passant, de e5 à f6.
    .yes = Tu as vu qui a filé : seul le tout dernier coup compte !
    .no = Ton roi peut attendre. Cette occasion, non !

# source 11166d86
lesson-en-passant-when-not_too-late = Deux pions ont filé, l’un après l’autre. Attrape celui que tu peux encore prendre !
    .because-ep-chance-lost = Trop tard : le pion en g5 a filé avant. Qui a filé en dernier ?
    .wrong-a5-a6 = Tu peux avancer, mais alors cette occasion passe aussi.
    .wrong-h5-h6 = Tu peux avancer, mais alors cette occasion passe aussi.
    .hint-1 = Quel pion a filé en dernier : celui de g5 ou de b5 ?
    .hint-2 = Le pion en b5 vient d’arriver de b7.
    .hint-3 = Prends en passant, de a5 à b6.
    .yes = Maintenant ou jamais : on n’attrape que le dernier qui a filé !
    .no = Tu as le droit, mais alors cette occasion passe aussi.

# source f8f30615
lesson-en-passant-when-not_usual-capture = Ce pion a filé en f5, et le tien est en e4. Prends-le !
    .wrong-e4-e5 = Là, tu passes à côté. Regarde en diagonale : où est le pion noir ?
    .hint-1 = Ton pion en e4 prend en diagonale, comme toujours.
    .hint-2 = Joue ton pion de e4 à f5.
    .yes = Comme d’habitude ! Tu arrives en f5, là où était le pion.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde en diagonale depuis e4.

# source f590af17
lesson-en-passant-when-not_hidden-guard = Un pion a filé, mais le prendre est interdit. Enlève une pièce pour que ce soit permis !
    .because-ep-exposes-king = Les deux pions quitteraient la rangée, et quelqu’un verrait ton roi. Qui ?
    .hint-1 = Deux pions quittent la rangée d’un coup. Qui vise alors h5 ?
    .hint-2 = Regarde toute la rangée, de a5 à ton roi en h5.
    .hint-3 = La tour en a5 verrait ton roi. Enlève-la !
    .yes = Sans la tour, ton roi est à l’abri. Maintenant, tu peux prendre en passant !

# source 47770e99
lesson-en-passant-when-not_one-step = Maintenant, tu as les Noirs ! Une des trois flèches est interdite : essaie celle-là.
    .hint-1 = Le pion blanc venait de d3. Combien de pas cela fait-il ?
    .hint-2 = Un seul pas : il n’a dépassé personne.
    .hint-3 = Joue ton pion de e4 à d3. Il reviendra.
    .yes = Il n’a fait qu’un pas. Personne ne le prend en passant !
    .no = Ça, c’est permis. Cherche une autre flèche !

# source 57dbf365
lesson-en-passant-when-not_two-steps = Cette fois, le pion venait de d2. Maintenant, prends-le en passant !
    .wrong-e4-f3 = Un cavalier, belle prise ! Mais cette fois, prends en passant.
    .wrong-e4-e3 = Tu peux avancer, mais alors l’occasion est passée. Prends !
    .hint-1 = Il a filé de d2 à d4, juste à côté de e4.
    .hint-2 = Prends en passant, de e4 à d3.
    .yes = Deux cases, à l’instant : attrapé en d3 !
    .no = Tu as le droit. Cette fois, prends le pion qui a filé !

# source 9bee178f
lesson-en-passant-when-not_not-a-pawn = Ici un cavalier, là un pion : lequel peux-tu prendre en passant ?
    .because-ep-not-a-pawn = Pas le cavalier : en passant, on ne prend que des pions. Qui d’autre est à côté ?
    .wrong-b4-b3 = Tu peux avancer, mais alors l’occasion est passée. Prends !
    .hint-1 = Qui vient de filer : cavalier en c4 ou pion en a4 ?
    .hint-2 = Le pion a filé de a2 à a4.
    .hint-3 = Prends en passant, de b4 à a3.
    .yes = En passant, on ne prend que des pions. Le cavalier peut rester !
    .no = Ton roi peut attendre. Cette occasion, non !

# source 3baf96b2
lesson-en-passant-when-not_three-runners = Trois pions blancs se mettent à filer. Attrape chacun tout de suite !
    .wrong-b4-b3 = Tu peux avancer, mais alors le pion s’échappe. Prends-le !
    .wrong-c3-c2 = Ce pion peut attendre. Qui est maintenant en diagonale devant f4 ?
    .wrong-h4-h3 = Tu peux avancer, mais alors le pion s’échappe. Prends-le !
    .hint-1 = Le premier a filé en c4 : prends de b4 à c3.
    .hint-2 = Le deuxième a fait un pas, en e3. Comment un pion prend-il d’habitude ?
    .hint-3 = Prends de f4 à e3.
    .hint-4 = Le troisième a filé en g4 : prends de h4 à g3.
    .yes = En passant, comme d’habitude, en passant : personne ne t’a échappé !
    .no = Tu as le droit. Mais en ce moment, tu peux en attraper un !
