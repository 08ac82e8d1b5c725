game-noughts = Noughts and crosses
prompt-move = Mark a free cell
move-mark = mark
view-seat = seat
view-mark = your mark
view-board = board
mark-x = cross
mark-o = nought

event-marked = { $you ->
    [yes] You mark
   *[no] { $player } marks
 } { $cell }.

outcome-line = Three in a line.
outcome-full = No cell is free and nobody has a line: the game is drawn.

reason-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-cell-not-free = That cell is not free.
reason-move-unknown = A move is “mark” and a cell from a1 to c3.
reason-cells-impossible = The cells { $value } cannot come about in a game.
reason-position-version = The position begins with { $value }; expected is { $expected }.
reason-position-field = The position has no field { $field }, or has it twice.
reason-position-missing = The position lacks the field { $field }.

N-1 = Seat 1 has crosses and begins; in turn each marks a free cell.
    .title = Turns
N-2 = Whoever has three marks of their own in a row, a column or a diagonal wins at once.
    .title = Three in a line
N-3 = When all nine cells are marked and nobody has a line, nobody wins.
    .title = The end
