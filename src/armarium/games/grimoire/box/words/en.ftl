# Beside Grimoire's own box, in English; all else is said as the book says it.
game-grimoire-box = Grimoire, own box
tagline = Who goes first, which round it is, and what it all comes to
prompt-move = Say which pages lie open, or count cards
view-round = round
view-magic = magic points
view-magic-most = at most
view-asks = asked for
view-sealed = pages sealed
view-sides = players
view-order = order
view-time-pages = pages that turn the order
view-leaders = leading
option-sealed = Sealed pages
    .about = Everybody seals a page on a phone instead of a grimoire; they open when the last one is sealed.
event-counted = { $player }: { $card } { $count }.
event-counted-tokens = { $player }: { $count } in tokens.
event-took-token = { $you ->
    [yes] You hold
   *[no] { $player } holds
 } token { $token }.
event-opened-page = { $you ->
    [yes] You open
   *[no] { $player } opens
 } page { $page }.
event-sealed-page = { $you ->
    [yes] You seal a page.
   *[no] { $player } seals a page.
 }
event-ordered = The pages lie open: { $you ->
    [yes] you go
   *[no] { $player } goes
 } first in round { $round }.
event-began-round = Round { $round } begins; pages up to { $magic } may be opened.
reason-round-not-done = The order of this round is not made yet.
reason-order-made = The order of this round is made. Take it back, or begin a new round.
reason-token-not-so = Tokens go from 1 to { $count }, and this player holds that one already.
reason-tokens-first = Say first who holds which token.
reason-page-not-yours = Everybody seals their own page.
reason-page-not-so = Pages go up to { $magic } in this round, and this one is said already.
reason-tokens-not-so = There are between 0 and { $count } points in tokens.
reason-card-not-held = No { $card } is counted there that could go.
reason-card-too-many = The box has { $count } of { $card }, and all are counted: at seat { $seats }. Take one off there first.
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
