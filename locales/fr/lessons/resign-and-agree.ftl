### Les mots de lessons/resign-and-agree.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 09c688c4
lesson-resign-and-agree = Abandonner et se mettre d’accord
    .about = Comment les joueurs terminent une partie avec des mots.
    .notes = Les enfants apprennent qu’une partie peut finir par des mots : un camp abandonne, ou les deux sont d’accord pour la nulle. Le jouer devant la classe avec un échiquier : proposer, se serrer la main, refuser, continuer. Idées habituelles : une proposition de nulle doit être acceptée, et l’on ne peut abandonner qu’à son tour. Encourager les débutants à continuer : l’autre camp peut se tromper.

# source 26b580e4
lesson-resign-and-agree_resign = _Abandonner_, c’est renoncer à la partie. Dis-le, ou couche doucement ton roi.

# source d0f9b9ac
lesson-resign-and-agree_who-wins = Les Noirs n’ont plus d’espoir et abandonnent. Comment finit la partie ?
    .option-mate = On joue jusqu’au mat
    .option-mate-say = On ne joue plus : abandonner met aussitôt fin à la partie.
    .option-white = Les Blancs gagnent
    .option-draw = La partie est nulle
    .option-draw-say = Ici, personne n’a accepté la nulle. Un camp a abandonné.
    .hint-1 = Abandonner, c’est renoncer à toute la partie.
    .hint-2 = Les Noirs abandonnent. Quel camp reste-t-il ?
    .yes = Oui : les Noirs ont abandonné, alors les Blancs gagnent aussitôt.

# source e05070cc
lesson-resign-and-agree_any-time = Maintenant, c’est aux Blancs. Les Noirs peuvent-ils quand même abandonner ?
    .option-any = Oui, à tout moment
    .option-turn = Non, seulement à leur tour
    .hint-1 = Abandonner n’est pas un coup. Aucune pièce ne bouge.
    .hint-2 = Les Noirs disent deux mots : « J’abandonne. »
    .yes = Oui : un joueur peut abandonner à tout moment.
    .no = Les Noirs n’ont pas besoin d’attendre leur tour. Il suffit de le dire.

# source 04b61e6f
lesson-resign-and-agree_good-moment = Tu as les Blancs et tu veux proposer la nulle. Quand le dis-tu ?
    .option-thinking = Pendant que les Noirs réfléchissent
    .option-thinking-say = Pas encore : cela dérange les Noirs. Quel moment est assez calme ?
    .option-again = Après chaque coup, encore et encore
    .option-again-say = Une fois suffit. Demander encore et encore dérange.
    .option-after = Une fois, juste après mon coup
    .hint-1 = Pense aux Noirs : quand des mots les dérangent-ils le moins ?
    .hint-2 = D’abord ton coup, puis ta proposition.
    .yes = Oui : tu joues d’abord, puis tu dis : je propose la nulle.

# source 2f44035b
lesson-resign-and-agree_handshake = Les Blancs jouent en d2 et proposent la nulle. Les Noirs serrent la main : et maintenant ?
    .option-draw = La partie est nulle
    .option-white = Les Blancs ont abandonné
    .option-on = On continue
    .hint-1 = Les Blancs ont proposé la nulle. Que dit la main des Noirs ?
    .hint-2 = Serrer la main veut dire : oui, d’accord.
    .yes = Oui : les deux sont d’accord, alors la partie est aussitôt nulle.
    .no = Regarde encore : les Blancs ont demandé, la main des Noirs dit oui.

# source 2a06cce2
lesson-resign-and-agree_a-move-instead = La même proposition, mais les Noirs jouent en d7. Et maintenant ?
    .option-draw = La partie est nulle
    .option-black = Les Noirs perdent
    .option-black-say = Personne n’est obligé de dire oui. Les Noirs veulent seulement jouer.
    .option-on = On continue
    .hint-1 = Les Noirs ont-ils dit oui à la nulle ?
    .hint-2 = Un coup au lieu d’une réponse veut dire : non, merci.
    .yes = Oui : personne n’est obligé d’accepter. Jouer un coup, c’est dire non.
    .no = Pour la nulle, il faut être deux d’accord. Les Noirs ont joué.

# source 39f0cb0c
lesson-resign-and-agree_silent-hand = Un joueur tend la main sans rien dire. Que veut-il dire ?
    .option-resign = Toujours : j’abandonne
    .option-resign-say = Peut-être. Mais cela peut aussi être une proposition de nulle.
    .option-ask = On ne sait pas : on demande
    .option-draw = Toujours : je propose la nulle
    .option-draw-say = Peut-être. Mais cela peut aussi vouloir dire : j’abandonne.
    .hint-1 = Une main peut-elle vouloir dire plusieurs choses ?
    .hint-2 = L’un abandonne ainsi, l’autre propose la nulle.
    .yes = Oui : une main seule ne dit pas tout. Demande d’abord.

# source 8deb0863
lesson-resign-and-agree_look-first = Tu as les Noirs et tu penses à proposer la nulle. Regarde d’abord : trouve le mat !
    .hint-1 = La tour en a2 retient le roi sur la première rangée.
    .hint-2 = Laisse cette tour à sa place. Joue la tour en b3.
    .hint-3 = Joue la tour de b3 à b1.
    .yes = Échec et mat ! Tu as regardé d’abord, et la nulle n’était pas utile.
    .wrong-a2-a1 = Échec, mais le roi s’échappe en f2. La tour en a2 doit rester.
    .wrong-b3-g3 = Échec, mais le roi va en f1 ou en h1. Donne échec sur la première rangée.

# source 73ff30b2
lesson-resign-and-agree_end-it = Une partie à deux ! Jouez chacun un coup, puis faites nulle ou abandonnez.
    .hint-1 = Jouez les pions ou les rois, d’abord les Blancs, puis les Noirs.
    .hint-2 = Après deux coups, les boutons pour finir apparaissent.
