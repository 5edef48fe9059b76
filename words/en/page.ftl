# The page.
house-name = Qlub
qlub-about = Qwixx, Quixo and Qwirkle for families, friends and clubs.
title-home = Qlub: Qwixx, Quixo and Qwirkle
title-before = New table · Qlub
title-rules = Rules · Qlub
title-settings = Settings · Qlub
title-table = { $game } · Qlub
home = Home
back = Back
close = Close
loading = One moment
on = On
off = Off
rules = Rules
settings = Settings
seat-number = Player { $number }
word-white = white

# Home.
home-title = Sit down and play.
home-games = Games
home-continue = Continue
home-forget = Remove this table
home-play = Play now
home-join = Join with a code or a link
home-code = Code or link
home-enter = Join
home-offline = This page also works without a network: everything except online tables.
home-names = Qwixx, Quixo and Qwirkle are trademarks of their publishers. Qlub is an independent project and is not affiliated with them.
rules-all = All games
rules-choose = Each game in two minutes, and then all its rules.
rules-table = For programmers: refusals and notation

# Before the start.
before-edition = Edition
before-seats = Players
before-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
before-name = Name of player { $number }
before-kind = Who is player { $number }
before-here = Person on this device
level-random-why = Plays anything that is allowed.
level-greedy-why = Takes as many points as it can at once.
level-easy-why = Plays like a beginner, mistakes included.
level-medium-why = Plays like somebody who plays now and then, and misses some chances.
level-hard-why = Plays well, and is seldom careless.
level-expert-why = As strong as we can make it; thinks for a moment.
level-unbeatable-why = Never loses from the empty board of 25 cubes: that is proved. Elsewhere it plays as well as it can.
level-fetches = This device downloads { $megabytes } MB for it, once.
before-bot = Bot: { $level }
before-remove = Remove { $name }
before-add-person = A person
before-add-bot = A bot
before-chance = Dice
before-chance-dealt = On the screen
before-chance-dealt-why = The page rolls the dice.
before-chance-typed = Real dice
before-chance-typed-why = You roll your own dice and tap what they show.
before-answers = Answers
before-answers-sealed = Sealed
before-answers-sealed-why = Pass the device round: nobody sees another answer before all are in.
before-answers-open = Open
before-answers-open-why = One screen for all: answer in any order, and everybody may look.
before-start = Start

# At the table.
active = rolls
decided = has decided
deciding = is thinking
expand = Show this sheet
points-now = Points now
sheet-of = Sheet of { $name }
row-name = { $colour ->
    [red] Red row
    [yellow] Yellow row
    [green] Green row
   *[blue] Blue row
  }
cell-name = { $colour } { $number }
cell-row = { $colour ->
    [red] in the red row
    [yellow] in the yellow row
    [green] in the green row
   *[blue] in the blue row
  }
cell-staged = to confirm
cell-legal = can be ticked, { $points }
cell-open = open
cell-early = needs { $needs } ticks before it
cell-ticked = ticked
cell-lost = lost
lock-open = Lock, open, needs { $needs } ticks before the closing cell
lock-ticked = Lock, ticked
lock-lost = Lock, closed by others
lock-early = Lock
bar = Bonus bar
box-open = { $colour }, free
box-early = { $colour }, free
box-ticked = { $colour }, used
box-lost = { $colour }, struck out
sign-bar = bonus cell
sign-circle = circle
sign-diamond = diamond
sign-square = square
sign-octagon = octagon
sign-star = star
pair-circle = two in the emptiest row
pair-diamond = one in every row
pair-square = emptiest row ×2
pair-octagon = 13 points
pair-star = misses are free
pair-complete = complete
lucky = Lucky numbers
misses = { $misses ->
    [0] No misses
    [one] { $misses } miss
   *[other] { $misses } misses
  }
tally-doubled = doubled
tally-doubled-short = ×2
tally-extra = bonus
tally-misses = misses
tally-total = total
dice-none = The dice have not been rolled.
dice-show = White { $one } and { $other }, together { $sum }. { $colours }.
prompt-dice-roll = The dice are about to roll.
prompt-first = Who begins?
prompt-waiting = Waiting for { $names }.
prompt-over = The game is over.
dock = What to do now
offers = What you may do
offer-nothing = Nothing
offer-miss = Miss
offer-row = row { $letter }
offer-skips = { $count ->
    [0] no skip
    [one] skips { $count }
   *[other] skips { $count }
  }
staged = To confirm
staged-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Confirm, or undo.
stage-tick = { $cell }
stage-nothing = Tick nothing
stage-miss = Tick nothing and mark a miss
stage-skips = Skips { $cells }.
stage-skipped = { $colour } { $numbers }
stage-skips-none = Skips nothing.
stage-ends = This move ends the game.
stage-into = Row for the bonus
points-signed = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }
chain = Together: { $marks }.
chain-locked = { $colour ->
    [red] the red lock
    [yellow] the yellow lock
    [green] the green lock
   *[blue] the blue lock
  }
chain-boxed = box { $number }
chain-wasted = { $colour ->
    [red] nothing in red
    [yellow] nothing in yellow
    [green] nothing in green
   *[blue] nothing in blue
  }
undo = Undo
confirm = Confirm
take-back = Take back
answer-stands = Your answer stands until you give another.
see-rule = Read the rule
pad-die = { $die } die
pad-face = { $die }: { $face }
pad-play = Play these dice
curtain-pass = Pass it to { $name }
curtain-why = Answers stay sealed until everybody has decided.
curtain-lift = I am { $name }
log-title = What happened
log-empty = Nothing yet.
connection-lost = The connection is lost. Your table is safe; trying again…

# The command line.
typed = Type a move
typed-label = Type a move in notation, or a question
typed-example = r8   legal?   scores?
typed-go = Go
typed-answers = Answers
typed-done = Done.
typed-undone = Taken back.
typed-not-asked = Nothing is asked of you now.
typed-score = { $name }: { $points }.
typed-help = Moves: r8 ticks the red 8, - ticks nothing. Dice: w3 w4 r1 y6 g2 b5. Questions: { $words }.
ask-legal = legal
ask-scores = scores
ask-turn = turn
ask-dice = dice
ask-undo = undo
ask-help = help

# After the game.
after-reason = The game is over: { $reason }.
after-table = How the points add up
after-name = Player
rematch = Rematch
new-table = New table
save-record = Save the record
save-game = Save to a file

# Refusals of the table.
refused-no-table = This table does not exist here.
refused-setup = These settings are not available. Look at the options again.
refused-engine = The engine did not start. Reload the page.
refused-unknown = That did not work ({ $key }).

# Settings.
setting-language = Language
setting-language-why = For the whole page.
setting-theme = Light or dark
setting-theme-why = Follow the device, or choose.
setting-theme-auto = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-palette = Colours
setting-palette-why = The distinct colours can be told apart whatever your colour vision. The letters say the same.
setting-palette-steady = Distinct
setting-palette-classic = Classic
setting-motion = Motion
setting-motion-why = Animate dice and moves.
setting-motion-auto = Same as device
setting-motion-full = Full
setting-motion-less = Reduced
setting-pace = Pace
setting-pace-why = How long bots and dice wait before they go on.
setting-pace-calm = Calm
setting-pace-quick = Quick
setting-confirm = Confirm every tick
setting-confirm-why = One tap chooses a cell, a second one confirms it.
setting-hints = Hints
setting-hints-why = A coach says what it would do when you ask, at tables of this device. It is fetched when you first ask.
setting-sound = Sound
setting-sound-why = Dice, pen and locks.
setting-shortcuts = Keyboard shortcuts
setting-shortcuts-why = N ticks nothing, / opens the line for typed moves.
books = Coach and bots without a network
books-why = The coach and some bots look up what they have learnt. This device downloads it when they are first wanted, or all of it now.
books-keep = Keep for offline play, { $megabytes } MB
books-coming = Downloading…
books-kept = Everything is on this device.
books-failed = The download is incomplete. Try again when there is a network.
setting-keepsWins = Quixo: let no win slip
setting-keepsWins-why = The unbeatable bot can also let no win slip, with a larger look-up table that this device downloads once and keeps{ $megabytes ->
    [0] {""}
   *[other] {" "}({ $megabytes } MB)
  }.

# Tables that others come to.
separator = {" · "}
title-verify = Check rolls and draws · Qlub
title-play = Table · Qlub
home-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
home-online = online
before-where = Where
before-where-here = On this device
before-where-here-why = Alone, with bots, or passing the device round. No network needed.
before-where-online = Online
before-where-online-why = Everybody on their own device. The others join by link or code.
before-open = Open seat
before-open-table = Open the table
gather-people = At the table
gather-sit-why = Choose a seat and sit down.
gather-full = The table is full. You are watching.
gather-invited = Seat { $number } is kept for you: sit down.
gather-free = Free
gather-name = Name for seat { $number }
gather-your-name = Your name
gather-rename = Your name at seat { $number }
gather-sit = Sit down
gather-rise = Leave
gather-bot = A bot for seat { $number }
gather-or-bot = or a bot
gather-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
gather-fair = Fair luck: every device adds a secret number of its own before the start, so nobody, not even the server, can choose { $chance ->
    [dice] the dice
    [cards] the cards
    [tiles] the tiles
   *[any] what comes
  }. Afterwards anybody can check it.
gather-start = Start
gather-open = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
  }
gather-waits = Waiting for { $name } to start.
gather-waits-nobody = Waiting for the host to start.
gather-unready = Waiting for { $names }
gather-changed = The host changed the table. Ready?
gather-ready = Ready
gather-is-ready = ready
gather-not-ready = not ready
host = Host
away = away
watching = You are watching. Only the players can act.
invite = Invite
invite-why = Send the link, let them scan the QR code, or say the code.
invite-code = Code
invite-link = Link to this table
invite-watch = A link for watching
invite-watch-why = With this link people see what everybody may see, but cannot take a seat.
invite-watch-link = Link for watching
share = Share
share-copy = Copy
share-copied = Copied
share-qr = QR code of the link
choices = What we play
choices-host = The host chooses.
choices-more = More: rules, clock, bots, chat
choice-seats = Seats
choice-seats-why = How many play.
choice-luck = Luck
choice-luck-fair = Fair
choice-luck-typed = Real dice
choice-luck-seeded = Repeatable (seed)
choice-clock = Clock
choice-clock-none = None
choice-clock-decision = { $time } per decision
choice-clock-bank = { $time } per game
choice-late = Out of time
choice-late-decline = Pass
choice-late-bot = A bot
choice-stand-in = Stand-in
choice-nobody = Nobody
choice-grace = Absence allowed
choice-pace = Pace of bots
choice-chat = Chat
choice-team-chat = Team chat
choice-decline-for-me = Pass when there is no choice
choice-coach = Coach
around-away = { $count ->
    [one] { $names } is away. The table waits.
   *[other] { $names } are away. The table waits.
  }
around-stand-in = A bot plays for { $name } ({ $level }).
around-offer-take-back = { $name } would like to take back the last decision.
around-offer-draw = { $name } offers a draw.
around-offer-seat = { $newcomer } asks for the seat of { $name }. Whoever sits there sees its hand. Agree?
around-left = A bot plays for { $name }.
around-free = A bot plays at seat { $number }, which is free.
around-return = Take my seat back
around-sit = Sit here
around-ask = Ask for this seat
around-name = Your name at this table
agree = Agree
disagree = Decline
withdraw = Withdraw the offer
clock-of = { $name }
chat = Chat
chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
  }
chat-empty = No messages yet.
chat-text = Your message
chat-say = Send
chat-team = Only to my team
chat-team-mark = to the team
menu = Table
menu-match = This game
menu-host = You are the host
move-seat = Continue on another device
move-seat-why = The link works once and gives your seat to whoever opens it.
move-seat-of = Transfer the seat of { $name }
move-seat-link = Transfer link
offer-draw = Offer a draw
resign = Give up
leave-seat = Leave the seat
leave-seat-why = A bot plays on for you. You can take your seat back until the game is over.
pass-host = Make host
remove = Remove
close-table = Close the table
delete-table = Delete the table
delete-table-why = Closing ends the game and keeps its record. Deleting removes everything for everybody.
sure = { $what }: really?
cancel = No
table-gone = This table no longer exists.
table-elsewhere = This table is now open in another window.
table-here = Continue here
link-late = This link to a seat has been used already, or is no longer valid. You can watch, or take a free seat.
luck = Check rolls and draws
luck-what = A record holds everything that happened in a game. This page recomputes every roll and draw from it, on this device, without a server.
luck-file = A record or saved game
luck-good-fair = Every roll and draw was fair.
luck-good-seeded = Every roll and draw follows from the seed.
luck-good-typed = These were real dice.
luck-good-drawn = Every move follows the rules.
luck-lines = { $lines } lines read, { $deals ->
    [0] no roll or draw to recompute
    [one] one roll or draw recomputed
   *[other] { $deals } rolls and draws recomputed
  }: everything is as recorded.
luck-nonces = A number of their own was added by { $names }.
luck-proves = The table published the fingerprint of its secret before anybody sat down, and the players published theirs before the start. The dice follow from all of them together. So nobody could choose them, and nobody can change them now without this page noticing.
luck-commitment = Fingerprint of the table’s secret
luck-about-seeded = Everything follows from a seed that was known from the start. The same seed gives the same dice; whoever knew it could know them all.
luck-about-typed = Somebody rolled and typed in what the dice showed. There is nothing to recompute; the moves were checked all the same.
luck-about-drawn = An older program drew the dice or tiles and saved the game. There is nothing to recompute.
luck-unfinished = The game is not finished. What has been played so far follows the rules.
go-on-here = Continue here
luck-bad = This record is not valid.
luck-bad-line = Line { $line } is the first that does not fit.
refused-server-unreachable = The server cannot be reached. Nothing was done.
refused-server-missing = No game server here: no online tables.
refused-server-no-table = This table does not exist, or no longer exists.
refused-server-no-record = There is no record of this game.
refused-server-token = This link has been used already, or is no longer valid.
refused-server-not-entered = This device has not joined the table. Open its link again.
refused-server-watch-only = This link is for watching only.
refused-server-slow-down = { $retryAfter ->
    [0] Too many requests. Wait a moment.
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $retryAfter } seconds.
  }
refused-server-damaged = What is kept of this table cannot be read.
refused-server-too-long = This table has grown too long to be read.
refused-server-replaced = This table is open in many windows. Continue in another one, or close some.
refused-server-storage = The server cannot save anything at the moment. Nothing was done.
refused-server-unsure = The server lost sight of its database. Look again in a moment whether this counted.
refused-server-stopping = The server is about to stop. Try again in a moment.
refused-server-origin = This page does not belong to this server.
refused-server-nowhere = There is nothing here.
refused-server-method = This cannot be done here.
refused-server-timeout = This took too long. Try again.
refused-server-too-large = This is too long.
refused-server-unreadable = The server cannot read this.
refused-server-upgrade = The connection to the table cannot be made.
refused-server-protocol = The server has another version than this page. Reload the page; your table is safe.
refused-server-host = This server is not known by this name. Whoever runs it can add the name.
refused-lines = What was kept of this table cannot be read.
refused-no-record = There is no record of this game.
refused-file = This file holds no game that can be continued here.

# Looking at a game again.
title-replay = Replay · Qlub
home-record = Replay or check a record, or continue a saved game
replay = Replay
replay-first = To the start
replay-before = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = To the end
replay-slider = Step
replay-at = Step { $stop } of { $last }
replay-seen-by = Seen by
replay-watcher = a spectator
replay-share = Share this game
replay-share-packed = The whole game is in this link, which is why it has { $letters } characters. No server keeps the game: { $host } only shows it.
replay-share-table = { $host } keeps this game. The link works as long as it keeps the table.
replay-link = Link to the replay
replay-bad = This link holds no game, or only a part of one.
curtain-why-hands = This hand is for your eyes only.

# A table without a board of its own.
plain-view = The table
plain-offers = What you may do
plain-choose = { $shared ->
    [yes] { $name }, choose what to do.
   *[no] Choose what to do.
  }
