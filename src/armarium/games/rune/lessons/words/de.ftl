## Rune in Kürze: der Streifen jeder Lektion und der Kopf der Regeln

learn-aim = Halte mehr Punkte als { $partner }, wenn alle sechs Meister stehen.
short-aim = Deine Meister halten farbige Gebiete. Wenn alle sechs Meister stehen, werden die Gebiete gezählt, und mehr Punkte gewinnen.
short-turn-1 = Leg eine deiner Karten zum Teil über die Karten auf dem Tisch. Du darfst sie drehen.
short-turn-2 = Sie passt, wenn jede Rune unter ihr dieselbe Farbe hat, oder jede Rune neben ihr. Eins von beiden genügt.
short-turn-3 = Dann zieh eine Karte, oder setz stattdessen einen Meister.
short-turn-4 = Ein Meister hält alle Runen seiner Farbe, die sich berühren, und kostet dich eine Karte.
short-turn-5 = Spätere Karten lassen Gebiete wachsen, sich verbinden, schrumpfen oder zerfallen.
short-end = Schluss ist, wenn alle sechs Meister stehen. Wer den dritten gesetzt hat, wartet; die andere Seite spielt weiter, ohne zu ziehen. Blaue Runen zählen 1, grüne 2, rote 3.
lit-cell = { $name }
lit-card = deine Karte { $name }

## Worum es geht

lesson-aim = Worum es geht
    .about = Sechs Meister, drei Farben: Blau 1 Punkt, Grün 2, Rot 3.
lesson-aim-most = Setz einen Meister in das wertvollste Gebiet.
    .help = Tippe eine seiner Runen an, dann bestätige.
    .typed = Tippe „master“ und eine seiner Runen.
    .title = Ein Meister hält ein Gebiet
    .idea = Er hält alle Runen seiner Farbe, die sich berühren. Jede blaue zählt 1, jede grüne 2, jede rote 3. Zwei rote sind 6 wert!
    .done = Sechs Punkte: zwei rote, je drei. Sie gehören dir, solange niemand das Gebiet zerreißt.
lesson-aim-most-blue = Drei blaue sind nur 3 Punkte. Die zwei roten daneben sind 6 wert.
lesson-aim-most-draw = Du darfst ziehen, statt einen Meister zu setzen. Aber da liegen 6 Punkte herum: Nimm sie.
lesson-aim-most-less = Dieses Gebiet ist weniger wert. Such zwei rote nebeneinander.

## Zwei Arten zu passen

lesson-fit = Zwei Arten zu passen
    .about = Gleiches auf Gleiches, oder neben seinesgleichen.
lesson-fit-cover = Leg deine mittlere Karte über die drei leuchtenden Runen.
    .help = Nimm sie, tippe die Stelle an, bestätige. Drehen musst du sie nicht.
    .typed = Tippe „lay“, die Karte, die Stelle und r0: Drehen musst du sie nicht.
    .title = Erste Art: darunter
    .idea = Jede Rune, die du verdeckst, muss zu der darauf passen. Hier sind das Blau, Grün und Rot.
    .done = Blau auf Blau, Grün auf Grün, Rot auf Rot. Was neben der Karte liegt, ist jetzt egal.
lesson-fit-cover-card = Die passt auch, aber wir wollen die mittlere Karte deiner Hand.
lesson-fit-cover-place = Dort passt sie. Jetzt versuch die drei leuchtenden Runen: dieselbe Karte, nicht gedreht.
lesson-fit-beside = Leg dieselbe Karte mit ihren drei blauen an die leuchtenden blauen.
    .help = Dreh sie, bis die blauen unten sind.
    .title = Zweite Art: daneben
    .idea = Oder: Jede Rune neben deiner Karte muss zu ihrer Nachbarin passen. Was sie verdeckt, ist dann egal.
    .done = Blau trifft viermal auf Blau. Sie verdeckt Rot und Grün mit Blau, und das ist in Ordnung: Eine der beiden Arten genügt.
lesson-fit-beside-card = Die passt auch, aber wir wollen die Karte mit drei blauen in einer Reihe.
lesson-fit-beside-cover = So passt sie darunter, wie vorhin. Leg diesmal ihre blauen an die leuchtenden.
lesson-fit-beside-place = Dort passt sie. Aber ihre drei blauen sollen an den leuchtenden liegen.

## Meister und Gebiete

lesson-masters = Meister und Gebiete
    .about = Gib eine Karte her und nimm ein ganzes Gebiet.
lesson-masters-claim = Nimm die drei grünen Runen.
    .help = Sie sind frei. Das blaue Gebiet links gehört { $partner }.
    .title = Wer zuerst kommt
    .idea = Niemand darf einen Meister in ein fremdes Gebiet setzen. Drei grüne sind 6 wert und noch frei.
    .done = Die grünen gehören dir: 6 Punkte. Dafür hast du keine Karte gezogen: Jeder Meister lässt dir eine Karte weniger.
lesson-masters-claim-draw = Wenn du ziehst, bleibt dein Meister für später. Aber dann nimmt { $partner } vielleicht die grünen.
lesson-masters-claim-less = Das darfst du, aber es ist wenig wert. Die drei grünen sind 6 wert.

## Verbinden und trennen

lesson-join = Verbinden und trennen
    .about = Mach aus zwei Gebieten eins, oder schneide ein fremdes durch.
lesson-join-join = Leg deine Karte so, dass deine zwei blauen Gebiete eins werden.
    .help = Schließ die Lücke rechts: Dreh die Karte, bis ihre blauen links untereinander stehen.
    .title = Gebiete wachsen zusammen
    .idea = Zwei deiner Gebiete, die sich berühren, sind eins, mit beiden Meistern darauf. Alles dazwischen zählt.
    .done = Ein blaues Gebiet mit sechs. Neue Runen zählen so gut wie alte.
lesson-join-join-apart = Dort passt sie, aber deine zwei Gebiete bleiben getrennt. Überbrück die Lücke rechts.
lesson-join-split = Schneide das blaue Gebiet von { $partner } entzwei.
    .help = Verdecke die Runen in der Mitte mit anderen Farben. Nimm die zweite Karte.
    .title = Und Gebiete zerfallen
    .idea = { $partner } hält sechs blaue mit einem Meister. Verdeckte Runen sind weg, und was den Meister nicht mehr berührt, ist verloren.
    .done = { $partner } behält nur das Stück mit dem Meister: von 6 Punkten auf 4.
lesson-join-split-card = Diese Karte lässt das Gebiet ganz. Nimm die andere.
lesson-join-split-whole = Die richtige Karte, aber das Gebiet hängt noch zusammen. Verdecke die Mitte: die drei blauen über dem Meister.

## Wie es endet

lesson-end = Wie es endet
    .about = Der sechste Meister steht. Was zählt, und wer weiterspielt.
lesson-end-last = Setz deinen letzten Meister und gewinn so hoch wie möglich.
    .help = Die drei Meister von { $partner } stehen. Du hast keine Karte mehr zum Legen und darfst nicht mehr ziehen.
    .title = Dein letzter Zug
    .idea = { $partner } führt 9 zu 8 und ist fertig. Wer zuerst den dritten Meister setzt, muss warten; die andere Seite spielt weiter. Zwei grüne liegen frei.
    .done = Zwölf zu neun: Du gewinnst. Alle sechs Meister stehen, und jedes Gebiet zählt, wie es liegt.
lesson-end-last-own = Das Gebiet gehört dir schon: Ein zweiter Meister dort bringt nichts, und du verlierst 8 zu 9.
lesson-end-last-less = Das reicht zum Sieg, aber es sind 4 Punkte zu holen: zwei grüne nebeneinander.

## Eine ganze Partie

lesson-game = Eine ganze Partie mit { $partner }
    .about = { $partner } spielt freundlich und sagt, was geschieht. Du kannst jederzeit um einen Tipp bitten.
lesson-game-say-begin = Meine Karte liegt so, dass sie passt: Entweder stimmt alles, was sie verdeckt, oder alles daneben.
lesson-game-say-mine = Gut gelegt! Jetzt zieh eine Karte, oder setz einen Meister, wenn du ein gutes Gebiet siehst.
lesson-game-say-master = Ich habe ein Gebiet genommen. Du darfst keinen Meister hineinsetzen, aber seine Runen kannst du noch verdecken.
lesson-game-say-claimed = Dieses Gebiet gehört jetzt dir. Lass es mit deinen nächsten Karten wachsen.
lesson-game-say-split = Ein Gebiet ist entzweigebrochen. Was keinen Meister mehr berührt, ist verloren.
lesson-game-say-joined = Zwei Gebiete sind zusammengewachsen. Alles davon zählt.
lesson-game-say-over = Das war eine ganze Partie. Gut gespielt! Schauen wir, was sie entschieden hat?
