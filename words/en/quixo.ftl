# What happened in Quixo.
event-moved = { $seat } takes { $cell } and pushes it in at { $entry }{ $dot ->
    [none] {""}
   *[other] {""}; its dot points at { $dot }
  }.
event-skipped = { $seat } has no cube to take and loses the turn.
event-lined = A line of { $mark ->
    [cross] crosses
   *[ring] rings
  }: { $cells }.
event-repeated = This position has been seen { $times } times.

# What the player that never loses says of itself.
remark-cannot-lose = cannot lose
event-remark-cannot-lose = { $seat } has chosen every move of its side since the empty board, and cannot lose.
remark-keeps-wins = cannot lose, lets no win slip
event-remark-keeps-wins = { $seat } has chosen every move of its side since the empty board, so it cannot lose, and it lets no win slip.
remark-not-since-the-start = no promise: not all moves were its own
event-remark-not-since-the-start = { $seat } cannot promise not to lose, as not all moves of its side were its own; it plays as well as it can.
remark-another-game = no promise in this game
event-remark-another-game = { $seat } cannot promise not to lose here; it plays as well as it can.
remark-no-table = no promise: its look-up table is missing
event-remark-no-table = { $seat } cannot promise not to lose, as its look-up table is missing; it plays as well as it can.

# On the page.
game-quixo = Quixo
game-quixo-about = Take a cube, push it in, make five in a row. For two, or four in teams.
edition-two = For two
edition-two-about = Cross against ring.
edition-four = For four
edition-four-about = Two teams; the dot on each cube says who may take it.
option-side = Board size
option-side-why = Five cubes as in the box; three or four for a quick game, and for children.
option-repetition = The same position three times
option-repetition-why = Two perfect players would never finish: a position seen three times is a draw.
option-repetition-draw = a draw
option-repetition-off = play on
option-starts = Who begins
option-starts-why = Cross or ring; the turn then goes round from there.
option-cross = Who plays cross
option-cross-why = With four the partner across the table does, too.
before-edition-quixo = Two or four
quixo-board = Board
quixo-cell = { $cell }, { $mark ->
    [cross] cross
    [ring] ring
   *[none] neutral
  }
quixo-dot = its dot points at { $name }
quixo-taken = taken
quixo-takeable = can be taken
quixo-in-line = in a line
quixo-last = pushed in last
quixo-take = { $shared ->
    [yes] { $name }: take a cube from the border, neutral or with { $mark ->
        [cross] a cross
       *[ring] a ring
      }.
   *[no] Your turn: take a cube from the border, neutral or with { $mark ->
        [cross] a cross
       *[ring] a ring
      }.
  }
quixo-take-neutral = { $shared ->
    [yes] { $name }: take a neutral cube from the border.
   *[no] Your turn: take a neutral cube from the border.
  }
quixo-push = { $cell } is taken. Choose an arrow to push it in.
quixo-ends = { $mine ->
    [yes] You win: { $reason }.
    [no] You lose: { $reason }.
   *[draw] A draw: { $reason }.
  }
quixo-times = This is the { $times ->
    [2] second
   *[other] third
  } time this position comes up.
quixo-skips = No cube to take for { $names }: turn skipped.
quixo-goes-on = The game goes on.
quixo-dot-whose = Who may take it next? Point its dot.
quixo-dot-at = { $mine ->
    [yes] Dot at me
   *[no] Dot at { $name }
  }
quixo-draw-sure = Does everybody agree on a draw?
quixo-turn = Turn the board
quixo-mark = plays { $mark ->
    [cross] crosses
   *[ring] rings
  }
quixo-own = { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
  }
quixo-with = with { $names } · { $own }
