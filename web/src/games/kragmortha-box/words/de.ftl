your-looks = { $own ->
    [yes] Deine Blicke
   *[no] Blicke von { $name }
 }: { $count } von { $most }
no-looks = Noch kein Blick. Schau nicht auf.
no-looks-how = Deine Blicke werden hier verteilt: Ihre Karten bleiben in der Schachtel.
hidden-look = Geheim: Nur { $name } liest ihn.
cannot = Das kann ich nicht: bitte einen anderen
cannot-short = Das kann ich nicht
eased = Seine leichtere Form genügt.
unhex = Enthexung: weg damit
new-look = Rigor hat mich gesehen: ein Blick für mich
new-look-for = Rigor hat { $name } gesehen: ein Blick
new-look-short = Neuer Blick
new-look-short-for = Ein Blick für { $name }
grimoires-count = Grimoires: { $count }
grimoires = Grimoires: { $count }, mit { $signs ->
    [one] 1 Zeichen
   *[other] { $signs } Zeichen
 }
grimoires-of = Grimoires von { $name }
book-signs = { $signs ->
    [one] 1 Zeichen
   *[other] { $signs } Zeichen
 }, noch { $left } in der Schachtel
who-holds = Wer was hat
rank = { $place }.
left-home = nach Hause gegangen
caught-button = ERWISCHT!
caught-then = Dann tipp an, wer gepatzt hat. Wer es war, gesteht, oder ihr stimmt ab.
calls = { $name } hat etwas gesehen. Niemand rührt sich!
who-what = Wer hat gepatzt, und wobei?
never-mind = Schon gut
means = { $caller } meint { $name }
inspects = Rigor kontrolliert { $name }
admit = Ich gestehe
deny = Das stimmt nicht
asks = { $name }, hast du gepatzt?
waits = Warten auf { $name }
silent = { $name } sagt nichts: abstimmen
vote-ask = Hat { $name } gepatzt?
vote-yes = Ja, erwischt
vote-no = Nein
vote-as = { $name } stimmt ab:
vote-waits = { $given } von { $all } haben abgestimmt
vote-count = Abgegebene Stimmen zählen
deck-left = Blicke im Stapel: { $deck }. Grimoires in der Schachtel: { $books }.
goblin = Goblin
looks = Blicke
grimoires-short = Grimoires
signs-short = Zeichen
out-of-looks = { $name } ist versteinert: zu viele Blicke.
seen-reason-book-too-many = „{ $book }“ ist { $count }-mal in der Schachtel und schon so oft gezählt: { $holders }. Nimm dort zuerst eins weg.
