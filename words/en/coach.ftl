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

# What the coach says on the page. Numbers are per cent of a win unless something else is said.
coach-opinion-short = Our strongest player’s opinion
coach-opinion = One opinion, always the same player’s, who sees only what you see and takes everybody for somebody who plays well.
coach-told = Everybody at the table is told that you asked, and the record keeps it.
coach-close = Put the hint away
coach-fetching = Fetching the coach, { $megabytes } MB. Next time it is here.
coach-thinking = Thinking …
coach-chance = { $percent } %
coach-proved = { $percent } %, proved
coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
coach-won = as good as won
coach-lost = as good as lost
coach-answer = Answer { $place }: { $brings } { $worth }.
coach-why-not = Why not answer { $place }? There it is called yours:
coach-yours-best = Yours is the best answer.
coach-yours-close = Yours is as good as the best, as far as the coach can tell.
coach-yours-decided = The match is as good as decided: it hardly matters any more.
coach-yours = Yours wins { $loss } % fewer such matches than the best, give or take { $error }.
refused-coach-not-learnt = The coach has not learnt this game with these options.
refused-coach-book = The coach could not fetch what it looks up. Without a network it knows only what was fetched before.
refused-coach-not-over = The match is not over: nothing can be said about it yet.
refused-coach = The coach cannot read this match.
coach-progress = A first look: { $percent } % done. Nothing is final yet.
coach-refining = A first look. A deeper one goes on meanwhile ({ $percent } %): these numbers may still change.
coach-final = A deep look: these numbers do not change any more.
coach-first-only = A first look; the deeper one did not come to its end.
coach-sum-won = { $seat } won: { $parts } = { $result } %
coach-sum-shared = { $seat } shared the win: { $parts } = { $result } %
coach-sum-lost = { $seat } did not win: { $parts } = { $result } %
coach-part-start = { $percent } at the start
coach-part-luck = { $percent } luck
coach-part-errors = { $percent } own errors
coach-part-gifts = { $percent } errors of others
coach-part-crossing = { $percent } answers that crossed
coach-part-unseen = { $percent } what could not be seen
coach-part-drift = { $percent } where the coach changed its mind
coach-part-broken-off = { $percent } by the way it ended
coach-no-luck = There is no luck in this game.
coach-accuracy = { $seat } decided with an accuracy of { $accuracy } out of 100.
coach-curve = Everybody’s chances to win
coach-curve-said = Everybody’s chances to win, from the first step to the last. The table below has the numbers.
coach-curve-table = The chances as a table
coach-curve-step = Step
coach-mattered = Decisions that mattered
coach-none = No decision cost enough to be worth a word.
coach-decision = { $seat } gave away { $loss } %: { $brings }
coach-mark = { $mark ->
    [blunder] blunder
    [mistake] mistake
   *[doubtful] doubtful
  }
coach-strokes = Luckiest and unluckiest moments
coach-stroke = { $seat } { $luck } %: { $brings }
coach-done = What was done: { $brings }
coach-better = What was better: { $brings }
coach-cost = It cost { $loss } % of a win, give or take { $error }.
coach-was-best = Nothing better was to be found.
coach-lucky = For { $seat } that was { $luck } % of luck.
coach-try = Try again
coach-try-asked = { $seat }, what would you do here? The answer is hidden.
coach-try-leave = Show me
coach-try-judging = Let me see …
coach-try-best = That is the best answer.
coach-try-close = That is as good as the best, as far as the coach can tell.
coach-try-better = Better than what was done, and { $loss } % behind the best.
coach-try-same = That is what was done: { $loss } % behind the best.
coach-try-worse = That is { $loss } % behind the best.
coach-overview = Overview
coach-next = Next decision
coach-sure = One opinion: that of our strongest player, who takes everybody for somebody who plays well. A decision is only marked where the loss is at least twice its error.
coach-time = Luck and errors over time
coach-time-why = { $count ->
    [one] One match of { $name }, as the coach saw it. This is kept on this device only.
   *[other] { $count } matches of { $name }, as the coach saw them. This is kept on this device only.
  }
coach-time-none = The coach has not looked at any of these matches yet.
coach-time-look = { $count ->
    [one] Let the coach look at one match
   *[other] Let the coach look at { $count } matches
  }
coach-time-looking = Looking: { $done } of { $count }
coach-time-stop = Stop
coach-time-luck = Luck
coach-time-errors = Errors
coach-time-match = Match
coach-time-table = The same as a table
coach-time-said = Luck and errors of { $count } matches, in per cent of a win. The table below has the numbers.

# The same for whoever plays Qwixx alone, where all is known: numbers are points.
coach-opinion-short-alone = Exact: this sheet has been solved
coach-opinion-alone = No opinion: every sheet has been solved, and these are the points that the best play makes on average.
coach-chance-alone = { $percent } points
coach-yours-alone = Yours makes { $loss } points less than the best on average.
coach-sum-alone = { $seat }: { $parts } = { $result } points
coach-curve-alone = The points to be expected
coach-curve-said-alone = The points to be expected, from the first step to the last. The table below has the numbers.
coach-curve-table-alone = The points as a table
coach-decision-alone = { $seat } gave away { $loss } points: { $brings }
coach-stroke-alone = { $seat } { $luck } points: { $brings }
coach-cost-alone = It cost { $loss } points.
coach-lucky-alone = For { $seat } that was { $luck } points of luck.
coach-try-better-alone = Better than what was done, and { $loss } points behind the best.
coach-try-same-alone = That is what was done: { $loss } points behind the best.
coach-try-worse-alone = That is { $loss } points behind the best.
coach-sure-alone = No opinion: every sheet has been solved, and these are the points that the best play makes on average. A decision is marked from 2 points on.
