### Die Bildschirme: Knöpfe, die alltäglichen Worte des Trainers, Mitteilungen.

## Das Programm

# The language's name in the language itself.
# source e1f2ae9e
language-name = Deutsch
# source 0c5ab5de
app-name = Squarewise

## Der erste Bildschirm

# source 8a34ebc8
home-hello = Hallo, { $learner }!
# source ec8a051d
home-go-on = Weiter geht’s, { $learner }!
# source f84c508d
home-hello-you = Hallo!
# source 8ed544e0
home-go-on-you = Weiter geht’s!
# source aa2bce9a
home-place = Schritt { $step } von { $total }: { $lesson }
# source 17c0eb52
home-first = Fang an mit: { $lesson }
# source aa1df858
home-next = Als Nächstes: { $lesson }
# source b14b62ff
home-left = Weiter: deine Partie mit { -coach }
# source b4e485f9
home-left-line = { $name }, Zug { $number }
# source 94b8186a
home-left-away = Weglegen
# source 00eb1822
home-left-away-sure = Wirklich weglegen?
# source 21010fda
home-all-done = Du hast alle Lektionen geschafft. Spiel eine noch einmal!
# source 11e234a6
home-no-lessons = Hier sind keine Lektionen zu finden.
# source eca017c1
home-lessons-coming = Deine eigenen Lektionen werden gerade gelesen. Gleich stehen sie hier.
# source c6fad670
home-lesson-coming = Die Lektion „{ $lesson }“ öffnet sich, sobald sie gelesen ist.
# source 2ec86399
home-shelf-count = { $done } von { $total }
# source 91481580
home-certificate-kept = Geschafft! Deine Urkunde kann gedruckt werden: { $file }
# source f13f26a6
home-certificate-not-kept = Die Urkunde ließ sich nicht speichern. Frag einen Erwachsenen.
# source 28888017
home-sound-on = Der Ton ist an
# source ed5476fd
home-sound-off = Der Ton ist aus
# source 4b400127
home-show-cards = Alle Lektionen als Karten zeigen
# source 021c8d16
home-show-path = Den Weg zeigen
# source f3f8e074
home-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
 }
# source 0ab06654
home-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
# source 2a953f90
home-own-lesson = Eigene Lektion
# source cdd3b69b
home-replaces = Ersetzt eine eingebaute Lektion
# source 70f9c2c7
home-about-foreign = Nur auf { $language }
# source 10278c6b
language-called = { $language ->
    [de] Deutsch
    [en] Englisch
    [fr] Französisch
    [es] Spanisch
    [ru] Russisch
    [it] Italienisch
    [pl] Polnisch
    [nl] Niederländisch
    [pt] Portugiesisch
    [uk] Ukrainisch
    [tr] Türkisch
    [el] Griechisch
    [cs] Tschechisch
    [sk] Slowakisch
    [hu] Ungarisch
    [ro] Rumänisch
    [bg] Bulgarisch
    [sr] Serbisch
    [hr] Kroatisch
    [sl] Slowenisch
    [sv] Schwedisch
    [da] Dänisch
    [nb] Norwegisch
    [nn] Norwegisch
    [no] Norwegisch
    [fi] Finnisch
    [et] Estnisch
    [lv] Lettisch
    [lt] Litauisch
    [is] Isländisch
    [ga] Irisch
    [cy] Walisisch
    [ca] Katalanisch
    [eu] Baskisch
    [gl] Galicisch
    [he] Hebräisch
    [ar] Arabisch
    [fa] Persisch
    [hi] Hindi
    [bn] Bengalisch
    [ta] Tamil
    [ur] Urdu
    [zh] Chinesisch
    [ja] Japanisch
    [ko] Koreanisch
    [vi] Vietnamesisch
    [th] Thailändisch
    [id] Indonesisch
    [ms] Malaiisch
    [tl] Tagalog
    [sw] Suaheli
    [af] Afrikaans
    [sq] Albanisch
    [mk] Mazedonisch
    [be] Belarussisch
    [bs] Bosnisch
    [hy] Armenisch
    [ka] Georgisch
    [az] Aserbaidschanisch
    [kk] Kasachisch
    [uz] Usbekisch
    [mn] Mongolisch
    [eo] Esperanto
    [la] Latein
    [mt] Maltesisch
    [lb] Luxemburgisch
   *[other] { $language }
 }
# source 23cdb76b
table-title = Zu zweit spielen
# source a936882d
referee-title = Darf ich das?
# source 45242a1a
rulebook-title = Die Regeln
# source 5386b886
learners-title = Wer lernt heute?

# Regale mit Lektionen
# source e1df9fe6
shelf-games = Spiele mit { -coach }
# source a4ecaa6d
shelf-other = Weitere Lektionen
# source 7d3bb3b0
shelf-own = { $name }

# Wer lernt, wählt ein Tier.
# source 951ebcc3
animal-owl = Eule
# source e4389c8b
animal-fox = Fuchs
# source 536cf815
animal-bear = Bär
# source fd09aab1
animal-hare = Hase
# source 34844d31
animal-frog = Frosch
# source c53ef15f
animal-mouse = Maus
# source 49970227
animal-penguin = Pinguin
# source 671adbd1
animal-turtle = Schildkröte

# Wer lernt
# source f8c5440d
learners-hello = Hallo! Wer lernt heute?
# source 1ce89902
learners-choose = Such dir ein Tier aus.
# source 3875f1c6
learners-change = Wähle ein Tier und einen Namen für { $learner }.
# source da78d87f
learners-name = Dein Name, wenn du magst
# source 182be044
learners-privacy = Ein Vorname genügt. Er bleibt auf diesem Computer.
# source 84702ff0
learners-add = Kind hinzufügen
# source ede8c46d
learners-guest = Gast
# source 8a323438
learners-guest-line = Sterne werden nicht gespeichert
# source 539ff240
learners-edit = { $learner } ändern
# source 8d05b201
learners-save = Speichern
# source 6bc77d10
learners-remove = { $learner } entfernen
# source 1d44f629
learners-remove-question = { $learner } von der Liste nehmen?
# source f97b9e6a
learners-remove-line = Nichts wird gelöscht. Die Sterne kommen in einen Ordner.
# source 816a50b3
learners-keep = Nein, behalten
# source a39f5bc9
learners-more = Mehr

## Knöpfe

# source 54d31be7
button-start = Los
# source 7869296b
button-continue = Weiter
# source 05d9df52
button-play-again = Noch einmal
# source 44938757
button-next = Weiter
# source 13f34a0b
button-back = Zurück
# source 3fd5df13
button-home = Übersicht
# source fa334aee
button-all-steps = Alle Schritte
# source bf4c8e75
button-legal = Ja
# source 9d59b3e5
button-not-legal = Nein
# source 41a64437
button-hint = Tipp
# source dfed1f88
button-read-aloud = Vorlesen
# source 1fe64815
button-hint-of = Tipp { $hint } von { $total }
# source 19c61483
button-say-again = Noch mal sagen
# source 16889a6c
button-take-back = Zug zurück
# source e5367c5f
button-again = Von vorn
# source d724fae3
button-show-rule = Zeig mir die Regel
# source 4d4cfb96
button-show-house-rule = Zeig mir die Hausregel
# source 71728976
house-rule-heading = Hausregel, nicht im Turnier
# source b63e6e32
button-got-it = Alles klar
# source 3ead90fb
button-close = Schließen
# source 9dd7de84
button-flip = Brett drehen
# source 49320735
button-done = Fertig
# source 9bfa0e19
button-i-count = Ich zähle { $number }
# source bc789c7f
button-fewer = Eins weniger
# source 5fced1b7
button-more = Eins mehr
# source 30875cc3
button-erase = Löschen
# source d1b739d9
button-play-me = Spiel gegen mich
# source f590017d
button-play-two = Zu zweit spielen
# source 39617a18
button-say-check = Schach!
# source 6c35fae2
button-agree-draw = Remis machen
# source 3cc86b7a
button-give-up = { $side ->
    [white] Weiß gibt auf
    [blue] Blau gibt auf
    [yellow] Gelb gibt auf
   *[black] Schwarz gibt auf
 }

## Antworten zum Auswählen

# source 520e1c79
answer-check = Schach
# source 3cc9bf38
answer-check-no-mate = Schach, aber nicht matt
# source 577eacd1
answer-checkmate = Schachmatt
# source 6746deed
answer-stalemate = Patt
# source 145176f6
answer-dead-position = Keiner kann gewinnen
# source 1e7f8a5f
answer-dead-not-stalemate = Tote Stellung
# source 757ee36e
answer-play-on = Weiterspielen
# source 05c19923
answer-no-check = Kein Schach: weiterspielen
# source 51535019
answer-threefold = Dreimal dieselbe Stellung
# source a731ab14
answer-fifty-moves = Fünfzig ruhige Züge
# source ed6901da
answer-nothing = Nichts zu verlangen
# source b3bf1295
answer-light = Hell
# source 0add222b
answer-dark = Dunkel

## Einstellungen

# source d393f095
settings-title = Einstellungen
# source 6c20be16
language-share = { $percent } %
# source efcf88bc
settings-language = Sprache
# source 017851c1
settings-theme = Farben
# source f6616922
settings-theme-light = Hell
# source b099ddac
settings-theme-dark = Dunkel
# source 00b72448
settings-theme-contrast = Starker Kontrast
# source e4c715bd
settings-dots = Punkte auf erreichbaren Feldern
# source a56fcfe9
settings-motion = Animationen
# source 2cb3cfee
settings-size = Größe
# source 2ab4572b
settings-percent = { $percent } %
# source 1dba24ca
settings-room = Mehr als { $percent } % passen nicht in dieses Fenster.
# source ebbd686a
settings-board = Brett
# source eed60e6f
settings-board-green = Grün
# source 6b71f0eb
settings-board-wood = Holz
# source bf9dd0bf
settings-board-sea = Meer
# source 13935d5f
settings-board-lavender = Lavendel
# source 917b861e
settings-pieces = Figuren
# source ae3d8a2e
settings-pieces-drawn = Gezeichnet
# source f29aaad6
settings-pieces-plain = Schlicht
# source e0e5b1b2
settings-left-handed = Für Linkshänder
# source ce2b9117
settings-sound = Töne
# source 846f2208
settings-speech = Stimme
# source 76d1eba6
settings-on = An
# source 0126c546
settings-off = Aus
# source 7490cdc0
settings-licences = Lizenzen
# source dd664e4b
settings-licences-say = Viele haben zu diesem Programm etwas beigetragen. Hier stehen alle Lizenzen.

## Die Lektion

# source bc294ea7
step-of = Schritt { $step } von { $total }

# source 4df0c19f
judge-question-castle = { $side ->
    [white] Darf Weiß hier rochieren?
    [blue] Darf Blau hier rochieren?
    [yellow] Darf Gelb hier rochieren?
   *[black] Darf Schwarz hier rochieren?
 }
# source 31b1ff8c
judge-question-move = Darf { PIECE($piece, form: "nom") } von { $from } nach { $to }?
# source 7c395f02
said-check = Jemand hat „Schach“ gesagt.
# source 25c0a766
said-nothing = Niemand hat etwas gesagt.
# source fb4d3df3
status-question = { $side ->
    [white] Weiß ist am Zug. Was ist das?
    [blue] Blau ist am Zug. Was ist das?
    [yellow] Gelb ist am Zug. Was ist das?
   *[black] Schwarz ist am Zug. Was ist das?
 }
# source c5130c6e
claim-next = Du willst { PIECE($piece, form: "akk") } nach { $to } ziehen.
# source 24a87cdc
name-square = Wo ist { $square }?
# source 3bf5dbcc
name-file = Wo ist die { $file }-Linie?
# source 97e77456
name-rank = Wo ist Reihe { $rank }?
# source 4760ca96
name-light-or-dark = Ist { $square } hell oder dunkel?
# Was im leeren Feld steht, vor dem ersten Buchstaben.
# source fb48afc6
write-here = Dein Zug

# Was das Zählen ergibt, wenn die Frage beantwortet ist.
# source b00a29db
fact-times-then = { $times ->
    [one] Nach diesem Zug wäre die Stellung zum ersten Mal da.
   *[other] Nach diesem Zug wäre die Stellung zum { $times }. Mal da.
 }
# source 8a7f35cb
fact-rights-gone = So standen die Figuren schon, aber mit anderen Rechten. Das zählt nicht.
# source bc1d4fed
fact-times = { $times ->
    [one] Diese Stellung ist zum ersten Mal da.
   *[other] Diese Stellung ist zum { $times }. Mal da.
 }
# Wann die Stellung da war: am Anfang (1 oder 0), und nach welchen Zügen.
# source 5ac93a3e
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
# source 54317178
fact-quiet = { $moves ->
    [0] Gerade wurde geschlagen oder ein Bauer gezogen.
    [one] Jeder hat einen Zug ohne Schlagen und Bauernzug gemacht.
   *[other] Jeder hat { WORD($moves) } Züge ohne Schlagen und Bauernzug gemacht.
 }
# source 920692dd
fact-quiet-before = { $moves ->
    [one] Vor diesen Zügen hat jeder schon einen ruhigen Zug gemacht.
   *[other] Vor diesen Zügen hat jeder schon { WORD($moves) } ruhige Züge gemacht.
 }
# source 64d25547
fact-values = Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9.
# Die Buchstaben von König, Dame, Turm, Läufer und Springer, ohne etwas dazwischen.
# Ein Buchstabe darf ein zweites, kleines Zeichen haben: Russisch sagt КрФЛСК.
# source ea509f40
piece-letters = KDTLS

# source c239137d
coach-tap-square = Tippe auf ein Feld.
# source 374acb8d
coach-pick-piece = Tippe auf eine Figur und dann auf ihr Ziel.
# source cb6d8e82
coach-your-turn = { $side ->
    [white] Du bist dran, mit Weiß.
    [blue] Du bist dran, mit Blau.
    [yellow] Du bist dran, mit Gelb.
   *[black] Du bist dran, mit Schwarz.
 }
# source 5e041588
coach-try-it = Probier es aus: Zieh { PIECE($piece, form: "akk") } von { $from } nach { $to }.
# source 31888b3f
coach-no-more-hints = Du kennst jetzt alle Tipps. Probier einen Zug!
# source 8b283f30
coach-legal-but-other = Das darfst du, aber wir suchen einen anderen Zug.
# source a1d5e00d
coach-that-is-mine = He! Das ist meins!
# source d26b63f0
coach-only-piece-moves = Hier zieht nur { PIECE($piece, form: "nom") } auf { $square }.
# source a469afd5
coach-only-this-moves = Hier zieht nur { PIECE($piece, form: "nom") }.
# source a95f09d6
coach-not-safe = { COUNT($men) ->
    [one] Halt nur an, wo du sicher bist. { MEN($men, form: "nom", cap: 1) } bewacht { $square }.
   *[other] Halt nur an, wo du sicher bist. { MEN($men, form: "nom", cap: 1) } bewachen { $square }.
 }
# source fb8e49ae
coach-hangs = { COUNT($men) ->
    [one] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } wäre in Gefahr. { MEN($men, form: "nom", cap: 1) } könnte schlagen, und du könntest nicht zurückschlagen.
   *[other] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } wäre in Gefahr. { MEN($men, form: "nom", cap: 1) } könnten umsonst schlagen.
 }
# source 9974d5fa
coach-taken-back = Noch nicht: { PIECE($captured, form: "nom", cap: 1) } auf { $square } ist gedeckt. { MEN($men, form: "nom", cap: 1) } würde { PIECE($piece, form: "dein-akk") } schlagen.
# source e707c718
coach-taken-elsewhere = Noch nicht: Dann schlägt { MEN($men, form: "nom") } { PIECE($piece, form: "dein-akk") } auf { $square }.
# source db92637c
coach-takes-nothing = Das darfst du, aber damit schlägst du nichts. Welche Figur kannst du gewinnen?
# source 345b9c5c
coach-no-check = Noch nicht: Das gibt kein Schach. Ohne Schach kein Matt.
# source 6f855f16
coach-stalemates = Patt: kein Schach und kein Zug mehr. Das ist nur remis.
# source bb6e0ac8
coach-mates-instead = Das ist sogar matt! Aber wir suchen ein Patt.
# source 715e42c7
coach-checks-instead = Schach! Beim Patt greift niemand den König an.
# source 13b6dcf9
coach-move-left-king = Noch nicht: Der König kann noch nach { $square } gehen.
# source bbbc51a1
coach-move-left = Noch nicht: { MEN($men, form: "nom", cap: 1) } kann noch nach { $square } ziehen.
# source 13bb509f
coach-no-mate-king = Noch nicht: Der König geht nach { $square }. Dann gibt es kein Matt.
# source e60ae377
coach-no-mate-taken = Noch nicht: { MEN($men, form: "nom", cap: 1) } schlägt { PIECE($piece, form: "dein-akk") } auf { $square }. Dann gibt es kein Matt.
# source f6227913
coach-no-mate-after = Noch nicht: { MEN($men, form: "nom", cap: 1) } zieht nach { $square }. Dann gibt es kein Matt.
# source f5c057d1
coach-way-out-run = Schach! Aber der König kann noch nach { $square } gehen.
# source a88cd6b6
coach-way-out-take = Schach! Aber { MEN($men, form: "nom") } kann { PIECE($piece, form: "dein-akk") } auf { $square } schlagen.
# source 444ab1bc
coach-way-out-block = Schach! Aber { MEN($men, form: "nom") } kann sich auf { $square } dazwischenstellen.
# source cc49d67e
coach-squares-more = { $left ->
    [one] Gut so. Es fehlt noch ein Feld.
   *[other] Gut so. Es fehlen noch { WORD($left) } Felder.
 }
# source 8a1f9ff9
coach-not-this-square = Schau dir { $square } noch einmal an. Das gehört nicht dazu.
# source 991669b7
coach-empty-square = Auf { $square } steht niemand. Tippe auf eine Figur!
# source e511f2c5
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "nom", cap: 1) } auf { $square } ist schwarz. Wir suchen weiße Figuren.
   *[black] { PIECE($piece, form: "nom", cap: 1) } auf { $square } ist weiß. Wir suchen schwarze Figuren.
 }
# source 20c2439e
coach-asked-attackers = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wer greift sie an?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wer greift ihn an?
 }
# source 3c99287d
coach-asked-guards = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wer deckt sie?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wer deckt ihn?
 }
# source 72268046
coach-asked-moves = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Wohin kann sie ziehen?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Wohin kann er ziehen?
 }
# source c021fb3f
coach-asked-captures = { GENDER($piece) ->
    [feminine] Das ist { PIECE($piece, form: "nom") } selbst. Was kann sie schlagen?
   *[masculine] Das ist { PIECE($piece, form: "nom") } selbst. Was kann er schlagen?
 }
# source f244416f
coach-attackers-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an. Es fehlen noch { WORD($left) } Figuren.
 }
# source b3bbcc90
coach-guards-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }. Es fehlen noch { WORD($left) } Figuren.
 }
# source 0a4f0d6a
coach-checkers-more = { $left ->
    [one] Ja, { MEN($men, form: "nom") } gibt Schach. Es fehlt noch eine Figur.
   *[other] Ja, { MEN($men, form: "nom") } gibt Schach. Es fehlen noch { WORD($left) } Figuren.
 }
# source 9998235a
coach-take-one-off = Nimm eine Figur weg, damit der Zug erlaubt ist.
# source 2e7c66f7
coach-nobody-there = Auf { $square } steht niemand. Tippe auf eine Figur, die weg kann.
# source a5436bb1
coach-stays = Wer auf { $square } steht, muss bleiben. Versuch es mit einer anderen Figur!
# source 9e34393b
coach-sort = Tippe eins nach dem anderen an, in der richtigen Reihenfolge.
# source 1351fa2a
coach-sort-more = { $left ->
    [one] Richtig! Und was kommt zuletzt?
   *[other] Richtig! Was kommt als Nächstes?
 }
# source f253f0af
coach-sort-first = Noch nicht. Davor kommt { PIECE($piece, form: "nom") } auf { $square }.
# source 2de86b91
sort-first-named = Noch nicht. Davor kommt: „{ $name }“.
# source 9ed1a94f
coach-found-before = { $square } hast du schon gefunden. Such ein anderes!
# source 82cc46e1
coach-hint-piece = Schau dir { PIECE($piece, form: "akk") } auf { $square } an.
# source 07c5b25d
coach-hint-square = Schau dir { $square } an.
# source 293cacbe
coach-hint-next = Zieh { PIECE($piece, form: "akk") } nach { $square }.
# source 44be9c09
coach-hint-back = Von hier geht es nicht weiter. Nimm deinen Zug zurück!
# source 49dc0ce2
coach-that-is-allowed = Das darfst du. Such jetzt einen Zug, den eine Regel verbietet.
# source f84b0a39
coach-moves-more = { $left ->
    [one] Das ist einer davon. Es fehlt noch einer.
   *[other] Das ist einer davon. Es fehlen noch { WORD($left) }.
 }
# source 9a23b1d1
coach-stars-left = { $left ->
    [one] Nur noch eins!
   *[other] Noch { WORD($left) }!
 }
# source 624e8d57
coach-star-flew = { $left ->
    [one] Noch einmal!
   *[other] Hui!
 }
# source a9bc42bd
coach-check = { $side ->
    [white] Schach! Der weiße König ist angegriffen.
    [blue] Schach! Der blaue König ist angegriffen.
    [yellow] Schach! Der gelbe König ist angegriffen.
   *[black] Schach! Der schwarze König ist angegriffen.
 }
# source f755c86a
coach-try-freely = Probier jeden Zug, den du magst.
# source c2f0273d
coach-tries-more = { $left ->
    [one] Gut. Mach noch einen Zug.
   *[other] Gut. Mach noch { WORD($left) } Züge.
 }
# source aafb3d05
coach-next-of-line = Gut. Was kommt jetzt?
# source 0c2ca5bc
coach-what-is-it = Was ist das?
# source 703d64c0
coach-not-said = Niemand hat Schach gesagt, also zählt es hier nicht.
# source 6c3676d4
coach-can-win = Schau, welche Figuren noch da sind. Jemand kann noch mattsetzen.
# source abed1fb7
coach-nobody-wins = Schau, welche Figuren noch da sind. Kann jemand jemals mattsetzen?
# source c2072fc8
coach-may-you-claim = Kannst du hier Remis verlangen?
# source ed13071e
coach-claim-there = Zähl noch einmal. Du kannst hier etwas verlangen.
# source 61ee41c7
coach-how-many = Wie viele sind es?
# source f33df256
coach-count-more = Es sind mehr als { $number }. Zähl noch einmal.
# source a04db64e
coach-count-fewer = Es sind weniger als { $number }. Zähl noch einmal.
# source 49b0d22c
coach-write-move = Schau auf den Pfeil. Schreib diesen Zug auf.
# source 7de8f66e
coach-write-letters = Fang mit dem Buchstaben der Figur an. Der Bauer hat keinen.
# source 4915ebf3
coach-plus-missing = Der Zug stimmt, und er gibt Schach. Schreib + dahinter.
# source 24ac8c0c
coach-hash-missing = Der Zug stimmt, und er setzt matt. Schreib # dahinter.
# source f901677e
coach-plus-untrue = { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt kein Schach. Lass das + weg.
# source 9bcc9306
coach-hash-untrue = { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt kein Schach. Lass das # weg.
# source 8ec04f5c
coach-not-mate = Das ist Schach, aber noch nicht matt. Schreib + statt #.
# source 3adf9bef
coach-wrote-other = Das heißt: { PIECE($piece, form: "nom") } von { $from } nach { $to }. Wir suchen einen anderen Zug.
# source adfe250c
coach-set-up = Nimm eine Figur und tippe auf ihr Feld.
# source 41dad498
coach-set-up-where = Wohin gehört { PIECE($piece, form: "nom") }?
# source 490181a2
coach-set-up-pick = Nimm zuerst eine Figur neben dem Brett.
# source 96381e08
coach-set-up-taken = { $square } ist besetzt. Welches Feld ist noch frei?
# source 570ae23e
coach-set-up-elsewhere = Nicht auf { $square }: Dorthin gehört { PIECE($piece, form: "nom") } nicht.
# source 61ca5080
coach-set-up-more = { $left ->
    [one] Gut. Noch eine Figur.
   *[other] Gut. Noch { WORD($left) } Figuren.
 }
# source c39f7d0f
coach-choose = Was meinst du?
# source 1075f055
coach-choose-again = Noch nicht ganz. Schau noch einmal hin.
# source bbc8cc03
coach-that-is-square = Das ist { $square }. Lies erst den Buchstaben, dann die Zahl.
# source 8a1bc35f
coach-that-is-file = Das ist { $square }. Der Buchstabe verrät die Linie.
# source 37508c0a
coach-that-is-rank = Das ist { $square }. Die Zahl verrät die Reihe.
# source 9a1b2fa6
coach-color-again = Schau auf die Nachbarfelder. Hell und dunkel wechseln sich ab.
# source 0b0a39ca
coach-name-more = { $left ->
    [one] Ja! Noch eins.
   *[other] Ja! Noch { WORD($left) }.
 }
# source e9a471da
coach-say-check = Ein guter Zug! Sag es jetzt: Drück auf Schach!
# source f8cf6a8a
coach-other-way-run = Das hilft. Diesmal soll der König selbst weglaufen.
# source 875dc0a9
coach-other-way-block = Das hilft. Stell jetzt eine Figur dazwischen.
# source df825fa3
coach-other-way-take = Das hilft. Schlag jetzt die Figur, die Schach gibt.
# source 35eb47c9
promotion-question = Der Bauer geht nach { $square }. Was soll er werden?
# source 4e51c5d8
promotion-piece = { PIECE($piece, cap: 1) }
# source 3703fe22
promotion-cancel = Den Bauern doch nicht ziehen

## Geschafft: gesagt wird, was getan wurde

# source 2c675f2f
done-squares = { $found ->
    [one] Du hast das Feld gefunden. Es gibt nur das eine.
    [2] Du hast beide Felder gefunden.
   *[other] Du hast alle { WORD($found) } Felder gefunden.
 }
# source b541ae18
done-attackers = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } greift { PIECE($piece, form: "akk") } an.
    [2] Ja! { MEN($men, form: "nom", cap: 1) } greifen { PIECE($piece, form: "akk") } an.
   *[other] Ja, alle { WORD(COUNT($men)) } Figuren greifen { PIECE($piece, form: "akk") } an.
 }
# source 4063c22f
done-guards = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } deckt { PIECE($piece, form: "akk") }.
    [2] Ja! { MEN($men, form: "nom", cap: 1) } decken { PIECE($piece, form: "akk") }.
   *[other] Ja, alle { WORD(COUNT($men)) } Figuren decken { PIECE($piece, form: "akk") }.
 }
# source de13b1e7
done-checkers = { COUNT($men) ->
    [one] Ja, { MEN($men, form: "nom") } gibt Schach.
   *[other] Ja, { MEN($men, form: "nom") } geben Schach.
 }
# source 9e17cb20
done-stars = { $moves ->
    [one] Alle Sterne in einem Zug. Weniger geht nicht!
   *[other] Alle Sterne in { WORD($moves) } Zügen. Weniger geht nicht!
 }
# source ca21116c
done-stars-more = { $best ->
    [one] Alle Sterne in { WORD($moves) } Zügen. Es geht auch in einem.
   *[other] Alle Sterne in { WORD($moves) } Zügen. Es geht auch in { WORD($best) }.
 }
# source d33af176
done-captures = { $moves ->
    [one] Geschlagen in einem Zug. Weniger geht nicht!
   *[other] Alle geschlagen in { WORD($moves) } Zügen. Weniger geht nicht!
 }
# source 69258e73
done-captures-more = { $best ->
    [one] Geschlagen in { WORD($moves) } Zügen. Es geht auch in einem.
   *[other] Alle geschlagen in { WORD($moves) } Zügen. Es geht auch in { WORD($best) }.
 }
# source d3034839
done-move = Du hast { PIECE($piece, form: "akk") } nach { $to } gezogen. Genau das war es!
# source c41c2fe9
done-capture = { PIECE($piece, form: "dein-nom", cap: 1) } hat { PIECE($captured, form: "akk") } auf { $to } geschlagen.
# source 4b425f1e
done-castle = Du hast rochiert: König auf { $king }, Turm auf { $rook }.
# source 5c96b4e5
done-en-passant = Im Vorbeigehen geschlagen: Dein Bauer steht auf { $to }, und { $pawn } ist leer.
# source 56df964a
done-promotion = Dein Bauer ist auf { $to } angekommen und { PIECE($piece, form: "ein-nom") } geworden.
# source b5c438f7
done-check = Schach! { PIECE($piece, form: "dein-nom", cap: 1) } ging nach { $to }, und der König ist angegriffen.
# source d0bfa266
done-checkmate = Schachmatt: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $to } hat es geschafft! Der König ist angegriffen und hat keinen Ausweg.
# source 704bdd40
done-stalemate = Patt! Niemand greift den König an, und es gibt keinen Zug mehr.
# source eaad1d38
done-safe = Gut gesehen! Jetzt kann niemand deine Figuren umsonst schlagen.
# source f3729ecb
done-castle-can = Der König darf nach { $square } rochieren.
# source 419b3f1e
done-castle-and-to = Und nach { $square }?
# source 976a1319
done-all-moves = { $found ->
    [one] Du hast den Zug gefunden. Es gibt nur den einen.
    [2] Du hast beide Züge gefunden.
   *[other] Du hast alle { WORD($found) } Züge gefunden.
 }
# source 710a50b8
done-judged-legal = Gut gesehen: Dieser Zug ist erlaubt.
# source 114a2fef
done-judged-not-legal = Gut gesehen: Dieser Zug ist nicht erlaubt.
# source 047fa550
done-refused = Du hast es ausprobiert und kennst jetzt den Grund.
# source 3595c202
done-tries = { $moves ->
    [one] Du hast einen erlaubten Zug gemacht.
   *[other] Du hast { WORD($moves) } erlaubte Züge gemacht.
 }
# source e2c7e3dd
done-line = Du hast jeden Zug richtig gespielt.
# source 001c62e7
done-status-play-on = Die Partie ist noch nicht zu Ende: Es geht weiter.
# source 85a8c95f
done-claim = Richtig gezählt: Du darfst Remis verlangen.
# source 5cfe0cd8
done-claim-nothing = Richtig gezählt: Hier gibt es noch nichts zu verlangen.
# source ac783c12
done-count = Richtig gezählt: { $number }.
# source 88f0c104
done-written = So schreibt man ihn: { $san }.
# source e4d0a47a
done-set-up = Jede Figur steht, wo sie hingehört.
# source 15c6912a
done-allowed = Jetzt ist der Zug erlaubt!
# source aca583c4
done-chosen = Ja, genau.
# source d1f9f2d3
done-sorted = Ja, jetzt ist alles in der richtigen Reihenfolge.
# source ce1a7a03
done-named = { $found ->
    [one] Du hast es gefunden.
    [2] Du hast beide gefunden.
   *[other] Du hast alle { WORD($found) } gefunden.
 }
# source eb8fb2dd
done-pawn-across = { $side ->
    [white] Ein weißer Bauer ist drüben. Weiß gewinnt!
    [blue] Ein blauer Bauer ist drüben. Blau gewinnt!
    [yellow] Ein gelber Bauer ist drüben. Gelb gewinnt!
   *[black] Ein schwarzer Bauer ist drüben. Schwarz gewinnt!
 }
# source 9211c238
done-all-taken = { $side ->
    [white] Weiß hat alles geschlagen. Weiß gewinnt!
    [blue] Blau hat alles geschlagen. Blau gewinnt!
    [yellow] Gelb hat alles geschlagen. Gelb gewinnt!
   *[black] Schwarz hat alles geschlagen. Schwarz gewinnt!
 }
# source 5c30b1d1
done-your-pawn-across = Dein Bauer ist drüben. Du gewinnst!
# source d7d34935
done-you-took-all = Du hast alles geschlagen. Du gewinnst!
# source cdeaa6bb
done-my-pawn-across = Mein Bauer ist drüben. Ich gewinne!
# source f16ab82f
done-i-took-all = Ich habe alles geschlagen. Ich gewinne!
# source b9b02d8e
done-no-move = { $side ->
    [white] Weiß kann nicht ziehen. Niemand gewinnt.
    [blue] Blau kann nicht ziehen. Niemand gewinnt.
    [yellow] Gelb kann nicht ziehen. Niemand gewinnt.
   *[black] Schwarz kann nicht ziehen. Niemand gewinnt.
 }
# source c834e017
done-game-lost = Gut gekämpft! Spielen wir noch einmal?

# source 639d109f
lesson-done = Du hast „{ $lesson }“ geschafft.
# source 4a4a3d18
lesson-done-stars = { $stars ->
    [one] Dafür gibt es einen Stern.
   *[other] Dafür gibt es { $stars } Sterne.
 }
# source 9b49009f
lesson-steps-title = „{ $lesson }“ hast du schon geschafft.
# source 53fe2c86
lesson-steps-line = Wähle einen Schritt zum Wiederholen. Deine Sterne bleiben.
# source 17468e4f
lesson-step-number = Schritt { $step }
# source 2c53fa4f
lesson-learned = Das kannst du jetzt: { $about }
# source 47cebd81
lesson-file-broken = In der Datei ist jetzt ein Fehler. Du siehst die Lektion von vorher.
# source 52dac86b
lesson-words-broken = In { $file } ist jetzt ein Fehler: Hier können Wörter daraus fehlen.
# source 80f1d37d
lesson-real-board = Und jetzt probier es auf einem echten Brett!

## Rochade-Lämpchen: je zwei kurze Worte

# source a4c7e02d
light-king-home = König blieb da
# source 7bbd8849
light-rook-home = Turm blieb da
# source 9038ff45
light-path-free = Weg frei
# source 66a6920e
light-no-check = Kein Schach
# source d999a836
light-way-safe = Weg sicher
# source 7f5d4a2e
light-goal-safe = Ziel sicher

## Das Brett in Worten

# source 49e76fb0
board-side = { $side ->
    [white] Weiß
    [blue] Blau
    [yellow] Gelb
   *[black] Schwarz
 }
# source 70f01882
piece-name = { PIECE($piece, cap: 1) }

## Arbeitsblätter auf Papier

# Vor der Linie, auf die das Kind schreibt.
# source 4aa43deb
paper-name = Name
# source 9b331811
paper-date = Datum
# source d68dad77
paper-page = Seite { $page } von { $total }
# Über einem Brett, das nur angeschaut wird.
# source 1e8d876d
paper-remember = Schau hin und merk es dir
# source 2e05e9b2
paper-turn = { $side ->
    [white] Weiß am Zug
    [blue] Blau am Zug
    [yellow] Gelb am Zug
   *[black] Schwarz am Zug
 }
# source 497945d1
paper-played = Vorher gespielt: { $played }
# source 137479d3
paper-cross = Mach auf jedes dieser Felder ein Kreuz.
# source 65a02ccf
paper-cross-one = Streich die Figur durch, die weg muss.
# source 22720148
paper-mark = Zeichne es auf dem Brett ein.
# source 8c985c51
paper-number = Schreib 1, 2, 3 und so weiter neben die Figuren, in der richtigen Reihenfolge.
# source 219aa99c
paper-number-boxes = Schreib 1, 2, 3 und so weiter in die Kästchen, in der richtigen Reihenfolge.
# source 4cda582f
paper-draw = Zeichne diese Figuren dorthin, wo sie hingehören.
# source c7596bb1
paper-moves = Schreib es auf:
# source 244495b6
paper-below = Schreib es unter das Brett.
# source 56c60ec4
paper-answer = Deine Antwort:
# source ed2a26b3
paper-why-not = Der Zug ist nicht erlaubt. Warum?
# Bis Züge gelesen und geschrieben werden können, werden sie gezeichnet.
# source ca3abf04
paper-arrows = { $count ->
    [one] Zeichne den Zug als Pfeil.
   *[other] Zeichne die Züge als Pfeile, mit Nummern.
 }
# source 67d966c7
paper-arrows-all = Zeichne einen Pfeil für jeden dieser Züge.
# source 2f5ad1cb
paper-becomes = Was wird aus dem Bauern?
# Jemand anderes liest sie von der Lösungsseite vor.
# source bf2e9945
paper-replies = Spiel es auf einem echten Brett. Die Gegenzüge stehen bei den Lösungen.
# Kleine Bretter in einer Reihe: was vor der Frage war.
# source 77d91521
paper-at-first = Am Anfang
# source ab091561
paper-after-move = Nach Zug { $number }
# source 9518967b
paper-now = Jetzt
# Mehrere Pfeile sind gezeichnet, einer davon ist verboten.
# source d1374c80
paper-cross-arrow = Streich den Pfeil des verbotenen Zuges durch. Warum ist er verboten?
# Kästchen zum Ankreuzen: warum ein Zug nicht erlaubt ist. Jedes sagt etwas über diesen einen Zug.
# source f204c0f6
paper-why-way = So zieht diese Figur nicht.
# source b32b9817
paper-why-far = Das ist zu weit.
# source 4d8df457
paper-why-between = Etwas steht im Weg.
# source e9acf763
paper-why-own-piece = Dort steht eine eigene Figur.
# source 24d1c518
paper-why-straight = Der Bauer würde geradeaus schlagen.
# source 7eb99c22
paper-why-nothing = Dort gibt es nichts zu schlagen.
# source b79e3f8c
paper-why-passing = Gerade eben lief kein Bauer vorbei.
# source 5573cdc9
paper-why-first-square = Der Bauer steht nicht mehr auf seinem ersten Feld.
# source 4a63e3a5
paper-why-has-moved = König oder Turm hat schon gezogen.
# source b21ade7d
paper-why-other-rook = Dort steht nicht mehr der Turm vom Anfang.
# source 90c803ce
paper-why-no-rook = Dort ist kein Turm zum Rochieren.
# source 6ef3fbb5
paper-why-in-check = Der König steht gerade im Schach.
# source a906145b
paper-why-through = Der König ginge über ein angegriffenes Feld.
# source 7ca2d257
paper-why-king = Dann stünde der König im Schach.
# source 52318c11
paper-why-king-stays = So würde ein König geschlagen.
# source 5e7fe93c
paper-why-partner = Dort steht eine Figur des Partners.
# source b2041cec
paper-why-corner = Eine abgeschnittene Ecke ist im Weg.
# source c5db026c
paper-why-sleeps = Diese schlafende Figur darf nur ein Bauer schlagen.
# source ed92e6c4
paper-why-two-players = Zwei Spieler würden denselben König angreifen.
# source 5c8b9816
paper-why-becomes = Der Bauer muss eine andere Figur werden.
# source c71f6d19
paper-why-not-that = Zu so einer Figur wird ein Bauer nie.
# source 6a07d304
paper-why-last-row = Der Bauer steht nicht auf seiner letzten Reihe.
# source 409cc2aa
paper-why-nobody = Dort steht niemand.
# source a01b3225
paper-why-stays = Die Figur bleibt, wo sie ist.
# source 2ebba1a2
paper-why-turn = Diese Figur ist nicht am Zug.
# source 2d176781
paper-why-over = Die Partie ist zu Ende.
# source 13b592e7
paper-real-board = Spiel es auf einem echten Brett.
# source 86961663
paper-answers = Lösungen
# source 24d51d8d
paper-for-teacher = Für die Lehrkraft
# source 227589fd
paper-fewest = { $moves ->
    [one] Es braucht mindestens { $moves } Zug.
   *[other] Es braucht mindestens { $moves } Züge.
 }
# source d8850f97
paper-article = Schachregeln, Artikel { $article }
# source d57da8c4
paper-as-on-board = Wie auf dem Brett.
# source 5c8d7bef
paper-open = Es gibt mehr als einen guten Weg.

## Die Seite im Browser

# source ea7df031
page-loading = Squarewise kommt gleich …
# source c0e54268
page-broken = Etwas ist kaputtgegangen, und Squarewise ist stehen geblieben. Deine Sterne sind sicher.
# source e1bc24b7
page-missing = Squarewise ließ sich nicht laden. Ist das Internet an? Dann versuch es noch einmal.
# source 4f552645
page-again = Noch einmal
# source 53ed51cc
page-no-script = Squarewise braucht JavaScript. Bitte schalte es für diese Seite ein.

## Mitteilungen

# source 3358f27f
notice-restored = { $file } war nicht lesbar. Die letzte gute Kopie ist zurück, die alte Datei heißt jetzt { $aside }.
# source ac219cd1
notice-set-aside = { $file } war nicht lesbar. Die Datei heißt jetzt { $aside }, und wir fangen neu an.
# source e01fd04b
notice-game-strange = Eine Partie mit { -coach } ist nicht lesbar, oder ihre Lektion ist jetzt anders. Sie bleibt in der Datei. Du kannst eine neue beginnen.
# source 236892c8
notice-newer = { $file } stammt von einem neueren Squarewise. Die Datei wird gelesen, aber nicht verändert.
# source f9bb2d76
notice-unreadable = { $file } ließ sich nicht öffnen, darum wird dort nichts gespeichert. ({ $cause })
# source 653f3e39
unsaved-stars = Deine neuen Sterne sind noch nicht gespeichert. Squarewise versucht es weiter. Sag bitte einem Erwachsenen Bescheid. ({ $cause })
# source 14fd0cb1
unsaved-game = Diese Partie ist noch nicht gespeichert. Squarewise versucht es weiter. ({ $cause })
# source 3daaa8ee
unsaved-learners = Die Liste der Kinder ließ sich nicht speichern. Bitte versuch es noch einmal. ({ $cause })
# source f3c7773a
unsaved-settings = Deine Einstellungen sind noch nicht gespeichert. Squarewise versucht es weiter. ({ $cause })
# source d6df70ed
unkept-page = Dieser Browser lässt Squarewise deine Sterne nicht speichern: Sag bitte einem Erwachsenen Bescheid.
# source 9d566377
unkept-folder = Squarewise kann in seinem Ordner nichts speichern, auch deine Sterne nicht: Sag bitte einem Erwachsenen Bescheid.
# source b7d4d8b5
notice-in-use = Squarewise ist für dieses Kind noch woanders offen. Darum wird hier nichts geändert und nichts gespeichert. Mach es erst dort zu.
# source b4fc884d
notice-no-folder = Für deine Sterne wurde kein Ordner gefunden, darum werden sie nicht gespeichert.

## Lektionen mit Fehlern, und die Befehlszeile

# source 3d1efcde
problems-notice = { $lessons ->
    [one] { $lessons } Lektion hat einen Fehler und wird nicht gezeigt.
   *[other] { $lessons } Lektionen haben Fehler und werden nicht gezeigt.
 }
# source 3832b27e
quoted = „{ $text }“
# source 98589d0a
problems-title = Lektionen zum Reparieren
# source 97e49ea2
problems-notes = Hinweise zu deinen Lektionen
# source 6cd39d7f
problems-none = Es gibt nichts mehr zu reparieren.
# source 90003eb8
problems-place = Zeile { $line }, Spalte { $column }
# source 7fe78585
cli-no-display = Squarewise braucht einen Bildschirm für sein Fenster, und { $missing } ist hier nicht gesetzt.
# source 32a60f0a
cli-no-answer = Squarewise braucht für sein Fenster einen Bildschirm, und bei { $display } antwortet keiner.
# source ce818f66
cli-no-window = Squarewise konnte sein Fenster nicht öffnen. ({ $cause })
# source a99f89af
cli-no-library = Squarewise kann sein Fenster nicht öffnen, weil die Bibliothek { $library } fehlt.
# source 62dfb648
cli-broke-down = Squarewise ist abgestürzt. Alles Gelernte ist gesichert. Ein Bericht für die Autoren liegt in „{ $report }“.
# source 8514664b
cli-no-gui = Dieses Programm wurde ohne Fenster gebaut. Baue es mit dem Merkmal „gui“, um Lektionen zu spielen.
# source dfb8eb5a
cli-in-terminal = Das geht nur im Terminal. Öffne eins und schreibe: { $command }
# source 2717d0e9
cli-window-apart = Das Fenster ist ein eigenes Programm: { $file }
# source a86634e2
cli-no-folder = Aus „{ $folder }“ werden keine Lektionen gelesen: Es ist nicht da.
# source 19f6e7b8
cli-kept-nowhere = Squarewise kann in „{ $folder }“ nichts speichern, auch keine Sterne.
# source db29a63b
no-lesson = Es gibt keine Lektion mit dem Namen „{ $lesson }“.
# source 0365ea53
no-lesson-near = Es gibt keine Lektion mit dem Namen „{ $lesson }“. Meinst du „{ $near }“?
# source ee7f6883
cli-no-language = Squarewise spricht noch kein „{ $language }“, darum spricht es Englisch.

## Züge, die jemand eingibt, und die Zeichen auf einem Brett aus Text

# source 263f8409
cli-may-move = Das darfst du spielen: { PIECE($piece, form: "nom") } von { $from } nach { $to }.
# source a6e4f42f
unread-not-a-move = So schreibt man keinen Zug. Schreib e2e4 oder Sf3.
# source 6e1ee85d
unread-which-piece = Welche Figur meinst du? Die auf { LIST($squares) } können alle dorthin.
# source 3eaa2e28
unread-no-such-piece = Mit { PIECE($piece, form: "ein-dat") } geht dieser Zug nicht.
# source 337e7d93
unread-nothing-captured = Auf { $square } steht nichts zum Schlagen. Lass das x weg.
# source f778d428
unread-written = Fast richtig! Diesen Zug schreibt man { $written }.
# source 9e262ed2
unread-written-several = Fast richtig! Welchen Zug meinst du? { $written }
# source 52ba2572
unread-draw-offer = (=) heißt: Jemand hat Remis angeboten. Das ist kein Zug.
# source cd12681b
unread-draw-offer-move = (=) heißt: Jemand hat Remis angeboten. Den Zug allein schreibt man { $written }.
# source 5030257b
unread-comment = { $text } sagt, was jemand von einem Zug hält. Den Zug allein schreibt man { $written }.
# source e9f15617
unread-result = { $text } sagt, wie eine Partie ausging. Das ist kein Zug.
# source c09c3970
unread-pass = Beim Schach darfst du nicht aussetzen. Schreib, wohin eine Figur zieht.
# source e7a23b96
mark-attacks = greift an
# source 4628e11e
mark-line = die Linie
# source 78b7f7fd
mark-danger = in Gefahr
# source 0d0ef6a8
mark-about = schau hierher
# source 00d9afe9
mark-gone = würde gehen
# source 706f6c6d
mark-allowed = möglich
# source a6aad8b6
mark-moved = gezogen

## Zeigen: eine Lektion vor der Klasse

# source 9c1541be
show-place = { $step } / { $total }
# source 6b9adcb6
show-leave = Beenden (Esc)
# source 613b9211
show-notes = Für die Lehrkraft
# source ef2dfe0a
show-no-notes = Zu dieser Lektion gibt es keine Notizen.
# Die Notizen für die Lehrkraft, in einem eigenen Fenster.
# source b2134a69
notes-window = In eigenem Fenster
# source be5deb0e
notes-now = Auf dem Bildschirm
# source b748e5fa
notes-answer = Antwort
# source c6d9d9c8
notes-hints = Tipps
# source 46a177e7
notes-next = Danach
# source be903b1f
notes-last = Das ist der letzte Schritt.
# source 849c4cfe
notes-cover = Hier stehen die Antworten. Schieb dieses Fenster auf einen Bildschirm, den die Klasse nicht sieht.
# source 3b5419cb
notes-uncover = Antworten zeigen
# source 1b4e205a
vote-title = Wer sagt A? Tippe für jede Hand oder gib die Zahl ein.
# source 6ae0bc7e
vote-reveal = Antwort zeigen
# source 38a84bd4
vote-more = Eine Hand mehr
# source 2f4c9558
vote-less = Eine Hand weniger
## Der Tisch: zu zweit an einem Bildschirm

# Die Regelwerke zur Auswahl, jedes mit einem Satz.
# source 45ea2472
table-choose-rules = Nach welchen Regeln spielt ihr?
# source 9bcf16ae
table-begin = { $side ->
    [white] Weiß fängt an. Zieh einfach!
   *[black] Schwarz fängt an. Zieh einfach!
 }
# source a44cb25f
table-shake-hands = gebt euch die Hand!
# source de68dfad
button-play = Spielen
# source 48536ada
button-other-rules = Andere Regeln
# source 0afe3050
button-look-again = Ansehen

# source 3e899df0
table-turn = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
 }
# source a385fd9e
table-touched = Du hast { PIECE($piece, form: "akk") } auf { $square } berührt. Jetzt musst du schlagen.
# source 71711fc2
table-confirm = Ist das dein Zug? Drück „Fertig“ oder nimm ihn zurück.
# source c7147570
table-will-offer = Jetzt zieh. Dein Remisangebot kommt mit dem Zug.
# source 194816bf
table-will-offer-not-mentioned = Diese Regeln sagen nichts von einer Einigung. Dein Angebot kommt mit dem nächsten Zug.
# source da858242
table-offered = { $side ->
    [white] Weiß bietet Remis an. Schwarz, bist du einverstanden?
   *[black] Schwarz bietet Remis an. Weiß, bist du einverstanden?
 }
# source 422845d9
table-declined = { $side ->
    [white] Weiß möchte weiterspielen.
   *[black] Schwarz möchte weiterspielen.
 }
# source e2a6cb39
table-asks-back = { $side ->
    [white] Weiß möchte den Zug zurücknehmen. Schwarz, ist das in Ordnung?
   *[black] Schwarz möchte den Zug zurücknehmen. Weiß, ist das in Ordnung?
 }
# source a8e8b77f
table-stays-made = { $side ->
    [white] Weiß sagt Nein. Der Zug bleibt.
   *[black] Schwarz sagt Nein. Der Zug bleibt.
 }
# source 94737399
table-intends-threefold = Zeig mir deinen Zug. Er muss dieselbe Stellung zum dritten Mal bringen.
# source 5beefd1b
table-intends-fifty = Zeig mir deinen Zug. Er muss der letzte von fünfzig ruhigen Zügen sein.
# source 5517ebc5
table-says-check = Du sagst „Schach“. Jetzt mach den Zug.
# source 52354b95
table-check = { $side ->
    [white] Schach! Weiß muss es abwehren.
   *[black] Schach! Schwarz muss es abwehren.
 }
# source 44ece757
table-what-claim = Was verlangst du?
# source ff77f0f4
table-claim-threefold-next = Dreimal, nach meinem Zug
# source 286fc7f3
table-claim-fifty-next = Fünfzig Züge, nach meinem Zug
# source 55cb7067
table-resign-sure = { $side ->
    [white] Weiß, gibst du auf?
    [blue] Blau, gibst du auf?
    [yellow] Gelb, gibst du auf?
   *[black] Schwarz, gibst du auf?
 }
# source 7e7b35ce
table-resign-not-mentioned = Diese Regeln sagen nichts vom Aufgeben. { $player }, gibst du auf?
# source 51cfbde5
table-new-sure = Eine neue Partie? Diese endet dann hier.
# source b35367a7
game-home-sure = Möchtest du zur Übersicht?
# source 22e0b976
table-replace-sure = Wollt ihr das Eingefügte spielen? Diese Partie endet dann hier.

# source effdddb3
button-yes-draw = Ja, Remis
# source dd2d60ff
button-no-play-on = Nein, weiter
# source 86f17765
button-offer-draw = Remis anbieten
# source 82e151f9
button-claim-draw = Remis verlangen
# source 372b2d9e
button-resign = Ich gebe auf
# source a4253764
button-redo = Zug vor
# source c288b068
button-new-game = Neue Partie
# source 183bf204
button-copy-position = Stellung kopieren
# source 58db752c
button-copy-moves = Züge kopieren
# source 671a2b43
button-paste = Einfügen
# source 94a80e0d
button-ask-referee = Darf ich das?
# source b668829d
button-auto-turn = Brett nach jedem Zug drehen
# source 7c6747bc
button-more-ways = Mehr

# Hier stehen getippte Buchstaben; dies ist das leere Feld.
# source f183e897
table-type = Tippe einen Zug, etwa Sf3
# source 2ffcf577
table-no-moves = Hier stehen bald eure Züge.
# source 92e9f75d
table-copied-position = Die Stellung ist kopiert.
# source ed4e4af7
table-copied-moves = Die Züge sind kopiert.
# source 333650f4
table-pasted = Das hast du eingefügt.
# source 98a84bb9
table-paste-empty = Es gibt noch nichts einzufügen.
# source 36d2f94b
table-paste-position = Diese Stellung kann ich nicht lesen. Eure Partie ist noch da.
# source bf670ab9
table-paste-move = Zug { $number } kann ich nicht spielen: { $word }. Eure Partie ist noch da.

# Was zuletzt geschah, in Worten.
# source 4653966a
table-moved = { $side ->
    [white] Weiß: { PIECE($piece) } von { $from } nach { $to }.
   *[black] Schwarz: { PIECE($piece) } von { $from } nach { $to }.
 }
# source 68fbce24
table-took = { $side ->
    [white] Weiß: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
   *[black] Schwarz: { PIECE($piece) } { $from } schlägt { PIECE($taken, form: "akk") } auf { $square }.
 }
# source 3687a87e
table-took-passing = { $side ->
    [white] Weiß: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
   *[black] Schwarz: Bauer { $from } schlägt den Bauern auf { $square } im Vorbeigehen und steht auf { $to }.
 }
# source 28221c68
table-castled-short = { $side ->
    [white] Weiß rochiert kurz.
   *[black] Schwarz rochiert kurz.
 }
# source c36b54b0
table-castled-long = { $side ->
    [white] Weiß rochiert lang.
   *[black] Schwarz rochiert lang.
 }
# source fdf158ff
table-promoted = { $side ->
    [white] Weiß: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
   *[black] Schwarz: Der Bauer wird auf { $square } { PIECE($piece, form: "ein-nom") }.
 }
# source f0ce1dc4
table-cheer-took = { $number ->
    [0] Schnapp! { PIECE($piece, form: "ein-nom", cap: 1) } ist weg.
    [1] Haps! { PIECE($piece, form: "ein-nom", cap: 1) } weniger.
   *[other] Oh! Da fliegt { PIECE($piece, form: "ein-nom") } vom Brett.
 }
# source 893a2707
table-cheer-castled = Hui! König und Turm in einem Zug.
# source 3d49a4ca
table-cheer-promoted = Tada! Aus dem Bauern wird { PIECE($piece, form: "ein-nom") }!
# source 801ea241
table-took-back = Zurückgenommen: { PIECE($piece) } von { $from } nach { $to }.
# source 0b036db5
table-not-played = Nicht gespielt: { PIECE($piece) } von { $from } nach { $to }.
# source d74611e1
table-event-offered = { $side ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
 }
# source 2b3b5087
table-event-claimed = { $side ->
    [white] Weiß verlangt Remis.
   *[black] Schwarz verlangt Remis.
 }
# source d1caa673
table-event-resigned = { $side ->
    [white] Weiß gibt auf.
   *[black] Schwarz gibt auf.
 }
# source 4ab3d345
table-event-agreed = Weiß und Schwarz einigen sich auf Remis.
# source b764ecb2
table-event-said-check = { $side ->
    [white] Weiß sagt „Schach“.
   *[black] Schwarz sagt „Schach“.
 }
# source eae1cfc6
table-event-adjusted = { $side ->
    [white] Weiß rückt { PIECE($piece, form: "akk") } auf { $square } zurecht.
   *[black] Schwarz rückt { PIECE($piece, form: "akk") } auf { $square } zurecht.
 }
# source 8b882356
button-adjust = Ich rücke zurecht
# source 2be4b492
table-adjusting = Du sagst „Ich rücke zurecht“. Tippe auf eine Figur.
# source 0a9aab9d
table-adjusted = Du rückst { PIECE($piece, form: "akk") } auf { $square } zurecht. Du darfst noch mit jeder Figur ziehen.
# source 87e6b8e8
table-claimer = { $side ->
    [white] Weiß verlangt
   *[black] Schwarz verlangt
 }
# source 9ba46c89
button-fifty-counter = Ruhige Züge zählen
# source 8aaa771f
table-captured = { $side ->
    [white] Weiß hat geschlagen
   *[black] Schwarz hat geschlagen
 }

## Ein verbotener Zug, trotzdem gespielt

# source 72690d08
anyway-try = Trotzdem probieren
# source 9132136e
anyway-back = Zurückstellen
# source b9fd67a0
anyway-taken = Dann würde { PIECE($piece, form: "nom") } auf { $square } deinen König schlagen.

## Eine Lektion mit der Tastatur

# source 51ccbf08
typed-empty = Tippe einen Zug: e2e4 oder Sf3
# source fb78b65f
typed-targets = { PIECE($piece, form: "nom", cap: 1) } auf { $from } kann nach { LIST($squares) } ziehen.
# source 58dd2269
typed-no-targets = { PIECE($piece, form: "nom", cap: 1) } auf { $from } kann gerade nirgendwohin.
# source 959cdb33
typed-pick-first = Nimm zuerst eine Figur.

## Was in einer Lektion passiert ist, Zeile für Zeile

# source 9cdaa397
happened-title = Was bisher geschah
# source e819f7d1
happened-copy = Alles kopieren
# source 2b6f98a7
happened-coach = Trainer: { $said }
# source 80cd2cda
happened-answer = Antwort: { $answer }
# source 225df60b
happened-hint = Du hast nach einem Tipp gefragt.
# source e5301382
happened-again = Du hast von vorn angefangen.
# source 33f4f057
happened-moved = { $side ->
    [white] Weiß: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
    [blue] Blau: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
    [yellow] Gelb: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
   *[black] Schwarz: { PIECE($piece, form: "nom", cap: 1) } zieht von { $from } nach { $to }.
 }
# source fb288cf5
happened-star-flew = Der Stern fliegt von { $from } nach { $to }.
# source 70819e2b
happened-tried = Du hast es versucht: { PIECE($piece, form: "nom") } von { $from } nach { $to }.
# source 717544e6
happened-tried-empty = Du hast es versucht: von { $from } nach { $to }.
# source dc04b759
happened-took-back = Zurückgenommen: { PIECE($piece, form: "nom", cap: 1) } steht wieder auf { $square }.
# source 1fe98996
happened-chosen = Du hast { $square } gewählt.
# source 4405f60d
happened-solved = Gelöst!

## Was hier nichts tut oder nicht aufgenommen wird

# source d45d612d
not-here-why = Hier gibt es nichts zu erklären: Kein Zug wurde abgelehnt, und dieser Schritt fragt nichts.
# source 8447ff7c
not-here-vote = Hier gibt es nichts abzustimmen: Dieser Schritt hat keine Antworten zur Auswahl.
# source 489599a0
not-here-hint = Hier gibt es keinen Tipp.
# source e3e17681
not-here-refused = Hier gibt es nichts zu erklären: Kein Zug wurde abgelehnt.
# source f27924b3
not-here-key = Diese Taste tut hier nichts. F1 zeigt alle Tasten.
# source 1e0bb6db
dropped-folder = Die Lektionen aus „{ $folder }“ sind jetzt da, bis du das Fenster schließt.
# source 72822db5
dropped-empty = In „{ $folder }“ ist keine Lektion. Eine Lektion ist eine Datei, die auf .toml endet.
# source 07cf975f
dropped-zip = „{ $file }“ ist gepackt. Entpacke die Datei und zieh dann den Ordner hierher.
# source 619a6ad6
dropped-games = In „{ $file }“ sind Partien, keine Lektionen. Kopiere die Züge einer Partie in eine Lektion.
# source 17605546
dropped-table = In „{ $file }“ ist eine Liste von Brettern, keine Lektion. Kopiere ein Brett daraus in eine Lektion.
# source 6e7253f3
dropped-other = „{ $file }“ ist keine Lektion. Zieh eine Datei hierher, die auf .toml endet, oder einen Ordner mit solchen Dateien.

## Die Karte mit den Tasten

# source a7f75bda
help-title = Tasten
# source aab56dbc
help-next = Zum nächsten Knopf
# source 696cdfe1
help-shelf = Zur Lektion, die dran ist, dann zum nächsten Regal
# source 6f996c1e
help-press = Drücken; Figur nehmen und absetzen
# source 09c361ba
help-walk = Über das Brett gehen
# source dbf67f5a
help-jump = Zu einer Figur springen
# source 821999ad
help-typed = Einen Zug tippen, dann Enter
# source 3054efd5
help-targets = Sagen, wohin die Figur kann
# source bd70ae0f
help-choose = Die erste, zweite, dritte Antwort
# source 59c05099
help-show = Der Klasse zeigen
# source 65f1d6b2
help-cancel = Absetzen, schließen, zurück
# source 1da5e3cd
help-draw = Pfeile und Kreise zeichnen (Umschalt, Alt, Strg: andere Farben)
# source de49a87a
help-on = Nächster Schritt
# source 52bb4db0
help-back = Schritt davor
# source 95cb16e8
help-why = Warum? Die Regel oder die Antwort
# source 1e08adfc
help-vote = Die Klasse stimmt ab
# source 8fc5a74b
help-arrows = Pfeile aus und an
# source acfaa170
help-blank = Leerer Bildschirm
# source 81484410
help-leave = Beenden
# source 2036644f
help-move-on = Nächster Zug
# source ddda2ce1
help-move-back = Zug davor
# source c0f965d5
help-why-not = Warum nicht? Die Regel
# source e9c29db9
key-arrows = Pfeiltasten
# source 68e86d23
key-pieces = K D T L S, P (Bauer)
# source ccf4b3c2
key-typed = e2e4, /Sf3
# source beb79fd7
key-erase = Rücktaste
# source 4e4169bf
key-right = Rechte Maustaste
# source 0eb317c0
key-on = Leertaste, Bild ab
# source 5aee4e71
key-before = Bild auf
# source 7dfc4fa1
key-pages = Bild ab, Bild auf

## Poster und Urkunden

# source 0c2f9418
poster-castling = Darf ich rochieren?
# source fae141fb
poster-check = Heraus aus dem Schach
# source 95dab1e7
poster-endings = Wie eine Partie endet
# source ede25e7a
poster-castle-free = Ja: König und Turm haben nie gezogen, der Weg ist frei und sicher.
# source 87ec98d3
poster-castle-between = Nein: Zwischen König und Turm steht eine Figur.
# source 28d95873
poster-castle-out = Nein: Der König steht im Schach.
# source e98dbed9
poster-castle-through = Nein: Der König käme über ein bewachtes Feld.
# source e1cd9b82
poster-castle-into = Nein: Der König käme auf ein bewachtes Feld.
# source bece89fc
poster-castle-rook = Ja: Nur der Turm ist angegriffen. Das macht nichts.
# source ce7125b4
poster-check-run = Weglaufen: Der König geht auf ein sicheres Feld.
# source dcdf7aa6
poster-check-block = Dazwischenstellen: Eine Figur versperrt den Weg.
# source dedd4125
poster-check-take = Schlagen: Jemand schlägt den Angreifer.
# source a938a3cf
poster-check-stay = Nein: Nach diesem Zug stünde der König noch im Schach.
# source 1ee00b01
poster-check-knight = Nein: Zwischen Springer und König passt keine Figur.
# source aa6f81e3
poster-check-double = Nein: Zwei Figuren geben Schach, also muss der König ziehen.
# source 1c7d8ecd
poster-by-itself = von selbst
# source 3912c1ba
poster-by-claim = jemand verlangt es
# source 5a4e9722
poster-by-words = die Spieler sagen es
# source 326f3037
certificate-title = Urkunde
# source e5286e52
certificate-learned = hat alle Lektionen dieses Regals geschafft
# source 65dd591c
certificate-signed = Unterschrift
# source 40d5bb27
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
# source afbebbb5
story-india = Der Elefant
# source 769b3341
story-persia = Die Karawane
# source 727357a1
story-baghdad = Das Buch
# source 0a05a78b
story-europe = Das Schiff
# source db51c245
story-rice = Das Brett für den Reis
# source d097c0db
story-queen = Die Dame
# source ff7d9b7e
story-tournament = Der Pokal
# source db64244a
story-rice-count = { $count ->
    [one] a1: { $grains } Korn
   *[other] { $count } Felder. Auf dem letzten: { $grains }. Zusammen: { $rice }
 }
