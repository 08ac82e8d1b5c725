# Was die Seite auf dem Bildschirm von Rune sagt; was das Spiel sagt, kommt vom Tisch.
letter-B = B
letter-G = G
letter-R = R
colour-B = blau
colour-G = grün
colour-R = rot
points-each = { $points ->
    [one] { $points } Pkt
   *[other] { $points } Pkt
}
choice-own = Deine Meister
choice-of = Meister von { $name }
masters-red = Rote Meister
masters-black = Schwarze Meister
prompt-watch = Du schaust zu
prompt-other = { $name } überlegt
hint-pick = Nimm eine Karte aus deiner Hand: ziehen oder antippen.
hint-lay = { $count ->
    [0] So herum passt nichts. Dreh die Karte.
    [one] So herum passt eine Stelle. Ziehen oder antippen.
   *[other] So herum passen { $count } Stellen. Ziehen oder antippen.
}
hint-confirm = Hier liegt sie zur Probe. Bestätige, oder wähle eine andere Stelle.
hint-nowhere = Diese Karte passt gerade nirgends. Nimm eine andere.
hint-choose = Ein Meister nimmt das ganze Gebiet seiner Rune.
hint-token = Es färbt eine Rune neben deinem neuen Meister blau oder grün.
step-lay = Legen
step-choose = Ziehen oder Meister
step-token = Plättchen
hand = Hand
masters-left = { $count ->
    [0] Kein Meister mehr
    [one] Noch 1 Meister
   *[other] Noch { $count } Meister
}
step-two = Schritt 2, du wählst
deck = Stapel
deck-label = { $count ->
    [0] Stapel, leer
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
}
deck-draw = Karte ziehen
deck-later = Schritt 2, du wählst
deck-empty = leer
rotate = Drehen
put-back = Zurück
on-grid = im Raster
retire = Meister gehen lassen
keep-token = Plättchen behalten
token-blue = Blau
token-green = Grün
card-label = Karte { $card }: { $rows }
card-show = Karte { $card } zeigen
spot-lay = { $cell }: verdeckt { $runes }
spot-master = { $cell }, { $colour }: { $count ->
    [one] 1 Rune
   *[other] { $count } Runen
}, Wert { $points }
spot-token = { $cell }, { $colour }: wird { $becomes }
runes-B = { $count } blau
runes-G = { $count } grün
runes-R = { $count } rot
brings = { $points ->
    [0] bringt nichts
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}
costs = { $points ->
    [one] kostet 1 Punkt
   *[other] kostet { $points } Punkte
}
seat-state = { $masters }, { $hand ->
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}
seat-state-token = { $masters }, { $hand ->
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, mit Großmeister-Plättchen
cell-label = { $cell }, { $colour }
board-name = Das Runenraster
ghost-fits = { $cell }: passt, { $gain }
fits-here = passt hier { $gain }
not-sure = passt hier
if-ended = Wäre jetzt Schluss
preview = Vorschau: { $gain }
area-mine = Dein { $colour }es Gebiet, { $count ->
    [one] 1 Rune
   *[other] { $count } Runen
}
area-other = { $name }, { $colour }es Gebiet, { $count ->
    [one] 1 Rune
   *[other] { $count } Runen
}
areas-none = Noch ist kein Land genommen.
note-title = Wie es endet
note-text = Stehen alle Meister einer Seite, spielt die andere ohne zu ziehen weiter, bis auch ihre stehen.
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Einpassen
text-empty = leer
text-grid = Das Raster
text-hand = Deine Hand
text-areas = Gebiete
text-area-free = frei
text-hands = Hände: { $sizes }. Stapel: { $deck }.
text-gone = Aus dem Spiel: { $cards }
key-cards = Eine Karte nehmen
key-arrows = Die Vorschau bewegen
key-tab = Nächste Stelle, die passt
key-rotate = Die Karte drehen
key-draw = Den Stapel wählen
key-master = Zur ersten Rune für einen Meister
key-token = Andere Farbe, oder Plättchen behalten
key-enter = Wählen, dann bestätigen
key-undo = Rückgängig
key-escape = Zurücklegen
gone = aus dem Spiel

# eine erste Partie, mit Anleitung

# das Ende
ending-why = { $you ->
    [yes] Deine Meister halten { $points } Punkte, die von { $other } { $theirs }.
   *[no] Die Meister von { $name } halten { $points } Punkte, die von { $other } { $theirs }.
}
ending-decided = Was den Ausschlag gab
ending-grew = { $you ->
    [yes] Zug { $turn }: Du setzt einen Meister ins { $colour }e Gebiet. Es wächst von { $points } auf { $now } Punkte.
   *[no] Zug { $turn }: { $name } setzt einen Meister ins { $colour }e Gebiet. Es wächst von { $points } auf { $now } Punkte.
}
ending-kept = { $you ->
    [yes] Zug { $turn }: Du setzt einen Meister ins { $colour }e Gebiet. Es bringt dir { $now } Punkte.
   *[no] Zug { $turn }: { $name } setzt einen Meister ins { $colour }e Gebiet. Es bringt { $now } Punkte.
}
ending-shrank = Dein { $colour }es Gebiet aus Zug { $turn } schrumpft von { $points } auf { $now } Punkte.

# was von einem Ereignis erzählt wird, wo der Plan es zeigt: ohne Felder
seen-laid = { $you ->
    [yes] Du legst
   *[no] { $player } legt
 } eine Karte: Was sie { $fits ->
    [below] verdeckt, passt
    [beside] berührt, passt
   *[both] verdeckt und berührt, passt
 }.
seen-master = { $you ->
    [yes] Du setzt
   *[no] { $player } setzt
 } einen Meister auf { $colour ->
    [blau] Blau
    [rot] Rot
   *[sonst] Grün
 }. Er hält { $size ->
    [one] eine Rune
   *[other] { $size } Runen
 }, Wert { $points }.
seen-token = { $you ->
    [yes] Du färbst
   *[no] { $player } färbt
 } eine { $was } Rune { $colour }.
seen-showed = { $you ->
    [yes] Keine deiner Karten passt: Du zeigst deine Hand und legst eine weg.
   *[no] Keine Karte von { $player } passt: Die Hand wird gezeigt und eine Karte weggelegt.
 }
seen-score = Es steht: { $standing }.
seen-over = Der letzte Meister steht. Endstand: { $standing }.
seen-reason-covers-master = Dort steht ein Meister. Auf ihn darf keine Karte.
seen-reason-covers-token = Dort liegt ein Plättchen. Darauf darf keine Karte.
seen-reason-colours-differ = { $below-rune } läge auf { $below-other }, und { $beside-rune } stieße an { $beside-other }. Eins von beiden muss überall passen.
seen-reason-no-rune-there = Hier ist keine sichtbare Rune.
seen-reason-master-stands-there = Hier steht schon ein Meister.
seen-reason-area-controlled = Dieses Gebiet gehört einem gegnerischen Meister.
seen-reason-one-master-per-area = Dieses Gebiet gehört dir schon, und an diesem Tisch gilt: ein Meister je Gebiet.
seen-reason-not-next-to-master = Das liegt nicht neben dem Meister, den du gerade gesetzt hast.
seen-reason-token-on-master = Hier steht ein Meister. Darauf darf kein Plättchen.
seen-reason-token-on-token = Hier liegt schon ein Plättchen.
seen-reason-same-colour = Diese Rune ist schon { $colour }.
seen-reason-token-joins-rivals = Würde sie { $colour }, stünden in einem Gebiet Meister von beiden Seiten.

# ein Zug in einer Zeile, hinter einem Namen
recap-laid = eine Karte gelegt
recap-showed = keine Karte passt
recap-drew = eine Karte gezogen
recap-master = ein Meister auf { $colour ->
    [blau] Blau
    [rot] Rot
   *[sonst] Grün
 }, Wert { $points }
recap-retired = ein Meister gegangen
recap-token = eine { $was } Rune { $colour } gefärbt
recap-joined = { $colour }e Gebiete verbunden, Wert { $points }
recap-grew = das { $colour }e Gebiet gewachsen, Wert { $points }
recap-split = ein { $colour }es Gebiet geteilt
