# What the page says on Grimoire's screen; what the game says comes from the table.
quest-zone = The quest zone
face-down = Face down
face-down-about = You have not seen it. A Spy may look; whoever takes it finds out.
lies-place = Place { $place }:
take-place = Take from place { $place }:
luck-place = Replace at place { $place }:
place-taken = Place { $place } is empty
only-you = Only you see it
only-you-long = It lies face down. Your Spy has shown it to you alone.
seen-by = Also seen by: { $names }
worth-after = Your territory: { $now } → { $then } VP
magic-points = Magic points { $magic }
mp = magic
round = round { $round }
last-round = Last round: { $ending }.
piles = Deck { $deck } · discards { $discards } · items { $items }
piles-title = Piles
pile-empty = Empty
discards = Discards: { $count }
unseen = Cards whose place you don’t know: { $count }
unseen-about = They are in the deck, lie face down, or hide in a territory.
unseen-items = Items whose place you don’t know: { $count }
now = Now:
now-shielded = Shielded: { $names }.
opened-by = { $you ->
    [only] Opened by you
    [too] Opened by you, { $names }
   *[no] Opened by { $names }
}
bookmark-here = Place your bookmark on page { $page }
bookmark-sealed = Your bookmark is sealed on page { $page }
leaf-on = Leaf on
leaf-back = Leaf back
to-question = Back to the question
tabs = Pages of the spell book
tab-label = Page { $page }, { $spell }, { $kinds }
page-sealed = Sealed until { $page } magic points
seat-page = opened page { $page }, { $spell }
tab-sealed = Page { $page }, { $spell }, { $kinds }, sealed until { $page } magic points
page = Page
of-player = These are { $name }’s companions.
pick-above = Pick a card in the quest zone.
pick-above-luck = Pick the card of the quest zone that should go. Or:
take-silenced = { $spell } was silenced.
take-after = { $spell } is cast.
take-now = Now take a card.
answer-token = Token { $token }
answer-look = Have a look
answer-pay = Pay 1 VP
answer-add = Add a card
answer-buy = Buy for 1 VP
answer-target = Hit
target-has = { $companions ->
    [one] 1 companion
   *[other] { $companions } companions
}, { $vp } VP in tokens
pass-spy = Do not look
pass-luck = Leave things be
pass-cure = Pay nothing
pass-shoes = Add nothing
pass-buy = Buy nothing
prompt-seal = Seal page { $page }, { $spell }?
prompt-change = Change to page { $page }, { $spell }?
prompt-sealed = Page { $page }, { $spell }, is sealed
still-choosing = Still choosing: { $names }.
may-change = You may change your page until all have chosen.
you-are-last = Everyone else is ready. Seal your page and the books open.
idle-tokens = { $name } chooses a first token
idle-spy = { $name }’s Spy may look
idle-pages = Everybody chooses a page in secret
idle-luck = { $name } weighs a card for Luck
idle-cure = { $name } thinks about Cure
idle-target = { $name } looks for a victim
idle-give = { $name } must give a companion away
idle-seize = { $name } picks a companion
idle-shoes = { $name } pulls on the Blessed Shoes
idle-buy = { $name } haggles for an item
idle-take = { $name } takes a quest card
order-title = The order of round { $round }
order-again = Tell the order again
order-page = page { $page }
order-was = old token { $was }
order-alone = Alone on a page: the lowest page goes first.
order-shared = Shared a page: after A, the higher old token first.
tale-open = The books open. These were the old tokens.
tale-alone = Nobody shares a page: the lowest page goes first.
tale-groups = A, alone on a page: lowest first. B, who shared one, follow: the higher old token first.
tale-turned = { $you ->
    [yes] Your { $spell }
   *[no] { $name }’s { $spell }
} reverses the order.
tale-skip = Skip
vp-tokens = VP tokens
token = Token
companions = Companions
treasures = Treasures
items = Items
of-ten = { $count } of { $most }
only-you-see = only you see them
only-you-know = only you know it
none-yet = none yet
worth = worth so far
shielded = shielded
card = Card
card-of = { $card }. { $about }
cards-of = { $count } × { $card }. { $about }
counted = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-companions = no companions
sealed = sealed
choosing = choosing
known-coins = Coins you know of
would-be-hit = Your pages { $pages } would hit here now
watching = You are watching. What is hidden stays hidden, for you too.
standing = What everybody can count
standing-about = Only what everybody has seen is counted here. If the leaders tie, nobody wins.
points = VP
scoring = The count, card by card
count-again = Count again
most-junk = Most Junk
total = Total
note-title = How it ends
note-text = As soon as somebody has enough treasures or companions, the round is the last. It also ends when the cards run out.

short-bronze = 1 VP
short-silver = 2 VP
short-gold = 3 VP
short-spy = sees face-down cards
short-mercenary = +3 with 5 VP in tokens
short-brave = +2 with 5 kinds
short-archer = +1 when last
short-merchant = buys a 2nd item
short-nun = +2 if fewest tokens
short-thief = +1 when first
short-prince = +3 with all 3 coins
short-queen = +3 if most friends
short-king = +3 if most treasures
tag-bronze = Bronze
tag-silver = Silver
tag-gold = Gold
tag-spy = Spy
tag-mercenary = Mercenary
tag-brave = Brave
tag-archer = Archer
tag-merchant = Merchant
tag-nun = Nun
tag-thief = Thief
tag-prince = Prince
tag-queen = Queen
tag-king = King
tag-sword = Sword
tag-bracelet = Bracelet
tag-cup = Cup
tag-junk = Junk
tag-shoes = Shoes

key-leaf = Leaf through the book
key-numbers = Go to a page, or choose a quest card
key-bookmark = Place the bookmark on the open page
key-pass = Decline
key-tab = Next thing to choose
key-enter = Choose, then confirm
key-undo = Undo
key-escape = Put back

# a first game, taught

# the end
ending-designer = A tie at the top: nobody wins
ending-none = The last page is turned.
ending-treasures = { $you ->
    [yes] Your territory held ten treasures: that was the last round.
   *[no] { $name }’s territory held ten treasures: that was the last round.
}
ending-companions = { $you ->
    [yes] Ten companions followed you: that was the last round.
   *[no] Ten companions followed { $name }: that was the last round.
}
ending-piles = The quest cards ran out: that was the last round.
ending-magic = The book of spells was full: that was the last round.
ending-close = { $you ->
    [yes] { $margin ->
        [0] You were level at the top.
        [one] You were one single point short.
       *[other] You were { $margin } points short.
    }
   *[no] { $margin ->
        [0] { $name } was level at the top.
        [one] { $name } was one single point short.
       *[other] { $name } was { $margin } points short.
    }
}
ending-riches = { $you ->
    [yes] What brought you most
   *[no] What brought { $name } most
}

# a turn in one line, behind a name
recap-token = token { $token }
recap-opened = { $spell }
recap-silenced = silenced by { $target-you ->
    [yes] you
   *[no] { $target-player }
 }
recap-nothing = nothing came of it
recap-reversed = order reversed
recap-gained = +{ $vp } VP
recap-stole = { $vp } VP taken from { $target-you ->
    [yes] you
   *[no] { $target-player }
 }
recap-robbed = { $card } taken from { $target-you ->
    [yes] you
   *[no] { $target-player }
 }
recap-companion-paid = { $card }: +{ $vp } VP
recap-paid = −{ $vp } VP
recap-took = took the { $card }
recap-turned = turned up { $card }
recap-took-hidden = took a hidden card
recap-replaced = { $card } thrown away
recap-recovered = { $cards } back from the discards
recap-drew-item = drew an item
recap-shoes = { $card }
recap-last-round = the last round
