### Les mots de lessons/two-armies.toml.
###
### Phrases courtes : douze mots au plus, deux phrases à la fois. Nomme la case et la pièce.

# source 9304c024
lesson-two-armies = Deux armées
    .about = Six sortes de pièces, seize dans chaque camp.
    .can = Tu connais les deux armées, pièce par pièce !
    .notes = Objectif : connaître les deux armées pièce par pièce : six sortes, seize dans chaque camp, chacune en face de sa jumelle, et le roi comme la seule qu’il ne faut jamais perdre. Cacher une pièce de chaque sorte dans un sac et la faire reconnaître au toucher. Puis enlever une pièce de l’échiquier complet pendant que personne ne regarde : qui manque ? Le roi et la dame se confondent souvent : le roi porte une croix, la dame une couronne à pointes. Pour les intrus, l’ordre compte : qui protège qui ?

# source fe15e3c5
lesson-two-armies_knights = Deux bateaux arrivent avec deux équipages. Touche les { $total } cavaliers !
    .paper = Deux bateaux arrivent avec deux équipages. Trouve les { $total } cavaliers !
    .hint-1 = Cherche des oreilles et une crinière, sur les deux bateaux.
    .hint-2 = Les Blancs en ont deux : en b1 et g1.
    .yes = Les { $total } cavaliers ! Chaque équipage en a deux.
    .no = Cherche une tête de cheval : des oreilles et une crinière.

# source 2fdeb562
lesson-two-armies_six-kinds = Six sortes, six étoiles ! Attrape-les toutes en { $best } coups.
    .hint-1 = Chaque étoile attend une autre sorte. Joue avec les six !
    .hint-2 = Le pion et le roi ont les plus proches : b4 et f2.
    .hint-3 = Tour en a6, fou en g5, dame en d7, cavalier en h3.
    .yes = Pion, tour, cavalier, fou, dame et roi : ton équipage sait tout faire !

# source 100a0020
lesson-two-armies_stowaway = Un passager clandestin ! Prends la pièce noire cachée chez les Blancs.
    .hint-1 = Regarde ta première rangée. Qui est foncé, là ?
    .hint-2 = Un fou noir est assis en g1. Qui est à côté ?
    .hint-3 = Prends en g1 avec la tour de h1.
    .yes = Dehors ! Le bateau est de nouveau à toi.
    .no = Tu as le droit, mais le clandestin est encore à bord.

# source 21fee3b1
lesson-two-armies_sixteen = Compte l’équipage blanc, grands et petits. Combien sont à bord ?
    .hint-1 = Compte une rangée. L’autre est aussi longue.
    .hint-2 = Huit pions devant, et huit autres derrière.
    .yes = Oui : 16 ! Et l’équipage noir est aussi grand.
    .option-eight = 8
    .option-eight-say = C’est une seule rangée. Il y en a une autre !
    .option-twelve = 12
    .option-twelve-say = Un peu plus ! Compte les deux rangées, case par case.
    .option-sixteen = 16

# source 2b4c97bb
lesson-two-armies_twin = Chaque pièce a sa jumelle sur l’autre bateau. Prends-en une !
    .hint-1 = Une colonne n’a pas de pions. Laquelle ?
    .hint-2 = De a1, ta tour voit sa jumelle au bout de la colonne.
    .hint-3 = Prends la tour en a8 avec ta tour.
    .yes = Attrapée ! Chaque pièce est juste en face de sa jumelle.
    .no = Tu as le droit, mais tu ne prends rien. Quel chemin est libre ?
    .wrong-a1-a7 = Encore un pas, et tu l’as !

# source 8f1ef8e2
lesson-two-armies_most-important = Maintenant, tu as les Noirs ! Deux pièces sont attaquées : sauve la plus importante.
    .because-still-in-check = Ton roi est en échec ! C’est lui qu’il ne faut jamais perdre.
    .hint-1 = Le cavalier attaque le roi et la dame. Lequel ne faut-il jamais perdre ?
    .hint-2 = Joue le roi, par exemple en d7.
    .yes = Le roi est à l’abri ! Sans dame, la partie continue ; sans roi, jamais.

# source e767de89
lesson-two-armies_missing = Il manque quelqu’un sur ton bateau ! Remets la pièce sur sa case.
    .hint-1 = Regarde la rangée de ton roi. Quelle case est vide ?
    .hint-2 = Compare les deux bateaux : qui n’a pas de jumeau ?
    .hint-3 = Le jumeau du fou en c1 a sa place en c8.
    .yes = Le fou est revenu en c8 : ton équipage est au complet !
    .no = Pas encore. Regarde la rangée de ton roi.

# source 1b472c24
lesson-two-armies_strangers = Trois intrus sur ton bateau ! Prends-les tous, sans perdre personne.
    .hint-1 = Ton fou pourrait prendre la tour en e7. Mais qui la protège ?
    .hint-2 = Le cavalier en c6 protège la tour en e7. Prends d’abord le cavalier.
    .hint-3 = Prends en c6 avec la tour. Puis en e7 et en h4 avec le fou.
    .yes = Tous les trois sont partis, et tout ton équipage est à l’abri !

# source ee9a543c
lesson-two-armies_ship-fight = Bateau contre bateau ! Prends tout ce que j’ai, sauf le roi.
    .hint-1 = Ta dame voit loin. Que peut-elle prendre sans danger ?
    .hint-2 = Avant chaque coup : que pourrais-je te prendre ?
    .yes = Il ne reste que mon roi à bord. Bien joué !
