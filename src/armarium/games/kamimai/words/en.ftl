# KamiMaï in English: our own wording of the rules, every event, every refusal.

tagline = Steady hands, together

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
option-steadiness = Steadiness
    .about = How much the hand trembles.
option-training = Training
    .about = Everybody may try a few pulls before the game counts.
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
    .hint = Pull what you like. Nothing counts yet; say ready when you have the feel of it.
prompt-target = Choose an area
    .hint = You stay on it until its heart is sealed.
prompt-hand = Choose which Guardian rules your hand
    .hint = It holds for the whole draw.
prompt-draw = Draw from the Grimoire
    .hint = At least one card. Outer cards come easily; keep both sides even.
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
prompt-store = Store your Reserve
    .hint = Guardians stay and take places. Discard the rest down to the limit, then keep.
prompt-over = The game is over

# Outcomes
outcome-victory = All hearts are sealed and there is energy left for the way home.
outcome-defeat = No energy is left. The nightmare keeps you.
outcome-night = The night was too long. The nightmare keeps you.

# Events
event-turn = { $you ->
    [yes] You are the activator.
   *[no] { $player } is the activator.
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
event-collapsed = { $when ->
    [draw] The Grimoire collapses in the draw!
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
   *[other] { $colour }
 } in area { $area }.
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
reason-move-unknown = “{ $move }” is no move of KamiMaï.
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
reason-not-companion = The program draws at this table; reports are for your own box.
reason-companion-reports = You draw from your own box: report what came out.
reason-fell-already = That collapse is told already, or cannot be told now.
reason-activator-withdraws = Only the activator may take a proposal back.
reason-withdrawn-enough = You have taken proposals back often enough in this phase.
reason-owes-nothing = The curse asks nothing more of you.
reason-not-asked = This spell asks nothing of you.
reason-answered-already = You have agreed already; you may still refuse.
reason-hand-not-forced = Your Guardians ask for: { $hands }.
reason-cannot-be-named = “{ $move }” names nobody who can do that.
reason-reserve-full = Discard { $count } more: your Reserve holds { $limit }.
reason-draw-something = Draw at least one card.
reason-card-not-in-grimoire = No such card is left in the Grimoire.
reason-card-expected = “{ $move }” names no card.
reason-pull-form = “{ $move }” should look like “pull 12 slow”.
reason-slot-empty = No card stands at { $slot }.
reason-never-all = The Grimoire may never be drawn empty.
reason-area-expected = “{ $move }” names no area.
reason-area-sealed = Area { $area } cannot be targeted: it is sealed, or not on this sheet.
reason-spell-form = “{ $move }” should look like “cast fire 1:2 2:2”.
reason-spell-not-here = Area { $area } has no such spell.
reason-spell-marked = That spell of area { $area } is marked already.
reason-refused-already = That very proposal was refused in this phase.
reason-activator-pays = The activator pays at least one card.
reason-payment-wrong = The cards do not make { $count }, are not there, or are shared out wrongly.
reason-creature-expected = “{ $move }” names no creature that is played by itself.
reason-creature-not-yours = You do not hold { $card }.
reason-nothing-to-take = There is no Element or Creature in the discards.
reason-nothing-to-give = There is no card to give.
reason-guardian-stays = { $card } stays where it is.
reason-not-in-pile = { $card } is not in the discards.
reason-card-not-yours = You have no { $card }.
reason-gift-to-another = A gift goes to somebody else.
reason-settled-form = “{ $move }” is no verdict of the standing Grimoire.
reason-not-simulated = At this table no simulation has a say.
reason-samples-wrong = The hand’s path cannot be read: { $problem }.
reason-pull-stale = The Grimoire has changed since that pull began.
reason-position-version = The position begins with “{ $value }”, not with “{ $expected }”.
reason-position-field = The position’s field { $field } is unknown, twice there, or without a value: “{ $value }”.
reason-position-missing = The position has no field { $field }.
reason-position-number = { $field }: “{ $value }” is no number from { $low } to { $high }.
reason-position-word = { $field }: “{ $value }” is none of { $words }.
reason-position-count = { $field }: “{ $value }” should have { $expected } parts.
reason-position-level = { $field }: level { $value } is not the level of this game.
reason-position-sheet = { $field }: “{ $value }” does not fit the sheet of this level.
reason-position-slot = { $field }: “{ $value }” names a slot that is gone or named before.
reason-position-card-extra = { $field }: there are more { $card } than in the box.
reason-position-cards = { $field }: { $count } cards are left for { $expected } hidden slots.
reason-position-spell = { $field }: “{ $value }” is no spell.
reason-position-guardians = { $field }: “{ $value }” is not what the drawn cards show.
reason-position-phase = { $field } cannot be so in phase { $value }.

# The clauses
M-1 = One to five summoners play as one side: all win or all lose.
    .title = Together
M-2 = The Grimoire has 64 cards: twelve of each of Water, Earth, Air and Fire; eight Guardians, two in each colour; and eight creatures: four Fairies, the Sacred Wolf, the Keychain Imp, the Dragonflies and the Stealing Mouse.
    .title = The cards
M-3 = Anybody may look at the Grimoire from every side without touching it. A face that can be seen from outside is open to all and stays known; the outer card of each side always is. Faces within stay hidden until a gap is wide enough or the card is drawn.
    .title = Looking
M-4 = A KamiMaï’s sheet has areas. Each lists spells of a colour, or team spells of any one colour; it may bless or curse; and it ends in a heart. Level and mode are chosen apart from each other.
    .title = The sheet
M-5 = You start with 5 energy, with 4 by the English rulebook.
    .title = Energy
M-6 = The three sheets have three, four and five areas. On level 1 area A is targeted from the start.
    .title = The three sheets
M-7 = All cards are shuffled and stood up like a half-open book: tops together, feet apart. Reserves and discards are empty.
    .title = Setting up
M-8 = Before the game everybody may try a few pulls. Then all cards are shuffled and stood up again.
    .title = Training
M-9 = A random summoner begins. Who is on turn is the activator and has the last word. Reserves, drawn cards, discards and all numbers are open.
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
M-16 = A spell is always four cards of one colour. They are discarded and the spell is marked.
    .title = Spells
M-17 = Alone: all four cards are the activator’s.
    .title = Individual spell
M-18 = Together: at least one card is the activator’s, the others are given by whoever agrees. Nobody can be made to give.
    .title = Collective spell
M-19 = A team spell has any one colour, and everybody pays: two each for two, one of three pays two, one each for four, four of five pay one. The activator always pays.
    .title = Team spell
M-20 = 4. Store. Keep at most four cards, Guardians always among them; discard the rest.
    .title = Store
M-21 = Then the next summoner clockwise is the activator.
    .title = Next
M-22 = A spell is all or nothing. The activator names box, colour and cards; everybody asked agrees or not; cards move only when all agree. What was refused cannot be proposed again in the same phase with the same box, colour, payers and cards; a creature held by somebody else is another proposal. The activator may take a proposal back, a few times in a phase.
    .title = All or nothing
M-23 = A card is drawn once it touches no card of the Grimoire. Let go while touching, it is not drawn. A single card that falls free without a collapse is drawn as well.
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
M-50 = The Grimoire is a simulation of its real cards. Whether it falls is up to the cards, never to dice. One that does not stand when built is built again more gently.
    .title = A real standing deck
M-51 = A pull is a card, a grip and the path of your hand. Straight along the card is safe; sideways topples it. Collapse: a tenth of the cards, at least three, lie flat.
    .title = A pull
M-52 = The server holds the cards and the verdict. It tames impossible hands and adds tremor from a secret that is sealed before the game and shown after it.
    .title = Fair hands
M-53 = Only open faces are ever sent to anybody.
    .title = Hidden faces
M-54 = A pull can be watched again, and anybody can check it by simulating it anew.
    .title = Watching again
M-55 = Without dragging: choose a card, a speed and a lean. With your own box: tell the program what was drawn and whether and when it fell.
    .title = Other ways to draw
M-56 = Bots judge pulls by a quick estimate that was fitted to the simulation.
    .title = The bots’ feeling

# The lab
teams-level = Level
teams-seats = Seats
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
because-evens = The Grimoire leans less without it.
because-risk = It falls in about { $percent } of 100 such pulls.
because-aims = Spells are then cast in this area.
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

# The terminal: what F1 and `armarium rules` tell
screen-aim = together, seal all hearts while energy lasts
screen-reserve = Your Reserve:
screen-drawn = drawn:
screen-measure = { $sealed } of { $hearts } hearts sealed, energy { $energy }
screen-risk = { $word }: such a pull brings the Grimoire down in about { $falls } of 100 tries.
screen-risk-low = Looks safe
screen-risk-some = Risky
screen-risk-high = Dangerous
screen-asks = Nothing is spent until they agree: { $players }.
screen-goal = All together: seal the heart of every area on the sheet before the energy runs out. Cards come from a deck that stands like a half-open book; if it falls while you draw, an energy is lost.
screen-turn =
    1. If no area is targeted, choose one. You stay on it until its heart is sealed.
    2. Draw at least one card from the standing Grimoire, as many as you dare, one pull after the other.
    3. Cast spells of the area: four cards of one colour; the others may help. Creatures may be played.
    4. Keep at most four cards (six alone), Guardians always among them; discard the rest.
    5. The next summoner goes on. All hearts sealed: you win. No energy left: you lose.
screen-keys =
    ← →         another card of the Grimoire; PgDn and PgUp jump ten
    ↑ ↓         slower or quicker
    Tab         what else can be done
    12 slow     typed, finds “pull 12 slow”: card 12, slowly
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
