# Why a table does not do what it is asked.
rule-table-host-only = Only the host may do this.
rule-table-watching = You are watching: you take no part.
rule-table-no-such-seat = There is no such seat at this table.
rule-table-not-your-seat = This seat is not yours.
rule-table-seat-taken = This seat is taken by { $seat }.
rule-table-seat-empty = Nobody sits there.
rule-table-seat-kept = This seat is kept for the player who was removed from it. A bot may play there.
rule-table-invite-over = This link was for somebody else, or for another game.
rule-table-terms-changed = The table has just changed: look at it again.
rule-table-not-ready = { $waiting ->
    [one] One player has not said “ready” yet.
   *[other] { $waiting } players have not said “ready” yet.
  }
rule-table-host-inherited = You became host because another player left: you cannot end or delete what others play.
rule-table-full = This table is full. Open another one.
rule-table-chat-full = The chat of this game is full.
rule-table-take-back-removed = A player was removed since then: what was played with them stays.
rule-table-name-empty = A name needs at least one letter.
rule-table-no-such-level = There is no bot “{ $level }” for this game.
rule-table-level-not-learnt = The bot “{ $level }” has not learnt this edition. Choose another.
rule-table-no-such-game = There is no game “{ $given }”. Choose { $expected }.
rule-table-unfit = The table cannot do this: { $says }.
rule-table-option = { $option ->
    [pace] A bot may take ten seconds at most.
    [grace] An absence may last from one second to one day.
   *[clock] A clock has one second at least and one day at most, and adds one hour at most.
  }
rule-table-typed-luck = Cards or tiles are hidden in this game: they cannot be typed in.
rule-table-seed = A seed is a text of 1 to 64 characters.
rule-table-started = The game has started.
rule-table-not-started = The game has not started yet.
rule-table-over = The game is over.
rule-table-not-over = The game is not over yet.
rule-table-closed = The table is closed.
rule-table-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
  }
rule-table-commitment = A fingerprint has 64 hexadecimal digits.
rule-table-nonce-unasked = No secret number is expected from this seat now.
rule-table-nonce = This is not the secret number that was announced.
rule-table-question-closed = Too late: the table has moved on.
rule-table-no-such-question = This question has not been asked yet.
rule-table-not-typed = The table rolls here: nothing is typed in.
rule-table-typed-too-late = Somebody has answered already: the roll stays.
rule-table-offer-open = There is an offer on the table already.
rule-table-no-offer = There is no offer for you to reply to.
rule-table-no-draws = There are no draws by agreement in this game.
rule-table-nothing-to-take-back = You have nothing to take back.
rule-table-resigned = You have given up this game.
rule-table-chat-off = There is no chat at this table.
rule-table-coach-off = Nobody asks a coach at this table.
rule-table-not-asked = You are not asked anything now.
rule-table-team-chat-off = There is no team chat at this table.
rule-table-text-empty = The message is empty.
rule-unreadable = Column { $at }: expected { $expected }{ $found ->
    [none] {""}
   *[other] {""}, found “{ $found }”
  }.

# Why settings are not available.
rule-setup-edition = There is no edition “{ $given }”. Choose { $expected }.
rule-setup-seats = { $given ->
    [one] One seat does not fit
   *[other] { $given } seats do not fit
  }: this edition is for { $min } to { $max }.
rule-setup-seats-exactly = { $given ->
    [one] One seat does not fit
   *[other] { $given } seats do not fit
  }: this edition is for { $needs }.
rule-setup-option = { $expected ->
    [none] There is no option “{ $given }”: this edition has no options.
   *[other] There is no option “{ $given }”. Choose { $expected }.
  }
rule-setup-twice = Option “{ $option }” is given twice.
rule-setup-value = Option “{ $option }” cannot be “{ $given }”: expected { $expected }.
rule-setup-value-at = Option “{ $option }” cannot be “{ $given }”: expected { $expected } at column { $at }.

# What happened at a table.
news-sat = { $name } sits down.
news-bot-sat = A bot sits down ({ $level }).
news-rose = { $name } leaves the table.
news-removed = The host removed { $name } from the table.
news-seat-asked = { $name } asks for the seat of { $seat }. Everybody who plays has to agree.
news-ready = { $seat } is ready.
news-renamed = { $before } is now called { $name }.
news-moved = { $seat } continues on another device.
news-host-passed = { $seat ->
    [none] A spectator is the host now.
   *[other] { $seat } is the host now.
  }
news-changed = The settings of the table were changed.
news-started = The game begins.
news-nonce-missing = The device of { $seat } did not add its number in time.
news-answered = { $seat } has decided.
news-offered = { $offer ->
    [draw] { $seat } offers a draw.
   *[take-back] { $seat } would like to take back the last decision.
  }
news-agreed = { $seat } agrees.
news-disagreed = { $seat } does not agree.
news-taken-back = Taken back.
news-resigned = { $seat } gives up.
news-helped = { $seat } asks the coach.
news-ran-out-of-time = { $seat } has run out of time.
news-stood-in = A bot stands in for { $seat } ({ $level }).
news-returned = { $seat } is back.
news-said = { $team ->
    [yes] { $seat } (to the team)
   *[no] { $seat }
  }: { $text }
news-ended = The game is over: { $outcome-reason }. { $outcome-winners-count ->
    [0] Nobody wins.
    [1] { $outcome-winners } wins.
   *[other] { $outcome-winners } win together.
  }
news-rematch = Another game: everybody moves one seat on.
news-closed = The table is closed.

# How games end at a table.
reason-resigned = the others have given up
reason-agreed = a draw by agreement
reason-abandoned = the table was closed

# What a table may choose.
table-option-pace = How long a bot waits before it answers, so that everybody can follow.
table-option-clock = How long everybody may think.
table-option-late = Who answers for a player who is out of time.
table-option-chat = Let everybody chat at the table.
table-option-team-chat = Let partners chat with each other alone.
table-option-decline-for-me = The table passes for players who cannot do anything else.
table-option-coach = Everybody may ask the coach for hints, and everybody is told who does; the record keeps it. Without it there are no hints here, but no table can stop help from elsewhere.
table-option-stand-in = The bot that stands in for somebody who is away; without one, everybody waits.
table-option-grace = How long somebody may be away before a bot stands in or somebody else becomes host.
table-clock-none = No clock.
table-clock-decision = A fixed time for every decision.
table-clock-bank = A fixed time for the whole game, and a little more with every decision.
table-late-decline = They pass; where that is not allowed, a bot answers.
table-late-bot = A bot answers.
table-luck-fair = The table rolls and draws; afterwards anybody can check that everything was fair.
table-luck-typed = You roll real dice and type in what they show.
table-luck-seeded = The table rolls from a seed: the same seed gives the same dice. Whoever knows it can know every roll and draw in advance.

# On a large screen.
screen-large = Large screen
screen-gathering = Come to the table
screen-join = Come and play
screen-watch = Come and watch
screen-waits = Waiting for { $names }
screen-won = { $names }: won!
invite-screen = A large screen
invite-screen-why = Open this link on a television or a tablet in the middle: it shows the table to everybody, and how to come.
invite-screen-link = Link for a large screen
