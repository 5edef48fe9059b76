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
