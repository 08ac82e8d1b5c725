# Neben der eigenen Schachtel von Grimoire, auf Deutsch; alles andere heißt wie im Buch.
game-grimoire-box = Grimoire am Tisch
tagline = Wer anfängt, welche Runde läuft und was am Ende zusammenkommt
prompt-move = Sag, welche Seiten offen liegen, oder zähl Karten
view-round = Runde
view-magic = Magiepunkte
view-magic-most = höchstens
view-asks = gefragt
view-sealed = versiegelte Seiten
view-sides = Personen
view-order = Reihenfolge
view-time-pages = Seiten, die die Reihenfolge umkehren
view-leaders = vorn
option-sealed = Versiegelte Seiten
    .about = Alle versiegeln ihre Seite auf dem Handy statt im Zauberbuch; mit der letzten gehen alle auf.
event-counted = { $player }: { $count } × { $card }.
event-counted-tokens = { $player }: { $count } SP in Chips.
event-took-token = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } Marker { $token }.
event-opened-page = { $you ->
    [yes] Du öffnest
   *[no] { $player } öffnet
 } Seite { $page }.
event-sealed-page = { $you ->
    [yes] Du versiegelst eine Seite.
   *[no] { $player } versiegelt eine Seite.
 }
event-ordered = Die Seiten liegen offen: { $you ->
    [yes] Du fängst
   *[no] { $player } fängt
 } in Runde { $round } an.
event-began-round = Runde { $round } beginnt; geöffnet werden Seiten bis { $magic }.
reason-round-not-done = Die Reihenfolge dieser Runde steht noch nicht fest.
reason-order-made = Die Reihenfolge dieser Runde steht fest. Nimm sie zurück, oder beginn eine neue Runde.
reason-token-not-so = Die Marker gehen von 1 bis { $count }, und denselben bekommt niemand zweimal.
reason-tokens-first = Sag zuerst, wer welchen Marker hat.
reason-page-not-yours = Alle versiegeln nur ihre eigene Seite.
reason-page-not-so = Die Seiten gehen in dieser Runde bis { $magic }, und dieselbe noch einmal ändert nichts.
reason-tokens-not-so = In Chips sind es 0 bis { $count } SP.
reason-card-not-held = Davon ist dort keine Karte gezählt, die weg könnte: { $card }.
reason-card-too-many = { $card } ist { $count }-mal in der Schachtel und schon so oft gezählt: an Platz { $seats }. Nimm dort zuerst eine Karte weg.
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
