# The score pad beside Rune's own box, in English; all else is said as the book says it.
game-rune-box = Rune, own box
tagline = A score pad for the cards on your table
prompt-move = Count the areas of every Master
view-areas = areas
view-totals = points
view-left = runes not counted yet
option-grand-master = Grand Master
    .about = The tokens of the little expansion are on the table: a rune more of blue and of green for each of you.
event-area = { $you ->
    [yes] Your
   *[no] { $player }’s
 } Master { $place }: { $runes ->
    [0] nothing in { $colour }
    [one] one { $colour } rune
   *[other] { $runes } { $colour } runes
 }.
reason-area-empty = There is no rune counted here that could go.
reason-area-so = This area is { $colour } already.
reason-runes-too-many = The whole box has { $count } { $colour } runes, and all of them are counted. Take some from another area first.
reason-over = The evening is over; nothing more is counted.
reason-report-unknown = “{ $move }” cannot be reported here.
reason-has-left = That player has gone home.
reason-too-few-left = With two people left nobody leaves: end the evening instead.
reason-position-kept = { $field }: no evening comes to “{ $value }”.
reason-position-version = “{ $value }” is not a position of these rules; it should begin with { $expected }.
reason-position-field = “{ $value }” is not a field of a position, or stands twice.
reason-position-missing = The position has no field “{ $field }”.
event-ended = { $you ->
    [yes] You close
   *[no] { $player } closes
 } the pad: what is counted counts.
event-left-table = { $you ->
    [yes] You go
   *[no] { $player } goes
 } home early; the others play on.
