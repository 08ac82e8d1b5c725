# What the page says on Kragmortha's screen; what the game says comes from the table.
letter-B = B
letter-S = S
letter-P = P
letter-G = G
letter-O = O
board-name = The library, seen from above
closed-tonight = closed tonight
card-goblin = Goblin
card-rigor = Rigor
card-back = a hidden card
card-down = Card { $slot }, face down
card-label = Card { $slot }: { $card }
signs = { $count ->
    [one] 1 sign
   *[other] { $count } signs
}
signs-short = Signs
books-short = Books
book-used = Used. It still counts.
cast-now = May be played now
touched = Card { $slot } is touched
moment-unhexing = On your turn
moment-deep-pockets = Works by itself
moment-not-me = When he looks at you
moment-pass-the-blame = When he looks at you
moment-hasty-feet = After your card
moment-blink = Before your card
moment-strings-of-bone = Before or after your card
moment-ogres-shove = With a push
moment-crystal-gaze = With a card
moment-changeling = Before your card
moment-sticky-fingers = Before your card

do-stop = Stop here
do-end = End my turn
do-exchange = Show and change my hand
do-stay = Rigor stays
do-accept = Take the Look
do-deny = Not Me, Master!
do-blame = Blame { $name }
do-unhex = Shake off { $look }
do-pointer = Keep the pointer
do-keyboard = Keep the keyboard
do-admit = I admit it
do-contest = I deny everything
do-guilty = Guilty
do-clear = Not guilty
do-abstain = I say nothing
do-caught = Caught!
do-ease = I cannot do this
do-peek = Look at
do-touch = Touch
do-discard = Discard

ask-shove = { $you ->
    [yes] Where are you shoved?
   *[no] Shove { $name } where?
}
ask-spell = { $book }: choose
ask-exchange = No card of yours leads anywhere
ask-admit = You stand accused: { $look }. Was it so?
ask-vote = { $name } stands accused: { $look }. Guilty?
hint-exchange = Show your hand and draw anew. The turn is lost, unless a Grimoire helps.
hint-peek = Flat Palm: look at a card first, one at a time.
hint-squares = { $count ->
    [0] This card leads nowhere now.
    [one] One square glows for this card.
   *[other] { $count } squares glow for this card. Then you may plan the second step.
}
hint-onward = Confirm, or go on to a dashed square.
hint-confirm = Confirm and off you go.
wait-place = { $name } puts a goblin on the board
wait-plan = { $name } is planning a raid
wait-second = { $name } may take a second step
wait-after = { $name } may still use a Grimoire
wait-link = { $target-you ->
    [yes] { $name } chooses where you are shoved
   *[no] { $name } chooses where { $target } is shoved
}
wait-react = The Dark Lord looks at { $name }
wait-discard = { $name } has to drop a card
wait-device = { $name } gives up pointer or keyboard
wait-go = { $name } chooses where to land
wait-warp = { $name } decides whether Rigor teleports
wait-trade = { $name } goes through somebody’s pockets
wait-admit = { $name } stands accused and must answer
wait-vote = { $you ->
    [yes] The others vote about you: { $look }
   *[no] The table votes about { $name }: { $look }
}
watching = You are watching
watching-long = You are watching. Hands stay hidden until they are played.
last-played = Played last: { $cards }
demands = What your Looks ask for
say-it = Say it
to-say = Speak
to-press = Knock
asked-nothing = Your Looks ask for nothing now.
asked-more = then { $count } more
confirm-far = Confirm, far away
key-jaw = Hold the jaw open
owed = Will draw a Look for a slip: { $names }
owes = owes a Look
slipped = slipped
arm-pointer = Your other arm is behind your back: pointer only.
arm-keyboard = Your other arm is behind your back: keyboard only.

fate-rigor = { $you ->
    [yes] You meet Rigor and draw a Look.
   *[no] { $name } meets Rigor and draws a Look.
}
fate-desk = { $you ->
    [yes] You take a Magic Grimoire.
   *[no] { $name } takes a Magic Grimoire.
}
fate-teleport = { $you ->
    [yes] You stop and turn up a token.
   *[no] { $name } stops and turns up a token.
}
fate-stuck = { $you ->
    [yes] You stop: all other circles are taken.
   *[no] { $name } stops: all other circles are taken.
}
link-next = { $you ->
    [yes] You choose where
   *[no] { $name } chooses where
} { $target-you ->
    [yes] you go.
   *[no] { $target } goes.
}
square-label = { $square }
square-then = then { $square }
square-pushes = pushes { $name }
square-rigor = meets Rigor
square-desk = the desk
square-teleport = a teleport circle

step-card = Card
step-first = Step
step-second = Second step
step-shove = Shove

own-looks = Your Looks
own-books = Your Grimoires
no-looks = No Look yet. Keep your eyes down.
no-books = No Grimoire yet. They are on the desk.
no-looks-other = No Look yet.
no-books-other = No Grimoire yet.
hidden-by-head = Bowed Head: you see nobody’s cards.
known-cards = Known cards:
their-hand = The hand of { $name }
take-card = Take card { $slot }: { $card }
sheet-title = { $name } · { $pawn }
seat-told = { $name }: place { $place }. Looks: { $looks }. Grimoires: { $books }. Cards in hand: { $cards }.
looks = Looks
books = Magic Grimoires
place = Place
goblin = Goblin
standing = Standing
fewest-first = fewest Looks first
ties = Ties: more books, then more signs.
fourth-ends = A fourth Look ends the game.
nearly-out = One Look from the end: { $names }.
deck-cards = Cards
deck-looks = Looks
under-looks = Under the Looks:
look-eased = Its easier form is enough.
rejected = { $count ->
    [one] Turned down, the symbol is there already:
   *[other] Turned down, their symbols are there already:
}
deck-books = Grimoires
tokens = Tokens
token-down = face down
token-letter-teleport = O
token-letter-grimoire = G
token-letter-trap = T
final = { $looks ->
    [one] 1 Look
   *[other] { $looks } Looks
}, { $books ->
    [one] 1 Grimoire
   *[other] { $books } Grimoires
}, { $symbols ->
    [one] 1 sign
   *[other] { $symbols } signs
}

not-placed = not on the board yet
text-floor = The floor: columns a to g, rows 1 to 10, the desk at a9 to b10
text-key = B book, S scroll, P potion, G gems, * desk, # bookcase, - closed, ○ teleport.
text-reach = Rigor reaches in one step: { $one }. In two: { $two }.
text-chain = The push
text-link = { $pusher } pushes { $pushed } from { $start } to { $to }; { $chooser } chooses
text-goblins = Goblins
text-cards = Cards: { $cards }
key-cards = Take a card and go to its first square
key-arrows = To the next glowing square
key-tab = Next thing that may be chosen
key-plain = Stop, end the turn, change the hand
key-enter = Choose, then confirm
key-undo = Undo
key-escape = Put back

# a first game, taught
lesson-place = Everybody starts at the far end. Take a free start square; the desk with the Grimoires is in the opposite corner.
    .title = Choose a start square
lesson-card = Each card has two symbols. Your goblin takes one or two steps, each onto a square with one of them; the crystal ball fits everything. Cards with the skull move Rigor instead.
    .title = Play a card
lesson-squares = Glowing squares fit this card. Take one, then perhaps a dashed one for the second step. Point at it first: you see everything it would push.
    .title = Plan your steps
lesson-rigor = Violet brackets show how far Rigor can come. Whoever meets him draws a Look. The fourth Look ends the game, and the fewest Looks win.
    .title = Beware of him
lesson-second = The second step needs the other symbol. You may also stop here.
    .title = A second step?
lesson-link = You stepped onto somebody. Choose where that goblin goes; if somebody stands there, the pushed one pushes on and chooses next.
    .title = Shove!
lesson-go = Your goblin is moved. Pick one of the glowing squares; nothing happens there now.
    .title = Where to?
lesson-ask = The table asks you something: the buttons beside your cards are your answers.
    .title = Your answer
lesson-over = That was a whole game. The replay shows it again; the rules name every clause you met.
    .title = Well pushed
