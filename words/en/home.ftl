# The way to a table: from home, by the form before the start, to those who gather.
home-against = against { $name } ({ $level })
home-with = with { $names }
home-alone = alone
home-change = Change
home-change-game = Change: { $game }
home-play-short = Play
home-play-game = Play now: { $game }
home-friends = With friends
home-invite = Play with friends
home-alone-offline = There is no network at the moment, so nobody can join with their own device. You can all play on this one: pass it round.
home-alone-no-server = There is no game server here, so nobody can join with their own device. You can all play on this one: pass it round.
home-round = Pass this device round
home-all = Show all { $count }
home-few = Show fewer
home-forgotten = { $game }: table removed.
home-lost = There is nothing at this address. This is the home page.
before-edition-qwixx = Sheet
before-more = More rules
gather-add-seat = Add a seat
gather-remove-seat = Remove seat { $number }
team-cross = Team of crosses
team-ring = Team of rings
time-seconds = { $seconds } s
time-minutes = { $minutes } min
replay-share-whole = A link that holds the whole game

# Lessons, offered at home and by the rules pages.
lesson-offer = Learn it in two minutes
lesson-go-on = Go on with the lesson
lesson-repeat = Repeat the lesson
lesson-editions = Lessons
