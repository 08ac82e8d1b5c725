# KamiMaï auf Deutsch: unsere eigene Fassung der Regeln, jedes Ereignis, jede Ablehnung.

tagline = Ruhige Hände, gemeinsam
own-box-does = Das Handy ist euer Bogen: Tippt an, was ihr zieht und was ihr zaubert, hört die drei Sekunden, seht die Fingerregel. Flüche und Energie werden für euch gezählt.

# Teile
card-water = Wasser
    .about = Vier von einer Farbe bezahlen einen Zauber dieser Farbe.
card-earth = Erde
    .about = Vier von einer Farbe bezahlen einen Zauber dieser Farbe.
card-air = Luft
    .about = Vier von einer Farbe bezahlen einen Zauber dieser Farbe.
card-fire = Feuer
    .about = Vier von einer Farbe bezahlen einen Zauber dieser Farbe.
card-water-guardian = Wasserwächter
    .about = Bleibt in deiner Reserve und lenkt deine Hand: { hand-middle }. Weckt den Fluch eines verfluchten Bereichs.
card-earth-guardian = Erdwächter
    .about = Bleibt in deiner Reserve und lenkt deine Hand: { hand-ring }. Weckt den Fluch eines verfluchten Bereichs.
card-air-guardian = Luftwächter
    .about = Bleibt in deiner Reserve und lenkt deine Hand: { hand-little }. Weckt den Fluch eines verfluchten Bereichs.
card-fire-guardian = Feuerwächter
    .about = Bleibt in deiner Reserve und lenkt deine Hand: { hand-other }. Weckt den Fluch eines verfluchten Bereichs.
card-water-fairy = Wasserfee
    .about = Zählt in einem Zauber als eine, zwei oder drei Karten ihrer Farbe.
card-earth-fairy = Erdfee
    .about = Zählt in einem Zauber als eine, zwei oder drei Karten ihrer Farbe.
card-air-fairy = Luftfee
    .about = Zählt in einem Zauber als eine, zwei oder drei Karten ihrer Farbe.
card-fire-fairy = Feuerfee
    .about = Zählt in einem Zauber als eine, zwei oder drei Karten ihrer Farbe.
card-wolf = Heiliger Wolf
    .about = Zählt in einem Zauber als eine oder zwei Karten einer beliebigen Farbe.
card-imp = Schlüsselkobold
    .about = Nur wer dran ist, spielt ihn: Er legt alle Wächter aus Reserven und gezogenen Karten ab.
card-dragonflies = Libellen
    .about = Zweimal gibt jemand, den du nennst, jemand anderem eine Karte.
card-mouse = Diebische Maus
    .about = Jemand, den du nennst, darf ein Element oder eine Kreatur aus der Ablage nehmen.
colour-water = Wasser
colour-earth = Erde
colour-air = Luft
colour-fire = Feuer
spell-team = Team
area-a = A
area-b = B
area-c = C
area-d = D
area-e = E
area-f = F
area-g = G
area-h = H
effect-none = keine Wirkung
effect-blessing = Segen
effect-discard = Fluch: alle legen ab
effect-colour = Fluch: Farbe
effect-energy = Fluch: Energie
curse-discard = Alle geben für jeden Wächter eine Karte her
curse-colour = Die Farben der Wächter werden weggespült
curse-energy = Jeder Wächter trinkt eine Energie
hand-middle = Daumen und Mittelfinger
hand-ring = Daumen und Ringfinger
hand-little = Daumen und kleiner Finger
hand-other = die andere Hand
side-near = Vorderseite
side-far = Rückseite
tempo-slow = langsam
tempo-steady = gleichmäßig
tempo-quick = in einem Ruck
mode-easy = leicht
mode-normal = normal
mode-hard = schwer
grimoire-simulated = ein echter stehender Stapel
grimoire-quick = schnelles Ziehen
grimoire-companion = deine eigene Schachtel
reserves-asked = das Programm führt sie und fragt alle, die zahlen
reserves-aloud = das Programm führt sie, ihr sprecht euch laut ab
reserves-apart = sie liegen nur auf eurem Tisch
steadiness-calm = ruhig
steadiness-normal = normal
steadiness-shaky = zittrig
level-1 = Stufe 1
level-2 = Stufe 2
level-3 = Stufe 3

# Optionen
option-level = KamiMaï
    .about = Der Bogen vor euch: Stufe 1 ist die sanfteste, Stufe 3 verlangt fast jede Karte.
option-mode = Modus
    .about = Leicht gibt eine Energie mehr. Schwer lässt einen Einsturz zwischen zwei Zügen eine kosten.
option-adventure = Abenteuer
    .about = Alle drei KamiMaï nacheinander. Übrige Energie wird mitgenommen, dazu zwei mehr.
option-grimoire = Grimoire
    .about = Ein stehender Stapel, an dem du mit eigener Hand ziehst, schnelles Ziehen nach Zufall, oder die echte Schachtel auf deinem Tisch.
option-reserves = Reserven neben der eigenen Schachtel
    .about = Ob das Programm führt, was alle haben. Liegen sie nur auf eurem Tisch, führt es Bogen, Energie und Wächter, und ihr meldet nur Wächter.
option-steadiness = Ruhe
    .about = Wie sehr die Hand zittert.
option-training = Erst fühlen
    .about = Alle dürfen ein paarmal ziehen, bevor es zählt, und sehen, warum es fiel.
option-english-energy = Englische Energie
    .about = Beginnt mit 4 Energie, wie das englische Regelheft vorschlägt, nicht mit 5.
option-always-blessed = Immer gesegnet
    .about = Ein gesegneter Bereich schont eure Energie auch ohne gezogenen Wächter.
option-fairies-cursed = Feen auch
    .about = Der Farbfluch nimmt auch Feen dieser Farbe.
option-night = Die Nacht bricht an
    .about = Eine Stufe mit mehr als 100 Zügen ist verloren. Sonst habt ihr alle Zeit der Welt.

# Aufforderungen
prompt-train = Probier das Grimoire aus
    .hint = Zieh drei Karten und fühl, wie es steht. Noch zählt nichts; sag „bereit“, wenn du genug hast.
prompt-target = Wähle einen Bereich
    .hint = Ihr bleibt dabei, bis sein Herz versiegelt ist.
prompt-hand = Wähle, welcher Wächter deine Hand lenkt
    .hint = Das gilt, solange du ziehst.
prompt-draw = Zieh aus dem Grimoire
    .hint = Abwechselnd aus der Mitte jeder Seite. Fass zu, halt still, dann zieh.
prompt-owe = Der Fluch will eine Karte
    .hint = Element oder Kreatur, wie du magst. Wächter nimmt er nicht.
prompt-cast = Zaubere oder beende die Phase
    .hint = Vier Karten einer Farbe. Die anderen dürfen helfen, wenn sie wollen.
prompt-ask = Ein Zauber wartet auf Karten
    .hint = Nichts wird ausgegeben, bis alle Gefragten zustimmen.
prompt-giver = Libellen: Wer gibt eine Karte?
    .hint = Du darfst dich selbst nennen.
prompt-give = Gib eine Karte weg
    .hint = Irgendeine, auch Wächter, an jemand anderen.
prompt-taker = Diebische Maus: Wer darf eine Karte nehmen?
    .hint = Du darfst dich selbst nennen.
prompt-take = Nimm etwas aus der Ablage
    .hint = Element oder Kreatur, sofort nutzbar. Oder lass es.
prompt-store = Was behältst du?
    .hint = Wächter bleiben und brauchen Platz. Leg den Rest ab, bis es passt, dann behalte.
prompt-over = Die Partie ist vorbei

# Ausgänge
outcome-victory = Alle Herzen sind versiegelt, und für den Heimweg ist Energie übrig.
outcome-defeat = Keine Energie ist übrig. Der Albtraum behält euch.
outcome-night = Die Nacht war zu lang. Der Albtraum behält euch.

# Ereignisse
event-turn = { $you ->
    [yes] Du bist dran und führst den Zug.
   *[no] { $player } ist dran und führt den Zug.
 }
event-ready = { $you ->
    [yes] Du hast den Dreh heraus.
   *[no] { $player } hat den Dreh heraus.
 }
event-targeted = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } Bereich { $area } ins Ziel.
event-hand = Ein Wächter lenkt { $you ->
    [yes] deine Hand
   *[no] die Hand von { $player }
 }: { $hand }.
event-pulled = { $count ->
    [0] { $you ->
        [yes] Du ziehst und bekommst
       *[no] { $player } zieht und bekommt
     } nichts heraus.
   *[other] { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
     } { $cards }.
 }
event-reported = { $you ->
    [yes] Du hast { $card } gezogen.
   *[no] { $player } hat { $card } gezogen.
 }
event-seen = Jetzt für alle offen: { $cards }.
event-done = { $you ->
    [yes] Du hörst
   *[no] { $player } hört
 } bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } auf.
event-stands = Drei Sekunden, und es steht: { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } fertig gezogen.
event-passed = { $you ->
    [yes] Dein Zug
   *[no] Der Zug von { $player }
 } ist vorbei.
event-collapsed = { $when ->
    [draw] Das Grimoire stürzt beim Ziehen ein!
    [knock-cast] Eine Tür knallt, der Tisch bebt: Das Grimoire stürzt ein, aber das Ziehen war vorbei.
    [knock-between] Eine Tür knallt, der Tisch bebt: Das Grimoire stürzt zwischen zwei Zügen ein.
    [cast] Das Grimoire stürzt ein, aber das Ziehen war vorbei.
   *[between] Das Grimoire stürzt zwischen zwei Zügen ein.
 }
event-spared = Der Segen von Bereich { $area } schont eure Energie.
event-energy-lost = { $count ->
    [one] Eine Energie
   *[other] { $count } Energie
 } verloren, { $energy } übrig.
event-rebuilt = { $discards ->
    [with] Die Ablage kommt wieder hinein: Das Grimoire steht wieder
   *[without] Das Grimoire steht wieder
 } mit { $count } Karten.
event-raised = { $discards ->
    [with] Mischt die Ablage hinein und baut
   *[without] Baut
 } das Grimoire wieder auf.
event-energy-told = Berichtigt: { $energy } Energie.
event-counted = Berichtigt: { $you ->
    [yes] Deine Reserve
   *[no] Die Reserve von { $player }
 } hat { $count } × { $card }.
event-counted-pile = Berichtigt: Die Ablage hat { $count } × { $card }.
event-curse = Der Fluch erwacht: { $curse } ({ $colours }).
event-washed-away = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
 } { $cards }.
event-forfeited = { $you ->
    [yes] Du gibst
   *[no] { $player } gibt
 } { $card } her.
event-proposed = { $you ->
    [yes] Du schlägst einen { $box ->
        [team] Teamzauber in { $colour }
       *[other] { $colour }-Zauber
     } vor und bittest um Hilfe.
   *[no] { $player } schlägt einen { $box ->
        [team] Teamzauber in { $colour }
       *[other] { $colour }-Zauber
     } vor und bittet um Hilfe.
 }
event-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $player } stimmt zu.
 }
event-declined = { $you ->
    [yes] Du lehnst ab. Nichts wird ausgegeben.
   *[no] { $player } lehnt ab. Nichts wird ausgegeben.
 }
event-withdrew = { $you ->
    [yes] Du ziehst den Vorschlag zurück.
   *[no] { $player } zieht den Vorschlag zurück.
 }
event-cast = { $you ->
    [yes] Du wirkst
   *[no] { $player } wirkt
 } { $box ->
    [team] den Teamzauber in { $colour }
    [team-apart] den Teamzauber
   *[other] { $colour }
 } in Bereich { $area }.
event-paid = { $you ->
    [yes] Du zahlst
   *[no] { $player } zahlt
 } { $count }.
event-sealed = Bereich { $area } ist versiegelt. { $left ->
    [0] Es war der letzte.
    [one] Einer ist übrig.
   *[other] { $left } sind übrig.
 }
event-played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
 } { $card }.
event-freed = { $count ->
    [0] Es war kein Wächter zu befreien.
    [one] Ein Wächter ist frei.
   *[other] { $count } Wächter sind frei.
 }
event-must-give = { $you ->
    [yes] Du musst eine Karte weggeben.
   *[no] { $player } muss eine Karte weggeben.
 }
event-gave = { $you ->
    [yes] Du gibst
   *[no] { $player } gibt
 } { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } eine Karte: { $card }.
event-may-take = { $you ->
    [yes] Du darfst eine Karte aus der Ablage nehmen.
   *[no] { $player } darf eine Karte aus der Ablage nehmen.
 }
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $card } aus der Ablage.
event-left-it = { $you ->
    [yes] Du nimmst nichts.
   *[no] { $player } nimmt nichts.
 }
event-discarded = { $you ->
    [yes] Du legst
   *[no] { $player } legt
 } { $card } ab.
event-kept = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
 } { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
 }.
event-level = Weiter zu { $level }, mit { $energy } Energie.
event-victory = Das letzte Herz ist versiegelt, mit { $energy } Energie übrig. Ihr seid frei!
event-defeat = Der Albtraum schließt sich über euch.

# Ablehnungen
reason-part-wrong = parts.toml: „{ $value }“ ist in { $field } unmöglich.
reason-game-over = Die Partie ist vorbei.
reason-move-unknown = „{ $move }“ ist kein Zug in KamiMaï.
reason-not-your-turn = Du bist nicht dran.
reason-training = Du übst noch: Zieh, oder sag „bereit“.
reason-target-first = Wähle zuerst einen Bereich.
reason-hand-first = Wähle zuerst, welcher Wächter deine Hand lenkt.
reason-draw-first = Du ziehst gerade: Zieh eine Karte, oder sag „fertig“, wenn du eine hast.
reason-curse-first = Erst der Fluch: Gib eine Karte her.
reason-casting-now = Jetzt kommen Zauber und Kreaturen, oder das Ende der Phase.
reason-proposal-waits = Ein Zauber wartet auf Karten.
reason-name-giver = Sag zuerst, wer eine Karte gibt.
reason-gift-first = Zuerst muss die Karte weggegeben werden.
reason-name-taker = Sag zuerst, wer eine Karte nehmen darf.
reason-take-first = Nimm zuerst eine Karte, oder lass es.
reason-store-now = Jetzt füllst du die Reserve: Leg ab, was du nicht behältst.
reason-not-companion = An diesem Tisch zieht das Programm; melden ist für die eigene Schachtel.
reason-companion-reports = Du ziehst aus deiner eigenen Schachtel: Melde, was herauskam.
reason-fell-already = Dieser Einsturz ist schon gemeldet, oder lässt sich jetzt nicht melden.
reason-activator-withdraws = Nur wer dran ist, darf einen Vorschlag zurückziehen.
reason-withdrawn-enough = Du hast in dieser Phase oft genug Vorschläge zurückgezogen.
reason-owes-nothing = Der Fluch will nichts mehr von dir.
reason-not-asked = Dieser Zauber verlangt nichts von dir.
reason-answered-already = Du hast schon zugestimmt; ablehnen darfst du noch.
reason-hand-not-forced = Deine Wächter verlangen: { $hands }.
reason-cannot-be-named = „{ $move }“ nennt niemanden, der das kann.
reason-reserve-full = Leg noch { $count } ab: Deine Reserve fasst { $limit }.
reason-draw-something = Zieh mindestens eine Karte.
reason-card-not-in-grimoire = { $card }: Alle { $count } aus der Schachtel sind schon aus dem Grimoire heraus. Stimmt das nicht, berichtige die Zahl.
reason-correction-form = „{ $move }“ sollte aussehen wie „count 2 water 3“ oder „energy 4“.
reason-correct-later = Antworte zuerst auf die Frage; dann darfst du die Zahlen berichtigen.
reason-energy-range = Energie ist eine Zahl von 1 bis { $count }; die letzte geht durch einen Einsturz verloren.
reason-no-such-place = Plätze gehen von 1 bis { $count }; 0 ist die Ablage.
reason-reserves-apart = Die Reserven liegen nur auf eurem Tisch: Hier werden nur Wächter gemeldet.
reason-count-too-many = In der Schachtel sind nur { $count } × { $card }, und die anderen sind anderswo. Berichtige erst diese.
reason-guardians-nowhere = Alle Wächter sind im Grimoire: Spiel die Karte auf deinem Tisch, hier ändert sich nichts.
reason-spell-form-apart = „{ $move }“ sollte aussehen wie „cast fire“ oder „team“.
reason-card-expected = „{ $move }“ nennt keine Karte.
reason-pull-form = „{ $move }“ sollte aussehen wie „pull 12 slow“.
reason-slot-empty = Bei { $slot } steht keine Karte.
reason-face-not-bared = Die Karte bei { $slot } ist schon zu sehen oder gezogen.
reason-never-all = Das Grimoire darf nie leer gezogen werden.
reason-area-expected = „{ $move }“ nennt keinen Bereich.
reason-area-sealed = Bereich { $area } geht nicht: Er ist versiegelt, oder nicht auf diesem Bogen.
reason-spell-form = „{ $move }“ sollte aussehen wie „cast fire 1:2 2:2“.
reason-spell-not-here = Bereich { $area } hat keinen solchen Zauber.
reason-spell-marked = Dieser Zauber von Bereich { $area } ist schon markiert.
reason-refused-already = Genau dieser Vorschlag wurde in dieser Phase abgelehnt.
reason-activator-pays = Wer dran ist, zahlt mindestens eine Karte.
reason-payment-wrong = Die Karten ergeben nicht { $count }, sind nicht da oder falsch verteilt.
reason-creature-expected = „{ $move }“ nennt keine Kreatur, die man allein spielt.
reason-creature-not-yours = Du hast { $card } nicht.
reason-nothing-to-take = In der Ablage ist weder Element noch Kreatur.
reason-nothing-to-give = Es gibt keine Karte zu geben.
reason-guardian-stays = { $card } bleibt, wo er ist.
reason-not-in-pile = { $card } ist nicht in der Ablage.
reason-card-not-yours = { $card } hast du nicht.
reason-gift-to-another = Eine Gabe geht an jemand anderen.
reason-settled-form = „{ $move }“ ist kein Urteil des stehenden Grimoires.
reason-not-simulated = An diesem Tisch hat keine Simulation etwas zu sagen.
reason-samples-wrong = Der Weg der Hand ist nicht lesbar: { $problem }.
reason-pull-stale = Das Grimoire hat sich verändert, seit dieses Ziehen begann.
reason-position-version = Die Stellung beginnt mit „{ $value }“, nicht mit „{ $expected }“.
reason-position-field = Das Feld { $field } der Stellung ist unbekannt, doppelt oder ohne Wert: „{ $value }“.
reason-position-missing = Der Stellung fehlt das Feld { $field }.
reason-position-number = { $field }: „{ $value }“ ist keine Zahl von { $low } bis { $high }.
reason-position-word = { $field }: „{ $value }“ ist keins von { $words }.
reason-position-count = { $field }: „{ $value }“ sollte { $expected } Teile haben.
reason-position-level = { $field }: Stufe { $value } ist nicht die Stufe dieser Partie.
reason-position-sheet = { $field }: „{ $value }“ passt nicht zum Bogen dieser Stufe.
reason-position-slot = { $field }: „{ $value }“ nennt eine Stelle, die leer oder schon genannt ist.
reason-position-card-extra = { $field }: Es gibt mehr { $card } als in der Schachtel.
reason-position-cards = { $field }: { $count } Karten sind übrig für { $expected } verdeckte Stellen.
reason-position-spell = { $field }: „{ $value }“ ist kein Zauber.
reason-position-guardians = { $field }: „{ $value }“ ist nicht, was die gezogenen Karten zeigen.
reason-position-phase = { $field } kann in Phase { $value } nicht so sein.

# Die Regeln
M-1 = Ein bis fünf Personen beschwören auf einer Seite: Alle gewinnen oder alle verlieren.
    .title = Gemeinsam
M-2 = Das Grimoire hat 64 Karten: je zwölf Wasser, Erde, Luft und Feuer; acht Wächter, zwei in jeder Farbe; und acht Kreaturen: vier Feen, den Heiligen Wolf, den Schlüsselkobold, die Libellen und die Diebische Maus.
    .title = Die Karten
M-3 = Alle dürfen das Grimoire von jeder Seite ansehen, ohne es zu berühren. Ein Bild, das von außen zu sehen ist, ist für alle offen und bleibt bekannt; die äußere Karte jeder Seite ist es immer. Innere Bilder bleiben verdeckt, bis eine ihrer Ecken frei zu sehen ist oder die Karte gezogen wird.
    .title = Ansehen
M-4 = Der Bogen eines KamiMaï hat Bereiche. Jeder nennt Zauber einer Farbe, oder Teamzauber einer beliebigen; er kann segnen oder verfluchen; und er endet in einem Herzen. Stufe und Modus wählt ihr unabhängig voneinander.
    .title = Der Bogen
M-5 = Ihr beginnt mit { printed-counts-energy } Energie, nach dem englischen Regelheft mit { printed-counts-english_energy }.
    .title = Energie
M-6 = Die drei Bögen haben drei, vier und fünf Bereiche. Auf Stufe 1 ist Bereich A von Anfang an im Ziel.
    .title = Die drei Bögen
M-7 = Alle Karten werden gemischt und aufgestellt wie ein halb offenes Buch: oben zusammen, unten auseinander. Reserven und Ablage sind leer.
    .title = Aufbau
M-8 = Vor der Partie dürfen alle ein paarmal ziehen: Drei Versuche zeigen das meiste. Fällt es, seht es euch langsam noch einmal an und achtet darauf, welche Karte das Gleichgewicht verlor. Dann werden alle Karten gemischt und wieder aufgestellt.
    .title = Üben
M-9 = Das Los entscheidet, wer beginnt. Wer dran ist, führt den Zug und hat das letzte Wort. Reserven, gezogene Karten, Ablage und alle Zahlen sind offen.
    .title = Wer führt
M-10 = 1. Ziel. Ist kein Bereich im Ziel, wähle einen, der nicht versiegelt ist. Ihr bleibt dabei, bis er es ist.
    .title = Ziel
M-11 = 2. Ziehen. Zieh mindestens eine Karte, so viele du dich traust, eine nach der anderen, aber nie alle. Bleibt nach einem Ziehen nur eine einzige Karte, ist das ein Einsturz.
    .title = Ziehen
M-12 = Wächter, die beim ersten Ziehen in deiner Reserve sind, lenken deine Hand. Bei mehreren Arten wählst du eine, vor dem ersten Ziehen und für alle dieses Zugs.
    .title = Gelenkte Hände
M-13 = Fällt das Grimoire beim Ziehen oder binnen drei Sekunden danach, verliert ihr eine Energie. Gezogene Karten bleiben, Phase 3 entfällt, Phase 4 wird gespielt. Dann werden Ablage und gefallene Karten gemischt und wieder aufgestellt.
    .title = Einsturz beim Ziehen
M-14 = Fällt es in Phase 3 oder 4, ist nichts verloren; es bleibt liegen, bis dein Zug vorbei ist, dann werden nur die gefallenen Karten wieder aufgestellt. Ebenso zwischen zwei Zügen, sofort; im schweren Modus kostet das eine Energie, und die Ablage kommt wieder hinein.
    .title = Einsturz zu anderer Zeit
M-15 = 3. Zaubern. Zuerst der Fluch des Bereichs, dann beliebig viele Zauber des Bereichs und Kreaturen, in beliebiger Reihenfolge. Der letzte Zauber eines Bereichs markiert sein Herz: Er ist versiegelt, und Phase 4 folgt.
    .title = Zaubern
M-16 = Ein Zauber sind immer { printed-counts-spell-word } Karten einer Farbe. Sie werden abgelegt, und der Zauber wird markiert.
    .title = Zauber
M-17 = Allein: Alle vier Karten kommen von der Person, die dran ist.
    .title = Einzelzauber
M-18 = Zusammen: Mindestens eine Karte kommt von der Person, die dran ist, die anderen gibt, wer zustimmt. Niemand kann gezwungen werden.
    .title = Gemeinsamer Zauber
M-19 = Ein Teamzauber hat eine beliebige Farbe, und alle zahlen: zu zweit je zwei, zu dritt zahlt eine Person zwei, zu viert je eine, zu fünft zahlen vier je eine. Wer dran ist, zahlt immer.
    .title = Teamzauber
M-20 = 4. Reserve. Behalte höchstens { printed-counts-reserve-word } Karten, Wächter immer darunter; leg den Rest ab.
    .title = Reserve
M-21 = Dann geht es im Uhrzeigersinn weiter.
    .title = Weiter
M-22 = Ein Zauber gilt ganz oder gar nicht. Wer dran ist, nennt Kästchen, Farbe und Karten; alle Gefragten stimmen zu oder nicht; Karten wandern erst, wenn alle zustimmen. Was abgelehnt wurde, lässt sich in derselben Phase nicht mit demselben Kästchen, derselben Farbe, denselben Personen und Karten wieder vorschlagen; mit einer Kreatur von jemand anderem ist es ein anderer Vorschlag. Wer dran ist, darf in einer Phase einige Male einen Vorschlag zurückziehen.
    .title = Ganz oder gar nicht
M-23 = Eine Karte ist gezogen, sobald sie keine Karte des Grimoires berührt; was an ihr hängt, kommt mit heraus. Lässt du sie bei Berührung los, ist sie nicht gezogen: Eine Nachbarin, die halb heraussteht, steht noch dort und kann als Nächste gezogen werden. Eine einzelne Karte, die ohne Einsturz herausfällt, ist ebenfalls gezogen; zieht gerade niemand, bleibt sie liegen und kommt mit der nächsten.
    .title = Wann eine Karte gezogen ist
M-24 = Nach jedem Ziehen müssen drei Sekunden vergehen. Dann zieh wieder, oder sag „fertig“, wenn du eine Karte hast.
    .title = Drei Sekunden
M-30 = Wurde in diesem Zug ein Wächter gezogen und ist der Bereich gesegnet, kostet ein Einsturz beim Ziehen keine Energie.
    .title = Segen
M-31 = Wurden in diesem Zug in einem verfluchten Bereich Wächter gezogen: Alle geben für jeden davon ein Element oder eine Kreatur eigener Wahl her, gleichzeitig und in beliebiger Reihenfolge; oder alle Elemente ihrer Farben werden abgelegt; oder jeder kostet eine Energie.
    .title = Flüche
M-32 = Wächter bleiben, brauchen Platz in der Reserve, und nur der Schlüsselkobold entfernt sie.
    .title = Wächter bleiben
M-33 = Wasser: Daumen und Mittelfinger. Erde: Daumen und Ringfinger. Luft: Daumen und kleiner Finger. Feuer: die andere Hand.
    .title = Wie Wächter die Hand lenken
M-34 = Eine Fee zählt als eine, zwei oder drei Karten ihrer Farbe, der Wolf als eine oder zwei einer beliebigen Farbe. Alle dürfen ihre zu einem Zauber dazugeben. Die Werte müssen genau vier ergeben.
    .title = Feen und Wolf
M-35 = Der Schlüsselkobold legt alle Wächter aus Reserven und gezogenen Karten ab. Spielen darf ihn nur, wer dran ist und ihn hat.
    .title = Schlüsselkobold
M-36 = Libellen: Zweimal gibt jemand, den die Person am Zug nennt, jemand anderem eine Karte. Eine zu große Reserve wird am Ende des nächsten eigenen Zugs verkleinert.
    .title = Libellen
M-37 = Diebische Maus: Jemand, den die Person am Zug nennt, darf ein Element oder eine Kreatur aus der Ablage nehmen.
    .title = Diebische Maus
M-38 = Alle Herzen markiert und noch Energie: Ihr gewinnt. Keine Energie: Ihr verliert. Ihr habt alle Zeit der Welt, außer mit der Option „Die Nacht bricht an“: Dann ist eine Stufe nach 100 Zügen verloren.
    .title = Das Ende
M-39 = Leicht: eine Energie mehr. Schwer: siehe Einstürze. Abenteuer: Stufen 1, 2 und 3 nacheinander; die Energie wird mitgenommen, dazu zwei mehr, alles andere beginnt neu mit der nächsten Person.
    .title = Modi
M-40 = Allein: eine Reserve von sechs, keine Libellen, und jeder Zauber wird allein bezahlt.
    .title = Solo
M-41 = Nach einem Einsturz beim Ziehen wirkt kein Fluch, weder dann noch später. Nur der Segen wird beachtet.
    .title = Kein Fluch nach einem Einsturz
M-50 = Das Grimoire ist eine Simulation seiner echten Karten. Ob es fällt, liegt an den Karten, nie an Würfeln. Einmal in Phase 3 und einmal zwischen zwei Zügen knallt eine Tür, und der Tisch bebt ein wenig. Steht es nach dem Aufbau nicht, wird es sanfter neu gebaut.
    .title = Ein echter stehender Stapel
M-51 = Zu einem Ziehen gehören eine Karte, ein Griff und der Weg deiner Hand. Eine einzelne äußere Karte kommt leicht; ein Fehler wiegt schwerer, je tiefer die Karte sitzt; jede Karte ändert das Gleichgewicht; nackte Enden und eine leere Mitte fallen unter jeder Hand. Abwechselnd von beiden Seiten, aus ihrer Mitte, hält am längsten. Fass zu, lass die Finger ruhig werden, dann zieh: Hastige Finger nehmen eine Nachbarin mit, und siehst du eine kriechen, schieb sofort zurück. Einsturz: Ein Zehntel der Karten, mindestens drei, liegt flach.
    .title = Ein Ziehen
M-52 = Der Server hält die Karten und das Urteil. Er zähmt unmögliche Hände und gibt ein Zittern aus einem Geheimnis dazu, das vor der Partie versiegelt und danach gezeigt wird: gleich für Maus, Finger, Knöpfe, Tasten, Terminal und Bots. Eine Hand ohne eigenen Weg irrt ein wenig; ein gezogener Weg gilt, wie er ist. Wächter: Mittelfinger ×1,5, Ringfinger ×2, kleiner Finger ×3 Zittern, die andere Hand ×1,5 mit vertauschtem Links und Rechts. In den Einstellungen sagst du, mit welcher Hand du ziehst; sonst gilt die linke als die andere. Zittrige Hände sind für alle, die es sehr schwer wollen: Rechnet damit zu verlieren. Eine Hand, die fünf Sekunden schweigt, hat losgelassen.
    .title = Faire Hände
M-53 = Nur offene Bilder werden je an irgendwen gesendet.
    .title = Verdeckte Bilder
M-54 = Ein Ziehen lässt sich noch einmal ansehen, ein Einsturz langsam und mit dem Moment, in dem das Gleichgewicht verloren ging, und alle können es prüfen, indem sie es neu simulieren.
    .title = Noch einmal ansehen
M-55 = Ohne Ziehen mit der Maus: Wähle eine Karte, ein Tempo und eine Neigung. Mit der eigenen Schachtel: Sag dem Programm, was gezogen wurde und ob und wann es fiel.
    .title = Andere Arten zu ziehen
M-56 = Ziel einen Moment auf eine Karte, und andere Hände versuchen es mit anderen Kartenoberflächen: „fiel in 0 von 12 Versuchen“. Sie wissen nichts vom versiegelten Geheimnis, also kennt niemand das wahre Urteil. Bots, schnelles Ziehen und die Farben richten sich nach einer Schätzung, die an die Simulation angepasst ist.
    .title = Das Gefühl der Bots

# Das Labor
teams-level = Stufe
teams-seats = Plätze
learn-even = Kopf oder Zahl
fit-decks = Heruntergespielte Stapel
fit-held-out = Geprüft an { $pulls } zurückgelegten Ziehungen (kleiner ist besser):
fit-scores = | vorhergesagt von | Brier-Wert | Log-Verlust |
fit-new = diese Anpassung
fit-present = die Zahlen in der Schachtel
fit-base = der Anteil der Einstürze allein
fit-bins = | zurückgelegte Ziehungen | Einstürze nach dieser Anpassung | gesehen |
fit-kinds = | Art zu spielen | Ziehungen | Einstürze, ohne ihren Stapel vorhergesagt | gesehen |

# Tipps: warum ein Zug gut ist
because-wanted = Der Bereich verlangt diese Farbe.
because-helper = Eine Kreatur ist mehrere Karten wert.
because-evens = Ohne diese Karte neigt sich das Grimoire weniger.
because-risk = { $danger ->
    [0] So ein Ziehen sieht sicher aus.
    [1] So ein Ziehen ist riskant.
   *[other] So ein Ziehen ist gefährlich.
}
because-risk-share = { because-risk } Es bringt das Grimoire in { $falls ->
    [0] weniger als 1
   *[other] etwa { $falls }
} von 100 Versuchen zu Fall.
because-aims = Gezaubert wird dann in diesem Bereich.
because-hand = Die Wächter erlauben diese Hand.
because-stops = Kein weiteres Risiko beim Ziehen: Jetzt wird gezaubert.
because-casts = Es schließt einen Zauber ab.
because-agrees = Der Zauber braucht deine Karten.
because-refuses = Du behältst deine Karten.
because-withdraws = Alle behalten ihre Karten.
because-creature = Ihre Kraft wird jetzt genutzt.
because-spares = Diese Karte kannst du entbehren.
because-takes = Diese Karte kannst du brauchen.
because-leaves = Die Ablage bleibt, wie sie ist.
because-ends = Was du behältst, nützt vielleicht dem nächsten Zauber.
because-keeps = Nichts muss weg.
because-giver = Dort gibt es eine Karte zu geben.
because-taker = Dort wird eine Karte gebraucht.
because-ready = Die anderen warten auf dich.
because-reports = Echte Karten haben entschieden: Sag, was geschah.

# Wie ein Zug im Terminal heißt, und was er bewirkt, wo es sonst nichts sagt
move-target = wähl
    .about = Ihr bleibt bei diesem Bereich, bis sein Herz versiegelt ist.
move-hand = zieh mit
    .about = So ziehst du, solange du ziehst.
move-pull-slow = langsam
move-pull-steady = gleichmäßig
move-pull-quick = schnell
move-done = mit Ziehen aufhören
    .about = Du behältst, was du gezogen hast, und machst weiter.
move-drew = wir haben gezogen
    .about = Du sagst, was am Tisch gezogen wurde.
move-fell = es ist umgefallen
    .about = Du sagst, dass das Grimoire umgefallen ist.
move-fell-before = es ist vorher umgefallen
    .about = Du sagst, dass das Grimoire vor diesem Zug umgefallen ist.
move-cast = wirken
    .about = Der Zauber wird gewirkt.
move-team = den Teamzauber wirken
    .about = Der Zauber wird gewirkt.
move-agree = zustimmen
    .about = Deine Karten gehen in diesen Zauber.
move-refuse = ablehnen
    .about = Nichts wird ausgegeben.
move-withdraw = zurückziehen
    .about = Der Vorschlag ist zurückgezogen; nichts wird ausgegeben.
move-play = spiel
    .about = Du spielst diese Karte.
move-giver = eine Karte geben lassen
    .about = Diese Person gibt jemand anderem eine Karte.
move-give = gib
    .about = Diese Karte wechselt die Hand.
move-taker = eine Karte nehmen lassen
    .about = Diese Person darf eine Karte aus der Ablage nehmen.
move-take = nimm
    .about = Du nimmst diese Karte aus der Ablage.
move-leave = nichts nehmen
    .about = Du nimmst nichts.
move-forfeit = gib
    .about = Der Fluch nimmt diese Karte.
move-end = die Phase beenden
    .about = Du wirkst in diesem Zug nichts mehr.
move-discard = leg ab:
    .about = Diese Karte kommt in die Ablage.
move-keep = das alles behalten
    .about = Du behältst diese Karten, und dein Zug ist zu Ende.
move-ready = die Partie beginnen
    .about = Die Karten werden gemischt, das Grimoire wird neu gebaut, und die Partie zählt.
move-count = eine Zahl sagen
    .about = Du sagst, wie viele es am Tisch sind.
move-energy = die Energie sagen
    .about = Du sagst, wie viel Energie am Tisch noch da ist.

# Das Terminal: was F1 und `armarium rules` sagen
screen-aim = gemeinsam alle Herzen versiegeln, solange die Energie reicht
screen-reserve = Deine Reserve:
screen-drawn = gezogen:
screen-measure = { $sealed } von { $hearts } Herzen versiegelt, Energie { $energy }
screen-risk = { $word }: So ein Ziehen bringt das Grimoire in etwa { $falls } von 100 Versuchen zu Fall.
screen-risk-none = { $word }: So ein Ziehen bringt das Grimoire in weniger als 1 von 100 Versuchen zu Fall.
screen-risk-aiming = { $word }. Andere Hände versuchen es, während du zielst …
screen-risk-tried = { $word }: fiel in { $fell } von { $tries } Versuchen anderer Hände{ $several ->
    [0] .
    [one] ; eine Nachbarin kam einmal mit.
   *[other] ; eine Nachbarin kam { $several }-mal mit.
 }
screen-risk-calm = Sieht sicher aus
screen-risk-risky = Riskant
screen-risk-wild = Gefährlich
screen-asks = Nichts wird ausgegeben, bis sie zustimmen: { $players }.
screen-goal = Alle zusammen: Versiegelt das Herz jedes Bereichs auf dem Bogen, bevor die Energie ausgeht. Karten kommen aus einem Stapel, der wie ein halb offenes Buch steht; fällt er beim Ziehen, ist eine Energie verloren.
screen-turn =
    1. Ist kein Bereich im Ziel, wähle einen. Ihr bleibt dabei, bis sein Herz versiegelt ist.
    2. Zieh mindestens eine Karte aus dem stehenden Grimoire, so viele du dich traust, eine nach der anderen.
    3. Wirk Zauber des Bereichs: vier Karten einer Farbe; die anderen dürfen helfen. Auch Kreaturen.
    4. Behalte höchstens vier Karten (allein sechs), Wächter immer darunter; leg den Rest ab.
    5. Dann geht es reihum weiter. Alle Herzen versiegelt: gewonnen. Keine Energie mehr: verloren.
lines-keys =
    pull 12 slow   Karte 12, langsam; „steady“ (gleichmäßig) und „quick“ (schnell) gehen auch
    pull 12 slow outward   die Hand neigt sich vom Stapel weg; „inward“ hinein
    try pull 12 quick      andere Hände versuchen es zuerst und sagen, wie oft er fiel
screen-keys =
    ← →         eine andere Karte des Grimoires; PgDn und PgUp springen um zehn
    ↑ ↓         langsamer oder schneller
    Tab         was sonst noch geht
    12 slow     getippt, findet „pull 12 slow“: Karte 12, langsam
    pull 12 slow outward   ausgeschrieben: Die Hand neigt sich vom Stapel weg; „inward“ hinein
    try pull 12 quick      ohne Vollbild: Andere Hände versuchen es zuerst
screen-help =
    Zeichen
    ╱ ╲         eine stehende Karte der Vorderseite, der Rückseite; · eine Karte, die weg ist
    w e a f     eine offene Karte: Wasser, Erde, Luft, Feuer; andere Buchstaben: eine Kreatur
    ▲12         die Karte, auf die du zielst
    ⚡          eine Energie
    ▶           der Bereich im Ziel; ♥ ein versiegeltes Herz, ♡ ein offenes; durchgestrichen: markiert
    2/4         zwei Karten in einer Reserve von vier; −1: Der Fluch will noch eine Karte
    ⌫           die Ablage
    Farben der Karten: Weiß sieht sicher aus, Orange riskant, Rot gefährlich. Das Risiko deiner Karte steht unten.
screen-box-cards = Die Karten des Grimoires
screen-box-sheet = Der Bogen von { $level }
screen-box-effects = Was Bereiche tun
screen-box-area = { $spells }; { $effect }.
effect-none-about = Nichts außer seinen Zaubern.
effect-blessing-about = Wurde in diesem Zug ein Wächter gezogen, kostet ein Einsturz beim Ziehen keine Energie.
effect-discard-about = Für jeden Wächter, der in diesem Zug gezogen wurde, geben alle ein Element oder eine Kreatur her.
effect-colour-about = Alle Elemente in den Farben der Wächter, die in diesem Zug gezogen wurden, werden abgelegt.
effect-energy-about = Jeder Wächter, der in diesem Zug gezogen wurde, kostet eine Energie.

# Die Stellung in Worten, eine Tatsache je Zeile
fact-energy = Energie { $energy }, { $level }.
fact-area = { $area }: Zauber zu markieren { $boxes }; { $effect }.
fact-targeted = { $area }, in diesem Zug im Ziel: Zauber zu markieren { $boxes }; { $effect }.
fact-sealed = { $area }: Das Herz ist versiegelt; Zauber übrig { $boxes }.
fact-grimoire = Das Grimoire steht mit { $near } Karten auf der Vorderseite und { $far } auf der Rückseite.
fact-down = Das Grimoire ist gefallen; { $near } Karten liegen auf der Vorderseite und { $far } auf der Rückseite.
fact-open = Karte { $slot } auf der { $side } zeigt { $card }.
fact-reserve = { $player } hat in Reserve: { $cards }.{ $owes ->
    [0] {""}
   *[other] {" "}Ein Fluch nimmt noch { $owes }.
 }
fact-drawn = { $player } hat gezogen: { $cards }.
fact-discards = Die Ablage: { $cards }
fact-share = { $player } soll { $cards } zahlen, Wert { $value }.
fact-share-agreed = { $player } zahlt { $cards }, Wert { $value }.
fact-none = keine

picture-level = Stufe { $level }
# der Inhalt der Regelseite
guide-box = Karten und Aufbau
guide-turn = Ziel und Ziehen
guide-spells = Zaubern und Reserve
guide-guardians = Wächter und Kreaturen
guide-end = Das Ende und die Modi
guide-deck = Der stehende Stapel

# Rätsel
puzzle-ask-cast = Was wirkst du?
    .about = Einen Zauber, eine Kreatur, oder noch nichts: Was hilft dem Team am meisten?
puzzle-ask-keep = Was kannst du entbehren?
    .about = Höchstens vier Plätze, und Wächter bleiben. Etwas muss weg: Was wird niemand vermissen?
puzzle-ask-spare = Der Fluch will eine Karte. Welche?
    .about = Alle geben eine her. Welche wird niemand vermissen?
puzzle-why-won = Der letzte Zauber. Ihr habt es geschafft!
puzzle-why-best-casts = Der Zauber ist jetzt mehr wert als die Karten später.
puzzle-why-best-casts-over = Wirk ihn: Sonst { $over ->
    [one] muss eine Karte
   *[other] müssen { $over } Karten
 } weg, für nichts.
puzzle-why-best-creature = Ihre Kraft wird jetzt gebraucht.
puzzle-why-best-ends = Die Karten nützen später mehr.
puzzle-why-best-discards = Diese Karte kannst du am ehesten entbehren.
puzzle-why-unneeded = Kein offener Zauber verlangt noch { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }.
puzzle-why-plenty = Zusammen habt ihr mehr { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }, als die offenen Zauber brauchen.
puzzle-wrong-casts = Die Karten dieses Zaubers werden anderswo gebraucht.
puzzle-wrong-payment = Der richtige Zauber, die falschen Karten: Diese sind in euren Händen mehr wert.
puzzle-wrong-other-spell = Ein anderer Zauber ist dringender.
puzzle-wrong-creature = Die Kreatur hilft ein andermal mehr.
puzzle-wrong-ends = Es gibt etwas zu zaubern, und billiger wird es nicht.
puzzle-wrong-ends-over = Dann { $over ->
    [one] muss eine Karte
   *[other] müssen { $over } Karten
 } weg: Mehr fasst die Reserve nicht.
puzzle-wrong-discards = Diese Karte wird noch gebraucht.
puzzle-wrong-wanted = Ein offener Zauber verlangt { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }.
puzzle-wrong-missing = Für die offenen Zauber { $count ->
    [one] fehlt
   *[other] fehlen
 } euch schon { $count } × { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }.
puzzle-wrong-fairy = Die Fee zählt als bis zu drei Karten { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }, und ein Zauber verlangt sie noch.
puzzle-wrong-wolf = Der Wolf zählt als bis zu zwei Karten einer beliebigen Farbe. Behalte ihn.
puzzle-wrong-team-colour = Der Teamzauber geht auch mit { $colour ->
    [0] Wasser
    [1] Erde
    [2] Luft
   *[other] Feuer
 }, und davon habt ihr schon etwas.
puzzle-checked = Aus einem späten Zug, gespielt von Bots mit zittrigen Händen: Alles, was geht, wurde Hunderte Male versucht, und die Lösung liegt um mindestens fünfzehn Siege von hundert vorn.
puzzle-wrong-chances = Von dort aus etwa { $wins } Siege in 10 Partien. Die Lösung gewinnt deutlich öfter.
puzzle-wrong-far = Das liegt weit zurück: Die Lösung gewinnt etwa { $best } von 10 Partien.

# Wörter des Spiels: was ein Tippen darauf oder auf ein Ding des Bretts sagt; Formen, wie Sätze sie nennen
term-grimoire = Das Grimoire
    .forms = Grimoire, Grimoires
    .about = Alle Karten, aufgestellt wie ein halb offenes Buch. Ihr zieht Karten heraus; fällt es beim Ziehen, kostet das eine Energie.
term-area = Bereich
    .forms = Bereich, Bereiche, Bereichs, Bereichen
    .about = Ein Teil des Bogens mit Zaubern. Sind alle gewirkt, ist sein Herz versiegelt.
term-heart = Herz
    .forms = Herz, Herzen
    .about = Der letzte Zauber eines Bereichs versiegelt es. Sind alle Herzen versiegelt, gewinnt ihr gemeinsam.
term-spell = Zauber
    .forms = Zauber, Zaubern, Zaubers
    .about = Vier Karten einer Farbe. Die anderen dürfen welche von ihren dazugeben.
term-team = Teamzauber
    .forms = Teamzauber, Teamzaubern
    .about = Vier Karten einer beliebigen Farbe, und alle zahlen ihren Teil.
term-energy = Energie
    .forms = Energie
    .about = Was euch allen zusammen bleibt. Ist sie aufgebraucht, behält euch der Albtraum.
term-guardian = Wächter
    .forms = Wächter, Wächtern, Wächters
    .about = Bleibt in deiner Reserve, belegt einen Platz und sagt, wie du ziehen musst. Nur der Schlüsselkobold nimmt ihn weg.
term-element = Element
    .forms = Element, Elemente, Elementen
    .about = Eine einfache Karte: Wasser, Erde, Luft oder Feuer. Vier einer Farbe sind ein Zauber.
term-creature = Kreatur
    .forms = Kreatur, Kreaturen
    .about = Feen und Wolf stehen für Karten eines Zaubers; Kobold, Libellen und Maus werden für ihre Kraft gespielt.
term-reserve = Reserve
    .forms = Reserve, Reserven
    .about = Karten, die du von Zug zu Zug behältst: höchstens vier, allein sechs. Alle sehen sie.
term-curse = Fluch
    .forms = Fluch, Flüche, Fluchs
    .about = Erwacht, wenn in diesem Zug ein Wächter gezogen wurde: alle geben Karten ab, eine Farbe geht verloren oder Energie.
term-blessing = Segen
    .forms = Segen, Segens
    .about = Wurde in diesem Zug ein Wächter gezogen, kostet ein Einsturz hier keine Energie.
term-discards = Ablage
    .forms = Ablage, Ablagestapel
    .about = Benutzte Karten liegen hier offen. Fällt das Grimoire beim Ziehen, kommen sie wieder hinein.
term-side = Die beiden Seiten
    .forms = Vorderseite, Rückseite
    .about = Beide Seiten stützen einander. Zieht abwechselnd, aus ihrer Mitte, dann steht es am längsten.
term-hand = Wie du ziehen musst
    .forms = lenkt deine Hand
    .about = Wasser: Daumen und Mittelfinger. Erde: Daumen und Ringfinger. Luft: Daumen und kleiner Finger. Feuer: die andere Hand.
# was gefragt wird, wer die Schachtel hat
own-sheet-areas = Bogen { $n1 }, Bereich { $n2 }
own-counts-energy = Energie am Anfang
own-counts-english_energy = Energie am Anfang, englische Regeln
own-counts-easy_energy = Energie mehr in einer leichten Partie
own-counts-adventure_energy = Energie zwischen zwei Stufen
own-counts-spell = Elemente für einen Zauber
own-counts-reserve = Karten in der Reserve
own-counts-solo_reserve = Karten in der Reserve, allein
own-counts-fairy = Elemente, die eine Fee ersetzt
own-counts-wolf = Elemente, die der Heilige Wolf ersetzt
own-counts-gifts = Karten, die auf einmal gegeben werden
ask-spells = die Zauber, die darauf stehen
ask-effect = das Zeichen, das darauf steht
ask-element = wessen Wächter es erzwingen
ask-count = wie viele davon
ask-counts = wie viele
