## KamiMaï in Kürze: der Streifen jeder Lektion und der Kopf der Regeln

learn-aim = Gemeinsam: Versiegelt jedes Herz des Bogens, bevor eure Energie weg ist.
short-aim = Ihr gewinnt oder verliert zusammen. Versiegelt jedes Herz auf dem Bogen, bevor eure Energie weg ist.
short-turn-1 = Ist kein Bereich gewählt, wähle einen.
short-turn-2 = Zieh Karten aus dem stehenden Buch, eine nach der anderen, so viele du dich traust. Fällt es, verliert ihr eine Energie.
short-turn-3 = Vier Karten einer Farbe sind ein Zauber des Bereichs. Die anderen dürfen welche dazugeben.
short-turn-4 = Wächter, Feen und andere Kreaturen helfen oder stören, jede auf ihre Art.
short-turn-5 = Behalte bis zu vier Karten für später, dann geht es reihum weiter.
short-end = Alle Herzen versiegelt: Ihr gewinnt. Keine Energie mehr: Der Albtraum behält euch.
lit-slot = Karte { $name }
lit-area = Bereich { $name }

lesson-aim = Zieh eine Karte heraus
    .about = Gerade und langsam, und nichts fällt.
lesson-aim-drag = Zieh die äußerste Karte langsam gerade zur Seite heraus.
    .help = Es geht auch ohne Maus: Wähle unten die Karte und ein Tempo, dann bestätige.
    .typed = Tippe „pull“, die Nummer der Karte und das Tempo: pull 1 slow.
    .title = Nimm diese Karte
    .idea = Fass sie an, warte, zieh gerade und langsam: Eine schräge Karte reißt ihre Nachbarinnen mit. Fällt es, bauen wir es wieder auf.
    .done = Draußen und frei. Eine Karte gehört dir, sobald sie keine andere des Buchs berührt.
lesson-aim-drag-other = Die inneren Karten halten das Buch. Fang mit der äußersten vorn an.
lesson-aim-drag-fell = Es ist gefallen, und nichts ist verloren: Wir haben es wieder aufgebaut. Langsamer, und gerade zur Seite.

lesson-balance = Gleichgewicht
    .about = Die Seiten abwechselnd, aus ihrer Mitte.
lesson-balance-far = Die letzte Karte kam von der Vorderseite. Nimm eine aus der Mitte der Rückseite.
    .help = Wähle unten eine mit den Pfeilen, oder geh um den Stapel herum. Langsam: Lass die Finger ruhig werden.
    .typed = Tippe „pull“, eine Nummer und „slow“. Die Karten sind von einem Ende zum anderen nummeriert.
    .title = Beide Seiten tragen einander
    .idea = Nimm abwechselnd von beiden Seiten, jedes Mal aus der Mitte. Nackte Enden und eine leere Mitte bringen es zu Fall. Warte eine halbe Sekunde vor dem Ziehen: Ruhige Finger berühren weniger Nachbarinnen.
    .done = Eine von jeder Seite: Es steht wieder gerade. So gezogen steht ein Stapel am längsten.
lesson-balance-far-near = Das ist wieder die Vorderseite: Es würde sich neigen. Jetzt die Rückseite.
lesson-balance-far-centre = Die Karten am Rücken tragen die anderen. Bitte etwas weiter außen.
lesson-balance-far-outer = Zu nah am Ende: Nackte Enden fallen zuerst. Näher an die Mitte dieser Seite.
lesson-balance-far-done = Du könntest aufhören. Aber gleichen wir es erst aus.
lesson-balance-far-fell = Es ist gefallen, und nichts ist verloren: Wir haben es wieder aufgebaut. Langsamer, und gerade.

lesson-spells = Zauber
    .about = Vier Karten einer Farbe.
lesson-spells-cast = Wirk den Wasserzauber.
    .help = Wähle den Zauber im Bogen oder unten, dann bestätige.
    .typed = Tippe „cast“, die Farbe, und wer wie viele Karten gibt.
    .title = Vier von einer Farbe
    .idea = Du hast vier Wasserkarten gezogen, und euer Bereich verlangt einen Wasserzauber. Vier Karten seiner Farbe, und er ist markiert.
    .done = Markiert! Sind alle Zauber eines Bereichs markiert, ist sein Herz versiegelt.
lesson-spells-cast-end = Du könntest sie behalten. Aber der Zauber geht jetzt gleich: Wirk ihn.

lesson-team = Teamzauber
    .about = Alle zahlen einen Teil.
lesson-team-propose = Schlag den Teamzauber vor: zwei Feuerkarten von dir, zwei von { $partner }.
    .help = { $partner } hat zwei in Reserve und wird gefragt.
    .title = Alle zahlen
    .idea = Ein Teamzauber darf jede Farbe haben, aber alle zahlen: zu zweit je zwei. Du schlägst vor, die anderen stimmen zu.
    .done = { $partner } hat zugestimmt, und der Zauber ist gewirkt. Redet miteinander: Das ist das halbe Spiel.
lesson-team-propose-end = Du hast zwei Feuerkarten, und { $partner } hat zwei. Schlag es vor!

lesson-guardians = Wächter
    .about = Sie bleiben in deiner Reserve und lenken deine Hand.
lesson-guardians-hand = Ein Wächter des Wassers und einer des Feuers lenken deine Hand. Wähle Daumen und Mittelfinger.
    .help = Wasser: Daumen und Mittelfinger. Feuer: deine andere Hand.
    .title = Wächter lenken deine Hand
    .idea = Ein Wächter bei dir sagt, wie du ziehen musst: Wasser mit Daumen und Mittelfinger, Erde mit dem Ringfinger, Luft mit dem kleinen Finger, Feuer mit der anderen Hand. Bei zweien wählst du einen.
    .done = So ziehst du, bis der Schlüsselkobold deine Wächter verjagt. Ablegen kann man sie nicht.
lesson-guardians-hand-other = Feuer ließe dich mit der anderen Hand ziehen. Nimm Wasser: Daumen und Mittelfinger.

lesson-stop = Rechtzeitig aufhören
    .about = Die Karte, die du nicht ziehst, bringt nichts zu Fall.
lesson-stop-stop = Du hast vier Wasserkarten. Hör hier auf.
    .help = Sag „Fertig“.
    .title = Wann du aufhörst
    .idea = Vier Karten nebeneinander sind weg: Selbst langsam gezogen fällt es jetzt etwa jedes sechste Mal. Kriecht eine Nachbarin mit: sofort zurückschieben, dann loslassen. Du hast einen Zauber auf der Hand: genug.
    .done = Gut aufgehört. Ein Einsturz hätte eine Energie und deinen Zauber gekostet.
lesson-stop-stop-greedy = Noch eine? Vier von einer Farbe sind schon ein Zauber, und fällt es, verliert ihr eine Energie. Sag „Fertig“.

lesson-game = Eine ganze Nacht mit { $partner }
    .about = { $partner } zieht ruhig, gibt Karten und sagt, was geschieht.
lesson-game-say-turn = Wer dran ist, führt. Zieh mindestens eine Karte, langsam, aus der Mitte einer Seite.
lesson-game-say-pulled = Gut gezogen! Die nächste von der anderen Seite, wenn du dich traust.
lesson-game-say-partner = Jetzt ziehe ich. Ich nehme die Seiten abwechselnd.
lesson-game-say-collapsed = Es ist gefallen. Wir verlieren eine Energie und bauen es wieder auf. Das passiert allen.
lesson-game-say-cast = Ein Zauber ist gewirkt. Sieh auf den Bogen: Was fehlt noch fürs Herz?
lesson-game-say-proposed = Ich möchte einen Zauber mit dir wirken. Gibst du deine Karten dazu?
lesson-game-say-kept = Gut, etwas zu behalten: höchstens vier. Wächter bleiben, ob du willst oder nicht.
lesson-game-say-sealed = Ein Herz ist versiegelt! Jetzt wähle den nächsten Bereich.
lesson-game-say-over = Wir haben es geschafft! Jedes Herz ist versiegelt.
lesson-game-say-lost = Diesmal behält uns der Albtraum. Noch einmal?
