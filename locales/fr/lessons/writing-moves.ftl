### Les mots de lessons/writing-moves.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 994860a7
lesson-writing-moves = Les coups sur le papier
    .about = Une lettre pour la pièce, puis sa case. Les pions n’en ont pas.
    .notes = Les enfants écrivent les coups comme en tournoi : la lettre de la pièce, un x pour une prise, la case. Donner à chaque paire une feuille à deux colonnes : l’un joue, l’autre écrit. Erreurs habituelles : écrire R pour la dame, parce qu’on l’appelle souvent reine, ou P pour un pion ; un pion qui prend commence par la lettre de sa colonne. Les lettres changent d’un pays à l’autre, les cases sont partout les mêmes.

# source 8a21aad8
lesson-writing-moves_letters = Roi R, dame D, tour T, fou F, cavalier C. Le cavalier en f3 s’écrit Cf3.

# source 5cf52c3d
lesson-writing-moves_pawn = Un pion n’a pas de lettre. Écris le coup du pion en e4.
    .hint-1 = Écris seulement la case où le pion arrive.
    .hint-2 = Une lettre et un chiffre : e4.
    .yes = C’est ça : e4. Pas de majuscule, c’est donc un pion.

# source 02980220
lesson-writing-moves_knight = Écris maintenant le coup du cavalier de g1 à f3.
    .hint-1 = Par quelle lettre commence le mot cavalier ?
    .hint-2 = D’abord C, puis la case : Cf3.
    .yes = C’est ça : Cf3. D’abord la lettre, puis la case.

# source abfd1505
lesson-writing-moves_rook-goes = La tour va de d1 à d5. Écris le coup.
    .hint-1 = Quelle lettre a la tour ?
    .hint-2 = D’abord T, puis la case : Td5.
    .yes = C’est ça : Td5. La case d5 était vide.

# source 15f3efe4
lesson-writing-moves_rook-takes = Maintenant, la tour prend le pion en d5. Écris-le : un x veut dire prend.
    .hint-1 = Le x se met entre la lettre et la case.
    .hint-2 = T, puis x, puis la case : Txd5.
    .yes = C’est ça : Txd5, la tour prend en d5.

# source 1311b6e6
lesson-writing-moves_pawn-takes = Tu as les Noirs, et le pion en e5 prend en d4. Écris le coup.
    .hint-1 = Un pion n’a pas de lettre. Commence par sa colonne.
    .hint-2 = Le pion vient de la colonne e, alors commence par e.
    .hint-3 = D’abord e, puis x, puis la case : exd4.
    .yes = C’est ça : exd4. On voit d’où venait le pion.

# source e97981b1
lesson-writing-moves_read-and-play = Maintenant, lis et joue. Tu as les Noirs : e5, puis Cc6, puis a6.
    .hint-1 = Pas de majuscule : c’est un pion. D’abord, le pion va en e5.
    .hint-2 = C, c’est le cavalier. Quel cavalier peut aller en c6 ?
    .hint-3 = À la fin, encore un pion, de a7 à a6.
    .yes = Tu as lu les trois coups : e5, Cc6 et a6.
    .no = Regarde encore la lettre et la case.
    .wrong-g8-f6 = Ce coup s’écrit Cf6. Relis la case : c6.
    .wrong-d7-d6 = Ce coup s’écrit d6. Relis bien les lettres.

# source 9478f4b7
lesson-writing-moves_real-board = Sur un vrai échiquier, jouez cinq coups chacun et notez-les. Quelqu’un peut-il les rejouer ?
