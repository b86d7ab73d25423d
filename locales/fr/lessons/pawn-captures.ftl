### Les mots de lessons/pawn-captures.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 5c82bde0
lesson-pawn-captures = Le pion prend
    .about = Un pion avance tout droit et prend en diagonale.
    .notes = Objectif : un pion avance d’une façon et prend d’une autre. Placer deux rangs d’enfants face à face, qui ne prennent qu’en diagonale devant eux. L’erreur habituelle est de prendre tout droit, ou d’aller en diagonale sur une case vide. La petite bataille de la fin se joue à deux : tirer les Blancs au sort, puis changer de couleur.

# source 830985da
lesson-pawn-captures_how = Un pion avance tout droit. Il _prend_ en diagonale, un pas en avant : c5 ou e5.

# source 7383f735
lesson-pawn-captures_straight = Essaie de prendre le cavalier tout droit : de e4 à e5.
    .hint-1 = Touche le pion en e4, puis e5.
    .hint-2 = Le pion va revenir, et ce n’est pas grave. Regarde ce qui se passe.
    .yes = Tu l’as vu : tout droit, un pion ne fait qu’avancer. Le cavalier le bloque.

# source f124f70b
lesson-pawn-captures_diagonal = Maintenant, le cavalier est en d5. Le pion peut-il le prendre ?
    .hint-1 = Qu’est-ce qui a changé ? Le cavalier n’est plus juste devant.
    .hint-2 = De e4 à d5, c’est un pas en diagonale, vers l’avant.
    .yes = Bien vu : le cavalier en d5 est à un pas en diagonale.
    .no = Regarde de e4 à d5 : un pas en diagonale. C’est ainsi qu’un pion prend.

# source d558f144
lesson-pawn-captures_empty = Maintenant, le cavalier est parti. Essaie d’aller de e4 à d5.
    .hint-1 = Touche le pion en e4, puis d5.
    .hint-2 = Il n’y a personne en d5. Essaie et regarde.
    .yes = Tu l’as vu : un pion ne va en diagonale que pour prendre.

# source b5bfdde2
lesson-pawn-captures_chain = Tu as les Noirs. Prends les { $total } cavaliers avec ton pion.
    .hint-1 = Quel cavalier est à un pas de g7, en diagonale vers l’avant ?
    .hint-2 = Prends en f6. De là, regarde e5.
    .hint-3 = Le pion a dépassé un cavalier ? Recommence : les pions ne reculent jamais.
    .yes = Les { $total } cavaliers ! Chaque pas allait en diagonale, vers l’avant.

# source 17f8392d
lesson-pawn-captures_too-far = Le premier pas peut être double. Essaie de prendre le cavalier en g4.
    .hint-1 = Touche le pion en e2, puis g4.
    .hint-2 = Compte les pas depuis e2 : f3, g4. Essaie et regarde.
    .yes = Tu l’as vu : deux pas, c’est pour avancer. Un pion prend à un pas.

# source fe727a14
lesson-pawn-captures_where-to = Touche chaque case où ce pion peut aller. Certaines pour avancer, une pour prendre.
    .hint-1 = Le pion est sur sa première case. Jusqu’où peut-il avancer ?
    .hint-2 = Il avance en e3 ou en e4. Regarde maintenant en diagonale devant lui.
    .hint-3 = Il y a un cavalier en d3. Il n’y a personne en f3.
    .yes = Les { $total } cases ! Deux pour avancer, et d3 pour prendre.
    .no = Regarde encore : tout droit pour avancer, un pas en diagonale pour prendre.

# source f22e15a3
lesson-pawn-captures_only-one = Tu as les Noirs : un seul de tes pions peut prendre. Lequel ?
    .hint-1 = Regarde à un pas en diagonale devant chaque pion noir.
    .hint-2 = Le cavalier en b5 et le fou en e4 barrent le chemin.
    .hint-3 = La tour en g6 est en diagonale devant le pion en h7.
    .yes = Tu as trouvé le pion qui vise g6. La tour est partie !
    .no = Tu as le droit, mais ce coup ne prend rien. Regarde en diagonale, vers l’avant.
    .because-pawn-cant-capture-straight = Pas encore : cette pièce est juste devant. Laquelle est en diagonale ?

# source d770e99e
lesson-pawn-captures_battle = Jouez à deux : le premier pion au bout gagne. S’il ne reste aucun coup, personne ne gagne.
    .hint-1 = Avant de jouer, regarde : un pion pourrait-il te prendre là ?
    .hint-2 = Un pion au chemin libre court jusqu’à la dernière rangée.
    .yes = Une belle bataille ! Serrez-vous la main, changez de couleur et rejouez.
