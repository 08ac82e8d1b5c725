# Die Worte des Hauses auf Deutsch. Jedes Spiel bringt seine eigenen in games/<Spiel>/words/ mit.

game-rune = Rune
game-grimoire = Grimoire
game-kragmortha = Kragmortha
game-kamimai = KamiMaï

bot-random = Zufall
    .about = Spielt irgendetwas, das erlaubt ist. Anfängerglück inbegriffen.
bot-greedy = Gierschlund
    .about = Nimmt, was sofort am meisten bringt, und schaut nie weiter.
bot-heuristic = Schlaukopf
    .about = Kennt die Kniffe dieses Spiels und ahnt, was die anderen vorhaben.
bot-novice = Neuling
    .about = Hat das Buch heute früh aufgeschlagen: denkt kurz, wählt kühn.
bot-apprentice = Lehrling
    .about = Schaut ein Stück voraus und patzt noch ab und zu.
bot-adept = Adept
    .about = Spielt solide; du brauchst einen Plan.
bot-sage = Weiser
    .about = Denkt vor jedem Zug Tausende Welten durch.
bot-master = Meister
    .about = Nimmt sich für jeden Zug eine ganze Sekunde und nutzt sie aus.

value-on = an
value-off = aus
# Was man für Ja tippen kann, das Kurze zuerst
answer-yes = j ja

# Ablehnungen, die zu keinem Spiel gehören
reason-not-offered = „{ $move }“ gehört gerade nicht zu deinen Zügen.
reason-game-unknown = Im Schrank ist kein Spiel „{ $game }“. Es gibt: { $games }.
reason-bot-unknown = Für { $game } gibt es keinen Bot „{ $bot }“. Es gibt: { $bots }.
reason-game-broken = Das Spiel „{ $game }“ lässt sich nicht benutzen: { $problem }.
reason-bot-none = { $game } spielen hier nur Menschen: Deine eigene Schachtel liegt auf dem Tisch.
reason-bot-broken = Der Bot „{ $bot }“ lässt sich nicht benutzen: { $problem }.
reason-bot-other-game = Der Bot „{ $bot }“ spielt nicht { $game }. Er spielt: { $games }.
reason-bot-failed = Der Bot „{ $bot }“ ist ausgefallen: { $problem }.
reason-bot-form = „{ $text }“ ist kein Bot; schreib Name=Befehl, den Namen in Kleinbuchstaben, Ziffern und Bindestrichen, und einen, der noch frei ist.
event-crept = Karte { $slot } ist { $way } mm mitgekommen und bleibt dort. Sie ist nicht gezogen.
event-tipped = Karte { $slot } verliert zuerst das Gleichgewicht. { $why ->
    [hand] Die Hand riss ihre Nachbarinnen mit.
    [bared] Ein Ende war nackt: Nichts lehnte mehr daran.
    [centre] Die Mitte war leer: Die beiden Seiten hatten keinen Halt.
    [knock] Ein weniger leerer Stapel hätte das ausgehalten.
   *[balance] Jede Karte ändert das Gleichgewicht; diese war eine zu viel.
 }
event-bot-replaced = { $bot } ist ausgefallen. { $next-bot } spielt an dieser Stelle weiter.
event-luck-undone = Ein Zug wurde zurückgenommen, nachdem der Zufall gefallen oder etwas aufgedeckt war. Die Partie geht weiter, zählt aber für keine Statistik und keine Wertung.
event-hint-asked = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } den Meister um einen Tipp gebeten.
reason-language-unknown = Für die Sprache „{ $language }“ gibt es keine Worte. Es gibt: { $languages }.
reason-clause-unknown = { $game } hat keine Regel „{ $clause }“. Es gibt { $first } bis { $last }.
reason-seats-impossible = { $game } geht nicht zu { $seats }. Möglich ist: { $counts }.
reason-option-unknown = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
reason-option-value = Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
reason-part-missing = parts.toml: „{ $field }“ fehlt.
reason-part-unreadable = Die parts.toml von { $game } ist nicht lesbar: { $problem }.
reason-part-number = parts.toml, { $field }: „{ $value }“ ist keine Zahl von { $least } bis { $most }.
reason-part-measure = parts.toml, { $field }: „{ $value }“ ist keine Zahl größer als null, etwa 1.5.
reason-part-text = parts.toml, { $field }: „{ $value }“ muss in Anführungszeichen stehen.
reason-part-word = parts.toml, { $field }: „{ $value }“ ist keins von { $choices }.
reason-part-list = parts.toml, { $field }: Hier müssen Tabellen stehen, jede unter [[{ $field }]].
reason-part-count = parts.toml, { $field }: { $count } sind aufgeschrieben, aber [counts] sagt { $expected }.
reason-luck-missing = Der aufgeschriebene Zufall endet zu früh: Es fehlt ein Ergebnis von { $needed }.
reason-luck-unreadable = „{ $text }“ ist kein Zufallsergebnis; es müsste aussehen wie 3/10.
reason-luck-differs = Der aufgeschriebene Zufall { $value }/{ $possible } passt nicht: Es brauchte ein Ergebnis von { $needed }.

reason-record-first-line = Das ist keine Aufzeichnung: Die erste Zeile ist nicht „{ $expected }“.
reason-record-after-result = Zeile { $line } steht nach dem Ergebnis, das zuletzt kommen muss.
reason-record-line = Zeile { $line } ist nicht lesbar: „{ $text }“.
reason-record-number = Zeile { $line } trägt die Nummer { $n }, an der Reihe ist aber { $expected }.
reason-record-luck = Zeile { $line }: „{ $text }“ ist kein Zufallsergebnis; es müsste aussehen wie 3/10.
reason-record-missing = Der Aufzeichnung fehlt die Zeile „{ $field }:“. Vielleicht ist sie abgeschnitten.
reason-record-word = Die Zeile „{ $field }“ der Aufzeichnung kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
reason-record-unreadable = { $file } ist nicht lesbar ({ $problem }).
reason-rules-newer = Diese Partie lief nach den Regeln { $rules } von { $game }; hier gelten die Regeln { $ours }. Eine neuere Version von Armarium kann sie öffnen.
reason-line-differs = Diese Partie { $game } begann nach den Regeln { $rules } und läuft nach den Regeln { $ours } nicht mehr so ab, wie sie aufgeschrieben ist. Der erste Unterschied ist Zeile { $n }, „{ $move }“: { $why }
reason-begun-differs = Diese Partie { $game } begann nach den Regeln { $rules }, und die Regeln { $ours } können sie nicht so aufbauen, wie sie aufgeschrieben ist: { $why }
reason-position-differs = Die Stellung danach ist eine andere als die aufgeschriebene (Prüfwert { $written }, jetzt { $now }).
reason-result-differs = Aufgeschrieben ist dieses Ende: „{ $written }“. Jetzt ist es „{ $now }“.
reason-record-move = Zug { $n } der Aufzeichnung, „{ $move }“, ist dort nicht möglich: { $why }
reason-record-start = Die Aufzeichnung lässt sich nicht so aufbauen, wie sie dasteht: { $why }
reason-record-back = Zug { $n } geht zurück zu { $back }, das es nicht mehr gibt.
reason-record-result = Die Aufzeichnung sagt „{ $written }“, ihre Züge führen aber zu „{ $replayed }“.
reason-record-secret = Das aufgedeckte Geheimnis passt nicht zum Siegel { $commitment }.
reason-record-secret-luck = Der Zufall von Zug { $n } ist nicht der, den das Geheimnis ergibt.
reason-pull-differs = Zug { $n }, „{ $move }“, kommt anders heraus, wenn man ihn nach seinem Beleg noch einmal simuliert.
reason-proof-unreadable = „{ $proof }“ ist nicht als Beleg lesbar.
reason-record-reported = Die Aufzeichnung sagt „reported: { $written }“, aber ihr Spiel und ihre Optionen sagen etwas anderes: Berichtet wird nur neben einer echten Schachtel.
reason-record-options = Die Aufzeichnung sagt, Option „{ $option }“ sei { $written }, ihre Stellung sagt { $position }.
reason-record-seats = Die Aufzeichnung braucht { $needed } Plätze, nennt aber { $names }.
reason-file-exists = { $file } gibt es schon. Nimm einen anderen Namen.
reason-file-unwritable = { $file } lässt sich nicht schreiben ({ $problem }).
reason-games-count = Es muss mindestens 1 Partie sein, nicht { $games }.
reason-bots-count = { $game } braucht einen Bot für jeden Platz: Nenne 1 oder { $seats }, nicht { $bots }.
reason-terminal-small = Das Terminal ist zu klein: Es braucht mindestens { $width } mal { $height } Zeichen.
reason-port-taken = Port { NUMBER($port, useGrouping: 0) } auf { $host } ist belegt. Nimm mit --port einen anderen.
reason-port-forbidden = Du darfst Port { NUMBER($port, useGrouping: 0) } auf { $host } nicht öffnen. Nimm mit --port einen über 1023.
reason-port-expected = „{ $text }“ ist kein Port. Schreib eine Zahl von 0 bis 65535; 0 nimmt irgendeinen freien.
reason-public-url-form = „{ $text }“ ist keine Adresse wie https://games.example (--public-url).
reason-host-form = „{ $text }“ ist nicht der Name eines Rechners, wie games.example (--allow-host).
reason-proxy-form = „{ $text }“ ist weder eine Adresse wie 10.0.0.2 noch ein Netz wie 10.0.0.0/24 (--trusted-proxy).

# Der Tisch
reason-not-started = Die Partie hat noch nicht begonnen.
reason-already-started = Die Partie hat schon begonnen.
reason-game-over = Die Partie ist vorbei.
reason-seats-empty = Es sind noch Plätze frei. Lade jemanden ein oder setz einen Bot hin.
reason-stale = Du hast auf Zug { $at } geantwortet, der Tisch ist aber schon bei Zug { $n }.
reason-luck-unused = { $left ->
    [one] Dort steht ein Zufallsergebnis, das nicht gebraucht wird.
   *[other] Dort stehen { $left } Zufallsergebnisse, die nicht gebraucht werden.
}
reason-game-stopped = Diese Partie begann nach den Regeln { $rules } und kann nach den Regeln { $ours } nicht weitergehen: Zeile { $n } kommt nicht so heraus, wie sie aufgeschrieben ist.
reason-nothing-to-end = Diese Partie kann weitergehen; niemand muss sie beenden.
reason-undo-needs-consent = Das geht nicht einfach so zurück: Der Zufall ist gefallen, etwas wurde aufgedeckt oder jemand anders hat schon gehandelt. Du kannst die anderen fragen.
reason-move-long = Das ist zu lang für einen Zug: höchstens { $length } Zeichen.
reason-stays = Was seitdem geschah, bleibt: Nichts davor lässt sich zurücknehmen.
reason-already-asking = Es will schon jemand einen Zug zurücknehmen.
reason-nothing-to-take-back = Du hast nichts gespielt, was du zurücknehmen könntest.
reason-nothing-asked = Niemand will einen Zug zurücknehmen.
reason-not-asked-of-you = Diese Frage geht nicht an dich.
reason-choice-none = In { $game } gibt es keine Farben zu wählen.
reason-choice-unknown = „{ $choice }“ steht in { $game } nicht zur Wahl. Es gibt: { $choices }.
reason-choice-taken = { $choice } ist schon vergeben.
reason-seat-taken = Dieser Platz ist besetzt.
reason-table-crowded = An diesem Tisch schauen schon zu viele zu. Versuch es gleich noch einmal.
reason-removed = Du wurdest gebeten, diesen Tisch zu verlassen. In { $minutes } Minuten darfst du wiederkommen.
reason-nobody-to-remove = Hier ist niemand, der gehen könnte.
reason-nobody-to-hand-over-to = Den Tisch übernehmen kann nur jemand anders, der daran sitzt.
reason-page-outdated = Diese Seite ist älter als der Tisch. Sie fängt neu an.
reason-table-closed = Dieser Tisch wurde geschlossen.
reason-door-not-yours = Das geht nur direkt am Computer des Tisches.
reason-no-network = Dieser Computer ist in keinem Netz, das ein Handy mitbenutzen könnte.
reason-certificate-package = Zum Verschlüsseln fehlt ein Paket: make play LAN=1 TLS=1 holt es, oder installiere armarium[tls].
reason-certificate-folder = Das Zertifikat lässt sich nicht in { $folder } ablegen: { $problem }.
reason-seats-not-shared = { $game } lebt von Geheimnissen: Jede und jeder braucht eine eigene Seite.
reason-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
reason-player-present = Wer auf diesem Platz sitzt, ist da.
reason-absence-runs = Ein Bot darf erst nach { $seconds } Sekunden Abwesenheit einspringen.
reason-bot-too-weak = Wer einspringt, spielt mindestens so gut wie „{ $substitute }“.
reason-absence-unknown = Ein Bot kann nach { $choices } Sekunden einspringen.
reason-not-seated = Du sitzt nicht an diesem Tisch.

# Das Terminal: der Tisch
terminal-guest = Gast
terminal-player = Person { $seat }
terminal-turn = Zug { $turn }
terminal-game = Welches Spiel? Eine Nummer oder ein Name:
head-log = Was geschah
head-moves = { $count ->
    [0] Gerade keine Züge
    [one] Ein Zug
   *[other] { $count } Züge
 }
head-hints = Der Meister rät
hint-thinking = Der Meister denkt nach…
head-replay = Die Züge
field-move = tippe einen Zug, um die Liste zu kürzen, oder ziele mit den Pfeilen
field-jump = Nummer des Zugs, zu dem du springen willst
prompt-move = Du bist dran
prompt-waiting = { $players } { $count ->
    [one] überlegt
   *[other] überlegen
 }…
prompt-confirm = Dein Zug ist fertig
    .hint = Enter lässt die anderen weiterspielen, die Rücktaste nimmt ihn zurück.
several-fit = { $count } Züge passen. Tippe noch etwas mehr oder wähle mit ↑ und ↓.
trial-nothing = an den Punkten ändert sich nichts
pass-to = Gib die Tastatur an { $player }
pass-ready = { $player }, drück Enter, wenn du da bist und sonst niemand hinschaut.
keep-ask = Partie in dieser Datei speichern:
keep-keys = Enter speichern · Esc zurück zum Spiel
keep-leaving = Du gehst mitten in der Partie. In dieser Datei speichern?
keep-keys-leaving = Enter speichern und gehen · Ctrl-C gehen ohne · Esc weiter
keep-interrupted = Partie speichern? Ein Dateiname, oder j für { $file }; Enter allein verwirft sie:
kept-game = armarium play --resume { $file }   { $game }, { $players }, { $moves } Züge
kept-none = In diesem Ordner liegt keine angefangene Partie. Ctrl-S speichert eine, während du spielst.
kept-go-on = Die Partie liegt in { $file }. Weiter geht es mit: armarium play --resume { $file }
ended-winner = { $players } gewinnt!
ended-you = Du gewinnst!
ended-shared = Geteilter Sieg: { $players }
ended-uncounted = Sie zählt nicht: Ein Zug wurde zurückgenommen, nachdem der Zufall gefallen oder etwas aufgedeckt war.
ended-nobody = Niemand gewinnt.
ended-keys = Enter Spielplan ansehen · Ctrl-S speichern · Ctrl-C gehen

key-choose = wählen
key-aim = zielen
key-turn = drehen
key-speed = Tempo
key-other-card = Karte
key-other = wechseln
key-next-spot = weiter
key-play = spielen
key-undo = zurück
key-complete = ergänzen
key-clear = leeren
key-confirm = weiter
key-help = Hilfe
trial-allowed = Es ist erlaubt; was es bringt, ist noch nicht sicher.
prompt-confirm-move = Dein Zug ist gemacht
    .hint = Enter geht weiter, die Rücktaste nimmt ihn zurück.
key-read = lesen
key-panel = Feld
key-hint = Tipp
key-keep = speichern
key-leave = Ende
key-skip = passen
key-show = zeig’s mir
key-call = rufen
key-say = sagen
aside-only = Du bist nicht dran. Beginne mit „say“, um etwas laut zu sagen.
change-ask = Alle haben gewählt. Will noch jemand ändern?
change-keys = Nummer einer Person: neu wählen · Enter deckt alles auf
call-ask = Wer ruft was?
call-nothing = Gerade kann niemand etwas rufen.
call-keys = ↑↓ wählen · Enter rufen · Esc zurück
key-result = Ergebnis
key-step = Zug
key-ends = Rand
key-run = Film
key-viewpoint = Blick
key-jump = dorthin

help-back = Esc oder Enter führt zurück. ↑ und ↓ blättern.
help-keys =
    Tasten
    Enter       spielen, worauf du zielst oder was du getippt hast
    Buchstaben  kürzen die Liste der Züge; Tab ergänzt, Esc leert
    ?           lesen, worauf du zielst oder wessen Namen du getippt hast: jede Karte, jede Seite, jedes Feld
    Rücktaste   letzten Zug zurücknehmen, solange nichts gezogen oder aufgedeckt ist
    F1          diese Seite: Tasten, Zeichen, alles Gedruckte der Schachtel, Regeln
    F2          die nächste Sprache
    F3 oder h   den Meister um einen Tipp bitten (gegen Bots)
    F6          das nächste Feld (Plan, Hand, Personen, Züge, Verlauf): Pfeile und PgDn blättern, Esc verlässt es
    F7          ausrufen oder antworten, ohne dran zu sein
    Ctrl-S      die Partie in einer Datei speichern
    Ctrl-C      gehen; du kannst die Partie speichern
help-page-aim = Das Ziel
help-page-turn = Ein Zug
help-page-box = Alles Gedruckte aus der Schachtel
help-part = { $count ->
    [1] { $name }
   *[other] { $name } (×{ $count })
 }
help-part-text = { $name }: { $text }
help-read-nothing = Darauf ist nichts gedruckt. F1 zeigt alles, was es zu lesen gibt.
help-page-rules = Die Regeln
share = { $share } %
guide-terms = Wörter des Spiels

lines-welcome = Tippe einen Zug und drück Enter. „help“ sagt, was du sonst tippen kannst, „rules“ liest dir die Regeln vor.
terminal-box = Gespielt wird mit der Schachtel „{ $name }“.
easier-on = Leichter für dich: Verdeckte Symbole sind doppelt so weit zu sehen, der Plan ist gespiegelt, aber nicht gedreht.
easier-off = Deine Befehle gelten, wie sie dastehen.
reason-not-easier = In diesem Spiel gibt es keine Bußen, die leichter würden.
lines-help =
    ein Zug        wie in der Liste, zum Beispiel der erste
    board          der Tisch, wie ihn alle sehen
    who            eine Zeile für jede Person
    log 5          die letzten fünf Ereignisse
    read ZUG       was auf den Karten, Seiten oder Feldern eines Zugs steht
    read NAME      was unter diesem Namen steht
    list           alle Züge
    list WORT      nur die Züge mit diesem Wort
    hand           der Tisch, wie nur du ihn siehst, mit deinen Zügen
    try ZUG        was ein Zug bewirken würde, oder warum er nicht geht
    hint           was der Meister spielen würde (gegen Bots)
    undo           letzten Zug zurücknehmen, solange nichts gezogen oder aufgedeckt ist
    save DATEI     die Partie in einer Datei speichern
    call           was du ausrufen oder beantworten darfst, ohne dran zu sein; „call 1“ tut das Erste
    say WORTE      etwas laut sagen
    wrong WORTE    sagen, was hier nicht stimmt: Es entsteht eine Datei mit dem, was du siehst; nichts wird verschickt
    rules          die Spielregeln
    quit           die Partie verlassen
lines-confirm = Dein Zug ist fertig. Enter geht weiter, „undo“ nimmt ihn zurück.
lines-confirm-move = Dein Zug ist gemacht. Enter geht weiter, „undo“ nimmt ihn zurück.
lines-hand = „hand“ zeigt, was nur du sehen darfst, und deine Züge.
lines-cannot-hide = Was hier steht, lässt sich nicht wieder verstecken: Wenn du „hand“ oder „list“ tippst, lass niemanden mitlesen.
lines-also = { $fact }; { $next }
lines-acts = ist dran
lines-type = Tippe „list“ für alle Züge, „help“ für alles andere.
lines-read-nothing = Darauf ist nichts gedruckt. Tippe „read“ und einen Zug aus der Liste oder einen Namen, oder „rules“.
reason-not-your-move = Du bist nicht dran. „say“ und ein paar Worte sprechen zu den anderen.
lines-change = Alle haben gewählt. Will noch jemand ändern? Tippe die Nummer einer Person, um neu zu wählen, oder drück Enter, um alles aufzudecken: { $seats }.
lines-call = Tippe „call“ und eine Nummer:
join-address = Die Adresse des Tisches:
join-open-line = Diese Adresse beginnt mit http: Wer zwischen dir und dem Server sitzt, kann mitlesen.
join-waiting = Am Tisch: { $players }. Los geht es, wenn der Tisch gestartet wird (wer ihn eröffnet hat, drückt hier Enter); Ctrl-C geht.
join-free = ein freier Platz
join-left = Du hast den Bildschirm verlassen, nicht den Tisch: Derselbe Befehl führt zurück.
call-agree = den Zug zurücknehmen lassen
call-disagree = der Zug bleibt
distant-lost = Die Leitung zum Tisch ist unterbrochen; neuer Versuch läuft…
distant-stopped = Diese Partie begann nach anderen Regeln und kann hier nicht weitergehen.
reason-address-unreadable = Das ist keine Adresse eines Tisches. Sie sieht aus wie https://haus.example/t/name.
reason-house-silent = Der Server gibt keine lesbare Antwort ({ $problem }).
reason-certificate-unknown = { $host } zeigt ein Zertifikat, für das niemand bürgt, dem du vertraust; nichts wurde gesendet. Wenn du dieses Haus kennst, lass dir sein Zertifikat als Datei geben und nenne sie mit --certificate DATEI.
reason-certificate-expired = Das Zertifikat von { $host } ist abgelaufen; nichts wurde gesendet. Es muss dort erneuert werden.
reason-certificate-other = Das Zertifikat von { $host } lautet auf einen anderen Namen; nichts wurde gesendet. Nimm die Adresse, für die es gemacht ist, oder sieh dich vor: Das kann ein anderes Haus sein.
reason-certificate-unreadable = { $file } gibt es nicht oder enthält kein Zertifikat; nichts wurde gesendet.
reason-no-answer = Der Tisch hat noch nicht geantwortet. Dein Zug ist gespeichert und wird noch einmal gesendet.
reason-kept-there = Der Server speichert diese Partie.
distant-back = Die Leitung zum Tisch steht wieder.
lines-none = keine
lines-now = jetzt
lines-secret = eine geheime Wahl
lines-more = „list“ zeigt alle.

replay-begin = Der Anfang
replay-written-result = Das Ende, wie es aufgeschrieben ist: { $result }
replay-back = zurück zu Zug { $n }
replay-at = Zug { $n } von { $last }
replay-spectator = das Publikum
replay-eyes = gesehen von { $player }
replay-partly = Diese Partie ist nicht vorbei: Du siehst sie wie die Person, die sie gespeichert hat; waren es mehrere, wie das Publikum. „--all“ zeigt alles.
all-ask = Diese Partie ist nicht vorbei. Alle Hände und alle verdeckten Entscheidungen zeigen? (j/n)
export-hidden = Diese Partie ist nicht vorbei: Die Aufzeichnung verrät verdeckte Karten, verdeckte Entscheidungen und den Zufall. Niemand, der mitspielt, sollte sie lesen.
replay-result = Das Ende: { $players } mit { $scores }.

# Die Befehlszeile
check-good = { $file } ist in Ordnung: { $moves } Züge, { $result }.
check-sealed = Der Zufall passt zum aufgedeckten Geheimnis.
check-agreed = { $agreed ->
        [one] Eine Ziehung oder eine Pause wurde noch einmal simuliert und kam gleich heraus.
       *[other] { $agreed } Ziehungen und Pausen wurden noch einmal simuliert und kamen gleich heraus.
    }
check-foreign = { $foreign ->
        [one] Eine Ziehung oder eine Pause stammt
       *[other] { $foreign } Ziehungen und Pausen stammen
    } von { $engine } mit eigenen Einstellungen; hier läuft { $ours }, darum wurde nicht noch einmal simuliert.
check-unproved = { $unproved ->
        [one] Eine Ziehung oder eine Pause hat keinen Beleg,
       *[other] { $unproved } Ziehungen und Pausen haben keinen Beleg,
    } der sich noch einmal simulieren ließe.
check-unsealed = Das Geheimnis ist nicht aufgedeckt, darum lässt sich der Zufall nicht prüfen.
serving = Der Tisch ist offen unter { $url } (Ctrl-C schließt ihn).
serving-boxes = Du hast das Spiel zu Hause? Sag an diesem Computer, was in deiner Schachtel gedruckt ist: { $url }
serving-network = Der Tisch ist offen. Hier: { $own } · Handys in deinem WLAN: { $url } (Ctrl-C schließt ihn).
lan-question = Sollen Handys in deinem WLAN mitspielen können? Nur wer in deinem eigenen Netz ist, kann es, und nur solange der Tisch offen ist. Die Frage kommt nur einmal; make play LAN=1 oder LAN=0 ändert die Antwort.
lan-prompt = Handys hereinlassen? [j/N]
certificate-own = Die Verbindung ist mit einem Zertifikat verschlüsselt, das dieser Computer selbst gemacht hat. Ein Handy warnt einmal, dass es das nicht kennt: Wähle „Erweitert“, dann „Weiter“; die Warnung betrifft, wer dafür bürgt, nicht die Verschlüsselung. Wer vom Terminal aus kommt, braucht eine Kopie von { $file } (sie ist nicht geheim) und nennt sie mit --certificate.
carried-over = { $positions ->
    [yes] Begonnen nach den Regeln { $rules }: Jede Stellung, aller Zufall und das Ergebnis kommen nach den Regeln { $ours } gleich heraus, also geht es mit ihnen weiter.
   *[no] Begonnen nach den Regeln { $rules }: Jeder Zug ist noch möglich, aller Zufall und das Ergebnis kommen nach den Regeln { $ours } gleich heraus, also geht es mit ihnen weiter. Die Stellungen waren damals nicht aufgeschrieben und ließen sich nicht vergleichen.
}
upgrade-carried = Von { $tables } Tischen sind { $carried } auf die installierten Regeln übertragen.
backup-written = { $tables ->
        [0] Die Sicherung liegt in { $file }. Es gab noch keine Tische.
        [one] Die Sicherung liegt in { $file }: ein Tisch.
       *[other] Die Sicherung liegt in { $file }: { $tables } Tische.
    }
backup-restored = { $tables ->
        [0] Die Sicherung ist eingespielt. Sie hatte keine Tische.
        [one] Die Sicherung ist eingespielt: ein Tisch.
       *[other] Die Sicherung ist eingespielt: { $tables } Tische.
    } Öffne sie mit: armarium serve
backup-replayed = { $replayed ->
        [0] Von { $tables } Partien lässt sich keine Zug für Zug nachspielen.
        [one] Von { $tables } Partien lässt sich eine Zug für Zug nachspielen, genau wie aufgeschrieben.
       *[other] Von { $tables } Partien lassen sich { $replayed } Zug für Zug nachspielen, genau wie aufgeschrieben.
    }
backup-kept = { $failures ->
        [one] Eine Partie lässt sich mit den Regeln hier nicht nachspielen. Sie bleibt, wie sie aufgeschrieben ist:
       *[other] { $failures } Partien lassen sich mit den Regeln hier nicht nachspielen. Sie bleiben, wie sie aufgeschrieben sind:
    }
imported = Das ist der Name des Tisches; öffne ihn mit: armarium serve
origin-book = Regelheft
origin-public = öffentliche Quelle
origin-recon = nachgebaut
origin-ruling = unsere Entscheidung
sim-playing = { $game }
sim-title = { $games } Partien { $game }, Startzahl { NUMBER($seed, useGrouping: 0) }, { $seconds } s
sim-bot = Bot
sim-wins = Siege
sim-rate = Quote
sim-interval = 95-%-Intervall
sim-score = Punkte im Mittel
sim-seats = Siege nach Platz: { $rates }
sim-turns = Züge: { $mean } im Mittel, { $low } bis { $high } in neun von zehn Partien
sim-endings = Enden: { $endings }

bot-check-title = { $command }: { $name }, Protokoll { $protocol }
bot-check-good = gut
bot-check-odd = Notiz
bot-check-bad = FEHLER
bot-check-hello = grüßt und sagt, was er spielt: { $games }
bot-check-silent = kein Gruß: { $problem }
bot-check-plays-nothing = spielt nichts von dem, was im Schrank ist
bot-check-unknown = übergeht Felder, die er nicht kennt
bot-check-unknown-failed = stolpert über Felder, die er nicht kennt: { $problem }
bot-check-games = { $game }: { $games } Partien, { $won } gewonnen, { $moves } Züge gefragt, langsamster { $slowest } s
bot-check-cut = { $game }: { $games } Partien nach { $moves } Zügen abgebrochen
bot-check-failed = { $game }: { $problem }
bot-check-refused = { $game }: { $count } Zeilen abgelehnt: { $reason }
bot-check-late = { $game }: { $count } Züge dauerten länger als { $seconds } s
bot-check-repeats = { $game }: Gleiche Frage und gleiche Startzahl geben den gleichen Zug
bot-check-differs = { $game }: Gleiche Frage und gleiche Startzahl gaben zwei Züge, „{ $move }“ und „{ $other }“
bot-check-goodbye = hört auf, wenn man sich verabschiedet und wenn die Eingabe endet
bot-check-stays = hört nicht auf, wenn man sich verabschiedet
bot-check-clings = hört nicht auf, wenn die Eingabe endet
bot-check-code = endet mit Code { $code } statt 0
bot-check-all-good = Alles ist, wie es sein soll.
bot-check-not-good = Dieses Programm ist noch nicht spielbereit.

reason-usage = „{ $command }“ war nicht zu verstehen: { $problem }. Siehe: { $command } --help
reason-number-expected = „{ $text }“ ist keine Zahl, die hier passt.
reason-option-form = „{ $text }“ ist keine Option; schreib Name=Wert, etwa grand-master=on.
reason-seats-filled = { $seats } Plätze lassen sich mit { $people } Menschen und { $bots } Bots nicht füllen.
reason-input-ended = Die Eingabe endete mitten in der Partie; nichts wurde gespeichert.
reason-interrupted = Abgebrochen.
reason-all-declined = Nichts wurde gezeigt.
reason-reported-not-analysed = Eine Partie mit der echten Schachtel wird nicht analysiert: Niemand hier hat den Tisch gesehen.
reason-analyse-unfinished = Eine laufende Partie wird nicht analysiert: Das würde zeigen, was beim Spielen geheim ist. „--all“ tut es trotzdem.
reason-export-running = Diese Partie ist nicht vorbei: Ihre Aufzeichnung würde verdeckte Karten, verdeckte Entscheidungen und den Zufall verraten. „--all“ schreibt sie trotzdem.
reason-line-long = Diese Zeile ist zu lang: höchstens { $length } Zeichen.
reason-left = Du bist mitten in der Partie gegangen; nichts wurde gespeichert.

help-usage = Aufruf:
help-options = Optionen
help-positional-arguments = was
help-commands = Befehle
help-armarium = Ein Schrank voller Zauberbuchspiele. Ohne Befehl geht der Tisch in deinem Browser auf.
help-help = das hier zeigen und enden
help-version = die Version, und ob die Regeln kompiliert laufen
help-lang = die Sprache: { $languages }
help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.
help-learn = Ein Spiel in kurzen Kapiteln lernen, auf seinem echten Plan.
help-learn-chapter = ein Kapitel, mit Nummer oder Name; fehlt es, wird gefragt
help-learn-plain = Zeile für Zeile, für Vorleseprogramme und Skripte
help-join = Dich von diesem Terminal aus an den Tisch eines Servers setzen.
help-watch = Von diesem Terminal aus am Tisch eines Servers zuschauen.
help-join-table = die Adresse des Tisches, wie ein Browser sie zeigt; nur der Name bei einem Server auf diesem Rechner; fehlt sie, wird gefragt
help-join-name = wie die anderen dich dort nennen
help-join-certificate = ein Zertifikat, dem du vertraust, zusätzlich zu denen dieses Computers: das, das du von „make play LAN=1 TLS=1“ bekommen hast
help-sim = Bots viele Partien spielen lassen und sagen, wer gewinnt.
help-replay = Die Aufzeichnung einer Partie durchgehen oder prüfen.
help-analyse = Jeden Zug einer Aufzeichnung abwägen: wer auf den Sieg hoffen konnte, was der Meister gespielt hätte, wo es kippte.
help-simulations = wie viele Partien für jeden Zug durchgespielt werden (800)
help-rules = Die Regeln eines Spiels lesen, oder eine davon.
help-bench = Messen, wie schnell die Regeln eines Spiels laufen.
help-serve = Den Tisch für Browser öffnen.
help-admin = Einen laufenden Server betreuen: seine Tische, seine Leute, wer draußen bleibt, und ein Wort an alle.
help-admin-tables = Die Tische auflisten, die neuesten zuerst: Kennung, Spiel, Stand, Name, Gastgeber, zuständiger Prozess.
help-admin-people = Auflisten, wer gerade da ist: Kennung, Name, Netzadresse, Tische; und wer gesperrt ist.
help-admin-ban = Jemanden hinausbegleiten und nicht mehr hereinlassen.
help-admin-delete = Einen Tisch löschen, mit allem, was dazugehört.
help-admin-announce = Allen an allen Tischen etwas sagen; nennt, wie viele da sind.
help-admin-person = die Kennung einer Person oder eine Netzadresse
help-admin-lift = wieder hereinlassen
help-admin-text = was gesagt werden soll, höchstens 300 Zeichen
help-admin-port = der Port auf 127.0.0.1 für /metrics und `armarium admin` (irgendein freier)
help-log-format = wie Protokollzeilen geschrieben werden: text, oder json mit einem Objekt je Zeile (text)
help-serve-processes = wie viele Serverprozesse sich die Adresse teilen; ab zwei braucht es PostgreSQL (1)
help-internal-host = die Adresse dieses Rechners in einem privaten Netz, über die Prozesse anderer Rechner weiterleiten (127.0.0.1)
help-internal-port = der Port dafür; jeder weitere Prozess nimmt den nächsten (irgendein freier)
help-export = Einen Tisch des Servers als Aufzeichnung schreiben.
help-import = Eine Aufzeichnung als Tisch des Servers öffnen.
help-backup = Alles, was ein Server speichert, in eine Datei schreiben. Der Server darf dabei weiterlaufen.
help-restore = Eine Sicherung in eine leere Datenbank einspielen, gleicher oder anderer Art.
help-upgrade = Alle gespeicherten Partien nach den installierten Regeln nachspielen und übertragen, was gleich herauskommt; sagt bei den anderen, was zuerst abweicht.
help-backup-file = die Datei, die geschrieben wird; sonst darf sie niemand lesen
help-restore-file = eine Sicherung
help-game = das Spiel: rune, …
help-play-bots = wer gegen dich spielt, etwa greedy oder greedy,random; „none“ nur für Menschen (der beste, der sofort antwortet)
help-seats = wie viele Plätze
help-names = die Leute an dieser Tastatur, etwa Ana,Bo
help-colour = die Farbe deiner Meister in Rune: red oder black; die andere Seite bekommt die andere
help-option = eine Option des Spiels, etwa grand-master=on; auch mehrmals
help-seed = eine Zahl, mit der Zufall und Bots sich wiederholen
help-resume = eine gespeicherte Partie fortsetzen; ohne Datei: die in diesem Ordner auflisten
help-plain = Zeile für Zeile statt auf dem ganzen Bildschirm
help-games = wie viele Partien (1000)
help-sim-bots = ein Bot für jeden Platz, oder einer für alle (greedy,random)
help-processes = wie viele Prozesse spielen (einer je Kern)
help-json = ein JSON-Objekt ausgeben
help-file = eine Aufzeichnung
help-all = auch das, was in einer laufenden Partie noch geheim ist
help-yes = die Frage von „--all“ mit Ja beantworten
help-check = nachspielen, Ergebnis und Zufall vergleichen und es in einer Zeile sagen
help-clause = eine Regel, etwa R-7
help-unverified = nur die Teile der Schachtel, die plausibel, aber nicht gesichert sind
help-lan = Handys im Netz dieses Computers hereinlassen (einmal gefragt, dann gemerkt)
help-tls = mit einem eigenen Zertifikat dieses Computers verschlüsseln; Handys warnen einmal
help-host = die Adresse, an der gelauscht wird (127.0.0.1)
help-port = der Port (8000)
help-database = eine Datei oder Datenbankadresse (eine Datei in deinem Datenordner)
help-public-url = die Adresse, unter der andere diesen Server erreichen
help-allow-host = ein weiterer Name, unter dem dieser Server angesprochen werden darf (auch mehrmals)
help-trusted-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-Angaben geglaubt wird (auch mehrmals)
help-serve-bot = ein Programm, das hier unter einem Namen spielt, etwa eager="node eager.mjs"; auch mehrmals
help-bot = Hilfe für deinen eigenen Bot.
help-bot-check = Ein Programm prüfen, das spielt: Gruß, Zeit, Züge, Abschied und ganze Partien gegen random.
help-bot-command = der Befehl, der das Programm startet, in Anführungszeichen
help-bot-game = nur dieses Spiel (alle, die es zu spielen behauptet)
help-bot-games = wie viele Partien von jedem (2)
help-bot-seconds = wie viele Sekunden es für einen Zug bekommt (1)
help-table = der Name des Tisches

# Tipps: halbe Sätze hinter einem Zug. $share ist eine Chance in Prozent, $points Hundertstel oder Punkte.
because-wins = Er beendet die Partie zu deinen Gunsten.
because-gain = Er bringt dir sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
because-gain-least = Er bringt dir sofort mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
because-betters = Er verbessert deine Lage sofort.
because-costs = Er kostet { $rival-player } { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
 }
because-harms = Er wirft { $rival-player } zurück.
because-takes-lead = Damit gehst du in Führung.
because-keeps-lead = Damit bleibst du vorn.
because-leaves-least = Damit bleibt wenig übrig für alle, die danach dran sind.
because-only = Sonst gibt es nichts zu tun.
because-clear = Alles andere verschenkt { $points } % oder mehr.
because-most-tried = Knappe Sache: Der nächste Zug ist fast genauso gut.
because-behind = { $points } % hinter dem ersten.
because-nearly = Auf den ersten Blick etwa gleich gut.
# Was die Regeln offenlassen: wie oft es kam, wenn die verdeckten Karten anders verteilt wurden.
likely-always = Fast immer: { $what }
likely-often = In { $times } von { $of } Fällen: { $what }

# Eine beendete Partie, abgewogen
mark-only = keine Wahl
mark-best = Meisterzug
mark-good = gut
mark-slip = Schnitzer
mark-blunder = Patzer
analysis-under-way = Die Züge werden abgewogen
everybody = Alle
turning-title = Wo die Partie kippte
analysis-n = Nr.
analysis-player = wer
analysis-move = Zug
analysis-share = Wert
analysis-mark = Note
analysis-best = Meisterzug
turning-lost = Zug { $n }: { $move } Besser: { $best } { $best-share } % statt { $share } %.
turning-luck = Zug { $n }: { $move } Auch der Zufall hatte die Hand im Spiel. { $gainer-player }: von { $before } % auf { $after } %.

## Was der Server ablehnt

reason-already-written = An diesem Tisch wird auch anderswo gespielt. Er wurde neu gelesen; sieh ihn dir an, bevor du weiterspielst.
reason-avatar-unknown = Diesen Avatar gibt es nicht.
reason-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
reason-chat-length = Eine Zeile darf 1 bis { $length } Zeichen haben.
reason-chat-off = An diesem Tisch gibt es keinen Chat.
reason-chat-too-fast = Nicht so schnell: Warte kurz vor der nächsten Zeile.
reason-database-newer = Die Datenbank stammt von einer neueren Version von Armarium und bleibt, wie sie ist.
reason-database-unknown = „{ $database }“ ist keine Datenbank, die sich hier öffnen lässt. Ist ihr Treiber installiert?
reason-foreign-page = Das kam von einer Seite eines anderen Hauses und wird nicht angenommen.
reason-database-garbage = { $database } ist keine Datenbank von Armarium oder ist beschädigt. Sie bleibt, wie sie ist; nimm mit --database eine andere.
reason-host-unknown-here = Dieser Server hört nicht auf den Namen { $host }. Wenn er soll, starte ihn mit --allow-host { $host }.
reason-host-only = Das darf nur, wer den Tisch eröffnet hat.
reason-host-unknown = Auf diesem Rechner gibt es keine Adresse „{ $host }“.
reason-join-first = Das Gespräch muss damit beginnen, dass du dich an den Tisch setzt.
reason-database-missing = Es gibt keine Datenbank { $database }. Nenne mit --database eine andere.
reason-backup-foreign = { $file } ist keine Sicherung von Armarium.
reason-backup-truncated = { $file } bricht mittendrin ab; sie wurde nicht ganz kopiert. Nichts hat sich geändert.
reason-backup-damaged = { $file } ist beschädigt: Es ist nicht mehr, was geschrieben wurde. Nichts hat sich geändert.
reason-backup-newer = { $file } stammt von einer neueren Version von Armarium. Die kann sie einspielen; hier hat sich nichts geändert.
reason-store-not-empty = In { $database } gibt es schon Tische oder Leute. Eine Sicherung kommt nur in eine leere Datenbank; nenne mit --database eine andere.
reason-message-unreadable = Diese Nachricht war nicht zu verstehen.
reason-name-length = Ein Name darf 1 bis { $length } sichtbare Zeichen haben.
reason-no-such-address = Unter { $address } ist nichts.
reason-not-over = Das muss warten, bis die Partie vorbei ist.
reason-pages-missing = Die Seiten sind noch nicht gebaut. Siehe README.
reason-request-unreadable = Die Anfrage an { $address } war nicht zu verstehen.
reason-server-fault = Auf dem Server ist etwas schiefgegangen. Am Tisch ist alles wie zuvor.
reason-store-broken = Die Datenbank lässt sich nicht lesen oder schreiben. Nichts hat sich geändert.
reason-store-full = Der Datenträger ist voll. Nichts hat sich geändert; versuch es wieder, wenn Platz ist.
reason-store-gone = Die Datenbankdatei { $database } wurde entfernt oder ersetzt, während der Server lief. Nichts lässt sich mehr speichern: Leg sie zurück oder starte den Server neu.
reason-store-held = Die Datenbank { $database } ist schon bei { $holder } offen. Spiel dort, schließ erst jenen Server oder nimm mit --database eine andere.
reason-store-locked = Die Datenbank ist beschäftigt. Nichts hat sich geändert; versuch es noch einmal.
reason-table-unknown = Es gibt keinen Tisch „{ $table }“.
reason-table-moved = Der Tisch { $table } zieht gerade in einen anderen Prozess um. Versuch es noch einmal.
reason-processes-need-postgresql = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: --database postgresql+psycopg://…
reason-internal-public = Die interne Adresse { $host } wäre von außen erreichbar oder ist ein Name. Nimm eine von diesem Rechner oder aus einem privaten Netz.
reason-banned = Wer dieses Haus führt, möchte, dass du wegbleibst.
reason-admin-nobody = Auf diesem Rechner antwortet kein Server dieser Datenbank. Läuft einer, und stimmt --database?
reason-hints-off = An diesem Tisch gibt es keine Tipps.
reason-not-searched = Über dieses Spiel kann kein Bot nachdenken: Es bringt keine Bewertung seiner Stellungen mit.
reason-hint-not-now = Tipps gibt es nur, wenn du gerade etwas zu wählen hast.
reason-hint-under-way = Der Meister denkt noch über deine letzte Frage nach.
reason-hint-failed = Der Meister weiß diesmal keine Antwort. Frag noch einmal.
reason-too-many-messages = Das war zu viel auf einmal. Warte einen Moment.
reason-text-nul = Der Text enthält ein Zeichen, das sich nicht speichern lässt.
reason-hand-busy = Es wird gerade eine Karte gezogen. Warte, bis sie draußen ist.
reason-no-poses = An dieser Stelle des Verlaufs haben sich keine Karten bewegt.
reason-not-simulated = An diesem Tisch hat keine Simulation etwas zu sagen.

# Ranglisten und Suchen des Labors
help-lab = Was Bots wert sind: Ranglisten und Tempo
help-lab-ladder = Alle Bots eines Spiels gegeneinander spielen lassen und die Ergebnisse auf eine Skala bringen
help-lab-search = Wie viele Welten eine Suche dieses Spiels je Sekunde durchdenkt, und was mehr Prozesse bringen
help-ladder-bots = Die Bots der Rangliste, mit Kommas getrennt; ohne Angabe alle des Spiels
help-ladder-games = Wie viele Partien jedes Paar spielt
help-search-seconds = Wie viele Sekunden über jede Stellung nachgedacht wird
help-search-processes = Wie viele Prozesse zusammen nachdenken
ladder-head = | Bot | Stärke | erste Plätze | Partien |
ladder-meetings-head = | Bot | gegen | Letzterer gewinnt |
reason-ladder-teams = In diesem Spiel gewinnen oder verlieren alle zusammen: `armarium lab teams` misst seine Bots.
reason-ladder-bots = Eine Rangliste braucht mindestens zwei verschiedene Bots; das sind: { $bots }.

# KamiMaï im Labor
help-lab-teams = Ein Team aus einem Bot KamiMaï auf jeder Stufe spielen lassen, mit wenigen und vielen Plätzen, ruhig und zittrig
help-lab-learn-team = Aus Partien heuristischer Teams lernen, wovon die Chancen eines Teams bei KamiMaï abhängen, und es im Wettkampf Team gegen Team erproben
help-lab-fit-grimoire = KamiMaïs schnelles Grimoire an das simulierte anpassen und an zurückgelegten Ziehungen prüfen
help-teams-bots = Der Bot auf jedem Platz
help-teams-games = Wie viele Partien in jedem Feld der Tabelle gespielt werden
help-teams-levels = Die Stufen, die gespielt werden
help-teams-seats = Wie viele Plätze jeweils gespielt werden
help-learn-team-games = Aus wie vielen Partien heuristischer Teams gelernt wird
help-learn-team-seats = Plätze am Tisch des Wettkampfs
help-learn-team-level = Die Stufe des Wettkampfs
help-learn-team-hands = Wie ruhig die Hände im Wettkampf sind
help-fit-decks = Wie viele stehende Stapel heruntergespielt werden
help-fit-pulls = Eine Datei mit früheren Ziehungen; sie zählen mit, neue kommen dazu

# Wettkämpfe, Turniere und wo sie gespielt werden
help-lab-match = Bots von allen Plätzen aus mit denselben Verteilungen gegeneinander spielen lassen und jede Partie in einer Parquet-Datei speichern
help-lab-tournament = Alle Gruppen der Bots von allen Plätzen aus mit denselben Verteilungen gegeneinander spielen lassen
help-match-bots = Die Bots am Tisch; sind es weniger als Plätze, setzen sie sich reihum noch einmal, und greedy~page:7 spielt nie „page 7“
help-tournament-bots = Die Bots, die sich treffen; greedy~page:7 spielt nie „page 7“
help-deals = Wie viele Verteilungen gespielt werden, jede einmal in jeder Sitzordnung
help-decisions = Auch für jede Entscheidung eine Zeile speichern
help-out = Die Ergebnisdatei; ein abgebrochener Wettkampf geht darin weiter
help-engine = Wo gespielt wird: pool (Prozesse dieses Rechners) oder ray
help-address = Die Adresse eines Ray-Verbunds; ohne sie läuft Ray auf diesem Rechner
standings-head = | Bot | Partien | Siege | Quote | 95-%-Intervall | Punkte im Mittel |
standings-file = { $games } Partien liegen in { $file }; ein geteilter erster Platz ist für beide ein halber Sieg.
reason-extra-missing = Das braucht mehr, als installiert ist: pip install "armarium[{ $extra }]".
reason-engine-unknown = Es gibt keine Maschine „{ $engine }“; es gibt: { $engines }.
reason-engine-address = Die Adresse { $address } gehört zu Ray: Ergänze --engine ray.
reason-ray-unreachable = Unter { $address } antwortet kein Ray: { $problem }
reason-worker-died = Ein Arbeitsprozess ist { $attempts }-mal an denselben Partien gestorben. Alles Fertige ist gespeichert; derselbe Befehl macht dort weiter.
reason-contest-stopped = Abgebrochen, { $left } von { $games } Partien fehlen noch. Fertige Partien liegen neben { $file }; derselbe Befehl macht dort weiter.
reason-results-other = { $file } enthält andere Ergebnisse ({ $names } weichen ab): Nenne mit --out eine andere Datei oder entferne sie.
reason-results-none = { $file } ist keine Ergebnisdatei des Labors.
reason-results-version = { $file } stammt von einer anderen Version des Labors und lässt sich hier nicht fortsetzen.
reason-results-unwritable = { $file } lässt sich nicht schreiben: { $problem }. Fertige Partien sind gespeichert; derselbe Befehl macht dort weiter.
reason-forbid-form = Was ein Bot nicht spielen darf, schreibt man wie page:7, nicht „{ $text }“.
reason-tournament-bots = Ein Turnier mit { $seats } Plätzen braucht mindestens so viele verschiedene Bots; das sind: { $bots }.
reason-lineups-many = Diese Bots könnten in mehr als { $most } Ordnungen sitzen; nimm weniger Bots oder Plätze.
reason-part-number-unknown = Die Schachtel hat keine Zahl { $name }; sie hat: { $names }.

# Eine Bewertung lernen
help-lab-puzzles = In Partien zwischen Bots nach Rätseln suchen: Stellungen mit einem besten Zug
help-puzzle-count = Wie viele Rätsel es insgesamt sein sollen; ein abgebrochener Lauf geht weiter
help-puzzle-out = Die Datei, in die sie kommen, statt in die des Spiels
help-lab-learn = Suchen gegeneinander spielen lassen, die Bewertung des Spiels an die Ergebnisse anpassen und im Wettkampf erproben
help-learn-bot = Wer die Partien spielt, aus denen gelernt wird: search:SIMULATIONS:TEMPERATURE
help-learn-match = Wer den Wettkampf spielt, einmal mit den neuen Gewichten, einmal mit denen des Spiels
help-match-deals = Höchstens so viele Verteilungen im Wettkampf; 0 für keinen
help-rollout-depth = Züge, die mit den neuen Gewichten über den Baum hinaus gespielt werden; ohne Angabe so viele wie jetzt
help-learn-out = Der Ordner für die Partien, die neuen Gewichte und den Wettkampf
help-adopt = Die Gewichte in den Ordner des Spiels legen, wenn sie den Wettkampf gewinnen
learn-games = Gelernt aus { $games } Partien, geprüft an { $held } anderen; { $positions } Stellungen.
learn-head = | Chancen aus | Log-Verlust | beste Steigung |
learn-even = alle Plätze gleich
learn-by-hand = die Bewertung, wie von Hand geschrieben
learn-by-hand-calibrated = dieselbe mit ihrer besten Steigung
learn-learned = die gelernten Gewichte
learn-bins = Eichung von { $name }, an den zurückgelegten Partien:
learn-bins-head = | vorhergesagt | gesehen | Fälle |
learn-match-better = Die neuen Gewichte gewinnen: { $share } % von { $deals } Verteilungen (Log-Likelihood-Quotient { $ratio }).
learn-match-not-better = Die neuen Gewichte sind nicht besser: { $share } % von { $deals } Verteilungen (Log-Likelihood-Quotient { $ratio }).
learn-match-open = Der Wettkampf ist unentschieden: { $share } % von { $deals } Verteilungen (Log-Likelihood-Quotient { $ratio }). Mehr Verteilungen könnten ihn entscheiden: --match-deals.
reason-not-learned = Die Bewertung von { $game } hat nichts, was sich lernen ließe.
reason-games-few = { $games } Partien sind zu wenige, um daraus zu lernen und zu prüfen.
reason-weights-unreadable = Die Gewichte in { $file } sind nicht lesbar: { $problem }
reason-weights-other = Diese Gewichte wurden für eine andere Bewertung gelernt als die installierte.

# Chancen, wie sie gezeigt werden
help-lab-calibrate = Messen, wie oft eintrifft, was eine Suche erwartet, und Chancen nicht sicherer zeigen als das
help-calibrate-bot = Wer die Partien spielt: search:SIMULATIONS:TEMPERATURE
help-calibrate-simulations = Simulationen je Stellung; eine Analyse hat 800
help-calibrate-every = Eine von so vielen Entscheidungen wird angesehen
help-calibrate-out = Der Ordner für die Partien und die neuen Chancen
help-calibrate-adopt = Die Chancen in den Ordner des Spiels legen, wenn sie besser vorhersagen
calibrate-even = alle Plätze gleich
calibrate-by-hand = was die Suche erwartet
calibrate-by-hand-calibrated = dasselbe mit einer besten Steigung
calibrate-learned = die gezeigten Chancen
calibrate-quarters = Beste Steigungen dessen, was die Suche erwartet, nach Vierteln der zurückgelegten Partien: { $slopes }.
reason-learn-allied = Bei { $game } gewinnen oder verlieren alle zusammen: Ein Team lernt mit einem eigenen Befehl, „armarium lab learn-team“.
reason-calibrate-team = Bei { $game } gewinnen oder verlieren alle zusammen: Es gibt eine Chance für die ganze Gruppe und keinen Platz zum Vergleich.
reason-chances-unreadable = Die Chancen in { $file } sind nicht lesbar: { $problem }

# The referee
help-lab-referee = Sehen, was mehr Nachdenken brächte: ein Schiedsrichter wägt, was Suchen mit verschiedenen Budgets wählen
help-referee-budgets = Simulationen der Suchen, die gewogen werden
help-referee-simulations = Simulationen des Schiedsrichters für jeden gewählten Zug
help-referee-positions = Wie viele Stellungen, jede aus einer anderen Partie
help-referee-bot = Wer die Partien spielt, aus denen die Stellungen kommen
referee-about = { $positions } Stellungen aus Partien zwischen { $bot }; ein Schiedsrichter wog jeden gewählten Zug mit { $referee } Simulationen.
referee-head = | Simulationen | wählen wie { $most } | eine Wahl kostet, in Hundertsteln eines Siegs |

# Die Balance-Seite
help-lab-balance = Ein Spiel viele Male spielen und eine Seite mit Diagrammen schreiben: Plätze, Länge, Führung, Teile, Enden, Können
help-forbid = Auch messen, was ein Bot verliert, der dies nie spielt; auch mehrmals
help-balance-out = Der Ordner der Seite, ihrer Bilder und Ergebnisdateien
balance-title = { $game }: Balance über { $games } Partien
balance-seats = Wie oft jeder Platz Erster war, als { $bot } alle { $seats } Plätze spielte; ein Platz, dessen Intervall die gestrichelte Linie verfehlt, hat einen Vorteil oder Nachteil.
balance-length = Wie viele Entscheidungen eine Partie brauchte; die gestrichelte Linie ist das Mittel.
balance-endings = Wie Partien endeten: der Anteil jedes Endes, in Klammern die Zahl der Partien.
balance-leads = Wie oft die Führung wechselte; viele Wechsel heißen, dass eine Partie offen bleibt.
balance-decided = Nach welchem Teil ihrer Entscheidungen (in Prozent) der spätere Erste endgültig führte; je weiter rechts, desto später fällt die Entscheidung.
balance-parts = Wie oft ein Platz, der ein Teil benutzte, Erster war; rechts der gestrichelten Linie geht es mit dem Sieg einher, was nicht beweist, dass es ihn bewirkt.
balance-clauses = In welchem Anteil der Partien jede Regel mindestens einmal angewandt wurde, und hinter ihrer Nummer, wie oft je Partie; eine Regel ganz links trifft man selten, und eine, die nur verbietet, hinterlässt keine Spur.
balance-options = Wie oft eine Gruppe aus { $bot } mit jeder dieser Einstellungen gewann, bei gleichen Verteilungen; Einstellungen, deren Intervalle auseinanderliegen, sind nicht gleich schwer.
balance-skill = Wie oft jeder Bot Erster war, allein gegen den nächstschwächeren auf allen anderen Plätzen; weit rechts der gestrichelten Linie zählt das Können, nahe daran das Glück.
balance-skill-team = Wie oft ein Team jedes Bots gewann; je mehr sie sich unterscheiden, desto mehr zählt das Können.
balance-without = Wie oft ein Bot Erster war, der eine Sache nicht spielen darf, allein gegen andere, die es dürfen; links der gestrichelten Linie lohnt sich die Sache.
balance-without-team = Wie oft ein Team gewann, das eine Sache nicht spielen darf, neben einem, das es darf; ein kleinerer Anteil heißt, dass sich die Sache lohnt.

# Reihen über Zahlen der Schachtel
help-lab-sweep = Ein Spiel mit anderen Zahlen in der Schachtel spielen und sehen, welche es am besten ausgleicht
help-sweep-number = Eine Zahl der Schachtel und die Werte, die sie bekommt, wie in numbers.magic-most=10..15
sweep-title = { $game }: Welches { $name } gleicht es am besten aus
sweep-line = { $value }: { $gap } % daneben, am besten ausgeglichen in { $sure } von 100 Ziehungen
balance-imbalance = Für jeden Wert, wie weit der glücklichste oder unglücklichste von { $seats } Plätzen von einem gleichen Anteil entfernt ist (bei einem Team: sein Erfolg von der Hälfte), mit Intervall; je weiter links, desto ausgeglichener.
balance-sureness = Für jeden Wert, in wie vielen von 100 neuen Ziehungen der Verteilungen er am besten ausgeglichen war; einer weit rechts von allen anderen ist sicher, viele gleiche nahe der gestrichelten Linie sind es nicht.
reason-sweep-form = Eine Reihe schreibt man NAME=A..B mit höchstens { $most } Werten, nicht „{ $text }“.

# Lektionen
lesson-other = Erlaubt ist das, aber es ist nicht der Zug, den wir suchen. Nichts ist verloren: Versuch es noch einmal.
reason-lesson-unknown = Dieses Kapitel gibt es nicht.
reason-lesson-over = Dieses Kapitel ist geschafft.
learn-which = Welches Kapitel? Eine Nummer oder ein Name; Enter nimmt das erste, das noch offen ist.
learn-chapter = { $place }: { $title }, { $minutes } min
learn-chapter-done = { $place }: { $title }, { $minutes } min, geschafft
learn-aim-line = Ziel des Spiels: { $aim }
learn-lit = Schau hierhin: { $things }.
learn-type = Tippe deinen Zug. „list“ nennt alle Züge, „show“ spielt ihn für dich, „help“ sagt den Rest.
learn-again = Nichts ist verloren: Versuch es noch einmal oder tippe „show“.
learn-shown = Wir spielen ihn für dich: { $move }
learn-go-on = Enter geht weiter. Davor sagen „board“, „who“ und „log“, wie es jetzt steht.
learn-again-hint = Nichts ist verloren: Versuch es noch einmal; F3 zeigt es.
learn-place = Aufgabe { $place } von { $last }
learn-show-hint = Das ist ein richtiger Zug: Enter spielt ihn.
learn-go-on-hint = Enter geht weiter.
learn-done = Kapitel geschafft: { $chapter }.
learn-help =
    ein Zug        wie in der Liste, oder wie man ihn nennt
    task           was zu tun ist, noch einmal
    show           den richtigen Zug spielen lassen
    next           weiter; vor gelöster Aufgabe zum nächsten Kapitel
    board          der Tisch, wie du ihn siehst
    who            eine Zeile für jede Person
    log 5          die letzten fünf Ereignisse
    read ZUG       was auf den Karten, Seiten oder Feldern eines Zugs steht
    read NAME      was unter diesem Namen steht
    list           alle Züge
    list WORT      nur die Züge mit diesem Wort
    try ZUG        was ein Zug bewirken würde, oder warum er nicht geht
    rules          die Spielregeln
    quit           gehen; geschaffte Kapitel bleiben geschafft
reason-lesson-none = Für { $game } gibt es noch keine erste Partie zum Lernen.
reason-lesson-no-undo = Hier gibt es nichts zurückzunehmen: Ein Versuch, der nicht stimmt, ändert nichts.

embed-open = noch einmal ansehen
reason-not-listed = Dieser Tisch steht nicht offen im Schrank: Nichts davon wird anderswo gezeigt.
reason-pictures-extra = PNG-Bilder brauchen ein weiteres Paket: pip install "armarium[pictures]".
help-picture = Eine Stellung, oder eine Partie nach einem ihrer Züge, als Bild zeichnen (SVG)
help-film = Eine ganze Partie als Film zeichnen, der von selbst läuft (SVG)
help-picture-source = Eine Aufzeichnung, oder eine ganze Stellung in Anführungszeichen
help-picture-at = Nach dieser Zeile der Aufzeichnung; sonst nach der letzten
help-picture-seat = Wie dieser Platz es sieht, ab 1; sonst wie das Publikum
help-picture-out = Wohin es geschrieben wird; sonst wird es ausgegeben
reason-picture-at = Die Aufzeichnung hat keine Zeile { $n }: Sie geht bis { $last }.
help-report = Öffnen, was jemand falsch fand, so wie es zu sehen war; oder einen scheiternden Test daraus machen
help-report-file = Eine Datei, die „Hier stimmt etwas nicht“ gemacht hat
help-as-test = Einen Test schreiben, der mit dem gemeldeten Satz scheitert
report-watcher = jemandem, der zuschaute
report-about = { $game }, Zeile { $n }, gesehen von { $who }. { $version }. { $client }
report-rules = Das war nach den Regeln { $rules }; hier gelten die Regeln { $ours }, der Tisch kann also anders aussehen.
report-kept = Gespeichert in { $file }: was du gesehen hast, und nichts, was dir verborgen ist. Nichts wurde verschickt; gib die Datei weiter an jemanden, der es richten kann.
reason-report-unreadable = { $file } ist kein Bericht: { $problem }
reason-report-empty = Sag in einem Satz, was nicht stimmt: wrong die Karte sollte hier passen
# Rätsel
puzzles-found = { $count } Rätsel aus { $deals } Partien in { $file }.
reason-no-puzzles = { $game } hat keine Rätsel.
reason-puzzle-unknown = { $game } hat kein Rätsel { $puzzle }.
reason-no-such-move = Es gibt keinen Zug { $n }, den du noch einmal versuchen könntest.

# Schachteln und wem sie gehören
help-box = Wie viel von jeder Schachtel bekannt ist, und von wem; deine eigene: armarium box SPIEL
help-box-game = Sagen, was in deiner Schachtel gedruckt ist: Du wirst Teil für Teil gefragt, und ab dem nächsten Start wird damit gespielt
help-box-merge = Berichte aus mehreren Schachteln zu einer zusammenführen
help-box-all = Nach jedem Teil fragen, nicht nur nach denen, die niemand kennt
help-box-show = Jedes Teil auflisten: was darauf steht und woher wir es wissen
help-box-set = Auf einem Teil deiner Schachtel steht etwas anderes, etwa quest.4.vp=2; auch mehrmals
help-box-same = Du hast nachgesehen: Dieses Teil ist bei dir wie bei uns; auch mehrmals
help-box-file = Eine ganze parts.toml, die du selbst berichtigt hast
help-box-owner = Wer du bist: der Name, der bei deinen Angaben steht
help-box-name = Wie deine Schachtel an Tischen heißt
help-box-report = Für andere aufschreiben, was du nachgesehen hast
help-box-house = Wieder mit der Schachtel des Hauses spielen; deine bleibt daneben aufgehoben
help-box-merge-files = Berichte, oder berichtigte Dateien, die wie ihr Spiel heißen
help-box-merge-out = Wohin die Schachtel mit allem geschrieben wird, worin sie sich einig sind
box-parts = Teile
box-doubtful = unbekannt
box-from-whom = von wem
origin-owner = echte Schachtel
numeral = { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
   *[other] { $n }
}
box-somebody = jemand
box-default-name = Schachtel von { $owner }
box-merged-name = Gemeinsame Schachtel
box-who = Dein Name, wie er bei deinen Angaben stehen soll (Enter: { $owner }):
box-begin = { $game }: { $doubtful } von { $parts } Teilen sind nachzusehen. Hol deine Schachtel! Enter: weiß ich nicht. j: genau wie hier. q: genug für heute.
box-prompt = Bei dir:
box-we-play = Wir spielen mit { $value } ({ $origin })
box-which = { $count ->
        [one] Sieht deine so aus? j, oder schreib deine von oben nach unten, etwa { $example }
       *[other] Welche davon ist deine? Ihre Nummer, oder schreib deine von oben nach unten, etwa { $example }
    }
box-choose = Was steht bei dir? { $choices }
box-several = Was davon steht bei dir? Auch mehreres: { $choices }
box-seen = Ist diese Karte in deiner Schachtel, und verlangt sie dasselbe? j, wenn ja
box-write = j, wenn es bei dir gleich ist, oder schreib, was bei dir steht, etwa { $example }
box-otherwise = { $part }: bei dir { $own }, bei uns { $ours }.
box-look-again = Sieh bitte noch einmal nach. { $part }: Im Regelheft steht { $ours }.
box-saved = Gespeichert in { $file }. Ab dem nächsten Start wird { $game } mit „{ $name }“ gespielt: an Tischen, im Terminal, von Bots und im Labor.
box-saved-same = Gespeichert in { $file }. Was du in { $game } nachgesehen hast, ist wie bei uns; am Tisch ändert sich also nichts. Danke!
box-house-again = Ab dem nächsten Start wird { $game } wieder mit der Schachtel des Hauses gespielt.
box-report-written = Geschrieben in { $file }. Nichts wurde verschickt; gib die Datei an jemanden weiter, der Berichte sammelt.
box-agreed = { $part }: { $own } laut { $owners }; bei uns { $ours }.
box-agreed-same = { $part }: { $own } laut { $owners }, wie bei uns.
box-says = { $own } laut { $owners }
box-conflict = Hier gibt es Widerspruch. { $part }: { $said }. Es bleibt bei { $ours }, bis jemand noch einmal nachsieht.
box-merge-written = Die Schachtel mit allem, worin sie sich einig sind, liegt in { $file }.
reason-part-unknown = Die Schachtel hat kein Teil { $name }.
reason-part-rows = { $field }: „{ $value }“ schreibt man mit { $letters }, in derselben Form wie { $house }.
reason-part-squares = { $field }: „{ $value }“ müssten Felder sein wie a1 g10, jedes nur einmal.
reason-box-label = „{ $text }“ ist nicht der Name einer Schachtel.
reason-box-other = Das wurde mit { $theirs ->
        [house] der Schachtel des Hauses
       *[other] der Schachtel „{ $theirs }“
    } gespielt, und hier wird { $game } mit { $ours ->
        [house] der Schachtel des Hauses
       *[other] der Schachtel „{ $ours }“
    } gespielt.
reason-box-about = Was die Datei über die Schachtel sagt, ist nicht lesbar: { $problem }.
reason-box-name = Ein Name hat 1 bis { $length } Zeichen.
reason-boxes-variable = { $name } ist nicht lesbar: { $problem }.
reason-box-unwritten = { $file } lässt sich nicht schreiben: { $problem }.
reason-box-report = { $file } ist weder ein Bericht über eine Schachtel noch eine berichtigte parts.toml: { $problem }.
reason-box-games = Diese Berichte handeln von verschiedenen Spielen: { $games }.
reason-box-broken = { $game } lässt sich mit dieser Schachtel nicht spielen: { $problem }.
reason-box-stuck = Mit dieser Schachtel hat in { $game } zu { $seats } jemand keinen Zug mehr.
reason-box-merged = Worin sie sich einig sind, ergibt keine Schachtel, mit der sich { $game } spielen lässt: { $why }
reason-box-unused = Deine Schachtel von { $game } ({ $file }) wird nicht benutzt, gespielt wird mit der des Hauses. { $why } Berichtige die Datei oder leg sie beiseite: armarium box { $code } --house
reason-box-none = Du hast noch nichts über deine Schachtel von { $game } gesagt: armarium box { $game }
reason-owner-only = Diese Seite ist für die Person, die den Tisch gestartet hat, an diesem Computer.
