# Rune in English: our own wording of the rules, every event, every refusal.

tagline = Lay runes, claim ground
own-box-does = A score pad by area: tell what each area is worth, and read points and ties.
colour-blue = blue
colour-green = green
colour-red = red
rune-blue = blue
rune-green = green
rune-red = red
other-blue = blue
other-green = green
other-red = red
was-blue = blue
was-green = green
was-red = red

option-quarter-turns = Quarter turns
    .about = Cards may lie in all four directions. Off: only upright or upside down.
option-one-master-per-area = One Master per area
    .about = You may not add a second Master to an area you already hold.
option-no-card-may-vanish = No card may vanish
    .about = A card may not cover the last visible runes of another one.
option-never-join-opposing = Never join two of theirs
    .about = You may not connect two areas that belong to your opponent.
option-grand-master = Grand Master
    .about = Each player has one token that recolours a rune next to a Master just placed.
option-first-masters = Masters of the first seat
    .about = Red or black; the second seat has the others. Players choose at the table before the start.
first-masters-red = red
first-masters-black = black
choice-red = red
choice-black = black

prompt-first = Lay a card, or show your hand if none fits
    .hint = Cover at least one rune. Either everything under the card matches, or everything beside it.
prompt-lay = Lay a card on the grid
    .hint = Cover at least one rune. Either everything under the card matches, or everything beside it.
prompt-unfit = { $count ->
    [one] Card { $cards } fits nowhere now.
   *[other] Cards { $cards } fit nowhere now.
 }
prompt-show = None of your cards fits: show your hand
    .hint = Put one card away, face up. Your turn goes on.
prompt-choose = Draw a card, or place a Master
    .hint = A Master claims its whole area, but you draw no card for it: you will have one fewer to lay.
prompt-draw = Draw a card
    .hint = No rune is open to a Master.
prompt-master-empty = Place a Master
    .hint = The deck is empty: nothing to draw.
prompt-master-last = Place a Master
    .hint = No more drawing: your rival’s Masters all stand.
prompt-retire-empty = Let a Master go
    .hint = The deck is empty; no rune is open to it.
prompt-retire-last = Let a Master go
    .hint = No more drawing, and no rune is open to it.
prompt-token = Use your Grand Master token, or keep it
    .hint = It recolours one rune next to the Master you have just placed.
prompt-over = The game is over

outcome-points = More points in the areas of their Masters.
outcome-tie = Equal points: the win is shared.

event-laid = { $you ->
    [yes] You lay
   *[no] { $player } lays
 } card { $card } at { $cell }: { $fits ->
    [below] what it covers matches
    [beside] what it touches matches
   *[both] what it covers and touches matches
 }.
event-covered = { $count ->
    [one] One rune is covered.
   *[other] { $count } runes are covered.
 }
event-showed = { $you ->
    [yes] You have no spot for any card, show your hand
   *[no] { $player } has no spot for any card, shows the hand
 } and { $you ->
    [yes] put
   *[no] puts
 } card { $card } away.
event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
 } { $deck ->
    [0] The deck is empty.
    [one] One card is left.
   *[other] { $deck } cards are left.
 }
event-master = { $you ->
    [yes] You set
   *[no] { $player } sets
 } a Master on { $colour } at { $cell }. It holds { $size ->
    [one] one rune
   *[other] { $size } runes
 } worth { $points }.
event-retired = No rune is open: { $you ->
    [yes] one of your Masters
   *[no] one of { $player }’s Masters
 } leaves the game.
event-token = { $you ->
    [yes] You turn
   *[no] { $player } turns
 } the { $was } rune at { $cell } { $colour }.
event-joined = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $colour } areas grow together: { $size } runes, worth { $points }.
event-grew = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $colour } area takes in a free one: { $size } runes, worth { $points }.
event-split = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $colour } area breaks into { $pieces } pieces.
event-score = Score: { $standing }.
event-over = The last Master is on the board. Final score: { $standing }.

reason-game-over = The game is over; every Master has been placed.
reason-move-unknown = “{ $move }” is not a move. Try: lay 12 m14 r1, draw, or master m14.
reason-not-your-turn = It is not your turn.
reason-lay-first = First lay a card; then draw or place a Master.
reason-already-laid = You have laid your card. Now draw or place a Master.
reason-token-or-keep = First decide about the token: use it or keep it.
reason-card-expected = “{ $move }” needs the number of a card in your hand.
reason-card-not-in-hand = Card { $card } is not in your hand.
reason-can-lay = One of your cards fits, so none may be put away.
reason-lay-form = “{ $move }” should look like: lay 12 m14 r1 (card, cell, quarter turns).
reason-no-quarter-turns = This table plays without quarter turns: use r0 or r2.
reason-covers-nothing = The card must cover at least one rune.
reason-covers-master = A Master stands at { $cell }. No card may lie on it.
reason-covers-token = A token lies at { $cell }. No card may lie on it.
reason-exactly-on-card = Never exactly on top of another card, not even a buried one.
reason-colours-differ = It would put { $below-rune } on { $below-other } at { $below-cell }, and { $beside-rune } beside { $beside-other } at { $beside-cell }. Either everything under the card must match, or everything beside it.
reason-card-would-vanish = { $card ->
    [0] The starting card
   *[other] Card { $card }
 } would vanish from sight, and this table forbids that.
reason-joins-rivals = A { $colour } area would then hold Masters of both players.
reason-joins-opposing = Two of your opponent’s { $colour } areas would join, and this table does not allow that.
reason-no-more-draws = Your opponent has placed every Master: no more drawing, place a Master.
reason-deck-empty = The deck is empty: place a Master.
reason-can-place = There are runes open to a Master, so none has to leave the game.
reason-cell-expected = “{ $move }” needs a cell, such as: master m14.
reason-no-rune-there = There is no visible rune at { $cell }.
reason-master-stands-there = A Master stands at { $cell } already.
reason-area-controlled = The area at { $cell } belongs to your opponent’s Master.
reason-one-master-per-area = You hold the area at { $cell } already, and this table allows one Master per area.
reason-no-grand-master = This table plays without the Grand Master.
reason-token-after-master = The token is used right after placing a Master.
reason-token-form = “{ $move }” should look like: token m14 blue.
reason-no-red-token = The token is blue on one side and green on the other, never red.
reason-not-next-to-master = { $cell } is not next to the Master you have just placed.
reason-token-on-master = A Master stands at { $cell }. No token may lie on it.
reason-token-on-token = A token lies at { $cell } already.
reason-same-colour = The rune at { $cell } is { $colour } already.
reason-token-joins-rivals = With { $cell } turned { $colour }, an area would hold Masters of both players.

reason-card-runes = { $field }: “{ $card }” has { $count } runes; a card has six.
reason-card-filling = { $field }: “{ $card }” is not two wide and three high with 3 blue, 2 green and 1 red.
reason-card-number = { $field }: number { $number } stands where { $expected } should.
reason-card-same = parts.toml, { $field }: “{ $card }” is card { $other } again, perhaps upside down; no two cards are alike.
reason-hand-not-masters = parts.toml, { $field }: { $hand } cards do not go with { $masters } Masters; a hand must have as many cards as there are Masters to place.
reason-card-unknown = { $field }: “{ $card }” is not a card of this box.
reason-card-twice = { $field }: card { $card } would be in two places.
reason-card-covers-nothing = { $field }: { $value } covers no rune.
reason-card-exactly-on-card = { $field }: { $value } lies exactly on another card.
reason-position-version = “{ $value }” is not a position of these rules; it should begin with { $expected }.
reason-position-field = “{ $value }” is not a field of a position, or stands twice.
reason-position-missing = The position has no field “{ $field }”.
reason-position-start = { $field }: the first card must be { $expected }, not “{ $value }”.
reason-position-cell = { $field }: “{ $value }” is not a cell.
reason-position-seat = { $field }: “{ $value }” is not a seat; there are 1 and 2.
reason-position-no-rune = { $field }: { $value } stands on no visible rune.
reason-position-two-masters = { $field }: { $value } shares its rune with another Master.
reason-position-two-values = { $field }: “{ $value }” should hold two values with a slash between them.
reason-position-token-colour = { $field }: { $value } should end with :blue or :green.
reason-position-token-extra = { $field }: { $value } is one token too many for this table.
reason-position-token-place = { $field }: { $value } cannot lie there.
reason-position-shown = { $field }: { $value } names a card that is in no hand.
reason-position-left = { $field }: “{ $value }” should be two numbers from 0 to { $most }, such as 3/2.
reason-position-phase = { $field }: “{ $value }” is not a phase; there are { $phases }.
reason-position-rivals = { $field }: the area at { $value } holds Masters of both players.
reason-position-masters = { $field }: seat { $seat } would have { $count } Masters; the box gives { $each } to each.
reason-position-hand = { $field }: seat { $seat } holds { $count } cards, but should hold { $expected }.
reason-position-over = { $field }: “{ $value }” does not fit the Masters left to place.
reason-position-done = { $field }: seat { $seat } has no Master left and cannot be on turn.
reason-card-quarter-turned = { $field }: { $value } lies a quarter turn round, and this table plays without quarter turns.
reason-card-vanished = { $field }: { $value } covers the last of { $card ->
    [0] the starting card
   *[other] card { $card }
 }, and this table forbids that.
reason-position-shown-alone = { $field }: { $value } cannot have been shown; whoever shows a hand puts a card away.
reason-position-retired = { $field }: no Master of seat { $seat } can have left the game yet.
reason-position-deck = { $field }: the deck would hold { $deck } cards; after the deal it holds { $dealt }.
reason-position-turns = { $field }: with these cards and Masters it cannot be the turn of seat { $seat }.
reason-position-token-nowhere = { $field }: no rune next to the Master could be recoloured, so there is nothing to decide.
reason-position-token-phase = { $field }: there is no Master just placed whose player still has a token.

R-1 = Two players. The box holds { printed-counts-cards-word } rune cards, a starting card that is the same on both sides, { printed-counts-masters-word } Rune Masters for each player and, for the expansion, one Grand Master token each.
    .title = What is in the box
R-2 = A card shows six runes, two across and three down. Blue runes are worth { printed-points-B }, green ones { printed-points-G }, red ones { printed-points-R } points. Every card has three blue, two green and one red rune, and no two cards are alike.
    .title = Cards and colours
R-3 = Three, two and one runes can be arranged on a card in exactly sixteen ways if turned and mirrored cards count as the same. The deck has one card of each. Which mirror image is printed is not known for fourteen of them.
    .title = The sixteen cards
R-4 = The starting card shows blue and green over red and blue over blue and green. It looks like card 15 but is a card of its own.
    .title = The starting card
R-5 = The starting card lies in the middle. The others are shuffled, and each player draws { printed-counts-hand-word } in secret. Before the start each may choose the red or the black Masters; who has not chosen gets the others. Who begins is drawn by lot; then turns alternate. How many cards a hand or the deck holds is no secret.
    .title = Setting up
R-6 = On your turn you must first lay a card from your hand so that it covers at least one rune. It lies on the grid of runes, and the table has no edge. You may turn it by quarter turns, unless the table has agreed on half turns only.
    .title = Laying a card
R-7 = The whole card must fit in at least one of two ways. By cover: wherever one of its runes lies on a rune, the colours agree. By neighbours: wherever one of its runes touches a visible rune beside the card, the colours agree. A rune with nothing beneath it, or nobody beside it, is free. The two ways may not be mixed, and touching means side by side, not corner to corner.
    .title = What fits
R-8 = A card may never lie exactly on another card, not even on a buried one or on the starting card. Covering six runes of several cards is fine. A table may agree that no card may disappear from sight.
    .title = Never card on card
R-9 = No card may cover a Rune Master or a Grand Master token.
    .title = Masters and tokens stay free
R-10 = After laying a card no area may hold Masters of both players. Joining areas of one and the same player is allowed, yours or theirs; a table may agree that nobody joins two areas of the opponent.
    .title = Rivals are kept apart
R-11 = Then you either draw the top card of the deck or place one of your Masters on any visible rune that is not in an area of your opponent and has no Master yet. With an empty deck you must place a Master. If no rune is open to it, the Master leaves the game and counts as placed. A second Master in your own area is allowed and brings nothing extra; a table may forbid it.
    .title = Draw, or place a Master
R-12 = All visible runes of one colour that hang together side by side form an area. A Master controls the whole area of its rune. Later cards make areas grow, shrink or fall apart; a part without a Master is free again.
    .title = Areas
R-13 = If none of your cards fits anywhere, show your hand, put one card of it out of the game, and go on with drawing or placing a Master.
    .title = When nothing fits
R-14 = Once a player has placed the last Master, the other one plays on alone, turn after turn, until theirs all stand too. They may no longer draw.
    .title = The end approaches
R-15 = Every rune your Masters control gives its points once, the rune under the Master included; a token counts with its own colour. Most points win; with equal points the win is shared.
    .title = Counting
R-16 = With the Grand Master each player has one token, blue on one side and green on the other. Right after placing a Master you may put it on a rune next to that Master, diagonals included, and so change the colour of that rune. The new colour must be another one.
    .title = The Grand Master
R-17 = A token never lies on a Master, on another token or beside the runes, and no card may lie on it. No area may hold Masters of both players afterwards. A Master may later stand on a token. An unused token is worth nothing.
    .title = Where a token may lie

# What a move is called in a terminal, and what it does where nothing else tells
move-lay = lay
move-show = show
move-draw = draw
move-master = master
move-retire = let a Master go
move-token-blue = the rune becomes blue
move-token-green = the rune becomes green
move-token-red = the rune becomes red
move-keep = keep the token

# The terminal's drawing
screen-aim = most points in areas your Masters hold
screen-goal = Claim areas of one colour with your Masters. Blue runes count least, green ones more, red ones most; most points win.
screen-card = card { $card }
screen-masters-red = red
screen-masters-black = black
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
screen-draw = Draw a card ({ $deck } left)
screen-master = Place a Master
screen-retire = Let the Master go
screen-keep = Keep the token
screen-token-blue = Token ◆ blue
screen-token-green = Token ◆ green
screen-turn =
    1. Lay one of your three cards so that it covers at least one rune; you may turn it.
    2. It must match everything it covers, or everything beside it. One of the two is enough.
    3. Then draw a card, or set one of your three Masters on a visible rune.
    4. A Master holds all runes of that colour that hang together with its own.
    5. The game ends when all six Masters stand; every rune you hold gives its points.
lines-keys =
    lay 12 m14 r1  card 12, its top left rune on m14, after one quarter turn clockwise
    list m14       only the moves with m14
screen-keys =
    ← ↑ ↓ →     move the card or the Master over the board
    Space       turn the card
    Tab         the next card or choice
    PgDn PgUp   jump to the next or previous place that is allowed
    12 m14      typed, finds “lay 12 m14 r1”
screen-box-cards = The sixteen cards, row by row
screen-box-card = Card { $card }
screen-box-start = The starting card
screen-box-runes = Runes and their points
screen-box-pieces = Pieces
screen-box-worth = { $points ->
    [one] 1 point for each rune of an area you hold.
   *[other] { $points } points for each rune of an area you hold.
 }
screen-master-on = on { $colour }, { $points ->
    [one] one point
   *[other] { $points } points
 }
screen-box-master = Rune Master
    .about = Holds the whole area it stands in. Three for each player.
screen-box-token = Grand Master token
    .about = With the Grand Master option: right after placing a Master, put it beside that Master; it changes the colour of the rune.
screen-help =
    The board
    B G R     blue, green and red runes, worth 1, 2 and 3 points
    ▲ ●       Masters, ▲ the red ones and ● the black; ◆ a Grand Master token
    1 2       beside a rune: whose area it belongs to
    │ │       the card laid last; the heavy frame is the card or cell you aim at
    = ≠       colours agree or differ, beneath the card or across its border
    m13       columns have letters, rows have numbers; “lay 12 m14 r1” lays card 12
              with its top left rune on m14 after one quarter turn clockwise

# Hints: why a move is a good one where it brings nothing at once
because-area = A free area of { $points ->
    [one] one point
   *[other] { $points } points
 } then waits for a Master.
because-cuts = It cuts the best free area by { $points ->
    [one] one point.
   *[other] { $points } points.
 }
because-holds = It gives nothing away.
because-draws = One card more to choose from next time.
because-keeps = The token may serve you better later.
because-shows = None of your cards fits anywhere.
because-stands = The area counts for you.
because-retires = No rune is open to a Master.
because-recolours = The rune then counts for you, or no longer for the other.

# The position in words, one fact a line
fact-area = { $player } holds a { $colour } area, { $points ->
    [one] one point
   *[other] { $points } points
 }: { $cells }.
fact-free-area = A free { $colour } area, { $points ->
    [one] one point
   *[other] { $points } points
 }: { $cells }.
fact-masters-left = { $count ->
    [0] no Master left ({ $colour })
    [one] one Master left ({ $colour })
   *[other] { $count } Masters left ({ $colour })
 }
fact-tokens-left = { $count ->
    [0] token used
    [one] one token left
   *[other] { $count } tokens left
 }
fact-master = A Master of { $player } stands on { $cell }.
fact-token = The token of { $player } lies on { $cell }.
fact-card = Card { $card } in your hand, row by row: { $rows }.
fact-shown = { $player } has shown card { $card }, row by row: { $rows }.
fact-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
 }

# the contents of the rules page
guide-box = Cards and set-up
guide-laying = Laying a card
guide-masters = Masters and areas
guide-end = How it ends
guide-grand = The Grand Master

# puzzles
puzzle-ask-points = Which card brings you most points, and where?
    .about = Lay one of your cards, then draw or set a Master. Count what your Masters hold when the turn is over.
puzzle-ask-end = End it. Win it.
    .about = Lay a card so that your turn ends the game, and you are ahead. One card does it.
puzzle-why-most = Your Masters hold { $points } points then. No other card brings as many.
puzzle-why-won = The game ends, { $points } to { $theirs }. You win!
puzzle-wrong-fewer = That comes to { $points } points. Another card brings { $best }.
puzzle-wrong-behind = { $points } to { $theirs }: that does not win.
puzzle-wrong-goes-on = { $points } to { $theirs }, but the game goes on, and the other has a say.
puzzle-wrong-chances = About { $wins } wins in 10 games from there. The answer wins clearly more.
puzzle-wrong-far = That is far behind: the answer wins about { $best } games of 10.

# words of the game: what a tap on one of them, or on a thing on the board, says; forms are how sentences name them
term-rune = Rune
    .forms = rune, runes
    .about = A coloured stone on a card: blue is worth 1 point, green 2, red 3.
term-area = Area
    .forms = area, areas
    .about = Visible runes of one colour that touch side by side. One Master holds all of it.
term-master = Master
    .forms = Master, Masters
    .about = Set one instead of drawing: it holds the whole area under it. You have three, and each costs you a card.
term-fit = What fits
    .forms = fits, fit, matches, match
    .about = A card fits if every rune it covers matches, or if every rune beside it matches. One of the two is enough.
term-token = Grand Master token
    .forms = token, tokens, Grand Master
    .about = Right after setting a Master you may turn a rune beside it blue or green. Once a game.
term-deck = Deck
    .forms = deck
    .about = Draw its top card instead of setting a Master. Once it is empty, only Masters are left.
# what an owner of the box is asked
own-start = Starting card
own-counts-cards = Rune cards
own-counts-masters = Masters of each player
own-counts-hand = Cards in hand at the start
own-counts-tokens = Grand Master tokens of each player
own-points-B = A blue rune
own-points-G = A green rune
own-points-R = A red rune
ask-rows = runes from top to bottom
ask-points = points it is worth
ask-counts = how many
