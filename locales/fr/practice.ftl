### L’entraînement : l’échauffement du jour, le passeport avec ses tampons et ce que l’on peut choisir.

practice-title = Entraînement

## L’échauffement

practice-warm-up = Échauffement
practice-warm-up-new = Dix échiquiers. Demain, il y en aura de nouveaux.
practice-warm-up-left = { $left ->
    [one] { $left } échiquier t’attend encore.
   *[other] { $left } échiquiers t’attendent encore.
 }
practice-warm-up-done = Fini pour aujourd’hui ! En veux-tu encore dix ?
practice-about = Au programme aujourd’hui
practice-nothing-yet = Termine d’abord une leçon. Ensuite, des échiquiers t’attendront ici.
practice-boards-done = { $done ->
    [one] { $done } échiquier terminé sur { $total }
   *[other] { $done } échiquiers terminés sur { $total }
 }

## Le passeport

practice-passport = Passeport des règles
practice-passport-line = 10 réponses justes sur 12 au premier essai : tu gagnes un tampon.
practice-stamp-of = Pas encore de tampon : { $land }
practice-stamp-earn = Gagner le tampon
practice-stamp-day = Tampon : { $land }, { $date }
practice-stamps = { $found ->
    [one] { $found } tampon sur { $total }
   *[other] { $found } tampons sur { $total }
 }
practice-any-page = Tu connais déjà les règles ? Essaie le tampon que tu veux !

## Ce que l’on peut choisir

practice-choose = À toi de choisir
practice-level = Niveau { $level } sur { $total }
practice-level-up = Te voilà au niveau { $level } sur { $total } !
practice-crowned = Tu connais ça par cœur.

## Ce que cela a donné

practice-came = Tu as résolu { $total } échiquiers, dont { $right } au premier essai. Bravo !
practice-came-all = Les { $total } au premier essai. Un sans-faute !
practice-came-few = Tu as résolu { $total } échiquiers, dont { $right } au premier essai. On s’entraînera encore sur les autres.
practice-came-none = Tu as résolu { $total } échiquiers, bravo ! On s’entraînera encore, et ce sera plus facile.
practice-missed = Touche un échiquier pour réessayer.
practice-mended = Résolu !
practice-round-missed = { $right } sur { $total } au premier essai. Il en faut { $number } : essaie de nouveaux échiquiers !
practice-board-of = Échiquier { $step } sur { $total }
practice-stamp-won = { $right } réponses justes sur { $total }. Le tampon est à toi !
practice-stamp-missed = Tu as fait les { $total } échiquiers, dont { $right } au premier essai ! Le tampon en demande 10 : réessaie quand tu veux.
practice-stamp-asks = Pour un tampon dans ton passeport : { $total } échiquiers sans indice. Réussis-en { $number } au premier essai !
practice-stamp-so-far = Étape { $step } sur { $total }. Au premier essai : { $right }
practice-stamp-waits = Le tampon devra attendre. Continue : chaque échiquier t’aide !
practice-stop = S’arrêter ici

## Des chemins vers d’autres échiquiers

practice-ten-more = Dix échiquiers de plus
practice-ten-more-rule = S’entraîner sur cette règle