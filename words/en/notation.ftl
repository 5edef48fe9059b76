# What a notation expects somewhere. The key is the English text.
expected-and-a-row = `,` and a row
expected-or-a-cell-like-r5 = `-`, or a cell like r5
expected-and-a-cell = `@` and a cell
expected-first-and-a-seat-or-a-roll-like-w3-w4-r1-y6-g2-b5 = `first` and a seat, or a roll like w3 w4 r1 y6 g2 b5
expected-take-0-a-cell-like-r5-or-cards-like-r-4x-7 = `take 0`, `-`, a cell like r5, or cards like r: 4x 7
expected-a-colour-r-o-y-g-b-or-p = a colour (R, O, Y, G, B or P)
expected-a-colour-r-y-g-or-b = a colour (r, y, g or b)
expected-a-column-a-to-e = a column (a to e)
expected-a-face-of-the-die = a face of the die
expected-a-move-for-there-is-no-chance-in-quixo = a move, for there is no chance in Quixo
expected-a-number-from-107-to-107 = a number from -107 to 107
expected-a-number-from-2-to-12 = a number from 2 to 12
expected-a-number-from-2-to-16 = a number from 2 to 16
expected-a-place-in-the-row = a place in the row
expected-a-row-1-to-5 = a row (1 to 5)
expected-a-row-r-y-g-or-b = a row (r, y, g or b)
expected-a-seat = a seat
expected-a-seat-0-to-3 = a seat (0 to 3)
expected-a-shape-c-x-d-s-t-or-k = a shape (c, x, d, s, t or k)
expected-a-space = a space
expected-a-white-die-like-w3 = a white die like w3
expected-an-end-n-e-s-or-w = an end (N, E, S or W)
expected-cards-from-low-to-high-each-once = cards from low to high, each once
expected-a-number-marked-once-at-its-first-card = a number marked once, at its first card
expected-and-the-cards-played = `:` and the cards played
expected-colour-dice-in-the-order-r-y-g-b-like-r1-y6 = colour dice in the order r, y, g, b, like r1 y6
expected-the-end = the end
expected-tiles-like-rk-0-0-swap-and-tiles-like-rk-or-pass = tiles like Rk@0,0, `swap` and tiles like Rk, or `pass`

# What a set-up expects somewhere.
expected-a-number-of-ticks = a number of ticks
expected-a-number-of-seats = a number of seats
expected-an-edition = an edition
expected-an-option = an option
expected-a-value = a value
expected-and-a-value = `=` and a value
expected-two-numbers-from-2-to-16 = two numbers from 2 to 16
expected-two-different-numbers = two different numbers
expected-and-the-second-number = `/` and the second number
expected-and-the-next-seat-s-pair = `,` and the next seat's pair
expected-a-pair-that-no-other-seat-has = a pair that no other seat has
