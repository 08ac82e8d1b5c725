# Grimoire in English: our own wording of the rules, every page and card, every event, every refusal.

tagline = Seal a page, chase a quest
own-box-does = Who is first, and why: the phone orders the pages, keeps the rounds and adds up companions, treasures and ties.

card-bronze = Bronze Coin
    .about = { printed-quest-1-vp } VP. Not much, but it rings.
card-silver = Silver Coin
    .about = { printed-quest-2-vp } VP.
card-gold = Gold Coin
    .about = { printed-quest-3-vp } VP. Everybody’s favourite.
card-spy = Spy
    .about = Before pages are chosen you may look at the face-down cards of the quest zone. { printed-quest-4-vp } VP.
card-mercenary = Mercenary
    .about = { printed-quest-5-vp } VP. At the end: +{ printed-quest-5-effect-amount } VP if you hold at least { printed-quest-5-effect-least } VP in tokens.
card-brave = Brave
    .about = { printed-quest-6-vp } VP. At the end: +{ printed-quest-6-effect-amount } VP if you have at least { printed-quest-6-effect-least-word } different companions.
card-archer = Archer
    .about = { printed-quest-7-vp } VP. Last in the quest phase: take { printed-quest-7-effect-amount } VP in tokens at the start of your turn.
card-merchant = Merchant
    .about = { printed-quest-8-vp } VP. When you cast Create you may buy one more item for { printed-quest-8-effect-amount } VP in tokens.
card-nun = Nun
    .about = { printed-quest-9-vp } VP. At the end: +{ printed-quest-9-effect-amount } VP if nobody has fewer VP tokens than you.
card-thief = Thief
    .about = { printed-quest-10-vp } VP. First in the quest phase: take { printed-quest-10-effect-amount } VP in tokens at the start of your turn.
card-prince = Prince
    .about = { printed-quest-11-vp } VP. At the end: +{ printed-quest-11-effect-amount } VP if you own coins of bronze, silver and gold.
card-queen = Queen
    .about = { printed-quest-12-vp } VP. At the end: +{ printed-quest-12-effect-amount } VP if nobody has more companions than you.
card-king = King
    .about = { printed-quest-13-vp } VP. At the end: +{ printed-quest-13-effect-amount } VP if nobody has more treasures than you.
card-sword = Bronze Sword
    .about = { printed-item-1-vp } VP.
card-bracelet = Silver Bracelet
    .about = { printed-item-2-vp } VP.
card-cup = Gold Cup
    .about = { printed-item-3-vp } VP.
card-junk = Junk
    .about = Worth nothing, but whoever has the most Junk at the end gets { printed-numbers-junk-bonus } VP.
card-shoes = Blessed Shoes
    .about = { printed-item-5-vp } VP. When drawn they are shown, and you may add one card to the quest zone.
card-treasure = a treasure
card-secret = it stays secret
card-unknown = a face-down card

spell-luck = Luck
    .about = You may throw one card of the quest zone away and have another dealt in its place.
spell-silence = Silence
    .about = From now to the end of the round the Forbidden spells of the others fail.
spell-fireball = Fireball
    .about = Take 1 VP from the supply.
spell-cure = Cure
    .about = You may pay 1 VP token for a random card from the discards.
spell-haste = Haste
    .about = Turns the order of this round upside down.
spell-resist = Resist
    .about = From your turn to the end of the round no Attack can target you.
spell-create = Create
    .about = Draw an item and keep it secret.
spell-storm = Storm
    .about = Take 2 VP from the supply.
spell-charm = Charm
    .about = Whoever leads in companions gives you one of theirs. They choose which.
spell-summon = Summon Elemental
    .about = Take 3 VP, if nobody has fewer VP tokens than you.
spell-time-stop = Time Stop
    .about = Turns the order upside down, and protects you from your turn on.
spell-polymorph = Polymorph
    .about = Whoever leads in VP tokens hands you half of them.
spell-meteor = Meteor Strike
    .about = Take 3 VP from the supply.
spell-domination = Domination
    .about = Take a companion of your choice from whoever leads in companions.
spell-wish = Wish
    .about = Take three random cards from the discards and keep them.
spell-sealed = a sealed page

kind-common = Common
kind-forbidden = Forbidden
kind-time = Time
kind-defensive = Defensive
kind-attack = Attack

option-five-seats = Box for five
    .about = Play with the bigger decks of the second edition.
option-fireball-steals = Fireball steals
    .about = Fireball takes its VP from another player instead of the supply.
option-stop-at-15 = Stop at 15
    .about = The round at 15 magic points is the last one.

prompt-tokens = Choose a turn-order token
    .hint = Only a tie-break for round 1: if two of you open the same page, the higher token goes first.
prompt-spy = Shall your Spy have a look?
    .hint = Only you see the face-down cards; the others see that you looked.
prompt-pages = Choose a page in secret
    .hint = You may change your mind until the last player has chosen.
prompt-luck = Luck: replace a card, or leave things be
    .hint = A face-up card gives way to a face-up one, a face-down card to a face-down one.
prompt-cure = Cure: pay for a random discard?
    .hint = You pay first and draw then.
prompt-target = Choose whom the spell hits
    .hint = Several players can be hit: you choose.
prompt-give = Give one of your companions away
    .hint = You choose which one goes.
prompt-seize = Take a companion
    .hint = You choose which one comes along.
prompt-shoes = Blessed Shoes: add a card to the quest zone?
    .hint = It is dealt face up. You then take a card as usual.
prompt-buy = Merchant: buy one more item?
    .hint = Each item costs one VP token.
prompt-take = Take a card from the quest zone
    .hint = Companions lie open, treasures lie hidden.
prompt-over = The game is over

outcome-points = Most victory points.
outcome-designer = A tie at the top: the game’s designer wins, and nobody here does.

phase-tokens = choosing the first tokens
phase-spy = a Spy’s look
phase-pages = the choice of pages
phase-luck = Luck
phase-cure = Cure
phase-target = the choice of a target
phase-give = giving a companion away
phase-seize = taking a companion
phase-shoes = the Blessed Shoes
phase-buy = the Merchant
phase-take = taking a quest card
phase-over = the end

offer-spy = a look
offer-luck = Luck
offer-cure = Cure
offer-shoes = the Blessed Shoes
offer-buy = another item

because-no-cards = there is no card left to deal
because-no-discards = there are no discards
because-no-tokens = there is no token to pay with
because-no-items = the items have run out
because-no-target = there is nobody it could hit
because-not-poorest = somebody has fewer VP tokens

ending-none = nothing yet
ending-treasures = enough treasures
ending-companions = enough companions
ending-piles = the quest deck and the discards are used up
ending-magic = the magic has reached its height

event-token = { $you ->
    [yes] You take
   *[no] { $player } takes
 } turn-order token { $token }.
event-round = Round { $round }: { $magic } magic points.
event-bigger-box = The bigger box is on the table: { $quest } quest cards and { $items } items. { $seats ->
    [5] Five players always play with it.
   *[other] You chose to play with it.
 }
event-reshuffled = The quest deck is empty. { $count ->
    [one] One discard becomes
   *[other] { $count } discards become
 } the new deck.
event-laid-out = Laid out: { $cards }, and { $backs ->
    [one] one card face down
   *[other] { $backs } cards face down
 }.
event-looked = { $you ->
    [yes] Your
   *[no] { $player }’s
 } Spy has a look: { $cards }.
event-sealed = { $you ->
    [yes] You seal { $spell }.
   *[no] { $again ->
        [yes] { $player } thinks again and seals a page.
       *[no] { $player } seals a page.
    }
 }
event-opened = { $you ->
    [yes] You open
   *[no] { $player } opens
 } page { $page }, { $spell }.
event-alone = { $you ->
    [yes] You are
   *[no] { $player } is
 } alone on page { $page }: place { $token }.
event-shared = { $you ->
    [yes] You share
   *[no] { $player } shares
 } page { $page } and had token { $was }: place { $token }.
event-reversed = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $spell } reverses the order.
event-order = { $reversals ->
    [0] Nothing turns the order round.
    [one] The order was turned round once.
   *[other] The order was turned round { $reversals } times.
 }
event-turn = { $you ->
    [yes] Your turn
   *[no] { $player }’s turn
 } with token { $token }: page { $page }, { $spell }.
event-companion-paid = { $card }: { $you ->
    [yes] you take
   *[no] { $player } takes
 } { $vp } VP.
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
 } the { $card }.
event-turned = { $you ->
    [yes] You take a face-down card and show it
   *[no] { $player } takes a face-down card and shows it
 }: { $card }.
event-took-hidden = { $you ->
    [yes] You take
   *[no] { $player } takes
 } a face-down card: { $card }.
event-left-over = Left over and discarded: { $cards }.
event-cast = { $you ->
    [yes] You cast
   *[no] { $player } casts
 } { $spell }.
event-silenced = { $you ->
    [yes] You cast
   *[no] { $player } casts
 } { $spell }, but not a sound comes out: { $target-you ->
    [yes] your
   *[no] { $target-player }’s
 } Silence holds.
event-nothing = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $spell } does nothing: { $because }.
event-gained = { $spell }: { $you ->
    [yes] you take
   *[no] { $player } takes
 } { $vp } VP.
event-passed = { $you ->
    [yes] You decline
   *[no] { $player } declines
 }: { $offer }.
event-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
 } { $vp } VP for { $spell }.
event-replaced = Luck: { $you ->
    [yes] you throw
   *[no] { $player } throws
 } the { $card } away. In its place: { $new-card }.
event-recovered = { $spell }: { $you ->
    [yes] you get
   *[no] { $player } gets
 } { $cards } back from the discards.
event-drew-item = { $you ->
    [yes] You draw
   *[no] { $player } draws
 } an item: { $card }. { $left ->
    [0] That was the last one.
    [one] One is left.
   *[other] { $left } are left.
 }
event-shoes = { $you ->
    [yes] You draw the { $card } and show them to everybody.
   *[no] { $player } draws the { $card } and shows them to everybody.
 }
event-shoes-idle = The Blessed Shoes bring nothing: there is no card left to deal.
event-added = The Blessed Shoes bring a card to the quest zone: { $card }.
event-shielded = { $target-you ->
    [yes] You are
   *[no] { $target-player } is
 } shielded: { $spell } must look for somebody else.
event-aimed = { $you ->
    [yes] Your
   *[no] { $player }’s
 } { $spell } hits { $target-you ->
    [yes] you
   *[no] { $target-player }
 }.
event-stole = { $spell }: { $you ->
    [yes] you take
   *[no] { $player } takes
 } { $vp } VP from { $target-you ->
    [yes] you
   *[no] { $target-player }
 }.
event-robbed = { $spell }: { $target-you ->
    [yes] your
   *[no] { $target-player }’s
 } { $card } goes over to { $you ->
    [yes] you
   *[no] { $player }
 }.
event-last-round = { $you ->
    [yes] You have
   *[no] { $player } has
 } { $ending }. This round is the last.
event-ended = The game ends: { $ending }.
event-scored = { $you ->
    [yes] You
   *[no] { $player }
 }: { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }, { $bonus ->
    [0] { $points } VP.
   *[other] { $vp } + { $bonus } VP.
 }
event-scored-tokens = { $you ->
    [yes] You
   *[no] { $player }
 }: { $vp } VP in tokens.
event-scored-junk = { $you ->
    [yes] You have
   *[no] { $player } has
 } the most Junk, { $count ->
    [one] one piece
   *[other] { $count } pieces
 }: { $vp } VP.
event-total = { $you ->
    [yes] You have
   *[no] { $player } has
 } { $score } VP in all.
event-won = { $you ->
    [yes] You win
   *[no] { $player } wins
 } with { $score } VP.
event-designer = Several players have { $score } VP. So the game’s designer wins, and nobody else.

hint-sealed = Sealed until there are { $page } magic points; there are { $magic }.
hint-silenced = Nothing: { $target-you ->
    [yes] you have
   *[no] { $target-player } has
 } cast Silence.
hint-gain = { $vp } VP.
hint-luck = { $deck ->
    [0] The discards would be shuffled first.
   *[other] A new card from the deck of { $deck }.
 }
hint-silence = { $count ->
    [0] Every Forbidden spell after yours fails.
    [one] One Forbidden spell is still to come. It would fail.
   *[other] { $count } Forbidden spells are still to come. They would fail.
 }
hint-silence-nobody = Nothing: no Forbidden spell is still to come.
hint-cure = For { $vp } VP { $count ->
    [one] the only discard
   *[other] one of { $count } discards
 }.
hint-no-cards = Nothing: there is no card left to deal.
hint-no-discards = Nothing: there are no discards.
hint-no-tokens = Nothing: it costs { $vp } VP, and you have none.
hint-no-items = Nothing: the items have run out.
hint-no-target = Nothing: there is nobody it could hit.
hint-time = The order is turned round: the first shall be last.
hint-time-shield = The order is turned round, and you are shielded from your turn on.
hint-shield = It would keep off { $spells }.
hint-shield-idle = No attack is aimed at you now.
hint-create = { $left ->
    [one] The last item.
   *[other] One of { $left } items.
 } { $more ->
    [0] {""}
    [one] Your Merchant may buy one more.
   *[other] Your Merchants may buy { $more } more.
 }
hint-not-poorest = Nothing: { $target-player } has { $theirs }, you have { $yours }.
hint-wish = { $count ->
    [one] One random card
   *[other] { $count } random cards
 } of { $discards } discards.
hint-steal = { $target-player }, { $vp } VP.
hint-steal-tie = { $count } players can be hit: you choose, { $vp } VP.
hint-charm = { $target-player }, { $stake ->
    [one] one companion
   *[other] { $stake } companions
 }. They choose.
hint-charm-tie = { $count } players are tied with { $stake ->
    [one] one companion
   *[other] { $stake } companions
 }: you choose whom, they choose what.
hint-seize = { $target-player }, { $stake ->
    [one] one companion
   *[other] { $stake } companions
 }. You choose.
hint-seize-tie = { $count } players are tied with { $stake ->
    [one] one companion
   *[other] { $stake } companions
 }: you choose.

reason-game-over = The game is over.
reason-move-unknown = “{ $move }” is not a move. Try: page 7, take 3, or pass.
reason-not-your-turn = It is not your turn: others are busy with { $phase }.
reason-not-asked = “{ $verb }” answers nothing now. It is time for { $phase }.
reason-pages-revealed = The pages are open. What is revealed cannot be changed.
reason-form-token = “{ $move }” should look like: token 2.
reason-form-page = “{ $move }” should look like: page 7.
reason-form-look = “{ $move }” should simply be: look.
reason-form-luck = “{ $move }” should look like: luck 2.
reason-form-pay = “{ $move }” should simply be: pay.
reason-form-target = “{ $move }” should look like: target 2.
reason-form-give = “{ $move }” should name a companion, such as: give king.
reason-form-seize = “{ $move }” should name a companion, such as: seize king.
reason-form-add = “{ $move }” should simply be: add.
reason-form-buy = “{ $move }” should simply be: buy.
reason-form-take = “{ $move }” should look like: take 3.
reason-form-pass = “{ $move }” should simply be: pass.
reason-token-unknown = There is no token { $token }; they go from 1 to { $most }.
reason-token-taken = Token { $token } is taken.
reason-page-unknown = There is no page { $page }; the book has { $most }.
reason-page-above = Page { $page }, { $spell }, is still sealed: there are only { $magic } magic points.
reason-place-unknown = There is no place { $place } in the quest zone; there are { $most }.
reason-card-gone = The card at place { $place } is gone. Somebody was faster.
reason-seat-unknown = There is no seat { $target }; there are { $most }.
reason-target-self = You cannot be your own target.
reason-target-protected = Seat { $target } is protected by { $by-spell }. { $spell } passes by.
reason-target-poor = { $spell } needs somebody with a VP token, and seat { $target } has none.
reason-target-not-leading = { $spell } hits only those in the lead, and seat { $target } is not.
reason-give-missing = You do not have that companion: { $card }.
reason-seize-missing = That companion is not there to be taken: { $card }.

reason-part-name = parts.toml, { $field }: “{ $value }” should be small letters and hyphens, and the name of one card only.
reason-part-sorts = { $field }: there must be { $coins } kinds of coins, then { $companions } companions.
reason-part-pages = { $field }: the pages must be numbered from 1 to 15; { $count } are there.
reason-position-version = “{ $value }” is not a position of these rules; it should begin with { $expected }.
reason-position-field = “{ $value }” is not a field of a position, or stands twice.
reason-position-missing = The position has no field “{ $field }”.
reason-position-number = { $field }: “{ $value }” is not a number from { $least } to { $most }.
reason-position-word = { $field }: “{ $value }” is none of { $choices }.
reason-position-per-seat = { $field }: “{ $value }” should hold one value for each of { $seats } seats.
reason-position-magic = { $field }: { $value } magic points do not belong to round { $round }.
reason-position-card = { $field }: “{ $value }” is not a card, or not written as one.
reason-position-card-twice = { $field }: { $value } stands there twice; write the number before it.
reason-position-sort = { $field }: { $value } does not lie there.
reason-position-seers = { $field }: { $value } names the wrong seats as having seen it.
reason-position-asked = { $field }: “{ $value }” does not fit { $phase }.
reason-position-ender = { $field }: “{ $value }” does not fit the end of the game.
reason-position-too-many = { $card } would be there { $count } times; the box has { $most }.
reason-position-tokens = { $field }: the tokens are not given out as the rules say.
reason-position-order = { $field }: the tokens do not follow from the pages that were opened.
reason-position-zone = { $field }: { $count } places with { $gone } taken do not fit this moment.
reason-position-phase = { $field }: “{ $value }” cannot be asked here.
reason-position-pages = { $field }: pages are sealed only while they are being chosen.

G-1 = Two to four players; five with the “Box for five” (G-35). Each has a spell book of 15 pages, the same for all, and a bookmark.
    .title = Players and books
G-2 = The quest deck holds { printed-quest-1-count } bronze, { printed-quest-2-count } silver and { printed-quest-3-count } gold coins, and three each of ten companions: Spy, Mercenary, Brave, Archer, Merchant, Nun, Thief, Prince, Queen, King. The book’s list makes 59 cards, its table of contents says 58; we go by the list.
    .title = Quest cards
G-3 = The item deck holds { printed-item-1-count } Bronze Swords, { printed-item-2-count } Silver Bracelets, { printed-item-3-count } Gold Cup, { printed-item-4-count } pieces of Junk and one pair of Blessed Shoes.
    .title = Item cards
G-4 = VP tokens come in ones, twos and fives. Change is free and the supply never runs dry. What everybody holds in tokens is public.
    .title = VP tokens
G-5 = There is one turn-order token per player, numbered from 1, and one marker for the magic points, which go from { printed-numbers-magic-first } to { printed-numbers-magic-most }.
    .title = Tokens and magic
G-6 = Shuffle both decks and lay them face down. Magic starts at { printed-numbers-magic-first }. Everybody may count the decks.
    .title = Set-up
G-7 = Draw a random order of players. In that order each chooses a turn-order token.
    .title = The first tokens
G-8 = Companions lie face up before you. Treasures and items lie face down. You may look at yours at any time. The others see how many treasures and how many items you have, and the table reminds them of those they saw you take face up.
    .title = Your territory
G-9 = A round begins: magic rises by 1, except in the first round and never above { printed-numbers-magic-most }. Lay out one quest card more than there are players, the first face down, the rest face up.
    .title = Laying out
G-10 = When a quest card is needed and the deck is empty, the discards are shuffled into a new deck. Cards in the quest zone stay where they are. If there is nothing to shuffle either, the effect is skipped.
    .title = An empty deck
G-11 = All at once and in secret, each player bookmarks a page with a number no higher than the magic points. You may change it until the last player has chosen; the others see that you have chosen, not what. Any page may be chosen again in any round.
    .title = Choosing pages
G-12 = Players alone on their page form group A: the lower the page, the lower the token. All who share a page with somebody form group B and get the tokens behind them: whoever held the higher token before now gets the lower one. Inside group B page numbers do not matter.
    .title = The order
G-13 = Every Time spell (5 and 11) acts as soon as pages are open and turns the order upside down: token t becomes players + 1 − t. Two of them cancel each other. The tokens after that count as previous tokens in the next round. Silence does not touch Time spells.
    .title = Time spells
G-14 = In token order each player carries out the page’s effect and then takes one card from the quest zone. A companion lies open, a treasure hidden; a face-down card is looked at in secret and shown only if it is a companion. An effect must be carried out unless it says “may”; taking a card always must.
    .title = Quest turns
G-15 = When everybody has had a turn, the cards left in the quest zone are discarded face up. The discards are public.
    .title = End of the round
G-15a = Targets, ties, protection and comparisons are judged when a spell is carried out, in token order. A second Charm may hit the first caster.
    .title = When things are judged
G-16 = Page 1, Luck, Common: name a card of the quest zone if you like. A replacement is dealt first, then the old card is discarded face up. A face-down card is replaced by a face-down one that nobody has seen. With nothing to deal, nothing happens.
    .title = Luck
G-17 = Page 2, Silence, Common: from now to the end of the round Forbidden spells of the others do nothing. Spells carried out earlier stand.
    .title = Silence
G-18 = Page 3, Fireball, Forbidden: take 1 VP from the supply.
    .title = Fireball
G-19 = Page 4, Cure, Common: you may pay 1 VP token and then take a random card from the discards. A companion lies open, a treasure hidden; the rest of the discards returns face up. Without a token or a discard nothing happens.
    .title = Cure
G-20 = Page 5, Haste, Time: turns the order round when pages are opened. In your quest turn you only take a card.
    .title = Haste
G-21 = Page 6, Resist, Defensive: from your quest turn to the end of the round the Attacks 9, 12 and 14 cannot target you. What happened before stands.
    .title = Resist
G-22 = Page 7, Create, Common: draw an item and keep it secret. Only Blessed Shoes are shown, and act at once. Items come from Create and the Merchant alone; when they have run out nothing happens.
    .title = Create
G-23 = Page 8, Storm, Forbidden: take 2 VP from the supply.
    .title = Storm
G-24 = Page 9, Charm, Attack: the player with the most companions, other than you, gives you one of them and chooses which. If several are tied you choose whom. Protected players are passed over for the next in line.
    .title = Charm
G-25 = Page 10, Summon Elemental, Common: if nobody has fewer VP in tokens than you, take { printed-page-10-vp } VP from the supply. Ties are fine.
    .title = Summon Elemental
G-26 = Page 11, Time Stop, Time and Defensive: it turns the order round when pages are opened, and protects you like Resist from your quest turn on.
    .title = Time Stop
G-27 = Page 12, Polymorph, Attack: take half the VP tokens, rounded down, of the player with the largest total, other than you. Ties and protection work as for Charm.
    .title = Polymorph
G-28 = Page 13, Meteor Strike, Forbidden: take 3 VP from the supply.
    .title = Meteor Strike
G-29 = Page 14, Domination, Attack: take a companion from the player with the most of them, other than you. You choose which. Ties and protection work as for Charm.
    .title = Domination
G-30 = Page 15, Wish, Forbidden: take three random cards from the discards and keep them. If there are fewer, take them all.
    .title = Wish
G-30a = An Attack leaves out its caster, then the protected players, and then looks for the most. If that is nothing, or half of it is nothing, nothing happens. Among equals the caster chooses.
    .title = How an Attack finds its target
G-31 = { printed-numbers-end-treasures } treasures or { printed-numbers-end-companions } companions in one territory make the current round the last one, whatever happens afterwards. Items do not count. If the cards of a round cannot all be laid out because deck and discards are empty, the game ends at once, and the cards laid out belong to nobody.
    .title = The end
G-32 = Your score: printed VP of all your cards, what your companions pay at the end, your tokens, and { printed-numbers-junk-bonus } VP for the most Junk, also for everybody tied. Conditions look at tokens and cards only, before any bonus; “treasures” are coins; a tie is good enough for “nobody has more” and “nobody has fewer”. Without any Junk there is no bonus for it.
    .title = The score
G-33 = Most VP wins. If several lead, the designer of the game wins and no player does; in the statistics they share first place.
    .title = Winning
G-34 = Every copy of a companion works for itself. The Spy looks before pages are chosen. Thief and Archer pay their owner at the start of the first and last quest turn. The Merchant buys items after Create, one by one.
    .title = Companions
G-35 = Option “Box for five”: 2 to 5 players with 74 quest cards (four of each companion; 14, 12 and 8 coins) and 21 items (6 swords, 2 bracelets, 1 cup, 11 Junk, 1 pair of shoes). With five players six quest cards are laid out, two of them face down. Five seats switch the option on, and the table says so.
    .title = Five players
G-36 = Option “Fireball steals”: Fireball takes its VP from another unprotected player of your choice who has a token; it stays Forbidden. Option “Stop at 15”: the round at 15 magic points is the last.
    .title = More options

# The terminal
screen-seat = seat { $seat }
screen-round = Round { $round } · magic { $magic } · deck { $deck } · items { $items } · discards { $discards }
screen-quest = Quest zone
screen-taken = taken
screen-back = face down
screen-territories = Territories
screen-yours = Yours
screen-worth = worth { $worth } so far
screen-book = The book
screen-order = How the order of round { $round } came about
screen-alone = A, alone on a page
screen-shared = B, shared pages
screen-place = token { $token }: { $player }, page { $page }
screen-was = token { $token }: { $player }, page { $page }, had { $was }
screen-reversed = { $spell } turns it round
screen-result = So the order is { $order }
screen-score = The score
screen-tokens = tokens
screen-total = total
screen-vp = { $vp } VP

# Hints: why a move is a good one where it brings nothing at once
because-spell-pays = As things are, its spell brings { $points } VP.
because-spell-hits = As things are, its spell hits { $rival-player }.
because-spell-works = As things are, its spell works.
because-page = Its spell would do nothing now. If nobody else opens page { $page }, you go by its number: low pages first.
because-hidden = A face-down card is worth about two VP on average.
because-treasure = The card is worth { $points } VP at the end.
because-lasting = Its power serves you again in later rounds.
because-bonus = The companion may bring { $points } VP at the end.
because-companion = One companion more.
because-aims = It weakens { $rival-player }.
because-order = Only a tie-break for round 1: of two on the same page, the higher token goes first.
because-looks = You see hidden cards before you choose.
because-replaces = What comes in its place may be better.
because-cures = A card from the discards for a token.
because-spares = As things are, that companion brings you { $points } VP.
because-robs = One companion more for you, one fewer for { $rival-player }.
because-adds = One card more to choose from.
because-buys = One item more.
because-passes = Nothing changes and nothing is paid.

# What a move is called in a terminal, and what it does where nothing else tells
move-token = token
    .about = You take this order token.
move-page = page
move-look = look at the face-down cards
    .about = You see every face-down card; the others know that you looked.
move-luck = replace
    .about = This card is discarded, and another from the deck takes its place.
move-pay = pay a VP token for a random discard
    .about = A VP token for a random card of the discards.
move-target = aim at this player
    .about = Your spell hits this player.
move-give = give
move-seize = take
move-add = add a quest card
    .about = The top quest card joins the quest zone, face up.
move-buy = buy an item
    .about = A VP token for one more item.
move-take = take
    .about = Nobody tells you what it is before you hold it.
move-pass = pass

# The terminal: what F1 and `armarium rules` tell
screen-aim = have the most victory points
screen-try-tokens = { $you ->
    [yes] Your VP tokens: { $gain }, then { $vp }.
   *[no] { $player }’s VP tokens: { $gain }, then { $vp }.
 }
screen-try-worth = All you have is then worth { $worth } VP (now { $now }).
screen-goal = Have the most victory points: coins, companions and tokens all count. Whoever opens a page alone goes first.
screen-turn =
    1. Cards are laid out in the quest zone, one more than there are players; the first lies face down.
    2. Everybody seals a page in secret, no higher than the magic points of the round.
    3. Pages open. Who is alone on a page goes first, low pages before high; who shares one goes after.
    4. In that order each carries out the page’s spell, then takes a card from the quest zone.
    5. The rest is discarded. Ten treasures or ten companions make the round the last one.
lines-keys =
    page 7         choose page 7 in secret, or read it where it cannot be chosen
    take 3         take the card at place 3
screen-keys =
    ↑ ↓         walk through the moves; what you aim at is explained below
    7           typed, finds “page 7”; “take 3” takes the card at place 3
screen-help =
    Signs
    ▶           it is this player’s turn; in the book: the page you have sealed
    #2          turn-order token 2
    ✓           has sealed a page
    p7          opened page 7 in this round
    ◈           protected: attacks pass by
    ▮3 ▯1       three treasures and one item face down
    ● ▲ ◷ ◈ ✦   kinds of pages: Common, Forbidden, Time, Defensive, Attack
    ×12         a page that is still sealed; Nun ×2: two copies
screen-box-pages = The fifteen pages
screen-box-quest = The quest deck: treasures and companions
screen-box-items = Items
screen-box-page = page { $page }
screen-box-discards = The discards, for everybody to see

# The position in words, one fact a line
fact-round = Round { $round }, { $magic } magic points; { $deck } cards in the quest deck, { $items } items, { $discards } discards.
fact-place = Quest place { $place }
fact-land = { $player }: { $vp } VP in tokens; companions: { $companions }; { $treasures ->
    [0] no treasures
    [one] one treasure face down ({ $known })
   *[other] { $treasures } treasures face down ({ $known })
 }; { $items ->
    [0] no items
    [one] one item
   *[other] { $items } items
 }.
fact-none = none
fact-no-cards = none
fact-known = you know { $cards }
fact-unknown = none of them known to you
fact-token = Order token { $number }.
fact-chosen = Has sealed a page.
fact-page = Opened page { $number }.
fact-protected = Attacks pass by.
fact-shoes = Blessed Shoes lie open.
fact-order = The order is now { $order }.
fact-own = Your cards: { $cards }. All you have is worth { $worth } VP so far.
fact-own-sealed = Your cards: { $cards }. All you have is worth { $worth } VP so far. You have sealed page { $page }.
fact-book = Page { $page }, { $spell } ({ $kinds }): { $effect }

picture-magic = Magic points { $magic }
# the contents of the rules page
guide-box = Cards and set-up
guide-round = A round
guide-order = Who goes first
guide-pages = The fifteen pages
guide-end = End and score
guide-options = More options

# puzzles
puzzle-ask-page = Which page do you seal?
    .about = Choose against what you know: the quest zone, the tokens, the companions. What is hidden may be anything.
puzzle-why-pays = It brings { $points } VP as things are.
puzzle-why-steals = It takes { $points } VP from { $rival-player } as things are.
puzzle-why-create = An item is yours for certain, whatever page the others open.
puzzle-why-wish = { $count ->
    [one] One card of the discards is
   *[other] { $count } cards of the discards are
 } yours to keep.
puzzle-why-charm = { $rival-player } has to give you a companion.
puzzle-why-seize = You take the companion you like best from { $rival-player }.
puzzle-why-shield = An Attack would hit you now. This page keeps it off.
puzzle-why-time = It turns the order round: whoever would choose last chooses first.
puzzle-why-time-shield = It turns the order round, and no Attack hits you from your turn on.
puzzle-why-luck = A card of the quest zone goes, and another one comes before you take yours.
puzzle-why-silence = From your turn on the Forbidden pages of the others fail.
puzzle-why-cure = A token for a card of the discards is a good bargain now.
puzzle-wrong-nothing = This page would do nothing now.
puzzle-wrong-less = It brings { $points } VP, the answer { $best }.
puzzle-wrong-only-points = It brings { $points } VP and nothing else. The answer is worth more in the end.
puzzle-wrong-create = An item is good. The answer is better now.
puzzle-wrong-wish = { $count ->
    [one] A card of the discards is
   *[other] Cards of the discards are
 } good. The answer is better now.
puzzle-wrong-charm = A companion of { $rival-player } is good. The answer is better now.
puzzle-wrong-seize = A companion of { $rival-player } is good. The answer is better now.
puzzle-wrong-shield = It keeps an Attack off, and brings you nothing.
puzzle-wrong-time = It changes who goes first, and brings you nothing else.
puzzle-wrong-time-shield = It turns the order and protects you, and brings you nothing else.
puzzle-wrong-luck = It changes a card of the quest zone. You still take only one.
puzzle-wrong-silence = It stops Forbidden pages, and brings you nothing.
puzzle-wrong-cure = A token for a random card: too dear now.
puzzle-wrong-chances = About { $wins } wins in 10 games from there. The answer wins clearly more.
puzzle-wrong-far = That is far behind: the answer wins about { $best } games of 10.

# words of the game: what a tap on one of them, or on a thing on the board, says; forms are how sentences name them
term-page = Page
    .forms = page, pages
    .about = A spell of the book, the same for everybody. You seal one a round, no higher than the magic points.
term-magic = Magic points
    .forms = magic points, magic
    .about = They rise by one each round, from { printed-numbers-magic-first } to { printed-numbers-magic-most }. You may seal any page up to that number.
term-quest = Quest zone
    .forms = quest zone, quest card, quest cards
    .about = The row of cards of this round. In turn order everybody takes one of them.
term-companion = Companion
    .forms = companion, companions
    .about = A helper with a power. Companions lie open before you, so Attacks can take them away.
term-treasure = Treasure
    .forms = treasure, treasures
    .about = A coin of bronze, silver or gold: 1, 2 or 3 VP. It lies face down before its owner.
term-item = Item
    .forms = item, items
    .about = Comes from Create and the Merchant only. It lies face down and does not count towards the ten that end the game.
term-token = Turn-order token
    .forms = turn-order token, token, tokens
    .about = Your place in this round. In the next one it only breaks ties between those who share a page.
term-vp = VP token
    .forms = VP tokens, VP token, VP, victory points
    .about = Victory points you hold as tokens. Everybody sees how many you have.
term-common = Common
    .forms = Common
    .about = An ordinary spell, cast on your turn. Silence does not stop it.
term-forbidden = Forbidden
    .forms = Forbidden, forbidden
    .about = A spell that fails if somebody has cast Silence before it in this round.
term-time = Time spell
    .forms = Time spell, Time spells, Time
    .about = Acts as soon as the books open and turns the order round. Silence cannot stop it.
term-defensive = Defensive
    .forms = Defensive, shielded
    .about = From your turn to the end of the round no Attack can hit you.
term-attack = Attack
    .forms = Attack, Attacks, attack, attacks
    .about = Hits whoever has the most, never its caster and nobody who is shielded. If several tie, the caster chooses.
term-discards = Discards
    .forms = discards, discard
    .about = Cards that were left over or thrown away. They lie open, and come back when the deck runs out.
term-hidden = Face down
    .forms = face down, face-down
    .about = Nobody knows it but a Spy’s owner who looked. Whoever takes it finds out.
# what an owner of the box is asked
ask-vp = VP printed on it
ask-amount = VP of what it does
ask-least = how many it takes
ask-price = VP tokens it costs
ask-cards = cards it takes
ask-divisor = the part of a total that it takes
ask-chooser = who picks the companion
ask-count = how many for two to four players
ask-count-five = how many for five players
ask-numbers = as printed in the rules
own-chooser-victim = whoever loses it
own-chooser-caster = whoever casts the spell
own-numbers-magic-first = Magic in the first round
own-numbers-magic-most = Highest magic
own-numbers-quest-extra = Quest cards beyond one for each player
own-numbers-quest-backs = Quest cards face down
own-numbers-quest-backs-five = Quest cards face down, five players
own-numbers-end-treasures = Treasures that end the game
own-numbers-end-companions = Companions that end the game
own-numbers-junk-bonus = Bonus for the most Junk
