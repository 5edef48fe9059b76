# The tally: the score of Qwirkle beside a real table.
game-qwirkle-tally = Qwirkle, the tally
game-qwirkle-tally-about = Real tiles on the table, the points on your phones.
edition-tally = Tally
edition-tally-about = Points turn by turn, and 6 more for going out.
view-qwirkle-tally = The points of all players, beside a real table.
