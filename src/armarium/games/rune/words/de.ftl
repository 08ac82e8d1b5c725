# Rune auf Deutsch: die Regeln in unseren eigenen Worten, jedes Ereignis, jede Ablehnung.

tagline = Runen legen, Land nehmen
own-box-does = Ein Wertungsblock nach Gebieten: Sag, was jedes Gebiet wert ist, und lies Punkte und Gleichstand ab.
colour-blue = blau
colour-green = grün
colour-red = rot
rune-blue = Blau
rune-green = Grün
rune-red = Rot
other-blue = Blau
other-green = Grün
other-red = Rot
was-blue = blaue
was-green = grüne
was-red = rote

option-quarter-turns = Vierteldrehungen
    .about = Karten dürfen in alle vier Richtungen liegen. Aus: nur aufrecht oder auf dem Kopf.
option-one-master-per-area = Ein Meister je Gebiet
    .about = Kein zweiter Meister in ein Gebiet, das dir schon gehört.
option-no-card-may-vanish = Keine Karte verschwindet
    .about = Eine Karte darf die letzten sichtbaren Runen einer anderen nicht verdecken.
option-never-join-opposing = Fremde nie verbinden
    .about = Du darfst zwei Gebiete der anderen Seite nicht verbinden.
option-grand-master = Großmeister
    .about = Beide haben ein Plättchen, das eine Rune neben einem gerade gesetzten Meister umfärbt.
option-first-masters = Meister des ersten Platzes
    .about = Rot oder Schwarz; der zweite Platz hat die anderen. Gewählt wird am Tisch vor dem Start.
first-masters-red = rot
first-masters-black = schwarz
choice-red = Rot
choice-black = Schwarz

prompt-first = Leg eine Karte, oder zeig deine Hand, wenn keine passt
    .hint = Verdecke mindestens eine Rune. Die Farben müssen darunter passen, oder ringsum.
prompt-lay = Leg eine Karte ins Raster
    .hint = Verdecke mindestens eine Rune. Die Farben müssen darunter passen, oder ringsum.
prompt-unfit = { $count ->
    [one] Karte { $cards } passt gerade nirgends.
   *[other] Die Karten { $cards } passen gerade nirgends.
 }
prompt-show = Keine deiner Karten passt: Zeig deine Hand
    .hint = Leg eine Karte offen weg. Dein Zug geht weiter.
prompt-choose = Zieh eine Karte oder setz einen Meister
    .hint = Ein Meister nimmt sein ganzes Gebiet, kostet aber eine Karte: Du hast dann eine weniger zum Legen. Ziehen hält deine Hand gleich groß.
prompt-draw = Zieh eine Karte
    .hint = Keine Rune ist für einen Meister frei.
prompt-master-empty = Setz einen Meister
    .hint = Der Stapel ist leer: nichts zu ziehen.
prompt-master-last = Setz einen Meister
    .hint = Kein Ziehen mehr: Alle gegnerischen Meister stehen.
prompt-retire-empty = Lass einen Meister gehen
    .hint = Der Stapel ist leer; keine Rune ist für ihn frei.
prompt-retire-last = Lass einen Meister gehen
    .hint = Kein Ziehen mehr, und keine Rune ist für ihn frei.
prompt-token = Nutze dein Großmeister-Plättchen, oder behalte es
    .hint = Es färbt eine Rune neben dem Meister um, den du gerade gesetzt hast.
prompt-over = Die Partie ist vorbei

outcome-points = Die meisten Punkte in den gehaltenen Runen.
outcome-tie = Gleich viele Punkte: Der Sieg wird geteilt.

event-laid = { $you ->
    [yes] Du legst
   *[no] { $player } legt
 } Karte { $card } auf { $cell }: { $fits ->
    [below] Sie passt zu dem, was sie verdeckt
    [beside] Sie passt zu den Nachbarn
   *[both] Sie passt darunter und ringsum
 }.
event-covered = { $count ->
    [one] Eine Rune ist verdeckt.
   *[other] { $count } Runen sind verdeckt.
 }
event-showed = { $you ->
    [yes] Keine deiner Karten passt: Du zeigst deine Hand und legst
   *[no] Keine Karte von { $player } passt: Die Hand wird gezeigt, weggelegt wird
 } Karte { $card }{ $you ->
    [yes] {" "}weg.
   *[no] .
 }
event-drew = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $player } zieht eine Karte.
 } { $deck ->
    [0] Der Stapel ist leer.
    [one] Eine Karte ist übrig.
   *[other] { $deck } Karten sind übrig.
 }
event-master = { $you ->
    [yes] Du setzt
   *[no] { $player } setzt
 } einen Meister bei { $cell } auf { $colour ->
    [blau] Blau
    [rot] Rot
   *[sonst] Grün
 }. Er hält { $size ->
    [one] eine Rune
   *[other] { $size } Runen
 } im Wert von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.
event-retired = Keine Rune ist frei: { $you ->
    [yes] Einer deiner Meister
   *[no] Ein Meister von { $player }
 } verlässt das Spiel.
event-token = { $you ->
    [yes] Du färbst
   *[no] { $player } färbt
 } die { $was } Rune auf { $cell } { $colour }.
event-joined = { $you ->
    [yes] Deine { $colour }en Gebiete
   *[no] Die { $colour }en Gebiete von { $player }
 } wachsen zusammen: { $size } Runen, { $points } Punkte.
event-grew = { $you ->
    [yes] Dein { $colour }es Gebiet
   *[no] Das { $colour }e Gebiet von { $player }
 } nimmt ein freies auf: { $size } Runen, { $points } Punkte.
event-split = { $you ->
    [yes] Dein { $colour }es Gebiet
   *[no] Das { $colour }e Gebiet von { $player }
 } zerfällt in { $pieces } Stücke.
event-score = Es steht: { $standing }.
event-over = Der letzte Meister steht. Endstand: { $standing }.

reason-game-over = Die Partie ist vorbei; alle Meister sind gesetzt.
reason-move-unknown = „{ $move }“ ist kein Zug. Versuch: lay 12 m14 r1, draw oder master m14.
reason-not-your-turn = Du bist nicht dran.
reason-lay-first = Leg zuerst eine Karte; dann zieh oder setz einen Meister.
reason-already-laid = Deine Karte liegt. Zieh jetzt oder setz einen Meister.
reason-token-or-keep = Entscheide zuerst über das Plättchen: nutzen oder behalten.
reason-card-expected = „{ $move }“ braucht die Nummer einer Karte aus deiner Hand.
reason-card-not-in-hand = Karte { $card } ist nicht in deiner Hand.
reason-can-lay = Eine deiner Karten lässt sich legen, also wird keine weggelegt.
reason-lay-form = „{ $move }“ sollte aussehen wie: lay 12 m14 r1 (Karte, Feld, Vierteldrehungen).
reason-no-quarter-turns = Dieser Tisch spielt ohne Vierteldrehungen: Nimm r0 oder r2.
reason-covers-nothing = Die Karte muss mindestens eine Rune verdecken.
reason-covers-master = Auf { $cell } steht ein Meister. Auf ihn darf keine Karte.
reason-covers-token = Auf { $cell } liegt ein Plättchen. Darauf darf keine Karte.
reason-exactly-on-card = Nicht genau auf eine andere Karte, auch nicht auf eine verdeckte.
reason-colours-differ = { $below-rune } läge auf { $below-other } bei { $below-cell }, und { $beside-rune } stieße an { $beside-other } bei { $beside-cell }. Eins von beiden muss überall passen.
reason-card-would-vanish = { $card ->
    [0] Die Startkarte
   *[other] Karte { $card }
 } würde verschwinden, und das ist an diesem Tisch verboten.
reason-joins-rivals = In einem { $colour }en Gebiet stünden dann Meister von beiden Seiten.
reason-joins-opposing = Zwei { $colour }e Gebiete der anderen Seite würden zusammenwachsen, und das ist an diesem Tisch verboten.
reason-no-more-draws = Alle gegnerischen Meister stehen: kein Ziehen mehr, setz einen Meister.
reason-deck-empty = Der Stapel ist leer: Setz einen Meister.
reason-can-place = Es gibt noch freie Runen für einen Meister, also muss keiner gehen.
reason-cell-expected = „{ $move }“ braucht ein Feld, etwa: master m14.
reason-no-rune-there = Auf { $cell } ist keine sichtbare Rune.
reason-master-stands-there = Auf { $cell } steht schon ein Meister.
reason-area-controlled = Das Gebiet bei { $cell } gehört einem gegnerischen Meister.
reason-one-master-per-area = Das Gebiet bei { $cell } gehört dir schon, und an diesem Tisch gilt: ein Meister je Gebiet.
reason-no-grand-master = Dieser Tisch spielt ohne Großmeister.
reason-token-after-master = Das Plättchen kommt gleich nach einem gesetzten Meister.
reason-token-form = „{ $move }“ sollte aussehen wie: token m14 blue.
reason-no-red-token = Das Plättchen ist auf einer Seite blau, auf der anderen grün, nie rot.
reason-not-next-to-master = { $cell } liegt nicht neben dem Meister, den du gerade gesetzt hast.
reason-token-on-master = Auf { $cell } steht ein Meister. Darauf darf kein Plättchen.
reason-token-on-token = Auf { $cell } liegt schon ein Plättchen.
reason-same-colour = Die Rune auf { $cell } ist schon { $colour }.
reason-token-joins-rivals = Würde { $cell } { $colour }, stünden in einem Gebiet Meister von beiden Seiten.

reason-card-runes = { $field }: „{ $card }“ hat { $count } Runen; eine Karte hat sechs.
reason-card-filling = { $field }: „{ $card }“ ist nicht zwei breit und drei hoch mit 3 blauen, 2 grünen und 1 roten.
reason-card-number = { $field }: Nummer { $number } steht, wo { $expected } stehen müsste.
reason-card-same = parts.toml, { $field }: „{ $card }“ ist noch einmal Karte { $other }, vielleicht auf dem Kopf; keine zwei Karten sind gleich.
reason-hand-not-masters = parts.toml, { $field }: { $hand } Karten gehen nicht mit { $masters } Meistern; eine Hand muss so viele Karten haben, wie Meister zu setzen sind.
reason-card-unknown = { $field }: „{ $card }“ ist keine Karte dieser Schachtel.
reason-card-twice = { $field }: Karte { $card } läge an zwei Stellen.
reason-card-covers-nothing = { $field }: { $value } verdeckt keine Rune.
reason-card-exactly-on-card = { $field }: { $value } liegt genau auf einer anderen Karte.
reason-position-version = „{ $value }“ ist keine Stellung nach diesen Regeln; sie muss mit { $expected } beginnen.
reason-position-field = „{ $value }“ ist kein Feld einer Stellung oder steht zweimal da.
reason-position-missing = Der Stellung fehlt das Feld „{ $field }“.
reason-position-start = { $field }: Die erste Karte muss { $expected } sein, nicht „{ $value }“.
reason-position-cell = { $field }: „{ $value }“ ist kein Feld des Rasters.
reason-position-seat = { $field }: „{ $value }“ ist kein Platz; es gibt 1 und 2.
reason-position-no-rune = { $field }: { $value } steht auf keiner sichtbaren Rune.
reason-position-two-masters = { $field }: { $value } teilt sich die Rune mit einem anderen Meister.
reason-position-two-values = { $field }: „{ $value }“ sollte zwei Werte mit einem Schrägstrich dazwischen sein.
reason-position-token-colour = { $field }: { $value } sollte mit :blue oder :green enden.
reason-position-token-extra = { $field }: { $value } ist ein Plättchen zu viel für diesen Tisch.
reason-position-token-place = { $field }: { $value } kann dort nicht liegen.
reason-position-shown = { $field }: { $value } nennt eine Karte, die in keiner Hand ist.
reason-position-left = { $field }: „{ $value }“ sollten zwei Zahlen von 0 bis { $most } sein, etwa 3/2.
reason-position-phase = { $field }: „{ $value }“ ist keine Phase; es gibt { $phases }.
reason-position-rivals = { $field }: Im Gebiet bei { $value } stehen Meister von beiden Seiten.
reason-position-masters = { $field }: Platz { $seat } hätte { $count } Meister; die Schachtel gibt jedem { $each }.
reason-position-hand = { $field }: Platz { $seat } hält { $count } Karten, müsste aber { $expected } halten.
reason-position-over = { $field }: „{ $value }“ passt nicht zu den Meistern, die noch zu setzen sind.
reason-position-done = { $field }: Platz { $seat } hat keinen Meister mehr und kann nicht dran sein.
reason-card-quarter-turned = { $field }: { $value } liegt um eine Vierteldrehung quer, und dieser Tisch spielt ohne Vierteldrehungen.
reason-card-vanished = { $field }: { $value } verdeckt das Letzte von { $card ->
    [0] der Startkarte
   *[other] Karte { $card }
 }, und das ist an diesem Tisch verboten.
reason-position-shown-alone = { $field }: { $value } kann nicht gezeigt worden sein; wer eine Hand zeigt, legt eine Karte weg.
reason-position-retired = { $field }: Von Platz { $seat } kann noch kein Meister das Spiel verlassen haben.
reason-position-deck = { $field }: Im Stapel wären { $deck } Karten; nach dem Austeilen sind es { $dealt }.
reason-position-turns = { $field }: Mit diesen Karten und Meistern kann Platz { $seat } nicht dran sein.
reason-position-token-nowhere = { $field }: Keine Rune neben dem Meister ließe sich umfärben, also gibt es nichts zu entscheiden.
reason-position-token-phase = { $field }: Es gibt keinen gerade gesetzten Meister, zu dem noch ein Plättchen übrig ist.

R-1 = Zu zweit. In der Schachtel sind { printed-counts-cards-word } Runenkarten, eine Startkarte, die auf beiden Seiten gleich ist, für jede Seite { printed-counts-masters-word } Runenmeister und für die Erweiterung je ein Großmeister-Plättchen.
    .title = Was in der Schachtel ist
R-2 = Eine Karte zeigt sechs Runen, zwei nebeneinander und drei untereinander. Blaue Runen sind { printed-points-B }, grüne { printed-points-G }, rote { printed-points-R } Punkte wert. Jede Karte hat drei blaue, zwei grüne und eine rote Rune, und keine zwei Karten sind gleich.
    .title = Karten und Farben
R-3 = Drei, zwei und eine Rune lassen sich auf einer Karte auf genau sechzehn Arten anordnen, wenn gedrehte und gespiegelte als gleich gelten. Von jeder Art gibt es eine Karte. Welches Spiegelbild gedruckt ist, ist bei vierzehn nicht bekannt.
    .title = Die sechzehn Karten
R-4 = Die Startkarte zeigt Blau und Grün über Rot und Blau über Blau und Grün. Sie sieht aus wie Karte 15, ist aber eine eigene Karte.
    .title = Die Startkarte
R-5 = Die Startkarte liegt in der Mitte. Die anderen werden gemischt, und beide ziehen verdeckt { printed-counts-hand-word }. Vor dem Start darf man die roten oder die schwarzen Meister wählen; wer nicht gewählt hat, bekommt die anderen. Wer beginnt, entscheidet das Los; danach geht es abwechselnd. Wie viele Karten eine Hand oder der Stapel hat, ist kein Geheimnis.
    .title = Aufbau
R-6 = Wenn du dran bist, musst du zuerst eine Karte aus deiner Hand so legen, dass sie mindestens eine Rune verdeckt. Sie liegt im Raster der Runen, und der Tisch hat keinen Rand. Du darfst sie um Vierteldrehungen drehen, es sei denn, der Tisch hat sich auf halbe geeinigt.
    .title = Eine Karte legen
R-7 = Die ganze Karte muss auf mindestens eine von zwei Arten passen. Darunter: Wo eine ihrer Runen auf einer Rune liegt, stimmen die Farben überein. Daneben: Wo eine ihrer Runen eine sichtbare Rune neben der Karte berührt, stimmen die Farben überein. Eine Rune, unter der nichts liegt oder neben der nichts ist, ist frei. Die beiden Arten darf man nicht mischen, und berühren heißt Seite an Seite, nicht über Eck.
    .title = Was passt
R-8 = Eine Karte darf nie genau auf einer anderen liegen, auch nicht auf einer verdeckten oder auf der Startkarte. Sechs Runen von mehreren Karten zu verdecken ist in Ordnung. Ein Tisch kann vereinbaren, dass keine Karte ganz verschwinden darf.
    .title = Nie Karte auf Karte
R-9 = Keine Karte darf einen Runenmeister oder ein Großmeister-Plättchen verdecken.
    .title = Meister und Plättchen bleiben frei
R-10 = Nach dem Legen darf in keinem Gebiet ein Meister von beiden Seiten stehen. Gebiete derselben Seite zu verbinden ist erlaubt, eigene wie fremde; ein Tisch kann vereinbaren, dass niemand zwei fremde Gebiete verbindet.
    .title = Rivalen bleiben getrennt
R-11 = Dann ziehst du entweder die oberste Karte des Stapels oder setzt einen deiner Meister auf eine sichtbare Rune, die in keinem Gebiet der anderen Seite liegt und noch keinen Meister trägt. Ist der Stapel leer, musst du einen Meister setzen. Ist keine Rune für ihn frei, verlässt er das Spiel und gilt als gesetzt. Ein zweiter Meister im eigenen Gebiet ist erlaubt und bringt nichts zusätzlich; ein Tisch kann ihn verbieten.
    .title = Ziehen oder Meister setzen
R-12 = Alle sichtbaren Runen einer Farbe, die Seite an Seite zusammenhängen, bilden ein Gebiet. Ein Meister hält das ganze Gebiet seiner Rune. Spätere Karten lassen Gebiete wachsen, schrumpfen oder zerfallen; ein Stück ohne Meister ist wieder frei.
    .title = Gebiete
R-13 = Passt keine deiner Karten irgendwohin, zeig deine Hand, leg eine Karte davon aus dem Spiel und mach weiter mit Ziehen oder Meistersetzen.
    .title = Wenn nichts passt
R-14 = Hat eine Seite den letzten Meister gesetzt, spielt die andere allein weiter, Zug um Zug, bis auch ihre alle stehen. Ziehen darf sie nicht mehr.
    .title = Das Ende naht
R-15 = Jede Rune, die deine Meister halten, gibt einmal ihre Punkte, auch die Rune unter dem Meister; ein Plättchen zählt mit seiner eigenen Farbe. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
    .title = Die Wertung
R-16 = Mit dem Großmeister haben beide ein Plättchen, auf einer Seite blau, auf der anderen grün. Gleich nachdem du einen Meister gesetzt hast, darfst du es auf eine Rune neben diesem Meister legen, auch über Eck, und so ihre Farbe ändern. Die neue Farbe muss eine andere sein.
    .title = Der Großmeister
R-17 = Ein Plättchen liegt nie auf einem Meister, auf einem anderen Plättchen oder neben den Runen, und keine Karte darf darauf liegen. Danach darf in keinem Gebiet ein Meister von beiden Seiten stehen. Ein Meister darf später auf einem Plättchen stehen. Ein ungenutztes Plättchen ist nichts wert.
    .title = Wo ein Plättchen liegen darf

# Wie ein Zug im Terminal heißt, und was er bewirkt, wo es sonst nichts sagt
move-lay = leg
move-show = zeig
move-draw = eine Karte ziehen
move-master = setz einen Meister
move-retire = einen Meister gehen lassen
move-token-blue = die Rune wird blau
move-token-green = die Rune wird grün
move-token-red = die Rune wird rot
move-keep = das Plättchen behalten

# Die Zeichnung im Terminal
screen-aim = die meisten Punkte in Gebieten, die deine Meister halten
screen-goal = Nimm mit deinen Meistern Gebiete einer Farbe. Blaue Runen zählen am wenigsten, grüne mehr, rote am meisten; die meisten Punkte gewinnen. F1 sagt mehr.
screen-card = Karte { $card }
screen-masters-red = rot
screen-masters-black = schwarz
screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
screen-draw = Karte ziehen (noch { $deck })
screen-master = Meister setzen
screen-retire = Meister gehen lassen
screen-keep = Plättchen behalten
screen-token-blue = Plättchen ◆ blau
screen-token-green = Plättchen ◆ grün
screen-turn =
    1. Leg eine deiner drei Karten so, dass sie mindestens eine Rune verdeckt; du darfst sie drehen.
    2. Sie muss zu allem passen, was sie verdeckt, oder zu allem daneben. Eins von beiden genügt.
    3. Dann zieh eine Karte, oder setz einen deiner drei Meister auf eine sichtbare Rune.
    4. Ein Meister hält alle Runen dieser Farbe, die mit seiner zusammenhängen.
    5. Wenn alle sechs Meister stehen, ist Schluss; jede Rune, die du hältst, gibt ihre Punkte.
lines-keys =
    lay 12 m14 r1  Karte 12, ihre Rune oben links auf m14, nach einer Vierteldrehung nach rechts
    list m14       nur die Züge mit m14
screen-keys =
    ← ↑ ↓ →     die Karte oder den Meister über den Plan bewegen
    Leertaste   die Karte drehen
    Tab         die nächste Karte oder Wahl
    PgDn PgUp   zur nächsten oder vorigen erlaubten Stelle springen
    12 m14      getippt, findet „lay 12 m14 r1“
screen-box-cards = Die sechzehn Karten, Reihe für Reihe
screen-box-card = Karte { $card }
screen-box-start = Die Startkarte
screen-box-runes = Runen und ihre Punkte
screen-box-pieces = Figuren
screen-box-worth = { $points ->
    [one] 1 Punkt für jede Rune eines Gebiets, das du hältst.
   *[other] { $points } Punkte für jede Rune eines Gebiets, das du hältst.
 }
screen-master-on = auf { $colour ->
    [blau] Blau
    [rot] Rot
   *[sonst] Grün
 }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
screen-box-master = Runenmeister
    .about = Hält das ganze Gebiet, in dem er steht. Drei für jede Seite.
screen-box-token = Großmeister-Plättchen
    .about = Mit der Option Großmeister: Leg es gleich nach dem Setzen neben den Meister; es ändert die Farbe der Rune.
screen-help =
    Der Plan
    B G R     blaue, grüne und rote Runen, 1, 2 und 3 Punkte wert
    ▲ ●       Meister, ▲ die roten und ● die schwarzen; ◆ ein Großmeister-Plättchen
    1 2       neben einer Rune: wem ihr Gebiet gehört
    │ │       die zuletzt gelegte Karte; der dicke Rahmen ist, worauf du zielst
    = ≠       Farben gleich oder verschieden, unter der Karte oder über ihren Rand
    m13       Spalten haben Buchstaben, Zeilen Nummern; „lay 12 m14 r1“ legt Karte 12
              mit der linken oberen Rune auf m14, eine Vierteldrehung im Uhrzeigersinn

# Tipps: warum ein Zug gut ist, der nicht sofort etwas bringt
because-area = Ein freies Gebiet mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } wartet dann auf einen Meister.
because-cuts = Er kürzt das beste freie Gebiet um { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
 }
because-holds = Er verschenkt nichts.
because-draws = Beim nächsten Mal eine Karte mehr zur Auswahl.
because-keeps = Das Plättchen nützt dir später vielleicht mehr.
because-shows = Keine deiner Karten lässt sich legen.
because-stands = Das Gebiet zählt für dich.
because-retires = Keine Rune ist für einen Meister frei.
because-recolours = Die Rune zählt dann für dich, oder nicht mehr für die andere Seite.

# Die Stellung in Worten, eine Tatsache je Zeile
fact-area = { $player } hält ein { $colour }es Gebiet, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }: { $cells }.
fact-free-area = Ein freies { $colour }es Gebiet, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }: { $cells }.
fact-masters-left = { $count ->
    [0] kein Meister übrig ({ $colour })
    [one] ein Meister übrig ({ $colour })
   *[other] { $count } Meister übrig ({ $colour })
 }
fact-tokens-left = { $count ->
    [0] Plättchen genutzt
    [one] ein Plättchen übrig
   *[other] { $count } Plättchen übrig
 }
fact-master = Ein Meister von { $player } steht auf { $cell }.
fact-token = Das Plättchen von { $player } liegt auf { $cell }.
fact-card = Karte { $card } in deiner Hand, Reihe für Reihe: { $rows }.
fact-shown = { $player } hat Karte { $card } gezeigt, Reihe für Reihe: { $rows }.
fact-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $count } Karten.
 }

# der Inhalt der Regelseite
guide-box = Karten und Aufbau
guide-laying = Eine Karte legen
guide-masters = Meister und Gebiete
guide-end = Wie es endet
guide-grand = Der Großmeister

# Rätsel
puzzle-ask-points = Welche Karte bringt dir die meisten Punkte, und wo?
    .about = Leg eine deiner Karten, dann zieh oder setz einen Meister. Gezählt wird, was deine Meister am Ende des Zugs halten.
puzzle-ask-end = Mach Schluss. Und gewinn.
    .about = Leg eine Karte so, dass dein Zug die Partie beendet und du vorn liegst. Eine Karte schafft es.
puzzle-why-most = Deine Meister halten dann { $points } Punkte. Keine andere Karte bringt so viele.
puzzle-why-won = Die Partie endet { $points } zu { $theirs }. Du gewinnst!
puzzle-wrong-fewer = Das macht { $points } Punkte. Eine andere Karte bringt { $best }.
puzzle-wrong-behind = Es stünde { $points } zu { $theirs }: kein Sieg.
puzzle-wrong-goes-on = { $points } zu { $theirs }, aber die Partie geht weiter, und die andere Seite redet mit.
puzzle-wrong-chances = Von dort aus etwa { $wins } Siege in 10 Partien. Die Lösung gewinnt deutlich öfter.
puzzle-wrong-far = Das liegt weit zurück: Die Lösung gewinnt etwa { $best } von 10 Partien.

# Wörter des Spiels: was ein Tippen darauf oder auf ein Ding des Bretts sagt; Formen, wie Sätze sie nennen
term-rune = Rune
    .forms = Rune, Runen
    .about = Ein farbiger Stein auf einer Karte: Blau zählt 1 Punkt, Grün 2, Rot 3.
term-area = Gebiet
    .forms = Gebiet, Gebiete, Gebiets, Gebieten
    .about = Sichtbare Runen einer Farbe, die Seite an Seite liegen. Ein Meister hält das ganze Gebiet.
term-master = Meister
    .forms = Meister, Meistern, Meisters
    .about = Wird statt des Ziehens gesetzt und hält das ganze Gebiet unter sich. Du hast drei, und jeder kostet dich eine Karte.
term-fit = Was passt
    .forms = passt, passen
    .about = Eine Karte passt, wenn jede Rune unter ihr dieselbe Farbe hat oder jede Rune neben ihr. Eins von beiden genügt.
term-token = Großmeister-Plättchen
    .forms = Plättchen, Großmeister
    .about = Gleich nach dem Setzen eines Meisters darfst du eine Rune daneben blau oder grün machen. Einmal im Spiel.
term-deck = Stapel
    .forms = Stapel, Stapels
    .about = Zieh die oberste Karte, statt einen Meister zu setzen. Ist er leer, bleiben nur die Meister.

# was gefragt wird, wer die Schachtel hat
own-start = Startkarte
own-counts-cards = Runenkarten
own-counts-masters = Meister je Person
own-counts-hand = Karten auf der Hand zu Beginn
own-counts-tokens = Großmeister-Plättchen je Person
own-points-B = Eine blaue Rune
own-points-G = Eine grüne Rune
own-points-R = Eine rote Rune
ask-rows = Runen von oben nach unten
ask-points = Punkte, die sie wert ist
ask-counts = wie viele
