# While one plays: whose turn it is, which step, and why one waits.
title-turn = ● Your turn · { $title }
signal-turn = Your turn: { $game }
prompt-rolls = { $mine ->
    [yes] You roll.
   *[no] { $name } rolls.
  }
prompt-typing = { $mine ->
    [yes] You roll: tap what the dice show.
   *[no] { $name } rolls: tap what the dice show.
  }
prompt-sum = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, you rolled. Step 1 of 2: white { $one } + { $other } = { $sum }: tick it, or nothing.
       *[no] { $name }: white { $one } + { $other } = { $sum }: tick it, or nothing.
      }
   *[no] { $mine ->
        [yes] You rolled. Step 1 of 2: white { $one } + { $other } = { $sum }: tick it, or nothing.
       *[no] { $roller } rolled. White { $one } + { $other } = { $sum }: tick it, or nothing.
      }
  }
prompt-colour = { $shared ->
    [yes] { $name }, step 2 of 2: one white die + one colour die: tick it, or { $ticked ->
        [yes] nothing
       *[no] mark a miss
      }.
   *[no] Step 2 of 2: one white die + one colour die: tick it, or { $ticked ->
        [yes] nothing
       *[no] mark a miss
      }.
  }
prompt-colour-waiting = { $name } rolled, and may tick once more: one white die + one colour die.
cards-take = { $shared ->
    [yes] { $name }, step 1 of 3
   *[no] Your turn, step 1 of 3
  }: take { $left ->
    [one] a card from the row
   *[other] { $left } cards from the row, one after the other
  }.
cards-number = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, step 2 of 3: everybody’s number is { $number }
       *[no] { $name }, everybody’s number is { $number }
      }
   *[no] { $mine ->
        [yes] Step 2 of 3: everybody’s number is { $number }
       *[no] Everybody’s number is { $number }
      }
  }: tick it, or nothing.
cards-play = { $shared ->
    [yes] { $name }, step 3 of 3
   *[no] Step 3 of 3
  }: you must play one to three cards of one colour{ $ticks ->
    [yes] {""}
   *[no] , even if nothing can be ticked
  }.
cards-worth = { $card }, { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }
cards-tick-it = Tick { $number }
cards-ticked = { $number } ticked
typed-close = Stop typing

# Somebody plays for somebody.
bot-for = { $name } (bot)
bot-plays = a bot plays here
around-away-soon = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
  } { $seconds ->
    [one] After a second
   *[other] After { $seconds } seconds
  } a bot plays on until they are back.
around-let-bot = Let a bot play

# What somebody offers.
offer-own-take-back = You asked to take back the last decision. Waiting for { $waiting }.
offer-own-draw = You offer a draw. Waiting for { $waiting }.
offer-own-seat = You asked for the seat of { $name }. Waiting for { $waiting }.
offer-for = You answer for { $names }.
offer-declined-take-back = { $name } does not agree: nothing is taken back.
offer-declined-draw = { $name } does not want a draw: play goes on.
offer-declined-seat = { $name } does not agree: the bot keeps the seat.

# Ways into the board of Quixo, as it lies on the screen.
quixo-arrow = Push it in { $end ->
    [north] from above
    [east] from the right
    [south] from below
   *[west] from the left
  }
quixo-staged = { $cell } goes in { $end ->
    [north] from above
    [east] from the right
    [south] from below
   *[west] from the left
  }.
quixo-draw = draw

# Where a tile of Qwirkle can lie.
qwirkle-where = { $tile }: choose a lit cell.{ $more ->
    [yes] {" "}Dashed ones need one more tile in this turn.
   *[no] {""}
  }

# The coach.
coach = Coach
coach-hint = Hint
coach-open = Luck or skill?
lit-better = coach: { $rank ->
    [1] the best answer
   *[other] answer { $rank }
  }
lit-done = coach: what was done
