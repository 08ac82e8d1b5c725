game-noughts = Drei gewinnt
prompt-move = Markiere ein freies Feld
move-mark = markieren
view-seat = Platz
view-mark = dein Zeichen
view-board = Plan
mark-x = Kreuz
mark-o = Kreis

event-marked = { $you ->
    [yes] Du markierst
   *[no] { $player } markiert
 } { $cell }.

outcome-line = Drei in einer Reihe.
outcome-full = Kein Feld ist frei, und niemand hat eine Reihe: unentschieden.

reason-over = Die Partie ist vorbei.
reason-not-your-turn = Du bist nicht dran.
reason-cell-not-free = Dieses Feld ist nicht frei.
reason-move-unknown = Ein Zug ist „mark“ und ein Feld von a1 bis c3.
reason-cells-impossible = Die Felder { $value } können in keiner Partie vorkommen.
reason-position-version = Die Stellung beginnt mit { $value }; erwartet ist { $expected }.
reason-position-field = Die Stellung hat kein Feld { $field }, oder hat es zweimal.
reason-position-missing = Der Stellung fehlt das Feld { $field }.

N-1 = Platz 1 hat Kreuze und beginnt; abwechselnd wird ein freies Feld markiert.
    .title = Züge
N-2 = Wer drei eigene Zeichen in einer Zeile, Spalte oder Diagonale hat, gewinnt sofort.
    .title = Drei in einer Reihe
N-3 = Sind alle neun Felder markiert und niemand hat eine Reihe, gewinnt niemand.
    .title = Das Ende
