# The house's own words in English. Games bring theirs in games/<game>/words/.

game-rune = Rune
game-grimoire = Grimoire
game-kragmortha = Kragmortha
game-kamimai = KamiMaï

bot-random = Random
    .about = Plays anything that is allowed. Beginner’s luck included.
bot-greedy = Greedy
    .about = Takes what pays best at once and never looks further.
bot-heuristic = Cunning
    .about = Knows the tricks of this game and what others may be up to.
bot-novice = Novice
    .about = Opened the book this morning: thinks briefly and picks boldly.
bot-apprentice = Apprentice
    .about = Looks a little ahead and still slips now and then.
bot-adept = Adept
    .about = Plays soundly; you will need a plan.
bot-sage = Sage
    .about = Has thought of a thousand ways this could go, before every move.
bot-master = Master
    .about = Takes a whole second for each move and uses all of it.

value-on = on
value-off = off
# What somebody may type for yes, the short one first
answer-yes = y yes

# Refusals that belong to no game
reason-not-offered = “{ $move }” is not one of your moves right now.
reason-game-unknown = There is no game “{ $game }” in the cupboard. It holds: { $games }.
reason-bot-unknown = There is no bot “{ $bot }” for { $game }. There are: { $bots }.
reason-game-broken = The game “{ $game }” cannot be used: { $problem }.
reason-bot-none = Only people play { $game } here: your own box lies on the table.
reason-bot-broken = The bot “{ $bot }” cannot be used: { $problem }.
reason-bot-other-game = The bot “{ $bot }” does not play { $game }. It plays: { $games }.
reason-bot-failed = The bot “{ $bot }” failed: { $problem }.
reason-bot-form = “{ $text }” is not a bot; write it as name=command, the name in small letters, digits and hyphens, and none that is taken.
event-crept = Card { $slot } crept out by { $way } mm and stays there. It is not drawn.
event-tipped = Card { $slot } loses its balance first. { $why ->
    [hand] The hand took its neighbours along.
    [bared] An end was bare: nothing leaned against it any more.
    [centre] The centre was empty: the two sides had nothing to lean on.
    [knock] A deck less worn would have stood it.
   *[balance] Every card changes the balance; this one was one too many.
 }
event-bot-replaced = { $bot } has stumbled. { $next-bot } plays on in its place.
event-luck-undone = A move was taken back after luck had fallen or something was shown. Play on, but this game no longer counts for statistics or ratings.
event-hint-asked = { $you ->
    [yes] You
   *[no] { $player }
 } asked the master for a hint.
reason-language-unknown = There are no words for the language “{ $language }”. There are: { $languages }.
reason-clause-unknown = { $game } has no clause “{ $clause }”. It has { $first } to { $last }.
reason-seats-impossible = { $game } is not played by { $seats }. It takes: { $counts }.
reason-option-unknown = There is no option “{ $option }”. There are: { $options }.
reason-option-value = Option “{ $option }” cannot be “{ $value }”. It takes: { $choices }.
reason-part-missing = parts.toml: “{ $field }” is missing.
reason-part-unreadable = The parts.toml of { $game } cannot be read: { $problem }.
reason-part-number = parts.toml, { $field }: “{ $value }” is not a number from { $least } to { $most }.
reason-part-measure = parts.toml, { $field }: “{ $value }” is not a number above nothing, such as 1.5.
reason-part-text = parts.toml, { $field }: “{ $value }” should stand in quotation marks.
reason-part-word = parts.toml, { $field }: “{ $value }” should be one of { $choices }.
reason-part-list = parts.toml, { $field }: these should be tables, each under [[{ $field }]].
reason-part-count = parts.toml, { $field }: { $count } are written down, but [counts] says { $expected }.
reason-luck-missing = The written luck ends too early: one more outcome of { $needed } was needed.
reason-luck-unreadable = “{ $text }” is not an outcome of luck; it should look like 3/10.
reason-luck-differs = The written luck { $value }/{ $possible } does not fit: an outcome of { $needed } was needed.

reason-record-first-line = This is not a record: its first line is not “{ $expected }”.
reason-record-after-result = Line { $line } stands after the result, which must be last.
reason-record-line = Line { $line } cannot be read: “{ $text }”.
reason-record-number = Line { $line } is numbered { $n }, but { $expected } comes next.
reason-record-luck = Line { $line }: “{ $text }” is not an outcome; it should look like 3/10.
reason-record-missing = The record has no line “{ $field }:”. It may have been cut short.
reason-record-word = The record’s line “{ $field }” cannot be “{ $value }”. It takes: { $choices }.
reason-record-unreadable = { $file } cannot be read ({ $problem }).
reason-rules-newer = This game was played by rules { $rules } of { $game }; here are rules { $ours }. A later version of Armarium can open it.
reason-line-differs = This game of { $game } was begun by rules { $rules }, and by rules { $ours } it does not come out as it was written. The first difference is line { $n }, “{ $move }”: { $why }
reason-begun-differs = This game of { $game } was begun by rules { $rules }, and rules { $ours } cannot set it up as it was written: { $why }
reason-position-differs = The position after it is another one than was written (digest { $written }, now { $now }).
reason-result-differs = It was written that the game ended so: “{ $written }”. Now it is “{ $now }”.
reason-record-move = Move { $n } of the record, “{ $move }”, is not possible there: { $why }
reason-record-start = The record cannot be set up as it is written: { $why }
reason-record-back = Move { $n } goes back to { $back }, which is not there any more.
reason-record-result = The record says “{ $written }”, but its moves lead to “{ $replayed }”.
reason-record-secret = The revealed secret does not match the commitment { $commitment }.
reason-record-secret-luck = The luck of move { $n } is not the luck the secret gives.
reason-pull-differs = Move { $n }, “{ $move }”, does not come out like this when it is simulated again from its proof.
reason-proof-unreadable = “{ $proof }” cannot be read as a proof.
reason-record-reported = The record says “reported: { $written }”, but its game and options say otherwise: only beside a real box is anything reported.
reason-record-options = The record says option “{ $option }” is { $written }, its position says { $position }.
reason-record-seats = The record needs { $needed } seats, but names { $names }.
reason-file-exists = { $file } already exists. Choose another name.
reason-file-unwritable = { $file } cannot be written ({ $problem }).
reason-games-count = The number of games must be at least 1, not { $games }.
reason-bots-count = { $game } needs one bot for each seat: give 1 or { $seats } names, not { $bots }.
reason-terminal-small = The terminal is too small: at least { $width } by { $height } characters are needed.
reason-port-taken = Port { NUMBER($port, useGrouping: 0) } on { $host } is taken. Choose another one with --port.
reason-port-forbidden = You may not open port { NUMBER($port, useGrouping: 0) } on { $host }. Choose one above 1023 with --port.
reason-port-expected = “{ $text }” is not a port. Write a number from 0 to 65535; 0 takes any that is free.
reason-public-url-form = “{ $text }” is not an address like https://games.example (--public-url).
reason-host-form = “{ $text }” is not the name of a host, like games.example (--allow-host).
reason-proxy-form = “{ $text }” is not an address like 10.0.0.2 or a network like 10.0.0.0/24 (--trusted-proxy).

# The table
reason-not-started = The game has not started yet.
reason-already-started = The game has already started.
reason-game-over = The game is over.
reason-seats-empty = Some seats are still empty. Invite somebody or let a bot sit down.
reason-stale = You answered move { $at }, but the table is already at move { $n }.
reason-luck-unused = { $left ->
    [one] One outcome of luck is written there that is not used.
   *[other] { $left } outcomes of luck are written there that are not used.
}
reason-game-stopped = This game was begun by rules { $rules } and cannot go on by rules { $ours }: line { $n } does not come out as it was written.
reason-nothing-to-end = This game can go on; nobody has to end it.
reason-undo-needs-consent = Too late to simply take it back: luck fell, something was shown, or somebody else has acted. You can ask the others.
reason-move-long = That is too long to be a move: at most { $length } characters.
reason-stays = What has happened since stays: nothing before it can be taken back.
reason-already-asking = Somebody is asking to take a move back already.
reason-nothing-to-take-back = You have not played anything that could be taken back.
reason-nothing-asked = Nobody is asking to take a move back.
reason-not-asked-of-you = This question is not for you.
reason-choice-none = In { $game } there are no colours to choose.
reason-choice-unknown = “{ $choice }” cannot be chosen in { $game }. Choices: { $choices }.
reason-choice-taken = Somebody else has chosen { $choice } already.
reason-seat-taken = That seat is taken.
reason-table-crowded = This table is full of spectators. Try again in a moment.
reason-removed = The host has asked you to leave this table. You may come back in { $minutes } minutes.
reason-nobody-to-remove = There is nobody here to remove.
reason-nobody-to-hand-over-to = Only somebody else who sits at the table can be its host.
reason-page-outdated = This page is older than the table. It begins again.
reason-table-closed = The host has closed this table.
reason-door-not-yours = Only whoever sits at the table’s computer can do that.
reason-no-network = This computer is in no network that a phone could share.
reason-certificate-package = Encrypting needs one more package: make play LAN=1 TLS=1 fetches it, or install armarium[tls].
reason-certificate-folder = The certificate cannot be kept in { $folder }: { $problem }.
reason-seats-not-shared = { $game } is a game of secrets: everybody needs a page of their own.
reason-no-such-seat = There is no such seat at this table.
reason-player-present = The player of that seat is here.
reason-absence-runs = A bot may play for somebody only after { $seconds } seconds of absence.
reason-bot-too-weak = A stand-in plays at least as well as “{ $substitute }”.
reason-absence-unknown = A bot may stand in after { $choices } seconds.
reason-not-seated = You do not sit at this table.

# The terminal: the table
terminal-guest = Guest
terminal-player = Player { $seat }
terminal-turn = Turn { $turn }
terminal-game = Which game? A number or a name:
head-log = What happened
head-moves = { $count ->
    [0] No moves now
    [one] One move
   *[other] { $count } moves
 }
head-hints = The master suggests
hint-thinking = The master thinks…
head-replay = The moves
field-move = type a move to narrow the list, or aim with the arrows
field-jump = number of a move to jump to
prompt-move = Your move
prompt-waiting = { $players } { $count ->
    [one] is
   *[other] are
 } thinking…
prompt-confirm = Your turn is done
    .hint = Press Enter to let the others go on, or Backspace to take it back.
several-fit = { $count } moves fit. Type a little more, or pick one with ↑ and ↓.
trial-nothing = no change in points
pass-to = Pass the keyboard to { $player }
pass-ready = { $player }, press Enter when you are here and nobody else is looking.
keep-ask = Keep the game in this file:
keep-keys = Enter keep · Esc back to the game
keep-leaving = You are leaving in mid-game. Keep it in this file?
keep-keys-leaving = Enter keep and leave · Ctrl-C leave without · Esc play on
keep-interrupted = Keep the game? A file name, or y for { $file }; Enter alone lets it go:
kept-game = armarium play --resume { $file }   { $game }, { $players }, { $moves } moves
kept-none = No unfinished game lies in this folder. Ctrl-S keeps one while you play.
kept-go-on = The game is kept in { $file }. Go on with: armarium play --resume { $file }
ended-winner = { $players } wins!
ended-you = You win!
ended-shared = Shared win: { $players }
ended-uncounted = It does not count: a move was taken back after luck had fallen or something was shown.
ended-nobody = Nobody wins.
ended-keys = Enter look at the board · Ctrl-S keep the record · Ctrl-C leave

key-choose = choose
key-aim = aim
key-turn = turn
key-speed = speed
key-other-card = card
key-other = switch
key-next-spot = next
key-play = play
key-undo = take back
key-complete = complete
key-clear = clear
key-confirm = go on
key-help = help
trial-allowed = It is allowed; what it brings is not certain yet.
prompt-confirm-move = Your move is made
    .hint = Enter goes on, Backspace takes it back.
key-read = read
key-panel = panel
key-hint = hint
key-keep = keep
key-leave = leave
key-skip = skip
key-show = show me
key-call = call out
key-say = say
aside-only = It is not your move. Begin with “say” to say something aloud.
change-ask = Everybody has chosen. Does anyone change?
change-keys = The number of a player: choose again · Enter shows everything
call-ask = Who calls what?
call-nothing = Nobody can call anything out now.
call-keys = ↑↓ choose · Enter call · Esc back
key-result = result
key-step = step
key-ends = ends
key-run = run
key-viewpoint = eyes
key-jump = jump

help-back = Esc or Enter leads back. ↑ and ↓ scroll.
help-keys =
    Keys
    Enter       play what you aim at or have typed
    letters     narrow the list of moves; Tab completes, Esc clears
    ?           read what you aim at, or what you typed the name of: every card, page or square
    Backspace   take your last move back, while nothing was drawn or revealed
    F1          this page: keys, signs, everything printed in the box, rules
    F2          the next language
    F3 or h     ask the master for a hint (against bots)
    F6          the next panel (board, hand, players, moves, log): arrows and PgDn scroll it, Esc leaves it
    F7          call out or answer though it is not your move
    Ctrl-S      keep the game in a file
    Ctrl-C      leave; you may keep the game
help-page-aim = The aim
help-page-turn = A turn
help-page-box = Everything printed in the box
help-part = { $count ->
    [1] { $name }
   *[other] { $name } (×{ $count })
 }
help-part-text = { $name }: { $text }
help-read-nothing = There is nothing printed on this. F1 has everything there is to read.
help-page-rules = The rules
share = { $share }%
guide-terms = Words of the game

lines-welcome = Type a move and press Enter. “help” lists what else you can type, “rules” reads you the rules.
terminal-box = Played with the box “{ $name }”.
easier-on = Easier ways for you: hidden symbols are seen twice as far, the board is mirrored but not turned.
easier-off = Your orders hold as they are written.
reason-not-easier = This game has no penances to make easier.
lines-help =
    a move         as in the list, for example the first one shown
    board          the table as everybody sees it
    who            a line for each player
    log 5          the last five things that happened
    read MOVE      what is printed on the cards, pages or squares of a move
    read NAME      what is printed under this name
    list           all moves
    list WORD      only the moves with this word
    hand           the table as you alone see it, with your moves
    try MOVE       what a move would do, or why it is refused
    hint           what the master would play (against bots)
    undo           take your last move back, while nothing was drawn or revealed
    save FILE      keep the game in a file
    call           what you may call out or answer though it is not your move; “call 1” does the first
    say WORDS      say something aloud
    wrong WORDS    say what is wrong here: a file is made of what you see, nothing is sent
    rules          the rules of the game
    quit           leave the game
lines-confirm = Your turn is done. Enter goes on, “undo” takes it back.
lines-confirm-move = Your move is made. Enter goes on, “undo” takes it back.
lines-hand = “hand” shows what you alone may see, and your moves.
lines-cannot-hide = What is printed here cannot be hidden again: when you type “hand” or “list”, let nobody else read it.
lines-also = { $fact }; { $next }
lines-acts = has to move
lines-type = Type “list” for all moves, “help” for everything else.
lines-read-nothing = Nothing is printed on that. Type “read” and a move from the list or a name, or “rules”.
reason-not-your-move = It is not your move. “say” and some words speak to the others.
lines-change = Everybody has chosen. Does anyone change? Type a player’s number to choose again, or press Enter to show everything: { $seats }.
lines-call = Type “call” and a number:
join-address = The table’s address:
join-open-line = This address begins with http: whoever sits between you and the server can read along.
join-waiting = At the table: { $players }. The game begins when the host starts it (a host here presses Enter); Ctrl-C leaves.
join-free = a free seat
join-left = You have left the screen, not the table: the same command leads back.
call-agree = let the move be taken back
call-disagree = the move stands
distant-lost = The line to the table is broken. Trying again…
distant-stopped = This game was begun by other rules and cannot go on here.
reason-address-unreadable = That is not a table’s address. One looks like https://house.example/t/name.
reason-house-silent = The server gives no answer that can be read ({ $problem }).
reason-certificate-unknown = { $host } shows a certificate that nobody you trust vouches for; nothing was sent. If you know this house, ask its host for its certificate as a file and give it with --certificate FILE.
reason-certificate-expired = The certificate of { $host } has run out; nothing was sent. Its host has to renew it.
reason-certificate-other = The certificate that { $host } shows was made out for another name; nothing was sent. Use the address it was made for, or take care: this may be another house.
reason-certificate-unreadable = { $file } is not there or holds no certificate; nothing was sent.
reason-no-answer = The table has not answered yet. Your move is kept and sent again.
reason-kept-there = The server keeps this game.
distant-back = The line to the table is back.
lines-none = none
lines-now = now
lines-secret = a secret choice
lines-more = “list” shows them all.

replay-begin = The start
replay-written-result = The end, as it was written: { $result }
replay-back = back to move { $n }
replay-at = move { $n } of { $last }
replay-spectator = a spectator
replay-eyes = seen by { $player }
replay-partly = This game is not over: you see it as the one who kept it did, several people as a spectator. “--all” shows everything.
all-ask = This game is not over. Show every hand and every sealed choice? (y/n)
export-hidden = This game is not over: the record tells hidden cards, sealed choices and luck. Let no player read it.
replay-result = The end: { $players } with { $scores }.

# The command line
check-good = { $file } is sound: { $moves } moves, { $result }.
check-sealed = Its luck matches the revealed secret.
check-agreed = { $agreed ->
        [one] One pull or pause was simulated again and came out the same.
       *[other] { $agreed } pulls and pauses were simulated again and came out the same.
    }
check-foreign = { $foreign ->
        [one] One pull or pause was
       *[other] { $foreign } pulls and pauses were
    } made by { $engine } with settings of its own; here is { $ours }, so they were not simulated again.
check-unproved = { $unproved ->
        [one] One pull or pause has no proof
       *[other] { $unproved } pulls and pauses have no proof
    } that can be simulated again.
check-unsealed = Its secret is not revealed, so the luck cannot be proved.
serving = The table is open at { $url } (Ctrl-C closes it).
serving-boxes = You own the game? Tell what is printed in your box, on this computer: { $url }
serving-network = The table is open. Here: { $own } · phones on your Wi-Fi: { $url } (Ctrl-C closes it).
lan-question = Shall phones on your Wi-Fi be able to join? Only people in your own network can, and only while the table is open. This is asked once; make play LAN=1 or LAN=0 changes it.
lan-prompt = Let phones in? [y/N]
certificate-own = The connection is encrypted with a certificate this computer made itself. A phone will warn once that it does not know it: choose “Advanced”, then “Continue”; the warning is about who vouches for it, not about the encryption. Whoever joins from a terminal needs a copy of { $file } (it is no secret) and gives it with --certificate.
carried-over = { $positions ->
    [yes] Begun by rules { $rules }: every position, all luck and the result come out alike by rules { $ours }, so it goes on by them.
   *[no] Begun by rules { $rules }: every move is still possible, and all luck and the result come out alike by rules { $ours }, so it goes on by them. Its positions were not written down then and could not be compared.
}
upgrade-carried = Of { $tables } tables { $carried } were carried over to the installed rules.
backup-written = { $tables ->
        [0] The backup is in { $file }. There were no tables yet.
        [one] The backup is in { $file }: one table.
       *[other] The backup is in { $file }: { $tables } tables.
    }
backup-restored = { $tables ->
        [0] The backup is restored. It had no tables.
        [one] The backup is restored: one table.
       *[other] The backup is restored: { $tables } tables.
    } Open it with: armarium serve
backup-replayed = { $replayed ->
        [0] None of { $tables } games replays move by move.
        [one] One game of { $tables } replays move by move, just as it was written.
       *[other] { $replayed } of { $tables } games replay move by move, just as they were written.
    }
backup-kept = { $failures ->
        [one] One game does not replay by the rules installed here. It is kept as it was written:
       *[other] { $failures } games do not replay by the rules installed here. They are kept as they were written:
    }
imported = This is the table’s name; open it with: armarium serve
origin-book = rulebook
origin-public = public source
origin-recon = rebuilt
origin-ruling = our ruling
sim-playing = { $game }
sim-title = { $games } games of { $game }, seed { NUMBER($seed, useGrouping: 0) }, { $seconds } s
sim-bot = bot
sim-wins = wins
sim-rate = rate
sim-interval = 95% interval
sim-score = mean score
sim-seats = Wins by seat: { $rates }
sim-turns = Turns: { $mean } on average, { $low } to { $high } in nine games of ten
sim-endings = Endings: { $endings }

bot-check-title = { $command }: { $name }, protocol { $protocol }
bot-check-good = ok
bot-check-odd = note
bot-check-bad = FAILED
bot-check-hello = says hello and what it plays: { $games }
bot-check-silent = no hello: { $problem }
bot-check-plays-nothing = plays nothing that is on the shelf
bot-check-unknown = passes over fields it does not know
bot-check-unknown-failed = stumbles over fields it does not know: { $problem }
bot-check-games = { $game }: { $games } games, { $won } won, { $moves } moves asked, slowest { $slowest } s
bot-check-cut = { $game }: { $games } games were left after { $moves } moves
bot-check-failed = { $game }: { $problem }
bot-check-refused = { $game }: { $count } lines were refused: { $reason }
bot-check-late = { $game }: { $count } moves took longer than { $seconds } s
bot-check-repeats = { $game }: the same question and seed give the same move
bot-check-differs = { $game }: the same question and seed gave two moves, “{ $move }” and “{ $other }”
bot-check-goodbye = ends when it is told goodbye, and when its input ends
bot-check-stays = does not end when it is told goodbye
bot-check-clings = does not end when its input ends
bot-check-code = ends with code { $code } instead of 0
bot-check-all-good = Everything is as it should be.
bot-check-not-good = This program is not ready to play.

reason-usage = “{ $command }” was not understood: { $problem }. See: { $command } --help
reason-number-expected = “{ $text }” is not a number that fits here.
reason-option-form = “{ $text }” is not an option; write it as name=value, such as grand-master=on.
reason-seats-filled = { $seats } seats cannot be filled with { $people } people and { $bots } bots.
reason-input-ended = The input ended in mid-game; nothing was kept.
reason-interrupted = Stopped.
reason-all-declined = Nothing was shown.
reason-reported-not-analysed = A game told from a real box is not analysed: nobody here saw the table.
reason-analyse-unfinished = A game that is not over is not analysed: it would show what the players may not know. “--all” does it all the same.
reason-export-running = This game is not over: its record would tell hidden cards, sealed choices and luck. “--all” writes it all the same.
reason-line-long = That line is too long: at most { $length } characters.
reason-left = You left in mid-game; nothing was kept.

help-usage = usage:
help-options = options
help-positional-arguments = what
help-commands = commands
help-armarium = A cupboard of spell-book games. Without a command it opens the table in your browser.
help-help = show this and end
help-version = the version, and whether the rules run compiled
help-lang = the language: { $languages }
help-play = Play in the terminal, against bots or with others at one keyboard.
help-learn = Learn a game in short chapters, on its real board.
help-learn-chapter = a chapter, by its number or name; asked for where it is left out
help-learn-plain = line by line, for screen readers and scripts
help-join = Sit down at a table of a server, from this terminal.
help-watch = Look on at a table of a server, from this terminal.
help-join-table = the table’s address, as a browser shows it; the name alone for a server on this machine; asked for where it is left out
help-join-name = what others call you there
help-join-certificate = a certificate to trust besides those this computer trusts: the one a host of “make play LAN=1 TLS=1” handed you
help-sim = Let bots play many games and tell who wins.
help-replay = Step through the record of a game, or check it.
help-analyse = Weigh every move of a record: who could hope to win, what the master would have played, where it turned.
help-simulations = how many games to imagine for each move (800)
help-rules = Read the rules of a game, or one clause.
help-bench = Measure how fast the rules of a game run.
help-serve = Open the table for browsers.
help-admin = Look after a running server: its tables, its people, who must stay away, and a word to everybody.
help-admin-tables = List the tables, the newest first: id, game, stage, name, host, which process keeps it.
help-admin-people = List who is here now: id, name, network address, tables; and who is banned.
help-admin-ban = Show somebody out and let them in no more.
help-admin-delete = Delete a table with everything that belongs to it.
help-admin-announce = Say something to everybody at every table; prints how many are there.
help-admin-person = the id of a person, or a network address
help-admin-lift = let them in again
help-admin-text = what to say, 300 characters at most
help-admin-port = the port on 127.0.0.1 for /metrics and `armarium admin` (any that is free)
help-log-format = how log lines are written: text, or json with one object a line (text)
help-serve-processes = how many server processes share the address; more than one need PostgreSQL (1)
help-internal-host = the address of this machine in a private network that processes on other machines relay to (127.0.0.1)
help-internal-port = the port for that; each further process takes the next one (any that is free)
help-export = Write a table of the server as a record.
help-import = Open a record as a table of the server.
help-backup = Write everything a server keeps into one file. The server may go on meanwhile.
help-restore = Bring a backup into an empty database, of the same kind or another.
help-upgrade = Replay all stored games by the installed rules and carry over those that come out alike; says what differs first in the others.
help-backup-file = the file to write; nobody else may read it
help-restore-file = a backup
help-game = the game: rune, …
help-play-bots = who plays against you, such as greedy or greedy,random; “none” for people only (the best that answers at once)
help-seats = how many seats
help-names = the people at this keyboard, such as Ana,Bo
help-colour = the colour of your Masters in Rune: red or black; the other player gets the other
help-option = an option of the game, such as grand-master=on; may be repeated
help-seed = a number that makes luck and bots repeat themselves
help-resume = go on with a kept game; without a file: list those in this folder
help-plain = line by line instead of a full screen
help-games = how many games (1000)
help-sim-bots = one bot for each seat, or one for all (greedy,random)
help-processes = how many processes play (one for each core)
help-json = print one JSON object
help-file = a record
help-all = also what players of an unfinished game may not know yet
help-yes = answer the question of “--all” with yes
help-check = replay it, compare its result and its luck, and say so in one line
help-clause = one clause, such as R-7
help-unverified = only the parts of the box that are plausible but not known
help-lan = let phones on this computer’s network in (asked once, then remembered)
help-tls = encrypt with a certificate of this computer’s own; phones warn once
help-host = the address to listen on (127.0.0.1)
help-port = the port (8000)
help-database = a file or database address (a file in your data folder)
help-public-url = the address others reach this server by
help-allow-host = a further name this server may be asked for by (may be repeated)
help-trusted-proxy = the address or network of a proxy whose X-Forwarded headers are believed (may be repeated)
help-serve-bot = a program that plays here under a name, such as eager="node eager.mjs"; may be repeated
help-bot = Help with a bot of your own.
help-bot-check = Check a program that plays: its hello, its time, its moves, its goodbye, and whole games against random.
help-bot-command = the command that starts the program, in quotes
help-bot-game = only this game (all it says it plays)
help-bot-games = how many games of each (2)
help-bot-seconds = how many seconds it is given for a move (1)
help-table = the table’s name

# Hints: half sentences after a move. $share is a chance in percent, $points hundredths or points.
because-wins = It ends the game in your favour.
because-gain = It brings you { $points ->
    [one] one point
   *[other] { $points } points
 } at once.
because-gain-least = It brings you at least { $points ->
    [one] one point
   *[other] { $points } points
 } at once.
because-betters = You are better off at once.
because-costs = It costs { $rival-player } { $points ->
    [one] a point.
   *[other] { $points } points.
 }
because-harms = It sets { $rival-player } back.
because-takes-lead = It takes the lead.
because-keeps-lead = It keeps you ahead.
because-leaves-least = It leaves little for whoever comes next.
because-only = There is nothing else to do.
because-clear = Everything else gives away { $points }% or more.
because-most-tried = A close call: the next move is almost as good.
because-behind = { $points }% less than the first.
because-nearly = About as good, at first glance.
# What the rules do not settle: how often it came about when the hidden cards were dealt otherwise.
likely-always = Almost always: { $what }
likely-often = { $times } times out of { $of }: { $what }

# A finished game weighed
mark-only = no choice
mark-best = the master’s move
mark-good = good
mark-slip = slip
mark-blunder = blunder
analysis-under-way = Weighing the moves
everybody = Everybody
turning-title = Where the game turned
analysis-n = n
analysis-player = player
analysis-move = move
analysis-share = worth
analysis-mark = mark
analysis-best = the master’s move
turning-lost = Move { $n }: { $move } Better: { $best } { $best-share }% instead of { $share }%.
turning-luck = Move { $n }: { $move } Luck had a hand in it. { $gainer-player }: from { $before }% to { $after }%.

## What the server refuses

reason-already-written = This table is being played elsewhere too. It has been read again; look at it before you go on.
reason-avatar-unknown = There is no such avatar.
reason-bot-plays-for-you = A bot is playing for you. Take your seat back first.
reason-chat-length = A line may have 1 to { $length } characters.
reason-chat-off = This table plays without chat.
reason-chat-too-fast = Not so fast: wait a moment before the next line.
reason-database-newer = The database was written by a later version of Armarium and is left as it is.
reason-database-unknown = “{ $database }” is not a database that can be opened here. Is its driver installed?
reason-foreign-page = This came from a page of another house and is not accepted.
reason-database-garbage = { $database } is not a database of Armarium, or it is damaged. It was left as it is; choose another one with --database.
reason-host-unknown-here = This server does not go by the name { $host }. If it should, start it with --allow-host { $host }.
reason-host-only = Only the host of the table may do that.
reason-host-unknown = There is no address “{ $host }” on this machine.
reason-join-first = The conversation has to begin with joining the table.
reason-database-missing = There is no database { $database }. Name another one with --database.
reason-backup-foreign = { $file } is not a backup of Armarium.
reason-backup-truncated = { $file } breaks off in the middle; it was not copied whole. Nothing has changed.
reason-backup-damaged = { $file } is damaged: it is not what was written. Nothing has changed.
reason-backup-newer = { $file } was written by a later version of Armarium. That one can restore it; nothing has changed here.
reason-store-not-empty = There are already tables or people in { $database }. A backup only goes into an empty database; name another one with --database.
reason-message-unreadable = That message could not be understood.
reason-name-length = A name may have 1 to { $length } visible characters.
reason-no-such-address = There is nothing at { $address }.
reason-not-over = That has to wait until the game is over.
reason-pages-missing = The pages have not been built. See the README.
reason-request-unreadable = The request to { $address } could not be understood.
reason-server-fault = Something went wrong on the server. The table is as it was.
reason-store-broken = The database cannot be read or written. Nothing has changed.
reason-store-full = The disk is full. Nothing has changed; try again when there is room.
reason-store-gone = The database file { $database } was removed or replaced while the server was running. Nothing can be kept any more: put it back, or start the server again.
reason-store-held = The database { $database } is already open at { $holder }. Play there, close that server first, or choose another database with --database.
reason-store-locked = The database is busy. Nothing has changed; try again.
reason-table-unknown = There is no table “{ $table }”.
reason-table-moved = The table { $table } is moving to another process. Try again.
reason-processes-need-postgresql = Several processes need a PostgreSQL database: --database postgresql+psycopg://…
reason-internal-public = The internal address { $host } could be reached from outside, or is a name. Choose one of this machine or of a private network.
reason-banned = Whoever runs this house has asked you to stay away.
reason-admin-nobody = No server of this database answers on this machine. Is one running, and is --database the same?
reason-hints-off = This table plays without hints.
reason-not-searched = No bot can think about this game: it brings no evaluation of its positions.
reason-hint-not-now = Hints are for those who have a choice to make right now.
reason-hint-under-way = The master is still thinking about your last question.
reason-hint-failed = The master has no answer this time. Ask again.
reason-too-many-messages = That was too much at once. Wait a moment.
reason-text-nul = The text contains a character that cannot be kept.
reason-hand-busy = A card is being drawn. Wait until it is out.
reason-no-poses = No cards moved at that point of the log.
reason-not-simulated = At this table nothing is simulated.

# The lab’s ladder and searches
help-lab = What bots are worth: ladders and speeds
help-lab-ladder = Let all bots of a game play each other and lay one scale through the results
help-lab-search = How many worlds a second a search of this game thinks through, and what more processes bring
help-ladder-bots = The bots that climb, separated by commas; all of the game if none are named
help-ladder-games = How many games each pair plays
help-search-seconds = Seconds each position is thought about
help-search-processes = How many processes think together
ladder-head = | bot | strength | first places | games |
ladder-meetings-head = | bot | against | the latter wins |
reason-ladder-teams = All win or lose together at this game: `armarium lab teams` measures its bots.
reason-ladder-bots = A ladder needs at least two different bots; these are: { $bots }.

# KamiMaï in the lab
help-lab-teams = Let a team of one bot play KamiMaï at every level, with few and many seats, calm and shaky
help-lab-learn-team = Learn what a KamiMaï team’s chances depend on from games of heuristic teams, and try it in a match of team against team
help-lab-fit-grimoire = Fit KamiMaï’s quick Grimoire to the simulated one, and check it on pulls held out
help-teams-bots = The bot on every seat
help-teams-games = How many games are played in each cell of the table
help-teams-levels = The levels that are played
help-teams-seats = The numbers of seats that are played
help-learn-team-games = How many games of heuristic teams are learned from
help-learn-team-seats = Seats at the table of the match
help-learn-team-level = The level of the match
help-learn-team-hands = How steady the hands of the match are
help-fit-decks = How many standing decks are played down
help-fit-pulls = A file of earlier pulls; they count too, and new ones are added to it

# Matches, tournaments and where they are played
help-lab-match = Let bots play each other from all seats on the same deals, and keep every game in a Parquet file
help-lab-tournament = Let all groups of the bots play each other from all seats on the same deals
help-match-bots = The bots at the table; fewer than seats sit down again in turns, and greedy~page:7 never plays “page 7”
help-tournament-bots = The bots that meet; greedy~page:7 never plays “page 7”
help-deals = How many deals are played, each once in every order of the seats
help-decisions = Keep a row for every decision too
help-out = The results file; a contest that was stopped goes on in it
help-engine = Where it is played: pool (processes of this machine) or ray
help-address = The address of a Ray cluster; without one, Ray runs on this machine
standings-head = | bot | games | wins | rate | 95% interval | mean score |
standings-file = { $games } games are in { $file }; a first place shared by two is half a win for each.
reason-extra-missing = This needs more than is installed: pip install "armarium[{ $extra }]".
reason-engine-unknown = There is no engine “{ $engine }”; there are: { $engines }.
reason-engine-address = The address { $address } is one of Ray: add --engine ray.
reason-ray-unreachable = No Ray answers at { $address }: { $problem }
reason-worker-died = A worker died { $attempts } times over the same games. All that was finished is kept; the same command goes on from there.
reason-contest-stopped = Stopped with { $left } of { $games } games to go. Finished games are kept beside { $file }; the same command goes on from there.
reason-results-other = { $file } has other results ({ $names } differ): name another file with --out, or remove it.
reason-results-none = { $file } is not a results file of the lab.
reason-results-version = { $file } was written by another version of the lab and cannot be continued here.
reason-results-unwritable = { $file } cannot be written: { $problem }. Finished games are kept; the same command goes on from there.
reason-forbid-form = What a bot must not play is written like page:7, not “{ $text }”.
reason-tournament-bots = A tournament at { $seats } seats needs at least as many different bots; these are: { $bots }.
reason-lineups-many = These bots could sit in more than { $most } orders; take fewer bots or seats.
reason-part-number-unknown = The box has no number { $name }; it has: { $names }.

# Learning an evaluation
help-lab-puzzles = Look for puzzles in games between bots: positions with one best move
help-puzzle-count = How many puzzles are wanted in all; a run that was stopped goes on
help-puzzle-out = The file they are written to, instead of the game’s own
help-lab-learn = Let searches play each other, fit the game’s evaluation to the results and try it in a match
help-learn-bot = Who plays the games to learn from: search:SIMULATIONS:TEMPERATURE
help-learn-match = Who plays the match, once with the new weights and once with those of the game
help-match-deals = The most deals of the match; 0 for none
help-rollout-depth = Moves played on beyond the tree with the new weights; as many as now, if it is not given
help-learn-out = The folder of the games, the new weights and the match
help-adopt = Put the weights into the game’s folder if they win the match
learn-games = Learned from { $games } games, checked on { $held } others; { $positions } positions.
learn-head = | chances from | log loss | best slope |
learn-even = all seats alike
learn-by-hand = the evaluation as written by hand
learn-by-hand-calibrated = the same with its best slope
learn-learned = the learned weights
learn-bins = Calibration of { $name }, on the games held out:
learn-bins-head = | foretold | seen | cases |
learn-match-better = The new weights win: { $share }% of { $deals } deals (log likelihood ratio { $ratio }).
learn-match-not-better = The new weights are not better: { $share }% of { $deals } deals (log likelihood ratio { $ratio }).
learn-match-open = The match is undecided: { $share }% of { $deals } deals (log likelihood ratio { $ratio }). More deals may decide it: --match-deals.
reason-not-learned = The evaluation of { $game } has nothing that could be learned.
reason-games-few = { $games } games are too few to learn from and to check on.
reason-weights-unreadable = The weights in { $file } cannot be read: { $problem }
reason-weights-other = These weights were learned for another evaluation than the one that is installed.

# Chances as people are shown them
help-lab-calibrate = Measure how often what a search expects comes true, and make the chances people are shown as sure as that
help-calibrate-bot = Who plays the games: search:SIMULATIONS:TEMPERATURE
help-calibrate-simulations = Simulations in a position; an analysis has 800
help-calibrate-every = One decision of so many is looked at
help-calibrate-out = The folder of the games and the new chances
help-calibrate-adopt = Put the chances into the game’s folder if they foretell better
calibrate-even = all seats alike
calibrate-by-hand = what the search expects
calibrate-by-hand-calibrated = the same with one best slope
calibrate-learned = the chances that are shown
calibrate-quarters = Best slopes of what the search expects, by quarters of the games held out: { $slopes }.
reason-learn-allied = All win or lose together at { $game }: a team learns with a command of its own, “armarium lab learn-team”.
reason-calibrate-team = All win or lose together at { $game }: there is one chance for the whole team, and no seat to compare it with.
reason-chances-unreadable = The chances in { $file } cannot be read: { $problem }

# The referee
help-lab-referee = See what more thinking would gain: a referee weighs what searches of several budgets choose
help-referee-budgets = Simulations of the searches that are weighed
help-referee-simulations = Simulations of the referee for each move that was chosen
help-referee-positions = How many positions, each of another game
help-referee-bot = Who plays the games the positions come from
referee-about = { $positions } positions of games between { $bot }; a referee weighed each move chosen with { $referee } simulations.
referee-head = | simulations | choose as { $most } do | a choice costs, in hundredths of a win |

# The balance page
help-lab-balance = Play a game many times and write a page of plots: seats, length, leads, parts, endings, skill
help-forbid = Also measure what a bot loses that never plays this; may be given several times
help-balance-out = The folder of the page, its pictures and its results files
balance-title = { $game }: balance over { $games } games
balance-seats = How often each seat was first when { $bot } played all { $seats } seats; a seat whose interval misses the dashed line has an advantage or a disadvantage.
balance-length = How many decisions a game took; the dashed line is the mean.
balance-endings = How games ended: the share of each ending, with the number of games in brackets.
balance-leads = How often the lead went to somebody else; many changes mean that a game stays open.
balance-decided = After which part of its decisions (in percent) a game’s first seat led for good; the further right, the later games are decided.
balance-parts = How often a seat that used a part was first; right of the dashed line it goes with winning, which does not prove that it causes it.
balance-clauses = In what share of the games each clause of the rules was applied at least once, and behind its number how many times a game; a clause far left is seldom met, and one that only forbids leaves no mark.
balance-options = How often a team of { $bot } won with each of these settings, on the same deals; settings whose intervals lie apart are not equally hard.
balance-skill = How often each bot was first, alone against the next weaker one on all other seats; far right of the dashed line skill counts, near it luck does.
balance-skill-team = How often a team of each bot won; the more they differ, the more skill counts.
balance-without = How often a bot was first that must not play one thing, alone against others that may; left of the dashed line the thing is worth having.
balance-without-team = How often a team won that must not play one thing, beside one that may; a lower share means the thing is worth having.

# Sweeps over numbers of the box
help-lab-sweep = Play a game with other numbers in its box and see which balances it best
help-sweep-number = A number of the box and the values it is given, as in numbers.magic-most=10..15
sweep-title = { $game }: which { $name } balances it best
sweep-line = { $value }: off by { $gap }%, the best balanced in { $sure } of 100 drawings
balance-imbalance = For each value, how far the luckiest or unluckiest of { $seats } seats is from an equal share (of a team: its success from a half), with its interval; the further left, the better balanced.
balance-sureness = For each value, in how many of 100 fresh drawings of the deals it was the best balanced; one far to the right of all others is sure, many alike near the dashed line are not.
reason-sweep-form = A sweep is written NAME=A..B with at most { $most } values, not “{ $text }”.

# Lessons
lesson-other = You may, but it is not the move we are after. Nothing is lost: try again.
reason-lesson-unknown = There is no such chapter.
reason-lesson-over = This chapter is done.
learn-which = Which chapter? A number or a name; Enter takes the first that is not done.
learn-chapter = { $place }: { $title }, { $minutes } min
learn-chapter-done = { $place }: { $title }, { $minutes } min, done
learn-aim-line = Aim of the game: { $aim }
learn-lit = Look here: { $things }.
learn-type = Type your move. “list” tells all moves, “show” plays it for you, “help” tells the rest.
learn-again = Nothing is lost: try again, or type “show”.
learn-shown = We play it for you: { $move }
learn-go-on = Enter goes on. Before that, “board”, “who” and “log” tell how things are.
learn-again-hint = Nothing is lost: try again; F3 shows it.
learn-place = task { $place } of { $last }
learn-show-hint = Here is a move that is right: Enter plays it.
learn-go-on-hint = Enter goes on.
learn-done = Chapter done: { $chapter }.
learn-help =
    a move         as in the list, or what people call it
    task           what is to be done, once more
    show           let the right move be played for you
    next           go on; before the task is done, to the next chapter
    board          the table as you see it
    who            a line for each player
    log 5          the last five things that happened
    read MOVE      what is printed on the cards, pages or squares of a move
    read NAME      what is printed under this name
    list           all moves
    list WORD      only the moves with this word
    try MOVE       what a move would do, or why it is refused
    rules          the rules of the game
    quit           leave; chapters that are done stay done
reason-lesson-none = There is no first game to learn { $game } by yet.
reason-lesson-no-undo = There is nothing to take back: a try that is not the answer changes nothing.

embed-open = see it played again
reason-not-listed = This table is not listed in the cupboard: nothing of it is shown elsewhere.
reason-pictures-extra = PNG pictures need one more package: pip install "armarium[pictures]".
help-picture = Draw a position, or a game after one of its moves, as a picture (SVG)
help-film = Draw a whole game as a film that plays by itself (SVG)
help-picture-source = A record, or a whole position in quotes
help-picture-at = After this line of the record; else after the last
help-picture-seat = As this seat sees it, from 1; else as a spectator does
help-picture-out = Where to write it; else it is printed
reason-picture-at = The record has no line { $n }: it goes up to { $last }.
help-report = Open what somebody found wrong, as they saw it; or make a failing test of it
help-report-file = A file that “Something is wrong here” has made
help-as-test = Write a test that fails with the reporter’s sentence
report-watcher = somebody who looked on
report-about = { $game }, line { $n }, seen by { $who }. { $version }. { $client }
report-rules = It was seen by rules { $rules }; here are rules { $ours }, so the table may be shown otherwise.
report-kept = Kept in { $file }: what you saw, and nothing that is hidden from you. Nothing was sent; pass the file on to whoever can mend it.
reason-report-unreadable = { $file } is not a report: { $problem }
reason-report-empty = Say in a sentence what is wrong: wrong the card should fit here
# puzzles
puzzles-found = { $count } puzzles from { $deals } games in { $file }.
reason-no-puzzles = { $game } makes no puzzles.
reason-puzzle-unknown = { $game } has no puzzle { $puzzle }.
reason-no-such-move = Move { $n } cannot be tried again: it is not in this game.

# boxes and their owners
help-box = How much of each box is known, and from whom; a box of your own: armarium box GAME
help-box-game = Tell what is printed in your box: you are asked part by part, and from the next start it is played with
help-box-merge = What several owners have reported, as one box
help-box-all = Ask about every part, not only about those that nobody knows
help-box-show = List every part with what it says, and how we know
help-box-set = A part of your box says something else, such as quest.4.vp=2; may be given several times
help-box-same = You have looked: this part of your box is as ours; may be given several times
help-box-file = A whole parts.toml that you have corrected yourself
help-box-owner = Who you are: the name that stands beside what you tell
help-box-name = What your box is called at tables
help-box-report = Write down what you have looked up, for others
help-box-house = Play with the house’s box again; yours is kept beside it
help-box-merge-files = Reports, or corrected files named after their game
help-box-merge-out = Where the box with all that was agreed on is written
box-parts = parts
box-doubtful = not known
box-from-whom = from whom
origin-owner = an owner
numeral = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
   *[other] { $n }
}
box-somebody = an owner
box-default-name = { $owner }’s box
box-merged-name = Owners’ box
box-who = Your name, as it should stand beside what you tell (Enter: { $owner }):
box-begin = { $game }: { $doubtful } of { $parts } parts are to be looked up. Take out your box! Enter: I don’t know. y: just as here. q: enough for now.
box-prompt = Yours:
box-we-play = We play with { $value } ({ $origin })
box-which = { $count ->
        [one] Is this yours? y, or write yours from top to bottom, like { $example }
       *[other] Which of these is yours? Its number, or write yours from top to bottom, like { $example }
    }
box-choose = Which is yours? { $choices }
box-several = Which are on yours? Some of: { $choices }
box-seen = Is this card in your box, and does it ask for the same? y if so
box-write = y if yours is the same, or write yours, like { $example }
box-otherwise = { $part }: yours says { $own }, ours { $ours }.
box-look-again = Look at it once more, please. { $part }: the rulebook says { $ours }.
box-saved = Saved in { $file }. From the next start { $game } is played with “{ $name }”: at tables, in the terminal, by bots and in the lab.
box-saved-same = Saved in { $file }. What you looked up in { $game } is as we play it, so nothing changes at the table. Thank you!
box-house-again = From the next start { $game } is played with the house’s box again.
box-report-written = Written to { $file }. Nothing was sent; pass it on to whoever gathers reports.
box-agreed = { $part }: { $own }, says { $owners }; we have { $ours }.
box-agreed-same = { $part }: { $own }, as we have it, says { $owners }.
box-says = { $owners } says { $own }
box-conflict = They do not agree. { $part }: { $said }. It stays { $ours } until somebody looks again.
box-merge-written = The box with all that they agree on is in { $file }.
reason-part-unknown = The box has no part { $name }.
reason-part-rows = { $field }: “{ $value }” should be written with { $letters } in the same shape as { $house }.
reason-part-squares = { $field }: “{ $value }” should be squares such as a1 g10, each of them once.
reason-box-label = “{ $text }” is not the name of a box.
reason-box-other = This was played with { $theirs ->
        [house] the house’s own box
       *[other] the box “{ $theirs }”
    } and here { $game } is played with { $ours ->
        [house] the house’s own box
       *[other] the box “{ $ours }”
    }.
reason-box-about = What the file says of the box cannot be read: { $problem }.
reason-box-name = A name has 1 to { $length } letters.
reason-boxes-variable = { $name } cannot be read: { $problem }.
reason-box-unwritten = { $file } cannot be written: { $problem }.
reason-box-report = { $file } is neither a report of a box nor a corrected parts.toml: { $problem }.
reason-box-games = These reports are about different games: { $games }.
reason-box-broken = { $game } cannot be played with this box: { $problem }.
reason-box-stuck = With this box somebody among { $seats } players of { $game } has no move left.
reason-box-merged = What they agree on makes no box of { $game } that can be played: { $why }
reason-box-unused = Your box of { $game } ({ $file }) is not played with, the house’s is. { $why } Mend the file, or put it away: armarium box { $code } --house
reason-box-none = You have not told anything of your box of { $game } yet: armarium box { $game }
reason-owner-only = This page is for whoever started the table, at this computer.
