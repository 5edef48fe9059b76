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
event-drew = { $seat } draws { $count ->
    [one] one tile
   *[other] { $count } tiles
  }. Left in the bag: { $bag }.
event-qwirkle-passed = { $seat } passes.
event-went-out = { $seat } has played the last tile: { $bonus } points more.

# On the page.
game-qwirkle = Qwirkle
game-qwirkle-about = Lines of one colour or one shape, tile by tile. For two to four players.
edition-standard = 108 tiles
edition-standard-about = All 108 tiles.
option-oldest = The oldest player
option-oldest-why = Begins if several make the same highest bid, in every rematch too.
option-must_play = When the bag is empty
option-must_play-why = Whether somebody who can play has to.
option-must_play-on = whoever can play must
option-must_play-off = you may pass
shape-circle = circle
shape-cross = cross
shape-diamond = diamond
shape-square = square
shape-star = star
shape-clover = clover
qwirkle-tile = { $colour } { $shape }
qwirkle-board = Board
qwirkle-hand = Your tiles
qwirkle-bag = { $count ->
    [0] The bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
  }
qwirkle-cell = Column { $x }, row { $y }
qwirkle-empty = empty
qwirkle-spot = { $tile } fits here, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
qwirkle-spot-more = { $tile } fits here, with more tiles
qwirkle-laid = laid now
qwirkle-last = played last
qwirkle-opening = { $shared ->
    [yes] { $name }: you begin with { $bid ->
        [one] { $bid } tile
       *[other] { $bid } tiles
      } in one line.
   *[no] You begin: lay { $bid ->
        [one] { $bid } tile
       *[other] { $bid } tiles
      } in one line.
  }
qwirkle-play = { $shared ->
    [yes] { $name }: choose a tile, then a lit cell; or swap.
   *[no] Your turn: choose a tile, then a lit cell; or swap.
  }
qwirkle-only-swap = No tile can be placed: swap some.
qwirkle-must-pass = No tile can be placed and the bag is empty: you pass.
qwirkle-play-or-pass = { $shared ->
    [yes] { $name }: choose a tile, then a lit cell; or pass.
   *[no] Your turn: choose a tile, then a lit cell; or pass.
  }
qwirkle-nowhere = { $tile } fits nowhere now.
qwirkle-not-yet = Cannot be played yet: { $why }
qwirkle-dealing = Tiles are being drawn.
qwirkle-line = { $axis ->
    [across] Row
   *[down] Column
  } of { $length }
qwirkle-full = a whole line of six counts double
qwirkle-out = last tile
qwirkle-swap = Swap
qwirkle-swap-choose = Which tiles do you want to swap?
qwirkle-swap-now = { $count ->
    [0] Choose tiles
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
  }
qwirkle-pass = Pass
qwirkle-cancel = Cancel
qwirkle-fit = Show all
qwirkle-closer = Zoom in
qwirkle-farther = Zoom out
qwirkle-map = Map of the board: tap to go there
qwirkle-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
qwirkle-bid = bid { $bid }
qwirkle-bids = The bids: the largest set of one colour or one shape in each hand. Whoever bids most begins.
qwirkle-six = Qwirkle!
qwirkle-unseen = Tiles not seen yet
qwirkle-unseen-why = { $bag ->
    [0] The bag is empty: these are in the others’ hands.
   *[other] These are in the bag ({ $bag }) or in the others’ hands.
  }
qwirkle-unseen-left = { $tile }: { $count } left
qwirkle-turns = turns
qwirkle-best = best turn
qwirkle-lines = lines
