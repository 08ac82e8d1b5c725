# Grimoire auf Deutsch: unsere eigene Fassung der Regeln, jede Seite und Karte, jedes Ereignis, jede Ablehnung.

tagline = Seite versiegeln, Beute jagen
own-box-does = Wer zuerst kommt und warum: Das Handy ordnet die Seiten, führt durch die Runden, zählt Gefährten und Schätze zusammen und sieht jeden Gleichstand.

card-bronze = Bronzemünze
    .about = { printed-quest-1-vp } SP. Nicht viel, aber sie klingelt.
card-silver = Silbermünze
    .about = { printed-quest-2-vp } SP.
card-gold = Goldmünze
    .about = { printed-quest-3-vp } SP. Die mögen alle am liebsten.
card-spy = Spion
    .about = Bevor Seiten gewählt werden, darfst du die verdeckten Karten der Auslage ansehen. { printed-quest-4-vp } SP.
card-mercenary = Söldner
    .about = { printed-quest-5-vp } SP. Am Ende: +{ printed-quest-5-effect-amount } SP, wenn du mindestens { printed-quest-5-effect-least } SP in Chips hast.
card-brave = Recke
    .about = { printed-quest-6-vp } SP. Am Ende: +{ printed-quest-6-effect-amount } SP, wenn du mindestens { printed-quest-6-effect-least-word } verschiedene Gefährten hast.
card-archer = Bogenschütze
    .about = { printed-quest-7-vp } SP. Als Letzter in der Questphase: Nimm zu Beginn deines Zugs { printed-quest-7-effect-amount } SP in Chips.
card-merchant = Händler
    .about = { printed-quest-8-vp } SP. Wenn du Erschaffen wirkst, darfst du für { printed-quest-8-effect-amount } SP in Chips einen Gegenstand mehr kaufen.
card-nun = Nonne
    .about = { printed-quest-9-vp } SP. Am Ende: +{ printed-quest-9-effect-amount } SP, wenn niemand weniger SP-Chips hat als du.
card-thief = Dieb
    .about = { printed-quest-10-vp } SP. Als Erster in der Questphase: Nimm zu Beginn deines Zugs { printed-quest-10-effect-amount } SP in Chips.
card-prince = Prinz
    .about = { printed-quest-11-vp } SP. Am Ende: +{ printed-quest-11-effect-amount } SP, wenn du Münzen aus Bronze, Silber und Gold hast.
card-queen = Königin
    .about = { printed-quest-12-vp } SP. Am Ende: +{ printed-quest-12-effect-amount } SP, wenn niemand mehr Gefährten hat als du.
card-king = König
    .about = { printed-quest-13-vp } SP. Am Ende: +{ printed-quest-13-effect-amount } SP, wenn niemand mehr Schätze hat als du.
card-sword = Bronzeschwert
    .about = { printed-item-1-vp } SP.
card-bracelet = Silberreif
    .about = { printed-item-2-vp } SP.
card-cup = Goldpokal
    .about = { printed-item-3-vp } SP.
card-junk = Plunder
    .about = Nichts wert, aber wer am Ende den meisten Plunder hat, bekommt { printed-numbers-junk-bonus } SP.
card-shoes = Gesegnete Schuhe
    .about = { printed-item-5-vp } SP. Beim Ziehen werden sie gezeigt, und du darfst eine Karte in die Auslage legen lassen.
card-treasure = ein Schatz
card-secret = bleibt geheim
card-unknown = eine verdeckte Karte

spell-luck = Glück
    .about = Du darfst eine Karte der Auslage wegwerfen; an ihre Stelle kommt eine neue.
spell-silence = Stille
    .about = Von jetzt bis zum Ende der Runde misslingen die verbotenen Zauber der anderen.
spell-fireball = Feuerball
    .about = Nimm 1 SP aus dem Vorrat.
spell-cure = Heilung
    .about = Du darfst 1 SP-Chip für eine zufällige Karte aus der Ablage zahlen.
spell-haste = Eile
    .about = Kehrt die Reihenfolge dieser Runde um.
spell-resist = Widerstand
    .about = Von deinem Zug bis zum Ende der Runde kann kein Angriff dich treffen.
spell-create = Erschaffen
    .about = Zieh einen Gegenstand und halte ihn geheim.
spell-storm = Sturm
    .about = Nimm 2 SP aus dem Vorrat.
spell-charm = Bezirzen
    .about = Wer die meisten Gefährten hat, gibt dir einen davon und sucht ihn selbst aus.
spell-summon = Elementar
    .about = Nimm 3 SP, wenn niemand weniger SP-Chips hat als du.
spell-time-stop = Zeitstopp
    .about = Kehrt die Reihenfolge um und schützt dich ab deinem Zug.
spell-polymorph = Verwandlung
    .about = Wer die meisten SP-Chips hat, gibt dir die Hälfte davon.
spell-meteor = Meteor
    .about = Nimm 3 SP aus dem Vorrat.
spell-domination = Beherrschung
    .about = Wer die meisten Gefährten hat, verliert einen an dich. Du suchst ihn aus.
spell-wish = Wunsch
    .about = Nimm drei zufällige Karten aus der Ablage und behalte sie.
spell-sealed = eine versiegelte Seite

kind-common = Normal
kind-forbidden = Verboten
kind-time = Zeit
kind-defensive = Schutz
kind-attack = Angriff

option-five-seats = Schachtel für fünf
    .about = Spielt mit den größeren Stapeln der zweiten Auflage.
option-fireball-steals = Feuerball stiehlt
    .about = Feuerball nimmt seinen SP einer anderen Person weg statt aus dem Vorrat.
option-stop-at-15 = Schluss bei 15
    .about = Die Runde mit 15 Magiepunkten ist die letzte.

prompt-tokens = Wähle einen Reihenfolgemarker
    .hint = Er zählt nur bei Gleichstand in Runde 1: Öffnen zwei dieselbe Seite, kommt der höhere Marker zuerst.
prompt-spy = Soll dein Spion nachsehen?
    .hint = Nur du siehst die verdeckten Karten; die anderen sehen, dass du nachgesehen hast.
prompt-pages = Wähle geheim eine Seite
    .hint = Du kannst es dir anders überlegen, bis alle gewählt haben.
prompt-luck = Glück: Tausch eine Karte aus, oder lass alles so
    .hint = Für eine offene Karte kommt eine offene, für eine verdeckte eine verdeckte.
prompt-cure = Heilung: für eine zufällige Karte der Ablage zahlen?
    .hint = Erst zahlst du, dann ziehst du.
prompt-target = Wähle, wen der Zauber trifft
    .hint = Mehrere kommen infrage: Du wählst.
prompt-give = Gib einen deiner Gefährten her
    .hint = Du wählst, wer geht.
prompt-seize = Nimm einen Gefährten
    .hint = Du wählst, wer mitkommt.
prompt-shoes = Gesegnete Schuhe: Karte in die Auslage?
    .hint = Sie kommt offen dazu. Danach nimmst du wie immer eine Karte.
prompt-buy = Händler: noch einen Gegenstand kaufen?
    .hint = Jeder Gegenstand kostet einen SP-Chip.
prompt-take = Nimm eine Karte aus der Auslage
    .hint = Gefährten liegen offen, Schätze verdeckt.
prompt-over = Die Partie ist vorbei

outcome-points = Die meisten Siegpunkte.
outcome-designer = Gleichstand an der Spitze: Es gewinnt, wer das Spiel erfunden hat, und sonst niemand.

phase-tokens = die Wahl der ersten Marker
phase-spy = der Blick eines Spions
phase-pages = die Wahl der Seiten
phase-luck = Glück
phase-cure = Heilung
phase-target = die Wahl eines Ziels
phase-give = die Wahl des Gefährten, der geht
phase-seize = die Wahl des Gefährten, der mitkommt
phase-shoes = die Gesegneten Schuhe
phase-buy = der Händler
phase-take = die Wahl einer Questkarte
phase-over = das Ende

offer-spy = den Blick des Spions
offer-luck = Glück
offer-cure = Heilung
offer-shoes = die Gesegneten Schuhe
offer-buy = einen weiteren Gegenstand

because-no-cards = Es ist keine Karte mehr da
because-no-discards = Die Ablage ist leer
because-no-tokens = Kein Chip zum Zahlen
because-no-items = Die Gegenstände sind aufgebraucht
because-no-target = Es gibt niemanden, den er treffen könnte
because-not-poorest = Jemand hat weniger SP-Chips

ending-none = noch nichts
ending-treasures = genug Schätze
ending-companions = genug Gefährten
ending-piles = Queststapel und Ablage sind aufgebraucht
ending-magic = die Magie hat ihren Höhepunkt erreicht

event-token = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } Reihenfolgemarker { $token }.
event-round = Runde { $round }: { $magic } Magiepunkte.
event-bigger-box = Die größere Schachtel liegt auf dem Tisch: { $quest } Questkarten und { $items } Gegenstände. { $seats ->
    [5] Zu fünft spielt man immer damit.
   *[other] Ihr habt sie gewählt.
 }
event-reshuffled = Der Queststapel ist leer. { $count ->
    [one] Eine Karte der Ablage wird
   *[other] { $count } Karten der Ablage werden
 } zum neuen Stapel.
event-laid-out = Ausgelegt: { $cards }, dazu { $backs ->
    [one] eine verdeckte Karte
   *[other] { $backs } verdeckte Karten
 }.
event-looked = { $you ->
    [yes] Dein Spion
   *[no] Der Spion von { $player }
 } sieht nach: { $cards }.
event-sealed = { $you ->
    [yes] Du versiegelst { $spell }.
   *[no] { $again ->
        [yes] { $player } überlegt es sich anders und versiegelt eine Seite.
       *[no] { $player } versiegelt eine Seite.
    }
 }
event-opened = { $you ->
    [yes] Du öffnest
   *[no] { $player } öffnet
 } Seite { $page }, { $spell }.
event-alone = { $you ->
    [yes] Du bist
   *[no] { $player } ist
 } allein auf Seite { $page }: Platz { $token }.
event-shared = { $you ->
    [yes] Du teilst Seite { $page } und hattest
   *[no] { $player } teilt Seite { $page } und hatte
 } Marker { $was }: Platz { $token }.
event-reversed = { $you ->
    [yes] Dein Zauber { $spell }
   *[no] { $spell } von { $player }
 } kehrt die Reihenfolge um.
event-order = { $reversals ->
    [0] Nichts kehrt die Reihenfolge um.
    [one] Die Reihenfolge wurde einmal umgekehrt.
   *[other] Die Reihenfolge wurde { $reversals }-mal umgekehrt.
 }
event-turn = { $you ->
    [yes] Du bist dran
   *[no] { $player } ist dran
 }, Marker { $token }: Seite { $page }, { $spell }.
event-companion-paid = { $card }: { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $vp } SP.
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } eine Karte: { $card }.
event-turned = { $you ->
    [yes] Du nimmst eine verdeckte Karte und zeigst sie
   *[no] { $player } nimmt eine verdeckte Karte und zeigt sie
 }: { $card }.
event-took-hidden = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } eine verdeckte Karte: { $card }.
event-left-over = Übrig und abgelegt: { $cards }.
event-cast = { $you ->
    [yes] Du wirkst
   *[no] { $player } wirkt
 } { $spell }.
event-silenced = { $you ->
    [yes] Du wirkst
   *[no] { $player } wirkt
 } { $spell }, aber es kommt kein Ton heraus: { $target-you ->
    [yes] Deine Stille
   *[no] Die Stille von { $target-player }
 } hält an.
event-nothing = { $you ->
    [yes] Dein Zauber { $spell }
   *[no] { $spell } von { $player }
 } bewirkt nichts: { $because }.
event-gained = { $spell }: { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $vp } SP.
event-passed = { $you ->
    [yes] Du verzichtest
   *[no] { $player } verzichtet
 } auf { $offer }.
event-paid = { $you ->
    [yes] Du zahlst
   *[no] { $player } zahlt
 } { $vp } SP für { $spell }.
event-replaced = Glück: { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
 } eine Karte aus. Weg kommt: { $card }. Neu liegt da: { $new-card }.
event-recovered = { $spell }: { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
 } aus der Ablage: { $cards }.
event-drew-item = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
 } einen Gegenstand: { $card }. { $left ->
    [0] Das war der letzte.
    [one] Einer ist übrig.
   *[other] { $left } sind übrig.
 }
event-shoes = { $you ->
    [yes] Du ziehst { $card } und zeigst sie allen.
   *[no] { $player } zieht { $card } und zeigt sie allen.
 }
event-shoes-idle = Die Gesegneten Schuhe bringen nichts: Es ist keine Karte mehr da.
event-added = Die Gesegneten Schuhe bringen eine Karte in die Auslage: { $card }.
event-shielded = { $target-you ->
    [yes] Du bist
   *[no] { $target-player } ist
 } geschützt: { $spell } muss sich jemand anderen suchen.
event-aimed = { $you ->
    [yes] Dein Zauber { $spell }
   *[no] { $spell } von { $player }
 } trifft { $target-you ->
    [yes] dich
   *[no] { $target-player }
 }.
event-stole = { $spell }: { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
 } { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } { $vp } SP weg.
event-robbed = { $spell }: { $target-you ->
    [yes] Du verlierst
   *[no] { $target-player } verliert
 } einen Gefährten an { $you ->
    [yes] dich
   *[no] { $player }
 }: { $card }.
event-last-round = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } { $ending }. Diese Runde ist die letzte.
event-ended = Die Partie endet: { $ending }.
event-scored = { $you ->
    [yes] Du
   *[no] { $player }
 }: { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }, { $bonus ->
    [0] { $points } SP.
   *[other] { $vp } + { $bonus } SP.
 }
event-scored-tokens = { $you ->
    [yes] Du
   *[no] { $player }
 }: { $vp } SP in Chips.
event-scored-junk = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } den meisten Plunder, { $count ->
    [one] ein Stück
   *[other] { $count } Stück
 }: { $vp } SP.
event-total = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } insgesamt { $score } SP.
event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
 } mit { $score } SP.
event-designer = Mehrere haben { $score } SP. Also gewinnt, wer das Spiel erfunden hat, und sonst niemand.

hint-sealed = Versiegelt bis { $page } Magiepunkte; es sind { $magic }.
hint-silenced = Nichts: { $target-you ->
    [yes] Du hast
   *[no] { $target-player } hat
 } Stille gewirkt.
hint-gain = { $vp } SP.
hint-luck = { $deck ->
    [0] Die Ablage würde zuerst gemischt.
   *[other] Eine neue Karte vom Stapel (noch { $deck }).
 }
hint-silence = { $count ->
    [0] Jeder verbotene Zauber nach deinem misslingt.
    [one] Ein verbotener Zauber kommt noch. Er würde misslingen.
   *[other] { $count } verbotene Zauber kommen noch. Sie würden misslingen.
 }
hint-silence-nobody = Nichts: Es kommt kein verbotener Zauber mehr.
hint-cure = Für { $vp } SP { $count ->
    [one] die einzige Karte der Ablage
   *[other] eine von { $count } Karten der Ablage
 }.
hint-no-cards = Nichts: Es ist keine Karte mehr da.
hint-no-discards = Nichts: Die Ablage ist leer.
hint-no-tokens = Nichts: Es kostet { $vp } SP, und du hast keinen.
hint-no-items = Nichts: Die Gegenstände sind aufgebraucht.
hint-no-target = Nichts: Es gibt niemanden, den er treffen könnte.
hint-time = Die Reihenfolge kehrt sich um: Die Ersten werden die Letzten sein.
hint-time-shield = Die Reihenfolge kehrt sich um, und ab deinem Zug bist du geschützt.
hint-shield = Das würde abwehren: { $spells }.
hint-shield-idle = Gerade zielt kein Angriff auf dich.
hint-create = { $left ->
    [one] Der letzte Gegenstand.
   *[other] Einer von { $left } Gegenständen.
 } { $more ->
    [0] {""}
    [one] Dein Händler darf noch einen kaufen.
   *[other] Deine Händler dürfen noch { $more } kaufen.
 }
hint-not-poorest = Nichts: { $target-player } hat { $theirs }, du hast { $yours }.
hint-wish = { $count ->
    [one] Eine zufällige Karte
   *[other] { $count } zufällige Karten
 } aus { $discards } in der Ablage.
hint-steal = { $target-player }, { $vp } SP.
hint-steal-tie = { $count } kommen infrage: Du wählst, { $vp } SP.
hint-charm = { $target-player }, { $stake ->
    [one] ein Gefährte
   *[other] { $stake } Gefährten
 }. Die Wahl trifft { $target-player }.
hint-charm-tie = { $count } liegen gleichauf mit { $stake ->
    [one] einem Gefährten
   *[other] { $stake } Gefährten
 }: Du wählst die Person, die Person den Gefährten.
hint-seize = { $target-player }, { $stake ->
    [one] ein Gefährte
   *[other] { $stake } Gefährten
 }. Du wählst.
hint-seize-tie = { $count } liegen gleichauf mit { $stake ->
    [one] einem Gefährten
   *[other] { $stake } Gefährten
 }: Du wählst.

reason-game-over = Die Partie ist vorbei.
reason-move-unknown = „{ $move }“ ist kein Zug. Versuch: page 7, take 3 oder pass.
reason-not-your-turn = Du bist nicht dran. Bei den anderen läuft: { $phase }.
reason-not-asked = „{ $verb }“ ist jetzt keine Antwort. Jetzt kommt: { $phase }.
reason-pages-revealed = Die Seiten sind offen. Was aufgedeckt ist, lässt sich nicht ändern.
reason-form-token = „{ $move }“ sollte aussehen wie: token 2.
reason-form-page = „{ $move }“ sollte aussehen wie: page 7.
reason-form-look = „{ $move }“ sollte einfach heißen: look.
reason-form-luck = „{ $move }“ sollte aussehen wie: luck 2.
reason-form-pay = „{ $move }“ sollte einfach heißen: pay.
reason-form-target = „{ $move }“ sollte aussehen wie: target 2.
reason-form-give = „{ $move }“ sollte einen Gefährten nennen, etwa: give king.
reason-form-seize = „{ $move }“ sollte einen Gefährten nennen, etwa: seize king.
reason-form-add = „{ $move }“ sollte einfach heißen: add.
reason-form-buy = „{ $move }“ sollte einfach heißen: buy.
reason-form-take = „{ $move }“ sollte aussehen wie: take 3.
reason-form-pass = „{ $move }“ sollte einfach heißen: pass.
reason-token-unknown = Es gibt keinen Marker { $token }; sie gehen von 1 bis { $most }.
reason-token-taken = Marker { $token } ist vergeben.
reason-page-unknown = Es gibt keine Seite { $page }; das Buch hat { $most }.
reason-page-above = Seite { $page }, { $spell }, ist noch versiegelt: Es sind erst { $magic } Magiepunkte.
reason-place-unknown = Die Auslage hat keinen Platz { $place }; es gibt { $most }.
reason-card-gone = Die Karte auf Platz { $place } ist weg. Jemand war schneller.
reason-seat-unknown = Es gibt keinen Platz { $target }; es gibt { $most }.
reason-target-self = Auf dich selbst kannst du nicht zielen.
reason-target-protected = Platz { $target } ist geschützt: { $by-spell }. { $spell } ginge ins Leere.
reason-target-poor = { $spell } braucht jemanden mit einem SP-Chip, und Platz { $target } hat keinen.
reason-target-not-leading = { $spell } trifft nur an der Spitze, und Platz { $target } liegt nicht vorn.
reason-give-missing = Diesen Gefährten hast du nicht: { $card }.
reason-seize-missing = Diesen Gefährten gibt es dort nicht: { $card }.

reason-part-name = parts.toml, { $field }: „{ $value }“ sollte aus Kleinbuchstaben und Bindestrichen bestehen und nur eine Karte benennen.
reason-part-sorts = { $field }: Es müssen { $coins } Sorten Münzen sein, dann { $companions } Gefährten.
reason-part-pages = { $field }: Die Seiten müssen von 1 bis 15 nummeriert sein; es sind { $count } da.
reason-position-version = „{ $value }“ ist keine Stellung nach diesen Regeln; sie muss mit { $expected } beginnen.
reason-position-field = „{ $value }“ ist kein Feld einer Stellung oder steht zweimal da.
reason-position-missing = Der Stellung fehlt das Feld „{ $field }“.
reason-position-number = { $field }: „{ $value }“ ist keine Zahl von { $least } bis { $most }.
reason-position-word = { $field }: „{ $value }“ ist keins von { $choices }.
reason-position-per-seat = { $field }: „{ $value }“ sollte für jeden der { $seats } Plätze einen Wert haben.
reason-position-magic = { $field }: { $value } Magiepunkte gehören nicht zu Runde { $round }.
reason-position-card = { $field }: „{ $value }“ ist keine Karte oder nicht so geschrieben.
reason-position-card-twice = { $field }: { $value } steht zweimal da; schreib die Zahl davor.
reason-position-sort = { $field }: { $value } liegt dort nicht.
reason-position-seers = { $field }: Bei { $value } stimmt nicht, welche Plätze die Karte gesehen haben.
reason-position-asked = { $field }: „{ $value }“ passt nicht zu: { $phase }.
reason-position-ender = { $field }: „{ $value }“ passt nicht zum Ende der Partie.
reason-position-too-many = { $card } wäre { $count }-mal da; die Schachtel hat { $most }.
reason-position-tokens = { $field }: Die Marker sind nicht so verteilt, wie die Regeln es sagen.
reason-position-order = { $field }: Die Marker ergeben sich nicht aus den geöffneten Seiten.
reason-position-zone = { $field }: { $count } Plätze, davon { $gone } genommen, passen nicht zu diesem Moment.
reason-position-phase = { $field }: „{ $value }“ kann hier nicht gefragt sein.
reason-position-pages = { $field }: Seiten sind nur versiegelt, während sie gewählt werden.

G-1 = Zwei bis vier Personen, mit der „Schachtel für fünf“ auch fünf (G-35). Alle haben das gleiche Zauberbuch mit 15 Seiten und ein Lesezeichen.
    .title = Personen und Bücher
G-2 = Der Queststapel hat { printed-quest-1-count } Bronze-, { printed-quest-2-count } Silber- und { printed-quest-3-count } Goldmünzen und je drei von zehn Gefährten: Spion, Söldner, Recke, Bogenschütze, Händler, Nonne, Dieb, Prinz, Königin, König. Die Liste im Heft ergibt 59 Karten, sein Inhaltsverzeichnis sagt 58; wir halten uns an die Liste.
    .title = Questkarten
G-3 = Der Stapel der Gegenstände hat { printed-item-1-count } Bronzeschwerter, { printed-item-2-count } Silberreife, { printed-item-3-count } Goldpokal, { printed-item-4-count } Stück Plunder und ein Paar Gesegnete Schuhe.
    .title = Gegenstände
G-4 = SP-Chips gibt es zu eins, zwei und fünf. Gewechselt wird jederzeit, und der Vorrat geht nie aus. Wie viel jemand in Chips hat, sehen alle.
    .title = SP-Chips
G-5 = Für jede Person gibt es einen Reihenfolgemarker, nummeriert ab 1, und einen Marker für die Magiepunkte, die von { printed-numbers-magic-first } bis { printed-numbers-magic-most } gehen.
    .title = Marker und Magie
G-6 = Misch beide Stapel und leg sie verdeckt hin. Die Magie beginnt bei { printed-numbers-magic-first }. Alle dürfen die Stapel zählen.
    .title = Aufbau
G-7 = Lost eine Reihenfolge aus. In dieser Reihenfolge wählen alle einen Reihenfolgemarker.
    .title = Die ersten Marker
G-8 = Gefährten liegen offen vor dir. Schätze und Gegenstände liegen verdeckt. Deine darfst du jederzeit ansehen. Die anderen sehen, wie viele Schätze und Gegenstände du hast, und der Tisch erinnert sie an die, die du offen genommen hast.
    .title = Dein Revier
G-9 = Eine Runde beginnt: Die Magie steigt um 1, außer in der ersten Runde und nie über { printed-numbers-magic-most }. Leg eine Questkarte mehr aus, als Personen mitspielen, die erste verdeckt, die übrigen offen.
    .title = Auslegen
G-10 = Wird eine Questkarte gebraucht und der Stapel ist leer, wird die Ablage zu einem neuen Stapel gemischt. Karten in der Auslage bleiben liegen. Gibt es auch dort nichts zu mischen, entfällt der Effekt.
    .title = Ein leerer Stapel
G-11 = Alle stecken gleichzeitig und geheim ihr Lesezeichen auf eine Seite, deren Nummer nicht über den Magiepunkten liegt. Du kannst sie ändern, bis alle gewählt haben; die anderen sehen, dass du gewählt hast, nicht was. Jede Seite darf in jeder Runde wieder gewählt werden.
    .title = Seiten wählen
G-12 = Wer allein auf einer Seite ist, gehört zu Gruppe A: je kleiner die Seite, desto kleiner der Marker. Wer eine Seite mit jemandem teilt, gehört zu Gruppe B und bekommt die Marker dahinter: Wer vorher den höheren Marker hatte, bekommt jetzt den kleineren. In Gruppe B spielen die Seitenzahlen keine Rolle.
    .title = Die Reihenfolge
G-13 = Jeder Zeitzauber (5 und 11) wirkt, sobald die Seiten offen sind, und kehrt die Reihenfolge um: Aus Marker t wird Personenzahl + 1 − t. Zwei davon heben sich auf. Die Marker danach gelten in der nächsten Runde als die vorigen. Gegen Zeitzauber hilft Stille nicht.
    .title = Zeitzauber
G-14 = In der Reihenfolge der Marker führen alle den Effekt ihrer Seite aus und nehmen dann eine Karte aus der Auslage. Ein Gefährte liegt offen, ein Schatz verdeckt; eine verdeckte Karte sieht man sich geheim an und zeigt sie nur, wenn sie ein Gefährte ist. Ein Effekt muss ausgeführt werden, außer er sagt „darfst“; eine Karte nehmen muss man immer.
    .title = Questzüge
G-15 = Waren alle dran, werden die übrigen Karten der Auslage offen abgelegt. Die Ablage ist für alle sichtbar.
    .title = Ende der Runde
G-15a = Ziele, Gleichstände, Schutz und Vergleiche werden erst geprüft, wenn ein Zauber ausgeführt wird, in der Reihenfolge der Marker. Ein zweites Bezirzen kann also die Person treffen, die das erste gewirkt hat.
    .title = Wann geprüft wird
G-16 = Seite 1, Glück, normal: Nenn eine Karte der Auslage, wenn du magst. Zuerst kommt der Ersatz, dann wird die alte Karte offen abgelegt. Eine verdeckte Karte wird durch eine verdeckte ersetzt, die niemand gesehen hat. Ist keine Karte mehr da, geschieht nichts.
    .title = Glück
G-17 = Seite 2, Stille, normal: Von jetzt bis zum Ende der Runde bewirken verbotene Zauber der anderen nichts. Früher ausgeführte Zauber bleiben gültig.
    .title = Stille
G-18 = Seite 3, Feuerball, verboten: Nimm 1 SP aus dem Vorrat.
    .title = Feuerball
G-19 = Seite 4, Heilung, normal: Du darfst 1 SP-Chip zahlen und nimmst dann eine zufällige Karte aus der Ablage. Ein Gefährte liegt offen, ein Schatz verdeckt; der Rest der Ablage kommt offen zurück. Ohne Chip oder ohne Ablage geschieht nichts.
    .title = Heilung
G-20 = Seite 5, Eile, Zeit: kehrt die Reihenfolge um, wenn die Seiten geöffnet werden. In deinem Questzug nimmst du nur eine Karte.
    .title = Eile
G-21 = Seite 6, Widerstand, Schutz: Von deinem Questzug bis zum Ende der Runde können die Angriffe 9, 12 und 14 dich nicht treffen. Was vorher geschah, bleibt.
    .title = Widerstand
G-22 = Seite 7, Erschaffen, normal: Zieh einen Gegenstand und halte ihn geheim. Nur Gesegnete Schuhe werden gezeigt und wirken sofort. Gegenstände kommen nur durch Erschaffen und den Händler; sind sie aufgebraucht, geschieht nichts.
    .title = Erschaffen
G-23 = Seite 8, Sturm, verboten: Nimm 2 SP aus dem Vorrat.
    .title = Sturm
G-24 = Seite 9, Bezirzen, Angriff: Wer außer dir die meisten Gefährten hat, gibt dir einen davon und sucht ihn selbst aus. Bei Gleichstand wählst du, wen es trifft. Geschützte werden übergangen, dann kommt die nächste Person infrage.
    .title = Bezirzen
G-25 = Seite 10, Elementar, normal: Hat niemand weniger SP in Chips als du, nimm { printed-page-10-vp } SP aus dem Vorrat. Gleichstand genügt.
    .title = Elementar
G-26 = Seite 11, Zeitstopp, Zeit und Schutz: kehrt die Reihenfolge um, wenn die Seiten geöffnet werden, und schützt dich ab deinem Questzug wie Widerstand.
    .title = Zeitstopp
G-27 = Seite 12, Verwandlung, Angriff: Nimm die Hälfte der SP-Chips, abgerundet, von der Person außer dir, die am meisten hat. Gleichstand und Schutz wie bei Bezirzen.
    .title = Verwandlung
G-28 = Seite 13, Meteor, verboten: Nimm 3 SP aus dem Vorrat.
    .title = Meteor
G-29 = Seite 14, Beherrschung, Angriff: Nimm einen Gefährten von der Person außer dir, die die meisten hat. Du suchst ihn aus. Gleichstand und Schutz wie bei Bezirzen.
    .title = Beherrschung
G-30 = Seite 15, Wunsch, verboten: Nimm drei zufällige Karten aus der Ablage und behalte sie. Sind es weniger, nimm alle.
    .title = Wunsch
G-30a = Ein Angriff lässt zuerst aus, wer ihn wirkt, dann alle Geschützten. Unter den Übrigen trifft er die Person, die am meisten hat. Hat auch sie nichts, oder ist die Hälfte davon nichts, geschieht nichts. Bei Gleichstand wählt, wer den Angriff wirkt.
    .title = Wie ein Angriff sein Ziel findet
G-31 = { printed-numbers-end-treasures } Schätze oder { printed-numbers-end-companions } Gefährten in einem Revier machen die laufende Runde zur letzten, was auch danach geschieht. Gegenstände zählen nicht. Lassen sich die Karten einer Runde nicht alle auslegen, weil Stapel und Ablage leer sind, endet die Partie sofort, und die ausgelegten Karten gehören niemandem.
    .title = Das Ende
G-32 = Deine Wertung: die aufgedruckten SP aller deiner Karten, was deine Gefährten am Ende bringen, deine Chips, und { printed-numbers-junk-bonus } SP für den meisten Plunder, bei Gleichstand für alle mit dem meisten. Für Bedingungen zählen nur Chips und Karten, vor jedem Bonus; „Schätze“ sind Münzen; Gleichstand genügt für „niemand hat mehr“ und „niemand hat weniger“. Ohne Plunder gibt es dafür keinen Bonus.
    .title = Die Wertung
G-33 = Es gewinnt, wer die meisten SP hat. Liegen mehrere vorn, gewinnt, wer das Spiel erfunden hat, und sonst niemand; in der Statistik teilen sie sich den ersten Platz.
    .title = Gewinnen
G-34 = Jedes Exemplar eines Gefährten wirkt für sich. Der Spion sieht nach, bevor Seiten gewählt werden. Dieb und Bogenschütze zahlen zu Beginn des ersten und des letzten Questzugs. Der Händler kauft nach Erschaffen Gegenstände, einen nach dem anderen.
    .title = Gefährten
G-35 = Option „Schachtel für fünf“: 2 bis 5 Personen mit 74 Questkarten (vier von jedem Gefährten; 14, 12 und 8 Münzen) und 21 Gegenständen (6 Schwerter, 2 Reife, 1 Pokal, 11 Plunder, 1 Paar Schuhe). Zu fünft werden sechs Questkarten ausgelegt, zwei davon verdeckt. Fünf Plätze schalten die Option ein, und der Tisch sagt es.
    .title = Zu fünft
G-36 = Option „Feuerball stiehlt“: Feuerball nimmt seinen SP einer anderen, ungeschützten Person deiner Wahl weg, die einen Chip hat; er bleibt verboten. Option „Schluss bei 15“: Die Runde mit 15 Magiepunkten ist die letzte.
    .title = Weitere Optionen

# Das Terminal
screen-seat = Platz { $seat }
screen-round = Runde { $round }, Magie { $magic }, Stapel { $deck }, Gegenst. { $items }, Ablage { $discards }
screen-quest = Auslage
screen-taken = genommen
screen-back = verdeckt
screen-territories = Reviere
screen-yours = Deins
screen-worth = bisher { $worth } wert
screen-book = Das Buch
screen-order = Wie die Reihenfolge von Runde { $round } zustande kam
screen-alone = A, allein auf einer Seite
screen-shared = B, geteilte Seiten
screen-place = Marker { $token }: { $player }, Seite { $page }
screen-was = Marker { $token }: { $player }, Seite { $page }, hatte { $was }
screen-reversed = { $spell } kehrt sie um
screen-result = Also ist die Reihenfolge { $order }
screen-score = Die Wertung
screen-tokens = Chips
screen-total = gesamt
screen-vp = { $vp } SP

# Tipps: warum ein Zug gut ist, der nicht sofort etwas bringt
because-spell-pays = So wie es steht, bringt ihr Zauber { $points } SP.
because-spell-hits = So wie es steht, trifft ihr Zauber { $rival-player }.
because-spell-works = So wie es steht, wirkt ihr Zauber.
because-page = Ihr Zauber würde jetzt nichts bewirken. Öffnet sonst niemand Seite { $page }, gilt ihre Nummer: kleine Seiten zuerst.
because-hidden = Eine verdeckte Karte ist im Schnitt etwa zwei SP wert.
because-treasure = Die Karte ist am Ende { $points } SP wert.
because-lasting = Ihre Kraft nützt dir auch in späteren Runden.
because-bonus = Der Gefährte kann am Ende { $points } SP bringen.
because-companion = Ein Gefährte mehr.
because-aims = Es schwächt { $rival-player }.
because-order = Zählt nur bei Gleichstand in Runde 1: Von zweien auf derselben Seite kommt der höhere Marker zuerst.
because-looks = Du siehst verdeckte Karten, bevor du wählst.
because-replaces = Was an die Stelle kommt, ist vielleicht besser.
because-cures = Eine Karte aus der Ablage für einen Chip.
because-spares = So wie es steht, bringt dir dieser Gefährte { $points } SP.
because-robs = Ein Gefährte mehr für dich, einer weniger für { $rival-player }.
because-adds = Eine Karte mehr zur Auswahl.
because-buys = Ein Gegenstand mehr.
because-passes = Alles bleibt, wie es ist, und es kostet nichts.

# Wie ein Zug im Terminal heißt, und was er bewirkt, wo es sonst nichts sagt
move-token = Marker nehmen
    .about = Du nimmst diesen Reihenfolgemarker.
move-page = Seite
move-look = die verdeckten Karten ansehen
    .about = Du siehst alle verdeckten Karten; die anderen wissen, dass du nachgesehen hast.
move-luck = tausch
    .about = Diese Karte wird abgelegt, und eine andere vom Stapel kommt an ihren Platz.
move-pay = einen SP-Chip für eine Karte der Ablage zahlen
    .about = Ein SP-Chip für eine zufällige Karte der Ablage.
move-target = auf diesen Platz zielen
    .about = Dein Zauber trifft diese Person.
move-give = gib
move-seize = nimm
move-add = eine Questkarte dazulegen
    .about = Die oberste Questkarte kommt offen in die Auslage.
move-buy = einen Gegenstand kaufen
    .about = Ein SP-Chip für einen Gegenstand mehr.
move-take = nimm
    .about = Was es ist, weißt du erst, wenn du sie hast.
move-pass = verzichten

# Das Terminal: was F1 und `armarium rules` sagen
screen-aim = die meisten Siegpunkte haben
screen-try-tokens = { $you ->
    [yes] Deine SP-Chips: { $gain }, dann { $vp }.
   *[no] SP-Chips von { $player }: { $gain }, dann { $vp }.
 }
screen-try-worth = Zusammen hast du dann { $worth } SP (jetzt { $now }).
screen-goal = Sammle die meisten Siegpunkte: Es zählen Münzen, Gefährten und Chips. Wer eine Seite allein öffnet, kommt zuerst.
screen-turn =
    1. In der Auslage liegt eine Karte mehr, als Personen mitspielen; die erste liegt verdeckt.
    2. Alle versiegeln geheim eine Seite, nicht höher als die Magiepunkte der Runde.
    3. Die Seiten gehen auf. Wer allein ist, kommt zuerst, kleine Seiten vor großen; wer teilt, danach.
    4. In dieser Reihenfolge führen alle ihren Zauber aus und nehmen dann eine Karte der Auslage.
    5. Der Rest wird abgelegt. Zehn Schätze oder zehn Gefährten machen die Runde zur letzten.
lines-keys =
    page 7         Seite 7 im Geheimen wählen, oder sie lesen, wo sie nicht zu wählen ist
    take 3         die Karte auf Platz 3 nehmen
screen-keys =
    ↑ ↓         durch die Züge gehen; worauf du zielst, wird unten erklärt
    7           getippt, findet „page 7“; „take 3“ nimmt die Karte auf Platz 3
screen-help =
    Zeichen
    ▶           ist dran; im Buch: die Seite, die du versiegelt hast
    #2          Reihenfolgemarker 2
    ✓           hat eine Seite versiegelt
    p7          hat in dieser Runde Seite 7 geöffnet
    ◈           vor Angriffen geschützt
    ▮3 ▯1       drei Schätze und ein Gegenstand verdeckt
    ● ▲ ◷ ◈ ✦   Arten von Seiten: Normal, Verboten, Zeit, Schutz, Angriff
    ×12         eine noch versiegelte Seite; Nonne ×2: zwei Exemplare
screen-box-pages = Die fünfzehn Seiten
screen-box-quest = Der Queststapel: Schätze und Gefährten
screen-box-items = Gegenstände
screen-box-page = Seite { $page }
screen-box-discards = Die Ablage, für alle sichtbar

# Die Stellung in Worten, eine Tatsache je Zeile
fact-round = Runde { $round }, { $magic } Magiepunkte; { $deck } Karten im Queststapel, { $items } Gegenstände, { $discards } in der Ablage.
fact-place = Auslage, Platz { $place }
fact-land = { $player }: { $vp } SP in Chips; Gefährten: { $companions }; { $treasures ->
    [0] keine Schätze
    [one] ein verdeckter Schatz ({ $known })
   *[other] { $treasures } verdeckte Schätze ({ $known })
 }; { $items ->
    [0] keine Gegenstände
    [one] ein Gegenstand
   *[other] { $items } Gegenstände
 }.
fact-none = keine
fact-no-cards = keine
fact-known = du kennst { $cards }
fact-unknown = du kennst nichts davon
fact-token = Reihenfolgemarker { $number }.
fact-chosen = Hat eine Seite versiegelt.
fact-page = Hat Seite { $number } geöffnet.
fact-protected = Vor Angriffen geschützt.
fact-shoes = Gesegnete Schuhe liegen offen.
fact-order = Die Reihenfolge ist jetzt { $order }.
fact-own = Deine Karten: { $cards }. Alles, was du hast, ist bisher { $worth } SP wert.
fact-own-sealed = Deine Karten: { $cards }. Alles, was du hast, ist bisher { $worth } SP wert. Du hast Seite { $page } versiegelt.
fact-book = Seite { $page }, { $spell } ({ $kinds }): { $effect }

picture-magic = Magiepunkte { $magic }
# der Inhalt der Regelseite
guide-box = Karten und Aufbau
guide-round = Eine Runde
guide-order = Wer zuerst kommt
guide-pages = Die fünfzehn Seiten
guide-end = Ende und Wertung
guide-options = Weitere Optionen

# Rätsel
puzzle-ask-page = Welche Seite versiegelst du?
    .about = Wähle nach dem, was du weißt: Auslage, Chips, Gefährten. Was verdeckt ist, kann alles sein.
puzzle-why-pays = Sie bringt { $points } SP, so wie es steht.
puzzle-why-steals = Sie nimmt { $rival-player } { $points } SP ab, so wie es steht.
puzzle-why-create = Ein Gegenstand ist dir sicher, welche Seite die anderen auch aufschlagen.
puzzle-why-wish = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 } aus der Ablage behältst du.
puzzle-why-charm = { $rival-player } muss dir einen Gefährten geben.
puzzle-why-seize = Du nimmst { $rival-player } den Gefährten ab, der dir am besten gefällt.
puzzle-why-shield = Ein Angriff würde dich jetzt treffen. Diese Seite hält ihn ab.
puzzle-why-time = Sie dreht die Reihenfolge um: Wer zuletzt wählen würde, wählt zuerst.
puzzle-why-time-shield = Sie dreht die Reihenfolge um, und ab deinem Zug trifft dich kein Angriff.
puzzle-why-luck = Eine Karte der Auslage geht, und eine andere kommt, bevor du deine nimmst.
puzzle-why-silence = Ab deinem Zug scheitern die verbotenen Seiten der anderen.
puzzle-why-cure = Ein Chip für eine Karte aus der Ablage ist jetzt ein guter Tausch.
puzzle-wrong-nothing = Diese Seite würde jetzt nichts bewirken.
puzzle-wrong-less = Sie bringt { $points } SP, die Lösung { $best }.
puzzle-wrong-only-points = Sie bringt { $points } SP und sonst nichts. Die Lösung ist am Ende mehr wert.
puzzle-wrong-create = Ein Gegenstand ist gut. Die Lösung ist jetzt besser.
puzzle-wrong-wish = { $count ->
    [one] Eine Karte aus der Ablage ist
   *[other] Karten aus der Ablage sind
 } gut. Die Lösung ist jetzt besser.
puzzle-wrong-charm = Ein Gefährte von { $rival-player } ist gut. Die Lösung ist jetzt besser.
puzzle-wrong-seize = Ein Gefährte von { $rival-player } ist gut. Die Lösung ist jetzt besser.
puzzle-wrong-shield = Sie hält einen Angriff ab und bringt dir nichts.
puzzle-wrong-time = Sie ändert, wer zuerst dran ist, und bringt dir sonst nichts.
puzzle-wrong-time-shield = Sie dreht die Reihenfolge um und schützt dich, und bringt dir sonst nichts.
puzzle-wrong-luck = Sie tauscht eine Karte der Auslage. Du nimmst trotzdem nur eine.
puzzle-wrong-silence = Sie hält verbotene Seiten auf und bringt dir nichts.
puzzle-wrong-cure = Ein Chip für eine zufällige Karte: jetzt zu teuer.
puzzle-wrong-chances = Von dort aus etwa { $wins } Siege in 10 Partien. Die Lösung gewinnt deutlich öfter.
puzzle-wrong-far = Das liegt weit zurück: Die Lösung gewinnt etwa { $best } von 10 Partien.

# Wörter des Spiels: was ein Tippen darauf oder auf ein Ding des Bretts sagt; Formen, wie Sätze sie nennen
term-page = Seite
    .forms = Seite, Seiten
    .about = Ein Zauber aus dem Buch, für alle derselbe. Jede Runde versiegelst du eine Seite, nicht höher als die Magiepunkte.
term-magic = Magiepunkte
    .forms = Magiepunkte, Magiepunkten, Magie
    .about = Sie steigen jede Runde um eins, von { printed-numbers-magic-first } bis { printed-numbers-magic-most }. Bis zu dieser Zahl darfst du jede Seite versiegeln.
term-quest = Auslage
    .forms = Auslage, Questkarte, Questkarten
    .about = Die Kartenreihe dieser Runde. Der Reihe nach nehmen alle eine davon.
term-companion = Gefährte
    .forms = Gefährte, Gefährten
    .about = Hilft dir mit seiner Kraft. Gefährten liegen offen vor dir, darum können Angriffe sie dir nehmen.
term-treasure = Schatz
    .forms = Schatz, Schätze, Schätzen
    .about = Eine Münze aus Bronze, Silber oder Gold: 1, 2 oder 3 SP. Wer sie nimmt, legt sie verdeckt vor sich hin.
term-item = Gegenstand
    .forms = Gegenstand, Gegenstände, Gegenständen
    .about = Den gibt es nur durch Erschaffen und den Händler. Er liegt verdeckt und zählt nicht zu den zehn Karten, die das Ende einläuten.
term-token = Reihenfolgemarker
    .forms = Reihenfolgemarker, Marker, Markern
    .about = Dein Platz in dieser Runde. In der nächsten zählt er nur noch zwischen denen, die eine Seite teilen.
term-vp = SP-Chip
    .forms = SP-Chips, SP-Chip, Chips, Chip, SP, Siegpunkte, Siegpunkten
    .about = Siegpunkte, die als Chips vor dir liegen. Alle sehen, wie viele du hast.
term-common = Normal
    .forms = Normal, normal
    .about = Ein gewöhnlicher Zauber, der in deinem Zug wirkt. Stille hält ihn nicht auf.
term-forbidden = Verboten
    .forms = Verboten, verboten, verbotene, verbotenen, verbotener
    .about = Ein Zauber, der misslingt, wenn in dieser Runde vorher jemand Stille gewirkt hat.
term-time = Zeitzauber
    .forms = Zeitzauber, Zeit
    .about = Wirkt, sobald die Bücher aufgehen, und kehrt die Reihenfolge um. Stille hält ihn nicht auf.
term-defensive = Schutz
    .forms = Schutz, geschützt, Geschützte, Geschützten
    .about = Von deinem Zug bis zum Ende der Runde kann dich kein Angriff treffen.
term-attack = Angriff
    .forms = Angriff, Angriffe, Angriffen
    .about = Trifft die Person, die außer dir am meisten hat und nicht geschützt ist. Bei Gleichstand wählst du.
term-discards = Ablage
    .forms = Ablage
    .about = Karten, die übrig blieben oder weggeworfen wurden. Sie liegen offen da und werden neu gemischt, wenn der Stapel leer ist.
term-hidden = Verdeckt
    .forms = verdeckt, verdeckte, verdeckten
    .about = So eine Karte kennt niemand, außer ein Spion hat nachgesehen. Wer sie nimmt, sieht, was es ist.
# was gefragt wird, wer die Schachtel besitzt
ask-vp = aufgedruckte SP
ask-amount = SP des Effekts
ask-least = wie viele es dafür braucht
ask-price = wie viele SP-Chips das kostet
ask-cards = wie viele Karten es gibt
ask-divisor = der wievielte Teil genommen wird
ask-chooser = wer den Gefährten aussucht
ask-count = wie viele zu zweit bis zu viert
ask-count-five = wie viele zu fünft
ask-numbers = wie im Regelheft gedruckt
own-chooser-victim = wer ihn verliert
own-chooser-caster = wer den Zauber wirkt
own-numbers-magic-first = Magie in der ersten Runde
own-numbers-magic-most = Höchste Magie
own-numbers-quest-extra = Questkarten über eine pro Person hinaus
own-numbers-quest-backs = Verdeckte Questkarten
own-numbers-quest-backs-five = Verdeckte Questkarten zu fünft
own-numbers-end-treasures = Schätze, die das Ende einläuten
own-numbers-end-companions = Gefährten, die das Ende einläuten
own-numbers-junk-bonus = Bonus für den meisten Plunder
