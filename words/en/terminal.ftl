# The terminal.
seat-name = Player { $number }
prompt-dice = dice
prompt-chance = What did chance bring? Type it in notation, for example w3 w4 r1 y6 g2 b5 or first 0.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
to-decide = { $seat } decides
to-type = Type what the dice show
over = The game is over
curtain = Pass the keyboard to { $seat }, then press Enter.
moves-all = Moves: { $all }
moves-some = Moves: { $shown } of { $all }
log = What happened
table = Table
nothing-to-undo = There is nothing to take back now.
undone = Taken back.
saved = The game is saved in { $file }.
stopped = Stopped.
stopped-here = Stopped. The game so far:
language-is = Now in English.
screen-too-small = The window is too small: 60 columns and 18 lines are needed. Enlarge it, or stop with Ctrl-C and use --plain.
help-plain = Type an action in notation, or
    ?       list what you may do, and what it scores
    help    how to write a move, and what the signs mean
    hint    the three best moves, and why
    show    the table again
    undo    take back the last decision
    rules   where to read the rules
    quit    stop here
help = Help
help-closes = ↑ ↓ more · any other key closes this
help-screen =
    ↑ ↓         choose a move
    Enter       play it
    letters     type a move, or part of one to look for it
    Tab         copy the chosen move to the line
    Esc         empty the line
    F2          the three best moves, and why
    Ctrl-Z      take back the last decision
    PgUp PgDn   move the table up and down
    ← →         move the table sideways
    Ctrl-L      next language
    Ctrl-C      stop
help-short = ↑↓ Enter play · F1 help · F2 hint · Ctrl-Z undo · Ctrl-C end
help-replay = ← → step · ↑ ↓ table · F1 signs · Ctrl-L language · q stop
read-rules = Read the rules with: qlub rules { $game }
replay-step = Step { $step } of { $steps }
result-line = { $seat }: { $points }
help-over = Enter leave · Ctrl-L language

bot-name = { $name } (bot, { $level })
replay-unfinished = The game is not finished.

# What is asked, in the first line of the screen.
asked-sum = { $seat }: tick { $sum }, or nothing
asked-colour = { $seat }: one white and one colour die, or { $ticked ->
    [yes] nothing
   *[no] a miss
  }
asked-take = { $seat }: take a card from the row
asked-number = { $seat }: tick { $number }, or nothing
asked-cards = { $seat }: play one to three cards of one colour
asked-push = { $seat } ({ $mark }): take a cube from the border, push it in
asked-opening = { $seat }: begin with your largest set in one line
asked-tiles = { $seat }: lay tiles in one line, or swap some
asked-tiles-only = { $seat }: lay tiles in one line

# Real dice.
to-type-first = Who begins?
to-type-roll = { $seat } rolls. Type what the dice show
typed-first = Who begins? Type a name or a number: { $players }
typed-first-unknown = “{ $given }” does not play here. Type a name or a number: { $players }
typed-dice = Type the dice: { $dice }. For example: { $example }
typed-face = “{ $given }”: a die shows 1 to { $sides }.
typed-count = { $given ->
    [one] One die
   *[other] { $given } dice
  } instead of { $dice }.

# What the signs mean, and how moves are written; no line is longer than 58 letters.
legend-sheet =
    5        you may tick it later
    (5)      you may tick it now
    >5<      the move that you have chosen
    {"["}5]      ticked
    ·        gone: left of your last tick, or in a closed row
    #        the lock of a row; x if others have closed it
    {"["}#]      you have closed the row
    3= 6     three crosses in the row, six points
    ✗        a miss
    g5       in another colour than the row: a green 5
    5*       a bonus: ticking it fills a box of the bar
    5○       half of a pair: ○ ◇ □ ◎ ☆
    r y g b  red, yellow, green and blue row
legend-qwixx =
    ►        decides now
    w3 w4    the white dice, and = their sum
    r1 y6    the dice of the red and the yellow row
    ♣ 5 10   lucky numbers
    { legend-sheet }

    r5 ticks red 5; - ticks nothing.
    r5>b ticks red 5, and its bonus goes into the blue row.
legend-qwixx-cards =
    ►        decides now
    0:{"["}7]    a card of the row, at place 0
    ▤ {"["}9]    on top of the pile, and × how many cards it has
    ?7       a card in the hand of somebody else
    r7 j7    in your hand: a red 7, a joker 7
    { legend-sheet }

    take 0 takes the card at place 0.
    r5 ticks red 5; - ticks nothing.
    r: 4x j7 plays the red 4 and a joker 7, and ticks the 4.
legend-qwixx-pad =
    ►        decides now
    { legend-sheet }

    r5 ticks red 5; - ticks nothing.
    r5 + y7 also ticks yellow 7 alone, + y7 that only.
    r9! ticks red 9 with a lucky number.
    sum 7 says that the white dice made 7.
legend-qwirkle-tally =
    ►        lays now
    12       what a turn made

    first 1 says that the second player begins.
    12 writes down 12; 0 says that tiles were swapped.
    9 out writes down 9, and it was the last tile.
    end says that nobody can lay any more.
legend-quixo =
    ►        is to move
    ·        a neutral cube
    × ○      cubes of the two sides
    ×2       its dot points at player 2 (with four players)
    (·)      you may take it now
    >·<      the cube that you have chosen
    ▲▼◄►     where it is pushed in
    =×=      part of a line

    a1N takes the cube of a1 and pushes it in from the north;
    E, S and W are the other ends.
    a1N.2 also points its dot at player 2 (with four players).
legend-qwirkle =
    ►        is to play
    R●=Rc    in your hand: a red circle, written Rc
    R O Y    red, orange, yellow
    G B P    green, blue, purple
    ● c ✖ x  circle, cross
    ◆ d ■ s  diamond, square
    ★ t ♣ k  star, clover
    {"["}R●]     the tile that you are about to lay
    ‹R●›     laid last
    ▦6       tiles in a hand
    ▩ 93     tiles in the bag

    Rc@0,1 lays the red circle in column 0, row 1.
    swap Rc Bk swaps two tiles; pass passes.

option-form = “{ $option }”: an option is written KEY=VALUE.
resume-has-its-own = The game of --resume has its own edition, seats, options and dice: leave them out.
resume-elsewhere = { $file } was not played on one device: look at it with qlub replay { $file }.
resume-other-game = { $file } is a game of { $game }.
save-exists = { $file } exists already: continue it with --resume { $file }, or name another file.
too-many-players = { $given } players for { $seats } seats.
too-many-names = { $given } names for { $seats } seats.
name-unwritable = Name { $number }: expected letters, found “{ $name }”.
name-twice = Two players are called “{ $name }”.
program-unnamed = A seat is for a program: name its command with --program.

serve-open = The table is open.
serve-here = On this computer:  { $link }
serve-shared = On phones nearby:  { $link }
serve-stop = Ctrl-C stops it. What was played is kept.

verify-fair = { $lines } lines are intact, and all { $deals } rolls and draws follow from the secret that was promised before anybody sat down and from the numbers of the players { $seats }.
verify-seeded = { $lines } lines are intact, and all { $deals } rolls and draws follow from the seed.
verify-secret = { $lines } lines are intact, and all { $deals } rolls and draws follow from the secret of the table.
verify-typed = { $lines } lines are intact. The dice were real ones, typed in: there is nothing to recompute.
verify-drawn = { $lines } lines are intact. The dice or draws come from a game that an older program saved: there is nothing to recompute.
verify-unfinished = The game is not finished; what has been played so far follows the rules.
hint = Hint
hint-likely = { $place }. { $action }: wins about { $percent } % of such matches. { $brings }
hint-proved = { $place }. { $action }: { $percent } %, which is proved. { $brings }
hint-alone = { $place }. { $action }: { $percent } points at the end, on average. { $brings }
hint-why = Why not { $action }?
hint-judge = What our strongest player thinks of what you can see.
