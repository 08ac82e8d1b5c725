# What the page says on KamiMaï's screen; what the game says comes from the table.
letter-water = W
letter-earth = E
letter-air = A
letter-fire = F
letter-team = T
team-short = team
kamimai-1 = The Paper Carp
kamimai-2 = The Lantern Heron
kamimai-3 = The Ink Fox
sheet = The sheet
energy = Energy { $count }
energy-word = energy
area-told = Area { $area }, { $effect }, { $sealed ->
    [yes] sealed
   *[no] { $left ->
        [one] one spell open
       *[other] { $left } spells open
     }
 }{ $targeted ->
    [yes] , targeted
   *[no] {""}
 }
reserve = Reserve
reserves = Reserves
reserve-of = Reserve: { $name }
drawn = Drawn
drawn-by = Drawn by { $name }
drawn-none = Nothing drawn yet
owes = owes { $count }
chip-agreed = ✓ agreed
chip-deciding = … deciding
chip-activator = leads
step-target = Target
step-draw = Draw
step-cast = Cast
step-store = Store
walk-round = Walk round
top-view = Top view
deck-told = The Grimoire stands: { $near } cards on the near side, { $far } on the far side.
deck-lies = The Grimoire has fallen.
near-count = near side { $count }
far-count = far side { $count }
discards-count = discards { $count }
promised = promised { $count } of { $of }
face-hidden = Hidden face
slot-told = card { $slot }, { $side }, { $layer ->
    [0] on the outside
    [one] under one card
   *[other] under { $layer } cards
 }
slot-before = One card nearer
slot-after = One card further
slot-choose = Which card to pull
pull-panel = Pull a card
drag-first = Drag a card straight out to the side, slowly. No mouse? Choose a card and a speed.
drag-first-short = Drag a card straight out, slowly.
pull-plain = Pull without dragging
lean = Lean
lean-outward = outwards
lean-straight = straight
lean-inward = inwards
pull-slow = Slowly
pull-steady = Steadily
pull-quick = Quickly
danger-calm = looks safe
danger-risky = risky
danger-wild = dangerous
tries-count = { $fell } of { $tries }
tries-told = { $fell ->
    [0] Fell in 0 of { $tries } tries by other hands
   *[other] Fell in { $fell } of { $tries } tries by other hands
 }
tries-several = { $count ->
    [one] ; a neighbour came along once
   *[other] ; a neighbour came along { $count } times
 }
tries-under-way = Other hands are trying it …
creeps = Card { $slot } creeps along: push back!
hangs = Card { $slot } still hangs in there: not drawn
fall-again = Watch it slowly
fall-tipped = Here it lost its balance: card { $slot }, { $side }.
fall-hand = The hand took its neighbours along.
fall-bared = An end was bare: nothing leaned against it any more.
fall-centre = The centre was empty: the two sides had nothing to lean on.
fall-balance = Every card changes the balance; this one was one too many.
fall-knock = A deck less worn would have stood it.
sway-even = It’s standing level
sway-leans = It’s leaning
sway-sways = It’s swaying
sway-even-text = Both sides weigh about the same.
sway-heavy = More cards on the { $side }.
sway-costs = If it falls now, it costs an energy.
sway-free = If it falls now, no energy is lost.
fall-title = Down it comes!
proposal = The proposed spell
cast-panel = Spells you can cast
cast-which = Which spell, and who pays?
spell-in = Spell in { $colour }
spell-team-in = Team spell in { $colour }
asked-of = { $name }, do you agree to give { $cards }?
gives = given
decides = deciding
choice-panel = Your choice
give-to = to { $name }
does-discard = Discard
does-forfeit = Give up
does-play = Play
does-drew = We drew
does-take = Take
does-give = Give
does-ready = Ready
does-done = Done drawing
does-fell = It fell
does-fell-before = It fell before
does-end = End the phase
does-keep = Keep these
does-leave = Take nothing
does-agree = Agree
does-refuse = Refuse
does-withdraw = Withdraw
prompt-waiting = Waiting for { $names }
prompt-asked = { $name } asks for your cards
hint-hand = A Guardian rules your hand: { $hand }.
hint-other-right = A Guardian rules your hand: draw with the left one. Left and right are swapped.
hint-other-left = A Guardian rules your hand: draw with the right one. Left and right are swapped.
prompt-pulling = Gently now …
prompt-moving = Hold your breath …
hint-train-0 = Feel it: take hold of a card in the middle of a side, wait a moment, then pull slowly.
hint-train-1 = Now an outer one. It comes easily, but its end is barer than before.
hint-train-2 = And one from the centre, in haste. Watch its neighbours.
hint-train-3 = Nothing counts yet. Try more, or say ready.
hint-done = Pull again if you dare, or say you are done.
hint-store = Keep { $limit } at most. Guardians stay and take places.
hint-no-spell = No spell can be paid now. Play a creature, or end the phase.
idle-train = { $name } tries the Grimoire
idle-target = { $name } chooses an area
idle-hand = { $name } chooses which Guardian rules the hand
idle-draw = { $name } draws from the Grimoire
idle-owe = { $name } must give up a card
idle-cast = { $name } casts spells
idle-ask = { $name } thinks about the spell
idle-giver = { $name } names who gives a card
idle-give = { $name } gives a card away
idle-taker = { $name } names who may take a card
idle-take = { $name } looks through the discards
idle-store = { $name } decides what to keep
final = { $energy } energy left
nothing = nothing
text-area = Area
text-effect = Effect
text-open = Still open
text-marked = Marked
text-targeted = targeted
text-sealed = sealed
text-discards = Discards: { $cards }.
text-grimoire = The Grimoire
text-holds = It holds { $cards }. Faces you can see:
key-slot = move along the cards of the Grimoire
key-tempo = pull slowly, steadily, quickly; or choose a way to pay
key-lean = lean outwards, straight or inwards while pulling
key-area = target an area
key-plain = done drawing, end the phase, keep
key-answer = agree, refuse, withdraw
key-walk = walk round the table, look from above
key-enter = confirm
key-escape = put back

# the end
ending-won = You did it!
ending-lost = The nightmare keeps you
ending-why-won = All hearts are sealed, and the way home is open.
ending-why-lost = The last energy is gone.
ending-why-night = The night was too long.
ending-close-won = { $energy ->
    [one] You had a single energy left. That was close.
   *[other] You had { $energy } energy left.
}
ending-close-lost = { $spells ->
    [one] One single spell was missing, in area { $areas }.
   *[other] { $spells } spells were missing, in { $count ->
        [one] area { $areas }
       *[other] areas { $areas }
    }.
}
ending-energy = What cost you energy
ending-loss = Turn { $turn }: { $cause ->
    [draw] { $you ->
        [yes] it fell while you were drawing
       *[no] it fell while { $name } was drawing
    }
    [curse] a curse
   *[other] it fell when nobody touched it
}
ending-no-loss = Nothing at all: not one energy was lost.
again-level = Again, level { $level }
again-easy = Again, with more energy
again-normal = Again, with normal energy

# a turn in one line, behind a name
recap-targeted = area { $area }
recap-pulled = { $count ->
    [0] drew nothing
   *[other] { $cards }
 }
recap-reported = { $card }
recap-collapsed = the Grimoire fell!
recap-energy-lost = −{ $count } energy
recap-curse = curse: { $curse }
recap-cast = { $box ->
    [team] team spell in { $colour }
   *[other] { $colour } spell
 }
recap-sealed = area { $area } sealed
recap-played = { $card } played
recap-gave = { $card } for { $target-you ->
    [yes] you
   *[no] { $target-player }
 }
recap-took = { $card } from the discards
recap-declined = declined
recap-kept = { $count ->
    [0] kept nothing
    [one] kept one card
   *[other] kept { $count } cards
 }

# Beside a real box
box-hands-off = Hands off. Does it hold?
box-drum = One drum beat a second. After three, it held.
box-it-fell = It fell!
box-team = the team spell
box-cast = Cast: { $spell }
box-aim = Aim at area { $area }
box-energy = Energy
box-bolt = Set the energy to { $count }
box-tile-told = { $card }: { $count } drawn
box-water = Water
box-earth = Earth
box-air = Air
box-fire = Fire
box-guardian = Guardian
box-fairy = Fairy
box-wolf = Wolf
box-imp = Imp
box-dragonflies = Dragonflies
box-mouse = Mouse
box-report-here = This phone reports.
box-who-train = { $name } tries the balance:
box-who-target = { $name } and all of you:
box-who-hand = { $name } holds several Guardians:
box-who-draw = { $guardian ->
    [none] { $name } draws:
   *[other] { $name } draws, with { $guardian }:
 }
box-who-owe = { $name } owes the curse:
box-who-cast = { $name } casts:
box-who-ask = { $name } is asked:
box-who-giver = { $name } plays the Dragonflies:
box-who-give = { $name } gives:
box-who-taker = { $name } plays the Stealing Mouse:
box-who-take = { $name } may take:
box-who-store = { $name } stores:
box-who-over = The end:
box-rule-train = Draw a few, it costs nothing
box-rule-target = Which area? Tap it
box-rule-hand = Which one rules the draw?
box-rule-owe = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
 }
box-rule-cast = Tap a spell when it is cast
box-rule-ask = Agree?
box-rule-giver = Whose Guardian or card moves?
box-rule-give = Which card, to whom?
box-rule-taker = Who takes a card?
box-rule-take = One card of the discards
box-rule-store = Then the next draws
box-rule-over = Put the cards away
box-hand-middle = Thumb and middle finger
box-hand-ring = Thumb and ring finger
box-hand-little = Thumb and little finger
box-hand-other = The other hand
box-hand-free = One hand, any fingers
box-effect-blessing = Blessed area: draw a Guardian, and a fall of this draw costs nothing.
box-effect-discard = Cursed area: for each Guardian drawn everybody discards a card.
box-effect-colour = Cursed area: a Guardian drawn takes all Elements of its colour.
box-effect-energy = Cursed area: each Guardian drawn costs an energy.
box-rebuild = Gather, shuffle, build again
box-rebuild-all = Keep at most { $limit } cards, then shuffle the discards in too. No spell this time.
box-rebuild-fallen = Keep at most { $limit } cards, then shuffle the fallen cards alone. It cost nothing.
box-store = Keep at most { $limit } cards; Guardians must be kept.
box-curse-owe = The curse: one Element or Creature for each Guardian drawn. Guardians stay.
box-curse-discard = The curse woke: everybody has discarded.
box-curse-discard-apart = { $count ->
    [one] The curse: everybody discards one Element or Creature.
   *[other] The curse: everybody discards { $count } Elements or Creatures.
 }
box-curse-colour = The curse took all Elements of { $colours }.
box-curse-colour-apart = The curse: all of you discard your Elements of { $colours }.
box-curse-energy = The curse cost { $count } energy.
box-curse-energy-apart = The curse cost { $count } energy.
box-counts = Set right
box-counts-how = What does the table say? What is more comes out of the Grimoire, what is less stands in it.
box-counts-later = Counts are set right on the phone whose turn it is.
box-pile = Discards
box-less = One { $card } less
box-more = One { $card } more
box-back = Back to an earlier moment
box-back-how = Everything after it is forgotten. Other phones are asked first.
box-setup = Set-up
box-setup-sheet = Lay out the sheet of { $sheet } (level { $level }) with { $energy } energy.
box-setup-cards = Shuffle all 64 cards.
box-setup-cards-solo = Put the Dragonflies away and shuffle the other 63 cards.
box-setup-stand = Stand them upright on the felt and open one side, then the other, until the Grimoire stands by itself.
box-setup-reserves = Reserves and discards begin empty. A Reserve keeps { $limit } cards; report each card you draw.
box-setup-apart = Reserves and discards begin empty and stay on your table; here you report Guardians only.
box-setup-first = { $name } begins; turns go clockwise.
box-setup-done = It stands. Begin
box-sound = A drum for the three seconds?
box-cannot-pay = By what was reported, your cards do not pay this spell: four of one colour, one of them from whoever leads. Miscounted?
box-drawn = What was drawn
box-give-to = To { $name }
box-nothing = nothing
box-paid-otherwise = Paid otherwise?
box-fell-before = It fell before
box-fell = It fell
box-fell-late = It fell now
box-done = Done: 3 seconds
box-ready = Enough: build it again
box-end = Turn over: { $name }
box-keep = Next: { $name }
box-discard-first = Discard first
box-no-guardian = No Guardian moves
box-leave = Take nothing
