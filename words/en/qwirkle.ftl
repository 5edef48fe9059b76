# What happened in Qwirkle.
event-qwirkle-dealt = The tiles are dealt. Left in the bag: { $bag }.
event-qwirkle-took = You draw { $tiles }.
event-bid = { $seat } bids { $size }.
event-qwirkle-played = { $seat } plays { $play } for { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-swapped = { $seat } swaps { $count ->
    [one] one tile
   *[other] { $count } tiles
  }.
event-drew = { $seat } draws { $count }. Left in the bag: { $bag }.
event-qwirkle-passed = { $seat } passes.
event-went-out = { $seat } has played the last tile: { $bonus } points more.
