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
moves = Moves
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
    show    the table again
    undo    take back the last decision
    rules   where to read the rules
    quit    stop here
help-screen = ↑ ↓  choose a move · Enter  play it · type a move in notation, or part of one to look for it
    Tab  copy the chosen move to the line · Esc  empty the line · Ctrl-Z  take back
    PgUp PgDn ← →  move the table · Ctrl-L  next language · Ctrl-C  stop
    (any key closes this)
help-short = ↑↓ choose · Enter play · F1 help · Ctrl-Z take back · Ctrl-C stop
help-replay = ← → step by step · ↑ ↓ the table · Home End · Ctrl-L language · q stop
read-rules = Read the rules with: qlub rules { $game }
replay-step = Step { $step } of { $steps }
result-line = { $seat }: { $points }
help-over = Enter leave · Ctrl-L language

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
