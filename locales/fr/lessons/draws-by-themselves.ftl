### Les mots de lessons/draws-by-themselves.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 15f13038
lesson-draws-by-themselves = La nulle vient toute seule
    .about = Cinq fois la même position, soixante-quinze coups tranquilles : nulle, sans rien demander.
    .can = Tu sais quand la nulle vient toute seule !
    .notes = Pour les experts : la troisième fois et les cinquante coups se réclament ; la cinquième fois et les soixante-quinze coups finissent la partie tout seuls. Qui a compris la roue du moulin peut essayer cette leçon ; sans elle, il ne manque rien aux autres. Faire taper dans les mains à la troisième fois et se lever à la cinquième. Erreur habituelle : croire qu’après soixante-quinze coups la partie est nulle même si le dernier est mat ; le mat passe avant. Dans les deux dernières étapes, demander qui veut la nulle et qui doit la fuir.

# source 85596675
lesson-draws-by-themselves_five-times = Personne n’a rien réclamé, et c’est la quatrième fois ! Cavalier en f3, puis retour.
    .hint-1 = Joue le cavalier de g1 à f3.
    .hint-2 = Après le coup des Noirs, ramène-le en g1.
    .yes = La cinquième fois : la partie est nulle. Personne n’a besoin de le demander.
    .no = Pas là : va en f3 avec le cavalier, puis rentre.

# source 0b922ba5
lesson-draws-by-themselves_five-times-ask = Voici le départ pour la cinquième fois. Que se passe-t-il ?
    .option-claim = La nulle, si quelqu’un la réclame
    .option-claim-say = C’était ainsi à la troisième fois. Maintenant, on ne demande plus à personne.
    .option-itself = La nulle vient toute seule
    .option-on = On continue
    .option-on-say = C’est fini : la cinquième fois termine la partie.
    .hint-1 = Trois fois : quelqu’un réclame la nulle. Et cinq fois ?
    .hint-2 = À la cinquième fois, plus personne n’a le choix.
    .yes = Oui : la cinquième fois termine la partie toute seule.

# source 02452aed
lesson-draws-by-themselves_seventy-five = Les Noirs en sont à soixante-quinze coups tranquilles, toi à soixante-quatorze. Suis la flèche !
    .hint-1 = Joue la tour de a1 à a5.
    .hint-2 = C’est ton soixante-quinzième coup tranquille. Regarde ce qui se passe.
    .yes = Soixante-quinze coups tranquilles chacun : la partie est nulle. Personne n’a besoin de le demander.
    .no = Pas là : suis la flèche, jusqu’en a5.

# source 9dac7a24
lesson-draws-by-themselves_mate-first = Le même compte. Quel dernier coup gagne quand même ?
    .hint-1 = Le roi noir ne peut pas quitter la huitième rangée. Regarde-la bien !
    .hint-2 = Le roi blanc surveille g7 et h7. Qui surveille g8 ?
    .hint-3 = Joue la tour de a1 à a8.
    .yes = Le mat passe avant : tu gagnes, quel que soit le compte.
    .no = Encore tranquille : soixante-quinze chacun, nulle ! Cherche le mat.

# source 081d2545
lesson-draws-by-themselves_hold-on = Maintenant, tu as les Noirs. Trois coups tranquilles, et la partie est nulle : cours !
    .wrong-h7-h8 = Alors la tour mate en h1. Pas dans le coin !
    .wrong-h6-h7 = Alors la tour mate en h1. Cours de l’autre côté !
    .wrong-h5-h6 = Alors la tour mate en h1. Cours de l’autre côté !
    .hint-1 = Jamais juste en face du roi blanc, ni dans le coin.
    .hint-2 = Va en h6, puis en h5.
    .hint-3 = Pour finir, va en h4.
    .yes = Soixante-quinze chacun ! La nulle vient toute seule, c’est sauvé.

# source efcf16f9
lesson-draws-by-themselves_no-fifth-time = Déjà la quatrième fois, et tu as une dame de plus. Gagne !
    .wrong-b2-c2 = Encore un tour ? La cinquième fois, la nulle vient toute seule !
    .wrong-b2-f2 = Pat : aucun coup, et pas d’échec. Là aussi, la partie est nulle !
    .hint-1 = Ton roi surveille g2 et h2. Donne échec de tout près !
    .hint-2 = Joue la dame de b2 à g2.
    .yes = Échec et mat ! La roue s’arrête, et tu as gagné.
    .no = Pas encore : trouve le mat avant que la roue ne tourne.
