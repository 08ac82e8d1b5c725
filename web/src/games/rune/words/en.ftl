# What the page says on Rune's screen; what the game says comes from the table.
letter-B = B
letter-G = G
letter-R = R
stone-B = sapphire
stone-G = jade
stone-R = garnet
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
hint-pick = Pick a card from your hand: drag it, or click.
hint-lay = { $count ->
    [0] Nothing fits this way round. Turn the card.
    [one] One spot fits this way round. Drag, or click.
   *[other] { $count } spots fit this way round. Drag, or click.
}
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
spot-label = { $cell }: fits
cell-label = { $cell }, { $colour }
board-name = The rune grid
ghost-fits = { $cell }: fits, { $gain }
fits-here = fits here { $gain }
not-sure = fits here
if-ended = If it ended now
preview = preview: { $gain }
area-mine = Your { $stone }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
area-other = { $name }’s { $stone }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
areas-none = No ground is claimed yet.
note-title = How it ends
note-text = Once all Masters of one player stand, the other plays on without drawing until theirs stand too.
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
lesson-lay = Take one of your cards: click it, or drag it. R or the wheel turns it. You must cover at least one rune that already lies there.
    .title = First, lay a card
lesson-fit = Lights show where it fits. Either every covered rune has the same colour, or every neighbouring rune has. Point anywhere: ticks and crosses compare, and the red card says why not.
    .title = Colours must agree
lesson-choose = Draw a new card, or set a Master on a rune. A Master claims all touching runes of that colour. But each Master costs you a card: you will have one less to lay.
    .title = Then draw, or claim ground
lesson-areas = The number beside a Master is what its area is worth: blue 1, green 2, red 3 a rune. Later cards make areas grow or shrink. The right side shows who leads.
    .title = What a Master is worth
lesson-token = Once in the game your Grand Master may recolour a rune beside the Master you have just set. You may also keep the token for later.
    .title = The Grand Master
lesson-end = One player has set the last Master. The other plays on without drawing until all of theirs stand. Then the points are counted.
    .title = The end is near
lesson-over = That was a whole game. The replay shows it again step by step; the rules name every clause you met.
    .title = Well played
