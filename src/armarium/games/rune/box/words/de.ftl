# Der Punkteblock neben der eigenen Schachtel von Rune, auf Deutsch; alles andere heißt wie im Buch.
game-rune-box = Rune am Tisch
tagline = Ein Punkteblock für die Karten auf eurem Tisch
prompt-move = Zähl die Gebiete aller Meister
view-areas = Gebiete
view-totals = Punkte
view-left = noch nicht gezählte Runen
option-grand-master = Großmeister
    .about = Die Plättchen der kleinen Erweiterung liegen auf dem Tisch: für jede Seite eine blaue und eine grüne Rune mehr.
event-area = { $you ->
    [yes] Dein Meister { $place }
   *[no] Meister { $place } von { $player }
 }: { $runes ->
    [0] keine { $colour }e Rune
    [one] eine { $colour }e Rune
   *[other] { $runes } { $colour }e Runen
 }.
reason-area-empty = Hier ist keine Rune gezählt, die weg könnte.
reason-area-so = Dieses Gebiet ist schon { $colour }.
reason-runes-too-many = Die ganze Schachtel hat { $count } { $colour }e Runen, und alle sind gezählt. Nimm zuerst welche aus einem anderen Gebiet weg.
reason-over = Der Abend ist vorbei; gezählt wird nichts mehr.
reason-report-unknown = „{ $move }“ lässt sich hier nicht melden.
reason-has-left = Diese Person ist schon nach Hause gegangen.
reason-too-few-left = Zu zweit geht niemand mehr: Beende stattdessen den Abend.
reason-position-kept = { $field }: Kein Abend führt zu „{ $value }“.
reason-position-version = „{ $value }“ ist keine Stellung nach diesen Regeln; sie muss mit { $expected } beginnen.
reason-position-field = „{ $value }“ ist kein Feld einer Stellung oder steht zweimal da.
reason-position-missing = Der Stellung fehlt das Feld „{ $field }“.
event-ended = { $you ->
    [yes] Du klappst
   *[no] { $player } klappt
 } den Block zu: Was gezählt ist, gilt.
event-left-table = { $you ->
    [yes] Du gehst
   *[no] { $player } geht
 } früher nach Hause; die anderen spielen weiter.
