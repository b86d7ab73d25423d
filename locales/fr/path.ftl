### Où mène le chemin, les jeux contre le maître et le premier démarrage.

## Les pays du chemin.

land-meadow = Le pré de la tour
land-forest = La forêt du cavalier
land-fields = Les champs des pions
land-castle = Le château du roi
land-harbor = Le port des parties
land-pass = Le haut col
land-mill = Le moulin des nulles
land-fair = La fête de famille
land-course = Tout le cours

## Les jeux contre le maître.

games-title = Joue avec { -coach }
games-what = On joue à quoi ?
games-later = { $name }. D’abord : { $lesson }
games-first = D’abord : { $lesson }
games-won = { $name }. Tu l’as déjà gagné.
games-race = Course de pions
games-hunt = Chasse au roi
cry-ouch = Aïe !
cry-hey = Hé, c’était à moi !
cry-no = Oh non !
cry-mine = À moi !
cry-got = Et hop !
cry-ha = Miam, je l’ai !
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
strength-1 = essaie un peu tout
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
