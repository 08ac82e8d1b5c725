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
chip-activator = on turn
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
sway-even = It stands even
sway-leans = It leans
sway-sways = It sways
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
companion-stands = Your own Grimoire stands on the table
companion-fell = Your own Grimoire has fallen
companion-left = { $count ->
    [one] one card is still in it
   *[other] { $count } cards are still in it
 }
companion-after-fall = Store first, then gather the cards, shuffle and build it up again.
hint-companion = With one hand. Tap what came out, or that it fell.
report-drawn = What did you draw?
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
hint-other-right = A Guardian rules your hand: draw with the left one. Sideways is the wrong way round.
hint-other-left = A Guardian rules your hand: draw with the right one. Sideways is the wrong way round.
prompt-pulling = Gently now …
prompt-moving = Hold your breath …
hint-done = Pull again if you dare, or say you are done.
hint-store = Keep { $limit } at most. Guardians stay and take places.
hint-no-spell = No spell can be paid now. Play a creature, or end the phase.
idle-train = { $name } tries the Grimoire
idle-target = { $name } chooses an area
idle-hand = { $name } chooses which Guardian rules the hand
idle-draw = { $name } draws from the Grimoire
idle-owe = { $name } must give up a card
idle-cast = { $name } casts spells
idle-ask = { $name } decides about the spell
idle-giver = { $name } names who gives a card
idle-give = { $name } gives a card away
idle-taker = { $name } names who may take a card
idle-take = { $name } looks through the discards
idle-store = { $name } stores a Reserve
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
lesson-target = Choose an area of the sheet. You stay on it until all its spells are marked.
    .title = Aim
lesson-draw = Pull at least one card. Click one of the deck, choose how fast, and confirm.
    .title = Steady now
lesson-even = Outer cards come easily. Take from both sides in turn, or it leans.
    .title = Keep it even
lesson-more = You may pull again. The more cards, the more spells; but if it falls, you lose an energy.
    .title = Enough?
lesson-cast = Four cards of one colour make a spell. Your friends may give some of theirs.
    .title = Cast together
lesson-store = Keep cards for later as far as your Reserve has room, discard the rest. Guardians cannot be thrown away.
    .title = Store
lesson-ask = The table asks you something. Choose, then confirm.
    .title = Your word
lesson-over = All win or all lose. Shall we try again?
    .title = The end
