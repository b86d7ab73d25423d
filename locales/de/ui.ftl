### Die Bildschirme: Knöpfe, die alltäglichen Worte des Trainers, Mitteilungen.

## Das Programm

# The language's name in the language itself.
language-name = Deutsch
app-name = Squarewise

## Der erste Bildschirm

home-hello = Hallo, { $learner }!
home-go-on = Weiter geht’s, { $learner }!
home-hello-you = Hallo!
home-go-on-you = Weiter geht’s!
home-place = Schritt { $step } von { $total }: { $lesson }
home-first = Fang an mit: { $lesson }
home-next = Als Nächstes: { $lesson }
home-all-done = Du hast alle Lektionen geschafft. Spiel eine noch einmal!
home-no-lessons = Hier sind keine Lektionen zu finden.
home-lessons-coming = Deine eigenen Lektionen werden gerade gelesen. Gleich stehen sie hier.
home-lesson-coming = Die Lektion „{ $lesson }“ öffnet sich, sobald sie gelesen ist.
home-shelf-count = { $done } von { $total }
home-certificate-kept = Geschafft! Deine Urkunde kann gedruckt werden: { $file }
home-certificate-not-kept = Die Urkunde ließ sich nicht speichern. Frag einen Erwachsenen.
home-sound-on = Der Ton ist an
home-sound-off = Der Ton ist aus
home-show-cards = Alle Lektionen als Karten zeigen
home-show-path = Den Weg zeigen
home-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
 }
home-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
home-own-lesson = Eigene Lektion
home-replaces = Ersetzt eine eingebaute Lektion
home-about-foreign = Nur auf { $language }
table-title = Zu zweit spielen
referee-title = Darf ich das?
rulebook-title = Die Regeln
learners-title = Wer lernt heute?

# Regale mit Lektionen
shelf-board = Das Brett
shelf-pieces = Wie die Figuren ziehen
shelf-safety = Wert und Schutz
shelf-check = Schach, Matt, Patt
shelf-special-moves = Besondere Züge
shelf-ending-the-game = Wie eine Partie endet
shelf-first-game = Deine erste Partie
shelf-family-game = Das Familienspiel
shelf-games = Spiele mit { -coach }
shelf-other = Weitere Lektionen
shelf-own = { $name }

# Wer lernt, wählt ein Tier.
animal-owl = Eule
animal-fox = Fuchs
animal-bear = Bär
animal-hare = Hase
animal-frog = Frosch
animal-mouse = Maus
animal-penguin = Pinguin
animal-turtle = Schildkröte

# Wer lernt
learners-hello = Hallo! Wer lernt heute?
learners-choose = Such dir ein Tier aus.
learners-change = Wähle ein Tier und einen Namen für { $learner }.
learners-name = Dein Name, wenn du magst
learners-privacy = Ein Vorname genügt. Er bleibt auf diesem Computer.
learners-add = Kind hinzufügen
learners-guest = Gast
learners-guest-line = Sterne werden nicht gespeichert
learners-edit = { $learner } ändern
learners-save = Speichern
learners-remove = { $learner } entfernen
learners-remove-question = { $learner } von der Liste nehmen?
learners-remove-line = Nichts wird gelöscht. Die Sterne kommen in einen Ordner.
learners-keep = Nein, behalten
learners-more = Mehr

## Knöpfe

button-start = Los
button-continue = Weiter
button-play-again = Noch einmal
button-next = Weiter
button-back = Zurück
button-home = Übersicht
button-all-steps = Alle Schritte
button-legal = Ja
button-not-legal = Nein
button-hint = Tipp
button-read-aloud = Vorlesen
button-hint-of = Tipp { $hint } von { $total }
button-say-again = Noch mal sagen
button-take-back = Zug zurück
button-again = Von vorn
button-show-rule = Zeig mir die Regel
button-show-house-rule = Zeig mir die Hausregel
house-rule-heading = Hausregel, nicht im Turnier
button-got-it = Alles klar
button-close = Schließen
button-flip = Brett drehen
button-done = Fertig
button-i-count = Ich zähle { $number }
button-fewer = Eins weniger
button-more = Eins mehr
button-erase = Löschen
button-play-me = Spiel gegen mich
button-play-two = Zu zweit spielen
button-say-check = Schach!
button-agree-draw = Remis machen
button-give-up = { $side ->
    [white] Weiß gibt auf
    [blue] Blau gibt auf
    [yellow] Gelb gibt auf
   *[black] Schwarz gibt auf
 }

## Antworten zum Auswählen

answer-check = Schach
answer-check-no-mate = Schach, aber nicht matt
answer-checkmate = Schachmatt
answer-stalemate = Patt
answer-dead-position = Keiner kann gewinnen
answer-dead-not-stalemate = Tote Stellung
answer-play-on = Weiterspielen
answer-no-check = Kein Schach: weiterspielen
answer-threefold = Dreimal dieselbe Stellung
answer-fifty-moves = Fünfzig ruhige Züge
answer-nothing = Nichts zu verlangen
answer-light = Hell
answer-dark = Dunkel

## Einstellungen

settings-title = Einstellungen
language-share = { $percent } %
settings-language = Sprache
settings-theme = Farben
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Starker Kontrast
settings-dots = Punkte auf erreichbaren Feldern
settings-motion = Animationen
settings-size = Größe
settings-percent = { $percent } %
settings-room = In dieses Fenster passen { $percent } %.
settings-board = Brett
settings-board-green = Grün
settings-board-wood = Holz
settings-board-sea = Meer
settings-board-lavender = Lavendel
settings-pieces = Figuren
settings-pieces-drawn = Gezeichnet
settings-pieces-plain = Schlicht
settings-left-handed = Für Linkshänder
settings-sound = Töne
settings-speech = Stimme
settings-on = An
settings-off = Aus
settings-licences = Lizenzen
settings-licences-say = Viele haben zu diesem Programm etwas beigetragen. Hier stehen alle Lizenzen.

## Die Lektion

step-of = Schritt { $step } von { $total }

judge-question-castle = { $side ->
    [white] Darf Weiß hier rochieren?
    [blue] Darf Blau hier rochieren?
    [yellow] Darf Gelb hier rochieren?
   *[black] Darf Schwarz hier rochieren?
 }
judge-question-move = Darf { PIECE($piece, form: "nom") } von { $from } nach { $to }?
said-check = Jemand hat „Schach“ gesagt.
said-nothing = Niemand hat etwas gesagt.
status-question = { $side ->
    [white] Weiß ist am Zug. Was ist das?
    [blue] Blau ist am Zug. Was ist das?
    [yellow] Gelb ist am Zug. Was ist das?
   *[black] Schwarz ist am Zug. Was ist das?
 }
claim-next = Du willst { PIECE($piece, form: "akk") } nach { $to } ziehen.
name-square = Wo ist { $square }?
name-file = Wo ist die { $file }-Linie?
name-rank = Wo ist Reihe { $rank }?
name-light-or-dark = Ist { $square } hell oder dunkel?
# Was im leeren Feld steht, vor dem ersten Buchstaben.
write-here = Dein Zug

# Was das Zählen ergibt, wenn die Frage beantwortet ist.
fact-times-then = { $times ->
    [one] Nach diesem Zug wäre die Stellung zum ersten Mal da.
   *[other] Nach diesem Zug wäre die Stellung zum { $times }. Mal da.
 }
fact-rights-gone = So standen die Figuren schon, aber mit anderen Rechten. Das zählt nicht.
fact-times = { $times ->
    [one] Diese Stellung ist zum ersten Mal da.
   *[other] Diese Stellung ist zum { $times }. Mal da.
 }
# Wann die Stellung da war: am Anfang (1 oder 0), und nach welchen Zügen.
fact-plies = { $start ->
    [1] { COUNT($numbers) ->
        [0] Sie war am Anfang da.
        [1] Sie war am Anfang und nach Zug { LIST($numbers) } da.
       *[other] Sie war am Anfang und nach den Zügen { LIST($numbers) } da.
     }
   *[other] { COUNT($numbers) ->
        [1] Sie war nach Zug { LIST($numbers) } da.
       *[other] Sie war nach den Zügen { LIST($numbers) } da.
     }
 }
fact-quiet = { $moves ->
    [0] Gerade wurde geschlagen oder ein Bauer gezogen.
    [one] Jeder hat einen Zug ohne Schlagen und Bauernzug gemacht.
   *[other] Jeder hat { WORD($moves) } Züge ohne Schlagen und Bauernzug gemacht.
 }
fact-quiet-before = { $moves ->
    [one] Vor diesen Zügen hat jeder schon einen ruhigen Zug gemacht.
   *[other] Vor diesen Zügen hat jeder schon { WORD($moves) } ruhige Züge gemacht.
 }
fact-values = Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9.
# Die Buchstaben von König, Dame, Turm, Läufer und Springer, ohne etwas dazwischen.
# Ein Buchstabe darf ein zweites, kleines Zeichen haben: Russisch sagt КрФЛСК.
piece-letters = KDTLS

coach-tap-square = Tippe auf ein Feld.
coach-pick-piece = Tippe auf eine Figur und dann auf ihr Ziel.
coach-your-turn = { $side ->
    [white] Du bist dran, mit Weiß.
    [blue] Du bist dran, mit Blau.
    [yellow] Du bist dran, mit Gelb.
   *[black] Du bist dran, mit Schwarz.
 }
coach-try-it = Probier es aus: Zieh { PIECE($piece, form: "akk") } von { $from } nach { $to }.
coach-no-more-hints = Du kennst jetzt alle Tipps. Probier einen Zug!
coach-legal-but-other = Das darfst du. Diesmal suchen wir einen anderen Zug.
coach-that-is-mine = He! Das ist meins!
coach-only-piece-moves = Hier zieht nur { PIECE($piece, form: "nom") } auf { $square }.
coach-only-this-moves = Hier zieht nur { PIECE($piece, form: "nom") }.
coach-not-safe = { COUNT($men) ->
    [one] Halt nur an, wo du sicher bist. { MEN($men, form: "nom", cap: 1) } bewacht { $square }.
   *[other] Halt nur an, wo du sicher bist. { MEN($men, form: "nom", cap: 1) } bewachen { $square }.
 }
coach-hangs = { COUNT($men) ->
    [one] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } wäre in Gefahr. { MEN($men, form: "nom", cap: 1) } könnte schlagen, und du könntest nicht zurückschlagen.
   *[other] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } wäre in Gefahr. { MEN($men, form: "nom", cap: 1) } könnten umsonst schlagen.
 }
coach-taken-back = Noch nicht: { PIECE($captured, form: "nom", cap: 1) } auf { $square } ist gedeckt. { MEN($men, form: "nom", cap: 1) } würde { PIECE($piece, form: "dein-akk") } schlagen.
coach-taken-elsewhere = Noch nicht: Dann schlägt { MEN($men, form: "nom") } { PIECE($piece, form: "dein-akk") } auf { $square }.
coach-takes-nothing = Das darfst du, aber damit schlägst du nichts. Welche Figur kannst du gewinnen?
coach-no-check = Noch nicht: Das gibt kein Schach. Ohne Schach kein Matt.
coach-stalemates = Patt: kein Schach und kein Zug mehr. Das ist nur remis.
coach-mates-instead = Das ist sogar matt! Aber diesmal suchen wir ein Patt.
coach-checks-instead = Schach! Beim Patt greift niemand den König an.
coach-move-left-king = Noch nicht: Der König kann noch nach { $square } gehen.
coach-move-left = Noch nicht: { MEN($men, form: "nom", cap: 1) } kann noch nach { $square } ziehen.
coach-no-mate-king = Noch nicht: Der König geht nach { $square }. Dann gibt es kein Matt.
coach-no-mate-taken = Noch nicht: { MEN($men, form: "nom", cap: 1) } schlägt { PIECE($piece, form: "dein-akk") } auf { $square }. Dann gibt es kein Matt.
coach-no-mate-after = Noch nicht: { MEN($men, form: "nom", cap: 1) } zieht nach { $square }. Dann gibt es kein Matt.
coach-way-out-run = Schach! Aber der König kann noch nach { $square } gehen.
coach-way-out-take = Schach! Aber { MEN($men, form: "nom") } kann { PIECE($piece, form: "dein-akk") } auf { $square } schlagen.
coach-way-out-block = Schach! Aber { MEN($men, form: "nom") } kann sich auf { $square } dazwischenstellen.
coach-squares-more = { $left ->
    [one] Gut so. Es fehlt noch ein Feld.
   *[other] Gut so. Es fehlen noch { WORD($left) } Felder.
 }
coach-not-this-square = Schau dir { $square } noch einmal an. Das gehört nicht dazu.
coach-empty-square = Auf { $square } steht niemand. Tippe auf eine Figur!
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "nom", cap: 1) } auf { $square } ist schwarz. Wir suchen weiße Figuren.
   *[black] { PIECE($piece, form: "nom", cap: 1) } auf { $square } ist weiß. Wir suchen schwarze Figuren.
 }
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wer greift sie an?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wer greift ihn an?
 }
coach-asked-guards = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wer deckt sie?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wer deckt ihn?
 }
coach-asked-moves = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wohin kann sie ziehen?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wohin kann er ziehen?
 }
coach-asked-captures = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Was kann sie schlagen?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Was kann er schlagen?
 }
coach-attackers-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an. Es fehlen noch { WORD($left) } Figuren.
 }
coach-guards-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }. Es fehlen noch { WORD($left) } Figuren.
 }
coach-checkers-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } gibt Schach. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } gibt Schach. Es fehlen noch { WORD($left) } Figuren.
 }
coach-take-one-off = Nimm eine Figur weg, damit der Zug erlaubt ist.
coach-nobody-there = Auf { $square } steht niemand. Tippe auf eine Figur, die weg kann.
coach-stays = Wer auf { $square } steht, muss bleiben. Versuch es mit einer anderen Figur!
coach-sort = Tippe eins nach dem anderen an, in der richtigen Reihenfolge.
coach-sort-more = { $left ->
    [one] Richtig! Und was kommt zuletzt?
   *[other] Richtig! Was kommt als Nächstes?
 }
coach-sort-first = Noch nicht. Davor kommt { PIECE($piece, form: "nom") } auf { $square }.
sort-first-named = Noch nicht. Davor kommt: „{ $name }“.
coach-found-before = { $square } hast du schon gefunden. Such ein anderes!
coach-hint-piece = Schau dir { PIECE($piece, form: "akk") } auf { $square } an.
coach-hint-square = Schau dir { $square } an.
coach-hint-next = Zieh { PIECE($piece, form: "akk") } nach { $square }.
coach-hint-back = Von hier geht es nicht weiter. Nimm deinen Zug zurück!
coach-that-is-allowed = Das darfst du. Such jetzt einen Zug, den eine Regel verbietet.
coach-moves-more = { $left ->
    [one] Das ist einer davon. Es fehlt noch einer.
   *[other] Das ist einer davon. Es fehlen noch { WORD($left) }.
 }
coach-stars-left = { $left ->
    [one] Nur noch eins!
   *[other] Noch { WORD($left) }!
 }
coach-star-flew = { $left ->
    [one] Noch einmal!
   *[other] Hui!
 }
coach-check = { $side ->
    [white] Schach! Der weiße König ist angegriffen.
    [blue] Schach! Der blaue König ist angegriffen.
    [yellow] Schach! Der gelbe König ist angegriffen.
   *[black] Schach! Der schwarze König ist angegriffen.
 }
coach-try-freely = Probier jeden Zug, den du magst.
coach-tries-more = { $left ->
    [one] Gut. Mach noch einen Zug.
   *[other] Gut. Mach noch { WORD($left) } Züge.
 }
coach-next-of-line = Gut. Was kommt jetzt?
coach-what-is-it = Was ist das?
coach-not-said = Niemand hat Schach gesagt, also zählt es hier nicht.
coach-can-win = Schau, welche Figuren noch da sind. Jemand kann noch mattsetzen.
coach-nobody-wins = Schau, welche Figuren noch da sind. Kann jemand jemals mattsetzen?
coach-may-you-claim = Kannst du hier Remis verlangen?
coach-claim-there = Zähl noch einmal. Du kannst hier etwas verlangen.
coach-how-many = Wie viele sind es?
coach-count-more = Es sind mehr als { $number }. Zähl noch einmal.
coach-count-fewer = Es sind weniger als { $number }. Zähl noch einmal.
coach-write-move = Schau auf den Pfeil. Schreib diesen Zug auf.
coach-write-letters = Fang mit dem Buchstaben der Figur an. Der Bauer hat keinen.
coach-plus-missing = Der Zug stimmt, und er gibt Schach. Schreib + dahinter.
coach-hash-missing = Der Zug stimmt, und er setzt matt. Schreib # dahinter.
coach-plus-untrue = { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt kein Schach. Lass das + weg.
coach-hash-untrue = { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt kein Schach. Lass das # weg.
coach-not-mate = Das ist Schach, aber noch nicht matt. Schreib + statt #.
coach-wrote-other = Das heißt: { PIECE($piece, form: "nom") } von { $from } nach { $to }. Wir suchen einen anderen Zug.
coach-set-up = Nimm eine Figur und tippe auf ihr Feld.
coach-set-up-where = Wohin gehört { PIECE($piece, form: "nom") }?
coach-set-up-pick = Nimm zuerst eine Figur neben dem Brett.
coach-set-up-taken = { $square } ist besetzt. Welches Feld ist noch frei?
coach-set-up-elsewhere = Nicht auf { $square }: Dorthin gehört { PIECE($piece, form: "nom") } nicht.
coach-set-up-more = { $left ->
    [one] Gut. Noch eine Figur.
   *[other] Gut. Noch { WORD($left) } Figuren.
 }
coach-choose = Was meinst du?
coach-choose-again = Noch nicht ganz. Schau noch einmal hin.
coach-that-is-square = Das ist { $square }. Lies erst den Buchstaben, dann die Zahl.
coach-that-is-file = Das ist { $square }. Der Buchstabe verrät die Linie.
coach-that-is-rank = Das ist { $square }. Die Zahl verrät die Reihe.
coach-color-again = Schau auf die Nachbarfelder. Hell und dunkel wechseln sich ab.
coach-name-more = { $left ->
    [one] Ja! Noch eins.
   *[other] Ja! Noch { WORD($left) }.
 }
coach-say-check = Ein guter Zug! Sag es jetzt: Drück auf Schach!
coach-other-way-run = Das hilft. Diesmal soll der König selbst weglaufen.
coach-other-way-block = Das hilft. Diesmal stell eine Figur dazwischen.
coach-other-way-take = Das hilft. Diesmal schlag die Figur, die Schach gibt.
promotion-question = Der Bauer geht nach { $square }. Was soll er werden?
promotion-piece = { PIECE($piece, cap: 1) }

## Geschafft: gesagt wird, was getan wurde

done-squares = { $found ->
    [one] Du hast das Feld gefunden. Es gibt nur das eine.
    [2] Du hast beide Felder gefunden.
   *[other] Du hast alle { WORD($found) } Felder gefunden.
 }
done-attackers = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an.
    [2] Ja! { MEN($men, form: "nom", cap: 1) } greifen { PIECE($piece, form: "akk") } an.
   *[other] Ja, alle { WORD(COUNT($men)) } Figuren greifen { PIECE($piece, form: "akk") } an.
 }
done-guards = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }.
    [2] Ja! { MEN($men, form: "nom", cap: 1) } decken { PIECE($piece, form: "akk") }.
   *[other] Ja, alle { WORD(COUNT($men)) } Figuren decken { PIECE($piece, form: "akk") }.
 }
done-checkers = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } gibt Schach.
   *[other] Ja, { MEN($men, form: "nom") } geben Schach.
 }
done-stars = { $moves ->
    [one] Alle Sterne in einem Zug. Weniger geht nicht!
   *[other] Alle Sterne in { WORD($moves) } Zügen. Weniger geht nicht!
 }
done-stars-more = { $best ->
    [one] Alle Sterne in { WORD($moves) } Zügen. Es geht auch in einem.
   *[other] Alle Sterne in { WORD($moves) } Zügen. Es geht auch in { WORD($best) }.
 }
done-captures = { $moves ->
    [one] Geschlagen in einem Zug. Weniger geht nicht!
   *[other] Alle geschlagen in { WORD($moves) } Zügen. Weniger geht nicht!
 }
done-captures-more = { $best ->
    [one] Geschlagen in { WORD($moves) } Zügen. Es geht auch in einem.
   *[other] Alle geschlagen in { WORD($moves) } Zügen. Es geht auch in { WORD($best) }.
 }
done-move = Du hast { PIECE($piece, form: "akk") } nach { $to } gezogen. Genau das war es!
done-capture = { PIECE($piece, form: "dein-nom", cap: 1) } hat { PIECE($captured, form: "akk") } auf { $to } geschlagen.
done-castle = Du hast rochiert: König auf { $king }, Turm auf { $rook }.
done-en-passant = Im Vorbeigehen geschlagen: Dein Bauer steht auf { $to }, und { $pawn } ist leer.
done-promotion = Dein Bauer ist auf { $to } angekommen und { PIECE($piece, form: "ein-nom") } geworden.
done-check = Schach! { PIECE($piece, form: "dein-nom", cap: 1) } ging nach { $to }, und der König ist angegriffen.
done-checkmate = Schachmatt: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $to } hat es geschafft! Der König ist angegriffen und hat keinen Ausweg.
done-stalemate = Patt! Niemand greift den König an, und es gibt keinen Zug mehr.
done-safe = Gut gesehen! Jetzt kann niemand deine Figuren umsonst schlagen.
done-castle-can = Der König darf nach { $square } rochieren.
done-castle-and-to = Und nach { $square }?
done-all-moves = { $found ->
    [one] Du hast den Zug gefunden. Es gibt nur den einen.
    [2] Du hast beide Züge gefunden.
   *[other] Du hast alle { WORD($found) } Züge gefunden.
 }
done-judged-legal = Gut gesehen: Dieser Zug ist erlaubt.
done-judged-not-legal = Gut gesehen: Dieser Zug ist nicht erlaubt.
done-refused = Du hast es ausprobiert und kennst jetzt den Grund.
done-tries = { $moves ->
    [one] Du hast einen erlaubten Zug gemacht.
   *[other] Du hast { WORD($moves) } erlaubte Züge gemacht.
 }
done-line = Du hast jeden Zug richtig gespielt.
done-status-play-on = Die Partie ist noch nicht zu Ende: Es geht weiter.
done-claim = Richtig gezählt: Du darfst Remis verlangen.
done-claim-nothing = Richtig gezählt: Hier gibt es noch nichts zu verlangen.
done-count = Richtig gezählt: { $number }.
done-written = So schreibt man ihn: { $san }.
done-set-up = Jede Figur steht, wo sie hingehört.
done-allowed = Jetzt ist der Zug erlaubt!
done-chosen = Ja, genau.
done-sorted = Ja, jetzt ist alles in der richtigen Reihenfolge.
done-named = { $found ->
    [one] Du hast es gefunden.
    [2] Du hast beide gefunden.
   *[other] Du hast alle { WORD($found) } gefunden.
 }
done-pawn-across = { $side ->
    [white] Ein weißer Bauer ist drüben. Weiß gewinnt!
    [blue] Ein blauer Bauer ist drüben. Blau gewinnt!
    [yellow] Ein gelber Bauer ist drüben. Gelb gewinnt!
   *[black] Ein schwarzer Bauer ist drüben. Schwarz gewinnt!
 }
done-all-taken = { $side ->
    [white] Weiß hat alles geschlagen. Weiß gewinnt!
    [blue] Blau hat alles geschlagen. Blau gewinnt!
    [yellow] Gelb hat alles geschlagen. Gelb gewinnt!
   *[black] Schwarz hat alles geschlagen. Schwarz gewinnt!
 }
done-your-pawn-across = Dein Bauer ist drüben. Du gewinnst!
done-you-took-all = Du hast alles geschlagen. Du gewinnst!
done-my-pawn-across = Mein Bauer ist drüben. Ich gewinne!
done-i-took-all = Ich habe alles geschlagen. Ich gewinne!
done-no-move = { $side ->
    [white] Weiß kann nicht ziehen. Niemand gewinnt.
    [blue] Blau kann nicht ziehen. Niemand gewinnt.
    [yellow] Gelb kann nicht ziehen. Niemand gewinnt.
   *[black] Schwarz kann nicht ziehen. Niemand gewinnt.
 }
done-game-lost = Gut gekämpft! Spielen wir noch einmal?

lesson-done = Du hast „{ $lesson }“ geschafft.
lesson-done-stars = { $stars ->
    [one] Dafür gibt es einen Stern.
   *[other] Dafür gibt es { $stars } Sterne.
 }
lesson-steps-title = „{ $lesson }“ hast du schon geschafft.
lesson-steps-line = Wähle einen Schritt zum Wiederholen. Deine Sterne bleiben.
lesson-step-number = Schritt { $step }
lesson-learned = Das kannst du jetzt: { $about }
lesson-file-broken = In der Datei ist jetzt ein Fehler. Du siehst die Lektion von vorher.
lesson-words-broken = In { $file } ist jetzt ein Fehler: Hier können Wörter daraus fehlen.
lesson-real-board = Und jetzt probier es auf einem echten Brett!

## Rochade-Lämpchen: je zwei kurze Worte

light-king-home = König blieb
light-rook-home = Turm blieb
light-path-free = Weg frei
light-no-check = Kein Schach
light-way-safe = Weg sicher
light-goal-safe = Ziel sicher

## Das Brett in Worten

board-side = { $side ->
    [white] Weiß
    [blue] Blau
    [yellow] Gelb
   *[black] Schwarz
 }
piece-name = { PIECE($piece, cap: 1) }

## Arbeitsblätter auf Papier

# Vor der Linie, auf die das Kind schreibt.
paper-name = Name
paper-date = Datum
paper-page = Seite { $page } von { $total }
# Über einem Brett, das nur angeschaut wird.
paper-remember = Schau hin und merk es dir
paper-turn = { $side ->
    [white] Weiß am Zug
    [blue] Blau am Zug
    [yellow] Gelb am Zug
   *[black] Schwarz am Zug
 }
paper-played = Vorher gespielt: { $played }
paper-cross = Mach auf jedes dieser Felder ein Kreuz.
paper-cross-one = Streich die Figur durch, die weg muss.
paper-mark = Zeichne es auf dem Brett ein.
paper-number = Schreib 1, 2, 3 und so weiter neben die Figuren, in der richtigen Reihenfolge.
paper-number-boxes = Schreib 1, 2, 3 und so weiter in die Kästchen, in der richtigen Reihenfolge.
paper-draw = Zeichne diese Figuren dorthin, wo sie hingehören.
paper-moves = Schreib es auf:
paper-below = Schreib es unter das Brett.
paper-answer = Deine Antwort:
paper-why-not = Der Zug ist nicht erlaubt. Warum?
# Bis Züge gelesen und geschrieben werden können, werden sie gezeichnet.
paper-arrows = { $count ->
    [one] Zeichne den Zug als Pfeil.
   *[other] Zeichne die Züge als Pfeile, mit Nummern.
 }
paper-arrows-all = Zeichne einen Pfeil für jeden dieser Züge.
paper-becomes = Was wird aus dem Bauern?
# Jemand anderes liest sie von der Lösungsseite vor.
paper-replies = Spiel es auf einem echten Brett. Die Antworten stehen bei den Lösungen.
# Kleine Bretter in einer Reihe: was vor der Frage war.
paper-at-first = Am Anfang
paper-after-move = Nach Zug { $number }
paper-now = Jetzt
# Mehrere Pfeile sind gezeichnet, einer davon ist verboten.
paper-cross-arrow = Streich den Pfeil des verbotenen Zuges durch. Warum ist er verboten?
# Kästchen zum Ankreuzen: warum ein Zug nicht erlaubt ist. Jedes sagt etwas über diesen einen Zug.
paper-why-way = So zieht diese Figur nicht.
paper-why-far = Das ist zu weit.
paper-why-between = Etwas steht im Weg.
paper-why-own-piece = Dort steht eine Figur derselben Seite.
paper-why-straight = Er würde geradeaus schlagen.
paper-why-nothing = Dort gibt es nichts zu schlagen.
paper-why-passing = Gerade eben lief kein Bauer vorbei.
paper-why-first-square = Er steht nicht mehr auf seinem ersten Feld.
paper-why-has-moved = König oder Turm hat schon gezogen.
paper-why-other-rook = Das ist nicht mehr der erste Turm.
paper-why-no-rook = Dort ist kein Turm zum Rochieren.
paper-why-in-check = Der König steht gerade im Schach.
paper-why-through = Der König ginge über ein angegriffenes Feld.
paper-why-king = Dann stünde der König im Schach.
paper-why-king-stays = So würde ein König geschlagen.
paper-why-partner = Dort steht eine Figur eines Partners.
paper-why-corner = Eine abgeschnittene Ecke ist im Weg.
paper-why-sleeps = Diese schlafende Figur darf nur ein Bauer schlagen.
paper-why-two-players = Zwei Spieler würden einen König angreifen.
paper-why-becomes = Er muss eine andere Figur werden.
paper-why-not-that = So eine Figur wird kein Bauer.
paper-why-last-row = Er steht nicht auf seiner letzten Reihe.
paper-why-nobody = Dort steht niemand.
paper-why-stays = Die Figur bleibt, wo sie ist.
paper-why-turn = Diese Figur ist nicht am Zug.
paper-why-over = Die Partie ist zu Ende.
paper-real-board = Spiel es auf einem echten Brett.
paper-answers = Lösungen
paper-for-teacher = Für die Lehrkraft
paper-fewest = { $moves ->
    [one] Es braucht mindestens { $moves } Zug.
   *[other] Es braucht mindestens { $moves } Züge.
 }
paper-article = Schachregeln, Artikel { $article }
paper-as-on-board = Wie auf dem Brett.
paper-open = Es gibt mehr als einen guten Weg.

## Die Seite im Browser

page-loading = Squarewise kommt gleich …
page-broken = Etwas ist kaputtgegangen, Squarewise ist stehen geblieben. Deine Sterne sind sicher.
page-missing = Squarewise ließ sich nicht holen. Ist das Internet an? Dann versuche es noch einmal.
page-again = Noch einmal
page-no-script = Squarewise braucht JavaScript. Bitte schalte es für diese Seite ein.

## Mitteilungen

notice-restored = { $file } war nicht lesbar. Die letzte gute Kopie ist zurück, die alte Datei heißt jetzt { $aside }.
notice-set-aside = { $file } war nicht lesbar. Die Datei heißt jetzt { $aside }, und wir fangen neu an.
notice-newer = { $file } stammt von einem neueren Squarewise. Die Datei wird gelesen, aber nicht verändert.
notice-unreadable = { $file } ließ sich nicht öffnen, darum wird dort nichts gespeichert. ({ $cause })
unsaved-stars = Deine neuen Sterne sind noch nicht gespeichert. Squarewise versucht es weiter. Sag bitte einem Erwachsenen Bescheid. ({ $cause })
unsaved-game = Diese Partie ist noch nicht gespeichert. Squarewise versucht es weiter. ({ $cause })
unsaved-learners = Die Liste der Kinder ließ sich nicht speichern. Bitte versuche es noch einmal. ({ $cause })
unsaved-settings = Deine Einstellungen sind noch nicht gespeichert. Squarewise versucht es weiter. ({ $cause })
notice-in-use = Squarewise ist für dieses Kind noch woanders offen. Darum wird hier nichts geändert und nichts gespeichert. Mach es erst dort zu.
notice-no-folder = Für deine Sterne wurde kein Ordner gefunden, darum werden sie nicht gespeichert.

## Lektionen mit Fehlern, und die Befehlszeile

problems-notice = { $lessons ->
    [one] { $lessons } Lektion hat einen Fehler und wird nicht gezeigt.
   *[other] { $lessons } Lektionen haben Fehler und werden nicht gezeigt.
 }
quoted = „{ $text }“
problems-title = Lektionen zum Reparieren
problems-none = Es gibt nichts mehr zu reparieren.
problems-place = Zeile { $line }, Spalte { $column }
cli-no-display = Squarewise braucht einen Bildschirm für sein Fenster, und { $missing } ist hier nicht gesetzt.
cli-no-answer = Squarewise braucht für sein Fenster einen Bildschirm, und bei { $display } antwortet keiner.
cli-no-window = Squarewise konnte sein Fenster nicht öffnen. ({ $cause })
cli-broke-down = Squarewise ist abgestürzt. Alles Gelernte ist gesichert. Ein Bericht für die Autoren liegt in „{ $report }“.
cli-no-gui = Dieses Programm wurde ohne Fenster gebaut. Baue es mit dem Merkmal „gui“, um Lektionen zu spielen.
cli-in-terminal = Das macht nicht das Fenster. Öffne ein Terminal und schreibe: { $command }
cli-window-apart = Das Fenster ist ein eigenes Programm: { $file }
cli-no-folder = Aus „{ $folder }“ werden keine Lektionen gelesen: Es ist nicht da.
no-lesson = Es gibt keine Lektion mit dem Namen „{ $lesson }“.
no-lesson-near = Es gibt keine Lektion mit dem Namen „{ $lesson }“. Meinst du „{ $near }“?
cli-no-language = Squarewise spricht noch kein „{ $language }“, darum spricht es Englisch.

## Züge, die jemand eingibt, und die Zeichen auf einem Brett aus Text

cli-may-move = Das darfst du spielen: { PIECE($piece, form: "nom") } von { $from } nach { $to }.
unread-not-a-move = So schreibt man keinen Zug. Schreib e2e4 oder Sf3.
unread-which-piece = Welche Figur meinst du? Die auf { LIST($squares) } können alle dorthin.
unread-no-such-piece = Mit { PIECE($piece, form: "ein-dat") } geht dieser Zug nicht.
unread-nothing-captured = Auf { $square } steht nichts zum Schlagen. Lass das x weg.
unread-written = Fast richtig! Diesen Zug schreibt man { $written }.
mark-attacks = greift an
mark-line = die Linie
mark-danger = in Gefahr
mark-about = schau hierher
mark-gone = würde gehen
mark-allowed = möglich
mark-moved = gezogen

## Zeigen: eine Lektion vor der Klasse

show-place = { $step } / { $total }
show-leave = Beenden (Esc)
show-notes = Für die Lehrkraft
show-no-notes = Zu dieser Lektion gibt es keine Notizen.
# Die Notizen für die Lehrkraft, in einem eigenen Fenster.
notes-window = In eigenem Fenster
notes-now = Auf dem Bildschirm
notes-answer = Antwort
notes-hints = Tipps
notes-next = Danach
notes-last = Das ist der letzte Schritt.
notes-cover = Hier stehen die Antworten. Schieb dieses Fenster auf einen Bildschirm, den die Klasse nicht sieht.
notes-uncover = Antworten zeigen
vote-title = Wer sagt A? Tippe für jede Hand oder gib die Zahl ein.
vote-reveal = Antwort zeigen
vote-more = Eine Hand mehr
vote-less = Eine Hand weniger
## Der Tisch: zu zweit an einem Bildschirm

# Die Regelwerke zur Auswahl, jedes mit einem Satz.
table-choose-rules = Nach welchen Regeln spielt ihr?
table-begin = { $side ->
    [white] Weiß fängt an. Zieh einfach!
   *[black] Schwarz fängt an. Zieh einfach!
 }
table-shake-hands = gebt euch die Hand!
button-play = Spielen
button-other-rules = Andere Regeln
button-look-again = Ansehen

table-turn = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
 }
table-touched = Du hast { PIECE($piece, form: "akk") } auf { $square } berührt. Jetzt musst du schlagen.
table-confirm = Ist das dein Zug? Drück „Fertig“ oder nimm ihn zurück.
table-will-offer = Jetzt zieh. Dein Remisangebot kommt mit dem Zug.
table-will-offer-not-mentioned = Diese Regeln sagen nichts von einer Einigung. Dein Angebot kommt mit dem nächsten Zug.
table-offered = { $side ->
    [white] Weiß bietet Remis an. Schwarz, bist du einverstanden?
   *[black] Schwarz bietet Remis an. Weiß, bist du einverstanden?
 }
table-declined = { $side ->
    [white] Weiß möchte weiterspielen.
   *[black] Schwarz möchte weiterspielen.
 }
table-asks-back = { $side ->
    [white] Weiß möchte den Zug zurücknehmen. Schwarz, ist das in Ordnung?
   *[black] Schwarz möchte den Zug zurücknehmen. Weiß, ist das in Ordnung?
 }
table-stays-made = { $side ->
    [white] Weiß sagt Nein. Der Zug bleibt.
   *[black] Schwarz sagt Nein. Der Zug bleibt.
 }
table-intends-threefold = Zeig mir deinen Zug. Er muss dieselbe Stellung zum dritten Mal bringen.
table-intends-fifty = Zeig mir deinen Zug. Er muss der letzte von fünfzig ruhigen Zügen sein.
table-says-check = Du sagst „Schach“. Jetzt mach den Zug.
table-check = { $side ->
    [white] Schach! Weiß muss es abwehren.
   *[black] Schach! Schwarz muss es abwehren.
 }
table-what-claim = Was verlangst du?
table-claim-threefold-next = Dreimal, nach meinem Zug
table-claim-fifty-next = Fünfzig Züge, nach meinem Zug
table-resign-sure = { $side ->
    [white] Weiß, gibst du auf?
    [blue] Blau, gibst du auf?
    [yellow] Gelb, gibst du auf?
   *[black] Schwarz, gibst du auf?
 }
table-resign-not-mentioned = Diese Regeln sagen nichts vom Aufgeben. { $player }, gibst du auf?
table-new-sure = Eine neue Partie? Diese endet dann hier.
game-home-sure = Möchtest du zur Übersicht?
table-replace-sure = Wollt ihr das Eingefügte spielen? Diese Partie endet dann hier.

button-yes-draw = Ja, Remis
button-no-play-on = Nein, weiter
button-offer-draw = Remis anbieten
button-claim-draw = Remis verlangen
button-resign = Ich gebe auf
button-redo = Zug vor
button-new-game = Neue Partie
button-copy-position = Stellung kopieren
button-copy-moves = Züge kopieren
button-paste = Einfügen
button-ask-referee = Darf ich das?
button-auto-turn = Brett nach jedem Zug drehen
button-more-ways = Mehr

# Hier stehen getippte Buchstaben; dies ist das leere Feld.
table-type = Tippe einen Zug, etwa Sf3
table-no-moves = Hier stehen bald eure Züge.
table-copied-position = Die Stellung ist kopiert.
table-copied-moves = Die Züge sind kopiert.
table-pasted = Das hast du eingefügt.
table-paste-empty = Es gibt noch nichts einzufügen.
table-paste-position = Diese Stellung kann ich nicht lesen. Eure Partie ist noch da.
table-paste-move = Zug { $number } kann ich nicht spielen: { $word }. Eure Partie ist noch da.

# Was zuletzt geschah, in Worten.
table-moved = { $side ->
    [white] Weiß: { PIECE($piece) } von { $from } nach { $to }.
   *[black] Schwarz: { PIECE($piece) } von { $from } nach { $to }.
 }
table-took = { $side ->
    [white] Weiß: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
   *[black] Schwarz: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
 }
table-took-passing = { $side ->
    [white] Weiß: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
   *[black] Schwarz: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
 }
table-castled-short = { $side ->
    [white] Weiß rochiert kurz.
   *[black] Schwarz rochiert kurz.
 }
table-castled-long = { $side ->
    [white] Weiß rochiert lang.
   *[black] Schwarz rochiert lang.
 }
table-promoted = { $side ->
    [white] Weiß: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
   *[black] Schwarz: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
 }
table-cheer-took = { $number ->
    [0] Schnapp! { PIECE($piece, form: "ein-nom", cap: 1) } ist weg.
    [1] Haps! { PIECE($piece, form: "ein-nom", cap: 1) } weniger.
   *[other] Oh! Da fliegt { PIECE($piece, form: "ein-nom") } vom Brett.
 }
table-cheer-castled = Hui! König und Turm in einem Zug.
table-cheer-promoted = Tada! Aus dem Bauern wird { PIECE($piece, form: "ein-nom") }!
table-took-back = Zurückgenommen: { PIECE($piece) } von { $from } nach { $to }.
table-not-played = Nicht gespielt: { PIECE($piece) } von { $from } nach { $to }.
table-event-offered = { $side ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
 }
table-event-claimed = { $side ->
    [white] Weiß verlangt Remis.
   *[black] Schwarz verlangt Remis.
 }
table-event-resigned = { $side ->
    [white] Weiß gibt auf.
   *[black] Schwarz gibt auf.
 }
table-event-agreed = Weiß und Schwarz einigen sich auf Remis.
table-event-said-check = { $side ->
    [white] Weiß sagt „Schach“.
   *[black] Schwarz sagt „Schach“.
 }
table-event-adjusted = { $side ->
    [white] Weiß rückt { PIECE($piece, form: "akk") } auf { $square } zurecht.
   *[black] Schwarz rückt { PIECE($piece, form: "akk") } auf { $square } zurecht.
 }
button-adjust = Ich rücke zurecht
table-adjusting = Du sagst „Ich rücke zurecht“. Tippe auf eine Figur.
table-adjusted = Du rückst { PIECE($piece, form: "akk") } auf { $square } zurecht. Du darfst noch mit jeder Figur ziehen.
table-claimer = { $side ->
    [white] Weiß verlangt
   *[black] Schwarz verlangt
 }
button-fifty-counter = Ruhige Züge zählen
table-captured = { $side ->
    [white] Weiß hat geschlagen
   *[black] Schwarz hat geschlagen
 }

## Ein verbotener Zug, trotzdem gespielt

anyway-try = Trotzdem probieren
anyway-back = Zurückstellen
anyway-taken = Dann würde { PIECE($piece, form: "nom") } auf { $square } deinen König schlagen.

## Eine Lektion mit der Tastatur

typed-empty = Tippe einen Zug: e2e4 oder Sf3
typed-targets = { PIECE($piece, form: "nom", cap: 1) } auf { $from } kann nach { LIST($squares) } ziehen.
typed-no-targets = { PIECE($piece, form: "nom", cap: 1) } auf { $from } kann gerade nirgendwohin.
typed-pick-first = Nimm zuerst eine Figur.

## Was in einer Lektion passiert ist, Zeile für Zeile

happened-title = Was war los?
happened-copy = Alles kopieren
happened-coach = Trainer: { $said }
happened-answer = Antwort: { $answer }
happened-hint = Du hast nach einem Tipp gefragt.
happened-again = Du hast von vorn angefangen.
happened-moved = { $side ->
    [white] Weiß: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
    [blue] Blau: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
    [yellow] Gelb: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
   *[black] Schwarz: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
 }
happened-star-flew = Der Stern fliegt von { $from } nach { $to }.
happened-tried = Du hast es versucht: { PIECE($piece, form: "nom") } von { $from } nach { $to }.
happened-tried-empty = Du hast es versucht: von { $from } nach { $to }.
happened-took-back = Zurückgenommen: { PIECE($piece, form: "nom", cap: 1) } steht wieder auf { $square }.
happened-chosen = Du hast { $square } gewählt.
happened-solved = Gelöst!

## Was hier nichts tut oder nicht aufgenommen wird

not-here-why = Hier gibt es nichts zu erklären: Kein Zug wurde abgelehnt, und dieser Schritt fragt nichts.
not-here-vote = Hier gibt es nichts abzustimmen: Dieser Schritt hat keine Antworten zur Auswahl.
not-here-hint = Hier gibt es keinen Tipp.
not-here-refused = Hier gibt es nichts zu erklären: Kein Zug wurde abgelehnt.
not-here-key = Diese Taste tut hier nichts. F1 zeigt alle Tasten.
dropped-folder = Die Lektionen aus „{ $folder }“ sind jetzt da, bis du das Fenster schließt.
dropped-empty = In „{ $folder }“ ist keine Lektion. Eine Lektion ist eine Datei, die auf .toml endet.
dropped-zip = „{ $file }“ ist gepackt. Entpacke die Datei und zieh dann den Ordner hierher.
dropped-other = „{ $file }“ ist keine Lektion. Zieh eine Datei hierher, die auf .toml endet, oder einen Ordner mit solchen Dateien.

## Die Karte mit den Tasten

help-title = Tasten
help-next = Zum nächsten Knopf
help-shelf = Zur Lektion, die dran ist, dann zum nächsten Regal
help-press = Drücken; Figur nehmen und absetzen
help-walk = Über das Brett gehen
help-jump = Zu einer Figur springen
help-typed = Einen Zug tippen, dann Enter
help-targets = Sagen, wohin die Figur kann
help-choose = Die erste, zweite, dritte Antwort
help-show = Der Klasse zeigen
help-cancel = Absetzen, schließen, zurück
help-draw = Pfeile und Kreise zeichnen (Umschalt, Alt, Strg: andere Farben)
help-on = Nächster Schritt
help-back = Schritt davor
help-why = Warum? Die Regel oder die Antwort
help-vote = Die Klasse stimmt ab
help-arrows = Pfeile aus und an
help-blank = Leerer Bildschirm
help-leave = Beenden
help-move-on = Nächster Zug
help-move-back = Zug davor
help-why-not = Warum nicht? Die Regel
key-arrows = Pfeiltasten
key-pieces = K D T L S P
key-typed = e2e4, /Sf3
key-erase = Rücktaste
key-right = Rechte Maustaste
key-on = Leertaste, Bild ab
key-before = Bild auf
key-pages = Bild ab, Bild auf

## Poster und Urkunden

poster-castling = Darf ich rochieren?
poster-check = Heraus aus dem Schach
poster-endings = Wie eine Partie endet
poster-castle-free = Ja: König und Turm haben nie gezogen, der Weg ist frei und sicher.
poster-castle-between = Nein: Zwischen König und Turm steht eine Figur.
poster-castle-out = Nein: Der König steht im Schach.
poster-castle-through = Nein: Der König käme über ein bewachtes Feld.
poster-castle-into = Nein: Der König käme auf ein bewachtes Feld.
poster-castle-rook = Ja: Nur der Turm ist angegriffen. Das macht nichts.
poster-check-run = Weglaufen: Der König geht auf ein sicheres Feld.
poster-check-block = Dazwischenstellen: Eine Figur versperrt den Weg.
poster-check-take = Schlagen: Jemand schlägt den Angreifer.
poster-check-stay = Nein: Nach diesem Zug stünde der König noch im Schach.
poster-check-knight = Nein: Zwischen Springer und König passt keine Figur.
poster-check-double = Nein: Zwei Figuren geben Schach, also muss der König ziehen.
poster-by-itself = von selbst
poster-by-claim = jemand verlangt es
poster-by-words = die Spieler sagen es
certificate-title = Urkunde
certificate-learned = hat alle Lektionen dieses Regals geschafft
certificate-signed = Unterschrift
day-written = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
 } { $year }

# Bildgeschichten: worauf man tippen kann, und der Reis auf dem Brett.
story-india = Der Elefant
story-persia = Die Karawane
story-baghdad = Das Buch
story-europe = Das Schiff
story-rice = Das Brett für den Reis
story-queen = Die Dame
story-tournament = Der Pokal
story-rice-count = { $count ->
    [one] a1: { $grains } Korn
   *[other] { $count } Felder. Auf dem letzten: { $grains }. Zusammen: { $rice }
 }
