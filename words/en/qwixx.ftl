# What happened in Qwixx, with dice and with cards.
event-began = { $seat } begins.
event-rolled = { $seat } rolls { $roll }.
event-answered = { $seat } has decided.
event-passed = { $seat } ticks nothing.
event-missed = { $seat } marks a miss, the { $misses ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  }.
event-closed = The { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row is closed, and its die leaves the game.
event-ticked = { $seat } ticks { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } { $cell-number }{ $mixed ->
    [yes] { $cell-colour ->
        [red] {" "}in the red row
        [yellow] {" "}in the yellow row
        [green] {" "}in the green row
       *[blue] {" "}in the blue row
      }
   *[no] {""}
  }{ $means ->
    [lucky] {" "}with a lucky number
    [bonus] {" "}by a bonus
   *[other] {""}
  }.
event-locked = { $seat } ticks the { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } lock.
event-boxed = { $seat } uses a box of the bonus bar.
event-paired = { $seat } completes the { $symbol ->
    [circle] circles: two more in the weakest row
    [diamond] diamonds: one more in every row
    [square] squares: the weakest row counts double
    [octagon] octagons: 13 points more
   *[star] stars: misses cost nothing
  }.
event-wasted = { $seat } cannot use a bonus in the { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row.
event-dealt = The cards are dealt. Row: { $row }; on the pile: { $top-number }.
event-held = Your hand: { $hand }.
event-took = { $seat } takes the { $back-number } from the row.
event-saw = It is { $card-colour ->
    [red] the red { $card-number }
    [yellow] the yellow { $card-number }
    [green] the green { $card-number }
    [blue] the blue { $card-number }
   *[joker] the joker { $card-number }
  }.
event-shuffled = The { $cards } played cards are shuffled into a new pile.
event-refilled = The row is filled: { $row }. A { $top-number } for everybody.
event-played = { $seat } plays { $play }.
