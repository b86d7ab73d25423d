### L’entraînement : l’échauffement du jour, le passeport avec ses tampons et ce que l’on peut choisir.

# source 8f3e64f9
practice-title = Entraînement

## L’échauffement

# source 6bde9b3a
practice-warm-up = Échauffement
# source f9e302f7
practice-warm-up-new = Dix exercices. Demain, il y en aura de nouveaux.
# source 7469c94e
practice-warm-up-left = { $left ->
    [one] { $left } exercice t’attend encore.
   *[other] { $left } exercices t’attendent encore.
 }
# source ce1eee8b
practice-warm-up-done = Fini pour aujourd’hui ! En veux-tu encore dix ?
# source 87980966
practice-about = Au programme aujourd’hui
# source e7080947
practice-nothing-yet = Termine d’abord une leçon. Ensuite, des exercices t’attendront ici.
# source 27433eac
practice-boards-done = { $done ->
    [one] { $done } exercice terminé sur { $total }
   *[other] { $done } exercices terminés sur { $total }
 }

## Le passeport

# source cf90f0ed
practice-passport = Passeport des règles
# source 7b4c0554
practice-passport-line = 10 réponses justes sur 12 au premier essai : tu gagnes un tampon.
# source 87fa1f28
practice-stamp-of = Pas encore de tampon : { $land }
# source a631c31a
practice-stamp-earn = Gagner le tampon
# source 362a2c14
practice-stamp-day = Tampon : { $land }, { $date }
# source 5a3032af
practice-stamps = { $found ->
    [one] { $found } tampon sur { $total }
   *[other] { $found } tampons sur { $total }
 }
# source ef61be6a
practice-any-page = Tu connais déjà les règles ? Essaie le tampon que tu veux !

## Ce que l’on peut choisir

# source fb51f44f
practice-choose = À toi de choisir
# source 4eca6d15
practice-level = Niveau { $level } sur { $total }
# source 576bd5e2
practice-level-up = Te voilà au niveau { $level } sur { $total } !
# source 669bfb31
practice-crowned = Tu connais ça par cœur.

## Ce que cela a donné

# source 71e4ca86
practice-came = Tu as résolu { $total } exercices, dont { $right } au premier essai. Bravo !
# source 747d9144
practice-came-all = Les { $total } au premier essai. Un sans-faute !
# source 49ffd296
practice-came-few = Tu as résolu { $total } exercices, dont { $right } au premier essai. On s’entraînera encore sur les autres.
# source 566eae24
practice-came-none = Tu as résolu { $total } exercices, bravo ! On s’entraînera encore, et ce sera plus facile.
# source 79dc7eee
practice-missed = Touche un exercice pour réessayer.
# source 6dbbf045
practice-mended = Résolu !
# source d2c7f2d5
practice-round-missed = { $right } sur { $total } au premier essai. Il en faut { $number } : essaie de nouveaux exercices !
# source 59badae7
practice-board-of = Exercice { $step } sur { $total }
# source 181b01e6
practice-stamp-won = { $right } réponses justes sur { $total }. Le tampon est à toi !
# source c0ec8763
practice-stamp-missed = Tu as fait les { $total } exercices, dont { $right } au premier essai ! Le tampon en demande 10 : réessaie quand tu veux.
# source 0cb74618
practice-stamp-asks = Pour un tampon dans ton passeport : { $total } exercices sans indice. Réussis-en { $number } au premier essai !
# source ca1dde02
practice-stamp-so-far = Étape { $step } sur { $total }. Au premier essai : { $right }
# source 3f67d2f5
practice-stamp-waits = Le tampon devra attendre. Continue : chaque exercice t’aide !
# source e572ca26
practice-stop = S’arrêter ici

## Des chemins vers d’autres échiquiers

# source fc5e4950
practice-ten-more = Dix exercices de plus
# source 7431e73d
practice-ten-more-rule = S’entraîner sur cette règle