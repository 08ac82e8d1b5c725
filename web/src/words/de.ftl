# Was die Seite selbst sagt, was auch immer gespielt wird.
house = Armarium
motto = Ein Schrank voller Bücher, ein Tisch, kein Konto nötig.
loading = Einen Moment…
reason-no-answer = Der Tisch antwortet nicht. Versuch es gleich noch einmal.
home = Zum Schrank
home-link = Armarium, zurück zum Schrank
close = Schließen
keep = Behalten
on = an
off = aus
you = Du
guest = Gast
nobody = niemand
bot = Bot
away = weg
seat-free = Freier Platz

# der Schrank
play-now = Losspielen
play = Spielen
learn = Lernen
invite = Einladen
rules = Regeln
players-word = { $count ->
    [one] Person
   *[other] Personen
}
minutes = { $minutes } min
tables = Tische
my-tables = Meine Tische
my-tables-none = Noch kein Tisch. Schlag ein Buch auf und spiel.
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
open-tables = Offene Tische
open-tables-none = Noch hat niemand einen Tisch eröffnet. Mach den Anfang: Einladen, dann öffentlich zeigen.
cupboard-bare = Der Schrank ist leer.
seats-taken = { $taken } von { $seats } Plätzen
choice-taken = Das ist schon vergeben.
sit-down = Hinsetzen
watch = Zuschauen
table-gathering = wartet auf Mitspielende
table-turn = Zug { $turn }, { $points }
table-over = vorbei: { $points }
table-points = { $name } { $points }
table-turn-only = Zug { $turn }
stage-gathering = sammelt sich
stage-over = vorbei
stage-stopped = geht nicht weiter
decides = { $names } { $count ->
    [one] entscheidet
   *[other] entscheiden
}

# ein neuer Tisch
new-table = { $game }: ein neuer Tisch
table-name = Name des Tisches
table-name-hint = Verregneter Sonntag
seats = Plätze
bots-count = Bots
bot-level = Welcher Bot
options = Optionen
option-needed = Eingeschaltet: { $seats } Personen brauchen es.
listed = Im Schrank zeigen
    .text = Sonst finden ihn nur Leute mit dem Link.
open-table = Tisch eröffnen
this-table = Dieser Tisch

# das Sammeln
gathering-title = Der Tisch ist gedeckt
gathering-free = { $free ->
    [one] Ein Platz ist frei. Schick den Link oder ruf einen Bot.
   *[other] { $free } Plätze sind frei. Schick den Link oder ruf Bots.
}
gathering-full = Alle sind da.
gathering-shared = Kein Handy? Teilt euch dieses: Füg die Person als „Jemand neben dir“ hinzu.
beside-add = Jemand neben dir
beside-name = Wie heißt die Person?
beside-you = neben dir
choice-own = Deine Wahl
choice-of = Wahl von { $name }
beside-remove = Platz freigeben
bot-add = Bot rufen
remove = Entfernen
remove-all = Alle entfernen
bot-remove = Bot wegschicken
start = Partie starten
leave = Tisch verlassen
wait-for-host = { $host } startet die Partie.
invite-title = Freunde einladen
invite-link = Adresse dieses Tisches
qr-alt = QR-Code von { $link }
copy = Kopieren
copied = Link kopiert
spectators = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
let-bot = Bot für mich spielen lassen
take-over = Platz zurücknehmen
let-bot-for = Bot für { $name } spielen lassen
take-over-for = { $name } nimmt den Platz zurück
record = Aufzeichnung speichern
absence = Ein Bot springt ein nach
seconds-long = { $seconds ->
    [one] 1 Sekunde
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [900] 15 Minuten
   *[other] { $seconds } Sekunden
}
bot-comes-in = Weg: Ein Bot spielt in { $clock }
bot-comes-later = Ist die Zeit um, spielt ein Bot für { $name }.
bot-allowed = Reißt meine Verbindung ab, darf sofort ein Bot spielen
    .text = Sonst kommt ein Bot nach { $time }. Der Platz bleibt deiner.
bot-stood-in = { $count ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht.
}
bot-reclaim = Zurücknehmen
bot-keep = So lassen
bot-stands-in = ein Bot springt ein
bot-plays-for-you = Ein Bot spielt für dich.

# das Spielzimmer
room-sub = mit { $names } · Zug { $turn }
room-sub-many = mit { $count } anderen · Zug { $turn }
room-turn = Zug { $turn }
room-sub-alone = allein · Zug { $turn }
players = Am Tisch
board-label = { $game }, der Spielplan
rail = Stand, Verlauf, Chat und Hilfe
log = Verlauf
chat = Chat
help = Hilfe
log-empty = Noch ist nichts geschehen.
log-begun = Begonnen nach den Regeln { $begun }. Nach den Regeln { $rules } kommt alles gleich heraus, also geht es mit ihnen weiter.
played = { $you ->
    [yes] Du hast einen Zug gemacht.
   *[no] { $player } hat einen Zug gemacht.
 }
seat-label = { $name }, Punkte: { $points }
seat-to-move = ist dran
announce-more = Und { $count } weitere: Drück I.
tell-all = Den letzten Zug ganz hören
your-turn = Du bist dran
turn-of = { $name }, du bist dran
waits-for = { $names }
undo = Zurück
ask-back = Um Rücknahme bitten
    .text = Die anderen müssen zustimmen. Bis sie geantwortet haben, kannst du noch „Schon gut“ sagen.
    .yes = Fragen
back-alone = Deinen letzten Zug zurücknehmen?
    .text = Seither wurde etwas gezogen oder gezeigt. Du darfst das, aber dann zählt die Partie nicht mehr.
    .yes = Zurücknehmen
confirm = Bestätigen
not-here = Nicht hier
explain-title = Was ist das?
explain-ask = Tippe an, was du erklärt haben möchtest.
explain-start = Etwas erklären
explain-key = Was ist das? (zu dem, was gerade ausgewählt ist)
clause-link = Regel { $clause }
replay-last = Letzten Zug zeigen
recap-title = Was gerade geschah
recap-open = Was gerade geschah: Verlauf öffnen
headline-turn = { $name }: { $did }
recap-none = Nichts Neues seit deinem letzten Zug.
wait-for-me = Warte auf mich
faster = Schneller
space-key = Leertaste
go-on = Weiter
reshowing = Der letzte Zug noch einmal
connection-lost = Die Verbindung ist weg. Neuer Versuch läuft; deine Züge bleiben erhalten.
asking-mine = Du willst deinen Zug zurücknehmen. Die anderen sind gefragt.
asking-other = { $name } möchte einen Zug zurücknehmen.
agree = Einverstanden
stopped = Diese Partie begann nach älteren Regeln ({ $rules }) und kann nach den heutigen nicht weitergehen. Du kannst sie ansehen, nachspielen und ihre Aufzeichnung speichern.
stopped-ended = Diese Partie wurde einvernehmlich beendet: Sie begann nach älteren Regeln und konnte nicht weitergehen.
stopped-start = Die heutigen Regeln können sie nicht so aufbauen, wie sie war:
stopped-line = Der erste Unterschied ist Zeile { $n }, „{ $move }“; ab dort zeigt der Verlauf die Züge, wie sie aufgeschrieben sind.
stopped-hidden = Der erste Unterschied ist Zeile { $n }; ab dort zeigt der Verlauf die Züge, wie sie aufgeschrieben sind, die der anderen nach dem Ende.
end-game = Partie beenden
end-waits = Du willst sie beenden. Die anderen sind gefragt.
end-wanted = { $names }: Schluss machen.
disagree = Dagegen
mute = { $name } stumm schalten
unmute = { $name } wieder hören
chat-say = Sag etwas Nettes
chat-empty = Noch ist es still.
chat-closed = An diesem Tisch gibt es keinen Chat.
send = Senden
typed-move = Zug eintippen
typed-sent = { $move }: gesendet
typed-unknown = „{ $move }“ ist gerade kein Zug.
play-it = Spielen
offers-count = { $count ->
    [0] Gerade kein möglicher Zug
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}
text-board = Die Stellung in Worten
keys = Tasten
jump-to = Zu Zug { $n }

# das Ende
result-by = { $you ->
    [yes] { $margin ->
        [one] Du gewinnst mit einem einzigen Punkt Vorsprung!
       *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
    }
   *[no] { $margin ->
        [one] { $name } gewinnt mit einem einzigen Punkt Vorsprung
       *[other] { $name } gewinnt mit { $margin } Punkten Vorsprung
    }
}
result-bare = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt
}
result-shared = Geteilter Sieg: { $names }
result-nobody = Niemand gewinnt
result-counting = Die Punkte werden gezählt…
result-scores = Endstand
close-title = Wie knapp es war
close-before = { $place ->
    [ahead] Vor dem letzten Zug lagst du vorn, { $mine } zu { $theirs }.
    [behind] Vor dem letzten Zug lagst du zurück, { $mine } zu { $theirs }.
   *[even] Vor dem letzten Zug stand es gleich, { $mine } zu { $mine }.
}
close-changes = { $count ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
close-never = { $you ->
    [yes] Du lagst von Anfang bis Ende vorn.
   *[no] { $name } lag von Anfang bis Ende vorn.
}
ending-turn = Zug { $turn }: { $what }
ending-cost = Was es dich gekostet hat
see-turned = Was entschied die Partie?
again-with = Noch einmal mit { $name }
again-plain = Noch einmal
again-same = Dasselbe noch einmal
again-options = Andere Optionen
next-book = Nächstes Buch: { $game }
rematch = Revanche
rematch-go = Zur Revanche
fair-title = War der Zufall fair?
fair-text = Vor dem ersten Zug hat der Tisch seinen Zufall verschlossen und dieses Siegel gezeigt. Jetzt zeigt er den Schlüssel: Wer will, kann prüfen, dass beide zusammengehören.
fair-commitment = Siegel
fair-secret = Schlüssel
fair-later = kommt am Ende

# Nachspielen
replay = Nachspielen
replay-start = Der Anfang
replay-first = Zum Anfang
replay-prev = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last-move = Zum Ende
replay-place = Stelle in der Partie
replay-of = { $n } von { $last }
viewpoint = Gesehen von
spectator = Publikum
share-move = Link zu diesem Zug
to-table = Zum Tisch

# Tipps und Analyse
hint = Tipp
hint-title = Der Meister rät
hint-pondering = Der Meister denkt nach…
hint-shown = Sieh es auf dem Spielplan.
hint-share = { $share } % Siegchance.
hints-allowed = Tipps
    .text = Wer dran ist, darf den Meister fragen; der Verlauf zeigt es.
analysis = Analyse
analysis-text = Der Meister sieht sich jeden Zug noch einmal an: wie es stand, was am besten war, wo die Partie kippte.
analysis-about = Die Chancen schätzt der Meister aus dem, was damals zu sehen war.
turning-slip-title = { $you ->
    [yes] Zug { $turn }: Es gab Besseres
   *[no] Zug { $turn }: { $name } hat etwas übersehen
}
turning-star-title = Zug { $turn }: dein bester Moment
turning-luck-title = { $you ->
    [yes] Zug { $turn }: Dein Zug hat die Partie gedreht
   *[no] Zug { $turn }: { $name } hat die Partie gedreht
}
turning-shares = { $best } % statt { $share } % Siegchance.
turning-swing = { $who }: von { $before } % auf { $after } %.
better = Besser:
better-another = ein anderer Zug.
better-other = etwas anderes. Probier es aus.
certain = Sicher:
likely = Wahrscheinlich:
practise = Von hier noch einmal versuchen
study-early = Eine erste Partie ist zum Umschauen da. Nimm eines mit: Versuch das Erste davon noch einmal.
study-all = Alle Züge, nach Note gezählt
analysis-done-of = { $done } von { $moves } Zügen
analyse = Partie analysieren
analyse-again = Analyse noch einmal versuchen
graph-label = Siegchancen: { $told }
graph-seat = { $name } { $share } %

# Regeln
rules-of = Die Regeln von { $game }
rules-intro = Wird ein Zug abgelehnt, verweist der Tisch auf eine dieser Regeln.
print = Drucken
contents = Inhalt
in-short = Kurz gesagt
all-parts = Alles in der Schachtel
rules-short = { $game } kurz gesagt
rules-search = In den Regeln suchen
rules-hits = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-nothing = Das steht in keiner Regel und auf keiner Karte. Versuch ein kürzeres Wort.
short-aim-title = Ziel
short-turn-title = Ein Zug in fünf Zeilen
short-end-title = Wie es endet
short-box = Personen: { $seats }. Etwa { $minutes } Minuten.
guide-range = { $first } bis { $last }
guide-try = Ausprobieren
rules-none = Diese Regeln stehen hier nicht.
tag-book = Regelheft
tag-public = andere Ausgaben
tag-recon = nachgebaut
tag-ruling = unsere Entscheidung

# Einstellungen und Profil
settings = Einstellungen
profile = Du am Tisch
profile-edit = Name und Bild ändern
profile-kept = Gespeichert
name = Name
avatar = Bild
avatar-n = Bild { $n }
language-turn = Sprache wechseln
theme-turn = Tag oder Nacht
set-language = Sprache
set-theme = Licht
theme-night = Nacht
theme-light = Tageslicht
theme-auto = Wie das System
set-speed = Animationen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
set-hand = Deine Hand zum Ziehen
hand-right = Rechte
hand-left = Linke
set-sound = Ton
    .text = Leise Töne für Karten, Züge und das Ende.
set-captions = Untertitel
    .text = Töne als Worte über dem Spielplan.
set-shapes = Kräftigere Formen
    .text = Dickere Umrisse und Buchstaben, für Augen, die Farben verwechseln.
set-easier = Leichtere Bußen
    .text = In Kragmortha: Schalter und Knöpfe statt Halten, Tasten und Tippen, und doppelt so viel Zeit. Nur für dich, an jedem Tisch.
set-confirm = Jeden Schritt bestätigen
    .text = Aus: Ein Klick spielt sofort.

# Töne als Worte
sound-lay = eine Figur wird abgesetzt
sound-pick = etwas wird aufgenommen
sound-draw = eine Karte wird gezogen
sound-turn = ein Glöckchen: Du bist dran
sound-no = ein dumpfes Klopfen: so nicht
sound-end = ein Schlussakkord
sound-collapse = Karten stürzen krachend ein
sound-rustle = Papier raschelt
sound-creak = der Stapel knarrt

lost-title = Diese Seite steht nicht im Schrank
lost-book = „{ $book }“ steht nicht in unserem Schrank
lost-book-text = Wir haben überall gesucht, sogar hinter dem Sockel. Diese Bücher haben wir:
lost-text = Vielleicht gibt es den Tisch nicht mehr, oder der Link hat unterwegs einen Buchstaben verloren.

# ein Spiel ohne eigenen Bildschirm
plain-offers = Was du tun kannst
plain-others = Andere Züge
plain-choose = Wähle einen Zug
plain-watch = Warte ab
plain-over = Die Partie ist vorbei
plain-yes = ja
plain-no = nein
plain-none = –
plain-standing = Am Tisch
plain-to-act = ist dran
plain-key-arrows = von Zug zu Zug
plain-key-enter = den Zug nehmen, dann spielen
plain-key-undo = zurücknehmen
plain-key-escape = zurücklegen

# mit wem du spielst
bot-random = Pip
    .about = Spielt das Erste, was erlaubt ist, und hofft das Beste.
bot-greedy = Borste
    .about = Zählt, was vor ihm liegt, nie den nächsten Zug.
bot-novice = Hasel
    .about = Hat gute Ideen und vergisst die Hälfte.
bot-heuristic = Grimbart
    .about = Kennt die alten Kniffe dieses Buchs und traut sonst nichts.
bot-apprentice = Vesper
    .about = Denkt ein wenig voraus. Schlägt zu, wenn du wegschaust.
bot-adept = Ottilie
    .about = Wägt jeden Zug zweimal ab und hat es selten eilig.
bot-sage = Tobias
    .about = Langsam, alt, und kennt deinen Plan schon.
bot-master = Corvin
    .about = Sieht weiter als alle hier. Irrt fast nie.
opponent-who = Wer sitzt dir gegenüber?
opponent-who-team = Wer spielt an deiner Seite?
opponent-choose = Du spielst mit { $name }. Jemand anderen wählen
opponent-first = Fang an, mit wem du magst; nach einem Sieg schlagen wir den Nächsten vor.
opponent-first-team = Ihr gewinnt oder verliert zusammen. Wähle, wer dir hilft.
opponent-beaten = Letztes Mal hast du { $name } geschlagen, { $own } zu { $other }.
opponent-lost = Letztes Mal hat { $name } gewonnen, { $other } zu { $own }.
opponent-beaten-plain = Letztes Mal hast du { $name } geschlagen.
opponent-lost-plain = Letztes Mal hat { $name } gewonnen.
opponent-next = { $name } ist die nächste Stufe.
opponent-team-won = Letztes Mal hast du mit { $name } gewonnen.
opponent-team-lost = Letztes Mal hat es mit { $name } nicht gereicht.
opponent-flag = als Nächstes
opponent-level = Stärke { $n } von { $of }
opponent-weakest = am sanftesten von allen
opponent-share = gewinnt { $wins } von 100 gegen { $name }
opponent-team-share = zwei davon gewinnen { $wins } von 100 auf Stufe 3
opponent-times = { $count ->
    [one] einmal geschlagen
    [2] zweimal geschlagen
   *[other] { $count }-mal geschlagen
}
opponent-harder = Jemand Stärkeres
play-with = Mit { $name } spielen

# hereinkommen
guest-title = { $host } hat dir einen Tisch gedeckt
guest-title-nobody = Ein Tisch ist für dich gedeckt
guest-about = für { $seats }, etwa { $minutes } Minuten. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
guest-name = Wie dürfen wir dich nennen?
guest-wish = Was möchtest du tun?
wish-sit = Hinsetzen
    .text = Nimm einen freien Platz und spiel gleich hier.
wish-watch = Zuschauen
    .text = Sieh dem Tisch zu. Hände bleiben auch dir verborgen.
wish-share = Dieses Handy teilen
    .text = Jemand neben dir spielt darauf mit.
guest-sit = Als { $name } hinsetzen
guest-watch = Als { $name } zuschauen
guest-share = Als { $name } und { $other } hinsetzen
guest-private = Kein Konto. Dein Name ist nur an den Tischen zu sehen, die du besuchst.
gathering-seated = Du bist dabei. { $host } startet die Partie{ $free ->
    [0] { "" } gleich.
    [one] , sobald der letzte Platz besetzt ist.
   *[other] , sobald die { $free } freien Plätze besetzt sind.
}
gathering-watching = Du schaust zu. Los geht es, wenn { $host } die Partie startet.
watching = Du schaust zu. Verdeckte Karten bleiben verdeckt.
host = leitet den Tisch
hand-over = Leitung abgeben
hand-over-to = { $name } den Tisch leiten lassen
close-table = Tisch schließen
stay = Bleiben
ask-leave = Den Tisch verlassen?
    .text = Dein Platz wird für jemand anderen frei.
ask-leave-game =
    .text = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
ask-leave-box =
    .text = Ein anderes Handy kann für dich weitermelden. Über denselben Link kommst du jederzeit zurück.
ask-close = Den Tisch schließen?
    .text = Alle gehen nach Hause, und der Link führt nirgends mehr hin.
withdraw = Schon gut
server-gone = Der Computer des Tisches antwortet nicht. Vielleicht schläft er, oder sein Netz ist weg; wir versuchen es weiter.
invite-network = Klappt für alle in deinem WLAN
invite-everywhere = Klappt von überall
invite-camera = Richte eine Handykamera auf den Code oder tipp die Adresse ein.
invite-here-only = Dieser Link geht nur auf diesem Computer
invite-open-door = Damit Handys in deinem WLAN hereinkommen, öffne einmal die Tür.
invite-ask-owner = Damit andere hereinkommen, muss der Tisch für sein Netz gestartet werden: make play LAN=1.
invite-no-code = Ein Code würde noch nirgends hinführen: Handys erreichen diesen Computer nicht.
invite-link-here = Link für diesen Computer
door-open = Handys in diesem WLAN hereinlassen
door-about = Nur Leute in deinem eigenen Netz können mitmachen, und nur solange der Tisch offen ist. Hier kannst du die Tür wieder schließen.
door-close = Die Tür zum Netz schließen
copy-by-hand = Dein Browser kopiert hier nicht. Der Link ist markiert: Kopier ihn über das Menü oder mit Strg+C.
share-link = Link schicken

# Lektionen
lesson-of = { $game } lernen
lesson-sub = { $count } kurze Kapitel und eine ganze Partie
lesson-leave = Lektion verlassen
lesson-place = Kapitel { $n } von { $of }
lesson-aim-word = Ziel
lesson-yes = Genau so
lesson-no = Nicht ganz
lesson-shown = So geht es. Bestätige und sieh, was geschieht.
lesson-chip-task = Deine Aufgabe
lesson-chip-almost = Fast
lesson-chip-done = Geschafft
lesson-nothing-lost = Nichts ist verloren: Alles ist wieder, wo es war.
lesson-show = Zeig’s mir
lesson-go-on = Weiter
lesson-next = Nächstes Kapitel
lesson-chapters = Alle Kapitel
lesson-hush = Bitte keine Worte mehr
learn-sub = { $count } kurze Kapitel in etwa { $minutes } Minuten und eine ganze Partie
learn-done = { $done } von { $of } geschafft
learn-open = Spiel ein Kapitel noch einmal, wann du willst. Nichts ist gesperrt.
learn-begin = Anfangen
learn-go-on = Weiter
learn-all = Eine echte Partie spielen
learn-chapters = Kapitel
learn-chapter-done = geschafft
learn-chapter-on = weiter
learn-chapter-first = hier anfangen
wrong = Hier stimmt etwas nicht
wrong-text = Sag es in einem Satz. Du bekommst eine Datei mit dem, was du siehst: den Tisch, den Verlauf, wie du ihn kennst, diese Version und deinen Browser. Nichts, was dir verborgen ist, steht darin, und nichts wird verschickt: Gib die Datei an jemanden weiter, der es richten kann.
wrong-sentence = Was stimmt nicht?
wrong-make = Datei erstellen

# Rätsel
puzzles = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-all = Alle { $count } Rätsel
puzzles-none = Zu diesem Buch gibt es noch keine Rätsel.
puzzle-today = Rätsel des Tages
puzzle-daily = Rätsel des Tages
puzzle-number = Rätsel { $n } von { $of }
puzzle-difficulty = Schwierigkeit
puzzle-hard = Schwierigkeit { $n } von { $of }
puzzle-free = Falsche Versuche kosten nichts. Jeder sagt, warum.
puzzle-solved = Gelöst!
puzzle-next = Das nächste
puzzle-show = Zeig mir die Lösung
puzzle-checked = Aus einer Partie zwischen Bots, das Verdeckte immer wieder neu verteilt: Die Lösung gewinnt mindestens fünfzehn Partien von hundert mehr als alles andere.
puzzle-streak = { $count ->
    [0] Lös es heute, und eine Serie beginnt.
    [one] Ein Tag in Folge.
   *[other] { $count } Tage in Folge.
}

back-to-here = Zurück bis hier
back-to = Zurück an diese Stelle?
    .text = Alles, was danach gemeldet wurde, fällt weg. Wer sonst noch da ist, muss zustimmen.
    .yes = Fragen

# Die Tür zu einer echten Schachtel
own-box = Mit deiner Schachtel spielen
own-box-which = Welche Schachtel liegt auf deinem Tisch?
own-box-lead = Karten, Spielplan und Gelächter bleiben auf deinem Tisch. Ein Handy führt Buch: Nichts ist zu installieren.
own-box-who = Wer sitzt wo?
own-box-order = Wie am Tisch, im Uhrzeigersinn.
own-box-name = Person { $seat }
own-box-here = auf diesem Handy
own-box-own = eigenes Handy
own-box-middle = Ein Handy in der Mitte
own-box-each = Ein Handy für jede Person
own-box-secret = Alle brauchen ein eigenes Handy: Was es zeigt, ist geheim.
own-box-start = Anfangen
own-box-invite = { $count ->
    [one] Das andere Handy einladen
   *[other] Die anderen { $count } Handys einladen
}
own-box-alone = Du allein
own-box-picture = Die echte Schachtel mitten auf dem Tisch, Handys daneben
own-box-options = Wie gespielt wird
sound-drum = ein Trommelschlag
one-less = { $what }: eins weniger
one-more = { $what }: eins mehr
pad-sound = Ton auf diesem Handy?
pad-sound-ask = Eine Glocke oder ein Klang, wenn etwas geschieht?
pad-sound-on = Mit Ton
pad-sound-off = Leise
pad-reads = Lies es uns vor
    .about = Die Stimme des Browsers sagt, was gerade gefragt ist.
pad-correct = Verzählt? Korrigieren
sound-caught = eine Alarmglocke
pad-end = Fertig
pad-end-ask = Ist alles gezählt?
    .text = Der Block wird geschlossen und das Ergebnis gesagt. Habt ihr euch verzählt, könnt ihr noch gemeinsam zurück.
    .yes = Ja, fertig
pad-leaves = { $name } geht nach Hause
pad-phone-gone = Das Handy von { $name } ist weg.
pad-take-over = Auf diesem melden
pad-give-back = { $name } hat wieder ein Handy
pad-sit = Hinsetzen, Platz { $seat }

# die eigenen Schachteln
my-boxes = Meine Schachteln
my-boxes-about = sag uns, was in deiner gedruckt ist
box-numbers = { $game }: was in deiner steht
box-find = Karte suchen
box-doubtful = Unbekannt ({ $count })
box-all = Alle Teile ({ $count })
box-yours = { $count ->
    [one] ein eigenes Teil
   *[other] { $count } eigene Teile
}
box-as-known = { $count ->
    [0] wie wir sie kennen
    [one] ein Teil unbekannt
   *[other] { $count } Teile unbekannt
}
box-tag-book = im Regelheft
box-tag-public = aus Rezensionen
box-tag-recon = unsere Vermutung
box-tag-owner = echte Schachtel
box-from = von { $owner }
box-we-play = Wir spielen mit
box-less = Eins weniger
box-more = Eins mehr
box-this-one = Diese: Bild { $n }
box-another = Eine andere
box-tap = Zurechttippen
box-looked = Ich habe nachgesehen: So steht es bei mir
box-none-found = Nichts mit diesem Namen.
box-all-known = Hier ist alles bekannt. Danke!
box-differ = { $count ->
    [0] Kein Unterschied
    [one] Ein Teil ist anders
   *[other] { $count } Teile sind anders
}
box-differs = { $part } { $value }
box-plays = Geprüft: Damit lässt sich spielen.
box-again = Sieh noch einmal nach: { $part }. Im Regelheft steht { $value }.
box-owner = Dein Name
box-name = Name deiner Schachtel
box-name-default = Schachtel von { $owner }
box-play = Mit meiner Schachtel spielen
box-save = Nachgesehenes speichern
box-unused = Deine Datei lässt sich nicht benutzen, also wird mit der Schachtel des Hauses gespielt. Was du hier speicherst, tritt an ihre Stelle.
box-waiting = Gespeichert. Schließ den Tisch und öffne ihn wieder: Dann wird damit gespielt.
box-report = Datei zum Weitergeben
box-back = Zurück zur Schachtel des Hauses
box-back-about = Ab dem nächsten Start wird wieder mit der Schachtel des Hauses gespielt. Was du gesagt hast, bleibt daneben aufgehoben.
box-how-known = Woher wir es wissen
box-known = { $doubtful ->
    [0] Alle { $parts } Teile dieser Schachtel sind bekannt.
    [one] Von den { $parts } Teilen dieser Schachtel ist eines geraten, bis jemand nachsieht, dem sie gehört.
   *[other] Von den { $parts } Teilen dieser Schachtel sind { $doubtful } geraten, bis jemand nachsieht, dem sie gehört.
}
box-owner-told = { $count ->
    [one] Ein Teil kommt von { $owner }.
   *[other] { $count } Teile kommen von { $owner }.
}
box-then = Was dann geschieht
box-then-about = Ab dem nächsten Start steht an deinen Tischen „{ $name }“ unter dem Namen des Buchs; so wissen alle, welche Zahlen gelten. Gäste können diese Seite weder sehen noch ändern. Rätsel, und Lektionen, die nicht mehr aufgehen, sind so lange weggeräumt.
box-played-with = Gespielt mit { $name }
