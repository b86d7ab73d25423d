### Les mots de lessons/pawn-captures.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source da1baf51
lesson-pawn-captures = Le pion prend
    .about = Un pion avance tout droit et prend en diagonale.
    .can = Tes pions savent avancer et prendre !
    .notes = Objectif : un pion avance d’une façon et prend d’une autre. Placer deux rangs d’enfants face à face, qui ne prennent qu’en diagonale devant eux. L’erreur habituelle est de prendre tout droit, ou d’aller en diagonale sur une case vide. Dans la bataille de la fin, demander avant chaque coup : lequel de mes pions peut prendre, et lequel peut être pris ?

# source 11289e0a
lesson-pawn-captures_how = Un pion _prend_ en diagonale, un pas en avant. Prends les trois !
    .hint-1 = Suis la flèche.
    .hint-2 = Puis regarde encore en diagonale devant toi.
    .hint-3 = Prends en d4, e5 et d6.
    .yes = Zig, zag, zig : les trois sont partis !

# source 8e7b8c0f
lesson-pawn-captures_empty = Il n’y a personne en d5. Essaie d’y aller avec ton pion !
    .hint-1 = Touche le pion en e4, puis le bout de la flèche.
    .hint-2 = Joue de e4 à d5. Le pion reviendra.
    .yes = S’il n’y a rien à prendre, un pion avance tout droit.
    .no = Ça, c’est permis. Cette fois, suis la flèche !

# source d4b7c342
lesson-pawn-captures_straight = Le cavalier est juste devant ton pion en d4. Quel pion peut le prendre ?
    .hint-1 = Tout droit, un pion ne fait qu’avancer.
    .hint-2 = Le pion en e4 a le cavalier en diagonale devant lui.
    .hint-3 = Prends en d5 avec le pion en e4.
    .yes = En diagonale, oui ! Tout droit, un pion ne prend rien.
    .because-pawn-cant-capture-straight = Boum ! Tout droit, un pion ne prend rien.

# source 58633210
lesson-pawn-captures_too-far = Maintenant, essaie de prendre le cavalier en g4, là-bas au loin !
    .hint-1 = Touche le pion en e2, puis le cavalier en g4.
    .hint-2 = Joue de e2 à g4. Le pion reviendra.
    .yes = Les grands pas servent à avancer, jamais à prendre.
    .no = Ça, c’est permis. Cette fois, suis la flèche !

# source e1d91315
lesson-pawn-captures_where-to = Ton pion peut avancer ou prendre. Joue les { $total } coups !
    .hint-1 = Le pion est sur sa première case. Jusqu’où peut-il avancer ?
    .hint-2 = Il avance en e3 ou en e4. Regarde maintenant en diagonale devant lui.
    .hint-3 = Il y a un cavalier en d3. Il n’y a personne en f3.
    .yes = Les { $total } coups ! Deux pour avancer, et d3 pour prendre.

# source a954812c
lesson-pawn-captures_zigzag = Avance et prends ! Attrape les { $total } pièces en { $best } coups.
    .hint-1 = Où doit être le pion pour prendre la tour ?
    .hint-2 = Fais d’abord un seul pas : en c3.
    .hint-3 = Va en c3, d4, d5, e6, f7.
    .yes = Miam, tu as tout mangé !

# source 0d552974
lesson-pawn-captures_chain = Maintenant, tu as les Noirs ! Prends les { $total } cavaliers avec ton pion.
    .hint-1 = Quel cavalier est à un pas de g7, en diagonale vers l’avant ?
    .hint-2 = Prends en f6. De là, regarde e5.
    .hint-3 = Le pion a dépassé un cavalier ? Recommence : les pions ne reculent jamais.
    .yes = Les { $total } cavaliers ! Chaque pas allait en diagonale, vers l’avant.

# source 404a159e
lesson-pawn-captures_only-one = Un seul de tes pions peut prendre. À toi !
    .hint-1 = Regarde à un pas en diagonale devant chaque pion noir.
    .hint-2 = Cavalier et fou sont juste devant : aucun pion ne les prend.
    .hint-3 = La tour en g6 est en diagonale devant le pion en h7.
    .yes = Tu as trouvé le pion qui vise g6. La tour est partie !
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde en diagonale, vers l’avant.
    .because-pawn-cant-capture-straight = Pas encore : cette pièce est juste devant. Laquelle est en diagonale ?

# source 22605ddb
lesson-pawn-captures_look-first = Un pas ou deux ? Avance là où aucun pion ne te prend !
    .hint-1 = Les pions blancs regardent aussi en diagonale.
    .hint-2 = Le pion en b4 vise c5. Le pion en h4 vise g5.
    .hint-3 = Fais un seul pas : en c6 ou en g6.
    .yes = Là, personne ne te mord !
    .wrong-c7-c5 = Les pions en b4 et d4 visent c5. Un pas suffit !
    .wrong-g7-g5 = Le pion en h4 vise g5. Un pas suffit !

# source 70c07f61
lesson-pawn-captures_battle = Une bataille : le premier pion au bout gagne ! Si quelqu’un ne peut plus jouer, personne ne gagne.
    .hint-1 = Avant de jouer, regarde : un de tes pions peut-il prendre ?
    .hint-2 = La voie est libre ? Fais courir ton pion jusqu’au bout !
    .yes = Ton pion est passé. Quelle bataille !
