### Le jeu en famille : qui s’assied où, et ce qui se dit à une table de plusieurs ; ce que disent deux joueurs est dans ui.ftl.

## Qui joue

family-title = Jeu en famille
family-line = Mettez les autres rois échec et mat : le dernier qui reste gagne ! Choisissez vos animaux, puis jouez.
family-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
family-army = { $army ->
    [white] Blancs
    [blue] Bleus
    [black] Noirs
   *[yellow] Jaunes
 }
# A small field for years of age.
family-age = Âge
family-younger = Âge : moins
family-older = Âge : plus
family-animal = Un autre animal
family-sit-down = S’asseoir
family-stand-up = Laisser cette place libre
family-empty-seat = Personne n’est assis ici
family-ages-why = L’âge sert à une seule règle : qui peut quitter la table.
family-begin = C’est parti !
family-go-on = Continuer la partie : { LIST($players) }
family-small-board = Petit échiquier à deux

## À la table

family-turn = C’est à { $player } de jouer.
family-turn-for = { $player } joue maintenant pour { $owner }.
family-said = { COUNT($callers) ->
    [one] { LIST($callers) } donne échec ! { $victim } doit y répondre.
   *[other] { LIST($callers) } donnent échec ! { $victim } doit y répondre.
 }
family-says-check = { $player } dit « échec ». Maintenant, il faut jouer le coup.
family-passed = { $player } n’a aucun coup et passe.
family-mated = Échec et mat ! { $player } a maté { $victim }.
family-king-taken = Personne n’a dit « échec » : { $victim } perd son roi, { $player } le prend.
family-out = La partie est finie pour { $player }. Bien joué !
family-resigned = { $player } abandonne.
family-left = { $player } quitte la table. Ses pièces dorment en attendant.
family-returning = { $player } est de retour et rejoue dès son prochain tour.
family-returned = { $player } joue de nouveau.
family-allied = { $player } et { $other } sont maintenant partenaires.
family-parting = { $player } et { $other } se séparent. Cela compte après un tour complet.
family-parted = { $player } et { $other } ne sont plus partenaires.
family-rule-changed = Le surveillant change une règle. { $rule } : { $after } (Avant : { $before })
family-rule-now = Nouvelle règle. { $rule } : { $after }
family-took-back = On revient un pas en arrière.
family-paused = Il ne reste qu’un joueur à la table : la partie attend.
family-resumed = La partie continue.
family-wins = { $player } gagne ! Merci à tous pour la partie.
family-team-wins = { LIST($players) } gagnent ensemble ! Merci à tous pour la partie.
family-draw-no-move = On ne peut plus continuer : aucun coup, mais pas d’échec. Partie nulle.
family-draw-dead = Ici, plus personne ne peut mater. Partie nulle.
family-draw-repetition = La même position est revenue trop souvent. Partie nulle.
family-draw-quiet = Trop de tours sans prise ni coup de pion : partie nulle.
family-draw-agreed = Vous êtes tous d’accord : partie nulle. Merci à tous !
family-draw-supervisor = Le surveillant arrête la partie : ni gagnant ni perdant.
family-ask-draw = { $player } propose la nulle. { $asked }, es-tu d’accord ?
family-ask-back = { $player } voudrait revenir un pas en arrière. { $asked }, tu veux bien ?
family-ask-ally = { $player } voudrait faire équipe avec toi. { $asked }, es-tu d’accord ?
family-declined = { $player } dit non. La partie continue.
family-asked-draw = { $player } propose la nulle.
family-asked-back = { $player } demande à revenir un pas en arrière.
family-asked-ally = { $player } propose une équipe à { $other }.
family-moved = { $player } : { PIECE($piece) } de { $from } à { $to }.
family-took = { $player } : { PIECE($piece, form: "le") } { $from } prend { PIECE($taken, form: "le") } en { $square }.
family-took-passing = { $player } : le pion { $from } prend en passant le pion en { $square } et arrive en { $to }.
family-castled-short = { $player } fait le petit roque.
family-castled-long = { $player } fait le grand roque.
family-promoted = { $player } : le pion devient { PIECE($piece, form: "un") } en { $square }.
family-card-name = { $player }, { $age }
family-to-move = c’est son tour
family-waiting = attend
family-away = en pause goûter
family-coming = revient au prochain tour
family-is-out = ne joue plus
family-has-won = a gagné !
family-in-check = échec donné par { LIST($players) }
family-team = en équipe avec { LIST($players) }
family-captured = { $player } a pris
family-leave = Partir
family-return = Revenir
family-check-hint = Appuie en jouant ton coup, sinon l’échec ne compte pas.
family-check-late = { $player }, c’est échec ! Tu peux encore le dire.
family-no-out = { $player } ne joue plus.
family-no-turn = Maintenant, c’est à { $player } de le faire.
family-no-call = Aucun roi n’est attaqué : il n’y a pas d’échec à dire.
family-no-call-late = Pour ce coup, c’est trop tard. Dis-le avec le prochain.
family-no-away = { $player } n’est déjà plus à la table.
family-no-here = { $player } est à la table.
family-no-old = Seuls les enfants jusqu’à { $most } ans peuvent partir un moment.
family-no-gap = Pour partir, il faut { $gap } ans de moins que le plus âgé.
family-no-ages = Personne n’a donné ton âge : tu ne peux pas partir. Demande au surveillant.
family-no-asking = Seul le surveillant laisse partir un joueur.
family-no-allied = Ils sont déjà partenaires.
family-no-partner = Ils ne sont pas partenaires.
family-no-parting = Ils se séparent déjà. Cela compte après un tour complet.
family-no-fixed = Les équipes restent ainsi jusqu’à la fin.
family-no-conflict = « { $rule } » ne va pas avec « { $other } ». Change d’abord celle-ci.
family-no-past = Il n’y a rien à reprendre.
family-no-change = C’est déjà comme ça.
family-no-rounds = { $moves ->
    [one] Seulement { $moves } tour tranquille.
   *[other] Seulement { $moves } tours tranquilles.
 }
family-supervisor = Surveillant
family-supervisor-line = Un adulte peut changer n’importe quelle règle entre deux coups.
family-normal = Échecs normaux : { $rule }
family-here = À cette table : { $rule }
family-same = Comme aux échecs normaux : { $rule }
family-take-back-now = Un pas en arrière
family-let-go = { $player } peut partir
family-call-back = { $player } est de retour
family-take-out = { $player } arrête
family-declare-win = { $player } gagne
family-declare-draw = Finir : partie nulle
family-teams = Équipes
family-team-up = Équipe avec { $player }
family-part = Se séparer : { $player }
family-teams-question = { $player }, avec qui veux-tu faire équipe ?
family-resign-sure = { $player }, tu abandonnes ?
family-moves = Coups
family-copy-game = Copier la partie
family-copied = Toute la partie est copiée.
family-went-on = Voici votre partie, comme vous l’avez laissée.
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
family-not-yours-but = C’est à { $player } de jouer, et { PIECE($piece, form: "le") } en { $square } est à { $owner }.
family-whole-screen = En plein écran
family-declare = Joueurs et résultat
family-who-leaves = Qui peut partir ?
family-leaves = { $player } s’en va
family-not-a-move = Écris les deux cases du coup, par exemple e2-e4.
