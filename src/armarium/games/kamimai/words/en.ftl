# KamiMaï in English: our own wording of the rules, every event, every refusal.

tagline = Steady hands, together
own-box-does = The phone is the sheet: tap the cards you draw and the spells you cast, hear three seconds, see the finger rule. Curses and energy are counted for you.

# Parts
card-water = Water
    .about = Four of one colour pay a spell of that colour.
card-earth = Earth
    .about = Four of one colour pay a spell of that colour.
card-air = Air
    .about = Four of one colour pay a spell of that colour.
card-fire = Fire
    .about = Four of one colour pay a spell of that colour.
card-water-guardian = Water Guardian
    .about = Stays in your Reserve and rules your hand: { hand-middle }. Wakes the curse of a cursed area.
card-earth-guardian = Earth Guardian
    .about = Stays in your Reserve and rules your hand: { hand-ring }. Wakes the curse of a cursed area.
card-air-guardian = Air Guardian
    .about = Stays in your Reserve and rules your hand: { hand-little }. Wakes the curse of a cursed area.
card-fire-guardian = Fire Guardian
    .about = Stays in your Reserve and rules your hand: { hand-other }. Wakes the curse of a cursed area.
card-water-fairy = Water Fairy
    .about = Counts as one, two or three cards of its colour in a spell.
card-earth-fairy = Earth Fairy
    .about = Counts as one, two or three cards of its colour in a spell.
card-air-fairy = Air Fairy
    .about = Counts as one, two or three cards of its colour in a spell.
card-fire-fairy = Fire Fairy
    .about = Counts as one, two or three cards of its colour in a spell.
card-wolf = Sacred Wolf
    .about = Counts as one or two cards of any one colour in a spell.
card-imp = Keychain Imp
    .about = Played by whoever leads: discards all Guardians from Reserves and drawn cards.
card-dragonflies = Dragonflies
    .about = Twice, a summoner you name gives a card to another one.
card-mouse = Stealing Mouse
    .about = A summoner you name may take an Element or Creature from the discards.
colour-water = Water
colour-earth = Earth
colour-air = Air
colour-fire = Fire
spell-team = team
area-a = A
area-b = B
area-c = C
area-d = D
area-e = E
area-f = F
area-g = G
area-h = H
effect-none = no effect
effect-blessing = blessing
effect-discard = curse: each discards
effect-colour = curse: colour
effect-energy = curse: energy
curse-discard = every summoner gives up a card for each Guardian
curse-colour = the Guardians’ colours are washed away
curse-energy = each Guardian drinks an energy
hand-middle = thumb and middle finger
hand-ring = thumb and ring finger
hand-little = thumb and little finger
hand-other = the other hand
side-near = near side
side-far = far side
tempo-slow = slowly
tempo-steady = steadily
tempo-quick = in one quick draw
mode-easy = easy
mode-normal = normal
mode-hard = hard
grimoire-simulated = a real standing deck
grimoire-quick = quick draws
grimoire-companion = your own box
reserves-asked = the program keeps them, and asks each payer
reserves-aloud = the program keeps them, payers agree aloud
reserves-apart = they lie on your table alone
steadiness-calm = calm
steadiness-normal = normal
steadiness-shaky = shaky
level-1 = level 1
level-2 = level 2
level-3 = level 3

# Options
option-level = KamiMaï
    .about = The sheet you face: level 1 is the gentlest, level 3 asks for nearly every card.
option-mode = Mode
    .about = Easy gives one more energy. Hard makes a collapse between two turns cost one.
option-adventure = Adventure
    .about = All three KamiMaï in a row. Energy left over is carried on, with two more.
option-grimoire = Grimoire
    .about = A standing deck you pull at with your own hand, quick draws by chance, or the real box on your table.
option-reserves = Reserves beside your own box
    .about = Whether the program keeps what everybody holds. On your table alone it keeps sheet, energy and Guardians, and you report nothing but Guardians.
option-steadiness = Steadiness
    .about = How much the hand trembles.
option-training = Feel it first
    .about = Everybody may try a few pulls before the game counts, and see why it fell.
option-english-energy = English energy
    .about = Start with 4 energy as the English rulebook suggests, not 5.
option-always-blessed = Always blessed
    .about = A blessed area spares your energy even when no Guardian was drawn.
option-fairies-cursed = Fairies too
    .about = The colour curse takes Fairies of that colour as well.
option-night = Night falls
    .about = A level that takes more than 100 turns is lost. Otherwise you have all the time you want.

# Prompts
prompt-train = Try the Grimoire
    .hint = Pull three cards and feel how it stands. Nothing counts yet; say ready when you have had enough.
prompt-target = Choose an area
    .hint = You stay on it until its heart is sealed.
prompt-hand = Choose which Guardian rules your hand
    .hint = It holds for the whole draw.
prompt-draw = Draw from the Grimoire
    .hint = From the middle of either side, in turn. Take hold, let the fingers settle, then pull.
prompt-owe = The curse wants a card
    .hint = Element or Creature, as you like. Guardians are not taken.
prompt-cast = Cast spells, or end the phase
    .hint = Four cards of one colour. The others may help, if they agree.
prompt-ask = A spell waits for its payers
    .hint = Nothing is spent until everybody asked agrees.
prompt-giver = Dragonflies: who gives a card?
    .hint = You may name yourself.
prompt-give = Give a card away
    .hint = Any card, Guardians too, to anybody else.
prompt-taker = Stealing Mouse: who may take a card?
    .hint = You may name yourself.
prompt-take = Take a card from the discards, or leave it
    .hint = Element or Creature. It can be used at once.
prompt-store = Choose what to keep
    .hint = Guardians stay and take places. Discard the rest down to the limit, then keep.
prompt-over = The game is over

# Outcomes
outcome-victory = All hearts are sealed and there is energy left for the way home.
outcome-defeat = No energy is left. The nightmare keeps you.
outcome-night = The night was too long. The nightmare keeps you.

# Events
event-turn = { $you ->
    [yes] Your turn: you lead.
   *[no] { $player } leads now.
 }
event-ready = { $you ->
    [yes] You have the feel of it.
   *[no] { $player } has the feel of it.
 }
event-targeted = { $you ->
    [yes] You aim
   *[no] { $player } aims
 } at area { $area }.
event-hand = A Guardian rules { $you ->
    [yes] your hand
   *[no] { $player }’s hand
 }: { $hand }.
event-pulled = { $count ->
    [0] { $you ->
        [yes] You pull and come away
       *[no] { $player } pulls and comes away
     } with nothing.
   *[other] { $you ->
        [yes] You draw
       *[no] { $player } draws
     } { $cards }.
 }
event-reported = { $you ->
    [yes] You drew
   *[no] { $player } drew
 } { $card }.
event-seen = Now open to all: { $cards }.
event-done = { $you ->
    [yes] You stop
   *[no] { $player } stops
 } at { $count ->
    [one] one card
   *[other] { $count } cards
 }.
event-stands = Three seconds, and it stands: { $you ->
    [yes] your draw
   *[no] { $player }’s draw
 } is over.
event-passed = { $you ->
    [yes] Your turn
   *[no] { $player }’s turn
 } is over.
event-collapsed = { $when ->
    [draw] Down comes the Grimoire, in the middle of the draw!
    [knock-cast] A door slams, the table trembles: the Grimoire collapses, but the draw was over.
    [knock-between] A door slams, the table trembles: the Grimoire collapses between two turns.
    [cast] The Grimoire collapses, but the draw was over.
   *[between] The Grimoire collapses between two turns.
 }
event-spared = The blessing of area { $area } spares your energy.
event-energy-lost = { $count ->
    [one] One energy
   *[other] { $count } energy
 } lost, { $energy } left.
event-rebuilt = { $discards ->
    [with] The discards go back in: the Grimoire stands again
   *[without] The Grimoire stands again
 } with { $count } cards.
event-raised = { $discards ->
    [with] Shuffle the discards in and build
   *[without] Build
 } the Grimoire again.
event-energy-told = Set right: { $energy } energy.
event-counted = Set right: { $you ->
    [yes] your Reserve
   *[no] { $player }’s Reserve
 } has { $count } × { $card }.
event-counted-pile = Set right: the discards have { $count } × { $card }.
event-curse = The curse wakes: { $curse } ({ $colours }).
event-washed-away = { $you ->
    [yes] You lose
   *[no] { $player } loses
 } { $cards }.
event-forfeited = { $you ->
    [yes] You give up
   *[no] { $player } gives up
 } { $card }.
event-proposed = { $you ->
    [yes] You open
   *[no] { $player } opens
 } a { $box ->
    [team] team spell in { $colour }
   *[other] { $colour } spell
 } and { $you ->
    [yes] ask
   *[no] asks
 } for help.
event-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
 }
event-declined = { $you ->
    [yes] You decline. Nothing is spent.
   *[no] { $player } declines. Nothing is spent.
 }
event-withdrew = { $you ->
    [yes] You take the proposal back.
   *[no] { $player } takes the proposal back.
 }
event-cast = { $you ->
    [yes] You cast
   *[no] { $player } casts
 } { $box ->
    [team] the team spell in { $colour }
    [team-apart] the team spell
   *[other] { $colour }
 } in area { $area }.
event-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
 } { $count }.
event-sealed = Area { $area } is sealed. { $left ->
    [0] It was the last one.
    [one] One is left.
   *[other] { $left } are left.
 }
event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
 } { $card }.
event-freed = { $count ->
    [0] There was no Guardian to free.
    [one] One Guardian is set free.
   *[other] { $count } Guardians are set free.
 }
event-must-give = { $you ->
    [yes] You have a card to give away.
   *[no] { $player } has a card to give away.
 }
event-gave = { $you ->
    [yes] You give
   *[no] { $player } gives
 } { $target-you ->
    [yes] you
   *[no] { $target-player }
 } a card: { $card }.
event-may-take = { $you ->
    [yes] You may take a card from the discards.
   *[no] { $player } may take a card from the discards.
 }
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
 } { $card } from the discards.
event-left-it = { $you ->
    [yes] You take nothing.
   *[no] { $player } takes nothing.
 }
event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
 } { $card }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
 } { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
 }.
event-level = On to { $level }, with { $energy } energy.
event-victory = The last heart is sealed, with { $energy } energy left. You are free!
event-defeat = The nightmare closes over you.

# Refusals
reason-part-wrong = parts.toml: “{ $value }” is impossible in { $field }.
reason-game-over = The game is over.
reason-move-unknown = “{ $move }” is not a move of KamiMaï.
reason-not-your-turn = It is not your turn.
reason-training = You are still training: pull, or say ready.
reason-target-first = Choose an area first.
reason-hand-first = Choose first which Guardian rules your hand.
reason-draw-first = You are drawing: pull a card, or say done once you have one.
reason-curse-first = The curse comes first: give up a card.
reason-casting-now = Now is the time for spells and creatures, or to end the phase.
reason-proposal-waits = A spell is waiting for its payers.
reason-name-giver = Say first who gives a card.
reason-gift-first = A gift must be made first.
reason-name-taker = Say first who may take a card.
reason-take-first = Take a card first, or leave it.
reason-store-now = Now you store: discard what you do not keep.
reason-not-companion = At this table the cards are on the screen; reports are for your own box.
reason-companion-reports = You draw from your own box: report what came out.
reason-fell-already = That collapse is told already, or cannot be told now.
reason-activator-withdraws = Only whoever leads this turn may take a proposal back.
reason-withdrawn-enough = You have taken proposals back often enough in this phase.
reason-owes-nothing = The curse wants nothing more from you.
reason-not-asked = This spell does not need your cards.
reason-answered-already = You have agreed already; you may still refuse.
reason-hand-not-forced = Your Guardians ask for: { $hands }.
reason-cannot-be-named = “{ $move }” names nobody who can do that.
reason-reserve-full = Discard { $count } more: your Reserve holds { $limit }.
reason-draw-something = Draw at least one card.
reason-card-not-in-grimoire = { $card }: all { $count } of the box are out of the Grimoire already. If that is not so, set the count right.
reason-correction-form = “{ $move }” should look like “count 2 water 3” or “energy 4”.
reason-correct-later = Answer first what is asked; then you may set the count right.
reason-energy-range = Energy is a number from 1 to { $count }; the last one is lost by a fall.
reason-no-such-place = Seats go from 1 to { $count }; 0 is the discard pile.
reason-reserves-apart = Reserves lie on your table alone: only Guardians are told here.
reason-count-too-many = There are only { $count } × { $card } in the box, and the others are somewhere else. Set those right first.
reason-guardians-nowhere = No Guardian is out of the Grimoire: play it on your table, nothing changes here.
reason-spell-form-apart = “{ $move }” should look like “cast fire” or “team”.
reason-card-expected = “{ $move }” names no card.
reason-pull-form = “{ $move }” should look like “pull 12 slow”.
reason-slot-empty = No card stands at { $slot }.
reason-face-not-bared = The face of the card at { $slot } is open already, or the card is drawn.
reason-never-all = The Grimoire may never be drawn empty.
reason-area-expected = “{ $move }” names no area.
reason-area-sealed = Area { $area } cannot be targeted: it is sealed, or not on this sheet.
reason-spell-form = “{ $move }” should look like “cast fire 1:2 2:2”.
reason-spell-not-here = Area { $area } has no such spell.
reason-spell-marked = That spell of area { $area } is marked already.
reason-refused-already = That very proposal was refused in this phase.
reason-activator-pays = Whoever leads this turn pays at least one card.
reason-payment-wrong = The cards do not make { $count }, are not there, or are shared out wrongly.
reason-creature-expected = “{ $move }” names no creature that is played by itself.
reason-creature-not-yours = You do not hold { $card }.
reason-nothing-to-take = There is no Element or Creature in the discards.
reason-nothing-to-give = There is no card to give.
reason-guardian-stays = { $card } stays where it is.
reason-not-in-pile = { $card } is not in the discards.
reason-card-not-yours = You have no { $card }.
reason-gift-to-another = A gift goes to somebody else.
reason-settled-form = “{ $move }” is not a verdict of the standing Grimoire.
reason-not-simulated = At this table no simulation has a say.
reason-samples-wrong = The hand’s path cannot be read: { $problem }.
reason-pull-stale = The Grimoire has changed since you took hold.
reason-position-version = The position begins with “{ $value }”, not with “{ $expected }”.
reason-position-field = The position’s field { $field } is unknown, twice there, or without a value: “{ $value }”.
reason-position-missing = The position has no field { $field }.
reason-position-number = { $field }: “{ $value }” is not a number from { $low } to { $high }.
reason-position-word = { $field }: “{ $value }” is none of { $words }.
reason-position-count = { $field }: “{ $value }” should have { $expected } parts.
reason-position-level = { $field }: level { $value } is not the level of this game.
reason-position-sheet = { $field }: “{ $value }” does not fit the sheet of this level.
reason-position-slot = { $field }: “{ $value }” names a slot that is gone or named before.
reason-position-card-extra = { $field }: there are more { $card } than in the box.
reason-position-cards = { $field }: { $count } cards are left for { $expected } hidden slots.
reason-position-spell = { $field }: “{ $value }” is not a spell.
reason-position-guardians = { $field }: “{ $value }” is not what the drawn cards show.
reason-position-phase = { $field } cannot be so in phase { $value }.

# The clauses
M-1 = One to five summoners play as one side: all win or all lose.
    .title = Together
M-2 = The Grimoire has 64 cards: twelve of each of Water, Earth, Air and Fire; eight Guardians, two in each colour; and eight creatures: four Fairies, the Sacred Wolf, the Keychain Imp, the Dragonflies and the Stealing Mouse.
    .title = The cards
M-3 = Anybody may look at the Grimoire from every side without touching it. A face that can be seen from outside is open to all and stays known; the outer card of each side always is. Faces within stay hidden until one of their corners lies open to the eye or the card is drawn.
    .title = Looking
M-4 = A KamiMaï’s sheet has areas. Each lists spells of a colour, or team spells of any one colour; it may bless or curse; and it ends in a heart. Level and mode are chosen apart from each other.
    .title = The sheet
M-5 = You start with { printed-counts-energy } energy, with { printed-counts-english_energy } by the English rulebook.
    .title = Energy
M-6 = The three sheets have three, four and five areas. On level 1 area A is targeted from the start.
    .title = The three sheets
M-7 = All cards are shuffled and stood up like a half-open book: tops together, feet apart. Reserves and discards are empty.
    .title = Setting up
M-8 = Before the game everybody may try a few pulls: three show most of it. If it falls, watch it again slowly and see which card lost its balance. Then all cards are shuffled and stood up again.
    .title = Training
M-9 = A random summoner begins. Whoever’s turn it is leads (the “activator”) and has the last word. Reserves, drawn cards, discards and all numbers are open.
    .title = The activator
M-10 = 1. Target. If no area is targeted, choose one that is not sealed. You stay on it until it is.
    .title = Target
M-11 = 2. Draw. Pull at least one card, as many as you dare, one pull after the other, but never all. A draw that leaves a single card is a collapse.
    .title = Draw
M-12 = Guardians in your Reserve when the draw begins rule your hand. With several kinds you choose one, before the first pull and for the whole draw.
    .title = Ruled hands
M-13 = If the Grimoire falls in the draw or within three seconds after a pull, you lose one energy. Drawn cards are kept, phase 3 is skipped, phase 4 is played. Then discards and fallen cards are shuffled and stood up again.
    .title = Collapse in the draw
M-14 = If it falls in phase 3 or 4, nothing is lost; it lies until your turn is over, then the fallen cards alone are stood up again. The same between two turns, at once; in Hard mode that costs one energy and the discards go back in.
    .title = Collapse at another time
M-15 = 3. Cast. First the area’s curse, then any number of spells of the area and creatures, in any order. The last spell of an area marks its heart: it is sealed, and phase 4 follows.
    .title = Cast
M-16 = A spell is always { printed-counts-spell-word } cards of one colour. They are discarded and the spell is marked.
    .title = Spells
M-17 = Alone: all four cards are the activator’s.
    .title = Individual spell
M-18 = Together: at least one card is the activator’s, the others are given by whoever agrees. Nobody can be made to give.
    .title = Collective spell
M-19 = A team spell has any one colour, and everybody pays: two each for two, one of three pays two, one each for four, four of five pay one. The activator always pays.
    .title = Team spell
M-20 = 4. Store. Keep at most { printed-counts-reserve-word } cards, Guardians always among them; discard the rest.
    .title = Store
M-21 = Then the next summoner clockwise is the activator.
    .title = Next
M-22 = A spell is all or nothing. The activator names box, colour and cards; everybody asked agrees or not; cards move only when all agree. What was refused cannot be proposed again in the same phase with the same box, colour, payers and cards; a creature held by somebody else is another proposal. The activator may take a proposal back, a few times in a phase.
    .title = All or nothing
M-23 = A card is drawn once it touches no card of the Grimoire; what hangs on it comes out with it. Let go while touching, it is not drawn: a neighbour left half out still stands there and may be pulled next. A single card that falls free without a collapse is drawn as well; if nobody is drawing, it lies there and comes with the next pull.
    .title = When a card is drawn
M-24 = After each pull three seconds must pass. Then pull again, or say done if you have a card.
    .title = Three seconds
M-30 = If a Guardian was drawn this turn and the area is blessed, a collapse of this draw costs no energy.
    .title = Blessing
M-31 = If Guardians were drawn this turn in a cursed area: everybody gives up an Element or Creature of their choice for each of them, all at once and in any order; or all Elements of their colours are discarded; or each costs an energy.
    .title = Curses
M-32 = Guardians are kept, take places in the Reserve, and only the Keychain Imp removes them.
    .title = Guardians stay
M-33 = Water: thumb and middle finger. Earth: thumb and ring finger. Air: thumb and little finger. Fire: the other hand.
    .title = How Guardians rule the hand
M-34 = A Fairy counts as one, two or three cards of its colour, the Wolf as one or two of any one colour. Anybody may add theirs to a spell. Values must make exactly four.
    .title = Fairies and Wolf
M-35 = The Keychain Imp discards all Guardians from Reserves and drawn cards. Only the activator who holds it plays it.
    .title = Keychain Imp
M-36 = Dragonflies: twice, a summoner named by the activator gives a card to another one. A Reserve that grows too large is reduced at the end of that summoner’s next turn.
    .title = Dragonflies
M-37 = Stealing Mouse: a summoner named by the activator may take an Element or Creature from the discards.
    .title = Stealing Mouse
M-38 = All hearts marked and energy left: you win. No energy: you lose. You have all the time you want, unless the option “Night falls” is on: then a level of 100 turns is lost.
    .title = The end
M-39 = Easy: one more energy. Hard: see collapses. Adventure: levels 1, 2 and 3 in a row; energy is carried over with two more, all else begins anew with the next summoner.
    .title = Modes
M-40 = Alone: a Reserve of six, no Dragonflies, and every spell is paid alone.
    .title = Solo
M-41 = After a collapse in the draw no curse is applied, then or later. The blessing alone is looked at.
    .title = No curse after a collapse
M-50 = The Grimoire is a simulation of its real cards. Whether it falls is up to the cards, never to dice. Once in phase 3 and once between two turns a door slams, and the table trembles a little. One that does not stand when built is built again more gently.
    .title = A real standing deck
M-51 = A pull is a card, a grip and the path of your hand. A single outer card comes easily; error is worse the deeper the card; every card changes the balance; bared ends and an emptied centre fall under any hand. The sides in turn, from their middles, last longest. Take hold, let the fingers settle, then pull: hasty fingers bring a neighbour along, and if you see one creep, push back at once. Collapse: a tenth of the cards, at least three, lie flat.
    .title = A pull
M-52 = The server holds the cards and the verdict. It tames impossible hands and adds tremor from a secret that is sealed before the game and shown after it: the same for mouse, finger, buttons, keys, terminal and bots. A hand that draws no path of its own strays a little; a dragged path is taken as it is. Guardians: middle finger ×1.5, ring ×2, little ×3 tremor, the other hand ×1.5 with left and right exchanged. You say in the settings which hand you draw with; the other is the left one unless you do. Shaky hands are for those who want it very hard: expect to lose. A hand that says nothing for five seconds has let go.
    .title = Fair hands
M-53 = Only open faces are ever sent to anybody.
    .title = Hidden faces
M-54 = A pull can be watched again, a collapse slowly and with the moment it lost its balance, and anybody can check it by simulating it anew.
    .title = Watching again
M-55 = Without dragging: choose a card, a speed and a lean. With your own box: tell the program what was drawn and whether and when it fell.
    .title = Other ways to draw
M-56 = Aim at a card for a moment and other hands try that pull with other cards’ surfaces: “fell in 0 of 12 tries”. They know nothing of the sealed secret, so nobody knows the true verdict. Bots, quick draws and the colours go by an estimate that was fitted to the simulation.
    .title = The bots’ feeling

# The lab
teams-level = Level
teams-seats = Seats
learn-even = heads or tails
fit-decks = Decks played down
fit-held-out = Checked on { $pulls } pulls held out (lower is better):
fit-scores = | foretold by | Brier score | log loss |
fit-new = this fit
fit-present = the numbers in the box
fit-base = the share of collapses alone
fit-bins = | pulls held out | collapses foretold by this fit | seen |
fit-kinds = | kind of play | pulls | collapses foretold without its deck | seen |

# Hints: why a move is a good one
because-wanted = The area asks for this colour.
because-helper = A creature is worth several cards.
because-evens = Without that card the Grimoire leans less.
because-risk = { $danger ->
    [0] Such a pull looks safe.
    [1] Such a pull is risky.
   *[other] Such a pull is dangerous.
}
because-risk-share = { because-risk } It brings the Grimoire down in { $falls ->
    [0] fewer than 1
   *[other] about { $falls }
} of 100 tries.
because-aims = Your spells then go to this area.
because-hand = The Guardians allow this hand.
because-stops = No further risk in this draw: casting comes next.
because-casts = It closes a spell.
because-agrees = The spell needs your cards.
because-refuses = You keep your cards.
because-withdraws = Everybody keeps their cards.
because-creature = Its power is used now.
because-spares = It is a card you can spare.
because-takes = It is a card you can use.
because-leaves = The discards stay as they are.
because-ends = The cards you keep may serve the next spell.
because-keeps = Nothing has to go.
because-giver = They have a card to give.
because-taker = They can use a card.
because-ready = The others wait for you.
because-reports = Real cards have decided: say what happened.

# What a move is called in a terminal, and what it does where nothing else tells
move-target = target
    .about = You stay on this area until its heart is sealed.
move-hand = draw with
    .about = You draw so for the whole draw.
move-pull-slow = pull
move-pull-steady = pull
move-pull-quick = pull
move-done = stop drawing
    .about = You keep what you have drawn and go on.
move-drew = we drew
    .about = You tell what was drawn on the table.
move-fell = it fell
    .about = You tell that the Grimoire has fallen.
move-fell-before = it fell before
    .about = You tell that the Grimoire fell before this turn.
move-cast = cast
    .about = The spell is cast.
move-team = cast the team’s spell
    .about = The spell is cast.
move-agree = agree
    .about = Your cards go into this spell.
move-refuse = refuse
    .about = Nothing is spent.
move-withdraw = withdraw
    .about = The proposal is taken back; nothing is spent.
move-play = play
    .about = You play this card.
move-giver = let this one give a card
    .about = This summoner gives a card to another one.
move-give = give
    .about = This card changes hands.
move-taker = let this one take a card
    .about = This summoner may take a card from the discards.
move-take = take
    .about = You take this card from the discards.
move-leave = take nothing
    .about = You take nothing.
move-forfeit = give up
    .about = The curse takes this card.
move-end = end the phase
    .about = You cast nothing more in this turn.
move-discard = discard
    .about = This card goes to the discards.
move-keep = keep all this
    .about = You keep these cards, and your turn ends.
move-ready = start the game
    .about = The cards are shuffled, the Grimoire is built anew, and the game counts.
move-count = tell a number
    .about = You tell how many there are on the table.
move-energy = tell the energy
    .about = You tell how much energy is left on the table.

# The terminal: what F1 and `armarium rules` tell
screen-aim = together, seal all hearts while energy lasts
screen-reserve = Your Reserve:
screen-drawn = drawn:
screen-measure = { $sealed } of { $hearts } hearts sealed, energy { $energy }
screen-risk = { $word }: such a pull brings the Grimoire down in about { $falls } of 100 tries.
screen-risk-none = { $word }: such a pull brings the Grimoire down in fewer than 1 of 100 tries.
screen-risk-aiming = { $word }. Other hands try it while you aim …
screen-risk-tried = { $word }: fell in { $fell } of { $tries } tries by other hands{ $several ->
    [0] .
    [one] ; a neighbour came along once.
   *[other] ; a neighbour came along { $several } times.
 }
screen-risk-calm = Looks safe
screen-risk-risky = Risky
screen-risk-wild = Dangerous
screen-asks = Nothing is spent until they agree: { $players }.
screen-goal = All together: seal the heart of every area on the sheet before the energy runs out. Cards come from a deck that stands like a half-open book; if it falls while you draw, an energy is lost.
screen-turn =
    1. If no area is targeted, choose one. You stay on it until its heart is sealed.
    2. Draw at least one card from the standing Grimoire, as many as you dare, one pull after the other.
    3. Cast spells of the area: four cards of one colour; the others may help. Creatures may be played.
    4. Keep at most four cards (six alone), Guardians always among them; discard the rest.
    5. The next summoner goes on. All hearts sealed: you win. No energy left: you lose.
lines-keys =
    pull 12 slow   card 12, slowly; “steady” and “quick” work too
    pull 12 slow outward   the hand leans away from the deck; “inward” into it
    try pull 12 quick      other hands try it first and tell how often it fell
screen-keys =
    ← →         another card of the Grimoire; PgDn and PgUp jump ten
    ↑ ↓         slower or quicker
    Tab         what else can be done
    12 slow     typed, finds “pull 12 slow”: card 12, slowly
    pull 12 slow outward   typed in full: the hand leans away from the deck; “inward” into it
    try pull 12 quick      without the full screen: other hands try it first
screen-help =
    Signs
    ╱ ╲         a standing card of the near side, of the far side; · a card that is gone
    w e a f     a card whose face is open: Water, Earth, Air, Fire; other letters begin a creature’s name
    ▲12         the card you aim at
    ⚡          one energy
    ▶           the targeted area; ♥ a sealed heart, ♡ an open one; struck out: a spell that is marked
    2/4         two cards in a Reserve of four; −1: the curse still asks for a card
    ⌫           the discards
    Colours of the cards: white looks safe, orange risky, red dangerous. The risk of the card you aim at is written below.
screen-box-cards = The Grimoire’s cards
screen-box-sheet = The sheet of { $level }
screen-box-effects = What areas do
screen-box-area = { $spells }; { $effect }.
effect-none-about = Nothing besides its spells.
effect-blessing-about = If a Guardian was drawn this turn, a collapse of the draw costs no energy.
effect-discard-about = For each Guardian drawn this turn everybody gives up an Element or a Creature.
effect-colour-about = All Elements in the colours of the Guardians drawn this turn are discarded.
effect-energy-about = Each Guardian drawn this turn costs an energy.

# The position in words, one fact a line
fact-energy = Energy { $energy }, { $level }.
fact-area = { $area }: spells to mark { $boxes }; { $effect }.
fact-targeted = { $area }, aimed at in this turn: spells to mark { $boxes }; { $effect }.
fact-sealed = { $area }: its heart is sealed; spells left { $boxes }.
fact-grimoire = The Grimoire stands with { $near } cards on the near side and { $far } on the far side.
fact-down = The Grimoire has fallen; { $near } cards lie on the near side and { $far } on the far side.
fact-open = Card { $slot } on the { $side } shows { $card }.
fact-reserve = { $player } has in reserve: { $cards }.{ $owes ->
    [0] {""}
   *[other] {" "}A curse still takes { $owes }.
 }
fact-drawn = { $player } has drawn: { $cards }.
fact-discards = The discard pile: { $cards }
fact-share = { $player } is asked to pay { $cards }, worth { $value }.
fact-share-agreed = { $player } agrees to pay { $cards }, worth { $value }.
fact-none = none

picture-level = Level { $level }
# the contents of the rules page
guide-box = Cards and set-up
guide-turn = Target and draw
guide-spells = Casting and storing
guide-guardians = Guardians and creatures
guide-end = The end and modes
guide-deck = The standing deck

# puzzles
puzzle-ask-cast = What do you cast?
    .about = A spell, a creature, or nothing yet: what helps the team most?
puzzle-ask-keep = What can you spare?
    .about = Four places at most, and Guardians stay. Something has to go: what will nobody miss?
puzzle-ask-spare = The curse wants a card. Which one?
    .about = Everybody gives one up. What will nobody miss?
puzzle-why-won = The last spell. You have done it!
puzzle-why-best-casts = The spell is worth more now than its cards later.
puzzle-why-best-casts-over = Cast it: { $over ->
        [one] a card has
       *[other] { $over } cards have
    } to go otherwise, for nothing.
puzzle-why-best-creature = Its power is needed now.
puzzle-why-best-ends = The cards serve better later.
puzzle-why-best-discards = This is the card you can spare.
puzzle-why-unneeded = No open spell asks for { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    } any more.
puzzle-why-plenty = Together you hold more { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    } than the open spells can use.
puzzle-wrong-casts = The cards of this spell are needed elsewhere.
puzzle-wrong-payment = The right spell, the wrong cards: these are worth more in your hands.
puzzle-wrong-other-spell = Another spell is more pressing.
puzzle-wrong-creature = The creature helps more another time.
puzzle-wrong-ends = There is something to cast, and it will not get cheaper.
puzzle-wrong-ends-over = Then { $over ->
        [one] a card has
       *[other] { $over } cards have
    } to go: the Reserve takes no more.
puzzle-wrong-discards = This card will be wanted.
puzzle-wrong-wanted = An open spell asks for { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    }.
puzzle-wrong-missing = You already lack { $count } { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    } for the open spells.
puzzle-wrong-fairy = The Fairy counts for up to three { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    } cards, and a spell still asks for them.
puzzle-wrong-wolf = The Wolf counts for up to two cards of any colour. Hold on to it.
puzzle-wrong-team-colour = The team spell may take { $colour ->
        [0] Water
        [1] Earth
        [2] Air
       *[other] Fire
    }, and you have some already.
puzzle-checked = From a late turn, played by bots with shaky hands: every move was tried hundreds of times, and the answer leads by at least fifteen wins in a hundred.
puzzle-wrong-chances = About { $wins } wins in 10 games from there. The answer wins clearly more.
puzzle-wrong-far = That is far behind: the answer wins about { $best } games of 10.

# words of the game: what a tap on one of them, or on a thing on the board, says; forms are how sentences name them
term-grimoire = The Grimoire
    .forms = Grimoire
    .about = All cards stood up like a half-open book. You pull cards out of it; if it falls while you draw, it costs an energy.
term-area = Area
    .forms = area, areas
    .about = A part of the sheet with spells to cast. Once they are all cast its heart is sealed.
term-heart = Heart
    .forms = heart, hearts
    .about = The last spell of an area seals it. Seal every heart and you win together.
term-spell = Spell
    .forms = spell, spells
    .about = Four cards of one colour. The others may give some of theirs, if they like.
term-team = Team spell
    .forms = team spell, team spells
    .about = Four cards of any one colour, and everybody pays a part.
term-energy = Energy
    .forms = energy
    .about = What all of you have left together. When it is gone, the nightmare keeps you.
term-guardian = Guardian
    .forms = Guardian, Guardians
    .about = Stays in your Reserve, takes a place and says how you must draw. Only the Keychain Imp takes it away.
term-element = Element
    .forms = Element, Elements
    .about = A plain card of Water, Earth, Air or Fire. Four of a colour are a spell.
term-creature = Creature
    .forms = Creature, Creatures, creature, creatures
    .about = Fairies and the Wolf stand in for cards of a spell; the Imp, the Dragonflies and the Mouse are played for their power.
term-reserve = Reserve
    .forms = Reserve, Reserves
    .about = Cards you keep from turn to turn: four at most, six if you play alone. Everybody sees them.
term-curse = Curse
    .forms = curse, curses
    .about = Wakes when a Guardian was drawn in this turn: everybody gives up cards, a colour is washed away, or energy is lost.
term-blessing = Blessing
    .forms = blessing
    .about = If a Guardian was drawn in this turn, a fall costs no energy here.
term-discards = Discards
    .forms = discards
    .about = Used cards lie open here. When the Grimoire falls during a draw they go back into it.
term-side = The two sides
    .forms = near side, far side
    .about = Both sides lean on each other. Take from them in turn, from their middles, and it stands longest.
term-hand = How you must draw
    .forms = rules your hand, ruled hand
    .about = Water: thumb and middle finger. Earth: thumb and ring finger. Air: thumb and little finger. Fire: your other hand.
# what an owner of the box is asked
own-sheet-areas = Sheet { $n1 }, area { $n2 }
own-counts-energy = Energy at the start
own-counts-english_energy = Energy at the start, English rules
own-counts-easy_energy = Energy more for an easy game
own-counts-adventure_energy = Energy between two levels
own-counts-spell = Elements for a spell
own-counts-reserve = Cards kept in the Reserve
own-counts-solo_reserve = Cards kept in the Reserve, alone
own-counts-fairy = Elements a Fairy counts for
own-counts-wolf = Elements the Sacred Wolf counts for
own-counts-gifts = Cards given at a time
ask-spells = the spells printed on it
ask-effect = the sign printed on it
ask-element = whose Guardians force it
ask-count = how many of it
ask-counts = how many
