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
word-person = person
