# What the page says on Rune's screen; what the game says comes from the table.
letter-B = B
letter-G = G
letter-R = R
colour-B = blue
colour-G = green
colour-R = red
points-each = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
choice-own = Your Masters
choice-of = Masters of { $name }
masters-red = Red Masters
masters-black = Black Masters
prompt-watch = You are watching
prompt-other = { $name } is thinking
hint-pick = Pick a card from your hand: drag it, or tap it.
hint-lay = { $count ->
    [0] Nothing fits this way round. Turn the card.
    [one] One spot fits this way round. Drag, or tap.
   *[other] { $count } spots fit this way round. Drag, or tap.
}
hint-confirm = It lies here for now. Confirm it, or choose another spot.
hint-nowhere = This card fits nowhere now. Take another one.
hint-choose = A Master claims the whole area of its rune.
hint-token = It turns a rune beside your new Master blue or green.
step-lay = Lay
step-choose = Draw or Master
step-token = Token
hand = hand
masters-left = { $count ->
    [0] No Master left
    [one] 1 Master to place
   *[other] { $count } Masters to place
}
step-two = step 2, your choice
deck = Deck
deck-label = { $count ->
    [0] Deck, empty
    [one] Deck, one card
   *[other] Deck, { $count } cards
}
deck-draw = Draw a card
deck-later = step 2, your choice
deck-empty = empty
rotate = Turn
put-back = Put back
on-grid = on the grid
retire = Let the Master go
keep-token = Keep the token
token-blue = Blue
token-green = Green
card-label = Card { $card }: { $rows }
card-show = Show card { $card }
spot-lay = { $cell }: covers { $runes }
spot-master = { $cell }, { $colour }: { $count ->
    [one] 1 rune
   *[other] { $count } runes
}, worth { $points }
spot-token = { $cell }, { $colour }: becomes { $becomes }
runes-B = { $count } blue
runes-G = { $count } green
runes-R = { $count } red
brings = { $points ->
    [0] brings nothing
    [one] brings 1 point
   *[other] brings { $points } points
}
costs = { $points ->
    [one] costs 1 point
   *[other] costs { $points } points
}
seat-state = { $masters }, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
seat-state-token = { $masters }, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, with the Grand Master’s token
cell-label = { $cell }, { $colour }
board-name = The rune grid
ghost-fits = { $cell }: fits, { $gain }
fits-here = fits here { $gain }
not-sure = fits here
if-ended = If it ended now
preview = preview: { $gain }
area-mine = Your { $colour } area, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
area-other = { $name }’s { $colour } area, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
areas-none = No ground is claimed yet.
note-title = How it ends
note-text = The game ends when all Masters stand. Whoever sets the last one first waits; the other plays on without drawing.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit
text-empty = empty
text-grid = The grid
text-hand = Your hand
text-areas = Areas
text-area-free = free
text-hands = Hands: { $sizes }. Deck: { $deck }.
text-gone = Out of the game: { $cards }
key-cards = Hold a card
key-arrows = Move the ghost
key-tab = Next spot that fits
key-rotate = Turn the card
key-draw = Choose the deck
key-master = Go to the first rune for a Master
key-token = Other colour, or keep the token
key-enter = Choose, then confirm
key-undo = Undo
key-escape = Put back
gone = out of the game

# a first game, taught

# the end
ending-why = { $you ->
    [yes] Your Masters hold { $points } points, { $other }’s { $theirs }.
   *[no] { $name }’s Masters hold { $points } points, { $other }’s { $theirs }.
}
ending-decided = What decided it
ending-grew = { $you ->
    [yes] Turn { $turn }: you set a Master on the { $colour } area. It grew from { $points } to { $now } points.
   *[no] Turn { $turn }: { $name } set a Master on the { $colour } area. It grew from { $points } to { $now } points.
}
ending-kept = { $you ->
    [yes] Turn { $turn }: you set a Master on the { $colour } area. It brought you { $now } points.
   *[no] Turn { $turn }: { $name } set a Master on the { $colour } area. It brought { $now } points.
}
ending-shrank = Your { $colour } area of turn { $turn } shrank from { $points } to { $now } points.

# what is told of an event where the board shows it: no cells
seen-laid = { $you ->
    [yes] You lay
   *[no] { $player } lays
 } a card: { $fits ->
    [below] what it covers matches
    [beside] what it touches matches
   *[both] what it covers and touches matches
 }.
seen-master = { $you ->
    [yes] You set
   *[no] { $player } sets
 } a Master on { $colour }. It holds { $size ->
    [one] one rune
   *[other] { $size } runes
 }, worth { $points }.
seen-token = { $you ->
    [yes] You turn
   *[no] { $player } turns
 } a { $was } rune { $colour }.
seen-showed = { $you ->
    [yes] None of your cards fits: you show your hand and put one away.
   *[no] None of { $player }’s cards fits: the hand is shown and one card put away.
 }
seen-score = Score: { $standing }.
seen-over = The last Master is on the board. Final score: { $standing }.
seen-reason-covers-master = A Master stands there. No card may lie on it.
seen-reason-covers-token = A token lies there. No card may lie on it.
seen-reason-colours-differ = It would put { $below-rune } on { $below-other }, and { $beside-rune } beside { $beside-other }. Either everything under the card must match, or everything beside it.
seen-reason-no-rune-there = There is no visible rune here.
seen-reason-master-stands-there = A Master stands here already.
seen-reason-area-controlled = This area belongs to your opponent’s Master.
seen-reason-one-master-per-area = You hold this area already, and this table allows one Master per area.
seen-reason-not-next-to-master = This is not next to the Master you have just placed.
seen-reason-token-on-master = A Master stands here. No token may lie on it.
seen-reason-token-on-token = A token lies here already.
seen-reason-same-colour = This rune is { $colour } already.
seen-reason-token-joins-rivals = If it were { $colour }, one area would hold Masters of both players.

# a turn in one line, behind a name
recap-laid = a card laid
recap-showed = no card fits
recap-drew = drew a card
recap-master = a Master on { $colour }, worth { $points }
recap-retired = a Master let go
recap-token = a { $was } rune turned { $colour }
recap-joined = { $colour } areas joined, worth { $points }
recap-grew = the { $colour } area grew, worth { $points }
recap-split = a { $colour } area split
