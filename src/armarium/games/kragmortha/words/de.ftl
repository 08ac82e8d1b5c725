# Kragmortha auf Deutsch: unsere eigene Fassung der Regeln, jedes Ereignis, jede Ablehnung, jeder alberne Satz, den ein Goblin tippen muss.

tagline = Stehlen, schubsen, nicht aufschauen
own-box-does = Jedes Handy bekommt seine Blicke geheim, mit den Befehlen für deinen Körper, und ein großes rotes „Erwischt!“. Goblins und Bücher bleiben auf dem Plan.

symbol-book = Buch
symbol-scroll = Schriftrolle
symbol-potion = Trank
symbol-gems = Juwelen
symbol-ball = Kristallkugel
pawn-goblin = Goblin
pawn-rigor = Rigor Mortis
card-gbs = Buch + Rolle
card-gbp = Buch + Trank
card-gbg = Buch + Juwelen
card-gsp = Rolle + Trank
card-gsg = Rolle + Juwelen
card-gpg = Trank + Juwelen
card-gbo = Buch + Kugel
card-gso = Rolle + Kugel
card-gpo = Trank + Kugel
card-ggo = Juwelen + Kugel
card-goo = Kugel + Kugel
card-rbs = Rigor Buch + Rolle
card-rbp = Rigor Buch + Trank
card-rbg = Rigor Buch + Juwelen
card-rsp = Rigor Rolle + Trank
card-rsg = Rigor Rolle + Juwelen
card-rpg = Rigor Trank + Juwelen
card-rbo = Rigor Buch + Kugel
card-rso = Rigor Rolle + Kugel
card-rpo = Rigor Trank + Kugel
card-rgo = Rigor Juwelen + Kugel
card-roo = Rigor Kugel + Kugel
token-teleport = Teleporter
token-grimoire = Magisches Grimoire
token-trap = Falle
device-pointer = Maus
device-keyboard = Tastatur

task-link = wählen, wohin geschubst wird
task-react = dem Dunklen Herrn antworten
task-discard = eine Karte ablegen
task-device = Maus oder Tastatur hergeben
task-go = wählen, wo der Goblin landet
task-warp = sagen, ob Rigor teleportiert
task-trade = die Karten zum Tauschen wählen
task-admit = gestehen oder bestreiten
task-vote = abstimmen

option-mode = Bußen
    .about = Auf Bildschirmen wacht der Tisch selbst über die Befehle. Um einen Tisch herum gehorchen die Leute mit eigenen Armen und Beinen und erwischen einander.
option-gentle = Sanft
    .about = Niemand zahlt in einem einzigen Zug für mehr als einen Schnitzer.
option-rigor-stops = Rigor hält an
    .about = Hat Rigor einen Goblin getroffen, macht er keinen zweiten Schritt.
option-draw-first = Zuerst ziehen
    .about = Zieh zu Beginn deines Zugs und wähle aus einer Karte mehr.
option-shuffled-symbols = Gemischter Boden
    .about = Die Symbole werden auf den Feldern im Spiel neu verteilt.
option-chat = Chat
    .about = Aus: An diesem Tisch chattet niemand, und Befehle übers Chatten werden durch andere ersetzt.
option-doubled-clocks = Doppelte Zeit
    .about = Jeder Befehl, der Sekunden zählt, gibt doppelt so viele.
option-stand-ins = Leichtere Wege
    .about = Aus Halten wird ein Schalter, aus Tippen und Tasten werden Knöpfe. Verdeckte Symbole siehst du, wohin du zeigst, der Plan ist gespiegelt, aber nicht gedreht, beide Arme sind frei.
option-friendly = Freundlich
    .about = Wer nicht tun kann, was ein Blick verlangt, tauscht ihn gegen einen anderen seiner Familie.
option-mouth = Mund
    .about = Aus: Blicke des Mundes zählen, verlangen aber nichts.
option-head = Kopf
    .about = Aus: Blicke des Kopfes zählen, verlangen aber nichts.
option-arm = Arm
    .about = Aus: Blicke des Arms zählen, verlangen aber nichts.
option-hand = Hand
    .about = Aus: Blicke der Hand zählen, verlangen aber nichts.
option-leg = Bein
    .about = Aus: Blicke des Beins zählen, verlangen aber nichts.
option-voice = Stimme
    .about = Aus: Blicke der Stimme zählen, verlangen aber nichts.
mode-online = auf Bildschirmen: Der Tisch passt auf
mode-table = um einen Tisch: Ihr erwischt einander

looks-under = Unter dem Stapel der Blicke: { $looks }
prompt-place = Stell deinen Goblin auf ein Startfeld
    .hint = Irgendein freies. Die Teleporter schlafen noch.
prompt-plan = Spiel eine Bewegungskarte
    .hint = Geh einen oder zwei Schritte. Vorher Grimoires, wenn du magst.
prompt-second = Geh den zweiten Schritt, oder bleib stehen
    .hint = Er braucht das andere Symbol deiner Karte.
prompt-second-must = Deine Füße halten nicht still: Geh den zweiten Schritt
prompt-after = Noch etwas, bevor dein Zug endet?
    .hint = Ein Grimoire könnte noch nützen.
prompt-link = Wohin schubsen?
    .hint = Nie zurück auf das Feld, von dem aus geschubst wird.
prompt-react = Der Dunkle Herr sieht dich an. Deine Antwort?
    .hint = Ein Grimoire kann dich vor dem Blick bewahren. Versetzt wirst du trotzdem.
prompt-discard = Leg eine Karte ab
    .hint = Butterfinger halten nur so viel.
prompt-device = Maus oder Tastatur: Was behältst du?
    .hint = Das andere bleibt hinter deinem Rücken.
prompt-go = Wo landet dein Goblin?
    .hint = Das Feld selbst bewirkt jetzt nichts.
prompt-warp = Nimmt Rigor den Teleporter?
    .hint = Wenn ja, endet seine Bewegung.
prompt-trade = Welche Karte gegen welche?
    .hint = Nur du siehst diese Hand.
prompt-admit = Du bist angeklagt. War es so?
    .hint = Gesteh und zieh einen Blick, oder lass die anderen abstimmen.
prompt-vote = Schuldig oder nicht?
    .hint = Gleichstand spricht frei.
prompt-over = Die Partie ist vorbei

outcome-looks = Die wenigsten Blicke.
outcome-books = Gleich viele Blicke: die meisten Grimoires.
outcome-symbols = Gleich viele Blicke und Grimoires: die meisten Magiesymbole.
outcome-shared = In allem gleich: Der Sieg wird geteilt.

event-placed = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $square } als Startfeld.
event-played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
 } { $card }.
event-stepped = { $you ->
    [yes] Du gehst
   *[no] { $player } geht
 } nach { $square }.
event-rigor = { $you ->
    [yes] Du bewegst
   *[no] { $player } bewegt
 } Rigor nach { $square }.
event-warped = { $you ->
    [yes] Du lässt
   *[no] { $player } lässt
 } Rigor verschwinden und auf { $square } erscheinen.
event-pushed = { $you ->
    [yes] Du schubst
   *[no] { $player } schubst
 } { $target-you ->
    [yes] dich
   *[no] { $target-player }
 } nach { $square }.
event-met = { $you ->
    [yes] Du begegnest
   *[no] { $player } begegnet
 } Rigor auf { $square }. O weh.
event-blamed = { $you ->
    [yes] Du zeigst
   *[no] { $player } zeigt
 } auf { $target-you ->
    [yes] dich: „Da! Schuldig!“
   *[no] { $target-player }: „Da! Schuldig!“
 }
event-look = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
 } { $shown ->
    [yes] { $look }{ $count ->
        [0] { "" }
       *[other] ; vorher abgelehnt: { $looks }
    }
   *[no] einen Blick, den du nicht sehen kannst
 }.
event-no-look = { $you ->
    [yes] Du findest
   *[no] { $player } findet
 } keinen Blick mehr zum Ziehen, und das ist schlimmer als jeder.
event-out = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } zu viel gesehen: Die Partie endet sofort.
event-desk = { $you ->
    [yes] Du erreichst
   *[no] { $player } erreicht
 } Rigors Schreibtisch.
event-book = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $shown ->
    [yes] { $book }
   *[no] ein Grimoire, das du nicht sehen kannst
 }.
event-last-book = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } das letzte Grimoire: Die Partie endet sofort.
event-token = { $you ->
    [yes] Du deckst
   *[no] { $player } deckt
 } ein Plättchen auf: { $token }.
event-stuck = { $you ->
    [yes] Du stehst
   *[no] { $player } steht
 } auf einem Teleporter, aber alle anderen sind besetzt.
event-moved = { $you ->
    [yes] Du landest
   *[no] { $player } landet
 } auf { $square }.
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
 } { $shown ->
    [yes] { $cards }
   *[no] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
 }.
event-reshuffled = Die gespielten Karten werden zu einem neuen Stapel gemischt.
event-exchanged = { $you ->
    [yes] Du kannst nichts spielen, zeigst { $cards } und ziehst neu.
   *[no] { $player } kann nichts spielen, zeigt { $cards } und zieht neu.
 } Der Zug ist verloren.
event-showed = { $you ->
    [yes] Du zeigst
   *[no] { $player } zeigt
 }, dass sich { $card } nicht spielen lässt.
event-discarded = { $you ->
    [yes] Du legst
   *[no] { $player } legt
 } { $card } ab.
event-used = { $you ->
    [yes] Du benutzt
   *[no] { $player } benutzt
 } { $book }.
event-unhexed = { $you ->
    [yes] Du schüttelst
   *[no] { $player } schüttelt
 } { $look } ab.
event-changed = { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
 } mit { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } den Platz.
event-pilfered = { $you ->
    [yes] Du durchsuchst
   *[no] { $player } durchsucht
 } { $target-you ->
    [yes] deine Hand
   *[no] die Hand von { $target-player }
 }{ $shown ->
    [yes] : { $cards }
   *[no] { "" }
 }.
event-traded = { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
 } mit { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } eine Karte{ $shown ->
    [yes] : { $given-card } gegen { $taken-card }
   *[no] { "" }
 }.
event-peeked = { $you ->
    [yes] Du siehst
   *[no] { $player } sieht
 } Karte { $slot } an{ $shown ->
    [yes] : { $card }
   *[no] { "" }
 }.
event-touched = { $you ->
    [yes] Du berührst
   *[no] { $player } berührt
 } Karte { $slot }.
event-device = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
 } nur eins: { $device }.
event-slip = { $you ->
    [yes] Du patzt
   *[no] { $player } patzt
 }: { $look }!
event-caught = { $you ->
    [yes] Du rufst
   *[no] { $player } ruft
 } { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } „Erwischt!“ zu: { $look }.
event-spared = { $you ->
    [yes] Du kannst { $look } nicht leisten und nimmst
   *[no] { $player } kann { $look } nicht leisten und nimmt
 } einen anderen derselben Familie.
event-eased = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
 } { $look } in leichterer Form: Von der Familie ist kein anderer mehr da.
event-contested = { $you ->
    [yes] Du bestreitest
   *[no] { $player } bestreitet
 } alles. Die anderen stimmen ab.
event-cleared = { $you ->
    [yes] Du bist
   *[no] { $player } ist
 } freigesprochen.
event-over = In der Bibliothek wird es still.

reason-stays =
    { $kind ->
        [slip] Du wurdest erwischt; das bleibt. Nichts davor lässt sich zurücknehmen.
       *[touched] Eine berührte Karte bleibt berührt. Nichts davor lässt sich zurücknehmen.
    }
reason-game-over = Die Partie ist vorbei.
reason-move-unknown = „{ $move }“ ist kein Zug in Kragmortha.
reason-move-form = „{ $move }“ ist hier nicht als Zug zu lesen.
reason-square-expected = „{ $move }“ braucht ein Feld, etwa e5.
reason-not-your-turn = Goblin { $goblin } ist dran.
reason-not-your-choice = Goblin { $goblin } muss zuerst { $task }.
reason-answer-first = Zuerst: { $task }.
reason-nothing-to-answer = Niemand hat jetzt nach „{ $move }“ gefragt.
reason-place-first = Stell zuerst deinen Goblin auf den Plan.
reason-already-placed = Alle Goblins stehen schon auf dem Plan.
reason-square-taken = { $square } ist besetzt.
reason-not-a-start = { $square } ist kein Startfeld.
reason-no-such-card = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; nenn eine nach ihrem Platz.
reason-card-first = Spiel zuerst eine Bewegungskarte.
reason-card-played = Du hast deine Karte schon gespielt.
reason-steps-done = Deine Schritte sind gemacht.
reason-can-play = Du kannst eine Karte spielen, also behältst du deine Hand.
reason-not-adjacent = { $square } liegt nicht neben { $start }.
reason-bookcase = { $square } kann niemand betreten.
reason-symbol-differs = { $square } zeigt { $symbol }; deine Karte führt nicht dorthin.
reason-cannot-be-pushed = Goblin { $goblin } auf { $square } lässt sich nirgendwohin schubsen.
reason-nobody-to-push = Auf { $square } ist niemand zum Schubsen.
reason-push-back = Nie zurück: Von { $square } aus wurde geschubst.
reason-pushed-already = Wer auf { $square } steht, gehört schon zu dieser Kette.
reason-chain-blocked = Von { $square } aus könnte die Kette nicht enden.
reason-not-a-refuge = Der Goblin kann nicht nach { $square }.
reason-cannot-react = Für „{ $move }“ hast du hier kein Grimoire.
reason-restless-feet = Rastlose Füße: Der zweite Schritt ist möglich, also musst du ihn gehen.
reason-look-first = Flache Hand: Sieh zuerst Karte { $slot } an.
reason-touch-first = Krummer Ellbogen: Berühr zuerst eine Karte.
reason-touched-card = Krummer Ellbogen: Du hast Karte { $slot } berührt, also spielst du sie.
reason-outer-cards = Krebsscheren: nur eine äußere Karte, solange sich eine spielen lässt.
reason-look-not-held = { $look } hast du nicht.
reason-glance-not-now = { $look } gilt nur, wenn du eine Karte wählst.
reason-glances-spent = Du hast in diesem Zug oft genug nachgesehen.
reason-book-not-held = { $book } liegt nicht offen vor dir.
reason-book-not-now = Das ist nicht der Moment für { $book }.
reason-book-form = { $book } kann „{ $move }“ nicht.
reason-slip-by-server = Schnitzer meldet der Tisch, nicht wer spielt.
reason-table-mode = An einem Tisch erwischen die Leute einander.
reason-online-mode = Auf Bildschirmen wacht der Tisch selbst.
reason-accused-already = Du hast in diesem Zug schon jemanden angeklagt, und es hielt nicht.
reason-not-friendly = An diesem Tisch behält man einen Blick. Schalte dir stattdessen die leichteren Wege ein.
reason-look-not-yours = „{ $move }“ ist keiner deiner Blicke.
reason-ease-later = Nicht, solange etwas anderes zu beantworten ist.
reason-ease-needless = { $look } verlangt nichts, was jemand nicht könnte.
reason-case-open = Goblin { $goblin } ist schon angeklagt.
reason-accuses-self = Niemand klagt sich selbst an. Nicht einmal ein Goblin.
reason-no-slip = „{ $move }“ hält nicht: Dort liegt kein solcher Blick, oder in diesem Zug wurde schon gezahlt.
reason-parts-square = { $field }: „{ $value }“ ist kein Feld der Bibliothek.
reason-parts-rows = { $field }: Es braucht zehn Reihen mit sieben Symbolen, nicht „{ $value }“.
reason-parts-symbol = { $field }: „{ $value }“ ist dort kein Symbol.
reason-parts-map = { $field }: Regale, geschlossene Felder, Startfelder und Plätze passen nicht zusammen.
reason-parts-starts = parts.toml, { $field }: Es braucht mindestens ein Startfeld.
reason-parts-books = parts.toml, { $field }: Es gibt { $count } Sorten Magischer Grimoires; die Regeln kennen { $expected }.
reason-parts-move = { $field }: „{ $value }“ ist keine Bewegungskarte.
reason-parts-look = { $field }: „{ $value }“ steht, wo { $expected } stehen müsste.
reason-position-version = „{ $value }“ ist keine Stellung nach diesen Regeln; sie muss mit { $expected } beginnen.
reason-position-field = „{ $value }“ ist kein Feld einer Stellung oder steht zweimal da.
reason-position-missing = Der Stellung fehlt das Feld „{ $field }“.
reason-position-spelling = Die Stellung ist lesbar, wird aber anders geschrieben: { $expected }
reason-position-number = { $field }: „{ $value }“ sollte eine Zahl von { $least } bis { $most } sein.
reason-position-square = { $field }: „{ $value }“ ist kein Feld des Plans.
reason-position-barred = { $field }: Auf { $value } kann niemand stehen.
reason-position-seat = { $field }: „{ $value }“ ist kein Platz dieses Tisches.
reason-position-unknown = { $field }: „{ $value }“ ist dort nicht bekannt.
reason-position-floor = { $field }: Dieser Boden passt nicht zur Bibliothek.
reason-position-count = { $field }: Es sind { $count }, aber { $expected } passen.
reason-position-square-shared = { $field }: Zwei Figuren stehen auf { $value }.
reason-position-too-many = { $field }: { $value } ist eins zu viel; die Schachtel hat { $expected }.
reason-position-looks = { $field }: Platz { $seat } hat mehr Blicke, als irgendwer übersteht.
reason-position-card = { $field }: Es ist keine Karte im Spiel.
reason-position-chain = { $field }: Diese Schubskette hängt nicht zusammen.
reason-position-unplaced = { $field }: Nicht alle Goblins stehen auf dem Plan.
reason-position-placed = { $field }: Dieser Goblin steht schon auf dem Plan.
reason-position-over = { $field }: Die Partie ist genau dann vorbei, wenn jemand draußen ist oder das letzte Grimoire weg ist.
reason-position-stuck = { $field }: Von hier aus könnte niemand weiter.

# Die Blicke: Name, was sie auf Bildschirmen verlangen, was an einem Tisch
family-mouth = Mund
family-head = Kopf
family-arm = Arm
family-hand = Hand
family-leg = Bein
family-voice = Stimme
look-sleeps = Seine Familie schläft hier: Er zählt nur.
look-mouth-1 = Versiegelte Lippen
order-mouth-1 = Schreib nur mit den Buchstaben m, n und h.
table-mouth-1 = Sprich mit geschlossenen Lippen.
look-mouth-2 = Knirschzähne
order-mouth-2 = Ein Wort pro Nachricht, höchstens { $most } Zeichen.
table-mouth-2 = Sprich durch zusammengebissene Zähne.
look-mouth-3 = Offenes Maul
order-mouth-3 = Halt den Kieferknopf gedrückt, von deiner ersten Wahl bis zum Ende deines Zugs.
table-mouth-3 = Dein Mund bleibt offen.
look-mouth-4 = Hängende Zunge
order-mouth-4 = Einmal pro Runde: Streck auf Zuruf die Zunge heraus, binnen { $seconds } Sekunden.
table-mouth-4 = Deine Zunge bleibt draußen.
look-head-1 = Wälzer auf dem Kopf
order-head-1 = Höchstens { $most }-mal Karten und Felder wählen in einem Zug.
table-head-1 = Balancier diese Karte auf dem Kopf.
look-head-2 = Schweres Kinn
order-head-2 = Du siehst Symbole nur nahe deinem Goblin und nahe Rigor.
table-head-2 = Halt diese Karte mit dem Kinn am Tisch fest.
look-head-3 = Schiefer Hals
order-head-3 = Dein Plan ist gedreht und gespiegelt.
table-head-3 = Klemm diese Karte zwischen Ohr und Schulter.
look-head-4 = Gesenktes Haupt
order-head-4 = Du siehst weder Namen noch Karten der anderen. Berühr deinen eigenen Namen, bevor dein Zug endet.
table-head-4 = Klemm diese Karte unters Kinn.
look-arm-1 = Steifer Arm
order-arm-1 = Bestätige nur mit dem fernen Knopf.
table-arm-1 = Klemm diese Karte in die Achsel.
look-arm-2 = Krummer Ellbogen
order-arm-2 = Die erste Karte, die du berührst, wird gespielt, wenn es geht.
table-arm-2 = Halt diese Karte in der Armbeuge.
look-arm-3 = Gefesselte Arme
order-arm-3 = Wähle Karte und erstes Feld binnen { $seconds } Sekunden.
table-arm-3 = Halt die Unterarme aneinander.
look-arm-4 = Arm im Rücken
order-arm-4 = Nur Maus, oder nur Tastatur.
table-arm-4 = Halt einen Arm hinter dem Rücken.
look-hand-1 = Krebsscheren
order-hand-1 = Nur äußere Karten deiner Hand, außer sie lassen sich nicht spielen.
table-hand-1 = Spreiz die Finger nur zwischen Mittel- und Ringfinger.
look-hand-2 = Steife Finger
order-hand-2 = Deine Hand liegt für alle offen.
table-hand-2 = Halt die Finger gestreckt.
look-hand-3 = Butterfinger
order-hand-3 = Du hältst eine Karte weniger.
table-hand-3 = Du hältst eine Karte weniger.
look-hand-4 = Flache Hand
order-hand-4 = Deine Karten liegen verdeckt. Sieh eine nach der anderen an, höchstens sechsmal pro Zug.
table-hand-4 = Lass eine Hand flach auf dem Tisch.
look-leg-1 = Auf einem Bein
order-leg-1 = { $seconds } Sekunden für deinen Zug.
table-leg-1 = Steh auf einem Bein.
look-leg-2 = Aufstehen!
order-leg-2 = Steh vor allem anderen auf; setz dich binnen { $seconds } Sekunden nach deinem Zug.
table-leg-2 = Steh für deinen Zug auf.
look-leg-3 = Schlotterknie
order-leg-3 = Drück zwischen deinen Schritten die gezeigte Taste, binnen { $seconds } Sekunden.
table-leg-3 = Klemm diese Karte zwischen die Knie.
look-leg-4 = Rastlose Füße
order-leg-4 = Ein möglicher zweiter Schritt muss sein.
table-leg-4 = Halt die Füße nie still.
look-voice-1 = Hoch der Meister
order-voice-1 = Einmal je Rigor-Karte: Sende den gezeigten Lobruf binnen { $seconds } Sekunden.
table-voice-1 = Ruf „Hoch lebe der Meister!“, sooft Rigor sich bewegt.
look-voice-2 = Tabuwörter
order-voice-2 = Schreib nie { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }. Einmal pro Runde: Schreib etwas oder lehne ab.
table-voice-2 = Sag nicht: { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }.
look-voice-3 = Mit Verlaub
order-voice-3 = Tipp vor deinem Zug die gezeigte Formel, Buchstabe für Buchstabe.
table-voice-3 = Bitte laut um Erlaubnis, bevor du spielst.
look-voice-4 = Totenstille
order-voice-4 = Kein Chat, keine Zeichen.
table-voice-4 = Kein Laut.

# Die Grimoires
book-unhexing = Enthexung
    .about = Leg einen deiner Blicke unter seinen Stapel.
book-deep-pockets = Tiefe Taschen
    .about = Du darfst eine Karte mehr halten. Zieh jetzt eine.
book-not-me = Ich nicht, Meister!
    .about = Statt für eine Begegnung oder Falle einen Blick zu ziehen, zieh keinen.
book-pass-the-blame = Schuld abschieben
    .about = Ein Goblin neben dir zieht den Blick an deiner Stelle.
book-hasty-feet = Flinke Füße
    .about = Spiel nach deiner Karte eine zweite.
book-blink = Blinzeln
    .about = Geh vor deiner Karte zu einem beliebigen leeren Teleporter.
book-strings-of-bone = Knochenfäden
    .about = Beweg Rigor vor oder nach deiner Karte ein Feld.
book-ogres-shove = Ogerschubser
    .about = Beim Schubsen: Du wählst jede Richtung der Kette.
book-crystal-gaze = Kristallblick
    .about = Mit einer Karte: Beide Symbole gelten als Kristallkugeln.
book-changeling = Wechselbalg
    .about = Tausch vor deiner Karte mit einem beliebigen Goblin den Platz.
book-sticky-fingers = Klebefinger
    .about = Sieh dir vor deiner Karte eine Hand an und tausch eine Karte.

# Was Goblins tippen müssen; Umlaute und Satzzeichen werden gezeigt, tippen muss man sie nicht: ü, ue und u gelten gleich
hail-1 = Hoch lebe unser bleicher, edler Meister
hail-2 = Eure Knochen glänzen heute Nacht
hail-3 = Was für prächtige Rippen Ihr habt
hail-4 = Wir fassen Eure Bücher niemals an
hail-5 = Die Furcht geht Euch voran, und wir auch
formula-1 = Darf dieser kleine Goblin gehen?
formula-2 = Ich bitte, das Regal abzustauben
formula-3 = Mit Verlaub, ich schleiche weiter
forbidden-1 = Buch
forbidden-2 = Meister
forbidden-3 = Goblin
forbidden-4 = schubsen
forbidden-5 = Karte
ask-tongue = Zunge raus!
ask-key = Schlottere: Drück { $key }
ask-choose = Du stehst auf einem Bein: Wähle
ask-rise = Ich stehe auf
ask-sit = Ich setze mich
ask-name = Berühr deinen eigenen Namen
ask-hold = Halt den Kiefer offen
ask-hail = Lobe ihn:
ask-formula = Bitte ihn:
ask-quiet = Ich habe nichts zu sagen
ask-picks = Gewählt: { $count } von { $most }

# Namen für Goblins, deren Personen nicht zu sehen sein dürfen
goblin-name-1 = Schnick
goblin-name-2 = Blort
goblin-name-3 = Blechnapf
goblin-name-4 = Murks
goblin-name-5 = Zazz
goblin-name-6 = Gribbel
goblin-name-7 = Schleim
goblin-name-8 = Wackel

# Die Regeln in unseren eigenen Worten
K-1 = Zwei bis acht Personen, alle mit einem Goblin. In der Schachtel sind 58 Bewegungskarten, 24 Versteinernde Blicke, 18 Magische Grimoires, sechs Teleporter-Plättchen, Rigor Mortis, sechs Bücherregale und ein Schreibtisch.
    .title = Was in der Schachtel ist
K-2 = Die Bibliothek misst sieben mal zehn Felder. Jedes zeigt ein Buch, eine Schriftrolle, einen Trank oder Juwelen, auch die Teleporter. Eine Kristallkugel steht für jedes davon.
    .title = Der Boden
K-3 = Der Schreibtisch nimmt vier Felder in einer Ecke ein; jedes Symbol führt auf ihn. Rigor beginnt immer auf demselben Feld daneben.
    .title = Der Schreibtisch und Rigor
K-4 = Sieben Felder sind Teleporter. Die in geschlossenen Teilen der Bibliothek sind aus dem Spiel.
    .title = Teleporter-Felder
K-5 = Regale, geschlossene Teile und Startfelder hängen davon ab, wie viele mitspielen. Niemand betritt ein Regal.
    .title = Möbel
K-6 = Der gedruckte Boden ist von uns nachgebaut. Ein Tisch kann die Symbole neu verteilen, so gleichmäßig es aufgeht.
    .title = Die Symbole
K-7 = Vierzig Karten bewegen deinen Goblin und achtzehn Rigor. Jede hat zwei Symbole; manche sind Kristallkugeln.
    .title = Bewegungskarten
K-8 = Auf zwei Plättchen steht Teleporter, auf zwei Magisches Grimoire, auf zwei Falle.
    .title = Plättchen
K-9 = Alle Stapel und Plättchen werden gemischt. Alle ziehen verdeckt { printed-counts-hand-word } Bewegungskarten. Wer beginnt, entscheidet das Los.
    .title = Aufbau
K-10 = Reihum stellen alle einen Goblin auf ein freies Startfeld. Teleporter bewirken noch nichts. Ein achter Goblin steht auf einem freien Feld neben einem anderen Goblin.
    .title = Die Goblins kommen
K-11 = Spiel eine Bewegungskarte, beweg, zieh eine Karte; dann geht es links weiter. Eine Goblinkarte bewegt deinen Goblin, eine Rigor-Karte Rigor.
    .title = Ein Zug
K-12 = Ein oder zwei Schritte, jeder auf ein Feld Seite an Seite mit dem letzten. Ein Symbol der Karte muss zum ersten Feld passen und das andere zum zweiten. Die Reihenfolge wählst du, der zweite Schritt ist freiwillig, zurückgehen ist erlaubt.
    .title = Schritte
K-13 = Erlaubt keine Karte deiner Hand einen ersten Schritt, zeig die Hand, leg sie ab und zieh ebenso viele. Der Zug ist verloren. Grimoires darfst du vorher spielen.
    .title = Nichts zu spielen
K-14 = Niemand teilt ein Feld, betritt ein Regal oder verlässt die Bibliothek. Rigor wird nie geschubst und schubst nie: Ihn zu betreten ist eine Begegnung, und dort endet die Kette.
    .title = Eine Figur je Feld
K-15 = Wer das Feld eines Goblins betritt, schubst ihn auf ein Feld daneben, nie zurück, wo der Schubs herkam. Ein Symbol braucht es nicht. Bei jedem Glied wählt, wem der schubsende Goblin gehört.
    .title = Schubsen
K-16 = Nach einem Schubs beim ersten Schritt darfst du noch den zweiten gehen, und der kann eine weitere Kette auslösen.
    .title = Schubsen und weitergehen
K-17 = Niemand wird in einer Kette zweimal geschubst, und wer zieht, gar nicht. Angeboten werden nur Richtungen, aus denen die Kette enden kann; ein Schritt ohne solche ist nicht erlaubt.
    .title = Keine Kreise
K-18 = Richtungen werden von innen nach außen gewählt. Dann wirken die Felder, vom zuletzt geschubsten Goblin zurück bis zu dem, der zieht. Rigor auf einem Feld geht allem anderen dort vor.
    .title = Nach außen, dann nach innen
K-19 = Ein Goblin, der auf Schreibtisch, Teleporter oder Rigor geschubst wird, wird behandelt, als wäre er dorthin gegangen, und es entscheidet, wem er gehört. Danach geht der Zug weiter.
    .title = Auf etwas geschubst
K-20 = Wer Rigor begegnet, zieht einen Blick, gehorcht ihm sofort und stellt den Goblin auf ein leeres Teleporter-Feld, oder auf ein Startfeld, wenn alle besetzt sind. Ein übriger Schritt verfällt; deine eigene Begegnung beendet deinen Zug.
    .title = Rigor begegnen
K-21 = Hat Rigor einen fremden Goblin getroffen, darf er seinen zweiten Schritt gehen, außer der Tisch hat vereinbart, dass er anhält. Bewegst du ihn auf deinen eigenen Goblin, endet dein Zug.
    .title = Rigor geht weiter
K-22 = Rigor darf auf dem Schreibtisch stehen. Er nimmt dort nichts, und wer sein Feld betritt, begegnet ihm, statt ein Grimoire zu finden.
    .title = Rigor am Schreibtisch
K-23 = Ein Goblin, der auf einen Teleporter kommt, hält an und deckt ein Plättchen auf. Er geht zu einem anderen leeren Teleporter eigener Wahl; ein Plättchen Magisches Grimoire gibt auch ein Grimoire, eine Falle einen Blick. Der Teleporter deines eigenen Goblins beendet deinen Zug. Liegen alle sechs Plättchen offen, werden sie gemischt.
    .title = Teleporter
K-24 = Gleich nachdem Rigor einen Teleporter betreten hat, darf er zu einem anderen leeren versetzt werden. Kein Plättchen wird aufgedeckt, und seine Bewegung endet.
    .title = Rigor teleportiert
K-25 = Ist kein anderer Teleporter leer, teleportiert niemand, und kein Plättchen wird aufgedeckt. Der Goblin hält trotzdem an.
    .title = Alle besetzt
K-26 = Blicke haben sechs Symbole, und du sammelst verschiedene: Ein Symbol, das du schon hast, wird allen gezeigt, kommt unter den Stapel, und du ziehst noch einmal. Befehle gelten auf Dauer. Einen zu brechen kostet einen weiteren Blick.
    .title = Versteinernde Blicke
K-27 = Mit { printed-counts-looks-out-word } Blicken bist du draußen und kannst nicht gewinnen. Die Partie endet in diesem Moment, was auch noch offen war.
    .title = Der vierte Blick
K-28 = Mit der Option Sanft zahlt niemand in einem Zug für mehr als einen Schnitzer. Ein Schnitzer, der später beurteilt wird, zählt für den Zug, in dem er geschah.
    .title = Sanft
K-29 = Ein Goblin auf dem Schreibtisch nimmt ein Magisches Grimoire und geht zurück auf ein Startfeld; das beendet seine Bewegung. Grimoires liegen offen, bis sie benutzt werden, und zählen auch danach.
    .title = Magische Grimoires
K-30 = Wer das letzte Magische Grimoire zieht, beendet die Partie.
    .title = Das letzte Grimoire
K-31 = Die wenigsten Blicke; dann die meisten Grimoires; dann die meisten Magiesymbole. Immer noch gleich: Der Sieg wird geteilt.
    .title = Wer gewinnt
K-32 = Am Ende deines Zugs ziehst du bis zu deiner Grenze nach: drei, durch Blick und Grimoire weniger oder mehr. Ein leerer Stapel wird aus der Ablage neu gemacht, die offen liegt.
    .title = Karten auf der Hand
K-33 = Vierundzwanzig Befehle in sechs Familien. Jeder hat eine Form für Leute in einem Raum und eine für Leute an Bildschirmen.
    .title = Die Blicke
K-34 = An einem Tisch dürfen alle „Erwischt!“ rufen; du gestehst, oder die anderen stimmen ab, und Gleichstand spricht dich frei. Wer recht hatte, darf im selben Zug noch einmal rufen. Bots rufen nicht und stimmen nicht ab; eine Stimme allein verurteilt niemanden. Auf Bildschirmen sieht der Tisch selbst hin und verlangt eins nach dem anderen. Gezogen wird die Strafe, sobald der laufende Schritt fertig ist, und sie bleibt: Kein Zug davor wird zurückgenommen. Alle dürfen für sich leichtere Wege wählen und an einem freundlichen Tisch einen Blick, den sie nicht leisten können, gegen einen anderen derselben Familie tauschen.
    .title = Schnitzer
K-35 = Achtzehn Karten in elf Sorten, jede mit ihrem Moment und ihren Magiesymbolen.
    .title = Die Grimoires
K-36 = Gegen einen Blick darf nur ein Grimoire benutzt werden, bevor er gezogen ist. Wem die Schuld zugeschoben wird, der kann nicht reagieren und bewegt sich nicht. Knochenfäden folgen allen Regeln für Rigor. Ogerschubser wird mit dem Schritt angesagt. Wechselbalg und Blinzeln landen sanft. Klebefinger zeigen die Hand nur dem Dieb.
    .title = Grimoires im Einzelnen

# Tipps: warum ein Zug gut ist
because-learns = Du siehst, was die Karte ist.
because-touches = Du musst eine Karte berühren, bevor du sie spielst.
because-exchanges = Eine frische Hand führt vielleicht weiter.
because-hunts = Er bringt Rigor nahe an { $rival-player }.
because-flees = Du kommst von Rigor weg: { $squares } Felder.
because-desk = Der Schreibtisch ist dann { $squares ->
    [one] einen Schritt entfernt.
   *[other] { $squares } Schritte entfernt.
 }
because-apart = Du bist dann { $squares ->
    [0] dort, wo Rigor ist.
    [one] ein Feld von Rigor entfernt.
   *[other] { $squares } Felder von Rigor entfernt.
 }

# Wie ein Zug im Terminal heißt, und was er bewirkt, wo es sonst nichts sagt
move-place = hereinkommen
    .about = Dein Goblin beginnt hier.
move-play = spiel
move-haste = spiel als Zweites
move-step = gehen
move-stop = stehen bleiben
    .about = Du lässt den zweiten Schritt weg.
move-end = den Zug beenden
    .about = Dein Zug ist zu Ende.
move-exchange = die Hand zeigen und neu ziehen
    .about = Nichts lässt sich spielen: Du zeigst deine Hand, ziehst neu, und der Zug ist verloren.
move-push = schubsen
move-go = landen
    .about = Dein Goblin landet hier; das Feld selbst bewirkt jetzt nichts.
move-warp = Rigor teleportiert hierher
    .about = Rigor teleportiert hierher, und seine Bewegung endet.
move-stay = Rigor teleportiert nicht
    .about = Rigor bleibt, wo er ist.
move-accept = den Blick ziehen
    .about = Du ziehst den Blick.
move-deny = { book-not-me }
    .about = Du nutzt das Grimoire und ziehst keinen Blick.
move-blame = { book-pass-the-blame }
    .about = Dieser Goblin zieht den Blick an deiner Stelle.
move-unhex = leg weg:
    .about = Du legst diesen Blick unter seinen Stapel.
move-blink = { book-blink }
    .about = Dein Goblin geht auf diesen Teleporter.
move-bone = { book-strings-of-bone }
move-change = { book-changeling }
    .about = Du tauschst mit diesem Goblin den Platz.
move-pilfer = { book-sticky-fingers }
    .about = Du siehst die Hand dieses Goblins und tauschst eine Karte.
move-swap = tauschen
    .about = Deine Karte geht weg, die andere kommt zu dir.
move-discard = leg ab:
    .about = Du legst diese Karte ab.
move-peek = diese Karte ansehen
    .about = Du siehst nur diese Karte an.
move-touch = diese Karte anfassen
    .about = Du fasst diese Karte an; sie muss gespielt werden, wenn es geht.
move-pointer = nur die Maus
    .about = Du behältst die Maus; die Tastatur bleibt hinter deinem Rücken.
move-keyboard = nur die Tastatur
    .about = Du behältst die Tastatur; die Maus bleibt hinter deinem Rücken.
move-caught = erwischt
    .about = Du wirfst dieser Person einen Patzer vor.
move-admit = gestehen
    .about = Du gestehst und ziehst einen Blick.
move-contest = bestreiten
    .about = Du bestreitest es.
move-guilty = schuldig
    .about = Deine Stimme: schuldig.
move-clear = nicht schuldig
    .about = Deine Stimme: nicht schuldig.
move-abstain = keine Stimme
    .about = Du stimmst nicht ab.
move-ease = tausch
    .about = Du nimmst einen anderen Blick dieser Familie; gibt es keinen, genügt die leichtere Form.

# Das Terminal: was F1 und `armarium rules` sagen
screen-aim = die wenigsten Blicke, dann die meisten Grimoires
screen-measure = { $looks ->
    [one] 1 Blick
   *[other] { $looks } Blicke
 }, { $books ->
    [one] 1 Grimoire
   *[other] { $books } Grimoires
 }, { $symbols ->
    [one] 1 Magiesymbol
   *[other] { $symbols } Magiesymbole
 }
screen-try-goes = { $you ->
    [yes] Du gehst
   *[no] { $player } geht
 } nach { $square }.
screen-try-rigor-goes = Rigor geht nach { $square }.
screen-try-shoved = { $you ->
    [yes] Du wirst
   *[no] { $player } wird
 } nach { $square } geschubst.
screen-try-rigor = { $you ->
    [yes] Du begegnest Rigor und ziehst
   *[no] { $player } begegnet Rigor und zieht
 } einen Blick.
screen-try-desk = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } ein Grimoire vom Schreibtisch.
screen-try-teleport = { $you ->
    [yes] Du deckst
   *[no] { $player } deckt
 } auf einem Teleporter ein Plättchen auf.
screen-try-stuck = Die anderen Teleporter sind alle besetzt.
screen-goal = Stiehl Magische Grimoires vom Schreibtisch und bleib Rigor aus den Augen: Die wenigsten Blicke gewinnen, dann die meisten Grimoires, dann die meisten Magiesymbole.
screen-turn =
    1. Spiel eine Bewegungskarte: Eine Goblinkarte bewegt deinen Goblin, eine Rigor-Karte Rigor.
    2. Geh einen oder zwei Schritte, Seite an Seite; jeder braucht eins der zwei Symbole der Karte.
    3. Ein Goblin im Weg wird geschubst. Wer Rigor begegnet, zieht einen Versteinernden Blick.
    4. Der Schreibtisch gibt ein Grimoire und schickt dich zum Start; ein Teleporter deckt ein Plättchen auf.
    5. Zieh eine Karte. Ein vierter Blick oder das letzte Grimoire beendet die Partie.
lines-keys =
    play 2 e5      die Karte auf Platz 2 deiner Hand, auf Feld e5
    list e5        nur die Züge mit e5
    easier         leichtere Bußen für dich
screen-keys =
    ↑ ↓         durch die Züge gehen; worauf du zielst, wird unten erklärt
    2 e5        getippt, findet „play 2 e5“: die Karte auf Platz 2, zum Feld e5
    F4          leichtere Bußen für dich
screen-help =
    Zeichen
    ☻1 ☠        Goblin 1, Rigor Mortis; · ein Feld, das Rigor erreichen kann
    B S P G     Felder: Buch, Schriftrolle, Trank, Juwelen; ? ein Symbol, das du nicht siehst
    (P)         ein Teleporter-Feld
    ▒           ein Bücherregal; leere Felder sind geschlossen
    ◉2 ▤1 ✦3    zwei Blicke, ein Grimoire, drei Magiesymbole
    ☻1 » ☻2     Goblin 1 schubst Goblin 2
    Der Schreibtisch ist als Sterne in eckigen Klammern gezeichnet.
screen-box-looks = Versteinernde Blicke: { $family }
screen-box-books = Magische Grimoires
screen-box-moves = Bewegungskarten
screen-box-tokens = Teleporter-Plättchen
screen-box-squares = Felder
screen-box-look = Auf einem Bildschirm: { $screen } An einem Tisch: { $table }
screen-box-symbols = { $about } ({ $count ->
    [one] 1 Magiesymbol
   *[other] { $count } Magiesymbole
 })
screen-box-under = Unter dem Stapel der Blicke, für alle sichtbar
screen-box-goblin-card = Bewegt deinen Goblin einen oder zwei Schritte.
screen-box-rigor-card = Bewegt Rigor einen oder zwei Schritte.
screen-box-square = Feld { $square }
token-teleport-about = Geh zu einem anderen leeren Teleporter.
token-grimoire-about = Geh zu einem anderen leeren Teleporter und nimm ein Grimoire.
token-trap-about = Geh zu einem anderen leeren Teleporter und zieh einen Blick.
symbol-book-about = B: Eine Karte mit Buch führt hierher.
symbol-scroll-about = S: Eine Karte mit Schriftrolle führt hierher.
symbol-potion-about = P: Eine Karte mit Trank führt hierher.
symbol-gems-about = G: Eine Karte mit Juwelen führt hierher.
symbol-ball-about = Nur auf Karten: Sie steht für jedes Symbol.
symbol-desk = Rigors Schreibtisch
symbol-desk-about = Jedes Symbol führt hierher. Er gibt ein Magisches Grimoire; dann gehst du zurück auf ein Startfeld.
symbol-teleport = Teleporter
symbol-teleport-about = Du hältst an, deckst ein Plättchen auf und gehst zu einem anderen leeren Teleporter.

# Was der Aufseher verlangt, an einem Terminal
duty-press-key = { $ask }: Drück { $key }, oder tippe „{ $word }“.
duty-press-word = { $ask }: Tippe „{ $word }“.
duty-hold-key = { $ask }: Drück { $key }. Ein Terminal merkt nicht, wenn eine Taste losgelassen wird, darum ein Schalter statt Halten; { $key } noch einmal lässt los.
duty-hold-word = { $ask }: Tippe „hold“. Ein Terminal merkt nicht, wenn eine Taste losgelassen wird, darum ein Schalter statt Halten; „release“ lässt los.
duty-knock-key = { $ask }, in der leeren Zeile.
duty-knock-word = { $ask }: Tippe den Buchstaben.
duty-type-key = { $ask }: Tippe es und drück Enter.
duty-type-word = { $ask }: Tippe es.
duty-count-key = { $look }. { $ask }.
duty-count-word = { $look }. { $ask }.
duty-text = { $ask } „{ $text }“
duty-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
 }
duty-more = Danach noch { $count }.
duty-far-key = Steifer Arm: Bestätige mit { $key } statt Enter, oder tippe „far“ und den Zug.
duty-far-word = Steifer Arm: Tippe „far“ und dann den Zug.
duty-pick-key = Gefesselte Arme: Enter nimmt die Karte, dann hast du { $seconds } Sekunden für ihr erstes Feld.
duty-pick-word = Gefesselte Arme: „take 2“ nimmt eine Karte, dann hast du { $seconds } Sekunden für ihr erstes Feld.
duty-arm = Arm im Rücken: Ein Terminal ist schon eine Tastatur, mehr wird hier nicht verlangt.

# Die Stellung in Worten, eine Tatsache je Zeile
fact-rigor = Rigor steht auf { $square }; ein Schritt bringt ihn nach { $reach }.
fact-goblin = Der Goblin von { $player } steht auf { $square }.
fact-goblin-off = Der Goblin von { $player } ist nicht in der Bibliothek.
fact-card = Karte { $slot } in deiner Hand: { $card }.
fact-hidden = verdeckt
fact-second = { $card } ist im Spiel; ein zweiter Schritt kann gehen auf: { $symbols }.
fact-books = Grimoires, die du noch benutzen kannst: { $books }.
fact-discards = Die Ablage: { $cards }
fact-push = { $pusher } schubst { $pushed } von { $start } nach { $to }.
fact-case = { $accuser-player } sagt, { $player } habe das gebrochen: { $look }.
fact-row = Reihe { $row }: { $squares }.
fact-dark = nicht zu sehen
fact-teleport = (Teleporter)

# der Inhalt der Regelseite
guide-library = Die Bibliothek
guide-turn = Ein Zug
guide-pushing = Schubsen
guide-rigor = Rigor
guide-teleports = Teleporter
guide-looks = Versteinernde Blicke
guide-end = Grimoires und das Ende
guide-penances = Bußen und Kräfte

# Rätsel
puzzle-ask-push = Finde den Schubs.
    .about = Betritt ein besetztes Feld, oder sag, wohin der geschubste Goblin geht. Ein Schubs ist deutlich der beste.
puzzle-why-meets = { $rival-player } begegnet Rigor. O weh.
puzzle-why-can-meets = Von dort schubst du { $rival-player } zu Rigor. O weh.
puzzle-why-trap = { $tokens ->
    [one] { $rival-player } landet auf einem Teleporter, und das letzte Plättchen ist eine Falle.
   *[other] { $rival-player } landet auf einem Teleporter. Von den { $tokens } Plättchen, die übrig sind, { $traps ->
        [one] ist eines eine Falle
       *[other] sind { $traps } Fallen
    }.
 }
puzzle-why-can-trap = { $tokens ->
    [one] Von dort schubst du { $rival-player } auf einen Teleporter, und das letzte Plättchen ist eine Falle.
   *[other] Von dort schubst du { $rival-player } auf einen Teleporter. Von den { $tokens } Plättchen, die übrig sind, { $traps ->
        [one] ist eines eine Falle
       *[other] sind { $traps } Fallen
    }.
 }
puzzle-why-hunted = { $squares ->
    [one] { $rival-player } steht dann direkt neben Rigor.
   *[other] { $rival-player } steht dann nur { $squares } Felder von Rigor entfernt.
 }
puzzle-why-can-hunted = { $squares ->
    [one] Von dort schubst du { $rival-player } direkt neben Rigor.
   *[other] Von dort schubst du { $rival-player } bis auf { $squares } Felder an Rigor heran.
 }
puzzle-why-back = { $rival-player } wird zurückgeworfen: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 } bis zum Schreibtisch.
puzzle-why-can-back = Von dort wirfst du { $rival-player } zurück: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 } bis zum Schreibtisch.
puzzle-wrong-own-meeting = Du würdest Rigor selbst begegnen.
puzzle-wrong-spares = { $rival-player } käme davon. Rigor ist ganz nah.
puzzle-wrong-no-trap = { $rival-player } käme auf keinen Teleporter und in keine Falle.
puzzle-wrong-farther = { $rival-player } stünde { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
 } von Rigor entfernt. Die Lösung bewirkt mehr.
puzzle-wrong-nearer = { $rival-player } hätte nur noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
 } bis zum Schreibtisch.
puzzle-wrong-card = Der richtige Schubs mit der falschen Karte: Was auf der Hand bleibt, zählt auch.
puzzle-wrong-no-push = So wird niemand geschubst.
puzzle-wrong-chances = Von dort aus etwa { $wins } Siege in 10 Partien. Die Lösung gewinnt deutlich öfter.
puzzle-wrong-far = Das liegt weit zurück: Die Lösung gewinnt etwa { $best } von 10 Partien.

# Wörter des Spiels: was ein Tippen darauf oder auf ein Ding des Bretts sagt; Formen, wie Sätze sie nennen
term-rigor = Rigor Mortis
    .forms = Rigor Mortis, Rigor
    .about = Der Herr der Bibliothek. Wer ihm begegnet, zieht einen Blick und flieht auf einen Teleporter.
term-goblin = Goblin
    .forms = Goblin, Goblins
    .about = Deiner läuft mit Goblinkarten, einen oder zwei Schritte. Wer im Weg steht, wird geschubst.
term-look = Versteinernder Blick
    .forms = Blick, Blicke, Blicken
    .about = Ein Befehl, dem du von jetzt an gehorchst. Brichst du ihn, ziehst du noch einen. Der vierte macht dich zu Stein und beendet das Spiel.
term-grimoire = Grimoire
    .forms = Grimoire, Grimoires
    .about = Eine Kraft vom Schreibtisch. Es liegt offen, bis du es benutzt, und zählt auch danach.
term-desk = Der Schreibtisch
    .forms = Schreibtisch, Schreibtischs
    .about = Jedes Symbol führt darauf. Er gibt dir ein Grimoire und schickt dich auf ein Startfeld zurück.
term-teleport = Teleporter
    .forms = Teleporter, Teleportern
    .about = Hinein, ein Plättchen aufdecken, auf einem anderen freien wieder heraus. Dein Zug ist damit vorbei.
term-bookcase = Regal
    .forms = Regal, Regale, Regalen
    .about = Niemand kann hinein, und niemand wird hineingeschubst.
term-closed = Heute geschlossen
    .forms = heute geschlossen
    .about = Bei so wenigen Goblins ist dieser Teil der Bibliothek nicht im Spiel.
term-push = Schubsen
    .forms = schubsen, schubst, geschubst
    .about = Tritt auf einen Goblin, und er muss weiter. Wer schubst, wählt wohin, nur nie dorthin, wo er herkommt.
term-card = Bewegungskarte
    .forms = Bewegungskarte, Bewegungskarten
    .about = Zwei Symbole, zwei Schritte: eins für das erste Feld, das andere für das zweite. Der zweite Schritt ist freiwillig.
term-token = Plättchen
    .forms = Plättchen
    .about = Sechs liegen unter den Teleportern: zwei teleportieren nur, zwei geben auch ein Grimoire, zwei sind Fallen und geben einen Blick.
term-start = Startfeld
    .forms = Startfeld, Startfelder, Startfeldern
    .about = Hier betreten Goblins die Bibliothek, und hierher schickt sie der Schreibtisch zurück.
term-sign = Magiesymbol
    .forms = Magiesymbole, Magiesymbol, Magiesymbolen
    .about = Stehen auf Grimoires. Sie entscheiden bei Gleichstand von Blicken und Grimoires.
term-caught = Ein Schnitzer
    .forms = Schnitzer
    .about = Ein gebrochener Befehl. Er kostet einen weiteren Blick, gezogen nach dem laufenden Schritt.
# was gefragt wird, wer die Schachtel besitzt
own-board = Der Boden der Bibliothek
own-desk = Der Schreibtisch des Meisters
own-rigor = Wo Rigor Mortis beginnt
own-teleports = Teleporter
own-map = Bibliothek { $n1 }
own-counts-hand = Karten auf der Hand
own-counts-looks-out = Blicke, mit denen du draußen bist
own-counts-moves = Bewegungskarten insgesamt
own-counts-looks = Versteinernde Blicke insgesamt
own-counts-books = Magische Grimoires insgesamt
own-counts-tokens = Teleporter-Plättchen insgesamt
ask-rows = das Symbol jedes Feldes
ask-squares = welche Felder
ask-square = welches Feld
ask-bookcases = wo die Regale stehen
ask-closed = geschlossene Felder
ask-starts = wo Goblins beginnen
ask-copies = wie viele davon
ask-id = derselbe Befehl auf deiner Karte
ask-seconds = Sekunden in seinem Befehl
ask-most = die Zahl in seinem Befehl
ask-letters = die Buchstaben in seinem Befehl
ask-symbols = Magiesymbole darauf
ask-counts = wie viele
