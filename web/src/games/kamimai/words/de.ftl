# Was die Seite auf dem Bildschirm von KamiMaï sagt; was das Spiel sagt, kommt vom Tisch.
letter-water = W
letter-earth = E
letter-air = L
letter-fire = F
letter-team = T
team-short = Team
kamimai-1 = Der Papierkarpfen
kamimai-2 = Der Laternenreiher
kamimai-3 = Der Tintenfuchs
sheet = Der Bogen
energy = Energie { $count }
energy-word = Energie
area-told = Bereich { $area }, { $effect }, { $sealed ->
    [yes] versiegelt
   *[no] { $left ->
        [one] ein Zauber offen
       *[other] { $left } Zauber offen
     }
 }{ $targeted ->
    [yes] , im Ziel
   *[no] {""}
 }
reserve = Reserve
reserves = Reserven
reserve-of = Reserve: { $name }
drawn = Gezogen
drawn-by = Gezogen von { $name }
drawn-none = Noch nichts gezogen
owes = schuldet { $count }
chip-agreed = ✓ dabei
chip-deciding = … überlegt
chip-activator = ist dran
step-target = Ziel
step-draw = Ziehen
step-cast = Zaubern
step-store = Reserve
walk-round = Herumgehen
top-view = Von oben
deck-told = Das Grimoire steht: { $near } Karten auf der Vorderseite, { $far } auf der Rückseite.
deck-lies = Das Grimoire ist gefallen.
near-count = vorn { $count }
far-count = hinten { $count }
discards-count = Ablage { $count }
promised = versprochen { $count } von { $of }
face-hidden = Verdecktes Bild
slot-told = Karte { $slot }, { $side }, { $layer ->
    [0] ganz außen
    [one] unter einer Karte
   *[other] unter { $layer } Karten
 }
slot-before = Eine Karte näher
slot-after = Eine Karte weiter
slot-choose = Welche Karte du ziehst
pull-panel = Zieh eine Karte
drag-first = Zieh eine Karte langsam gerade zur Seite. Keine Maus? Wähle Karte und Tempo.
drag-first-short = Zieh eine Karte langsam gerade heraus.
pull-plain = Ohne Maus ziehen
lean = Neigung
lean-outward = nach außen
lean-straight = gerade
lean-inward = nach innen
pull-slow = Langsam
pull-steady = Ruhig
pull-quick = Schnell
danger-calm = sieht sicher aus
danger-risky = riskant
danger-wild = gefährlich
tries-count = { $fell } von { $tries }
tries-told = { $fell ->
    [0] Fiel in 0 von { $tries } Versuchen anderer Hände
   *[other] Fiel in { $fell } von { $tries } Versuchen anderer Hände
 }
tries-several = { $count ->
    [one] ; eine Nachbarin kam einmal mit
   *[other] ; eine Nachbarin kam { $count }-mal mit
 }
tries-under-way = Andere Hände versuchen es …
creeps = Karte { $slot } kriecht mit: zurück!
hangs = Karte { $slot } hängt noch dort: nicht gezogen
fall-again = Langsam ansehen
fall-tipped = Hier ging das Gleichgewicht verloren: Karte { $slot }, { $side }.
fall-hand = Die Hand riss ihre Nachbarinnen mit.
fall-bared = Ein Ende war nackt: Nichts lehnte mehr daran.
fall-centre = Die Mitte war leer: Die beiden Seiten hatten keinen Halt.
fall-balance = Jede Karte ändert das Gleichgewicht; diese war eine zu viel.
fall-knock = Ein weniger leerer Stapel hätte das ausgehalten.
sway-even = Es steht gerade
sway-leans = Es neigt sich
sway-sways = Es schwankt
sway-even-text = Beide Seiten wiegen etwa gleich viel.
sway-heavy = Mehr Karten auf der { $side }.
sway-costs = Fällt es jetzt, kostet das eine Energie.
sway-free = Fällt es jetzt, kostet es keine Energie.
fall-title = Da stürzt es ein!
proposal = Der vorgeschlagene Zauber
cast-panel = Zauber, die du wirken kannst
cast-which = Welcher Zauber, und wer zahlt?
spell-in = Zauber in { $colour }
spell-team-in = Teamzauber in { $colour }
asked-of = { $name }, gibst du { $cards } dazu?
gives = gibt
decides = überlegt
choice-panel = Deine Wahl
give-to = an { $name }
does-discard = Ablegen
does-forfeit = Hergeben
does-play = Spielen
does-drew = Gezogen
does-take = Nehmen
does-give = Geben
does-ready = Bereit
does-done = Fertig gezogen
does-fell = Es fiel
does-fell-before = Es fiel davor
does-end = Phase beenden
does-keep = Diese behalten
does-leave = Nichts nehmen
does-agree = Zustimmen
does-refuse = Ablehnen
does-withdraw = Zurückziehen
prompt-waiting = Es fehlt noch: { $names }
prompt-asked = { $name } bittet um deine Karten
hint-hand = Ein Wächter lenkt deine Hand: { $hand }.
hint-other-right = Ein Wächter lenkt deine Hand: Zieh mit der linken. Links und rechts sind vertauscht.
hint-other-left = Ein Wächter lenkt deine Hand: Zieh mit der rechten. Links und rechts sind vertauscht.
prompt-pulling = Ganz sachte …
prompt-moving = Luft anhalten …
hint-train-0 = Fühl es: Fass eine Karte in der Mitte einer Seite, warte kurz, dann zieh langsam.
hint-train-1 = Jetzt eine äußere. Sie kommt leicht, aber ihr Ende ist nun nackter.
hint-train-2 = Und eine aus der Mitte, hastig. Achte auf ihre Nachbarinnen.
hint-train-3 = Noch zählt nichts. Versuch mehr, oder sag „Bereit“.
hint-done = Zieh noch einmal, wenn du dich traust, oder sag, dass du fertig bist.
hint-store = Behalte höchstens { $limit }. Wächter bleiben und brauchen Platz.
hint-no-spell = Gerade lässt sich kein Zauber zahlen. Spiel eine Kreatur oder beende die Phase.
idle-train = { $name } probiert das Grimoire aus
idle-target = { $name } wählt einen Bereich
idle-hand = { $name } wählt, welcher Wächter die Hand lenkt
idle-draw = { $name } zieht aus dem Grimoire
idle-owe = { $name } muss eine Karte hergeben
idle-cast = { $name } wirkt Zauber
idle-ask = { $name } entscheidet über den Zauber
idle-giver = { $name } nennt, wer eine Karte gibt
idle-give = { $name } gibt eine Karte weg
idle-taker = { $name } nennt, wer eine Karte nehmen darf
idle-take = { $name } sieht die Ablage durch
idle-store = { $name } wählt, was bleibt
final = { $energy } Energie übrig
nothing = nichts
text-area = Bereich
text-effect = Wirkung
text-open = Noch offen
text-marked = Markiert
text-targeted = im Ziel
text-sealed = versiegelt
text-discards = Ablage: { $cards }.
text-grimoire = Das Grimoire
text-holds = Es enthält { $cards }. Bilder, die du siehst:
key-slot = an den Karten des Grimoires entlang
key-tempo = langsam, ruhig, schnell ziehen; oder eine Zahlweise wählen
key-lean = beim Ziehen nach außen, gerade oder nach innen neigen
key-area = einen Bereich ins Ziel nehmen
key-plain = fertig gezogen, Phase beenden, behalten
key-answer = zustimmen, ablehnen, zurückziehen
key-walk = um den Tisch gehen, von oben sehen
key-enter = bestätigen
key-escape = zurücklegen

# das Ende
ending-won = Geschafft!
ending-lost = Der Albtraum behält euch
ending-why-won = Alle Herzen sind versiegelt, und der Heimweg ist frei.
ending-why-lost = Die letzte Energie ist weg.
ending-why-night = Die Nacht war zu lang.
ending-close-won = { $energy ->
    [one] Eine einzige Energie war übrig. Das war knapp.
   *[other] { $energy } Energie waren übrig.
}
ending-close-lost = { $spells ->
    [one] Ein einziger Zauber fehlte, in Bereich { $areas }.
   *[other] { $spells } Zauber fehlten, in { $count ->
        [one] Bereich { $areas }
       *[other] den Bereichen { $areas }
    }.
}
ending-energy = Was euch Energie kostete
ending-loss = Zug { $turn }: { $cause ->
    [draw] { $you ->
        [yes] Es fiel, als du zogst
       *[no] Es fiel, als { $name } zog
    }
    [curse] ein Fluch
   *[other] Es fiel, als niemand es berührte
}
ending-no-loss = Gar nichts: Keine einzige Energie ging verloren.
again-level = Noch einmal, Stufe { $level }
again-easy = Noch einmal, mit mehr Energie
again-normal = Noch einmal, mit normaler Energie

# ein Zug in einer Zeile, hinter einem Namen
recap-targeted = Bereich { $area }
recap-pulled = { $count ->
    [0] nichts gezogen
   *[other] { $cards }
 }
recap-reported = { $card }
recap-collapsed = das Grimoire ist gefallen!
recap-energy-lost = −{ $count } Energie
recap-curse = Fluch: { $curse }
recap-cast = { $box ->
    [team] Teamzauber in { $colour }
   *[other] { $colour }-Zauber
 }
recap-sealed = Bereich { $area } versiegelt
recap-played = gespielt: { $card }
recap-gave = { $card } für { $target-you ->
    [yes] dich
   *[no] { $target-player }
 }
recap-took = { $card } aus der Ablage
recap-declined = abgelehnt
recap-kept = { $count ->
    [0] nichts behalten
    [one] eine Karte behalten
   *[other] { $count } Karten behalten
 }

# Neben einer echten Schachtel
box-hands-off = Hände weg. Hält es?
box-drum = Jede Sekunde ein Trommelschlag. Nach dreien hat es gehalten.
box-it-fell = Es fiel!
box-team = der Teamzauber
box-cast = Wirken: { $spell }
box-aim = Bereich { $area } ins Ziel nehmen
box-energy = Energie
box-bolt = Energie auf { $count } setzen
box-tile-told = { $card }: { $count } gezogen
box-water = Wasser
box-earth = Erde
box-air = Luft
box-fire = Feuer
box-guardian = Wächter
box-fairy = Fee
box-wolf = Wolf
box-imp = Kobold
box-dragonflies = Libellen
box-mouse = Maus
box-report-here = Gemeldet wird auf diesem Handy.
box-who-train = { $name } probiert das Gleichgewicht:
box-who-target = { $name } und ihr alle:
box-who-hand = { $name } hat mehrere Wächter:
box-who-draw = { $guardian ->
    [none] { $name } zieht:
   *[other] { $name } zieht, mit { $guardian }:
 }
box-who-owe = { $name } schuldet dem Fluch:
box-who-cast = { $name } zaubert:
box-who-ask = Gefragt ist { $name }:
box-who-giver = { $name } spielt die Libellen:
box-who-give = { $name } gibt:
box-who-taker = { $name } spielt die Diebische Maus:
box-who-take = { $name } darf nehmen:
box-who-store = { $name } füllt die Reserve:
box-who-over = Das Ende:
box-rule-train = Zieh ein paar, es kostet nichts
box-rule-target = Welcher Bereich? Tipp ihn an
box-rule-hand = Welcher lenkt die Hand?
box-rule-owe = { $count ->
    [one] Leg eine Karte ab
   *[other] Leg { $count } Karten ab
 }
box-rule-cast = Zauber gewirkt? Tipp ihn an
box-rule-ask = Einverstanden?
box-rule-giver = Wer gibt Wächter oder Karte?
box-rule-give = Welche Karte, an wen?
box-rule-taker = Wer nimmt eine Karte?
box-rule-take = Eine Karte aus der Ablage
box-rule-store = Dann geht es reihum weiter
box-rule-over = Räumt die Karten weg
box-hand-middle = Daumen und Mittelfinger
box-hand-ring = Daumen und Ringfinger
box-hand-little = Daumen und kleiner Finger
box-hand-other = Die andere Hand
box-hand-free = Eine Hand, alle Finger
box-effect-blessing = Gesegneter Bereich: Mit einem gezogenen Wächter kostet ein Einsturz bei diesem Ziehen nichts.
box-effect-discard = Verfluchter Bereich: Für jeden gezogenen Wächter legen alle eine Karte ab.
box-effect-colour = Verfluchter Bereich: Ein gezogener Wächter nimmt alle Elemente seiner Farbe.
box-effect-energy = Verfluchter Bereich: Jeder gezogene Wächter kostet eine Energie.
box-rebuild = Sammeln, mischen, neu aufbauen
box-rebuild-all = Behalte höchstens { $limit } Karten, dann mischt auch die Ablage hinein. Diesmal kein Zauber.
box-rebuild-fallen = Behalte höchstens { $limit } Karten, dann mischt nur die gefallenen Karten. Es hat nichts gekostet.
box-store = Behalte höchstens { $limit } Karten; Wächter bleiben immer.
box-curse-owe = Der Fluch: ein Element oder eine Kreatur für jeden gezogenen Wächter. Wächter bleiben.
box-curse-discard = Der Fluch ist erwacht: Alle haben abgelegt.
box-curse-discard-apart = { $count ->
    [one] Der Fluch: Ihr legt alle je ein Element oder eine Kreatur ab.
   *[other] Der Fluch: Ihr legt alle je { $count } Elemente oder Kreaturen ab.
 }
box-curse-colour = Der Fluch nahm alle Elemente: { $colours }.
box-curse-colour-apart = Der Fluch: Legt alle eure Elemente ab: { $colours }.
box-curse-energy = Der Fluch kostete { $count } Energie.
box-curse-energy-apart = Der Fluch kostete { $count } Energie.
box-counts = Berichtigen
box-counts-how = Was sagt der Tisch? Was mehr ist, kommt aus dem Grimoire; was weniger ist, steht darin.
box-counts-later = Berichtigt wird auf dem Handy, das dran ist.
box-pile = Ablage
box-less = Eine Karte weniger: { $card }
box-more = Eine Karte mehr: { $card }
box-back = Zurück zu einem früheren Moment
box-back-how = Alles danach wird vergessen. Die anderen Handys werden zuerst gefragt.
box-setup = Aufbau
box-setup-sheet = Legt den Bogen bereit: { $sheet } (Stufe { $level }), mit { $energy } Energie.
box-setup-cards = Mischt alle 64 Karten.
box-setup-cards-solo = Leg die Libellen weg und misch die anderen 63 Karten.
box-setup-stand = Stellt sie aufrecht auf den Filz und öffnet erst die eine Seite, dann die andere, bis das Grimoire von allein steht.
box-setup-reserves = Reserven und Ablage beginnen leer. Eine Reserve fasst { $limit } Karten; meldet jede Karte, die ihr zieht.
box-setup-apart = Reserven und Ablage beginnen leer und bleiben auf eurem Tisch; hier meldet ihr nur Wächter.
box-setup-first = { $name } beginnt; es geht im Uhrzeigersinn.
box-setup-done = Es steht. Los
box-sound = Eine Trommel für die drei Sekunden?
box-cannot-pay = Nach allem, was gemeldet ist, zahlen eure Karten diesen Zauber nicht: vier einer Farbe, eine davon von der Person, die dran ist. Verzählt?
box-drawn = Was gezogen wurde
box-give-to = An { $name }
box-nothing = nichts
box-paid-otherwise = Anders bezahlt?
box-fell-before = Es fiel davor
box-fell = Es fiel
box-fell-late = Es fiel jetzt
box-done = Fertig: 3 Sekunden
box-ready = Genug: neu aufbauen
box-end = Zug vorbei, nun { $name }
box-keep = Weiter: { $name }
box-discard-first = Leg erst ab
box-no-guardian = Kein Wächter wandert
box-leave = Nichts nehmen
