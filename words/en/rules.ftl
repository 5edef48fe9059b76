# Refusals that all games share.
rule-over = The game is over.
rule-chance-is-due = Wait: dice, cards or tiles come first.
rule-decision-is-due = A decision comes first: nothing is drawn or rolled now.
rule-not-your-turn = It is not your turn to decide.
rule-impossible = That cannot happen now: look at the dice or cards again.

# Qwixx.
rule-no-such-cell = There is no { $cell-colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } { $cell-number } on this sheet.
rule-row-closed = The { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row is closed.
rule-not-the-sum = The white dice make { $sum }, not { $cell-number }.
rule-lucky-takes-the-next-cell = A lucky number ticks the next cell of a row; { $cell-number } is not the next one there.
rule-lucky-takes-the-weakest-row = A lucky number goes where you have the fewest crosses: { $rows }.
rule-die-gone = The { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } die has left the game.
rule-not-the-dice = No white die and the { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } die make { $cell-number } together.
rule-already-ticked = { $cell-number } is ticked already.
rule-left-to-right = { $cell-number } lies left of { $last }, your last tick in this row. Ticks go from left to right.
rule-closing-needs = To close a row you need { $need } ticks in it first; you have { $have }.
rule-choose-a-row = Say where the bonus goes: { $rows }. (Add > and the row’s letter.)
rule-not-the-weakest-row = The bonus goes into a row with the fewest crosses: { $rows }.
rule-no-row-to-choose = There is no row to choose here.

# Qwixx with cards.
rule-qwixx-cards-row-closed = You have closed the { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row.
rule-take-a-card = First take a card from the row.
rule-no-such-place = The row has no card at place { $place }.
rule-answer-the-number = Now everybody ticks the common number, { $number }, or nothing.
rule-not-the-number = The common number is { $number }, not { $cell-number }.
rule-play-a-card = Now play one to three cards of one colour.
rule-three-cards-at-most = At most three cards are played together, not { $cards }.
rule-qwixx-cards-not-in-hand = You do not hold { $card-colour ->
    [red] the red { $card-number }
    [yellow] the yellow { $card-number }
    [green] the green { $card-number }
    [blue] the blue { $card-number }
   *[joker] the joker { $card-number }
  }.
rule-one-cell-left-out = At most one cell may stay empty between your first and your last tick; here it would be { $cells }.

# Quixo.
rule-quixo-no-such-cell = The board has no cell { $cell }.
rule-not-on-the-border = { $cell } is not on the border: only border cubes can be taken.
rule-opponents-cube = The cube of { $cell } shows the other side’s mark.
rule-first-round = In the first round only neutral cubes may be taken, and { $cell } is marked.
rule-partners-cube = The dot of { $cell } points at { $partner }: only { $partner } may take it.
rule-same-place = A cube never goes back to where it was taken.
rule-dot-needed = Point the dot at one of you two: { $partners }. (Add for example .2 for seat 2; the first seat is 0.)
rule-dot-at-an-opponent = The dot points at { $partners }, never at the other team.
rule-no-dots = With two players there are no dots.

# Qwirkle.
rule-not-in-hand = You do not hold this tile: { $tile }.
rule-cell-taken = There is a tile there already ({ $cell }).
rule-not-in-one-line = All tiles of a turn go in one line, a row or a column.
rule-gap = A gap would stay between your tiles ({ $cell }).
rule-first-at-origin = The first line starts in the middle, at 0,0, not at { $cell }.
rule-touches-nothing = One of your tiles must touch a tile on the board.
rule-line-too-long = A line has at most six tiles; this one would have { $length }.
rule-line-repeats = A line would have the same tile twice: { $tile }.
rule-line-mixes = One line would have { $one } and { $other }, which share neither colour nor shape.
rule-opening-is-the-bid = The first play has as many tiles as you bid: { $bid }, not { $played }.
rule-starter-plays = Whoever starts must play, and may neither swap nor pass.
rule-swap-of-nothing = A swap takes one tile at least.
rule-bag-too-small = Tiles in the bag: { $bag }. You cannot swap { $swapped }.
rule-pass-with-a-bag = While there are tiles in the bag ({ $bag }) you play or swap.
rule-pass-though-playable = You can play, so you must play.
