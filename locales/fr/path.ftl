### Où mène le chemin, les jeux contre le maître et le premier démarrage.

## Les pays du chemin.

land-meadow = Le pré de la tour
land-forest = La forêt du cavalier
land-fields = Les champs des pions
land-castle = Le château du roi
land-harbor = Le port des parties
land-pass = Le col de la montagne
land-mill = Le moulin de la nulle
land-fair = La fête de famille
land-course = Tout le cours

## Les jeux contre le maître.

games-title = Joue avec { -coach }
games-what = On joue à quoi ?
games-later = { $name }. D’abord : { $lesson }
games-first = D’abord : { $lesson }
games-lesson = À la leçon
games-won = { $name }. Chapeaux gagnés : { $count } sur 5.
games-race = Course de pions
games-hunt = Chasse au roi
cry-1-lost-1 = Aïe, bien vu !
cry-1-lost-2 = Hihi, ça chatouille !
cry-1-lost-3 = Attends, c’était à moi ?
cry-1-took-1 = Hein ? J’ai pris quelque chose !
cry-1-took-2 = Hihi, à moi !
cry-1-took-3 = C’est moi qui ai fait ça ?
cry-1-fled-1 = Hihi, raté !
cry-1-fled-2 = Ouf, de justesse !
cry-1-fled-3 = Coucou, par ici !
cry-1-beaten = Tu gagnes ! Hihi ! Badaboum, hors du nid !
cry-2-lost-1 = Mon goûter !
cry-2-lost-2 = Pas mon biscuit !
cry-2-lost-3 = Mon ventre gargouille !
cry-2-took-1 = Miam !
cry-2-took-2 = Miam, miam, miam !
cry-2-took-3 = Un délice !
cry-2-fled-1 = On ne me mange pas !
cry-2-fled-2 = Je suis trop rapide !
cry-2-fled-3 = Hop, je file !
cry-2-beaten = Tu gagnes ! Tu as tout mangé ! Et moi, j’ai faim !
cry-3-lost-1 = Hé ! Rends-moi ça !
cry-3-lost-2 = Pff ! J’en ai d’autres !
cry-3-lost-3 = Tu as de la chance !
cry-3-took-1 = Trop tard !
cry-3-took-2 = Chipé !
cry-3-took-3 = Attrape-moi !
cry-3-fled-1 = Raté !
cry-3-fled-2 = Nananère !
cry-3-fled-3 = Tu ne m’auras jamais !
cry-3-beaten = Tu gagnes ! Grr ! Je regardais par la fenêtre !
cry-4-lost-1 = Très intéressant !
cry-4-lost-2 = Mes lunettes sont embuées !
cry-4-lost-3 = Je l’ai presque vu venir !
cry-4-took-1 = Comme prévu !
cry-4-took-2 = Merci bien !
cry-4-took-3 = Bien pensé, non ?
cry-4-fled-1 = Je l’avais vu venir !
cry-4-fled-2 = Je connais ton plan !
cry-4-fled-3 = Bien essayé !
cry-4-beaten = Tu gagnes ! Il faut que je lise plus de livres !
cry-5-lost-1 = Quelle audace !
cry-5-lost-2 = Gardes ! Gardes !
cry-5-lost-3 = Ce n’est pas drôle !
cry-5-took-1 = Un cadeau pour moi !
cry-5-took-2 = Place, place !
cry-5-took-3 = Naturellement !
cry-5-fled-1 = Pas aujourd’hui !
cry-5-fled-2 = Je me retire !
cry-5-fled-3 = Personne ne m’attrape !
cry-5-beaten = Tu gagnes ! Hmpf ! Je boude ! Mais juste un peu !
hat-1-won = Le chapeau en coquille d’œuf est à toi !
hat-2-won = Le bonnet de laine est à toi !
hat-3-won = La casquette est à toi !
hat-4-won = Les lunettes sont à toi !
hat-5-won = La couronne est à toi !
game-race-3 = Course avec 3 pions
game-race-4 = Course avec 4 pions
game-race-8 = Course avec 8 pions
game-rook-pawns = Tour et pions
game-bishop-pawns = Fou et pions
game-knight-pawns = Cavalier et pions
game-queen-pawns = Dame et pions
game-hide-and-seek = Cache-cache
game-king-hunt-queen = Chasse au roi avec la dame
game-king-hunt-rook = Chasse au roi avec la tour
game-whole-game = Une partie entière
strength-1 = essaie un peu de tout
strength-2 = prend les cadeaux
strength-3 = regarde une fois
strength-4 = regarde deux fois
strength-5 = voit 3 coups

## Le tout premier démarrage.

welcome-hello = Bonjour ! Moi, c’est { -coach }. Viens jouer !
welcome-catch = Attrape l’étoile
welcome-voice-on = La voix est activée
welcome-voice-off = La voix est coupée
learners-me = Moi
learners-stars = Ces étoiles sont à toi ! Qui es-tu ?
learners-later = Plus tard
