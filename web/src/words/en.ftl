# What the page itself says, whatever is played.
house = Armarium
motto = A cupboard of books, one table, no account needed.
loading = One moment…
reason-no-answer = The table does not answer. Try again in a moment.
home = To the cupboard
home-link = Armarium, back to the cupboard
close = Close
keep = Keep
on = on
off = off
you = You
guest = Guest
nobody = nobody
bot = Bot
away = away
seat-free = Free seat

# the cupboard
play-now = Play now
play = Play
learn = Learn
coach-next = Got it
coach-stop = Stop teaching
invite = Invite
rules = Rules
players-word = { $count ->
    [one] player
   *[other] players
}
minutes = { $minutes } min
tables = Tables
my-tables = My tables
my-tables-none = No table yet. Open a book and play.
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
open-tables = Open tables
open-tables-none = Nobody has opened a table. Be the first: Invite, then list it.
cupboard-bare = The cupboard is bare.
seats-taken = { $taken } of { $seats } seats
choice-taken = Somebody else has chosen this.
sit-down = Sit down
watch = Watch
table-gathering = waiting for players
table-turn = turn { $turn }, { $points }
table-over = final score { $points }
stage-gathering = gathering
stage-over = finished
stage-stopped = cannot go on
decides = { $names } decides

# a new table
new-table = { $game }: a new table
table-name = Name of the table
table-name-hint = Rainy Sunday
seats = Seats
bots-count = Bots
bot-level = Which bot
options = Options
option-needed = Switched on: { $seats } players need it.
listed = List it in the cupboard
    .text = Otherwise only people with the link find it.
open-table = Open the table
this-table = This table

# gathering
gathering-title = The table is laid
gathering-free = { $free ->
    [one] One seat is free. Send the link, or call a bot.
   *[other] { $free } seats are free. Send the link, or call bots.
}
gathering-full = Everybody is here.
gathering-shared = Whoever has no phone may play on this one, beside you.
beside-add = Somebody beside you
beside-name = Their name
beside-you = beside you
choice-own = Your choice
choice-of = Choice of { $name }
beside-remove = Free the seat
bot-add = Call a bot
remove = Remove
remove-all = Remove all
bot-remove = Send the bot away
start = Start the game
leave = Leave the table
wait-for-host = The host starts the game.
invite-title = Invite friends
invite-text = Whoever opens this link may take a free seat or watch.
invite-link = Invitation link
qr-alt = QR code of { $link }
copy = Copy
copied = Link copied
spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
let-bot = Let a bot play for me
take-over = Take my seat back
let-bot-for = Let a bot play for { $name }
take-over-for = { $name } plays again
record = Save the record
absence = A bot stands in after
seconds-long = { $seconds ->
    [one] 1 second
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [900] 15 minutes
   *[other] { $seconds } seconds
}
bot-comes-in = Gone: a bot plays in { $clock }
bot-comes-later = A bot plays for { $name } once the time is up.
bot-allowed = If my connection drops, the host may let a bot play at once
    .text = Otherwise a bot comes after { $time }. The seat stays yours.
bot-stood-in = { $count ->
    [one] While you were gone a bot made a move for you.
   *[other] While you were gone a bot made { $count } moves for you.
}
bot-reclaim = Take it back
bot-keep = Keep it
bot-stands-in = a bot stands in
bot-plays-for-you = A bot plays for you.

# the room
room-sub = with { $names } · turn { $turn }
room-turn = turn { $turn }
room-sub-alone = alone · turn { $turn }
players = Players
board-label = { $game }, the board
rail = Standing, log, chat and help
log = Log
chat = Chat
help = Help
log-empty = Nothing has happened yet.
log-begun = Begun by rules { $begun }. Everything came out alike by rules { $rules }, so the game goes on by them.
played = { $player }: { $move }
seat-label = { $name }, points: { $points }
your-turn = Your turn
turn-of = { $name }, your turn
waits-for = { $names }
undo = Undo
ask-back = Ask to take the move back
confirm = Confirm
not-here = Not here
clause-link = Rule { $clause }
replay-last = Replay last turn
reshowing = The last turn again
connection-lost = The connection is lost. Trying again; your moves are kept.
asking-mine = You asked to take your move back. Waiting for the others.
asking-other = { $name } asks to take a move back.
agree = Agree
stopped = This game was begun by older rules ({ $rules }) and cannot go on by today’s. You can look at it, replay it and keep its record.
stopped-ended = This game was ended by agreement: it was begun by older rules and could not go on.
stopped-start = Today’s rules cannot set it up as it was:
stopped-line = The first difference is line { $n }, “{ $move }”; from there on the log shows the moves as they were written.
stopped-hidden = The first difference is line { $n }; from there on the log shows the moves as they were written, the others’ after the end.
end-game = End the game
end-waits = You want to end it. Waiting for the others.
end-wanted = { $names }: for ending it.
disagree = Disagree
mute = Mute { $name }
unmute = Hear { $name } again
chat-say = Say something kind
chat-empty = Quiet so far.
chat-closed = This table plays without chat.
send = Send
typed-move = Type a move
typed-sent = { $move }: sent
typed-unknown = “{ $move }” is not a move now.
play-it = Play it
offers-count = { $count ->
    [0] No move is yours now
    [one] One move is yours now
   *[other] { $count } moves are yours now
}
text-board = The position in words
keys = Keys
jump-to = Go to move { $n }

# the end
result-won = You win!
result-other = { $name } wins
result-shared = Shared win: { $names }
result-nobody = Nobody wins
result-again = Result
rematch = Rematch
rematch-go = To the rematch
look-at-board = Look at the board
fair-title = Was the luck fair?
fair-text = Before the first move the table locked its luck and published this seal. Now it shows the key: whoever wants can check that they belong together.
fair-commitment = Seal
fair-secret = Key
fair-later = shown at the end

# replay
replay = Replay
replay-start = The beginning
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last-move = To the end
replay-place = Place in the game
replay-of = { $n } of { $last }
viewpoint = Seen by
spectator = a spectator
share-move = Link to this move
to-table = To the table

# hints and analysis
hint = Hint
hint-title = The master suggests
hint-pondering = The master thinks…
hint-share = { $share } % to win.
hints-allowed = Hints
    .text = Whoever is on turn may ask the master; the log tells that they did.
analysis = Analysis
analysis-text = The master looks at every move again: how everybody stood, what was best, where the game turned.
analysis-about = Chances are the master’s estimate from { $simulations } imagined games a move, from what the player could see.
analysis-done-of = { $done } of { $moves } moves
analyse = Analyse this game
analyse-again = Try the analysis again
graph-label = Chances to win: { $told }
graph-seat = { $name } { $share } %

# rules
rules-of = The rules of { $game }
rules-intro = Every refusal at the table names one of these clauses.
rules-none = These rules are not written down here.
tag-book = rulebook
tag-public = other editions
tag-recon = rebuilt
tag-ruling = our ruling

# settings and profile
settings = Settings
profile = You at the table
profile-edit = change name and picture
profile-kept = Kept
name = Name
avatar = Picture
avatar-n = Picture { $n }
language-turn = Change the language
theme-turn = Day or night
set-language = Language
language-en = English
language-fr = Français
set-theme = Light
theme-night = Night
theme-light = Daylight
theme-auto = As the system
set-speed = Animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
set-hand = Hand you draw with
hand-right = Right
hand-left = Left
set-sound = Sound
    .text = Soft sounds for cards, turns and the end.
set-shapes = Stronger shapes
    .text = Thicker outlines and letters, for eyes that mix up colours.
set-easier = Easier penances
    .text = In Kragmortha: switches and buttons instead of holding, keys and typing, and twice the time. For you alone, at any table.
set-confirm = Confirm each step
    .text = Off: a click plays at once.

lost-title = This page is not on the shelf
lost-text = The table may be gone, or the link lost a letter on its way.

# a game without a screen of its own
plain-offers = What you may do
plain-others = Other moves
plain-choose = Choose a move
plain-watch = Wait and see
plain-over = The game is over
plain-yes = yes
plain-no = no
plain-none = –
plain-standing = Players
plain-to-act = to move
plain-key-arrows = from one move to the next
plain-key-enter = take the move, then play it
plain-key-undo = undo
plain-key-escape = put it back
