# Beside Kragmortha's own box, in English; Looks, orders and Grimoires are said as the book says them.
game-kragmortha-box = Kragmortha, own box
tagline = Looks on your phones, and a big red button
prompt-move = Report what happens on the board
view-secret = secret Looks
view-friendly = exchanges allowed
view-most = Looks that put you out
view-deck = Looks in the deck
view-books-left = Grimoires left
view-sides = goblins
view-case = caught
view-over = over
option-looks = Looks
    .about = Open: everybody reads what everybody must do. Secret: others see only the sign, so each of you wants a phone.
looks-open = open to all
looks-secret = each on their own phone
option-inspections = Inspections
    .about = Now and then, as luck will have it, Rigor looks at what one of you must do.
event-met = { $you ->
    [yes] You meet
   *[no] { $player } meets
 } the Dark Lord’s eye.
event-dealt = { $you ->
    [yes] You draw
   *[no] { $player } draws
 } { $shown ->
    [yes] { $look }
   *[no] a Look: { $family }
 }.
event-turned-down = Back under the deck, because of signs held already: { $looks }.
event-unhexed = { $you ->
    [yes] You are
   *[no] { $player } is
 } rid of { $look }.
event-inspection = Rigor inspects { $you ->
    [yes] you
   *[no] { $player }
 }: { $look }!
event-called = { $you ->
    [yes] You cry
   *[no] { $player } cries
 } “Caught!”
event-accused = { $you ->
    [yes] You mean
   *[no] { $player } means
 } { $target-you ->
    [yes] you
   *[no] { $target-player }
 }: { $look }.
event-nothing = { $you ->
    [yes] You let
   *[no] { $player } lets
 } it go: nobody was caught.
event-asked = { $you ->
    [yes] You say
   *[no] { $player } says
 } nothing. The others vote.
event-voted = { $you ->
    [yes] You have
   *[no] { $player } has
 } voted.
event-tally = The vote: { $guilty } for a slip, { $clear } against.
event-book = { $you ->
    [yes] You take
   *[no] { $player } takes
 } a Grimoire: { $book }.
event-no-book = { $player }: one { $book } less.
event-last-book = That was the last Grimoire: the game ends at once.
reason-nobody-to-catch = Nobody else has a Look to slip on.
reason-nobody-caught = Nobody has cried “Caught!”
reason-who-first = First: who slipped, and on what?
reason-answer-first = First the one who was caught admits it or not.
reason-vote-first = First the vote.
reason-book-too-many = The box has { $count } of { $book }, and all are counted: at seat { $seats }. Take one off there first.
reason-book-not-there = No { $book } is counted there.
reason-look-secret = Looks are secret here: that one is only for who has it.
reason-look-not-there = { $look } is not held there.
reason-look-must-stay = At this table nobody exchanges a Look.
reason-look-easy = { $look } is done the easier way already, or sleeps.
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
