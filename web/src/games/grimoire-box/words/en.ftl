vp-tokens = VP tokens
points-none = none
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
points-bonus = { $points } with { $bonus } for what it asks
junk-most = { $name }: { $points } more for the most Junk
junk-worth = { $points } for the most of it
tie = { $names } tie at { $points }
tie-text = When the leaders tie, nobody wins: the designer keeps the prize.
leads = { $name } leads with { $points }
ten-treasures = { $name } has ten treasures: this round is the last.
ten-companions = { $name } has ten companions: this round is the last.
who-first = Who goes first?
score = Score
round = Round { $round }, pages up to { $magic }
ask-tokens = Who holds which order token?
ask-page = Which page has { $name } opened?
ask-seal = { $name }, seal a page
sealed-waits = Sealed. Waiting for { $names }.
change-page = Another page
place-alone = page { $page }, alone
place-shared = page { $page } shared, had token { $was }
turned = Turned round by page { $page }
new-round = A new round
page-n = page { $page }
token-n = token { $token } for { $name }
player-what = { $name }’s { $card }
order-said = The order: { $names }.
seen-reason-card-too-many = The box has { $count } of { $card }, and all are counted: { $holders }. Take one off there first.
