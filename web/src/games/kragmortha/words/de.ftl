# Was die Seite auf dem Bildschirm von Kragmortha sagt; was das Spiel sagt, kommt vom Tisch.
letter-B = B
letter-S = S
letter-P = T
letter-G = J
letter-O = O
board-name = Die Bibliothek, von oben gesehen
closed-tonight = heute geschlossen
card-goblin = Goblin
card-rigor = Rigor
card-back = eine verdeckte Karte
card-down = Karte { $slot }, verdeckt
card-label = Karte { $slot }: { $card }
signs = { $count ->
    [one] 1 Zeichen
   *[other] { $count } Zeichen
}
signs-short = Zeichen
books-short = Bücher
book-used = Benutzt. Es zählt weiter.
cast-now = Jetzt spielbar
touched = Karte { $slot } ist berührt
moment-unhexing = In deinem Zug
moment-deep-pockets = Wirkt von selbst
moment-not-me = Wenn er dich ansieht
moment-pass-the-blame = Wenn er dich ansieht
moment-hasty-feet = Nach deiner Karte
moment-blink = Vor deiner Karte
moment-strings-of-bone = Vor oder nach deiner Karte
moment-ogres-shove = Mit einem Schubs
moment-crystal-gaze = Mit einer Karte
moment-changeling = Vor deiner Karte
moment-sticky-fingers = Vor deiner Karte

do-stop = Stehen bleiben
do-end = Zug beenden
do-exchange = Hand zeigen und tauschen
do-stay = Rigor bleibt
do-accept = Blick nehmen
do-deny = Ich nicht, Meister!
do-blame = Schuld an { $name }
do-unhex = { $look } abschütteln
do-pointer = Maus behalten
do-keyboard = Tastatur behalten
do-admit = Ich gestehe
do-contest = Ich bestreite alles
do-guilty = Schuldig
do-clear = Nicht schuldig
do-abstain = Ich sage nichts
do-caught = Erwischt!
do-ease = Das kann ich nicht: bitte ein anderer
do-ease-short = Kann ich nicht
play-rise = oder stell das Handy aufrecht
play-sit = oder leg das Handy flach hin
play-tongue = oder zwei Finger auf den Schirm
caught-who = Erwischt! Wer war es?
do-peek = Ansehen
do-touch = Berühren
do-discard = Ablegen

ask-shove = { $you ->
    [yes] Wohin wirst du geschubst?
   *[no] Wohin schubst du { $name }?
}
ask-spell = { $book }: Wähle
ask-exchange = Keine deiner Karten führt irgendwohin
ask-admit = Du bist angeklagt: { $look }. War es so?
ask-vote = { $name } ist angeklagt: { $look }. Schuldig?
hint-exchange = Zeig deine Hand und zieh neu. Der Zug ist verloren, außer ein Grimoire hilft.
hint-peek = Flache Hand: Sieh zuerst eine Karte an, eine nach der anderen.
hint-steps = Geh einen oder zwei Schritte.
hint-squares = { $count ->
    [0] Diese Karte führt gerade nirgendwohin.
    [one] Ein Feld leuchtet für diese Karte.
   *[other] { $count } Felder leuchten für diese Karte. Dann kannst du den zweiten Schritt planen.
}
hint-onward = Bestätige, oder geh weiter zu einem Ring mit 2.
hint-confirm = Bestätige, und los.
wait-place = { $name } stellt einen Goblin auf den Plan
wait-plan = { $name } plant einen Raubzug
wait-second = { $name } darf einen zweiten Schritt gehen
wait-after = { $name } darf noch ein Grimoire benutzen
wait-link = { $target-you ->
    [yes] { $name } wählt, wohin du geschubst wirst
   *[no] { $name } wählt, wohin { $target } geschubst wird
}
wait-react = Der Dunkle Herr sieht { $name } an
wait-discard = { $name } muss eine Karte ablegen
wait-device = { $name } gibt Maus oder Tastatur her
wait-go = { $name } wählt, wo es weitergeht
wait-warp = { $name } entscheidet, ob Rigor teleportiert
wait-trade = { $name } durchwühlt fremde Taschen
wait-admit = { $name } ist angeklagt und muss antworten
wait-vote = { $you ->
    [yes] Die anderen stimmen über dich ab: { $look }
   *[no] Der Tisch stimmt über { $name } ab: { $look }
}
watching = Du schaust zu
watching-long = Du schaust zu. Hände bleiben verdeckt, bis sie gespielt sind.
last-played = Zuletzt gespielt: { $cards }
demands = Was deine Blicke verlangen
say-it = Sag es
to-say = Sprich
to-press = Schlottere
asked-nothing = Deine Blicke verlangen gerade nichts.
asked-more = dann noch { $count }
confirm-far = Bestätigen, weit weg
key-jaw = Kiefer offen halten
owed = Zieht einen Blick für einen Schnitzer: { $names }
owes = schuldet einen Blick
slipped = gepatzt
arm-pointer = Dein anderer Arm ist im Rücken: nur Maus.
arm-keyboard = Dein anderer Arm ist im Rücken: nur Tastatur.

fate-rigor = { $you ->
    [yes] Du begegnest Rigor und ziehst einen Blick.
   *[no] { $name } begegnet Rigor und zieht einen Blick.
}
fate-desk = { $you ->
    [yes] Du nimmst ein Magisches Grimoire.
   *[no] { $name } nimmt ein Magisches Grimoire.
}
fate-teleport = { $you ->
    [yes] Du hältst an und deckst ein Plättchen auf.
   *[no] { $name } hält an und deckt ein Plättchen auf.
}
fate-stuck = { $you ->
    [yes] Du hältst an: Alle anderen Teleporter sind besetzt.
   *[no] { $name } hält an: Alle anderen Teleporter sind besetzt.
}
link-next = { $you ->
    [yes] Du wählst,
   *[no] { $name } wählt,
} wohin { $target-you ->
    [yes] du kommst.
   *[no] { $target } kommt.
}
square-label = { $square }
square-then = dann { $square }
square-pushes = schubst { $name }
square-rigor = begegnet Rigor

step-card = Karte
step-first = Schritt
step-second = Zweiter Schritt
step-shove = Schubs

own-looks = Deine Blicke
own-books = Deine Grimoires
no-looks = Noch kein Blick. Schau nicht auf.
no-books = Noch kein Grimoire. Sie liegen auf dem Schreibtisch.
no-looks-other = Noch kein Blick.
no-books-other = Noch kein Grimoire.
hidden-by-head = Gesenktes Haupt: Du siehst keine fremden Karten.
known-cards = Bekannte Karten:
their-hand = Die Hand von { $name }
take-card = Karte { $slot } nehmen: { $card }
sheet-title = { $name } · { $pawn }
seat-state = { $square }, { $looks ->
    [0] kein Blick
    [one] 1 Blick
   *[other] { $looks } Blicke
}
seat-told = { $name }: Rang { $place }. Blicke: { $looks }. Grimoires: { $books }. Karten auf der Hand: { $cards }.
looks = Blicke
books = Magische Grimoires
place = Rang
goblin = Goblin
standing = Stand
fewest-first = wenigste Blicke zuerst
ties = Gleichstand: mehr Bücher, dann mehr Zeichen.
fourth-ends = Ein vierter Blick beendet die Partie.
nearly-out = Einen Blick vor dem Ende: { $names }.
deck-cards = Karten
deck-looks = Blicke
under-looks = Unter den Blicken:
look-eased = Seine leichtere Form genügt.
rejected = { $count ->
    [one] Abgelehnt, das Symbol ist schon da:
   *[other] Abgelehnt, die Symbole sind schon da:
}
deck-books = Grimoires
tokens = Plättchen
token-down = verdeckt
token-letter-teleport = O
token-letter-grimoire = G
token-letter-trap = F
final = { $looks ->
    [one] 1 Blick
   *[other] { $looks } Blicke
}, { $books ->
    [one] 1 Grimoire
   *[other] { $books } Grimoires
}, { $symbols ->
    [one] 1 Zeichen
   *[other] { $symbols } Zeichen
}

not-placed = noch nicht auf dem Plan
text-floor = Der Boden: Spalten a bis g, Reihen 1 bis 10, der Schreibtisch auf a9 bis b10
text-key = B Buch, S Schriftrolle, T Trank, J Juwelen, * Schreibtisch, # Regal, - geschlossen, ○ Teleporter.
text-reach = Rigor erreicht in einem Schritt: { $one }. In zweien: { $two }.
text-chain = Der Schubs
text-link = { $pusher } schubst { $pushed } von { $start } nach { $to }; { $chooser } wählt
text-goblins = Goblins
text-cards = Karten: { $cards }
key-cards = Eine Karte nehmen und zu ihrem ersten Feld
key-arrows = Zum nächsten leuchtenden Feld
key-tab = Zum nächsten Wählbaren
key-plain = Stehen bleiben, Zug beenden, Hand tauschen
key-enter = Wählen, dann bestätigen
key-undo = Rückgängig
key-escape = Zurücklegen

# eine erste Partie, mit Anleitung

# das Ende
ending-stone = Du hast einmal zu oft aufgeschaut
ending-won = Du hast den Kopf unten behalten. Du gewinnst!
ending-other = { $name } hielt den Kopf am tiefsten
ending-out = { $you ->
    [yes] Dein vierter Blick macht dich zu Stein und beendet die Partie.
   *[no] Der vierte Blick macht den Goblin von { $name } zu Stein und beendet die Partie.
}
ending-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
} mit { $looks ->
    [0] keinem Blick
    [one] einem Blick
   *[other] { $looks } Blicken
} und { $books ->
    [0] keinem Grimoire
    [one] einem Grimoire
   *[other] { $books } Grimoires
}.
ending-books = Das letzte Grimoire ist weg: Die Bibliothek schließt.
ending-looks = Woher deine Blicke kamen
ending-look = Zug { $turn }: { $cause ->
    [slip] eine gebrochene Buße
    [blamed] jemand schob dir die Schuld zu
    [trap] ein Plättchen unter einem Teleporter
   *[met] Rigor hat dich gesehen
}
ending-close = { $by ->
    [looks] { $count ->
        [one] { $you ->
            [yes] Ein Blick weniger, und du lägst gleichauf mit { $first }.
           *[no] Ein Blick weniger, und { $name } läge gleichauf mit { $first }.
        }
       *[other] { $you ->
            [yes] { $count } Blicke weniger, und du lägst gleichauf mit { $first }.
           *[no] { $count } Blicke weniger, und { $name } läge gleichauf mit { $first }.
        }
    }
    [books] { $you ->
        [yes] So viele Blicke wie { $first }: Dir fehlten Grimoires.
       *[no] So viele Blicke wie { $first }: { $name } hatte zu wenig Grimoires.
    }
    [symbols] { $you ->
        [yes] So viele Blicke und Grimoires wie { $first }: Dir fehlten Magiezeichen.
       *[no] So viele Blicke und Grimoires wie { $first }: { $name } hatte zu wenig Magiezeichen.
    }
   *[shared] In allem gleich.
}

# was von einem Ereignis erzählt wird, wo der Plan es zeigt: ohne Felder
ground-book = ein Buch
ground-scroll = eine Schriftrolle
ground-potion = einen Trank
ground-gems = Juwelen
ground-desk = den Schreibtisch
ground-teleport = einen Teleporter
ground-none = den Boden
seen-placed = { $you ->
    [yes] Du nimmst deinen
   *[no] { $player } nimmt den
 } Platz ein.
seen-stepped = { $you ->
    [yes] Du gehst
   *[no] { $player } geht
 } auf { $ground }.
seen-rigor = { $you ->
    [yes] Du bewegst
   *[no] { $player } bewegt
 } Rigor auf { $ground }.
seen-warped = { $you ->
    [yes] Du lässt
   *[no] { $player } lässt
 } Rigor verschwinden und auf einem anderen Teleporter erscheinen.
seen-pushed = { $you ->
    [yes] Du schubst
   *[no] { $player } schubst
 } { $target-you ->
    [yes] dich
   *[no] { $target-player }
 } auf { $ground }.
seen-met = { $you ->
    [yes] Du begegnest
   *[no] { $player } begegnet
 } Rigor. O weh.
seen-moved = { $you ->
    [yes] Du kommst
   *[no] { $player } kommt
 } auf { $ground }.
seen-reason-square-taken = Da steht schon jemand.
seen-reason-not-a-start = Von dort startet niemand.
seen-reason-not-adjacent = Das ist nicht das nächste Feld.
seen-reason-bookcase = Durch ein Regal kann niemand gehen.
seen-reason-symbol-differs = Dort ist { $symbol }; deine Karte führt nicht dorthin.
seen-reason-cannot-be-pushed = Der Goblin dort lässt sich nirgendwohin schubsen.
seen-reason-nobody-to-push = Da ist niemand zum Schubsen.
seen-reason-push-back = Nie zurück, wo der Schubs herkam.
seen-reason-pushed-already = Wer dort steht, gehört schon zu dieser Kette.
seen-reason-chain-blocked = So könnte die Kette nicht enden.
seen-reason-not-a-refuge = Dorthin kann der Goblin nicht.

# ein Zug in einer Zeile, hinter einem Namen
recap-placed = auf dem Plan
recap-played = { $card }
recap-rigor = Rigor bewegt
recap-warped = Rigor teleportiert
recap-pushed = { $target-you ->
    [yes] du wirst geschubst
   *[no] { $target-player } wird geschubst
 }
recap-met = Rigor schaut auf!
recap-look = { $shown ->
    [yes] { $look }
   *[no] ein neuer Blick
 }
recap-no-look = kein Blick mehr da
recap-book = { $shown ->
    [yes] { $book }
   *[no] ein Grimoire
 }
recap-token = ein Plättchen: { $token }
recap-exchanged = die ganze Hand getauscht
recap-discarded = abgelegt: { $card }
recap-used = benutzt: { $book }
recap-unhexed = abgeschüttelt: { $look }
recap-changed = Platz getauscht mit { $target-you ->
    [yes] dir
   *[no] { $target-player }
 }
recap-pilfered = { $target-you ->
    [yes] deine Hand durchsucht
   *[no] die Hand von { $target-player } durchsucht
 }
recap-blamed = { $target-you ->
    [yes] die Schuld liegt bei dir
   *[no] die Schuld liegt bei { $target-player }
 }
recap-slip = gepatzt: { $look }
recap-caught = „Erwischt!“
recap-spared = stattdessen ein anderer Blick
recap-cleared = nicht schuldig
recap-out = zu viel gesehen
recap-last-book = das letzte Grimoire
