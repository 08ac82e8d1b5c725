# Kragmortha in English: our own wording of the rules, every event, every refusal, every silly sentence a goblin must type.

tagline = Steal, shove, and do not look up
own-box-does = Each phone gets its Looks in secret, with the orders for your body, and a big red “Caught!”. Goblins and books stay on the board.

symbol-book = book
symbol-scroll = scroll
symbol-potion = potion
symbol-gems = gems
symbol-ball = crystal ball
pawn-goblin = Goblin
pawn-rigor = Rigor Mortis
card-gbs = Book + Scroll
card-gbp = Book + Potion
card-gbg = Book + Gems
card-gsp = Scroll + Potion
card-gsg = Scroll + Gems
card-gpg = Potion + Gems
card-gbo = Book + Ball
card-gso = Scroll + Ball
card-gpo = Potion + Ball
card-ggo = Gems + Ball
card-goo = Ball + Ball
card-rbs = Rigor Book + Scroll
card-rbp = Rigor Book + Potion
card-rbg = Rigor Book + Gems
card-rsp = Rigor Scroll + Potion
card-rsg = Rigor Scroll + Gems
card-rpg = Rigor Potion + Gems
card-rbo = Rigor Book + Ball
card-rso = Rigor Scroll + Ball
card-rpo = Rigor Potion + Ball
card-rgo = Rigor Gems + Ball
card-roo = Rigor Ball + Ball
token-teleport = Teleport
token-grimoire = Magic Grimoire
token-trap = Trap
device-pointer = pointer
device-keyboard = keyboard

task-link = choose where to push
task-react = answer the Dark Lord
task-discard = discard a card
task-device = give up the pointer or the keyboard
task-go = choose where the goblin lands
task-warp = say whether Rigor teleports
task-trade = choose the cards to swap
task-admit = admit or contest
task-vote = vote

option-mode = Penances
    .about = On screens the table itself watches the orders. Around one table people obey with their own arms and legs and catch each other.
option-gentle = Gentle
    .about = Nobody pays for more than one slip in a single turn.
option-rigor-stops = Rigor stops
    .about = After meeting a goblin Rigor takes no second step.
option-draw-first = Draw first
    .about = Draw at the start of your turn and choose from one card more.
option-shuffled-symbols = Shuffled floor
    .about = The symbols are dealt anew on the squares in play.
option-chat = Chat
    .about = Off: nobody can chat at this table, and orders about chatting are replaced by others.
option-doubled-clocks = Doubled clocks
    .about = Every order that counts seconds gives twice as many.
option-stand-ins = Easier ways
    .about = Holding becomes a switch, typing and keys become buttons. Hidden symbols are seen where you point, the board is mirrored but not turned, both arms are free.
option-friendly = Friendly
    .about = Whoever cannot do what a Look asks exchanges it for another of its family.
option-mouth = Mouth
    .about = Off: Looks of the mouth count but ask nothing.
option-head = Head
    .about = Off: Looks of the head count but ask nothing.
option-arm = Arm
    .about = Off: Looks of the arm count but ask nothing.
option-hand = Hand
    .about = Off: Looks of the hand count but ask nothing.
option-leg = Leg
    .about = Off: Looks of the leg count but ask nothing.
option-voice = Voice
    .about = Off: Looks of the voice count but ask nothing.
mode-online = on screens: the table keeps watch
mode-table = around one table: you catch each other

looks-under = Under the deck of Looks: { $looks }
prompt-place = Put your goblin on a start square
    .hint = Any free one. Teleports are asleep for now.
prompt-plan = Play a movement card
    .hint = Take one or two steps. Grimoires first, if you like.
prompt-second = Take the second step, or stop
    .hint = It needs the other symbol of your card.
prompt-second-must = Your feet won’t stop: take the second step
prompt-after = Anything else before your turn ends?
    .hint = A Grimoire may still be of use.
prompt-link = Shove where?
    .hint = Never back to the square the pusher came from.
prompt-react = The Dark Lord looks at you. Your answer?
    .hint = A Grimoire may save you from the Look. You are moved all the same.
prompt-discard = Discard a card
    .hint = Butterfingers hold only so much.
prompt-device = Pointer or keyboard: which will you keep?
    .hint = The other one stays behind your back.
prompt-go = Where does your goblin land?
    .hint = The square itself does nothing now.
prompt-warp = Does Rigor use the teleport?
    .hint = His movement ends if he does.
prompt-trade = Swap which card for which?
    .hint = Only you see this hand.
prompt-admit = You stand accused. Was it so?
    .hint = Admit it and draw a Look, or let the others vote.
prompt-vote = Guilty or not?
    .hint = A tie clears the accused.
prompt-over = The game is over

outcome-looks = Fewest Looks.
outcome-books = Equal Looks: most Grimoires.
outcome-symbols = Equal Looks and Grimoires: most magic symbols.
outcome-shared = Equal in everything: the win is shared.

event-placed = { $you ->
    [yes] You take
   *[no] { $player } takes
 } { $square } to start from.
event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
 } { $card }.
event-stepped = { $you ->
    [yes] You step
   *[no] { $player } steps
 } to { $square }.
event-rigor = { $you ->
    [yes] You move
   *[no] { $player } moves
 } Rigor to { $square }.
event-warped = { $you ->
    [yes] You let
   *[no] { $player } lets
 } Rigor vanish and appear on { $square }.
event-pushed = { $you ->
    [yes] You shove
   *[no] { $player } shoves
 } { $target-you ->
    [yes] you
   *[no] { $target-player }
 } to { $square }.
event-met = { $you ->
    [yes] You meet
   *[no] { $player } meets
 } Rigor on { $square }. Oh dear.
event-blamed = { $you ->
    [yes] You point
   *[no] { $player } points
 } at { $target-you ->
    [yes] you: “That one did it!”
   *[no] { $target-player }: “That one did it!”
 }
event-look = { $you ->
    [yes] You draw
   *[no] { $player } draws
 } { $shown ->
    [yes] { $look }{ $count ->
        [0] { "" }
       *[other] ; turned down first: { $looks }
    }
   *[no] a Look you cannot see
 }.
event-no-look = { $you ->
    [yes] You find
   *[no] { $player } finds
 } no Look left to draw, which is worse than any of them.
event-out = { $you ->
    [yes] You have
   *[no] { $player } has
 } seen too much: the game ends at once.
event-desk = { $you ->
    [yes] You reach
   *[no] { $player } reaches
 } Rigor’s desk.
event-book = { $you ->
    [yes] You take
   *[no] { $player } takes
 } { $shown ->
    [yes] { $book }
   *[no] a Grimoire you cannot see
 }.
event-last-book = { $you ->
    [yes] You take
   *[no] { $player } takes
 } the last Grimoire: the game ends at once.
event-token = { $you ->
    [yes] You turn
   *[no] { $player } turns
 } up a token: { $token }.
event-stuck = { $you ->
    [yes] You stand
   *[no] { $player } stands
 } on a teleport, but all others are taken.
event-moved = { $you ->
    [yes] You land
   *[no] { $player } lands
 } on { $square }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
 } { $shown ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
 }.
event-reshuffled = The played cards are shuffled into a new deck.
event-exchanged = { $you ->
    [yes] You can play nothing, show
   *[no] { $player } can play nothing, shows
 } { $cards } and { $you ->
    [yes] draw
   *[no] draws
 } anew. The turn is lost.
event-showed = { $you ->
    [yes] You show
   *[no] { $player } shows
 } that { $card } cannot be played.
event-discarded = { $you ->
    [yes] You drop
   *[no] { $player } drops
 } { $card }.
event-used = { $you ->
    [yes] You use
   *[no] { $player } uses
 } { $book }.
event-unhexed = { $you ->
    [yes] You shake
   *[no] { $player } shakes
 } { $look } off.
event-changed = { $you ->
    [yes] You change
   *[no] { $player } changes
 } places with { $target-you ->
    [yes] you
   *[no] { $target-player }
 }.
event-pilfered = { $you ->
    [yes] You look
   *[no] { $player } looks
 } through { $target-you ->
    [yes] your hand
   *[no] the hand of { $target-player }
 }{ $shown ->
    [yes] : { $cards }
   *[no] { "" }
 }.
event-traded = { $you ->
    [yes] You swap
   *[no] { $player } swaps
 } a card with { $target-you ->
    [yes] you
   *[no] { $target-player }
 }{ $shown ->
    [yes] : { $given-card } for { $taken-card }
   *[no] { "" }
 }.
event-peeked = { $you ->
    [yes] You look
   *[no] { $player } looks
 } at card { $slot }{ $shown ->
    [yes] : { $card }
   *[no] { "" }
 }.
event-touched = { $you ->
    [yes] You touch
   *[no] { $player } touches
 } card { $slot }.
event-device = { $you ->
    [yes] You keep
   *[no] { $player } keeps
 } only the { $device }.
event-slip = { $you ->
    [yes] You slip
   *[no] { $player } slips
 }: { $look }!
event-caught = { $you ->
    [yes] You cry
   *[no] { $player } cries
 } “Caught!” at { $target-you ->
    [yes] you
   *[no] { $target-player }
 }: { $look }.
event-spared = { $you ->
    [yes] You cannot do { $look } and take
   *[no] { $player } cannot do { $look } and takes
 } another of its family.
event-eased = { $you ->
    [yes] You keep
   *[no] { $player } keeps
 } { $look } in its easier form: no other of its family is left.
event-contested = { $you ->
    [yes] You deny
   *[no] { $player } denies
 } everything. The others vote.
event-cleared = { $you ->
    [yes] You are
   *[no] { $player } is
 } cleared.
event-over = The library falls silent.

reason-stays =
    { $kind ->
        [slip] You were caught; that stays. Nothing before it can be taken back.
       *[touched] A card that was touched stays touched. Nothing before it can be taken back.
    }
reason-game-over = The game is over.
reason-move-unknown = “{ $move }” is not a move of Kragmortha.
reason-move-form = “{ $move }” does not read as a move here.
reason-square-expected = “{ $move }” needs a square, such as e5.
reason-not-your-turn = It is goblin { $goblin }’s turn.
reason-not-your-choice = Goblin { $goblin } has to { $task } first.
reason-answer-first = First { $task }.
reason-nothing-to-answer = Nobody has asked for “{ $move }”.
reason-place-first = First put your goblin on the board.
reason-already-placed = All goblins stand on the board already.
reason-square-taken = { $square } is taken.
reason-not-a-start = { $square } is not a square to start from.
reason-no-such-card = You hold { $count ->
    [one] one card
   *[other] { $count } cards
 }; name one by its place.
reason-card-first = First play a movement card.
reason-card-played = You have played your card.
reason-steps-done = Your steps are done.
reason-can-play = You can play a card, so you keep your hand.
reason-not-adjacent = { $square } is not next to { $start }.
reason-bookcase = Nobody can enter { $square }.
reason-symbol-differs = { $square } shows { $symbol }; your card does not lead there.
reason-cannot-be-pushed = Goblin { $goblin } on { $square } cannot be pushed anywhere.
reason-nobody-to-push = There is nobody to push on { $square }.
reason-push-back = Never back: the pusher came from { $square }.
reason-pushed-already = Whoever stands on { $square } is part of this chain already.
reason-chain-blocked = From { $square } the chain could not end.
reason-not-a-refuge = The goblin cannot be moved to { $square }.
reason-cannot-react = You have no Grimoire for “{ $move }” here.
reason-restless-feet = Restless Feet: the second step is possible, so it must be taken.
reason-look-first = Flat Palm: look at card { $slot } first.
reason-touch-first = Hooked Elbow: touch a card first.
reason-touched-card = Hooked Elbow: you touched card { $slot }, so you play it.
reason-outer-cards = Crab Claws: only an outer card, as long as one can be played.
reason-look-not-held = You do not have { $look }.
reason-glance-not-now = { $look } matters only when you choose a card.
reason-glances-spent = You have looked often enough in this turn.
reason-book-not-held = You have no { $book } lying face up.
reason-book-not-now = This is not the moment for { $book }.
reason-book-form = { $book } cannot do “{ $move }”.
reason-slip-by-server = Slips are called by the table, not by players.
reason-table-mode = At one table people catch each other.
reason-online-mode = On screens the table itself watches.
reason-accused-already = You have accused somebody in this turn already, and it was not upheld.
reason-not-friendly = At this table a Look is kept. Switch the easier ways on for yourself instead.
reason-look-not-yours = “{ $move }” is not one of your Looks.
reason-ease-later = Not while something else has to be answered.
reason-ease-needless = { $look } asks for nothing that somebody could not do.
reason-case-open = Goblin { $goblin } stands accused already.
reason-accuses-self = Nobody accuses themselves. Not even a goblin.
reason-no-slip = “{ $move }” does not hold: no such Look is there, or a slip was already paid for in this turn.
reason-parts-square = { $field }: “{ $value }” is not a square of the library.
reason-parts-rows = { $field }: ten rows of seven symbols are needed, not “{ $value }”.
reason-parts-symbol = { $field }: “{ $value }” is not a symbol there.
reason-parts-map = { $field }: bookcases, closed squares, starts and seats do not agree.
reason-parts-starts = parts.toml, { $field }: at least one square to start from is needed.
reason-parts-books = parts.toml, { $field }: there are { $count } kinds of Magic Grimoires; the rules know { $expected }.
reason-parts-move = { $field }: “{ $value }” is not a movement card.
reason-parts-look = { $field }: “{ $value }” stands where { $expected } should.
reason-position-version = “{ $value }” is not a position of these rules; it should begin with { $expected }.
reason-position-field = “{ $value }” is not a field of a position, or stands twice.
reason-position-missing = The position has no field “{ $field }”.
reason-position-spelling = The position can be read, but is written otherwise: { $expected }
reason-position-number = { $field }: “{ $value }” should be a number from { $least } to { $most }.
reason-position-square = { $field }: “{ $value }” is not a square.
reason-position-barred = { $field }: nobody can stand on { $value }.
reason-position-seat = { $field }: “{ $value }” is not a seat of this table.
reason-position-unknown = { $field }: “{ $value }” is not known there.
reason-position-floor = { $field }: this floor does not fit the library.
reason-position-count = { $field }: there are { $count }, but { $expected } fit.
reason-position-square-shared = { $field }: two pawns stand on { $value }.
reason-position-too-many = { $field }: { $value } is one too many; the box holds { $expected }.
reason-position-looks = { $field }: seat { $seat } has more Looks than anybody survives.
reason-position-card = { $field }: there is no card in play.
reason-position-chain = { $field }: this chain of pushes does not hang together.
reason-position-unplaced = { $field }: not all goblins stand on the board.
reason-position-placed = { $field }: this goblin stands on the board already.
reason-position-over = { $field }: the game is over exactly when somebody is out or the last Grimoire is taken.
reason-position-stuck = { $field }: nobody could go on from here.

# The Looks: name, what they demand online, what they demand at one table
family-mouth = Mouth
family-head = Head
family-arm = Arm
family-hand = Hand
family-leg = Leg
family-voice = Voice
look-sleeps = Its family sleeps here: it only counts.
look-mouth-1 = Sealed Lips
order-mouth-1 = Write with the letters m, n and h only.
table-mouth-1 = Talk with closed lips.
look-mouth-2 = Gritted Teeth
order-mouth-2 = One word per message, { $most } characters at most.
table-mouth-2 = Talk through clenched teeth.
look-mouth-3 = Gaping Jaw
order-mouth-3 = Keep the jaw button pressed from your first choice to the end of your turn.
table-mouth-3 = Your mouth stays open.
look-mouth-4 = Lolling Tongue
order-mouth-4 = Once a round, stick your tongue out when asked, within { $seconds } seconds.
table-mouth-4 = Your tongue stays out.
look-head-1 = Balanced Tome
order-head-1 = At most { $most } choices of cards and squares in a turn.
table-head-1 = Balance this card on your head.
look-head-2 = Heavy Chin
order-head-2 = You see symbols only near your goblin and near Rigor.
table-head-2 = Pin this card to the table with your chin.
look-head-3 = Crooked Neck
order-head-3 = Your board is turned and mirrored.
table-head-3 = Hold this card between ear and shoulder.
look-head-4 = Bowed Head
order-head-4 = You see neither names nor cards of the others. Touch your own name before your turn ends.
table-head-4 = Hold this card under your chin.
look-arm-1 = Stiff Arm
order-arm-1 = Confirm with the far button only.
table-arm-1 = Hold this card in your armpit.
look-arm-2 = Hooked Elbow
order-arm-2 = The first card you touch is played, if it can be.
table-arm-2 = Hold this card in the crook of your elbow.
look-arm-3 = Bound Forearms
order-arm-3 = Choose card and first square within { $seconds } seconds.
table-arm-3 = Keep your forearms together.
look-arm-4 = Arm Behind the Back
order-arm-4 = Pointer only, or keyboard only.
table-arm-4 = Keep one arm behind you.
look-hand-1 = Crab Claws
order-hand-1 = Only outer cards of your hand, unless they cannot be played.
table-hand-1 = Open your fingers only between middle and ring.
look-hand-2 = Straight Fingers
order-hand-2 = Your hand lies open for all.
table-hand-2 = Keep your fingers stretched.
look-hand-3 = Butterfingers
order-hand-3 = You hold one card fewer.
table-hand-3 = You hold one card fewer.
look-hand-4 = Flat Palm
order-hand-4 = Your cards lie face down. Look at one at a time, at most six times a turn.
table-hand-4 = Keep one hand flat on the table.
look-leg-1 = One Foot
order-leg-1 = { $seconds } seconds for your turn.
table-leg-1 = Stand on one foot.
look-leg-2 = On Your Feet
order-leg-2 = Rise before anything else; sit within { $seconds } seconds after your turn.
table-leg-2 = Stand up for your turn.
look-leg-3 = Knock-Knees
order-leg-3 = Between your steps press the shown key within { $seconds } seconds.
table-leg-3 = Hold this card between your knees.
look-leg-4 = Restless Feet
order-leg-4 = A possible second step must be taken.
table-leg-4 = Never keep your feet still.
look-voice-1 = Hail the Master
order-voice-1 = Once for every Rigor card: send the shown hail within { $seconds } seconds.
table-voice-1 = Shout “Long live the Master!” whenever Rigor moves.
look-voice-2 = Unspeakable Words
order-voice-2 = Never write { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }. Once a round, write something or decline.
table-voice-2 = Do not say: { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }.
look-voice-3 = By Your Leave
order-voice-3 = Type the shown formula before your move, letter by letter.
table-voice-3 = Ask leave aloud before you play.
look-voice-4 = Dead Silent
order-voice-4 = No chat, no signs.
table-voice-4 = Not a sound.

# The Grimoires
book-unhexing = Unhexing
    .about = Put one of your Looks under its deck.
book-deep-pockets = Deep Pockets
    .about = You may hold one card more. Draw one now.
book-not-me = Not Me, Master!
    .about = Instead of drawing a Look for a meeting or a trap, draw none.
book-pass-the-blame = Pass the Blame
    .about = A goblin next to you draws the Look instead.
book-hasty-feet = Hasty Feet
    .about = After your card, play a second one.
book-blink = Blink
    .about = Before your card, move to any empty teleport.
book-strings-of-bone = Strings of Bone
    .about = Before or after your card, move Rigor one square.
book-ogres-shove = Ogre’s Shove
    .about = With a push: you choose every direction of the chain.
book-crystal-gaze = Crystal Gaze
    .about = With a card: both its symbols count as crystal balls.
book-changeling = Changeling
    .about = Before your card, change places with any goblin.
book-sticky-fingers = Sticky Fingers
    .about = Before your card, look at a hand and swap one card.

# What goblins must type; accents and punctuation are shown and need not be typed
hail-1 = Long live our pale and noble Master
hail-2 = Your bones shine brightest tonight
hail-3 = What splendid ribs you have
hail-4 = We never touched your books
hail-5 = Fear walks before you and so do we
formula-1 = May this humble goblin move
formula-2 = I beg leave to dust the shelf
formula-3 = With your leave I tiptoe on
forbidden-1 = book
forbidden-2 = master
forbidden-3 = goblin
forbidden-4 = push
forbidden-5 = card
ask-tongue = Tongue out!
ask-key = Knock your knees: press { $key }
ask-choose = You stand on one foot: choose
ask-rise = I rise
ask-sit = I sit
ask-name = Touch your own name
ask-hold = Hold your jaw open
ask-hail = Hail him:
ask-formula = Ask leave:
ask-quiet = I have nothing to say
ask-picks = Choices made: { $count } of { $most }

# Names for goblins whose players must not be seen
goblin-name-1 = Snick
goblin-name-2 = Blort
goblin-name-3 = Tinpot
goblin-name-4 = Murk
goblin-name-5 = Zazz
goblin-name-6 = Gribble
goblin-name-7 = Ooze
goblin-name-8 = Wattle

# The rules in our own words
K-1 = Two to eight players, a goblin each. The box holds 58 movement cards, 24 Petrifying Looks, 18 Magic Grimoires, six teleport tokens, Rigor Mortis, six bookcases and a desk.
    .title = What is in the box
K-2 = The library is seven squares by ten. Each shows a book, a scroll, a potion or gems, teleport squares too. A crystal ball stands for any of them.
    .title = The floor
K-3 = The desk takes four squares in a corner; every symbol leads onto it. Rigor always starts on the same square beside it.
    .title = The desk and Rigor
K-4 = Seven squares are teleports. Those in closed parts of the library are out of play.
    .title = Teleport squares
K-5 = Bookcases, closed parts and start squares depend on how many play. Nobody enters a bookcase.
    .title = Furniture
K-6 = The printed floor is our reconstruction. A table may deal the symbols anew, as evenly as they come out.
    .title = The symbols
K-7 = Forty cards move your goblin and eighteen move Rigor. Each has two symbols; some are crystal balls.
    .title = Movement cards
K-8 = Two tokens say Teleport, two Magic Grimoire, two Trap.
    .title = Tokens
K-9 = All decks and tokens are shuffled. Everybody draws { printed-counts-hand-word } movement cards in secret. Lots are drawn for the first player.
    .title = Setting up
K-10 = In turn everybody puts a goblin on a free start square. Teleports do nothing yet. An eighth goblin stands on any free square beside another goblin.
    .title = Goblins enter
K-11 = Play one movement card, move, draw a card; then the player on the left. A goblin card moves your goblin, a Rigor card moves Rigor.
    .title = A turn
K-12 = One or two steps, each to a square side by side with the last. One symbol of the card must fit the first square and the other one the second. The order is yours, the second step is optional, stepping back is fine.
    .title = Steps
K-13 = If no card of your hand allows a first step, show the hand, discard it and draw as many. The turn is lost. Grimoires may be played before you look.
    .title = Nothing to play
K-14 = Nobody shares a square, enters a bookcase or leaves the library. Rigor is never pushed and never pushes: stepping onto him is a meeting, and the chain ends there.
    .title = One pawn per square
K-15 = Entering a goblin’s square pushes it to a square beside, never back where the pusher came from. No symbol is needed. At each link the owner of the pushing goblin chooses.
    .title = Pushing
K-16 = After a push on the first step you may still take the second, which may start another chain.
    .title = Pushing and going on
K-17 = Nobody is pushed twice in one chain, and the mover not at all. Only directions from which the chain can end are offered; a step without any is not allowed.
    .title = No circles
K-18 = Directions are chosen from the mover outwards. Then squares take effect from the last pushed goblin back to the mover. Rigor on a square comes before anything else there.
    .title = Outwards, then inwards
K-19 = A goblin pushed onto the desk, a teleport or Rigor is treated as if it had walked there, and its owner decides. Then the mover goes on.
    .title = Pushed onto something
K-20 = Whoever meets Rigor draws a Look, obeys it at once and puts the goblin on an empty teleport square, or on a start square if all are taken. A step left over is lost; your own meeting ends your turn.
    .title = Meeting Rigor
K-21 = After meeting somebody else’s goblin Rigor may take his second step, unless the table has agreed that he stops. Moving him onto your own goblin ends your turn.
    .title = Rigor goes on
K-22 = Rigor may stand on the desk. He takes nothing there, and whoever enters his square meets him instead of finding a Grimoire.
    .title = Rigor at his desk
K-23 = A goblin that comes onto a teleport stops and turns up a token. It moves to another empty teleport of its owner’s choice; a Magic Grimoire token also gives a Grimoire, a Trap a Look. Your own goblin’s teleport ends your turn. When all six tokens lie open they are shuffled.
    .title = Teleports
K-24 = Right after stepping onto a teleport Rigor may be moved to another empty one. No token is turned, and his movement ends.
    .title = Rigor teleports
K-25 = If no other teleport is empty nobody teleports and no token is turned. The goblin stops all the same.
    .title = All taken
K-26 = Looks have six symbols, and you collect different ones: a symbol you have is shown to everybody, goes under the deck, and you draw again. Orders last. Breaking one costs another Look.
    .title = Petrifying Looks
K-27 = With { printed-counts-looks-out-word } Looks you are out and cannot win. The game ends at that instant, whatever was pending.
    .title = The fourth Look
K-28 = With the gentle option nobody pays for more than one slip during one turn. A slip that is judged later counts for the turn it was made in.
    .title = Gentle
K-29 = A goblin on the desk takes a Magic Grimoire and goes back to a start square, which ends its movement. Grimoires lie face up until used, and still count afterwards.
    .title = Magic Grimoires
K-30 = Whoever draws the last Magic Grimoire ends the game.
    .title = The last Grimoire
K-31 = Fewest Looks; then most Grimoires; then most magic symbols. Still equal: the win is shared.
    .title = Who wins
K-32 = At the end of your turn you draw up to your limit: three, fewer or more by Look and Grimoire. An empty deck is made new from the discards, which lie open.
    .title = Cards in hand
K-33 = Twenty-four orders in six families. Each has a form for people in one room and one for people at screens.
    .title = The Looks
K-34 = At one table anybody may call “Caught!”; you admit it or the others vote, and a tie clears you. Whoever was right may call again in the same turn. Bots neither call nor vote; one voice alone convicts nobody. On screens the table sees for itself and asks for one thing at a time. The price is drawn once the current step is done, and stays: no move before it is taken back. Everybody may choose easier ways for themselves, and at a friendly table exchange a Look they cannot do for another of its family.
    .title = Slips
K-35 = Eighteen cards of eleven kinds, each with its moment and its magic symbols.
    .title = The Grimoires
K-36 = Against a Look only one Grimoire may be used, before it is drawn. Whoever is blamed cannot react and does not move. Strings of Bone follow all rules for Rigor. Ogre’s Shove is declared with the step. Changeling and Blink land softly. Sticky Fingers show the hand to the thief alone.
    .title = Grimoires in detail

# Hints: why a move is a good one
because-learns = You see what the card is.
because-touches = You have to touch a card before you play it.
because-exchanges = A fresh hand may lead further.
because-hunts = It brings Rigor close to { $rival-player }.
because-flees = You get { $squares } squares away from Rigor.
because-desk = The desk is then { $squares ->
    [one] one step away.
   *[other] { $squares } steps away.
 }
because-apart = You are then { $squares ->
    [0] where Rigor is.
    [one] one square from Rigor.
   *[other] { $squares } squares from Rigor.
 }

# What a move is called in a terminal, and what it does where nothing else tells
move-place = place
    .about = Your goblin starts from here.
move-play = play
move-haste = play a second card
move-step = step
move-stop = stop
    .about = You leave out the second step.
move-end = end
    .about = Your turn ends.
move-exchange = show your hand and draw anew
    .about = Nothing can be played: you show your hand, draw anew, and the turn is lost.
move-push = push
move-go = go
    .about = Your goblin lands here; the square itself does nothing now.
move-warp = Rigor teleports here
    .about = Rigor teleports here, and his movement ends.
move-stay = Rigor does not teleport
    .about = Rigor stays where he is.
move-accept = draw the Look
    .about = You draw the Look.
move-deny = { book-not-me }
    .about = You use the Grimoire and draw no Look.
move-blame = { book-pass-the-blame }
    .about = That goblin draws the Look, you do not.
move-unhex = put away
    .about = You put this Look under its deck.
move-blink = { book-blink }
    .about = Your goblin goes to this teleport.
move-bone = { book-strings-of-bone }
move-change = { book-changeling }
    .about = You change places with this goblin.
move-pilfer = { book-sticky-fingers }
    .about = You see this goblin’s hand and swap one card.
move-swap = swap
    .about = Your card goes there, the other comes to you.
move-discard = discard
    .about = You put this card down.
move-peek = look at this card
    .about = You look at this card alone.
move-touch = touch this card
    .about = You touch this card; it must be played if it can be.
move-pointer = the mouse alone
    .about = You keep the mouse; the keyboard stays behind your back.
move-keyboard = the keyboard alone
    .about = You keep the keyboard; the mouse stays behind your back.
move-caught = caught
    .about = You accuse this player of a slip.
move-admit = admit
    .about = You admit it and draw a Look.
move-contest = deny
    .about = You deny it.
move-guilty = guilty
    .about = Your vote: guilty.
move-clear = not guilty
    .about = Your vote: not guilty.
move-abstain = no vote
    .about = You do not vote.
move-ease = exchange
    .about = You take another Look of this family; where there is none, its easier way will do.

# The terminal: what F1 and `armarium rules` tell
screen-aim = fewest Looks, then most Grimoires
screen-measure = { $looks ->
    [one] 1 Look
   *[other] { $looks } Looks
 }, { $books ->
    [one] 1 Grimoire
   *[other] { $books } Grimoires
 }, { $symbols ->
    [one] 1 magic symbol
   *[other] { $symbols } magic symbols
 }
screen-try-goes = { $you ->
    [yes] You go
   *[no] { $player } goes
 } to { $square }.
screen-try-rigor-goes = Rigor goes to { $square }.
screen-try-shoved = { $you ->
    [yes] You are
   *[no] { $player } is
 } shoved to { $square }.
screen-try-rigor = { $you ->
    [yes] You meet Rigor and draw
   *[no] { $player } meets Rigor and draws
 } a Look.
screen-try-desk = { $you ->
    [yes] You take
   *[no] { $player } takes
 } a Grimoire from the desk.
screen-try-teleport = { $you ->
    [yes] You turn
   *[no] { $player } turns
 } up a token on the teleport.
screen-try-stuck = The other teleports are all taken.
screen-goal = Steal Magic Grimoires from the desk and keep out of Rigor’s sight: fewest Looks win, then most Grimoires, then most magic symbols.
screen-turn =
    1. Play one movement card: a goblin card moves your goblin, a Rigor card moves Rigor.
    2. Take one or two steps, side by side; each needs one of the card’s two symbols.
    3. A goblin in the way is shoved on. A goblin that meets Rigor draws a Petrifying Look.
    4. The desk gives a Grimoire and sends you back to a start square; a teleport turns up a token.
    5. Draw a card. A fourth Look or the last Grimoire ends the game.
lines-keys =
    play 2 e5      the card at place 2 of your hand, to square e5
    list e5        only the moves with e5
    easier         easier penances for yourself
screen-keys =
    ↑ ↓         walk through the moves; what you aim at is explained below
    2 e5        typed, finds “play 2 e5”: the card at place 2, to square e5
    F4          easier penances for yourself
screen-help =
    Signs
    ☻1 ☠        goblin 1, Rigor Mortis; · a square that Rigor can reach
    B S P G     squares: book, scroll, potion, gems; ? a symbol you cannot see
    (P)         a teleport square
    ▒           a bookcase; blank squares are closed
    ◉2 ▤1 ✦3    two Looks, one Grimoire, three magic symbols
    ☻1 » ☻2     goblin 1 shoves goblin 2
    The desk is drawn as stars in square brackets.
screen-box-looks = Petrifying Looks: { $family }
screen-box-books = Magic Grimoires
screen-box-moves = Movement cards
screen-box-tokens = Teleport tokens
screen-box-squares = Squares
screen-box-look = On a screen: { $screen } At one table: { $table }
screen-box-symbols = { $about } ({ $count ->
    [one] 1 magic symbol
   *[other] { $count } magic symbols
 })
screen-box-under = Under the deck of Looks, for everybody to see
screen-box-goblin-card = Moves your goblin one or two steps.
screen-box-rigor-card = Moves Rigor one or two steps.
screen-box-square = Square { $square }
token-teleport-about = Move to another empty teleport.
token-grimoire-about = Move to another empty teleport, and take a Grimoire.
token-trap-about = Move to another empty teleport, and draw a Look.
symbol-book-about = A card with a book leads here.
symbol-scroll-about = A card with a scroll leads here.
symbol-potion-about = A card with a potion leads here.
symbol-gems-about = A card with gems leads here.
symbol-ball-about = On cards only: it stands for any symbol.
symbol-desk = Rigor’s desk
symbol-desk-about = Every symbol leads here. It gives a Magic Grimoire; then you go back to a start square.
symbol-teleport = Teleport
symbol-teleport-about = You stop, turn up a token and move to another empty teleport.

# What the warden demands, at a terminal
duty-press-key = { $ask }: press { $key }, or type “{ $word }”.
duty-press-word = { $ask }: type “{ $word }”.
duty-hold-key = { $ask }: press { $key }. A terminal does not see a key let go, so a switch stands in for holding; { $key } again lets go.
duty-hold-word = { $ask }: type “hold”. A terminal does not see a key let go, so a switch stands in for holding; “release” lets go.
duty-knock-key = { $ask }, on the empty line.
duty-knock-word = { $ask }: type the letter.
duty-type-key = { $ask }: type it and press Enter.
duty-type-word = { $ask }: type it.
duty-count-key = { $look }. { $ask }.
duty-count-word = { $look }. { $ask }.
duty-text = { $ask } “{ $text }”
duty-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
 }
duty-more = Then { $count } more.
duty-far-key = Stiff Arm: confirm with { $key } instead of Enter, or type “far” and the move.
duty-far-word = Stiff Arm: type “far” and then the move.
duty-pick-key = Bound Forearms: Enter takes the card, then you have { $seconds } seconds for its first square.
duty-pick-word = Bound Forearms: “take 2” takes a card, then you have { $seconds } seconds for its first square.
duty-arm = Arm Behind the Back: a terminal is a keyboard already, so nothing more is asked here.

# The position in words, one fact a line
fact-rigor = Rigor stands on { $square }; one step takes him to { $reach }.
fact-goblin = The goblin of { $player } stands on { $square }.
fact-goblin-off = The goblin of { $player } is not in the library.
fact-card = Card { $slot } in your hand: { $card }.
fact-hidden = face down
fact-second = { $card } is in play; a second step may go to: { $symbols }.
fact-books = Grimoires you can still use: { $books }.
fact-discards = The discard pile: { $cards }
fact-push = { $pusher } shoves { $pushed } from { $start } to { $to }.
fact-case = { $accuser-player } says that { $player } broke { $look }.
fact-row = Row { $row }: { $squares }.
fact-dark = unseen
fact-teleport = (teleport)

# the contents of the rules page
guide-library = The library
guide-turn = A turn
guide-pushing = Pushing
guide-rigor = Rigor
guide-teleports = Teleports
guide-looks = Petrifying Looks
guide-end = Grimoires and the end
guide-penances = Penances and powers

# puzzles
puzzle-ask-push = Find the push.
    .about = Step onto somebody’s square, or say where the pushed one goes. One push is clearly best.
puzzle-why-meets = { $rival-player } meets Rigor. Oh dear.
puzzle-why-can-meets = From there you push { $rival-player } into Rigor. Oh dear.
puzzle-why-trap = { $tokens ->
    [one] { $rival-player } lands on a teleport, and the last token is a trap.
   *[other] { $rival-player } lands on a teleport. Of the { $tokens } tokens left { $traps ->
        [one] one is a trap
       *[other] { $traps } are traps
    }.
 }
puzzle-why-can-trap = { $tokens ->
    [one] From there you push { $rival-player } onto a teleport, and the last token is a trap.
   *[other] From there you push { $rival-player } onto a teleport. Of the { $tokens } tokens left { $traps ->
        [one] one is a trap
       *[other] { $traps } are traps
    }.
 }
puzzle-why-hunted = { $squares ->
    [one] { $rival-player } comes to stand right beside Rigor.
   *[other] { $rival-player } comes to stand only { $squares } squares from Rigor.
 }
puzzle-why-can-hunted = { $squares ->
    [one] From there you push { $rival-player } right beside Rigor.
   *[other] From there you push { $rival-player } to within { $squares } squares of Rigor.
 }
puzzle-why-back = { $rival-player } is thrown back: { $steps ->
    [one] one step
   *[other] { $steps } steps
 } to the desk.
puzzle-why-can-back = From there you throw { $rival-player } back: { $steps ->
    [one] one step
   *[other] { $steps } steps
 } to the desk.
puzzle-wrong-own-meeting = You would meet Rigor yourself.
puzzle-wrong-spares = { $rival-player } would get away. Rigor is close by.
puzzle-wrong-no-trap = { $rival-player } would land on no teleport, and in no trap.
puzzle-wrong-farther = { $rival-player } would stand { $squares ->
    [one] one square
   *[other] { $squares } squares
 } from Rigor. The answer does more.
puzzle-wrong-nearer = { $rival-player } would have only { $steps ->
    [one] one step
   *[other] { $steps } steps
 } to the desk.
puzzle-wrong-card = The right push with the wrong card: what stays in your hand counts too.
puzzle-wrong-no-push = Nobody is pushed that way.
puzzle-wrong-chances = About { $wins } wins in 10 games from there. The answer wins clearly more.
puzzle-wrong-far = That is far behind: the answer wins about { $best } games of 10.

# words of the game: what a tap on one of them, or on a thing on the board, says; forms are how sentences name them
term-rigor = Rigor Mortis
    .forms = Rigor Mortis, Rigor, Dark Lord
    .about = The master of the library. Whoever meets him draws a Look and flees to a teleport.
term-goblin = Goblin
    .forms = goblin, goblins
    .about = Yours walks on goblin cards, one or two steps. Whoever stands in the way is pushed on.
term-look = Petrifying Look
    .forms = Petrifying Looks, Petrifying Look, Looks, Look
    .about = An order to obey from now on. Break it and you draw another. The fourth turns you to stone and ends the game.
term-grimoire = Magic Grimoire
    .forms = Magic Grimoires, Magic Grimoire, Grimoires, Grimoire
    .about = A power taken from the desk. It lies open until you use it, and counts even after that.
term-desk = The desk
    .forms = desk
    .about = Every symbol leads onto it. It gives you a Magic Grimoire and sends you back to a start square.
term-teleport = Teleport
    .forms = teleport, teleports
    .about = Step in, turn up a token, come out on another empty one. It ends your turn.
term-bookcase = Bookcase
    .forms = bookcase, bookcases
    .about = Nobody can enter it, and nobody is pushed into it.
term-closed = Closed tonight
    .forms = closed tonight
    .about = This part of the library is out of play with so few goblins.
term-push = Pushing
    .forms = push, pushed, pushes, shove, shoved, shoves
    .about = Step onto a goblin and it must move on. Whoever pushes chooses where, but never back where the pusher came from.
term-card = Movement card
    .forms = movement card, movement cards
    .about = Two symbols, two steps: one symbol for the first square, the other for the second. The second step is optional.
term-token = Token
    .forms = token, tokens
    .about = Six lie under the teleports: two simply teleport, two also give a Grimoire, two are traps and give a Look.
term-start = Start square
    .forms = start square, start squares
    .about = Here goblins enter the library, and here the desk sends them back.
term-sign = Magic symbol
    .forms = magic symbols, magic symbol, signs, sign
    .about = Printed on Grimoires. They decide when Looks and Grimoires are equal.
term-caught = A slip
    .forms = slip, slips, Caught
    .about = An order you broke. It costs another Look, drawn once the current step is done.
# what an owner of the box is asked
own-board = The library’s floor
own-desk = The Master’s desk
own-rigor = Where Rigor Mortis begins
own-teleports = Teleports
own-map = Library { $n1 }
own-counts-hand = Cards in hand
own-counts-looks-out = Looks that put you out
own-counts-moves = Movement cards in all
own-counts-looks = Petrifying Looks in all
own-counts-books = Magic Grimoires in all
own-counts-tokens = Teleport tokens in all
ask-rows = the symbol of every square
ask-squares = which squares
ask-square = which square
ask-bookcases = where the bookcases stand
ask-closed = squares that are closed
ask-starts = where goblins begin
ask-copies = how many of it
ask-id = the same order on yours
ask-seconds = seconds its order gives
ask-most = the number in its order
ask-letters = the letters in its order
ask-symbols = magic symbols on it
ask-counts = how many
