### Namen der Figuren, und wie aufgezählt wird.
###
### Ein Satz verlangt eine Form: { PIECE($piece, form: "akk") }. Formen dieser Sprache:
###   nom, akk, dat              der Turm, den Turm, dem Turm
###   ein-nom, ein-akk, ein-dat  ein Turm, einen Turm, einem Turm
###   dein-nom, dein-akk         dein Turm, deinen Turm
### ohne Form der bloße Name.

-piece-king = { $form ->
    [nom] der König
    [akk] den König
    [dat] dem König
    [ein-nom] ein König
    [ein-akk] einen König
    [ein-dat] einem König
    [dein-nom] dein König
    [dein-akk] deinen König
   *[bare] König
 }
    .gender = masculine
-piece-queen = { $form ->
    [nom] die Dame
    [akk] die Dame
    [dat] der Dame
    [ein-nom] eine Dame
    [ein-akk] eine Dame
    [ein-dat] einer Dame
    [dein-nom] deine Dame
    [dein-akk] deine Dame
   *[bare] Dame
 }
    .gender = feminine
-piece-rook = { $form ->
    [nom] der Turm
    [akk] den Turm
    [dat] dem Turm
    [ein-nom] ein Turm
    [ein-akk] einen Turm
    [ein-dat] einem Turm
    [dein-nom] dein Turm
    [dein-akk] deinen Turm
   *[bare] Turm
 }
    .gender = masculine
-piece-bishop = { $form ->
    [nom] der Läufer
    [akk] den Läufer
    [dat] dem Läufer
    [ein-nom] ein Läufer
    [ein-akk] einen Läufer
    [ein-dat] einem Läufer
    [dein-nom] dein Läufer
    [dein-akk] deinen Läufer
   *[bare] Läufer
 }
    .gender = masculine
-piece-knight = { $form ->
    [nom] der Springer
    [akk] den Springer
    [dat] dem Springer
    [ein-nom] ein Springer
    [ein-akk] einen Springer
    [ein-dat] einem Springer
    [dein-nom] dein Springer
    [dein-akk] deinen Springer
   *[bare] Springer
 }
    .gender = masculine
-piece-pawn = { $form ->
    [nom] der Bauer
    [akk] den Bauern
    [dat] dem Bauern
    [ein-nom] ein Bauer
    [ein-akk] einen Bauern
    [ein-dat] einem Bauern
    [dein-nom] dein Bauer
    [dein-akk] deinen Bauern
   *[bare] Bauer
 }
    .gender = masculine

# Eine Figur mit ihrem Feld: der Turm auf f5. $piece steht schon in der verlangten Form.
-man-on = { $piece } auf { $square }

# Aufzählungen: f1, g1 und h1. $head ist alles davor, $next kommt dazu.
-list-more = { $head }, { $next }
-list-last = { $head } und { $next }

# Der Name des Lehrers. Er wird nie übersetzt.
-coach = Kavi

# Zahlen bis zwölf als Wörter: { WORD($left) }. Für eins steht in jedem Satz das passende „ein“ oder „eine“.
-number-2 = zwei
-number-3 = drei
-number-4 = vier
-number-5 = fünf
-number-6 = sechs
-number-7 = sieben
-number-8 = acht
-number-9 = neun
-number-10 = zehn
-number-11 = elf
-number-12 = zwölf
