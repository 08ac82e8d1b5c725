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
open-tables-none = No open tables yet. Be the first: choose Invite, and list it in the cupboard.
cupboard-bare = The cupboard is bare.
seats-taken = { $taken } of { $seats } seats
choice-taken = Somebody else has chosen this.
sit-down = Sit down
watch = Watch
table-gathering = waiting for players
table-turn = turn { $turn }, { $points }
table-over = over: { $points }
table-points = { $name } { $points }
table-turn-only = turn { $turn }
stage-gathering = gathering
stage-over = finished
stage-stopped = cannot go on
decides = { $names } { $count ->
    [one] decides
   *[other] decide
}

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
gathering-shared = No phone? Share this one: add them as “Somebody beside you”.
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
wait-for-host = { $host } starts the game.
invite-title = Invite friends
invite-link = Address of this table
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
take-over-for = { $name } takes the seat back
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
room-sub-many = with { $count } others · turn { $turn }
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
played = { $you ->
    [yes] You have made a move.
   *[no] { $player } has made a move.
 }
seat-label = { $name }, points: { $points }
seat-to-move = to move
announce-more = And { $count } more: press I.
tell-all = Hear the last move in full
your-turn = Your turn
turn-of = { $name }, your turn
waits-for = { $names }
undo = Undo
ask-back = Ask to take the move back
    .text = The others must agree. Until they have answered you can still say “never mind”.
    .yes = Ask them
back-alone = Take your last move back?
    .text = Cards have been drawn or shown since. You may, but then this game no longer counts.
    .yes = Take it back
confirm = Confirm
not-here = Not here
explain-title = What is this?
explain-ask = Tap whatever you would like explained.
explain-start = Explain something
explain-key = What is this? (on whatever has the focus)
clause-link = Rule { $clause }
replay-last = Replay last turn
recap-title = What just happened
recap-open = What just happened: open the log
headline-turn = { $name }: { $did }
recap-none = Nothing new since your last move.
wait-for-me = Wait for me
faster = Faster
space-key = Space
go-on = Go on
reshowing = The last turn again
connection-lost = The connection is lost. Trying again; your moves are kept.
asking-mine = You asked to take your move back. Waiting for the others.
asking-other = { $name } asks to take a move back.
agree = Agree
stopped = This game was begun by older rules ({ $rules }) and cannot go on by today’s. You can look at it, replay it and keep its record.
stopped-ended = This game was ended by agreement: it was begun by older rules and could not go on.
stopped-start = Today’s rules cannot set it up as it was:
stopped-line = The first difference is line { $n }, “{ $move }”; from there on the log shows the moves as they were written.
stopped-hidden = The first difference is line { $n }. From there on the log shows the moves as they were written; those of the others only after the end.
end-game = End the game
end-waits = You want to end it. Waiting for the others.
end-wanted = { $names }: let’s end it.
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
    [0] No possible move now
    [one] One possible move
   *[other] { $count } possible moves
}
text-board = The position in words
keys = Keys
jump-to = Go to move { $n }

# the end
result-by = { $you ->
    [yes] { $margin ->
        [one] You win by a single point!
       *[other] You win by { $margin } points!
    }
   *[no] { $margin ->
        [one] { $name } wins by a single point
       *[other] { $name } wins by { $margin } points
    }
}
result-bare = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
result-shared = A shared win: { $names }
result-nobody = Nobody wins
result-counting = The points are being counted…
result-scores = Final score
close-title = How close it was
close-before = { $place ->
    [ahead] Before the last turn you were ahead, { $mine } to { $theirs }.
    [behind] Before the last turn you were behind, { $mine } to { $theirs }.
   *[even] Before the last turn you were even, { $mine } all.
}
close-changes = { $count ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
close-never = { $you ->
    [yes] You were in the lead from start to finish.
   *[no] { $name } was in the lead from start to finish.
}
ending-turn = Turn { $turn }: { $what }
ending-cost = What it cost you
see-turned = See what turned it
again-with = Again, with { $name }
again-plain = Once more
again-same = The same again
again-options = Other options
next-book = Next book: { $game }
rematch = Rematch
rematch-go = To the rematch
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
hint-shown = See it on the board.
hint-share = { $share }% to win.
hints-allowed = Hints
    .text = Whoever’s turn it is may ask the master; the log shows it.
analysis = Analysis
analysis-text = The master goes through every move again: everybody’s chances, the best choice, and where the game turned.
analysis-about = Chances are the master’s estimate, from what the player could see then.
turning-slip-title = { $you ->
    [yes] Turn { $turn }: there was something better
   *[no] Turn { $turn }: { $name } missed something
}
turning-star-title = Turn { $turn }: your best moment
turning-luck-title = { $you ->
    [yes] Turn { $turn }: your turn changed the game
   *[no] Turn { $turn }: { $name }’s turn changed the game
}
turning-shares = { $best }% instead of { $share }% to win.
turning-swing = { $who }: from { $before }% to { $after }%.
better = Better:
better-another = another move.
better-other = something else. Try it, and see.
certain = Certain:
likely = Likely:
practise = Try it again from here
study-early = A first game is for looking around. Take one thing from it: try the first of these again.
study-all = All moves, counted by mark
analysis-done-of = { $done } of { $moves } moves
analyse = Analyse this game
analyse-again = Try the analysis again
graph-label = Chances to win: { $told }
graph-seat = { $name } { $share }%

# rules
rules-of = The rules of { $game }
rules-intro = When a move is refused, the table points to one of these rules.
print = Print
contents = Contents
in-short = In short
all-parts = Everything in the box
rules-short = { $game } in short
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
rules-nothing = No rule and no card says that. Try a shorter word.
short-aim-title = Aim
short-turn-title = A turn in five lines
short-end-title = How it ends
short-box = Players: { $seats }. About { $minutes } minutes.
guide-range = { $first } to { $last }
guide-try = Try it
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
set-captions = Captions
    .text = Sounds as words over the board.
set-shapes = Stronger shapes
    .text = Thicker outlines and letters, for eyes that mix up colours.
set-easier = Easier penances
    .text = In Kragmortha: switches and buttons instead of holding, keys and typing, and twice the time. For you alone, at any table.
set-confirm = Confirm each step
    .text = Off: a click plays at once.

# sounds as words
sound-lay = a piece is set down
sound-pick = something is picked up
sound-draw = a card is drawn
sound-turn = a chime: your turn
sound-no = a dull knock: not so
sound-end = a last chord
sound-collapse = cards come crashing down
sound-rustle = paper rustles
sound-creak = the deck creaks

lost-title = This page is not on the shelf
lost-book = “{ $book }” is not on our shelf
lost-book-text = We looked everywhere, even behind the plinth. These are the books we have:
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

# whom to play with
bot-random = Pip
    .about = Plays the first thing that is allowed and hopes for the best.
bot-greedy = Bristle
    .about = Counts what lies in front of him, never the next turn.
bot-novice = Hazel
    .about = Has good ideas and forgets half of them.
bot-heuristic = Brock
    .about = Knows the old tricks of this book, and trusts nothing else.
bot-apprentice = Vesper
    .about = Thinks a little ahead. Strikes when you look away.
bot-adept = Ottoline
    .about = Weighs every move twice, and is seldom in a hurry.
bot-sage = Tobias
    .about = Slow, old, and has seen your plan before.
bot-master = Corvin
    .about = Looks further than anybody here. Hardly ever wrong.
opponent-who = Who sits across from you?
opponent-who-team = Who plays on your side?
opponent-choose = You play with { $name }. Choose somebody else
opponent-first = Start with whom you like; after a win we suggest the next.
opponent-first-team = You win or lose together. Choose who helps you.
opponent-beaten = You beat { $name } last time, { $own } to { $other }.
opponent-lost = { $name } won last time, { $other } to { $own }.
opponent-beaten-plain = You beat { $name } last time.
opponent-lost-plain = { $name } won last time.
opponent-next = { $name } is the next step up.
opponent-team-won = Last time you won together with { $name }.
opponent-team-lost = Last time it was not enough with { $name }.
opponent-flag = next for you
opponent-level = strength { $n } of { $of }
opponent-weakest = the gentlest here
opponent-share = wins { $wins } of 100 against { $name }
opponent-team-share = two of them win { $wins } of 100 at level 3
opponent-times = { $count ->
    [one] beaten once
    [2] beaten twice
   *[other] beaten { $count } times
}
opponent-harder = Somebody stronger
play-with = Play with { $name }

# coming in
guest-title = { $host } has laid a table for you
guest-title-nobody = A table is laid for you
guest-about = for { $seats }, about { $minutes } minutes. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
guest-name = What shall we call you?
guest-wish = What would you like to do?
wish-sit = Sit down
    .text = Take a free seat and play right here.
wish-watch = Watch
    .text = See the table. Hands stay hidden from you too.
wish-share = Share this phone
    .text = Somebody beside you plays along on it.
guest-sit = Sit down as { $name }
guest-watch = Watch as { $name }
guest-share = Sit down as { $name } and { $other }
guest-private = No account. Your name is seen at the tables you visit only.
gathering-seated = You are in. { $host } starts the game{ $free ->
    [0] { "" } in a moment.
    [one] { "" } when the last seat is taken.
   *[other] { "" } when the { $free } free seats are taken.
}
gathering-watching = You are watching. The game begins when { $host } starts it.
watching = You are watching. Hidden cards stay hidden.
host = host
hand-over = Make host
hand-over-to = Make { $name } the host
close-table = Close the table
stay = Stay
ask-leave = Leave the table?
    .text = Your seat will be free for somebody else.
ask-leave-game =
    .text = A bot plays on for you. You can come back any time and take your seat again.
ask-leave-box =
    .text = Another phone may go on reporting for you. You can come back any time by the same link.
ask-close = Close the table?
    .text = Everybody is sent home, and the link leads nowhere any more.
withdraw = Never mind
server-gone = The table’s computer does not answer. It may be asleep, or its network is down. We keep trying.
invite-network = Works for everybody on your Wi-Fi
invite-everywhere = Works from everywhere
invite-camera = Point a phone’s camera at the code, or type the address.
invite-here-only = This link works on this computer only
invite-open-door = To let phones on your Wi-Fi in, open the door once.
invite-ask-owner = To let others in, the table must be started for its network: make play LAN=1.
invite-no-code = A code would lead nowhere yet: phones cannot reach this computer.
invite-link-here = Link for this computer
door-open = Let phones on this Wi-Fi in
door-about = Only people in your own network can join, and only while the table is open. You can close the door again here.
door-close = Close the door to the network
copy-by-hand = Your browser does not copy here. The link is selected: copy it with the menu or Ctrl+C.
share-link = Send the link

# Lessons
lesson-of = Learn { $game }
lesson-sub = { $count } short chapters and a whole game
lesson-leave = Leave the lesson
lesson-place = chapter { $n } of { $of }
lesson-aim-word = Aim
lesson-yes = That’s it
lesson-no = Not this one
lesson-shown = Like this. Confirm, and see what it does.
lesson-chip-task = Your task
lesson-chip-almost = Almost
lesson-chip-done = Done
lesson-nothing-lost = Nothing is lost: everything is back where it was.
lesson-show = Show me
lesson-go-on = Go on
lesson-next = Next chapter
lesson-chapters = All chapters
lesson-hush = No more words, please
learn-sub = { $count } short chapters, about { $minutes } minutes in all, then a whole game
learn-done = { $done } of { $of } done
learn-open = Play a chapter again whenever you like. Nothing is locked.
learn-begin = Begin
learn-go-on = Go on
learn-all = Play a real game
learn-chapters = Chapters
learn-chapter-done = done
learn-chapter-on = go on
learn-chapter-first = begin here
wrong = Something is wrong here
wrong-text = Say it in a sentence. You get one file with what you see: the table, the log as you were told it, this version and your browser. Nothing that is hidden from you is in it, and nothing is sent: pass the file on to whoever can mend it.
wrong-sentence = What is wrong?
wrong-make = Make the file

# puzzles
puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-all = All { $count } puzzles
puzzles-none = No puzzles for this book yet.
puzzle-today = Puzzle of the day
puzzle-daily = puzzle of the day
puzzle-number = puzzle { $n } of { $of }
puzzle-difficulty = Difficulty
puzzle-hard = Difficulty { $n } of { $of }
puzzle-free = Wrong tries cost nothing. Each one says why.
puzzle-solved = Solved!
puzzle-next = The next one
puzzle-show = Show me the answer
puzzle-checked = From a game between bots, its hidden cards dealt anew again and again: the answer wins at least fifteen games in a hundred more than anything else.
puzzle-streak = { $count ->
    [0] Solve it today, and a streak begins.
    [one] One day in a row.
   *[other] { $count } days in a row.
}

back-to-here = Back to here
back-to = Back to this point?
    .text = Everything reported after it goes. Whoever else is here must agree.
    .yes = Ask

# The door to a real box
own-box = Play with your own box
own-box-which = Which box lies on your table?
own-box-lead = The cards, the board and the laughter stay on your table. A phone keeps the books: nothing to install.
own-box-who = Who sits where?
own-box-order = In the order of your table, clockwise.
own-box-name = Player { $seat }
own-box-here = on this phone
own-box-own = own phone
own-box-middle = One phone in the middle
own-box-each = One phone each
own-box-secret = Everybody needs a phone: what it shows is secret.
own-box-start = Begin
own-box-invite = Invite { $count ->
    [one] the other phone
   *[other] the other { $count } phones
 }
own-box-alone = You alone
own-box-picture = The real box in the middle of the table, phones beside it
own-box-options = How you play
sound-drum = a drum beat
one-less = one { $what } less
one-more = one { $what } more
pad-sound = Sound on this phone?
pad-sound-ask = A bell or a chime when something happens?
pad-sound-on = With sound
pad-sound-off = Quietly
pad-reads = Read it to us
    .about = The browser’s own voice says what is asked now.
pad-correct = Miscounted? Correct it
sound-caught = an alarm bell
pad-end = Finish
pad-end-ask = Is everything counted?
    .text = The pad is closed and the result told. If you find a miscount, you can still go back together.
    .yes = Finish
pad-leaves = { $name } goes home
pad-phone-gone = { $name }’s phone is away.
pad-take-over = Report on this one
pad-give-back = { $name } has a phone again
pad-sit = Sit down, seat { $seat }
# the owner's boxes
my-boxes = My boxes
my-boxes-about = tell us what is printed in yours
box-numbers = { $game }: what yours says
box-find = Find a card
box-doubtful = Not known ({ $count })
box-all = All parts ({ $count })
box-yours = { $count ->
    [one] one part of your own
   *[other] { $count } parts of your own
}
box-as-known = { $count ->
    [0] as we know it
    [one] one part not known
   *[other] { $count } parts not known
}
box-tag-book = in the rulebook
box-tag-public = seen in reviews
box-tag-recon = our guess
box-tag-owner = from an owner
box-from = from { $owner }
box-we-play = We play with
box-less = One less
box-more = One more
box-this-one = This one: picture { $n }
box-another = Another one
box-tap = Tap it right
box-looked = I looked: this is what mine says
box-none-found = Nothing by that name.
box-all-known = Everything here is known. Thank you!
box-differ = { $count ->
    [0] Nothing differs
    [one] One part differs
   *[other] { $count } parts differ
}
box-differs = { $part } { $value }
box-plays = Checked: games can be played with it.
box-again = One thing to look at: { $part }. The rulebook says { $value }.
box-owner = Your name
box-name = Name of your box
box-name-default = { $owner }’s box
box-play = Play with my box
box-save = Save what I looked up
box-unused = Your file cannot be used, so the house’s box is played with. Save here and it takes the place of that file.
box-waiting = Saved. Close the table and open it again: from then on it is played with.
box-report = File to pass on
box-back = Back to what we know
box-back-about = From the next start the house’s box is played with again. What you told is kept beside it.
box-how-known = How we know
box-known = { $doubtful ->
    [0] All { $parts } parts of this box are known.
    [one] Of the { $parts } parts of this box one is our guess, until somebody who owns it looks.
   *[other] Of the { $parts } parts of this box { $doubtful } are our guess, until somebody who owns it looks.
}
box-owner-told = { $count ->
    [one] { $owner } told one part.
   *[other] { $owner } told { $count } parts.
}
box-then = What happens then
box-then-about = From the next start your tables say “{ $name }” under the name of the book, so everybody knows which numbers count. Guests cannot see or change this page. Puzzles, and lessons that no longer come out, are put away meanwhile.
box-played-with = Played with { $name }
