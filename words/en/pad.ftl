# What is said beside a real table: at the pad and at the tally.
event-claimed = { $seat } ticked { $cell-colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } { $cell-number }{ $own ->
    [yes] {" "}alone
   *[no] {""}
  }.
event-slipped = That does not go together. { $seat }, which number counted for all?
event-settled = The number for all was { $sum }, says { $seat }.
event-undone = { $cell-colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } { $cell-number } of { $seat } is undone: { $why ->
    [closed] the row was closed by then.
    [over] the game had ended by then.
   *[bonus] the bonus goes elsewhere now.
  }
rule-who-begins = First say who begins.
rule-no-such-player = Nobody sits there.
rule-which-number = First say which number counted for all.
rule-no-such-sum = The number is one from 2 to { $most }, not { $sum }.
rule-enter-marks = Tap what you ticked with this roll.
rule-not-the-active-player = Only whoever’s turn it is ticks alone.
rule-one-colour-tick = A white and a colour die make one tick, not two.
rule-cards-of-one-colour = Cards played together have one colour.
rule-out-of-reach = If the white dice make { $sum }, no white and colour die make { $cell-number }.
rule-qwixx-pad-not-the-sum = The number for all was { $sum }, not { $cell-number }.
rule-common-is-done = The ticks of all are done: now only what you tick alone.
rule-no-lucky-number = That is no lucky number of this sheet.
rule-table-nothing-to-call = This question is over with its last answer.
rule-table-not-yours-to-call = Whoever rolled, or the host, says when it goes on.
rule-table-called-too-soon = A moment: everybody has three seconds at least.
rule-table-nothing-to-correct = There is nothing to put right there.
news-called = { $seat } is about to roll: tap what you ticked.
news-corrected = { $by ->
    [none] The host
   *[other] { $by }
  } put right what { $seat } entered: { $before } became { $action }.
expected-a-cell-like-r5-or-and-a-cell = `-`, a cell like r5, or `+` and a cell
expected-a-space-and-a-tick = a space, `+` and a tick
expected-rows-from-the-top-numbers-from-low-to-high = rows from the top, numbers from low to high
expected-what-somebody-ticked-a-pad-is-not-told-the-dice = what somebody ticked: a pad is not told the dice
pad-who-begins = Who rolls first?
pad-who-begins-wait = { $name } says who rolls first.
pad-round-mine = You roll. Tap what you tick, then go on with the next roll.
pad-round = { $name } rolls. Tap what you tick with the white dice, then confirm.
pad-cards-round-mine = It is your turn. Tap what you tick, then go on.
pad-cards-round = It is { $name }’s turn. Tap what you tick with the number on the pile, then confirm.
pad-watch = It is { $name }’s turn.
pad-which = { $claims }: which was it?
pad-which-wait = { $claims }. { $name } says which it was.
pad-claim = { $name } ticked { $numbers }
pad-which-label = The number for all
pad-which-other = Another number
pad-mend = The number was { $sum }. What did you tick?
pad-mend-wait = The number was { $sum }. Whoever had another one enters again.
pad-colour = What you ticked alone does not count any more. Another one, or nothing?
pad-colour-wait = { $name } may choose another tick.
pad-nothing = nothing
pad-mode = What you tick with
pad-mode-white = White dice
pad-mode-pile = Number on the pile
pad-mode-die = Colour die
pad-mode-cards = My cards
pad-mode-lucky = Lucky number
pad-choose = The bonus goes into
pad-staged = { $entry }?
pad-entered = Entered: { $entry }
pad-pass = Nothing
pad-confirm = Confirm
pad-confirmed = Entered
pad-next-roll = Next roll
pad-next-roll-in = Next roll in { $seconds }
pad-cards-next = Next turn
pad-cards-next-in = Next turn in { $seconds }
pad-miss = Mark a miss
pad-wait = Wait
pad-missing = Not there yet: { $names }. They get three seconds.
pad-closes = It goes on in { $seconds }. Waiting for { $names }.
pad-closes-you = It goes on in { $seconds }. Confirm what you ticked!
pad-late = Round { $roll } went on without your { $entry }. Did you tick that then?
pad-late-instead = Round { $roll } went on with what you had confirmed: { $entered }. Should it be { $entry } instead?
pad-late-yes = Yes, enter it
pad-late-no = No
pad-correct = Correct an entry
pad-correct-roll = Round
pad-correct-who = Who
pad-correct-was = Entered: { $entry }
pad-correct-common = With the number for all
pad-correct-own = Alone
pad-correct-save = Put it right
pad-lucky-cell = { $cell } (lucky)
pad-still = Still entered: { $entry }. Tap “Nothing” to take it away.
pad-roll-number = Round { $number } ({ $name })
event-counted = { $seat } makes { $points }, and has { $total }.
rule-say-the-points = Say what the turn made.
rule-too-many-points = No turn makes { $points }: { $most } at most.
rule-out-with-tiles = Whoever goes out has laid a tile, and made points with it.
expected-points-a-tally-is-not-told-the-tiles = points: a tally is not told the tiles
expected-points-end-or-first-and-a-seat = points, `end`, or `first` and a seat
tally-who = Who begins?
tally-yours = Your turn: tap every line that you made.
tally-theirs = { $name } lays.
tally-line = A line of { $points }
tally-lines = Lines: { $lines }
tally-none = Nothing yet
tally-undo = Take the last line away
tally-out = Out: 6 more
tally-confirm = Write down { $points }
tally-swap = Swapped: 0
tally-end = Nobody can lay
tally-end-sure = End the game
tally-turns = Turns of { $name }
tally-points-typed = Points of the turn
tally-went-out = { $points } and out
tally-who-wait = { $name } says who begins.
tally-turn = Turn
tally-turn-number = Turn { $number }: { $points }
tally-right = Right is
tally-correct = Correct a turn
