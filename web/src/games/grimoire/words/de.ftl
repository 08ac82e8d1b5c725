# Was die Seite auf dem Bildschirm von Grimoire sagt; was das Spiel sagt, kommt vom Tisch.
quest-zone = Die Auslage
face-down = Verdeckt
face-down-about = Du hast sie nicht gesehen. Ein Spion darf nachsehen; sonst sieht sie nur, wer sie nimmt.
lies-place = Platz { $place }:
take-place = Von Platz { $place } nehmen:
luck-place = Auf Platz { $place } ersetzen:
place-taken = Platz { $place } ist leer
only-you = Nur du siehst sie
only-you-long = Sie liegt verdeckt. Dein Spion hat sie nur dir gezeigt.
seen-by = Auch gesehen von: { $names }
worth-after = Dein Revier: { $now } → { $then } SP
magic-points = Magiepunkte { $magic }
mp = Magie
round = Runde { $round }
last-round = Letzte Runde: { $ending }.
piles = Stapel { $deck } · Ablage { $discards } · Gegenstände { $items }
piles-title = Stapel
pile-empty = Leer
discards = Ablage: { $count }
unseen = Karten, von denen du nichts weißt: { $count }
unseen-about = Sie sind im Stapel, liegen verdeckt oder stecken in einem Revier.
unseen-items = Gegenstände, von denen du nichts weißt: { $count }
now = Jetzt:
now-shielded = Geschützt: { $names }.
opened-by = { $you ->
    [only] Von dir geöffnet
    [too] Von dir und { $names } geöffnet
   *[no] Geöffnet von { $names }
}
bookmark-here = Lesezeichen auf Seite { $page } stecken
bookmark-sealed = Dein Lesezeichen steckt versiegelt auf Seite { $page }
leaf-on = Vorblättern
leaf-back = Zurückblättern
to-question = Zurück zur Frage
tabs = Seiten des Zauberbuchs
tab-label = Seite { $page }, { $spell }, { $kinds }
page-sealed = Versiegelt bis { $page } Magiepunkte
seat-page = hat Seite { $page } geöffnet, { $spell }
tab-sealed = Seite { $page }, { $spell }, { $kinds }, versiegelt bis { $page } Magiepunkte
page = Seite
of-player = Es sind Gefährten von { $name }.
pick-above = Wähle eine Karte der Auslage.
pick-above-luck = Wähle die Karte der Auslage, die gehen soll. Oder:
take-silenced = { $spell } ging in der Stille unter.
take-after = { $spell } ist gewirkt.
take-now = Jetzt nimm eine Karte.
answer-token = Marker { $token }
answer-look = Nachsehen
answer-pay = 1 SP zahlen
answer-add = Karte dazulegen
answer-buy = Für 1 SP kaufen
answer-target = Treffen
target-has = { $companions ->
    [one] 1 Gefährte
   *[other] { $companions } Gefährten
}, { $vp } SP in Chips
pass-spy = Nicht nachsehen
pass-luck = Alles so lassen
pass-cure = Nichts zahlen
pass-shoes = Nichts dazulegen
pass-buy = Nichts kaufen
prompt-seal = Seite { $page }, { $spell }, versiegeln?
prompt-change = Zu Seite { $page }, { $spell }, wechseln?
prompt-sealed = Seite { $page }, { $spell }, ist versiegelt
still-choosing = Wählt noch: { $names }.
may-change = Du kannst deine Seite ändern, bis alle gewählt haben.
you-are-last = Alle anderen sind bereit. Versiegle deine Seite, und die Bücher gehen auf.
idle-tokens = { $name } wählt einen ersten Marker
idle-spy = Der Spion von { $name } darf nachsehen
idle-pages = Die Seiten werden geheim gewählt
idle-luck = { $name } überlegt: Glück?
idle-cure = { $name } überlegt: Heilung?
idle-target = { $name } sucht ein Opfer
idle-give = { $name } muss einen Gefährten hergeben
idle-seize = { $name } sucht einen Gefährten aus
idle-shoes = { $name } schlüpft in die Gesegneten Schuhe
idle-buy = { $name } feilscht um einen Gegenstand
idle-take = { $name } nimmt eine Questkarte
order-title = Die Reihenfolge von Runde { $round }
order-again = Reihenfolge noch einmal zeigen
order-page = Seite { $page }
order-was = alter Marker { $was }
order-alone = Allein auf einer Seite: Die kleinste kommt zuerst.
order-shared = Seite geteilt: hinter A, der höhere alte Marker zuerst.
tale-open = Die Bücher gehen auf. Das waren die alten Marker.
tale-alone = Niemand teilt eine Seite: Die kleinste kommt zuerst.
tale-groups = A, allein auf einer Seite: die kleinste zuerst. B, geteilt, folgt: der höhere alte Marker zuerst.
tale-turned = { $you ->
    [yes] Dein Zauber { $spell }
   *[no] { $spell } von { $name }
} kehrt die Reihenfolge um.
tale-skip = Überspringen
vp-tokens = SP-Chips
token = Marker
companions = Gefährten
treasures = Schätze
items = Gegenstände
of-ten = { $count } von { $most }
only-you-see = nur du siehst sie
only-you-know = nur du weißt es
none-yet = noch keine
worth = bisher wert
shielded = geschützt
card = Karte
card-of = { $card }. { $about }
cards-of = { $count } × { $card }. { $about }
counted = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-companions = keine Gefährten
sealed = versiegelt
choosing = wählt
known-coins = Münzen, die du kennst
would-be-hit = Deine Seiten { $pages } würden jetzt hier treffen
watching = Du schaust zu. Was verdeckt ist, bleibt auch dir verborgen.
standing = Was alle zählen können
standing-about = Hier zählt nur, was alle gesehen haben. Bei Gleichstand an der Spitze gewinnt niemand.
points = SP
scoring = Die Wertung, Karte für Karte
count-again = Noch einmal zählen
most-junk = Am meisten Plunder
total = Gesamt
note-title = Wie es endet
note-text = Genug Schätze oder Gefährten in einem Revier machen die Runde zur letzten. Oder alle Stapel sind leer.

short-bronze = 1 SP
short-silver = 2 SP
short-gold = 3 SP
short-spy = sieht Verdecktes
short-mercenary = +3 mit 5 SP in Chips
short-brave = +2 mit 5 Arten
short-archer = +1 als Letzter
short-merchant = kauft ein 2. Stück
short-nun = +2: wenigste Chips
short-thief = +1 als Erster
short-prince = +3 mit 3 Metallen
short-queen = +3: meiste Gefährten
short-king = +3: meiste Schätze
tag-bronze = Bronze
tag-silver = Silber
tag-gold = Gold
tag-spy = Spion
tag-mercenary = Söldner
tag-brave = Recke
tag-archer = Schütze
tag-merchant = Händler
tag-nun = Nonne
tag-thief = Dieb
tag-prince = Prinz
tag-queen = Königin
tag-king = König
tag-sword = Schwert
tag-bracelet = Reif
tag-cup = Pokal
tag-junk = Plunder
tag-shoes = Schuhe

key-leaf = Im Buch blättern
key-numbers = Zu einer Seite, oder eine Questkarte wählen
key-bookmark = Lesezeichen auf die offene Seite stecken
key-pass = Verzichten
key-tab = Zur nächsten Auswahl
key-enter = Wählen, dann bestätigen
key-undo = Rückgängig
key-escape = Zurücklegen

# eine erste Partie, mit Anleitung

# das Ende
ending-designer = Gleichstand an der Spitze: Niemand gewinnt
ending-none = Die letzte Seite ist umgeblättert.
ending-treasures = { $you ->
    [yes] In deinem Revier lagen zehn Schätze: Das war die letzte Runde.
   *[no] Im Revier von { $name } lagen zehn Schätze: Das war die letzte Runde.
}
ending-companions = { $you ->
    [yes] Zehn Gefährten folgten dir: Das war die letzte Runde.
   *[no] Zehn Gefährten folgten { $name }: Das war die letzte Runde.
}
ending-piles = Die Questkarten gingen aus: Das war die letzte Runde.
ending-magic = Das Zauberbuch war voll: Das war die letzte Runde.
ending-close = { $you ->
    [yes] { $margin ->
        [0] Du lagst an der Spitze gleichauf.
        [one] Dir fehlte ein einziger Punkt.
       *[other] Dir fehlten { $margin } Punkte.
    }
   *[no] { $margin ->
        [0] { $name } lag an der Spitze gleichauf.
        [one] { $name } fehlte ein einziger Punkt.
       *[other] { $name } fehlten { $margin } Punkte.
    }
}
ending-riches = { $you ->
    [yes] Was dir am meisten brachte
   *[no] Was { $name } am meisten brachte
}

# ein Zug in einer Zeile, hinter einem Namen
recap-token = Marker { $token }
recap-opened = { $spell }
recap-silenced = zum Schweigen gebracht von { $target-you ->
    [yes] dir
   *[no] { $target-player }
 }
recap-nothing = daraus wurde nichts
recap-reversed = Reihenfolge umgekehrt
recap-gained = +{ $vp } SP
recap-stole = { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } { $vp } SP genommen
recap-robbed = { $target-you ->
    [yes] dir
   *[no] { $target-player }
 } genommen: { $card }
recap-companion-paid = { $card }: +{ $vp } SP
recap-paid = −{ $vp } SP
recap-took = genommen: { $card }
recap-turned = aufgedeckt: { $card }
recap-took-hidden = eine verdeckte Karte genommen
recap-replaced = weggeworfen: { $card }
recap-recovered = aus der Ablage zurück: { $cards }
recap-drew-item = einen Gegenstand gezogen
recap-shoes = { $card }
recap-last-round = die letzte Runde
