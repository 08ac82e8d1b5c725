## KamiMaï in short: the strip of every lesson, and the head of the rules

learn-aim = Together: seal every heart of the sheet before your energy is gone.
short-aim = You win or lose together. Seal every heart on the sheet before your energy is gone.
short-turn-1 = If no area is chosen, choose one.
short-turn-2 = Pull cards from the standing book, one by one, as many as you dare. If it falls, you lose an energy.
short-turn-3 = Four cards of one colour are a spell of the area. Friends may give some of theirs.
short-turn-4 = Guardians, fairies and other creatures help or hinder, each in its own way.
short-turn-5 = Keep up to four cards for later, and let the next one play.
short-end = All hearts sealed: you win. No energy left: the nightmare keeps you.
lit-slot = card { $name }
lit-area = area { $name }

lesson-aim = Draw a card
    .about = Straight and slow, and nothing will fall.
lesson-aim-drag = Draw the outermost card straight out to the side, slowly.
    .help = You need not drag it: pick the card and a speed below, then confirm.
    .typed = Type “pull”, the number of the card and how fast: pull 1 slow.
    .title = Take this card
    .idea = Take hold, wait, draw straight and slowly: a tilted card drags its neighbours along. If it falls we build it up again.
    .done = Out and free. A card is yours once it touches no other card of the book.
lesson-aim-drag-other = The inner cards hold the book up. Begin with the outermost one in front.
lesson-aim-drag-fell = It fell, and nothing is lost: we have built it up again. Slower, and straight to the side.

lesson-balance = Balance
    .about = Sides in turn, from their middles.
lesson-balance-far = The last card came from the near side. Take one from the middle of the far side.
    .help = Choose one below with the arrows, or walk round the deck. Slowly: let your fingers settle.
    .typed = Type “pull”, a number and “slow”. The cards are numbered from one end to the other.
    .title = Both sides carry each other
    .idea = Take from both sides in turn, each time from the middle of its side. Bare ends and an emptied centre make it fall. Wait half a second before you pull: fingers that have settled touch fewer neighbours.
    .done = One from each side: it stands level again. Decks drawn like this stand longest.
lesson-balance-far-near = That is the near side again: it would lean. Now the far side.
lesson-balance-far-centre = The cards at the spine carry the others. A little further out, please.
lesson-balance-far-outer = Too near the end: ends that are bared fall first. Nearer to the middle of that side.
lesson-balance-far-done = You could stop. But let us even it out first.
lesson-balance-far-fell = It fell, and nothing is lost: we have built it up again. More slowly, and straight.

lesson-spells = Spells
    .about = Four cards of one colour.
lesson-spells-cast = Cast the water spell.
    .help = Pick the spell in the sheet or below, then confirm.
    .typed = Type “cast”, the colour, and who gives how many cards.
    .title = Four of a colour
    .idea = You drew four water cards, and the area you work on asks for a water spell. Four cards of its colour, and it is marked.
    .done = Marked! When all spells of an area are marked, its heart is sealed.
lesson-spells-cast-end = You could keep them. But the spell can be cast right now: cast it.

lesson-team = Team spells
    .about = Everybody pays a part.
lesson-team-propose = Propose the team spell: two fire cards from you, two from { $partner }.
    .help = { $partner } has two in the Reserve and will be asked.
    .title = Everybody pays
    .idea = A team spell may have any colour, but everybody pays: two each when you are two. You propose, the others agree.
    .done = { $partner } agreed, and the spell is cast. Talk to each other: that is half of the game.
lesson-team-propose-end = You hold two fire cards, and { $partner } holds two. Propose it!

lesson-guardians = Guardians
    .about = They stay in your Reserve and rule your hand.
lesson-guardians-hand = A Guardian of water and one of fire rule your hand. Choose thumb and middle finger.
    .help = Water: thumb and middle finger. Fire: your other hand.
    .title = Guardians rule your hand
    .idea = A Guardian you keep says how you must draw: water with thumb and middle finger, earth with the ring finger, air with the little finger, fire with the other hand. With two of them you choose one.
    .done = So you draw, until the Keychain Imp chases your Guardians away. They cannot be discarded.
lesson-guardians-hand-other = Fire would have you draw with your other hand. Try the water one: thumb and middle finger.

lesson-stop = Stopping in time
    .about = The card you do not pull cannot fall.
lesson-stop-stop = You hold four water cards. Stop here.
    .help = Say “done”.
    .title = When to stop
    .idea = Four cards are gone in a row: now even a slow pull brings it down about once in six. When a neighbour creeps along, push back at once, then let go. You have a spell in hand: enough.
    .done = Well stopped. A fall would have cost an energy and your spell.
lesson-stop-stop-greedy = One more? Four of a colour are a spell already, and if it falls you lose an energy. Say “done”.

lesson-game = A whole night with { $partner }
    .about = { $partner } pulls steadily, gives cards and says what happens.
lesson-game-say-turn = Whoever’s turn it is leads. Pull at least one card, slowly, from the middle of a side.
lesson-game-say-pulled = Well pulled! The next one from the other side, if you dare.
lesson-game-say-partner = My turn to pull. I take the sides in turn.
lesson-game-say-collapsed = It fell. We lose an energy, and build it up again. That happens to everybody.
lesson-game-say-cast = A spell is cast. Look at the sheet: what is missing for the heart?
lesson-game-say-proposed = I would like to cast a spell with you. Will you give your cards?
lesson-game-say-kept = Good to keep some: four at most. Guardians stay, whether you like it or not.
lesson-game-say-sealed = A heart is sealed! Now choose the next area.
lesson-game-say-over = We did it! Every heart is sealed.
lesson-game-say-lost = The nightmare keeps us, this time. Once more?
