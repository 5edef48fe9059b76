# The language itself: its own name, and the sign between whole and part of a number.
language-name = English
decimal-sign = { "." }

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

# The letters of colours: one each, no two alike, for whoever cannot tell the colours apart.
colour-letter-red = R
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-blue = B
colour-letter-orange = O
colour-letter-purple = P

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
reason-nothing-fits = no tile can be placed any more

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
