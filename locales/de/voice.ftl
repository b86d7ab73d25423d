### Was eine Stimme vorliest: Felder und Zeichen eines Zuges als Wörter, und was das Programm über seine Stimme sagt.

# Die Buchstaben der Linien, so dass eine Stimme sie als Buchstaben liest.
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
# Die Zahlen der Reihen.
# source 9064cb02
voice-rank = { $number ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
 }
# Ein Feld.
# source 90b66a65
voice-square = { $file } { $rank }
# Die Figur eines Zuges, und was ein Bauer wird.
# source 4a2e2f68
voice-piece = { PIECE($piece) }
# source c0cc98c9
voice-becomes = wird { PIECE($piece, form: "ein-nom") }
# Die Zeichen eines Zuges, und ihre eigenen Namen, wo sie allein stehen.
# source e024fff9
voice-sign = { $word ->
    [takes] schlägt
    [to] nach
    [check] Schach
    [mate] Matt
    [short] kurze Rochade
    [long] lange Rochade
    [plus] Plus
    [hash] Doppelkreuz
   *[equals] Gleichheitszeichen
 }

# Der Schalter für Kinder, die noch nicht lesen, und was beim Einschalten gesagt wird.
# source c7ea4629
voice-read-to-me = Lies mir vor
# source b83e449f
voice-reads = Ich lese dir alles vor.

# Es gibt keine Stimme: zu einem Kind gesagt, führt zu den Einstellungen.
# source 05f6de68
voice-not-yet = Dieser Computer hat noch keine Stimme. Ein Erwachsener kann ihm eine geben.

# Es gibt keine Stimme; den Erwachsenen gesagt, was eine bringt.
# source c47db037
voice-none-linux = Keine Stimme gefunden. Ein Erwachsener kann espeak-ng installieren.
# source ada4701b
voice-none-mac = Keine Stimme für diese Sprache. Ein Erwachsener kann eine laden: Systemeinstellungen, Bedienungshilfen, Gesprochene Inhalte.
# source a7924426
voice-none-windows = Keine Stimme für diese Sprache. Ein Erwachsener kann sie in den Windows-Einstellungen unter „Sprache“ laden.
# source 993e5b3e
voice-none-page = Dieser Browser hat keine eigene Stimme für diese Sprache. Ein anderer hat vielleicht eine.
