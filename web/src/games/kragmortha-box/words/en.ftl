your-looks = { $own ->
    [yes] Your Looks
   *[no] { $name }’s Looks
 }: { $count } of { $most }
no-looks = No Look yet. Do not look up.
no-looks-how = Your Looks are dealt here: the paper deck stays in the box.
hidden-look = Secret: only { $name } reads it.
cannot = I can’t do this one: another, please
cannot-short = I can’t do this one
eased = The easier way is enough.
unhex = Unhexing: away with it
new-look = Rigor met me: deal me a Look
new-look-for = Rigor met { $name }: deal a Look
new-look-short = New Look
new-look-short-for = A Look for { $name }
grimoires-count = Grimoires: { $count }
grimoires = Grimoires: { $count }, with { $signs ->
    [one] 1 sign
   *[other] { $signs } signs
 }
grimoires-of = { $name }’s Grimoires
book-signs = { $signs ->
    [one] 1 sign
   *[other] { $signs } signs
 }, { $left } left in the box
who-holds = Who holds what
rank = { $place }.
left-home = went home
caught-button = CAUGHT!
caught-then = Then tap who slipped. They admit it, or you all vote.
calls = { $name } has seen something. Nobody moves!
who-what = Who slipped, and on what?
never-mind = Never mind
means = { $caller } means { $name }
inspects = Rigor inspects { $name }
admit = I admit it
deny = It is not true
asks = { $name }, did you slip?
waits = Waiting for { $name }
silent = { $name } says nothing: vote
vote-ask = Did { $name } slip?
vote-yes = Yes, caught
vote-no = No
vote-as = { $name } votes:
vote-waits = { $given } of { $all } have voted
vote-count = Count the votes there are
deck-left = Looks in the deck: { $deck }. Grimoires in the box: { $books }.
goblin = Goblin
looks = Looks
grimoires-short = Grimoires
signs-short = Signs
out-of-looks = { $name } is out: too many Looks.
seen-reason-book-too-many = The box has { $count } of { $book }, and all are counted: { $holders }. Take one off there first.
