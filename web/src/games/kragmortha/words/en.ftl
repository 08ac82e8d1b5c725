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
do-ease = I can’t do this one: another, please
do-ease-short = I can’t do it
play-rise = or lift the phone upright
play-sit = or lay the phone flat
play-tongue = or two fingers on the screen
caught-who = Caught! Who was it?
do-peek = Look at
do-touch = Touch
do-discard = Discard

ask-shove = { $you ->
    [yes] Where are you shoved?
   *[no] Shove { $name } where?
}
ask-spell = { $book }: choose
ask-exchange = None of your cards leads anywhere
ask-admit = You stand accused: { $look }. Was it so?
ask-vote = { $name } stands accused: { $look }. Guilty?
hint-exchange = Show your hand and draw anew. The turn is lost, unless a Grimoire helps.
hint-peek = Flat Palm: look at a card first, one at a time.
hint-steps = Take one or two steps.
hint-squares = { $count ->
    [0] This card leads nowhere now.
    [one] One square glows for this card.
   *[other] { $count } squares glow for this card. Then you may plan the second step.
}
hint-onward = Confirm, or go on to a ring marked 2.
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
asked-nothing = Your Looks leave you in peace right now.
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
    [yes] You stop: all other teleports are taken.
   *[no] { $name } stops: all other teleports are taken.
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
seat-state = { $square }, { $looks ->
    [0] no Look
    [one] 1 Look
   *[other] { $looks } Looks
}
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
look-eased = The easier form will do.
rejected = { $count ->
    [one] Turned down, that symbol is there already:
   *[other] Turned down, those symbols are there already:
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

# the end
ending-stone = You looked up once too often
ending-won = You kept your head down. You win!
ending-other = { $name } kept their head lowest
ending-out = { $you ->
    [yes] Your fourth Look turns you to stone and ends the game.
   *[no] { $name }’s fourth Look turns a goblin to stone and ends the game.
}
ending-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
} with { $looks ->
    [0] no Look
    [one] one Look
   *[other] { $looks } Looks
} and { $books ->
    [0] no Grimoire
    [one] one Grimoire
   *[other] { $books } Grimoires
}.
ending-books = The last Grimoire is gone: the library closes.
ending-looks = Where your Looks came from
ending-look = Turn { $turn }: { $cause ->
    [slip] a penance you broke
    [blamed] somebody passed you the blame
    [trap] a token under a teleport
   *[met] Rigor saw you
}
ending-close = { $by ->
    [looks] { $count ->
        [one] { $you ->
            [yes] One Look fewer, and you were level with { $first }.
           *[no] One Look fewer, and { $name } was level with { $first }.
        }
       *[other] { $you ->
            [yes] { $count } Looks fewer, and you were level with { $first }.
           *[no] { $count } Looks fewer, and { $name } was level with { $first }.
        }
    }
    [books] { $you ->
        [yes] As many Looks as { $first }: you had too few Grimoires.
       *[no] As many Looks as { $first }: { $name } had too few Grimoires.
    }
    [symbols] { $you ->
        [yes] As many Looks and Grimoires as { $first }: you had too few magic signs.
       *[no] As many Looks and Grimoires as { $first }: { $name } had too few magic signs.
    }
   *[shared] Equal in everything.
}

# what is told of an event where the board shows it: no squares
ground-book = a book
ground-scroll = a scroll
ground-potion = a potion
ground-gems = gems
ground-desk = the desk
ground-teleport = a teleport
ground-none = the floor
seen-placed = { $you ->
    [yes] You take your
   *[no] { $player } takes a
 } place.
seen-stepped = { $you ->
    [yes] You step
   *[no] { $player } steps
 } onto { $ground }.
seen-rigor = { $you ->
    [yes] You move
   *[no] { $player } moves
 } Rigor onto { $ground }.
seen-warped = { $you ->
    [yes] You let
   *[no] { $player } lets
 } Rigor vanish and appear on another teleport.
seen-pushed = { $you ->
    [yes] You shove
   *[no] { $player } shoves
 } { $target-you ->
    [yes] you
   *[no] { $target-player }
 } onto { $ground }.
seen-met = { $you ->
    [yes] You meet
   *[no] { $player } meets
 } Rigor. Oh dear.
seen-moved = { $you ->
    [yes] You land
   *[no] { $player } lands
 } on { $ground }.
seen-reason-square-taken = Somebody stands there.
seen-reason-not-a-start = Nobody starts from there.
seen-reason-not-adjacent = That is not the next square.
seen-reason-bookcase = Nobody can walk through a bookcase.
seen-reason-symbol-differs = It shows { $symbol }; your card does not lead there.
seen-reason-cannot-be-pushed = The goblin there cannot be pushed anywhere.
seen-reason-nobody-to-push = There is nobody to push.
seen-reason-push-back = Never back to where the pusher came from.
seen-reason-pushed-already = Whoever stands there is part of this chain already.
seen-reason-chain-blocked = That way the chain could not end.
seen-reason-not-a-refuge = The goblin cannot be moved there.

# a turn in one line, behind a name
recap-placed = on the board
recap-played = { $card }
recap-rigor = Rigor moved
recap-warped = Rigor teleported
recap-pushed = { $target-you ->
    [yes] you are shoved
   *[no] { $target-player } is shoved
 }
recap-met = Rigor looks up!
recap-look = { $shown ->
    [yes] { $look }
   *[no] a new Look
 }
recap-no-look = no Look left
recap-book = { $shown ->
    [yes] { $book }
   *[no] a Grimoire
 }
recap-token = a token: { $token }
recap-exchanged = changed the whole hand
recap-discarded = dropped { $card }
recap-used = { $book } used
recap-unhexed = { $look } shaken off
recap-changed = places changed with { $target-you ->
    [yes] you
   *[no] { $target-player }
 }
recap-pilfered = { $target-you ->
    [yes] your hand searched
   *[no] the hand of { $target-player } searched
 }
recap-blamed = { $target-you ->
    [yes] you are blamed
   *[no] { $target-player } is blamed
 }
recap-slip = slipped: { $look }
recap-caught = “Caught!”
recap-spared = another Look instead
recap-cleared = not guilty
recap-out = seen too much
recap-last-book = the last Grimoire
