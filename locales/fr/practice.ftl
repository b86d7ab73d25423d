### L’entraînement : l’échauffement du jour, le passeport avec ses tampons et ce que l’on peut choisir.

practice-title = Entraînement

## L’échauffement

practice-warm-up = Échauffement
practice-warm-up-new = Dix échiquiers. Demain, il y en aura de nouveaux.
practice-warm-up-left = { $left ->
    [one] { $left } échiquier t’attend encore.
   *[other] { $left } échiquiers t’attendent encore.
 }
practice-warm-up-done = Fini pour aujourd’hui ! Demain, il y aura de nouveaux échiquiers.
practice-nothing-yet = Termine d’abord une leçon. Ensuite, des échiquiers t’attendront ici.
practice-boards-done = { $done } échiquiers faits sur { $total }

## Le passeport

practice-passport = Passeport des règles
practice-passport-line = 10 réponses justes sur 12, sans indice : c’est un tampon.
practice-stamp-of = Tampon : { $land }
practice-stamp-day = Tampon : { $land }, { $date }
practice-stamps = { $found } tampons sur { $total }
practice-any-page = Tu connais déjà les règles ? Essaie la page que tu veux !

## Ce que l’on peut choisir

practice-choose = Choisis toi-même
practice-level = Niveau { $level } sur { $total }
practice-crowned = Tu sais ça par cœur.

## Ce que cela a donné

practice-came = { $right } sur { $total } du premier coup. Bravo !
practice-came-all = Les { $total } du premier coup. Quelle série !
practice-came-few = { $right } sur { $total } du premier coup. Le reste viendra en t’entraînant.
practice-stamp-won = { $right } réponses justes sur { $total }. Le tampon est à toi !
practice-stamp-missed = { $right } réponses justes sur { $total }. Il en faut 10 pour le tampon. Réessaie quand tu veux !

## Des chemins vers d’autres échiquiers

practice-ten-more = Dix autres comme ça
practice-ten-more-rule = S’entraîner à cette règle
