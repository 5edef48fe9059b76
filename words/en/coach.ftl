# Why the best answer is better than the one that was given: the reasons of hints and of the analysis. $best is
# counted after the best answer, $yours after the one that was given. A message is only said where the two differ,
# and where the difference speaks for the best answer.

reason-qwixx-points = The best answer makes { $best ->
    [one] { $best } point
   *[other] { $best } points
  } now, yours { $yours }.
reason-qwixx-skipped = The best answer skips { $best ->
    [0] no cell
    [one] { $best } cell
   *[other] { $best } cells
  }, yours { $yours }.
reason-qwixx-misses = After the best answer you have { $best ->
    [0] no miss
    [one] { $best } miss
   *[other] { $best } misses
  }, after yours { $yours }.
reason-qwixx-closes = The best answer closes { $best ->
    [one] { $best } row
   *[other] { $best } rows
  }, yours { $yours ->
    [0] none
   *[other] { $yours }
  }.
# 1: the answer ends the game. Then the best answer wins by it, or yours loses by it.
reason-qwixx-ends = { $best ->
    [0] Yours ends the game while somebody else is ahead; the best answer does not.
   *[other] The best answer ends the game while you are ahead; yours does not.
  }
# In per cent.
reason-qwixx-next = The next white sum fits one of your rows without a skip with a chance of { $best } % after the best answer, { $yours } % after yours.
reason-qwixx-ready = After the best answer you can close { $best ->
    [one] { $best } row with one tick
   *[other] { $best } rows with one tick each
  }, after yours { $yours ->
    [0] none
   *[other] { $yours }
  }.
reason-qwixx-left = { $yours ->
    [one] { $yours } other player can close a row with one tick
   *[other] { $yours } other players can close a row with one tick
  } in which yours ticks nothing; with the best answer { $best ->
    [0] nobody can
   *[other] it is { $best }
  }.

reason-qwixx-cards-points = { reason-qwixx-points }
reason-qwixx-cards-skipped = { reason-qwixx-skipped }
reason-qwixx-cards-misses = { reason-qwixx-misses }
reason-qwixx-cards-closes = { reason-qwixx-closes }
reason-qwixx-cards-ends = { reason-qwixx-ends }
reason-qwixx-cards-hand = The best answer leaves { $best ->
    [one] { $best } card
   *[other] { $best } cards
  } in your hand, yours { $yours }.
reason-qwixx-cards-fits = The number that the best answer takes still fits { $best ->
    [one] { $best } row
   *[other] { $best } rows
  }, that of yours { $yours ->
    [0] none
   *[other] { $yours }
  }.
reason-qwixx-cards-near = The number that the best answer takes fits { $best ->
    [one] { $best } row
   *[other] { $best } rows
  } with one skipped cell at most, that of yours { $yours ->
    [0] none
   *[other] { $yours }
  }.

reason-quixo-line = The best answer completes a line of your side and wins; yours does not.
reason-quixo-gives = Yours completes a line of the other side and loses; the best answer does not.
reason-quixo-opened = After yours the other side has { $yours ->
    [one] { $yours } move
   *[other] { $yours } moves
  } to complete a line at once, after the best answer { $best ->
    [0] none
   *[other] { $best }
  }.
reason-quixo-threats = If nothing moved in between, your side would have { $best ->
    [one] { $best } move
   *[other] { $best } moves
  } to complete a line after the best answer, { $yours ->
    [0] none
   *[other] { $yours }
  } after yours.
# Less than 0 if the other side has more.
reason-quixo-cubes = Cubes of your side less those of the other: { $best } after the best answer, { $yours } after yours.

reason-qwirkle-points = { reason-qwixx-points }
reason-qwirkle-last = The best answer plays the last tile, which makes { $best } points more; yours does not.
reason-qwirkle-fives = Yours leaves { $yours ->
    [one] { $yours } line that a tile you have not seen completes
   *[other] { $yours } lines that a tile you have not seen completes
  } to a Qwirkle for 12 points, the best answer { $best ->
    [0] none
   *[other] { $best }
  }.
reason-qwirkle-copies = After yours { $yours ->
    [one] { $yours } tile that you have not seen completes
   *[other] { $yours } tiles that you have not seen complete
  } a Qwirkle, after the best answer { $best ->
    [0] none
   *[other] { $best }
  }.
reason-qwirkle-tiles = The best answer plays { $best ->
    [one] { $best } tile
   *[other] { $best } tiles
  }, yours { $yours ->
    [0] none
   *[other] { $yours }
  }.
reason-qwirkle-kept = The best answer keeps { $best ->
    [one] { $best } tile
   *[other] { $best } tiles
  } for one line in your hand, yours { $yours ->
    [0] none
   *[other] { $yours }
  }.
