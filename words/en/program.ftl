# What the program says besides the game: results, faults, and how far it has come.
broken = Something inside the program broke. Please report it.

# A command line that cannot be read.
clap-unknown = “{ $argument }” is not known here.
clap-suggested = Did you mean { $these }?
clap-subcommand = There is no command “{ $given }”.
clap-no-subcommand = A command is missing: { $known }.
clap-missing = This is missing: { $missing }.
clap-no-value = { $argument } needs a value.
clap-value = { $argument }: “{ $value }” is not one of { $known }.
clap-says = { $argument }: “{ $value }”. { $why }
clap-conflict = { $argument } and { $other } do not go together.
clap-twice = { $argument } is given twice.
clap-count = { $argument } has too many or too few values.
clap-utf8 = The command line is not text (UTF-8).
clap-other = The command line cannot be read: { $says }
clap-whole-number = A whole number is needed, and not too large a one.
clap-number = A number is needed.
clap-address = An address and a port are needed, such as 127.0.0.1:8777; for a proxy the address alone.
clap-at-least = { $low } or more is needed.
clap-range = A number from { $low } to { $high } is needed.
no-command = There is no command “{ $given }”. There are: { $known }.
no-language = There is no language “{ $given }” here, only { $known }.
no-such-bot = There is no bot “{ $given }”. The levels are { $known }.
no-such-player = “{ $given }” is neither “person” nor “program” nor a bot. The bots are { $known }.
no-bot-here = There is no bot “{ $given }” for this game. There are { $known }.
no-such-rule = There is no rule “{ $given }” on this page. The rules are: { $known }.
too-many-bots = { $given } bots for { $seats } seats.
bad-seconds = { $given } seconds: more than 0 and at most { $most } are needed.
no-home = This account has no home folder: name a folder for the data with --data.

# What went wrong with a file.
fault-at = { $name }: { $why }
io-not-found = There is no such file or folder.
io-not-allowed = That is not allowed.
io-exists = It exists already.
io-is-folder = It is a folder.
io-no-folder = A part of its path is not a folder.
io-full = The disk is full.
io-read-only = The disk cannot be written to.
io-no-text = It is not text (UTF-8).
io-address-taken = The address is taken by another program.
io-address-unknown = This computer does not have that address.
io-says = The system says: { $says }
file-line = Line { $line }: { $says }
file-no-record = This is not a record of a game.
file-no-game = This is neither a record nor a saved game.
file-older = This is a saved game of an older program, without a record of its luck: qlub replay shows it.
file-elsewhere = This match was not played at one device.
file-expected = { $what } is missing.
file-changed = this line, or its mark, was changed.
file-deal = “{ $dealt }” does not follow from the secret: it should be “{ $expected }”.
file-after-end = nothing may follow the end.
file-cut-short = the file is cut short.
file-number = its number came before.
file-last-number = its number is too large.
file-time = its time lies before that of the line above.
file-no-match = a match is missing.
file-rules-here = rules version { $version } is not played here.
file-rules = rules version { $version } is not played here, but version { $known }.
file-secret = the secret is not the one that was promised.
file-nonce = the number of a player could still come.
file-nothing-asked = nothing is asked here.
file-unsealed = this answer should be sealed.
file-nothing-to-seal = this seat has nothing to seal.
file-outcome = this is not how it ended.
file-format = the format “{ $given }” is not known.
file-end = it ended otherwise: { $expected }
file-not-over = the game is not over yet.

# What a record or a saved game expects somewhere.
expected-a-number = a number
expected-a-time = a time
expected-a-mark = a mark
expected-a-line-of-a-match = a line of a match
expected-a-game = a game
expected-a-rules-version = a rules version
expected-a-device = a device
expected-a-name = a name
expected-a-line = a line
expected-a-text = a text
expected-a-seed = a seed
expected-a-level-of-bots = a level of bots
expected-64-hexadecimal-digits = 64 hexadecimal digits
expected-64-hexadecimal-digits-or = 64 hexadecimal digits or -
expected-draw-or-take-back = draw or take-back
expected-fair-typed-seeded-or-drawn = fair, typed, seeded or drawn
expected-a-time-in-milliseconds = a time in milliseconds
expected-the-options-of-a-table-as-json = the options of a table as JSON
expected-chance-or-an-action-in-the-notation-of-the-game = chance or an action in the notation of the game
expected-qlub-and-the-version-of-the-format = `qlub` and the version of the format
expected-game-its-name-and-its-rules-version = `game`, its name and its rules version
expected-setup-and-the-set-up = `setup` and the set-up
expected-a-seat-or-for-chance = a seat, or `*` for chance
expected-winners-and-seats-or-none = `winners=` and seats or none
expected-seats-or-none = seats or none
expected-scores-and-points-or-none = `scores=` and points or none
expected-points-or-none = points or none
expected-reason-and-a-reason = `reason=` and a reason
expected-an-outcome = an outcome

# The database and the server.
store-in-use = Another qlub uses the folder { $folder }. Stop it first.
store-newer = { $file } was written by a newer qlub: it has version { $found }, and this program knows { $known }.
store-foreign = { $file } is not a database of qlub.
store-damaged = { $file } is damaged: { $says }
store-conflict = It is there already.
store-unknown = There is no such table.
store-closed = The database is closed.
store-database = The database: { $says }
store-database-newer = The database needs a newer qlub: one that knows version { $found }, and this program knows { $known }.
store-elsewhere = The server of this database makes copies of it: { $program }.
store-unsure = The answer of the database got lost. Nobody knows whether this was kept: look again.
no-database = There is no database in { $folder }. Name its folder with --data.
backup-done = The copy is in { $file }.
restore-done = The database is back in { $folder }.
restore-exists = { $file } exists already. To put the copy in its place: --replace
export-done = { $count ->
    [0] There is no finished match.
    [one] One match is in { $folder }.
   *[other] { $count } matches are in { $folder }.
  }
import-done = { $file } is at { $link }
import-not-over = The match is not over.
serve-public = For everybody:  { $link }
serve-port = Port { $port } is taken by another program. Choose another with --listen, or take the next free one with --next-free-port.
serve-public-url = It is https:// or http:// and a host, without a path.
serve-database = It is an address such as postgres://USER@HOST/DATABASE.
serve-password = A password on the command line can be read by others on this computer. Put the address into { $variable }, or into a file for --database-file.
serve-node = A name of 1 to 40 letters, digits, dots and dashes.
serve-no-page = This qlub was built without its page. In its repository: cargo xtask web, then cargo install --path crates/cli
alone-already = A table is open already: { $link }
net-status = The server answers with status { $status }.
net-closed = The server closed the connection.
net-unreadable = The server says something that this program does not understand.

# Games, bots and their look-up tables.
games-game = { $game }: { $name } (rules version { $rules })
games-bots = Bots: { $levels }
games-option = { $what } (usually { $usual })
book-quixo-late = exact values of Quixo boards with at most one neutral cube
book-quixo-keeps-wins = moves of Quixo by which the unbeatable bot would let a win slip
book-qwixx-alone = what a sheet of Qwixx alone is worth, { $edition }: for hints and for looking back at a match alone
book-qwixx-bonus-a-alone = what a sheet of Qwixx alone is worth, Bonus A (5 GB of memory): for hints and for looking back at a match alone
book-qwixx-bonus-b-alone = what a sheet of Qwixx alone is worth, Bonus B (16 GB of memory): for hints and for looking back at a match alone
book-size = It has another size.
book-unsound = It is damaged, or something else.
book-comes-along = It comes with the program.
books-line = { $name }: { $about }; { $state }
books-folder = They are in { $folder }.
books-size = { $megabytes } MB
books-missing = not built yet (qlub books --build)
books-missing-named = not built yet (qlub books --build { $name })
books-missing-file = not here (qlub books --add FILE)
books-unknown = There is no table “{ $name }”: qlub books lists them.
books-unsound = damaged or of another version
books-not-this = It is not { $name }: { $why }
books-making = Building { $about }. That takes about a minute.
books-making-now = Building a look-up table for the bots, once: { $about }. That takes about a minute; Ctrl-C plays without it.
books-stopped = it was stopped
books-how = qlub books --build
books-without = The bots play without { $about } ({ $why }).
progress-left = { $time } left
progress-line = { $what }: { $percent } %
progress-games = { $games ->
    [one] of one game
   *[other] of { $games } games
  }

# Programs that play.
program-fault = Program “{ $command }”: { $why }
program-no-name = it does not say who it is.
program-greets-twice = it greets twice.
program-no-answer = it does not answer.
program-gone = it ended without answering.
program-says = it says: { $says }
program-unreadable = it said what nobody understands: { $line }
program-refused = it answers “{ $action }”. { $why }

# Many games.
report-draws = draws { $draws }
report-score = score { $mean } ± { $margin }
simulate-head = { $setup }: { $games ->
    [one] one game
   *[other] { $games } games
  }
simulate-steps = steps   { $series }
simulate-seat = seat { $seat }  { $bot } wins { $share } % [{ $low }, { $high }]
simulate-score = score { $series }
simulate-series = { $mean } ± { $margin }, deviation { $deviation }, { $low } to { $high }
simulate-ended = ended: { $reasons }
simulate-reason = { $reason } ({ $count })
arena-nobody = Nobody plays: name --bots or a --program.
arena-other = { $file } is of another contest than this: { $wanted }
arena-line = it cannot be read: { $line }
arena-head = { $setup }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $distinct } of them different, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, seed { $seed }
arena-wins = wins { $share } % [{ $low }, { $high }], fair { $fair } %
arena-elo = Elo { $elo } ± { $margin }
bench-head = One core unless said otherwise, { $rounds ->
    [one] one round
   *[other] median of { $rounds } rounds
  } [slowest, fastest]
bench-line = mean { $mean } ms, p99 { $p99 }, most { $most }, { $count ->
    [one] one decision
   *[other] { $count } decisions
  }

# Games that are solved.
quixo-rows = A board has 3 to 5 rows.
quixo-position = “{ $given }” is not a position of Quixo: qlub quixo value --help says how one is written.
quixo-each = { $time } per position with its moves
quixo-won = won
quixo-drawn = drawn
quixo-lost = lost
quixo-no-table = unknown: { $tables } has no table for this many marks ({ $own } and { $other })
quixo-wins = wins: { $moves }
quixo-draws = draws: { $moves }
quixo-loses = loses: { $moves }
quixo-unknown = unknown: { $moves }
solve-down-to = --down-to { $given }: the board has { $cells } cubes.
solve-needs-out = Below { $marks } marks name a folder to keep it in with --out.
solve-has-tables = { $folder } has tables: --resume goes on with them.
solve-unsound = It is not a sound table of this class.
solve-begun = side { $side }, { $threads ->
    [one] one thread
   *[other] { $threads } threads
  }; masks numbered in { $time }
solve-memory = at most { $gigabytes } GB of memory
solve-done = { $won } won, { $lost } lost, { $drawn } drawn in { $time }
solve-level = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
  }: { $classes ->
    [one] { $classes } class
   *[other] { $classes } classes
  } as published, { $won } won, { $lost } lost, { $drawn } drawn; { $how }
solve-rounds = { $rounds ->
    [one] one round
   *[other] up to { $rounds } rounds
  }, { $time }, { $pace } ns per position
solve-read = read in { $time }
solve-bar = { $part } of { $positions } positions, class { $class }, { $left } left at this pace
solve-alone = --simulate plays alone: leave out --seats.
solve-bar-and-pairs = A sheet with both a bar and pairs of cells cannot be solved.
solve-value-alone = alone, always active: { $points } points
solve-value = seat { $seat } of { $seats } in turn: { $points } points
solve-sheets = { $sheets } sheets in { $seconds } s
solve-played = played { $games } games: { $mean } ± { $margin } points

# A server under load.
load-files = { $needed } open files are needed and { $files } allowed: raise it with ulimit -n { $needed }
load-url = “{ $given }”: the address of a server is written http://ADDRESS:PORT.
load-no-server = { $program } does not serve.
load-no-program = There is no program at { $path }.
load-no-core = Core { $core } cannot be had (taskset).
load-no-attack = There is no attack “{ $given }”. There are: { $known }, each and all.
load-shut-out = A phone was shut out for more than 10 s in a row, or never played.
load-idle = idle: { $sockets } sockets at { $tables } tables, { $alive } of them alive
load-opened = { $rate } opened per second
load-bytes = { $bytes } bytes of the server for each
load-bytes-unknown = memory unknown: name the server’s process with --server-pid
load-play = play: { $tables } tables of { $seats } for { $seconds } s
load-answers = { $rate } answers acknowledged per second, { $refused } refused in all; { $gone } connections lost
load-times = answer to neighbour’s update: p50 { $p50 } ms, p99 { $p99 } ms, longest { $longest } ms, of { $count }
load-kept = { $lines } lines per second in { $commits } commits
load-raw = raw rate of durable transactions { $rate } per second: ratio { $ratio }
load-memory = { $mebibytes } MiB of the server
load-head = { $kinds } ({ $program }), { $seconds } s
load-no-kind = no attack
load-cost = server: disk +{ $disk } MiB, memory { $before } to { $peak } MiB, { $processor } s of processor
load-before = before
load-under = under attack
load-window = answers { $rate }/s, to neighbours p50 { $p50 } ms, p99 { $p99 } ms, longest { $longest } ms
load-health = health { $slowest } ms at most, { $failed } failed; bot { $bot } ms at most; { $guests } guests
load-refusals = { $count } refusals; { $longest } s at most without being let in
load-attacker = attacker: { $done } done, { $refused } refused, { $closed } closed, { $failed } failed
load-phones = phones: { $phones } at { $tables } tables, of which { $begun } began; { $rematches } rematches
load-done = { $answers } answers, { $chats } things said, { $reloads } reloads

# What the decisions of a match were worth. Numbers are per cent of a win.
analyse-progress = steps looked at
analyse-won = { $seat } won:
analyse-shared = { $seat } shared the win:
analyse-lost = { $seat } did not win:
analyse-made = { $seat } made { $points } points:
analyse-start = { $percent } at the start
analyse-luck = { $percent } luck
analyse-errors = { $percent } own errors
analyse-gifts = { $percent } errors of others
analyse-crossing = { $percent } answers that crossed
analyse-unseen = { $percent } what could not be seen
analyse-drift = { $percent } change of mind of the judge
analyse-broken-off = { $percent } end by agreement
analyse-no-luck = There is no luck in this game.
analyse-skill = { $seat }: { $decisions ->
    [one] one real decision, which cost { $loss } %
   *[other] { $decisions } real decisions, each of which cost { $loss } % on average
}; accuracy { $accuracy } of 100.
analyse-skill-alone = { $seat }: { $decisions ->
    [one] one real decision, which cost { $loss } points
   *[other] { $decisions } real decisions, each of which cost { $loss } points on average
}; accuracy { $accuracy } of 100.
analyse-none = No decision cost enough to be worth a word.
analyse-decisions = The decisions that cost most:
analyse-decision = Step { $step } { $mark } { $played } Then { $seat } wins { $chance } % of such matches. Better, with { $most } %: { $best } Cost: { $loss } %, give or take { $error }.
analyse-decision-alone = Step { $step } { $mark } { $played } Then { $seat } makes { $chance } points on average. Better, with { $most } points: { $best } Cost: { $loss } points.
analyse-chances = What chance brought that counted most:
analyse-chance = Step { $step }: { $came } For { $seat }: { $luck } %.
analyse-chance-alone = Step { $step }: { $came } For { $seat }: { $luck } points.
analyse-judge = These are the opinions of one judge, our strongest player, who { $depth ->
    [deep] looked long
    [thorough] looked very long
   *[quick] looked briefly (--depth deep looks longer)
}. The parts of each line add up to the result.
analyse-judge-alone = This is no opinion: every sheet has been solved, and these are the points that the best play makes on average. The parts add up to the result.
analyse-no-depth = There is no depth “{ $given }”: it is quick, deep or thorough.
analyse-not-learnt = Nobody here can judge this game with these options.
analyse-book-missing = To judge this, the book “{ $book }” is needed.
analyse-book-make = Alone, a match is judged by a table of all sheets, which is made once: { $command }
analyse-tables-not-for-this = Tables are of Quixo for two, and this match is not.
analyse-not-over = The match is not over: nothing can be said about it yet.
analyse-curve = Everybody’s chances to win, step by step
analyse-curve-alone = The points to be expected, step by step
analyse-curve-steps = steps of the match
arena-adjusted = Luck was taken off every result.
arena-no-luck = --adjusted takes luck off results, and this game has none.

# qlub learn.
learn-how = Type what the step asks for. “show” shows the table again, “quit” leaves.
learn-left = The lesson is left. The same command takes it up again.
learn-finished = {" "}(finished)
learn-begun = {" "}(left at step { $step })
learn-match = Enter: a match against an easy opponent. “quit” ends here.
learn-none = { $game } has no lesson for that. There are lessons for { $known }.
