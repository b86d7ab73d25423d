### Le jeu en famille : qui s’assied où, et ce qui se dit à une table de plusieurs ; ce que disent deux joueurs est dans ui.ftl.

## Qui joue

# source bf1568cb
family-title = Jeu en famille
# source c5b03f7f
family-line = Mettez les autres rois échec et mat : le dernier qui reste gagne ! Choisissez vos animaux, puis jouez.
# source 1f650290
family-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
# source 00f3256a
family-army = { $army ->
    [white] Blancs
    [blue] Bleus
    [black] Noirs
   *[yellow] Jaunes
 }
# A small field for years of age.
# source e980bc7b
family-age = Âge
# source eeb92b6b
family-younger = Âge : moins
# source f27faacb
family-older = Âge : plus
# source 8c5eb290
family-animal = Un autre animal
# source 4689d9e4
family-sit-down = S’asseoir
# source a673fc66
family-stand-up = Laisser cette place libre
# source c8f64da4
family-empty-seat = Personne n’est assis ici
# source 3a9692c4
family-ages-why = L’âge sert à une seule règle : qui peut quitter la table.
# source 33159393
family-begin = C’est parti !
# source 01ed0441
family-go-on = Continuer la partie : { LIST($players) }
# source 294213cb
family-small-board = Petit échiquier à deux

## À la table

# source b07addb5
family-turn = C’est à { $player } de jouer.
# source a97e7ac7
family-turn-for = { $player } joue maintenant pour { $owner }.
# source cc7de938
family-said = { COUNT($callers) ->
    [one] { LIST($callers) } donne échec ! { $victim } doit y répondre.
   *[other] { LIST($callers) } donnent échec ! { $victim } doit y répondre.
 }
# source 57d56ece
family-says-check = { $player } dit « échec ». Maintenant, il faut jouer le coup.
# source 2a309e38
family-passed = { $player } n’a aucun coup et passe.
# source e8a34016
family-mated = Échec et mat ! { $player } a maté { $victim }.
# source 5b01e22d
family-king-taken = Personne n’a dit « échec » : { $victim } perd son roi, { $player } le prend.
# source 37f14b4c
family-out = La partie est finie pour { $player }. Bien joué !
# source 65fb0c62
family-resigned = { $player } abandonne.
# source c0a7303d
family-left = { $player } quitte la table. Ses pièces dorment en attendant.
# source ec54fc75
family-returning = { $player } est de retour et rejoue dès son prochain tour.
# source 1aa7b43a
family-returned = { $player } joue de nouveau.
# source 5c4714d9
family-allied = { $player } et { $other } sont maintenant partenaires.
# source 493a2221
family-parting = { $player } et { $other } se séparent. Cela compte après un tour complet.
# source b3e6f682
family-parted = { $player } et { $other } ne sont plus partenaires.
# source 9f462774
family-rule-changed = Le surveillant change une règle. { $rule } : { $after } (Avant : { $before })
# source 244ca4d2
family-rule-now = Nouvelle règle. { $rule } : { $after }
# source a15b9542
family-took-back = On revient un pas en arrière.
# source cabbba0b
family-paused = Il ne reste qu’un joueur à la table : la partie attend.
# source 9177bf98
family-resumed = La partie continue.
# source ace9fa55
family-wins = { $player } gagne ! Merci à tous pour la partie.
# source d81176de
family-team-wins = { LIST($players) } gagnent ensemble ! Merci à tous pour la partie.
# source 04ffe08b
family-draw-no-move = On ne peut plus continuer : aucun coup, mais pas d’échec. Partie nulle.
# source cd9317cb
family-draw-dead = Ici, plus personne ne peut mater. Partie nulle.
# source 7197a6c9
family-draw-repetition = La même position est revenue trop souvent. Partie nulle.
# source c3365be6
family-draw-quiet = Trop de tours sans prise ni coup de pion : partie nulle.
# source 2722fd22
family-draw-agreed = Vous êtes tous d’accord : partie nulle. Merci à tous !
# source 65db837b
family-draw-supervisor = Le surveillant arrête la partie : ni gagnant ni perdant.
# source 4fb6a4f5
family-ask-draw = { $player } propose la nulle. { $asked }, es-tu d’accord ?
# source 4835d426
family-ask-back = { $player } voudrait revenir un pas en arrière. { $asked }, tu veux bien ?
# source bb443bfe
family-ask-ally = { $player } voudrait faire équipe avec toi. { $asked }, es-tu d’accord ?
# source 199abc67
family-declined = { $player } dit non. La partie continue.
# source 06f5c0d7
family-asked-draw = { $player } propose la nulle.
# source 616279d6
family-asked-back = { $player } demande à revenir un pas en arrière.
# source 616ff402
family-asked-ally = { $player } propose une équipe à { $other }.
# source bcb19a9c
family-moved = { $player } : { PIECE($piece) } de { $from } à { $to }.
# source e439911f
family-took = { $player } : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
# source f2d95f89
family-took-passing = { $player } : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
# source 154aa112
family-castled-short = { $player } fait le petit roque.
# source 61010c30
family-castled-long = { $player } fait le grand roque.
# source a72c572b
family-promoted = { $player } : le pion devient { PIECE($piece, form: "un") } en { $square }.
# source 1d1f1905
family-card-name = { $player }, { $age }
# source e34ddc94
family-to-move = c’est son tour
# source 4f4797db
family-waiting = attend
# source 7b82f4c3
family-away = en pause goûter
# source 0bd6fd4b
family-coming = revient au prochain tour
# source 667c5492
family-is-out = ne joue plus
# source 0a2ec5b5
family-has-won = a gagné !
# source 0837f741
family-in-check = échec donné par { LIST($players) }
# source 2b285b42
family-team = en équipe avec { LIST($players) }
# source c4830d41
family-captured = { $player } a pris
# source ea2fffbb
family-leave = Partir
# source bc0ed62a
family-return = Revenir
# source 465dc380
family-check-hint = Appuie en jouant ton coup, sinon l’échec ne compte pas.
# source f2553d81
family-check-late = { $player }, c’est échec ! Tu peux encore le dire.
# source ee2dcb04
family-no-out = { $player } ne joue plus.
# source 707ba17e
family-no-turn = Maintenant, c’est à { $player } de le faire.
# source 0ac0e9bb
family-no-call = Aucun roi n’est attaqué : il n’y a pas d’échec à dire.
# source 717f0734
family-no-call-late = Pour ce coup, c’est trop tard. Dis-le avec le prochain.
# source db5473a4
family-no-away = { $player } n’est déjà plus à la table.
# source dbcb7da0
family-no-here = { $player } est à la table.
# source 3f38bc4d
family-no-old = Seuls les enfants jusqu’à { $most } ans peuvent partir un moment.
# source 608c58cd
family-no-gap = Pour partir, il faut { $gap } ans de moins que le plus âgé.
# source 5baf16b3
family-no-ages = Personne n’a donné ton âge : tu ne peux pas partir. Demande au surveillant.
# source b8a7ac98
family-no-asking = Seul le surveillant laisse partir un joueur.
# source 315c56af
family-no-allied = Ils sont déjà partenaires.
# source e54e72e5
family-no-partner = Ils ne sont pas partenaires.
# source dd5ceb71
family-no-parting = Ils se séparent déjà. Cela compte après un tour complet.
# source 402b17a9
family-no-fixed = Les équipes restent ainsi jusqu’à la fin.
# source 1167da60
family-no-conflict = « { $rule } » ne va pas avec « { $other } ». Change d’abord celle-ci.
# source 9b80cd33
family-no-past = Il n’y a rien à reprendre.
# source deb8e966
family-no-change = C’est déjà comme ça.
# source b3d9f55e
family-no-rounds = { $moves ->
    [one] Seulement { $moves } tour tranquille.
   *[other] Seulement { $moves } tours tranquilles.
 }
# source bf23aaa1
family-supervisor = Surveillant
# source 6e88aeaa
family-supervisor-line = Un adulte peut changer n’importe quelle règle entre deux coups.
# source 1903c0db
family-normal = Échecs normaux : { $rule }
# source 66cc703b
family-here = À cette table : { $rule }
# source e5f9fd9d
family-same = Comme aux échecs normaux : { $rule }
# source 3bda59fd
family-take-back-now = Un pas en arrière
# source afa2d317
family-let-go = { $player } peut partir
# source 6556b33f
family-call-back = { $player } est de retour
# source 6b6c90c4
family-take-out = { $player } arrête
# source 3910ac48
family-declare-win = { $player } gagne
# source cd35c3b7
family-declare-draw = Finir : partie nulle
# source dc5a9ad3
family-teams = Équipes
# source 6edf4876
family-team-up = Équipe avec { $player }
# source c0dcb0da
family-part = Se séparer : { $player }
# source fd1a6490
family-teams-question = { $player }, avec qui veux-tu faire équipe ?
# source ef12f81f
family-resign-sure = { $player }, tu abandonnes ?
# source 9e34dcff
family-moves = Coups
# source 9f756489
family-copy-game = Copier la partie
# source 5bc7696b
family-copied = Toute la partie est copiée.
# source 5b9ef555
family-went-on = Voici votre partie, comme vous l’avez laissée.
# source bcd5d350
family-not-yours = C’est aux { $turn ->
    [white] Blancs
    [blue] Bleus
    [black] Noirs
   *[yellow] Jaunes
 } de jouer, et { PIECE($piece, form: "le") } en { $square } est aux { $army ->
    [white] Blancs
    [blue] Bleus
    [black] Noirs
   *[yellow] Jaunes
 }.
# source 99af0a6f
family-not-yours-but = C’est à { $player } de jouer, et { PIECE($piece, form: "le") } en { $square } est à { $owner }.
# source 455d6e5e
family-whole-screen = En plein écran
# source 31ca414f
family-declare = Joueurs et résultat
# source 76f1e283
family-who-leaves = Qui peut partir ?
# source 7365ee0c
family-leaves = { $player } s’en va
# source 4e2b9c29
family-not-a-move = Écris les deux cases du coup, par exemple e2-e4.
