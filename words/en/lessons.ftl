# Lessons: what is said at each step, before the learner's move. A step stands beside the board, on the page and in the
# terminal alike: say what to do, never how the screen is worked. Which step is which is in lessons/GAME/EDITION.lesson.

# Qwixx, the sheet that everybody knows.
lesson-qwixx-sum = You rolled. Both white dice together make 3, and that number is for everybody: each player may tick one 3, in any row. Tick red 3. Rows are ticked from left to right, so the red 2 you skip is lost.
lesson-qwixx-colour = Whoever rolled gets a second go, alone: one white die plus one coloured die, in the row of that colour. White 1 and red 3 make 4. Tick red 4.
lesson-qwixx-decline = Now the other player rolled. The white 9 is yours too, but in red you would lose 5 to 8 for it. Let it go: only whoever rolled and ticks nothing at all marks a miss, minus five points.
lesson-qwixx-close = Some rolls later you have five crosses in red. Five are needed before the last cell may be ticked. White 6 and 6 make 12: tick red 12, and the lock comes with it as one more cross.
lesson-qwixx-end = Seven crosses in one row: 28 points, for each cross counts more than the one before. Red is closed for everybody now. When two rows are closed, or somebody has four misses, the game is over and most points win.

# Qwixx Longo.
lesson-longo-lucky = Longo has dice with eight sides and rows up to 16. 5 and 10 are your lucky numbers, and white 2 and 3 make 5: you may tick the next free cell of a row with the fewest crosses instead. Tick green 16, and nothing is skipped.
lesson-longo-eight = The second go is as usual: a white and a coloured die. White 2 and red 2 make 4. Tick red 4.
lesson-longo-close = Some rolls later red has six crosses: Longo asks for six. The last two cells both close a row, here 15 and 16. White 7 and red 8 make 15. Tick red 15.
lesson-longo-end = Seven crosses and the lock: eight in all, 36 points, and a point for the green 16. A row is closed by 15 or by 16, never by both.

# Qwixx gemixxt A: colours mixed.
lesson-mixed-a-sum = In gemixxt A every row has cells of several colours. For the white sum colours do not matter: tick the 2 in any row. Tick the red 2 at the start of the second row.
lesson-mixed-a-colour = With a coloured die the colour of the cell decides, wherever it stands. White 1 and red 2 make red 3, and the red 3 is in the second row. Tick it.
lesson-mixed-a-close = Some rolls later the second row has five crosses, in three colours. They count together. White 6 and 6 make 12: tick the last cell of the second row.
lesson-mixed-a-end = Seven crosses with the lock: 28 points. A row scores as a row, whatever the colours in it. The yellow die has left the game with its lock; yellow cells elsewhere can still be ticked with the white dice.

# Qwixx gemixxt B: numbers mixed.
lesson-mixed-b-sum = In gemixxt B the numbers of a row are shuffled. Left to right still holds, by place and not by size. Red begins with 10. White 4 and 6 make 10: tick red 10.
lesson-mixed-b-colour = The 6 stands right of the 10 here, so it is still free. White 4 and red 2 make 6. Tick red 6.
lesson-mixed-b-close = Some rolls later red has five crosses. Its last cell is 11 here, not 12: look for the one before the lock. White 5 and 6 make 11. Tick red 11.
lesson-mixed-b-end = Seven crosses with the lock: 28 points. What lies to the left of a cross is gone, even if it is a higher number.

# Qwixx Bonus A: the bar.
lesson-bonus-a-cell = In Bonus A some cells are bonus cells; the bar below the rows says what they bring. Its first box is red. White 1 and 2 make 3: tick red 3, a bonus cell, and the red box ticks the next red cell for you.
lesson-bonus-a-next = Two crosses for one. The next box is yellow. White 1 and yellow 4 make 5: tick yellow 5, a bonus cell, and yellow 6 comes along.
lesson-bonus-a-again = The other player rolled 11, and the next box is green. Bonus cells work with every tick, whoever rolled. Tick green 11.
lesson-bonus-a-end = Three ticks, six crosses, nine points. A bonus may land on another bonus cell and set off the next box: that is how long chains begin.

# Qwixx Bonus B: pairs.
lesson-bonus-b-half = In Bonus B ten cells bear signs, each sign twice. Tick both cells of a sign and you get its bonus. White 3 and 4 make 7: tick yellow 7, the first diamond.
lesson-bonus-b-pair = The other diamond is blue 7. White 4 and blue 3 make 7. Tick blue 7: a pair of diamonds ticks the next cell of every row.
lesson-bonus-b-circle = Some rolls later one circle is ticked, green 9. The other player rolled 11: tick yellow 11, the other circle. It ticks the next two cells of your row with the fewest crosses, here red.
lesson-bonus-b-end = 18 points. Three pairs are left: two squares double your weakest row at the end, two octagons bring 13 points, and with two stars your misses cost nothing.

# Qwixx, the card game.
lesson-cards-take = Your turn begins with drawing, until you hold five cards. Backs show the number, never the colour. You hold red 3 and red 4, so a 5 would be welcome. Take the 5 from the row.
lesson-cards-number = It is red; only you have seen that. Now the number on top of the pile counts for everybody: a 2, in any row. Tick red 2.
lesson-cards-play = Now you play one to three cards of one colour, and tick their numbers in that row. At most one cell may stay empty between these crosses. Play red 3, 4 and 5.
lesson-cards-end = Four crosses in red: 10 points. You must play at least one card each turn; with nothing ticked at all you mark a miss. A row you close is closed for you alone, and two of them end the game.

# The card game with jokers.
lesson-jokers-take = You hold red 2 and red 4, and between them a 3 is missing. Take the 3 from the row and see what it is.
lesson-jokers-number = A joker: it has a number and any colour you like. First the number on the pile, a 9 for everybody. It would skip too much here. Let it go.
lesson-jokers-play = Play red 2, the joker as red 3, and red 4: three cards of one colour.
lesson-jokers-end = Three crosses, six points. Face down a joker looks like any other card. A 9 that you let go costs nothing, as long as you tick something in your turn.

# The card game on the gemixxt sheets.
lesson-mixed-cards-a-number = On this sheet rows have cells of several colours. The number on the pile, a 2, is for any row. Tick the red 2 in the second row.
lesson-mixed-cards-a-play = You hold red 3 and red 8. On this sheet their cells are in different rows, and both may be ticked: cards share a colour, not a row. Play both.
lesson-mixed-cards-a-end = Two rows grow with one play. In each row left to right holds by itself, and here more than one cell may stay empty between two crosses.
lesson-mixed-cards-b-number = On this sheet numbers are shuffled: left to right goes by place. Red begins with 10, and a 10 is on the pile. Tick red 10.
lesson-mixed-cards-b-play = Behind the 10 red goes on with 6, 2 and 8. You hold all three in red. Play them, and tick all.
lesson-mixed-cards-b-end = Four crosses without a gap: 10 points. Before you play, look where a number stands, not how big it is.

# Quixo for two.
lesson-quixo-take = You play cross. Take a cube from the edge, one that is neutral or your own, turn it to your sign and push it back in at another end of its row or column. Take c1 at the bottom and push it in from the top.
lesson-quixo-win = The column moved down by one, and your cross stands on top. Some moves later four crosses are in the top row. Five in a line win, across, down or slanting. Take e1 and push it in from the top.
lesson-quixo-end = Five in a row: you have won. A cube of the other player may never be taken. And take care what your push moves: whoever completes five of the other sign loses.

# Quixo for four.
lesson-teams-dot = Four play in two teams; your partner sits opposite, and both play cross. In the first round only neutral cubes are taken. Take c1, push it in from the top, and point its dot at your partner: from now on only they may take it.
lesson-teams-win = Some moves later your team has four crosses in the top row. Your partner pointed the dot of the cross in a1 at you, so you may take it. Push it in from the top, and let its dot point at yourself.
lesson-teams-end = Five crosses in a line: your team wins, whoever the dots point at. Neutral cubes are free to all; of marked ones you may take only those whose dot points at you.

# Qwirkle.
lesson-qwirkle-line = In a line all tiles share the colour or the shape, and no two are alike. Here lie a red clover, a diamond and a circle. You have a red square: put it at the right end.
lesson-qwirkle-two = Four tiles in the line: 4 points. The other player put a blue square below yours. Put the blue circle to its left: it makes a blue line and, with the red circle above, a line of circles. Each counts 2.
lesson-qwirkle-six = The red line has five tiles by now, and only the cross is missing. Put your red cross at the right end.
lesson-qwirkle-end = Six in a line is a Qwirkle: 12 points. Instead of playing you may swap tiles, for a turn without points. Whoever plays their last tile when the bag is empty gets 6 more.

# What is explained once in the first match, in one line, when it comes.
lesson-qwixx-phase-mine = You rolled. First the white sum: tick it in any row, or let it go.
lesson-qwixx-phase-theirs = Somebody else rolled: you may tick the white sum, and it costs nothing to let it go.
lesson-qwixx-phase-colour = Second go: one white die plus one coloured die. If you tick nothing in both, you mark a miss.
lesson-cards-phase-take = Draw from the row until you hold five cards; you see each colour before you take the next.
lesson-cards-phase-number = The number on the pile is for everybody: tick it in any row, or let it go.
lesson-cards-phase-play = Play one to three cards of one colour, and tick what you like of them.
lesson-quixo-phase-turn = Your move: take a neutral cube or one of yours from the edge, and push it in at another end.
lesson-quixo-phase-first = First round: take a neutral cube, and point its dot at yourself or at your partner.
lesson-quixo-phase-dots = From now on you may take neutral cubes, and those of your team whose dot points at you.
lesson-qwirkle-phase-opening = You begin, because your largest group of one colour or shape is the biggest. Put it down in a line.
lesson-qwirkle-phase-turn = Put down tiles of one colour or one shape in one line, or swap some.
lesson-qwirkle-phase-last = The bag is empty: whoever plays their last tile gets 6 points more and ends the game.

# Around the lessons.
lesson-title = Learn { $game }
lesson-where = Step { $step } of { $steps }
refused-lesson-not-now = The rules allow that, too. For now follow the lesson.
lesson-hint = Next: { $what }
lesson-done = Lesson finished
lesson-match = Play a match against an easy opponent
lesson-again = Once more
lesson-got-it = Got it
