# The end of a game, from where one sits.
end-closed = The table was closed
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-draw = { $points ->
    [none] A draw
   *[other] A draw, { $points } each
  }
end-you-win = { $by ->
    [0] You win
   *[other] You win by { $by }
  }
end-you-win-with = You and { $names } win
end-you-share = You share the win with { $names }
end-you-lose = { $by ->
    [0] You lose
   *[other] You lose by { $by }
  }
end-you-place = You finish { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }, { $by } behind { $names }
end-wins = { $by ->
    [0] { $names } wins
   *[other] { $names } wins by { $by }
  }
end-share = { $names } share the win
end-team = { $names } win together
end-ranks = Ranking
end-place = Place { $place }:
end-you = You
end-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
  }
end-points = { $points ->
    [one] point
   *[other] points
  }
end-crosses = { $crosses ->
    [one] from { $crosses } cross
   *[other] from { $crosses } crosses
  }
end-sum = { $crosses } crosses in a row make { $points } points: { $sum }.
end-misses = A miss costs { $cost } points.
end-sum-qwirkle = Every turn scores its lines: one point per tile, and 6 more for a line of six. The total adds up all turns, and 6 points for whoever plays the last tile.
end-quixo-line = { $mine ->
    [yes] Your move
   *[no] { $mover }’s move
  } completed a line of { $side } { $mark ->
    [cross] crosses
   *[ring] rings
  }.
end-quixo-gave-a-line = { $mine ->
    [yes] Your own move
   *[no] { $mover }’s own move
  } completed a line of { $side } { $mark ->
    [cross] crosses
   *[ring] rings
  }, which wins for { $forme ->
    [yes] you
   *[no] { $names }
  }.
end-gave-up = You gave up.
end-share-picture = Share a picture
end-save-picture = Save a picture
end-picture-failed = This browser could not draw the picture.

# What a device keeps.
title-games = My games · Qlub
my-games = My games
my-games-none = No finished game yet. Every game you finish on this device, online games included, is kept here.
my-games-open = Not finished
my-games-best = By edition
my-games-against = Head to head
my-games-finished = Finished
my-games-kept = Kept in this browser only. Save them to a file to have them elsewhere too.
my-games-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }
my-games-filter = Game
my-games-every = All
my-games-whose = Games of
my-games-played = played
my-games-won = won
my-games-drawn = drawn
my-games-lost = lost
my-games-points = best
my-games-edition = Edition
my-games-opponent = Against
my-games-result-won = { $by ->
    [0] Won
   *[other] Won by { $by }
  }
my-games-result-lost = { $by ->
    [0] Lost
   *[other] Lost by { $by }
  }
my-games-result-drawn = Draw
my-games-result-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
my-games-result-closed = Closed
my-games-result-watched = { $names } won
my-games-with = with { $names }
my-games-delete = Delete { $game }, { $day }
my-games-deleted = Deleted: { $game }.
table-forgotten = Table removed.
my-games-save = Save all to a file
my-games-load = Load games from a file
my-games-loading = { $done } of { $all }…
my-games-came = { $came ->
    [0] Nothing new
    [one] One game added
   *[other] { $came } games added
  }{ $known ->
    [0] {""}
    [one] , one was here already
   *[other] , { $known } were here already
  }{ $bad ->
    [0] {""}
    [one] , one could not be read
   *[other] , { $bad } could not be read
  }.
refused-games-file = This file holds no Qlub games.
store-full = This browser has no room left: what you play now will be gone when you close the page. Delete some games, or save this one to a file.
store-forbidden = This browser keeps nothing, as in a private window: what you play now will be gone when you close the page.

# Luck, checked.
luck-good-none = Every move follows the rules.
luck-about-none = There was no chance in this game, so there is nothing to recompute.
luck-nonces-none = Nobody added a number of their own: bots have none, and a table on one device needs none.
luck-proves-alone = The table fixed its secret before anybody sat down. All dice and draws follow from it, so nobody can change them now without this page noticing. That the secret itself was not chosen can only be shown when players add numbers of their own, as they do at online tables.
luck-reason = How it ended: { $reason }.
luck-winners = { $count ->
    [0] A draw.
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
  }
luck-no-record = This file is not a Qlub game. Choose a record, or a game that was saved to a file.
luck-too-long = This file is far too large to be a game.
luck-damaged = This file begins like a record, but cannot be read.
luck-detail = What the check says

# The evening at one table.
evening = This evening: { $matches } games
evening-sum = { $points } points · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
