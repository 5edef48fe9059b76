# Lists.
list-separator = { ", " }
list-or = { " or " }
list-and = { " and " }
list-none = none

# Words by themselves.
word-red = red
word-yellow = yellow
word-green = green
word-blue = blue
word-orange = orange
word-purple = purple
word-joker = joker
word-random = random
word-greedy = greedy
word-easy = easy
word-medium = medium
word-hard = hard
word-expert = expert
word-unbeatable = unbeatable
word-person = person

# How games end.
event-ended = The game is over: { $outcome-reason }. { $outcome-winners-count ->
    [0] Nobody wins.
    [1] { $outcome-winners } wins.
   *[other] { $outcome-winners } win together.
  }
reason-two-rows-closed = two rows are closed
reason-four-misses = a fourth miss
reason-line = a line is complete
reason-gave-a-line = a line for the other side
reason-repetition = the same position for the third time
reason-last-tile-played = the last tile is played
reason-all-passed = everybody has passed
reason-nothing-fits = no tile that is left fits anywhere

# On a printed score sheet.
sheet-title = Qwixx score sheet
sheet-name = Name
sheet-lucky = lucky numbers
sheet-points = points
sheet-misses = misses −5
sheet-total = total
sheet-at-least = min.
sheet-exists = { $file } exists: name another file, or replace it with --replace.
sheet-not-for-a-terminal = A PDF is not for a terminal: name a file with -o.
