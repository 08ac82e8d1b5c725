# The house's own words in English. Games bring theirs in games/<game>/words/.

game-rune = Rune
game-grimoire = Grimoire
game-kragmortha = Kragmortha
game-kamimai = KamiMaï

bot-random = Random
    .about = Plays anything that is allowed. Beginner's luck included.
bot-greedy = Greedy
    .about = Takes what pays best at once and never looks further.
bot-heuristic = Cunning
    .about = Knows the tricks of this game and what others may be up to.

value-on = on
value-off = off

# Refusals that belong to no game
reason-not-offered = “{ $move }” is not among your moves now.
reason-game-unknown = There is no game “{ $game }” in the cupboard. It holds: { $games }.
reason-bot-unknown = There is no bot “{ $bot }” for { $game }. There are: { $bots }.
reason-language-unknown = There are no words for the language “{ $language }”. There are: { $languages }.
reason-clause-unknown = { $game } has no clause “{ $clause }”. It has { $first } to { $last }.
reason-seats-impossible = { $game } is not played by { $seats }. It takes: { $counts }.
reason-option-unknown = There is no option “{ $option }”. There are: { $options }.
reason-option-value = Option “{ $option }” cannot be “{ $value }”. It takes: { $choices }.
reason-luck-missing = The written luck ends too early: one more outcome of { $needed } was needed.
reason-luck-differs = The written luck { $value }/{ $possible } does not fit: an outcome of { $needed } was needed.

reason-record-first-line = This is not a record: its first line is not “{ $expected }”.
reason-record-after-result = Line { $line } stands after the result, which must be last.
reason-record-line = Line { $line } cannot be read: “{ $text }”.
reason-record-number = Line { $line } is numbered { $n }, but { $expected } comes next.
reason-record-luck = Line { $line }: “{ $text }” is no outcome; it should look like 3/10.
reason-record-missing = The record has no line “{ $field }:”. It may have been cut short.
reason-record-unreadable = { $file } cannot be read ({ $problem }).
reason-record-rules = The record was played by rules { $rules } of { $game }; these are rules { $ours }.
reason-record-move = Move { $n } of the record, “{ $move }”, is not possible there: { $why }.
reason-record-luck-left = Move { $n } has { $left } more outcomes of luck than it used.
reason-record-back = Move { $n } goes back to { $back }, which is not there any more.
reason-record-result = The record says “{ $written }”, but its moves lead to “{ $replayed }”.
reason-record-secret = The revealed secret does not match the commitment { $commitment }.
reason-record-secret-luck = The luck of move { $n } is not the luck the secret gives.
reason-record-seats = The record needs { $needed } seats, but names { $names }.
reason-file-exists = { $file } already exists. Choose another name.
reason-file-unwritable = { $file } cannot be written ({ $problem }).
reason-games-count = The number of games must be at least 1, not { $games }.
reason-bots-count = { $game } needs one bot for each seat: give 1 or { $seats } names, not { $bots }.
reason-terminal-small = The terminal is too small: at least { $width } by { $height } characters are needed.
reason-port-taken = Port { $port } on { $host } is taken. Choose another one with --port.

# The table
reason-not-started = The game has not started yet.
reason-already-started = The game has already started.
reason-game-over = The game is over.
reason-seats-empty = Some seats are still empty. Invite somebody or let a bot sit down.
reason-stale = You answered move { $at }, but the table is at move { $n } already.
reason-luck-left = Line { $n } of the log has { $left } more outcomes of luck than it used.
reason-undo-needs-consent = That cannot be taken back just like that: luck fell, something was revealed, or somebody else has acted. You may ask the others.
reason-already-asking = Somebody is asking to take a move back already.
reason-nothing-to-take-back = You have played nothing that could be taken back.
reason-nothing-asked = Nobody is asking to take a move back.
reason-not-asked-of-you = This question is not for you.
reason-seat-taken = That seat is taken.
reason-no-such-seat = There is no such seat at this table.
reason-player-present = The player of that seat is here.
reason-not-seated = You do not sit at this table.
