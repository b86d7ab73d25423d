### Les mots de lessons/resign-and-agree.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 328abed4
lesson-resign-and-agree = Abandonner ou se mettre d’accord
    .about = Comment finir une partie avec des mots.
    .can = Tu sais abandonner ou faire nulle par accord, mais jamais trop tôt !
    .notes = Objectif : savoir qu’une partie peut finir par des mots : un camp abandonne, à tout moment, ou les deux se mettent d’accord sur la nulle. Le jouer devant la classe avec un échiquier : jouer, proposer, serrer la main, refuser, continuer. Idées courantes : qu’il faut accepter une proposition de nulle, ou qu’on ne peut abandonner qu’à son tour. Une main tendue en dit trop peu : faire demander. Le sauvetage et la dernière partie montrent pourquoi on n’abandonne pas trop tôt : l’autre camp peut se tromper.

# source e110b388
lesson-resign-and-agree_who-wins = C’est ton tour, mais les Noirs disent : j’_abandonne_ ! Touche le roi qui gagne.
    .paper = C’est ton tour, mais les Noirs disent : j’_abandonne_ ! Quel roi gagne ?
    .hint-1 = Abandonner, c’est dire : tu as gagné. Certains couchent doucement leur roi.
    .hint-2 = Les Noirs ont abandonné. Touche l’autre roi, en e1.
    .yes = Tu gagnes aussitôt ! On peut abandonner à tout moment.
    .no = Regarde encore : les Noirs ont abandonné. Quel roi reste ?

# source f1bcfa4e
lesson-resign-and-agree_not-yet = Ça va mal pour toi, mais n’abandonne jamais trop tôt ! Envoie ta tour enragée.
    .wrong-g5-h5 = Échec, mais le roi se sauve en g7. Donne échec juste à côté de lui !
    .hint-1 = Ton roi en h1 ne peut pas jouer. Et si on prend ta tour ?
    .hint-2 = Donne échec juste à côté du roi, en g8.
    .hint-3 = Va en g8. Puis suis le roi en g7.
    .yes = Plus de tour, plus aucun coup : c’est pat, la partie est nulle !
    .no = Pas encore : donne échec juste à côté du roi.

# source 699d28a8
lesson-resign-and-agree_good-moment = Tu veux la nulle. Touche dans l’ordre : que fais-tu d’abord ?
    .paper = Tu veux la nulle. Que fais-tu d’abord, et ensuite ?
    .hint-1 = D’abord ton coup, puis tes mots. Quand les Noirs réfléchissent, chut !
    .hint-2 = Proposer ne suffit pas : les Noirs doivent être d’accord.
    .option-move = Je joue mon coup
    .option-offer = Je tends la main : je propose la nulle
    .option-hand = Les Noirs la serrent
    .option-over = La partie est nulle
    .yes = Oui : ton coup, ta proposition, une poignée de main. Tout le monde est d’accord !
    .no = Pas encore : on parle après son coup. Ensuite, les Noirs répondent.

# source b5cc285f
lesson-resign-and-agree_silent-hand = Un joueur tend la main et ne dit rien. Qu’est-ce que cela veut dire ?
    .option-resign = Toujours : j’abandonne
    .option-resign-say = Peut-être. Cela pourrait aussi être une proposition de nulle.
    .option-ask = Personne ne le sait : demande
    .option-draw = Toujours : je propose la nulle
    .option-draw-say = Peut-être. Cela pourrait aussi vouloir dire : j’abandonne.
    .hint-1 = Une main peut-elle vouloir dire plusieurs choses ?
    .hint-2 = L’un abandonne ainsi, l’autre propose la nulle.
    .yes = Oui : une main seule en dit trop peu. Demande d’abord.

# source 579b0171
lesson-resign-and-agree_clocks = Les Noirs arrêtent la _pendule_ et lèvent la main. Que veulent-ils dire ?
    .option-resigns = Les Noirs abandonnent
    .option-resigns-say = Personne ne l’a dit. Arrêter la pendule, ce n’est pas abandonner.
    .option-arbiter = Les Noirs appellent l’arbitre
    .option-draw = La partie est nulle
    .option-draw-say = Pour une nulle, il faut l’accord des deux.
    .hint-1 = Qui a besoin d’aide arrête d’abord la pendule.
    .yes = Oui : les Noirs ont une question, et la partie n’est pas finie.

# source 08836816
lesson-resign-and-agree_end-it = Une partie à deux ! Un coup chacun, puis mettez-vous d’accord ou abandonnez.
    .hint-1 = Jouez les pions ou les rois : d’abord les Blancs, puis les Noirs.
    .hint-2 = Après deux coups, les boutons de fin apparaissent.

# source 0ba3a181
lesson-resign-and-agree_a-move-instead = Maintenant, tu as les Noirs, et les Blancs proposent la nulle. Dis non : prends une pièce !
    .wrong-d4-f3 = Échec, mais les Blancs prennent ton cavalier. Cherche quelque chose à prendre !
    .hint-1 = Personne n’est obligé d’accepter. Un coup veut dire : non, merci !
    .hint-2 = Ton cavalier peut prendre la dame en e2.
    .yes = Non, merci ! Ton coup l’a dit, et la dame est à toi.
    .no = Ce coup dit non, lui aussi. Mais il y a quelque chose à prendre !

# source 2baa5bdd
lesson-resign-and-agree_look-first = Tu veux proposer la nulle. Regarde d’abord : trouve l’échec et mat !
    .hint-1 = La tour en a2 retient le roi sur la première rangée.
    .hint-2 = Laisse cette tour en a2. Joue celle de b3.
    .hint-3 = Joue la tour de b3 à b1.
    .yes = Échec et mat ! Tu as regardé d’abord : plus besoin de proposer la nulle.
    .wrong-a2-a1 = Échec, mais le roi s’échappe en f2. Laisse cette tour en a2 !
    .wrong-b3-g3 = Échec, mais le roi va en f1 ou en h1. Pense à la première rangée !

# source 7d21cd8b
lesson-resign-and-agree_on-paper = Tu as les Noirs et tu abandonnes sur ta feuille de partie. Que peux-tu écrire ?
    .option-white = 1-0
    .option-word = J’abandonne
    .option-black = 0-1
    .option-black-say = Cela dit que les Noirs gagnent. C’est l’abandon des Blancs.
    .hint-1 = Qui gagne quand les Noirs abandonnent ?
    .hint-2 = Le premier nombre est pour les Blancs.
    .yes = Oui : écris 1-0 ou que tu abandonnes, ou entoure le résultat.

# source 9bc62478
lesson-resign-and-agree_fight-on = J’ai une dame et bien plus encore. N’abandonne pas : prends tout !
    .hint-1 = Je me trompe parfois. Prends ce que personne ne protège !
    .hint-2 = Garde tes tours à l’abri. C’est ma dame qui vaut le plus.
    .yes = Tu n’as jamais abandonné, et tu as gagné !
