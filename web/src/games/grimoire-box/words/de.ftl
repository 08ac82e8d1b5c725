# Was die Seite neben der eigenen Schachtel von Grimoire sagt.
vp-tokens = SP-Chips
points-none = keine
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
points-bonus = { $points }, davon { $bonus } als Bonus
junk-most = { $name }: { $points } SP mehr für den meisten Plunder
junk-worth = { $points } für den meisten
tie = Gleichstand bei { $points }: { $names }
tie-text = Bei Gleichstand an der Spitze gewinnt niemand: Den Preis behält, wer das Spiel erfunden hat.
leads = { $name } führt mit { $points }
ten-treasures = { $name } hat zehn Schätze: Diese Runde ist die letzte.
ten-companions = { $name } hat zehn Gefährten: Diese Runde ist die letzte.
who-first = Wer fängt an?
score = Punkte
round = Runde { $round }, Seiten bis { $magic }
ask-tokens = Wer hat welchen Marker?
ask-page = Welche Seite hat { $name } geöffnet?
ask-seal = { $name }, versiegle eine Seite
sealed-waits = Versiegelt. Warten auf { $names }.
change-page = Andere Seite
place-alone = Seite { $page }, allein
place-shared = Seite { $page } geteilt, hatte Marker { $was }
turned = Umgekehrt durch Seite { $page }
new-round = Neue Runde
page-n = Seite { $page }
token-n = Marker { $token } für { $name }
player-what = { $card } von { $name }
order-said = Die Reihenfolge: { $names }.
seen-reason-card-too-many = { $card } ist { $count }-mal in der Schachtel und schon so oft gezählt: { $holders }. Nimm dort zuerst eine Karte weg.
