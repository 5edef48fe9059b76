# The help of the program. What an id is made of: crates/cli/src/help/mod.rs.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples:
help-default = (default: { $value })
help-values = (one of: { $values })

# On a manual page.
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = COMMANDS
man-version = VERSION
man-extra = EXAMPLES

# What a command takes.
value-options = OPTIONS
value-command = COMMAND
value-game = GAME
value-edition = EDITION
value-seats = N
value-key = RULE
value-key-value = KEY=VALUE
value-players = PLAYERS
value-names = NAMES
value-dice = DICE
value-seed = SEED
value-save = FILE
value-resume = FILE
value-depth = DEPTH
value-file = FILE
value-files = FILE
value-folder = FOLDER
value-dir = FOLDER
value-output = FILE
value-out = FOLDER
value-tables = FOLDER
value-per-page = N
value-paper = PAPER
value-lang = LANGUAGE
value-address-port = ADDRESS:PORT
value-address = ADDRESS
value-url = URL
value-name = NAME
value-n = N
value-days = DAYS
value-seconds = SECONDS
value-games = N
value-rounds = N
value-bots = BOTS
value-levels = LEVELS
value-level = LEVEL
value-decisions = N
value-threads = N
value-bot-threads = N
value-program-seconds = SECONDS
value-position = POSITION
value-side = N
value-down-to = N
value-closing-needs = N
value-lucky = PAIR
value-simulate = N
value-pid = PID
value-idle = N
value-per-table = N
value-answers-per-second = N
value-kind = ATTACK
value-name-path = NAME=PATH
value-shell = SHELL

# What means the same in several commands.
qlub--lang = The language; that of LC_ALL, LC_MESSAGES or LANG if none is named
qlub--help = Print this help
qlub--version = Print the version
qlub--json = Print the result as JSON
qlub--data = The folder of the database and of the bots’ look-up tables (what QLUB_DATA says if none is named, else the platform’s folder for data)
qlub--game = The game (see qlub games)
qlub--edition = The edition; the first one listed if none is named
qlub--seats = How many play; two, or what the edition needs
qlub--option = An option of the edition, such as side=3; can be given several times
qlub--threads = How many threads work; one per core if none are named
qlub--program = A program that plays (docs/programs.md); can be given several times
qlub--file = The record or saved game; - reads standard input

# The commands.
qlub = A table for Qwixx, Quixo and Qwirkle
qlub-examples =
    qlub # opens a table, and your browser
    qlub games # what there is to play
    qlub play qwixx # classic Qwixx for two
    qlub play quixo --players person,hard # against a bot
    qlub play qwixx --dice typed --save our.game # with your real dice
    qlub serve # tables for phones nearby
    qlub replay our.game # what happened, step by step
    qlub rules qwixx # the rules, here and now
    qlub sheet longo --pdf -o longo.pdf # four score sheets on a page
    qlub help play # everything about a command

qlub-games = List the games, their editions, options and bots
qlub-games-examples =
    qlub games # for people
    qlub games --json # for programs that build a form
qlub-games--json = Print the list as JSON

qlub-play = Play at this terminal, passing the keyboard round
qlub-play-examples =
    qlub play qwixx # two people, one keyboard
    qlub play qwixx --edition longo --seats 3 --players person,greedy,random # against two bots
    qlub play quixo --option side=3 # a quick game for children
    qlub play qwirkle --names Anna,Bob --save us.game # hands are hidden from each other
    qlub play qwixx --dice typed # real dice, the terminal keeps the sheets
    qlub play qwirkle --resume us.game --save us.game # go on where you stopped
    qlub play qwixx --plain # line by line, for screen readers and pipes
qlub-play-notes = On the screen F1 explains the keys and the signs. The file of --save is a record: qlub verify checks it, qlub replay shows it.
qlub-play--players = Who sits where, one per seat: person, program, or a bot (random, greedy, easy, medium, hard, expert, unbeatable); seats left over are people
qlub-play--program = The command of a program for a “program” seat (docs/programs.md); can be given several times
qlub-play--names = The names of the players, one per seat
qlub-play--dice = Where chance comes from: rolled here, or typed in as your real dice show it
qlub-play--seed = Roll from a seed instead of the operating system’s chance
qlub-play--save = Keep the game in this file; it must not exist yet, unless it is the one of --resume
qlub-play--resume = Go on with the game of a file, with those who played; --players and --names change who does
qlub-play--plain = Line by line, without colours or cursor movements

qlub-serve = Serve tables to phones and computers
qlub-serve-examples =
    qlub serve # for this computer and phones on the same network
    qlub serve --listen 127.0.0.1:9000 # for this computer alone, on another port
    qlub serve --public-url https://games.example.org --trusted-proxy 127.0.0.1 # behind a reverse proxy (docs/hosting.md)
qlub-serve--listen = Where to listen; every interface on port 8777 if nothing is named
qlub-serve--next-free-port = Take the next free port if that one is taken
qlub-serve--database = A PostgreSQL database for several nodes, instead of a file; its password comes from QLUB_DATABASE or --database-file
qlub-serve--database-file = A file with the address of that database, password and all
qlub-serve--node = What this node is called among the others
qlub-serve--public-url = What shared links begin with: the address of the server, such as https://games.example.org
qlub-serve--trusted-proxy = A reverse proxy whose X-Forwarded-For is believed; can be given several times
qlub-serve--host = A name by which the server is reached, besides those of home networks and of the public URL; can be given several times
qlub-serve--metrics = Where /metrics is answered, with /readyz and /healthz; to this computer alone if nothing is named
qlub-serve--bot-threads = How many bots may think at once
qlub-serve--keep-finished = How many days finished tables are kept
qlub-serve--keep-idle = How many days tables are kept at which nothing happens
qlub-serve--json-log = Write the log as JSON, one object per line

qlub-verify = Check every roll and draw of a record
qlub-verify-examples =
    qlub verify our.record # docs/fairness.md says what that proves

qlub-backup = Copy the database of a server, also while it runs
qlub-backup-examples =
    qlub backup tables.db # of the usual folder
    qlub backup tables.db --data /var/lib/qlub # of a service
qlub-backup--file = The file to write; it must not exist yet

qlub-restore = Put a copy of the database back; the server must be stopped
qlub-restore-examples =
    qlub restore tables.db # where no database is
    qlub restore tables.db --replace --data /var/lib/qlub # instead of the one that is there
qlub-restore-notes = The database then belongs to the owner of the folder.
qlub-restore--file = The copy to put back
qlub-restore--replace = Replace the database that is there

qlub-records = Write finished matches to files, or read them back
qlub-records-examples =
    qlub records export matches # one file for every finished match
    qlub records import one.record # as a finished table that is looked at by its link
qlub-records-export = Write every finished match into a folder, also while the server runs
qlub-records-export--folder = The folder, which is created if there is none
qlub-records-import = Read finished matches into the database; the server must be stopped
qlub-records-import--files = The files of the records

qlub-replay = Replay a saved game
qlub-replay-examples =
    qlub replay our.game # step through it with the arrow keys
    qlub replay our.game --plain # the whole game in words
    qlub replay our.game --json # for programs
qlub-replay--json = Print JSON: one line per step, then one with the last view
qlub-replay--plain = Print the whole game in words, without colours or cursor movements
qlub-replay--notation = Print steps, last view and end in notation: the same in every language

qlub-analyse = Say what the decisions of a match were worth, and what was luck
qlub-analyse-examples =
    qlub analyse our.game # who was lucky, who erred, and where
    qlub analyse our.game --depth deep # looks further, and takes longer
    qlub analyse our.game --svg chances.svg # draws everybody’s chances, step by step
    qlub analyse our.game --tables tables # Quixo: exact wherever these tables go
qlub-analyse-notes = docs/insight.md says what the numbers mean and how sure they are.
qlub-analyse--depth = How hard to look: quick, deep or thorough (minutes a match)
qlub-analyse--tables = A folder of tables that qlub solve quixo made: what they know is exact
qlub-analyse--json = Print everything as JSON
qlub-analyse--svg = Draw everybody’s chances into this file

qlub-learn = Learn a game by playing a few turns of it
qlub-learn-examples =
    qlub learn # all lessons
    qlub learn qwixx # the first one of Qwixx
    qlub learn quixo --edition four # Quixo in teams
qlub-learn-notes = A lesson takes two minutes. A match against an easy opponent follows, in which everything new is explained once.
qlub-learn--game = The game (see qlub games); all lessons are listed without one

qlub-rules = Read the rules of a game, or of one refusal
qlub-rules-examples =
    qlub rules qwixx # the whole page
    qlub rules qwixx --lang fr # in French
    qlub rules qwixx closing-needs # where the rule of a refusal is explained
qlub-rules--game = The game (see qlub games), or “table” for what all games share
qlub-rules--key = The key of a rule, as refusals name it

qlub-sheet = Print score sheets for a table whose pad ran out
qlub-sheet-examples =
    qlub sheet classic --pdf -o classic.pdf # four to a page
    qlub sheet longo --pdf --per-page 2 -o longo.pdf # two, with different lucky numbers
    qlub sheet longo --option lucky=2/16,9/10 --pdf -o ours.pdf # with your own lucky numbers
    qlub sheet gemixxt-a --option closing_needs=6 --paper letter --pdf -o six.pdf # on US Letter
    qlub sheet bonus-b --svg --lang fr # one sheet as a picture, in French
qlub-sheet--edition = The edition of Qwixx (see qlub games)
qlub-sheet--svg = One sheet as a picture
qlub-sheet--pdf = A printable page of sheets
qlub-sheet--per-page = How many sheets on a page, up to 12
qlub-sheet--output = The file to write; standard output if none is named
qlub-sheet--paper = The paper of a page
qlub-sheet--replace = Replace the file that is there

qlub-simulate = Let bots play many games and say how they went
qlub-simulate-examples =
    qlub simulate qwixx --games 10000 # two greedy bots
    qlub simulate qwixx --edition longo --seats 4 --bots hard,random # one hard, three random
    qlub simulate quixo --option side=4 --json # for programs
qlub-simulate--games = How many games
qlub-simulate--seed = The seed; the same seed gives the same games
qlub-simulate--bots = The bots, one per seat: random, greedy, easy, medium, hard, expert, unbeatable; the last one takes the seats that are left

qlub-arena = Let bots and other programs meet, and say who is stronger
qlub-arena-examples =
    qlub arena qwixx --bots hard,medium --games 20000 # who is stronger, and with what confidence
    qlub arena qwixx --seats 4 --bots hard,medium # two against two, seats rotated
    qlub arena qwixx --bots easy,medium,hard # everybody against everybody
    qlub arena qwixx --bots expert --program "python3 mine.py" # your program against ours
    qlub arena qwixx --bots hard,expert --continue FILE # stop when you like, go on later
qlub-arena-notes = Every deal is played by all lineups with the same luck; an interval counts deals, not games. Where a game has no luck, a deal begins with 2 to 6 random moves. The number of different games is said; games that were played again widen the interval.
qlub-arena--bots = The bots that meet: random, greedy, easy, medium, hard, expert, unbeatable
qlub-arena--games = How many games; deals are always played to their end
qlub-arena--seed = The seed; the same seed gives the same luck
qlub-arena--bot-threads = Threads to play in; one per core if none are named
qlub-arena--adjusted = Take luck off every result, as far as our strongest player can measure it: the same mean, narrower intervals
qlub-arena--no-openings = Begin every game as the rules say, where a game has no luck too
qlub-arena--continue = A file that keeps every deal: what is in it already is not played again
qlub-arena--program-seconds = Seconds that a program may take for one answer

qlub-program = Play for a seat by the program protocol (docs/programs.md)
qlub-program-examples =
    qlub program --level expert # answers on standard output
    qlub arena qwixx --bots greedy --program "qlub program --level hard" # in an arena
qlub-program-notes = The protocol is one page: docs/programs.md.
qlub-program--level = How well the bot plays: random, greedy, easy, medium, hard, expert, unbeatable
qlub-program--seed = The seed of its choices

qlub-quixo = Ask what is known of positions of Quixo
qlub-quixo-value = Whether a position is won, lost or drawn, and each of its moves
qlub-quixo-value-examples =
    qlub quixo value --tables three ".../.../... 0" # the empty board of 3×3
    qlub quixo value --tables tables "xxxxo/ooooo/xxoxx/xooxo/xxxo. 0" # one neutral cube left
qlub-quixo-value-notes = A position is its rows from north to south with / between them, x for a cross, o for a ring and a dot for a neutral cube, then a space and the seat to move: 0 plays crosses, 1 rings. Tables are made by qlub solve quixo --out; where they end, so does the answer.
qlub-quixo-value--position = The position, such as "xo./.../..x 0"
qlub-quixo-value--tables = The folder of the tables
qlub-quixo-value--json = Print the answer as JSON

qlub-solve = Solve a game, or a part of it, exactly
qlub-solve-qwixx = What a sheet is worth to a player whom nobody hinders
qlub-solve-qwixx-examples =
    qlub solve qwixx # alone, always active: 115.483126 points
    qlub solve qwixx --seats 2 # two who never hinder each other
    qlub solve qwixx --edition longo --lucky 6/11 # with these lucky numbers
    qlub solve qwixx --simulate 100000 # let the solution play by the rules, too
qlub-solve-qwixx--edition = The edition; bonus-a needs 5 GB per seat, bonus-b 16 GB
qlub-solve-qwixx--seats = How many take turns; only their white sums matter
qlub-solve-qwixx--closing-needs = The ticks a closing cell needs, where the edition leaves that open
qlub-solve-qwixx--lucky = The lucky numbers of the sheet, where it has them; 5/10 if none are named
qlub-solve-qwixx--simulate = Play so many games alone by the rules with the solution’s answers
qlub-solve-quixo = Quixo for two: every position won, lost or drawn
qlub-solve-quixo-examples =
    qlub solve quixo --side 4 # seconds
    qlub solve quixo --down-to 24 # the end of the game, about a minute
    qlub solve quixo --out tables # the whole board: one night, 28 GB
    qlub solve quixo --out tables --resume # goes on where it was stopped
qlub-solve-quixo-notes = Every class is compared with the published counts before the next one begins.
qlub-solve-quixo--side = How many cubes a side of the board has
qlub-solve-quixo--down-to = Stop after the positions with this many marked cubes
qlub-solve-quixo--out = Keep the classes as files in this folder
qlub-solve-quixo--resume = Go on with the classes that are in the folder

qlub-books = Build the look-up tables that bots use
qlub-books-examples =
    qlub books # what there is, and whether it has been built
    qlub books --build # builds what is missing or damaged: about a minute on two cores
    qlub books --build qwixx-classic-alone # for analysing Qwixx alone: about a minute
    qlub books --add FILE # keeps a table that was made elsewhere (docs/quixo-solved.md)
    qlub books --remove # bots do without
qlub-books-notes = At a terminal the first game that needs a table builds it. A server reads those that are there.
qlub-books--build = Build what is missing or damaged
qlub-books--add = Keep a table that was made elsewhere
qlub-books--remove = Remove them all

qlub-bench = Measure how fast the rules are
qlub-bench-examples =
    qlub bench # everything
    qlub bench quixo --rounds 3 # one game
    qlub bench --json # for programs
    qlub bench bots # how long players take to decide
qlub-bench--game = Measure one game only
qlub-bench--seconds = Seconds for each round of what is measured by time
qlub-bench--rounds = Rounds; things that are compared are measured in turn, so that noise hits all alike
qlub-bench-bots = How long players take to decide
qlub-bench-bots-examples =
    qlub bench bots # every level of every game, a few minutes
    qlub bench bots qwirkle --levels expert --decisions 2000 # one level of one game
qlub-bench-bots-notes = Two players of a level meet, in one thread; cargo xtask bots does the same as wasm. The promise is a mean of 100 ms and 250 ms for 99 of 100 decisions.
qlub-bench-bots--game = Measure one game only
qlub-bench-bots--levels = The levels to measure
qlub-bench-bots--decisions = The least number of decisions; a game that has begun is finished

qlub-load = Put a server under load and measure how it does
qlub-load-examples =
    qlub load --spawn --idle 10000 # memory of a socket that only listens
    qlub load --spawn --tables 1000 --answers-per-second 800 # from an answer to the neighbours’ update
    qlub load --spawn --tables 200 --answers-per-second 0 # as many answers as there can be
    qlub load --url http://127.0.0.1:8777 --tables 20 --answers-per-second 20 # a server that runs
    qlub load --spawn --hostile each # what one hostile address can cost, nine ways
    qlub load --spawn --hostile all --phones # whether its neighbours can still play
qlub-load--url = The server to ask
qlub-load--spawn = Start a server for this in a process of its own, without limits unless it is attacked, in a folder that is gone afterwards
qlub-load--server-pid = The process of the server, to read its memory
qlub-load--data = The folder in which a server is started, and the disk is measured
qlub-load--idle = Sockets that only listen
qlub-load--per-table = How many of these share a table
qlub-load--tables = Tables at which people play; 20 beside an attack
qlub-load--seats = The seats of each
qlub-load--game = The game that is played
qlub-load--edition = The edition that is played
qlub-load--answers-per-second = Answers per second at all tables together, 800, or 40 beside an attack; 0 for as many as there can be
qlub-load--seconds = How long people play: 30 seconds, 60 under attack, 300 for phones
qlub-load--hostile = Attack the server from one address while others play: lines, replay, connections, bots, codes, ready, entries, frames, watchers; one after the other, “each” for every one, “all” for all at once
qlub-load--phones = Thirty phones at the attacker’s own address play; fails if one is shut out for over 10 s
qlub-load--program = A program whose server is attacked, such as old=target/old/qlub; several take turns
qlub-load--runs = How often every attack is made; the middle of all is told
qlub-load--same-address = Let honest people share the attacker’s address
qlub-load--stamps = Let the attacker solve puzzles where the server offers them
qlub-load--server-core = The core that a started server is kept to
qlub-load--client-core = The core that this program is kept to
qlub-load--server-files = How many files a started server may have open
qlub-load--before = How many seconds others are measured before the attack
qlub-load--prepare = How many seconds long tables may take to be made, where an attack needs them
qlub-load--rest = How many seconds they are left alone then: a server forgets what nobody looks at

qlub-completions = Print completions for a shell
qlub-completions-examples =
    qlub completions bash > ~/.local/share/bash-completion/completions/qlub # for bash
    qlub completions zsh > ~/.zfunc/_qlub # for zsh
    qlub completions fish > ~/.config/fish/completions/qlub.fish # for fish
qlub-completions--shell = The shell that the completions are for

qlub-man = Print a manual page
qlub-man-examples =
    qlub man > qlub.1 # the page of the program
    qlub man play > qlub-play.1 # the page of a command
qlub-man--command = A command; the program itself if none is named

qlub-help = Print the help of a command
qlub-help--command = The command; the program itself if none is named
