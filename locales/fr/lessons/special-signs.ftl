### Les mots de lessons/special-signs.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source f0b7cefe
lesson-special-signs = Des signes spéciaux
    .about = Les signes : échec, mat, roque, nouvelle pièce et résultat.
    .can = Tu sais lire et écrire tous les signes, même un message secret !
    .notes = Le plus, c’est l’échec, le dièse, l’échec et mat ; le signe égal annonce la nouvelle pièce, O-O et O-O-O sont les roques. Si deux pièces pareilles peuvent aller sur la case, on ajoute la colonne, ou la rangée si elles sont sur la même colonne. Lire à voix haute une courte partie que la classe joue sur les échiquiers, ou envoyer des messages comme celui de la dernière étape. Erreurs habituelles : écrire le dièse pour chaque échec impressionnant, ou ajouter une lettre quand une seule pièce peut y aller.

# source 75a4cace
lesson-special-signs_plus = Lis et joue : Ta8+. Le _plus_ veut dire : échec !
    .hint-1 = T, c’est la tour, et a8, c’est la case.
    .hint-2 = Joue la tour de a1 à a8.
    .yes = Échec ! Le roi peut fuir en h7, alors un plus suffit.
    .no = Relis : T, c’est la tour, et a8, c’est la case.
    .wrong-a1-a7 = Ce coup s’écrit Ta7. Relis la case : a8.

# source 916faf5c
lesson-special-signs_hash = Maintenant, un pion ferme h7 : c’est échec et mat ! Écris ce coup avec un _dièse_, #.
    .hint-1 = La tour va de a1 à a8.
    .hint-2 = D’abord T et la case, puis le signe du mat.
    .hint-3 = T, la case, et un dièse : Ta8#.
    .yes = C’est ça : Ta8#. Le dièse veut dire échec et mat.

# source 7805ac60
lesson-special-signs_which-file = Deux cavaliers peuvent aller en c2. Celui de a1 y va : écris-le.
    .hint-1 = Cc2 : c’est l’un ou l’autre. Dis lequel : ajoute sa colonne.
    .hint-2 = Le cavalier vient de la colonne a.
    .hint-3 = C, puis a, puis la case : Cac2.
    .yes = C’est ça : Cac2, le cavalier de la colonne a.

# source f97fe6b6
lesson-special-signs_which-row = Les deux sont sur la colonne a : la rangée aide. Lis et joue : C1c2 !
    .hint-1 = C, c’est le cavalier. Le 1 donne sa rangée.
    .hint-2 = Quel cavalier est sur la première rangée ?
    .hint-3 = Joue le cavalier de a1 à c2.
    .yes = Bien lu : C1c2, c’est le cavalier de la première rangée.
    .no = Relis : un cavalier, de la rangée 1, en c2.
    .wrong-a3-c2 = Ce coup s’écrit C3c2. Relis le chiffre : 1.

# source ba44c907
lesson-special-signs_read-it = Lis et joue : Cbd2, g3, Fg2. Puis O-O, c’est le petit roque !
    .hint-1 = Cbd2 : le cavalier de la colonne b va en d2.
    .hint-2 = Pas de majuscule dans g3 : c’est un pion qui y va.
    .hint-3 = Fg2 : le fou va de f1 à g2.
    .hint-4 = O-O : le roi va de e1 à g1.
    .yes = Tu as lu tout un plan, et ton roi est à l’abri !
    .no = Lis lettre par lettre : quelle pièce, et quelle case ?
    .wrong-f3-d2 = Cela s’écrit Cfd2. Relis la petite lettre : b.
    .wrong-c1-d2 = Cela s’écrit Fd2. La lettre C, c’est le cavalier.
    .wrong-g2-g4 = Cela s’écrit g4. Relis le chiffre : g3.

# source b2734dd1
lesson-special-signs_becomes = Maintenant, tu as les Noirs ! Lis chaque signe, puis joue : a1=C+.
    .hint-1 = Après le signe =, il y a ce que ton pion devient.
    .hint-2 = La lettre C, c’est le cavalier.
    .hint-3 = Joue le pion de a2 à a1, et choisis le cavalier.
    .yes = Un cavalier, et échec ! La nouvelle pièce vient après le signe.
    .no = Relis : le pion va en a1.
    .wrong-a2-a1-q = Cela s’écrit a1=D. Quelle pièce a la lettre C ?
    .wrong-a2-a1-r = Cela s’écrit a1=T. Quelle pièce a la lettre C ?
    .wrong-a2-a1-b = Cela s’écrit a1=F. Quelle pièce a la lettre C ?

# source a10d71a0
lesson-special-signs_castle-long = Tu fais le grand roque, en c8. Écris-le !
    .hint-1 = Le roque s’écrit avec la lettre O et de petits traits.
    .hint-2 = Le petit roque est O-O. Le grand roque a un O de plus.
    .hint-3 = Écris O-O-O.
    .yes = C’est ça : O-O-O pour le grand roque, O-O pour le petit.

# source dd40970b
lesson-special-signs_in-passing = Le pion blanc va en d4. Ton pion en e4 le prend en passant : écris-le.
    .hint-1 = Où ton pion arrive-t-il : en d4 ou en d3 ?
    .hint-2 = Il arrive en d3. Commence par sa colonne, e.
    .hint-3 = D’abord e, puis x, puis la case : exd3.
    .yes = C’est ça : exd3, la case où ton pion arrive.

# source a186ab88
lesson-special-signs_result = La dame en h4 donne échec et mat ! Qu’écrit-on sous cette partie ?
    .option-white = 1-0
    .option-white-say = Le premier nombre est pour les Blancs. Ont-ils gagné ici ?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Un demi-point chacun, c’est la nulle. Ici, un camp a gagné.
    .hint-1 = Le premier nombre est pour les Blancs, le second pour les Noirs.
    .hint-2 = Les Noirs ont gagné : 1 pour eux. Les Blancs ont 0.
    .yes = Oui : 0-1 veut dire que les Noirs ont gagné. Pour les Blancs, c’est 1-0.

# source 775f9f5f
lesson-special-signs_message = Un message secret a passé le col : dxe3, O-O, Dd2#. Joue-le !
    .hint-1 = Ton pion de la colonne d prend en passant, en e3.
    .hint-2 = O-O : le roi va de e8 à g8.
    .hint-3 = D, c’est la dame : de d8 à d2.
    .hint-4 = Le dièse dit que c’est la fin. Joue Dd2# !
    .yes = Message lu, roi attrapé : tu connais tous les signes !
    .no = Lis lettre par lettre : quelle pièce, et quelle case ?
