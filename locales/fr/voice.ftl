### Ce qu’une voix lit : les cases et les signes d’un coup en toutes lettres, et ce que le programme dit de sa voix.

# Les lettres des colonnes, pour qu’une voix les lise comme des lettres.
# source f8327638
voice-file = { $letter ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [k] K
   *[l] L
 }
# Les numéros des rangées.
# source 9064cb02
voice-rank = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
 }
# Une case.
# source 90b66a65
voice-square = { $file } { $rank }
# La pièce d’un coup, et ce qu’un pion devient.
# source 4a2e2f68
voice-piece = { PIECE($piece) }
# source c0cc98c9
voice-becomes = devient { PIECE($piece, form: "un") }
# Les signes d’un coup, et leurs noms quand ils sont seuls.
# source e024fff9
voice-sign = { $word ->
    [takes] prend
    [to] vers
    [check] échec
    [mate] échec et mat
    [short] petit roque
    [long] grand roque
    [plus] plus
    [hash] dièse
   *[equals] égal
 }

# L’interrupteur pour qui ne lit pas encore, et ce qui est dit quand on l’allume.
# source c7ea4629
voice-read-to-me = Lis-moi tout
# source b83e449f
voice-reads = Je te lis tout.

# Il n’y a pas de voix : dit à un enfant, mène aux réglages.
# source 05f6de68
voice-not-yet = Cet ordinateur n’a pas encore de voix. Un adulte peut en ajouter une.

# Il n’y a pas de voix ; dit aux adultes, avec ce qui en apporterait une.
# source c47db037
voice-none-linux = Aucune voix trouvée. Un adulte peut installer espeak-ng.
# source ada4701b
voice-none-mac = Aucune voix pour cette langue. Un adulte peut en ajouter une : Réglages Système, Accessibilité, Contenu énoncé.
# source a7924426
voice-none-windows = Aucune voix pour cette langue. Un adulte peut en ajouter une dans les paramètres de Windows, sous « Voix ».
# source 993e5b3e
voice-none-page = Ce navigateur n’a pas de voix à lui pour cette langue. Un autre en a peut-être une.
