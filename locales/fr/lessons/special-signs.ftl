### Les mots de lessons/special-signs.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 61596541
lesson-special-signs = Des signes spéciaux
    .about = Les signes : échec, mat, roque, nouvelle pièce et résultat.
    .notes = Le plus, c’est l’échec, le dièse, l’échec et mat ; le signe égal annonce la nouvelle pièce, O-O et O-O-O sont les roques. Si deux pièces pareilles peuvent aller sur la case, on ajoute la colonne, ou la rangée si elles sont sur la même colonne. Lire à voix haute une courte partie que la classe joue sur les échiquiers. Erreurs habituelles : écrire le dièse pour chaque échec impressionnant, ou ajouter une lettre quand une seule pièce peut y aller.

# source 633b7538
lesson-special-signs_signs = Ta8+ a un _plus_ : le coup donne échec. Ta8# a un _dièse_ : c’est échec et mat.

# source 4f25c473
lesson-special-signs_plus = La tour va en a8, et le roi peut fuir en h7. Écris-le.
    .hint-1 = Est-ce échec, ou échec et mat ? La case h7 est libre.
    .hint-2 = T, la case, et un plus pour l’échec : Ta8+.
    .yes = C’est ça : Ta8+. Le plus veut dire échec.

# source 25658885
lesson-special-signs_hash = Maintenant, il y a un pion en h7. La tour va en a8 : écris-le.
    .hint-1 = Après ce coup, le roi noir peut-il aller quelque part ?
    .hint-2 = Non, c’est échec et mat. Quel signe le dit ?
    .hint-3 = T, la case, et un dièse : Ta8#.
    .yes = C’est ça : Ta8#. Le dièse veut dire échec et mat.

# source 02ffe0b8
lesson-special-signs_becomes = Tu as les Noirs. Le pion va en a1 et devient une dame : écris-le.
    .hint-1 = D’abord la case, puis = et la lettre de la nouvelle pièce.
    .hint-2 = La lettre de la dame est D.
    .hint-3 = Écris a1=D.
    .yes = C’est ça : a1=D. La nouvelle pièce vient après le signe.

# source 631883d4
lesson-special-signs_which-file = Deux cavaliers peuvent aller en c2. Celui de a1 y va : écris-le.
    .hint-1 = Cc2, cela peut être les deux. Dis lequel : ajoute sa colonne.
    .hint-2 = Le cavalier vient de la colonne a.
    .hint-3 = C, puis a, puis la case : Cac2.
    .yes = C’est ça : Cac2, le cavalier de la colonne a.

# source a6cbaff7
lesson-special-signs_which-row = Maintenant, les deux cavaliers sont sur la colonne a. Celui de a1 va en c2 : écris-le.
    .hint-1 = La colonne est la même, elle n’aide pas. Ajoute la rangée.
    .hint-2 = Le cavalier vient de la première rangée.
    .hint-3 = C, puis 1, puis la case : C1c2.
    .yes = C’est ça : C1c2, le cavalier de la première rangée.

# source ef8f059b
lesson-special-signs_read-it = Lis ce coup et joue-le : Cbd2.
    .hint-1 = Deux cavaliers peuvent aller en d2 : de b1 et de f3.
    .hint-2 = Le petit b nomme la colonne : le cavalier de b1.
    .yes = Bien lu : le cavalier de la colonne b est allé en d2.
    .no = Lis les lettres une par une : C, puis b, puis d2.
    .wrong-f3-d2 = Cela s’écrit Cfd2. Relis la petite lettre : b.
    .wrong-c1-d2 = Cela s’écrit Fd2. La lettre C, c’est le cavalier.

# source 86df441e
lesson-special-signs_castle-long = Tu as les Noirs et tu fais le grand roque, en c8. Écris-le.
    .hint-1 = Le roque s’écrit avec la lettre O et de petits traits.
    .hint-2 = Le petit roque est O-O. Le grand roque a un O de plus.
    .hint-3 = Écris O-O-O.
    .yes = C’est ça : O-O-O pour le grand roque, O-O pour le petit.

# source c7839013
lesson-special-signs_in-passing = Le pion blanc va en d4. Ton pion en e4 le prend en passant : écris-le.
    .hint-1 = Où ton pion arrive-t-il : en d4 ou en d3 ?
    .hint-2 = Il arrive en d3. Commence par sa colonne, e.
    .hint-3 = D’abord e, puis x, puis la case : exd3.
    .yes = C’est ça : exd3, la case où ton pion arrive.

# source 99feb4c0
lesson-special-signs_result = La dame en h4 donne échec et mat ! Qu’écrit-on sous cette partie ?
    .option-white = 1-0
    .option-white-say = Le premier nombre est pour les Blancs. Ont-ils gagné ici ?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Un demi-point chacun, c’est la nulle. Ici, un camp a gagné.
    .hint-1 = Le premier nombre est pour les Blancs, le second pour les Noirs.
    .hint-2 = Les Noirs ont gagné : 1 pour eux. Les Blancs ont 0.
    .yes = Oui : 0-1 veut dire que les Noirs ont gagné. Pour les Blancs, c’est 1-0.
