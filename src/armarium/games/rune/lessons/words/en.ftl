## Rune in short: the strip of every lesson, and the head of the rules

learn-aim = Hold more points than { $partner } when all six Masters stand.
short-aim = Your Masters hold coloured areas. When all six Masters stand, the areas are counted, and more points win.
short-turn-1 = Lay one of your cards partly over the cards on the table. You may turn it.
short-turn-2 = It fits if every rune it covers matches, or if every rune beside it matches. One of the two is enough.
short-turn-3 = Then draw a card, or set a Master instead.
short-turn-4 = A Master holds all touching runes of its colour, and costs you a card.
short-turn-5 = Cards laid later make areas grow, join, shrink or break.
short-end = It ends when all six Masters stand. Whoever has set the third waits; the other plays on without drawing. Blue runes count 1, green 2, red 3.
lit-cell = { $name }
lit-card = your card { $name }

## What you play for

lesson-aim = What you play for
    .about = Six Masters, three colours: blue 1 point, green 2, red 3.
lesson-aim-most = Set a Master on the area worth most.
    .help = Tap one of its runes, then confirm.
    .typed = Type “master” and one of its runes.
    .title = A Master holds an area
    .idea = It holds every touching rune of its colour. Each blue counts 1, each green 2, each red 3. Two reds are worth 6!
    .done = Six points: two reds, three each. They are yours for as long as nobody breaks the area.
lesson-aim-most-blue = Three blues are only 3 points. The two reds beside them are worth 6.
lesson-aim-most-draw = You may draw instead of setting a Master. But there are 6 points lying about: take them.
lesson-aim-most-less = That area is worth less. Look for two reds side by side.

## Two ways to fit

lesson-fit = Two ways to fit
    .about = Cover like with like, or lie beside your own kind.
lesson-fit-cover = Lay your middle card over the three lit runes.
    .help = Pick it, tap the place, confirm. It needs no turning.
    .typed = Type “lay”, the card, the place and r0: it needs no turning.
    .title = Way one: cover
    .idea = Every rune you cover must match the one on top of it. Here that is blue, green and red.
    .done = Blue on blue, green on green, red on red. What lies beside the card does not matter now.
lesson-fit-cover-card = That one fits too, but we want the middle card of your hand.
lesson-fit-cover-place = It fits there. Now try the three lit runes: the same card, not turned.
lesson-fit-beside = Lay the same card with its three blues along the lit blues.
    .help = Turn it until the blues are at the bottom.
    .title = Way two: beside
    .idea = Or: every rune beside your card must match its neighbour. What it covers does not matter then.
    .done = Blue meets blue four times. It covers red and green with blue, and that is fine: one of the two ways is enough.
lesson-fit-beside-card = That one fits too, but we want the card with three blues in a row.
lesson-fit-beside-cover = That fits by cover, as before. This time let its blues lie along the lit ones.
lesson-fit-beside-place = It fits there. But its three blues should lie along the lit blues.

## Masters and areas

lesson-masters = Masters and areas
    .about = Give up a card and claim a whole area.
lesson-masters-claim = Claim the three green runes.
    .help = They are free. The blue area on the left is { $partner }’s.
    .title = First come, first served
    .idea = Nobody may set a Master on an area that belongs to the other. Three greens are worth 6 and still free.
    .done = The greens are yours: 6 points. You drew no card for it: every Master leaves you one card less.
lesson-masters-claim-draw = Drawing keeps your Master for later. But then { $partner } may take the greens.
lesson-masters-claim-less = You may, but it is worth little. The three greens are worth 6.

## Joining and splitting

lesson-join = Joining and splitting
    .about = Make two areas one, or cut one of theirs in half.
lesson-join-join = Lay your card so that your two blue areas become one.
    .help = Close the gap on the right: turn the card until its blues run down the left.
    .title = Areas can grow together
    .idea = Two of your areas that touch become one, with both your Masters on it. Everything between them counts.
    .done = One blue area of six. New runes count as well as old ones.
lesson-join-join-apart = It fits there, but your two areas stay apart. Try to bridge the gap on the right.
lesson-join-split = Cut { $partner }’s blue area in two.
    .help = Cover the runes in the middle with other colours. Take the second card.
    .title = And areas can break
    .idea = { $partner } holds six blues with one Master. Covered runes are gone, and what no longer touches the Master is lost.
    .done = { $partner } keeps only the piece with the Master on it: from 6 points down to 4.
lesson-join-split-card = That card leaves the area whole. Take the other one.
lesson-join-split-whole = The right card, but the area still hangs together. Cover its middle: the three blues above the Master.

## How it ends

lesson-end = How it ends
    .about = The sixth Master falls. What counts, and who plays on.
lesson-end-last = Set your last Master and win by as much as you can.
    .help = { $partner }’s three Masters stand. You have no card left to lay and may not draw any more.
    .title = Your last move
    .idea = { $partner } leads 9 to 8 and has finished. Whoever sets the third Master first must wait; the other plays on. Two greens lie free.
    .done = Twelve to nine: you win. All six Masters stand, and every area is counted as it lies.
lesson-end-last-own = That area is yours already: a second Master there adds nothing, and you lose 8 to 9.
lesson-end-last-less = Enough to win, but there are 4 points to be had: two greens side by side.

## A whole game

lesson-game = A whole game with { $partner }
    .about = { $partner } plays kindly and says what happens. You can always ask for a hint.
lesson-game-say-begin = I have laid my card so that it fits: either all it covers matches, or all beside it does.
lesson-game-say-mine = Well laid! Now draw a card, or set a Master if you see a good area.
lesson-game-say-master = I have claimed an area. You cannot set a Master on it, but you can still cover its runes.
lesson-game-say-claimed = That area is yours now. Try to make it grow with your next cards.
lesson-game-say-split = An area is broken in two. What no longer touches a Master is lost.
lesson-game-say-joined = Two areas have grown together. All of it counts.
lesson-game-say-over = That was a whole game. Well played! Shall we look at what turned it?
