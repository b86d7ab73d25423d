### Où mène le chemin, les jeux contre le maître et le premier démarrage.

## Les pays du chemin.

# source db9b10f7
land-meadow = Le pré de la tour
# source 48afefcf
land-forest = La forêt du cavalier
# source 60af028a
land-fields = Les champs des pions
# source af39fae3
land-castle = Le château du roi
# source 93228ebe
land-harbor = Le port des parties
# source 1dc473c4
land-pass = Le col de la montagne
# source 2f22c14a
land-mill = Le moulin de la nulle
# source 623729bc
land-fair = La fête de famille
# source 144d40ca
land-course = Tout le cours

## Les jeux contre le maître.

# source a48a21ed
games-title = Joue avec { -coach }
# source 745c1452
games-what = On joue à quoi ?
# source 2758a0f1
games-later = { $name }. D’abord : { $lesson }
# source f6073e6e
games-first = D’abord : { $lesson }
# source 8d9c8ec0
games-lesson = À la leçon
# source a8a6c2e5
games-won = { $name }. Chapeaux gagnés : { $count } sur 5.
# source f2720782
games-race = Course de pions
# source 015be381
games-hunt = Chasse au roi
# source a578870d
cry-1-lost-1 = Aïe, bien vu !
# source d39e9987
cry-1-lost-2 = Hihi, ça chatouille !
# source 817b3350
cry-1-lost-3 = Attends, c’était à moi ?
# source c6bef4ac
cry-1-took-1 = Hein ? J’ai pris quelque chose !
# source 1da56aa3
cry-1-took-2 = Hihi, à moi !
# source 38d9b521
cry-1-took-3 = C’est moi qui ai fait ça ?
# source d33d3a52
cry-1-fled-1 = Hihi, raté !
# source 102b0e02
cry-1-fled-2 = Ouf, de justesse !
# source fa79e1db
cry-1-fled-3 = Coucou, par ici !
# source e9fd6141
cry-1-beaten = Tu gagnes ! Hihi ! Badaboum, hors du nid !
# source ddaba9e9
cry-2-lost-1 = Mon goûter !
# source 288479e7
cry-2-lost-2 = Pas mon biscuit !
# source 574730d9
cry-2-lost-3 = Mon ventre gargouille !
# source b388f80b
cry-2-took-1 = Miam !
# source 9320db5d
cry-2-took-2 = Miam, miam, miam !
# source 0f21f1e3
cry-2-took-3 = Un délice !
# source 0a842356
cry-2-fled-1 = On ne me mange pas !
# source bd8e10bf
cry-2-fled-2 = Je suis trop rapide !
# source 1cc4b470
cry-2-fled-3 = Hop, je file !
# source 666ad6bd
cry-2-beaten = Tu gagnes ! Tu as tout mangé ! Et moi, j’ai faim !
# source 9916c9ce
cry-3-lost-1 = Hé ! Rends-moi ça !
# source c5e0743e
cry-3-lost-2 = Pff ! J’en ai d’autres !
# source db578da7
cry-3-lost-3 = Tu as de la chance !
# source 55aa6fe1
cry-3-took-1 = Trop tard !
# source 92b1a2c9
cry-3-took-2 = Chipé !
# source ec9f2840
cry-3-took-3 = Attrape-moi !
# source cdedf854
cry-3-fled-1 = Raté !
# source 5c02d152
cry-3-fled-2 = Nananère !
# source bcc92641
cry-3-fled-3 = Tu ne m’auras jamais !
# source c3911026
cry-3-beaten = Tu gagnes ! Grr ! Je regardais par la fenêtre !
# source 15754cb5
cry-4-lost-1 = Très intéressant !
# source 67dad498
cry-4-lost-2 = Mes lunettes sont embuées !
# source 6f54b4b9
cry-4-lost-3 = Je l’ai presque vu venir !
# source 6ba261e3
cry-4-took-1 = Comme prévu !
# source b858c491
cry-4-took-2 = Merci bien !
# source f5e83aac
cry-4-took-3 = Bien pensé, non ?
# source d746d748
cry-4-fled-1 = Je l’avais vu venir !
# source e6ec63d1
cry-4-fled-2 = Je connais ton plan !
# source b85f61ed
cry-4-fled-3 = Bien essayé !
# source 2ff32ab9
cry-4-beaten = Tu gagnes ! Il faut que je lise plus de livres !
# source 44696d6e
cry-5-lost-1 = Quelle audace !
# source c789e0d2
cry-5-lost-2 = Gardes ! Gardes !
# source 965c5f67
cry-5-lost-3 = Ce n’est pas drôle !
# source 41ddb663
cry-5-took-1 = Un cadeau pour moi !
# source d40818ce
cry-5-took-2 = Place, place !
# source dda458dd
cry-5-took-3 = Naturellement !
# source 70f1f9d1
cry-5-fled-1 = Pas aujourd’hui !
# source 5a8cf60f
cry-5-fled-2 = Je me retire !
# source 27712749
cry-5-fled-3 = Personne ne m’attrape !
# source ba1ccd61
cry-5-beaten = Tu gagnes ! Hmpf ! Je boude ! Mais juste un peu !
# source e7280f3c
hat-1-won = Le chapeau en coquille d’œuf est à toi !
# source f4cf61d8
hat-2-won = Le bonnet de laine est à toi !
# source d13a694c
hat-3-won = La casquette est à toi !
# source da3dad5f
hat-4-won = Les lunettes sont à toi !
# source 7480b445
hat-5-won = La couronne est à toi !
# source a1915cb3
game-race-3 = Course avec 3 pions
# source c7f8d3fd
game-race-4 = Course avec 4 pions
# source 3716ab0d
game-race-8 = Course avec 8 pions
# source 0e0cb415
game-rook-pawns = Tour et pions
# source 349f3675
game-bishop-pawns = Fou et pions
# source c4d9749d
game-knight-pawns = Cavalier et pions
# source 03481f41
game-queen-pawns = Dame et pions
# source 967cc175
game-hide-and-seek = Cache-cache
# source 0e8e208a
game-king-hunt-queen = Chasse au roi avec la dame
# source 57c83906
game-king-hunt-rook = Chasse au roi avec la tour
# source 16b5d7b9
game-whole-game = Une partie entière
# source c356df29
strength-1 = essaie un peu de tout
# source cc713e3f
strength-2 = prend les cadeaux
# source 64117578
strength-3 = regarde une fois
# source fdc20bee
strength-4 = regarde deux fois
# source 618d142d
strength-5 = voit 3 coups

## Le tout premier démarrage.

# source 46bcde88
welcome-hello = Bonjour ! Moi, c’est { -coach }. Viens jouer !
# source 43acfa46
welcome-catch = Attrape l’étoile
# source 7ca60e01
welcome-voice-on = La voix est activée
# source 0db89177
welcome-voice-off = La voix est coupée
# source e3dfde23
learners-me = Moi
# source 9b367314
player-unnamed = mon invité
# source 51609ba3
learners-stars = Ces étoiles sont à toi ! Qui es-tu ?
# source beafde61
learners-later = Plus tard
