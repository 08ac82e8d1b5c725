# Neben der eigenen Schachtel von Kragmortha, auf Deutsch; Blicke, Befehle und Grimoires heißen wie im Buch.
game-kragmortha-box = Kragmortha am Tisch
tagline = Blicke auf euren Handys, und ein großer roter Knopf
prompt-move = Melde, was auf dem Plan geschieht
view-secret = geheime Blicke
view-friendly = Tauschen erlaubt
view-most = Blicke bis zum Aus
view-deck = Blicke im Stapel
view-books-left = Grimoires übrig
view-sides = Goblins
view-case = erwischt
view-over = vorbei
option-looks = Blicke
    .about = Offen: Alle lesen, was alle tun müssen. Geheim: Die anderen sehen nur das Zeichen, also braucht ihr je ein Handy.
looks-open = offen für alle
looks-secret = geheim, je ein Handy
option-inspections = Kontrollen
    .about = Ab und zu, wie der Zufall will, sieht Rigor nach, was jemand von euch tun muss.
event-met = Der Dunkle Herr sieht { $you ->
    [yes] dich
   *[no] { $player }
 } an.
event-dealt = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
 } { $shown ->
    [yes] { $look }
   *[no] einen Blick: { $family }
 }.
event-turned-down = Zurück unter den Stapel, weil das Zeichen schon da ist: { $looks }.
event-unhexed = { $you ->
    [yes] Du bist
   *[no] { $player } ist
 } { $look } los.
event-inspection = Rigor kontrolliert { $you ->
    [yes] dich
   *[no] { $player }
 }: { $look }!
event-called = { $you ->
    [yes] Du rufst
   *[no] { $player } ruft
 } „Erwischt!“
event-accused = { $you ->
    [yes] Du meinst
   *[no] { $player } meint
 } { $target-you ->
    [yes] dich
   *[no] { $target-player }
 }: { $look }.
event-nothing = { $you ->
    [yes] Du lässt
   *[no] { $player } lässt
 } es gut sein: Niemand wurde erwischt.
event-asked = { $you ->
    [yes] Du sagst
   *[no] { $player } sagt
 } nichts. Die anderen stimmen ab.
event-voted = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } abgestimmt.
event-tally = Die Abstimmung: { $guilty } für einen Schnitzer, { $clear } dagegen.
event-book = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } ein Grimoire: { $book }.
event-no-book = { $player }: ein Grimoire weniger, { $book }.
event-last-book = Das war das letzte Grimoire: Die Partie endet sofort.
reason-nobody-to-catch = Sonst hat niemand einen Blick, bei dem man patzen kann.
reason-nobody-caught = Niemand hat „Erwischt!“ gerufen.
reason-who-first = Zuerst: Wer hat gepatzt, und wobei?
reason-answer-first = Zuerst gesteht, wer erwischt wurde, oder streitet es ab.
reason-vote-first = Zuerst die Abstimmung.
reason-book-too-many = „{ $book }“ ist { $count }-mal in der Schachtel und schon so oft gezählt: an Platz { $seats }. Nimm dort zuerst eins weg.
reason-book-not-there = „{ $book }“ ist dort nicht gezählt.
reason-look-secret = Blicke sind hier geheim: Den liest nur, wer ihn hat.
reason-look-not-there = { $look } hat dort niemand.
reason-look-must-stay = An diesem Tisch tauscht niemand einen Blick.
reason-look-easy = Für { $look } gilt schon die leichtere Form, oder seine Familie schläft.
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
