### Les mots de lessons/en-passant-when-not.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5eea515b
lesson-en-passant-when-not = En passant : maintenant ou jamais
    .about = Quand la prise en passant est permise, et quand elle est interdite.
    .notes = Objectif : vérifier trois choses avant de prendre en passant : est-ce un pion, a-t-il fait un double pas, était-ce le tout dernier coup ? En classe, jouer deux fois le dernier coup, une fois d’un pas, une fois de deux, et ne faire lever la main que quand la prise est possible. Beaucoup croient que la chance reste, ou que l’on peut prendre ainsi n’importe quelle pièce.

# source c5d5db88
lesson-en-passant-when-not_three-questions = Demande-toi : est-ce un pion, a-t-il fait deux pas, à l’instant ? Trois fois oui : tu peux prendre.

# source 76977c58
lesson-en-passant-when-not_at-once = Les Noirs viennent d’aller de g7 à g5. Ton pion peut-il prendre en passant en g6 ?
    .hint-1 = Est-ce un pion ? A-t-il fait deux pas à l’instant ?
    .hint-2 = Le cercle montre la case qu’il a sautée : g6.
    .yes = Bien vu : un pion, deux pas, et à l’instant.
    .no = Un pion a fait deux pas, et c’était le dernier coup.

# source 588d4e55
lesson-en-passant-when-not_too-late = Chaque camp a joué encore un coup. Essaie de prendre en passant en g6.
    .hint-1 = Touche le pion en h5, puis g6.
    .hint-2 = Le cercle en g6 a disparu. Essaie et regarde.
    .yes = Tu l’as vu : la chance ne dure qu’un coup.

# source 844cd099
lesson-en-passant-when-not_two-steps = Tu as les Noirs, et les Blancs vont de d2 à d4. Peux-tu prendre en d3 ?
    .hint-1 = Regarde le pion blanc : d’où est-il parti ?
    .hint-2 = Il a fait deux pas et dépassé ton pion en e4.
    .yes = Bien vu : il va de d2 à d4, tu prends en d3.
    .no = Il vient de sauter d3, alors tu peux le prendre là.

# source b19b4b02
lesson-en-passant-when-not_one-step = Cette fois, le pion blanc vient de d3. Peux-tu prendre en d3 ?
    .hint-1 = Compte les pas du pion blanc.
    .hint-2 = De d3 à d4, c’est un pas. Il n’a rien sauté.
    .yes = Bien vu : un seul pas, alors pas de prise en passant.
    .no = Le pion est allé de d3 à d4 : un pas. Il en faut deux.

# source 90102bb9
lesson-en-passant-when-not_not-a-pawn = Tu as les Noirs, et un cavalier s’est posé en c4. Essaie de le prendre en passant.
    .hint-1 = Touche le pion en b4, puis c3.
    .hint-2 = La pièce en c4 est un cavalier. Essaie et regarde.
    .yes = Tu l’as vu : on ne prend en passant qu’un pion.

# source 47e4227f
lesson-en-passant-when-not_king-moved-last = Les Noirs viennent de jouer le roi en e7. Ton pion peut-il prendre en passant en d6 ?
    .hint-1 = Quelle pièce noire a joué en dernier ?
    .hint-2 = On prend en passant juste après le double pas du pion.
    .yes = Bien vu : le dernier coup était celui du roi, pas du pion.
    .no = Le pion est en d5 depuis plus longtemps. Le roi a joué en dernier.

# source 9e5ca63b
lesson-en-passant-when-not_open-row = Difficile : le pion est allé en f5. Essaie de le prendre en passant en f6.
    .hint-1 = Regarde toute la rangée, de a5 à ton roi en h5.
    .hint-2 = Deux pions quittent la rangée d’un coup. Qui vise alors h5 ?
    .hint-3 = Touche le pion en e5, puis f6.
    .yes = Tu l’as vu : même en passant, ton propre roi doit rester en sécurité.

# source 931c9812
lesson-en-passant-when-not_usual-capture = Le pion est allé en f5, et le tien est en e4. Prends-le !
    .hint-1 = Ton pion en e4 prend en diagonale, comme toujours.
    .hint-2 = Touche le pion en e4, puis f5.
    .yes = Une prise ordinaire : tu es en f5, là où était le pion.
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde en diagonale depuis e4.
    .wrong-e4-e5 = Ton pion passe à côté. Prends avec lui : où est le pion noir ?
