# What happened in Quixo.
event-moved = { $seat } takes { $cell } and pushes it in at { $entry }{ $dot ->
    [none] {""}
   *[other] {""}; its dot points at { $dot }
  }.
event-skipped = { $seat } has no cube to take and is passed over.
event-lined = A line of { $mark ->
    [cross] crosses
   *[ring] rings
  }: { $cells }.
event-repeated = This position has been seen { $times } times.

# What the player that never loses says of itself.
remark-cannot-lose = cannot lose
event-remark-cannot-lose = { $seat } has chosen every move of its side since the empty board, and cannot lose.
remark-keeps-wins = cannot lose, lets no win slip
event-remark-keeps-wins = { $seat } has chosen every move of its side since the empty board: it cannot lose, and lets no win slip.
remark-not-since-the-start = no promise: not all moves were its own
event-remark-not-since-the-start = { $seat } promises nothing: not all moves of its side were its own. It looks ahead.
remark-another-game = no promise in this game
event-remark-another-game = { $seat } promises nothing in this game. It looks ahead.
remark-no-table = no promise: its table is not there
event-remark-no-table = { $seat } promises nothing: its table is not there. It looks ahead.

# On the page.
game-quixo = Quixo
game-quixo-about = Take a cube, push it in, make five in a row. For two, or four in teams.
edition-two = For two
edition-two-about = Cross against ring.
edition-four = For four
edition-four-about = Two teams; dots say who may take a cube.
option-side = Side of the board
option-side-why = Five cubes as in the box; three or four for a quick game, and for children.
option-repetition = The same position three times
option-repetition-why = Perfect play never ends; a position that comes for the third time is a draw.
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
    [yes] { $name }: take a cube from the border, neutral or { $mark ->
        [cross] a cross
       *[ring] a ring
      }.
   *[no] Your turn: take a cube from the border, neutral or { $mark ->
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
quixo-times = This position comes for the { $times ->
    [2] second
   *[other] third
  } time.
quixo-skips = { $names } could take no cube and would be passed over.
quixo-goes-on = The game goes on.
quixo-dot-whose = Who may take it next? Point its dot.
quixo-dot-at = { $mine ->
    [yes] Dot at me
   *[no] Dot at { $name }
  }
quixo-draw-sure = Do all of you agree on a draw?
quixo-turn = Turn the board
quixo-mark = plays { $mark ->
    [cross] cross
   *[ring] ring
  }
quixo-own = { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
  }
quixo-with = with { $names } · { $own }
