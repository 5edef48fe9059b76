# The boards of Quixo, Qwirkle and the card game.
game-qwixx-cards-about = Hands, a row and a pile: Qwixx without dice, for two to five.
game-quixo-about = Take a cube, push it in, make five in a row. For two, or four in teams.
game-qwirkle-about = Lines of one colour or one shape, tile by tile. For two to four.
home-start = Play

# Editions and options.
edition-two = For two
edition-two-about = Cross against ring.
edition-four = For four
edition-four-about = Two teams; dots say who may take a cube.
edition-standard = 108 tiles
edition-standard-about = All 108 tiles.
edition-jokers = Jokers
edition-jokers-about = Eleven jokers more, each of any colour.
option-side = Side of the board
option-side-why = Five cubes as in the box; three or four for a quick game, and for children.
option-repetition = The same position three times
option-repetition-why = Perfect play never ends; a position that comes for the third time is a draw.
option-repetition-draw = a draw
option-repetition-off = play on
option-jokers = Jokers
option-jokers-why = Eleven cards more, which take any colour.
option-jokers-no = without
option-jokers-yes = with
option-gap_rule = Cells left out
option-gap_rule-why = How many cells of a row may be left out between the ticks of one play.
option-gap_rule-free = any number
option-gap_rule-strict = one at most
before-edition-quixo = Game
before-edition-qwixx-cards = Pad
curtain-why-hands = Nobody else looks at this hand.

# Quixo.
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
quixo-arrow = Push it in from the { $end ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
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
quixo-staged = { $cell } goes in from the { $end ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }.
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
after-team = { $names } win together

# Qwirkle.
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
qwirkle-spot = { $tile } fits, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
qwirkle-spot-more = { $tile } fits, with more tiles
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
qwirkle-only-swap = No tile fits. Swap some.
qwirkle-must-pass = No tile fits and the bag is empty: you pass.
qwirkle-where = { $tile }: choose a lit cell.
qwirkle-nowhere = { $tile } fits nowhere now.
qwirkle-not-yet = Not a play yet: { $why }
qwirkle-dealing = The tiles are drawn.
qwirkle-line = { $axis ->
    [across] Row
   *[down] Column
  } of { $length }
qwirkle-full = a whole line of six counts double
qwirkle-out = last tile
qwirkle-swap = Swap
qwirkle-swap-choose = Which tiles do you set aside?
qwirkle-swap-now = { $count ->
    [0] Choose tiles
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
  }
qwirkle-pass = Pass
qwirkle-cancel = Cancel
qwirkle-fit = Show all
qwirkle-closer = Closer
qwirkle-farther = Farther
qwirkle-map = Map of the board: tap to go there
qwirkle-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
qwirkle-bid = bid { $bid }
qwirkle-bids = The bids: the largest set of one colour or one shape in each hand. The highest begins.
qwirkle-six = Qwirkle!
qwirkle-unseen = Tiles not seen yet
qwirkle-unseen-why = { $bag ->
    [0] The bag is empty: these are in the others’ hands.
   *[other] These are in the bag ({ $bag }) or in the others’ hands.
  }
qwirkle-unseen-left = { $tile }: { $count } left
qwirkle-turns = turns
qwirkle-best = best
qwirkle-lines = lines

# The card game.
cards-row = The row
cards-pile = Pile
cards-back = A { $number }, back up
cards-top = On top of the pile: { $number }
cards-hand = Your cards
cards-hand-of = Hand of { $name }: { $numbers }
cards-card = { $colour ->
    [joker] joker { $number }
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
  }
cards-drawn = A card is turned up.
cards-begin = Who begins is drawn, and the cards are dealt.
cards-take = { $shared ->
    [yes] { $name }: take a card from the row, { $left ->
        [one] the last one
       *[other] { $left } in all
      }.
   *[no] Your turn: take a card from the row, { $left ->
        [one] the last one
       *[other] { $left } in all
      }.
  }
cards-take-this = Take the { $number }
cards-number = { $shared ->
    [yes] { $name }, everybody’s number is { $number }: tick it, or nothing.
   *[no] Everybody’s number is { $number }: tick it, or nothing.
  }
cards-play = { $shared ->
    [yes] { $name }: play one to three cards of one colour.
   *[no] Play one to three cards of one colour.
  }
cards-colour = The jokers count as
cards-ticks = Ticks { $numbers }.
cards-ticks-none = Ticks nothing.
cards-ticks-choose = What to tick
cards-tick = { $number }
cards-miss = Nothing is ticked in this turn: a miss.
