### Les mots de lessons/en-passant-how.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source b83aa1a6
lesson-en-passant-how = La prise en passant
    .about = Un pion a dépassé le tien, et tu peux encore le prendre.
    .can = Tu sais attraper un pion qui file à côté du tien !
    .notes = Objectif : prendre un pion qui dépasse le sien d’un double pas, et savoir qu’il quitte la case d’à côté, pas celle où l’on arrive. En classe, poser une empreinte de papier sur la case qu’il a traversée et dire : « Prends-le comme s’il était là. » Sur un vrai échiquier, faire retirer le pion pris ; beaucoup l’oublient, ou vont de côté sur le pion. Dans la partie de la fin, les pions blancs filent encore et encore : qui le voit le premier ?

# source ed68dff3
lesson-en-passant-how_first-time = Un _double pas_, juste à côté de ton pion ! Prends-le _en passant_ : suis la flèche.
    .hint-1 = Le cercle montre la case qu’il a traversée.
    .hint-2 = Joue ton pion de e5 à d6.
    .yes = Attrapé, le pion en d5 a disparu ! Partout dans le monde, on dit _en passant_.
    .no = Ton roi peut attendre. Prends avec le pion en e5.
    .wrong-e5-e6 = Tu peux avancer, mais alors le pion s’échappe. Prends en d6 !
    .because-pawn-sideways = Pas de côté : va derrière lui, sur la case qu’il a traversée.

# source b690c92b
lesson-en-passant-how_passing-way = Ton pion prend en passant et arrive en f6. Touche le pion qui quitte l’échiquier !
    .paper = Ton pion prend en passant et arrive en f6. Quel pion quitte l’échiquier ?
    .hint-1 = Où est le pion noir en ce moment ?
    .hint-2 = Il est à côté de ton pion. C’est là qu’il quitte l’échiquier.
    .yes = Le pion quitte f5, et le tien arrive en f6. Seuls les pions font ça !
    .no = Cherche le pion noir. Il quitte l’échiquier là où il est.

# source cf6cc4ec
lesson-en-passant-how_who-can = Un pion a filé en d5. Deux des tiens peuvent l’attraper : trouve-les !
    .wrong-c5-c6 = Ce pion avance. Il pourrait prendre celui d’à côté !
    .wrong-e5-e6 = Ce pion avance. Il pourrait prendre celui d’à côté !
    .hint-1 = Lesquels de tes pions sont juste à côté de d5 ?
    .hint-2 = Prends en d6 : une fois de c5, une fois de e5.
    .yes = Des deux côtés ! Les autres sont trop loin.
    .no = Pas encore : prends avec un pion juste à côté de d5.

# source c0498c3d
lesson-en-passant-how_whole-story = Tends un piège au bord de la piste ! Va en f5, attends, et prends.
    .wrong-f5-f6 = Tu peux avancer, mais alors le pion s’échappe. Prends-le !
    .hint-1 = Va de f4 à f5. Puis regarde bien le pion noir.
    .hint-2 = Il a filé en g5. Prends de f5 à g6.
    .yes = Clac ! Le piège s’est refermé.
    .no = Ton roi peut attendre. C’est ton pion qui tend le piège.

# source 41827ab4
lesson-en-passant-how_two-runners = Deux pions veulent filer à toute vitesse. Attrape-les tous les deux !
    .wrong-e5-e6 = Tu peux avancer, mais alors le pion s’échappe. Prends-le !
    .wrong-b5-b6 = Tu peux avancer, mais alors le pion s’échappe. Prends-le !
    .hint-1 = Le premier a filé en d5. Lequel de tes pions est à côté ?
    .hint-2 = Prends de e5 à d6.
    .hint-3 = Le second a filé en a5. Prends de b5 à a6.
    .yes = Tous les deux ! Personne ne t’échappe.
    .no = Pas encore : prends le pion qui vient de filer.

# source 2bf3de8b
lesson-en-passant-how_black-takes = Maintenant, tu as les Noirs ! Un pion blanc a filé aussi : prends-le en passant.
    .hint-1 = Le cercle montre la case qu’il a traversée.
    .hint-2 = Joue ton pion de b4 à c3.
    .yes = Ton pion est en c3, et le pion en c4 a disparu.
    .no = Ton roi peut attendre. Prends avec le pion en b4.
    .wrong-b4-b3 = Tu peux avancer, mais alors le pion s’échappe. Prends en c3 !
    .because-pawn-sideways = Pas de côté : va derrière lui, sur la case qu’il a traversée.

# source 9443865d
lesson-en-passant-how_out-of-check = Le pion en c4 donne échec. Prends-le !
    .hint-1 = Le pion en b3 protège c4 : ton roi ne peut pas prendre.
    .hint-2 = Le pion blanc venait de c2. Quelle case a-t-il traversée ?
    .hint-3 = Prends en passant, de b4 à c3.
    .yes = Pris en passant : plus de pion, plus d’échec !
    .no = Pas encore : prends le pion qui a filé en c4.
    .because-king-captures-protected = Pas avec le roi : le pion en b3 protège c4. Qui d’autre peut prendre ?

# source 56446b63
lesson-en-passant-how_last-run = Les Blancs n’auraient pas dû filer ! Trouve les deux mats.
    .wrong-c1-b2 = Échec ! Mais le roi prend ta dame.
    .wrong-c1-a1 = Échec ! Mais le roi prend ta dame.
    .wrong-c1-a3 = Échec ! Mais le roi prend ta dame.
    .hint-1 = Ta dame surveille a1, b1, b2 et a3. Laisse-la en c1.
    .hint-2 = Lesquels de tes pions sont à côté de b4 ?
    .hint-3 = Prends en passant en b3 : de a4 ou de c4.
    .yes = Les deux ! Un pion donne échec, et l’autre le protège.
    .no = Pas encore : un pion doit donner échec en b3.

# source 76552bda
lesson-en-passant-how_pawn-fight = Mène un pion au bout avant moi ! Attrape ceux qui filent.
    .hint-1 = Un de mes pions vient de faire deux cases ? Regarde à côté de lui !
    .hint-2 = Prends ce que tu peux, puis cours vers la dernière rangée.
    .yes = Ton pion est arrivé ! Tu as gagné la course.
