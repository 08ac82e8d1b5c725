game-noughts = Morpion
prompt-move = Marquez une case libre
move-mark = marquer
view-seat = place
view-mark = votre signe
view-board = plateau
mark-x = croix
mark-o = rond

event-marked = { $you ->
    [yes] Vous marquez
   *[no] { $player } marque
 } { $cell }.

outcome-line = Trois signes alignés.
outcome-full = Plus de case libre et aucun alignement : partie nulle.

reason-over = La partie est finie.
reason-not-your-turn = Ce n’est pas votre tour.
reason-cell-not-free = Cette case n’est pas libre.
reason-move-unknown = Un coup s’écrit « mark » puis une case, de a1 à c3.
reason-cells-impossible = Les cases { $value } ne peuvent pas se produire dans une partie.
reason-position-version = La position commence par { $value } ; on attend { $expected }.
reason-position-field = La position n’a pas de champ { $field }, ou l’a deux fois.
reason-position-missing = Il manque à la position le champ { $field }.

N-1 = La place 1 a les croix et commence ; chacun à son tour marque une case libre.
    .title = Les tours
N-2 = Qui a trois de ses signes sur une ligne, une colonne ou une diagonale gagne aussitôt.
    .title = Trois alignés
N-3 = Quand les neuf cases sont marquées sans alignement, personne ne gagne.
    .title = La fin
